//! Moves as posted on the web: the moves read, and the notes about them.

use unfold_engine::notation::colours::ColourLetters;
use unfold_engine::notation::{self, FaceletsOrMoves, NoteKind};
use unfold_engine::puzzle::{PuzzleId, Sequence};

fn read(puzzle: PuzzleId, text: &str) -> (String, Vec<NoteKind>) {
    let read = notation::read_moves(puzzle, text).unwrap_or_else(|fault| panic!("{text:?}: {fault}"));
    // The reader that also accepts facelets reads the same.
    let reading = notation::read(puzzle, text, &ColourLetters::USUAL).map(|reading| (reading.content, reading.notes));
    assert_eq!(reading, Ok((FaceletsOrMoves::Moves(read.moves.clone()), read.notes.clone())), "{text:?}");
    let kinds = read.notes.iter().map(|note| note.kind).collect();
    (notation::print(puzzle, &read.moves), kinds)
}

/// Canonical names of plainly written moves; for example, UF' is UB on a hypercube.
fn as_named(puzzle: PuzzleId, moves: &str) -> String {
    notation::print(puzzle, &notation::parse(puzzle, moves).expect("moves written plainly"))
}

fn all_read(puzzle: PuzzleId, rows: &[(&str, &str)]) {
    for (text, moves) in rows {
        assert_eq!(read(puzzle, text), (as_named(puzzle, moves), Vec::new()), "{text:?}");
    }
}

fn read_with_notes(puzzle: PuzzleId, rows: &[(&str, &str, &[NoteKind])]) {
    for (text, moves, kinds) in rows {
        assert_eq!(read(puzzle, text), (as_named(puzzle, moves), kinds.to_vec()), "{text:?}");
    }
}

#[test]
fn a_count_after_a_bracket_repeats_it() {
    let sexy = "F R U R' U' R U R' U' R U R' U' F'";
    for count in ["x3", "*3", "\u{d7}3", " x 3", "^3", "3", " \u{d7} 3", " *3", "X3"] {
        assert_eq!(read(PuzzleId::Cube3, &format!("F (R U R' U'){count} F'")), (sexy.to_owned(), vec![]), "{count}");
    }
    all_read(
        PuzzleId::Cube3,
        &[
            ("(R U)x2", "R U R U"),
            ("(R U)^-1", "U' R'"),
            ("(R U)'x2", "U' R' U' R'"),
            // Rotations, not counts: without a number, with a prime, not after a bracket, or not x.
            ("(R U) x", "R U x"),
            ("(R U) x'", "R U x'"),
            ("(R U) x2'", "R U x2"),
            ("(R U)x U", "R U x U"),
            ("R x2", "R x2"),
            ("R x3", "R x'"),
            ("[R, U] y2", "R U R' U' y2"),
        ],
    );
    read_with_notes(
        PuzzleId::Cube3,
        &[
            ("(R U) x2", "R U R U", &[NoteKind::CountNotRotation]),
            ("(R U) x3 F", "R U R U R U F", &[NoteKind::CountNotRotation]),
        ],
    );
    all_read(PuzzleId::Tess2, &[("(UF RO) x2", "UF RO UF RO"), ("(UF RO)*2 FU", "UF RO UF RO FU")]);
}

#[test]
fn a_dash_after_a_move_is_a_prime_and_between_moves_a_separator() {
    all_read(
        PuzzleId::Cube3,
        &[
            ("R U R- U- R- F R2", "R U R' U' R' F R2"),
            ("R-U-F", "R U F"),
            ("R - U - F", "R U F"),
            ("(R-)2 [R-, U]", "R' R' R' U R U'"),
            ("R2- U", "R2 U"),
            ("(R U)- F", "U' R' F"),
            ("R\u{2212} U\u{2011}", "R' U'"),
            ("R+U+F", "R U F"),
            ("R+ U- F+", "R U' F"),
            ("R + U", "R U"),
            ("R\u{2013}U \u{2014} F", "R U F"),
        ],
    );
    read_with_notes(PuzzleId::Cube3, &[("R -U", "R U", &[NoteKind::SeparatingDash])]);
    all_read(PuzzleId::Tess2, &[("UF- RO", "UF' RO"), ("UF - RO", "UF RO"), ("127,-1,1 - RO", "RFO RO")]);
}

