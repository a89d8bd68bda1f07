//! What the solver may use, Solve and Stop.

use eframe::egui::{Button, ComboBox, DragValue, Grid, Response, Role, Ui, WidgetInfo, vec2};

use crate::app::command::{Switch, row_of, rows};
use crate::app::features::tour::Pane;
use crate::app::{App, Command, Messages};
use crate::engine::solve::{self, Solver};
use crate::i18n::{Text, editor, search, window as say};
use crate::model::lesson::method_page::Page;
use crate::model::settings::MOST_THREADS;
use crate::ui::theme;
use crate::ui::widgets::{self, focus, limits};

/// Shows method, metric, limits, threads and memory, the switches, and the buttons Solve and Stop.
pub(crate) fn show(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let language = app.language();
    let settings = app.settings();
    ui.horizontal_wrapped(|ui| {
        widgets::heading(ui, say::SOLVER.say(language));
        let page = app.solver().and_then(|solver| Page::of_solver(app.puzzle(), solver.name()));
        if let Some(page) = page {
            widgets::method_button(ui, app, page, commands);
        }
    });
    Grid::new("solver").num_columns(2).spacing([8.0, 3.0]).show(ui, |ui| {
        method(ui, app, commands);
        metric(ui, app, commands);
        limits::rows(ui, app, commands);
        let mut threads = settings.threads;
        let all = say::THREADS_ALL.fill(language, [&solve::Limits::default().threads]);
        let value = DragValue::new(&mut threads)
            .range(0..=MOST_THREADS)
            .speed(0.05)
            .custom_formatter(move |n, _| if n == 0.0 { all.clone() } else { format!("{n:.0}") })
            .custom_parser(number_or_all);
        if labelled(ui, app, (say::THREADS, say::THREADS_TIP), value).changed() {
            commands.push(Command::SetThreads(threads));
        }
        memory(ui, app, commands);
    });
    ui.horizontal_wrapped(|ui| {
        for switch in [Switch::Optimal, Switch::AllOptimal, Switch::PlayWhenSolved] {
            widgets::switch(ui, app, switch, commands);
        }
    });
    ui.add_space(theme::GAP);
    ui.horizontal(|ui| {
        for command in [Command::Solve, Command::Stop] {
            big_button(ui, app, &command, commands);
        }
    });
    if let Some(why) = app.availability(&Command::Solve).why() {
        ui.label(why);
    }
}

/// The row of the method.
fn method(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let Some(chosen) = app.solver().map(Solver::name) else { return };
    let names = solve::of(app.puzzle()).map(|solver| (solver.name(), solver.name()));
    if let Some(name) = choice(ui, app, (editor::METHOD, editor::METHOD_TIP), chosen, names) {
        commands.push(Command::SetMethod(name));
    }
}

/// The row of the metric.
fn metric(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let known = app.solver().map_or(&[][..], Solver::metrics);
    let names = known.iter().map(|metric| (*metric, metric.name()));
    if let Some(metric) = choice(ui, app, (editor::METRIC, editor::METRIC_TIP), app.metric(), names) {
        commands.push(Command::SetMetric(metric));
    }
}

/// The row of how much memory the tables of the method may take.
fn memory(ui: &mut Ui, app: &App, commands: &mut Messages) {
    let language = app.language();
    let group = search::MEMORY_OF_TABLES;
    let chosen = rows().find(|row| row.group == Some(group) && app.is_on(row) == Some(true));
    let shown = chosen.map_or("", |row| row.text.say(language));
    let differs = app.solver().is_some_and(Solver::has_large_tables);
    ui.label(group.say(language));
    let list = ui.add_enabled_ui(differs, |ui| {
        ComboBox::from_id_salt("memory").selected_text(shown).width(90.0).show_ui(ui, |ui| {
            for row in rows().filter(|row| row.group == Some(group)) {
                let entry = ui.selectable_label(app.is_on(row) == Some(true), row.text.say(language));
                if entry.on_hover_text(row.tip.say(language)).clicked() {
                    commands.push(row.command.clone());
                }
            }
        })
    });
    let list = list.inner.response;
    list.widget_info(|| WidgetInfo::labeled(Role::ComboBox, differs, format!("{}: {shown}", group.say(language))));
    let tip = chosen.map_or("", |row| row.tip.say(language));
    list.on_hover_text(tip).on_disabled_hover_text(search::MEMORY_ONE_SIZE.say(language));
    ui.end_row();
}

/// A row of the grid: a name and a list to choose from; what was chosen, if it is another.
fn choice<T: PartialEq + Copy>(
    ui: &mut Ui,
    app: &App,
    (name, tip): (Text<0>, Text<0>),
    chosen: T,
    names: impl Iterator<Item = (T, &'static str)>,
) -> Option<T> {
    let language = app.language();
    ui.label(name.say(language)).on_hover_text(tip.say(language));
    let names: Vec<(T, &str)> = names.collect();
    let shown = names.iter().find(|(value, _)| *value == chosen).map_or("", |(_, name)| name);
    let mut now = chosen;
    let list = ComboBox::from_id_salt(name.say(language)).selected_text(shown).width(90.0).show_ui(ui, |ui| {
        for (value, name) in &names {
            ui.selectable_value(&mut now, *value, *name);
        }
    });
    let label = format!("{}: {shown}", name.say(language));
    list.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    if name == editor::METHOD {
        focus::anchor(ui, Pane::Solver, list.response.id);
    }
    list.response.on_hover_text(tip.say(language));
    ui.end_row();
    (now != chosen).then_some(now)
}

/// The button of a command, large enough to be found at once.
fn big_button(ui: &mut Ui, app: &App, command: &Command, commands: &mut Messages) {
    let Some(row) = row_of(command) else { return };
    let text = theme::sized(row.text.say(app.language()), theme::TEXT_LARGE);
    let response = ui.add_enabled(app.is_possible(&row.command), Button::new(text).min_size(vec2(110.0, 36.0)));
    if widgets::with_tooltip(ui, response, row, app).clicked() {
        commands.push(command.clone());
    }
}

/// A row of the grid: a name and a value that is named by it.
fn labelled(ui: &mut Ui, app: &App, (name, tip): (Text<0>, Text<0>), value: DragValue<'_>) -> Response {
    let language = app.language();
    let label = ui.label(name.say(language)).on_hover_text(tip.say(language));
    let response = ui.add_sized(vec2(90.0, 22.0), value).labelled_by(label.id).on_hover_text(tip.say(language));
    ui.end_row();
    response
}

/// A whole number, whatever is written behind it; a word without a number means all threads, 0.
fn number_or_all(text: &str) -> Option<f64> {
    let digits: String = text.trim().chars().take_while(char::is_ascii_digit).collect();
    if digits.is_empty() { Some(0.0) } else { digits.parse().ok() }
}

#[cfg(test)]
mod tests {
    #[test]
    fn threads_are_a_number_or_a_word_for_all() {
        let read = super::number_or_all;
        assert_eq!(read(" 3 threads"), Some(3.0));
        assert_eq!(read("7"), Some(7.0));
        assert_eq!(read("all (8)"), Some(0.0));
    }
}
