row = { $htm } HTM, { $qtm } QTM, { $stm } STM	{ $ease }	{ $moves }
case = Cas { $number } : { $case }
algorithms-found =
    { $count ->
        [one] { $count } algorithme
       *[other] { $count } algorithmes
    } ; le plus court a { $length }, et avec ces coups aucun n’est plus court ({ $time } s).
algorithms-unproven =
    { $count ->
        [one] { $count } algorithme
       *[other] { $count } algorithmes
    } ; le plus court a { $length }, et aucun n’a moins de { $lower } ({ $time } s).
algorithms-counted =
    { $count ->
        [one] Le premier algorithme
       *[other] Les { $count } premiers algorithmes
    } ; le plus court a { $length }, et avec ces coups aucun n’est plus court ({ $time } s). Il y en a peut-être d’autres.
algorithms-and = { $sentence } { $more }
algorithms-timeout = La limite de temps a mis fin à la recherche : il y en a peut-être d’autres.
algorithms-stopped = La recherche a été arrêtée : il y en a peut-être d’autres.
algorithms-limit = Une limite a mis fin à la recherche : il y en a peut-être d’autres.
algorithms-easiest =
    { $count ->
        [one] Le plus facile d’entre eux est listé.
       *[other] Les { $count } plus faciles d’entre eux sont listés.
    }
algorithms-listed =
    { $count ->
        [one] Le premier d’entre eux est listé.
       *[other] Les { $count } premiers d’entre eux sont listés.
    }
case-solved = Le cas est déjà résolu.
impossible = Aucune suite des coups permis n’atteint l’objectif ; c’est prouvé.
none-up-to = Il n’existe aucun algorithme jusqu’à { $length }. Un plus long est possible : essayez un --max plus grand.
none-found = Aucun algorithme trouvé dans les limites ; il aurait au moins { $lower }. Essayez un --timeout plus long.
no-case = Aucun cas à résoudre
no-case-do = Indiquez CASE ou --case (des coups, des facettes, un lien, un fichier, ou - pour l’entrée standard), ou --solved-by. Voir unfold algorithms --help.
no-goal = { $name } n’est ni le nom d’une partie de ce puzzle ni une position
no-goal-do = Utilisez l’un de ces noms : { $names }, avec un emplacement comme cross-f ou cross-any, ou donnez des coups ou des facettes.
no-goals = { $name } n’est pas une position, et ce puzzle n’a pas de parties nommées
no-goals-do = Donnez des coups ou des facettes.
no-face = { $name } n’est pas une face de ce puzzle
no-face-do = Utilisez U, R, F, D, L ou B, ou none.
no-ease = { $path } n’est pas une table de coûts : { $error }
no-ease-do = Partez d’une copie : unfold algorithms --ease list > ease.csv
ease-line = la ligne { $line } doit avoir un nom et un coût de 0 à { $most }
ease-missing = le coût de { $name } manque
check-solves = ligne { $line } : résout le cas : { $moves }
check-fails = ligne { $line } : ne résout pas le cas : { $moves }
check-failed =
    { $failed ->
        [one] { $failed } algorithme
       *[other] { $failed } algorithmes
    } sur { $total } { $failed ->
        [one] ne résout
       *[other] ne résolvent
    } pas le cas
check-unread = ligne { $line } : illisible : { $error }
check-unread-lines =
    { $unread ->
        [one] { $unread } ligne
       *[other] { $unread } lignes
    } sur { $total } { $unread ->
        [one] est illisible
       *[other] sont illisibles
    }
check-unread-lines-do = Corrigez les lignes indiquées ci-dessus. Les autres ont été vérifiées.
check-failed-do = Comparez les lignes ci-dessus avec le cas, ou choisissez un autre cas.
pattern-other-puzzle = La position, l’objectif et les coups ne sont pas du même puzzle
pattern-other-puzzle-do = Choisissez le même puzzle pour tous.
no-faces = Ce puzzle n’a pas de rotation d’une face qui puisse être libre
no-faces-do = Ne demandez pas de rotation libre.
goal-wrong = Dans l’objectif : { $error }
goal-apart = Aucun coup ne mène à l’objectif : { $error }
goal-apart-do = Changez les facettes nommées, mettez-en plus en gris, ou choisissez un autre objectif.
not-in-goal = La pièce en { $place } n’est pas dans l’objectif
not-in-goal-do = Peignez-la comme une pièce de l’objectif, ou mettez ses facettes en gris.
not-in-position = L’objectif a une pièce, { $place }, que la position ne montre pas
not-in-position-do = Peignez cette pièce dans la position, ou mettez-la en gris dans l’objectif.
goal-unclear = La pièce en { $place } en montre trop peu pour savoir où est sa place
goal-unclear-do = Nommez l’objectif, ou montrez davantage de la pièce.
piece-unclear-do = Montrez davantage de la pièce.
too-large = Cette méthode ne résout pas de parties de ce puzzle
too-large-do = Choisissez le 2×2×2, le 3×3×3 ou le 2×2×2×2.
not-one-move = { $token } n’est pas un seul coup
not-one-move-do = Séparez les coups par des virgules, comme dans <R,U>.
cost-wrong = { $token } n’a pas de coût de 1 à { $most }
cost-wrong-do = Écrivez le coût derrière un deux-points.
nothing-after-no = Après no, il manque un coup
nothing-after-no-do = Écrivez no B, par exemple.
none-allowed = Aucun coup n’est permis
none-allowed-do = Permettez au moins un coup, comme <R,U>.
rotation-allowed = { $move } tourne tout le puzzle
rotation-allowed-do = Enlevez-le : une solution ne tourne que des couches.
too-many-allowed = { $found } coups sont permis, plus de { $most }
too-many-allowed-do = Permettez moins de coups.
not-painted = Cette facette n’est pas peinte
not-painted-do = Écrivez . pour une facette de n’importe quelle couleur.

