//! The 3x3x3: facelets from geometry and cubies from permutations, compared with each other.

use proptest::prelude::*;
use unfold_engine::puzzle::canonical::Successors;
use unfold_engine::puzzle::geometry::{SignedPerm, facelet_map};
use unfold_engine::puzzle::{
    Facelets, InvalidState, Move, PuzzleId, Sequence, cubes::FACE_TURNS, perm::factorial, scramble,
};
use unfold_engine::puzzles::cube3::{CORNER_NAMES, Cube3, EDGE_NAMES, FaceletLayout, STATES, Symmetry};

const CUBE3: PuzzleId = PuzzleId::Cube3;

fn random_states(seed: u64, count: usize) -> Vec<Facelets> {
    let mut random = scramble::generator(seed);
    (0..count).map(|_| scramble::uniform(CUBE3, &mut random)).collect()
}

fn cubie(facelets: &Facelets) -> Cube3 {
    Cube3::from_facelets(facelets).expect("a real state")
}

fn named(name: &str) -> Move {
    let place = CUBE3.def().moves.iter().position(|m| m.name == name);
    Move::new(place.unwrap_or_else(|| panic!("no move {name}")) as u16)
}

/// The face letters in Kociemba's order.
fn kociemba_string(state: &Facelets) -> String {
    state.colours().iter().map(|&c| CUBE3.def().letters[usize::from(c)]).collect()
}

#[test]
fn facelets_are_in_kociemba_order() {
    let solved = Facelets::solved(CUBE3);
    assert_eq!(kociemba_string(&solved), "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB");
    // The states after R and after F, as published by Kociemba in his string format.
    assert_eq!(kociemba_string(&solved.after(named("R"))), "UUFUUFUUFRRRRRRRRRFFDFFDFFDDDBDDBDDBLLLLLLLLLUBBUBBUBB");
    assert_eq!(kociemba_string(&solved.after(named("F"))), "UUUUUULLLURRURRURRFFFFFFFFFRRRDDDDDDLLDLLDLLDBBBBBBBBB");
    let sexy = Sequence(["R", "U", "R'", "U'"].map(named).to_vec());
    let mut six = solved.clone();
    for _ in 0..6 {
        six = six.after_all(&sexy);
    }
    assert!(six.is_solved());
}

#[test]
fn the_superflip_is_reached_by_twenty_turns() {
    let words = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2";
    let superflip = Facelets::solved(CUBE3).after_all(&Sequence(words.split(' ').map(named).collect()));
    assert_eq!(Some(cubie(&superflip)), Cube3::new(*Cube3::SOLVED.cp(), [0; 8], *Cube3::SOLVED.ep(), [1; 12]));
    assert_eq!(kociemba_string(&superflip), "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB");
}

#[test]
fn cubie_turn_is_facelet_turn_for_all_moves() {
    for facelets in random_states(1, 100) {
        let state = cubie(&facelets);
        assert_eq!(state.to_facelets(), facelets);
        for mv in 0..FACE_TURNS {
            assert_eq!(state.after(mv).to_facelets(), facelets.after(Move::new(mv as u16)), "move {mv}");
        }
    }
}

#[test]
fn turns_are_clockwise_quarters_and_slices_follow_their_faces() {
    let def = CUBE3.def();
    for m in &def.moves {
        let (name, inverse) = (&m.name, &def.moves[m.inverse.index()]);
        let undone = inverse.map.iter().map(|&i| m.map[i as usize]);
        assert!(undone.eq(0..54), "{name} and {}", inverse.name);
        assert_eq!(inverse.name.trim_end_matches('\''), name.trim_end_matches('\''));
    }
    let same = |one: &str, other: &str| {
        let of = |text: &str| {
            let maps = text.split(' ').map(|name| &def.moves[named(name).index()].map);
            maps.fold((0..54).collect::<Vec<u8>>(), |places, map| map.iter().map(|&i| places[usize::from(i)]).collect())
        };
        assert_eq!(of(one), of(other), "{one} = {other}");
    };
    same("Rw", "R M'");
    same("x", "R M' L'");
    same("y", "U E' D'");
    same("z", "F S B'");
    same("Lw", "L M");
    same("Dw", "D E");
    same("Fw2", "F2 S2");
    same("Bw'", "B' S");
    same("Uw", "U E'");
    // y carries R to F.
    same("x y", "y z");
}

