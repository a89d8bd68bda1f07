//! Trust: killed processes, scarce resources, searches stopped at any moment, frames that never wait, and methods that must agree.
//!
//! Most tests run in rounds for two seconds, or for `UNFOLD_TRUST_SECONDS`; `UNFOLD_TRUST_SEED` chooses other rounds. `docs/trust.md` has
//! the commands.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "what this is about is how long a process takes, and what it leaves behind"
)]
#![cfg(unix)]

#[path = "../support/mod.rs"]
mod support;

mod closing;
mod kills;
mod lists;
mod pace;
mod scarce;
mod stops;
mod truth;

use std::io::Write;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Parses an environment variable; `None` if it is unset or not a number.
fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

/// Runs rounds, at least one, until the time is over, and prints how many there were. Each round has its own random numbers.
fn rounds(what: &str, mut round: impl FnMut(&mut ChaCha8Rng)) {
    let seed = number("UNFOLD_TRUST_SEED").unwrap_or(1);
    let seconds = Duration::from_secs(number("UNFOLD_TRUST_SECONDS").unwrap_or(2));
    let (began, mut count) = (Instant::now(), 0);
    while count == 0 || began.elapsed() < seconds {
        round(&mut ChaCha8Rng::seed_from_u64(seed << 32 | count));
        count += 1;
    }
    let took = began.elapsed().as_secs_f64();
    writeln!(std::io::stderr(), "{what}: {count} rounds in {took:.1} s, seed {seed}").expect("written");
}
