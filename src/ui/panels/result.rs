//! What is known so far: the best length, the proven bound, and what it cost.

use eframe::egui::{Grid, RichText, Ui};

use crate::app::{App, Command, Messages, Stage};
use crate::engine::solve::Reason;
use crate::i18n::{Text, editor, manual_solve, numbers, window as say};
use crate::model::runs::results::RunEnd;
use crate::ui::{theme, widgets};

/// Shows the best length, the lower bound, the gap between them, the state of the search, its time and its nodes.
pub(crate) fn show(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let language = app.language();
    let results = app.told_results();
    let metric = app.shown_metric();
    widgets::heading(ui, say::RESULT.say(language));
    if app.results_before().is_some() {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(manual_solve::RESULTS_BEFORE.say(language)).color(theme::line_colours(ui)[0]));
            widgets::button(ui, app, &Command::BackToResults, commands);
        });
    }
    if let Some(puzzle) = app.searched_elsewhere() {
        let name = editor::puzzle_name(puzzle).say(language);
        ui.horizontal_wrapped(|ui| {
            ui.label(manual_solve::SEARCHED_ELSEWHERE.fill(language, [&name]));
            if ui.button(manual_solve::GO_TO_SEARCHED.fill(language, [&name])).clicked() {
                commands.push(Command::SwitchTo(puzzle));
            }
        });
    }
    let length = |n: usize| say::LENGTH.fill(language, [&n, &metric]);
    let best = results.best().map_or_else(|| say::NONE_YET.say(language).to_owned(), |best| length(best.length));
    Grid::new("result").num_columns(2).spacing([8.0, 1.0]).show(ui, |ui| {
        let mut row = |name: Text<0>, value: RichText| {
            ui.label(name.say(language));
            let value = ui.label(value);
            ui.end_row();
            value
        };
        let best_name = if results.is_optimal() { say::BEST_OPTIMAL } else { say::BEST };
        row(best_name, theme::sized(best, theme::TEXT_TITLE).strong());
        if results.claimed > 0 {
            let claimed = say::NOT_CHECKED.fill(language, [&length(results.claimed)]);
            row(say::LOWER_CLAIMED, RichText::new(claimed)).on_hover_text(say::LOWER_CLAIMED_TIP.say(language));
        } else {
            row(say::LOWER, theme::sized(length(results.lower), theme::TEXT_LARGE));
        }
        let gap = match results.gap() {
            _ if results.is_optimal() => say::GAP_NONE.say(language).to_owned(),
            _ if results.claimed > 0 => say::GAP_UNKNOWN.say(language).to_owned(),
            Some(gap) => length(gap),
            None => say::NONE_YET.say(language).to_owned(),
        };
        row(say::GAP, RichText::new(gap));
        row(say::STATUS, RichText::new(status(app.stage()).say(language)));
        row(say::TIME, RichText::new(say::SECONDS.fill(language, [&numbers::seconds(results.elapsed)])));
        row(say::NODES, RichText::new(numbers::grouped(results.nodes)));
        row(say::RATE, RichText::new(numbers::grouped(results.rate as u64)));
    });
}

/// The state of the search in words.
fn status(stage: Stage) -> Text<0> {
    match stage {
        Stage::Idle => say::STATUS_IDLE,
        Stage::Tables { .. } => say::STATUS_TABLES,
        Stage::Searching => say::STATUS_SEARCHING,
        Stage::Stopping => say::STATUS_STOPPING,
        Stage::Ended(RunEnd::Failed) => say::ENDED_FAILED,
        Stage::Ended(RunEnd::Reason(reason)) => match reason {
            Reason::Optimal => say::ENDED_OPTIMAL,
            Reason::Target => say::ENDED_TARGET,
            Reason::Timeout => say::ENDED_TIMEOUT,
            Reason::Patience => say::ENDED_PATIENCE,
            Reason::Nodes => say::ENDED_NODES,
            Reason::Stopped => say::ENDED_STOPPED,
            Reason::Exhausted => say::ENDED_EXHAUSTED,
        },
    }
}
