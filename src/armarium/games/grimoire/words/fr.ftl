# Grimoire en français : notre formulation des règles, chaque page et chaque carte, chaque événement, chaque refus.

tagline = Scellez une page, partez en quête
own-box-does = Qui passe en premier, et pourquoi : le téléphone ordonne les pages, tient les manches et additionne compagnons, trésors et égalités.

card-bronze = Pièce de bronze
    .about = { printed-quest-1-vp } PV. Pas grand-chose, mais ça tinte.
card-silver = Pièce d’argent
    .about = { printed-quest-2-vp } PV.
card-gold = Pièce d’or
    .about = { printed-quest-3-vp } PV. La préférée de tout le monde.
card-spy = Espion
    .about = Avant le choix des pages, vous pouvez regarder les cartes face cachée de la zone de quête. { printed-quest-4-vp } PV.
card-mercenary = Mercenaire
    .about = { printed-quest-5-vp } PV. À la fin : +{ printed-quest-5-effect-amount } PV si vous avez au moins { printed-quest-5-effect-least } PV en jetons.
card-brave = Valeur
    .about = { printed-quest-6-vp } PV. À la fin : +{ printed-quest-6-effect-amount } PV si vous avez au moins { printed-quest-6-effect-least-word } compagnons différents.
card-archer = Archer
    .about = { printed-quest-7-vp } PV. En dernier dans la phase de quête : prenez { printed-quest-7-effect-amount } PV en jetons au début de votre tour.
card-merchant = Marchand
    .about = { printed-quest-8-vp } PV. Quand vous lancez Création, vous pouvez acheter un objet de plus pour { printed-quest-8-effect-amount } PV en jetons.
card-nun = Nonne
    .about = { printed-quest-9-vp } PV. À la fin : +{ printed-quest-9-effect-amount } PV si personne n’a moins de jetons PV que vous.
card-thief = Scélérat
    .about = { printed-quest-10-vp } PV. En premier dans la phase de quête : prenez { printed-quest-10-effect-amount } PV en jetons au début de votre tour.
card-prince = Prince
    .about = { printed-quest-11-vp } PV. À la fin : +{ printed-quest-11-effect-amount } PV si vous avez des pièces de bronze, d’argent et d’or.
card-queen = Reine
    .about = { printed-quest-12-vp } PV. À la fin : +{ printed-quest-12-effect-amount } PV si personne n’a plus de compagnons que vous.
card-king = Roi
    .about = { printed-quest-13-vp } PV. À la fin : +{ printed-quest-13-effect-amount } PV si personne n’a plus de trésors que vous.
card-sword = Épée de bronze
    .about = { printed-item-1-vp } PV.
card-bracelet = Bracelet d’argent
    .about = { printed-item-2-vp } PV.
card-cup = Coupe d’or
    .about = { printed-item-3-vp } PV.
card-junk = Camelote
    .about = Ne vaut rien, mais qui en a le plus à la fin gagne { printed-numbers-junk-bonus } PV.
card-shoes = Chaussures bénies
    .about = { printed-item-5-vp } PV. Piochées, elles sont montrées, et vous pouvez ajouter une carte à la zone de quête.
card-treasure = un trésor
card-secret = secret bien gardé
card-unknown = une carte face cachée

spell-luck = Chance
    .about = Vous pouvez jeter une carte de la zone de quête et en faire poser une autre à sa place.
spell-silence = Silence
    .about = D’ici la fin de la manche, les sorts interdits des autres échouent.
spell-fireball = Boule de feu
    .about = Prenez 1 PV dans la réserve.
spell-cure = Guérison
    .about = Vous pouvez payer 1 jeton PV pour une carte de la défausse, au hasard.
spell-haste = Accélération
    .about = Renverse l’ordre de cette manche.
spell-resist = Résistance
    .about = De votre tour à la fin de la manche, aucune attaque ne peut vous viser.
spell-create = Création
    .about = Piochez un objet et gardez-le secret.
spell-storm = Tempête
    .about = Prenez 2 PV dans la réserve.
spell-charm = Envoûtement
    .about = Qui a le plus de compagnons vous en donne un, de son choix.
spell-summon = Convocation de l’élémentaire
    .about = Prenez 3 PV, si personne n’a moins de jetons PV que vous.
spell-time-stop = Arrêt du temps
    .about = Renverse l’ordre, et vous protège dès votre tour.
spell-polymorph = Polymorphe
    .about = Qui a le plus de jetons PV vous en remet la moitié.
spell-meteor = Attaque des météorites
    .about = Prenez 3 PV dans la réserve.
spell-domination = Domination
    .about = Prenez un compagnon de votre choix à qui en a le plus.
spell-wish = Souhait
    .about = Prenez trois cartes de la défausse au hasard et gardez-les.
spell-sealed = une page scellée

kind-common = Commun
kind-forbidden = Interdit
kind-time = Temporel
kind-defensive = Défensif
kind-attack = Attaque

option-five-seats = Boîte pour cinq
    .about = Jouer avec les paquets plus épais de la deuxième édition.
option-fireball-steals = La Boule de feu vole
    .about = La Boule de feu prend son PV à un autre joueur et non à la réserve.
option-stop-at-15 = Fin à 15
    .about = La manche à 15 points de magie est la dernière.

prompt-tokens = Choisissez un jeton d’ordre
    .hint = Il ne sert qu’à départager deux joueurs qui ouvrent la même page à la première manche.
prompt-spy = Votre Espion jette-t-il un œil ?
    .hint = Les autres ne voient pas les cartes, seulement que vous regardez.
prompt-pages = Choisissez une page en secret
    .hint = Vous pouvez changer d’avis jusqu’au dernier choix.
