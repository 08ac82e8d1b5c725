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
    .about = A pensé à mille suites possibles avant chaque coup.
bot-master = Maître
    .about = Prend une seconde entière par coup, et s’en sert jusqu’au bout.

value-on = oui
value-off = non
# Ce qu’on peut taper pour oui, le plus court d’abord
answer-yes = o oui

# Refus qui ne dépendent d’aucun jeu
reason-not-offered = « { $move } » ne fait pas partie de vos coups en ce moment.
reason-game-unknown = L’armoire ne contient aucun jeu « { $game } ». On y trouve : { $games }.
reason-bot-unknown = Il n’y a pas de robot « { $bot } » pour { $game }. On trouve : { $bots }.
reason-game-broken = Le jeu « { $game } » est inutilisable : { $problem }.
reason-bot-none = Ici, on joue à { $game } sans robot : votre propre boîte est sur la table.
reason-bot-broken = Le robot « { $bot } » est inutilisable : { $problem }.
reason-bot-other-game = Le robot « { $bot } » ne joue pas à { $game }. Il joue à : { $games }.
reason-bot-failed = Le robot « { $bot } » a échoué : { $problem }.
reason-bot-form = « { $text } » n’est pas un robot ; écrivez nom=commande, avec un nom encore libre, en minuscules, chiffres et tirets.
event-crept = La carte { $slot } a glissé de { $way } mm et reste là. Elle n’est pas tirée.
event-tipped = La carte { $slot } perd l’équilibre la première. { $why ->
    [hand] La main a entraîné les voisines.
    [bared] Un bout était dégarni : plus rien ne s’y appuyait.
    [centre] Le centre était vide : les deux côtés n’avaient plus d’appui.
    [knock] Moins entamé, il aurait tenu.
   *[balance] Chaque carte change l’équilibre ; celle-ci était de trop.
 }
