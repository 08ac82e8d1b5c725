## KamiMaï en bref : le bandeau de chaque leçon, et le début des règles

learn-aim = Ensemble : sceller tous les cœurs de la feuille avant d’être à bout d’énergie.
short-aim = Vous gagnez ou perdez ensemble. Scellez tous les cœurs de la feuille avant d’être à bout d’énergie.
short-turn-1 = Si aucune zone n’est choisie, choisissez-en une.
short-turn-2 = Tirez des cartes du livre debout, une par une, autant que vous osez. S’il tombe, vous perdez un point d’énergie.
short-turn-3 = Quatre cartes d’une couleur font un sort de la zone. Vos amis peuvent donner des leurs.
short-turn-4 = Gardiens, fées et autres créatures aident ou gênent, chacun à sa façon.
short-turn-5 = Gardez jusqu’à quatre cartes pour plus tard, et laissez jouer le suivant.
short-end = Tous les cœurs scellés : vous gagnez. Plus d’énergie : le cauchemar vous garde.
lit-slot = la carte { $name }
lit-area = la zone { $name }

lesson-aim = Tirer une carte
    .about = Droit et lentement, et rien ne tombe.
lesson-aim-drag = Tirez la carte du bord tout droit vers le côté, lentement.
    .help = Vous pouvez aussi choisir la carte et la vitesse ci-dessous, puis valider.
    .typed = Tapez « pull », le numéro de la carte et la vitesse : pull 1 slow.
    .title = Prenez cette carte
    .idea = Tenez-la, attendez, tirez droit et lentement : une carte penchée entraîne ses voisines. Si tout tombe, nous le relevons.
    .done = Sortie et libre. Une carte est à vous dès qu’elle ne touche plus aucune carte du livre.
lesson-aim-drag-other = Les cartes intérieures portent le livre. Commencez par celle du bord, devant.
lesson-aim-drag-fell = Tout est tombé, et rien n’est perdu : nous l’avons relevé. Plus lentement, et droit vers le côté.

lesson-balance = L’équilibre
    .about = Un côté puis l’autre, par le milieu.
lesson-balance-far = La dernière carte venait du côté proche. Prenez-en une au milieu du côté éloigné.
    .help = Choisissez-la ci-dessous avec les flèches, ou faites le tour. Lentement : laissez vos doigts se poser.
    .typed = Tapez « pull », un numéro et « slow ». Les cartes sont numérotées d’un bout à l’autre.
    .title = Les deux côtés se portent
    .idea = Prenez d’un côté puis de l’autre, chaque fois au milieu du côté. Des bouts dégarnis et un centre vidé le font tomber. Attendez une demi-seconde avant de tirer : des doigts posés touchent moins de voisines.
    .done = Une de chaque côté : il se tient droit de nouveau. Ainsi tiré, il tient le plus longtemps.
lesson-balance-far-near = Encore le côté proche : il pencherait. Maintenant l’autre côté.
lesson-balance-far-centre = Les cartes près du dos portent les autres. Un peu plus vers l’extérieur.
lesson-balance-far-outer = Trop près du bout : les bouts dégarnis tombent d’abord. Plus près du milieu de ce côté.
lesson-balance-far-done = Vous pourriez vous arrêter. Mais rétablissons d’abord l’équilibre.
lesson-balance-far-fell = Tout est tombé, et rien n’est perdu : nous l’avons relevé. Plus lentement, et droit.

lesson-spells = Les sorts
    .about = Quatre cartes d’une couleur.
lesson-spells-cast = Lancez le sort d’eau.
    .help = Choisissez le sort sur la feuille ou ci-dessous, puis validez.
    .typed = Tapez « cast », la couleur, et qui donne combien de cartes.
    .title = Quatre d’une couleur
    .idea = Vous avez tiré quatre cartes Eau, et votre zone demande un sort d’eau. Quatre cartes de sa couleur, et il est coché.
    .done = Coché ! Quand tous les sorts d’une zone sont cochés, son cœur est scellé.
lesson-spells-cast-end = Vous pourriez les garder. Mais le sort peut partir tout de suite : lancez-le.

lesson-team = Les sorts d’équipe
    .about = Chacun paie sa part.
lesson-team-propose = Proposez le sort d’équipe : deux cartes Feu de votre part, deux { DE($partner) }.
    .help = { $partner } en a deux en Réserve : on lui demandera son accord.
    .title = Chacun paie
    .idea = Un sort d’équipe peut avoir n’importe quelle couleur, mais chacun paie : deux cartes chacun quand vous êtes deux. Vous proposez, les autres acceptent.
    .done = { $partner } a accepté, et le sort est lancé. Parlez-vous : c’est la moitié du jeu.
lesson-team-propose-end = Vous avez deux cartes Feu, et { $partner } aussi. Proposez !

lesson-guardians = Les Gardiens
    .about = Ils restent dans votre Réserve et règlent votre main.
lesson-guardians-hand = Un Gardien d’eau et un de feu règlent votre main. Choisissez le pouce et le majeur.
    .help = Eau : pouce et majeur. Feu : l’autre main.
    .title = Les Gardiens règlent votre main
    .idea = Un Gardien gardé dit comment tirer : l’eau avec le pouce et le majeur, la terre avec l’annulaire, l’air avec l’auriculaire, le feu avec l’autre main. S’il y en a deux, vous choisissez.
    .done = Vous tirez ainsi, jusqu’à ce que le Lutin porte-clé chasse vos Gardiens. On ne peut pas les défausser.
lesson-guardians-hand-other = Le feu demande votre autre main. Essayez l’eau : le pouce et le majeur.

lesson-stop = S’arrêter à temps
    .about = La carte qu’on ne tire pas ne fait rien tomber.
lesson-stop-stop = Vous avez quatre cartes Eau. Arrêtez-vous là.
    .help = Dites « fini ».
    .title = Quand s’arrêter
    .idea = Quatre cartes de suite sont parties : même un geste lent le fait tomber environ une fois sur six. Quand une voisine glisse avec, repoussez aussitôt, puis lâchez. Vous avez un sort en main : cela suffit.
    .done = Bien arrêté. Une chute aurait coûté un point d’énergie et votre sort.
lesson-stop-stop-greedy = Encore une ? Quatre d’une couleur font déjà un sort, et si tout tombe vous perdez un point d’énergie. Dites « fini ».

lesson-game = Toute une nuit avec { $partner }
    .about = { $partner } tire d’une main sûre, donne des cartes et dit ce qui se passe.
lesson-game-say-turn = La personne dont c’est le tour mène. Tirez au moins une carte, lentement, au milieu d’un côté.
lesson-game-say-pulled = Bien tiré ! La prochaine de l’autre côté, si vous osez.
lesson-game-say-partner = À mon tour de tirer. Je prends d’un côté puis de l’autre.
lesson-game-say-collapsed = Tout est tombé. Nous perdons un point d’énergie et le relevons. Cela arrive à tout le monde.
lesson-game-say-cast = Un sort est lancé. Regardez la feuille : que manque-t-il pour le cœur ?
lesson-game-say-proposed = J’aimerais lancer un sort avec vous. Donnez-vous vos cartes ?
lesson-game-say-kept = C’est bien d’en garder : quatre au plus. Les Gardiens restent, qu’on le veuille ou non.
lesson-game-say-sealed = Un cœur est scellé ! Choisissez la zone suivante.
lesson-game-say-over = Nous avons réussi ! Tous les cœurs sont scellés.
lesson-game-say-lost = Le cauchemar nous garde, cette fois. On recommence ?
