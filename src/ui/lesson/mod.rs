//! The lesson: the effect of the last move, on a card or full-screen; and the method pages.

pub mod method_figures;

use crate::ui::widgets::{self, focus};
use crate::ui::{canvas, theme};
use eframe::egui::{Align, Align2, CentralPanel, Key, Layout, Panel, Rect, RichText, Role, Sense, Ui, WidgetInfo};
use eframe::egui::{pos2, vec2};
use unfold_app::command::{Command, CoordinatesCommand, PlaybackCommand, SettingsCommand, message::Messages, row_of};
use unfold_app::sentences::lesson::{self as words, Change};
use unfold_app::{coordinates, document::playback::SeekTo, lesson::Tally, model::Model, settings::switch::Switch};
use unfold_text::stage as say;

/// Greatest number of facts shown, most important first.
const BARS: usize = 4;
/// Height of a fact's bar.
const BAR: f32 = 0.75 * theme::GRID;
/// Height of the text below the puzzle in a presentation.
const WORDS: f32 = 22.0 * theme::GRID;

/// The expandable effects of the last move, or of the first one before any was made. Empty without moves.
pub(crate) fn panel(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let Some(notes) = unfold_app::lesson::update::notes(model) else { return };
    let Some(lesson) = words::lesson(model.language(), &notes, model.document.workspace().played()) else { return };
    let Some(row) = row_of(&Command::Settings(SettingsCommand::Toggle(Switch::MoveEffects))) else { return };
    let (open, name) = (Switch::MoveEffects.is_on(model), row.text.get(model.language()));
    let line = widgets::opening_line(ui, open, name);
    line.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), open, name));
    widgets::press(ui, model, row, line, messages);
    if !open {
        return;
    }
    let colours = theme::colours(ui);
    theme::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = theme::GRID / 2.0;
            if coordinates::has_any(model) {
                widgets::button(ui, model, CoordinatesCommand::Coordinates, messages);
            }
            for (change, text) in &lesson.changes {
                let colour = if *change == Change::Now { colours.proven } else { colours.error };
                ui.label(RichText::new(text).color(colour).strong());
            }
            ui.label(&lesson.place);
            let counted = notes
                .lessons
                .get(model.document.workspace().played().saturating_sub(1))
                .map(|lesson| &lesson.tallies[..]);
            for (text, tally) in lesson.tallies.iter().zip(counted.unwrap_or_default()).take(BARS) {
                ui.label(theme::sized(text, theme::TEXT_SMALL));
                bar(ui, tally);
            }
            for text in [&lesson.frame, &lesson.backwards, &lesson.next].into_iter().flatten() {
                ui.weak(text);
            }
        });
    });
}

/// The bar of a fact: the common part, and the change in green or red.
fn bar(ui: &mut Ui, tally: &Tally) {
    let colours = theme::colours(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    let place = |count: u32| {
        let part = f64::from(count) / f64::from(tally.most.max(1));
        rect.left() + rect.width() * part.clamp(0.0, 1.0) as f32
    };
    let round = BAR / 2.0;
    let [low, high] = [tally.before.min(tally.after), tally.before.max(tally.after)].map(place);
    ui.painter().rect_filled(rect, round, colours.raised);
    ui.painter().rect_filled(Rect::from_min_max(rect.min, pos2(low, rect.bottom())), round, colours.muted);
    let change = if tally.is_better() { colours.proven } else { colours.error };
    let changed = Rect::from_min_max(pos2(low, rect.top()), pos2(high, rect.bottom()));
    ui.painter().rect_filled(changed, round, change);
}

/// The puzzle in the whole window, with the last move and its effect below. Arrow keys step through the moves.
pub(crate) fn presentation(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    keys(ui, messages);
    Panel::bottom("presentation").exact_size(WORDS).resizable(false).show_separator_line(false).show(ui, |ui| {
        ui.with_layout(Layout::top_down(Align::Center), |ui| sentences(ui, model));
    });
    CentralPanel::default().show(ui, |ui| canvas::show_docked(ui, model, messages));
}

/// The last move and its effect; before the first move, a preview of it.
fn sentences(ui: &mut Ui, model: &Model) {
    let language = model.language();
    let colours = theme::colours(ui);
    let Some((notes, at)) = unfold_app::lesson::update::given(model) else {
        ui.label(theme::sized(say::NOTHING_TO_PRESENT.get(language), theme::TEXT_LARGE));
        return;
    };
    let name = notes.moves.0.get(at).map(|mv| notes.puzzle.def().moves[mv.index()].name.as_str());
    let name = theme::sized(name.unwrap_or_default(), theme::TEXT_RESULT).monospace();
    let made = model.document.workspace().played() > 0;
    ui.label(name.color(if made { colours.strong } else { colours.muted }));
    ui.add_space(theme::GRID / 2.0);
    if let Some(lesson) = words::lesson(language, &notes, model.document.workspace().played()) {
        ui.label(theme::sized(&lesson.turning, theme::TEXT_TITLE));
        let changes = lesson.changes.iter().map(|(_, text)| text.as_str());
        let place = std::iter::once(lesson.place.as_str());
        for text in changes.chain(place).take(2) {
            ui.label(theme::sized(text, theme::TEXT_LARGE).color(colours.muted));
        }
    }
    let leave = ui.max_rect().left_bottom() + vec2(2.0 * theme::GRID, -3.0 * theme::GRID);
    let how = say::PAGE_CLOSE_TIP.get(language);
    ui.painter().text(leave, Align2::LEFT_TOP, how, theme::font(theme::TEXT_BODY), colours.muted);
    let count = say::PRESENTED.fill(language, [&model.document.workspace().played(), &notes.moves.0.len()]);
    let corner = ui.max_rect().right_bottom() - vec2(15.0 * theme::GRID, 3.0 * theme::GRID);
    ui.painter().text(corner, Align2::LEFT_TOP, count, theme::font(theme::TEXT_BODY), colours.muted);
}

/// Handles arrow and page keys, which remote controls send too.
fn keys(ui: &Ui, messages: &mut Messages) {
    let ways = [
        (Key::ArrowRight, SeekTo::Forward),
        (Key::PageDown, SeekTo::Forward),
        (Key::ArrowLeft, SeekTo::Back),
        (Key::PageUp, SeekTo::Back),
        (Key::Home, SeekTo::Start),
        (Key::End, SeekTo::End),
    ];
    for (key, to) in ways {
        messages.push_if(focus::pressed(ui, key), PlaybackCommand::Go(to));
    }
}
