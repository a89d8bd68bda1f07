//! The texts of the solver, its result, its solutions and their plot.

use super::text::texts;

texts! {
    SOLVER { en: "Solver", fr: "Solveur", es: "Solucionador" }
    TIME_LIMIT { en: "Time limit", fr: "Temps limite", es: "Tiempo límite" }
    TIME_LIMIT_TIP {
        en: "Stop the search after this many seconds, such as 0.3; time spent on tables is not counted",
        fr: "Arrêter la recherche après ce nombre de secondes, par exemple 0,3 ; le temps passé sur les tables ne compte pas",
        es: "Detener la búsqueda tras estos segundos, por ejemplo 0,3; el tiempo dedicado a las tablas no cuenta",
    }
    PATIENCE { en: "Patience", fr: "Patience", es: "Paciencia" }
    PATIENCE_TIP {
        en: "Stop the search after this many seconds without a shorter solution",
        fr: "Arrêter la recherche après ce nombre de secondes sans solution plus courte",
        es: "Detener la búsqueda tras estos segundos sin una solución más corta",
    }
    NO_LIMIT { en: "No limit", fr: "Sans limite", es: "Sin límite" }
    NO_LIMIT_OF { en: "{0}: no limit", fr: "{0} : sans limite", es: "{0}: sin límite" }
    NO_TIME_LIMIT_TIP {
        en: "Search until you stop it, or until the solution is proven optimal",
        fr: "Chercher jusqu’à ce que vous arrêtiez, ou que l’optimalité soit prouvée",
        es: "Buscar hasta que la detenga, o hasta demostrar que la solución es óptima",
    }
    NO_PATIENCE_TIP {
        en: "Go on however long no shorter solution is found",
        fr: "Continuer même si aucune solution plus courte n’est trouvée",
        es: "Continuar aunque no se encuentre ninguna solución más corta",
    }
    NEWS_SECONDS_REFUSED {
        en: "“{0}” is not a number of seconds from {1} to {2}. To search without a limit, check “{3}”.",
        fr: "« {0} » n’est pas un nombre de secondes entre {1} et {2}. Pour chercher sans limite, cochez « {3} ».",
        es: "«{0}» no es un número de segundos entre {1} y {2}. Para buscar sin límite, marque «{3}».",
    }
    SECONDS { en: "{0} s", fr: "{0} s", es: "{0} s" }
    THREADS { en: "Threads", fr: "Fils de calcul", es: "Hilos" }
    THREADS_TIP {
        en: "How many processors search; 0 for all of them",
        fr: "Combien de processeurs cherchent ; 0 pour tous",
        es: "Cuántos procesadores buscan; 0 para todos",
    }
    THREADS_ALL { en: "all ({0})", fr: "tous ({0})", es: "todos ({0})" }
    MEMORY_OF_TABLES { en: "Memory", fr: "Mémoire", es: "Memoria" }
    MEMORY_SMALL { en: "Small", fr: "Réduite", es: "Reducida" }
    MEMORY_SMALL_TIP {
        en: "Use the small tables only: little memory, ready at once, but slower searches",
        fr: "N’utiliser que les petites tables : peu de mémoire, prêtes tout de suite, mais des recherches plus lentes",
        es: "Usar solo las tablas pequeñas: poca memoria, listas enseguida, pero búsquedas más lentas",
    }
    MEMORY_AUTO { en: "Automatic", fr: "Automatique", es: "Automática" }
    MEMORY_AUTO_TIP {
        en: "Start at once with the small tables and add the large ones as soon as they are ready",
        fr: "Commencer tout de suite avec les petites tables et ajouter les grandes dès qu’elles sont prêtes",
        es: "Empezar enseguida con las tablas pequeñas y añadir las grandes en cuanto estén listas",
    }
    MEMORY_FULL { en: "Full", fr: "Complète", es: "Completa" }
    MEMORY_FULL_TIP {
        en: "Wait for the large tables before the search starts: most memory, and full speed from the first moment",
        fr: "Attendre les grandes tables avant de commencer : plus de mémoire, et toute la vitesse dès le début",
        es: "Esperar las tablas grandes antes de empezar: más memoria, y toda la velocidad desde el principio",
    }
    MEMORY_ONE_SIZE {
        en: "This method has no large tables, so the choice makes no difference",
        fr: "Cette méthode n’a pas de grandes tables : ce choix n’y change rien",
        es: "Este método no tiene tablas grandes: la elección no cambia nada",
    }
    PLAY_WHEN_SOLVED { en: "Play when solved", fr: "Jouer une fois résolu", es: "Reproducir al resolver" }
    PLAY_WHEN_SOLVED_TIP {
        en: "Play the solution from its beginning when the search ends, unless you are doing something else by then",
        fr: "Jouer la solution depuis son début à la fin de la recherche, sauf si vous faites alors autre chose",
        es: "Reproducir la solución desde el principio cuando termina la búsqueda, salvo que entonces haga otra cosa",
    }
    OPTIMAL { en: "Optimal", fr: "Optimale", es: "Óptima" }
    OPTIMAL_TIP {
        en: "All effort on the proof that nothing shorter exists, once there is a solution",
        fr: "Dès qu’il y a une solution, tous les efforts vont à la preuve que rien de plus court n’existe",
        es: "Todo el esfuerzo en la prueba de que no existe nada más corto, en cuanto haya una solución",
    }
    ALL_OPTIMAL {
        en: "All optimal solutions",
        fr: "Toutes les solutions optimales",
        es: "Todas las soluciones óptimas",
    }
    ALL_OPTIMAL_TIP {
        en: "Prove, and go on until every solution of the least length is found",
        fr: "Démontrer, et continuer jusqu’à ce que chaque solution de longueur minimale soit trouvée",
        es: "Demostrar, y seguir hasta encontrar todas las soluciones de la menor longitud",
    }
    RESULT { en: "Result", fr: "Résultat", es: "Resultado" }
    BEST { en: "Best so far", fr: "Meilleure jusqu’ici", es: "Mejor hasta ahora" }
    BEST_OPTIMAL { en: "Optimal", fr: "Optimale", es: "Óptima" }
    LENGTH { en: "{0} {1}", fr: "{0} {1}", es: "{0} {1}" }
    NONE_YET { en: "none yet", fr: "pas encore", es: "aún no hay" }
    LOWER { en: "Proven lower bound", fr: "Borne inf. prouvée", es: "Cota inf. demostrada" }
    LOWER_CLAIMED { en: "Bound from the file", fr: "Borne du fichier", es: "Cota del archivo" }
    LOWER_CLAIMED_TIP {
        en: "The opened file says that this lower bound was proven. Solve proves one here.",
        fr: "Le fichier ouvert dit que cette borne inférieure est prouvée. Résoudre en prouve une ici.",
        es: "El archivo abierto dice que esta cota inferior está demostrada. Resolver demuestra una aquí.",
    }
    NOT_CHECKED { en: "{0}, not checked here", fr: "{0}, non vérifiée ici", es: "{0}, sin comprobar" }
    GAP_UNKNOWN { en: "not known here", fr: "inconnu ici", es: "desconocida aquí" }
    GAP { en: "Gap", fr: "Écart", es: "Brecha" }
    GAP_NONE { en: "none: proven optimal", fr: "aucun : optimalité prouvée", es: "ninguna: óptima demostrada" }
    TIME { en: "Time", fr: "Temps", es: "Tiempo" }
    NODES { en: "Nodes", fr: "Nœuds", es: "Nodos" }
    RATE { en: "Nodes per second", fr: "Nœuds par seconde", es: "Nodos por segundo" }
    STATUS { en: "Search", fr: "Recherche", es: "Búsqueda" }
    STATUS_IDLE { en: "not started", fr: "pas commencée", es: "sin empezar" }
    STATUS_TABLES { en: "preparing tables", fr: "préparation des tables", es: "preparando tablas" }
    STATUS_SEARCHING { en: "searching", fr: "en cours", es: "en curso" }
    STATUS_STOPPING { en: "stopping", fr: "s’arrête", es: "deteniéndose" }
    ENDED_OPTIMAL { en: "ended: proven optimal", fr: "finie : optimum prouvé", es: "fin: óptima demostrada" }
    ENDED_TARGET { en: "ended: target reached", fr: "finie : but atteint", es: "fin: meta alcanzada" }
    ENDED_TIMEOUT { en: "ended: time is up", fr: "finie : temps écoulé", es: "fin: tiempo agotado" }
    ENDED_PATIENCE { en: "ended: patience is over", fr: "finie : patience à bout", es: "fin: paciencia agotada" }
    ENDED_NODES { en: "ended: nodes are used up", fr: "finie : nœuds épuisés", es: "fin: nodos agotados" }
    ENDED_STOPPED { en: "stopped", fr: "arrêtée", es: "detenida" }
    ENDED_EXHAUSTED { en: "ended: gave up", fr: "finie : abandon", es: "fin: sin más ideas" }
    ENDED_FAILED { en: "failed", fr: "échouée", es: "fallida" }
    SOLUTIONS { en: "Solutions", fr: "Solutions", es: "Soluciones" }
    SOLUTIONS_NONE {
        en: "Each solution appears here as it is found. Solve starts the search.",
        fr: "Chaque solution apparaît ici dès qu’elle est trouvée. Résoudre lance la recherche.",
        es: "Cada solución aparece aquí en cuanto se encuentra. Resolver inicia la búsqueda.",
    }
    SOLUTIONS_EXHAUSTED {
        en: "This method came to no solution and has nothing more to try. Another method may.",
        fr: "Cette méthode n’est arrivée à aucune solution et n’a plus rien à essayer. Une autre y arrivera peut-être.",
        es: "Este método no llegó a ninguna solución y no tiene nada más que probar. Quizá otro sí.",
    }
    SOLUTION_ROW { en: "{0} {1} after {2} s", fr: "{0} {1} après {2} s", es: "{0} {1} tras {2} s" }
    SOLUTION_OPTIMAL_ROW { en: "{0}.  {1} {2}", fr: "{0}.  {1} {2}", es: "{0}.  {1} {2}" }
    OPTIMAL_ALL {
        en: "Optimal solutions: {0}. There are no others.",
        fr: "Solutions optimales : {0}. Il n’y en a pas d’autres.",
        es: "Soluciones óptimas: {0}. No hay otras.",
    }
    OPTIMAL_ALL_CUT {
        en: "Optimal solutions: {0}, of which the first {1} are listed.",
        fr: "Solutions optimales : {0}, dont les {1} premières sont listées.",
        es: "Soluciones óptimas: {0}, de las que se listan las primeras {1}.",
    }
    OPTIMAL_SOME {
        en: "Optimal solutions so far: {0}. There may be more.",
        fr: "Solutions optimales jusqu’ici : {0}. Il peut y en avoir d’autres.",
        es: "Soluciones óptimas hasta ahora: {0}. Puede haber más.",
    }
    OPTIMAL_SOME_CUT {
        en: "Optimal solutions so far: {0}, of which the first {1} are listed. There may be more.",
        fr: "Solutions optimales jusqu’ici : {0}, dont les {1} premières sont listées. Il peut y en avoir d’autres.",
        es: "Soluciones óptimas hasta ahora: {0}, de las que se listan las primeras {1}. Puede haber más.",
    }
    OPTIMAL_CLAIMED {
        en: "Solutions of this length from the file: {0}. Whether they are optimal was not checked here.",
        fr: "Solutions de cette longueur venant du fichier : {0}. Leur optimalité n’a pas été vérifiée ici.",
        es: "Soluciones de esta longitud del archivo: {0}. Aquí no se comprobó si son óptimas.",
    }
    PLOT_CLAIMED {
        en: "lower bound from the file, not checked",
        fr: "borne inférieure du fichier, non vérifiée",
        es: "cota inferior del archivo, no comprobada",
    }
    SOLUTION_SHOWN {
        en: "Moves of the {0} {1} solution",
        fr: "Solution en {0} {1}",
        es: "Solución de {0} {1}",
    }
    SOLUTION_EMPTY {
        en: "Nothing to turn: the puzzle is solved.",
        fr: "Rien à tourner : le casse-tête est résolu.",
        es: "Nada que girar: el rompecabezas está resuelto.",
    }
    PLOT { en: "Length", fr: "Longueur", es: "Longitud" }
    PLOT_BEST { en: "best so far", fr: "meilleure jusqu’ici", es: "mejor hasta ahora" }
    PLOT_LOWER { en: "lower bound", fr: "borne inférieure", es: "cota inferior" }
    PLOT_X { en: "search time in s", fr: "temps de recherche en s", es: "tiempo de búsqueda en s" }
    PLOT_Y { en: "length in {0}", fr: "longueur en {0}", es: "longitud en {0}" }
    PLOT_LOG { en: "Logarithmic time", fr: "Temps logarithmique", es: "Tiempo logarítmico" }
    PLOT_LOG_TIP {
        en: "Give every tenfold of time the same width",
        fr: "Donner la même largeur à chaque décuple du temps",
        es: "Dar la misma anchura a cada décuplo del tiempo",
    }
    PLOT_NAME {
        en: "plot of the best length and the lower bound over time",
        fr: "graphique de la meilleure longueur et de la borne inférieure au cours du temps",
        es: "gráfico de la mejor longitud y la cota inferior a lo largo del tiempo",
    }
}
