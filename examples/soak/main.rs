//! Works with the real window for minutes or hours, on a virtual display of its own, and sees that each thing it does arrives, that
//! memory, threads and open files do not grow, and that the window closes in time:
//!
//!     .ci/soak --seconds 60
//!
//! Options: `--seconds N` (7200), `--seed N`, `--out FOLDER` (a temporary one), `--tables FOLDER` (tables that are there already),
//! arrive. It needs Xvfb, openbox, xdotool and xclip, and Linux, for `/proc`.
#![allow(clippy::print_stdout, reason = "a program of the command line says what it found")]

mod deeds;
mod desk;
mod driver;
mod record;
mod subject;

use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime};

use self::driver::{Driver, Outcome};
use self::record::{Recorder, median};
use self::{deeds::Deed, desk::Desk, subject::Subject};
use rand::RngExt;
use unfold_app::settings::{Settings, seconds_limit::SecondsLimit};
use unfold_engine::{puzzle::scramble::generator, search::Memory};

/// What was asked for.
struct Wanted {
    seconds: u64,
    seed: u64,
    out: PathBuf,
    tables: Option<PathBuf>,
    program: PathBuf,
}

/// How often a deed was seen, done unseen, had nothing to do, and failed.
#[derive(Default)]
struct Count {
    seen: usize,
    unseen: usize,
    nothing: usize,
    failed: usize,
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let wanted = wanted()?;
    println!("soak: seed {}, {} s, files in {}", wanted.seed, wanted.seconds, wanted.out.display());
    let desk = Desk::start(&wanted.out)?;
    let subject = Subject::start(&wanted.program, &desk, &wanted.out, &settings(&wanted).write()?)?;
    // A long soak is looked at every five seconds, a short one often enough to have quarters.
    let every = Duration::from_secs_f64((wanted.seconds as f64 / 240.0).clamp(0.5, 5.0));
    let recorder = Recorder::start(subject.process(), every, &wanted.out.join("samples.csv"))?;
    let mut driver = Driver {
        desk,
        subject,
        random: generator(wanted.seed),
        work: wanted.out.clone(),
        latencies: Vec::new(),
        idle: Vec::new(),
        track: None,
        scrubbers: Vec::new(),
        start: Instant::now(),
    };
    let (counts, faults) = work(&mut driver, &wanted);
    let samples = recorder.end();
    let Driver { desk, subject, latencies, idle, .. } = driver;
    let closed = subject.close(&desk);

