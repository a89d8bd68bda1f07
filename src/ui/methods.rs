//! The pages that explain how a method works, and the ways to them.

use eframe::egui::{Label, ScrollArea, Ui};

use super::{drawings, look};
use crate::app::methods::{PAGES, Page};
use crate::app::sentences::method as words;
use crate::app::{App, Command};
use crate::i18n::methods as say;

/// What a page needs besides its text.
const FRAME: f32 = 150.0;

/// The contents of a page.
pub(super) fn page(ui: &mut Ui, app: &App, page: Page) {
    let language = app.language();
    look::heading(ui, words::title(page).say(language));
    let height = (ui.ctx().content_rect().height() - FRAME).max(120.0);
    // Each page begins at its beginning.
    let scroll = ScrollArea::vertical().id_salt(("method", words::title(page).say(language))).max_height(height);
    scroll.auto_shrink([false, true]).show(ui, |ui| {
        drawings::show(ui, app, page);
        for paragraph in words::paragraphs(language, page) {
            ui.add_space(look::GAP);
            ui.add(Label::new(paragraph).wrap());
        }
    });
}

/// The button beside the method.
pub(super) fn of_solver(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    let solver = app.solver().and_then(|solver| Page::of_solver(app.puzzle(), solver.name()));
    let Some(page) = solver else { return };
    button(ui, app, page, ask);
}

/// The button of a view that has a method of its own.
pub(super) fn of_view(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    if let Some(page) = Page::of_view(app.view()) {
        button(ui, app, page, ask);
    }
}

fn button(ui: &mut Ui, app: &App, page: Page, ask: &mut Vec<Command>) {
    let language = app.language();
    if ui.button(say::HOW.say(language)).on_hover_text(say::HOW_TIP.say(language)).clicked() {
        ask.push(Command::Explain(page));
    }
}

/// The menu of all pages.
pub(super) fn menu(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    let language = app.language();
    ui.menu_button(say::METHODS.say(language), |ui| {
        for page in PAGES {
            let button = ui.button(words::title(page).say(language));
            if button.on_hover_text(say::HOW_TIP.say(language)).clicked() {
                ask.push(Command::Explain(page));
                ui.close();
            }
        }
    });
}
