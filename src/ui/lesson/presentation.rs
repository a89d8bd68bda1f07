//! Presentation mode: the puzzle, the move and its sentence, large, and nothing else; for a room full of people.

use eframe::egui::{Align, Align2, CentralPanel, Key, Layout, Panel, Ui, vec2};

use crate::app::{App, command::PlaybackCommand, document::playback::SeekTo, message::Messages};
use crate::shared::sentences::lesson as words;
use crate::ui::{canvas, theme, widgets::focus};
use unfold_text::stage as say;

/// The height of what is written below the puzzle.
const WORDS: f32 = 22.0 * theme::GRID;

/// Shows the puzzle in the whole window, and below it the move just made and what it does. The arrows go from move to move.
pub(crate) fn show(ui: &mut Ui, app: &App, messages: &mut Messages) {
    keys(ui, messages);
    Panel::bottom("presentation").exact_size(WORDS).resizable(false).show_separator_line(false).show(ui, |ui| {
        ui.with_layout(Layout::top_down(Align::Center), |ui| sentences(ui, app));
    });
    CentralPanel::default().show(ui, |ui| canvas::show_docked(ui, app, messages));
}

/// The move just made and what it does; before the first what is to come.
fn sentences(ui: &mut Ui, app: &App) {
    let language = app.language();
    let colours = theme::colours(ui);
    let Some((notes, at)) = app.lesson() else {
        ui.label(theme::sized(say::NOTHING_TO_PRESENT.get(language), theme::TEXT_LARGE));
        return;
    };
    let name = notes.moves.0.get(at).map(|mv| notes.puzzle.def().moves[mv.index()].name.as_str());
    let name = theme::sized(name.unwrap_or_default(), theme::TEXT_RESULT).monospace();
    let made = app.played() > 0;
    ui.label(name.color(if made { colours.strong } else { colours.muted }));
    ui.add_space(theme::GRID / 2.0);
    if let Some(lesson) = words::lesson(language, &notes, app.played()) {
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
    let count = say::PRESENTED.fill(language, [&app.played(), &notes.moves.0.len()]);
    let corner = ui.max_rect().right_bottom() - vec2(15.0 * theme::GRID, 3.0 * theme::GRID);
    ui.painter().text(corner, Align2::LEFT_TOP, count, theme::font(theme::TEXT_BODY), colours.muted);
}

/// The arrows go from move to move, also those of a remote control.
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
