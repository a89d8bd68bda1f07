//! Targets: moves, facelets, links and values as typed by users.

use super::places;
use unfold_app::{command::shortcut::Shortcut, settings::seconds_limit::SecondsLimit};
use unfold_engine::notation::colours::{Assumptions, ColourLetters, FaceletOrder};
use unfold_engine::notation::facelets::{self, ParsedFacelets};
use unfold_engine::notation::hypercube;
use unfold_engine::notation::link::{self, InterpretedLink, Link, LinkErrorKind};
use unfold_engine::notation::{self, NotationError, NotationErrorKind, Note, ParsedMoves, SequenceError, allowed};
use unfold_engine::puzzle::masks::{NamedMask, PartKind};
use unfold_engine::puzzle::painting_check::{self, PaintingCheck};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence, scramble};
use unfold_engine::{puzzles::ALL, search::Memory};
use unfold_scene::appearance::colours;
use unfold_text::{Language, sentences::describe};

pub const WORDS: &[&str] = &[
    "R",
    "U'",
    "F2",
    "Rw",
    "r",
    "M'",
    "x",
    "y2",
    "Ri",
    "L-R",
    "[",
    "]",
    "(",
    ")",
    ",",
    ":",
    "[R, U]",
    "[F: R]",
    ")1000",
    ")'",
    "//",
    "/*",
    "*/",
    "\n",
    "\u{2019}",
    "\u{2212}",
    "UFR",
    "UF2",
    "RFO'",
    "{1-2}",
    "{2}",
    "{1,3}",
    "127,-1,2",
    ")x3",
    ") x2",
    ")^-1",
    "R- ",
    " -U",
    "U+",
    "&#39;",
    "%27",
    "2R",
    "2-3Rw",
    "[f2]",
    "[R/U]",
    "\n1. 12.52 ",
    "\nSune: ",
    "(18f*)",
    "@2026-11-26",
    "R4",
    "MUF",
    "xy2",
    "~RO",
    "1-2RO",
    "184,1,4",
    "-1",
    "O",
    "I",
    "<R,U>",
    "<x,y>",
    "no ",
    "half turns",
    ":2",
];

pub const WORDS_OF_FACELETS: &[&str] = &[
    "UUUU",
    "RRRRRRRRR",
    "W",
    "O",
    "Y",
    "GG",
    "-",
    "'",
    "\"",
    "`",
    "\u{2018}",
    "\u{2019}",
    "\u{ab}",
    "[",
    "]",
    "{",
    ",",
    ";",
    "=",
    "array(",
    "01234567",
    "000022",
    "123456",
    "w",
    "\n",
    "|",
    "+---+",
    "---\n",
    "   UUU\n",
    "LLLFFFRRRBBB\n",
    "UU\nLLFFRRBB\n",
    "\u{2b1c}\u{1f7e5}\u{1f7e9}",
    "\u{1f7e8}\u{1f7e7}\u{1f7e6}",
    "\u{2764}\u{fe0f}",
    "\u{2b1b}\u{2b1b}\u{2b1b}",
    "\u{3000}",
    "white ",
    "orange",
    "U: ",
    "\"front\": ",
    "/",
    "UF UR UB UL DF DR DB DL FR FL BR BL ",
    "UFR URB UBL ULF DRF DFL DLB DBR",
    "RU",
    "DBL ",
];

pub const WORDS_OF_LINKS: &[&str] = &[
    "https://",
    "HTTP://",
    "alpha.twizzle.net/edit/",
    "twizzle.net",
    "https://alg.cubing.net/?",
    "www.cubedb.net/?",
    "scramble=",
    "setup=",
    "type=alg",
    "rank=2",
    "&amp;",
    "%26%2345%3B",
    "_",
    "-",
    "[x](",
    ")",
    "<",
    ">",
    "[x]: ",
    "Solve 3: ",
    "\\_",
    "[URL=\"",
    "[/URL]",
    "<a href=\"",
    "?",
    "&",
    "=",
    "#",
    "%27",
    "%",
    "+",
    "puzzle=2x2x2",
    "puzzle-description=",
    "setup-alg=",
    "experimental-",
    "alg=",
    "setup-anchor=end",
    "%5B",
    "%c3%a9",
    "%2F%2F",
];

