//! Controls below the 3D and the 4D view: viewpoint, visible pieces, and the sizes of the hypercube's parts.

use std::ops::RangeInclusive;

use crate::ui::theme;
use crate::ui::widgets::{self, drop_down, menu};
use eframe::egui::{
    Button, Grid, Label, Rangef, Rect, Role, Slider, Stroke, TextStyle, Ui, UiBuilder, WidgetInfo, lerp, vec2,
};
use unfold_app::command::{CameraCommand, FiltersCommand, Row, menu::Menu, message::Messages, row_of, rows};
use unfold_app::document::piece_filter::PieceFilter;
use unfold_app::{filters, model::Model};
use unfold_engine::puzzle::text::sanitized;
use unfold_scene::space::{SIZE_RANGE, Sizes};
use unfold_text::{Language, Text, filters as filter_texts, scene as say};

/// Bounds of a slider's width, in points.
const SLIDER_WIDTH_RANGE: (f32, f32) = (36.0, 120.0);
/// Lower end of the mark at a slider's default, as a share of the way from the slider's middle to its lower edge.
const DEFAULT_MARK_SHARE: f32 = 0.7;
/// Distance of the filter button from the top of the view, below the hint about the pointer, in points.
const FILTER_TOP_OFFSET: f32 = 6.0 * theme::GRID;
/// Maximum width of the list of pieces, in points.
const MAX_LIST_WIDTH: f32 = 14.0 * theme::GRID;
/// Maximum height of the open list, in points.
const MAX_LIST_HEIGHT: f32 = 60.0 * theme::GRID;

/// Draws the viewpoint buttons, the list of pieces and, for a hypercube, a line of sliders.
pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    ui.horizontal_wrapped(|ui| {
        widgets::button(ui, model, CameraCommand::ResetView, messages);
        look_from(ui, model, messages);
        pieces(ui, model, messages);
    });
    if model.puzzle().def().dimensions == 4 {
        ui.horizontal_wrapped(|ui| sliders(ui, model, false, messages));
    }
}

/// Draws the controls in one row, with the sliders in a menu.
pub(crate) fn tool_row(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    ui.horizontal(|ui| {
        widgets::button(ui, model, CameraCommand::ResetView, messages);
        // The View menu has these entries too.
        if !theme::is_small(ui) {
            look_from(ui, model, messages);
        }
        if model.puzzle().def().dimensions == 4 {
            menu::persistent_menu_button(say::SIZES.get(model.language())).ui(ui, |ui| {
                Grid::new("sizes").num_columns(3).show(ui, |ui| sliders(ui, model, true, messages));
            });
        }
        pieces(ui, model, messages);
    });
}

/// A button that shows all pieces again, labelled with the filter and its piece count. Hidden while no filter is set.
pub(crate) fn filter_button(ui: &mut Ui, model: &Model, area: Rect, messages: &mut Messages) {
    let Some(all) = row_of(&CameraCommand::ShowPieces(PieceFilter::All).into()) else { return };
    if model.is_on(all) == Some(true) {
        return;
    }
    let room = area.shrink(f32::from(theme::PANEL_MARGIN)).with_min_y(area.top() + FILTER_TOP_OFFSET);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(room).id_salt("filter"));
    let [shown, count] = filters::counts(model);
    let text = filter_texts::FILTER_BUTTON.fill(model.language(), [&shown, &count, &filter_name(model)]);
    let button = ui.add(Button::new(text).truncate());
    widgets::handle_click(&ui, model, all, button, messages);
}

/// Name of the active filter: its saved name, its preset's, or its text.
fn filter_name(model: &Model) -> String {
    if let Some(number) = filters::applied_saved_index(model) {
        return filters::saved_filters(model)[number].name.clone();
    }
    let choice = filter_presets(model).find(|row| model.is_on(row) == Some(true));
    choice.map_or_else(|| filters::applied_filter(model).to_string(), |row| row.text.get(model.language()).to_owned())
}

/// Menu rows of the preset filters, all pieces first.
fn filter_presets(model: &Model) -> impl Iterator<Item = &'static Row> {
    rows().filter(|row| row.group == Some(say::PIECES) && row.is_available_for(model.puzzle()))
}

fn look_from(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let menu = ui.menu_button(say::LOOK_FROM_MENU.get(model.language()), |ui| {
        menu::entries(ui, model, Menu::LookFrom, messages);
    });
    menu.response.on_hover_text(say::LOOK_FROM_TIP.get(model.language()));
}

