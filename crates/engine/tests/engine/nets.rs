//! Cubes as text in all usual forms: nets, orders of faces, digits, colour letters and pieces.

use proptest::prelude::*;
use unfold_engine::notation::colours::{Assumptions, ColourLetters, FaceletOrder, NetShape, Symbols};
use unfold_engine::notation::{self, FaceletsOrMoves, NotationErrorKind, Reading, facelets, patterns};
use unfold_engine::puzzle::{Facelets, PuzzleId, scramble};

const CUBE2: PuzzleId = PuzzleId::Cube2;
const CUBE3: PuzzleId = PuzzleId::Cube3;
const TESS2: PuzzleId = PuzzleId::Tess2;
const CUBES: [PuzzleId; 2] = [CUBE2, CUBE3];

/// The colour letters of the faces U R F D L B.
const STANDARD: &str = "WRGYOB";
/// Coloured squares for the faces U R F D L B.
const SQUARES: &str = "\u{2b1c}\u{1f7e5}\u{1f7e9}\u{1f7e8}\u{1f7e7}\u{1f7e6}";

fn uniform(puzzle: PuzzleId, seed: u64) -> Facelets {
    scramble::uniform(puzzle, &mut scramble::generator(seed))
}

fn after(puzzle: PuzzleId, moves: &str) -> Facelets {
    Facelets::solved(puzzle).after_all(&notation::parse(puzzle, moves).expect("moves"))
}

/// The facelets of a face, written in `characters`, which stand for U R F D L B.
fn face(state: &Facelets, letter: char, characters: &str) -> Vec<char> {
    let characters: Vec<char> = characters.chars().collect();
    let text: Vec<char> =
        facelets::print(state).chars().map(|c| characters["URFDLB".find(c).expect("a face")]).collect();
    let size = text.len() / 6;
    text["URFDLB".find(letter).expect("a face") * size..][..size].to_vec()
}

/// The lines of a net with these rows of faces, each facelet followed by `gap`. A lower-case letter is a face upside down, a space a
/// missing face, drawn as `filler`.
fn net_lines(state: &Facelets, rows: &[&str], characters: &str, (gap, filler): (&str, &str)) -> Vec<String> {
    let size = if state.puzzle() == CUBE2 { 2 } else { 3 };
    let mut out = Vec::new();
    for row in rows {
        for line in 0..size {
            let mut text = String::new();
            for letter in row.chars() {
                let mut facelets = match letter {
                    ' ' => vec![None; size * size],
                    letter => face(state, letter.to_ascii_uppercase(), characters).into_iter().map(Some).collect(),
                };
                if letter.is_ascii_lowercase() {
                    facelets.reverse();
                }
                for facelet in &facelets[line * size..][..size] {
                    text.push_str(&facelet.map_or_else(|| filler.to_owned(), String::from));
                    text.push_str(gap);
                }
            }
            out.push(text);
        }
    }
    out
}

const CROSS: [&str; 3] = [" U  ", "LFRB", " D  "];

fn net(state: &Facelets, characters: &str) -> String {
    net_lines(state, &CROSS, characters, ("", " ")).join("\n")
}

fn in_faces(state: &Facelets, order: &str, characters: &str) -> String {
    order.chars().flat_map(|letter| face(state, letter, characters)).collect()
}

fn read(puzzle: PuzzleId, text: &str) -> (Facelets, Option<Assumptions>) {
    let Reading { content, assumed, .. } =
        notation::read(puzzle, text, &ColourLetters::USUAL).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    match content {
        FaceletsOrMoves::Facelets(state) => (state, assumed),
        FaceletsOrMoves::Moves(moves) => panic!("{text} is read as {}", notation::print(puzzle, &moves)),
    }
}

/// Checks that a text reads as `state`; returns the assumed order of facelets, `Usual` if nothing was assumed.
fn order_of(puzzle: PuzzleId, text: &str, state: &Facelets) -> FaceletOrder {
    let (found, assumed) = read(puzzle, text);
    assert_eq!(found, *state, "{text}");
    assumed.map_or(FaceletOrder::Usual, |assumed| assumed.order)
}

