title = Unfold
title-file = { $name } - Unfold

menu-file = Fichier
menu-edit = Édition
menu-view = Affichage
menu-play = Lecture
menu-help = Aide
open-recent = Fichiers récents
theme = Thème
theme-system = Suivre le système
theme-light = Clair
theme-dark = Sombre
language = Langue (Language)
letters = Lettres sur le patron
letters-tip = Afficher sur chaque facette du patron la lettre de sa couleur
space-letters = Lettres dans la vue 3D
space-letters-tip = Afficher sur chaque facette de la vue 3D la lettre de sa couleur

file-scramble = Position aléatoire, graine { $seed }

file-shuffle =
    { $count ->
        [one] { $count } coup aléatoire
       *[other] { $count } coups aléatoires
    }, graine { $seed }

file-name = { $name } : un mélange de { $length }, sans solution
file-name-after = { $name } : mélange en { $scramble } ; puis { $after }

length-twists =
    { $length }, { $count ->
        [one] { $twists } coup dans MC4D
       *[other] { $twists } coups dans MC4D
    }

remarks = À propos de ce fichier
remarks-tip = Afficher ou masquer ce que le journal ouvert a d’inhabituel
why-no-remarks = Aucun fichier n’est ouvert, ou celui qui l’est n’a pas de remarques
sticker = facette { $cell } à la place { $place }, { $colour } ({ $letter })
sticker-tip = Sur la cellule { $cell } ; sa couleur est { $colour } ({ $letter })
position-solved = Cette position est résolue.

tables-unused = Tables : chargées à la première recherche
tables-opened = Ouverture des tables
tables-behind-opened = Recherche avec les petites tables ; ouverture des grandes
tables-next-opened = Ouverture des grandes tables pour la prochaine recherche
tables-small = Tables : petites seulement
tables-ready = Tables : prêtes
memory = Mémoire : { $megabytes } Mo
memory-tip = Mémoire utilisée par Unfold
memory-tables = Tables utilisées : { $megabytes } Mo
memory-tables-tip = Taille des tables utilisées ; seules les parties lues par les recherches sont en mémoire
