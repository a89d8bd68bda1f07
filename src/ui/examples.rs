//! The gallery of examples: cards with a net, a title, a sentence and a button.

use crate::ui::{net::small_net, theme, widgets};
use eframe::egui::{Align, Button, Color32, Label, Layout, Ui, UiBuilder, vec2};
use unfold_app::command::{ExamplesCommand, message::Messages};
use unfold_app::examples::{EXAMPLES, example::Example};
use unfold_app::model::Model;
use unfold_engine::puzzle::pattern::Pattern;
use unfold_text::{editor, examples as say};

/// Minimum width of a card, in points.
const MIN_CARD_WIDTH: f32 = 28.0 * theme::GRID;
/// Height of a card, in points: net, title, five lines and button.
const CARD_HEIGHT: f32 = 35.0 * theme::GRID;
/// Height reserved for the net, in points.
const NET_HEIGHT: f32 = 17.0 * theme::GRID;
/// Maximum width of a facelet, in points.
const MAX_FACELET_WIDTH: f32 = 12.0;

pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    ui.label(say::EXAMPLES_INTRO.get(model.language()));
    ui.add_space(theme::GAP);
    let room = ui.available_width();
    let columns = (((room + theme::GAP) / (MIN_CARD_WIDTH + theme::GAP)) as usize).max(1);
    let width = (room - (columns - 1) as f32 * theme::GAP) / columns as f32;
    ui.spacing_mut().item_spacing.x = theme::GAP;
    for row in EXAMPLES.chunks(columns) {
        ui.horizontal_top(|ui| {
            for example in row {
                let (_, area) = ui.allocate_space(vec2(width, CARD_HEIGHT));
                let place = UiBuilder::new().id_salt(example.id).max_rect(area).layout(Layout::top_down(Align::Min));
                ui.scope_builder(place, |ui| {
                    theme::card_frame(ui).show(ui, |ui| {
                        ui.set_min_size(ui.available_size());
                        card(ui, model, example, messages);
                    });
                });
            }
        });
        ui.add_space(theme::GAP);
    }
}

fn card(ui: &mut Ui, model: &Model, example: &'static Example, messages: &mut Messages) {
    let language = model.language();
    let title = example.title.get(language);
    let (_, picture) = ui.allocate_space(vec2(ui.available_width(), NET_HEIGHT));
    let place = UiBuilder::new().max_rect(picture).layout(Layout::top_down(Align::Center));
    let opened = ui.scope_builder(place, |ui| net(ui, model, example)).inner;
    ui.add(Label::new(theme::sized(title, theme::TEXT_BODY).strong()).wrap());
    ui.add(Label::new(theme::sized(example.remark.get(language), theme::TEXT_SMALL)).wrap());
    let open = ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        let open = ui.add(Button::new(say::EXAMPLE_OPEN.get(language)));
        widgets::set_name(ui, &open, &say::EXAMPLE_OPEN_NAME.fill(language, [&title]));
        open.on_hover_text(say::EXAMPLE_OPEN_TIP.fill(language, [&title])).clicked()
    });
    if opened || open.inner {
        messages.push(ExamplesCommand::OpenExample(example.id));
    }
}

/// Draws an example's net below the name of its puzzle. Returns true if it was clicked.
fn net(ui: &mut Ui, model: &Model, example: &Example) -> bool {
    let (Some(state), language) = (example.state(), model.language()) else { return false };
    let [across, down] = example.puzzle.def().net.size;
    let room = ui.available_width() - 2.0 * theme::GRID;
    let unit = (room / across).min((NET_HEIGHT - 4.0 * theme::GRID) / down).min(MAX_FACELET_WIDTH);
    let shade: Color32 = theme::colours(ui).muted;
    let caption = editor::puzzle_name(example.puzzle).get(language);
    let name = say::EXAMPLE_NET.fill(language, [&example.title.get(language)]);
    small_net::show(ui, model, &Pattern::from_facelets(&state), unit, false, (caption, shade), &name).clicked()
}
