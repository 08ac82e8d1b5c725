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
bot-novice = Novice
    .about = A ouvert le livre ce matin : réfléchit peu et choisit hardiment.
bot-apprentice = Apprenti
    .about = Regarde un peu plus loin, et trébuche encore parfois.
bot-adept = Adepte
    .about = Joue juste ; il vous faudra un plan.
bot-sage = Sage
    .about = Parcourt des milliers de mondes avant chaque coup.
bot-master = Maître
    .about = Prend une seconde entière par coup, et s’en sert jusqu’au bout.

value-on = oui
value-off = non

# Refus qui ne dépendent d’aucun jeu
reason-not-offered = « { $move } » ne fait pas partie de vos coups en ce moment.
reason-game-unknown = L’armoire ne contient aucun jeu « { $game } ». On y trouve : { $games }.
reason-bot-unknown = Il n’y a pas de robot « { $bot } » pour { $game }. On trouve : { $bots }.
reason-game-broken = Le jeu « { $game } » est inutilisable : { $problem }.
reason-bot-broken = Le robot « { $bot } » est inutilisable : { $problem }.
reason-bot-other-game = Le robot « { $bot } » ne joue pas à { $game }. Il joue à : { $games }.
reason-bot-failed = Le robot « { $bot } » a échoué : { $problem }.
reason-bot-form = « { $text } » n’est pas un robot ; écrivez nom=commande, le nom en minuscules, chiffres et tirets, et encore libre.
event-bot-replaced = { $bot } a échoué. { $next-bot } continue à sa place.
event-luck-undone = Un coup a été repris alors que le hasard était tombé ou que quelque chose avait été montré. La partie continue, mais elle ne compte ni pour les statistiques ni pour un classement.
event-hint-asked = { $you ->
    [yes] Vous avez
   *[no] { $player } a
 } demandé conseil au maître.
reason-language-unknown = Il n’y a pas de mots pour la langue « { $language } ». On trouve : { $languages }.
reason-clause-unknown = { $game } n’a pas d’article « { $clause } ». Les siens vont de { $first } à { $last }.
reason-seats-impossible = { $game } ne se joue pas à { $seats }. Nombres possibles : { $counts }.
reason-option-unknown = Il n’y a pas d’option « { $option } ». On trouve : { $options }.
reason-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $choices }.
reason-part-missing = parts.toml : il manque « { $field } ».
reason-part-unreadable = Le parts.toml de { $game } est illisible : { $problem }.
reason-part-number = parts.toml, { $field } : « { $value } » n’est pas un nombre de { $least } à { $most }.
reason-part-measure = parts.toml, { $field } : « { $value } » n’est pas un nombre positif, comme 1.5.
reason-part-text = parts.toml, { $field } : « { $value } » devrait être entre guillemets droits.
reason-part-word = parts.toml, { $field } : « { $value } » n’est pas parmi { $choices }.
reason-part-list = parts.toml, { $field } : il faut des tables, chacune sous [[{ $field }]].
reason-part-count = parts.toml, { $field } : { $count } y figurent, mais [counts] en annonce { $expected }.
reason-luck-missing = Le hasard écrit s’arrête trop tôt : il manque un tirage parmi { $needed }.
reason-luck-unreadable = « { $text } » n’est pas un tirage ; on attend par exemple 3/10.
reason-luck-differs = Le tirage écrit { $value }/{ $possible } ne convient pas : il en fallait un parmi { $needed }.

reason-record-first-line = Ce n’est pas une partie notée : la première ligne n’est pas « { $expected } ».
reason-record-after-result = La ligne { $line } suit le résultat, qui doit venir en dernier.
reason-record-line = La ligne { $line } est illisible : « { $text } ».
reason-record-number = La ligne { $line } porte le numéro { $n }, or { $expected } est attendu.
reason-record-luck = Ligne { $line } : « { $text } » n’est pas un tirage ; on attend par exemple 3/10.
reason-record-missing = Il manque la ligne « { $field }: ». La partie a peut-être été coupée.
reason-record-word = La ligne « { $field } » de la partie ne peut pas être « { $value } ». Elle accepte : { $choices }.
reason-record-unreadable = Impossible de lire { $file } ({ $problem }).
reason-rules-newer = Cette partie suit les règles { $rules } de { $game } ; voici les règles { $ours }. Une version plus récente d’Armarium peut l’ouvrir.
reason-line-differs = Cette partie de { $game } a commencé avec les règles { $rules } ; avec les règles { $ours }, elle ne se déroule plus comme elle a été écrite. La première différence est la ligne { $n }, « { $move } » : { $why }
reason-begun-differs = Cette partie de { $game } a commencé avec les règles { $rules }, et les règles { $ours } ne savent pas la mettre en place comme elle a été écrite : { $why }
reason-position-differs = La position qui suit n’est pas celle qui a été écrite (empreinte { $written }, maintenant { $now }).
reason-result-differs = Il est écrit que la partie s’est terminée ainsi : « { $written } ». Maintenant : « { $now } ».
reason-record-move = Le coup { $n } de la partie, « { $move } », est impossible à cet endroit : { $why }
reason-record-start = La partie ne peut pas être mise en place comme elle est écrite : { $why }
reason-record-back = Le coup { $n } revient à { $back }, qui n’existe plus.
reason-record-result = La partie annonce « { $written } », mais ses coups mènent à « { $replayed } ».
reason-record-secret = Le secret révélé ne correspond pas à l’engagement { $commitment }.
reason-record-secret-luck = Le hasard du coup { $n } n’est pas celui que donne le secret.
reason-pull-differs = Le coup { $n }, « { $move } », ne donne pas ce résultat quand on le simule à nouveau d’après sa preuve.
reason-proof-unreadable = « { $proof } » n’est pas une preuve lisible.
reason-record-options = La partie dit que l’option « { $option } » est { $written }, sa position dit { $position }.
reason-record-seats = La partie demande { $needed } places, mais en nomme { $names }.
reason-file-exists = { $file } existe déjà. Choisissez un autre nom.
reason-file-unwritable = Impossible d’écrire { $file } ({ $problem }).
reason-games-count = Il faut au moins 1 partie, et non { $games }.
reason-bots-count = { $game } demande un robot par place : donnez 1 ou { $seats } noms, et non { $bots }.
reason-terminal-small = Le terminal est trop petit : il faut au moins { $width } sur { $height } caractères.
reason-port-taken = Le port { NUMBER($port, useGrouping: 0) } de { $host } est pris. Choisissez-en un autre avec --port.
reason-proxy-form = « { $text } » n’est ni une adresse comme 10.0.0.2 ni un réseau comme 10.0.0.0/24 (--trusted-proxy).

