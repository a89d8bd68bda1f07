//! Positional input of a verb: moves, facelets, a link, a log or a file, without an option.

use std::path::Path;

use serde_json::Value;
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId};

use crate::support::program::{run_program, run_with_input, unfold, with_tables};
use crate::support::{data, temporary};

fn path(file: &Path) -> &str {
    file.to_str().expect("a path of text")
}

/// The coordinates of a position, which identify it, and the notes.
fn coordinates(arguments: &[&str]) -> (String, String) {
    let (code, out, err) = run_program(unfold(&[&["coordinates", "--jsonl"], arguments].concat()));
    assert_eq!(code, 0, "{arguments:?} {err}");
    (out, err)
}

/// The puzzle, the length and the moves of a solution, and the notes.
fn solved(arguments: &[&str], input: &[u8]) -> (String, u64, String, String) {
    let solve = ["solve", "--jsonl", "--memory", "small", "--no-finish", "--timeout", "20"];
    let (code, out, err) = run_with_input(with_tables(&[&solve[..], arguments].concat()), input);
    assert_eq!(code, 0, "{arguments:?} {err}");
    let rows: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let end = rows.last().expect("an end");
    let puzzle = rows.iter().find_map(|row| row["puzzle"].as_str()).expect("a start");
    (puzzle.to_owned(), end["length"].as_u64().expect("a length"), text(&end["moves"]), err)
}

fn state(puzzle: PuzzleId, moves: &str) -> Facelets {
    Facelets::solved(puzzle).after_all(&notation::parse(puzzle, moves).expect("moves"))
}

#[test]
fn every_form_of_position_is_accepted() {
    let folder = temporary();
    let of_three = facelets::print(&state(PuzzleId::Cube3, "R U2 F'"));
    let link = "[a solve](https://alg.cubing.net/?setup=R_U2_F-&alg=F_U2_R-)";
    let texts =
        ["R U2 F'", "# mine\nR U2 F'\n", "# 3x3x3\r\nR U2 F'\r\n", &of_three, link, "www.cubedb.net/?scramble=R_U2_F-"];
    for (number, text) in texts.into_iter().enumerate() {
        let expected = ("3x3x3".to_owned(), 3, "F U2 R'".to_owned(), String::new());
        assert_eq!(solved(&[text], b""), expected, "{text}");
        assert_eq!(solved(&["-"], text.as_bytes()), expected, "{text}");
        for name in [format!("{number}.txt"), format!("{number}"), format!("a position {number}.md")] {
            let file = folder.path().join(name);
            std::fs::write(&file, text).expect("written");
            assert_eq!(solved(&[path(&file)], b""), expected, "{}", file.display());
        }
    }
    for (arguments, puzzle, length) in [
        (&["--puzzle", "2x2x2", "R U2 F'"][..], "2x2x2", 3),
        (&["--puzzle", "2x2x2x2", "UF2 RO"], "2x2x2x2", 2),
        (&["--puzzle", "2x2x2x2", "74,-1,1 74,-1,1"], "2x2x2x2", 1),
        (&["# 2x2x2\nR U2 F'"], "2x2x2", 3),
        (&["https://www.cubedb.net/?puzzle=2&scramble=R_U2_F-"], "2x2x2", 3),
    ] {
        let (found, moves, ..) = solved(arguments, b"");
        assert_eq!((found.as_str(), moves), (puzzle, length), "{arguments:?}");
    }
}

#[test]
fn verbs_accept_moves_files_and_links_alike() {
    let folder = temporary();
    let file = folder.path().join("scramble");
    std::fs::write(&file, "R U2 F'").expect("written");
    let link = "https://alg.cubing.net/?setup=R_U2_F-&alg=F_U2_R-";
    for verb in [&["cross", "--face", "D"][..], &["algorithms", "--goal", "cross"], &["coordinates"]] {
        let printed = |argument: &str| {
            let (code, out, err) = run_program(unfold(&[verb, &[argument]].concat()));
            assert_eq!(code, 0, "{verb:?} {argument}: {err}");
            // Without the line that gives the time of the search.
            out.lines().filter(|line| !line.ends_with(" s).")).collect::<Vec<_>>().join("\n")
        };
        let expected = printed("R U2 F'");
        for argument in [path(&file), link] {
            assert_eq!(printed(argument), expected, "{verb:?} {argument}");
        }
    }
    let sheet = folder.path().join("sheet.svg");
    for argument in ["R U2 F'", path(&file), link] {
        let (code, _, err) = run_program(with_tables(&["sheet", argument, "-o", path(&sheet), "--force"]));
        let text = std::fs::read_to_string(&sheet).expect("written");
        assert!(code == 0 && text.contains("solution in 3 HTM"), "{argument} {err}");
    }
    let (code, out, err) = run_program(with_tables(&["pocket", "path", path(&file)]));
    assert!(code == 0 && out.lines().count() == 5, "{out}{err}");
}

