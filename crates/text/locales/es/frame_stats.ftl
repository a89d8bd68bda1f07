frame-times = Tiempos de fotograma
frame-times-tip = Mostrar en la barra de estado cada cuánto se dibuja la ventana y cuánto tiempo de procesador lleva

frame-rate =
    { $rate ->
        [one] { $rate } fotograma/s
       *[other] { $rate } fotogramas/s
    }

frame-costs = Tiempo de procesador de los últimos fotogramas, sin el dibujo: mediana { $median } ms, el 99 % en { $most } ms como mucho
