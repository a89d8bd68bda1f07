said-best = Mejor solución { $length } { $metric }, cota inferior { $bound }.
said-proven = { $length } { $metric }, optimalidad demostrada.
said-none = Aún no hay solución, cota inferior { $bound } { $metric }.
said-end = Búsqueda { $how }. { $result }
said-fault = { $title }: { $what }. { $advice }
splitter = Separador de paneles
