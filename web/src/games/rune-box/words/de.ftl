colour-of = Farbe von Gebiet { $place }
colour-each = { $colour }, je { $points }
rune-what = Rune
tied = Bisher gleich: je { $points }.
leads = { $name } liegt um { $points } vorn.
once = Zwei Meister in einem Gebiet zählen es nur einmal: Trag es bei einem von ihnen ein.
sum = { $runes } × { $each } = { $points }
