//! `unfold bench diameter`: a bound on the moves that any state of the 2x2x2x2 needs, shown part by part.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use clap::Args;

use crate::cli::args::{self, INPUT, SEARCH, TABLES};
use crate::cli::out::{self, Terminal};
use crate::cli::solve::store;
use crate::cli::{CliError, language};
use unfold_engine::control::Control;
use unfold_engine::disk::folders;
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_engine::tables::Workers;
use unfold_lab::tess2::diameter::checkpoint::{Checkpoint, CheckpointError};
use unfold_lab::tess2::diameter::proof::{self, Fact, ProofError, Surroundings, Work};
use unfold_text::sentences::describe;
use unfold_text::{Arg, command_line as say, numbers};

/// The name of the checkpoint in the cache folder.
const CHECKPOINT: &str = "diameter.checkpoint";

/// Options of `bench diameter`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench diameter --step 1 --checkpoint proof.checkpoint --threads 2")]
pub struct Diameter {
    /// How far the proof goes: a larger step takes longer and proves fewer moves
    #[arg(long, help_heading = SEARCH, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=i64::from(proof::STEPS)))]
    pub step: u8,
    /// Threads [default: all cores]
    #[arg(long, help_heading = SEARCH, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
    /// File that keeps what is proven, so that the proof can be interrupted [default: a file in the cache folder]
    #[arg(long, help_heading = INPUT, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    /// Folder in which tables are kept
    #[arg(long, help_heading = TABLES, value_name = "DIR")]
    pub tables: Option<PathBuf>,
}

/// Runs the bench.
pub fn run(options: &Diameter, terminal: &Terminal) -> Result<(), CliError> {
    let store = &store(&options.tables, terminal)?;
    let path = match &options.checkpoint {
        Some(path) => path.clone(),
        None => default_checkpoint()?,
    };
    let shown = path.display().to_string();
    let checkpoint = match Checkpoint::read(&path) {
        Ok(Some(checkpoint)) => {
            terminal.note(&say::DIAMETER_RESUMED.fill(language(), [&shown]));
            checkpoint
        }
        Ok(None) => Checkpoint::default(),
        // A file that the person named and that is something else must not be replaced.
        Err(CheckpointError::Foreign) if options.checkpoint.is_some() => {
            let what = say::DIAMETER_FOREIGN.with([&shown]);
            return Err(CliError::input(what, say::DIAMETER_FOREIGN_DO));
        }
        Err(CheckpointError::Foreign) => {
            terminal.note(&say::DIAMETER_ANEW.fill(language(), [&shown]));
            Checkpoint::default()
        }
        Err(CheckpointError::Io(error)) => return Err(unkept(&error, &shown)),
    };
    let bar = terminal.bar();
    let at_work = Mutex::new((Work::Tables, Instant::now(), 0.0));
    let fact = |fact: Fact| terminal.say_beside(&bar, format!("{}\n", sentence(fact)).as_bytes());
    let work = |control: &Control| {
        let begins = |work: Work| {
            control.set_progress(0.0);
            *at_work.lock().unwrap_or_else(PoisonError::into_inner) = (work, Instant::now(), control.progress());
        };
        let keep = |checkpoint: &Checkpoint| checkpoint.write(&path);
        let threads = args::threads(options.threads);
        let with =
            Surroundings { store, workers: Workers::new(threads, control), fact: &fact, work: &begins, keep: &keep };
        proof::run(options.step, checkpoint, &with)
    };
    let look = |control: &Control| {
        let mut at_work = at_work.lock().unwrap_or_else(PoisonError::into_inner);
        let done = control.progress();
        // Where a level is gone on with, its first progress is not of this time.
        if at_work.2 == 0.0 {
            *at_work = (at_work.0, Instant::now(), done);
        }
        let (work, since, from) = *at_work;
        let left = (done > from).then(|| since.elapsed().mul_f64((1.0 - done) / (done - from)));
        bar.set_message(match left {
            Some(left) => say::DIAMETER_LEFT.fill(language(), [&name(work) as &dyn Arg, &numbers::clock(left)]),
            None => name(work),
        });
        bar.set_position((done * 1000.0) as u64);
    };
    let result = out::stoppable(terminal, work, look);
    bar.finish_and_clear();
    if matches!(result, Err(CliError::Interrupted)) {
        terminal.note(&say::DIAMETER_STOPPED.fill(language(), [&shown]));
    }
    let bound = result?.map_err(|error| match error {
        ProofError::Table(error) => error.into(),
        ProofError::Keep(error) => unkept(&error, &shown),
    })?;
    let metric = PuzzleId::Tess2.def().metric;
    terminal.say(&say::DIAMETER_BOUND.fill(language(), [&bound, &metric]));
    Ok(())
}

fn default_checkpoint() -> Result<PathBuf, CliError> {
    let folder = folders::cache();
    folders::make(&folder).map_err(|error| unkept(&error, &folder.display().to_string()))?;
    Ok(folder.join(CHECKPOINT))
}

fn unkept(error: &std::io::Error, path: &str) -> CliError {
    let what = say::DIAMETER_UNKEPT.with([&path, &describe::io_error(error)]);
    CliError::files(what, say::DIAMETER_UNKEPT_DO)
}

fn name(work: Work) -> String {
    match work {
        Work::Tables => say::DIAMETER_TABLES.get(language()).into(),
        Work::Lemmas => say::DIAMETER_LEMMAS.get(language()).into(),
        Work::Nearest => say::DIAMETER_NEAREST.get(language()).into(),
        Work::Cosets(distance) => say::DIAMETER_COSETS.fill(language(), [&distance]),
    }
}

/// A fact as people read it.
fn sentence(fact: Fact) -> String {
    let n = numbers::grouped;
    match fact {
        Fact::Cube2Bound(p) => {
            let cells: [&dyn Arg; 4] = [&n(p.cosets), &n(p.elements), &p.moves, &Metric::Htm];
            say::DIAMETER_POCKET.fill(language(), cells)
        }
        Fact::Axis(a) => {
            let cells: [&dyn Arg; 5] = [&n(a.far), &n(a.pairs), &n(a.fours), &n(a.states), &a.moves];
            say::DIAMETER_AXIS.fill(language(), cells)
        }
        Fact::Side(s) => {
            let [within_8, at_9, at_10, beyond] = [s.within_8, s.at_9, s.at_10, s.beyond].map(n);
            let cells: [&dyn Arg; 4] = [&within_8, &at_9, &at_10, &beyond];
            say::DIAMETER_SIDE.fill(language(), cells)
        }
        Fact::Level(l) => {
            let (cosets, classes, elements) = (n(l.cosets), n(l.classes as u64), n(l.elements));
            let cells: [&dyn Arg; 8] =
                [&l.distance, &cosets, &classes, &elements, &l.moves, &l.first, &l.down, &l.bound];
            say::DIAMETER_LEVEL.fill(language(), cells)
        }
    }
}
