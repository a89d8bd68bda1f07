//! Unexpected files and input, and killed processes: nothing hangs, nothing is lost, nothing is left behind.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::home::{environment, start};
use crate::support::program::{
    line_with, lines, run_program, run_with_input, signal, text, unfold, wait_until, with_tables,
};
use crate::support::{names_in, temporary_beside_tables};
use unfold_app::settings::{Settings, error::SettingsError};
use unfold_app::{
    dialog::Dialog,
    system::{environment::Environment, settings_file},
};
use unfold_engine::disk::lock::Lock;
use unfold_engine::disk::read::{ReadError, read_error};
use unfold_text::Language;

const TABLE: &str = "cube3-slice-twist";

fn make_pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().expect("mkfifo").success());
}

/// The program with this home, and no environment variables for other folders.
fn at_home(home: &Path, arguments: &[&str]) -> Command {
    let mut command = unfold(arguments);
    for name in ["UNFOLD_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] {
        command.env_remove(name);
    }
    command.env("HOME", home);
    command
}

#[test]
fn a_settings_path_that_is_not_a_file_is_reported_and_kept() {
    let home = temporary_beside_tables();
    let folder = home.path().join(".config/unfold");
    std::fs::create_dir_all(&folder).expect("made");
    let file = folder.join("settings.json");
    let list = || run_program(at_home(home.path(), &["tables", "list", TABLE]));
    make_pipe(&file);
    for device in [None, Some("/dev/zero")] {
        if let Some(device) = device {
            std::fs::remove_file(&file).expect("removed");
            std::os::unix::fs::symlink(device, &file).expect("linked");
        }
        let (code, out, err) = list();
        assert_eq!(code, 0, "{err}");
        assert!(out.contains(".cache/unfold/tables"), "{out}");
        assert!(err.contains("not a regular file") && err.contains("settings.json"), "{err}");
        let (settings, error) = settings_file::load(&folder, Language::ENGLISH);
        assert_eq!(settings, Settings::default());
        let Some(SettingsError::Read { source, .. }) = error else { panic!("{error:?}") };
        assert_eq!(read_error(&source), Some(ReadError::NotRegular));
        assert!(settings_file::check_writable(&folder).is_err() && settings_file::save(&settings, &folder).is_err());
        assert_eq!(names_in(&folder), ["settings.json"], "it is neither moved aside nor replaced");
    }
    // An oversized file is set aside like any other invalid settings file.
    std::fs::remove_file(&file).expect("removed");
    std::fs::write(&file, vec![b' '; 2 << 20]).expect("written");
    let (code, _, err) = list();
    assert!(code == 0 && err.contains("larger than 1 MiB") && names_in(&folder) == ["settings.json"], "{err}");
    let (_, error) = settings_file::load(&folder, Language::ENGLISH);
    assert!(matches!(error, Some(SettingsError::Broken { set_aside: Some(_), .. })), "{error:?}");
}

