# Rune en français : les règles dans nos propres mots, chaque évènement, chaque refus.

tagline = Posez des runes, prenez du terrain
own-box-does = Une feuille de score par zone : dites ce que vaut chaque zone, et lisez points et égalités.
colour-blue = bleu
colour-green = vert
colour-red = rouge
rune-blue = bleu
rune-green = vert
rune-red = rouge
other-blue = bleu
other-green = vert
other-red = rouge
was-blue = bleue
was-green = verte
was-red = rouge

option-quarter-turns = Quarts de tour
    .about = Les cartes se posent dans les quatre sens. Sinon : droites ou retournées seulement.
option-one-master-per-area = Un Maître par zone
    .about = Pas de deuxième Maître dans une zone que vous tenez déjà.
option-no-card-may-vanish = Aucune carte ne disparaît
    .about = Une carte ne peut pas couvrir les dernières runes visibles d’une autre.
option-never-join-opposing = Ne jamais réunir celles de l’autre
    .about = Vous ne pouvez pas relier deux zones de votre adversaire.
option-grand-master = Grand Maître
    .about = Chacun a un jeton qui recolore une rune à côté d’un Maître qu’il vient de placer.
option-first-masters = Maîtres de la première place
    .about = Rouges ou noirs ; la deuxième place a les autres. On choisit à la table avant le début.
first-masters-red = rouges
first-masters-black = noirs
choice-red = rouge
choice-black = noir

prompt-first = Posez une carte, ou montrez votre main si rien ne va
    .hint = Couvrez au moins une rune. Les couleurs vont ensemble dessous, ou tout autour.
prompt-lay = Posez une carte sur la grille
    .hint = Couvrez au moins une rune. Les couleurs vont ensemble dessous, ou tout autour.
prompt-unfit = { $count ->
    [one] La carte { $cards } ne convient nulle part.
   *[other] Les cartes { $cards } ne conviennent nulle part.
 }
prompt-show = Aucune de vos cartes ne convient : montrez votre main
    .hint = Écartez-en une, face visible. Votre tour continue.
prompt-choose = Piochez une carte ou placez un Maître
    .hint = Un Maître prend toute sa zone, mais vous ne piochez pas : vous aurez une carte de moins à poser.
prompt-draw = Piochez une carte
    .hint = Aucune rune n’est ouverte à un Maître.
prompt-master-empty = Placez un Maître
    .hint = La pioche est vide : rien à piocher.
prompt-master-last = Placez un Maître
    .hint = On ne pioche plus : l’adversaire a tout placé.
prompt-retire-empty = Laissez partir un Maître
    .hint = La pioche est vide, aucune rune ne lui est ouverte.
prompt-retire-last = Laissez partir un Maître
    .hint = On ne pioche plus, aucune rune ne lui est ouverte.
prompt-token = Utilisez votre jeton Grand Maître, ou gardez-le
    .hint = Il recolore une rune voisine du Maître que vous venez de placer.
prompt-over = La partie est finie

outcome-points = Le plus de points dans les zones de ses Maîtres.
outcome-tie = Égalité : la victoire est partagée.

event-laid = { $you ->
    [yes] Vous posez
   *[no] { $player } pose
 } la carte { $card } en { $cell } : elle convient { $fits ->
    [below] à ce qu’elle couvre
    [beside] à ce qu’elle touche
   *[both] à ce qu’elle couvre et à ce qu’elle touche
 }.
event-covered = { $count ->
    [one] Une rune est couverte.
   *[other] { $count } runes sont couvertes.
 }
event-showed = { $you ->
    [yes] Aucune de vos cartes ne convient : vous montrez votre main et écartez
   *[no] Aucune carte { DE($player) } ne convient : main montrée, on écarte
 } la carte { $card }.
event-drew = { $you ->
    [yes] Vous piochez.
   *[no] { $player } pioche.
 } { $deck ->
    [0] La pioche est vide.
    [one] Il reste une carte.
   *[other] Il reste { $deck } cartes.
 }
event-master = { $you ->
    [yes] Vous placez
   *[no] { $player } place
 } un Maître sur du { $colour } en { $cell }. Il tient { $size ->
    [one] une rune
   *[other] { $size } runes
 }, pour { $points } { $points ->
    [one] point
   *[other] points
 }.
