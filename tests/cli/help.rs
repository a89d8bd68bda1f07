//! Help texts, and the commands in the documentation.

use std::path::{Path, PathBuf};
use unfold_tests::root;

use crate::support::program::{run_program, unfold};
use crate::support::temporary;
use unfold_engine::puzzle::PuzzleId;

/// Appends a command and all its subcommands to `out`, each with its full name.
fn with_subcommands(command: &clap::Command, words: &str, out: &mut Vec<(String, clap::Command)>) {
    for below in command.get_subcommands() {
        with_subcommands(below, &format!("{words} {}", below.get_name()), out);
    }
    out.push((words.to_owned(), command.clone()));
}

fn all_commands() -> Vec<(String, clap::Command)> {
    let mut out = Vec::new();
    with_subcommands(&::unfold_solver::cli::command(), "unfold", &mut out);
    out
}

/// The commands of a shell line, each as its words. Pipes, `&&` and `;` separate commands; redirections and comments are dropped.
fn shell_commands(line: &str) -> Vec<Vec<String>> {
    let mut commands = vec![Vec::new()];
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (Some(open), c) if open == c => quote = None,
            (Some(_), c) => word.get_or_insert_default().push(c),
            (None, '\'' | '"') => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (None, '#') if word.is_none() => break,
            (None, ' ' | '|' | '&' | ';') => {
                commands.last_mut().expect("a command").extend(word.take());
                if c != ' ' {
                    commands.push(Vec::new());
                }
            }
            (None, '>') => {
                // A word directly before `>` is the number of a stream: it is dropped with the redirection.
                word = None;
                while chars.next_if_eq(&' ').is_some() {}
                while chars.next_if(|c| !" |&;".contains(*c)).is_some() {}
            }
            (None, c) => word.get_or_insert_default().push(c),
        }
    }
    commands.last_mut().expect("a command").extend(word);
    commands.retain(|words| !words.is_empty());
    commands
}

/// Checks that the program accepts every `unfold` command in a shell line; returns their number, or the first error. Skips commands with
/// variables.
fn count_accepted(line: &str) -> Result<usize, String> {
    let commands = shell_commands(line);
    let ours = commands.iter().filter(|words| words[0] == "unfold" && words.iter().all(|word| !word.contains('$')));
    let mut count = 0;
    for words in ours {
        let parsed = ::unfold_solver::cli::command().try_get_matches_from(words);
        parsed.map_err(|error| format!("{line}\n{error}"))?;
        count += 1;
    }
    Ok(count)
}

#[test]
fn a_shell_line_is_split_into_commands() {
    let words = |line: &str| shell_commands(line).into_iter().map(|words| words.join("_")).collect::<Vec<_>>();
    assert_eq!(words("a --b \"c d's\" 'e' > f 2>g # h"), ["a_--b_c d's_e"]);
    assert_eq!(words("a | b - && c; d"), ["a", "b_-", "c", "d"]);
    assert_eq!(words("# nothing"), Vec::<String>::new());
    assert!(count_accepted("unfold solve --no-such-option").is_err());
    assert!(count_accepted("echo | unfold solve --random x").is_err());
    assert_eq!(count_accepted("parallel 'unfold solve --x' | unfold solve -"), Ok(1));
}

#[test]
fn every_command_has_valid_examples() {
    for (words, command) in all_commands() {
        let long = command.clone().render_long_help().to_string();
        let after = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
        let examples: Vec<&str> = after
            .lines()
            .skip_while(|line| !["Example:", "Examples:"].contains(line))
            .skip(1)
            .take_while(|line| !line.is_empty())
            .map(str::trim_start)
            .collect();
        assert!((1..=3).contains(&examples.len()), "{words}: {examples:?}");
        for example in &examples {
            assert!(example.contains(&words), "{words}: {example}");
            match count_accepted(example) {
                Ok(count) => assert!(count >= 1, "{words}: {example}"),
                Err(error) => panic!("{error}"),
            }
        }
        assert!(long.contains("Example"), "{words}: {long}");
        // The short help is a summary without examples.
        assert!(!command.clone().render_help().to_string().contains("Example"), "{words}");
    }
}

#[test]
fn every_option_of_solve_has_a_heading() {
    let (_, solve) = all_commands().into_iter().find(|(words, _)| words == "unfold solve").expect("solve");
    for argument in solve.get_opts() {
        assert!(argument.get_help_heading().is_some(), "{}", argument.get_id());
    }
    let (code, out, _) = run_program(unfold(&["solve", "--help"]));
    assert_eq!(code, 0);
    for heading in ["Input:", "Search:", "Output:", "Tables:", "Batches:", "Examples:", "Exit codes:"] {
        assert!(out.lines().any(|line| line == heading), "{heading}\n{out}");
    }
}

