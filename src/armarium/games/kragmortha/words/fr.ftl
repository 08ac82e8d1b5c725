# Kragmortha en français : les règles dans nos propres mots, chaque évènement, chaque refus, chaque phrase idiote à taper.

tagline = Chipez, poussez, ne levez pas les yeux
own-box-does = Chaque téléphone reçoit ses Regards en secret, avec les ordres pour votre corps, et un grand « Pris ! » rouge. Gobelins et livres restent sur le plateau.

symbol-book = un livre
symbol-scroll = un parchemin
symbol-potion = une potion
symbol-gems = des gemmes
symbol-ball = une boule de cristal
pawn-goblin = Gobelin
pawn-rigor = Rigor Mortis
card-gbs = Livre + Parchemin
card-gbp = Livre + Potion
card-gbg = Livre + Gemmes
card-gsp = Parchemin + Potion
card-gsg = Parchemin + Gemmes
card-gpg = Potion + Gemmes
card-gbo = Livre + Boule
card-gso = Parchemin + Boule
card-gpo = Potion + Boule
card-ggo = Gemmes + Boule
card-goo = Boule + Boule
card-rbs = Rigor Livre + Parchemin
card-rbp = Rigor Livre + Potion
card-rbg = Rigor Livre + Gemmes
card-rsp = Rigor Parchemin + Potion
card-rsg = Rigor Parchemin + Gemmes
card-rpg = Rigor Potion + Gemmes
card-rbo = Rigor Livre + Boule
card-rso = Rigor Parchemin + Boule
card-rpo = Rigor Potion + Boule
card-rgo = Rigor Gemmes + Boule
card-roo = Rigor Boule + Boule
token-teleport = Téléportation
token-grimoire = Grimoire Magique
token-trap = Piège
device-pointer = pointeur
device-keyboard = clavier

task-link = choisir où pousser
task-react = répondre au Seigneur des Ténèbres
task-discard = défausser une carte
task-device = renoncer au pointeur ou au clavier
task-go = choisir où le gobelin atterrit
task-warp = dire si Rigor se téléporte
task-trade = choisir les cartes à échanger
task-admit = avouer ou contester
task-vote = voter

option-mode = Pénitences
    .about = Sur écran, la table surveille elle-même. Autour d’une vraie table, chacun obéit de ses bras et de ses jambes, et l’on se dénonce.
option-gentle = Clémence
    .about = Personne ne paie plus d’une faute pendant un même tour.
option-rigor-stops = Rigor s’arrête
    .about = Après une rencontre, Rigor ne fait pas de second pas.
option-draw-first = Piocher d’abord
    .about = Piochez au début du tour et choisissez parmi une carte de plus.
option-shuffled-symbols = Sol mélangé
    .about = Les symboles des cases en jeu sont redistribués.
option-chat = Discussion
    .about = Sinon, personne ne discute à cette table, et les ordres qui la concernent sont remplacés par d’autres.
option-doubled-clocks = Temps doublés
    .about = Chaque ordre qui compte les secondes en donne deux fois plus.
option-stand-ins = Gestes plus faciles
    .about = Tenir devient un interrupteur, taper du texte ou une touche devient un bouton. Un symbole caché se voit là où l’on pointe, le plateau est inversé sans être tourné, les deux bras sont libres.
option-friendly = Entre amis
    .about = Qui ne peut pas faire ce qu’un Regard demande l’échange contre un autre de la même famille.
option-mouth = Bouche
    .about = Sinon, les Regards de la bouche comptent mais ne demandent rien.
option-head = Tête
    .about = Sinon, les Regards de la tête comptent mais ne demandent rien.
option-arm = Bras
    .about = Sinon, les Regards du bras comptent mais ne demandent rien.
option-hand = Main
    .about = Sinon, les Regards de la main comptent mais ne demandent rien.
option-leg = Jambe
    .about = Sinon, les Regards de la jambe comptent mais ne demandent rien.
option-voice = Voix
    .about = Sinon, les Regards de la voix comptent mais ne demandent rien.
mode-online = sur écran : la table surveille
mode-table = autour d’une vraie table : on se dénonce

looks-under = Sous la pioche des Regards : { $looks }
prompt-place = Posez votre gobelin sur une case de départ
    .hint = N’importe laquelle, si elle est libre. Les téléportations dorment encore.
prompt-plan = Jouez une carte Mouvement
    .hint = Un ou deux pas. Les grimoires d’abord, si vous voulez.
prompt-second = Faites le second pas, ou arrêtez-vous
    .hint = Il lui faut l’autre symbole de la carte.
prompt-second-must = Vos pieds ne s’arrêtent plus : faites le second pas
prompt-after = Autre chose avant la fin du tour ?
    .hint = Un grimoire peut encore servir.
prompt-link = Pousser où ?
    .hint = Jamais vers la case d’où vient celui qui pousse.
prompt-react = Le Seigneur des Ténèbres vous regarde. Votre réponse ?
    .hint = Un grimoire peut vous épargner le Regard. Vous êtes déplacé quand même.
prompt-discard = Défaussez une carte
    .hint = Des doigts de beurre ne tiennent pas grand-chose.
prompt-device = Pointeur ou clavier : que gardez-vous ?
    .hint = L’autre reste dans le dos.
prompt-go = Où atterrit votre gobelin ?
    .hint = La case elle-même ne fait rien cette fois.
prompt-warp = Rigor prend-il la téléportation ?
    .hint = Son déplacement s’arrête alors.
prompt-trade = Échanger quelle carte contre laquelle ?
    .hint = Les autres ne voient pas cette main.
prompt-admit = On vous accuse. Est-ce vrai ?
    .hint = Avouez et piochez un Regard, ou laissez voter les autres.
prompt-vote = Coupable ou non ?
    .hint = L’égalité blanchit l’accusé.
prompt-over = La partie est finie

outcome-looks = Le moins de Regards.
outcome-books = Regards à égalité : le plus de grimoires.
outcome-symbols = Regards et grimoires à égalité : le plus de symboles magiques.
outcome-shared = Égalité parfaite : la victoire est partagée.

event-placed = { $you ->
    [yes] Vous partez
   *[no] { $player } part
 } de { $square }.
event-played = { $you ->
    [yes] Vous jouez
   *[no] { $player } joue
 } { $card }.
