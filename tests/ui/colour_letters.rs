//! Facelets as colour letters, in the orders and the punctuation that other programs print, on the command line and in the window.

use std::path::Path;

use crate::support::program::{run_program, run_with_input, unfold, with_tables};
use crate::support::{self, temporary, window::TestWindow};
use eframe::egui::{Event, OutputCommand, Role};
use egui_kittest::kittest::Queryable;
use unfold_app::command::WindowCommand;
use unfold_app::command::{Command, HistoryCommand, PaintingCommand, ScrambleCommand, SettingsCommand, TypingCommand};
use unfold_app::{settings::Settings, system::settings_file};
use unfold_engine::notation::colours::{ColourLetters, FaceletOrder};
use unfold_engine::notation::{self, FaceletsOrMoves, NotationErrorKind, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId, scramble};
use unfold_engine::puzzles::cube2::Identifier;
use unfold_scene::appearance::colours::Palette;
use unfold_text::Language;

const CUBE2: PuzzleId = PuzzleId::Cube2;
const CUBE3: PuzzleId = PuzzleId::Cube3;
const TESS2: PuzzleId = PuzzleId::Tess2;

/// The colours of U R F D L B: the standard scheme, the one of the article about the graph, and the one of the sticker score's program.
const SCHEMES: [&str; 3] = ["WRGYOB", "WBRYGO", "WOBYRG"];

/// The solved cube as printed by the article's program.
const ARTICLE: &str = "$position = array(
    'w','w','w','w',
    'g','g','r','r',
    'b','b','o','o',
    'g','g','r','r',
    'b','b','o','o',
    'y','y','y','y'
    );";

fn scheme(letters: &str) -> ColourLetters {
    let letters: Vec<char> = letters.chars().collect();
    ColourLetters::new(letters.try_into().expect("six")).expect("each once")
}

fn uniform(puzzle: PuzzleId, seed: u64) -> Facelets {
    scramble::uniform(puzzle, &mut scramble::generator(seed))
}

/// The colours of a state, face by face in the order U R F D L B.
fn by_face(state: &Facelets, letters: &str) -> Vec<String> {
    let colours: Vec<char> = letters.chars().collect();
    let text: String = facelets::print(state).chars().map(|c| colours["URFDLB".find(c).expect("a face")]).collect();
    let size = text.len() / 6;
    (0..6).map(|face| text[face * size..][..size].to_owned()).collect()
}

/// Joins faces, given in the order U R F D L B, in another order.
fn in_order(faces: &[String], order: &str) -> String {
    order.chars().map(|face| faces["URFDLB".find(face).expect("a face")].as_str()).collect()
}

/// Joins faces, given in the order U R F D L B, row by row over the net.
fn in_rows(faces: &[String]) -> String {
    let size = if faces[0].len() == 4 { 2 } else { 3 };
    let row = |face: usize, n: usize| &faces[face][n * size..][..size];
    let whole = |face: usize| (0..size).map(|n| row(face, n)).collect::<String>();
    let middle = (0..size).flat_map(|n| [4, 2, 1, 5].map(|face| row(face, n))).collect::<String>();
    whole(0) + &middle + &whole(3)
}

fn without_centres(faces: &[String]) -> Vec<String> {
    faces.iter().map(|face| format!("{}{}", &face[..4], &face[5..])).collect()
}

/// The characters of a text as a printed list, each between quotes.
fn listed(text: &str, quote: &str) -> String {
    let all: Vec<String> = text.chars().map(|c| format!("{quote}{c}{quote}")).collect();
    format!("[{}]", all.join(", "))
}

fn read(puzzle: PuzzleId, text: &str, letters: &str) -> (Facelets, FaceletOrder) {
    let reading = notation::read(puzzle, text, &scheme(letters)).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let assumed = reading.assumed.unwrap_or_else(|| panic!("{text} names colours"));
    assert_eq!(assumed.letters(), Some(scheme(letters)));
    let FaceletsOrMoves::Facelets(state) = reading.content else { panic!("{text} is facelets") };
    let whole = text.chars().filter(|c| c.is_alphabetic()).count() == puzzle.def().solved.len();
    assert_eq!(assumed.without_centres, !whole);
    (state, assumed.order)
}

