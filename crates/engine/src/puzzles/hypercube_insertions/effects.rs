//! What moves of a hypercube do to its stickers, and the fewest moves that do the same with layers of one axis joined.

use crate::puzzle::geometry::{FaceletMap, SignedPerm, compose};
use crate::puzzle::moves::before_rotation;
use crate::puzzle::pieces::Pieces;
use crate::puzzle::{Facelets, Move, PuzzleDef, Sequence};
use std::collections::HashMap;

/// For each place the place from which its sticker comes.
pub(super) type Effect = FaceletMap;

/// One effect and then another.
pub(super) fn after(one: &[u8], other: &[u8]) -> Effect {
    compose(one, other)
}

/// The effect that undoes another.
pub(super) fn undone(effect: &[u8]) -> Effect {
    let mut out: Effect = effect.into();
    effect.iter().enumerate().for_each(|(to, from)| out[usize::from(*from)] = to as u8);
    out
}

/// The effect of moves.
pub(super) fn moved(def: &PuzzleDef, moves: &[Move]) -> Effect {
    let still: Effect = (0..def.solved.len() as u8).collect();
    moves.iter().fold(still, |effect, mv| after(&effect, &def.moves[mv.index()].map))
}

/// The number of the piece to which each place belongs.
pub(super) fn pieces_of(def: &PuzzleDef) -> &'static [usize] {
    &Pieces::of(def.id).slot_of
}

/// The rotations of the whole puzzle.
pub(super) fn rotations(def: &PuzzleDef) -> Vec<Effect> {
    let index: HashMap<_, usize> = def.places.iter().enumerate().map(|(at, place)| (*place, at)).collect();
    let of = |rotation: SignedPerm| {
        let mut out: Effect = (0..def.places.len() as u8).collect();
        for (from, place) in def.places.iter().enumerate() {
            out[index[&place.image(&rotation)]] = from as u8;
        }
        out
    };
    SignedPerm::rotations(def.dimensions).into_iter().map(of).collect()
}

/// The effect that leads from the solved puzzle to a position: its pieces are told apart by their colours. `None` if they are not all
/// there.
pub(super) fn effect_of(facelets: &Facelets) -> Option<Effect> {
    let def = facelets.puzzle().def();
    let slots = &Pieces::of(def.id).slots;
    let colours = |colours: &[u8], at: &[usize]| {
        let mut out: Vec<u8> = at.iter().map(|at| colours[*at]).collect();
        out.sort_unstable();
        out
    };
    let homes: HashMap<Vec<u8>, usize> =
        slots.iter().enumerate().map(|(n, slot)| (colours(&def.solved, &slot.facelets), n)).collect();
    let mut out: Effect = (0..def.places.len() as u8).collect();
    for slot in slots {
        let home = &slots[*homes.get(&colours(facelets.colours(), &slot.facelets))?].facelets;
        for at in &slot.facelets {
            let is_it = |from: &&usize| def.solved[**from] == facelets.colours()[*at];
            out[*at] = *home.iter().find(is_it)? as u8;
        }
    }
    Some(out)
}

/// Moves of which those about one axis that follow each other are joined: the motion of each layer about each axis in turn.
#[derive(Default)]
pub(super) struct Joined {
    blocks: Vec<(u8, [SignedPerm; LAYERS])>,
    /// The rotation of the whole puzzle that is left out at the end; `None` if rotations stay where they are.
    held: Option<SignedPerm>,
}

/// The most layers about an axis.
const LAYERS: usize = 3;

impl Joined {
    /// No moves yet; rotations of the whole puzzle are left out of them, which changes only how it is held at the end.
    pub fn without_rotations() -> Self {
        Self { blocks: Vec::new(), held: Some(SignedPerm::IDENTITY) }
    }

    /// Adds a move at the end.
    pub fn push(&mut self, def: &PuzzleDef, mv: Move) {
        let mv = self.held.map_or(mv, |held| before_rotation(def, mv, &held));
        let record = &def.moves[mv.index()];
        if self.blocks.last().is_none_or(|(axis, _)| *axis != record.axis) {
            self.blocks.push((record.axis, [SignedPerm::IDENTITY; LAYERS]));
        }
        let Some((_, motions)) = self.blocks.last_mut() else { return };
        for (_, motion) in motions.iter_mut().enumerate().filter(|(layer, _)| record.layers >> layer & 1 == 1) {
            *motion = record.motion.after(motion);
        }
        let first = motions[0];
        let is_whole = motions[..def.size].iter().all(|motion| *motion == first);
        match &mut self.held {
            Some(held) if is_whole => *held = held.after(&first),
            None if is_whole && first == SignedPerm::IDENTITY => {}
            _ => return,
        }
        self.blocks.pop();
    }

    /// The layers of each block that turn alike, by their motion.
    fn alike(motions: &[SignedPerm; LAYERS]) -> impl Iterator<Item = (u8, &SignedPerm)> {
        let layers_of = |motion: &SignedPerm| {
            (0..LAYERS).filter(|layer| motions[*layer] == *motion).fold(0_u8, |layers, layer| layers | 1 << layer)
        };
        let is_first = |layer: &usize| motions[..*layer].iter().all(|before| *before != motions[*layer]);
        let turned = (0..LAYERS).filter(|layer| motions[*layer] != SignedPerm::IDENTITY).filter(is_first);
        turned.map(move |layer| (layers_of(&motions[layer]), &motions[layer])).collect::<Vec<_>>().into_iter()
    }

    /// Their length in STM: a rotation of the whole puzzle is no move.
    pub fn length(&self, def: &PuzzleDef) -> usize {
        let whole = (1 << def.size) - 1;
        let turns = self.blocks.iter().flat_map(|(_, motions)| Self::alike(motions));
        turns.filter(|(layers, _)| *layers != whole).count()
    }

    /// The moves.
    pub fn moves(&self, def: &PuzzleDef) -> Sequence {
        let mut out = Vec::new();
        for (axis, motions) in &self.blocks {
            for (layers, motion) in Self::alike(motions) {
                let is = |n: &usize| {
                    let mv = &def.moves[*n];
                    (mv.axis, mv.layers, &mv.motion) == (*axis, layers, motion)
                };
                let found = (0..def.moves.len()).find(is).expect("any layers turn by any motion of their axis");
                out.push(Move::new(found as u16));
            }
        }
        Sequence(out)
    }
}
