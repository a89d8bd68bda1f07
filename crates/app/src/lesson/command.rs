//! The commands of the lesson.

use super::methods::title;
use crate::command::row::{Row, choice, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use crate::method_page::MethodPage;
use unfold_text::{methods, stage};

/// A request to lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonCommand {
    /// Explain how a method works.
    Explain(MethodPage),
    /// Show the puzzle, the move and its sentence in the whole window, or leave that again.
    Present,
}

const fn page(id: &'static str, page: MethodPage) -> Row<LessonCommand> {
    choice(id, LessonCommand::Explain(page), methods::METHODS, (title(page), methods::HOW_TIP))
        .in_menu(Menu::Methods.at(1, 1))
}

/// The rows of the table of commands.
pub static ROWS: &[Row<LessonCommand>] = &[
    row("present", LessonCommand::Present, (stage::PRESENT, stage::PRESENT_TIP))
        .on_keys(&[Shortcut::bare("F11")])
        .in_menu(Menu::View.at(4, 2)),
    page("method-cube2", MethodPage::Cube2),
    page("method-graph", MethodPage::Graph),
    page("method-cube3", MethodPage::Cube3),
    page("method-two-phase", MethodPage::TwoPhase),
    page("method-optimal", MethodPage::Optimal),
    page("method-coordinates", MethodPage::Coordinates),
    page("method-direct", MethodPage::Direct),
    page("method-greedy", MethodPage::Greedy),
    page("method-score-ida", MethodPage::ScoreIda),
    page("method-crosses", MethodPage::Crosses),
    page("method-three-phases", MethodPage::ThreePhases),
    page("method-anytime", MethodPage::Anytime),
    page("method-proof", MethodPage::Proof),
    page("method-four-phases", MethodPage::FourPhases),
];
