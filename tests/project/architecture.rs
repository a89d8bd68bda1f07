//! Tests of the architecture rules: which folders may import which, no import cycles between folders, words and puzzles that only some
//! files may name. The import graph is computed from the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use unfold_tests::root;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use unfold_engine::puzzle::PuzzleId;

/// The crates: name in paths (empty for the program), and folder of the sources.
const CRATES: &[(&str, &str)] = &[
    ("app", "crates/app/src"),
    ("engine", "crates/engine/src"),
    ("lab", "crates/lab/src"),
    ("scene", "crates/scene/src"),
    ("text", "crates/text/src"),
    ("", "src"),
];

/// The crates and the folders of `src`, each with those that it may import. `main.rs` joins `ui` and `cli`.
const MAY_IMPORT: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("text", &["engine"]),
    ("lab", &["engine", "text"]),
    ("scene", &["engine", "text"]),
    ("app", &["engine", "scene", "text"]),
    ("cli", &["app", "engine", "lab", "scene", "text"]),
    ("ui", &["app", "engine", "scene", "text"]),
];

/// The folders of the engine, each with those that it may import.
const WITHIN_ENGINE: &[(&str, &[&str])] = &[
    ("control", &[]),
    ("disk", &[]),
    ("puzzle", &[]),
    ("mc4d", &["puzzle"]),
    ("tables", &["puzzle", "control", "disk"]),
    ("search", &["tables", "puzzle", "control"]),
    ("pattern", &["search", "tables", "puzzle", "control"]),
    ("puzzles", &["pattern", "search", "tables", "puzzle", "control"]),
    ("notation", &["puzzle"]),
    ("hyperspeedcube", &["notation", "puzzle"]),
    ("logs", &["hyperspeedcube", "mc4d", "puzzle"]),
    ("batch", &["puzzles", "search", "notation", "tables", "puzzle", "control", "disk"]),
];

/// Words that only some files may use, with the path prefixes where they are allowed. `main.rs` may use them all.
const RESTRICTED_WORDS: &[(&str, &[&str])] = &[
    ("egui", &["ui"]),
    ("eframe", &["ui"]),
    ("rfd", &["ui"]),
    ("clap", &["cli", "lab/command_line"]),
    ("indicatif", &["cli"]),
    ("sysinfo", &["app/system/free_space.rs"]),
    // `clippy.toml` has finer rules for the engine, the scene and the application.
    ("fs", &["engine", "app", "scene"]),
    ("rustix", &["engine/disk", "app/system"]),
    ("directories::ProjectDirs", &["app/system/folders.rs"]),
    ("rusqlite", &["app/export/sqlite.rs"]),
    ("png::Encoder", &["scene/picture.rs"]),
    // Measuring the memory in use reads a file on some systems.
    ("memory_stats", &["app/system/memory_sampler.rs"]),
    ("sys_locale", &["text/language.rs"]),
    ("memmap2", &["engine/tables/huge_pages.rs"]),
    (
        "std::thread",
        &[
            "engine/control/sync.rs",
            "engine/tables/mod.rs",
            "engine/tables/headroom.rs",
            "engine/tables/background_build.rs",
            "engine/tables/build_lock.rs",
            "engine/search",
            "engine/puzzles/finish.rs",
            "engine/batch",
            "lab/throughput.rs",
            "app",
            "cli",
            "ui",
        ],
    ),
    ("Instant::now", &["engine", "lab", "app", "cli", "ui"]),
    ("SystemTime", &["engine", "app"]),
    ("modified()", &["engine/disk/part.rs", "engine/tables/databases.rs"]),
];

/// Folders, each with a word that none of its files may use.
const FORBIDDEN_WORDS: &[(&str, &str)] = &[
    // Documents are plain data.
    ("app/document", "Model"),
    // `dyn Any` would hide who receives a value, and `Deref` whose method is called.
    ("app", "dyn Any"),
    ("app", "Deref"),
    ("ui", "dyn Any"),
    ("ui", "Deref"),
];

