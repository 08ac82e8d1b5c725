# KamiMaï en français : nos propres mots pour les règles, chaque événement, chaque refus.

tagline = La main sûre, tous ensemble
own-box-does = Le téléphone est la feuille : touchez les cartes piochées et les sorts lancés, entendez trois secondes, voyez la règle des doigts. Malédictions et énergie sont comptées pour vous.

# Éléments du jeu
card-water = Eau
    .about = Quatre d’une couleur paient un sort de cette couleur.
card-earth = Terre
    .about = Quatre d’une couleur paient un sort de cette couleur.
card-air = Air
    .about = Quatre d’une couleur paient un sort de cette couleur.
card-fire = Feu
    .about = Quatre d’une couleur paient un sort de cette couleur.
card-water-guardian = Gardien de l’Eau
    .about = Reste dans votre Réserve et commande votre main : { hand-middle }. Réveille la malédiction d’une zone maudite.
card-earth-guardian = Gardien de la Terre
    .about = Reste dans votre Réserve et commande votre main : { hand-ring }. Réveille la malédiction d’une zone maudite.
card-air-guardian = Gardien de l’Air
    .about = Reste dans votre Réserve et commande votre main : { hand-little }. Réveille la malédiction d’une zone maudite.
card-fire-guardian = Gardien du Feu
    .about = Reste dans votre Réserve et commande votre main : { hand-other }. Réveille la malédiction d’une zone maudite.
card-water-fairy = Fée de l’Eau
    .about = Vaut une, deux ou trois cartes de sa couleur dans un sort.
card-earth-fairy = Fée de la Terre
    .about = Vaut une, deux ou trois cartes de sa couleur dans un sort.
card-air-fairy = Fée de l’Air
    .about = Vaut une, deux ou trois cartes de sa couleur dans un sort.
card-fire-fairy = Fée du Feu
    .about = Vaut une, deux ou trois cartes de sa couleur dans un sort.
card-wolf = Loup sacré
    .about = Vaut une ou deux cartes d’une couleur au choix dans un sort.
card-imp = Lutin porte-clé
    .about = Joué par qui mène le tour : défausse tous les Gardiens des Réserves et des cartes piochées.
card-dragonflies = Libellules
    .about = Deux fois, quelqu’un que vous désignez donne une carte à quelqu’un d’autre.
card-mouse = Souris chapardeuse
    .about = Quelqu’un que vous désignez peut prendre un Élément ou une Créature dans la défausse.
colour-water = Eau
colour-earth = Terre
colour-air = Air
colour-fire = Feu
spell-team = équipe
area-a = A
area-b = B
area-c = C
area-d = D
area-e = E
area-f = F
area-g = G
area-h = H
effect-none = sans effet
effect-blessing = bénédiction
effect-discard = malédiction : chacun défausse
effect-colour = malédiction : couleur
effect-energy = malédiction : énergie
curse-discard = chacun abandonne une carte par Gardien
curse-colour = les couleurs des Gardiens sont emportées
curse-energy = chaque Gardien boit un point d’énergie
hand-middle = pouce et majeur
hand-ring = pouce et annulaire
hand-little = pouce et auriculaire
hand-other = l’autre main
side-near = côté proche
side-far = côté éloigné
tempo-slow = lentement
tempo-steady = posément
tempo-quick = d’un geste vif
mode-easy = facile
mode-normal = normal
mode-hard = difficile
grimoire-simulated = un vrai paquet debout
grimoire-quick = pioche rapide
grimoire-companion = votre propre boîte
reserves-asked = le programme les tient, et demande à chaque payeur
reserves-aloud = le programme les tient, on se met d’accord à voix haute
reserves-apart = elles restent sur votre table
steadiness-calm = calme
steadiness-normal = normale
steadiness-shaky = tremblante
level-1 = niveau 1
level-2 = niveau 2
level-3 = niveau 3

# Options
option-level = KamiMaï
    .about = La feuille à affronter : le niveau 1 est le plus doux, le niveau 3 demande presque toutes les cartes.
option-mode = Mode
    .about = Facile donne un point d’énergie de plus. Difficile en prend un si le Grimoire tombe entre deux tours.
option-adventure = Aventure
    .about = Les trois KamiMaï à la suite. L’énergie restante est gardée, avec deux points de plus.
option-grimoire = Grimoire
    .about = Un paquet debout où vous tirez de votre main, une pioche rapide au hasard, ou la vraie boîte sur votre table.
option-reserves = Réserves à côté de votre boîte
    .about = Le programme tient-il ce que chacun garde ? Si tout reste sur votre table, il tient la feuille, l’énergie et les Gardiens, et vous n’annoncez que les Gardiens.
option-steadiness = Sûreté de la main
    .about = À quel point la main tremble.
option-training = D’abord à l’essai
    .about = Chacun peut essayer quelques cartes avant que la partie ne compte, et voir pourquoi tout est tombé.
option-english-energy = Énergie anglaise
    .about = Commencer avec 4 points d’énergie, comme le livret anglais le laisse entendre, et non 5.
option-always-blessed = Toujours bénie
    .about = Une zone bénie épargne l’énergie même sans Gardien pioché.
option-fairies-cursed = Les Fées aussi
    .about = La malédiction de couleur prend aussi les Fées de cette couleur.
option-night = La nuit tombe
    .about = Un niveau qui dure plus de 100 tours est perdu. Sinon, vous avez tout votre temps.

# Invites
prompt-train = Essayez le Grimoire
    .hint = Tirez trois cartes et sentez comme il tient. Rien ne compte encore ; dites quand c’est bon.
prompt-target = Choisissez une zone
    .hint = Vous y restez jusqu’à ce que son cœur soit scellé.
prompt-hand = Choisissez le Gardien qui guide votre main
    .hint = Il vaut pour toute la pioche.
prompt-draw = Piochez dans le Grimoire
    .hint = Au milieu de chaque côté, tour à tour. Saisissez, laissez les doigts se poser, puis tirez.
