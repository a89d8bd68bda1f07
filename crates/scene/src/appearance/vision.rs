//! Colour perception: luminance, contrast, distance, and simulated colour-vision deficiencies.

/// An sRGB colour: red, green, blue.
pub type Rgb = [u8; 3];

/// Linear RGB, 0 to 1.
type LinearRgb = [f64; 3];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourVision {
    /// Normal colour vision.
    Full,
    /// Protanopia (no L cones): reds look dark.
    Protan,
    /// Deuteranopia (no M cones).
    Deutan,
    /// Tritanopia (no S cones): blue and yellow are confused.
    Tritan,
}

pub const COLOUR_VISIONS: [ColourVision; 4] =
    [ColourVision::Full, ColourVision::Protan, ColourVision::Deutan, ColourVision::Tritan];

impl ColourVision {
    /// Matrix that simulates the colour vision in linear RGB. Source: Machado, Oliveira, Fernandes, "A Physiologically-based Model for
    /// Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009), severity 1.
    const fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Self::Full => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        }
    }
}

fn times(matrix: &[[f64; 3]; 3], [a, b, c]: [f64; 3]) -> [f64; 3] {
    matrix.map(|[x, y, z]| x * a + y * b + z * c)
}

/// Converts sRGB to linear RGB. Source: IEC 61966-2-1.
fn to_linear(colour: Rgb) -> LinearRgb {
    colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

/// Relative luminance, from 0 for black to 1 for white. Source: WCAG 2.2.
pub fn luminance(colour: Rgb) -> f64 {
    let [red, green, blue] = to_linear(colour);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// Contrast ratio, from 1 to 21, the same for either order of the colours. Source: WCAG 2.2.
pub fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// Black or white, whichever contrasts more. The contrast is at least 4.58, since the product of both contrasts is 21.
pub fn ink(on: Rgb) -> Rgb {
    const BLACK: Rgb = [0; 3];
    const WHITE: Rgb = [255; 3];
    if contrast(on, BLACK) >= contrast(on, WHITE) { BLACK } else { WHITE }
}

/// Converts to OKLab. Source: Ottosson, "A perceptual color space for image processing" (2020).
fn oklab(light: LinearRgb) -> [f64; 3] {
    const CONES: [[f64; 3]; 3] = [
        [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
        [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
        [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
    ];
    const LAB: [[f64; 3]; 3] = [
        [0.210_454_255_3, 0.793_617_785_0, -0.004_072_046_8],
        [1.977_998_495_1, -2.428_592_205_0, 0.450_593_709_9],
        [0.025_904_037_1, 0.782_771_766_2, -0.808_675_766_0],
    ];
    times(&LAB, times(&CONES, light).map(f64::cbrt))
}

/// Distance in OKLab under a colour vision: 0 for equal colours, 1 from black to white.
pub fn distance(one: Rgb, other: Rgb, sight: ColourVision) -> f64 {
    let seen = |colour| oklab(times(&sight.matrix(), to_linear(colour)).map(|part| part.clamp(0.0, 1.0)));
    let (one, other) = (seen(one), seen(other));
    one.iter().zip(other).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// Indices of the closest pair of colours under any of the given colour visions, with their distance; `None` if there are fewer
/// than two colours or no visions.
pub fn nearest(colours: &[Rgb], sights: &[ColourVision]) -> Option<([usize; 2], f64)> {
    let pairs = (0..colours.len()).flat_map(|b| (0..b).map(move |a| [a, b]));
    let near = |[a, b]: [usize; 2]| sights.iter().map(move |sight| ([a, b], distance(colours[a], colours[b], *sight)));
    pairs.flat_map(near).min_by(|one, other| one.1.total_cmp(&other.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_and_distance_have_known_values() {
        assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 1e-9);
        assert!((contrast([119; 3], [255; 3]) - 4.478).abs() < 1e-3, "the published example #777 on white");
        assert!((distance([0; 3], [255; 3], ColourVision::Full) - 1.0).abs() < 1e-3);
        for grey in (0..=255).map(|part| [part; 3]) {
            assert!(contrast(grey, ink(grey)) >= 4.58, "{grey:?}");
        }
    }

    #[test]
    fn protan_and_tritan_vision_confuse_the_colours_of_the_missing_cone() {
        // Each pair differs mainly in one cone type, as on colour-vision test plates.
        let [red, green] = [[0xd6, 0x22, 0x22], [0x5f, 0x5a, 0x1c]];
        let full = distance(red, green, ColourVision::Full);
        assert!(distance(red, green, ColourVision::Protan) < 0.5 * full);
        let [blue, green] = [[0x00, 0x80, 0xff], [0x00, 0xa0, 0xa0]];
        let full = distance(blue, green, ColourVision::Full);
        assert!(distance(blue, green, ColourVision::Tritan) < 0.5 * full);
        // Greys are unaffected.
        for sight in COLOUR_VISIONS {
            assert!((distance([0; 3], [255; 3], sight) - 1.0).abs() < 1e-3, "{sight:?}");
        }
    }
}
