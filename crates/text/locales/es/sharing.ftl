share = Compartir
copy-link = Copiar enlace
copy-link-tip = Copiar un enlace que abre esta posición y su solución en el editor de Twizzle
why-no-link = El editor de Twizzle no admite el { $puzzle }
news-copied-link = Enlace a la posición copiado al portapapeles.
news-copied-link-moves = Enlace a la posición y los movimientos copiado al portapapeles.
copy-net = Copiar imagen del desarrollo
copy-net-tip = Copiar el desarrollo plano al portapapeles como imagen
copy-view = Copiar imagen de la vista 3D
copy-view-tip = Copiar la vista 3D al portapapeles como imagen
news-copied-picture = Imagen copiada al portapapeles.
news-link = Se abrió la posición del { $puzzle } del enlace.
news-link-moves =
    { $moves ->
        [one] Se abrió la posición del { $puzzle } del enlace. Su movimiento se puede reproducir.
       *[other] Se abrió la posición del { $puzzle } del enlace. Sus { $moves } movimientos se pueden reproducir.
    }
news-link-long = Se abrió la posición del enlace sin sus { $moves } movimientos, demasiados para reproducirlos.
news-link-after-moves =
    { $moves ->
        [one] Se abrió la posición del { $puzzle } tras el movimiento del enlace: el enlace parte del rompecabezas resuelto.
       *[other] Se abrió la posición del { $puzzle } tras los { $moves } movimientos del enlace: el enlace parte del rompecabezas resuelto.
    }

link-after-moves =
    El enlace parte del rompecabezas resuelto: se tomó { $moves ->
        [one] la posición tras su movimiento
       *[other] la posición tras sus { $moves } movimientos
    }.

links-after-moves = Un enlace parte del rompecabezas resuelto: se tomó la posición tras sus movimientos. Lo mismo vale para todos los enlaces así.
link-address = { $token } no es la dirección de una página cuyos enlaces se puedan leer
link-address-do = Use un enlace a una de estas páginas: { $pages }.
link-puzzle = El enlace es de otro rompecabezas: { $token }
link-puzzle-do = Use un enlace de uno de estos rompecabezas: { $puzzles }.
link-percent = { $token } no es una codificación porcentual válida
link-percent-do = Copie el enlace de nuevo: falta una parte o se ha modificado.
link-not-text = El enlace contiene bytes que no son texto
link-anchor = { $token } no es un setup-anchor válido
link-anchor-do = Dé a setup-anchor el valor start o end, u omítalo.
link-type = { $token } no es un tipo de enlace conocido
link-type-do = Dé a type uno de los valores { $types }, u omítalo.
link-text-after = El enlace va seguido de otro texto: { $token }
link-text-after-do = Use el enlace solo.
link-of-other = El enlace es del { $link }, no del { $asked }
link-of-other-do = Use un enlace de este rompecabezas, o elija el rompecabezas del enlace.
