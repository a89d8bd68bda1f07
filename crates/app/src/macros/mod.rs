//! Macros: named moves with three reference stickers. Picking three corresponding stickers applies the moves there.

pub mod placing;
pub mod record;
pub mod state;

use self::placing::{StickersError, check, symmetry_between};
use self::record::{MAX_MACROS, MAX_MOVES, MAX_NAME, Macro, MacroRecord};
use self::state::{MacroApplication, MacroMode, NewMacro};
use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::{EditKind, row_names::NamedStretch};
use crate::{history::changes, model::Model, rows};
use unfold_engine::notation;
use unfold_engine::puzzle::Sequence;
use unfold_text::{Phrase, macros as say, reasons, sentences::describe};

#[derive(Clone, Debug, PartialEq)]
pub enum MacrosCommand {
    /// Show or hide the list of macros.
    Toggle,
    /// Start a macro from the selected moves or row.
    Make,
    /// Set the name of the new macro.
    SetName(String),
    /// Save the new macro.
    Keep,
    /// Start applying the macro at this index in the settings.
    Choose(usize),
    /// Set whether the inverse is applied.
    SetReversed(bool),
    /// Set the text of the set-up moves, which are made before the macro and undone after it.
    SetSetup(String),
    /// Pick the sticker at this facelet as the next of the three.
    Pick(usize),
    /// Drop the sticker picked last.
    Unpick,
    /// Apply the macro as written, without picking stickers.
    Apply,
    /// Delete the macro at this index in the settings.
    Remove(usize),
    /// Stop making or applying a macro.
    Leave,
}

pub static ROWS: &[Row<MacrosCommand>] = &[
    row("macros", MacrosCommand::Toggle, (say::MACROS, say::MACROS_TIP))
        .on_keys(&[Shortcut::ctrl_shift("K")])
        .in_menu(Menu::Moves.at(3, 4)),
    row("make-macro", MacrosCommand::Make, (say::MAKE_MACRO, say::MAKE_MACRO_TIP))
        .in_menu(Menu::Moves.at(3, 3))
        .in_menu(Menu::Row.at(3, 3)),
    row("keep-macro", MacrosCommand::Keep, (say::KEEP_MACRO, say::KEEP_MACRO_TIP)),
    row("apply-macro", MacrosCommand::Apply, (say::APPLY_MACRO, say::APPLY_MACRO_TIP)),
    row("unpick-sticker", MacrosCommand::Unpick, (say::UNPICK, say::UNPICK_TIP)),
    row("leave-macro", MacrosCommand::Leave, (say::LEAVE_MACRO, say::LEAVE_MACRO_TIP)),
];

/// Valid macros of the shown puzzle, with their indices in the settings.
pub fn for_shown_puzzle(model: &Model) -> Vec<(usize, Macro)> {
    let puzzle = model.puzzle();
    let records = model.settings.macros.iter().enumerate().filter(|(_, record)| record.puzzle == puzzle);
    records.filter_map(|(place, record)| Some((place, Macro::read(record)?))).collect()
}

/// The open macro panel, if it belongs to the shown puzzle.
fn open_panel(model: &Model) -> Option<&state::MacroPanel> {
    model.macros.as_ref().filter(|macros| macros.puzzle == model.puzzle())
}

/// The stickers picked so far; `None` unless clicks pick stickers.
pub fn picked(model: &Model) -> Option<&[usize]> {
    open_panel(model).filter(|_| model.shows_stage())?.picked()
}

/// Reference stickers of the macro being applied; `None` unless clicks pick stickers for one.
pub fn reference_stickers(model: &Model) -> Option<[usize; 3]> {
    picked(model)?;
    let MacroMode::Applying(application) = &model.macros.as_ref()?.mode else { return None };
    Macro::read(model.settings.macros.get(application.index)?).map(|kept| kept.stickers)
}

