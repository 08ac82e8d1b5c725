your-looks = { $own ->
    [yes] Vos Regards
   *[no] Regards { DE($name) }
 } : { $count } sur { $most }
no-looks = Aucun Regard. Surtout, ne levez pas les yeux.
no-looks-how = Vos Regards se donnent ici : les cartes Regard restent dans la boîte.
hidden-look = Secret : seule cette personne le lit.
cannot = Je ne peux pas : un autre, s’il vous plaît
cannot-short = Je ne peux pas
eased = La façon facile suffit.
unhex = Désenvoûtement : on l’enlève
new-look = Rigor m’a vu : un Regard pour moi
new-look-for = Rigor a vu { $name } : un Regard
new-look-short = Nouveau Regard
new-look-short-for = Un Regard pour { $name }
grimoires-count = Grimoires : { $count }
grimoires = Grimoires : { $count }, { $signs ->
    [one] { $signs } signe
   *[other] { $signs } signes
 }
grimoires-of = Grimoires { DE($name) }
book-signs = { $signs ->
    [one] { $signs } signe
   *[other] { $signs } signes
 }, { $left } dans la boîte
who-holds = Qui a quoi
rank = { $place }.
left-home = n’est plus là
caught-button = PRIS !
caught-then = Puis touchez la personne en faute. On avoue, ou tout le monde vote.
calls = { $name } a vu quelque chose. Que personne ne bouge !
who-what = Qui a commis une faute, et laquelle ?
never-mind = Laissons cela
means = { $caller } vise { $name }
inspects = Rigor inspecte { $name }
admit = J’avoue
deny = Ce n’est pas vrai
asks = { $name }, avez-vous commis une faute ?
waits = On attend { $name }
silent = { $name } se tait : votons
vote-ask = { $name } a commis une faute ?
vote-yes = Oui, pris
vote-no = Non
vote-as = { $name } vote :
vote-waits = { $given } sur { $all } ont voté
vote-count = Compter les votes donnés
deck-left = Regards dans la pioche : { $deck }. Grimoires dans la boîte : { $books }.
goblin = Gobelin
looks = Regards
grimoires-short = Grimoires
signs-short = Signes
out-of-looks = { $name } finit en pierre : trop de Regards.
seen-reason-book-too-many = La boîte a { $count } exemplaires de { $book }, tous comptés ({ $holders }). Enlevez-en d’abord un là.
