### La page des cas : catalogues avec images, algorithmes de la personne, entraîneur.

cases-page = Cas

cases-page-tip = Images de tous les cas de PLL, OLL et autres, avec des algorithmes et un entraîneur

cases-set = Groupe

cases-all-sets = Tous

cases-find = Trouver le plus court et le plus facile

cases-find-tip = Rechercher ce cas avec les mouvements permis

cases-find-all = Trouver pour tous les cas affichés

cases-find-all-tip = Rechercher chaque cas affiché, l’un après l’autre

cases-stop = Arrêter

cases-stop-tip = Terminer la recherche des cas ; ce qu’elle a trouvé reste

cases-open = Ouvrir dans Algorithmes

cases-open-tip = Prendre ce cas comme position et sa partie comme but de la page Algorithmes

cases-known-algorithm = Bien connu

cases-shortest = Plus court

cases-easiest = Plus facile

cases-not-searched = pas encore recherché

cases-unsolved = ces mouvements ne le résolvent pas

cases-proven = { $length }, prouvé

cases-cost = coût { $cost }

cases-or-less = { $length } ou moins

case-ease = Facilité { $ease }

cases-play-tip = Le jouer depuis ce cas sur le puzzle ; clic droit pour copier

cases-keep-this = Garder

cases-keep-this-tip = Garder cet algorithme parmi les vôtres

case-button = { $case }, { $set }, vos algorithmes : { $own }

case-own-count = { $count } à vous

case-tally = su { $known } sur { $asked }

cases-searching = Recherche : encore { $left } sur { $count }, { $time } s

own-heading = Vos algorithmes de { $case }

own-field = Un de vos algorithmes

own-hint = R U R' U' …, ou plusieurs lignes

own-keep = Le garder

own-keep-tip = Vérifier l’algorithme et le garder sous le cas qu’il résout

own-copy = Tout copier

own-copy-tip = Copier vos algorithmes de ce catalogue comme texte

own-save = Enregistrer…

own-save-tip = Enregistrer vos algorithmes de ce catalogue en texte, CSV ou pages avec images

own-open = Ajouter d’un fichier…

own-open-tip = Vérifier les lignes d’un fichier et garder chacune sous le cas qu’elle résout

own-order = Ordre

own-order-kept = comme gardés

own-order-length = les plus courts d’abord

own-order-ease = les plus faciles d’abord

own-remove = Retirer { $moves }

own-none = Aucun pour l’instant.

own-title = Algorithmes de { $catalogue }

own-count =
    { $count ->
        [one] { $count } algorithme
       *[other] { $count } algorithmes
    }

own-held = Comment le cube est tenu

own-solves-none = { $moves } ne résout aucun cas de { $catalogue }

own-solves-none-do = Cherchez une lettre fausse, ou choisissez le catalogue auquel il appartient au lieu de { $catalogue }.

own-too-long = L’algorithme a { $count } mouvements ; le maximum est { $most }

own-too-long-do = Raccourcissez-le, ou laissez-le de côté.

own-too-many = On ne peut pas garder plus de { $most } algorithmes

own-too-many-do = Retirez-en dont vous n’avez plus besoin.

own-errors = { $count } lignes ne sont pas gardées ; ligne { $line } : { $error }

error-own = Impossible de lire les algorithmes

error-cases = Impossible de rechercher les cas

why-cases-searched = Une recherche de cas est en cours.

why-own-empty = Tapez d’abord un algorithme.

why-none-kept = Vous n’avez gardé aucun algorithme de ce catalogue.

why-nothing-asked = Aucun cas n’est demandé.

news-case = { $case }.

news-case-opened = { $case } est la position, et sa partie le but.

news-case-played = Lecture d’un algorithme de { $case }. Annuler ramène votre position.

news-cases-searched =
    { $count ->
        [one] Recherche de { $count } cas.
       *[other] Recherche de { $count } cas.
    }

news-cases-all-found = Tous les cas affichés ont été recherchés avec ces mouvements.

news-cases-stopped = Arrêté après { $done } cas sur { $count }.

news-case-found = Algorithmes de { $case } trouvés.

news-case-unsolved = Les mouvements permis ne résolvent pas { $case } dans le temps donné.

news-cases-found = { $count } cas recherchés.

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

path-own-list = Ajouter les algorithmes d’un fichier

filter-own = Textes, tableaux et pages

train = Entraîneur

train-tip = Demander des cas au hasard parmi ceux affichés, pour un vrai cube

train-leave = Images

train-leave-tip = Afficher les images de tous les cas

train-next = Un autre cas

train-next-tip = Demander un autre cas au hasard sans rien compter

train-hint = Indice

train-hint-tip = Montrer la longueur, puis un mouvement de plus chaque fois, puis le nom du cas

train-known = Je le savais

train-known-tip = Compter le cas comme su et en demander un autre

train-unknown = Je ne le savais pas

train-unknown-tip = Compter le cas comme non su et en demander un autre

train-copy = Copier le mélange

train-copy-tip = Copier les mouvements qui préparent le cas sur un cube résolu

train-how = Faites ces mouvements sur un cube résolu, résolvez le cas et dites si vous le saviez.

train-scramble = Mélange

train-preparing = recherche d’un mélange…

train-length = Il faut { $length }.

train-moves = Début : { $moves }

train-whole = En entier : { $moves }

train-name = C’est { $case } : { $why }

train-results = Sus jusqu’ici

train-none = Aucune réponse pour l’instant.

news-asked = Un nouveau cas est demandé.

news-known = { $case } : su. Le cas suivant est demandé.

news-unknown = { $case } : non su. Le cas suivant est demandé.

news-train-copied = Mélange copié.

why-pll = ses mouvements amènent les pièces de la dernière couche à leurs places.

why-oll = ses mouvements orientent la dernière couche en une couleur en haut.

why-f2l = ses mouvements joignent un coin à son arête et mettent les deux dans leur fente.

why-corners = ses mouvements résolvent les coins de la dernière couche.

why-whole = ses mouvements résolvent toute la dernière couche d’un coup.

why-both-layers = ses mouvements résolvent les deux couches d’un coup.

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

cases-none-found = aucun trouvé dans le temps donné

own-collection = Toute votre collection de { $catalogue } : { $count }

own-format = Le nom du fichier doit finir par .txt, .csv, .pdf ou .svg

own-format-do = Choisissez .pdf ou .svg pour des pages avec images, .csv pour un tableau, .txt pour un texte.

error-own-saved = Les algorithmes ne sont pas enregistrés

train-before = Le précédent, { $case } : { $moves }

cases-grid = { $catalogue }, { $count } cas, choisi : { $case }
