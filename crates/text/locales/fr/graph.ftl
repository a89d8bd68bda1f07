graph-stop = { $identifier }	{ $distance }	{ $move }
graph-solved = résolu
graph-target = cible
graph-of-target = Cible incorrecte : { $what }
graph-stdin-twice = Une seule position peut venir de l’entrée standard
graph-stdin-twice-do = Écrivez - pour une seule des deux.
graph-stats-head = distance	états { $first }	états { $second }
graph-stats-head-one = distance	états { $metric }

graph-antipodes =
    Antipodes en { $metric } : { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } à { $distance }, par exemple { $example }

graph-none = Aucune position de départ indiquée
graph-none-do = Indiquez INPUT (un identifiant, des facettes, des coups, un lien, un fichier, ou - pour l’entrée standard), --facelets, --moves ou --random. Voir unfold pocket path --help.
graph-at-work = Graphe
graph-metric-wrong = valeurs possibles : { $names }
graph-saved = { $path } : { $count } { $what }, { $megabytes } Mo
graph-nodes = sommets
graph-edges = arêtes

news-exporting = Exportation du graphe dans { $path }.
news-exported = Graphe exporté dans { $path } : nodes.csv et edges.csv.
news-export-stopped = Exportation arrêtée ; aucun fichier n’a été laissé.
error-export = Impossible d’exporter le graphe
path-export = Exporter le graphe dans un dossier
accept-export = Exporter le graphe
export = Exporter le graphe…
export-tip = Exporter les 3 674 160 sommets et les 11 022 480 arêtes en fichiers CSV pour une base de données de graphes (700 Mo)
export-at-work = Exportation du graphe
export-stop = Arrêter l’exportation
export-stop-tip = Arrêter l’exportation du graphe et supprimer ce qui a été écrit
export-reference = Points-virgules (article de 2017)
export-reference-tip = Séparer les colonnes par des points-virgules, comme dans l’article, plutôt que par des virgules, comme l’attend Neo4j 5
export-moves = Inclure les coups
export-moves-tip = Ajouter à chaque arête son coup comme propriété

graph-identifier = Identifiant
graph-identifier-tip = La plus petite des 24 suites de chiffres qui décrivent ce cube, une pour chaque façon de le tenir
graph-copy = Copier
graph-copy-tip = Copier l’identifiant dans le presse-papiers
graph-facelets = Facettes
graph-facelets-tip = Les lettres des 24 facettes, selon la façon de tenir le cube
graph-copy-facelets-tip = Copier les facettes dans le presse-papiers
graph-metric = Métrique du graphe
graph-metric-tip = Compter les distances du graphe dans cette métrique, quelle que soit celle du solveur
graph-qtm = QTM
graph-htm = HTM
graph-positions = Positions en
graph-digits = Chiffres (article de 2017)
graph-digits-tip = Écrire les positions comme l’article, par 24 chiffres qui ne dépendent pas de la façon de tenir le cube
graph-letters = Facettes
graph-letters-tip = Écrire les positions par les 24 lettres de leurs facettes, selon la façon de tenir le cube
graph-distance = Distance du cube résolu : { $htm } HTM, { $qtm } QTM
graph-distance-one = Distance du cube résolu : { $distance } { $metric }
graph-neighbours-of-start = Voisines du départ, avec les distances en { $metric }
graph-chart = Positions à chaque distance en { $metric }
graph-chart-name = diagramme du nombre de positions à chaque distance en { $metric } ; cette position est à { $distance }

graph-chart-bar =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } à { $distance } { $metric }

graph-neighbours = Voisines, avec les distances en { $metric }
graph-neighbour = { $move } : { $distance }
graph-neighbour-name = voisine par { $move }, distance { $distance } { $metric }
graph-neighbour-tip = { $move } mène à { $identifier }, à une distance de { $distance } { $metric }. Cliquez pour y aller.
graph-neighbour-to-tip = { $move } mène à { $identifier }, à { $distance } { $metric } de la cible. Cliquez pour y aller.
nearby-node-name = à deux coups par { $moves }, distance { $distance } { $metric }
nearby-name = graphe des positions voisines ; les flèches pour se déplacer, Entrée pour y aller ; sélection : { $selected }
nearer-to-solved = plus proche du cube résolu
nearer-to-target = plus proche de la cible
as-far = même distance
farther = plus loin
graph-path = Plus court chemin, avec les distances en { $metric }
graph-path-to = Plus court chemin vers { $identifier }, avec les distances en { $metric }
target = Chemin vers
target-hint = cube résolu
target-tip = Saisissez la fin du chemin : un identifiant, des facettes ou des coups. Laissez le champ vide pour le cube résolu.
target-here = Utiliser cette position
target-here-tip = Terminer le chemin ici ; choisir ensuite son départ
target-solved = Utiliser le cube résolu
target-solved-tip = Terminer de nouveau le chemin au cube résolu
news-target = Le chemin se termine maintenant à { $identifier }.
news-target-solved = Le chemin se termine de nouveau au cube résolu.
graph-step-to-tip = { $identifier }, à { $distance } { $metric } de la cible. Cliquez pour l’afficher sur le patron.
graph-step-name = étape { $step } du chemin, distance { $distance } { $metric }
graph-step-tip = { $identifier }, à { $distance } { $metric } du cube résolu. Cliquez pour l’afficher sur le patron.
graph-play = Jouer le chemin
graph-play-tip = Jouer les coups du chemin sur le patron
graph-making = Calcul des distances…
graph-wait = Le graphe s’affiche ici dès que la position est valide.

export-stopped = L’exportation a été arrêtée
export-stopped-do = Aucun fichier n’a été laissé. Vous pouvez recommencer à tout moment.
export-write = L’exportation n’a pas pu être écrite : { $reason }
export-write-do = Choisissez un dossier où vous pouvez écrire, avec { $megabytes } Mo d’espace libre. Les fichiers existants n’ont pas été modifiés.
export-half = Un seul des deux fichiers a été remplacé : { $reason }
export-half-do = Exportez de nouveau : nodes.csv et edges.csv viennent maintenant d’exportations différentes.
replace-graph = { $path } contient déjà une exportation : nodes.csv, edges.csv ou les deux.
export-not-a-file = Ce n’est pas un fichier ordinaire
export-not-a-file-do = Déplacez-le, ou choisissez un autre dossier. Rien n’a été modifié.
export-no-folder = Ce n’est pas un dossier
export-no-folder-do = Choisissez un dossier existant ou un nouveau. Rien n’a été modifié.
export-busy = Un autre programme écrit cette exportation
export-busy-do = Attendez qu’il ait terminé, ou choisissez un autre dossier. Rien n’a été modifié.
export-exists = Le dossier contient déjà une exportation
export-exists-do = Choisissez un autre dossier, ou remplacez l’exportation (--force).
graph-distance-to-target = De cette position à la cible : { $distance } { $metric }
