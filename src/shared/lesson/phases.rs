//! Moves as they fall into phases: what each phase is for, as facts.
//!
//! On the 3x3x3 the solver says how a solution falls into phases. On the 2x2x2x2 it does not, for a solution may be improved from
//! anywhere: there the phases are found in the solution itself, by what holds from some move on.

use crate::shared::played::Played;
use unfold_engine::puzzle::{Facelets, Move, PuzzleId};
use unfold_engine::search::Phase;

/// The number of premoves among phases.
const PREMOVES: u8 = 0;
/// The number of the phase that leads home within the subgroup.
const HOME: u8 = 2;

/// The goal of a run of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseGoal {
    /// Home, without phases.
    Whole,
    /// It does not end solved: moves of a log.
    Moves,
    /// 2x2x2: to a position that is not the solved one.
    Path,
    /// The cross of a face.
    Cross(u8),
    /// The cross of a face with the pair of a slot.
    Pair(u8, &'static str),
    /// 3x3x3, chosen before phase 1: what is left when phase 2 ends; or, found backwards, what comes first.
    Premoves {
        /// True if they come first.
        first: bool,
    },
    /// 3x3x3: into the subgroup whose quarter turns are those of one axis only.
    Subgroup {
        /// True if premoves follow at the end.
        premoves: bool,
    },
    /// 3x3x3: home with the moves of that subgroup.
    Within {
        /// The rest that follows at the end.
        rest: Rest,
    },
    /// 3x3x3, found backwards: home with turns of all faces, after phase 2.
    Free,
    /// 3x3x3, by the method `direct`: corners and edges turned the right way round, the slice edges into their slice.
    Orientation,
    /// 3x3x3, by the method `direct`: then every piece to its place.
    Permutation,
    /// 2x2x2x2: every piece's sticker of two opposite colours onto one axis.
    Axis(SearchDirection),
    /// 2x2x2x2: then every piece onto its side of that axis.
    Side(SearchDirection),
    /// 2x2x2x2: then the two coupled cubes home.
    Cubes(SearchDirection),
    /// 2x2x2x2: moves chosen beforehand, which end the solution; or, found backwards, begin it.
    Suffix(SearchDirection),
}

impl PhaseGoal {
    /// True if only a solution that was found backwards has a group with this aim.
    pub fn is_backwards(self) -> bool {
        match self {
            Self::Premoves { first } => first,
            Self::Within { rest } => rest == Rest::Phase1,
            Self::Free => true,
            Self::Axis(way) | Self::Side(way) | Self::Cubes(way) | Self::Suffix(way) => {
                way == SearchDirection::Backwards
            }
            _ => false,
        }
    }
}

/// The rest that follows phase 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Nothing.
    Nothing,
    /// Premoves.
    Premoves,
    /// Phase 1, since the solution was found backwards.
    Phase1,
}

/// In which direction a solution was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchDirection {
    /// From the position home.
    Forwards,
    /// From home, that is, as a solution of the inverse position.
    Backwards,
}

/// A run of moves with one aim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveGroup {
    /// Its goal.
    pub goal: PhaseGoal,
    /// The axis of which it speaks, `0 <= axis < 4`.
    pub axis: u8,
    /// Its first move.
    pub first: usize,
    /// How many moves.
    pub length: usize,
    /// The number of moves at the end of the solution that lead home from where this group takes everything for home; 0 where that is home itself.
    pub frame: usize,
}

impl MoveGroup {
    /// The move behind its last.
    pub fn end(&self) -> usize {
        self.first + self.length
    }
}

/// How moves fall into groups, in their order, each of at least one move. `solves`: whether they end solved.
pub fn groups(puzzle: PuzzleId, what: Played, moves: &[Move], phases: &[Phase], solves: bool) -> Vec<MoveGroup> {
    let one = |goal| vec![MoveGroup { goal, axis: 0, first: 0, length: moves.len(), frame: 0 }];
    match what {
        _ if moves.is_empty() => Vec::new(),
        Played::Cross(face) => one(PhaseGoal::Cross(face)),
        Played::Pair(face, slot) => one(PhaseGoal::Pair(face, slot)),
        // How a person thought is not known.
        Played::Log | Played::Scramble => one(PhaseGoal::Moves),
        Played::Path if !solves => one(PhaseGoal::Path),
        _ if !solves => one(PhaseGoal::Moves),
        _ if puzzle == PuzzleId::Tess2 => hypercube(moves),
        _ if phases.iter().map(|phase| phase.moves).sum::<usize>() == moves.len() => named(phases),
        _ => one(PhaseGoal::Whole),
    }
}

/// The same groups as the method `direct` names its two phases: by what each achieves.
pub fn of_direct(groups: Vec<MoveGroup>) -> Vec<MoveGroup> {
    let named = |group: MoveGroup| {
        let goal = match group.goal {
            PhaseGoal::Subgroup { .. } | PhaseGoal::Free => PhaseGoal::Orientation,
            PhaseGoal::Within { .. } => PhaseGoal::Permutation,
            other => other,
        };
        MoveGroup { goal, ..group }
    };
    groups.into_iter().map(named).collect()
}

