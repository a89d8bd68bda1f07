//! The export of the 2x2x2's graph: read back by an independent parser, refused, and stopped.

use std::collections::HashMap;
use std::fs::File;
use std::hash::{BuildHasherDefault, Hasher};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use unfold_engine::tables::Workers;

#[cfg(unix)]
use std::process::{Command, Stdio};

use crate::support::program::{run_program, signal, text, unfold, wait_until};
#[cfg(unix)]
use crate::support::{names_in, temporary_beside_tables};
use unfold_app::export::graph_csv::{CsvLayout, FILE_NAMES, ImportFormat};
use unfold_app::graph_export::{bytes, edge_record};
use unfold_engine::control::Control;
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId, scramble};
use unfold_engine::puzzles::cube2::graph::export::{EDGES, NODES, Nodes};
use unfold_engine::puzzles::cube2::{Cube2, Identifier, tables::distances::Distances};

const CUBE2: PuzzleId = PuzzleId::Cube2;
const SOLVED: &str = "000022443355224433551111";
/// Number of positions at each distance in QTM (source: Jaap Scherphuis, jaapsch.net/puzzles/cube2.htm).
const QTM: [usize; 15] =
    [1, 6, 27, 120, 534, 2256, 8969, 33058, 114_149, 360_508, 930_588, 1_350_852, 782_536, 90_280, 276];

fn path_text(path: &Path) -> &str {
    path.to_str().expect("a path of text")
}

/// Calls `each` with every row, without its line feed; returns the header, with its line feed.
fn rows(file: &Path, mut each: impl FnMut(&[u8])) -> String {
    let mut file = BufReader::with_capacity(1 << 20, File::open(file).expect("a file"));
    let (mut header, mut line) = (String::new(), Vec::new());
    file.read_line(&mut header).expect("a header");
    while file.read_until(b'\n', &mut line).expect("readable") > 0 {
        assert_eq!(line.pop(), Some(b'\n'), "the last row is whole");
        each(&line);
        line.clear();
    }
    header
}

/// Parses 24 base-6 digits, eight at a time: digit by digit, unoptimised code takes longer than all the rest.
fn number(digits: &[u8]) -> u64 {
    let eight = |n: usize| {
        let text: [u8; 8] = digits[8 * n..8 * n + 8].try_into().expect("24 digits");
        let each = u64::from_le_bytes(text) ^ 0x3030_3030_3030_3030;
        // Only the three low bits of each byte are set, and adding two does not carry into the fourth: each digit is below 6.
        assert!((each | each.wrapping_add(0x0202_0202_0202_0202)) & 0xf8f8_f8f8_f8f8_f8f8 == 0, "{digits:?}");
        // Every other byte is now a number of two digits; the four numbers are combined in the upper half.
        let pairs = each * 6 + (each >> 8);
        let low = (pairs & 0xff_0000_00ff) * (6 * 6 + (6_u64.pow(6) << 32));
        let high = (pairs >> 16 & 0xff_0000_00ff) * (1 + (6_u64.pow(4) << 32));
        low.wrapping_add(high) >> 32
    };
    (eight(0) * 6_u64.pow(8) + eight(1)) * 6_u64.pow(8) + eight(2)
}

fn digits(number: u64) -> String {
    let digit = |power: u32| char::from(b'0' + (number / 6_u64.pow(power) % 6) as u8);
    (0..24).rev().map(digit).collect()
}

/// A fast hasher: one multiplication spreads these numbers well enough; the default hasher takes longer than the export.
#[derive(Default)]
struct FastHasher(u64);

impl Hasher for FastHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, _: &[u8]) {
        unreachable!("only numbers are hashed");
    }
    fn write_u64(&mut self, n: u64) {
        let spread = n.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = spread ^ (spread >> 29);
    }
}

/// The exported graph: the number of each node, and its neighbours by R, U and F, then by their inverses.
struct ExportedGraph {
    index: HashMap<u64, u32, BuildHasherDefault<FastHasher>>,
    numbers: Vec<u64>,
    neighbours: Vec<[u32; 6]>,
}

/// Marks a neighbour that was not read yet.
const UNREAD: u32 = u32::MAX;