/// The macro being applied, and its moves in the chosen direction.
fn moves_to_apply(application: &MacroApplication, model: &Model) -> Option<(Macro, Sequence)> {
    let kept = Macro::read(model.settings.macros.get(application.index)?)?;
    let def = kept.puzzle.def();
    let moves = if application.is_reversed { kept.moves.inverse(def) } else { kept.moves.clone() };
    Some((kept, moves))
}

/// Parses the set-up moves.
///
/// # Errors
/// The text is not a valid sequence of moves.
pub fn setup(application: &MacroApplication, model: &Model) -> Result<Sequence, Phrase> {
    notation::parse(model.puzzle(), &application.setup)
        .map_err(|error| describe::notation(model.puzzle(), &error).phrase())
}

pub fn run(command: MacrosCommand, model: &mut Model) {
    let obstacle = obstacle(&command, model);
    if model.report_obstacle(obstacle) {
        return;
    }
    match command {
        MacrosCommand::Toggle => {
            let is_open = open_panel(model).is_some();
            model.macros = (!is_open).then(|| state::MacroPanel { puzzle: model.puzzle(), mode: MacroMode::List });
            model.page = None;
            if !is_open {
                model.news = say::NEWS_MACROS.with([&for_shown_puzzle(model).len()]);
            }
        }
        MacrosCommand::Make => start_macro(model),
        MacrosCommand::SetName(name) => {
            if let Some(new) = new_macro_mut(model) {
                new.name = name.chars().filter(|c| !c.is_control()).take(MAX_NAME).collect();
            }
        }
        MacrosCommand::Keep => keep(model),
        MacrosCommand::Choose(place) => choose(place, model),
        MacrosCommand::SetReversed(is_reversed) => {
            if let Some(application) = application_mut(model) {
                application.is_reversed = is_reversed;
            }
        }
        MacrosCommand::SetSetup(setup) => {
            if let Some(application) = application_mut(model) {
                application.setup = setup;
            }
        }
        MacrosCommand::Pick(facelet) => pick(facelet, model),
        MacrosCommand::Unpick => {
            if let Some(stickers) = stickers_mut(model) {
                stickers.pop();
                let left = stickers.len();
                model.news = say::NEWS_UNPICKED.with([&left]);
            }
        }
        MacrosCommand::Apply => apply_as_written(model),
        MacrosCommand::Remove(place) => {
            let mut macros = model.settings.macros.clone();
            let removed = macros.remove(place);
            model.change_settings(|settings| settings.macros = macros);
            model.macros = Some(state::MacroPanel { puzzle: model.puzzle(), mode: MacroMode::List });
            model.news = say::NEWS_REMOVED_MACRO.with([&removed.name]);
        }
        MacrosCommand::Leave => {
            if let Some(macros) = &mut model.macros {
                macros.mode = MacroMode::List;
            }
        }
    }
}

fn new_macro_mut(model: &mut Model) -> Option<&mut NewMacro> {
    match &mut model.macros.as_mut()?.mode {
        MacroMode::Making(new) => Some(new),
        MacroMode::List | MacroMode::Applying(_) => None,
    }
}

fn application_mut(model: &mut Model) -> Option<&mut MacroApplication> {
    match &mut model.macros.as_mut()?.mode {
        MacroMode::Applying(application) => Some(application),
        MacroMode::List | MacroMode::Making(_) => None,
    }
}

fn stickers_mut(model: &mut Model) -> Option<&mut Vec<usize>> {
    match &mut model.macros.as_mut()?.mode {
        MacroMode::Making(new) => Some(&mut new.stickers),
        MacroMode::Applying(application) => Some(&mut application.stickers),
        MacroMode::List => None,
    }
}

fn start_macro(model: &mut Model) {
    let Some(target) = rows::target(model) else { return };
    let moves = Sequence(target.moves.0[target.range].to_vec());
    if moves.0.len() > MAX_MOVES {
        model.news = say::NEWS_MACRO_TOO_LONG.with([&moves.0.len(), &MAX_MOVES]);
        return;
    }
    let count = moves.0.len();
    let new = NewMacro { moves, name: String::new(), stickers: Vec::new() };
    model.macros = Some(state::MacroPanel { puzzle: model.puzzle(), mode: MacroMode::Making(new) });
    model.page = None;
    model.news = say::NEWS_MAKING.with([&count]);
}

