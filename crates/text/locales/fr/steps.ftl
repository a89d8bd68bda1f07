### Une solution étape par étape, comme une personne la trouverait, et des indices.

step-by-step = Étape par étape
step-by-step-tip = Afficher ou masquer, à la place du graphique, une solution qu’une personne trouverait, étape par étape

played-steps = étape par étape

next-step = Étape suivante
next-step-tip = Aller à la fin de cette étape
previous-step = Étape précédente
previous-step-tip = Aller au début de cette étape, ou de la précédente

hint = Indice
hint-tip = Montrer combien de coups il faut au moins ; appuyer de nouveau pour le coup suivant, puis pour son but

steps-method = Méthode des étapes
steps-beginner = Débutant
steps-beginner-tip = Résoudre une pièce après l’autre avec peu d’algorithmes, comme les débutants
steps-cfop = CFOP
steps-cfop-tip = Résoudre une croix, quatre paires, et la dernière couche avec deux algorithmes
steps-roux = Roux
steps-roux-tip = Résoudre deux blocs, les coins de la dernière couche et les six dernières arêtes
steps-zz = ZZ
steps-zz-tip = Orienter d’abord toutes les arêtes, pour que trois faces suffisent ensuite

steps-total = { $length } { $metric } en tout

steps-total-optimal = { $length } { $metric } en tout ; la plus courte en a { $best } { $metric }

steps-total-known = { $length } { $metric } en tout ; la plus courte connue en a { $best } { $metric }

steps-heading = { $number }. { $title } : { $length } { $metric }

steps-heading-done = { $number }. { $title } : déjà faite

steps-spoken = Étape { $heading }, { $moves }

steps-spoken-current = Étape en cours { $heading }, { $moves }. { $reason }

steps-pieces = Pièces : { $pieces }

steps-piece = { $piece } { $colours }

steps-finding = Recherche des étapes…
steps-preparing = Préparation de cette méthode, une seule fois jusqu’à la fermeture d’Unfold…
steps-all-solved = Le casse-tête est résolu.
steps-not-painted = Finissez de peindre la position pour voir ses étapes.
steps-solve-first = Résolvez d’abord : les phases de la solution sont ses étapes.
steps-elsewhere = D’autres coups sont affichés. Choisissez une étape pour revoir les siens.

news-step = Étape { $number } sur { $count } : { $title } : { $moves }
news-steps-made = Toutes les étapes sont faites.
why-no-steps = Aucune étape n’est affichée pour cette position
why-steps-made = Toutes les étapes sont faites
why-first-step = C’est le début de la première étape

hint-least =
    { $length ->
        [one] Il faut au moins { $length } { $metric }
       *[other] Il faut au moins { $length } { $metric }
    }

hint-move = Ensuite { $move } : { $words }

hint-reason = { $title } : { $reason }

hint-reason-pieces = { $title } ({ $pieces }) : { $reason }

hint-working = Recherche d’un indice…
hint-preparing = Préparation des tables ; l’indice suit…
hint-none = Aucun coup suivant n’a été trouvé ; choisissez Résoudre pour chercher plus longtemps

news-hint = { $hint }.

error-hint = Pas d’indice
error-steps = Pas d’étapes

facelet-of-step = { $facelet }, de cette étape

steps-named = { $title } ({ $pieces })
