//! The pages that explain how a method works: a figure each, and text below it.

use eframe::egui::{Label, ScrollArea, Ui};

use super::method_figures;
use crate::app::{
    App, command::CoordinatesCommand, core::method_page::MethodPage, lesson::methods as words, message::Messages,
};
use crate::ui::{theme, widgets};

/// Shows the page about a method: figure and paragraphs.
pub(crate) fn show(ui: &mut Ui, app: &App, page: MethodPage, messages: &mut Messages) {
    let language = app.language();
    // Each page begins at its beginning.
    let scroll = ScrollArea::vertical().id_salt(("method", words::title(page).get(language)));
    scroll.auto_shrink(false).show(ui, |ui| {
        widgets::scroll_by_keys(ui);
        method_figures::show(ui, app, page);
        if page == MethodPage::Coordinates {
            ui.add_space(theme::GAP);
            widgets::button(ui, app, CoordinatesCommand::Coordinates, messages);
        }
        for paragraph in words::paragraphs(language, page) {
            ui.add_space(theme::GAP);
            ui.add(Label::new(paragraph).wrap());
        }
    });
}