event-bot-replaced = { $bot } a trébuché. { $next-bot } continue à sa place.
event-luck-undone = Un coup a été repris après un tirage ou une carte montrée. La partie continue, mais ne compte plus pour les statistiques ni le classement.
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
reason-record-reported = La partie dit « reported: { $written } », mais son jeu et ses options disent le contraire : on ne rapporte que ce qui se joue avec une vraie boîte.
reason-record-options = La partie dit que l’option « { $option } » est { $written }, sa position dit { $position }.
reason-record-seats = La partie demande { $needed } places, mais en nomme { $names }.
reason-file-exists = { $file } existe déjà. Choisissez un autre nom.
reason-file-unwritable = Impossible d’écrire { $file } ({ $problem }).
reason-games-count = Il faut au moins 1 partie, et non { $games }.
reason-bots-count = { $game } demande un robot par place : donnez 1 ou { $seats } noms, et non { $bots }.
reason-terminal-small = Le terminal est trop petit : il faut au moins { $width } sur { $height } caractères.
reason-port-taken = Le port { NUMBER($port, useGrouping: 0) } de { $host } est pris. Choisissez-en un autre avec --port.
reason-port-forbidden = Vous n’avez pas le droit d’ouvrir le port { NUMBER($port, useGrouping: 0) } de { $host }. Choisissez-en un au-dessus de 1023 avec --port.
reason-port-expected = « { $text } » n’est pas un port. Écrivez un nombre de 0 à 65535 ; 0 prend n’importe quel port libre.
reason-public-url-form = « { $text } » n’est pas une adresse comme https://games.example (--public-url).
reason-host-form = « { $text } » n’est pas le nom d’un hôte, comme games.example (--allow-host).
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
reason-undo-needs-consent = Trop tard pour annuler simplement : le hasard est passé, quelque chose a été montré, ou quelqu’un d’autre a joué. Vous pouvez demander aux autres.
reason-move-long = C’est trop long pour un coup : { $length } caractères au plus.
reason-stays = Ce qui s’est passé depuis reste acquis : on ne revient pas avant.
reason-already-asking = Quelqu’un demande déjà à reprendre un coup.
reason-nothing-to-take-back = Vous n’avez rien joué qui puisse être repris.
reason-nothing-asked = Personne ne demande à reprendre un coup.
reason-not-asked-of-you = Cette question est pour quelqu’un d’autre.
reason-choice-none = Dans { $game }, il n’y a pas de couleur à choisir.
reason-choice-unknown = « { $choice } » ne se choisit pas dans { $game }. Au choix : { $choices }.
reason-choice-taken = Quelqu’un d’autre a déjà choisi { $choice }.
reason-seat-taken = Cette place est prise.
reason-table-crowded = Cette table est pleine de spectateurs. Réessayez dans un instant.
reason-removed = L’hôte vous a fait quitter cette table. Vous pourrez revenir dans { $minutes } minutes.
reason-nobody-to-remove = Il n’y a personne à faire partir.
reason-nobody-to-hand-over-to = Seule une autre personne assise à la table peut en devenir l’hôte.
reason-page-outdated = Cette page est plus ancienne que la table. Elle recommence.
reason-table-closed = L’hôte a fermé cette table.
reason-door-not-yours = Seule la personne assise devant l’ordinateur de la table peut le faire.
reason-no-network = Cet ordinateur n’est dans aucun réseau qu’un téléphone pourrait partager.
reason-certificate-package = Pour chiffrer, il manque un paquet : make play LAN=1 TLS=1 va le chercher, ou installez armarium[tls].
reason-certificate-folder = Le certificat ne peut pas être gardé dans { $folder } : { $problem }.
reason-seats-not-shared = { $game } se joue avec des secrets : il faut une page par personne.
reason-no-such-seat = Cette place n’existe pas à cette table.
reason-player-present = La personne de cette place est là.
reason-absence-runs = Un robot ne peut jouer pour quelqu’un qu’après { $seconds } secondes d’absence.
reason-bot-too-weak = Un remplaçant joue au moins aussi bien que « { $substitute } ».
reason-absence-unknown = Un robot peut prendre la place après { $choices } secondes.
reason-not-seated = Vous n’avez pas de place à cette table.

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
ended-uncounted = Elle ne compte pas : un coup a été repris après un tirage ou une carte montrée.
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
key-skip = passer
key-show = montrer
key-call = interpeller
key-say = dire
aside-only = Ce n’est pas à vous de jouer. Commencez par « say » pour dire quelque chose tout haut.
change-ask = Tout le monde a choisi. Quelqu’un change d’avis ?
change-keys = Le numéro d’un joueur : choisir à nouveau · Entrée dévoile tout
call-ask = Qui interpelle qui ?
call-nothing = Personne ne peut être interpellé pour l’instant.
call-keys = ↑↓ choisir · Entrée interpeller · Échap retour
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
    ?           lire ce que vous visez, ou ce dont vous avez tapé le nom : chaque carte, page ou case
    Retour arr.  reprendre votre dernier coup, tant que rien n’est pioché ni révélé
    F1          cette page : touches, signes, tout ce qui est imprimé, règles
    F2          la langue suivante
    F3 ou h     demander conseil au maître (contre des robots)
    F6          le panneau suivant (plateau, main, joueurs, coups, journal), que flèches et PgDn font défiler et qu’Échap quitte
    F7          interpeller ou répondre hors de votre tour
    Ctrl-S      garder la partie dans un fichier
    Ctrl-C      partir ; vous pouvez garder la partie
help-page-aim = Le but
help-page-turn = Un tour
help-page-box = Tout ce qui est imprimé dans la boîte
help-part = { $count ->
    [1] { $name }
   *[other] { $name } (×{ $count })
 }
help-part-text = { $name } : { $text }
help-read-nothing = Rien n’est imprimé là-dessus. F1 montre tout ce qu’il y a à lire.
help-page-rules = Les règles
share = { $share } %
guide-terms = Les mots du jeu

