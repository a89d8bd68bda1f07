//! Measures frame cost without a display: the window during a solve on all threads while the best solution so far plays
//! repeatedly; for a puzzle without a solver, while the moves of a scramble play.

#![allow(clippy::disallowed_methods, reason = "it measures frames as they come")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::window::Window;
use cpu_time::ThreadTime;
use eframe::egui::{self, Pos2, Rect, vec2};
use unfold_app::command::{Command, HistoryCommand, PlaybackCommand, ScrambleCommand, SearchCommand};
use unfold_app::settings::{choices::Scrambling, pace::Speed, seconds_limit::SecondsLimit};
use unfold_app::{Program, document::playback::SeekTo, frames::FrameTimes, playback, system::environment::Environment};
use unfold_engine::puzzle::PuzzleId;

/// Window size in points.
const SIZE: [f32; 2] = [1280.0, 800.0];
/// Frame time at 60 frames per second.
const SLOT: Duration = Duration::from_nanos(16_666_667);

/// Measures `count` frames while a puzzle is solved and played, on this number of threads; 0 for all.
pub fn measure(around: Environment, puzzle: PuzzleId, threads: usize, count: usize) -> FrameTimes {
    let start = Instant::now();
    let mut out = FrameTimes::default();
    let ctx = egui::Context::default();
    let mut window = Window::new(Program::new(around, Arc::new(|| ()), Box::new(Instant::now)));
    let is_solved = !puzzle.def().solvers().is_empty();
    let scrambling = if is_solved { Scrambling::Uniform } else { Scrambling::Turns };
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
    if is_solved {
        window.apply(SearchCommand::Solve);
    } else {
        window.apply(ScrambleCommand::PlayScramble);
    }
    // Frames before the first solution are not measured; in them, tables are opened or built.
    while window.app().results().best().is_none() && window.app().search.is_at_work() {
        frame(&ctx, &mut window, start);
        std::thread::sleep(SLOT);
    }
    let nodes_before = window.app().results().nodes;
    while out.cpu.len() < count && (window.app().search.is_at_work() || !is_solved) {
        let (began, cpu) = (Instant::now(), ThreadTime::now());
        if !window.app().document.workspace().is_playing() {
            window.apply(PlaybackCommand::Go(SeekTo::Toggle));
        }
        frame(&ctx, &mut window, start);
        out.cpu.push(cpu.elapsed());
        out.wall.push(began.elapsed());
        out.turning += usize::from(playback::moving(window.app()).is_some());
        std::thread::sleep(SLOT.saturating_sub(began.elapsed()));
    }
    out.threads = window.app().settings.limits(window.app().puzzle()).threads;
    out.nodes = window.app().results().nodes - nodes_before;
    window.close();
    out
}

/// Runs one frame, from input to triangles.
fn frame(ctx: &egui::Context, window: &mut Window, start: Instant) {
    let input = egui::RawInput {
        screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(SIZE[0], SIZE[1]))),
        time: Some(start.elapsed().as_secs_f64()),
        ..egui::RawInput::default()
    };
    let output = ctx.run_ui(input, |ui| {
        window.logic(&ui.ctx().clone());
        window.show(ui);
    });
    ctx.tessellate(output.shapes, output.pixels_per_point);
}
