focus-menu = Aller aux menus
focus-menu-tip = Passer aux menus ; Entrée en ouvre un, les flèches les parcourent
next-pane = Partie suivante de la fenêtre
next-pane-tip = Passer du patron à la vue 3D, au solveur, aux menus, puis de nouveau au patron
tour = Visite guidée
tour-tip = Montrer en cinq étapes les parties de la fenêtre
tour-name = Visite guidée, étape { $step } sur { $total }
tour-back = Précédent
tour-back-tip = Revenir à l’étape précédente
tour-next = Suivant
tour-done = Terminer
tour-next-tip = Passer à l’étape suivante, ou terminer après la dernière
tour-leave = Fermer
tour-leave-tip = Fermer la visite ; le menu Aide la rouvre
step-net = Saisir une position
step-net-text = Choisissez une couleur et peignez le patron, tapez ou collez des coups ou des facettes au-dessous, ou mélangez. Les facettes impossibles sont entourées et expliquées pendant que vous peignez.
step-solve = La résoudre
step-solve-text = Résoudre lance aussitôt la recherche, qui trouve des solutions de plus en plus courtes tandis que la borne inférieure prouvée monte. Arrêter garde la meilleure. Une solution n’est dite optimale que si sa longueur atteint la borne inférieure.
step-play = La regarder
step-play-text = Faites glisser le casse-tête pour le voir d’un autre côté, et cliquez dessus pour tourner une face ou une cellule. Jouez la solution avec la barre au-dessous ; chaque coup y est expliqué.
step-files = Fichiers et réglages
step-files-text = Ouvrez et enregistrez vos fichiers dans le menu Fichier. Choisissez la langue dans le menu Affichage et, sous Apparence, des couleurs adaptées au daltonisme, des lettres, des motifs et des tailles. Tout changement de position peut être annulé.
step-tables = Tables, raccourcis et aide
step-tables-text = La première recherche de chaque casse-tête calcule des tables tout en cherchant : environ 10 s pour le 3×3×3 et 30 s pour le 2×2×2×2 sur deux cœurs. Toutes les tables occupent { $megabytes } Mo et sont enregistrées dans { $path }. F1 donne tous les raccourcis ; le menu Aide explique chaque méthode.
solution-tip = Choisir cette solution pour la jouer, la copier ou l’enregistrer

about-machine =
    { $processors ->
        [one] { $processors } processeur
       *[other] { $processors } processeurs
    } ; { $memory } Mo de mémoire utilisés, dont { $tables } Mo par les tables

about-licence = Licence : { $licence }
about-table-states = État des tables
about-copy = Copier
about-copy-tip = Copier tout ceci pour signaler un problème

table-line =
    { $table } : { $state }, { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    }