#[test]
fn colours_are_read_in_every_common_order() {
    for letters in SCHEMES {
        for seed in 0..8 {
            let state = uniform(CUBE3, seed);
            let faces = by_face(&state, letters);
            for (text, order) in [
                (in_order(&faces, "URFDLB"), FaceletOrder::Usual),
                (in_order(&faces, "ULFRBD"), FaceletOrder::Around),
                (in_rows(&faces), FaceletOrder::Rows),
                (in_order(&without_centres(&faces), "ULFRBD"), FaceletOrder::Around),
                (in_order(&without_centres(&faces), "URFDLB"), FaceletOrder::Usual),
            ] {
                assert_eq!(read(CUBE3, &text, letters), (state.clone(), order), "{text}");
            }
            let state = uniform(CUBE2, seed);
            let faces = by_face(&state, letters);
            for (text, order) in
                [(in_rows(&faces), FaceletOrder::Rows), (in_order(&faces, "URFDLB"), FaceletOrder::Usual)]
            {
                assert_eq!(read(CUBE2, &text, letters), (state.clone(), order), "{text}");
            }
        }
    }
}

#[test]
fn printouts_of_the_reference_programs_are_read() {
    // The sticker score's program prints letters separated by spaces, with a trailing space.
    let moves = notation::parse(CUBE3, "R U2 F' L D").expect("moves");
    let state = Facelets::solved(CUBE3).after_all(&moves);
    let printed = |state: &Facelets, letters: &str| -> String {
        let text = in_order(&without_centres(&by_face(state, letters)), "ULFRBD");
        text.chars().flat_map(|c| [c, ' ']).collect()
    };
    assert!(printed(&Facelets::solved(CUBE3), "WOBYRG").starts_with("W W W W W W W W R R R R R R R R B B "));
    assert_eq!(read(CUBE3, &printed(&state, "WOBYRG"), "WOBYRG"), (state, FaceletOrder::Around));
    // Its solved cube is read as solved with any configured colours.
    let solved = printed(&Facelets::solved(CUBE3), "WOBYRG");
    assert!(SCHEMES.iter().all(|letters| read(CUBE3, &solved, letters).0.is_solved()));
    // The article's array, read with its own colours and with the standard ones.
    let list = ARTICLE.strip_prefix("$position = array").expect("a list");
    for text in [ARTICLE, list, list.trim_matches(['(', ')', ';'])] {
        let solved = notation::read(CUBE2, text, &scheme("WBRYGO")).expect("colours");
        assert_eq!(solved.content, FaceletsOrMoves::Facelets(Facelets::solved(CUBE2)));
        assert_eq!(solved.assumed.map(|assumed| assumed.order), Some(FaceletOrder::Rows));
        assert!(
            notation::parse_facelets_or_moves(CUBE2, text).expect("colours").state(CUBE2).is_solved(),
            "held otherwise"
        );
    }
    // In its own colours, a cube has its own identifier. The colours are the digits of the article's scrambled cube as letters.
    let digits = "002140534352524214031513";
    let colours: String = digits.chars().map(|c| ['w', 'y', 'g', 'b', 'r', 'o'][c as usize - '0' as usize]).collect();
    assert_eq!(Identifier::from_facelets(&read(CUBE2, &colours, "WBRYGO").0).to_string(), digits);
}

#[test]
fn separators_quotes_and_line_breaks_make_no_difference() {
    for (puzzle, seed) in [(CUBE2, 3), (CUBE3, 4)] {
        let state = uniform(puzzle, seed);
        let plain = facelets::print_colours(&state, &ColourLetters::USUAL).expect("a cube");
        assert_eq!(plain.len(), puzzle.def().solved.len());
        let lines: String = plain.chars().flat_map(|c| [c, '\n']).collect();
        let rows: Vec<String> =
            plain.as_bytes().chunks(6).map(|row| format!("\"{}\"", String::from_utf8_lossy(row))).collect();
        for text in [
            plain.clone(),
            plain.to_lowercase(),
            lines,
            listed(&plain, "'"),
            listed(&plain, "\""),
            listed(&plain, ""),
            listed(&plain, "'").replace(['[', ']'], ""),
            listed(&plain, "'").replace(',', ""),
            rows.join(",\n"),
            rows.join("\n").replace('"', ""),
        ] {
            assert_eq!(read(puzzle, &text, "WRGYOB").0, state, "{text}");
            assert_eq!(facelets::parse(puzzle, &text), Ok(state.clone()));
        }
        // Face letters keep their meaning, also in a list.
        let faces = facelets::print(&state);
        for text in [faces.clone(), listed(&faces, "'"), listed(&faces, "")] {
            let reading = notation::read(puzzle, &text, &scheme("WOBYRG")).expect("facelets");
            assert_eq!((reading.content, reading.assumed), (FaceletsOrMoves::Facelets(state.clone()), None), "{text}");
        }
    }
}