/// The Markdown files of the project, sorted: the README, and all below `docs`.
pub fn pages() -> Vec<PathBuf> {
    fn walk(folder: &Path, out: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if entry.is_dir() {
                walk(&entry, out);
            } else if entry.extension().is_some_and(|extension| extension == "md") {
                out.push(entry);
            }
        }
    }
    let root = root();
    let mut out = vec![root.join("README.md")];
    walk(&root.join("docs"), &mut out);
    out.sort();
    out
}

/// The commands in the code blocks of a page: lines of `sh`, and lines after `$ ` of `console`. A backslash at the end continues a line.
fn shown_commands(page: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut language: Option<&str> = None;
    let joined = page.replace("\\\n", "");
    for line in joined.lines() {
        match (language, line.strip_prefix("```")) {
            (None, Some(word)) => language = Some(word),
            (Some(_), Some(_)) => language = None,
            (Some("sh"), None) => out.push(line.to_owned()),
            (Some("console"), None) => out.extend(line.strip_prefix("$ ").map(str::to_owned)),
            _ => {}
        }
    }
    out
}

#[test]
fn every_documented_command_is_accepted() {
    let mut count = 0;
    for path in pages() {
        let page = std::fs::read_to_string(&path).expect("a page");
        for line in shown_commands(&page) {
            match count_accepted(&line) {
                Ok(some) => count += some,
                Err(error) => panic!("{}: {error}", path.display()),
            }
        }
    }
    assert!(count > 40, "only {count} commands were found");
}

/// The command-line names of the puzzles that a text does not mention, with `x` or with multiplication signs.
fn unnamed(text: &str) -> Vec<&'static str> {
    let text = text.replace('×', "x");
    // The name of a smaller puzzle is part of a larger one's.
    let is_named = |name: &str| {
        text.match_indices(name).any(|(at, _)| !text[at + name.len()..].starts_with('x') && !text[..at].ends_with('x'))
    };
    PuzzleId::ALL.into_iter().map(|puzzle| puzzle.def().name).filter(|name| !is_named(name)).collect()
}

#[test]
fn help_and_descriptions_name_every_solvable_puzzle() {
    let mut seen = 0;
    for (words, command) in all_commands() {
        for option in command.get_arguments().filter(|option| option.get_long() == Some("puzzle")) {
            let help = option.get_help().map(ToString::to_string).unwrap_or_default();
            let missing = unnamed(&help);
            // The largest hypercube has no partial goals, only cubes have coordinates and human methods, and the 2x2x2 has no skeletons.
            let expected: &[&str] = match words.as_str() {
                "unfold algorithms" => &["3x3x3x3"],
                "unfold coordinates" | "unfold steps" => &["2x2x2x2", "3x3x3x3"],
                "unfold insert" => &["2x2x2"],
                _ => &[],
            };
            assert_eq!(missing, expected, "{words} --puzzle: {help}");
            seen += 1;
        }
    }
    assert!(seen >= 6, "{seen}");
    let root = root();
    for (file, part) in [
        ("crates/engine/Cargo.toml", "description ="),
        ("crates/engine/README.md", "Solves the"),
        ("crates/engine/README.md", "| puzzle | at once |"),
        ("assets/unfold.metainfo.xml", "<description>"),
        ("assets/unfold.metainfo.xml", "<p xml:lang=\"fr\">"),
        ("assets/unfold.metainfo.xml", "<p xml:lang=\"es\">"),
        (".ci/package", "Description:"),
        ("README.md", "Unfold is"),
        ("docs/manual/command-line.md", "`--puzzle` is"),
        ("docs/manual/command-line.md", "| puzzle | tables | what they bring |"),
        ("docs/manual/pasting.md", "| puzzle | facelets |"),
    ] {
        let Ok(text) = std::fs::read_to_string(root.join(file)) else {
            assert!(file.starts_with(".ci"), "{file}");
            continue;
        };
        let (_, rest) = text.split_once(part).unwrap_or_else(|| panic!("{part} in {file}"));
        let paragraph = rest.split("\n\n").next().unwrap_or_default();
        let missing = unnamed(paragraph);
        // There is no choice of tables for the 2x2x2.
        let is_of_memory = part.ends_with("what they bring |");
        assert_eq!(missing, if is_of_memory { &["2x2x2"][..] } else { &[] }, "{file}: {paragraph}");
    }
}

#[test]
fn a_manual_page_folder_that_is_a_file_is_an_error() {
    let folder = temporary();
    let file = folder.path().join("file");
    std::fs::write(&file, "mine").expect("written");
    for path in [file.clone(), file.join("below")] {
        let (code, out, err) = run_program(unfold(&["generate", "man", path.to_str().expect("a path of text")]));
        assert!(code == 4 && out.is_empty() && err.contains("a file has its name"), "{err}");
        assert!(!err.contains("os error"), "{err}");
    }
    assert_eq!(std::fs::read_to_string(&file).expect("kept"), "mine");
}
