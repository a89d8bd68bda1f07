//! Settings of a search, shared by the solver and batches: how far, method, metric, limits, threads and memory.

use std::borrow::Cow;
use std::cell::Cell;

use crate::ui::theme;
use crate::ui::widgets::{self, ListGroup, drop_down};
use eframe::egui::{Checkbox, ComboBox, DragValue, Response, RichText, Role, Ui, WidgetInfo, vec2};
use unfold_app::command::{Command, SearchCommand, message::Messages, row_of};
use unfold_app::sentences::{memory, method_names};
use unfold_app::settings::{MAX_THREADS, batch::BatchChange, choices, how_far::HowFar, seconds_limit::SecondsLimit};
use unfold_app::{memory_choices::MemoryChoice, method_page::MethodPage, model::Model};
use unfold_engine::puzzle::Metric;
use unfold_engine::search::{Limits, Memory, Solver};
use unfold_text::{Text, editor, search as say, window};

/// Width of a drop-down or a field, in points.
const FIELD_WIDTH: f32 = 12.0 * theme::GRID;
/// Width of the drop-down for how far a search goes, in points.
const WIDE_FIELD_WIDTH: f32 = 22.0 * theme::GRID;
/// Maximum height of the drop-down for memory, in points.
const MAX_MEMORY_LIST_HEIGHT: f32 = 40.0 * theme::GRID;
/// From this number of seconds on, dragging and arrow keys step by whole seconds; below, by tenths.
const WHOLE_SECONDS_FROM: f64 = 10.0;
const SECONDS_FIELD_SIZE: [f32; 2] = [8.0 * theme::GRID, 3.0 * theme::GRID];
/// Initial patience when it is switched on, in seconds.
const DEFAULT_PATIENCE: f64 = 10.0;

/// Current values of the settings, and how to change them.
pub(crate) struct SearchSettings {
    /// Prefix of widget ids.
    pub(crate) id: &'static str,
    pub(crate) how_far: HowFar,
    pub(crate) solver: &'static dyn Solver,
    /// Page about the method, linked beside the list of methods; `None` for no link.
    pub(crate) page: Option<MethodPage>,
    pub(crate) metric: Metric,
    /// The time limit, its tooltip, and its initial value in seconds when switched on.
    pub(crate) time_limit: (SecondsLimit, String, f64),
    /// Time without improvement after which the search ends.
    pub(crate) patience: SecondsLimit,
    /// Number of threads (0 for all), with its label and tooltip.
    pub(crate) threads: (usize, Text<0>, Text<0>),
    /// Memory limit for tables.
    pub(crate) memory: Memory,
    pub(crate) memory_choices: Vec<MemoryChoice>,
    /// Returns the command that applies a change, for the solver or for batches.
    pub(crate) to_command: fn(BatchChange) -> Command,
}

/// Draws a row per setting. Returns the response of the field for the number of threads.
pub(crate) fn show(ui: &mut Ui, model: &Model, now: &SearchSettings, messages: &mut Messages) -> Response {
    let (set, solver) = (now.to_command, now.solver);
    messages.extend(how_far_list(ui, model, now).map(|level| set(BatchChange::HowFar(level))));
    ui.horizontal_wrapped(|ui| {
        let chosen = method_list(ui, model, solver);
        messages.extend(chosen.map(|name| set(BatchChange::Method(name))));
        if let Some(page) = now.page {
            widgets::method_button(ui, model, page, messages);
        }
    });
    ui.horizontal_wrapped(|ui| {
        let names: Vec<_> = solver.metrics().iter().map(|metric| (*metric, metric.name())).collect();
        let chosen = choice(ui, model, [editor::METRIC, editor::METRIC_TIP], now.metric, &names);
        messages.extend(chosen.map(|metric| set(BatchChange::Metric(metric))));
    });
    ui.push_id(now.id, |ui| {
        let (time, tip, usual) = &now.time_limit;
        let texts = (say::TIME_LIMIT, tip.as_str(), say::NO_TIME_LIMIT_TIP);
        messages.extend(limit(ui, model, texts, (*time, *usual), |limit| set(BatchChange::TimeLimit(limit))));
        let texts = (say::PATIENCE, say::PATIENCE_TIP.get(model.language()), say::NO_PATIENCE_TIP);
        let patience = (now.patience, DEFAULT_PATIENCE);
        messages.extend(limit(ui, model, texts, patience, |limit| set(BatchChange::Patience(limit))));
    });
    let (mut threads, name, tip) = now.threads;
    let all = window::THREADS_ALL.fill(model.language(), [&Limits::default().threads]);
    let value = DragValue::new(&mut threads)
        .range(0..=MAX_THREADS)
        .speed(0.05)
        .custom_formatter(move |n, _| if n == 0.0 { all.clone() } else { format!("{n:.0}") })
        .custom_parser(number_or_all);
    let field = ui.horizontal_wrapped(|ui| {
        let label = ui.label(name.get(model.language())).on_hover_text(tip.get(model.language()));
        let size = vec2(FIELD_WIDTH, ui.spacing().interact_size.y);
        ui.add_sized(size, value).labelled_by(label.id).on_hover_text(tip.get(model.language()))
    });
    let field = field.inner;
    messages.push_if(field.changed(), set(BatchChange::Jobs(threads)));
    messages.extend(memory_list(ui, model, now).map(|memory| set(BatchChange::Memory(memory))));
    field
}

