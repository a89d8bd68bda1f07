//! Import cycles between files: only small cycles within one folder are allowed.

use std::collections::{BTreeMap, BTreeSet};

use crate::architecture::{code, imports, module, sources};

/// The imports that count for a cycle of files.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CountedImports {
    All,
    /// All except imports from an enclosing module, such as a type in `mod.rs` shared by its submodules.
    ExceptFromEnclosing,
}

/// The import cycles between files, each as a sorted list of modules; the largest cycle comes first.
fn file_cycles(files: &BTreeMap<String, String>, counted: CountedImports) -> Vec<Vec<String>> {
    let modules: BTreeSet<Vec<&str>> = files.keys().map(|file| module(file)).collect();
    let edges: BTreeMap<String, BTreeSet<String>> = files
        .iter()
        .map(|(file, code)| {
            let here = module(file).join("/");
            let there = imports(file, code, &modules).into_iter().map(|there| there.join("/"));
            let is_counted = |there: &String| counted == CountedImports::All || !here.starts_with(&format!("{there}/"));
            let there = there.filter(is_counted).collect();
            (here, there)
        })
        .collect();
    let reached = |from: &String| {
        let (mut seen, mut next) = (BTreeSet::new(), vec![from.clone()]);
        while let Some(at) = next.pop() {
            for to in edges.get(&at).into_iter().flatten() {
                if seen.insert(to.clone()) {
                    next.push(to.clone());
                }
            }
        }
        seen
    };
    let all: BTreeMap<&String, BTreeSet<String>> = edges.keys().map(|file| (file, reached(file))).collect();
    let mut out: Vec<Vec<String>> = Vec::new();
    for (file, there) in &all {
        let circle: Vec<String> =
            there.iter().filter(|other| all.get(other).is_some_and(|back| back.contains(*file))).cloned().collect();
        if circle.len() > 1 && !out.contains(&circle) {
            out.push(circle);
        }
    }
    out.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
    out
}

/// Maximum number of files in an import cycle.
const MAX_CYCLE_LEN: usize = 3;

/// The cycles that are larger than [`MAX_CIRCLE`] or span folders. In the engine, imports from an enclosing module do not count.
fn forbidden_cycles(files: &BTreeMap<String, String>) -> Vec<Vec<String>> {
    let top = |module: &str| module.split('/').next().unwrap_or_default().to_owned();
    let is_of_engine = |circle: &Vec<String>| circle.iter().all(|module| top(module) == "engine");
    let of_engine = file_cycles(files, CountedImports::ExceptFromEnclosing).into_iter().filter(is_of_engine);
    let of_others = file_cycles(files, CountedImports::All).into_iter().filter(|circle| !is_of_engine(circle));
    let is_wrong = |circle: &Vec<String>| circle.len() > MAX_CYCLE_LEN || !is_of_one_folder(circle, files);
    of_engine.chain(of_others).filter(is_wrong).collect()
}

/// True if the modules have the same parent, or if their files are in the same folder, one of them as `mod.rs`.
fn is_of_one_folder(circle: &[String], files: &BTreeMap<String, String>) -> bool {
    let above = |path: &str| path.rsplit_once('/').map_or("", |(folder, _)| folder).to_owned();
    let file = |of: &String| files.keys().find(|file| module(file).join("/") == *of).cloned().unwrap_or_default();
    let parents: BTreeSet<String> = circle.iter().map(|module| above(module)).collect();
    let folders: BTreeSet<String> = circle.iter().map(|module| above(&file(module))).collect();
    parents.len() == 1 || folders.len() == 1
}

#[test]
fn import_cycles_of_files_are_short_and_within_a_folder() {
    let files = sources();
    let wrong = forbidden_cycles(&files);
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn planted_cycles_are_found() {
    let found = |texts: &[(&str, &str)]| {
        let files = texts.iter().map(|(file, text)| ((*file).to_owned(), code(text))).collect();
        !forbidden_cycles(&files).is_empty()
    };
    let four = [
        ("cli/a.rs", "use super::b::B;"),
        ("cli/b.rs", "use super::c::C;"),
        ("cli/c.rs", "use crate::cli::{d, e};"),
        ("cli/d.rs", "use super::a::A;"),
    ];
    assert!(found(&four));
    // Three files of one folder may form a cycle, files of two folders may not.
    assert!(!found(&[four[0], four[1], ("cli/c.rs", "use super::a::A;")]));
    assert!(found(&[("cli/a.rs", "use super::b::c::C;"), ("cli/b/c.rs", "use crate::cli::a::A;")]));
    // Imports from an enclosing module count for a cycle, except in the engine.
    let with_holder = |root: &str| {
        let file = |name: &str| format!("{root}/{name}.rs");
        let texts = [
            ("mod", "use self::a::A;"),
            ("a", "use super::{M, b::B};"),
            ("b", "use super::c::C;"),
            ("c", "use super::M;"),
        ];
        let files = texts.into_iter().map(|(name, text)| (file(name), code(text))).collect();
        !forbidden_cycles(&files).is_empty()
    };
    assert!(with_holder("cli/x") && !with_holder("engine/x"));
}
