### La scène : le patron et le casse-tête dans l’espace, ce qui les entoure, et les pages qui prennent leur place

view-stage = Casse-tête
view-stage-tip = Montrer le patron et le casse-tête dans l’espace
menu = Menu
menu-tip = Fichiers, édition, affichage, tables et aide
net-alone = Patron seul
net-alone-tip = Donner toute la place au patron, ou montrer de nouveau les deux
space-alone = Espace seul
space-alone-tip = Donner toute la place au casse-tête dans l’espace, ou montrer de nouveau les deux
always-tools = Toujours montrer les outils
always-tools-tip = Garder en vue les outils du patron et du casse-tête dans l’espace, pas seulement quand on s’en sert
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
switch-track-tip = Faire jouer l’autre des deux pistes comparées
news-not-compared = Plus aucun autre coup n’est montré.
present = Présenter
present-tip = Ne montrer que le casse-tête, le coup et sa phrase, en grand ; Échap pour quitter
# $played: how many moves are made, a number
# $moves: how many there are, a number
presented = { $played } sur { $moves }
nothing-to-present = Il n’y a encore rien à présenter. Résolvez d’abord le casse-tête, ou ouvrez un journal avec des coups.
space = Vue 3D
net-view = Patron
compare-log = Comparer avec le journal
compare-nothing-tip = Ne plus montrer d’autres coups
