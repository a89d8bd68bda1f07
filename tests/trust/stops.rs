//! Every solver can be stopped at any moment: it ends at once, and repeated stops leak nothing.

use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use unfold_engine::tables::Workers;

use rand::RngExt;
use unfold_engine::control::Control;
use unfold_engine::notation::facelets;
use unfold_engine::position::Search;
use unfold_engine::puzzle::{PuzzleId, scramble};
use unfold_engine::puzzles::{build::build, solvers};
use unfold_engine::search::{Limits, Memory, Reason, Solver};
use unfold_engine::tables::{TableError, Tables, spec};

use crate::support::program::{signal, unfold, with_tables};
use crate::support::{tables::shared_tables, temporary_beside_tables};
use crate::{number, rounds};

/// Maximum time between a stop and the end: one second by default, since other tests run at the same time. The long run on an idle machine
/// sets a tenth of that.
pub fn max_stop_time() -> Duration {
    Duration::from_millis(number("UNFOLD_TRUST_MILLISECONDS").unwrap_or(1000))
}

/// Every solver with default limits, and the solvers that three puzzles use for proofs.
fn searches() -> Vec<(&'static dyn Solver, Limits)> {
    let limits = Limits { threads: 2, timeout: None, ..Limits::default() };
    let all = solvers::all().map(|solver| (solver, limits.clone()));
    let proofs = [PuzzleId::Cube2, PuzzleId::Cube3, PuzzleId::Tess2].map(|puzzle| {
        let limits = Limits { optimal: true, all_optimal: true, memory: Memory::Small, ..limits.clone() };
        (solvers::effective_solver(solvers::default_of(puzzle).expect("a solver"), &limits), limits)
    });
    all.chain(proofs).collect()
}

#[test]
fn every_search_stops_promptly() {
    let searches = searches();
    for (solver, limits) in &searches {
        solver.tables().prepare(limits, &Control::new(), shared_tables()).expect("tables can be built");
    }
    let mut slowest = Duration::ZERO;
    rounds("searches stopped", |random| {
        let (solver, limits) = &searches[random.random_range(0..searches.len())];
        let state = scramble::uniform(solver.puzzle(), random);
        // Early stops are more frequent, since a search changes phase more often at the beginning.
        let after = Duration::from_secs_f64(0.4 * random.random::<f64>().powi(3));
        let control = Control::new();
        let took = std::thread::scope(|scope| {
            let search = scope.spawn(|| solver.solve(&state, limits, &control, shared_tables(), &|_| ()));
            std::thread::sleep(after);
            control.stop();
            let asked = Instant::now();
            let outcome = search.join().expect("no panic").expect("a good state");
            if let Some(best) = outcome.best {
                assert!(state.after_all(&best.moves).is_solved());
            }
            asked.elapsed()
        });
        slowest = slowest.max(took);
        assert!(took < max_stop_time(), "{} of {:?} after {after:?}: {took:?}", solver.name(), solver.puzzle());
    });
    print_line(&format!("slowest stop of a search: {slowest:?}"));
}

#[test]
fn a_time_limit_ends_a_search_in_time() {
    let searches = searches();
    rounds("time limits", |random| {
        let (solver, limits) = &searches[random.random_range(0..searches.len())];
        let limit = Duration::from_millis(random.random_range(0..300));
        let limits = Limits { timeout: Some(limit), ..limits.clone() };
        let state = scramble::uniform(solver.puzzle(), random);
        // The time limit starts once the tables are ready. A proof may have replaced them by tables of another size.
        solver.tables().prepare(&limits, &Control::new(), shared_tables()).expect("tables can be built");
        let (control, began) = (Control::new(), Instant::now());
        solver.solve(&state, &limits, &control, shared_tables(), &|_| ()).expect("a good state");
        let late = began.elapsed().saturating_sub(limit);
        assert!(late < max_stop_time(), "{} of {:?}: {late:?} after {limit:?}", solver.name(), solver.puzzle());
    });
}

