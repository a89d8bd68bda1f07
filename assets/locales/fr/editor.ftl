cube2 = 2×2×2
cube2-tip = Le cube de taille deux ; chaque casse-tête garde sa propre position
cube3 = 3×3×3
cube3-tip = Le cube de taille trois ; chaque casse-tête garde sa propre position
tess2 = 2×2×2×2
tess2-tip = L’hypercube de taille deux ; chaque casse-tête garde sa propre position

clear = Effacer
clear-tip = Ôter la couleur de toutes les facettes sauf les centres fixes ; peut être annulé
fill-in = Compléter
fill-in-tip = Peindre là où une seule couleur convient : les facettes qui la montrent pâle, avec un point
turn-x = x
turn-x-tip = Tenir tout le cube autrement : F passe en haut
turn-x-back = x'
turn-x-back-tip = Tenir tout le cube autrement : F passe en bas
turn-y = y
turn-y-tip = Tenir tout le cube autrement : F passe à gauche
turn-y-back = y'
turn-y-back-tip = Tenir tout le cube autrement : F passe à droite
turn-z = z
turn-z-tip = Tenir tout le cube autrement : U bascule à droite
turn-z-back = z'
turn-z-back-tip = Tenir tout le cube autrement : U bascule à gauche
turn-whole = Tourner tout le cube
turn-button = tourner { $move }
turn-tip = Faire le coup { $move } sur le cube tel qu’il est affiché ; peut être annulé
focus-net = Peindre au clavier
focus-net-tip = Donner le clavier au patron : les flèches déplacent, les chiffres peignent
copy-facelets = Copier les facettes
copy-facelets-tip = Copier les couleurs de toutes les facettes dans le presse-papiers, une lettre chacune

palette = { $colour }, reste { $left }, touche { $key }
palette-left = reste { $count }
palette-tip = Peindre en { $colour } ({ $letter }). Cliquer ou glisser sur le patron peint, le bouton droit efface, celui du milieu (ou Alt) prélève une couleur.
eraser = gomme, touche 0
eraser-tip = Ôter les couleurs ; le bouton droit le fait toujours
paint-centres = Peindre aussi les centres
paint-centres-tip = Pour un cube tenu ou coloré autrement : les centres disent quelle couleur appartient à quelle face

net-name = patron du { $puzzle }, les flèches déplacent, en { $facelet }
facelet = facette { $face }, { $colour }, { $piece }
facelet-brief = { $face }, { $colour }, { $piece }
unpainted = non peinte
unpainted-forced = non peinte, seul { $colour } convient
centre-of = centre { $colours }
edge-of = arête { $colours }
corner-of = coin { $colours }
piece-of = pièce { $colours }
piece-at = { $piece } à la place { $place }
how-to-paint = Cliquez ou glissez pour peindre. Bouton droit : effacer. Bouton du milieu ou Alt : prélever une couleur.
how-to-type = Touches sur le patron : flèches, 1 à 6, Suppr.
hold = { $face } haut
hold-tip = Pour lire cette face, tournez-la vers vous avec { $face } en haut.
fixed-tip = Les centres sont fixes ; « Peindre aussi les centres » les libère.

net-keys = Sur le patron
net-arrows = Flèches
net-arrows-do = Déplacer le curseur sur le patron
net-digits-do = Peindre une couleur et passer à la facette suivante
net-space = Espace
net-space-do = Peindre avec le pinceau
net-delete-do = Effacer la facette
net-escape = Échap, Tab
net-escape-do = Quitter le patron

position-field = Facettes ou coups
position-hint = UUUUUUUUU… ou R U2 F'
position-hint-small = UUUURRRR…, 00002244… ou R U2 F'
position-hint-hyper = 33333333… ou UF2 RO

possible = Cette position peut être résolue.
unfinished = Facettes encore à peindre : { $count }.

unfinished-forced =
    Facettes encore à peindre : { $count }. { $forced ->
        [one] Pour { $forced } d’entre elles, une seule couleur convient : « Compléter » la peint
       *[other] Pour { $forced } d’entre elles, une seule couleur convient : « Compléter » les peint
    }.

more-faults =
    … et { $count ->
        [one] { $count } de plus ; elle est entourée aussi
       *[other] { $count } de plus ; toutes sont entourées
    }.

why-impossible = Impossible : { $reason }.
why-no-solver = Il n’y a pas encore de solveur pour le { $puzzle }.
why-shown-solved = Ce qui est affiché est résolu ; allez au début des coups, ou reculez, pour résoudre à partir de là.
why-optimal = La meilleure solution est démontrée optimale.
why-all-optimal = Toutes les solutions optimales sont trouvées.
why-no-log = Les journaux sont ceux de MagicCube4D, qui n’a pas de { $puzzle } : copiez plutôt les coups.
why-no-solution = Il n’y a pas encore de solution.
why-not-forced = Il n’y a pas de facette à laquelle une seule couleur convient.

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
played-next = { $title } : puis { $move }
played-end = { $title } : à la fin
played-solution = Solution
played-cross = Croix sur { $face }
played-pair = Croix sur { $face } avec la paire { $slot }
played-path = Plus court chemin
speed = vitesse : { $pace }
speed-instant = Instantané
speed-fast = Rapide
speed-normal = Normale
speed-slow = Lente

view-solutions-tip = Les solutions trouvées jusqu’ici
view-crosses = Première croix
view-graph = Graphe
view-graph-tip = Cette position parmi toutes les 3 674 160 : sa distance, ses voisines, le plus court chemin
chart-length-tip = Comment la meilleure longueur a baissé et la borne inférieure prouvée a monté
chart-score = Score
chart-score-tip = Le score des facettes le long des coups joués : 0 pour une facette à sa place, 1 sur une face adjacente, 2 sur la face opposée
score-x = coups joués
score = Score des facettes : { $score } (0 si résolu)
score-tip = À quel point les facettes sont loin de leurs faces : 0 à leur place, 1 sur une face adjacente, 2 sur la face opposée, le tout additionné

error-study = Ce qui accompagne la position n’a pas pu être déterminé
method = Méthode
method-tip = Comment le casse-tête est résolu
metric = Métrique
metric-tip = Comment les longueurs se comptent : en HTM, tourner une face est un coup, quel que soit l’angle ; en QTM, un demi-tour en vaut deux ; en STM, tourner une cellule est un coup
scramble-by = Mélange par
scramble-uniform = position uniforme
scramble-turns = 20 coups au hasard
scramble-by-tip = Une position tirée uniformément parmi toutes, ou des coups au hasard : jamais deux fois la même face de suite, ni une face après son opposée et elle-même
