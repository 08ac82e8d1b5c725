# Ce que la page dit elle-même, quel que soit le jeu.
house = Armarium
motto = Une armoire de livres, une table, aucun compte à créer.
loading = Un instant…
reason-no-answer = La table ne répond pas. Réessayez dans un moment.
home = Vers l’armoire
home-link = Armarium, retour à l’armoire
close = Fermer
keep = Garder
on = oui
off = non
you = Vous
guest = Invité
nobody = personne
bot = Robot
away = absent
seat-free = Place libre

# l’armoire
play-now = Jouer maintenant
play = Jouer
learn = Apprendre
invite = Inviter
rules = Règles
players-word = { $count ->
    [one] joueur
   *[other] joueurs
}
minutes = { $minutes } min
tables = Tables
my-tables = Mes tables
my-tables-none = Aucune table pour l’instant. Ouvrez un livre et jouez.
wait-for-you = { $count ->
    [one] 1 vous attend
   *[other] { $count } vous attendent
}
open-tables = Tables ouvertes
open-tables-none = Aucune table ouverte pour l’instant. Ouvrez la première : Inviter, puis l’afficher dans l’armoire.
cupboard-bare = L’armoire est vide.
seats-taken = { $taken } places sur { $seats }
choice-taken = Quelqu’un d’autre a choisi cela.
sit-down = S’asseoir
watch = Regarder
table-gathering = on attend des joueurs
table-turn = tour { $turn }, { $points }
table-over = terminée : { $points }
table-points = { $name } { $points }
table-turn-only = tour { $turn }
stage-gathering = en attente
stage-over = finie
stage-stopped = ne peut pas continuer
decides = { $names } { $count ->
    [one] décide
   *[other] décident
}

# une nouvelle table
new-table = { $game } : une nouvelle table
table-name = Nom de la table
table-name-hint = Dimanche pluvieux
seats = Places
bots-count = Robots
bot-level = Quel robot
options = Options
option-needed = Activée : à { $seats } joueurs, il la faut.
listed = L’afficher dans l’armoire
    .text = Sinon, seuls ceux qui ont le lien la trouvent.
open-table = Ouvrir la table
this-table = Cette table

