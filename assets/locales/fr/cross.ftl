cross-row = { $name }	{ $htm } HTM, { $qtm } QTM	id { $id }	code { $code }	{ $moves }
cross-done = résolue
cross-name = { $face } avec { $slot }
cross-at-work = Croix
cross-none = Aucun état à examiner n’est donné
cross-none-do = Donnez des facettes ou des coups (INPUT - pour l’entrée standard, --facelets, --moves) ou --random ; voir unfold cross --help.
cross-log = Les croix sont celles du { $cube }, et un journal est du { $puzzle }
cross-log-do = Donnez des facettes ou des coups, avec --facelets, --moves, ou - pour l’entrée standard.
cross-face-wrong = choisissez parmi : { $names }

cross-verified =
    { $path } : { $count ->
        [one] { $count } ligne, et elle est juste
       *[other] les { $count } lignes sont toutes justes
    }.

cross-more = et { $count } de plus

crosses-tip = Pour chaque face, la façon la plus courte de résoudre ses quatre arêtes, en HTM puis, parmi celles-là, en QTM. Un clic la joue sur le patron.
crosses-wait = Les croix d’une position apparaissent dès que celle-ci est possible.
crosses-row = { $face }   { $htm } HTM, { $qtm } QTM   { $moves }
crosses-solved = { $face }   résolue, 0 HTM
crosses-row-tip = Configuration { $id }, coups codés { $code }, comme dans la table first_cross : ceux de la face U une fois le cube entier tourné. Cliquez pour jouer.
crosses-all = Les { $count } aussi courtes sur { $face }
crosses-all-hint = Cliquez sur une croix pour la jouer ; toutes celles qui sont aussi courtes s’affichent alors ici.
save-crosses = Enregistrer la base…
save-crosses-tip = Enregistrer la plus courte première croix de chaque configuration dans une base SQLite, comme la commande cross --db
save-crosses-group = Premières croix
stop-crosses = Arrêter la base
stop-crosses-tip = Arrêter l’écriture de la base des premières croix ; rien n’en est gardé
path-crosses = Enregistrer les premières croix dans une base de données
filter-databases = Bases de données SQLite
crosses-saving = Base des croix
news-crosses-saving = Écriture des premières croix dans { $path }.
news-crosses-saved = La base { $path } contient les { $count } premières croix.
news-crosses-stopped = La base n’a pas été écrite : vous l’avez arrêtée.
error-crosses = La base n’a pas été écrite
pairs = Croix et une paire
pairs-tip = La croix avec le coin et l’arête d’un logement
pairs-wait = Recherche en cours.

rows-wrong = Erreurs dans la table { $table } : { $count }
rows-wrong-do = Récrivez-la avec : unfold cross --db FILE --force
row-no-number = ligne { $row } : id et moves doivent être des nombres entiers
row-no-number-of = id { $id } : moves doit être un nombre entier
row-strange = id { $id } : quatre arêtes n’ont jamais ce numéro ; une telle ligne ne doit pas exister
row-twice = id { $id } : cette ligne est présente deux fois
row-no-code = id { $id } : { $code } n’est le code d’aucune suite de coups ; attendu : { $expected }
row-unsolved = id { $id } : les coups de { $code } ne résolvent pas la croix ; attendu : { $expected }
row-longer = id { $id } : les coups de { $code } font { $htm } HTM, { $qtm } QTM ; attendu : { $expected }
row-missing = id { $id } : cette ligne manque ; attendu : { $expected }
row-right = { $htm } HTM, { $qtm } QTM, par exemple { $code }

database-make = La base de données n’a pas pu être créée : { $reason }
database-make-do = Fermez d’autres programmes pour libérer de la mémoire, puis réessayez. Rien n’a été modifié.
database-in-use = Un autre programme modifie cette base de données, ou a été interrompu pendant qu’il le faisait
database-in-use-do = Fermez ce programme, ou rouvrez la base avec lui ; ou donnez un autre fichier. Rien n’a été modifié.
database-foreign = Ce n’est pas une base de données SQLite
database-foreign-do = Donnez une base écrite avec : unfold cross --db FILE, ou une autre de la même forme.

database-cut =
    La base de données est tronquée : elle a { $found ->
        [one] { $found } octet
       *[other] { $found } octets
    } sur { $expected }

database-damaged = La base de données est endommagée : { $reason }
database-damaged-do = Prenez-en une autre copie, ou récrivez-la avec : unfold cross --db FILE --force
database-no-table = La base de données n’a pas de table { $table }
database-columns = La table { $table } doit avoir les colonnes { $expected } de type INTEGER, et elle a { $found }
