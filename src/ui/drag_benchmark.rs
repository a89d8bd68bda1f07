//! Measures the frame rate while a layer is dragged. It needs a display, since it includes the time to draw on the GPU
//! or its software replacement.

#![allow(clippy::disallowed_methods, reason = "it measures frames as they come")]

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::canvas;
use super::start::{self, EframeWindow};
use super::window::Window;
use eframe::egui::{self, Event, Modifiers, PointerButton, Pos2, vec2};
use unfold_app::command::{Command, HistoryCommand, ScrambleCommand};
use unfold_app::settings::choices::Scrambling;
use unfold_app::{Program, start_error::StartError, system::environment::Environment};
use unfold_engine::puzzle::PuzzleId;

/// Window size in points.
const WINDOW_SIZE: [f32; 2] = [1280.0, 800.0];
/// Frames before the drag begins, while the window's layout settles and fonts load.
const WARM_UP_FRAMES: usize = 20;
/// Length of the drag, in points.
const DRAG_LENGTH: usize = 90;
/// Pointer movement per frame, in points.
const POINTS_PER_FRAME: usize = 4;

/// Drags a layer of a puzzle to and fro in a window and returns at least `count` times between consecutive frames.
/// Must run on the main thread.
///
/// # Errors
/// A window that cannot be opened or that crashes.
pub fn measure_drag(environment: Environment, puzzle: PuzzleId, count: usize) -> Result<Vec<Duration>, StartError> {
    let times = Arc::new(Mutex::new(Vec::new()));
    let theirs = times.clone();
    let sized = |options: eframe::NativeOptions| eframe::NativeOptions {
        viewport: options.viewport.with_inner_size(WINDOW_SIZE),
        persist_window: false,
        ..options
    };
    let window = move |ctx: egui::Context| {
        let mut window =
            Window::new(Program::new(environment, Arc::new(move || ctx.request_repaint()), Box::new(Instant::now)));
        for command in [
            Command::History(HistoryCommand::SwitchTo(puzzle)),
            Command::Scramble(ScrambleCommand::SetScrambling(Scrambling::Turns)),
            Command::Scramble(ScrambleCommand::ScrambleFrom(1)),
        ] {
            window.apply(command);
        }
        window
    };
    start::open(sized, window, move |inner| {
        Box::new(DragBenchmark { inner, frame: 0, count, last: None, times: theirs })
    })?;
    let times = std::mem::take(&mut *times.lock().unwrap_or_else(PoisonError::into_inner));
    Ok(times)
}

struct DragBenchmark {
    inner: EframeWindow,
    /// Frames since the view was first shown.
    frame: usize,
    /// Number of times to record.
    count: usize,
    /// Start of the previous frame of the drag; `None` until the drag begins.
    last: Option<Instant>,
    times: Arc<Mutex<Vec<Duration>>>,
}

impl DragBenchmark {
    /// Position of the pointer in this frame of the drag, which starts at the view's centre, `middle`.
    fn pointer_position(&self, middle: Pos2) -> Pos2 {
        let there = (self.frame - WARM_UP_FRAMES) * POINTS_PER_FRAME % (2 * DRAG_LENGTH);
        let from_press = if there < DRAG_LENGTH { there } else { 2 * DRAG_LENGTH - there };
        middle + vec2(from_press as f32, 0.0)
    }
}

impl eframe::App for DragBenchmark {
    fn logic(&mut self, ctx: &egui::Context, frame: &mut eframe::Frame) {
        self.inner.logic(ctx, frame);
    }

    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        self.inner.ui(ui, frame);
        ui.ctx().request_repaint();
    }

    fn on_exit(&mut self, gl: Option<&eframe::glow::Context>) {
        self.inner.on_exit(gl);
    }

    fn raw_input_hook(&mut self, ctx: &egui::Context, input: &mut egui::RawInput) {
        // Drop real pointer events, which would disturb the drag.
        input.events.retain(|event| !matches!(event, Event::PointerMoved(_) | Event::PointerGone));
        let Some(middle) = ctx.read_response(canvas::view_id()).map(|view| view.rect.center()) else { return };
        self.frame += 1;
        if self.frame < WARM_UP_FRAMES {
            return;
        }
        let pos = self.pointer_position(middle);
        input.events.push(Event::PointerMoved(pos));
        if self.frame == WARM_UP_FRAMES {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            input.events.push(Event::PointerButton { pos, button, pressed: true, modifiers });
        }
        let now = Instant::now();
        let last = self.last.replace(now);
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        times.extend(last.map(|last| now - last));
        if times.len() == self.count {
            ctx.send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }
}