# avant la partie
gathering-title = La table est mise
gathering-free = { $free ->
    [one] Une place est libre. Envoyez le lien, ou appelez un robot.
   *[other] { $free } places sont libres. Envoyez le lien, ou appelez des robots.
}
gathering-full = Tout le monde est là.
gathering-shared = Pas de téléphone ? Partagez celui-ci : ajoutez « Quelqu’un à côté de vous ».
beside-add = Quelqu’un à côté de vous
beside-name = Son nom
beside-you = à côté de vous
choice-own = Votre choix
choice-of = Choix { DE($name) }
beside-remove = Libérer la place
bot-add = Appeler un robot
remove = Faire partir
remove-all = Faire partir tout le monde
bot-remove = Renvoyer le robot
start = Commencer la partie
leave = Quitter la table
wait-for-host = { $host } lance la partie.
invite-title = Inviter des amis
invite-link = Adresse de cette table
qr-alt = Code QR de { $link }
copy = Copier
copied = Lien copié
spectators = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
let-bot = Laisser un robot jouer pour moi
take-over = Reprendre ma place
let-bot-for = Laisser un robot jouer pour { $name }
take-over-for = { $name } reprend sa place
record = Enregistrer la partie
absence = Un robot prend la place après
seconds-long = { $seconds ->
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
    [300] 5 minutes
    [900] 15 minutes
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
bot-comes-in = Absence : un robot joue dans { $clock }
bot-comes-later = Un robot jouera pour { $name } une fois le délai écoulé.
bot-allowed = Si ma connexion se coupe, l’hôte peut aussitôt laisser jouer un robot
    .text = Sinon un robot arrive après { $time }. La place reste la vôtre.
bot-stood-in = { $count ->
    [one] Pendant votre absence, un robot a joué un coup pour vous.
   *[other] Pendant votre absence, un robot a joué { $count } coups pour vous.
}
bot-reclaim = Reprendre
bot-keep = Laisser
bot-stands-in = remplacé par un robot
bot-plays-for-you = Un robot joue pour vous.

# la salle
room-sub = avec { $names } · tour { $turn }
room-sub-many = avec { $count } autres · tour { $turn }
room-turn = tour { $turn }
room-sub-alone = en solo · tour { $turn }
players = Joueurs
board-label = { $game }, le plateau
rail = Situation, journal, discussion et aide
log = Journal
chat = Discussion
help = Aide
log-empty = Rien ne s’est encore passé.
log-begun = Commencée avec les règles { $begun }. Tout se déroule de la même façon avec les règles { $rules } : la partie continue avec elles.
played = { $you ->
    [yes] Vous avez joué un coup.
   *[no] { $player } a joué un coup.
 }
seat-label = { $name }, points : { $points }
seat-to-move = doit jouer
announce-more = Et encore { $count ->
    [one] une chose
   *[other] { $count } choses
 } : touche I.
tell-all = Entendre le dernier coup en entier
your-turn = À vous
turn-of = { $name }, à vous
waits-for = { $names }
undo = Annuler
ask-back = Demander à reprendre le coup
    .text = Les autres doivent être d’accord. Tant qu’ils n’ont pas répondu, vous pouvez encore renoncer.
    .yes = Demander
back-alone = Reprendre votre dernier coup ?
    .text = Depuis, des cartes ont été piochées ou montrées. C’est permis, mais la partie ne comptera plus.
    .yes = Reprendre
confirm = Valider
not-here = Pas ici
explain-title = Qu’est-ce que c’est ?
explain-ask = Touchez ce que vous voulez comprendre.
explain-start = Expliquer quelque chose
explain-key = Qu’est-ce que c’est ? (sur ce qui est sélectionné)
clause-link = Règle { $clause }
replay-last = Revoir le tour
recap-title = Ce qui vient de se passer
recap-open = Ce qui vient de se passer : ouvrir le journal
headline-turn = { $name } : { $did }
recap-none = Rien de nouveau depuis votre dernier coup.
wait-for-me = Attendez-moi
faster = Plus vite
space-key = Espace
go-on = Continuer
reshowing = Le dernier tour, encore une fois
connection-lost = La connexion est perdue. Nouvel essai ; vos coups sont gardés.
asking-mine = Vous avez demandé à reprendre votre coup. On attend les autres.
asking-other = { $name } demande à reprendre un coup.
agree = D’accord
stopped = Cette partie a commencé avec d’anciennes règles ({ $rules }) et ne peut pas continuer avec celles d’aujourd’hui. Vous pouvez la regarder, la rejouer et garder son enregistrement.
stopped-ended = Cette partie a été arrêtée d’un commun accord : commencée avec d’anciennes règles, elle ne pouvait pas continuer.
stopped-start = Les règles d’aujourd’hui ne savent pas la mettre en place comme elle l’était :
stopped-line = La première différence est la ligne { $n }, « { $move } » ; à partir de là, le journal montre les coups comme ils ont été écrits.
stopped-hidden = La première différence est la ligne { $n } ; à partir de là, le journal montre les coups comme ils ont été écrits, ceux des autres après la fin.
end-game = Arrêter la partie
end-waits = Vous voulez l’arrêter. On attend les autres.
end-wanted = { $names } : d’accord pour l’arrêter.
disagree = Non
mute = Ne plus entendre { $name }
unmute = Entendre { $name } à nouveau
chat-say = Dites quelque chose de gentil
chat-empty = Silence pour l’instant.
chat-closed = On joue sans discussion à cette table.
send = Envoyer
typed-move = Écrire un coup
typed-sent = { $move } : envoyé
typed-unknown = « { $move } » n’est pas un coup possible maintenant.
play-it = Jouer
offers-count = { $count ->
    [0] Aucun coup possible maintenant
    [one] Un coup possible
   *[other] { $count } coups possibles
}
text-board = La position en mots
keys = Touches
jump-to = Aller au coup { $n }

# la fin
result-by = { $you ->
    [yes] { $margin ->
        [one] Vous gagnez d’un seul point !
       *[other] Vous gagnez de { $margin } points !
    }
   *[no] { $margin ->
        [one] { $name } gagne d’un seul point
       *[other] { $name } gagne de { $margin } points
    }
}
result-bare = { $you ->
    [yes] Vous gagnez !
   *[no] { $name } gagne
}
result-shared = Victoire partagée : { $names }
result-nobody = Personne ne gagne
result-counting = On compte les points…
result-scores = Score final
close-title = C’était serré ?
close-before = { $place ->
    [ahead] Avant le dernier tour, vous meniez { $mine } à { $theirs }.
    [behind] Avant le dernier tour, vous étiez derrière, { $mine } à { $theirs }.
   *[even] Avant le dernier tour, vous étiez à égalité, { $mine } partout.
}
close-changes = { $count ->
    [one] Une seule fois, l’avance a changé de camp.
   *[other] L’avance a changé de camp { $count } fois.
}
close-never = { $you ->
    [yes] Vous avez mené du début à la fin.
   *[no] { $name } a mené du début à la fin.
}
ending-turn = Tour { $turn } : { $what }
ending-cost = Ce que cela vous a coûté
see-turned = Voir où tout a basculé
again-with = Encore, avec { $name }
again-plain = Encore une partie
again-same = La même partie
again-options = Autres options
next-book = Livre suivant : { $game }
rematch = Revanche
rematch-go = À la revanche
fair-title = Le hasard était-il honnête ?
fair-text = Avant le premier coup, la table a scellé son hasard et publié ce sceau. Elle montre maintenant la clé : chacun peut vérifier qu’ils vont ensemble.
fair-commitment = Sceau
fair-secret = Clé
fair-later = montrée à la fin

# revoir
replay = Revoir
replay-start = Le début
replay-first = Au début
replay-prev = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-last-move = À la fin
replay-place = Moment de la partie
replay-of = { $n } sur { $last }
viewpoint = Vu par
spectator = un spectateur
share-move = Lien vers ce coup
to-table = Vers la table

# conseils et analyse
hint = Conseil
hint-title = Le maître propose
hint-pondering = Le maître réfléchit…
hint-shown = Voyez-le sur le plateau.
hint-share = { $share } % de chances de gagner.
hints-allowed = Conseils
    .text = La personne dont c’est le tour peut interroger le maître ; le journal le montre.
analysis = Analyse
analysis-text = Le maître revoit chaque coup : les chances de chacun, le meilleur choix, et là où la partie a basculé.
analysis-about = Les chances sont une estimation du maître, d’après ce que le joueur pouvait voir à ce moment.
turning-slip-title = { $you ->
    [yes] Tour { $turn } : il y avait mieux
   *[no] Tour { $turn } : { $name } a manqué quelque chose
}
turning-star-title = Tour { $turn } : votre meilleur moment
turning-luck-title = { $you ->
    [yes] Tour { $turn } : votre tour a tout changé
   *[no] Tour { $turn } : le tour { DE($name) } a tout changé
}
turning-shares = { $best } % de chances de gagner au lieu de { $share } %.
turning-swing = { $who } : de { $before } % à { $after } %.
better = Mieux :
better-another = un autre coup.
better-other = autre chose. Essayez, vous verrez.
certain = Certain :
likely = Probable :
practise = Rejouer à partir d’ici
study-early = Une première partie sert à regarder autour de soi. Retenez une seule chose : réessayez le premier de ces coups.
study-all = Tous les coups, par note
analysis-done-of = { $done } coups sur { $moves }
analyse = Analyser cette partie
analyse-again = Relancer l’analyse
graph-label = Chances de gagner : { $told }
graph-seat = { $name } { $share } %

# règles
rules-of = Les règles de { $game }
rules-intro = Quand un coup est refusé, la table renvoie à l’une de ces règles.
print = Imprimer
contents = Sommaire
in-short = En bref
all-parts = Tout ce qu’il y a dans la boîte
rules-short = { $game } en bref
rules-search = Chercher dans les règles
rules-hits = { $count ->
    [0] Rien trouvé
    [one] Un passage
   *[other] { $count } passages
}
rules-nothing = Aucune règle ni carte ne dit cela. Essayez un mot plus court.
short-aim-title = Le but
short-turn-title = Un tour en cinq lignes
short-end-title = La fin
short-box = Joueurs : { $seats }. Environ { $minutes } minutes.
guide-range = { $first } à { $last }
guide-try = Essayer
rules-none = Ces règles ne sont pas écrites ici.
tag-book = livre de règles
tag-public = autres éditions
tag-recon = reconstitué
tag-ruling = notre décision

# réglages et profil
settings = Réglages
profile = Vous à la table
profile-edit = changer de nom et d’image
profile-kept = Enregistré
name = Nom
avatar = Image
avatar-n = Image { $n }
language-turn = Changer de langue
theme-turn = Jour ou nuit
set-language = Langue
set-theme = Lumière
theme-night = Nuit
theme-light = Jour
theme-auto = Comme le système
set-speed = Animations
speed-slow = Lentes
speed-normal = Normales
speed-fast = Rapides
speed-off = Aucune
set-hand = Main avec laquelle vous tirez
hand-right = Droite
hand-left = Gauche
set-sound = Sons
    .text = Des sons doux pour les cartes, les tours et la fin.
set-captions = Sous-titres
    .text = Les sons en mots, au-dessus du plateau.
set-shapes = Formes renforcées
    .text = Contours et lettres plus épais, pour les yeux qui confondent les couleurs.
set-easier = Pénitences plus faciles
    .text = À Kragmortha : des interrupteurs et des boutons au lieu de tenir, taper ou écrire, et deux fois plus de temps. Pour vous, à toutes les tables.
set-confirm = Valider chaque étape
    .text = Sinon, un clic joue aussitôt.

# les sons en mots
sound-lay = une pièce se pose
sound-pick = quelque chose est pris en main
sound-draw = une carte est piochée
sound-turn = un carillon : à vous
sound-no = un coup sourd : pas ainsi
sound-end = un dernier accord
sound-collapse = les cartes s’effondrent
sound-rustle = du papier qui frémit
sound-creak = le paquet qui grince

lost-title = Cette page n’est pas dans l’armoire
lost-book = « { $book } » n’est pas dans notre armoire
lost-book-text = Nous avons cherché partout, même derrière le socle. Voici les livres que nous avons :
lost-text = La table a peut-être disparu, ou le lien a perdu une lettre en route.

# un jeu sans écran à lui
plain-offers = Ce que vous pouvez faire
plain-others = Autres coups
plain-choose = Choisissez un coup
plain-watch = Patience…
plain-over = La partie est finie
plain-yes = oui
plain-no = non
plain-none = –
plain-standing = Joueurs
plain-to-act = doit jouer
plain-key-arrows = d’un coup au suivant
plain-key-enter = prendre le coup, puis le jouer
plain-key-undo = annuler
plain-key-escape = reposer

# avec qui jouer
bot-random = Pip
    .about = Joue la première chose permise et croise les doigts.
bot-greedy = Hérisson
    .about = Compte ce qu’il a sous le nez, jamais le tour d’après.
bot-novice = Noisette
    .about = A de bonnes idées et en oublie la moitié.
bot-heuristic = Brock
    .about = Connaît les vieilles ruses de ce livre et ne croit qu’à elles.
bot-apprentice = Vesper
    .about = Pense un peu à l’avance. Frappe quand vous regardez ailleurs.
bot-adept = Ottoline
    .about = Pèse chaque coup deux fois et n’est jamais pressée.
bot-sage = Tobias
    .about = Lent, vieux, et il a déjà vu votre plan.
bot-master = Corvin
    .about = Voit plus loin que tout le monde ici. Se trompe rarement.
opponent-who = Qui s’assoit en face de vous ?
opponent-who-team = Qui joue à vos côtés ?
opponent-choose = Vous jouez avec { $name }. Choisir quelqu’un d’autre
opponent-first = Commencez avec qui vous voulez ; après une victoire, nous proposons la suite.
opponent-first-team = Vous gagnez ou perdez ensemble. Choisissez qui vous aide.
opponent-beaten = Vous avez battu { $name } la dernière fois, { $own } à { $other }.
opponent-lost = { $name } a gagné la dernière fois, { $other } à { $own }.
opponent-beaten-plain = La dernière fois, vous avez battu { $name }.
opponent-lost-plain = La dernière fois, { $name } a gagné.
opponent-next = La marche suivante : { $name }.
opponent-team-won = La dernière fois, vous avez gagné avec { $name }.
opponent-team-lost = La dernière fois, cela n’a pas suffi avec { $name }.
opponent-flag = la suite pour vous
opponent-level = force { $n } sur { $of }
opponent-weakest = le plus doux de la maison
opponent-share = gagne { $wins } fois sur 100 contre { $name }
opponent-team-share = à deux : { $wins } victoires sur 100 au niveau 3
opponent-times = { $count ->
    [one] battu une fois
   *[other] battu { $count } fois
}
opponent-harder = Quelqu’un de plus fort
play-with = Jouer avec { $name }

# entrer
guest-title = { $host } a dressé une table pour vous
guest-title-nobody = Une table est dressée pour vous
guest-about = à { $seats }, environ { $minutes } minutes. { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
guest-name = Comment vous appelle-t-on ?
guest-wish = Que voulez-vous faire ?
wish-sit = S’asseoir
    .text = Prendre une place libre et jouer ici même.
wish-watch = Regarder
    .text = Voir la table. Les mains restent cachées pour vous aussi.
wish-share = Partager ce téléphone
    .text = Quelqu’un à côté de vous joue aussi dessus.
guest-sit = S’asseoir : { $name }
guest-watch = Regarder : { $name }
guest-share = S’asseoir : { $name } et { $other }
guest-private = Pas de compte. Votre nom n’est vu qu’aux tables où vous allez.
gathering-seated = Vous y êtes. { $host } lancera la partie{ $free ->
    [0] { "" } dans un instant.
    [one] { "" } quand la dernière place sera prise.
   *[other] { "" } quand les { $free } places libres seront prises.
}
gathering-watching = Vous regardez. La partie commence quand { $host } la lance.
watching = Vous regardez. Les cartes cachées le restent.
host = hôte
hand-over = Nommer hôte
hand-over-to = Nommer { $name } hôte
close-table = Fermer la table
stay = Rester
ask-leave = Quitter la table ?
    .text = Votre place sera libre pour quelqu’un d’autre.
ask-leave-game =
    .text = Un robot joue à votre place. Vous pourrez revenir la reprendre à tout moment.
ask-leave-box =
    .text = Un autre téléphone peut continuer d’annoncer pour vous. Vous pouvez revenir à tout moment par le même lien.
ask-close = Fermer la table ?
    .text = Tout le monde est renvoyé, et le lien ne mène plus nulle part.
withdraw = Laisser tomber
server-gone = L’ordinateur de la table ne répond pas. Il dort peut-être, ou son réseau est coupé ; nous continuons d’essayer.
invite-network = Valable pour tout le monde sur votre Wi-Fi
invite-everywhere = Valable de partout
invite-camera = Visez le code avec un téléphone, ou tapez l’adresse.
invite-here-only = Ce lien ne marche que sur cet ordinateur
invite-open-door = Pour laisser entrer les téléphones de votre Wi-Fi, ouvrez la porte une fois.
invite-ask-owner = Pour laisser entrer les autres, la table doit être lancée pour son réseau : make play LAN=1.
invite-no-code = Un code ne mènerait encore nulle part : les téléphones n’atteignent pas cet ordinateur.
invite-link-here = Lien pour cet ordinateur
door-open = Laisser entrer les téléphones du Wi-Fi
door-about = Seules les personnes de votre réseau peuvent venir, et seulement tant que la table est ouverte. Vous pourrez refermer la porte ici.
door-close = Fermer la porte au réseau
copy-by-hand = Votre navigateur ne copie pas ici. Le lien est sélectionné : copiez-le avec le menu ou Ctrl+C.
share-link = Envoyer le lien

# Lessons
lesson-of = Apprendre { $game }
lesson-sub = { $count } petits chapitres et une partie entière
lesson-leave = Quitter la leçon
lesson-place = chapitre { $n } sur { $of }
lesson-aim-word = But
lesson-yes = C’est ça
lesson-no = Pas tout à fait
lesson-shown = Comme ceci. Validez, et voyez ce qui se passe.
lesson-chip-task = À vous
lesson-chip-almost = Presque
lesson-chip-done = Réussi
lesson-nothing-lost = Rien n’est perdu : tout est revenu à sa place.
lesson-show = Montrez-moi
lesson-go-on = Continuer
lesson-next = Chapitre suivant
lesson-chapters = Tous les chapitres
lesson-hush = Plus de conseils, merci
learn-sub = { $count } petits chapitres, environ { $minutes } minutes en tout, puis une partie entière
learn-done = { $done } sur { $of } terminés
learn-open = Rejouez un chapitre quand vous voulez. Rien n’est fermé.
learn-begin = Commencer
learn-go-on = Continuer
learn-all = Jouer une vraie partie
learn-chapters = Chapitres
learn-chapter-done = terminé
learn-chapter-on = continuer
learn-chapter-first = commencer ici
wrong = Quelque chose ne va pas
wrong-text = Dites-le en une phrase. Vous recevez un fichier avec ce que vous voyez : la table, le journal tel qu’on vous l’a raconté, cette version et votre navigateur. Rien de ce qui vous est caché n’y figure, et rien n’est envoyé : passez le fichier à quelqu’un qui peut y remédier.
wrong-sentence = Qu’est-ce qui ne va pas ?
wrong-make = Faire le fichier

# problèmes
puzzles = Problèmes
puzzles-of = Problèmes de { $game }
puzzles-all = Les { $count } problèmes
puzzles-none = Pas encore de problèmes pour ce livre.
puzzle-today = Problème du jour
puzzle-daily = problème du jour
puzzle-number = problème { $n } sur { $of }
puzzle-difficulty = Difficulté
puzzle-hard = Difficulté { $n } sur { $of }
puzzle-free = Un essai raté ne coûte rien. Chacun dit pourquoi.
puzzle-solved = Résolu !
puzzle-next = Le suivant
puzzle-show = Montrer la réponse
puzzle-checked = Tiré d’une partie entre robots, les cartes cachées redistribuées maintes fois : la réponse gagne au moins quinze parties sur cent de plus que tout le reste.
puzzle-streak = { $count ->
    [0] Résolvez-le aujourd’hui, et une série commence.
    [one] Un jour d’affilée.
   *[other] { $count } jours d’affilée.
}

back-to-here = Revenir ici
back-to = Revenir à ce point ?
    .text = Tout ce qui a été annoncé ensuite disparaît. Les autres personnes présentes doivent être d’accord.
    .yes = Demander

# La porte vers une vraie boîte
own-box = Jouer avec votre boîte
own-box-which = Quelle boîte est sur votre table ?
own-box-lead = Les cartes, le plateau et les rires restent sur votre table. Un téléphone tient les comptes : rien à installer.
own-box-who = Qui est assis où ?
own-box-order = Dans l’ordre de votre table, dans le sens des aiguilles d’une montre.
own-box-name = Joueur { $seat }
own-box-here = sur ce téléphone
own-box-own = son téléphone
own-box-middle = Un téléphone au milieu
own-box-each = Un téléphone chacun
own-box-secret = Il faut un téléphone chacun : ce qu’il montre est secret.
own-box-start = Commencer
own-box-invite = Inviter { $count ->
    [one] l’autre téléphone
   *[other] les { $count } autres téléphones
 }
own-box-alone = En solo
own-box-picture = La vraie boîte au milieu de la table, des téléphones à côté
own-box-options = Comment vous jouez
sound-drum = un coup de tambour
one-less = { $what } : un de moins
one-more = { $what } : un de plus
pad-sound = Du son sur ce téléphone ?
pad-sound-ask = Une cloche ou un carillon quand il se passe quelque chose ?
pad-sound-on = Avec le son
pad-sound-off = En silence
pad-reads = Lisez-nous la consigne
    .about = La voix du navigateur dit ce qui est demandé.
pad-correct = Erreur de compte ? Corrigez
sound-caught = une cloche d’alarme
pad-end = Terminer
pad-end-ask = Tout est compté ?
    .text = Le carnet se ferme et le résultat est dit. Une erreur de compte ? Vous pourrez revenir en arrière ensemble.
    .yes = Terminer
pad-leaves = { $name } rentre
pad-phone-gone = { $name } n’a plus de téléphone ici.
pad-take-over = Annoncer sur celui-ci
pad-give-back = { $name } a de nouveau un téléphone
pad-sit = S’asseoir, place { $seat }
# les boîtes de la personne qui a ouvert la table
my-boxes = Mes boîtes
my-boxes-about = dites-nous ce qui est imprimé dans la vôtre
box-numbers = { $game } : ce que dit la vôtre
box-find = Trouver une carte
box-doubtful = Inconnu ({ $count })
box-all = Tout ({ $count })
box-yours = { $count ->
    [one] un élément de votre boîte
   *[other] { $count } éléments de votre boîte
}
box-as-known = { $count ->
    [0] comme on la connaît
    [one] { $count } élément inconnu
   *[other] { $count } éléments inconnus
}
box-tag-book = dans la règle
box-tag-public = vu ailleurs
box-tag-recon = notre idée
box-tag-owner = propriétaire
box-from = dit par { $owner }
box-we-play = Nous jouons
box-less = Un de moins
box-more = Un de plus
box-this-one = Celle-ci : image { $n }
box-another = Une autre
box-tap = Corriger
box-looked = J’ai regardé : c’est ce que dit la mienne
box-none-found = Rien de ce nom.
box-all-known = Tout est connu ici. Merci !
box-differ = { $count ->
    [0] Rien ne diffère
    [one] { $count } élément diffère
   *[other] { $count } éléments diffèrent
}
box-differs = { $part } { $value }
box-plays = Vérifié : on peut jouer avec.
box-again = À regarder encore : { $part }. La règle dit { $value }.
box-owner = Votre nom
box-name = Nom de votre boîte
box-name-default = Boîte { DE($owner) }
box-play = Jouer avec ma boîte
box-save = Garder ce que j’ai vérifié
box-unused = Votre fichier est inutilisable : on joue donc avec la boîte de la maison. Ce que vous enregistrez ici prendra sa place.
box-waiting = Enregistré. Fermez la table et rouvrez-la : on joue alors avec votre boîte.
box-report = Fichier à transmettre
box-back = Revenir à ce que l’on sait
box-back-about = Dès le prochain démarrage, on joue de nouveau avec la boîte de la maison. Ce que vous avez dit est gardé à côté.
box-how-known = D’où on le sait
box-known = { $doubtful ->
    [0] Les { $parts } éléments de cette boîte sont tous connus.
    [one] Sur les { $parts } éléments de cette boîte, un est supposé, jusqu’à ce que quelqu’un qui la possède regarde.
   *[other] Sur les { $parts } éléments de cette boîte, { $doubtful } sont supposés, jusqu’à ce que quelqu’un qui la possède regarde.
}
box-owner-told = { $count ->
    [one] { $owner } a dit { $count } élément.
   *[other] { $owner } a dit { $count } éléments.
}
box-then = Et ensuite
box-then-about = Dès le prochain démarrage, vos tables disent « { $name } » sous le nom du livre : chacun sait quels nombres comptent. Les invités ne peuvent ni voir ni changer cette page. Les problèmes, et les leçons qui ne tombent plus juste, sont rangées pendant ce temps.
box-played-with = On joue avec « { $name } »