#[test]
fn lists_of_digits_are_read() {
    let identifier = "002140534352524214031513";
    let state = facelets::parse(CUBE2, identifier).expect("an identifier");
    let commas = listed(identifier, "");
    for text in [&commas[..], &commas.replace(['[', ']'], ""), &commas.replace(", ", ";"), &listed(identifier, "'")] {
        assert_eq!(
            notation::parse_facelets_or_moves(CUBE2, text),
            Ok(FaceletsOrMoves::Facelets(state.clone())),
            "{text}"
        );
    }
    let state = uniform(TESS2, 5);
    let digits = facelets::print(&state);
    let rows: Vec<&str> = (0..8).map(|cell| &digits[cell * 8..][..8]).collect();
    for text in [
        listed(&digits, ""),
        listed(&digits, "").replace(['[', ']'], ""),
        listed(&digits, "\""),
        format!("[{}]", rows.join(", ")),
    ] {
        assert_eq!(
            notation::parse_facelets_or_moves(TESS2, &text),
            Ok(FaceletsOrMoves::Facelets(state.clone())),
            "{text}"
        );
    }
    // MC4D's tokens are moves, however short.
    for tokens in ["127,-1,1", "7,1,1 5,1,2", "7,1,1\n5,1,1 20,-1,2", &"7,1,1 ".repeat(22)] {
        assert!(matches!(notation::parse_facelets_or_moves(TESS2, tokens), Ok(FaceletsOrMoves::Moves(_))), "{tokens}");
    }
    let short = listed(&digits[1..], "").replace(['[', ']'], "");
    let error = notation::parse_facelets_or_moves(TESS2, &short).expect_err("63 digits");
    assert_eq!(error.kind, NotationErrorKind::ColourCount { found: 63, expected: 64 });
}

#[test]
fn moves_stay_moves_and_errors_are_reported() {
    for moves in ["[R U, F D]", "(RURURURURURURURURURURURURURURURURURURU)", "R' U' R U R' U'", "R'U'R'U'", "R-U-F-B"] {
        assert!(matches!(notation::parse_facelets_or_moves(CUBE3, moves), Ok(FaceletsOrMoves::Moves(_))), "{moves}");
    }
    let primes = "R' ".repeat(24);
    assert!(matches!(notation::parse_facelets_or_moves(CUBE2, &primes), Ok(FaceletsOrMoves::Moves(_))));
    let colours = facelets::print_colours(&uniform(CUBE3, 1), &ColourLetters::USUAL).expect("a cube");
    let faces = facelets::print(&uniform(CUBE3, 1));
    let wrong = |text: &str, column, token: &str, fault| {
        let error = notation::parse_facelets_or_moves(CUBE3, text).expect_err("wrong");
        assert_eq!((error.at.column, error.token.as_str(), error.kind), (column, token, fault), "{text}");
    };
    let with = |text: &str, at: usize, c: char| format!("{}{c}{}", &text[..at], &text[at + 1..]);
    wrong(&with(&colours, 20, 'U'), 21, "U", NotationErrorKind::FaceAmongColours);
    wrong(&with(&colours, 20, 'f'), 21, "f", NotationErrorKind::FaceAmongColours);
    wrong(&with(&colours, 20, 'P'), 21, "P", NotationErrorKind::NotAColour);
    wrong(&with(&faces, 20, 'G'), 21, "G", NotationErrorKind::ColourAmongFaces);
    wrong(&colours[1..], 54, "", NotationErrorKind::ColourCount { found: 53, expected: 54 });
    wrong(&format!("{colours}W"), 55, "W", NotationErrorKind::ColourCount { found: 55, expected: 54 });
    wrong(&listed(&colours[1..], "'"), 266, "", NotationErrorKind::ColourCount { found: 53, expected: 54 });
    // R and B are both faces and colours; without other evidence they are faces.
    let both = "RB".repeat(27);
    let reading = notation::read(CUBE3, &both, &ColourLetters::USUAL).expect("letters");
    assert_eq!((facelets::print(&reading.content.state(CUBE3)), reading.assumed), (both, None));
    // The hypercube's colours have no letters.
    assert!(facelets::print_colours(&uniform(TESS2, 1), &ColourLetters::USUAL).is_none());
}

