### Ce que unfold steps dit des méthodes par lesquelles on résout le 3x3x3.

steps-row = { $moves } // { $title } { $pieces } ({ $length }/{ $total }) : { $reason }

steps-solved = Résolu en { $length } HTM, { $stm } STM.

steps-only-fmc = Les lignes d’une solution et les voies vers l’étape suivante demandent la méthode fmc
steps-only-fmc-do = Utilisez --method fmc avec elles, ou retirez-les.

steps-other-puzzle = La méthode est pour le { $puzzle }, pas pour le { $asked }
steps-other-puzzle-do = Retirez --puzzle, ou choisissez une autre --method.

step-cross = Croix
step-cross-why = les quatre arêtes du bas entourent son centre, chacune contre le centre de son autre couleur ; tout le reste se construit dessus

step-corner = Coin du bas
step-corner-why = un coin va entre ses deux arêtes de la croix, et les coins résolus restent en place

step-middle-edge = Arête du milieu
step-middle-edge-why = une arête sans la couleur du haut descend à sa place sur le côté ; celle qui est bloquée au milieu en sort d’abord

step-top-cross = Croix du haut
step-top-cross-why = les arêtes du haut pivotent jusqu’à montrer toutes les quatre la couleur du haut, où que soit leur place

step-top-edges = Arêtes du haut
step-top-edges-why = les arêtes du haut échangent leurs places jusqu’à ce que chacune touche le centre de son autre couleur

step-top-corners = Coins du haut
step-top-corners-why = trois coins du haut permutent entre eux jusqu’à ce que chacun soit à sa place, quelle que soit son orientation

step-top-turns = Orienter les coins
step-top-turns-why = chaque coin du haut est tourné sur place ; les couches du bas semblent mélangées entre-temps, et reviennent avec le dernier coin

step-pair = Paire
step-pair-why = un coin du bas et l’arête au-dessus de lui entrent ensemble dans leur emplacement ; parmi les paires restantes, c’est celle qui demande le moins de coups

step-oll = Orienter la dernière couche
step-oll-why = un seul algorithme tourne toutes les pièces du haut, et sa face n’a plus qu’une couleur

step-pll = Permuter la dernière couche
step-pll-why = un seul algorithme amène chaque pièce du haut à sa place sans la tourner

step-first-block = Premier bloc
step-first-block-why = trois arêtes et deux coins du côté gauche forment un bloc à sa base ; rien ne le déplace plus ensuite

step-second-block = Second bloc
step-second-block-why = la même chose à droite, en ne tournant que la droite, le haut et la tranche entre les blocs, qui épargnent le premier

step-cmll = Coins de la dernière couche
step-cmll-why = un seul algorithme résout les quatre coins du haut entre eux ; les arêtes entre les blocs n’importent pas encore

step-six-edges = Orienter six arêtes
step-six-edges-why = les six dernières arêtes montrent la couleur du haut ou du bas sur ces deux faces, si bien que des demi-tours de la tranche suffisent pour presque toute la suite

step-side-edges = Arêtes gauche et droite
step-side-edges-why = les arêtes du haut, à gauche et à droite, vont entre leurs coins

step-last-edges = Quatre dernières arêtes
step-last-edges-why = les quatre arêtes et les centres de la tranche entre les blocs vont à leur place

step-eo-line = Arêtes orientées et ligne
step-eo-line-why = chaque arête est orientée pour qu’aucun quart de tour de l’avant ou de l’arrière ne soit plus nécessaire, et deux arêtes du bas forment une ligne

step-left-block = Bloc de gauche
step-left-block-why = trois arêtes et deux coins forment un bloc à gauche de la ligne, en tournant la gauche, la droite et le haut

step-right-block = Bloc de droite
step-right-block-why = la même chose à droite de la ligne, en ne tournant que la droite et le haut, qui conservent le bloc de gauche

step-ocll = Orienter les coins du haut
step-ocll-why = les arêtes du haut sont déjà orientées, et un algorithme parmi sept oriente les coins

layer-first = Première couche
layer-first-why = les quatre coins du bas montrent une seule couleur en dessous et s’accordent sur les côtés ; tout ce qui suit les ramène

layer-oriented = Orienter la dernière couche
layer-oriented-why = les coins du haut pivotent jusqu’à y montrer tous les quatre une seule couleur, et la première couche est comme avant

layer-permuted = Permuter la dernière couche
layer-permuted-why = les coins du haut échangent leurs places sans pivoter, et le cube est résolu