prompt-owe = La malédiction réclame une carte
    .hint = Élément ou Créature, à votre gré. Les Gardiens ne sont pas pris.
prompt-cast = Lancez des sorts, ou terminez la phase
    .hint = Quatre cartes d’une couleur. Les autres peuvent aider, s’ils le veulent bien.
prompt-ask = Un sort attend que chacun dise oui
    .hint = Rien n’est dépensé tant que tous ne sont pas d’accord.
prompt-giver = Libellules : qui donne une carte ?
    .hint = Vous pouvez vous désigner.
prompt-give = Donnez une carte
    .hint = N’importe laquelle, Gardiens compris, à quelqu’un d’autre.
prompt-taker = Souris chapardeuse : qui peut prendre une carte ?
    .hint = Vous pouvez vous désigner.
prompt-take = Prenez une carte de la défausse, ou laissez
    .hint = Élément ou Créature. Elle sert aussitôt.
prompt-store = Choisissez ce que vous gardez
    .hint = Les Gardiens restent et prennent des places. Défaussez le surplus, puis gardez.
prompt-over = La partie est finie

# Issues
outcome-victory = Tous les cœurs sont scellés et il reste de l’énergie pour rentrer.
outcome-defeat = Plus d’énergie. Le cauchemar vous garde.
outcome-night = La nuit a été trop longue. Le cauchemar vous garde.

# Événements
event-turn = { $you ->
    [yes] À vous de mener.
   *[no] { $player } mène maintenant.
 }
event-ready = { $you ->
    [yes] Vous avez pris la mesure.
   *[no] { $player } a pris la mesure.
 }
event-targeted = { $you ->
    [yes] Vous visez
   *[no] { $player } vise
 } la zone { $area }.
event-hand = Un Gardien guide { $you ->
    [yes] votre main
   *[no] la main { DE($player) }
 } : { $hand }.
event-pulled = { $count ->
    [0] { $you ->
        [yes] Vous tirez et n’obtenez
       *[no] { $player } tire et n’obtient
     } rien.
   *[other] { $you ->
        [yes] Vous piochez
       *[no] { $player } pioche
     } : { $cards }.
 }
event-reported = { $you ->
    [yes] Vous avez pioché
   *[no] { $player } a pioché
 } : { $card }.
event-seen = Désormais visible par tous : { $cards }.
event-done = { $you ->
    [yes] Vous vous arrêtez
   *[no] { $player } s’arrête
 } à { $count ->
    [one] une carte
   *[other] { $count } cartes
 }.
event-stands = Trois secondes, et il tient : { $you ->
    [yes] vous avez
   *[no] { $player } a
 } fini de piocher.
event-passed = { $you ->
    [yes] Vous avez
   *[no] { $player } a
 } fini.
event-collapsed = { $when ->
    [draw] Patatras : le Grimoire s’effondre en pleine pioche !
    [knock-cast] Une porte claque, la table tremble : le Grimoire s’effondre, mais la pioche était finie.
    [knock-between] Une porte claque, la table tremble : le Grimoire s’effondre entre deux tours.
    [cast] Le Grimoire s’effondre, mais la pioche était finie.
   *[between] Le Grimoire s’effondre entre deux tours.
 }
event-spared = La bénédiction de la zone { $area } épargne votre énergie.
event-energy-lost = { $count ->
    [one] Un point d’énergie perdu
   *[other] { $count } points d’énergie perdus
 }, reste { $energy }.
event-rebuilt = { $discards ->
    [with] La défausse y retourne : le Grimoire est debout
   *[without] Le Grimoire est de nouveau debout
 } avec { $count } cartes.
event-raised = { $discards ->
    [with] Mélangez-y la défausse et remontez
   *[without] Remontez
 } le Grimoire.
event-energy-told = Rectifié : { $energy } points d’énergie.
event-counted = Rectifié : { $you ->
    [yes] vous avez
   *[no] { $player } a
 } { $count } × { $card } en Réserve.
event-counted-pile = Rectifié : la défausse contient { $count } × { $card }.
event-curse = La malédiction s’éveille : { $curse } ({ $colours }).
event-washed-away = { $you ->
    [yes] Vous perdez
   *[no] { $player } perd
 } : { $cards }.
event-forfeited = { $you ->
    [yes] Vous abandonnez
   *[no] { $player } abandonne
 } : { $card }.
event-proposed = { $you ->
    [yes] Vous ouvrez
   *[no] { $player } ouvre
 } un sort { $box ->
    [team] d’équipe ({ $colour })
   *[other] ({ $colour })
 } et { $you ->
    [yes] demandez
   *[no] demande
 } de l’aide.
event-agreed = { $you ->
    [yes] Vous êtes d’accord.
   *[no] { $player } est d’accord.
 }
event-declined = { $you ->
    [yes] Vous refusez. Rien n’est dépensé.
   *[no] { $player } refuse. Rien n’est dépensé.
 }
event-withdrew = { $you ->
    [yes] Vous retirez la proposition.
   *[no] { $player } retire la proposition.
 }
event-cast = { $you ->
    [yes] Vous lancez
   *[no] { $player } lance
 } { $box ->
    [team] le sort d’équipe ({ $colour })
    [team-apart] le sort d’équipe
   *[other] le sort ({ $colour })
 } dans la zone { $area }.
event-paid = { $you ->
    [yes] Vous payez
   *[no] { $player } paie
 } { $count }.
event-sealed = La zone { $area } est scellée. { $left ->
    [0] C’était la dernière.
    [one] Il en reste une.
   *[other] Il en reste { $left }.
 }
event-played = { $you ->
    [yes] Vous jouez
   *[no] { $player } joue
 } : { $card }.
event-freed = { $count ->
    [0] Il n’y avait aucun Gardien à libérer.
    [one] Un Gardien est libéré.
   *[other] { $count } Gardiens sont libérés.
 }
