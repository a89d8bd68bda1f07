//! The moves that made a position are passed to its search, so that no solution is longer than undoing them.

use crate::support::headless_app::HeadlessApp;
use unfold_app::command::{ExamplesCommand, ManualSolveCommand, SearchCommand, SettingsCommand, TypingCommand};
use unfold_app::{effect::Effect, job::Job, settings::switch::Switch};
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence};
use unfold_engine::search::Known;

/// The known results passed to the search that Solve starts, once there is space for its tables.
fn known(alone: &mut HeadlessApp) -> Known {
    let effects = alone.take_effects_of(SearchCommand::Solve);
    let effects = alone.confirm_space(&effects);
    let begun = effects.iter().find_map(|effect| match effect {
        Effect::Start(_, job) => {
            if let Job::Solve(job) = &**job {
                Some(job)
            } else {
                None
            }
        }
        _ => None,
    });
    begun.expect("a search").limits.known.clone()
}

fn moves(puzzle: PuzzleId, text: &str) -> Sequence {
    notation::parse(puzzle, text).expect("moves")
}

#[test]
fn typed_turned_and_example_moves_are_known_to_the_search() {
    for (puzzle, typed, turned) in [
        (PuzzleId::Cube2, "R U F", "U"),
        (PuzzleId::Cube3, "R U F", "U"),
        (PuzzleId::Tess2, "RF UO", "OUL"),
        (PuzzleId::Tess3, "RF {2}UO", "OUL"),
    ] {
        let of_typed = |text: &str| {
            let mut alone = HeadlessApp::new(puzzle);
            alone.apply(TypingCommand::TypePosition(text.into()));
            alone
        };
        let turn = moves(puzzle, turned).0[0];
        assert_eq!(known(&mut of_typed(typed)).reached, Some(moves(puzzle, typed)));
        let mut alone = of_typed(typed);
        alone.apply(ManualSolveCommand::Turn(turn));
        assert_eq!(known(&mut alone).reached, Some(moves(puzzle, &format!("{typed} {turned}"))));
        let mut alone = of_typed(typed);
        alone.apply(SettingsCommand::Set(Switch::Anew, true));
        assert_eq!(known(&mut alone).reached, None, "they are to be forgotten");
        let state = Facelets::solved(puzzle).after_all(&moves(puzzle, typed));
        assert_eq!(known(&mut of_typed(&facelets::print(&state))).reached, None, "facelets tell no moves");
    }
    let mut alone = HeadlessApp::new(PuzzleId::Tess3);
    alone.apply(ExamplesCommand::OpenExample("hyper3-checkerboard"));
    let undoing = known(&mut alone).inverse_of_reached(PuzzleId::Tess3).expect("its moves are known");
    assert_eq!(undoing.length(PuzzleId::Tess3.def()), 14);
}
