### Pourquoi une commande n’est pas possible maintenant

why-choosing-file = Une boîte de dialogue de fichier est ouverte. Répondez-y d’abord.
why-nothing-recent = Aucun fichier n’a encore été ouvert.
why-saving = Un fichier est encore en cours d’écriture.
why-other-chart = Seuls les graphiques de la longueur et de la vitesse peuvent être enregistrés.
why-being-written = L’écriture est déjà en cours.
why-nothing-to-undo = Il n’y a rien à annuler.
why-nothing-to-redo = Il n’y a rien à rétablir.
why-no-scramble = Finissez d’abord de peindre ; un casse-tête résolu n’a pas de mélange.
why-no-results-before = Aucune autre position n’a de résultats.
why-solved = Le casse-tête est déjà résolu.
why-not-a-position = Terminez d’abord une position possible.
why-nothing-painted = Il n’y a rien à effacer.
why-no-moves-here = Les coups qui mènent à cette position ne sont pas connus.
why-no-identifier = Seule une position complète a un identifiant.
why-no-moves-there = Il n’y a pas de coups à jouer dans ce sens.
why-no-rows = Il n’y a pas encore de résultats d’un lot.
why-no-batch-before = Il n’y a pas de résultats d’un lot précédent.
why-no-target = Un chemin ne peut finir qu’à une position complète.
why-target-solved = Le chemin finit déjà au cube résolu.
why-usual-colours = Les couleurs sont déjà les couleurs habituelles.
why-usual-appearance = L’apparence est déjà celle par défaut.
why-searched = Une recherche pour cette position est en cours.
why-whole-only = Ce casse-tête ne se résout pas par parties. Donnez une couleur à chaque facette.
why-no-log-moves = Aucun journal ouvert n’a de coups après son mélange.
why-not-compared = Aucun autre coup n’est montré.
why-no-proof = Une preuve peut suivre quand une solution est trouvée sans être prouvée optimale.
