solve-metric = Cette méthode ne prend pas en charge { $metric }
solve-metric-do = Choisissez une autre métrique ou une autre méthode.

at = ligne { $line }, colonne { $column }
at-line = ligne { $line }
at-place = place { $place }
at-sticker = facette { $number }
at-facelet = facette { $number }
list = { $list }, { $next }
either = { $first } ou { $second }
text-of-other = Le texte concerne le { $found }, pas le { $asked }
text-of-other-do = Utilisez un texte pour ce casse-tête, ou choisissez le casse-tête que le texte indique.
unknown-puzzle = Le texte concerne un { $name }, qu’Unfold ne prend pas en charge
unknown-puzzle-do = S’il concerne un autre casse-tête, indiquez-le sur la première ligne : { $names }.
no-position = Le texte ne contient aucune position, seulement des commentaires ou des lignes vides
no-position-do = Écrivez des facettes ou des coups sous les commentaires.
letter-and-name = { $letter } ({ $name })
line-of-fault = { $what } ({ $place }). { $advice }
line-of-fault-nowhere = { $what }. { $advice }
fault-alone = { $what } ({ $place }).
fault-alone-nowhere = { $what }.

state-count =
    { $expected ->
        [one] { $expected } couleur attendue
       *[other] { $expected } couleurs attendues
    }, { $found ->
        [one] { $found } trouvée
       *[other] { $found } trouvées
    }

state-count-do = Vérifiez s’il manque des couleurs ou s’il y en a en trop.
state-colour = La couleur { $colour } n’existe pas
state-colour-do = Utilisez les couleurs de 0 à { $last }.
state-colours = La couleur { $colour } apparaît { $found } fois au lieu de { $expected }
state-colours-do = Comparez cette couleur avec le casse-tête.

state-too-many-edges =
    La couleur { $colour } est sur { $found ->
        [one] { $found } arête
       *[other] { $found } arêtes
    }, mais seulement { $expected ->
        [one] { $expected } arête l’a
       *[other] { $expected } arêtes l’ont
    }

state-too-many-corners =
    La couleur { $colour } est sur { $found ->
        [one] { $found } coin
       *[other] { $found } coins
    }, mais seulement { $expected ->
        [one] { $expected } coin l’a
       *[other] { $expected } coins l’ont
    }

state-too-many-pieces =
    La couleur { $colour } est sur { $found ->
        [one] { $found } pièce
       *[other] { $found } pièces
    }, mais seulement { $expected ->
        [one] { $expected } pièce l’a
       *[other] { $expected } pièces l’ont
    }

state-no-piece = Aucune pièce n’a les couleurs { $colours }
state-no-corner = Aucun coin n’a les couleurs { $colours }
state-no-edge = Aucune arête n’a les couleurs { $colours }
state-no-piece-do = Une pièce n’a jamais deux fois la même couleur, ni deux couleurs opposées.
state-twice = La même pièce apparaît deux fois : { $piece }
state-twice-at = places { $first } et { $second }
state-twice-do = Corrigez les couleurs à l’une des deux places.
state-often =
    La même pièce apparaît { $times ->
       *[other] { $times } fois
    } : { $piece }
