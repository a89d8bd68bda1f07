//! Output shared by the benches: rows of positions, lengths and times as text.

use super::host::{Failure, Host};
use crate::benches::{self, AnytimeBench, Lengths, Times};
use unfold_engine::puzzle::text::shown;
use unfold_engine::search::Outcome;
use unfold_text::numbers;

/// Column heads of [`row`].
pub const HEAD: &str = "bench\tstate\tlength\tlower\tnodes\tseconds\tnodes/s";

/// The content of an empty cell.
pub const NOTHING: &str = "-";

/// Returns the benches with these names, in their own order; all of them if there are none.
///
/// # Errors
/// No bench has one of the names.
pub fn chosen<B>(
    all: &'static [B],
    name: fn(&B) -> &'static str,
    names: &[String],
) -> Result<Vec<&'static B>, Failure> {
    let known: Vec<&str> = all.iter().map(name).collect();
    if let Some(unknown) = names.iter().find(|name| !known.contains(&name.as_str())) {
        let what = format!("No benchmark is named {}", shown(unknown));
        return Err(Failure::Input { what, advice: format!("Use one of: {}.", known.join(", ")) });
    }
    Ok(all.iter().filter(|bench| names.is_empty() || names.iter().any(|n| n == name(bench))).collect())
}

/// Returns the benches of random positions with these names; all of them if there are none.
///
/// # Errors
/// No bench has one of the names.
pub fn random_benches(names: &[String]) -> Result<Vec<&'static AnytimeBench>, Failure> {
    chosen(&benches::ANYTIME, |bench| bench.name, names)
}

/// Prints the result of one position.
pub fn row(host: &impl Host, name: &str, number: usize, outcome: &Outcome) {
    let length = outcome.best.as_ref().map_or_else(|| NOTHING.into(), |b| b.length.to_string());
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
    host.say(&cells.join("\t"));
}

/// Prints the sum of nodes, which on one thread is the same on every machine.
pub fn fingerprint(host: &impl Host, name: &str, nodes: u64) {
    host.say(&format!("{name}\tfingerprint\t{}", counted(nodes, "node")));
}

/// Prints the program's resident memory, if the system reports it.
pub fn memory(host: &impl Host) {
    if let Some(resident) = host.resident_memory() {
        host.say(&format!("resident memory: {} MB", numbers::megabytes(resident).plain()));
    }
}

/// Returns a number with a noun that has a regular plural: `1 node`, `2 nodes`.
pub fn counted(number: u64, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}

/// Mean time in seconds.
pub fn mean(times: &Times) -> String {
    times.mean().map_or_else(|| NOTHING.into(), |mean| format!("{:.4}", mean.as_secs_f64()))
}

/// Mean and greatest length.
pub fn in_words(lengths: &Lengths) -> [String; 2] {
    match lengths.mean() {
        Some(mean) => [format!("{mean:.2}"), lengths.longest.to_string()],
        None => [NOTHING, NOTHING].map(str::to_owned),
    }
}

/// Returns the number of positions of each length, after a semicolon; empty if none was solved.
pub fn distribution(lengths: &Lengths) -> String {
    let counts: Vec<String> = lengths.counts.iter().map(|(length, count)| format!("{length}: {count}")).collect();
    if counts.is_empty() { String::new() } else { format!("; {}", counts.join(", ")) }
}
