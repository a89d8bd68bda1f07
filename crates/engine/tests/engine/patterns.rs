//! Checks shortest solutions to partial goals against breadth-first searches over all positions of small masks. These use no
//! coordinates or databases: a position is the text of its stickers.

use std::collections::HashMap;

use rand::RngExt;
use unfold_engine::control::Control;
use unfold_engine::notation::{self, allowed, patterns};
use unfold_engine::pattern::read::{self, GivenCase, GivenGoal};
use unfold_engine::pattern::{FreeTurns, PatternTables, PatternTask};
use unfold_engine::position::Search;
use unfold_engine::puzzle::allowed::AllowedMoves;
use unfold_engine::puzzle::mask::{Mask, StickerView};
use unfold_engine::puzzle::masks::{NamedMask, OrientationRule};
use unfold_engine::puzzle::pattern::Pattern;
use unfold_engine::puzzle::pieces::Pieces;
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId, scramble};
use unfold_engine::puzzles::algorithms;
use unfold_engine::puzzles::cube3::first_cross::IDS;
use unfold_engine::puzzles::cube3::search::cross;
use unfold_engine::puzzles::cube3::tables::cross::CrossTables;
use unfold_engine::search::{Limits, Memory, Outcome};
use unfold_engine::tables::Tables;

const CUBE3: PuzzleId = PuzzleId::Cube3;

/// The mask that shows the named pieces and all centres.
fn pieces(puzzle: PuzzleId, names: &[&str]) -> Mask {
    let all = Pieces::for_puzzle(puzzle);
    Mask::new(puzzle, |place| {
        let name = all.slot_with(place).name.as_str();
        if name.chars().count() == 1 || names.contains(&name) { StickerView::Colour } else { StickerView::Any }
    })
}

fn moves(puzzle: PuzzleId, text: &str) -> AllowedMoves {
    match text {
        "" => AllowedMoves::solver_moves(puzzle, puzzle.def().metric),
        text => allowed::parse(puzzle, text).expect("moves"),
    }
}

/// The stickers of a pattern as characters, which moves permute.
fn stickers(pattern: &Pattern) -> Vec<char> {
    patterns::print(pattern).chars().collect()
}

/// The minimum number of moves from each reachable position to the goal.
fn distances(goal: &Pattern, moves: &AllowedMoves) -> HashMap<Vec<char>, usize> {
    let def = goal.puzzle().def();
    let maps: Vec<&[u8]> =
        moves.moves().iter().map(|allowed| &*def.moves[def.moves[allowed.mv.index()].inverse.index()].map).collect();
    // The goal counts in every orientation.
    let turns = ["", "x", "x2", "x'", "z", "z'"];
    let held = turns.iter().flat_map(|turn| ["", "y", "y2", "y'"].map(|about| format!("{turn} {about}")));
    let rotated = |text: String| goal.after_all(&notation::parse(goal.puzzle(), &text).expect("rotations"));
    let mut here: Vec<Vec<char>> = held.map(|text| stickers(&rotated(text))).collect();
    let mut all: HashMap<Vec<char>, usize> = here.iter().map(|goal| (goal.clone(), 0)).collect();
    for distance in 1.. {
        let mut next = Vec::new();
        for position in &here {
            for map in &maps {
                let before: Vec<char> = map.iter().map(|&from| position[usize::from(from)]).collect();
                if !all.contains_key(&before) {
                    all.insert(before.clone(), distance);
                    next.push(before);
                }
            }
        }
        if next.is_empty() {
            break;
        }
        here = next;
    }
    all
}

fn solve(task: &PatternTask, pattern_tables: &PatternTables, tables: &Tables) -> Outcome {
    let limits = Limits { threads: 1, timeout: None, optimal: true, memory: Memory::Small, ..Limits::default() };
    algorithms::solve(task, Metric::Stm, &limits, &Control::new(), (tables, pattern_tables), &|_| ()).expect("a task")
}

#[test]
fn a_thousand_small_mask_cases_have_breadth_first_lengths() {
    let store = Tables::open(tempfile::tempdir().expect("a folder").path());
    let mut cases = 0;
    for (puzzle, names, allow) in [
        (CUBE3, &["UF", "UR", "URF"][..], ""),
        (CUBE3, &["DF", "DR", "FR"], ""),
        (CUBE3, &["DFR", "URF"], "no B"),
        (CUBE3, &["URF", "UFL", "ULB"], "<R,U,F>"),
        (CUBE3, &["UF", "UR", "UL"], "half turns"),
        (CUBE3, &["UF", "UB", "DF"], "<M,U>"),
        (PuzzleId::Cube2, &["URF", "UFL", "ULB"], ""),
        (PuzzleId::Cube2, &["URF", "DFR"], "<R,U>"),
    ] {
        let (mask, moves, tables) = (pieces(puzzle, names), moves(puzzle, allow), PatternTables::default());
        let goal = mask.apply(&Facelets::solved(puzzle)).expect("a state");
        let known = distances(&goal, &moves);
        // Sorted, since the order of a hash map varies.
        let mut all: Vec<(&Vec<char>, &usize)> = known.iter().collect();
        all.sort();
        let mut random = scramble::generator(19);
        for _ in 0..125 {
            let (text, distance) = all[random.random_range(0..all.len())];
            let text: String = text.iter().collect();
            let position = patterns::read(puzzle, &text, &Default::default()).expect("a pattern").facelets;
            let task = PatternTask {
                position,
                goal: goal.clone(),
                goal_orientation: OrientationRule::Any,
                moves: moves.clone(),
                free_turns: FreeTurns::NONE,
                alternatives: Vec::new(),
            };
            let outcome = solve(&task, &tables, &store);
            let best = outcome.best.expect("a solution");
            assert!(task.is_solved_by(&best.moves) && outcome.lower == best.length);
            assert_eq!(best.length, *distance, "{names:?} {allow} {text}");
            cases += 1;
        }
    }
    assert_eq!(cases, 1000);
}

