time-limit = Limite de temps
time-limit-tip = Arrêter la recherche après ce nombre de secondes, par exemple 0,3. La préparation des tables ne compte pas. Par défaut { $usual } s dans la fenêtre et { $script } s sur la ligne de commande, sans limite pour les preuves.
patience = Patience
patience-tip = Arrêter après cette durée sans amélioration
no-limit = Sans limite
no-limit-of = { $name } : sans limite
no-time-limit-tip = Chercher jusqu’à ce que vous arrêtiez, ou qu’une solution soit prouvée optimale
no-patience-tip = Continuer à chercher même sans solution plus courte
news-seconds-refused = « { $typed } » n’est pas un nombre de secondes entre { $least } et { $most }. Pour chercher sans limite, cochez « { $option } ».
seconds = { $seconds } s
threads = Fils de calcul
threads-tip = Choisir combien de fils de calcul utiliser ; 0 pour tous
threads-all = tous ({ $count })
memory-of-tables = Mémoire
memory-small = Réduite
memory-small-tip = N’utiliser que les petites tables : peu de mémoire, départ immédiat, recherche plus lente
memory-auto = Automatique
memory-auto-tip = Commencer avec les petites tables et ajouter les grandes dès qu’elles sont prêtes
memory-full = Complète
memory-full-tip = Attendre les grandes tables avant de chercher : le plus de mémoire, pleine vitesse dès le début
memory-one-size = Cette méthode n’a pas de grandes tables : ce réglage est sans effet

memory-size = { $size } Mo
memory-size-tip = Commencer avec les petites tables et ajouter les plus grandes qui tiennent dans cette mémoire
memory-takes = { $size } Mo de tables

memory-brings = { $size } Mo de tables : { $moves } { $metric } en moyenne après { $seconds } s, au lieu de { $instead }
memory-proves = { $size } Mo de tables : une position aléatoire résolue de façon optimale en { $seconds } s en moyenne

anew = Oublier les mouvements
anew-tip = Résoudre la position comme si les coups qui l’ont créée étaient inconnus. Sinon, aucune solution n’est plus longue que leur annulation
play-when-solved = Jouer une fois résolu
play-when-solved-tip = Jouer la solution à la fin de la recherche, sauf si vous faites autre chose
solve-on = Continuer
prove = Prouver
prove-tip = Continuer jusqu’à prouver que la solution est optimale
more-methods = Autres
how-far = Objectif
how-far-quick = Rapide
how-far-quick-tip = S’arrêter à la première solution
how-far-shortest = La plus courte dans le délai
how-far-shortest-tip = Raccourcir la solution jusqu’à la limite de temps
how-far-prove = Prouver l’optimalité
how-far-prove-tip = Raccourcir la solution jusqu’à prouver qu’elle est optimale ; sans limite de temps, sauf si vous en fixez une
how-far-always = Cette méthode trouve toujours des solutions optimales.
until-first = première solution
until-proven = jusqu’à la preuve
until-proven-or = jusqu’à la preuve, { $limit } au plus
all-optimal = Toutes les solutions optimales
all-optimal-tip = Prouver la longueur optimale, puis trouver toutes les solutions de cette longueur
best = Meilleure jusqu’ici
best-optimal = Optimale
length = { $length } { $metric }
none-yet = aucune
lower-claimed = Borne du fichier
lower-claimed-tip = Cette borne inférieure vient du fichier ouvert ; choisissez Résoudre pour en prouver une
not-checked = { $length }, non vérifiée
gap = Écart
nodes = Nœuds
rate = Nœuds par seconde
status-idle = pas commencée
status-tables = préparation des tables
status-searching = en cours
status-stopping = en cours d’arrêt
ended-optimal = terminée : optimalité prouvée
ended-target = terminée : première solution
ended-timeout = arrêtée : limite de temps atteinte
ended-patience = arrêtée : sans amélioration
ended-nodes = arrêtée : limite de nœuds atteinte
ended-stopped = arrêtée
ended-exhausted = arrêtée : plus rien à essayer
ended-impossible = aucune solution n’existe
ended-count = arrêtée : nombre demandé atteint
ended-failed = en échec
solutions = Solutions
solutions-none = Les solutions apparaissent ici dès qu’elles sont trouvées. Choisissez Résoudre pour lancer la recherche.
solutions-exhausted = Cette méthode n’a trouvé aucune solution et n’a plus rien à essayer. Essayez une autre méthode.
solutions-attempt =
    { $method } a fait { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } sans résoudre et s’est arrêtée à un score des facettes de { $score }. Jouez sa tentative ci-dessous, ou choisissez une autre méthode.
solution-row = { $length } { $metric } après { $seconds } s
solution-optimal-row = { $number }.  { $length } { $metric }

optimal-all =
    { $count ->
        [one] La seule solution optimale est trouvée.
       *[other] Les { $count } solutions optimales sont trouvées.
    }

optimal-all-cut =
    { $count ->
        [one] { $count } solution optimale
       *[other] { $count } solutions optimales
    }, et aucune autre. Les { $listed } premières sont listées.

optimal-some =
    { $count ->
        [one] { $count } solution optimale jusqu’ici. Il peut y en avoir d’autres.
       *[other] { $count } solutions optimales jusqu’ici. Il peut y en avoir d’autres.
    }

optimal-some-cut =
    { $count ->
        [one] { $count } solution optimale
       *[other] { $count } solutions optimales
    } jusqu’ici. Les { $listed } premières sont listées ; il peut y en avoir d’autres.

optimal-claimed =
    { $count ->
        [one] { $count } solution de cette longueur vient du fichier. Son optimalité n’est pas vérifiée.
       *[other] { $count } solutions de cette longueur viennent du fichier. Leur optimalité n’est pas vérifiée.
    }

plot-claimed = borne inférieure du fichier, non vérifiée
solution-shown = Solution en { $length } { $metric }
solution-empty = Déjà résolu. Aucun coup n’est nécessaire.
plot = Longueur
plot-best = meilleure jusqu’ici
plot-lower = borne inférieure
plot-x = temps de recherche (s)
plot-y = longueur ({ $metric })
plot-log = Temps logarithmique
plot-log-tip = Utiliser un axe du temps logarithmique
plot-name = graphique de la meilleure longueur et de la borne inférieure au fil du temps
