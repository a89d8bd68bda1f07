//! How the window names the position shown and the one being solved: along a long log, along a scramble, for another puzzle.

use crate::support::{self, window::TestWindow};
use unfold_app::command::SettingsCommand;
use unfold_app::command::{FilesCommand, HistoryCommand, PlaybackCommand, ScrambleCommand, SearchCommand};
use unfold_app::document::playback::PlaybackControl;
use unfold_app::settings::{choices::Scrambling, seconds_limit::SecondsLimit, switch::Switch};
use unfold_engine::mc4d::{self, Log};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, scramble};

fn walk(length: usize, seed: u64) -> Sequence {
    scramble::walk(PuzzleId::Tess2, length, &mut scramble::generator(seed))
}

#[test]
fn the_header_names_what_is_shown() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.apply(ScrambleCommand::ScrambleFrom(42));
    assert!(window.has_text("seed 42"));
    window.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_seconds(0.3)));
    window.apply(SearchCommand::Solve);
    window.wait("it is solved", |window| !window.app().search.is_running());
    let length = window.app().results().selected().expect("a solution").1.moves.0.len();
    window.apply(PlaybackCommand::Seek(3));
    assert!(window.has_text(&format!("seed 42 · move 3 of {length}")));
    window.apply(PlaybackCommand::Seek(length));
    assert!(window.has_text("Solved · ") && window.has_text(&format!("move {length} of {length}")));
    assert!(window.has_text("Go to the start of the moves"), "why it cannot be solved is said");
    window.apply(PlaybackCommand::Seek(3));
    window.apply(SearchCommand::Solve);
    assert!(window.has_text("seed 42 · 3 moves played"));
}

#[test]
fn a_search_for_another_puzzle_is_named_and_a_click_goes_there() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    window.apply(ScrambleCommand::ScrambleFrom(1));
    window.apply(SearchCommand::SetTimeLimit(SecondsLimit::NONE));
    window.apply(SearchCommand::Solve);
    window.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    assert!(window.has_text("A search is running for the 2×2×2×2"));
    window.click("Show the 2×2×2×2");
    assert_eq!(window.app().puzzle(), PuzzleId::Tess2);
    window.apply(SearchCommand::Stop);
    window.wait("it ends", |window| !window.app().search.is_running());
}

#[test]
fn the_scramble_menu_plays_the_scramble_and_toggles_animation() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.apply(ScrambleCommand::SetScrambling(Scrambling::Turns));
    window.apply(SettingsCommand::Set(Switch::WatchScramble, false));
    window.apply(ScrambleCommand::ScrambleFrom(4));
    window.click_first("Scramble with: ");
    window.click("Play scramble");
    assert!(window.has_text("Scramble · ") && window.app().document.workspace().is_playing());
    window.apply(PlaybackCommand::Go(PlaybackControl::Toggle));
    window.click_first("Scramble with: ");
    window.click("Animate scrambles");
    assert!(Switch::WatchScramble.is_on(window.app()));
}

#[test]
fn long_logs_show_nearby_moves_and_very_long_ones_are_not_played() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    for (length, playable) in [(1500, true), (10_500, false)] {
        let path = window.file("long.log");
        let after = walk(length, 2);
        std::fs::write(
            &path,
            mc4d::write(
                &Log::from_scramble(PuzzleId::Tess2, &walk(20, 1))
                    .expect("moves of the puzzle")
                    .with_turns(&after)
                    .expect("moves of the puzzle"),
            ),
        )
        .expect("writable");
        window.apply(FilesCommand::OpenPath(path));
        let mark = Facelets::solved(PuzzleId::Tess2).after_all(&walk(20, 1));
        assert_eq!(
            (
                window.app().document.workspace().state(),
                window.app().document.workspace().position().log_player().is_some()
            ),
            (Some(&mark), playable)
        );
        assert_eq!(window.has_text("too many to play here"), !playable);
        if playable {
            window.apply(PlaybackCommand::Seek(1000));
            assert!(
                window.has_text("move 1000: ") && !window.has_text("move 1: "),
                "the buttons are near the last move"
            );
            assert!(window.has_text("…"));
        }
    }
}

#[test]
fn a_scramble_is_named_as_such_when_played_copied_and_solved() {
    let mut window = TestWindow::new(PuzzleId::Cube3, support::tables::folder());
    window.apply(SettingsCommand::Set(Switch::WatchScramble, false));
    window.apply(ScrambleCommand::ScrambleFrom(42));
    window.apply(ScrambleCommand::PlayScramble);
    window.wait("it is played", |window| window.app().document.workspace().is_playing());
    assert!(!window.has_text("Finding a scramble"), "{}", window.app().news());
    let moves = window.app().document.workspace().position().scramble_moves().expect("found").clone();
    let length = moves.0.len();
    window.apply(PlaybackCommand::Seek(3));
    assert!(window.has_text(&format!("Scramble, {length} HTM")), "the heading begins with a capital");
    window.apply(ScrambleCommand::CopyScramble);
    assert!(window.has_text("Copied the scramble to the clipboard."), "{}", window.app().news());
    window.apply(SearchCommand::Solve);
    assert!(window.has_text(&format!("Scramble (seed 42) after 3 of {length} moves")));
    window.apply(SearchCommand::Stop);
}
