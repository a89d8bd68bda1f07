//! Commands and queries of the lesson and of the pages about methods.

use std::{sync::Arc, time::Duration};

pub use super::state::Lesson;
use super::{MoveNotes, methods::title};
use crate::command::row::{Row, choice, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use crate::sentences::sheet::{self, Solved};
use crate::sentences::solution_text::solution_text;
use crate::{method_page::MethodPage, model::Model, page::Page, playback, played::Played};
use unfold_scene::sheet::Sheet;
use unfold_text::{methods, stage};

#[derive(Clone, Debug, PartialEq)]
pub enum LessonCommand {
    /// Open the page about a method.
    Explain(MethodPage),
    /// Enter or leave presentation mode: puzzle, move and its note in the whole window.
    Present,
}

const fn page(id: &'static str, page: MethodPage) -> Row<LessonCommand> {
    choice(id, LessonCommand::Explain(page), methods::METHODS, (title(page), methods::HOW_TIP))
        .in_menu(Menu::Methods.at(1, 1))
}

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

pub fn run(command: LessonCommand, model: &mut Model) {
    match command {
        LessonCommand::Explain(page) => model.open_page(Page::Method(page)),
        LessonCommand::Present if model.page == Some(Page::Presentation) => model.close_page(),
        LessonCommand::Present => model.open_page(Page::Presentation),
    }
}

/// Longer scrambles are not printed on a sheet.
const LONGEST_SCRAMBLE: usize = 100;

/// Notes on the played moves, recomputed on change. The tables they need are in memory: the search that found the moves loaded them.
pub fn notes(model: &Model) -> Option<Arc<MoveNotes>> {
    let player = model.document.workspace().player()?;
    let found = matches!(player.what, Played::Solution | Played::Attempt | Played::Earlier);
    let metric = if found { model.shown_metric() } else { model.puzzle().def().metric };
    let method = model.results().by.filter(|_| player.what == Played::Solution).map(|by| by.method);
    let mut kept = model.lesson.notes.borrow_mut();
    let known = &model.samples.tables.distances;
    let kept_still = kept.as_ref().filter(|notes| notes.is_of(&player, metric, method, known)).cloned();
    let notes = kept_still.unwrap_or_else(|| Arc::new(MoveNotes::of(&player, metric, method, known)));
    *kept = Some(notes.clone());
    Some(notes)
}

/// The shown note: that of the last move made, or of the first before any is made.
pub fn given(model: &Model) -> Option<(Arc<MoveNotes>, usize)> {
    let notes = notes(model)?;
    let at = model.document.workspace().played().saturating_sub(1);
    (at < notes.lessons.len()).then_some((notes, at))
}

/// Marks the facelets moved by the last move; empty during an animation and before the first move.
pub fn touched(model: &Model) -> Vec<bool> {
    // The user's own turns and scrambles are not marked: the stickers matter there, and the user knows the turn.
    let is_plain = |what| matches!(what, Played::Own | Played::Scramble);
    let is_plain = playback::played_moves(model).is_some_and(|(what, _)| is_plain(what));
    let still = playback::moving(model).is_none() && !is_plain;
    let made = model.document.workspace().played().checked_sub(1).filter(|_| still);
    let mv = made.and_then(|at| playback::played_moves(model)?.1.0.get(at).copied());
    let map = mv.map(|mv| &model.puzzle().def().moves[mv.index()].map);
    map.map(|map| map.iter().enumerate().map(|(to, from)| usize::from(*from) != to).collect()).unwrap_or_default()
}

/// Calls `make` with the shown solution and its search time.
fn of_solved<T>(model: &Model, make: impl FnOnce(Solved<'_>, Duration) -> T) -> Option<T> {
    let (position, results) = (model.document.workspace().position(), model.results());
    let (player, by) = (position.solution_player()?, results.by?);
    let notes = MoveNotes::of(&player, by.metric, Some(by.method), &model.samples.tables.distances);
    let (colours, letters) = (model.colours(model.puzzle()), model.settings.facelet_letters(model.puzzle()));
    Some(make(
        Solved {
            start: position.state.as_ref()?,
            notes: &notes,
            lower: results.lower,
            scramble: position.reached.as_ref().filter(|moves| (1..=LONGEST_SCRAMBLE).contains(&moves.0.len())),
            colours: &colours,
            letters: &letters,
            cell_names: model.settings.cell_names,
        },
        results.elapsed,
    ))
}

/// The shown solution, laid out for printing.
pub fn sheet_of_solution(model: &Model) -> Option<Sheet> {
    of_solved(model, |solved, _| sheet::sheet(model.language(), solved))
}

/// The shown solution as text.
pub fn solution_as_text(model: &Model) -> Option<String> {
    of_solved(model, |solved, elapsed| solution_text(model.language(), solved, Some(elapsed)))
}
