//! The attempt of *greedy*, and scrambling from the position shown.

use crate::support::{self, window::TestWindow};
use unfold_app::command::{HistoryCommand, PlaybackCommand, ScrambleCommand, SearchCommand, SettingsCommand};
use unfold_app::played::SequenceKind;
use unfold_app::settings::{choices::Scrambling, switch::Switch};
use unfold_engine::puzzle::{Metric, PuzzleId, scramble};
use unfold_text::Language;

const CUBE3: PuzzleId = PuzzleId::Cube3;

#[test]
fn the_timeline_plays_the_attempt_of_greedy() {
    let words = [
        (["Attempt: ", " HTM, score"], "without solving", "Scramble, "),
        (["Tentative\u{a0}: ", " HTM, score"], "sans résoudre", "Mélange, "),
        (["Intento: ", " HTM, puntos"], "sin resolver", "Mezcla, "),
    ];
    for (language, (head, said, other)) in Language::BUILT_IN.into_iter().zip(words) {
        let mut window = TestWindow::in_language(CUBE3, support::tables::folder(), language);
        window.apply(ScrambleCommand::SetScrambling(Scrambling::Turns));
        window.apply(SettingsCommand::Set(Switch::WatchScramble, false));
        window.apply(ScrambleCommand::ScrambleFrom(3));
        window.apply(SearchCommand::SetMethod("greedy"));
        window.apply(SearchCommand::Solve);
        window.wait("the end", |window| !window.app().search.is_running() && window.app().results().end.is_some());
        let attempt = window.app().results().attempt.clone().expect("what was tried");
        // Consecutive turns of the same face are joined before they are counted.
        let length = attempt.moves.length_in(CUBE3.def(), Metric::Htm);
        assert!(attempt.moves.0.len() == 100 && length < 100);
        let head = &head.join(&length.to_string());
        assert!(window.has_text(head) && window.has_text(said), "{language:?}");
        let start = window.shown_facelets();
        // The attempt can be played from any move, like a solution.
        window.apply(PlaybackCommand::Seek(1));
        assert_eq!(window.shown_facelets(), start.after(attempt.moves.0[0]));
        // Plays the scramble, and then the attempt again.
        let played = |window: &TestWindow| window.app().document.workspace().player().map(|player| player.kind);
        window.click_first(other);
        assert_eq!(played(&window), Some(SequenceKind::Scramble));
        window.click_first(head);
        assert_eq!(played(&window), Some(SequenceKind::Attempt));
    }
}

#[test]
fn scramble_from_here_works_from_both_menus_and_is_undone() {
    let mut window = TestWindow::new(CUBE3, support::tables::folder());
    window.type_position("R U F");
    let start = window.shown_facelets();
    window.open_menu("Edit");
    window.click("Scramble from here");
    let here = window.shown_facelets();
    assert!(here != start && window.has_text(&format!("{} moves played", scramble::DEFAULT_TURNS)));
    window.apply(HistoryCommand::Undo);
    assert_eq!(window.shown_facelets(), start);
    window.click_first("Scramble with");
    window.click_last("Scramble from here");
    assert!(window.shown_facelets() != start && window.app().document.workspace().can_undo());
    window.apply(HistoryCommand::Undo);
    assert_eq!(window.shown_facelets(), start);
}
