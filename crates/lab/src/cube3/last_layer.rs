//! The cases of the last layer of the 3x3x3: 57 orientations, and 21 permutations.
//!
//! They are generated from all placements of the pieces of U, so that no list had to be typed by hand.

use std::collections::BTreeSet;

use unfold_engine::notation::facelets;
use unfold_engine::notation::patterns;
use unfold_engine::puzzle::homes::homes;
use unfold_engine::puzzle::masks::NamedMask;
use unfold_engine::puzzle::painting_check::check;
use unfold_engine::puzzle::pieces::{Kind, PiecePlacement, Pieces, Slot};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId};

const CUBE3: PuzzleId = PuzzleId::Cube3;
/// The moves U, U2 and U'.
const TURNS_OF_U: [u16; 3] = [0, 1, 2];

/// The slots of U, corners first.
fn last_layer() -> Vec<&'static Slot> {
    let of_u = |slot: &&Slot| slot.name.contains('U') && slot.kind != Kind::Centre;
    let mut slots: Vec<&Slot> = Pieces::of(CUBE3).slots.iter().filter(of_u).collect();
    slots.sort_by_key(|slot| slot.kind != Kind::Corner);
    slots
}

/// All states that differ from the solved cube only in the last layer, with each piece in a placement that `may` allows.
fn states(may: impl Fn(&Slot, &PiecePlacement) -> bool) -> Vec<Facelets> {
    let slots = last_layer();
    let pieces = Pieces::of(CUBE3);
    let is_last = |piece: usize| slots.iter().any(|slot| slot.name == pieces.slots[piece].name);
    let mut out = Vec::new();
    let mut chosen: Vec<&PiecePlacement> = Vec::new();
    fill(&slots, &mut chosen, &|slot, placement| is_last(placement.piece) && may(slot, placement), &mut |chosen| {
        let solved = Facelets::solved(CUBE3);
        let state = solved.repainted(|colours| {
            for (slot, placement) in slots.iter().zip(chosen) {
                for (&facelet, &face) in slot.facelets.iter().zip(&placement.faces) {
                    colours[facelet] = face;
                }
            }
        });
        out.extend(state.ok().filter(|state| check(state).is_ok()));
    });
    out
}

/// Enumerates the choices of a placement for each slot, without repeating a piece.
fn fill<'a>(
    slots: &[&'a Slot],
    chosen: &mut Vec<&'a PiecePlacement>,
    may: &dyn Fn(&Slot, &PiecePlacement) -> bool,
    found: &mut dyn FnMut(&[&PiecePlacement]),
) {
    let Some(slot) = slots.get(chosen.len()) else { return found(chosen) };
    for placement in &slot.placements {
        if may(slot, placement) && chosen.iter().all(|other| other.piece != placement.piece) {
            chosen.push(placement);
            fill(slots, chosen, may, found);
            chosen.pop();
        }
    }
}

/// The state, and the states after each turn of U.
fn turned(state: &Facelets) -> Vec<Facelets> {
    let turns = TURNS_OF_U.map(|mv| state.after(Move::new(mv)));
    std::iter::once(state.clone()).chain(turns).collect()
}

/// Returns the 57 cases of the orientation of the last layer, up to turns of U.
pub fn orientations() -> Vec<Facelets> {
    let mask = NamedMask::named(CUBE3, "oll").expect("the mask of the last layer's orientation").mask();
    let own_piece =
        |slot: &Slot, placement: &PiecePlacement| Pieces::of(CUBE3).slots[placement.piece].name == slot.name;
    let text = |state: &Facelets| patterns::print(&mask.on(state).expect("a state of the cube"));
    let mut seen: BTreeSet<String> = turned(&Facelets::solved(CUBE3)).iter().map(text).collect();
    let mut out = states(own_piece);
    out.retain(|state| {
        let is_new = !seen.contains(&text(state));
        seen.extend(turned(state).iter().map(text));
        is_new
    });
    out
}

/// Returns the 21 cases of the permutation of an oriented last layer, up to turns of U before and after.
pub fn permutations() -> Vec<Facelets> {
    // Oriented: the colour of U, number 0, is on U.
    let oriented = |slot: &Slot, placement: &PiecePlacement| {
        slot.facelets.iter().zip(&placement.faces).all(|(&i, &face)| (CUBE3.def().solved[i] == 0) == (face == 0))
    };
    let all_turned = |state: &Facelets| -> Vec<String> {
        let after = homes(state).expect("a state of the cube");
        let before = turned(&Facelets::solved(CUBE3));
        let both = before.iter().flat_map(|before| turned(&before.rearranged(&after)));
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
    fn there_are_as_many_cases_as_everybody_counts() {
        assert_eq!((orientations().len(), permutations().len()), (57, 21));
    }
}
