//! First crosses of each face of a 3×3×3, and extended crosses (a cross with the pair of one slot): shortest in HTM
//! and, among those, in QTM.
//!
//! The 24 rotations of the cube bring each face to U and each of its four slots to FR, so the tables of one cross and
//! one pair serve all.

use std::sync::LazyLock;

pub use super::cross_paths::TieBreaker;
use super::cross_paths::{CrossNode, CrossPath, CrossSpace};
use crate::control::Control;
use crate::puzzle::{Facelets, Metric, Move, PuzzleId, Sequence, cubes::FACE_TURNS};
pub use crate::puzzles::cube3::first_cross::CodeError;
use crate::puzzles::cube3::tables::cross::{self, CrossTables};
use crate::puzzles::cube3::tables::xcross::{self, F2lPair, XcrossTables};
use crate::puzzles::cube3::turns::TurnSuccessors;
use crate::puzzles::cube3::{
    CORNERS, Cube3, EDGE_NAMES, EDGES, FACELETS_PER_FACE, FaceletLayout, Symmetry, first_cross,
};
use crate::search::SolveError;

/// Number of faces, and of crosses.
pub const FACES: usize = 6;

/// The slot of an extended cross's pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct F2lSlot {
    face: u8,
    corner: u8,
    edge: u8,
}

impl F2lSlot {
    /// Returns the face of the cross, `0 <= face < 6`.
    pub fn face(self) -> u8 {
        self.face
    }

    /// Returns the corner of the pair, an index in [`CORNER_NAMES`](crate::puzzles::cube3::CORNER_NAMES).
    pub fn corner(self) -> u8 {
        self.corner
    }

    /// Returns the edge of the pair, an index in [`EDGE_NAMES`].
    pub fn edge(self) -> u8 {
        self.edge
    }

    /// Returns the name of the slot, which is that of the edge, such as `FR`.
    pub fn name(self) -> &'static str {
        EDGE_NAMES[usize::from(self.edge)]
    }
}

/// A slot with the rotation that brings its face to U and the slot to FR.
struct SlotRotation {
    slot: F2lSlot,
    rotation: &'static Symmetry,
}

/// Returns all 24 slots with their rotations, four per face in the order of their edges.
fn slot_rotations() -> &'static [SlotRotation] {
    static ALL: LazyLock<Vec<SlotRotation>> = LazyLock::new(|| {
        // Rotations are the symmetries that map clockwise turns to clockwise turns.
        let upward = |face: u8| Symmetry::all().iter().filter(move |s| s.moves[3 * usize::from(face)] == 0);
        let mut all: Vec<SlotRotation> = (0..FACES as u8)
            .flat_map(|face| upward(face).map(move |rotation| (face, rotation)))
            .map(|(face, rotation)| {
                let from = |count: usize, to: &dyn Fn(usize) -> bool| (0..count).find(|p| to(*p)).unwrap_or(0) as u8;
                let corner = from(CORNERS, &|p| rotation.corner(p) == xcross::CORNER);
                let edge = from(EDGES, &|p| rotation.edge(p) == xcross::EDGE);
                SlotRotation { slot: F2lSlot { face, corner, edge }, rotation }
            })
            .collect();
        all.sort_by_key(|turned| (turned.slot.face, turned.slot.edge));
        all
    });
    &ALL
}

/// Returns the slots of a face, `0 <= face < 6`, in the order of their edges; empty for other numbers.
pub fn slots(face: u8) -> impl Iterator<Item = F2lSlot> {
    slot_rotations().iter().map(|turned| turned.slot).filter(move |slot| slot.face == face)
}

/// A shortest solution of a cross, with or without one pair, verified on the facelets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cross {
    /// The face in the current orientation: `0 <= face < 6`, an index in [`LETTERS`](crate::puzzle::cubes::LETTERS).
    pub face: u8,
    /// The slot of an extended cross; `None` without a pair.
    pub slot: Option<F2lSlot>,
    /// Length in HTM, the minimum.
    pub length: usize,
    /// Length in QTM.
    pub quarters: usize,
    /// The moves in the current orientation of the cube.
    pub moves: Sequence,
    /// Spots of the cross edges, encoded by [`first_cross::id`] after the rotation of the face.
    pub id: u32,
    /// The moves, encoded by [`first_cross::code`] after the rotation of the face.
    pub code: u64,
}