#[test]
fn all_48_symmetries_act_alike_on_cubies_and_facelets() {
    let all = Symmetry::all();
    assert_eq!(all.len(), 48);
    assert_eq!(all[0].motion, SignedPerm::IDENTITY);
    assert!(all.iter().enumerate().all(|(i, s)| (s.motion.axis[1] == 1) == (i < Symmetry::UPRIGHT)));
    let places = &CUBE3.def().places;
    for facelets in random_states(2, 20) {
        let state = cubie(&facelets);
        for symmetry in all {
            // The centres move too, so the colours are renamed along with the facelets.
            let map = facelet_map(places, &symmetry.motion, |_| true);
            let colours: Vec<u8> = map.iter().map(|&i| facelets.colours()[usize::from(i)]).collect();
            let seen = Facelets::new(CUBE3, colours).expect("colours of the puzzle");
            let conjugate = symmetry.conjugate(&state);
            assert_eq!(Cube3::from_facelets(&seen), Ok(conjugate));
            assert_eq!(symmetry.conjugate(&state.inverse()), conjugate.inverse());
            for mv in 0..FACE_TURNS {
                let turned = symmetry.conjugate(&state.after(mv));
                assert_eq!(turned, conjugate.after(usize::from(symmetry.moves[mv])));
            }
        }
    }
}

#[test]
fn turns_solving_a_rotated_or_recoloured_cube_solve_its_state() {
    let def = CUBE3.def();
    let walk = scramble::walk(CUBE3, 25, &mut scramble::generator(4));
    let scrambled = Facelets::solved(CUBE3).after_all(&walk);
    for rotation in SignedPerm::rotations(3) {
        let map = facelet_map(&def.places, &rotation, |_| true);
        let held = scrambled.rearranged(&map);
        let solution = cubie(&held);
        let mut undone = held.clone();
        let mut state = solution;
        for mv in walk.inverse(def).0 {
            // The same turn as seen after the rotation.
            let seen = rotation.after(&def.moves[mv.index()].motion).after(&rotation.inverse());
            let face = def.places.iter().zip(&*def.moves[mv.index()].map).enumerate();
            let moved = face.filter(|(i, (_, from))| usize::from(**from) != *i).map(|(_, (p, _))| p.image(&rotation));
            let moved: std::collections::HashSet<_> = moved.collect();
            let turn = (0..FACE_TURNS)
                .find(|&m| {
                    let n = &def.moves[m];
                    let turned = |i: usize| usize::from(n.map[i]) != i;
                    n.motion == seen && def.places.iter().enumerate().all(|(i, p)| turned(i) == moved.contains(p))
                })
                .expect("a turn");
            undone = undone.after(Move::new(turn as u16));
            state = state.after(turn);
        }
        assert!(undone.is_solved());
        assert_eq!(state, Cube3::SOLVED);
    }
    // Blue and yellow exchanged, as on old Japanese cubes: the same turns solve it.
    let swapped = |c: u8| if c == 3 || c == 5 { 8 - c } else { c };
    let other =
        Facelets::new(CUBE3, scrambled.colours().iter().map(|&c| swapped(c)).collect()).expect("colours of the puzzle");
    assert_eq!(cubie(&other), cubie(&scrambled));
}

