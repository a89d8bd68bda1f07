//! `unfold bench diameter`: proves, part by part, how many moves are enough for any state of the 2x2x2x2.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use clap::Args;

use crate::command_line::host::{Failure, Host, Progress};
use crate::command_line::options::{INPUT, SEARCH, TablesFolder, Threads};
use crate::tess2::diameter::checkpoint::{Checkpoint, CheckpointError};
use crate::tess2::diameter::proof::{self, Fact, ProofContext, ProofError, ProofPart};
use unfold_engine::control::Control;
use unfold_engine::puzzle::text::sanitized;
use unfold_engine::puzzle::{Metric, PuzzleId};
use unfold_engine::tables::Workers;
use unfold_text::sentences::describe;
use unfold_text::{Language, numbers};

/// Name of the checkpoint in the cache folder.
const CHECKPOINT: &str = "diameter.checkpoint";

/// Options of `bench diameter`.
#[derive(Args, Debug)]
#[command(after_long_help = "Example:\n  unfold bench diameter --step 1 --checkpoint proof.checkpoint --threads 2")]
pub struct Diameter {
    /// How far the proof goes: a larger step takes longer and proves fewer moves
    #[arg(long, help_heading = SEARCH, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=i64::from(proof::STEPS)))]
    pub step: u8,
    #[command(flatten)]
    pub threads: Threads,
    /// File for the results so far, so that an interrupted proof can be resumed [default: a file in the cache folder]
    #[arg(long, help_heading = INPUT, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    #[command(flatten)]
    pub tables: TablesFolder,
}

pub fn run<H: Host>(options: &Diameter, host: &H) -> Result<(), H::Error> {
    let tables = &*host.tables(options.tables.path())?;
    let path = match &options.checkpoint {
        Some(path) => path.clone(),
        None => default_checkpoint(host)?,
    };
    let file = sanitized(path.display());
    let checkpoint = match Checkpoint::read(&path) {
        Ok(Some(checkpoint)) => {
            host.print_note(&format!("Continuing from {file}."));
            checkpoint
        }
        Ok(None) => Checkpoint::default(),
        // Never overwrite a file named by the user that is not a checkpoint.
        Err(CheckpointError::Foreign) if options.checkpoint.is_some() => {
            let what = format!("{file} is not a checkpoint of this version, or is damaged");
            let advice = "Name another file with --checkpoint, or delete this one to start again.".into();
            return Err(Failure::Input { what, advice }.into());
        }
        Err(CheckpointError::Foreign) => {
            host.print_note(&format!("{file} is damaged or from another version. Starting again."));
            Checkpoint::default()
        }
        Err(CheckpointError::Io(error)) => return Err(checkpoint_error(&error, &path).into()),
    };
    let current_part = Mutex::new((ProofPart::Tables, Instant::now(), 0.0));
    let fact = |fact: Fact| host.print_result(&sentence(fact));
    let work = |control: &Control| {
        let begins = |work: ProofPart| {
            control.set_progress(0.0);
            *current_part.lock().unwrap_or_else(PoisonError::into_inner) = (work, Instant::now(), control.progress());
        };
        let keep = |checkpoint: &Checkpoint| checkpoint.write(&path);
        let workers = Workers::new(options.threads.count(), control);
        let with = ProofContext { tables, workers, report_fact: &fact, part_started: &begins, save_checkpoint: &keep };
        proof::run(options.step, checkpoint, &with)
    };
    let look = |control: &Control| {
        let mut at_work = current_part.lock().unwrap_or_else(PoisonError::into_inner);
        let fraction = control.progress();
        // A resumed level starts with progress from an earlier run.
        if at_work.2 == 0.0 {
            *at_work = (at_work.0, Instant::now(), fraction);
        }
        let (work, since, from) = *at_work;
        let left = (fraction > from).then(|| since.elapsed().mul_f64((1.0 - fraction) / (fraction - from)));
        let what = match left {
            Some(left) => format!("{}, {} left", work_label(work), numbers::clock(left).plain()),
            None => work_label(work),
        };
        Some(Progress { what, fraction })
    };
    let result = host.run(work, look);
    if result.is_err() && host.is_interrupted() {
        host.print_note(&format!("What is proven so far is in {file}. The same command continues from there."));
    }
    let bound = result?.map_err(|error| match error {
        ProofError::Table(error) => Failure::Table(error),
        ProofError::Checkpoint(error) => checkpoint_error(&error, &path),
    })?;
    host.print_result(&format!("every state: at most {bound} moves {}", PuzzleId::Tess2.def().metric));
    Ok(())
}

fn default_checkpoint(host: &impl Host) -> Result<PathBuf, Failure> {
    let folder = host.cache_folder();
    host.make_folder(&folder).map_err(|error| checkpoint_error(&error, &folder))?;
    Ok(folder.join(CHECKPOINT))
}

fn checkpoint_error(error: &io::Error, path: &Path) -> Failure {
    let (file, reason) = (sanitized(path.display()), describe::io_error(error).get(Language::ENGLISH));
    let what = format!("The checkpoint {file} cannot be read or written: {reason}");
    Failure::File { what, advice: "Name a file in a folder that you may write to with --checkpoint.".into() }
}

fn work_label(work: ProofPart) -> String {
    match work {
        ProofPart::Tables => "Tables".into(),
        ProofPart::Lemmas => "Parts 1 and 2".into(),
        ProofPart::Nearest => "Nearest cosets".into(),
        ProofPart::Cosets(distance) => format!("Cosets at distance {distance}"),
    }
}

/// Formats a fact as a line of output.
fn sentence(fact: Fact) -> String {
    let n = numbers::grouped;
    match fact {
        Fact::Cube2Bound(p) => format!(
            "Check on the 2×2×2: {} cosets of {} elements solved the same way; every state: at most {} moves {}",
            n(p.cosets),
            n(p.elements),
            p.moves,
            Metric::Htm
        ),
        Fact::Axis(a) => format!(
            "Part 1, into H1: {} labellings of one sticker need more than 7 moves; {} pairs of them and {} sets of four are \
             compatible; {} of the sets can occur. Every state reaches H1, for one of the axes, within {} moves",
            n(a.far),
            n(a.pairs),
            n(a.quadruples),
            n(a.possible_quadruples),
            a.moves
        ),
        Fact::Side(s) => format!(
            "Part 2, to the cosets of H3: {} cosets are within 8 moves, {} at 9, {} at 10, {} beyond. No coset is farther than 10 \
             moves",
            n(s.within_8),
            n(s.at_9),
            n(s.at_10),
            n(s.beyond_10)
        ),
        Fact::Level(l) => {
            let classes = if l.classes == 1 { "1 class".into() } else { format!("{} classes", n(l.classes as u64)) };
            format!(
                "Part 3, the cosets at distance {}: {classes}, which make {} in all, each with {} elements, are all solved within \
                 {} moves. So {} + {} + {} moves: every state within {}",
                l.distance,
                n(l.cosets),
                n(l.elements),
                l.moves,
                l.axis_moves,
                l.moves_down,
                l.moves,
                l.bound
            )
        }
    }
}