/// Writes settings with custom colours for the 3x3x3: these letters for U R F D L B.
fn write_settings(folder: &Path, letters: &str) {
    let rgb = |letter: char| match letter {
        'W' => [255, 255, 255],
        'R' => [183, 18, 52],
        'G' => [0, 155, 72],
        'Y' => [255, 213, 0],
        'O' => [255, 88, 0],
        _ => [0, 70, 173],
    };
    let colours: Vec<[u8; 3]> = letters.chars().map(rgb).collect();
    let own_colours = [(CUBE3, colours)].into_iter().collect();
    let settings = Settings { own_colours, palette: Palette::Own, ..Settings::default() };
    settings_file::save(&settings, &folder.join("config")).expect("writable");
}

#[test]
fn the_command_line_prints_colours_and_notes_how_it_reads_them() {
    let state = uniform(CUBE3, 7);
    let (code, out, err) = run_program(unfold(&["scramble", "--seed", "7", "--as", "colours"]));
    assert_eq!((code, err.as_str()), (0, ""));
    let colours = out.trim();
    assert_eq!(colours, in_order(&by_face(&state, "WRGYOB"), "URFDLB"));
    let solved = |out: &str| {
        let done: serde_json::Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
        let moves = notation::parse(CUBE3, done["moves"].as_str().expect("moves")).expect("moves");
        state.after_all(&moves).is_solved()
    };
    let note = "Note: Letters read as colours (U=W R=R F=G D=Y L=O B=B), faces in the order U R F D L B. \
        They fit --colours standard.\n";
    let solve = ["solve", "--jsonl", "--target", "23", "--memory", "small"];
    let (code, out, err) = run_program(with_tables(&[&solve[..], &["--facelets", &listed(colours, "'")]].concat()));
    assert!(code == 0 && solved(&out) && err == note, "{err}");
    let (code, out, err) = run_with_input(with_tables(&[&solve[..], &["-"]].concat()), colours.as_bytes());
    assert!(code == 0 && solved(&out) && err == note, "{err}");
    // A cube without centres.
    let bare = in_order(&without_centres(&by_face(&state, "WRGYOB")), "ULFRBD");
    let (code, out, err) =
        run_program(with_tables(&[&solve[..], &["--facelets", &bare, "--colours", "standard"]].concat()));
    assert!(code == 0 && solved(&out), "{err}");
    assert!(err.contains("in the order U L F R B D, with the centres of the solved cube"), "{err}");
    // In a batch the note comes once.
    let lines = format!("{colours}\nR U\n{}\n", listed(colours, "\""));
    let (code, out, err) = run_with_input(with_tables(&["solve", "--batch", "-", "--target", "23"]), lines.as_bytes());
    assert_eq!((code, out.lines().count(), err.matches("read as colours").count()), (0, 4, 1), "{err}");
    // Merging reads positions in the same way.
    let folder = temporary();
    let part = folder.path().join("part.csv");
    std::fs::write(&part, &out).expect("writable");
    let (code, merged, err) = run_program(unfold(&["batch", "merge", "-", part.to_str().expect("a path")]));
    assert_eq!((code, merged), (0, out), "{err}");
    // Faces mixed with colours, and a puzzle without colour letters, are errors.
    let (code, _, err) = run_program(unfold(&["solve", "--facelets", &format!("U{}", &colours[1..])]));
    assert!(code == 2 && err.contains("“U” is a face") && err.contains("line 1, column 1"), "{err}");
    let (code, _, err) = run_program(unfold(&["scramble", "--puzzle", "2x2x2x2", "--as", "colours"]));
    assert!(code == 2 && err.contains("2x2x2x2"), "{err}");
}