pub const WORDS_OF_VALUES: &[&str] = &[
    "auto",
    "small",
    "full",
    "MB",
    " GiB",
    "KB",
    ".5",
    "999999999999",
    "0,3 s",
    "seconds",
    "#",
    "ff00aa",
    "Ctrl+",
    "Alt+",
    "Shift+",
    "F12",
    "Comma",
    "Delete",
    "xcross",
    "2x2x2",
    "roux",
    "block",
    "any",
    "-bl",
    " D L",
    "\u{d7}",
];

pub fn seeds_of_moves() -> Vec<Vec<u8>> {
    let texts = [
        "R U R' U' // a comment\n F2 x y2 M' r Rw2",
        "[R, U]2 (F: [D' L])' [F: [R, U]]3 /* more */ L2-R2 Ri",
        "((((R1000)10)10)10)",
        "UFR UF2 {1-2}RO' RFO 127,-1,2 184,1,3",
        "184,-1,1 137,-1,1\n210,1,1",
        "{2}RF {1,3}UFO2' {2-3}OR 185,2,4",
        "half turns <R,U,F:2> no B",
        "1. 12.52   R U R- U- (F R)x2 [R/U] 2R' [f2] (18f*)\nSune: R U R4",
        "['R', 'Ui', \"F2\"]",
        "[UF, 2RO]3 MUF xy2 (~RO {1..2}OU)'",
    ];
    texts.map(|text| text.as_bytes().to_vec()).to_vec()
}

/// Fragments of facelets, a state of each puzzle in each notation, and a cube as people draw and list it.
pub fn seeds_of_facelets() -> Vec<Vec<u8>> {
    let mut texts = vec![
        "['W','W','R';\n'W']".to_owned(),
        "position = {0,0,2,2}".to_owned(),
        "UULDFBFRFRDR-------LLUB".to_owned(),
        "\"WWWWWWWWW\",\"RRRRRRRRR\",\"G".to_owned(),
    ];
    for puzzle in ALL {
        let state = scramble::uniform(puzzle, &mut scramble::generator(7));
        texts.push(facelets::print(&state));
        texts.extend(facelets::print_colours(&state, &ColourLetters::USUAL));
    }
    texts.extend(drawings());
    texts.into_iter().map(String::into_bytes).collect()
}

/// A scrambled 3×3×3 as nets and lists of faces, and another one as a list of pieces.
fn drawings() -> Vec<String> {
    let state = scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(7));
    let text = facelets::print(&state);
    let face = |face: char| &text["URFDLB".find(face).unwrap_or(0) * 9..][..9];
    let faces = |order: &str| order.chars().map(face).collect::<Vec<_>>();
    // `band` joins faces side by side, row by row; `drawn` stacks such bands.
    let band = |band: &str| (0..3).map(|line| band.chars().map(|c| &face(c)[3 * line..][..3]).collect()).collect();
    let drawn = |bands: &[&str]| bands.iter().flat_map(|one| -> Vec<String> { band(one) }).collect::<Vec<_>>();
    let (lines, tall) = (drawn(&["U", "LFRB", "D"]), drawn(&["U", "LFR", "D", "B"]));
    let net = lines.join("\n");
    let with = |characters: &str| {
        let number = |c: char| "URFDLB".find(c).and_then(|n| characters.chars().nth(n));
        net.chars().map(|c| number(c).unwrap_or(c)).collect::<String>()
    };
    let named = "URFDLB".chars().map(|c| format!("\"{c}\": \"{}\",\n", face(c)));
    vec![
        with("\u{2b1c}\u{1f7e5}\u{1f7e9}\u{1f7e8}\u{1f7e7}\u{1f7e6}"),
        with("012345"),
        with("123456"),
        lines.iter().map(|line| format!("{}{line}\n", if line.len() == 3 { "..." } else { "" })).collect(),
        lines.join("\n+---+\n"),
        tall.join(" |\n"),
        faces("ULFRBD").concat(),
        faces("FRBLUD").join("\n"),
        named.collect(),
        "LF UR UB UL RF DR DB DL FU FD BR BL LFU URB UBL LDF RUF RFD DLB DBR".into(),
        net,
    ]
}

pub fn seeds_of_links() -> Vec<Vec<u8>> {
    let texts = [
        "https://alpha.twizzle.net/edit/?setup-alg=R+U%27&alg=U+R%27",
        "twizzle.net/edit?puzzle=2x2x2&experimental-setup-alg=%5BR%2C+U%5D&alg=(R+U)2&setup-anchor=end#x",
        "http://alpha.twizzle.net/edit/?alg=%5BR%2C%0A(U%5D&puzzle-description=",
        "[a solve](https://alg.cubing.net/?setup=R_U-&alg=U_R-_%2F%2F_a%26%2345%3Bb%0A&type=reconstruction)",
        "<www.cubedb.net/?puzzle=2&scramble=R_U-&alg=%5BR%2C_U-%5D2>",
        "[URL=\"https://alg.cubing.net/?alg=R_U-&type=alg&puzzle=2x2x2\"]R U'[/URL]",
    ];
    texts.map(|text| text.as_bytes().to_vec()).to_vec()
}