prompt-luck = Chance : remplacer une carte, ou laisser faire
    .hint = Une carte visible cède à une carte visible, une carte cachée à une carte cachée.
prompt-cure = Guérison : payer pour une carte de la défausse ?
    .hint = On paie d’abord, on pioche ensuite.
prompt-target = Choisissez qui le sort frappe
    .hint = Plusieurs joueurs peuvent être touchés : à vous de choisir.
prompt-give = Donnez un de vos compagnons
    .hint = Vous choisissez lequel s’en va.
prompt-seize = Prenez un compagnon
    .hint = Vous choisissez lequel vous suit.
prompt-shoes = Chaussures bénies : ajouter une carte à la zone de quête ?
    .hint = Elle est posée face visible. Puis vous prenez une carte comme d’habitude.
prompt-buy = Marchand : acheter un objet de plus ?
    .hint = Chaque objet coûte un jeton PV.
prompt-take = Prenez une carte de la zone de quête
    .hint = Les compagnons restent visibles, les trésors cachés.
prompt-over = La partie est finie

outcome-points = Le plus de points de victoire.
outcome-designer = Égalité en tête : c’est l’auteur du jeu qui gagne, et personne ici.

phase-tokens = le choix des premiers jetons
phase-spy = le regard d’un Espion
phase-pages = le choix des pages
phase-luck = la Chance
phase-cure = la Guérison
phase-target = le choix d’une cible
phase-give = le don d’un compagnon
phase-seize = la prise d’un compagnon
phase-shoes = les Chaussures bénies
phase-buy = le Marchand
phase-take = la prise d’une carte
phase-over = la fin

offer-spy = un coup d’œil
offer-luck = la Chance
offer-cure = la Guérison
offer-shoes = les Chaussures bénies
offer-buy = un objet de plus

because-no-cards = il n’y a plus de carte à poser
because-no-discards = la défausse est vide
because-no-tokens = pas de jeton pour payer
because-no-items = il n’y a plus d’objets
because-no-target = personne à frapper
because-not-poorest = quelqu’un a moins de jetons PV

ending-none = rien encore
ending-treasures = assez de trésors
ending-companions = assez de compagnons
ending-piles = la pioche et la défausse sont épuisées
ending-magic = la magie est à son comble

event-token = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
 } le jeton d’ordre { $token }.
event-round = Manche { $round } : { $magic } points de magie.
event-bigger-box = La grande boîte est sur la table : { $quest } cartes de quête et { $items } objets. { $seats ->
    [5] À cinq, on joue toujours avec.
   *[other] Vous avez choisi de jouer avec.
 }
event-reshuffled = La pioche est vide. { $count ->
    [one] Une carte défaussée devient
   *[other] { $count } cartes défaussées deviennent
 } la nouvelle pioche.
event-laid-out = Posées : { $cards }, et { $backs ->
    [one] une carte face cachée
   *[other] { $backs } cartes face cachée
 }.
event-looked = { $you ->
    [yes] Votre Espion
   *[no] L’Espion { DE($player) }
 } jette un œil : { $cards }.
event-sealed = { $you ->
    [yes] Vous scellez : { $spell }.
   *[no] { $again ->
        [yes] { $player } se ravise et scelle une page.
       *[no] { $player } scelle une page.
    }
 }
event-opened = { $you ->
    [yes] Vous ouvrez
   *[no] { $player } ouvre
 } la page { $page }, { $spell }.
event-alone = Personne d’autre n’a ouvert la page { $page } : { $you ->
    [yes] vous prenez
   *[no] { $player } prend
 } la place { $token }.
event-shared = { $you ->
    [yes] Vous partagez
   *[no] { $player } partage
 } la page { $page }, avec l’ancien jeton { $was } : place { $token }.
event-reversed = { $you ->
    [yes] Vous renversez
   *[no] { $player } renverse
 } l’ordre : { $spell }.
event-order = { $reversals ->
    [0] Rien ne renverse l’ordre.
    [one] L’ordre a été renversé une fois.
   *[other] L’ordre a été renversé { $reversals } fois.
 }
event-turn = { $you ->
    [yes] À vous
   *[no] À { $player }
 }, jeton { $token } : page { $page }, { $spell }.
event-companion-paid = { $card } : { $you ->
    [yes] vous prenez
   *[no] { $player } prend
 } { $vp } PV.
event-took = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
 } une carte : { $card }.
event-turned = { $you ->
    [yes] Vous prenez une carte face cachée et la montrez
   *[no] { $player } prend une carte face cachée et la montre
 } : { $card }.
event-took-hidden = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
 } une carte face cachée : { $card }.
event-left-over = Restent et sont défaussées : { $cards }.
event-cast = { $you ->
    [yes] Vous lancez
   *[no] { $player } lance
 } { $spell }.
event-silenced = { $you ->
    [yes] Vous lancez
   *[no] { $player } lance
 } { $spell }, mais aucun son ne sort : { $target-you ->
    [yes] votre Silence
   *[no] le Silence { DE($target-player) }
 } tient bon.
event-nothing = { $you ->
    [yes] Vous lancez
   *[no] { $player } lance
 } { $spell } pour rien : { $because }.
event-gained = { $spell } : { $you ->
    [yes] vous prenez
   *[no] { $player } prend
 } { $vp } PV.
event-passed = { $you ->
    [yes] Vous renoncez
   *[no] { $player } renonce
 } : { $offer }.
event-paid = { $you ->
    [yes] Vous payez
   *[no] { $player } paie
 } { $vp } PV pour { $spell }.
