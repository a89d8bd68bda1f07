//! First crosses, checked on facelets alone: counts, lengths and published numbers.

use std::sync::{Arc, OnceLock};
use unfold_engine::tables::Workers;

use rand::RngExt;
use unfold_engine::control::Control;
use unfold_engine::notation;
use unfold_engine::puzzle::cubes::{FACE_TURNS, LETTERS};
use unfold_engine::puzzle::{Facelets, InvalidState, Move, PuzzleDef, PuzzleId, Sequence, scramble};
use unfold_engine::puzzles::cube3::search::cross::{CodeError, Cross, F2lSlot, FACES, TieBreaker};
use unfold_engine::puzzles::cube3::search::cross_rows::{CrossRowError, CrossRowsCheck, MAX_FAULTS};
use unfold_engine::puzzles::cube3::search::{cross, cross_rows};
use unfold_engine::puzzles::cube3::tables::cross::{CROSSES, CrossTables, DISTRIBUTION};
use unfold_engine::puzzles::cube3::tables::xcross::{WITH_CORNER, WITH_EDGE, WITH_PAIR, XcrossTables};
use unfold_engine::puzzles::cube3::{Cube3, FaceletLayout, first_cross};
use unfold_engine::search::SolveError;
use unfold_engine::tables::TableError;

fn def() -> &'static PuzzleDef {
    PuzzleId::Cube3.def()
}

fn tables() -> &'static XcrossTables {
    static TABLES: OnceLock<XcrossTables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let cross = CrossTables::build(&Control::new()).expect("tables");
        XcrossTables::build(Arc::new(cross), Workers::new(2, &Control::new())).expect("tables")
    })
}

fn after(moves: &str) -> Facelets {
    let moves = notation::parse(PuzzleId::Cube3, moves).expect("moves");
    Facelets::solved(PuzzleId::Cube3).after_all(&moves)
}

/// A random state in a random orientation.
fn random(seed: u64) -> Facelets {
    let mut random = scramble::generator(seed);
    let rotations: Vec<u16> =
        (0..def().moves.len() as u16).filter(|m| def().moves[usize::from(*m)].cost == 0).collect();
    let held = (0..3).map(|_| Move::new(rotations[random.random_range(0..rotations.len())])).collect();
    scramble::uniform(PuzzleId::Cube3, &mut random).after_all(&Sequence(held))
}

fn in_quarters(moves: &Sequence) -> usize {
    moves.0.iter().map(|m| if m.index() % 3 == 1 { 2 } else { 1 }).sum()
}

/// All edge facelets and all corner facelets. The place of a piece is the index, in its list, of one particular facelet of the piece.
struct Pieces {
    edges: Vec<usize>,
    corners: Vec<usize>,
}

/// The places of the edges UR, UF, UL and UB, and of the corner and the edge of slot FR.
type CrossPlaces = ([usize; 4], usize, usize);

impl Pieces {
    fn new() -> Self {
        let anatomy = FaceletLayout::get();
        Self {
            edges: anatomy.edges.iter().flatten().map(|f| usize::from(*f)).collect(),
            corners: anatomy.corners.iter().flatten().map(|f| usize::from(*f)).collect(),
        }
    }

    /// Finds the pieces of the U cross and its slot FR by their colours alone, in any orientation of the cube.
    fn places(&self, state: &Facelets) -> CrossPlaces {
        let [u, r, f, _, l, b] = [0, 1, 2, 3, 4, 5].map(|face| state.colours()[9 * face + 4]);
        let find = |all: &[usize], size: usize, shown: u8, others: &[u8]| {
            all.iter()
                .enumerate()
                .find(|(i, facelet)| {
                    let piece: Vec<u8> =
                        all[i / size * size..][..size].iter().map(|facelet| state.colours()[*facelet]).collect();
                    state.colours()[**facelet] == shown && others.iter().all(|c| piece.contains(c))
                })
                .expect("a piece")
                .0
        };
        let edges = [r, f, l, b].map(|side| find(&self.edges, 2, u, &[side]));
        (edges, find(&self.corners, 3, u, &[r, f]), find(&self.edges, 2, f, &[r]))
    }

