solve-metric = Cette méthode ne compte pas les longueurs en { $metric }
solve-metric-do = Choisissez une autre métrique ou une autre méthode.

at = ligne { $line }, colonne { $column }
at-line = ligne { $line }
at-place = place { $place }
at-sticker = facette { $number }
at-facelet = facette { $number }
list = { $list }, { $next }
letter-and-name = { $letter } ({ $name })
line-of-fault = { $what } ({ $place }). { $advice }
line-of-fault-nowhere = { $what }. { $advice }

state-count =
    Il y a { $found ->
        [one] { $found } couleur
       *[other] { $found } couleurs
    }, et il doit y en avoir { $expected }

state-count-do = Donnez exactement une couleur pour chaque place.
state-colour = Il n’y a pas de couleur { $colour }
state-colour-do = Utilisez les couleurs 0 à { $last }.
state-colours = La couleur { $colour } est là { $found } fois, et doit y être { $expected } fois
state-colours-do = Comparez cette couleur avec celle du casse-tête.

state-too-many-edges =
    La couleur { $colour } est sur { $found ->
        [one] { $found } arête
       *[other] { $found } arêtes
    }, et { $expected ->
        [one] { $expected } seulement la porte
       *[other] { $expected } seulement la portent
    }

state-too-many-corners =
    La couleur { $colour } est sur { $found ->
        [one] { $found } coin
       *[other] { $found } coins
    }, et { $expected ->
        [one] { $expected } seulement la porte
       *[other] { $expected } seulement la portent
    }

state-too-many-pieces =
    La couleur { $colour } est sur { $found ->
        [one] { $found } pièce
       *[other] { $found } pièces
    }, et { $expected ->
        [one] { $expected } seulement la porte
       *[other] { $expected } seulement la portent
    }

state-no-piece = Aucune pièce n’a les couleurs { $colours }
state-no-corner = Aucun coin n’a les couleurs { $colours }
state-no-edge = Aucune arête n’a les couleurs { $colours }
state-no-piece-do = Une pièce n’a jamais deux fois la même couleur, ni une couleur avec son opposée.
state-twice = La même pièce est là deux fois : { $piece }
state-twice-at = places { $first } et { $second }
state-twice-do = Corrigez les couleurs de l’une des deux places.
state-mirrored = Une pièce montre ses couleurs comme dans un miroir : { $piece }
state-mirrored-do = Échangez deux couleurs de cette place ; peut-être la face a-t-elle été lue du mauvais côté.
state-centres = Les centres des faces { $first } et { $second } ont la même couleur
state-centres-do = Donnez à chacun des six centres une couleur à lui.
state-none-left = Toutes les pièces qui conviennent ici sont à une autre place
state-none-left-do = Comparez avec le casse-tête cette place et celles qui ont les mêmes couleurs.
state-dead-end = Ce qui est peint ne peut pas être complété : les pièces restantes ne conviennent pas aux places restantes
state-dead-end-do = Comparez les couleurs avec celles du casse-tête.
state-corner = Un coin est pivoté sur place d’une manière qu’aucun coup ne peut atteindre
state-corner-do = Comparez les coins avec ceux du cube, ou faites pivoter un de ses coins.
state-flip = Une arête est retournée sur place d’une manière qu’aucun coup ne peut atteindre
state-flip-do = Comparez les arêtes avec celles du cube, ou retirez-en une et remettez-la retournée.
state-twist = Une pièce est tournée sur place d’une manière qu’aucun coup ne peut atteindre
state-twist-do = Comparez les facettes avec celles du casse-tête, ou retirez une pièce et remettez-la tournée.
state-parity = Deux pièces sont échangées d’une manière qu’aucun coup ne peut atteindre
state-parity-do = Comparez les couleurs avec celles du casse-tête, ou échangez deux de ses pièces.

table-stopped = Les tables n’ont pas été achevées, car le travail a été arrêté
table-stopped-do = Recommencez quand vous voudrez.
table-counts = La table { $table } a été calculée avec de mauvais comptes
table-checksum = La table { $table } a été calculée avec la somme de contrôle { $found } au lieu de { $expected }
table-defect-do = C’est un défaut du programme ou de la mémoire de cette machine : réessayez, puis signalez-le.

