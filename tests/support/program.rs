//! The program as run by scripts.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use super::WAIT_TIMEOUT;
use super::bell::Deadline;

/// The program with these arguments and an empty stdin, in English, with [`usual_home`] as its home.
pub fn unfold(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_unfold-tested"));
    command.args(arguments).stdin(Stdio::null());
    // Tests expect English, whatever the system's language.
    for variable in ["LANGUAGE", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command.env("LC_ALL", "C").env("UNFOLD_HOME", usual_home());
    command
}

/// Home folder of the program for tests without one of their own, instead of the home of the user who runs them.
pub fn usual_home() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("unfold-home")
}

/// The program with these arguments and the shared tables.
pub fn with_tables(arguments: &[&str]) -> Command {
    let mut command = unfold(arguments);
    command.arg("--tables").arg(super::tables::folder());
    command
}

/// The program with the shared tables and `--puzzle 2x2x2x2`, for input that does not name the puzzle.
pub fn with_tess2(arguments: &[&str]) -> Command {
    let mut command = with_tables(arguments);
    command.args(["--puzzle", "2x2x2x2"]);
    command
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// Runs a command; returns the exit code, stdout and stderr. Panics if a signal ended it.
pub fn run_program(mut command: Command) -> (i32, String, String) {
    exit_and_output(&command.output().expect("the program starts"))
}

/// Runs a command with this input on stdin, which the program need not read to the end; returns the exit code, stdout and stderr.
pub fn run_with_input(mut command: Command, input: &[u8]) -> (i32, String, String) {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin");
    std::thread::scope(|scope| {
        scope.spawn(move || drop(stdin.write_all(input)));
        exit_and_output(&child.wait_with_output().expect("the program ends"))
    })
}

/// Sends a signal, such as `INT`, to a process.
#[cfg(unix)]
pub fn signal(child: &std::process::Child, name: &str) {
    let sent = Command::new("kill").args([&format!("-{name}"), &child.id().to_string()]).status().expect("kill");
    assert!(sent.success());
}

/// Polls for a condition that no event announces: the content of another process's files, or a thread waiting for another process.
///
/// Most actions of a process can be observed by its output or its end: wait for those instead.
#[allow(clippy::disallowed_methods, reason = "nobody tells of it")]
pub fn wait_until(what: &str, ready: impl Fn() -> bool) {
    let deadline = Deadline::new(what);
    while !ready() {
        deadline.check();
        std::thread::park_timeout(Duration::from_millis(1));
    }
}

/// Returns the lines of a child's output as they come.
pub fn lines(stream: impl Read + Send + 'static) -> Receiver<String> {
    let (send, lines) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(stream).lines() {
            let Ok(line) = line else { return };
            if send.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

/// Skips lines up to the next one that contains this word, and returns it.
pub fn line_with(lines: &Receiver<String>, word: &str) -> String {
    let deadline = Deadline::new(word);
    loop {
        let line = lines.recv_timeout(WAIT_TIMEOUT).unwrap_or_else(|_| panic!("no line with {word:?}"));
        if line.contains(word) {
            return line;
        }
        deadline.check();
    }
}

fn exit_and_output(output: &Output) -> (i32, String, String) {
    let code = output.status.code().unwrap_or_else(|| panic!("{}: {}", output.status, text(&output.stderr)));
    (code, text(&output.stdout), text(&output.stderr))
}
