//! Commands and queries of the lesson and the method pages.

use std::{sync::Arc, time::Duration};

pub use super::state::NotesCache;
use super::{MoveNotes, methods::title};
use crate::command::row::{Row, choice, row};
use crate::command::{menu::Menu, shortcut::Shortcut};
use crate::sentences::sheet::{self, PresentedSolution};
use crate::sentences::solution_text::solution_text;
use crate::{method_page::MethodPage, model::Model, page::Page, playback, played::SequenceKind};
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

/// Maximum number of moves in a scramble printed with a solution; longer ones are left out.
const MAX_PRINTED_SCRAMBLE: usize = 100;

/// Cached notes on the played moves, recomputed when the moves, metric, method or tables in memory change. `None` if no moves
/// can be played.
pub fn notes(model: &Model) -> Option<Arc<MoveNotes>> {
    let player = model.document.workspace().player()?;
    let found = matches!(player.kind, SequenceKind::Solution | SequenceKind::Attempt | SequenceKind::Earlier);
    let metric = if found { model.shown_metric() } else { model.puzzle().def().metric };
    let method =
        model.results().method_and_metric.filter(|_| player.kind == SequenceKind::Solution).map(|by| by.method);
    let mut kept = model.lesson.notes.borrow_mut();
    let known = &model.samples.tables.distances;
    let kept_still = kept.as_ref().filter(|notes| notes.is_valid_for(&player, metric, method, known)).cloned();
    let notes = kept_still.unwrap_or_else(|| Arc::new(MoveNotes::new(&player, metric, method, known)));
    *kept = Some(notes.clone());
    Some(notes)
}

/// The notes, and the index of the note to show: that of the last move made, or of the first move if none was made.
pub fn current_note(model: &Model) -> Option<(Arc<MoveNotes>, usize)> {
    let notes = notes(model)?;
    let at = model.document.workspace().moves_made().saturating_sub(1);
    (at < notes.notes.len()).then_some((notes, at))
}

/// For each facelet, whether the last move moved it. Empty before the first move, during an animation, and for scrambles and the
/// user's own turns.
pub fn moved_facelets(model: &Model) -> Vec<bool> {
    // Marks would distract from the stickers in the user's own turns and in scrambles.
    let is_plain = |kind| matches!(kind, SequenceKind::Own | SequenceKind::Scramble);
    let is_plain = playback::played_moves(model).is_some_and(|(kind, _)| is_plain(kind));
    let still = playback::turn_in_progress(model).is_none() && !is_plain;
    let made = model.document.workspace().moves_made().checked_sub(1).filter(|_| still);
    let mv = made.and_then(|at| playback::played_moves(model)?.1.0.get(at).copied());
    let map = mv.map(|mv| &model.puzzle().def().moves[mv.index()].map);
    map.map(|map| map.iter().enumerate().map(|(to, from)| usize::from(*from) != to).collect()).unwrap_or_default()
}

/// Calls `make` with the shown solution and its search time; `None` if no solution is shown.
fn with_solution<T>(model: &Model, make: impl FnOnce(PresentedSolution<'_>, Duration) -> T) -> Option<T> {
    let (position, results) = (model.document.workspace().position(), model.results());
    let (player, by) = (position.solution_player()?, results.method_and_metric?);
    let notes = MoveNotes::new(&player, by.metric, Some(by.method), &model.samples.tables.distances);
    let (colours, letters) = (model.colours(model.puzzle()), model.settings.facelet_letters(model.puzzle()));
    Some(make(
        PresentedSolution {
            start: position.state.as_ref()?,
            notes: &notes,
            lower: results.lower,
            scramble: position
                .moves_from_solved
                .as_ref()
                .filter(|moves| (1..=MAX_PRINTED_SCRAMBLE).contains(&moves.0.len())),
            colours: &colours,
            letters: &letters,
            cell_names: model.settings.cell_names,
        },
        results.elapsed,
    ))
}

/// The shown solution, laid out for printing; `None` if no solution is shown.
pub fn sheet_of_solution(model: &Model) -> Option<Sheet> {
    with_solution(model, |solved, _| sheet::sheet(model.language(), solved))
}

/// The shown solution as text; `None` if no solution is shown.
pub fn solution_as_text(model: &Model) -> Option<String> {
    with_solution(model, |solved, elapsed| solution_text(model.language(), solved, Some(elapsed)))
}
