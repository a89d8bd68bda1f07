//! Effects of moves on the stickers of a hypercube, and joining of moves about one axis.

use crate::puzzle::geometry::{FaceletMap, SignedPerm, compose};
use crate::puzzle::moves::before_rotation;
use crate::puzzle::pieces::Pieces;
use crate::puzzle::{Facelets, Move, PuzzleDef, Sequence};
use std::collections::HashMap;

/// For each place, the place that its sticker comes from.
pub(super) type Effect = FaceletMap;

/// Returns the effect of `one` followed by `other`.
pub(super) fn compose_effects(one: &[u8], other: &[u8]) -> Effect {
    compose(one, other)
}

pub(super) fn inverse(effect: &[u8]) -> Effect {
    let mut out: Effect = effect.into();
    effect.iter().enumerate().for_each(|(to, from)| out[usize::from(*from)] = to as u8);
    out
}

pub(super) fn effect_of_moves(def: &PuzzleDef, moves: &[Move]) -> Effect {
    let still: Effect = (0..def.solved.len() as u8).collect();
    moves.iter().fold(still, |effect, mv| compose_effects(&effect, &def.moves[mv.index()].map))
}

/// Returns the piece slot of each place.
pub(super) fn pieces_of(def: &PuzzleDef) -> &'static [usize] {
    &Pieces::for_puzzle(def.id).slot_of
}

/// Returns the effects of the rotations of the whole puzzle.
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

/// Returns the effect that leads from the solved puzzle to a position, identifying pieces by their colours. `None` if
/// the colours at some slot belong to no piece.
pub(super) fn effect_of_position(facelets: &Facelets) -> Option<Effect> {
    let def = facelets.puzzle().def();
    let slots = &Pieces::for_puzzle(def.id).slots;
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

/// A move sequence in blocks of consecutive moves about one axis, with the motion of each layer per block.
#[derive(Default)]
pub(super) struct JoinedMoves {
    blocks: Vec<(u8, [SignedPerm; MAX_LAYERS])>,
    /// Product of the rotations left out so far; `None` if rotations are kept.
    rotation: Option<SignedPerm>,
}

const MAX_LAYERS: usize = 3;

impl JoinedMoves {
    /// Returns an empty sequence that leaves out rotations of the whole puzzle, which only change the final
    /// orientation.
    pub fn without_rotations() -> Self {
        Self { blocks: Vec::new(), rotation: Some(SignedPerm::IDENTITY) }
    }

    pub fn push(&mut self, def: &PuzzleDef, mv: Move) {
        let mv = self.rotation.map_or(mv, |held| before_rotation(def, mv, &held));
        let record = &def.moves[mv.index()];
        if self.blocks.last().is_none_or(|(axis, _)| *axis != record.axis) {
            self.blocks.push((record.axis, [SignedPerm::IDENTITY; MAX_LAYERS]));
        }
        let Some((_, motions)) = self.blocks.last_mut() else { return };
        for (_, motion) in motions.iter_mut().enumerate().filter(|(layer, _)| record.layers >> layer & 1 == 1) {
            *motion = record.motion.after(motion);
        }
        let first = motions[0];
        let is_whole = motions[..def.size].iter().all(|motion| *motion == first);
        match &mut self.rotation {
            Some(held) if is_whole => *held = held.after(&first),
            None if is_whole && first == SignedPerm::IDENTITY => {}
            _ => return,
        }
        self.blocks.pop();
    }

    /// Returns the turning layers of a block, grouped by motion.
    fn layers_by_motion(motions: &[SignedPerm; MAX_LAYERS]) -> impl Iterator<Item = (u8, &SignedPerm)> {
        let layers_of = |motion: &SignedPerm| {
            (0..MAX_LAYERS).filter(|layer| motions[*layer] == *motion).fold(0_u8, |layers, layer| layers | 1 << layer)
        };
        let is_first = |layer: &usize| motions[..*layer].iter().all(|before| *before != motions[*layer]);
        let turned = (0..MAX_LAYERS).filter(|layer| motions[*layer] != SignedPerm::IDENTITY).filter(is_first);
        turned.map(move |layer| (layers_of(&motions[layer]), &motions[layer])).collect::<Vec<_>>().into_iter()
    }

    /// Returns the length in STM; rotations of the whole puzzle do not count.
    pub fn length(&self, def: &PuzzleDef) -> usize {
        let whole = (1 << def.size) - 1;
        let turns = self.blocks.iter().flat_map(|(_, motions)| Self::layers_by_motion(motions));
        turns.filter(|(layers, _)| *layers != whole).count()
    }

    pub fn moves(&self, def: &PuzzleDef) -> Sequence {
        let mut out = Vec::new();
        for (axis, motions) in &self.blocks {
            for (layers, motion) in Self::layers_by_motion(motions) {
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
