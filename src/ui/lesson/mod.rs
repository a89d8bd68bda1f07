//! The lesson: the effect of the last move, on a card or full-screen; and the method pages.

pub mod method_figures;

use crate::ui::widgets::{self, focus};
use crate::ui::{canvas, theme};
use eframe::egui::{Align, Align2, CentralPanel, Key, Layout, Panel, Rect, RichText, Role, Sense, Ui, WidgetInfo};
use eframe::egui::{pos2, vec2};
use unfold_app::command::{Command, CoordinatesCommand, PlaybackCommand, SettingsCommand, message::Messages, row_of};
use unfold_app::sentences::lesson::{self as words, Change};
use unfold_app::{
    coordinates, document::playback::PlaybackControl, lesson::Tally, model::Model, settings::switch::Switch,
};
use unfold_text::stage as say;

/// Maximum number of facts shown, most important first.
const MAX_FACTS: usize = 4;
/// Height of a fact's bar, in points.
const BAR_HEIGHT: f32 = 0.75 * theme::GRID;
/// Height of the text below the puzzle in a presentation, in points.
const TEXT_HEIGHT: f32 = 22.0 * theme::GRID;

/// Draws the collapsible section on the effects of the last move, or of the first one if none was made yet. Draws
/// nothing if there are no moves.
pub(crate) fn panel(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let Some(notes) = unfold_app::lesson::update::notes(model) else { return };
    let Some(lesson) = words::move_sentences(model.language(), &notes, model.document.workspace().moves_made()) else {
        return;
    };
    let Some(row) = row_of(&Command::Settings(SettingsCommand::Toggle(Switch::MoveEffects))) else { return };
    let (open, name) = (Switch::MoveEffects.is_on(model), row.text.get(model.language()));
    let line = widgets::disclosure_button(ui, open, name);
    line.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), open, name));
    widgets::handle_click(ui, model, row, line, messages);
    if !open {
        return;
    }
    let colours = theme::colours(ui);
    theme::card_frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = theme::GRID / 2.0;
            if coordinates::has_coordinates(model) {
                widgets::button(ui, model, CoordinatesCommand::Coordinates, messages);
            }
            for (change, text) in &lesson.changes {
                let colour = if *change == Change::Completed { colours.proven } else { colours.error };
                ui.label(RichText::new(text).color(colour).strong());
            }
            ui.label(&lesson.place);
            let counted = notes
                .notes
                .get(model.document.workspace().moves_made().saturating_sub(1))
                .map(|lesson| &lesson.tallies[..]);
            for (text, tally) in lesson.tallies.iter().zip(counted.unwrap_or_default()).take(MAX_FACTS) {
                ui.label(theme::sized(text, theme::TEXT_SMALL));
                bar(ui, tally);
            }
            for text in [&lesson.frame, &lesson.backwards, &lesson.next].into_iter().flatten() {
                ui.weak(text);
            }
        });
    });
}

/// Draws a fact's bar: the smaller of the counts before and after the move, then the difference in green or red.
fn bar(ui: &mut Ui, tally: &Tally) {
    let colours = theme::colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR_HEIGHT), Sense::hover());
    let place = |count: u32| {
        let part = f64::from(count) / f64::from(tally.max.max(1));
        rect.left() + rect.width() * part.clamp(0.0, 1.0) as f32
    };
    let round = BAR_HEIGHT / 2.0;
    let [low, high] = [tally.before.min(tally.after), tally.before.max(tally.after)].map(place);
    ui.painter().rect_filled(rect, round, colours.raised);
    ui.painter().rect_filled(Rect::from_min_max(rect.min, pos2(low, rect.bottom())), round, colours.muted);
    let change = if tally.is_better() { colours.proven } else { colours.error };
    let changed = Rect::from_min_max(pos2(low, rect.top()), pos2(high, rect.bottom()));
    ui.painter().rect_filled(changed, round, change);
}

/// Draws the puzzle in the whole window, with the last move and its effect below. Keys step through the moves.
pub(crate) fn presentation(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    handle_keys(ui, messages);
    Panel::bottom("presentation").exact_size(TEXT_HEIGHT).resizable(false).show_separator_line(false).show(ui, |ui| {
        ui.with_layout(Layout::top_down(Align::Center), |ui| sentences(ui, model));
    });
    CentralPanel::default().show(ui, |ui| canvas::show_docked(ui, model, messages));
}

/// Draws the last move and its effect; before any move is made, those of the first move.
fn sentences(ui: &mut Ui, model: &Model) {
    let language = model.language();
    let colours = theme::colours(ui);
    let Some((notes, at)) = unfold_app::lesson::update::current_note(model) else {
        ui.label(theme::sized(say::NOTHING_TO_PRESENT.get(language), theme::TEXT_LARGE));
        return;
    };
    let name = notes.moves.0.get(at).map(|mv| notes.puzzle.def().moves[mv.index()].name.as_str());
    let name = theme::sized(name.unwrap_or_default(), theme::TEXT_RESULT).monospace();
    let made = model.document.workspace().moves_made() > 0;
    ui.label(name.color(if made { colours.strong } else { colours.muted }));
    ui.add_space(theme::GRID / 2.0);
    if let Some(lesson) = words::move_sentences(language, &notes, model.document.workspace().moves_made()) {
        ui.label(theme::sized(&lesson.description, theme::TEXT_TITLE));
        let changes = lesson.changes.iter().map(|(_, text)| text.as_str());
        let place = std::iter::once(lesson.place.as_str());
        for text in changes.chain(place).take(2) {
            ui.label(theme::sized(text, theme::TEXT_LARGE).color(colours.muted));
        }
    }
    let leave = ui.max_rect().left_bottom() + vec2(2.0 * theme::GRID, -3.0 * theme::GRID);
    let how = say::PAGE_CLOSE_TIP.get(language);
    ui.painter().text(leave, Align2::LEFT_TOP, how, theme::font(theme::TEXT_BODY), colours.muted);
    let count = say::PRESENTED.fill(language, [&model.document.workspace().moves_made(), &notes.moves.0.len()]);
    let corner = ui.max_rect().right_bottom() - vec2(15.0 * theme::GRID, 3.0 * theme::GRID);
    ui.painter().text(corner, Align2::LEFT_TOP, count, theme::font(theme::TEXT_BODY), colours.muted);
}

/// Handles the keys that step through the moves: arrows, Home, End, and Page Up and Page Down, which presenters send.
fn handle_keys(ui: &Ui, messages: &mut Messages) {
    let ways = [
        (Key::ArrowRight, PlaybackControl::Forward),
        (Key::PageDown, PlaybackControl::Forward),
        (Key::ArrowLeft, PlaybackControl::Back),
        (Key::PageUp, PlaybackControl::Back),
        (Key::Home, PlaybackControl::Start),
        (Key::End, PlaybackControl::End),
    ];
    for (key, to) in ways {
        messages.push_if(focus::pressed(ui, key), PlaybackCommand::Go(to));
    }
}
