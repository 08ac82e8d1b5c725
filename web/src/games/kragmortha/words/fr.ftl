# Ce que dit l’écran de Kragmortha ; ce que dit le jeu vient de la table.
letter-B = L
letter-S = Pa
letter-P = Po
letter-G = G
letter-O = O
board-name = La bibliothèque, vue d’en haut
closed-tonight = fermé ce soir
card-goblin = Gobelin
card-rigor = Rigor
card-back = une carte cachée
card-down = Carte { $slot }, face cachée
card-label = Carte { $slot } : { $card }
signs = { $count ->
    [one] 1 signe
   *[other] { $count } signes
}
signs-short = Signes
books-short = Livres
book-used = Utilisé. Il compte encore.
cast-now = Jouable maintenant
touched = Carte { $slot } touchée
moment-unhexing = À votre tour
moment-deep-pockets = Agit tout seul
moment-not-me = Quand il vous regarde
moment-pass-the-blame = Quand il vous regarde
moment-hasty-feet = Après votre carte
moment-blink = Avant votre carte
moment-strings-of-bone = Avant ou après votre carte
moment-ogres-shove = Avec une poussée
moment-crystal-gaze = Avec une carte
moment-changeling = Avant votre carte
moment-sticky-fingers = Avant votre carte

do-stop = S’arrêter ici
do-end = Finir mon tour
do-exchange = Montrer et changer ma main
do-stay = Rigor reste
do-accept = Prendre le Regard
do-deny = Pas moi, Maître !
do-blame = Accuser { $name }
do-unhex = Se défaire de { $look }
do-pointer = Garder le pointeur
do-keyboard = Garder le clavier
do-admit = J’avoue
do-contest = Je nie tout
do-guilty = Coupable
do-clear = Innocent
do-abstain = Je ne dis rien
do-caught = Pris !
do-ease = Je ne peux pas le faire
do-peek = Regarder
do-touch = Toucher
do-discard = Défausser

ask-shove = { $you ->
    [yes] Où êtes-vous poussé ?
   *[no] Pousser { $name } où ?
}
ask-spell = { $book } : choisissez
ask-exchange = Aucune de vos cartes ne mène quelque part
ask-admit = On vous accuse : { $look }. Est-ce vrai ?
ask-vote = { $name } comparaît : { $look }. Coupable ?
hint-exchange = Montrez votre main et repiochez. Le tour est perdu, sauf si un Grimoire aide.
hint-peek = Paume à plat : regardez d’abord une carte, une à la fois.
hint-squares = { $count ->
    [0] Cette carte ne mène nulle part.
    [one] Une case brille pour cette carte.
   *[other] { $count } cases brillent pour cette carte. Prévoyez ensuite le second pas.
}
hint-onward = Confirmez, ou continuez vers une case en pointillés.
hint-confirm = Confirmez, et en route.
wait-place = { $name } pose un gobelin
wait-plan = { $name } prépare un coup
wait-second = { $name } peut faire un second pas
wait-after = { $name } peut encore user d’un Grimoire
wait-link = { $target-you ->
    [yes] { $name } choisit où vous pousser
   *[no] { $name } choisit où pousser { $target }
}
wait-react = Le Seigneur des Ténèbres regarde { $name }
wait-discard = { $name } doit lâcher une carte
wait-device = { $name } renonce au pointeur ou au clavier
wait-go = { $name } choisit où atterrir
wait-warp = { $name } décide si Rigor se téléporte
wait-trade = { $name } fouille des poches
wait-admit = { $name } comparaît et doit répondre
wait-vote = { $you ->
    [yes] Les autres votent sur vous : { $look }
   *[no] La table vote sur { $name } : { $look }
}
watching = Vous regardez
watching-long = Vous regardez. Les mains restent cachées jusqu’à ce qu’on les joue.
last-played = Jouées en dernier : { $cards }
demands = Ce qu’exigent vos Regards
say-it = Le dire
to-say = Parler
to-press = Cogner
asked-nothing = Vos Regards n’exigent rien pour l’instant.
asked-more = puis encore { $count }
confirm-far = Valider, tout au loin
key-jaw = Garder la mâchoire ouverte
owed = Piochera un Regard pour une faute : { $names }
owes = doit un Regard
slipped = en faute
arm-pointer = Votre autre bras est dans le dos : pointeur seulement.
arm-keyboard = Votre autre bras est dans le dos : clavier seulement.

