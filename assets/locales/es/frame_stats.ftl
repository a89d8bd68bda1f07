frame-times = Tiempos de imagen
frame-times-tip = Mostrar en la barra inferior cuántas veces se pinta la ventana y lo que cuesta al procesador

frame-rate =
    { $rate ->
        [one] { $rate } imagen/s
       *[other] { $rate } imágenes/s
    }

frame-costs = Tiempo de procesador de las últimas imágenes, sin pintar: mediana { $median } ms, el 99 % a lo sumo { $most } ms
