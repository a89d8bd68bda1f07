//! Tests of the build of the optimal table against a plain search, and of an interrupted build.

#![allow(clippy::disallowed_methods, reason = "tests ask the disk and the clock themselves")]

use super::*;
use crate::control::Control;
use crate::puzzles::cube3::{Cube3, Symmetry};
use crate::tables::Workers;
use crate::tables::huge_pages::{HugePages, as_atomics};
use crate::tables::store::{FileState, UNFINISHED_EXTENSION};
use crate::tables::unfinished::UnfinishedFile;
use std::collections::HashSet;
use xxhash_rust::xxh3::{Xxh3, xxh3_64};

/// Canonical form of the cube with opposite faces in the same colour: the smallest image under all symmetries.
fn canonical_facelets(cube: &Cube3) -> Vec<u8> {
    let coloured = |s: &Symmetry| s.conjugate(cube).to_facelets().colours.iter().map(|colour| colour % 3).collect();
    Symmetry::all().iter().map(coloured).min().expect("there are symmetries")
}

#[test]
fn list_lengths_equal_those_of_a_search_on_facelets() {
    for (metric, is_turn) in [(Metric::Htm, (|_| true) as fn(&usize) -> bool), (Metric::Qtm, |turn| turn % 3 != 1)] {
        let (colours, turns) = (ThreeColours::new(), MetricSteps::new(metric));
        let lists =
            patterns_by_distance(&colours, &turns, 5, Workers::new(2, &Control::new())).expect("nobody stops it");
        let (mut known, mut frontier) = (HashSet::from([canonical_facelets(&Cube3::SOLVED)]), vec![Cube3::SOLVED]);
        let mut counts = vec![1];
        for _ in 1..=5 {
            let next = frontier.iter().flat_map(|cube| (0..FACE_TURNS).filter(is_turn).map(|mv| cube.after(mv)));
            frontier = next.filter(|cube| known.insert(canonical_facelets(cube))).collect();
            counts.push(frontier.len());
        }
        assert_eq!(lists.iter().map(Vec::len).collect::<Vec<_>>(), counts, "{metric}");
    }
}

/// Initial words of a table, all ones.
fn unmarked(size: OptimalSize) -> Vec<u64> {
    vec![u64::MAX; size.words() as usize]
}

/// Builds a table without interruption and returns its words.
fn build_words(size: OptimalSize) -> Vec<u64> {
    let (control, mut words) = (Control::new(), unmarked(size));
    let keeping = Checkpointing { done: 0, period: SAVE_INTERVAL, save: &|_| () };
    build(&ThreeColours::new(), size, as_atomics(&mut words), &keeping, Workers::new(2, &control))
        .expect("nobody stops it");
    words
}

/// Reduces a table by one flip: each new entry is the minimum of two old ones, and each new line replaces two.
fn reduce_by_one_flip(words: &[u64]) -> Vec<u64> {
    let lines: Vec<&[u64]> = words.chunks(WORDS_PER_LINE as usize).collect();
    let two_in_one = |two: &[&[u64]]| {
        let mut line = [u64::MAX; WORDS_PER_LINE as usize];
        for n in 0..ENTRIES_PER_LINE {
            let code = |n: u64| {
                let place = EntryPlace::new(n);
                let line = two.get(place.word as usize / WORDS_PER_LINE as usize);
                line.map_or(3, |line| line[place.word as usize % WORDS_PER_LINE as usize] >> place.shift & 3)
            };
            let place = EntryPlace::new(n);
            line[place.word as usize] ^= (3 ^ code(2 * n).min(code(2 * n + 1))) << place.shift;
        }
        let least = two.iter().map(|line| line[WORDS_PER_LINE as usize - 1] >> MIN_SHIFT).min().unwrap_or(15);
        line[WORDS_PER_LINE as usize - 1] = line[WORDS_PER_LINE as usize - 1] << 4 >> 4 | least << MIN_SHIFT;
        line
    };
    lines.chunks(2).flat_map(two_in_one).collect()
}

#[test]
fn a_table_contains_the_smaller_one() {
    // `larger` has a size between the two smallest ones, which the program does not use.
    let smaller = OptimalSize::ALL_HTM[0];
    let larger = build_words(OptimalSize { flips: 1, ..smaller });
    let collapsed = reduce_by_one_flip(&larger);
    assert!(collapsed == build_words(smaller));
    assert_eq!(xxh3_64(bytemuck::cast_slice(&collapsed)), require(smaller.name).expect("a table").checksum);
}