event-stepped = { $you ->
    [yes] Vous allez
   *[no] { $player } va
 } en { $square }.
event-rigor = { $you ->
    [yes] Vous menez
   *[no] { $player } mène
 } Rigor en { $square }.
event-warped = { $you ->
    [yes] Vous faites
   *[no] { $player } fait
 } disparaître Rigor, qui reparaît en { $square }.
event-pushed = { $you ->
    [yes] Vous poussez
   *[no] { $player } pousse
 } { $target-you ->
    [yes] votre gobelin
   *[no] { $target-player }
 } en { $square }.
event-met = { $you ->
    [yes] Vous tombez
   *[no] { $player } tombe
 } sur Rigor en { $square }. Aïe.
event-blamed = { $you ->
    [yes] Vous montrez
   *[no] { $player } montre
 } du doigt { $target-you ->
    [yes] votre gobelin : « C’est lui ! »
   *[no] { $target-player } : « C’est lui ! »
 }
event-look = { $you ->
    [yes] Vous piochez
   *[no] { $player } pioche
 } { $shown ->
    [yes] { $look }{ $count ->
        [0] { "" }
       *[other] { " ; " }refusé d’abord : { $looks }
    }
   *[no] un Regard que vous ne voyez pas
 }.
event-no-look = { $you ->
    [yes] Vous ne trouvez
   *[no] { $player } ne trouve
 } plus aucun Regard à piocher, ce qui est pire que tous.
event-out = { $you ->
    [yes] Vous en avez
   *[no] { $player } en a
 } trop vu : la partie s’arrête net.
event-desk = { $you ->
    [yes] Vous atteignez
   *[no] { $player } atteint
 } le bureau de Rigor.
event-book = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
 } { $shown ->
    [yes] { $book }
   *[no] un grimoire que vous ne voyez pas
 }.
event-last-book = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
 } le dernier grimoire : la partie s’arrête net.
event-token = { $you ->
    [yes] Vous retournez
   *[no] { $player } retourne
 } un jeton : { $token }.
event-stuck = { $you ->
    [yes] Vous êtes
   *[no] { $player } est
 } sur une téléportation, mais toutes les autres sont prises.
event-moved = { $you ->
    [yes] Vous atterrissez
   *[no] { $player } atterrit
 } en { $square }.
