export-animation = Exportar animación…
export-animation-tip = Guardar los movimientos que se reproducen como GIF animado o como imágenes PNG numeradas
stop-animation = Detener animación
stop-animation-tip = Detener la exportación de la animación y descartar lo escrito
animation = Exportar animación
animation-as = Guardar como
as-gif = GIF animado
as-frames = Imágenes PNG numeradas, para un vídeo
animation-size = Tamaño
animation-pixels = { $width } px
animation-speed = Segundos por movimiento
animation-seconds = { $seconds } s
animation-rate = Imágenes por segundo
animation-length = { $frames ->
    [one] { $frames } imagen, { $seconds } s
   *[other] { $frames } imágenes, { $seconds } s
}
about-gif = La animación muestra la vista 3D tal como la ve ahora y se repite sin fin. La última posición se queda un segundo.
about-frames = Las imágenes muestran la vista 3D tal como la ve ahora. Se guardan en una carpeta nueva, dentro de la carpeta elegida.
path-animation = Guardar la animación
filter-animations = Animaciones GIF
animation-at-work = Animación: imagen { $written } de { $frames }
news-animating = Exportando la animación a { $path }.
news-animated = { $frames ->
    [one] Animación exportada a { $path }: { $frames } imagen.
   *[other] Animación exportada a { $path }: { $frames } imágenes.
}
news-animation-stopped = Animación detenida; no quedó ningún archivo.
why-nothing-played = No hay movimientos que reproducir. Resuelva la posición o abra antes un registro.
no-animation-format = Un archivo de animación debe terminar en .gif
no-animation-format-do = Cambie el nombre, o elija imágenes numeradas.
animation-names = Nombre y número de cada movimiento bajo el rompecabezas
animation-move = { $move }   { $number } de { $count }
animation-place = { $number } de { $count }