# La table
reason-not-started = La partie n’a pas encore commencé.
reason-already-started = La partie a déjà commencé.
reason-game-over = La partie est finie.
reason-seats-empty = Des places sont encore vides. Invitez quelqu’un ou asseyez un robot.
reason-stale = Vous répondez au coup { $at }, mais la table en est déjà au coup { $n }.
reason-luck-unused = { $left ->
    [one] Un tirage écrit à cet endroit ne sert pas.
   *[other] { $left } tirages écrits à cet endroit ne servent pas.
}
reason-game-stopped = Cette partie a commencé avec les règles { $rules } et ne peut pas continuer avec les règles { $ours } : la ligne { $n } ne se déroule plus comme elle a été écrite.
reason-nothing-to-end = Cette partie peut continuer ; il n’y a pas à y mettre fin.
reason-undo-needs-consent = Ce coup ne s’annule pas tout seul : le hasard est passé, on a révélé quelque chose ou un autre a joué. Vous pouvez demander aux autres.
reason-move-long = C’est trop long pour un coup : { $length } caractères au plus.
reason-stays = Ce qui s’est passé depuis reste acquis : on ne revient pas avant.
reason-already-asking = Quelqu’un demande déjà à reprendre un coup.
reason-nothing-to-take-back = Vous n’avez rien joué qui puisse être repris.
reason-nothing-asked = Personne ne demande à reprendre un coup.
reason-not-asked-of-you = Cette question ne s’adresse pas à vous.
reason-choice-none = Dans { $game }, il n’y a pas de couleur à choisir.
reason-choice-unknown = « { $choice } » ne se choisit pas dans { $game }. Au choix : { $choices }.
reason-choice-taken = Quelqu’un d’autre a déjà choisi { $choice }.
reason-seat-taken = Cette place est prise.
reason-table-crowded = Cette table est pleine de spectateurs. Réessayez dans un instant.
reason-removed = L’hôte vous a fait quitter cette table. Vous pourrez revenir dans { $minutes } minutes.
reason-nobody-to-remove = Il n’y a personne à faire partir.
reason-seats-not-shared = { $game } se joue avec des secrets : à chacun sa propre page.
reason-no-such-seat = Il n’y a pas de telle place à cette table.
reason-player-present = La personne de cette place est là.
reason-absence-runs = Un robot ne peut jouer pour quelqu’un qu’après { $seconds } secondes d’absence.
reason-bot-too-weak = Un remplaçant joue au moins aussi bien que « { $substitute } ».
reason-absence-unknown = Un robot peut prendre la place après { $choices } secondes.
reason-not-seated = Vous n’êtes pas assis à cette table.

# Le terminal : la table
terminal-guest = Invité
terminal-player = Joueur { $seat }
terminal-turn = Tour { $turn }
terminal-game = Quel jeu ? Un numéro ou un nom :
head-log = Ce qui s’est passé
head-moves = { $count ->
    [0] Aucun coup en ce moment
    [one] Un coup
   *[other] { $count } coups
 }
head-hints = Le maître propose
hint-thinking = Le maître réfléchit…
head-replay = Les coups
field-move = tapez un coup pour réduire la liste, ou visez avec les flèches
field-jump = numéro du coup où sauter
prompt-move = À vous de jouer
prompt-waiting = { $players } { $count ->
    [one] réfléchit
   *[other] réfléchissent
 }…
prompt-confirm = Votre tour est joué
    .hint = Entrée laisse jouer les autres, Retour arrière reprend le coup.
