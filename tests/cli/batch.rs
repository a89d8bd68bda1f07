//! Batches of states: lines in, rows out.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use crate::support::program::{run_with_input, with_tables};
use crate::support::temporary;
use serde_json::Value;
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId, scramble};

const TESS2: PuzzleId = PuzzleId::Tess2;
const HEAD: &str = "index,input,length,metric,lower,optimal,reason,seconds,nodes,moves,error";

fn batch(arguments: &[&str]) -> Command {
    batch_of(&["--puzzle", "2x2x2x2"], arguments)
}

fn batch_of(puzzle: &[&str], arguments: &[&str]) -> Command {
    // Small tables are read in a moment.
    with_tables(&[&["solve", "--memory", "small"], puzzle, &["--batch"], arguments].concat())
}

fn run_batch(arguments: &[&str], input: &[u8]) -> (i32, String, String) {
    run_with_input(batch(arguments), input)
}

fn cells(row: &str) -> Vec<String> {
    let mut out = vec![String::new()];
    let (mut quoted, mut before) = (false, ' ');
    for c in row.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                if quoted && before == '"' {
                    out.last_mut().expect("a cell").push('"');
                }
            }
            ',' if !quoted => out.push(String::new()),
            _ => out.last_mut().expect("a cell").push(c),
        }
        before = c;
    }
    out
}

fn random_state() -> String {
    facelets::print(&scramble::uniform(TESS2, &mut scramble::generator(3)))
}

#[test]
fn rows_keep_the_input_order_including_invalid_ones() {
    let slow = random_state();
    let bad = "RX \"so, so\"";
    let mut input = format!("\u{feff}# states\r\n{slow}\r\n\n  // and\nUF RO\n  {bad}\n");
    for _ in 0..40 {
        input.push_str("RUF UF2\n");
    }
    input.push_str("0123\nIR \u{e4}\nFU2");
    let arguments = ["-", "--jobs", "2", "--timeout", "0.3"];
    let (code, out, err) = run_batch(&arguments, input.as_bytes());
    assert_eq!(code, 2, "{err}");
    assert!(err.contains("3 of 46 rows"), "{err}");
    let mut lines = out.lines();
    assert_eq!(lines.next(), Some(HEAD));
    let rows: Vec<Vec<String>> = lines.map(cells).collect();
    assert_eq!(rows.len(), 46);
    let states: Vec<&str> = input.lines().skip(1).filter(|l| !l.trim().is_empty() && !l.contains("//")).collect();
    for (i, (row, line)) in rows.iter().zip(&states).enumerate() {
        let [index, text, length, metric, _, optimal, reason, seconds, nodes, moves, error] = &row[..] else {
            panic!("{row:?}");
        };
        assert_eq!((index, text.as_str()), (&(i + 1).to_string(), line.trim_end()));
        if error.is_empty() {
            assert_eq!(metric, "stm");
            let moves = notation::parse(TESS2, moves).expect("moves");
            assert_eq!(&moves.length(TESS2.def()).to_string(), length);
            let state = notation::parse_facelets_or_moves(TESS2, text).expect("a state").state(TESS2);
            assert!(state.after_all(&moves).is_solved());
            assert!(seconds.parse::<f64>().is_ok() && nodes.parse::<u64>().is_ok());
            let ended = if i == 0 { ("false", "timeout") } else { ("true", "optimal") };
            assert_eq!((optimal.as_str(), reason.as_str()), ended);
        } else {
            assert!([length, metric, optimal, reason, seconds, nodes, moves].iter().all(|cell| cell.is_empty()));
        }
    }
    // Lines and columns refer to the whole input.
    assert!(rows[2][10].contains("line 6, column 3"), "{:?}", rows[2]);
    assert!(rows[43][10].contains("line 47, column 5"), "{:?}", rows[43]);
    assert!(rows[44][10].contains("line 48, column 4"), "{:?}", rows[44]);
}

