//! Links to Twizzle's editor, as text.

use proptest::prelude::*;
use unfold_engine::notation::link::{self, Link, LinkError, LinkErrorKind};
use unfold_engine::notation::{self, NotationErrorKind, SequenceError};
use unfold_engine::puzzle::{Move, PuzzleId, Sequence, text::TextPosition};

fn read(text: &str) -> (PuzzleId, String, String) {
    let link = link::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let print = |moves| notation::print(link.puzzle, moves);
    (link.puzzle, print(&link.setup), print(&link.moves))
}

fn refused(text: &str) -> (usize, String, LinkErrorKind) {
    let LinkError { at: TextPosition { line, column }, token, fault } = link::read(text).expect_err(text);
    assert_eq!(line, 1, "{text}");
    (column, token, fault)
}

#[test]
fn a_link_of_the_editor_is_read_however_it_is_written() {
    let same = |text: &str, puzzle, setup: &str, moves: &str| {
        assert!(link::looks_like(text), "{text}");
        assert_eq!(read(text), (puzzle, setup.into(), moves.into()), "{text}");
    };
    let (two, three) = (PuzzleId::Cube2, PuzzleId::Cube3);
    same("https://alpha.twizzle.net/edit/?setup-alg=R+U2+F%27&alg=F+U2+R%27", three, "R U2 F'", "F U2 R'");
    same("https://alpha.twizzle.net/edit/?alg=R'%20U&puzzle=2x2x2", two, "", "R' U");
    same(" HTTP://Alpha.Twizzle.net/edit?experimental-setup-alg=R&setup-alg=U#x\n", three, "U", "");
    same("alpha.twizzle.net/edit/?experimental-setup-alg=(R+U)2&stickering=full", three, "R U R U", "");
    same("https://twizzle.net/edit/?alg=R+%2F%2F+first%0AU%E2%80%99&alg=F", three, "", "R U'");
    // The setup is the position after the moves, so the moves start from another one.
    same("https://alpha.twizzle.net/edit/?setup-alg=F&alg=R+U&setup-anchor=end", three, "F U' R'", "R U");
    same("https://alpha.twizzle.net/edit/", three, "", "");
}

#[test]
fn what_is_wrong_in_a_link_is_named_with_its_place() {
    let address = |text: &str| assert_eq!(refused(text).2, LinkErrorKind::Address, "{text}");
    address("https://example.org/edit/?alg=R");
    address("https://alpha.twizzle.net/explore/?alg=R");
    address("https://alpha.twizzle.network/edit/");
    address("");
    let base = "https://alpha.twizzle.net/edit/?";
    let at = |query: &str| base.len() + query.find('!').expect("a mark") + 1;
    let wrong = |marked: &str, token: &str, fault: LinkErrorKind| {
        let text = format!("{base}{}", marked.replacen('!', "", 1));
        assert_eq!(refused(&text), (at(marked), token.into(), fault), "{text}");
    };
    let moves = |puzzle, fault| LinkErrorKind::Moves { puzzle, fault: NotationErrorKind::Sequence(fault) };
    wrong("alg=R&puzzle=!4x4x4", "4x4x4", LinkErrorKind::Puzzle);
    wrong("puzzle=!2x2x2x2", "2x2x2x2", LinkErrorKind::Puzzle);
    wrong("puzzle-description=!c+f+0", "c f 0", LinkErrorKind::Puzzle);
    wrong("setup-anchor=!middle", "middle", LinkErrorKind::Anchor);
    wrong("alg=R+U!%2", "%2", LinkErrorKind::Percent);
    wrong("alg=R!%zé", "%zé", LinkErrorKind::Percent);
    wrong("setup-alg=R!%FF+U", "%FF", LinkErrorKind::NotText);
    wrong("setup-alg=R%27+U%27+!Q", "Q", moves(PuzzleId::Cube3, SequenceError::NotAMove));
    wrong("puzzle=2x2x2&alg=R%0AU+!M", "M", moves(PuzzleId::Cube2, SequenceError::NotAMove));
    wrong("alg=!(R+U", "(", moves(PuzzleId::Cube3, SequenceError::NotClosed));
    // If the error names the other bracket, its position is also one in the link.
    let (_, _, fault) = refused(&format!("{base}alg=R%27+(U]"));
    let LinkErrorKind::Moves { fault: NotationErrorKind::Sequence(SequenceError::OtherBracket(opened)), .. } = fault
    else {
        panic!("{fault:?}")
    };
    assert_eq!(opened.column, base.len() + "alg=R%27+(".len());
}

#[test]
fn a_link_is_written_as_the_page_itself_writes_it() {
    let moves = |puzzle, text: &str| notation::parse(puzzle, text).expect("moves");
    let link = |puzzle, setup: &str, alg: &str| {
        link::print(&Link { puzzle, setup: moves(puzzle, setup), moves: moves(puzzle, alg) })
    };
    assert_eq!(
        link(PuzzleId::Cube2, "R U2 F'", "F U2 R'").as_deref(),
        Some("https://alpha.twizzle.net/edit/?puzzle=2x2x2&setup-alg=R+U2+F%27&alg=F+U2+R%27")
    );
    assert_eq!(link(PuzzleId::Cube3, "", "M'").as_deref(), Some("https://alpha.twizzle.net/edit/?alg=M%27"));
    assert_eq!(link(PuzzleId::Cube3, "", "").as_deref(), Some("https://alpha.twizzle.net/edit/"));
    assert_eq!(link(PuzzleId::Tess2, "UF2", ""), None);
}

#[test]
fn moves_facelets_and_paths_are_no_links() {
    for text in ["R U F", "UUUUUUUUU", "/home/a/b.log", "file:///a.log", "MagicCube4D 3", "", "alpha.twizzle.net"] {
        assert!(!link::looks_like(text), "{text}");
    }
}

fn sequences(puzzle: PuzzleId) -> impl Strategy<Value = Sequence> {
    let all = puzzle.def().moves.len() as u16;
    proptest::collection::vec(0..all, 0..60).prop_map(|m| Sequence(m.into_iter().map(Move::new).collect()))
}

fn links() -> impl Strategy<Value = Link> {
    prop_oneof![Just(PuzzleId::Cube2), Just(PuzzleId::Cube3)].prop_flat_map(|puzzle| {
        (sequences(puzzle), sequences(puzzle)).prop_map(move |(setup, moves)| Link { puzzle, setup, moves })
    })
}

proptest! {
    #[test]
    fn a_link_that_is_written_is_read_back(link in links()) {
        let text = link::print(&link).expect("a link");
        prop_assert!(text.is_ascii() && !text.contains([' ', '\'', '"']));
        prop_assert_eq!(link::read(&text), Ok(link));
    }

    #[test]
    fn no_text_is_too_strange(query in "(puzzle|alg|setup-alg|setup-anchor|x)?=?[a-zA-Z0-9%+&=#?'() \u{e9}\u{1f9e9}\r\n]{0,60}", text in ".{0,80}") {
        let link = format!("https://alpha.twizzle.net/edit/?{query}");
        if let Err(error) = link::read(&link) {
            prop_assert!(error.at.column >= 1 && error.at.line >= 1 && !error.to_string().is_empty());
        }
        let _ = link::looks_like(&text);
        let _ = link::read(&text);
    }

    #[test]
    fn a_link_that_was_cut_or_changed_is_read_or_refused(link in links(), at in 0..400usize, put in any::<char>()) {
        let text = link::print(&link).expect("a link");
        let at = at.min(text.len());
        let _ = link::read(&text[..at]);
        let _ = link::read(&format!("{}{put}{}", &text[..at], &text[at..]));
    }
}
