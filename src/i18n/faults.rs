//! What can go wrong with positions, tables, files and the window: what, and what to do.

use super::text::texts;

texts! {
    SOLVE_METRIC {
        en: "This method does not count lengths in {0}",
        fr: "Cette méthode ne compte pas les longueurs en {0}",
        es: "Este método no cuenta las longitudes en {0}",
    }
    SOLVE_METRIC_DO {
        en: "Choose another metric or another method.",
        fr: "Choisissez une autre métrique ou une autre méthode.",
        es: "Elija otra métrica u otro método.",
    }

    AT { en: "line {0}, column {1}", fr: "ligne {0}, colonne {1}", es: "línea {0}, columna {1}" }
    AT_LINE { en: "line {0}", fr: "ligne {0}", es: "línea {0}" }
    AT_PLACE { en: "place {0}", fr: "place {0}", es: "lugar {0}" }
    AT_STICKER { en: "sticker {0}", fr: "facette {0}", es: "faceta {0}" }
    AT_FACELET { en: "facelet {0}", fr: "facette {0}", es: "faceta {0}" }
    LIST { en: "{0}, {1}", fr: "{0}, {1}", es: "{0}, {1}" }
    LETTER_AND_NAME { en: "{0} ({1})", fr: "{0} ({1})", es: "{0} ({1})" }
    LINE_OF_FAULT { en: "{0} ({1}). {2}", fr: "{0} ({1}). {2}", es: "{0} ({1}). {2}" }
    LINE_OF_FAULT_NOWHERE { en: "{0}. {1}", fr: "{0}. {1}", es: "{0}. {1}" }

    STATE_COUNT {
        en: "There are {0} colours, and there must be {1}",
        fr: "Il y a {0} couleurs, et il doit y en avoir {1}",
        es: "Hay {0} colores, y debe haber {1}",
    }
    STATE_COUNT_DO {
        en: "Give exactly one colour for each place.",
        fr: "Donnez exactement une couleur pour chaque place.",
        es: "Dé exactamente un color para cada lugar.",
    }
    STATE_COLOUR { en: "There is no colour {0}", fr: "Il n’y a pas de couleur {0}", es: "No hay ningún color {0}" }
    STATE_COLOUR_DO {
        en: "Use the colours 0 to {0}.",
        fr: "Utilisez les couleurs 0 à {0}.",
        es: "Use los colores 0 a {0}.",
    }
    STATE_COLOURS {
        en: "Colour {0} is there {1} times, and must be there {2} times",
        fr: "La couleur {0} est là {1} fois, et doit y être {2} fois",
        es: "El color {0} está {1} veces, y debe estar {2} veces",
    }
    STATE_COLOURS_DO {
        en: "Compare this colour with the puzzle.",
        fr: "Comparez cette couleur avec celle du casse-tête.",
        es: "Compare este color con el del rompecabezas.",
    }
    STATE_TOO_MANY_EDGES {
        en: "Colour {0} is on {1} edges, and only {2} have it",
        fr: "La couleur {0} est sur {1} arêtes, et {2} seulement la portent",
        es: "El color {0} está en {1} aristas, y solo {2} lo tienen",
    }
    STATE_TOO_MANY_CORNERS {
        en: "Colour {0} is on {1} corners, and only {2} have it",
        fr: "La couleur {0} est sur {1} coins, et {2} seulement la portent",
        es: "El color {0} está en {1} esquinas, y solo {2} lo tienen",
    }
    STATE_TOO_MANY_PIECES {
        en: "Colour {0} is on {1} pieces, and only {2} have it",
        fr: "La couleur {0} est sur {1} pièces, et {2} seulement la portent",
        es: "El color {0} está en {1} piezas, y solo {2} lo tienen",
    }
    STATE_NO_PIECE {
        en: "No piece has the colours {0}",
        fr: "Aucune pièce n’a les couleurs {0}",
        es: "Ninguna pieza tiene los colores {0}",
    }
    STATE_NO_CORNER {
        en: "No corner has the colours {0}",
        fr: "Aucun coin n’a les couleurs {0}",
        es: "Ninguna esquina tiene los colores {0}",
    }
    STATE_NO_EDGE {
        en: "No edge has the colours {0}",
        fr: "Aucune arête n’a les couleurs {0}",
        es: "Ninguna arista tiene los colores {0}",
    }
    STATE_NO_PIECE_DO {
        en: "A piece never has a colour twice, nor a colour together with its opposite.",
        fr: "Une pièce n’a jamais deux fois la même couleur, ni une couleur avec son opposée.",
        es: "Una pieza nunca tiene dos veces el mismo color, ni un color junto con su opuesto.",
    }
    STATE_TWICE {
        en: "The {0} is there twice",
        fr: "La même pièce est là deux fois : {0}",
        es: "La misma pieza está dos veces: {0}",
    }
    STATE_TWICE_AT { en: "places {0} and {1}", fr: "places {0} et {1}", es: "lugares {0} y {1}" }
    STATE_TWICE_DO {
        en: "Mend the colours of one of the two places.",
        fr: "Corrigez les couleurs de l’une des deux places.",
        es: "Corrija los colores de uno de los dos lugares.",
    }
    STATE_MIRRORED {
        en: "The {0} shows its colours as in a mirror",
        fr: "Une pièce montre ses couleurs comme dans un miroir : {0}",
        es: "Una pieza muestra sus colores como en un espejo: {0}",
    }
    STATE_MIRRORED_DO {
        en: "Swap two colours of this place; perhaps the face was read from the wrong side.",
        fr: "Échangez deux couleurs de cette place ; peut-être la face a-t-elle été lue du mauvais côté.",
        es: "Intercambie dos colores de este lugar; quizá la cara se leyó por el lado equivocado.",
    }
    STATE_CENTRES {
        en: "The centres of faces {0} and {1} have the same colour",
        fr: "Les centres des faces {0} et {1} ont la même couleur",
        es: "Los centros de las caras {0} y {1} tienen el mismo color",
    }
    STATE_CENTRES_DO {
        en: "Give each of the six centres a colour of its own.",
        fr: "Donnez à chacun des six centres une couleur à lui.",
        es: "Dé a cada uno de los seis centros un color propio.",
    }
    STATE_NONE_LEFT {
        en: "Every piece that fits here is at another place",
        fr: "Toutes les pièces qui conviennent ici sont à une autre place",
        es: "Todas las piezas que encajan aquí están en otro lugar",
    }
    STATE_NONE_LEFT_DO {
        en: "Compare this place and those with the same colours with the puzzle.",
        fr: "Comparez avec le casse-tête cette place et celles qui ont les mêmes couleurs.",
        es: "Compare con el rompecabezas este lugar y los que tienen los mismos colores.",
    }
    STATE_DEAD_END {
        en: "What is painted cannot be completed: the pieces left do not fit the places left",
        fr: "Ce qui est peint ne peut pas être complété : les pièces restantes ne conviennent pas aux places restantes",
        es: "Lo pintado no se puede completar: las piezas restantes no encajan en los lugares restantes",
    }
    STATE_DEAD_END_DO {
        en: "Compare the colours with the puzzle.",
        fr: "Comparez les couleurs avec celles du casse-tête.",
        es: "Compare los colores con los del rompecabezas.",
    }
    STATE_CORNER {
        en: "One corner is twisted in its place in a way that no moves can reach",
        fr: "Un coin est pivoté sur place d’une manière qu’aucun coup ne peut atteindre",
        es: "Una esquina está girada en su sitio de un modo que ningún movimiento alcanza",
    }
    STATE_CORNER_DO {
        en: "Compare the corners with the cube, or twist one corner of it.",
        fr: "Comparez les coins avec ceux du cube, ou faites pivoter un de ses coins.",
        es: "Compare las esquinas con las del cubo, o gire una de ellas en su sitio.",
    }
    STATE_FLIP {
        en: "One edge is flipped in its place in a way that no moves can reach",
        fr: "Une arête est retournée sur place d’une manière qu’aucun coup ne peut atteindre",
        es: "Una arista está volteada en su sitio de un modo que ningún movimiento alcanza",
    }
    STATE_FLIP_DO {
        en: "Compare the edges with the cube, or take one edge out and put it in flipped.",
        fr: "Comparez les arêtes avec celles du cube, ou retirez-en une et remettez-la retournée.",
        es: "Compare las aristas con las del cubo, o saque una y vuelva a ponerla volteada.",
    }
    STATE_TWIST {
        en: "One piece is turned in its place in a way that no moves can reach",
        fr: "Une pièce est tournée sur place d’une manière qu’aucun coup ne peut atteindre",
        es: "Una pieza está girada en su sitio de un modo que ningún movimiento alcanza",
    }
    STATE_TWIST_DO {
        en: "Compare the stickers with the puzzle, or take one piece out and put it in turned.",
        fr: "Comparez les facettes avec celles du casse-tête, ou retirez une pièce et remettez-la tournée.",
        es: "Compare las facetas con las del rompecabezas, o saque una pieza y vuelva a ponerla girada.",
    }
    STATE_PARITY {
        en: "Two pieces are swapped in a way that no moves can reach",
        fr: "Deux pièces sont échangées d’une manière qu’aucun coup ne peut atteindre",
        es: "Dos piezas están intercambiadas de un modo que ningún movimiento alcanza",
    }
    STATE_PARITY_DO {
        en: "Compare the colours with the puzzle, or swap two pieces of it.",
        fr: "Comparez les couleurs avec celles du casse-tête, ou échangez deux de ses pièces.",
        es: "Compare los colores con los del rompecabezas, o intercambie dos de sus piezas.",
    }

    TABLE_STOPPED {
        en: "The tables were not finished, because the work was stopped",
        fr: "Les tables n’ont pas été achevées, car le travail a été arrêté",
        es: "Las tablas no se terminaron, porque el trabajo se detuvo",
    }
    TABLE_STOPPED_DO {
        en: "Start again when you want to.",
        fr: "Recommencez quand vous voudrez.",
        es: "Empiece de nuevo cuando quiera.",
    }
    TABLE_COUNTS {
        en: "The table {0} came out with wrong counts",
        fr: "La table {0} a été calculée avec de mauvais comptes",
        es: "La tabla {0} se calculó con recuentos incorrectos",
    }
    TABLE_CHECKSUM {
        en: "The table {0} came out with the checksum {1} instead of {2}",
        fr: "La table {0} a été calculée avec la somme de contrôle {1} au lieu de {2}",
        es: "La tabla {0} se calculó con la suma de control {1} en lugar de {2}",
    }
    TABLE_DEFECT_DO {
        en: "This is a defect of the program or of the memory of this machine: try again, then report it.",
        fr: "C’est un défaut du programme ou de la mémoire de cette machine : réessayez, puis signalez-le.",
        es: "Es un defecto del programa o de la memoria de este equipo: vuelva a intentarlo y, si persiste, comuníquelo.",
    }
    TABLE_MEMORY {
        en: "There is not memory enough for the table {0}, which takes {1} bytes",
        fr: "La mémoire ne suffit pas pour la table {0}, qui prend {1} octets",
        es: "No hay memoria suficiente para la tabla {0}, que ocupa {1} bytes",
    }
    TABLE_MEMORY_DO {
        en: "Close other programs, or go on with the small tables alone (--memory small).",
        fr: "Fermez d’autres programmes, ou continuez avec les petites tables seules (--memory small).",
        es: "Cierre otros programas, o siga solo con las tablas pequeñas (--memory small).",
    }
    TABLE_UNKNOWN {
        en: "There is no table named {0}",
        fr: "Il n’y a pas de table nommée {0}",
        es: "No hay ninguna tabla llamada {0}",
    }
    TABLE_UNKNOWN_DO { en: "Use one of: {0}.", fr: "Choisissez parmi : {0}.", es: "Elija entre: {0}." }
    TABLE_IO {
        en: "A table could not be read or written: {0}",
        fr: "Une table n’a pas pu être lue ou écrite : {0}",
        es: "Una tabla no se pudo leer o escribir: {0}",
    }
    TABLE_NO_FOLDER_DO { en: "Choose another folder.", fr: "Choisissez un autre dossier.", es: "Elija otra carpeta." }
    TABLE_IO_DO {
        en: "Make room on the disk, or allow this program to write there.",
        fr: "Libérez de la place sur le disque, ou autorisez ce programme à y écrire.",
        es: "Libere espacio en el disco, o permita a este programa escribir en él.",
    }

    SOLVE_CRASHED {
        en: "The solver ended without a result",
        fr: "Le solveur s’est terminé sans résultat",
        es: "El solucionador terminó sin resultado",
    }
    SOLVE_CRASHED_DO {
        en: "This is a defect of the program: please report it with the position. Solving again may work.",
        fr: "C’est un défaut du programme : veuillez le signaler avec la position. Relancer la recherche peut réussir.",
        es: "Es un defecto del programa: comuníquelo junto con la posición. Buscar otra vez puede funcionar.",
    }

    IO_NOT_FOUND { en: "it does not exist", fr: "il n’existe pas", es: "no existe" }
    IO_DENIED { en: "access is not allowed", fr: "l’accès n’est pas autorisé", es: "el acceso no está permitido" }
    IO_FULL { en: "the disk is full", fr: "le disque est plein", es: "el disco está lleno" }
    IO_READ_ONLY {
        en: "it lies on a disk that cannot be written",
        fr: "il se trouve sur un disque protégé en écriture",
        es: "está en un disco en el que no se puede escribir",
    }
    IO_NO_FOLDER {
        en: "a part of its path is no folder",
        fr: "une partie de son chemin n’est pas un dossier",
        es: "una parte de su ruta no es una carpeta",
    }
    IO_FOLDER { en: "it is a folder", fr: "c’est un dossier", es: "es una carpeta" }
    IO_NOT_REGULAR {
        en: "it is not a regular file",
        fr: "ce n’est pas un fichier ordinaire",
        es: "no es un archivo normal",
    }
    IO_TOO_LARGE {
        en: "it is larger than {0} MB",
        fr: "il dépasse {0} Mo",
        es: "ocupa más de {0} MB",
    }
    LINE_ENDLESS {
        en: "The line has no end, or more than {0} MB",
        fr: "La ligne n’a pas de fin, ou dépasse {0} Mo",
        es: "La línea no tiene fin, u ocupa más de {0} MB",
    }
    LINE_ENDLESS_DO {
        en: "Put each state on a line of its own.",
        fr: "Mettez chaque état sur une ligne à lui.",
        es: "Ponga cada estado en una línea propia.",
    }

    READ_FAILED {
        en: "The file could not be read: {0}",
        fr: "Le fichier n’a pas pu être lu : {0}",
        es: "No se pudo leer el archivo: {0}",
    }
    READ_FAILED_DO {
        en: "Check the path and that you may read the file.",
        fr: "Vérifiez le chemin, et que vous avez le droit de lire le fichier.",
        es: "Compruebe la ruta, y que tiene permiso para leer el archivo.",
    }
    READ_NOT_A_FILE {
        en: "This is no plain file",
        fr: "Ce n’est pas un fichier ordinaire",
        es: "Esto no es un archivo normal",
    }
    READ_NOT_A_FILE_DO {
        en: "Choose the file of a log.",
        fr: "Choisissez le fichier d’un journal.",
        es: "Elija el archivo de un registro.",
    }
    WRITE_FAILED {
        en: "The file could not be written: {0}",
        fr: "Le fichier n’a pas pu être écrit : {0}",
        es: "No se pudo escribir el archivo: {0}",
    }
    WRITE_FAILED_DO {
        en: "Choose a folder that exists and that you may write to. Nothing was changed.",
        fr: "Choisissez un dossier qui existe et où vous avez le droit d’écrire. Rien n’a été modifié.",
        es: "Elija una carpeta que exista y en la que pueda escribir. No se cambió nada.",
    }
    WRITE_EXISTS { en: "The file is there already", fr: "Le fichier existe déjà", es: "El archivo ya existe" }
    WRITE_EXISTS_DO {
        en: "Give another name, or say that it may be replaced (--force).",
        fr: "Donnez un autre nom, ou dites qu’il peut être remplacé (--force).",
        es: "Dé otro nombre, o diga que se puede reemplazar (--force).",
    }
    WRITE_NOT_A_FILE {
        en: "What stands there is a folder, a device or a pipe, not a file",
        fr: "Il y a là un dossier, un périphérique ou un tube, pas un fichier",
        es: "Ahí hay una carpeta, un dispositivo o una tubería, no un archivo",
    }
    WRITE_NO_NAME {
        en: "The path names no file",
        fr: "Le chemin ne nomme aucun fichier",
        es: "La ruta no nombra ningún archivo",
    }
    WRITE_NO_NAME_DO {
        en: "Give a path that ends with the name of a file.",
        fr: "Donnez un chemin qui se termine par le nom d’un fichier.",
        es: "Dé una ruta que termine con el nombre de un archivo.",
    }
    WRITE_WRONG {
        en: "What was to be written does not end solved",
        fr: "Ce qui devait être écrit ne se termine pas résolu",
        es: "Lo que se iba a escribir no termina resuelto",
    }
    WRITE_ELSEWHERE {
        en: "The moves that were to be written do not lead to the position shown",
        fr: "Les coups qui devaient être écrits ne mènent pas à la position affichée",
        es: "Los movimientos que se iban a escribir no llevan a la posición mostrada",
    }
    WRITE_WRONG_DO {
        en: "This is a defect of the program: please report it with the log. Nothing was changed.",
        fr: "C’est un défaut du programme : veuillez le signaler avec le journal. Rien n’a été modifié.",
        es: "Es un defecto del programa: comuníquelo junto con el registro. No se cambió nada.",
    }

    SETTINGS_BROKEN {
        en: "The settings file is broken: {0}",
        fr: "Le fichier des réglages est abîmé : {0}",
        es: "El archivo de ajustes está dañado: {0}",
    }
    SETTINGS_BROKEN_DO {
        en: "It was set aside as {0}, and the usual settings are used.",
        fr: "Il a été mis de côté sous le nom {0}, et les réglages habituels sont utilisés.",
        es: "Se apartó con el nombre {0}, y se usan los ajustes habituales.",
    }
    SETTINGS_KEPT_DO {
        en: "The usual settings are used; the file was left where it is.",
        fr: "Les réglages habituels sont utilisés ; le fichier a été laissé où il est.",
        es: "Se usan los ajustes habituales; el archivo se dejó donde está.",
    }
    SETTINGS_UNSAVED {
        en: "The settings could not be saved: {0}",
        fr: "Les réglages n’ont pas pu être enregistrés : {0}",
        es: "No se pudieron guardar los ajustes: {0}",
    }
    SETTINGS_NOT_REGULAR_DO {
        en: "Move away what stands there; until then the settings hold only as long as the window is open.",
        fr: "Déplacez ce qui se trouve là ; d’ici là, les réglages ne valent que tant que la fenêtre est ouverte.",
        es: "Mueva lo que hay ahí a otro sitio; hasta entonces los ajustes solo valen mientras la ventana esté abierta.",
    }
    SETTINGS_UNSAVED_DO {
        en: "Make room on the disk, or allow this program to write there; the settings hold until the window is closed.",
        fr: "Libérez de la place sur le disque, ou autorisez ce programme à y écrire ; les réglages valent jusqu’à la fermeture de la fenêtre.",
        es: "Libere espacio en el disco, o permita a este programa escribir en él; los ajustes valen hasta que se cierre la ventana.",
    }

    SETTINGS_RELATIVE_TABLES {
        en: "The settings keep the tables in “{0}”, which is not an absolute path",
        fr: "Les réglages gardent les tables dans « {0} », qui n’est pas un chemin absolu",
        es: "Los ajustes guardan las tablas en «{0}», que no es una ruta absoluta",
    }
    SETTINGS_RELATIVE_TABLES_DO {
        en: "The usual folder is used instead. To keep them elsewhere: unfold tables move DIR",
        fr: "Le dossier habituel est utilisé à la place. Pour les garder ailleurs : unfold tables move DIR",
        es: "Se usa la carpeta habitual en su lugar. Para guardarlas en otro sitio: unfold tables move DIR",
    }

    START_NO_DISPLAY {
        en: "There is no display to open a window on",
        fr: "Il n’y a pas d’écran où ouvrir une fenêtre",
        es: "No hay pantalla en la que abrir una ventana",
    }
    START_NO_DISPLAY_DO {
        en: "Run this inside a desktop session, or set DISPLAY. Without a display, solve in the terminal: unfold solve --help",
        fr: "Lancez ceci dans une session de bureau, ou définissez DISPLAY. Sans écran, résolvez dans le terminal : unfold solve --help",
        es: "Ejecute esto en una sesión de escritorio, o defina DISPLAY. Sin pantalla, resuelva en la terminal: unfold solve --help",
    }
    START_FAILED {
        en: "The window could not be opened: {0}",
        fr: "La fenêtre n’a pas pu être ouverte : {0}",
        es: "No se pudo abrir la ventana: {0}",
    }
    START_FAILED_DO {
        en: "Check that DISPLAY names a running display. Otherwise a system library may be missing; on Debian or Ubuntu: apt install {0}. Without a window, solve in the terminal: unfold solve --help",
        fr: "Vérifiez que DISPLAY désigne un écran actif. Sinon, une bibliothèque du système manque peut-être ; sous Debian ou Ubuntu : apt install {0}. Sans fenêtre, résolvez dans le terminal : unfold solve --help",
        es: "Compruebe que DISPLAY nombra una pantalla activa. Si no, quizá falte una biblioteca del sistema; en Debian o Ubuntu: apt install {0}. Sin ventana, resuelva en la terminal: unfold solve --help",
    }
    START_CRASHED {
        en: "The window ended because of a defect: {0}",
        fr: "La fenêtre s’est terminée à cause d’un défaut : {0}",
        es: "La ventana terminó a causa de un defecto: {0}",
    }
    START_CRASHED_DO {
        en: "Please report it. Meanwhile, solve in the terminal: unfold solve --help",
        fr: "Veuillez le signaler. En attendant, résolvez dans le terminal : unfold solve --help",
        es: "Comuníquelo. Mientras tanto, resuelva en la terminal: unfold solve --help",
    }
}