#[test]
fn a_link_with_moves_and_no_setup_notes_its_interpretation() {
    let expected = coordinates(&["R U F"]).0;
    let note = "Note: The link starts from the solved puzzle: the position after its 3 moves was taken.\n";
    for link in ["https://alpha.twizzle.net/edit/?alg=R+U+F", "alg.cubing.net/?alg=R_U_F", "cubedb.net/?alg=R_U_F"] {
        assert_eq!(coordinates(&[link]), (expected.clone(), note.to_owned()), "{link}");
        assert_eq!(coordinates(&["--moves", link]), (expected.clone(), note.to_owned()), "{link}");
    }
    // A setup that only rotates the whole cube leaves it solved.
    let held = coordinates(&["x2 R U F"]).0;
    for link in ["https://alg.cubing.net/?setup=x2&alg=R_U_F", "twizzle.net/edit/?setup-alg=x2&alg=R+U+F"] {
        assert_eq!(coordinates(&[link]), (held.clone(), note.to_owned()), "{link}");
    }
    // In links of type `alg` the moves lead to the solved cube.
    let inverse = coordinates(&["F' U' R'"]).0;
    assert_eq!(coordinates(&["https://alg.cubing.net/?alg=R_U_F&type=alg"]), (inverse, String::new()));
    let link = "https://alpha.twizzle.net/edit/?alg=R+U+F";
    for verb in [&["cross", "--face", "D"][..], &["algorithms", "--goal", "cross"]] {
        let (code, _, err) = run_program(unfold(&[verb, &[link]].concat()));
        assert!(code == 0 && err.contains(note), "{verb:?} {err}");
    }
    let (code, out, err) = run_with_input(
        with_tables(&["solve", "--memory", "small", "--no-finish", "--batch", "-"]),
        format!("{link}\n{link}\nR U\n").as_bytes(),
    );
    assert!(code == 0 && out.lines().count() == 4, "{err}");
    assert_eq!(err.matches("the position after its moves was taken").count(), 1, "{err}");
    let folder = temporary();
    let sheet = folder.path().join("sheet.svg");
    let (code, _, err) = run_program(with_tables(&["sheet", link, "-o", path(&sheet)]));
    assert!(code == 0 && err.starts_with(note), "{err}");
    assert!(std::fs::read_to_string(&sheet).expect("written").contains("solution in 3 HTM"));
}

