error = Erreur : { $what }
notice = Remarque : { $what }
table-at-work = Tables : { $table }
stdout = Les résultats n’ont pas pu être écrits : { $reason }
stdout-do = Libérez de la place là où va la sortie, ou envoyez-la ailleurs.
interrupted = Interrompu.
stdin-empty = Rien n’est venu de l’entrée standard
stdin-empty-do = Donnez des facettes ou des coups sur une ligne.
stdin-no-text = Ce qui est venu de l’entrée standard n’est pas du texte

input-too-large =
    L’entrée a plus de { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    }

input-too-large-do = Donnez un journal, une ligne de facettes ou une ligne de coups.
input-none = Aucun état à résoudre n’est donné
input-none-do = Donnez INPUT (un journal, ou - pour l’entrée standard), --facelets, --moves, --random ou --batch ; voir unfold solve --help.
file-and-verb = Un fichier avant le verbe s’ouvrirait dans une fenêtre, et un verbe s’exécute sans fenêtre
file-and-verb-do = Omettez l’un des deux, ou nommez le fichier après le verbe.
no-such-verb = Il n’y a ni verbe ni fichier de ce nom
no-such-verb-do = unfold --help énumère les verbes ; un journal à ouvrir se nomme avec son extension.
no-window = Cette version d’Unfold n’a pas de fenêtre
no-window-do = Indiquez un verbe, tel que unfold solve ; unfold --help les énumère. cargo build --release construit aussi la fenêtre.
other-puzzle = Cela peut se lire pour le { $puzzle } : ajoutez --puzzle { $puzzle }.
no-scramble = L’entrée n’a pas de marque de mélange
no-scramble-do = Donnez un journal avec une marque de mélange, ou omettez --from scramble pour résoudre sa position finale.
log-of-other = Le journal est du { $found }, pas du { $asked }
log-of-other-do = Donnez une autre entrée, ou omettez --puzzle s’il est donné.
only-hyper = { $option } ne vaut que pour le { $only }, pas pour le { $puzzle }
only-hyper-do = Omettez { $option }, ou ajoutez --puzzle { $puzzle }.
shard-wrong = donnez une part et le nombre de parts, de 1/N à N/N, par exemple 2/3
seconds-wrong = donnez des secondes, par exemple 10 ou 0.5
puzzle-wrong = choisissez parmi : { $names }
saved = Enregistré sous { $path }.
unsolved = Pas de solution dans les limites ; donnez un --timeout plus long, ou plus de --nodes.
exhausted = Cette méthode n’est arrivée à aucune solution et n’a plus rien à essayer ; utilisez une autre --method.
no-method = Il n’y a pas de méthode nommée { $name } pour ce casse-tête
no-metric = La méthode { $method } du { $puzzle } ne compte pas les longueurs en { $metric }
no-bench = Il n’y a pas de banc d’essai nommé { $name }

batch-rows =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }

batch-wrong =
    L’entrée est erronée dans { $wrong ->
        [one] { $wrong } ligne
       *[other] { $wrong } lignes
    } sur { $total }

batch-failed =
    Quelque chose a échoué dans { $failed ->
        [one] { $failed } ligne
       *[other] { $failed } lignes
    } sur { $total }

batch-do = Regardez leur colonne « error ».

batch-unsolved =
    Pas de solution dans les limites pour { $unsolved ->
        [one] { $unsolved } ligne
       *[other] { $unsolved } lignes
    } sur { $total } ; donnez un --timeout plus long, ou plus de --nodes.

batch-exhausted =
    Pas de solution pour { $unsolved ->
        [one] { $unsolved } ligne
       *[other] { $unsolved } lignes
    } sur { $total } ; pour { $exhausted } d’entre elles, la méthode n’a plus rien à essayer : utilisez une autre --method.

found = { $seconds } s  { $length }  { $moves }
optimal-row = Optimale n° { $number }  { $length }  { $moves }

done-optimal =
    Optimale : { $length }, démontré après { $seconds } s et { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }.

