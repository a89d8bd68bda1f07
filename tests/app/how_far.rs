//! How far a search goes: to the first solution, the time limit or a proof; and the actions offered after it has stopped.

use std::time::Duration;

use crate::support::home::Home;
use unfold_app::command::row_of;
use unfold_app::command::{
    Command, HistoryCommand, PlaybackCommand, ScrambleCommand, SearchCommand, SettingsCommand, TypingCommand,
};
use unfold_app::document::PlaybackControl;
use unfold_app::search::{shown_position, state::SearchStage};
use unfold_app::settings::{Settings, how_far::HowFar, seconds_limit::SecondsLimit, switch::Switch};
use unfold_app::{document::runs::results::RunEnd, runs};
use unfold_engine::puzzle::PuzzleId;
use unfold_engine::search::{Reason, Solver};
use unfold_text::Language;

const ENDED: fn(Reason) -> SearchStage = |reason| SearchStage::Ended(RunEnd::Reason(reason));

impl Home {
    fn name_of(&self, command: &Command) -> String {
        self.program.model.command_name(row_of(command).expect("a row"), Language::ENGLISH)
    }
}

#[test]
fn a_quick_search_ends_with_its_first_solution_and_can_continue() {
    let mut home = Home::new(PuzzleId::Cube3);
    // A second thread might find a shorter solution at the same moment.
    home.program.apply(SearchCommand::SetThreads(1));
    home.program.apply(SearchCommand::SetHowFar(HowFar::Quick));
    home.program.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_seconds(0.2)));
    home.program.apply(ScrambleCommand::ScrambleFrom(3));
    assert_eq!(home.name_of(&Command::Search(SearchCommand::Solve)), "Solve");
    home.solve();
    assert_eq!(shown_position::stage(&home.program.model), ENDED(Reason::Target));
    let first = home.program.model.results().best().expect("a solution").length;
    assert_eq!(home.program.model.results().solutions.len(), 1);
    assert_eq!(home.name_of(&Command::Search(SearchCommand::Solve)), "Continue");
    home.solve();
    assert_eq!(
        shown_position::stage(&home.program.model),
        ENDED(Reason::Timeout),
        "what goes on looks for shorter ones"
    );
    let results = home.program.model.results();
    assert!(results.best().expect("a solution").length < first && results.elapsed >= Duration::from_millis(200));
    home.program.apply(ScrambleCommand::ScrambleFrom(4));
    assert_eq!(home.name_of(&Command::Search(SearchCommand::Solve)), "Solve", "nothing is known of this position");
}

#[test]
fn after_a_quick_search_a_proof_without_time_limit_is_offered() {
    let mut home = Home::new(PuzzleId::Cube3);
    assert!(!home.program.model.is_possible(&Command::Search(SearchCommand::Prove)));
    home.program.apply(SearchCommand::SetThreads(1));
    home.program.apply(SearchCommand::SetHowFar(HowFar::Quick));
    // Deep enough that the first solution is not optimal.
    home.program.apply(TypingCommand::TypePosition("R U F' L2 D B R' U2 F D'".into()));
    home.solve();
    assert!(!home.program.model.results().is_optimal());
    assert!(
        shown_position::offers_proof(&home.program.model)
            && home.program.model.is_possible(&Command::Search(SearchCommand::Prove))
    );
    let (best, lower) = (home.program.model.results().best().cloned(), home.program.model.results().lower);
    // Prove stays available at the end of the solution, for the position of the result.
    home.program.apply(PlaybackCommand::Go(PlaybackControl::End));
    assert!(home.program.model.document.workspace().playback_left_position());
    assert!(!home.program.model.is_possible(&Command::Search(SearchCommand::Solve)));
    assert!(home.program.model.is_possible(&Command::Search(SearchCommand::Prove)));
    home.program.apply(SearchCommand::Prove);
    home.wait_for_search();
    let app = &home.program;
    assert_eq!(
        (app.model.settings.how_far, shown_position::stage(&app.model)),
        (HowFar::Quick, ENDED(Reason::Optimal))
    );
    assert!(app.model.results().is_optimal() && app.model.results().lower >= lower);
    assert_eq!(app.model.results().solutions.first(), best.as_ref(), "what was found is kept");
    let run = runs::current(&app.model).expect("a run");
    assert_eq!((run.limits.optimal, run.limits.timeout), (true, None));
    assert_eq!(app.model.runs[app.model.puzzle()].list().len(), 1, "it is the same run");
    assert!(
        !shown_position::offers_proof(&app.model) && !app.model.is_possible(&Command::Search(SearchCommand::Prove))
    );
}