    /// For each turn, the image of each place of a list.
    fn turns(list: &[usize]) -> Vec<Vec<usize>> {
        let goes = |m: usize, from: &usize| {
            let to = def().moves[m].map.iter().position(|f| usize::from(*f) == *from).expect("a facelet");
            list.iter().position(|f| *f == to).expect("a facelet of the same kind")
        };
        (0..FACE_TURNS).map(|m| list.iter().map(|from| goes(m, from)).collect()).collect()
    }
}

/// Numbers of configurations by distance, and the distances of some positions.
struct Count {
    with_pair: Vec<u64>,
    with_corner: Vec<u64>,
    with_edge: Vec<u64>,
    alone: Vec<u64>,
    /// For each requested position, the distances of the cross alone and with the pair.
    asked: Vec<(usize, usize)>,
}

fn row(edges: &[usize; 4]) -> usize {
    edges.iter().fold(0, |row, edge| row * 24 + edge)
}

/// Counts all 190,080 * 24 * 16 crosses with a pair by breadth-first search on facelets. For each cross and corner place, a bit set
/// holds the edge places reached.
fn count(asked: &[CrossPlaces]) -> Count {
    type Sets = [u32; 24];
    let pieces = Pieces::new();
    let (edge_to, corner_to) = (Pieces::turns(&pieces.edges), Pieces::turns(&pieces.corners));
    let carried: Vec<[[u32; 256]; 3]> = edge_to
        .iter()
        .map(|to| {
            let image =
                |part: usize, bits: usize| (0..8).filter(|b| bits >> b & 1 == 1).map(|b| 1 << to[8 * part + b]).sum();
            std::array::from_fn(|part| std::array::from_fn(|bits| image(part, bits)))
        })
        .collect();
    let (edges, corner, edge) = pieces.places(&Facelets::solved(PuzzleId::Cube3));
    let mut reached: Vec<Sets> = vec![[0; 24]; 24usize.pow(4)];
    reached[row(&edges)][corner] = 1 << edge;
    let mut level: Vec<(usize, Sets)> = vec![(row(&edges), reached[row(&edges)])];
    let mut out = Count {
        with_pair: vec![1],
        with_corner: vec![1],
        with_edge: vec![1],
        alone: vec![1],
        asked: vec![(usize::MAX, usize::MAX); asked.len()],
    };
    for distance in 0.. {
        for (at, (edges, corner, edge)) in asked.iter().enumerate() {
            let sets = &reached[row(edges)];
            if sets.iter().any(|set| *set != 0) {
                out.asked[at].0 = out.asked[at].0.min(distance);
            }
            if sets[*corner] >> edge & 1 == 1 {
                out.asked[at].1 = out.asked[at].1.min(distance);
            }
        }
        let mut grown: Vec<Sets> = reached.clone();
        for (from, sets) in &level {
            let edges = [from / 13_824, from / 576 % 24, from / 24 % 24, from % 24];
            for m in 0..FACE_TURNS {
                let to = &mut grown[row(&edges.map(|edge| edge_to[m][edge]))];
                for (corner, set) in sets.iter().enumerate().filter(|(_, set)| **set != 0) {
                    let [low, middle, high, _] = set.to_le_bytes().map(usize::from);
                    to[corner_to[m][corner]] |= carried[m][0][low] | carried[m][1][middle] | carried[m][2][high];
                }
            }
        }
        level.clear();
        let mut new = [0u64; 4];
        for (at, (before, now)) in reached.iter().zip(&grown).enumerate().filter(|(_, (before, now))| before != now) {
            let fresh: Sets = std::array::from_fn(|corner| now[corner] & !before[corner]);
            let any = |sets: &Sets| sets.iter().fold(0, |all, set| all | set);
            new[0] += fresh.iter().map(|set| u64::from(set.count_ones())).sum::<u64>();
            new[1] += (0..24).filter(|c| before[*c] == 0 && now[*c] != 0).count() as u64;
            new[2] += u64::from((any(now) & !any(before)).count_ones());
            new[3] += u64::from(any(before) == 0);
            level.push((at, fresh));
        }
        reached = grown;
        if level.is_empty() {
            return out;
        }
        for (list, new) in
            [&mut out.with_pair, &mut out.with_corner, &mut out.with_edge, &mut out.alone].into_iter().zip(new)
        {
            if new > 0 {
                list.push(new);
            }
        }
    }
    unreachable!("the levels end")
}

