//! How things look, and the buttons of commands.

use eframe::egui::{self, Button, Color32, Response, RichText, ScrollArea, Ui};

use crate::app::command::{Row, Shortcut, Switch, row_of};
use crate::app::strings::keys;
use crate::app::{App, Command};
use crate::puzzle::PuzzleId;

/// Space between groups.
pub(super) const GAP: f32 = 8.0;

/// The colours of the cube, by colour number: the usual scheme, U white to B blue.
const CUBE: [Color32; 6] = [
    Color32::from_rgb(0xf4, 0xf4, 0xf4),
    Color32::from_rgb(0xd6, 0x22, 0x22),
    Color32::from_rgb(0x1f, 0x9d, 0x3a),
    Color32::from_rgb(0xf5, 0xd9, 0x1e),
    Color32::from_rgb(0xf5, 0x8a, 0x1e),
    Color32::from_rgb(0x27, 0x5c, 0xe0),
];

/// The colours of the hypercube, by colour number: MC4D's default ones.
const HYPERCUBE: [Color32; 8] = [
    Color32::from_rgb(0x8e, 0x3c, 0xc8),
    Color32::from_rgb(0xf5, 0xd9, 0x1e),
    Color32::from_rgb(0x1f, 0x9d, 0x3a),
    Color32::from_rgb(0xf5, 0x8a, 0x1e),
    Color32::from_rgb(0xd6, 0x22, 0x22),
    Color32::from_rgb(0x27, 0x5c, 0xe0),
    Color32::from_rgb(0xf4, 0xf4, 0xf4),
    Color32::from_rgb(0xf5, 0x9a, 0xc0),
];

/// The ring around what cannot be.
pub(super) const RING: Color32 = Color32::from_rgb(0xe0, 0x00, 0x2a);

/// The colour of a facelet.
pub(super) fn facelet(puzzle: PuzzleId, colour: u8) -> Color32 {
    let colours: &[Color32] = match puzzle {
        PuzzleId::Cube2 | PuzzleId::Cube3 => &CUBE,
        PuzzleId::Tess2 => &HYPERCUBE,
    };
    colours.get(usize::from(colour)).copied().unwrap_or(Color32::GRAY)
}

/// What a facelet without a colour is filled with: none of the colours, in either theme.
pub(super) fn unpainted(ui: &Ui) -> Color32 {
    Color32::from_gray(if ui.visuals().dark_mode { 58 } else { 190 })
}

/// The colour of what is wrong, readable in both themes.
pub(super) fn wrong(ui: &Ui) -> Color32 {
    if ui.visuals().dark_mode { Color32::from_rgb(0xff, 0x7a, 0x7a) } else { Color32::from_rgb(0xb0, 0x00, 0x20) }
}

/// Black or white, whichever is read more easily on a colour.
pub(super) fn on(colour: Color32) -> Color32 {
    // Rec. 601 luma.
    let luma = 0.299 * f32::from(colour.r()) + 0.587 * f32::from(colour.g()) + 0.114 * f32::from(colour.b());
    if luma > 128.0 { Color32::BLACK } else { Color32::WHITE }
}

/// The colours of the two lines of plots, readable in both themes: best and lower bound.
pub(super) fn lines(ui: &Ui) -> [Color32; 2] {
    if ui.visuals().dark_mode {
        [Color32::from_rgb(0xff, 0xa6, 0x3d), Color32::from_rgb(0x5c, 0xb8, 0xff)]
    } else {
        [Color32::from_rgb(0xc4, 0x5a, 0x00), Color32::from_rgb(0x00, 0x5f, 0xb8)]
    }
}

/// The mark of a whole number on an axis; between them stands nothing.
pub(super) fn whole(mark: egui_plot::GridMark) -> String {
    if (mark.value - mark.value.round()).abs() < 1e-6 { format!("{:.0}", mark.value) } else { String::new() }
}

/// Spacing, and text that stands out more than by default, in both themes.
pub(super) fn dress(ctx: &egui::Context) {
    ctx.all_styles_mut(|style| {
        style.spacing.item_spacing = egui::vec2(8.0, 6.0);
        style.spacing.button_padding = egui::vec2(8.0, 3.0);
        style.visuals.widgets.noninteractive.fg_stroke.color =
            if style.visuals.dark_mode { Color32::from_gray(205) } else { Color32::from_gray(40) };
    });
}

/// A group's heading.
pub(super) fn heading(ui: &mut Ui, text: &str) -> Response {
    ui.add_space(2.0);
    ui.label(RichText::new(text).heading().strong())
}

