//! Pace: user input is answered before the delay is noticeable, whatever else is running.

use std::time::{Duration, Instant};

use crate::stops::max_stop_time;
use unfold_app::batch;
use unfold_app::command::{ScrambleCommand, SearchCommand, SettingsCommand};
use unfold_engine::control::Control;
use unfold_engine::puzzle::{
    Facelets, PuzzleId,
    geometry::SignedPerm,
    pattern::{Pattern, Sticker},
};
use unfold_engine::puzzle::{painting_check::PaintingCheck, pieces::Pieces, scramble};
use unfold_engine::puzzles::{cube3::tables::cross::CrossTables, tess2::Tess2};
use unfold_text::CustomTextFile;

const TESS2: PuzzleId = PuzzleId::Tess2;

/// A random state in one of the 192 orientations of the whole puzzle.
fn state(seed: u64, held: usize) -> Facelets {
    let state = scramble::uniform(TESS2, &mut scramble::generator(seed));
    let (state, _) = Tess2::from_facelets(&state).expect("a state");
    state.to_facelets(&SignedPerm::rotations(4)[held])
}

fn without(state: &Facelets, hidden: &[usize]) -> Pattern {
    let mut painting = Pattern::from_facelets(state);
    for &i in hidden {
        painting.paint(i, Sticker::Unpainted);
    }
    painting
}

#[test]
fn checking_a_painting_is_fast_enough_for_a_stroke() {
    let mut random = 0u64;
    let mut times = Vec::new();
    for seed in 0..200u64 {
        let state = state(seed, (seed * 7 % 192) as usize);
        // Hides up to 64 stickers at pseudo-random indices, which may repeat.
        let count = (seed * 13 % 65) as usize;
        let hidden: Vec<usize> = (0..count)
            .map(|_| {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (random >> 33) as usize % 64
            })
            .collect();
        let painting = without(&state, &hidden);
        let start = Instant::now();
        let check = PaintingCheck::new(&painting);
        times.push((start.elapsed(), hidden.len(), check.forced.len()));
    }
    // Whole pieces are hidden, too, which leaves the most possibilities.
    for whole in 0..=16 {
        let hidden: Vec<usize> =
            (0..whole).flat_map(|place| Pieces::for_puzzle(TESS2).slots[place].facelets.iter().copied()).collect();
        let painting = without(&state(whole as u64, 5), &hidden);
        let start = Instant::now();
        let check = PaintingCheck::new(&painting);
        times.push((start.elapsed(), hidden.len(), check.forced.len()));
    }
    times.sort();
    // The limits are far above the usual times, since other tests run at the same time.
    let (median, worst) = (times[times.len() / 2].0, times[times.len() - 1]);
    assert!(median < Duration::from_millis(20) && worst.0 < Duration::from_millis(250), "{median:?} {worst:?}");
}

#[test]
fn cross_tables_are_built_within_100_milliseconds() {
    let time = |_| {
        let began = Instant::now();
        drop(CrossTables::build(&Control::new()));
        began.elapsed()
    };
    // The minimum of ten measurements, since other tests run at the same time.
    let least = (0..10).map(time).min().expect("ten times");
    assert!(least < Duration::from_millis(100), "{least:?}");
}

#[test]
fn large_text_files_are_checked_within_20_seconds() {
    let many = (0..60_000).map(|n| format!("a{n} = x\n")).collect::<String>();
    let chain = (0..40_000).map(|n| format!("-a{n} = {{ -a{} }}\n", n + 1)).collect::<String>();
    let select = "{ 1 ->\n [a] x\n*[b] y\n }".repeat(20_000);
    for source in [many, chain, "a\n".repeat(300_000), format!("solve = {}{select}", "x".repeat(500_000))] {
        let begin = source[..20].to_owned();
        let file = CustomTextFile { path: "a.ftl".into(), code: "en".into(), source };
        let began = Instant::now();
        let _ = unfold_text::check_custom(&file);
        assert!(began.elapsed() < Duration::from_secs(20), "{:?} for what begins with {begin}", began.elapsed());
    }
}

#[cfg(feature = "window")]
mod window {
    use super::*;
    use crate::support::{tables, temporary, window::TestWindow};
    use unfold_app::document::batches::{form::PositionSource, table::Column};
    use unfold_app::{batch::update::BatchCommand, command::Command, settings::choices::View};

    /// The shortest time of twenty frames.
    fn frame(window: &mut TestWindow) -> Duration {
        let time = |_| {
            let began = Instant::now();
            window.harness.step();
            began.elapsed()
        };
        (0..20).map(time).min().expect("some frames")
    }

    fn solve_batch(window: &mut TestWindow, count: u64) {
        for command in [
            BatchCommand::SetSource(PositionSource::Random),
            BatchCommand::SetCount(count),
            BatchCommand::SetSeed(3),
            BatchCommand::Start,
        ] {
            window.apply(Command::Batch(command));
        }
        window.wait("the batch", |window| window.app().batch.running_puzzle().is_none());
    }

    #[test]
    fn a_hundred_thousand_rows_are_as_smooth_as_ten() {
        let mut window = TestWindow::new(PuzzleId::Cube2, tables::folder());
        window.apply(SettingsCommand::SetView(View::Batch));
        solve_batch(&mut window, 100_000);
        assert_eq!(batch::current(window.app()).table.as_ref().map(|table| table.len()), Some(100_000));
        let many = frame(&mut window);
        let began = Instant::now();
        window.apply(Command::Batch(BatchCommand::Sort(Column::Moves)));
        assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
        solve_batch(&mut window, 10);
        let few = frame(&mut window);
        assert!(many < 3 * few + Duration::from_millis(5), "{many:?} and {few:?}");
    }

    #[test]
    fn frames_stay_short_during_table_builds_and_stop_is_prompt() {
        let empty = temporary();
        let mut window = TestWindow::new(PuzzleId::Tess2, empty.path());
        window.apply(ScrambleCommand::ScrambleFrom(1));
        window.apply(SearchCommand::Solve);
        let (mut slowest, began) = (Duration::ZERO, Instant::now());
        while began.elapsed() < Duration::from_millis(700) {
            let frame = Instant::now();
            window.harness.step();
            slowest = slowest.max(frame.elapsed());
            std::thread::sleep(Duration::from_millis(10));
        }
        assert!(slowest < Duration::from_millis(250), "a frame took {slowest:?}");
        let asked = Instant::now();
        window.apply(SearchCommand::Stop);
        window.wait("the end", |window| !window.app().search.is_running());
        assert!(asked.elapsed() < max_stop_time(), "{:?}", asked.elapsed());
    }
}
