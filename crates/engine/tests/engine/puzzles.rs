//! The 2x2x2x2: two independent descriptions, facelets from geometry and cubies from groups, compared with each other and with
//! MC4D's own tables.

use crate::support::{bytes, data_json};
use proptest::prelude::*;
use unfold_engine::puzzle::canonical::Successors;
use unfold_engine::puzzle::geometry::{SignedPerm, facelet_map};
use unfold_engine::puzzle::{Facelets, InvalidState, Move, PuzzleId, Sequence, hypercube, hypercube::grips, scramble};
use unfold_engine::puzzles::tess2;
use unfold_engine::puzzles::tess2::{Tess2, as_held};

const TESS2: PuzzleId = PuzzleId::Tess2;

/// Inverts a map: MC4D's tables give the target of each sticker, the program's maps the source for each place.
fn source_map(goes_to: &[u8]) -> Vec<u8> {
    let mut from = vec![0; goes_to.len()];
    for (i, &to) in goes_to.iter().enumerate() {
        from[to as usize] = i as u8;
    }
    from
}

fn random_states(seed: u64, count: usize) -> Vec<Facelets> {
    let mut random = scramble::generator(seed);
    (0..count).map(|_| scramble::uniform(TESS2, &mut random)).collect()
}

#[test]
fn cubie_turn_is_facelet_turn_for_all_moves() {
    for facelets in random_states(1, 40) {
        let (state, held) = Tess2::from_facelets(&facelets).expect("a real state");
        assert_eq!(held, SignedPerm::IDENTITY);
        for mv in 0..hypercube::MOVES_PER_LAYER_SET {
            let turned = facelets.after(Move::new(mv as u16));
            assert_eq!(state.after(mv).to_facelets(&held), turned, "move {}", TESS2.def().moves[mv].name);
        }
    }
}

#[test]
fn all_192_orientations_give_the_same_state() {
    let rotations = SignedPerm::rotations(4);
    assert_eq!(rotations.len(), 192);
    let places = &TESS2.def().places;
    for facelets in random_states(2, 3) {
        let (state, _) = Tess2::from_facelets(&facelets).expect("a real state");
        for held in &rotations {
            let map = facelet_map(places, held, |_| true);
            let lying = facelets.rearranged(&map);
            assert_eq!(state.to_facelets(held), lying);
            assert_eq!(Tess2::from_facelets(&lying), Ok((state, *held)));
            for mv in (0..hypercube::MOVES_PER_LAYER_SET).step_by(5) {
                let as_turned = lying.after(as_held(Move::new(mv as u16), held));
                assert_eq!(state.after(mv).to_facelets(held), as_turned);
            }
        }
    }
}

#[test]
fn all_184_turns_agree_with_mc4d() {
    let turns = data_json("mc4d/turns_2x4.json");
    let turns = turns.as_array().expect("array");
    assert_eq!(turns.len(), 184);
    let mut seen = std::collections::HashSet::new();
    for turn in turns {
        let map = source_map(&bytes(&turn["perm"]));
        let cell = turn["cell"].as_u64().expect("cell") as u8;
        let found: Vec<usize> = (0..184).filter(|&m| *TESS2.def().moves[m].map == *map).collect();
        assert_eq!(found.len(), 1, "cell {cell}: {turn}");
        seen.insert(found[0]);
        let clicks = grips::Click::for_move(TESS2, Move::new(found[0] as u16));
        assert_eq!(clicks.len() as u64, turn["clicks"].as_u64().expect("clicks"));
        assert_eq!(u64::from(clicks[0].grip / 27), u64::from(cell));
    }
    assert_eq!(seen.len(), 184);
}

#[test]
fn all_216_grips_agree_with_mc4d() {
    let all = data_json("mc4d/grips_2x4.json");
    let moves = &TESS2.def().moves;
    for grip in all.as_array().expect("array") {
        let number = grip["grip"].as_u64().expect("grip") as u16;
        let click = |positive, slices| grips::Click { grip: number, positive, slices }.to_move(TESS2);
        if grip["kind"] == "core" {
            assert_eq!(grips::direction(number), None);
            assert_eq!(click(true, grips::Slices::OUTER), None);
            continue;
        }
        let axis: Vec<i64> =
            grip["axis"].as_array().expect("axis").iter().map(|v| v.as_i64().expect("component")).collect();
        assert_eq!(grips::direction(number).expect("a grip").map(i64::from).to_vec(), axis);
        for (slices, key) in [
            (grips::Slices::from_mask(1, 2), "perm_dir+1_mask1"),
            (grips::Slices::from_mask(2, 2), "perm_dir+1_mask2"),
            (grips::Slices::from_mask(3, 2), "perm_dir+1_mask3"),
        ] {
            let slices = slices.expect("a mask");
            let forward = click(true, slices).expect("a turning grip");
            assert_eq!(*moves[forward.index()].map, *source_map(&bytes(&grip[key])), "grip {number} {key}");
            assert_eq!(click(false, slices), Some(moves[forward.index()].inverse));
            let across = grips::Click { grip: number, positive: true, slices }.from_opposite_cell(2);
            assert_eq!((across.to_move(TESS2), across.grip / 27), (Some(forward), 7 - number / 27));
        }
    }
}

#[test]
fn stickers_agree_with_mc4d() {
    let stickers = data_json("mc4d/stickers_2x4.json");
    for (place, sticker) in TESS2.def().places.iter().zip(stickers.as_array().expect("array")) {
        let signs: Vec<i64> =
            sticker["piece_signs"].as_array().expect("signs").iter().map(|v| v.as_i64().expect("sign")).collect();
        assert_eq!(place.cubie.map(i64::from).to_vec(), signs);
        let cell = hypercube::cell(place.axis, place.side > 0);
        assert_eq!(u64::from(cell), sticker["solved_color"].as_u64().expect("colour"));
    }
    assert_eq!(stickers.as_array().expect("array").len(), 64);
}

