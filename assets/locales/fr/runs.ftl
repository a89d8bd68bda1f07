chart-speed = Vitesse
chart-speed-tip = Nœuds parcourus en une seconde, au fil de la recherche
speed-y = nœuds par seconde
speed-name = graphique des nœuds par seconde au fil du temps ; les derniers sont { $nodes }
speed-none = La vitesse de la recherche apparaît ici.
log-time = Temps log

runs = Recherches ({ $count })
runs-tip = Les recherches de ce casse-tête, à comparer dans le graphique
runs-none = Chaque recherche apparaît ici. Résoudre lance la première.
runs-kept = Les { $count } dernières sont gardées ; on peut en épingler jusqu’à { $pinned }.
run-name = { $run } : { $method }, { $metric }, { $threads }
run-threads =
    { $count ->
        [one] { $count } fil
       *[other] { $count } fils
    }

run-threads-between =
    { $least } à { $most ->
        [one] { $most } fil
       *[other] { $most } fils
    }

run-found = { $length } { $metric }, au moins { $bound } { $metric }
run-claimed = { $length } { $metric } ; du fichier, non vérifié ici : au moins { $bound } { $metric }
run-claimed-only = rien encore ; du fichier, non vérifié ici : au moins { $bound } { $metric }
run-optimal = { $length } { $metric }, optimale
run-not-found = rien encore, au moins { $bound } { $metric }

run-cost =
    { $seconds } s, { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }

run-here = cette position
run-there = position { $number } : { $origin }
run-log = Journal { $name }
run-show = Montrer la recherche { $run }
run-current-tip = Ce que l’on sait de la position du patron est toujours montré
run-show-tip = Dessiner cette recherche à côté de celle de la position
run-other-metric = absente de ce graphique : elle compte en { $metric }, le graphique en { $shown }
run-limits = Temps limite : { $limit } ; patience : { $patience } ; { $goal }
limit-none = sans limite
aim-anytime = solutions toujours plus courtes
aim-optimal = tout l’effort sur la preuve
aim-all = toutes les solutions optimales
run-pin = Épingler
run-pin-name = Épingler la recherche { $run }
run-pin-tip = Garder cette recherche quand de plus récentes ont besoin de sa place ; { $count } au plus à la fois
run-remove = Retirer
run-remove-name = Retirer la recherche { $run }
run-remove-tip = Retirer cette recherche de la liste
legend-more = et { $count } de plus

point-length =
    { $run }
    { $what } : { $length } { $metric } après { $seconds } s

point-speed =
    { $run }
    { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    } par seconde après { $seconds } s

export-chart = Exporter
export-chart-tip = Enregistrer les recherches montrées en CSV, ou le graphique en image
save-runs = Recherches en CSV…
save-runs-tip = Enregistrer longueurs, bornes et vitesses des recherches montrées, chacune avec son temps, dans un tableau
save-chart = Graphique en PNG…
save-chart-tip = Enregistrer le graphique tel qu’il est montré, en image
why-no-run = Il n’y a pas encore de recherche.
path-runs = Enregistrer les recherches en CSV
path-chart = Enregistrer le graphique en PNG
filter-csv = Tableaux CSV
filter-png = Images PNG
no-picture = La fenêtre n’a pas donné d’image d’elle-même
no-picture-do = Ramenez toute la fenêtre au premier plan et réessayez.
news-saving = Écriture de { $path }.
news-runs-saved = Les recherches sont dans { $path }.
news-chart-saved = Le graphique est dans { $path }.
