# À côté de votre boîte de Kragmortha, en français ; Regards, ordres et Grimoires se disent comme dans le livre.
game-kragmortha-box = Kragmortha, en boîte
tagline = Les Regards sur vos téléphones, et un gros bouton rouge
prompt-move = Annoncez ce qui se passe sur le plateau
view-secret = Regards secrets
view-friendly = échanges permis
view-most = Regards qui éliminent
view-deck = Regards dans la pioche
view-books-left = Grimoires restants
view-sides = gobelins
view-case = pris
view-over = fini
option-looks = Regards
    .about = Ouverts : chacun lit ce que les autres doivent faire. Secrets : les autres ne voient que le signe, et il faut un téléphone chacun.
looks-open = ouverts à tous
looks-secret = chacun sur son téléphone
option-inspections = Inspections
    .about = De temps en temps, au gré du sort, Rigor regarde ce que l’un de vous doit faire.
event-met = { $you ->
    [yes] Vous croisez
   *[no] { $player } croise
 } l’œil du Seigneur des Ténèbres.
event-dealt = { $you ->
    [yes] Vous tirez
   *[no] { $player } tire
 } { $shown ->
    [yes] { $look }
   *[no] un Regard : { $family }
 }.
event-turned-down = Sous la pioche, car le signe est déjà là : { $looks }.
event-unhexed = { $you ->
    [yes] Vous voilà
   *[no] { $player } est
 } libre de { $look }.
event-inspection = Rigor { $you ->
    [yes] vous inspecte
   *[no] inspecte { $player }
 } : { $look } !
event-called = { $you ->
    [yes] Vous criez
   *[no] { $player } crie
 } « Pris ! »
event-accused = { $target-you ->
    [yes] C’est vous que vise { $player }
   *[no] { $you ->
        [yes] Vous visez { $target-player }
       *[no] { $player } vise { $target-player }
    }
 } : { $look }.
event-nothing = { $you ->
    [yes] Vous laissez
   *[no] { $player } laisse
 } tomber : personne n’a été pris.
event-asked = { $you ->
    [yes] Vous ne dites
   *[no] { $player } ne dit
 } rien. Les autres votent.
event-voted = { $you ->
    [yes] Vous avez
   *[no] { $player } a
 } voté.
event-tally = Le vote : { $guilty } pour une faute, { $clear } contre.
event-book = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
 } un Grimoire : { $book }.
event-no-book = { $player } : un { $book } de moins.
event-last-book = C’était le dernier Grimoire : la partie s’arrête aussitôt.
reason-nobody-to-catch = Personne d’autre n’a de Regard à trahir.
reason-nobody-caught = Personne n’a crié « Pris ! »
reason-who-first = D’abord : qui a commis une faute, et laquelle ?
reason-answer-first = D’abord, la personne prise avoue ou nie.
reason-vote-first = D’abord le vote.
reason-book-too-many = La boîte a { $count } exemplaires de { $book }, tous comptés (place { $seats }). Enlevez-en d’abord un là.
reason-book-not-there = Aucun { $book } n’est compté là.
reason-look-secret = Les Regards sont secrets ici : celui-là ne regarde que qui l’a.
reason-look-not-there = { $look } n’est pas là.
reason-look-must-stay = À cette table, personne n’échange un Regard.
reason-look-easy = { $look } se fait déjà de la façon facile, ou dort.
reason-over = La soirée est finie ; on ne compte plus rien.
reason-report-unknown = « { $move } » ne peut pas être annoncé ici.
reason-has-left = Cette personne est rentrée chez elle.
reason-too-few-left = À deux, personne ne part : terminez plutôt la soirée.
reason-position-kept = { $field } : aucune soirée ne mène à « { $value } ».
reason-position-version = « { $value } » n’est pas une position de ces règles ; elle devrait commencer par { $expected }.
reason-position-field = « { $value } » n’est pas un champ d’une position, ou s’y trouve deux fois.
reason-position-missing = Il manque à la position le champ « { $field } ».
event-ended = { $you ->
    [yes] Vous fermez
   *[no] { $player } ferme
 } le carnet : ce qui est compté compte.
event-left-table = { $you ->
    [yes] Vous rentrez
   *[no] { $player } rentre
 } plus tôt ; les autres continuent.
