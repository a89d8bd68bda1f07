log-too-large =
    Le fichier a { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    }, mais un journal en a au plus { $limit }

log-empty = Le fichier est vide
log-not-text = Le fichier n’est pas du texte
log-not-mc4d = La première ligne, « { $found } », ne commence pas par MagicCube4D
log-other-file-do = Choisissez un journal enregistré par MagicCube4D, ou un fichier enregistré par Hyperspeedcube.
log-version = Le journal est à la version { $found } du format, mais seules les versions 1, 2 et 3 sont prises en charge
log-version-do = Utilisez une copie intacte. Dans la première ligne, MagicCube4D doit être suivi de 1, 2 ou 3.

log-header =
    La première ligne a { $found ->
        [one] { $found } champ
       *[other] { $found } champs
    } au lieu de { $expected }

log-header-do = La ligne doit ressembler à ceci : MagicCube4D 3 2 0 {"{"}4,3,3{"}"} 2
log-older-header =
    La première ligne d’un journal à la version { $version } du format a { $found ->
        [one] { $found } champ
       *[other] { $found } champs
    } au lieu de 4 ou 5

log-older-header-do = Dans les versions 1 et 2, la ligne doit ressembler à ceci : MagicCube4D 2 2 40 2
log-stickers = La ligne { $row } des facettes n’est pas faite de { $expected } chiffres de 0 à 7 : « { $found } »
log-stickers-cut = Le fichier se termine avant la ligne { $row } des facettes
log-stickers-do = Dans les versions 1 et 2, huit lignes de facettes doivent suivre la première ligne. Utilisez une copie intacte du fichier.
log-other-stickers = Les coups du journal ne mènent pas aux facettes de la ligne { $row }
log-other-stickers-do = Le fichier a été modifié ou est incomplet. Utilisez une copie intacte.
log-puzzle = Le journal concerne le casse-tête { $schlafli } { $edge }
log-puzzle-do = Choisissez un journal de l’un de ces casse-tête : { $puzzles }. Les journaux d’autres casse-tête ne sont pas pris en charge.
log-puzzle-named = { $name } ({ $schlafli } { $edge })
log-grips = Le journal nomme le { $name } { $schlafli }, mais sous ce nom MC4D numérote autrement les prises
log-grips-do = Dans MagicCube4D, mélangez le casse-tête { $schlafli } { $edge } et enregistrez ce journal.
log-matrix = La ligne { $row } de la matrice de la caméra ne commence pas par quatre nombres : « { $found } »
log-matrix-cut = Le fichier se termine avant la ligne { $row } de la matrice de la caméra
log-matrix-do = Quatre lignes de quatre nombres doivent suivre la première ligne. Utilisez une copie intacte du fichier.
log-no-star = La ligne avec * manque avant les coups
log-no-star-do = Le fichier est endommagé ou incomplet. Utilisez une copie intacte.

log-cut =
    Le fichier est incomplet : après { $clicks ->
        [one] { $clicks } coup
       *[other] { $clicks } coups
    }, le point final manque

log-cut-do = Utilisez une copie complète. Si vous savez qu’aucun coup ne manque, ajoutez un point à la fin.
log-click = Coup incorrect « { $token } » : { $reason }
log-click-do = Écrivez un coup comme prise, sens et masque, par exemple 127,-1,1.
log-older-click = Coup incorrect « { $token } »
log-older-click-do = Dans les versions 1 et 2, un coup est le chiffre de sa cellule (de 0 à 7), le numéro de sa prise (de 0 à 26, sauf 13) et, pour d’autres couches, un deux-points et un masque, par exemple 214 ou 58:2.
log-token = « { $token } » n’est ni un coup ni une marque
log-token-do = Corrigez ou supprimez cet élément. Un coup s’écrit comme 127,-1,1, et une marque comme m|.
log-mark = Le caractère qui nomme la marque manque après m
log-mark-do = Écrivez m| pour la fin du mélange, ou supprimez le m.

click-fields =
    il a { $found ->
        [one] { $found } nombre
       *[other] { $found } nombres
    } au lieu de 3

