### La page des cas : catalogues avec images, algorithmes de la personne, entraîneur.

cases-page = Cas

cases-page-tip = Afficher les images de tous les cas de PLL, OLL et autres, avec des algorithmes et un entraîneur

cases-set = Groupe

cases-all-sets = Tous

cases-find = Trouver le plus court et le plus facile

cases-find-tip = Chercher pour ce cas avec les coups permis

cases-find-all = Trouver pour tous les cas affichés

cases-find-all-tip = Chercher pour chaque cas affiché, l’un après l’autre

cases-stop = Arrêter

cases-stop-tip = Arrêter la recherche ; les algorithmes déjà trouvés restent

cases-open = Ouvrir dans Algorithmes

cases-open-tip = Ouvrir ce cas dans la page Algorithmes, avec sa partie du casse-tête comme objectif

cases-known-algorithm = Bien connu

cases-shortest = Plus court

cases-easiest = Plus facile

cases-not-searched = pas encore recherché

cases-unsolved = ces coups ne le résolvent pas

cases-proven = { $length }, prouvé

cases-cost = coût { $cost }

cases-or-less = { $length } ou moins

case-ease = Facilité { $ease }

cases-play-tip = Le jouer depuis ce cas sur le casse-tête ; clic droit pour copier

cases-keep-this = Garder

cases-keep-this-tip = Ajouter cet algorithme aux vôtres

case-button = { $case }, { $set }, vos algorithmes : { $own }

case-own-count = { $count } à vous

case-tally = connu { $known } sur { $asked }

cases-searching = Recherche : encore { $left } sur { $count }, { $time } s

own-heading = Vos algorithmes pour { $case }

own-field = Votre algorithme

own-hint = R U R' U' …, ou plusieurs lignes

own-keep = Le garder

own-keep-tip = Vérifier l’algorithme et le garder sous le cas qu’il résout

own-copy = Tout copier

own-copy-tip = Copier vos algorithmes de ce catalogue en texte

own-save = Enregistrer…

own-save-tip = Enregistrer vos algorithmes de ce catalogue en texte, CSV ou pages avec images

own-open = Ajouter depuis un fichier…

own-open-tip = Vérifier les lignes d’un fichier et garder chacune sous le cas qu’elle résout

own-order = Ordre

own-order-kept = ordre d’ajout

own-order-length = les plus courts d’abord

own-order-ease = les plus faciles d’abord

own-remove = Retirer { $moves }

own-none = Aucun pour l’instant.

own-title = Algorithmes pour { $catalogue }

own-count =
    { $count ->
        [one] { $count } algorithme
       *[other] { $count } algorithmes
    }

own-held = Comment le cube est tenu

own-solves-none = { $moves } ne résout aucun cas de { $catalogue }

own-solves-none-do = Cherchez une faute de frappe, ou choisissez son catalogue au lieu de { $catalogue }.

own-too-long = L’algorithme a { $count } coups ; le maximum est { $most }

own-too-long-do = Raccourcissez-le, ou retirez-le.

own-too-many = On ne peut pas garder plus de { $most } algorithmes

own-too-many-do = Retirez ceux dont vous n’avez plus besoin.

own-errors = { $count } lignes n’ont pas été gardées ; ligne { $line } : { $error }

error-own = Impossible de lire les algorithmes

error-cases = Impossible de lancer la recherche

why-cases-searched = Une recherche d’algorithmes est en cours.

why-own-empty = Tapez d’abord un algorithme.

why-none-kept = Vous n’avez encore aucun algorithme pour ce catalogue.

why-nothing-asked = Aucun cas n’est proposé.

news-case = { $case }.

news-case-opened = { $case } est maintenant la position, et sa partie du casse-tête l’objectif.

news-case-played = Lecture d’un algorithme pour { $case }. Annuler ramène votre position.

news-cases-searched =
    { $count ->
        [one] Recherche d’algorithmes pour { $count } cas.
       *[other] Recherche d’algorithmes pour { $count } cas.
    }

