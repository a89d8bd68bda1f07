//! Instances that the graphics card draws of a scene: one instance of the rounded box for each solid, with its colour and signs.

use std::sync::Arc;

use super::atlas::Atlas;
use crate::ui::theme;
use bytemuck::{Pod, Zeroable};
use eframe::egui::Color32;
use unfold_scene::space::{Scene, Solid, Writing};

/// The part of a side that the square of a letter takes: of a tile that leaves a border to its cubie, and of a sticker.
const LETTER: [f32; 2] = [0.74, 0.74];
/// Letters on stickers narrower than so many pixels are gone, and on those as wide as that all there; between, all of them fade
/// alike.
const FADE: [f32; 2] = [9.0, 15.0];

/// The usual width of the line around a part, in points, and how dark it is, in parts of the way to black.
const OUTLINE: f32 = 1.25;
const DARK: f32 = 0.78;

/// A solid as the graphics card takes it.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
pub struct Instance {
    /// The corners of [`Solid`].
    pub corners: [[f32; 3]; 8],
    /// Red, green, blue and opacity, from 0 to 1.
    pub colour: [f32; 4],
    /// The colour of signs, and how much of them is seen; -1 where there can be none.
    pub ink: [f32; 4],
    /// The roundness along the three edges, and the part of a side that a letter takes.
    pub round: [f32; 4],
    /// The cells of the letter and of the pattern, or -1; four bits for each of sides 0 to 2, and of sides 3 to 5.
    pub signs: [f32; 4],
    /// The colour of the line around it, and the width of that in pixels.
    pub line: [f32; 4],
}

/// All that is drawn.
#[derive(Clone, Debug)]
pub struct SceneInstances {
    /// The solids: those that nothing shines through, the nearest first, and then the others, the nearest last.
    pub instances: Vec<Instance>,
    /// Number of opaque ones.
    pub opaque: usize,
    /// Distance of the eye, and magnification of the middle on the unit screen.
    pub lens: [f32; 2],
    /// The signs.
    pub atlas: Arc<Atlas>,
}

/// The looks of a facelet.
#[derive(Clone, Copy, Debug)]
pub struct FaceletStyle {
    /// Its colour before any light falls on it.
    pub fill: Color32,
    /// The number of its colour, if it has one that has signs.
    pub colour: Option<u8>,
    /// The ring around it and its width in points, instead of the usual dark line.
    pub ring: Option<(Color32, f32)>,
}

/// Surroundings of the facelets, and their marks.
#[derive(Clone, Copy, Debug)]
pub struct SceneStyle {
    /// The colour of the inside of a cube.
    pub body: Color32,
    /// The colour in which what is far along the fourth axis is lost.
    pub ground: Color32,
    /// True if letters are wanted.
    pub letters: bool,
    /// True if patterns are wanted.
    pub patterns: bool,
    /// Pixels per unit of the screen.
    pub unit: f32,
    /// Pixels per point.
    pub pixels: f32,
}

impl SceneInstances {
    /// Instances of a scene whose facelets look like that.
    pub fn of(scene: &Scene, looks: &[FaceletStyle], around: SceneStyle, atlas: Arc<Atlas>) -> Self {
        let lens = [scene.projector.eye, scene.projector.scale];
        let mut widths: Vec<f32> = scene.solids.iter().filter(|solid| solid.facelet.is_some()).map(width).collect();
        let middle = widths.len() / 2;
        let usual = if widths.is_empty() { 0.0 } else { *widths.select_nth_unstable_by(middle, f32::total_cmp).1 };
        let seen = (usual * lens[1] * around.unit - FADE[0]) / (FADE[1] - FADE[0]);
        let instance = |solid: &Solid| instance(solid, looks, &around, (&atlas, seen.clamp(0.0, 1.0)));
        let (opaque, clear): (Vec<&Solid>, Vec<_>) = scene.solids.iter().partition(|solid| solid.opacity >= 1.0);
        let instances = opaque.iter().rev().chain(&clear).map(|solid| instance(solid)).collect();
        Self { instances, opaque: opaque.len(), lens, atlas }
    }
}

/// The length of the shorter of a solid's first two edges.
fn width(solid: &Solid) -> f32 {
    let edge = |corner: usize| {
        let along = |axis: usize| solid.corners[corner][axis] - solid.corners[0][axis];
        along(0).hypot(along(1)).hypot(along(2))
    };
    edge(1).min(edge(2))
}

fn instance(solid: &Solid, looks: &[FaceletStyle], around: &SceneStyle, (atlas, seen): (&Atlas, f32)) -> Instance {
    let of_facelet = solid.facelet.and_then(|facelet| looks.get(facelet));
    let plain = of_facelet.map_or(around.body, |looks| looks.fill);
    let fill = plain.lerp_to_gamma(around.ground, theme::FOG * solid.fog);
    let colour = of_facelet.and_then(|looks| looks.colour);
    let cell = |wanted: bool, row: usize| match colour {
        Some(colour) if wanted => (row * atlas.columns + usize::from(colour)) as f32,
        _ => -1.0,
    };
    let (line, width) =
        of_facelet.and_then(|looks| looks.ring).unwrap_or_else(|| (fill.lerp_to_gamma(theme::BLACK, DARK), OUTLINE));
    let bits = solid.writing.map(|writing| writing.map_or(0, code));
    let packed = |sides: &[u16]| sides.iter().rev().fold(0u16, |all, bits| all << 4 | bits);
    // What lies flat on a cubie is written on its end only, and leaves a border.
    let flat = solid.writing[..5].iter().all(Option::is_none);
    Instance {
        corners: solid.corners,
        colour: parts(fill, solid.opacity),
        ink: parts(theme::ink_on(plain), if solid.facelet.is_some() { seen } else { -1.0 }),
        round: [solid.round[0], solid.round[1], solid.round[2], LETTER[usize::from(!flat)]],
        signs: [
            cell(around.letters, 0),
            cell(around.patterns, 1),
            f32::from(packed(&bits[..3])),
            f32::from(packed(&bits[3..])),
        ],
        line: parts(line, width * around.pixels),
    }
}

/// A colour as numbers from 0 to 1, as they are written in a picture, with an opacity.
fn parts(colour: Color32, opacity: f32) -> [f32; 4] {
    let [red, green, blue] = [colour.r(), colour.g(), colour.b()].map(|c| f32::from(c) / 255.0);
    [red, green, blue, opacity]
}

/// Direction of a sign in four bits: there is one, down goes backward, right does, its line goes along the second edge.
fn code(writing: Writing) -> u16 {
    let backward = |direction: [i8; 2]| u16::from(direction[0] + direction[1] < 0);
    8 | backward(writing.down) << 2 | backward(writing.right) << 1 | u16::from(writing.right[0] == 0)
}
