log-too-large =
    El archivo tiene { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }, y ningún registro tiene más de { $limit }

log-empty = El archivo está vacío
log-not-text = El archivo no es texto
log-not-mc4d = La primera línea es «{ $found }» y no comienza por MagicCube4D
log-other-file-do = Elija un registro guardado por MagicCube4D.
log-version = El registro tiene la versión de formato { $found }, y solo se entiende la versión 3
log-version-do = Ábralo en MagicCube4D 4 y guárdelo de nuevo.

log-header =
    La primera línea tiene { $found ->
        [one] { $found } campo
       *[other] { $found } campos
    } en lugar de { $expected }

log-header-do = Debe leerse así: MagicCube4D 3 2 0 {"{"}4,3,3{"}"} 2
log-puzzle = El registro es del rompecabezas { $schlafli } { $edge }
log-puzzle-do = Solo se resuelve el 2×2×2×2, escrito {"{"}4,3,3{"}"} 2; elija un registro de ese rompecabezas.
log-grips = El registro es del 2×2×2×2 con el nombre { $schlafli }, para el que MC4D numera los agarres de otra manera
log-grips-do = En MagicCube4D, haga la mezcla en el rompecabezas {"{"}4,3,3{"}"} 2 y guarde esa.
log-matrix = La fila { $row } de la matriz de la cámara no comienza por cuatro números: «{ $found }»
log-matrix-cut = El archivo termina antes de la fila { $row } de la matriz de la cámara
log-matrix-do = Dé cuatro filas de cuatro números después de la primera línea, o tome una copia intacta del archivo.
log-no-star = No hay ninguna línea con * antes de los movimientos
log-no-star-do = El archivo está dañado o cortado: tome una copia intacta.

log-cut =
    El archivo está cortado: tras { $clicks ->
        [one] { $clicks } clic
       *[other] { $clicks } clics
    } termina sin el punto final

log-cut-do = Tome una copia entera. Si sabe que no falta ningún clic, añada un punto al final.
log-click = El elemento «{ $token }» no es un clic: { $reason }
log-click-do = Corrija el elemento: agarre, sentido y máscara, por ejemplo 127,-1,1.
log-token = «{ $token }» no es ni un clic ni una marca
log-token-do = Corríjalo o elimínelo; los movimientos deben ser números como 127,-1,1, y las marcas se escriben m|.
log-mark = Hay una m sin el carácter que nombra la marca
log-mark-do = Escriba m| para el final de la mezcla, o elimine la m.

click-fields =
    tiene { $found ->
        [one] { $found } número
       *[other] { $found } números
    } en lugar de 3

click-number = no es un número ({ $field }): «{ $found }»
click-number-missing = falta un número: { $field }
click-no-grip = no hay ningún agarre { $found }; los agarres van de 0 a 215
click-core = el agarre { $grip } es el núcleo de la celda { $cell }, que no gira nada
click-direction = no hay ningún sentido { $found }; es 1 o -1
click-mask = no hay ninguna máscara { $found }; es 1, 2 o 3
field-grip = agarre
field-direction = sentido
field-mask = máscara

move-letters = «{ $token }» no es un movimiento: { $reason }
move-letters-do = Escriba una celda y las letras hacia las que está su agarre, como UF, UF2, UFR o {"{"}1-2{"}"}RO'.
letter-not-a-cell = «{ $found }» no es una de las celdas I B D L R U F O
letter-none = no tiene letras
letter-no-grip = tras la celda { $cell } faltan las letras del agarre
letter-own-axis = un agarre de la celda { $cell } no puede estar hacia { $letter }
letter-same-axis = un agarre no puede estar a la vez hacia { $first } y hacia { $second }
letter-half = un 2 puede seguir a una letra del agarre, no a { $letters }
letter-prefix = el único prefijo es {"{"}1-2{"}"}

cube-not-a-move = Ningún movimiento comienza por «{ $token }»
cube-nothing-before = Antes de «{ $token }» no hay movimiento ni paréntesis al que pertenezca
cube-turns-nothing = «{ $token }» no gira nada
cube-count = El número { $token } es mayor que { $limit }