#[test]
fn the_number_of_states_matches_the_ranks() {
    assert_eq!(tess2::STATES, 3_357_894_533_384_932_272_635_904_000);
    assert_eq!(Tess2::unrank(0), Tess2::SOLVED);
    assert_eq!(Tess2::unrank(tess2::STATES - 1).rank(), tess2::STATES - 1);
}

#[test]
fn moves_have_unique_names_and_working_inverses() {
    let def = TESS2.def();
    let names: std::collections::HashSet<_> = def.moves.iter().map(|m| &m.name).collect();
    assert_eq!(names.len(), def.moves.len());
    let solved = Facelets::solved(TESS2);
    for (i, m) in def.moves.iter().enumerate() {
        let mv = Move::new(i as u16);
        assert_eq!(solved.after(mv).after(m.inverse), solved, "{}", m.name);
        assert_eq!(solved.after(mv).is_solved(), m.cost == 0, "{}", m.name);
    }
}

#[test]
fn commuting_moves_have_one_order() {
    // 54 commuting pairs of different axes, so 54 of the 92 * 69 two-move sequences are left out.
    let counts = Successors::new(&TESS2.def().moves[..hypercube::MOVES_PER_LAYER_SET]).counts(3);
    assert_eq!(counts[..3], [1, 92, 92 * 69 - 54]);
    // Some of the sequences lead to the same state: 6150 states are two moves from solved.
    assert!(counts[2] >= 6150);
}

#[test]
fn impossible_facelets_have_the_right_error() {
    let solved = Facelets::solved(TESS2);
    let check = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut colours = solved.colours().to_vec();
        change(&mut colours);
        Facelets::new(TESS2, colours).and_then(|bad| Tess2::from_facelets(&bad)).expect_err("an impossible state")
    };
    assert_eq!(check(&|c| c.truncate(63)), InvalidState::FaceletCount { found: 63, expected: 64 });
    assert_eq!(check(&|c| c[5] = 8), InvalidState::NoSuchColour { facelet: 5, colour: 8 });
    assert_eq!(check(&|c| c[0] = 4), InvalidState::ColourCount { colour: 3, found: 7, expected: 8 });
    // Exchanging stickers 8 (+X of RUFO) and 1 (-X of LDFO) makes LUFO and RDFO occur twice.
    assert!(matches!(check(&|c| c.swap(8, 1)), InvalidState::DuplicatePiece { .. }));
    // Exchanging stickers 0 and 25, of one piece, mirrors the piece.
    assert!(matches!(check(&|c| c.swap(0, 25)), InvalidState::Mirrored { .. }));
    // Exchanging stickers 0 (-X of LUFO) and 16 (-Y of RDFO) gives both places two opposite colours.
    assert!(matches!(check(&|c| c.swap(0, 16)), InvalidState::NoSuchPiece { .. }));
}

#[test]
fn one_twisted_and_two_swapped_pieces_have_distinct_errors() {
    let (mut piece, mut ori) = (*Tess2::SOLVED.piece(), *Tess2::SOLVED.ori());
    ori[9] = unfold_engine::puzzle::group::AxisPerm::new([1, 2, 0, 3]);
    let twisted = Tess2::new(piece, ori).expect("an orientation");
    assert_eq!(Tess2::from_facelets(&twisted.to_facelets(&SignedPerm::IDENTITY)), Err(InvalidState::TwistSum));
    piece.swap(3, 5);
    let swapped = Tess2::new(piece, *Tess2::SOLVED.ori()).expect("pieces");
    assert_eq!(Tess2::from_facelets(&swapped.to_facelets(&SignedPerm::IDENTITY)), Err(InvalidState::PermutationParity));
}

proptest! {
    #[test]
    fn ranks_round_trip(rank in 0..tess2::STATES) {
        let state = Tess2::unrank(rank);
        prop_assert_eq!(state.rank(), rank);
        prop_assert_eq!(Tess2::from_facelets(&state.to_facelets(&SignedPerm::IDENTITY)), Ok((state, SignedPerm::IDENTITY)));
    }

    #[test]
    fn inverse_sequences_reach_inverse_states(rank in 0..tess2::STATES, moves in proptest::collection::vec(0..hypercube::MOVES_PER_LAYER_SET, 0..30)) {
        let state = Tess2::unrank(rank);
        prop_assert_eq!(state.inverse().inverse(), state);
        // A sequence applied to solved, and its inverse, lead to inverse states.
        let def = TESS2.def();
        let sequence = Sequence(moves.iter().map(|&m| Move::new(m as u16)).collect());
        let walk = |s: &Sequence| s.0.iter().fold(Tess2::SOLVED, |t, m| t.after(m.index()));
        prop_assert_eq!(walk(&sequence).inverse(), walk(&sequence.inverse(def)));
    }

    #[test]
    fn conjugation_renames_moves(rank in 0..tess2::STATES, mv in 0..hypercube::MOVES_PER_LAYER_SET, which in 0usize..24) {
        let symmetry: Vec<_> = SignedPerm::all(4).into_iter().filter(|s| s.flip == 0).collect();
        let s = symmetry[which];
        let state = Tess2::unrank(rank);
        let renamed = as_held(Move::new(mv as u16), &s);
        prop_assert_eq!(state.conjugate(&s).after(renamed.index()), state.after(mv).conjugate(&s));
    }
}
