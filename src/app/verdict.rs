//! What is to be said about the painting, and why a command cannot be done now.

use super::batch::batches::BatchCommand;
use super::{App, Command};
use crate::app::sentences::describe;
use crate::i18n::{batch, editor as say, hand, tables, watch};
use crate::model::document::painting_status::Verdict;
use crate::model::runs::results::By;

impl App {
    /// What the painting is.
    pub fn verdict(&self) -> Verdict {
        let (fitting, missing) = (self.fitting(), self.painting().missing());
        if !fitting.misfits.is_empty() {
            let (puzzle, names) = (self.puzzle(), self.colour_names(self.puzzle()));
            let fault = |m: &crate::engine::puzzle::fitting::Misfit| describe::misfit(puzzle, names, &m.what);
            return Verdict::Impossible(fitting.misfits.iter().map(fault).collect());
        }
        match self.painting().facelets().filter(|_| self.state().is_some()) {
            None => Verdict::Unfinished { missing, forced: fitting.forced.len() },
            Some(state) if state.is_solved() => Verdict::Solved,
            Some(_) => Verdict::Possible,
        }
    }

    /// Whether a search for what is shown can be started; one for another position ends then.
    pub fn can_solve(&self) -> bool {
        let worth_it = if self.shows_another() {
            self.verdict() != Verdict::Solved
        } else {
            !self.is_searching_here() && !self.knows_all()
        };
        self.state().is_some()
            && self.solver().is_some()
            && !self.tables_are_handled()
            && self.batch_at_work().is_none()
            && worth_it
    }

    /// Whether a search could find nothing more.
    fn knows_all(&self) -> bool {
        let by = self.solver().map(|solver| By { method: solver.name(), metric: self.metric() });
        self.results().is_optimal()
            && self.results().by == by
            && (!self.settings().all_optimal || self.results().has_all_optimal())
    }

    /// Whether the solution shown can be saved.
    pub fn can_save(&self) -> bool {
        self.has_logs() && self.results().shown().is_some()
    }

    /// Whether solutions of this puzzle are saved as logs.
    pub fn has_logs(&self) -> bool {
        self.puzzle() == crate::engine::puzzle::PuzzleId::Tess2
    }

    /// Why a command cannot be done now, where its name does not say so.
    pub fn why_not(&self, command: &Command) -> Option<String> {
        let language = self.language();
        let name = say::puzzle_name(self.puzzle()).say(language);
        match command {
            Command::Save | Command::SaveByPath | Command::SaveTurns | Command::SaveTurnsByPath if !self.has_logs() => {
                Some(say::WHY_NO_LOG.fill(language, [&name]))
            }
            Command::SaveTurns | Command::SaveTurnsByPath if self.is_finding() => {
                Some(hand::WHY_FINDING.say(language).into())
            }
            Command::SaveTurns | Command::SaveTurnsByPath if !self.can_save_turns() => {
                Some(hand::WHY_NO_TURNS.say(language).into())
            }
            Command::UndoTurn if !self.can_undo_turn() => Some(hand::WHY_NO_TURNS.say(language).into()),
            Command::Save | Command::SaveByPath | Command::Copy if self.results().shown().is_none() => {
                Some(say::WHY_NO_SOLUTION.say(language).into())
            }
            Command::SaveRuns if self.chosen_runs().next().is_none() => Some(watch::WHY_NO_RUN.say(language).into()),
            Command::Batch(BatchCommand::Start) => self.why_no_batch(),
            Command::Solve if self.batch_at_work().is_some() => Some(batch::WHY_BATCH.say(language).into()),
            Command::Solve | Command::HandleTables(_) | Command::MoveTables if self.tables_are_handled() => {
                Some(tables::WHY_TABLES_BUSY.say(language).into())
            }
            Command::HandleTables(_) | Command::MoveTables if !self.can_handle_tables() => {
                Some(tables::WHY_TABLES_BUSY.say(language).into())
            }
            Command::Solve => match self.verdict() {
                Verdict::Impossible(faults) => {
                    faults.first().map(|fault| say::WHY_IMPOSSIBLE.fill(language, [&fault.what]))
                }
                Verdict::Unfinished { missing, .. } => Some(say::UNFINISHED.fill(language, [&missing])),
                _ if self.solver().is_none() => Some(say::WHY_NO_SOLVER.fill(language, [&name])),
                Verdict::Solved if self.shows_another() => Some(say::WHY_SHOWN_SOLVED.say(language).into()),
                _ if self.shows_another() => None,
                _ if self.knows_all() => {
                    let why = if self.results().has_all_optimal() { say::WHY_ALL_OPTIMAL } else { say::WHY_OPTIMAL };
                    Some(why.say(language).into())
                }
                _ => None,
            },
            Command::CopyFacelets | Command::CopyColours if self.painting().missing() > 0 => {
                Some(say::UNFINISHED.fill(language, [&self.painting().missing()]))
            }
            Command::FillIn if self.fitting().forced.is_empty() => Some(say::WHY_NOT_FORCED.say(language).into()),
            _ => None,
        }
    }
}
