colour-of = Couleur de la zone { $place }
colour-each = { $colour }, { $points } chacune
rune-what = rune
tied = Égalité pour l’instant : { $points } partout.
leads = { $name } mène de { $points }.
once = Deux Maîtres dans une même zone la comptent une fois : notez-la pour l’un d’eux.
sum = { $runes } × { $each } = { $points }
