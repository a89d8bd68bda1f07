//! A task for the search: the pieces that count, with their placements at the starts and goals.
//!
//! Identical pieces are distinguished; since each may end wherever any of them belongs, lengths are the same.

use std::collections::HashSet;

use super::goals::{GoalSet, MAX_GOALS};
use super::placements::Placements;
use super::{PatternTask, possible};
use crate::puzzle::geometry::{FaceletMap, SignedPerm, facelet_map};
use crate::puzzle::masks::OrientationRule;
use crate::puzzle::pattern::{Pattern, Sticker};
use crate::puzzle::pattern_error::PatternError;
use crate::puzzle::pieces::{PieceKind, Pieces};
use crate::puzzle::{Move, PuzzleId};

/// A piece with a sticker that counts.
#[derive(Clone, Debug)]
pub(super) struct TrackedPiece {
    /// Index into [`Placements::kinds`].
    pub kind: usize,
    /// The piece's slot at the first goal.
    pub home: usize,
    /// For each placement, the goals that allow it.
    pub accepts: Vec<GoalSet>,
}

/// A task with its pieces identified.
pub(super) struct LabelledTask {
    pub puzzle: PuzzleId,
    /// Placements under all of `moves`.
    pub placements: Placements,
    /// The allowed moves, then those of their inverses that are not allowed.
    pub moves: Vec<Move>,
    /// The cost of each allowed move.
    pub costs: Vec<u8>,
    /// Index in `moves` of each move's inverse.
    pub inverse: Vec<usize>,
    /// The tracked pieces that the moves can move.
    pub pieces: Vec<TrackedPiece>,
    /// The distinct starts without and with a free turn before the solution.
    pub starts: Vec<Start>,
}

/// One start of a task.
pub(super) struct Start {
    /// The placement of each of [`LabelledTask::pieces`].
    pub placements: Vec<u8>,
    /// The goals compatible with the pieces that the moves leave in place.
    pub goals: GoalSet,
}

/// Renames the colours so that a cube's centres have the usual ones, unless they already do in some orientation, a
/// centre is not shown, or two have the same colour.
pub(super) fn in_usual_colours(pattern: &Pattern) -> Pattern {
    let (puzzle, def) = (pattern.puzzle(), pattern.puzzle().def());
    let mut shown = vec![None; def.letters.len()];
    for centre in Pieces::for_puzzle(puzzle).centres() {
        if let Sticker::Colour(colour) = pattern.stickers()[centre] {
            shown[usize::from(def.solved[centre])] = Some(colour);
        }
    }
    let Some(shown) = shown.into_iter().collect::<Option<Vec<u8>>>() else { return pattern.clone() };
    let mut distinct = shown.clone();
    distinct.sort_unstable();
    distinct.dedup();
    let solved = Pattern::from_facelets(&crate::puzzle::Facelets::solved(puzzle));
    let is_held = |map: &FaceletMap| {
        let held = solved.rearranged(map);
        Pieces::for_puzzle(puzzle).centres().all(|i| held.stickers()[i] == pattern.stickers()[i])
    };
    if distinct.len() < shown.len() || rotations(puzzle).iter().any(is_held) {
        return pattern.clone();
    }
    let mut face_of = vec![0; shown.len()];
    for (face, colour) in (0..).zip(&shown) {
        face_of[usize::from(*colour)] = face;
    }
    pattern.recoloured(&face_of)
}

/// Returns the facelet maps of all rotations of the whole puzzle, the identity first.
pub(super) fn rotations(puzzle: PuzzleId) -> Vec<FaceletMap> {
    let def = puzzle.def();
    SignedPerm::rotations(def.dimensions).iter().map(|s| facelet_map(&def.places, s, |_| true)).collect()
}

/// Returns the side on which a pattern shows the centre of a face; the face itself if that centre is not shown.
pub(super) fn face_of_centre(pattern: &Pattern, face: u8) -> u8 {
    let puzzle = pattern.puzzle();
    let shows = |i: &usize| pattern.stickers()[*i] == Sticker::Colour(face);
    Pieces::for_puzzle(puzzle).centres().find(shows).map_or(face, |centre| puzzle.def().solved[centre])
}