fn fault(puzzle: PuzzleId, text: &str) -> NotationErrorKind {
    notation::read(puzzle, text, &ColourLetters::USUAL).expect_err(text).kind
}

#[test]
fn nets_are_read_with_various_spacings_and_fillers() {
    for puzzle in CUBES {
        for state in [Facelets::solved(puzzle), uniform(puzzle, 1), after(puzzle, "R U F' R2 y")] {
            for characters in ["URFDLB", "urfdlb", STANDARD, SQUARES] {
                let drawn = net(&state, characters);
                let spaced = net_lines(&state, &CROSS, characters, (" ", " ")).join("\n");
                let trimmed: Vec<&str> = drawn.lines().map(str::trim).collect();
                let bars = net_lines(&state, &CROSS, characters, ("|", " ")).join("\n").replace('\n', "|\n|");
                for text in [
                    &drawn,
                    &format!("\n{drawn}\n\n"),
                    &drawn.replace('\n', "\r\n"),
                    &drawn.trim().to_owned(),
                    &spaced,
                    &trimmed.join("\n"),
                    &trimmed.join("\n\n"),
                    &trimmed.join("/"),
                    &format!("[\"{}\"]", trimmed.join("\", \"")),
                    &format!("|{bars}|"),
                    &net_lines(&state, &CROSS, characters, ("", "\u{2b1b}")).join("\n"),
                    &net_lines(&state, &CROSS, characters, ("", ".")).join("\n"),
                    &net_lines(&state, &CROSS, characters, (" ", "x")).join("\n"),
                    &net_lines(&state, &[" U", "LFRB", " D"], characters, ("", "\u{2b1b}")).join("\n"),
                ] {
                    assert_eq!(order_of(puzzle, text, &state), FaceletOrder::Rows, "{text}");
                }
            }
        }
    }
}

#[test]
fn lines_between_net_rows_are_ignored() {
    let state = uniform(CUBE3, 2);
    let row = |line: &str, bar: &str| {
        let line: Vec<char> = line.trim().chars().collect();
        let faces: Vec<String> = line.chunks(3).map(|face| face.iter().map(|c| format!("{c} ")).collect()).collect();
        format!("{bar} {}{bar}", faces.join(&format!("{bar} ")))
    };
    let net = net(&state, STANDARD);
    let rows: Vec<&str> = net.lines().collect();
    for (bar, short, long) in [
        ("|", "+-------+", "+-------+-------+-------+-------+"),
        ("|", "---------", "---------------------------------"),
        ("||", "++---+---+---++", "+---+---+---++---+---+---++---+---+---++---+---+---+"),
        ("\u{2502}", "\u{250c}\u{2500}\u{2500}\u{2510}", "\u{251c}\u{2500}\u{253c}\u{2500}\u{2524}"),
        (" ", "=====", "-- -- -- --"),
        ("|", "|-------|", "|-------|-------|-------|-------|"),
    ] {
        let mut text = format!("        {short}\n");
        for (n, line) in rows.iter().enumerate() {
            let is_wide = (3..6).contains(&n);
            text.push_str(&format!("{}{}\n", if is_wide { "" } else { "        " }, row(line, bar)));
            if n % 3 == 2 {
                text.push_str(&format!("{}\n", if n == 8 { format!("        {short}") } else { long.to_owned() }));
            }
        }
        assert_eq!(order_of(CUBE3, &text, &state), FaceletOrder::Rows, "{text}");
    }
    // Dashes in place of facelets are unpainted facelets.
    let unfinished: String = net.lines().map(|line| line.replace('W', "-") + "\n").collect();
    let painting = patterns::read_painting(CUBE3, &unfinished, &ColourLetters::USUAL).expect("a painting").facelets;
    assert_eq!(painting.unpainted_count(), 9);
    let paints = |(shown, colour): (Option<u8>, &u8)| shown.is_none_or(|shown| shown == *colour);
    assert!(painting.colours().zip(state.colours()).all(paints));
}

