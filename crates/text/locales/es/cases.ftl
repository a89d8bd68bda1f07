### Lo que unfold algorithms dice de los catálogos de casos.

no-catalogue = No hay ningún catálogo «{ $name }»

no-catalogue-do = Elija uno de estos: { $names }.

no-case-named = El catálogo { $catalogue } no tiene ningún caso «{ $name }»

no-case-named-do = No lo nombre: así se listan todos los casos de { $catalogue } con sus nombres.

case-or-less = { $length } o menos

checked-case = línea { $line }: resuelve { $case }: { $moves }

checked-other = línea { $line }: resuelve { $case }, no { $asked }: { $moves }

checked-none = línea { $line }: no resuelve ningún caso de { $catalogue }: { $moves }

checked-failed =
    { $failed } de { $total ->
        [one] { $total } algoritmo
       *[other] { $total } algoritmos
    } { $failed ->
        [one] no resuelve ningún caso, o resuelve otro
       *[other] no resuelven ningún caso, o resuelven otro
    }

checked-failed-do = Corrija las líneas de arriba, o póngalas bajo los nombres que allí se indican.

none-of-mine = Todavía no guardaste ningún algoritmo de { $catalogue }. La página Casos de la ventana los guarda.