/// A cross to solve: a state, a face, and a slot for an extended cross.
struct CrossTask<'a> {
    state: &'a Facelets,
    cube: Cube3,
    face: u8,
    slot: Option<F2lSlot>,
    /// The symmetry that brings the cube into the orientation of the tables.
    to_tables: &'static Symmetry,
    /// The rotation of the published numbers. The search uses its turn names, so that it finds the crosses of the
    /// published table.
    published_rotation: &'static Symmetry,
    /// For each turn seen through `published_rotation`, the turn in the current orientation.
    actual_turns: [u8; FACE_TURNS],
    /// For each turn seen through `published_rotation`, the turn as seen by the tables.
    table_turns: [u8; FACE_TURNS],
}

impl<'a> CrossTask<'a> {
    fn new(state: &'a Facelets, face: u8, slot: Option<F2lSlot>) -> Result<Self, SolveError> {
        let cube = Cube3::from_facelets(state).map_err(SolveError::Invalid)?;
        let published_rotation = first_cross::rotation(face);
        let way = slot.and_then(|slot| slot_rotations().iter().find(|turned| turned.slot == slot));
        let to_tables = way.map_or(published_rotation, |turned| turned.rotation);
        let actual_turns = actual_turns(published_rotation);
        let table_turns = actual_turns.map(|mv| to_tables.moves[usize::from(mv)]);
        Ok(Self { state, cube, face, slot, to_tables, published_rotation, actual_turns, table_turns })
    }

    fn root(&self) -> CrossNode {
        let seen = self.to_tables.conjugate(&self.cube);
        (cross::rank_of(&seen), self.slot.map(|_| F2lPair::from_cube(&seen)))
    }

    fn space<'t>(&'t self, cross: &'t CrossTables, pair: Option<&'t XcrossTables>) -> CrossSpace<'t> {
        CrossSpace { cross, pair, table_turn: &self.table_turns, successors: TurnSuccessors::htm() }
    }

    fn verified_cross(&self, way: &CrossPath) -> Result<Cross, SolveError> {
        let moves = Sequence(way.iter().map(|mv| Move(u16::from(self.actual_turns[usize::from(*mv)]))).collect());
        let solved = self.state.after_all(&moves);
        if !is_solved(&solved, self.face) || self.slot.is_some_and(|slot| !pair_is_solved(&solved, slot)) {
            return Err(SolveError::Defect);
        }
        let def = PuzzleId::Cube3.def();
        Ok(Cross {
            face: self.face,
            slot: self.slot,
            length: moves.length_in(def, Metric::Htm),
            quarters: moves.length_in(def, Metric::Qtm),
            moves,
            id: first_cross::id(&first_cross::spots(&self.published_rotation.conjugate(&self.cube))),
            code: first_cross::code(way),
        })
    }

    fn all_shortest(&self, space: &CrossSpace, control: &Control) -> Result<Vec<Cross>, SolveError> {
        space.all_shortest(&self.root(), control)?.iter().map(|way| self.verified_cross(way)).collect()
    }
}

/// Returns a cross of a face, `0 <= face < 6`, shortest in HTM and, among those, in QTM.
///
/// # Errors
/// [`SolveError::Invalid`] if the facelets are not a state of the 3×3×3.
pub fn shortest_cross(state: &Facelets, face: u8, tables: &CrossTables) -> Result<Cross, SolveError> {
    shortest_cross_with(state, face, TieBreaker::First, tables)
}

/// Like [`shortest_cross`], with `ties` choosing among crosses of equal lengths.
///
/// # Errors
/// [`SolveError::Invalid`] if the facelets are not a state of the 3×3×3.
pub fn shortest_cross_with(
    state: &Facelets,
    face: u8,
    ties: TieBreaker,
    tables: &CrossTables,
) -> Result<Cross, SolveError> {
    let task = CrossTask::new(state, face, None)?;
    task.verified_cross(&task.space(tables, None).shortest(task.root().0, ties))
}

/// Returns a state with the cross edges of a face, `0 <= face < 6`, at the spots of this id, which are numbered after
/// the [`rotation`](first_cross::rotation) of the face; `None` for an invalid id.
pub fn state_from_id(id: u32, face: u8) -> Option<Facelets> {
    let seen = first_cross::cube_with(&first_cross::spots_with(id)?).to_facelets();
    Some(seen.after_all(&first_cross::rotation_move(face).inverse(PuzzleId::Cube3.def())))
}