#[test]
fn numbers_times_and_names_before_moves_are_ignored() {
    all_read(
        PuzzleId::Cube3,
        &[
            ("1. R U", "R U"),
            ("2) R U2 F'", "R U2 F'"),
            ("(3) R", "R"),
            ("#4: R U", "R U"),
            ("1. 12.52   R U R' U'", "R U R' U'"),
            ("7. 1:02.33+ R U", "R U"),
            ("8. DNF(9.81)  R U   @2026-11-26 10:20:30", "R U"),
            ("(10.43) R U", "R U"),
            ("Scramble: R U F", "R U F"),
            ("Scramble #3: R U F", "R U F"),
            ("T-perm (a): R U R' U'", "R U R' U'"),
            ("Sune: (R U R' U) R U2 R'", "R U R' U R U2 R'"),
            ("OLL 21 : R U", "R U"),
            ("- R U", "R U"),
            ("\u{2022} R U", "R U"),
            ("R U F (4f)", "R U F"),
            ("R U F (18f*)", "R U F"),
            ("(20q) R U F [18h] (16s)", "R U F"),
            ("R U (2 HTM) // (f)", "R U"),
            ("(12 HTM) R U", "R U"),
            ("Setup: [R: U]", "R U R'"),
            ("F2L: R U R'", "R U R'"),
            ("1. F2L1: R U R' // first pair", "R U R'"),
            ("LL:R U", "R U"),
            ("DR: R U", "R U"),
            ("DR: [R, U]", "D R R U R' U' R' D'"),
            ("F2 L: [R, U]", "F2 L R U R' U' L' F2"),
            ("[F2L: R]", "F2 L R L' F2"),
            ("[F2L: [R, U]]", "F2 L R U R' U' L' F2"),
        ],
    );
    read_with_notes(
        PuzzleId::Cube3,
        &[
            ("F: R U R'", "R U R'", &[NoteKind::NameBeforeColon]),
            ("E: x' R", "x' R", &[NoteKind::NameBeforeColon]),
            ("F2L: [R, U]", "R U R' U'", &[NoteKind::NameBeforeColon]),
        ],
    );
    all_read(
        PuzzleId::Tess3,
        &[("1. UF {2}RO", "UF {2}RO"), ("Scramble: 127,-1,1", "RFO"), ("3) [UF, RO] (8s)", "UF RO UF' RO'")],
    );
}

