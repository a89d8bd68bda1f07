//! How things look, and the buttons of commands.

use eframe::egui::{self, Button, Color32, Response, RichText, ScrollArea, Ui};

use super::focus;
use crate::app::command::{Row, Shortcut, Switch, row_of};
use crate::app::{App, Command, vision};
use crate::engine::puzzle::PuzzleId;
use crate::i18n::keys;

/// Space between groups.
pub(super) const GAP: f32 = 8.0;

/// The ring around what cannot be.
pub(super) const RING: Color32 = Color32::from_rgb(0xe0, 0x00, 0x2a);

/// The colour of a facelet.
pub(super) fn facelet(app: &App, puzzle: PuzzleId, colour: u8) -> Color32 {
    app.colours(puzzle).get(usize::from(colour)).map_or(Color32::GRAY, |[r, g, b]| Color32::from_rgb(*r, *g, *b))
}

/// What a facelet without a colour is filled with: none of the colours, in either theme.
pub(super) fn unpainted(ui: &Ui) -> Color32 {
    Color32::from_gray(if ui.visuals().dark_mode { 58 } else { 190 })
}

/// The colour of what is wrong, readable in both themes.
pub(super) fn wrong(ui: &Ui) -> Color32 {
    wrong_in(ui.visuals().dark_mode)
}

const fn wrong_in(dark: bool) -> Color32 {
    if dark { Color32::from_rgb(0xff, 0x7a, 0x7a) } else { Color32::from_rgb(0xb0, 0x00, 0x20) }
}

/// Black or white, whichever is read more easily on a colour.
pub(super) fn on(colour: Color32) -> Color32 {
    let [r, g, b] = vision::ink([colour.r(), colour.g(), colour.b()]);
    Color32::from_rgb(r, g, b)
}

/// The colours of the two lines of plots, readable in both themes: best and lower bound.
pub(super) fn lines(ui: &Ui) -> [Color32; 2] {
    lines_in(ui.visuals().dark_mode)
}

const fn lines_in(dark: bool) -> [Color32; 2] {
    if dark {
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
        if !style.visuals.dark_mode {
            style.visuals.hyperlink_color = Color32::from_rgb(0, 90, 180);
        }
        // By default it is too faint to be read by everyone.
        style.visuals.weak_text_color =
            Some(if style.visuals.dark_mode { Color32::from_gray(155) } else { Color32::from_gray(95) });
    });
}

/// A group's heading.
pub(super) fn heading(ui: &mut Ui, text: &str) -> Response {
    ui.add_space(2.0);
    ui.label(RichText::new(text).heading().strong())
}

/// Contents that get a scroll bar only when the window is too small for them.
pub(super) fn scrolled<R>(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let contents = |ui: &mut Ui| {
        let inner = contents(ui);
        focus::follow(ui);
        inner
    };
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
    let name = app.name(row, app.language());
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
    // What lies behind a dialog says nothing.
    if !ui.is_enabled() {
        return response;
    }
    let tip = match row.command {
        Command::Undo | Command::Redo => app.name(row, app.language()),
        _ => row.tip.say(app.language()).to_owned(),
    };
    let tip = shortcut_text(ui, app, row).map_or_else(|| tip.clone(), |keys| format!("{tip} ({keys})"));
    response.on_hover_text(&tip).on_disabled_hover_text(with_reason(tip, row, app))
}

fn with_reason(tip: String, row: &Row, app: &App) -> String {
    app.why_not(&row.command).map_or(tip.clone(), |why| format!("{tip}\n{why}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::{Theme, Visuals};

    fn contrast(one: Color32, other: Color32) -> f64 {
        let rgb = |colour: Color32| [colour.r(), colour.g(), colour.b()];
        vision::contrast(rgb(one), rgb(other))
    }

    /// A colour of text as it is seen on a ground.
    fn seen(text: Color32, ground: Color32) -> Color32 {
        ground.blend(text)
    }

    #[test]
    fn every_text_is_read_on_its_ground_in_both_themes() {
        let ctx = egui::Context::default();
        dress(&ctx);
        for theme in [Theme::Light, Theme::Dark] {
            let style = ctx.style_of(theme);
            let visuals: &Visuals = &style.visuals;
            let dark = visuals.dark_mode;
            let texts = [
                ("usual", visuals.text_color()),
                ("strong", visuals.strong_text_color()),
                ("weak", visuals.weak_text_color()),
                ("wrong", wrong_in(dark)),
                ("button", visuals.widgets.inactive.text_color()),
                ("link", visuals.hyperlink_color),
            ];
            for (name, text) in texts {
                let contrast = contrast(seen(text, visuals.panel_fill), visuals.panel_fill);
                assert!(contrast >= 4.5, "{theme:?} {name}: {contrast}");
            }
            for line in lines_in(dark) {
                assert!(contrast(line, visuals.panel_fill) >= 3.0, "{theme:?} {line:?}");
            }
            assert!(contrast(focus::colour_in(dark), visuals.panel_fill) >= 4.5, "{theme:?}");
        }
    }

    #[test]
    fn signs_are_read_on_the_colour_of_least_contrast() {
        for grey in 0..=255 {
            let grey = Color32::from_gray(grey);
            assert!(contrast(grey, on(grey)) >= 4.5, "{grey:?}");
        }
    }
}
