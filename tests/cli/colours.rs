//! Strings of colour letters on the command line: `--colours`, and what is tried without it.

use unfold_engine::notation::colours::ColourLetters;
use unfold_engine::notation::facelets;
use unfold_engine::puzzle::{Facelets, PuzzleId, scramble};

use crate::support::program::{ended, told, unfold, with_tables};
use crate::support::temporary_beside_tables;

/// The colours of U R F D L B in the program of the sticker score.
const STICKER_SCORE: [char; 6] = ['W', 'O', 'B', 'Y', 'R', 'G'];

fn letters(letters: [char; 6]) -> ColourLetters {
    ColourLetters::new(letters).expect("six letters")
}

fn position() -> Facelets {
    scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(11))
}

/// The facelets without the centres, as the program of the sticker score writes them: U L F R B D.
fn bare(state: &Facelets, letters: &ColourLetters) -> String {
    let face = |letter: char| "URFDLB".find(letter).expect("a face") * 9;
    let places = "ULFRBD".chars().flat_map(|letter| (face(letter)..face(letter) + 9).filter(|i| i % 9 != 4));
    places.map(|i| letters.letters()[usize::from(state.colours()[i])].to_string() + " ").collect()
}

/// The crosses of a position, which change with it.
fn crosses(arguments: &[&str]) -> (i32, String, String) {
    ended(unfold(&[&["cross"], arguments].concat()))
}

#[test]
fn centres_say_which_colours_are_meant() {
    let state = position();
    let (_, expected, _) = crosses(&["--facelets", &facelets::print(&state)]);
    for (scheme, name) in [(ColourLetters::USUAL, "standard"), (letters(STICKER_SCORE), "sticker-score")] {
        let text = facelets::print_colours(&state, &scheme).expect("colours");
        let (code, out, err) = crosses(&["--facelets", &text]);
        assert_eq!((code, &out), (0, &expected), "{err}");
        assert!(err.contains(&format!("They fit --colours {name}.")), "{err}");
        let (code, out, err) = crosses(&["--facelets", &text, "--colours", name]);
        assert_eq!((code, &out), (0, &expected), "{err}");
        assert!(err.contains("Letters read as colours") && !err.contains("They fit"), "{err}");
    }
}

#[test]
fn two_cubes_in_one_string_are_refused() {
    let state = position();
    let (_, expected, _) = crosses(&["--facelets", &facelets::print(&state)]);
    for (scheme, name) in [(ColourLetters::USUAL, "standard"), (letters(STICKER_SCORE), "sticker-score")] {
        let text = bare(&state, &scheme);
        for (code, out, err) in [
            crosses(&["--facelets", &text]),
            crosses(&[&text]),
            told(unfold(&["cross", "-"]), text.as_bytes()),
            ended(unfold(&["solve", "--facelets", &text])),
        ] {
            assert_eq!((code, out.as_str()), (2, ""), "{err}");
            assert!(err.contains("different cubes") && err.contains("--colours=sticker-score"), "{err}");
        }
        let (code, out, err) = crosses(&["--facelets", &text, "--colours", name]);
        assert_eq!((code, &out), (0, &expected), "{err}");
        assert!(err.contains("with the centres of the solved cube"), "{err}");
    }
    // The solved cube is the same one however it is held.
    let (code, out, err) = crosses(&["--facelets", &bare(&Facelets::solved(PuzzleId::Cube3), &letters(STICKER_SCORE))]);
    assert_eq!(code, 0, "{err}");
    assert!(out.lines().all(|line| line.ends_with("solved")), "{out}");
    // So is a 2x2x2, which has no centres to be held by.
    let small = scramble::uniform(PuzzleId::Cube2, &mut scramble::generator(11));
    let text = facelets::print_colours(&small, &letters(STICKER_SCORE)).expect("colours");
    let moves = |text: &str| {
        let (code, out, err) = ended(unfold(&["pocket", "path", text]));
        assert_eq!(code, 0, "{err}");
        out.lines().filter_map(|line| Some(line.rsplit_once('\t')?.1.to_owned())).collect::<Vec<_>>()
    };
    assert_eq!(moves(&text), moves(&facelets::print(&small)));
}

