//! Control characters in arguments, contents and file names never reach a terminal; help that cannot be written is an error.

#![cfg(unix)]

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Stdio};
use unfold_tests::root;

use crate::support::program::{run_program, run_with_input, unfold};
use crate::support::{tables, temporary_beside_tables};

/// Sets the window title, starts an escape sequence by one character, changes the writing direction, and breaks the line.
const CONTROL_CHARACTERS: &str = "a\u{1b}]0;x\u{7}\u{9b}31m\u{202e}\u{2066}\u{7f}\u{2028}\r\nEVIL";

/// Checks that output contains none of the control characters and no line injected by them. A terminal itself ends lines by `\r\n`.
#[track_caller]
fn check(what: &[&str], printed: &str) {
    let obeyed = |c: char| "\u{7}\u{7f}\u{9b}\u{202e}\u{2066}\u{2028}".contains(c);
    assert!(!printed.contains(obeyed) && !printed.contains("\u{1b}]"), "{what:?}: {printed:?}");
    assert!(printed.split(['\r', '\n']).all(|line| !line.starts_with("EVIL")), "{what:?}: {printed:?}");
}

/// Writes files of each kind with control characters in names and contents; returns argument lists for every verb.
fn argument_lists(folder: &Path) -> Vec<Vec<String>> {
    let path = |ending: &str| folder.join(format!("{CONTROL_CHARACTERS}{ending}")).to_str().expect("text").to_owned();
    let write = |ending: &str, content: &str| std::fs::write(path(ending), content).expect("written");
    let log = std::fs::read_to_string(root().join("assets/example.log")).expect("a log");
    let (first, rest) = log.split_once('\n').expect("lines");
    write("1.log", CONTROL_CHARACTERS);
    write("2.log", &format!("{first} {CONTROL_CHARACTERS}\n{rest}"));
    write("3.log", &format!("{first}\n{}", rest.replacen('*', &format!("{CONTROL_CHARACTERS}\n*"), 1)));
    write("4.log", &log.replace('.', &format!(" {CONTROL_CHARACTERS}.")));
    let hsc = |events: &str| {
        format!("version 2\nsolve {{\n puzzle id=ft_hypercube:2 version=\"1\"\n log {{\n{events}\n }}\n}}\n")
    };
    write("2.hsc", &hsc(&format!("twists \"IU {}\"", CONTROL_CHARACTERS.replace(['\r', '\n'], " "))));
    write("3.hsc", &format!("{} {CONTROL_CHARACTERS}", hsc("")));
    write(
        "4.hsc",
        &hsc("").replace("ft_hypercube:2", &format!("#\"{}\"#", CONTROL_CHARACTERS.replace(['\r', '\n'], " "))),
    );
    write(".txt", &format!("R U // {CONTROL_CHARACTERS}\n{CONTROL_CHARACTERS}\nR //{CONTROL_CHARACTERS}\n"));
    write(".jsonl", &format!("{{\"event\":\"done\",\"index\":1,\"input\":\"R {CONTROL_CHARACTERS}\"}}\n"));
    write(".csv", &format!("index,input,{CONTROL_CHARACTERS}\n1,\"R {CONTROL_CHARACTERS}\",\n"));
    write(".json", &format!("[\"{CONTROL_CHARACTERS}\"]"));
    std::fs::create_dir(path(".d")).expect("made");
    let rows: &[&[&str]] = &[
        &["solve", "1.log"],
        &["solve", "2.log", "--timeout", "0.1", "--no-finish", "--tables", "%"],
        &["solve", "3.log", "--timeout", "0.1", "--no-finish", "--tables", "%"],
        &["solve", "4.log"],
        &["solve", "none.log"],
        &["solve", "--moves", "*"],
        &["solve", "--moves", "R", "*"],
        &["solve", "--facelets", "*"],
        &["solve", "https://alpha.twizzle.net/edit/?alg=*"],
        &["solve", "https://alpha.twizzle.net/edit/?puzzle=*&alg=R"],
        &["solve", "--moves", "R", "--method", "*"],
        &["solve", "--moves", "R", "--metric", "*"],
        &["solve", "--moves", "R", "--goal", "*"],
        &["solve", "--moves", "R", "--allow", "*"],
        &["solve", "--moves", "R", "--method", "greedy", "-o", ".d"],
        &["solve", "--moves", "R", "--method", "greedy", "-o", ".txt"],
        &["solve", "--moves", "R", "--method", "greedy", "-o", "new.txt"],
        &["solve", "--moves", "R", "--no-finish", "--tables", ".txt"],
        &["solve", "--method", "greedy", "--batch", ".txt"],
        &["solve", "--method", "greedy", "--batch", ".txt", "--jsonl"],
        &["solve", "--method", "greedy", "--batch", ".d"],
        &["batch", "merge", "new.csv", ".csv", ".txt"],
        &["batch", "merge", "-", ".jsonl"],
        &["batch", "merge", "-", "none.csv"],
        &["algorithms", "--case", "*"],
        &["algorithms", "--case", "R // *", "--allow", "<R,U>"],
        &["algorithms", "--case", ".txt", "--allow", "<R,U>"],
        &["algorithms", "--case", ".txt", "--allow", "<R,U>", "--jsonl"],
        &["algorithms", "--case", "R", "--goal", "*"],
        &["algorithms", "--case", "R", "--allow", "*"],
        &["algorithms", "--case", "R", "--ease", ".txt"],
        &["algorithms", "--case", "R", "--check", ".txt"],
        &["algorithms", "--case", "R U", "--check", "none.txt"],
        &["algorithms", "--catalogue", "*"],
        &["algorithms", "--catalogue", "pll", "--case", "*"],
        &["algorithms", "--catalogue", "cll", "--check", ".txt"],
        &["algorithms", "--catalogue", "pll", "--mine"],
        &["algorithms", "--catalogue", "pll", "--check", ".txt", "--jsonl"],
        &["cross", "1.log"],
        &["cross", "--moves", "R", "--face", "*"],
        &["cross", "--verify", ".csv"],
        &["cross", "--db", ".d"],
        &["pocket", "path", "--moves", "*"],
        &["pocket", "path", "--moves", "R", "--to", "*"],
        &["pocket", "export", ".csv"],
        &["coordinates", "--moves", "*"],
        &["coordinates", "--moves", "R", "--look-up", "*"],
        &["coordinates", "--moves", "R", "--look-up", "twist", "--move", "*"],
        &["scramble", "--seed", "*"],
        &["shorten", "1.log", "--timeout", "0.1", "-o", "new.log"],
        &["shorten", "*"],
        &["shorten", "R // *", "--timeout", "0.1"],
        &["shorten", "R", "--stretch", "*"],
        &["shorten", "--batch", ".txt", "--timeout", "0.1"],
        &["shorten", "--batch", ".txt", "--timeout", "0.1", "--jsonl"],
        &["steps", "*", "--method", "fmc", "--scramble", "R U"],
        &["steps", "R // *", "--method", "fmc", "--scramble", "R U"],
        &["steps", "--method", "*", "--scramble", "R"],
        &["steps", "--method", "fmc", "--scramble", "*"],
        &["steps", "--method", "fmc", "--scramble", "R", "--next", "*"],
        &["steps", "--method", "fmc", "--find", "--batch", ".txt", "--timeout", "0.1"],
        &["steps", "--method", "cfop", "--scramble", "*"],
        &["steps", "--method", "beginner", "--batch", ".txt"],
        &["insert", "--scramble", "R", "--skeleton", "*"],
        &["insert", "--scramble", "*", "--skeleton", "R"],
        &["insert", "--batch", ".txt"],
        &["convert", "1.log", "new.hsc"],
        &["convert", "2.hsc", "new.log"],
        &["convert", "3.hsc", "4.hsc", ".d"],
        &["convert", "1.log", "none.hsc", "new.xyz"],
        &["sheet", "1.log", "-o", "new.pdf"],
        &["sheet", "--moves", "R", "--solution", "*", "-o", "new.pdf"],
        &["sheet", "--moves", "R", "--solution", "R'", "-o", "new.pdf"],
        &["sheet", "--moves", "R", "--solution", "R'", "-o", ".csv"],
        &["examples", "*"],
        &["tables", "list", "*"],
        &["tables", "list", "cube2-distance", "--tables", ".d"],
        &["tables", "verify", "cube2-distance", "--tables", ".d"],
        &["tables", "move", ".d", "--tables", ".d"],
        &["tables", "move", "moved.d", "--tables", ".d"],
        &["generate", "completions", "*"],
        &["generate", "man", ".csv"],
        &["generate", "man", "man.d"],
        &["bench", "*"],
        &["bench", "anytime", "*"],
        &["*"],
        &["--*"],
        &["--language", "*"],
        &["--home", ".csv", "tables", "list", "cube2-distance"],
        &["help", "*"],
    ];
    // A word with a dot names a file, unless it is a link, a number or text.
    let is_file = |word: &str| word.contains('.') && !word.contains([' ', '/', '*']) && word != "0.1";
    let word = |word: &&str| match *word {
        "%" => tables::folder().to_str().expect("text").to_owned(),
        word if is_file(word) => path(word),
        word => word.replace('*', CONTROL_CHARACTERS),
    };
    rows.iter().map(|row| row.iter().map(word).collect()).collect()
}

