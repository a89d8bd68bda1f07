//! The 3x3x3x3: its stickers and moves against MC4D's, its states, its notation and its logs.

use std::collections::HashSet;

use crate::support::{data, move_named};
use proptest::prelude::*;
use unfold_engine::mc4d::{Log, LogError, Notice, Token, read, twists, write};
use unfold_engine::notation::{self, LetterError, NotationErrorKind, facelets, hypercube};
use unfold_engine::position::Position;
use unfold_engine::puzzle::geometry::SignedPerm;
use unfold_engine::puzzle::hypercube::grips::{Click, Slices, direction, grip};
use unfold_engine::puzzle::hypercube::{cell, cell_axis, layers, token::BadClick};
use unfold_engine::puzzle::painting::Painting;
use unfold_engine::puzzle::painting_check::{PaintingCheck, PaintingErrorKind, check, repairs};
use unfold_engine::puzzle::pieces::{Kind, Pieces};
use unfold_engine::puzzle::{Facelets, InvalidState, Move, PuzzleDef, PuzzleId, Sequence, perm, scramble};
use unfold_engine::puzzles::{solvers, tess3::Tess3};
use unfold_engine::search::{Limits, SolveError};
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

/// The words of the lines of a file of reference data.
fn rows(path: &str) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(data(path)).expect("a file of the corpora");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split(' ').map(String::from).collect()).collect()
}

/// FNV-1a, 64 bits.
fn fnv(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// The place to which each facelet goes.
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
        // A click on a sticker turns its cell about the direction in which the piece lies from the centre of the cell.
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
            // What is written for the move is among the ways to make it, with as few clicks as any.
            let written = Click::of_move(TESS3, mv);
            assert!(tokens.contains(&written[0].token()) && (written.len() == 2) == (double == 0), "{text}");
        }
    }
    assert_eq!((rows.len(), turns.len(), rotations.len(), clicks), (626, 552, 74, 3584));
    assert_eq!(def().moves.len(), 552 + 92);
    assert_eq!(all_moves().filter(|mv| def().moves[mv.index()].cost == 1).count(), 552);
}

#[test]
fn up_to_rotation_the_turns_are_those_of_single_layers() {
    // The stickers of all cells, however the puzzle is held, named by where a fixed corner piece is.
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
    let single: HashSet<Vec<u8>> = def().moves[..def().turns].iter().step_by(23).map(|mv| held(&mv.map)).collect();
    assert_eq!((def().turns, single.len()), (276, 12));
    let double: HashSet<Vec<u8>> =
        def().moves[276..552].iter().map(|mv| held(&mv.map)).filter(|turn| single.contains(turn)).collect();
    assert_eq!(double, single);
}

#[test]
fn names_are_read_in_every_form() {
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
    // Seen from the opposite cell, a turn goes the other way round.
    for (one, other) in [("{3}RF", "LF'"), ("{2-3}RUF", "{1-2}LUF'"), ("{2}LFO", "{2}RFO"), ("{1,3}IU", "{1,3}OU'")] {
        same(one, other);
    }
    for (name, written) in [("{3}RF", "LB"), ("{2-3}RF2", "{1-2}LF2"), ("{2}LF", "{2}RB"), ("{1-3}LF", "{1-3}RB")] {
        assert_eq!(notation::print(TESS3, &parse(name)), written);
    }
    // Three layers, one after the other, are the whole.
    assert_eq!(reached(&parse("RF {2}RF {3}RF")), reached(&parse("{1-3}RF")));
    assert_eq!(reached(&parse("RF {2}RF")), reached(&parse("{1-2}RF")));
    for (text, expected) in [
        ("{4}RF", LetterError::Layers(3)),
        ("{}RF", LetterError::Layers(3)),
        ("{1-2RF", LetterError::Layers(3)),
        ("{2-1}RF", LetterError::Layers(3)),
        ("{2}", LetterError::NoLetters),
        ("{2}RL", LetterError::OwnAxis { cell: 'R', found: 'L' }),
    ] {
        let fault = hypercube::parse(TESS3, text).expect_err(text).fault;
        assert_eq!(fault, NotationErrorKind::Letters(expected), "{text}");
    }
}

