log-too-large =
    Le fichier a { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    }, et aucun journal n’en a plus de { $limit }

log-empty = Le fichier est vide
log-not-text = Le fichier n’est pas du texte
log-not-mc4d = La première ligne est « { $found } » et ne commence pas par MagicCube4D
log-other-file-do = Choisissez un journal enregistré par MagicCube4D.
log-version = Le journal est au format de version { $found }, et seule la version 3 est comprise
log-version-do = Ouvrez-le dans MagicCube4D 4 et enregistrez-le à nouveau.

log-header =
    La première ligne a { $found ->
        [one] { $found } champ
       *[other] { $found } champs
    } au lieu de { $expected }

log-header-do = Elle doit se lire ainsi : MagicCube4D 3 2 0 {"{"}4,3,3{"}"} 2
log-puzzle = Le journal est du casse-tête { $schlafli } { $edge }
log-puzzle-do = Seul le 2×2×2×2, noté {"{"}4,3,3{"}"} 2, est résolu ; choisissez un journal de ce casse-tête.
log-grips = Le journal est du 2×2×2×2 sous le nom { $schlafli }, pour lequel MC4D numérote les prises autrement
log-grips-do = Dans MagicCube4D, faites le mélange sur le casse-tête {"{"}4,3,3{"}"} 2 et enregistrez celui-là.
log-matrix = La ligne { $row } de la matrice de la caméra ne commence pas par quatre nombres : « { $found } »
log-matrix-cut = Le fichier se termine avant la ligne { $row } de la matrice de la caméra
log-matrix-do = Donnez quatre lignes de quatre nombres après la première ligne, ou prenez une copie intacte du fichier.
log-no-star = Il n’y a pas de ligne avec * avant les coups
log-no-star-do = Le fichier est endommagé ou tronqué : prenez-en une copie intacte.

log-cut =
    Le fichier est tronqué : après { $clicks ->
        [one] { $clicks } clic
       *[other] { $clicks } clics
    }, il se termine sans le point final

log-cut-do = Prenez-en une copie entière. Si vous savez qu’aucun clic ne manque, ajoutez un point à la fin.
log-click = L’élément « { $token } » n’est pas un clic : { $reason }
log-click-do = Corrigez l’élément : prise, sens et masque, par exemple 127,-1,1.
log-token = « { $token } » n’est ni un clic ni une marque
log-token-do = Corrigez-le ou supprimez-le ; les coups doivent être des nombres comme 127,-1,1, et les marques s’écrivent m|.
log-mark = Un m est là sans le caractère qui nomme la marque
log-mark-do = Écrivez m| pour la fin du mélange, ou supprimez le m.

click-fields =
    il a { $found ->
        [one] { $found } nombre
       *[other] { $found } nombres
    } au lieu de 3

click-number = ce n’est pas un nombre ({ $field }) : « { $found } »
click-number-missing = il manque un nombre : { $field }
click-no-grip = il n’y a pas de prise { $found } ; les prises vont de 0 à 215
click-core = la prise { $grip } est le cœur de la cellule { $cell }, qui ne tourne rien
click-direction = il n’y a pas de sens { $found } ; c’est 1 ou -1
click-mask = il n’y a pas de masque { $found } ; c’est 1, 2 ou 3
field-grip = prise
field-direction = sens
field-mask = masque

move-letters = « { $token } » n’est pas un coup : { $reason }
move-letters-do = Écrivez une cellule et les lettres vers lesquelles se trouve sa prise, comme UF, UF2, UFR ou {"{"}1-2{"}"}RO'.
letter-not-a-cell = « { $found } » n’est pas l’une des cellules I B D L R U F O
letter-none = il n’a pas de lettres
letter-no-grip = après la cellule { $cell }, les lettres de la prise manquent
letter-own-axis = une prise de la cellule { $cell } ne peut pas se trouver vers { $letter }
letter-same-axis = une prise ne peut pas se trouver à la fois vers { $first } et vers { $second }
letter-half = un 2 peut suivre une lettre de la prise, pas { $letters }
letter-prefix = le seul préfixe est {"{"}1-2{"}"}

