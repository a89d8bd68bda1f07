news-welcome = Peignez ou tapez une position, mélangez, ou ouvrez un journal MC4D. Choisissez ensuite Résoudre.
news-opened = { $name } est ouvert.

news-opened-solved = { $name } est ouvert sur sa position mélangée. Les coups qui la suivent résolvent le casse-tête : { $length }.

news-opened-moves = { $name } est ouvert sur sa position mélangée. Les coups qui la suivent ne résolvent pas encore le casse-tête, mais vous pouvez les jouer : { $length }.

news-opened-long = { $name } est ouvert sur sa position mélangée. Les coups qui la suivent sont trop nombreux pour être joués ici : { $length }.

news-opened-remarks = { $name } est ouvert. Voir « À propos de ce fichier » sous la position.
news-saved = { $path } est enregistré. Le journal se termine sur le casse-tête résolu, en { $length }.
news-scrambled = Mélangé en une position aléatoire (graine { $seed }).

news-shuffled =
    Mélangé avec { $count ->
        [one] { $count } coup aléatoire
       *[other] { $count } coups aléatoires
    } (graine { $seed }).

news-scrambled-on = { $count } coups aléatoires faits depuis la position affichée.

news-reset = Remis à l’état résolu.
news-stopped-elsewhere = { $news } La recherche du { $puzzle } est arrêtée ; ses résultats sont gardés.
news-stopped-other = { $news } La recherche d’une autre position est arrêtée ; ses résultats sont gardés.
news-solving = Recherche en cours.
news-solving-shorter = Le journal contient une solution en { $length } { $metric }. Recherche d’une plus courte.
news-joined = La recherche utilise maintenant les grandes tables.
news-found-undoing = Annuler les coups qui ont créé la position prend { $length } { $metric }. Recherche d’une solution plus courte.
news-found = Solution en { $length } { $metric } trouvée après { $seconds } s.
news-found-before = Solution en { $length } { $metric } trouvée après { $seconds } s pour la position précédente.
news-found-other = Solution en { $length } { $metric } trouvée après { $seconds } s pour une autre position.
news-found-elsewhere = Solution en { $length } { $metric } trouvée après { $seconds } s pour le { $puzzle }.
news-of-other = Pour une autre position : { $news }
news-of-elsewhere = Pour le { $puzzle } : { $news }
news-of-before = Pour la position précédente : { $news }
news-search-goes-on = { $news } La recherche pour la position précédente continue.
news-goes-on-other = { $news } La recherche pour une autre position continue.
news-goes-on-elsewhere = { $news } La recherche pour le { $puzzle } continue.
news-back-to-results = Retour à la position de ces résultats.
news-optimal = Optimalité prouvée : aucune solution n’est plus courte que { $length } { $metric }.

news-all =
    { $count ->
        [one] La seule solution optimale, en { $length } { $metric }, a été trouvée.
       *[other] Les { $count } solutions optimales en { $length } { $metric } ont toutes été trouvées.
    }

news-all-so-far =
    { $count ->
        [one] { $count } solution optimale en { $length } { $metric } trouvée jusqu’ici. Il peut y en avoir d’autres.
       *[other] { $count } solutions optimales en { $length } { $metric } trouvées jusqu’ici. Il peut y en avoir d’autres.
    }

news-ended = La meilleure jusqu’ici est en { $length } { $metric } ; la borne inférieure est { $bound }.
news-nothing = Aucune solution n’a été trouvée dans les limites. La borne inférieure est { $bound } { $metric }.
news-exhausted = Cette méthode n’a trouvé aucune solution et n’a plus rien à essayer. La borne inférieure est { $bound } { $metric }.
news-stopped = Arrêté.
news-tables-stopped = Arrêté pendant la préparation des tables.
news-copied = Coups copiés dans le presse-papiers.
news-copied-text = Copié dans le presse-papiers.
news-no-dialog = Ce système n’a pas de boîte de dialogue de fichiers. Tapez plutôt le chemin.
news-tables-unsaved = Des tables n’ont pas pu être enregistrées et seront recalculées la prochaine fois : { $reason }

news-puzzle = Passage au { $puzzle }. Les autres casse-tête gardent leurs positions.
news-painted = Peint.
news-typed = Position lue dans le texte.
news-growing = Lecture des facettes ; continuez à taper. Pour des coups, séparez les lettres par des espaces.
news-mistyped = Le texte contient une erreur. Le patron montre encore la position précédente.
news-cleared = Effacé.

news-filled =
    { $count ->
        [one] { $count } facette complétée.
       *[other] { $count } facettes complétées.
    }

news-rotated = Rotation { $move } du cube entier.
news-turned = Coup joué : { $move }.
news-fixed = Les centres sont fixes. Cochez « Peindre les centres » pour les peindre.
news-copied-facelets = Facettes copiées dans le presse-papiers.
news-pasted = Collé.
news-not-pasted = Non collé : { $reason }
