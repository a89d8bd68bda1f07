net-digits = 1 a 6; 0 a 7 en los hipercubos
net-delete = Supr, Retroceso; 0 en los cubos
eraser-hyper = borrador, tecla Supr

sticker-bare = faceta { $cell } en el lugar { $place }, sin pintar
sticker-forced = faceta { $cell } en el lugar { $place }, sin pintar, único color posible: { $colour }

turn-whole-hyper = Rotar el hipercubo
hold-uf = Centrar R
hold-uf-tip = Rotar el hipercubo: la celda R pasa al centro, al lugar de I
hold-ub = Centrar L
hold-ub-tip = Rotar el hipercubo: la celda L pasa al centro, al lugar de I
hold-rf = Centrar D
hold-rf-tip = Rotar el hipercubo: la celda D pasa al centro, al lugar de I
hold-rb = Centrar U
hold-rb-tip = Rotar el hipercubo: la celda U pasa al centro, al lugar de I
hold-ru = Centrar F
hold-ru-tip = Rotar el hipercubo: la celda F pasa al centro, al lugar de I
hold-rd = Centrar B
hold-rd-tip = Rotar el hipercubo: la celda B pasa al centro, al lugar de I
news-rotated-hyper = Rotación { $move } del hipercubo entero.
scramble-by-tip-hyper = Elegir cómo se mezcla: con una posición elegida al azar entre todas, o con movimientos aleatorios como los de MC4D, que nunca giran una celda justo después de ella misma o de su opuesta
palette-too-many =
    { $colour }, { $count ->
        [one] sobra { $count }
       *[other] sobran { $count }
    }, tecla { $key }
