# KamiMaï en français : nos propres mots pour les règles, chaque événement, chaque refus.

tagline = La main sûre, tous ensemble

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
option-steadiness = Sûreté de la main
    .about = À quel point la main tremble.
option-training = Échauffement
    .about = Chacun peut essayer quelques cartes avant que la partie ne compte.
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
    .hint = Tirez ce que vous voulez. Rien ne compte encore ; dites quand vous êtes prêt·e.
prompt-target = Choisissez une zone
    .hint = Vous y restez jusqu’à ce que son cœur soit scellé.
prompt-hand = Choisissez le Gardien qui guide votre main
    .hint = Il vaut pour toute la pioche.
prompt-draw = Piochez dans le Grimoire
    .hint = Au moins une carte. Celles du dehors viennent bien ; gardez les deux côtés égaux.
prompt-owe = La malédiction réclame une carte
    .hint = Élément ou Créature, à votre gré. Les Gardiens ne sont pas pris.
prompt-cast = Lancez des sorts, ou terminez la phase
    .hint = Quatre cartes d’une couleur. Les autres peuvent aider, s’ils le veulent bien.
prompt-ask = Un sort attend ses payeurs
    .hint = Rien n’est dépensé tant que tous ne sont pas d’accord.
prompt-giver = Libellules : qui donne une carte ?
    .hint = Vous pouvez vous désigner.
prompt-give = Donnez une carte
    .hint = N’importe laquelle, Gardiens compris, à quelqu’un d’autre.
prompt-taker = Souris chapardeuse : qui peut prendre une carte ?
    .hint = Vous pouvez vous désigner.
prompt-take = Prenez une carte de la défausse, ou laissez
    .hint = Élément ou Créature. Elle sert aussitôt.
prompt-store = Rangez votre Réserve
    .hint = Les Gardiens restent et prennent des places. Défaussez le surplus, puis gardez.
prompt-over = La partie est finie

# Issues
outcome-victory = Tous les cœurs sont scellés et il reste de l’énergie pour rentrer.
outcome-defeat = Plus d’énergie. Le cauchemar vous garde.
outcome-night = La nuit a été trop longue. Le cauchemar vous garde.

