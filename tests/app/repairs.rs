//! What makes an impossible painting possible again.

use proptest::prelude::*;
use unfold_engine::puzzle::painting::Painting;
use unfold_engine::puzzle::painting_check::repairs::{RepairKind, repairs};
use unfold_engine::puzzle::painting_check::{PaintingCheck, PaintingErrorKind, check};
use unfold_engine::puzzle::pieces::{Kind, Pieces, Slot};
use unfold_engine::puzzle::{Facelets, InvalidState, PuzzleId, scramble};

/// The places of a kind of pieces.
fn places(puzzle: PuzzleId, kind: Kind) -> Vec<&'static Slot> {
    Pieces::of(puzzle).slots.iter().filter(|slot| slot.kind == kind).collect()
}

/// Moves the colours of three facelets of a piece, or of the two of an edge, on by one.
fn twisted(state: &Facelets, slot: &Slot) -> Facelets {
    let turned = &slot.facelets[..slot.facelets.len().min(3)];
    let twist = |colours: &mut [u8]| {
        for (n, &i) in turned.iter().enumerate() {
            colours[i] = state.colours()[turned[(n + 1) % turned.len()]];
        }
    };
    state.repainted(twist).expect("colours of the puzzle")
}

/// Lays the pieces of two places into each other's, in the first way that breaks nothing but the permutation.
fn swapped(state: &Facelets, one: &Slot, other: &Slot) -> Facelets {
    // The ways in which a piece can lie at a place, by the colours that it shows there.
    let ways = |slot: &Slot, of: &Slot| -> Vec<Vec<u8>> {
        let mut own: Vec<u8> = of.facelets.iter().map(|&i| state.colours()[i]).collect();
        own.sort_unstable();
        let shown = slot.placements.iter().map(|placement| placement.faces.clone());
        shown
            .filter(|faces| {
                let mut faces = faces.clone();
                faces.sort_unstable();
                faces == own
            })
            .collect()
    };
    for mine in ways(one, other) {
        for theirs in ways(other, one) {
            let exchange = |shown: &mut [u8]| {
                for (slot, colours) in [(one, &mine), (other, &theirs)] {
                    for (&i, &colour) in slot.facelets.iter().zip(colours) {
                        shown[i] = colour;
                    }
                }
            };
            let out = state.repainted(exchange).expect("colours of the puzzle");
            if check(&out) == Err(InvalidState::PermutationParity) {
                return out;
            }
        }
    }
    panic!("two pieces can always be exchanged");
}

/// What is wrong with a state, which is just one thing.
fn fault(state: &Facelets) -> InvalidState {
    match &PaintingCheck::of(&Painting::of(state)).errors[..] {
        [error] => match &error.what {
            PaintingErrorKind::State(fault) => fault.clone(),
            other => panic!("{other}"),
        },
        errors => panic!("{errors:?}"),
    }
}

/// The one repair of a state gives a possible one; its kind, its places, and what it gives.
fn repaired(state: &Facelets, last: Option<usize>) -> (RepairKind, Vec<String>, Facelets) {
    let painting = Painting::of(state);
    let found = repairs(&painting, last);
    assert_eq!(found.len(), 1, "{found:?}");
    let after = found[0].applied(&painting).facelets().expect("nothing is cleared");
    assert_eq!(check(&after), Ok(()), "{found:?}");
    let changed = state.colours().iter().zip(after.colours()).filter(|(before, after)| before != after).count();
    assert_eq!(changed, found[0].facelets.len(), "it names just what changes");
    (found[0].kind, found[0].places.clone(), after)
}

