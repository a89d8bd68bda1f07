### La ligne sur une autre position que celle affichée, dont on sait quelque chose.

back = Retour
position-before = Position précédente : { $length } { $metric }
position-before-optimal = Position précédente : { $length } { $metric }, optimal
position-before-nothing = Position précédente : aucune solution trouvée
searching-before = Recherche pour la position précédente : { $length } { $metric } pour l’instant
searching-before-nothing = Recherche pour la position précédente : pas encore de solution
searching-after = Recherche pour la position suivante : { $length } { $metric } pour l’instant
searching-after-nothing = Recherche pour la position suivante : pas encore de solution