#[test]
fn impossible_cubes_have_the_right_error() {
    let solved = Facelets::solved(CUBE3);
    let anatomy = FaceletLayout::get();
    let after = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut colours = solved.colours().to_vec();
        change(&mut colours);
        Facelets::new(CUBE3, colours).and_then(|facelets| Cube3::from_facelets(&facelets)).expect_err("impossible")
    };
    let exchange = |colours: &mut Vec<u8>, a: u8, b: u8| colours.swap(usize::from(a), usize::from(b));
    assert_eq!(after(&|c| c.truncate(53)), InvalidState::FaceletCount { found: 53, expected: 54 });
    assert_eq!(after(&|c| c[7] = 6), InvalidState::NoSuchColour { facelet: 7, colour: 6 });
    assert_eq!(after(&|c| c[7] = 1), InvalidState::ColourCount { colour: 0, found: 8, expected: 9 });
    assert_eq!(after(&|c| c[13] = 0), InvalidState::DuplicateCentre { colour: 0, faces: ['U', 'R'] });
    let twisted = |c: &mut Vec<u8>| {
        let [a, b, d] = anatomy.corners[2];
        exchange(c, a, b);
        exchange(c, b, d);
    };
    assert_eq!(after(&twisted), InvalidState::TwistSum);
    assert_eq!(after(&|c| exchange(c, anatomy.edges[5][0], anatomy.edges[5][1])), InvalidState::FlipSum);
    let swapped = |c: &mut Vec<u8>| {
        (0..2).for_each(|n| exchange(c, anatomy.edges[0][n], anatomy.edges[1][n]));
    };
    assert_eq!(after(&swapped), InvalidState::PermutationParity);
    assert_eq!(
        after(&|c| exchange(c, anatomy.corners[0][0], anatomy.corners[0][1])),
        InvalidState::Mirrored { piece: "URF".into(), place: "URF".into() }
    );
    assert_eq!(
        after(&|c| exchange(c, anatomy.edges[0][1], anatomy.edges[4][0])),
        InvalidState::NoSuchPiece { place: "UR".into(), colours: "UD".into() }
    );
    assert_eq!(
        after(&|c| {
            exchange(c, anatomy.edges[0][1], anatomy.edges[1][1]);
            exchange(c, anatomy.edges[1][1], anatomy.edges[9][0]);
            exchange(c, anatomy.edges[9][0], anatomy.edges[4][1]);
        }),
        InvalidState::DuplicatePiece { piece: "UF".into(), places: ["UR".into(), "UF".into()] }
    );
}

#[test]
fn corner_names_are_clockwise_and_begin_with_u_or_d() {
    assert!(CORNER_NAMES.iter().all(|n| n.starts_with(['U', 'D'])));
    assert!(EDGE_NAMES.iter().all(|n| n.starts_with(['U', 'D', 'F', 'B'])));
    let def = CUBE3.def();
    let normal = |facelet: u8| {
        let place = def.places[usize::from(facelet)];
        let mut v = [0i32; 3];
        v[usize::from(place.axis)] = i32::from(place.side);
        v
    };
    for corner in FaceletLayout::get().corners {
        let [a, b, c] = corner.map(normal);
        let cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
        // Clockwise from outside: the three normals are left-handed.
        assert_eq!(cross.iter().zip(c).map(|(x, y)| x * y).sum::<i32>(), -1);
    }
}

#[test]
fn canonical_sequences_have_the_known_counts() {
    let successors = Successors::new(&CUBE3.def().moves[..FACE_TURNS]);
    assert_eq!(successors.counts(5), [1, 18, 243, 3240, 43254, 577_368]);
}

#[test]
fn the_number_of_states_is_the_group_order() {
    assert_eq!(STATES, factorial(8) * 3u128.pow(7) * factorial(12) / 2 * 2u128.pow(11));
}

proptest! {
    #[test]
    fn ranking_is_a_bijection(rank in 0..STATES) {
        let state = Cube3::unrank(rank);
        prop_assert_eq!(state.rank(), rank);
        prop_assert_eq!(Cube3::from_facelets(&state.to_facelets()), Ok(state));
        prop_assert_eq!(state.then(&state.inverse()), Cube3::SOLVED);
    }
}
