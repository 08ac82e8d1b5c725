# Ce que la page dit sur l’écran de KamiMaï ; ce que dit le jeu vient de la table.
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
drawn = Cartes piochées
drawn-by = Piochées par { $name }
drawn-none = Rien de pioché
owes = doit { $count }
chip-agreed = ✓ d’accord
chip-deciding = … réfléchit
chip-activator = mène
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
    [0] à l’extérieur
    [one] sous une carte
   *[other] sous { $layer } cartes
 }
slot-before = Une carte plus près
slot-after = Une carte plus loin
slot-choose = Quelle carte tirer
pull-panel = Tirer une carte
drag-first = Tirez une carte tout droit sur le côté, lentement. Sans souris : choisissez une carte et une vitesse.
drag-first-short = Tirez une carte tout droit, lentement.
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
tries-count = { $fell } sur { $tries }
tries-told = { $fell ->
    [0] Tombé 0 fois en { $tries } essais par d’autres mains
   *[other] Tombé { $fell } fois en { $tries } essais par d’autres mains
 }
tries-several = { $count ->
    [one] {" "}; une fois une voisine est venue avec
   *[other] {" "}; { $count } fois une voisine est venue avec
 }
tries-under-way = D’autres mains l’essaient …
creeps = La carte { $slot } glisse : repoussez !
hangs = La carte { $slot } tient encore : pas piochée
fall-again = Revoir au ralenti
fall-tipped = L’équilibre s’est perdu ici : carte { $slot }, { $side }.
fall-hand = La main a entraîné les voisines.
fall-bared = Un bout était dégarni : plus rien ne s’y appuyait.
fall-centre = Le centre était vide : les deux côtés n’avaient plus d’appui.
fall-balance = Chaque carte change l’équilibre ; celle-ci était de trop.
fall-knock = Moins entamé, il aurait tenu.
sway-even = Il est d’aplomb
sway-leans = Il penche
sway-sways = Il vacille
sway-even-text = Les deux côtés pèsent autant.
sway-heavy = Plus de cartes : { $side }.
sway-costs = S’il tombe maintenant, il en coûte un point d’énergie.
sway-free = S’il tombe maintenant, aucun point d’énergie n’est perdu.
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
give-to = à { $name }
does-discard = Défausser
does-forfeit = Céder
does-play = Jouer
does-drew = Pioché
does-take = Prendre
does-give = Donner
does-ready = C’est bon
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
hint-train-0 = À l’essai : saisissez une carte au milieu d’un côté, attendez un instant, tirez lentement.
hint-train-1 = Maintenant une du bord. Elle vient sans peine, mais son bord est plus dégarni qu’avant.
hint-train-2 = Et une du centre, vite. Regardez ses voisines.
hint-train-3 = Rien ne compte encore. Essayez encore, ou dites que c’est bon.
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
idle-store = { $name } choisit quoi garder
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
key-lean = incliner vers l’extérieur, droit ou vers l’intérieur
key-area = viser une zone
key-plain = fini de piocher, finir la phase, garder
key-answer = accepter, refuser, retirer
key-walk = tourner autour de la table, regarder d’en haut
key-enter = valider
key-escape = reposer

# la fin
ending-won = Vous avez réussi !
ending-lost = Le cauchemar vous garde
ending-why-won = Tous les cœurs sont scellés, et le chemin du retour est ouvert.
ending-why-lost = Il n’y a plus d’énergie.
ending-why-night = La nuit a été trop longue.
ending-close-won = { $energy ->
    [one] Il ne vous restait qu’un point d’énergie. C’était juste.
   *[other] Il vous restait { $energy } points d’énergie.
}
ending-close-lost = { $spells ->
    [one] Il manquait un seul sort, dans la zone { $areas }.
   *[other] Il manquait { $spells } sorts, dans { $count ->
        [one] la zone { $areas }
       *[other] les zones { $areas }
    }.
}
ending-energy = Ce qui vous a coûté de l’énergie
ending-loss = Tour { $turn } : { $cause ->
    [draw] { $you ->
        [yes] chute pendant votre pioche
       *[no] chute pendant la pioche { DE($name) }
    }
    [curse] une malédiction
   *[other] chute sans que personne n’y touche
}
ending-no-loss = Rien du tout : pas un point d’énergie perdu.
again-level = Encore, au niveau { $level }
again-easy = Encore, avec plus d’énergie
again-normal = Encore, avec l’énergie normale

# un tour en une ligne, derrière un nom
recap-targeted = zone { $area }
recap-pulled = { $count ->
    [0] rien de pioché
   *[other] { $cards }
 }
recap-reported = { $card }
recap-collapsed = le Grimoire est tombé !
recap-energy-lost = −{ $count } énergie
recap-curse = malédiction : { $curse }
recap-cast = { $box ->
    [team] sort d’équipe : { $colour }
   *[other] sort : { $colour }
 }
recap-sealed = zone { $area } scellée
recap-played = { $card }
recap-gave = { $card } pour { $target-you ->
    [yes] votre Réserve
   *[no] { $target-player }
 }
recap-took = { $card } de la défausse
recap-declined = refuse
recap-kept = { $count ->
    [0] ne garde rien
    [one] garde une carte
   *[other] garde { $count } cartes
 }

