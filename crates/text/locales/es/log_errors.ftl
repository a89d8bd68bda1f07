log-too-large =
    El archivo tiene { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }, pero un registro tiene como máximo { $limit }

log-empty = El archivo está vacío
log-not-text = El archivo no es texto
log-not-mc4d = La primera línea, «{ $found }», no empieza por MagicCube4D
log-other-file-do = Elija un registro guardado por MagicCube4D o un archivo guardado por Hyperspeedcube.
log-version = El formato del registro es la versión { $found }, pero solo se admiten las versiones 1, 2 y 3
log-version-do = Use una copia intacta. En la primera línea, MagicCube4D debe ir seguido de 1, 2 o 3.

log-header =
    La primera línea tiene { $found ->
        [one] { $found } campo
       *[other] { $found } campos
    } en lugar de { $expected }

log-header-do = La línea debe ser como esta: MagicCube4D 3 2 0 {"{"}4,3,3{"}"} 2
log-older-header =
    La primera línea de un registro con la versión { $version } del formato tiene { $found ->
        [one] { $found } campo
       *[other] { $found } campos
    } en vez de 4 o 5

log-older-header-do = En las versiones 1 y 2 la línea debe ser como esta: MagicCube4D 2 2 40 2
log-stickers = La fila { $row } de las facetas no tiene { $expected } cifras de 0 a 7: «{ $found }»
log-stickers-cut = El archivo termina antes de la fila { $row } de las facetas
log-stickers-do = En las versiones 1 y 2, ocho filas de facetas deben seguir a la primera línea. Use una copia intacta del archivo.
log-other-stickers = Los movimientos del registro no llevan a las facetas de la fila { $row }
log-other-stickers-do = El archivo se ha modificado o está incompleto. Use una copia intacta.
log-puzzle = El registro es del rompecabezas { $schlafli } { $edge }
log-puzzle-do = Elija un registro de uno de estos rompecabezas: { $puzzles }. No se admiten registros de otros rompecabezas.
log-puzzle-named = { $name } ({ $schlafli } { $edge })
log-grips = El registro llama al { $name } { $schlafli }, pero con ese nombre MC4D numera los agarres de otra manera
log-grips-do = En MagicCube4D, mezcle el rompecabezas { $schlafli } { $edge } y guarde ese registro.
log-matrix = La fila { $row } de la matriz de la cámara no empieza por cuatro números: «{ $found }»
log-matrix-cut = El archivo termina antes de la fila { $row } de la matriz de la cámara
log-matrix-do = Cuatro filas de cuatro números deben seguir a la primera línea. Use una copia intacta del archivo.
log-no-star = Falta la línea con * antes de los movimientos
log-no-star-do = El archivo está dañado o incompleto. Use una copia intacta.

log-cut =
    El archivo está incompleto: tras { $clicks ->
        [one] { $clicks } movimiento
       *[other] { $clicks } movimientos
    } falta el punto final

log-cut-do = Use una copia completa. Si sabe que no falta ningún movimiento, añada un punto al final.
log-click = Movimiento no válido «{ $token }»: { $reason }
log-click-do = Escriba un movimiento como agarre, sentido y máscara, por ejemplo 127,-1,1.
log-older-click = Movimiento no válido «{ $token }»
log-older-click-do = En las versiones 1 y 2 un movimiento es la cifra de su celda (de 0 a 7), el número de su agarre (de 0 a 26, salvo 13) y, para otras capas, dos puntos y una máscara, por ejemplo 214 o 58:2.
log-token = «{ $token }» no es ni un movimiento ni una marca
log-token-do = Corríjalo o elimínelo. Un movimiento se escribe como 127,-1,1, y una marca como m|.
log-mark = Falta el carácter que nombra la marca después de la m
log-mark-do = Escriba m| para el final de la mezcla, o elimine la m.

click-fields =
    tiene { $found ->
        [one] { $found } número
       *[other] { $found } números
    } en lugar de 3