event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $player } pioche
 } { $shown ->
    [yes] { $cards }
   *[no] { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
 }.
event-reshuffled = Les cartes jouées sont mélangées pour refaire une pioche.
event-exchanged = { $you ->
    [yes] Vous ne pouvez rien jouer, montrez
   *[no] { $player } ne peut rien jouer, montre
 } { $cards } et { $you ->
    [yes] repiochez
   *[no] repioche
 }. Le tour est perdu.
event-showed = { $you ->
    [yes] Vous montrez
   *[no] { $player } montre
 } que { $card } ne se joue pas.
event-discarded = { $you ->
    [yes] Vous lâchez
   *[no] { $player } lâche
 } { $card }.
event-used = { $you ->
    [yes] Vous utilisez
   *[no] { $player } utilise
 } { $book }.
event-unhexed = { $you ->
    [yes] Vous vous débarrassez
   *[no] { $player } se débarrasse
 } de { $look }.
event-changed = { $you ->
    [yes] Vous changez
   *[no] { $player } change
 } de place avec { $target-you ->
    [yes] vous
   *[no] { $target-player }
 }.
event-pilfered = { $you ->
    [yes] Vous fouillez
   *[no] { $player } fouille
 } { $target-you ->
    [yes] votre main
   *[no] la main { DE($target-player) }
 }{ $shown ->
    [yes] { " " }: { $cards }
   *[no] { "" }
 }.
event-traded = { $you ->
    [yes] Vous échangez
   *[no] { $player } échange
 } une carte avec { $target-you ->
    [yes] vous
   *[no] { $target-player }
 }{ $shown ->
    [yes] { " " }: { $given-card } contre { $taken-card }
   *[no] { "" }
 }.
event-peeked = { $you ->
    [yes] Vous regardez
   *[no] { $player } regarde
 } la carte { $slot }{ $shown ->
    [yes] { " " }: { $card }
   *[no] { "" }
 }.
event-touched = { $you ->
    [yes] Vous touchez
   *[no] { $player } touche
 } la carte { $slot }.
event-device = { $you ->
    [yes] Vous ne gardez
   *[no] { $player } ne garde
 } que le { $device }.
event-slip = { $you ->
    [yes] Faute de votre part
   *[no] { $player } commet une faute
 } : { $look } !
event-caught = { $target-you ->
    [yes] { $player } vous crie « Pris ! »
   *[no] { $you ->
        [yes] Vous criez « Pris ! » à { $target-player }
       *[no] { $player } crie « Pris ! » à { $target-player }
    }
 } : { $look }.
event-spared = { $you ->
    [yes] Vous ne pouvez pas obéir à { $look } et prenez
   *[no] { $player } ne peut pas obéir à { $look } et prend
 } un autre Regard de la même famille.
event-eased = { $you ->
    [yes] Vous gardez
   *[no] { $player } garde
 } { $look } sous sa forme plus facile : il n’en reste pas d’autre de cette famille.
event-contested = { $you ->
    [yes] Vous niez
   *[no] { $player } nie
 } tout. Les autres votent.
event-cleared = { $you ->
    [yes] Vous voilà
   *[no] { $player } est
 } hors de cause.
event-over = La bibliothèque retombe dans le silence.

reason-stays =
    { $kind ->
        [slip] Pris sur le fait : cela reste. On ne revient pas avant.
       *[touched] Une carte touchée reste touchée. On ne revient pas avant.
    }
reason-game-over = La partie est finie.
reason-move-unknown = « { $move } » n’est pas un coup de Kragmortha.
reason-move-form = « { $move } » ne se lit pas comme un coup ici.
reason-square-expected = Il faut une case dans « { $move } », par exemple e5.
reason-not-your-turn = C’est le tour du gobelin { $goblin }.
reason-not-your-choice = Le gobelin { $goblin } doit d’abord { $task }.
reason-answer-first = Il faut d’abord { $task }.
reason-nothing-to-answer = Personne ne demande « { $move } » maintenant.
reason-place-first = Posez d’abord votre gobelin.
reason-already-placed = Tous les gobelins sont déjà posés.
reason-square-taken = { $square } est occupée.
reason-not-a-start = On ne part pas de { $square }.
reason-no-such-card = Vous avez { $count ->
    [one] une carte
   *[other] { $count } cartes
 } ; désignez-la par sa place.
reason-card-first = Jouez d’abord une carte Mouvement.
reason-card-played = Votre carte est jouée.
reason-steps-done = Vos pas sont faits.
reason-can-play = Vous pouvez jouer une carte : gardez votre main.
reason-not-adjacent = { $square } n’est pas à côté de { $start }.
reason-bookcase = Personne n’entre en { $square }.
reason-symbol-differs = { $square } montre { $symbol } ; votre carte n’y mène pas.
reason-cannot-be-pushed = Le gobelin { $goblin } en { $square } ne peut être poussé nulle part.
reason-nobody-to-push = Personne à pousser en { $square }.
reason-push-back = Jamais en arrière : celui qui pousse vient de { $square }.
reason-pushed-already = Qui se tient en { $square } fait déjà partie de la chaîne.
reason-chain-blocked = Par { $square }, la chaîne n’aurait pas de fin.
reason-not-a-refuge = Le gobelin ne peut pas aller en { $square }.
reason-cannot-react = Aucun grimoire ne permet « { $move } » ici.
reason-restless-feet = Pieds agités : le second pas est possible, il faut le faire.
reason-look-first = Paume à plat : regardez d’abord la carte { $slot }.
reason-touch-first = Coude crochu : touchez d’abord une carte.
reason-touched-card = Coude crochu : carte { $slot } touchée, carte jouée.
reason-outer-cards = Pinces de crabe : une carte du bord, tant que l’une se joue.
reason-look-not-held = Vous n’avez pas { $look }.
reason-glance-not-now = { $look } ne joue qu’au choix d’une carte.
reason-glances-spent = Assez regardé pour ce tour.
reason-book-not-held = Vous n’avez pas { $book } face visible.
reason-book-not-now = Ce n’est pas le moment pour { $book }.
reason-book-form = { $book } ne peut pas faire « { $move } ».
reason-slip-by-server = C’est la table qui relève les fautes, pas les joueurs.
reason-table-mode = Autour d’une table, on se dénonce les uns les autres.
reason-online-mode = Sur écran, la table surveille elle-même.
reason-accused-already = Vous avez déjà accusé quelqu’un pendant ce tour, sans succès.
reason-not-friendly = À cette table, on garde ses Regards. Choisissez plutôt les gestes plus faciles pour vous.
reason-look-not-yours = « { $move } » ne nomme aucun de vos Regards.
reason-ease-later = Pas tant qu’il faut répondre à autre chose.
reason-ease-needless = { $look } ne demande rien d’impossible.
reason-case-open = Le gobelin { $goblin } est déjà accusé.
reason-accuses-self = On ne s’accuse pas soi-même. Pas même un gobelin.
reason-no-slip = « { $move } » ne tient pas : pas de tel Regard, ou une faute est déjà payée ce tour.
reason-parts-square = { $field } : « { $value } » n’est pas une case de la bibliothèque.
reason-parts-rows = { $field } : il faut dix rangées de sept symboles, pas « { $value } ».
reason-parts-symbol = { $field } : « { $value } » n’est pas un symbole possible là.
reason-parts-map = { $field } : meubles, cases fermées, départs et joueurs ne s’accordent pas.
reason-parts-starts = parts.toml, { $field } : il faut au moins une case de départ.
reason-parts-books = parts.toml, { $field } : il y a { $count } sortes de grimoires magiques ; les règles en connaissent { $expected }.
reason-parts-move = { $field } : « { $value } » n’est pas une carte Mouvement.
reason-parts-look = { $field } : « { $value } » occupe la place de { $expected }.
reason-position-version = « { $value } » n’est pas une position de ces règles ; elle doit commencer par { $expected }.
reason-position-field = « { $value } » n’est pas un champ de position, ou figure deux fois.
reason-position-missing = Le champ « { $field } » manque à la position.
reason-position-spelling = La position se lit, mais s’écrit autrement : { $expected }
reason-position-number = { $field } : « { $value } » devrait être un nombre de { $least } à { $most }.
reason-position-square = { $field } : « { $value } » n’est pas une case.
reason-position-barred = { $field } : personne ne tient en { $value }.
reason-position-seat = { $field } : « { $value } » n’est pas une place de cette table.
reason-position-unknown = { $field } : « { $value } » n’y est pas connu.
reason-position-floor = { $field } : ce sol ne convient pas à la bibliothèque.
reason-position-count = { $field } : il y en a { $count }, il en faut { $expected }.
reason-position-square-shared = { $field } : deux pions se tiennent en { $value }.
reason-position-too-many = { $field } : { $value } est de trop ; la boîte en contient { $expected }.
reason-position-looks = { $field } : la place { $seat } a plus de Regards qu’on n’en supporte.
reason-position-card = { $field } : aucune carte n’est en jeu.
reason-position-chain = { $field } : cette chaîne ne se tient pas.
reason-position-unplaced = { $field } : tous les gobelins ne sont pas posés.
reason-position-placed = { $field } : ce gobelin est déjà posé.
reason-position-over = { $field } : la partie est finie si quelqu’un est éliminé ou le dernier grimoire pris, et seulement alors.
reason-position-stuck = { $field } : personne ne pourrait continuer.

# The Looks: name, what they demand online, what they demand at one table
family-mouth = Bouche
family-head = Tête
family-arm = Bras
family-hand = Main
family-leg = Jambe
family-voice = Voix
look-sleeps = Sa famille dort ici : il compte, sans plus.
look-mouth-1 = Lèvres scellées
order-mouth-1 = N’écrivez qu’avec les lettres m, n et h.
table-mouth-1 = Parlez les lèvres closes.
look-mouth-2 = Dents serrées
order-mouth-2 = Un mot par message, { $most } caractères au plus.
table-mouth-2 = Parlez les dents serrées.
look-mouth-3 = Mâchoire béante
order-mouth-3 = Tenez la mâchoire ouverte du premier choix à la fin du tour.
table-mouth-3 = Gardez la bouche ouverte.
look-mouth-4 = Langue pendante
order-mouth-4 = Une fois par tour de table, tirez la langue quand on le demande, en { $seconds } secondes.
table-mouth-4 = Gardez la langue dehors.
look-head-1 = Grimoire en équilibre
order-head-1 = { $most } choix de cartes et de cases par tour, pas plus.
table-head-1 = Gardez cette carte sur la tête.
look-head-2 = Menton pesant
order-head-2 = Vous ne voyez les symboles que près de votre gobelin et de Rigor.
table-head-2 = Clouez cette carte à la table avec le menton.
look-head-3 = Cou tordu
order-head-3 = Votre plateau est tourné et inversé.
table-head-3 = Tenez cette carte entre l’oreille et l’épaule.
look-head-4 = Tête basse
order-head-4 = Vous ne voyez ni les noms ni les cartes des autres. Touchez votre nom avant la fin du tour.
table-head-4 = Tenez cette carte sous le menton.
look-arm-1 = Bras raide
order-arm-1 = Validez avec le bouton lointain seulement.
table-arm-1 = Tenez cette carte sous l’aisselle.
look-arm-2 = Coude crochu
order-arm-2 = La première carte touchée est jouée, si possible.
table-arm-2 = Tenez cette carte au creux du coude.
look-arm-3 = Avant-bras liés
order-arm-3 = Choisissez carte et première case en { $seconds } secondes.
table-arm-3 = Gardez les avant-bras joints.
look-arm-4 = Bras dans le dos
order-arm-4 = Pointeur seul, ou clavier seul.
table-arm-4 = Gardez un bras dans le dos.
look-hand-1 = Pinces de crabe
order-hand-1 = Seules les cartes du bord, sauf si elles ne se jouent pas.
table-hand-1 = N’ouvrez les doigts qu’entre majeur et annulaire.
look-hand-2 = Doigts tendus
order-hand-2 = Votre main est visible de tous.
table-hand-2 = Gardez les doigts tendus.
look-hand-3 = Doigts de beurre
order-hand-3 = Votre main perd une carte.
table-hand-3 = Votre main perd une carte.
look-hand-4 = Paume à plat
order-hand-4 = Vos cartes sont face cachée. Regardez-en une à la fois, six fois par tour au plus.
table-hand-4 = Gardez une main à plat sur la table.
look-leg-1 = Un seul pied
order-leg-1 = { $seconds } secondes pour votre tour.
table-leg-1 = Tenez-vous sur un pied.
look-leg-2 = Debout !
order-leg-2 = Levez-vous avant toute chose ; rasseyez-vous en { $seconds } secondes après le tour.
table-leg-2 = Levez-vous à votre tour.
look-leg-3 = Genoux qui s’entrechoquent
order-leg-3 = Entre vos pas, pressez la touche montrée en { $seconds } secondes.
table-leg-3 = Tenez cette carte entre les genoux.
look-leg-4 = Pieds agités
order-leg-4 = Un second pas possible est obligatoire.
table-leg-4 = Ne laissez jamais vos pieds en repos.
look-voice-1 = Gloire au Maître
order-voice-1 = Une fois par carte Rigor : envoyez le salut montré en { $seconds } secondes.
table-voice-1 = Criez « Vive le Maître ! » une fois par carte Rigor.
look-voice-2 = Mots interdits
order-voice-2 = N’écrivez jamais { forbidden-1 }, { forbidden-2 }, { forbidden-3 }, { forbidden-4 }, { forbidden-5 }. Une fois par tour de table, écrivez ou déclinez.
table-voice-2 = Ne dites pas : { forbidden-1 }, { forbidden-2 }, { forbidden-3 }, { forbidden-4 }, { forbidden-5 }.
look-voice-3 = Avec votre permission
order-voice-3 = Tapez la formule montrée avant de jouer, à la lettre près.
table-voice-3 = Demandez la permission à voix haute avant de jouer.
look-voice-4 = Silence de mort
order-voice-4 = Ni mots ni signes.
table-voice-4 = Pas un bruit.

# The Grimoires
book-unhexing = Désenvoûtement
    .about = Glissez un de vos Regards sous sa pioche.
book-deep-pockets = Poches profondes
    .about = Votre main gagne une carte. Piochez-en une tout de suite.
book-not-me = Pas moi, Maître !
    .about = Au lieu d’un Regard pour une rencontre ou un piège, n’en piochez pas.
book-pass-the-blame = C’est l’autre
    .about = Un gobelin voisin pioche le Regard à votre place.
book-hasty-feet = Pieds pressés
    .about = Après votre carte, jouez-en une seconde.
book-blink = Clin d’œil
    .about = Avant votre carte, allez sur une téléportation vide.
book-strings-of-bone = Fils d’os
    .about = Avant ou après votre carte, déplacez Rigor d’une case.
book-ogres-shove = Poussée d’ogre
    .about = Avec une poussée : vous choisissez chaque direction de la chaîne.
book-crystal-gaze = Œil de cristal
    .about = Avec une carte : ses deux symboles valent des boules de cristal.
book-changeling = Changelin
    .about = Avant votre carte, échangez votre place avec un gobelin.
book-sticky-fingers = Doigts collants
    .about = Avant votre carte, regardez une main et échangez une carte.

# What goblins must type; accents and punctuation are shown and need not be typed
hail-1 = Vive notre Maître si noble et si pâle
hail-2 = Vos os brillent plus que la lune
hail-3 = Quelles belles côtes vous avez
hail-4 = Nous ne touchons jamais vos livres
hail-5 = La peur marche devant vous et nous aussi
formula-1 = Un humble gobelin peut-il bouger ?
formula-2 = Puis-je épousseter le rayon ?
formula-3 = Avec votre permission, je me glisse
forbidden-1 = livre
forbidden-2 = maître
forbidden-3 = gobelin
forbidden-4 = pousse
forbidden-5 = carte
ask-tongue = La langue !
ask-key = Entrechoquez les genoux : touche { $key }
ask-choose = Vous tenez sur un pied : choisissez
ask-rise = Je me lève
ask-sit = Je m’assieds
ask-name = Touchez votre nom
ask-hold = Tenez la mâchoire ouverte
ask-hail = Saluez-le :
ask-formula = Demandez la permission :
ask-quiet = Je n’ai rien à dire
ask-picks = Choix faits : { $count } sur { $most }

# Names for goblins whose players must not be seen
goblin-name-1 = Snick
goblin-name-2 = Blort
goblin-name-3 = Tinpot
goblin-name-4 = Murk
goblin-name-5 = Zazz
goblin-name-6 = Gribble
goblin-name-7 = Ooze
goblin-name-8 = Wattle

# The rules in our own words
K-1 = De deux à huit joueurs, un gobelin chacun. La boîte contient 58 cartes Mouvement, 24 Regards Pétrifiants, 18 Grimoires Magiques, six jetons Téléportation, Rigor Mortis, six meubles et un bureau.
    .title = Ce que contient la boîte
K-2 = La bibliothèque compte sept cases sur dix. Chacune montre un livre, un parchemin, une potion ou des gemmes, les téléportations aussi. La boule de cristal vaut n’importe lequel.
    .title = Le sol
K-3 = Le bureau occupe quatre cases dans un coin ; tout symbole y mène. Rigor part toujours de la même case, non loin.
    .title = Le bureau et Rigor
K-4 = Sept cases sont des téléportations. Celles des parties fermées sont hors jeu.
    .title = Les téléportations
K-5 = Meubles, parties fermées et départs dépendent du nombre de joueurs. Personne n’entre dans un meuble.
    .title = Les meubles
K-6 = Le sol imprimé est notre reconstitution. Une table peut redistribuer les symboles, aussi également que possible.
    .title = Les symboles
K-7 = Quarante cartes déplacent votre gobelin, dix-huit Rigor. Chacune a deux symboles, parfois des boules de cristal.
    .title = Les cartes Mouvement
K-8 = Deux jetons disent Téléportation, deux Grimoire Magique, deux Piège.
    .title = Les jetons
K-9 = Pioches et jetons sont mélangés. Chacun pioche { printed-counts-hand-word } cartes Mouvement en secret. Le sort désigne le premier.
    .title = Mise en place
K-10 = À tour de rôle, chacun pose son gobelin sur un départ libre. Les téléportations ne font rien. Un huitième gobelin se met sur une case libre à côté d’un autre.
    .title = L’entrée des gobelins
K-11 = Jouez une carte Mouvement, déplacez, piochez ; puis le joueur à gauche. Une carte gobelin déplace le vôtre, une carte Rigor déplace Rigor.
    .title = Un tour
K-12 = Un ou deux pas, chacun vers une case voisine par un côté. L’un des symboles doit convenir à la première case, l’autre à la seconde. L’ordre est libre, le second pas facultatif, le retour permis.
    .title = Les pas
K-13 = Si aucune carte ne permet un premier pas, montrez votre main, défaussez-la et repiochez autant. Le tour est perdu. Les grimoires peuvent se jouer avant.
    .title = Rien à jouer
K-14 = On ne partage pas une case, on n’entre pas dans un meuble, on ne sort pas. Rigor ne pousse ni n’est poussé : entrer sur sa case est une rencontre, et la chaîne s’arrête.
    .title = Un pion par case
K-15 = Entrer sur la case d’un gobelin le pousse vers une case voisine, jamais celle d’où vient le pousseur. Aucun symbole requis. À chaque maillon, le propriétaire du gobelin qui pousse choisit.
    .title = Pousser
K-16 = Après une poussée au premier pas, le second reste possible et peut lancer une autre chaîne.
    .title = Pousser et continuer
K-17 = Nul n’est poussé deux fois dans une chaîne, et celui qui bouge jamais. Seules les directions qui permettent une fin sont offertes ; sinon le pas est interdit.
    .title = Pas de ronde
K-18 = Les directions se choisissent du premier au dernier. Puis les cases agissent du dernier poussé jusqu’à celui qui bouge. Rigor sur une case passe avant tout.
    .title = Vers l’extérieur, puis vers l’intérieur
K-19 = Un gobelin poussé sur le bureau, une téléportation ou Rigor subit la case comme s’il y avait marché, et son propriétaire décide. Puis le tour continue.
    .title = Poussé sur quelque chose
K-20 = Qui rencontre Rigor pioche un Regard, y obéit aussitôt et met son gobelin sur une téléportation vide, ou sur un départ si toutes sont prises. Le pas restant est perdu ; votre propre rencontre finit votre tour.
    .title = Rencontrer Rigor
K-21 = Après avoir rencontré le gobelin d’un autre, Rigor peut faire son second pas, sauf convention contraire. L’envoyer sur votre gobelin finit votre tour.
    .title = Rigor continue
K-22 = Rigor peut se tenir sur le bureau. Il n’y prend rien, et qui entre sur sa case le rencontre au lieu de trouver un grimoire.
    .title = Rigor à son bureau
K-23 = Un gobelin qui arrive sur une téléportation s’arrête et retourne un jeton. Il va sur une autre téléportation vide au choix de son propriétaire ; Grimoire Magique donne aussi un grimoire, Piège un Regard. Pour votre gobelin, le tour est fini. Quand les six jetons sont visibles, on les mélange.
    .title = Téléportations
K-24 = Juste après être entré sur une téléportation, Rigor peut passer à une autre, vide. Aucun jeton, et son déplacement s’arrête.
    .title = Rigor se téléporte
K-25 = Si aucune autre téléportation n’est vide, personne ne se téléporte et aucun jeton n’est retourné. Le gobelin s’arrête quand même.
    .title = Toutes prises
K-26 = Les Regards ont six symboles, et l’on en collectionne de différents : un symbole déjà eu est montré à tous, va sous la pioche, et l’on repioche. Les ordres durent. En briser un coûte un autre Regard.
    .title = Les Regards Pétrifiants
K-27 = Avec { printed-counts-looks-out-word } Regards vous êtes éliminé, sans victoire possible. La partie s’arrête à l’instant, quoi qu’il reste à faire.
    .title = Le quatrième Regard
K-28 = Avec la clémence, personne ne paie plus d’une faute pendant un tour. Une faute jugée plus tard compte pour le tour où elle a été commise.
    .title = Clémence
K-29 = Un gobelin sur le bureau prend un Grimoire Magique et retourne à un départ, ce qui finit son déplacement. Les grimoires restent visibles jusqu’à leur usage, et comptent encore après.
    .title = Les Grimoires Magiques
K-30 = Qui prend le dernier Grimoire Magique met fin à la partie.
    .title = Le dernier grimoire
K-31 = Le moins de Regards ; puis le plus de grimoires ; puis le plus de symboles magiques. Encore égaux : victoire partagée.
    .title = Qui gagne
K-32 = En fin de tour, piochez jusqu’à votre limite : trois, moins ou plus selon Regards et grimoires. Une pioche vide se refait avec la défausse, qui est visible.
    .title = La main
K-33 = Vingt-quatre ordres en six familles. Chacun existe pour des gens réunis et pour des gens devant un écran.
    .title = Les Regards
K-34 = Autour d’une table, n’importe qui peut crier « Pris ! » ; vous avouez ou les autres votent, et l’égalité vous blanchit. Qui avait raison peut crier de nouveau pendant le même tour. Les robots ne crient pas et ne votent pas ; une seule voix ne condamne personne. Sur écran, la table voit elle-même et demande une chose à la fois. Le prix se pioche une fois le pas en cours terminé, et il reste : on ne reprend aucun coup d’avant. Chacun peut choisir des gestes plus faciles pour soi, et, entre amis, échanger un Regard impossible contre un autre de la même famille.
    .title = Les fautes
K-35 = Dix-huit cartes de onze sortes, chacune avec son moment et ses symboles magiques.
    .title = Les grimoires
K-36 = Contre un Regard, un seul grimoire, avant la pioche. L’accusé ne réagit ni ne bouge. Les Fils d’os suivent les règles de Rigor. La Poussée d’ogre s’annonce avec le pas. Changelin et Clin d’œil se posent en douceur. Les Doigts collants ne montrent la main qu’au voleur.
    .title = Les grimoires en détail

# Conseils : pourquoi un coup est bon
because-learns = Vous voyez quelle carte c’est.
because-touches = Il faut toucher une carte avant de la jouer.
because-exchanges = Une main neuve peut mener plus loin.
because-hunts = Rigor se retrouve tout près { DE($rival-player) }.
because-flees = Vous mettez { $squares } cases entre Rigor et vous.
because-desk = Le bureau n’est plus qu’à { $squares ->
    [one] un pas.
   *[other] { $squares } pas.
 }
because-apart = Vous êtes alors { $squares ->
    [0] là où est Rigor.
    [one] à une case de Rigor.
   *[other] à { $squares } cases de Rigor.
 }

# Comment un coup s’appelle au terminal, et ce qu’il fait quand rien d’autre ne le dit
move-place = entrer
    .about = Votre gobelin part d’ici.
move-play = jouer
move-haste = jouer une deuxième carte
move-step = faire un pas
move-stop = s’arrêter
    .about = Vous ne faites pas le deuxième pas.
move-end = finir le tour
    .about = Votre tour se termine.
move-exchange = montrer sa main et repiocher
    .about = Rien ne peut être joué : vous montrez votre main, repiochez, et le tour est perdu.
move-push = pousser
move-go = aller
    .about = Votre gobelin atterrit ici ; la case elle-même ne fait rien.
move-warp = Rigor se téléporte ici
    .about = Rigor se téléporte ici, et son mouvement s’arrête.
move-stay = Rigor ne se téléporte pas
    .about = Rigor reste où il est.
move-accept = piocher le Regard
    .about = Vous piochez le Regard.
move-deny = { book-not-me }
    .about = Vous utilisez le Grimoire et ne piochez pas de Regard.
move-blame = { book-pass-the-blame }
    .about = Ce gobelin pioche le Regard à votre place.
move-unhex = remettre
    .about = Vous remettez ce Regard sous son paquet.
move-blink = { book-blink }
    .about = Votre gobelin va sur cette téléportation.
move-bone = { book-strings-of-bone }
move-change = { book-changeling }
    .about = Vous échangez votre place avec ce gobelin.
move-pilfer = { book-sticky-fingers }
    .about = Vous voyez la main de ce gobelin et échangez une carte.
move-swap = échanger
    .about = Votre carte part, l’autre arrive dans votre main.
move-discard = défausser
    .about = Vous défaussez cette carte.
move-peek = regarder cette carte
    .about = Vous ne regardez que cette carte.
move-touch = toucher cette carte
    .about = Vous touchez cette carte ; il faut la jouer si c’est possible.
move-pointer = la souris seule
    .about = Vous gardez la souris ; le clavier reste dans votre dos.
move-keyboard = le clavier seul
    .about = Vous gardez le clavier ; la souris reste dans votre dos.
move-caught = dénoncer
    .about = Vous dénoncez une faute de cette personne.
move-admit = avouer
    .about = Vous avouez et piochez un Regard.
move-contest = nier
    .about = Vous niez.
move-guilty = coupable
    .about = Votre voix : coupable.
move-clear = innocenter
    .about = Votre voix : pas de faute.
move-abstain = s’abstenir
    .about = Vous ne votez pas.
move-ease = échanger
    .about = Vous prenez un autre Regard de cette famille ; s’il n’y en a plus, sa forme plus facile suffira.

# Le terminal : ce que disent F1 et « armarium rules »
screen-aim = le moins de Regards, puis le plus de Grimoires
screen-measure = { $looks ->
    [one] { $looks } Regard
   *[other] { $looks } Regards
 }, { $books ->
    [one] { $books } Grimoire
   *[other] { $books } Grimoires
 }, { $symbols ->
    [one] { $symbols } symbole magique
   *[other] { $symbols } symboles magiques
 }
screen-try-goes = { $you ->
    [yes] Vous allez
   *[no] { $player } va
 } en { $square }.
screen-try-rigor-goes = Rigor va en { $square }.
screen-try-shoved = { $you ->
    [yes] Vous atterrissez
   *[no] { $player } atterrit
 } en { $square }.
screen-try-rigor = { $you ->
    [yes] Vous croisez Rigor et piochez
   *[no] { $player } croise Rigor et pioche
 } un Regard.
screen-try-desk = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
 } un Grimoire sur le bureau.