#[test]
fn jsonl_rows_have_the_same_fields_as_csv() {
    let folder = temporary();
    let file = folder.path().join("states.txt");
    std::fs::write(&file, "UF RO\nnonsense\n").expect("written");
    let (code, out, _) = run_batch(&[file.to_str().expect("a path"), "--jsonl", "--notation", "mc4d"], b"");
    assert_eq!(code, 2);
    let rows: Vec<Value> = out.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    assert_eq!(rows.len(), 2);
    for (row, line) in rows.iter().zip(out.lines()) {
        let places: Vec<usize> =
            HEAD.split(',').map(|k| line.find(&format!("\"{k}\":")).expect("the column")).collect();
        assert!(places.is_sorted() && line.starts_with("{\"event\":\"done\","), "{line}");
        assert_eq!(row.as_object().expect("an object").len(), 12);
    }
    assert_eq!((rows[0]["length"].as_u64(), rows[0]["optimal"].as_bool()), (Some(2), Some(true)));
    assert!(rows[0]["moves"].as_str().expect("moves").contains(','));
    assert!(rows[0]["error"].is_null() && rows[1]["moves"].is_null() && rows[1]["optimal"].is_null());
    assert!(rows[1]["error"].as_str().expect("an error").contains("nonsense"));
}

#[test]
fn the_exit_code_reports_the_worst_outcome() {
    let unsolved = format!("UF RO\n{}\n", random_state());
    let (code, out, err) = run_batch(&["-", "--nodes", "1"], unsolved.as_bytes());
    assert_eq!(code, 3);
    assert!(err.contains("1 of 2 rows"), "{err}");
    let row = cells(out.lines().last().expect("a row"));
    assert_eq!((row[2].as_str(), row[6].as_str(), row[9].as_str()), ("", "nodes", ""));
    assert_eq!(run_batch(&["-", "--nodes", "1"], format!("RX\n{unsolved}").as_bytes()).0, 2);
    assert_eq!(run_batch(&["-"], b"\n# nothing\n"), (0, format!("{HEAD}\n"), String::new()));
    assert_eq!(run_batch(&["no such file"], b"").0, 4);
    let folder = std::env::temp_dir();
    assert_eq!(run_batch(&[folder.to_str().expect("a path")], b"").0, 4);
}

#[test]
fn overlong_and_undecodable_lines_are_rows_with_errors() {
    let mut input = "UF ".repeat(100_000).into_bytes();
    input.extend(b"\nUF\n\xff\xfe\nRO");
    let (code, out, _) = run_batch(&["-", "--jobs", "1"], &input);
    assert_eq!(code, 2);
    let rows: Vec<Vec<String>> = out.lines().skip(1).map(cells).collect();
    let lengths: Vec<&str> = rows.iter().map(|row| row[2].as_str()).collect();
    assert_eq!(lengths, ["", "1", "", "1"]);
    assert!(rows[0][10].contains("bytes") && rows[2][10].contains("line 3, column 1"), "{rows:?}");
}

#[test]
fn shards_divide_the_rows() {
    let input: String = ["UF", "RO", "UF RO", "RUF", "UFR RO", "IR", "FU2"].map(|l| format!("{l}\n")).concat();
    let rows = |arguments: &[&str]| -> Vec<(u64, String)> {
        let (code, out, _) = run_batch(arguments, input.as_bytes());
        assert_eq!(code, 0);
        out.lines().skip(1).map(cells).map(|c| (c[0].parse().expect("index"), c[1].clone())).collect()
    };
    let whole = rows(&["-"]);
    let mut parts: Vec<_> = ["1/3", "2/3", "3/3"].iter().flat_map(|part| rows(&["-", "--shard", part])).collect();
    assert_eq!(rows(&["-", "--shard", "2/3"]).iter().map(|r| r.0).collect::<Vec<_>>(), [2, 5]);
    parts.sort();
    assert_eq!(parts, whole);
}

