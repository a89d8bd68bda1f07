lines-joined =
    { $lines ->
        [one] { $lines } línea se leyó como una sola secuencia.
       *[other] { $lines } líneas se leyeron como una sola secuencia.
    }
count-not-rotation = «{ $token }» se leyó como el número de repeticiones del paréntesis ({ $place }). Para una rotación, póngalo entre paréntesis: ({ $token }).
dash-before = El guion ante un movimiento se leyó como separador ({ $place }). Ponga un apóstrofo tras el movimiento si gira al revés.
turn-of-nothing = «{ $token }» no gira nada y se omitió ({ $place }).
name-before-colon = «{ $token }» se leyó como un nombre, no como un movimiento ({ $place }).
solve-lines = Resolver por lotes
solve-lines-tip = Resolver cada línea del texto como una posición aparte
why-no-lines = Ningún texto de varias líneas se ha leído como una sola secuencia.
news-lines =
    { $states ->
        [one] El lote tiene { $states } posición del texto.
       *[other] El lote tiene { $states } posiciones del texto.
    }
left-out = «{ $token }» se ha omitido, porque no son movimientos ni facetas ({ $place }).
square-group = «{ $token }» se ha leído como un grupo ({ $place }). Ponga una coma entre sus partes para un conmutador.
small-letters = Todas las letras son minúsculas: se han leído como giros de caras. Escriba Rw para un giro ancho.