event-replaced = Chance : { $you ->
    [yes] vous jetez
   *[no] { $player } jette
 } une carte ({ $card }). À sa place : { $new-card }.
event-recovered = { $spell } : { $you ->
    [yes] vous tirez
   *[no] { $player } tire
 } de la défausse { $cards }.
event-drew-item = { $you ->
    [yes] Vous piochez
   *[no] { $player } pioche
 } un objet : { $card }. { $left ->
    [0] C’était le dernier.
    [one] Il en reste un.
   *[other] Il en reste { $left }.
 }
event-shoes = { $you ->
    [yes] Vous piochez
   *[no] { $player } pioche
 } : { $card }, montrées à tous.
event-shoes-idle = Les Chaussures bénies n’amènent rien : il n’y a plus de carte à poser.
event-added = Les Chaussures bénies amènent une carte dans la zone de quête : { $card }.
event-shielded = { $target-you ->
    [yes] Vous êtes à l’abri
   *[no] { $target-player } est à l’abri
 } : { $spell } doit chercher ailleurs.
event-aimed = { $target-you ->
    [yes] { $player } lance { $spell } sur vous.
   *[no] { $you ->
        [yes] Vous lancez { $spell } sur { $target-player }.
       *[no] { $player } lance { $spell } sur { $target-player }.
    }
 }
event-stole = { $spell } : { $target-you ->
    [yes] { $player } vous prend { $vp } PV.
   *[no] { $you ->
        [yes] vous prenez { $vp } PV à { $target-player }.
       *[no] { $player } prend { $vp } PV à { $target-player }.
    }
 }
event-robbed = { $spell } : { $target-you ->
    [yes] { $player } vous prend un compagnon
   *[no] { $you ->
        [yes] vous prenez un compagnon à { $target-player }
       *[no] { $player } prend un compagnon à { $target-player }
    }
 }, { $card }.
event-last-round = { $you ->
    [yes] Vous avez
   *[no] { $player } a
 } { $ending }. Cette manche est la dernière.
event-ended = La partie s’achève : { $ending }.
event-scored = { $you ->
    [yes] Vous
   *[no] { $player }
 } : { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
 }, { $bonus ->
    [0] { $points } PV.
   *[other] { $vp } + { $bonus } PV.
 }
event-scored-tokens = { $you ->
    [yes] Vous
   *[no] { $player }
 } : { $vp } PV en jetons.
event-scored-junk = { $you ->
    [yes] Vous avez
   *[no] { $player } a
 } le plus de camelote, { $count ->
    [one] une pièce
   *[other] { $count } pièces
 } : { $vp } PV.
event-total = { $you ->
    [yes] Vous avez
   *[no] { $player } a
 } { $score } PV en tout.
event-won = { $you ->
    [yes] Vous gagnez
   *[no] { $player } gagne
 } avec { $score } PV.
event-designer = Plusieurs joueurs ont { $score } PV. Personne ne gagne, sinon l’auteur du jeu.

hint-sealed = Scellée jusqu’à { $page } points de magie ; il y en a { $magic }.
hint-silenced = Rien : { $target-you ->
    [yes] vous avez lancé
   *[no] { $target-player } a lancé
 } Silence.
hint-gain = { $vp } PV.
hint-luck = { $deck ->
    [0] La défausse serait d’abord mélangée.
   *[other] Une nouvelle carte de la pioche ({ $deck }).
 }
hint-silence = { $count ->
    [0] Tout sort interdit après le vôtre échoue.
    [one] Un sort interdit est encore à venir. Il échouerait.
   *[other] { $count } sorts interdits sont encore à venir. Ils échoueraient.
 }
hint-silence-nobody = Rien : plus aucun sort interdit à venir.
hint-cure = Pour { $vp } PV, { $count ->
    [one] l’unique carte
   *[other] une des { $count } cartes
 } de la défausse.
hint-no-cards = Rien : il n’y a plus de carte à poser.
hint-no-discards = Rien : la défausse est vide.
hint-no-tokens = Rien : cela coûte { $vp } PV, et vous n’en avez pas.
hint-no-items = Rien : il n’y a plus d’objets.
hint-no-target = Rien : personne à frapper.
hint-time = L’ordre est renversé : les premiers seront les derniers.
hint-time-shield = L’ordre est renversé, et vous êtes à l’abri dès votre tour.
hint-shield = Cela écarterait : { $spells }.
hint-shield-idle = Aucune attaque ne vous vise en ce moment.
hint-create = { $left ->
    [one] Le dernier objet.
   *[other] Un objet parmi { $left }.
 } { $more ->
    [0] {""}
    [one] Votre Marchand peut en acheter un de plus.
   *[other] Vos Marchands peuvent en acheter { $more } de plus.
 }
hint-not-poorest = Rien : { $target-player } a { $theirs }, vous avez { $yours }.
hint-wish = { $count ->
    [one] Une carte au hasard
   *[other] { $count } cartes au hasard
 } parmi { $discards }.
hint-steal = { $target-player }, { $vp } PV.
hint-steal-tie = { $count } joueurs peuvent être touchés : à vous de choisir, { $vp } PV.
hint-charm = { $target-player }, { $stake ->
    [one] un compagnon
   *[other] { $stake } compagnons
 }, à son choix.
hint-charm-tie = { $count } joueurs à égalité avec { $stake ->
    [one] un compagnon
   *[other] { $stake } compagnons
 } : vous choisissez qui, et cette personne choisit lequel.
hint-seize = { $target-player }, { $stake ->
    [one] un compagnon
   *[other] { $stake } compagnons
 }, à votre choix.
hint-seize-tie = { $count } joueurs à égalité avec { $stake ->
    [one] un compagnon
   *[other] { $stake } compagnons
 } : à vous de choisir.

