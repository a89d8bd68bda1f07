save-session = Enregistrer la session…
save-session-tip = Enregistrer positions, solutions, recherches et historique dans un fichier à rouvrir plus tard
path-session = Enregistrer la session
filter-sessions = Sessions d’Unfold
filter-open = Journaux, sessions et textes
restore = Restaurer la session au prochain démarrage
restore-tip = Garder positions, solutions, recherches et historique pour le prochain démarrage
ask-on-leaving = Demander avant de quitter
ask-on-leaving-tip = Demander avant de fermer la fenêtre quand un travail n’est pas enregistré ou est en cours
leave = Quitter Unfold ?
leave-solutions =
    { $count ->
        [one] { $count } position a des solutions non enregistrées.
       *[other] { $count } positions ont des solutions non enregistrées.
    }
leave-turns =
    { $count ->
        [one] { $count } résolution à la main n’est pas enregistrée.
       *[other] { $count } résolutions à la main ne sont pas enregistrées.
    }
leave-searching = Une recherche est en cours et sera arrêtée.
leave-exporting = L’exportation du graphe est en cours et sera annulée.
leave-finding = Vos coups ne sont pas encore enregistrés ; quitter annule l’enregistrement.
leave-rows =
    { $count ->
        [one] { $count } ligne d’un lot n’est pas enregistrée en tableau et sera perdue.
       *[other] { $count } lignes d’un lot ne sont pas enregistrées en tableau et seront perdues.
    }
leave-batch = Un lot est en cours et sera arrêté.
leave-saving = Un fichier est en cours d’écriture et peut rester incomplet.
leave-tables = Des tables sont en cours de construction, de suppression ou de déplacement ; ce travail sera annulé.
leave-restored = Positions, solutions et coups seront restaurés au prochain démarrage.
leave-lost = Solutions et coups seront perdus, car les sessions ne sont pas restaurées au prochain démarrage.
leave-never-ask = Ne plus demander
leave-yes = Quitter
news-restored = Votre dernière session est restaurée ; le { $puzzle } est affiché.
news-other-sessions = { $count ->
    [one] La session d’une autre fenêtre est gardée : lancez un second Unfold pour la restaurer.
   *[other] Les sessions de { $count } autres fenêtres sont gardées : relancez Unfold sans fermer cette fenêtre pour les restaurer.
}
news-unkept = La session n’a pas pu être gardée pour le prochain démarrage : { $reason }.
news-session-saved = Session enregistrée dans { $path }.
news-session-opened = Session { $name } ouverte.
news-session-opened-before = Session { $name } ouverte. La session précédente est gardée dans { $path }.
error-restore = Impossible de restaurer la dernière session
kept-left-do = Unfold commence une nouvelle session et ne modifie pas le fichier.
kept-broken-do = Elle a été renommée en { $path }, et Unfold commence une nouvelle session.
kept-newer-do = Elle a été renommée en { $path } pour la version plus récente, et Unfold commence une nouvelle session.
session-foreign = Le fichier n’est pas une session
session-too-large = Le fichier est trop grand pour une session
session-newer = La session a été enregistrée par une version plus récente d’Unfold (format { $found } ; cette version lit au plus le format { $known })
session-newer-do = Ouvrez-la avec cette version.
session-older = La session a été enregistrée par une version plus ancienne d’Unfold (format { $found } ; cette version ne lit que le format { $known })
session-checksum = La session est tronquée ou endommagée : sa somme de contrôle ne correspond pas
session-form = La session n’a pas pu être lue : { $reason }
session-wrong = La session est incohérente : { $reason }
session-bad-do = Ouvrez un autre fichier ; rien n’a changé ici.
wrong-facelets = position non valide
wrong-move = coup non valide
wrong-log = journal non valide
wrong-reach = des coups ne mènent pas à leur position
wrong-method = méthode inconnue
wrong-solution = solution non valide
wrong-bound = une borne inférieure dépasse une longueur
wrong-number = un nombre est hors limites
before-unkept = La session actuelle n’a pas pu être gardée avant d’en ouvrir une autre : { $reason }
before-unkept-do = Enregistrez d’abord la session actuelle, ou libérez de l’espace disque.
copy-identifier = Copier l’identifiant
copy-identifier-tip = Copier les 24 chiffres qui identifient ce 2×2×2 dans le graphe
copy-moves = Copier les coups jusqu’à cette position
copy-moves-tip = Copier les coups qui mènent du casse-tête résolu à la position affichée, s’ils sont connus
copy-log = Copier le journal
copy-log-tip = Copier le journal MC4D tel qu’il serait enregistré
news-copied-identifier = Identifiant copié dans le presse-papiers.
news-copied-moves = Coups jusqu’à cette position copiés dans le presse-papiers.
news-copied-log = Journal copié dans le presse-papiers.
news-pasted-other = Collé comme position du { $puzzle }.
news-first-only = { $news } Un seul fichier peut être ouvert à la fois ; non ouverts : { $names }.
pasted-log = Journal collé
moves-of-other = Ce sont des coups du { $puzzle } : choisissez-le d’abord.
