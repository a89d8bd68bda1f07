//! Results that an earlier version kept for a solved puzzle are forgotten, and painting stays active when the position changes.

use crate::support::home::Home;
use unfold_app::command::{Command, FilesCommand, HistoryCommand, ManualSolveCommand, PaintingCommand};
use unfold_app::command::{PlaybackCommand, ScrambleCommand, SearchCommand, TypingCommand, message::Message};
use unfold_app::document::editor::Stroke;
use unfold_app::document::runs::results::{Results, RunEnd};
use unfold_app::runs;
use unfold_app::session::{format, record::OriginRecord, snapshot};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, pattern::Pattern};
use unfold_engine::search::Reason;

fn mv(puzzle: PuzzleId, name: &str) -> Move {
    let place = puzzle.def().moves.iter().position(|mv| mv.name == name).expect("a move");
    Move::new(place as u16)
}

#[test]
fn results_of_a_solved_puzzle_from_earlier_versions_are_dropped() {
    let mut home = Home::new(PuzzleId::Cube2);
    home.program.apply(TypingCommand::TypePosition("R".into()));
    home.solve();
    let mut session = snapshot::capture(&home.program.model);
    let solved = Pattern::from_facelets(&Facelets::solved(PuzzleId::Cube2));
    let table = session.workspaces.iter_mut().find(|table| table.puzzle == PuzzleId::Cube2).expect("the 2x2x2");
    (table.position.facelets, table.position.from) = (snapshot::painting(&solved), OriginRecord::Solved);
    table.position.reached = None;
    let results = table.position.results.as_mut().expect("known");
    results.solutions.truncate(1);
    results.solutions[0].moves = String::new();
    results.solutions[0].phases = Vec::new();
    (results.lower, results.all, results.series) = (0, None, None);
    results.end = Some(RunEnd::Reason(Reason::Optimal));
    let run = &mut table.runs.list[0];
    (run.facelets, run.best, run.lower) = (snapshot::painting(&solved), Some(0), 0);
    let path = home.path("solved.json");
    std::fs::write(&path, format::serialize(&session)).expect("writable");
    home.program.apply(FilesCommand::OpenPath(path));
    home.wait("it is opened", |app| app.document.workspace().position().is_solved());
    assert_eq!(
        (home.program.model.results(), home.program.model.runs[home.program.model.puzzle()].list().len()),
        (&Results::default(), 0)
    );
    assert!(!home.program.model.is_possible(&Command::Search(SearchCommand::Solve)));
    home.program.apply(ScrambleCommand::ScrambleFrom(1));
    home.solve();
    assert_eq!(runs::current(&home.program.model).map(|run| run.number), Some(2), "numbers go on");
}

#[test]
fn painting_stays_active_when_the_position_changes() {
    let cube = PuzzleId::Cube3;
    let others: [(&str, Vec<Message>); 8] = [
        ("scramble", vec![Command::Scramble(ScrambleCommand::ScrambleFrom(1)).into()]),
        ("reset", vec![Command::History(HistoryCommand::Reset).into()]),
        ("turn", vec![Command::ManualSolve(ManualSolveCommand::Turn(mv(cube, "R"))).into()]),
        ("rotate", vec![Command::ManualSolve(ManualSolveCommand::Rotate("x")).into()]),
        ("type", vec![Command::Typing(TypingCommand::TypePosition("R U".into())).into()]),
        ("paste", vec![Command::Typing(TypingCommand::Paste("R U".into())).into()]),
        ("undo", vec![Command::History(HistoryCommand::Undo).into()]),
        (
            "leave",
            vec![
                Command::History(HistoryCommand::SwitchTo(PuzzleId::Cube2)).into(),
                Command::History(HistoryCommand::SwitchTo(cube)).into(),
            ],
        ),
    ];
    for (name, messages) in others {
        let mut home = Home::new(cube);
        home.program.apply(TypingCommand::TypePosition("F2".into()));
        home.program.apply(PaintingCommand::FocusNet);
        for message in messages {
            home.program.apply(message);
        }
        assert!(home.program.model.document.workspace().editor.is_painting, "{name} leaves the mode");
    }
    // Painting, with its commands, remains possible.
    let mut home = Home::new(cube);
    home.program.apply(PaintingCommand::FocusNet);
    home.program.apply(PaintingCommand::SetBrush(Some(1).into()));
    let stroke = Stroke { facelets: vec![0], paint: Some(1).into(), continues_previous: false };
    home.program.apply(PaintingCommand::Paint(stroke));
    for command in [
        Command::History(HistoryCommand::Undo),
        Command::History(HistoryCommand::Redo),
        Command::Painting(PaintingCommand::Clear),
        Command::History(HistoryCommand::Undo),
    ] {
        home.program.apply(command);
        assert!(home.program.model.document.workspace().editor.is_painting);
    }
}

#[test]
fn painting_stays_active_during_playback_until_the_brush_is_put_down() {
    let mut home = Home::new(PuzzleId::Cube2);
    home.program.apply(TypingCommand::TypePosition("R U2 F".into()));
    home.solve();
    home.program.apply(PaintingCommand::FocusNet);
    home.program.apply(PaintingCommand::SetBrush(Some(1).into()));
    let stroke = Stroke { facelets: vec![0], paint: Some(1).into(), continues_previous: false };
    home.program.apply(PaintingCommand::Paint(stroke));
    assert!(
        home.program.model.document.workspace().editor.is_painting
            && home.program.model.results().method_and_metric.is_none()
    );
    home.program.apply(HistoryCommand::BackToResults);
    assert!(home.program.model.document.workspace().editor.is_painting && home.program.model.results().is_optimal());
    home.program.apply(PlaybackCommand::Seek(1));
    assert!(home.program.model.document.workspace().editor.is_painting);
    home.program.apply(PaintingCommand::PutBrushDown);
    assert!(!home.program.model.document.workspace().editor.is_painting);
}
