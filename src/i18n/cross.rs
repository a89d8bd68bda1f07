//! The texts of first crosses and of the database of them.

use super::text::texts;

texts! {
    CROSS_ROW {
        en: "{0}	{1} HTM, {2} QTM	id {3}	code {4}	{5}",
        fr: "{0}	{1} HTM, {2} QTM	id {3}	code {4}	{5}",
        es: "{0}	{1} HTM, {2} QTM	id {3}	código {4}	{5}",
    }
    CROSS_DONE { en: "solved", fr: "résolue", es: "resuelta" }
    CROSS_NAME { en: "{0} with {1}", fr: "{0} avec {1}", es: "{0} con {1}" }
    CROSS_AT_WORK { en: "Crosses", fr: "Croix", es: "Cruces" }
    CROSS_NONE {
        en: "No state is given to look at",
        fr: "Aucun état à examiner n’est donné",
        es: "No se da ningún estado que examinar",
    }
    CROSS_NONE_DO {
        en: "Give facelets or moves (INPUT - for stdin, --facelets, --moves) or --random; see unfold cross --help.",
        fr: "Donnez des facettes ou des coups (INPUT - pour l’entrée standard, --facelets, --moves) ou --random ; voir unfold cross --help.",
        es: "Dé facetas o movimientos (INPUT - para la entrada estándar, --facelets, --moves) o --random; véase unfold cross --help.",
    }
    CROSS_LOG {
        en: "Crosses are of the {0}, and a log is of the {1}",
        fr: "Les croix sont celles du {0}, et un journal est du {1}",
        es: "Las cruces son del {0}, y un registro es del {1}",
    }
    CROSS_LOG_DO {
        en: "Give facelets or moves, with --facelets, --moves, or - for stdin.",
        fr: "Donnez des facettes ou des coups, avec --facelets, --moves, ou - pour l’entrée standard.",
        es: "Dé facetas o movimientos, con --facelets, --moves, o - para la entrada estándar.",
    }
    CROSS_FACE_WRONG { en: "use one of: {0}", fr: "choisissez parmi : {0}", es: "elija entre: {0}" }
    CROSS_VERIFIED {
        en: "{0}: all {1} rows are right.",
        fr: "{0} : les {1} lignes sont toutes justes.",
        es: "{0}: las {1} filas son todas correctas.",
    }
    CROSS_MORE { en: "and {0} more", fr: "et {0} de plus", es: "y {0} más" }

    CROSSES_TIP {
        en: "For each face the shortest way to solve its four edges, in HTM and among those in QTM. A click plays it on the net.",
        fr: "Pour chaque face, la façon la plus courte de résoudre ses quatre arêtes, en HTM puis, parmi celles-là, en QTM. Un clic la joue sur le patron.",
        es: "Para cada cara, la manera más corta de resolver sus cuatro aristas, en HTM y, entre esas, en QTM. Un clic la reproduce en el desarrollo.",
    }
    CROSSES_WAIT {
        en: "The crosses of a position appear once it is possible.",
        fr: "Les croix d’une position apparaissent dès que celle-ci est possible.",
        es: "Las cruces de una posición aparecen en cuanto esta es posible.",
    }
    CROSSES_ROW {
        en: "{0}   {1} HTM, {2} QTM   {3}",
        fr: "{0}   {1} HTM, {2} QTM   {3}",
        es: "{0}   {1} HTM, {2} QTM   {3}",
    }
    CROSSES_SOLVED { en: "{0}   solved, 0 HTM", fr: "{0}   résolue, 0 HTM", es: "{0}   resuelta, 0 HTM" }
    CROSSES_ROW_TIP {
        en: "Configuration {0}, moves as a code {1}, as in the table first_cross: those of the face U after the whole cube was turned. Click to play.",
        fr: "Configuration {0}, coups codés {1}, comme dans la table first_cross : ceux de la face U une fois le cube entier tourné. Cliquez pour jouer.",
        es: "Configuración {0}, movimientos codificados {1}, como en la tabla first_cross: los de la cara U tras girar el cubo entero. Haga clic para reproducir.",
    }
    CROSSES_ALL {
        en: "All {0} as short on {1}",
        fr: "Les {0} aussi courtes sur {1}",
        es: "Las {0} igual de cortas en {1}",
    }
    CROSSES_ALL_HINT {
        en: "Click a cross to play it; every other one as short is then listed here.",
        fr: "Cliquez sur une croix pour la jouer ; toutes celles qui sont aussi courtes s’affichent alors ici.",
        es: "Haga clic en una cruz para reproducirla; todas las igual de cortas se listan entonces aquí.",
    }
    SAVE_CROSSES { en: "Save database…", fr: "Enregistrer la base…", es: "Guardar la base…" }
    SAVE_CROSSES_TIP {
        en: "Save the shortest first cross of every configuration as an SQLite database, as the command cross --db does",
        fr: "Enregistrer la plus courte première croix de chaque configuration dans une base SQLite, comme la commande cross --db",
        es: "Guardar la primera cruz más corta de cada configuración en una base SQLite, como la orden cross --db",
    }
    SAVE_CROSSES_GROUP { en: "First crosses", fr: "Premières croix", es: "Primeras cruces" }
    STOP_CROSSES { en: "Stop database", fr: "Arrêter la base", es: "Detener la base" }
    STOP_CROSSES_TIP {
        en: "Stop writing the database of first crosses; no part of it is kept",
        fr: "Arrêter l’écriture de la base des premières croix ; rien n’en est gardé",
        es: "Detener la escritura de la base de primeras cruces; no se conserva nada de ella",
    }
    PATH_CROSSES {
        en: "Save the first crosses as a database",
        fr: "Enregistrer les premières croix dans une base de données",
        es: "Guardar las primeras cruces en una base de datos",
    }
    FILTER_DATABASES { en: "SQLite databases", fr: "Bases de données SQLite", es: "Bases de datos SQLite" }
    CROSSES_SAVING { en: "Database of crosses", fr: "Base des croix", es: "Base de cruces" }
    NEWS_CROSSES_SAVING {
        en: "Writing the first crosses to {0}.",
        fr: "Écriture des premières croix dans {0}.",
        es: "Escribiendo las primeras cruces en {0}.",
    }
    NEWS_CROSSES_SAVED {
        en: "The database {0} holds all {1} first crosses.",
        fr: "La base {0} contient les {1} premières croix.",
        es: "La base {0} contiene las {1} primeras cruces.",
    }
    NEWS_CROSSES_STOPPED {
        en: "The database was not written: you stopped it.",
        fr: "La base n’a pas été écrite : vous l’avez arrêtée.",
        es: "No se escribió la base: usted la detuvo.",
    }
    ERROR_CROSSES {
        en: "The database was not written",
        fr: "La base n’a pas été écrite",
        es: "No se escribió la base",
    }
    PAIRS { en: "Cross and one pair", fr: "Croix et une paire", es: "Cruz y un par" }
    PAIRS_TIP {
        en: "The cross together with the corner and the edge of one slot",
        fr: "La croix avec le coin et l’arête d’un logement",
        es: "La cruz junto con la esquina y la arista de un hueco",
    }
    PAIRS_WAIT { en: "Searching.", fr: "Recherche en cours.", es: "Buscando." }

    ROWS_WRONG {
        en: "Faults in the table {0}: {1}",
        fr: "Erreurs dans la table {0} : {1}",
        es: "Errores en la tabla {0}: {1}",
    }
    ROWS_WRONG_DO {
        en: "Write it anew with: unfold cross --db FILE --force",
        fr: "Récrivez-la avec : unfold cross --db FILE --force",
        es: "Escríbala de nuevo con: unfold cross --db FILE --force",
    }
    ROW_NO_NUMBER {
        en: "row {0}: id and moves must be whole numbers",
        fr: "ligne {0} : id et moves doivent être des nombres entiers",
        es: "fila {0}: id y moves deben ser números enteros",
    }
    ROW_NO_NUMBER_OF {
        en: "id {0}: moves must be a whole number",
        fr: "id {0} : moves doit être un nombre entier",
        es: "id {0}: moves debe ser un número entero",
    }
    ROW_STRANGE {
        en: "id {0}: no four edges have this number; such a row must not be there",
        fr: "id {0} : quatre arêtes n’ont jamais ce numéro ; une telle ligne ne doit pas exister",
        es: "id {0}: ningún conjunto de cuatro aristas tiene este número; esta fila no debe existir",
    }
    ROW_TWICE {
        en: "id {0}: this row is there twice",
        fr: "id {0} : cette ligne est présente deux fois",
        es: "id {0}: esta fila aparece dos veces",
    }
    ROW_NO_CODE {
        en: "id {0}: {1} is the code of no moves; expected {2}",
        fr: "id {0} : {1} n’est le code d’aucune suite de coups ; attendu : {2}",
        es: "id {0}: {1} no es el código de ninguna secuencia; se esperaba {2}",
    }
    ROW_UNSOLVED {
        en: "id {0}: the moves of {1} do not solve the cross; expected {2}",
        fr: "id {0} : les coups de {1} ne résolvent pas la croix ; attendu : {2}",
        es: "id {0}: los movimientos de {1} no resuelven la cruz; se esperaba {2}",
    }
    ROW_LONGER {
        en: "id {0}: the moves of {1} are {2} HTM, {3} QTM; expected {4}",
        fr: "id {0} : les coups de {1} font {2} HTM, {3} QTM ; attendu : {4}",
        es: "id {0}: los movimientos de {1} son {2} HTM, {3} QTM; se esperaba {4}",
    }
    ROW_MISSING {
        en: "id {0}: there is no such row; expected {1}",
        fr: "id {0} : cette ligne manque ; attendu : {1}",
        es: "id {0}: falta esta fila; se esperaba {1}",
    }
    ROW_RIGHT {
        en: "{0} HTM, {1} QTM, such as {2}",
        fr: "{0} HTM, {1} QTM, par exemple {2}",
        es: "{0} HTM, {1} QTM, por ejemplo {2}",
    }

    DATABASE_MAKE {
        en: "The database could not be made: {0}",
        fr: "La base de données n’a pas pu être créée : {0}",
        es: "No se pudo crear la base de datos: {0}",
    }
    DATABASE_MAKE_DO {
        en: "Close other programs to make room in memory, and try again. Nothing was changed.",
        fr: "Fermez d’autres programmes pour libérer de la mémoire, puis réessayez. Rien n’a été modifié.",
        es: "Cierre otros programas para liberar memoria y vuelva a intentarlo. No se cambió nada.",
    }
    DATABASE_IN_USE {
        en: "Another program is changing this database, or was killed while it did",
        fr: "Un autre programme modifie cette base de données, ou a été interrompu pendant qu’il le faisait",
        es: "Otro programa está cambiando esta base de datos, o fue interrumpido mientras lo hacía",
    }
    DATABASE_IN_USE_DO {
        en: "Close that program, or open the database with it once more; or give another file. Nothing was changed.",
        fr: "Fermez ce programme, ou rouvrez la base avec lui ; ou donnez un autre fichier. Rien n’a été modifié.",
        es: "Cierre ese programa, o abra con él la base de datos una vez más; o dé otro archivo. No se cambió nada.",
    }
    DATABASE_FOREIGN {
        en: "This is no SQLite database",
        fr: "Ce n’est pas une base de données SQLite",
        es: "Esto no es una base de datos SQLite",
    }
    DATABASE_FOREIGN_DO {
        en: "Give a database that was written with: unfold cross --db FILE, or another of the same form.",
        fr: "Donnez une base écrite avec : unfold cross --db FILE, ou une autre de la même forme.",
        es: "Dé una base de datos escrita con: unfold cross --db FILE, u otra de la misma forma.",
    }
    DATABASE_CUT {
        en: "The database is cut: it has {0} bytes of {1}",
        fr: "La base de données est tronquée : elle a {0} octets sur {1}",
        es: "La base de datos está cortada: tiene {0} bytes de {1}",
    }
    DATABASE_DAMAGED {
        en: "The database is damaged: {0}",
        fr: "La base de données est endommagée : {0}",
        es: "La base de datos está dañada: {0}",
    }
    DATABASE_DAMAGED_DO {
        en: "Take another copy of it, or write it anew with: unfold cross --db FILE --force",
        fr: "Prenez-en une autre copie, ou récrivez-la avec : unfold cross --db FILE --force",
        es: "Tome otra copia, o escríbala de nuevo con: unfold cross --db FILE --force",
    }
    DATABASE_NO_TABLE {
        en: "The database has no table {0}",
        fr: "La base de données n’a pas de table {0}",
        es: "La base de datos no tiene la tabla {0}",
    }
    DATABASE_COLUMNS {
        en: "The table {0} must have the columns {1} of type INTEGER, and has {2}",
        fr: "La table {0} doit avoir les colonnes {1} de type INTEGER, et elle a {2}",
        es: "La tabla {0} debe tener las columnas {1} de tipo INTEGER, y tiene {2}",
    }
}