# À côté d’une vraie boîte
box-hands-off = Plus personne n’y touche. Ça tient ?
box-drum = Un coup de tambour par seconde. Après trois, ça tient.
box-it-fell = C’est tombé !
box-team = le sort d’équipe
box-cast = Lancer : { $spell }
box-aim = Viser la zone { $area }
box-energy = Énergie
box-bolt = Mettre l’énergie à { $count }
box-tile-told = { $card } : { $count } en main
box-water = Eau
box-earth = Terre
box-air = Air
box-fire = Feu
box-guardian = Gardien
box-fairy = Fée
box-wolf = Loup
box-imp = Lutin
box-dragonflies = Libellules
box-mouse = Souris
box-report-here = On annonce sur ce téléphone.
box-who-train = { $name } essaie l’équilibre :
box-who-target = { $name } et vous tous :
box-who-hand = { $name } a plusieurs Gardiens :
box-who-draw = { $guardian ->
    [none] { $name } pioche :
   *[other] { $name } pioche, avec { $guardian } :
 }
box-who-owe = { $name } doit à la malédiction :
box-who-cast = { $name } lance :
box-who-ask = On demande à { $name } :
box-who-giver = { $name } joue les Libellules :
box-who-give = { $name } donne :
box-who-taker = { $name } joue la Souris chapardeuse :
box-who-take = { $name } peut prendre :
box-who-store = { $name } range :
box-who-over = Fin :
box-rule-train = Piochez un peu, c’est gratuit
box-rule-target = Quelle zone ? Touchez-la
box-rule-hand = Lequel guide la main ?
box-rule-owe = { $count ->
    [one] Défaussez une carte
   *[other] Défaussez { $count } cartes
 }
box-rule-cast = Touchez un sort une fois lancé
box-rule-ask = D’accord ?
box-rule-giver = Qui donne une carte ?
box-rule-give = Quelle carte, à qui ?
box-rule-taker = Qui prend une carte ?
box-rule-take = Une carte de la défausse
box-rule-store = Puis on passe au suivant
box-rule-over = Rangez les cartes
box-hand-middle = Pouce et majeur
box-hand-ring = Pouce et annulaire
box-hand-little = Pouce et auriculaire
box-hand-other = L’autre main
box-hand-free = Une main, tous les doigts
box-effect-blessing = Zone bénie : avec un Gardien pioché, une chute de cette pioche ne coûte rien.
box-effect-discard = Zone maudite : par Gardien pioché, chacun défausse une carte.
box-effect-colour = Zone maudite : un Gardien pioché emporte les Éléments de sa couleur.
box-effect-energy = Zone maudite : chaque Gardien pioché coûte un point d’énergie.
box-rebuild = Ramassez, mélangez, remontez
box-rebuild-all = Gardez au plus { $limit } cartes, puis mélangez aussi la défausse. Pas de sort cette fois.
box-rebuild-fallen = Gardez au plus { $limit } cartes, puis mélangez les seules cartes tombées. Cela n’a rien coûté.
box-store = Gardez au plus { $limit } cartes ; les Gardiens restent.
box-curse-owe = La malédiction : un Élément ou une Créature par Gardien pioché. Les Gardiens restent.
box-curse-discard = La malédiction s’est réveillée : tout le monde a défaussé.
box-curse-discard-apart = { $count ->
    [one] La malédiction : chacun défausse un Élément ou une Créature.
   *[other] La malédiction : chacun défausse { $count } Éléments ou Créatures.
 }
box-curse-colour = La malédiction a emporté les Éléments : { $colours }.
box-curse-colour-apart = La malédiction : défaussez tous vos Éléments : { $colours }.
box-curse-energy = La malédiction a coûté { $count } points d’énergie.
box-curse-energy-apart = La malédiction a coûté { $count } points d’énergie.
box-counts = Rectifier
box-counts-how = Que dit la table ? Ce qui est en plus sort du Grimoire, ce qui est en moins y est debout.
box-counts-later = On rectifie sur le téléphone dont c’est le tour.
box-pile = Défausse
box-less = Une carte { $card } de moins
box-more = Une carte { $card } de plus
box-back = Revenir plus tôt
box-back-how = Tout ce qui suit est oublié. Les autres téléphones sont consultés d’abord.
box-setup = Mise en place
box-setup-sheet = Posez la feuille : { $sheet } (niveau { $level }), avec { $energy } points d’énergie.
box-setup-cards = Mélangez les 64 cartes.
box-setup-cards-solo = Rangez les Libellules et mélangez les 63 autres cartes.
box-setup-stand = Dressez-les sur le feutre et ouvrez un côté, puis l’autre, jusqu’à ce que le Grimoire tienne tout seul.
box-setup-reserves = Réserves et défausse sont vides. Une Réserve garde { $limit } cartes ; annoncez chaque carte piochée.
box-setup-apart = Réserves et défausse sont vides et restent sur votre table ; ici on n’annonce que les Gardiens.
box-setup-first = { $name } commence ; on joue dans le sens des aiguilles d’une montre.
box-setup-done = Il tient. On commence
box-sound = Un tambour pour les trois secondes ?
box-cannot-pay = D’après les annonces, vos cartes ne paient pas ce sort : quatre d’une couleur, dont une de qui mène. Erreur de compte ?
box-drawn = Ce qui a été pioché
box-give-to = À { $name }
box-nothing = rien
box-paid-otherwise = Payé autrement ?
box-fell-before = Tombé avant
box-fell = C’est tombé
box-fell-late = Tombé maintenant
box-done = Fini : 3 secondes
box-ready = Assez : on remonte
box-end = Tour fini : { $name }
box-keep = Ensuite : { $name }
box-discard-first = Défaussez d’abord
box-no-guardian = Aucun Gardien ne bouge
box-leave = Ne rien prendre