#[test]
fn clicks_are_read_as_mc4d_opens_them() {
    let same = |one: &str, other: &str| assert_eq!(parse(one).joined(def()), parse(other).joined(def()), "{one}");
    same("184,1,7", "184,1,-1");
    same("184,1,7", "184,1,15");
    same("184,1,1", "184,1,0");
    same("184,1,1", "184,1,9");
    same("184,1,4", "184,1,12");
    same("185,2,1", "185,1,1 185,1,1");
    same("185,-2,2", "185,1,2 185,1,2");
    let fault = |token: &str| hypercube::parse(TESS3, token).expect_err(token).fault;
    let click = |fault| NotationErrorKind::Click(fault);
    assert_eq!(fault("184,1,8"), click(BadClick::NoSuchLayers { found: 8, most: 7 }));
    assert_eq!(fault("184,1,-2"), click(BadClick::NoSuchLayers { found: -2, most: 7 }));
    assert_eq!(fault("26,1,1"), click(BadClick::Core { grip: 26, cell: 'I' }));
    // A half turn is one about a face.
    assert_eq!(fault("0,2,1"), click(BadClick::NoSuchDirection(2)));
    assert_eq!(fault("8,2,1"), click(BadClick::NoSuchDirection(2)));
    assert_eq!(fault("185,3,1"), click(BadClick::NoSuchDirection(3)));
}

/// The product of numbers, in decimal digits.
fn product(numbers: impl Iterator<Item = u64>) -> String {
    let mut digits = vec![1u64];
    for number in numbers {
        let mut carry = 0;
        for digit in &mut digits {
            let value = *digit * number + carry;
            (*digit, carry) = (value % 10, value / 10);
        }
        while carry > 0 {
            digits.push(carry % 10);
            carry /= 10;
        }
    }
    digits.iter().rev().map(u64::to_string).collect()
}

#[test]
fn the_sums_leave_as_many_states_as_the_group_of_the_moves_has() {
    // 24! * 32!/2 * 16!/2 * 2^23 * 6^31*3 * 12^15*4: the factors 2 are left out of 4 * 3 = 12 and of the last 2 of 2^23.
    let numbers = (1..=24).chain(3..=32).chain(3..=16);
    let turned = [(2, 23), (6, 31), (3, 1), (12, 15), (4, 1)].into_iter().flat_map(|(n, times)| vec![n; times]);
    let by_sums = product(numbers.chain(turned));
    // The order of the group that the moves generate on the 216 stickers, by Schreier and Sims.
    let order = "1756772880709135843168526079081025059614484630149557651477156021733236798970168550600274887650082354207\
                 129600000000000000";
    assert_eq!(by_sums, order);
}

#[test]
fn the_numbers_of_states_after_few_moves_are_known() {
    let mut seen = HashSet::new();
    let mut frontier = vec![Tess3::solved()];
    seen.insert(Tess3::solved());
    let mut counts = vec![1];
    for _ in 0..2 {
        let mut next = Vec::new();
        for state in &frontier {
            let facelets = state.to_facelets();
            for mv in def().solver_moves() {
                let (state, _) = Tess3::from_facelets(&facelets.after(mv)).expect("a state");
                if seen.insert(state) {
                    next.push(state);
                }
            }
        }
        frontier = next;
        counts.push(seen.len() - counts.iter().sum::<usize>());
    }
    assert_eq!(counts, [1, 276, 58478]);
}

/// The facelets after the colours of one piece are exchanged in a way: `order[n]` is the sticker that goes to place `n` of it.
fn turned(facelets: &Facelets, place: &str, order: &[usize]) -> Facelets {
    let slot = Pieces::of(TESS3).slots.iter().find(|slot| slot.name == place).expect("a place");
    let colours: Vec<u8> = order.iter().map(|&n| facelets.colours()[slot.facelets[n]]).collect();
    facelets.repainted(|all| slot.facelets.iter().zip(colours).for_each(|(&i, c)| all[i] = c)).expect("colours")
}

