//! `unfold pocket`: the 2x2x2 as a graph. Paths and statistics here, the export in a file of its own.

use std::path::Path;

use serde::Serialize;

use super::args::{self, Input, Pocket, PocketPath, PocketStats};
use super::export;
use super::input::{self, Given};
use super::out::{self, Terminal};
use super::{Failure, language, table_failure};
use crate::app::sentences::describe::{self, UserError};
use crate::engine::control::Control;
use crate::engine::graph::{self, Stop};
use crate::engine::notation;
use crate::engine::puzzle::cube2::Identifier;
use crate::engine::puzzle::painting_check::check;
use crate::engine::puzzle::{Facelets, InvalidState, Metric, PuzzleId};
use crate::engine::solve::cube2::METRICS;
use crate::engine::tables::cube2::distances::{self, Distances};
use crate::i18n::{Text, graph as say, numbers};
use crate::model::appearance::colours;

/// The puzzle whose graph it is.
const PUZZLE: PuzzleId = PuzzleId::Cube2;

/// Runs the verb.
pub fn run(options: &Pocket, terminal: &Terminal) -> Result<(), Failure> {
    match options {
        Pocket::Path(options) => path(options, terminal),
        Pocket::Stats(options) => stats(options, terminal),
        Pocket::Export(options) => export::run(options, terminal),
    }
}

/// Runs work on a thread of its own, with a bar if it takes long; Ctrl-C stops it.
fn patiently<T: Send>(terminal: &Terminal, work: impl FnOnce(&Control) -> T + Send) -> Result<T, Failure> {
    out::patiently(terminal, say::GRAPH_AT_WORK.get(language()), work)
}

/// The distances of all states.
fn distances(terminal: &Terminal) -> Result<Distances, Failure> {
    let make = |control: &Control| Distances::make(args::threads(None), control);
    patiently(terminal, make)?.map_err(|error| table_failure(&error))
}

/// The state that the arguments name.
fn state(options: &PocketPath, terminal: &Terminal) -> Result<Given, Failure> {
    let (input, colours) = (&options.input, options.colours);
    if input.is_empty() {
        let what = say::GRAPH_NONE;
        return Err(Failure::Input(UserError::new(what, say::GRAPH_NONE_DO)));
    }
    match input.path.as_deref() {
        // There are no logs of this puzzle that could be meant.
        Some(text) if text != Path::new(STDIN) => {
            let stated = input::state(notation::read, Some(PUZZLE), colours, &text.to_string_lossy(), 1);
            stated.map(|stated| stated.noted(colours, terminal)).map_err(Failure::Input)
        }
        _ => input::read(input, colours, Some(PUZZLE), terminal),
    }
}

/// The state where the path is to end, if another than the solved one is named.
fn target(options: &PocketPath, terminal: &Terminal) -> Result<Option<Given>, Failure> {
    let colours = options.colours;
    let Some(text) = options.other.as_deref().or(options.to.as_deref()) else { return Ok(None) };
    if text != STDIN {
        let stated = input::state(notation::read, Some(PUZZLE), colours, text, 1).map_err(of_target)?;
        return Ok(Some(stated.noted(colours, terminal)));
    }
    let input = Input { path: Some(text.into()), facelets: None, moves: None, random: None };
    match input::read(&input, colours, Some(PUZZLE), terminal) {
        Ok(given) => Ok(Some(given)),
        Err(Failure::Input(fault)) => Err(of_target(fault)),
        Err(other) => Err(other),
    }
}

/// What stands for stdin.
const STDIN: &str = "-";

/// What is wrong with the end of a path, and not with its beginning.
fn of_target(fault: UserError) -> Failure {
    Failure::Input(UserError { what: say::GRAPH_OF_TARGET.with([&fault.what]), ..fault })
}

fn path(options: &PocketPath, terminal: &Terminal) -> Result<(), Failure> {
    let from_stdin = options.input.path.as_deref() == Some(Path::new(STDIN));
    if from_stdin && [&options.other, &options.to].into_iter().flatten().any(|text| text == STDIN) {
        return Err(Failure::Input(UserError::new(say::GRAPH_STDIN_TWICE, say::GRAPH_STDIN_TWICE_DO)));
    }
    let start = state(options, terminal)?;
    let target = target(options, terminal)?;
    // Not before: someone who is still to type the position ends the program at once.
    out::catch_interrupt();
    // Before the distances, which take a moment.
    let wrong = |palette, error: &InvalidState| describe::state(PUZZLE, colours::names(PUZZLE, palette), error);
    check(&start.state).map_err(|error| Failure::Input(wrong(start.palette, &error)))?;
    let end = if target.is_some() { say::GRAPH_TARGET } else { say::GRAPH_SOLVED };
    let palette = target.as_ref().map_or(start.palette, |target| target.palette);
    let goal = target.map_or_else(|| Facelets::solved(PUZZLE), |target| target.state);
    let invalid = |error: InvalidState| of_target(wrong(palette, &error));
    check(&goal).map_err(invalid)?;
    let distances = distances(terminal)?;
    for stop in graph::path_to(&start.state, &goal, options.metric, &distances).map_err(invalid)? {
        let row = || row(&stop, options.metric, end);
        terminal.say(&if options.jsonl { json(&Node::of(&stop, options.metric)) } else { row() });
    }
    Ok(())
}

