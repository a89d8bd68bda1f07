//! Texts of the method pages. The numbers in them come from the solvers' constants and tables.

use crate::{document::runs::results::Results, method_page::MethodPage, sentences::memory::megabytes};
use unfold_engine::puzzle::pieces::Pieces;
use unfold_engine::puzzle::{Facelets, Metric, Move, PuzzleId, canonical::Successors, cubes::FACE_TURNS, hypercube};
use unfold_engine::puzzles::cube2::{self, graph::export, tables::distances::distribution};
use unfold_engine::puzzles::cube3::tables::coords::{CORNER_PERM, EDGE_PERM, FLIP, G1_TURNS, SLICE, TWIST, slice_mask};
use unfold_engine::puzzles::cube3::tables::cross::{CROSSES, DISTRIBUTION};
use unfold_engine::puzzles::cube3::tables::xcross::WITH_PAIR;
use unfold_engine::puzzles::cube3::{self, Cube3, search as solve3};
use unfold_engine::puzzles::solvers;
use unfold_engine::puzzles::tess2::{self, search::VIEWPOINTS};
use unfold_text::numbers::{Decimal, grouped, grouped_large};
use unfold_text::{Language, Phrase, Text, editor::puzzle_names, method_basics as basics, methods as say, window};

pub const CUBE3_STATES: u128 = cube3::STATES;
pub const TESS2_STATES: u128 = tess2::STATES;
/// Permutations of the four slice edges.
const SLICE_ORDERS: u64 = 24;
/// Maximum sticker score of a position.
const MAX_SCORE: u32 = 80;
/// Diameters of the 3×3×3 in HTM and QTM. Proved by Rokicki, Kociemba, Davidson and Dethridge in 2010 and by Rokicki and Davidson in
/// 2014 (cube20.org).
const GODS_NUMBERS: [u8; 2] = [20, 26];
/// Number of ways to assign one of four axes to each of the sixteen pieces.
const AXIS_COLOURINGS: u64 = 4u64.pow(tess2::PIECES as u32);
/// Number of ways to assign one of four axes to each of the eight pieces that a move turns.
const HALF_AXIS_COLOURINGS: u64 = 4u64.pow(tess2::PIECES as u32 / 2);

/// Describes an attempt that did not reach a solution.
pub fn describe_attempt(results: &Results) -> Phrase {
    let method = results.method_and_metric.map_or("", |by| by.method);
    let (count, score) = results.attempt.as_ref().map_or((0, 0), |attempt| (attempt.moves.0.len(), attempt.score));
    window::SOLUTIONS_ATTEMPT.with([&method, &count, &score])
}

/// Names of the puzzles that have a solver.
pub fn puzzles_with_solver() -> String {
    puzzle_names(PuzzleId::ALL.into_iter().filter(|puzzle| solvers::solvers_for(*puzzle).next().is_some()))
}

/// Name of the 3×3×3, and the names of its methods that support QTM.
pub fn qtm_methods() -> [String; 2] {
    let all = solvers::solvers_for(PuzzleId::Cube3).filter(|solver| solver.metrics().contains(&Metric::Qtm));
    [puzzle_names([PuzzleId::Cube3]), all.map(|solver| solver.name()).collect::<Vec<_>>().join(", ")]
}

/// Order of the subgroup G1. Half of all combinations, because corner and edge permutations have the same parity.
pub fn g1_order() -> u64 {
    u64::from(CORNER_PERM.size) * u64::from(EDGE_PERM.size) * SLICE_ORDERS / 2
}

/// Number of corners, edges and centres of the 3×3×3.
pub fn piece_counts() -> [usize; 3] {
    let slots = &Pieces::for_puzzle(PuzzleId::Cube3).slots;
    [3, 2, 1].map(|facelets| slots.iter().filter(|slot| slot.facelets.len() == facelets).count())
}

/// Twist, flip and slice coordinates of the solved 3×3×3, then after each of the turns. Unknown names are skipped.
pub fn coordinates_after(turns: &[&str]) -> Vec<[u32; 3]> {
    let of = |cube: &Cube3| [(TWIST.rank)(cube.co()), (FLIP.rank)(cube.eo()), (SLICE.rank)(&slice_mask(cube.ep()))];
    let mut cube = Cube3::SOLVED;
    let mut out = vec![of(&cube)];
    for name in turns {
        if let Some(mv) = PuzzleId::Cube3.def().moves[..FACE_TURNS].iter().position(|mv| mv.name == *name) {
            cube = cube.after(mv);
            out.push(of(&cube));
        }
    }
    out
}

