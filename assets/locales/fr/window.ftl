title = Unfold
title-file = { $name } - Unfold

menu-file = Fichier
menu-edit = Édition
menu-view = Affichage
menu-help = Aide
open-recent = Fichiers récents
theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
language = Langue (Language)
letters = Lettres sur les facettes
letters-tip = Écrire sur chaque facette la lettre de sa couleur

net = Position
file-scramble = Position au hasard, graine { $seed }

file-shuffle =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } au hasard, graine { $seed }

file-name =
    { $name } : { $count ->
        [one] { $count } coup STM
       *[other] { $count } coups STM
    }

file-name-after =
    { $name } : { $count ->
        [one] { $count } coup STM
       *[other] { $count } coups STM
    }, et { $after } après le mélange

remarks = À propos de ce fichier
cell = cellule { $cell }
sticker = facette { $cell } de { $place }, couleur { $letter } { $colour }
sticker-tip = Cette facette se trouve sur la cellule { $cell } et a la couleur { $letter }, { $colour }
position-solved = Cette position est résolue.

tables-unused = Tables : ouvertes à la première recherche
tables-work = Tables, construites une fois : { $table }
tables-opened = Tables, en cours d’ouverture : { $table }
tables-behind = Tables : les petites servent, les grandes sont construites, une seule fois
tables-behind-opened = Tables : les petites servent, les grandes sont en cours d’ouverture
tables-next = Tables : les grandes sont construites pour la prochaine recherche, une seule fois
tables-next-opened = Tables : les grandes s’ouvrent pour la prochaine recherche
tables-small = Tables : seules les petites servent
tables-ready = Tables : prêtes
memory = Mémoire : { $megabytes } Mo
memory-tip = Ce que ce programme occupe en mémoire en ce moment
memory-tables = tables utilisées : { $megabytes } Mo
memory-tables-tip = La taille des tables utilisées ; elles sont projetées depuis leurs fichiers, et seul ce qui est consulté est en mémoire
table-axis-rows = distances de la première étape
table-cube3 = distances du 3×3×3
table-cube2-all = distances du 2×2×2 dans les deux métriques
table-cube2 = distances du 2×2×2