event-retired = Aucune rune n’est libre : { $you ->
    [yes] un de vos Maîtres
   *[no] un Maître { DE($player) }
 } quitte la partie.
event-token = { $you ->
    [yes] Vous changez
   *[no] { $player } change
 } la rune { $was ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 } de { $cell } en { $colour }.
event-joined = { $you ->
    [yes] Vos zones
   *[no] Les zones
 } { $colour ->
    [bleu] bleues
    [vert] vertes
   *[rouge] rouges
 } { $you ->
    [yes] se rejoignent
   *[no] { DE($player) } se rejoignent
 } : { $size } runes, { $points } points.
event-grew = { $you ->
    [yes] Votre zone
   *[no] La zone
 } { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 } { $you ->
    [yes] en rejoint
   *[no] { DE($player) } en rejoint
 } une libre : { $size } runes, { $points } points.
event-split = { $you ->
    [yes] Votre zone
   *[no] La zone
 } { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 } { $you ->
    [yes] se coupe
   *[no] { DE($player) } se coupe
 } en { $pieces } morceaux.
event-score = Score : { $standing }.
event-over = Le dernier Maître est en place. Score final : { $standing }.

reason-game-over = La partie est finie : tous les Maîtres sont placés.
reason-move-unknown = « { $move } » n’est pas un coup. Essayez : lay 12 m14 r1, draw ou master m14.
reason-not-your-turn = Ce n’est pas votre tour.
reason-lay-first = Posez d’abord une carte ; ensuite piochez ou placez un Maître.
reason-already-laid = Votre carte est posée. Piochez ou placez un Maître.
reason-token-or-keep = Décidez d’abord du jeton : l’utiliser ou le garder.
reason-card-expected = « { $move } » demande le numéro d’une carte de votre main.
reason-card-not-in-hand = La carte { $card } n’est pas dans votre main.
reason-can-lay = Une de vos cartes peut être posée : on n’en écarte aucune.
reason-lay-form = « { $move } » devrait ressembler à : lay 12 m14 r1 (carte, case, quarts de tour).
reason-no-quarter-turns = Cette table joue sans quarts de tour : r0 ou r2.
reason-covers-nothing = La carte doit couvrir au moins une rune.
reason-covers-master = Un Maître se tient en { $cell }. Aucune carte ne peut le couvrir.
reason-covers-token = Un jeton se trouve en { $cell }. Aucune carte ne peut le couvrir.
reason-exactly-on-card = Jamais exactement sur une autre carte, même enfouie.
reason-colours-differ = Du { $below-rune } couvrirait du { $below-other } en { $below-cell }, et du { $beside-rune } toucherait du { $beside-other } en { $beside-cell }. Tout doit aller ensemble dessous, ou bien tout autour.
reason-card-would-vanish = { $card ->
    [0] La carte de départ
   *[other] La carte { $card }
 } disparaîtrait, et cette table l’interdit.
reason-joins-rivals = Une zone { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 } porterait alors des Maîtres des deux joueurs.
reason-joins-opposing = Deux zones { $colour ->
    [bleu] bleues
    [vert] vertes
   *[rouge] rouges
 } de votre adversaire se rejoindraient, et cette table l’interdit.
reason-no-more-draws = Tous les Maîtres adverses sont placés : on ne pioche plus, placez un Maître.
reason-deck-empty = La pioche est vide : placez un Maître.
reason-can-place = Il reste des runes libres : aucun Maître ne doit partir.
reason-cell-expected = « { $move } » demande une case, par exemple : master m14.
reason-no-rune-there = Il n’y a pas de rune visible en { $cell }.
reason-master-stands-there = Un Maître se tient déjà en { $cell }.
reason-area-controlled = La zone de { $cell } appartient au Maître adverse.
reason-one-master-per-area = Vous tenez déjà la zone de { $cell }, et cette table n’admet qu’un Maître par zone.
reason-no-grand-master = Cette table joue sans le Grand Maître.
reason-token-after-master = Le jeton se joue juste après avoir placé un Maître.
reason-token-form = « { $move } » devrait ressembler à : token m14 blue.
reason-no-red-token = Le jeton est bleu d’un côté et vert de l’autre, jamais rouge.
reason-not-next-to-master = { $cell } n’est pas voisine du Maître que vous venez de placer.
reason-token-on-master = Un Maître se tient en { $cell }. Aucun jeton ne peut s’y poser.
reason-token-on-token = Un jeton se trouve déjà en { $cell }.
reason-same-colour = La rune de { $cell } est déjà { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 }.
reason-token-joins-rivals = Si la rune de { $cell } devient { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 }, une zone portera des Maîtres des deux joueurs.

