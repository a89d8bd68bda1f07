### Una solución paso a paso, como la encontraría una persona, y pistas.

step-by-step = Paso a paso
step-by-step-tip = Mostrar u ocultar, en lugar del gráfico, una solución que encontraría una persona, paso a paso

played-steps = paso a paso

next-step = Paso siguiente
next-step-tip = Ir al final de este paso
previous-step = Paso anterior
previous-step-tip = Ir al principio de este paso, o del anterior

hint = Pista
hint-tip = Mostrar cuántos movimientos hacen falta al menos; pulsar de nuevo para ver el siguiente, y otra vez, su propósito

steps-method = Método de los pasos
steps-beginner = Principiante
steps-beginner-tip = Resolver una pieza tras otra con pocos algoritmos, como los principiantes
steps-cfop = CFOP
steps-cfop-tip = Resolver una cruz, cuatro pares, y la última capa con dos algoritmos
steps-roux = Roux
steps-roux-tip = Resolver dos bloques, las esquinas de la última capa y las seis últimas aristas
steps-zz = ZZ
steps-zz-tip = Orientar primero todas las aristas, para que después basten tres caras

steps-total = { $length } { $metric } en total

steps-total-optimal = { $length } { $metric } en total; la más corta tiene { $best } { $metric }

steps-total-known = { $length } { $metric } en total; la más corta conocida tiene { $best } { $metric }

steps-heading = { $number }. { $title }: { $length } { $metric }

steps-heading-done = { $number }. { $title }: ya hecho

steps-spoken = Paso { $heading }, { $moves }

steps-spoken-current = Paso actual { $heading }, { $moves }. { $reason }

steps-pieces = Piezas: { $pieces }

steps-piece = { $piece } { $colours }

steps-finding = Buscando los pasos…
steps-preparing = Preparando este método, una sola vez hasta que cierre Unfold…
steps-all-solved = El rompecabezas está resuelto.
steps-not-painted = Termine de pintar la posición para ver sus pasos.
steps-solve-first = Resuelva primero: las fases de la solución son sus pasos.
steps-elsewhere = Ahora se muestran otros movimientos. Elija un paso para ver de nuevo los suyos.

news-step = Paso { $number } de { $count }: { $title }: { $moves }
news-steps-made = Todos los pasos están hechos.
why-no-steps = No se muestran pasos de esta posición
why-steps-made = Todos los pasos están hechos
why-first-step = Este es el principio del primer paso

hint-least =
    { $length ->
        [one] Hace falta al menos { $length } { $metric }
       *[other] Hacen falta al menos { $length } { $metric }
    }

hint-move = Ahora { $move }: { $words }

hint-reason = { $title }: { $reason }

hint-reason-pieces = { $title } ({ $pieces }): { $reason }

hint-working = Buscando una pista…
hint-preparing = Preparando las tablas; la pista viene después…
hint-none = No se encontró el movimiento siguiente; elija «Resolver» para buscar más tiempo

news-hint = { $hint }.

error-hint = Sin pista
error-steps = Sin pasos

facelet-of-step = { $facelet }, parte de este paso

steps-named = { $title } ({ $pieces })
