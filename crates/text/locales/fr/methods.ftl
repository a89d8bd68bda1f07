how = Comment ça marche
how-tip = Expliquer cette méthode avec une image ; une recherche en cours continue
methods = Méthodes
name-two-phase = Deux phases
name-optimal = Optimal
name-direct = Direct
name-greedy = Glouton
name-score-ida = IDA* par le score
name-anytime = Progressif
title-cube2 = 2×2×2 : optimal par la distance
title-two-phase = 3×3×3 : deux phases
title-optimal = 3×3×3 : optimal
title-direct = 3×3×3 : la méthode directe
title-greedy = 3×3×3 : la méthode gloutonne
title-score-ida = 3×3×3 : IDA* par le score des facettes
title-four-phases = 3×3×3×3 : quatre phases
title-anytime = 2×2×2×2 : de plus en plus court
title-proof = 2×2×2×2 : la preuve
title-crosses = 3×3×3 : première croix
title-graph = 2×2×2 : le graphe
power = { $mantissa }·10^{ $exponent }

cube2-states = Si l’on garde un coin fixe, le 2×2×2 a { $positions } positions. Deux coordonnées les numérotent : la permutation des sept autres coins et leur orientation.
cube2-counted = Le solveur calcule la distance de chaque position à partir du cube résolu : d’abord les positions à un coup, puis à deux coups, jusqu’à la dernière. Les plus lointaines sont à { $htm } HTM, ou à { $qtm } QTM. L’image montre combien de positions se trouvent à chaque distance.
cube2-downhill = Résoudre revient alors à descendre : chaque coup mène à une position plus proche d’un coup. Aucune solution n’est plus courte que la distance, et la descente a exactement cette longueur : elle est prouvée optimale. L’ensemble de ces descentes donne toutes les solutions optimales.

two-phase-sets = Le 3×3×3 a { $positions } positions, bien trop nombreuses pour être énumérées. La recherche est donc partagée en deux. La phase 1 atteint le sous-groupe G1 : les { $subgroup } positions que l’on peut résoudre avec des coups de U et D et des demi-tours des autres faces. La phase 2 résout le cube avec ces seuls coups.
two-phase-coordinates = La phase 1 n’utilise que trois coordonnées : l’orientation des coins ({ $twist } valeurs), l’orientation des arêtes ({ $flip }) et les places des quatre arêtes de tranche ({ $slice }). Une table d’élagage contient le nombre minimal de coups que demande encore chaque combinaison. Une recherche en profondeur qui permet un coup de plus à chaque fois (IDA*) coupe toute branche qui demande plus de coups qu’il n’en reste.
two-phase-views = Une phase 1 courte peut mener à une longue phase 2 : la recherche essaie donc aussi des phases 1 plus longues pour raccourcir le total. Elle travaille sur six vues à la fois : la position et son inverse, chacune avec l’un des trois axes à la verticale. Les coups préalables (ou « premoves »), placés avant le mélange, ouvrent d’autres chemins.
two-phase-bound = Pendant ce temps, une recherche sur le cube entier fait monter la borne inférieure. Une position est au moins aussi loin de l’état résolu que de chacun des trois sous-groupes : aucune branche coupée ne contient de solution, et la borne est une preuve. Quand elle rejoint la meilleure longueur, celle-ci est optimale.

optimal-patterns = Imaginez le cube avec les faces opposées de la même couleur : il ne reste que trois couleurs. Chaque position montre alors l’un de { $patterns } motifs. Résoudre le cube, c’est aussi résoudre son motif : une position demande donc au moins autant de coups que son motif.
optimal-table = Une table d’élagage contient le nombre minimal de coups que demande un motif. Les { $symmetries } rotations et réflexions du cube ne changent pas ce nombre, si bien que les motifs qui ne diffèrent que par l’une d’elles ont une entrée commune. La table existe en plusieurs tailles, de { $small } à { $large } Mo : les plus grandes distinguent plus de motifs, et la preuve est plus rapide.
optimal-both-ends = La recherche consulte chaque position et son inverse, qui demande le même nombre de coups. Les coups sont ajoutés au début ou à la fin de la solution, du côté où moins de coups peuvent mener au but. Une branche est coupée quand la position ou son inverse demande plus de coups qu’il n’en reste.
optimal-meets = Pendant ce temps, la recherche en deux phases trouve des solutions de plus en plus courtes. Dès que toute suite plus courte est exclue, la meilleure solution est prouvée optimale. Les suites aussi longues que la meilleure solution, qui demanderaient le plus de temps, n’ont pas à être cherchées.

