//! Texts saved by the program and read back: the first line names the puzzle.

use std::path::Path;

use crate::support::program::{run_program, run_with_input, unfold, with_tables};
use crate::support::temporary;
use serde_json::Value;
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId};

/// Puzzles, each with a scramble and the length of its optimal solution.
const SCRAMBLES: [(&str, &str, u64); 3] = [("2x2x2", "R U F", 3), ("3x3x3", "R U F", 3), ("2x2x2x2", "UF RO", 2)];

fn path(file: &Path) -> &str {
    file.to_str().expect("a path of text")
}

/// Solves moves and saves the solution as text in a language; returns the path.
fn saved(folder: &Path, puzzle: &str, moves: &str, language: &str) -> std::path::PathBuf {
    let file = folder.join(format!("{puzzle}-{language}.txt"));
    let solve = ["solve", "--puzzle", puzzle, "--moves", moves, "--memory", "small", "--no-finish"];
    let (code, _, err) = run_program(with_tables(&[&solve[..], &["--language", language, "-o", path(&file)]].concat()));
    assert_eq!(code, 0, "{puzzle}: {err}");
    file
}

/// The puzzle at the start of a search's output, and the length at its end.
fn searched(out: &str) -> (String, Option<u64>) {
    let rows: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let puzzle = rows.iter().find_map(|row| row["puzzle"].as_str()).expect("a start");
    (puzzle.to_owned(), rows.last().and_then(|row| row["length"].as_u64()))
}

