# Les mots de la maison en français. Chaque jeu apporte les siens dans games/<jeu>/words/.

game-rune = Rune
game-grimoire = Grimoire
game-kragmortha = Kragmortha
game-kamimai = KamiMaï

bot-random = Hasard
    .about = Joue n’importe quoi de permis, chance du débutant comprise.
bot-greedy = Glouton
    .about = Prend ce qui rapporte tout de suite, sans regarder plus loin.
bot-heuristic = Rusé
    .about = Connaît les ficelles du jeu et devine ce que trament les autres.

value-on = oui
value-off = non

# Refus qui ne dépendent d’aucun jeu
reason-not-offered = « { $move } » ne fait pas partie de vos coups en ce moment.
reason-game-unknown = L’armoire ne contient aucun jeu « { $game } ». On y trouve : { $games }.
reason-bot-unknown = Il n’y a pas de robot « { $bot } » pour { $game }. On trouve : { $bots }.
reason-language-unknown = Il n’y a pas de mots pour la langue « { $language } ». On trouve : { $languages }.
reason-clause-unknown = { $game } n’a pas d’article « { $clause } ». Les siens vont de { $first } à { $last }.
reason-seats-impossible = { $game } ne se joue pas à { $seats }. Nombres possibles : { $counts }.
reason-option-unknown = Il n’y a pas d’option « { $option } ». On trouve : { $options }.
reason-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $choices }.
reason-luck-missing = Le hasard écrit s’arrête trop tôt : il manque un tirage parmi { $needed }.
reason-luck-differs = Le tirage écrit { $value }/{ $possible } ne convient pas : il en fallait un parmi { $needed }.

reason-record-first-line = Ce n’est pas une partie notée : la première ligne n’est pas « { $expected } ».
reason-record-after-result = La ligne { $line } suit le résultat, qui doit venir en dernier.
reason-record-line = La ligne { $line } est illisible : « { $text } ».
reason-record-number = La ligne { $line } porte le numéro { $n }, or { $expected } est attendu.
reason-record-luck = Ligne { $line } : « { $text } » n’est pas un tirage ; on attend par exemple 3/10.
reason-record-missing = Il manque la ligne « { $field }: ». La partie a peut-être été coupée.
reason-record-unreadable = Impossible de lire { $file } ({ $problem }).
reason-record-rules = Cette partie suit les règles { $rules } de { $game } ; voici les règles { $ours }.
reason-record-move = Le coup { $n }, « { $move } », est impossible à cet endroit : { $why }.
reason-record-luck-left = Le coup { $n } porte { $left } tirages de trop.
reason-record-back = Le coup { $n } revient à { $back }, qui n’existe plus.
reason-record-result = La partie annonce « { $written } », mais ses coups mènent à « { $replayed } ».
reason-record-secret = Le secret révélé ne correspond pas à l’engagement { $commitment }.
reason-record-secret-luck = Le hasard du coup { $n } n’est pas celui que donne le secret.
reason-record-seats = La partie demande { $needed } places, mais en nomme { $names }.
reason-file-exists = { $file } existe déjà. Choisissez un autre nom.
reason-file-unwritable = Impossible d’écrire { $file } ({ $problem }).
reason-games-count = Il faut au moins 1 partie, et non { $games }.
reason-bots-count = { $game } demande un robot par place : donnez 1 ou { $seats } noms, et non { $bots }.
reason-terminal-small = Le terminal est trop petit : il faut au moins { $width } sur { $height } caractères.
reason-port-taken = Le port { $port } de { $host } est pris. Choisissez-en un autre avec --port.

# La table
reason-not-started = La partie n’a pas encore commencé.
reason-already-started = La partie a déjà commencé.
reason-game-over = La partie est finie.
reason-seats-empty = Des places sont encore vides. Invitez quelqu’un ou asseyez un robot.
reason-stale = Vous répondez au coup { $at }, mais la table en est déjà au coup { $n }.
reason-luck-left = La ligne { $n } du journal porte { $left } tirages de trop.
reason-undo-needs-consent = Ce coup ne s’annule pas tout seul : le hasard est passé, on a révélé quelque chose ou un autre a joué. Vous pouvez demander aux autres.
reason-already-asking = Quelqu’un demande déjà à reprendre un coup.
reason-nothing-to-take-back = Vous n’avez rien joué qui puisse être repris.
reason-nothing-asked = Personne ne demande à reprendre un coup.
reason-not-asked-of-you = Cette question ne s’adresse pas à vous.
reason-seat-taken = Cette place est prise.
reason-no-such-seat = Il n’y a pas de telle place à cette table.
reason-player-present = La personne de cette place est là.
reason-not-seated = Vous n’êtes pas assis à cette table.