# Événements
event-turn = { $you ->
    [yes] À vous d’activer.
   *[no] { $player } active.
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
   *[no] la main de { $player }
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
event-collapsed = { $when ->
    [draw] Le Grimoire s’effondre pendant la pioche !
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
   *[other] le sort ({ $colour })
 } dans la zone { $area }.
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
    [yes] { $player } vous donne : { $card }.
   *[no] { $you ->
        [yes] Vous donnez à { $target-player } : { $card }.
       *[no] { $player } donne à { $target-player } : { $card }.
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
reason-not-your-turn = Ce n’est pas à vous.
reason-training = C’est encore l’échauffement : tirez, ou dites que vous êtes prêt·e.
reason-target-first = Choisissez d’abord une zone.
reason-hand-first = Choisissez d’abord le Gardien qui guide votre main.
reason-draw-first = Vous piochez : tirez une carte, ou arrêtez-vous dès que vous en avez une.
reason-curse-first = La malédiction d’abord : abandonnez une carte.
reason-casting-now = C’est le moment des sorts et des créatures, ou de terminer la phase.
reason-proposal-waits = Un sort attend ses payeurs.
reason-name-giver = Dites d’abord qui donne une carte.
reason-gift-first = Un don doit d’abord être fait.
reason-name-taker = Dites d’abord qui peut prendre une carte.
reason-take-first = Prenez d’abord une carte, ou laissez.
reason-store-now = C’est le rangement : défaussez ce que vous ne gardez pas.
reason-not-companion = À cette table le programme pioche ; les annonces sont pour votre propre boîte.
reason-companion-reports = Vous piochez dans votre propre boîte : annoncez ce qui en est sorti.
reason-fell-already = Cet effondrement est déjà annoncé, ou ne peut l’être maintenant.
reason-activator-withdraws = Seule la personne qui active peut retirer une proposition.
reason-withdrawn-enough = Vous avez assez retiré de propositions dans cette phase.
reason-owes-nothing = La malédiction ne vous demande plus rien.
reason-not-asked = Ce sort ne vous demande rien.
reason-answered-already = Vous êtes déjà d’accord ; vous pouvez encore refuser.
reason-hand-not-forced = Vos Gardiens demandent : { $hands }.
reason-cannot-be-named = « { $move } » ne désigne personne qui le puisse.
reason-reserve-full = Défaussez-en encore { $count } : votre Réserve contient { $limit } cartes.
reason-draw-something = Piochez au moins une carte.
reason-card-not-in-grimoire = Il n’y a plus de telle carte dans le Grimoire.
reason-card-expected = « { $move } » ne nomme aucune carte.
reason-pull-form = « { $move } » devrait ressembler à « pull 12 slow ».
reason-slot-empty = Aucune carte n’est debout en { $slot }.
reason-never-all = Le Grimoire ne peut jamais être vidé.
reason-area-expected = « { $move } » ne nomme aucune zone.
reason-area-sealed = La zone { $area } ne peut être visée : elle est scellée, ou absente de cette feuille.
reason-spell-form = « { $move } » devrait ressembler à « cast fire 1:2 2:2 ».
reason-spell-not-here = La zone { $area } n’a pas ce sort.
reason-spell-marked = Ce sort de la zone { $area } est déjà coché.
reason-refused-already = Cette même proposition a été refusée dans cette phase.
reason-activator-pays = Qui active paie au moins une carte.
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
reason-not-simulated = À cette table aucune simulation n’a voix au chapitre.
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
M-3 = Chacun peut regarder le Grimoire de tous côtés sans le toucher. Une face visible du dehors est connue de tous et le reste ; la carte extérieure de chaque côté l’est toujours. Les faces du dedans restent cachées jusqu’à ce qu’une brèche soit assez large ou que la carte soit piochée.
    .title = Regarder
M-4 = La feuille d’un KamiMaï a des zones. Chacune porte des sorts d’une couleur, ou des sorts d’équipe d’une couleur libre ; elle peut bénir ou maudire ; un cœur la termine. Niveau et mode se choisissent séparément.
    .title = La feuille
M-5 = Vous commencez avec 5 points d’énergie, avec 4 selon le livret anglais.
    .title = Énergie
M-6 = Les trois feuilles ont trois, quatre et cinq zones. Au niveau 1, la zone A est visée d’emblée.
    .title = Les trois feuilles
M-7 = Toutes les cartes sont mélangées et dressées comme un livre entrouvert : les têtes jointes, les pieds écartés. Réserves et défausse sont vides.
    .title = Mise en place
M-8 = Avant la partie, chacun peut essayer quelques cartes. Puis tout est mélangé et dressé de nouveau.
    .title = Échauffement
M-9 = Le sort désigne qui commence. Qui est au tour active et a le dernier mot. Réserves, cartes piochées, défausse et nombres sont visibles de tous.
    .title = Qui active
M-10 = 1. Viser. Si aucune zone n’est visée, choisissez-en une non scellée. Vous y restez jusqu’au sceau.
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
M-16 = Un sort, c’est toujours quatre cartes d’une couleur. Elles sont défaussées et le sort coché.
    .title = Sorts
M-17 = Seul·e : les quatre cartes viennent de qui active.
    .title = Sort individuel
M-18 = À plusieurs : au moins une carte vient de qui active, les autres de qui veut bien. Personne n’est obligé de donner.
    .title = Sort collectif
M-19 = Un sort d’équipe a une couleur libre et tous paient : deux chacun à deux, l’un de trois paie deux, un chacun à quatre, quatre de cinq paient un. Qui active paie toujours.
    .title = Sort d’équipe
M-20 = 4. Ranger. Gardez au plus quatre cartes, les Gardiens toujours parmi elles ; défaussez le reste.
    .title = Ranger
M-21 = Puis c’est au suivant, dans le sens des aiguilles d’une montre.
    .title = Suivant
M-22 = Un sort, c’est tout ou rien. Qui active nomme la case, la couleur et les cartes ; chacun des sollicités accepte ou non ; rien ne bouge avant l’accord de tous. Une proposition refusée ne peut revenir dans la même phase avec la même case, la même couleur, les mêmes payeurs et les mêmes cartes ; une Créature passée en d’autres mains en fait une autre proposition. Qui active peut la retirer, quelques fois par phase.
    .title = Tout ou rien
M-23 = Une carte est piochée dès qu’elle ne touche plus aucune carte du Grimoire. Lâchée trop tôt, elle ne l’est pas. Une carte qui tombe seule, sans effondrement, l’est aussi.
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
M-35 = Le Lutin porte-clé défausse tous les Gardiens des Réserves et des cartes piochées. Seul·e qui active et le possède le joue.
    .title = Lutin porte-clé
M-36 = Libellules : deux fois, quelqu’un désigné par qui active donne une carte à quelqu’un d’autre. Une Réserve trop grande est réduite à la fin du prochain tour de son propriétaire.
    .title = Libellules
M-37 = Souris chapardeuse : quelqu’un désigné par qui active peut prendre un Élément ou une Créature dans la défausse.
    .title = Souris chapardeuse
M-38 = Tous les cœurs cochés et de l’énergie : victoire. Plus d’énergie : défaite. Vous avez tout votre temps, sauf avec l’option « La nuit tombe » : un niveau de 100 tours est alors perdu.
    .title = La fin
M-39 = Facile : un point d’énergie de plus. Difficile : voir les chutes. Aventure : niveaux 1, 2 et 3 à la suite ; l’énergie est gardée avec deux points de plus, tout le reste recommence avec le joueur suivant.
    .title = Modes
M-40 = Seul·e : une Réserve de six, pas de Libellules, et tout sort se paie seul.
    .title = Solo
M-41 = Après une chute pendant la pioche, aucune malédiction ne s’applique, ni alors ni plus tard. Seule la bénédiction compte.
    .title = Pas de malédiction après une chute
M-50 = Le Grimoire est une simulation de ses vraies cartes. Sa chute dépend des cartes, jamais d’un dé. S’il ne tient pas une fois dressé, il l’est de nouveau, plus doucement.
    .title = Un vrai paquet debout
M-51 = Tirer, c’est une carte, une prise et le chemin de votre main. Droit le long de la carte, c’est sûr ; de travers, elle bascule. Effondrement : un dixième des cartes, au moins trois, sont à plat.
    .title = Tirer
M-52 = Le serveur tient les cartes et le verdict. Il assagit les mains impossibles et ajoute un tremblement tiré d’un secret scellé avant la partie et montré après.
    .title = Mains loyales
M-53 = Seules les faces visibles sont envoyées à qui que ce soit.
    .title = Faces cachées
M-54 = Chaque pioche peut être revue, et vérifiée en la simulant de nouveau.
    .title = Revoir
M-55 = Sans glisser : choisissez une carte, une vitesse, une inclinaison. Avec votre boîte : dites au programme ce qui a été pioché, et si et quand tout est tombé.
    .title = Autres façons de piocher
M-56 = Les bots jugent une carte d’après une estimation rapide, ajustée à la simulation.
    .title = Le toucher des bots

# Le laboratoire
teams-level = Niveau
teams-seats = Places
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
because-evens = Sans elle, le Grimoire penche moins.
because-risk = Il tombe environ { $percent } fois sur 100 à un tel tirage.
because-aims = Les sorts se lancent alors dans cette zone.
because-hand = Les Gardiens permettent cette main.
because-stops = Plus de risque pendant cette pioche : place aux sorts.
because-casts = Cela scelle un sort.
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

# Le terminal : ce que disent F1 et « armarium rules »
screen-aim = ensemble, sceller tous les cœurs tant qu’il reste de l’énergie
screen-reserve = Votre Réserve :
screen-drawn = pioché :
screen-measure = { $sealed } cœurs scellés sur { $hearts }, énergie { $energy }
screen-risk = { $word } : un tel geste fait tomber le Grimoire dans environ { $falls } essais sur 100.
screen-risk-low = Semble sûr
screen-risk-some = Risqué
screen-risk-high = Dangereux
screen-asks = Rien n’est dépensé sans leur accord : { $players }.
screen-goal = Tous ensemble : scellez le cœur de chaque zone de la feuille avant de manquer d’énergie. Les cartes viennent d’un paquet debout comme un livre entrouvert ; s’il tombe pendant la pioche, un point d’énergie est perdu.
screen-turn =
    1. Si aucune zone n’est visée, choisissez-en une. Vous y restez jusqu’à ce que son cœur soit scellé.
    2. Tirez au moins une carte du Grimoire debout, autant que vous osez, l’une après l’autre.
    3. Lancez des sorts de la zone : quatre cartes d’une couleur ; les autres peuvent aider. Les Créatures se jouent ici.
    4. Gardez au plus quatre cartes (six si l’on joue sans les autres), les Gardiens toujours ; défaussez le reste.
    5. Le tour passe. Tous les cœurs scellés : victoire. Plus d’énergie : défaite.
screen-keys =
    ← →         une autre carte du Grimoire ; PgDn et PgUp sautent de dix
    ↑ ↓         plus lentement ou plus vite
    Tab         ce qu’on peut faire d’autre
    12 slow     tapé, trouve « pull 12 slow » : la carte 12, lentement
screen-help =
    Signes
    ╱ ╲         une carte debout du côté proche, du côté lointain ; · une carte partie
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
