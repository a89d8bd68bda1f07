frame-times = Temps d’image
frame-times-tip = Montrer dans la barre du bas combien de fois la fenêtre est peinte et ce que cela coûte au processeur

frame-rate =
    { $rate ->
        [one] { $rate } image/s
       *[other] { $rate } images/s
    }

frame-costs = Temps processeur des dernières images, sans la peinture : médiane { $median } ms, 99 % d’entre elles au plus { $most } ms