event-must-give = { $you ->
    [yes] Vous avez une carte à donner.
   *[no] { $player } a une carte à donner.
 }
event-gave = { $target-you ->
    [yes] { $player } vous donne une carte : { $card }.
   *[no] { $you ->
        [yes] Vous donnez une carte à { $target-player } : { $card }.
       *[no] { $player } donne une carte à { $target-player } : { $card }.
    }
 }
event-may-take = { $you ->
    [yes] Vous pouvez prendre une carte de la défausse.
   *[no] { $player } peut prendre une carte de la défausse.
 }
event-took = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
 } dans la défausse : { $card }.
event-left-it = { $you ->
    [yes] Vous ne prenez rien.
   *[no] { $player } ne prend rien.
 }
event-discarded = { $you ->
    [yes] Vous défaussez
   *[no] { $player } défausse
 } : { $card }.
event-kept = { $you ->
    [yes] Vous
   *[no] { $player }
 } { $count ->
    [0] { $you ->
        [yes] ne gardez aucune carte
       *[no] ne garde aucune carte
    }
    [one] { $you ->
        [yes] gardez une carte
       *[no] garde une carte
    }
   *[other] { $you ->
        [yes] gardez { $count } cartes
       *[no] garde { $count } cartes
    }
 }.
event-level = En route pour le { $level }, avec { $energy } points d’énergie.
event-victory = Le dernier cœur est scellé, il reste { $energy } points d’énergie. Vous êtes libres !
event-defeat = Le cauchemar se referme sur vous.

# Refus
reason-part-wrong = parts.toml : « { $value } » est impossible dans { $field }.
reason-game-over = La partie est finie.
reason-move-unknown = « { $move } » n’est pas un coup de KamiMaï.
reason-not-your-turn = Ce n’est pas à vous de jouer.
reason-training = C’est encore l’échauffement : tirez, ou dites que c’est bon.
reason-target-first = Choisissez d’abord une zone.
reason-hand-first = Choisissez d’abord le Gardien qui guide votre main.
reason-draw-first = Vous piochez : tirez une carte, ou arrêtez-vous dès que vous en avez une.
reason-curse-first = La malédiction d’abord : abandonnez une carte.
reason-casting-now = C’est le moment des sorts et des créatures, ou de terminer la phase.
reason-proposal-waits = Un sort attend que chacun dise oui.
reason-name-giver = Dites d’abord qui donne une carte.
reason-gift-first = Un don doit d’abord être fait.
reason-name-taker = Dites d’abord qui peut prendre une carte.
reason-take-first = Prenez d’abord une carte, ou laissez.
reason-store-now = C’est le rangement : défaussez ce que vous ne gardez pas.
reason-not-companion = À cette table, les cartes sont à l’écran ; les annonces sont pour votre propre boîte.
reason-companion-reports = Vous piochez dans votre propre boîte : annoncez ce qui en est sorti.
reason-fell-already = Cet effondrement est déjà annoncé, ou ne peut l’être maintenant.
reason-activator-withdraws = Seule la personne qui mène peut retirer une proposition.
reason-withdrawn-enough = Vous avez assez retiré de propositions dans cette phase.
reason-owes-nothing = La malédiction ne vous demande plus rien.
reason-not-asked = Ce sort ne vous demande rien.
reason-answered-already = Vous êtes déjà d’accord ; vous pouvez encore refuser.
reason-hand-not-forced = Vos Gardiens demandent : { $hands }.
reason-cannot-be-named = « { $move } » ne désigne personne qui le puisse.
reason-reserve-full = Défaussez-en encore { $count } : votre Réserve contient { $limit } cartes.
reason-draw-something = Piochez au moins une carte.
reason-card-not-in-grimoire = { $card } : les { $count } de la boîte sont déjà sorties du Grimoire. Si ce n’est pas vrai, rectifiez le compte.
reason-correction-form = « { $move } » devrait ressembler à « count 2 water 3 » ou « energy 4 ».
reason-correct-later = Répondez d’abord à ce qui est demandé ; vous pourrez ensuite rectifier le compte.
reason-energy-range = L’énergie est un nombre de 1 à { $count } ; le dernier point se perd par une chute.
reason-no-such-place = Les places vont de 1 à { $count } ; 0 est la défausse.
reason-reserves-apart = Les Réserves restent sur votre table : ici on n’annonce que les Gardiens.
reason-count-too-many = Il n’y a que { $count } × { $card } dans la boîte, et les autres sont ailleurs. Rectifiez d’abord ceux-là.
reason-guardians-nowhere = Aucun Gardien n’est sorti du Grimoire : jouez-la sur votre table, rien ne change ici.
reason-spell-form-apart = « { $move } » devrait ressembler à « cast fire » ou « team ».
reason-card-expected = « { $move } » ne nomme aucune carte.
reason-pull-form = « { $move } » devrait ressembler à « pull 12 slow ».
reason-slot-empty = Aucune carte n’est debout en { $slot }.
reason-face-not-bared = La face de la carte en { $slot } est déjà visible, ou la carte est tirée.
reason-never-all = Le Grimoire ne peut jamais être vidé.
reason-area-expected = « { $move } » ne nomme aucune zone.
reason-area-sealed = La zone { $area } ne peut être visée : elle est scellée, ou absente de cette feuille.
reason-spell-form = « { $move } » devrait ressembler à « cast fire 1:2 2:2 ».
reason-spell-not-here = La zone { $area } n’a pas ce sort.
reason-spell-marked = Ce sort de la zone { $area } est déjà coché.
reason-refused-already = Cette même proposition a été refusée dans cette phase.
reason-activator-pays = Qui mène paie au moins une carte.
reason-payment-wrong = Les cartes ne font pas { $count }, manquent, ou sont mal réparties.
reason-creature-expected = « { $move } » ne nomme aucune créature qui se joue seule.
reason-creature-not-yours = Vous n’avez pas : { $card }.
reason-nothing-to-take = Il n’y a ni Élément ni Créature dans la défausse.
reason-nothing-to-give = Il n’y a aucune carte à donner.
reason-guardian-stays = { $card } reste à sa place.
reason-not-in-pile = { $card } n’est pas dans la défausse.
reason-card-not-yours = Vous n’avez pas : { $card }.
reason-gift-to-another = Un don va à quelqu’un d’autre.
reason-settled-form = « { $move } » n’est pas un verdict du Grimoire debout.
reason-not-simulated = À cette table, rien n’est simulé.
reason-samples-wrong = Le chemin de la main est illisible : { $problem }.
reason-pull-stale = Le Grimoire a changé depuis que vous tirez.
reason-position-version = La position commence par « { $value } », et non par « { $expected } ».
reason-position-field = Le champ { $field } de la position est inconnu, en double, ou sans valeur : « { $value } ».
reason-position-missing = La position n’a pas de champ { $field }.
reason-position-number = { $field } : « { $value } » n’est pas un nombre de { $low } à { $high }.
reason-position-word = { $field } : « { $value } » n’est aucun de { $words }.
reason-position-count = { $field } : « { $value } » devrait avoir { $expected } parties.
reason-position-level = { $field } : le niveau { $value } n’est pas celui de cette partie.
reason-position-sheet = { $field } : « { $value } » ne va pas avec la feuille de ce niveau.
reason-position-slot = { $field } : « { $value } » nomme une place vide ou déjà nommée.
reason-position-card-extra = { $field } : il y a plus de cartes { $card } que dans la boîte.
reason-position-cards = { $field } : il reste { $count } cartes pour { $expected } places cachées.
reason-position-spell = { $field } : « { $value } » n’est pas un sort.
reason-position-guardians = { $field } : « { $value } » ne correspond pas aux cartes piochées.
reason-position-phase = { $field } ne peut être ainsi dans la phase { $value }.

