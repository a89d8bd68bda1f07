//! What stands before everything else: errors, questions, the path field, keys, about.

use eframe::egui::{
    self, Align, Align2, Button, Color32, FontId, Id, Key, LayerId, Layout, Modal, Order, RichText, TextEdit, Ui,
};

use super::{commands, keeping, keyboard, look, methods, picture};
use crate::app::dialog::Dialog;
use crate::app::files::Purpose;
use crate::app::strings::{Text, graph, hand, image, keeping as say_keeping, keys, watch, window as say};
use crate::app::{App, Command};

/// The width of a dialog.
const WIDTH: f32 = 520.0;
/// The width of the list of keys.
const WIDE: f32 = 860.0;

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
            if matches!(dialog, Dialog::Keys(_)) { WIDE } else { WIDTH }.min(ctx.content_rect().width() - 40.0),
        );
        contents(ui, app, dialog, ask);
    });
    if modal.should_close() {
        ask.push(Command::Dismiss);
    }
}

fn contents(ui: &mut Ui, app: &App, dialog: &Dialog, ask: &mut Vec<Command>) {
    let language = app.language();
    match dialog {
        Dialog::Fault { title, fault } => {
            look::heading(ui, title.say(language));
            ui.label(say::SENTENCE.fill(language, [&fault.what]));
            if let Some(place) = &fault.place {
                ui.label(say::WHERE.fill(language, [place]));
            }
            ui.label(RichText::new(fault.advice.say(language)).strong());
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
        Dialog::Picture(subject, format) => {
            picture::question(ui, app, (*subject, *format), ask);
            buttons(ui, app, Some(image::CHOOSE_PLACE), say::CANCEL, ask);
        }
        Dialog::Leaving(leaving) => keeping::leaving(ui, app, leaving, ask),
        Dialog::Palette { typed, at } => {
            look::heading(ui, keys::FIND.say(language).trim_end_matches('…'));
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
        Dialog::About => {
            let places = app.surroundings();
            look::heading(ui, &say::ABOUT_TITLE.fill(language, [&env!("CARGO_PKG_VERSION")]));
            ui.label(say::ABOUT_WHAT.say(language));
            ui.label(say::ABOUT_COUNT.say(language));
            ui.label(say::ABOUT_COUNT_HYPER.say(language));
            ui.weak(say::ABOUT_SETTINGS.fill(language, [&places.settings.display()]));
            ui.weak(say::ABOUT_TABLES.fill(language, [&places.tables.display()]));
            buttons(ui, app, None, say::CLOSE, ask);
        }
    }
}

fn path(ui: &mut Ui, app: &App, (purpose, text, why): (Purpose, &str, bool), ask: &mut Vec<Command>) {
    let language = app.language();
    let (title, accept) = match purpose {
        Purpose::Open => (say::PATH_OPEN, say::ACCEPT_OPEN),
        Purpose::Save => (say::PATH_SAVE, say::ACCEPT_SAVE),
        Purpose::SaveTurns => (hand::PATH_SAVE_TURNS, say::ACCEPT_SAVE),
        Purpose::Session => (say_keeping::PATH_SESSION, say::ACCEPT_SAVE),
        Purpose::Export => (graph::PATH_EXPORT, graph::ACCEPT_EXPORT),
        Purpose::Runs => (watch::PATH_RUNS, say::ACCEPT_SAVE),
        Purpose::Chart => (watch::PATH_CHART, say::ACCEPT_SAVE),
        Purpose::Picture(..) => (image::PATH_PICTURE, say::ACCEPT_SAVE),
    };
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
            if ui.button(dismiss.say(language)).clicked() {
                ask.push(Command::Dismiss);
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