screen-try-teleport = { $you ->
    [yes] Vous retournez
   *[no] { $player } retourne
 } un jeton sur la téléportation.
screen-try-stuck = Toutes les autres téléportations sont prises.
screen-goal = Volez des Grimoires Magiques sur le bureau sans croiser Rigor : le moins de Regards gagne, puis le plus de Grimoires, puis le plus de symboles magiques.
screen-turn =
    1. Jouez une carte de déplacement : une carte gobelin déplace le vôtre, une carte Rigor déplace Rigor.
    2. Faites un ou deux pas, côte à côte ; chacun demande un des deux symboles de la carte.
    3. Un gobelin sur le chemin est bousculé. Un gobelin qui croise Rigor pioche un Regard Pétrifiant.
    4. Le bureau donne un Grimoire et vous renvoie sur une case de départ ; une téléportation retourne un jeton.
    5. Piochez une carte. Un quatrième Regard ou le dernier Grimoire finit la partie.
lines-keys =
    play 2 e5      la carte à la place 2 de votre main, vers la case e5
    list e5        seulement les coups avec e5
    easier         pénitences plus faciles pour vous
screen-keys =
    ↑ ↓         parcourir les coups ; ce que vous visez est expliqué dessous
    2 e5        tapé, trouve « play 2 e5 » : la carte de la place 2, vers la case e5
    F4          pénitences plus faciles pour vous