lines-welcome = Tapez un coup puis Entrée. « help » dit ce que vous pouvez taper d’autre, « rules » lit les règles.
terminal-box = On joue avec la boîte « { $name } ».
easier-on = Plus facile pour vous : les symboles cachés se voient deux fois plus loin, le plateau est inversé sans être tourné.
easier-off = Vos ordres valent comme ils sont écrits.
reason-not-easier = Ce jeu n’a pas de pénitences à rendre plus faciles.
lines-help =
    un coup        comme dans la liste, par exemple le premier montré
    board          la table vue de tous
    who            une ligne par joueur
    log 5          les cinq dernières choses arrivées
    read COUP      ce qui est imprimé sur les cartes, pages ou cases d’un coup
    read NOM       ce qui est imprimé sous ce nom
    list           tous les coups
    list MOT       seulement les coups avec ce mot
    hand           la table vue de votre place, avec vos coups
    try COUP       ce que ferait un coup, ou pourquoi il est refusé
    hint           ce que jouerait le maître (contre des robots)
    undo           reprendre votre dernier coup, tant que rien n’est pioché ni révélé
    save FICHIER   garder la partie dans un fichier
    call           ce que vous pouvez lancer ou répondre hors de votre tour ; « call 1 » fait le premier
    say MOTS       dire quelque chose à voix haute
    wrong MOTS     dire ce qui ne va pas : un fichier est fait de ce que vous voyez, rien n’est envoyé
    rules          les règles du jeu
    quit           quitter la partie
lines-confirm = Votre tour est joué. Entrée continue, « undo » le reprend.
lines-confirm-move = Votre coup est joué. Entrée continue, « undo » le reprend.
lines-hand = « hand » montre ce que les autres ne doivent pas voir, et vos coups.
lines-cannot-hide = Ce qui s’affiche ici ne peut plus être caché : quand vous tapez « hand » ou « list », que personne d’autre ne lise.
lines-also = { $fact } ; { $next }
lines-acts = doit jouer
lines-type = Tapez « list » pour tous les coups, « help » pour le reste.
lines-read-nothing = Rien n’est imprimé là-dessus. Tapez « read » et un coup de la liste ou un nom, ou « rules ».
reason-not-your-move = Ce n’est pas à vous de jouer. « say » suivi de quelques mots parle aux autres.
lines-change = Tout le monde a choisi. Quelqu’un change d’avis ? Tapez le numéro d’un joueur pour choisir à nouveau, ou Entrée pour tout dévoiler : { $seats }.
lines-call = Tapez « call » et un numéro :
join-address = L’adresse de la table :
join-open-line = Cette adresse commence par http : quiconque se trouve entre vous et le serveur peut lire.
join-waiting = À la table : { $players }. La partie commence quand l’hôte la lance (ici, l’hôte appuie sur Entrée) ; Ctrl-C quitte.
join-free = une place libre
join-left = Vous avez quitté l’écran, pas la table : la même commande y ramène.
call-agree = laisser reprendre le coup
call-disagree = le coup reste joué
distant-lost = La liaison avec la table est coupée ; nouvel essai…
distant-stopped = Cette partie a commencé avec d’autres règles et ne peut pas continuer ici.
reason-address-unreadable = Ce n’est pas l’adresse d’une table. Elle ressemble à https://maison.example/t/nom.
reason-house-silent = Le serveur ne donne aucune réponse lisible ({ $problem }).
reason-certificate-unknown = { $host } présente un certificat dont aucune autorité connue ne répond ; rien n’a été envoyé. Si vous connaissez cette maison, demandez son certificat à l’hôte, sous forme de fichier, et donnez-le avec --certificate FICHIER.
reason-certificate-expired = Le certificat de { $host } a expiré ; rien n’a été envoyé. C’est à son hôte de le renouveler.
reason-certificate-other = Le certificat que présente { $host } est établi pour un autre nom ; rien n’a été envoyé. Employez l’adresse pour laquelle il est fait, ou prenez garde : c’est peut-être une autre maison.
reason-certificate-unreadable = { $file } n’existe pas ou ne contient aucun certificat ; rien n’a été envoyé.
reason-no-answer = La table n’a pas encore répondu. Votre coup est gardé et sera renvoyé.
reason-kept-there = Le serveur garde cette partie.
distant-back = La liaison avec la table est rétablie.
lines-none = rien
lines-now = soit
lines-secret = un choix secret
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
serving-boxes = Vous avez le jeu ? Dites ce qui est imprimé dans votre boîte, sur cet ordinateur : { $url }
serving-network = La table est ouverte. Ici : { $own } · téléphones du même Wi-Fi : { $url } (Ctrl-C la ferme).
lan-question = Les téléphones de votre Wi-Fi peuvent-ils se joindre à la table ? Seules les personnes de votre réseau le pourront, et seulement tant que la table est ouverte. La question n’est posée qu’une fois ; make play LAN=1 ou LAN=0 change la réponse.
lan-prompt = Laisser entrer les téléphones ? [o/N]
certificate-own = La connexion est chiffrée avec un certificat que cet ordinateur a fait lui-même. Le téléphone avertira une fois qu’il ne le connaît pas : choisissez « Paramètres avancés », puis « Continuer » ; l’avertissement porte sur l’absence de garant, non sur le chiffrement. Pour venir depuis un terminal, il faut une copie de { $file } (ce n’est pas un secret), donnée avec --certificate.
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
reason-reported-not-analysed = Une partie jouée avec la vraie boîte ne s’analyse pas : personne ici n’a vu la table.
reason-analyse-unfinished = Une partie en cours ne s’analyse pas : on y verrait ce que les joueurs ne doivent pas savoir. « --all » le fait quand même.
reason-export-running = Cette partie n’est pas finie : on y lirait les cartes cachées, les choix scellés et le hasard. « --all » l’écrit quand même.
reason-line-long = Cette ligne est trop longue : { $length } caractères au plus.
reason-left = Vous avez quitté la partie en cours ; rien n’a été gardé.