click-number = no es un número ({ $field }): «{ $found }»
click-number-missing = falta un número: { $field }
click-no-grip = el agarre debe ser de 0 a 215, no { $found }
click-core = el agarre { $grip } es el núcleo de la celda { $cell } y no se puede girar
click-direction = el sentido debe ser 1 o -1, no { $found }
click-mask = la máscara debe ser 1, 2 o 3, no { $found }
click-layers = la máscara debe ser de 1 a { $most }, no { $found }
field-grip = agarre
field-direction = sentido
field-mask = máscara

move-letters = Movimiento no válido «{ $token }»: { $reason }
move-letters-do = Escriba una celda y las direcciones de su agarre, por ejemplo UF, UF2, UFR o {"{"}1-2{"}"}RO'.
letter-not-a-cell = «{ $found }» no es una de las celdas I B D L R U F O
letter-none = no tiene letras
letter-no-grip = faltan las letras del agarre después de la celda { $cell }
letter-own-axis = un agarre de la celda { $cell } no puede apuntar a { $letter }
letter-same-axis = un agarre no puede apuntar a la vez a { $first } y a { $second }
letter-layers = el prefijo debe nombrar capas de 1 a { $most }, por ejemplo {"{"}2{"}"} o {"{"}1-{ $most }{"}"}

cube-not-a-move = «{ $token }» no es un movimiento
cube-nothing-before = «{ $token }» debe seguir a un movimiento o a un paréntesis
cube-turns-nothing = «{ $token }» no gira nada
cube-count = El número { $token } es mayor que { $limit }

cube-too-long =
    «{ $token }» hace que la secuencia supere { $limit ->
        [one] { $limit } movimiento
       *[other] { $limit } movimientos
    }

cube-too-deep = Los paréntesis están anidados en más de { $limit } niveles
cube-not-closed = El paréntesis «{ $token }» no está cerrado
cube-not-opened = «{ $token }» no tiene paréntesis de apertura
cube-other-bracket = «{ $token }» no corresponde al paréntesis abierto: { $place }
cube-on-inverse = «{ $token }» empieza movimientos sobre la inversa de la mezcla, que aquí no se pueden combinar con otros
cube-no-separator = Falta una coma o dos puntos entre [ y ]
cube-separator = «{ $token }» solo puede aparecer una vez, entre [ y ]
cube-dash = «{ $token }» debe estar entre dos movimientos
cube-slash = No se permite un «{ $token }» suelto
cube-comment = El comentario que empieza por «{ $token }» no está cerrado
cube-small-move-do = Los movimientos son U R F D L B y las rotaciones x, y, z, seguidos si hace falta de 2 o '. Este rompecabezas no tiene capas centrales.
cube-move-do = Los movimientos son U R F D L B, los anchos como Rw o r, las capas centrales M, E, S y las rotaciones x, y, z, seguidos si hace falta de 2 o '.
cube-limit-do = Escriba una secuencia más corta.
cube-bracket-do = Use los paréntesis por pares: (R U)2, el conmutador [R, U] o el conjugado [R: U].
cube-on-inverse-do = Escriba esos movimientos invertidos al final de la solución: R ^(U F) es R F' U'.
niss-nested = Hay paréntesis dentro de paréntesis
niss-bracket-do = Escriba los movimientos sobre la inversa de la mezcla en un solo par de paréntesis, como U' F2 (L D). Los corchetes van por pares: [R, U] o [R: U].
cube-comment-do = Escriba los comentarios con // hasta el final de la línea, o con /* texto */.

facelets-character = «{ $token }» no es un color
facelets-character-do = Escriba cada color con uno de estos signos: { $letters }.

facelets-count = Se esperaban { $expected } colores y se encontraron { $found }

