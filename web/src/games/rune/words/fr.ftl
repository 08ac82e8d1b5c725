# Ce que la page dit sur l’écran de Rune ; ce que dit le jeu vient de la table.
letter-B = B
letter-G = V
letter-R = R
colour-B = bleu
colour-G = vert
colour-R = rouge
points-each = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
choice-own = Vos Maîtres
choice-of = Maîtres { DE($name) }
masters-red = Maîtres rouges
masters-black = Maîtres noirs
prompt-watch = Vous regardez
prompt-other = { $name } réfléchit
hint-pick = Prenez une carte de votre main : glissez-la ou touchez-la.
hint-lay = { $count ->
    [0] Rien ne convient dans ce sens. Tournez la carte.
    [one] Un endroit convient dans ce sens. Glissez ou touchez.
   *[other] { $count } endroits conviennent dans ce sens. Glissez ou touchez.
}
hint-confirm = Elle est posée à l’essai. Validez, ou choisissez un autre endroit.
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
spot-lay = { $cell } : couvre { $runes }
spot-master = { $cell }, { $colour } : { $count ->
    [one] 1 rune
   *[other] { $count } runes
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
spot-token = { $cell }, { $colour } : devient { $becomes }
runes-B = { $count ->
    [one] 1 bleue
   *[other] { $count } bleues
}
runes-G = { $count ->
    [one] 1 verte
   *[other] { $count } vertes
}
runes-R = { $count ->
    [one] 1 rouge
   *[other] { $count } rouges
}
brings = { $points ->
    [0] ne rapporte rien
    [one] rapporte 1 point
   *[other] rapporte { $points } points
}
costs = { $points ->
    [one] coûte 1 point
   *[other] coûte { $points } points
}
seat-state = { $masters }, { $hand ->
    [one] 1 carte en main
   *[other] { $hand } cartes en main
}
seat-state-token = { $masters }, { $hand ->
    [one] 1 carte en main
   *[other] { $hand } cartes en main
}, avec le jeton du Grand Maître
cell-label = { $cell }, { $colour }
board-name = La grille de runes
ghost-fits = { $cell } : convient, { $gain }
fits-here = ici : { $gain }
not-sure = convient ici
if-ended = Si la partie s’arrêtait là
preview = essai : { $gain }
area-mine = Votre zone { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 }, { $count ->
    [one] 1 rune
   *[other] { $count } runes
}
area-other = { $name } : zone { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 }, { $count ->
    [one] 1 rune
   *[other] { $count } runes
}
areas-none = Personne ne tient encore de terrain.
note-title = Comment ça finit
note-text = La partie finit quand tous les Maîtres sont placés. Qui place son dernier en premier attend ; l’autre continue sans piocher.
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

# la fin
ending-why = { $you ->
    [yes] Vos Maîtres tiennent { $points } points, ceux { DE($other) } { $theirs }.
   *[no] Les Maîtres { DE($name) } tiennent { $points } points, ceux { DE($other) } { $theirs }.
}
ending-decided = Ce qui a fait la différence
ending-grew = { $you ->
    [yes] Tour { $turn } : vous placez un Maître sur la zone
   *[no] Tour { $turn } : { $name } place un Maître sur la zone
 } { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 }. Elle passe de { $points } à { $now } points.
ending-kept = { $you ->
    [yes] Tour { $turn } : vous placez un Maître sur la zone
   *[no] Tour { $turn } : { $name } place un Maître sur la zone
 } { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 }. Elle rapporte { $now } points.
ending-shrank = Votre zone { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 } du tour { $turn } est passée de { $points } à { $now } points.

# ce qui se dit d’un événement là où le plateau le montre : pas de cases
seen-laid = { $you ->
    [yes] Vous posez
   *[no] { $player } pose
 } une carte : { $fits ->
    [below] elle convient à ce qu’elle couvre
    [beside] elle convient à ce qu’elle touche
   *[both] elle convient à ce qu’elle couvre et à ce qu’elle touche
 }.
seen-master = { $you ->
    [yes] Vous placez
   *[no] { $player } place
 } un Maître sur du { $colour }. Il tient { $size ->
    [one] une rune
   *[other] { $size } runes
 }, pour { $points } { $points ->
    [one] point
   *[other] points
 }.
seen-token = { $you ->
    [yes] Vous changez
   *[no] { $player } change
 } une rune { $was ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 } en { $colour }.
seen-showed = { $you ->
    [yes] Aucune de vos cartes ne convient : vous montrez votre main et en écartez une.
   *[no] Aucune carte { DE($player) } ne convient : main montrée, une carte écartée.
 }
seen-score = Score : { $standing }.
seen-over = Le dernier Maître est en place. Score final : { $standing }.
seen-reason-covers-master = Un Maître se tient là. Aucune carte ne peut le couvrir.
seen-reason-covers-token = Un jeton se trouve là. Aucune carte ne peut le couvrir.
seen-reason-colours-differ = Du { $below-rune } couvrirait du { $below-other }, et du { $beside-rune } toucherait du { $beside-other }. Tout doit aller ensemble dessous, ou bien tout autour.
seen-reason-no-rune-there = Aucune rune visible ici.
seen-reason-master-stands-there = Un Maître s’y tient déjà.
seen-reason-area-controlled = Cette zone appartient au Maître adverse.
seen-reason-one-master-per-area = Vous tenez déjà cette zone, et cette table n’admet qu’un Maître par zone.
seen-reason-not-next-to-master = Ce n’est pas à côté du Maître que vous venez de placer.
seen-reason-token-on-master = Un Maître se tient ici. Aucun jeton ne peut le couvrir.
seen-reason-token-on-token = Un jeton s’y trouve déjà.
seen-reason-same-colour = Cette rune est déjà { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 }.
seen-reason-token-joins-rivals = En { $colour }, elle réunirait dans une zone des Maîtres des deux camps.

# un tour en une ligne, derrière un nom
recap-laid = une carte posée
recap-showed = aucune carte ne convient
recap-drew = une carte piochée
recap-master = un Maître sur du { $colour }, { $points } { $points ->
    [one] point
   *[other] points
 }
recap-retired = un Maître en moins
recap-token = une rune { $was ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 } devient { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 }
recap-joined = zones { $colour ->
    [bleu] bleues
    [vert] vertes
   *[rouge] rouges
 } réunies, { $points } points
recap-grew = zone { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 } agrandie, { $points } points
recap-split = zone { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 } coupée