#[test]
fn words_around_moves_are_ignored_with_a_note() {
    read_with_notes(
        PuzzleId::Cube3,
        &[
            (
                "Generated By csTimer on 2025-07-14\nsingle: 7.71\nTime List:\n1. 7.71   D2 L2 B'",
                "D2 L2 B'",
                &[NoteKind::LeftOut; 3],
            ),
            ("\"333\";\"Normal\";\"122170\";\"L2 R2 F2 L2 F'\";\"0\";\"\"", "L2 R2 F2 L2 F'", &[NoteKind::LeftOut; 2]),
            ("<twisty-player puzzle=\"2x2x2\" alg=\"R2 F2 U2\"></twisty-player>", "R2 F2 U2", &[NoteKind::LeftOut; 2]),
            ("/*T*/\t\t\"R,U,RI,UI\",", "R U R' U'", &[NoteKind::LeftOut]),
            (
                "Generated By csTimer on 2026-11-25 (solving from 2026-11-25 18:02:11)\n1. 9.12 R U",
                "R U",
                &[NoteKind::LeftOut],
            ),
            ("1. 9.12 L2 F2 http://bit.ly/2CDqNye", "L2 F2", &[NoteKind::LeftOut]),
            ("1. 16.759\n03/23/2015 1:18:17 PM\nB' L2 U2", "B' L2 U2", &[NoteKind::LeftOut]),
            ("R U // one\nF //two\n5.444/38/6.980", "R U F", &[NoteKind::LeftOut]),
            (
                "| 3x3x3 | 1 | 13.299 | OK | B D2 B' | Thu, 01 Jan 1970 00:00:00 GMT |",
                "B D2 B'",
                &[NoteKind::LeftOut; 2],
            ),
            ("| 4 | **Z** | M' U M2 | Swap adjacent edge pairs |", "M' U M2", &[NoteKind::LeftOut; 2]),
            ("R U Ri => Sune (last piece facing top)", "R U R'", &[NoteKind::LeftOut]),
            ("(R F) U2 (cycles 3 corners 'diagonally')", "R F U2", &[NoteKind::LeftOut]),
            ("R U\nF\ntps: 2.61", "R U F", &[NoteKind::Lines(2), NoteKind::LeftOut]),
            ("Python = f2 r- b- u r- l f-", "F2 R' B' U R' L F'", &[NoteKind::SmallLetters, NoteKind::LeftOut]),
            ("r u r' u' // small", "R U R' U'", &[NoteKind::SmallLetters]),
            ("U' [R U R'] F", "U' R U R' F", &[NoteKind::SquareGroup]),
            ("U2 (R F) U2 (R U) setup: (R U) d", "R U Dw", &[NoteKind::NameBeforeColon]),
        ],
    );
    all_read(
        PuzzleId::Cube3,
        &[
            ("**y x2** // inspection**L U** // cross**R' U R** // pair", "y x2 L U R' U R"),
            ("```R U R'```", "R U R'"),
            ("> R U\n> F // quoted", "R U F"),
            ("R,UI,F2,\nMI // capitals", "R U' F2 M'"),
            ("*2. *B2 D2 B'", "B2 D2 B'"),
            ("R\u{b2} u R\u{b3} (U F)\u{b2}", "R2 Uw R' U F U F"),
            ("[(R' F)x3 U2]2", "R' F R' F R' F U2 R' F R' F R' F U2"),
            ("U:[l' E, U2]", "U Lw' E U2 E' Lw U2 U'"),
            ("\"U: [E, U2]\"", "U E U2 E' U2 U'"),
            ("F2 U2 R' 3.882", "F2 U2 R'"),
            ("\u{6253}\u{4e71}\u{ff1a}D2 F2", "D2 F2"),
            ("r u r'", "Rw Uw Rw'"),
            ("  R, D, L, -F, R, -L", "R D L F' R L'"),
            ("F2\nU: [E, U2] // of this line alone", "F2 U E U2 E' U2 U'"),
            ("L\u{2019} U\nx R U2 \u{2014} a pairing and completing the cross", "L' U x R U2"),
            ("Antisune - R U2 R' U'", "R U2 R' U'"),
            ("<li>y (R U R' U) R</li>", "y R U R' U R"),
            ("L\u{2019} U \u{2014} a petrus block\nR - another pair", "L' U R"),
        ],
    );
    // Refused: two quoted texts are ambiguous, a mistake among moves is not prose, and names or numbers alone are not moves.
    for text in [
        "R, -(U F)",
        "avg of 5: 12.92",
        "Time List:",
        "Mean: 12.80",
        "1. 12.50",
        "1. 12.50\n2. 13.10",
        "Session 1:",
        "say \"R U\" or \"U R\"",
        "R U Q F",
        "R U\nF Qu D\nB",
        "Solve the cube",
        "F2L:",
        "F2 L:",
        "F2 L: R U",
    ] {
        assert!(notation::read_moves(PuzzleId::Cube3, text).is_err(), "{text}");
    }
}

#[test]
fn one_word_of_facelets_is_found_among_others() {
    let flip = "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB";
    for text in [
        format!("Can't solve {flip}"),
        format!("Example scramble, from states.txt: {flip}"),
        format!("let solution = solve(\"{flip}\"); // R U"),
    ] {
        let read = notation::read(PuzzleId::Cube3, &text, &ColourLetters::USUAL).expect("facelets");
        assert_eq!(read.content, notation::parse_facelets_or_moves(PuzzleId::Cube3, flip).expect("facelets"), "{text}");
        assert!(!read.notes.is_empty() && read.notes.iter().all(|note| note.kind == NoteKind::LeftOut), "{text}");
    }
    let two = format!("from {flip} to {}", "URFDLB".repeat(9));
    assert!(notation::read(PuzzleId::Cube3, &two, &ColourLetters::USUAL).is_err());
}