#[test]
fn entry_counts_equal_a_count_one_by_one() {
    for size in [OptimalSize::ALL_HTM[0], OptimalSize { flips: 1, ..OptimalSize::ALL_HTM[0] }] {
        let mut state = 1_u64;
        let mut random = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            state
        };
        let mut words: Vec<u64> = (0..size.words()).map(|_| random() | random() >> 32).collect();
        let mut expected = [0; 4];
        for n in 0..size.words() / WORDS_PER_LINE * ENTRIES_PER_LINE {
            let place = EntryPlace::new(n);
            if n < size.entries() {
                expected[(words[place.word as usize] >> place.shift & 3) as usize] += 1;
            } else {
                words[place.word as usize] |= 3 << place.shift;
            }
        }
        let found =
            distribution(as_atomics(&mut words), size, Workers::new(2, &Control::new())).expect("nobody stops it");
        assert_eq!(found, expected);
    }
}

#[test]
fn places_of_the_largest_tables_fit() {
    for size in OptimalSize::ALL_HTM {
        let last = EntryPlace::new(size.entries() - 1);
        assert_eq!(u64::from(last.word) / WORDS_PER_LINE + 1, size.words() / WORDS_PER_LINE, "{}", size.name);
        assert!(size.words() <= u64::from(u32::MAX), "{}", size.name);
        assert_eq!(require(size.name).expect("a table").bytes, 8 * size.words(), "{}", size.name);
        assert_eq!(require(size.name).expect("a table").entries, size.entries(), "{}", size.name);
    }
}

#[test]
fn a_stopped_build_resumes_and_gives_the_same_table() {
    let (colours, size) = (ThreeColours::new(), OptimalSize::ALL_HTM[0]);
    let (control, mut words, kept) = (Control::new(), unmarked(size), AtomicUsize::new(0));
    let save = |done| {
        // Stop as soon as a part of the last list is saved.
        if done > 0 {
            kept.store(done, Ordering::SeqCst);
            control.stop();
        }
    };
    let keeping = Checkpointing { done: 0, period: Duration::ZERO, save: &save };
    let stopped = build(&colours, size, as_atomics(&mut words), &keeping, Workers::new(2, &control));
    assert!(matches!(stopped, Err(TableError::Stopped)));
    let keeping = Checkpointing { done: kept.into_inner(), period: SAVE_INTERVAL, save: &|_| () };
    build(&colours, size, as_atomics(&mut words), &keeping, Workers::new(2, &Control::new())).expect("nobody stops it");
    assert_eq!(xxh3_64(bytemuck::cast_slice(&words)), require(size.name).expect("a table").checksum);
}

/// Builds the smallest table in a folder, resuming what is saved there, until a part of the last list is saved.
fn build_partly(tables: &Tables) {
    let (colours, size, control) = (ThreeColours::new(), OptimalSize::ALL_HTM[0], Control::new());
    let workers = Workers::new(2, &control);
    let build = |words: &[AtomicU64], done, save: &Save<'_>| {
        let save = |done| {
            save(done);
            if done > 0 {
                control.stop();
            }
        };
        build(&colours, size, words, &Checkpointing { done, period: Duration::ZERO, save: &save }, workers)
    };
    let count = |_: &[AtomicU64]| unreachable!("it is stopped before");
    let stopped = tables.load_or_build_in_place(require(size.name).expect("a table"), workers, &build, count);
    assert!(matches!(stopped, Err(TableError::Stopped)));
}

