//! The menu bar.

use eframe::egui::{self, MenuBar, Ui};

use super::look::{self, menu_item, shortcut_text};
use super::{keeping, methods};
use crate::app::command::{TABLE, rotations};
use crate::app::editor::NET_ROWS;
use crate::app::settings::Theme;
use crate::app::strings::{Language, Text, editor, frames, space, window as say};
use crate::app::typing::{TURN_ROWS, VIEW_ROWS};
use crate::app::{App, Command};

const THEMES: [(Theme, Text<0>); 3] =
    [(Theme::System, say::THEME_SYSTEM), (Theme::Light, say::THEME_LIGHT), (Theme::Dark, say::THEME_DARK)];

/// Shows the menus.
pub(super) fn show(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    let language = app.language();
    MenuBar::new().ui(ui, |ui| {
        ui.menu_button(say::MENU_FILE.say(language), |ui| {
            items(ui, app, &[Command::Open, Command::OpenByPath], ask);
            recent(ui, app, ask);
            ui.separator();
            items(ui, app, &[Command::Save, Command::SaveByPath], ask);
            items(ui, app, &[Command::SaveTurns, Command::SaveTurnsByPath], ask);
            ui.separator();
            items(ui, app, &[Command::SavePicture, Command::SaveSession], ask);
            keeping::switches(ui, app, ask);
            ui.separator();
            items(ui, app, &[Command::Quit], ask);
        });
        ui.menu_button(say::MENU_EDIT.say(language), |ui| {
            items(ui, app, &[Command::Undo, Command::Redo, Command::UndoTurn], ask);
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
            ui.menu_button(say::THEME.say(language), |ui| {
                for (theme, name) in THEMES {
                    if ui.radio(app.settings().theme == theme, name.say(language)).clicked() {
                        ask.push(Command::SetTheme(theme));
                        ui.close();
                    }
                }
            });
            ui.menu_button(say::LANGUAGE.say(language), |ui| {
                for other in Language::ALL {
                    if ui.radio(language == other, other.own_name()).clicked() {
                        ask.push(Command::SetLanguage(other));
                        ui.close();
                    }
                }
            });
            let mut letters = app.settings().letters;
            let letters_box = ui.checkbox(&mut letters, say::LETTERS.say(language));
            if letters_box.on_hover_text(say::LETTERS_TIP.say(language)).changed() {
                ask.push(Command::SetLetters(letters));
            }
            let mut shown = app.settings().frame_times;
            let times = ui.checkbox(&mut shown, frames::FRAME_TIMES.say(language));
            if times.on_hover_text(frames::FRAME_TIMES_TIP.say(language)).changed() {
                ask.push(Command::SetFrameTimes(shown));
            }
            let mut reduce = app.settings().reduce_motion;
            let motion_box = ui.checkbox(&mut reduce, space::REDUCE_MOTION.say(language));
            if motion_box.on_hover_text(space::REDUCE_MOTION_TIP.say(language)).changed() {
                ask.push(Command::SetReduceMotion(reduce));
            }
            ui.separator();
            items(ui, app, &[Command::ResetView], ask);
            ui.separator();
            items(ui, app, &[Command::ZoomIn, Command::ZoomOut, Command::ZoomReset], ask);
        });
        ui.menu_button(say::MENU_HELP.say(language), |ui| {
            items(ui, app, &[Command::Keys], ask);
            methods::menu(ui, app, ask);
            items(ui, app, &[Command::About], ask);
        });
        ui.separator();
        for puzzle in crate::puzzle::ALL {
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

/// What the dialog needs besides the list.
const FRAME_OF_KEYS: f32 = 170.0;

/// The list of all keys, as a grid.
pub(super) fn keys(ui: &mut Ui, app: &App) {
    let height = ui.ctx().content_rect().height() - FRAME_OF_KEYS;
    let scroll = egui::ScrollArea::vertical().max_height(height.max(100.0)).auto_shrink([false, true]);
    scroll.show(ui, |ui| {
        egui::Grid::new("keys").num_columns(3).striped(true).show(ui, |ui| {
            for row in TABLE.iter().filter(|row| row.is_of(app.puzzle())) {
                if let Some(keys) = shortcut_text(ui, app, row) {
                    ui.monospace(keys);
                    ui.label(row.text.say(app.language()));
                    ui.weak(row.tip.say(app.language()));
                    ui.end_row();
                }
            }
            let net = NET_ROWS.iter().map(|row| (editor::NET_KEYS, row));
            let turns = TURN_ROWS.iter().map(|row| (space::TURN_KEYS, row));
            let view = VIEW_ROWS.iter().map(|row| (space::VIEW_KEYS, row));
            for (of, row) in net.chain(turns).chain(view) {
                ui.monospace(row.keys.say(app.language()));
                ui.label(of.say(app.language()));
                ui.weak(row.text.say(app.language()));
                ui.end_row();
            }
        })
    });
}