/// True if the cross of a face is solved, judged by the facelets' coordinates.
fn is_cross_solved(state: &Facelets, face: usize) -> bool {
    let centre = |facelet: usize| state.colours()[facelet / 9 * 9 + 4];
    [1, 3, 5, 7].iter().map(|n| 9 * face + n).all(|facelet| {
        let cubie = def().places[facelet].cubie;
        (0..54).filter(|other| def().places[*other].cubie == cubie).all(|other| state.colours()[other] == centre(other))
    })
}

#[test]
fn lengths_equal_a_count_on_facelets() {
    let slots: Vec<F2lSlot> = (0..FACES as u8).flat_map(cross::slots).collect();
    assert_eq!(slots.len(), 24);
    let rotations: Vec<Vec<Move>> = (0..24)
        .map(|n| {
            let named = |name: &str| def().moves.iter().position(|m| m.name == name).map(|m| Move::new(m as u16));
            let up = [None, named("x"), named("x2"), named("x'"), named("z"), named("z'")][n / 4];
            up.into_iter().chain([None, named("y"), named("y2"), named("y'")][n % 4]).collect()
        })
        .collect();
    let pieces = Pieces::new();
    let letter = |state: &Facelets, face: usize| LETTERS[usize::from(state.colours()[9 * face + 4])];
    let mut asked: Vec<(Facelets, F2lSlot, CrossPlaces)> = Vec::new();
    for (n, slot) in (0..).zip(slots.iter().cycle()).take(24 * 16) {
        // The centres determine the rotation that brings the slot to U, between F and R.
        let state = scramble::uniform(PuzzleId::Cube3, &mut scramble::generator(n));
        let turned = rotations.iter().map(|rotation| state.after_all(&Sequence(rotation.clone()))).find(|turned| {
            let sides = [letter(turned, 1), letter(turned, 2)];
            letter(turned, 0) == LETTERS[usize::from(slot.face())] && sides.iter().all(|c| slot.name().contains(*c))
        });
        let lies = pieces.places(&turned.expect("one of 24 rotations"));
        asked.push((state, *slot, lies));
    }
    let count = count(&asked.iter().map(|(_, _, lies)| *lies).collect::<Vec<CrossPlaces>>());
    assert_eq!(count.alone, DISTRIBUTION);
    assert_eq!(
        (&count.with_corner[..], &count.with_edge[..], &count.with_pair[..]),
        (&WITH_CORNER[..], &WITH_EDGE[..], &WITH_PAIR[..])
    );
    assert_eq!(count.with_pair.iter().sum::<u64>(), 72_990_720);
    for ((state, slot, _), (alone, with_pair)) in asked.iter().zip(count.asked) {
        let one = cross::shortest_cross(state, slot.face(), &tables().cross).expect("a state");
        assert_eq!(one.length, alone);
        let found = cross::extended_crosses(state, *slot, tables(), &Control::new()).expect("a state");
        assert_eq!(found[0].length, with_pair, "{}", slot.name());
        for Cross { length, quarters, moves, .. } in &found {
            let end = state.after_all(moves);
            assert!(is_cross_solved(&end, slot.face().into()) && cross::pair_is_solved(&end, *slot));
            assert_eq!((moves.length(def()), in_quarters(moves)), (*length, *quarters));
            assert!(*length == with_pair && *quarters >= found[0].quarters);
        }
    }
}

/// The shortest crosses of a face, found by trying all sequences of increasing length: their length, and each sequence once, with
/// commuting neighbours in one order.
fn shortest_by_trial(state: &Facelets, face: usize) -> (usize, Vec<Vec<usize>>) {
    let mut level = vec![(state.clone(), Vec::new())];
    for length in 0.. {
        let mut found: Vec<Vec<usize>> =
            level.iter().filter(|(state, _)| is_cross_solved(state, face)).map(|(_, way)| way.clone()).collect();
        for way in &mut found {
            for _ in 0..way.len() {
                for i in 1..way.len() {
                    if way[i - 1] / 3 % 3 == way[i] / 3 % 3 && way[i - 1] > way[i] {
                        way.swap(i - 1, i);
                    }
                }
            }
        }
        found.sort();
        found.dedup();
        if !found.is_empty() {
            return (length, found);
        }
        level = level
            .iter()
            .flat_map(|(state, way)| {
                (0..FACE_TURNS).map(move |m| (state.after(Move::new(m as u16)), [&way[..], &[m]].concat()))
            })
            .collect();
    }
    unreachable!("every cross can be solved")
}

