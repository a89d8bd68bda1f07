//! What stands before everything else: errors, questions, the path field, keys, about.

use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::{
    self, Align, Align2, Button, Color32, FontId, Id, Key, LayerId, Layout, Modal, Order, RichText, ScrollArea,
    TextEdit, Ui, UiBuilder, accesskit::Role,
};

use super::{about, appearance, commands, focus, keeping, keyboard, look, methods, picture};
use crate::app::dialog::Dialog;
use crate::app::files::Purpose;
use crate::app::sentences::{self, file_kinds};
use crate::app::{App, Command};
use crate::i18n::{Text, colours, graph, image, keeping as say_keeping, keys, tables, window as say};

/// The width of a dialog.
const WIDTH: f32 = 520.0;
/// The width of the list of keys.
const WIDE: f32 = 860.0;

/// What a dialog needs besides its body.
const FRAME: f32 = 130.0;

/// Shows the dialog, if there is one.
pub(super) fn show(ctx: &egui::Context, app: &App, ask: &mut Vec<Command>) {
    hovering_file(ctx, app);
    let Some(dialog) = app.dialog() else { return };
    keyboard::listen(ctx, app, ask);
    // Each kind by its own name, since its size is remembered.
    let id = Id::unique(("dialog", std::mem::discriminant(dialog)));
    // Not very dark: a search goes on behind it and may be watched.
    let modal = Modal::new(id).backdrop_color(Color32::from_black_alpha(50)).show(ctx, |ui| {
        ui.set_width(
            match dialog {
                Dialog::Keys(_) | Dialog::Tables => WIDE,
                _ => WIDTH,
            }
            .min(ctx.content_rect().width() - 40.0),
        );
        let named = UiBuilder::new().accessibility_role(Role::Dialog).accessibility_label(title(app, dialog));
        ui.scope_builder(named, |ui| {
            ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_modal());
            if app.is_choosing_file() {
                ui.disable();
            }
            contents(ui, app, dialog, ask);
        });
    });
    if modal.should_close() {
        ask.push(Command::Dismiss);
    }
}

/// What a dialog is called.
fn title(app: &App, dialog: &Dialog) -> String {
    let language = app.language();
    match dialog {
        Dialog::Fault { title, .. } => title.say(language).into(),
        Dialog::Path { purpose, .. } => file_kinds::title(*purpose).say(language).into(),
        Dialog::Replace { .. } => say::REPLACE.say(language).into(),
        Dialog::Appearance => colours::APPEARANCE_TITLE.say(language).into(),
        Dialog::Palette { .. } => keys::FIND.say(language).trim_end_matches('…').to_owned(),
        Dialog::ResetSettings => keys::RESET_ASK.say(language).into(),
        Dialog::Keys(_) => say::KEYS_TITLE.say(language).into(),
        Dialog::Method(page) => sentences::method::title(*page).say(language).into(),
        Dialog::Picture(..) => image::PATH_PICTURE.say(language).into(),
        Dialog::Leaving(_) => say_keeping::LEAVE.say(language).into(),
        Dialog::Tables => tables::TABLES_TITLE.say(language).into(),
        Dialog::LowRoom { .. } => tables::LOW_ROOM.say(language).into(),
        Dialog::About => say::ABOUT_TITLE.fill(language, [&env!("CARGO_PKG_VERSION")]),
    }
}

/// The body of a dialog, scrolled when the window is too low for it.
fn scrolled(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let height = ui.ctx().content_rect().height() - FRAME;
    let area = ScrollArea::vertical().max_height(height.max(60.0)).auto_shrink([false, true]);
    area.show(ui, |ui| {
        contents(ui);
        focus::follow(ui);
    });
}

