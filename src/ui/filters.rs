//! The piece-filter panel: words to toggle, the filter's text, and a name to save it under.

use crate::ui::theme;
use crate::ui::widgets;
use eframe::egui::{Button, Frame, Id, Key, Label, Margin, Panel, Rect, Response, RichText, Role, TextEdit, Ui};
use eframe::egui::{WidgetInfo, vec2};
use unfold_app::command::{CameraCommand, FiltersCommand, message::Messages};
use unfold_app::document::piece_filter::chips::{AnyOf, Chip, ChipRow, Chips, Mark};
use unfold_app::document::piece_filter::{EXAMPLE, PieceFilter};
use unfold_app::{filters, model::Model};
use unfold_engine::puzzle::pieces::PieceKind;
use unfold_text::{Text, filters as say, scene, window};

const NAME_WIDTH: f32 = 20.0 * theme::GRID;
/// Minimum width of the filter field, in points.
const MIN_FIELD_WIDTH: f32 = 24.0 * theme::GRID;
/// Minimum width of a word's button, in points; fits a single letter.
const MIN_WORD_WIDTH: f32 = 3.5 * theme::GRID;
/// Height of the colour stripe below a colour's letter, in points.
const STRIPE_HEIGHT: f32 = 3.0;

/// Id of the filter field.
pub(crate) fn field_id() -> Id {
    Id::unique("filter field")
}

/// Id of the name field.
pub(crate) fn name_id() -> Id {
    Id::unique("filter name")
}

/// Draws the panel, if open, along the lower edge.
pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let Some(panel) = &model.filters.panel else { return };
    let frame = Frame::NONE.inner_margin(Margin::same(theme::GRID as i8));
    let below = Panel::bottom("filter panel").frame(frame).resizable(false).show_separator_line(true);
    below.show(ui, |ui| {
        let chips = filters::chips(model);
        words(ui, model, chips.as_ref(), messages);
        field(ui, model, messages);
        // One line, so that nothing moves while a name is typed.
        ui.horizontal_wrapped(|ui| {
            widgets::button(ui, model, CameraCommand::ShowPieces(PieceFilter::All), messages);
            match &panel.name {
                Some(name) => name_field(ui, model, name, messages),
                None => widgets::button(ui, model, FiltersCommand::AskForName, messages),
            }
            if filters::applied_saved_index(model).is_some() {
                widgets::button(ui, model, FiltersCommand::Forget, messages);
            }
            let leave = widgets::text_button(ui, model, (window::CLOSE, say::FILTER_LEAVE_TIP));
            messages.push_if(leave, FiltersCommand::Close);
            status(ui, model, chips.is_some());
        });
    });
}

/// Draws the words: kinds and places in one line, faces or cells in the next, then colours.
fn words(ui: &mut Ui, model: &Model, chips: Option<&Chips>, messages: &mut Messages) {
    let any_of = chips.map_or(model.filters.any_of, |chips| chips.any_of);
    for (rows, caption) in [
        (&[ChipRow::Kinds, ChipRow::Places][..], say::FILTER_KINDS),
        (&[ChipRow::At], say::FILTER_AT),
        (&[ChipRow::Colours], say::FILTER_COLOURS),
    ] {
        ui.horizontal_wrapped(|ui| {
            ui.label(caption.get(model.language()));
            for row in rows {
                let toggled = match row {
                    ChipRow::At => Some((any_of.any_place, AnyOf { any_place: !any_of.any_place, ..any_of })),
                    ChipRow::Colours => Some((any_of.any_colour, AnyOf { any_colour: !any_of.any_colour, ..any_of })),
                    ChipRow::Kinds | ChipRow::Places => None,
                };
                if let Some((is_any, toggled)) = toggled
                    && any_or_all_button(ui, model, (caption, is_any), chips.is_some())
                {
                    messages.push(FiltersCommand::SetAnyOf(toggled));
                }
                for chip in Chip::of_row(model.puzzle(), *row) {
                    messages.push_if(word(ui, model, chips, chip), FiltersCommand::Cycle(chip));
                }
            }
        });
    }
}

/// Draws the button that switches a row between any and all of its words. Returns true if clicked.
fn any_or_all_button(ui: &mut Ui, model: &Model, (caption, is_any): (Text<0>, bool), enabled: bool) -> bool {
    let language = model.language();
    let choice = if is_any { say::FILTER_ANY_OF } else { say::FILTER_ALL_OF };
    let response = ui.add_enabled(enabled, Button::new(choice.get(language)));
    let name = say::FILTER_ROW_CHOICE.fill(language, [&caption, &choice]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    response.on_hover_text(say::FILTER_ANY_OF_TIP.get(language)).clicked()
}

/// Draws the button of a word, marked if required or excluded. Returns true if clicked.
fn word(ui: &mut Ui, model: &Model, chips: Option<&Chips>, chip: Chip) -> bool {
    let (language, colours) = (model.language(), theme::colours(ui));
    let mark = chips.map_or(Mark::Off, |chips| chips.mark(chip));
    let short = match chip {
        Chip::At(letter) | Chip::Colour(letter) => letter.to_string(),
        other => full_name(model, other),
    };
    let text = match mark {
        Mark::MustNot => RichText::new(format!("!{short}")).color(colours.error),
        Mark::Must | Mark::Off => RichText::new(short),
    };
    let button = Button::selectable(mark == Mark::Must, text).frame_when_inactive(true);
    let response = ui.add_enabled(chips.is_some(), button.min_size(vec2(MIN_WORD_WIDTH, theme::CONTROL_HEIGHT)));
    if let Chip::Colour(letter) = chip {
        stripe(ui, model, letter, &response);
    }
    let name = full_name(model, chip);
    let name = match mark {
        Mark::Off => say::CHIP_OFF.fill(language, [&name]),
        Mark::Must => say::CHIP_MUST.fill(language, [&name]),
        Mark::MustNot => say::CHIP_MUST_NOT.fill(language, [&name]),
    };
    let (enabled, chosen) = (chips.is_some(), mark == Mark::Must);
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, chosen, &name));
    response.on_hover_text(format!("{name}\n{}", say::CHIP_TIP.get(language))).clicked()
}

