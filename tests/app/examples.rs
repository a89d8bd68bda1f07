//! The examples: each is a position of its puzzle, and the claims of its description are true.

use std::collections::BTreeSet;

use crate::support::{self, home::Home};
use unfold_app::command::{ExamplesCommand, HistoryCommand, TypingCommand};
use unfold_app::document::position::Origin;
use unfold_app::examples::example::{Example, ExampleContent};
use unfold_app::examples::{self, EXAMPLES};
use unfold_engine::puzzle::{Facelets, Metric, PuzzleId, Sequence, cubes::LETTERS, painting_check::check};
use unfold_engine::puzzles::cube2::{graph, tables::distances::Distances};
use unfold_engine::puzzles::cube3::tables::cross::{CrossTables, DISTRIBUTION};
use unfold_engine::puzzles::cube3::{Cube3, Symmetry, search::cross};
use unfold_engine::{control::Control, notation::facelets, position::Search, search::Limits, tables::Workers};
use unfold_text::Language;

fn example(id: &str) -> &'static Example {
    examples::find(id).unwrap_or_else(|| panic!("no example is named {id}"))
}

fn state(id: &str) -> Facelets {
    example(id).state().expect("a position")
}

fn moves(id: &str) -> Sequence {
    match example(id).content() {
        Some(ExampleContent::Moves(moves)) => moves,
        other => panic!("{id}: {other:?}"),
    }
}

fn sentence(id: &str) -> &'static str {
    example(id).remark.get(Language::ENGLISH)
}

/// Length of an optimal solution, proven by a search.
fn optimum(id: &str) -> usize {
    let limits = Limits { threads: 2, timeout: None, optimal: true, ..Limits::default() };
    let search = Search::new(state(id), support::tables::shared_tables()).limits(limits);
    let outcome = search.solve(&|_| ()).expect("a good state");
    assert!(outcome.is_optimal(), "{id}");
    outcome.lower
}

