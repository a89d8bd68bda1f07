//! Repairs of an impossible painting.

use crate::support::headless_app::HeadlessApp;
use proptest::prelude::*;
use unfold_app::command::{HistoryCommand, PaintingCommand};
use unfold_app::document::editor::{NetDirection, NetKey, Paint, Stroke};
use unfold_engine::puzzle::painting_check::repairs::{RepairKind, repairs};
use unfold_engine::puzzle::painting_check::{PaintingCheck, PaintingErrorKind, check};
use unfold_engine::puzzle::pieces::{PieceKind, Pieces, Slot};
use unfold_engine::puzzle::{
    Facelets, InvalidState, Move, PuzzleId,
    pattern::{Pattern, Sticker},
    scramble,
};

fn places(puzzle: PuzzleId, kind: PieceKind) -> Vec<&'static Slot> {
    Pieces::for_puzzle(puzzle).slots.iter().filter(|slot| slot.kind == kind).collect()
}

/// The state with the colours of a piece's first three facelets cycled, or those of an edge swapped.
fn twisted(state: &Facelets, slot: &Slot) -> Facelets {
    let turned = &slot.facelets[..slot.facelets.len().min(3)];
    let twist = |colours: &mut [u8]| {
        for (n, &i) in turned.iter().enumerate() {
            colours[i] = state.colours()[turned[(n + 1) % turned.len()]];
        }
    };
    state.repainted(twist).expect("colours of the puzzle")
}

