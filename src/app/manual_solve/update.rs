//! Effects of the commands of turning by hand.

use std::time::Duration;

use super::{ManualSolving, command::ManualSolveCommand, hold};
use crate::app::core::{ChosenFile, Context, Feature, FileKind, Obstacle, Report, file_dialog, take};
use crate::app::files::log_job::{LogSaved, SavedLog};
use crate::app::history::{changes, shown_turns};
use crate::app::{core::rotation::rotation_named, document::manual_solve::ManualSolve};
use unfold_engine::puzzle::PuzzleId;
use unfold_text::{manual_solve as say, reasons};

impl Feature for ManualSolving {
    type Command = ManualSolveCommand;

    fn update(&mut self, command: ManualSolveCommand, cx: &mut Context) {
        match command {
            ManualSolveCommand::Turn(mv) => super::turn(mv, cx),
            ManualSolveCommand::TurnPosition(mv) => {
                cx.document.workspace_mut().rewind();
                super::turn(mv, cx);
            }
            ManualSolveCommand::Rotate(name) => super::rotate(name, cx),
            ManualSolveCommand::UndoTurn => changes::undo(cx),
            ManualSolveCommand::SaveTurns => file_dialog::choose(FileKind::SaveTurns, cx),
            ManualSolveCommand::SaveTurnsByPath => file_dialog::type_path(FileKind::SaveTurns, false, cx),
            ManualSolveCommand::SaveTurnsTo(path) => file_dialog::use_path(FileKind::SaveTurns, path, cx),
            ManualSolveCommand::Take(at) => hold::take(at, cx),
            ManualSolveCommand::Pull(to) => hold::pull(to, cx),
            ManualSolveCommand::LetGo => {
                if let Some((mv, release)) = hold::let_go(cx) {
                    super::turn(mv, cx);
                    shown_turns::go_on(cx.document.workspace_mut(), release);
                }
            }
            ManualSolveCommand::PutBack => hold::put_back(cx),
        }
    }

    fn obstacle(&self, command: &ManualSolveCommand, cx: &Context) -> Obstacle {
        match command {
            ManualSolveCommand::UndoTurn => {
                let turned = cx.can_undo() && cx.manual_solve().is_some_and(|hand| !hand.moves.0.is_empty());
                Obstacle::because_unless(turned, say::WHY_NO_TURNS)
            }
            ManualSolveCommand::SaveTurns => {
                against_saving(cx).or(|| Obstacle::because_unless(!cx.is_choosing_file(), reasons::WHY_CHOOSING_FILE))
            }
            ManualSolveCommand::SaveTurnsByPath => against_saving(cx),
            _ => Obstacle::None,
        }
    }

    fn is_of(command: &ManualSolveCommand, puzzle: PuzzleId) -> bool {
        if let ManualSolveCommand::Rotate(name) = command { rotation_named(puzzle, name).is_some() } else { true }
    }

    fn take(&mut self, report: Report, cx: &mut Context) -> Result<(), Report> {
        take!(report, |file: ChosenFile| {
            if file.kind != FileKind::SaveTurns {
                return Err(Report::posted(file));
            }
            super::save(&file.path, file.existing, cx);
        });
        take!(report, |report: LogSaved| {
            let SavedLog::Turns(turned) = &report.what else { return Err(Report::posted(report)) };
            super::end_saving(&report.path, turned, report.saved, cx);
        });
        Err(report)
    }

    fn due(&self, cx: &Context) -> Option<Duration> {
        super::next_tick(cx)
    }
}

/// The obstacle to saving turns: only those of one solve after the other are saved.
fn against_saving(cx: &Context) -> Obstacle {
    cx.against_logs()
        .or(|| Obstacle::because_unless(!cx.is_finding(), say::WHY_FINDING))
        .or(|| Obstacle::because_unless(cx.manual_solve().is_some_and(ManualSolve::has_begun), say::WHY_NO_TURNS))
        .or(|| cx.against_finding_moves())
}
