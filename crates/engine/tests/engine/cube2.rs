//! The 2x2x2: facelets compared with cubies, and its distances, identifiers and solver.

use std::collections::{HashMap, HashSet};
use unfold_engine::tables::Workers;

use crate::support::tables::shared_tables;
use proptest::prelude::*;
use unfold_engine::control::Control;
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::geometry::{SignedPerm, facelet_map};
use unfold_engine::puzzle::{
    Facelets, InvalidState, Metric, Move, PuzzleId, Sequence, canonical::Successors, scramble,
};
use unfold_engine::puzzles::cube2::tables::distances::{Distances, HTM_COUNTS, QTM_COUNTS, cost};
use unfold_engine::puzzles::cube2::{Cube2, Identifier, MOVES, STATES, search::OPTIMAL, turn};
use unfold_engine::search::{Limits, Outcome, Reason, Solver};

const CUBE2: PuzzleId = PuzzleId::Cube2;
/// God's number in each metric.
const MAX_DISTANCES: [(Metric, u8); 2] = [(Metric::Htm, 11), (Metric::Qtm, 14)];

/// The facelets of the cube after a rotation of the whole.
fn rotated(facelets: &Facelets, rotation: &SignedPerm) -> Facelets {
    let map = facelet_map(&CUBE2.def().places, rotation, |_| true);
    facelets.rearranged(&map)
}

fn solve(state: &Facelets, metric: Metric, all_optimal: bool) -> Outcome {
    let limits = Limits { metric: Some(metric), all_optimal, ..Limits::default() };
    OPTIMAL.solve(state, &limits, &Control::new(), shared_tables(), &|_| ()).expect("a state")
}

fn typed(text: &str) -> Facelets {
    notation::parse_facelets_or_moves(CUBE2, text).expect("a position").state(CUBE2)
}

#[test]
fn distances_are_the_published_ones_and_identifiers_unique() {
    let distances = Distances::compute(Workers::new(2, &Control::new())).expect("made");
    for (metric, expected) in [(Metric::Htm, &HTM_COUNTS[..]), (Metric::Qtm, &QTM_COUNTS[..])] {
        let mut found = vec![0; expected.len()];
        (0..STATES).for_each(|rank| found[usize::from(distances.distance(rank, metric))] += 1);
        assert_eq!(found, expected);
    }
    let mut all: Vec<Identifier> =
        (0..STATES).map(|rank| Identifier::from_facelets(&Cube2::unrank(rank).to_facelets())).collect();
    all.sort_unstable();
    assert!(all.windows(2).all(|pair| pair[0] < pair[1]));
}

#[test]
fn distances_equal_a_plain_search_on_facelets() {
    let distances = Distances::compute(Workers::new(1, &Control::new())).expect("made");
    for metric in [Metric::Htm, Metric::Qtm] {
        // Turns of all six faces, so states occur in several orientations; identifiers ignore the orientation.
        let turns: Vec<Move> =
            (0..18).map(Move::new).filter(|mv| CUBE2.def().moves[mv.index()].cost_in(metric) == 1).collect();
        let start = Facelets::solved(CUBE2);
        let mut seen = HashSet::from([Identifier::from_facelets(&start)]);
        let mut border = vec![start];
        for distance in 0..5u8 {
            assert_eq!(
                border.len() as u64,
                if metric == Metric::Htm { &HTM_COUNTS[..] } else { &QTM_COUNTS[..] }[usize::from(distance)]
            );
            let mut next = Vec::new();
            for state in &border {
                let rank = Cube2::from_facelets(state).expect("a state").normalized().rank();
                assert_eq!(distances.distance(rank, metric), distance);
                next.extend(
                    turns.iter().map(|&mv| state.after(mv)).filter(|to| seen.insert(Identifier::from_facelets(to))),
                );
            }
            border = next;
        }
    }
}

#[test]
fn a_stopped_build_returns_an_error() {
    let control = Control::new();
    control.stop();
    assert!(Distances::compute(Workers::new(2, &control)).is_err());
}