#[test]
fn other_net_shapes_are_recognised() {
    for puzzle in CUBES {
        let state = uniform(puzzle, 3);
        for (rows, shape) in [
            (&["U   ", "FRBL", "D   "][..], NetShape::FrontFirst),
            (&["  U ", "BLFR", "  D "], NetShape::FrontThird),
            (&["   U", "RBLF", "   D"], NetShape::FrontLast),
            (&[" U ", "LFR", " D ", " b "], NetShape::BackBelow),
            (&[" U ", "LFR", " D ", " B "], NetShape::BackBelowUpright),
            (&[" b ", " U ", "LFR", " D "], NetShape::BackAbove),
            (&[" B ", " U ", "LFR", " D "], NetShape::BackAboveUpright),
        ] {
            for (gap, filler) in [("", " "), (" ", " "), ("", "*")] {
                for characters in ["URFDLB", STANDARD] {
                    let text = net_lines(&state, rows, characters, (gap, filler)).join("\n");
                    assert_eq!(order_of(puzzle, &text, &state), FaceletOrder::Net(shape), "{text}");
                }
            }
        }
    }
    // Blanks of several widths before the squares.
    let state = uniform(CUBE3, 3);
    for blank in ["\u{3000}\u{3000}\u{3000}", "      ", "    ", "\t"] {
        let text = net(&state, SQUARES).replace("   ", "").replace("\n", "\n\n");
        let text: Vec<String> = text
            .lines()
            .filter(|line| !line.is_empty())
            .map(|line| if line.chars().count() == 3 { format!("{blank}{line}") } else { line.to_owned() })
            .collect();
        assert_eq!(order_of(CUBE3, &text.join("\n"), &state), FaceletOrder::Rows, "{blank:?}");
    }
}

#[test]
fn a_net_of_another_cube_is_not_read_as_moves() {
    for (drawn, puzzle, found, expected) in [(CUBE3, CUBE2, 54, 24), (CUBE2, CUBE3, 24, 54)] {
        for state in [Facelets::solved(drawn), uniform(drawn, 4)] {
            for characters in ["URFDLB", "urfdlb", STANDARD, SQUARES] {
                for gap in ["", " "] {
                    for filler in [" ", ""] {
                        let text = net_lines(&state, &CROSS, characters, (gap, filler)).join("\n");
                        assert_eq!(fault(puzzle, &text), NotationErrorKind::ColourCount { found, expected }, "{text}");
                    }
                }
                let text = in_faces(&state, "URFDLB", characters);
                assert_eq!(fault(puzzle, &text), NotationErrorKind::ColourCount { found, expected }, "{text}");
            }
        }
    }
    // 54 separate letters would be moves of the 2x2x2.
    let apart: String = facelets::print(&uniform(CUBE3, 4)).chars().flat_map(|c| [c, ' ']).collect();
    assert_eq!(fault(CUBE2, &apart), NotationErrorKind::ColourCount { found: 54, expected: 24 });
    // The error has the position of the wrong letter.
    let wrong = net(&Facelets::solved(CUBE3), "URFDLB").replacen("LLL", "LXL", 1);
    let error = notation::read(CUBE3, &wrong, &ColourLetters::USUAL).expect_err("X is no face");
    assert_eq!((error.at.line, error.at.column, error.token.as_str()), (4, 2, "X"));
    assert_eq!(error.kind, NotationErrorKind::NotAColour);
    let wrong = net(&Facelets::solved(CUBE3), SQUARES).replacen('\u{1f7e7}', "\u{1f7ea}", 1);
    let error = notation::read(CUBE3, &wrong, &ColourLetters::USUAL).expect_err("purple is no colour of a cube");
    assert_eq!((error.at.line, error.token.as_str(), error.kind), (4, "\u{1f7ea}", NotationErrorKind::NotAColour));
}