/// The facelets after two pieces are exchanged, sticker by sticker in the order of their letters.
fn swapped(facelets: &Facelets, one: &str, other: &str) -> Facelets {
    let at = |name: &str| {
        let slot = Pieces::of(TESS3).slots.iter().find(|slot| slot.name == name).expect("a place");
        slot.facelets.clone()
    };
    let pairs: Vec<_> = at(one).into_iter().zip(at(other)).collect();
    facelets.repainted(|all| pairs.iter().for_each(|&(i, j)| all.swap(i, j))).expect("colours")
}

#[test]
fn one_piece_turned_or_two_exchanged_is_no_state() {
    let held = [parse(""), parse("{1-3}RF"), parse("{1-3}UF {1-3}RUO FRI {2}UF {1-2}RUO {1,3}IF2")];
    for start in held.iter().map(reached) {
        assert_eq!(check(&start), Ok(()));
        let error = |facelets: &Facelets| check(facelets).expect_err("not a state");
        assert_eq!(error(&turned(&start, "UF", &[1, 0])), InvalidState::TwoColourFlip);
        assert_eq!(error(&turned(&start, "UFR", &[1, 0, 2])), InvalidState::ThreeColourSwap);
        assert_eq!(error(&turned(&start, "UFRO", &[1, 2, 0, 3])), InvalidState::TwistSum);
        assert!(matches!(error(&turned(&start, "UFRO", &[1, 0, 2, 3])), InvalidState::Mirrored { .. }));
        assert_eq!(error(&swapped(&start, "UF", "UB")), InvalidState::PermutationParity);
        assert_eq!(error(&swapped(&start, "UFR", "UBR")), InvalidState::PermutationParity);
        // These are possible: two flips, two exchanges, three stickers of a piece in a circle, exchanges of both kinds.
        for fine in [
            turned(&turned(&start, "UF", &[1, 0]), "DI", &[1, 0]),
            turned(&turned(&start, "UFR", &[1, 0, 2]), "DLI", &[0, 2, 1]),
            turned(&start, "UFR", &[1, 2, 0]),
            turned(&turned(&start, "UFRO", &[1, 2, 0, 3]), "UFRO", &[1, 2, 0, 3])
                .repainted(|_| ())
                .map(|twisted| turned(&twisted, "UFRO", &[1, 2, 0, 3]))
                .expect("colours"),
            turned(&start, "UFRO", &[1, 0, 3, 2]),
            swapped(&swapped(&start, "UF", "UB"), "UFR", "UBR"),
        ] {
            assert_eq!(check(&fine), Ok(()));
        }
        // Two four-coloured pieces cannot lie in each other's places alone, in whichever orientation.
        let pair = swapped(&swapped(&start, "UFRO", "DBRO"), "UF", "UB");
        assert!(matches!(error(&pair), InvalidState::PermutationParity));
    }
}