/// Draws the drop-down of methods: the default first, the others under a heading. Returns the new choice, if any.
fn method_list(ui: &mut Ui, model: &Model, solver: &dyn Solver) -> Option<&'static str> {
    let (language, puzzle) = (model.language(), model.puzzle());
    let all: Vec<_> =
        choices::methods(puzzle).map(|one| (one.name(), method_names::display_name(language, one.name()))).collect();
    let group = |heading, from: usize, to: usize| {
        let entries = all.iter().take(to).skip(from).map(|(name, text)| (*name, text.as_ref())).collect();
        ListGroup { heading, entries }
    };
    let mut groups = vec![group(None, 0, 1)];
    if all.len() > 1 {
        groups.push(group(Some(say::MORE_METHODS.get(language)), 1, all.len()));
    }
    let [name, tip] = [editor::METHOD, editor::METHOD_TIP].map(|text| text.get(language));
    ui.label(name).on_hover_text(tip);
    let (list, asked) = widgets::list_in_groups(ui, name, Some(FIELD_WIDTH), solver.name(), &groups);
    list.on_hover_text(tip);
    asked
}

/// Entry of a drop-down of levels, with a tooltip; `below` is a second line.
struct Level<T> {
    value: T,
    name: Cow<'static, str>,
    tip: Cow<'static, str>,
    below: Option<String>,
}

/// Draws a row with a drop-down of levels, disabled unless the choice makes a difference (`differs`). Returns the drop-down
/// and the new choice, if any.
fn levels<T: PartialEq>(
    ui: &mut Ui,
    (group, differs): (&str, bool),
    [width, height]: [f32; 2],
    (chosen, shown): (T, &str),
    all: Vec<Level<T>>,
) -> (Response, Option<T>) {
    let mut asked = None;
    let row = ui.horizontal_wrapped(|ui| {
        ui.label(group);
        let list = ui.add_enabled_ui(differs, |ui| {
            let style = |list: ComboBox<'static>| list.selected_text(shown.to_owned()).width(width).height(height);
            drop_down::show(ui, group, style, |ui| {
                for Level { value, name, tip, below } in all {
                    if drop_down::entry(ui, value == chosen, name).on_hover_text(tip).clicked() {
                        asked = Some(value);
                    }
                    if let Some(below) = below {
                        ui.label(RichText::new(below).weak().small());
                    }
                }
            })
        });
        list.inner
    });
    row.inner.widget_info(|| WidgetInfo::labeled(Role::ComboBox, differs, format!("{group}: {shown}")));
    (row.inner, asked)
}

/// Draws the drop-down for how far the search goes. Returns the new choice, if any.
fn how_far_list(ui: &mut Ui, model: &Model, now: &SearchSettings) -> Option<HowFar> {
    let language = model.language();
    let row = |level: HowFar| row_of(&Command::Search(SearchCommand::SetHowFar(level)));
    let level = |value: HowFar| {
        let row = row(value)?;
        Some(Level { value, name: row.text.get(language).into(), tip: row.tip.get(language), below: None })
    };
    let differs = !now.solver.is_always_optimal();
    let shown = row(now.how_far).map_or("", |row| row.text.get(language));
    let size = [WIDE_FIELD_WIDTH, ui.spacing().combo_height];
    let group = (say::HOW_FAR.get(language), differs);
    let all = HowFar::ALL.into_iter().filter_map(level).collect();
    let (list, asked) = levels(ui, group, size, (now.how_far, shown), all);
    let tip = row(now.how_far).map_or("".into(), |row| row.tip.get(language));
    list.on_hover_text(tip).on_disabled_hover_text(say::HOW_FAR_ALWAYS.get(language));
    asked
}