#[test]
fn facelet_letters_are_parsed_in_every_common_order() {
    for puzzle in CUBES {
        for state in [uniform(puzzle, 5), after(puzzle, "R U"), after(puzzle, "R U F D L B x y'")] {
            for (order, expected) in [("URFDLB", FaceletOrder::Usual), ("ULFRBD", FaceletOrder::Around)] {
                for characters in ["URFDLB", STANDARD] {
                    let text = in_faces(&state, order, characters);
                    let apart: String = text.chars().flat_map(|c| [c, ' ']).collect();
                    for text in [text, apart] {
                        assert_eq!(order_of(puzzle, &text, &state), expected, "{text}");
                    }
                }
            }
            let rows = net(&state, "URFDLB").replace([' ', '\n'], "");
            assert_eq!(order_of(puzzle, &rows, &state), FaceletOrder::Rows, "{rows}");
        }
    }
    // The centres reveal any other order of faces, if the cube is held as when solved.
    let state = uniform(CUBE3, 6);
    for order in ["FRBLUD", "UFRBLD", "LFRBUD", "UDFBLR"] {
        for characters in ["URFDLB", STANDARD] {
            let text = in_faces(&state, order, characters);
            assert_eq!(order_of(CUBE3, &text, &state).to_string(), order);
        }
    }
    // The program's own output is read without assumptions.
    for puzzle in CUBES {
        let state = uniform(puzzle, 7);
        assert_eq!(read(puzzle, &facelets::print(&state)), (state, None));
    }
}

#[test]
fn an_impossible_cube_is_read_in_the_order_of_its_centres() {
    let mut state = uniform(CUBE3, 8).colours().to_vec();
    let other = state.iter().position(|colour| *colour != state[0]).expect("another colour");
    state.swap(0, other);
    let state = Facelets::new(CUBE3, state).expect("colours");
    for (order, expected) in [("URFDLB", FaceletOrder::Usual), ("ULFRBD", FaceletOrder::Around)] {
        for characters in ["URFDLB", STANDARD] {
            let text = in_faces(&state, order, characters);
            assert_eq!(order_of(CUBE3, &text, &state), expected);
            assert!(read(CUBE3, &text).1.is_none_or(|assumed| !assumed.fits));
        }
    }
}

#[test]
fn face_names_give_the_order() {
    for puzzle in CUBES {
        let state = uniform(puzzle, 9);
        let size = state.colours().len() / 6;
        for (order, names) in [
            ("FRBLUD", ["F", "R", "B", "L", "U", "D"]),
            ("ULFRBD", ["Up", "Left", "Front", "Right", "Back", "Down"]),
            ("BDLRFU", ["back", "bottom", "left", "right", "front face", "top"]),
        ] {
            for characters in ["URFDLB", STANDARD] {
                let text = in_faces(&state, order, characters);
                let faces: Vec<&str> =
                    text.as_bytes().chunks(size).map(|face| std::str::from_utf8(face).expect("letters")).collect();
                let pairs = || names.iter().zip(&faces);
                let spaced = |face: &str| face.chars().map(|c| format!("'{c}'")).collect::<Vec<_>>().join(", ");
                for text in [
                    pairs().map(|(name, face)| format!("{name}: {face}\n")).collect::<String>(),
                    pairs().map(|(name, face)| format!("{name}:\n{}\n{}\n", &face[..2], &face[2..])).collect(),
                    pairs().map(|(name, face)| format!("\"{name}\": [{}],\n", spaced(face))).collect(),
                    format!(
                        "{{{}}}",
                        pairs().map(|(name, face)| format!("'{name}': \"{face}\"")).collect::<Vec<_>>().join(", ")
                    ),
                ] {
                    assert_eq!(order_of(puzzle, &text, &state).to_string(), order, "{text}");
                }
            }
        }
    }
}

