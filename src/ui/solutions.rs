//! The list of ever shorter solutions, and the moves of the one that is shown.

use eframe::egui::{Align, Button, Frame, Layout, Panel, RichText, ScrollArea, Ui};

use super::look::{self, button};
use crate::app::strings::{numbers, window as say};
use crate::app::{App, Command, phases};
use crate::notation;

/// Shows the panel.
pub(super) fn show(ui: &mut Ui, app: &App, ask: &mut Vec<Command>) {
    let language = app.language();
    let results = app.results();
    let metric = app.puzzle().def().metric;
    look::heading(ui, say::SOLUTIONS.say(language));
    let Some((shown, solution)) = results.shown() else {
        ui.weak(say::SOLUTIONS_NONE.say(language));
        return;
    };
    let half = ui.available_height() / 2.0;
    Panel::bottom("moves").frame(Frame::NONE).resizable(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.strong(say::SOLUTION_SHOWN.fill(language, [&solution.length, &metric]));
            button(ui, app, &Command::Copy, ask);
            button(ui, app, &Command::Save, ask);
        });
        if solution.moves.0.is_empty() {
            ui.label(say::SOLUTION_EMPTY.say(language));
        } else {
            ScrollArea::vertical().id_salt("moves").max_height(half).show(ui, |ui| {
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
    ScrollArea::vertical().id_salt("solutions").auto_shrink(false).show(ui, |ui| {
        ui.with_layout(Layout::top_down_justified(Align::LEFT), |ui| {
            // The shortest first: it is the one that matters, and it stays in sight.
            for (n, solution) in results.solutions.iter().enumerate().rev() {
                let time = numbers::seconds(solution.at);
                let head = say::SOLUTION_ROW.fill(language, [&solution.length, &metric, &time]);
                let text = format!("{head}   {}", notation::print(app.puzzle(), &solution.moves));
                if ui.add(Button::selectable(n == shown, text).truncate()).clicked() {
                    ask.push(Command::Choose(n));
                }
            }
        });
    });
}