    let mut is_good = faults.is_empty();
    println!("\n{:<24}{:>8}{:>8}{:>8}{:>8}", "deed", "seen", "unseen", "nothing", "failed");
    let mut all = Count::default();
    for (name, Count { seen, unseen, nothing, failed }) in &counts {
        println!("{name:<24}{seen:>8}{unseen:>8}{nothing:>8}{failed:>8}");
        (all.seen, all.unseen) = (all.seen + seen, all.unseen + unseen);
        (all.nothing, all.failed) = (all.nothing + nothing, all.failed + failed);
    }
    println!("{:<24}{:>8}{:>8}{:>8}{:>8}", "all", all.seen, all.unseen, all.nothing, all.failed);
    println!("\n{} samples; medians of the second quarter and the last:", samples.len());
    for verdict in record::judge(&samples) {
        let word = match verdict.is_good {
            Some(true) => "good",
            Some(false) => "GROWS",
            None => "too short a soak to tell",
        };
        println!("{:<24}{:>10}{:>10}  {word}", verdict.name, verdict.medians[0], verdict.medians[1]);
        is_good &= verdict.is_good != Some(false);
    }
    if let (Some((_, first)), Some((_, last))) = (samples.first(), samples.last()) {
        println!("first sample {first:?}\nlast sample  {last:?}");
    }
    let [half, most] = [median(latencies.iter().map(|l| l.1)), latencies.iter().map(|l| l.1).fold(0.0, f64::max)];
    println!("from a key to the screen: {} times, median {half:.0} ms, most {most:.0} ms", latencies.len());
    println!("processor while idle: {} times, median {:.1} %", idle.len(), median(idle.iter().map(|i| i.1)));
    match closed {
        Ok((took, said)) if said.is_empty() => println!("closed after {} ms, exit code 0", took.as_millis()),
        Ok((_, said)) => {
            println!("it wrote on the terminal: {said}");
            is_good = false;
        }
        Err(fault) => {
            println!("closing: {fault}");
            is_good = false;
        }
    }
    println!("soak: {}", if is_good { "good" } else { "BAD" });
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Draws deeds from an urn, which is filled again when it is empty, until the time is up.
fn work(driver: &mut Driver, wanted: &Wanted) -> (BTreeMap<&'static str, Count>, Vec<String>) {
    let (mut counts, mut faults) = (BTreeMap::<&str, Count>::new(), Vec::new());
    let mut urn: Vec<&Deed> = Vec::new();
    while driver.start.elapsed() < Duration::from_secs(wanted.seconds) {
        if urn.is_empty() {
            urn = deeds::ALL.iter().flat_map(|deed| std::iter::repeat_n(deed, deed.weight)).collect();
        }
        let deed = urn.swap_remove(driver.random.random_range(0..urn.len()));
        let begin = Instant::now();
        let done = (deed.act)(driver);
        if !deed.keeps_track {
            driver.track = None;
        }
        let count = counts.entry(deed.name).or_default();
        match &done {
            Ok(Outcome::Seen) => count.seen += 1,
            Ok(Outcome::Unseen) => count.unseen += 1,
            Ok(Outcome::Nothing) => count.nothing += 1,
            Err(_) => count.failed += 1,
        }
        let (at, took) = (driver.seconds(), begin.elapsed().as_secs_f64());
        println!(
            "{at:7.1} s  {:<22}{took:6.1} s  {}",
            deed.name,
            done.as_ref().map_or_else(|f| &f.0[..], |o| word(*o))
        );
        if let Err(fault) = done {
            faults.push(fault.0);
            let picture = wanted.out.join(format!("fault-{}.png", faults.len()));
            let _ = driver.desk.screen().and_then(|screen| screen.save(&picture));
            driver.track = None;
            if !driver.subject.is_running() || faults.len() > 50 {
                break;
            }
        }
    }
    (counts, faults)
}

fn word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Seen => "seen",
        Outcome::Unseen => "unseen",
        Outcome::Nothing => "nothing",
    }
}

/// The settings at the start: keys for what has none, searches that end soon, and no tables that take minutes to build.
fn settings(wanted: &Wanted) -> Settings {
    let keys = deeds::looks::KEYS.iter();
    Settings {
        keys: keys.map(|(id, keys)| ((*id).into(), keys.split(' ').map(Into::into).collect())).collect(),
        threads: 2,
        time_limit: SecondsLimit::of_whole(8),
        idle_tables: false,
        memory: if wanted.tables.is_some() { Memory::Auto } else { Memory::Small },
        tables: wanted.tables.clone(),
        ..Settings::default()
    }
}

/// Reads the command line.
fn wanted() -> Result<Wanted, Box<dyn Error>> {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH)?;
    let mut wanted = Wanted {
        seconds: 7200,
        seed: now.as_secs() % 1_000_000,
        out: PathBuf::new(),
        tables: None,
        program: Path::new("target/release/unfold").into(),
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
        match &name[..] {
            "--seconds" => wanted.seconds = value.parse()?,
            "--seed" => wanted.seed = value.parse()?,
            "--out" => wanted.out = std::path::absolute(value)?,
            "--tables" => wanted.tables = Some(std::path::absolute(value)?),
            "--program" => wanted.program = value.into(),
            _ => return Err(format!("{name} is no option").into()),
        }
    }
    if wanted.out.as_os_str().is_empty() {
        wanted.out = std::env::temp_dir().join(format!("unfold-soak-{}", wanted.seed));
    }
    std::fs::create_dir_all(&wanted.out)?;
    wanted.program = std::path::absolute(&wanted.program)?;
    Ok(wanted)
}
