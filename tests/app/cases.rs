//! The cases page: the chosen case, algorithms found and kept, algorithm files, and the trainer.

use std::path::Path;
use std::time::Duration;

use crate::support::home::Home;
use unfold_app::cases::{self, queries, state::OwnOrder, training};
use unfold_app::command::{AlgorithmsCommand, CasesCommand, Command, FilesCommand, HistoryCommand};
use unfold_app::{file_export, file_kind::FileKind, page::Page};
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId};
use unfold_scene::appearance::{colours::Palette, hold::Hold};
use unfold_text::Language;

const CUBE: PuzzleId = PuzzleId::Cube3;
const T: &str = "R U R' U' R' F R2 U' R' U' R U R' F'";
const JB: &str = "R U R' F' R U R' U' R' F R2 U' R'";

fn home() -> Home {
    let mut home = Home::new(CUBE);
    home.program.apply(CasesCommand::Cases);
    home
}

fn select(home: &mut Home, name: &str) {
    let chosen = cases::selection(&home.program.model).expect("a catalogue");
    let place = chosen.catalogue.cases().iter().position(|case| case.name == name).expect("a case");
    home.program.apply(CasesCommand::Select(place));
}

fn keep(home: &mut Home, text: &str) {
    home.program.apply(CasesCommand::TypeOwn(text.into()));
    home.program.apply(CasesCommand::KeepTyped);
}

fn choose(home: &mut Home, kind: FileKind, path: &Path) {
    home.program.apply(FilesCommand::ChooseFile { kind, path: Some(path.to_path_buf()), open_time: Duration::ZERO });
}

fn kept(home: &Home) -> Vec<(String, String)> {
    let print = |moves| notation::print(CUBE, moves);
    let own = queries::own_algorithms_shown(&home.program.model);
    own.iter().map(|kept| (kept.case.name.clone(), print(&kept.moves))).collect()
}

fn error(home: &Home) -> String {
    home.program.model.error.as_ref().map(|error| error.get(Language::ENGLISH)).unwrap_or_default()
}

#[test]
fn an_algorithm_is_saved_under_the_case_it_solves() {
    let mut home = home();
    select(&mut home, "T");
    keep(&mut home, &format!("{T}\n{JB}\n{JB}"));
    assert_eq!(kept(&home), [("Jb".to_owned(), JB.to_owned()), ("T".to_owned(), T.to_owned())]);
    assert_eq!(home.program.model.cases.case(CUBE).expect("a case").name, "Jb", "the last one is shown");
    assert!(home.program.model.cases.typed.is_empty());
    // With turns of the last layer around it, it solves the same case.
    keep(&mut home, &format!("U {T} U2"));
    assert_eq!(kept(&home).len(), 3);
    assert_eq!(home.program.model.settings.own_algorithms[2].case, "T");
}

#[test]
fn an_unusable_algorithm_is_reported_and_stays_in_the_field() {
    let mut home = home();
    keep(&mut home, "R U R'");
    assert!(kept(&home).is_empty() && error(&home).contains("R U R' solves no case of PLL"), "{}", error(&home));
    assert_eq!(home.program.model.cases.typed, "R U R'");
    keep(&mut home, &format!("{T}\nR Q"));
    assert!(error(&home).contains("line 2, column 3"), "{}", error(&home));
    assert_eq!(home.program.model.cases.typed, "R Q");
    assert_eq!(kept(&home).len(), 1);
    // The line names another case.
    keep(&mut home, &format!("Ja: {JB}"));
    assert!(home.program.model.news().contains("PLL Jb, not PLL Ja"), "{}", home.program.model.news());
}

#[test]
fn own_algorithms_are_sorted_and_removed() {
    let mut home = home();
    select(&mut home, "T");
    let long = format!("U {T} U2");
    keep(&mut home, &format!("{long}\n{T}"));
    assert_eq!(kept(&home)[0].1, long);
    home.program.apply(CasesCommand::Sort(OwnOrder::Length));
    assert_eq!(kept(&home)[0].1, T);
    home.program.apply(CasesCommand::Remove(0));
    assert_eq!(kept(&home), [("T".to_owned(), T.to_owned())]);
}

#[test]
fn own_algorithms_are_saved_as_text_csv_and_pages_and_read_back() {
    let mut home = home();
    keep(&mut home, &format!("{T}\n{JB}"));
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["own.txt", "own.csv", "own.svg"] {
        choose(&mut home, FileKind::OwnAlgorithms, &folder.path().join(name));
        home.wait("the file", |model| !file_export::is_saving(model));
    }
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).expect("a text");
    assert!(read("own.txt").ends_with(&format!("Jb: {JB}\nT: {T}\n")), "{}", read("own.txt"));
    let table = read("own.csv");
    assert!(table.starts_with("catalogue,set,case,htm,qtm,stm,ease,moves\npll,both,Jb,13,14,"), "{table}");
    assert!(read("own.svg").contains("PLL Jb"));
    choose(&mut home, FileKind::OwnAlgorithms, &folder.path().join("own.html"));
    assert!(home.error_text().contains(".pdf or .svg"), "{}", home.error_text());
    assert!(!folder.path().join("own.html").exists());
    let mut other = self::home();
    choose(&mut other, FileKind::OwnAlgorithmList, &folder.path().join("own.txt"));
    other.wait("the list", |model| !model.settings.own_algorithms.is_empty());
    assert_eq!(kept(&other), kept(&home));
}

