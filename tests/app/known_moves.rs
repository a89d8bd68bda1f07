//! What a search is told of the moves that made its position: no solution is longer than undoing them.

use crate::support::alone::Alone;
use unfold_engine::notation::{self, facelets};
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence};
use unfold_engine::search::Known;
use unfold_solver::app::command::{ExamplesCommand, ManualSolveCommand, SearchCommand, SettingsCommand, TypingCommand};
use unfold_solver::app::core::effect::Effect;
use unfold_solver::app::search::job::SolveJob;
use unfold_solver::app::settings::switch::Switch;

/// What the search that Solve begins is told.
fn known(alone: &mut Alone) -> Known {
    let effects = alone.take_effects_of(SearchCommand::Solve);
    let jobs = effects.iter().filter_map(|effect| match effect {
        Effect::Start(_, job) => job.downcast_ref::<SolveJob>(),
        _ => None,
    });
    let known = jobs.map(|job| job.limits.known.clone()).next();
    known.expect("a search")
}

fn moves(puzzle: PuzzleId, text: &str) -> Sequence {
    notation::parse(puzzle, text).expect("moves")
}

#[test]
fn the_moves_that_were_typed_or_turned_or_are_an_example_are_known_to_the_search() {
    for (puzzle, typed, turned) in [
        (PuzzleId::Cube2, "R U F", "U"),
        (PuzzleId::Cube3, "R U F", "U"),
        (PuzzleId::Tess2, "RF UO", "OUL"),
        (PuzzleId::Tess3, "RF {2}UO", "OUL"),
    ] {
        let mut alone = Alone::new(puzzle);
        alone.apply(TypingCommand::TypePosition(typed.into()));
        assert_eq!(known(&mut alone).reached, Some(moves(puzzle, typed)));
        let turn = moves(puzzle, turned).0[0];
        alone.apply(ManualSolveCommand::Turn(turn));
        assert_eq!(known(&mut alone).reached, Some(moves(puzzle, &format!("{typed} {turned}"))));
        alone.apply(SettingsCommand::Set(Switch::Anew, true));
        assert_eq!(known(&mut alone).reached, None, "they are to be forgotten");
        alone.apply(SettingsCommand::Set(Switch::Anew, false));
        let state = Facelets::solved(puzzle).after_all(&moves(puzzle, typed));
        alone.apply(TypingCommand::TypePosition(facelets::print(&state)));
        assert_eq!(known(&mut alone).reached, None, "facelets tell no moves");
    }
    let mut alone = Alone::new(PuzzleId::Tess3);
    alone.apply(ExamplesCommand::OpenExample("hyper3-checkerboard"));
    let undoing = known(&mut alone).undoing(PuzzleId::Tess3).expect("its moves are known");
    assert_eq!(undoing.length(PuzzleId::Tess3.def()), 14);
}
