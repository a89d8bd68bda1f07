export-animation = Exporter une animation…
export-animation-tip = Enregistrer les coups joués en GIF animé ou en images PNG numérotées
stop-animation = Arrêter l’animation
stop-animation-tip = Arrêter l’exportation de l’animation et supprimer ce qui a été écrit
animation = Exporter une animation
animation-as = Format
as-gif = GIF animé
as-frames = Images PNG numérotées, pour une vidéo
animation-size = Taille
animation-pixels = { $width } px
animation-speed = Secondes par coup
animation-seconds = { $seconds } s
animation-rate = Images par seconde
animation-length = { $frames ->
    [one] { $frames } image, { $seconds } s
   *[other] { $frames } images, { $seconds } s
}
about-gif = L’animation montre la vue 3D telle que vous la voyez, et se répète sans fin. La dernière position reste une seconde.
about-frames = Les images montrent la vue 3D telle que vous la voyez. Elles sont placées dans un nouveau dossier, à l’intérieur du dossier choisi.
path-animation = Enregistrer l’animation
filter-animations = Animations GIF
animation-at-work = Animation : image { $written } sur { $frames }
news-animating = Exportation de l’animation vers { $path }.
news-animated = { $frames ->
    [one] Animation exportée vers { $path } : { $frames } image.
   *[other] Animation exportée vers { $path } : { $frames } images.
}
news-animation-stopped = Animation arrêtée ; aucun fichier n’est resté.
why-nothing-played = Il n’y a aucun coup à jouer. Résolvez la position ou ouvrez d’abord un journal.
no-animation-format = Un fichier d’animation doit se terminer par .gif
no-animation-format-do = Renommez-le, ou choisissez des images numérotées.
animation-names = Nom et numéro de chaque coup sous le casse-tête
animation-move = { $move }   { $number } sur { $count }
animation-place = { $number } sur { $count }
