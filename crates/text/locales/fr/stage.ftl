### La scène : le patron et la vue 3D, ce qui les entoure, et les pages qui prennent leur place

view-stage = Casse-tête
view-stage-tip = Montrer le patron et la vue 3D
menu = Menu
menu-tip = Fichiers, édition, affichage, tables et aide
net-alone = Patron seul
net-alone-tip = Ne montrer que le patron ; recommencer pour montrer les deux
space-alone = Vue 3D seule
space-alone-tip = Ne montrer que la vue 3D ; recommencer pour montrer les deux
always-tools = Toujours montrer les outils
always-tools-tip = Garder en vue les outils du patron, de la vue 3D et de la frise, pas seulement quand on s’en sert
result-panel = Résultat et solveur
result-panel-tip = Montrer ou cacher le panneau du résultat, du solveur et du graphique
page-close = Retour au casse-tête
page-close-tip = Quitter cette page (Échap)
compare = Comparer
compare-tip = Montrer d’autres coups en une deuxième piste sous ceux-ci, et à côté d’eux dans le graphique
compare-nothing = Ne plus comparer
compared = { $title }, { $length }
difference = { $to }, { $difference } { $metric }
solves-nothing = { $title } : pas une solution
switch-track = Jouer l’autre piste
switch-track-tip = Passer la lecture à l’autre des deux pistes comparées
news-not-compared = Comparaison retirée.
present = Présenter
present-tip = Ne montrer que le casse-tête, le coup et son explication, en grand ; Échap pour quitter
# $played: how many moves are made, a number
# $moves: how many there are, a number
presented = { $played } sur { $moves }
nothing-to-present = Il n’y a encore rien à présenter. Résolvez d’abord le casse-tête, ou ouvrez un journal avec des coups.
space = Vue 3D
net-view = Patron
compare-log = Comparer avec le journal
nothing-to-compare = Aucune autre suite de coups ne part de cette position
compare-nothing-tip = Retirer la seconde piste