reason-card-runes = { $field } : « { $card } » a { $count } runes ; une carte en a six.
reason-card-filling = { $field } : « { $card } » ne fait pas deux sur trois avec 3 bleues, 2 vertes et 1 rouge.
reason-card-number = { $field } : le numéro { $number } se trouve à la place de { $expected }.
reason-card-same = parts.toml, { $field } : « { $card } » est encore la carte { $other }, peut-être tête en bas ; deux cartes ne sont jamais pareilles.
reason-hand-not-masters = parts.toml, { $field } : { $hand } cartes ne vont pas avec { $masters } Maîtres ; une main doit avoir autant de cartes qu’il y a de Maîtres à placer.
reason-card-unknown = { $field } : « { $card } » n’est pas une carte de cette boîte.
reason-card-twice = { $field } : la carte { $card } serait à deux endroits.
reason-card-covers-nothing = { $field } : { $value } ne couvre aucune rune.
reason-card-exactly-on-card = { $field } : { $value } est exactement sur une autre carte.
reason-position-version = « { $value } » n’est pas une position de ces règles ; elle doit commencer par { $expected }.
reason-position-field = « { $value } » n’est pas un champ de position, ou figure deux fois.
reason-position-missing = Il manque à la position le champ « { $field } ».
reason-position-start = { $field } : la première carte doit être { $expected }, et non « { $value } ».
reason-position-cell = { $field } : « { $value } » n’est pas une case.
reason-position-seat = { $field } : « { $value } » n’est pas une place ; il y a 1 et 2.
reason-position-no-rune = { $field } : { $value } n’est sur aucune rune visible.
reason-position-two-masters = { $field } : { $value } partage sa rune avec un autre Maître.
reason-position-two-values = { $field } : « { $value } » devrait donner deux valeurs séparées par une barre.
reason-position-token-colour = { $field } : { $value } doit finir par :blue ou :green.
reason-position-token-extra = { $field } : { $value } est un jeton de trop pour cette table.
reason-position-token-place = { $field } : { $value } ne peut pas se trouver là.
reason-position-shown = { $field } : { $value } nomme une carte qui n’est dans aucune main.
reason-position-left = { $field } : « { $value } » devrait être deux nombres de 0 à { $most }, par exemple 3/2.
reason-position-phase = { $field } : « { $value } » n’est pas une phase ; il y a { $phases }.
reason-position-rivals = { $field } : la zone de { $value } porte des Maîtres des deux joueurs.
reason-position-masters = { $field } : la place { $seat } aurait { $count } Maîtres ; la boîte en donne { $each } à chacun.
reason-position-hand = { $field } : la place { $seat } tient { $count } cartes au lieu de { $expected }.
reason-position-over = { $field } : « { $value } » ne va pas avec les Maîtres qui restent à placer.
reason-position-done = { $field } : la place { $seat } n’a plus de Maître et ne peut pas jouer.
reason-card-quarter-turned = { $field } : { $value } est tournée d’un quart, et cette table joue sans quarts de tour.
reason-card-vanished = { $field } : { $value } couvre ce qui restait de { $card ->
    [0] la carte de départ
   *[other] la carte { $card }
 }, et cette table l’interdit.
reason-position-shown-alone = { $field } : { $value } ne peut pas avoir été montrée ; qui montre sa main écarte une carte.
reason-position-retired = { $field } : aucun Maître de la place { $seat } ne peut déjà avoir quitté la partie.
reason-position-deck = { $field } : la pioche aurait { $deck } cartes ; après la donne elle en a { $dealt }.
reason-position-turns = { $field } : avec ces cartes et ces Maîtres, ce ne peut pas être le tour de la place { $seat }.
reason-position-token-nowhere = { $field } : aucune rune voisine du Maître ne pourrait changer de couleur ; il n’y a rien à décider.
reason-position-token-phase = { $field } : il n’y a pas de Maître tout juste placé dont le joueur ait encore un jeton.