several-fit = { $count } coups conviennent. Précisez, ou choisissez avec ↑ et ↓.
trial-nothing = les points ne changent pas
pass-to = Passez le clavier à { $player }
pass-ready = { $player }, appuyez sur Entrée quand vous y êtes et que personne d’autre ne regarde.
keep-ask = Garder la partie dans ce fichier :
keep-keys = Entrée garder · Échap revenir au jeu
keep-leaving = Vous partez en pleine partie. La garder dans ce fichier ?
keep-keys-leaving = Entrée garder et partir · Ctrl-C partir sans · Échap continuer
keep-interrupted = Garder la partie ? Un nom de fichier, ou o pour { $file } ; Entrée seule l’abandonne :
kept-game = armarium play --resume { $file }   { $game }, { $players }, { $moves } coups
kept-none = Aucune partie inachevée dans ce dossier. Ctrl-S en garde une pendant le jeu.
kept-go-on = La partie est gardée dans { $file }. Pour continuer : armarium play --resume { $file }
ended-winner = { $players } gagne !
ended-you = Vous gagnez !
ended-shared = Victoire partagée : { $players }
ended-uncounted = Elle ne compte pas : un coup a été repris alors que le hasard était tombé ou que quelque chose avait été montré.
ended-nobody = Personne ne gagne.
ended-keys = Entrée revoir le plateau · Ctrl-S garder la partie · Ctrl-C partir

key-choose = choisir
key-aim = viser
key-speed = vitesse
key-turn = tourner
key-other-card = carte
key-other = autre
key-next-spot = suite
key-play = jouer
key-undo = annuler
key-complete = compléter
key-clear = effacer
key-confirm = continuer
trial-allowed = C’est permis ; ce que cela apporte n’est pas encore certain.
prompt-confirm-move = Votre coup est joué
    .hint = Entrée continue, Retour arrière le reprend.
key-read = lire
key-panel = panneau
key-help = aide
key-hint = conseil
key-keep = garder
key-leave = fin
key-result = résultat
key-step = pas
key-ends = bouts
key-run = lire
key-viewpoint = regard
key-jump = aller

help-back = Échap ou Entrée pour revenir. ↑ et ↓ font défiler.
help-keys =
    Touches
    Entrée      jouer ce que vous visez ou avez tapé
    lettres     réduire la liste des coups ; Tab complète, Échap efface
    ?           lire ce que vous visez : chaque carte, page ou case en jeu
    Retour arr. reprendre votre dernier coup, tant que rien n’est pioché ni révélé
    F1          cette page : touches, signes, tout ce qui est imprimé, règles
    F2          anglais ou français
    F3 ou h     demander conseil au maître (contre des robots)
    F6          le panneau suivant (plateau, main, joueurs, coups, journal) : flèches et PgDn le font défiler, Échap le quitte
    Ctrl-S      garder la partie dans un fichier
    Ctrl-C      partir ; vous pouvez garder la partie
help-page-aim = Le but
help-page-turn = Un tour
help-page-box = Tout ce qui est imprimé dans la boîte
help-part = { $count ->
    [1] { $name }
   *[other] { $name } (×{ $count })
 }
help-read-nothing = Rien n’est imprimé là-dessus. F1 montre tout ce qu’il y a à lire.
help-page-rules = Les règles

lines-welcome = Tapez un coup puis Entrée. « help » dit ce que vous pouvez taper d’autre.
easier-on = Plus facile pour vous : les symboles cachés se voient deux fois plus loin, le plateau est inversé sans être tourné.
easier-off = Vos ordres valent comme ils sont écrits.
reason-not-easier = Ce jeu n’a pas de pénitences à rendre plus faciles.
lines-help =
    un coup        comme dans la liste, par exemple le premier montré
    board          la table vue de tous
    who            une ligne par joueur
    log 5          les cinq dernières choses arrivées
    read COUP      ce qui est imprimé sur les cartes, pages ou cases d’un coup
    list           tous les coups ; « list m14 » seulement ceux avec m14
    hand           la table vue de votre place, avec vos coups
    easier         pénitences plus faciles pour vous, si le jeu en a
    try COUP       ce que ferait un coup, ou pourquoi il est refusé
    hint           ce que jouerait le maître (contre des robots)
    undo           reprendre votre dernier coup, tant que rien n’est pioché ni révélé
    save FICHIER   garder la partie dans un fichier
    rules          les règles du jeu
    quit           quitter la partie
lines-confirm = Votre tour est joué. Entrée continue, « undo » le reprend.
lines-confirm-move = Votre coup est joué. Entrée continue, « undo » le reprend.
lines-hand = « hand » montre ce que les autres ne doivent pas voir, et vos coups.
lines-cannot-hide = Ce qui s’affiche ici ne peut plus être caché : quand vous tapez « hand » ou « list », que personne d’autre ne lise.
lines-acts = doit jouer
lines-type = Tapez « list » pour tous les coups, « help » pour le reste.
lines-read-nothing = Rien n’est imprimé là-dessus. Tapez « read » et un coup de la liste, ou « rules ».
lines-more = « list » les montre tous.

