//! Fuzz tests: no reader panics, takes long or takes much memory on any input.
//!
//! Each target reads its seeds and its corpus, and then random mutations of both. `UNFOLD_FUZZ_SECONDS` sets the time per target,
//! `UNFOLD_FUZZ_SEED` the random seed (fixed by default). With `UNFOLD_FUZZ_SEEDS`, seeds and corpus are written to that folder instead,
//! for the programs of `coverage`.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "a target speaks to whoever runs it")]

mod mutations;
#[path = "targets.rs"]
mod targets;

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::fs::File;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{Seek, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, Once, PoisonError};
use std::time::{Duration, Instant};
use unfold_tests::root;

use cpu_time::ThreadTime;
use peak_alloc::PeakAlloc;
use proptest::prelude::prop;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

use targets::{MAX_INPUT_LEN, Target};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Memory is measured for the whole process, so only one target may run at a time.
static RUNNING: Mutex<()> = Mutex::new(());

/// Default seconds per target.
const DEFAULT_SECONDS: f64 = 1.0;
/// Time limit for one input, after which the whole process is aborted, since a running check cannot be stopped.
const INPUT_TIMEOUT: Duration = Duration::from_secs(120);
/// Number of inputs between two checks of the time.
const CASES_PER_CHECK: u32 = 16;
/// Time limit for shrinking a failing input, in milliseconds.
const SHRINK_MILLISECONDS: u32 = 10_000;

fn config() -> Config {
    Config {
        cases: CASES_PER_CHECK,
        max_shrink_time: SHRINK_MILLISECONDS,
        max_shrink_iters: 1_000_000,
        failure_persistence: None,
        ..Config::default()
    }
}

/// Parses an environment variable; `None` if it is unset. Panics if the value is invalid.
fn variable<T: std::str::FromStr>(name: &str) -> Option<T> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} cannot be {text}")))
}

fn corpus(target: &Target) -> PathBuf {
    root().join("tests/fuzz/corpus").join(target.name)
}

/// The files of a folder, sorted by name; empty if the folder cannot be read.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

thread_local! {
    /// True while this thread checks an input: the caller reports the panic, so the hook prints nothing.
    static IS_EXPECTED: Cell<bool> = const { Cell::new(false) };
}

/// Runs a target on an input; returns the message of its panic as an error.
fn catch_panic(target: &Target, bytes: &[u8]) -> Result<(), String> {
    static QUIET: Once = Once::new();
    QUIET.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if !IS_EXPECTED.get() {
                usual(panic);
            }
        }));
    });
    IS_EXPECTED.set(true);
    let ended = catch_unwind(AssertUnwindSafe(|| (target.check)(bytes)));
    IS_EXPECTED.set(false);
    ended.map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
        text.unwrap_or("without a text").to_owned()
    })
}

/// Returns why an input is a find: a panic, or too much memory or time; `None` if it is not a find.
fn fault(target: &Target, bytes: &[u8]) -> Option<String> {
    let read = || {
        MEMORY.reset_peak_usage();
        let (before, start) = (MEMORY.current_usage(), ThreadTime::now());
        let ended = catch_panic(target, bytes);
        (ended, start.elapsed().as_secs_f64(), MEMORY.peak_usage().saturating_sub(before))
    };
    let (ended, seconds, memory) = read();
    if let Err(panic) = ended {
        return Some(format!("a panic: {panic}"));
    }
    if memory > target.max_memory {
        return Some(format!("{memory} bytes of memory instead of at most {}", target.max_memory));
    }
    // A busy machine may slow down one run, so a slow input must be slow three times.
    let is_slow = seconds > target.max_seconds && (0..2).all(|_| read().1 > target.max_seconds);
    is_slow.then(|| format!("{seconds:.2} s instead of at most {}", target.max_seconds))
}

/// The folder for finds.
fn finds() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fuzz");
    std::fs::create_dir_all(&folder).expect("a folder for finds");
    folder
}

