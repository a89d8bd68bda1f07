//! The pictures of an animation, drawn beside what the window shows: a few in each frame, so that the window stays quick.

use std::time::{Duration, Instant};

use crate::ui::{net_drawing, pictures::space_picture};
use eframe::egui::Context;
use unfold_app::animation::caption::{self, move_caption};
use unfold_app::animation::film::FilmPicture;
use unfold_app::{Program, command::message::Message, event::Event, task::TaskId};
use unfold_scene::{raster, vector_drawing::DrawingStyle};

/// In one frame of the window no further picture is begun after this time.
const BUDGET: Duration = Duration::from_millis(8);

/// Draws the pictures of animations.
#[derive(Default)]
pub(crate) struct AnimationFrames {
    /// Look of the puzzle when the animation began: all its pictures look alike.
    look: Option<(TaskId, DrawingStyle)>,
}

impl AnimationFrames {
    /// Draws what is wanted of an animation, as far as there is time.
    pub(crate) fn draw(&mut self, ctx: &Context, program: &mut Program) {
        let began = Instant::now();
        while let Some(wanted) = program.model.animation.wanted() {
            let id = wanted.id;
            let puzzle = wanted.picture.painting.puzzle();
            if self.look.as_ref().is_none_or(|(of, _)| *of != id) {
                self.look = Some((id, net_drawing::look_in_space(ctx, &program.model, puzzle)));
            }
            let look = self.look.as_ref().map(|(_, look)| look);
            let drawn = look.and_then(|look| {
                let FilmPicture { painting, scene, width, caption } = &wanted.picture;
                let puzzle = space_picture::picture(ctx, scene, painting, look, *width)?;
                let Some(caption) = caption else { return Some(puzzle) };
                let text = move_caption(program.model.language(), caption);
                raster::picture(&caption::drawing(&text, look.ground, *width), *width)?.below(puzzle)
            });
            // A drawing has an area, so that there is a picture.
            let crashed = Event::Crashed(id);
            program.send(Message::Event(drawn.map_or(crashed, |picture| Event::FrameDrawn(id, picture))));
            if began.elapsed() >= BUDGET {
                break;
            }
        }
        if program.model.animation.wanted().is_some() {
            ctx.request_repaint();
        }
    }
}
