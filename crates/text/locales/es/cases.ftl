### Lo que unfold algorithms dice de los catálogos de casos.

no-catalogue = No hay ningún catálogo «{ $name }»

no-catalogue-do = Elija uno de estos: { $names }.

no-case-named = El catálogo { $catalogue } no tiene ningún caso «{ $name }»

no-case-named-do = Omítalo para ver todos los casos de { $catalogue } con sus nombres.

case-or-less = { $length } o menos

checked-case = línea { $line }: resuelve { $case }: { $moves }

checked-other = línea { $line }: resuelve { $case }, no { $asked }: { $moves }

checked-none = línea { $line }: no resuelve ningún caso de { $catalogue }: { $moves }

checked-failed =
    { $failed } de { $total ->
        [one] { $total } algoritmo
       *[other] { $total } algoritmos
    } { $failed ->
        [one] no resuelve ningún caso, o no el indicado
       *[other] no resuelven ningún caso, o no el indicado
    }

checked-failed-do = Corrija las líneas de arriba, o póngalas bajo los casos que resuelven.

none-of-mine = Todavía no tiene ningún algoritmo para { $catalogue }. Añádalos en la página Casos de la ventana.
