graph-stop = { $identifier }	{ $distance }	{ $move }
graph-solved = résolu
graph-target = cible
graph-of-target = Dans la cible : { $what }
graph-stdin-twice = Les deux états sont attendus de l’entrée standard
graph-stdin-twice-do = Écrivez - pour un seul des deux.
graph-stats-head = distance	états { $first }	états { $second }

graph-antipodes =
    Antipodes en { $metric } : { $count ->
        [one] { $count } état
       *[other] { $count } états
    } à { $distance }, par exemple { $example }

graph-none = Aucun état de départ n’est donné
graph-none-do = Donnez INPUT (un identifiant, des facettes ou des coups, ou - pour l’entrée standard), --facelets, --moves ou --random ; voir unfold pocket path --help.
graph-at-work = Graphe
graph-metric-wrong = choisissez parmi : { $names }
graph-saved = { $path } : { $count } { $what }, { $megabytes } Mo
graph-nodes = sommets
graph-edges = arêtes

news-exporting = Écriture du graphe dans { $path }.
news-exported = Le graphe est dans { $path } : nodes.csv et edges.csv.
news-export-stopped = L’exportation a été arrêtée ; rien n’en est resté.
error-export = Le graphe n’a pas été écrit
path-export = Écrire le graphe dans un dossier
accept-export = Écrire
export = Exporter le graphe…
export-tip = Écrire les 3 674 160 sommets et les 11 022 480 arêtes en fichiers CSV pour une base de données de graphes, 700 Mo
export-at-work = Exportation du graphe
export-stop = Arrêter l’export
export-stop-tip = Arrêter l’écriture du graphe ; rien n’en reste
export-reference = Forme de l’article de 2017
export-reference-tip = Colonnes séparées par des ; comme dans l’article ; sinon comme Neo4j 5 les lit, séparées par des virgules
export-moves = Avec les coups
export-moves-tip = Donner à chaque arête son coup comme propriété

graph-identifier = Identifiant
graph-identifier-tip = La plus petite des 24 suites de chiffres qui nomment ce cube, une par façon de le tenir
graph-copy = Copier
graph-copy-tip = Copier l’identifiant dans le presse-papiers
graph-distance = Distance : { $htm } HTM, { $qtm } QTM
graph-distance-one = Distance : { $distance } { $metric }
graph-neighbours-of-start = Voisines du départ, avec leurs distances en { $metric }
graph-chart = positions à chaque distance en { $metric }
graph-chart-name = diagramme du nombre de positions à chaque distance en { $metric } ; celle-ci est à { $distance }

graph-chart-bar =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } à { $distance } { $metric }

graph-chart-x = distance en { $metric }
graph-chart-y = positions, échelle log
graph-neighbours = Voisines, avec leurs distances en { $metric }
graph-neighbour = { $move } : { $distance }
graph-neighbour-name = voisine par { $move }, à distance { $distance } { $metric }
graph-neighbour-tip = { $move } mène à { $identifier }, à distance { $distance } { $metric }. Cliquez pour y aller.
graph-path = Plus court chemin, avec les distances en { $metric }
graph-path-to = Plus court chemin vers { $identifier }, avec les distances en { $metric }
target = Chemin vers
target-hint = le cube résolu ; ou un identifiant, des facettes, des coups
target-tip = Tapez ou collez où le chemin doit finir : un identifiant, des facettes ou des coups. Un champ vide désigne le cube résolu.
target-here = Utiliser cette position
target-here-tip = Faire de la position affichée la fin du chemin ; allez ensuite là où le chemin doit commencer
target-solved = Cube résolu
target-solved-tip = Faire finir le chemin au cube résolu à nouveau
news-target = Le chemin finit maintenant à { $identifier }.
news-target-solved = Le chemin finit à nouveau au cube résolu.
graph-step-to-tip = { $identifier }, à { $distance } { $metric } de la cible. Cliquez pour l’afficher sur le patron.
graph-step-name = étape { $step } du chemin, distance { $distance } { $metric }
graph-step-tip = { $identifier }, à { $distance } { $metric } de l’état résolu. Cliquez pour l’afficher sur le patron.
graph-play = Jouer le chemin
graph-play-tip = Jouer les coups du chemin sur le patron
graph-making = Les distances sont en cours de calcul.
graph-wait = Le graphe d’une position apparaît dès que celle-ci est possible.

export-stopped = L’exportation a été arrêtée
export-stopped-do = Rien n’en est resté ; recommencez quand vous voudrez.
export-write = L’exportation n’a pas pu être écrite : { $reason }
export-write-do = Choisissez un dossier où vous avez le droit d’écrire, avec de la place pour { $megabytes } Mo. Ce qui s’y trouvait n’a pas été modifié.
export-half = Une partie seulement de l’exportation a remplacé la précédente : { $reason }
export-half-do = Exportez à nouveau : nodes.csv et edges.csv viennent maintenant d’exportations différentes.
replace-graph = Une exportation se trouve déjà dans { $path } : nodes.csv, edges.csv ou les deux.
export-not-a-file = Ce qui se trouve là n’est pas un fichier ordinaire
export-not-a-file-do = Déplacez-le, ou choisissez un autre dossier. Rien n’a été modifié.
export-no-folder = Ce n’est pas un dossier
export-no-folder-do = Choisissez un dossier, ou un qui n’existe pas encore. Rien n’a été modifié.
export-busy = Un autre programme écrit cette exportation en ce moment
export-busy-do = Attendez qu’il ait fini, ou choisissez un autre dossier. Rien n’a été modifié.
export-exists = Il y a déjà une exportation à cet endroit
export-exists-do = Choisissez un autre dossier, ou dites qu’elle peut être remplacée (--force).
