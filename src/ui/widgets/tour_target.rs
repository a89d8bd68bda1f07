//! Place of the button that the tour is about: code that paints buttons notes it, the tour reads it.

use eframe::egui::{Context, Id, Rect, Ui};
use unfold_app::command::{Command, Row, SearchCommand};
use unfold_app::model::Model;
use unfold_app::tour::{self, TourStep};

/// Key under which the rectangle is kept, with the number of the pass in which it was noted.
const PLACE: &str = "tour-target";

/// Notes where the button of a command is, if the tour is about that and it can be seen.
pub(crate) fn note(ui: &Ui, model: &Model, row: &Row, button: Rect) {
    let Some(step) = tour::shown_step(model) else { return };
    // While a search goes on, Stop may stand in the place of Solve.
    let in_its_place =
        || step == TourStep::Solve && row.command == Command::Search(SearchCommand::Stop) && rect(ui.ctx()).is_none();
    let seen = button.intersect(ui.clip_rect());
    if seen.is_positive() && (row.id == step.command() || in_its_place()) {
        let pass = ui.ctx().cumulative_pass_nr();
        ui.ctx().data_mut(|data| data.insert_temp(Id::unique(PLACE), (pass, seen)));
    }
}

/// Rectangle of the button that was noted in this pass.
pub(crate) fn rect(ctx: &Context) -> Option<Rect> {
    let noted: Option<(u64, Rect)> = ctx.data(|data| data.get_temp(Id::unique(PLACE)));
    noted.filter(|(pass, _)| *pass == ctx.cumulative_pass_nr()).map(|(_, rect)| rect)
}