/// The code of all crates, as [`code`] returns it, without files of unit tests. Each key is the name of the crate, if any, and the path
/// below its sources, joined by `/`.
pub fn sources() -> BTreeMap<String, String> {
    fn walk(within: &str, root: &Path, folder: &Path, out: &mut BTreeMap<String, String>) {
        for entry in std::fs::read_dir(folder).expect("readable folder").map(|e| e.expect("entry").path()) {
            if entry.is_dir() {
                walk(within, root, &entry, out);
            } else if entry.extension().is_some_and(|e| e == "rs") && !is_unit_test_file(&entry) {
                let name = entry.strip_prefix(root).expect("below the folder").to_string_lossy().replace('\\', "/");
                let name = if within.is_empty() { name } else { format!("{within}/{name}") };
                out.insert(name, code(&std::fs::read_to_string(&entry).expect("readable source")));
            }
        }
    }
    let mut out = BTreeMap::new();
    for (within, folder) in CRATES {
        let folder = root().join(folder);
        walk(within, &folder, &folder, &mut out);
    }
    out
}

/// The name of a file's crate, from its path; empty for the program.
fn crate_of(file: &str) -> &'static str {
    let mut names = CRATES.iter().map(|(name, _)| *name).filter(|name| !name.is_empty());
    names.find(|name| file.strip_prefix(name).is_some_and(|rest| rest.starts_with('/'))).unwrap_or_default()
}

/// True for files of unit tests or of their helpers.
fn is_unit_test_file(path: &Path) -> bool {
    path.file_stem().is_some_and(|name| name == "tests" || name == "testing")
}

/// The code of a file, without comments, attributes and items for unit tests (`#[cfg(test)]`). Literals become `0`.
pub fn code(text: &str) -> String {
    let tokens: TokenStream = text.parse().unwrap_or_else(|error| panic!("{error} in the source\n{text}"));
    let mut out = String::new();
    write_code(tokens, &mut out);
    out
}

/// Appends the code of the tokens, with a space only where two words would run together.
fn write_code(tokens: TokenStream, out: &mut String) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(hash) if hash.as_char() == '#' => {
                // An inner attribute has a `!`, and is skipped like an outer one.
                tokens.next_if(|next| matches!(next, TokenTree::Punct(mark) if mark.as_char() == '!'));
                let Some(attribute) = tokens.next_if(|next| matches!(next, TokenTree::Group(_))) else { continue };
                if attribute.to_string().replace(' ', "") == "[cfg(test)]" {
                    // The item ends at its semicolon or block.
                    let ends = |token: &TokenTree| match token {
                        TokenTree::Punct(mark) => matches!(mark.as_char(), ';' | ','),
                        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
                        _ => false,
                    };
                    tokens.by_ref().find(ends);
                }
            }
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                out.push_str(open);
                write_code(group.stream(), out);
                out.push_str(close);
            }
            TokenTree::Literal(_) => out.push_str(" 0 "),
            TokenTree::Ident(_) | TokenTree::Punct(_) => {
                let is_word = |c: char| c.is_alphanumeric() || c == '_';
                let word = token.to_string();
                if out.ends_with(is_word) && word.starts_with(is_word) {
                    out.push(' ');
                }
                out.push_str(&word);
            }
        }
    }
}

/// True if a path such as `std::fs`, or a crate such as `egui`, occurs in the code as a whole word.
fn contains_word(code: &str, word: &str) -> bool {
    let boundary = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric() && c != '_');
    code.match_indices(word)
        .any(|(i, _)| boundary(code[..i].chars().next_back()) && boundary(code[i + word.len()..].chars().next()))
}

/// The module path of a file: its folders and its own name. `mod.rs` stands for its folder, and `lib.rs` for its crate.
pub fn module(file: &str) -> Vec<&str> {
    let path = file.strip_suffix(".rs").expect("a source");
    let path = path.strip_suffix("/mod").or_else(|| path.strip_suffix("/lib")).unwrap_or(path);
    path.split('/').collect()
}

