//! `unfold solve --batch`: many states, one a line, several at once; rows are printed in the order of the lines.

use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use indicatif::ProgressBar;

use super::args::{self, Notation, Solve, USUAL};
use super::out::{self, LOOK, Terminal};
use super::solve::{limits, method, store};
use super::{Failure, file_failure, input, language, tables};
use crate::app::batch::engine::{Batch, Heard, Plan};
use crate::app::batch::lines::{self, Line};
use crate::app::batch::row::{self, Form, Format, Row};
use crate::app::batch::sums::Sums;
use crate::app::files::{self, FileError};
use crate::app::sentences::describe::UserError;
use crate::engine::notation::colours::Assumed;
use crate::engine::notation::{self, hypercube};
use crate::i18n::{numbers, terminal as say};

/// Rows that may be unfinished or wait for an earlier one, for each job.
const WINDOW: usize = 256;

/// Solves every line of a file, or of stdin.
pub fn run(options: &Solve, file: &Path, terminal: &Terminal) -> Result<(), Failure> {
    let puzzle = options.puzzle.unwrap_or(USUAL);
    let solver = method(options, puzzle)?;
    let (source, bytes) = source(file)?;
    let (jobs, threads) = shares(options.jobs, options.threads, args::threads(None));
    out::catch_interrupt();
    let store = store(&options.tables, terminal)?;
    tables::prepare(solver, args::threads(None), &store, terminal)?;
    tables::note_unsaved(&store, terminal);
    let asked = options.puzzle;
    let assumed = Arc::new(Mutex::new(Vec::new()));
    let told = assumed.clone();
    let read = move |line: &Line| match line.cut {
        true => Err(input::too_large(lines::LONGEST)),
        false => {
            let stated = input::state(notation::read, asked, &line.text, line.number)?;
            if let Some(assumed) = stated.assumed {
                let mut all = told.lock().unwrap_or_else(PoisonError::into_inner);
                if !all.contains(&assumed) {
                    all.push(assumed);
                }
            }
            Ok(stated.state)
        }
    };
    let plan = Plan {
        solver,
        limits: limits(options, threads),
        store,
        jobs,
        read: Box::new(read),
        shard: options.shard,
        ahead: WINDOW * jobs,
    };
    let form = if options.jsonl { Form::Json } else { Form::Csv };
    let print = match options.notation {
        Notation::Letters => notation::print,
        Notation::Mc4d => |_, moves: &_| hypercube::mc4d(moves),
    };
    let format = Format { puzzle, print, form };
    let (bar, sums) = (terminal.input_bar(bytes), Sums::default());
    let mut printer = Printer { terminal, format, bar, sums, assumed, noted: 0 };
    let ended = printer.until_the_end(Batch::start(plan, source));
    printer.bar.finish_and_clear();
    verdict(&printer.sums, ended, file, terminal)
}

/// Where lines are read from, and how many bytes that is, where anyone knows.
type Source = (Box<dyn BufRead + Send>, Option<u64>);

/// The lines of a file, or of stdin.
pub fn source(file: &Path) -> Result<Source, Failure> {
    if file.as_os_str() == "-" {
        return Ok((Box::new(BufReader::new(io::stdin())), None));
    }
    let (source, bytes) = files::lines(file).map_err(|error| file_failure(&error))?;
    Ok((Box::new(BufReader::new(source)), bytes))
}

/// How many states at once, and on how many threads each: whatever is not asked for, so that every core has work.
fn shares(jobs: Option<u16>, threads: Option<u16>, cores: usize) -> (usize, usize) {
    match (jobs.map(usize::from), threads.map(usize::from)) {
        (None, None) => (cores, 1),
        (Some(jobs), None) => (jobs, (cores / jobs).max(1)),
        (None, Some(threads)) => ((cores / threads).max(1), threads),
        (Some(jobs), Some(threads)) => (jobs, threads),
    }
}

/// Prints rows in the order of their lines.
struct Printer<'a> {
    terminal: &'a Terminal,
    format: Format,
    bar: ProgressBar,
    sums: Sums,
    /// How letters of colours were taken so far, each way once.
    assumed: Arc<Mutex<Vec<Assumed>>>,
    /// How many of these were told.
    noted: usize,
}

impl Printer<'_> {
    /// Prints what the workers return; tells whether the input could be read to its end.
    fn until_the_end(&mut self, mut batch: Batch) -> io::Result<()> {
        if let Some(head) = row::head(self.format.form) {
            self.terminal.say_beside(&self.bar, &head);
        }
        loop {
            if out::interrupted() || self.terminal.is_closed() {
                batch.stop();
            }
            match batch.next_row(LOOK) {
                Heard::Row(row) => self.print(&row),
                Heard::Nothing => {}
                Heard::End(ended) => return ended,
            }
        }
    }

    fn print(&mut self, row: &Row) {
        let assumed = self.assumed.lock().unwrap_or_else(PoisonError::into_inner);
        for how in assumed.iter().skip(self.noted) {
            self.bar.suspend(|| input::note_assumed(how, self.terminal));
        }
        self.noted = assumed.len();
        drop(assumed);
        self.sums.add(row);
        self.terminal.say_beside(&self.bar, &row.text(self.format));
        if !self.bar.is_hidden() {
            self.bar.set_message(say::BATCH_ROWS.fill(language(), [&numbers::grouped(self.sums.rows)]));
            self.bar.set_position(row.bytes);
        }
    }
}

/// How the batch ended: the gravest of what happened.
fn verdict(sums: &Sums, ended: io::Result<()>, file: &Path, terminal: &Terminal) -> Result<(), Failure> {
    if out::interrupted() {
        return Err(Failure::Interrupted);
    }
    ended.map_err(|source| file_failure(&FileError::of_lines(file.into(), source)))?;
    if terminal.is_closed() {
        return Ok(());
    }
    let look = |what| UserError::new(what, say::BATCH_DO);
    if sums.failed > 0 {
        return Err(Failure::Files(look(say::BATCH_FAILED.fill(language(), [&sums.failed, &sums.rows]))));
    }
    if sums.wrong > 0 {
        return Err(Failure::Input(look(say::BATCH_WRONG.fill(language(), [&sums.wrong, &sums.rows]))));
    }
    if sums.unsolved > 0 {
        let (unsolved, rows) = (&sums.unsolved, &sums.rows);
        terminal.note(&match sums.exhausted {
            0 => say::BATCH_UNSOLVED.fill(language(), [unsolved, rows]),
            exhausted => say::BATCH_EXHAUSTED.fill(language(), [unsolved, rows, &exhausted]),
        });
        return Err(Failure::Unsolved);
    }
    Ok(())
}
