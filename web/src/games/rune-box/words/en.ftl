colour-of = Colour of area { $place }
colour-each = { $colour }, { $points } each
rune-what = rune
tied = Equal so far: { $points } each.
leads = { $name } leads by { $points }.
once = Two Masters in one area count it once: enter it for one of them.
sum = { $runes } × { $each } = { $points }
