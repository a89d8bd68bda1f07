//! MC4D logs: reads every file of the reference collection, reads back written logs, and rejects truncated ones.

use std::sync::LazyLock;

use crate::support::{bytes, data, data_json, stickers_after_log};
use proptest::prelude::*;
use unfold_engine::mc4d::{LIMIT, Log, LogError, Notice, ScrambleState, Token, read, write};
use unfold_engine::puzzle::hypercube::grips::{Click, GRIPS, Slices};
use unfold_engine::puzzle::hypercube::token::{ClickError, ClickField};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, Sequence, scramble, text::TextPosition};

const TESS2: PuzzleId = PuzzleId::Tess2;

struct Reference {
    name: String,
    content: Vec<u8>,
    row: serde_json::Value,
}

static REFERENCES: LazyLock<Vec<Reference>> = LazyLock::new(|| {
    let manifest = data_json("mc4d/logs/manifest.json");
    let rows = manifest.as_array().expect("array").iter();
    let load = |row: &serde_json::Value| {
        let name = row["file"].as_str().expect("a name").to_string();
        let content = std::fs::read(data(&format!("mc4d/logs/{name}"))).expect("readable log");
        Reference { name, content, row: row.clone() }
    };
    rows.map(load).collect()
});

fn accepted() -> impl Iterator<Item = &'static Reference> {
    REFERENCES.iter().filter(|r| r.row["app"] == "accept")
}

fn reference(name: &str) -> Result<Log, LogError> {
    let found = REFERENCES.iter().find(|r| r.name.contains(name)).expect("a file of this name");
    read(&found.content)
}

const HEADER: &str =
    "MagicCube4D 3 0 0 {4,3,3} 2\n1.0 0.0 0.0 0.0\n0.0 1.0 0.0 0.0\n0.0 0.0 1.0 0.0\n0.0 0.0 0.0 1.0\n*\n";

fn with_history(history: &str) -> Result<Log, LogError> {
    read(format!("{HEADER}{history}").as_bytes())
}

fn click(token: &str) -> Token {
    let read = |numbers| Click::from_numbers(TESS2, numbers);
    Token::Click(Click::parse_numbers(token).and_then(read).expect("a click"))
}

#[test]
fn the_reference_collection_matches_its_manifest() {
    for Reference { name, content, row } in REFERENCES.iter() {
        let result = read(content);
        match row["app"].as_str() {
            Some("accept") => {
                let log = result.unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
                assert_eq!(log.state().colours(), bytes(&row["final_state"]), "{name}");
                assert_eq!(log.puzzle().def().name, row["puzzle"].as_str().unwrap_or("2x2x2x2"), "{name}");
                if log.puzzle() == TESS2 {
                    let text = match row["version"].as_u64() {
                        // The independent check knows only the clicks of format 3.
                        Some(_) => write(&log),
                        None => String::from_utf8(content.clone()).expect("text").replace("hello world 999,9,9", ""),
                    };
                    assert_eq!(log.state().colours(), stickers_after_log(&text), "{name}");
                }
                let def = log.puzzle().def();
                // Without a mark, the manifest counts all moves as after the mark.
                let is_marked = log.scramble_mark().is_some();
                if let Some(moves) = row["stm_after_mark"].as_u64() {
                    let counted = if is_marked { log.solution() } else { log.all_moves() };
                    assert_eq!(counted.joined(def).length(def) as u64, moves, "{name}");
                }
                assert_eq!(row["solved"].as_bool(), Some(log.is_solved()), "{name}");
                let [before, after] = [log.click_count_before_mark(), log.click_count_after_mark()];
                let counts =
                    if is_marked { [log.click_count(), before, after] } else { [log.click_count(), after, before] };
                for (counted, key) in counts.into_iter().zip(["clicks", "clicks_before_mark", "clicks_after_mark"]) {
                    if let Some(count) = row[key].as_u64() {
                        assert_eq!(counted as u64, count, "{name}: {key}");
                    }
                }
            }
            Some("refuse") => assert!(result.is_err(), "{name}"),
            _ => assert!(result.map_or(true, |log| !log.is_solved()), "{name}"),
        }
    }
}

