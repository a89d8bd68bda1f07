fmc-no-scramble = Il n’y a pas de mélange
fmc-no-scramble-do = Donnez --scramble avec des coups ou des facettes, ou --batch avec une liste.
fmc-no-skeleton = Il n’y a pas de squelette
fmc-no-skeleton-do = Donnez --skeleton avec les coups qui laissent peu de pièces.
fmc-step-wrong = un de ces noms est attendu : { $names }
fmc-step-not-ready = L’étape { $step } vient après { $needed }, qui n’est pas atteinte
fmc-step-not-ready-do = Cherchez d’abord --next { $needed }, et ajoutez une de ses lignes à la solution.
fmc-step-reached = L’étape { $step } est déjà atteinte
fmc-step-reached-do = Demandez une étape suivante.
fmc-not-finished = Les lignes ne résolvent pas le mélange
fmc-not-finished-do = Seule une solution complète est raccourcie : ajoutez les lignes qui manquent, ou cherchez-les avec --next ou --find.
fmc-solved =
    Résolu en { $length ->
        [one] { $length } coup
       *[other] { $length } coups
    }.
fmc-left =
    { $length ->
        [one] { $length } coup
       *[other] { $length } coups
    } jusqu’ici ; non résolu : { $left }.
fmc-inserted = après le coup { $at } : { $moves }, { $cancelled } annulés
fmc-skeleton-solves = Le squelette résout le mélange
fmc-skeleton-solves-do = Il ne reste rien à insérer.
fmc-skeleton-odd = Le squelette laisse { $left } ({ $corners } sommets, { $edges } arêtes) : une permutation impaire
fmc-skeleton-odd-do = Les cycles de trois pièces ne résolvent que des permutations paires. Changez le squelette d’un quart de tour.
fmc-skeleton-too-many = Le squelette laisse { $corners } sommets et { $edges } arêtes, plus que deux insertions n’en résolvent
fmc-skeleton-too-many-do = Utilisez un squelette qui laisse trois ou cinq sommets, deux paires de sommets, ou trois ou cinq arêtes.
fmc-no-bar = Il n’y a pas de squelette sur cette ligne
fmc-no-bar-do = Écrivez sur chaque ligne un mélange, une barre verticale et un squelette.
fmc-nothing-found = Aucune solution n’a été trouvée dans le temps donné
fmc-nothing-found-do = Essayez un --timeout plus long.
