turned-from = { $origin } · coups à la main
turned-solved = Résolu à la main · { $origin }
moves-on =
    { $origin } · { $count ->
        [one] { $count } coup joué
       *[other] { $count } coups joués
    }
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

news-copied-scramble = Mélange copié dans le presse-papiers.
news-playing-scramble = Mélange trouvé ; ses coups sont joués.
play-scramble = Jouer le mélange
play-scramble-tip = Jouer les coups qui mènent du casse-tête résolu à cette position
copy-scramble = Copier le mélange
copy-scramble-tip = Copier les coups qui mènent du casse-tête résolu à cette position
watch-scramble = Animer les mélanges
watch-scramble-tip = Jouer les coups de chaque nouveau mélange
played-scramble = Mélange
played-earlier = Coups précédents
back-to-results = Revenir aux résultats
back-to-results-tip = Revenir à la position qui a des résultats ; Annuler ou Rétablir ramène ici
searched-elsewhere = Une recherche est en cours pour le { $puzzle }.
go-to-searched = Afficher le { $puzzle }
turns = Coups : { $count } { $metric }
turns-tip = Coups joués à la main depuis que la position a été ouverte, mélangée, peinte ou tapée ; des coups consécutifs des mêmes couches comptent pour un, les rotations du casse-tête entier pour zéro
clock = Temps : { $time }
clock-tip = Temps du premier coup jusqu’à la résolution
undo-turn = Annuler le coup
undo-turn-tip = Annuler le dernier coup joué à la main
save-turns = Enregistrer mes coups…
save-turns-tip = Enregistrer un journal MC4D avec le mélange et les coups joués à la main, résolu ou non
save-turns-by-path = Enregistrer mes coups en tapant le chemin…
save-turns-by-path-tip = Taper le chemin du journal des coups joués à la main
path-save-turns = Enregistrer mes coups
why-no-turns = Aucun coup n’a encore été joué à la main.
why-finding = Une autre recherche de mélange est en cours. Attendez sa fin, ou arrêtez-la.
finding = Recherche d’un mélange pour la position
news-finding-scramble = Recherche d’un mélange qui mène à cette position.
news-scramble-late = Le mélange a été trouvé, mais une autre position est affichée maintenant.
news-finding = Vos coups seront enregistrés dès qu’un mélange menant à votre position de départ sera trouvé.
news-finding-stopped = Arrêté ; rien n’a été enregistré.
news-turns-saved = Vos coups ({ $length }) sont enregistrés dans { $path }.
news-solved = Résolu à la main : { $count } { $metric } en { $time }. « Raccourcir » en cherche moins.
news-solved-beside = Résolu à la main : { $count } { $metric } en { $time } ; la plus courte solution connue en a { $shortest } { $metric }.