click-number = ce n’est pas un nombre ({ $field }) : « { $found } »
click-number-missing = il manque un nombre : { $field }
click-no-grip = la prise doit être de 0 à 215, pas { $found }
click-core = la prise { $grip } est le cœur de la cellule { $cell } et ne peut pas tourner
click-direction = le sens doit être 1 ou -1, pas { $found }
click-mask = le masque doit être 1, 2 ou 3, pas { $found }
click-layers = le masque doit être de 1 à { $most }, pas { $found }
field-grip = prise
field-direction = sens
field-mask = masque

move-letters = Coup incorrect « { $token } » : { $reason }
move-letters-do = Écrivez une cellule et les directions de sa prise, par exemple UF, UF2, UFR ou {"{"}1-2{"}"}RO'.
letter-not-a-cell = « { $found } » n’est pas l’une des cellules I B D L R U F O
letter-none = il n’a pas de lettres
letter-no-grip = les lettres de la prise manquent après la cellule { $cell }
letter-own-axis = une prise de la cellule { $cell } ne peut pas être dirigée vers { $letter }
letter-same-axis = une prise ne peut pas être dirigée à la fois vers { $first } et vers { $second }
letter-layers = le préfixe doit nommer des couches de 1 à { $most }, par exemple {"{"}2{"}"} ou {"{"}1-{ $most }{"}"}

cube-not-a-move = « { $token } » n’est pas un coup
cube-nothing-before = « { $token } » doit suivre un coup ou une parenthèse
cube-turns-nothing = « { $token } » ne fait rien tourner
cube-count = Le nombre { $token } est plus grand que { $limit }

cube-too-long =
    « { $token } » porte la suite à plus de { $limit ->
        [one] { $limit } coup
       *[other] { $limit } coups
    }

cube-too-deep = Les parenthèses sont imbriquées sur plus de { $limit } niveaux
cube-not-closed = La parenthèse « { $token } » n’est pas fermée
cube-not-opened = « { $token } » n’a pas de parenthèse ouvrante
cube-other-bracket = « { $token } » ne correspond pas à la parenthèse ouverte en { $place }
cube-on-inverse = « { $token } » commence des coups sur l’inverse du mélange, qui ne peuvent pas être mêlés à d’autres ici
cube-no-separator = Il manque une virgule ou un deux-points entre [ et ]
cube-separator = « { $token } » ne peut apparaître qu’une fois, entre [ et ]
cube-dash = « { $token } » doit se trouver entre deux coups
cube-slash = Un « { $token } » isolé n’est pas autorisé
cube-comment = Le commentaire qui commence par « { $token } » n’est pas fermé
cube-small-move-do = Les coups sont U R F D L B et les rotations x y z, suivis si besoin de 2 ou '. Ce casse-tête n’a pas de tranches.
cube-move-do = Les coups sont U R F D L B, les coups larges comme Rw ou r, les tranches M E S et les rotations x y z, suivis si besoin de 2 ou '.
cube-limit-do = Écrivez une suite plus courte.
cube-bracket-do = Utilisez parenthèses et crochets par paires : (R U)2, le commutateur [R, U] ou le conjugué [R: U].
cube-on-inverse-do = Écrivez ces coups inversés à la fin de la solution : R ^(U F) devient R F' U'.
niss-nested = Des parenthèses sont imbriquées
niss-bracket-do = Écrivez les coups sur l’inverse du mélange dans une seule paire de parenthèses, comme U' F2 (L D). Les crochets vont par paires : [R, U] ou [R: U].
cube-comment-do = Écrivez les commentaires avec // jusqu’à la fin de la ligne, ou avec /* texte */.

facelets-character = « { $token } » n’est pas une couleur
facelets-character-do = Écrivez chaque couleur avec l’un de ces signes : { $letters }.

facelets-count =
    { $expected ->
        [one] { $expected } couleur attendue
       *[other] { $expected } couleurs attendues
    }, { $found ->
        [one] { $found } trouvée
       *[other] { $found } trouvées
    }