R-1 = Deux joueurs. La boîte contient { printed-counts-cards-word } cartes de runes, une carte de départ identique des deux côtés, { printed-counts-masters-word } Maîtres par joueur et, pour l’extension, un jeton Grand Maître chacun.
    .title = Le contenu
R-2 = Une carte porte six runes, deux en largeur et trois en hauteur. Une rune bleue rapporte { printed-points-B }, une verte { printed-points-G }, une rouge { printed-points-R } points. Chaque carte a trois bleues, deux vertes et une rouge, et toutes sont différentes.
    .title = Cartes et couleurs
R-3 = Trois, deux et une runes se disposent d’exactement seize façons si l’on confond les cartes retournées ou vues dans un miroir. La pioche a une carte de chaque. Pour quatorze d’entre elles, on ignore lequel des deux reflets est imprimé.
    .title = Les seize cartes
R-4 = La carte de départ montre bleu et vert, puis rouge et bleu, puis bleu et vert. Elle ressemble à la carte 15, mais c’est une carte à part.
    .title = La carte de départ
R-5 = La carte de départ est au milieu. On mélange les autres et chacun en pioche { printed-counts-hand-word } en secret. Avant le début, chacun peut choisir les Maîtres rouges ou les noirs ; qui n’a pas choisi reçoit les autres. Le sort désigne qui commence, puis on alterne. Le nombre de cartes d’une main ou de la pioche n’est pas secret.
    .title = Mise en place
R-6 = À votre tour, posez d’abord une carte de votre main de façon à couvrir au moins une rune. Elle suit la grille des runes, et la table n’a pas de bord. Vous pouvez la tourner par quarts de tour, sauf si la table n’admet que les demi-tours.
    .title = Poser une carte
R-7 = La carte entière doit convenir d’au moins une de deux façons. Par couverture : partout où une de ses runes est sur une rune, les couleurs sont les mêmes. Par ses voisines : partout où une de ses runes touche une rune visible à côté de la carte, les couleurs sont les mêmes. Une rune sans rien dessous, ou sans voisine, est libre. On ne mélange pas les deux façons ; toucher, c’est par un côté, pas par un coin.
    .title = Ce qui convient
R-8 = Une carte ne se pose jamais exactement sur une autre, même enfouie, même celle de départ. Couvrir six runes de plusieurs cartes est permis. Une table peut convenir qu’aucune carte ne disparaisse.
    .title = Jamais carte sur carte
R-9 = Aucune carte ne couvre un Maître ni un jeton Grand Maître.
    .title = Maîtres et jetons restent libres
R-10 = Après la pose, aucune zone ne porte des Maîtres des deux joueurs. Réunir des zones d’un même joueur est permis, à vous ou à l’autre ; une table peut l’interdire pour celles de l’adversaire.
    .title = Les rivaux restent séparés
R-11 = Ensuite, ou bien vous piochez, ou bien vous placez un de vos Maîtres sur une rune visible, sans Maître, hors des zones adverses. Si la pioche est vide, il faut placer un Maître. Si aucune rune ne lui est ouverte, il quitte la partie et compte comme placé. Un deuxième Maître dans votre zone est permis sans rien rapporter ; une table peut l’interdire.
    .title = Piocher ou placer un Maître
R-12 = Toutes les runes visibles d’une couleur qui se touchent par un côté forment une zone. Un Maître contrôle toute la zone de sa rune. Les cartes suivantes l’agrandissent, la réduisent ou la coupent ; un morceau sans Maître redevient libre.
    .title = Les zones
R-13 = Si aucune de vos cartes ne peut être posée, montrez votre main, écartez une carte de la partie, puis piochez ou placez un Maître.
    .title = Quand rien ne convient
R-14 = Dès qu’un joueur a placé son dernier Maître, l’autre continue seul, tour après tour, jusqu’à placer tous les siens. Il ne peut plus piocher.
    .title = La fin approche
R-15 = Chaque rune contrôlée par vos Maîtres donne ses points une fois, celle qui est sous le Maître aussi ; un jeton compte avec sa couleur. Le plus de points gagne ; à égalité, la victoire est partagée.
    .title = Le décompte
R-16 = Avec le Grand Maître, chacun a un jeton, bleu d’un côté, vert de l’autre. Juste après avoir placé un Maître, vous pouvez le poser sur une rune voisine de ce Maître, diagonales comprises, et changer ainsi sa couleur. La nouvelle couleur doit être différente.
    .title = Le Grand Maître
