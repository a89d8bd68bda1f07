//! Notations for printing moves: on the command line, and on the page that compares them, whose tables are generated from the move lists.

use std::path::Path;

use crate::support::program::{run_program, with_tables};
use unfold_engine::notation::{self, dialect::Dialect, dialect::print_in};
use unfold_engine::puzzle::{Move, Notation, PuzzleDef, PuzzleId, Sequence};
use unfold_tests::root;
use unfold_text::{Language, editor, sentences::moves::describe};

/// One row of a table: a description and its moves.
struct Row {
    what: String,
    moves: Vec<Move>,
}

impl Row {
    fn new(puzzle: PuzzleId, moves: Vec<Move>) -> Self {
        Self { what: describe(Language::ENGLISH, puzzle, moves[0]), moves }
    }
}

fn table(puzzle: PuzzleId, rows: &[Row]) -> String {
    let heading = |dialect: &Dialect| match dialect {
        Dialect::Letters => "Unfold",
        Dialect::Mc4d => "MC4D",
        Dialect::Hyperspeedcube => "Hyperspeedcube",
    };
    let dialects = Dialect::for_puzzle(puzzle);
    let line = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    let mut out =
        vec![line([vec![String::from("move")], dialects.iter().map(|d| heading(d).into()).collect()].concat())];
    out.push(format!("|{}", "---|".repeat(dialects.len() + 1)));
    for row in rows {
        let names = dialects.iter().map(|dialect| {
            let names = row.moves.iter().map(|mv| format!("`{}`", print_in(puzzle, *dialect, &Sequence(vec![*mv]))));
            names.collect::<Vec<_>>().join(", ")
        });
        out.push(line([vec![row.what.clone()], names.collect()].concat()));
    }
    out.join("\n")
}

/// The moves at these indices of the move list; indices beyond the list are skipped.
fn moves_at(def: &PuzzleDef, places: impl Iterator<Item = usize>) -> Vec<Move> {
    places.filter_map(|place| def.move_at(place)).collect()
}

/// The tables of a puzzle, in the order of its section.
fn tables(puzzle: PuzzleId) -> Vec<String> {
    let def = puzzle.def();
    let row = |moves: Vec<Move>| Row::new(puzzle, moves);
    let each = |size: usize| (0..def.moves.len()).step_by(size).map(move |first| first..first + size);
    if def.notation == Notation::Cube {
        // A quarter turn, a half turn, a quarter turn back.
        return vec![table(puzzle, &each(3).map(|range| row(moves_at(def, range))).collect::<Vec<_>>())];
    }
    const OF_A_CELL: usize = 23;
    let cell: Vec<Row> = moves_at(def, 0..OF_A_CELL).into_iter().map(|mv| row(vec![mv])).collect();
    let is_quarter = |place: &usize| {
        let (motion, inverse) = (&def.moves[*place].motion, def.moves[*place].inverse);
        let twice = motion.after(motion);
        inverse.index() != *place && twice.inverse() == twice
    };
    let layers = each(OF_A_CELL).map(|places| row(moves_at(def, places.filter(is_quarter).take(1)))).collect();
    let planes = "xyzw".chars().flat_map(|from| "xyzw".chars().map(move |to| [from, to]));
    let rotations = planes
        .filter(|[from, to]| from != to)
        .map(|axes| {
            let plane = String::from_iter(axes);
            Row { what: format!("`{plane}`"), moves: notation::parse(puzzle, &plane).expect("a rotation").0 }
        })
        .collect();
    [cell, layers, rotations].iter().map(|rows| table(puzzle, rows)).collect()
}

/// The page with each puzzle's tables regenerated: after the heading for a cube, after each line that ends with a colon for a hypercube.
/// Each paragraph of such a section is one line.
fn regenerated(page: &str) -> String {
    let mut sections = page.split_inclusive('\n').fold(vec![String::new()], |mut sections, line| {
        if line.starts_with("## ") {
            sections.push(String::new());
        }
        sections.last_mut().expect("a section").push_str(line);
        sections
    });
    for puzzle in PuzzleId::ALL {
        let heading = format!("## {}\n", editor::puzzle_name(puzzle).get(Language::ENGLISH));
        let section = sections.iter_mut().find(|section| section.starts_with(&heading)).expect("a section");
        let mut tables = tables(puzzle).into_iter();
        let mut parts = Vec::new();
        for line in section.lines().filter(|line| !line.starts_with('|') && !line.is_empty()) {
            parts.push(line.to_owned());
            if line.ends_with(':') || puzzle.def().notation == Notation::Cube {
                parts.extend(tables.next());
            }
        }
        assert!(tables.next().is_none(), "{heading} has a place for each table");
        *section = parts.join("\n\n") + "\n\n";
    }
    sections.concat().trim_end().to_owned() + "\n"
}

#[test]
fn the_notation_page_lists_the_programs_moves() {
    let path = root().join("docs/notation.md");
    let page = std::fs::read_to_string(&path).expect("the page");
    let made = regenerated(&page);
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join("notation.md");
    if page != made {
        std::fs::write(&copy, &made).expect("the page as it should be");
    }
    assert!(page == made, "copy {} to {}", copy.display(), path.display());
}

#[test]
fn moves_are_printed_in_the_selected_notation() {
    for puzzle in PuzzleId::ALL {
        let printed = |notation: &str| {
            let walk = ["scramble", "--puzzle", puzzle.def().name, "--seed", "5", "--walk", "60"];
            let (code, out, err) = run_program(with_tables(&[&walk[..], &["--notation", notation]].concat()));
            assert_eq!(code, 0, "{err}");
            out.trim().to_owned()
        };
        let moves = notation::parse(puzzle, &printed("letters")).expect("moves");
        for dialect in Dialect::for_puzzle(puzzle) {
            assert_eq!(printed(dialect.name()), print_in(puzzle, *dialect, &moves), "{puzzle:?}");
        }
        assert_eq!(printed("hsc"), printed("hyperspeedcube"));
    }
    let shorten = |notation| run_program(with_tables(&["shorten", "2L 2L {1-2}R", "--notation", notation])).1;
    let [letters, hyperspeedcube] = ["letters", "hsc"].map(shorten);
    let moves = notation::parse(PuzzleId::Cube3, letters.trim()).expect("moves");
    assert_eq!(hyperspeedcube.trim(), print_in(PuzzleId::Cube3, Dialect::Hyperspeedcube, &moves));
    assert_ne!(letters, hyperspeedcube);
}
