//! The passes of the anytime search, in order, and their division into parts: by viewpoint and, for long passes, by first move.

use super::state::{MOVE_INDICES, MoveMask};
use super::viewpoint::VIEWPOINTS;
use crate::search::schedule::EffortModel;

/// Maximum length of phase 2.
pub const MAX_PHASE2_LEN: usize = 6;

/// One pass: all paths that bring W stickers onto the axis in exactly `phase1_len` moves; from there, for each `n`, all
/// paths that bring pieces onto their side in exactly `n` moves, finished as two cubes in at most `max_last_phase[n]`
/// moves (0: not tried).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pass {
    /// Length of phase 1, in moves.
    pub phase1_len: u8,
    /// Maximum length of the last phase, by length of phase 2.
    pub max_last_phase: [u8; MAX_PHASE2_LEN + 1],
}

const fn pass(onto_axis: u8, finish: [u8; MAX_PHASE2_LEN + 1]) -> Pass {
    Pass { phase1_len: onto_axis, max_last_phase: finish }
}

/// The passes in order: first those for states already near the axis (a random state is six or seven moves away, where they cost nothing),
/// then the fastest way to 20 moves, then by measured yield, and finally long finishes for states that are still unsolved.
///
/// Measured over random states: a separated state is finished in at most 9, 10, 11, 12, 13 moves with probability 2e-5, 2e-4, 1.5e-3, 1e-2,
/// 4e-2, and the eight viewpoints have 280 such states by (7, 2) moves, 8000 by (7, 3), 31,000 by (8, 2), 240,000 by (7, 4) and 730,000 by
/// (8, 3). Searching one state up to ten moves takes about a microsecond, up to twelve a few milliseconds.
pub const PASSES: &[Pass] = &[
    pass(0, [13, 13, 13, 12, 11, 11, 10]),
    pass(1, [13, 13, 13, 12, 11, 10, 0]),
    pass(2, [13, 13, 13, 12, 11, 0, 0]),
    pass(3, [13, 13, 12, 11, 10, 0, 0]),
    pass(4, [12, 12, 12, 11, 10, 0, 0]),
    pass(5, [12, 12, 12, 11, 0, 0, 0]),
    pass(6, [12, 12, 12, 11, 0, 0, 0]),
    pass(7, [10, 10, 10, 10, 0, 0, 0]),
    pass(8, [10, 10, 10, 0, 0, 0, 0]),
    pass(8, [0, 0, 0, 9, 0, 0, 0]),
    pass(8, [11, 11, 11, 10, 0, 0, 0]),
    pass(7, [12, 12, 12, 11, 0, 0, 0]),
    pass(7, [13, 13, 13, 12, 9, 0, 0]),
    pass(8, [13, 12, 11, 10, 0, 0, 0]),
    pass(9, [13, 11, 10, 0, 0, 0, 0]),
    pass(8, [13, 13, 13, 12, 9, 0, 0]),
    pass(9, [13, 13, 13, 11, 0, 0, 0]),
    pass(7, [18, 18, 18, 18, 16, 0, 0]),
];

/// Number of quick passes at the start of [`PASSES`]; the later passes wait for them.
pub const QUICK_PASSES: usize = 10;

/// Minimum length of phase 1 in a pass that is divided by the first move.
const MIN_DIVIDED_LEN: u8 = 8;

/// A pass limited to one viewpoint and to some first moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassPart {
    pub pass: Pass,
    /// The viewpoint, `0 <= viewpoint < 8`.
    pub viewpoint: usize,
    /// The first moves allowed.
    pub firsts: MoveMask,
}

/// Returns the parts of a pass, viewpoint by viewpoint for each first move: a viewpoint with many dead ends must not delay the others.
pub fn parts(pass: Pass, turns: MoveMask) -> impl Iterator<Item = PassPart> {
    let whole = pass.phase1_len < MIN_DIVIDED_LEN;
    let firsts = (0..MOVE_INDICES as u32).map(|move_index| 1 << move_index).filter(move |first| turns & first != 0);
    let firsts = firsts.take(if whole { 0 } else { MOVE_INDICES }).chain(whole.then_some(turns));
    firsts.flat_map(move |firsts| (0..VIEWPOINTS).map(move |viewpoint| PassPart { pass, viewpoint, firsts }))
}

/// The division of effort. The head start is enough for scrambles of eight moves and takes under 2 ms; a worker visits about 20 million
/// proof nodes per second.
pub const COSTS: EffortModel = EffortModel { proof_node: 2, head_start: 8_000, in_reach: 12_000_000_000, growth: 62 };
