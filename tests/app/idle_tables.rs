//! Tables are built in the background after three seconds of inactivity.

use std::time::Duration;

use crate::support::headless_app::HeadlessApp;
use unfold_app::command::message::Message;
use unfold_app::command::{Command, HistoryCommand, SearchCommand, SettingsCommand, TablesCommand, TypingCommand};
use unfold_app::tables::idle_job::{IdleTablesJob, IdleTablesReport};
use unfold_app::{effect::Effect, event::Event, job::Job, settings::switch::Switch, task::TaskId};
use unfold_engine::{puzzle::PuzzleId, puzzles::finish::FinishOutcome, search::Memory};

/// The first background build of tables started, if any: its task id, puzzle and method name.
fn started_build(effects: Vec<Effect>) -> Option<(TaskId, PuzzleId, &'static str)> {
    effects.into_iter().find_map(|effect| match effect {
        Effect::Start(id, job) => {
            let Job::IdleTables(IdleTablesJob { solver, .. }) = *job else { return None };
            Some((id, solver.puzzle(), solver.name()))
        }
        _ => None,
    })
}

fn send_report(alone: &mut HeadlessApp, id: TaskId, report: IdleTablesReport) {
    alone.apply(Message::Event(Event::IdleTables(id, report)));
}

#[test]
fn tables_of_the_shown_puzzle_are_built_when_idle() {
    let mut alone = HeadlessApp::new(PuzzleId::Tess2);
    assert_eq!(started_build(alone.pass(Duration::from_secs(2))), None);
    let (id, puzzle, method) = started_build(alone.pass(Duration::from_secs(2))).expect("they are asked for");
    assert_eq!((puzzle, method), (PuzzleId::Tess2, "anytime"));
    // All tables exist: nothing is reported or requested again.
    let news = alone.model.news();
    send_report(&mut alone, id, IdleTablesReport::End(Ok(FinishOutcome::All)));
    assert_eq!((alone.model.tables.idle.current_build(), alone.model.news()), (None, news));
    assert_eq!(started_build(alone.pass(Duration::from_secs(9))), None);
    alone.apply(HistoryCommand::SwitchTo(PuzzleId::Cube3));
    alone.apply(TypingCommand::TypePosition("R U".into()));
    assert_eq!(started_build(alone.pass(Duration::from_secs(1))), None, "the puzzle was chosen just now");
    let (id, puzzle, _) = started_build(alone.pass(Duration::from_secs(3))).expect("they are asked for");
    assert_eq!(
        (puzzle, alone.model.tables.idle.current_build()),
        (PuzzleId::Cube3, None),
        "it is not known yet whether one is missing"
    );
    send_report(&mut alone, id, IdleTablesReport::Begun(Duration::from_secs(2)));
    send_report(&mut alone, id, IdleTablesReport::BuildingTable("cube3-corners"));
    assert_eq!(
        alone.model.tables.idle.current_build().map(|(puzzle, name, _)| (puzzle, name)),
        Some((PuzzleId::Cube3, "cube3-corners"))
    );
    assert!(
        alone.model.is_possible(&Command::Search(SearchCommand::Solve))
            && alone.model.is_possible(&Command::Tables(TablesCommand::StopTables))
    );
    send_report(&mut alone, id, IdleTablesReport::End(Ok(FinishOutcome::All)));
    assert_eq!(alone.model.tables.idle.current_build(), None);
    assert!(alone.model.news().contains("kept for later searches"), "{}", alone.model.news());
    assert_eq!(started_build(alone.pass(Duration::from_secs(9))), None);
}

#[test]
fn idle_builds_can_be_switched_off_and_stay_stopped() {
    let mut alone = HeadlessApp::new(PuzzleId::Cube3);
    alone.apply(SettingsCommand::Set(Switch::IdleTables, false));
    assert_eq!(started_build(alone.pass(Duration::from_secs(4))), None);
    alone.apply(SettingsCommand::Set(Switch::IdleTables, true));
    let (id, ..) = started_build(alone.pass(Duration::from_secs(4))).expect("they are asked for");
    send_report(&mut alone, id, IdleTablesReport::Begun(Duration::from_secs(2)));
    send_report(&mut alone, id, IdleTablesReport::BuildingTable("cube3-corners"));
    let effects = alone.take_effects_of(Command::Tables(TablesCommand::StopTables));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Stop(stopped) if *stopped == id)), "{effects:?}");
    assert_eq!(alone.model.tables.idle.current_build(), None);
    assert_eq!(started_build(alone.pass(Duration::from_secs(4))), None);
    // Another memory setting asks for other tables.
    alone.apply(TablesCommand::SetMemory(Memory::Small));
    assert!(started_build(alone.pass(Duration::from_secs(4))).is_some());
}
