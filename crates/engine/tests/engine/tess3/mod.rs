//! The 3x3x3x3: its stickers and moves, checked against MC4D's, and its states, notation, logs and solver.

mod logs;
mod points;
mod shortening;
mod states;
mod walks;

use std::collections::HashSet;
use std::sync::Mutex;
use std::time::Duration;

use self::logs::{HEADER, log};
use crate::support::{data, move_named};
use proptest::prelude::*;
use unfold_engine::control::Control;
use unfold_engine::mc4d::{Log, LogError, Notice, Token, count_twists, read, write};
use unfold_engine::notation::{self, LetterError, NotationErrorKind, facelets, hypercube};
use unfold_engine::position::Position;
use unfold_engine::puzzle::geometry::SignedPerm;
use unfold_engine::puzzle::hypercube::grips::{Click, Slices, direction, grip};
use unfold_engine::puzzle::hypercube::{cell, cell_axis, layers, token::ClickError};
use unfold_engine::puzzle::painting_check::{PaintingCheck, PaintingErrorKind, check, repairs};
use unfold_engine::puzzle::pattern::{Pattern, Sticker};
use unfold_engine::puzzle::pieces::{PieceKind, Pieces};
use unfold_engine::puzzle::{Facelets, InvalidState, Move, PuzzleDef, PuzzleId, Sequence, perm, scramble};
use unfold_engine::puzzles::{solvers, tess3::Tess3};
use unfold_engine::search::{Limits, Reason, SearchEvent, Solution};
use unfold_engine::tables::Tables;

const TESS3: PuzzleId = PuzzleId::Tess3;

fn def() -> &'static PuzzleDef {
    TESS3.def()
}

fn all_moves() -> impl Iterator<Item = Move> {
    (0..def().moves.len() as u16).map(Move::new)
}

fn parse(text: &str) -> Sequence {
    hypercube::parse(TESS3, text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

fn reached(sequence: &Sequence) -> Facelets {
    Facelets::solved(TESS3).after_all(sequence)
}

/// The words of each line of a data file, without comments.
fn rows(path: &str) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(data(path)).expect("a file of the corpora");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split(' ').map(String::from).collect()).collect()
}