#[test]
fn colour_words_and_emoji_are_read_as_colours() {
    let state = uniform(CUBE3, 10);
    let letters = in_faces(&state, "URFDLB", STANDARD);
    let spelt = |names: [&str; 6]| {
        letters.chars().map(|c| names[STANDARD.find(c).expect("a colour")].to_owned()).collect::<Vec<_>>()
    };
    let words = spelt(["white", "red", "green", "yellow", "orange", "blue"]);
    let hearts = spelt(["\u{1f90d}", "\u{2764}\u{fe0f}", "\u{1f49a}", "\u{1f49b}", "\u{1f9e1}", "\u{1f499}"]);
    let circles = spelt(["\u{26aa}", "\u{1f534}", "\u{1f7e2}", "\u{1f7e1}", "\u{1f7e0}", "\u{1f535}"]);
    for text in [
        words.join(" "),
        words.join(", ").to_uppercase(),
        format!("['{}']", words.join("', '")),
        hearts.concat(),
        circles.join("\n"),
        in_faces(&state, "URFDLB", SQUARES),
    ] {
        assert_eq!(order_of(CUBE3, &text, &state), FaceletOrder::Usual, "{text}");
    }
}

#[test]
fn digits_are_taken_from_the_centres() {
    let state = uniform(CUBE3, 11);
    for characters in ["012345", "123456", "053142", "614253"] {
        for (text, order) in [
            (in_faces(&state, "URFDLB", characters), FaceletOrder::Usual),
            (in_faces(&state, "ULFRBD", characters), FaceletOrder::Around),
            (net(&state, characters), FaceletOrder::Rows),
            (net(&state, characters).replace([' ', '\n'], ""), FaceletOrder::Rows),
            (in_faces(&state, "URFDLB", characters).chars().flat_map(|c| [c, ',']).collect(), FaceletOrder::Usual),
        ] {
            let (found, assumed) = read(CUBE3, &text);
            let digits: Vec<char> = characters.chars().collect();
            assert_eq!((found, assumed.map(|assumed| assumed.order)), (state.clone(), Some(order)), "{text}");
            assert_eq!(assumed.map(|assumed| assumed.symbols), Some(Symbols::Digits(digits.try_into().expect("six"))));
        }
    }
    let digits = in_faces(&state, "URFDLB", "123456");
    assert_eq!(fault(CUBE3, &digits[1..]), NotationErrorKind::ColourCount { found: 53, expected: 54 });
    assert_eq!(fault(CUBE3, &digits.replacen('2', "8", 1)), NotationErrorKind::NotAColour);
    // MC4D's tokens are moves of another puzzle.
    assert!(matches!(fault(CUBE3, &"127,1,1 ".repeat(11)), NotationErrorKind::Sequence(_)));
}

#[test]
fn digits_of_a_2x2x2_are_its_identifier_or_in_face_order() {
    let state = uniform(CUBE2, 12);
    // U=0 D=1 L=2 R=3 F=4 B=5, row by row.
    let identifier = net(&state, "034125").replace([' ', '\n'], "");
    assert_eq!(read(CUBE2, &identifier), (state.clone(), None));
    for (text, order) in [
        (in_faces(&state, "URFDLB", "012345"), FaceletOrder::Usual),
        (in_faces(&state, "URFDLB", "123456"), FaceletOrder::Usual),
        (in_faces(&state, "ULFRBD", "032514"), FaceletOrder::Around),
        (net(&state, "123456"), FaceletOrder::Rows),
        (net(&state, "143625"), FaceletOrder::Rows),
    ] {
        assert_eq!(order_of(CUBE2, &text, &state), order, "{text}");
    }
    // A number before moves does not make them facelets.
    assert!(!facelets::looks_like(CUBE2, "1. R U R' U'") && !facelets::looks_like(CUBE2, "2) R2 U2 F2 R2 U2 F2 R2 U2"));
}

