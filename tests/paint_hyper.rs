//! The hypercube painted by hand: what is judged and forced, and the whole road through the window, from paint to a saved log. Needs
//! neither display nor GPU.

mod common;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use proptest::prelude::*;
use unfold::app::command::rotations;
use unfold::app::editor::reading_order;
use unfold::app::{App, Command, Surroundings, Verdict};
use unfold::notation::facelets;
use unfold::puzzle::fitting::{Fitting, Wrong, check};
use unfold::puzzle::geometry::SignedPerm;
use unfold::puzzle::painting::Painting;
use unfold::puzzle::pieces::{Kind, Pieces};
use unfold::puzzle::tess2::Tess2;
use unfold::puzzle::{Facelets, InvalidState, Move, PuzzleId, scramble};
use unfold::ui::Window;

const TESS2: PuzzleId = PuzzleId::Tess2;

/// A random state, held in one of the 192 ways.
fn state(seed: u64, held: usize) -> Facelets {
    let state = scramble::uniform(TESS2, &mut scramble::generator(seed));
    let (state, _) = Tess2::from_facelets(&state).expect("a state");
    state.to_facelets(&SignedPerm::rotations(4)[held])
}

/// The stickers of the piece at a place.
fn piece(place: usize) -> &'static [usize] {
    &Pieces::of(TESS2).slots[place].facelets
}

/// Facelets with the stickers of one place rearranged: place `n` shows what `from[n]` showed.
fn rearranged(state: &Facelets, place: usize, from: [usize; 4]) -> Facelets {
    let mut out = state.clone();
    for (n, m) in from.into_iter().enumerate() {
        out.colours[piece(place)[n]] = state.colours[piece(place)[m]];
    }
    out
}

fn without(state: &Facelets, hidden: &[usize]) -> Painting {
    let mut painting = Painting::of(state);
    for &i in hidden {
        painting.colours[i] = None;
    }
    painting
}

fn wrong(painting: &Painting) -> Vec<Wrong> {
    Fitting::of(painting).misfits.into_iter().map(|misfit| misfit.what).collect()
}

/// Every colour that a state of the puzzle may have where nothing is painted, by trying all colours.
fn completions(painting: &Painting) -> Vec<Facelets> {
    let blank: Vec<usize> = (0..64).filter(|&i| painting.colours[i].is_none()).collect();
    let mut out = Vec::new();
    let mut colours: Vec<u8> = painting.colours.iter().map(|c| c.unwrap_or(0)).collect();
    for n in 0..8usize.pow(blank.len() as u32) {
        for (k, &i) in blank.iter().enumerate() {
            colours[i] = (n / 8usize.pow(k as u32) % 8) as u8;
        }
        let facelets = Facelets { puzzle: TESS2, colours: colours.clone() };
        if facelets.check_counts().is_ok() && check(&facelets).is_ok() {
            out.push(facelets);
        }
    }
    out
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_state_held_in_any_way_is_never_called_impossible_while_it_is_painted(
        seed in any::<u64>(),
        held in 0usize..192,
        order in Just((0..64usize).collect::<Vec<_>>()).prop_shuffle(),
    ) {
        let state = state(seed, held);
        let mut painting = Painting::blank(TESS2);
        for i in order {
            painting.colours[i] = Some(state.colours[i]);
            let fitting = Fitting::of(&painting);
            prop_assert!(fitting.misfits.is_empty(), "{fitting:?}");
            for (i, colour) in fitting.forced {
                prop_assert!(painting.colours[i].is_none() && state.colours[i] == colour);
            }
        }
        prop_assert_eq!(painting.facelets(), Some(state));
    }

    #[test]
    fn what_is_forced_is_what_all_completions_agree_on(
        seed in any::<u64>(),
        held in 0usize..192,
        hidden in prop::collection::hash_set(0usize..64, 1..6),
    ) {
        let state = state(seed, held);
        let hidden: Vec<usize> = hidden.into_iter().collect();
        let painting = without(&state, &hidden);
        let all = completions(&painting);
        prop_assert!(all.contains(&state));
        let mut agreed: Vec<(usize, u8)> =
            hidden.iter().filter(|&&i| all.iter().all(|one| one.colours[i] == state.colours[i])).map(|&i| (i, state.colours[i])).collect();
        agreed.sort();
        let mut forced = Fitting::of(&painting).forced;
        forced.sort();
        prop_assert_eq!(forced, agreed);
    }

    #[test]
    fn one_fault_of_a_whole_state_is_named(
        seed in any::<u64>(),
        held in 0usize..192,
        place in 0usize..16,
        other in 1usize..16,
    ) {
        let state = state(seed, held);
        let other = (place + other) % 16;
        // Three stickers carried round: the piece is turned by a third.
        let twisted = rearranged(&state, place, [1, 2, 0, 3]);
        prop_assert_eq!(wrong(&Painting::of(&twisted)), [Wrong::State(InvalidState::TwistSum)]);
        // Two pairs exchanged: an orientation that leaves the sum as it is.
        let turned = rearranged(&state, place, [1, 0, 3, 2]);
        prop_assert_eq!(Fitting::of(&Painting::of(&turned)), Fitting::default());
        // Two exchanged: as in a mirror, with its stickers outlined.
        let mirrored = Fitting::of(&Painting::of(&rearranged(&state, place, [1, 0, 2, 3]))).misfits;
        prop_assert_eq!(mirrored.len(), 1);
        prop_assert!(matches!(mirrored[0].what, Wrong::State(InvalidState::Mirrored { .. })), "{:?}", mirrored);
        prop_assert_eq!(&mirrored[0].facelets[..], piece(place));
        // Two pieces exchanged, each so that it is not mirrored.
        let mut swapped = state.clone();
        for n in 0..4 {
            swapped.colours.swap(piece(place)[n], piece(other)[n]);
        }
        if Fitting::of(&Painting::of(&swapped)).misfits.len() == 2 {
            swapped = rearranged(&rearranged(&swapped, place, [1, 0, 2, 3]), other, [1, 0, 2, 3]);
        }
        prop_assert_eq!(wrong(&Painting::of(&swapped)), [Wrong::State(InvalidState::PermutationParity)]);
        // A piece that is there twice: both places are outlined.
        let mut twice = state.clone();
        for n in 0..4 {
            twice.colours[piece(place)[n]] = state.colours[piece(other)[n]];
        }
        let misfits = Fitting::of(&Painting::of(&twice)).misfits;
        if let Wrong::State(InvalidState::PieceTwice { .. }) = misfits[0].what {
            prop_assert!(piece(place).iter().chain(piece(other)).all(|i| misfits[0].facelets.contains(i)));
        } else {
            // Written the other way round it lies there as in a mirror, or a colour is there too often.
            let odd = |w: &Wrong| matches!(w, Wrong::State(InvalidState::Mirrored { .. }) | Wrong::TooMany { .. });
            prop_assert!(misfits.iter().all(|misfit| odd(&misfit.what)), "{:?}", misfits);
        }
        // A colour and its opposite on one piece.
        let mut none = state.clone();
        none.colours[piece(place)[1]] = 7 - none.colours[piece(place)[0]];
        let misfits = Fitting::of(&Painting::of(&none)).misfits;
        let named = |what: &Wrong| matches!(what, Wrong::State(InvalidState::NoSuchPiece { .. }));
        prop_assert!(misfits.iter().any(|misfit| named(&misfit.what) && misfit.facelets == piece(place)), "{:?}", misfits);
    }

    #[test]
    fn any_painting_is_judged(colours in prop::collection::vec(prop::option::weighted(0.6, 0u8..8), 64)) {
        let fitting = Fitting::of(&Painting { puzzle: TESS2, colours });
        prop_assert!(fitting.misfits.is_empty() || fitting.forced.is_empty());
    }
}