pub fn seeds_of_values() -> Vec<Vec<u8>> {
    [
        "1.5 GiB",
        "400MB",
        "auto",
        "0,3 s",
        "12.5 seconds",
        "#ff00aa",
        "Ctrl+Alt+Shift+F12",
        "Ctrl+Comma",
        "XX cross FR+BL",
        "2x2x2 block at FUR",
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec()
}

/// Reads bytes as moves and as allowed moves of each puzzle.
pub fn moves(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for puzzle in ALL {
        match notation::read_moves(puzzle, &text) {
            Ok(ParsedMoves { moves, notes, .. }) => {
                notes.iter().for_each(|note| check_note(&text, note));
                check_moves(puzzle, &moves);
            }
            Err(error) => check_error(puzzle, &text, &error),
        }
        if text.len() <= MAX_ALLOWED_TEXT {
            match allowed::parse(puzzle, &text) {
                Ok(moves) => assert_eq!(allowed::parse(puzzle, &allowed::print(&moves)).as_ref(), Ok(&moves)),
                Err(error) => check_error(puzzle, &text, &error),
            }
        }
    }
}

/// Maximum length of a text that is read as allowed moves, in bytes: each of its words is parsed separately.
const MAX_ALLOWED_TEXT: usize = 2_000;
/// Maximum length of a sequence that is printed, applied and inverted, too.
const MAX_MOVES: usize = 20_000;

/// Checks that moves belong to the puzzle, survive printing and parsing, and are undone by their inverse.
pub fn check_moves(puzzle: PuzzleId, sequence: &Sequence) {
    let def = puzzle.def();
    assert!(sequence.0.iter().all(|mv| mv.index() < def.moves.len()));
    if sequence.0.len() > MAX_MOVES {
        return;
    }
    assert_eq!(notation::parse(puzzle, &notation::print(puzzle, sequence)).as_ref(), Ok(sequence));
    let solved = Facelets::solved(puzzle);
    let state = solved.after_all(sequence);
    assert_eq!(state.after_all(&sequence.inverse(def)), solved);
    let joined = sequence.joined(def);
    assert_eq!((solved.after_all(&joined), joined.joined(def)), (state, joined.clone()));
    if def.log.is_some() {
        let clicks = notation::parse(puzzle, &hypercube::print_mc4d(puzzle, sequence)).expect("clicks");
        assert_eq!(clicks.joined(def), joined);
    }
}

/// Checks that the token of a note is at its position, and that the note has a text.
fn check_note(text: &str, note: &Note) {
    places::check(text, note.at, &note.token);
    let language = Language::all().nth(note.at.column % Language::all().count()).expect("a language");
    assert!(!describe::note(note).get(language).is_empty());
}

/// Checks that the token of an error is at its position, and that its message can be printed on one line.
pub fn check_error(puzzle: PuzzleId, text: &str, error: &NotationError) {
    places::check(text, error.at, &error.token);
    if let NotationErrorKind::Sequence(SequenceError::OtherBracket(opened)) = error.kind {
        let byte = places::byte_at(text, opened).expect("a place in the text");
        assert!(text[byte..].starts_with(['(', '[']));
    }
    assert!(!error.to_string().is_empty());
    // One language per error, since all of them would take most of the time.
    let language = Language::all().nth(error.at.column % Language::all().count()).expect("a language");
    assert!(places::is_printable_line(describe::notation(puzzle, error).line(language)));
}

/// Reads bytes as facelets of each puzzle.
pub fn facelets(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let turned = ColourLetters::new(['R', 'W', 'B', 'O', 'Y', 'G']).expect("all letters");
    for puzzle in ALL {
        for letters in [ColourLetters::USUAL, turned] {
            match facelets::read(puzzle, &text, &letters) {
                Ok(ParsedFacelets { facelets, assumed }) => {
                    assert_eq!(facelets.check_range(), Ok(()));
                    assert!(assumed.is_none_or(|assumed| places::is_printable_line(
                        describe::assumed(&assumed).get(Language::ENGLISH)
                    )));
                    if let Some(assumed) = assumed {
                        check_orders(&text, &facelets, &letters, &assumed);
                    }
                    check_facelets(&facelets, &letters);
                }
                Err(error) => check_error(puzzle, &text, &error),
            }
            match facelets::read_unfinished(puzzle, &text, &letters) {
                Some(Ok(ParsedFacelets { facelets: painting, .. })) => {
                    assert!(painting.unpainted_count() > 0);
                    PaintingCheck::new(&painting);
                }
                Some(Err(error)) => check_error(puzzle, &text, &error),
                None => {}
            }
            if let Some(ParsedFacelets { facelets: painting, .. }) = facelets::read_prefix(puzzle, &text, &letters) {
                assert!(painting.stickers().len() >= puzzle.def().solved.len());
            }
            if let Err(error) = notation::read(puzzle, &text, &letters) {
                check_error(puzzle, &text, &error);
            }
        }
    }
}

/// Checks that the assumed order of facelets gives this cube, and that each alternative order gives a different valid cube.
fn check_orders(text: &str, state: &Facelets, letters: &ColourLetters, assumed: &Assumptions) {
    let read_in = |order: FaceletOrder| facelets::read_in_order(state.puzzle(), text, letters, Some(order));
    assert_eq!(read_in(assumed.order).map(|read| read.facelets).as_ref(), Ok(state), "{text}");
    assert_eq!(assumed.order.to_string().parse(), Ok(assumed.order));
    for order in assumed.other_orders() {
        let other = read_in(order).expect("facelets").facelets;
        assert!(order != assumed.order && other != *state, "{text}");
        assert!(painting_check::check(&other).is_ok() && painting_check::check(state).is_ok(), "{text}");
    }
}

fn check_facelets(state: &Facelets, letters: &ColourLetters) {
    let puzzle = state.puzzle();
    assert_eq!(facelets::parse(puzzle, &facelets::print(state)).as_ref(), Ok(state));
    if painting_check::check(state).is_ok()
        && let Some(colours) = facelets::print_colours(state, letters)
    {
        assert_eq!(facelets::read(puzzle, &colours, letters).map(|read| read.facelets).as_ref(), Ok(state));
    }
}

/// Reads bytes as a link.
pub fn link(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    link::looks_like(&text);
    match link::read(&text) {
        Ok(read) => {
            let Link { puzzle, setup, moves } = &read;
            assert!(link::supports(*puzzle) && link::looks_like(&text));
            let InterpretedLink { link: meant, scramble_move_count: after_moves } = read.clone().interpret();
            assert_eq!(after_moves, (meant != read).then_some(moves.0.len()));
            if setup.0.len() + moves.0.len() <= MAX_MOVES {
                let printed = link::print(&read).expect("a puzzle of the editor");
                assert_eq!(link::read(&printed).as_ref(), Ok(&read));
                check_moves(*puzzle, setup);
            }
        }
        Err(error) => {
            assert!(places::byte_at(&text, error.at).is_some(), "{error:?} of {text:?}");
            if let LinkErrorKind::Moves {
                fault: NotationErrorKind::Sequence(SequenceError::OtherBracket(opened)),
                ..
            } = error.fault
            {
                assert!(places::byte_at(&text, opened).is_some());
            }
            assert!(
                !error.to_string().is_empty()
                    && places::is_printable_line(describe::link(&error).line(Language::ENGLISH))
            );
        }
    }
}

/// Reads bytes as a time limit, a memory size, a colour, a shortcut and the name of a part.
pub fn values(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Some(seconds) = SecondsLimit::read(&text) {
        assert!(SecondsLimit::is_within_bounds(seconds) && SecondsLimit::from_seconds(seconds).time().is_some());
    }
    assert!(!SecondsLimit::rejection_message(&text).get(Language::ENGLISH).is_empty());
    if let Ok(memory) = text.parse::<Memory>() {
        assert_eq!(memory.to_string().parse::<Memory>(), Ok(memory), "{memory}");
    }
    if let Some(colour) = colours::parse_hex(&text) {
        assert_eq!(colours::parse_hex(&colours::to_hex(colour)), Some(colour));
    }
    if let Some(shortcut) = Shortcut::parse(&text) {
        assert_eq!(shortcut.to_string(), text);
    }
    for puzzle in ALL {
        if let Some(part) = NamedMask::parse(puzzle, &text) {
            assert_eq!(NamedMask::parse(puzzle, &part.name).map(|read| &read.name), Some(&part.name));
        }
        PartKind::parse_prefix(puzzle, &text);
    }
}
