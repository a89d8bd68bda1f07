//! Whether a command can be done now, and if not, why: menus, buttons, the list of all commands, keys and tests ask this one place.

use super::App;
use super::batch::command::BatchCommand;
use super::command::{Command, row_of};
use super::document::manual_solve::ManualSolve;
use super::document::painting_status::PaintingStatus;
use super::document::runs::results::MethodAndMetric;
use super::settings::appearance;
use crate::app::command::{
    AnimationCommand, CoordinatesCommand, CrossesCommand, FilesCommand, GraphCommand, HistoryCommand,
    ManualSolveCommand, PaintingCommand, PicturesCommand, PlaybackCommand, RunsCommand, ScrambleCommand, SearchCommand,
    SessionCommand, SettingsCommand, SharingCommand, SolutionCommand, TablesCommand, TourCommand, WindowCommand,
};
use crate::app::core::context::Context;
use crate::shared::settings::choices::Chart;
use unfold_engine::notation::link;
use unfold_text::sentences::coordinates::puzzles as puzzles_with_coordinates;
use unfold_text::{
    Phrase, Text, animation, batch, coordinates, editor as say, manual_solve, reasons, runs, save_solution, sharing,
    tables,
};

/// Whether a command can be done now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Availability {
    /// It can be done.
    Possible,
    /// It cannot.
    Impossible {
        /// Why, where the name of the command does not say so; in the language of the window.
        why: Option<String>,
    },
}

impl Availability {
    /// Whether the command can be done.
    pub fn is_possible(&self) -> bool {
        *self == Self::Possible
    }

    /// Why the command cannot be done, where its name does not say so.
    pub fn why(self) -> Option<String> {
        match self {
            Self::Possible => None,
            Self::Impossible { why } => why,
        }
    }
}

/// What speaks against a command: nothing, or a reason of which something is said or not.
enum Obstacle {
    /// The command can be done.
    None,
    /// It cannot, and its name says why.
    Plain,
    /// It cannot, for this reason.
    Told(Phrase),
}

/// No obstacle when something is so, and otherwise one that needs no words.
fn only_if(possible: bool) -> Obstacle {
    if possible { Obstacle::None } else { Obstacle::Plain }
}

/// No obstacle when something is so, and otherwise this reason.
fn unless(possible: bool, why: Text<0>) -> Obstacle {
    if possible { Obstacle::None } else { Obstacle::Told(why.into()) }
}

/// This obstacle, or if it is none, another.
fn or(first: Obstacle, second: impl FnOnce() -> Obstacle) -> Obstacle {
    if matches!(first, Obstacle::None) { second() } else { first }
}

/// A reason when something is so, and otherwise no obstacle.
fn told_if(so: bool, why: impl FnOnce() -> Phrase) -> Obstacle {
    if so { Obstacle::Told(why()) } else { Obstacle::None }
}

impl App {
    /// Whether a command can be done now, and if not, why.
    pub fn availability(&self, command: &Command) -> Availability {
        let obstacle = match row_of(command) {
            // What takes a value is refused, if at all, where the value is looked at.
            None => Obstacle::None,
            Some(row) if !row.is_of(self.puzzle()) => Obstacle::Plain,
            Some(_) => self.obstacle(command),
        };
        match obstacle {
            Obstacle::None => Availability::Possible,
            Obstacle::Plain => Availability::Impossible { why: None },
            Obstacle::Told(why) => Availability::Impossible { why: Some(why.get(self.language())) },
        }
    }

    /// Whether a command can be done now.
    pub fn is_possible(&self, command: &Command) -> bool {
        self.availability(command).is_possible()
    }

