said-best = Meilleure solution { $length } { $metric }, borne inférieure { $bound }.
said-proven = { $length } { $metric }, prouvée optimale.
said-none = Pas encore de solution, borne inférieure { $bound } { $metric }.
said-end = Recherche { $how }. { $result }
said-fault = { $title } : { $what }. { $advice }
splitter = Séparateur de panneaux
