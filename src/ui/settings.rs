//! The settings page: language, theme and size; colours with a preview; stickers, moves, window, searches and keys.

use crate::ui::widgets::{self, drop_down, sticker_patterns};
use crate::ui::{net::small_net, shortcuts::keyboard, theme};
use eframe::egui::{Id, RichText, Role, Sense, Slider, TextEdit, Ui, WidgetInfo, vec2};
use unfold_app::command::{SettingsCommand, ShortcutsCommand, TablesCommand, message::Messages};
use unfold_app::{model::Model, settings::switch::Switch};
use unfold_engine::notation::colours::ColourLetters;
use unfold_engine::puzzle::PuzzleId;
use unfold_scene::appearance::colours::{self as palettes, Palette};
use unfold_scene::appearance::hold::Hold;
use unfold_text::{Text, colours as say, editor, turning_keys, window};

const SWATCH_SIZE: [f32; 2] = [40.0, 30.0];
/// Width of the slider of a colour component, in points.
const SLIDER_WIDTH: f32 = 200.0;
/// Width of the preview net, in points.
const PREVIEW_WIDTH: f32 = 200.0;

#[derive(Clone, Copy)]
enum Card {
    /// Language, theme and size.
    General,
    /// Colours, how the cube is held, and a preview of the net.
    Colours,
    /// Related switches under a heading.
    Switches(Text<0>, &'static [Switch]),
    /// Keys that turn the puzzle.
    Keys,
}

const STICKERS: Card = Card::Switches(
    say::SETTINGS_STICKERS,
    &[
        Switch::Letters,
        Switch::SpaceLetters,
        Switch::ColourLetters,
        Switch::Patterns,
        Switch::HintStickers,
        Switch::CellNames,
    ],
);
const MOVES: Card = Card::Switches(
    say::SETTINGS_MOVES,
    &[Switch::NextMove, Switch::MovePreviews, Switch::ReduceMotion, Switch::WatchScramble],
);
const WINDOW: Card = Card::Switches(
    say::SETTINGS_WINDOW,
    &[Switch::AlwaysTools, Switch::FrameTimes, Switch::Restore, Switch::AskOnLeaving],
);
const SEARCHES: Card = Card::Switches(
    say::SETTINGS_SEARCHES,
    &[Switch::Anew, Switch::PlayWhenSolved, Switch::SaveWhenSolved, Switch::IdleTables],
);

/// The cards in one, two and three columns.
const CARDS: [&[&[Card]]; 3] = [
    &[&[Card::General, Card::Colours, STICKERS, MOVES, WINDOW, SEARCHES, Card::Keys]],
    &[&[Card::General, Card::Colours, Card::Keys], &[STICKERS, MOVES, WINDOW, SEARCHES]],
    &[&[Card::General, Card::Colours], &[STICKERS, MOVES, WINDOW], &[SEARCHES, Card::Keys]],
];

pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    widgets::card_columns(ui, &CARDS, |ui, card| show_card(ui, model, card, messages));
}

fn show_card(ui: &mut Ui, model: &Model, card: Card, messages: &mut Messages) {
    let language = model.language();
    match card {
        Card::General => widgets::card(ui, None, |ui| general(ui, model, messages)),
        Card::Colours => widgets::card(ui, Some(say::COLOURS.get(language)), |ui| colours(ui, model, messages)),
        Card::Switches(heading, switches) => widgets::card(ui, Some(heading.get(language)), |ui| {
            for switch in switches {
                widgets::switch(ui, model, *switch, messages);
            }
        }),
        Card::Keys => widgets::card(ui, Some(turning_keys::TURNING_KEYS.get(language)), |ui| {
            ui.horizontal_wrapped(|ui| widgets::options(ui, model, turning_keys::TURNING_KEYS, messages));
            keyboard::show(ui, model);
            ui.horizontal_wrapped(|ui| {
                widgets::button(ui, model, ShortcutsCommand::Keys, messages);
                widgets::button(ui, model, TablesCommand::Tables, messages);
            });
        }),
    }
}

