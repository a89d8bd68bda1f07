moves-none-played = Les coups d’un journal ou d’un mélange apparaissent ici, chacun avec une explication.
moves-none = Les coups d’une solution apparaissent ici, chacun avec une explication. Choisissez Résoudre pour lancer la recherche.
played-log = Coups du journal
played-attempt = Tentative
attempt-shown = Tentative : { $length } { $metric }, score { $score }
pace = { $seconds } s
pace-at-once = instantané
pace-slider = secondes par coup
pace-tip = Régler la durée d’un coup, de 3 s (à gauche) à 0,05 s (à droite)
move-name = coup { $number } : { $move }
move-current = coup { $number } : { $move }, qui vient d’être joué
move-next = coup { $number } : { $move }, le prochain
lesson-made = { $move }, qui vient d’être joué :
lesson-first = { $move }, le premier coup :
lesson-next = Ensuite { $move } : { $turn }
lesson-place = { $part }, coup { $number } sur { $total } : { $goal }
lesson-now = Maintenant, { $what }.
lesson-will = Après ce coup, { $what }.
lesson-broke = N’est plus vrai : { $what }.

lesson-frame =
    { $moves ->
        [one] Dans ce groupe, « résolu » veut dire prêt pour le dernier coup.
       *[other] Dans ce groupe, « résolu » veut dire prêt pour les { $moves } derniers coups.
    }

lesson-backwards = Le solveur a trouvé cette solution à rebours, en résolvant la position inverse.
tally = { $what } : { $before } › { $after } sur { $total }
tally-same = { $what } : { $after } sur { $total }
tally-open = { $what } : { $before } › { $after }
tally-open-same = { $what } : { $after }

corners-oriented = coins orientés par rapport à { $axis }
corners-oriented-all = tous les coins sont orientés par rapport à { $axis }
edges-oriented = arêtes orientées par rapport à { $axis }
edges-oriented-all = toutes les arêtes sont orientées par rapport à { $axis }
slice-edges = arêtes de tranche entre { $axis }
slice-edges-all = les quatre arêtes de tranche sont entre { $axis }
corners-home = coins à leur place
corners-home-all = tous les coins sont à leur place
edges-home = arêtes à leur place
edges-home-all = toutes les arêtes sont à leur place
cross-edges = arêtes de la croix en place sur { $face }
cross-edges-all = la croix sur { $face } est terminée
pair-pieces = pièces en place dans la paire { $slot }
pair-pieces-all = la paire { $slot } est terminée
score-of = facettes loin de leur face
corners-together = coins bien placés les uns par rapport aux autres
corners-together-all = tous les coins sont bien placés les uns par rapport aux autres
distance-left = distance à l’état résolu en { $metric }
on-axis = facettes { $colours } sur leur axe
on-axis-all = chaque facette { $colours } est sur son axe
on-side = pièces de leur côté ({ $cells })
on-side-all = chaque pièce est de son côté ({ $cells })
in-layer = pièces dans leur couche ({ $cells })
in-layer-all = chaque pièce est dans sa couche ({ $cells })
pieces-together = pièces bien placées les unes par rapport aux autres
pieces-together-all = toutes les pièces sont bien placées les unes par rapport aux autres
misplaced = facettes mal placées
solved-all = le casse-tête est résolu
pair-of = { $first } ou { $second }
between = { $first } et { $second }

chart-along = Progression par coup
chart-along-tip = Tracer la distance de chaque position à l’état résolu ; cliquer sur le graphique pour aller à un coup
along-none = Le graphique apparaît ici quand une solution est trouvée et que ses tables sont chargées.

along-name =
    graphique de la progression par coup, { $axis } : { $value } après { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    } sur { $total }

along-bound = Borne inférieure
along-bound-tip = Tracer le nombre minimal de coups d’après les petites tables ; la distance peut être plus grande
along-bound-axis = borne inférieure en { $metric }
along-distance = Distance exacte
along-distance-tip = Tracer la distance exacte à l’état résolu après chaque coup
along-misplaced = Facettes mal placées
along-misplaced-tip = Tracer le nombre de facettes mal placées, le casse-tête étant tenu de façon à en avoir le moins