#[test]
fn command_line_colours_come_from_the_option_not_the_settings() {
    let folder = temporary();
    write_settings(folder.path(), "YBRWGO");
    let with_settings = |arguments: &[&str]| {
        let mut command = with_tables(arguments);
        command.env("UNFOLD_HOME", folder.path());
        command
    };
    let state = uniform(CUBE3, 8);
    let scramble = ["scramble", "--seed", "8", "--as", "colours"];
    let (_, out, _) = run_program(with_settings(&scramble));
    assert_eq!(out.trim(), in_order(&by_face(&state, "WRGYOB"), "URFDLB"));
    let (_, out, _) = run_program(with_settings(&[&scramble[..], &["--colours", "sticker-score"]].concat()));
    assert_eq!(out.trim(), in_order(&by_face(&state, "WOBYRG"), "URFDLB"));
    let (code, out, err) = run_program(with_settings(&[
        "solve",
        "--jsonl",
        "--target",
        "23",
        "--memory",
        "small",
        "--colours",
        "sticker-score",
        "--facelets",
        &in_order(&without_centres(&by_face(&state, "WOBYRG")), "ULFRBD"),
    ]));
    assert!(code == 0 && err.contains("U=W R=O F=B D=Y L=R B=G"), "{err}");
    let done: serde_json::Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    let moves = notation::parse(CUBE3, done["moves"].as_str().expect("moves")).expect("moves");
    assert!(state.after_all(&moves).is_solved());
}

#[test]
fn pocket_paths_accept_colours_as_start() {
    let mut command = unfold(&["pocket", "path", "--jsonl", ARTICLE]);
    command.env("UNFOLD_HOME", "/nowhere");
    let (code, out, err) = run_program(command);
    assert_eq!((code, out.lines().count()), (0, 1), "{err}");
    assert!(out.contains("\"distance\":0") && err.contains("row by row as on the net"), "{err}");
}

fn paste(window: &mut TestWindow, text: &str) {
    window.harness.event(Event::Paste(text.into()));
    window.settle();
}

fn shown_facelets(window: &TestWindow) -> Facelets {
    window.app().document.workspace().painting().facelets().expect("all painted")
}

#[test]
fn the_window_accepts_pasted_or_typed_colours_with_a_note() {
    let mut window = TestWindow::new(CUBE3, support::tables::folder());
    let state = uniform(CUBE3, 9);
    let faces = by_face(&state, "WRGYOB");
    paste(&mut window, &listed(&in_order(&faces, "URFDLB"), "'"));
    assert_eq!(shown_facelets(&window), state);
    assert!(window.has_text("Letters read as colours (U=W R=R F=G D=Y L=O B=B), faces in the order U R F D L B."));
    window.apply(HistoryCommand::Undo);
    paste(&mut window, &in_order(&without_centres(&faces), "ULFRBD"));
    assert_eq!(shown_facelets(&window), state);
    // Pasted letters of a 2×2×2 switch to the 2×2×2.
    let small = uniform(CUBE2, 9);
    paste(&mut window, &in_rows(&by_face(&small, "WRGYOB")));
    assert_eq!((window.app().puzzle(), shown_facelets(&window)), (CUBE2, small));
    assert!(window.has_text("Pasted as a position of the ") && window.has_text("row by row as on the net"));
    // Typed letter by letter, with or without spaces, the letters are never read as moves, and the last one completes the position.
    window.apply(HistoryCommand::SwitchTo(CUBE3));
    for text in [in_order(&faces, "URFDLB"), in_order(&faces, "URFDLB").chars().flat_map(|c| [c, ' ']).collect()] {
        window.apply(HistoryCommand::Reset);
        for length in 10..text.trim_end().len() {
            window.apply(TypingCommand::TypePosition(text[..length].into()));
            let painted = text[..length].chars().filter(|c| c.is_alphabetic()).count();
            if painted >= 10 {
                assert_eq!(
                    window.app().document.workspace().painting().unpainted_count(),
                    54 - painted,
                    "{}",
                    &text[..length]
                );
            }
        }
        window.apply(TypingCommand::TypePosition(text.clone()));
        assert_eq!(shown_facelets(&window), state);
        assert!(window.app().news().contains("read as colours"));
    }
    // Dashes leave facelets unpainted.
    let mut text = in_order(&faces, "URFDLB");
    text.replace_range(3..5, "--");
    window.apply(TypingCommand::TypePosition(text));
    assert_eq!(window.app().document.workspace().painting().unpainted_count(), 2);
    // Moves with dashes are moves, not unpainted facelets.
    for moves in ["U-R-L", "U-D'-R-L'-F-B'-U-D'", "U-R-F-D-L-B-U-R-F-D-L-B"] {
        window.apply(TypingCommand::TypePosition(moves.into()));
        let expected = Facelets::solved(CUBE3).after_all(&notation::parse(CUBE3, moves).expect("moves"));
        assert_eq!(shown_facelets(&window), expected, "{moves}");
    }
}