/// The paths in some code that start with `crate`, `super`, `self` or one of the project's crates, with groups in braces expanded.
fn paths(code: &str) -> Vec<Vec<String>> {
    /// Reads a path or a group at the start of some code, and returns the rest.
    fn read<'a>(mut code: &'a str, before: &[String], out: &mut Vec<Vec<String>>) -> &'a str {
        let mut path = before.to_vec();
        loop {
            code = code.trim_start();
            if let Some(mut rest) = code.strip_prefix('{') {
                while !rest.trim_start().starts_with('}') && !rest.trim_start().is_empty() {
                    rest = read(rest, &path, out).trim_start();
                    rest = rest.strip_prefix(',').unwrap_or(rest);
                }
                return rest.trim_start().strip_prefix('}').unwrap_or_default();
            }
            let end = code.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(code.len());
            let name = &code[..end];
            code = &code[end..];
            if name == "as" {
                continue;
            }
            path.push(name.to_owned());
            match code.strip_prefix("::") {
                Some(rest) => code = rest,
                None => {
                    out.push(path);
                    let renamed = code.trim_start().strip_prefix("as ");
                    // Skips a glob or any other character, so that reading continues.
                    let rest =
                        renamed.map_or(code, |rest| rest.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_'));
                    return if end == 0 { rest.get(1..).unwrap_or_default() } else { rest };
                }
            }
        }
    }
    let mut out = Vec::new();
    let others = CRATES.iter().filter(|(name, _)| !name.is_empty()).map(|(name, _)| format!("unfold_{name}::"));
    for start in ["crate::", "super::", "self::"].into_iter().map(str::to_owned).chain(others) {
        for (at, _) in code.match_indices(&start) {
            // After `::`, the match is only the rest of a longer path.
            let before = code[..at].chars().next_back();
            if before.is_none_or(|c| !c.is_alphanumeric() && c != '_') && !code[..at].ends_with("::") {
                read(&code[at..], &[], &mut out);
            }
        }
    }
    out
}

/// The other modules that a file refers to: each path is cut to its longest prefix that is a module, which is empty for the root.
pub fn imports(file: &str, code: &str, modules: &BTreeSet<Vec<&str>>) -> BTreeSet<Vec<String>> {
    let here: Vec<String> = module(file).into_iter().map(str::to_owned).collect();
    let mut out = BTreeSet::new();
    for path in paths(code) {
        let own = Some(crate_of(file)).filter(|name| !name.is_empty());
        let mut at: Vec<String> = match path[0].as_str() {
            "crate" => own.into_iter().map(str::to_owned).collect(),
            "super" | "self" => here.clone(),
            other => vec![other.trim_start_matches("unfold_").to_owned()],
        };
        let skipped = usize::from(path[0].starts_with("unfold_"));
        for name in path.iter().skip(skipped) {
            match name.as_str() {
                "crate" | "self" => {}
                "super" => drop(at.pop()),
                _ => at.push(name.clone()),
            }
        }
        while !at.is_empty() && !modules.contains(&at.iter().map(String::as_str).collect::<Vec<_>>()) {
            at.pop();
        }
        if at != here {
            out.insert(at);
        }
    }
    out
}

/// An import between sibling folders: their parent (`""` for the crates and the folders of `src`), the importing folder, the imported
/// folder, and the importing file.
type FolderImport = (String, String, String, String);

/// The imports between sibling folders at every level. A file beside the folders counts only if it has the name of a folder.
fn folder_imports(files: &BTreeMap<String, String>) -> Vec<FolderImport> {
    let modules: BTreeSet<Vec<&str>> = files.keys().map(|file| module(file)).collect();
    let folders: BTreeSet<&str> =
        files.keys().flat_map(|file| file.match_indices('/').map(|(at, _)| &file[..at])).collect();
    let mut out = Vec::new();
    for (file, code) in files {
        let here = module(file);
        for there in imports(file, code, &modules) {
            let common = here.iter().zip(&there).take_while(|(a, b)| **a == b.as_str()).count();
            if common == here.len() || common == there.len() {
                continue;
            }
            let parent = here[..common].join("/");
            let child = |name: &str| if parent.is_empty() { name.to_owned() } else { format!("{parent}/{name}") };
            let (from, to) = (here[common].to_owned(), there[common].clone());
            if folders.contains(child(&from).as_str()) && folders.contains(child(&to).as_str()) {
                out.push((parent, from, to, file.clone()));
            }
        }
    }
    out
}