#[test]
fn faulty_reference_logs_have_the_expected_errors() {
    let check = |name: &str, expected: &dyn Fn(&LogError) -> bool| {
        let result = reference(name);
        let fault = result.expect_err(name);
        assert!(expected(&fault), "{name}: {fault:?}");
    };
    let at = |line, column| TextPosition { line, column };
    let older = |version: &str| LogError::OlderHeader { version: version.into(), found: 6 };
    check("e3_header", &|f| *f == older("1"));
    check("m_version2", &|f| *f == older("2"));
    check("headerless", &|f| matches!(f, LogError::NotMc4d(found) if found.starts_with("414:5 414:5")));
    check("e23_lower", &|f| matches!(f, LogError::NotMc4d(found) if found.starts_with("magiccube4d")));
    let other = |s: &str, l: &str| LogError::OtherPuzzle { schlafli: s.into(), length: l.into() };
    check("x2_other", &|f| *f == other("{3,3,3}", "3"));
    check("i_schlafli", &|f| *f == other("{9,9,9}", "2"));
    check("j_length4", &|f| *f == other("{4,3,3}", "4"));
    check("e8_schlafli", &|f| *f == LogError::OtherGrips { puzzle: TESS2, schlafli: "{4}x{4}".into() });
    check("e9_missing", &|f| *f == LogError::MatrixRow { row: 4, line: 5, found: Some("*".into()) });
    check("e18_matrix", &|f| matches!(f, LogError::MatrixRow { row: 1, line: 2, found: Some(_) }));
    check("e13_empty", &|f| *f == LogError::Empty);
    check("m4_missing", &|f| *f == LogError::NoStar);
    check("m1_trunc", &|f| *f == LogError::NoFullStop { at: at(9, 27), clicks: 23 });
    check("m5_no", &|f| matches!(f, LogError::NoFullStop { clicks: 20, .. }));
    check("p_m_at_end", &|f| matches!(f, LogError::NoFullStop { clicks: 1, .. }));
    let bad = |column, token: &str, fault| LogError::BadClick { at: at(7, column), token: token.into(), fault };
    let not_a_number = |field, found: &str| ClickError::NotANumber { field, found: found.into() };
    check("e1_core", &|f| *f == bad(1, "26,1,1", ClickError::Core { grip: 26, cell: 'I' }));
    check("m3_bad", &|f| *f == bad(1, "216,1,1", ClickError::NoSuchGrip(216)));
    check("e24_neg", &|f| *f == bad(1, "-5,1,1", ClickError::NoSuchGrip(-5)));
    check("e2_dir", &|f| *f == bad(1, "74,2,1", ClickError::NoSuchDirection(2)));
    check("h_dir0", &|f| *f == bad(1, "74,0,1", ClickError::NoSuchDirection(0)));
    check("e7_mask", &|f| *f == bad(1, "74,-1,4", ClickError::NoSuchMask(4)));
    check("m2_garbage", &|f| *f == bad(9, "12,x,1", not_a_number(ClickField::Direction, "x")));
    check("c_plus", &|f| *f == bad(1, "74,+1,1", not_a_number(ClickField::Direction, "+1")));
    check("e15_huge", &|f| *f == bad(1, "99999999999,1,1", not_a_number(ClickField::Grip, "99999999999")));
    check("d_fourth", &|f| *f == bad(1, "74,-1,1,1", ClickError::FieldCount(4)));
    check("n_comma", &|f| *f == bad(1, "74", ClickError::FieldCount(1)));
    check("f_blank", &|f| *f == bad(1, "74", ClickError::FieldCount(1)));
}