#[test]
fn patience_ends_a_search_in_time_after_its_last_solution() {
    let searches = searches();
    rounds("patience", |random| {
        let (solver, limits) = &searches[random.random_range(0..searches.len())];
        let patience = Duration::from_millis(random.random_range(0..300));
        let limits = Limits { timeout: Some(Duration::from_secs(10)), patience: Some(patience), ..limits.clone() };
        let state = scramble::uniform(solver.puzzle(), random);
        solver.tables().prepare(&limits, &Control::new(), shared_tables()).expect("tables can be built");
        let outcome = solver.solve(&state, &limits, &Control::new(), shared_tables(), &|_| ()).expect("a good state");
        if let (Reason::Patience, Some(best)) = (outcome.reason, &outcome.best) {
            let late = (outcome.elapsed - best.at).saturating_sub(patience);
            assert!(late < max_stop_time(), "{} of {:?}: {late:?} after {patience:?}", solver.name(), solver.puzzle());
        }
    });
}

#[test]
fn every_build_stops_promptly() {
    let folder = temporary_beside_tables();
    let mut slowest = (Duration::ZERO, "");
    // The largest tables take gigabytes, and are built by the same code.
    let specs: Vec<_> = spec::all().iter().filter(|spec| spec.memory < 1 << 29).collect();
    rounds("builds stopped", |random| {
        let spec = specs[random.random_range(0..specs.len())];
        let (store, control) = (Tables::open(folder.path()), Control::new());
        let most = Duration::from_millis(spec.milliseconds.min(3000));
        let took = std::thread::scope(|scope| {
            let work = scope.spawn(|| build(spec, &store, Workers::new(2, &control)));
            std::thread::sleep(most.mul_f64(random.random()));
            control.stop();
            let asked = Instant::now();
            let ended = work.join().expect("no panic");
            assert!(matches!(ended, Ok(()) | Err(TableError::Stopped)), "{}: {ended:?}", spec.name);
            asked.elapsed()
        });
        slowest = slowest.max((took, &*spec.name));
        assert!(took < max_stop_time(), "{}: {took:?}", spec.name);
        store.remove(spec).expect("removed");
    });
    print_line(&format!("slowest stop of a build: {slowest:?}"));
}

/// Commands that take a while; their files go into this folder.
fn commands(folder: &Path) -> Vec<Command> {
    let file = |name: &str| folder.join(name).to_str().expect("a path of text").to_string();
    let states = file("states.txt");
    let random = &mut scramble::generator(1);
    let list: Vec<String> = (0..20).map(|_| facelets::print(&scramble::uniform(PuzzleId::Tess2, random))).collect();
    std::fs::write(&states, list.join("\n")).expect("written");
    let (graph, database, paper) = (file("graph"), file("first.db"), file("solution.pdf"));
    let small = ["--memory", "small", "--timeout", "0"];
    let search = |arguments: &[&str]| with_tables(&[&["solve"], arguments, &small].concat());
    vec![
        search(&["--random", "1"]),
        search(&["--random", "1", "--optimal"]),
        search(&["--random", "2", "--all"]),
        search(&["--random", "3", "--puzzle", "2x2x2", "--all"]),
        search(&["--random", "4", "--puzzle", "2x2x2x2"]),
        search(&["--puzzle", "2x2x2x2", "--batch", &states, "--jobs", "2"]),
        with_tables(&["bench"]),
        with_tables(&["tables", "verify"]),
        with_tables(&["sheet", "--moves", "R U F2 D' L B", "-o", &paper, "--force"]),
        unfold(&["bench", "balls"]),
        unfold(&["pocket", "stats"]),
        unfold(&["pocket", "export", &graph, "--force"]),
        unfold(&["cross", "--db", &database, "--force"]),
        unfold(&["cross", "--random", "5", "--extended"]),
        unfold(&["scramble", "--count", "1000000"]),
    ]
}

