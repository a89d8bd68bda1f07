//! A shared handle to the GPU renderer, which is created at its first use and dropped after an error.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use eframe::egui::{Context, Id, PaintCallback, PaintCallbackInfo, Painter, Rect};
use eframe::egui_glow::CallbackFn;
use eframe::glow;

use super::error::{GpuError, Result};
use super::{Gpu, Picture, atlas::Atlas, instances::SceneInstances};

/// Delay after which an unchanged scene is redrawn with smooth edges.
const SMOOTH_REDRAW_DELAY: Duration = Duration::from_millis(200);

enum State {
    /// Nothing drawn yet.
    New,
    Ready(Box<Gpu>),
    /// Failed or destroyed; never created again.
    Failed,
}

/// The GPU renderer, shared between the window and its paint callbacks.
#[derive(Clone)]
pub struct GpuHandle {
    gl: Arc<glow::Context>,
    state: Arc<Mutex<State>>,
}

impl GpuHandle {
    /// Wraps a window's OpenGL context, which must be current on the calling thread whenever the handle is used.
    pub fn new(gl: Arc<glow::Context>) -> Self {
        Self { gl, state: Arc::new(Mutex::new(State::New)) }
    }

    /// True once a software renderer has drawn something.
    pub fn is_software(&self) -> bool {
        matches!(&*self.lock(), State::Ready(gpu) if gpu.is_software())
    }

    /// Makes this handle available to [`find`](Self::find) in a window.
    pub fn install(&self, ctx: &Context) {
        ctx.data_mut(|data| data.insert_temp(Id::unique(KEY), self.clone()));
    }

    /// Returns the window's handle; `None` if none is installed or it has failed.
    pub fn find(ctx: &Context) -> Option<Self> {
        let handle: Self = ctx.data(|data| data.get_temp(Id::unique(KEY)))?;
        let failed = matches!(&*handle.lock(), State::Failed);
        (!failed).then_some(handle)
    }

    /// Queues a drawing for the area, painted with the window.
    pub fn paint(&self, painter: &Painter, area: Rect, drawing: SceneInstances) {
        let (handle, ctx, opacity) = (self.clone(), painter.ctx().clone(), painter.opacity());
        let now = ctx.input(|i| i.time);
        let callback = CallbackFn::new(move |info, painter| {
            let window = painter.intermediate_fbo();
            match handle.with(|gl, gpu| gpu.paint(gl, &drawing, (&info, opacity, now), window)) {
                Ok(false) => {}
                Ok(true) => ctx.request_repaint_after(SMOOTH_REDRAW_DELAY),
                // The next frame falls back to egui's painter.
                Err(_) => ctx.request_repaint(),
            }
        });
        painter.add(PaintCallback { rect: area, callback: Arc::new(callback) });
    }

    /// Returns a shape that copies everything painted before it and labels the copy with `number`.
    pub fn copy_window(&self, screen: Rect, number: u64) -> PaintCallback {
        self.callback(screen, move |gl, gpu, info, window| gpu.copy_window(gl, info.screen_size_px, window, number))
    }

    /// Returns a shape that paints the copy of the window.
    pub fn paint_window_copy(&self, screen: Rect) -> PaintCallback {
        self.callback(screen, |gl, gpu, _, window| {
            gpu.paint_window_copy(gl, window);
            Ok(())
        })
    }

    /// Number of the current copy of the window; `None` without one.
    pub fn window_copy_number(&self) -> Option<u64> {
        match &*self.lock() {
            State::Ready(gpu) => gpu.window_copy_number(),
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
            // An error drops the renderer with its copy; the next frame is painted without either.
            let _ = handle.with(|gl, gpu| act(gl, gpu, &info, painter.intermediate_fbo()));
        });
        PaintCallback { rect, callback: Arc::new(callback) }
    }

    /// Renders a picture of any size on a plain background.
    ///
    /// # Errors
    /// The renderer could not be created or failed earlier, or the driver refused an allocation.
    pub fn picture(&self, drawing: &SceneInstances, size: [u32; 2], ground: [u8; 3]) -> Result<Picture> {
        self.with(|gl, gpu| gpu.picture(gl, drawing, size, ground))
    }

    /// Frees all GPU resources. The handle cannot draw afterwards.
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
        if done.is_err()
            && let State::Ready(gpu) = std::mem::replace(&mut *state, State::Failed)
        {
            gpu.destroy(&self.gl);
        }
        done
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        // A panic while drawing leaves the state consistent.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

const KEY: &str = "graphics-card";

/// Returns the sign atlas for these letters, cached per window.
pub fn atlas(ctx: &Context, letters: &[char]) -> Arc<Atlas> {
    let id = Id::unique(("signs", letters));
    let known: Option<Arc<Atlas>> = ctx.data(|data| data.get_temp(id));
    known.unwrap_or_else(|| {
        let made = Arc::new(Atlas::new(ctx, letters));
        ctx.data_mut(|data| data.insert_temp(id, made.clone()));
        made
    })
}