fn general(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    widgets::choices(ui, model, window::LANGUAGE, messages);
    widgets::choices(ui, model, window::THEME, messages);
    ui.horizontal_wrapped(|ui| {
        let percent = (100.0 * model.settings.zoom).round();
        ui.strong(say::SIZE.fill(model.language(), [&percent]));
        for command in [SettingsCommand::ZoomOut, SettingsCommand::ZoomIn, SettingsCommand::ZoomReset] {
            widgets::button(ui, model, command, messages);
        }
    });
}

fn colours(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    ui.horizontal_wrapped(|ui| widgets::options(ui, model, say::COLOURS, messages));
    match model.settings.palette {
        Palette::Own => own_colours(ui, model, messages),
        Palette::Scheme(letters) => scheme(ui, model, letters, messages),
        _ => {}
    }
    warning(ui, model);
    hold(ui, model, messages);
    ui.add_space(theme::GAP / 2.0);
    let unit = PREVIEW_WIDTH / model.puzzle().def().net.size[0];
    let caption = say::PREVIEW.get(model.language());
    // The preview shows the net's state, including moves being played.
    let shown = model.document.workspace().painting();
    small_net::show(ui, model, shown, unit, false, (caption, ui.visuals().text_color()), caption);
    widgets::button(ui, model, SettingsCommand::ResetAppearance, messages);
}

/// Draws the editor of the user's colours, with a slider per component and a field for the hex code.
fn own_colours(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let (language, puzzle) = (model.language(), model.puzzle());
    let shown = model.colours(puzzle);
    // The selected colour is view state.
    let id = Id::unique(("changed colour", puzzle));
    let mut changed: u8 = ui.data(|data| data.get_temp(id)).unwrap_or(0);
    ui.horizontal_wrapped(|ui| {
        for colour in 0..shown.len() as u8 {
            if swatch(ui, model, colour, colour == changed) {
                changed = colour;
            }
        }
        widgets::button(ui, model, SettingsCommand::ResetColours, messages);
    });
    ui.data_mut(|data| data.insert_temp(id, changed));
    let Some(before) = shown.get(usize::from(changed)).copied() else { return };
    let mut colour = before;
    ui.spacing_mut().slider_width = SLIDER_WIDTH;
    for (part, name) in colour.iter_mut().zip([say::PART_RED, say::PART_GREEN, say::PART_BLUE]) {
        let name = name.get(language);
        let slider = ui.add(Slider::new(part, 0..=255).text(name));
        slider.on_hover_text(say::PART_TIP.get(language));
    }
    // Keep unfinished text until it is a valid colour.
    let typing = Id::unique("typed colour");
    let mut text = ui.data(|data| data.get_temp::<(u8, [u8; 3], String)>(typing));
    let mut typed = match text.take() {
        Some((of, was, typed)) if (of, was) == (changed, before) => typed,
        _ => palettes::to_hex(before),
    };
    ui.horizontal(|ui| {
        let label = ui.label(say::COLOUR_NUMBER.get(language));
        let field = ui.add(TextEdit::singleline(&mut typed).desired_width(80.0)).labelled_by(label.id);
        if field.on_hover_text(say::COLOUR_NUMBER_TIP.get(language)).changed()
            && let Some(read) = palettes::parse_hex(&typed)
        {
            colour = read;
        }
    });
    // Discard the text if a slider has changed the colour.
    let kept = palettes::parse_hex(&typed).is_none_or(|read| read == colour);
    let typed = if kept { typed } else { palettes::to_hex(colour) };
    ui.data_mut(|data| data.insert_temp(typing, (changed, colour, typed)));
    messages.push_if(colour != before, SettingsCommand::SetColour(changed, colour));
}

