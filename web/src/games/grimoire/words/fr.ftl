# Ce que la page dit elle-même pour Grimoire ; le reste vient de la table.
quest-zone = La zone de quête
face-down = Cachée
face-down-about = Vous ne l’avez pas vue. Un Espion peut regarder ; qui la prend le saura.
lies-place = Place { $place } :
take-place = Prendre, place { $place } :
luck-place = Remplacer, place { $place } :
place-taken = La place { $place } est vide
only-you = Les autres ne la voient pas
only-you-long = Elle est face cachée. Votre Espion n’a montré cette carte à personne d’autre.
seen-by = Vue aussi par : { $names }
worth-after = Votre territoire : { $now } → { $then } PV
magic-points = Points de magie { $magic }
mp = magie
round = manche { $round }
last-round = Dernière manche : { $ending }.
piles = Pioche { $deck } · défausse { $discards } · objets { $items }
piles-title = Les piles
pile-empty = Vide
discards = Défausse : { $count }
unseen = Cartes dont vous ignorez la place : { $count }
unseen-about = Elles sont dans la pioche, face cachée, ou dans un territoire.
unseen-items = Objets dont vous ignorez la place : { $count }
now = Maintenant :
now-shielded = À l’abri : { $names }.
opened-by = { $you ->
    [only] Ouverte par vous
    [too] Ouverte par vous, { $names }
   *[no] Ouverte par { $names }
}
bookmark-here = Poser votre marque-page à la page { $page }
bookmark-sealed = Votre marque-page est scellé à la page { $page }
leaf-on = Page suivante
leaf-back = Page précédente
to-question = Revenir à la question
tabs = Les pages du grimoire
tab-label = Page { $page }, { $spell }, { $kinds }
page-sealed = Scellée jusqu’à { $page } points de magie
seat-page = a ouvert la page { $page }, { $spell }
tab-sealed = Page { $page }, { $spell }, { $kinds }, scellée jusqu’à { $page } points de magie
page = Page
of-player = Ce sont des compagnons { DE($name) }.
pick-above = Choisissez une carte de la zone de quête.
pick-above-luck = Choisissez la carte de la zone de quête qui doit partir. Ou bien :
take-silenced = { $spell } : le Silence l’a fait taire.
take-after = { $spell } : c’est lancé.
take-now = Prenez maintenant une carte.
answer-token = Jeton { $token }
answer-look = Regarder
answer-pay = Payer 1 PV
answer-add = Ajouter une carte
answer-buy = Acheter pour 1 PV
answer-target = Viser
target-has = { $companions ->
    [0] aucun compagnon
    [one] 1 compagnon
   *[other] { $companions } compagnons
}, { $vp } PV en jetons
pass-spy = Ne pas regarder
pass-luck = Ne rien changer
pass-cure = Ne rien payer
pass-shoes = Ne rien ajouter
pass-buy = Ne rien acheter
prompt-seal = Sceller la page { $page }, { $spell } ?
prompt-change = Passer à la page { $page }, { $spell } ?
prompt-sealed = La page { $page }, { $spell }, est scellée
still-choosing = Choisissent encore : { $names }.
may-change = Vous pouvez changer tant que tous n’ont pas choisi.
you-are-last = Tous les autres ont choisi : scellez votre page et les livres s’ouvrent.
idle-tokens = { $name } choisit un premier jeton
idle-spy = L’Espion { DE($name) } peut regarder
idle-pages = Chacun choisit une page en secret
idle-luck = { $name } hésite avec Chance
idle-cure = { $name } réfléchit à la Guérison
idle-target = { $name } cherche une victime
idle-give = { $name } doit céder un compagnon
idle-seize = { $name } choisit un compagnon
idle-shoes = { $name } enfile les Chaussures bénies
idle-buy = { $name } marchande un objet
idle-take = { $name } prend une carte de quête
order-title = L’ordre de la manche { $round }
order-again = Raconter l’ordre à nouveau
order-page = page { $page }
order-was = ancien jeton { $was }
order-alone = Seul sur sa page : la plus basse d’abord.
order-shared = Page partagée : après A, l’ancien jeton le plus haut d’abord.
tale-open = Les livres s’ouvrent. Voici les anciens jetons.
tale-alone = Personne ne partage de page : la plus basse d’abord.
tale-groups = A, seuls sur leur page : la plus basse d’abord. B, qui partagent, suivent : l’ancien jeton le plus haut d’abord.
tale-turned = { $you ->
    [yes] Votre sort { $spell }
   *[no] { $spell } { DE($name) }
} renverse l’ordre.
tale-skip = Passer
vp-tokens = Jetons PV
token = Jeton
companions = Compagnons
treasures = Trésors
items = Objets
of-ten = { $count } sur { $most }
only-you-see = cachés aux autres
only-you-know = caché aux autres
none-yet = encore rien
worth = valeur actuelle
shielded = à l’abri
card = Carte
card-of = { $card }. { $about }
cards-of = { $count } × { $card }. { $about }
counted = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
no-companions = aucun compagnon
sealed = scellée
choosing = choisit
known-coins = Pièces que vous connaissez
would-be-hit = Vos pages { $pages } frapperaient ici
watching = Vous regardez. Ce qui est caché le reste, pour vous aussi.
standing = Ce que tous peuvent compter
standing-about = Seul ce que tout le monde a vu est compté ici. En cas d’égalité en tête, personne ne gagne.
points = PV
scoring = Le compte, carte par carte
count-again = Recompter
most-junk = Plus de Camelote
total = Total
note-title = La fin
note-text = Dès que quelqu’un a assez de trésors ou de compagnons, la manche est la dernière. La partie finit aussi quand les cartes manquent.