#[test]
fn cubes_are_parsed_piece_by_piece() {
    let solved = "UF UR UB UL DF DR DB DL FR FL BR BL UFR URB UBL ULF DRF DFL DLB DBR";
    // Published as the cube within a cube, together with moves.
    let within = "UF UR FL FD BR BU DB DL FR RD LU BL UFR FUL FLD FDR BUR BRD DLB BLU";
    assert!(read(CUBE3, solved).0.is_solved());
    let front = "LF UR UB UL RF DR DB DL FU FD BR BL LFU URB UBL LDF RUF RFD DLB DBR";
    assert_eq!(read(CUBE3, front).0, after(CUBE3, "F"));
    let cube = read(CUBE3, within).0;
    let made = ["F L F U' R U F2 L2 U' L' B D' B' L2 U", "F D F' D2 L' B' U L D R U L' F' U L U2"];
    assert!(made.iter().any(|moves| after(CUBE3, moves) == cube), "{}", facelets::print(&cube));
    for seed in 0..20 {
        let state = uniform(CUBE3, seed);
        let words = pieces(&state);
        let listed = format!("['{}']", words.replace(' ', "', '"));
        let colours: String =
            words.chars().map(|c| "URFDLB".find(c).map_or(c, |n| STANDARD.as_bytes()[n] as char)).collect();
        for text in
            [&words, &words.to_lowercase(), &words.replace(' ', "\n"), &words.replace(' ', ", "), &listed, &colours]
        {
            assert_eq!(order_of(CUBE3, text, &state), FaceletOrder::Pieces, "{text}");
        }
        for puzzle in [CUBE2, TESS2, PuzzleId::Tess3] {
            assert_eq!(fault(puzzle, &words), NotationErrorKind::OtherPieces(CUBE3));
        }
        let small = uniform(CUBE2, seed);
        let words = pieces(&small);
        assert_eq!(order_of(CUBE2, &words, &small), FaceletOrder::Pieces, "{words}");
        assert_eq!(fault(CUBE3, &words), NotationErrorKind::OtherPieces(CUBE2));
    }
    // Pieces in another order, or with a mistake, are not read as moves either.
    let (edges, corners) = solved.split_at(36);
    for puzzle in [CUBE3, TESS2] {
        let moved = format!("{corners} {edges}");
        let expected =
            if puzzle == CUBE3 { NotationErrorKind::PieceOrder } else { NotationErrorKind::OtherPieces(CUBE3) };
        assert_eq!(fault(puzzle, &moved), expected);
    }
    let twice = solved.replacen("UR", "UF", 1);
    assert!(notation::read(CUBE3, &twice, &ColourLetters::USUAL).expect("pieces").assumed.is_some_and(|how| !how.fits));
    assert_eq!(fault(TESS2, &twice), NotationErrorKind::OtherPieces(CUBE3));
    // A shorter list, or one with a prime, is moves of the hypercube.
    for moves in ["UF UR UB UL DF DR DB DL", "UFR URB UBL ULF DRF DFL DLB DBR", &solved.replacen("UF", "UF'", 1)] {
        assert!(matches!(notation::parse_facelets_or_moves(TESS2, moves), Ok(FaceletsOrMoves::Moves(_))), "{moves}");
    }
}

/// A state as its pieces, in face letters: for the places UF, UR and so on (not on the 2x2x2), then UFR, URB and so on.
fn pieces(state: &Facelets) -> String {
    let size = if state.puzzle() == CUBE2 { 2 } else { 3 };
    let at = |face: char, place: usize| face_letter(state, face, place);
    // The neighbours of a face: above, left, right and below, as drawn in the net.
    let beside = |face: char| match face {
        'U' => "BLRF",
        'D' => "FLRB",
        'F' => "ULRD",
        'R' => "UFBD",
        'L' => "UBFD",
        _ => "URLD",
    };
    let place = |face: char, others: &[char]| {
        let find = |other: &char| beside(face).find(*other).expect("a face beside it");
        match others {
            [other] => [1, 3, 5, 7][find(other)],
            _ => {
                let (row, column) = others.iter().map(find).fold((0, 0), |(row, column), n| match n {
                    0 => (0, column),
                    3 => (size - 1, column),
                    1 => (row, 0),
                    _ => (row, size - 1),
                });
                row * size + column
            }
        }
    };
    let word = |piece: &&str| -> String {
        let letters: Vec<char> = piece.chars().collect();
        let show = |&letter: &char| {
            let others: Vec<char> = letters.iter().copied().filter(|other| *other != letter).collect();
            at(letter, place(letter, &others))
        };
        letters.iter().map(show).collect()
    };
    let edges = ["UF", "UR", "UB", "UL", "DF", "DR", "DB", "DL", "FR", "FL", "BR", "BL"];
    let corners = ["UFR", "URB", "UBL", "ULF", "DRF", "DFL", "DLB", "DBR"];
    let edges = if size == 2 { &[][..] } else { &edges[..] };
    edges.iter().chain(&corners).map(word).collect::<Vec<_>>().join(" ")
}

