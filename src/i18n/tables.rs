//! The texts of the tables: what each is for, how it stands, and what can be done.

use super::text::texts;

texts! {
    MENU_TABLES { en: "Tables", fr: "Tables", es: "Tablas" }
    TABLES { en: "Tables…", fr: "Tables…", es: "Tablas…" }
    TABLES_TIP {
        en: "What each table is for, how large it is and how it stands; build, check, remove or move them",
        fr: "À quoi sert chaque table, sa taille et son état ; les construire, vérifier, supprimer ou déplacer",
        es: "Para qué sirve cada tabla, su tamaño y su estado; construirlas, comprobarlas, borrarlas o moverlas",
    }
    TABLES_TITLE { en: "Tables", fr: "Tables", es: "Tablas" }
    TABLES_WHAT {
        en: "The solvers look distances up in tables. Each is computed once, when a search first needs it, and kept as a file; a file that is not exactly right is built again. Removing one loses nothing but the time to build it.",
        fr: "Les solveurs lisent des distances dans des tables. Chacune est calculée une fois, quand une recherche en a besoin, et gardée dans un fichier ; un fichier qui n’est pas exactement juste est reconstruit. En supprimer une ne coûte que le temps de la reconstruire.",
        es: "Los métodos leen distancias en tablas. Cada una se calcula una vez, cuando una búsqueda la necesita, y se guarda en un archivo; un archivo que no es exactamente correcto se construye de nuevo. Borrar una solo cuesta el tiempo de construirla.",
    }
    TABLES_FOLDER { en: "Kept in {0}", fr: "Gardées dans {0}", es: "Guardadas en {0}" }
    TABLES_ROOM {
        en: "{0} MB free on this disk, {1} MB of memory free; all tables take {2} MB.",
        fr: "{0} Mo libres sur ce disque, {1} Mo de mémoire libres ; toutes les tables prennent {2} Mo.",
        es: "{0} MB libres en este disco, {1} MB de memoria libres; todas las tablas ocupan {2} MB.",
    }
    VERIFY { en: "Check", fr: "Vérifier", es: "Comprobar" }
    VERIFY_TIP { en: "Look at every byte of every file", fr: "Regarder chaque octet de chaque fichier", es: "Mirar cada byte de cada archivo" }
    BUILD_ALL { en: "Build all", fr: "Tout construire", es: "Construir todo" }
    BUILD_ALL_TIP {
        en: "Build every table that is absent or wrong, so that no search has to wait",
        fr: "Construire chaque table absente ou fausse, pour qu’aucune recherche n’attende",
        es: "Construir cada tabla ausente o incorrecta, para que ninguna búsqueda espere",
    }
    REMOVE_ALL { en: "Remove all", fr: "Tout supprimer", es: "Borrar todo" }
    REMOVE_ALL_TIP {
        en: "Remove the files of all tables; they are built again when a search needs them",
        fr: "Supprimer les fichiers de toutes les tables ; elles sont reconstruites quand une recherche en a besoin",
        es: "Borrar los archivos de todas las tablas; se construyen de nuevo cuando una búsqueda las necesita",
    }
    MOVE { en: "Move…", fr: "Déplacer…", es: "Mover…" }
    MOVE_TIP {
        en: "Move the tables into another folder, such as one on another disk, and keep them there",
        fr: "Déplacer les tables dans un autre dossier, sur un autre disque par exemple, et les y garder",
        es: "Mover las tablas a otra carpeta, por ejemplo de otro disco, y guardarlas allí",
    }
    MOVE_BACK { en: "Move back", fr: "Remettre", es: "Devolver" }
    MOVE_BACK_TIP {
        en: "Move the tables back into the usual folder",
        fr: "Remettre les tables dans le dossier d’origine",
        es: "Devolver las tablas a la carpeta original",
    }
    STOP_TABLES { en: "Stop this", fr: "Arrêter ceci", es: "Detener esto" }
    STOP_TABLES_TIP {
        en: "Stop what is done with the tables; what is finished stays",
        fr: "Arrêter ce qui est fait des tables ; ce qui est terminé reste",
        es: "Detener lo que se hace con las tablas; lo terminado queda",
    }
    PATH_TABLES { en: "Move the tables into this folder", fr: "Déplacer les tables dans ce dossier", es: "Mover las tablas a esta carpeta" }
    ACCEPT_MOVE { en: "Move", fr: "Déplacer", es: "Mover" }
    COLUMN_TABLE { en: "Table", fr: "Table", es: "Tabla" }
    COLUMN_SIZE { en: "Size", fr: "Taille", es: "Tamaño" }
    COLUMN_STATE { en: "State", fr: "État", es: "Estado" }
    COLUMN_TIME { en: "Time to build", fr: "Construction", es: "Construcción" }
    TABLE_SIZE { en: "{0} MB", fr: "{0} Mo", es: "{0} MB" }
    BUILD_TIME { en: "{0} s", fr: "{0} s", es: "{0} s" }
    STATE_LOOKING { en: "checking…", fr: "vérification…", es: "comprobando…" }
    STATE_ABSENT { en: "not built", fr: "pas construite", es: "no construida" }
    STATE_SAVED { en: "saved", fr: "gardée", es: "guardada" }
    STATE_USED { en: "saved, in use", fr: "gardée, utilisée", es: "guardada, en uso" }
    STATE_MEMORY { en: "only in memory", fr: "seulement en mémoire", es: "solo en memoria" }
    STATE_WRONG { en: "wrong: to be built again", fr: "fausse : à reconstruire", es: "incorrecta: se reconstruirá" }
    BUILD { en: "Build", fr: "Construire", es: "Construir" }
    BUILD_NAME { en: "Build {0}", fr: "Construire {0}", es: "Construir {0}" }
    REMOVE { en: "Remove", fr: "Supprimer", es: "Borrar" }
    REMOVE_NAME { en: "Remove {0}", fr: "Supprimer {0}", es: "Borrar {0}" }
    AT_WORK { en: "At {0}", fr: "En cours : {0}", es: "En curso: {0}" }
    IN_MEMORY_TOO {
        en: "First crosses and their pairs are made in memory in a moment and not kept.",
        fr: "Les premières croix et leurs paires sont faites en mémoire en un instant et ne sont pas gardées.",
        es: "Las primeras cruces y sus pares se hacen en memoria en un momento y no se guardan.",
    }
    NEWS_CHORE_STOPPED { en: "Stopped; the tables that were finished stay.", fr: "Arrêté ; les tables terminées restent.", es: "Detenido; las tablas terminadas quedan." }
    NEWS_TABLES_WRONG {
        en: "These tables are wrong and will be built again: {0}.",
        fr: "Ces tables sont fausses et seront reconstruites : {0}.",
        es: "Estas tablas son incorrectas y se construirán de nuevo: {0}.",
    }
    NEWS_TABLES_LOOKED {
        en: "{0} of {1} tables are saved, and right to the last byte.",
        fr: "{0} tables sur {1} sont gardées, et justes jusqu’au dernier octet.",
        es: "{0} de {1} tablas están guardadas, y son correctas hasta el último byte.",
    }
    NEWS_TABLES_BUILT { en: "The tables are built.", fr: "Les tables sont construites.", es: "Las tablas están construidas." }
    NEWS_TABLES_REMOVED {
        en: "Removed; a search that needs a table builds it again.",
        fr: "Supprimé ; une recherche qui a besoin d’une table la reconstruit.",
        es: "Borrado; una búsqueda que necesite una tabla la construye de nuevo.",
    }
    NEWS_TABLES_MOVED { en: "The tables are kept in {0} now.", fr: "Les tables sont maintenant gardées dans {0}.", es: "Las tablas se guardan ahora en {0}." }
    NEWS_TABLES_THERE { en: "The tables are in {0} already.", fr: "Les tables sont déjà dans {0}.", es: "Las tablas ya están en {0}." }
    WHY_TABLES_BUSY {
        en: "Tables are in use: stop the search, or wait until what is done with them is finished.",
        fr: "Les tables servent : arrêtez la recherche, ou attendez la fin de ce qui en est fait.",
        es: "Las tablas están en uso: detenga la búsqueda, o espere a que termine lo que se hace con ellas.",
    }
    ERROR_TABLES { en: "The tables could not be handled", fr: "Les tables n’ont pas pu être traitées", es: "No se pudo hacer eso con las tablas" }
    LOW_ROOM { en: "There is little room for tables", fr: "Il y a peu de place pour les tables", es: "Hay poco sitio para las tablas" }
    LOW_DISK {
        en: "This search computes tables of {0} MB, once, but only {1} MB are free in {2}. It can go on: the tables are used from memory, and are computed anew at the next start. Or move them to another disk (Tables › Move…).",
        fr: "Cette recherche calcule des tables de {0} Mo, une fois, mais il n’y a que {1} Mo libres dans {2}. Elle peut continuer : les tables servent depuis la mémoire et sont recalculées au prochain lancement. Ou déplacez-les sur un autre disque (Tables › Déplacer…).",
        es: "Esta búsqueda calcula tablas de {0} MB, una vez, pero solo hay {1} MB libres en {2}. Puede seguir: las tablas se usan desde la memoria y se calculan de nuevo en el próximo inicio. O muévalas a otro disco (Tablas › Mover…).",
    }
    LOW_MEMORY {
        en: "Computing the large tables takes {0} MB of memory, and only {1} MB are free. The search goes on with the small tables; it is slower. Close other programs and start again to have the large ones.",
        fr: "Calculer les grandes tables prend {0} Mo de mémoire, et il n’y en a que {1} Mo libres. La recherche continue avec les petites tables ; elle est plus lente. Fermez d’autres programmes et relancez pour avoir les grandes.",
        es: "Calcular las tablas grandes ocupa {0} MB de memoria, y solo hay {1} MB libres. La búsqueda sigue con las tablas pequeñas; es más lenta. Cierre otros programas y empiece de nuevo para tener las grandes.",
    }
    GO_ON { en: "Go on", fr: "Continuer", es: "Seguir" }
    FOR_CUBE2 {
        en: "hypercube: the distance of each half, which is a 2×2×2",
        fr: "hypercube : la distance de chaque moitié, qui est un 2×2×2",
        es: "hipercubo: la distancia de cada mitad, que es un 2×2×2",
    }
    FOR_AXIS_ROWS {
        en: "hypercube, first stage: stickers of one axis onto it",
        fr: "hypercube, première étape : les facettes d’un axe sur celui-ci",
        es: "hipercubo, primera etapa: las facetas de un eje sobre él",
    }
    FOR_SIDE_ROWS {
        en: "hypercube, second stage: pieces onto their sides; large, used when it is there",
        fr: "hypercube, deuxième étape : les pièces de leur côté ; grande, utilisée quand elle est là",
        es: "hipercubo, segunda etapa: las piezas a su lado; grande, se usa cuando está",
    }
    FOR_SMALL {
        en: "3×3×3: small, lets a search begin at once",
        fr: "3×3×3 : petite, permet de commencer aussitôt",
        es: "3×3×3: pequeña, permite empezar enseguida",
    }
    FOR_CLASSES {
        en: "3×3×3, phase 1: which positions are alike",
        fr: "3×3×3, phase 1 : quelles positions se ressemblent",
        es: "3×3×3, fase 1: qué posiciones son iguales",
    }
    FOR_PHASE1 {
        en: "3×3×3, phase 1: the distance to the second phase; large",
        fr: "3×3×3, phase 1 : la distance à la deuxième phase ; grande",
        es: "3×3×3, fase 1: la distancia a la segunda fase; grande",
    }
    FOR_PHASE2 {
        en: "3×3×3, phase 2: the distance home",
        fr: "3×3×3, phase 2 : la distance à l’arrivée",
        es: "3×3×3, fase 2: la distancia a la meta",
    }
    FOR_CORNERS {
        en: "3×3×3: the distance of the corners alone",
        fr: "3×3×3 : la distance des seuls coins",
        es: "3×3×3: la distancia de las esquinas solas",
    }
    IDLE_TABLES { en: "Build when idle", fr: "Construire au repos", es: "Construir en reposo" }
    IDLE_TABLES_TIP {
        en: "Build the tables of the puzzle shown while nothing else is going on, so that its first search has them",
        fr: "Construire les tables du casse-tête affiché quand rien d’autre ne se passe, pour que sa première recherche les ait",
        es: "Construir las tablas del rompecabezas mostrado cuando no ocurre nada más, para que su primera búsqueda las tenga",
    }
    IDLE_AT_WORK {
        en: "Building tables of the {0}, once",
        fr: "Construction des tables du {0}, une seule fois",
        es: "Construyendo tablas del {0}, una sola vez",
    }
    NEWS_IDLE {
        en: "While nothing else is going on, the tables of the {0} are built; that takes about {1} s and happens once.",
        fr: "Tant que rien d’autre ne se passe, les tables du {0} sont construites ; cela prend environ {1} s et n’arrive qu’une fois.",
        es: "Mientras no ocurre nada más, se construyen las tablas del {0}; tarda unos {1} s y solo ocurre una vez.",
    }
    NEWS_IDLE_DONE {
        en: "The tables are built and kept for every later search.",
        fr: "Les tables sont construites et gardées pour toutes les recherches à venir.",
        es: "Las tablas están construidas y guardadas para todas las búsquedas futuras.",
    }
    NEWS_IDLE_FAILED {
        en: "Tables could not be built while idle: {0}",
        fr: "Les tables n’ont pas pu être construites au repos : {0}",
        es: "No se pudieron construir las tablas en reposo: {0}",
    }
}