replay-begin = Le début
replay-written-result = La fin, comme elle a été écrite : { $result }
replay-back = retour au coup { $n }
replay-at = coup { $n } sur { $last }
replay-spectator = le public
replay-eyes = vu par { $player }
replay-partly = Cette partie n’est pas finie : vous la voyez avec les yeux de qui l’a gardée ; à plusieurs, avec ceux du public. « --all » montre tout.
all-ask = Cette partie n’est pas finie. Montrer toutes les mains et tous les choix scellés ? (o/n)
export-hidden = Cette partie n’est pas finie : ces lignes disent les cartes cachées, les choix scellés et le hasard. Qu’aucun joueur ne les lise.
replay-result = Fin : { $players }, { $scores }.

# La ligne de commande
check-good = { $file } est en règle : { $moves } coups, { $result }.
check-sealed = Son hasard correspond au secret révélé.
check-agreed = { $agreed ->
        [one] Un tirage ou une pause, simulé à nouveau, a donné le même résultat.
       *[other] { $agreed } tirages et pauses, simulés à nouveau, ont donné le même résultat.
    }
check-foreign = { $foreign ->
        [one] Un tirage ou une pause vient
       *[other] { $foreign } tirages et pauses viennent
    } de { $engine } avec ses propres réglages ; ici c’est { $ours }, il n’y a donc pas eu de nouvelle simulation.
check-unproved = { $unproved ->
        [one] Un tirage ou une pause n’a pas
       *[other] { $unproved } tirages et pauses n’ont pas
    } de preuve qui puisse être simulée à nouveau.
check-unsealed = Son secret n’est pas révélé, le hasard ne peut donc pas être prouvé.
serving = La table est ouverte à { $url } (Ctrl-C la ferme).
carried-over = { $positions ->
    [yes] Commencée avec les règles { $rules } : toutes les positions, tout le hasard et le résultat sont les mêmes avec les règles { $ours } ; elle continue donc avec elles.
   *[no] Commencée avec les règles { $rules } : chaque coup reste possible, et tout le hasard et le résultat sont les mêmes avec les règles { $ours } ; elle continue donc avec elles. Ses positions n’étaient pas encore notées et n’ont pas pu être comparées.
}
upgrade-carried = Sur { $tables } tables, { $carried } sont passées aux règles installées.
backup-written = { $tables ->
        [0] La sauvegarde est dans { $file }. Il n’y avait pas encore de table.
        [one] La sauvegarde est dans { $file } : une table.
       *[other] La sauvegarde est dans { $file } : { $tables } tables.
    }
backup-restored = { $tables ->
        [0] La sauvegarde est restaurée. Elle n’avait pas de table.
        [one] La sauvegarde est restaurée : une table.
       *[other] La sauvegarde est restaurée : { $tables } tables.
    } Pour l’ouvrir : armarium serve
backup-replayed = { $replayed ->
        [0] Aucune partie sur { $tables } ne se rejoue coup par coup.
        [one] Une partie sur { $tables } se rejoue coup par coup, telle qu’elle a été écrite.
       *[other] { $replayed } parties sur { $tables } se rejouent coup par coup, telles qu’elles ont été écrites.
    }
backup-kept = { $failures ->
        [one] Une partie ne se rejoue pas avec les règles installées ici. Elle est gardée telle qu’elle a été écrite :
       *[other] { $failures } parties ne se rejouent pas avec les règles installées ici. Elles sont gardées telles qu’elles ont été écrites :
    }
imported = Voici le nom de la table ; pour l’ouvrir : armarium serve
origin-book = livret
origin-public = source publique
origin-recon = reconstitué
origin-ruling = notre décision
sim-playing = { $game }
sim-title = { $games } parties de { $game }, graine { NUMBER($seed, useGrouping: 0) }, { $seconds } s
sim-bot = robot
sim-wins = victoires
sim-rate = taux
sim-interval = intervalle à 95 %
sim-score = score moyen
sim-seats = Victoires par place : { $rates }
sim-turns = Tours : { $mean } en moyenne, de { $low } à { $high } neuf fois sur dix
sim-endings = Fins : { $endings }

bot-check-title = { $command } : { $name }, protocole { $protocol }
bot-check-good = bien
bot-check-odd = note
bot-check-bad = ÉCHEC
bot-check-hello = dit bonjour et à quoi il joue : { $games }
bot-check-silent = pas de bonjour : { $problem }
bot-check-plays-nothing = ne joue à rien de ce qui est dans l’armoire
bot-check-unknown = passe sur les champs qu’il ne connaît pas
bot-check-unknown-failed = bute sur les champs qu’il ne connaît pas : { $problem }
bot-check-games = { $game } : { $games } parties, { $won } gagnées, { $moves } coups demandés, le plus lent en { $slowest } s
bot-check-cut = { $game } : { $games } parties ont été quittées après { $moves } coups
bot-check-failed = { $game } : { $problem }
bot-check-refused = { $game } : { $count } lignes ont été refusées : { $reason }
bot-check-late = { $game } : { $count } coups ont pris plus de { $seconds } s
bot-check-repeats = { $game } : même question et même graine donnent le même coup
bot-check-differs = { $game } : même question et même graine ont donné deux coups, « { $move } » et « { $other } »
bot-check-goodbye = s’arrête quand on lui dit au revoir, et quand son entrée se ferme
bot-check-stays = ne s’arrête pas quand on lui dit au revoir
bot-check-clings = ne s’arrête pas quand son entrée se ferme
bot-check-code = s’arrête avec le code { $code } au lieu de 0
bot-check-all-good = Tout est comme il faut.
bot-check-not-good = Ce programme n’est pas prêt à jouer.