#[test]
fn a_colour_that_is_there_too_often_is_told_with_its_stickers() {
    let mut painting = Painting::blank(TESS2);
    for place in 0..9 {
        painting.colours[piece(place)[0]] = Some(3);
    }
    let misfits = Fitting::of(&painting).misfits;
    assert_eq!(misfits.len(), 1);
    assert_eq!(misfits[0].what, Wrong::TooMany { colour: 3, kind: Kind::Hypercubie, found: 9, expected: 8 });
    assert_eq!(misfits[0].facelets.len(), 9);
}

#[test]
fn judging_takes_no_longer_than_a_stroke_may() {
    let mut random = 0u64;
    let mut times = Vec::new();
    for seed in 0..200u64 {
        let state = state(seed, (seed * 7 % 192) as usize);
        // Any number of stickers hidden, anywhere: by a walk through the numbers below 64 that is as good as random.
        let count = (seed * 13 % 65) as usize;
        let hidden: Vec<usize> = (0..count)
            .map(|_| {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (random >> 33) as usize % 64
            })
            .collect();
        let painting = without(&state, &hidden);
        let start = Instant::now();
        let fitting = Fitting::of(&painting);
        times.push((start.elapsed(), hidden.len(), fitting.forced.len()));
    }
    // Whole pieces hidden, too: those leave most ways open.
    for whole in 0..=16 {
        let hidden: Vec<usize> = (0..whole).flat_map(|place| piece(place).iter().copied()).collect();
        let painting = without(&state(whole as u64, 5), &hidden);
        let start = Instant::now();
        let fitting = Fitting::of(&painting);
        times.push((start.elapsed(), hidden.len(), fitting.forced.len()));
    }
    times.sort();
    // Far more than it takes by itself: other tests run meanwhile.
    let (median, worst) = (times[times.len() / 2].0, times[times.len() - 1]);
    assert!(median < Duration::from_millis(20) && worst.0 < Duration::from_millis(250), "{median:?} {worst:?}");
    if std::env::var_os("UNFOLD_MEASURE").is_some() {
        panic!("median {median:?}, worst (time, hidden, forced): {:?}", &times[times.len() - 12..]);
    }
}