/// Applies a command; returns the text that it copies, if any.
fn copied(window: &mut TestWindow, command: Command) -> Option<String> {
    window.harness.state_mut().apply(command);
    window.harness.step();
    let commands = window.harness.output().platform_output.commands.clone();
    commands.into_iter().find_map(|c| if let OutputCommand::CopyText(text) = c { Some(text) } else { None })
}

#[test]
fn the_window_copies_facelets_as_colours_of_its_appearance() {
    let names = ["Copy facelets as colours", "Copier les couleurs des facettes", "Copiar facetas como colores"];
    for (n, (language, name)) in Language::BUILT_IN.into_iter().zip(names).enumerate() {
        let mut window = TestWindow::in_language(CUBE3, support::tables::folder(), language);
        window.open_menu(["Edit", "Édition", "Editar"][n]);
        assert!(window.has_text(name), "{name}");
    }
    let mut window = TestWindow::new(CUBE3, support::tables::folder());
    window.apply(ScrambleCommand::ScrambleFrom(3));
    let state = uniform(CUBE3, 3);
    assert_eq!(
        copied(&mut window, Command::Painting(PaintingCommand::CopyColours)),
        Some(in_order(&by_face(&state, "WRGYOB"), "URFDLB"))
    );
    // Green and blue are exchanged, and so are red and orange: the standard scheme in another orientation.
    for (colour, rgb) in [(1, [245, 138, 30]), (4, [214, 34, 34]), (2, [39, 92, 224]), (5, [31, 157, 58])] {
        window.apply(SettingsCommand::SetColour(colour, rgb));
    }
    let text = copied(&mut window, Command::Painting(PaintingCommand::CopyColours)).expect("a text");
    assert_eq!(text, in_order(&by_face(&state, "WOBYRG"), "URFDLB"));
    window.apply(HistoryCommand::Reset);
    paste(&mut window, &text);
    assert_eq!(shown_facelets(&window), state);
    window.apply(HistoryCommand::SwitchTo(CUBE2));
    window.apply(ScrambleCommand::ScrambleFrom(4));
    let small = copied(&mut window, Command::Painting(PaintingCommand::CopyColours)).expect("a text");
    assert_eq!(small, in_rows(&by_face(&uniform(CUBE2, 4), "WRGYOB")));
    window.apply(HistoryCommand::SwitchTo(TESS2));
    assert_eq!(copied(&mut window, Command::Painting(PaintingCommand::CopyColours)), None);
}

#[test]
fn the_window_reads_blue_opposite_white_and_offers_to_show_it() {
    let mut window = TestWindow::new(CUBE3, support::tables::folder());
    let small = uniform(CUBE2, 5);
    let text = in_rows(&by_face(&small, "WRGBOY"));
    // The text is pasted while another puzzle is shown, and typed while this puzzle is shown.
    paste(&mut window, &text);
    assert_eq!((window.app().puzzle(), shown_facelets(&window)), (CUBE2, small.clone()));
    for typed in [false, true] {
        if typed {
            window.apply(HistoryCommand::Reset);
            window.apply(TypingCommand::TypePosition(text.clone()));
        }
        assert_eq!(shown_facelets(&window), small);
        assert!(window.app().news().contains("U=W R=R F=G D=B L=O B=Y"), "{}", window.app().news());
        assert!(window.has_text("The colours in the text differ from those shown:"));
    }
    window.click("Japanese");
    assert_eq!(window.app().settings.palette, Palette::Japanese);
    assert!(!window.has_text("The colours in the text differ") && window.has_text(", blue, of corner"));
    assert_eq!(shown_facelets(&window), small);
    assert_eq!(window.app().colour_names(CUBE2)[3].get(Language::ENGLISH), "blue");
    // The chosen scheme is used for reading and copying from then on.
    assert_eq!(copied(&mut window, Command::Painting(PaintingCommand::CopyColours)), Some(text));
    // A net in the standard colours is read, too, and these colours are offered.
    window.apply(HistoryCommand::Reset);
    paste(&mut window, &in_rows(&by_face(&small, "WRGYOB")));
    assert_eq!(shown_facelets(&window), small);
    assert!(window.has_text("The colours in the text differ"));
    window.click("Standard");
    assert_eq!(window.app().settings.palette, Palette::Usual);
}