reason-game-over = La partie est finie.
reason-move-unknown = « { $move } » n’est pas un coup. Essayez : page 7, take 3 ou pass.
reason-not-your-turn = Ce n’est pas à vous de jouer : on en est à { $phase }.
reason-not-asked = « { $verb } » ne répond à rien ici. On en est là : { $phase }.
reason-pages-revealed = Les pages sont ouvertes. Ce qui est révélé ne se change plus.
reason-form-token = « { $move } » devrait ressembler à : token 2.
reason-form-page = « { $move } » devrait ressembler à : page 7.
reason-form-look = « { $move } » devrait être simplement : look.
reason-form-luck = « { $move } » devrait ressembler à : luck 2.
reason-form-pay = « { $move } » devrait être simplement : pay.
reason-form-target = « { $move } » devrait ressembler à : target 2.
reason-form-give = « { $move } » devrait nommer un compagnon, par exemple : give king.
reason-form-seize = « { $move } » devrait nommer un compagnon, par exemple : seize king.
reason-form-add = « { $move } » devrait être simplement : add.
reason-form-buy = « { $move } » devrait être simplement : buy.
reason-form-take = « { $move } » devrait ressembler à : take 3.
reason-form-pass = « { $move } » devrait être simplement : pass.
reason-token-unknown = Il n’y a pas de jeton { $token } ; ils vont de 1 à { $most }.
reason-token-taken = Le jeton { $token } est déjà pris.
reason-page-unknown = Il n’y a pas de page { $page } ; le livre en a { $most }.
reason-page-above = La page { $page }, { $spell }, est encore scellée : il n’y a que { $magic } points de magie.
reason-place-unknown = Il n’y a pas de place { $place } dans la zone de quête ; il y en a { $most }.
reason-card-gone = La carte à la place { $place } est partie. Quelqu’un a été plus rapide.
reason-seat-unknown = Il n’y a pas de place de joueur { $target } ; il y en a { $most }.
reason-target-self = Vous ne pouvez pas vous viser vous-même.
reason-target-protected = Le joueur { $target } est protégé par { $by-spell }. { $spell } passe à côté.
reason-target-poor = { $spell } demande quelqu’un qui a un jeton PV, et le joueur { $target } n’en a pas.
reason-target-not-leading = { $spell } ne frappe que les premiers, et le joueur { $target } n’en est pas.
reason-give-missing = Vous n’avez pas ce compagnon : { $card }.
reason-seize-missing = Ce compagnon n’est pas à prendre ici : { $card }.

reason-part-name = parts.toml, { $field } : « { $value } » devrait s’écrire en minuscules et traits d’union, et ne nommer qu’une carte.
reason-part-sorts = { $field } : il faut { $coins } sortes de pièces, puis { $companions } compagnons.
reason-part-pages = { $field } : les pages doivent être numérotées de 1 à 15 ; il y en a { $count }.
reason-position-version = « { $value } » n’est pas une position de ces règles ; elle devrait commencer par { $expected }.
reason-position-field = « { $value } » n’est pas un champ de position, ou s’y trouve deux fois.
reason-position-missing = La position n’a pas de champ « { $field } ».
reason-position-number = { $field } : « { $value } » n’est pas un nombre de { $least } à { $most }.
reason-position-word = { $field } : « { $value } » n’est pas parmi { $choices }.
reason-position-per-seat = { $field } : « { $value } » devrait donner une valeur à chacun des { $seats } joueurs.
reason-position-magic = { $field } : { $value } points de magie ne vont pas avec la manche { $round }.
reason-position-card = { $field } : « { $value } » n’est pas une carte, ou est mal écrite.
reason-position-card-twice = { $field } : { $value } y est deux fois ; écrivez le nombre devant.
reason-position-sort = { $field } : { $value } n’a rien à y faire.
reason-position-seers = { $field } : { $value } nomme de mauvais témoins.
reason-position-asked = { $field } : « { $value } » ne va pas avec { $phase }.
reason-position-ender = { $field } : « { $value } » ne va pas avec la fin de la partie.
reason-position-too-many = { $card } y serait { $count } fois ; la boîte en a { $most }.
reason-position-tokens = { $field } : les jetons ne sont pas distribués selon les règles.
reason-position-order = { $field } : les jetons ne découlent pas des pages ouvertes.
reason-position-zone = { $field } : { $count } places dont { $gone } vides ne vont pas avec ce moment.
reason-position-phase = { $field } : « { $value } » ne peut pas être demandé ici.
reason-position-pages = { $field } : des pages ne sont scellées que pendant le choix.

G-1 = De deux à quatre joueurs ; cinq avec la « Boîte pour cinq » (G-35). Chacun a un grimoire de 15 pages, le même pour tous, et un marque-page.
    .title = Joueurs et livres
G-2 = La pioche de quête compte { printed-quest-1-count } pièces de bronze, { printed-quest-2-count } d’argent et { printed-quest-3-count } d’or, et trois exemplaires de dix compagnons : Espion, Mercenaire, Valeur, Archer, Marchand, Nonne, Scélérat, Prince, Reine, Roi. La liste du livret fait 59 cartes, son sommaire en annonce 58 ; nous suivons la liste.
    .title = Cartes de quête
G-3 = La pioche d’objets compte { printed-item-1-count } épées de bronze, { printed-item-2-count } bracelets d’argent, { printed-item-3-count } coupe d’or, { printed-item-4-count } camelotes et une paire de Chaussures bénies.
    .title = Cartes d’objet
G-4 = Les jetons PV valent un, deux ou cinq. On change librement et la réserve ne s’épuise jamais. Ce que chacun possède en jetons est public.
    .title = Jetons PV
