//! The options that chose a measurement of `bench` before each had a subcommand: scripts still write them so.

use std::ffi::OsString;

/// The subcommands of `bench`: where one is named, nothing is spelled as before.
const SUBCOMMANDS: [&str; 7] = ["anytime", "throughput", "proof", "balls", "diameter", "greedy", "optimal"];

/// Arguments with `bench NAME --anytime` (or `--throughput`, or `--proof N` alone) written as `bench anytime NAME`; all others as they are.
pub fn with_subcommand(arguments: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments: Vec<OsString> = arguments.collect();
    let Some(verb) = arguments.iter().position(|word| word == "bench") else { return arguments };
    let rest = arguments.split_off(verb + 1);
    let has = |option: &str| rest.iter().any(|word| word == option);
    if rest.iter().any(|word| SUBCOMMANDS.iter().any(|name| word == name)) {
        arguments.extend(rest);
    } else if let Some(measurement) = ["anytime", "throughput"].into_iter().find(|name| has(&format!("--{name}"))) {
        arguments.push(measurement.into());
        arguments.extend(rest.into_iter().filter(|word| *word != *format!("--{measurement}")));
    } else if let Some((number, others)) = proof(&rest) {
        arguments.extend(["proof".into(), number]);
        arguments.extend(others);
    } else {
        arguments.extend(rest);
    }
    arguments
}

/// The number of `--proof N` or `--proof=N`, and the other arguments.
fn proof(rest: &[OsString]) -> Option<(OsString, Vec<OsString>)> {
    let joined = |word: &OsString| word.to_str()?.strip_prefix("--proof=").map(OsString::from);
    let at = rest.iter().position(|word| word == "--proof" || joined(word).is_some())?;
    let (number, after) = match joined(&rest[at]) {
        Some(number) => (number, at + 1),
        None => (rest.get(at + 1)?.clone(), at + 2),
    };
    Some((number, [&rest[..at], &rest[after..]].concat()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_that_chose_a_measurement_become_subcommands() {
        for (earlier, now) in [
            ("bench hyper --anytime --count 20 --seed 1", "bench anytime hyper --count 20 --seed 1"),
            ("bench hyper --anytime --proof 12", "bench anytime hyper --proof 12"),
            ("bench cube3 --throughput --jobs 2", "bench throughput cube3 --jobs 2"),
            ("bench hyper --proof 12 --count 1", "bench proof 12 hyper --count 1"),
            ("--language fr bench --proof=6 cube3", "--language fr bench proof 6 cube3"),
            ("bench anytime hyper --proof 12", "bench anytime hyper --proof 12"),
            ("bench balls --radius 5", "bench balls --radius 5"),
            ("bench hyper-21 cube3-20", "bench hyper-21 cube3-20"),
            ("bench --proof", "bench --proof"),
            ("solve --random 1", "solve --random 1"),
        ] {
            let words = |text: &str| text.split(' ').map(OsString::from).collect::<Vec<_>>();
            assert_eq!(with_subcommand(words(earlier).into_iter()), words(now), "{earlier}");
        }
    }
}