direct-phases = C’est la méthode en deux phases la plus simple. La phase 1, orientation, oriente correctement chaque coin et chaque arête et amène les quatre arêtes entre U et D dans leur tranche. La phase 2, permutation, met chaque pièce à sa place avec des coups de U et D et des demi-tours des autres faces, car ces coups préservent ce que la phase 1 a obtenu.
direct-search = Chaque phase est cherchée par IDA* : avec 0 coup, puis 1, puis 2 et ainsi de suite. Chacune a deux petites tables d’élagage, et la plus grande de leurs deux valeurs est une borne inférieure des coups encore nécessaires ; une branche à laquelle il en reste moins est coupée. La recherche ne tourne jamais deux fois de suite la même face, et ne tourne deux faces opposées que dans un seul ordre.
direct-better = La méthode essaie toutes les premières phases de longueur minimale, puis celles d’un coup de plus, et ainsi de suite. Elle ajoute à chacune la seconde phase la plus courte qui rende la solution plus courte que la meilleure jusqu’ici. La première solution a { $length } coups au plus et demande une fraction de seconde. La méthode twophase fait de même sur six vues avec de grandes tables, et trouve des solutions plus courtes.
direct-bound = Toute solution commence par une première phase. Quand toutes celles de n coups ont été essayées, une solution plus courte que la meilleure jusqu’ici demande au moins n + 1 coups : c’est la borne inférieure. Elle ne rejoint la meilleure longueur que pour des positions proches de l’état résolu.

greedy-score = Chaque facette compte 0 sur la face de sa couleur, 1 sur une face voisine et 2 sur la face opposée. Le score des facettes est leur somme ; il vaut 0 quand le cube est résolu. Parmi les dix-huit coups, la méthode joue celui qui laisse le score le plus bas. Elle ne revient jamais à une position précédente et joue au plus { $turns } coups.
greedy-valley = Ce n’est pas une recherche, car aucun coup n’est jamais repris. Le score a des vallées qui ne sont pas le cube résolu, et une méthode qui ne fait que descendre finit dans l’une d’elles. À quelques coups de l’état résolu, elle réussit. Depuis une position aléatoire, presque jamais, et elle signale alors qu’elle n’a pas trouvé de solution.

ida-tree = IDA* répète une recherche en profondeur : avec 1 coup, puis 2, puis 3 et ainsi de suite. Une branche est coupée quand une estimation dit qu’elle demande plus de coups qu’il n’en reste. Si l’estimation n’est jamais trop haute, aucune solution n’est coupée, et la première trouvée est optimale.
ida-score = Ici l’estimation est le score des facettes. Un coup fait changer de face douze facettes. Un quart de tour change le score de chacune de 1 au plus, un demi-tour de 2 au plus. Un coup change donc le score des facettes de { $htm } au plus en HTM et de { $qtm } au plus en QTM. Divisé par ce nombre et arrondi vers le haut, le score est une borne inférieure.
ida-weak = Cette borne ne dépasse jamais { $bound } HTM : peu de branches sont coupées, et chaque coup de plus demande environ dix fois plus de temps. Les tables d’élagage des méthodes en deux phases donnent des bornes bien meilleures.

tess2-axis = Le 2×2×2×2 a { $positions } positions. La phase 1 prend deux couleurs opposées et amène, sur chaque pièce, la facette de ces couleurs sur un même axe. Ces seize facettes peuvent être placées de { $ways } façons, et une table contient le nombre de coups que chacune demande. La recherche essaie huit vues : la position et son inverse, chacune avec l’un des quatre axes.
tess2-cubes = La phase 2 amène chaque pièce de son côté de cet axe. Il reste deux cubes 2×2×2, un à chaque bout, qui tournent ensemble, tandis qu’un coup autour de l’axe change la prise de l’un d’eux. Une recherche en faisceau étroit les résout en quelques millisecondes, guidée par leurs distances exactes. Ils sont ensuite explorés exhaustivement.
tess2-reach = Ensuite, la phase 1 est suivie de coups quelconques qui laissent ces facettes sur leur axe. Une grande table donne une borne inférieure des coups jusqu’à ce que les facettes d’un deuxième axe et les côtés des pièces soient corrects, et ne laisse passer qu’une position sur plusieurs milliers. Des suffixes, derniers coups choisis d’avance, ouvrent d’autres chemins.
tess2-part = Pendant ce temps, une partie du travail fait monter la borne inférieure. La méthode optimal y consacre tout son travail.

