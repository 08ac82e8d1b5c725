# Le carnet de points à côté de votre boîte de Rune, en français ; le reste se dit comme dans le livre.
game-rune-box = Rune, en boîte
tagline = Un carnet de points pour les cartes sur votre table
prompt-move = Comptez les zones de chaque Maître
view-areas = zones
view-totals = points
view-left = runes pas encore comptées
option-grand-master = Grand Maître
    .about = Les jetons de la petite extension sont sur la table : une rune bleue et une verte de plus pour chacun.
event-area = { $you ->
    [yes] Votre Maître
   *[no] Le Maître { DE($player) },
 } n° { $place } : { $runes ->
    [0] aucune rune { $colour ->
        [bleu] bleue
        [vert] verte
       *[rouge] rouge
    }
    [one] une rune { $colour ->
        [bleu] bleue
        [vert] verte
       *[rouge] rouge
    }
   *[other] { $runes } runes { $colour ->
        [bleu] bleues
        [vert] vertes
       *[rouge] rouges
    }
 }.
reason-area-empty = Il n’y a ici aucune rune comptée à enlever.
reason-area-so = Cette zone est déjà { $colour ->
    [bleu] bleue
    [vert] verte
   *[rouge] rouge
 }.
reason-runes-too-many = Toute la boîte n’a que { $count } runes { $colour ->
    [bleu] bleues
    [vert] vertes
   *[rouge] rouges
 }, et elles sont toutes comptées. Enlevez-en d’abord dans une autre zone.
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
