//! Results of another position are never presented as the current one's, and a solved puzzle is reported as solved.

use crate::support::{self, window::TestWindow};
use eframe::egui::{Rect, Role};
use egui_kittest::kittest::Queryable;
use unfold_app::command::TypingCommand;
use unfold_app::command::{Command, HistoryCommand, ManualSolveCommand, RunsCommand, ScrambleCommand, SearchCommand};
use unfold_app::{search::shown_position, settings::seconds_limit::SecondsLimit};
use unfold_engine::puzzle::{Move, PuzzleId};

impl TestWindow {
    /// True if a label has exactly this text, such as the one on the result card.
    fn has_label(&self, text: &str) -> bool {
        self.harness.query_all_by_role_and_label(Role::Label, text).next().is_some()
    }

    /// The rectangle of the last button named Solve.
    fn solve_button(&self) -> Rect {
        self.harness.get_all_by_role_and_label(Role::Button, "Solve").last().expect("Solve").rect()
    }
}

fn mv(puzzle: PuzzleId, name: &str) -> Move {
    let place = puzzle.def().moves.iter().position(|mv| mv.name == name).expect("a move");
    Move::new(place as u16)
}

#[test]
fn previous_results_shrink_to_one_line_with_a_back_button() {
    let mut window = TestWindow::new(PuzzleId::Cube2, support::tables::folder());
    window.apply(TypingCommand::TypePosition("R U2 F".into()));
    window.apply(SearchCommand::Solve);
    window.wait("it is solved", |window| !window.app().search.is_running());
    assert!(window.has_label("3 HTM") && window.has_text("Proven: ") && !window.has_text("Previous position"));
    let solve = window.solve_button();
    for change in [
        Command::ManualSolve(ManualSolveCommand::Turn(mv(PuzzleId::Cube2, "R"))),
        Command::Scramble(ScrambleCommand::ScrambleFrom(5)),
        Command::History(HistoryCommand::Reset),
    ] {
        let solved = change == Command::History(HistoryCommand::Reset);
        window.apply(change);
        assert!(window.has_text("Previous position: 3 HTM, optimal"));
        assert!(!window.has_label("3 HTM") && !window.has_text("Proven: "), "nothing reads as of this position");
        assert!(solved || window.has_text("Solve looks for "));
        let now = window.solve_button();
        assert_eq!(now, solve, "nothing has moved");
        window.click_last("Back");
        assert!(!window.has_text("Previous position") && window.has_label("3 HTM"));
        let now = window.solve_button();
        assert_eq!(now, solve, "nothing has moved");
    }
}

#[test]
fn a_search_of_another_position_shows_its_progress() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    window.apply(ScrambleCommand::ScrambleFrom(1));
    window.apply(SearchCommand::SetTimeLimit(SecondsLimit::NONE));
    window.apply(SearchCommand::Solve);
    window.wait("a solution", |window| window.app().results().best().is_some());
    window.apply(ScrambleCommand::ScrambleFrom(2));
    assert!(window.has_text("Searching the previous position: ") && window.has_text(" STM so far"));
    assert!(window.has_text("Solve looks for ") && !window.has_text("searching ·"));
    for _ in 0..2 {
        window.apply(HistoryCommand::Undo);
    }
    assert!(window.has_text("Searching the next position: "), "before and after it are told apart");
    window.click_last("Back");
    assert!(shown_position::is_being_searched(window.app()) && !window.has_text("Searching the next position"));
    window.apply(SearchCommand::Stop);
    window.wait("it ends", |window| !window.app().search.is_running());
}

#[test]
fn a_solved_puzzle_is_reported_as_solved_without_a_solution() {
    let mut window = TestWindow::new(PuzzleId::Tess2, support::tables::folder());
    window.apply(ScrambleCommand::ScrambleFrom(1));
    assert!(window.app().is_possible(&Command::Search(SearchCommand::Solve)));
    window.apply(HistoryCommand::Reset);
    assert!(window.has_label("Solved") && window.has_text("The puzzle is already solved."));
    assert!(
        !window.has_text("plot of best length")
            && !window.has_label("0 STM")
            && !window.has_text("no solution is shorter")
    );
    assert!(
        !window.app().is_possible(&Command::Search(SearchCommand::Solve))
            && !window.app().is_possible(&Command::Runs(RunsCommand::SaveChart))
    );
    window.apply(ManualSolveCommand::Turn(mv(PuzzleId::Tess2, "UF")));
    assert!(
        window.app().is_possible(&Command::Search(SearchCommand::Solve))
            && !window.has_text("The puzzle is already solved.")
    );
    // Solved by hand counts as solved.
    let turned = window.app().document.workspace().position().manual_solve.clone().expect("a turn").moves;
    for back in turned.inverse(PuzzleId::Tess2.def()).0 {
        window.apply(ManualSolveCommand::Turn(back));
    }
    assert!(window.app().document.workspace().position().is_solved() && window.has_label("Solved"));
    assert!(!window.app().is_possible(&Command::Search(SearchCommand::Solve)));
}