four-phases-goals = Le 3×3×3×3 a 1,8·10^120 positions. La recherche fait passer une position par quatre ensembles de plus en plus petits. La phase 1 prend deux cellules opposées et amène sur leur axe chaque facette de leurs couleurs. La phase 2 amène chaque pièce dans sa couche, l’une des trois perpendiculaires à cet axe. Chaque couche est alors un cube 3×3×3. La phase 3 oriente les trois cubes et la phase 4 les résout, tous les trois à la fois : un coup tourne la même face de chacun.
four-phases-beams = Chaque phase est une recherche en faisceau : parmi les positions qui suivent celles d’une étape, seules les plus prometteuses passent à la suivante. Elle part de centaines de positions atteintes par la phase précédente, si bien qu’une première phase courte suivie d’une longue ne décide pas du résultat. Un premier tour est étroit et dure environ deux secondes. Chaque tour suivant est plus large, et la solution la plus courte est gardée. Les positions à six coups au plus de l’état résolu sont reconnues aussitôt et résolues en un minimum de coups.
four-phases-nets = Une position est prometteuse quand l’estimation des coups restants est petite. Là où une table de distances exactes tient en mémoire, l’estimation s’appuie sur elle. Ailleurs, elle vient de trois petits réseaux de neurones, entraînés sur les positions que leur propre recherche visitait. Les deux cubes extérieurs peuvent aussi être tournés en entier entre les coups ; un tour d’une face peut donc tourner n’importe laquelle de leurs faces, au prix d’un coup de plus.
four-phases-bound = Les coins seuls forment un 2×2×2×2, que chaque coup tourne une fois au plus. Une borne inférieure prouvée pour lui vaut donc pour le casse-tête entier. Elle est loin des meilleures solutions : d’après un décompte, environ 52 coups suffiraient à la plupart des positions.

proof-deepening = Dès qu’une solution est trouvée, tout le travail sert à prouver qu’il n’en existe pas de plus courte. La recherche montre qu’aucune suite de n coups ne résout la position, puis aucune de n + 1, jusqu’à ce que la borne rejoigne la meilleure longueur.
proof-projections = La recherche n’essaie pas toutes les suites. Elle regarde huit projections de chaque position : où se trouvent les facettes de chaque axe, dans la position et dans son inverse. Chaque projection demande à elle seule un certain nombre de coups, que contient la table des { $ways } dispositions. Si l’une en demande plus qu’il n’en reste, la branche est coupée. La table n’est jamais trop haute : aucune solution n’est perdue, et la borne est une preuve.
proof-axis = Un coup autour d’un axe ne change pas ce que l’inverse montre de cet axe : la position dit donc quels axes peuvent encore être tournés. Malgré cela, chaque coup de plus coûte bien plus que le précédent. Pour une position aléatoire, un écart demeure, et il est affiché.

crosses-counted = Une première croix, ce sont les quatre arêtes d’une face à leur place, alignées avec les centres des faces voisines. Ces arêtes peuvent être placées de { $ways } façons, places et orientations comprises. La distance de chacune est calculée depuis la croix terminée, en HTM et, parmi les plus courtes, en QTM : chaque croix montrée est prouvée la plus courte. Les plus longues demandent { $length } HTM, dans { $longest } cas.
crosses-faces = Une seule table, celle de la face U, sert aux six faces : pour les cinq autres, le solveur y cherche le cube tourné.
crosses-pair = Avec une paire, c’est-à-dire un coin et l’arête au-dessous dans leur emplacement, il y a { $ways } cas. Deux tables, l’une pour la croix avec le coin et l’autre pour la croix avec l’arête, bornent une recherche IDA* qui trouve la solution la plus courte. Les plus longues demandent { $length } HTM.

graph-nodes-edges = Chaque position du 2×2×2, quelle que soit la façon de tenir le cube, est un sommet : il y en a { $nodes }. Une arête du graphe relie deux sommets quand un quart de tour mène de l’un à l’autre. Chaque sommet a six voisins en QTM, ce qui fait { $edges } arêtes. En HTM, avec les demi-tours, il en a neuf.
graph-distances = La distance d’un sommet est la longueur d’un plus court chemin jusqu’au sommet résolu. Elle est connue pour tous les sommets, calculée anneau par anneau ; chaque pas d’un plus court chemin va vers un voisin plus proche d’un pas. Les sommets les plus lointains, les antipodes, sont à { $htm } HTM ou { $qtm } QTM.
graph-names = Tenu dans chacune de ses 24 orientations, un cube montre 24 suites de chiffres. La plus petite est l’identifiant de son sommet : deux cubes de même identifiant sont le même sommet.

picture-all = toutes les positions : { $count }
picture-solved = résolu
picture-cut = coupée : demande plus de coups qu’il n’en reste
picture-depth = coup { $number }
picture-start = la position
picture-stuck = bloqué
picture-slot = emplacement d’une paire
picture-edge = arête de la croix
picture-shared = les mêmes coups
picture-side = un côté de l’axe
picture-other-side = l’autre côté
picture-bars = image : des barres qui montrent combien de positions se trouvent à chaque distance de 0 à { $distance } HTM
picture-nested = image : toutes les positions, G1 à l’intérieur, le cube résolu dans G1, et un chemin vers lui
picture-tree = image : un arbre de recherche dont la plupart des branches sont coupées
picture-valley = image : une descente qui finit dans une vallée avant le cube résolu
picture-chain = image : un chemin de quatre phases vers l’état résolu
picture-cubes = image : deux cubes 2×2×2 sur un même axe, qui tournent ensemble
picture-cross = image : une face avec les quatre arêtes de sa croix et les emplacements de ses paires
picture-rings = image : des sommets en anneaux autour du sommet résolu, et un plus court chemin