part-whole = Tous les coups
part-solve = Résoudre
part-target = Atteindre la cible
part-cross = Croix sur { $face }
part-pair = XCross sur { $face } avec la paire { $slot }
part-phase = Phase { $number }
part-orientation = Orientation
part-permutation = Permutation
part-orient = Orienter
part-place = Placer
part-start = Commencer
part-prepare = Préparer
part-separate = Séparer
part-change-sides = Changer de côté
part-finish = Terminer
part-heading = { $part } ({ $length } { $metric }) : { $goal }

do-whole = résoudre directement, sans phases
do-moves = les coups tels qu’ils ont été joués
do-path = suivre le plus court chemin vers la cible
do-cross = mettre les quatre arêtes de la face à leur place en un minimum de coups
do-pair = mettre à leur place les quatre arêtes, un coin et l’arête voisine
do-subgroup = orienter chaque pièce, pour que des demi-tours de { $faces } suffisent ensuite
do-subgroup-premoves = orienter chaque pièce, pour que des demi-tours de { $faces } suffisent jusqu’aux coups préalables
do-free = résoudre le cube avec des coups de toutes les faces
do-orientation = orienter correctement chaque coin et chaque arête, et amener les arêtes de tranche dans leur tranche
do-permutation = mettre chaque pièce à sa place avec { $faces } et des demi-tours des autres faces
do-within = mettre chaque pièce à sa place avec { $faces } et des demi-tours des autres faces
do-within-premoves = mettre chaque pièce là où les coups préalables la prendront, avec { $faces } et des demi-tours des autres faces
do-within-first = mettre chaque pièce là où les derniers coups la prendront, avec { $faces } et des demi-tours des autres faces
do-premoves-first = jouer les coups préalables, choisis par le solveur avant sa recherche
do-premoves-last = résoudre le cube avec les coups préalables, choisis par le solveur avant sa recherche
do-axis = amener la facette { $colours } de chaque pièce sur un même axe
do-axis-last = résoudre le casse-tête avec des coups de toutes les cellules
do-side = amener chaque pièce de son côté de cet axe (cellules { $cells })
do-side-back = amener les pièces du côté où les derniers coups les prendront ; les facettes des cellules { $cells } restent sur ces cellules
do-cubes = résoudre ensemble les cubes 2×2×2 aux deux bouts de l’axe
do-cubes-first = préparer les cubes 2×2×2 aux deux bouts d’un axe pour les coups suivants
do-cubes-oriented = orienter les pièces des trois cubes 3×3×3 que forment les couches perpendiculaires à l’axe, pour n’avoir presque plus besoin de quarts de tour
do-cubes-oriented-back = tourner les trois cubes 3×3×3 pour que les pièces soient prêtes à changer de couche
do-three-cubes = résoudre ensemble ces trois cubes
do-three-cubes-first = préparer les trois cubes 3×3×3 que forment les couches perpendiculaires à un axe pour les coups suivants
do-suffix = jouer les derniers coups, choisis par le solveur avant sa recherche
do-suffix-first = jouer les premiers coups, choisis par le solveur avant sa recherche

face-upper = supérieure
face-right = droite
face-front = avant
face-lower = inférieure
face-left = gauche
face-back = arrière
quarter-clockwise = de 90° dans le sens horaire
quarter-counter = de 90° dans le sens antihoraire
half = de 180°
turn-face = tourner la face { $face } { $amount }
turn-wide = tourner la face { $face } et la couche derrière elle { $amount }
turn-slice = tourner la couche entre { $first } et { $second } { $amount }, vue de la face { $face }
turn-cube = tourner le cube entier { $amount }, vu de la face { $face }
cell-turned = tourner la cellule { $cell }
layer-behind-turned = tourner la couche derrière la cellule { $cell }
layers-two-turned = tourner la cellule { $cell }, et avec elle la couche derrière,
layers-outer-turned = tourner la cellule { $cell }, et avec elle la cellule opposée { $opposite },
hypercube-turned = tourner l’hypercube entier, vu de la cellule { $cell },
cell-quarter = { $what } de 90° autour de sa face vers { $face } ; { $from } va vers { $to }
cell-half = { $what } de 180° autour de sa face vers { $face }
cell-edge = { $what } de 180° autour de son arête vers { $first } et { $second }
cell-corner = { $what } de 120° autour de son coin vers { $first }, { $second } et { $third } ; { $from } va vers { $to }

part-heading-short = { $part } ({ $length } { $metric })