/// Draws the drop-down of memory limits, each with its effect. Returns the new choice, if any.
fn memory_list(ui: &mut Ui, model: &Model, now: &SearchSettings) -> Option<Memory> {
    let language = model.language();
    let level = |choice: &MemoryChoice| Level {
        value: choice.memory,
        name: memory::name(choice.memory, language).into(),
        tip: memory_tip(choice.memory).get(language).into(),
        below: Some(memory::size_and_gain(choice, language)),
    };
    let differs = now.solver.tables().has_large();
    let shown = memory::name(now.memory, language);
    let group = (say::MEMORY_OF_TABLES.get(language), differs);
    let all = now.memory_choices.iter().map(level).collect();
    let (list, asked) = levels(ui, group, [FIELD_WIDTH, MAX_MEMORY_LIST_HEIGHT], (now.memory, &shown), all);
    let tip = |ui: &mut Ui| {
        ui.label(memory_tip(now.memory).get(language));
        if let Some(choice) = now.memory_choices.iter().find(|choice| choice.memory == now.memory) {
            ui.label(memory::size_and_gain(choice, language));
        }
    };
    list.on_hover_ui(tip).on_disabled_hover_text(say::MEMORY_ONE_SIZE.get(language));
    asked
}

fn memory_tip(memory: Memory) -> Text<0> {
    match memory {
        Memory::Small => say::MEMORY_SMALL_TIP,
        Memory::Auto => say::MEMORY_AUTO_TIP,
        Memory::Full => say::MEMORY_FULL_TIP,
        Memory::UpTo(_) => say::MEMORY_SIZE_TIP,
    }
}

/// Draws a labelled drop-down. Returns the new choice, if any.
fn choice<T: PartialEq + Copy>(
    ui: &mut Ui,
    model: &Model,
    texts: [Text<0>; 2],
    chosen: T,
    all: &[(T, impl AsRef<str>)],
) -> Option<T> {
    let [name, tip] = texts.map(|text| text.get(model.language()));
    ui.label(name).on_hover_text(tip);
    let (list, asked) = widgets::list(ui, name, Some(FIELD_WIDTH), chosen, all);
    list.on_hover_text(tip);
    asked
}

/// Draws the row of a limit: name, field of seconds, and the check box that removes the limit. Returns the command for a
/// change, or for reporting a refused number.
fn limit(
    ui: &mut Ui,
    model: &Model,
    (name, tip, none_tip): (Text<0>, &str, Text<0>),
    (limit, usual): (SecondsLimit, f64),
    set: impl Fn(SecondsLimit) -> Command,
) -> Option<Command> {
    let language = model.language();
    // Remember the last value, so that unchecking the box restores it.
    let memory = ui.scope_id().with(("limit", model.puzzle(), name.get(language)));
    let known = limit.seconds().or_else(|| ui.data(|data| data.get_temp(memory))).unwrap_or(usual);
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(name.get(language)).on_hover_text(tip);
        let limited = limit.seconds().is_some();
        let mut seconds = known;
        let refused = Cell::new(None);
        let field = DragValue::new(&mut seconds)
            .range(SecondsLimit::MIN..=SecondsLimit::MAX)
            .clamp_existing_to_range(false)
            .speed(if known < WHOLE_SECONDS_FROM { 0.1 } else { 1.0 })
            .update_while_editing(false)
            .custom_formatter(move |n, _| say::SECONDS.fill(language, [&SecondsLimit::format(n)]))
            .custom_parser(|text| {
                let read = SecondsLimit::read(text);
                if read.is_none() {
                    refused.set(Some(text.to_owned()));
                }
                read
            });
        let field = ui
            .add_enabled_ui(limited, |ui| ui.add_sized(vec2(SECONDS_FIELD_SIZE[0], SECONDS_FIELD_SIZE[1]), field))
            .inner;
        let changed = field.labelled_by(label.id).on_hover_text(tip).changed();
        if let Some(text) = refused.take() {
            asked = Some(SearchCommand::RefuseSeconds(text).into());
        } else if changed && SecondsLimit::is_within_bounds(seconds) {
            asked = Some(set(SecondsLimit::from_seconds(seconds)));
        } else if changed {
            asked = Some(SearchCommand::RefuseSeconds(SecondsLimit::format(seconds).get(language)).into());
        }
        let mut none = !limited;
        let choice = ui.add(Checkbox::new(&mut none, say::NO_LIMIT.get(language)));
        let spoken = say::NO_LIMIT_OF.fill(language, [&name]);
        choice.widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), none, &spoken));
        if choice.on_hover_text(none_tip.get(language)).changed() {
            ui.data_mut(|data| data.insert_temp(memory, known));
            asked = Some(set(if none { SecondsLimit::NONE } else { SecondsLimit::from_seconds(known) }));
        }
    });
    asked
}

/// Parses the leading whole number; text without one means all threads, 0.
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