#[test]
fn reference_logs_have_the_expected_notices() {
    let check = |name: &str, expected: &[Notice]| {
        let result = reference(name);
        assert_eq!(result.expect(name).notices(), expected, "{name}");
    };
    let at = |line, column| TextPosition { line, column };
    let state = |written: &str, taken| Notice::HeaderState { written: written.into(), derived: taken };
    let count = |written: &str, counted| Notice::HeaderCount { written: written.into(), counted };
    check("generated/s23", &[]);
    check("generated/g1", &[]);
    check("generated/g4", &[]);
    check("liu-", &[]);
    check("matt_", &[]);
    check("edge/m6_crlf", &[]);
    check("e14_bom", &[Notice::ByteOrderMark]);
    check("a_double", &[Notice::HeaderBlanks]);
    check("b_leading", &[Notice::HeaderBlanks]);
    check("e4_header", &[]);
    check("e6_adj", &[Notice::Cancelled { at: at(7, 8), pairs: 1 }]);
    check("e11_mask", &[Notice::MaskZero { at: at(7, 1), clicks: 1 }]);
    check("e10_mask", &[Notice::MaskWhole { at: at(7, 1), clicks: 1 }]);
    check("g_mask7", &[Notice::MaskWhole { at: at(7, 1), clicks: 1 }]);
    check("e5_c", &[Notice::RedoMark(at(7, 9))]);
    check("e25_unk", &[Notice::UnknownMark { at: at(7, 1), mark: 'q', marks: 1 }]);
    check("e17_text", &[Notice::TextAfterEnd(at(10, 1))]);
    check("e12_no", &[count("0", 20), state("2", ScrambleState::None)]);
    check("e19_uns", &[state("3", ScrambleState::Full)]);
    check("e20_two", &[count("0", 2)]);
    check("daniel", &[state("0", ScrambleState::Solved)]);
    check("anderson", &[count("0", 24), state("2", ScrambleState::Solved)]);
}

#[test]
fn a_published_solution_of_24_clicks_has_20_moves() {
    let log = reference("anderson");
    let log = log.expect("a good log");
    let def = TESS2.def();
    assert_eq!(log.solution().joined(def).length(def), 20);
    assert_eq!(log.scramble().0.len(), 20);
    let scrambled = Facelets::solved(TESS2).after_all(&log.scramble());
    assert!(!scrambled.is_solved() && scrambled.after_all(&log.solution()).is_solved());
}

#[test]
fn inverse_pairs_cancel_but_not_across_marks() {
    let cancelled = |history: &str| with_history(history).expect(history).history().to_vec();
    assert_eq!(cancelled("50,1,1 23,1,2 23,-1,2 50,-1,1 7,1,1."), [click("7,1,1")]);
    assert_eq!(cancelled("50,1,1 50,1,1 50,-1,1."), [click("50,1,1")]);
    assert_eq!(cancelled("50,1,1 m[ 50,-1,1."), [click("50,1,1"), Token::Mark('['), click("50,-1,1")]);
    assert_eq!(cancelled("50,1,1 c 50,-1,1."), []);
    // Another half or grip, or the same direction: nothing cancels.
    assert_eq!(cancelled("50,1,1 50,-1,2.").len(), 2);
    assert_eq!(cancelled("20,1,1 25,1,1.").len(), 2);
    assert_eq!(cancelled("8,1,1 8,1,1.").len(), 2);
    // Masks are compared after reading.
    assert_eq!(cancelled("50,1,0 50,-1,1 50,1,7 50,-1,3."), []);
    let log = with_history("50,1,1 50,-1,1 7,1,1 7,-1,1 8,1,1.").expect("a good log");
    assert!(log.notices().contains(&Notice::Cancelled { at: TextPosition { line: 7, column: 8 }, pairs: 2 }));
}

#[test]
fn tokens_may_touch_and_marks_may_have_any_name() {
    let history = |text: &str| with_history(text).map(|log| log.history().to_vec());
    let expected = vec![click("74,1,1"), Token::Mark('|'), click("5,-1,2"), Token::Mark('.'), Token::Mark('m')];
    assert_eq!(history("74,1,1m|5,-1,2cm.mm ."), Ok(expected));
    assert_eq!(history("74,\r\n 1, 1."), Ok(vec![click("74,1,1")]));
    assert!(matches!(history("74,1,1 m."), Err(LogError::NoFullStop { clicks: 1, .. })));
    let at = |column| TextPosition { line: 7, column };
    assert_eq!(history("74,1,1 m ."), Err(LogError::MarkWithoutName(at(8))));
    assert_eq!(history("74,1,1 hello."), Err(LogError::BadToken { at: at(8), token: "hello.".into() }));
    assert_eq!(history("é."), Err(LogError::BadToken { at: at(1), token: "é.".into() }));
}