#[test]
fn colours_and_centres_that_cannot_be_are_named() {
    let solved = Facelets::solved(TESS3);
    let centre = |letter: char| {
        let slot = Pieces::of(TESS3).slots.iter().find(|slot| slot.name == letter.to_string()).expect("a centre");
        slot.facelets[0]
    };
    let [u, d, r] = ['U', 'D', 'R'].map(centre);
    let error = |change: &dyn Fn(&mut [u8])| {
        let facelets = solved.repainted(change).expect("colours");
        check(&facelets).expect_err("not a state")
    };
    assert_eq!(error(&|all| all.swap(u, d)), InvalidState::CentresMisplaced);
    assert_eq!(error(&|all| all.swap(u, r)), InvalidState::CentresMisplaced);
    assert_eq!(error(&|all| all[u] = all[d]), InvalidState::CentreTwice { colour: 2, faces: ['D', 'U'] });
    assert!(matches!(error(&|all| all[0] = (all[0] + 1) % 8), InvalidState::ColourCount { .. }));
    // A mirrored hypercube: every sticker is there, but no turns lead there.
    let mirrored = error(&|all| all.iter_mut().for_each(|c| *c = [7, 1, 2, 3, 4, 5, 6, 0][usize::from(*c)]));
    assert_eq!(mirrored, InvalidState::CentresMisplaced);
    let sticker = |(place, n): (&str, usize)| {
        Pieces::of(TESS3).slots.iter().find(|slot| slot.name == place).expect("a place").facelets[n]
    };
    let swap = |all: &mut [u8], one, other| all.swap(sticker(one), sticker(other));
    assert!(matches!(error(&|all| swap(all, ("UF", 0), ("RO", 0))), InvalidState::PieceTwice { .. }));
    assert!(matches!(error(&|all| swap(all, ("UF", 0), ("DB", 1))), InvalidState::NoSuchPiece { .. }));
    let painting = |change: &dyn Fn(&mut [u8])| Painting::of(&solved.repainted(change).expect("colours"));
    let errors = PaintingCheck::of(&painting(&|all| all.swap(u, r))).errors;
    assert_eq!(errors.len(), 1);
    assert_eq!(errors[0].what, PaintingErrorKind::State(InvalidState::CentresMisplaced));
    assert_eq!(errors[0].facelets.len(), 8);
}

#[test]
fn random_states_are_states_and_all_parities_occur_evenly() {
    let mut random = scramble::generator(11);
    let (mut odd, mut flips, mut hands, mut twists) = (0, 0, 0, [0; 3]);
    const DRAWN: usize = 1200;
    let solved = Tess3::solved();
    let mut home = [0; 72];
    for _ in 0..DRAWN {
        let facelets = scramble::uniform(TESS3, &mut random);
        let (state, held) = Tess3::from_facelets(&facelets).expect("a state");
        assert_eq!((state.to_facelets(), held), (facelets, SignedPerm::IDENTITY));
        let lies = state.lies();
        let pieces: Vec<u8> = lies.iter().map(|lie| lie.piece).collect();
        assert_eq!(perm::is_odd(&pieces[..24]), perm::is_odd(&pieces[24..56]));
        odd += usize::from(perm::is_odd(&pieces[..24]));
        for (n, lie) in lies.iter().enumerate() {
            home[n] += usize::from(*lie == solved.lies()[n]);
        }
        // Of the first and the last of each kind, every orientation is equally likely.
        for place in [0, 23] {
            let lie = lies[place];
            let [a, b] = [0, 1].map(|n| (0..4).filter(|&axis| direction_of(lie.piece)[axis] != 0).nth(n).expect("two"));
            flips += usize::from(lie.ori.at(a) > lie.ori.at(b));
        }
        hands += usize::from(lies[24].ori.is_odd()) + usize::from(lies[55].ori.is_odd());
        twists[usize::from(lies[71].ori.images()[0] % 3)] += 1;
    }
    let about = |found: usize, expected: usize| {
        let off = found.abs_diff(expected);
        assert!(off * off <= 25 * expected, "{found} instead of {expected}");
    };
    about(odd, DRAWN / 2);
    about(flips, DRAWN);
    about(hands, DRAWN);
    assert!(twists.iter().all(|n| *n > DRAWN / 8), "{twists:?}");
    // A piece lies at home rightly once in 24 * 2, 32 * 6 or 16 * 12 draws.
    about(home[..24].iter().sum(), DRAWN / 2);
    about(home[24..56].iter().sum(), DRAWN / 6);
    about(home[56..].iter().sum(), DRAWN / 12);
}

/// The home of a piece, found as the facelets of the solved puzzle show it.
fn direction_of(piece: u8) -> [i8; 4] {
    let mut all: Vec<[i8; 4]> = def().places.iter().map(|place| place.cubie.map(i8::signum)).collect();
    let colours = |place: &[i8; 4]| place.iter().filter(|c| **c != 0).count();
    all.retain(|place| colours(place) > 1);
    all.sort_by_key(|place| (colours(place), [place[3], place[2], place[1], place[0]]));
    all.dedup();
    all[usize::from(piece)]
}

