//! The sticker score of the 3x3x3, checked against a plain count of letters, and the two methods that use it.

mod methods;

use rand::seq::SliceRandom;
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{
    Facelets, Move, PuzzleId,
    cubes::FACE_TURNS,
    pattern::{Pattern, Sticker},
    scramble,
};
use unfold_engine::puzzles::cube3::score::{StickerScores, score};
use unfold_engine::puzzles::cube3::{CORNERS, Cube3, EDGES, score};

const CUBE3: PuzzleId = PuzzleId::Cube3;

fn after(moves: &str) -> Facelets {
    Facelets::solved(CUBE3).after_all(&notation::parse(CUBE3, moves).expect("moves"))
}

fn walk(length: usize, seed: u64) -> Facelets {
    Facelets::solved(CUBE3).after_all(&scramble::turns(CUBE3, length, &mut scramble::generator(seed)))
}

fn uniform(seed: u64) -> Facelets {
    scramble::uniform(CUBE3, &mut scramble::generator(seed))
}

/// The score counted on face letters: 2 for each facelet of the opposite face's colour, 1 for any other wrong colour.
fn plain_score(state: &Facelets) -> u32 {
    let text: Vec<char> = facelets::print(state).chars().collect();
    let centre = |face: usize| text[face * 9 + 4];
    // The opposite faces of U R F D L B.
    let opposite = [3, 4, 5, 0, 1, 2];
    let mut sum = 0;
    for face in 0..6 {
        for &letter in &text[face * 9..face * 9 + 9] {
            if letter == centre(opposite[face]) {
                sum += 2;
            } else if letter != centre(face) {
                sum += 1;
            }
        }
    }
    sum
}

#[test]
fn known_states_have_their_scores() {
    let superflip = "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2";
    for (moves, expected) in [
        ("", 0),
        ("x y2 z'", 0),
        ("U", 12),
        ("L'", 12),
        ("F2", 24),
        ("U D", 24),
        ("M2", 48),
        ("U2 D2 R2 L2 F2 B2", 48),
        ("M2 E2 S2", 48),
        (superflip, 24),
    ] {
        assert_eq!(score(&after(moves)), Some(expected), "{moves}");
    }
}

/// The solved cube with the corner at `place` replaced by `corner`, which may then occur twice.
fn with_corner(place: usize, corner: u8, twist: u8) -> Cube3 {
    let (mut cp, mut co) = (*Cube3::SOLVED.cp(), [0; CORNERS]);
    (cp[place], co[place]) = (corner, twist);
    Cube3::new(cp, co, *Cube3::SOLVED.ep(), [0; EDGES]).expect("a corner")
}

#[test]
fn no_state_has_a_score_above_80() {
    let alone = |cube: Cube3| score(&cube.to_facelets()).expect("centres that differ");
    let corners = (0..CORNERS).map(|p| {
        let lies = (0..CORNERS as u8).flat_map(|q| (0..3).map(move |o| (q, o)));
        let scores = lies.map(|(q, o)| {
            let cube = with_corner(p, q, o);
            alone(cube)
        });
        scores.max().expect("some")
    });
    assert_eq!(corners.collect::<Vec<_>>(), [4; CORNERS]);
    // An edge adds at most 4, for its two facelets. The maximum is reached with edges as in a checkerboard and corners as after F2 B2.
    let (edges, corners) = (after("U2 D2 R2 L2 F2 B2"), after("F2 B2"));
    let [edges, corners] = [edges, corners].map(|state| Cube3::from_facelets(&state).expect("a state"));
    let most = Cube3::new(*corners.cp(), *corners.co(), *edges.ep(), *edges.eo()).expect("pieces").to_facelets();
    assert!(Cube3::from_facelets(&most).is_ok());
    assert_eq!(score(&most), Some(4 * CORNERS as u32 + 4 * EDGES as u32));
}

