optimum-between = { $bound } ≤ optimum ≤ { $length } { $metric }
optimum-proven = Prouvé : aucune solution n’est plus courte que { $length } { $metric }.
optimum-at-least = { $bound } { $metric } ≤ optimum
optimum-unknown = Pas encore de solution.
solved = Résolu
will-find-one = « Résoudre » trouve une première solution.
will-shorten = « Résoudre » cherche des solutions de plus en plus courtes pendant { $limit }.
will-shorten-on = « Résoudre » cherche des solutions de plus en plus courtes jusqu’à ce que vous l’arrêtiez.
will-prove = « Résoudre » cherche une solution minimale et prouve qu’aucune n’est plus courte.
will-prove-within = « Résoudre » cherche une solution minimale et sa preuve, pendant { $limit } au plus.
name-and-value = { $name } : { $value }
search-cost = { $state } · { $time }
details = Détails
nodes-searched = { $nodes } nœuds explorés
moves-counted =
    { $length ->
        [one] coup
       *[other] coups
    }
checking = Recherche en { $length } { $metric } : { $percent } % exclus
checking-left = { $length } { $metric } : { $percent } % vérifié, preuve dans { $time } environ
preparing-table = préparation de { $table } : { $percent } %
proof-takes = Preuve : environ { $time }
proof-hours = Preuve : des heures
proof-days = Preuve : des jours
proof-months = Preuve : des semaines ou des mois
proof-never = Preuve : plus d’un an, non proposée
solver-line = { $method } · { $metric } · { $limit }
solver-line-name = Méthode et limites : { $options }
move-effects = Effets du coup
move-effects-tip = Montrer ou cacher, sous le graphique, les pièces que le coup met en place
solver-options = Méthode et limites
solver-options-tip = Montrer ou cacher la méthode, la métrique, les limites, les fils de calcul et la mémoire de la recherche