# Les clauses
M-1 = De un à cinq invocateurs jouent d’un même côté : tous gagnent ou tous perdent.
    .title = Ensemble
M-2 = Le Grimoire compte 64 cartes : douze de chaque, Eau, Terre, Air et Feu ; huit Gardiens, deux par couleur ; et huit créatures : quatre Fées, le Loup sacré, le Lutin porte-clé, les Libellules et la Souris chapardeuse.
    .title = Les cartes
M-3 = Chacun peut regarder le Grimoire de tous côtés sans le toucher. Une face visible du dehors est connue de tous et le reste ; la carte extérieure de chaque côté l’est toujours. Les faces du dedans restent cachées jusqu’à ce qu’un de leurs coins s’offre aux regards ou que la carte soit piochée.
    .title = Regarder
M-4 = La feuille d’un KamiMaï a des zones. Chacune porte des sorts d’une couleur, ou des sorts d’équipe d’une couleur libre ; elle peut bénir ou maudire ; un cœur la termine. Niveau et mode se choisissent séparément.
    .title = La feuille
M-5 = Vous commencez avec { printed-counts-energy } points d’énergie, avec { printed-counts-english_energy } selon le livret anglais.
    .title = Énergie
M-6 = Les trois feuilles ont trois, quatre et cinq zones. Au niveau 1, la zone A est visée d’emblée.
    .title = Les trois feuilles
M-7 = Toutes les cartes sont mélangées et dressées comme un livre entrouvert : les têtes jointes, les pieds écartés. Réserves et défausse sont vides.
    .title = Mise en place
M-8 = Avant la partie, chacun peut essayer quelques cartes : trois en montrent presque tout. S’il tombe, revoyez-le au ralenti : la carte qui a perdu l’équilibre y est marquée. Puis tout est mélangé et dressé de nouveau.
    .title = Échauffement
M-9 = Le sort désigne qui commence. La personne dont c’est le tour mène la partie et a le dernier mot. Réserves, cartes piochées, défausse et nombres sont visibles de tous.
    .title = Qui mène
M-10 = 1. Viser. Si aucune zone n’est visée, choisissez-en une non scellée. Vous y restez jusqu’à ce qu’elle le soit.
    .title = Viser
M-11 = 2. Piocher. Tirez au moins une carte, autant que vous osez, l’une après l’autre, mais jamais toutes. S’il n’en reste qu’une, c’est un effondrement.
    .title = Piocher
M-12 = Les Gardiens de votre Réserve au début de la pioche guident votre main. S’il y en a plusieurs, choisissez-en un avant de tirer, pour toute la pioche.
    .title = Mains guidées
M-13 = Si le Grimoire tombe pendant la pioche ou dans les trois secondes, vous perdez un point d’énergie. Les cartes piochées sont gardées, la phase 3 est sautée, la phase 4 jouée. Puis défausse et cartes tombées sont mélangées et dressées.
    .title = Chute pendant la pioche
M-14 = S’il tombe en phase 3 ou 4, rien n’est perdu ; il gît jusqu’à la fin du tour, puis les cartes tombées seules sont redressées. De même entre deux tours, aussitôt ; en mode Difficile cela coûte un point d’énergie et la défausse y retourne.
    .title = Chute à un autre moment
M-15 = 3. Lancer. D’abord la malédiction de la zone, puis autant de sorts de la zone et de créatures que voulu, dans tout ordre. Le dernier sort d’une zone coche son cœur : elle est scellée et la phase 4 suit.
    .title = Lancer
M-16 = Un sort, c’est toujours { printed-counts-spell-word } cartes d’une couleur. Elles sont défaussées et le sort coché.
    .title = Sorts
M-17 = Les quatre cartes viennent toutes de qui mène.
    .title = Sort individuel
M-18 = À plusieurs : au moins une carte vient de qui mène, les autres de qui veut bien. Personne n’est obligé de donner.
    .title = Sort collectif
