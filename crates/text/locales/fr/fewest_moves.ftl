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
fmc-page = Moins de coups
fmc-page-tip = Résoudre en peu de coups, étape par étape, des deux côtés du mélange
fmc-solution = Solution
fmc-scramble = Mélange
fmc-scramble-hint = Coups ou facettes
fmc-lines = Étapes
fmc-lines-hint = U' F2 (L D)  // EO
fmc-brackets = Les coups entre parenthèses se font sur l’inverse du mélange.
fmc-not-solvable = La position ne peut pas être résolue
fmc-not-solvable-do = Tapez un mélange en coups, ou complétez la position sur la page du puzzle.
fmc-line = Ligne { $number } : { $length } coups, total { $total } · { $reached }
fmc-whole = { $length } HTM : { $moves }
fmc-too-long = Les lignes ont plus de { $most } caractères
fmc-too-long-do = Enlevez les lignes qui ne font pas partie de la solution.
fmc-copy = Copier
fmc-copy-tip = Copier la solution en coups normaux
fmc-copy-niss = Copier en NISS
fmc-copy-niss-tip = Copier les lignes avec les coups inverses entre parenthèses, sous un commentaire qui le dit
fmc-niss-comment = NISS : les coups entre parenthèses se font sur l’inverse du mélange
fmc-play = Jouer
fmc-play-tip = Jouer la solution sur le puzzle
fmc-shorten = Raccourcir encore
fmc-shorten-tip = Remplacer des passages de la solution complète par de plus courts, tant qu’il y en a
fmc-keep = Garder
fmc-keep-tip = Mettre ces lignes de côté, pour y revenir
fmc-next = Étape suivante
fmc-find-step = Chercher la suite
fmc-find-step-tip = Lister les chemins vers l’étape, les plus courts d’abord
fmc-step-slice = laisser une tranche
fmc-step-finish = finir
fmc-step-corners = tout sauf { $most } sommets
fmc-sides = Côtés :
fmc-side-normal = mélange normal
fmc-side-inverse = mélange inverse
fmc-side-either = l’un ou l’autre
fmc-side-mixed = mêlés
fmc-extra = et plus longs d’au plus
fmc-extra-tip = Lister aussi les chemins plus longs que le plus court d’au plus autant de coups
fmc-way-tip = Ajouter cette ligne aux étapes
fmc-outdated = Trouvé pour d’autres lignes.
fmc-no-ways = Aucun chemin n’a été trouvé vers : { $step }.
fmc-ways =
    { $count ->
        [one] { $count } chemin
       *[other] { $count } chemins
    } vers { $step } ; le plus court a { $length ->
        [one] { $length } coup
       *[other] { $length } coups
    }.
fmc-best = Meilleur total
fmc-find-best = Chercher le meilleur total
fmc-find-best-tip = Chercher pendant une minute la solution la plus courte à partir de ces lignes, par EO, DR, HTR et fin avec NISS, et par insertions
fmc-best-total = { $length } HTM
fmc-bound = Prouvé : aucune solution n’a moins de { $bound } coups (≥ { $bound }).
fmc-no-bound = Aucune borne n’est prouvée : Résoudre, sur la page du puzzle, en prouve une.
fmc-take-best-tip = Prendre cette solution comme lignes
fmc-insert = Insertions dans les lignes
fmc-find-insertions = Chercher des insertions
fmc-find-insertions-tip = Résoudre ce que laissent les lignes par des cycles de trois pièces, là où le plus de coups s’annulent
fmc-insertion-tip = Prendre toute la solution en une ligne ; les lignes d’avant sont gardées
fmc-no-insertions = Aucune insertion n’a été trouvée.
fmc-insertions =
    { $count ->
        [one] { $count } solution
       *[other] { $count } solutions
    } par insertions ; la plus courte a { $length } coups.
fmc-attempts = Essais
fmc-no-attempts = Les lignes que vous gardez se trouvent ici, et la session les conserve.
fmc-attempt = { $place }. { $summary }
fmc-bring-back-tip = Reprendre ces lignes ; celles qui sont là sont gardées
fmc-other-scramble = d’un autre mélange
fmc-remove = Enlever
fmc-remove-name = Enlever l’essai { $place }
fmc-summary = { $length } HTM · { $reached }
fmc-summary-wrong = avec une ligne illisible
fmc-too-many-kept = On ne garde pas plus d’essais
fmc-too-many-kept-do = Enlevez-en un dont vous n’avez pas besoin.
fmc-comment-shortened = raccourci
fmc-comment-insertion = avec une insertion
fmc-stop = Arrêter
fmc-stop-tip = Arrêter la recherche ; ce qui a été trouvé reste
why-fmc-lines = Une ligne est illisible
why-fmc-empty = Il n’y a pas de coups dans les lignes
why-fmc-solved = Les lignes résolvent le mélange
error-fmc = La recherche est terminée
news-fmc-copied = La solution de { $length } coups est copiée.
news-fmc-copied-niss = Les lignes sont copiées avec les coups inverses entre parenthèses.
news-fmc-finding-step = Recherche de chemins vers l’étape suivante.
news-fmc-finding-best = Recherche du meilleur total.
news-fmc-inserting = Recherche d’insertions.
news-fmc-shortening = Recherche de passages plus courts.
news-fmc-stopped = La recherche est arrêtée.
news-fmc-no-best = Aucune solution complète n’a été trouvée.
news-fmc-best = Le meilleur total a { $length } coups.
news-fmc-not-shorter = Aucun passage de la solution ne peut être raccourci.
news-fmc-shortened = { $before } coups sont devenus { $length } ; les lignes d’avant sont gardées.
news-fmc-taken = Ajouté : { $line }
news-fmc-taken-whole = Les lignes résolvent le mélange en { $length } coups.
news-fmc-kept = Gardé : { $summary }
news-fmc-back = Repris : { $summary }
news-fmc-removed = Enlevé : { $summary }
played-fewest-moves = moins de coups