/// Messages about the imports that are part of a cycle of sibling folders.
fn import_cycles(arrows: &[FolderImport]) -> Vec<String> {
    // Several files may cause the same edge.
    let edges: BTreeSet<[&str; 3]> = arrows.iter().map(|(parent, from, to, _)| [&parent[..], from, to]).collect();
    let mut out = Vec::new();
    let mut led_to = BTreeMap::new();
    for (parent, from, to, file) in arrows {
        let reached = led_to.entry((parent, to)).or_insert_with(|| {
            let mut reached = BTreeSet::from([to.as_str()]);
            loop {
                let leads_on = |[p, a, b]: &&[&str; 3]| p == parent && reached.contains(a) && !reached.contains(b);
                let more: Vec<&str> = edges.iter().filter(leads_on).map(|[.., b]| *b).collect();
                if more.is_empty() {
                    return reached;
                }
                reached.extend(more);
            }
        });
        if reached.contains(from.as_str()) {
            out.push(format!("{parent}: {file} makes {from} import {to}, which leads back"));
        }
    }
    out
}

/// Messages about the imports between the folders of `parent` that the table does not allow.
fn forbidden(arrows: &[FolderImport], parent: &str, table: &[(&str, &[&str])]) -> Vec<String> {
    let here = arrows.iter().filter(|(p, ..)| p == parent);
    here.filter(|(_, from, to, _)| !table.iter().any(|(name, may)| name == from && may.contains(&to.as_str())))
        .map(|(_, from, to, file)| format!("{file}: {from} imports {to}"))
        .collect()
}

/// Messages about the words that a file uses but may not.
fn misplaced_words(file: &str, code: &str) -> Vec<String> {
    let is_out = |(word, places): &&(&str, &[&str])| {
        !places.iter().any(|place| file.starts_with(place)) && file != "main.rs" && contains_word(code, word)
    };
    let never = FORBIDDEN_WORDS
        .iter()
        .filter(|(folder, word)| file.starts_with(folder) && contains_word(code, word))
        .map(|(_, word)| word);
    RESTRICTED_WORDS
        .iter()
        .filter(is_out)
        .map(|(word, _)| word)
        .chain(never)
        .map(|word| format!("{file}: names {word}"))
        .collect()
}

/// Messages about files of `cli` that import the `Model`, directly or indirectly: the command line may use only the data of the
/// application.
fn cli_imports_of_model(files: &BTreeMap<String, String>) -> Vec<String> {
    let modules: BTreeSet<Vec<&str>> = files.keys().map(|file| module(file)).collect();
    let imports_of = |file: &str| imports(file, &files[file], &modules).into_iter().map(|there| there.join("/"));
    let file_of: BTreeMap<String, &str> = files.keys().map(|file| (module(file).join("/"), file.as_str())).collect();
    let leads_to_the_model = |from: &str| {
        let (mut seen, mut next) = (BTreeSet::from([from.to_owned()]), vec![from.to_owned()]);
        while let Some(at) = next.pop() {
            let of_app = imports_of(file_of[&at]).filter(|there| there.starts_with("app"));
            next.extend(of_app.filter(|there| seen.insert(there.clone())));
        }
        seen.contains("app/model")
    };
    let of_cli = files.keys().filter(|file| file.starts_with("cli/"));
    let arrows = of_cli.flat_map(|file| imports_of(file).map(move |there| (file, there)));
    arrows
        .filter(|(_, there)| there.starts_with("app") && leads_to_the_model(there))
        .map(|(file, there)| format!("{file}: imports {there}, which leads to the Model"))
        .collect()
}

/// Messages about all violations in some sources.
fn violations(files: &BTreeMap<String, String>) -> Vec<String> {
    let arrows = folder_imports(files);
    // The features of the application import each other, so its folders are not layers. `cycles.rs` tests their files instead.
    let layers: Vec<FolderImport> = arrows.iter().filter(|(parent, ..)| parent != "app").cloned().collect();
    let mut out = import_cycles(&layers);
    out.extend(cli_imports_of_model(files));
    out.extend(forbidden(&arrows, "", MAY_IMPORT));
    out.extend(forbidden(&arrows, "engine", WITHIN_ENGINE));
    for (file, code) in files {
        out.extend(misplaced_words(file, code));
    }
    out
}

