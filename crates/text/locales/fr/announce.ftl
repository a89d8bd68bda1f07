said-best = Meilleure jusqu’ici : { $length } { $metric }, borne inférieure { $bound }.
said-proven = Solution en { $length } { $metric }, prouvée optimale.
said-none = Pas encore de solution, borne inférieure { $bound } { $metric }.
said-end = Recherche { $how }. { $result }
said-fault = { $title } : { $what }. { $advice }
splitter = Séparateur de panneaux