news-cases-all-found = La recherche avec ces coups est déjà faite pour tous les cas affichés.

news-cases-stopped = Arrêté après { $done } cas sur { $count }.

news-case-found = Algorithmes trouvés pour { $case }.

news-case-unsolved = Les coups permis ne résolvent pas { $case } dans le temps donné.

news-cases-found = { $count } cas traités.

news-own-kept = Gardé sous { $case }.

news-own-other = Il résout { $case } et non { $asked } : gardé là.

news-own-known = { $case } a déjà cet algorithme.

news-own-kept-many = Gardés : { $new }. Déjà là : { $known }.

news-own-removed = Retiré : { $moves }.

news-own-copied =
    { $count ->
        [one] { $count } algorithme copié.
       *[other] { $count } algorithmes copiés.
    }

news-own-saved = Algorithmes enregistrés dans { $path }.

path-own = Enregistrer vos algorithmes : .pdf ou .svg avec images, .csv ou .txt

path-own-list = Ajouter des algorithmes depuis un fichier

filter-own = Textes, tableaux et pages

train = Entraîneur

train-tip = S’entraîner sur des cas au hasard parmi ceux affichés, avec un vrai cube

train-leave = Images

train-leave-tip = Afficher les images de tous les cas

train-next = Un autre cas

train-next-tip = Passer à un autre cas au hasard sans compter celui-ci

train-hint = Indice

train-hint-tip = Montrer la longueur, puis un coup de plus chaque fois, puis le nom du cas

train-known = Je le savais

train-known-tip = Compter le cas comme connu et passer au suivant

train-unknown = Je ne le savais pas

train-unknown-tip = Compter le cas comme inconnu et passer au suivant

train-copy = Copier le mélange

train-copy-tip = Copier les coups qui préparent le cas sur un cube résolu

train-how = Faites ces coups sur un cube résolu, résolvez le cas et dites si vous le saviez.

train-scramble = Mélange

train-preparing = recherche d’un mélange…

train-length = Il faut { $length }.

train-moves = Début : { $moves }

train-whole = En entier : { $moves }

train-name = C’est { $case } : { $why }

train-results = Sus jusqu’ici

train-none = Aucune réponse pour l’instant.

news-asked = Nouveau cas.

news-known = { $case } : compté comme connu. Cas suivant.

news-unknown = { $case } : compté comme inconnu. Cas suivant.

news-train-copied = Mélange copié.

why-pll = ses coups amènent les pièces de la dernière couche à leurs places.

why-oll = ses coups donnent une seule couleur au haut de la dernière couche.

why-f2l = ses coups forment une paire avec un coin et son arête et la mettent dans son emplacement.

why-corners = ses coups résolvent les coins de la dernière couche.

why-whole = ses coups résolvent toute la dernière couche en une seule fois.

why-both-layers = ses coups résolvent les deux couches en une seule fois.

case-set-corners = coins seuls

case-set-edges = arêtes seules

case-set-both = coins et arêtes

case-set-dot = point

case-set-square = carré

case-set-lightning = éclair

case-set-fish = poisson

case-set-knight = cavalier

case-set-cross = croix

case-set-awkward = tordu

case-set-line = ligne

case-set-both-above = les deux en haut

case-set-edge-in-place = arête à sa place

case-set-corner-in-place = coin à sa place

case-set-both-in-places = les deux à leurs places

cases-none-found = aucun trouvé à temps

own-collection = Toute votre collection de { $catalogue } : { $count }

own-format = Le nom du fichier doit finir par .txt, .csv, .pdf ou .svg

own-format-do = Choisissez .pdf ou .svg pour des pages avec images, .csv pour un tableau, .txt pour un texte.

error-own-saved = Impossible d’enregistrer les algorithmes

train-before = Cas précédent, { $case } : { $moves }

cases-grid = { $catalogue }, { $count } cas, choisi : { $case }