#[test]
fn folders_import_only_allowed_folders_without_cycles() {
    let files = sources();
    let found = violations(&files);
    assert!(found.is_empty(), "{}", found.join("\n"));
    // The tables list exactly the folders that exist.
    for (parent, table) in [("", MAY_IMPORT), ("engine/", WITHIN_ENGINE)] {
        let there: BTreeSet<&str> = files
            .keys()
            .filter_map(|file| file.strip_prefix(parent)?.split_once('/').map(|(folder, _)| folder))
            .collect();
        assert_eq!(there, table.iter().map(|(name, _)| *name).collect(), "below {parent}");
    }
    assert!(folder_imports(&files).len() > 100, "the sources are not understood any more");
}

/// The rows of the first table after a heading of `docs/architecture.md`: the first cell, and the second one split at commas.
fn documented_table(page: &str, heading: &str) -> Vec<(String, Vec<String>)> {
    let rows = page.split(heading).nth(1).expect("the heading").lines().skip_while(|line| !line.starts_with("|---"));
    let cells = |row: &str| -> (String, Vec<String>) {
        let mut cells = row.trim_matches('|').split('|').map(str::trim);
        let folder = cells.next().expect("a folder").to_owned();
        let others = cells.next().unwrap_or_default().split(", ").filter(|name| !name.is_empty());
        (folder, others.map(str::to_owned).collect())
    };
    rows.skip(1).take_while(|line| line.starts_with('|')).map(cells).collect()
}

#[test]
fn the_documentation_lists_the_allowed_imports() {
    let page = root().join("docs/architecture.md");
    let page = std::fs::read_to_string(page).expect("the page");
    for (heading, table) in
        [("The crates, and the folders of `src`:", MAY_IMPORT), ("Below `crates/engine/src`:", WITHIN_ENGINE)]
    {
        let own = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let table: Vec<(String, Vec<String>)> =
            table.iter().map(|(folder, others)| ((*folder).to_owned(), own(others))).collect();
        assert_eq!(documented_table(&page, heading), table);
    }
    for (file, reason) in NAMING_A_PUZZLE {
        assert!(page.contains(&format!("| {file} | {reason} |")), "{file}");
    }
    let rows = documented_table(&page, "These files alone name a puzzle");
    assert_eq!(rows.len(), NAMING_A_PUZZLE.len());
}

/// Files that name a puzzle without belonging to it, each with its reason.
const NAMING_A_PUZZLE: &[(&str, &str)] = &[
    ("engine/puzzle/mod.rs", "the list of puzzles"),
    ("engine/puzzles/mod.rs", "joins each puzzle with its own folder"),
    ("lab/benches.rs", "measures chosen solvers of chosen puzzles"),
    ("lab/command_line/mod.rs", "joins each puzzle with its own measurements"),
    ("text/puzzles/mod.rs", "joins each puzzle with its own texts"),
    ("app/puzzles/mod.rs", "joins each puzzle with its own parts of the program"),
    ("app/puzzles/lesson.rs", "what is counted along moves may be looked up in the table of the 2×2×2"),
    ("cli/puzzles/mod.rs", "joins each puzzle with its own commands"),
    ("app/lesson/methods.rs", "tells the numbers of the searches of each puzzle"),
    ("ui/lesson/method_figures/mod.rs", "draws cubes on the pages about them"),
];

/// Maximum length of [`NAMING_A_PUZZLE`].
const MAX_NAMING_A_PUZZLE: usize = 10;

/// The names of the variants of `PuzzleId`.
fn variants() -> [String; PuzzleId::ALL.len()] {
    PuzzleId::ALL.map(|puzzle| format!("{puzzle:?}"))
}

/// True if some code names a puzzle: a variant of `PuzzleId`, or the module of a puzzle. Declaring such a module does not count.
fn names_a_puzzle(code: &str) -> bool {
    variants().into_iter().any(|puzzle| {
        let module = puzzle.to_lowercase();
        let undeclared = code.replace(&format!("mod {module};"), "");
        contains_word(&undeclared, &format!("PuzzleId::{puzzle}")) || contains_word(&undeclared, &module)
    })
}

