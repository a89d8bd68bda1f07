title = Unfold
title-file = { $name } - Unfold

menu-file = Archivo
menu-edit = Editar
menu-view = Ver
menu-help = Ayuda
open-recent = Abrir reciente
theme = Tema
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
language = Idioma (Language)
letters = Letras en las facetas
letters-tip = Escribir en cada faceta la letra de su color

net = Posición
file-scramble = Posición al azar, semilla { $seed }

file-shuffle =
    { $count ->
        [one] { $count } giro
       *[other] { $count } giros
    } al azar, semilla { $seed }

file-name =
    { $name }: { $count ->
        [one] { $count } movimiento STM
       *[other] { $count } movimientos STM
    }

file-name-after =
    { $name }: { $count ->
        [one] { $count } movimiento STM
       *[other] { $count } movimientos STM
    }, y { $after } tras la mezcla

remarks = Sobre este archivo
cell = celda { $cell }
sticker = faceta { $cell } de { $place }, color { $letter } { $colour }
sticker-tip = Esta faceta está en la celda { $cell } y tiene el color { $letter }, { $colour }
position-solved = Esta posición está resuelta.

tables-unused = Tablas: se abren en la primera búsqueda
tables-work = Tablas, se construyen una vez: { $table }
tables-opened = Tablas, abriéndose: { $table }
tables-behind = Tablas: se usan las pequeñas, se construyen las grandes, una sola vez
tables-behind-opened = Tablas: se usan las pequeñas, se abren las grandes
tables-next = Tablas: se construyen las grandes para la próxima búsqueda, una sola vez
tables-next-opened = Tablas: se abren las grandes para la próxima búsqueda
tables-small = Tablas: solo se usan las pequeñas
tables-ready = Tablas: listas
memory = Memoria: { $megabytes } MB
memory-tip = Lo que este programa ocupa ahora en memoria
memory-tables = tablas en uso: { $megabytes } MB
memory-tables-tip = El tamaño de las tablas en uso; se proyectan desde sus archivos, y solo lo consultado está en memoria
table-axis-rows = distancias de la primera etapa
table-cube3 = distancias del 3×3×3
table-cube2-all = distancias del 2×2×2 en ambas métricas
table-cube2 = distancias del 2×2×2