reason-usage = « { $command } » n’a pas été compris : { $problem }. Voir : { $command } --help
reason-number-expected = « { $text } » n’est pas un nombre qui convient ici.
reason-option-form = « { $text } » n’est pas une option ; écrivez nom=valeur, par exemple grand-master=on.
reason-seats-filled = { $seats } places ne se remplissent pas avec { $people } personnes et { $bots } robots.
reason-input-ended = L’entrée s’est arrêtée en pleine partie ; rien n’a été gardé.
reason-interrupted = Arrêté.
reason-all-declined = Rien n’a été montré.
reason-analyse-unfinished = Une partie en cours ne s’analyse pas : on y verrait ce que les joueurs ne doivent pas savoir. « --all » le fait quand même.
reason-export-running = Cette partie n’est pas finie : on y lirait les cartes cachées, les choix scellés et le hasard. « --all » l’écrit quand même.
reason-line-long = Cette ligne est trop longue : { $length } caractères au plus.
reason-left = Vous êtes parti en pleine partie ; rien n’a été gardé.

help-usage = usage :
help-options = options
help-positional-arguments = quoi
help-commands = commandes
help-armarium = Une armoire de jeux à grimoires. Sans commande, la table s’ouvre dans votre navigateur.
help-help = montrer ceci et finir
help-version = la version, et si les règles tournent compilées
help-lang = la langue : en ou fr
help-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier.
help-sim = Faire jouer des robots et dire qui gagne.
help-replay = Parcourir une partie notée, ou la vérifier.
help-analyse = Pèse chaque coup d’une partie : qui pouvait espérer gagner, ce que le maître aurait joué, où tout a tourné.
help-simulations = combien de parties imaginer pour chaque coup (800)
help-rules = Lire les règles d’un jeu, ou un article.
help-bench = Mesurer la vitesse des règles d’un jeu.
help-serve = Ouvrir la table aux navigateurs.
help-admin = S’occuper d’un serveur ouvert : ses tables, ses gens, qui doit rester dehors, et un mot à tout le monde.
help-admin-tables = Lister les tables, les plus récentes d’abord : identifiant, jeu, étape, nom, hôte, processus qui la tient.
help-admin-people = Lister qui est là : identifiant, nom, adresse réseau, tables ; et qui est banni.
help-admin-ban = Faire sortir quelqu’un et ne plus le laisser entrer.
help-admin-delete = Supprimer une table avec tout ce qui lui appartient.
help-admin-announce = Dire quelque chose à tout le monde, à chaque table ; affiche combien de personnes sont là.
help-admin-person = l’identifiant d’une personne, ou une adresse réseau
help-admin-lift = les laisser entrer de nouveau
help-admin-text = que dire, 300 caractères au plus
help-admin-port = le port sur 127.0.0.1 pour /metrics et `armarium admin` (n’importe lequel de libre)
help-log-format = comment écrire le journal : text, ou json avec un objet par ligne (text)
help-serve-processes = combien de processus partagent l’adresse ; plus d’un demande PostgreSQL (1)
help-internal-host = l’adresse de cette machine dans un réseau privé, où les processus d’autres machines relaient (127.0.0.1)
help-internal-port = le port pour cela ; chaque processus de plus prend le suivant (n’importe lequel de libre)
help-export = Écrire une table du serveur comme partie notée.
help-import = Ouvrir une partie notée comme table du serveur.
help-backup = Écrire dans un fichier tout ce que garde un serveur, qui peut continuer pendant ce temps.
help-restore = Mettre une sauvegarde dans une base vide, de même sorte ou non.
help-upgrade = Rejouer toutes les parties gardées selon les règles installées et reprendre celles qui donnent la même chose ; dit ce qui diffère d’abord dans les autres.
help-backup-file = le fichier à écrire ; personne d’autre ne pourra le lire
help-restore-file = une sauvegarde
help-game = le jeu : rune, …
help-play-bots = qui joue contre vous, par exemple greedy ou greedy,random ; « none » entre personnes (le meilleur qui répond aussitôt)
help-seats = combien de places
help-names = les personnes à ce clavier, par exemple Ana,Bo
help-colour = la couleur de vos Maîtres dans Rune : red (rouge) ou black (noir) ; l’autre joueur a l’autre
help-option = une option du jeu, par exemple grand-master=on ; peut se répéter
help-seed = un nombre avec lequel hasard et robots se répètent
help-resume = continuer une partie gardée ; sans fichier : la liste de celles de ce dossier
help-plain = ligne par ligne au lieu du plein écran
help-games = combien de parties (1000)
help-sim-bots = un robot par place, ou un seul pour toutes (greedy,random)
help-processes = combien de processus jouent (un par cœur)
help-json = écrire un objet JSON
help-file = une partie notée
help-all = aussi ce que les joueurs d’une partie en cours ne doivent pas encore savoir
help-yes = répondre oui à la question de « --all »
help-check = la rejouer, comparer résultat et hasard, et le dire en une ligne
help-clause = un article, par exemple R-7
help-unverified = seulement les parties de la boîte plausibles mais non connues
help-host = l’adresse d’écoute (127.0.0.1)
help-port = le port (8000)
help-database = un fichier ou l’adresse d’une base (un fichier de votre dossier de données)
help-public-url = l’adresse par laquelle on atteint ce serveur
help-allow-host = un autre nom sous lequel on peut s’adresser à ce serveur (répétable)
help-trusted-proxy = l’adresse ou le réseau d’un proxy dont on croit les en-têtes X-Forwarded (répétable)
help-serve-bot = un programme qui joue ici sous un nom, par exemple hardi="node hardi.mjs" ; peut se répéter
help-bot = De l’aide pour un robot de votre main.
help-bot-check = Vérifie un programme qui joue : son bonjour, son temps, ses coups, son au revoir, et des parties entières contre le hasard.
help-bot-command = la commande qui lance le programme, entre guillemets
help-bot-game = seulement ce jeu (tous ceux qu’il annonce)
help-bot-games = combien de parties de chacun (2)
help-bot-seconds = combien de secondes il reçoit pour un coup (1)
help-table = le nom de la table