G-5 = Il y a un jeton d’ordre par joueur, numéroté à partir de 1, et un marqueur pour les points de magie, de { printed-numbers-magic-first } à { printed-numbers-magic-most }.
    .title = Jetons et magie
G-6 = Mélangez les deux pioches, face cachée. La magie commence à { printed-numbers-magic-first }. Chacun peut compter les pioches.
    .title = Mise en place
G-7 = Tirez un ordre des joueurs au hasard. Dans cet ordre, chacun choisit un jeton d’ordre.
    .title = Les premiers jetons
G-8 = Les compagnons sont posés face visible devant vous. Trésors et objets sont face cachée. Vous pouvez regarder les vôtres à tout moment. Les autres voient combien de trésors et combien d’objets vous avez, et la table leur rappelle ceux qu’ils vous ont vu prendre face visible.
    .title = Votre territoire
G-9 = Une manche commence : la magie monte de 1, sauf à la première manche et jamais au-delà de { printed-numbers-magic-most }. Posez une carte de quête de plus qu’il n’y a de joueurs, la première face cachée, les autres face visible.
    .title = Poser les cartes
G-10 = Quand il faut une carte de quête et que la pioche est vide, la défausse mélangée devient la nouvelle pioche. Les cartes de la zone de quête y restent. S’il n’y a rien à mélanger non plus, l’effet est sauté.
    .title = Pioche vide
G-11 = Tous en même temps et en secret, chacun marque une page dont le numéro ne dépasse pas les points de magie. On peut changer jusqu’au dernier choix ; les autres voient que vous avez choisi, pas quoi. Toute page peut être reprise à chaque manche.
    .title = Choisir les pages
G-12 = Les joueurs seuls sur leur page forment le groupe A : plus la page est petite, plus le jeton l’est. Ceux qui partagent une page forment le groupe B et reçoivent les jetons suivants : qui avait le jeton le plus haut reçoit maintenant le plus bas. Dans le groupe B, le numéro des pages ne compte plus.
    .title = L’ordre
G-13 = Chaque sort temporel (5 et 11) agit dès l’ouverture des pages et renverse l’ordre : le jeton t devient joueurs + 1 − t. Deux s’annulent. Les jetons obtenus comptent comme jetons précédents à la manche suivante. Silence ne touche pas les sorts temporels.
    .title = Sorts temporels
G-14 = Dans l’ordre des jetons, chacun applique l’effet de sa page puis prend une carte de la zone de quête. Un compagnon est visible, un trésor caché ; une carte face cachée est regardée en secret et montrée seulement si c’est un compagnon. Un effet est obligatoire s’il ne dit pas « pouvez » ; prendre une carte l’est toujours.
    .title = Tours de quête
G-15 = Quand tous ont joué, les cartes restées dans la zone de quête sont défaussées face visible. La défausse est publique.
    .title = Fin de la manche
G-15a = Cibles, égalités, protections et comparaisons sont jugées au moment où le sort agit, dans l’ordre des jetons. Un second Envoûtement peut frapper le premier lanceur.
    .title = Quand on juge
G-16 = Page 1, Chance, commun : désignez si vous voulez une carte de la zone de quête. Sa remplaçante est posée d’abord, puis l’ancienne est défaussée face visible. Une carte cachée est remplacée par une carte cachée que personne n’a vue. Sans carte à poser, rien ne se passe.
    .title = Chance
G-17 = Page 2, Silence, commun : d’ici la fin de la manche, les sorts interdits des autres ne font rien. Les sorts déjà appliqués restent.
    .title = Silence
G-18 = Page 3, Boule de feu, interdit : prenez 1 PV dans la réserve.
    .title = Boule de feu
G-19 = Page 4, Guérison, commun : vous pouvez payer 1 jeton PV puis prendre au hasard une carte de la défausse. Un compagnon est visible, un trésor caché ; le reste de la défausse revient face visible. Sans jeton ou sans défausse, rien ne se passe.
    .title = Guérison
G-20 = Page 5, Accélération, temporel : renverse l’ordre à l’ouverture des pages. À votre tour de quête, vous ne faites que prendre une carte.
    .title = Accélération
G-21 = Page 6, Résistance, défensif : de votre tour de quête à la fin de la manche, les attaques 9, 12 et 14 ne peuvent pas vous viser. Ce qui est fait est fait.
    .title = Résistance
G-22 = Page 7, Création, commun : piochez un objet et gardez-le secret. Seules les Chaussures bénies sont montrées, et agissent aussitôt. Les objets ne viennent que de Création et du Marchand ; quand il n’y en a plus, rien ne se passe.
    .title = Création
G-23 = Page 8, Tempête, interdit : prenez 2 PV dans la réserve.
    .title = Tempête
G-24 = Page 9, Envoûtement, attaque : le joueur qui a le plus de compagnons, vous excepté, vous en donne un de son choix. En cas d’égalité, vous choisissez qui. Les joueurs protégés sont passés au profit du suivant.
    .title = Envoûtement
G-25 = Page 10, Convocation de l’élémentaire, commun : si personne n’a moins de PV en jetons que vous, prenez { printed-page-10-vp } PV dans la réserve. L’égalité suffit.
    .title = Convocation de l’élémentaire
G-26 = Page 11, Arrêt du temps, temporel et défensif : renverse l’ordre à l’ouverture des pages, et vous protège comme Résistance dès votre tour de quête.
    .title = Arrêt du temps
G-27 = Page 12, Polymorphe, attaque : prenez la moitié des jetons PV, arrondie vers le bas, du joueur qui en a le plus, vous excepté. Égalités et protection comme pour Envoûtement.
    .title = Polymorphe
