//! Colour letters on the command line: `--colours`, and the schemes tried without it.

use unfold_engine::notation::colours::ColourLetters;
use unfold_engine::notation::facelets;
use unfold_engine::puzzle::{Facelets, PuzzleId, scramble};

use crate::support::program::{run_program, run_with_input, unfold, with_tables};
use crate::support::temporary_beside_tables;

/// The colours of U R F D L B in the sticker score's program.
const STICKER_SCORE: [char; 6] = ['W', 'O', 'B', 'Y', 'R', 'G'];

fn letters(letters: [char; 6]) -> ColourLetters {
    ColourLetters::new(letters).expect("six letters")
}

fn position() -> Facelets {
    scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(11))
}

/// The facelets without the centres as the sticker score's program writes them, the faces in the order U L F R B D.
fn bare(state: &Facelets, letters: &ColourLetters) -> String {
    let face = |letter: char| "URFDLB".find(letter).expect("a face") * 9;
    let places = "ULFRBD".chars().flat_map(|letter| (face(letter)..face(letter) + 9).filter(|i| i % 9 != 4));
    places.map(|i| letters.letters()[usize::from(state.colours()[i])].to_string() + " ").collect()
}

/// Runs `unfold cross`, whose output depends on the position.
fn crosses(arguments: &[&str]) -> (i32, String, String) {
    run_program(unfold(&[&["cross"], arguments].concat()))
}

#[test]
fn centres_determine_the_colours() {
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
fn ambiguous_facelets_without_centres_need_a_colour_scheme() {
    let state = position();
    let (_, expected, _) = crosses(&["--facelets", &facelets::print(&state)]);
    for (scheme, name) in [(ColourLetters::USUAL, "standard"), (letters(STICKER_SCORE), "sticker-score")] {
        let text = bare(&state, &scheme);
        for (code, out, err) in [
            crosses(&["--facelets", &text]),
            crosses(&[&text]),
            run_with_input(unfold(&["cross", "-"]), text.as_bytes()),
            run_program(unfold(&["solve", "--facelets", &text])),
        ] {
            assert_eq!((code, out.as_str()), (2, ""), "{err}");
            assert!(err.contains("different cubes") && err.contains("--colours=sticker-score"), "{err}");
        }
        let (code, out, err) = crosses(&["--facelets", &text, "--colours", name]);
        assert_eq!((code, &out), (0, &expected), "{err}");
        assert!(err.contains("with the centres of the solved cube"), "{err}");
    }
    // The solved cube is the same in every orientation.
    let (code, out, err) = crosses(&["--facelets", &bare(&Facelets::solved(PuzzleId::Cube3), &letters(STICKER_SCORE))]);
    assert_eq!(code, 0, "{err}");
    assert!(out.lines().all(|line| line.ends_with("solved")), "{out}");
    // A 2x2x2 has no centres, so its orientation does not matter.
    let small = scramble::uniform(PuzzleId::Cube2, &mut scramble::generator(11));
    let text = facelets::print_colours(&small, &letters(STICKER_SCORE)).expect("colours");
    let moves = |text: &str| {
        let (code, out, err) = run_program(unfold(&["pocket", "path", text]));
        assert_eq!(code, 0, "{err}");
        out.lines().filter_map(|line| Some(line.rsplit_once('\t')?.1.to_owned())).collect::<Vec<_>>()
    };
    assert_eq!(moves(&text), moves(&facelets::print(&small)));
}

#[test]
fn batch_and_merge_read_colours_alike() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let (state, scheme) = (position(), letters(STICKER_SCORE));
    let whole = facelets::print_colours(&state, &scheme).expect("colours");
    let list = folder.path().join("states.txt");
    std::fs::write(&list, format!("{whole}\n{}\n", bare(&state, &scheme))).expect("written");
    let list = list.to_str().expect("text");
    let solve = ["solve", "--batch", list, "--target", "30", "--memory", "small", "--jsonl"];
    let (code, out, err) = run_program(with_tables(&solve));
    assert_eq!(code, 2, "{err}");
    let rows: Vec<serde_json::Value> = out.lines().map(|row| serde_json::from_str(row).expect("JSON")).collect();
    assert!(rows[0]["error"].is_null() && rows[1]["error"].as_str().is_some_and(|e| e.contains("different cubes")));
    let (code, out, err) = run_program(with_tables(&[&solve[..], &["--colours", "sticker-score"]].concat()));
    assert_eq!(code, 0, "{err}");
    let part = folder.path().join("part.jsonl");
    std::fs::write(&part, &out).expect("written");
    let merge = ["batch", "merge", "-", part.to_str().expect("text"), "--against", list];
    let (code, _, err) = run_program(unfold(&merge));
    assert!(code == 2 && err.contains("different cubes"), "{code} {err}");
    assert_eq!(run_program(unfold(&[&merge[..], &["--colours", "sticker-score"]].concat())).1, out);
    assert_eq!(run_program(unfold(&[&merge[..], &["--colours", "standard"]].concat())).0, 2, "of another cube");
}

