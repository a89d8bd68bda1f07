error = Erreur : { $what }
repaired-facelets = { $repair } ; alors chaque pièce est possible et les facettes sont { $facelets }
notice = Remarque : { $what }
table-at-work = Tables : { $table }
stdout = Les résultats n’ont pas pu être écrits : { $reason }
stdout-do = Libérez de l’espace à la destination, ou envoyez la sortie ailleurs.
interrupted = Interrompu.
stdin-empty = L’entrée standard est vide
stdin-empty-do = Envoyez des facettes ou des coups sur une ligne.
stdin-no-text = L’entrée standard n’est pas du texte

input-too-large =
    L’entrée dépasse { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    }

input-too-large-do = Utilisez un journal, une ligne de facettes ou une ligne de coups.
input-none = Aucune position à résoudre
input-none-do = Indiquez INPUT (des coups, des facettes, un lien, un fichier, ou - pour l’entrée standard), --facelets, --moves, --random ou --batch. Voir unfold solve --help.
no-file-either = { $advice } Aucun fichier ne porte ce nom non plus.
lines-do = Pour résoudre chaque ligne comme une position à part, utilisez --batch.
facelets-no-moves = Ce sont les facettes d’un cube, pas des coups
facelets-no-moves-do = Donnez-les avec --facelets.
file-and-verb = Un fichier ne peut pas précéder une commande
file-and-verb-do = Pour ouvrir le fichier, omettez la commande. Pour l’utiliser avec la commande, indiquez-le après elle.
no-such-verb = Aucune commande ni aucun fichier ne s’appelle « { $word } »
no-such-verb-do = Pour voir les commandes, lancez unfold --help. Pour ouvrir un journal, indiquez son extension.
no-window = Cette version d’Unfold n’a pas de fenêtre
no-window-do = Utilisez une commande telle que unfold solve ; unfold --help les énumère. Pour construire aussi la fenêtre, lancez cargo build --release.
other-puzzle = Cette entrée est valide pour le { $puzzle } : ajoutez --puzzle { $puzzle }.
no-scramble = L’entrée n’a pas de marque de mélange
no-scramble-do = Utilisez un journal avec une marque de mélange, ou omettez --from scramble pour résoudre la position finale.

several-solves = Le fichier contient { $count } résolutions
several-solves-do = Nommez-en une avec --solve : { $solves }.
no-such-solve = Le fichier n’a pas de résolution { $number }

log-of-other = Le journal concerne le { $found }, pas le { $asked }
log-of-other-do = Utilisez une autre entrée, ou omettez --puzzle.
only-hyper = { $option } ne s’utilise qu’avec le { $only }, pas avec le { $puzzle }
only-hyper-do = Omettez { $option }, ou ajoutez { $choices }.
output-ending = Une solution du { $puzzle } ne s’enregistre qu’en .txt, .pdf ou .svg
output-ending-do = Utilisez un nom de fichier avec l’une de ces extensions.
shard-wrong = une partie et le nombre de parties sont attendus, de 1/N à N/N, par exemple 2/3
seconds-wrong = un nombre de secondes est attendu, par exemple 10 ou 0.5
memory-wrong = attendu : auto, small, full, ou une taille comme 400MB, en B, KB, MB, GB, KiB, MiB ou GiB
puzzle-wrong = valeurs possibles : { $names }
order-wrong = attendu : six lettres de faces comme URFDLB, rows, les lignes d’un patron comme U/LFRB/D, ou pieces

memory-too-small = Les tables du { $puzzle } ne tiennent pas dans { $size } : les petites prennent à elles seules { $needed }

memory-too-small-do = Utilisez --memory { $least } ou plus, ou --memory small.

saved = Enregistré sous { $path }.
saved-log = Enregistré sous { $path } : { $length }.
unsolved = Aucune solution dans les limites. Essayez un --timeout plus long ou davantage de --nodes.
exhausted = Cette méthode n’a trouvé aucune solution et n’a plus rien à essayer. Utilisez une autre --method.
attempt =
    { $method } a fait { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } sans résoudre et s’est arrêtée à un score des facettes de { $score } : { $moves }
no-method = Ce casse-tête n’a pas de méthode nommée { $name }
no-metric = La méthode { $method } du { $puzzle } ne prend pas en charge { $metric }
no-all = La méthode { $method } du { $puzzle } ne peut pas lister toutes les solutions optimales
no-all-do = Omettez --all.
no-all-method-do = Omettez --all, ou utilisez l’une de ces méthodes : { $names }.

batch-rows =
    { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }

batch-wrong =
    { $wrong ->
        [one] { $wrong } ligne sur { $total } a une entrée incorrecte
       *[other] { $wrong } lignes sur { $total } ont une entrée incorrecte
    }