#[test]
fn paintings_are_completed_and_repaired() {
    let state = scramble::uniform(TESS3, &mut scramble::generator(4));
    let mut painting = Painting::of(&state);
    assert_eq!(PaintingCheck::of(&painting).errors, []);
    let slots = &Pieces::of(TESS3).slots;
    let blanked = slots.iter().find(|slot| slot.kind == Kind::ThreeColour).expect("a place");
    for &i in &blanked.facelets {
        painting.paint(i, None);
    }
    let check = PaintingCheck::of(&painting);
    assert!(check.errors.is_empty());
    // Only one piece is left, but it may lie in three ways.
    assert!(check.forced.is_empty());
    painting.paint(blanked.facelets[0], Some(state.colours()[blanked.facelets[0]]));
    let forced = PaintingCheck::of(&painting).forced;
    assert!(forced.len() == 2 && forced.iter().all(|&(i, colour)| state.colours()[i] == colour));
    let blank = PaintingCheck::of(&Painting::blank(TESS3));
    assert_eq!((blank.errors.len(), blank.forced.len()), (0, 0));
    for wrong in [
        turned(&state, "UF", &[1, 0]),
        turned(&state, "UFR", &[1, 0, 2]),
        turned(&state, "UFRO", &[1, 2, 0, 3]),
        turned(&state, "UFRO", &[1, 0, 2, 3]),
    ] {
        let repairs = repairs::repairs(&Painting::of(&wrong), None);
        assert_eq!(repairs.len(), 1);
        let mended = repairs[0].applied(&Painting::of(&wrong));
        assert_eq!(PaintingCheck::of(&mended).errors, [], "{repairs:?}");
    }
}

