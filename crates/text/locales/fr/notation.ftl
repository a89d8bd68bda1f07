lines-joined =
    { $lines ->
        [one] { $lines } ligne lue comme une seule suite.
       *[other] { $lines } lignes lues comme une seule suite.
    }
count-not-rotation = « { $token } » a été lu comme un nombre de répétitions de la parenthèse ({ $place }). Pour une rotation, mettez-le entre parenthèses : ({ $token }).
dash-before = Le tiret devant un coup a été lu comme un séparateur ({ $place }). Mettez une apostrophe après le coup s’il tourne en sens inverse.
turn-of-nothing = « { $token } » ne tourne rien et a été ignoré ({ $place }).
name-before-colon = « { $token } » a été lu comme un nom, pas comme un coup ({ $place }).
solve-lines = Résoudre en lot
solve-lines-tip = Résoudre chaque ligne du texte comme une position à part
why-no-lines = Aucun texte de plusieurs lignes n’a été lu comme une seule séquence.
news-lines =
    { $states ->
        [one] Le lot a { $states } position du texte.
       *[other] Le lot a { $states } positions du texte.
    }
left-out = « { $token } » a été ignoré, car ce ne sont ni des coups ni des facettes ({ $place }).
square-group = « { $token } » a été lu comme un groupe ({ $place }). Mettez une virgule entre ses parties pour un commutateur.
small-letters = Toutes les lettres sont minuscules : elles ont été lues comme des coups de face. Écrivez Rw pour un coup large.