G-28 = Page 13, Attaque des météorites, interdit : prenez 3 PV dans la réserve.
    .title = Attaque des météorites
G-29 = Page 14, Domination, attaque : prenez un compagnon au joueur qui en a le plus, vous excepté. Vous choisissez lequel. Égalités et protection comme pour Envoûtement.
    .title = Domination
G-30 = Page 15, Souhait, interdit : prenez trois cartes de la défausse au hasard et gardez-les. S’il y en a moins, prenez-les toutes.
    .title = Souhait
G-30a = Une attaque écarte son lanceur, puis les joueurs protégés, puis cherche le maximum. Si c’est zéro, ou si la moitié en est zéro, rien ne se passe. Entre égaux, le lanceur choisit.
    .title = Comment une attaque trouve sa cible
G-31 = { printed-numbers-end-treasures } trésors ou { printed-numbers-end-companions } compagnons dans un territoire font de la manche en cours la dernière, quoi qu’il arrive ensuite. Les objets ne comptent pas. Si les cartes d’une manche ne peuvent pas toutes être posées parce que pioche et défausse sont vides, la partie s’arrête aussitôt, et les cartes posées ne sont à personne.
    .title = La fin
G-32 = Votre score : les PV imprimés de vos cartes, ce que vos compagnons rapportent à la fin, vos jetons, et { printed-numbers-junk-bonus } PV pour le plus de camelote, aussi pour les ex æquo. Les conditions ne regardent que jetons et cartes, avant tout bonus ; les « trésors » sont les pièces ; l’égalité suffit pour « personne n’a plus » et « personne n’a moins ». Sans camelote, pas de bonus.
    .title = Le score
G-33 = Le plus de PV gagne. Si plusieurs sont en tête, l’auteur du jeu gagne et aucun joueur ; dans les statistiques ils partagent la première place.
    .title = Gagner
G-34 = Chaque exemplaire d’un compagnon agit pour lui-même. L’Espion regarde avant le choix des pages. Scélérat et Archer paient leur maître au début du premier et du dernier tour de quête. Le Marchand achète des objets après Création, un par un.
    .title = Compagnons
G-35 = Option « Boîte pour cinq » : de 2 à 5 joueurs avec 74 cartes de quête (quatre de chaque compagnon ; 14, 12 et 8 pièces) et 21 objets (6 épées, 2 bracelets, 1 coupe, 11 camelotes, 1 paire de chaussures). À cinq, six cartes de quête sont posées, dont deux face cachée. Cinq places activent l’option, et la table le dit.
    .title = Cinq joueurs
G-36 = Option « La Boule de feu vole » : la Boule de feu prend son PV à un autre joueur non protégé de votre choix qui a un jeton ; elle reste interdite. Option « Fin à 15 » : la manche à 15 points de magie est la dernière.
    .title = Autres options

# Le terminal
screen-seat = joueur { $seat }
screen-round = Manche { $round }, magie { $magic }, pioche { $deck }, objets { $items }, défausse { $discards }
screen-quest = Zone de quête
screen-taken = prise
screen-back = face cachée
screen-territories = Territoires
screen-yours = À vous
screen-worth = { $worth } PV pour l’instant
screen-book = Le livre
screen-order = D’où vient l’ordre de la manche { $round }
screen-alone = A, seuls sur leur page
screen-shared = B, pages partagées
screen-place = jeton { $token } : { $player }, page { $page }
screen-was = jeton { $token } : { $player }, page { $page }, avait { $was }
screen-reversed = { $spell } le renverse
screen-result = L’ordre est donc { $order }
screen-score = Le score
screen-tokens = jetons
screen-total = total
screen-vp = { $vp } PV

# Conseils : pourquoi un coup est bon quand il ne rapporte rien tout de suite
because-spell-pays = Pour l’instant, le sort rapporte { $points } PV.
because-spell-hits = Pour l’instant, le sort frappe { $rival-player }.
because-spell-works = Pour l’instant, le sort agit.
because-page = Son sort ne ferait rien maintenant. Si personne d’autre n’ouvre la page { $page }, c’est son numéro qui compte : les petites d’abord.
because-hidden = Une carte face cachée vaut environ deux PV en moyenne.
because-treasure = La carte vaut { $points } PV à la fin.
because-lasting = Son pouvoir vous sert encore aux manches suivantes.
because-bonus = Le compagnon peut rapporter { $points } PV à la fin.
because-companion = Un compagnon de plus.
because-aims = Cela affaiblit { $rival-player }.
because-order = Il ne départage qu’à la première manche : de deux joueurs sur la même page, le plus haut jeton passe devant.
because-looks = Vous voyez des cartes cachées avant de choisir.
because-replaces = Ce qui vient à la place peut être meilleur.
because-cures = Une carte de la défausse contre un jeton.
because-spares = Pour l’instant, ce compagnon vous rapporte { $points } PV.
because-robs = Un compagnon de plus pour vous, un de moins pour { $rival-player }.
because-adds = Une carte de plus pour choisir.
because-buys = Un objet de plus.
because-passes = Rien ne change et rien n’est payé.

# Comment un coup s’appelle au terminal, et ce qu’il fait quand rien d’autre ne le dit
move-token = prendre le jeton
    .about = Vous prenez ce jeton d’ordre.
move-page = page
move-look = regarder les cartes cachées
    .about = Vous voyez les cartes cachées ; les autres savent que vous avez regardé.
move-luck = remplacer
    .about = Cette carte est défaussée, une autre de la pioche prend sa place.
