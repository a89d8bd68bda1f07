//! Measures frame times without a display, while a puzzle is solved and the best solution so far plays repeatedly. For a
//! puzzle without a solver, the moves of a scramble play instead.

#![allow(clippy::disallowed_methods, reason = "it measures frames as they come")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::window::Window;
use cpu_time::ThreadTime;
use eframe::egui::{self, Pos2, Rect, vec2};
use unfold_app::command::{Command, HistoryCommand, PlaybackCommand, ScrambleCommand, SearchCommand};
use unfold_app::settings::{choices::Scrambling, pace::Speed, seconds_limit::SecondsLimit};
use unfold_app::{
    Program, document::playback::PlaybackControl, frames::FrameTimes, playback, system::environment::Environment,
};
use unfold_engine::puzzle::PuzzleId;

/// Window size in points.
const WINDOW_SIZE: [f32; 2] = [1280.0, 800.0];
/// Frame time at 60 frames per second.
const FRAME_TIME: Duration = Duration::from_nanos(16_666_667);

/// Measures up to `count` frames while a puzzle is solved on `threads` threads (0 for all) and moves play. Stops early if the search ends.
pub fn measure_frames(environment: Environment, puzzle: PuzzleId, threads: usize, count: usize) -> FrameTimes {
    let start = Instant::now();
    let mut out = FrameTimes::default();
    let ctx = egui::Context::default();
    let mut window = Window::new(Program::new(environment, Arc::new(|| ()), Box::new(Instant::now)));
    let has_solver = !puzzle.def().solvers().is_empty();
    let scrambling = if has_solver { Scrambling::Uniform } else { Scrambling::Turns };
    for command in [
        Command::History(HistoryCommand::SwitchTo(puzzle)),
        Command::Search(SearchCommand::SetThreads(threads)),
        Command::Search(SearchCommand::SetTimeLimit(SecondsLimit::NONE)),
        Command::Playback(PlaybackCommand::SetSpeed(Speed::Fast)),
        Command::Scramble(ScrambleCommand::SetScrambling(scrambling)),
        Command::Scramble(ScrambleCommand::ScrambleFrom(1)),
    ] {
        window.apply(command);
    }
    frame(&ctx, &mut window, start);
    out.first = start.elapsed();
    if has_solver {
        window.apply(SearchCommand::Solve);
    } else {
        window.apply(ScrambleCommand::PlayScramble);
    }
    // Frames before the first solution are not measured: tables are opened or built then.
    while window.model().results().best().is_none() && window.model().search.is_running() {
        frame(&ctx, &mut window, start);
        std::thread::sleep(FRAME_TIME);
    }
    let nodes_before = window.model().results().nodes;
    while out.cpu.len() < count && (window.model().search.is_running() || !has_solver) {
        let (began, cpu) = (Instant::now(), ThreadTime::now());
        if !window.model().document.workspace().is_playing() {
            window.apply(PlaybackCommand::Go(PlaybackControl::Toggle));
        }
        frame(&ctx, &mut window, start);
        out.cpu.push(cpu.elapsed());
        out.wall.push(began.elapsed());
        out.turning += usize::from(playback::turn_in_progress(window.model()).is_some());
        std::thread::sleep(FRAME_TIME.saturating_sub(began.elapsed()));
    }
    out.threads = window.model().settings.limits(window.model().puzzle()).threads;
    out.nodes = window.model().results().nodes - nodes_before;
    window.close();
    out
}

/// Runs one frame, from input to triangles.
fn frame(ctx: &egui::Context, window: &mut Window, start: Instant) {
    let input = egui::RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(WINDOW_SIZE[0], WINDOW_SIZE[1]))),
        time: Some(start.elapsed().as_secs_f64()),
        ..egui::RawInput::default()
    };
    let output = ctx.run_ui(input, |ui| {
        window.logic(&ui.ctx().clone());
        window.show(ui);
    });
    ctx.tessellate(output.shapes, output.pixels_per_point);
}
