//! The menu bar.

use eframe::egui::{MenuBar, Ui};

use super::look::{self, menu_item};
use super::{focus, keeping, methods};
use crate::app::command::{Switch, rotations, rows};
use crate::app::shelf::Chore;
use crate::app::tour::Pane;
use crate::app::{App, Command};
use crate::i18n::{colours, editor, tables, window as say};

/// Shows the menus.
pub(super) fn show(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    let language = app.language();
    MenuBar::new().ui(ui, |ui| {
        let first = ui.menu_button(say::MENU_FILE.say(language), |ui| {
            items(ui, app, &[Command::Open, Command::OpenByPath], ask);
            recent(ui, app, ask);
            ui.separator();
            items(ui, app, &[Command::Save, Command::SaveByPath], ask);
            items(ui, app, &[Command::SaveTurns, Command::SaveTurnsByPath], ask);
            ui.separator();
            items(ui, app, &[Command::SavePicture, Command::SaveSession], ask);
            for switch in [Switch::Restore, Switch::AskOnLeaving] {
                look::switch(ui, app, switch, ask);
            }
            ui.separator();
            items(ui, app, &[Command::Quit], ask);
        });
        focus::anchor(ui, Pane::Menu, first.response.id);
        ui.menu_button(say::MENU_EDIT.say(language), |ui| {
            items(ui, app, &[Command::Undo, Command::Redo], ask);
            ui.separator();
            items(ui, app, &[Command::Copy, Command::CopyFacelets, Command::CopyMovesHere], ask);
            keeping::copies(ui, app, ask);
            ui.separator();
            items(
                ui,
                app,
                &[Command::Scramble, Command::Reset, Command::Clear, Command::FillIn, Command::FocusNet],
                ask,
            );
            ui.menu_button(editor::turn_whole(app.puzzle()).say(language), |ui| {
                for row in rotations(app.puzzle()) {
                    menu_item(ui, app, &row.command, ask);
                }
            });
            ui.separator();
            items(ui, app, &[Command::Solve, Command::Stop], ask);
        });
        ui.menu_button(say::MENU_VIEW.say(language), |ui| {
            for group in [say::THEME, colours::COLOURS, say::LANGUAGE] {
                ui.menu_button(group.say(language), |ui| {
                    for row in rows().filter(|row| row.group == Some(group)) {
                        look::radio(ui, app, &row.command, ask);
                    }
                });
            }
            for switch in [Switch::Letters, Switch::Patterns, Switch::FrameTimes, Switch::ReduceMotion] {
                look::switch(ui, app, switch, ask);
            }
            ui.separator();
            items(ui, app, &[Command::Appearance], ask);
            ui.separator();
            items(ui, app, &[Command::ResetView], ask);
            ui.separator();
            items(ui, app, &[Command::ZoomIn, Command::ZoomOut, Command::ZoomReset], ask);
        });
        ui.menu_button(tables::MENU_TABLES.say(language), |ui| {
            items(ui, app, &[Command::Tables], ask);
            ui.separator();
            let chores = [Chore::Verify, Chore::Build(None), Chore::Remove(None)];
            items(ui, app, &chores.map(Command::HandleTables), ask);
            items(ui, app, &[Command::MoveTables, Command::StopTables], ask);
            ui.separator();
            look::switch(ui, app, Switch::IdleTables, ask);
        });
        ui.menu_button(say::MENU_HELP.say(language), |ui| {
            items(ui, app, &[Command::Tour, Command::Palette, Command::Keys], ask);
            methods::menu(ui, app, ask);
            items(ui, app, &[Command::ResetSettings, Command::About], ask);
        });
        ui.separator();
        for puzzle in crate::engine::puzzle::ALL {
            look::choice(ui, app, &Command::SwitchTo(puzzle), app.puzzle() == puzzle, ask);
        }
    });
}

fn items(ui: &mut Ui, app: &App, commands: &[Command], ask: &mut Vec<Command>) {
    for command in commands {
        menu_item(ui, app, command, ask);
    }
}

fn recent(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    let files = &app.settings().recent;
    ui.add_enabled_ui(!files.is_empty(), |ui| {
        ui.menu_button(say::OPEN_RECENT.say(app.language()), |ui| {
            for (n, path) in files.iter().enumerate() {
                let name = path.file_name().unwrap_or(path.as_os_str());
                let button = ui.button(name.to_string_lossy());
                if button.on_hover_text(path.display().to_string()).clicked() {
                    ask.push(Command::OpenRecent(n));
                    ui.close();
                }
            }
            ui.separator();
            menu_item(ui, app, &Command::ForgetRecent, ask);
        });
    });
}