#[test]
fn a_link_gives_its_moves_where_moves_are_expected() {
    let link = "https://alg.cubing.net/?alg=R_U_R-_U-&type=alg";
    let case = |algorithm: &str| {
        let (code, out, err) =
            run_program(unfold(&["algorithms", "--solved-by", algorithm, "--goal", "f2l", "--max", "4"]));
        assert_eq!(code, 0, "{err}");
        out.lines().filter(|line| !line.ends_with(" s).")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(case(link), case("R U R' U'"));
    let folder = temporary();
    let list = folder.path().join("list.txt");
    std::fs::write(&list, format!("U' R'\n{}\n", "[x](https://alg.cubing.net/?alg=U-_R-)")).expect("written");
    let (code, out, err) = run_program(unfold(&["algorithms", "R U", "--check", path(&list)]));
    assert_eq!((code, out.lines().count()), (0, 2), "{err}");
    let sheet = folder.path().join("sheet.svg");
    let solution = "https://alg.cubing.net/?alg=U-_R-";
    let (code, _, err) = run_program(unfold(&["sheet", "R U", "--solution", solution, "-o", path(&sheet)]));
    assert_eq!(code, 0, "{err}");
}

#[test]
fn the_lines_of_a_batch_may_be_links() {
    let folder = temporary();
    let [list, rows, merged] = ["list.txt", "rows.csv", "merged.csv"].map(|name| folder.path().join(name));
    let links = "[x](https://alg.cubing.net/?setup=R_U)\nR U\nalg.cubing.net/?alg=R_U\n";
    std::fs::write(&list, links).expect("written");
    let solve =
        |list: &Path| run_program(with_tables(&["solve", "--memory", "small", "--no-finish", "--batch", path(list)]));
    let (code, out, err) = solve(&list);
    assert_eq!((code, out.matches(",2,htm,2,true,").count()), (0, 3), "{out}{err}");
    std::fs::write(&rows, out).expect("written");
    // The output of a batch is merged and compared with its list.
    let merge = ["batch", "merge", path(&merged), path(&rows), "--against", path(&list)];
    let (code, _, err) = run_program(unfold(&merge));
    assert_eq!(code, 0, "{err}");
    std::fs::write(&list, "cubedb.net/?puzzle=2&scramble=R\nhttps://example.org/\n").expect("written");
    let (code, out, _) = solve(&list);
    assert!(code == 2 && out.contains("The link is for the 2x2x2, not the 3x3x3"), "{out}");
    assert!(out.contains("is not the address of a page whose links can be read (line 2, column 1)"), "{out}");
}

#[test]
fn older_logs_are_solved_saved_and_printed() {
    let folder = temporary();
    let file = data("mc4d/logs/published/2checkerboard-20.v1.log");
    let (puzzle, length, ..) = solved(&[path(&file)], b"");
    assert_eq!((puzzle.as_str(), length), ("2x2x2x2", 6));
    let saved = folder.path().join("solved.log");
    let (_, again, ..) = solved(&[path(&file), "-o", path(&saved)], b"");
    let text = std::fs::read_to_string(&saved).expect("saved");
    assert!(again == 6 && text.starts_with("MagicCube4D 3 3 "), "{text}");
    let larger = data("mc4d/logs/older/scramble_3.log");
    let arguments = ["solve", "--no-finish", "--timeout", "2", path(&larger), "-o", path(&saved), "--force"];
    let (code, _, err) = run_program(with_tables(&arguments));
    let text = std::fs::read_to_string(&saved).expect("saved");
    assert!(code == 0 && text.starts_with("MagicCube4D 3 3 ") && text.contains(" {4,3,3} 3\n"), "{err}{text}");
    let content = std::fs::read(&file).expect("a log");
    assert_eq!(solved(&["-"], &content).1, 6);
    assert_eq!(solved(&[&String::from_utf8(content).expect("text")], b"").1, 6);
    let (code, out, err) = run_program(unfold(&["algorithms", path(&file), "--goal", "layer", "--count", "1"]));
    assert!(code == 0 && !out.is_empty(), "{err}");
    for (name, words) in [
        ("edge/m_version2_six.log", ["format version 2 has 6 fields instead of 4 or 5", "MagicCube4D 2 2 40 2"]),
        ("edge/e3_header_version_1.log", ["format version 1 has 6 fields", "line 1"]),
        ("published/don-4checkshort-20.headerless.log", ["does not begin with MagicCube4D", "headerless.log"]),
    ] {
        let (code, out, err) = run_program(unfold(&["solve", path(&data(&format!("mc4d/logs/{name}")))]));
        assert!(code == 2 && out.is_empty() && words.iter().all(|word| err.contains(word)), "{name} {err}");
        assert!(!err.contains("save it again"), "MagicCube4D 4 refuses them");
    }
}

#[test]
fn input_that_is_neither_position_nor_file_is_reported() {
    for (argument, code, words) in [
        ("scramble", 2, &["“c” is not a move", "No file has this name, either."][..]),
        ("R U Q", 2, &["“Q” is not a move (line 1, column 5)"]),
        ("no-such.log", 4, &["it does not exist", "no-such.log"]),
        ("no such.txt", 4, &["it does not exist", "no such.txt"]),
        ("no/such", 4, &["it does not exist"]),
        ("MagicCube4D 3 0", 2, &["The first line has 3 fields instead of 6 (line 1)"]),
        ("https://example.org/R", 2, &["https://example.org/R is not the address", "alg.cubing.net, cubedb.net"]),
        (
            "alg.cubing.net/?alg=R https://alg.cubing.net/?alg=U",
            2,
            &["The link is followed by other text", "column 23"],
        ),
        ("# 2x2x2\nalg.cubing.net/?alg=R", 2, &["The link is for the 3x3x3, not the 2x2x2"]),
        ("  ", 2, &["No position to solve"]),
    ] {
        let (found, out, err) = run_program(unfold(&["solve", argument]));
        assert!(found == code && out.is_empty() && words.iter().all(|word| err.contains(word)), "{argument}: {err}");
        assert!(!argument.contains(' ') || !err.contains("No file has this name"), "{argument}: {err}");
    }
    for verb in [&["coordinates"][..], &["cross"], &["algorithms"], &["pocket", "path"]] {
        let (code, _, err) = run_program(unfold(&[verb, &["no-such.txt"]].concat()));
        assert!(code == 4 && err.contains("it does not exist"), "{verb:?} {err}");
    }
}

#[test]
fn an_unknown_command_is_reported() {
    for (arguments, word) in [
        (&["verify", "x"][..], "“verify”"),
        (&["solv", "R U"], "“solv”"),
        (&["solv", "R U", "--timeout", "1"], "“solv”"),
        (&["--language", "en", "solv"], "“solv”"),
    ] {
        let (code, out, err) = run_program(unfold(arguments));
        assert!(code == 2 && out.is_empty(), "{arguments:?} {err}");
        assert!(
            err.contains(&format!("No command or file is named {word}.")) && err.contains("unfold --help"),
            "{err}"
        );
    }
    // The first word is a command; the rest is reported by clap.
    let (code, _, err) = run_program(unfold(&["solve", "R", "U"]));
    assert!(code == 2 && err.contains("unexpected argument 'U' found"), "{err}");
}