#[test]
fn every_command_ends_promptly_on_interrupt() {
    let folder = temporary_beside_tables();
    let mut slowest = (Duration::ZERO, String::new());
    rounds("commands interrupted", |random| {
        let mut commands = commands(folder.path());
        let mut command = commands.swap_remove(random.random_range(0..commands.len()));
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("the program starts");
        std::thread::sleep(Duration::from_secs_f64(1.5 * random.random::<f64>().powi(2)));
        let asked = Instant::now();
        signal(&child, "INT");
        let status = child.wait().expect("the program ends");
        let took = asked.elapsed();
        // The command may have ended before, or may not have installed its signal handler yet.
        let ended = matches!(status.code(), Some(0 | 130)) || status.signal().is_some();
        assert!(ended && took < max_stop_time(), "{command:?}: {status} after {took:?}");
        let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
        slowest = slowest.clone().max((took, arguments.join(" ")));
    });
    print_line(&format!("slowest end of a command: {slowest:?}"));
}

/// Number of threads, number of open files, and resident bytes of this process.
#[cfg(target_os = "linux")]
fn held_resources() -> [u64; 3] {
    let status = std::fs::read_to_string("/proc/self/status").expect("a text");
    let field = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("a field");
        line.split_whitespace().next().expect("a number").parse().expect("a number")
    };
    let files = std::fs::read_dir("/proc/self/fd").expect("a folder").count() as u64;
    [field("Threads:"), files, 1024 * field("VmRSS:")]
}

/// Runs the test in a separate process, since other tests in this one hold resources, too.
#[test]
#[cfg(target_os = "linux")]
fn repeated_searches_do_not_leak() {
    let this = std::env::current_exe().expect("this program");
    let alone = ["--exact", "stops::repeated_searches_do_not_leak_in_their_own_process", "--ignored", "--nocapture"];
    let output = Command::new(this).args(alone).output().expect("this program starts");
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    err.lines().filter(|line| line.contains("starts:")).for_each(print_line);
    assert!(output.status.success() && out.contains("1 passed"), "{out}{err}");
}

#[test]
#[ignore = "the test before starts it in a process of its own"]
#[cfg(target_os = "linux")]
fn repeated_searches_do_not_leak_in_their_own_process() {
    check_for_leaks();
}

#[cfg(target_os = "linux")]
fn check_for_leaks() {
    let searches = searches();
    let searches: Vec<_> = searches.iter().filter(|(solver, _)| solver.name() != "optimal").collect();
    let tables = shared_tables();
    for (solver, limits) in &searches {
        solver.tables().prepare(limits, &Control::new(), tables).expect("tables can be built");
    }
    let times = number("UNFOLD_TRUST_STARTS").unwrap_or(200);
    let mut random = scramble::generator(number("UNFOLD_TRUST_SEED").unwrap_or(1));
    let mut start = |n: usize, milliseconds| {
        let (solver, limits) = searches[n];
        let state = scramble::uniform(solver.puzzle(), &mut random);
        let run = Search::new(state, tables).solver(*solver).limits(limits.clone()).start();
        std::thread::sleep(Duration::from_millis(milliseconds));
        crate::support::stop(run);
        held_resources()
    };
    // The allocator keeps the maximum that a search has ever held, so each search runs once before the counting.
    for n in 0..searches.len() {
        start(n, 100);
    }
    let mut moments = scramble::generator(times);
    let all: Vec<_> =
        (0..times).map(|_| start(moments.random_range(0..searches.len()), moments.random_range(0..20))).collect();
    let third = all.len() / 3;
    let median = |part: &[[u64; 3]], n: usize| {
        let mut part: Vec<u64> = part.iter().map(|held| held[n]).collect();
        part.sort_unstable();
        part[part.len() / 2]
    };
    for (n, (what, most)) in [("threads", 3), ("open files", 3), ("resident bytes", 32 << 20)].into_iter().enumerate() {
        let [early, late] = [&all[third..2 * third], &all[2 * third..]].map(|part| median(part, n));
        print_line(&format!("{times} starts: {what} {early}, then {late}"));
        assert!(late < early + most, "{what} grow from {early} to {late}");
    }
}

/// Writes a line to stderr past the test harness's capture.
pub fn print_line(line: &str) {
    use std::io::Write;
    writeln!(std::io::stderr(), "{line}").expect("written");
}