help-usage = usage :
help-options = options
help-positional-arguments = quoi
help-commands = commandes
help-armarium = Une armoire de jeux à grimoires. Sans commande, la table s’ouvre dans votre navigateur.
help-help = montrer ceci et finir
help-version = la version, et si les règles tournent compilées
help-lang = la langue : { $languages }
help-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier.
help-learn = Apprendre un jeu en courts chapitres, sur son vrai plateau.
help-learn-chapter = un chapitre, par son numéro ou son nom ; demandé s’il manque
help-learn-plain = ligne par ligne, pour les lecteurs d’écran et les scripts
help-join = S’asseoir à une table d’un serveur, depuis ce terminal.
help-watch = Regarder une table d’un serveur, depuis ce terminal.
help-join-table = l’adresse de la table, comme un navigateur l’affiche ; le nom seul pour un serveur sur cette machine ; demandée si elle manque
help-join-name = le nom que les autres vous donnent là-bas
help-join-certificate = un certificat à croire en plus de ceux de cet ordinateur : celui que vous a remis l’hôte de « make play LAN=1 TLS=1 »
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
help-lan = laisser entrer les téléphones du réseau de cet ordinateur (demandé une fois, puis retenu)
help-tls = chiffrer avec un certificat propre à cet ordinateur ; les téléphones avertissent une fois
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
because-betters = Vous y gagnez tout de suite.
because-costs = { $rival-player } y perd { $points ->
    [one] un point.
   *[other] { $points } points.
 }