#[test]
fn a_window_starts_with_a_pipe_as_session_and_a_relative_folder() {
    let folder = temporary_beside_tables();
    let settings = folder.path().join("settings");
    std::fs::create_dir(&settings).expect("made");
    make_pipe(&settings.join("session.json"));
    std::fs::write(settings.join("settings.json"), r#"{"tables": "relative/folder", "zoom": 2.0}"#).expect("written");
    let around = environment(folder.path(), &folder.path().join("tables"));
    let (program, ..) = start(Environment { file_dialogs: true, ..around });
    let Some(Dialog::Error { error, .. }) = program.model.dialog.as_ref() else {
        panic!("{:?}", program.model.dialog.as_ref())
    };
    let fault = error.line(Language::ENGLISH);
    assert!(fault.contains("relative/folder") && fault.contains("default folder"), "{fault}");
    assert_eq!((program.model.tables_folder(), program.model.settings.zoom), (&*folder.path().join("tables"), 2.0));
    assert!(program.model.news().contains("not a regular file"), "{}", program.model.news());
    drop(program);
    assert_eq!(names_in(&settings), ["session.json", "settings.json"]);
}

#[test]
fn tables_are_stored_only_in_an_absolute_folder() {
    let home = temporary_beside_tables();
    let folder = home.path().join(".config/unfold");
    std::fs::create_dir_all(&folder).expect("made");
    for relative in ["", "some/where"] {
        std::fs::write(folder.join("settings.json"), format!(r#"{{"tables": "{relative}"}}"#)).expect("written");
        let (code, out, err) = run_program(at_home(home.path(), &["tables", "list", TABLE]));
        let usual = home.path().join(".cache/unfold/tables");
        assert!(code == 0 && out.contains(usual.to_str().expect("a path of text")), "{out}{err}");
        assert!(err.contains("default folder") && err.contains("settings.json"), "{err}");
    }
    // Moving the tables to another folder repairs the settings.
    let there = home.path().join("there");
    let (code, out, err) =
        run_program(at_home(home.path(), &["tables", "move", there.to_str().expect("a path of text")]));
    assert_eq!(code, 0, "{out}{err}");
    let (_, out, err) = run_program(at_home(home.path(), &["tables", "list", TABLE]));
    assert!(out.contains(there.to_str().expect("a path of text")) && err.is_empty(), "{out}{err}");
}

#[test]
fn a_relative_home_is_ignored() {
    let here = temporary_beside_tables();
    let listed = |command: &mut Command| {
        let output = command.current_dir(here.path()).output().expect("the program starts");
        let out = text(&output.stdout);
        let path = out.trim_end().rsplit('\t').next().expect("a path").to_owned();
        (output.status.code(), path)
    };
    let mut homeless = at_home(Path::new("home"), &["tables", "list", TABLE]);
    for (name, value) in [("XDG_CACHE_HOME", "cache"), ("XDG_CONFIG_HOME", "config"), ("TMPDIR", "tmp")] {
        homeless.env(name, value);
    }
    let (code, path) = listed(&mut homeless);
    assert!(code == Some(0) && Path::new(&path).is_absolute(), "{path}");
    assert!(!path.starts_with(here.path().to_str().expect("a path of text")), "{path}");
    // A folder given as an option may be relative.
    let (code, path) = listed(&mut unfold(&["tables", "list", TABLE, "--tables", "own"]));
    let expected = here.path().join(format!("own/{TABLE}.table"));
    assert_eq!((code, Path::new(&path)), (Some(0), &*expected));
    assert_eq!(names_in(here.path()), Vec::<String>::new(), "nothing was made");
    let (code, _, err) = run_program(unfold(&["tables", "list", "--tables", ""]));
    assert!(code == 2 && err.contains("--tables"), "{err}");
}

/// The program without a home, with this folder for temporary files.
fn homeless(temporary: &Path, arguments: &[&str]) -> Command {
    let mut command = at_home(Path::new("relative"), arguments);
    command.env("TMPDIR", temporary);
    command
}

#[test]
fn without_a_home_only_a_private_folder_is_used() {
    use std::os::unix::fs::{PermissionsExt, chown, symlink};

    let shared = temporary_beside_tables();
    let own = shared.path().join("unfold");
    let solve = ["solve", "--moves", "R U F", "--memory", "small"];
    let refused = |why: &str, verb: &[&str]| {
        let (code, out, err) = run_program(homeless(shared.path(), verb));
        assert_eq!((code, out.as_str(), err.lines().count()), (4, "", 1), "{err}");
        assert!(err.contains(why) && err.contains("--home") && err.contains(&own.display().to_string()), "{err}");
        // With a folder named by `--home`, the shared one does not matter.
        let named = temporary_beside_tables();
        let home = ["--home", named.path().to_str().expect("text")];
        let (code, _, err) = run_program(homeless(shared.path(), &[&home, verb].concat()));
        assert!(code == 0 && err.is_empty(), "{err}");
    };
    // Another user may have made a link there, to a folder of this user or to none.
    let elsewhere = temporary_beside_tables();
    std::fs::create_dir_all(elsewhere.path().join("locales/en")).expect("made");
    std::fs::write(elsewhere.path().join("locales/en/a.ftl"), "error = Read { $what }\n").expect("written");
    for target in [elsewhere.path(), &elsewhere.path().join("none")] {
        symlink(target, &own).expect("linked");
        for verb in [&solve[..], &["tables", "list", TABLE], &["--version"]] {
            refused("is a link", verb);
        }
        assert_eq!(names_in(elsewhere.path()), ["locales"], "nothing was written there");
        std::fs::remove_file(&own).expect("removed");
    }
    std::fs::write(&own, "").expect("written");
    refused("a file already has the name of the folder", &solve);
    std::fs::remove_file(&own).expect("removed");
    // A missing folder is created for this user alone.
    let (code, out, err) = run_program(homeless(shared.path(), &solve));
    assert_eq!(code, 0, "{out}{err}");
    let mode = |path: &Path| std::fs::metadata(path).expect("a folder").permissions().mode() & 0o777;
    assert_eq!((mode(&own), names_in(&own.join("tables")).len()), (0o700, 4), "{err}");
    std::fs::set_permissions(&own, std::fs::Permissions::from_mode(0o777)).expect("set");
    refused("other users can write", &solve);
    std::fs::set_permissions(&own, std::fs::Permissions::from_mode(0o755)).expect("set");
    assert_eq!(run_program(homeless(shared.path(), &solve)).0, 0);
    // Only root can change the owner of a folder.
    if chown(&own, Some(65_534), None).is_ok() {
        refused("belongs to another user", &solve);
    }
}

#[test]
fn a_relative_path_in_a_deleted_folder_is_rejected() {
    let gone = temporary_beside_tables().path().join("gone");
    std::fs::create_dir_all(&gone).expect("made");
    let mut command = Command::new("sh");
    let program = unfold(&["--home", "mine", "tables", "list", TABLE]);
    command.args(["-c", "rmdir \"$PWD\" && exec \"$0\" \"$@\""]).current_dir(&gone);
    command.arg(program.get_program()).args(program.get_args()).env("LC_ALL", "C");
    let (code, out, err) = run_program(command);
    assert!(code == 4 && out.is_empty() && err.contains("the current folder is gone (mine)"), "{code}: {out}{err}");
}

#[test]
fn leftovers_of_killed_processes_are_removed_with_the_next_write() {
    let folder = temporary_beside_tables();
    let path = |name: &str| folder.path().join(name).to_str().expect("a path of text").to_owned();
    let mut child = unfold(&["pocket", "export", &path("")]).stderr(Stdio::null()).spawn().expect("the program starts");
    let parts = || names_in(folder.path()).iter().filter(|name| name.ends_with(".part")).count();
    wait_until("files that are being written", || parts() == 2);
    // The process is stopped, so it stays alive until it is killed below.
    signal(&child, "STOP");
    // Files of a living process stay, and so do unrelated files.
    std::fs::write(path("film.part"), "someone else's").expect("written");
    std::fs::write(path(".unfoldAbC123.part"), "cut off").expect("written");
    let save =
        |name: &str| run_program(with_tables(&["solve", "--puzzle", "2x2x2x2", "--moves", "UF RO", "-o", &path(name)]));
    let (code, _, err) = save("a.log");
    assert_eq!(code, 0, "{err}");
    assert!(!Path::new(&path(".unfoldAbC123.part")).exists() && parts() == 3, "{:?}", names_in(folder.path()));
    child.kill().expect("killed");
    child.wait().expect("it ended");
    assert_eq!(parts(), 3, "a process that is killed cannot tidy up");
    assert_eq!(save("b.log").0, 0);
    assert_eq!(names_in(folder.path()), ["a.log", "b.log", "film.part"]);
}

#[test]
fn saving_settings_removes_leftovers_and_keeps_links() {
    let folder = temporary_beside_tables();
    std::fs::write(folder.path().join(".unfoldAbC123.part"), "cut off").expect("written");
    settings_file::save(&Settings::default(), folder.path()).expect("written");
    assert_eq!(names_in(folder.path()), ["settings.json"]);
    // A linked file is replaced where it is, and the link stays a link.
    let file = folder.path().join("settings.json");
    let elsewhere = temporary_beside_tables();
    let real = elsewhere.path().join("mine.json");
    std::fs::rename(&file, &real).expect("moved");
    std::os::unix::fs::symlink(&real, &file).expect("linked");
    let larger = Settings { zoom: 2.0, ..Settings::default() };
    settings_file::save(&larger, folder.path()).expect("written");
    assert!(file.is_symlink() && settings_file::load(folder.path(), Language::ENGLISH).0.zoom == 2.0);
    assert_eq!(names_in(elsewhere.path()), ["mine.json"]);
}

#[test]
fn an_endless_line_is_rejected_at_once() {
    // The greedy method needs no tables.
    let batch = |file: &str| unfold(&["solve", "--method", "greedy", "--jsonl", "--batch", file]);
    let mut child = batch("-").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin");
    let mut out = BufReader::new(child.stdout.take().expect("stdout"));
    let mut row = || {
        let mut row = String::new();
        out.read_line(&mut row).expect("a row");
        serde_json::from_str::<serde_json::Value>(&row).expect("JSON")
    };
    stdin.write_all(&[b'R'; 70_000]).expect("written");
    let first = row();
    assert!(first["error"].as_str().is_some_and(|error| error.contains("65536 bytes")), "{}", first["error"]);
    // The following lines are read as usual.
    stdin.write_all(b"R\nR2\n").expect("written");
    drop(stdin);
    let second = row();
    assert_eq!((second["index"].as_u64(), second["length"].as_u64()), (Some(2), Some(1)));
    assert_eq!(child.wait().expect("the program ends").code(), Some(2));

    let (code, out, err) = run_program(batch("/dev/zero"));
    assert_eq!((code, out.lines().count()), (4, 1), "{err}");
    assert!(err.contains("never ends") && err.contains("line 1") && err.contains("1074 MB"), "{err}");
    let (code, out, err) = run_with_input(batch("-"), format!("R\n{}\nR2\n", "R".repeat(1 << 20)).as_bytes());
    assert_eq!((code, out.lines().count()), (2, 3), "{err}");
}

#[test]
fn listing_and_verifying_tables_can_be_interrupted() {
    // Enough repetitions to take seconds on any machine.
    let many = vec!["tess2-side-rows"; 60];
    for deed in ["verify", "list"] {
        let mut child = with_tables(&[&["tables", deed, "cube2-distance"], &many[..]].concat())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let out = lines(child.stdout.take().expect("stdout"));
        line_with(&out, "cube2-distance");
        signal(&child, "INT");
        let code = child.wait().expect("the program ends").code();
        assert_eq!(code, Some(130), "{deed}");
        assert!(out.iter().count() < many.len(), "{deed}");
    }
}

#[test]
fn the_table_list_is_the_same_in_every_language() {
    let folder = temporary_beside_tables();
    std::fs::write(folder.path().join("cube3-corners.table"), "not a table").expect("written");
    let there = folder.path().to_str().expect("a path of text");
    let list = |language: &str| {
        let names = ["cube3-corners", "cube3-phase1"];
        run_program(unfold(&[&["--language", language, "tables", "list", "--tables", there], &names[..]].concat()))
    };
    let expected = format!(
        "cube3-corners\t3026808 bytes\twrong\t{there}/cube3-corners.table\n\
         cube3-phase1\t140908416 bytes\tabsent\t{there}/cube3-phase1.table\n"
    );
    for language in ["en", "fr", "es"] {
        assert_eq!(list(language), (0, expected.clone(), String::new()), "{language}");
    }
    let (_, out, _) = run_program(with_tables(&["tables", "list", TABLE]));
    assert!(out.starts_with(&format!("{TABLE}\t541288 bytes\tgood\t/")), "{out}");
}

#[test]
fn unsavable_tables_are_reported_once_with_suitable_advice() {
    let home = temporary_beside_tables();
    let blocked = home.path().join("a file");
    std::fs::write(&blocked, "").expect("written");
    for folder in [Path::new("/dev/null/x"), &blocked, &blocked.join("below")] {
        let folder = folder.to_str().expect("a path of text");
        let solve = ["solve", "--moves", "R U F", "--memory", "small", "--tables", folder];
        let (code, _, err) = run_program(at_home(home.path(), &solve));
        let said = format!("({folder}). Choose another folder.");
        assert!(code == 0 && err.starts_with("Note: ") && err.ends_with(&format!("{said}\n")), "{code} {err}");
        assert_eq!(err.lines().count(), 1, "once for all tables: {err}");
    }
}

#[test]
fn waiting_for_a_position_on_stdin_can_be_interrupted() {
    let folder = temporary_beside_tables();
    let sheet = folder.path().join("sheet.pdf");
    let sheet = ["sheet", "-", "-o", sheet.to_str().expect("a path of text")];
    for verb in [&["cross", "-"][..], &["pocket", "path", "-"], &["solve", "-"], &sheet] {
        let mut command = unfold(verb);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let said = lines(child.stdout.take().expect("stdout"));
        // More than a pipe holds: once it is all written, the program is reading and waits for the rest.
        let mut stdin = child.stdin.take().expect("stdin");
        stdin.write_all(&[b' '; 1 << 17]).expect("it reads");
        signal(&child, "TERM");
        child.wait().expect("it ends");
        assert_eq!(said.iter().next(), None, "{verb:?} waits");
    }
}

#[test]
fn a_failed_save_has_exit_code_4_even_with_stdout_closed() {
    let folder = temporary_beside_tables();
    let gone = folder.path().join("gone");
    std::fs::create_dir(&gone).expect("made");
    let file = gone.join("solved.log");
    let solve = ["solve", "--puzzle", "2x2x2x2", "--random", "5", "--timeout", "60", "--memory", "small", "-o"];
    let mut command = with_tables(&[&solve[..], &[file.to_str().expect("a path of text")]].concat());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
    let mut stdout = BufReader::new(child.stdout.take().expect("stdout"));
    stdout.read_line(&mut String::new()).expect("a first solution");
    std::fs::remove_dir_all(&gone).expect("removed");
    drop(stdout);
    assert_eq!(child.wait().expect("the program ends").code(), Some(4));
}

#[test]
fn an_output_path_ending_in_a_slash_is_rejected_before_the_search() {
    let folder = temporary_beside_tables();
    let target = format!("{}/new/", folder.path().display());
    // Without a time limit a search would not end.
    let solve = ["solve", "--puzzle", "2x2x2x2", "--random", "5", "--timeout", "0", "-o", &target];
    let (code, out, err) = run_program(with_tables(&solve));
    assert!(code == 2 && out.is_empty() && err.contains("The path has no file name"), "{out}{err}");
}

#[test]
fn a_tiny_time_limit_is_valid() {
    let solve = ["solve", "--random", "5", "--memory", "small", "--timeout", "1e-300"];
    let (code, out, err) = run_program(with_tables(&solve));
    assert!(matches!(code, 0 | 3), "{out}{err}");
}

#[test]
fn only_one_process_moves_tables_at_a_time() {
    let home = temporary_beside_tables();
    let usual = home.path().join(".cache/unfold/tables");
    std::fs::create_dir_all(&usual).expect("made");
    std::fs::write(usual.join("cube3-optimal-7.unfinished"), "begun").expect("written");
    let there = home.path().join("there");
    let moved = || run_program(at_home(home.path(), &["tables", "move", there.to_str().expect("a path of text")]));
    let lock = Lock::take(&usual.join("moving.lock")).expect("nobody has it");
    let (code, out, err) = moved();
    assert!(code == 4 && err.contains("busy"), "{out}{err}");
    assert!(usual.join("cube3-optimal-7.unfinished").exists());
    drop(lock);
    assert_eq!(moved().0, 0);
    assert!(names_in(&usual).is_empty() && names_in(&there) == ["cube3-optimal-7.unfinished"]);
}

#[test]
fn unfinished_tables_are_moved_too() {
    let home = temporary_beside_tables();
    let usual = home.path().join(".cache/unfold/tables");
    std::fs::create_dir_all(&usual).expect("made");
    std::fs::write(usual.join("cube3-optimal-7.unfinished"), vec![7; 3_000_000]).expect("written");
    let there = home.path().join("there");
    let (code, out, err) =
        run_program(at_home(home.path(), &["tables", "move", there.to_str().expect("a path of text")]));
    assert_eq!(code, 0, "{out}{err}");
    let moved = std::fs::read(there.join("cube3-optimal-7.unfinished")).expect("moved");
    assert!(moved == vec![7; 3_000_000] && names_in(&usual).is_empty(), "{:?}", names_in(&usual));
}
