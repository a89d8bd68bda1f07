//! Moves as people post them: what each text means, and what is told of it.

use unfold_engine::notation::{self, NoteKind};
use unfold_engine::puzzle::{PuzzleId, Sequence};

fn read(puzzle: PuzzleId, text: &str) -> (String, Vec<NoteKind>) {
    let read = notation::read_moves(puzzle, text).unwrap_or_else(|fault| panic!("{text:?}: {fault}"));
    let kinds = read.notes.iter().map(|note| note.kind).collect();
    (notation::print(puzzle, &read.moves), kinds)
}

/// Moves written plainly, as they are named: of a hypercube UF' is UB.
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
fn a_count_behind_a_bracket_repeats_it() {
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
            // Rotations: nothing or a prime follows the letter, or another line begins.
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
fn a_dash_behind_a_move_is_a_prime_and_between_moves_it_separates() {
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
    read_with_notes(PuzzleId::Cube3, &[("R -U", "R U", &[NoteKind::DashBefore])]);
    all_read(PuzzleId::Tess2, &[("UF- RO", "UF' RO"), ("UF - RO", "UF RO"), ("127,-1,1 - RO", "RFO RO")]);
}

#[test]
fn numbers_times_and_names_before_moves_are_left_out() {
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
        ],
    );
    read_with_notes(
        PuzzleId::Cube3,
        &[("F: R U R'", "R U R'", &[NoteKind::NameBeforeColon]), ("E: x' R", "x' R", &[NoteKind::NameBeforeColon])],
    );
    all_read(
        PuzzleId::Tess3,
        &[("1. UF {2}RO", "UF {2}RO"), ("Scramble: 127,-1,1", "RFO"), ("3) [UF, RO] (8s)", "UF RO UF' RO'")],
    );
}

#[test]
fn lists_are_their_items() {
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
fn every_sign_for_a_prime_is_one_on_every_puzzle() {
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
fn pauses_layers_and_old_rotations_are_read() {
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
        &[("R4 U", "U", &[NoteKind::TurnsNothing]), ("U R8' F4", "U", &[NoteKind::TurnsNothing; 2])],
    );
    all_read(PuzzleId::Cube2, &[("2R 2Rw X", "L' x x")]);
}

#[test]
fn several_lines_are_one_sequence_and_that_is_told() {
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
    read_with_notes(PuzzleId::Tess2, &[("UF4", "", &[NoteKind::TurnsNothing])]);
    read_with_notes(PuzzleId::Tess2, &[("RUF2", "", &[NoteKind::TurnsNothing])]);
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

/// The lines of a file of facts, without its comments.
fn facts(path: &str) -> Vec<(String, String)> {
    let text = std::fs::read_to_string(crate::support::data(path)).expect("a file of facts");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let pair = |line: &str| line.split_once(' ').map(|(token, name)| (token.to_owned(), name.to_owned()));
    lines.filter_map(pair).collect()
}

#[test]
fn our_letters_and_those_of_hyperspeedcube_turn_alike() {
    let clicks = facts("hyperspeedcube/clicks.txt");
    assert_eq!(clicks.len(), 5 * 208);
    for (token, name) in clicks {
        let [click, named] = [&token, &name]
            .map(|text| notation::parse(PuzzleId::Tess3, text).unwrap_or_else(|e| panic!("{text}: {e}")));
        // Rotations of the whole puzzle have several names.
        let map = |moves: &Sequence| PuzzleId::Tess3.def().moves[moves.0[0].index()].map.clone();
        assert_eq!(map(&click), map(&named), "{token} {name}");
        // The layer beside a cell turns alike on the smaller hypercube.
        if token.ends_with(",1") {
            let [click, named] = [&token, &name].map(|text| notation::parse(PuzzleId::Tess2, text).expect("moves"));
            assert_eq!(click, named, "{token} {name}");
        }
    }
}

#[test]
fn rotations_carry_the_first_axis_to_the_second() {
    // By the images of the axes x, y, z, w, as Hyperspeedcube 1.0.12 computes them.
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
            assert_eq!(turn.motion.vector(unit), expected, "{name}");
        }
        let half = notation::parse(puzzle, &format!("{name}2")).expect("a half turn");
        assert_eq!(half, notation::parse(puzzle, &format!("{name} {name}")).expect("moves").joined(puzzle.def()));
    }
}