screen-help =
    Signes
    ☻1 ☠        gobelin 1, Rigor Mortis ; · une case que Rigor peut atteindre
    B S P G     cases : livre, parchemin, potion, gemmes ; ? un symbole que vous ne voyez pas
    (P)         une case de téléportation
    ▒           un meuble ; les cases vides sont fermées
    ◉2 ▤1 ✦3    deux Regards, un Grimoire, trois symboles magiques
    ☻1 » ☻2     le gobelin 1 bouscule le gobelin 2
    Le bureau est dessiné par des étoiles entre crochets.
screen-box-looks = Regards Pétrifiants : { $family }
screen-box-books = Grimoires Magiques
screen-box-moves = Cartes de déplacement
screen-box-tokens = Jetons de téléportation
screen-box-squares = Cases
screen-box-look = À l’écran : { $screen } Autour d’une table : { $table }
screen-box-symbols = { $about } ({ $count ->
    [one] 1 symbole magique
   *[other] { $count } symboles magiques
 })
screen-box-under = Sous la pioche des Regards, visible par tous
screen-box-goblin-card = Déplace votre gobelin d’un ou deux pas.
screen-box-rigor-card = Déplace Rigor d’un ou deux pas.
screen-box-square = Case { $square }
token-teleport-about = Allez sur une autre téléportation libre.
token-grimoire-about = Allez sur une autre téléportation libre et prenez un Grimoire.
token-trap-about = Allez sur une autre téléportation libre et piochez un Regard.
symbol-book-about = Une carte avec un livre y mène.
symbol-scroll-about = Une carte avec un parchemin y mène.
symbol-potion-about = Une carte avec une potion y mène.
symbol-gems-about = Une carte avec des gemmes y mène.
symbol-ball-about = Sur les cartes seulement : elle remplace tout symbole.
symbol-desk = le bureau de Rigor
symbol-desk-about = Tout symbole y mène. Il donne un Grimoire Magique ; puis vous repartez d’une case de départ.
symbol-teleport = une téléportation
symbol-teleport-about = Vous vous arrêtez, retournez un jeton et allez sur une autre téléportation libre.