    fn obstacle(&self, command: &Command) -> Obstacle {
        match command {
            Command::Files(FilesCommand::Open)
            | Command::Session(SessionCommand::SaveSession)
            | Command::Batch(BatchCommand::Open) => unless(!self.is_choosing_file(), reasons::WHY_CHOOSING_FILE),
            Command::Files(FilesCommand::ForgetRecent) => {
                unless(!self.settings().recent.is_empty(), reasons::WHY_NOTHING_RECENT)
            }
            Command::Solution(SolutionCommand::Save) => {
                or(self.against_saving_solution(), || unless(self.can_save_anything(), reasons::WHY_SAVING))
            }
            Command::Files(FilesCommand::ShowInFolder) => {
                told_if(self.saved_file().is_none(), || save_solution::WHY_NOTHING_SAVED.into())
            }
            Command::Solution(SolutionCommand::SaveByPath) => self.against_saving_solution(),
            Command::ManualSolve(ManualSolveCommand::SaveTurns) => {
                or(self.against_saving_turns(), || unless(!self.is_choosing_file(), reasons::WHY_CHOOSING_FILE))
            }
            Command::ManualSolve(ManualSolveCommand::SaveTurnsByPath) => self.against_saving_turns(),
            Command::Pictures(PicturesCommand::SavePicture) | Command::Pictures(PicturesCommand::CopyPicture(_)) => {
                unless(self.can_save_anything(), reasons::WHY_SAVING)
            }
            Command::Animation(AnimationCommand::ExportAnimation) => {
                or(unless(self.player().is_some(), animation::WHY_NOTHING_PLAYED), || {
                    or(unless(self.animation_progress().is_none(), reasons::WHY_BEING_WRITTEN), || {
                        unless(!self.is_choosing_file(), reasons::WHY_CHOOSING_FILE)
                    })
                })
            }
            Command::Animation(AnimationCommand::StopAnimation) => only_if(self.animation_progress().is_some()),
            Command::Solution(SolutionCommand::SaveSheet) => {
                or(told_if(self.results().shown().is_none(), || say::WHY_NO_SOLUTION.into()), || {
                    unless(self.can_save_anything(), reasons::WHY_SAVING)
                })
            }
            Command::Runs(RunsCommand::SaveRuns) => {
                or(told_if(self.chosen_runs().next().is_none(), || runs::WHY_NO_RUN.into()), || {
                    unless(self.can_save_anything(), reasons::WHY_SAVING)
                })
            }
            Command::Runs(RunsCommand::SaveChart) => {
                let shown = matches!(self.chart(), Chart::Length | Chart::Speed);
                let empty = self.position().is_solved() && self.chosen_runs().next().is_none();
                or(unless(shown, reasons::WHY_OTHER_CHART), || {
                    or(unless(!empty, runs::WHY_NO_RUN), || unless(self.can_save_anything(), reasons::WHY_SAVING))
                })
            }
            Command::Graph(GraphCommand::Export) => {
                or(unless(self.export_progress().is_none(), reasons::WHY_BEING_WRITTEN), || {
                    unless(!self.is_choosing_file(), reasons::WHY_CHOOSING_FILE)
                })
            }
            Command::Graph(GraphCommand::StopExport) => only_if(self.export_progress().is_some()),
            Command::Crosses(CrossesCommand::SaveCrosses) => {
                or(unless(self.crosses_progress().is_none(), reasons::WHY_BEING_WRITTEN), || {
                    unless(!self.is_choosing_file(), reasons::WHY_CHOOSING_FILE)
                })
            }
            Command::Crosses(CrossesCommand::StopCrosses) => only_if(self.crosses_progress().is_some()),
            Command::Files(FilesCommand::StopWaiting) => only_if(self.is_choosing_file()),
            Command::Coordinates(CoordinatesCommand::Coordinates) => {
                told_if(!self.has_coordinates(), || coordinates::WHY_NO_COORDINATES.with([&puzzles_with_coordinates()]))
            }
            Command::History(HistoryCommand::Undo) => unless(self.can_undo(), reasons::WHY_NOTHING_TO_UNDO),
            Command::History(HistoryCommand::Redo) => unless(self.can_redo(), reasons::WHY_NOTHING_TO_REDO),
            Command::ManualSolve(ManualSolveCommand::UndoTurn) => {
                let turned = self.can_undo() && self.manual_solve().is_some_and(|hand| !hand.moves.0.is_empty());
                told_if(!turned, || manual_solve::WHY_NO_TURNS.into())
            }
            Command::Scramble(ScrambleCommand::ScrambleFromHere) => {
                unless(self.state().is_some(), reasons::WHY_NOT_A_POSITION)
            }
            Command::Scramble(ScrambleCommand::PlayScramble) | Command::Scramble(ScrambleCommand::CopyScramble) => {
                unless(self.can_play_scramble(), reasons::WHY_NO_SCRAMBLE)
            }
            Command::History(HistoryCommand::BackToResults) => {
                unless(self.other_results().is_some(), reasons::WHY_NO_RESULTS_BEFORE)
            }
            Command::History(HistoryCommand::Reset) => unless(!self.is_fresh(), reasons::WHY_SOLVED),
            Command::Painting(PaintingCommand::Clear) => unless(self.can_clear(), reasons::WHY_NOTHING_PAINTED),
            Command::Painting(PaintingCommand::FillIn) => {
                told_if(self.painting_check().forced.is_empty(), || say::WHY_NOT_FORCED.into())
            }
            Command::Painting(PaintingCommand::CopyFacelets) | Command::Painting(PaintingCommand::CopyColours) => {
                let missing = self.painting().missing();
                told_if(missing > 0, || say::UNFINISHED.with([&missing]))
            }
            Command::Sharing(SharingCommand::CopyMovesHere) => {
                unless(self.knows_moves_here(), reasons::WHY_NO_MOVES_HERE)
            }
            Command::Sharing(SharingCommand::CopyIdentifier) => {
                unless(self.identifier().is_some(), reasons::WHY_NO_IDENTIFIER)
            }
            Command::Sharing(SharingCommand::CopyLink) => self.against_link(),
            Command::Sharing(SharingCommand::CopyLog) => unless(self.can_copy_log(), reasons::WHY_NO_MOVES_HERE),
            Command::Solution(SolutionCommand::Copy) => {
                told_if(self.results().shown().is_none(), || say::WHY_NO_SOLUTION.into())
            }
            Command::Playback(PlaybackCommand::Compare(Some(_))) => {
                unless(self.log_player().is_some(), reasons::WHY_NO_LOG_MOVES)
            }
            Command::Playback(PlaybackCommand::SwitchTrack) | Command::Playback(PlaybackCommand::Compare(None)) => {
                unless(self.compared_notes().is_some(), reasons::WHY_NOT_COMPARED)
            }
            Command::Playback(PlaybackCommand::Go(moment)) => {
                unless(self.can_play(*moment), reasons::WHY_NO_MOVES_THERE)
            }
            Command::Search(SearchCommand::Solve) => self.against_solving(),
            Command::Search(SearchCommand::Prove) if !self.offers_proof() => {
                Obstacle::Told(reasons::WHY_NO_PROOF.into())
            }
            Command::Search(SearchCommand::Prove) => self.against_solving(),
            Command::Search(SearchCommand::Stop) => {
                let search = self.is_searching() && !self.is_stopping();
                let batch = self.batch_at_work().is_some() && !self.is_batch_stopping();
                only_if(search || batch || self.is_finding())
            }
            Command::Batch(BatchCommand::Start) => self.against_batch(),
            Command::Batch(BatchCommand::Stop) => only_if(self.batch_at_work().is_some() && !self.is_batch_stopping()),
            Command::Batch(BatchCommand::SwapTables) => {
                unless(self.batch().before.is_some() && self.batch_at_work().is_none(), reasons::WHY_NO_BATCH_BEFORE)
            }
            Command::Batch(BatchCommand::Save) => {
                let rows = self.batch().table.as_ref().is_some_and(|table| !table.is_empty());
                or(unless(rows, reasons::WHY_NO_ROWS), || unless(self.can_save_anything(), reasons::WHY_SAVING))
            }
            Command::Graph(GraphCommand::TargetHere) => unless(self.can_target_here(), reasons::WHY_NO_TARGET),
            Command::Graph(GraphCommand::TargetSolved) => unless(self.has_target(), reasons::WHY_TARGET_SOLVED),
            Command::Tables(TablesCommand::HandleTables(_)) => self.against_handling_tables(),
            Command::Tables(TablesCommand::MoveTables) => {
                or(self.against_handling_tables(), || unless(!self.is_choosing_file(), reasons::WHY_CHOOSING_FILE))
            }
            Command::Tables(TablesCommand::StopTables) => {
                only_if(self.table_task().is_some() || self.idle_tables().is_some())
            }
            Command::Settings(SettingsCommand::ResetColours) => {
                unless(appearance::has_own_colours(self.puzzle(), self.settings()), reasons::WHY_USUAL_COLOURS)
            }
            Command::Settings(SettingsCommand::ResetAppearance) => {
                unless(appearance::is_changed(self.settings()), reasons::WHY_USUAL_APPEARANCE)
            }
            Command::Tour(TourCommand::TourLeave) => only_if(self.tour.step().is_some()),
            Command::Window(WindowCommand::Dismiss) => only_if(self.dialog().is_some() || !self.shows_stage()),
            _ => Obstacle::None,
        }
    }

