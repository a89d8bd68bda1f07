//! The list of ever shorter solutions, or of all optimal ones before them, and the moves of the one that is shown.

use eframe::egui::{Align, Button, Frame, Layout, Panel, RichText, ScrollArea, TextStyle, Ui};

use super::look::{self, button};
use crate::app::choices::views;
use crate::app::sheet::{End, Place};
use crate::app::strings::{lists, numbers, window as say};
use crate::app::{App, Command, phases};
use crate::notation;
use crate::solve::Reason;

/// What stands above the moves needs about this height, and the moves themselves at least that.
const HEAD: f32 = 40.0;
const LEAST: f32 = 36.0;

/// Shows the panel.
pub(super) fn show(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    let language = app.language();
    let results = app.results();
    let metric = app.shown_metric();
    if views(app.puzzle()).len() < 2 {
        look::heading(ui, say::SOLUTIONS.say(language));
    }
    let Some((shown, solution)) = results.shown() else {
        let gave_up = results.end == Some(End::Reason(Reason::Exhausted));
        let text = if gave_up { say::SOLUTIONS_EXHAUSTED } else { say::SOLUTIONS_NONE };
        ui.weak(text.say(language));
        return;
    };
    let most = (ui.available_height() / 2.0 - HEAD).max(LEAST);
    Panel::bottom("moves").frame(Frame::NONE).resizable(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.strong(say::SOLUTION_SHOWN.fill(language, [&solution.length, &metric]));
            button(ui, app, &Command::Copy, ask);
            button(ui, app, &Command::Save, ask);
        });
        if solution.moves.0.is_empty() {
            ui.label(say::SOLUTION_EMPTY.say(language));
        } else {
            ScrollArea::vertical().id_salt("moves").max_height(most).show(ui, |ui| {
                let parts = phases::parts(language, app.puzzle(), solution);
                for part in &parts {
                    ui.label(&part.heading);
                    if !part.moves.is_empty() {
                        ui.label(RichText::new(&part.moves).monospace());
                    }
                }
                if parts.is_empty() {
                    ui.label(RichText::new(notation::print(app.puzzle(), &solution.moves)).monospace());
                }
            });
        }
        ui.add_space(look::GAP);
    });
    if let Some(all) = &results.all {
        ui.label(lists::optimal(language, all));
    }
    let (optimal, found) = (results.all_optimal().len(), results.solutions.len());
    let height = ui.text_style_height(&TextStyle::Button) + 2.0 * ui.spacing().button_padding.y;
    let height = height.max(ui.spacing().interact_size.y);
    let rows = ScrollArea::vertical().id_salt("solutions").auto_shrink(false);
    // Only those in sight are made into text and painted: there may be very many.
    rows.show_rows(ui, height, optimal + found, |ui, rows| {
        ui.with_layout(Layout::top_down_justified(Align::LEFT), |ui| {
            for row in rows {
                // The shortest first: it is the one that matters, and it stays in sight.
                let place = if row < optimal { Place::Optimal(row) } else { Place::Found(found + optimal - 1 - row) };
                let Some(solution) = results.at(place) else { continue };
                let head = match place {
                    Place::Optimal(n) => {
                        say::SOLUTION_OPTIMAL_ROW.fill(language, [&(n + 1), &solution.length, &metric])
                    }
                    Place::Found(_) => {
                        let time = numbers::seconds(solution.at);
                        say::SOLUTION_ROW.fill(language, [&solution.length, &metric, &time])
                    }
                };
                let text = format!("{head}   {}", notation::print(app.puzzle(), &solution.moves));
                if ui.add(Button::selectable(place == shown, text).truncate()).clicked() {
                    ask.push(Command::Choose(place));
                }
            }
        });
    });
}
