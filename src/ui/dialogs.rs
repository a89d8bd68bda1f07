//! Dialogs, before everything else: errors, questions, the path of a file, the palette of commands, and pages that
//! need no view of their own; also the tour, and the file dialog of the system with what is shown meanwhile.

use eframe::egui;
use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::{
    Align, Align2, Button, Id, Key, LayerId, Layout, Modal, Order, RichText, ScrollArea, TextEdit, Ui, UiBuilder,
    accesskit::Role,
};

use crate::app::command::{FilesCommand, WindowCommand};
use crate::app::{App, core::dialog::Dialog, core::file_kind::FileKind, files::file_kinds, message::Messages};
use crate::ui::{theme, widgets, widgets::focus};
use unfold_text::{
    Text, animation, graph, picture_export, save_solution, session, shortcut_editor, tables, window as say,
};

/// The width of a dialog in points, as far as there is room.
const WIDTH: f32 = 520.0;

/// The height that a dialog needs besides its body, in points.
const FRAME: f32 = 130.0;

/// Shows the dialog, if there is one.
pub(crate) fn show(ctx: &egui::Context, app: &App, messages: &mut Messages) {
    hovering_file(ctx, app);
    let Some(dialog) = app.dialog() else { return };
    // Each kind by its own name, since its size is remembered.
    let id = Id::unique(("dialog", std::mem::discriminant(dialog)));
    // Not very dark: a search goes on behind it and may be watched.
    let modal = Modal::new(id).backdrop_color(theme::DIALOG_VEIL).show(ctx, |ui| {
        ui.set_width(WIDTH.min(ctx.content_rect().width() - 40.0));
        let named = UiBuilder::new().accessibility_role(Role::Dialog).accessibility_label(title(app, dialog));
        ui.scope_builder(named, |ui| {
            ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_modal());
            if app.is_choosing_file() {
                ui.disable();
            }
            contents(ui, app, dialog, messages);
        });
    });
    if modal.should_close() {
        messages.push(WindowCommand::Dismiss);
    }
}

/// The heading of a dialog, which is also its name for those who do not see it.
fn title(app: &App, dialog: &Dialog) -> String {
    let language = app.language();
    match dialog {
        Dialog::Error { title, .. } => title.get(language).into(),
        Dialog::Path { kind, .. } => file_kinds::title(*kind).get(language).into(),
        Dialog::Replace { .. } => say::REPLACE.get(language).into(),
        Dialog::Palette { .. } => shortcut_editor::FIND.get(language).trim_end_matches('…').to_owned(),
        Dialog::ResetSettings => shortcut_editor::RESET_ASK.get(language).into(),
        Dialog::SaveSolution(_) => say::PATH_SAVE.get(language).into(),
        Dialog::Picture(..) => picture_export::PATH_PICTURE.get(language).into(),
        Dialog::Animation => animation::ANIMATION.get(language).into(),
        Dialog::Quit(_) => session::LEAVE.get(language).into(),
        Dialog::LowSpace { .. } => tables::LOW_ROOM.get(language).into(),
        Dialog::About => say::ABOUT_TITLE.fill(language, [&env!("CARGO_PKG_VERSION")]),
    }
}

/// The body of a dialog, scrolled when the window is too low for it.
fn scrolled(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let height = (ui.ctx().content_rect().height() - FRAME).max(60.0);
    // Where contents have grown it takes the room at once, not only what it had before.
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    area.show(ui, |ui| {
        contents(ui);
        focus::follow(ui);
    });
}

