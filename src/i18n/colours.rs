//! The texts of how things look.

use super::text::texts;

texts! {
    APPEARANCE { en: "Appearance…", fr: "Apparence…", es: "Apariencia…" }
    APPEARANCE_TIP {
        en: "Choose colours, letters, patterns, theme and size",
        fr: "Choisir couleurs, lettres, motifs, thème et taille",
        es: "Elegir colores, letras, motivos, tema y tamaño",
    }
    APPEARANCE_TITLE { en: "Appearance", fr: "Apparence", es: "Apariencia" }
    COLOURS { en: "Colours", fr: "Couleurs", es: "Colores" }
    PALETTE_USUAL { en: "Usual", fr: "Habituelles", es: "Habituales" }
    PALETTE_USUAL_TIP {
        en: "The colours of most cubes, and of MagicCube4D",
        fr: "Les couleurs de la plupart des cubes, et de MagicCube4D",
        es: "Los colores de la mayoría de los cubos, y de MagicCube4D",
    }
    PALETTE_SAFE { en: "Safe for every eye", fr: "Sûres pour tous les yeux", es: "Seguros para todos los ojos" }
    PALETTE_SAFE_TIP {
        en: "Told apart without red, green or blue cones: much is done by lightness",
        fr: "Se distinguent sans cônes rouges, verts ou bleus : la clarté y fait beaucoup",
        es: "Se distinguen sin conos rojos, verdes o azules: mucho lo hace la claridad",
    }
    PALETTE_CONTRAST { en: "High contrast", fr: "Contraste élevé", es: "Alto contraste" }
    PALETTE_CONTRAST_TIP {
        en: "Letters stand out most on these",
        fr: "Les lettres y ressortent le plus",
        es: "Las letras resaltan más sobre estos",
    }
    PALETTE_GRAPH { en: "Graph article", fr: "Article du graphe", es: "Artículo del grafo" }
    PALETTE_GRAPH_TIP {
        en: "Paint cubes in the colours that the digits of a 2×2×2’s identifier stand for: white up, yellow down, green left, blue right, red in front, orange behind; the hypercube keeps its usual colours",
        fr: "Colorer les cubes avec les couleurs des chiffres de l’identifiant d’un 2×2×2 : blanc en haut, jaune en bas, vert à gauche, bleu à droite, rouge devant, orange derrière ; l’hypercube garde ses couleurs habituelles",
        es: "Pintar los cubos con los colores de las cifras del identificador de un 2×2×2: blanco arriba, amarillo abajo, verde a la izquierda, azul a la derecha, rojo delante, naranja detrás; el hipercubo conserva sus colores habituales",
    }
    PALETTE_SCORE { en: "Sticker score", fr: "Score des facettes", es: "Puntuación de facetas" }
    PALETTE_SCORE_TIP {
        en: "Paint cubes in the colours of the cube for which the sticker score was described: white up, red left, blue in front, orange right, green behind, yellow down; the hypercube keeps its usual colours",
        fr: "Colorer les cubes comme celui pour lequel le score des facettes a été décrit : blanc en haut, rouge à gauche, bleu devant, orange à droite, vert derrière, jaune en bas ; l’hypercube garde ses couleurs habituelles",
        es: "Pintar los cubos como aquel para el que se describió la puntuación de facetas: blanco arriba, rojo a la izquierda, azul delante, naranja a la derecha, verde detrás, amarillo abajo; el hipercubo conserva sus colores habituales",
    }
    PALETTE_OWN { en: "My own", fr: "Les miennes", es: "Los míos" }
    PALETTE_OWN_TIP {
        en: "Choose each colour of this puzzle; names that are read aloud stay the usual ones",
        fr: "Choisir chaque couleur de ce casse-tête ; les noms lus à haute voix restent les habituels",
        es: "Elegir cada color de este rompecabezas; los nombres que se leen en voz alta siguen siendo los habituales",
    }
    OWN_COLOUR { en: "{0}: {1}", fr: "{0} : {1}", es: "{0}: {1}" }
    OWN_COLOUR_TIP {
        en: "Change this colour with the sliders below or by its number",
        fr: "Changer cette couleur par les curseurs ci-dessous ou par son numéro",
        es: "Cambiar este color con los deslizadores de abajo o por su número",
    }
    PART_RED { en: "Red", fr: "Rouge", es: "Rojo" }
    PART_GREEN { en: "Green", fr: "Vert", es: "Verde" }
    PART_BLUE { en: "Blue", fr: "Bleu", es: "Azul" }
    PART_TIP {
        en: "How much of it is in the colour, from 0 to 255",
        fr: "Sa part dans la couleur, de 0 à 255",
        es: "Cuánto de ello hay en el color, de 0 a 255",
    }
    COLOUR_NUMBER { en: "Number", fr: "Numéro", es: "Número" }
    COLOUR_NUMBER_TIP {
        en: "The colour as six hexadecimal digits, such as #1f9d3a",
        fr: "La couleur en six chiffres hexadécimaux, comme #1f9d3a",
        es: "El color en seis cifras hexadecimales, como #1f9d3a",
    }
    ALIKE {
        en: "{0} and {1} can hardly be told apart.",
        fr: "{0} et {1} se distinguent à peine.",
        es: "{0} y {1} apenas se distinguen.",
    }
    ALIKE_TO_SOME {
        en: "People who lack a kind of cone may confuse {0} and {1}.",
        fr: "Qui manque d’une sorte de cônes peut confondre {0} et {1}.",
        es: "Quien carece de un tipo de conos puede confundir {0} y {1}.",
    }
    RESET_COLOURS { en: "Usual colours", fr: "Couleurs habituelles", es: "Colores habituales" }
    RESET_COLOURS_TIP {
        en: "Give this puzzle its usual colours again",
        fr: "Rendre à ce casse-tête ses couleurs habituelles",
        es: "Devolver a este rompecabezas sus colores habituales",
    }
    RESET_APPEARANCE { en: "All as usual", fr: "Tout comme d’habitude", es: "Todo como de costumbre" }
    RESET_APPEARANCE_TIP {
        en: "Colours, letters, patterns, theme, size and motion as at the first start",
        fr: "Couleurs, lettres, motifs, thème, taille et mouvement comme au premier démarrage",
        es: "Colores, letras, motivos, tema, tamaño y movimiento como en el primer inicio",
    }
    PATTERNS { en: "Patterns on facelets", fr: "Motifs sur les facettes", es: "Motivos en las facetas" }
    PATTERNS_TIP {
        en: "Give each colour a pattern of its own, for whoever does not go by colours",
        fr: "Donner à chaque couleur un motif, pour qui ne se fie pas aux couleurs",
        es: "Dar a cada color un motivo propio, para quien no se guía por los colores",
    }
    SIZE { en: "Size: {0} %", fr: "Taille : {0} %", es: "Tamaño: {0} %" }
    PREVIEW { en: "This is how it looks", fr: "Voici l’aspect", es: "Así se ve" }
}
