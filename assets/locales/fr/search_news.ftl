news-welcome = Peignez ou tapez une position, mélangez, ou ouvrez un journal de MC4D ; puis lancez la résolution.
news-opened = { $name } est ouvert.
news-opened-solved = { $name } est ouvert à son mélange ; ses propres coups ensuite ({ $count }) le résolvent.
news-opened-moves = { $name } est ouvert à son mélange ; ses propres coups ensuite ({ $count }) peuvent être joués.
news-opened-long = { $name } est ouvert à son mélange ; ses propres coups ensuite ({ $count }) sont trop nombreux pour être joués ici.
news-opened-remarks = { $name } est ouvert ; des remarques à son sujet figurent sous la position.
news-saved = { $path } est enregistré ; il se termine résolu.
news-scrambled = Une position au hasard, graine { $seed }.

news-shuffled =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } au hasard, graine { $seed }.

news-reset = Le casse-tête est résolu.
news-stopped-elsewhere = { $news } La recherche pour le { $puzzle } a été arrêtée ; ce qu’elle a trouvé est gardé.
news-stopped-other = { $news } La recherche pour une autre position a été arrêtée ; ce qu’elle a trouvé est gardé.
news-solving = Recherche en cours.
news-joined = Les grandes tables ont rejoint la recherche.
news-found = Trouvé { $length } { $metric } après { $seconds } s.
news-found-before = Trouvé { $length } { $metric } après { $seconds } s, pour la position d’avant.
news-found-other = Trouvé { $length } { $metric } après { $seconds } s, pour une autre position.
news-found-elsewhere = Trouvé { $length } { $metric } après { $seconds } s, pour le { $puzzle }.
news-of-other = Pour une autre position : { $news }
news-of-elsewhere = Pour le { $puzzle } : { $news }
news-of-before = Pour la position d’avant : { $news }
news-search-goes-on = { $news } La recherche pour la position d’avant continue.
news-goes-on-other = { $news } La recherche pour une autre position continue.
news-goes-on-elsewhere = { $news } La recherche pour le { $puzzle } continue.
news-back-to-results = Retour à la position de ces résultats ; rétablir ramène à la suite.
news-optimal = Démontré : rien n’est plus court que { $length } { $metric }.
news-all = Toutes les solutions optimales sont trouvées : { $count } en { $length } { $metric }.
news-all-so-far = Solutions optimales jusqu’ici : { $count } en { $length } { $metric } ; il peut y en avoir d’autres.
news-ended = La meilleure jusqu’ici est en { $length } { $metric } ; il en faut au moins { $bound }.
news-nothing = Aucune solution n’a été trouvée dans les limites ; il faut au moins { $bound } { $metric }.
news-exhausted = Cette méthode n’est arrivée à aucune solution et n’a plus rien à essayer ; il faut au moins { $bound } { $metric }.
news-stopped = Arrêté.
news-tables-stopped = Arrêté pendant la préparation des tables.
news-copied = Les coups sont dans le presse-papiers.
news-copied-text = Copié dans le presse-papiers.
news-no-dialog = Ce système n’a pas de dialogue de fichiers ; tapez le chemin.
news-tables-unsaved = Des tables n’ont pas pu être gardées, et seront reconstruites la prochaine fois : { $reason }

news-puzzle = Le { $puzzle } ; les autres casse-tête gardent leurs positions.
news-painted = Peint.
news-typed = La position est celle qui a été tapée.
news-growing = Lu comme des facettes, dont la suite est attendue ; des lettres séparées par des espaces sont des coups.
news-mistyped = Ce qui est tapé contient une erreur ; le patron montre encore la position d’avant.
news-cleared = Effacé.
news-filled = Facettes complétées : { $count }.
news-rotated = Tout le cube a été tourné par { $move }.
news-turned = Coup joué : { $move }.
news-fixed = Les centres sont fixes ; cochez « Peindre aussi les centres » pour les peindre.
news-copied-facelets = Les facettes sont dans le presse-papiers.
news-pasted = Collé.
news-not-pasted = Non collé : { $reason }