#[test]
fn custom_cube_colours_are_selected_by_letters() {
    let mut window = TestWindow::new(CUBE2, support::tables::folder());
    let small = uniform(CUBE2, 6);
    window.apply(SettingsCommand::Appearance);
    window.click("Your cube");
    let field = |window: &mut TestWindow, text: &str| {
        window.harness.get_by_role_and_label(Role::TextInput, "Colours of U R F D L B").set_text_value_accesskit(text);
        window.settle();
    };
    // The field starts with the current scheme, which stays until all six colours are named.
    assert_eq!(window.app().settings.palette, Palette::Scheme(scheme("WRGYOB")));
    field(&mut window, "WRBG");
    assert_eq!(window.app().settings.palette, Palette::Scheme(scheme("WRGYOB")));
    field(&mut window, "wrbgoy");
    assert_eq!(window.app().settings.palette, Palette::Scheme(scheme("WRBGOY")));
    window.click("Your cube");
    assert_eq!(window.app().settings.palette, Palette::Scheme(scheme("WRBGOY")), "it is chosen already");
    window.apply(WindowCommand::Dismiss);
    let text = in_rows(&by_face(&small, "WRBGOY"));
    paste(&mut window, &text);
    assert_eq!(shown_facelets(&window), small);
    assert_eq!(window.app().colour_names(CUBE2)[3].get(Language::ENGLISH), "green");
    assert_eq!(copied(&mut window, Command::Painting(PaintingCommand::CopyColours)), Some(text.clone()));
    // The scheme is saved with the settings.
    window.harness.state_mut().close();
    let kept = std::fs::read_to_string(window.file("settings/settings.json")).expect("kept");
    assert!(kept.contains("\"scheme\": \"WRBGOY\""), "{kept}");
    let TestWindow { folder, harness, .. } = window;
    drop(harness);
    let mut window = TestWindow::start(folder, support::tables::folder(), Language::ENGLISH, support::window::SIZE);
    window.apply(HistoryCommand::Reset);
    paste(&mut window, &text);
    assert_eq!(shown_facelets(&window), small);
}

#[test]
fn an_ambiguous_net_offers_a_choice_of_readings() {
    let moves = notation::parse(CUBE2, "U2 F2 U F2 U2 R2 U F2").expect("moves");
    let state = Facelets::solved(CUBE2).after_all(&moves);
    let turned = state.after_all(&notation::parse(CUBE2, "y'").expect("a rotation"));
    let faces = by_face(&state, "URFDLB");
    let row = |face: usize, n: usize| &faces[face][2 * n..][..2];
    let whole = |face: usize| (0..2).map(move |n| row(face, n).to_owned());
    let sides = (0..2).map(|n| [4, 2, 1, 5].map(|face| row(face, n)).concat());
    let net: Vec<String> = whole(0).chain(sides).chain(whole(3)).collect();
    let mut window = TestWindow::new(CUBE2, support::tables::folder());
    let (across, other) = ("row by row as on the net", "row by row as drawn: U / F R B L / D");
    for typed in [false, true] {
        window.apply(HistoryCommand::Reset);
        assert!(!window.has_text("Read:"));
        match typed {
            false => paste(&mut window, &net.join("\n")),
            true => window.apply(TypingCommand::TypePosition(net.join("\n"))),
        }
        assert_eq!(shown_facelets(&window), state);
        assert!(
            window.has_text("Read:") && window.app().news().contains("Read in another order, they are another cube")
        );
        window.click(other);
        assert_eq!(shown_facelets(&window), turned);
        window.click(across);
        assert_eq!(shown_facelets(&window), state);
        // After undo there is no choice of readings.
        window.click(other);
        window.apply(HistoryCommand::Undo);
        assert!(!window.has_text("Read:"));
    }
    // A pasted list of the pieces of a 3×3×3 is read as a 3×3×3, whichever puzzle is shown.
    for puzzle in [CUBE2, CUBE3, TESS2] {
        window.apply(HistoryCommand::SwitchTo(puzzle));
        paste(&mut window, "LF UR UB UL RF DR DB DL FU FD BR BL LFU URB UBL LDF RUF RFD DLB DBR");
        let front = Facelets::solved(CUBE3).after_all(&notation::parse(CUBE3, "F").expect("a move"));
        assert_eq!((window.app().puzzle(), shown_facelets(&window)), (CUBE3, front));
    }
}