M-19 = Un sort d’équipe a une couleur libre et tous paient : deux chacun à deux, l’un de trois paie deux, un chacun à quatre, quatre de cinq paient un. Qui mène paie toujours.
    .title = Sort d’équipe
M-20 = 4. Ranger. Gardez au plus { printed-counts-reserve-word } cartes, les Gardiens toujours parmi elles ; défaussez le reste.
    .title = Ranger
M-21 = Puis c’est au suivant, dans le sens des aiguilles d’une montre.
    .title = Suivant
M-22 = Un sort, c’est tout ou rien. Qui mène nomme la case, la couleur et les cartes ; chacun des sollicités accepte ou non ; rien ne bouge avant l’accord de tous. Une proposition refusée ne peut revenir dans la même phase avec la même case, la même couleur, les mêmes payeurs et les mêmes cartes ; une Créature passée en d’autres mains en fait une autre proposition. Qui mène peut la retirer, quelques fois par phase.
    .title = Tout ou rien
M-23 = Une carte est piochée dès qu’elle ne touche plus aucune carte du Grimoire ; ce qui y pend sort avec elle. Lâchée trop tôt, elle ne l’est pas : une voisine à moitié sortie tient encore et peut être tirée ensuite. Une carte qui tombe seule, sans effondrement, l’est aussi ; si personne ne pioche, elle reste couchée là et vient avec la pioche suivante.
    .title = Quand une carte est piochée
M-24 = Après chaque carte tirée, trois secondes passent. Puis tirez encore, ou arrêtez-vous si vous en avez une.
    .title = Trois secondes
M-30 = Si un Gardien a été pioché ce tour et que la zone est bénie, la chute de cette pioche ne coûte pas d’énergie.
    .title = Bénédiction
M-31 = Si des Gardiens ont été piochés ce tour dans une zone maudite : chacun abandonne un Élément ou une Créature de son choix par Gardien, tous en même temps et dans n’importe quel ordre ; ou tous les Éléments de leurs couleurs sont défaussés ; ou chacun coûte un point d’énergie.
    .title = Malédictions
M-32 = Les Gardiens sont gardés, prennent place dans la Réserve, et seul le Lutin porte-clé les enlève.
    .title = Les Gardiens restent
M-33 = Eau : pouce et majeur. Terre : pouce et annulaire. Air : pouce et auriculaire. Feu : l’autre main.
    .title = Comment les Gardiens guident la main
M-34 = Une Fée vaut une, deux ou trois cartes de sa couleur, le Loup une ou deux d’une couleur au choix. Chacun peut ajouter les siennes à un sort. Le total doit faire exactement quatre.
    .title = Fées et Loup
M-35 = Le Lutin porte-clé défausse tous les Gardiens des Réserves et des cartes piochées. On ne peut le jouer qu’à son tour, si on l’a en main.
    .title = Lutin porte-clé
M-36 = Libellules : deux fois, quelqu’un désigné par qui mène donne une carte à quelqu’un d’autre. Une Réserve trop grande est réduite à la fin du prochain tour de son propriétaire.
    .title = Libellules
M-37 = Souris chapardeuse : quelqu’un désigné par qui mène peut prendre un Élément ou une Créature dans la défausse.
    .title = Souris chapardeuse
M-38 = Tous les cœurs cochés et de l’énergie : victoire. Plus d’énergie : défaite. Vous avez tout votre temps, sauf avec l’option « La nuit tombe » : un niveau de 100 tours est alors perdu.
    .title = La fin
M-39 = Facile : un point d’énergie de plus. Difficile : voir les chutes. Aventure : niveaux 1, 2 et 3 à la suite ; l’énergie est gardée avec deux points de plus, tout le reste recommence avec le joueur suivant.
    .title = Modes
M-40 = En solo : une Réserve de six, pas de Libellules, et tout sort se paie sans aide.
    .title = Solo
M-41 = Après une chute pendant la pioche, aucune malédiction ne s’applique, ni alors ni plus tard. Seule la bénédiction compte.
    .title = Pas de malédiction après une chute
M-50 = Le Grimoire est une simulation de ses vraies cartes. Sa chute dépend des cartes, jamais d’un dé. Une fois en phase 3 et une fois entre deux tours une porte claque, et la table tremble un peu. S’il ne tient pas une fois dressé, il l’est de nouveau, plus doucement.
    .title = Un vrai paquet debout
M-51 = Tirer, c’est une carte, une prise et le chemin de votre main. Une seule carte du bord vient sans peine ; une erreur pèse plus lourd à mesure que la carte est profonde ; chaque carte change l’équilibre ; un bord dégarni ou un centre vide tombe sous n’importe quelle main. C’est en prenant au milieu de chaque côté, tour à tour, qu’on tient le plus longtemps. Saisissez, laissez les doigts se poser, puis tirez : des doigts pressés entraînent une voisine, et si vous en voyez une glisser, repoussez aussitôt. Effondrement : un dixième des cartes, au moins trois, sont à plat.
    .title = Tirer
M-52 = Le serveur tient les cartes et le verdict. Il assagit les mains impossibles et ajoute un tremblement tiré d’un secret scellé avant la partie et montré après : le même pour la souris, le doigt, les boutons, le clavier, le terminal et les robots. Une main qui ne dessine pas son chemin dévie un peu ; un chemin tracé est pris tel quel. Gardiens : tremblement ×1,5 du majeur, ×2 de l’annulaire, ×3 de l’auriculaire ; l’autre main ×1,5, gauche et droite échangées. Vous dites dans les réglages avec quelle main vous tirez ; sans cela, l’autre est la gauche. Les mains tremblantes sont pour qui veut du très difficile : attendez-vous à perdre. Une main muette pendant cinq secondes a lâché.
    .title = Mains loyales
M-53 = Seules les faces visibles sont envoyées à qui que ce soit.
    .title = Faces cachées
M-54 = Chaque pioche peut être revue, une chute au ralenti avec l’instant où l’équilibre s’est perdu ; et chacun peut la vérifier en la simulant de nouveau.
    .title = Revoir
