//! The keys pressed since the last frame, as commands: shortcuts by the table of commands, turns of the puzzle, and the
//! system's copy and paste.

use eframe::egui::{self, text_selection::LabelSelectionState};

use super::{net, widgets};
use crate::app::command::{Command, Row, Shortcut, row_of, rows};
use crate::app::dialog::Dialog;
use crate::app::features::typing::turn_key;
use crate::app::page::Page;
use crate::app::{App, Input, Messages};
use crate::model::choices::View;

/// Reads the keys pressed since the last frame.
pub(super) fn read(ctx: &egui::Context, app: &App, commands: &mut Messages) {
    // A dialog or an open menu has the keys to itself.
    let quitting = matches!(app.dialog(), Some(Dialog::Quit(_)));
    if (app.dialog().is_some() && !quitting) || egui::Popup::is_any_open(ctx) {
        return;
    }
    if quitting {
        // Whoever asks a second time means it.
        let mut quit =
            row_of(&Command::Quit).into_iter().flat_map(|row| app.keys_of(row)).filter_map(widgets::egui_shortcut);
        if quit.any(|key| ctx.input_mut(|i| i.consume_shortcut(&key))) {
            commands.push(Command::Quit);
        }
        return;
    }
    // What a hand holds is put back before anything else is left.
    if app.is_held() && ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Escape)) {
        commands.push(Input::PutBack);
    }
    let typing = ctx.text_edit_focused();
    // A page is left before anything is stopped that belongs elsewhere.
    let stops_here = app.batch_at_work().is_some() && app.page().is_none() && app.view() == View::Batch;
    if !app.shows_stage() && !stops_here && ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Escape)) {
        commands.push(Command::Dismiss);
    }
    let focused = ctx.memory(|m| m.focused().is_some());
    if !typing {
        clipboard(ctx, app, commands);
    }
    // Whoever looks for something on a page does not mean to turn the puzzle.
    let turns_are_seen = app.page().is_none_or(|page| *page == Page::Presentation);
    if !typing && turns_are_seen && !ctx.memory(|m| m.has_focus(net::id())) {
        turns(ctx, app, commands);
    }
    // So is the brush put down.
    let paints = app.shows_stage() && app.editor().armed && !app.is_searching();
    if paints && ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Escape)) {
        commands.push(Command::PutBrushDown);
    }
    // And the tour, when nothing else is to be left or stopped.
    let leaves_tour = app.tour().is_some() && app.page().is_none() && !app.is_searching() && !paints && !focused;
    if leaves_tour && ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Escape)) {
        commands.push(Command::TourLeave);
    }
    let free = |row: &&Row| row.is_of(app.puzzle()) && !(typing && row.is_for_text_too());
    // With Shift first: egui lets a shortcut without it match as well.
    for shift in [true, false] {
        for row in rows().filter(free) {
            // What has the focus is pressed with Space.
            let heard =
                |key: &&Shortcut| key.shift == shift && !(focused && key.is_for_widgets() && key.key != "Escape");
            let mut keys = app.keys_of(row).iter().filter(heard).filter_map(widgets::egui_shortcut);
            if keys.any(|key| ctx.input_mut(|i| i.consume_shortcut(&key))) {
                commands.push(row.command.clone());
            }
        }
    }
}

/// Keys that turn. Those that are taken do nothing else, so that Enter plays what is typed and presses no button.
fn turns(ctx: &egui::Context, app: &App, commands: &mut Messages) {
    ctx.input_mut(|i| {
        i.events.retain(|event| {
            let egui::Event::Key { key, pressed: true, repeat, modifiers, .. } = event else { return true };
            if modifiers.ctrl || modifiers.command {
                return true;
            }
            let taken = turn_key(app.puzzle(), app.typed_turn(), key.name(), modifiers.shift, modifiers.alt);
            let goes_on = taken.is_none();
            // A key that is held down is one turn.
            commands.extend(taken.filter(|_| !repeat));
            goes_on
        });
    });
}

/// The system's copy and paste, which come as events of their own and not as keys.
fn clipboard(ctx: &egui::Context, app: &App, commands: &mut Messages) {
    // Text that was marked somewhere in the window is what is to be copied.
    let marked = ctx.plugin::<LabelSelectionState>().lock().has_selection();
    ctx.input(|i| {
        for event in &i.events {
            match event {
                egui::Event::Copy if !marked => commands.extend(copying(app)),
                egui::Event::Paste(text) => commands.push(Input::Paste(text.clone())),
                _ => {}
            }
        }
    });
}

/// The command that has the system's key for copying.
fn copying(app: &App) -> Option<Command> {
    rows().find(|row| app.keys_of(row).contains(&Shortcut::ctrl("C"))).map(|row| row.command.clone())
}
