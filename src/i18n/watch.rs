//! The texts of the charts over the search time, and of the runs that are kept and compared.

use super::text::texts;

texts! {
    CHART_SPEED { en: "Speed", fr: "Vitesse", es: "Velocidad" }
    CHART_SPEED_TIP {
        en: "Nodes searched in a second, over the search time",
        fr: "Nœuds parcourus en une seconde, au fil de la recherche",
        es: "Nodos recorridos en un segundo, a lo largo de la búsqueda",
    }
    SPEED_Y { en: "nodes per second", fr: "nœuds par seconde", es: "nodos por segundo" }
    SPEED_NAME {
        en: "plot of nodes per second over time; the latest are {0}",
        fr: "graphique des nœuds par seconde au fil du temps ; les derniers sont {0}",
        es: "gráfico de los nodos por segundo a lo largo del tiempo; los últimos son {0}",
    }
    SPEED_NONE {
        en: "The speed of the search appears here.",
        fr: "La vitesse de la recherche apparaît ici.",
        es: "La velocidad de la búsqueda aparece aquí.",
    }
    LOG_TIME { en: "Log time", fr: "Temps log", es: "Tiempo log" }

    RUNS { en: "Runs ({0})", fr: "Recherches ({0})", es: "Búsquedas ({0})" }
    RUNS_TIP {
        en: "The searches of this puzzle, to be compared in the plot",
        fr: "Les recherches de ce casse-tête, à comparer dans le graphique",
        es: "Las búsquedas de este rompecabezas, para compararlas en el gráfico",
    }
    RUNS_NONE {
        en: "Each search appears here. Solve starts the first one.",
        fr: "Chaque recherche apparaît ici. Résoudre lance la première.",
        es: "Cada búsqueda aparece aquí. Resolver inicia la primera.",
    }
    RUNS_KEPT {
        en: "The latest {0} are kept, and of them as many as {1} may be pinned.",
        fr: "Les {0} dernières sont gardées ; on peut en épingler jusqu’à {1}.",
        es: "Se guardan las últimas {0}; se pueden fijar hasta {1} de ellas.",
    }
    RUN_NAME { en: "{0}: {1}, {2}, {3}", fr: "{0} : {1}, {2}, {3}", es: "{0}: {1}, {2}, {3}" }
    RUN_THREAD { en: "1 thread", fr: "1 fil", es: "1 hilo" }
    RUN_THREADS { en: "{0} threads", fr: "{0} fils", es: "{0} hilos" }
    RUN_THREADS_BETWEEN { en: "{0} to {1} threads", fr: "{0} à {1} fils", es: "de {0} a {1} hilos" }
    RUN_FOUND { en: "{0} {1}, at least {2} {1}", fr: "{0} {1}, au moins {2} {1}", es: "{0} {1}, al menos {2} {1}" }
    RUN_CLAIMED {
        en: "{0} {1}; from the file, not checked here: at least {2} {1}",
        fr: "{0} {1} ; du fichier, non vérifié ici : au moins {2} {1}",
        es: "{0} {1}; del archivo, no comprobado aquí: al menos {2} {1}",
    }
    RUN_CLAIMED_ONLY {
        en: "none yet; from the file, not checked here: at least {1} {0}",
        fr: "rien encore ; du fichier, non vérifié ici : au moins {1} {0}",
        es: "nada aún; del archivo, no comprobado aquí: al menos {1} {0}",
    }
    RUN_OPTIMAL { en: "{0} {1}, optimal", fr: "{0} {1}, optimale", es: "{0} {1}, óptima" }
    RUN_NOT_FOUND { en: "none yet, at least {1} {0}", fr: "rien encore, au moins {1} {0}", es: "nada aún, al menos {1} {0}" }
    RUN_COST { en: "{0} s, {1} nodes", fr: "{0} s, {1} nœuds", es: "{0} s, {1} nodos" }
    RUN_HERE { en: "this position", fr: "cette position", es: "esta posición" }
    RUN_THERE { en: "position {0}: {1}", fr: "position {0} : {1}", es: "posición {0}: {1}" }
    RUN_LOG { en: "Log {0}", fr: "Journal {0}", es: "Registro {0}" }
    RUN_SHOW { en: "Show run {0}", fr: "Montrer la recherche {0}", es: "Mostrar la búsqueda {0}" }
    RUN_CURRENT_TIP {
        en: "What is known about the position on the net is always shown",
        fr: "Ce que l’on sait de la position du patron est toujours montré",
        es: "Lo que se sabe de la posición del desarrollo se muestra siempre",
    }
    RUN_SHOW_TIP {
        en: "Draw this run beside that of the position",
        fr: "Dessiner cette recherche à côté de celle de la position",
        es: "Dibujar esta búsqueda junto a la de la posición",
    }
    RUN_OTHER_METRIC {
        en: "not in this plot: it counts in {0}, the plot in {1}",
        fr: "absente de ce graphique : elle compte en {0}, le graphique en {1}",
        es: "no está en este gráfico: cuenta en {0}, el gráfico en {1}",
    }
    RUN_LIMITS {
        en: "Time limit: {0}; patience: {1}; {2}",
        fr: "Temps limite : {0} ; patience : {1} ; {2}",
        es: "Tiempo límite: {0}; paciencia: {1}; {2}",
    }
    LIMIT_NONE { en: "none", fr: "sans limite", es: "sin límite" }
    AIM_ANYTIME { en: "ever shorter solutions", fr: "solutions toujours plus courtes", es: "soluciones cada vez más cortas" }
    AIM_OPTIMAL { en: "all effort on the proof", fr: "tout l’effort sur la preuve", es: "todo el esfuerzo en la prueba" }
    AIM_ALL { en: "all optimal solutions", fr: "toutes les solutions optimales", es: "todas las soluciones óptimas" }
    RUN_PIN { en: "Pin", fr: "Épingler", es: "Fijar" }
    RUN_PIN_NAME { en: "Pin run {0}", fr: "Épingler la recherche {0}", es: "Fijar la búsqueda {0}" }
    RUN_PIN_TIP {
        en: "Keep this run when newer ones need its place; at most {0} at a time",
        fr: "Garder cette recherche quand de plus récentes ont besoin de sa place ; {0} au plus à la fois",
        es: "Conservar esta búsqueda cuando otras más nuevas necesiten su lugar; como máximo {0} a la vez",
    }
    RUN_REMOVE { en: "Remove", fr: "Retirer", es: "Quitar" }
    RUN_REMOVE_NAME { en: "Remove run {0}", fr: "Retirer la recherche {0}", es: "Quitar la búsqueda {0}" }
    RUN_REMOVE_TIP {
        en: "Take this run out of the list",
        fr: "Retirer cette recherche de la liste",
        es: "Quitar esta búsqueda de la lista",
    }
    LEGEND_GAP { en: "gap", fr: "écart", es: "brecha" }
    LEGEND_MORE { en: "and {0} more", fr: "et {0} de plus", es: "y {0} más" }
    POINT_LENGTH {
        en: "{0}\n{1}: {2} {3} after {4} s",
        fr: "{0}\n{1} : {2} {3} après {4} s",
        es: "{0}\n{1}: {2} {3} tras {4} s",
    }
    POINT_SPEED {
        en: "{0}\n{1} nodes per second after {2} s",
        fr: "{0}\n{1} nœuds par seconde après {2} s",
        es: "{0}\n{1} nodos por segundo tras {2} s",
    }

    EXPORT_CHART { en: "Export", fr: "Exporter", es: "Exportar" }
    EXPORT_CHART_TIP {
        en: "Save the runs shown as CSV, or the plot as a picture",
        fr: "Enregistrer les recherches montrées en CSV, ou le graphique en image",
        es: "Guardar las búsquedas mostradas en CSV, o el gráfico como imagen",
    }
    SAVE_RUNS { en: "Runs as CSV…", fr: "Recherches en CSV…", es: "Búsquedas en CSV…" }
    SAVE_RUNS_TIP {
        en: "Save lengths, bounds and speeds of the runs shown, each with its time, as a table",
        fr: "Enregistrer longueurs, bornes et vitesses des recherches montrées, chacune avec son temps, dans un tableau",
        es: "Guardar longitudes, cotas y velocidades de las búsquedas mostradas, cada una con su tiempo, en una tabla",
    }
    SAVE_CHART { en: "Plot as PNG…", fr: "Graphique en PNG…", es: "Gráfico en PNG…" }
    SAVE_CHART_TIP {
        en: "Save the plot as it is shown as a picture",
        fr: "Enregistrer le graphique tel qu’il est montré, en image",
        es: "Guardar el gráfico tal como se muestra, como imagen",
    }
    WHY_NO_RUN { en: "There is no run yet.", fr: "Il n’y a pas encore de recherche.", es: "Aún no hay ninguna búsqueda." }
    PATH_RUNS { en: "Save the runs as CSV", fr: "Enregistrer les recherches en CSV", es: "Guardar las búsquedas en CSV" }
    PATH_CHART { en: "Save the plot as PNG", fr: "Enregistrer le graphique en PNG", es: "Guardar el gráfico en PNG" }
    FILTER_CSV { en: "CSV tables", fr: "Tableaux CSV", es: "Tablas CSV" }
    FILTER_PNG { en: "PNG pictures", fr: "Images PNG", es: "Imágenes PNG" }
    NO_PICTURE {
        en: "The window did not give a picture of itself",
        fr: "La fenêtre n’a pas donné d’image d’elle-même",
        es: "La ventana no dio una imagen de sí misma",
    }
    NO_PICTURE_DO {
        en: "Bring the whole window to the front and try again.",
        fr: "Ramenez toute la fenêtre au premier plan et réessayez.",
        es: "Traiga toda la ventana al frente e inténtelo de nuevo.",
    }
    NEWS_SAVING { en: "Writing {0}.", fr: "Écriture de {0}.", es: "Escribiendo {0}." }
    NEWS_RUNS_SAVED { en: "The runs are in {0}.", fr: "Les recherches sont dans {0}.", es: "Las búsquedas están en {0}." }
    NEWS_CHART_SAVED { en: "The plot is in {0}.", fr: "Le graphique est dans {0}.", es: "El gráfico está en {0}." }
}