    /// Only the turns of one solve after the other are saved.
    fn against_saving_turns(&self) -> Obstacle {
        let begun = || self.manual_solve().is_some_and(ManualSolve::has_begun);
        or(self.against_logs(), || {
            or(told_if(self.is_finding(), || manual_solve::WHY_FINDING.into()), || {
                told_if(!begun(), || manual_solve::WHY_NO_TURNS.into())
            })
        })
    }

    /// What speaks against a search for what is shown; one for another position ends then.
    fn against_solving(&self) -> Obstacle {
        if self.shows_batch() {
            return Obstacle::Told(batch::WHY_BATCH_PAGE.into());
        }
        if self.batch_at_work().is_some() {
            return Obstacle::Told(batch::WHY_BATCH.into());
        }
        if self.tables_are_handled() {
            return Obstacle::Told(tables::WHY_TABLES_BUSY.into());
        }
        let painting = self.against_painting();
        if !matches!(painting, Obstacle::None) {
            return painting;
        }
        if self.solver().is_none() {
            return Obstacle::Told(say::WHY_NO_SOLVER.with([&say::puzzle_name(self.puzzle())]));
        }
        if self.shows_another() {
            return told_if(self.painting_status() == PaintingStatus::Solved, || say::WHY_SHOWN_SOLVED.into());
        }
        if self.position().is_solved() {
            return Obstacle::Told(reasons::WHY_SOLVED.into());
        }
        if self.knows_all() {
            let all = self.results().has_all_optimal();
            return Obstacle::Told(if all { say::WHY_ALL_OPTIMAL.into() } else { say::WHY_OPTIMAL.into() });
        }
        unless(self.state().is_some() && !self.is_searching_here(), reasons::WHY_SEARCHED)
    }