/// Returns the pattern, then, if `face` is given, the pattern after each turn of the side that shows its centre.
pub(crate) fn with_face_turns(pattern: &Pattern, face: Option<u8>) -> Vec<Pattern> {
    let first = face.map(|face| 3 * u16::from(face_of_centre(pattern, face)));
    let turns = first.map_or(0..0, |first| first..first + 3);
    std::iter::once(pattern.clone()).chain(turns.map(|mv| pattern.after(Move::new(mv)))).collect()
}

/// Returns the patterns without duplicates, in the order of first occurrence.
fn distinct(patterns: Vec<Pattern>) -> Vec<Pattern> {
    let mut seen = HashSet::new();
    patterns.into_iter().filter(|pattern| seen.insert(pattern.clone())).collect()
}

/// Returns the patterns that count as the goal: with and without a free last turn still to make, in every allowed
/// orientation.
pub(super) fn goals(task: &PatternTask) -> Vec<Pattern> {
    let goal = in_usual_colours(&task.goal);
    let mut held = rotations(task.goal.puzzle());
    if task.goal_orientation == OrientationRule::SameAsStart {
        held.truncate(1);
    }
    let all = with_face_turns(&goal, task.free_turns.after);
    let out = distinct(held.iter().flat_map(|map| all.iter().map(|goal| goal.rearranged(map))).collect());
    assert!(out.len() <= MAX_GOALS, "a puzzle is held in at most 192 ways");
    out
}

/// Returns the distinct positions without and with a free turn of a face.
fn starts(position: &Pattern, free: Option<u8>) -> Vec<Pattern> {
    distinct(with_face_turns(position, free))
}

impl LabelledTask {
    /// Identifies the pieces of a task.
    ///
    /// # Errors
    /// [`PatternError`] if position, goal and moves are of different puzzles, a free face cannot be turned, position
    /// and goal do not have the same pieces, or the goal is unreachable.
    pub fn new(task: &PatternTask) -> Result<Self, PatternError> {
        let puzzle = task.position.puzzle();
        if [task.goal.puzzle(), task.moves.puzzle()] != [puzzle; 2] {
            return Err(PatternError::OtherPuzzle);
        }
        // Face turns come first in the list, three per face.
        if task.free_turns.faces().any(|face| 3 * usize::from(face) + 2 >= puzzle.def().face_turns) {
            return Err(PatternError::NoFaces);
        }
        let (moves, costs, inverse) = with_inverses(task);
        let placements = Placements::new(puzzle, &moves);
        let goals = goals(task);
        let pieces = tracked_pieces(&placements, puzzle, &goals);
        let position = in_usual_colours(&task.position);
        let starts = starts(&position, task.free_turns.before);
        let starts = starts.iter().map(|start| find_placements(start, &goals[0], &placements, &pieces));
        let starts = starts.collect::<Result<Vec<_>, _>>()?;
        possible::check(puzzle, &placements, &pieces, &starts[0].placements).map_err(PatternError::Unreachable)?;
        Ok(Self { puzzle, placements, moves, costs, inverse, pieces, starts }.without_fixed())
    }

    /// True if every face of a cube may be turned by a quarter; false for a hypercube.
    pub fn turns_all_faces(&self) -> bool {
        let faces = self.puzzle.def().face_turns as u16;
        faces > 0 && (0..faces).step_by(3).all(|mv| self.moves.contains(&Move::new(mv)))
    }

    /// Returns the goals compatible with the pieces that do not move, at any start.
    pub fn goals(&self) -> GoalSet {
        self.starts.iter().fold(GoalSet::EMPTY, |all, start| all.union(start.goals))
    }

    /// True if no move moves a piece from this placement.
    fn is_fixed(&self, kind: usize, placement: u8) -> bool {
        self.placements.kinds[kind].after.iter().all(|after| after[usize::from(placement)] == placement)
    }

    /// Removes the pieces that no move reaches at any start; they only restrict the goals.
    fn without_fixed(mut self) -> Self {
        let is_fixed = |n: usize| {
            let kind = self.pieces[n].kind;
            self.starts.iter().all(|start| self.is_fixed(kind, start.placements[n]))
        };
        let fixed: Vec<bool> = (0..self.pieces.len()).map(is_fixed).collect();
        for start in &mut self.starts {
            for (n, piece) in self.pieces.iter().enumerate().filter(|(n, _)| fixed[*n]) {
                start.goals = start.goals.intersection(piece.accepts[usize::from(start.placements[n])]);
            }
            let mut n = 0;
            start.placements.retain(|_| {
                n += 1;
                !fixed[n - 1]
            });
        }
        let mut n = 0;
        self.pieces.retain(|_| {
            n += 1;
            !fixed[n - 1]
        });
        self
    }
}

