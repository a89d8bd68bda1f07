### Macros: moves that are kept under a name and made at another place.

macros = Macros
macros-tip = Afficher les coups gardés sous un nom et les appliquer là où vous pointez

make-macro = Créer une macro…
make-macro-tip = Garder sous un nom les coups sélectionnés, ou toute la ligne, pour les appliquer ailleurs

keep-macro = Garder la macro
keep-macro-tip = Garder ces coups sous ce nom ; une macro du même nom est remplacée

apply-macro = Jouer telle quelle
apply-macro-tip = Jouer les coups de la macro tels qu’ils sont écrits, sans pointer

unpick = Annuler une facette
unpick-tip = Oublier la dernière facette pointée

leave-macro = Retour à la liste
leave-macro-tip = Quitter cette macro

close-macros = Fermer
no-macros = Sélectionnez des coups dans une ligne ci-dessous et choisissez Créer une macro…

macro-name = Nom
macro-setup = Préparation
macro-setup-tip = Taper des coups à jouer avant la macro et à défaire après elle
macro-setup-hint = par exemple R U
macro-reversed = À l’envers
macro-reversed-tip = Jouer les coups qui défont la macro

# $count: how many stickers have been pointed at
point-new = Pointez trois facettes pour marquer où agissent les coups : { $count } sur 3
# $count: how many stickers have been pointed at
point-use = Pointez les facettes à prendre pour 1, 2 et 3 : { $count } sur 3

# $letter: the letter of a face or cell
# $place: the place of a piece
sticker-on-piece = { $letter } sur { $place }

# $number: 1, 2 or 3
# $sticker: a sticker: the letter of its face or cell, and the place of its piece
sticker-numbered = { $number } : { $sticker }

# $name: the name of a macro
use-macro = Utiliser { $name }
# $name: the name of a macro
remove-macro = Supprimer { $name }
remove-short = Supprimer
# $name: the name of a macro
# $length: its length, with its metric
macro-line = { $name }, { $length }

# $count: how many macros there are
news-macros = { $count ->
    [0] Aucune macro.
    [one] Une macro.
   *[other] { $count } macros enregistrées.
}
# $count: number of moves
news-making = { $count ->
    [one] Une macro d’un coup : donnez-lui un nom et pointez trois facettes.
   *[other] Une macro de { $count } coups : donnez-lui un nom et pointez trois facettes.
}
# $name: the name of a macro
news-point = { $name } : pointez les facettes à prendre pour 1, 2 et 3.
# $number: how many stickers have been pointed at
# $sticker: a sticker: the letter of its face or cell, and the place of its piece
news-picked = Facette { $number } sur 3 : { $sticker }.
# $count: how many are left
news-unpicked = { $count ->
    [one] Reste { $count } facette.
   *[other] Restent { $count } facettes.
}
# $name: the name of a macro
# $count: number of its moves
news-macro-kept = { $count ->
    [one] { $name } est gardée, un coup.
   *[other] { $name } est gardée, { $count } coups.
}
# $name: the name of a macro
news-removed-macro = { $name } est supprimée.
# $name: the name of a macro
# $count: number of moves
news-applied-there = { $name } appliquée là, coups : { $count }.
# $name: the name of a macro
# $count: number of moves
news-applied-mirrored = { $name } appliquée là en miroir, coups : { $count }.
# $name: the name of a macro
# $count: number of moves
news-applied-as-written = { $name } jouée telle quelle, coups : { $count }.
# $count: number of moves
# $most: the most moves of a macro
news-macro-too-long = Il y a { $count } coups ; une macro en a { $most } au plus.

sticker-twice = Cette facette est déjà choisie : pointez-en une autre
stickers-on-one-piece = Ces trois facettes sont sur une seule pièce : pointez-en une sur une autre pièce
stickers-ambiguous = On peut tourner le casse-tête en laissant ces trois facettes en place : pointez-en une autre, hors de leur axe
stickers-do-not-fit = Aucune rotation ni réflexion du casse-tête n’amène là les trois facettes de la macro : pointez-en trois du même type aux mêmes distances

why-no-name = La macro n’a pas encore de nom
why-three-stickers = Pointez d’abord trois facettes
why-too-many-macros = Il y a 500 macros, le maximum : supprimez-en une d’abord

macro-of-log = Macro

click-sticker = Cliquez sur une facette pour la pointer

why-no-macro = Aucune macro n’est en cours