/// Order of a named move of the 3×3×3; `None` for an unknown name.
fn order(name: &str) -> Option<usize> {
    let mv = PuzzleId::Cube3.def().moves.iter().position(|mv| mv.name == name)?;
    let solved = Facelets::solved(PuzzleId::Cube3);
    let states = std::iter::successors(Some(solved.after(Move::new(mv as u16))), |state| {
        Some(state.after(Move::new(mv as u16)))
    });
    states.zip(1..).find(|(state, _)| *state == solved).map(|(_, times)| times)
}

fn factorial(pieces: usize) -> u64 {
    (1..=pieces as u64).product()
}

fn cube3(language: Language) -> Vec<String> {
    let [corners, edges, centres] = piece_counts();
    let [quarter, half] = ["U", "U2"].map(|name| order(name).unwrap_or(0));
    let [htm, qtm] = GODS_NUMBERS;
    vec![
        basics::CUBE3_PIECES.fill(language, [&(corners + edges + centres), &corners, &edges, &centres]),
        basics::CUBE3_ORIENTATIONS.get(language).to_owned(),
        basics::CUBE3_STATES.fill(
            language,
            [
                &grouped_large(cube3::STATES),
                &grouped(factorial(corners)),
                &grouped(u64::from(TWIST.size)),
                &grouped(factorial(edges)),
                &grouped(u64::from(FLIP.size)),
            ],
        ),
        basics::CUBE3_TURNS.fill(language, [&quarter, &half, &htm, &qtm]),
    ]
}

fn coordinates(language: Language) -> Vec<String> {
    let size = |size: u32| grouped(u64::from(size));
    let [twist, flip, slice, corners, edges] =
        [TWIST.size, FLIP.size, SLICE.size, CORNER_PERM.size, EDGE_PERM.size].map(size);
    let pairs = |slices: u64, size: u32| grouped(slices * u64::from(size));
    let turns = &PuzzleId::Cube3.def().moves[..FACE_TURNS];
    let kept = Successors::new(turns).counts(5);
    let all = |length: u32| grouped((FACE_TURNS as u64).pow(length));
    vec![
        basics::COORDINATES_WHAT.fill(language, [&twist, &flip, &slice, &corners, &edges, &SLICE_ORDERS]),
        basics::MOVE_TABLES.fill(language, [&FACE_TURNS, &pairs(FACE_TURNS as u64, TWIST.size), &G1_TURNS.len()]),
        basics::PRUNING_TABLES.fill(
            language,
            [
                &pairs(SLICE.size.into(), TWIST.size),
                &pairs(SLICE.size.into(), FLIP.size),
                &pairs(SLICE_ORDERS, CORNER_PERM.size),
            ],
        ),
        basics::REDUNDANT_MOVES.fill(language, [&all(2), &grouped(kept[2]), &all(5), &grouped(kept[5])]),
    ]
}

pub const fn title(page: MethodPage) -> Text<0> {
    match page {
        MethodPage::Cube2 => say::TITLE_CUBE2,
        MethodPage::Cube3 => basics::TITLE_CUBE3,
        MethodPage::Coordinates => basics::TITLE_COORDINATES,
        MethodPage::ThreePhases => basics::TITLE_THREE_PHASES,
        MethodPage::TwoPhase => say::TITLE_TWO_PHASE,
        MethodPage::Optimal => say::TITLE_OPTIMAL,
        MethodPage::Direct => say::TITLE_DIRECT,
        MethodPage::Greedy => say::TITLE_GREEDY,
        MethodPage::ScoreIda => say::TITLE_SCORE_IDA,
        MethodPage::Anytime => say::TITLE_ANYTIME,
        MethodPage::Proof => say::TITLE_PROOF,
        MethodPage::FourPhases => say::TITLE_FOUR_PHASES,
        MethodPage::Crosses => say::TITLE_CROSSES,
        MethodPage::Graph => say::TITLE_GRAPH,
    }
}

/// Formats a large number in scientific notation with one decimal.
pub fn scientific_notation(language: Language, number: u128) -> String {
    let exponent = number.checked_ilog10().unwrap_or(0);
    let mantissa = Decimal::new(number as f64 / 10f64.powi(exponent as i32), 1);
    say::POWER.fill(language, [&mantissa, &exponent])
}

