row-menu = Coups
row-menu-tip = Montrer ce qu’on peut faire de ces coups
row-own = Mes coups
row-shortened = Raccourcis
row-edited = Modifiés
row-kept = Gardés
row-choose = { $name }, { $length }
row-choose-tip = Jouer et modifier ces coups
row-spoken = { $name }, { $length }, après { $at } coups sur { $all }
row-finding = Recherche de coups qui mènent à cette position…
row-find = Trouver les coups
row-find-tip = Chercher des coups qui mènent à cette position depuis le casse-tête résolu
shorten = Raccourcir
shorten-tip = Chercher moins de coups entre les deux mêmes positions, pour les coups choisis ou toute la ligne
copy-row = Copier les coups
copy-row-tip = Copier les coups choisis, ou toute la ligne
copy-short = Copier
copy-named = Copier : { $name }
save-row = Enregistrer la ligne…
save-row-tip = Enregistrer ces coups en texte, ou avec leur mélange en fichier Hyperspeedcube ou, pour un hypercube, en journal MC4D
path-save-row = Enregistrer les coups
no-row-scramble = Le mélange qui précède ces coups n’est pas connu
no-row-scramble-do = Trouvez d’abord les coups du mélange, ou enregistrez la ligne en texte.
keep-moves = Garder une copie
keep-moves-tip = Garder les coups choisis, ou toute la ligne, comme une ligne à part
remove-row = Retirer la ligne
remove-row-tip = Retirer cette ligne ; Annuler la ramène
select-all = Choisir tous les coups
select-all-tip = Choisir tous les coups de la ligne
invert-moves = Inverser
invert-moves-tip = Remplacer les coups par ceux qui les défont
mirror-moves = Miroir gauche-droite
mirror-moves-tip = Remplacer les coups par ceux de l’autre main
rotate-moves = Tourner les coups
rotate-moves-tip = Remplacer les coups par les mêmes sur le casse-tête ainsi tourné
repeat-moves = Répéter
repeat-moves-tip = Faire les coups deux fois
cancel-moves = Simplifier
cancel-moves-tip = Réunir les coups des mêmes couches et supprimer ceux qui s’annulent
delete-moves = Supprimer des coups
delete-moves-tip = Supprimer les coups choisis, ou celui qui précède le curseur
delete-next-moves = Supprimer le coup suivant
delete-next-moves-tip = Supprimer les coups choisis, ou celui qui suit le curseur
go-on-from-here = Continuer d’ici
go-on-from-here-tip = Travailler désormais sur la position affichée
split-here = Séparer ici en mélange et coups
split-here-tip = Prendre les coups avant le curseur comme mélange et les autres comme les vôtres
enlarge = Agrandir les coups
enlarge-tip = Afficher les coups sur un tiers de la fenêtre, ou de nouveau sur deux lignes
row-move = { $row }, { $move }
shortening = Raccourcissement…
error-shorten = Les coups n’ont pas pu être raccourcis
news-shortening = Recherche de moins de { $length }…
news-shorter = Raccourcissement : de { $before } à { $after } jusqu’ici.
news-shortened-total = { $news } Tous les coups : de { $before } à { $after }.
news-too-long = Trop de coups : une ligne en contient au plus { $most }.
outcome-of-stretch = Coups { $from } à { $to } : { $told }

news-kept = Gardés comme une ligne à part.
news-removed = Ligne retirée. Annuler la ramène.
news-split = Séparés en mélange et coups.
news-copied-row = { $moves ->
        [one] { $moves } coup copié.
       *[other] { $moves } coups copiés.
    }
news-inserted = { $moves ->
        [one] { $moves } coup inséré.
       *[other] { $moves } coups insérés.
    }
news-not-inserted = Rien d’inséré : { $why }
why-shortening = Une recherche de coups plus courts est en cours
why-searching = Une recherche est en cours
why-too-many-rows = Il n’y a plus de place pour d’autres lignes
why-not-kept = Seule une ligne gardée peut être retirée
why-here-already = Vous travaillez déjà sur cette position
news-found-scramble = Coups menant à cette position trouvés.
read-moves-as = Ces coups :
moves-applied = Les jouer ici
moves-applied-tip = Jouer les coups sur la position précédente
moves-position = Comme position
moves-position-tip = Jouer les coups depuis le casse-tête résolu
moves-case = Comme cas
moves-case-tip = Prendre la position que ces coups résolvent
news-taken-as-position = { $moves ->
        [one] { $moves } coup pris comme position.
       *[other] { $moves } coups pris comme position.
    }
news-applied = { $moves ->
        [one] { $moves } coup joué sur la position.
       *[other] { $moves } coups joués sur la position.
    }
news-taken-as-case = { $moves ->
        [one] La position est celle que ce coup résout.
       *[other] La position est celle que ces { $moves } coups résolvent.
    }
scramble-length = Coups au hasard :
scramble-length-tip = Choisir combien de coups a un mélange au hasard : quelques-uns pour s’exercer, ou le nombre habituel
news-none-selected = Aucun coup choisi.
news-one-selected = Coup { $first } choisi.
news-selected = Coups { $first } à { $last } choisis.
read-all = Lire tous les coups
read-all-tip = Montrer les coups dans toute la fenêtre, ou de nouveau sur deux lignes sous le casse-tête
news-turned-inside = { $name } joué. { $moves ->
        [one] Le coup qui suivait est supprimé ; Annuler le ramène.
       *[other] Les { $moves } coups qui suivaient sont supprimés ; Annuler les ramène.
    }
news-deleted = { $moves ->
        [one] { $moves } coup supprimé ; Annuler le ramène.
       *[other] { $moves } coups supprimés ; Annuler les ramène.
    }
news-changed = { $moves ->
        [one] { $moves } coup changé ; Annuler le ramène.
       *[other] { $moves } coups changés ; Annuler les ramène.
    }
row-choose-written = { $name }, { $length }, { $written } écrits

fold-moves = Écrire les commutateurs
fold-moves-tip = Écrire les commutateurs et les conjugués entre crochets, dans les lignes et les copies
news-folded = Les commutateurs sont écrits [A, B].
news-unfolded = Les commutateurs sont développés.

copy-as = Copier comme

copy-names = Coups avec noms
copy-names-tip = Copier les coups avec les noms de leurs groupes en commentaires, un groupe par ligne

copy-clicks = Clics MC4D
copy-clicks-tip = Copier les coups en clics MC4D : prise, sens, masque

copy-hyperspeedcube = Lettres d’Hyperspeedcube
copy-hyperspeedcube-tip = Copier les coups en lettres comme Hyperspeedcube les lit : les couches sont comptées depuis une face ou une cellule, comme 2R

copy-row-log = Journal MC4D
copy-row-log-tip = Copier la ligne comme journal MC4D qui commence par son mélange

copy-row-link = Lien
copy-row-link-tip = Copier un lien vers l’éditeur de Twizzle avec les coups et leur position de départ

shorten-in-twists = Raccourcir en coups MC4D
shorten-in-twists-tip = Chercher moins de coups MC4D entre les deux mêmes positions : un demi-tour autour d’une face en compte deux

name-row = Nommer la ligne…
name-row-tip = Donner un nom à cette ligne ; pour un mélange, vos coups ou une solution, une copie est gardée sous ce nom
name-of-row = Nom de la ligne
name-of-row-yes = Nommer
news-no-name = La ligne n’a pas été nommée : le nom est vide.

# $name: the name of a row of moves
news-named = La ligne s’appelle « { $name } ».
name-of-copy = { $row } : une copie est gardée sous ce nom.
