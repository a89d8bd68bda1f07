//! Letters that lie on the facelets: written flat, then carried to where each facelet is seen.

use std::sync::Arc;

use eframe::egui::epaint::{Mesh, Vertex};
use eframe::egui::{Color32, Galley, Painter, Pos2, Shape, Vec2, pos2};

use super::Screen;
use crate::shared::scene::Scene;
use crate::ui::theme;
use unfold_engine::puzzle::PuzzleDef;

/// The height at which a letter is written before it is carried, in points: that of a facelet in a usual window.
const WRITTEN: f32 = 24.0;
/// The part of a facelet that the letter's height takes.
const HEIGHT: f32 = 0.62;

/// The letters of a puzzle's colours, written flat.
pub(crate) struct Letters {
    galleys: Vec<Arc<Galley>>,
    texels: Vec2,
}

impl Letters {
    /// Lays out the letter of every colour once, without a colour of ink.
    pub(crate) fn of(painter: &Painter, def: &PuzzleDef) -> Self {
        let write =
            |letter: &char| painter.layout_no_wrap(letter.to_string(), theme::font(WRITTEN), Color32::PLACEHOLDER);
        let galleys = def.letters.iter().map(write).collect();
        let [width, height] = painter.fonts(|fonts| fonts.font_image_size());
        Self { galleys, texels: Vec2::new(width as f32, height as f32) }
    }

    /// The letter of a colour where it lies on a polygon, upright as far as it can be.
    pub(crate) fn lay(
        &self,
        colour: u8,
        ink: Color32,
        scene: &Scene,
        polygon: usize,
        screen: &Screen,
    ) -> Option<Shape> {
        let galley = self.galleys.get(usize::from(colour))?;
        let at = |u: f32, v: f32| scene.spot(polygon, [u, v]).map(|spot| screen.point(spot));
        let writing = scene.writing(polygon)?;
        let [right, down] = [writing.right, writing.down].map(|direction| direction.map(f32::from));
        let middle = galley.mesh_bounds.center();
        let carried = |pos: Pos2| {
            let [x, y] = [(pos.x - middle.x) / WRITTEN * HEIGHT, (pos.y - middle.y) / WRITTEN * HEIGHT];
            at(0.5 + x * right[0] + y * down[0], 0.5 + x * right[1] + y * down[1])
        };
        let mut out = Mesh::default();
        for row in &galley.rows {
            let flat = &row.visuals.mesh;
            let first = out.vertices.len() as u32;
            for vertex in &flat.vertices {
                let uv = pos2(vertex.uv.x / self.texels.x, vertex.uv.y / self.texels.y);
                out.vertices.push(Vertex { pos: carried(vertex.pos + row.pos.to_vec2())?, uv, color: ink });
            }
            out.indices.extend(flat.indices.iter().map(|index| index + first));
        }
        Some(Shape::mesh(out))
    }
}
