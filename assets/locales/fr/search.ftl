solver = Solveur
time-limit = Temps limite
time-limit-tip = Arrêter la recherche après ce nombre de secondes, par exemple 0,3 ; le temps passé sur les tables ne compte pas
patience = Patience
patience-tip = Arrêter la recherche après ce nombre de secondes sans solution plus courte
no-limit = Sans limite
no-limit-of = { $name } : sans limite
no-time-limit-tip = Chercher jusqu’à ce que vous arrêtiez, ou que l’optimalité soit prouvée
no-patience-tip = Continuer même si aucune solution plus courte n’est trouvée
news-seconds-refused = « { $typed } » n’est pas un nombre de secondes entre { $least } et { $most }. Pour chercher sans limite, cochez « { $option } ».
seconds = { $seconds } s
threads = Fils de calcul
threads-tip = Combien de processeurs cherchent ; 0 pour tous
threads-all = tous ({ $count })
memory-of-tables = Mémoire
memory-small = Réduite
memory-small-tip = N’utiliser que les petites tables : peu de mémoire, prêtes tout de suite, mais des recherches plus lentes
memory-auto = Automatique
memory-auto-tip = Commencer tout de suite avec les petites tables et ajouter les grandes dès qu’elles sont prêtes
memory-full = Complète
memory-full-tip = Attendre les grandes tables avant de commencer : plus de mémoire, et toute la vitesse dès le début
memory-one-size = Cette méthode n’a pas de grandes tables : ce choix n’y change rien
play-when-solved = Jouer une fois résolu
play-when-solved-tip = Jouer la solution depuis son début à la fin de la recherche, sauf si vous faites alors autre chose
optimal = Optimale
optimal-tip = Dès qu’il y a une solution, tous les efforts vont à la preuve que rien de plus court n’existe
all-optimal = Toutes les solutions optimales
all-optimal-tip = Démontrer, et continuer jusqu’à ce que chaque solution de longueur minimale soit trouvée
result = Résultat
best = Meilleure jusqu’ici
best-optimal = Optimale
length = { $length } { $metric }
none-yet = pas encore
lower = Borne inf. prouvée
lower-claimed = Borne du fichier
lower-claimed-tip = Le fichier ouvert dit que cette borne inférieure est prouvée. Résoudre en prouve une ici.
not-checked = { $length }, non vérifiée ici
gap-unknown = inconnu ici
gap = Écart
gap-none = aucun : optimalité prouvée
time = Temps
nodes = Nœuds
rate = Nœuds par seconde
status = Recherche
status-idle = pas commencée
status-tables = préparation des tables
status-searching = en cours
status-stopping = s’arrête
ended-optimal = finie : optimum prouvé
ended-target = finie : but atteint
ended-timeout = finie : temps écoulé
ended-patience = finie : patience à bout
ended-nodes = finie : nœuds épuisés
ended-stopped = arrêtée
ended-exhausted = finie : abandon
ended-failed = échouée
solutions = Solutions
solutions-none = Chaque solution apparaît ici dès qu’elle est trouvée. Résoudre lance la recherche.
solutions-exhausted = Cette méthode n’est arrivée à aucune solution et n’a plus rien à essayer. Une autre y arrivera peut-être.
solution-row = { $length } { $metric } après { $seconds } s
solution-optimal-row = { $number }.  { $length } { $metric }
optimal-all = Solutions optimales : { $count }. Il n’y en a pas d’autres.

optimal-all-cut =
    Solutions optimales : { $count }, dont { $listed ->
        [one] la première est listée
       *[other] les { $listed } premières sont listées
    }.

optimal-some = Solutions optimales jusqu’ici : { $count }. Il peut y en avoir d’autres.

optimal-some-cut =
    Solutions optimales jusqu’ici : { $count }, dont { $listed ->
        [one] la première est listée
       *[other] les { $listed } premières sont listées
    }. Il peut y en avoir d’autres.

optimal-claimed = Solutions de cette longueur venant du fichier : { $count }. Leur optimalité n’a pas été vérifiée ici.
plot-claimed = borne inférieure du fichier, non vérifiée
solution-shown = Solution en { $length } { $metric }
solution-empty = Rien à tourner : le casse-tête est résolu.
plot = Longueur
plot-best = meilleure jusqu’ici
plot-lower = borne inférieure
plot-x = temps de recherche en s
plot-y = longueur en { $metric }
plot-log = Temps logarithmique
plot-log-tip = Donner la même largeur à chaque décuple du temps
plot-name = graphique de la meilleure longueur et de la borne inférieure au cours du temps
