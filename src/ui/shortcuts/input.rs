//! Turns key presses into commands: shortcuts, turns of the puzzle, and the system's copy and paste.

use crate::ui::net;
use crate::ui::playback::rows;
use crate::ui::search::solver;
use crate::ui::widgets::{self, held_keys::HeldKeys};
use eframe::egui::{self, Key, text_selection::LabelSelectionState};
use unfold_app::command::shortcut::Shortcut;
use unfold_app::command::{self, TourCommand, TypingCommand, WindowCommand, message::Messages, row_of};
use unfold_app::command::{
    AlgorithmsCommand, CasesCommand, Command, FewestMovesCommand, FiltersCommand, MacrosCommand, ManualSolveCommand,
    Row, RowsCommand, SessionCommand, SettingsCommand,
};
use unfold_app::document::typing::TypingInput;
use unfold_app::rows::state::TimelineHeight;
use unfold_app::settings::{choices::View, switch::Switch};
use unfold_app::typing::{KeyPress, TurnPress, on_release, turn_key, typed_after};
use unfold_app::{dialog::Dialog, macros, model::Model, page::Page, painting, tour};
use unfold_engine::puzzle::{Move, PuzzleId};

/// Handles the keys, and the system's copy and paste events, since the last frame.
pub(crate) fn handle_input(ctx: &egui::Context, model: &Model, messages: &mut Messages) {
    // A dialog handles its own keys.
    let quitting = matches!(model.dialog.as_ref(), Some(Dialog::Quit(_)));
    if model.dialog.is_some() && !quitting {
        return;
    }
    if quitting {
        // A second Quit confirms the first.
        let row = row_of(&Command::Session(SessionCommand::Quit)).into_iter();
        let mut keys = row.flat_map(|row| model.shortcuts.keys_of(row)).filter_map(widgets::egui_shortcut);
        let again = keys.any(|key| ctx.input_mut(|i| i.consume_shortcut(&key)));
        return messages.push_if(again, SessionCommand::Quit);
    }
    // Escape closes an open menu or list first.
    let popup = egui::Popup::is_any_open(ctx);
    let escaped = || !popup && ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, Key::Escape));
    // Next, Escape cancels the drag of a layer.
    messages.push_if(model.document.workspace().dragged_layer.is_some() && escaped(), ManualSolveCommand::CancelDrag);
    let options = model.page.is_none() && solver::are_options_open(ctx) && !ctx.text_edit_focused();
    if options && escaped() {
        messages.push(SettingsCommand::Set(Switch::SolverOptions, false));
        solver::focus_options_line(ctx);
    }
    // Next, Escape leaves the full-height timeline.
    let reads = model.rows_of_moves.height == TimelineHeight::Whole;
    messages.push_if(reads && escaped(), RowsCommand::ReadAll);
    // Next, Escape leaves a macro being made or applied.
    let picks = macros::picked(model).is_some();
    messages.push_if(picks && !ctx.text_edit_focused() && escaped(), MacrosCommand::Leave);
    // Escape stops a page's search before it leaves the page.
    let finds = model.page.as_ref() == Some(&Page::Algorithms) && model.algorithms.is_running();
    messages.push_if(finds && escaped(), AlgorithmsCommand::Stop);
    let finds = model.page.as_ref() == Some(&Page::Cases) && model.cases.running().is_some();
    messages.push_if(finds && escaped(), CasesCommand::Stop);
    let finds = model.page.as_ref() == Some(&Page::FewestMoves) && model.fewest_moves.is_running();
    messages.push_if(finds && escaped(), FewestMovesCommand::Stop);
    // Escape closes the filter panel before it stops any task.
    let filters = model.filters.panel.is_some() && model.shows_stage();
    messages.push_if(filters && escaped(), FiltersCommand::Close);
    let typing = ctx.text_edit_focused();
    // Escape leaves a page before it stops another page's task.
    let stops_here = model.batch.running_puzzle().is_some() && model.page.is_none() && model.view() == View::Batch;
    messages.push_if(!model.shows_stage() && !stops_here && escaped(), WindowCommand::Dismiss);
    let focused = ctx.memory(|m| m.focused().is_some());
    if !typing {
        clipboard(ctx, model, messages);
    }
    // Keys do not turn the puzzle on a page, except in a presentation.
    let turns_are_seen = model.page.as_ref().is_none_or(|page| *page == Page::Presentation);
    // While painting, letters paint; while picking stickers on the net, they do nothing.
    let points = picks && ctx.memory(|m| m.has_focus(net::id()));
    let letters_turn = !typing && turns_are_seen && !painting::paints(model) && !points;
    // Escape clears typed letters first.
    let escape = KeyPress::bare(Key::Escape.name());
    let typed = &model.document.workspace().typed;
    let forgets = letters_turn && turn_key(&model.settings.turning, model.puzzle(), typed, escape).is_some();
    // Escape leaves the tour if there is nothing else to leave or stop.
    let leaves = model.page.is_none() && !model.search.is_running() && !forgets && !focused;
    messages.push_if(leaves && tour::shown_step(model).is_some() && escaped(), TourCommand::Leave);
    handle_keys(
        ctx,
        model,
        KeyContext { letters_turn, typing, focused, popup, edits: rows::is_focused(ctx) },
        messages,
    );
}

/// State of the focus that decides what a key does.
struct KeyContext {
    /// True if letters turn the puzzle.
    letters_turn: bool,
    /// True if a text field has the focus.
    typing: bool,
    /// True if any widget has the focus.
    focused: bool,
    /// True if a menu or list is open.
    popup: bool,
    /// True if a row of moves has the focus; turns are then inserted at its cursor.
    edits: bool,
}

