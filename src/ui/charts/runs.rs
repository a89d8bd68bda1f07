//! The runs of a puzzle: the list, names and colours.

use crate::ui::{charts::plot_lines, theme};
use eframe::egui::{Button, Checkbox, Color32, Label, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};
use unfold_app::command::{RunsCommand, message::Messages};
use unfold_app::document::runs::{MAX_PINNED_RUNS, MAX_RUNS, Run};
use unfold_app::settings::{choices::Chart, seconds_limit::SecondsLimit};
use unfold_app::{model::Model, runs::source::describe, sentences::method_names};
use unfold_text::{Language, numbers, runs as say, window};

/// Maximum width and height of the list, in points.
const LIST_SIZE: [f32; 2] = [380.0, 420.0];
/// Line colour of a run that is not the position's own. Colours repeat; the run's number is unique.
pub(crate) fn colour(ui: &Ui, run: &Run) -> Color32 {
    let colours = theme::colours(ui);
    colours.runs.get(run.colour % colours.runs.len()).copied().unwrap_or(colours.muted)
}

/// Name of a run: its number, method, metric and threads.
pub(crate) fn name(language: Language, run: &Run) -> String {
    let threads = match run.threads {
        [least, most] if least == most => say::RUN_THREADS.fill(language, [&most]),
        [least, most] => say::RUN_THREADS_BETWEEN.fill(language, [&least, &most]),
    };
    say::RUN_NAME.fill(
        language,
        [
            &run.number,
            &method_names::display_name(language, run.method_and_metric.method),
            &run.method_and_metric.metric,
            &threads,
        ],
    )
}

pub(crate) fn menu(ui: &mut Ui, model: &Model, messages: &mut Messages) {
    let language = model.language();
    let runs = model.runs[model.puzzle()].list();
    let text = say::RUNS.fill(language, [&runs.len()]);
    let list = ui.menu_button(&text, |ui| {
        ui.set_width(LIST_SIZE[0].min(ui.ctx().content_rect().width() - 40.0));
        if runs.is_empty() {
            ui.label(say::RUNS_NONE.get(language));
            return;
        }
        ScrollArea::vertical().max_height(LIST_SIZE[1].min(ui.ctx().content_rect().height() * 0.6)).show(ui, |ui| {
            for run in runs.iter().rev() {
                row(ui, model, run, messages);
                ui.separator();
            }
        });
        ui.weak(say::RUNS_KEPT.fill(language, [&MAX_RUNS, &MAX_PINNED_RUNS]));
    });
    list.response.on_hover_text(say::RUNS_TIP.get(language));
}

