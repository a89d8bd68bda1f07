//! Piece filters: edited by click or text, saved by name, and applied to the net and the view.

pub mod state;

use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::piece_filter::chips::{AnyOf, Chip, Chips};
use crate::document::piece_filter::parse::{FilterError, FilterProblem, MAX_LENGTH, parse};
use crate::document::piece_filter::{PieceFilter, words};
use crate::effect::{FocusTarget, ShellRequest};
use crate::filters::state::FilterPanel;
use crate::model::Model;
use crate::rows::state::TimelineHeight;
use crate::settings::saved_filter::{MAX_SAVED_FILTERS, SavedFilter, tidy_name};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{Phrase, filters as say};

#[derive(Clone, Debug, PartialEq)]
pub enum FiltersCommand {
    /// Open the filter panel.
    Open,
    /// Leave the name field, or close the panel if no name is being typed.
    Close,
    Type(String),
    /// Apply the typed filter.
    Apply,
    /// Cycle a word of the filter to its next state.
    Cycle(Chip),
    /// Set the rows of words where one match suffices.
    SetAnyOf(AnyOf),
    /// Ask for the name to save the filter under.
    AskForName,
    TypeName(String),
    /// Save the filter under the typed name.
    Keep,
    /// Apply a saved filter, by its index among the puzzle's.
    Choose(usize),
    /// Delete the saved filter that is applied.
    Forget,
}

pub static ROWS: &[Row<FiltersCommand>] = &[
    row("filter-pieces", FiltersCommand::Open, (say::FILTER_PIECES, say::FILTER_PIECES_TIP))
        .on_keys(&[Shortcut::ctrl_shift("F")])
        .in_menu(Menu::View3d.at(1, 3))
        .in_menu(Menu::Pieces.at(2, 1)),
    row("keep-filter", FiltersCommand::AskForName, (say::KEEP_FILTER, say::KEEP_FILTER_TIP))
        .in_menu(Menu::Pieces.at(2, 2)),
    row("forget-filter", FiltersCommand::Forget, (say::FORGET_FILTER, say::FORGET_FILTER_TIP))
        .in_menu(Menu::Pieces.at(2, 3)),
];

pub fn run(command: FiltersCommand, model: &mut Model) {
    let puzzle = model.puzzle();
    match command {
        FiltersCommand::Open => {
            open(model);
            model.effects.request(ShellRequest::Focus(FocusTarget::Filter));
        }
        FiltersCommand::Close => match &mut model.filters.panel {
            Some(FilterPanel { name: name @ Some(_), .. }) => *name = None,
            panel => *panel = None,
        },
        FiltersCommand::Type(text) => {
            if let Some(panel) = &mut model.filters.panel {
                panel.typed = Some((puzzle, text));
            }
        }
        FiltersCommand::Apply => match typed_filter(model) {
            Some(Ok(filter)) => apply(filter, model),
            Some(Err(error)) => model.report_error(explain(&error, puzzle)),
            None => {}
        },
        FiltersCommand::Cycle(chip) => {
            if let Some(chips) = chips(model) {
                apply(chips.cycled(chip).filter(), model);
            }
        }
        FiltersCommand::SetAnyOf(any_of) => {
            model.filters.any_of = any_of;
            if let Some(mut chips) = chips(model) {
                chips.any_of = any_of;
                let filter = chips.filter();
                if filter != *applied_filter(model) {
                    apply(filter, model);
                }
            }
        }
        FiltersCommand::AskForName => {
            open(model);
            if let Some(panel) = &mut model.filters.panel {
                panel.name = Some(String::new());
            }
            model.effects.request(ShellRequest::Focus(FocusTarget::FilterName));
        }
        FiltersCommand::TypeName(text) => {
            if let Some(panel) = &mut model.filters.panel {
                panel.name = Some(text);
            }
        }
        FiltersCommand::Keep => keep(model),
        FiltersCommand::Choose(number) => {
            let Some(kept) = saved_filters(model).get(number) else { return };
            match parse(puzzle, &kept.filter) {
                Ok(filter) => apply(filter, model),
                Err(error) => model.report_error(explain(&error, puzzle)),
            }
        }
        FiltersCommand::Forget => {
            if let Some(number) = applied_saved_index(model) {
                let name = saved_filters(model)[number].name.clone();
                model.change_settings(|settings| drop(settings.filters.entry(puzzle).or_default().remove(number)));
                model.news = say::NEWS_FILTER_FORGOTTEN.with([&name]);
            }
        }
    }
}

pub fn obstacle(command: &FiltersCommand, model: &Model) -> Obstacle {
    match command {
        FiltersCommand::AskForName if *applied_filter(model) == PieceFilter::All => {
            Obstacle::Disabled(say::NO_FILTER.into())
        }
        FiltersCommand::Forget if applied_saved_index(model).is_none() => Obstacle::Disabled(say::NOT_KEPT.into()),
        _ => Obstacle::None,
    }
}