because-harms = { $rival-player } perd du terrain.
because-takes-lead = Vous passez en tête.
because-keeps-lead = Vous restez en tête.
because-leaves-least = Cela laisse peu à la personne suivante.
because-only = Il n’y a rien d’autre à faire.
because-clear = Tout le reste fait perdre { $points } % ou plus.
because-most-tried = Cela se joue à peu de chose : le suivant le vaut presque.
because-behind = { $points } % de moins que le premier.
because-nearly = À première vue, c’est presque aussi bon.
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
turning-lost = Coup { $n } : { $move } Mieux : { $best } { $best-share } % au lieu de { $share } %.
turning-luck = Coup { $n } : { $move } Le hasard s’en est mêlé. { $gainer-player } : de { $before } % à { $after } %.

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
reason-hint-not-now = Les conseils sont pour qui a un choix à faire maintenant.
reason-hint-under-way = Le maître réfléchit encore à votre question.
reason-hint-failed = Le maître n’a pas de réponse cette fois. Redemandez-lui.
reason-too-many-messages = C’était trop à la fois. Attendez un instant.
reason-text-nul = Le texte contient un caractère que l’on ne peut pas garder.
reason-hand-busy = Une carte est en train d’être tirée. Attendez qu’elle soit sortie.
reason-no-poses = Aucune carte n’a bougé à ce moment du journal.
reason-not-simulated = À cette table, rien n’est simulé.

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
help-lab-learn-team = Apprendre de parties d’équipes heuristiques de quoi dépendent les chances d’une équipe à KamiMaï, et l’essayer dans un match d’équipe contre équipe
help-lab-fit-grimoire = Ajuste le Grimoire rapide de KamiMaï à celui qui est simulé, et le vérifie sur des tirages mis de côté
help-teams-bots = Le robot assis à toutes les places
help-teams-games = Combien de parties sont jouées dans chaque case du tableau
help-teams-levels = Les niveaux joués
help-teams-seats = Les nombres de places joués
help-learn-team-games = De combien de parties d’équipes heuristiques on apprend
help-learn-team-seats = Les places à la table du match
help-learn-team-level = Le niveau du match
help-learn-team-hands = Combien les mains du match sont sûres
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

# Apprendre une évaluation
help-lab-puzzles = Chercher des problèmes dans des parties entre robots : des positions avec un seul meilleur coup
help-puzzle-count = Combien de problèmes en tout ; une recherche interrompue reprend
help-puzzle-out = Le fichier où les écrire, au lieu de celui du jeu
help-lab-learn = Faire jouer des recherches entre elles, ajuster l’évaluation du jeu aux résultats et l’essayer dans un match
help-learn-bot = Qui joue les parties dont on apprend : search:SIMULATIONS:TEMPÉRATURE
help-learn-match = Qui joue le match, une fois avec les nouveaux poids, une fois avec ceux du jeu
help-match-deals = Le plus grand nombre de donnes du match ; 0 pour aucun
help-rollout-depth = Coups joués au-delà de l’arbre avec les nouveaux poids ; autant qu’à présent si rien n’est dit
help-learn-out = Le dossier des parties, des nouveaux poids et du match
help-adopt = Mettre les poids dans le dossier du jeu s’ils gagnent le match
learn-games = Appris de { $games } parties, vérifié sur { $held } autres ; { $positions } positions.
learn-head = | chances selon | perte logarithmique | meilleure pente |
learn-even = toutes les places pareilles
learn-by-hand = l’évaluation écrite à la main
learn-by-hand-calibrated = la même avec sa meilleure pente
learn-learned = les poids appris
learn-bins = Calibrage : { $name }, sur les parties mises de côté :
learn-bins-head = | annoncé | vu | cas |
learn-match-better = Les nouveaux poids gagnent : { $share } % de { $deals } donnes (log du rapport de vraisemblance { $ratio }).
learn-match-not-better = Les nouveaux poids ne sont pas meilleurs : { $share } % de { $deals } donnes (log du rapport de vraisemblance { $ratio }).
learn-match-open = Le match n’est pas tranché : { $share } % de { $deals } donnes (log du rapport de vraisemblance { $ratio }). Plus de donnes le trancheraient peut-être : --match-deals.
reason-not-learned = L’évaluation de { $game } n’a rien qui puisse s’apprendre.
reason-games-few = { $games } parties, c’est trop peu pour apprendre et vérifier.
reason-weights-unreadable = Les poids de { $file } sont illisibles : { $problem }
reason-weights-other = Ces poids ont été appris pour une autre évaluation que celle qui est installée.