/// Draws the field for the letters of a cube's face colours.
fn scheme(ui: &mut Ui, model: &Model, shown: ColourLetters, messages: &mut Messages) {
    let language = model.language();
    // Keep unfinished text until it names all colours.
    let typing = Id::unique("typed scheme");
    let kept = ui.data(|data| data.get_temp::<(ColourLetters, String)>(typing)).filter(|(of, _)| *of == shown);
    let mut typed = kept.map_or_else(|| shown.into(), |(_, typed)| typed);
    ui.horizontal(|ui| {
        let label = ui.label(say::SCHEME_LETTERS.get(language));
        let field = ui.add(TextEdit::singleline(&mut typed).desired_width(80.0)).labelled_by(label.id);
        if field.on_hover_text(say::SCHEME_LETTERS_TIP.get(language)).changed()
            && let Some(letters) = ColourLetters::parse(typed.trim())
        {
            messages.push_if(letters != shown, SettingsCommand::SetScheme(letters));
        }
    });
    ui.data_mut(|data| data.insert_temp(typing, (shown, typed)));
}

/// Draws the drop-downs for the colours on top and in front, which set how the cube is held.
fn hold(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let (language, hold) = (model.language(), model.settings.hold);
    let names: Vec<&str> =
        palettes::names(PuzzleId::default(), model.settings.palette).iter().map(|name| name.get(language)).collect();
    let fits = |face: u8| Hold::new(hold.up(), face).is_some();
    let fronts: Vec<u8> = (0..names.len() as u8).filter(|face| fits(*face)).collect();
    let ups: Vec<u8> = (0..names.len() as u8).collect();
    ui.horizontal_wrapped(|ui| {
        ui.strong(say::HOLD.get(language));
        let lists = [(say::HOLD_UP, hold.up(), ups), (say::HOLD_FRONT, hold.front(), fronts)];
        for ((name, chosen, faces), command) in
            lists.into_iter().zip([SettingsCommand::HoldUp, SettingsCommand::HoldFront])
        {
            let name = name.get(language);
            let shown = names.get(usize::from(chosen)).copied().unwrap_or_default();
            ui.label(name);
            let list = drop_down::show(
                ui,
                name,
                |list| list.selected_text(shown),
                |ui| {
                    for face in faces {
                        let colour = names.get(usize::from(face)).copied().unwrap_or_default();
                        let entry = drop_down::entry(ui, face == chosen, colour);
                        messages.push_if(entry.clicked(), command(face));
                    }
                },
            );
            list.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, format!("{name}: {shown}")));
            list.on_hover_text(say::HOLD_CHOICE_TIP.get(language));
        }
        widgets::button(ui, model, SettingsCommand::ResetHold, messages);
    });
}

/// Draws a selectable colour. Returns true if clicked.
fn swatch(ui: &mut Ui, model: &Model, colour: u8, chosen: bool) -> bool {
    let (language, puzzle) = (model.language(), model.puzzle());
    let (rect, response) = ui.allocate_exact_size(vec2(SWATCH_SIZE[0], SWATCH_SIZE[1]), Sense::click());
    let written = model.colours(puzzle).get(usize::from(colour)).copied().map_or_else(String::new, palettes::to_hex);
    let label = say::OWN_COLOUR.fill(language, [&colour_name(model, colour), &written]);
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, &label));
    sticker_patterns::swatch(ui, model, (rect, 4.0), Some(colour), [chosen, response.hovered()]);
    response.on_hover_text(format!("{label}. {}", say::OWN_COLOUR_TIP.get(language))).clicked()
}

/// Warns if two colours look alike, to anyone or to the colour-blind.
fn warning(ui: &mut Ui, model: &Model) {
    let (language, puzzle) = (model.language(), model.puzzle());
    let shown = model.colours(puzzle);
    let shown: &[_] = &shown;
    let names = |[a, b]: [usize; 2]| [a, b].map(|colour| colour_name(model, colour as u8));
    if let Some(pair) = palettes::most_similar(shown) {
        let [a, b] = names(pair);
        ui.label(RichText::new(say::ALIKE.fill(language, [&a, &b])).color(theme::colours(ui).error));
    } else if let Some(pair) = palettes::most_similar_in_any_vision(shown) {
        let [a, b] = names(pair);
        ui.label(say::ALIKE_TO_SOME.fill(language, [&a, &b]));
    }
}

fn colour_name(model: &Model, colour: u8) -> Text<0> {
    model.colour_names(model.puzzle()).get(usize::from(colour)).copied().unwrap_or(editor::WHITE)
}
