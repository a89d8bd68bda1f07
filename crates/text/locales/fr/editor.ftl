cube2 = 2×2×2
cube3 = 3×3×3
tess2 = 2×2×2×2
puzzle-tip = Passer au { $puzzle } ; chaque casse-tête garde sa propre position

tess3 = 3×3×3×3

clear = Effacer
clear-tip = Effacer toutes les facettes sauf les centres fixes ; peut être annulé
fill-in = Compléter
fill-in-tip = Peindre les facettes qui n’ont qu’une couleur possible, affichée en pâle avec un point
turn-x = x
turn-x-tip = Tourner le cube : F passe en haut
turn-x-back = x'
turn-x-back-tip = Tourner le cube : F passe en bas
turn-y = y
turn-y-tip = Tourner le cube : F passe à gauche
turn-y-back = y'
turn-y-back-tip = Tourner le cube : F passe à droite
turn-z = z
turn-z-tip = Tourner le cube : U passe à droite
turn-z-back = z'
turn-z-back-tip = Tourner le cube : U passe à gauche
turn-whole = Tourner le cube
turn-button = tourner { $move }
turn-tip = Jouer le coup { $move } sur le cube tel qu’il est affiché ; peut être annulé
focus-net = Peindre
focus-net-tip = Montrer les couleurs et peindre le patron, par clics et traits ou par flèches, lettres et chiffres
turn-mode = Tourner
turn-mode-tip = Masquer les couleurs ; les clics dans la vue 3D tournent le casse-tête
copy-facelets = Copier les facettes
copy-facelets-tip = Copier les couleurs de toutes les facettes, une lettre chacune

palette = { $colour }, il en reste { $left }, touche { $key }
palette-tip = Peindre en { $colour } ({ $letter }). Cliquez ou glissez sur le patron pour peindre, clic droit pour effacer, clic du milieu ou Alt+clic pour prélever une couleur.
any-colour = n’importe quelle couleur, touche .
any-colour-tip = Ces facettes ne comptent pas : elles peuvent finir avec n’importe quelle couleur
eraser = gomme, touche 0
eraser-tip = Effacer des facettes ; le bouton droit le fait toujours
paint-centres = Peindre les centres
paint-centres-tip = Peindre les centres d’un cube tenu ou coloré autrement, pour fixer la couleur de chaque face

net-name = patron du { $puzzle }, à parcourir avec les flèches, curseur sur { $facelet }
facelet = facette { $face }, { $colour }, { $piece }
facelet-brief = { $face }, { $colour }, { $piece }
any-shown = n’importe quelle couleur
unpainted = non peinte
unpainted-forced = non peinte, seul { $colour } est possible
centre-of = centre { $colours }
edge-of = arête { $colours }
corner-of = coin { $colours }
piece-of = pièce { $colours }
two-colour-of = pièce à deux couleurs { $colours }
three-colour-of = pièce à trois couleurs { $colours }
four-colour-of = pièce à quatre couleurs { $colours }
piece-at = { $piece } à la place { $place }
how-to-paint = Cliquez ou glissez pour peindre. Clic droit pour effacer. Clic du milieu ou Alt+clic pour prélever une couleur.
how-to-begin-painting = Votre propre casse-tête : « Peindre »
how-to-type = Sur le patron, les flèches déplacent, les lettres peignent, Suppr efface.
hold-tip = Pour lire cette face, tenez-la vers vous avec { $face } en haut.
fixed-tip = Les centres sont fixes ; cochez « Peindre les centres » pour les peindre.

net-keys = Sur le patron
net-arrows = Flèches
net-arrows-do = Déplacer le curseur sur le patron
net-digits-do = Peindre une couleur et passer à la facette suivante
net-period = Point
net-period-do = Laisser à la facette n’importe quelle couleur
net-space = Espace
net-space-do = Peindre avec la couleur choisie
net-delete-do = Effacer la facette
net-escape = Échap, Tab
net-escape-do = Quitter le patron

position-field = Facettes ou coups
position-hint = UUUUUUUUU… ou R U2 F'
position-hint-small = UUUURRRR…, 00002244… ou R U2 F'
position-hint-hyper = 33333333… ou UF2 RO

possible = Cette position peut être résolue.
unfinished =
    { $count ->
        [one] { $count } facette
       *[other] { $count } facettes
    } à peindre.

unfinished-forced =
    { $count ->
        [one] { $count } facette
       *[other] { $count } facettes
    } à peindre, dont { $forced } avec une seule couleur possible : utilisez « Compléter ».

why-impossible = Cette position est impossible : { $reason }.
why-no-solver = Aucune méthode ne résout encore le { $puzzle }.
why-shown-solved = Le casse-tête affiché est résolu. Allez au début des coups, ou reculez, pour résoudre à partir de là.
why-optimal = La meilleure solution est prouvée optimale.
why-all-optimal = Toutes les solutions optimales ont été trouvées.
why-no-solution = Aucune solution n’a encore été trouvée.
why-not-forced = Aucune facette n’a qu’une seule couleur possible.

origin-painted = Peinte
origin-turned = Tournée à la main
origin-typed = Tapée
origin-pasted = Collée
origin-solved = Casse-tête résolu

purple = violet
yellow = jaune
green = vert
orange = orange
red = rouge
blue = bleu
white = blanc
pink = rose

pause = Pause
played = { $played } sur { $total }
played-slider = coups joués
played-next = { $title } : prochain coup { $move }
played-end = { $title } : à la fin
played-solution = Solution
played-new-solution = Nouvelle solution
played-cross = Croix sur { $face }
played-pair = XCross sur { $face } avec la paire { $slot }
played-path = Plus court chemin
speed = Vitesse : { $pace }
speed-instant = Instantanée
speed-fast = Rapide
speed-normal = Normale
speed-slow = Lente

view-crosses = Croix
view-graph = Graphe
view-graph-tip = Situer cette position parmi les 3 674 160 : sa distance, ses voisines et un plus court chemin
chart-length-tip = Montrer la baisse de la meilleure longueur et la montée de la borne inférieure prouvée
chart-score = Facettes loin de leur face
chart-score-tip = Montrer le score des facettes après chaque coup joué : une facette compte 0 sur sa propre face, 1 sur une face adjacente, 2 sur la face opposée
score-x = coups joués
score = Facettes loin de leur face : { $score } (0 si résolu)
score-tip = Somme sur toutes les facettes : 0 sur sa propre face, 1 sur une face adjacente, 2 sur la face opposée

error-study = Impossible d’analyser la position
method = Méthode
method-tip = Choisir comment résoudre le casse-tête
metric = Métrique
metric-tip = Choisir comment compter les longueurs : en HTM, toute rotation d’une face est un coup ; en QTM, un demi-tour compte double ; en STM, toute rotation d’une cellule est un coup
scramble-by = Mélange
scramble-uniform = position aléatoire
scramble-moves = coups aléatoires
scramble-turns = { $count } coups aléatoires
scramble-by-tip = Choisir comment mélanger : par une position tirée uniformément parmi toutes, ou par des coups aléatoires qui ne tournent jamais deux fois de suite la même face, même avec la face opposée entre les deux
focus-field = Taper une position
focus-field-tip = Aller au champ des facettes ou des coups

part =
    { $count ->
        [one] { $count } facette ne compte
       *[other] { $count } facettes ne comptent
    } pas. « Résoudre » cherche les coups les plus courts pour les autres.