/// Handles keys in event order, since a slow frame may have many. Handled keys are consumed, so that Enter plays the
/// typed turn and presses no button.
fn handle_keys(ctx: &egui::Context, model: &Model, focus: KeyContext, messages: &mut Messages) {
    let (puzzle, layout) = (model.puzzle(), &model.settings.turning);
    let mut typed = model.document.workspace().typed.to_owned();
    let mut held = HeldKeys::load(ctx);
    let mut closes_popup = false;
    ctx.input_mut(|i| {
        i.events.retain(|event| {
            let egui::Event::Key { key, pressed, repeat, modifiers, .. } = event else { return true };
            if !pressed {
                // Releasing a key that was held during a turn ends its grip or layer; after a tap it stays in effect.
                let let_go = held.release(*key).then(|| on_release(layout, puzzle, &typed, key.name())).flatten();
                messages.extend(let_go.map(|key| type_key(puzzle, &mut typed, key)));
                return true;
            }
            if focus.popup && is_for_popup(*key, *modifiers) {
                return true;
            }
            let press = KeyPress { key: key.name(), shift: modifiers.shift, alt: modifiers.alt };
            let turns = focus.letters_turn && !modifiers.ctrl && !modifiers.command;
            if turns && let Some(presses) = turn_key(layout, puzzle, &typed, press) {
                // Ignore key repeat: one press, one turn.
                if !repeat {
                    for press in presses {
                        match press {
                            TurnPress::Type(
                                chosen @ (TypingInput::Grip(_) | TypingInput::GripWhole | TypingInput::Layer(_)),
                            ) => {
                                held.press(*key);
                                messages.push(type_key(puzzle, &mut typed, chosen));
                            }
                            TurnPress::Turn(mv) if focus.edits => messages.push(insert(puzzle, mv)),
                            TurnPress::Turn(mv) => messages.push(ManualSolveCommand::Turn(mv)),
                            TurnPress::Type(key) => messages.push(type_key(puzzle, &mut typed, key)),
                        }
                        if matches!(press, TurnPress::Turn(_)) {
                            held.use_all();
                        }
                    }
                }
                return false;
            }
            let command = shortcut(model, &focus, *key, *modifiers);
            let goes_on = command.is_none();
            closes_popup |= focus.popup && command.is_some();
            messages.extend(command);
            goes_on
        });
    });
    held.store(ctx);
    if closes_popup {
        egui::Popup::close_all(ctx);
    }
}

/// True if an open menu or list handles this key.
fn is_for_popup(key: Key, modifiers: egui::Modifiers) -> bool {
    let moves = matches!(key, Key::Tab | Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight);
    let presses = matches!(key, Key::Enter | Key::Space | Key::Escape);
    (moves || presses) && !modifiers.ctrl && !modifiers.command && !modifiers.alt
}

/// Returns the command of a turn key, and updates `typed` for the keys after it.
fn type_key(puzzle: PuzzleId, typed: &mut String, key: TypingInput) -> TypingCommand {
    *typed = typed_after(puzzle, typed, key).unwrap_or_else(|_| std::mem::take(typed));
    TypingCommand::TypeTurn(key)
}

/// The command that inserts a move at the focused row's cursor.
fn insert(puzzle: PuzzleId, mv: Move) -> RowsCommand {
    RowsCommand::Insert(puzzle.def().moves[mv.index()].name.clone())
}

/// The available command whose shortcut was pressed, if any.
fn shortcut(model: &Model, focus: &KeyContext, key: Key, modifiers: egui::Modifiers) -> Option<Command> {
    let free = |row: &&Row| row.is_available_for(model.puzzle()) && !(focus.typing && row.yields_to_text_fields());
    // Shortcuts with Shift first, then those without, since some characters need Shift to type. Function keys are exact:
    // F10 and Shift+F10 differ.
    let is_sign = !(Key::F1..=Key::F35).contains(&key);
    [true, false].into_iter().filter(|shift| is_sign || *shift == modifiers.shift).find_map(|shift| {
        // A focused widget or an open list handles some keys itself, such as Space.
        let heard = |key: &&Shortcut| {
            key.shift == shift && !((focus.focused || focus.popup) && key.is_for_widgets() && key.key != "Escape")
        };
        let is_pressed = |row: &&Row| {
            let mut keys = model.shortcuts.keys_of(row).iter().filter(heard).filter_map(widgets::egui_shortcut);
            keys.any(|known| known.logical_key == key && modifiers.matches_logically(known.modifiers))
        };
        command::rows().filter(free).find(is_pressed).map(|row| row.command.clone())
    })
}

/// Handles the system's copy and paste, which egui reports as events of their own, not as keys.
fn clipboard(ctx: &egui::Context, model: &Model, messages: &mut Messages) {
    // Selected text in the window takes precedence.
    let edits = rows::is_focused(ctx);
    let marked = ctx.plugin::<LabelSelectionState>().lock().has_selection();
    ctx.input(|i| {
        for event in &i.events {
            match event {
                egui::Event::Copy if !marked && edits => messages.push(RowsCommand::CopyChosen),
                egui::Event::Copy if !marked => messages.extend(copy_command(model)),
                egui::Event::Paste(text) if edits => messages.push(RowsCommand::Insert(text.clone())),
                egui::Event::Paste(text) => messages.push(TypingCommand::Paste(text.clone())),
                _ => {}
            }
        }
    });
}

/// The command with the shortcut Ctrl+C, which egui reports as a copy event.
fn copy_command(model: &Model) -> Option<Command> {
    command::rows()
        .find(|row| model.shortcuts.keys_of(row).contains(&Shortcut::ctrl("C")))
        .map(|row| row.command.clone())
}