R-17 = Un jeton ne se pose ni sur un Maître, ni sur un autre jeton, ni hors des runes, et aucune carte ne le couvre. Aucune zone ne doit ensuite porter des Maîtres des deux joueurs. Un Maître peut plus tard se tenir sur un jeton. Un jeton inutilisé ne vaut rien.
    .title = Où poser un jeton

# Comment un coup s’appelle au terminal, et ce qu’il fait quand rien d’autre ne le dit
move-lay = poser
move-show = montrer
move-draw = piocher une carte
move-master = placer un Maître
move-retire = renvoyer un Maître
move-token-blue = la rune devient bleue
move-token-green = la rune devient verte
move-token-red = la rune devient rouge
move-keep = garder le jeton

# Le dessin au terminal
screen-aim = le plus de points dans les zones de vos Maîtres
screen-goal = Prenez des zones d’une couleur avec vos Maîtres. Les runes bleues valent le moins, les vertes plus, les rouges le plus ; le plus de points gagne.
screen-card = carte { $card }
screen-masters-red = rouges
screen-masters-black = noirs
screen-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
 }
screen-draw = Piocher ({ $deck } restent)
screen-master = Placer un Maître
screen-retire = Laisser partir le Maître
screen-keep = Garder le jeton
screen-token-blue = Jeton ◆ bleu
screen-token-green = Jeton ◆ vert
screen-turn =
    1. Posez une de vos trois cartes de façon à couvrir au moins une rune ; vous pouvez la tourner.
    2. Elle doit s’accorder avec tout ce qu’elle couvre, ou avec tout ce qu’elle touche. L’un des deux suffit.
    3. Puis piochez, ou placez un de vos trois Maîtres sur une rune visible.
    4. Un Maître tient toutes les runes de cette couleur qui se touchent autour de la sienne.
    5. La partie finit quand les six Maîtres sont placés ; chaque rune tenue donne ses points.
lines-keys =
    lay 12 m14 r1  la carte 12, sa rune en haut à gauche sur m14, après un quart de tour à droite
    list m14       seulement les coups avec m14
screen-keys =
    ← ↑ ↓ →     promener la carte ou le Maître sur le plateau
    Espace      tourner la carte
    Tab         la carte ou le choix suivant
    PgDn PgUp   sauter à la prochaine place permise, ou à la précédente
    12 m14      tapé, trouve « lay 12 m14 r1 »
screen-box-cards = Les seize cartes, rangée par rangée
screen-box-card = Carte { $card }
screen-box-start = La carte de départ
screen-box-runes = Les runes et leurs points
screen-box-pieces = Les pièces
screen-box-worth = { $points ->
    [one] 1 point pour chaque rune d’une zone tenue.
   *[other] { $points } points pour chaque rune d’une zone tenue.
 }
screen-master-on = sur du { $colour }, { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
 }
screen-box-master = Maître des runes
    .about = Tient toute la zone où il se trouve. Trois par joueur.
screen-box-token = Jeton du Grand Maître
    .about = Avec l’option Grand Maître : juste après avoir placé un Maître, posez-le à côté ; il change la couleur de la rune.
screen-help =
    Le plateau
    B G R     runes bleues, vertes et rouges, valant 1, 2 et 3 points
    ▲ ●       des Maîtres, ▲ les rouges et ● les noirs ; ◆ un jeton du Grand Maître
    1 2       à côté d’une rune : à qui est la zone
    │ │       la dernière carte posée ; le cadre épais est la carte ou la case visée
    = ≠       les couleurs conviennent ou non, sous la carte ou à son bord
    m13       lettres pour les colonnes, nombres pour les rangées ; « lay 12 m14 r1 » pose la
              carte 12, sa rune en haut à gauche sur m14, tournée d’un quart à droite

# Conseils : pourquoi un coup est bon quand il ne rapporte rien tout de suite
because-area = Une zone libre de { $points ->
    [one] un point
   *[other] { $points } points
 } attend alors un Maître.
because-cuts = La meilleure zone libre perd { $points ->
    [one] un point.
   *[other] { $points } points.
 }