state-often-at = aux places { $places }
state-often-do = Corrigez les couleurs à toutes ces places sauf une.
state-face-clockwise = La face { $face } est saisie avec un quart de tour de trop dans le sens horaire
state-face-anticlockwise = La face { $face } est saisie avec un quart de tour de trop dans le sens antihoraire
state-face-half = La face { $face } est saisie avec un demi-tour de trop
state-face-do = Tournez ses facettes en arrière et laissez toutes les autres : chaque pièce est alors possible.
state-cell-turned = La cellule { $cell } a été saisie tournée
state-cell-turned-do = Tournez ses facettes comme le coup { $move } et laissez toutes les autres : chaque pièce est alors possible.
state-mirrored = Cette pièce est en miroir : { $piece }
state-mirrored-do = Échangez-y deux couleurs. La face a peut-être été lue du mauvais côté.
state-centres = Les centres des faces { $first } et { $second } ont la même couleur
state-centres-do = Donnez à chacun des six centres une couleur différente.
state-centres-cells = Les centres des cellules { $first } et { $second } ont la même couleur
state-centres-cells-do = Donnez à chacun des huit centres une couleur différente.
state-centres-misplaced = Cette disposition des centres est impossible, quelle que soit la façon de tenir le casse-tête
state-centres-misplaced-do = Comparez les centres avec le casse-tête : les cellules opposées restent opposées et rien n’est en miroir.
state-none-left = Toutes les pièces qui conviennent ici sont déjà à une autre place
state-none-left-do = Comparez avec le casse-tête cette place et celles qui ont les mêmes couleurs.
state-dead-end = Le coloriage ne peut pas être complété : les pièces restantes ne vont pas aux places restantes
state-dead-end-do = Comparez les couleurs avec le casse-tête.
state-corner = Un coin est pivoté sur place, ce qu’aucune suite de coups ne peut faire
state-corner-do = Comparez les coins avec le cube, ou faites pivoter un coin du cube.
state-flip = Une arête est retournée sur place, ce qu’aucune suite de coups ne peut faire
state-flip-do = Comparez les arêtes avec le cube, ou retirez une arête et remettez-la retournée.
state-two-colours = Une pièce à deux couleurs est retournée sur place, ce qu’aucune suite de coups ne peut faire
state-three-colours = Une pièce à trois couleurs a deux de ses couleurs échangées, ce qu’aucune suite de coups ne peut faire
state-twist = Une pièce est pivotée sur place, ce qu’aucune suite de coups ne peut faire
state-twist-do = Comparez les facettes avec le casse-tête, ou retirez une pièce et remettez-la pivotée.
state-parity = Deux pièces sont échangées, ce qu’aucune suite de coups ne peut faire
state-parity-do = Comparez les couleurs avec le casse-tête, ou échangez deux pièces du casse-tête.

table-stopped = La construction des tables a été arrêtée
table-stopped-do = Vous pouvez recommencer à tout moment.
table-counts = La table { $table } a été construite avec des comptes incorrects
table-checksum = La table { $table } a été construite avec la somme de contrôle { $found } au lieu de { $expected }
table-defect-do = C’est un bogue d’Unfold ou une erreur de mémoire de cet ordinateur. Réessayez ; si cela se reproduit, veuillez le signaler.

table-memory =
    Mémoire insuffisante pour la table { $table }, qui demande { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    }

table-memory-do = Fermez d’autres programmes, ou accordez plus de mémoire à Unfold ; les petites tables en demandent le moins (--memory small).
table-unknown = Aucune table ne s’appelle { $name }
table-unknown-do = Choisissez parmi : { $names }.
table-io = Une table n’a pas pu être lue ou écrite : { $reason }
table-no-folder-do = Choisissez un autre dossier.
table-io-do = Libérez de l’espace disque, ou autorisez Unfold à y écrire.

no-solver = Il n’y a pas encore de méthode pour résoudre le { $puzzle }
no-solver-do = Tournez-le à la main ou choisissez un autre casse-tête.
solve-crashed = Le solveur s’est arrêté sans résultat
solve-crashed-do = C’est un bogue d’Unfold : veuillez le signaler avec la position. Relancer la recherche peut réussir.
unworded-do = Mettez à jour les textes d’Unfold : ils n’ont pas de message pour cette erreur.

io-not-found = il n’existe pas
io-denied = l’accès est refusé
io-full = le disque est plein
io-no-memory = il n’y a pas assez de mémoire
io-read-only = le disque est en lecture seule
io-no-folder = une partie de son chemin n’est pas un dossier
io-folder = c’est un dossier
io-not-regular = ce n’est pas un fichier ordinaire
io-exists = un fichier porte déjà ce nom
io-too-large = il dépasse { $mebibytes } Mio
line-endless = La ligne dépasse { $megabytes } Mo ou ne se termine jamais
line-endless-do = Mettez chaque position sur sa propre ligne.

