title-cube3 = 3×3×3 : le cube
title-coordinates = 3×3×3 : coordonnées et tables
title-three-phases = 2×2×2×2 : trois phases

cube3-pieces = Un 3×3×3 montre { $pieces } pièces : { $corners } coins à trois couleurs, { $edges } arêtes à deux et { $centres } centres à une seule. Tourner une face déplace quatre coins et quatre arêtes. Les centres restent en place : ils indiquent la couleur de chaque face.
cube3-orientations = À sa place, un coin peut avoir 3 orientations, à un tiers de tour l’une de l’autre, et une arête 2 : correcte ou retournée. Aucun coup ne change une seule pièce. L’orientation du dernier coin découle de celles des sept autres, et celle de la dernière arête de celles des onze autres. Deux pièces ne s’échangent jamais sans que deux autres s’échangent aussi.
cube3-states = Cela fait { $positions } positions. Les coins ont 1·2·…·8 = { $corner-orders } permutations et 3^7 = { $twists } orientations, les arêtes 1·2·…·12 = { $edge-orders } permutations et 2^11 = { $flips } orientations. On multiplie ces quatre nombres, puis on divise par 2, car les permutations des coins et des arêtes sont toutes deux paires ou toutes deux impaires.
cube3-turns = Faites { $quarter } fois le même quart de tour, ou { $half } fois le même demi-tour, et chaque pièce revient à sa place. Toute position se résout en { $htm } coups au plus quand toute rotation d’une face compte pour un (HTM), et en { $qtm } quand un demi-tour compte pour deux (QTM). Les deux ont été prouvés par ordinateur, en 2010 et en 2014 ; certaines positions en demandent autant.

coordinates-what = Une recherche ne manipule pas 54 facettes. Elle décrit une position par quelques nombres, ses coordonnées, toutes à 0 quand le cube est résolu. En phase 1 : la torsion des coins ({ $twist } valeurs, 3^7), le retournement des arêtes ({ $flip }, 2^11) et les places des quatre arêtes de tranche ({ $slice }, les façons de choisir 4 places sur 12). En phase 2 : les permutations des coins ({ $corners }, 1·2·…·8), des huit arêtes de U et D ({ $edges }, 1·2·…·8) et des arêtes de tranche ({ $slice-orders }, 1·2·3·4).
move-tables = Une table de coups contient l’effet de chacun des { $turns } coups sur une coordonnée. Pour la torsion elle a { $entries } entrées, une par valeur et par coup. Elle est calculée une fois ; ensuite, un coup coûte une lecture par coordonnée. La phase 2 n’a que { $phase-turns } coups, ceux qui préservent ce que la phase 1 a atteint : tous les coups de U et D, et les demi-tours des autres faces.
pruning-tables = Une table d’élagage contient le nombre minimal de coups qui amènent deux coordonnées à 0 en même temps. Elle se remplit à partir du cube résolu : les paires à un coup, puis à deux, jusqu’à ce que chacune ait son nombre. La phase 1 a une table pour torsion et tranche ({ $twist } paires) et une pour retournement et tranche ({ $flip }). La phase 2 en a une pour les coins et une pour les arêtes, chacune avec la permutation de la tranche ({ $corners }). Les deux valeurs sont des bornes inférieures : c’est la plus grande qui compte. Si elle dépasse le nombre de coups restants, la branche est coupée. Les grandes tables, une fois chargées, en savent plus : la longueur exacte de la phase 1, et une troisième borne pour la phase 2.
redundant-moves = La recherche écarte les coups redondants. Elle ne tourne jamais une face deux fois de suite, car deux coups de la même face équivalent à un seul ou à aucun. Les coups de faces opposées commutent : un seul des deux ordres est essayé. Sur les { $two } suites de deux coups, il en reste { $two-kept }, et sur les { $five } suites de cinq coups, { $five-kept }.

three-phases-goals = Le programme Hypersolve résout le 2×2×2×2 en trois phases. La phase 1 oriente toutes les pièces selon un premier axe : elle prend deux couleurs opposées et amène, sur chaque pièce, la facette de ces couleurs sur cet axe. La phase 2 les oriente aussi selon un deuxième axe, et amène chaque pièce de son côté du premier. La phase 3 résout le reste.
three-phases-search = Chaque phase utilise IDA* avec sa propre table d’élagage. Les tables des phases 1 et 2 vont jusqu’à une certaine profondeur ; celle de la phase 3 connaît toutes les distances. Le programme essaie toutes les phases 1, les plus courtes d’abord, et pour chacune toutes les phases 2 ; il lit la longueur de la phase 3 dans la table. Un total plus court devient le meilleur, et tout ce qui est déjà aussi long est coupé. Quand la phase 1 seule est plus longue que la meilleure solution, celle-ci est optimale.
three-phases-ours = Unfold poursuit les mêmes buts autrement. Il essaie { $views } vues : la position et son inverse, chacune avec l’un des quatre axes en premier. Une seule table couvre les { $ways } dispositions des facettes de la phase 1. Ses premières solutions n’orientent pas selon un deuxième axe : dès que chaque pièce est de son côté, les deux cubes 2×2×2 aux bouts de l’axe sont résolus ensemble.
three-phases-pieces = La phase 1 travaille sur les pièces, et non sur des coordonnées. Sur le 3×3×3, chaque coordonnée de la phase 1 change d’elle-même : la torsion suivante découle de la torsion et du coup seuls, quoi que fassent les arêtes, et une petite table de coups suffit à chacune. Ici, les seize pièces sont toutes du même genre. Un coup porte la moitié d’entre elles à d’autres places et tourne leurs facettes vers d’autres axes : on ne peut en suivre une partie sans les autres, et une seule table de coups pour les { $ways } dispositions et { $turns } coups serait bien trop grande. Unfold garde donc l’axe de la facette de chacune des seize pièces. Pour un coup, il les partage en la moitié qui tourne et celle qui reste. Une moitié n’a que { $halves } dispositions, et une table contient l’effet de chacune de ses { $rotations } rotations sur elles. Pour un coup d’un autre axe, les pièces sont partagées à nouveau.
three-phases-later = Les solutions suivantes utilisent le but de la phase 2, mais seulement comme borne. La recherche consulte la table pour chacun des trois autres axes, pour la position et son inverse, et la plus grande des six valeurs décide si elle suit un chemin. Les chemins retenus sont explorés jusqu’au bout, et non lus dans une table. La preuve n’utilise pas les phases : elle explore tout le casse-tête, et n’a pas à attendre que la phase 1 soit aussi longue que la meilleure solution.

picture-corner =
    { $count ->
        [one] le coin
       *[other] les { $count } coins
    }

picture-edges =
    { $count ->
        [one] l’arête
       *[other] les { $count } arêtes
    }

picture-centre =
    { $count ->
        [one] le centre
       *[other] les { $count } centres
    }

picture-pieces = image : un cube où sont désignés un coin, une arête et un centre
coordinate-twist = torsion
coordinate-flip = retournement
coordinate-slice = tranche
picture-coordinates = image : les trois coordonnées de la phase 1, à 0 sur le cube résolu, et l’effet des coups sur elles
picture-first-axis = premier axe
picture-second-axis = deuxième axe et côtés
picture-phases = image : des ensembles emboîtés, et un chemin de trois phases à travers eux jusqu’au casse-tête résolu