/// The program with a home whose texts and settings contain control characters too.
fn at_home(home: &Path, arguments: &[&str]) -> Command {
    let texts = home.join("config/locales").join(CONTROL_CHARACTERS);
    std::fs::create_dir_all(&texts).expect("made");
    std::fs::write(texts.join(format!("{CONTROL_CHARACTERS}.ftl")), CONTROL_CHARACTERS).expect("written");
    std::fs::write(home.join("config/settings.json"), format!("{{\"tables\": {CONTROL_CHARACTERS:?}}}"))
        .expect("written");
    let mut command = unfold(arguments);
    command.env("UNFOLD_HOME", home);
    command
}

#[test]
fn no_verb_prints_control_characters() {
    let (folder, home) = (temporary_beside_tables(), temporary_beside_tables());
    let walks = argument_lists(folder.path());
    let walked: BTreeSet<&str> = walks.iter().map(|words| words[0].as_str()).collect();
    for verb in unfold_solver::cli::command().get_subcommands() {
        assert!(walked.contains(verb.get_name()), "{} is missing among the walks", verb.get_name());
    }
    for words in &walks {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (_, out, err) = run_with_input(at_home(home.path(), &words), format!("{CONTROL_CHARACTERS}\n").as_bytes());
        // CSV rows are for programs, which need them unchanged.
        let is_data = words.contains(&"--batch") && !words.contains(&"--jsonl");
        check(&words, if is_data { "" } else { &out });
        check(&words, &err);
    }
}