# Les chances telles qu’on les montre
help-lab-calibrate = Mesurer si ce qu’une recherche attend se réalise, et ne pas montrer de chances plus sûres que cela
help-calibrate-bot = Qui joue les parties : search:SIMULATIONS:TEMPÉRATURE
help-calibrate-simulations = Simulations par position ; une analyse en a 800
help-calibrate-every = On regarde une décision sur ce nombre
help-calibrate-out = Le dossier des parties et des nouvelles chances
help-calibrate-adopt = Mettre les chances dans le dossier du jeu si elles prédisent mieux
calibrate-even = toutes les places pareilles
calibrate-by-hand = ce que la recherche attend
calibrate-by-hand-calibrated = la même chose avec une seule meilleure pente
calibrate-learned = les chances montrées
calibrate-quarters = Meilleures pentes de ce que la recherche attend, par quarts des parties mises de côté : { $slopes }.
reason-learn-allied = À { $game }, on gagne ou perd ensemble : une équipe apprend par une commande à elle, « armarium lab learn-team ».
reason-calibrate-team = À { $game }, on gagne ou perd ensemble : il y a une seule chance pour toute l’équipe, sans autre place à comparer.
reason-chances-unreadable = Les chances dans { $file } sont illisibles : { $problem }

# The referee
help-lab-referee = Voir ce qu’apporterait plus de réflexion : un arbitre juge ce que choisissent des recherches de plusieurs budgets
help-referee-budgets = Simulations des recherches jugées
help-referee-simulations = Simulations de l’arbitre pour chaque coup choisi
help-referee-positions = Combien de positions, chacune d’une autre partie
help-referee-bot = Qui joue les parties d’où viennent les positions
referee-about = { $positions } positions de parties entre { $bot } ; un arbitre a jugé chaque coup choisi avec { $referee } simulations.
referee-head = | simulations | choisissent comme { $most } | un choix coûte, en centièmes de victoire |

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
balance-clauses = Dans quelle part des parties chaque article des règles a servi au moins une fois et, derrière son numéro, combien de fois par partie ; un article tout à gauche se rencontre rarement, et celui qui ne fait qu’interdire ne laisse pas de trace.
balance-options = Combien de fois une équipe de { $bot } a gagné avec chacun de ces réglages, sur les mêmes donnes ; des réglages dont les intervalles sont séparés n’ont pas la même difficulté.
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

# Lessons
lesson-other = C’est permis, mais ce n’est pas le coup que nous cherchons. Rien n’est perdu : essayez encore.
reason-lesson-unknown = Ce chapitre n’existe pas.
reason-lesson-over = Ce chapitre est terminé.
learn-which = Quel chapitre ? Un numéro ou un nom ; Entrée prend le premier qui reste à faire.
learn-chapter = { $place } : { $title }, { $minutes } min
learn-chapter-done = { $place } : { $title }, { $minutes } min, terminé
learn-aim-line = But du jeu : { $aim }
learn-lit = Regardez ici : { $things }.
learn-type = Tapez votre coup. « list » dit tous les coups, « show » le joue pour vous, « help » dit le reste.
learn-again = Rien n’est perdu : essayez encore, ou tapez « show ».
learn-shown = Nous le jouons pour vous : { $move }
learn-go-on = Entrée continue. Avant cela, « board », « who » et « log » disent où on en est.
learn-again-hint = Rien n’est perdu : essayez encore ; F3 le montre.
learn-place = exercice { $place } sur { $last }
learn-show-hint = Voici un coup juste : Entrée le joue.
learn-go-on-hint = Entrée pour continuer.
learn-done = Chapitre terminé : { $chapter }.
learn-help =
    un coup        comme dans la liste, ou par son nom
    task           ce qu’il faut faire, encore une fois
    show           laisser jouer le bon coup pour vous
    next           continuer ; avant la fin de l’exercice, au chapitre suivant
    board          la table vue de votre place
    who            une ligne par joueur
    log 5          les cinq dernières choses arrivées
    read COUP      ce qui est imprimé sur les cartes, pages ou cases d’un coup
    read NOM       ce qui est imprimé sous ce nom
    list           tous les coups
    list MOT       seulement les coups avec ce mot
    try COUP       ce que ferait un coup, ou pourquoi il est refusé
    rules          les règles du jeu
    quit           partir ; les chapitres terminés le restent