# Les conseils : des demi-phrases après un coup.
because-wins = La partie finit à votre avantage.
because-gain = Vous y gagnez tout de suite { $points ->
    [one] un point
   *[other] { $points } points
 }.
because-gain-least = Vous y gagnez tout de suite au moins { $points ->
    [one] un point
   *[other] { $points } points
 }.
because-betters = Votre situation s’améliore tout de suite.
because-costs = { $rival-player } y perd { $points ->
    [one] un point.
   *[other] { $points } points.
 }
because-harms = { $rival-player } recule.
because-takes-lead = Vous passez en tête.
because-keeps-lead = Vous restez en tête.
because-leaves-least = C’est ce qui semble laisser le moins à gagner au suivant.
because-only = Il n’y a rien d’autre à faire.
because-clear = Tout le reste fait perdre { $points } % ou plus.
because-most-tried = Cela se joue à peu : le suivant le vaut presque.
because-behind = { $points } % derrière le premier.
because-nearly = À première vue, il se vaut.
# Ce que les règles ne fixent pas : combien de fois c’est arrivé avec d’autres cartes cachées.
likely-always = Presque toujours : { $what }
likely-often = { $times } fois sur { $of } : { $what }

# Une partie pesée coup par coup
mark-only = sans choix
mark-best = le coup du maître
mark-good = bon
mark-slip = imprécision
mark-blunder = faute
analysis-under-way = Les coups sont pesés
everybody = Toute l’équipe
turning-title = Là où la partie a tourné
analysis-n = n
analysis-player = joueur
analysis-move = coup
analysis-share = valeur
analysis-mark = avis
analysis-best = le coup du maître
turning-lost = Coup { $n } : { $player } joue { $move }. Le maître jouerait { $best } ({ $best-share } % au lieu de { $share } %).
turning-luck = Coup { $n } : { $player } joue { $move }. À partir de là : { $gainer-player }, de { $before } % à { $after } %.

## Ce que le serveur refuse