fate-rigor = { $you ->
    [yes] Vous rencontrez Rigor et piochez un Regard.
   *[no] { $name } rencontre Rigor et pioche un Regard.
}
fate-desk = { $you ->
    [yes] Vous prenez un Grimoire Magique.
   *[no] { $name } prend un Grimoire Magique.
}
fate-teleport = { $you ->
    [yes] Vous vous arrêtez et retournez un jeton.
   *[no] { $name } s’arrête et retourne un jeton.
}
fate-stuck = { $you ->
    [yes] Vous vous arrêtez : les autres cercles sont pris.
   *[no] { $name } s’arrête : les autres cercles sont pris.
}
link-next = { $you ->
    [yes] Vous choisissez
   *[no] { $name } choisit
} { $target-you ->
    [yes] où vous allez.
   *[no] où va { $target }.
}
square-label = { $square }
square-then = puis { $square }
square-pushes = pousse { $name }
square-rigor = rencontre Rigor
square-desk = le bureau
square-teleport = un cercle de téléportation

step-card = Carte
step-first = Pas
step-second = Second pas
step-shove = Pousser

own-looks = Vos Regards
own-books = Vos Grimoires
no-looks = Aucun Regard. Gardez les yeux baissés.
no-books = Aucun Grimoire. Ils sont sur le bureau.
no-looks-other = Aucun Regard.
no-books-other = Aucun Grimoire.
hidden-by-head = Tête basse : vous ne voyez les cartes de personne.
known-cards = Cartes connues :
their-hand = La main de { $name }
take-card = Prendre la carte { $slot } : { $card }
sheet-title = { $name } · { $pawn }
seat-told = { $name } : rang { $place }. Regards : { $looks }. Grimoires : { $books }. Cartes en main : { $cards }.
looks = Regards
books = Grimoires Magiques
place = Rang
goblin = Gobelin
standing = Classement
fewest-first = le moins de Regards d’abord
ties = Égalité : plus de livres, puis plus de signes.
fourth-ends = Un quatrième Regard finit la partie.
nearly-out = À un Regard de la fin : { $names }.
deck-cards = Cartes
deck-looks = Regards
under-looks = Sous les Regards :
look-eased = La forme plus facile suffit.
rejected = { $count ->
    [one] Refusé, ce symbole est déjà là :
   *[other] Refusés, ces symboles sont déjà là :
}
deck-books = Grimoires
tokens = Jetons
token-down = face cachée
token-letter-teleport = O
token-letter-grimoire = G
token-letter-trap = P
final = { $looks ->
    [one] { $looks } Regard
   *[other] { $looks } Regards
}, { $books ->
    [one] { $books } Grimoire
   *[other] { $books } Grimoires
}, { $symbols ->
    [one] { $symbols } signe
   *[other] { $symbols } signes
}

not-placed = pas encore sur le plateau
text-floor = Le sol : colonnes a à g, rangées 1 à 10, le bureau de a9 à b10
text-key = L livre, Pa parchemin, Po potion, G gemmes, * bureau, # rayonnage, - fermé, ○ téléportation.
text-reach = Rigor atteint en un pas : { $one }. En deux : { $two }.
text-chain = La poussée
text-link = { $pusher } pousse { $pushed } de { $start } vers { $to } ; { $chooser } choisit
text-goblins = Gobelins
text-cards = Cartes : { $cards }
key-cards = Prendre une carte et aller à sa première case
key-arrows = Vers la case brillante voisine
key-tab = Chose suivante à choisir
key-plain = S’arrêter, finir le tour, changer la main
key-enter = Choisir, puis confirmer
key-undo = Annuler
key-escape = Reposer

# une première partie, enseignée
lesson-place = Tout le monde part du fond. Prenez une case de départ libre ; le bureau aux Grimoires est dans le coin opposé.
    .title = Choisissez une case de départ
lesson-card = Chaque carte a deux symboles. Votre gobelin fait un ou deux pas, chacun vers une case qui porte l’un d’eux ; la boule de cristal va partout. Les cartes au crâne déplacent Rigor.
    .title = Jouez une carte
lesson-squares = Les cases brillantes conviennent. Prenez-en une, puis peut-être une case en pointillés pour le second pas. Pointez d’abord : vous verrez qui serait poussé.
    .title = Préparez vos pas
lesson-rigor = Les crochets violets montrent jusqu’où Rigor peut venir. Qui le rencontre pioche un Regard. Le quatrième finit la partie, et le moins de Regards gagne.
    .title = Méfiez-vous de lui
lesson-second = Le second pas demande l’autre symbole. Vous pouvez aussi vous arrêter.
    .title = Un second pas ?
lesson-link = Vous voilà sur quelqu’un. Choisissez où va ce gobelin ; s’il y a du monde, le poussé pousse à son tour et choisit.
    .title = Poussez !
lesson-go = Votre gobelin est déplacé. Prenez une case brillante ; il ne s’y passe rien pour l’instant.
    .title = Où donc ?
lesson-ask = La table vous pose une question : vos réponses sont les boutons à côté de vos cartes.
    .title = Votre réponse
lesson-over = Voilà une partie entière. La revoir montre tout ; les règles nomment chaque article rencontré.
    .title = Bien poussé