# Ce que le gardien exige, au terminal
duty-press-key = { $ask } : touche { $key }, ou tapez « { $word } ».
duty-press-word = { $ask } : tapez « { $word } ».
duty-hold-key = { $ask } : touche { $key }. Un terminal ne voit pas qu’on lâche une touche : un interrupteur en tient lieu ; { $key } encore, et vous lâchez.
duty-hold-word = { $ask } : tapez « hold ». Un terminal ne voit pas qu’on lâche une touche : un interrupteur en tient lieu ; « release » relâche.
duty-knock-key = { $ask }, sur la ligne vide.
duty-knock-word = { $ask } : tapez la lettre.
duty-type-key = { $ask } : tapez-le, puis Entrée.
duty-type-word = { $ask } : tapez-le.
duty-count-key = { $look }. { $ask }.
duty-count-word = { $look }. { $ask }.
duty-text = { $ask } « { $text } »
duty-left = { $seconds ->
    [one] Encore une seconde.
   *[other] Encore { $seconds } secondes.
 }
duty-more = Puis encore { $count }.
duty-far-key = Bras raide : validez avec { $key } au lieu d’Entrée, ou tapez « far » puis le coup.
duty-far-word = Bras raide : tapez « far », puis le coup.
duty-pick-key = Avant-bras liés : Entrée prend la carte, puis vous avez { $seconds } secondes pour sa première case.
duty-pick-word = Avant-bras liés : « take 2 » prend une carte, puis vous avez { $seconds } secondes pour sa première case.
duty-arm = Bras dans le dos : un terminal n’a que son clavier, rien de plus n’est exigé ici.

