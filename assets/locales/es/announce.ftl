said-best = Mejor { $length } { $metric }, al menos { $bound }.
said-proven = { $length } { $metric }, óptima demostrada.
said-none = Aún no hay solución, al menos { $bound } { $metric }.
said-end = Búsqueda, { $how }. { $result }
said-fault = { $title }: { $what }. { $advice }
splitter = Borde entre los paneles
