//! GPU instances of a scene: each solid an instance of the rounded box, with its colour and signs.

use std::sync::Arc;

use super::atlas::Atlas;
use crate::ui::theme;
use bytemuck::{Pod, Zeroable};
use eframe::egui::Color32;
use unfold_scene::space::{Scene, Solid, TextOrientation};

/// Share of a side taken by a letter's square: on a flat tile and on a sticker.
const LETTER_SHARE: [f32; 2] = [0.74, 0.74];
/// Sticker widths in pixels: letters are invisible up to the first and opaque from the second. All letters fade alike.
const LETTER_FADE_WIDTHS: [f32; 2] = [9.0, 15.0];

/// Default width of an outline, in points.
const OUTLINE_WIDTH: f32 = 1.25;
/// Darkness of an outline, from 0 (the fill) to 1 (black).
const OUTLINE_DARKNESS: f32 = 0.78;

/// A solid in the layout of the vertex buffer.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
pub struct Instance {
    /// Corners in the order of [`Solid::corners`].
    pub corners: [[f32; 3]; 8],
    /// Red, green, blue and opacity, from 0 to 1.
    pub colour: [f32; 4],
    /// Colour and opacity of signs; opacity -1 on the inside of a cubie, which has none.
    pub ink: [f32; 4],
    /// Rounding along the three edges, and the share of a side taken by a letter.
    pub round: [f32; 4],
    /// Atlas cells of the letter and the pattern, or -1; then the `writing_bits` of sides 0 to 2 and of sides 3 to 5, the
    /// first side lowest.
    pub signs: [f32; 4],
    /// Outline: red, green and blue, and its width in pixels.
    pub line: [f32; 4],
}

/// Instances, lens and signs for one draw.
#[derive(Clone, Debug)]
pub struct SceneInstances {
    /// Opaque solids first, front to back, then translucent ones, back to front.
    pub instances: Vec<Instance>,
    /// Number of opaque instances.
    pub opaque: usize,
    /// Distance of the eye, and magnification at the centre of the unit screen.
    pub lens: [f32; 2],
    pub atlas: Arc<Atlas>,
}

#[derive(Clone, Copy, Debug)]
pub struct FaceletStyle {
    /// Colour before shading.
    pub fill: Color32,
    /// Colour index, which selects the signs; `None` for no signs.
    pub colour: Option<u8>,
    /// Ring colour and width in points, in place of the default dark outline.
    pub ring: Option<(Color32, f32)>,
}

/// Style shared by all facelets.
#[derive(Clone, Copy, Debug)]
pub struct SceneStyle {
    /// Colour of a cube's body.
    pub body: Color32,
    /// Background colour, which parts far along the fourth axis fade into.
    pub ground: Color32,
    pub letters: bool,
    pub patterns: bool,
    /// Pixels per unit of the unit screen.
    pub pixels_per_unit: f32,
    /// Pixels per point.
    pub pixels_per_point: f32,
}

impl SceneInstances {
    /// Builds the instances of a scene. `styles` has the style of each facelet.
    pub fn from_scene(scene: &Scene, styles: &[FaceletStyle], style: SceneStyle, atlas: Arc<Atlas>) -> Self {
        let lens = [scene.projector.eye, scene.projector.scale];
        let mut widths: Vec<f32> = scene.solids.iter().filter(|solid| solid.facelet.is_some()).map(width).collect();
        let middle = widths.len() / 2;
        let usual = if widths.is_empty() { 0.0 } else { *widths.select_nth_unstable_by(middle, f32::total_cmp).1 };
        let seen = (usual * lens[1] * style.pixels_per_unit - LETTER_FADE_WIDTHS[0])
            / (LETTER_FADE_WIDTHS[1] - LETTER_FADE_WIDTHS[0]);
        let instance = |solid: &Solid| instance(solid, styles, &style, (&atlas, seen.clamp(0.0, 1.0)));
        let (opaque, clear): (Vec<&Solid>, Vec<_>) = scene.solids.iter().partition(|solid| solid.opacity >= 1.0);
        let instances = opaque.iter().rev().chain(&clear).map(|solid| instance(solid)).collect();
        Self { instances, opaque: opaque.len(), lens, atlas }
    }
}

/// Length of the shorter of a solid's first two edges.
fn width(solid: &Solid) -> f32 {
    let edge = |corner: usize| {
        let along = |axis: usize| solid.corners[corner][axis] - solid.corners[0][axis];
        along(0).hypot(along(1)).hypot(along(2))
    };
    edge(1).min(edge(2))
}

fn instance(solid: &Solid, styles: &[FaceletStyle], style: &SceneStyle, (atlas, seen): (&Atlas, f32)) -> Instance {
    let of_facelet = solid.facelet.and_then(|facelet| styles.get(facelet));
    let plain = of_facelet.map_or(style.body, |looks| looks.fill);
    let fill = plain.lerp_to_gamma(style.ground, theme::FOG_SHARE * solid.fog);
    let colour = of_facelet.and_then(|looks| looks.colour);
    let cell = |wanted: bool, row: usize| match colour {
        Some(colour) if wanted => (row * atlas.columns + usize::from(colour)) as f32,
        _ => -1.0,
    };
    let (line, width) = of_facelet
        .and_then(|looks| looks.ring)
        .unwrap_or_else(|| (fill.lerp_to_gamma(theme::BLACK, OUTLINE_DARKNESS), OUTLINE_WIDTH));
    let bits = solid.text_orientations.map(|writing| writing.map_or(0, writing_bits));
    let packed = |sides: &[u16]| sides.iter().rev().fold(0u16, |all, bits| all << 4 | bits);
    // A flat tile has signs on its last side only.
    let flat = solid.text_orientations[..5].iter().all(Option::is_none);
    Instance {
        corners: solid.corners,
        colour: components(fill, solid.opacity),
        ink: components(theme::ink_on(plain), if solid.facelet.is_some() { seen } else { -1.0 }),
        round: [solid.round[0], solid.round[1], solid.round[2], LETTER_SHARE[usize::from(!flat)]],
        signs: [
            cell(style.letters, 0),
            cell(style.patterns, 1),
            f32::from(packed(&bits[..3])),
            f32::from(packed(&bits[3..])),
        ],
        line: components(line, width * style.pixels_per_point),
    }
}

/// sRGB components from 0 to 1, and an opacity.
fn components(colour: Color32, opacity: f32) -> [f32; 4] {
    let [red, green, blue] = [colour.r(), colour.g(), colour.b()].map(|c| f32::from(c) / 255.0);
    [red, green, blue, opacity]
}

/// Four bits, highest first: a sign is present, down is backward, right is backward, right follows the second edge.
fn writing_bits(writing: TextOrientation) -> u16 {
    let backward = |direction: [i8; 2]| u16::from(direction[0] + direction[1] < 0);
    8 | backward(writing.down) << 2 | backward(writing.right) << 1 | u16::from(writing.right[0] == 0)
}