batch-failed =
    { $failed ->
        [one] { $failed } ligne sur { $total } a échoué
       *[other] { $failed } lignes sur { $total } ont échoué
    }

batch-do = Consultez la colonne « error ».

batch-unsolved =
    Aucune solution dans les limites pour { $unsolved ->
        [one] { $unsolved } ligne
       *[other] { $unsolved } lignes
    } sur { $total }. Essayez un --timeout plus long ou davantage de --nodes.

batch-exhausted =
    Aucune solution pour { $unsolved ->
        [one] { $unsolved } ligne
       *[other] { $unsolved } lignes
    } sur { $total }. Pour { $exhausted } d’entre elles, la méthode n’a plus rien à essayer ; utilisez une autre --method.

undoing = Cette solution annule les coups qui ont créé la position. Pour en chercher une autre, ajoutez --anew.
found = { $seconds } s  { $length }  { $moves }
optimal-row = Solution optimale { $number }  { $length }  { $moves }

done-optimal =
    Optimale : { $length }, prouvée en { $seconds } s et { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }.

fewest-quarters = Aucune solution de { $htm } n’a moins de { $qtm } : { $moves }
best-quarters = Meilleure de { $htm } jusqu’ici : { $qtm }  { $moves }

done-best =
    Meilleure jusqu’ici : { $length } ; borne inférieure : { $bound }. { $seconds } s, { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }.

seed = Graine : { $seed }
no-moves-of-random-do = Ajoutez --shuffle ou --walk, qui mélangent par des coups aléatoires.
one-log = Un fichier ne peut contenir qu’un seul journal
one-log-do = Créez un journal à la fois, avec --count 1 et une graine différente à chaque fois.
absent = absente
good = intacte
wrong = endommagée, sera reconstruite
finishing = Achèvement des tables pour les prochaines résolutions : { $tables } (environ { $seconds } s, une seule fois). Appuyez sur Ctrl-C pour arrêter, ou utilisez --no-finish pour vous en passer.

finish-no-disk =
    Les tables n’ont pas été achevées : il leur faut { $needed } Mo d’espace disque, mais il n’y a que { $free ->
        [one] { $free } Mo libre
       *[other] { $free } Mo libres
    }.

finish-no-memory =
    Les tables n’ont pas été achevées : leur construction demande { $needed } Mo de mémoire, mais il n’y a que { $free ->
        [one] { $free } Mo libre
       *[other] { $free } Mo libres
    }.

building = Construction des tables du { $puzzle } (environ { $seconds } s, une seule fois).
table-wait = Attente d’un autre processus qui construit la table { $table }. Appuyez sur Ctrl-C pour arrêter.
removed = { $table } supprimée.
table-built = { $table } : construite en { $seconds } s
move-where = Aucun dossier indiqué
move-where-do = Indiquez un autre dossier : unfold tables move DIR
move-several = { $count } dossiers sont indiqués, mais les tables sont gardées dans un seul
move-several-do = Indiquez un seul dossier ; un chemin avec des espaces doit être entre guillemets : unfold tables move "DIR"
tables-moved-only = Tables déplacées dans { $path }. Les réglages n’ont pas changé : utilisez --tables { $path } avec les autres commandes.
table-state = { $table }	{ $state }
not-good = Des tables manquent ou sont endommagées : { $names }
not-good-do = Construisez-les avec : unfold tables build

proof-takes-note = Remarque : la preuve prendrait environ { $time }. Pendant ce temps, la recherche raccourcit la solution ; Ctrl-C l’arrête et garde la meilleure.
hold-of-cubes = --hold ne s’utilise qu’avec les cubes, pas avec le { $puzzle }
hold-of-cubes-do = Omettez --hold, ou ajoutez --puzzle { $puzzle }.
no-hold = « { $typed } » n’est pas une façon de tenir un cube
no-hold-do = Indiquez deux lettres de { $letters }, la couleur du haut et celle de devant, comme YG ; elles ne peuvent pas être opposées.

converted = Converti { $from } en { $to } : { $lengths }.
converted-log = mélange { $scramble }, puis { $moves }
convert-failed =
    { $failed ->
        [one] { $failed } fichier sur { $all } n’a pas été converti
       *[other] { $failed } fichiers sur { $all } n’ont pas été convertis
    }
convert-failed-do = Les raisons sont indiquées plus haut.
convert-no-folder = Plusieurs fichiers ne peuvent pas être convertis en un seul
convert-no-folder-do = Indiquez un dossier existant comme dernier argument.
convert-no-format = Le nom du fichier n’indique pas le format à écrire
convert-no-format-do = Terminez-le par .log ou .hsc, ou ajoutez --to.
convert-other-ending = L’extension .{ $ending } ne correspond pas à --to
convert-other-ending-do = Utilisez un nom qui se termine par .{ $asked }.
