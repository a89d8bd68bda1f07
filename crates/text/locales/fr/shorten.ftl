shorten-no-moves = Il n’y a pas de coups à raccourcir
shorten-no-moves-do = Indiquez INPUT (des coups, un lien, un journal MC4D, un fichier qui en contient, ou - pour l’entrée standard) ou --moves. Voir unfold shorten --help.
shorten-stretch-wrong = écrivez les numéros du premier et du dernier coup, par exemple 40-60 ; le premier coup est 1
shorten-stretch-too-long = Le passage finit au coup { $last }, mais il n’y a que { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
shorten-stretch-too-long-do = Indiquez un passage compris dans les coups. Le premier coup est 1 ; dans un journal, chaque clic est un coup.
shorten-no-sheet = Les coups ne s’écrivent qu’en texte ou, pour un hypercube, en journal MC4D
shorten-no-sheet-do = Choisissez un nom en .txt, ou en .log pour un hypercube. Pour imprimer une solution, utilisez unfold sheet.
shorten-done = Raccourci de { $before } à { $after }, −{ $fewer } ; borne inférieure : { $bound }.
shorten-done-optimal = Raccourci de { $before } à { $after }, −{ $fewer } ; optimalité prouvée.
shorten-none-shorter-found = Rien de plus court trouvé : { $bound } ≤ optimum ≤ { $length }.
shorten-none-is-shorter = Il n’y a rien de plus court : { $length } est prouvé optimal.
shorten-all-moves = Tous les coups : de { $before } à { $after }.
shorten-stretch = Coups { $first } à { $last } : { $moves }
shorten-position = C’est une position, pas des coups
shorten-position-do = Indiquez des coups. Pour résoudre une position, utilisez unfold solve.
shorten-no-mark = Remarque : le journal n’a pas de coups après une marque de mélange ; tous ses coups sont utilisés.
shorten-joined = Les coups qui se combinent ou s’annulent ont été réunis : { $before } coups n’en font plus que { $after } ({ $length }).
shorten-twists =
    { $count ->
        [one] { $count } coup MC4D
       *[other] { $count } coups MC4D
    }
shorten-batch-output = Les listes raccourcies s’affichent ; elles ne s’écrivent pas dans un fichier
shorten-batch-output-do = Enlevez -o, ou utilisez --batch avec un dossier de journaux.
shorten-no-logs = Il n’y a pas de journaux dans { $folder }
shorten-no-logs-do = Indiquez un dossier qui contient des fichiers .log.
shorten-batch-done = { $shorter } sur { $rows } raccourcis, de { $fewer } en tout.

shorten-undoes = Ces coups défont ceux qui précèdent.

# $length: the length of the moves before, with its metric
shorten-undone = Défaire les coups qui précèdent demanderait { $length } ; pour l’accepter, ajoutez --undo.
shorten-one-solve-do = Donnez ce fichier seul, avec --solve N.
