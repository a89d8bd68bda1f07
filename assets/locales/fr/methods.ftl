how = Comment ça marche
how-tip = Expliquer cette méthode, avec une image ; la recherche continue pendant ce temps
methods = Méthodes
title-cube2 = 2×2×2 : optimal par les distances
title-two-phase = 3×3×3 : deux phases
title-direct = 3×3×3 : la méthode directe
title-greedy = 3×3×3 : glouton
title-score-ida = 3×3×3 : IDA* par le score des facettes
title-anytime = 2×2×2×2 : toujours plus court
title-proof = 2×2×2×2 : la preuve
title-crosses = 3×3×3 : premières croix
title-graph = 2×2×2 : le graphe
power = { $mantissa }·10^{ $exponent }

cube2-states = Tenu de sorte qu’un coin ne bouge jamais, le 2×2×2 a { $positions } positions. Chacune est un nombre, formé de deux coordonnées : la permutation des sept autres coins, et leur torsion.
cube2-counted = Toutes sont dénombrées à partir du cube résolu : les positions à un coup, puis à deux coups, jusqu’à ce qu’il n’en reste plus. Les plus lointaines sont à { $htm } HTM, ou à { $qtm } QTM. L’image montre combien il y en a à chaque distance.
cube2-downhill = Résoudre, c’est alors descendre : chaque tour mène à une position plus proche d’un coup. Aucune suite n’est plus courte que la distance, et la descente est exactement aussi longue : elle est prouvée optimale. Toutes ces descentes sont toutes les solutions optimales.

two-phase-sets = Il y a { $positions } positions, bien trop pour les dénombrer. Le chemin est donc coupé en deux. La phase 1 mène dans le sous-groupe G1 : les { $subgroup } positions qui ne demandent que des tours de U et D et des demi-tours des autres faces. La phase 2 rentre avec ceux-là seuls.
two-phase-coordinates = La phase 1 ne regarde que trois coordonnées : la torsion des coins ({ $twist } valeurs), le retournement des arêtes ({ $flip }), la place des quatre arêtes de tranche ({ $slice }). Une table d’élagage dit combien de coups chaque combinaison demande encore au moins. Une recherche en profondeur, répétée avec un coup de plus à chaque fois (IDA*), coupe toute branche qui en demande plus qu’il n’en reste.
two-phase-views = La plus courte phase 1 peut être suivie d’une longue phase 2 ; on essaie donc aussi des phases 1 plus longues, pour un total toujours plus court, sur six vues à la fois : chaque axe dressé, pour la position et son inverse. Des coups préalables, placés avant le mélange, ouvrent d’autres chemins.
two-phase-bound = Pendant ce temps, une recherche sur le cube entier élève la borne inférieure. Une position est au moins aussi loin du but que de chacun des trois sous-groupes : ce qui est coupé ne contient aucune solution, et la borne est une preuve. Quand elle rejoint la meilleure longueur, celle-ci est optimale.

direct-phases = La façon la plus simple de résoudre en deux phases. Phase 1, orientation : chaque coin et chaque arête est orienté correctement, et les quatre arêtes entre U et D gagnent leur tranche. Phase 2, permutation : chaque pièce va à sa place, avec seulement des tours de U et D et des demi-tours des autres faces, car ceux-là gardent l’acquis de la phase 1.
direct-search = Chaque phase est cherchée par IDA* : avec 0 coup, avec 1, avec 2 et ainsi de suite. Chacune a deux petites tables d’élagage, et le plus grand de leurs deux nombres dit combien de coups il faut encore au moins ; une branche à qui il en reste moins est coupée. Aucune face n’est tournée deux fois de suite, et de deux faces opposées c’est toujours la même qui tourne d’abord.
direct-better = On essaie toutes les premières phases les plus courtes, puis celles d’un coup de plus, et ainsi de suite. Derrière chacune vient la plus courte seconde phase qui rend le tout plus court que la meilleure solution jusqu’ici ; la première a { $length } coups au plus et vient en une fraction de seconde. La méthode twophase fait de même sur six vues, avec de grandes tables, et trouve des solutions plus courtes.
direct-bound = Toute solution commence par une première phase. Quand toutes celles de n coups ont été essayées, une solution plus courte que la meilleure demande donc au moins n + 1 coups : c’est la borne inférieure. Elle ne rejoint la meilleure longueur que pour des positions proches du but.

greedy-score = Chaque facette compte 0 sur la face de sa couleur, 1 sur une face voisine, 2 sur la face opposée : le score des facettes, 0 quand tout est résolu. Des dix-huit tours, on joue celui qui laisse le moins, sans jamais revenir à une position quittée, { $turns } fois au plus.
greedy-valley = Ce n’est pas une recherche, car rien n’est repris. Le score a des vallées qui ne sont pas le but, et qui ne fait que descendre finit dans l’une d’elles. À quelques tours du but il arrive ; depuis une position aléatoire presque jamais, et il dit alors qu’il abandonne.

