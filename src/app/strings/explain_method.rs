//! The pages about methods, in words; the numbers are those of the code.

use super::numbers::{Decimal, grouped};
use super::{Language, Text, methods as say};
use crate::app::methods::Page;
use crate::graph::rows;
use crate::puzzle::{Metric, cube2, cube3, tess2};
use crate::solve::cube3 as solve3;
use crate::tables::cross::{CROSSES, DISTRIBUTION};
use crate::tables::cube2::distances::distribution;
use crate::tables::cube3::coords::{CORNER_PERM, EDGE_PERM, FLIP, SLICE, TWIST};
use crate::tables::pair::WITH_PAIR;

/// Orders of the four edges of the slice.
const SLICE_ORDERS: u64 = 24;
/// The highest sticker score of a position.
const HIGHEST_SCORE: u32 = 80;
/// Ways in which sixteen facelets can lie on four axes.
const LABELS: u64 = 4u64.pow(tess2::PIECES as u32);

/// The positions of the subgroup G1: half of all combinations, for corners and edges are permuted alike.
pub fn positions_of_g1() -> u64 {
    u64::from(CORNER_PERM.size) * u64::from(EDGE_PERM.size) * SLICE_ORDERS / 2
}

/// The name of a page.
pub const fn title(page: Page) -> Text<0> {
    match page {
        Page::Cube2 => say::TITLE_CUBE2,
        Page::TwoPhase => say::TITLE_TWO_PHASE,
        Page::Direct => say::TITLE_DIRECT,
        Page::Greedy => say::TITLE_GREEDY,
        Page::ScoreIda => say::TITLE_SCORE_IDA,
        Page::Anytime => say::TITLE_ANYTIME,
        Page::Proof => say::TITLE_PROOF,
        Page::Crosses => say::TITLE_CROSSES,
        Page::Graph => say::TITLE_GRAPH,
    }
}

/// A number too large to be written out, with one decimal.
pub fn power(language: Language, number: u128) -> String {
    let exponent = number.checked_ilog10().unwrap_or(0);
    let mantissa = Decimal::new(number as f64 / 10f64.powi(exponent as i32), 1);
    say::POWER.fill(language, [&mantissa, &exponent])
}

/// The paragraphs of a page.
pub fn paragraphs(language: Language, page: Page) -> Vec<String> {
    let plain = |text: Text<0>| text.say(language).to_owned();
    let farthest = |metric| distribution(metric).len() - 1;
    let [htm, qtm] = [Metric::Htm, Metric::Qtm].map(farthest);
    match page {
        Page::Cube2 => vec![
            say::CUBE2_STATES.fill(language, [&grouped(u64::from(cube2::STATES))]),
            say::CUBE2_COUNTED.fill(language, [&htm, &qtm]),
            plain(say::CUBE2_DOWNHILL),
        ],
        Page::TwoPhase => {
            let [twist, flip, slice] = [TWIST.size, FLIP.size, SLICE.size].map(|size| grouped(u64::from(size)));
            vec![
                say::TWO_PHASE_SETS.fill(language, [&power(language, cube3::STATES), &grouped(positions_of_g1())]),
                say::TWO_PHASE_COORDINATES.fill(language, [&twist, &flip, &slice]),
                plain(say::TWO_PHASE_VIEWS),
                plain(say::TWO_PHASE_BOUND),
            ]
        }
        Page::Direct => vec![
            plain(say::DIRECT_PHASES),
            plain(say::DIRECT_SEARCH),
            say::DIRECT_BETTER.fill(language, [&solve3::DIRECT_LONGEST]),
            plain(say::DIRECT_BOUND),
        ],
        Page::Greedy => vec![say::GREEDY_SCORE.fill(language, [&solve3::GREEDY_TURNS]), plain(say::GREEDY_VALLEY)],
        Page::ScoreIda => {
            let [in_htm, in_qtm] = [Metric::Htm, Metric::Qtm].map(solve3::most_change);
            let most = solve3::score_bound(HIGHEST_SCORE, Metric::Htm);
            vec![
                plain(say::IDA_TREE),
                say::IDA_SCORE.fill(language, [&in_htm, &in_qtm]),
                say::IDA_WEAK.fill(language, [&most]),
            ]
        }
        Page::Anytime => vec![
            say::TESS2_AXIS.fill(language, [&power(language, tess2::STATES), &grouped(LABELS)]),
            plain(say::TESS2_CUBES),
            plain(say::TESS2_REACH),
            plain(say::TESS2_PART),
        ],
        Page::Proof => vec![
            plain(say::PROOF_DEEPENING),
            say::PROOF_PROJECTIONS.fill(language, [&grouped(LABELS)]),
            plain(say::PROOF_AXIS),
        ],
        Page::Crosses => {
            let (longest, most) = (DISTRIBUTION.len() - 1, DISTRIBUTION.last().copied().unwrap_or(0));
            let pairs = WITH_PAIR.iter().sum::<u64>();
            vec![
                say::CROSSES_COUNTED.fill(language, [&grouped(u64::from(CROSSES)), &longest, &grouped(most)]),
                plain(say::CROSSES_FACES),
                say::CROSSES_PAIR.fill(language, [&grouped(pairs), &(WITH_PAIR.len() - 1)]),
            ]
        }
        Page::Graph => vec![
            say::GRAPH_NODES_EDGES.fill(language, [&grouped(rows::NODES), &grouped(rows::EDGES)]),
            say::GRAPH_DISTANCES.fill(language, [&htm, &qtm]),
            plain(say::GRAPH_NAMES),
        ],
    }
}