fn contents(ui: &mut Ui, app: &App, dialog: &Dialog, ask: &mut Vec<Command>) {
    let language = app.language();
    match dialog {
        Dialog::Fault { title, fault } => {
            look::heading(ui, title.say(language));
            scrolled(ui, |ui| {
                ui.label(say::SENTENCE.fill(language, [&fault.what]));
                if let Some(place) = &fault.place {
                    ui.label(say::WHERE.fill(language, [place]));
                }
                ui.label(RichText::new(fault.advice.say(language)).strong());
            });
            buttons(ui, app, None, say::CLOSE, ask);
        }
        Dialog::Path { purpose, text, no_system_dialog } => path(ui, app, (*purpose, text, *no_system_dialog), ask),
        Dialog::Replace { path, purpose } => {
            look::heading(ui, say::REPLACE.say(language));
            let what = match purpose {
                Purpose::Export => graph::REPLACE_GRAPH.fill(language, [&path.display()]),
                _ => say::REPLACE_WHAT.fill(language, [&path.display()]),
            };
            ui.label(what);
            ui.label(say::REPLACE_ADVICE.say(language));
            buttons(ui, app, Some(say::REPLACE_YES), say::CANCEL, ask);
        }
        Dialog::Appearance => {
            look::heading(ui, colours::APPEARANCE_TITLE.say(language));
            scrolled(ui, |ui| appearance::show(ui, app, ask));
            buttons(ui, app, None, say::CLOSE, ask);
        }
        Dialog::Picture(subject, format) => {
            picture::question(ui, app, (*subject, *format), ask);
            buttons(ui, app, Some(image::CHOOSE_PLACE), say::CANCEL, ask);
        }
        Dialog::Leaving(leaving) => keeping::leaving(ui, app, leaving, ask),
        Dialog::Palette { typed, at } => {
            look::heading(ui, &title(app, dialog));
            commands::show(ui, app, (typed, *at), ask);
        }
        Dialog::ResetSettings => {
            look::heading(ui, keys::RESET_ASK.say(language));
            ui.label(keys::RESET_WHAT.say(language));
            buttons(ui, app, Some(keys::RESET_YES), say::CANCEL, ask);
        }
        Dialog::Keys(page) => {
            look::heading(ui, say::KEYS_TITLE.say(language));
            keyboard::show(ui, app, page, ask);
            buttons(ui, app, None, say::CLOSE, ask);
        }
        Dialog::Method(page) => {
            methods::page(ui, app, *page);
            buttons(ui, app, None, say::CLOSE, ask);
        }
        Dialog::Tables => {
            look::heading(ui, &title(app, dialog));
            super::tables::show(ui, app, ask);
            buttons(ui, app, None, say::CLOSE, ask);
        }
        Dialog::LowRoom { shortages, .. } => {
            look::heading(ui, &title(app, dialog));
            for shortage in shortages {
                ui.label(sentences::tables::shortage(shortage).say(language));
            }
            buttons(ui, app, Some(tables::GO_ON), say::CANCEL, ask);
        }
        Dialog::About => {
            look::heading(ui, &title(app, dialog));
            scrolled(ui, |ui| about::show(ui, app, ask));
            buttons(ui, app, None, say::CLOSE, ask);
        }
    }
}

fn path(ui: &mut Ui, app: &App, (purpose, text, why): (Purpose, &str, bool), ask: &mut Vec<Command>) {
    let language = app.language();
    let (title, accept) = (file_kinds::title(purpose), file_kinds::accept(purpose));
    look::heading(ui, title.say(language));
    if why {
        ui.weak(say::PATH_WHY.say(language));
    }
    let label = ui.label(say::PATH.say(language));
    let mut typed = text.to_owned();
    let field = TextEdit::singleline(&mut typed)
        .id(Id::unique("path"))
        .hint_text(say::PATH_HINT.say(language))
        .desired_width(f32::INFINITY);
    let response = ui.add(field).labelled_by(label.id);
    if response.changed() {
        ask.push(Command::TypePath(typed));
    }
    if response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter)) {
        ask.push(Command::Accept);
    } else if ui.memory(|m| m.focused().is_none()) {
        response.request_focus();
        // What is proposed gives way to what is typed.
        let mut state = egui::text_edit::TextEditState::load(ui.ctx(), response.id).unwrap_or_default();
        let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
        state.cursor.set_char_range(Some(all));
        state.store(ui.ctx(), response.id);
    }
    buttons(ui, app, Some(accept), say::CANCEL, ask);
}

/// The buttons at the foot of a dialog: the one that does something, and the way out.
fn buttons(ui: &mut Ui, app: &App, accept: Option<Text<0>>, dismiss: Text<0>, ask: &mut Vec<Command>) {
    let language = app.language();
    ui.add_space(look::GAP);
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(accept) = accept
                && ui.add(Button::new(RichText::new(accept.say(language)).strong())).clicked()
            {
                ask.push(Command::Accept);
            }
            let dismiss = ui.button(dismiss.say(language));
            if dismiss.clicked() {
                ask.push(Command::Dismiss);
            } else if ui.memory(|m| m.focused().is_none()) {
                // A dialog has the keys from its beginning.
                dismiss.request_focus();
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
    painter.rect_filled(area, 0.0, Color32::from_black_alpha(160));
    let text = say::DROP_HERE.say(app.language());
    painter.text(area.center(), Align2::CENTER_CENTER, text, FontId::proportional(28.0), Color32::WHITE);
}