M-55 = Sans glisser : choisissez une carte, une vitesse, une inclinaison. Avec votre boîte : dites au programme ce qui a été pioché, et si et quand tout est tombé.
    .title = Autres façons de piocher
M-56 = Visez une carte un instant et d’autres mains essaient ce geste, avec d’autres surfaces : « tombé 0 fois en 12 essais ». Elles ignorent le secret scellé : nul ne connaît donc le vrai verdict. Les robots, les pioches rapides et les couleurs suivent une estimation ajustée à la simulation.
    .title = Le toucher des robots

# Le laboratoire
teams-level = Niveau
teams-seats = Places
learn-even = pile ou face
fit-decks = Paquets tirés jusqu’à la chute
fit-held-out = Vérifié sur { $pulls } tirages mis de côté (moins, c’est mieux) :
fit-scores = | prédit par | score de Brier | perte logarithmique |
fit-new = cet ajustement
fit-present = les nombres de la boîte
fit-base = la seule part des effondrements
fit-bins = | tirages mis de côté | effondrements prédits par cet ajustement | vus |
fit-kinds = | façon de jouer | tirages | effondrements prédits sans son paquet | vus |

# Conseils : pourquoi un coup est bon
because-wanted = La zone demande cette couleur.
because-helper = Une créature vaut plusieurs cartes.
because-evens = Sans cette carte, le Grimoire penche moins.
because-risk = { $danger ->
    [0] Un tel geste semble sûr.
    [1] Un tel geste est risqué.
   *[other] Un tel geste est dangereux.
}
because-risk-share = { because-risk } Il fait tomber le Grimoire dans { $falls ->
    [0] moins d’un essai
    [one] environ { $falls } essai
   *[other] environ { $falls } essais
} sur 100.
because-aims = Vos sorts vont alors à cette zone.
because-hand = Les Gardiens permettent cette main.
because-stops = Plus de risque pendant cette pioche : place aux sorts.
because-casts = Cela achève un sort.
because-agrees = Le sort a besoin de vos cartes.
because-refuses = Vous gardez vos cartes.
because-withdraws = Chacun garde ses cartes.
because-creature = Son pouvoir sert maintenant.
because-spares = C’est une carte dont vous pouvez vous passer.
because-takes = C’est une carte qui peut vous servir.
because-leaves = La défausse reste comme elle est.
because-ends = Les cartes gardées peuvent servir au prochain sort.
because-keeps = Rien ne doit partir.
because-giver = Cette personne a une carte à donner.
because-taker = Une carte peut lui servir.
because-ready = Les autres vous attendent.
because-reports = De vraies cartes ont décidé : dites ce qui s’est passé.

# Comment un coup s’appelle au terminal, et ce qu’il fait quand rien d’autre ne le dit
move-target = viser
    .about = Vous restez sur cette zone jusqu’à ce que son cœur soit scellé.
move-hand = piocher avec
    .about = Vous piochez ainsi pendant toute la pioche.
move-pull-slow = lentement
move-pull-steady = posément
move-pull-quick = vite
move-done = cesser de piocher
    .about = Vous gardez ce que vous avez pioché et passez à la suite.
move-drew = nous avons pioché
    .about = Vous dites ce qui a été pioché sur la table.
move-fell = il est tombé
    .about = Vous dites que le Grimoire est tombé.
move-fell-before = il est tombé avant
    .about = Vous dites que le Grimoire est tombé avant ce tour.
move-cast = lancer
    .about = Le sort est lancé.
move-team = lancer le sort d’équipe
    .about = Le sort est lancé.
move-agree = accepter
    .about = Vos cartes vont dans ce sort.
move-refuse = refuser
    .about = Rien n’est dépensé.
move-withdraw = retirer
    .about = La proposition est retirée ; rien n’est dépensé.
move-play = jouer
    .about = Vous jouez cette carte.
move-giver = faire donner une carte
    .about = Cette personne donne une carte à une autre.
move-give = donner
    .about = Cette carte change de mains.
move-taker = faire prendre une carte
    .about = Cette personne peut prendre une carte de la défausse.
move-take = prendre
    .about = Vous prenez cette carte dans la défausse.
move-leave = ne rien prendre
    .about = Vous ne prenez rien.
move-forfeit = céder
    .about = La malédiction prend cette carte.
move-end = finir la phase
    .about = Vous ne lancez plus rien ce tour-ci.
move-discard = défausser
    .about = Cette carte va à la défausse.
move-keep = garder tout cela
    .about = Vous gardez ces cartes, et votre tour se termine.
move-ready = commencer la partie
    .about = Les cartes sont mélangées, le Grimoire est remonté, et la partie compte.
move-count = dire un nombre
    .about = Vous dites combien il y en a sur la table.
move-energy = dire l’énergie
    .about = Vous dites combien d’énergie il reste sur la table.

# Le terminal : ce que disent F1 et « armarium rules »
screen-aim = sceller ensemble tous les cœurs, sans épuiser l’énergie
screen-reserve = Votre Réserve :
screen-drawn = pioché :
screen-measure = { $sealed } cœurs scellés sur { $hearts }, énergie { $energy }
screen-risk = { $word } : un tel geste fait tomber le Grimoire dans environ { $falls } cas sur 100.
screen-risk-none = { $word } : un tel geste fait tomber le Grimoire dans moins d’un essai sur 100.
screen-risk-aiming = { $word }. D’autres mains l’essaient pendant que vous visez …
screen-risk-tried = { $word } : tombé { $fell } fois en { $tries } essais par d’autres mains{ $several ->
    [0] .
    [one] {" "}; une fois une voisine est venue avec.
   *[other] {" "}; { $several } fois une voisine est venue avec.
 }
