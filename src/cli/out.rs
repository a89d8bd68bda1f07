//! The two streams of a terminal.

#![allow(clippy::disallowed_methods, reason = "this file has the two streams")]

use std::cell::OnceCell;
use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::{error::CliError, language::language};
use indicatif::{ProgressBar, ProgressStyle};
use unfold_app::system::stream;
use unfold_engine::puzzle::{Metric, PuzzleId, text::shown_lines};
use unfold_engine::{control::Control, search::SolveError, tables::room};
use unfold_text::{sentences::describe, window};

/// Results to stdout, everything else to stderr.
#[derive(Debug, Default)]
pub struct Terminal {
    /// True if the reader of stdout has gone away.
    closed: AtomicBool,
    /// Why stdout could not be written otherwise.
    failed: Mutex<Option<std::io::Error>>,
}

impl Terminal {
    /// One line of result, handed on at once.
    pub fn say(&self, line: &str) {
        self.say_text(&shown_lines(format_args!("{line}\n")));
    }

    /// Text of several lines.
    pub fn say_text(&self, text: &str) {
        self.say_bytes(text.as_bytes());
    }

    /// Whole lines that other programs read: as they are, unless a screen would obey what stands in them.
    pub fn say_bytes(&self, bytes: &[u8]) {
        if std::io::stdout().is_terminal() {
            self.write(shown_lines(String::from_utf8_lossy(bytes)).as_bytes());
        } else {
            self.write(bytes);
        }
    }

    fn write(&self, bytes: &[u8]) {
        let mut out = std::io::stdout().lock();
        self.note_written(out.write_all(bytes).and_then(|()| out.flush()));
    }

    /// Help and the version as results, and what is wrong with the arguments as a note.
    pub fn print(&self, told: &clap::Error) {
        let printed = told.print().and_then(|()| std::io::stdout().flush());
        if !told.use_stderr() {
            self.note_written(printed);
        }
    }

    /// Remembers whether stdout could be written.
    fn note_written(&self, written: std::io::Result<()>) {
        let Err(error) = written else { return };
        self.closed.store(true, Ordering::Relaxed);
        // A closed pipe is not an error; a full disk is.
        if !stream::is_of_closed_pipe(&error) {
            self.failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        }
    }

    /// Why stdout could not be written, if that was no reader gone away.
    pub fn take_failure(&self) -> Option<std::io::Error> {
        self.failed.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// One line that is no result.
    pub fn note(&self, line: &str) {
        // A note that cannot be written to stderr is dropped.
        let _ = writeln!(std::io::stderr().lock(), "{}", shown_lines(line));
    }

    /// True if results can no longer be told.
    pub fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    /// Lines of result while a bar may be drawn.
    pub fn say_beside(&self, bar: &ProgressBar, lines: &[u8]) {
        // Only where both go to the same screen must the bar give way.
        if bar.is_hidden() || !std::io::stdout().is_terminal() {
            self.say_bytes(lines);
        } else {
            bar.suspend(|| self.say_bytes(lines));
        }
    }

    /// A progress bar for input of this many bytes, or a spinner if the number is unknown; drawn only on a terminal.
    pub fn input_bar(&self, bytes: Option<u64>) -> ProgressBar {
        match bytes {
            Some(bytes) => styled(ProgressBar::new(bytes), "{msg} [{bar:30}] {percent}% {eta}"),
            None => styled(ProgressBar::new_spinner(), "{spinner} {msg} {elapsed}"),
        }
    }

    /// True if bars are drawn.
    pub fn draws_bars(&self) -> bool {
        std::io::stderr().is_terminal()
    }

    /// A bar for tables at work, drawn only on a terminal.
    pub fn bar(&self) -> ProgressBar {
        styled(ProgressBar::new(1000), "{msg} [{bar:30}] {percent}%")
    }
}

/// The bar with this template, or a hidden one if there is no terminal.
fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    match ProgressStyle::with_template(template) {
        Ok(style) if std::io::stderr().is_terminal() => bar.with_style(style),
        _ => ProgressBar::hidden(),
    }
}

/// Set by Ctrl-C.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// True if Ctrl-C was pressed since [`catch_interrupt`].
pub fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::Relaxed)
}

/// The exit code of a second Ctrl-C.
static SECOND: AtomicU8 = AtomicU8::new(130);

/// From now on the first Ctrl-C is only noted, so that the best so far can be printed and saved; a second one ends the program.
pub fn catch_interrupt() {
    // Without a handler Ctrl-C ends the program as ever.
    let _ = ctrlc::set_handler(|| {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(SECOND.load(Ordering::Relaxed).into());
        }
    });
}

/// From now on the exit code is settled, whatever interrupts what is still to be done.
pub fn settle(code: u8) {
    SECOND.store(code, Ordering::Relaxed);
}

/// True if the reader of stdout has closed it, even if nothing was written since.
pub fn reader_is_gone() -> bool {
    stream::reader_is_gone(std::io::stdout())
}

/// Runs `work` on a thread of its own, with a control that Ctrl-C or the end of stdout stops; `look` is called meanwhile.
pub fn stoppable<T: Send>(
    terminal: &Terminal,
    work: impl FnOnce(&Control) -> T + Send,
    look: impl Fn(&Control),
) -> Result<T, CliError> {
    let ended = until_stopped(terminal, work, look);
    if interrupted() { Err(CliError::Interrupted) } else { ended }
}

/// The same for work whose result counts although it was interrupted.
pub fn until_stopped<T: Send>(
    terminal: &Terminal,
    work: impl FnOnce(&Control) -> T + Send,
    look: impl Fn(&Control),
) -> Result<T, CliError> {
    let control = Control::new();
    let result = std::thread::scope(|scope| {
        let work = room::spawn_scoped(scope, || work(&control)).map_err(SolveError::Thread)?;
        while !work.is_finished() {
            if interrupted() || terminal.is_closed() {
                control.stop();
            }
            look(&control);
            std::thread::sleep(SHORT_LOOK);
        }
        work.join().map_err(|_| SolveError::Crashed)
    });
    result.map_err(|error| CliError::Files(describe::solve(PuzzleId::default(), &error)))
}

/// The content of an empty cell.
pub const NOTHING: &str = "-";

/// The same with a bar of this name, where it takes long.
pub fn run_with_progress<T: Send>(
    terminal: &Terminal,
    name: &'static str,
    work: impl FnOnce(&Control) -> T + Send,
) -> Result<T, CliError> {
    let began = Instant::now();
    let bar = OnceCell::<ProgressBar>::new();
    let look = |control: &Control| {
        if began.elapsed() > PATIENCE {
            let bar = bar.get_or_init(|| terminal.bar());
            bar.set_message(name);
            bar.set_position((control.progress() * 1000.0) as u64);
        }
    };
    let result = stoppable(terminal, work, look);
    if let Some(bar) = bar.get() {
        bar.finish_and_clear();
    }
    result
}

/// A bar, or a note, is shown for what takes longer.
pub const PATIENCE: Duration = Duration::from_millis(300);
/// How often a waiting loop looks up.
pub const LOOK: Duration = Duration::from_millis(20);
/// The same where many short pieces of work follow each other.
const SHORT_LOOK: Duration = Duration::from_millis(2);

/// "17 STM".
pub fn length(length: usize, metric: Metric) -> String {
    window::LENGTH.fill(language(), [&length, &metric])
}