#[test]
fn saved_progress_is_used_and_a_wrong_table_is_rebuilt() {
    let (colours, size) = (ThreeColours::new(), OptimalSize::ALL_HTM[0]);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let tables = Tables::open(folder.path());
    let spec = require(size.name).expect("a table");
    let path = tables.file(spec).with_extension(UNFINISHED_EXTENSION);
    let finish = || {
        let (control, dones) = (Control::new(), Mutex::new(Vec::new()));
        let workers = Workers::new(2, &control);
        let build = |words: &[AtomicU64], done, save: &Save<'_>| {
            dones.lock().expect("no panic").push(done);
            build(&colours, size, words, &Checkpointing { done, period: SAVE_INTERVAL, save }, workers)
        };
        let count = |words: &[AtomicU64]| distribution(words, size, workers);
        tables.load_or_build_in_place(spec, workers, &build, count).expect("built");
        assert!(tables.file_state(spec) == FileState::Good && !path.exists() && tables.take_errors().is_empty());
        tables.remove(spec).expect("removed");
        dones.into_inner().expect("no panic")
    };
    build_partly(&tables);
    assert!(matches!(finish()[..], [1..=usize::MAX]));
    // A wrong mark: the file does not match its checksum and is not used.
    let changed = |change: &dyn Fn(&mut Vec<u8>)| {
        build_partly(&tables);
        let mut bytes = std::fs::read(&path).expect("it is kept");
        change(&mut bytes);
        std::fs::write(&path, bytes).expect("writable");
    };
    let spoil = |bytes: &mut Vec<u8>| bytes[100_000..100_064].fill(0);
    changed(&|bytes| spoil(bytes));
    assert_eq!(finish(), [0]);
    // A wrong mark in a file whose save was interrupted: only the finished table's checksum reveals it.
    changed(&|bytes| {
        spoil(bytes);
        bytes[16] = 3;
    });
    assert!(matches!(finish()[..], [1..=usize::MAX, 0]));
}

/// Environment variable with the folder where [`check_against_seven_flips`] saves the table; if unset, the table is built in memory only.
const FOLDER_VARIABLE: &str = "UNFOLD_LARGEST_TABLES";

/// Builds a table, prints its distribution and checksum for the manifest, and checks that it contains the table of seven flips. With a
/// folder, leaves the table there as unfinished: once the manifest is right, `unfold tables build` finishes it at once.
#[allow(clippy::print_stdout, reason = "what it tells goes into the manifest")]
fn check_against_seven_flips(flips: u32) {
    // Number of lines reduced at a time.
    const LINES: usize = 1 << 12;
    let size = *OptimalSize::ALL_HTM.iter().find(|size| size.flips == flips).expect("a size");
    let smaller = OptimalSize::ALL_HTM.iter().find(|size| size.flips == 7).expect("a size");
    let (control, spec) = (Control::new(), require(size.name).expect("a table"));
    let workers = Workers::new(2, &control);
    let folder = std::env::var_os(FOLDER_VARIABLE).map(|folder| Tables::open(std::path::PathBuf::from(folder)));
    let kept = folder.map(|folder| UnfinishedFile::new(folder.file(spec).with_extension(UNFINISHED_EXTENSION), spec));
    let made = HugePages::filled(size.words() as usize, |bytes| {
        let words = bytemuck::cast_slice_mut(bytes);
        let before = kept.as_ref().and_then(|kept| kept.read(words, &control).expect("nobody stops it"));
        if before.is_none() {
            words.fill(u64::MAX);
        }
        let done = before.map_or(0, |kept| kept.done);
        let words = as_atomics(words);
        let save = |done| kept.iter().for_each(|kept| kept.save(done, words, &control));
        let start = Instant::now();
        build(&ThreeColours::new(), size, words, &Checkpointing { done, period: SAVE_INTERVAL, save: &save }, workers)?;
        println!("{}: marked in {:?}", size.name, start.elapsed());
        println!("\"distribution\": {:?},", distribution(words, size, workers)?);
        save(usize::MAX);
        Ok::<_, TableError>(())
    });
    let words = made.expect("enough memory").expect("built");
    println!("\"checksum\": \"{:016x}\"", xxh3_64(bytemuck::cast_slice(words.as_slice())));
    let mut sum = Xxh3::new();
    for lines in words.as_slice().chunks(LINES * WORDS_PER_LINE as usize) {
        let mut lines = lines.to_vec();
        (smaller.flips..flips).for_each(|_| lines = reduce_by_one_flip(&lines));
        sum.update(bytemuck::cast_slice(&lines));
    }
    assert_eq!(sum.digest(), require(smaller.name).expect("a table").checksum);
    println!("its entries hold those of {}", smaller.name);
}

#[test]
#[ignore = "takes 8 GB of memory and 10 minutes"]
fn the_eight_flip_table_contains_the_seven_flip_table() {
    check_against_seven_flips(8);
}

#[test]
#[ignore = "takes 16 GB of memory and half an hour"]
fn the_nine_flip_table_contains_the_seven_flip_table() {
    check_against_seven_flips(9);
}