cube-not-a-move = Aucun coup ne commence par « { $token } »
cube-nothing-before = Avant « { $token } », il n’y a ni coup ni parenthèse auxquels il se rapporte
cube-turns-nothing = « { $token } » ne tourne rien
cube-count = Le nombre { $token } est plus grand que { $limit }

cube-too-long =
    Avec « { $token } », il y a plus de { $limit ->
        [one] { $limit } coup
       *[other] { $limit } coups
    }

cube-too-deep = Plus de { $limit } parenthèses sont emboîtées
cube-not-closed = La parenthèse « { $token } » n’est pas fermée
cube-not-opened = Il n’y a pas de parenthèse ouvrante pour « { $token } »
cube-other-bracket = « { $token } » ne ferme pas la parenthèse ouverte : { $place }
cube-no-separator = Entre les crochets [ ], il manque une virgule ou un deux-points
cube-separator = « { $token } » ne peut figurer qu’une fois, entre [ et ]
cube-dash = « { $token } » doit se trouver entre deux coups
cube-slash = Un « { $token } » seul ne veut rien dire
cube-comment = Le commentaire qui commence par « { $token } » n’est pas fermé
cube-small-move-do = Les coups sont U R F D L B et les rotations x y z, suivis aussitôt de 2 ou ' ; ce casse-tête n’a pas de tranches.
cube-move-do = Les coups sont U R F D L B, les larges Rw ou r, les tranches M E S et les rotations x y z, suivis aussitôt de 2 ou '.
cube-limit-do = Écrivez une suite plus courte.
cube-bracket-do = Écrivez les parenthèses par paires : (R U)2, le commutateur [R, U] ou le conjugué [R: U].
cube-comment-do = Les commentaires s’écrivent // jusqu’à la fin de la ligne, ou /* ici */.

facelets-character = « { $token } » n’est pas une couleur
facelets-character-do = Écrivez chaque couleur par l’un de ces signes : { $letters }.

facelets-count =
    Il y a { $found ->
        [one] { $found } couleur
       *[other] { $found } couleurs
    } au lieu de { $expected }

facelets-character-cube-do = Écrivez chaque facette par la face de sa couleur, parmi { $faces }, ou par la couleur elle-même, parmi { $colours }.
facelets-character-small-do = Écrivez chaque facette par la face de sa couleur, parmi { $faces }, ou par la couleur elle-même, parmi { $colours } ; ou, dans un identifiant, par un chiffre de 0 à 5.
facelets-colour-among = « { $token } » désigne une couleur, et les autres lettres des faces
facelets-face-among = « { $token } » désigne une face, et les autres lettres des couleurs
facelets-among-do = Écrivez toutes les facettes par les faces, { $faces }, ou toutes par les couleurs, { $colours }.
facelets-count-small-do = Écrivez une lettre par facette, face par face dans l’ordre { $faces }, chacune par lignes depuis le coin supérieur gauche ; ou les 24 chiffres d’un identifiant.
facelets-count-cube-do = Écrivez une lettre par facette, face par face dans l’ordre { $faces }, chacune par lignes depuis le coin supérieur gauche. Pour des couleurs, 48 sans les centres suffisent.
facelets-count-hyper-do = Écrivez exactement un chiffre par facette, dans l’ordre des facettes de MC4D.

notice-bom = Le fichier commence par une marque d’ordre des octets ; MC4D lui-même le refuserait.
notice-blanks = La première ligne a des espaces en trop ; MC4D lui-même la refuserait.
notice-state = La première ligne donne l’état de mélange « { $written } » ; les coups disent { $found }.
notice-count = La première ligne compte « { $written } » coups ; il y en a { $found }.
notice-cancelled = Des paires de clics qui s’annulent ont été laissées de côté, comme le fait MC4D : { $count }, la première en { $place }.
notice-mask-zero = Des clics de masque 0 ont été lus avec le masque 1 : { $count }, le premier en { $place }.
notice-mask-whole = Des clics de masque -1 ou 7 ont été lus comme des rotations de tout le casse-tête : { $count }, le premier en { $place }.
notice-redo = La marque c en { $place }, où commençait jadis ce qui était annulé, a été ignorée : tous les coups ont été joués.
notice-mark = Des marques de sens inconnu ont été gardées : { $count }, la première est m{ $mark } en { $place }.
notice-after-end = Le texte après le point final a été ignoré, à partir de : { $place }.
