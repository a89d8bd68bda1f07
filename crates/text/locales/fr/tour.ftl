focus-menu = Aller aux menus
focus-menu-tip = Passer aux menus ; Entrée en ouvre un, les flèches les parcourent
next-pane = Partie suivante de la fenêtre
next-pane-tip = Passer du patron à la vue 3D, au solveur, aux menus, puis de nouveau au patron
tour = Visite guidée
tour-tip = Mélanger, résoudre et jouer une solution, en trois étapes
tour-name = Visite guidée, étape { $step } sur { $total }
tour-leave = Passer la visite
tour-leave-tip = Terminer la visite ; le menu Aide la recommence
news-tour-ended = Visite terminée. Essayez ensuite les exemples du menu Fichier ; F1 donne tous les raccourcis.
step-scramble = Mélanger le casse-tête
step-scramble-text = Cliquez sur { $button } : une position est tirée au hasard. Vous pouvez aussi peindre votre cube sur le patron.
step-solve = Le résoudre
step-solve-text = Cliquez sur { $button }. Des solutions de plus en plus courtes apparaissent tandis que la borne inférieure prouvée monte. Quand elles se rejoignent, la solution est optimale.
step-play = Jouer la solution
step-play-text = Cliquez sur { $button } et regardez la solution, coup par coup.

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