because-holds = Cela ne donne rien à l’adversaire.
because-draws = Une carte de plus pour choisir au prochain tour.
because-keeps = Le jeton peut servir mieux plus tard.
because-shows = Aucune de vos cartes ne peut être posée.
because-stands = La zone compte pour vous.
because-retires = Aucune rune ne peut recevoir un Maître.
because-recolours = La rune compte alors pour vous, ou ne compte plus pour l’autre.

# La position en mots, un fait par ligne
fact-area = { $player } tient une zone { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 }, { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
 } : { $cells }.
fact-free-area = Une zone { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 } libre, { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
 } : { $cells }.
fact-masters-left = { $count ->
    [0] Les { $colour } : plus aucun Maître
    [one] Les { $colour } : encore un Maître
   *[other] Les { $colour } : encore { $count } Maîtres
 }
fact-tokens-left = { $count ->
    [0] jeton utilisé
    [one] encore un jeton
   *[other] encore { $count } jetons
 }
fact-master = Un Maître se tient en { $cell } pour { $player }.
fact-token = Le jeton posé en { $cell } appartient à { $player }.
fact-card = Carte { $card } en main, rangée par rangée : { $rows }.
fact-shown = { $player } a montré la carte { $card }, rangée par rangée : { $rows }.
fact-deck = { $count ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
 }

# le sommaire des règles
guide-box = Cartes et mise en place
guide-laying = Poser une carte
guide-masters = Maîtres et zones
guide-end = La fin
guide-grand = Le Grand Maître

# problèmes
puzzle-ask-points = Quelle carte vous rapporte le plus, et où ?
    .about = Posez une de vos cartes, puis piochez ou placez un Maître. Comptez ce que tiennent vos Maîtres à la fin du tour.
puzzle-ask-end = Terminez. Gagnez.
    .about = Posez une carte pour que votre tour finisse la partie, et que vous soyez devant. Une seule y arrive.
puzzle-why-most = Vos Maîtres tiennent alors { $points } points. Aucune autre carte n’en rapporte autant.
puzzle-why-won = La partie finit, { $points } à { $theirs }. Vous gagnez !
puzzle-wrong-fewer = Cela fait { $points } points. Une autre carte en rapporte { $best }.
puzzle-wrong-behind = { $points } contre { $theirs } : ce n’est pas gagné.
puzzle-wrong-goes-on = { $points } à { $theirs }, mais la partie continue, et l’autre a son mot à dire.
puzzle-wrong-chances = Environ { $wins } victoires sur 10 parties. La réponse en gagne nettement plus.
puzzle-wrong-far = C’est loin derrière : la réponse gagne environ { $best } parties sur 10.

# les mots du jeu : ce que dit une touche sur l’un d’eux ou sur le plateau ; les formes, telles que les phrases les emploient
term-rune = Rune
    .forms = rune, runes
    .about = Une pierre de couleur sur une carte : la bleue vaut 1 point, la verte 2, la rouge 3.
term-area = Zone
    .forms = zone, zones
    .about = Des runes visibles d’une même couleur qui se touchent par un côté. Un Maître la tient tout entière.
term-master = Maître
    .forms = Maître, Maîtres
    .about = Placez-en un au lieu de piocher : il tient toute la zone où il se trouve. Vous en avez trois, et chacun vous coûte une carte.
term-fit = Ce qui convient
    .forms = convient, conviennent
    .about = Une carte convient si tout ce qu’elle couvre est de la même couleur, ou si tout ce qu’elle touche l’est. L’un des deux suffit.
term-token = Jeton du Grand Maître
    .forms = jeton, jetons, Grand Maître
    .about = Juste après avoir placé un Maître, vous pouvez rendre bleue ou verte une rune voisine. Une fois par partie.
term-deck = Pioche
    .forms = pioche
    .about = Piochez au lieu de placer un Maître. Quand elle est vide, il ne reste que les Maîtres.
# ce que l’on demande aux propriétaires de la boîte
own-start = Carte de départ
own-counts-cards = Cartes de runes
own-counts-masters = Maîtres de chaque joueur
own-counts-hand = Cartes en main au début
own-counts-tokens = Jetons Grand Maître de chaque joueur
own-points-B = Une rune bleue
own-points-G = Une rune verte
own-points-R = Une rune rouge
ask-rows = les runes de haut en bas
ask-points = les points qu’elle vaut
ask-counts = combien