/// Compares the search from a position to a goal with the search from the goal to the position, for `count` goals of each puzzle.
fn check_reverse_searches(count: usize) {
    let tables = Tables::open(tempfile::tempdir().expect("a folder").path());
    for (puzzle, length) in [(PuzzleId::Cube2, 6), (CUBE3, 5), (PuzzleId::Tess2, 2)] {
        let mut random = scramble::generator(23);
        for _ in 0..count {
            let goal = scramble::uniform(puzzle, &mut random);
            let walk = scramble::walk(puzzle, length, &mut random);
            let position = goal.after_all(&walk);
            let goal = GivenCase::State(goal);
            let task = |from: &GivenCase, to: &GivenCase| {
                read::build_task(from, GivenGoal::Position(to), moves(puzzle, ""), FreeTurns::NONE).expect("two states")
            };
            let position = GivenCase::State(position);
            let there = solve(&task(&goal, &position), &PatternTables::default(), &tables).best.expect("a path");
            let back = solve(&task(&position, &goal), &PatternTables::default(), &tables).best.expect("a path");
            assert!(there.length <= length && there.length == back.length);
            assert!(task(&position, &goal).is_solved_by(&there.moves.inverse(puzzle.def())));
        }
    }
}

#[test]
fn goals_are_reached_by_the_inverse_of_the_reverse_solution() {
    check_reverse_searches(1);
}

#[test]
#[ignore = "makes databases for half a minute; the long check runs it"]
fn more_goals_are_reached_by_the_inverse_of_the_reverse_solution() {
    check_reverse_searches(20);
}

#[test]
fn whole_cubes_have_the_lengths_of_the_optimal_method() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = Tables::open(folder.path());
    let mut random = scramble::generator(31);
    for _ in 0..12 {
        let state = Facelets::solved(CUBE3).after_all(&scramble::walk(CUBE3, 10, &mut random));
        let task =
            read::build_task(&GivenCase::State(state.clone()), GivenGoal::OfCase, moves(CUBE3, ""), FreeTurns::NONE);
        let outcome = solve(&task.expect("a state"), &PatternTables::default(), &tables);
        let limits = Limits { timeout: None, optimal: true, memory: Memory::Small, ..Limits::default() };
        let expected = Search::new(state, &tables).limits(limits).solve(&|_| ()).expect("a state");
        assert!(outcome.is_optimal() && expected.is_optimal());
        assert_eq!(outcome.best.map(|best| best.length), expected.best.map(|best| best.length));
    }
}

/// Numbers the orbit of a value. Returns the number of each member, and for each number, the number after each move.
fn orbit(first: Vec<char>, maps: &[Vec<usize>]) -> (HashMap<Vec<char>, usize>, Vec<Vec<usize>>) {
    let mut numbers = HashMap::from([(first.clone(), 0)]);
    let (mut all, mut after): (Vec<Vec<char>>, Vec<Vec<usize>>) = (vec![first], Vec::new());
    while after.len() < all.len() {
        let here = all[after.len()].clone();
        let row = maps.iter().map(|map| {
            let next: Vec<char> = map.iter().map(|&from| here[from]).collect();
            let fresh = all.len();
            let number = *numbers.entry(next.clone()).or_insert(fresh);
            if number == fresh {
                all.push(next);
            }
            number
        });
        let row = row.collect();
        after.push(row);
    }
    (numbers, after)
}

/// A text of facelets with all but the corners blanked or, if `corners` is false, with only the corners blanked.
fn only(text: &[char], corners: bool) -> Vec<char> {
    let counts = |i: usize| (Pieces::for_puzzle(CUBE3).slot_with(i).facelets.len() == 3) == corners;
    text.iter().enumerate().map(|(i, c)| if counts(i) { *c } else { '.' }).collect()
}

