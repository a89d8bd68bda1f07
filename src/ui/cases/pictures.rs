//! The cases of a catalogue as a grid of pictures; a click chooses one.

use std::collections::HashMap;

use super::picture;
use crate::ui::theme;
use crate::ui::widgets::focus;
use eframe::egui::{
    Align2, Id, Key, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use unfold_app::cases::{queries, state::CaseSelection, words};
use unfold_app::command::{CasesCommand, message::Messages};
use unfold_app::model::Model;
use unfold_engine::puzzles::cases::Case;
use unfold_text::case_page as say;

/// Width and height of a picture with its name, in points.
const CELL_SIZE: [f32; 2] = [12.0 * theme::GRID, 14.5 * theme::GRID];
const PICTURE_HEIGHT: f32 = 10.0 * theme::GRID;
const INSET: f32 = 0.5 * theme::GRID;

/// Draws the visible pictures and handles the arrow keys.
pub(super) fn show(ui: &mut Ui, model: &Model, chosen: CaseSelection, messages: &mut Messages) {
    let own = own_counts(model);
    let shown: Vec<(usize, &Case)> = chosen.visible_cases().collect();
    let columns = ((ui.available_width() / CELL_SIZE[0]) as usize).max(1);
    let rows = shown.len().div_ceil(columns);
    let area = ScrollArea::vertical().id_salt("case pictures").auto_shrink(false);
    area.show_viewport(ui, |ui, seen| {
        let size = vec2(ui.available_width(), rows as f32 * CELL_SIZE[1]);
        let (_, all) = ui.allocate_space(size);
        let place_of = |number: usize| {
            let (row, column) = ((number / columns) as f32, (number % columns) as f32);
            let from = pos2(all.left() + column * CELL_SIZE[0], all.top() + row * CELL_SIZE[1]);
            Rect::from_min_size(from, vec2(CELL_SIZE[0], CELL_SIZE[1])).shrink(INSET / 2.0)
        };
        let id = Id::unique("case pictures");
        let whole = focus::single_tab_stop(ui, all, id);
        let number = shown.iter().position(|(place, _)| *place == chosen.case).unwrap_or_default();
        let name = shown.get(number).map_or("", |(_, case)| case.name.as_str());
        let name = say::CASES_GRID.fill(model.language(), [&chosen.catalogue.title() as _, &shown.len(), &name]);
        whole.widget_info(|| WidgetInfo::labeled(Role::Group, ui.is_enabled(), &name));
        if let Some(to) = arrows(ui, &whole, (number, shown.len(), columns)) {
            messages.push(CasesCommand::Select(shown[to].0));
            ui.scroll_to_rect(place_of(to), None);
        }
        let first = (seen.top() / CELL_SIZE[1]) as usize;
        let last = ((seen.bottom() / CELL_SIZE[1]).ceil() as usize).min(rows);
        for (number, &(place, case)) in shown.iter().enumerate().take(last * columns).skip(first * columns) {
            let own = own.get(case.name.as_str()).copied().unwrap_or_default();
            cell(ui, model, (chosen, place, case), (place_of(number), id, own), messages);
        }
        focus::scroll_to_focus(ui);
    });
}

/// Number of the user's algorithms per case name.
fn own_counts(model: &Model) -> HashMap<String, usize> {
    let mut counts = HashMap::new();
    for kept in queries::own_algorithms_shown(model) {
        *counts.entry(kept.case.name.clone()).or_default() += 1;
    }
    counts
}

/// Draws a case: its picture, its name and the number of the user's algorithms.
fn cell(
    ui: &mut Ui,
    model: &Model,
    (chosen, place, case): (CaseSelection, usize, &Case),
    (rect, id, own): (Rect, Id, usize),
    messages: &mut Messages,
) {
    let (language, is_chosen) = (model.language(), chosen.case == place);
    let response = ui.interact(rect, id.with((chosen.catalogue.name, place)), Sense::CLICK);
    let name = say::CASE_BUTTON.fill(language, [&case.name as _, &words::set_name(case.set, language), &own]);
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), is_chosen, &name));
    let visuals = ui.visuals();
    if response.clicked() {
        focus::record_click_inside(ui, id);
        messages.push(CasesCommand::Select(place));
    }
    if is_chosen || response.hovered() {
        let (width, fill) = if is_chosen {
            (2.0, visuals.selection.bg_fill.gamma_multiply(0.3))
        } else {
            (1.0, visuals.faint_bg_color)
        };
        let stroke = Stroke::new(width, visuals.selection.stroke.color);
        ui.painter().rect(rect, theme::CORNER_RADIUS, fill, stroke, StrokeKind::Inside);
    }
    let drawn = Rect::from_min_size(rect.min, vec2(rect.width(), PICTURE_HEIGHT)).shrink(INSET);
    picture::paint(ui, model, (chosen.catalogue, &chosen.catalogue.patterns()[place]), drawn);
    let (colours, x) = (theme::colours(ui), rect.center().x);
    let font = theme::font(theme::TEXT_BODY);
    ui.painter().text(pos2(x, drawn.bottom() + INSET), Align2::CENTER_TOP, &case.name, font, colours.strong);
    if own > 0 {
        let told = say::CASE_OWN_COUNT.fill(language, [&own]);
        let font = theme::font(theme::TEXT_SMALL);
        ui.painter().text(pos2(x, rect.bottom() - INSET), Align2::CENTER_BOTTOM, told, font, colours.muted);
    }
}

/// The index, among the cases shown, that arrow keys, Home or End select while the grid has the focus.
fn arrows(ui: &Ui, whole: &Response, (number, count, columns): (usize, usize, usize)) -> Option<usize> {
    if !whole.has_focus() || count == 0 {
        return None;
    }
    focus::keep_arrows(ui, whole.id, [true; 2]);
    let last = count - 1;
    let ways = [
        (Key::ArrowRight, (number + 1).min(last)),
        (Key::ArrowLeft, number.saturating_sub(1)),
        (Key::ArrowDown, if number + columns <= last { number + columns } else { number }),
        (Key::ArrowUp, number.checked_sub(columns).unwrap_or(number)),
        (Key::Home, 0),
        (Key::End, last),
    ];
    focus::first_pressed(ui, &ways)
}