/// Draws a stripe in a colour along the lower edge of its letter's button.
fn stripe(ui: &Ui, model: &Model, letter: char, button: &Response) {
    let number = model.puzzle().def().letters.iter().position(|other| *other == letter);
    let Some(number) = number else { return };
    let fill = theme::facelet_colour(model, model.puzzle(), number as u8);
    let lower = button.rect.shrink2(vec2(2.0, 1.0));
    let stripe = Rect::from_min_max(lower.left_bottom() - vec2(0.0, STRIPE_HEIGHT), lower.max);
    ui.painter().rect_filled(stripe, 1.0, fill);
}

fn full_name(model: &Model, chip: Chip) -> String {
    let language = model.language();
    let kind = |kind| match kind {
        PieceKind::Corner => scene::PIECES_CORNERS,
        PieceKind::Edge => scene::PIECES_EDGES,
        PieceKind::Centre => scene::PIECES_CENTRES,
        PieceKind::TwoColour => scene::PIECES_TWO_COLOUR,
        PieceKind::ThreeColour => scene::PIECES_THREE_COLOUR,
        PieceKind::Hypercubie => scene::PIECES_FOUR_COLOUR,
    };
    match chip {
        Chip::Kind(of) => kind(of).get(language).to_owned(),
        Chip::Misplaced => scene::PIECES_MISPLACED.get(language).to_owned(),
        Chip::At(letter) => say::CHIP_AT.fill(language, [&letter]),
        Chip::Colour(letter) => {
            let number = model.puzzle().def().letters.iter().position(|other| *other == letter);
            let colour = number.and_then(|number| model.colour_names(model.puzzle()).get(number));
            let colour = colour.map_or("", |name| name.get(language));
            say::CHIP_COLOUR.fill(language, [&letter, &colour])
        }
    }
}

/// Draws the filter's text field; Enter applies the filter.
fn field(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    ui.horizontal(|ui| {
        let label = ui.label(say::FILTER_FIELD.get(model.language()));
        let mut text = filters::field_text(model);
        let field =
            TextEdit::singleline(&mut text).id(field_id()).desired_width(ui.available_width().max(MIN_FIELD_WIDTH));
        let response = ui.add(field.hint_text(EXAMPLE)).labelled_by(label.id);
        messages.push_if(response.changed(), FiltersCommand::Type(text));
        if response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter)) {
            messages.push(FiltersCommand::Apply);
            response.request_focus();
        }
    });
}

/// Draws the error of the typed filter, or the number of pieces that it would show, or that the applied filter shows.
fn status(ui: &mut Ui, model: &Model, has_words: bool) {
    let language = model.language();
    let (text, colour) = match filters::typed_filter(model) {
        Some(Err(error)) => (filters::explain(&error, model.puzzle()).get(language), theme::colours(ui).error),
        Some(Ok(filter)) if filter != *filters::applied_filter(model) => {
            let [shown, all] = filter.counts(model.document.workspace().painting());
            (say::FILTER_ENTER.fill(language, [&shown, &all]), theme::colours(ui).text)
        }
        _ => {
            let [shown, all] = filters::counts(model);
            let count = say::FILTER_COUNT.fill(language, [&shown, &all]);
            let more = if has_words { String::new() } else { format!(". {}", say::FILTER_BEYOND_CHIPS.get(language)) };
            (count + &more, theme::colours(ui).text)
        }
    };
    ui.add(Label::new(RichText::new(text).color(colour)).wrap());
}

fn name_field(ui: &mut Ui, model: &Model, name: &str, messages: &mut Messages) {
    let label = ui.label(say::FILTER_NAME.get(model.language()));
    let mut text = name.to_owned();
    let response =
        ui.add(TextEdit::singleline(&mut text).id(name_id()).desired_width(NAME_WIDTH)).labelled_by(label.id);
    messages.push_if(response.changed(), FiltersCommand::TypeName(text));
    let agreed = response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
    let keep = widgets::text_button(ui, model, (say::FILTER_KEEP, say::FILTER_KEEP_TIP));
    messages.push_if(agreed || keep, FiltersCommand::Keep);
}
