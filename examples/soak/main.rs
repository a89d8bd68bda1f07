//! Soak test: operates the real window for minutes or hours on a virtual display, and checks that each action takes
//! effect, that memory, threads and open files do not grow, and that the window closes in time.
//!
//!     .ci/soak --seconds 60
//!
//! Options: `--seconds N` (7200), `--seed N`, `--tables FOLDER` (existing tables). Needs Xvfb, openbox, xdotool and
//! xclip, and Linux for `/proc`.
#![allow(clippy::print_stdout, reason = "a program of the command line says what it found")]
#![allow(clippy::disallowed_methods, reason = "it drives a window from outside, which tells it nothing")]

mod actions;
mod driver;
mod subject;
mod virtual_display;

use std::time::{Duration, Instant};
use std::{path::PathBuf, process::ExitCode};

use self::{
    actions::Action, driver::Driver, subject::ProgramUnderTest, subject::Usage, virtual_display::VirtualDisplay,
};
use rand::RngExt;
use unfold_app::settings::{Settings, seconds_limit::SecondsLimit};
use unfold_engine::{puzzle::scramble::generator, search::Memory};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Shortest soak that can detect growth. Memory varies by some 70 MB with the tables and searches in use, and a whole
/// quarter of a shorter soak may fall on the high or the low side.
const MIN_TIME_FOR_GROWTH: Duration = Duration::from_secs(3600);

/// Options, and the folder for all output.
struct Options {
    time: Duration,
    seed: u64,
    tables: Option<PathBuf>,
    out: PathBuf,
}

fn main() -> Result<ExitCode> {
    let options = options()?;
    println!("soak: seed {}, {} s, files in {}", options.seed, options.time.as_secs(), options.out.display());
    let mut display = VirtualDisplay::start(&options.out)?;
    let subject = ProgramUnderTest::start(&mut display, &options.out, &settings(&options).write()?)?;
    let mut driver = Driver { display, subject, random: generator(options.seed), work: options.out.clone() };
    let (faults, samples) = run_actions(&mut driver, &options);
    println!("\n{} samples; medians of the second quarter and the last:", samples.len());
    let grows = growth(&samples, options.time >= MIN_TIME_FOR_GROWTH);
    let closed = driver.subject.close(&driver.display);
    let said = driver.subject.output();
    println!("closing: {closed:?}; written on the terminal: {said:?}");
    let is_good = faults == 0 && !grows && closed.is_ok() && said.is_empty();
    println!("soak: {}", if is_good { "good" } else { "BAD" });
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Draws actions from an urn, refilled when empty, until the time is up. Stops early if the program has ended
/// or after more than 50 failures. Returns the number of failures, and the usage after each action.
fn run_actions(driver: &mut Driver, options: &Options) -> (usize, Vec<Usage>) {
    let (mut faults, mut samples, start) = (0, Vec::new(), Instant::now());
    let mut urn: Vec<&Action> = Vec::new();
    while start.elapsed() < options.time {
        if urn.is_empty() {
            urn = actions::ALL.iter().flat_map(|action| std::iter::repeat_n(action, action.1)).collect();
        }
        let (name, _, act) = urn.swap_remove(driver.random.random_range(0..urn.len()));
        let done = act(driver);
        samples.extend(driver.subject.usage());
        println!("{:7.1} s  {name}", start.elapsed().as_secs_f64());
        if let Err(fault) = done {
            faults += 1;
            println!("    FAULT {faults}: {fault}");
            // The failure counts even without a screenshot.
            let picture = options.out.join(format!("fault-{faults}.xwd"));
            let _ = driver.display.screen().map(|screen| std::fs::write(picture, screen));
            if driver.subject.usage().is_none() || faults > 50 {
                break;
            }
        }
    }
    (faults, samples)
}

/// Compares the median usage of the second quarter and the last; the first quarter is warm-up. Returns true if a long
/// soak shows growth.
fn growth(samples: &[Usage], is_long: bool) -> bool {
    let median = |quarter: usize, at: usize| {
        let quarter = &samples[samples.len() * (quarter - 1) / 4..samples.len() * quarter / 4];
        let mut values: Vec<u64> = quarter.iter().map(|usage| usage[at]).collect();
        values.sort_unstable();
        values.get(values.len() / 2).copied().unwrap_or_default()
    };
    let mut any = false;
    for (at, (name, part, slack)) in subject::USAGE_LIMITS.iter().enumerate() {
        let (before, after) = (median(2, at), median(4, at));
        let grows = after > before + (before as f64 * part) as u64 + slack;
        println!("{name:<24}{before:>10}{after:>10}{}", if grows && is_long { "  GROWS" } else { "" });
        any |= is_long && grows;
    }
    any
}

/// Initial settings: shortcuts, short searches, and no tables that take minutes to build.
fn settings(options: &Options) -> Settings {
    let keys = actions::KEYS.iter();
    Settings {
        keys: keys.map(|(id, keys)| ((*id).into(), keys.split(' ').map(Into::into).collect())).collect(),
        threads: 2,
        time_limit: SecondsLimit::from_whole_seconds(8),
        idle_tables: false,
        memory: if options.tables.is_some() { Memory::Auto } else { Memory::Small },
        tables: options.tables.clone(),
        ..Settings::default()
    }
}

/// Parses the command line.
fn options() -> Result<Options> {
    let (mut time, mut seed, mut tables) = (Duration::from_secs(7200), u64::from(std::process::id()), None);
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
        match &name[..] {
            "--seconds" => time = Duration::from_secs(value.parse()?),
            "--seed" => seed = value.parse()?,
            "--tables" => tables = Some(std::path::absolute(value)?),
            _ => return Err(format!("{name} is no option").into()),
        }
    }
    let out = std::env::temp_dir().join(format!("unfold-soak-{}", std::process::id()));
    std::fs::create_dir_all(&out)?;
    Ok(Options { time, seed, tables, out })
}
