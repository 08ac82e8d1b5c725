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
do-ease = Je ne peux pas : un autre, s’il vous plaît
do-ease-short = Je ne peux pas
play-rise = ou redressez le téléphone
play-sit = ou posez le téléphone à plat
play-tongue = ou deux doigts sur l’écran
caught-who = Pris ! Qui donc ?
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
hint-exchange = Montrez votre main et repiochez. Le tour est perdu, sauf si un Grimoire vous aide.
hint-peek = Paume à plat : regardez d’abord une carte, une à la fois.
hint-steps = Faites un ou deux pas.
hint-squares = { $count ->
    [0] Cette carte ne mène nulle part.
    [one] Une case brille pour cette carte.
   *[other] { $count } cases brillent pour cette carte. Prévoyez ensuite le second pas.
}
hint-onward = Validez, ou continuez vers un anneau marqué 2.
hint-confirm = Validez, et en route.
wait-place = { $name } pose un gobelin
wait-plan = { $name } prépare un coup
wait-second = { $name } peut faire un second pas
wait-after = { $name } peut encore utiliser un Grimoire
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
asked-nothing = Vos Regards vous laissent en paix pour l’instant.
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
    [yes] Vous vous arrêtez : les autres téléportations sont prises.
   *[no] { $name } s’arrête : les autres téléportations sont prises.
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
their-hand = La main { DE($name) }
take-card = Prendre la carte { $slot } : { $card }
sheet-title = { $name } · { $pawn }
seat-state = { $square }, { $looks ->
    [0] aucun Regard
    [one] { $looks } Regard
   *[other] { $looks } Regards
}
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
text-key = L livre, Pa parchemin, Po potion, G gemmes, * bureau, # meuble, - fermé, ○ téléportation.
text-reach = Rigor atteint en un pas : { $one }. En deux : { $two }.
text-chain = La poussée
text-link = { $pusher } pousse { $pushed } de { $start } vers { $to } ; { $chooser } choisit
text-goblins = Gobelins
text-cards = Cartes : { $cards }
key-cards = Prendre une carte et aller à sa première case
key-arrows = Vers la case brillante voisine
key-tab = Chose suivante à choisir
key-plain = S’arrêter, finir le tour, changer la main
key-enter = Choisir, puis valider
key-undo = Annuler
key-escape = Reposer

# une première partie, enseignée

# la fin
ending-stone = Vous avez levé les yeux une fois de trop
ending-won = Tête baissée jusqu’au bout. Vous gagnez !
ending-other = { $name } a gardé la tête la plus basse
ending-out = { $you ->
    [yes] Votre quatrième Regard vous change en pierre et met fin à la partie.
   *[no] Le quatrième Regard { DE($name) } change un gobelin en pierre et met fin à la partie.
}
ending-winner = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } se partagent la victoire
} avec { $looks ->
    [0] aucun Regard
    [one] un Regard
   *[other] { $looks } Regards
} et { $books ->
    [0] aucun Grimoire
    [one] un Grimoire
   *[other] { $books } Grimoires
}.
ending-books = Le dernier Grimoire est parti : la bibliothèque ferme.
ending-looks = D’où viennent vos Regards
ending-look = Tour { $turn } : { $cause ->
    [slip] une pénitence oubliée
    [blamed] quelqu’un vous a fait porter le chapeau
    [trap] un jeton sous une téléportation
   *[met] Rigor vous a vu
}
ending-close = { $by ->
    [looks] { $count ->
        [one] { $you ->
            [yes] Un Regard de moins, et vous étiez à égalité avec { $first }.
           *[no] Un Regard de moins, et { $name } était à égalité avec { $first }.
        }
       *[other] { $you ->
            [yes] { $count } Regards de moins, et vous étiez à égalité avec { $first }.
           *[no] { $count } Regards de moins, et { $name } était à égalité avec { $first }.
        }
    }
    [books] { $you ->
        [yes] À égalité de Regards avec { $first } : il vous manquait des Grimoires.
       *[no] À égalité de Regards avec { $first } : il manquait des Grimoires à { $name }.
    }
    [symbols] { $you ->
        [yes] À égalité de Regards et de Grimoires avec { $first } : il vous manquait des signes magiques.
       *[no] À égalité de Regards et de Grimoires avec { $first } : il manquait des signes magiques à { $name }.
    }
   *[shared] Égalité en tout.
}

