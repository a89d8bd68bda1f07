//! What is said of the frames of the window.

use super::text::texts;

texts! {
    FRAME_TIMES {
        en: "Frame times",
        fr: "Temps d’image",
        es: "Tiempos de imagen",
    }
    FRAME_TIMES_TIP {
        en: "Show in the bar below how often the window is painted and what that costs the processor",
        fr: "Montrer dans la barre du bas combien de fois la fenêtre est peinte et ce que cela coûte au processeur",
        es: "Mostrar en la barra inferior cuántas veces se pinta la ventana y lo que cuesta al procesador",
    }
    FRAME_RATE {
        en: "{0} frames/s",
        fr: "{0} images/s",
        es: "{0} imágenes/s",
    }
    FRAME_COSTS {
        en: "CPU time of the latest frames, without painting: median {0} ms, 99 % of them at most {1} ms",
        fr: "Temps processeur des dernières images, sans la peinture : médiane {0} ms, 99 % d’entre elles au plus {1} ms",
        es: "Tiempo de procesador de las últimas imágenes, sin pintar: mediana {0} ms, el 99 % a lo sumo {1} ms",
    }
}