#[test]
fn every_example_is_solvable_and_unsolved() {
    assert!(EXAMPLES.len() >= 12);
    let mut ids = BTreeSet::new();
    for example in EXAMPLES.iter() {
        assert!(ids.insert(example.id), "{} is there twice", example.id);
        assert!(example.id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'));
        let state = example.state().unwrap_or_else(|| panic!("{} cannot be read", example.id));
        assert_eq!(state.puzzle(), example.puzzle);
        assert_eq!(check(&state), Ok(()), "{}", example.id);
        assert!(!state.is_solved(), "{}", example.id);
        for language in Language::BUILT_IN {
            assert!(example.remark.get(language).ends_with('.'), "{}", example.id);
        }
    }
    // Every puzzle with a solver has an example.
    for puzzle in unfold_engine::puzzles::ALL.into_iter().filter(|puzzle| !puzzle.def().solvers().is_empty()) {
        assert!(EXAMPLES.iter().any(|example| example.puzzle == puzzle), "{puzzle:?}");
    }
}

#[test]
fn superflips_match_their_names() {
    let cubie = |id: &str| Cube3::from_facelets(&state(id)).expect("a state");
    assert_eq!(Some(cubie("superflip")), Cube3::new(*Cube3::SOLVED.cp(), [0; 8], *Cube3::SOLVED.ep(), [1; 12]));
    assert_eq!(moves("superflip").length_in(PuzzleId::Cube3.def(), Metric::Htm), 20);
    // The spots are exchanged centres. With the centres held still, the other pieces are permuted instead.
    let spotted = cubie("superflip-four-spot");
    assert_eq!(Symmetry::all().iter().filter(|s| s.conjugate(&spotted) == spotted).count(), 16);
    assert_eq!(*spotted.eo(), [1; 12]);
    assert_ne!(spotted.ep(), Cube3::SOLVED.ep());
    assert_eq!(moves("superflip-four-spot").length_in(PuzzleId::Cube3.def(), Metric::Qtm), 26);
    let four = state("superflip-four-spot");
    let centred = |face: usize| {
        let of_face = &four.colours()[9 * face..9 * face + 9];
        of_face.iter().filter(|colour| **colour == of_face[4]).count()
    };
    assert_eq!((0..6).filter(|face| centred(*face) == 1).count(), 4, "four faces have a spot");
}

#[test]
fn patterns_take_the_stated_number_of_moves() {
    for (id, length) in [("checkerboard", 6), ("six-spots", 8), ("cube-in-cube", 15)] {
        assert_eq!(moves(id).length_in(PuzzleId::Cube3.def(), Metric::Htm), length, "{id}");
        assert!(sentence(id).contains(&format!("{length} moves in HTM")), "{id}");
    }
    assert_eq!(optimum("checkerboard"), 6);
    assert_eq!(optimum("six-spots"), 8);
    for (id, alike) in [("checkerboard", 5), ("six-spots", 1)] {
        let state = state(id);
        for face in state.colours().chunks(9) {
            assert_eq!(face.iter().filter(|colour| **colour == face[4]).count(), alike, "{id}");
        }
    }
}

#[test]
fn antipodes_have_the_stated_distances() {
    let distances = Distances::compute(Workers::new(2, &Control::new())).expect("distances");
    for (id, [htm, qtm]) in [("antipode", [11, 14]), ("antipode-htm", [11, 12]), ("antipode-qtm", [9, 14])] {
        let far = |metric| graph::distance(&state(id), metric, &distances).expect("a state");
        assert_eq!([far(Metric::Htm), far(Metric::Qtm)], [htm, qtm], "{id}");
        assert!(sentence(id).contains(&htm.to_string()) && sentence(id).contains(&qtm.to_string()), "{id}");
    }
    assert!(sentence("antipode-htm").contains("2,644") && sentence("antipode-qtm").contains("276"));
    assert_eq!(graph::antipodes(Metric::Htm, &distances).len(), 2644);
    assert_eq!(graph::antipodes(Metric::Qtm, &distances).len(), 276);
}

#[test]
fn the_hard_cross_has_the_stated_length() {
    let tables = CrossTables::build(&Control::new()).expect("tables");
    let length = |letter: char| {
        let face = LETTERS.iter().position(|one| *one == letter).expect("a face") as u8;
        cross::shortest_cross(&state("hard-cross"), face, &tables).expect("a cross").length
    };
    assert_eq!((length('R'), length('L')), (8, 4));
    assert_eq!(DISTRIBUTION.len(), 9, "no cross takes more than 8");
    assert!(sentence("hard-cross").contains("on R takes 8") && sentence("hard-cross").contains("on L takes 4"));
}

#[test]
fn hypercube_examples_have_the_stated_lengths() {
    let def = PuzzleId::Tess2.def();
    for (id, made, needed) in [("hyper-five", 5, 5), ("hyper-nine", 9, 8)] {
        assert_eq!((moves(id).length(def), optimum(id)), (made, needed), "{id}");
        assert!(sentence(id).contains(&needed.to_string()), "{id}");
    }
    let Some(ExampleContent::Log(log)) = example("hyper-solve").content() else { panic!("no log") };
    assert!(log.is_solved() && log.notices().is_empty());
    assert_eq!((log.click_count_before_mark(), log.solution().joined(def).length(def)), (20, 30));
    assert!(sentence("hyper-solve").contains("20 clicks") && sentence("hyper-solve").contains("30 moves"));
}

#[test]
fn opening_an_example_names_it_and_can_be_undone() {
    let mut home = Home::new(PuzzleId::Cube2);
    for example in EXAMPLES.iter() {
        home.program.apply(HistoryCommand::SwitchTo(example.puzzle));
        home.program
            .apply(TypingCommand::TypePosition(if example.puzzle == PuzzleId::Tess2 { "UF" } else { "R" }.into()));
        let before = home.shown_facelets();
        home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Cube2));
        home.program.apply(ExamplesCommand::Examples);
        home.program.apply(ExamplesCommand::OpenExample(example.id));
        assert!(home.program.model.dialog.is_none());
        assert_eq!(Some(home.shown_facelets()), example.state(), "{}", example.id);
        assert!(
            home.program.model.news().contains(example.title.get(Language::ENGLISH)),
            "{}",
            home.program.model.news()
        );
        home.program.apply(HistoryCommand::Undo);
        assert_eq!(home.shown_facelets(), before, "{}", example.id);
    }
    home.program.apply(ExamplesCommand::OpenExample("no-such"));
    assert_eq!(facelets::print(&home.shown_facelets()).len(), 216, "nothing happens");
}

#[test]
fn a_session_remembers_its_example() {
    for id in ["superflip", "hyper-solve"] {
        let mut home = Home::first_start();
        home.program.apply(ExamplesCommand::OpenExample(id));
        home.program.close();
        let home = home.restart();
        assert_eq!(Some(home.shown_facelets()), example(id).state());
        match &home.program.model.document.workspace().position().origin {
            Origin::Example(name) => assert_eq!(*name, id),
            Origin::Log(open) => {
                assert_eq!(open.example, Some(id));
                assert_eq!(open.name(Language::ENGLISH), "Example: A solve in a log");
            }
            other => panic!("{other:?}"),
        }
    }
}