algorithms = Algorithmes
algorithms-tip = Trouver les coups les plus courts pour une partie du puzzle, ou vers une autre position, avec les coups permis
find-algorithms = Chercher les algorithmes
find-algorithms-tip = Chercher les coups les plus courts de la position à l’objectif
stop-algorithms = Arrêter
stop-algorithms-tip = Arrêter la recherche d’algorithmes ; ceux qui sont trouvés restent
set-goal = Prendre comme objectif
set-goal-tip = Prendre la position montrée comme objectif des algorithmes
copy-algorithms = Copier la liste
copy-algorithms-tip = Copier les algorithmes en texte, un par ligne
copy-algorithm = Copier
copy-mirrored = Copier le miroir
copy-inverse = Copier l’inverse
news-copied-algorithm = Copié : { $moves }.
enter-finds = Entrée cherche les algorithmes ; Maj+Entrée commence une ligne
at-goal = La position est déjà à son objectif : aucun coup n’est nécessaire.
at-goal-but-for = À { $moves } près, qui est libre, la position est déjà à son objectif.
error-algorithms = Impossible de chercher des algorithmes
news-finding-algorithms = Recherche des algorithmes les plus courts.
news-goal-set = La position montrée est maintenant l’objectif.
news-copied-algorithms = Algorithmes copiés.
why-none-found = Aucun algorithme n’est encore trouvé.
paint-first-do = Peignez les autres facettes, ou laissez-leur n’importe quelle couleur.
page-hint = Tapez le cas en coups ou en facettes, ou peignez-le ou tournez-le sur le casse-tête ; les facettes que vous y peignez en gris ne comptent pas. Choisissez un objectif, comme la croix, permettez seulement les coups voulus, puis cherchez.
free-hint = Les tours entre parenthèses sont libres : les longueurs ne les comptent pas.
case-net = Position du patron
goal-net = Objectif
goal = Objectif
goal-solved = Résolu
goal-position = La position prise comme objectif
allow = Coups
allow-hint = toutes les faces
allow-tip = Par exemple <R,U>, <M,U> ou no B ; un coût peut suivre un coup
extra = et plus longs d’au plus
extra-tip = Lister aussi des algorithmes plus longs d’autant de coups que le plus court
sort = Trier par
sort-length = Longueur
sort-ease = Facilité
hide = Cacher les coups
hide-tip = Montrer seulement la longueur, puis un coup à la fois
reveal-move = Coup suivant
ease-of = Facilité { $ease }
ease-tip = Difficulté pour les mains : plus bas, plus facile

searching = Aucun algorithme n’a moins de { $lower }.

none-so-far = Aucun algorithme trouvé ; il aurait au moins { $lower }.

effort = { $nodes } nœuds parcourus

row-tip = Jouer. En miroir : { $mirror }. Inverse : { $inverse }.

played-algorithm = Algorithme
outdated-algorithms = Ceux-ci sont pour la position, l’objectif ou les coups d’avant ; cherchez pour ceux qui sont montrés.

row-stm = { $stm } STM	{ $ease }	{ $moves }

cost-of = un coût de { $cost }

check-one = Les algorithmes sont vérifiés sur un seul cas

check-one-do = Donnez --case ou --solved-by avec un seul cas.

check-none = Il n’y a aucun algorithme à vérifier

check-none-do = Écrivez-en un par ligne du fichier.

costs-and-metric = Les coûts et une métrique s’excluent

costs-and-metric-do = Enlevez --metric, ou les coûts dans --allow.

whole-only = La méthode { $method } ne cherche ni des parties du puzzle ni d’autres coups

whole-only-do = Enlevez --method : --goal et --allow ont leur propre méthode.

costs-here = Cette commande compte les coups et n’a pas de coûts

costs-here-do = Enlevez les coûts, ou utilisez unfold algorithms.

save-algorithms = Enregistrer la liste…
save-algorithms-tip = Enregistrer les algorithmes en texte, ou en pages à imprimer (PDF ou SVG)
check-algorithms = Vérifier une liste…
check-algorithms-tip = Ouvrir un texte avec un algorithme par ligne, et voir lesquels résolvent le cas
error-check = La liste n’a pas été vérifiée

# $path: the path of the file
news-saved-algorithms = Algorithmes enregistrés : { $path }.

path-algorithms = Enregistrer les algorithmes
path-algorithm-list = Vérifier une liste d’algorithmes
filter-algorithms = Textes et pages

# $face: the letter of the face
free-turns = Tours de { $face } libres aux deux bouts

free-turns-tip = Avant et après un algorithme, on peut tourner cette face sans que cela compte ; sinon, ces tours sont des coups comme les autres

# $solving: how many algorithms solve the case
# $count: how many there are
checked =
    { $solving } sur { $count ->
        [one] { $count } algorithme
       *[other] { $count } algorithmes
    } { $solving ->
        [one] résout
       *[other] résolvent
    } le cas.

# $line: the number of the line
checked-solves = Ligne { $line } : résout le cas

# $line: the number of the line
checked-fails = Ligne { $line } : ne le résout pas

# $puzzle: the name of the puzzle
title-of-algorithms = Algorithmes pour le { $puzzle }
