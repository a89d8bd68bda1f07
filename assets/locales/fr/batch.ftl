merge-at-line = { $path }, ligne { $line }
merge-at-row = { $path }, ligne { $line }, index { $index }
merge-stopped = La fusion a été arrêtée
before = Lignes d’avant
before-tip = Montrer les lignes de la série d’avant, puis de nouveau celles de la dernière
merge-stopped-do = Rien n’a été écrit ; recommencez quand vous voudrez.
merge-no-head = Ce fichier ne commence pas comme les résultats d’un lot, ni en CSV ni en JSON
merge-no-head-do = Donnez les fichiers tels que unfold solve --batch les a écrits.
merge-other-form = Ce fichier est en { $form }, et le premier est en { $first }
merge-other-form-do = Résolvez toutes les parts avec --jsonl, ou toutes sans.

merge-long =
    La ligne a plus de { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    }

merge-cut = Le fichier se termine au milieu de cette ligne
merge-again-do = Résolvez cette part à nouveau, et laissez-la aller à son terme.
merge-order = Cette ligne vient après la ligne { $row }
merge-order-do = Donnez chaque part telle qu’elle a été écrite, l’index croissant.
merge-twice = Cette ligne est aussi dans { $path }
merge-twice-do = Donnez chaque part une seule fois, et seulement des parts I/N d’un même N.
merge-missing = Les lignes { $first } à { $last } manquent
merge-missing-one = La ligne { $row } manque
merge-missing-do = Donnez toutes les parts de 1/N à N/N ; résolvez à nouveau celle qui n’est pas allée à son terme.
merge-end = Les lignes à partir de { $first } manquent
merge-metric = La longueur est en { $metric } ici, et en { $before } dans les lignes précédentes
merge-metric-do = Résolvez toutes les parts avec la même --method et la même --metric.
merge-input = L’entrée est une autre que celle de la ligne { $line } de la liste
merge-input-do = Donnez la liste qui a été résolue après --against, et toutes ses parts.
merge-beyond = La liste se termine avant cette ligne
row-none = Ce n’est pas une ligne de résultats
row-column = La colonne « { $column } » n’a pas sa valeur, ou en a une qu’elle ne peut pas avoir
row-input = L’entrée ne peut pas se lire pour le { $puzzle } : { $reason }
row-input-do = Nommez le casse-tête du lot par --puzzle.
row-moves = La solution ne peut pas se lire pour le { $puzzle } : { $reason }
batch-row-unsolved = La solution de cette ligne ne résout pas son entrée
row-length = La ligne dit { $said } { $metric }, et sa solution a { $length } { $metric }
row-lower = La borne inférieure de { $bound } { $metric } dépasse la longueur de { $length } { $metric }
merge-at-work = Fusion

merge-done =
    { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } : { $solved ->
        [one] { $solved } résolue
       *[other] { $solved } résolues
    }, et chaque solution a été vue résoudre ; { $wrong } avec une erreur, { $unsolved } sans solution.

merge-saved = Fusionné dans { $path }.

view-batch = Lot
view-batch-tip = Beaucoup de positions résolues d’un trait
from-text = Saisies ou collées
from-text-tip = Positions prises d’un champ, une par ligne
from-file = D’un fichier
from-file-tip = Positions prises d’un fichier texte, une par ligne
from-random = Au hasard
from-random-tip = Positions tirées uniformément parmi toutes, comme les tire unfold scramble
field = Les positions

field-states =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }

field-hint = Facettes ou coups, une position par ligne ; # ouvre un commentaire
field-long = Le texte est trop long pour être montré ici.
field-clear = Vider
field-clear-tip = Vider le champ ; les lignes résolues restent
no-file = Aucun fichier n’est encore choisi.
count = Combien
count-tip = Combien de positions sont tirées
batch-seed = Graine
seed-tip = La même graine tire les mêmes positions, ici et par unfold scramble
how-limited = Comme le solveur est réglé : { $method }, { $metric }, au plus { $seconds } s chacune, { $threads } à la fois.
batch-how = Comme le solveur est réglé : { $method }, { $metric }, sans limite de temps, { $threads } à la fois.
start = Tout résoudre
start-tip = Résoudre toutes les positions du lot, plusieurs à la fois
batch-open = Choisir une liste…
batch-open-tip = Choisir un fichier texte avec une position par ligne
batch-save = Lignes en CSV…
batch-save-tip = Enregistrer toutes les lignes en tableau, comme l’écrit unfold solve --batch
path-open-list = Choisir une liste de positions
path-save-batch = Enregistrer les lignes en CSV
filter-lists = Fichiers texte
list-do = Choisissez un fichier texte avec une position par ligne.
why-batch = Un lot occupe tous les fils de calcul ; arrêtez-le d’abord.
why-search = Une recherche occupe tous les fils de calcul ; arrêtez-la d’abord.
why-no-states = Aucune position n’est encore donnée.
waits-for-tables = Les tables
no-rows = Chaque position devient une ligne ici, une ligne erronée avec ce qui ne va pas.

rows =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }

rows-of = { $done } sur { $total }

sums =
    { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } : { $solved ->
        [one] { $solved } résolue
       *[other] { $solved } résolues
    }, dont { $optimal ->
        [one] { $optimal } optimale
       *[other] { $optimal } optimales
    } ; { $unsolved } sans solution, { $wrong ->
        [one] { $wrong } erronée
       *[other] { $wrong } erronées
    }.

sums-stopped =
    Arrêté après { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } : { $solved ->
        [one] { $solved } résolue
       *[other] { $solved } résolues
    }, dont { $optimal ->
        [one] { $optimal } optimale
       *[other] { $optimal } optimales
    } ; { $unsolved } sans solution, { $wrong ->
        [one] { $wrong } erronée
       *[other] { $wrong } erronées
    }.

sums-full =
    La fenêtre ne garde pas plus de { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } : { $solved ->
        [one] { $solved } résolue
       *[other] { $solved } résolues
    }, dont { $optimal ->
        [one] { $optimal } optimale
       *[other] { $optimal } optimales
    } ; { $unsolved } sans solution, { $wrong ->
        [one] { $wrong } erronée
       *[other] { $wrong } erronées
    }. Pour plus, utilisez unfold solve --batch.

sums-mean = Longueur moyenne : { $mean } { $metric }.
head-index = #
head-input = Position
head-length = Coups
head-lower = Borne
head-reason = Fin par
head-seconds = Secondes
head-nodes = Nœuds
head-moves = Solution
reason-optimal = preuve
reason-target = but
reason-timeout = temps écoulé
reason-patience = attente
reason-nodes = nœuds
reason-stopped = arrêt
reason-exhausted = abandon
sort-name = Trier par : { $column }
sort-tip = Trier selon cette colonne ; encore une fois : en sens inverse

table-name =
    tableau de { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }, les flèches déplacent, Entrée en montre une ; à { $row }

table-empty = tableau sans lignes
row-name = ligne { $row } : { $length } { $metric }, { $input }
row-name-none = ligne { $row } : sans solution
row-name-wrong = ligne { $row } : { $input }
news-batch = Résolution du lot.

news-batch-done =
    Le lot est terminé : { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }.

news-batch-stopped =
    Le lot a été arrêté ; { $count ->
        [one] sa ligne reste ({ $count })
       *[other] ses { $count } lignes restent
    }.

news-batch-full =
    Le lot a été terminé après { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }, le maximum que garde la fenêtre.

news-batch-saved = Les lignes sont dans { $path }.
news-row = La ligne { $row } est montrée.
news-row-wrong = La ligne { $row } n’est pas une position : { $reason }
error-batch = Le lot a échoué
