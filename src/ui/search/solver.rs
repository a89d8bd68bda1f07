//! Resources of the solver, Solve and Stop.

use eframe::egui::{Button, ComboBox, DragValue, Response, RichText, Role, Ui, WidgetInfo, vec2};

use crate::app::command::{Command, SearchCommand, SettingsCommand, TablesCommand, row_of};
use crate::app::{App, core::method_page::MethodPage, message::Messages, settings::switch::Switch, tour::Pane};
use crate::shared::memory_choices::MemoryChoice;
use crate::shared::settings::{MAX_THREADS, choices, how_far::HowFar, seconds_limit::SecondsLimit};
use crate::ui::theme;
use crate::ui::widgets::{self, focus, limits};
use unfold_engine::search::{Limits, Memory, Solver};
use unfold_text::{RoughTime, Text, editor, rail, search, window as say};

/// The width of a list to choose from, and of a field.
const FIELD: f32 = 12.0 * theme::GRID;
/// The width of the list of how far a search goes.
const WIDE_FIELD: f32 = 22.0 * theme::GRID;
/// The most height of the list of how much memory tables may take.
const LIST: f32 = 40.0 * theme::GRID;

/// Shows Solve, or Stop in its place while there is nothing to solve but something to stop; beside Solve the proof, where one can
/// follow.
pub(crate) fn buttons(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let solves = !app.is_searching() || app.is_possible(&Command::Search(SearchCommand::Solve));
    let shown = [
        (Command::Search(SearchCommand::Solve), solves),
        (Command::Search(SearchCommand::Prove), !app.is_searching() && app.offers_proof()),
        (Command::Search(SearchCommand::Stop), app.is_searching()),
    ];
    let shown: Vec<Command> = shown.into_iter().filter_map(|(command, is_shown)| is_shown.then_some(command)).collect();
    let (width, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let each = (width - gap * (shown.len() as f32 - 1.0)) / shown.len() as f32;
    ui.horizontal(|ui| shown.iter().for_each(|command| main_button(ui, app, command, each, messages)));
}

/// The button of a command, large enough to be found at once; that of Solve is the only one in the accent.
fn main_button(ui: &mut Ui, app: &App, command: &Command, width: f32, messages: &mut Messages) {
    let Some(row) = row_of(command) else { return };
    let possible = app.is_possible(&row.command);
    let text = theme::sized(app.name(row, app.language()), theme::TEXT_LARGE);
    let colours = theme::colours(ui);
    let button = if *command == Command::Search(SearchCommand::Solve) && possible {
        Button::new(text.strong().color(colours.on_accent)).fill(colours.accent)
    } else {
        Button::new(text)
    };
    let response = ui.add_enabled(possible, button.min_size(vec2(width, theme::MAIN_BUTTON)));
    let response = match app.results().proof_left.filter(|_| *command == Command::Search(SearchCommand::Prove)) {
        Some(left) => {
            let time = RoughTime::of(left).phrase().get(app.language());
            response.on_hover_text(rail::PROOF_TAKES.fill(app.language(), [&time]))
        }
        None => response,
    };
    if widgets::with_tooltip(ui, response, row, app).clicked() {
        messages.push(command.clone());
    }
}

/// Shows one line that tells the method, the metric and the time limit, and opens to all that can be set.
pub(crate) fn options(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let Some(row) = row_of(&Command::Settings(SettingsCommand::Toggle(Switch::SolverOptions))) else { return };
    let language = app.language();
    if app.solver().is_none() {
        // Below Solve it is said why there is nothing to set.
        return;
    }
    let open = Switch::SolverOptions.is_on(app);
    let method = app.method_at_work().map_or("", Solver::name);
    let line = rail::SOLVER_LINE.fill(language, [&method, &app.metric(), &end_of_search(app)]);
    let response = line_button(ui, &line, open);
    let name = rail::SOLVER_LINE_NAME.fill(language, [&line]);
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), open, &name));
    focus::anchor(ui, Pane::Solver, response.id);
    if widgets::with_tooltip(ui, response, row, app).clicked() {
        messages.push(SettingsCommand::Toggle(Switch::SolverOptions));
    }
    if open {
        theme::card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            settings(ui, app, messages);
        });
    }
}