pub fn paragraphs(language: Language, page: MethodPage) -> Vec<String> {
    let plain = |text: Text<0>| text.get(language).to_owned();
    let farthest = |metric| distribution(metric).len() - 1;
    let [htm, qtm] = [Metric::Htm, Metric::Qtm].map(farthest);
    match page {
        MethodPage::Cube2 => vec![
            say::CUBE2_STATES.fill(language, [&grouped(u64::from(cube2::STATES))]),
            say::CUBE2_COUNTED.fill(language, [&htm, &qtm]),
            plain(say::CUBE2_DOWNHILL),
        ],
        MethodPage::Cube3 => cube3(language),
        MethodPage::Coordinates => coordinates(language),
        MethodPage::ThreePhases => vec![
            [plain(basics::THREE_PHASES_GOALS), plain(basics::THREE_PHASES_SEARCH)].join(" "),
            basics::THREE_PHASES_OURS.fill(language, [&VIEWPOINTS, &grouped(AXIS_COLOURINGS)]),
            basics::THREE_PHASES_PIECES.fill(
                language,
                [
                    &grouped(AXIS_COLOURINGS),
                    &hypercube::MOVES_PER_LAYER_SET,
                    &grouped(HALF_AXIS_COLOURINGS),
                    &(hypercube::ROTATIONS_PER_CELL + 1),
                ],
            ),
            plain(basics::THREE_PHASES_LATER),
        ],
        MethodPage::TwoPhase => {
            let [twist, flip, slice] = [TWIST.size, FLIP.size, SLICE.size].map(|size| grouped(u64::from(size)));
            vec![
                say::TWO_PHASE_SETS
                    .fill(language, [&scientific_notation(language, cube3::STATES), &grouped(g1_order())]),
                say::TWO_PHASE_COORDINATES.fill(language, [&twist, &flip, &slice]),
                plain(say::TWO_PHASE_VIEWS),
                plain(say::TWO_PHASE_BOUND),
            ]
        }
        MethodPage::Optimal => {
            let [small, large] = solve3::optimal_sizes().map(megabytes);
            vec![
                say::OPTIMAL_PATTERNS.fill(language, [&scientific_notation(language, solve3::PATTERNS)]),
                say::OPTIMAL_TABLE.fill(language, [&solve3::SYMMETRIES, &small, &large]),
                plain(say::OPTIMAL_BOTH_ENDS),
                plain(say::OPTIMAL_MEETS),
            ]
        }
        MethodPage::Direct => vec![
            plain(say::DIRECT_PHASES),
            plain(say::DIRECT_SEARCH),
            say::DIRECT_BETTER.fill(language, [&solve3::DIRECT_LONGEST]),
            plain(say::DIRECT_BOUND),
        ],
        MethodPage::Greedy => {
            vec![say::GREEDY_SCORE.fill(language, [&solve3::GREEDY_TURNS]), plain(say::GREEDY_VALLEY)]
        }
        MethodPage::ScoreIda => {
            let [in_htm, in_qtm] = [Metric::Htm, Metric::Qtm].map(solve3::max_change);
            let most = solve3::score_bound(MAX_SCORE, Metric::Htm);
            vec![
                plain(say::IDA_TREE),
                say::IDA_SCORE.fill(language, [&in_htm, &in_qtm]),
                say::IDA_WEAK.fill(language, [&most]),
            ]
        }
        MethodPage::Anytime => vec![
            say::TESS2_AXIS.fill(language, [&scientific_notation(language, tess2::STATES), &grouped(AXIS_COLOURINGS)]),
            plain(say::TESS2_CUBES),
            plain(say::TESS2_REACH),
            plain(say::TESS2_PART),
        ],
        MethodPage::Proof => vec![
            plain(say::PROOF_DEEPENING),
            say::PROOF_PROJECTIONS.fill(language, [&grouped(AXIS_COLOURINGS)]),
            plain(say::PROOF_AXIS),
        ],
        MethodPage::FourPhases => vec![
            plain(say::FOUR_PHASES_GOALS),
            plain(say::FOUR_PHASES_BEAMS),
            plain(say::FOUR_PHASES_NETS),
            plain(say::FOUR_PHASES_BOUND),
        ],
        MethodPage::Crosses => {
            let (longest, most) = (DISTRIBUTION.len() - 1, DISTRIBUTION.last().copied().unwrap_or(0));
            let pairs = WITH_PAIR.iter().sum::<u64>();
            vec![
                say::CROSSES_COUNTED.fill(language, [&grouped(u64::from(CROSSES)), &longest, &grouped(most)]),
                plain(say::CROSSES_FACES),
                say::CROSSES_PAIR.fill(language, [&grouped(pairs), &(WITH_PAIR.len() - 1)]),
            ]
        }
        MethodPage::Graph => vec![
            say::GRAPH_NODES_EDGES.fill(language, [&grouped(export::NODES), &grouped(export::EDGES)]),
            say::GRAPH_DISTANCES.fill(language, [&htm, &qtm]),
            plain(say::GRAPH_NAMES),
        ],
    }
}
