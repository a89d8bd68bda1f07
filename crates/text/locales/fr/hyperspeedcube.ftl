### Fichiers de Hyperspeedcube : erreurs, avis, choix d’une résolution et d’une version.

hsc-too-large =
    Le fichier a { $bytes ->
        [one] { $bytes } octet
       *[other] { $bytes } octets
    }, mais un fichier Hyperspeedcube en a au plus { $limit }

hsc-other-file-do = Choisissez un fichier enregistré par Hyperspeedcube.
hsc-no-solve = Le fichier ne contient aucune résolution
hsc-puzzle = Le casse-tête de cette résolution, « { $name } », n’est pas pris en charge
hsc-puzzle-do = Choisissez une résolution d’un de ces casse-tête : { $puzzles }.
hsc-syntax = « { $found } » n’est pas du { $language }
hsc-syntax-do = Le fichier est abîmé ou incomplet. Utilisez une copie intacte, ou enregistrez-le à nouveau dans Hyperspeedcube.
hsc-too-much = Le fichier est imbriqué plus profondément, ou a plus de parties, que ceux de Hyperspeedcube
hsc-version = « { $found } » n’est pas une version du format
hsc-version-do = Utilisez une copie intacte. Les versions 1, 2 et 3 sont prises en charge.
hsc-missing = « { $part } » manque
hsc-value = « { $part } » ne peut pas être « { $found } »
hsc-twist = Mouvement « { $token } » incorrect
hsc-twist-do = Écrivez les mouvements dans la notation de Hyperspeedcube, comme R, 2L ou {"{"}1-2{"}"}F ; ceux d’un mélange en version 1 en nombres, comme { $example }. Si le fichier est tronqué, utilisez une copie complète.
hsc-macro = L’événement « { $event } » ne dit pas quels mouvements ont été faits
hsc-macro-do = Enregistrez la résolution dans Hyperspeedcube sans son déroulement.
hsc-too-many = La résolution a plus de { $limit } mouvements
notice-hsc-bom = Le fichier commence par une marque d’ordre des octets
notice-hsc-newer = Le fichier est à la version { $version } du format, plus récente que celles prises en charge ; il a été lu comme version 3
notice-hsc-undone =
    { $twists ->
        [one] { $twists } mouvement a été annulé dans Hyperspeedcube et est laissé de côté
       *[other] { $twists } mouvements ont été annulés dans Hyperspeedcube et sont laissés de côté
    }

notice-hsc-solved = Le fichier dit que le casse-tête est résolu, mais il ne l’est pas
notice-hsc-unsolved = Le fichier dit que le casse-tête n’est pas résolu, mais il l’est
notice-hsc-others = Le fichier contient aussi des résolutions d’autres casse-tête : { $names }
notice-hsc-event = L’événement inconnu « { $name } » ({ $place }) a été laissé de côté
choose-solve = Quelle résolution ?
choose-solve-text = { $file } contient { $count } résolutions.
solve-row = { $number }. { $puzzle } : mélange { $scramble }, puis { $moves }
solve-row-solved = { $row }, résolu
about-hsc = Le fichier contient le mélange et les mouvements. Il n’a ni temps ni signature.
hsc-version-choice = S’ouvre dans
hsc-version-one = Hyperspeedcube 1 (version { $number })
hsc-version-two = Hyperspeedcube 2, jusqu’à zeta.12 (version { $number })
hsc-version-three = Hyperspeedcube 2, plus récent (version { $number })
kind-hsc = Fichier Hyperspeedcube
