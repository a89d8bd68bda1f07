frame-times = Temps d’image
frame-times-tip = Afficher dans la barre d’état le nombre d’images par seconde et le temps processeur qu’elles demandent

frame-rate =
    { $rate ->
        [one] { $rate } image/s
       *[other] { $rate } images/s
    }

frame-costs = Temps processeur des dernières images, sans le dessin : médiane { $median } ms, 99 % à { $most } ms au plus
