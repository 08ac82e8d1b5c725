vp-tokens = Jetons PV
points-none = rien
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
points-bonus = { $points } dont { $bonus } pour sa condition
junk-most = { $name } : { $points } de plus pour le plus gros tas de Camelote
junk-worth = { $points } pour le plus gros tas
tie = { $names } : égalité à { $points }
tie-text = À égalité en tête, personne ne gagne : l’auteur du jeu garde le prix.
leads = { $name } mène avec { $points }
ten-treasures = { $name } a dix trésors : cette manche est la dernière.
ten-companions = { $name } a dix compagnons : cette manche est la dernière.
who-first = Qui commence ?
score = Points
round = Manche { $round }, pages jusqu’à { $magic }
ask-tokens = Qui tient quel jeton d’ordre ?
ask-page = Quelle page a ouverte { $name } ?
ask-seal = { $name }, scellez une page
sealed-waits = Scellée. On attend { $names }.
change-page = Une autre page
place-alone = page { $page }, seule
place-shared = page { $page } partagée, avait le jeton { $was }
turned = Inversé par la page { $page }
new-round = Nouvelle manche
page-n = page { $page }
token-n = jeton { $token } pour { $name }
player-what = { $card } { DE($name) }
order-said = L’ordre : { $names }.
seen-reason-card-too-many = La boîte a { $count } cartes { $card }, et toutes sont comptées ({ $holders }). Enlevez-en d’abord une là.
