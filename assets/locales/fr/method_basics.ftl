title-cube3 = 3×3×3 : le cube
title-coordinates = 3×3×3 : coordonnées et tables
title-three-phases = 2×2×2×2 : trois phases

cube3-pieces = Un 3×3×3 montre { $pieces } pièces : { $corners } coins à trois couleurs, { $edges } arêtes à deux et { $centres } centres à une seule. Tourner une face déplace quatre coins et quatre arêtes. Les centres restent en place : ils disent quelle couleur aura chaque face.
cube3-orientations = À sa place, un coin peut avoir 3 orientations, à un tiers de tour l’une de l’autre, et une arête 2 : bonne ou retournée. Mais aucun tour ne change une pièce seule. La torsion du dernier coin découle de celles des sept autres, le retournement de la dernière arête de ceux des onze autres, et deux pièces ne s’échangent jamais sans que deux autres s’échangent aussi.
cube3-states = Il y a donc { $positions } positions. Les coins ont 1·2·…·8 = { $corner-orders } ordres et 3^7 = { $twists } torsions, les arêtes 1·2·…·12 = { $edge-orders } ordres et 2^11 = { $flips } retournements. On multiplie ces quatre nombres, puis on divise par 2, car l’ordre des coins et celui des arêtes sont pairs ensemble, ou impairs ensemble.
cube3-turns = Faites { $quarter } fois le même quart de tour et tout est revenu ; un demi-tour en demande { $half }. Toute position se résout en { $htm } coups au plus quand chaque tour d’une face compte pour un (HTM), et en { $qtm } quand un demi-tour compte pour deux (QTM). L’ordinateur l’a prouvé en 2010 et en 2014 ; certaines positions en demandent autant.

coordinates-what = Une recherche ne tourne pas 54 facettes. Elle décrit une position par quelques nombres, ses coordonnées, toutes à 0 quand le cube est résolu. En phase 1 : la torsion des coins ({ $twist } valeurs, 3^7), le retournement des arêtes ({ $flip }, 2^11) et les places des quatre arêtes de tranche ({ $slice }, autant que de façons de choisir 4 places sur 12). En phase 2 : l’ordre des coins ({ $corners }, 1·2·…·8), celui des huit arêtes de U et D ({ $edges }, 1·2·…·8) et celui des arêtes de tranche ({ $slice-orders }, 1·2·3·4).
move-tables = Une table de mouvements dit ce que chacun des { $turns } tours fait d’une coordonnée. Pour la torsion elle a { $entries } entrées, une par valeur et par tour. Elle est calculée une fois ; ensuite, un tour coûte une lecture par coordonnée. La phase 2 n’a que { $phase-turns } tours, ceux qui gardent ce que la phase 1 a atteint : tous les tours de U et D, et les demi-tours des autres faces.
pruning-tables = Une table d’élagage dit combien de tours deux coordonnées ensemble demandent au moins avant d’être toutes deux à 0. Elle se remplit à partir du cube résolu : les paires à un tour, puis à deux, jusqu’à ce que chacune ait son nombre. La phase 1 en a une pour torsion et tranche ({ $twist } paires) et une pour retournement et tranche ({ $flip }) ; la phase 2, une pour les coins et une pour les arêtes, chacune avec l’ordre de la tranche ({ $corners }). Les deux tables d’une phase disent vrai : c’est donc le plus grand nombre qui compte, leur maximum. S’il dépasse les tours qui restent, la branche est coupée. Les grandes tables, dès qu’elles sont là, en savent plus : la longueur exacte de la phase 1, et une troisième borne pour la phase 2.
redundant-moves = Les coups redondants sont écartés. Une face ne tourne pas deux fois de suite, car deux tels tours en font un seul ou aucun. Les tours de faces opposées peuvent s’échanger : un seul des deux ordres est essayé. Des { $two } suites de deux tours il en reste { $two-kept }, et des { $five } suites de cinq tours { $five-kept }.

three-phases-goals = Le programme Hypersolve résout le 2×2×2×2 en trois phases. La phase 1 oriente toutes les pièces selon un premier axe : de chaque pièce, la facette de l’une de deux couleurs opposées vient sur cet axe. La phase 2 les oriente aussi selon un deuxième axe, et amène chaque pièce de son côté du premier. La phase 3 résout le reste.
three-phases-search = Chaque phase est trouvée par IDA* avec sa propre table d’élagage : celles des phases 1 et 2 vont jusqu’à une certaine profondeur, celle de la phase 3 connaît toutes les distances. On parcourt toutes les phases 1, les plus courtes d’abord, et pour chacune toutes les phases 2 ; la longueur de la phase 3 se lit dans la table. Un total plus court devient le meilleur, et ce qui est déjà aussi long est coupé. Quand la phase 1 seule dépasse la meilleure solution, celle-ci est optimale.
three-phases-ours = Unfold suit les mêmes buts autrement. Il essaie { $views } vues : chacun des quatre axes comme premier, pour la position et pour son inverse. Une seule table couvre les { $ways } façons dont les facettes de la phase 1 peuvent se trouver. Ses premières solutions ne s’orientent selon aucun deuxième axe : dès que chaque pièce est de son côté, les deux cubes 2×2×2 aux bouts de l’axe sont résolus ensemble.
three-phases-later = Les solutions suivantes utilisent le but de la phase 2, mais seulement comme borne : sa table est interrogée pour chacun des trois autres axes, pour la position et son inverse, et la plus grande des six réponses décide si un chemin mérite d’être suivi. Ce qui passe est exploré jusqu’au bout au lieu d’être lu dans une table. Et la preuve ne suit pas les phases : elle explore tout le casse-tête, sans attendre que la phase 1 devienne aussi longue que la meilleure solution.

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
picture-coordinates = image : les trois coordonnées de la phase 1, à 0 sur le cube résolu, et ce qu’en font des tours
picture-first-axis = premier axe
picture-second-axis = deuxième axe et côtés
picture-phases = image : des ensembles emboîtés, et un chemin de trois phases à travers eux jusqu’au casse-tête résolu
