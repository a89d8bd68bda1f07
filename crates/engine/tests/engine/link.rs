//! Links to Twizzle's editor, alg.cubing.net and CubeDB, as text.

use proptest::prelude::*;
use unfold_engine::notation::link::{self, InterpretedLink, Link, LinkError, LinkErrorKind};
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
fn editor_links_are_parsed_in_every_form() {
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
    // With `setup-anchor=end`, the setup is the position after the moves.
    same("https://alpha.twizzle.net/edit/?setup-alg=F&alg=R+U&setup-anchor=end", three, "F U' R'", "R U");
    same("https://alpha.twizzle.net/edit/", three, "", "");
}

#[test]
fn links_of_other_pages_are_parsed() {
    let (two, three) = (PuzzleId::Cube2, PuzzleId::Cube3);
    for (text, puzzle, setup, moves) in [
        // alg.cubing.net writes a blank as an underscore, and a prime as a dash.
        ("https://alg.cubing.net/?alg=R_U_R-_U-", three, "", "R U R' U'"),
        ("https://alg.cubing.net/?setup=R_U&alg=U-_R-", three, "R U", "U' R'"),
        ("https://alg.cubing.net/?puzzle=2x2x2&setup=R-_U2-&alg=U2_R&type=moves", two, "R' U2", "U2 R"),
        ("https://alg.cubing.net/?alg=R2-U-&view=playback", three, "", "R2 U'"),
        // These types have the setup, or the solved cube, at the end; `reconstruction` has it at the start.
        ("https://alg.cubing.net/?alg=R_U-&type=alg", three, "U R'", "R U'"),
        ("https://alg.cubing.net/?alg=R_U-&setup=F&type=reconstruction-end-with-setup", three, "F U R'", "R U'"),
        ("https://alg.cubing.net/?type=reconstruction&setup=F2&alg=F_//_a_well-known_step%0AF", three, "F2", "F F"),
        // Escaped as other programs write them.
        ("https://alg.cubing.net/?alg=R%27+U%20F’&setup=", three, "", "R' U F'"),
        ("https://alg.cubing.net/?alg=R_%2F%2F_pre%26%2345%3Bmove_1%26%232b%3B1%0AU-", three, "", "R U'"),
        ("https://alg.cubing.net/?alg=%5BR%2C_U-%5D&amp;setup=F-&amp;puzzle=3x3x3", three, "F'", "R U' R' U"),
        ("https://alg.cubing.net?puzzle=333&alg=R", three, "", "R"),
        ("https://cubedb.net/?puzzle=3&title=a_b&scramble=R_U2_F-&time=9.36&alg=F_U2_R-", three, "R U2 F'", "F U2 R'"),
        ("https://www.cubedb.net/?puzzle=2x2&scramble=R_U-_&alg=%0AU_//_one%0AR-_//_two-three%0A", two, "R U'", "U R'"),
        ("https://www.cubedb.net/?rank=2&scramble=R_U-", two, "R U'", ""),
        ("https://www.cubedb.net/?rank=3&scramble=R_U-", three, "R U'", ""),
        ("https://cubedb.net/?alg=%5BU%2C_R-%5D&type=alg", three, "R' U R U'", "U R' U' R"),
        ("https://cubedb.net/?scramble=R&setup=U", three, "R", ""),
        ("https://cubedb.net/?setup=D2_L-&alg=L_D2", three, "D2 L'", "L D2"),
        // Links to Twizzle in other forms.
        ("https://alpha.twizzle.net/edit/?setup-alg=R_U2&alg=U2_R'&puzzle=2x2", two, "R U2", "U2 R'"),
        ("https://www.twizzle.net/edit/?alg=R+U", three, "", "R U"),
    ] {
        assert!(link::looks_like(text), "{text}");
        assert_eq!(read(text), (puzzle, setup.into(), moves.into()), "{text}");
    }
}

#[test]
fn moves_in_links_are_parsed_as_on_the_page() {
    for (alg, moves) in [("r_u_r-_u-", "Rw Uw Rw' Uw'"), ("(R_U)_x2", "R U x2"), ("(R_U)x2", "R U x2"), ("R4_U", "U")] {
        let link = link::read(&format!("https://alg.cubing.net/?alg={alg}")).expect("a link");
        assert_eq!(notation::print(link.puzzle, &link.moves), moves, "{alg}");
    }
    for alg in ["[R_U]", "F:_R_U", "1._R_U", "Sune_R_U"] {
        assert!(link::read(&format!("https://alg.cubing.net/?alg={alg}")).is_err(), "{alg}");
    }
}