move-pay = payer un jeton PV pour une carte de la défausse
    .about = Un jeton PV contre une carte de la défausse, au hasard.
move-target = viser cette place
    .about = Votre sort touche cette personne.
move-give = donner
move-seize = prendre
move-add = ajouter une carte de quête
    .about = La première carte de la pioche rejoint la zone de quête, face visible.
move-buy = acheter un objet
    .about = Un jeton PV contre un objet de plus.
move-take = prendre
    .about = Vous ne saurez ce que c’est qu’une fois la carte prise.
move-pass = renoncer

# Le terminal : ce que disent F1 et « armarium rules »
screen-aim = avoir le plus de points de victoire
screen-try-tokens = { $you ->
    [yes] Vos jetons PV : { $gain }, soit { $vp }.
   *[no] Jetons PV { DE($player) } : { $gain }, soit { $vp }.
 }
screen-try-worth = Tout ce que vous avez vaut alors { $worth } PV ({ $now } maintenant).
screen-goal = Ayez le plus de points de victoire : pièces, compagnons et jetons comptent tous. Qui ouvre une page sans la partager joue avant les autres.
screen-turn =
    1. On étale dans la zone de quête une carte de plus que de joueurs ; la première est face cachée.
    2. Chacun scelle une page en secret, pas plus haute que les points de magie de la manche.
    3. Les pages s’ouvrent. Qui a une page à soi joue d’abord, les pages basses avant les hautes ; qui la partage joue ensuite.
    4. Dans cet ordre, chacun accomplit le sort de sa page, puis prend une carte de la zone de quête.
    5. Le reste est défaussé. Dix trésors ou dix compagnons font de la manche la dernière.
lines-keys =
    page 7         choisir la page 7 en secret, ou la lire si on ne peut pas la choisir
    take 3         prendre la carte de l’emplacement 3
screen-keys =
    ↑ ↓         parcourir les coups ; ce que vous visez est expliqué dessous
    7           tapé, trouve « page 7 » ; « take 3 » prend la carte de la place 3
screen-help =
    Signes
    ▶           c’est le tour de ce joueur ; dans le livre : la page que vous avez scellée
    #2          jeton d’ordre 2
    ✓           a scellé une page
    p7          a ouvert la page 7 dans cette manche
    ◈           protection : les attaques passent à côté
    ▮3 ▯1       trois trésors et un objet face cachée
    ● ▲ ◷ ◈ ✦   sortes de pages : Commun, Interdit, Temporel, Défensif, Attaque
    ×12         une page encore scellée ; Nonne ×2 : deux exemplaires
screen-box-pages = Les quinze pages
screen-box-quest = Les cartes de quête : trésors et compagnons
screen-box-items = Les objets
screen-box-page = page { $page }
screen-box-discards = La défausse, visible par tous

# La position en mots, un fait par ligne
fact-round = Manche { $round }, { $magic } points de magie ; { $deck } cartes dans la pioche de quête, { $items } objets, { $discards } défaussées.
fact-place = Quête, emplacement { $place }
fact-land = { $player } : { $vp } PV en jetons ; compagnons : { $companions } ; { $treasures ->
    [0] aucun trésor
    [one] un trésor face cachée ({ $known })
   *[other] { $treasures } trésors face cachée ({ $known })
 } ; { $items ->
    [0] aucun objet
    [one] un objet
   *[other] { $items } objets
 }.
fact-none = aucun
fact-no-cards = aucune
fact-known = vous connaissez { $cards }
fact-unknown = vous n’en connaissez rien
fact-token = Jeton d’ordre { $number }.
fact-chosen = A scellé une page.
fact-page = A ouvert la page { $number }.
fact-protected = Les attaques passent à côté.
fact-shoes = Des Chaussures bénies sont visibles.
fact-order = L’ordre est maintenant { $order }.
fact-own = Vos cartes : { $cards }. Tout ce que vous avez vaut { $worth } PV pour l’instant.
fact-own-sealed = Vos cartes : { $cards }. Tout ce que vous avez vaut { $worth } PV pour l’instant. Vous avez scellé la page { $page }.
fact-book = Page { $page }, { $spell } ({ $kinds }) : { $effect }

picture-magic = Points de magie : { $magic }
# le sommaire des règles
guide-box = Cartes et mise en place
guide-round = Une manche
guide-order = Qui commence
guide-pages = Les quinze pages
guide-end = Fin et score
guide-options = D’autres options

# problèmes
puzzle-ask-page = Quelle page scellez-vous ?
    .about = Choisissez d’après ce que vous savez : la zone de quête, les jetons, les compagnons. Le reste peut être n’importe quoi.
puzzle-why-pays = Elle rapporte { $points } PV dans cette situation.
puzzle-why-steals = Elle prend { $points } PV à { $rival-player } dans cette situation.
puzzle-why-create = Un objet est à vous à coup sûr, quelle que soit la page des autres.
puzzle-why-wish = Vous gardez { $count ->
    [one] une carte
   *[other] { $count } cartes
 } de la défausse.
puzzle-why-charm = { $rival-player } doit vous donner un compagnon.
puzzle-why-seize = Vous prenez le compagnon de votre choix à { $rival-player }.
puzzle-why-shield = Une attaque vous toucherait maintenant. Cette page l’arrête.
puzzle-why-time = Elle renverse l’ordre : le dernier à choisir devient le premier.
puzzle-why-time-shield = Elle renverse l’ordre, et dès votre tour aucune attaque ne vous touche.
puzzle-why-luck = Une carte de la zone de quête part, une autre arrive avant que vous preniez la vôtre.
puzzle-why-silence = Dès votre tour, les pages interdites des autres échouent.
puzzle-why-cure = Un jeton contre une carte de la défausse : une bonne affaire en ce moment.
puzzle-wrong-nothing = Cette page ne ferait rien maintenant.
puzzle-wrong-less = Elle rapporte { $points } PV, la réponse { $best }.
puzzle-wrong-only-points = Elle rapporte { $points } PV et rien d’autre. La réponse vaut plus à la fin.
puzzle-wrong-create = Un objet, c’est bien. La réponse vaut mieux en ce moment.
puzzle-wrong-wish = { $count ->
    [one] Une carte
   *[other] Des cartes
 } de la défausse, c’est bien. La réponse vaut mieux en ce moment.
