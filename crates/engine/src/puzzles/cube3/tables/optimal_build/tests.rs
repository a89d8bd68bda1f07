//! Tests of the build of the optimal table against a plain search, and of an interrupted build.

#![allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]

use super::*;
use crate::control::Control;
use crate::puzzles::cube3::Symmetry;
use crate::tables::Workers;
use crate::tables::huge_pages::{HugePages, shared};
use crate::tables::store::{FileState, UNFINISHED};
use crate::tables::unfinished::Unfinished;
use std::collections::HashSet;
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

/// Canonical form of the cube with opposite faces in the same colour: the least image under all symmetries.
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

/// Words as they are before anything is marked.
fn unmarked(size: OptimalSize) -> Vec<u64> {
    vec![u64::MAX; size.words() as usize]
}

/// The words of a table that nobody stops.
fn built(size: OptimalSize) -> Vec<u64> {
    let (control, mut words) = (Control::new(), unmarked(size));
    let keeping = Keeping { done: 0, period: PERIOD, save: &|_| () };
    build(&ThreeColours::new(), size, shared(&mut words), &keeping, Workers::new(2, &control))
        .expect("nobody stops it");
    words
}

/// The words of the table with one flip less: each of its entries is the lesser of two, and each of its lines has the entries of two.
fn with_one_flip_less(words: &[u64]) -> Vec<u64> {
    let lines: Vec<&[u64]> = words.chunks(WORDS as usize).collect();
    let two_in_one = |two: &[&[u64]]| {
        let mut line = [u64::MAX; WORDS as usize];
        for n in 0..ENTRIES {
            let code = |n: u64| {
                let place = EntryPlace::of(n);
                let line = two.get(place.word as usize / WORDS as usize);
                line.map_or(3, |line| line[place.word as usize % WORDS as usize] >> place.shift & 3)
            };
            let place = EntryPlace::of(n);
            line[place.word as usize] ^= (3 ^ code(2 * n).min(code(2 * n + 1))) << place.shift;
        }
        let least = two.iter().map(|line| line[WORDS as usize - 1] >> MIN_SHIFT).min().unwrap_or(15);
        line[WORDS as usize - 1] = line[WORDS as usize - 1] << 4 >> 4 | least << MIN_SHIFT;
        line
    };
    lines.chunks(2).flat_map(two_in_one).collect()
}

#[test]
fn a_table_holds_the_smaller_one() {
    // A size that is in no file, between the smallest two.
    let smaller = OptimalSize::ALL[0];
    let larger = built(OptimalSize { flips: 1, ..smaller });
    let collapsed = with_one_flip_less(&larger);
    assert!(collapsed == built(smaller));
    assert_eq!(xxh3_64(bytemuck::cast_slice(&collapsed)), spec(smaller.name).expect("a table").checksum);
}

#[test]
fn entries_are_counted_as_one_by_one() {
    for size in [OptimalSize::ALL[0], OptimalSize { flips: 1, ..OptimalSize::ALL[0] }] {
        let mut state = 1_u64;
        let mut random = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            state
        };
        let mut words: Vec<u64> = (0..size.words()).map(|_| random() | random() >> 32).collect();
        let mut expected = [0; 4];
        for n in 0..size.words() / WORDS * ENTRIES {
            let place = EntryPlace::of(n);
            if n < size.entries() {
                expected[(words[place.word as usize] >> place.shift & 3) as usize] += 1;
            } else {
                words[place.word as usize] |= 3 << place.shift;
            }
        }
        let found = distribution(shared(&mut words), size, Workers::new(2, &Control::new())).expect("nobody stops it");
        assert_eq!(found, expected);
    }
}

#[test]
fn places_of_the_largest_tables_fit() {
    for size in OptimalSize::ALL {
        let last = EntryPlace::of(size.entries() - 1);
        assert_eq!(u64::from(last.word) / WORDS + 1, size.words() / WORDS, "{}", size.name);
        assert!(size.words() <= u64::from(u32::MAX), "{}", size.name);
        assert_eq!(spec(size.name).expect("a table").bytes, 8 * size.words(), "{}", size.name);
        assert_eq!(spec(size.name).expect("a table").entries, size.entries(), "{}", size.name);
    }
}

#[test]
fn a_build_that_was_stopped_is_taken_up_again_and_makes_the_same() {
    let (colours, size) = (ThreeColours::new(), OptimalSize::ALL[0]);
    let (control, mut words, kept) = (Control::new(), unmarked(size), AtomicUsize::new(0));
    let save = |done| {
        // A part of the last list is done.
        if done > 0 {
            kept.store(done, Ordering::SeqCst);
            control.stop();
        }
    };
    let keeping = Keeping { done: 0, period: Duration::ZERO, save: &save };
    let stopped = build(&colours, size, shared(&mut words), &keeping, Workers::new(2, &control));
    assert!(matches!(stopped, Err(TableError::Stopped)));
    let keeping = Keeping { done: kept.into_inner(), period: PERIOD, save: &|_| () };
    build(&colours, size, shared(&mut words), &keeping, Workers::new(2, &Control::new())).expect("nobody stops it");
    assert_eq!(xxh3_64(bytemuck::cast_slice(&words)), spec(size.name).expect("a table").checksum);
}