/// The 64-bit FNV-1a hash.
fn fnv(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// The target of each facelet, given the source for each place.
fn goes_to(map: &[u8]) -> Vec<u8> {
    let mut out = vec![0; map.len()];
    for (to, &from) in map.iter().enumerate() {
        out[usize::from(from)] = to as u8;
    }
    out
}

#[test]
fn stickers_agree_with_mc4d() {
    let rows = rows("mc4d/stickers_3x4.txt");
    assert_eq!((rows.len(), def().places.len(), def().solved.len()), (216, 216, 216));
    for ((place, solved), row) in def().places.iter().zip(&def().solved).zip(rows) {
        let row: Vec<i16> = row.iter().map(|word| word.parse().expect("a number")).collect();
        let [colour, sides @ .., clicked] = &row[..] else { panic!("{row:?}") };
        let own = cell(place.axis, place.side > 0);
        assert_eq!((i16::from(own), i16::from(*solved)), (*colour, *colour));
        assert_eq!(place.cubie.map(|c| i16::from(c.signum())).to_vec(), sides);
        // A click on a sticker turns its cell about the direction from the cell's centre to the piece.
        let mut toward = place.cubie.map(i8::signum);
        toward[usize::from(place.axis)] = 0;
        match grip(own, toward) {
            Some(found) => assert_eq!(found as i16, *clicked),
            None => assert_eq!((toward, clicked % 27), ([0; 4], 26)),
        }
    }
}

#[test]
fn all_626_turns_agree_with_mc4d_by_every_click() {
    let rows = rows("mc4d/turns_3x4.txt");
    let (mut turns, mut rotations, mut clicks) = (HashSet::new(), HashSet::new(), 0);
    for row in &rows {
        let [cell, mask, sum, tokens @ ..] = &row[..] else { panic!("{row:?}") };
        let sum = u64::from_str_radix(sum, 16).expect("a checksum");
        let double = tokens.iter().position(|token| token == "x2").unwrap_or(tokens.len());
        for (n, token) in tokens.iter().enumerate().filter(|(n, _)| *n != double) {
            let text = if n > double { format!("{token} {token}") } else { token.clone() };
            let made = parse(&text).joined(def());
            let [mv] = made.0[..] else { panic!("{text}: {made:?}") };
            let turn = &def().moves[mv.index()];
            assert_eq!(fnv(goes_to(&turn.map).into_iter()), sum, "{text}");
            clicks += 1;
            if mask == "7" {
                assert_eq!((turn.cost, turn.layers), (0, 0b111), "{text}");
                rotations.insert(turn.map.clone());
                continue;
            }
            assert_eq!(turn.cost, 1, "{text}");
            let (axis, positive) = cell_axis(cell.parse().expect("a cell"));
            let mask: u8 = mask.parse().expect("a mask");
            assert_eq!((turn.axis, turn.layers), (axis, if positive { mask } else { layers::mirrored(mask, 3) }));
            turns.insert(mv);
            // The click that the library writes is one of MC4D's for the move, and it writes no more clicks than necessary.
            let written = Click::for_move(TESS3, mv);
            assert!(tokens.contains(&written[0].token()) && (written.len() == 2) == (double == 0), "{text}");
        }
    }
    assert_eq!((rows.len(), turns.len(), rotations.len(), clicks), (626, 552, 74, 3584));
    assert_eq!(def().moves.len(), 552 + 92);
    assert_eq!(all_moves().filter(|mv| def().moves[mv.index()].cost == 1).count(), 552);
}

#[test]
fn turns_are_single_layer_turns_up_to_rotation() {
    // A turn up to rotations of the whole puzzle: the smallest of its 192 maps.
    let rotations: Vec<&[u8]> = def().moves[552..].iter().map(|mv| &*mv.map).collect();
    let held = |map: &[u8]| {
        let all = SignedPerm::rotations(4);
        assert!(all.len() == 192 && rotations.len() == 92);
        let images = all.iter().map(|r| {
            let places = &def().places;
            let index = |image| places.iter().position(|place| *place == image).expect("a place");
            places.iter().map(|place| map[index(place.image(r))]).collect::<Vec<u8>>()
        });
        images.min().expect("192 of them")
    };
    let single: HashSet<Vec<u8>> =
        def().moves[..def().solver_move_count].iter().step_by(23).map(|mv| held(&mv.map)).collect();
    assert_eq!((def().solver_move_count, single.len()), (276, 12));
    let double: HashSet<Vec<u8>> =
        def().moves[276..552].iter().map(|mv| held(&mv.map)).filter(|turn| single.contains(turn)).collect();
    assert_eq!(double, single);
}

#[test]
fn names_are_parsed_in_every_form() {
    let names: HashSet<&str> = def().moves.iter().map(|mv| mv.name.as_str()).collect();
    assert_eq!(names.len(), def().moves.len());
    for mv in all_moves() {
        let turn = &def().moves[mv.index()];
        assert_eq!(parse(&turn.name).0, [mv]);
        assert_eq!(parse(&format!("{}'", turn.name)).0, [turn.inverse], "{}'", turn.name);
    }
    let same = |one: &str, other: &str| assert_eq!(parse(one), parse(other), "{one} {other}");
    same("RF", "{1}RF");
    same("{2}RF", "{2-2}RF");
    same("{1-3}RF", "{1,2,3}RF");
    same("{1,3}RF", "{3,1}RF");
    same("{2-1}RF", "{1-2}RF");
    // Seen from the opposite cell, a turn goes the other way.
    for (one, other) in [("{3}RF", "LF'"), ("{2-3}RUF", "{1-2}LUF'"), ("{2}LFO", "{2}RFO"), ("{1,3}IU", "{1,3}OU'")] {
        same(one, other);
    }
    for (name, written) in [("{3}RF", "LB"), ("{2-3}RF2", "{1-2}LF2"), ("{2}LF", "{2}RB"), ("{1-3}LF", "{1-3}RB")] {
        assert_eq!(notation::print(TESS3, &parse(name)), written);
    }
    // Turning all three layers one after the other rotates the whole puzzle.
    assert_eq!(reached(&parse("RF {2}RF {3}RF")), reached(&parse("{1-3}RF")));
    assert_eq!(reached(&parse("RF {2}RF")), reached(&parse("{1-2}RF")));
    for (text, expected) in [
        ("{4}RF", LetterError::Layers(3)),
        ("{}RF", LetterError::Layers(3)),
        ("{1-2RF", LetterError::Layers(3)),
        ("{2}", LetterError::NoLetters),
        ("{2}RL", LetterError::OwnAxis { cell: 'R', found: 'L' }),
    ] {
        let fault = hypercube::parse(TESS3, text).expect_err(text).kind;
        assert_eq!(fault, NotationErrorKind::Letters(expected), "{text}");
    }
}

#[test]
fn clicks_are_read_as_in_mc4d() {
    let same = |one: &str, other: &str| assert_eq!(parse(one).joined(def()), parse(other).joined(def()), "{one}");
    same("184,1,7", "184,1,-1");
    same("184,1,7", "184,1,15");
    same("184,1,1", "184,1,0");
    same("184,1,1", "184,1,9");
    same("184,1,4", "184,1,12");
    same("185,2,1", "185,1,1 185,1,1");
    same("185,-2,2", "185,1,2 185,1,2");
    let fault = |token: &str| hypercube::parse(TESS3, token).expect_err(token).kind;
    let click = |fault| NotationErrorKind::Click(fault);
    assert_eq!(fault("184,1,8"), click(ClickError::NoSuchLayers { found: 8, most: 7 }));
    assert_eq!(fault("184,1,-2"), click(ClickError::NoSuchLayers { found: -2, most: 7 }));
    assert_eq!(fault("26,1,1"), click(ClickError::Core { grip: 26, cell: 'I' }));
    // Only turns about a face can be half turns.
    assert_eq!(fault("0,2,1"), click(ClickError::NoSuchDirection(2)));
    assert_eq!(fault("8,2,1"), click(ClickError::NoSuchDirection(2)));
    assert_eq!(fault("185,3,1"), click(ClickError::NoSuchDirection(3)));
}

#[test]
fn scrambles_follow_the_rules_of_mc4d() {
    assert_eq!(def().scramble_length, 46);
    let mut layers = [0; 3];
    for seed in 0..60 {
        let moves = scramble::turns(TESS3, 46, &mut scramble::generator(seed));
        assert_eq!((moves.0.len(), moves.length(def())), (46, 46));
        let defs: Vec<_> = moves.0.iter().map(|mv| &def().moves[mv.index()]).collect();
        assert!(defs.windows(2).all(|pair| pair[0].axis != pair[1].axis));
        for turn in defs {
            layers[turn.layers.trailing_zeros() as usize] += usize::from(turn.layers.count_ones() == 1);
        }
        let walk = scramble::walk(TESS3, 12, &mut scramble::generator(seed));
        assert_eq!((walk.joined(def()), walk.length(def())), (walk.clone(), 12));
        assert_eq!(check(&reached(&moves)), Ok(()));
    }
    assert!(layers.iter().sum::<usize>() == 60 * 46 && layers.iter().all(|n| n.abs_diff(60 * 46 / 3) < 130));
}

#[test]
fn the_net_has_a_distinct_place_for_each_sticker() {
    let net = &def().net;
    assert_eq!((net.facelets.len(), net.letters.len()), (216, 8));
    for (i, [x, y]) in net.facelets.iter().enumerate() {
        assert!(*x >= 0.0 && *y >= 0.0 && x + 1.0 <= net.size[0] && y + 1.0 <= net.size[1]);
        for [other_x, other_y] in &net.facelets[..i] {
            assert!((x - other_x).abs() > 0.99 || (y - other_y).abs() > 0.99);
        }
    }
}

#[test]
fn a_position_is_solved_even_after_the_time_limit() {
    let tables = &Tables::open(crate::support::tables::folder());
    let solver = solvers::default_of(TESS3).expect("a solver");
    let position = Position::random(TESS3, 9);
    let limits = Limits { timeout: Some(Duration::ZERO), ..Limits::default() };
    let outcome = solver.solve(position.facelets(), &limits, &Control::new(), tables, &|_| ()).expect("an outcome");
    assert!(position.facelets().after_all(&outcome.best.expect("a solution").moves).is_solved());
    let near = Position::solved(TESS3).after("OD {1,3}BDR DFR").expect("moves");
    let outcome = solver.solve(near.facelets(), &limits, &Control::new(), tables, &|_| ()).expect("an outcome");
    assert!(outcome.is_optimal() && outcome.best.expect("a solution").length == 3);
    // A stopped search gives no solution.
    let control = Control::new();
    solver.tables().prepare(&limits, &control, tables).expect("tables");
    control.stop();
    let outcome = solver.solve(position.facelets(), &limits, &control, tables, &|_| ()).expect("an outcome");
    assert_eq!(outcome.best, None);
}

/// An event with its times, which vary, set to zero.
fn timeless(event: SearchEvent) -> SearchEvent {
    let at = Duration::ZERO;
    match event {
        SearchEvent::Started { threads, .. } => SearchEvent::Started { tables: at, threads },
        SearchEvent::Joined { .. } => SearchEvent::Joined { at },
        SearchEvent::Bound { lower, .. } => SearchEvent::Bound { at, lower },
        SearchEvent::Found(found) => SearchEvent::Found(Solution { at, ..found }),
        SearchEvent::Optimal(found) => SearchEvent::Optimal(Solution { at, ..found }),
        other => other,
    }
}

#[test]
fn one_thread_with_a_node_limit_is_deterministic() {
    let tables = &Tables::open(crate::support::tables::folder());
    let solver = solvers::default_of(TESS3).expect("a solver");
    let position = Position::random(TESS3, 4);
    // Enough nodes for a round fitted to the remaining work, for six moves from solved, and for the proof of the bound.
    let limits = Limits { threads: 1, nodes: Some(20_000_000), timeout: None, ..Limits::default() };
    // Loaded beforehand, since only the first search would report the tables.
    solver.tables().prepare(&limits, &Control::new(), tables).expect("tables");
    let run = || {
        let events: Mutex<Vec<SearchEvent>> = Mutex::default();
        let tell = |event| events.lock().expect("no panic").push(timeless(event));
        let mut outcome =
            solver.solve(position.facelets(), &limits, &Control::new(), tables, &tell).expect("an outcome");
        outcome.elapsed = Duration::ZERO;
        outcome.best.as_mut().expect("a solution").at = Duration::ZERO;
        (events.into_inner().expect("no panic"), outcome)
    };
    let first = run();
    assert_eq!(first.1.reason, Reason::Nodes);
    assert!(first.1.lower > 7, "the proof of the bound has begun");
    assert!(first.0.iter().any(|event| matches!(event, SearchEvent::Found(_))));
    assert_eq!(run(), first);
}

#[test]
fn random_positions_are_solved_and_near_ones_optimally() {
    let tables = &Tables::open(crate::support::tables::folder());
    let solver = solvers::default_of(TESS3).expect("a solver");
    let mut in_phases = 0;
    for seed in 1..=3 {
        let position = Position::random(TESS3, seed);
        let limits = Limits { target: Some(usize::MAX), timeout: None, ..Limits::default() };
        let outcome = solver.solve(position.facelets(), &limits, &Control::new(), tables, &|_| ()).expect("an outcome");
        let best = outcome.best.expect("a solution");
        assert!(position.facelets().after_all(&best.moves).is_solved());
        assert!((outcome.lower..200).contains(&best.length) && outcome.lower >= 7);
        // A solution has no phases if moves of two phases were joined.
        let of_phases = best.phases.iter().map(|phase| phase.moves).sum::<usize>();
        assert!(best.phases.is_empty() || of_phases == best.moves.0.len());
        in_phases += usize::from(!best.phases.is_empty());
    }
    assert!(in_phases > 0);
    let near = Position::solved(TESS3).after("OD {1,3}BDR DFR {2}LU OUF").expect("moves");
    let outcome =
        solver.solve(near.facelets(), &Limits::default(), &Control::new(), tables, &|_| ()).expect("an outcome");
    assert!(outcome.is_optimal() && outcome.best.expect("a solution").length <= 5);
}

fn sequences() -> impl Strategy<Value = Sequence> {
    let moves = prop_oneof![0..644u16, prop::sample::select(vec![0u16, 1, 2, 92, 93, 184, 185, 276, 368, 460, 552])];
    proptest::collection::vec(moves.prop_map(Move::new), 0..40).prop_map(Sequence)
}

proptest! {
    #[test]
    fn letters_and_tokens_round_trip(sequence in sequences()) {
        prop_assert_eq!(parse(&notation::print(TESS3, &sequence)), sequence.clone());
        let tokens = hypercube::print_mc4d(TESS3, &sequence);
        prop_assert_eq!(parse(&tokens).joined(def()), sequence.joined(def()));
        let joined = sequence.joined(def());
        prop_assert_eq!((reached(&joined), joined.joined(def())), (reached(&sequence), joined.clone()));
        prop_assert!(joined.length(def()) <= sequence.length(def()));
    }

    #[test]
    fn facelets_round_trip(seed in any::<u64>()) {
        let state = scramble::uniform(TESS3, &mut scramble::generator(seed));
        let text = facelets::print(&state);
        prop_assert_eq!(text.len(), 216);
        prop_assert_eq!(facelets::parse(TESS3, &text), Ok(state.clone()));
        prop_assert_eq!(notation::parse_facelets_or_moves(TESS3, &text), Ok(notation::FaceletsOrMoves::Facelets(state)));
    }

    #[test]
    fn walks_reach_valid_states_and_their_inverses_solve_them(sequence in sequences()) {
        let state = reached(&sequence);
        prop_assert_eq!(check(&state), Ok(()));
        prop_assert!(state.after_all(&sequence.inverse(def())).is_solved());
        prop_assert_eq!(state.after_all(&sequence.inverse(def())), Facelets::solved(TESS3));
    }

    #[test]
    fn logs_round_trip_and_are_solved(scramble in sequences(), more in sequences()) {
        let log = Log::from_scramble(TESS3, &scramble).expect("moves of the puzzle");
        prop_assert_eq!(log.state(), reached(&scramble));
        let longer = log.with_turns(&more).expect("moves of the puzzle").with_solution(&more.inverse(def())).expect("moves of the puzzle");
        prop_assert_eq!(longer.state(), log.state());
        let again = read(write(&longer).as_bytes()).expect("what was written");
        prop_assert_eq!(again.history(), longer.history());
        prop_assert_eq!(again.puzzle(), TESS3);
        let solved = log.with_solution(&scramble.inverse(def())).expect("moves of the puzzle");
        prop_assert!(solved.is_solved());
        let counted = count_twists(TESS3, &scramble.inverse(def()).joined(def()));
        prop_assert!(solved.click_count_after_mark() >= counted);
    }

    #[test]
    fn parsing_any_text_of_valid_characters_does_not_panic(text in "[IBDLRUFO{}123'’,\\- \n0-9é]{0,60}") {
        let _ = hypercube::parse(TESS3, &text);
        let _ = read(format!("{HEADER}{text}.").as_bytes());
    }
}

#[test]
fn slices_of_a_click_are_its_layers() {
    let near = Click { grip: 4 * 27 + 25, positive: false, slices: Slices::OUTER };
    assert_eq!(direction(near.grip), Some([0, 0, 0, 1]));
    assert_eq!(near.to_move(TESS3), Some(move_named(TESS3, "RO")));
    for (mask, name) in [(2, "{2}RO"), (3, "{1-2}RO"), (5, "{1,3}RO"), (7, "{1-3}RO")] {
        let slices = Slices::from_mask(mask, 3).expect("layers");
        assert_eq!(Click { slices, ..near }.to_move(TESS3), Some(move_named(TESS3, name)));
    }
    assert_eq!((Slices::from_mask(0, 3), Slices::from_mask(8, 3), Slices::from_mask(-1, 3)), (None, None, None));
    assert_eq!(near.to_move(PuzzleId::Cube3), None);
    assert!(matches!(log("185,1,8.").history(), [Token::Click(click)] if click.to_move(TESS3).is_none()));
}