reason-already-written = Cette table se joue aussi ailleurs. Elle a été relue ; regardez-la avant de continuer.
reason-avatar-unknown = Cet avatar n’existe pas.
reason-bot-plays-for-you = Un robot joue pour vous. Reprenez d’abord votre place.
reason-chat-length = Une ligne compte de 1 à { $length } caractères.
reason-chat-off = On joue sans discussion à cette table.
reason-chat-too-fast = Pas si vite : attendez un instant avant la ligne suivante.
reason-database-newer = La base de données vient d’une version plus récente d’Armarium ; elle reste telle quelle.
reason-database-unknown = « { $database } » n’est pas une base que l’on peut ouvrir ici. Son pilote est-il installé ?
reason-foreign-page = Ceci vient d’une page d’une autre maison et n’est pas accepté.
reason-database-garbage = { $database } n’est pas une base d’Armarium, ou elle est abîmée. Rien n’y a été changé ; choisissez-en une autre avec --database.
reason-host-unknown-here = Ce serveur ne s’appelle pas { $host }. Si c’est voulu, lancez-le avec --allow-host { $host }.
reason-host-only = Seul l’hôte de la table peut le faire.
reason-host-unknown = Il n’y a pas d’adresse « { $host } » sur cette machine.
reason-join-first = La conversation doit commencer par rejoindre la table.
reason-database-missing = Il n’y a pas de base { $database }. Nommez-en une autre avec --database.
reason-backup-foreign = { $file } n’est pas une sauvegarde d’Armarium.
reason-backup-truncated = { $file } s’arrête au milieu : la copie n’est pas entière. Rien n’a changé.
reason-backup-damaged = { $file } est abîmé : ce n’est plus ce qui a été écrit. Rien n’a changé.
reason-backup-newer = { $file } vient d’une version plus récente d’Armarium, qui saura le restaurer ; ici, rien n’a changé.
reason-store-not-empty = Il y a déjà des tables ou des gens dans { $database }. Une sauvegarde ne va que dans une base vide ; nommez-en une autre avec --database.
reason-message-unreadable = Ce message n’a pas été compris.
reason-name-length = Un nom compte de 1 à { $length } caractères visibles.
reason-no-such-address = Il n’y a rien à l’adresse { $address }.
reason-not-over = Cela doit attendre la fin de la partie.
reason-pages-missing = Les pages n’ont pas été construites. Voyez le README.
reason-request-unreadable = La demande à { $address } n’a pas été comprise.
reason-server-fault = Quelque chose s’est mal passé sur le serveur. La table est comme avant.
reason-store-broken = La base de données ne peut être ni lue ni écrite. Rien n’a changé.
reason-store-full = Le disque est plein. Rien n’a changé ; réessayez quand il y aura de la place.
reason-store-gone = Le fichier { $database } a été supprimé ou remplacé pendant que le serveur tournait. Plus rien ne peut être gardé : remettez-le en place, ou relancez le serveur.
reason-store-held = La base { $database } est déjà ouverte à { $holder }. Jouez là-bas, fermez d’abord ce serveur, ou choisissez une autre base avec --database.
reason-store-locked = La base de données est occupée. Rien n’a changé ; réessayez.
reason-table-unknown = Il n’y a pas de table « { $table } ».
reason-table-moved = La table { $table } passe à un autre processus. Réessayez.
reason-processes-need-postgresql = Plusieurs processus demandent une base PostgreSQL : --database postgresql+psycopg://…
reason-internal-public = L’adresse interne { $host } pourrait être jointe de l’extérieur, ou c’est un nom. Choisissez-en une de cette machine ou d’un réseau privé.
reason-banned = La personne qui tient cette maison vous prie de ne plus venir.
reason-admin-nobody = Aucun serveur de cette base ne répond sur cette machine. Y en a-t-il un, et --database est-il le même ?
reason-hints-off = On joue sans conseils à cette table.
reason-not-searched = Aucun robot ne sait réfléchir à ce jeu : il n’apporte pas d’évaluation de ses positions.
reason-hint-not-now = Les conseils sont pour qui doit choisir maintenant.
reason-hint-under-way = Le maître réfléchit encore à votre question.
reason-hint-failed = Le maître n’a pas de réponse cette fois. Redemandez-lui.
reason-too-many-messages = C’était trop à la fois. Attendez un instant.
reason-text-nul = Le texte contient un caractère que l’on ne peut pas garder.
reason-hand-busy = Une carte est en train d’être tirée. Attendez qu’elle soit sortie.
reason-no-poses = Aucune carte n’a bougé à ce moment du journal.
reason-not-simulated = À cette table aucune simulation n’a voix au chapitre.

# L’échelle et les recherches du laboratoire
help-lab = Ce que valent les robots : échelles et vitesses
help-lab-ladder = Fait jouer tous les robots d’un jeu entre eux et en tire une seule échelle
help-lab-search = Combien de mondes une recherche parcourt par seconde, et ce qu’apportent plusieurs processus
help-ladder-bots = Les robots qui montent à l’échelle, séparés par des virgules ; tous ceux du jeu sinon
help-ladder-games = Combien de parties joue chaque paire
help-search-seconds = Secondes de réflexion par position
help-search-processes = Combien de processus réfléchissent ensemble
ladder-head = | robot | force | premières places | parties |
ladder-meetings-head = | robot | contre | le second gagne |
reason-ladder-teams = On gagne ou perd ensemble à ce jeu : `armarium lab teams` mesure ses robots.
reason-ladder-bots = Une échelle demande au moins deux robots différents ; voici ceux donnés : { $bots }.

# KamiMaï au laboratoire
help-lab-teams = Fait jouer à KamiMaï une équipe d’un même robot : tous les niveaux, peu ou beaucoup de places, main sûre ou tremblante
help-lab-fit-grimoire = Ajuste le Grimoire rapide de KamiMaï à celui qui est simulé, et le vérifie sur des tirages mis de côté
help-teams-bots = Le robot assis à toutes les places
help-teams-games = Combien de parties sont jouées dans chaque case du tableau
help-teams-levels = Les niveaux joués
help-teams-seats = Les nombres de places joués
help-fit-decks = Combien de paquets debout sont tirés jusqu’à la chute
help-fit-pulls = Un fichier de tirages antérieurs ; ils comptent aussi, et les nouveaux s’y ajoutent