impl ExportedGraph {
    /// Reads an exported folder in the Neo4j 5 format with moves.
    fn read(folder: &Path) -> Self {
        let mut out = Self { index: HashMap::default(), numbers: Vec::new(), neighbours: Vec::new() };
        let header = rows(&folder.join(FILE_NAMES[0]), |row| {
            let (digits, b",Cube") = row.split_at(24) else { panic!("{row:?}") };
            let before = out.index.insert(number(digits), out.numbers.len() as u32);
            assert_eq!(before, None, "a node twice");
            out.numbers.push(number(digits));
        });
        assert_eq!(header, "pos:ID,:LABEL\n");
        out.neighbours = vec![[UNREAD; 6]; out.numbers.len()];
        let mut edges = 0;
        let header = rows(&folder.join(FILE_NAMES[1]), |row| {
            let (ends, [b',', b'M', b'O', b'V', b'E', b',', mv]) = row.split_at(49) else { panic!("{row:?}") };
            assert_eq!(ends[24], b',');
            let [start, end] = [&ends[..24], &ends[25..]].map(|digits| out.index[&number(digits)]);
            let name = b"RUF".iter().position(|name| mv == name).expect("R, U or F");
            for (at, slot, to) in [(start, name, end), (end, name + 3, start)] {
                let slot = &mut out.neighbours[at as usize][slot];
                assert_eq!(*slot, UNREAD, "an edge twice");
                *slot = to;
            }
            edges += 1;
        });
        assert_eq!(header, ":START_ID,:END_ID,:TYPE,move\n");
        assert_eq!((out.numbers.len() as u64, edges), (3_674_160, 11_022_480));
        out
    }

    fn node(&self, digits: &str) -> u32 {
        self.index[&number(digits.as_bytes())]
    }

    /// Number of nodes at each distance from solved.
    fn distribution(&self) -> Vec<usize> {
        let mut seen = vec![false; self.numbers.len()];
        let mut border = vec![self.node(SOLVED)];
        seen[border[0] as usize] = true;
        let mut out = Vec::new();
        while !border.is_empty() {
            out.push(border.len());
            let mut next = Vec::new();
            for node in border {
                for to in self.neighbours[node as usize] {
                    if !std::mem::replace(&mut seen[to as usize], true) {
                        next.push(to);
                    }
                }
            }
            border = next;
        }
        out
    }
}

#[test]
fn the_export_is_the_whole_graph_without_duplicates() {
    let temporary = temporary_beside_tables();
    let folder = temporary.path().join("graph");
    // An older export, leftovers of a killed run, and unrelated files.
    std::fs::create_dir(&folder).expect("made");
    for name in ["nodes.csv", ".unfold-nodes.csv-AbC123.part", "nodes.csv.part", "edges.csv.part"] {
        std::fs::write(folder.join(name), "old rows\n".repeat(1000)).expect("written");
    }
    let (code, out, err) = run_program(unfold(&["pocket", "export", path_text(&folder), "--with-moves", "--force"]));
    assert_eq!((code, out.as_str()), (0, ""), "{err}");
    assert!(err.contains("nodes.csv") && err.contains("edges.csv"), "{err}");
    assert_eq!(names_in(&folder), ["edges.csv", "edges.csv.part", "nodes.csv", "nodes.csv.part"]);
    let others = std::fs::read_to_string(folder.join("nodes.csv.part")).expect("the file");
    assert_eq!(others, "old rows\n".repeat(1000));
    let bytes: u64 = FILE_NAMES.iter().map(|name| folder.join(name).metadata().expect("a file").len()).sum();
    assert_eq!(self::bytes(CsvLayout { format: ImportFormat::Neo4j5, has_moves: true }, NODES, EDGES), bytes);

    let read = ExportedGraph::read(&folder);
    for (node, beside) in (0..).zip(&read.neighbours) {
        let mut others = *beside;
        others.sort_unstable();
        assert!(others.windows(2).all(|pair| pair[0] != pair[1]) && !others.contains(&node) && others[5] != UNREAD);
    }
    assert_eq!(read.distribution(), QTM);

    // Each edge's move leads from its start to its end while the DLB corner is at home.
    for (node, beside) in read.neighbours.iter().enumerate().step_by(1009) {
        let start = facelets::parse(CUBE2, &digits(read.numbers[node])).expect("a state");
        let held = Cube2::from_facelets(&start).expect("a state").normalized().to_facelets();
        for (slot, name) in ["R", "U", "F", "R'", "U'", "F'"].iter().enumerate() {
            let after = held.after_all(&notation::parse(CUBE2, name).expect("a move"));
            assert_eq!(Identifier::from_facelets(&after).to_string(), digits(read.numbers[beside[slot] as usize]));
        }
    }
    // A sequence of moves and the path of their edges reach the same position.
    let mut random = scramble::generator(11);
    for _ in 0..200 {
        let walk = scramble::walk(CUBE2, 12, &mut random);
        let mut node = read.node(SOLVED);
        for mv in &walk.0 {
            let name = &CUBE2.def().moves[mv.index()].name;
            let slot = ["R", "U", "F"].iter().position(|face| name.starts_with(face)).expect("R, U or F");
            let (slot, times) = if name.ends_with('\'') { (slot + 3, 1) } else { (slot, 1 + name.len() / 2) };
            (0..times).for_each(|_| node = read.neighbours[node as usize][slot]);
        }
        let reached = Identifier::from_facelets(&Facelets::solved(CUBE2).after_all(&walk)).to_string();
        assert_eq!(digits(read.numbers[node as usize]), reached);
    }
}