fn utf16(text: &str) -> Vec<u8> {
    [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
}

#[test]
fn the_first_line_names_the_puzzle_of_a_text() {
    let folder = temporary();
    let solve = ["solve", "--memory", "small", "--no-finish", "--jsonl"];
    for (puzzle, moves, length) in SCRAMBLES {
        for language in ["en", "fr", "es"] {
            let file = saved(folder.path(), puzzle, moves, language);
            let text = std::fs::read_to_string(&file).expect("saved");
            assert_eq!(text.lines().next(), Some(&*format!("# {puzzle}")), "{text}");
            let expected = (puzzle.to_owned(), Some(length));
            // The first line did not exist in earlier versions.
            let earlier = text.split_once('\n').expect("lines").1.to_owned();
            for input in [text.as_bytes(), earlier.as_bytes(), &utf16(&text)] {
                let (code, out, err) = run_with_input(with_tables(&[&solve[..], &["-"]].concat()), input);
                assert_eq!((code, searched(&out)), (0, expected.clone()), "{text}{err}");
            }
            let (code, out, err) = run_program(with_tables(&[&solve[..], &[path(&file)]].concat()));
            assert_eq!((code, searched(&out)), (0, expected), "{err}");
        }
        let other = if puzzle == "3x3x3" { "2x2x2" } else { "3x3x3" };
        let file = folder.path().join(format!("{puzzle}-en.txt"));
        let (code, out, err) = run_program(with_tables(&[&solve[..], &["--puzzle", other, path(&file)]].concat()));
        let words = format!("The text is for the {puzzle}, not the {other}");
        assert!(code == 2 && out.is_empty() && err.contains(&words), "{err}");
    }
}

#[test]
fn a_text_is_recognised_by_its_file_name_or_first_line() {
    let folder = temporary();
    let [named, headed, neither] = ["mine.TXT", "mine", "mine.log"].map(|name| folder.path().join(name));
    for (file, text) in [(&named, "# mine\nR U F\n"), (&headed, "# 2x2x2\nR U F\n"), (&neither, "R U F\n")] {
        std::fs::write(file, text).expect("written");
    }
    let solve = |more: &[&str]| run_program(with_tables(&[&["solve", "--jsonl", "--memory", "small"], more].concat()));
    for arguments in [&[path(&named), "--puzzle", "2x2x2"][..], &[path(&headed)]] {
        let (code, out, err) = solve(arguments);
        assert_eq!((code, searched(&out)), (0, ("2x2x2".into(), Some(3))), "{err}");
    }
    let (code, _, err) = solve(&[path(&neither)]);
    assert!(code == 2 && err.contains("mine.log"), "{err}");
}

#[test]
fn other_verbs_read_the_same_text() {
    let folder = temporary();
    let text = std::fs::read(saved(folder.path(), "2x2x2", "R U F", "en")).expect("saved");
    let sheet = folder.path().join("sheet.svg");
    let (code, _, err) = run_with_input(with_tables(&["sheet", "-", "-o", path(&sheet)]), &text);
    assert_eq!(code, 0, "{err}");
    assert!(std::fs::read_to_string(&sheet).expect("written").contains("2×2×2: solution in 3 HTM"));
    let (code, out, err) = run_with_input(with_tables(&["pocket", "path", "-"]), &text);
    assert!(code == 0 && !out.is_empty(), "{err}");
    let (code, out, err) = run_with_input(unfold(&["coordinates", "-"]), &text);
    assert!(code == 0 && out.contains("twist") && !out.contains("flip"), "{out}{err}");
    let (code, _, err) = run_with_input(unfold(&["cross", "-"]), &text);
    assert!(code == 2 && err.contains("The text is for the 2x2x2, not the 3x3x3"), "{err}");
}

#[test]
fn the_first_line_names_the_puzzle_of_a_batch() {
    let folder = temporary();
    let batch = |more: &[&str]| {
        let solve = ["solve", "--memory", "small", "--no-finish", "--jsonl", "--batch"];
        with_tables(&[&solve[..], more].concat())
    };
    for (puzzle, moves, length) in SCRAMBLES {
        let text = std::fs::read_to_string(saved(folder.path(), puzzle, moves, "en")).expect("saved");
        let both = format!("{text}{text}");
        for input in [both.as_bytes(), &utf16(&both)] {
            let (code, out, err) = run_with_input(batch(&["-"]), input);
            let rows: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
            let lengths: Vec<Option<u64>> = rows.iter().map(|row| row["length"].as_u64()).collect();
            assert_eq!((code, lengths), (0, vec![Some(length); 2]), "{puzzle}: {err}");
        }
    }
    // A text of another puzzle within the batch is an error in its row.
    let mixed = "# 2x2x2\nR U F\n\n# 3x3x3\nR U\n# 2x2x2\nR2\n";
    let (code, out, err) = run_with_input(batch(&["-"]), mixed.as_bytes());
    let rows: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(rows.iter().map(|row| row["length"].as_u64()).collect::<Vec<_>>(), [Some(3), None, Some(1)], "{err}");
    let error = rows[1]["error"].as_str().expect("an error");
    assert!(code == 2 && error.contains("for the 3x3x3, not the 2x2x2") && error.contains("line 5"), "{error}");
    // A batch for another puzzle is refused before any table is built.
    let none = folder.path().join("none");
    let asked = ["solve", "--batch", "-", "--puzzle", "3x3x3", "--tables", path(&none)];
    let (code, out, err) = run_with_input(unfold(&asked), b"\n# 2x2x2\nR U F\n");
    assert!(code == 2 && out.is_empty() && err.contains("for the 2x2x2, not the 3x3x3"), "{out}{err}");
    assert!(!none.exists());
}

#[test]
fn rows_are_merged_for_the_puzzle_of_their_list() {
    let folder = temporary();
    let [list, part, all] = ["list.txt", "part.csv", "all.csv"].map(|name| folder.path().join(name));
    std::fs::write(&list, "# 2x2x2x2\nUF RO\nRUF\n").expect("written");
    let (code, out, err) = run_program(with_tables(&["solve", "--memory", "small", "--batch", path(&list)]));
    assert_eq!(code, 0, "{err}");
    std::fs::write(&part, out).expect("written");
    let (code, _, err) = run_program(unfold(&["batch", "merge", path(&all), path(&part), "--against", path(&list)]));
    assert!(code == 0 && err.contains("2 solved and verified"), "{err}");
}

#[test]
fn the_first_line_names_the_puzzle_of_cases_and_algorithms() {
    let folder = temporary();
    let [cases, mine] = ["cases.txt", "mine.txt"].map(|name| folder.path().join(name));
    let moves = notation::parse(PuzzleId::Cube2, "R U F").expect("moves");
    let facelets = facelets::print(&Facelets::solved(PuzzleId::Cube2).after_all(&moves));
    std::fs::write(&cases, format!("# 2x2x2\n{facelets}\nF2\n")).expect("written");
    let (code, out, err) = run_program(with_tables(&["algorithms", "--case", path(&cases), "--jsonl"]));
    let ends: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let lengths: Vec<Option<u64>> =
        ends.iter().filter(|row| row["event"] == "done").map(|row| row["length"].as_u64()).collect();
    assert_eq!((code, lengths), (0, vec![Some(3), Some(1)]), "{out}{err}");
    let (code, _, err) = run_program(unfold(&["algorithms", "--case", path(&cases), "--puzzle", "3x3x3"]));
    assert!(code == 2 && err.contains("for the 2x2x2, not the 3x3x3"), "{err}");
    std::fs::write(&mine, "# 2x2x2\nF' U' R'\n").expect("written");
    let check = |case: &[&str]| {
        run_program(unfold(&[&["algorithms", "--check", path(&mine), "--case", "R U F"], case].concat()))
    };
    assert_eq!(check(&["--puzzle", "2x2x2"]).0, 0);
    let (code, _, err) = check(&[]);
    assert!(code == 2 && err.contains("for the 2x2x2, not the 3x3x3"), "{err}");
}

#[test]
fn the_first_line_may_follow_blank_lines_and_use_capitals() {
    let folder = temporary();
    let file = folder.path().join("mine");
    let solve = ["solve", "--memory", "small", "--no-finish", "--jsonl"];
    for head in ["# 2X2X2", "# 2×2×2", "\n \n# 2x2x2", "\u{feff}\n# 2 x 2 x 2"] {
        let text = format!("{head}\nR U F\n");
        std::fs::write(&file, &text).expect("written");
        let of_file = run_program(with_tables(&[&solve[..], &[path(&file)]].concat()));
        let of_stdin = run_with_input(with_tables(&[&solve[..], &["-"]].concat()), text.as_bytes());
        for (code, out, err) in [of_file, of_stdin] {
            assert_eq!((code, searched(&out)), (0, ("2x2x2".into(), Some(3))), "{head:?} {err}");
        }
        let (code, out, err) = run_with_input(
            with_tables(&[&solve[..], &["--puzzle", "3x3x3", "--batch", "-"]].concat()),
            text.as_bytes(),
        );
        assert!(code == 2 && out.is_empty() && err.contains("for the 2x2x2, not the 3x3x3"), "{out}{err}");
    }
}

#[test]
fn an_unknown_puzzle_is_rejected_wherever_a_text_is_read() {
    let folder = temporary();
    let [text, named, mine] = ["mine", "mine.txt", "list.txt"].map(|name| folder.path().join(name));
    let content = "\u{feff}\n# 5x5x5: mine\nR U\n";
    for file in [&text, &named, &mine] {
        std::fs::write(file, content).expect("written");
    }
    let sheet = folder.path().join("sheet.svg");
    let refused = |(code, out, err): (i32, String, String)| {
        let puzzles = PuzzleId::ALL.map(|puzzle| puzzle.def().name);
        let is_named = err.contains("5x5x5") && puzzles.iter().all(|name| err.contains(name));
        assert!(code == 2 && out.is_empty() && is_named, "{out}{err}");
    };
    for file in [path(&text), path(&named), "-"] {
        for puzzle in [&[][..], &["--puzzle", "3x3x3"]] {
            for verb in [&["solve", file][..], &["solve", "--batch", file], &["sheet", file, "-o", path(&sheet)]] {
                refused(run_with_input(unfold(&[verb, puzzle].concat()), content.as_bytes()));
            }
        }
    }
    refused(run_program(unfold(&["algorithms", "--case", path(&mine)])));
    refused(run_program(unfold(&["algorithms", "--case", "R U", "--check", path(&mine)])));
    let merge = ["batch", "merge", "-", path(&mine), "--against", path(&mine)];
    refused(run_program(unfold(&merge)));
    // Within a batch, the error is in its row.
    let batch = ["solve", "--memory", "small", "--no-finish", "--jsonl", "--batch", "-"];
    let (code, out, err) = run_with_input(with_tables(&batch), b"# 2x2x2\nR U F\n# 4x4x4\nR U\n# 2x2x2\nR\n");
    let rows: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(rows.iter().map(|row| row["length"].as_u64()).collect::<Vec<_>>(), [Some(3), None, Some(1)], "{err}");
    let error = rows[1]["error"].as_str().expect("an error");
    assert!(code == 2 && error.contains("4x4x4") && error.contains("line 4"), "{error}");
    // Any other first line is a plain comment.
    for comment in ["# x", "# of a 5x5x5", "# 5", "# a 4x4 method"] {
        let text = format!("{comment}\nR U F\n");
        let (code, out, err) =
            run_with_input(with_tables(&["solve", "-", "--memory", "small", "--jsonl"]), text.as_bytes());
        assert_eq!((code, searched(&out)), (0, ("3x3x3".into(), Some(3))), "{comment} {err}");
    }
}

#[test]
fn a_text_without_a_position_is_rejected() {
    let folder = temporary();
    let [text, named] = ["mine", "mine.txt"].map(|name| folder.path().join(name));
    for content in ["# 3x3x3", "# 2x2x2\n# x\n", "\n\n# 2x2x2x2\n \n", "# 3x3x3\n// nothing\n", "# 3x3x3x3\n\n"] {
        for file in [&text, &named] {
            std::fs::write(file, content).expect("written");
        }
        for file in [path(&text), path(&named), "-"] {
            let (code, out, err) = run_with_input(unfold(&["solve", file]), content.as_bytes());
            assert!(code == 2 && out.is_empty() && err.contains("contains no position"), "{content:?} {out}{err}");
            let name = Path::new(file).file_name().and_then(|name| name.to_str()).expect("a name");
            assert!(err.contains(name), "{err}");
        }
    }
    // The same without a line that names the puzzle.
    for content in ["", "\n \n", "# x\n", "// x\n"] {
        std::fs::write(&named, content).expect("written");
        let (code, out, err) = run_program(unfold(&["solve", path(&named)]));
        assert!(code == 2 && out.is_empty() && err.contains("contains no position"), "{content:?} {out}{err}");
        let (code, out, _) = run_with_input(unfold(&["solve", "-"]), content.as_bytes());
        assert!(code == 2 && out.is_empty(), "{content:?} {out}");
    }
    // A position that is given as solved is accepted.
    let solved = facelets::print(&Facelets::solved(PuzzleId::Cube3));
    for given in [&["--moves", ""][..], &["--facelets", &solved], &["https://alpha.twizzle.net/edit/"]] {
        let (code, out, err) =
            run_program(with_tables(&[&["solve", "--memory", "small", "--no-finish"], given].concat()));
        assert!(code == 0 && out.contains("0 HTM"), "{given:?} {out}{err}");
    }
}

#[test]
fn a_text_holds_the_scramble_if_known() {
    let folder = temporary();
    for (puzzle, moves, _) in SCRAMBLES {
        let text = std::fs::read_to_string(saved(folder.path(), puzzle, moves, "en")).expect("saved");
        assert!(text.lines().any(|line| line.starts_with('#') && line.ends_with(&format!(": {moves}"))), "{text}");
    }
    let file = folder.path().join("facelets.txt");
    let solved = facelets::print(&Facelets::solved(PuzzleId::Cube3));
    let solve = ["solve", "--memory", "small", "--no-finish", "--facelets", &solved, "-o", path(&file)];
    assert_eq!(run_program(with_tables(&solve)).0, 0);
    assert!(!std::fs::read_to_string(&file).expect("saved").contains("Scramble"));
}