#[test]
fn the_windows_palette_does_not_affect_the_command_line() {
    let home = temporary_beside_tables();
    let folder = home.path().join("config");
    std::fs::create_dir(&folder).expect("made");
    std::fs::write(folder.join("settings.json"), r#"{"palette": "graph"}"#).expect("written");
    let scramble = ["scramble", "--seed", "7", "--as", "colours"];
    let mut chosen = unfold(&scramble);
    chosen.env("UNFOLD_HOME", home.path());
    let standard = run_program(unfold(&scramble)).1;
    assert_eq!(run_program(chosen).1, standard);
    assert_ne!(run_program(unfold(&[&scramble[..], &["--colours", "graph"]].concat())).1, standard);
    // One sticker of the back is red.
    let colours = ["WWWWWWWWW", "BBBBBBBBB", "RRRRRRRRR", "YYYYYYYYY", "GGGGGGGGG", "OOOOOOOOR"].concat();
    for (arguments, said) in
        [(&[][..], "(red) appears 10 times"), (&["--colours", "graph"], "Colour F (red) appears 10")]
    {
        let mut solve = with_tables(&[&["solve", "--facelets", &colours], arguments].concat());
        solve.env("UNFOLD_HOME", home.path());
        let (code, _, err) = run_program(solve);
        assert!(code == 2 && err.contains(said), "{said}: {code} {err}");
    }
    // The article's identifier with a wrong last digit: one colour lacks a sticker.
    for path in
        [&["pocket", "path", "002140534352524214031514"][..], &["pocket", "path", "R", "002140534352524214031514"]]
    {
        let graph = [path, &["--colours", "graph"]].concat();
        for (arguments, said) in [(path, "Colour R (red)"), (&graph[..], "Colour R (blue)")] {
            let mut command = unfold(arguments);
            command.env("UNFOLD_HOME", home.path());
            let (code, _, err) = run_program(command);
            assert!(code == 2 && err.contains(said), "{said}: {code} {err}");
        }
    }
}

#[test]
fn unknown_schemes_are_rejected_and_printed_colours_round_trip() {
    let (code, _, err) = crosses(&["--random", "7", "--colours", "window"]);
    assert!(code == 2 && err.contains("standard") && err.contains("sticker-score"), "{err}");
    let (code, out, err) =
        run_program(unfold(&["scramble", "--seed", "7", "--as", "colours", "--colours", "sticker-score"]));
    assert_eq!(code, 0, "{err}");
    let read = run_program(unfold(&["cross", "--facelets", out.trim_end()])).1;
    assert_eq!(read, run_program(unfold(&["cross", "--random", "7"])).1);
}

/// The colours of U R F D L B with blue opposite white.
const JAPANESE: [char; 6] = ['W', 'R', 'G', 'B', 'O', 'Y'];

fn small() -> Facelets {
    scramble::uniform(PuzzleId::Cube2, &mut scramble::generator(11))
}

/// The moves of a shortest path of the 2x2x2 with the notes on standard error, or the error.
fn path(arguments: &[&str]) -> Result<(Vec<String>, String), String> {
    let (code, out, err) = run_program(unfold(&[&["pocket", "path"], arguments].concat()));
    let moves = out.lines().filter_map(|line| Some(line.rsplit_once('\t')?.1.to_owned())).collect();
    if code == 0 { Ok((moves, err)) } else { Err(err) }
}

#[test]
fn a_scheme_is_suggested_only_if_the_colours_fit_it() {
    // Two stickers are exchanged.
    let mut state = position().colours().to_vec();
    let other = state.iter().position(|colour| *colour != state[0]).expect("another colour");
    state.swap(0, other);
    let wrong = Facelets::new(PuzzleId::Cube3, state).expect("colours");
    let text = facelets::print_colours(&wrong, &ColourLetters::USUAL).expect("colours");
    let (code, _, err) = run_program(unfold(&["solve", "--facelets", &text]));
    assert!(code == 2 && err.contains("Letters read as colours") && !err.contains("They fit"), "{err}");
    // Presets in several orientations, and one with red and orange exchanged, which mirrors the cube.
    for (scheme, fits) in [
        (['W', 'R', 'G', 'Y', 'O', 'B'], Some("standard")),
        (['Y', 'G', 'R', 'W', 'B', 'O'], Some("standard")),
        (['W', 'R', 'G', 'B', 'O', 'Y'], Some("japanese")),
        (['G', 'R', 'B', 'Y', 'O', 'W'], Some("japanese")),
        (['W', 'O', 'G', 'Y', 'R', 'B'], None),
    ] {
        let text = facelets::print_colours(&position(), &letters(scheme)).expect("colours");
        let (code, _, err) = crosses(&["--facelets", &text]);
        assert_eq!(code, 0, "{err}");
        match fits {
            Some(name) => assert!(err.contains(&format!("They fit --colours {name}.")), "{scheme:?}: {err}"),
            None => {
                let scheme: String = scheme.iter().collect();
                assert!(!err.contains("fit --colours standard"), "{err}");
                assert!(err.contains(&format!("They fit --colours {scheme}.")), "{err}");
            }
        }
    }
}

#[test]
fn a_small_cube_may_have_blue_opposite_white() {
    let expected = path(&[&facelets::print(&small())]).expect("a path").0;
    let text = facelets::print_colours(&small(), &letters(JAPANESE)).expect("colours");
    let (moves, err) = path(&[&text]).expect("a path");
    assert_eq!(moves, expected);
    assert!(err.contains("U=W R=R F=G D=B L=O B=Y") && err.contains("They fit --colours japanese."), "{err}");
    for named in ["japanese", "WRGBOY", "wrgboy"] {
        assert_eq!(path(&[&text, "--colours", named]).expect("a path").0, expected);
    }
    let refused = path(&[&text, "--colours", "standard"]).expect_err("no such corners");
    assert!(refused.contains("mirrored") && !refused.contains("They fit"), "{refused}");
}

#[test]
fn custom_schemes_are_given_as_six_letters_in_face_order() {
    let expected = path(&[&facelets::print(&small())]).expect("a path").0;
    // White opposite green.
    let scheme = ['W', 'R', 'B', 'G', 'O', 'Y'];
    let text = facelets::print_colours(&small(), &letters(scheme)).expect("colours");
    let named: String = scheme.iter().collect();
    assert_eq!(path(&[&text, "--colours", &named]).expect("a path").0, expected);
    let refused = path(&[&text]).expect_err("of no preset");
    let (_, rest) = refused.split_once("They fit --colours ").expect("the scheme that fits");
    let found: String = rest.chars().take(6).collect();
    assert_eq!(path(&[&text, "--colours", &found]).expect("a path").0.len(), expected.len());
    // The same letters work for printing a position, and on the 3x3x3.
    let scramble = ["scramble", "--seed", "7", "--as", "colours", "--colours", &named];
    let (code, printed, err) = run_program(unfold(&scramble));
    assert_eq!(code, 0, "{err}");
    let state = scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(7));
    assert_eq!(Some(printed.trim().to_owned()), facelets::print_colours(&state, &letters(scheme)));
    let (_, expected, _) = crosses(&["--random", "7"]);
    let bare = bare(&state, &letters(scheme));
    assert_eq!(crosses(&["--facelets", &bare, "--colours", &named]).1, expected);
    for wrong in ["WRGYO", "WRGYOO", "URFDLB", "blue"] {
        let (code, _, err) = crosses(&["--random", "7", "--colours", wrong]);
        assert!(code == 2 && err.contains("japanese"), "{wrong}: {err}");
    }
}

