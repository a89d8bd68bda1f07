//! The time limit and the patience of a search: a number of seconds each, or no limit.

use std::cell::Cell;

use eframe::egui::{Checkbox, DragValue, Role, Ui, WidgetInfo, vec2};

use crate::app::command::{Command, SearchCommand};
use crate::app::{App, message::Messages};
use crate::shared::settings::{TIME_LIMIT, seconds_limit::SecondsLimit};
use crate::ui::theme;
use unfold_engine::search::Limits;
use unfold_text::{Text, search as say};

/// From this many seconds on, dragging and the arrow keys change whole seconds, and tenths below.
const WHOLE: f64 = 10.0;
/// The size of the field of seconds, in points.
const FIELD: [f32; 2] = [8.0 * theme::GRID, 3.0 * theme::GRID];
/// The patience that a search begins with when it had none since the window was opened, in seconds.
const USUAL_PATIENCE: f64 = 10.0;

/// Shows the rows of both limits of the solver.
pub(crate) fn rows(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let settings = app.settings();
    let script = Limits::default().timeout.map_or(0, |timeout| timeout.as_secs());
    let tip = say::TIME_LIMIT_TIP.fill(app.language(), [&TIME_LIMIT, &script]);
    let time = (settings.search_time_limit(), f64::from(TIME_LIMIT));
    messages.extend(time_limit(ui, app, ("solver", &tip), time, |x| SearchCommand::SetTimeLimit(x).into()));
    messages.extend(patience(ui, app, "solver", settings.patience, |x| SearchCommand::SetPatience(x).into()));
}

/// The row of the time limit of what has this `name`, with the tooltip and what it begins with when it had none; the change that is
/// asked for, if one is.
pub(crate) fn time_limit(
    ui: &mut Ui,
    app: &App,
    (name, tip): (&str, &str),
    limit: (SecondsLimit, f64),
    set: fn(SecondsLimit) -> Command,
) -> Option<Command> {
    ui.push_id(name, |ui| row(ui, app, (say::TIME_LIMIT, tip, say::NO_TIME_LIMIT_TIP), limit, set)).inner
}

/// The row of the patience of what has this `name`; the change that is asked for, if one is.
pub(crate) fn patience(
    ui: &mut Ui,
    app: &App,
    name: &str,
    limit: SecondsLimit,
    set: fn(SecondsLimit) -> Command,
) -> Option<Command> {
    let texts = (say::PATIENCE, say::PATIENCE_TIP.get(app.language()), say::NO_PATIENCE_TIP);
    ui.push_id(name, |ui| row(ui, app, texts, (limit, USUAL_PATIENCE), set)).inner
}

/// The row of a limit: its name, the field of its seconds, and the box that takes the limit away.
fn row(
    ui: &mut Ui,
    app: &App,
    (name, tip, none_tip): (Text<0>, &str, Text<0>),
    (limit, usual): (SecondsLimit, f64),
    set: fn(SecondsLimit) -> Command,
) -> Option<Command> {
    let language = app.language();
    // What is typed is remembered, so that unchecking the box brings it back.
    let memory = ui.scope_id().with(("limit", name.get(language)));
    let known = limit.seconds().or_else(|| ui.data(|data| data.get_temp(memory))).unwrap_or(usual);
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(name.get(language)).on_hover_text(tip);
        let limited = limit.seconds().is_some();
        let mut seconds = known;
        let refused = Cell::new(None);
        let field = DragValue::new(&mut seconds)
            .range(SecondsLimit::SHORTEST..=SecondsLimit::LONGEST)
            .clamp_existing_to_range(false)
            .speed(if known < WHOLE { 0.1 } else { 1.0 })
            .update_while_editing(false)
            .custom_formatter(move |n, _| say::SECONDS.fill(language, [&SecondsLimit::written(n)]))
            .custom_parser(|text| {
                let read = SecondsLimit::read(text);
                if read.is_none() {
                    refused.set(Some(text.to_owned()));
                }
                read
            });
        let field = ui.add_enabled_ui(limited, |ui| ui.add_sized(vec2(FIELD[0], FIELD[1]), field)).inner;
        let changed = field.labelled_by(label.id).on_hover_text(tip).changed();
        if let Some(text) = refused.take() {
            asked = Some(Command::Search(SearchCommand::RefuseSeconds(text)));
        } else if changed && SecondsLimit::is_within_bounds(seconds) {
            asked = Some(set(SecondsLimit::of_seconds(seconds)));
        } else if changed {
            asked = Some(Command::Search(SearchCommand::RefuseSeconds(SecondsLimit::written(seconds).get(language))));
        }
        let mut none = !limited;
        let choice = ui.add(Checkbox::new(&mut none, say::NO_LIMIT.get(language)));
        let spoken = say::NO_LIMIT_OF.fill(language, [&name]);
        choice.widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), none, &spoken));
        if choice.on_hover_text(none_tip.get(language)).changed() {
            ui.data_mut(|data| data.insert_temp(memory, known));
            asked = Some(set(if none { SecondsLimit::NONE } else { SecondsLimit::of_seconds(known) }));
        }
    });
    asked
}
