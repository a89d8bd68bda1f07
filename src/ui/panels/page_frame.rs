//! The frame of every page: its title, the button that closes it, and the puzzle beside it if the rail is hidden.

use crate::ui::{
    algorithms, batch, canvas, cases, coordinates, crosses, examples, fewest_moves, graph, lesson::method_figures,
    settings,
};
use crate::ui::{shortcuts, tables, theme, widgets};
use eframe::egui::{Align, Frame, Id, Layout, Panel, Ui, vec2};
use unfold_app::command::{WindowCommand, message::Messages};
use unfold_app::{method_page::MethodPage, model::Model, page::Page, settings::choices::View};
use unfold_text::{colours, editor, other_results, stage as say, window};

/// Width and height of the puzzle beside a page, in points.
const DOCK_SIDE: f32 = 28.0 * theme::GRID;

/// Key in egui's memory for the id of the button that closes the page.
pub(crate) fn close_button_key() -> Id {
    Id::unique("close page")
}

/// Shows the current page, with the puzzle beside it unless `hides_puzzle`: in the rail, or left out for lack of space.
pub(crate) fn show(ui: &mut Ui, model: &Model, hides_puzzle: bool, messages: &mut Messages) {
    if !hides_puzzle {
        let side = Panel::right("dock").frame(Frame::NONE).resizable(false).exact_size(DOCK_SIDE);
        side.show(ui, |ui| widgets::fixed_size(ui, vec2(DOCK_SIDE, DOCK_SIDE), |ui| canvas::dock(ui, model, messages)));
    }
    head(ui, model, messages);
    match model.page.as_ref() {
        Some(Page::Method(page)) => method_figures::show(ui, model, *page, messages),
        Some(Page::Coordinates(look_up)) => {
            widgets::scrolled(ui, "coordinates", |ui| coordinates::show(ui, model, look_up, messages))
        }
        Some(Page::Examples) => widgets::scrolled(ui, "examples", |ui| examples::show(ui, model, messages)),
        Some(Page::Appearance) => widgets::scrolled(ui, "appearance", |ui| settings::show(ui, model, messages)),
        Some(Page::Keys(page)) => shortcuts::show(ui, model, page, messages),
        Some(Page::Tables) => tables::show(ui, model, messages),
        Some(Page::Algorithms) => algorithms::show(ui, model, messages),
        Some(Page::Cases) => cases::show(ui, model, messages),
        Some(Page::FewestMoves) => {
            widgets::scrolled(ui, "fewest-moves", |ui| fewest_moves::show(ui, model, messages));
        }
        Some(Page::Presentation) => {}
        None => match model.view() {
            View::Stage => {}
            View::Crosses => crosses::show(ui, model, messages),
            View::Graph => graph::show(ui, model, messages),
            View::Batch => batch::show(ui, model, messages),
        },
    }
}

/// Draws the page's title, the button that opens its method page, if it has one, and the button that closes it.
fn head(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    ui.horizontal(|ui| {
        ui.label(theme::sized(title(model), theme::TEXT_LARGE).strong());
        let of_page = match model.page.as_ref() {
            None => MethodPage::for_view(model.view()),
            Some(Page::Coordinates(_)) => Some(MethodPage::Coordinates),
            Some(_) => None,
        };
        if let Some(page) = of_page {
            widgets::method_button(ui, model, page, messages);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = if model.closing_shows_stage() { say::PAGE_CLOSE } else { other_results::BACK };
            let back = ui.push_id(close_button_key(), |ui| ui.button(name.get(language))).inner;
            ui.data_mut(|data| data.insert_temp(close_button_key(), back.id));
            messages.push_if(back.on_hover_text(say::PAGE_CLOSE_TIP.get(language)).clicked(), WindowCommand::Dismiss);
        });
    });
    ui.add_space(theme::GAP / 2.0);
}

fn title(model: &Model) -> String {
    let text = match model.page.as_ref() {
        Some(Page::Method(page)) => unfold_app::lesson::methods::title(*page),
        Some(Page::Examples) => unfold_text::examples::EXAMPLES_TITLE,
        Some(Page::Appearance) => colours::APPEARANCE_TITLE,
        Some(Page::Keys(_)) => window::KEYS_TITLE,
        Some(Page::Coordinates(_)) => unfold_text::coordinates::COORDINATES_TITLE,
        Some(Page::Tables) => unfold_text::tables::TABLES_TITLE,
        Some(Page::Algorithms) => unfold_text::algorithms::ALGORITHMS,
        Some(Page::Cases) => unfold_text::case_page::CASES_PAGE,
        Some(Page::FewestMoves) => unfold_text::fewest_moves::FMC_PAGE,
        Some(Page::Presentation) => say::PRESENT,
        None => match model.view() {
            View::Stage => say::VIEW_STAGE,
            View::Crosses => editor::VIEW_CROSSES,
            View::Graph => editor::VIEW_GRAPH,
            View::Batch => unfold_text::batch::VIEW_BATCH,
        },
    };
    text.get(model.language()).to_owned()
}