#[test]
fn nets_are_read_like_facelets_and_ambiguous_orders_are_noted() {
    let net = |text: &str| {
        let row = |from: usize, wide: usize| text[from..from + wide].to_owned();
        let mut lines: Vec<String> = (0..2).map(|n| row(2 * n, 2)).collect();
        let sides = [16, 8, 4, 20];
        lines.extend((0..2).map(|n| sides.iter().map(|from| row(from + 2 * n, 2)).collect()));
        lines.extend((0..2).map(|n| row(12 + 2 * n, 2)));
        lines
    };
    let drawn = |lines: &[String], indent: &str| -> String {
        lines.iter().map(|line| format!("{}{line}\n", if line.len() == 2 { indent } else { "" })).collect()
    };
    let lines = net(&facelets::print(&small()));
    let expected = path(&[&facelets::print(&small())]).expect("a path").0;
    for text in [drawn(&lines, "  "), drawn(&lines, "")] {
        let (moves, err) = path(&[&text]).expect("a path");
        assert_eq!(moves, expected);
        assert!(err.contains("Letters read as faces, row by row as on the net."), "{err}");
        let (code, out, err) = run_with_input(unfold(&["pocket", "path", "-"]), text.as_bytes());
        assert_eq!((code, out.lines().count()), (0, expected.len()), "{err}");
    }
    // U and D show one colour each, so U may be above L or F.
    let moves = unfold_engine::notation::parse(PuzzleId::Cube2, "U2 F2 U F2 U2 R2 U F2").expect("moves");
    let state = Facelets::solved(PuzzleId::Cube2).after_all(&moves);
    let text = drawn(&net(&facelets::print(&state)), "");
    let (moves, err) = path(&[&text]).expect("a path");
    assert_eq!(moves, path(&[&facelets::print(&state)]).expect("a path").0);
    assert!(err.contains("Read in another order, they are another cube"), "{err}");
    assert!(err.contains("Choose another order with --order U/FRBL/D."), "{err}");
    let turned = state.after_all(&unfold_engine::notation::parse(PuzzleId::Cube2, "y'").expect("a rotation"));
    let (moves, err) = path(&[&text, "--order", "U/FRBL/D"]).expect("a path");
    assert_eq!(moves, path(&[&facelets::print(&turned)]).expect("a path").0);
    assert!(!err.contains("another cube"), "{err}");
    let refused = path(&[&text, "--order", "URFD"]).expect_err("no order");
    assert!(refused.contains("six face letters"), "{refused}");
}

