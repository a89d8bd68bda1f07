focus-menu = Aller aux menus
focus-menu-tip = Donner les touches aux menus : Entrée en ouvre un, les flèches les parcourent
next-pane = Partie suivante de la fenêtre
next-pane-tip = Donner les touches au patron, puis à la vue dans l’espace, au solveur, aux menus, et de nouveau au patron
tour = Visite guidée
tour-tip = Montrer en cinq étapes ce qui se trouve où
tour-name = Visite guidée, étape { $step } sur { $total }
tour-back = Retour
tour-back-tip = À l’étape précédente
tour-next = Suivant
tour-done = Terminer
tour-next-tip = À l’étape suivante ; après la dernière la visite se termine
tour-leave = Quitter
tour-leave-tip = Quitter la visite ; l’aide la propose de nouveau
step-net = Saisir une position
step-net-text = Choisissez une couleur et peignez le patron, ou tapez ou collez des coups ou des facettes au-dessous, ou mélangez. Ce qui est impossible est entouré et dit aussitôt.
step-solve = La résoudre
step-solve-text = La résolution part aussitôt et trouve des solutions toujours plus courtes, tandis que la borne inférieure prouvée monte. L’arrêt garde la meilleure. Rien n’est dit optimal avant que les deux se rejoignent.
step-play = La regarder
step-play-text = Tirez le casse-tête pour le voir d’un autre côté, cliquez pour tourner une face ou une cellule. La barre au-dessous joue la solution ; chaque coup y est expliqué.
step-files = Fichiers et réglages
step-files-text = Le menu Fichier ouvre et enregistre. Le menu Affichage offre la langue et, sous Apparence, des couleurs pour tous les yeux, des lettres, des motifs et des tailles. Tout ce qui change la position s’annule.
step-tables = Tables, touches et aide
step-tables-text = La première recherche de chaque casse-tête calcule des tables de distances : une dizaine de secondes pour le 3×3×3 et une demi-minute pour le 2×2×2×2 sur deux cœurs, et l’on cherche déjà pendant ce temps. Elles occupent { $megabytes } Mo en tout et sont gardées dans { $path }. F1 donne toutes les touches, et le menu Aide explique chaque méthode.
solution-tip = Choisir cette solution, pour la jouer, la copier et l’enregistrer

about-machine =
    { $processors ->
        [one] { $processors } processeur
       *[other] { $processors } processeurs
    } ; ce programme occupe { $memory } Mo en mémoire, tables utilisées { $tables } Mo

about-licence = Licence : { $licence }
about-table-states = État des tables
about-copy = Copier
about-copy-tip = Copier tout ceci, pour signaler un défaut

table-line =
    { $table } : { $state }, { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    }