#[test]
fn invalid_bytes_are_rejected_except_after_the_end() {
    let with = |history: &[u8]| read(&[HEADER.as_bytes(), history].concat());
    assert_eq!(with(b"74,1,1 \xff."), Err(LogError::NotText(TextPosition { line: 7, column: 8 })));
    assert_eq!(with(b"74,1,1. \xff").map(|log| log.click_count()), Ok(1));
    assert_eq!(with(b"26,1,1 \xff.").map_err(|f| matches!(f, LogError::BadClick { .. })), Err(true));
    // UTF-16 is decoded by the caller.
    assert_eq!(read(b"\xff\xfeM\0a\0"), Err(LogError::NotText(TextPosition { line: 1, column: 1 })));
    let marked = read(b"\xef\xbb\xbfM\xff");
    assert_eq!(marked, Err(LogError::NotText(TextPosition { line: 1, column: 2 })), "the mark has no column");
    assert_eq!(read(&vec![b' '; LIMIT + 1]), Err(LogError::TooLarge { bytes: LIMIT + 1, limit: LIMIT }));
    assert_eq!(read(b" \n"), Err(LogError::Empty));
    assert_eq!(read(b"MagicCube4D 3 0"), Err(LogError::HeaderFields { found: 3, expected: 6 }));
    let cut = b"MagicCube4D 3 0 0 {4,3,3} 2\n1.0 0 0 -.5e3\n";
    assert_eq!(read(cut), Err(LogError::MatrixRow { row: 2, line: 3, found: None }));
}

#[test]
fn written_logs_match_the_format_of_mc4d() {
    let moves: Vec<Move> = ["RO2", "FUR", "UF2", "FO", "IF", "UO2", "RO"]
        .iter()
        .map(|name| TESS2.def().moves.iter().position(|m| m.name == *name).expect("a move"))
        .map(|i| Move::new(i as u16))
        .collect();
    let scramble = Sequence(moves);
    let log = Log::from_scramble(PuzzleId::Tess2, &scramble).expect("moves of the puzzle");
    let lines: Vec<String> = write(&log).split('\n').map(String::from).collect();
    assert_eq!(lines[0], "MagicCube4D 3 1 0 {4,3,3} 2");
    assert_eq!(lines[1..6], ["1.0 0.0 0.0 0.0", "0.0 1.0 0.0 0.0", "0.0 0.0 1.0 0.0", "0.0 0.0 0.0 1.0", "*"]);
    // Seven moves, three of them of two clicks, make exactly ten tokens; the mark is the eleventh.
    assert_eq!(lines[6].split(' ').count(), 10);
    assert_eq!(lines[7..], ["m|.", ""]);
    assert_eq!(lines[6].split(' ').take(2).collect::<Vec<_>>(), ["128,-1,1", "128,-1,1"]);
    assert_eq!(write(&Log::from_history(PuzzleId::Tess2, [])).lines().last(), Some("."));

    let solved = log.with_solution(&scramble.inverse(TESS2.def())).expect("moves of the puzzle");
    assert!(solved.is_solved());
    assert_eq!(solved.scramble_state(), ScrambleState::Solved);
    let text = write(&solved);
    assert!(text.starts_with("MagicCube4D 3 3 10 {4,3,3} 2\n"));
    assert!(text.ends_with(".\n") && text.matches('.').count() == 16 + 1);
    assert_eq!(text.matches("m|").count(), 1);
    assert_eq!(read(text.as_bytes()), Ok(solved));

    let walk = |length| scramble::walk(TESS2, length, &mut scramble::generator(3));
    assert_eq!(
        Log::from_scramble(PuzzleId::Tess2, &walk(8)).expect("moves of the puzzle").scramble_state(),
        ScrambleState::Short
    );
    assert_eq!(
        Log::from_scramble(PuzzleId::Tess2, &walk(9)).expect("moves of the puzzle").scramble_state(),
        ScrambleState::Full
    );
}

#[test]
fn ten_tokens_end_without_a_break() {
    let ten = Log::from_history(PuzzleId::Tess2, [click("23,1,1"); 10]);
    assert!(write(&ten).ends_with(" 23,1,1.\n"));
    let eleven = Log::from_history(PuzzleId::Tess2, [click("23,1,1"); 11]);
    assert!(write(&eleven).ends_with(" 23,1,1\n23,1,1.\n"));
}

#[test]
fn view_and_history_of_the_reference_collection_survive_writing() {
    for Reference { name, content, .. } in accepted() {
        let log = read(content).expect("a good log");
        let again = read(write(&log).as_bytes()).expect("what was written");
        assert_eq!((again.view(), again.history()), (log.view(), log.history()), "{name}");
        assert_eq!(again.scramble_state(), log.scramble_state(), "{name}");
        assert_eq!(write(&again), write(&log), "{name}");
        // MC4D's own files are reproduced, except for their line endings.
        if name.starts_with("generated/") || name.contains("liu") {
            let lines = String::from_utf8_lossy(content).replace("\r\n", "\n");
            assert_eq!(write(&log), lines, "{name}");
        }
    }
}

