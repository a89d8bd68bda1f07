//! The pages that explain how a method works: a figure each, and text below it.

use eframe::egui::{Label, ScrollArea, Ui};

use super::method_figures;
use crate::app::App;
use crate::app::sentences::method as words;
use crate::model::lesson::method_page::Page;
use crate::ui::{theme, widgets};

/// What a page needs besides its text.
const FRAME: f32 = 150.0;

/// Shows the page about a method: heading, figure, paragraphs.
pub(crate) fn show(ui: &mut Ui, app: &App, page: Page) {
    let language = app.language();
    widgets::heading(ui, words::title(page).get(language));
    let height = (ui.ctx().content_rect().height() - FRAME).max(120.0);
    // Each page begins at its beginning.
    let scroll = ScrollArea::vertical().id_salt(("method", words::title(page).get(language))).max_height(height);
    scroll.auto_shrink([false, true]).show(ui, |ui| {
        method_figures::show(ui, app, page);
        for paragraph in words::paragraphs(language, page) {
            ui.add_space(theme::GAP);
            ui.add(Label::new(paragraph).wrap());
        }
    });
}