#[test]
fn cubie_turn_is_facelet_turn() {
    let mut random = scramble::generator(5);
    for _ in 0..50 {
        let facelets = scramble::uniform(CUBE2, &mut random);
        let cube = Cube2::from_facelets(&facelets).expect("a state");
        assert_eq!(cube.orientation(), SignedPerm::IDENTITY);
        for mv in 0..MOVES {
            assert_eq!(cube.after(mv).to_facelets(), facelets.after(turn(mv)));
            assert_eq!(usize::from(CUBE2.def().moves[turn(mv).index()].quarters), usize::from(cost(mv, Metric::Qtm)));
        }
    }
    let names: HashSet<&str> = (0..MOVES).map(|mv| CUBE2.def().moves[turn(mv).index()].name.as_str()).collect();
    assert_eq!(names, HashSet::from(["R", "R2", "R'", "U", "U2", "U'", "F", "F2", "F'"]));
}

#[test]
fn all_24_orientations_give_the_same_state() {
    let rotations = SignedPerm::rotations(3);
    let mut random = scramble::generator(6);
    for _ in 0..20 {
        let facelets = scramble::uniform(CUBE2, &mut random);
        let cube = Cube2::from_facelets(&facelets).expect("a state");
        let mut seen = HashSet::new();
        for rotation in &rotations {
            let lying = rotated(&facelets, rotation);
            let read = Cube2::from_facelets(&lying).expect("a state");
            assert_eq!((read.orientation(), read.normalized(), read.to_facelets()), (*rotation, cube, lying.clone()));
            assert_eq!(Identifier::from_facelets(&lying), Identifier::from_facelets(&facelets));
            // With the colours renamed, the same turns solve it.
            assert_eq!(read.recoloured().orientation(), SignedPerm::IDENTITY);
            let walk = scramble::walk(CUBE2, 6, &mut random);
            let after = Cube2::from_facelets(&lying.after_all(&walk)).expect("a state").recoloured();
            assert_eq!(after.to_facelets(), read.recoloured().to_facelets().after_all(&walk));
            seen.insert(lying);
        }
        assert_eq!(seen.len(), 24);
    }
}

#[test]
fn moves_of_opposite_faces_differ_by_a_rotation() {
    for turns in ["U D'", "R L'", "F B'", "U2 D2", "x", "y'", "z2"] {
        assert!(typed(turns).is_solved(), "{turns}");
    }
    assert!(!typed("U D").is_solved());
    for (one, other) in [("U", "D"), ("R2", "L2"), ("F'", "B'")] {
        assert_eq!(Identifier::from_facelets(&typed(one)), Identifier::from_facelets(&typed(other)));
    }
    for wrong in ["M", "Rw", "S'", "E2"] {
        assert!(notation::parse(CUBE2, wrong).is_err(), "{wrong}");
    }
}

#[test]
fn the_reference_example_has_its_distances() {
    let state = typed("002140534352524214031513");
    assert_eq!(Identifier::from_facelets(&state).to_string(), "002140534352524214031513");
    assert_eq!(Identifier::from_facelets(&state).to_facelets(), state);
    let [htm, qtm] =
        [Metric::Htm, Metric::Qtm].map(|metric| solve(&state, metric, false).best.expect("a solution").length);
    assert_eq!((htm, qtm), (7, 8));
    // The solved cube in another orientation: another string, the same identifier.
    let turned = typed("000044335522443355221111");
    assert!(turned.is_solved());
    assert_eq!(Identifier::from_facelets(&turned).to_string(), "000022443355224433551111");
}

