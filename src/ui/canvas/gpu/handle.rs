//! The graphics card as the view reaches it: made at the first frame that wants it, given up where it fails.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use eframe::egui::{Context, Id, PaintCallback, PaintCallbackInfo, Painter, Rect};
use eframe::egui_glow::CallbackFn;
use eframe::glow;

use super::error::{GpuError, Result};
use super::{Gpu, Picture, atlas::Atlas, instances::SceneInstances};

/// A scene that has not moved for this long is drawn again with smooth edges.
const REST: Duration = Duration::from_millis(200);

/// State of the renderer.
enum State {
    /// Nothing has been drawn yet.
    New,
    /// It draws.
    Ready(Box<Gpu>),
    /// It cannot, or it is closed.
    Failed,
}

/// The graphics card, shared between the window and what paints it. While another paints, nobody waits long.
#[derive(Clone)]
pub struct Handle {
    gl: Arc<glow::Context>,
    state: Arc<Mutex<State>>,
}

impl Handle {
    /// The graphics card of a window. The window's context must be current on the thread that uses it, as it is while the window is
    /// shown and painted.
    pub fn new(gl: Arc<glow::Context>) -> Self {
        Self { gl, state: Arc::new(Mutex::new(State::New)) }
    }

    /// True if something was drawn, and the processor did it in place of a graphics card.
    pub fn is_software(&self) -> bool {
        matches!(&*self.lock(), State::Ready(gpu) if gpu.is_software())
    }

    /// Lets everything that is shown in a window find it.
    pub fn install(&self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Id::unique(KEY), self.clone()));
    }

    /// The one of a window, if it has one that has not failed.
    pub fn find(ctx: &Context) -> Option<Self> {
        let handle: Self = ctx.data(|data| data.get_temp(Id::unique(KEY)))?;
        let failed = matches!(&*handle.lock(), State::Failed);
        (!failed).then_some(handle)
    }

    /// Has a drawing painted in an area when the window is.
    pub fn paint(&self, painter: &Painter, area: Rect, drawing: SceneInstances) {
        let (handle, ctx, opacity) = (self.clone(), painter.ctx().clone(), painter.opacity());
        let now = ctx.input(|i| i.time);
        let callback = CallbackFn::new(move |info, painter| {
            let window = painter.intermediate_fbo();
            match handle.with(|gl, gpu| gpu.paint(gl, &drawing, (&info, opacity, now), window)) {
                Ok(false) => {}
                Ok(true) => ctx.request_repaint_after(REST),
                // Drawn by the painter from the next frame on.
                Err(_) => ctx.request_repaint(),
            }
        });
        painter.add(PaintCallback { rect: area, callback: Arc::new(callback) });
    }

    /// A shape that copies everything painted in the window before it and gives the copy this number.
    pub fn copy_window(&self, screen: Rect, number: u64) -> PaintCallback {
        self.callback(screen, move |gl, gpu, info, window| gpu.copy_window(gl, info.screen_size_px, window, number))
    }

    /// A shape that paints the copy of the window.
    pub fn paint_window_copy(&self, screen: Rect) -> PaintCallback {
        self.callback(screen, |gl, gpu, _, window| {
            gpu.paint_window_copy(gl, window);
            Ok(())
        })
    }

    /// The number of the copy of the window, if there is one.
    pub fn window_copy(&self) -> Option<u64> {
        match &*self.lock() {
            State::Ready(gpu) => gpu.window_copy(),
            State::New | State::Failed => None,
        }
    }

    fn callback(
        &self,
        rect: Rect,
        act: impl Fn(&glow::Context, &mut Gpu, &PaintCallbackInfo, Option<glow::Framebuffer>) -> Result<()>
        + Send
        + Sync
        + 'static,
    ) -> PaintCallback {
        let handle = self.clone();
        let callback = CallbackFn::new(move |info, painter| {
            // After an error the copy keeps its old number, so that it is not painted.
            let _ = handle.with(|gl, gpu| act(gl, gpu, &info, painter.intermediate_fbo()));
        });
        PaintCallback { rect, callback: Arc::new(callback) }
    }

    /// A picture of a drawing, of any size, upon a ground.
    ///
    /// # Errors
    /// Resources that the driver did not grant.
    pub fn picture(&self, drawing: &SceneInstances, size: [u32; 2], ground: [u8; 3]) -> Result<Picture> {
        self.with(|gl, gpu| gpu.picture(gl, drawing, size, ground))
    }

    /// Gives back what the graphics card holds.
    pub fn destroy(&self) {
        let state = std::mem::replace(&mut *self.lock(), State::Failed);
        if let State::Ready(gpu) = state {
            gpu.destroy(&self.gl);
        }
    }

    fn with<T>(&self, act: impl FnOnce(&glow::Context, &mut Gpu) -> Result<T>) -> Result<T> {
        let mut state = self.lock();
        if let State::New = *state {
            *state = State::Ready(Box::new(Gpu::new(&self.gl).inspect_err(|_| *state = State::Failed)?));
        }
        let State::Ready(gpu) = &mut *state else { return Err(GpuError::Closed) };
        let done = act(&self.gl, gpu);
        if done.is_err() {
            *state = State::Failed;
        }
        done
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        // What panicked while it drew has left the state as it was.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Key under which the graphics card of a window is remembered.
const KEY: &str = "graphics-card";

/// The signs of colours with these letters, made once for a window.
pub fn atlas(ctx: &Context, letters: &[char]) -> Arc<Atlas> {
    let id = Id::unique(("signs", letters));
    let known: Option<Arc<Atlas>> = ctx.data(|data| data.get_temp(id));
    known.unwrap_or_else(|| {
        let made = Arc::new(Atlas::of(ctx, letters));
        ctx.data_mut(|data| data.insert_temp(id, made.clone()));
        made
    })
}