/// The JSON line of a node on a path: keys and values stay as they are in every language.
#[derive(Serialize)]
struct Node {
    identifier: String,
    distance: u8,
    metric: &'static str,
    #[serde(rename = "move")]
    mv: Option<&'static str>,
}

impl Node {
    fn of(stop: &Stop, metric: Metric) -> Self {
        let mv = stop.mv.map(|mv| PUZZLE.def().moves[mv.index()].name.as_str());
        Self { identifier: stop.identifier.to_string(), distance: stop.distance, metric: metric.word(), mv }
    }
}

/// The line as text.
fn json(line: &impl Serialize) -> String {
    // Numbers, short strings and nulls only: there is nothing in a line that JSON could not hold.
    serde_json::to_string(line).unwrap_or_default()
}

/// The line of a node; `end` stands for the move of the last one.
fn row(stop: &Stop, metric: Metric, end: Text<0>) -> String {
    let distance = out::length(stop.distance.into(), metric);
    let mv = stop.mv.map_or(end.get(language()), |mv| &PUZZLE.def().moves[mv.index()].name);
    say::GRAPH_STOP.fill(language(), [&stop.identifier, &distance, &mv])
}

/// The JSON line of a distance: how many states are so far away.
#[derive(Serialize)]
struct Shell {
    metric: &'static str,
    distance: usize,
    states: u64,
}

/// The JSON line of the farthest states.
#[derive(Serialize)]
struct Farthest {
    metric: &'static str,
    distance: usize,
    antipodes: usize,
    example: String,
}

/// The JSON line of one of them.
#[derive(Serialize)]
struct Antipode {
    identifier: String,
    distance: usize,
    metric: &'static str,
}

fn stats(options: &PocketStats, terminal: &Terminal) -> Result<(), Failure> {
    out::catch_interrupt();
    let distances = distances(terminal)?;
    if let Some(metric) = options.antipodes {
        list(metric, options.jsonl, &distances, terminal);
        return Ok(());
    }
    if options.jsonl {
        for metric in METRICS {
            for (distance, &states) in distances::distribution(metric).iter().enumerate() {
                terminal.say(&json(&Shell { metric: metric.word(), distance, states }));
            }
        }
    } else {
        table(terminal);
    }
    for metric in METRICS {
        let (antipodes, distance) = (graph::antipodes(metric, &distances), farthest(metric));
        let example = antipodes.first().map(Identifier::to_string).unwrap_or_default();
        let line = if options.jsonl {
            json(&Farthest { metric: metric.word(), distance, antipodes: antipodes.len(), example })
        } else {
            let count = numbers::grouped(antipodes.len() as u64);
            say::GRAPH_ANTIPODES.fill(language(), [&metric, &count, &out::length(distance, metric), &example])
        };
        terminal.say(&line);
    }
    Ok(())
}

/// The greatest distance there is.
fn farthest(metric: Metric) -> usize {
    distances::distribution(metric).len() - 1
}

/// The number of states at each distance, side by side.
fn table(terminal: &Terminal) {
    let [one, other] = METRICS;
    terminal.say(&say::GRAPH_STATS_HEAD.fill(language(), [&one, &other]));
    let columns = METRICS.map(distances::distribution);
    for distance in 0..columns.map(<[u64]>::len).into_iter().max().unwrap_or(0) {
        let cells = columns.map(|column| column.get(distance).map(u64::to_string).unwrap_or_default());
        terminal.say(&format!("{distance}\t{}", cells.join("\t")));
    }
}

/// Every antipode, one a line.
fn list(metric: Metric, jsonl: bool, distances: &Distances, terminal: &Terminal) {
    for identifier in graph::antipodes(metric, distances) {
        let (identifier, distance) = (identifier.to_string(), farthest(metric));
        let line = if jsonl { json(&Antipode { identifier, distance, metric: metric.word() }) } else { identifier };
        terminal.say(&line);
    }
}