#[test]
fn solutions_are_optimal_in_each_metric_and_turn_three_faces() {
    let distances = Distances::compute(Workers::new(2, &Control::new())).expect("made");
    let mut random = scramble::generator(7);
    for (metric, farthest) in MAX_DISTANCES {
        let far = distances.states_at(farthest, metric).step_by(50).map(|rank| Cube2::unrank(rank).to_facelets());
        let near = (0..60).map(|_| scramble::uniform(CUBE2, &mut random));
        let rotations = SignedPerm::rotations(3);
        for (n, state) in far.chain(near).enumerate() {
            let state = rotated(&state, &rotations[n % rotations.len()]);
            let outcome = solve(&state, metric, false);
            assert_eq!((outcome.reason, outcome.metric), (Reason::Optimal, metric));
            let best = outcome.best.expect("a solution");
            let rank = Cube2::from_facelets(&state).expect("a state").normalized().rank();
            assert_eq!(best.length, usize::from(distances.distance(rank, metric)));
            assert_eq!(best.moves.length_in(CUBE2.def(), metric), best.length);
            assert!(best.moves.0.iter().all(|mv| mv.index() < 9) && state.after_all(&best.moves).is_solved());
        }
    }
}

/// Number of canonical sequences of total cost `left`, of U, R and F only, that solve a state; tries all.
fn count(state: &Facelets, metric: Metric, left: usize, last: Option<usize>, follow: &Successors) -> usize {
    let moves = &CUBE2.def().moves[..9];
    if left == 0 {
        return usize::from(state.is_solved());
    }
    let may = |mv: &usize| last.is_none_or(|last| follow.allows(last, *mv));
    let fits = |mv: &usize| usize::from(moves[*mv].cost_in(metric)) <= left;
    (0..9)
        .filter(may)
        .filter(fits)
        .map(|mv| {
            count(
                &state.after(Move::new(mv as u16)),
                metric,
                left - usize::from(moves[mv].cost_in(metric)),
                Some(mv),
                follow,
            )
        })
        .sum()
}

#[test]
fn all_optimal_solutions_are_found_once() {
    let follow = Successors::new(&CUBE2.def().moves[..9]);
    for (walk, metric) in [
        ("R U2 F'", Metric::Htm),
        ("R2 U2 R2 U2 R2", Metric::Htm),
        ("R2 U2 F2", Metric::Qtm),
        ("R U R' U' R", Metric::Qtm),
        ("", Metric::Htm),
    ] {
        let state = typed(walk);
        let outcome = solve(&state, metric, true);
        let all = outcome.all.expect("a list");
        assert!(all.is_complete());
        let length = outcome.best.expect("a solution").length;
        assert_eq!(all.count as usize, count(&state, metric, length, None, &follow), "{walk} {metric}");
        let distinct: HashSet<&[Move]> = all.solutions.iter().map(|s| &s.moves.0[..]).collect();
        assert_eq!(distinct.len(), all.solutions.len());
    }
}

#[test]
fn impossible_facelets_have_distinct_errors() {
    let solved = facelets::print(&Facelets::solved(CUBE2));
    let with = |changes: &[(usize, char)]| {
        let mut letters: Vec<char> = solved.chars().collect();
        changes.iter().for_each(|&(i, c)| letters[i] = c);
        let text: String = letters.into_iter().collect();
        Cube2::from_facelets(&facelets::parse(CUBE2, &text).expect("letters")).expect_err("impossible")
    };
    // The facelets U4, R1 and F2 of URF.
    let [u, r, f] = [3, 4, 9];
    assert_eq!(with(&[(u, 'R'), (r, 'F'), (f, 'U')]), InvalidState::TwistSum);
    assert_eq!(with(&[(u, 'R'), (r, 'U')]), InvalidState::Mirrored { piece: "URF".into(), place: "URF".into() });
    // D1, of DLF, and R1 exchanged: both corners are impossible.
    let InvalidState::NoSuchPiece { place, colours } = with(&[(r, 'D'), (12, 'R')]) else { panic!("another fault") };
    assert!([("URF", "UDF"), ("DLF", "RLF")].contains(&(place.as_str(), colours.as_str())));
    assert!(matches!(with(&[(u, 'R')]), InvalidState::ColourCount { .. }));
    // URF gets the colours of DFR, and DBL those of ULB, so two pieces occur twice.
    let mut twice = CUBE2.def().solved.clone();
    let slots = &unfold_engine::puzzle::pieces::Pieces::for_puzzle(CUBE2).slots;
    let at = |name: &str| slots.iter().find(|s| s.name == name).expect("a place").facelets.clone();
    for (to, from) in [("URF", "DFR"), ("DBL", "ULB")] {
        let shown: Vec<u8> = at(from).iter().map(|&i| CUBE2.def().solved[i]).collect();
        at(to).iter().zip(shown).for_each(|(&i, colour)| twice[i] = colour);
    }
    let twice = Facelets::new(CUBE2, twice).expect("colours of the puzzle");
    let places = ["URF".to_owned(), "DFR".to_owned()];
    let error = Cube2::from_facelets(&twice).expect_err("impossible");
    let InvalidState::DuplicatePiece { piece, places: found } = error else { panic!("{error:?}") };
    assert!(["DFR", "ULB"].contains(&piece.as_str()));
    assert!(found.iter().all(|p| places.contains(p)) || found.contains(&"DBL".to_owned()));
}

