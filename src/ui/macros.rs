//! Macros in the rail: the list, the editor for a new one, and the application of one.

use crate::ui::playback::tracks;
use crate::ui::theme;
use crate::ui::widgets;
use eframe::egui::{Button, Id, Key, Label, RichText, Role, ScrollArea, TextEdit, TextStyle, Ui, WidgetInfo, vec2};
use unfold_app::command::{MacrosCommand, message::Messages};
use unfold_app::macros::state::{MacroApplication, MacroMode, NewMacro};
use unfold_app::macros::{self, placing};
use unfold_app::{model::Model, played::SequenceKind};
use unfold_engine::notation;
use unfold_text::{Text, macros as say};

/// True if the rail shows macros.
pub(crate) fn are_shown(model: &Model) -> bool {
    model.shows_stage() && model.macros.as_ref().is_some_and(|macros| macros.puzzle == model.puzzle())
}

/// True if the rail shows a macro being made or applied.
pub(crate) fn is_editing_or_applying(model: &Model) -> bool {
    are_shown(model) && model.macros.as_ref().is_some_and(|macros| !matches!(macros.mode, MacroMode::List))
}

pub(crate) fn show(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let Some(shown) = &model.macros else { return };
    let language = model.language();
    ui.horizontal(|ui| {
        widgets::heading(ui, say::MACROS.get(language));
        if ui.button(say::CLOSE_MACROS.get(language)).clicked() {
            messages.push(MacrosCommand::Toggle);
        }
    });
    match &shown.mode {
        MacroMode::List => list(ui, model, messages),
        MacroMode::Making(new) => new_macro(ui, model, new, messages),
        MacroMode::Applying(application) => application_form(ui, model, application, messages),
    }
}

fn list(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    widgets::button(ui, model, MacrosCommand::Make, messages);
    let all = macros::for_shown_puzzle(model);
    if all.is_empty() {
        ui.add(Label::new(RichText::new(say::NO_MACROS.get(language)).weak()).wrap());
        return;
    }
    ScrollArea::vertical().id_salt("macros").auto_shrink(false).min_scrolled_height(0.0).show(ui, |ui| {
        for (place, kept) in all {
            ui.horizontal(|ui| {
                let length = tracks::length(model, SequenceKind::Algorithm, &kept.moves);
                let text = say::MACRO_LINE.fill(language, [&kept.name as _, &length]);
                let remove = theme::text_width(ui, say::REMOVE_SHORT.get(language), TextStyle::Button);
                let width = ui.available_width() - remove - 4.0 * theme::GRID;
                let face = Button::new(text).truncate();
                let used = ui.add_sized([width.max(theme::GRID), theme::CONTROL_HEIGHT], face);
                let spoken = say::USE_MACRO.fill(language, [&kept.name]);
                used.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
                messages.push_if(used.clicked(), MacrosCommand::Choose(place));
                used.on_hover_text(notation::print(kept.puzzle, &kept.moves));
                let removed = ui.button(say::REMOVE_SHORT.get(language));
                let spoken = say::REMOVE_MACRO.fill(language, [&kept.name]);
                removed.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
                messages.push_if(removed.clicked(), MacrosCommand::Remove(place));
            });
        }
        widgets::focus::scroll_to_focus(ui);
    });
}

/// Draws the editor of a new macro: moves, name and stickers.
fn new_macro(ui: &mut Ui, model: &Model, new: &NewMacro, messages: &mut Messages) {
    let language = model.language();
    moves(ui, &notation::print(model.puzzle(), &new.moves));
    let mut name = new.name.clone();
    let id = Id::unique("name of a macro");
    focus_when_shown(ui, id);
    let enters = field(ui, (id, say::MACRO_NAME.get(language), ""), "", &mut name);
    if name != new.name {
        messages.push(MacrosCommand::SetName(name));
    }
    messages.push_if(enters, MacrosCommand::Keep);
    sticker_prompt(ui, model, say::POINT_NEW, &new.stickers);
    ui.horizontal_wrapped(|ui| {
        for command in [MacrosCommand::Keep, MacrosCommand::Unpick, MacrosCommand::Leave] {
            widgets::button(ui, model, command, messages);
        }
    });
}