/// A sink that counts rows and bytes, and keeps the first rows.
#[derive(Default)]
struct Counted {
    rows: u64,
    bytes: u64,
    head: Vec<u8>,
}

impl Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.rows += bytes.iter().filter(|b| **b == b'\n').count() as u64;
        self.bytes += bytes.len() as u64;
        if self.rows <= 3 {
            self.head.extend_from_slice(bytes);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn the_reference_format_matches_the_article() {
    let control = Control::new();
    let (nodes, distances) = (
        Nodes::compute(Workers::new(2, &control), (0.0, 1.0)).expect("made"),
        Distances::compute(Workers::new(2, &control)).expect("made"),
    );
    let layout = CsvLayout { format: ImportFormat::Reference, has_moves: false };
    let (mut first, mut second) = (Counted::default(), Counted::default());
    layout.write_nodes(&mut first, nodes.all().map(|node| node.digits())).expect("written");
    layout.write_edges(&mut second, nodes.edges(&distances).map(edge_record)).expect("written");
    assert_eq!((first.rows, second.rows), (3_674_161, 11_022_481));
    assert_eq!(bytes(layout, NODES, EDGES), first.bytes + second.bytes);
    // The article's files have 110 and 585 MB, the latter with 10,631,005 rows.
    assert_eq!((first.bytes / 1_000_000, 10_631_005 * (second.bytes / EDGES) / 1_000_000), (110, 584));
    let start = "pos:ID;:LABEL\n000022443355224433551111;Cube\n";
    assert!(text(&first.head).starts_with(start), "{}", text(&first.head));
    let start = ":START_ID;:END_ID;:TYPE\n000022443355224433551111;004441330522413305225511;MOVE\n";
    assert!(text(&second.head).starts_with(start), "{}", text(&second.head));

    let some = |layout: CsvLayout| {
        let mut out = Counted::default();
        layout.write_edges(&mut out, nodes.edges(&distances).take(2).map(edge_record)).expect("written");
        text(&out.head)
    };
    let rows = [("R", "004441330522413305225511"), ("U", "000022443355552244331111")];
    for (format, d) in [(ImportFormat::Reference, ';'), (ImportFormat::Neo4j5, ',')] {
        for has_moves in [false, true] {
            let head = if has_moves { format!("{d}move") } else { String::new() };
            let mut expected = format!(":START_ID{d}:END_ID{d}:TYPE{head}\n");
            for (name, end) in rows {
                let name = if has_moves { format!("{d}{name}") } else { String::new() };
                expected += &format!("{SOLVED}{d}{end}{d}MOVE{name}\n");
            }
            assert_eq!(some(CsvLayout { format, has_moves }), expected);
        }
    }
    // Stopped at once.
    control.stop();
    assert!(Nodes::compute(Workers::new(2, &control), (0.0, 1.0)).is_err());
}

#[test]
fn existing_files_are_kept_and_unusable_folders_rejected() {
    let temporary = temporary_beside_tables();
    let here = temporary.path();
    std::fs::write(here.join("edges.csv"), "mine").expect("written");
    let export =
        |folder: &Path, more: &[&str]| run_program(unfold(&[&["pocket", "export", path_text(folder)], more].concat()));
    let (code, out, err) = export(here, &[]);
    assert_eq!((code, out.as_str()), (2, ""), "{err}");
    assert!(err.contains("edges.csv") && err.contains("--force") && err.lines().count() == 1, "{err}");
    // A file as the folder, a path below a file, and a folder in place of a file.
    let file = here.join("edges.csv");
    for folder in [file.clone(), file.join("below")] {
        let (code, _, err) = export(&folder, &["--force"]);
        assert_eq!(code, 4, "{err}");
        assert!(
            err.contains(path_text(&folder)) && err.contains("Choose a folder") && err.lines().count() == 1,
            "{err}"
        );
    }
    std::fs::create_dir_all(here.join("other").join("nodes.csv")).expect("made");
    let (code, _, err) = export(&here.join("other"), &["--force"]);
    assert_eq!(code, 4, "{err}");
    assert!(
        err.contains(path_text(&here.join("other").join("nodes.csv"))) && err.contains("Not a regular file"),
        "{err}"
    );
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), "mine");
    assert_eq!(
        (names_in(here), names_in(&here.join("other"))),
        (vec!["edges.csv".into(), "other".into()], vec!["nodes.csv".into()])
    );
}

