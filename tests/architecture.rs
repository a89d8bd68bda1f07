//! The diagram of the README as a test: which layer may use which, and what each may never do.

use std::path::{Path, PathBuf};

/// The layers, and for each those that it may use. `cli` is the sibling of `ui`; `main.rs` may use both.
const MAY_USE: &[(&str, &[&str])] = &[
    ("control", &[]),
    ("disk", &[]),
    ("puzzle", &[]),
    ("notation", &["puzzle"]),
    ("log", &["puzzle"]),
    ("export", &["puzzle", "control", "disk"]),
    ("tables", &["puzzle", "control", "disk"]),
    ("solve", &["tables", "puzzle", "control"]),
    ("graph", &["solve", "tables", "puzzle", "control"]),
    ("app", &["graph", "solve", "tables", "puzzle", "control", "disk", "notation", "log", "export"]),
    ("cli", &["app", "graph", "solve", "tables", "puzzle", "control", "disk", "notation", "log", "export"]),
    ("ui", &["app", "graph", "solve", "tables", "puzzle", "control", "notation", "log", "export"]),
];

/// What only some files may name, with the folders or files (below `src`) where it is allowed.
const ONLY: &[(&str, &[&str])] = &[
    ("egui", &["ui"]),
    ("eframe", &["ui"]),
    ("rfd", &["ui"]),
    ("clap", &["cli"]),
    ("indicatif", &["cli"]),
    ("sysinfo", &["app/room.rs"]),
    (
        "fs",
        &[
            "disk",
            "tables/store.rs",
            "tables/file.rs",
            "tables/turns.rs",
            "app/files.rs",
            "app/settings.rs",
            "app/session/disk.rs",
            "export",
        ],
    ),
    ("rustix", &["disk"]),
    ("directories::ProjectDirs", &["disk/folders.rs"]),
    ("rusqlite", &["export/sqlite.rs"]),
    ("png::Encoder", &["export/picture.rs"]),
    // Asking how much memory is in use reads a file on some systems.
    ("memory_stats", &["app/memory.rs"]),
    ("sys_locale", &["app/strings/language.rs"]),
    ("memmap2", &["tables/file.rs", "tables/pages.rs"]),
    ("std::thread", &["tables/mod.rs", "tables/behind.rs", "tables/turns.rs", "solve", "app", "cli", "ui"]),
    ("stdout", &["cli/out.rs"]),
    ("stderr", &["cli/out.rs"]),
];

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("readable folder").map(|e| e.expect("entry").path()) {
        if entry.is_dir() {
            sources(&entry, out);
        } else if entry.extension().is_some_and(|e| e == "rs") {
            out.push(entry);
        }
    }
}

/// The code of a file: without comments and without its unit tests, which may read the sources they test.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]").next().unwrap_or(text);
    text.lines().map(|line| line.split("//").next().unwrap_or(line)).collect::<Vec<_>>().join("\n")
}

/// Whether a path such as `std::fs` or a crate such as `egui` is named in the code, as a whole word.
fn names(code: &str, word: &str) -> bool {
    let boundary = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '_');
    code.match_indices(word)
        .any(|(i, _)| boundary(code[..i].chars().next_back()) && boundary(code[i + word.len()..].chars().next()))
}

/// The violations of one file, given its path below `src`.
fn violations(file: &str, text: &str) -> Vec<String> {
    let code = code(text);
    let mut out = Vec::new();
    let layer = file.split(['/', '.']).next().unwrap_or_default();
    if let Some((_, allowed)) = MAY_USE.iter().find(|(name, _)| *name == layer) {
        for (other, _) in MAY_USE.iter().filter(|(o, _)| *o != layer && !allowed.contains(o)) {
            let direct = names(&code, &format!("crate::{other}"));
            let grouped = code.split("use crate::{").skip(1).any(|rest| {
                let group = rest.split(';').next().unwrap_or_default();
                group.split([',', '{', '}']).any(|item| item.trim().split("::").next() == Some(*other))
            });
            if direct || grouped {
                out.push(format!("{file}: {layer} uses {other}"));
            }
        }
    }
    for (word, places) in ONLY {
        let allowed = places.iter().any(|place| file.starts_with(place));
        if !allowed && file != "main.rs" && names(&code, word) {
            out.push(format!("{file}: names {word}"));
        }
    }
    out
}