#[test]
fn lists_are_read_as_their_items() {
    all_read(
        PuzzleId::Cube3,
        &[
            ("['R', 'Ui']", "R U'"),
            ("[\"R\", \"U'\", 'F2']", "R U' F2"),
            ("['R']", "R"),
            ("R, U, R', U'", "R U R' U'"),
            ("[R, U, R', U']", "R U R' U'"),
            ("R; U; F", "R U F"),
            ("\"R U R'\"", "R U R'"),
            ("('R', 'U')", "R U"),
            ("\u{201c}R U\u{2019}\u{201d}", "R U'"),
            ("[R, U]", "R U R' U'"),
        ],
    );
    all_read(PuzzleId::Tess2, &[("['UF', \"RO'\"]", "UF RO'"), ("UF, RO", "UF RO")]);
}

#[test]
fn every_prime_character_is_accepted_on_every_puzzle() {
    for prime in
        ["'", "\u{b4}", "\u{2018}", "\u{2019}", "\u{2bc}", "\u{2b9}", "\u{2032}", "\u{ff07}", "`", "&#39;", "%27", "i"]
    {
        all_read(PuzzleId::Cube3, &[(&format!("R{prime} U2 (F{prime})2 x{prime}"), "R' U2 F' F' x'")]);
        all_read(PuzzleId::Cube2, &[(&format!("R{prime} U"), "R' U")]);
        all_read(PuzzleId::Tess2, &[(&format!("UF{prime} RO"), "UF' RO")]);
        all_read(PuzzleId::Tess3, &[(&format!("{{2}}UF{prime}"), "{2}UF'")]);
    }
}

#[test]
fn pauses_layers_and_old_rotations_are_parsed() {
    all_read(
        PuzzleId::Cube3,
        &[
            ("R U. R' . U' ... F.", "R U R' U' F"),
            ("RW rw R X Y Z' X2", "Rw Rw R x y z' x2"),
            ("2R 2R' 2R2 2L 2U 2F", "M' M M2 M E' S"),
            ("3R 3R' 3U2", "L' L D2"),
            ("2Rw 3Rw 3rw2 2r 1R 2-3Rw", "Rw x x2 Rw R Lw'"),
            ("{2}R {1-2}R", "M' Rw"),
            ("[f2] [r] [u'] [l]", "z2 x y' x'"),
            ("[R/U]", "R U R' R' U' R"),
            ("[M/U]2", "M U M' M' U' M M U M' M' U' M"),
            ("R U2R'", "R U2 R'"),
            ("R^2 U*2 F^-1", "R2 U2 F'"),
        ],
    );
    read_with_notes(
        PuzzleId::Cube3,
        &[("R4 U", "U", &[NoteKind::FullTurns]), ("U R8' F4", "U", &[NoteKind::FullTurns; 2])],
    );
    all_read(PuzzleId::Cube2, &[("2R 2Rw X", "L' x x")]);
}

#[test]
fn several_lines_are_one_sequence_with_a_note() {
    read_with_notes(
        PuzzleId::Cube3,
        &[
            ("R U\nF\n\nD", "R U F D", &[NoteKind::Lines(3)]),
            ("1. R U\n2. F", "R U F", &[NoteKind::Lines(2)]),
            ("R U // cross\nF // F2L", "R U F", &[]),
            ("[R:\nU]", "R U R'", &[]),
            ("\nR\n", "R", &[]),
        ],
    );
    all_read(PuzzleId::Tess2, &[("UF // first\nRO", "UF RO")]);
}