fn state(puzzle: PuzzleId, seed: u64) -> Facelets {
    scramble::uniform(puzzle, &mut scramble::generator(seed))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_twisted_piece_is_twisted_back_where_it_was_painted(seed: u64, n in 0usize..16) {
        for (puzzle, kind) in [
            (PuzzleId::Cube2, Kind::Corner),
            (PuzzleId::Cube3, Kind::Corner),
            (PuzzleId::Tess2, Kind::Hypercubie),
        ] {
            let all = places(puzzle, kind);
            let slot = all[n % all.len()];
            let broken = twisted(&state(puzzle, seed), slot);
            prop_assert_eq!(fault(&broken), InvalidState::TwistSum);
            let (kind, _, _) = repaired(&broken, None);
            prop_assert_eq!(kind, RepairKind::Twist);
            repaired(&broken, Some(slot.facelets[1]));
        }
    }

    #[test]
    fn a_flipped_edge_is_flipped_back(seed: u64, n in 0usize..12) {
        let slot = places(PuzzleId::Cube3, Kind::Edge)[n];
        let before = state(PuzzleId::Cube3, seed);
        let broken = twisted(&before, slot);
        prop_assert_eq!(fault(&broken), InvalidState::FlipSum);
        let (kind, places, after) = repaired(&broken, Some(slot.facelets[0]));
        prop_assert_eq!(kind, RepairKind::Flip);
        // Where no other edge is obviously odd, it is the one that was painted last.
        if places == [slot.name.clone()] {
            prop_assert_eq!(after, before);
        }
    }

    #[test]
    fn two_swapped_pieces_are_swapped(seed: u64, one in 0usize..8, more in 1usize..8) {
        for (puzzle, kind) in [
            (PuzzleId::Cube3, Kind::Corner),
            (PuzzleId::Cube3, Kind::Edge),
            (PuzzleId::Tess2, Kind::Hypercubie),
        ] {
            let all = places(puzzle, kind);
            let broken = swapped(&state(puzzle, seed), all[one], all[(one + more) % 8]);
            prop_assert_eq!(fault(&broken), InvalidState::PermutationParity);
            let (kind, places, _) = repaired(&broken, Some(all[one].facelets[0]));
            prop_assert_eq!((kind, places.len()), (RepairKind::Swap, 2));
            prop_assert!(places[0] != places[1]);
        }
    }

    #[test]
    fn of_two_faults_one_is_left(seed: u64, corner in 0usize..8, edge in 0usize..12) {
        let corner = places(PuzzleId::Cube3, Kind::Corner)[corner];
        let edge = places(PuzzleId::Cube3, Kind::Edge)[edge];
        let broken = twisted(&twisted(&state(PuzzleId::Cube3, seed), corner), edge);
        prop_assert_eq!(check(&broken), Err(InvalidState::TwistSum));
        let painting = Painting::of(&broken);
        let once = repairs(&painting, None)[0].applied(&painting);
        prop_assert_eq!(check(&once.facelets().expect("complete")), Err(InvalidState::FlipSum));
        let twice = repairs(&once, None)[0].applied(&once);
        prop_assert_eq!(check(&twice.facelets().expect("complete")), Ok(()));
    }
}

#[test]
fn the_piece_that_is_obviously_odd_is_the_one_that_is_repaired() {
    for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3, PuzzleId::Tess2] {
        let solved = Facelets::solved(puzzle);
        for kind in [Kind::Edge, Kind::Corner, Kind::Hypercubie] {
            let all = places(puzzle, kind);
            for (n, slot) in all.iter().enumerate() {
                // Wherever the pencil was last, the only odd piece is meant.
                let elsewhere = Some(all[(n + 1) % all.len()].facelets[0]);
                let (_, places, after) = repaired(&twisted(&solved, slot), elsewhere);
                assert_eq!((&places[..], &after), (&[slot.name.clone()][..], &solved));
                let other = all[(n + 3) % all.len()];
                if puzzle != PuzzleId::Cube2 {
                    let (kind, mut places, after) = repaired(&swapped(&solved, slot, other), elsewhere);
                    places.sort();
                    let mut meant = [slot.name.clone(), other.name.clone()];
                    meant.sort();
                    assert_eq!((kind, &places[..]), (RepairKind::Swap, &meant[..]));
                    assert_eq!(check(&after), Ok(()));
                }
            }
        }
    }
}

#[test]
fn nothing_is_offered_where_nothing_is_obvious() {
    let solved = Facelets::solved(PuzzleId::Cube3);
    assert!(repairs(&Painting::of(&solved), None).is_empty(), "nothing is wrong");
    let mut unfinished = Painting::of(&twisted(&solved, places(PuzzleId::Cube3, Kind::Corner)[0]));
    unfinished.paint(53, None);
    assert!(repairs(&unfinished, None).is_empty(), "it is not finished");
    let mut wrong = Painting::of(&solved);
    wrong.paint(0, Some(3));
    assert!(repairs(&wrong, None).is_empty(), "one colour is wrong, and no one knows which it should be");
}