puzzle-wrong-charm = Un compagnon pris à { $rival-player }, c’est bien. La réponse vaut mieux en ce moment.
puzzle-wrong-seize = Un compagnon pris à { $rival-player }, c’est bien. La réponse vaut mieux en ce moment.
puzzle-wrong-shield = Elle arrête une attaque, et ne vous rapporte rien.
puzzle-wrong-time = Elle change l’ordre, et ne vous rapporte rien d’autre.
puzzle-wrong-time-shield = Elle renverse l’ordre et vous protège, et ne vous rapporte rien d’autre.
puzzle-wrong-luck = Elle change une carte de la zone de quête. Vous n’en prenez toujours qu’une.
puzzle-wrong-silence = Elle arrête les pages interdites, et ne vous rapporte rien.
puzzle-wrong-cure = Un jeton contre une carte au hasard : trop cher en ce moment.
puzzle-wrong-chances = Environ { $wins } victoires sur 10 parties. La réponse en gagne nettement plus.
puzzle-wrong-far = C’est loin derrière : la réponse gagne environ { $best } parties sur 10.

# les mots du jeu : ce que dit une touche sur l’un d’eux ou sur le plateau ; les formes, telles que les phrases les emploient
term-page = Page
    .forms = page, pages
    .about = Un sort du livre, le même pour tous. On en scelle une par manche, pas plus haute que les points de magie.
term-magic = Points de magie
    .forms = points de magie, magie
    .about = Ils montent d’un point par manche, de { printed-numbers-magic-first } à { printed-numbers-magic-most }. On peut sceller toute page jusqu’à ce nombre.
term-quest = Zone de quête
    .forms = zone de quête, carte de quête, cartes de quête, cartes quête
    .about = La rangée de cartes de cette manche. Dans l’ordre, chacun en prend une.
term-companion = Compagnon
    .forms = compagnon, compagnons
    .about = Une aide avec un pouvoir. Les compagnons restent visibles : une Attaque peut vous les prendre.
term-treasure = Trésor
    .forms = trésor, trésors
    .about = Une pièce de bronze, d’argent ou d’or : 1, 2 ou 3 PV. Il est face cachée devant son propriétaire.
term-item = Objet
    .forms = objet, objets
    .about = Ne vient que de Création et du Marchand. Il est face cachée et ne compte pas dans les dix qui finissent la partie.
term-token = Jeton d’ordre
    .forms = jeton d’ordre, jeton, jetons
    .about = Votre place dans cette manche. À la suivante, il ne sert qu’à départager ceux qui partagent une page.
term-vp = Jeton PV
    .forms = jetons PV, jeton PV, PV, points de victoire
    .about = Des points de victoire sous forme de jetons. Tout le monde voit combien vous en avez.
term-common = Commun
    .forms = commun, communs, commune, communes
    .about = Un sort ordinaire, lancé à votre tour. Silence ne l’arrête pas.
term-forbidden = Interdit
    .forms = interdit, interdits, interdite, interdites
    .about = Un sort qui échoue si quelqu’un a lancé Silence avant lui dans la manche.
term-time = Sort temporel
    .forms = sort temporel, sorts temporels, sort de Temps, Temporel
    .about = Agit dès que les livres s’ouvrent et renverse l’ordre. Silence n’y peut rien.
term-defensive = Défensif
    .forms = défensif, défensifs, à l’abri
    .about = De votre tour à la fin de la manche, aucune Attaque ne peut vous toucher.
term-attack = Attaque
    .forms = attaque, attaques
    .about = Frappe qui a le plus, jamais son lanceur ni quelqu’un à l’abri. À égalité, le lanceur choisit.
term-discards = Défausse
    .forms = défausse
    .about = Les cartes restées ou jetées. Elles sont visibles et reviennent quand la pioche est vide.
term-hidden = Face cachée
    .forms = face cachée
    .about = Personne ne la connaît, sauf la personne dont l’Espion a regardé. Qui la prend saura.
# ce que l’on demande aux propriétaires de la boîte
ask-vp = les PV imprimés dessus
ask-amount = les PV de son effet
ask-least = combien il en faut
ask-price = les jetons PV qu’il coûte
ask-cards = les cartes qu’il prend
ask-divisor = la part d’un total qu’il prend
ask-chooser = qui choisit le compagnon
ask-count = combien pour deux à quatre joueurs
ask-count-five = combien pour cinq joueurs
ask-numbers = tel qu’imprimé dans la règle
own-chooser-victim = qui le perd
own-chooser-caster = qui lance le sort
own-numbers-magic-first = Magie à la première manche
own-numbers-magic-most = Magie la plus haute
own-numbers-quest-extra = Cartes quête en plus d’une par joueur
own-numbers-quest-backs = Cartes quête face cachée
own-numbers-quest-backs-five = Cartes quête face cachée, à cinq
own-numbers-end-treasures = Trésors qui finissent la partie
own-numbers-end-companions = Compagnons qui finissent la partie
own-numbers-junk-bonus = Bonus pour le plus de camelote
