net-digits = 1 a 6; 0 a 7 en el 2×2×2×2
net-delete = Supr, Retroceso; 0 en los cubos
how-to-type-hyper = Teclas en el desarrollo: flechas, 0 a 7, Supr.
eraser-hyper = goma, tecla Supr

sticker-bare = faceta { $cell } de { $place }, sin pintar
sticker-forced = faceta { $cell } de { $place }, sin pintar, único color posible: { $colour }

turn-whole-hyper = Girar todo el hipercubo
turn-whole-short = Girar
hold-uf = {"{"}1-2{"}"}UF
hold-uf-tip = Sostener todo el hipercubo de otro modo: la celda R viene al centro, al lugar de I
hold-ub = {"{"}1-2{"}"}UB
hold-ub-tip = Sostener todo el hipercubo de otro modo: la celda L viene al centro, al lugar de I
hold-rf = {"{"}1-2{"}"}RF
hold-rf-tip = Sostener todo el hipercubo de otro modo: la celda D viene al centro, al lugar de I
hold-rb = {"{"}1-2{"}"}RB
hold-rb-tip = Sostener todo el hipercubo de otro modo: la celda U viene al centro, al lugar de I
hold-ru = {"{"}1-2{"}"}RU
hold-ru-tip = Sostener todo el hipercubo de otro modo: la celda F viene al centro, al lugar de I
hold-rd = {"{"}1-2{"}"}RD
hold-rd-tip = Sostener todo el hipercubo de otro modo: la celda B viene al centro, al lugar de I
news-rotated-hyper = Se giró todo el hipercubo con { $move }.
scramble-by-tip-hyper = Una posición extraída uniformemente entre todas, o giros al azar como los de MC4D: nunca dos veces seguidas la misma celda, ni la opuesta tras ella