# La position en mots, un fait par ligne
fact-rigor = Rigor se tient en { $square } ; un pas le mène en { $reach }.
fact-goblin = Le gobelin joué par { $player } se tient en { $square }.
fact-goblin-off = Le gobelin joué par { $player } n’est pas dans la bibliothèque.
fact-card = Carte { $slot } en main : { $card }.
fact-hidden = face cachée
fact-second = { $card } est jouée ; un second pas peut mener à : { $symbols }.
fact-books = Grimoires encore utilisables : { $books }.
fact-discards = La défausse : { $cards }
fact-push = { $pusher } pousse { $pushed } de { $start } vers { $to }.
fact-case = Selon { $accuser-player }, { $player } a enfreint { $look }.
fact-row = Rangée { $row } : { $squares }.
fact-dark = cachée
fact-teleport = (téléportation)

# le sommaire des règles
guide-library = La bibliothèque
guide-turn = Un tour
guide-pushing = Pousser
guide-rigor = Rigor
guide-teleports = Téléportations
guide-looks = Regards Pétrifiants
guide-end = Grimoires et fin
guide-penances = Pénitences et pouvoirs

# problèmes
puzzle-ask-push = Trouvez la poussée.
    .about = Allez sur la case de quelqu’un, ou dites où part le gobelin poussé. Une poussée est nettement la meilleure.
puzzle-why-meets = { $rival-player } rencontre Rigor. Aïe.
puzzle-why-can-meets = De là, vous poussez { $rival-player } sur Rigor. Aïe.
puzzle-why-trap = { $tokens ->
    [one] { $rival-player } atterrit sur une téléportation, et le dernier jeton est un piège.
   *[other] { $rival-player } atterrit sur une téléportation. Sur les { $tokens } jetons qui restent, { $traps ->
        [one] un est un piège
       *[other] { $traps } sont des pièges
    }.
 }
