row = { $htm } HTM, { $qtm } QTM, { $stm } STM	{ $ease }	{ $moves }
case = Cas { $number } : { $case }
algorithms-found =
    { $count ->
        [one] { $count } algorithme
       *[other] { $count } algorithmes
    } ; le plus court fait { $length }, et il n’en existe pas de plus court avec ces coups ({ $time } s).
algorithms-unproven =
    { $count ->
        [one] { $count } algorithme
       *[other] { $count } algorithmes
    } ; le plus court fait { $length }, et aucun ne peut faire moins de { $lower } ({ $time } s).
algorithms-counted =
    { $count ->
        [one] Le premier algorithme
       *[other] Les { $count } premiers algorithmes
    } ; le plus court fait { $length }, et il n’en existe pas de plus court avec ces coups ({ $time } s). Il y en a peut-être d’autres.
algorithms-and = { $sentence } { $more }
algorithms-timeout = La recherche a atteint sa limite de temps : il y en a peut-être d’autres.
algorithms-stopped = La recherche a été arrêtée : il y en a peut-être d’autres.
algorithms-limit = La recherche a atteint une limite : il y en a peut-être d’autres.
algorithms-easiest =
    { $count ->
        [one] Seul le plus facile est listé.
       *[other] Seuls les { $count } plus faciles sont listés.
    }
algorithms-listed =
    { $count ->
        [one] Seul le premier est listé.
       *[other] Seuls les { $count } premiers sont listés.
    }
case-solved = Le cas est déjà résolu.
impossible = Aucune suite des coups permis n’atteint l’objectif ; c’est prouvé.
none-up-to = Il n’existe aucun algorithme jusqu’à { $length }. Un plus long est possible : essayez un --max plus grand.
none-found = Aucun algorithme trouvé dans les limites ; il en faudrait au moins { $lower }. Essayez un --timeout plus long.
no-case = Aucun cas à résoudre
no-case-do = Indiquez CASE ou --case (des coups, des facettes, un lien, un fichier, ou - pour l’entrée standard), ou --solved-by. Voir unfold algorithms --help.
no-goal = { $name } n’est ni le nom d’une partie de ce casse-tête ni une position
no-goal-do = Utilisez l’un de ces noms : { $names }, avec un emplacement comme cross-f ou cross-any, ou donnez des coups ou des facettes.
no-goals = { $name } n’est pas une position, et ce casse-tête n’a pas de parties nommées
no-goals-do = Donnez des coups ou des facettes.
no-face = { $name } n’est pas une face de ce casse-tête
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
pattern-other-puzzle = La position, l’objectif et les coups concernent des casse-tête différents
pattern-other-puzzle-do = Choisissez le même casse-tête pour les trois.
no-faces = Ce casse-tête n’a pas de rotation de face qui puisse être libre
no-faces-do = Ne demandez pas de rotation libre.
goal-wrong = Dans l’objectif : { $error }
goal-apart = Aucun coup ne mène à l’objectif : { $error }
goal-apart-do = Changez les facettes nommées, grisez-en davantage, ou choisissez un autre objectif.
not-in-goal = La pièce en { $place } n’est pas dans l’objectif
not-in-goal-do = Peignez-la comme une pièce de l’objectif, ou mettez ses facettes en gris.
not-in-position = L’objectif a une pièce, { $place }, que la position ne montre pas
not-in-position-do = Peignez cette pièce dans la position, ou mettez-la en gris dans l’objectif.
goal-unclear = On voit trop peu de la pièce en { $place } pour savoir où est sa place
goal-unclear-do = Nommez l’objectif, ou montrez davantage de la pièce.
piece-unclear-do = Montrez davantage de la pièce.
too-large = Cette méthode ne résout pas de parties de ce casse-tête
too-large-do = Choisissez le 2×2×2, le 3×3×3 ou le 2×2×2×2.
not-one-move = { $token } n’est pas un seul coup
not-one-move-do = Séparez les coups par des virgules, comme dans <R,U>.
cost-wrong = { $token } doit avoir un coût de 1 à { $most }
cost-wrong-do = Écrivez le coût après un deux-points.
nothing-after-no = Il manque un coup après no
nothing-after-no-do = Écrivez no B, par exemple.
none-allowed = Aucun coup n’est permis
none-allowed-do = Permettez au moins un coup, comme <R,U>.
rotation-allowed = { $move } tourne tout le casse-tête
rotation-allowed-do = Enlevez-le : une solution ne tourne que des couches.
too-many-allowed = { $found } coups sont permis ; la limite est { $most }
too-many-allowed-do = Permettez moins de coups.
not-painted = Cette facette n’est pas peinte
not-painted-do = Écrivez . pour une facette de n’importe quelle couleur.