/// Level at which the next search is content: with the first solution, after its time, or with a proof.
fn end_of_search(app: &App) -> String {
    let (language, settings) = (app.language(), app.settings());
    let limit = settings.search_time_limit().seconds();
    let limit = limit.map(|seconds| search::SECONDS.fill(language, [&SecondsLimit::written(seconds)]));
    match (settings.how_far, limit) {
        (HowFar::Quick, _) => search::UNTIL_FIRST.get(language).to_owned(),
        (HowFar::Shortest, Some(limit)) => limit,
        (HowFar::Shortest, None) => search::NO_LIMIT.get(language).to_owned(),
        (HowFar::Prove, Some(limit)) => search::UNTIL_PROVEN_OR.fill(language, [&limit]),
        (HowFar::Prove, None) => search::UNTIL_PROVEN.get(language).to_owned(),
    }
}

/// A button as wide as the panel, with a sign at its end that tells whether it is open.
fn line_button(ui: &mut Ui, line: &str, open: bool) -> Response {
    let width = ui.available_width();
    let response = ui.add(Button::selectable(open, line).frame_when_inactive(true).min_size(vec2(width, 0.0)));
    let sign = response.rect.right_center() - vec2(2.0 * theme::GRID, 0.0);
    widgets::opening_sign(ui, sign, open);
    response
}

/// Everything that a search goes by.
fn settings(ui: &mut Ui, app: &App, messages: &mut Messages) {
    how_far(ui, app, messages);
    method(ui, app, messages);
    metric(ui, app, messages);
    limits::rows(ui, app, messages);
    let mut threads = app.settings().threads;
    let all = say::THREADS_ALL.fill(app.language(), [&Limits::default().threads]);
    let value = DragValue::new(&mut threads)
        .range(0..=MAX_THREADS)
        .speed(0.05)
        .custom_formatter(move |n, _| if n == 0.0 { all.clone() } else { format!("{n:.0}") })
        .custom_parser(number_or_all);
    if labelled(ui, app, (say::THREADS, say::THREADS_TIP), value).changed() {
        messages.push(SearchCommand::SetThreads(threads));
    }
    memory(ui, app, messages);
    ui.horizontal_wrapped(|ui| {
        for switch in [Switch::AllOptimal, Switch::PlayWhenSolved, Switch::SaveWhenSolved] {
            widgets::switch(ui, app, switch, messages);
        }
    });
}

/// The row of how far a search goes.
fn how_far(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let differs = !app.solver().is_some_and(Solver::is_always_optimal);
    messages.extend(how_far_list(ui, app, (app.settings().how_far, differs)).map(SearchCommand::SetHowFar));
}

/// The list of how far a search goes, with what is chosen of it and whether that makes a difference; what was chosen, if it is
/// another.
pub(crate) fn how_far_list(ui: &mut Ui, app: &App, (chosen, differs): (HowFar, bool)) -> Option<HowFar> {
    let language = app.language();
    let row = |level: HowFar| row_of(&Command::Search(SearchCommand::SetHowFar(level)));
    let shown = row(chosen).map_or("", |row| row.text.get(language));
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        let group = search::HOW_FAR.get(language);
        ui.label(group);
        let list = ui.add_enabled_ui(differs, |ui| {
            ComboBox::from_id_salt("how far").selected_text(shown).width(WIDE_FIELD).show_ui(ui, |ui| {
                for level in HowFar::ALL {
                    let Some(row) = row(level) else { continue };
                    let entry = ui.selectable_label(level == chosen, row.text.get(language));
                    if entry.on_hover_text(row.tip.get(language)).clicked() {
                        asked = Some(level);
                    }
                }
            })
        });
        let list = list.inner.response;
        list.widget_info(|| WidgetInfo::labeled(Role::ComboBox, differs, format!("{group}: {shown}")));
        let tip = row(chosen).map_or("".into(), |row| row.tip.get(language));
        list.on_hover_text(tip).on_disabled_hover_text(search::HOW_FAR_ALWAYS.get(language));
    });
    asked
}

/// The row of the method; where one finds all that there is to find, there is nothing to choose.
fn method(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let Some(chosen) = app.solver().map(Solver::name) else { return };
    let names = choices::methods(app.puzzle()).map(|solver| (solver.name(), solver.name()));
    ui.horizontal_wrapped(|ui| {
        if let Some(name) = choice(ui, app, (editor::METHOD, editor::METHOD_TIP), chosen, names) {
            messages.push(SearchCommand::SetMethod(name));
        }
        let at_work = app.method_at_work().map_or(chosen, Solver::name);
        if let Some(page) = MethodPage::of_solver(app.puzzle(), at_work) {
            widgets::method_button(ui, app, page, messages);
        }
    });
}