#[test]
fn a_link_is_found_in_surrounding_text() {
    let expected = (PuzzleId::Cube3, "R U".to_owned(), "U' R'".to_owned());
    let (bare, page) = ("alg.cubing.net/?setup=R_U&alg=U-_R-", "https://alg.cubing.net/?setup=R_U&alg=U-_R-");
    for text in [
        bare.to_owned(),
        format!("www.{bare}"),
        format!("http://www.{bare}#top"),
        format!("<{page}>"),
        format!("({page})"),
        format!("\"{bare}\""),
        format!("“{page}”"),
        format!("`{page}`"),
        format!("[the solve]({page})"),
        format!("[the [best] solve](<{page}> \"a title\")"),
        format!("![]({bare} 'a title')"),
        format!("[URL=\"{page}\"]U' R'[/URL]"),
        format!("[url={page}]U' R'[/url]"),
        format!("[URL]{page}[/URL]"),
        format!("<a class='x' href=\"{page}\">U' R'</a>"),
        format!("<a href='{bare}'>U' R'</a>"),
        format!("\u{feff}\r\n {page},\r\n"),
        format!("<{page}>."),
        format!("([the solve](\n{page}\n))"),
        format!("[1]: {page}"),
        format!("[mine]: <{page}>"),
        format!("Solve 3: {page}"),
        page.replace('_', "\\_"),
    ] {
        assert!(link::looks_like(&text), "{text}");
        assert_eq!(read(&text), expected, "{text}");
    }
    // Brackets that belong to the moves stay.
    let expected = (PuzzleId::Cube3, String::new(), "R U R U".to_owned());
    for text in [
        "[x](https://alg.cubing.net/?alg=(R_U)2)",
        "https://alg.cubing.net/?alg=(R_U)2",
        "(alg.cubing.net/?alg=(R_U)2)",
    ] {
        assert_eq!(read(text), expected, "{text}");
    }
}

#[test]
fn a_link_without_a_setup_means_the_position_after_its_moves() {
    let meant = |text: &str| {
        let InterpretedLink { link, scramble_move_count: after_moves } = link::read(text).expect(text).interpret();
        let print = |moves| notation::print(link.puzzle, moves);
        (print(&link.setup), print(&link.moves), after_moves)
    };
    for (query, setup, moves, after_moves) in [
        ("alg=R+U+F", "R U F", "", Some(3)),
        ("setup-alg=&alg=R", "R", "", Some(1)),
        // The setup does nothing but rotate the puzzle.
        ("setup-alg=x2&alg=R+U", "x2 R U", "", Some(2)),
        ("setup-alg=z%0A&alg=R+U+R%27", "z R U R'", "", Some(3)),
        ("setup-alg=R+R%27&alg=U", "R R' U", "", Some(1)),
        ("setup-alg=x2&alg=R+U&setup-anchor=end", "x2 U' R'", "R U", None),
        ("setup-alg=x2&alg=R+R%27", "x2", "R R'", None),
        ("setup-alg=x2&alg=y", "x2", "y", None),
        ("setup-alg=R&alg=U", "R", "U", None),
        ("setup-alg=R", "R", "", None),
        ("alg=R+U&setup-anchor=end", "U' R'", "R U", None),
        // The moves do nothing but rotate the puzzle.
        ("alg=R+R%27", "", "R R'", None),
        ("alg=R+M%27+L%27", "", "R M' L'", None),
        ("", "", "", None),
    ] {
        let text = format!("https://alpha.twizzle.net/edit/?{query}");
        assert_eq!(meant(&text), (setup.into(), moves.into(), after_moves), "{text}");
    }
}