/// The state with the pieces of two places exchanged, in the first orientations that break only the permutation.
fn swapped(state: &Facelets, one: &Slot, other: &Slot) -> Facelets {
    // The ways to put the piece of `of` at `slot`, as the colours shown there.
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

/// The only error of a state; panics unless there is exactly one.
fn only_error(state: &Facelets) -> InvalidState {
    match &PaintingCheck::new(&Pattern::from_facelets(state)).errors[..] {
        [error] => match &error.what {
            PaintingErrorKind::State(fault) => fault.clone(),
            other => panic!("{other}"),
        },
        errors => panic!("{errors:?}"),
    }
}

/// The only repair of a state: its kind, its places, and the repaired state, which must be possible.
fn only_repair(state: &Facelets, painted: &[usize]) -> (RepairKind, Vec<String>, Facelets) {
    let painting = Pattern::from_facelets(state);
    let found = repairs(&painting, painted);
    assert_eq!(found.len(), 1, "{found:?}");
    let after = found[0].applied(&painting).facelets().expect("nothing is cleared");
    assert_eq!(check(&after), Ok(()), "{found:?}");
    let changed = state.colours().iter().zip(after.colours()).filter(|(before, after)| before != after).count();
    assert_eq!(changed, found[0].facelets.len(), "it names just what changes");
    (found[0].kind, found[0].places.clone(), after)
}

/// The colours of each piece; colours and pieces are sorted.
fn shown_pieces(state: &Facelets) -> Vec<Vec<u8>> {
    let colours = |slot: &Slot| {
        let mut colours: Vec<u8> = slot.facelets.iter().map(|&i| state.colours()[i]).collect();
        colours.sort_unstable();
        colours
    };
    let mut pieces: Vec<Vec<u8>> = Pieces::for_puzzle(state.puzzle()).slots.iter().map(colours).collect();
    pieces.sort_unstable();
    pieces
}

fn state(puzzle: PuzzleId, seed: u64) -> Facelets {
    scramble::uniform(puzzle, &mut scramble::generator(seed))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_twisted_piece_is_repaired_by_a_twist(seed: u64, n in 0usize..16) {
        for (puzzle, kind) in [
            (PuzzleId::Cube2, PieceKind::Corner),
            (PuzzleId::Cube3, PieceKind::Corner),
            (PuzzleId::Tess2, PieceKind::Hypercubie),
        ] {
            let all = places(puzzle, kind);
            let slot = all[n % all.len()];
            let broken = twisted(&state(puzzle, seed), slot);
            prop_assert_eq!(only_error(&broken), InvalidState::TwistSum);
            let (kind, _, _) = only_repair(&broken, &[]);
            prop_assert_eq!(kind, RepairKind::Twist);
            only_repair(&broken, &[slot.facelets[1]]);
        }
    }

    #[test]
    fn a_flipped_edge_is_flipped_back(seed: u64, n in 0usize..12) {
        let slot = places(PuzzleId::Cube3, PieceKind::Edge)[n];
        let before = state(PuzzleId::Cube3, seed);
        let broken = twisted(&before, slot);
        prop_assert_eq!(only_error(&broken), InvalidState::FlipSum);
        let (kind, places, after) = only_repair(&broken, &[slot.facelets[0]]);
        prop_assert_eq!(kind, RepairKind::Flip);
        // If no other edge is obviously wrong, the one painted last is repaired.
        if places == [slot.name.clone()] {
            prop_assert_eq!(after, before);
        }
    }

    #[test]
    fn two_swapped_pieces_are_repaired_by_a_swap(seed: u64, one in 0usize..8, more in 1usize..8) {
        for (puzzle, kind) in [
            (PuzzleId::Cube3, PieceKind::Corner),
            (PuzzleId::Cube3, PieceKind::Edge),
            (PuzzleId::Tess2, PieceKind::Hypercubie),
        ] {
            let all = places(puzzle, kind);
            let broken = swapped(&state(puzzle, seed), all[one], all[(one + more) % 8]);
            prop_assert_eq!(only_error(&broken), InvalidState::PermutationParity);
            let (kind, places, _) = only_repair(&broken, &[all[one].facelets[0]]);
            prop_assert_eq!((kind, places.len()), (RepairKind::Swap, 2));
            prop_assert!(places[0] != places[1]);
        }
    }

    #[test]
    fn repairing_one_of_two_errors_leaves_the_other(seed: u64, corner in 0usize..8, edge in 0usize..12) {
        let corner = places(PuzzleId::Cube3, PieceKind::Corner)[corner];
        let edge = places(PuzzleId::Cube3, PieceKind::Edge)[edge];
        let broken = twisted(&twisted(&state(PuzzleId::Cube3, seed), corner), edge);
        prop_assert_eq!(check(&broken), Err(InvalidState::TwistSum));
        let painting = Pattern::from_facelets(&broken);
        let once = repairs(&painting, &[])[0].applied(&painting);
        prop_assert_eq!(check(&once.facelets().expect("complete")), Err(InvalidState::FlipSum));
        let twice = repairs(&once, &[])[0].applied(&once);
        prop_assert_eq!(check(&twice.facelets().expect("complete")), Ok(()));
        // Both errors are reported at once, and either can be repaired first.
        let told: Vec<_> = PaintingCheck::new(&painting).errors.into_iter().map(|error| error.what).collect();
        let sums = [InvalidState::TwistSum, InvalidState::FlipSum].map(PaintingErrorKind::State);
        prop_assert_eq!(&told[..], &sums[..]);
        let found = repairs(&painting, &[]);
        prop_assert_eq!(found.iter().map(|repair| repair.kind).collect::<Vec<_>>(), [RepairKind::Twist, RepairKind::Flip]);
        for (repair, left) in found.iter().zip([InvalidState::FlipSum, InvalidState::TwistSum]) {
            prop_assert_eq!(check(&repair.applied(&painting).facelets().expect("complete")), Err(left));
        }
    }

    #[test]
    fn a_face_entered_rotated_is_detected_and_rotated_back(seed: u64, n: prop::sample::Index) {
        for puzzle in PuzzleId::ALL {
            let before = state(puzzle, seed);
            let all = turns_of_faces(puzzle);
            let (face, mv) = all[n.index(all.len())];
            let broken = with_face_of(&before, &before.after(mv), face);
            // Rarely the turned face changes nothing or shows only existing pieces, as if pieces were exchanged.
            if broken == before || shown_pieces(&broken) == shown_pieces(&before) {
                continue;
            }
            let painting = Pattern::from_facelets(&broken);
            let errors = PaintingCheck::new(&painting).errors;
            let offered = repairs(&painting, &[]);
            // Rarely another turn explains the stickers as well: then all such turns are offered.
            if offered.len() > 1 {
                prop_assert!(offered.iter().all(|repair| matches!(repair.kind, RepairKind::Turn(_))), "{:?}", offered);
                let ends: Vec<_> = offered.iter().filter_map(|repair| repair.applied(&painting).facelets()).collect();
                prop_assert!(ends.contains(&before) && ends.iter().all(|end| check(end).is_ok()), "{:?}", offered);
                continue;
            }
            prop_assert_eq!(errors.len(), 1, "{:?}", errors);
            let PaintingErrorKind::FaceTurned(turn) = errors[0].what else { panic!("{errors:?}") };
            prop_assert_eq!(turn.face, face);
            let wrong = (0..broken.colours().len()).filter(|&i| broken.colours()[i] != before.colours()[i]);
            prop_assert_eq!(&errors[0].facelets, &wrong.collect::<Vec<_>>());
            let (kind, _, after) = only_repair(&broken, &[]);
            prop_assert_eq!(kind, RepairKind::Turn(turn));
            prop_assert_eq!(&after, &before);
            // The move of the repair turns the face back.
            prop_assert_eq!(with_face_of(&broken, &broken.after(turn.mv), face), before);
        }
    }

    #[test]
    fn one_sticker_proven_wrong_by_the_counts_is_repainted(seed: u64, n: prop::sample::Index, more in 1usize..8) {
        for puzzle in PuzzleId::ALL {
            let (before, colours) = (state(puzzle, seed), puzzle.def().letters.len());
            let i = n.index(before.colours().len());
            let other = (usize::from(before.colours()[i]) + 1 + more % (colours - 1)) % colours;
            let broken = before.repainted(|shown| shown[i] = other as u8).expect("colours of the puzzle");
            let (kind, places, after) = only_repair(&broken, &[]);
            prop_assert_eq!((kind, &places[0]), (RepairKind::Recolour, &Pieces::for_puzzle(puzzle).slot_with(i).name));
            prop_assert_eq!(after, before);
        }
    }

    #[test]
    fn repairs_swap_the_two_pieces_painted_last(seed: u64, one in 0usize..16, more in 1usize..16) {
        for (puzzle, kind) in [
            (PuzzleId::Cube3, PieceKind::Corner),
            (PuzzleId::Cube3, PieceKind::Edge),
            (PuzzleId::Tess2, PieceKind::Hypercubie),
            (PuzzleId::Tess3, PieceKind::TwoColour),
        ] {
            let all = places(puzzle, kind);
            let (one, other) = (one % all.len(), (one + 1 + more % (all.len() - 1)) % all.len());
            let before = state(puzzle, seed);
            let broken = swapped(&before, all[one], all[other]);
            // A piece of another kind, where there is one, was painted between the two.
            let others = Pieces::for_puzzle(puzzle).slots.iter().find(|slot| slot.kind != kind && slot.facelets.len() > 1);
            let painted: Vec<usize> =
                [Some(all[one]), others, Some(all[other])].into_iter().flatten().map(|slot| slot.facelets[0]).collect();
            let (kind, places, after) = only_repair(&broken, &painted);
            prop_assert_eq!((kind, places), (RepairKind::Swap, vec![all[one].name.clone(), all[other].name.clone()]));
            if kind == RepairKind::Swap && puzzle.def().dimensions == 3 {
                // On cubes, the facelets are exchanged in the order of the letters of their places.
                let exchanged = broken.repainted(|shown| {
                    let pairs = all[one].facelets.iter().zip(&all[other].facelets);
                    pairs.for_each(|(&i, &j)| shown.swap(i, j));
                });
                prop_assert_eq!(after, exchanged.expect("colours of the puzzle"));
            }
        }
    }
}

/// The turns of single faces or cells, each with the face's number.
fn turns_of_faces(puzzle: PuzzleId) -> Vec<(u8, Move)> {
    let def = puzzle.def();
    let face_of = |name: &str| def.letters.iter().position(|letter| name.starts_with(*letter));
    let turns = def.moves.iter().enumerate().filter(|(n, _)| def.face_turns == 0 || *n < def.face_turns);
    let named = turns.filter_map(|(n, mv)| {
        let is_of_layer = !mv.name.contains('{');
        face_of(&mv.name).filter(|_| is_of_layer).map(|face| (face as u8, Move::new(n as u16)))
    });
    named.collect()
}

/// `state` with the colours of `other` on one face or cell.
fn with_face_of(state: &Facelets, other: &Facelets, face: u8) -> Facelets {
    let solved = &state.puzzle().def().solved;
    let copy = |shown: &mut [u8]| {
        for (i, colour) in shown.iter_mut().enumerate().filter(|(i, _)| solved[*i] == face) {
            *colour = other.colours()[i];
        }
    };
    state.repainted(copy).expect("colours of the puzzle")
}

#[test]
fn the_obviously_wrong_piece_is_repaired() {
    for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3, PuzzleId::Tess2] {
        let solved = Facelets::solved(puzzle);
        for kind in [PieceKind::Edge, PieceKind::Corner, PieceKind::Hypercubie] {
            let all = places(puzzle, kind);
            for (n, slot) in all.iter().enumerate() {
                // Whatever was painted last, the only wrong piece is repaired.
                let elsewhere = [all[(n + 1) % all.len()].facelets[0]];
                let (_, places, after) = only_repair(&twisted(&solved, slot), &elsewhere);
                assert_eq!((&places[..], &after), (&[slot.name.clone()][..], &solved));
                let other = all[(n + 3) % all.len()];
                if puzzle != PuzzleId::Cube2 {
                    let (kind, mut places, after) = only_repair(&swapped(&solved, slot, other), &elsewhere);
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
fn nothing_is_offered_without_an_obvious_repair() {
    let solved = Facelets::solved(PuzzleId::Cube3);
    assert!(repairs(&Pattern::from_facelets(&solved), &[]).is_empty(), "nothing is wrong");
    let mut unfinished = Pattern::from_facelets(&twisted(&solved, places(PuzzleId::Cube3, PieceKind::Corner)[0]));
    unfinished.paint(53, Sticker::Unpainted);
    assert!(repairs(&unfinished, &[]).is_empty(), "it is not finished");
    let mut wrong = Pattern::from_facelets(&solved);
    wrong.paint(0, Sticker::Colour(3));
    wrong.paint(9, Sticker::Colour(4));
    assert!(repairs(&wrong, &[]).is_empty(), "two colours are wrong, and no one knows where");
}

fn stroke(facelet: usize, colour: u8) -> PaintingCommand {
    PaintingCommand::Paint(Stroke { facelets: vec![facelet], paint: Paint::Colour(colour), continues_previous: false })
}

#[test]
fn the_program_offers_to_swap_the_pieces_painted_last() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    let before = state(PuzzleId::Cube3, 5);
    let edges = places(PuzzleId::Cube3, PieceKind::Edge);
    let broken = swapped(&before, edges[2], edges[7]);
    alone.apply(PaintingCommand::Clear);
    // Facelet by facelet, the two edges last, with a corner between them.
    let corner = &places(PuzzleId::Cube3, PieceKind::Corner)[3].facelets;
    let last: Vec<usize> = [&edges[7].facelets, corner, &edges[2].facelets].into_iter().flatten().copied().collect();
    let first = (0..broken.colours().len()).filter(|i| !last.contains(i));
    for i in first.chain(last.iter().copied()) {
        alone.apply(stroke(i, broken.colours()[i]));
    }
    // Moving about the net does not change the choice.
    alone.apply(PaintingCommand::NetKey(NetKey::Move(NetDirection::Down)));
    let found = unfold_app::painting::repairs(&alone.model);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].places, [&edges[2].name, &edges[7].name].map(Clone::clone));
    alone.apply(PaintingCommand::Repair(found[0].clone()));
    assert!(alone.model.document.workspace().state().is_some());
    // The program's own repair does not count as painted by the user.
    alone.apply(HistoryCommand::Undo);
    assert_eq!(unfold_app::painting::repairs(&alone.model), found);
}

#[test]
fn a_face_with_two_possible_rotations_offers_both() {
    let before = state(PuzzleId::Cube3, 3_532_112_336_030_256_018);
    let (face, mv) = turns_of_faces(PuzzleId::Cube3)[0];
    let painting = Pattern::from_facelets(&with_face_of(&before, &before.after(mv), face));
    let errors = PaintingCheck::new(&painting).errors;
    assert!(errors.iter().all(|error| matches!(error.what, PaintingErrorKind::State(_))), "{errors:?}");
    let offered = repairs(&painting, &[]);
    let ends: Vec<_> = offered.iter().filter_map(|repair| repair.applied(&painting).facelets()).collect();
    assert_eq!(ends.iter().map(check).collect::<Vec<_>>(), [Ok(()), Ok(())]);
    assert!(ends.contains(&before) && ends[0] != ends[1]);
}
