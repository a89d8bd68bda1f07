share = Partager
copy-link = Copier le lien
copy-link-tip = Copier un lien qui ouvre cette position et sa solution dans l’éditeur de Twizzle
why-no-link = L’éditeur de Twizzle ne prend pas en charge le { $puzzle }
news-copied-link = Lien vers la position copié dans le presse-papiers.
news-copied-link-moves = Lien vers la position et les coups copié dans le presse-papiers.
copy-net = Copier l’image du patron
copy-net-tip = Copier le patron à plat dans le presse-papiers sous forme d’image
copy-view = Copier l’image de la vue 3D
copy-view-tip = Copier la vue 3D dans le presse-papiers sous forme d’image
news-copied-picture = Image copiée dans le presse-papiers.
news-link = Position du { $puzzle } ouverte depuis le lien.
news-link-moves =
    { $moves ->
        [one] Position du { $puzzle } ouverte depuis le lien. Son coup peut être joué.
       *[other] Position du { $puzzle } ouverte depuis le lien. Ses { $moves } coups peuvent être joués.
    }
news-link-long = Position ouverte depuis le lien, sans ses { $moves } coups, trop nombreux pour être joués.
news-link-after-moves =
    { $moves ->
        [one] Position du { $puzzle } ouverte après le coup du lien : le lien part du casse-tête résolu.
       *[other] Position du { $puzzle } ouverte après les { $moves } coups du lien : le lien part du casse-tête résolu.
    }

link-after-moves =
    Le lien part du casse-tête résolu : { $moves ->
        [one] la position après son coup
       *[other] la position après ses { $moves } coups
    } a été prise.

links-after-moves = Un lien part du casse-tête résolu : la position après ses coups a été prise. Il en va de même pour tous les liens de ce type.
link-address = { $token } n’est pas l’adresse d’une page dont les liens peuvent être lus
link-address-do = Utilisez un lien vers l’une de ces pages : { $pages }.
link-puzzle = Le lien concerne un autre casse-tête : { $token }
link-puzzle-do = Utilisez un lien pour un de ces casse-tête : { $puzzles }.
link-percent = { $token } n’est pas un encodage-pourcent valable
link-percent-do = Copiez le lien à nouveau : une partie manque ou a été modifiée.
link-not-text = Le lien contient des octets qui ne sont pas du texte
link-anchor = { $token } n’est pas un setup-anchor valable
link-anchor-do = Donnez à setup-anchor la valeur start ou end, ou omettez ce paramètre.
link-type = { $token } n’est pas un type de lien connu
link-type-do = Donnez à type l’une des valeurs { $types }, ou omettez ce paramètre.
link-text-after = Le lien est suivi d’un autre texte : { $token }
link-text-after-do = Utilisez le lien seul.
link-of-other = Le lien concerne le { $link }, pas le { $asked }
link-of-other-do = Utilisez un lien pour ce casse-tête, ou choisissez le casse-tête du lien.
