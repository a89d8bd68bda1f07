net-digits = 1 à 6 ; 0 à 7 sur les hypercubes
net-delete = Suppr, Retour arrière ; 0 sur les cubes
eraser-hyper = gomme, touche Suppr

sticker-bare = facette { $cell } à la place { $place }, non peinte
sticker-forced = facette { $cell } à la place { $place }, non peinte, seule couleur possible : { $colour }

turn-whole-hyper = Tourner l’hypercube
hold-uf = Centrer R
hold-uf-tip = Tourner l’hypercube : la cellule R vient au centre, à la place de I
hold-ub = Centrer L
hold-ub-tip = Tourner l’hypercube : la cellule L vient au centre, à la place de I
hold-rf = Centrer D
hold-rf-tip = Tourner l’hypercube : la cellule D vient au centre, à la place de I
hold-rb = Centrer U
hold-rb-tip = Tourner l’hypercube : la cellule U vient au centre, à la place de I
hold-ru = Centrer F
hold-ru-tip = Tourner l’hypercube : la cellule F vient au centre, à la place de I
hold-rd = Centrer B
hold-rd-tip = Tourner l’hypercube : la cellule B vient au centre, à la place de I
news-rotated-hyper = Rotation { $move } de l’hypercube entier.
scramble-by-tip-hyper = Choisir comment mélanger : par une position tirée uniformément parmi toutes, ou par des coups aléatoires comme ceux de MC4D, qui ne tournent jamais une cellule juste après elle-même ou son opposée
palette-too-many = { $colour }, { $count } en trop, touche { $key }
