//! The build of the optimal table compared with a plain search, and an interrupted build.

use super::*;
use crate::control::Control;
use crate::puzzles::cube3::Symmetry;
use crate::tables::Workers;
use std::collections::HashSet;

/// The colours of the cube with opposite faces coloured alike: the least of its images under all symmetries.
fn seen(cube: &Cube3) -> Vec<u8> {
    let coloured = |s: &Symmetry| s.conjugate(cube).to_facelets().colours.iter().map(|colour| colour % 3).collect();
    Symmetry::all().iter().map(coloured).min().expect("there are symmetries")
}

#[test]
fn the_lists_are_those_of_a_plain_search_on_coloured_facelets() {
    for (metric, is_turn) in [(Metric::Htm, (|_| true) as fn(&usize) -> bool), (Metric::Qtm, |turn| turn % 3 != 1)] {
        let (colours, turns) = (ThreeColours::new(), Turns::new(metric));
        let lists = lists(&colours, &turns, 5, Workers::new(2, &Control::new())).expect("nobody stops it");
        let (mut known, mut frontier) = (HashSet::from([seen(&Cube3::SOLVED)]), vec![Cube3::SOLVED]);
        let mut counts = vec![1];
        for _ in 1..=5 {
            let next = frontier.iter().flat_map(|cube| (0..TURNS).filter(is_turn).map(|mv| cube.after(mv)));
            frontier = next.filter(|cube| known.insert(seen(cube))).collect();
            counts.push(frontier.len());
        }
        assert_eq!(lists.iter().map(Vec::len).collect::<Vec<_>>(), counts, "{metric}");
    }
}

#[test]
fn a_build_that_was_stopped_is_taken_up_again_and_makes_the_same() {
    let (colours, size) = (ThreeColours::new(), OptimalSize::ALL[0]);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let kept = folder.path().join("table.unfinished");
    let control = Control::new();
    let read = || unfinished::read(&kept, size.words() as usize, &Control::new());
    let save = |done, words: &[AtomicU64]| {
        unfinished::write(&kept, done, words, &control);
        // A part of the last list is done and saved.
        if done > 0 {
            control.stop();
        }
    };
    let keeping = Keeping { path: &kept, period: Duration::ZERO, save: &save };
    let stopped = build(&colours, size, &keeping, Workers::new(2, &control));
    assert!(matches!(stopped, Err(TableError::Stopped)));
    let (done, _) = read().expect("what was done is kept");
    assert!(done > 0);
    let keeping = Keeping { period: PERIOD, save: &|_, _| (), ..keeping };
    let words = build(&colours, size, &keeping, Workers::new(2, &Control::new())).expect("nobody stops it");
    assert_eq!(xxhash_rust::xxh3::xxh3_64(bytemuck::cast_slice(&words)), spec(size.name).expect("a table").checksum);
}