#[test]
fn truncated_logs_are_rejected_or_keep_the_state() {
    for Reference { name, content, .. } in accepted() {
        let state = read(content).expect("a good log").state();
        // A long log is cut at no more than 8192 places.
        for end in (0..content.len()).step_by(1 + content.len() / 8192) {
            if let Ok(log) = read(&content[..end]) {
                assert_eq!(log.state(), state, "{name} cut at byte {end}");
            }
        }
    }
}

#[test]
fn the_last_click_stays_in_the_history_when_a_solution_undoes_it() {
    for mv in (0..TESS2.def().moves.len() as u16).map(Move::new) {
        let clicks = Click::for_move(TESS2, mv);
        let undone = clicks.iter().map(|c| Token::Click(c.opposite()));
        let start = [click("7,1,1"), Token::Mark('|'), click("38,1,2")];
        let log = Log::from_history(PuzzleId::Tess2, start.into_iter().chain(undone));
        assert_eq!(log.click_count_after_mark(), 1 + clicks.len());
        let ended = log.with_solution(&Sequence(vec![mv])).expect("moves of the puzzle");
        assert_eq!(ended.history()[..log.history().len()], *log.history());
        assert_eq!(ended.history().len(), log.history().len() + clicks.len());
        assert_eq!(ended.header_count(), log.header_count() * 2 - 1);
        assert_eq!(ended.state(), Log::from_history(PuzzleId::Tess2, start).state());
        assert_eq!(read(write(&ended).as_bytes()), Ok(ended));
    }
}

fn slices() -> impl Strategy<Value = Slices> {
    prop::sample::select(Slices::all(2).collect::<Vec<_>>())
}

fn clicks() -> impl Strategy<Value = Click> {
    let grips = (0..GRIPS).prop_filter("a core does not turn", |g| g % 27 != 26);
    (grips, any::<bool>(), slices()).prop_map(|(grip, positive, slices)| Click { grip, positive, slices })
}

/// Clicks on two grips only, so that many cancel.
fn few_clicks() -> impl Strategy<Value = Click> {
    (20..22u16, any::<bool>(), slices()).prop_map(|(grip, positive, slices)| Click { grip, positive, slices })
}

fn histories() -> impl Strategy<Value = Vec<Token>> {
    let marks = prop_oneof![
        Just('|'),
        Just('['),
        Just(']'),
        Just('.'),
        Just('m'),
        Just('c'),
        Just('*'),
        Just('7'),
        any::<char>()
    ];
    let token = prop_oneof![4 => clicks().prop_map(Token::Click), 4 => few_clicks().prop_map(Token::Click), 1 => marks.prop_map(Token::Mark)];
    proptest::collection::vec(token, 0..60)
}

fn sequences() -> impl Strategy<Value = Sequence> {
    let moves = prop_oneof![0..276u16, 69..92u16];
    proptest::collection::vec(moves.prop_map(Move::new), 0..20).prop_map(Sequence)
}

/// Checks that a text has the form of MC4D's logs, and the right count in its header.
fn check_form(text: &str) -> Result<(), TestCaseError> {
    let history = text.split_once("*\n").expect("a star").1;
    prop_assert!(history.ends_with(".\n"));
    let lines: Vec<&str> = history[..history.len() - 2].split('\n').collect();
    for (i, line) in lines.iter().enumerate() {
        let tokens = line.split(' ').count();
        prop_assert!(if i + 1 < lines.len() { tokens == 10 } else { (1..=10).contains(&tokens) }, "{}", text);
    }
    let tokens: Vec<&str> = lines.iter().flat_map(|line| line.split(' ')).filter(|token| !token.is_empty()).collect();
    let counted = tokens.iter().position(|t| *t == "m|").map_or(&tokens[..], |mark| &tokens[mark..]);
    let count = counted.iter().filter(|t| !t.starts_with('m') && !t.ends_with(",3")).count();
    prop_assert_eq!(text.split(' ').nth(3).map(String::from), Some(count.to_string()));
    for pair in tokens.windows(2) {
        let inverse =
            if pair[0].contains(",-1,") { pair[0].replace(",-1,", ",1,") } else { pair[0].replace(",1,", ",-1,") };
        prop_assert!(pair[0].starts_with('m') || inverse != pair[1], "{:?}", pair);
    }
    Ok(())
}