/// Builds the smallest table in a folder, from what is kept there, until part of the last list is saved.
fn begin(store: &Tables) {
    let (colours, size, control) = (ThreeColours::new(), OptimalSize::ALL[0], Control::new());
    let workers = Workers::new(2, &control);
    let build = |words: &[AtomicU64], done, save: &Save<'_>| {
        let save = |done| {
            save(done);
            if done > 0 {
                control.stop();
            }
        };
        build(&colours, size, words, &Keeping { done, period: Duration::ZERO, save: &save }, workers)
    };
    let count = |_: &[AtomicU64]| unreachable!("it is stopped before");
    let stopped = store.load_or_build_in_place(spec(size.name).expect("a table"), workers, &build, count);
    assert!(matches!(stopped, Err(TableError::Stopped)));
}

#[test]
fn what_was_saved_is_used_and_if_it_was_wrong_the_table_is_made_once_more() {
    let (colours, size) = (ThreeColours::new(), OptimalSize::ALL[0]);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Tables::open(folder.path());
    let spec = spec(size.name).expect("a table");
    let path = store.file(spec).with_extension(UNFINISHED);
    let finish = || {
        let (control, dones) = (Control::new(), Mutex::new(Vec::new()));
        let workers = Workers::new(2, &control);
        let build = |words: &[AtomicU64], done, save: &Save<'_>| {
            dones.lock().expect("no panic").push(done);
            build(&colours, size, words, &Keeping { done, period: PERIOD, save }, workers)
        };
        let count = |words: &[AtomicU64]| distribution(words, size, workers);
        store.load_or_build_in_place(spec, workers, &build, count).expect("built");
        assert!(store.state(spec) == FileState::Good && !path.exists() && store.take_unsaved().is_empty());
        store.remove(spec).expect("removed");
        dones.into_inner().expect("no panic")
    };
    begin(&store);
    assert!(matches!(finish()[..], [1..=usize::MAX]));
    // A mark that does not belong there: the file is not right, and is not used.
    let changed = |change: &dyn Fn(&mut Vec<u8>)| {
        begin(&store);
        let mut bytes = std::fs::read(&path).expect("it is kept");
        change(&mut bytes);
        std::fs::write(&path, bytes).expect("writable");
    };
    let spoil = |bytes: &mut Vec<u8>| bytes[100_000..100_064].fill(0);
    changed(&|bytes| spoil(bytes));
    assert_eq!(finish(), [0]);
    // The same where it was being overwritten, so that this is not known.
    changed(&|bytes| {
        spoil(bytes);
        bytes[16] = 3;
    });
    assert!(matches!(finish()[..], [1..=usize::MAX, 0]));
}

/// The folder in which [`hold_the_smaller`] keeps the table; without one it is made in memory alone.
const FOLDER: &str = "UNFOLD_LARGEST_TABLES";

/// Builds a table, tells what its record must say, and checks that its entries hold those of the table of seven flips. With a folder, the table
/// is left there as one that is unfinished: once the record is right, `unfold tables build` finishes it at once.
#[allow(clippy::print_stdout, reason = "what it tells goes into the manifest")]
fn hold_the_smaller(flips: u32) {
    // Lines that are made smaller together.
    const LINES: usize = 1 << 12;
    let size = *OptimalSize::ALL.iter().find(|size| size.flips == flips).expect("a size");
    let smaller = OptimalSize::ALL.iter().find(|size| size.flips == 7).expect("a size");
    let (control, spec) = (Control::new(), spec(size.name).expect("a table"));
    let workers = Workers::new(2, &control);
    let folder = std::env::var_os(FOLDER).map(|folder| Tables::open(std::path::PathBuf::from(folder)));
    let kept = folder.map(|folder| Unfinished::new(folder.file(spec).with_extension(UNFINISHED), spec));
    let made = HugePages::filled(size.words() as usize, |bytes| {
        let words = bytemuck::cast_slice_mut(bytes);
        let before = kept.as_ref().and_then(|kept| kept.read(words, &control).expect("nobody stops it"));
        if before.is_none() {
            words.fill(u64::MAX);
        }
        let done = before.map_or(0, |kept| kept.done);
        let words = shared(words);
        let save = |done| kept.iter().for_each(|kept| kept.save(done, words, &control));
        let start = Instant::now();
        build(&ThreeColours::new(), size, words, &Keeping { done, period: PERIOD, save: &save }, workers)?;
        println!("{}: marked in {:?}", size.name, start.elapsed());
        println!("\"distribution\": {:?},", distribution(words, size, workers)?);
        save(usize::MAX);
        Ok::<_, TableError>(())
    });
    let words = made.expect("enough memory").expect("built");
    println!("\"checksum\": \"{:016x}\"", xxh3_64(bytemuck::cast_slice(words.get())));
    let mut sum = Xxh3::new();
    for lines in words.get().chunks(LINES * WORDS as usize) {
        let mut lines = lines.to_vec();
        (smaller.flips..flips).for_each(|_| lines = with_one_flip_less(&lines));
        sum.update(bytemuck::cast_slice(&lines));
    }
    assert_eq!(sum.digest(), crate::tables::spec::spec(smaller.name).expect("a table").checksum);
    println!("its entries hold those of {}", smaller.name);
}

#[test]
#[ignore = "takes 8 GB of memory and 10 minutes"]
fn the_table_of_eight_flips_holds_that_of_seven() {
    hold_the_smaller(8);
}

#[test]
#[ignore = "takes 16 GB of memory and half an hour"]
fn the_table_of_nine_flips_holds_that_of_seven() {
    hold_the_smaller(9);
}
