//! The graphics card as the view reaches it: made at the first frame that wants it, given up where it fails.

use std::sync::{Arc, Mutex, PoisonError};

use eframe::egui::{Context, Id, PaintCallback, Painter, Rect};
use eframe::egui_glow::CallbackFn;
use eframe::glow;

use super::atlas::Atlas;
use super::drawing::Drawing;
use super::{Gpu, Picture};
use crate::engine::puzzle::PuzzleId;

/// How far it has come.
enum State {
    /// Nothing has been drawn yet.
    New,
    /// It draws.
    Ready(Box<Gpu>),
    /// It cannot, and why.
    Failed(String),
}

/// The graphics card, shared between the window and what paints it. While another paints, nobody waits long.
#[derive(Clone)]
pub struct Handle(Arc<Mutex<State>>);

impl Default for Handle {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(State::New)))
    }
}

impl Handle {
    /// Lets everything that is shown in a window find it.
    pub fn install(&self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(id(), self.clone()));
    }

    /// The one of a window, if it has one that has not failed.
    pub fn find(ctx: &Context) -> Option<Self> {
        let handle: Self = ctx.data(|data| data.get_temp(id()))?;
        let failed = matches!(&*handle.lock(), State::Failed(_));
        (!failed).then_some(handle)
    }

    /// Why it does not draw, if it has failed.
    pub fn failure(ctx: &Context) -> Option<String> {
        let handle: Self = ctx.data(|data| data.get_temp(id()))?;
        let state = handle.lock();
        if let State::Failed(why) = &*state { Some(why.clone()) } else { None }
    }

    /// Has a drawing painted in an area when the window is.
    pub fn paint(&self, painter: &Painter, area: Rect, drawing: Drawing) {
        let (handle, ctx) = (self.clone(), painter.ctx().clone());
        let callback = CallbackFn::new(move |info, painter| {
            let window = painter.intermediate_fbo();
            let done = handle.with(painter.gl(), |gpu| gpu.paint(painter.gl(), &drawing, &info, window));
            if done.is_err() {
                // Drawn by the painter from the next frame on.
                ctx.request_repaint();
            }
        });
        painter.add(PaintCallback { rect: area, callback: Arc::new(callback) });
    }

    /// A picture of a drawing, of any size, upon a ground; the context must be current.
    ///
    /// # Errors
    /// What the driver did not grant.
    pub fn picture(
        &self,
        gl: &glow::Context,
        drawing: &Drawing,
        size: [u32; 2],
        ground: [u8; 3],
    ) -> Result<Picture, String> {
        self.with(gl, |gpu| gpu.picture(gl, drawing, size, ground))
    }

    /// Gives back what the graphics card holds.
    pub fn destroy(&self, gl: &glow::Context) {
        let state = std::mem::replace(&mut *self.lock(), State::Failed("closed".into()));
        if let State::Ready(gpu) = state {
            gpu.destroy(gl);
        }
    }

    fn with<T>(&self, gl: &glow::Context, act: impl FnOnce(&mut Gpu) -> Result<T, String>) -> Result<T, String> {
        let mut state = self.lock();
        if let State::New = *state {
            *state = match Gpu::new(gl) {
                Ok(gpu) => State::Ready(Box::new(gpu)),
                Err(why) => State::Failed(why),
            };
        }
        let done = match &mut *state {
            State::Ready(gpu) => act(gpu),
            State::Failed(why) => Err(why.clone()),
            State::New => Err("not made".into()),
        };
        if let Err(why) = &done {
            *state = State::Failed(why.clone());
        }
        done
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        // What panicked while it drew has left the state as it was.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn id() -> Id {
    Id::unique("graphics card")
}

/// The signs of a puzzle, made once for a window.
pub fn atlas(ctx: &Context, puzzle: PuzzleId) -> Arc<Atlas> {
    let id = Id::unique(("signs", puzzle));
    let known: Option<Arc<Atlas>> = ctx.data(|data| data.get_temp(id));
    known.unwrap_or_else(|| {
        let made = Arc::new(Atlas::of(ctx, puzzle.def()));
        ctx.data_mut(|data| data.insert_temp(id, made.clone()));
        made
    })
}