#[test]
fn scrambles_are_those_of_mc4d() {
    assert_eq!(def().scramble, 46);
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
fn the_net_has_a_place_of_its_own_for_each_sticker() {
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
fn nothing_solves_it_yet() {
    assert!(def().solvers().is_empty() && solvers::default_of(TESS3).is_none());
    let folder = crate::support::temporary();
    let tables = Tables::open(folder.path());
    let position = Position::random(TESS3, 3);
    let no_solver = |error: SolveError| assert!(matches!(error, SolveError::NoSolver(TESS3)));
    no_solver(position.lower_bound(&tables).expect_err("no solver"));
    no_solver(position.search(&tables).start().finish().expect_err("no solver"));
    no_solver(solvers::solve(position.facelets(), &Limits::default(), &tables).expect_err("no solver"));
    assert_eq!(position.search(&tables).start().count(), 0);
    assert_eq!(Position::parse(TESS3, &position.to_string()), Ok(position));
}

const HEADER: &str =
    "MagicCube4D 3 0 0 {4,3,3} 3\n1.0 0.0 0.0 0.0\n0.0 1.0 0.0 0.0\n0.0 0.0 1.0 0.0\n0.0 0.0 0.0 1.0\n*\n";

fn log(history: &str) -> Log {
    read(format!("{HEADER}{history}").as_bytes()).unwrap_or_else(|fault| panic!("{history}: {fault:?}"))
}

#[test]
fn logs_are_read_as_mc4d_opens_them() {
    // A half turn of other programs is two clicks, and is written as two.
    let half = log("185,2,1 m| 185,-2,2.");
    assert_eq!((half.clicks(), half.clicks_after_mark(), half.count()), (4, 2, 2));
    assert!(write(&half).ends_with("\n185,1,1 185,1,1 m| 185,-1,2 185,-1,2.\n"));
    // Masks of no layer turn nothing, and count.
    let idle = log("185,1,8 185,1,16 184,1,9 184,1,-1 184,1,15 184,1,0.");
    assert_eq!((idle.clicks(), idle.count()), (6, 4));
    assert_eq!(idle.state(), reached(&parse("184,1,1 184,1,7 184,1,7 184,1,1")));
    let told: Vec<&Notice> =
        idle.notices().iter().filter(|notice| !matches!(notice, Notice::HeaderCount { .. })).collect();
    assert!(matches!(told[..], [Notice::MaskZero { clicks: 1, .. }, Notice::MaskBeyond { clicks: 5, .. }]), "{told:?}");
    assert_eq!(read(write(&idle).as_bytes()).map(|again| again.history().to_vec()), Ok(idle.history().to_vec()));
    for (history, expected) in [("26,1,1.", true), ("8,2,1.", true), ("184,1,-2.", true), ("184,1,4.", false)] {
        let result = read(format!("{HEADER}{history}").as_bytes());
        assert_eq!(matches!(result, Err(LogError::BadClick { .. })), expected, "{history}");
    }
    let header = |schlafli: &str| read(HEADER.replace("{4,3,3} 3", schlafli).as_bytes());
    let other =
        |schlafli: &str, length: &str| LogError::OtherPuzzle { schlafli: schlafli.into(), length: length.into() };
    assert_eq!(header("{4,3,3} 4"), Err(other("{4,3,3}", "4")));
    assert_eq!(header("{3,3,3} 3"), Err(other("{3,3,3}", "3")));
    assert_eq!(header("{5}x{4} 3"), Err(other("{5}x{4}", "3")));
    assert_eq!(header("{4}x{4} 3"), Err(LogError::OtherGrips { puzzle: TESS3, schlafli: "{4}x{4}".into() }));
    assert_eq!(read(format!("{}.", HEADER.replace("} 3", "} 3.0")).as_bytes()).map(|log| log.puzzle()), Ok(TESS3));
}

#[test]
fn published_solves_have_the_lengths_that_were_published() {
    for (file, clicks, moves) in
        [("andrew-luna-3x3x3x3-computer-assisted-122", 147, 122), ("charles-3x3x3x3-188", 191, 188)]
    {
        let content = std::fs::read(data(&format!("mc4d/logs/published/{file}.log"))).expect("a log");
        let log = read(&content).expect("a log");
        assert_eq!((log.twists()[1], log.solution().joined(def()).length(def())), (clicks, moves), "{file}");
        assert!(log.is_solved());
    }
}

#[test]
fn turns_are_joined_over_rotations_of_the_whole() {
    for (text, joined) in [
        ("RO {1-3}RF RO", "RO RF {1-3}RF"),
        ("RO {1-3}RO RO", "RO2 {1-3}RO"),
        ("RO {1-3}RO RO'", "{1-3}RO"),
        ("{2}RO {1-3}RO {2}RO", "{2}RO2 {1-3}RO"),
        ("RO {1-3}RO {2}RO", "RO {1-3}RO {2}RO"),
        ("{1-3}RO UF RB UF' {1-3}RO", "{1-3}RO UF RB UF' {1-3}RO"),
        ("{1-3}RO UF UF' {1-3}RO", "{1-3}RO2"),
    ] {
        let moves = parse(text).joined(def());
        assert_eq!(reached(&moves), reached(&parse(text)));
        // The turn that is joined over the rotation may be about another grip, as seen before it.
        assert_eq!(moves.length(def()), parse(joined).joined(def()).length(def()), "{text}");
    }
    assert_eq!(parse("RO {1-3}RO RO").joined(def()), parse("RO2 {1-3}RO"));
    assert_eq!(parse("{1-3}RO UF UF' {1-3}RO").joined(def()), parse("{1-3}RO2"));
    // The rotation carries U to R or to L: a turn of one of the two is joined.
    let lengths = ["UO {1-3}FO RO", "UO {1-3}FO LO"].map(|text| parse(text).joined(def()).length(def()));
    assert!(lengths == [1, 2] || lengths == [2, 1] || lengths == [0, 2] || lengths == [2, 0], "{lengths:?}");
    for apart in ["RF {2}RF RF", "RF LF RF", "RF UF RF"] {
        assert_eq!(parse(apart).joined(def()), parse(apart));
    }
}

fn sequences() -> impl Strategy<Value = Sequence> {
    let moves = prop_oneof![0..644u16, prop::sample::select(vec![0u16, 1, 2, 92, 93, 184, 185, 276, 368, 460, 552])];
    proptest::collection::vec(moves.prop_map(Move::new), 0..40).prop_map(Sequence)
}

proptest! {
    #[test]
    fn letters_and_tokens_are_read_back(sequence in sequences()) {
        prop_assert_eq!(parse(&notation::print(TESS3, &sequence)), sequence.clone());
        let tokens = hypercube::mc4d(TESS3, &sequence);
        prop_assert_eq!(parse(&tokens).joined(def()), sequence.joined(def()));
        let joined = sequence.joined(def());
        prop_assert_eq!((reached(&joined), joined.joined(def())), (reached(&sequence), joined.clone()));
        prop_assert!(joined.length(def()) <= sequence.length(def()));
    }

    #[test]
    fn facelets_are_read_back(seed in any::<u64>()) {
        let state = scramble::uniform(TESS3, &mut scramble::generator(seed));
        let text = facelets::print(&state);
        prop_assert_eq!(text.len(), 216);
        prop_assert_eq!(facelets::parse(TESS3, &text), Ok(state.clone()));
        prop_assert_eq!(notation::typed(TESS3, &text), Ok(notation::Typed::Facelets(state)));
    }

    #[test]
    fn walks_reach_states_and_undoing_them_solves(sequence in sequences()) {
        let state = reached(&sequence);
        prop_assert_eq!(check(&state), Ok(()));
        prop_assert!(state.after_all(&sequence.inverse(def())).is_solved());
        prop_assert_eq!(state.after_all(&sequence.inverse(def())), Facelets::solved(TESS3));
    }

    #[test]
    fn logs_are_read_back_and_solved(scramble in sequences(), more in sequences()) {
        let log = Log::of_scramble(TESS3, &scramble);
        prop_assert_eq!(log.state(), reached(&scramble));
        let longer = log.with_turns(&more).with_solution(&more.inverse(def()));
        prop_assert_eq!(longer.state(), log.state());
        let again = read(write(&longer).as_bytes()).expect("what was written");
        prop_assert_eq!(again.history(), longer.history());
        prop_assert_eq!(again.puzzle(), TESS3);
        let solved = log.with_solution(&scramble.inverse(def()));
        prop_assert!(solved.is_solved());
        let counted = twists(TESS3, &scramble.inverse(def()).joined(def()));
        prop_assert!(solved.clicks_after_mark() >= counted);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[IBDLRUFO{}123'’,\\- \n0-9é]{0,60}") {
        let _ = hypercube::parse(TESS3, &text);
        let _ = read(format!("{HEADER}{text}.").as_bytes());
    }
}

#[test]
fn slices_of_a_click_are_its_layers() {
    let near = Click { grip: 4 * 27 + 25, positive: false, slices: Slices::NEAR };
    assert_eq!(direction(near.grip), Some([0, 0, 0, 1]));
    assert_eq!(near.to_move(TESS3), Some(move_named(TESS3, "RO")));
    for (mask, name) in [(2, "{2}RO"), (3, "{1-2}RO"), (5, "{1,3}RO"), (7, "{1-3}RO")] {
        let slices = Slices::of_mask(mask, 3).expect("layers");
        assert_eq!(Click { slices, ..near }.to_move(TESS3), Some(move_named(TESS3, name)));
    }
    assert_eq!((Slices::of_mask(0, 3), Slices::of_mask(8, 3), Slices::of_mask(-1, 3)), (None, None, None));
    assert_eq!(near.to_move(PuzzleId::Cube3), None);
    assert!(matches!(log("185,1,8.").history(), [Token::Click(click)] if click.to_move(TESS3).is_none()));
}
