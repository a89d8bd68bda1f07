title = Unfold
title-file = { $name } - Unfold

menu-file = Archivo
menu-edit = Editar
menu-view = Ver
menu-play = Reproducción
menu-help = Ayuda
open-recent = Abrir reciente
theme = Tema
theme-system = Según el sistema
theme-light = Claro
theme-dark = Oscuro
language = Idioma (Language)
letters = Letras en el desarrollo
letters-tip = Mostrar en cada faceta del desarrollo la letra de su color
space-letters = Letras en la vista 3D
space-letters-tip = Mostrar en cada faceta de la vista 3D la letra de su color

file-scramble = Posición aleatoria, semilla { $seed }

file-shuffle =
    { $count ->
        [one] { $count } movimiento aleatorio
       *[other] { $count } movimientos aleatorios
    }, semilla { $seed }

file-name = { $name }: una mezcla de { $length }, sin solución
file-name-after = { $name }: mezcla de { $scramble }; después { $after }

length-twists =
    { $length }, { $count ->
        [one] { $twists } giro en MC4D
       *[other] { $twists } giros en MC4D
    }

remarks = Sobre este archivo
remarks-tip = Mostrar u ocultar lo que el registro abierto tiene de inusual
why-no-remarks = No hay ningún archivo abierto, o el abierto no tiene observaciones
sticker = faceta { $cell } en el lugar { $place }, { $colour } ({ $letter })
sticker-tip = En la celda { $cell }; su color es { $colour } ({ $letter })
position-solved = Esta posición está resuelta.

tables-unused = Tablas: se cargan en la primera búsqueda
tables-opened = Abriendo las tablas
tables-behind-opened = Buscando con las tablas pequeñas; abriendo las grandes
tables-next-opened = Abriendo las tablas grandes para la próxima búsqueda
tables-small = Tablas: solo las pequeñas
tables-ready = Tablas: listas
memory = Memoria: { $megabytes } MB
memory-tip = Memoria que usa Unfold
memory-tables = Tablas en uso: { $megabytes } MB
memory-tables-tip = Tamaño de las tablas en uso; solo están en memoria las partes que leen las búsquedas
