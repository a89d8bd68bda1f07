menu-tables = Tables
tables = Tables…
tables-tip = Afficher l’utilité, la taille et l’état de chaque table ; construire, vérifier, supprimer ou déplacer les tables
tables-title = Tables
tables-what = Les méthodes lisent des distances dans des tables. Chaque table est calculée quand une recherche en a besoin pour la première fois, puis gardée dans un fichier ; un fichier endommagé est reconstruit. Supprimer une table ne coûte que le temps de la reconstruire.
tables-folder = Gardées dans { $path }

tables-room =
    { $disk ->
        [one] { $disk } Mo libre
       *[other] { $disk } Mo libres
    } sur ce disque, { $memory ->
        [one] { $memory } Mo de mémoire libre
       *[other] { $memory } Mo de mémoire libres
    } ; toutes les tables prennent { $total } Mo.

tables-next-search = La prochaine recherche avec { $method } utilise { $size } Mo de tables (mémoire : { $choice }).

verify = Vérifier
verify-tip = Vérifier chaque octet de chaque fichier de table
build-all = Tout construire
build-all-tip = Construire toutes les tables manquantes ou endommagées, sauf celles du solveur optimal du 3×3×3, pour que les autres recherches n’attendent pas
remove-all = Tout supprimer
remove-all-tip = Supprimer les fichiers de toutes les tables ; une recherche les reconstruit quand elle en a besoin
move = Déplacer…
move-tip = Déplacer les tables vers un autre dossier, par exemple sur un autre disque
move-back = Remettre
move-back-tip = Remettre les tables dans le dossier par défaut
stop-tables = Annuler
stop-tables-tip = Arrêter le travail sur les tables ; celles qui sont terminées restent
path-tables = Déplacer les tables vers ce dossier
accept-move = Déplacer
column-table = Table
column-size = Taille
column-state = État
column-time = Construction
table-size = { $megabytes } Mo
build-time = { $seconds } s
state-looking = vérification…
state-absent = non construite
state-saved = enregistrée
state-used = enregistrée, utilisée
state-memory = en mémoire seulement
state-wrong = endommagée, sera reconstruite
build = Construire
build-name = Construire { $table }
remove = Supprimer
remove-name = Supprimer { $table }
at-work = En cours : { $table }
in-memory-too = Les tables des croix et des XCross sont construites en mémoire en un instant et ne sont pas enregistrées.
news-chore-stopped = Annulé ; les tables terminées restent.
news-tables-wrong = Ces tables sont endommagées et seront reconstruites : { $names }.

news-tables-looked =
    { $good ->
        [one] { $good } table sur { $total } est enregistrée et intacte
       *[other] { $good } tables sur { $total } sont enregistrées et intactes
    }.

news-tables-built = Les tables ont été construites.
news-tables-removed = Supprimé ; une recherche reconstruit une table quand elle en a besoin.
news-tables-moved = Les tables sont maintenant gardées dans { $path }.
news-tables-there = Les tables sont déjà dans { $path }.
why-tables-busy = Les tables sont utilisées. Arrêtez la recherche, ou attendez la fin du travail sur les tables.
error-tables = Le travail sur les tables a échoué
low-room = Pas assez de place pour les tables

low-disk =
    Cette recherche construit des tables de { $needed } Mo, mais seulement { $free ->
        [one] { $free } Mo est libre
       *[other] { $free } Mo sont libres
    } dans { $path }. Si vous continuez, elles restent en mémoire et sont reconstruites au prochain démarrage. Pour les garder, déplacez les tables sur un autre disque (Tables › Déplacer…).

low-memory =
    Les grandes tables demandent { $needed } Mo de mémoire, mais seulement { $free ->
        [one] { $free } Mo est libre
       *[other] { $free } Mo sont libres
    }. Si vous continuez, la recherche utilise les petites tables et va moins vite. Pour avoir les grandes, fermez d’autres programmes et recommencez.

no-disk =
    Les tables demandent { $needed } Mo sur le disque, mais seulement { $free ->
        [one] { $free } Mo est libre
       *[other] { $free } Mo sont libres
    } dans { $path }

no-disk-do = Libérez de la place sur le disque, déplacez les tables sur un autre disque (Tables › Déplacer…), ou choisissez-en de plus petites.

no-memory =
    Construire les tables demande { $needed } Mo de mémoire, mais seulement { $free ->
        [one] { $free } Mo est libre
       *[other] { $free } Mo sont libres
    }

no-memory-do = Fermez d’autres programmes, ou choisissez des tables plus petites.

go-on = Continuer
for-cube2 = 2×2×2×2 : distance de chaque moitié, qui est un 2×2×2
for-cube2-all = 2×2×2 : distance de chaque position, en HTM et en QTM
for-axis-rows = 2×2×2×2, phase 1 : coups pour amener les facettes d’un axe sur celui-ci
for-side-rows = 2×2×2×2, phase 2 : distances pour amener les pièces de leur côté ; grande, utilisée si elle existe
for-end-rows = 2×2×2×2, phase 2 : la même distance, huit positions par lecture ; la plus grande, utilisée si elle existe
for-small = 3×3×3 : petite, permet à une recherche de commencer aussitôt
for-classes = 3×3×3, phase 1 : quelles positions sont équivalentes
for-phase1 = 3×3×3, phase 1 : distance à la phase 2 ; grande
for-phase2 = 3×3×3, phase 2 : distance à l’état résolu
for-corners = 3×3×3 : distance des coins seuls
for-cubes-into = 3×3×3×3, phase 3 : distance d’une couche à son orientation
for-cubes-within = 3×3×3×3, phase 4 : distance d’une couche orientée à l’état résolu
for-optimal = 3×3×3 : bornes inférieures des positions, pour les preuves
idle-tables = Construire en cas d’inactivité
idle-tables-tip = Construire les tables du casse-tête affiché quand Unfold est inactif, pour que sa première recherche n’attende pas
news-idle = Construction des tables du { $puzzle } pendant qu’Unfold est inactif ; cela prend environ { $seconds } s, une seule fois.
news-idle-done = Les tables ont été construites et sont gardées pour les prochaines recherches.
news-idle-failed = Les tables n’ont pas pu être construites pendant l’inactivité : { $reason }

tables-underway = Construction de { $table } pour le { $puzzle } ({ $method }) : encore { $time } environ
tables-underway-tip = Chaque table n’est construite qu’une fois et conservée pour les recherches suivantes
tables-awaited = Attente de { $table } pour le { $puzzle } ({ $method }), déjà en construction
table-distances = la table des distances
table-halves = la table des moitiés
table-small = la petite table
table-classes = la table des symétries
table-phase1 = la table de phase 1
table-phase2 = la table de phase 2
table-phase2-large = la grande table de phase 2
table-corners = la table des coins
table-edges = la table des arêtes
table-cubes-into = la table des trois cubes à orienter
table-cubes-within = la table des trois cubes à résoudre
table-proof = la table des preuves

# $count: how many databases there are
# $megabytes: the megabytes that they take
databases =
    { $count ->
        [one] { $count } base d’algorithmes est aussi conservée
       *[other] { $count } bases d’algorithmes sont aussi conservées
    } ({ $megabytes } Mo) ; « Tout supprimer » les supprime aussi.