/// The groups that a solver of the 3x3x3 named. Phases of the inverse state come the other way round.
fn named(phases: &[Phase]) -> Vec<MoveGroup> {
    let mut out = Vec::new();
    let mut first = 0;
    for (n, &Phase { number, axis, moves }) in phases.iter().enumerate() {
        let after = &phases[n + 1..];
        let follows = |number| after.iter().any(|phase| phase.number == number);
        let goal = match number {
            PREMOVES => PhaseGoal::Premoves { first: !after.is_empty() },
            1 if after.is_empty() => PhaseGoal::Free,
            1 => PhaseGoal::Subgroup { premoves: follows(PREMOVES) },
            _ if after.is_empty() => PhaseGoal::Within { rest: Rest::Nothing },
            _ if follows(1) => PhaseGoal::Within { rest: Rest::Phase1 },
            _ => PhaseGoal::Within { rest: Rest::Premoves },
        };
        // Up to the end of phase 2, or of what comes first where that phase has no moves, home is where it ends.
        let home = phases.iter().rposition(|phase| phase.number == HOME).or(Some(0)).filter(|home| n <= *home);
        let frame = home.map_or(0, |home| phases[home + 1..].iter().map(|phase| phase.moves).sum());
        if moves > 0 {
            out.push(MoveGroup { goal, axis, first, length: moves, frame });
        }
        first += moves;
    }
    out
}

/// The longest suffix that is looked for; the solver has none longer than two moves.
const SUFFIX: usize = 3;

/// How a solution of the hypercube was come by: stages on an axis, ended by a suffix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stages {
    axis: u8,
    /// From this move on, every piece's sticker is on the axis.
    onto_axis: usize,
    /// From this move on, every piece is on its side, too.
    onto_side: usize,
    suffix: usize,
}

impl Stages {
    /// How many moves are made while the stickers are not on the axis: few if that is how the solution was found.
    fn outside(&self) -> usize {
        self.onto_axis + self.suffix
    }
}

/// The stages of moves that solve the hypercube, as if found in this direction: the axis and the suffix by which the stickers are
/// off the axis for the fewest moves.
fn stages(moves: &[Move]) -> Stages {
    let all = moves.len();
    let mut best = Stages { axis: 3, onto_axis: all, onto_side: all, suffix: 0 };
    for suffix in 0..=SUFFIX.min(all) {
        // Home, and back along the moves before the suffix, as long as the stickers stay on an axis.
        let home = all - suffix;
        let mut holds = [(home, home); 4];
        let mut state = Facelets::solved(PuzzleId::Tess2);
        let mut still = [(true, true); 4];
        for at in (0..home).rev() {
            state = state.after(PuzzleId::Tess2.def().moves[moves[at].index()].inverse);
            for axis in 0..4 {
                let (onto, on_side) =
                    (super::facts::all_on_axis(&state, axis), super::facts::cells_whole(&state, axis));
                let (axis_holds, side_holds) = &mut still[usize::from(axis)];
                *axis_holds &= onto;
                *side_holds &= onto && on_side;
                let (axis_from, side_from) = &mut holds[usize::from(axis)];
                *axis_from = if *axis_holds { at } else { *axis_from };
                *side_from = if *side_holds { at } else { *side_from };
            }
            if still.iter().all(|(axis_holds, _)| !axis_holds) {
                break;
            }
        }
        for (axis, (onto_axis, onto_side)) in (0..4).rev().zip(holds.into_iter().rev()) {
            let found = Stages { axis, onto_axis, onto_side, suffix };
            if (found.outside(), found.onto_side) < (best.outside(), best.onto_side) {
                best = found;
            }
        }
    }
    best
}

/// The groups of moves that solve the hypercube.
fn hypercube(moves: &[Move]) -> Vec<MoveGroup> {
    let defs = &PuzzleId::Tess2.def().moves;
    let all = moves.len();
    let undone: Vec<Move> = moves.iter().rev().map(|mv| defs[mv.index()].inverse).collect();
    let (forwards, backwards) = (stages(moves), stages(&undone));
    let inverse = backwards.outside() < forwards.outside();
    let (found, way) =
        if inverse { (backwards, SearchDirection::Backwards) } else { (forwards, SearchDirection::Forwards) };
    let Stages { axis, onto_axis, onto_side, suffix } = found;
    let runs = [
        (PhaseGoal::Axis(way), 0, onto_axis),
        (PhaseGoal::Side(way), onto_axis, onto_side),
        (PhaseGoal::Cubes(way), onto_side, all - suffix),
        (PhaseGoal::Suffix(way), all - suffix, all),
    ];
    let group = |(goal, from, to): (PhaseGoal, usize, usize)| match way {
        // Before the suffix home is where it begins.
        SearchDirection::Forwards => {
            MoveGroup { goal, axis, first: from, length: to - from, frame: if to == all { 0 } else { suffix } }
        }
        // The stages come the other way round. What was outside of one begins where the one after ends.
        SearchDirection::Backwards => MoveGroup { goal, axis, first: all - to, length: to - from, frame: from },
    };
    let mut out: Vec<MoveGroup> = runs.into_iter().map(group).filter(|group| group.length > 0).collect();
    out.sort_by_key(|group| group.first);
    out
}