cube-too-long =
    Con «{ $token }» hay más de { $limit ->
        [one] { $limit } movimiento
       *[other] { $limit } movimientos
    }

cube-too-deep = Hay más de { $limit } paréntesis uno dentro de otro
cube-not-closed = El paréntesis «{ $token }» no está cerrado
cube-not-opened = No hay paréntesis de apertura para «{ $token }»
cube-other-bracket = «{ $token }» no cierra el paréntesis abierto: { $place }
cube-no-separator = Entre los corchetes [ ] falta una coma o dos puntos
cube-separator = «{ $token }» solo puede estar una vez, entre [ y ]
cube-dash = «{ $token }» debe estar entre dos movimientos
cube-slash = Un solo «{ $token }» no significa nada
cube-comment = El comentario que comienza por «{ $token }» no está cerrado
cube-small-move-do = Los movimientos son U R F D L B y las rotaciones x y z, seguidos enseguida de 2 o '; este rompecabezas no tiene capas centrales.
cube-move-do = Los movimientos son U R F D L B, los anchos Rw o r, las capas centrales M E S y las rotaciones x y z, seguidos enseguida de 2 o '.
cube-limit-do = Escriba una secuencia más corta.
cube-bracket-do = Escriba los paréntesis por pares: (R U)2, el conmutador [R, U] o el conjugado [R: U].
cube-comment-do = Los comentarios se escriben // hasta el final de la línea, o /* aquí */.

facelets-character = «{ $token }» no es un color
facelets-character-do = Escriba cada color con uno de estos signos: { $letters }.

facelets-count =
    Hay { $found ->
        [one] { $found } color
       *[other] { $found } colores
    } en lugar de { $expected }

facelets-character-cube-do = Escriba cada faceta con la cara de su color, entre { $faces }, o con el color mismo, entre { $colours }.
facelets-character-small-do = Escriba cada faceta con la cara de su color, entre { $faces }, o con el color mismo, entre { $colours }; o, en un identificador, con una cifra de 0 a 5.
facelets-colour-among = «{ $token }» indica un color, y las demás letras indican caras
facelets-face-among = «{ $token }» indica una cara, y las demás letras indican colores
facelets-among-do = Escriba todas las facetas con caras, { $faces }, o todas con colores, { $colours }.
facelets-count-small-do = Escriba una letra por faceta, cara por cara en el orden { $faces }, cada una por filas desde arriba a la izquierda; o las 24 cifras de un identificador.
facelets-count-cube-do = Escriba una letra por faceta, cara por cara en el orden { $faces }, cada una por filas desde arriba a la izquierda. Con colores bastan 48, sin los centros.
facelets-count-hyper-do = Escriba exactamente una cifra por faceta, en el orden de las facetas de MC4D.

notice-bom = El archivo comienza con una marca de orden de bytes; el propio MC4D lo rechazaría.
notice-blanks = La primera línea tiene espacios de más; el propio MC4D la rechazaría.
notice-state = La primera línea da el estado de mezcla «{ $written }»; los movimientos dicen { $found }.
notice-count = La primera línea cuenta «{ $written }» movimientos; hay { $found }.
notice-cancelled = Se omitieron pares de clics que se anulan, como hace MC4D: { $count }, el primero en { $place }.
notice-mask-zero = Se leyeron clics con máscara 0 como máscara 1: { $count }, el primero en { $place }.
notice-mask-whole = Se leyeron clics con máscara -1 o 7 como giros de todo el rompecabezas: { $count }, el primero en { $place }.
notice-redo = La marca c en { $place }, donde antes comenzaba lo deshecho, se ignoró: se hicieron todos los movimientos.
notice-mark = Se conservaron marcas de significado desconocido: { $count }, la primera es m{ $mark } en { $place }.
notice-after-end = El texto tras el punto final se ignoró, desde: { $place }.