#[test]
fn a_proof_has_its_own_time_limit_and_names_its_method() {
    let mut home = Home::new(PuzzleId::Cube3);
    let method = |home: &Home| shown_position::solver(&home.program.model).map(Solver::name);
    assert_eq!(
        (home.program.model.settings.search_time_limit(PuzzleId::Cube3).seconds(), method(&home)),
        (Some(30.0), Some("twophase"))
    );
    home.program.apply(SearchCommand::SetHowFar(HowFar::Prove));
    assert_eq!(
        (home.program.model.settings.search_time_limit(PuzzleId::Cube3).seconds(), method(&home)),
        (None, Some("optimal"))
    );
    home.program.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_whole_seconds(7)));
    home.program.apply(SearchCommand::SetHowFar(HowFar::Shortest));
    assert_eq!(home.program.model.settings.search_time_limit(PuzzleId::Cube3).seconds(), Some(30.0));
    home.program.apply(SearchCommand::SetHowFar(HowFar::Prove));
    assert_eq!(home.program.model.settings.limits(PuzzleId::Cube3).timeout, Some(Duration::from_secs(7)));
    // The method shown is that of the running search, whatever is chosen in the meantime.
    home.program.apply(ScrambleCommand::ScrambleFrom(5));
    home.program.apply(SearchCommand::Solve);
    home.program.apply(SearchCommand::SetHowFar(HowFar::Quick));
    assert_eq!(method(&home), Some("optimal"));
    home.program.apply(SearchCommand::Stop);
    home.wait_for_search();
    assert_eq!(method(&home), Some("twophase"));
}

#[test]
fn each_puzzle_has_its_own_time_limits_with_defaults() {
    let mut home = Home::new(PuzzleId::Cube3);
    let limits = |home: &Home| {
        [PuzzleId::Cube3, PuzzleId::Tess3].map(|puzzle| {
            let of = |how_far| Settings { how_far, ..home.program.model.settings.clone() }.search_time_limit(puzzle);
            [HowFar::Shortest, HowFar::Prove].map(|how_far| of(how_far).seconds())
        })
    };
    assert_eq!(limits(&home), [[Some(30.0), None]; 2]);
    home.program.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_whole_seconds(5)));
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess3));
    assert_eq!(home.program.model.settings.limits(PuzzleId::Tess3).timeout, Some(Duration::from_secs(30)));
    home.program.apply(SearchCommand::SetTimeLimit(SecondsLimit::NONE));
    home.program.apply(SearchCommand::SetHowFar(HowFar::Prove));
    home.program.apply(SearchCommand::SetTimeLimit(SecondsLimit::from_whole_seconds(900)));
    let all = [[Some(5.0), None], [None, Some(900.0)]];
    assert_eq!(limits(&home), all);
    assert_eq!(limits(&home.restart()), all, "they are kept");
}

#[test]
fn listing_every_optimal_solution_requires_a_proof() {
    let mut home = Home::new(PuzzleId::Cube2);
    home.program.apply(SettingsCommand::Set(Switch::AllOptimal, true));
    assert_eq!(home.program.model.settings.how_far, HowFar::Prove);
    home.program.apply(SearchCommand::SetHowFar(HowFar::Quick));
    let limits = home.program.model.settings.limits(PuzzleId::Cube2);
    assert_eq!((limits.all_optimal, limits.optimal, limits.target), (false, false, Some(usize::MAX)));
}

#[test]
fn only_supporting_methods_list_every_optimal_solution() {
    let toggle = Command::Settings(SettingsCommand::Toggle(Switch::AllOptimal));
    let mut home = Home::new(PuzzleId::Cube3);
    assert!(home.program.model.is_possible(&toggle));
    home.program.apply(SearchCommand::SetMethod("greedy"));
    assert!(!home.program.model.is_possible(&toggle));
    home.program.apply(SearchCommand::SetMethod("twophase"));
    home.program.apply(SettingsCommand::Set(Switch::AllOptimal, true));
    // The setting is kept when switching to a puzzle that does not support it.
    home.program.apply(HistoryCommand::SwitchTo(PuzzleId::Tess3));
    assert!(!home.program.model.is_possible(&toggle));
    home.program.apply(TypingCommand::Paste("RU".into()));
    home.program.apply(SearchCommand::Solve);
    home.wait_for_search();
    assert_eq!(shown_position::stage(&home.program.model), SearchStage::Ended(RunEnd::Reason(Reason::Optimal)));
    assert!(home.program.model.results().optimal_list.is_none());
    assert!(!home.program.model.is_possible(&Command::Search(SearchCommand::Solve)), "nothing more is to be found");
    assert!(home.program.model.settings.all_optimal);
}
