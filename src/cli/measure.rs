//! Functions that measurements share: solves that can be stopped, rows, lengths and times in words.

use crate::cli::out::{self, Terminal};
use crate::cli::{CliError, language};
use crate::shared::appearance::colours::Palette;
use crate::shared::system::memory_sampler::MemorySampler;
use unfold_engine::control::Control;
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::{Outcome, SolveError};
use unfold_lab::benches::{Lengths, Times};
use unfold_text::{command_line as say, errors, numbers};

/// The benches with these names, in their own order; all of them when none is named.
pub fn chosen<B>(
    all: &'static [B],
    name: fn(&B) -> &'static str,
    names: &[String],
) -> Result<Vec<&'static B>, CliError> {
    let known: Vec<&str> = all.iter().map(name).collect();
    if let Some(unknown) = names.iter().find(|name| !known.contains(&name.as_str())) {
        let what = say::NO_BENCH.with([unknown]);
        let advice = errors::TABLE_UNKNOWN_DO.with([&known.join(", ")]);
        return Err(CliError::input(what, advice));
    }
    Ok(all.iter().filter(|bench| names.is_empty() || names.iter().any(|n| n == name(bench))).collect())
}

/// Runs solves that Ctrl-C, or a reader that goes away, ends.
pub fn stoppable<T: Send>(
    puzzle: PuzzleId,
    terminal: &Terminal,
    work: impl FnOnce(&Control) -> Result<T, SolveError> + Send,
    look: impl Fn(&Control),
) -> Result<T, CliError> {
    out::stoppable(terminal, work, look)?.map_err(|error| CliError::unsolved(puzzle, Palette::Usual, error))
}

/// Prints the result of one position.
pub fn row(terminal: &Terminal, name: &str, number: usize, outcome: &Outcome) {
    let length = outcome.best.as_ref().map_or_else(|| out::NOTHING.into(), |b| b.length.to_string());
    let rate = outcome.nodes as f64 / outcome.elapsed.as_secs_f64().max(1e-9);
    let (time, rate) = (numbers::seconds(outcome.elapsed), numbers::grouped(rate as u64).to_string());
    let cells = [
        name,
        &number.to_string(),
        &length,
        &outcome.lower.to_string(),
        &outcome.nodes.to_string(),
        time.plain(),
        &rate,
    ];
    terminal.say(&cells.join("\t"));
}

/// Prints how much memory the program has, where the system tells it.
pub fn memory(terminal: &Terminal) {
    if let Some(resident) = MemorySampler::default().resident() {
        terminal.say(&say::BENCH_MEMORY.fill(language(), [&numbers::megabytes(resident).plain()]));
    }
}

/// The mean of times in seconds, in words.
pub fn mean(times: &Times) -> String {
    times.mean().map_or_else(|| out::NOTHING.into(), |mean| format!("{:.4}", mean.as_secs_f64()))
}

/// The mean and the greatest of lengths, as text.
pub fn in_words(lengths: &Lengths) -> [String; 2] {
    match lengths.mean() {
        Some(mean) => [format!("{mean:.2}"), lengths.longest.to_string()],
        None => [out::NOTHING, out::NOTHING].map(str::to_owned),
    }
}

/// The number of positions of each length, with a semicolon before; nothing where none was solved.
pub fn distribution(lengths: &Lengths) -> String {
    let counts: Vec<String> = lengths.counts.iter().map(|(length, count)| format!("{length}: {count}")).collect();
    if counts.is_empty() { String::new() } else { format!("; {}", counts.join(", ")) }
}