facelets-character-cube-do = Écrivez chaque facette par une face ({ $faces }) ou par une couleur ({ $colours }).
facelets-character-small-do = Écrivez chaque facette par une face ({ $faces }) ou par une couleur ({ $colours }). Les identifiants utilisent les chiffres de 0 à 5.
facelets-colour-among = « { $token } » est une couleur, mais les autres lettres sont des faces
facelets-face-among = « { $token } » est une face, mais les autres lettres sont des couleurs
facelets-among-do = Écrivez toutes les facettes par des faces ({ $faces }), ou toutes par des couleurs ({ $colours }).
facelets-several-schemes = Ces couleurs donnent des cubes différents avec les couleurs standard et avec celles du programme du score des facettes
facelets-several-schemes-do = Ajoutez --colours=standard ou --colours=sticker-score, ou écrivez aussi les centres (54 lettres).
facelets-count-small-do = Écrivez une lettre par facette : les faces dans l’ordre { $faces }, chacune ligne par ligne depuis le coin supérieur gauche. Vous pouvez aussi écrire les 24 chiffres d’un identifiant.
facelets-count-cube-do = Écrivez une lettre par facette : les faces dans l’ordre { $faces }, chacune ligne par ligne depuis le coin supérieur gauche. Si vous écrivez des couleurs, vous pouvez omettre les centres (48 lettres).
facelets-count-hyper-do = Écrivez exactement un chiffre par facette, dans l’ordre de MC4D.
facelets-pieces = Ces mots nomment les pièces du { $puzzle }
facelets-pieces-do = Choisissez le { $puzzle } pour les lire.
facelets-piece-order = La pièce « { $token } » n’est pas à sa place dans la liste
facelets-piece-order-do = Nommez les pièces qui se trouvent à ces places, dans cet ordre : { $edges } { $corners }.

notice-bom = Le fichier commence par une marque d’ordre des octets, que MC4D lui-même refuserait.
notice-blanks = La première ligne a des espaces en trop, que MC4D lui-même refuserait.
notice-state-unscrambled = L’en-tête dit « non mélangé » ; il a été ignoré.
notice-state-short = L’en-tête dit « mélangé en huit coups au plus » ; il a été ignoré.
notice-state-full = L’en-tête dit « entièrement mélangé » ; il a été ignoré.
notice-state-solved = L’en-tête dit « résolu » ; il a été ignoré.
notice-state-other = L’en-tête donne « { $written } » comme état du mélange ; il a été ignoré.
notice-count = L’en-tête compte « { $written } » coups ; il a été ignoré. Le journal en a { $found }.

notice-cancelled =
    { $count ->
        [one] { $count } paire de coups qui s’annulent a été omise, comme dans MC4D, en { $place }
       *[other] { $count } paires de coups qui s’annulent ont été omises, comme dans MC4D, la première en { $place }
    }.

notice-mask-zero =
    { $count ->
        [one] { $count } coup de masque 0 a été lu avec le masque 1, en { $place }
       *[other] { $count } coups de masque 0 ont été lus avec le masque 1, le premier en { $place }
    }.

notice-mask-whole =
    { $count ->
        [one] { $count } coup de masque -1 ou 7 a été lu comme une rotation de tout le casse-tête, en { $place }
       *[other] { $count } coups de masque -1 ou 7 ont été lus comme des rotations de tout le casse-tête, le premier en { $place }
    }.

notice-mask-beyond =
    { $count ->
        [one] Le masque de { $count } coup nomme des couches que le casse-tête n’a pas ; elles ont été ignorées, en { $place }
       *[other] Les masques de { $count } coups nomment des couches que le casse-tête n’a pas ; elles ont été ignorées, la première en { $place }
    }.

notice-redo = La marque de rétablissement c en { $place } a été ignorée ; les coups qui la suivent ont aussi été joués.

notice-redo-left-out = Les coups après la marque de rétablissement c en { $place } ont été laissés de côté : ils étaient annulés quand le journal a été enregistré.

notice-mark =
    { $count ->
        [one] { $count } marque inconnue a été conservée, m{ $mark } en { $place }
       *[other] { $count } marques inconnues ont été conservées, la première est m{ $mark } en { $place }
    }.

notice-after-end = Le texte après le point final a été ignoré, à partir de la { $place }.