proptest! {
    #[test]
    fn logs_round_trip(history in histories()) {
        let log = Log::from_history(PuzzleId::Tess2, history.iter().copied());
        let text = write(&log);
        check_form(&text)?;
        let again = read(text.as_bytes()).expect("what was written");
        let expected = |notice: &Notice| matches!(notice, Notice::UnknownMark { .. });
        prop_assert!(again.notices().iter().all(expected), "told without a reason");
        if again.notices().is_empty() {
            prop_assert_eq!(&again, &log);
        }
        prop_assert_eq!((again.history(), again.view(), again.scramble_state()), (log.history(), log.view(), log.scramble_state()));
        prop_assert_eq!(write(&again), text);
        let clicks = history.into_iter().filter_map(|t| if let Token::Click(c) = t { c.to_move(TESS2) } else { None });
        prop_assert_eq!(again.state(), Facelets::solved(TESS2).after_all(&Sequence(clicks.collect())));
    }

    #[test]
    fn a_solution_is_appended_and_round_trips(history in histories(), solution in sequences()) {
        let log = Log::from_history(PuzzleId::Tess2, history);
        let longer = log.with_solution(&solution).expect("moves of the puzzle");
        prop_assert_eq!(longer.state(), log.state().after_all(&solution));
        let added = longer.scramble_mark().expect("a mark");
        prop_assert_eq!(log.scramble_mark().unwrap_or(log.history().len()), added);
        prop_assert_eq!(&longer.history()[..added], &log.history()[..added]);
        // A log that was solved once keeps that state when turned further, if it already had clicks.
        let before = log.scramble_state() == ScrambleState::Solved && log.click_count() > 0;
        let scrambled = !Facelets::solved(TESS2).after_all(&longer.scramble()).is_solved();
        let solved = scrambled && (longer.is_solved() || before && longer.click_count_after_mark() > 0);
        prop_assert_eq!(longer.scramble_state() == ScrambleState::None, !scrambled);
        prop_assert_eq!(longer.scramble_state() == ScrambleState::Solved, solved);
        let text = write(&longer);
        check_form(&text)?;
        let again = read(text.as_bytes()).expect("what was written");
        prop_assert_eq!((again.history(), again.view(), again.scramble_state()), (longer.history(), longer.view(), longer.scramble_state()));
    }

    #[test]
    fn parsing_any_bytes_does_not_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let _ = read(&bytes);
        let _ = read(&[HEADER.as_bytes(), &bytes].concat());
    }

    #[test]
    fn parsing_any_history_does_not_panic(history in "[0-9,. mc|*\\[\\-\n\r\té]{0,80}") {
        let _ = with_history(&history);
    }

    #[test]
    fn parsing_damaged_logs_does_not_panic(which in any::<prop::sample::Index>(), damage in proptest::collection::vec((0..3u8, any::<prop::sample::Index>(), any::<u8>()), 1..4)) {
        if !REFERENCES.is_empty() {
            let mut content = REFERENCES[which.index(REFERENCES.len())].content.clone();
            for (kind, place, value) in damage {
                let at = place.index(content.len() + 1);
                match kind {
                    0 if at < content.len() => content[at] = value,
                    1 => content.truncate(at),
                    _ => content.extend_from_within(at..),
                }
            }
            let _ = read(&content);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn an_independent_simulator_confirms_written_solutions(seed in any::<u64>(), length in 0..25usize) {
        let scramble = scramble::walk(TESS2, length, &mut scramble::generator(seed));
        let log = Log::from_scramble(PuzzleId::Tess2, &scramble).expect("moves of the puzzle");
        let solved = log.with_solution(&scramble.inverse(TESS2.def())).expect("moves of the puzzle");
        let [scrambled, back] = [&log, &solved].map(Log::state);
        prop_assert_eq!(stickers_after_log(&write(&log)), scrambled.colours());
        prop_assert!(solved.is_solved());
        prop_assert_eq!(stickers_after_log(&write(&solved)), back.colours());
    }
}