/// The program's output on a terminal, which `script` provides.
#[cfg(target_os = "linux")]
fn on_a_terminal(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let quoted = |word: &std::ffi::OsStr| format!("'{}'", word.to_str().expect("text").replace('\'', r"'\''"));
    let line: Vec<String> = words.map(quoted).collect();
    let mut script = Command::new("script");
    script.args(["-qec", &line.join(" "), "/dev/null"]).stdin(Stdio::null());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => script.env(name, value),
            None => script.env_remove(name),
        };
    }
    String::from_utf8(script.output().expect("script, of util-linux").stdout).expect("text")
}

#[cfg(target_os = "linux")]
#[test]
fn no_verb_prints_control_characters_on_a_terminal() {
    let (folder, home) = (temporary_beside_tables(), temporary_beside_tables());
    for words in argument_lists(folder.path()) {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        check(&words, &on_a_terminal(&at_home(home.path(), &words)));
    }
    // The program's own colours remain.
    assert!(on_a_terminal(&unfold(&["--nope"])).contains("\u{1b}[31merror:"));
}

#[test]
fn machine_readable_output_is_unchanged() {
    let line = format!("R // {}", CONTROL_CHARACTERS.replace("\r\n", " "));
    let solve = ["solve", "--method", "greedy", "--batch", "-"];
    let (code, out, err) = run_with_input(unfold(&solve), format!("{line}\n").as_bytes());
    assert!(code == 0 && out.contains(&line), "{out:?}{err}");
    let (_, out, _) = run_with_input(unfold(&[&solve[..], &["--jsonl"]].concat()), format!("{line}\n").as_bytes());
    let row: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(row["input"], line, "escaped, and so the same");
    check(&solve, &out);
}

#[test]
fn help_that_cannot_be_written_is_an_error() {
    for words in [&["--help"][..], &["-h"], &["--version"], &["help", "solve"], &["tables", "--help"]] {
        let (code, out, err) = run_program(unfold(words));
        assert!(code == 0 && !out.is_empty() && err.is_empty(), "{words:?}: {err}");
        if !Path::new("/dev/full").exists() {
            continue;
        }
        let full = std::fs::File::options().write(true).open("/dev/full").expect("a device");
        let output = unfold(words).stdout(full).output().expect("the program starts");
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), err.lines().count()), (Some(4), 1), "{words:?}: {err}");
        assert!(err.contains("The results could not be written"), "{err}");
        // A reader that has gone is not a failure.
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = unfold(words).stdout(writer).output().expect("the program starts");
        assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0), "{words:?}");
    }
}