/// True if a file belongs to one puzzle, by its folder or name.
fn is_of_one_puzzle(file: &str) -> bool {
    module(file).iter().any(|name| variants().iter().any(|puzzle| puzzle.to_lowercase() == *name))
}

#[test]
fn only_listed_files_name_a_puzzle_outside_its_folder() {
    let files = sources();
    let found: BTreeSet<&str> = files
        .iter()
        .filter(|(file, code)| !is_of_one_puzzle(file) && names_a_puzzle(code))
        .map(|(file, _)| file.as_str())
        // The enum itself names its variants without a path.
        .chain(["engine/puzzle/mod.rs"])
        .collect();
    assert_eq!(found, NAMING_A_PUZZLE.iter().map(|(file, _)| *file).collect());
    assert!(NAMING_A_PUZZLE.len() <= MAX_NAMING_A_PUZZLE, "more than {MAX_NAMING_A_PUZZLE} files name a puzzle");

    for code in ["PuzzleId::Cube2", "use crate::puzzles::{cube3,tess2::STATES};", "use super::cube2;"] {
        assert!(names_a_puzzle(code), "{code}");
    }
    for code in ["pub mod cube2;", "PuzzleId::ALL", "cube20"] {
        assert!(!names_a_puzzle(code), "{code}");
    }
}

#[test]
fn planted_violations_are_found() {
    let real = sources();
    for (file, text) in [
        ("engine/puzzle/mod.rs", "use crate::search::Solver;"),
        ("engine/puzzle/mod.rs", "use super::search::Solver;"),
        ("scene/svg.rs", "use unfold_app::Model;"),
        ("scene/svg.rs", "use unfold_lab::benches;"),
        ("engine/tables/mod.rs", "use crate::{control::Control, search::Limits};"),
        ("app/document/mod.rs", "use crate::Model;"),
        ("engine/tables/mod.rs", "use crate::{control::Control, search::{self, Limits}};"),
        ("app/lib.rs", "use egui::Ui;"),
        ("app/lib.rs", "use clap::Parser;"),
        ("cli/mod.rs", "use crate::ui;"),
        ("cli/mod.rs", "use unfold_app::model::Model;"),
        ("cli/mod.rs", "use unfold_app::Model;"),
        ("cli/sheet.rs", "use unfold_app::playback;"),
        ("app/lesson/mod.rs", "use crate::model::Model;"),
        ("app/sentences/sheet.rs", "fn f(model: &crate::model::Model) {}"),
        ("text/sentences/log.rs", "std::fs::read(path)"),
        ("engine/notation/mod.rs", "use unfold_text::Phrase;"),
        ("app/free_space.rs", "use rusqlite::Connection;"),
        ("ui/picture.rs", "png::Encoder::new(out, 1, 1)"),
        ("engine/search/mod.rs", "use crate::batch::run;"),
        ("engine/puzzles/tess2/mod.rs", "std::thread::spawn(f);"),
        ("engine/control/mod.rs", "use crate::puzzle::Move;"),
        ("engine/disk/read.rs", "use crate::control;\nuse crate::puzzle::Move;"),
        ("ui/mod.rs", "use directories::ProjectDirs;"),
        ("engine/puzzles/cube2/mod.rs", "use super::cube3::Cube3;\nuse crate::puzzles::tess2::Tess2;"),
        ("engine/puzzles/cube3/mod.rs", "use super::cube2::Cube2;"),
        ("engine/tables/store.rs", "let at = about.modified()?;"),
    ] {
        let mut files = real.clone();
        files.entry(file.to_owned()).or_default().push_str(&format!("\n{}\n", code(text)));
        // A cycle of two folders needs an import each way.
        if file.starts_with("engine/puzzles/cube") {
            files.entry("engine/puzzles/tess2/mod.rs".to_owned()).or_default().push_str("use crate::puzzles::cube2;");
            files.entry("engine/puzzles/cube2/mod.rs".to_owned()).or_default().push_str("use super::cube3::Cube3;");
        }
        assert!(!violations(&files).is_empty(), "{file}: {text}");
    }
    for (file, text) in [
        ("engine/search/mod.rs", "use crate::tables::Tables; // not crate::ui"),
        ("ui/mod.rs", "use egui::Ui; use unfold_app::Model;"),
        ("engine/tables/store.rs", "std::fs::File::open(path)"),
        ("app/export/destination.rs", "std::fs::metadata(path)"),
        ("engine/puzzles/cube2/graph/mod.rs", "use super::tables::distances::Distances;"),
        ("app/export/folder.rs", "std::fs::rename(part, place)"),
    ] {
        let mut files = real.clone();
        files.entry(file.to_owned()).or_default().push_str(&format!("\n{}\n", code(text)));
        assert_eq!(violations(&files), Vec::<String>::new(), "{file}");
    }
}