reason-lesson-none = Il n’y a pas encore de première partie pour apprendre { $game }.
reason-lesson-no-undo = Rien à reprendre : un essai qui n’est pas la réponse ne change rien.

embed-open = la revoir coup par coup
reason-not-listed = Cette table n’est pas affichée dans l’armoire : on n’en montre rien ailleurs.
reason-pictures-extra = Les images PNG demandent un paquet de plus : pip install "armarium[pictures]".
help-picture = Dessiner une position, ou une partie après un coup, en image (SVG)
help-film = Dessiner toute une partie en film qui se joue tout seul (SVG)
help-picture-source = Une partie notée, ou une position entière entre guillemets
help-picture-at = Après cette ligne de la partie ; sinon après la dernière
help-picture-seat = Vue de cette place, à partir de 1 ; sinon en spectateur
help-picture-out = Où l’écrire ; sinon, elle s’affiche
reason-picture-at = La partie n’a pas de ligne { $n } : elle va jusqu’à { $last }.
help-report = Ouvrir ce que quelqu’un a trouvé faux, tel qu’il l’a vu ; ou en faire un test qui échoue
help-report-file = Un fichier fait par « Quelque chose ne va pas »
help-as-test = Écrire un test qui échoue avec la phrase du témoin
report-watcher = quelqu’un qui regardait
report-about = { $game }, ligne { $n }, vue par { $who }. { $version }. { $client }
report-rules = C’était avec les règles { $rules } ; ici ce sont les règles { $ours }, la table peut donc être montrée autrement.
report-kept = Gardé dans { $file } : ce que vous avez vu, et rien de ce qui vous est caché. Rien n’a été envoyé ; passez le fichier à quelqu’un qui peut y remédier.
reason-report-unreadable = { $file } n’est pas un signalement : { $problem }
reason-report-empty = Dites en une phrase ce qui ne va pas : wrong la carte devrait passer ici
# problèmes
puzzles-found = { $count } problèmes tirés de { $deals } parties dans { $file }.
reason-no-puzzles = { $game } ne propose pas de problèmes.
reason-puzzle-unknown = { $game } n’a pas de problème { $puzzle }.
reason-no-such-move = Le coup { $n } ne peut pas être rejoué : il n’est pas dans cette partie.

# les boîtes et leurs propriétaires
help-box = Ce que l’on sait de chaque boîte, et par qui ; votre propre boîte : armarium box JEU
help-box-game = Dire ce qui est imprimé dans votre boîte : une question par élément, et l’on joue avec dès le prochain démarrage
help-box-merge = Les rapports de plusieurs propriétaires réunis en une boîte
help-box-all = Tout demander, et pas seulement ce que personne ne sait
help-box-show = Énumérer tous les éléments, ce qu’ils disent et d’où on le sait
help-box-set = Un élément de votre boîte dit autre chose, par exemple quest.4.vp=2 ; peut être répété
help-box-same = Vous avez regardé : cet élément est comme le nôtre ; peut être répété
help-box-file = Un parts.toml entier que vous avez corrigé vous-même
help-box-owner = Qui vous êtes : le nom écrit à côté de ce que vous dites
help-box-name = Le nom de votre boîte aux tables
help-box-report = Écrire ce que vous avez vérifié, pour les autres
help-box-house = Jouer de nouveau avec la boîte de la maison ; la vôtre est gardée à côté
help-box-merge-files = Des rapports, ou des fichiers corrigés qui portent le nom de leur jeu
help-box-merge-out = Où écrire la boîte avec tout ce qui fait consensus
box-parts = éléments
box-doubtful = inconnus
box-from-whom = par qui
origin-owner = propriétaire
numeral = { $n ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
    [15] quinze
    [16] seize
   *[other] { $n }
}
box-somebody = propriétaire
box-default-name = Boîte { DE($owner) }
box-merged-name = Boîte des propriétaires
box-who = Votre nom, tel qu’il sera écrit à côté de ce que vous dites (Entrée : { $owner }) :
box-begin = { $game } : { $doubtful } éléments sur { $parts } sont à vérifier. Sortez votre boîte ! Entrée : je ne sais pas. o : comme ici. q : ça suffit pour aujourd’hui.
box-prompt = La vôtre :
box-we-play = Nous jouons avec { $value } ({ $origin })
box-which = { $count ->
        [one] Est-ce la vôtre ? o, ou écrivez la vôtre de haut en bas, comme { $example }
       *[other] Laquelle est la vôtre ? Son numéro, ou écrivez la vôtre de haut en bas, comme { $example }
    }