screen-risk-calm = Semble sûr
screen-risk-risky = Risqué
screen-risk-wild = Dangereux
screen-asks = Rien n’est dépensé sans leur accord : { $players }.
screen-goal = Tous ensemble : scellez le cœur de chaque zone de la feuille avant de manquer d’énergie. Les cartes viennent d’un paquet debout comme un livre entrouvert ; s’il tombe pendant la pioche, un point d’énergie est perdu.
screen-turn =
    1. Si aucune zone n’est visée, choisissez-en une. Vous y restez jusqu’à ce que son cœur soit scellé.
    2. Tirez au moins une carte du Grimoire debout, autant que vous osez, l’une après l’autre.
    3. Lancez des sorts de la zone : quatre cartes d’une couleur ; les autres peuvent aider. Les Créatures se jouent ici.
    4. Gardez au plus quatre cartes (six si l’on joue sans les autres), les Gardiens toujours ; défaussez le reste.
    5. Le tour passe. Tous les cœurs scellés : victoire. Plus d’énergie : défaite.
lines-keys =
    pull 12 slow   la carte 12, lentement ; « steady » (posément) et « quick » (vif) vont aussi
    pull 12 slow outward   la main penche loin du paquet ; « inward », vers lui
    try pull 12 quick      d’autres mains l’essaient d’abord et disent combien de fois il est tombé
screen-keys =
    ← →         une autre carte du Grimoire ; PgDn et PgUp sautent de dix
    ↑ ↓         plus lentement ou plus vite
    Tab         ce qu’on peut faire d’autre
    12 slow     tapé, trouve « pull 12 slow » : la carte 12, lentement
    pull 12 slow outward   tapé en entier : la main penche loin du paquet ; « inward », vers lui
    try pull 12 quick      sans l’écran plein : d’autres mains l’essaient d’abord
screen-help =
    Signes
    ╱ ╲         une carte debout du côté proche, du côté éloigné ; · une carte partie
    w e a f     une carte à face ouverte : Eau, Terre, Air, Feu (en anglais) ; d’autres lettres, une Créature
    ▲12         la carte que vous visez
    ⚡          un point d’énergie
    ▶           la zone visée ; ♥ un cœur scellé, ♡ un cœur ouvert ; barré : un sort coché
    2/4         deux cartes dans une Réserve de quatre ; −1 : la malédiction réclame encore une carte
    ⌫           la défausse
    Couleurs des cartes : blanc semble sûr, orange risqué, rouge dangereux. Le risque de la carte visée est écrit dessous.
screen-box-cards = Les cartes du Grimoire
screen-box-sheet = La feuille du { $level }
screen-box-effects = Ce que font les zones
screen-box-area = { $spells } ; { $effect }.
effect-none-about = Rien d’autre que ses sorts.
effect-blessing-about = Si un Gardien a été pioché ce tour, une chute pendant la pioche ne coûte pas d’énergie.
effect-discard-about = Pour chaque Gardien pioché ce tour, chacun abandonne un Élément ou une Créature.
effect-colour-about = Tous les Éléments aux couleurs des Gardiens piochés ce tour sont défaussés.
effect-energy-about = Chaque Gardien pioché ce tour coûte un point d’énergie.

# La position en mots, un fait par ligne
fact-energy = Énergie { $energy }, { $level }.
fact-area = { $area } : sorts à cocher { $boxes } ; { $effect }.
fact-targeted = { $area }, visée ce tour-ci : sorts à cocher { $boxes } ; { $effect }.
fact-sealed = { $area } : son cœur est scellé ; sorts restants { $boxes }.
fact-grimoire = Le Grimoire tient avec { $near } cartes du côté proche et { $far } du côté éloigné.
fact-down = Le Grimoire est tombé ; { $near } cartes gisent du côté proche et { $far } du côté éloigné.
fact-open = La carte { $slot }, { $side }, montre { $card }.
fact-reserve = { $player } a en réserve : { $cards }.{ $owes ->
    [0] {""}
   *[other] {" "}Une malédiction en prend encore { $owes }.
 }
fact-drawn = { $player } a pioché : { $cards }.
fact-discards = La défausse : { $cards }
fact-share = On demande à { $player } de payer { $cards }, valeur { $value }.
fact-share-agreed = { $player } accepte de payer { $cards }, valeur { $value }.
fact-none = aucun

picture-level = Niveau { $level }
# le sommaire des règles
guide-box = Cartes et mise en place
guide-turn = Viser et piocher
guide-spells = Lancer et ranger
guide-guardians = Gardiens et créatures
guide-end = Fin et modes
guide-deck = Le livre debout

# problèmes
puzzle-ask-cast = Que lancez-vous ?
    .about = Un sort, une créature, ou rien pour l’instant : qu’est-ce qui aide le plus l’équipe ?
puzzle-ask-keep = De quoi pouvez-vous vous passer ?
    .about = Quatre places au plus, et les Gardiens restent. Il faut jeter une carte : laquelle ne manquera à personne ?
puzzle-ask-spare = La malédiction réclame une carte. Laquelle ?
    .about = Chacun en donne une. Laquelle ne manquera à personne ?
puzzle-why-won = Le dernier sort. Vous avez réussi !
puzzle-why-best-casts = Le sort vaut plus maintenant que ses cartes plus tard.
puzzle-why-best-casts-over = Lancez-le : sinon, { $over ->
        [one] une carte part
       *[other] { $over } cartes partent
    } pour rien.
puzzle-why-best-creature = Son pouvoir est utile tout de suite.
puzzle-why-best-ends = Les cartes serviront mieux plus tard.
puzzle-why-best-discards = C’est la carte dont on peut se passer.
puzzle-why-unneeded = Plus aucun sort ouvert ne demande { $colour ->
        [0] d’Eau
        [1] de Terre
        [2] d’Air
       *[other] de Feu
    }.
puzzle-why-plenty = À vous tous, vous avez plus { $colour ->
        [0] d’Eau
        [1] de Terre
        [2] d’Air
       *[other] de Feu
    } que les sorts ouverts n’en demandent.