proptest! {
    #[test]
    fn unrank_then_rank(rank in 0..STATES) {
        let cube = Cube2::unrank(rank);
        prop_assert_eq!(cube.rank(), rank);
        prop_assert_eq!(Cube2::from_facelets(&cube.to_facelets()), Ok(cube));
        let identifier = Identifier::from_facelets(&cube.to_facelets());
        prop_assert_eq!(notation::parse_facelets_or_moves(CUBE2, &identifier.to_string()).map(|t| Identifier::from_facelets(&t.state(CUBE2))), Ok(identifier));
    }

    #[test]
    fn parsing_any_text_does_not_panic(text in "\\PC{0,40}") {
        let _ = notation::parse_facelets_or_moves(CUBE2, &text);
    }

    #[test]
    fn parsing_any_digits_does_not_panic(text in "[0-9 ]{20,30}") {
        if let Ok(typed) = notation::parse_facelets_or_moves(CUBE2, &text) {
            let state = typed.state(CUBE2);
            let _ = (Cube2::from_facelets(&state), Identifier::from_facelets(&state));
        }
    }

    #[test]
    fn any_colours_are_accepted_or_rejected_without_panic(colours in proptest::collection::vec(0u8..7, 23..26)) {
        let fits = colours.len() == 24 && colours.iter().all(|&colour| colour < 6);
        let facelets = Facelets::new(CUBE2, colours);
        prop_assert_eq!(facelets.is_ok(), fits);
        if let Ok(facelets) = facelets {
            let _ = (Cube2::from_facelets(&facelets), Identifier::from_facelets(&facelets));
        }
    }
}

#[test]
fn a_walk_never_turns_a_face_twice_in_a_row() {
    let mut random = scramble::generator(9);
    let walk: Sequence = scramble::walk(CUBE2, 500, &mut random);
    assert!(walk.0.windows(2).all(|pair| pair[0].index() / 3 != pair[1].index() / 3 && pair[0].index() < 9));
    let mut times_by_move: HashMap<usize, usize> = HashMap::new();
    walk.0.iter().for_each(|mv| *times_by_move.entry(mv.index()).or_default() += 1);
    assert_eq!(times_by_move.len(), 9);
}

#[test]
fn an_unsupported_metric_is_rejected() {
    for solver in unfold_engine::puzzles::solvers::all() {
        let state = Facelets::solved(solver.puzzle());
        for metric in unfold_engine::puzzle::metric::ALL {
            let limits = Limits { metric: Some(metric), target: Some(0), ..Limits::default() };
            let result = solver.solve(&state, &limits, &Control::new(), shared_tables(), &|_| ());
            assert_eq!(result.is_ok(), solver.metrics().contains(&metric), "{} {metric}", solver.name());
        }
    }
}
