turned-from = { $origin } · puis à la main
turned-solved = Résolu à la main · { $origin }
moves-on = { $origin } · coups joués : { $count }
move-shown = { $origin } · coup { $number } sur { $total }
move-shown-solved = Résolu · { $origin } · coup { $number } sur { $total }
scramble-shown = Mélange · { $origin } · coup { $number } sur { $total }

scramble-after =
    Mélange (graine { $seed }) après { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    } sur { $total }

scramble-after-other =
    Mélange après { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    } sur { $total } · { $origin }

news-copied-scramble = Les coups du mélange sont dans le presse-papiers.
news-playing-scramble = Les coups du mélange ont été trouvés, et sont joués.
play-scramble = Jouer le mélange
play-scramble-tip = Jouer les coups qui mènent du casse-tête résolu à cette position
copy-scramble = Copier le mélange
copy-scramble-tip = Copier les coups qui mènent du casse-tête résolu à cette position
watch-scramble = Voir les mélanges
watch-scramble-tip = Jouer les coups d’un mélange quand il est fait
played-scramble = le mélange
played-earlier = les coups d’avant
play-solution = Jouer la solution
play-earlier = Jouer les coups d’avant
play-other-tip = Montrer plutôt ces coups, depuis leur début
back-to-results = Revenir à cette position
back-to-results-tip = Annuler ce qui a été fait depuis ; rétablir le ramène
results-before = De la position d’avant :
searched-elsewhere = Une recherche est en cours pour le { $puzzle }.
go-to-searched = Montrer le { $puzzle }
turns = Coups : { $count } { $metric }
turns-tip = Coups joués à la main depuis que la position a été ouverte, mélangée, peinte ou tapée ; des coups consécutifs des mêmes couches comptent pour un, les rotations du tout pour zéro
clock = Temps : { $time }
clock-tip = Court du premier coup jusqu’à la résolution
undo-turn = Annuler le coup
undo-turn-tip = Reprendre le dernier coup joué à la main
save-turns = Enregistrer mes coups…
save-turns-tip = Enregistrer un journal MC4D : le mélange, sa marque et les coups joués à la main, qu’ils résolvent ou non
save-turns-by-path = Enregistrer mes coups par chemin…
save-turns-by-path-tip = Taper le chemin du journal des coups joués à la main
path-save-turns = Enregistrer mes coups
why-no-turns = Aucun coup n’a encore été joué à la main.
why-finding = Des coups menant à une position sont déjà recherchés ; attendez qu’ils soient trouvés, ou arrêtez cette recherche.
finding = Recherche de coups menant à la position
news-finding-scramble = Recherche de coups menant du casse-tête résolu à cette position.
news-scramble-late = Le mélange a été trouvé, mais sa position n’est plus celle qui est affichée.
news-finding = Les coups seront enregistrés dès que seront trouvés des coups menant à votre position de départ.
news-finding-stopped = Arrêté ; rien n’a été enregistré.
news-turns-saved = { $path } enregistré : vos coups ({ $count } { $metric }).
news-solved = Résolu à la main : { $count } { $metric } en { $time }.