puzzle-wrong-casts = Les cartes de ce sort sont utiles ailleurs.
puzzle-wrong-payment = Le bon sort, mais pas les bonnes cartes : celles-ci valent mieux dans vos mains.
puzzle-wrong-other-spell = Un autre sort presse davantage.
puzzle-wrong-creature = La créature aidera davantage une autre fois.
puzzle-wrong-ends = Il y a un sort à lancer, et il ne coûtera pas moins plus tard.
puzzle-wrong-ends-over = Alors { $over ->
        [one] une carte part
       *[other] { $over } cartes partent
    } : la Réserve est pleine.
puzzle-wrong-discards = Cette carte va servir.
puzzle-wrong-wanted = Un sort ouvert demande { $colour ->
        [0] de l’Eau
        [1] de la Terre
        [2] de l’Air
       *[other] du Feu
    }.
puzzle-wrong-missing = Il vous manque déjà { $count ->
        [one] une carte
       *[other] { $count } cartes
    } { $colour ->
        [0] Eau
        [1] Terre
        [2] Air
       *[other] Feu
    } pour les sorts ouverts.
puzzle-wrong-fairy = La Fée vaut jusqu’à trois cartes { $colour ->
        [0] Eau
        [1] Terre
        [2] Air
       *[other] Feu
    }, et un sort en demande encore.
puzzle-wrong-wolf = Le Loup vaut jusqu’à deux cartes de n’importe quelle couleur. Gardez-le.
puzzle-wrong-team-colour = Le sort d’équipe peut se faire avec { $colour ->
        [0] l’Eau
        [1] la Terre
        [2] l’Air
       *[other] le Feu
    }, et vous en avez déjà.
puzzle-checked = Tiré d’une fin de partie, jouée par des robots aux mains tremblantes : chaque coup a été essayé des centaines de fois, et la réponse mène d’au moins quinze victoires sur cent.
puzzle-wrong-chances = Environ { $wins } victoires sur 10 parties. La réponse en gagne nettement plus.
puzzle-wrong-far = C’est loin derrière : la réponse gagne environ { $best } parties sur 10.

# les mots du jeu : ce que dit une touche sur l’un d’eux ou sur le plateau ; les formes, telles que les phrases les emploient
term-grimoire = Le Grimoire
    .forms = Grimoire
    .about = Toutes les cartes dressées comme un livre entrouvert. On en tire des cartes ; s’il tombe pendant la pioche, il en coûte un point d’énergie.
term-area = Zone
    .forms = zone, zones
    .about = Une partie de la feuille avec des sorts à lancer. Une fois tous lancés, son cœur est scellé.
term-heart = Cœur
    .forms = cœur, cœurs
    .about = Le dernier sort d’une zone le scelle. Scellez tous les cœurs, et vous gagnez ensemble.
term-spell = Sort
    .forms = sort, sorts
    .about = Quatre cartes d’une couleur. Les autres peuvent donner des leurs, s’ils veulent bien.
term-team = Sort d’équipe
    .forms = sort d’équipe, sorts d’équipe
    .about = Quatre cartes d’une couleur au choix, et chacun paie sa part.
term-energy = Énergie
    .forms = énergie, énergies
    .about = Ce qui vous reste à tous ensemble. Quand il n’y en a plus, le cauchemar vous garde.
term-guardian = Gardien
    .forms = Gardien, Gardiens
    .about = Reste dans votre Réserve, prend une place et dit comment tirer. Seul le Lutin porte-clé l’enlève.
term-element = Élément
    .forms = Élément, Éléments
    .about = Une simple carte Eau, Terre, Air ou Feu. Quatre d’une couleur font un sort.
term-creature = Créature
    .forms = Créature, Créatures, créature, créatures
    .about = Fées et Loup remplacent des cartes d’un sort ; Lutin, Libellules et Souris se jouent pour leur pouvoir.
term-reserve = Réserve
    .forms = Réserve, Réserves
    .about = Les cartes que vous gardez d’un tour à l’autre : quatre au plus, six en solo. Tout le monde les voit.
term-curse = Malédiction
    .forms = malédiction, malédictions
    .about = S’éveille quand un Gardien a été pioché ce tour : chacun abandonne des cartes, une couleur est emportée, ou de l’énergie se perd.
term-blessing = Bénédiction
    .forms = bénédiction
    .about = Si un Gardien a été pioché ce tour, une chute ne coûte ici aucun point d’énergie.
term-discards = Défausse
    .forms = défausse
    .about = Les cartes utilisées, visibles de tous. Si le Grimoire tombe pendant une pioche, elles y retournent.
term-side = Les deux côtés
    .forms = côté proche, côté éloigné
    .about = Les deux côtés s’appuient l’un sur l’autre. En prenant tour à tour au milieu de chacun, il tient le plus longtemps.
term-hand = Comment tirer
    .forms = guide votre main, commande votre main
    .about = Eau : pouce et majeur. Terre : pouce et annulaire. Air : pouce et auriculaire. Feu : l’autre main.
# ce que l’on demande aux propriétaires de la boîte
own-sheet-areas = Feuille { $n1 }, zone { $n2 }
own-counts-energy = Énergie au début
own-counts-english_energy = Énergie au début, règle anglaise
own-counts-easy_energy = Énergie en plus pour une partie facile
own-counts-adventure_energy = Énergie entre deux niveaux
own-counts-spell = Éléments pour un sort
own-counts-reserve = Cartes gardées en Réserve
own-counts-solo_reserve = Cartes gardées en Réserve, en solo
own-counts-fairy = Éléments que vaut une Fée
own-counts-wolf = Éléments que vaut le Loup sacré
own-counts-gifts = Cartes données à la fois
ask-spells = les sorts imprimés dessus
ask-effect = le signe imprimé dessus
ask-element = les Gardiens qui l’imposent
ask-count = combien d’exemplaires
ask-counts = combien
