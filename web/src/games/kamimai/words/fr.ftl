# Ce que la page dit sur l'écran de KamiMaï ; ce que dit le jeu vient de la table.
letter-water = E
letter-earth = T
letter-air = A
letter-fire = F
letter-team = É
team-short = équipe
kamimai-1 = La Carpe de papier
kamimai-2 = Le Héron-lanterne
kamimai-3 = Le Renard d’encre
sheet = La feuille
energy = Énergie { $count }
energy-word = énergie
area-told = Zone { $area }, { $effect }, { $sealed ->
    [yes] scellée
   *[no] { $left ->
        [one] un sort à lancer
       *[other] { $left } sorts à lancer
     }
 }{ $targeted ->
    [yes] , visée
   *[no] {""}
 }
reserve = Réserve
reserves = Réserves
reserve-of = Réserve : { $name }
drawn = Pioche
drawn-by = Pioche : { $name }
drawn-none = Rien de pioché
owes = doit { $count }
chip-agreed = ✓ d’accord
chip-deciding = … réfléchit
chip-activator = à son tour
step-target = Viser
step-draw = Piocher
step-cast = Lancer
step-store = Ranger
walk-round = Tourner autour
top-view = Vue du dessus
deck-told = Le Grimoire tient debout : { $near } cartes du côté proche, { $far } du côté éloigné.
deck-lies = Le Grimoire est tombé.
near-count = côté proche { $count }
far-count = côté éloigné { $count }
discards-count = défausse { $count }
promised = promis : { $count } sur { $of }
face-hidden = Face cachée
slot-told = carte { $slot }, { $side }, { $layer ->
    [0] tout dehors
    [one] sous une carte
   *[other] sous { $layer } cartes
 }
slot-before = Une carte plus près
slot-after = Une carte plus loin
slot-choose = Quelle carte tirer
pull-panel = Tirer une carte
pull-plain = Tirer sans glisser
lean = Inclinaison
lean-outward = dehors
lean-straight = droit
lean-inward = dedans
pull-slow = Lentement
pull-steady = Posément
pull-quick = Vite
danger-calm = semble sûr
danger-risky = risqué
danger-wild = dangereux
sway-even = Il est d’aplomb
sway-leans = Il penche
sway-sways = Il vacille
sway-even-text = Les deux côtés pèsent autant.
sway-heavy = Plus de cartes : { $side }.
sway-costs = S’il tombe maintenant, il en coûte une énergie.
sway-free = S’il tombe maintenant, aucune énergie n’est perdue.
fall-title = Patatras !
proposal = Le sort proposé
cast-panel = Les sorts possibles
cast-which = Quel sort, et qui paie ?
spell-in = Sort : { $colour }
spell-team-in = Sort d’équipe : { $colour }
asked-of = { $name }, vous donnez { $cards } ?
gives = donné
decides = réfléchit
choice-panel = Votre choix
companion-stands = Votre propre Grimoire est debout sur la table
companion-fell = Votre propre Grimoire est tombé
companion-left = { $count ->
    [one] il reste une carte dedans
   *[other] il reste { $count } cartes dedans
 }
companion-after-fall = Rangez d’abord, puis rassemblez les cartes, mélangez et rebâtissez-le.
hint-companion = D’une main. Touchez ce qui est sorti.
report-drawn = Qu’avez-vous pioché ?
give-to = à { $name }
does-discard = Défausser
does-forfeit = Céder
does-play = Jouer
does-drew = Pioché
does-take = Prendre
does-give = Donner
does-ready = Prêt
does-done = Fini de piocher
does-fell = Il est tombé
does-fell-before = Tombé avant
does-end = Finir la phase
does-keep = Garder cela
does-leave = Ne rien prendre
does-agree = D’accord
does-refuse = Refuser
does-withdraw = Retirer
prompt-waiting = On attend { $names }
prompt-asked = { $name } demande vos cartes
hint-hand = Un Gardien commande votre main : { $hand }.
hint-other-right = Un Gardien commande votre main : tirez de la gauche. Les côtés sont inversés.
hint-other-left = Un Gardien commande votre main : tirez de la droite. Les côtés sont inversés.
prompt-pulling = Doucement …
prompt-moving = On retient son souffle …
hint-done = Tirez encore si vous l’osez, ou arrêtez-vous.
hint-store = Gardez { $limit } cartes au plus. Les Gardiens restent et prennent une place.
hint-no-spell = Aucun sort ne peut être payé. Jouez une créature ou finissez la phase.
idle-train = { $name } s’essaie au Grimoire
idle-target = { $name } choisit une zone
idle-hand = { $name } choisit quel Gardien commande la main
idle-draw = { $name } pioche dans le Grimoire
idle-owe = { $name } doit céder une carte
idle-cast = { $name } lance des sorts
idle-ask = { $name } réfléchit au sort proposé
idle-giver = { $name } désigne qui donne une carte
idle-give = { $name } donne une carte
idle-taker = { $name } désigne qui peut prendre une carte
idle-take = { $name } fouille la défausse
idle-store = { $name } range sa Réserve
final = énergie restante : { $energy }
nothing = rien
text-area = Zone
text-effect = Effet
text-open = À lancer
text-marked = Lancés
text-targeted = visée
text-sealed = scellée
text-discards = Défausse : { $cards }.
text-grimoire = Le Grimoire
text-holds = Il contient { $cards }. Faces visibles :
key-slot = passer d’une carte du Grimoire à l’autre
key-tempo = tirer lentement, posément, d’un coup ; ou choisir qui paie
key-lean = incliner vers le dehors, droit ou vers le dedans
key-area = viser une zone
key-plain = fini de piocher, finir la phase, garder
key-answer = accepter, refuser, retirer
key-walk = tourner autour de la table, regarder d’en haut
key-enter = confirmer
key-escape = reposer
lesson-target = Choisissez une zone de la feuille. Vous y restez jusqu’à ce que tous ses sorts soient cochés.
    .title = Viser
lesson-draw = Tirez au moins une carte. Cliquez sur une carte, choisissez la vitesse, confirmez.
    .title = Doucement
lesson-even = Les cartes du dehors viennent sans peine. Prenez tour à tour des deux côtés, sinon il penche.
    .title = D’aplomb
lesson-more = Vous pouvez tirer encore. Plus de cartes, plus de sorts ; mais s’il tombe, vous perdez une énergie.
    .title = Assez ?
lesson-cast = Quatre cartes d’une couleur font un sort. Vos amis peuvent donner des leurs.
    .title = Lancer ensemble
lesson-store = Gardez des cartes pour plus tard tant que votre Réserve a de la place, défaussez le reste. Un Gardien ne se défausse pas.
    .title = Ranger
lesson-ask = La table vous pose une question. Choisissez, puis confirmez.
    .title = À vous
lesson-over = Tous gagnent ou tous perdent. On recommence ?
    .title = La fin
