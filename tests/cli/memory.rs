//! The memory limit for tables, `--memory`, and the lengths, proofs and memory that `bench` reports.

use unfold_tests::root;

use crate::support::program::{run_program, run_with_input, unfold, with_tables};
use crate::support::{names_in, temporary};
use ::unfold_engine::search::Limits;
use serde_json::Value;
use unfold_app::memory_choices::{self, MemoryChoice};
use unfold_app::puzzles::puzzle_record::Gain;

/// The small tables of the 3x3x3.
const SMALL: [&str; 4] =
    ["cube3-slice-corners.table", "cube3-slice-edges.table", "cube3-slice-flip.table", "cube3-slice-twist.table"];

/// The last line of a deterministic search, without its time.
fn searched(puzzle: &str, nodes: &str, memory: &str) -> Value {
    let search = ["solve", "--random", "3", "--threads", "1", "--timeout", "0", "--jsonl", "--nodes", nodes];
    let (code, out, err) = run_program(with_tables(&[&search[..], &["--puzzle", puzzle, "--memory", memory]].concat()));
    assert_eq!(code, 0, "{memory}: {err}");
    let mut done: Value = serde_json::from_str(out.lines().last().expect("a line")).expect("JSON");
    done["t"] = Value::Null;
    done
}

#[test]
fn a_size_uses_the_tables_that_fit() {
    for (puzzle, nodes, fits, does_not) in
        [("3x3x3", "150000", &["178.1MB", "1 gib"][..], "178MB"), ("2x2x2x2", "8000000", &["385MB"], "0.384gb")]
    {
        let [small, auto] = ["small", "auto"].map(|memory| searched(puzzle, nodes, memory));
        assert_ne!(small, auto, "{puzzle}: otherwise nothing is seen here");
        for size in fits {
            assert_eq!(searched(puzzle, nodes, size), auto, "{puzzle}, {size}");
        }
        assert_eq!(searched(puzzle, nodes, does_not), small, "{puzzle}");
    }
}

#[test]
fn an_invalid_or_too_small_size_is_rejected() {
    for wrong in ["400", "MB", "-4MB", "+4MB", "4TB", "99999999999999999999GB", "lots", ""] {
        let (code, out, err) = run_program(unfold(&["solve", "--random", "1", &format!("--memory={wrong}")]));
        assert_eq!((code, out.as_str()), (2, ""), "{wrong}");
        let forms = "expected auto, small, full, or a size such as 400MB, in B, KB, MB, GB, KiB, MiB or GiB";
        assert!(err.contains(forms), "{wrong}: {err}");
    }
    for (arguments, least) in [
        (&["solve", "--random", "1"][..], "3MB"),
        (&["solve", "--batch", "-", "--puzzle", "2x2x2x2"], "49MB"),
        (&["bench", "anytime", "cube3", "--count", "1"], "3MB"),
        (&["bench", "proof", "3", "hyper"], "49MB"),
    ] {
        let (code, out, err) = run_program(unfold(&[arguments, &["--memory", "1.5MB"]].concat()));
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        assert!(err.contains("do not fit in 1500KB") && err.contains(&format!("--memory {least} or more")), "{err}");
    }
    // No limit is too small for the 2x2x2.
    let tiny = ["solve", "--random", "1", "--puzzle", "2x2x2", "--memory", "1B"];
    assert_eq!(run_program(unfold(&tiny)).0, 0);
}

#[test]
fn tables_that_do_not_fit_are_neither_built_nor_finished() {
    let tables = temporary();
    let folder = tables.path().to_str().expect("text");
    let kept = ["--memory", "100MB", "--tables", folder];
    let (code, _, err) = run_program(unfold(&[&["solve", "--random", "1", "--timeout", "0.1"][..], &kept].concat()));
    assert_eq!(code, 0, "{err}");
    assert_eq!(names_in(tables.path()), SMALL);
    let batch = [&["solve", "--batch", "-", "--timeout", "0.1"][..], &kept].concat();
    let (code, out, err) = run_with_input(unfold(&batch), b"R U F\nL D B\n");
    assert!(code == 0 && out.lines().count() == 3, "{out}{err}");
    assert_eq!(names_in(tables.path()), SMALL);
}

#[test]
fn help_explains_sizes_and_completions_list_them() {
    for verb in [&["solve"][..], &["bench", "anytime"]] {
        let (_, help, _) = run_program(unfold(&[verb, &["--help"]].concat()));
        for said in
            ["- auto:", "- small:", "- full:", "- 179MB:", "3x3x3: 179 MB of tables: 17.", "- 416MB:", "- 385MB:"]
        {
            assert!(help.contains(said), "{verb:?}, {said}: {help}");
        }
    }
    let (_, words, _) = run_program(unfold(&["generate", "completions", "bash"]));
    assert!(words.contains("auto small full 179MB"), "{words}");
}