#[test]
fn piece_names_are_read_as_a_cube_and_not_as_hypercube_moves() {
    let front = "LF UR UB UL RF DR DB DL FU FD BR BL LFU URB UBL LDF RUF RFD DLB DBR";
    let (_, expected, _) = crosses(&["--moves", "F"]);
    for (code, out, err) in [crosses(&["--facelets", front]), run_with_input(unfold(&["cross", "-"]), front.as_bytes())]
    {
        assert_eq!((code, &out), (0, &expected), "{err}");
        assert!(err.contains("piece by piece: UF UR UB UL"), "{err}");
    }
    for puzzle in ["2x2x2", "2x2x2x2", "3x3x3x3"] {
        let arguments = ["coordinates", "--puzzle", puzzle, "-"];
        let (code, out, err) = run_with_input(unfold(&arguments), front.as_bytes());
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(err.contains("These words name the pieces of the 3x3x3"), "{err}");
    }
    let (code, _, err) = run_program(unfold(&["cross", "--facelets", &front.replace("LF ", "")]));
    assert_eq!(code, 2, "{err}");
}

#[test]
fn text_that_must_be_facelets_is_not_played_as_moves() {
    let pieces = "UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR";
    let wide = "LLLFFFRRRBBB\n".repeat(3);
    let net = format!("{}{wide}{}", "UUU\n".repeat(3), "DDD\n".repeat(3));
    for (puzzle, text) in
        [("3x3x3", &net[..]), ("2x2x2", &net), ("3x3x3", pieces), ("2x2x2x2", pieces), ("3x3x3x3", pieces)]
    {
        let (code, out, err) = run_program(unfold(&["solve", "--puzzle", puzzle, "--moves", text]));
        assert_eq!((code, out.as_str()), (2, ""), "{err}");
        assert!(err.contains("These are facelets of a cube, not moves") && err.contains("--facelets"), "{err}");
    }
    let (code, _, err) = run_program(unfold(&["coordinates", "--puzzle", "2x2x2x2", "--moves", &pieces[36..]]));
    assert!(!err.contains("These are facelets"), "{code} {err}");
}