#[test]
fn the_shortest_and_easiest_algorithms_are_found_with_allowed_moves() {
    let mut home = home();
    select(&mut home, "Ua");
    home.program.apply(AlgorithmsCommand::Allow("R U".into()));
    home.program.apply(CasesCommand::Find);
    home.wait("the search", |model| model.cases.running().is_none());
    let model = &home.program.model;
    let chosen = cases::selection(model).expect("a catalogue");
    let found = model.cases.result(chosen.catalogue, chosen.case, "R U").expect("it was searched");
    let shortest = found.shortest.as_ref().expect("U and R solve it");
    assert_eq!((shortest.length, shortest.is_proven), (11, true));
    let case = model.cases.case(CUBE).expect("a case");
    assert!(chosen.catalogue.check_algorithm(case, &shortest.moves).is_some());
    assert!(found.easiest.is_some());
    // Nothing was found for other moves.
    assert!(model.cases.result(chosen.catalogue, chosen.case, "").is_none());
    let best = shortest.moves.clone();
    home.program.apply(CasesCommand::Keep(best));
    assert_eq!(kept(&home).len(), 1);
}

#[test]
fn a_case_opens_on_the_algorithms_page_and_plays_on_the_puzzle() {
    let mut home = home();
    select(&mut home, "T");
    home.program.apply(CasesCommand::Open);
    assert_eq!(home.program.model.page, Some(Page::Algorithms));
    let state = home.program.model.cases.case(CUBE).expect("a case").state.clone();
    assert_eq!(home.program.model.document.workspace().state(), Some(&state));
    assert!(unfold_app::algorithms::task::task(&home.program.model).expect("a task").goal.is_complete());
    let moves = notation::parse(CUBE, T).expect("moves");
    home.program.apply(CasesCommand::Play(moves));
    assert!(home.program.model.shows_stage());
    let player = home.program.model.document.workspace().player().expect("something is played");
    assert!(player.start.facelets().expect("a state").after_all(player.moves).is_solved());
    home.program.apply(HistoryCommand::Undo);
    home.program.apply(HistoryCommand::Undo);
    assert_eq!(home.program.model.document.workspace().state(), Some(&Facelets::solved(CUBE)));
}

#[test]
fn the_trainer_scrambles_to_its_cases_and_counts_answers() {
    let mut home = home();
    home.program.apply(CasesCommand::ChooseSet(Some("edges")));
    home.program.apply(CasesCommand::Train(true));
    for known in [true, false, true] {
        let ready = |model: &unfold_app::model::Model| {
            model.cases.trainer.question.as_ref().is_some_and(|question| question.scramble.is_some())
        };
        home.wait("the scramble", ready);
        let question = home.program.model.cases.trainer.question.clone().expect("a question");
        let scramble = question.scramble.as_ref().expect("a scramble");
        assert_eq!(Facelets::solved(CUBE).after_all(scramble), question.state);
        assert_eq!(question.case().set, "edges");
        home.program.apply(CasesCommand::Hint);
        let told = training::revealed_answer(&home.program.model).expect("a hint");
        assert!(told.moves.0.is_empty() && told.length > 0);
        for _ in 0..40 {
            home.program.apply(CasesCommand::Hint);
        }
        let told = training::revealed_answer(&home.program.model).expect("hints");
        assert!(told.is_whole && told.is_named);
        let solved = question.state.after_all(&told.moves);
        assert!(solved.is_solved(), "the whole answer solves the cube");
        home.program.apply(CasesCommand::Answer(known));
    }
    let sum: (u32, u32) = home
        .program
        .model
        .cases
        .trainer
        .tallies()
        .values()
        .fold((0, 0), |(known, asked), tally| (known + tally.known, asked + tally.asked));
    assert_eq!(sum, (2, 3));
}

#[test]
fn trainer_tallies_survive_a_session() {
    let mut home = home();
    home.program.apply(CasesCommand::Train(true));
    home.program.apply(CasesCommand::Answer(true));
    let tallies = home.program.model.cases.trainer.tallies().clone();
    assert_eq!(tallies.len(), 1);
    let session = unfold_app::session::snapshot::capture(&home.program.model);
    let checked = unfold_app::session::check::check(&session).expect("a session");
    assert_eq!(checked.tallies, tallies);
}

#[test]
fn the_2x2x2_has_its_own_catalogues_and_hypercubes_have_none() {
    let mut home = Home::new(PuzzleId::Cube2);
    home.program.apply(CasesCommand::Cases);
    assert_eq!(cases::selection(&home.program.model).expect("a catalogue").catalogue.title(), "CLL");
    home.program.apply(CasesCommand::ChooseCatalogue("eg1"));
    assert_eq!(cases::selection(&home.program.model).expect("a catalogue").catalogue.title(), "EG-1");
    home.program.apply(CasesCommand::Train(true));
    home.wait("the scramble", |model| {
        model.cases.trainer.question.as_ref().is_some_and(|question| question.scramble.is_some())
    });
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess2));
    assert_eq!(home.program.model.page, None);
    assert!(!home.program.model.is_possible(&Command::Cases(CasesCommand::Cases)));
}

#[test]
fn an_algorithm_solves_its_case_in_any_orientation_and_colouring() {
    for hold in Hold::all().step_by(5) {
        for palette in [Palette::Usual, Palette::Japanese] {
            let mut home = home();
            home.program.model.change_settings(|settings| {
                settings.hold = hold;
                settings.palette = palette;
            });
            select(&mut home, "T");
            keep(&mut home, T);
            assert_eq!(kept(&home), [("T".to_owned(), T.to_owned())]);
            home.program.apply(CasesCommand::Play(notation::parse(CUBE, T).expect("moves")));
            let player = home.program.model.document.workspace().player().expect("something is played");
            assert!(player.start.facelets().expect("a state").after_all(player.moves).is_solved());
        }
    }
}
