chart-speed = Vitesse
chart-speed-tip = Tracer les nœuds parcourus par seconde au fil de la recherche
speed-y = nœuds par seconde
speed-name = graphique des nœuds par seconde au fil du temps, actuellement { $nodes }
speed-none = La vitesse de recherche apparaît ici pendant une recherche.
chart-menu = Graphique : { $name }
log-time = Temps log

runs = Recherches ({ $count })
runs-tip = Comparer les recherches de ce casse-tête dans le graphique
runs-none = Chaque recherche apparaît ici. Choisissez Résoudre pour lancer la première.
runs-kept = Les { $count } dernières recherches sont gardées. Vous pouvez en épingler jusqu’à { $pinned }.
run-name = { $run } : { $method }, { $metric }, { $threads }

run-threads =
    { $count ->
        [one] { $count } fil de calcul
       *[other] { $count } fils de calcul
    }

run-threads-between =
    { $least } à { $most ->
        [one] { $most } fil de calcul
       *[other] { $most } fils de calcul
    }

run-found = { $length } { $metric }, borne inférieure { $bound } { $metric }
run-claimed = { $length } { $metric }, borne inférieure { $bound } { $metric } du fichier, non vérifiée
run-claimed-only = pas encore de solution, borne inférieure { $bound } { $metric } du fichier, non vérifiée
run-optimal = { $length } { $metric }, optimale
run-not-found = pas encore de solution, borne inférieure { $bound } { $metric }

run-cost =
    { $seconds } s, { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }

run-here = cette position
run-there = position { $number } : { $origin }
run-log = Journal { $name }
run-show = Montrer la recherche { $run }
run-current-tip = La recherche de la position actuelle est toujours montrée
run-show-tip = Montrer cette recherche dans le graphique, à côté de la position actuelle
run-other-metric = absente de ce graphique : la recherche compte en { $metric }, le graphique en { $shown }
run-limits = Limite de temps : { $limit } ; patience : { $patience } ; { $goal }
limit-none = sans limite
aim-first = la première solution
aim-anytime = solutions de plus en plus courtes
aim-optimal = preuve de la longueur optimale
aim-all = toutes les solutions optimales
run-pin = Épingler
run-pin-name = Épingler la recherche { $run }
run-pin-tip = Garder cette recherche quand de plus récentes arrivent ; vous pouvez en épingler jusqu’à { $count }
run-remove = Retirer
run-remove-name = Retirer la recherche { $run }
run-remove-tip = Retirer cette recherche de la liste
legend-more =
    et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }

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
save-runs-tip = Enregistrer les longueurs, bornes et vitesses des recherches montrées au fil du temps, dans un tableau
save-chart = Graphique en PNG…
save-chart-tip = Enregistrer le graphique tel qu’il est affiché
why-no-run = Pas encore de recherche.
path-runs = Enregistrer les recherches en CSV
path-chart = Enregistrer le graphique en PNG
filter-csv = Tableaux CSV
filter-png = Images PNG
no-picture = La fenêtre n’a pas pu être capturée
no-picture-do = Ramenez toute la fenêtre au premier plan et réessayez.
news-saving = Écriture de { $path }.
news-runs-saved = Recherches enregistrées dans { $path }.
news-chart-saved = Graphique enregistré dans { $path }.