#[test]
fn batch_and_merge_read_the_requested_order() {
    let folder = tempfile::TempDir::new().expect("a folder");
    let text = facelets::print(&position());
    let faces = |order: &str| -> String {
        order.chars().map(|face| &text["URFDLB".find(face).expect("a face") * 9..][..9]).collect()
    };
    let list = folder.path().join("states.txt");
    std::fs::write(&list, format!("{}\nR U F\n", faces("UFRBLD"))).expect("written");
    let list = list.to_str().expect("text");
    let solve = ["solve", "--batch", list, "--target", "30", "--memory", "small", "--jsonl", "--order", "UFRBLD"];
    let (code, out, err) = run_program(with_tables(&solve));
    assert!(code == 0 && err.contains("faces in the order U F R B L D"), "{err}");
    let part = folder.path().join("part.jsonl");
    std::fs::write(&part, &out).expect("written");
    let merge = ["batch", "merge", "-", part.to_str().expect("text"), "--against", list, "--order", "UFRBLD"];
    assert_eq!(run_program(unfold(&merge)).1, out);
}

#[test]
fn a_scramble_is_printed_for_the_requested_orientation() {
    let scramble = |arguments: &[&str]| run_program(unfold(&[&["scramble", "--seed", "7"], arguments].concat()));
    let (code, usual, err) = scramble(&["--as", "colours"]);
    assert_eq!((code, err.as_str()), (0, ""));
    // White and yellow are exchanged, and so are red and orange.
    let turned: String = usual.chars().map(with_yellow_up).collect();
    let (code, out, err) = scramble(&["--as", "colours", "--hold", "YG"]);
    assert_eq!((code, out, err.as_str()), (0, turned, ""));
    assert_eq!(scramble(&["--as", "colours", "--hold", "wg"]).1, usual);
    let (_, moves, err) = scramble(&["--shuffle"]);
    assert_eq!(err, "");
    let (code, out, err) = scramble(&["--shuffle", "--hold", "YR"]);
    assert_eq!((code, out), (0, moves), "moves are named by the faces of the cube as it is held");
    assert_eq!(err, "Hold yellow up, red in front.\n");
    for wrong in ["", "Y", "YW", "YY", "YGR", "YX"] {
        let (code, out, err) = scramble(&["--hold", wrong]);
        assert!(code == 2 && out.is_empty() && err.contains("is not a way to hold a cube"), "{wrong}: {out}{err}");
    }
    let (code, _, err) = scramble(&["--puzzle", "2x2x2x2", "--hold", "YG"]);
    assert!(code == 2 && err.contains("Leave out --hold"), "{err}");
}

/// The letter in place of this one when yellow is up and green stays in front.
fn with_yellow_up(letter: char) -> char {
    match letter {
        'W' => 'Y',
        'Y' => 'W',
        'R' => 'O',
        'O' => 'R',
        same => same,
    }
}
