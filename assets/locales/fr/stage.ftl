# La scène : le patron et le casse-tête dans l’espace, ce qui les entoure, et les pages qui prennent leur place
view-stage = Casse-tête
view-stage-tip = Montrer le patron et le casse-tête dans l’espace
menu = Menu
menu-tip = Fichiers, édition, affichage, tables et aide
net-alone = Patron seul
net-alone-tip = Donner toute la place au patron, ou montrer de nouveau les deux
space-alone = Espace seul
space-alone-tip = Donner toute la place au casse-tête dans l’espace, ou montrer de nouveau les deux
result-panel = Résultat et solveur
result-panel-tip = Montrer ou cacher le panneau du résultat, du solveur et du graphique
page-close = Retour au casse-tête
page-close-tip = Quitter cette page (Échap)
# $puzzle: le nom d’un casse-tête
docked = { $puzzle } tel qu’il est
