net-digits = 1 à 6 ; 0 à 7 sur le 2×2×2×2
net-delete = Suppr, Retour arrière ; 0 sur les cubes
how-to-type-hyper = Touches sur le patron : flèches, 0 à 7, Suppr.
eraser-hyper = gomme, touche Suppr

sticker-bare = facette { $cell } de { $place }, non peinte
sticker-forced = facette { $cell } de { $place }, non peinte, seule couleur possible : { $colour }

turn-whole-hyper = Tourner tout l’hypercube
turn-whole-short = Tourner
hold-uf = {"{"}1-2{"}"}UF
hold-uf-tip = Tenir tout l’hypercube autrement : la cellule R vient au milieu, à la place de I
hold-ub = {"{"}1-2{"}"}UB
hold-ub-tip = Tenir tout l’hypercube autrement : la cellule L vient au milieu, à la place de I
hold-rf = {"{"}1-2{"}"}RF
hold-rf-tip = Tenir tout l’hypercube autrement : la cellule D vient au milieu, à la place de I
hold-rb = {"{"}1-2{"}"}RB
hold-rb-tip = Tenir tout l’hypercube autrement : la cellule U vient au milieu, à la place de I
hold-ru = {"{"}1-2{"}"}RU
hold-ru-tip = Tenir tout l’hypercube autrement : la cellule F vient au milieu, à la place de I
hold-rd = {"{"}1-2{"}"}RD
hold-rd-tip = Tenir tout l’hypercube autrement : la cellule B vient au milieu, à la place de I
news-rotated-hyper = Tout l’hypercube a été tourné par { $move }.
scramble-by-tip-hyper = Une position tirée uniformément parmi toutes, ou des coups au hasard comme ceux de MC4D : jamais deux fois de suite la même cellule, ni son opposée après elle
