//! The cases of the last layer of the 3x3x3: 57 orientations and 21 permutations.
//!
//! They are generated from all placements of the U pieces rather than listed by hand.

use std::collections::BTreeSet;

use unfold_engine::notation::facelets;
use unfold_engine::notation::patterns;
use unfold_engine::puzzle::homes::homes;
use unfold_engine::puzzle::masks::NamedMask;
use unfold_engine::puzzle::painting_check::check;
use unfold_engine::puzzle::pieces::{PieceKind, PiecePlacement, Pieces, Slot};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId};

const CUBE3: PuzzleId = PuzzleId::Cube3;
/// The moves U, U2 and U'.
const TURNS_OF_U: [u16; 3] = [0, 1, 2];

/// The corner and edge slots of U, corners first.
fn last_layer_slots() -> Vec<&'static Slot> {
    let of_u = |slot: &&Slot| slot.name.contains('U') && slot.kind != PieceKind::Centre;
    let mut slots: Vec<&Slot> = Pieces::for_puzzle(CUBE3).slots.iter().filter(of_u).collect();
    slots.sort_by_key(|slot| slot.kind != PieceKind::Corner);
    slots
}

/// All states that differ from the solved cube only in the last layer, with each piece in a placement that `may` allows.
fn states(may: impl Fn(&Slot, &PiecePlacement) -> bool) -> Vec<Facelets> {
    let slots = last_layer_slots();
    let pieces = Pieces::for_puzzle(CUBE3);
    let is_last = |piece: usize| slots.iter().any(|slot| slot.name == pieces.slots[piece].name);
    let mut out = Vec::new();
    let mut chosen: Vec<&PiecePlacement> = Vec::new();
    place_pieces(
        &slots,
        &mut chosen,
        &|slot, placement| is_last(placement.piece) && may(slot, placement),
        &mut |chosen| {
            let solved = Facelets::solved(CUBE3);
            let state = solved.repainted(|colours| {
                for (slot, placement) in slots.iter().zip(chosen) {
                    for (&facelet, &face) in slot.facelets.iter().zip(&placement.faces) {
                        colours[facelet] = face;
                    }
                }
            });
            out.extend(state.ok().filter(|state| check(state).is_ok()));
        },
    );
    out
}

/// Extends `chosen` by an allowed placement for each remaining slot, in all ways that use no piece twice. Calls `found` for each way.
fn place_pieces<'a>(
    slots: &[&'a Slot],
    chosen: &mut Vec<&'a PiecePlacement>,
    may: &dyn Fn(&Slot, &PiecePlacement) -> bool,
    found: &mut dyn FnMut(&[&PiecePlacement]),
) {
    let Some(slot) = slots.get(chosen.len()) else { return found(chosen) };
    for placement in &slot.placements {
        if may(slot, placement) && chosen.iter().all(|other| other.piece != placement.piece) {
            chosen.push(placement);
            place_pieces(slots, chosen, may, found);
            chosen.pop();
        }
    }
}

/// Returns the state itself and the state after each turn of U.
fn with_turns_of_u(state: &Facelets) -> Vec<Facelets> {
    let turns = TURNS_OF_U.map(|mv| state.after(Move::new(mv)));
    std::iter::once(state.clone()).chain(turns).collect()
}

/// Returns a state for each of the 57 orientation cases of the last layer, which are counted up to turns of U.
pub fn orientations() -> Vec<Facelets> {
    let mask = NamedMask::parse(CUBE3, "oll").expect("the mask of the last layer's orientation").mask();
    let own_piece =
        |slot: &Slot, placement: &PiecePlacement| Pieces::for_puzzle(CUBE3).slots[placement.piece].name == slot.name;
    let text = |state: &Facelets| patterns::print(&mask.apply(state).expect("a state of the cube"));
    let mut seen: BTreeSet<String> = with_turns_of_u(&Facelets::solved(CUBE3)).iter().map(text).collect();
    let mut out = states(own_piece);
    out.retain(|state| {
        let is_new = !seen.contains(&text(state));
        seen.extend(with_turns_of_u(state).iter().map(text));
        is_new
    });
    out
}

/// Returns a state for each of the 21 permutation cases of an oriented last layer, which are counted up to turns of U before and after.
pub fn permutations() -> Vec<Facelets> {
    // Oriented: the colour of U, number 0, is on U.
    let oriented = |slot: &Slot, placement: &PiecePlacement| {
        slot.facelets.iter().zip(&placement.faces).all(|(&i, &face)| (CUBE3.def().solved[i] == 0) == (face == 0))
    };
    let all_turned = |state: &Facelets| -> Vec<String> {
        let after = homes(state).expect("a state of the cube");
        let before = with_turns_of_u(&Facelets::solved(CUBE3));
        let both = before.iter().flat_map(|before| with_turns_of_u(&before.rearranged(&after)));
        both.map(|state| facelets::print(&state)).collect()
    };
    let mut seen: BTreeSet<String> = all_turned(&Facelets::solved(CUBE3)).into_iter().collect();
    let mut out = states(oriented);
    out.retain(|state| {
        let is_new = !seen.contains(&facelets::print(state));
        seen.extend(all_turned(state));
        is_new
    });
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_57_orientation_and_21_permutation_cases() {
        assert_eq!((orientations().len(), permutations().len()), (57, 21));
    }
}