fn choose(index: usize, model: &mut Model) {
    let Some(kept) = model.settings.macros.get(index).and_then(Macro::read) else { return };
    let application = MacroApplication { index, is_reversed: false, setup: String::new(), stickers: Vec::new() };
    model.macros = Some(state::MacroPanel { puzzle: kept.puzzle, mode: MacroMode::Applying(application) });
    model.news = say::NEWS_POINT.with([&kept.name]);
}

fn keep(model: &mut Model) {
    let puzzle = model.puzzle();
    let Some(new) = new_macro_mut(model) else { return };
    let Ok(stickers) = <[usize; 3]>::try_from(&new.stickers[..]) else { return };
    let name = new.name.trim().to_owned();
    let kept = Macro { puzzle, name: name.clone(), moves: new.moves.clone(), stickers };
    let count = kept.moves.0.len();
    let mut macros = model.settings.macros.clone();
    let same = |record: &MacroRecord| record.puzzle == puzzle && record.name == name;
    match macros.iter_mut().find(|record| same(record)) {
        Some(record) => *record = kept.record(),
        None => macros.push(kept.record()),
    }
    model.change_settings(|settings| settings.macros = macros);
    if let Some(macros) = &mut model.macros {
        macros.mode = MacroMode::List;
    }
    model.news = say::NEWS_MACRO_KEPT.with([&name, &count]);
}

/// Adds a picked sticker. The third one completes a new macro's stickers, or applies the chosen macro; a fourth starts over.
fn pick(facelet: usize, model: &mut Model) {
    let puzzle = model.puzzle();
    let Some(stickers) = stickers_mut(model) else { return };
    if stickers.len() >= 3 {
        stickers.clear();
    }
    stickers.push(facelet);
    let found = check(puzzle, stickers);
    if let Err(error) = found {
        stickers.pop();
        model.report_error(error_text(error).into());
        return;
    }
    let (count, picked) = (stickers.len(), stickers.clone());
    model.news = say::NEWS_PICKED.with([&count as _, &placing::describe(puzzle, facelet)]);
    let (Ok(to), Some(application)) = (<[usize; 3]>::try_from(picked), application_mut(model)) else { return };
    let application = application.clone();
    let Some((kept, moves)) = moves_to_apply(&application, model) else { return };
    match symmetry_between(puzzle, kept.stickers, to) {
        Ok(symmetry) => {
            let moves = unfold_engine::puzzle::symmetry::image(puzzle, &moves, &symmetry);
            let news = if symmetry.is_rotation() { say::NEWS_APPLIED_THERE } else { say::NEWS_APPLIED_MIRRORED };
            make_moves(&application, &kept, moves, news, model);
            if let Some(application) = application_mut(model) {
                application.stickers.clear();
            }
        }
        Err(error) => {
            // Another third sticker may fit.
            if let Some(application) = application_mut(model) {
                application.stickers.pop();
            }
            model.report_error(error_text(error).into());
        }
    }
}

fn apply_as_written(model: &mut Model) {
    let Some(application) = application_mut(model).cloned() else { return };
    if let Some((kept, moves)) = moves_to_apply(&application, model) {
        make_moves(&application, &kept, moves, say::NEWS_APPLIED_AS_WRITTEN, model);
    }
}

/// Makes the set-up moves, `moves` and the inverse of the set-up from the shown position, as one named stretch.
fn make_moves(
    application: &MacroApplication,
    kept: &Macro,
    moves: Sequence,
    news: unfold_text::Text<2>,
    model: &mut Model,
) {
    let setup = match setup(application, model) {
        Ok(setup) => setup,
        Err(error) => {
            model.report_error(error);
            return;
        }
    };
    let back = setup.inverse(kept.puzzle.def());
    let moves = Sequence([setup.0, moves.0, back.0].concat());
    let count = moves.0.len();
    let workspace = model.document.workspace();
    let base = workspace.position_shown().unwrap_or_else(|| workspace.position().clone());
    let Some(position) = base.continued(&moves) else { return };
    let name = if application.is_reversed { format!("{}'", kept.name) } else { kept.name.clone() };
    let named = NamedStretch { range: 0..count, name, is_macro: true };
    let position = position.with_appended_names(&base, count, &[named]);
    changes::replace_position(position.with_edit(EditKind::Macro), None, model);
    model.news = news.with([&kept.name, &count]);
}

