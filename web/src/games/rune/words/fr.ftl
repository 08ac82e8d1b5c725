# Ce que la page dit sur l’écran de Rune ; ce que dit le jeu vient de la table.
letter-B = B
letter-G = V
letter-R = R
stone-B = saphir
stone-G = jade
stone-R = grenat
colour-B = bleu
colour-G = vert
colour-R = rouge
points-each = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
choice-own = Vos Maîtres
choice-of = Maîtres de { $name }
masters-red = Maîtres rouges
masters-black = Maîtres noirs
prompt-watch = Vous regardez
prompt-other = { $name } réfléchit
hint-pick = Prenez une carte de votre main : glissez-la, ou cliquez.
hint-lay = { $count ->
    [0] Rien ne convient dans ce sens. Tournez la carte.
    [one] Un endroit convient dans ce sens. Glissez, ou cliquez.
   *[other] { $count } endroits conviennent dans ce sens. Glissez, ou cliquez.
}
hint-nowhere = Cette carte ne convient nulle part. Prenez-en une autre.
hint-choose = Un Maître prend toute la zone de sa rune.
hint-token = Il rend bleue ou verte une rune à côté de votre nouveau Maître.
step-lay = Poser
step-choose = Piocher ou Maître
step-token = Jeton
hand = main
masters-left = { $count ->
    [0] Plus de Maître
    [one] 1 Maître à placer
   *[other] { $count } Maîtres à placer
}
step-two = étape 2, au choix
deck = Pioche
deck-label = { $count ->
    [0] Pioche vide
    [one] Pioche, une carte
   *[other] Pioche, { $count } cartes
}
deck-draw = Piocher une carte
deck-later = étape 2, au choix
deck-empty = vide
rotate = Tourner
put-back = Reposer
on-grid = sur la grille
retire = Laisser partir le Maître
keep-token = Garder le jeton
token-blue = Bleu
token-green = Vert
card-label = Carte { $card } : { $rows }
card-show = Montrer la carte { $card }
spot-label = { $cell } : convient
cell-label = { $cell }, { $colour }
board-name = La grille de runes
ghost-fits = { $cell } : convient, { $gain }
fits-here = ici : { $gain }
not-sure = convient ici
if-ended = Si la partie s’arrêtait là
preview = essai : { $gain }
area-mine = Votre { $stone }, { $count ->
    [one] 1 rune
   *[other] { $count } runes
}
area-other = { $name } : { $stone }, { $count ->
    [one] 1 rune
   *[other] { $count } runes
}
areas-none = Personne ne tient encore de terrain.
note-title = Comment ça finit
note-text = Quand tous les Maîtres d’un joueur sont posés, l’autre continue sans piocher jusqu’à poser les siens.
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Ajuster
text-empty = vide
text-grid = La grille
text-hand = Votre main
text-areas = Zones
text-area-free = libre
text-hands = Mains : { $sizes }. Pioche : { $deck }.
text-gone = Hors jeu : { $cards }
key-cards = Prendre une carte
key-arrows = Déplacer la carte fantôme
key-tab = Endroit suivant qui convient
key-rotate = Tourner la carte
key-draw = Choisir la pioche
key-master = Aller à la première rune pour un Maître
key-token = Autre couleur, ou garder le jeton
key-enter = Choisir, puis valider
key-undo = Annuler
key-escape = Reposer
gone = hors jeu

# une première partie, expliquée
lesson-lay = Prenez une de vos cartes : cliquez, ou glissez. R ou la molette la tourne. Elle doit couvrir au moins une rune déjà posée.
    .title = D’abord, posez une carte
lesson-fit = Les lumières montrent où elle convient. Ou bien chaque rune couverte a la même couleur, ou bien chaque rune voisine. Montrez un endroit : coches et croix comparent, et la carte rouge dit pourquoi non.
    .title = Les couleurs s’accordent
lesson-choose = Piochez une carte, ou placez un Maître sur une rune. Il prend toutes les runes de cette couleur qui se touchent. Mais chaque Maître coûte une carte : vous en aurez une de moins à poser.
    .title = Puis piochez, ou prenez du terrain
lesson-areas = Le nombre près d’un Maître dit ce que vaut sa zone : bleu 1, vert 2, rouge 3 par rune. Les cartes suivantes l’agrandissent ou la réduisent. À droite, on voit qui mène.
    .title = Ce que vaut un Maître
lesson-token = Une fois par partie, votre Grand Maître peut changer la couleur d’une rune à côté du Maître que vous venez de placer. Vous pouvez aussi garder le jeton.
    .title = Le Grand Maître
lesson-end = Un joueur a placé son dernier Maître. L’autre continue sans piocher jusqu’à placer les siens. Puis on compte.
    .title = La fin approche
lesson-over = C’était une partie entière. « Revoir » la montre pas à pas ; les règles expliquent chaque article rencontré.
    .title = Bien joué
