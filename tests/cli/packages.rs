//! The contents of packages: manual pages and completions generated from the command line, and the desktop files.

use crate::support::program::{run_program, unfold};
use crate::support::temporary;
use unfold_tests::root;

fn asset(name: &str) -> String {
    let path = root().join("assets").join(name);
    std::fs::read_to_string(path).expect("an asset")
}

/// Appends the names of the manual pages of a command and all its subcommands to `out`.
fn names(command: &clap::Command, before: &str, out: &mut Vec<String>) {
    let name = format!("{before}{}", command.get_name());
    for below in command.get_subcommands() {
        names(below, &format!("{name}-"), out);
    }
    out.push(name);
}

#[test]
fn every_verb_has_a_manual_page() {
    let folder = temporary();
    let pages = folder.path().join("not/there/yet");
    let path = pages.to_str().expect("a path");
    let (code, _, err) = run_program(unfold(&["generate", "man", path]));
    assert_eq!(code, 0, "{err}");
    let mut expected = Vec::new();
    names(&::unfold_solver::cli::command(), "", &mut expected);
    assert!(expected.len() >= 12 && expected.contains(&"unfold-batch-merge".to_owned()), "{expected:?}");
    for name in &expected {
        let page = std::fs::read_to_string(pages.join(format!("{name}.1"))).expect("a page");
        assert!(page.contains(&format!(".TH {name} 1")), "{name}");
    }
    assert_eq!(std::fs::read_dir(&pages).expect("a folder").count(), expected.len());
    let solve = std::fs::read_to_string(pages.join("unfold-solve.1")).expect("a page");
    // Groups of options, examples and exit codes have their own sections, and each example its own line.
    for section in ["SEARCH", "BATCHES", "EXAMPLES", "\"EXIT STATUS\""] {
        assert!(solve.contains(&format!("\n.SH {section}\n")), "{section}: {solve}");
    }
    assert!(solve.contains("shard") && solve.contains("\nunfold solve \"R U2 F\\*(Aq\""), "{solve}");
    assert!(solve.contains("Unfold Manual") && !solve.contains(".SH EXTRA"), "{solve}");
    // Existing files are replaced only with `--force`.
    assert_eq!(run_program(unfold(&["generate", "man", path])).0, 2);
    assert_eq!(run_program(unfold(&["generate", "man", path, "--force"])).0, 0);
}

#[test]
fn packages_hold_every_linked_documentation_file() {
    let root = root();
    let script = std::fs::read_to_string(root.join(".ci/package")).expect("the script that makes packages");
    let found = script.split("< <(find ").nth(1).and_then(|rest| rest.split_once(" -type f")).expect("the files");
    let shipped: Vec<&str> = found.0.split(' ').chain(["README.md"]).collect();
    for page in crate::help::pages() {
        let text = std::fs::read_to_string(&page).expect("a page");
        for link in crate::documentation::links(&text).iter().filter(|link| !link.contains("://")) {
            let file = link.split('#').next().filter(|file| !file.is_empty());
            let target = file.map_or(page.clone(), |file| page.with_file_name(file));
            let target = target.canonicalize().expect("a file that exists");
            let is_shipped =
                |name: &&str| target.starts_with(root.join(name).canonicalize().expect("a file or folder"));
            assert!(shipped.iter().any(is_shipped), "{}: {link}", page.display());
        }
    }
}

#[test]
fn every_shell_has_completions() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let (code, out, err) = run_program(unfold(&["generate", "completions", shell]));
        assert_eq!((code, err.as_str()), (0, ""));
        for word in ["solve", "merge", "against"] {
            assert!(out.contains(word), "{shell}: {word}");
        }
    }
    assert_eq!(run_program(unfold(&["generate", "completions", "cmd"])).0, 2);
}

#[test]
fn the_desktop_files_agree_on_the_supported_file_types() {
    let [entry, types, about] = ["unfold.desktop", "unfold.xml", "unfold.metainfo.xml"].map(asset);
    assert!(entry.contains("\nExec=unfold %f\n") && entry.contains("\nIcon=@ID@\n"));
    let mime = entry.lines().find_map(|line| line.strip_prefix("MimeType=")).expect("types");
    let mime: Vec<&str> = mime.split_terminator(';').collect();
    assert_eq!(mime, ["application/x-mc4d-log", "application/x-unfold-session"]);
    for name in mime {
        assert!(types.contains(&format!("<mime-type type=\"{name}\">")), "{name}");
        assert!(about.contains(&format!("<mediatype>{name}</mediatype>")), "{name}");
    }
    // The first word of a log identifies it; the extension .log alone is weak evidence.
    assert!(asset("example.log").starts_with("MagicCube4D"));
    assert!(types.contains("<match type=\"string\" offset=\"0\" value=\"MagicCube4D\"/>"));
    assert!(types.contains("<glob pattern=\"*.log\" weight=\"10\"/>") && types.contains("pattern=\"*.unfold\""));
}
