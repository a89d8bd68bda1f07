### Ce que unfold algorithms dit des catalogues de cas.

no-catalogue = Il n’y a pas de catalogue « { $name } »

no-catalogue-do = Choisissez-en un parmi : { $names }.

no-case-named = Le catalogue { $catalogue } n’a pas de cas « { $name } »

no-case-named-do = Ne le nommez pas : tous les cas de { $catalogue } sont alors listés avec leurs noms.

case-or-less = { $length } ou moins

checked-case = ligne { $line } : résout { $case } : { $moves }

checked-other = ligne { $line } : résout { $case } et non { $asked } : { $moves }

checked-none = ligne { $line } : ne résout aucun cas de { $catalogue } : { $moves }

checked-failed =
    { $failed } { $total ->
        [one] algorithme sur { $total }
       *[other] algorithmes sur { $total }
    } { $failed ->
        [one] ne résout aucun cas, ou en résout un autre
       *[other] ne résolvent aucun cas, ou en résolvent un autre
    }

checked-failed-do = Corrigez les lignes ci-dessus, ou placez-les sous les noms qui y sont indiqués.

none-of-mine = Vous n’avez gardé aucun algorithme de { $catalogue }. La page Cas de la fenêtre les garde.