fn spawn(arguments: &[&str]) -> Child {
    let mut command = batch(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts")
}

#[cfg(unix)]
#[test]
fn rows_are_printed_at_once_and_survive_ctrl_c() {
    use crate::support::program::{line_with, lines, signal};
    let mut child = spawn(&["-", "--jobs", "2", "--timeout", "0"]);
    let mut stdin = child.stdin.take().expect("stdin");
    let rows = lines(child.stdout.take().expect("stdout"));
    let notes = lines(child.stderr.take().expect("stderr"));
    writeln!(stdin, "UF RO").expect("written");
    assert_eq!(rows.recv().as_deref(), Ok(HEAD));
    assert!(rows.recv().expect("a row").starts_with("1,UF RO,2,"));
    // A position without end, one whose row waits for it, and an open input. The note on line 4 shows that line 4 is being read, after
    // line 3 is solved.
    let walk = notation::print(TESS2, &scramble::walk(TESS2, 40, &mut scramble::generator(4)));
    writeln!(stdin, "{}\nFU2\nUF4 {walk}", random_state()).expect("written");
    line_with(&notes, "line 4");
    signal(&child, "INT");
    assert_eq!(child.wait().expect("the program ends").code(), Some(130));
    let rest: Vec<Vec<String>> = rows.iter().map(|row| cells(&row)).collect();
    let ends: Vec<(&str, &str)> = rest.iter().map(|row| (row[0].as_str(), row[6].as_str())).collect();
    assert_eq!(ends[..2], [("2", "stopped"), ("3", "optimal")]);
    // The last position may not have started.
    assert!(ends[2..].iter().all(|end| *end == ("4", "stopped")) && ends.len() <= 3, "{ends:?}");
}

#[test]
fn a_closed_reader_ends_an_endless_batch() {
    let mut child = spawn(&["-"]);
    let mut stdin = child.stdin.take().expect("stdin");
    let writer = std::thread::spawn(move || {
        let mut lines = 0u64;
        while stdin.write_all(b"UF RO\n").is_ok() {
            lines += 1;
        }
        lines
    });
    let mut rows = BufReader::new(child.stdout.take().expect("stdout")).lines();
    assert!((0..1000).all(|_| rows.next().is_some_and(|row| row.is_ok())));
    drop(rows);
    assert!(child.wait().expect("the program ends").success());
    assert!(writer.join().expect("the writer ends") >= 999);
}

#[test]
fn a_solved_state_needs_no_moves() {
    let solved = facelets::print(&Facelets::solved(TESS2));
    let (code, out, _) = run_batch(&["-"], solved.as_bytes());
    assert_eq!(code, 0);
    assert!(out.lines().last().expect("a row").starts_with(&format!("1,{solved},0,stm,0,true,optimal,")));
}

#[test]
fn a_batch_of_cubes_may_mix_facelets_and_moves() {
    let mut random = scramble::generator(11);
    let states: Vec<Facelets> = (0..30).map(|_| scramble::uniform(PuzzleId::Cube3, &mut random)).collect();
    let lines: String = states.iter().map(|state| facelets::print(state) + "\n").collect();
    let short = &lines[..53];
    let input = format!("{lines}R U R' U' // a comment\n{short}\n[R, U\n");
    let (code, out, err) = run_with_input(batch_of(&[], &["-", "--target", "22", "--jobs", "3"]), input.as_bytes());
    assert_eq!(code, 2, "{err}");
    let rows: Vec<Vec<String>> = out.lines().skip(1).map(cells).collect();
    assert_eq!(rows.len(), 33);
    for (row, state) in rows.iter().zip(&states) {
        let moves = notation::parse(PuzzleId::Cube3, &row[9]).expect("moves");
        assert!(state.after_all(&moves).is_solved() && moves.length(PuzzleId::Cube3.def()) <= 22);
        assert_eq!((row[1].as_str(), row[3].as_str()), (facelets::print(state).as_str(), "htm"));
    }
    assert_eq!((rows[30][1].as_str(), rows[30][2].as_str()), ("R U R' U' // a comment", "4"));
    assert!(rows[31][10].contains("Expected 54 colours, found 53") && rows[32][10].contains("line 33, column 1"));
}