/// Returns the allowed moves and missing inverses, the costs of the former, and the index of each one's inverse.
fn with_inverses(task: &PatternTask) -> (Vec<Move>, Vec<u8>, Vec<usize>) {
    let def = task.position.puzzle().def();
    let mut moves: Vec<Move> = task.moves.moves().iter().map(|allowed| allowed.mv).collect();
    let costs = task.moves.moves().iter().map(|allowed| allowed.cost).collect();
    let inverse = |mv: &Move| def.moves[mv.index()].inverse;
    let absent: Vec<Move> = moves.iter().map(inverse).filter(|mv| !moves.contains(mv)).collect();
    moves.extend(absent);
    let places = moves.iter().map(|mv| moves.iter().position(|other| *other == inverse(mv)));
    let places = places.map(|place| place.expect("the inverse of each move was added")).collect();
    (moves, costs, places)
}

/// Returns the stickers at the places of a placement.
fn stickers(pattern: &Pattern, facelets: &[u8]) -> Vec<Sticker> {
    facelets.iter().map(|&i| pattern.stickers()[usize::from(i)]).collect()
}

/// Returns the pieces with a sticker that counts at the first goal.
fn tracked_pieces(placements: &Placements, puzzle: PuzzleId, goals: &[Pattern]) -> Vec<TrackedPiece> {
    let mut out = Vec::new();
    for (home, &(kind, at_home)) in placements.homes.iter().enumerate() {
        let all = &placements.kinds[kind].facelets;
        let look = stickers(&goals[0], &all[usize::from(at_home)]);
        if look.iter().all(|sticker| *sticker == Sticker::Any) {
            continue;
        }
        let goals_at = |facelets: &Vec<u8>| {
            let shown = |(n, goal): (usize, &Pattern)| (stickers(goal, facelets) == look).then_some(n);
            goals.iter().enumerate().filter_map(shown).fold(GoalSet::EMPTY, GoalSet::with)
        };
        out.push(TrackedPiece { kind, home, accepts: all.iter().map(goals_at).collect() });
    }
    debug_assert!(out.len() <= Pieces::for_puzzle(puzzle).slots.len());
    out
}

/// Finds the placement of each tracked piece in a position.
///
/// # Errors
/// [`PatternError::NotInGoal`] or [`PatternError::NotInPosition`] if position and goal do not have the same pieces.
fn find_placements(
    position: &Pattern,
    goal: &Pattern,
    placements: &Placements,
    pieces: &[TrackedPiece],
) -> Result<Start, PatternError> {
    let puzzle = position.puzzle();
    let mut found: Vec<Option<u8>> = vec![None; pieces.len()];
    for (slot, record) in Pieces::for_puzzle(puzzle).slots.iter().enumerate() {
        let shown: Vec<Sticker> = record.facelets.iter().map(|&i| position.stickers()[i]).collect();
        if shown.iter().all(|sticker| *sticker == Sticker::Any) {
            continue;
        }
        let (kind, _) = placements.homes[slot];
        let all = &placements.kinds[kind];
        let lies = |n: usize| {
            let (_, at_home) = placements.homes[pieces[n].home];
            let look = stickers(goal, &all.facelets[usize::from(at_home)]);
            let here = (0..all.facelets.len()).filter(|&p| all.slots[p] == slot);
            here.into_iter().find(|&p| stickers(position, &all.facelets[p]) == look)
        };
        let mut left = (0..pieces.len()).filter(|&n| pieces[n].kind == kind && found[n].is_none());
        let Some((n, placement)) = left.find_map(|n| lies(n).map(|placement| (n, placement))) else {
            return Err(PatternError::NotInGoal { place: record.name.clone(), kind: record.kind });
        };
        found[n] = Some(placement as u8);
    }
    if let Some(n) = found.iter().position(Option::is_none) {
        let slot = &Pieces::for_puzzle(puzzle).slots[pieces[n].home];
        return Err(PatternError::NotInPosition { piece: slot.name.clone(), kind: slot.kind });
    }
    Ok(Start { placements: found.into_iter().flatten().collect(), goals: GoalSet::ALL })
}

pub(super) fn is_centre(kind: PieceKind) -> bool {
    kind == PieceKind::Centre
}