/// Writes an input to the folder for finds and returns its path.
fn write_find(target: &Target, bytes: &[u8]) -> PathBuf {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    let path = finds().join(format!("{}-{:016x}", target.name, hasher.finish()));
    std::fs::write(&path, bytes).expect("written");
    path
}

/// Keeps the current input in a file, which survives an abort of the process, and aborts the process if no other input follows within
/// [`INPUT_TIMEOUT`].
struct Watch {
    path: PathBuf,
    file: File,
    begun: Sender<()>,
}

impl Watch {
    fn new(target: &Target) -> Self {
        let path = finds().join(format!("{}-current", target.name));
        let file = File::create(&path).expect("a file");
        let (begun, receiver) = channel();
        let shown = path.clone();
        std::thread::spawn(move || {
            loop {
                match receiver.recv_timeout(INPUT_TIMEOUT) {
                    Ok(()) => {}
                    Err(RecvTimeoutError::Disconnected) => return,
                    Err(RecvTimeoutError::Timeout) => {
                        let _ = writeln!(std::io::stderr(), "{} is read without end", shown.display());
                        std::process::abort();
                    }
                }
            }
        });
        Self { path, file, begun }
    }

    /// Writes the next input to the file and restarts the timeout.
    fn start_input(&mut self, bytes: &[u8]) {
        self.file.rewind().and_then(|()| self.file.write_all(bytes)).expect("written");
        self.file.set_len(bytes.len() as u64).expect("written");
        let _ = self.begun.send(());
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

/// Writes an input to the folder for finds, and fails the test with the reason and the path.
fn fail_with_input(target: &Target, why: &str, bytes: &[u8]) -> ! {
    let path = write_find(target, bytes);
    panic!("{}: {why}\nthe input is {}", target.name, path.display());
}

/// Writes the seeds of a target to its own subfolder, and its dictionary beside the subfolder in libFuzzer's format.
fn write_seeds(target: &Target, seeds: &[Vec<u8>], folder: &Path) -> std::io::Result<()> {
    let own = folder.join(target.name);
    std::fs::create_dir_all(&own)?;
    for (n, seed) in seeds.iter().enumerate() {
        std::fs::write(own.join(format!("seed-{n}")), seed)?;
    }
    let sign = |byte: u8| format!("\\x{byte:02x}");
    let quoted = |word: &&str| format!("\"{}\"\n", word.bytes().map(sign).collect::<String>());
    std::fs::write(
        folder.join(format!("{}.dict", target.name)),
        target.dictionary.iter().map(quoted).collect::<String>(),
    )
}

/// Runs a target on its seeds and corpus, then on mutations; with `UNFOLD_FUZZ_SEEDS`, only writes the seeds and the corpus.
fn run(name: &str) {
    let _turn = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    let target = targets::named(name);
    let mut seeds = (target.seeds)();
    seeds.extend(files_in(&corpus(target)).iter().map(|file| std::fs::read(file).expect("readable")));
    if let Some(folder) = variable::<PathBuf>("UNFOLD_FUZZ_SEEDS") {
        return write_seeds(target, &seeds, &folder).expect("a folder for seeds");
    }
    let mut watch = Watch::new(target);
    // A first pass creates lazily initialised data, which must not count as memory of an input.
    for seed in &seeds {
        watch.start_input(seed);
        let _ = catch_panic(target, seed);
    }
    for seed in &seeds {
        watch.start_input(seed);
        if let Some(why) = fault(target, seed) {
            fail_with_input(target, &why, seed);
        }
    }
    let number = variable("UNFOLD_FUZZ_SEED").unwrap_or(1_u64);
    let random = TestRng::from_seed(RngAlgorithm::ChaCha, &[number.to_le_bytes(); 4].concat());
    let mut runner = TestRunner::new_with_rng(config(), random);
    let inputs = mutations::inputs(seeds, target.dictionary);
    let (start, mut count) = (Instant::now(), 0_u64);
    let time = Duration::from_secs_f64(variable("UNFOLD_FUZZ_SECONDS").unwrap_or(DEFAULT_SECONDS));
    let watch = RefCell::new(watch);
    while start.elapsed() < time {
        let read = |input: Vec<u8>| {
            watch.borrow_mut().start_input(&input);
            fault(target, &input).map_or(Ok(()), |why| Err(TestCaseError::fail(why)))
        };
        // A runner stops for good after its number of cases, so each batch has its own.
        let mut batch = TestRunner::new_with_rng(config(), runner.new_rng());
        match batch.run(&inputs, read) {
            Ok(()) => count += u64::from(CASES_PER_CHECK),
            // The input is the smallest one after shrinking.
            Err(TestError::Fail(why, input)) => fail_with_input(target, why.message(), &input),
            Err(TestError::Abort(why)) => panic!("{name}: {why}"),
        }
    }
    let took = start.elapsed().as_secs_f64();
    writeln!(std::io::stderr(), "{name}: {count} inputs in {took:.1} s").expect("written");
}

/// Declares a test for each target, and the list of their names.
macro_rules! tests {
    ($($name:ident)*) => {
        $(#[test]
        fn $name() {
            run(stringify!($name));
        })*

        const TESTED: &[&str] = &[$(stringify!($name)),*];
    };
}
tests!(log hyperspeedcube moves facelets link values pasted batch_lines batch_rows session opened_file settings own_texts table checkpoint
    cross_database);

#[test]
fn every_target_has_a_test_and_a_coverage_program() {
    let names: BTreeSet<&str> = targets::ALL.iter().map(|target| target.name).collect();
    assert_eq!(TESTED.iter().copied().collect::<BTreeSet<_>>(), names);
    let manifest = root().join("tests/fuzz/coverage/Cargo.toml");
    let manifest = std::fs::read_to_string(manifest).expect("readable");
    let programs = manifest.split("[[bin]]").skip(1).filter_map(|program| program.split('"').nth(1));
    assert_eq!(programs.collect::<BTreeSet<_>>(), names);
}

#[test]
fn the_corpus_is_small_and_belongs_to_targets() {
    let folder = root().join("tests/fuzz/corpus");
    let mut all = 0;
    for target in files_in(&folder) {
        let name = target.file_name().expect("a name").to_string_lossy().into_owned();
        targets::named(&name);
        for file in files_in(&target) {
            let bytes = std::fs::metadata(&file).expect("a file").len();
            assert!(bytes < 4096, "{} has {bytes} bytes", file.display());
            all += bytes;
        }
    }
    assert!(all < 300_000, "the corpus has {all} bytes");
}

#[test]
fn bad_inputs_are_found_and_shrunk() {
    fn check(bytes: &[u8]) {
        assert!(!bytes.windows(2).any(|pair| pair == b"!?"), "it is no good");
        let large = if bytes.contains(&b'M') { vec![1_u8; 1 << 20] } else { Vec::new() };
        assert!(std::hint::black_box(large).len() != 1);
    }
    let _turn = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    let target = Target {
        name: "none",
        check,
        dictionary: &["?"],
        seeds: || vec![b"abc".to_vec()],
        max_seconds: 1.0,
        max_memory: 1 << 18,
    };
    assert!(fault(&target, b"good").is_none());
    let why = fault(&target, b"no!?good").expect("a panic");
    assert!(why.contains("it is no good"), "{why}");
    let why = fault(&target, b"abM").expect("too much memory");
    assert!(why.contains("bytes of memory"), "{why}");
    let mut runner = TestRunner::new(config());
    let bytes = prop::collection::vec(prop::sample::select(b"so!?".to_vec()), 0..100);
    let smallest =
        runner.run(&bytes, |bytes| fault(&target, &bytes).map_or(Ok(()), |why| Err(TestCaseError::fail(why))));
    assert!(matches!(&smallest, Err(TestError::Fail(_, bytes)) if bytes == b"!?"), "{smallest:?}");
    let mut runner = TestRunner::deterministic();
    let inputs = mutations::inputs((target.seeds)(), target.dictionary);
    let longest = (0..2000).map(|_| inputs.new_tree(&mut runner).expect("an input").current().len()).max();
    assert!(longest.is_some_and(|longest| longest > 3 && longest <= MAX_INPUT_LEN));
}
