//! The figures in README and docs, compared with the output of their commands: lengths and counts exactly; for times, only that the command
//! prints such a line.

use unfold_tests::root;

use crate::support::program::{run_program, run_with_input, unfold, with_tables};
use unfold_engine::puzzles::cube3::tables::cross::{CROSSES, DISTRIBUTION};

fn page(name: &str) -> String {
    std::fs::read_to_string(root().join(name)).expect("a page")
}

fn printed(arguments: &[&str]) -> String {
    let (code, out, err) = run_program(with_tables(arguments));
    assert_eq!(code, 0, "{arguments:?}: {err}");
    out
}

#[test]
fn the_stated_mean_lengths_of_the_2x2x2_are_right() {
    let (code, positions, err) =
        run_program(unfold(&["scramble", "--puzzle", "2x2x2", "--count", "1000", "--seed", "1"]));
    assert_eq!(code, 0, "{err}");
    let mean = |metric: &str| {
        let batch = ["solve", "--puzzle", "2x2x2", "--batch", "-", "--jobs", "1", "--threads", "1", "--metric", metric];
        let (code, out, err) = run_with_input(with_tables(&batch), positions.as_bytes());
        assert_eq!(code, 0, "{err}");
        let lengths = out.lines().skip(1).map(|row| row.split(',').nth(2)?.parse::<u32>().ok());
        let lengths: Vec<u32> = lengths.collect::<Option<_>>().expect("a length in each row");
        assert_eq!(lengths.len(), 1000);
        format!("{:.2} {}", f64::from(lengths.iter().sum::<u32>()) / 1000.0, metric.to_uppercase())
    };
    let stated = format!("The mean length of 1,000 random positions is {} and {}.", mean("htm"), mean("qtm"));
    assert!(page("docs/figures.md").contains(&stated), "{stated}");
}

#[test]
fn the_readme_transcript_has_the_commands_optimum() {
    let readme = page("README.md");
    let (_, after) = readme.split_once("$ unfold ").expect("a transcript");
    let (command, shown) = after.split_once('\n').expect("its output");
    let shown: Vec<&str> = shown.lines().take_while(|line| !line.starts_with("```")).collect();
    assert_eq!(command, r#"solve "R U2 (F R2)6 [D', L2 B]" --timeout 30"#);
    let out = printed(&["solve", "R U2 (F R2)6 [D', L2 B]", "--timeout", "30"]);
    // Times, nodes and the moves of longer solutions depend on the machine; the optimum does not.
    let end = |line: &str| line.split(',').next().map(str::to_owned);
    assert_eq!(out.lines().last().and_then(end), shown.last().and_then(|line| end(line)), "{out}");
    let has_length = |line: &&str| line.contains(" s  13 HTM  ");
    assert!(out.lines().any(|line| has_length(&line)) && shown.iter().any(has_length), "{out}");
}

#[test]
fn the_stated_cross_counts_and_lengths_are_right() {
    let page = page("docs/figures.md");
    let grouped = |number: u32| format!("{},{:03}", number / 1000, number % 1000);
    assert!(page.contains(&format!("| configurations of a cross | {} |", grouped(CROSSES))));
    let (longest, count) = DISTRIBUTION.iter().enumerate().next_back().expect("lengths");
    assert!(page.contains(&format!("| longest shortest cross | {longest} HTM, {count} configurations |")));
}

#[test]
fn benches_of_stated_times_print_the_expected_lines() {
    let out =
        printed(&["bench", "anytime", "cube3", "--count", "1", "--seed", "1", "--threads", "1", "--timeout", "0.2"]);
    for row in
        ["at 0.001 s: mean best length", "at 0.100 s: mean best length", "first solution: mean", "resident memory: "]
    {
        assert!(out.contains(row), "{row}: {out}");
    }
    let (_, out, err) = run_program(unfold(&["bench", "balls", "--radius", "3"]));
    assert!(out.lines().count() >= 4, "{out} {err}");
    let (_, out, _) = run_program(unfold(&["bench", "greedy", "--count", "20", "--seed", "1"]));
    assert!(out.lines().any(|line| line.starts_with("1\t") || line.starts_with("1 ")), "{out}");
}