box-choose = Lequel est le vôtre ? { $choices }
box-several = Lesquels sont sur le vôtre ? Parmi : { $choices }
box-seen = Cette carte est-elle dans votre boîte, et demande-t-elle la même chose ? o si oui
box-write = o si le vôtre est pareil, ou écrivez le vôtre, comme { $example }
box-otherwise = { $part } : la vôtre dit { $own }, la nôtre { $ours }.
box-look-again = Regardez encore une fois, s’il vous plaît. { $part } : la règle dit { $ours }.
box-saved = Enregistré dans { $file }. Dès le prochain démarrage, { $game } se joue avec « { $name } » : aux tables, dans le terminal, par les robots et au laboratoire.
box-saved-same = Enregistré dans { $file }. Ce que vous avez vérifié dans { $game } est comme chez nous : rien ne change à la table. Merci !
box-house-again = Dès le prochain démarrage, { $game } se joue de nouveau avec la boîte de la maison.
box-report-written = Écrit dans { $file }. Rien n’a été envoyé ; donnez-le à qui réunit les rapports.
box-agreed = { $part } : { $own }, dit { $owners } ; nous avons { $ours }.
box-agreed-same = { $part } : { $own }, comme chez nous, dit { $owners }.
box-says = { $owners } dit { $own }
box-conflict = Ils ne sont pas d’accord. { $part } : { $said }. On garde { $ours } jusqu’à ce que quelqu’un vérifie.
box-merge-written = La boîte avec tout ce qui fait consensus est dans { $file }.
reason-part-unknown = La boîte n’a pas d’élément { $name }.
reason-part-rows = { $field } : « { $value } » doit s’écrire avec { $letters }, dans la même forme que { $house }.
reason-part-squares = { $field } : « { $value } » doit être une liste de cases comme a1 g10, chacune une seule fois.
reason-box-label = « { $text } » n’est pas le nom d’une boîte.
reason-box-other = Cette partie a été jouée avec { $theirs ->
        [house] la boîte de la maison
       *[other] la boîte « { $theirs } »
    } et ici { $game } se joue avec { $ours ->
        [house] la boîte de la maison
       *[other] la boîte « { $ours } »
    }.
reason-box-about = Ce que le fichier dit de la boîte est illisible : { $problem }.
reason-box-name = Un nom compte de 1 à { $length } lettres.
reason-boxes-variable = { $name } est illisible : { $problem }.
reason-box-unwritten = Impossible d’écrire { $file } : { $problem }.
reason-box-report = { $file } n’est ni le rapport d’une boîte ni un parts.toml corrigé : { $problem }.
reason-box-games = Ces rapports parlent de jeux différents : { $games }.
reason-box-broken = Impossible de jouer à { $game } avec cette boîte : { $problem }.
reason-box-stuck = Avec cette boîte, quelqu’un parmi { $seats } joueurs de { $game } n’a plus aucun coup.
reason-box-merged = Ce qui fait consensus ne donne pas une boîte de { $game } avec laquelle on puisse jouer : { $why }
reason-box-unused = Votre boîte de { $game } ({ $file }) n’est pas utilisée : on joue avec celle de la maison. { $why } Corrigez le fichier ou mettez-le de côté : armarium box { $code } --house
reason-box-none = Vous n’avez encore rien dit de votre boîte de { $game } : armarium box { $game }
reason-owner-only = Cette page est pour la personne qui a ouvert la table, sur cet ordinateur.
