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
coach-next = Compris
coach-stop = Sans leçon
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
open-tables-none = Personne n’a ouvert de table. Soyez le premier : Inviter, puis l’afficher.
cupboard-bare = L’armoire est vide.
seats-taken = { $taken } places sur { $seats }
choice-taken = Quelqu’un d’autre a choisi cela.
sit-down = S’asseoir
watch = Regarder
table-gathering = on attend des joueurs
table-turn = tour { $turn }, { $points }
table-over = score final { $points }
stage-gathering = en attente
stage-over = finie
stage-stopped = ne peut pas continuer
decides = { $names } décide

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
gathering-shared = Qui n’a pas de téléphone peut jouer sur celui-ci, à côté de vous.
beside-add = Quelqu’un à côté de vous
beside-name = Son nom
beside-you = à côté de vous
choice-own = Votre choix
choice-of = Choix de { $name }
beside-remove = Libérer la place
bot-add = Appeler un robot
remove = Faire partir
remove-all = Faire partir tout le monde
bot-remove = Renvoyer le robot
start = Commencer la partie
leave = Quitter la table
wait-for-host = L’hôte lance la partie.
invite-title = Inviter des amis
invite-text = Qui ouvre ce lien peut prendre une place libre ou regarder.
invite-link = Lien d’invitation
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
take-over-for = { $name } rejoue
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
bot-stands-in = un robot remplace
bot-plays-for-you = Un robot joue pour vous.

# la salle
room-sub = avec { $names } · tour { $turn }
room-turn = tour { $turn }
room-sub-alone = en solo · tour { $turn }
players = Joueurs
board-label = { $game }, le plateau
rail = Situation, journal, discussion et aide
log = Journal
chat = Chat
help = Aide
log-empty = Rien ne s’est encore passé.
log-begun = Commencée avec les règles { $begun }. Tout se déroule de la même façon avec les règles { $rules } : la partie continue avec elles.
played = { $player } : { $move }
seat-label = { $name }, points : { $points }
your-turn = À vous
turn-of = { $name }, à vous
waits-for = { $names }
undo = Annuler
ask-back = Demander à reprendre le coup
confirm = Valider
not-here = Pas ici
clause-link = Règle { $clause }
replay-last = Revoir le tour
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
end-wanted = { $names } : pour l’arrêter.
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
    [0] Aucun coup pour vous maintenant
    [one] Un coup possible
   *[other] { $count } coups possibles
}
text-board = La position en mots
keys = Touches
jump-to = Aller au coup { $n }

# la fin
result-won = Vous gagnez !
result-other = { $name } gagne
result-shared = Victoire partagée : { $names }
result-nobody = Personne ne gagne
result-again = Résultat
rematch = Revanche
rematch-go = Vers la revanche
look-at-board = Voir le plateau
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
hint-share = { $share } % de chances de gagner.
hints-allowed = Conseils
    .text = Qui doit jouer peut interroger le maître ; le journal le dit.
analysis = Analyse
analysis-text = Le maître revoit chaque coup : les chances de chacun, le meilleur choix, là où la partie a tourné.
analysis-about = Les chances sont estimées par le maître sur { $simulations } parties imaginées par coup, d’après ce que le joueur pouvait voir.
analysis-done-of = { $done } coups sur { $moves }
analyse = Analyser cette partie
analyse-again = Relancer l’analyse
graph-label = Chances de gagner : { $told }
graph-seat = { $name } { $share } %

# règles
rules-of = Les règles de { $game }
rules-intro = Chaque refus à la table cite l’un de ces articles.
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
language-en = English
language-fr = Français
set-theme = Lumière
theme-night = Nuit
theme-light = Jour
theme-auto = Comme le système
set-speed = Animations
speed-slow = Lentes
speed-normal = Normales
speed-fast = Rapides
speed-off = Aucune
set-hand = Main qui tire
hand-right = Droite
hand-left = Gauche
set-sound = Sons
    .text = Des sons doux pour les cartes, les tours et la fin.
set-shapes = Formes renforcées
    .text = Contours et lettres plus épais, pour les yeux qui confondent les couleurs.
set-easier = Pénitences plus faciles
    .text = À Kragmortha : des interrupteurs et des boutons au lieu de tenir, taper ou écrire, et deux fois plus de temps. Pour vous, à toutes les tables.
set-confirm = Valider chaque étape
    .text = Sinon, un clic joue aussitôt.

lost-title = Cette page n’est pas dans l’armoire
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
plain-to-act = au trait
plain-key-arrows = d’un coup au suivant
plain-key-enter = prendre le coup, puis le jouer
plain-key-undo = annuler
plain-key-escape = reposer