/// Draws a macro being applied: moves, direction, set-up moves and target stickers.
fn application_form(ui: &mut Ui, model: &Model, application: &MacroApplication, messages: &mut Messages) {
    let language = model.language();
    let kept = macros::for_shown_puzzle(model).into_iter().find(|(place, _)| *place == application.index);
    let Some((_, kept)) = kept else { return };
    ui.label(RichText::new(&kept.name).strong());
    moves(ui, &notation::print(kept.puzzle, &kept.moves));
    let mut is_reversed = application.is_reversed;
    let reversed = ui.checkbox(&mut is_reversed, say::MACRO_REVERSED.get(language));
    messages.push_if(reversed.changed(), MacrosCommand::SetReversed(is_reversed));
    reversed.on_hover_text(say::MACRO_REVERSED_TIP.get(language));
    let mut setup = application.setup.clone();
    let id = Id::unique("set-up of a macro");
    let is_cube = model.puzzle().def().dimensions == 3;
    let hint = if is_cube { say::MACRO_SETUP_HINT.get(language) } else { "" };
    let name = (id, say::MACRO_SETUP.get(language), hint);
    field(ui, name, say::MACRO_SETUP_TIP.get(language), &mut setup);
    if setup != application.setup {
        messages.push(MacrosCommand::SetSetup(setup));
    }
    if let Err(error) = macros::setup(application, model) {
        ui.colored_label(theme::colours(ui).error, error.get(language));
    }
    sticker_prompt(ui, model, say::POINT_USE, &application.stickers);
    ui.horizontal_wrapped(|ui| {
        for command in [MacrosCommand::Apply, MacrosCommand::Unpick, MacrosCommand::Leave] {
            widgets::button(ui, model, command, messages);
        }
    });
}

fn moves(ui: &mut Ui, text: &str) {
    let shown = RichText::new(text).monospace().color(theme::colours(ui).muted);
    ui.add(Label::new(shown).truncate()).on_hover_text(text);
}

/// Focuses a field whenever it appears, that is, was not drawn in the previous frame.
fn focus_when_shown(ui: &Ui, id: Id) {
    let (seen, frame) = (id.with("seen"), ui.ctx().cumulative_frame_nr());
    let before: Option<u64> = ui.data(|data| data.get_temp(seen));
    ui.data_mut(|data| data.insert_temp(seen, frame));
    if before.is_none_or(|before| before + 1 < frame) {
        ui.memory_mut(|memory| memory.request_focus(id));
    }
}

/// Adds a labelled field; an empty `tip` adds no tooltip. Returns true if Enter was pressed in it.
fn field(ui: &mut Ui, (id, name, hint): (Id, &str, &str), tip: &str, text: &mut String) -> bool {
    ui.horizontal(|ui| {
        let label = ui.label(name);
        let edit = TextEdit::singleline(text).id(id).hint_text(hint).desired_width(f32::INFINITY);
        let response = ui.add(edit).labelled_by(label.id);
        let enters = response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
        if !tip.is_empty() {
            response.on_hover_text(tip);
        }
        enters
    })
    .inner
}

/// Draws the prompt to pick stickers, and the names of those picked.
fn sticker_prompt(ui: &mut Ui, model: &Model, sentence: Text<1>, stickers: &[usize]) {
    let language = model.language();
    ui.add(Label::new(sentence.fill(language, [&stickers.len()])).wrap());
    for number in 0..3 {
        match stickers.get(number) {
            Some(facelet) => {
                let name = placing::describe(model.puzzle(), *facelet);
                ui.label(say::STICKER_NUMBERED.fill(language, [&(number + 1) as _, &name]));
            }
            // Reserve the line, so that the buttons below stay put.
            None => {
                ui.allocate_space(vec2(0.0, ui.text_style_height(&TextStyle::Body)));
            }
        }
    }
}
