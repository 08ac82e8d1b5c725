## Rune en bref : le bandeau de chaque leçon, et le début des règles

learn-aim = Battre { $partner } aux points quand les six Maîtres sont en place.
short-aim = Vos Maîtres tiennent des zones de couleur. Quand les six Maîtres sont en place, on compte les zones : le plus de points gagne.
short-turn-1 = Posez une de vos cartes, en partie par-dessus celles de la table. Vous pouvez la tourner.
short-turn-2 = Elle convient si chaque rune couverte a la même couleur, ou si chaque rune voisine a la même couleur. L’un des deux suffit.
short-turn-3 = Puis piochez une carte, ou placez un Maître.
short-turn-4 = Un Maître tient toutes les runes de sa couleur qui se touchent, et vous coûte une carte.
short-turn-5 = Les cartes suivantes agrandissent, réunissent, réduisent ou coupent les zones.
short-end = La partie s’arrête quand les six Maîtres sont en place. Qui a placé son troisième attend ; l’autre continue sans piocher. Une rune bleue compte 1, une verte 2, une rouge 3.
lit-cell = { $name }
lit-card = votre carte { $name }

## Le but du jeu

lesson-aim = Le but du jeu
    .about = Six Maîtres, trois couleurs : bleu 1 point, vert 2, rouge 3.
lesson-aim-most = Placez un Maître sur la zone qui vaut le plus.
    .help = Touchez une de ses runes, puis validez.
    .typed = Tapez « master » et une de ses runes.
    .title = Un Maître tient une zone
    .idea = Il tient toutes les runes de sa couleur qui se touchent. Une bleue compte 1, une verte 2, une rouge 3. Deux rouges valent 6 !
    .done = Six points : deux rouges à trois points. Ils sont à vous tant que personne ne coupe la zone.
lesson-aim-most-blue = Trois bleues ne font que 3 points. Les deux rouges à côté en valent 6.
lesson-aim-most-draw = On peut piocher au lieu de placer un Maître. Mais il y a 6 points à prendre : prenez-les.
lesson-aim-most-less = Cette zone vaut moins. Cherchez deux rouges côte à côte.

## Deux façons de poser

lesson-fit = Deux façons de poser
    .about = Couvrir couleur sur couleur, ou toucher les siennes.
lesson-fit-cover = Posez la carte du milieu sur les trois runes éclairées.
    .help = Prenez-la, touchez l’endroit, validez. Inutile de la tourner.
    .typed = Tapez « lay », la carte, l’endroit et r0 : inutile de la tourner.
    .title = Première façon : couvrir
    .idea = Chaque rune couverte doit avoir la couleur de celle qui la couvre. Ici : bleu, vert et rouge.
    .done = Bleu sur bleu, vert sur vert, rouge sur rouge. Ce qui est à côté ne compte pas cette fois.
lesson-fit-cover-card = Celle-là convient aussi, mais prenons la carte du milieu.
lesson-fit-cover-place = Elle convient là aussi. Essayez maintenant les trois runes éclairées, sans la tourner.
lesson-fit-beside = Posez la même carte, ses trois bleus le long des bleus éclairés.
    .help = Tournez-la jusqu’à ce que les bleus soient en bas.
    .title = Seconde façon : toucher
    .idea = Ou bien : chaque rune à côté de la carte doit avoir la couleur de sa voisine. Ce qu’elle couvre ne compte pas alors.
    .done = Bleu touche bleu quatre fois. Elle couvre du rouge et du vert avec du bleu, et c’est permis : une des deux façons suffit.
lesson-fit-beside-card = Celle-là convient aussi, mais prenons la carte aux trois bleus alignés.
lesson-fit-beside-cover = Elle convient en couvrant, comme avant. Cette fois, ses bleus doivent longer ceux qui sont éclairés.
lesson-fit-beside-place = Elle convient là aussi. Mais ses trois bleus doivent longer les bleus éclairés.

## Maîtres et zones

lesson-masters = Maîtres et zones
    .about = Renoncer à une carte et prendre toute une zone.