facelets-character-cube-do = Escriba cada faceta como una cara ({ $faces }) o como un color ({ $colours }).
facelets-character-small-do = Escriba cada faceta como una cara ({ $faces }) o como un color ({ $colours }). Los identificadores usan las cifras de 0 a 5.
facelets-colour-among = «{ $token }» es un color, pero las demás letras son caras
facelets-face-among = «{ $token }» es una cara, pero las demás letras son colores
facelets-among-do = Escriba todas las facetas como caras ({ $faces }) o todas como colores ({ $colours }).
facelets-several-schemes = Estos colores dan cubos distintos con los colores estándar y con los del programa de la puntuación de facetas
facelets-several-schemes-do = Añada --colours=standard o --colours=sticker-score, o escriba también los centros (54 letras).
facelets-count-small-do = Escriba una letra por faceta: las caras en el orden { $faces }, cada una fila por fila desde arriba a la izquierda. También puede escribir las 24 cifras de un identificador.
facelets-count-cube-do = Escriba una letra por faceta: las caras en el orden { $faces }, cada una fila por fila desde arriba a la izquierda. Si escribe colores, puede omitir los centros (48 letras).
facelets-count-hyper-do = Escriba exactamente una cifra por faceta, en el orden de MC4D.
facelets-pieces = Estas palabras nombran las piezas del { $puzzle }
facelets-pieces-do = Elija el { $puzzle } para leerlas.
facelets-piece-order = La pieza «{ $token }» está fuera de orden
facelets-piece-order-do = Nombre las piezas que están en estos lugares, en este orden: { $edges } { $corners }.

notice-bom = El archivo empieza con una marca de orden de bytes, que el propio MC4D rechazaría.
notice-blanks = La primera línea tiene espacios de más, que el propio MC4D rechazaría.
notice-state-unscrambled = La cabecera dice «sin mezclar»; se ignoró.
notice-state-short = La cabecera dice «mezclado con ocho movimientos como máximo»; se ignoró.
notice-state-full = La cabecera dice «mezclado del todo»; se ignoró.
notice-state-solved = La cabecera dice «resuelto»; se ignoró.
notice-state-other = La cabecera da «{ $written }» como estado de la mezcla; se ignoró.
notice-count = La cabecera cuenta «{ $written }» movimientos; se ignoró. El registro tiene { $found }.

notice-cancelled =
    { $count ->
        [one] Se omitió { $count } par de movimientos que se anulan, como en MC4D, en { $place }
       *[other] Se omitieron { $count } pares de movimientos que se anulan, como en MC4D, el primero en { $place }
    }.

notice-mask-zero =
    { $count ->
        [one] Se leyó { $count } movimiento de máscara 0 con máscara 1, en { $place }
       *[other] Se leyeron { $count } movimientos de máscara 0 con máscara 1, el primero en { $place }
    }.

notice-mask-whole =
    { $count ->
        [one] Se leyó { $count } movimiento de máscara -1 o 7 como rotación de todo el rompecabezas, en { $place }
       *[other] Se leyeron { $count } movimientos de máscara -1 o 7 como rotaciones de todo el rompecabezas, el primero en { $place }
    }.

notice-mask-beyond =
    { $count ->
        [one] La máscara de { $count } movimiento nombra capas que el rompecabezas no tiene; se omitieron, en { $place }
       *[other] Las máscaras de { $count } movimientos nombran capas que el rompecabezas no tiene; se omitieron, la primera en { $place }
    }.

notice-redo = Se ignoró la marca de rehacer c en { $place }; los movimientos que la siguen también se hicieron.

notice-redo-left-out = Los movimientos tras la marca de rehacer c en { $place } se dejaron fuera: se habían deshecho cuando se guardó el registro.

notice-mark =
    { $count ->
        [one] Se conservó { $count } marca desconocida, m{ $mark } en { $place }
       *[other] Se conservaron { $count } marcas desconocidas, la primera es m{ $mark } en { $place }
    }.

notice-after-end = Se ignoró el texto después del punto final, desde: { $place }.