/// The cube recoloured so that each centre has the colour of its face.
fn in_usual_colours(state: &Facelets) -> Facelets {
    let shown = patterns::print(&Pattern::from_facelets(state));
    let centre = |face: usize| shown.chars().nth(9 * face + 4).expect("54 letters");
    let letter = |c: char| "URFDLB".chars().nth((0..6).find(|&face| centre(face) == c).expect("six centres"));
    let text: String = shown.chars().filter_map(letter).collect();
    notation::facelets::parse(CUBE3, &text).expect("a cube")
}

#[test]
#[ignore = "takes some minutes; the long check runs it"]
fn crosses_have_the_lengths_in_their_table() {
    let cross_tables = CrossTables::build(&Control::new()).expect("tables");
    let store = Tables::open(tempfile::tempdir().expect("a folder").path());
    let (mask, tables) = (NamedMask::parse(CUBE3, "cross").expect("a mask"), PatternTables::default());
    let (down, threads) = (3, std::thread::available_parallelism().map_or(1, usize::from));
    let check = |thread: usize| {
        let ids = (thread as u32..IDS).step_by(threads);
        let all = ids.filter_map(|id| cross::state_from_id(id, down)).map(|state| in_usual_colours(&state));
        all.map(|state| {
            let case = GivenCase::State(state.clone());
            let task =
                read::build_task(&case, GivenGoal::Mask(mask), moves(CUBE3, ""), FreeTurns::NONE).expect("a state");
            let expected = cross::shortest_cross(&state, down, &cross_tables).expect("a cross").length;
            let outcome = solve(&task, &tables, &store);
            assert_eq!((outcome.lower, outcome.best.map(|best| best.length)), (expected, Some(expected)));
        })
        .count()
    };
    let checked: usize = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|thread| scope.spawn(move || check(thread))).collect();
        handles.into_iter().map(|handle| handle.join().expect("no difference")).sum()
    });
    assert_eq!(checked, 190_080);
}

/// Takes a minute and several hundred megabytes: breadth-first search over all 73,483,200 cubes that turns of R and U reach.
#[test]
#[ignore = "takes a minute; the long check runs it"]
fn two_face_cubes_have_breadth_first_lengths() {
    let (def, moves) = (CUBE3.def(), moves(CUBE3, "<R,U>"));
    let maps: Vec<Vec<usize>> = moves
        .moves()
        .iter()
        .map(|allowed| def.moves[allowed.mv.index()].map.iter().map(|&i| usize::from(i)).collect())
        .collect();
    let solved: Vec<char> = patterns::print(&Pattern::from_facelets(&Facelets::solved(CUBE3))).chars().collect();
    let (corners, after_corners) = orbit(only(&solved, true), &maps);
    let (edges, after_edges) = orbit(only(&solved, false), &maps);
    assert_eq!((corners.len(), edges.len()), (29_160, 5_040));
    let mut distance = vec![u8::MAX; corners.len() * edges.len()];
    distance[0] = 0;
    let (mut here, mut count) = (vec![0_usize], 1_u64);
    for next_distance in 1.. {
        let mut next = Vec::new();
        for &state in &here {
            let (corner, edge) = (state / edges.len(), state % edges.len());
            for mv in 0..maps.len() {
                let to = after_corners[corner][mv] * edges.len() + after_edges[edge][mv];
                if distance[to] == u8::MAX {
                    distance[to] = next_distance;
                    next.push(to);
                }
            }
        }
        count += next.len() as u64;
        if next.is_empty() {
            break;
        }
        here = next;
    }
    assert_eq!(count, 73_483_200);
    let store = Tables::open(tempfile::tempdir().expect("a folder").path());
    let (tables, mut random) = (PatternTables::default(), scramble::generator(29));
    for _ in 0..1000 {
        let chosen = |random: &mut _| moves.moves()[RngExt::random_range(random, 0..maps.len())].mv;
        let state = (0..80).fold(Facelets::solved(CUBE3), |state, _| state.after(chosen(&mut random)));
        let task =
            read::build_task(&GivenCase::State(state.clone()), GivenGoal::OfCase, moves.clone(), FreeTurns::NONE);
        let limits = Limits { timeout: None, optimal: true, memory: Memory::Auto, ..Limits::default() };
        let outcome = algorithms::solve(
            &task.expect("a state"),
            Metric::Htm,
            &limits,
            &Control::new(),
            (&store, &tables),
            &|_| (),
        );
        let text: Vec<char> = patterns::print(&Pattern::from_facelets(&state)).chars().collect();
        // A state and its inverse are equally far from solved.
        let inverse = unfold_engine::puzzle::homes::relative_state(&Facelets::solved(CUBE3), &state).expect("a state");
        let inverse: Vec<char> = patterns::print(&Pattern::from_facelets(&inverse)).chars().collect();
        let at = |text: &[char]| corners[&only(text, true)] * edges.len() + edges[&only(text, false)];
        assert_eq!(distance[at(&text)], distance[at(&inverse)], "half of the moves are inverses of the others");
        let best = outcome.expect("a task").best.expect("a solution");
        assert_eq!(best.length, usize::from(distance[at(&text)]));
    }
}