read-failed = Le fichier n’a pas pu être lu : { $reason }
read-failed-do = Vérifiez le chemin et votre droit de lire le fichier.
read-too-large-do = Choisissez un fichier plus petit, ou divisez-le en plusieurs.
read-not-a-file = Ce n’est pas un fichier ordinaire
read-not-a-file-do = Choisissez un fichier, pas un dossier, un tube ou un périphérique.
write-failed = Le fichier n’a pas pu être écrit : { $reason }
write-no-folder = Le fichier n’a pas pu être écrit : son dossier n’existe pas
write-failed-do = Choisissez un dossier existant où vous pouvez écrire, ou fermez le fichier dans le programme qui l’utilise. Rien n’a été modifié.
write-exists = Le fichier existe déjà
write-exists-do = Utilisez un autre nom, ou remplacez le fichier (--force).
write-not-a-file = C’est un dossier, un périphérique ou un tube, pas un fichier
write-file-for-folder = Le dossier n’a pas pu être créé : un fichier porte son nom, ou celui d’un dossier parent
write-file-for-folder-do = Choisissez un autre dossier, ou renommez le fichier.
write-not-a-file-do = Indiquez le chemin d’un fichier ; après un dossier, ajoutez un nom de fichier.
write-no-name = Le chemin n’a pas de nom de fichier
write-no-name-do = Utilisez un chemin qui se termine par un nom de fichier.
write-wrong = Les coups à enregistrer ne résolvent pas le casse-tête
write-elsewhere = Les coups à enregistrer ne mènent pas à la position affichée
write-wrong-do = C’est un bogue d’Unfold : veuillez le signaler avec le journal. Rien n’a été modifié.

settings-broken = Le fichier de réglages est endommagé : { $reason }
settings-broken-do = Il a été renommé en { $path }. Unfold utilise les réglages par défaut.
settings-kept-do = Unfold utilise les réglages par défaut. Le fichier n’a pas été modifié.
settings-unsaved = Les réglages n’ont pas pu être enregistrés : { $reason }
settings-not-regular-do = Déplacez ce qui se trouve à ce chemin. D’ici là, les réglages ne valent que tant que la fenêtre est ouverte.
settings-unsaved-do = Libérez de l’espace disque, ou autorisez Unfold à y écrire. D’ici là, les réglages ne valent que tant que la fenêtre est ouverte.

settings-relative-tables = Le dossier des tables dans les réglages, « { $path } », n’est pas un chemin absolu
settings-relative-tables-do = Unfold utilise le dossier par défaut à la place. Pour en choisir un autre : unfold tables move DIR

start-no-display = Aucun écran n’est disponible pour la fenêtre
start-no-display-do = Lancez Unfold dans une session de bureau, ou définissez DISPLAY. Sans écran, résolvez dans le terminal : unfold solve --help
start-failed = La fenêtre n’a pas pu être ouverte : { $reason }
start-failed-do = Vérifiez que DISPLAY désigne un écran actif. Une bibliothèque du système peut aussi manquer ; sous Debian ou Ubuntu : apt install { $packages }. Sans fenêtre, résolvez dans le terminal : unfold solve --help
start-failed-windows-do = Unfold a besoin d’OpenGL 2.1 ou plus récent : installez le pilote du fabricant de la carte graphique. Par Bureau à distance ou dans une machine virtuelle, OpenGL peut manquer. Sans fenêtre, résolvez dans le terminal : unfold solve --help
start-failed-macos-do = Unfold a besoin d’une session de bureau avec OpenGL. Sans fenêtre, résolvez dans le terminal : unfold solve --help
start-crashed = La fenêtre s’est fermée à cause d’un bogue : { $reason }
start-crashed-do = Veuillez le signaler. En attendant, résolvez dans le terminal : unfold solve --help
start-crashed-report-do = Veuillez le signaler, avec le fichier { $path }. En attendant, résolvez dans le terminal : unfold solve --help

no-thread = La recherche n’a pas pu commencer : { $error }
no-thread-do = Fermez d’autres programmes, ou accordez plus de mémoire à celui-ci.
table-thread = Les tables n’ont pas pu être construites : { $error }

folder-link = Unfold n’a pas trouvé de dossier personnel, et le dossier qu’il utiliserait à la place est un lien
folder-is-a-file = Unfold n’a pas trouvé de dossier personnel, et un fichier occupe la place du dossier qu’il créerait
folder-of-others = Unfold n’a pas trouvé de dossier personnel, et le dossier qu’il utiliserait à la place appartient à un autre utilisateur
folder-open = Unfold n’a pas trouvé de dossier personnel, et d’autres utilisateurs peuvent écrire dans le dossier qu’il utiliserait à la place
folder-nowhere = Le dossier des réglages et des tables a un chemin relatif, et le dossier courant n’existe plus
folder-do = Indiquez avec --home le chemin complet d’un dossier à vous.