table-memory =
    La mémoire ne suffit pas pour la table { $table }, qui prend { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    }

table-memory-do = Fermez d’autres programmes, ou continuez avec les petites tables seules (--memory small).
table-unknown = Il n’y a pas de table nommée { $name }
table-unknown-do = Choisissez parmi : { $names }.
table-io = Une table n’a pas pu être lue ou écrite : { $reason }
table-no-folder-do = Choisissez un autre dossier.
table-io-do = Libérez de la place sur le disque, ou autorisez ce programme à y écrire.

solve-crashed = Le solveur s’est terminé sans résultat
solve-crashed-do = C’est un défaut du programme : veuillez le signaler avec la position. Relancer la recherche peut réussir.

io-not-found = il n’existe pas
io-denied = l’accès n’est pas autorisé
io-full = le disque est plein
io-read-only = il se trouve sur un disque protégé en écriture
io-no-folder = une partie de son chemin n’est pas un dossier
io-folder = c’est un dossier
io-not-regular = ce n’est pas un fichier ordinaire
io-too-large = il dépasse { $megabytes } Mo
line-endless = La ligne n’a pas de fin, ou dépasse { $megabytes } Mo
line-endless-do = Mettez chaque état sur une ligne à lui.

read-failed = Le fichier n’a pas pu être lu : { $reason }
read-failed-do = Vérifiez le chemin, et que vous avez le droit de lire le fichier.
read-not-a-file = Ce n’est pas un fichier ordinaire
read-not-a-file-do = Choisissez le fichier d’un journal.
write-failed = Le fichier n’a pas pu être écrit : { $reason }
write-failed-do = Choisissez un dossier qui existe et où vous avez le droit d’écrire. Rien n’a été modifié.
write-exists = Le fichier existe déjà
write-exists-do = Donnez un autre nom, ou dites qu’il peut être remplacé (--force).
write-not-a-file = Il y a là un dossier, un périphérique ou un tube, pas un fichier
write-no-name = Le chemin ne nomme aucun fichier
write-no-name-do = Donnez un chemin qui se termine par le nom d’un fichier.
write-wrong = Ce qui devait être écrit ne se termine pas résolu
write-elsewhere = Les coups qui devaient être écrits ne mènent pas à la position affichée
write-wrong-do = C’est un défaut du programme : veuillez le signaler avec le journal. Rien n’a été modifié.

settings-broken = Le fichier des réglages est abîmé : { $reason }
settings-broken-do = Il a été mis de côté sous le nom { $path }, et les réglages habituels sont utilisés.
settings-kept-do = Les réglages habituels sont utilisés ; le fichier a été laissé où il est.
settings-unsaved = Les réglages n’ont pas pu être enregistrés : { $reason }
settings-not-regular-do = Déplacez ce qui se trouve là ; d’ici là, les réglages ne valent que tant que la fenêtre est ouverte.
settings-unsaved-do = Libérez de la place sur le disque, ou autorisez ce programme à y écrire ; les réglages valent jusqu’à la fermeture de la fenêtre.

settings-relative-tables = Les réglages gardent les tables dans « { $path } », qui n’est pas un chemin absolu
settings-relative-tables-do = Le dossier habituel est utilisé à la place. Pour les garder ailleurs : unfold tables move DIR

start-no-display = Il n’y a pas d’écran où ouvrir une fenêtre
start-no-display-do = Lancez ceci dans une session de bureau, ou définissez DISPLAY. Sans écran, résolvez dans le terminal : unfold solve --help
start-failed = La fenêtre n’a pas pu être ouverte : { $reason }
start-failed-do = Vérifiez que DISPLAY désigne un écran actif. Sinon, une bibliothèque du système manque peut-être ; sous Debian ou Ubuntu : apt install { $packages }. Sans fenêtre, résolvez dans le terminal : unfold solve --help
start-crashed = La fenêtre s’est terminée à cause d’un défaut : { $reason }
start-crashed-do = Veuillez le signaler. En attendant, résolvez dans le terminal : unfold solve --help
