//! Processes killed at any moment: their files are complete or absent, and the next process cleans up.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use unfold_engine::mc4d;
use unfold_engine::tables::spec;
use unfold_engine::tables::store::{FileState, Tables};

use crate::rounds;
use crate::support::program::{run_program, signal, unfold};
use crate::support::{names_in, temporary_beside_tables};

fn path(folder: &Path) -> &str {
    folder.to_str().expect("a path of text")
}

/// Runs a command and kills it at a random moment within this time, in half of the cases just after an interrupt. Returns true if it had
/// already ended by itself.
fn kill_at_random(mut command: Command, within: Duration, random: &mut ChaCha8Rng) -> bool {
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program starts");
    std::thread::sleep(within.mul_f64(random.random()));
    if let Some(status) = child.try_wait().expect("a child") {
        assert_eq!(status.code(), Some(0));
        return true;
    }
    if random.random() {
        signal(&child, "INT");
        std::thread::sleep(Duration::from_millis(random.random_range(0..30)));
    }
    child.kill().expect("killed");
    child.wait().expect("it ended");
    false
}

/// Runs a command undisturbed, which must succeed; returns the time taken.
fn run_timed(command: Command) -> Duration {
    let began = Instant::now();
    let (code, _, err) = run_program(command);
    assert_eq!(code, 0, "{err}");
    began.elapsed()
}

#[test]
fn killing_a_builder_leaves_a_valid_table_or_none() {
    let folder = temporary_beside_tables();
    let store = Tables::open(folder.path());
    let tables = ["cube2-distance", "cube3-slice-flip", "cube3-optimal-edges", "cube3-optimal-0"];
    let build = |name: &str| unfold(&["tables", "build", name, "--tables", path(folder.path())]);
    let times = tables.map(|name| run_timed(build(name)));
    rounds("builds killed", |random| {
        let n = random.random_range(0..tables.len());
        let spec = spec::find(tables[n]).expect("a table");
        store.remove(spec).expect("removed");
        let has_ended = kill_at_random(build(tables[n]), times[n], random);
        let state = store.file_state(spec);
        assert!(state == FileState::Good || (state == FileState::Absent && !has_ended), "{}: {state:?}", spec.name);
    });
    // The next process finishes all tables, and leaves no other files.
    for name in tables {
        run_timed(build(name));
    }
    let left = names_in(folder.path());
    assert!(left.iter().all(|name| name.ends_with(".table")), "{left:?}");
}

#[test]
fn killing_a_save_leaves_the_old_or_the_new_log() {
    let folder = temporary_beside_tables();
    let log = folder.path().join("solved.log");
    let turns = ["UF RO", "UF RO FO LU", "RU"];
    let save = |n: usize| {
        let saved = ["-o", path(&log), "--force"];
        let mut command = unfold(
            &[&["solve", "--puzzle", "2x2x2x2", "--method", "optimal", "--moves", turns[n]], &saved[..]].concat(),
        );
        command.args(["--tables", path(crate::support::tables::folder())]);
        command
    };
    let took = run_timed(save(0));
    let good: Vec<String> = (0..turns.len())
        .map(|n| {
            run_timed(save(n));
            fs::read_to_string(&log).expect("a log")
        })
        .collect();
    rounds("saves killed", |random| {
        kill_at_random(save(random.random_range(0..turns.len())), took, random);
        let text = fs::read_to_string(&log).expect("a log");
        assert!(good.contains(&text) && mc4d::read(text.as_bytes()).is_ok(), "{text}");
    });
    run_timed(save(0));
    assert_eq!(names_in(folder.path()), ["solved.log"]);
}

#[test]
fn killing_an_export_leaves_complete_files_or_none() {
    let whole = temporary_beside_tables();
    let export = |folder: &Path| unfold(&["pocket", "export", path(folder), "--force"]);
    let took = run_timed(export(whole.path()));
    let names = names_in(whole.path());
    let sizes: Vec<u64> =
        names.iter().map(|name| fs::metadata(whole.path().join(name)).expect("a file").len()).collect();
    let folder = temporary_beside_tables();
    rounds("exports killed", |random| {
        for name in &names {
            let _ = fs::remove_file(folder.path().join(name));
        }
        let has_ended = kill_at_random(export(folder.path()), took, random);
        for (name, size) in names.iter().zip(&sizes) {
            match fs::metadata(folder.path().join(name)) {
                Ok(about) => assert_eq!(about.len(), *size, "{name} is cut off"),
                Err(_) => assert!(!has_ended, "{name} is missing"),
            }
        }
    });
    run_timed(export(folder.path()));
    assert_eq!(names_in(folder.path()), names);
    for name in &names {
        assert!(fs::read(folder.path().join(name)).ok() == fs::read(whole.path().join(name)).ok(), "{name}");
    }
}

#[test]
fn killing_a_move_leaves_tables_in_one_of_the_folders() {
    let home = temporary_beside_tables();
    let folders = ["one", "other"].map(|name| home.path().join(name));
    let names = ["cube2-distance", "cube3-slice-flip", "cube3-slice-twist", "cube3-optimal-edges"];
    let program = |arguments: &[&str]| {
        let mut command = unfold(arguments);
        command.env("UNFOLD_HOME", home.path());
        command
    };
    let moved = |to: &Path| program(&["tables", "move", path(to)]);
    run_timed(moved(&folders[0]));
    run_timed(program(&[&["tables", "build"], &names[..]].concat()));
    let took = run_timed(moved(&folders[1]));
    let state = |folder: &Path, name| Tables::open(folder.to_path_buf()).file_state(spec::find(name).expect("a table"));
    rounds("moves killed", |random| {
        // Moves the tables to the folder that the settings do not name.
        let (_, out, _) = run_program(program(&["tables", "list", names[0]]));
        let to = folders.iter().find(|folder| !out.contains(path(folder))).expect("the other folder");
        kill_at_random(moved(to), took, random);
        for name in names {
            let states = [0, 1].map(|n| state(&folders[n], name));
            assert!(states.contains(&FileState::Good) && !states.contains(&FileState::Damaged), "{name}: {states:?}");
        }
        // The settings are complete: the program finds its tables.
        let (code, out, err) = run_program(program(&["tables", "list", names[0]]));
        assert!(code == 0 && err.is_empty() && folders.iter().any(|folder| out.contains(path(folder))), "{out}{err}");
    });
}