short-bronze = 1 PV
short-silver = 2 PV
short-gold = 3 PV
short-spy = voit les cartes cachées
short-mercenary = +3 dès 5 PV en jetons
short-brave = +2 avec 5 sortes
short-archer = +1 si dernier
short-merchant = achète un 2e objet
short-nun = +2 si moins de jetons
short-thief = +1 si premier
short-prince = +3 avec 3 métaux
short-queen = +3 si plus d’amis
short-king = +3 si plus de trésors
tag-bronze = Bronze
tag-silver = Argent
tag-gold = Or
tag-spy = Espion
tag-mercenary = Mercenaire
tag-brave = Valeur
tag-archer = Archer
tag-merchant = Marchand
tag-nun = Nonne
tag-thief = Scélérat
tag-prince = Prince
tag-queen = Reine
tag-king = Roi
tag-sword = Épée
tag-bracelet = Bracelet
tag-cup = Coupe
tag-junk = Camelote
tag-shoes = Chauss.

key-leaf = Feuilleter le livre
key-numbers = Aller à une page, ou choisir une carte de quête
key-bookmark = Poser le marque-page à la page ouverte
key-pass = Renoncer
key-tab = Chose suivante à choisir
key-enter = Choisir, puis valider
key-undo = Annuler
key-escape = Reposer

# une première partie, guidée

# la fin
ending-designer = Égalité en tête : personne ne gagne
ending-none = La dernière page est tournée.
ending-treasures = { $you ->
    [yes] Votre territoire comptait dix trésors : c’était la dernière manche.
   *[no] Le territoire { DE($name) } comptait dix trésors : c’était la dernière manche.
}
ending-companions = { $you ->
    [yes] Dix compagnons vous suivaient : c’était la dernière manche.
   *[no] Dix compagnons suivaient { $name } : c’était la dernière manche.
}
ending-piles = Il n’y avait plus de cartes de quête : c’était la dernière manche.
ending-magic = Le grimoire était plein : c’était la dernière manche.
ending-close = { $you ->
    [yes] { $margin ->
        [0] Vous étiez à égalité en tête.
        [one] Il vous a manqué un seul point.
       *[other] Il vous a manqué { $margin } points.
    }
   *[no] { $margin ->
        [0] { $name } était à égalité en tête.
        [one] Il a manqué un seul point à { $name }.
       *[other] Il a manqué { $margin } points à { $name }.
    }
}
ending-riches = { $you ->
    [yes] Ce qui vous a le plus rapporté
   *[no] Ce qui a le plus rapporté à { $name }
}

# un tour en une ligne, derrière un nom
recap-token = jeton { $token }
recap-opened = { $spell }
recap-silenced = Silence { $target-you ->
    [yes] de votre part
   *[no] { DE($target-player) }
 }
recap-nothing = sans effet
recap-reversed = ordre inversé
recap-gained = +{ $vp } PV
recap-stole = { $vp } PV { $target-you ->
    [yes] de votre réserve
   *[no] { DE($target-player) }
 }
recap-robbed = { $card } { $target-you ->
    [yes] que vous aviez
   *[no] { DE($target-player) }
 }
recap-companion-paid = { $card } : +{ $vp } PV
recap-paid = −{ $vp } PV
recap-took = prend { $card }
recap-turned = retourne { $card }
recap-took-hidden = une carte cachée
recap-replaced = { $card } à la défausse
recap-recovered = { $cards } de la défausse
recap-drew-item = pioche un objet
recap-shoes = { $card }
recap-last-round = dernière manche