#[test]
fn the_layers_use_only_what_they_may() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&src, &mut files);
    let mut found = Vec::new();
    let mut layers = std::collections::BTreeSet::new();
    for path in files {
        let name = path.strip_prefix(&src).expect("below src").to_string_lossy().replace('\\', "/");
        let layer = name.split(['/', '.']).next().unwrap_or_default().to_owned();
        let known = MAY_USE.iter().any(|(l, _)| *l == layer) || layer == "lib" || layer == "main";
        assert!(known, "{name} belongs to no layer of the diagram");
        layers.insert(layer);
        found.extend(violations(&name, &std::fs::read_to_string(&path).expect("readable source")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(layers.len(), MAY_USE.len() + 2, "a layer of the diagram has no file");
}

#[test]
fn planted_wrong_imports_are_found() {
    for (file, text) in [
        ("puzzle/mod.rs", "use crate::solve::Solver;"),
        ("solve/mod.rs", "use crate::app::App;"),
        ("solve/tess2/mod.rs", "fn f() { crate::ui::run(None); }"),
        ("tables/mod.rs", "use crate::{control::Control, solve::Limits};"),
        ("app/mod.rs", "use egui::Ui;"),
        ("app/mod.rs", "use crate::cli::main;"),
        ("cli/mod.rs", "use crate::ui;"),
        ("export/place.rs", "use crate::solve::Solver;"),
        ("export/place.rs", "use rusqlite::Connection;"),
        ("ui/picture.rs", "png::Encoder::new(out, 1, 1)"),
        ("solve/mod.rs", "use crate::export::sqlite;"),
        ("export/csv.rs", "use crate::graph::rows::Nodes;"),
        ("solve/mod.rs", "use crate::graph::path;"),
        ("graph/rows.rs", "std::fs::write(path, rows)"),
        ("log/mod.rs", "let text = std::fs::read(path);"),
        ("solve/mod.rs", "use std::{fs, sync::Arc};"),
        ("solve/mod.rs", "use std::io; io::stdout();"),
        ("puzzle/tess2/mod.rs", "std::thread::spawn(f);"),
        ("control.rs", "use crate::puzzle::Move;"),
        ("disk/read.rs", "use crate::control::Control;"),
        ("ui/mod.rs", "use directories::ProjectDirs;"),
        ("solve/job.rs", "writeln!(std::io::stdout(), \"x\");"),
    ] {
        assert_eq!(violations(file, text).len(), 1, "{file}: {text}");
    }
    for (file, text) in [
        ("solve/mod.rs", "use crate::tables::store::Store; // not crate::ui"),
        ("ui/mod.rs", "use egui::Ui; use crate::app::App;"),
        ("tables/store.rs", "std::fs::File::open(path)"),
        ("export/place.rs", "std::fs::metadata(path)"),
        ("graph/mod.rs", "use crate::tables::cube2::distances::Distances;"),
        ("export/folder.rs", "std::fs::rename(part, place)"),
    ] {
        assert_eq!(violations(file, text), Vec::<String>::new(), "{file}");
    }
}

#[test]
fn the_readme_shows_the_diagram() {
    let readme = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).expect("README.md");
    for chain in [
        "ui ──► app ──► solve ──► tables ──► puzzle",
        "notation, log, export ──► puzzle",
        "graph ──► solve, tables",
        "control is a leaf",
    ] {
        assert!(readme.contains(chain), "the README's diagram lacks {chain}");
    }
    for (layer, _) in MAY_USE.iter().filter(|(layer, _)| *layer != "control") {
        assert!(readme.contains(&format!("`{layer}`")), "the README says nothing of {layer}");
    }
}