done-best =
    Meilleure jusqu’ici : { $length } ; la solution la plus courte a au moins { $bound }. { $seconds } s, { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }.

seed = Graine : { $seed }
one-log = Plusieurs journaux ne peuvent pas tenir dans un seul fichier
one-log-do = Demandez-en un à la fois, avec --count 1 et des graines différentes.
absent = absente
good = bonne
wrong = fausse, sera reconstruite
finishing = Les tables sont terminées pour les prochaines recherches : { $tables } (environ { $seconds } s, une seule fois). Ctrl-C arrête, --no-finish évite cela.

finish-no-disk =
    Les tables n’ont pas été terminées : il leur faut { $needed } Mo sur le disque, et { $free ->
        [one] { $free } Mo est libre
       *[other] { $free } Mo sont libres
    }.

finish-no-memory =
    Les tables n’ont pas été terminées : les construire prend { $needed } Mo de mémoire, et { $free ->
        [one] { $free } Mo est libre
       *[other] { $free } Mo sont libres
    }.

building = Construction des tables du { $puzzle }, environ { $seconds } s, une seule fois.
table-wait = Un autre processus construit la table { $table }. On l’attend ; Ctrl-C arrête.
removed = { $table } supprimée.
table-built = { $table } : construite en { $seconds } s
move-where = aucun dossier n’est nommé
move-where-do = nommez un autre dossier : unfold tables move DIR
table-state = { $table }	{ $state }
not-good = Toutes les tables ne sont pas bonnes : { $names }
not-good-do = Construisez-les avec : unfold tables build
bench-head = banc	état	longueur	borne	nœuds	secondes	nœuds/s

bench-sum =
    { $bench }	empreinte	{ $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }

bench-budget =
    à { $seconds } s : meilleure moyenne { $mean } { $metric }, { $solved ->
        [one] { $solved } état résolu
       *[other] { $solved } états résolus
    } sur { $total }, la plus longue { $longest }

bench-first =
    première solution : moyenne { $mean } s, au plus { $most } s, { $solved ->
        [one] { $solved } état
       *[other] { $solved } états
    } sur { $total }

bench-length =
    au plus { $length } { $metric } : moyenne { $seconds } s, { $solved ->
        [one] { $solved } état
       *[other] { $solved } états
    } sur { $total }

bench-rate =
    { $bench } : { $rate } états/s avec { $jobs } à la fois ; meilleure moyenne { $mean } { $metric }, la plus longue { $longest }, { $solved ->
        [one] { $solved } état résolu
       *[other] { $solved } états résolus
    } sur { $total }

bench-lower = borne inférieure moyenne à la fin : { $bound } { $metric }

bench-proven =
    mélanges de { $length ->
        [one] { $length } coup
       *[other] { $length } coups
    } { $metric } : démontrés optimaux en { $mean } s en moyenne, au plus { $most } s, { $solved ->
        [one] { $solved } état
       *[other] { $solved } états
    } sur { $total }

bench-beyond =
    plus de { $length ->
        [one] { $length } coup { $metric } nécessaire
       *[other] { $length } coups { $metric } nécessaires
    } : démontré en { $mean } s en moyenne, au plus { $most } s, { $solved ->
        [one] { $solved } état
       *[other] { $solved } états
    } sur { $total }

balls-head = distance	états	boule	classes	secondes
balls-at-work = Distance : { $distance }

balls-proof =
    en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } : au plus { $powers } = { $product } des { $states } états ; un état au moins demande donc au moins { $bound } { $metric }

greedy-head = tours	états	résolus	part	moyenne { $metric }	maximum	démontrés	plus courte moyenne
bench-only = { $option } ne vaut que pour { $benches }
bench-only-do = Omettez { $option }, ou nommez un tel banc d’essai ; voir unfold bench --help.
bench-alone = Le banc d’essai { $bench } se lance seul
bench-alone-do = Omettez les noms des autres bancs d’essai.