#[test]
fn six_faces_are_solved_as_well_as_by_brute_force() {
    for moves in ["", "R", "U2 F", "x L' D", "F' R2 B", "y z' D2 M", "R U R'", "L2 U2 z B'"] {
        let state = after(moves);
        let all = cross::crosses(&state, &tables().cross).expect("a state");
        assert_eq!(all.len(), FACES);
        for (face, one) in all.iter().enumerate() {
            let (length, ways) = shortest_by_trial(&state, face);
            let quarters = |way: &Vec<usize>| way.iter().map(|m| if m % 3 == 1 { 2 } else { 1 }).sum::<usize>();
            let least = ways.iter().map(quarters).min().expect("a way");
            assert_eq!((usize::from(one.face), one.length, one.quarters), (face, length, least), "{moves}");
            let listed = cross::all_crosses(&state, face as u8, &tables().cross).expect("a state");
            assert_eq!(listed[0], *one, "{moves}");
            assert_eq!(listed.len(), ways.len(), "{moves}, face {face}");
            assert!(listed.is_sorted_by_key(|cross| cross.quarters));
            for found in listed {
                let end = state.after_all(&found.moves);
                assert!(is_cross_solved(&end, face) && cross::is_solved(&end, face as u8));
            }
        }
    }
}

#[test]
fn solved_and_unsolved_crosses_and_pairs_are_recognised() {
    for face in 0..FACES {
        for moves in ["", "U", "R2", "F'", "D", "L", "B2", "x y", "R U R' U'"] {
            let state = after(moves);
            assert_eq!(cross::is_solved(&state, face as u8), is_cross_solved(&state, face), "{moves} {face}");
        }
    }
    // U' U keeps the pair in slot FR; R' D' R D breaks it.
    let slot = cross::slots(0).find(|slot| slot.name() == "FR").expect("a slot");
    assert!(cross::pair_is_solved(&after("U' U"), slot) && !cross::pair_is_solved(&after("R' D' R D"), slot));
    assert!(!cross::is_solved(&Facelets::new(PuzzleId::Tess2, vec![0; 64]).expect("colours of the puzzle"), 0));
    let painted = after("").repainted(|colours| colours.fill(0)).expect("colours of the puzzle");
    let error = cross::crosses(&painted, &tables().cross).expect_err("one colour only");
    assert!(matches!(error, SolveError::Invalid(InvalidState::DuplicateCentre { .. })));
}

/// The published list of spots: the face that shows the cross's colour, then the face that shows the edge's other colour.
const TOP: &str = "UB BU UL LU UR RU UF FU LB BL LF FL LD DL FR RF FD DF RB BR RD DR DB BD";
const BOTTOM: &str = "DF FD DL LD DR RD DB BD LF FL LB BL LU UL BR RB BU UB RF FR RU UR UF FU";
const TOP_MOVES: &str = "L' L L2 R' R R2 F' F F2 B' B B2 U' U U2 D' D D2";
const BOTTOM_MOVES: &str = "L' L L2 R' R R2 B' B B2 F' F F2 D' D D2 U' U U2";

/// The id of a state by the published description: `edges` in the order of its formula.
fn published_id(state: &Facelets, spots: &str, edges: [&str; 4]) -> u32 {
    let anatomy = FaceletLayout::get();
    let face = |c: char| LETTERS.iter().position(|l| *l == c).expect("a face");
    edges.iter().fold(0, |id, edge| {
        let [top, band] = [0, 1].map(|n| state.colours()[9 * face(edge.chars().nth(n).expect("two letters")) + 4]);
        let spot = spots.split(' ').position(|spot| {
            let faces: Vec<usize> = spot.chars().map(face).collect();
            anatomy.edges.iter().any(|place| {
                let at = |n: usize| place.iter().find(|f| usize::from(**f) / 9 == faces[n]).map(|f| usize::from(*f));
                at(0)
                    .zip(at(1))
                    .is_some_and(|(one, other)| state.colours()[one] == top && state.colours()[other] == band)
            })
        });
        id * 24 + spot.expect("a spot") as u32
    })
}