/// Contents that get a scroll bar only when the window is too small for them.
pub(super) fn scrolled<R>(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ScrollArea::vertical().id_salt(name).auto_shrink(false).show(ui, contents).inner
}

/// A shortcut as egui knows it.
pub(super) fn shortcut(key: &Shortcut) -> Option<egui::KeyboardShortcut> {
    let mut modifiers = egui::Modifiers::NONE;
    if key.ctrl {
        modifiers |= egui::Modifiers::COMMAND;
    }
    if key.alt {
        modifiers |= egui::Modifiers::ALT;
    }
    if key.shift {
        modifiers |= egui::Modifiers::SHIFT;
    }
    egui::Key::from_name(key.key).map(|key| egui::KeyboardShortcut::new(modifiers, key))
}

/// A shortcut as people read it.
pub(super) fn shortcut_text(ui: &Ui, app: &App, row: &Row) -> Option<String> {
    let english = app.keys_of(row).first().and_then(shortcut).map(|s| ui.ctx().format_shortcut(&s));
    english.map(|english| keys::shortcut(app.language(), &english))
}

/// The button of a command: greyed out when it is not possible, its tooltip names the key.
pub(super) fn button(ui: &mut Ui, app: &App, command: &Command, ask: &mut Vec<Command>) {
    let Some(row) = row_of(command) else { return };
    let response = ui.add_enabled((row.possible)(app), Button::new(row.text.say(app.language())));
    if with_tip(ui, response, row, app).clicked() {
        ask.push(command.clone());
    }
}

/// The menu entry of a command.
pub(super) fn menu_item(ui: &mut Ui, app: &App, command: &Command, ask: &mut Vec<Command>) {
    let Some(row) = row_of(command) else { return };
    let name = app.label(row, app.language());
    let mut button = Button::new(&name);
    if let Some(keys) = shortcut_text(ui, app, row) {
        button = button.shortcut_text(keys);
    }
    let response = ui.add_enabled((row.possible)(app), button);
    // A shortcut in the button would become part of its name.
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, (row.possible)(app), &name));
    let tip = row.tip.say(app.language());
    if response.on_hover_text(tip).on_disabled_hover_text(with_reason(tip.to_owned(), row, app)).clicked() {
        ask.push(command.clone());
        ui.close();
    }
}

/// The box of a command that switches something.
pub(super) fn switch(ui: &mut Ui, app: &App, switch: Switch, ask: &mut Vec<Command>) {
    let Some(row) = row_of(&Command::Flip(switch)) else { return };
    let mut on = switch.is_on(app);
    let response = ui.checkbox(&mut on, row.text.say(app.language()));
    if with_tip(ui, response, row, app).changed() {
        ask.push(switch.set(on));
    }
}

/// The entry of a menu that is one of several choices.
pub(super) fn radio(ui: &mut Ui, app: &App, command: &Command, ask: &mut Vec<Command>) {
    let Some(row) = row_of(command) else { return };
    let response = ui.radio(app.is_on(row) == Some(true), row.text.say(app.language()));
    if with_tip(ui, response, row, app).clicked() {
        ask.push(command.clone());
        ui.close();
    }
}

/// Gives a button another name than the one it shows.
pub(super) fn named(ui: &Ui, response: &Response, name: &str) {
    let enabled = ui.is_enabled() && response.enabled();
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, name));
}

/// The button of a command that is one of several choices.
pub(super) fn choice(ui: &mut Ui, app: &App, command: &Command, chosen: bool, ask: &mut Vec<Command>) {
    let Some(row) = row_of(command) else { return };
    let response = ui.add(Button::selectable(chosen, row.text.say(app.language())));
    if with_tip(ui, response, row, app).clicked() {
        ask.push(command.clone());
    }
}

/// Gives a button its command's tooltip, with its key, and why it cannot be pressed now.
pub(super) fn with_tip(ui: &Ui, response: Response, row: &Row, app: &App) -> Response {
    let tip = match row.command {
        Command::Undo | Command::Redo => app.label(row, app.language()),
        _ => row.tip.say(app.language()).to_owned(),
    };
    let tip = shortcut_text(ui, app, row).map_or_else(|| tip.clone(), |keys| format!("{tip} ({keys})"));
    response.on_hover_text(&tip).on_disabled_hover_text(with_reason(tip, row, app))
}

fn with_reason(tip: String, row: &Row, app: &App) -> String {
    app.why_not(&row.command).map_or(tip.clone(), |why| format!("{tip}\n{why}"))
}
