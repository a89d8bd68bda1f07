merge-at-line = { $path }, ligne { $line }
merge-at-row = { $path }, ligne { $line }, index { $index }
merge-stopped = La fusion a été arrêtée
before = Résultats précédents
before-tip = Afficher les résultats du lot précédent, ou revenir aux derniers
merge-stopped-do = Rien n’a été écrit. Vous pouvez recommencer à tout moment.
merge-no-head = Ce fichier ne commence pas par les résultats d’un lot, ni en CSV ni en JSON
merge-no-head-do = Utilisez des fichiers écrits par unfold solve --batch.
merge-other-form = Ce fichier est en { $form }, mais le premier est en { $first }
merge-other-form-do = Résolvez toutes les parties avec --jsonl, ou toutes sans cette option.

merge-long =
    La ligne dépasse { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    }

merge-cut = Le fichier se termine au milieu de cette ligne
merge-again-do = Résolvez de nouveau cette partie et laissez-la se terminer.
merge-order = Cette ligne n’est pas à sa place : elle vient après la ligne { $row }
merge-order-do = Utilisez chaque partie telle qu’elle a été écrite, par index croissant.
merge-twice = Cette ligne se trouve aussi dans { $path }
merge-twice-do = N’utilisez chaque partie qu’une fois, et seulement des parties I/N avec le même N.
merge-missing = Les lignes { $first } à { $last } manquent
merge-missing-one = La ligne { $row } manque
merge-missing-do = Utilisez toutes les parties de 1/N à N/N. Résolvez de nouveau les parties inachevées.
merge-end = Toutes les lignes à partir de { $first } manquent
merge-metric = La longueur est en { $metric }, mais les lignes précédentes sont en { $before }
merge-metric-do = Résolvez toutes les parties avec la même --method et la même --metric.
merge-input = L’entrée diffère de la ligne { $line } de la liste
merge-input-do = Après --against, indiquez la liste qui a été résolue, et fusionnez toutes ses parties.
merge-beyond = La liste se termine avant cette ligne
row-none = Ce n’est pas une ligne de résultats de lot
row-column = La valeur de la colonne « { $column } » est absente ou incorrecte
row-input = L’entrée n’est pas valide pour le { $puzzle } : { $reason }
row-input-do = Indiquez le casse-tête du lot avec --puzzle.
row-moves = La solution n’est pas valide pour le { $puzzle } : { $reason }
batch-row-unsolved = La solution de cette ligne ne résout pas son entrée
row-length = La ligne indique une longueur de { $said } { $metric }, mais sa solution compte { $length } { $metric }
row-lower = La borne inférieure, { $bound } { $metric }, dépasse la longueur, { $length } { $metric }
merge-at-work = Fusion

merge-done =
    { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } : { $solved ->
        [one] { $solved } résolue et vérifiée
       *[other] { $solved } résolues et vérifiées
    }, { $wrong } avec une erreur, { $unsolved } sans solution.

merge-saved = Résultats fusionnés dans { $path }.

view-batch = Lot
view-batch-tip = Résoudre de nombreuses positions à la suite
from-text = Saisies ou collées
from-text-tip = Saisir les positions dans un champ, une par ligne
from-file = D’un fichier
from-file-tip = Lire les positions dans un fichier texte, une par ligne
from-random = Au hasard
from-random-tip = Tirer les positions au hasard, de façon uniforme, comme unfold scramble
field = Positions à résoudre

field-states =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }

field-hint = Facettes ou coups, une position par ligne ; # commence un commentaire
field-long = Le texte est trop long pour être affiché ici.
field-clear = Vider la liste
field-clear-tip = Vider la liste en gardant les résultats
no-file = Aucun fichier choisi.
counting = Comptage des positions…

counted =
    { $count ->
        [one] { $count } position, lisible.
       *[other] { $count } positions, toutes lisibles.
    }

counted-more = Plus de { $count } positions ; la fenêtre n’en résout pas davantage. Pour davantage, utilisez unfold solve --batch.

counted-wrong =
    { $count ->
        [one] { $wrong } position sur { $count } est illisible.
       *[other] Positions illisibles : { $wrong } sur { $count }.
    } La première : { $error }

batch-logs = Choisir un dossier de journaux…
batch-logs-tip = Prendre le mélange de chaque journal d’un dossier, MC4D ou Hyperspeedcube
path-batch-logs = Choisir un dossier de journaux
batch-log-of-other = C’est un journal du { $found }, pas du { $wanted }
batch-log-of-other-do = Passez à ce casse-tête, ou laissez ce journal de côté.
count = Nombre de positions
count-tip = Régler le nombre de positions à tirer
batch-seed = Graine
seed-tip = Reprendre une graine pour tirer les mêmes positions, ici ou avec unfold scramble
limit-each = Au plus { $seconds } s par position.