#[test]
fn a_batch_and_its_merge_read_colours_alike() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let (state, scheme) = (position(), letters(STICKER_SCORE));
    let whole = facelets::print_colours(&state, &scheme).expect("colours");
    let list = folder.path().join("states.txt");
    std::fs::write(&list, format!("{whole}\n{}\n", bare(&state, &scheme))).expect("written");
    let list = list.to_str().expect("text");
    let solve = ["solve", "--batch", list, "--target", "30", "--memory", "small", "--jsonl"];
    let (code, out, err) = ended(with_tables(&solve));
    assert_eq!(code, 2, "{err}");
    let rows: Vec<serde_json::Value> = out.lines().map(|row| serde_json::from_str(row).expect("JSON")).collect();
    assert!(rows[0]["error"].is_null() && rows[1]["error"].as_str().is_some_and(|e| e.contains("different cubes")));
    let (code, out, err) = ended(with_tables(&[&solve[..], &["--colours", "sticker-score"]].concat()));
    assert_eq!(code, 0, "{err}");
    let part = folder.path().join("part.jsonl");
    std::fs::write(&part, &out).expect("written");
    let merge = ["batch", "merge", "-", part.to_str().expect("text"), "--against", list];
    let (code, _, err) = ended(unfold(&merge));
    assert!(code == 2 && err.contains("different cubes"), "{code} {err}");
    assert_eq!(ended(unfold(&[&merge[..], &["--colours", "sticker-score"]].concat())).1, out);
    assert_eq!(ended(unfold(&[&merge[..], &["--colours", "standard"]].concat())).0, 2, "of another cube");
}

#[test]
fn the_colours_of_the_window_count_for_nothing() {
    let home = temporary_beside_tables();
    let folder = home.path().join("config");
    std::fs::create_dir(&folder).expect("made");
    std::fs::write(folder.join("settings.json"), r#"{"palette": "graph"}"#).expect("written");
    let scramble = ["scramble", "--seed", "7", "--as", "colours"];
    let mut chosen = unfold(&scramble);
    chosen.env("UNFOLD_HOME", home.path());
    let standard = ended(unfold(&scramble)).1;
    assert_eq!(ended(chosen).1, standard);
    assert_ne!(ended(unfold(&[&scramble[..], &["--colours", "graph"]].concat())).1, standard);
    // One sticker of the back is red.
    let colours = ["WWWWWWWWW", "BBBBBBBBB", "RRRRRRRRR", "YYYYYYYYY", "GGGGGGGGG", "OOOOOOOOR"].concat();
    for (arguments, said) in
        [(&[][..], "(red) appears 10 times"), (&["--colours", "graph"], "Colour F (red) appears 10")]
    {
        let mut solve = with_tables(&[&["solve", "--facelets", &colours], arguments].concat());
        solve.env("UNFOLD_HOME", home.path());
        let (code, _, err) = ended(solve);
        assert!(code == 2 && err.contains(said), "{said}: {code} {err}");
    }
    // The last digit of the article's identifier is another: there is one sticker too few.
    for path in
        [&["pocket", "path", "002140534352524214031514"][..], &["pocket", "path", "R", "002140534352524214031514"]]
    {
        let graph = [path, &["--colours", "graph"]].concat();
        for (arguments, said) in [(path, "Colour R (red)"), (&graph[..], "Colour R (blue)")] {
            let mut command = unfold(arguments);
            command.env("UNFOLD_HOME", home.path());
            let (code, _, err) = ended(command);
            assert!(code == 2 && err.contains(said), "{said}: {code} {err}");
        }
    }
}

#[test]
fn unknown_colours_are_refused_with_the_list() {
    let (code, _, err) = crosses(&["--random", "7", "--colours", "window"]);
    assert!(code == 2 && err.contains("standard") && err.contains("sticker-score"), "{err}");
    let (code, out, err) = ended(unfold(&["scramble", "--seed", "7", "--as", "colours", "--colours", "sticker-score"]));
    assert_eq!(code, 0, "{err}");
    let read = ended(unfold(&["cross", "--facelets", out.trim_end()])).1;
    assert_eq!(read, ended(unfold(&["cross", "--random", "7"])).1);
}