/// Waits until an export has written more than 1 MiB of its second file.
#[cfg(unix)]
fn wait_for_second_file(folder: &Path) {
    let parts = || std::fs::read_dir(folder).into_iter().flatten().flatten();
    let is_second = |name: &std::ffi::OsStr| name.to_string_lossy().starts_with(".unfold-edges.csv-");
    let large = |entry: std::fs::DirEntry| {
        is_second(&entry.file_name()) && entry.metadata().is_ok_and(|about| about.len() > 1 << 20)
    };
    wait_until("it writes", || parts().any(large));
}

#[cfg(unix)]
#[test]
fn only_one_export_runs_at_a_time_and_ctrl_c_leaves_no_new_files() {
    let temporary = temporary_beside_tables();
    let folder = temporary.path().join("made/for this");
    let start = |more: &[&str]| {
        let arguments = [&["pocket", "export", path_text(&folder)], more].concat();
        unfold(&arguments).stderr(Stdio::piped()).spawn().expect("the program starts")
    };
    let child = start(&[]);
    wait_for_second_file(&folder);
    let (code, _, err) = run_program(unfold(&["pocket", "export", path_text(&folder)]));
    assert_eq!(code, 4, "{err}");
    assert!(err.contains("nodes.csv") && err.contains("Another program"), "{err}");
    assert_eq!(names_in(&folder).len(), 2, "the first goes on");
    signal(&child, "INT");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(130), "Interrupted.\n"));
    assert_eq!(names_in(temporary.path()), Vec::<String>::new(), "folders made for it are gone too");

    std::fs::create_dir_all(&folder).expect("made");
    std::fs::write(folder.join("nodes.csv"), "mine").expect("written");
    let child = start(&["--force"]);
    wait_for_second_file(&folder);
    signal(&child, "INT");
    assert_eq!(child.wait_with_output().expect("the program ends").status.code(), Some(130));
    assert_eq!(names_in(&folder), ["nodes.csv"]);
    assert_eq!(std::fs::read_to_string(folder.join("nodes.csv")).expect("the file"), "mine");
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_reported_and_leaves_no_new_files() {
    let temporary = temporary_beside_tables();
    let folder = temporary.path().join("graph");
    std::fs::create_dir(&folder).expect("made");
    std::fs::write(folder.join("edges.csv"), "mine").expect("written");
    // Files are limited to half a megabyte.
    let script = "trap '' XFSZ; ulimit -f 1000; exec \"$0\" pocket export \"$1\" --force";
    let mut limited = Command::new("sh");
    limited
        .args(["-c", script, env!("CARGO_BIN_EXE_unfold-tested"), path_text(&folder)])
        .env("LC_ALL", "C")
        .env_remove("LANGUAGE");
    let (code, out, err) = run_program(limited);
    assert_eq!((code, out.as_str()), (4, ""), "{err}");
    assert!(err.contains("nodes.csv") && err.contains("with 716 MB of free space"), "{err}");
    assert_eq!(names_in(&folder), ["edges.csv"]);
    assert_eq!(std::fs::read_to_string(folder.join("edges.csv")).expect("the file"), "mine");
}