estimate-most =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }, au plus { $seconds } s chacune : environ { $time } au maximum.

estimate-none = Pas de limite de temps : le temps restant est estimé dès que les premières positions sont résolues.
time-left = { $progress } · encore { $time } environ

rough-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }

rough-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

rough-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }

rough-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

rough-years = { $count } ans

lengths-name = diagramme des longueurs des solutions en { $metric }, avec le nombre de solutions pour chacune : { $bars }
length-count = { $length } : { $count }
lengths-axis = longueur en { $metric }

length-tip =
    { $count ->
        [one] { $count } solution
       *[other] { $count } solutions
    } de { $length } { $metric }

batch-best = Meilleure
batch-worst = Pire
row-number = ligne { $row }
extreme-name = { $which } : ligne { $row }, { $length } { $metric }
extreme-tip = Cliquer pour afficher cette position avec sa solution ; double-cliquer pour aller aussi au casse-tête
origin-batch = Ligne { $row } du lot

start = Tout résoudre
start-tip = Résoudre toutes les positions du lot, plusieurs à la fois
batch-stop = Arrêter le lot
batch-stop-tip = Arrêter la résolution et garder les lignes terminées
batch-open = Choisir une liste…
batch-open-tip = Choisir un fichier texte avec une position par ligne, ou un journal MC4D
batch-save = Enregistrer en CSV…
batch-save-tip = Enregistrer tous les résultats dans un tableau CSV, comme unfold solve --batch
path-open-list = Choisir une liste de positions
path-save-batch = Enregistrer les résultats en CSV
filter-lists = Fichiers texte
list-do = Choisissez un fichier texte avec une position par ligne.
why-batch = Un lot utilise tous les fils de calcul. Arrêtez-le d’abord.
why-batch-page = « Tout résoudre » résout les positions de cette page. Revenez au casse-tête pour le résoudre seul.
why-search = Une recherche utilise tous les fils de calcul. Arrêtez-la d’abord.
why-no-states = Aucune position à résoudre.
waits-for-tables = Préparation des tables
no-rows = Chaque position aura sa ligne ici. Les lignes incorrectes indiquent leur erreur.

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
    } ; { $unsolved } sans solution, { $wrong } avec une erreur.

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
    } ; { $unsolved } sans solution, { $wrong } avec une erreur.

sums-full =
    Arrêté à { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }, le maximum que la fenêtre conserve : { $solved ->
        [one] { $solved } résolue
       *[other] { $solved } résolues
    }, dont { $optimal ->
        [one] { $optimal } optimale
       *[other] { $optimal } optimales
    } ; { $unsolved } sans solution, { $wrong } avec une erreur. Pour en résoudre plus, utilisez unfold solve --batch.

sums-mean = Longueur moyenne : { $mean } { $metric }.
head-index = #
head-input = Position
head-length = Coups
head-lower = Borne
head-reason = État
head-seconds = Secondes
head-nodes = Nœuds
head-moves = Solution
reason-optimal = optimale
reason-target = objectif atteint
reason-timeout = limite de temps
reason-patience = sans progrès
reason-nodes = limite de nœuds
reason-stopped = arrêtée
reason-exhausted = épuisée
reason-impossible = sans solution
reason-count = nombre atteint
sort-name = Trier par : { $column }
sort-tip = Trier selon cette colonne ; cliquer de nouveau pour inverser l’ordre

table-name =
    tableau de { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    } ; les flèches pour se déplacer, Entrée pour afficher une ligne ; sélection : { $row }

table-empty = tableau vide
row-name = ligne { $row } : { $length } { $metric }, { $input }
row-name-none = ligne { $row } : sans solution
row-name-wrong = ligne { $row } : { $input }
news-batch = Résolution du lot en cours.

news-batch-done =
    Lot terminé : { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }.

news-batch-stopped =
    Lot arrêté ; { $count ->
        [one] { $count } ligne conservée
       *[other] { $count } lignes conservées
    }.

news-batch-full =
    Lot arrêté à { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }, le maximum que la fenêtre conserve.

news-batch-saved = Résultats enregistrés dans { $path }.
news-row = Ligne { $row } affichée.
news-row-wrong = La ligne { $row } n’est pas une position valide : { $reason }
error-batch = Le lot a échoué

limit-tip = Arrêter la recherche de chaque position après ce temps, en secondes ; les fractions sont admises
batch-settings = Comment résoudre
batch-settings-apart = Pour les lots seulement ; le solveur garde ses réglages.
jobs = À la fois
jobs-tip = Choisir combien de positions sont résolues à la fois, chacune sur un fil de calcul ; 0 pour tous
