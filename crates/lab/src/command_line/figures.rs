//! Selection of benches by name, and the output that they share: rows, lengths and times as text.

use super::host::{Failure, Host};
use crate::benches::{self, AnytimeBench, Lengths, Times};
use unfold_engine::puzzle::text::sanitized;
use unfold_engine::search::Outcome;
use unfold_text::numbers;

/// Column headers of the rows that [`print_row`] prints.
pub const COLUMN_HEADERS: &str = "bench\tstate\tlength\tlower\tnodes\tseconds\tnodes/s";

/// Placeholder for a missing value.
pub const EMPTY_CELL: &str = "-";

/// Returns the named benches in the order of `all`; all of them if `names` is empty.
///
/// # Errors
/// [`Failure::Input`] if a name is unknown.
pub fn select<B>(
    all: &'static [B],
    name: fn(&B) -> &'static str,
    names: &[String],
) -> Result<Vec<&'static B>, Failure> {
    let known: Vec<&str> = all.iter().map(name).collect();
    if let Some(unknown) = names.iter().find(|name| !known.contains(&name.as_str())) {
        let what = format!("No benchmark is named {}", sanitized(unknown));
        return Err(Failure::Input { what, advice: format!("Use one of: {}.", known.join(", ")) });
    }
    Ok(all.iter().filter(|bench| names.is_empty() || names.iter().any(|n| n == name(bench))).collect())
}

/// Returns the named benches of random positions; all of them if `names` is empty.
///
/// # Errors
/// [`Failure::Input`] if a name is unknown.
pub fn random_benches(names: &[String]) -> Result<Vec<&'static AnytimeBench>, Failure> {
    select(&benches::ANYTIME, |bench| bench.name, names)
}

/// Prints a row with the result of one position, in the columns of [`COLUMN_HEADERS`].
pub fn print_row(host: &impl Host, name: &str, number: usize, outcome: &Outcome) {
    let length = outcome.best.as_ref().map_or_else(|| EMPTY_CELL.into(), |b| b.length.to_string());
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
    host.print_result(&cells.join("\t"));
}

/// Prints the sum of nodes, which is the same on every machine if the searches use one thread.
pub fn print_fingerprint(host: &impl Host, name: &str, nodes: u64) {
    host.print_result(&format!("{name}\tfingerprint\t{}", pluralized(nodes, "node")));
}

/// Prints the program's resident memory, if the system reports it.
pub fn print_memory(host: &impl Host) {
    if let Some(resident) = host.resident_memory() {
        host.print_result(&format!("resident memory: {} MB", numbers::megabytes(resident).plain()));
    }
}

/// Formats a number with a noun, which must have a regular plural: `1 node`, `2 nodes`.
pub fn pluralized(number: u64, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// Formats the mean time in seconds with four decimals; [`EMPTY_CELL`] if there is none.
pub fn format_mean(times: &Times) -> String {
    times.mean().map_or_else(|| EMPTY_CELL.into(), |mean| format!("{:.4}", mean.as_secs_f64()))
}

/// Formats the mean and the maximum length; [`EMPTY_CELL`] for both if there are none.
pub fn format_mean_and_max(lengths: &Lengths) -> [String; 2] {
    match lengths.mean() {
        Some(mean) => [format!("{mean:.2}"), lengths.longest.to_string()],
        None => [EMPTY_CELL, EMPTY_CELL].map(str::to_owned),
    }
}

/// Formats the number of positions of each length, after a semicolon; empty if none was solved.
pub fn format_distribution(lengths: &Lengths) -> String {
    let counts: Vec<String> = lengths.counts.iter().map(|(length, count)| format!("{length}: {count}")).collect();
    if counts.is_empty() { String::new() } else { format!("; {}", counts.join(", ")) }
}
