//! What can go wrong with logs and with moves and states in text, and what is worth telling about a good log.

use super::text::texts;

texts! {
    LOG_TOO_LARGE {
        en: "The file has {0} bytes, and no log has more than {1}",
        fr: "Le fichier a {0} octets, et aucun journal n’en a plus de {1}",
        es: "El archivo tiene {0} bytes, y ningún registro tiene más de {1}",
    }
    LOG_EMPTY { en: "The file is empty", fr: "Le fichier est vide", es: "El archivo está vacío" }
    LOG_NOT_TEXT { en: "The file is not text", fr: "Le fichier n’est pas du texte", es: "El archivo no es texto" }
    LOG_NOT_MC4D {
        en: "The first line is “{0}” and does not begin with MagicCube4D",
        fr: "La première ligne est « {0} » et ne commence pas par MagicCube4D",
        es: "La primera línea es «{0}» y no comienza por MagicCube4D",
    }
    LOG_OTHER_FILE_DO {
        en: "Choose a log that MagicCube4D has saved.",
        fr: "Choisissez un journal enregistré par MagicCube4D.",
        es: "Elija un registro guardado por MagicCube4D.",
    }
    LOG_VERSION {
        en: "The log has format version {0}, and only version 3 is understood",
        fr: "Le journal est au format de version {0}, et seule la version 3 est comprise",
        es: "El registro tiene la versión de formato {0}, y solo se entiende la versión 3",
    }
    LOG_VERSION_DO {
        en: "Open it in MagicCube4D 4 and save it again.",
        fr: "Ouvrez-le dans MagicCube4D 4 et enregistrez-le à nouveau.",
        es: "Ábralo en MagicCube4D 4 y guárdelo de nuevo.",
    }
    LOG_HEADER {
        en: "The first line has {0} fields instead of {1}",
        fr: "La première ligne a {0} champs au lieu de {1}",
        es: "La primera línea tiene {0} campos en lugar de {1}",
    }
    LOG_HEADER_DO {
        en: "It must read like: MagicCube4D 3 2 0 {4,3,3} 2",
        fr: "Elle doit se lire ainsi : MagicCube4D 3 2 0 {4,3,3} 2",
        es: "Debe leerse así: MagicCube4D 3 2 0 {4,3,3} 2",
    }
    LOG_PUZZLE {
        en: "The log is of the puzzle {0} {1}",
        fr: "Le journal est du casse-tête {0} {1}",
        es: "El registro es del rompecabezas {0} {1}",
    }
    LOG_PUZZLE_DO {
        en: "Only the 2×2×2×2, written {4,3,3} 2, is solved; choose a log of that puzzle.",
        fr: "Seul le 2×2×2×2, noté {4,3,3} 2, est résolu ; choisissez un journal de ce casse-tête.",
        es: "Solo se resuelve el 2×2×2×2, escrito {4,3,3} 2; elija un registro de ese rompecabezas.",
    }
    LOG_GRIPS {
        en: "The log is of the 2×2×2×2 under the name {0}, for which MC4D numbers the grips otherwise",
        fr: "Le journal est du 2×2×2×2 sous le nom {0}, pour lequel MC4D numérote les prises autrement",
        es: "El registro es del 2×2×2×2 con el nombre {0}, para el que MC4D numera los agarres de otra manera",
    }
    LOG_GRIPS_DO {
        en: "In MagicCube4D, make the scramble on the puzzle {4,3,3} 2 and save that.",
        fr: "Dans MagicCube4D, faites le mélange sur le casse-tête {4,3,3} 2 et enregistrez celui-là.",
        es: "En MagicCube4D, haga la mezcla en el rompecabezas {4,3,3} 2 y guarde esa.",
    }
    LOG_MATRIX {
        en: "Row {0} of the camera matrix does not begin with four numbers: “{1}”",
        fr: "La ligne {0} de la matrice de la caméra ne commence pas par quatre nombres : « {1} »",
        es: "La fila {0} de la matriz de la cámara no comienza por cuatro números: «{1}»",
    }
    LOG_MATRIX_CUT {
        en: "The file ends before row {0} of the camera matrix",
        fr: "Le fichier se termine avant la ligne {0} de la matrice de la caméra",
        es: "El archivo termina antes de la fila {0} de la matriz de la cámara",
    }
    LOG_MATRIX_DO {
        en: "Give four rows of four numbers after the first line, or take an undamaged copy of the file.",
        fr: "Donnez quatre lignes de quatre nombres après la première ligne, ou prenez une copie intacte du fichier.",
        es: "Dé cuatro filas de cuatro números después de la primera línea, o tome una copia intacta del archivo.",
    }
    LOG_NO_STAR {
        en: "There is no line with * before the moves",
        fr: "Il n’y a pas de ligne avec * avant les coups",
        es: "No hay ninguna línea con * antes de los movimientos",
    }
    LOG_NO_STAR_DO {
        en: "The file is damaged or cut off: take an undamaged copy of it.",
        fr: "Le fichier est endommagé ou tronqué : prenez-en une copie intacte.",
        es: "El archivo está dañado o cortado: tome una copia intacta.",
    }
    LOG_CUT {
        en: "The file is cut off: after {0} clicks it ends without the final full stop",
        fr: "Le fichier est tronqué : après {0} clics, il se termine sans le point final",
        es: "El archivo está cortado: tras {0} clics termina sin el punto final",
    }
    LOG_CUT_DO {
        en: "Take a whole copy of it. If you know that no click is missing, add a full stop at the end.",
        fr: "Prenez-en une copie entière. Si vous savez qu’aucun clic ne manque, ajoutez un point à la fin.",
        es: "Tome una copia entera. Si sabe que no falta ningún clic, añada un punto al final.",
    }
    LOG_CLICK {
        en: "The token “{0}” is no click: {1}",
        fr: "L’élément « {0} » n’est pas un clic : {1}",
        es: "El elemento «{0}» no es un clic: {1}",
    }
    LOG_CLICK_DO {
        en: "Mend the token: grip, direction and mask, such as 127,-1,1.",
        fr: "Corrigez l’élément : prise, sens et masque, par exemple 127,-1,1.",
        es: "Corrija el elemento: agarre, sentido y máscara, por ejemplo 127,-1,1.",
    }
    LOG_TOKEN {
        en: "“{0}” is neither a click nor a mark",
        fr: "« {0} » n’est ni un clic ni une marque",
        es: "«{0}» no es ni un clic ni una marca",
    }
    LOG_TOKEN_DO {
        en: "Mend or remove it; the moves must be numbers such as 127,-1,1, and marks such as m|.",
        fr: "Corrigez-le ou supprimez-le ; les coups doivent être des nombres comme 127,-1,1, et les marques s’écrivent m|.",
        es: "Corríjalo o elimínelo; los movimientos deben ser números como 127,-1,1, y las marcas se escriben m|.",
    }
    LOG_MARK {
        en: "An m stands without the character that names the mark",
        fr: "Un m est là sans le caractère qui nomme la marque",
        es: "Hay una m sin el carácter que nombra la marca",
    }
    LOG_MARK_DO {
        en: "Write m| for the end of the scramble, or remove the m.",
        fr: "Écrivez m| pour la fin du mélange, ou supprimez le m.",
        es: "Escriba m| para el final de la mezcla, o elimine la m.",
    }

    CLICK_FIELDS {
        en: "it has {0} numbers instead of 3",
        fr: "il a {0} nombres au lieu de 3",
        es: "tiene {0} números en lugar de 3",
    }
    CLICK_NUMBER {
        en: "the {0} “{1}” is no number",
        fr: "ce n’est pas un nombre ({0}) : « {1} »",
        es: "no es un número ({0}): «{1}»",
    }
    CLICK_NUMBER_MISSING { en: "the {0} is missing", fr: "il manque un nombre : {0}", es: "falta un número: {0}" }
    CLICK_NO_GRIP {
        en: "there is no grip {0}; grips are 0 to 215",
        fr: "il n’y a pas de prise {0} ; les prises vont de 0 à 215",
        es: "no hay ningún agarre {0}; los agarres van de 0 a 215",
    }
    CLICK_CORE {
        en: "grip {0} is the core of cell {1}, which turns nothing",
        fr: "la prise {0} est le cœur de la cellule {1}, qui ne tourne rien",
        es: "el agarre {0} es el núcleo de la celda {1}, que no gira nada",
    }
    CLICK_DIRECTION {
        en: "there is no direction {0}; it is 1 or -1",
        fr: "il n’y a pas de sens {0} ; c’est 1 ou -1",
        es: "no hay ningún sentido {0}; es 1 o -1",
    }
    CLICK_MASK {
        en: "there is no mask {0}; it is 1, 2 or 3",
        fr: "il n’y a pas de masque {0} ; c’est 1, 2 ou 3",
        es: "no hay ninguna máscara {0}; es 1, 2 o 3",
    }
    FIELD_GRIP { en: "grip", fr: "prise", es: "agarre" }
    FIELD_DIRECTION { en: "direction", fr: "sens", es: "sentido" }
    FIELD_MASK { en: "mask", fr: "masque", es: "máscara" }

    MOVE_LETTERS {
        en: "“{0}” is no move: {1}",
        fr: "« {0} » n’est pas un coup : {1}",
        es: "«{0}» no es un movimiento: {1}",
    }
    MOVE_LETTERS_DO {
        en: "Write a cell and the letters its grip lies toward, such as UF, UF2, UFR or {1-2}RO'.",
        fr: "Écrivez une cellule et les lettres vers lesquelles se trouve sa prise, comme UF, UF2, UFR ou {1-2}RO'.",
        es: "Escriba una celda y las letras hacia las que está su agarre, como UF, UF2, UFR o {1-2}RO'.",
    }
    LETTER_NOT_A_CELL {
        en: "“{0}” is not one of the cells I B D L R U F O",
        fr: "« {0} » n’est pas l’une des cellules I B D L R U F O",
        es: "«{0}» no es una de las celdas I B D L R U F O",
    }
    LETTER_NONE { en: "it has no letters", fr: "il n’a pas de lettres", es: "no tiene letras" }
    LETTER_NO_GRIP {
        en: "after the cell {0} the letters of the grip are missing",
        fr: "après la cellule {0}, les lettres de la prise manquent",
        es: "tras la celda {0} faltan las letras del agarre",
    }
    LETTER_OWN_AXIS {
        en: "a grip of cell {0} cannot lie toward {1}",
        fr: "une prise de la cellule {0} ne peut pas se trouver vers {1}",
        es: "un agarre de la celda {0} no puede estar hacia {1}",
    }
    LETTER_SAME_AXIS {
        en: "a grip cannot lie toward both {0} and {1}",
        fr: "une prise ne peut pas se trouver à la fois vers {0} et vers {1}",
        es: "un agarre no puede estar a la vez hacia {0} y hacia {1}",
    }
    LETTER_HALF {
        en: "a 2 may follow one letter of the grip, not {0}",
        fr: "un 2 peut suivre une lettre de la prise, pas {0}",
        es: "un 2 puede seguir a una letra del agarre, no a {0}",
    }
    LETTER_PREFIX { en: "the only prefix is {1-2}", fr: "le seul préfixe est {1-2}", es: "el único prefijo es {1-2}" }

    CUBE_NOT_A_MOVE {
        en: "No move begins with “{0}”",
        fr: "Aucun coup ne commence par « {0} »",
        es: "Ningún movimiento comienza por «{0}»",
    }
    CUBE_NOTHING_BEFORE {
        en: "Before “{0}” there is no move or bracket to which it belongs",
        fr: "Avant « {0} », il n’y a ni coup ni parenthèse auxquels il se rapporte",
        es: "Antes de «{0}» no hay movimiento ni paréntesis al que pertenezca",
    }
    CUBE_TURNS_NOTHING { en: "“{0}” turns nothing", fr: "« {0} » ne tourne rien", es: "«{0}» no gira nada" }
    CUBE_COUNT {
        en: "The count {0} is larger than {1}",
        fr: "Le nombre {0} est plus grand que {1}",
        es: "El número {0} es mayor que {1}",
    }
    CUBE_TOO_LONG {
        en: "With “{0}” there are more than {1} moves",
        fr: "Avec « {0} », il y a plus de {1} coups",
        es: "Con «{0}» hay más de {1} movimientos",
    }
    CUBE_TOO_DEEP {
        en: "More than {0} brackets are within one another",
        fr: "Plus de {0} parenthèses sont emboîtées",
        es: "Hay más de {0} paréntesis uno dentro de otro",
    }
    CUBE_NOT_CLOSED {
        en: "The bracket “{0}” is not closed",
        fr: "La parenthèse « {0} » n’est pas fermée",
        es: "El paréntesis «{0}» no está cerrado",
    }
    CUBE_NOT_OPENED {
        en: "There is no opening bracket for “{0}”",
        fr: "Il n’y a pas de parenthèse ouvrante pour « {0} »",
        es: "No hay paréntesis de apertura para «{0}»",
    }
    CUBE_OTHER_BRACKET {
        en: "“{0}” does not close the bracket opened at {1}",
        fr: "« {0} » ne ferme pas la parenthèse ouverte : {1}",
        es: "«{0}» no cierra el paréntesis abierto: {1}",
    }
    CUBE_NO_SEPARATOR {
        en: "In the brackets [ ] a comma or a colon is missing",
        fr: "Entre les crochets [ ], il manque une virgule ou un deux-points",
        es: "Entre los corchetes [ ] falta una coma o dos puntos",
    }
    CUBE_SEPARATOR {
        en: "“{0}” may stand only once, between [ and ]",
        fr: "« {0} » ne peut figurer qu’une fois, entre [ et ]",
        es: "«{0}» solo puede estar una vez, entre [ y ]",
    }
    CUBE_DASH {
        en: "“{0}” must stand between two moves",
        fr: "« {0} » doit se trouver entre deux coups",
        es: "«{0}» debe estar entre dos movimientos",
    }
    CUBE_SLASH {
        en: "A single “{0}” means nothing",
        fr: "Un « {0} » seul ne veut rien dire",
        es: "Un solo «{0}» no significa nada",
    }
    CUBE_COMMENT {
        en: "The comment that begins with “{0}” is not closed",
        fr: "Le commentaire qui commence par « {0} » n’est pas fermé",
        es: "El comentario que comienza por «{0}» no está cerrado",
    }
    CUBE_SMALL_MOVE_DO {
        en: "Moves are U R F D L B and rotations x y z, with 2 or ' right after them; this puzzle has no slices.",
        fr: "Les coups sont U R F D L B et les rotations x y z, suivis aussitôt de 2 ou ' ; ce casse-tête n’a pas de tranches.",
        es: "Los movimientos son U R F D L B y las rotaciones x y z, seguidos enseguida de 2 o '; este rompecabezas no tiene capas centrales.",
    }
    CUBE_MOVE_DO {
        en: "Moves are U R F D L B, wide Rw or r, slices M E S and rotations x y z, with 2 or ' right after them.",
        fr: "Les coups sont U R F D L B, les larges Rw ou r, les tranches M E S et les rotations x y z, suivis aussitôt de 2 ou '.",
        es: "Los movimientos son U R F D L B, los anchos Rw o r, las capas centrales M E S y las rotaciones x y z, seguidos enseguida de 2 o '.",
    }
    CUBE_LIMIT_DO {
        en: "Write a shorter sequence.",
        fr: "Écrivez une suite plus courte.",
        es: "Escriba una secuencia más corta.",
    }
    CUBE_BRACKET_DO {
        en: "Write brackets in pairs: (R U)2, the commutator [R, U] or the conjugate [R: U].",
        fr: "Écrivez les parenthèses par paires : (R U)2, le commutateur [R, U] ou le conjugué [R: U].",
        es: "Escriba los paréntesis por pares: (R U)2, el conmutador [R, U] o el conjugado [R: U].",
    }
    CUBE_COMMENT_DO {
        en: "Comments are written // to the end of the line, or /* here */.",
        fr: "Les commentaires s’écrivent // jusqu’à la fin de la ligne, ou /* ici */.",
        es: "Los comentarios se escriben // hasta el final de la línea, o /* aquí */.",
    }

    FACELETS_CHARACTER { en: "“{0}” is no colour", fr: "« {0} » n’est pas une couleur", es: "«{0}» no es un color" }
    FACELETS_CHARACTER_DO {
        en: "Write each colour as one of: {0}.",
        fr: "Écrivez chaque couleur par l’un de ces signes : {0}.",
        es: "Escriba cada color con uno de estos signos: {0}.",
    }
    FACELETS_COUNT {
        en: "There are {0} colours instead of {1}",
        fr: "Il y a {0} couleurs au lieu de {1}",
        es: "Hay {0} colores en lugar de {1}",
    }
    FACELETS_CHARACTER_CUBE_DO {
        en: "Write each facelet by the face of its colour, one of {0}, or by the colour itself, one of {1}.",
        fr: "Écrivez chaque facette par la face de sa couleur, parmi {0}, ou par la couleur elle-même, parmi {1}.",
        es: "Escriba cada faceta con la cara de su color, entre {0}, o con el color mismo, entre {1}.",
    }
    FACELETS_CHARACTER_SMALL_DO {
        en: "Write each facelet by the face of its colour, one of {0}, or by the colour itself, one of {1}; or, in an identifier, as a digit from 0 to 5.",
        fr: "Écrivez chaque facette par la face de sa couleur, parmi {0}, ou par la couleur elle-même, parmi {1} ; ou, dans un identifiant, par un chiffre de 0 à 5.",
        es: "Escriba cada faceta con la cara de su color, entre {0}, o con el color mismo, entre {1}; o, en un identificador, con una cifra de 0 a 5.",
    }
    FACELETS_COLOUR_AMONG {
        en: "“{0}” names a colour, and the other letters name faces",
        fr: "« {0} » désigne une couleur, et les autres lettres des faces",
        es: "«{0}» indica un color, y las demás letras indican caras",
    }
    FACELETS_FACE_AMONG {
        en: "“{0}” names a face, and the other letters name colours",
        fr: "« {0} » désigne une face, et les autres lettres des couleurs",
        es: "«{0}» indica una cara, y las demás letras indican colores",
    }
    FACELETS_AMONG_DO {
        en: "Write all facelets by faces, {0}, or all by colours, {1}.",
        fr: "Écrivez toutes les facettes par les faces, {0}, ou toutes par les couleurs, {1}.",
        es: "Escriba todas las facetas con caras, {0}, o todas con colores, {1}.",
    }
    FACELETS_COUNT_SMALL_DO {
        en: "Write one letter for each facelet, face by face in the order {0}, each in rows from its top left; or the 24 digits of an identifier.",
        fr: "Écrivez une lettre par facette, face par face dans l’ordre {0}, chacune par lignes depuis le coin supérieur gauche ; ou les 24 chiffres d’un identifiant.",
        es: "Escriba una letra por faceta, cara por cara en el orden {0}, cada una por filas desde arriba a la izquierda; o las 24 cifras de un identificador.",
    }
    FACELETS_COUNT_CUBE_DO {
        en: "Write one letter for each facelet, face by face in the order {0}, each in rows from its top left. Of colours, 48 without the centres are enough.",
        fr: "Écrivez une lettre par facette, face par face dans l’ordre {0}, chacune par lignes depuis le coin supérieur gauche. Pour des couleurs, 48 sans les centres suffisent.",
        es: "Escriba una letra por faceta, cara por cara en el orden {0}, cada una por filas desde arriba a la izquierda. Con colores bastan 48, sin los centros.",
    }
    FACELETS_COUNT_HYPER_DO {
        en: "Write exactly one digit for each sticker, in the order of MC4D's stickers.",
        fr: "Écrivez exactement un chiffre par facette, dans l’ordre des facettes de MC4D.",
        es: "Escriba exactamente una cifra por faceta, en el orden de las facetas de MC4D.",
    }

    NOTICE_BOM {
        en: "The file begins with a byte order mark; MC4D itself would refuse it.",
        fr: "Le fichier commence par une marque d’ordre des octets ; MC4D lui-même le refuserait.",
        es: "El archivo comienza con una marca de orden de bytes; el propio MC4D lo rechazaría.",
    }
    NOTICE_BLANKS {
        en: "The first line has blanks too many; MC4D itself would refuse it.",
        fr: "La première ligne a des espaces en trop ; MC4D lui-même la refuserait.",
        es: "La primera línea tiene espacios de más; el propio MC4D la rechazaría.",
    }
    NOTICE_STATE {
        en: "The first line says scramble state “{0}”; the moves say {1}.",
        fr: "La première ligne donne l’état de mélange « {0} » ; les coups disent {1}.",
        es: "La primera línea da el estado de mezcla «{0}»; los movimientos dicen {1}.",
    }
    NOTICE_COUNT {
        en: "The first line counts “{0}” moves; there are {1}.",
        fr: "La première ligne compte « {0} » coups ; il y en a {1}.",
        es: "La primera línea cuenta «{0}» movimientos; hay {1}.",
    }
    NOTICE_CANCELLED {
        en: "Pairs of clicks that undo each other were left out, as MC4D does: {0}, the first at {1}.",
        fr: "Des paires de clics qui s’annulent ont été laissées de côté, comme le fait MC4D : {0}, la première en {1}.",
        es: "Se omitieron pares de clics que se anulan, como hace MC4D: {0}, el primero en {1}.",
    }
    NOTICE_MASK_ZERO {
        en: "Clicks with mask 0 were read as mask 1: {0}, the first at {1}.",
        fr: "Des clics de masque 0 ont été lus avec le masque 1 : {0}, le premier en {1}.",
        es: "Se leyeron clics con máscara 0 como máscara 1: {0}, el primero en {1}.",
    }
    NOTICE_MASK_WHOLE {
        en: "Clicks with mask -1 or 7 were read as turns of the whole puzzle: {0}, the first at {1}.",
        fr: "Des clics de masque -1 ou 7 ont été lus comme des rotations de tout le casse-tête : {0}, le premier en {1}.",
        es: "Se leyeron clics con máscara -1 o 7 como giros de todo el rompecabezas: {0}, el primero en {1}.",
    }
    NOTICE_REDO {
        en: "The mark c at {0}, where redo once began, was ignored: all moves were made.",
        fr: "La marque c en {0}, où commençait jadis ce qui était annulé, a été ignorée : tous les coups ont été joués.",
        es: "La marca c en {0}, donde antes comenzaba lo deshecho, se ignoró: se hicieron todos los movimientos.",
    }
    NOTICE_MARK {
        en: "Marks without a known meaning were kept: {0}, the first is m{1} at {2}.",
        fr: "Des marques de sens inconnu ont été gardées : {0}, la première est m{1} en {2}.",
        es: "Se conservaron marcas de significado desconocido: {0}, la primera es m{1} en {2}.",
    }
    NOTICE_AFTER_END {
        en: "Text after the full stop was ignored, from {0}.",
        fr: "Le texte après le point final a été ignoré, à partir de : {0}.",
        es: "El texto tras el punto final se ignoró, desde: {0}.",
    }
}