#[test]
fn the_manual_states_the_same_sizes() {
    let page = root().join("docs/manual/command-line.md");
    let page = std::fs::read_to_string(page).expect("a page");
    for solver in memory_choices::solvers_with_own_sizes() {
        for size in memory_choices::sizes(solver.tables()) {
            let choice = MemoryChoice::new(size, solver, &Limits::default());
            let brings = match choice.gain.expect("what it brings") {
                Gain::Shorter { moves, seconds, metric, instead_of } => {
                    format!("{moves:.1} {metric} after {seconds} s, instead of {instead_of:.1}")
                }
                Gain::Faster { seconds } => format!("optimal after {seconds} s"),
            };
            let row = format!("| {} MB | {brings} |", choice.bytes.div_ceil(1_000_000));
            assert!(page.contains(&row), "{row}");
        }
    }
}

/// The total count of a distribution at the end of a line, and the sum of its lengths.
fn counted(line: &str) -> (u64, u64) {
    let (_, counts) = line.rsplit_once("; ").unwrap_or_else(|| panic!("no distribution: {line}"));
    let pairs = counts.split(", ").map(|pair| {
        let (length, count) = pair.split_once(": ").expect("a length and a count");
        (length.parse::<u64>().expect("a length"), count.parse::<u64>().expect("a count"))
    });
    let pairs: Vec<_> = pairs.collect();
    assert!(pairs.is_sorted() && pairs.iter().all(|(_, count)| *count > 0), "{line}");
    pairs.iter().fold((0, 0), |(all, sum), (length, count)| (all + count, sum + length * count))
}

#[test]
fn benches_print_the_number_of_positions_per_length() {
    let arguments = ["bench", "anytime", "cube3", "--count", "2", "--timeout", "2", "--memory", "small"];
    let (code, out, err) = run_program(with_tables(&arguments));
    assert_eq!(code, 0, "{err}");
    let rows = out.lines().filter(|line| line.starts_with("cube3\t"));
    let lengths: Vec<u64> = rows.map(|row| row.split('\t').nth(2).expect("cells").parse().expect("a length")).collect();
    let is_budget = |line: &&str| line.starts_with("at ") && line.contains(" s: mean best length ");
    let line = out.lines().rfind(is_budget).expect("the last budget");
    let (all, sum) = counted(line);
    assert!(all <= 2 && line.contains(&format!("{all} of 2 positions solved")), "{out}");
    // A shorter solution may still be found between the last budget and the end of the search.
    assert!(all < 2 || sum >= lengths.iter().sum::<u64>(), "{out}");
    let memory = out.lines().last().and_then(|line| line.strip_prefix("resident memory: ")?.strip_suffix(" MB"));
    let memory: f64 = memory.expect("the memory").parse().expect("a number");
    // Large tables would take more.
    assert!((1.0..170.0).contains(&memory), "{out}");
}

#[test]
fn benches_prove_lower_bounds() {
    let proof = |arguments: &[&str]| {
        run_program(with_tables(&[&["bench", "proof"], arguments, &["hyper", "--threads", "1"]].concat()))
    };
    let (code, out, err) = proof(&["8", "--count", "2", "--seed", "4"]);
    assert_eq!(code, 0, "{err}");
    let rows: Vec<Vec<&str>> = out.lines().take(2).map(|line| line.split('\t').collect()).collect();
    for (number, row) in rows.iter().enumerate() {
        assert_eq!((row[0], row[1]), ("proof-8", number.to_string().as_str()), "{out}");
        assert!(row[3].parse::<usize>().expect("a bound") >= 9, "{out}");
    }
    let sum = out.lines().nth(2).expect("a third line");
    assert!(sum.starts_with("lower bound above 8 STM: proven in ") && sum.ends_with("2 of 2 positions"), "{sum}");
    assert_eq!(out.lines().count(), 3, "{out}");
    // By default, three positions are tried; the time limit applies.
    let (code, out, err) = proof(&["14", "--timeout", "0.2"]);
    assert!(code == 0 && out.ends_with("0 of 3 positions\n"), "{out}{err}");
    let (code, out, err) = run_program(with_tables(&["bench", "proof", "6", "cube3", "--count", "1"]));
    assert!(code == 0 && out.contains("lower bound above 6 HTM") && out.ends_with("1 of 1 position\n"), "{out}{err}");
    let unfit: [(&[&str], &str); 6] = [
        (&["proof", "0", "hyper"], "1..="),
        (&["throughput", "hyper", "--proof", "3"], "--proof"),
        (&["anytime", "hyper", "--proof", "0"], "1..="),
        (&["proof", "hyper"], "hyper"),
        (&["hyper-21", "--memory", "small"], "--memory"),
        (&["hyper-21", "--timeout", "1"], "--timeout"),
    ];
    for (arguments, said) in unfit {
        let (code, out, err) = run_program(unfold(&[&["bench"], arguments].concat()));
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
        assert!(err.contains(said), "{arguments:?}: {err}");
    }
}

#[cfg(unix)]
#[test]
fn a_proof_without_a_limit_can_be_interrupted() {
    use std::process::Stdio;

    use crate::support::program::{line_with, lines, signal};
    let mut command = with_tables(&["bench", "proof", "10", "hyper", "--count", "10000", "--threads", "1"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
    // All 10,000 proofs would take hours; the rest of the output is not needed.
    let said = lines(child.stdout.take().expect("stdout"));
    line_with(&said, "proof-10\t0\t");
    signal(&child, "INT");
    assert_eq!(child.wait().expect("the program ends").code(), Some(130));
    assert!(said.iter().all(|line| line.starts_with("proof-10\t")), "not all are proven");
}
