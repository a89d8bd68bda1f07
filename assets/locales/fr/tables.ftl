menu-tables = Tables
tables = Tables…
tables-tip = À quoi sert chaque table, sa taille et son état ; les construire, vérifier, supprimer ou déplacer
tables-title = Tables
tables-what = Les solveurs lisent des distances dans des tables. Chacune est calculée une fois, quand une recherche en a besoin, et gardée dans un fichier ; un fichier qui n’est pas exactement juste est reconstruit. En supprimer une ne coûte que le temps de la reconstruire.
tables-folder = Gardées dans { $path }

tables-room =
    { $disk ->
        [one] { $disk } Mo libre
       *[other] { $disk } Mo libres
    } sur ce disque, { $memory ->
        [one] { $memory } Mo de mémoire libre
       *[other] { $memory } Mo de mémoire libres
    } ; toutes les tables prennent { $total } Mo.

verify = Vérifier
verify-tip = Regarder chaque octet de chaque fichier
build-all = Tout construire
build-all-tip = Construire chaque table absente ou fausse, pour qu’aucune recherche n’attende
remove-all = Tout supprimer
remove-all-tip = Supprimer les fichiers de toutes les tables ; elles sont reconstruites quand une recherche en a besoin
move = Déplacer…
move-tip = Déplacer les tables dans un autre dossier, sur un autre disque par exemple, et les y garder
move-back = Remettre
move-back-tip = Remettre les tables dans le dossier d’origine
stop-tables = Arrêter ceci
stop-tables-tip = Arrêter ce qui est fait des tables ; ce qui est terminé reste
path-tables = Déplacer les tables dans ce dossier
accept-move = Déplacer
column-table = Table
column-size = Taille
column-state = État
column-time = Construction
table-size = { $megabytes } Mo
build-time = { $seconds } s
state-looking = vérification…
state-absent = pas construite
state-saved = gardée
state-used = gardée, utilisée
state-memory = seulement en mémoire
state-wrong = fausse : à reconstruire
build = Construire
build-name = Construire { $table }
remove = Supprimer
remove-name = Supprimer { $table }
at-work = En cours : { $table }
in-memory-too = Les premières croix et leurs paires sont faites en mémoire en un instant et ne sont pas gardées.
news-chore-stopped = Arrêté ; les tables terminées restent.
news-tables-wrong = Ces tables sont fausses et seront reconstruites : { $names }.

news-tables-looked =
    { $good ->
        [one] { $good } table sur { $total } est gardée, et juste
       *[other] { $good } tables sur { $total } sont gardées, et justes
    } jusqu’au dernier octet.

news-tables-built = Les tables sont construites.
news-tables-removed = Supprimé ; une recherche qui a besoin d’une table la reconstruit.
news-tables-moved = Les tables sont maintenant gardées dans { $path }.
news-tables-there = Les tables sont déjà dans { $path }.
why-tables-busy = Les tables servent : arrêtez la recherche, ou attendez la fin de ce qui en est fait.
error-tables = Les tables n’ont pas pu être traitées
low-room = Il y a peu de place pour les tables

low-disk =
    Cette recherche calcule des tables de { $needed } Mo, une fois, mais il n’y a que { $free ->
        [one] { $free } Mo libre
       *[other] { $free } Mo libres
    } dans { $path }. Elle peut continuer : les tables servent depuis la mémoire et sont recalculées au prochain lancement. Ou déplacez-les sur un autre disque (Tables › Déplacer…).

low-memory =
    Calculer les grandes tables prend { $needed } Mo de mémoire, et il n’y en a que { $free ->
        [one] { $free } Mo libre
       *[other] { $free } Mo libres
    }. La recherche continue avec les petites tables ; elle est plus lente. Fermez d’autres programmes et relancez pour avoir les grandes.

go-on = Continuer
for-cube2 = hypercube : la distance de chaque moitié, qui est un 2×2×2
for-axis-rows = hypercube, première étape : les facettes d’un axe sur celui-ci
for-side-rows = hypercube, deuxième étape : les pièces de leur côté ; grande, utilisée quand elle est là
for-small = 3×3×3 : petite, permet de commencer aussitôt
for-classes = 3×3×3, phase 1 : quelles positions se ressemblent
for-phase1 = 3×3×3, phase 1 : la distance à la deuxième phase ; grande
for-phase2 = 3×3×3, phase 2 : la distance à l’arrivée
for-corners = 3×3×3 : la distance des seuls coins
idle-tables = Construire au repos
idle-tables-tip = Construire les tables du casse-tête affiché quand rien d’autre ne se passe, pour que sa première recherche les ait
idle-at-work = Construction des tables du { $puzzle }, une seule fois
news-idle = Tant que rien d’autre ne se passe, les tables du { $puzzle } sont construites ; cela prend environ { $seconds } s et n’arrive qu’une fois.
news-idle-done = Les tables sont construites et gardées pour toutes les recherches à venir.
news-idle-failed = Les tables n’ont pas pu être construites au repos : { $reason }
