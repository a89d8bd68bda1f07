//! Hyperspeedcube's files. Those in `data/hyperspeedcube` were written by Hyperspeedcube 1.0.12 (`v1`), 2.0.0-zeta.12 (`v2`) and its
//! source code of 24 April 2026 (`v3`). Each has a full scramble and turns, some undone and redone. `states.txt` has the final
//! colours according to these programs, ordered by the coordinates of the pieces, then by the letters of the faces.

use proptest::prelude::*;
use unfold_engine::hyperspeedcube::{self, FileError, FileErrorKind, Notice, ScrambleExtent, Solve, Version};
use unfold_engine::logs::{self, LogFormat, SolveLog, SolveLogError};
use unfold_engine::notation::{self, NotationErrorKind};
use unfold_engine::puzzle::text::TextPosition;
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, Sequence};

const NAMES: [(&str, PuzzleId); 4] = [
    ("cube2", PuzzleId::Cube2),
    ("cube3", PuzzleId::Cube3),
    ("hypercube2", PuzzleId::Tess2),
    ("hypercube3", PuzzleId::Tess3),
];

fn data(name: &str) -> String {
    let path = format!("{}/tests/data/hyperspeedcube/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("a file of the tests")
}

fn file(puzzle: &str, version: Version) -> String {
    data(&format!("{puzzle}-v{}.hsc", version.number()))
}

fn solve(text: &str) -> Solve {
    hyperspeedcube::read(text.as_bytes()).expect("a file").solves.remove(0)
}

fn moves(puzzle: PuzzleId, text: &str) -> Sequence {
    notation::parse(puzzle, text).expect("moves")
}

/// The colours of a state in the order of `states.txt`.
fn colours(state: &Facelets) -> String {
    let def = state.puzzle().def();
    let letter = |colour: u8| def.letters[usize::from(colour)];
    let mut facelets: Vec<_> = (0..def.places.len())
        .map(|n| (def.places[n].cubie, letter(def.solved[n]), letter(state.colours()[n])))
        .collect();
    facelets.sort_unstable();
    facelets.into_iter().map(|(.., colour)| colour).collect()
}

#[test]
fn every_version_is_read_to_the_same_state_as_hyperspeedcube() {
    let states = data("states.txt");
    for (name, puzzle) in NAMES {
        for version in Version::ALL {
            let solve = solve(&file(name, version));
            let key = format!("{name}-v{} ", version.number());
            let expected = states.lines().find_map(|line| line.strip_prefix(&key)).expect("a state");
            assert_eq!(colours(&solve.state()), expected, "{key}");
            assert_eq!((solve.puzzle(), solve.version()), (puzzle, Some(version)));
            assert_eq!((solve.scramble_extent(), solve.moves().0.len()), (ScrambleExtent::Full, 4), "{key}");
            let undone = solve.notices().iter().find_map(|notice| match notice {
                Notice::Undone(twists) => Some(*twists),
                _ => None,
            });
            // The undone twist was followed by another one, and is lost in Hyperspeedcube as well.
            assert_eq!(undone, None);
        }
    }
}

#[test]
fn a_solve_converts_between_all_formats() {
    for (name, puzzle) in NAMES {
        for from in Version::ALL {
            let text = file(name, from);
            let log = logs::read(text.as_bytes()).expect("a log").only().expect("one solve");
            for to in LogFormat::for_puzzle(puzzle) {
                let written = log.write(to);
                let read = logs::read(written.as_bytes()).expect("a log").only().expect("one solve");
                assert_eq!(read.format(), to);
                assert_eq!(read.state(), log.state(), "{name} {from:?} {to:?}");
                assert_eq!(read.up_to_mark().state(), log.up_to_mark().state());
                let joined = |log: &SolveLog| log.solution().joined(puzzle.def());
                assert_eq!(joined(&read), joined(&log));
            }
            assert_eq!(log.write(LogFormat::Hyperspeedcube(from)), text, "what was not changed is written as it was");
        }
    }
}

#[test]
fn a_new_solution_keeps_the_scramble_and_drops_times_and_signature() {
    for (name, puzzle) in NAMES {
        for version in [Version::Two, Version::Three] {
            let text = file(name, version);
            let read = solve(&text);
            let undone = read.moves().inverse(puzzle.def()).0;
            let back = read.scramble().inverse(puzzle.def()).0;
            let solved = read.with_moves(Sequence([read.moves().0.clone(), undone, back].concat())).expect("moves");
            let written = hyperspeedcube::write(&solved, version);
            let scramble = |text: &str| {
                let start = text.find("    scramble full").expect("a scramble");
                text[start..start + text[start..].find("\n    }").expect("its end")].to_owned()
            };
            assert_eq!(scramble(&written), scramble(&text));
            assert!(written.contains("\n    solved #true\n") && written.contains("replay #false"));
            assert!(written.contains("program name=Unfold "));
            for gone in ["duration 1", "start-session", "click ", "undo", "tsa_signature", "Hyperspeedcube version"] {
                assert!(!written.contains(gone), "{gone} in {written}");
            }
            let again = solve(&written);
            assert!(again.is_solved());
            assert_eq!(again.state(), solved.state());
        }
    }
}

/// A file of version 2 with two solves of known puzzles, one of an unknown puzzle, and unknown nodes.
const MANY: &str = r#"// Hyperspeedcube puzzle log
version 2
program name=Other version="9"
later "kept" {
    too 1
}
solve {
    puzzle id=megaminx version="1"
    log {
        twists X
    }
}
solve {
    replay #true
    puzzle id=ft_cube:3 version="1.0.1"
    duration 4000
    scramble 2   version=1 { twists "R  U" ; unknown }
    mine 7 // with a comment
    log {
        scramble time="2026-01-01T00:00:00.000Z"
        start-solve duration=3
        twists "(R' U') F"
        undo
        undo
        redo
        sing
        twists "D"
    }
    tsa_signature_v3 "00"
}
solve {
    puzzle id=ft_hypercube:2 version="1.0.1"
    log {
        twists "RO IUF"
    }
}
"#;

#[test]
fn several_solves_and_unknown_nodes_are_preserved() {
    let file = hyperspeedcube::read(MANY.as_bytes()).expect("a file");
    let [cube, hyper] = &file.solves[..] else { panic!("two solves") };
    assert_eq!((cube.puzzle(), hyper.puzzle()), (PuzzleId::Cube3, PuzzleId::Tess2));
    assert_eq!(notation::print(PuzzleId::Cube3, cube.moves()), "R' U' D");
    assert_eq!((cube.scramble_extent(), hyper.scramble_extent()), (ScrambleExtent::Partial, ScrambleExtent::None));
    assert!(cube.notices().contains(&Notice::OtherPuzzles(vec!["megaminx".into()])));
    assert!(cube.notices().iter().any(|notice| matches!(notice, Notice::UnknownEvent(_, name) if name == "sing")));

    let solved = cube.with_moves(moves(PuzzleId::Cube3, "U' R'")).expect("moves");
    let written = hyperspeedcube::write(&solved, Version::Two);
    for kept in [
        "later \"kept\" {\n    too 1\n}",
        "mine 7 // with a comment",
        "{ twists \"R  U\" ; unknown }",
        "RO IUF",
        "twists X",
    ] {
        assert!(written.contains(kept), "{kept} in {written}");
    }
    for gone in ["duration 4000", "tsa_signature", "start-solve", "undo", "name=Other"] {
        assert!(!written.contains(gone), "{gone} in {written}");
    }
    // Hyperspeedcube marks a solve as solved only if it was fully scrambled.
    assert!(!written.contains("solved #true"));
    let again = hyperspeedcube::read(written.as_bytes()).expect("a file");
    assert_eq!(again.solves[0].moves(), solved.moves());
    assert_eq!(again.solves[1].state(), hyper.state());

    // In version 3 all words of an event are undone together, and brackets are lost.
    let later = hyperspeedcube::write(cube, Version::Three);
    for part in [
        "version 3\n",
        "id=\"ft_cube(3)\"",
        "id=\"ft_hypercube(2)\"",
        "twists \"R' U'\"\n        twists F",
        "twists RO\n        twists IUF",
    ] {
        assert!(later.contains(part), "{part} in {later}");
    }
    let read = hyperspeedcube::read(later.as_bytes()).expect("a file");
    assert_eq!(read.solves[0].moves(), cube.moves());
    let back = hyperspeedcube::write(&read.solves[0], Version::Two);
    assert!(back.contains("twists \"(R' U')\"") && back.contains("id=ft_cube:3"), "{back}");
    assert_eq!(hyperspeedcube::read(back.as_bytes()).expect("a file").solves[0].moves(), cube.moves());
}

/// Position and kind of the error in a text.
fn fault(text: &str) -> (usize, usize, FileErrorKind) {
    match hyperspeedcube::read(text.as_bytes()) {
        Err(FileError::At { at: TextPosition { line, column }, kind: fault }) => (line, column, fault),
        other => panic!("{text}: {other:?}"),
    }
}

fn log(events: &str) -> String {
    format!("version 2\nsolve {{\n puzzle id=ft_cube:3 version=\"1\"\n log {{\n{events}\n }}\n}}\n")
}

#[test]
fn errors_have_line_and_column() {
    let missing = |part| FileErrorKind::Missing { part };
    let value = |part, found: &str| FileErrorKind::Value { part, found: found.into() };
    let version = |found: &str| FileErrorKind::Version { found: found.into() };
    let syntax = |language, found: &str| FileErrorKind::Syntax { language, found: found.into() };
    for (text, line, column, expected) in [
        ("solve {\n puzzle id=ft_cube:3\n log {}\n}", 1, 1, version("")),
        ("version 1\nsolve {}", 1, 9, version("1")),
        ("version two\nsolve {}", 1, 9, version("two")),
        ("version 2\nsolve {\n log {}\n}", 2, 1, missing("puzzle")),
        ("version 2\nsolve {\n puzzle 3\n log {}\n}", 3, 2, missing("id")),
        ("version 2\nsolve {\n puzzle id=3\n log {}\n}", 3, 12, value("id", "3")),
        ("version 2\nsolve {\n puzzle id=ft_cube:3\n}", 2, 1, missing("log")),
        ("version 2\nsolve {\n puzzle id=ft_cube:3\n scramble half\n log {}\n}", 4, 11, value("scramble", "half")),
        ("version 2\nsolve {\n puzzle id=ft_cube:3\n scramble full\n log {}\n}", 4, 2, missing("twists")),
        (&log("  twists"), 5, 3, missing("twists")),
        (&log("  twists 7"), 5, 10, value("twists", "7")),
        (&log("  macro"), 5, 3, FileErrorKind::UnknownTwists { event: "macro".into() }),
        ("version 2\nsolve {\n puzzle id=ft_cube(3) version=1\n", 3, 12, syntax("KDL", "ft_cube(3) version=1")),
        ("version 2\nsolve {\n puzzle id=\"ft_cube", 3, 12, syntax("KDL", "\"ft_cube")),
        ("version: 1\npuzzle:\n  Rubiks3D:\n    layer_count: three\n", 4, 18, syntax("YAML", "    layer_count: three")),
        ("version: 7\npuzzle:\n  Rubiks3D:\n    layer_count: 3\n", 1, 1, version("7")),
        ("version: 1\nstate: 2\n", 1, 1, missing("puzzle")),
    ] {
        assert_eq!(fault(text), (line, column, expected), "{text}");
    }
    let twist = |text: &str, line, column, token: &str| {
        let (found_line, found_column, fault) = fault(text);
        let FileErrorKind::Twist { token: found, .. } = fault else { panic!("{text}: {fault:?}") };
        assert_eq!((found_line, found_column, found.as_str()), (line, column, token), "{text}");
    };
    twist(&log("  twists \"R U Q F\""), 5, 15, "Q");
    twist(&log("  twists \"(R U Q) F\""), 5, 16, "Q");
    twist(&log("  twists Q"), 5, 10, "Q");
    // For a string with escapes, the position of its beginning is reported.
    twist(&log("  twists \"R \\u{51}\""), 5, 10, "Q");
    let old = |end: &str| format!("version: 1\npuzzle:\n  Rubiks3D:\n    layer_count: 3\n{end}");
    twist(&old("twists: >\n  R U\n  F Q\n"), 7, 5, "Q");
    assert_eq!(
        fault(&old("scramble: >\n  0,0,1 1,1,1\n  0,9,1\n")),
        (7, 3, FileErrorKind::NumberedTwist { token: "0,9,1".into() })
    );
}

#[test]
fn other_puzzles_are_named_and_unreadable_files_rejected() {
    let named = |text: &str| match hyperspeedcube::read(text.as_bytes()) {
        Err(FileError::OtherPuzzle { at, name }) => (at.line, at.column, name),
        other => panic!("{other:?}"),
    };
    let of = |id: &str| format!("version 3\nsolve {{\n  puzzle id={id} version=\"1\"\n  log {{}}\n}}\n");
    assert_eq!(named(&of("\"ft_hypercube(4)\"")), (3, 13, "ft_hypercube(4)".into()));
    assert_eq!(named(&of("megaminx")), (3, 13, "megaminx".into()));
    assert_eq!(named("version: 1\npuzzle:\n  Rubiks4D:\n    layer_count: 4\n"), (2, 1, "Rubiks4D, 4 layers".into()));
    assert_eq!(hyperspeedcube::read(b"version 2\n"), Err(FileError::NoSolve));
    assert_eq!(hyperspeedcube::read(b" \n"), Err(FileError::Empty));
    assert_eq!(hyperspeedcube::read(b"version 2\n\xff"), Err(FileError::NotText(TextPosition { line: 2, column: 1 })));
    let limit = hyperspeedcube::LIMIT;
    let bytes = limit + 1;
    assert_eq!(hyperspeedcube::read(&vec![b' '; bytes]), Err(FileError::TooLarge { bytes, limit }));
}

#[test]
fn files_are_recognised_by_content() {
    for (name, _) in NAMES {
        for version in Version::ALL {
            let text = file(name, version);
            assert!(hyperspeedcube::looks_like(&text));
            // Without the first line, and with a byte order mark.
            let (_, rest) = text.split_once('\n').expect("lines");
            assert!(hyperspeedcube::looks_like(&format!("\u{feff}{rest}")), "{rest}");
            let marked = hyperspeedcube::read(format!("\u{feff}{rest}").as_bytes()).expect("a file");
            assert!(marked.solves[0].notices().contains(&Notice::ByteOrderMark));
        }
    }
    for other in ["", "R U F", "// R U\nR U", "# 3x3x3\nR U", "version 2", "MagicCube4D 3 0 0 {4,3,3} 2\n"] {
        assert!(!hyperspeedcube::looks_like(other), "{other}");
    }
    assert!(matches!(logs::read(b"MagicCube4D 9"), Err(SolveLogError::Mc4d(_))));
    assert!(matches!(logs::read(b"// Hyperspeedcube puzzle log\n"), Err(SolveLogError::Hyperspeedcube(_))));
}

#[test]
fn reordered_and_repeated_nodes_are_read_like_hyperspeedcube() {
    let text = "solve {\n puzzle id=ft_cube:2 version=\"1\"\n puzzle id=ft_cube:3 version=\"1\"\n log {\n  twists R\n }\n \
        log {\n  twists U\n  twists \"\"\n  twists F\n  undo\n  undo\n  redo\n }\n}\n/* x */ version 5\n";
    assert!(hyperspeedcube::looks_like(text));
    let read = solve(text);
    assert_eq!((read.puzzle(), notation::print(PuzzleId::Cube3, read.moves())), (PuzzleId::Cube3, "U".into()));
    assert!(read.notices().contains(&Notice::NewerVersion(5)));
    let written = hyperspeedcube::write(&read, Version::Three);
    assert!(written.contains("version 3") && written.contains("\"ft_cube(2)\"") && written.contains("\"ft_cube(3)\""));
    assert_eq!(solve(&written).state(), read.state());
}

#[test]
fn excessive_input_is_rejected() {
    let too_much = |text: &str| assert_eq!(fault(text).2, FileErrorKind::TooMuch, "{}", &text[..text.len().min(40)]);
    too_much(&format!("version 2\n{}", "a {\n".repeat(100_000)));
    too_much(&format!("version 2\n{}", "/- ".repeat(100_000)));
    too_much(&format!("version 2\na {}", "#".repeat(1_000_000)));
    too_much(&format!("version 2\n{}", ";".repeat(4_000_000)));
    too_much(&format!("version 2\n{}", "/*".repeat(100_000)));
    too_much(&format!("version 2\n{}", "(".repeat(100_000)));
    too_much(&format!("version 2\n{}", "a\n".repeat(1_000_000)));
    let (.., fault) = fault(&log(&format!("  twists \"{}\"", "(R U)1000000 ".repeat(3))));
    assert!(matches!(
        fault,
        FileErrorKind::TooManyTwists { .. } | FileErrorKind::Twist { kind: NotationErrorKind::Sequence(_), .. }
    ));
}

fn sequences() -> impl Strategy<Value = (PuzzleId, Sequence, Sequence)> {
    proptest::sample::select(&PuzzleId::ALL[..]).prop_flat_map(|puzzle| {
        let some = || {
            let moves = proptest::collection::vec(0..puzzle.def().moves.len() as u16, 0..30);
            moves.prop_map(|moves| Sequence(moves.into_iter().map(Move::new).collect()))
        };
        (Just(puzzle), some(), some())
    })
}

proptest! {
    #[test]
    fn written_files_round_trip((puzzle, scramble, after) in sequences(), versions in (0..3usize, 0..3usize)) {
        let made = Solve::new(puzzle, scramble, after).expect("moves of the puzzle");
        let log = SolveLog::Hyperspeedcube(made.clone());
        let [first, second] = [versions.0, versions.1].map(|n| Version::ALL[n]);
        let once = solve(&hyperspeedcube::write(&made, first));
        let twice = solve(&hyperspeedcube::write(&once, second));
        for read in [&once, &twice] {
            prop_assert_eq!(read.state(), made.state());
            prop_assert_eq!(SolveLog::Hyperspeedcube(read.clone()).up_to_mark().state(), log.up_to_mark().state());
            prop_assert_eq!(read.scramble().0.is_empty(), made.scramble().0.is_empty());
        }
        if LogFormat::Mc4d.supports(puzzle) {
            let clicks = logs::read(log.write(LogFormat::Mc4d).as_bytes()).expect("a log").only().expect("one");
            prop_assert_eq!(clicks.state(), log.state());
            let back = logs::read(clicks.write(LogFormat::Hyperspeedcube(second)).as_bytes()).expect("a file").only().expect("one");
            prop_assert_eq!(back.state(), log.state());
            prop_assert_eq!(back.up_to_mark().state(), clicks.up_to_mark().state());
        }
    }
}
