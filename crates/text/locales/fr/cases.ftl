### Ce que unfold algorithms dit des catalogues de cas.

no-catalogue = Il n’y a pas de catalogue « { $name } »

no-catalogue-do = Choisissez-en un parmi : { $names }.

no-case-named = Le catalogue { $catalogue } n’a pas de cas « { $name } »

no-case-named-do = Omettez-le pour lister tous les cas de { $catalogue } avec leurs noms.

case-or-less = { $length } ou moins

checked-case = ligne { $line } : résout { $case } : { $moves }

checked-other = ligne { $line } : résout { $case } et non { $asked } : { $moves }

checked-none = ligne { $line } : ne résout aucun cas de { $catalogue } : { $moves }

checked-failed =
    { $failed } { $total ->
        [one] algorithme sur { $total }
       *[other] algorithmes sur { $total }
    } { $failed ->
        [one] ne résout aucun cas, ou pas celui qui est nommé
       *[other] ne résolvent aucun cas, ou pas celui qui est nommé
    }

checked-failed-do = Corrigez les lignes ci-dessus, ou placez-les sous les cas qu’elles résolvent.

none-of-mine = Vous n’avez encore aucun algorithme pour { $catalogue }. Ajoutez-en dans la page Cas de la fenêtre.