# ce qui se dit d’un événement là où le plateau le montre : pas de cases
ground-book = un livre
ground-scroll = un parchemin
ground-potion = une potion
ground-gems = des gemmes
ground-desk = le bureau
ground-teleport = une téléportation
ground-none = le sol
seen-placed = { $you ->
    [yes] Vous prenez place.
   *[no] { $player } prend place.
 }
seen-stepped = { $you ->
    [yes] Vous allez
   *[no] { $player } va
 } sur { $ground }.
seen-rigor = { $you ->
    [yes] Vous menez
   *[no] { $player } mène
 } Rigor sur { $ground }.
seen-warped = { $you ->
    [yes] Vous faites
   *[no] { $player } fait
 } disparaître Rigor, qui reparaît sur une autre téléportation.
seen-pushed = { $you ->
    [yes] Vous poussez
   *[no] { $player } pousse
 } { $target-you ->
    [yes] votre gobelin
   *[no] { $target-player }
 } sur { $ground }.
seen-met = { $you ->
    [yes] Vous tombez
   *[no] { $player } tombe
 } sur Rigor. Aïe.
seen-moved = { $you ->
    [yes] Vous arrivez
   *[no] { $player } arrive
 } sur { $ground }.
seen-reason-square-taken = La case est occupée.
seen-reason-not-a-start = On ne part pas de là.
seen-reason-not-adjacent = Ce n’est pas la case d’à côté.
seen-reason-bookcase = Personne ne traverse un meuble.
seen-reason-symbol-differs = Il y a { $symbol } ; votre carte n’y mène pas.
seen-reason-cannot-be-pushed = Le gobelin qui s’y tient ne peut être poussé nulle part.
seen-reason-nobody-to-push = Il n’y a personne à pousser.
seen-reason-push-back = Jamais en arrière, là d’où l’on pousse.
seen-reason-pushed-already = Qui s’y tient fait déjà partie de la chaîne.
seen-reason-chain-blocked = Par là, la chaîne n’aurait pas de fin.
seen-reason-not-a-refuge = Le gobelin ne peut pas aller là.

# un tour en une ligne, derrière un nom
recap-placed = sur le plateau
recap-played = { $card }
recap-rigor = Rigor déplacé
recap-warped = Rigor téléporté
recap-pushed = { $target-you ->
    [yes] votre gobelin poussé
   *[no] { $target-player } se fait pousser
 }
recap-met = Rigor lève les yeux !
recap-look = { $shown ->
    [yes] { $look }
   *[no] un nouveau Regard
 }
recap-no-look = plus aucun Regard
recap-book = { $shown ->
    [yes] { $book }
   *[no] un grimoire
 }
recap-token = un jeton : { $token }
recap-exchanged = toute la main changée
recap-discarded = { $card } en moins
recap-used = { $book }
recap-unhexed = débarras : { $look }
recap-changed = place échangée avec { $target-you ->
    [yes] la vôtre
   *[no] { $target-player }
 }
recap-pilfered = { $target-you ->
    [yes] votre main fouillée
   *[no] la main { DE($target-player) } fouillée
 }
recap-blamed = la faute à { $target-you ->
    [yes] votre gobelin
   *[no] { $target-player }
 }
recap-slip = faux pas : { $look }
recap-caught = « Pris ! »
recap-spared = un autre Regard à la place
recap-cleared = pas coupable
recap-out = un Regard de trop
recap-last-book = le dernier grimoire
