### Archivos de Hyperspeedcube: errores, avisos, elección de una resolución y de una versión.

hsc-too-large =
    El archivo tiene { $bytes ->
        [one] { $bytes } byte
       *[other] { $bytes } bytes
    }, pero un archivo de Hyperspeedcube tiene como máximo { $limit }

hsc-other-file-do = Elija un archivo guardado por Hyperspeedcube.
hsc-no-solve = El archivo no tiene ninguna resolución
hsc-puzzle = El rompecabezas de esta resolución, «{ $name }», no se admite
hsc-puzzle-do = Elija una resolución de uno de estos rompecabezas: { $puzzles }.
hsc-syntax = «{ $found }» no es { $language }
hsc-syntax-do = El archivo está dañado o incompleto. Use una copia intacta o guárdelo de nuevo en Hyperspeedcube.
hsc-too-much = El archivo está anidado más profundamente, o tiene más partes, que los que escribe Hyperspeedcube
hsc-version = «{ $found }» no es una versión del formato
hsc-version-do = Use una copia intacta. Se admiten las versiones 1, 2 y 3.
hsc-missing = Falta «{ $part }»
hsc-value = «{ $part }» no puede ser «{ $found }»
hsc-twist = Giro «{ $token }» no válido
hsc-twist-do = Escriba los giros en la notación de Hyperspeedcube, como R, 2L o {"{"}1-2{"}"}F; los de una mezcla en la versión 1, como números: { $example }. Si el archivo está cortado, use una copia completa.
hsc-macro = El evento «{ $event }» no dice qué giros se hicieron
hsc-macro-do = Guarde la resolución en Hyperspeedcube sin su repetición.
hsc-too-many = La resolución tiene más de { $limit } giros
notice-hsc-bom = El archivo empieza con una marca de orden de bytes
notice-hsc-newer = El archivo tiene la versión { $version } del formato, más nueva que las admitidas; se leyó como versión 3
notice-hsc-undone =
    { $twists ->
        [one] { $twists } giro se deshizo en Hyperspeedcube y se omite
       *[other] { $twists } giros se deshicieron en Hyperspeedcube y se omiten
    }

notice-hsc-solved = El archivo dice que el rompecabezas está resuelto, pero no lo está
notice-hsc-unsolved = El archivo dice que el rompecabezas no está resuelto, pero lo está
notice-hsc-others = El archivo tiene también resoluciones de otros rompecabezas: { $names }
notice-hsc-event = Se omitió el evento desconocido «{ $name }» ({ $place })
choose-solve = ¿Qué resolución?
choose-solve-text = { $file } tiene { $count } resoluciones.
solve-row = { $number }. { $puzzle }: mezcla { $scramble }, después { $moves }
solve-row-solved = { $row }, resuelto
about-hsc = El archivo contiene la mezcla y los movimientos. No tiene tiempos ni firma.
hsc-version-choice = Se abre en
hsc-version-one = Hyperspeedcube 1 (versión { $number })
hsc-version-two = Hyperspeedcube 2, hasta zeta.12 (versión { $number })
hsc-version-three = Hyperspeedcube 2, posterior (versión { $number })
kind-hsc = Archivo de Hyperspeedcube