    fn against_batch(&self) -> Obstacle {
        if self.batch_at_work().is_some() {
            Obstacle::Told(batch::WHY_BATCH.into())
        } else if self.is_searching() {
            Obstacle::Told(batch::WHY_SEARCH.into())
        } else if !self.batch().form.is_filled() {
            Obstacle::Told(batch::WHY_NO_STATES.into())
        } else {
            only_if(!self.tables_are_handled() && self.batch_solver().is_some())
        }
    }

    fn against_handling_tables(&self) -> Obstacle {
        told_if(!self.can_handle_tables(), || tables::WHY_TABLES_BUSY.into())
    }
}

impl Context {
    /// What speaks against a log of this puzzle: only the hypercube has them.
    fn against_logs(&self) -> Obstacle {
        told_if(!self.has_logs(), || say::WHY_NO_LOG.with([&say::puzzle_name(self.puzzle())]))
    }

    /// What speaks against a link to the position: the editor has cubes only, and moves have to reach it.
    fn against_link(&self) -> Obstacle {
        let puzzle = self.puzzle();
        or(told_if(!link::is_for(puzzle), || sharing::WHY_NO_LINK.with([&say::puzzle_name(puzzle)])), || {
            self.against_painting()
        })
    }

    /// What speaks against the painting as a position.
    fn against_painting(&self) -> Obstacle {
        match self.painting_status() {
            PaintingStatus::Impossible(errors) => {
                let first = errors.first();
                first.map_or(Obstacle::Plain, |error| Obstacle::Told(say::WHY_IMPOSSIBLE.with([&error.what])))
            }
            PaintingStatus::Unfinished { missing, .. } => Obstacle::Told(say::UNFINISHED.with([&missing])),
            PaintingStatus::Solved | PaintingStatus::Possible => Obstacle::None,
        }
    }

    fn against_saving_solution(&self) -> Obstacle {
        told_if(self.results().shown().is_none(), || say::WHY_NO_SOLUTION.into())
    }

    /// Whether a search could find nothing more.
    fn knows_all(&self) -> bool {
        let by = self.solver().map(|solver| MethodAndMetric { method: solver.name(), metric: self.metric() });
        self.results().is_optimal()
            && self.results().by == by
            && (!self.settings().all_optimal || self.results().has_all_optimal())
    }
}
