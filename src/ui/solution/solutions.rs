//! The list of ever shorter solutions, or of all optimal ones before them.

use eframe::egui::{Align, Button, Layout, ScrollArea, TextStyle, Ui};

use crate::app::document::runs::results::{RunEnd, SolutionChoice};
use crate::app::{App, command::SolutionCommand, lesson::methods, message::Messages};
use unfold_engine::{notation, search::Reason};
use unfold_text::{numbers, sentences::optimal, tour, window as say};

/// Shows the solutions, the shortest first; a click makes one the solution that is shown.
pub(crate) fn show(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let language = app.language();
    let results = app.results();
    let metric = app.shown_metric();
    let Some((shown, _)) = results.shown() else {
        let gave_up = results.end == Some(RunEnd::Reason(Reason::Exhausted));
        let text = if results.attempt.is_some() {
            methods::attempt(results)
        } else if gave_up {
            say::SOLUTIONS_EXHAUSTED.into()
        } else {
            say::SOLUTIONS_NONE.into()
        };
        ui.weak(text.get(language));
        return;
    };
    if let Some(all) = &results.all {
        let count = numbers::grouped(all.count);
        ui.label(match results.claimed {
            0 => optimal::optimal(language, all),
            _ => say::OPTIMAL_CLAIMED.fill(language, [&count]),
        });
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
                let place = if row < optimal {
                    SolutionChoice::Optimal(row)
                } else {
                    SolutionChoice::Found(found + optimal - 1 - row)
                };
                let Some(solution) = results.at(place) else { continue };
                let head = match place {
                    SolutionChoice::Optimal(n) => {
                        say::SOLUTION_OPTIMAL_ROW.fill(language, [&(n + 1), &solution.length, &metric])
                    }
                    SolutionChoice::Found(_) => {
                        let time = numbers::seconds(solution.at);
                        say::SOLUTION_ROW.fill(language, [&solution.length, &metric, &time])
                    }
                };
                let text = format!("{head}   {}", notation::print(app.puzzle(), &solution.moves));
                let row = ui.add(Button::selectable(place == shown, text).truncate());
                if row.on_hover_text(tour::SOLUTION_TIP.get(language)).clicked() {
                    messages.push(SolutionCommand::Choose(place));
                }
            }
        });
    });
}