/// Decodes moves by the published description.
fn published_moves(mut code: u64, names: &str) -> Sequence {
    let names: Vec<&str> = names.split(' ').collect();
    let mut out = Vec::new();
    while code > 0 {
        out.push(names[(code % 19 - 1) as usize]);
        code /= 19;
    }
    notation::parse(PuzzleId::Cube3, &out.join(" ")).expect("moves")
}

const TOP_EDGES: [&str; 4] = ["UL", "UF", "UR", "UB"];
const BOTTOM_EDGES: [&str; 4] = ["DL", "DB", "DR", "DF"];

#[test]
fn crosses_agree_with_the_published_examples() {
    let one = |state: &Facelets, face: u8| cross::shortest_cross(state, face, &tables().cross).expect("a state");
    let solved = one(&after(""), 0);
    assert_eq!((solved.id, solved.code, solved.length), (31_200, 0, 0));
    let (chessboard, dots) = (after("L2 R2 F2 B2 U2 D2"), after("U D' R L' F B' U D'"));
    for (state, face, id, code, names, length) in
        [(&chessboard, 0, 303_305, 435_612, TOP_MOVES, 5), (&dots, 3, 140_172, 11_020_654, BOTTOM_MOVES, 6)]
    {
        let found = one(state, face);
        assert_eq!((found.id, found.length), (id, length));
        let published = published_moves(code, names);
        assert!(is_cross_solved(&state.after_all(&published), face.into()));
        assert_eq!((published.length(def()), in_quarters(&published)), (found.length, found.quarters));
        let listed = cross::all_crosses(state, face, &tables().cross).expect("a state");
        assert!(listed.iter().any(|cross| cross.code == found.code));
        let chosen =
            cross::shortest_cross_with(state, face, TieBreaker::SmallestCode, &tables().cross).expect("a state");
        assert_eq!((chosen.code, &chosen.moves), (code, &published), "the one that is published");
        assert_eq!(cross::decode_moves(code, face), Ok(published));
        assert!(first_cross::turns_with(code).is_ok_and(|turns| first_cross::code(&turns) == code));
    }
}

#[test]
fn top_and_bottom_are_numbered_as_published() {
    let rows: std::collections::HashMap<u32, u64> =
        cross_rows::rows(&tables().cross, TieBreaker::First).map(|row| (row.id, row.code)).collect();
    assert_eq!(rows.len(), CROSSES as usize);
    for seed in 0..200 {
        let state = random(seed);
        let all = cross::crosses(&state, &tables().cross).expect("a state");
        for (face, spots, edges, names) in [(0, TOP, TOP_EDGES, TOP_MOVES), (3, BOTTOM, BOTTOM_EDGES, BOTTOM_MOVES)] {
            let cross = &all[face];
            assert_eq!(cross.id, published_id(&state, spots, edges));
            assert_eq!(published_moves(cross.code, names), cross.moves);
            assert_eq!(rows.get(&cross.id), Some(&cross.code));
            assert!(is_cross_solved(&state.after_all(&published_moves(cross.code, names)), face));
        }
        // Each other face has the values of U after the rotation that brings it to U.
        for (face, rotation) in [(1, "z'"), (2, "x"), (3, "x2"), (4, "z"), (5, "x'")] {
            let rotation = notation::parse(PuzzleId::Cube3, rotation).expect("a rotation");
            let turned = cross::shortest_cross(&state.after_all(&rotation), 0, &tables().cross).expect("a state");
            assert_eq!((turned.id, turned.code), (all[face].id, all[face].code));
        }
    }
}

