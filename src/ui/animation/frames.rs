//! Draws the pictures of an animation export, a few per window frame, so that the window stays responsive.

use std::time::{Duration, Instant};

use crate::ui::{pictures::space_picture, puzzle_drawing};
use eframe::egui::Context;
use unfold_app::animation::caption::{self, move_caption};
use unfold_app::animation::film::FilmPicture;
use unfold_app::{Program, command::message::Message, event::Event, task::TaskId};
use unfold_scene::{raster, vector_drawing::DrawingStyle};

/// Time per window frame after which no further picture is started.
const BUDGET: Duration = Duration::from_millis(8);

#[derive(Default)]
pub(crate) struct AnimationFrames {
    /// Style at the start of an export, kept so that a theme change does not affect its later frames.
    export_style: Option<(TaskId, DrawingStyle)>,
}

impl AnimationFrames {
    /// Draws pending pictures until [`BUDGET`] is spent, and requests a repaint if any are left.
    pub(crate) fn draw(&mut self, ctx: &Context, program: &mut Program) {
        let began = Instant::now();
        while let Some(wanted) = program.model.animation.next_frame() {
            let id = wanted.id;
            let puzzle = wanted.picture.painting.puzzle();
            if self.export_style.as_ref().is_none_or(|(of, _)| *of != id) {
                self.export_style = Some((id, puzzle_drawing::view_drawing_style(ctx, &program.model, puzzle)));
            }
            let look = self.export_style.as_ref().map(|(_, look)| look);
            let drawn = look.and_then(|look| {
                let FilmPicture { painting, scene, width, caption } = &wanted.picture;
                let puzzle = space_picture::picture(ctx, scene, painting, look, *width)?;
                let Some(caption) = caption else { return Some(puzzle) };
                let text = move_caption(program.model.language(), caption);
                raster::render(&caption::drawing(&text, look.background, *width), *width)?.below(puzzle)
            });
            // Rendering fails only for an empty picture, so `None` counts as a crash.
            let crashed = Event::Crashed(id);
            program.send(Message::Event(drawn.map_or(crashed, |picture| Event::FrameDrawn(id, picture))));
            if began.elapsed() >= BUDGET {
                break;
            }
        }
        if program.model.animation.next_frame().is_some() {
            ctx.request_repaint();
        }
    }
}