/// Drop-down of filters: all pieces, the user's, then the presets.
fn pieces(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let (chosen, kept) = (filter_name(model), filters::applied_saved_index(model));
    let name = say::PIECES.get(model.language());
    let spacing = ui.spacing().item_spacing.x;
    let labelled = theme::text_width(ui, name, TextStyle::Body) + spacing + MAX_LIST_WIDTH;
    // The list has a tooltip and a screen-reader label, so this label can be left out.
    if labelled <= ui.available_width() {
        ui.label(name);
    }
    let width = (ui.available_width() - spacing).clamp(MAX_LIST_WIDTH / 2.0, MAX_LIST_WIDTH);
    let list = drop_down::show(
        ui,
        "pieces",
        |list| list.selected_text(&*chosen).width(width).height(MAX_LIST_HEIGHT).truncate(),
        |ui| {
            let choice = |ui: &mut Ui, row: &Row, messages: &mut Messages| {
                let is_on = kept.is_none() && model.is_on(row) == Some(true);
                widgets::choice(ui, model, row.command.clone(), is_on, messages);
            };
            for row in filter_presets(model).take(1) {
                choice(ui, row, messages);
            }
            widgets::choice(ui, model, FiltersCommand::Open, false, messages);
            for (number, one) in filters::saved_filters(model).iter().enumerate() {
                let entry = drop_down::entry(ui, kept == Some(number), &one.name).on_hover_text(sanitized(&one.filter));
                messages.push_if(entry.clicked(), FiltersCommand::Choose(number));
            }
            for row in filter_presets(model).skip(1) {
                choice(ui, row, messages);
            }
        },
    );
    list.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, format!("{name}: {chosen}")));
    list.on_hover_text(say::PIECES_TIP.get(model.language()));
}

/// Sliders for the sizes of cells and stickers and for the depth shown: one per row, or side by side.
fn sliders(ui: &mut Ui, model: &Model, in_rows: bool, messages: &mut Messages) {
    let (sizes, shown) = (model.settings.sizes(), model.document.workspace().shown_parts.depth());
    let texts = [
        (say::CELL_SIZE, say::CELL_SIZE_TIP),
        (say::STICKER_SIZE, say::STICKER_SIZE_TIP),
        (say::DEPTH, say::DEPTH_TIP),
    ];
    let language = model.language();
    let words: f32 = texts.iter().map(|(name, _)| theme::text_width(ui, name.get(language), TextStyle::Body)).sum();
    let count = texts.len() as f32;
    let number = theme::text_width(ui, &percent(language, 1.0), TextStyle::Body);
    let beside = words + count * (number + 3.0 * ui.spacing().item_spacing.x);
    let room = (ui.available_width() - beside) / count;
    ui.spacing_mut().slider_width =
        if in_rows { SLIDER_WIDTH_RANGE.1 } else { room.clamp(SLIDER_WIDTH_RANGE.0, SLIDER_WIDTH_RANGE.1) };
    let [mut cell, mut sticker, mut depth] = [sizes.cell, sizes.sticker, shown];
    let usual = Sizes::default();
    for (n, (value, range, usual)) in [
        (&mut cell, SIZE_RANGE, usual.cell),
        (&mut sticker, SIZE_RANGE, usual.sticker),
        (&mut depth, 0.0..=1.0, DEFAULT_DEPTH),
    ]
    .into_iter()
    .enumerate()
    {
        slider(ui, language, (value, range, usual), texts[n]);
        if in_rows {
            ui.end_row();
        }
    }
    let wanted = Sizes { cell, sticker };
    messages.push_if(wanted != sizes, CameraCommand::SetSizes(wanted));
    messages.push_if(depth != shown, CameraCommand::SetDepth(depth));
}

const DEFAULT_DEPTH: f32 = 1.0;

fn percent(language: Language, part: f32) -> String {
    say::PERCENT.fill(language, [&((100.0 * part).round() as u32)])
}

/// A labelled slider with its value and a mark at its default.
fn slider(
    ui: &mut Ui,
    language: Language,
    (value, range, usual): (&mut f32, RangeInclusive<f32>, f32),
    (name, tip): (Text<0>, Text<0>),
) {
    let tip = say::SLIDER_TIP.fill(language, [&tip.get(language), &percent(language, usual)]);
    let name = name.get(language);
    ui.label(name).on_hover_text(&tip);
    let part = (usual - range.start()) / (range.end() - range.start());
    let response = ui.add(Slider::new(value, range).show_value(false));
    response.widget_info(|| WidgetInfo::slider(ui.is_enabled(), f64::from(*value), name));
    // The knob's centre stays one radius away from both ends.
    let (rect, radius) = (response.rect, response.rect.height() / 2.5);
    let at = lerp(rect.left() + radius..=rect.right() - radius, part);
    let half = DEFAULT_MARK_SHARE * rect.height() / 2.0;
    let mark = Rangef::new(rect.center().y + half / 2.0, rect.center().y + half);
    ui.painter().vline(at, mark, Stroke::new(1.5, theme::colours(ui).muted));
    response.on_hover_text(tip);
    let width = theme::text_width(ui, &percent(language, 1.0), TextStyle::Body);
    ui.add_sized(vec2(width, ui.spacing().interact_size.y), Label::new(percent(language, *value)));
}