#[test]
fn rows_are_complete_and_correct() {
    let rows: Vec<_> = cross_rows::rows(&tables().cross, TieBreaker::First).collect();
    assert!(rows.len() == CROSSES as usize && rows.is_sorted_by(|a, b| a.id < b.id));
    let checked = |rows: &[cross_rows::CrossRow]| {
        let mut check = CrossRowsCheck::new(&tables().cross);
        rows.iter().for_each(|row| check.add_row(Some(row.id.into()), Some(row.code as i64)));
        check.finish()
    };
    let good = checked(&rows);
    assert_eq!((good.rows, good.fault_count, good.faults.len()), (CROSSES.into(), 0, 0));
    let empty = checked(&[]);
    assert_eq!((empty.fault_count, empty.faults.len()), (CROSSES.into(), MAX_FAULTS));
    assert!(matches!(empty.faults[0], CrossRowError::Missing { id, .. } if id == rows[0].id));
    // Ids without a configuration: one past the last, and one with all edges at one place.
    assert!(first_cross::spots_with(first_cross::IDS).is_none() && first_cross::spots_with(0).is_none());
    assert!([19, 19 * 19 + 1].iter().all(|code| first_cross::turns_with(*code).is_err()));
    for cube in [Cube3::SOLVED, Cube3::unrank(1 << 62)] {
        let spots = first_cross::spots(&cube);
        assert_eq!(first_cross::spots_with(first_cross::id(&spots)), Some(spots));
    }
}

#[test]
fn making_tables_can_be_stopped() {
    let stopped = Control::new();
    stopped.stop();
    assert!(matches!(CrossTables::build(&stopped), Err(TableError::Stopped)));
    assert!(matches!(XcrossTables::build(tables().cross.clone(), Workers::new(2, &stopped)), Err(TableError::Stopped)));
    let slot = cross::slots(0).next().expect("a slot");
    let ended = cross::extended_crosses(&random(1), slot, tables(), &stopped);
    assert!(matches!(ended, Err(SolveError::Tables(TableError::Stopped))));
}

#[test]
fn ids_round_trip_on_every_face() {
    for (n, row) in cross_rows::rows(&tables().cross, TieBreaker::SmallestCode).enumerate().step_by(997) {
        let face = (n % FACES) as u8;
        let state = cross::state_from_id(row.id, face).expect("an id");
        let found =
            cross::shortest_cross_with(&state, face, TieBreaker::SmallestCode, &tables().cross).expect("a state");
        assert_eq!((found.id, found.code), (row.id, row.code));
        let moves = cross::decode_moves(row.code, face).expect("a code");
        assert_eq!(moves, found.moves);
        assert!(is_cross_solved(&state.after_all(&moves), face.into()));
    }
    assert_eq!(cross::state_from_id(31_200, 0), Some(Facelets::solved(PuzzleId::Cube3)));
    assert!(cross::state_from_id(0, 3).is_none() && cross::state_from_id(first_cross::IDS, 3).is_none());
}

#[test]
fn the_smallest_code_is_of_a_shortest_cross() {
    let shortest = cross_rows::rows(&tables().cross, TieBreaker::First);
    let (mut other, mut check) = (0, CrossRowsCheck::new(&tables().cross));
    for (first, smallest) in shortest.zip(cross_rows::rows(&tables().cross, TieBreaker::SmallestCode)) {
        assert!(first.id == smallest.id && smallest.code <= first.code);
        other += u32::from(smallest.code != first.code);
        check.add_row(Some(smallest.id.into()), Some(smallest.code as i64));
    }
    assert!(other > 0, "there are ties");
    let checked = check.finish();
    assert_eq!((checked.rows, checked.fault_count), (CROSSES.into(), 0));
}

#[test]
fn invalid_codes_are_rejected_with_the_reason() {
    assert_eq!(cross::decode_moves(19, 0), Err(CodeError::Zero(1)));
    assert_eq!(cross::decode_moves(19 * 19 + 1, 0), Err(CodeError::Zero(2)));
    let longest = (0..first_cross::MAX_CODE_MOVES).fold(0_u64, |code, _| code * 19 + 1);
    assert!(cross::decode_moves(longest, 3).is_ok_and(|moves| moves.0.len() == first_cross::MAX_CODE_MOVES));
    assert_eq!(cross::decode_moves(19_u64.pow(15) + longest, 3), Err(CodeError::TooLong));
}