fn face_letter(state: &Facelets, letter: char, place: usize) -> char {
    face(state, letter, "URFDLB")[place]
}

#[test]
fn other_possible_orders_are_reported_and_can_be_chosen() {
    // Without the blanks before U, U may be above L or F, since U and D show one colour each.
    let state = after(CUBE2, "U2 F2 U F2 U2 R2 U F2");
    let trimmed: String = net(&state, "URFDLB").lines().map(|line| format!("{}\n", line.trim())).collect();
    let (found, assumed) = read(CUBE2, &trimmed);
    let assumed = assumed.expect("a net is not what this program writes");
    assert_eq!((found, assumed.order), (state.clone(), FaceletOrder::Rows));
    let other = FaceletOrder::Net(NetShape::FrontFirst);
    assert!(assumed.other_orders().eq([other]));
    let chosen = facelets::read_in_order(CUBE2, &trimmed, &ColourLetters::USUAL, Some(other)).expect("a net");
    assert_eq!(chosen.facelets, (state.after_all(&notation::parse(CUBE2, "y'").expect("a rotation"))));
    assert_eq!(chosen.assumed.map(|assumed| (assumed.order, assumed.other_orders().count())), Some((other, 0)));
    // With the blanks, only one order is possible.
    let (found, assumed) = read(CUBE2, &net(&state, "URFDLB"));
    assert_eq!((found, assumed.map(|assumed| assumed.other_orders().count())), (state, Some(0)));
    // On the 3x3x3 the centres decide, if the cube is held as when solved.
    let state = after(CUBE3, "R U R' U' R' F R2 U' R' U' R U R' F'");
    let trimmed: String = net(&state, "URFDLB").lines().map(|line| format!("{}\n", line.trim())).collect();
    let (found, assumed) = read(CUBE3, &trimmed);
    assert_eq!((found, assumed.map(|assumed| assumed.other_orders().count())), (state, Some(0)));
    // A requested order is used, whatever the text.
    let text = facelets::print(&uniform(CUBE3, 13));
    for order in
        [FaceletOrder::Around, FaceletOrder::Rows, FaceletOrder::Net(NetShape::BackBelow), FaceletOrder::Pieces]
    {
        let read = facelets::read_in_order(CUBE3, &text, &ColourLetters::USUAL, Some(order)).expect("facelets");
        assert!(read.assumed.is_some_and(|assumed| assumed.order == order && !assumed.fits));
    }
}

proptest! {
    #[test]
    fn every_form_round_trips(seed in any::<u64>(), small in any::<bool>(), characters in 0..4usize, form in 0..14usize) {
        let puzzle = if small { CUBE2 } else { CUBE3 };
        let state = uniform(puzzle, seed);
        let characters = ["URFDLB", STANDARD, SQUARES, "123456"][characters];
        let rows = [
            &CROSS[..],
            &["U   ", "FRBL", "D   "],
            &[" U ", "LFR", " D ", " b "],
            &[" U ", "LFR", " D ", " B "],
            &[" b ", " U ", "LFR", " D "],
        ];
        let text = match form {
            0 => in_faces(&state, "URFDLB", characters),
            1 => in_faces(&state, "ULFRBD", characters),
            2 if small && characters == "123456" => net(&state, characters),
            2 => net(&state, characters).replace([' ', '\n'], ""),
            3 => pieces(&state),
            n => net_lines(&state, rows[(n - 4) / 2], characters, if n % 2 == 0 { ("", " ") } else { (" ", "\u{2b1b}") }).join("\n"),
        };
        if !(small && form == 1 && characters == "123456") {
            prop_assert_eq!(read(puzzle, &text).0, state, "{}", text);
        }
    }
}