puzzle-why-can-trap = { $tokens ->
    [one] De là, vous poussez { $rival-player } sur une téléportation, et le dernier jeton est un piège.
   *[other] De là, vous poussez { $rival-player } sur une téléportation. Sur les { $tokens } jetons qui restent, { $traps ->
        [one] un est un piège
       *[other] { $traps } sont des pièges
    }.
 }
puzzle-why-hunted = { $squares ->
    [one] { $rival-player } se retrouve juste à côté de Rigor.
   *[other] { $rival-player } n’est plus qu’à { $squares } cases de Rigor.
 }
puzzle-why-can-hunted = { $squares ->
    [one] De là, vous poussez { $rival-player } juste à côté de Rigor.
   *[other] De là, vous poussez { $rival-player } à { $squares } cases de Rigor seulement.
 }
puzzle-why-back = { $rival-player } recule : encore { $steps ->
    [one] un pas
   *[other] { $steps } pas
 } jusqu’au bureau.
puzzle-why-can-back = De là, vous faites reculer { $rival-player } : encore { $steps ->
    [one] un pas
   *[other] { $steps } pas
 } jusqu’au bureau.
puzzle-wrong-own-meeting = C’est vous qui rencontreriez Rigor.
puzzle-wrong-spares = { $rival-player } s’en tirerait. Rigor n’est pas loin.
puzzle-wrong-no-trap = { $rival-player } n’irait sur aucune téléportation, donc dans aucun piège.
puzzle-wrong-farther = { $rival-player } serait à { $squares ->
    [one] une case
   *[other] { $squares } cases
 } de Rigor. La réponse fait mieux.
puzzle-wrong-nearer = { $rival-player } n’aurait plus que { $steps ->
    [one] un pas
   *[other] { $steps } pas
 } jusqu’au bureau.
puzzle-wrong-card = La bonne poussée, mais pas la bonne carte : ce qui reste en main compte aussi.
puzzle-wrong-no-push = Personne n’est poussé ainsi.
puzzle-wrong-chances = Environ { $wins } victoires sur 10 parties. La réponse en gagne nettement plus.
puzzle-wrong-far = C’est loin derrière : la réponse gagne environ { $best } parties sur 10.

# les mots du jeu : ce que dit une touche sur l’un d’eux ou sur le plateau ; les formes, telles que les phrases les emploient
term-rigor = Rigor Mortis
    .forms = Rigor Mortis, Rigor, Seigneur des Ténèbres
    .about = Le maître de la bibliothèque. Qui le rencontre pioche un Regard et fuit sur une téléportation.
term-goblin = Gobelin
    .forms = gobelin, gobelins
    .about = Le vôtre avance avec les cartes gobelin, d’un ou deux pas. Qui est sur le chemin est poussé.
term-look = Regard Pétrifiant
    .forms = Regards Pétrifiants, Regard Pétrifiant, Regards, Regard
    .about = Un ordre auquel obéir désormais. Désobéir en coûte un autre. Le quatrième vous change en pierre et finit la partie.
term-grimoire = Grimoire Magique
    .forms = Grimoires Magiques, Grimoire Magique, Grimoires, Grimoire, grimoires, grimoire
    .about = Un pouvoir pris sur le bureau. Il reste visible jusqu’à son usage, et compte même après.
term-desk = Le bureau
    .forms = bureau
    .about = Tout symbole y mène. Il donne un Grimoire Magique et vous renvoie sur une case de départ.
term-teleport = Téléportation
    .forms = téléportation, téléportations
    .about = Entrez, retournez un jeton, sortez sur une autre, vide. Cela finit votre tour.
term-bookcase = Meuble
    .forms = meuble, meubles, rayonnage
    .about = Personne n’y entre, et personne n’y est poussé.
term-closed = Fermé ce soir
    .forms = fermé ce soir
    .about = Avec si peu de gobelins, cette partie de la bibliothèque est hors jeu.
term-push = Pousser
    .forms = pousser, poussé, poussée, pousse, poussez
    .about = Entrez sur la case d’un gobelin, et il doit partir. Qui pousse choisit où, jamais là d’où il vient.
term-card = Carte Mouvement
    .forms = carte Mouvement, cartes Mouvement
    .about = Deux symboles, deux pas : un symbole pour la première case, l’autre pour la seconde. Le second pas est facultatif.
term-token = Jeton
    .forms = jeton, jetons
    .about = Six sont sous les téléportations : deux téléportent, deux donnent aussi un Grimoire, deux sont des pièges et donnent un Regard.
term-start = Case de départ
    .forms = case de départ, cases de départ
    .about = Les gobelins entrent par là, et le bureau les y renvoie.
term-sign = Symbole magique
    .forms = symboles magiques, symbole magique, signes, signe
    .about = Imprimés sur les Grimoires. Ils départagent quand Regards et Grimoires sont à égalité.
term-caught = Une faute
    .forms = faute, fautes
    .about = Un ordre enfreint. Il en coûte un autre Regard, pioché une fois le pas en cours terminé.
# ce que l’on demande aux propriétaires de la boîte
own-board = Le sol de la bibliothèque
own-desk = Le bureau du Maître
own-rigor = Là où Rigor Mortis commence
own-teleports = Téléportations
own-map = Bibliothèque { $n1 }
own-counts-hand = Cartes en main
own-counts-looks-out = Regards qui vous éliminent
own-counts-moves = Cartes Mouvement en tout
own-counts-looks = Regards Pétrifiants en tout
own-counts-books = Grimoires Magiques en tout
own-counts-tokens = Jetons Téléportation en tout
ask-rows = le symbole de chaque case
ask-squares = quelles cases
ask-square = quelle case
ask-bookcases = où sont les meubles
ask-closed = les cases fermées
ask-starts = là où commencent les gobelins
ask-copies = combien d’exemplaires
ask-id = le même ordre sur la vôtre
ask-seconds = les secondes de son ordre
ask-most = le nombre dans son ordre
ask-letters = les lettres dans son ordre
ask-symbols = les symboles magiques dessus
ask-counts = combien