/// Shows what is in a dialog, by its kind, with the buttons at its foot.
fn contents(ui: &mut Ui, app: &App, dialog: &Dialog, messages: &mut Messages) {
    let language = app.language();
    match dialog {
        Dialog::Error { title, error } => {
            widgets::heading(ui, title.get(language));
            scrolled(ui, |ui| {
                ui.label(say::SENTENCE.fill(language, [&error.what]));
                if let Some(place) = &error.place {
                    ui.label(say::WHERE.fill(language, [place]));
                }
                ui.label(RichText::new(error.advice.get(language)).strong());
            });
            buttons(ui, app, None, say::CLOSE, messages);
        }
        Dialog::Path { kind, text, no_system_dialog } => path(ui, app, (*kind, text, *no_system_dialog), messages),
        Dialog::Replace { path, kind } => {
            widgets::heading(ui, say::REPLACE.get(language));
            let what = match kind {
                FileKind::Export => graph::REPLACE_GRAPH.fill(language, [&path.display()]),
                _ => say::REPLACE_WHAT.fill(language, [&path.display()]),
            };
            ui.label(what);
            ui.label(say::REPLACE_ADVICE.get(language));
            buttons(ui, app, Some(say::REPLACE_YES), say::CANCEL, messages);
        }
        Dialog::SaveSolution(file) => {
            widgets::heading(ui, &title(app, dialog));
            scrolled(ui, |ui| super::solution::save::show(ui, app, *file, messages));
            buttons(ui, app, Some(picture_export::CHOOSE_PLACE), say::CANCEL, messages);
        }
        Dialog::Picture(subject, format) => {
            widgets::heading(ui, &title(app, dialog));
            super::pictures::choice::show(ui, app, (*subject, *format), messages);
            buttons(ui, app, Some(picture_export::CHOOSE_PLACE), say::CANCEL, messages);
        }
        Dialog::Animation => {
            widgets::heading(ui, &title(app, dialog));
            scrolled(ui, |ui| super::animation::choice::show(ui, app, app.player(), messages));
            buttons(ui, app, Some(picture_export::CHOOSE_PLACE), say::CANCEL, messages);
        }
        Dialog::Quit(prompt) => super::session::quit_prompt::show(ui, app, prompt, messages),
        Dialog::Palette { typed, at } => {
            widgets::heading(ui, &title(app, dialog));
            super::shortcuts::command_palette::show(ui, app, (typed, *at), messages);
        }
        Dialog::ResetSettings => {
            widgets::heading(ui, shortcut_editor::RESET_ASK.get(language));
            ui.label(shortcut_editor::RESET_WHAT.get(language));
            buttons(ui, app, Some(shortcut_editor::RESET_YES), say::CANCEL, messages);
        }
        Dialog::LowSpace { shortages, .. } => {
            widgets::heading(ui, &title(app, dialog));
            for shortage in shortages {
                ui.label(shortage.phrase().get(language));
            }
            buttons(ui, app, Some(tables::GO_ON), say::CANCEL, messages);
        }
        Dialog::About => {
            widgets::heading(ui, &title(app, dialog));
            scrolled(ui, |ui| super::settings::about::show(ui, app, messages));
            buttons(ui, app, None, say::CLOSE, messages);
        }
    }
}

/// Asks for the path of a file, as text; `why` says that there is no dialog of the system.
fn path(ui: &mut Ui, app: &App, (kind, text, why): (FileKind, &str, bool), messages: &mut Messages) {
    let language = app.language();
    let (title, accept) = (file_kinds::title(kind), file_kinds::accept(kind));
    widgets::heading(ui, title.get(language));
    if why {
        ui.weak(say::PATH_WHY.get(language));
    }
    if matches!(kind, FileKind::Save(_)) && !kind.is_folder() {
        ui.weak(save_solution::EXTENSION_DECIDES.get(language));
    }
    let label = ui.label(say::PATH.get(language));
    let mut typed = text.to_owned();
    let field = TextEdit::singleline(&mut typed)
        .id(Id::unique("path"))
        .hint_text(say::PATH_HINT.get(language))
        .desired_width(f32::INFINITY);
    let response = ui.add(field).labelled_by(label.id);
    if response.changed() {
        messages.push(FilesCommand::TypePath(typed));
    }
    if response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter)) {
        messages.push(WindowCommand::Accept);
    } else if ui.memory(|m| m.focused().is_none()) {
        response.request_focus();
        // What is proposed gives way to what is typed.
        let mut state = egui::text_edit::TextEditState::load(ui.ctx(), response.id).unwrap_or_default();
        let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
        state.cursor.set_char_range(Some(all));
        state.store(ui.ctx(), response.id);
    }
    buttons(ui, app, Some(accept), say::CANCEL, messages);
}

/// The buttons at the foot of a dialog: the one that does something, and the way out.
fn buttons(ui: &mut Ui, app: &App, accept: Option<Text<0>>, dismiss: Text<0>, messages: &mut Messages) {
    let language = app.language();
    let is_harmless = accept == Some(picture_export::CHOOSE_PLACE);
    ui.add_space(theme::GAP);
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let accept = accept.map(|accept| ui.add(Button::new(RichText::new(accept.get(language)).strong())));
            if accept.as_ref().is_some_and(egui::Response::clicked) {
                messages.push(WindowCommand::Accept);
            }
            let dismiss = ui.button(dismiss.get(language));
            if dismiss.clicked() {
                messages.push(WindowCommand::Dismiss);
            } else if ui.memory(|m| m.focused().is_none()) {
                // A dialog has the keys from its beginning: on what loses nothing.
                accept.filter(|_| is_harmless).unwrap_or(dismiss).request_focus();
            }
        });
    });
}

/// Says what will happen to a file that is held over the window.
fn hovering_file(ctx: &egui::Context, app: &App) {
    if ctx.input(|i| i.raw.hovered_files.is_empty()) {
        return;
    }
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::unique("drop")));
    let area = ctx.content_rect();
    painter.rect_filled(area, 0.0, theme::DROP_VEIL);
    let text = say::DROP_HERE.get(app.language());
    painter.text(area.center(), Align2::CENTER_CENTER, text, theme::font(theme::TEXT_TITLE), theme::WHITE);
}