# Les matchs, les tournois et où on les joue
help-lab-match = Faire jouer des robots de toutes les places sur les mêmes donnes, et garder chaque partie dans un fichier Parquet
help-lab-tournament = Faire se rencontrer tous les groupes de robots, de toutes les places, sur les mêmes donnes
help-match-bots = Les robots à la table ; s’il y a plus de places, ils se rassoient à tour de rôle, et greedy~page:7 ne joue jamais « page 7 »
help-tournament-bots = Les robots qui se rencontrent ; greedy~page:7 ne joue jamais « page 7 »
help-deals = Combien de donnes sont jouées, chacune une fois dans chaque ordre des places
help-decisions = Garder aussi une ligne par décision
help-out = Le fichier de résultats ; une série arrêtée y reprend
help-engine = Où l’on joue : pool (des processus de cette machine) ou ray
help-address = L’adresse d’une grappe Ray ; sans elle, Ray tourne sur cette machine
standings-head = | robot | parties | victoires | part | intervalle à 95 % | score moyen |
standings-file = { $games } parties sont dans { $file } ; une première place partagée à deux est une demi-victoire pour chacun.
reason-extra-missing = Il manque quelque chose pour cela : pip install "armarium[{ $extra }]".
reason-engine-unknown = Il n’y a pas de moteur « { $engine } » ; il y a : { $engines }.
reason-engine-address = L’adresse { $address } est celle d’un Ray : ajoutez --engine ray.
reason-ray-unreachable = Aucun Ray ne répond à { $address } : { $problem }
reason-worker-died = Un processus est mort { $attempts } fois sur les mêmes parties. Ce qui était fini est gardé ; la même commande reprend de là.
reason-contest-stopped = Arrêté, il reste { $left } parties sur { $games }. Les parties finies sont gardées à côté de { $file } ; la même commande reprend de là.
reason-results-other = { $file } contient d’autres résultats ({ $names } diffèrent) : nommez un autre fichier avec --out, ou supprimez-le.
reason-results-none = { $file } n’est pas un fichier de résultats du laboratoire.
reason-results-version = { $file } vient d’une autre version du laboratoire et ne peut pas être continué ici.
reason-results-unwritable = Impossible d’écrire { $file } : { $problem }. Les parties finies sont gardées ; la même commande reprend de là.
reason-forbid-form = Ce qu’un robot ne doit pas jouer s’écrit comme page:7, et non « { $text } ».
reason-tournament-bots = Un tournoi à { $seats } places demande au moins autant de robots différents ; voici ceux donnés : { $bots }.
reason-lineups-many = Ces robots pourraient s’asseoir dans plus de { $most } ordres ; prenez moins de robots ou de places.
reason-part-number-unknown = La boîte n’a pas de nombre { $name } ; elle a : { $names }.

# La page d’équilibre
help-lab-balance = Jouer un jeu de nombreuses fois et écrire une page de graphiques : places, durée, meneurs, pièces, fins, adresse
help-forbid = Mesurer aussi ce que perd un robot qui ne joue jamais ceci ; peut être donné plusieurs fois
help-balance-out = Le dossier de la page, de ses images et de ses fichiers de résultats
balance-title = { $game } : l’équilibre sur { $games } parties
balance-seats = Combien de fois chaque place a fini première quand { $bot } jouait les { $seats } places ; une place dont l’intervalle évite le trait est avantagée ou désavantagée.
balance-length = Combien de décisions a demandé une partie ; le trait marque la moyenne.
balance-endings = Comment les parties ont fini : la part de chaque fin, le nombre de parties entre parenthèses.
balance-leads = Combien de fois la tête a changé ; beaucoup de changements veulent dire que la partie reste ouverte.
balance-decided = Après quelle part des décisions (en pour cent) la place gagnante menait pour de bon ; plus c’est à droite, plus les parties se décident tard.
balance-parts = Combien de fois une place qui s’est servie d’une pièce a fini première ; à droite du trait, cela va avec la victoire, sans prouver que cela la cause.
balance-skill = Combien de fois chaque robot a fini premier, seul contre le suivant plus faible à toutes les autres places ; loin à droite du trait l’adresse compte, tout près c’est la chance.
balance-skill-team = Combien de fois une équipe de chaque robot a gagné ; plus elles diffèrent, plus l’adresse compte.
balance-without = Combien de fois a fini premier un robot privé d’une chose, seul contre d’autres qui l’ont ; à gauche du trait, la chose vaut d’être jouée.
balance-without-team = Combien de fois a gagné une équipe privée d’une chose, à côté d’une qui l’a ; une part plus basse veut dire que la chose vaut d’être jouée.

# Essais de nombres de la boîte
help-lab-sweep = Jouer avec d’autres nombres dans la boîte et voir lequel équilibre le mieux le jeu
help-sweep-number = Un nombre de la boîte et les valeurs qu’on lui donne, comme numbers.magic-most=10..15
sweep-title = { $game } : quel { $name } l’équilibre le mieux
sweep-line = { $value } : un écart de { $gap } %, la mieux équilibrée dans { $sure } tirages sur 100
balance-imbalance = Pour chaque valeur, l’écart entre une part égale et la place la plus ou la moins chanceuse des { $seats } (pour une équipe, entre son succès et la moitié), avec son intervalle ; plus c’est à gauche, mieux c’est équilibré.
balance-sureness = Pour chaque valeur, dans combien de nouveaux tirages des donnes sur 100 elle était la mieux équilibrée ; une seule loin à droite est sûre, plusieurs semblables près du trait ne le sont pas.
reason-sweep-form = Un essai s’écrit NOM=A..B avec au plus { $most } valeurs, et non « { $text } ».