/// A run in the list: visibility, result, cost and whether to keep it.
fn row(ui: &mut Ui, model: &Model, run: &Run, messages: &mut Messages) {
    let language = model.language();
    let current = model.results().run == Some(run.number);
    let drawable =
        unfold_app::runs::is_comparable(model, run, model.choices().chart_for(model.puzzle()) == Chart::Speed);
    ui.horizontal(|ui| {
        let mut shown = current || (run.is_shown && drawable);
        let switch = ui.add_enabled(drawable, Checkbox::without_text(&mut shown));
        let name_of_switch = say::RUN_SHOW.fill(language, [&run.number]);
        switch.widget_info(|| WidgetInfo::selected(Role::CheckBox, drawable, shown, &name_of_switch));
        let why_not = if current { say::RUN_CURRENT_TIP.get(language).into() } else { reason(model, run) };
        let switch = switch.on_hover_text(say::RUN_SHOW_TIP.get(language)).on_disabled_hover_text(why_not);
        messages.push_if(switch.changed(), RunsCommand::ShowRun(run.number, shown));
        let colour = if current { theme::line_colours(ui)[0] } else { colour(ui, run) };
        let (rect, _) = ui.allocate_exact_size(vec2(18.0, ui.spacing().interact_size.y), Sense::hover());
        plot_lines::swatch(ui, rect, colour, 2.0);
        ui.add(Label::new(RichText::new(name(language, run)).strong()).truncate());
    });
    ui.indent(("run", run.number), |ui| {
        let (metric, lower) = (run.method_and_metric.metric, run.lower);
        let found = match run.best {
            Some(best) if run.claimed > 0 => say::RUN_CLAIMED.fill(language, [&best, &metric, &run.claimed]),
            None if run.claimed > 0 => say::RUN_CLAIMED_ONLY.fill(language, [&metric, &run.claimed]),
            Some(best) if best <= lower => say::RUN_OPTIMAL.fill(language, [&best, &metric]),
            Some(best) => say::RUN_FOUND.fill(language, [&best, &metric, &lower]),
            None => say::RUN_NOT_FOUND.fill(language, [&metric, &lower]),
        };
        ui.label(found).on_hover_text(limits(language, run));
        let cost =
            say::RUN_COST.fill(language, [&numbers::seconds(run.elapsed), &numbers::with_si_prefix(run.nodes as f64)]);
        let here = model.document.workspace().state() == Some(&run.state);
        let place = if here {
            say::RUN_HERE.get(language).into()
        } else {
            say::RUN_THERE
                .fill(language, [&run.position_number, &describe(run.state.puzzle(), &run.source).get(language)])
        };
        ui.add(Label::new(RichText::new(format!("{cost} · {place}")).weak()).truncate());
        if !current && !drawable {
            ui.label(RichText::new(reason(model, run)).color(theme::colours(ui).error));
        }
        ui.horizontal(|ui| {
            let mut pinned = run.is_pinned;
            let can_be = pinned || model.runs[model.puzzle()].can_pin();
            let switch = ui.add_enabled(can_be, Checkbox::new(&mut pinned, say::RUN_PIN.get(language)));
            let name = say::RUN_PIN_NAME.fill(language, [&run.number]);
            switch.widget_info(|| {
                WidgetInfo::selected(Role::CheckBox, pinned || model.runs[model.puzzle()].can_pin(), pinned, &name)
            });
            let tip = say::RUN_PIN_TIP.fill(language, [&MAX_PINNED_RUNS]);
            if switch.on_hover_text(&tip).on_disabled_hover_text(&tip).changed() {
                messages.push(RunsCommand::PinRun(run.number, pinned));
            }
            let remove = ui.add_enabled(!current, Button::new(say::RUN_REMOVE.get(language)));
            let name = say::RUN_REMOVE_NAME.fill(language, [&run.number]);
            remove.widget_info(|| WidgetInfo::labeled(Role::Button, !current, &name));
            let remove = remove.on_hover_text(say::RUN_REMOVE_TIP.get(language));
            if remove.on_disabled_hover_text(say::RUN_CURRENT_TIP.get(language)).clicked() {
                messages.push(RunsCommand::RemoveRun(run.number));
            }
        });
    });
}

/// Why a run cannot be drawn: it used another metric.
fn reason(model: &Model, run: &Run) -> String {
    say::RUN_OTHER_METRIC.fill(model.language(), [&run.method_and_metric.metric, &model.shown_metric()])
}

/// The limits of a run's search, as text.
fn limits(language: Language, run: &Run) -> String {
    let limit = |time: Option<std::time::Duration>| {
        time.map_or_else(
            || say::LIMIT_NONE.get(language).to_owned(),
            |time| window::SECONDS.fill(language, [&SecondsLimit::format(time.as_secs_f64())]),
        )
    };
    let goal = match &run.limits {
        limits if limits.all_optimal => say::AIM_ALL,
        limits if limits.optimal => say::AIM_OPTIMAL,
        limits if limits.target.is_some() => say::AIM_FIRST,
        _ => say::AIM_ANYTIME,
    };
    say::RUN_LIMITS.fill(language, [&limit(run.limits.timeout), &limit(run.limits.patience), &goal.get(language)])
}
