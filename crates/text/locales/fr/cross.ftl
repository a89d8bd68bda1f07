cross-row = { $name }	{ $htm } HTM, { $qtm } QTM	id { $id }	code { $code }	{ $moves }
cross-done = résolue
cross-name = { $face } avec { $slot }
cross-at-work = Croix
cross-none = Aucune position indiquée
cross-none-do = Indiquez INPUT (des coups, des facettes, un lien, un fichier, ou - pour l’entrée standard), --facelets, --moves ou --random. Voir unfold cross --help.
cross-log = Les croix n’existent que sur le { $cube }, mais ce journal concerne le { $puzzle }
cross-log-do = Indiquez des facettes ou des coups, avec --facelets, avec --moves, ou avec - pour l’entrée standard.
cross-face-wrong = valeurs possibles : { $names }
cross-no-id = Aucune configuration n’a l’id { $id }
cross-no-id-do = Un id a un chiffre en base 24 par arête, et deux arêtes ne peuvent être à la même place. L’id de la croix résolue est 31200.
cross-code-zero = { $code } n’est pas un code de coups : son chiffre { $place } depuis la droite, en base 19, est 0
cross-code-long = { $code } n’est pas un code de coups : il a plus de { $most } coups
cross-code-do = Chaque chiffre en base 19 est un coup, de 1 à 18 ; le premier coup est le chiffre de droite.
cross-decoded = { $face }	{ $htm } HTM, { $qtm } QTM	code { $code }	{ $moves }

cross-verified =
    { $path } : { $count ->
        [one] la seule ligne est correcte
       *[other] les { $count } lignes sont correctes
    }.

cross-more =
    et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }

crosses-tip = Afficher la croix la plus courte de chaque face, d’abord en HTM puis en QTM. Cliquez sur une croix pour la jouer sur le patron.
crosses-wait = Les croix s’affichent ici dès que la position est valide.
crosses-row = { $face }   { $htm } HTM, { $qtm } QTM   { $moves }
crosses-solved = { $face }   résolue, 0 HTM
crosses-row-tip = Cliquez pour jouer. Ligne { $id } de la base, code { $code }.

crosses-all =
    { $count ->
        [one] La seule croix la plus courte sur { $face }
       *[other] Les { $count } croix les plus courtes sur { $face }
    }

cross-on-bottom = Croix en bas
cross-on-bottom-tip = Commencer par une rotation du cube qui amène la face de la croix en bas, comme la plupart des cubeurs le tiennent
crosses-done = résolue
crosses-face = Face
crosses-moves = Coups
crosses-all-hint = Cliquez sur une croix pour la jouer et afficher ici toutes celles de même longueur.
save-crosses = Enregistrer la base…
save-crosses-tip = Enregistrer, pour chaque configuration, une première croix de longueur minimale dans une base SQLite, comme unfold cross --db
save-crosses-group = Premières croix
stop-crosses = Arrêter l’enregistrement
stop-crosses-tip = Arrêter l’enregistrement des premières croix et supprimer ce qui a été écrit
path-crosses = Enregistrer les premières croix dans une base de données
filter-databases = Bases de données SQLite
crosses-saving = Enregistrement des croix
news-crosses-saving = Enregistrement des premières croix dans { $path }.
news-crosses-saved = Première croix de chacune des { $count } configurations enregistrée dans { $path }.
news-crosses-stopped = Enregistrement arrêté ; aucune base n’a été écrite.
error-crosses = Impossible d’enregistrer la base
pairs = Croix avec une paire (XCross)
pairs-tip = Résoudre la croix avec une paire, le coin et l’arête d’un même emplacement
pairs-wait = Recherche en cours…

rows-wrong =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    } dans la table { $table }

rows-wrong-do = Réécrivez la base avec : unfold cross --db FILE --force
row-no-number = ligne { $row } : id et moves doivent être des nombres entiers
row-no-number-of = id { $id } : moves doit être un nombre entier
row-strange = id { $id } : aucune configuration n’a cet identifiant ; supprimez la ligne
row-twice = id { $id } : ligne en double
row-no-code = id { $id } : { $code } n’est pas un code de coups valide ; attendu : { $expected }
row-unsolved = id { $id } : les coups de code { $code } ne résolvent pas la croix ; attendu : { $expected }
row-longer = id { $id } : les coups de code { $code } font { $htm } HTM, { $qtm } QTM ; attendu : { $expected }
row-missing = id { $id } : ligne absente ; attendu : { $expected }
row-right = { $htm } HTM, { $qtm } QTM, par exemple le code { $code }

database-make = La base de données n’a pas pu être créée : { $reason }
database-make-do = Fermez d’autres programmes pour libérer de la mémoire, puis réessayez. Rien n’a été modifié.
database-in-use = Un autre programme modifie cette base de données, ou a été arrêté pendant qu’il la modifiait
database-in-use-do = Fermez ce programme ; s’il a été interrompu, rouvrez-y une fois la base. Ou utilisez un autre fichier. Rien n’a été modifié.
database-foreign = Ce n’est pas une base de données SQLite
database-foreign-do = Utilisez une base écrite par unfold cross --db FILE, ou une base avec la même table.

database-cut =
    La base de données est incomplète : elle a { $found ->
        [one] { $found } octet
       *[other] { $found } octets
    } au lieu de { $expected }

database-damaged = La base de données est endommagée : { $reason }
database-damaged-do = Utilisez une autre copie, ou réécrivez-la avec : unfold cross --db FILE --force
database-no-table = La base de données n’a pas de table nommée { $table }
database-columns = La table { $table } doit avoir les colonnes { $expected } de type INTEGER, mais elle a { $found }
crosses-held = Tenez le cube avec { $up } en haut et { $front } devant.

crosses-reveal = Montrer un coup de { $place }