#[test]
fn link_errors_have_positions() {
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
    for (marked, token, fault) in [
        ("https://alg.cubing.net/?alg=R-_!Q", "Q", moves(PuzzleId::Cube3, SequenceError::NotAMove)),
        ("https://alg.cubing.net/?alg=R%26%2345%3BU_!Q", "Q", moves(PuzzleId::Cube3, SequenceError::NotAMove)),
        ("[R](https://cubedb.net/?puzzle=2&scramble=R_!M-)", "M", moves(PuzzleId::Cube2, SequenceError::NotAMove)),
        ("<https://cubedb.net/?puzzle=!4>", "4", LinkErrorKind::Puzzle),
        ("https://cubedb.net/?puzzle=!2x2x2x2", "2x2x2x2", LinkErrorKind::Puzzle),
        ("https://cubedb.net/?puzzle=!3x2", "3x2", LinkErrorKind::Puzzle),
        ("https://alg.cubing.net/?type=!other", "other", LinkErrorKind::Type),
        ("https://alg.cubing.net/?setup-anchor=end&type=!start", "start", LinkErrorKind::Type),
        ("<!https://example.org/?alg=R>", "https://example.org/", LinkErrorKind::Address),
    ] {
        let text = marked.replacen('!', "", 1);
        assert_eq!(refused(&text), (marked.find('!').expect("a mark") + 1, token.into(), fault), "{text}");
    }
    for text in ["https://alg.cubing.net/edit/?alg=R", "https://cubedb.net/solves", "https://alg.cubing.net.org/?alg=R"]
    {
        address(text);
    }
    let after = link::read("https://alg.cubing.net/?alg=R\r\n\n F2 D\nU").expect_err("two texts");
    let at = TextPosition { line: 3, column: 2 };
    assert_eq!(after, LinkError { at, token: "F2 D".into(), fault: LinkErrorKind::TextAfter });
    // Text after a link on the same line is refused, not ignored.
    let page = "https://alg.cubing.net/?alg=R_U";
    for (text, token) in [
        (format!("{page} !{page}"), "https://alg.cubing.net/?alg=R_U"),
        (format!("{page}&view=playback !R F"), "R F"),
        (format!("{page}&view=playback  !alg.cubing.net/?alg=F"), "alg.cubing.net/?alg=F"),
        (format!("{page}#top !F2"), "F2"),
        (format!("<{page}&amp;type=moves !by me>"), "by me"),
    ] {
        let at = text.find('!').expect("a mark") + 1;
        let expected = (at, token.to_owned(), LinkErrorKind::TextAfter);
        assert_eq!(refused(&text.replacen('!', "", 1)), expected, "{text}");
    }
    assert_eq!(read(&format!("{page} R' &title=my solve")), (PuzzleId::Cube3, String::new(), "R U R'".into()));
    // The position of the opening bracket in the error also counts from the start of the link.
    let (_, _, fault) = refused(&format!("{base}alg=R%27+(U]"));
    let LinkErrorKind::Moves { fault: NotationErrorKind::Sequence(SequenceError::OtherBracket(opened)), .. } = fault
    else {
        panic!("{fault:?}")
    };
    assert_eq!(opened.column, base.len() + "alg=R%27+(".len());
}

#[test]
fn written_links_match_those_of_the_page() {
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
fn moves_facelets_and_paths_are_not_links() {
    for text in [
        "R U F",
        "UUUUUUUUU",
        "/home/a/b.log",
        "file:///a.log",
        "MagicCube4D 3",
        "",
        "alpha.twizzle.net",
        "alg.cubing.network/?alg=R",
        "[R, U](F)",
        "(R U)",
        "<R, U>",
        "[R: U](R U) // https://alg.cubing.net/?alg=R",
        "[R]: R U",
        "Scramble: R U",
        "Scramble: R U // https://alg.cubing.net/?alg=R",
        "((((((https://alg.cubing.net/?alg=R))))))",
        "R U // [x](https://alg.cubing.net/?alg=R)",
    ] {
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
    fn links_round_trip(link in links()) {
        let text = link::print(&link).expect("a link");
        prop_assert!(text.is_ascii() && !text.contains([' ', '\'', '"']));
        prop_assert_eq!(link::read(&text), Ok(link));
    }

    #[test]
    fn parsing_any_text_does_not_panic(query in "(puzzle|alg|setup-alg|setup-anchor|x)?=?[a-zA-Z0-9%+&=#?'() \u{e9}\u{1f9e9}\r\n]{0,60}", text in ".{0,80}") {
        let link = format!("https://alpha.twizzle.net/edit/?{query}");
        if let Err(error) = link::read(&link) {
            prop_assert!(error.at.column >= 1 && error.at.line >= 1 && !error.to_string().is_empty());
        }
        let _ = link::looks_like(&text);
        let _ = link::read(&text);
    }

    #[test]
    fn links_of_other_pages_round_trip(Link { puzzle, setup, moves } in links()) {
        let escaped = |moves: &Sequence| notation::print(puzzle, moves).replace(' ', "_").replace('\'', "-");
        let (setup_text, moves_text, name) = (escaped(&setup), escaped(&moves), puzzle.def().name);
        let link = Link { puzzle, setup, moves };
        for text in [
            format!("https://alg.cubing.net/?alg={moves_text}&setup={setup_text}&puzzle={name}"),
            format!("[{name}](https://www.cubedb.net/?puzzle={}&scramble={setup_text}&alg={moves_text})", &name[..1]),
        ] {
            prop_assert_eq!(link::read(&text), Ok(link.clone()));
        }
    }

    #[test]
    fn parsing_damaged_links_does_not_panic(link in links(), at in 0..400usize, put in any::<char>()) {
        let text = link::print(&link).expect("a link");
        let at = at.min(text.len());
        let _ = link::read(&text[..at]);
        let _ = link::read(&format!("{}{put}{}", &text[..at], &text[at..]));
    }
}
