said-best = Meilleure { $length } { $metric }, au moins { $bound }.
said-proven = { $length } { $metric }, optimum prouvé.
said-none = Pas encore de solution, au moins { $bound } { $metric }.
said-end = Recherche { $how }. { $result }
said-fault = { $title } : { $what }. { $advice }
splitter = Bord entre les panneaux
