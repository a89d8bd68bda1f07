//! The rectangle of the button that the tour points to, recorded where buttons are drawn.

use eframe::egui::{Context, Id, Rect, Ui};
use unfold_app::command::{Command, Row, SearchCommand};
use unfold_app::model::Model;
use unfold_app::tour::{self, TourStep};

/// Key in egui's memory for the rectangle and the number of the pass that recorded it.
const TARGET_KEY: &str = "tour-target";

/// Records the rectangle of a command's button, if it is the tour's target and visible.
pub(crate) fn record(ui: &Ui, model: &Model, row: &Row, button: Rect) {
    let Some(step) = tour::shown_step(model) else { return };
    // During a search Stop may replace Solve.
    let in_its_place =
        || step == TourStep::Solve && row.command == Command::Search(SearchCommand::Stop) && rect(ui.ctx()).is_none();
    let seen = button.intersect(ui.clip_rect());
    if seen.is_positive() && (row.id == step.command() || in_its_place()) {
        let pass = ui.ctx().cumulative_pass_nr();
        ui.ctx().data_mut(|data| data.insert_temp(Id::unique(TARGET_KEY), (pass, seen)));
    }
}

/// The rectangle recorded in this pass; `None` if the target is not visible.
pub(crate) fn rect(ctx: &Context) -> Option<Rect> {
    let noted: Option<(u64, Rect)> = ctx.data(|data| data.get_temp(Id::unique(TARGET_KEY)));
    noted.filter(|(pass, _)| *pass == ctx.cumulative_pass_nr()).map(|(_, rect)| rect)
}