/// Decodes the moves of a code for the cross of a face, `0 <= face < 6`, in the current orientation.
///
/// # Errors
/// [`CodeError`] for an invalid code.
pub fn decode_moves(code: u64, face: u8) -> Result<Sequence, CodeError> {
    let held = actual_turns(first_cross::rotation(face));
    let turns = first_cross::turns_with(code)?;
    Ok(Sequence(turns.into_iter().map(|turn| Move(u16::from(held[usize::from(turn)]))).collect()))
}

/// Returns, for each turn seen through a symmetry, the turn in the current orientation.
fn actual_turns(by: &Symmetry) -> [u8; FACE_TURNS] {
    let mut held = [0; FACE_TURNS];
    for (mv, seen) in (0..).zip(by.moves) {
        held[usize::from(seen)] = mv;
    }
    held
}

/// Returns the crosses of all faces in numerical order, each shortest in HTM and, among those, in QTM.
///
/// # Errors
/// [`SolveError::Invalid`] if the facelets are not a state of the 3×3×3.
pub fn crosses(state: &Facelets, tables: &CrossTables) -> Result<Vec<Cross>, SolveError> {
    (0..FACES as u8).map(|face| shortest_cross(state, face, tables)).collect()
}

/// Returns all crosses of a face, `0 <= face < 6`, that are shortest in HTM, the shortest in QTM first. Crosses that
/// differ only in the order of commuting moves count as one.
///
/// # Errors
/// [`SolveError::Invalid`] if the facelets are not a state of the 3×3×3.
pub fn all_crosses(state: &Facelets, face: u8, tables: &CrossTables) -> Result<Vec<Cross>, SolveError> {
    let task = CrossTask::new(state, face, None)?;
    task.all_shortest(&task.space(tables, None), &Control::new())
}

/// Returns all crosses with the pair of a slot that are shortest in HTM, ordered as in [`all_crosses`]: the shortest in
/// QTM first.
///
/// # Errors
/// [`SolveError::Invalid`] if the facelets are not a state of the 3×3×3; [`SolveError::Tables`] with
/// [`TableError::Stopped`](crate::tables::TableError::Stopped) if `control` stops the search.
pub fn extended_crosses(
    state: &Facelets,
    slot: F2lSlot,
    tables: &XcrossTables,
    control: &Control,
) -> Result<Vec<Cross>, SolveError> {
    let task = CrossTask::new(state, slot.face, Some(slot))?;
    task.all_shortest(&task.space(&tables.cross, Some(tables)), control)
}

/// True if a facelet has the colour of its face's centre.
fn shows_its_centre(state: &Facelets, facelet: u8) -> bool {
    let centre = FaceletLayout::get().centres[usize::from(facelet) / FACELETS_PER_FACE];
    state.colours.get(usize::from(facelet)) == state.colours.get(usize::from(centre))
}

/// True if the cross of a face is solved, `0 <= face < 6`: all facelets of its four edges match their centres.
pub fn is_solved(state: &Facelets, face: u8) -> bool {
    let on_face = |facelet: &u8| usize::from(*facelet) / FACELETS_PER_FACE == usize::from(face);
    let edges = &FaceletLayout::get().edges;
    state.puzzle == PuzzleId::Cube3
        && edges.iter().filter(|e| e.iter().any(on_face)).flatten().all(|facelet| shows_its_centre(state, *facelet))
}

/// True if the pair of a slot is solved: all facelets of its corner and its edge match their centres.
pub fn pair_is_solved(state: &Facelets, slot: F2lSlot) -> bool {
    let anatomy = FaceletLayout::get();
    let (corner, edge) = (anatomy.corners[usize::from(slot.corner)], anatomy.edges[usize::from(slot.edge)]);
    state.puzzle == PuzzleId::Cube3 && corner.iter().chain(&edge).all(|facelet| shows_its_centre(state, *facelet))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::cubes::LETTERS;
    use crate::puzzles::cube3::CORNER_NAMES;

    #[test]
    fn each_face_has_its_four_slots() {
        assert_eq!(slot_rotations().len(), 24);
        for (face, letter) in LETTERS.into_iter().enumerate() {
            let slots: Vec<F2lSlot> = slots(face as u8).collect();
            assert_eq!(slots.len(), 4);
            for (i, slot) in slots.iter().enumerate() {
                let corner = CORNER_NAMES[usize::from(slot.corner)];
                assert!(corner.contains(letter) && !slot.name().contains(letter));
                assert!(slot.name().chars().all(|c| corner.contains(c)), "{corner} {}", slot.name());
                assert!(slots[..i].iter().all(|other| other.edge != slot.edge));
            }
        }
    }
}