ida-tree = IDA* est une recherche en profondeur répétée : avec 1 coup, avec 2, avec 3 et ainsi de suite. Une branche est coupée quand une estimation dit qu’elle demande plus de coups qu’il n’en reste. Si l’estimation n’exagère jamais, aucune solution n’est coupée, et la première trouvée est optimale.
ida-score = Ici l’estimation est le score des facettes. Un tour mène douze facettes sur d’autres faces ; un quart de tour change ce que compte chacune de 1 au plus, un demi-tour de 2 au plus. Un coup change donc le score d’au plus { $htm } en HTM et { $qtm } en QTM : divisé par cela et arrondi vers le haut, c’est une borne inférieure.
ida-weak = Cette borne ne dépasse jamais { $bound } HTM : peu de branches sont coupées, et chaque coup de plus prend une dizaine de fois plus de temps. Des tables d’élagage, comme en a l’autre méthode, en savent bien plus.

tess2-axis = Le 2×2×2×2 a { $positions } positions. La phase 1 amène, de chaque pièce, la facette de deux couleurs opposées sur un même axe. Ces seize facettes peuvent se trouver de { $ways } façons, et une table sait combien de coups demande chacune. Huit vues sont essayées : chacun des quatre axes, pour la position et son inverse.
tess2-cubes = La phase 2 amène chaque pièce de son côté de cet axe. Il reste alors deux cubes 2×2×2, un à chaque bout, qui partagent leurs tours, tandis qu’un coup autour de l’axe reprend l’un d’eux autrement. Un faisceau étroit les ramène en quelques millisecondes par leurs distances exactes ; puis ils sont fouillés exhaustivement.
tess2-reach = Ensuite, la phase 1 est suivie de coups quelconques qui laissent ces facettes sur leur axe. Une grande table dit combien il en faut au moins jusqu’à ce que les facettes suivantes et les côtés soient justes, et laisse passer une position sur des milliers. Des suffixes, coups choisis d’avance pour finir, ouvrent d’autres chemins.
tess2-part = Une part de l’effort élève pendant ce temps la borne inférieure, comme la méthode optimal le fait de toutes ses forces.

proof-deepening = Dès qu’il y a une solution, tout l’effort va à la preuve qu’il n’y a rien de plus court : aucune suite de n coups ne résout la position, puis aucune de n + 1, jusqu’à ce que la borne rejoigne la meilleure longueur.
proof-projections = Toutes les suites ne sont pas parcourues. On regarde huit projections de chaque position : où se trouvent les facettes de chaque axe, dans la position et dans son inverse. Chacune demande à elle seule un certain nombre de coups, que connaît la table des { $ways } façons. Si l’une en demande plus qu’il n’en reste, la branche est coupée. La table n’exagère jamais : aucune solution n’est perdue, et la borne est une preuve.
proof-axis = Un coup autour d’un axe ne change pas ce que l’inverse montre de cet axe : une position dit donc quel axe peut encore être tourné. Malgré cela, chaque coup de plus coûte bien plus que le précédent : pour une position aléatoire l’écart reste ouvert, et c’est dit.

crosses-counted = Une première croix, ce sont les quatre arêtes d’une face à leur place, accordées aux faces voisines. Ces arêtes peuvent se trouver de { $ways } façons, places et retournements compris. Toutes sont dénombrées depuis la croix faite, en HTM et, parmi les plus courtes, en QTM : chaque croix montrée est prouvée la plus courte. Les plus longues demandent { $length } HTM, dans { $longest } cas.
crosses-faces = Il y a une seule table, pour la face U ; les cinq autres faces y sont cherchées après avoir tourné le cube en pensée.
crosses-pair = Avec une paire, un coin et l’arête dessous dans leur logement, il y a { $ways } façons. Deux tables, de la croix avec le coin et de la croix avec l’arête, bornent une recherche IDA* qui trouve la plus courte. Les plus longues demandent { $length } HTM.

graph-nodes-edges = Chaque position du 2×2×2, quelle que soit sa tenue, est un sommet : il y en a { $nodes }. Une arête du graphe relie deux sommets quand un quart de tour mène de l’un à l’autre. Chaque sommet a six voisins en QTM, ce qui fait { $edges } arêtes ; en HTM, avec les demi-tours, il en a neuf.
graph-distances = La distance d’un sommet est la longueur d’un plus court chemin jusqu’au sommet résolu. Elle est connue pour tous, dénombrés anneau par anneau ; un plus court chemin va à chaque pas vers un voisin plus proche d’un pas. Les sommets les plus lointains, les antipodes, sont à { $htm } HTM ou { $qtm } QTM.
graph-names = L’identifiant d’un sommet est la plus petite des 24 suites de chiffres que montre son cube, une pour chaque tenue : deux cubes sont le même sommet quand leurs identifiants sont les mêmes.

picture-all = toutes les positions : { $count }
picture-solved = résolu
picture-cut = coupé : demande plus qu’il ne reste
picture-depth = coup { $number }
picture-start = la position
picture-stuck = bloqué
picture-slot = logement d’une paire
picture-edge = arête de la croix
picture-shared = les mêmes tours
picture-side = un côté de l’axe
picture-other-side = l’autre côté
picture-bars = image : des barres, combien de positions à chaque distance de 0 à { $distance } HTM
picture-nested = image : le cube résolu dans G1 dans toutes les positions, et un chemin à travers
picture-tree = image : un arbre de recherche dont la plupart des branches sont coupées
picture-valley = image : une descente qui finit dans une vallée avant le but
picture-cubes = image : deux cubes 2×2×2 reliés par un axe, qui tournent de même
picture-cross = image : une face avec les quatre arêtes de sa croix et les logements de ses paires
picture-rings = image : des sommets en anneaux autour du résolu, et un plus court chemin
