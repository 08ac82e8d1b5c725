# À côté de votre boîte de Grimoire, en français ; le reste se dit comme dans le livre.
game-grimoire-box = Grimoire, en boîte
tagline = Qui commence, à quelle manche on en est, et ce que tout cela vaut
prompt-move = Dites quelles pages sont ouvertes, ou comptez les cartes
view-round = manche
view-magic = points de magie
view-magic-most = au plus
view-asks = demandé
view-sealed = pages scellées
view-sides = joueurs
view-order = ordre
view-time-pages = pages qui inversent l’ordre
view-leaders = en tête
option-sealed = Pages scellées
    .about = Chacun scelle sa page sur un téléphone au lieu d’un grimoire ; elles s’ouvrent quand la dernière est scellée.
event-counted = { $player } : { $card } { $count }.
event-counted-tokens = { $player } : { $count } en jetons.
event-took-token = { $you ->
    [yes] Vous tenez
   *[no] { $player } tient
 } le jeton { $token }.
event-opened-page = { $you ->
    [yes] Vous ouvrez
   *[no] { $player } ouvre
 } la page { $page }.
event-sealed-page = { $you ->
    [yes] Vous scellez une page.
   *[no] { $player } scelle une page.
 }
event-ordered = Les pages sont ouvertes : { $you ->
    [yes] vous commencez
   *[no] { $player } commence
 } la manche { $round }.
event-began-round = La manche { $round } commence ; on peut ouvrir les pages jusqu’à { $magic }.
reason-round-not-done = L’ordre de cette manche n’est pas encore établi.
reason-order-made = L’ordre de cette manche est établi. Revenez en arrière, ou commencez une nouvelle manche.
reason-token-not-so = Les jetons vont de 1 à { $count }, et cette personne tient déjà celui-là.
reason-tokens-first = Dites d’abord qui tient quel jeton.
reason-page-not-yours = Chacun scelle sa propre page.
reason-page-not-so = Les pages vont jusqu’à { $magic } dans cette manche, et celle-ci est déjà dite.
reason-tokens-not-so = On compte entre 0 et { $count } points en jetons.
reason-card-not-held = Il n’y a là aucune carte { $card } à enlever.
reason-card-too-many = La boîte a { $count } cartes { $card }, et toutes sont comptées (place { $seats }). Enlevez-en d’abord une là.
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
