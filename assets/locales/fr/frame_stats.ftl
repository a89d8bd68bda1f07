frame-times = Temps d’image
frame-times-tip = Afficher dans la barre d’état la fréquence de dessin de la fenêtre et le temps processeur qu’elle prend

frame-rate =
    { $rate ->
        [one] { $rate } image/s
       *[other] { $rate } images/s
    }

frame-costs = Temps processeur des dernières images, sans le dessin : médiane { $median } ms, 99 % à { $most } ms au plus