/// Text of an error in the picked stickers.
fn error_text(error: StickersError) -> unfold_text::Text<0> {
    match error {
        StickersError::Twice => say::STICKER_TWICE,
        StickersError::OnePiece => say::STICKERS_ON_ONE_PIECE,
        StickersError::Ambiguous => say::STICKERS_AMBIGUOUS,
        StickersError::DoNotFit => say::STICKERS_DO_NOT_FIT,
    }
}

fn moves_obstacle(model: &Model) -> Obstacle {
    Obstacle::unless(model.document.workspace().state().is_some(), reasons::WHY_NO_MOVES_THERE)
}

pub fn obstacle(command: &MacrosCommand, model: &Model) -> Obstacle {
    let work = open_panel(model).map(|macros| &macros.mode);
    match command {
        MacrosCommand::Toggle => Obstacle::None,
        MacrosCommand::Make => {
            let has_moves = rows::target(model).is_some_and(|target| !target.range.is_empty());
            Obstacle::unless(has_moves, reasons::WHY_NO_MOVES_THERE)
        }
        MacrosCommand::Keep => {
            let Some(MacroMode::Making(new)) = work else { return Obstacle::Disabled(say::WHY_NO_MACRO.into()) };
            let is_same = |record: &MacroRecord| record.puzzle == model.puzzle() && record.name == new.name.trim();
            let is_new = || !model.settings.macros.iter().any(is_same);
            Obstacle::unless(!new.name.trim().is_empty(), say::WHY_NO_NAME)
                .or(|| Obstacle::unless(new.stickers.len() == 3, say::WHY_THREE_STICKERS))
                .or(|| {
                    Obstacle::unless(model.settings.macros.len() < MAX_MACROS || !is_new(), say::WHY_TOO_MANY_MACROS)
                })
        }
        MacrosCommand::SetName(_) => Obstacle::implied_unless(matches!(work, Some(MacroMode::Making(_)))),
        MacrosCommand::SetReversed(_) | MacrosCommand::SetSetup(_) => {
            Obstacle::implied_unless(matches!(work, Some(MacroMode::Applying(_))))
        }
        MacrosCommand::Apply => Obstacle::unless(matches!(work, Some(MacroMode::Applying(_))), say::WHY_NO_MACRO)
            .or(|| moves_obstacle(model)),
        MacrosCommand::Pick(facelet) => {
            let is_one = *facelet < model.puzzle().def().places.len();
            let is_applied = matches!(work, Some(MacroMode::Applying(_)));
            Obstacle::implied_unless(picked(model).is_some() && is_one)
                .or(|| if is_applied { moves_obstacle(model) } else { Obstacle::None })
        }
        MacrosCommand::Unpick => {
            Obstacle::unless(picked(model).is_some_and(|picked| !picked.is_empty()), say::WHY_NO_MACRO)
        }
        MacrosCommand::Choose(place) | MacrosCommand::Remove(place) => {
            let record = model.settings.macros.get(*place);
            Obstacle::implied_unless(record.is_some_and(|record| record.puzzle == model.puzzle()))
        }
        MacrosCommand::Leave => {
            Obstacle::unless(matches!(work, Some(MacroMode::Making(_) | MacroMode::Applying(_))), say::WHY_NO_MACRO)
        }
    }
}

/// True if the macro panel is open, for its toggle; `None` for other commands.
pub fn is_on(command: &MacrosCommand, model: &Model) -> Option<bool> {
    (*command == MacrosCommand::Toggle).then(|| open_panel(model).is_some())
}