#[test]
fn an_import_below_unit_test_code_is_found() {
    let real = sources();
    for item in [
        "#[cfg(test)]\nmod tests;",
        "#[cfg(test)]\nuse super::testing::{self, cubes};",
        "#[cfg(test)]\nmod tests { fn braces() -> &'static str { \"}\" } }",
        "#[cfg(test)]\n#[derive(Debug)]\npub(crate) struct Counted { visits: u32 }",
        "#[cfg(test)]\nimpl Counted { fn f() { if true { } } }",
        "struct Pair { #[cfg(test)] visits: u32, nodes: u64 }",
    ] {
        let below = |text: &str| {
            let mut files = real.clone();
            let file = files.get_mut("engine/search/mod.rs").expect("a source");
            file.push_str(&code(&format!("{item}\n{text}\n")));
            violations(&files)
        };
        assert_eq!(below("use crate::tables::Tables;"), Vec::<String>::new(), "{item}");
        let found = below("use crate::batch::run;");
        assert!(found.contains(&"engine/search/mod.rs: search imports batch".to_owned()), "{item}: {found:?}");
    }
    // The item itself is skipped.
    assert_eq!(code("#[cfg(test)] use crate::app::Model; use std::fs;"), "use std::fs;");
    // Comments and literals are stripped.
    assert_eq!(code("/// egui\nfn f() { g(\"egui\"); } // egui"), "fn f(){g( 0 );}");
}

#[test]
fn grouped_paths_are_parsed() {
    let read = |code| paths(code).into_iter().map(|path| path.join("::")).collect::<Vec<_>>();
    assert_eq!(
        read("use crate::a::{self, b::{C, D}, e as f};"),
        ["crate::a::self", "crate::a::b::C", "crate::a::b::D", "crate::a::e"]
    );
    assert_eq!(read("let x = super::super::y::z(1);"), ["super::super::y::z"]);
    assert_eq!(read("pub use self::a::*; fn f(self) {}"), ["self::a::"]);
    assert_eq!(read("use other::crate_name::x;"), Vec::<String>::new());
}

/// Files that no parent declares as a module, and the second file of a module (`a/mod.rs` beside `a.rs`).
fn outside_the_modules(files: &BTreeMap<String, String>) -> Vec<&str> {
    let mut modules = BTreeSet::new();
    let is_outside = |file: &&str| {
        let path = module(file);
        let Some((name, parent)) =
            path.split_last().filter(|(name, _)| !["main", "lib", "unfold_window"].contains(name))
        else {
            return false;
        };
        if files.keys().any(|other| other == &format!("{}/lib.rs", path.join("/"))) {
            return false;
        }
        let parent = parent.join("/");
        let above = ["/mod.rs", "/lib.rs", "/main.rs", ".rs"].map(|end| format!("{parent}{end}"));
        let mut above = above.iter().filter_map(|file| files.get(file.trim_start_matches('/')));
        !above.any(|code| contains_word(code, &format!("mod {name}"))) || !modules.insert(path.join("/"))
    };
    files.keys().map(String::as_str).filter(is_outside).collect()
}

#[test]
fn every_file_is_declared_as_a_module() {
    assert_eq!(outside_the_modules(&sources()), [""; 0], "no module names these files");
    let planted = [("lib.rs", "mod a;"), ("a/mod.rs", "mod b;"), ("a/b.rs", ""), ("a/c.rs", ""), ("a.rs", "")];
    let planted = planted.map(|(file, text)| (file.to_owned(), code(text))).into();
    assert_eq!(outside_the_modules(&planted), ["a/c.rs", "a/mod.rs"]);
}