algorithms = Algorithmes
algorithms-tip = Trouver les coups les plus courts pour une partie du casse-tête, ou vers une autre position, avec les coups permis
find-algorithms = Chercher les algorithmes
find-algorithms-tip = Chercher les coups les plus courts de la position à l’objectif
stop-algorithms = Arrêter
stop-algorithms-tip = Arrêter la recherche ; les algorithmes déjà trouvés restent
set-goal = Prendre comme objectif
set-goal-tip = Prendre la position montrée comme objectif des algorithmes
copy-algorithms = Copier la liste
copy-algorithms-tip = Copier les algorithmes en texte, un par ligne
copy-algorithm = Copier
copy-mirrored = Copier le miroir
copy-inverse = Copier l’inverse
news-copied-algorithm = Copié : { $moves }.
enter-finds = Entrée cherche les algorithmes ; Maj+Entrée va à la ligne
at-goal = La position correspond déjà à l’objectif : aucun coup n’est nécessaire.
at-goal-but-for = À { $moves } près, qui est libre, la position correspond déjà à l’objectif.
error-algorithms = Impossible de chercher des algorithmes
news-finding-algorithms = Recherche des algorithmes les plus courts.
news-goal-set = La position montrée est maintenant l’objectif.
news-copied-algorithms = Algorithmes copiés.
why-none-found = Aucun algorithme n’a encore été trouvé.
paint-first-do = Peignez les autres facettes, ou laissez-leur n’importe quelle couleur.
page-hint = Tapez le cas en coups ou en facettes, ou préparez-le sur le casse-tête en peignant ou en tournant ; les facettes peintes en gris ne comptent pas. Choisissez un objectif, comme la croix, permettez seulement les coups voulus, puis cherchez.
free-hint = Les rotations entre parenthèses sont libres : elles ne comptent pas dans la longueur.
case-net = Position du patron
goal-net = Objectif
goal = Objectif
goal-solved = Résolu
goal-position = La position prise comme objectif
allow = Coups
allow-hint = toutes les faces
allow-tip = Permettre des coups comme <R,U>, <M,U> ou no B ; un coût peut suivre un coup
extra = et plus longs d’au plus
extra-tip = Lister aussi les algorithmes qui dépassent le plus court de ce nombre de coups au plus
sort = Trier par
sort-length = Longueur
sort-ease = Facilité
hide = Cacher les coups
hide-tip = Montrer seulement la longueur, puis un coup à la fois
reveal-move = Coup suivant
ease-of = Facilité { $ease }
ease-tip = Difficulté pour les mains : plus bas, plus facile

searching = Aucun algorithme n’a moins de { $lower }.

none-so-far = Aucun algorithme trouvé ; il en faudrait au moins { $lower }.

effort = { $nodes } nœuds parcourus

row-tip = Jouer. En miroir : { $mirror }. Inverse : { $inverse }.

played-algorithm = Algorithme
outdated-algorithms = Ceux-ci sont pour une position, un objectif ou des coups antérieurs ; relancez la recherche pour les mettre à jour.

row-stm = { $stm } STM	{ $ease }	{ $moves }

cost-of = un coût de { $cost }

check-one = On ne peut vérifier les algorithmes que sur un seul cas

check-one-do = Donnez --case ou --solved-by avec un seul cas.

check-none = Il n’y a aucun algorithme à vérifier

check-none-do = Écrivez-en un par ligne du fichier.

costs-and-metric = Les coûts ne peuvent pas être combinés avec une métrique

costs-and-metric-do = Enlevez --metric, ou les coûts dans --allow.

whole-only = La méthode { $method } ne peut ni résoudre des parties du casse-tête ni utiliser d’autres coups

whole-only-do = Enlevez --method : --goal et --allow utilisent leur propre méthode.

costs-here = Cette commande compte les coups et n’accepte pas de coûts

costs-here-do = Enlevez les coûts, ou utilisez unfold algorithms.

save-algorithms = Enregistrer la liste…
save-algorithms-tip = Enregistrer les algorithmes en texte, ou en pages à imprimer (PDF ou SVG)
check-algorithms = Vérifier une liste…
check-algorithms-tip = Ouvrir un fichier texte avec un algorithme par ligne et voir lesquels résolvent le cas
error-check = Impossible de vérifier la liste

# $path: the path of the file
news-saved-algorithms = Algorithmes enregistrés : { $path }.

path-algorithms = Enregistrer les algorithmes
path-algorithm-list = Vérifier une liste d’algorithmes
filter-algorithms = Textes et pages

# $face: the letter of the face
free-turns = Rotations de { $face } libres aux deux bouts

free-turns-tip = Laisser tourner cette face avant et après un algorithme sans que cela compte ; sinon, ces rotations comptent comme des coups

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