/// Applies a filter and reports the number of pieces it shows.
pub fn apply(filter: PieceFilter, model: &mut Model) {
    if let Some(panel) = &mut model.filters.panel {
        panel.typed = None;
    }
    let [shown, all] = filter.counts(model.document.workspace().painting());
    model.news = match filter {
        PieceFilter::All => say::NEWS_ALL_SHOWN.with([&all]),
        _ => say::NEWS_SHOWN.with([&shown, &all]),
    };
    model.document.workspace_mut().shown_parts.filter = filter;
}

pub fn applied_filter(model: &Model) -> &PieceFilter {
    &model.document.workspace().shown_parts.filter
}

/// Number of shown pieces, and of all pieces.
pub fn counts(model: &Model) -> [usize; 2] {
    applied_filter(model).counts(model.document.workspace().painting())
}

/// Text of the panel's field: the typed text, or the applied filter; empty while all pieces are shown.
pub fn field_text(model: &Model) -> String {
    let typed = model.filters.panel.as_ref().and_then(|panel| panel.typed.as_ref());
    let here = typed.filter(|(puzzle, _)| *puzzle == model.puzzle());
    match (here, applied_filter(model)) {
        (Some((_, text)), _) => text.clone(),
        (None, PieceFilter::All) => String::new(),
        (None, filter) => filter.to_string(),
    }
}

/// Parses the panel's text; `None` if nothing is typed for this puzzle.
pub fn typed_filter(model: &Model) -> Option<Result<PieceFilter, FilterError>> {
    let (puzzle, text) = model.filters.panel.as_ref()?.typed.as_ref()?;
    (*puzzle == model.puzzle()).then(|| parse(*puzzle, text))
}

/// The applied filter as words; `None` if words cannot express it.
pub fn chips(model: &Model) -> Option<Chips> {
    Chips::from_filter(model.puzzle(), applied_filter(model), model.filters.any_of)
}

pub fn saved_filters(model: &Model) -> &[SavedFilter] {
    model.settings.filters.get(&model.puzzle()).map_or(&[], Vec::as_slice)
}

/// Index of the saved filter that is applied; `None` if the applied one is not saved.
pub fn applied_saved_index(model: &Model) -> Option<usize> {
    let filter = applied_filter(model);
    saved_filters(model).iter().position(|kept| parse(model.puzzle(), &kept.filter).as_ref() == Ok(filter))
}

/// Describes an error in a filter's text: column, problem, remedy.
pub fn explain(error: &FilterError, puzzle: PuzzleId) -> Phrase {
    let column = &error.column;
    let letters = || puzzle.def().letters.iter().map(char::to_string).collect::<Vec<_>>().join(" ");
    let words = || words(puzzle).collect::<Vec<_>>().join(", ");
    match &error.problem {
        FilterProblem::TooLong => say::FILTER_TOO_LONG.with([column, &MAX_LENGTH]),
        FilterProblem::UnexpectedEnd => say::FILTER_ENDS.with([column, &words()]),
        FilterProblem::UnknownWord(found) => say::FILTER_NO_WORD.with([column, found, &words()]),
        FilterProblem::NotOfPuzzle(found) => say::FILTER_NOT_OF_PUZZLE.with([column, found, &words()]),
        FilterProblem::InvalidLetter(found) if found.is_empty() => {
            say::FILTER_LETTER_MISSING.with([column, &letters()])
        }
        FilterProblem::InvalidLetter(found) => say::FILTER_NO_LETTER.with([column, found, &letters()]),
        FilterProblem::ExpectedOperator(found) => say::FILTER_NO_SIGN.with([column, found]),
        FilterProblem::Unclosed => say::FILTER_UNCLOSED.with([column]),
        FilterProblem::Unopened => say::FILTER_UNOPENED.with([column]),
    }
}

/// Opens the panel on the page that shows the puzzle.
fn open(model: &mut Model) {
    model.show_stage();
    if model.rows_of_moves.height == TimelineHeight::Whole {
        model.rows_of_moves.height = TimelineHeight::default();
    }
    model.filters.panel.get_or_insert_default();
}

/// Saves the filter under the typed name, replacing one of the same name.
fn keep(model: &mut Model) {
    let typed = model.filters.panel.as_ref().and_then(|panel| panel.name.as_deref());
    let Some(name) = typed.and_then(tidy_name) else {
        model.news = say::FILTER_NAMELESS.with([]);
        return;
    };
    let known = saved_filters(model).iter().position(|kept| kept.name == name);
    if known.is_none() && saved_filters(model).len() >= MAX_SAVED_FILTERS {
        model.news = say::TOO_MANY_FILTERS.with([&MAX_SAVED_FILTERS]);
        return;
    }
    let one = SavedFilter { name: name.clone(), filter: applied_filter(model).to_string() };
    let puzzle = model.puzzle();
    model.change_settings(|settings| {
        let kept = settings.filters.entry(puzzle).or_default();
        match known {
            Some(number) => kept[number] = one,
            None => kept.push(one),
        }
    });
    if let Some(panel) = &mut model.filters.panel {
        panel.name = None;
        model.effects.request(ShellRequest::Focus(FocusTarget::Filter));
    }
    let news = if known.is_some() { say::NEWS_FILTER_REPLACED } else { say::NEWS_FILTER_KEPT };
    model.news = news.with([&name]);
}