#[test]
fn hypercubes_have_the_grammar_of_cubes() {
    all_read(
        PuzzleId::Tess2,
        &[
            ("[UF, RO]", "UF RO UF' RO'"),
            ("[UF: RO2]", "UF RO2 UF'"),
            ("(UF RO)2 (UF RO)'", "UF RO UF RO RO' UF'"),
            ("UF // half\n/* RO */ RO", "UF RO"),
            ("{2}UF {1}UF 1UF", "DF' UF UF"),
            ("2UF {1-2}UF", "DF' {1-2}UF"),
            ("UF2' UF'2 UF3", "UF2 UF2 UF'"),
            ("[127,-1,1, RO]", "RFO RO RFO' RO'"),
        ],
    );
    read_with_notes(PuzzleId::Tess2, &[("UF4", "", &[NoteKind::FullTurns])]);
    read_with_notes(PuzzleId::Tess2, &[("RUF2", "", &[NoteKind::FullTurns])]);
    all_read(PuzzleId::Tess2, &[("RUFO2 RUFO'2", "RUFO' RUFO"), ("xy xy2", "{1-2}FI {1-2}FO2")]);
    all_read(PuzzleId::Tess3, &[("1-2RO {1..2}RO ~RO ~{1,3}RO {3-1}RO", "{1-2}RO {1-2}RO {2-3}RO {2}RO {1-3}RO")]);
    all_read(
        PuzzleId::Tess3,
        &[
            ("2RO {1-2}RO 3RO", "{2}RO {1-2}RO LO'"),
            ("[{2}UF, RO]3", "{2}UF RO {2}UF' RO' {2}UF RO {2}UF' RO' {2}UF RO {2}UF' RO'"),
        ],
    );
}

/// The lines of a data file, split at the first space, without comments.
fn facts(path: &str) -> Vec<(String, String)> {
    let text = std::fs::read_to_string(crate::support::data(path)).expect("a file of facts");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let pair = |line: &str| line.split_once(' ').map(|(token, name)| (token.to_owned(), name.to_owned()));
    lines.filter_map(pair).collect()
}

#[test]
fn mc4d_clicks_and_hyperspeedcube_names_turn_alike() {
    let clicks = facts("hyperspeedcube/clicks.txt");
    assert_eq!(clicks.len(), 5 * 208);
    for (token, name) in clicks {
        let [click, named] = [&token, &name]
            .map(|text| notation::parse(PuzzleId::Tess3, text).unwrap_or_else(|e| panic!("{text}: {e}")));
        // Compared by effect, since rotations of the whole puzzle have several names.
        let map = |moves: &Sequence| PuzzleId::Tess3.def().moves[moves.0[0].index()].map.clone();
        assert_eq!(map(&click), map(&named), "{token} {name}");
        // The outer layer of a cell turns alike on the 2x2x2x2.
        if token.ends_with(",1") {
            let [click, named] = [&token, &name].map(|text| notation::parse(PuzzleId::Tess2, text).expect("moves"));
            assert_eq!(click, named, "{token} {name}");
        }
    }
}

#[test]
fn rotations_carry_the_first_axis_to_the_second() {
    // The images of the axes x, y, z, w, as computed by Hyperspeedcube 1.0.12.
    let rotations = [
        ("xy", "+y -x +z +w"),
        ("yx", "-y +x +z +w"),
        ("xz", "+z +y -x +w"),
        ("zx", "-z +y +x +w"),
        ("yz", "+x +z -y +w"),
        ("zy", "+x -z +y +w"),
        ("xw", "+w +y +z -x"),
        ("wx", "-w +y +z +x"),
        ("yw", "+x +w +z -y"),
        ("wy", "+x -w +z +y"),
        ("zw", "+x +y +w -z"),
        ("wz", "+x +y -w +z"),
    ];
    for (puzzle, (name, images)) in
        [PuzzleId::Tess2, PuzzleId::Tess3].into_iter().flat_map(|puzzle| rotations.map(|row| (puzzle, row)))
    {
        let moves = notation::parse(puzzle, name).expect("a rotation");
        let [mv] = moves.0[..] else { panic!("{name} is one move") };
        let turn = &puzzle.def().moves[mv.index()];
        assert_eq!(turn.cost, 0, "the whole puzzle turns");
        for (axis, image) in images.split(' ').enumerate() {
            let (sign, letter) = image.split_at(1);
            let mut unit = [0; 4];
            unit[axis] = 1;
            let mut expected = [0; 4];
            expected["xyzw".find(letter).expect("an axis")] = if sign == "+" { 1 } else { -1 };
            assert_eq!(turn.motion.image_of_vector(unit), expected, "{name}");
        }
        let half = notation::parse(puzzle, &format!("{name}2")).expect("a half turn");
        assert_eq!(half, notation::parse(puzzle, &format!("{name} {name}")).expect("moves").joined(puzzle.def()));
    }
}
