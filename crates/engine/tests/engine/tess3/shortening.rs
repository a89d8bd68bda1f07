//! Shortening moves: detours are found, and shortened logs of both hypercubes end with the same stickers according to descriptions of
//! the puzzles independent of the library.

use super::points::Points;
use super::*;
use unfold_engine::puzzle::Metric;
use unfold_engine::puzzles::shortening::shortening_solver;
use unfold_engine::search::{Memory, Outcome, move_range::MoveRange};

/// Shortens a stretch on one thread with a node limit instead of a time limit, so that the result is repeatable.
fn shortened(stretch: &MoveRange, metric: Metric, nodes: u64) -> Outcome {
    let puzzle = stretch.position().puzzle();
    let known = stretch.known(metric);
    let (metric, nodes) = (Some(metric), Some(nodes));
    let limits = Limits { threads: 1, timeout: None, nodes, memory: Memory::Small, metric, known, ..Limits::default() };
    let solver = shortening_solver(solvers::default_of(puzzle).expect("a solver"));
    solver
        .solve(&stretch.position(), &limits, &Control::new(), crate::support::tables::shared_tables(), &|_| ())
        .expect("moves")
}

/// Moves with a stretch at least 20 moves longer than necessary, and an upper bound on the stretch's shortest length. A commutator is
/// repeated until it is the identity and cut in two; the stretch has the second part instead of the inverse of the first.
fn detour(puzzle: PuzzleId, seed: u64, straight: usize) -> (MoveRange, usize) {
    let def = puzzle.def();
    let mut random = scramble::generator(seed);
    let solved = Facelets::solved(puzzle);
    loop {
        let [before, straight, pair, after] =
            [6, straight, 2, 6].map(|length| scramble::walk(puzzle, length, &mut random));
        let [one, other] = pair.0[..] else { unreachable!("two moves") };
        let commutator = [one, other, def.moves[one.index()].inverse, def.moves[other.index()].inverse];
        let powers = 1..=20;
        let word = powers.map(|power| Sequence(commutator.repeat(power))).find(|word| solved.after_all(word) == solved);
        let Some(word) = word.filter(|word| word.length(def) >= 24) else { continue };
        let cut = seed as usize % 3;
        let (short, long) = (Sequence(word.0[..cut].to_vec()).inverse(def), &word.0[cut..]);
        let (first, last) = straight.0.split_at(straight.0.len() / 2);
        let needed = Sequence([first, &short.0, last].concat());
        let stretch = Sequence([first, long, last].concat());
        let range = before.0.len()..before.0.len() + stretch.0.len();
        let whole = Sequence([&before.0[..], &stretch.0, &after.0].concat());
        if stretch.length(def) >= needed.length(def) + 20 {
            return (MoveRange::new(puzzle, whole, range).expect("a stretch"), needed.length(def));
        }
    }
}

fn assert_detour_found(puzzle: PuzzleId, seed: u64, straight: usize, nodes: u64) {
    let (stretch, needed) = detour(puzzle, seed, straight);
    let outcome = shortened(&stretch, puzzle.def().metric, nodes);
    let best = outcome.best.expect("the stretch itself is known");
    assert!(best.length <= needed, "{puzzle:?} {seed}: {} instead of {needed}", best.length);
    let solved = Facelets::solved(puzzle);
    let replaced = stretch.with_replacement(&stretch.replacement(&best.moves));
    assert_eq!(solved.after_all(&replaced), solved.after_all(stretch.whole()), "{puzzle:?} {seed}");
}

#[test]
fn detours_of_20_moves_are_found() {
    assert_detour_found(PuzzleId::Cube3, 1, 4, 300_000);
    assert_detour_found(PuzzleId::Tess2, 2, 4, 300_000);
    assert_detour_found(TESS3, 3, 8, 300_000);
    assert_detour_found(TESS3, 5, 14, 300_000);
}

#[test]
#[ignore = "takes a minute"]
fn thirty_detours_of_20_moves_are_found() {
    for seed in 0..30 {
        let (puzzle, straight) = match seed % 3 {
            0 => (PuzzleId::Cube3, 5),
            1 => (PuzzleId::Tess2, 5),
            _ => (TESS3, seed as usize),
        };
        assert_detour_found(puzzle, seed, straight, 5_000_000);
    }
}

/// The colours of the stickers after a log, by MC4D's tables or by points in space.
fn independent_colours(puzzle: PuzzleId, text: &str) -> Vec<u8> {
    if puzzle == PuzzleId::Tess2 {
        return crate::support::stickers_after_log(text);
    }
    let (mut points, history) = (Points::solved(), text.split_once('*').expect("a star").1);
    let history = history.rsplit_once('.').expect("a full stop").0;
    history.split_whitespace().filter(|token| !token.starts_with('m')).for_each(|token| points.click(token));
    points.digits().into_bytes()
}

/// Shortens a log, writes it, and compares the final stickers with those of the unchanged log as the library writes it. Returns the
/// lengths before and after.
fn check_log(name: &str, metric: Metric, nodes: u64) -> [usize; 2] {
    let log = read(&std::fs::read(data(&format!("mc4d/logs/{name}"))).expect("a file")).expect("a log");
    let puzzle = log.puzzle();
    let moves = if log.click_count_after_mark() > 0 { log.solution() } else { log.all_moves() };
    let range = 0..moves.0.len();
    let stretch = MoveRange::new(puzzle, moves, range.clone()).expect("a stretch");
    let outcome = shortened(&stretch, metric, nodes);
    let best = outcome.best.expect("the moves themselves are known");
    let new = log.with_replaced(range, &stretch.replacement(&best.moves)).expect("moves of the puzzle");
    assert_eq!(independent_colours(puzzle, &write(&new)), independent_colours(puzzle, &write(&log)), "{name}");
    let lengths = [stretch.whole().length_in(puzzle.def(), metric), best.length];
    assert!(outcome.lower <= lengths[1] && lengths[1] <= lengths[0], "{name}: {lengths:?}");
    if metric == Metric::Mc4d {
        assert_eq!(count_twists(puzzle, &best.moves), best.length, "{name}");
    }
    lengths
}

#[test]
fn shortened_logs_reach_the_same_state_by_an_independent_check() {
    for (name, metric) in [
        ("published/daniel-2x2x2x2-46.log", Metric::Mc4d),
        ("generated/s24_full_solved_by_inverse.log", Metric::Stm),
        ("generated/g3x4_solved_with_rotations.log", Metric::Mc4d),
        ("published/charles-3x3x3x3-188.log", Metric::Mc4d),
    ] {
        check_log(name, metric, 200_000);
    }
}

#[test]
#[ignore = "takes some minutes"]
fn twenty_logs_of_both_hypercubes_are_shortened_in_both_metrics() {
    let folders = ["published", "generated"].map(|folder| data(&format!("mc4d/logs/{folder}")));
    let (mut read_logs, mut shorter) = (0, 0);
    for path in folders.iter().flat_map(|folder| std::fs::read_dir(folder).expect("a folder")) {
        let path = path.expect("an entry").path();
        let Ok(log) = read(&std::fs::read(&path).expect("a file")) else { continue };
        if log.click_count() == 0 {
            continue;
        }
        let name = path.strip_prefix(data("mc4d/logs")).expect("a file of the folder").to_string_lossy().into_owned();
        for metric in [Metric::Stm, Metric::Mc4d] {
            let [before, after] = check_log(&name, metric, 20_000_000);
            shorter += usize::from(after < before);
        }
        read_logs += 1;
    }
    assert!(read_logs >= 20 && shorter >= 10, "{shorter} of {read_logs} logs in two metrics");
}