lesson-masters-claim = Prenez les trois runes vertes.
    .help = Elles sont libres. La zone bleue, à gauche, est à { $partner }.
    .title = Premier arrivé, premier servi
    .idea = Personne ne place un Maître sur une zone de l’autre. Trois vertes valent 6, et elles sont encore libres.
    .done = Les vertes sont à vous : 6 points. Vous n’avez pas pioché : chaque Maître vous laisse une carte de moins.
lesson-masters-claim-draw = Piocher garde le Maître pour plus tard. Mais { $partner } pourrait prendre les vertes.
lesson-masters-claim-less = C’est permis, mais cela rapporte peu. Les trois vertes valent 6.

## Réunir et couper

lesson-join = Réunir et couper
    .about = Faire une zone de deux, ou couper celle de l’autre.
lesson-join-join = Posez votre carte pour que vos deux zones bleues n’en fassent qu’une.
    .help = Comblez le vide à droite : tournez la carte jusqu’à ce que ses bleus descendent à gauche.
    .title = Les zones se rejoignent
    .idea = Deux de vos zones qui se touchent n’en font qu’une, avec vos deux Maîtres. Tout ce qui est entre elles compte.
    .done = Une seule zone bleue de six. Les nouvelles runes comptent comme les anciennes.
lesson-join-join-apart = Elle convient là, mais vos zones restent séparées. Comblez le vide à droite.
lesson-join-split = Coupez en deux la zone bleue { DE($partner) }.
    .help = Couvrez les runes du milieu avec d’autres couleurs. Prenez la seconde carte.
    .title = Et les zones se coupent
    .idea = { $partner } tient six bleus avec un seul Maître. Une rune couverte disparaît, et ce qui ne touche plus le Maître est perdu.
    .done = { $partner } ne garde que le morceau où se tient son Maître : de 6 points, il en reste 4.
lesson-join-split-card = Cette carte laisse la zone entière. Prenez l’autre.
lesson-join-split-whole = La bonne carte, mais la zone tient encore. Couvrez son milieu : les trois bleus au-dessus du Maître.

## La fin

lesson-end = Comment finit la partie
    .about = Le sixième Maître est placé. Ce qui compte, et qui joue encore.
lesson-end-last = Placez votre dernier Maître et gagnez le plus largement possible.
    .help = Les trois Maîtres { DE($partner) } sont en place. Vous n’avez plus de carte et ne pouvez plus piocher.
    .title = Votre dernier coup
    .idea = { $partner } mène 9 à 8 et a fini. Qui place son troisième Maître en premier attend ; l’autre joue encore. Deux vertes sont libres.
    .done = Douze à neuf : vous gagnez. Les six Maîtres sont en place, et chaque zone compte comme elle est.
lesson-end-last-own = Vous tenez déjà cette zone : un second Maître n’y ajoute rien, et vous perdez 8 à 9.
lesson-end-last-less = Assez pour gagner, mais il y a 4 points à prendre : deux vertes côte à côte.

## Une partie entière

lesson-game = Une partie entière avec { $partner }
    .about = { $partner } joue gentiment et dit ce qui se passe. Vous pouvez toujours demander un conseil.
lesson-game-say-begin = J’ai posé ma carte là où elle convient : tout ce qu’elle couvre a la même couleur, ou tout ce qu’elle touche.
lesson-game-say-mine = Bien posé ! Maintenant, piochez une carte, ou placez un Maître si une zone vous plaît.
lesson-game-say-master = J’ai pris une zone. Vous ne pouvez pas y placer de Maître, mais vous pouvez couvrir ses runes.
lesson-game-say-claimed = Cette zone est à vous. Essayez de l’agrandir avec les cartes suivantes.
lesson-game-say-split = Une zone est coupée. Ce qui ne touche plus de Maître est perdu.
lesson-game-say-joined = Deux zones se sont rejointes. Tout compte.
lesson-game-say-over = Voilà une partie entière. Bien joué ! On regarde ce qui l’a décidée ?