/// The row of the metric.
fn metric(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let known = app.solver().map_or(&[][..], Solver::metrics);
    let names = known.iter().map(|metric| (*metric, metric.name()));
    ui.horizontal_wrapped(|ui| {
        if let Some(metric) = choice(ui, app, (editor::METRIC, editor::METRIC_TIP), app.metric(), names) {
            messages.push(SearchCommand::SetMetric(metric));
        }
    });
}

/// The row of how much memory the tables of the method may take; below each choice stands what it brings.
fn memory(ui: &mut Ui, app: &App, messages: &mut Messages) {
    let differs = app.solver().is_some_and(Solver::has_large_tables);
    let chosen = (app.settings().memory, differs);
    messages.extend(memory_list(ui, app, chosen, &app.memory_choices(), |x| TablesCommand::SetMemory(x).into()));
}

/// The list of how much memory tables may take, with what is chosen of it and whether that makes a difference; the change that is
/// asked for, if one is.
pub(crate) fn memory_list(
    ui: &mut Ui,
    app: &App,
    (chosen, differs): (Memory, bool),
    choices: &[MemoryChoice],
    set: fn(Memory) -> Command,
) -> Option<Command> {
    let language = app.language();
    let shown = crate::shared::sentences::memory::name(chosen, language);
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        let group = search::MEMORY_OF_TABLES.get(language);
        ui.label(group);
        let list = ui.add_enabled_ui(differs, |ui| {
            ComboBox::from_id_salt("memory").selected_text(&shown).width(FIELD).height(LIST).show_ui(ui, |ui| {
                for choice in choices {
                    let name = crate::shared::sentences::memory::name(choice.memory, language);
                    let entry = ui.selectable_label(choice.memory == chosen, name);
                    if entry.on_hover_text(memory_tip(choice.memory).get(language)).clicked() {
                        asked = Some(set(choice.memory));
                    }
                    ui.label(RichText::new(crate::shared::sentences::memory::brings(choice, language)).weak().small());
                }
            })
        });
        let list = list.inner.response;
        list.widget_info(|| WidgetInfo::labeled(Role::ComboBox, differs, format!("{group}: {shown}")));
        list.on_hover_ui(|ui| {
            ui.label(memory_tip(chosen).get(language));
            if let Some(choice) = choices.iter().find(|choice| choice.memory == chosen) {
                ui.label(crate::shared::sentences::memory::brings(choice, language));
            }
        })
        .on_disabled_hover_text(search::MEMORY_ONE_SIZE.get(language));
    });
    asked
}

/// Effect of this choice.
fn memory_tip(memory: Memory) -> Text<0> {
    match memory {
        Memory::Small => search::MEMORY_SMALL_TIP,
        Memory::Auto => search::MEMORY_AUTO_TIP,
        Memory::Full => search::MEMORY_FULL_TIP,
        Memory::UpTo(_) => search::MEMORY_SIZE_TIP,
    }
}

/// A name and a list to choose from; what was chosen, if it is another.
pub(crate) fn choice<T: PartialEq + Copy>(
    ui: &mut Ui,
    app: &App,
    (name, tip): (Text<0>, Text<0>),
    chosen: T,
    names: impl Iterator<Item = (T, &'static str)>,
) -> Option<T> {
    let language = app.language();
    ui.label(name.get(language)).on_hover_text(tip.get(language));
    let names: Vec<(T, &str)> = names.collect();
    let shown = names.iter().find(|(value, _)| *value == chosen).map_or("", |(_, name)| name);
    let mut now = chosen;
    let list = ComboBox::from_id_salt(name.get(language)).selected_text(shown).width(FIELD).show_ui(ui, |ui| {
        for (value, name) in &names {
            ui.selectable_value(&mut now, *value, *name);
        }
    });
    let label = format!("{}: {shown}", name.get(language));
    list.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    list.response.on_hover_text(tip.get(language));
    (now != chosen).then_some(now)
}

/// A name and a value that is named by it.
pub(crate) fn labelled(ui: &mut Ui, app: &App, (name, tip): (Text<0>, Text<0>), value: DragValue<'_>) -> Response {
    let language = app.language();
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(name.get(language)).on_hover_text(tip.get(language));
        let size = vec2(FIELD, ui.spacing().interact_size.y);
        ui.add_sized(size, value).labelled_by(label.id).on_hover_text(tip.get(language))
    })
    .inner
}

/// A whole number, whatever is written behind it; a word without a number means all threads, 0.
pub(crate) fn number_or_all(text: &str) -> Option<f64> {
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