#[test]
fn scores_equal_a_plain_count_in_any_orientation_and_colouring() {
    let mut random = scramble::generator(5);
    let rotations = ["", "x", "y'", "z2 x", "x y", "M' x"];
    for seed in 0..500 {
        let state = uniform(seed);
        let expected = plain_score(&state);
        assert_eq!(score(&state), Some(expected));
        let cube = Cube3::from_facelets(&state).expect("a state");
        assert_eq!(StickerScores::get().score(&cube), expected);
        let held = notation::parse(CUBE3, rotations[seed as usize % rotations.len()]).expect("moves");
        let held = state.after_all(&held);
        assert_eq!(score(&held), Some(plain_score(&held)));
        let cube = Cube3::from_facelets(&held).expect("a state");
        assert_eq!(StickerScores::get().score(&cube), plain_score(&held));
        let mut colours = [0, 1, 2, 3, 4, 5];
        colours.shuffle(&mut random);
        let coloured = state.colours().iter().map(|c| colours[usize::from(*c)]).collect();
        let coloured = Facelets::new(CUBE3, coloured).expect("colours of the puzzle");
        assert_eq!(score(&coloured), Some(expected));
        assert_eq!(plain_score(&coloured), expected);
    }
    // Each contribution alone, so that errors cannot cancel.
    for (p, q) in (0..CORNERS).flat_map(|p| (0..CORNERS as u8).map(move |q| (p, q))) {
        for o in 0..3 {
            let cube = with_corner(p, q, o);
            assert_eq!(
                StickerScores::get().score(&cube),
                plain_score(&cube.to_facelets()),
                "corner {q} twisted {o} at {p}"
            );
        }
    }
    for (p, q) in (0..EDGES).flat_map(|p| (0..EDGES as u8).map(move |q| (p, q))) {
        for o in 0..2 {
            let (mut ep, mut eo) = (*Cube3::SOLVED.ep(), [0; EDGES]);
            (ep[p], eo[p]) = (q, o);
            let cube = Cube3::new(*Cube3::SOLVED.cp(), [0; CORNERS], ep, eo).expect("an edge");
            assert_eq!(
                StickerScores::get().score(&cube),
                plain_score(&cube.to_facelets()),
                "edge {q} flipped {o} at {p}"
            );
        }
    }
}

#[test]
fn paintings_have_a_score_once_they_are_complete() {
    let state = uniform(3);
    let mut painting = Pattern::from_facelets(&state);
    assert_eq!(score::painting_score(&painting), Some(plain_score(&state)));
    assert!(painting.paint(7, Sticker::Unpainted));
    assert_eq!(score::painting_score(&painting), None);
    assert_eq!(score::painting_score(&Pattern::blank(CUBE3)), None);
    // Unreachable facelets have a score too, if the centres differ.
    let changed = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut colours = state.colours().to_vec();
        change(&mut colours);
        Facelets::new(CUBE3, colours)
    };
    let impossible = changed(&|colours| colours[0] = (colours[0] + 1) % 6).expect("colours of the puzzle");
    assert_eq!(score::painting_score(&Pattern::from_facelets(&impossible)), Some(plain_score(&impossible)));
    let centres = changed(&|colours| colours[4] = colours[13]).expect("colours of the puzzle");
    assert!(changed(&|colours| colours.truncate(53)).is_err() && changed(&|colours| colours[0] = 6).is_err());
    let others = [PuzzleId::Cube2, PuzzleId::Tess2].map(Facelets::solved);
    for facelets in [centres].iter().chain(&others) {
        assert_eq!(score(facelets), None);
    }
}

#[test]
fn quarter_turns_change_scores_by_12_and_half_turns_by_24_at_most() {
    let mut most = [0; 2];
    let solved = std::iter::once(Facelets::solved(CUBE3));
    for state in solved.chain((0..1000).map(uniform)).chain((0..200).map(|seed| walk(3, seed))) {
        for mv in 0..FACE_TURNS {
            let change = plain_score(&state).abs_diff(plain_score(&state.after(Move::new(mv as u16))));
            let half = usize::from(mv % 3 == 1);
            most[half] = most[half].max(change);
        }
    }
    assert_eq!(most, [12, 24]);
}
