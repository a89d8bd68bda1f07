//! Everything a person can ask for: the commands of all features in one list, and the one table of those that need no value, which
//! menus, keys, tooltips and tests read.

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use super::core::row;
use super::message::Message;
use super::settings::switch::Switch;
use crate::shared::puzzles::record;
use crate::shared::scene::ViewFrom;
use crate::shared::settings::choices::{charts, views};
use unfold_engine::puzzle::pieces::Pieces;
use unfold_engine::puzzle::{Move, MoveDef, Notation, PuzzleId};

/// Joins the commands of features: a variant of [`Command`], its conversions, and its rows.
macro_rules! commands {
    ($($(#[$doc:meta])* $variant:ident($feature:ident::$command:ident),)*) => {
        $(pub use super::$feature::command::$command;)*

        /// A request of a person. Those without a value, and those with one of few, are [`rows`].
        #[derive(Clone, Debug, PartialEq)]
        pub enum Command {
            $($(#[$doc])* $variant($command),)*
        }

        $(
            impl From<$command> for Command {
                fn from(command: $command) -> Self {
                    Self::$variant(command)
                }
            }

            impl From<$command> for Message {
                fn from(command: $command) -> Self {
                    Self::Command(command.into())
                }
            }
        )*

        static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
            let mut rows: Vec<Row> = super::history::command::puzzles().into_iter().map(|row| row.map(Command::History)).collect();
            $(rows.extend(super::$feature::command::ROWS.iter().cloned().map(|row| row.map(Command::$variant)));)*
            rows
        });
    };
}

commands! {
    /// Requests to history.
    History(history::HistoryCommand),
    /// Requests to painting.
    Painting(painting::PaintingCommand),
    /// Requests to typing.
    Typing(typing::TypingCommand),
    /// Requests to sharing.
    Sharing(sharing::SharingCommand),
    /// Requests to scramble.
    Scramble(scramble::ScrambleCommand),
    /// Requests to manual solve.
    ManualSolve(manual_solve::ManualSolveCommand),
    /// Requests to camera.
    Camera(camera::CameraCommand),
    /// Requests to examples.
    Examples(examples::ExamplesCommand),
    /// Requests to files.
    Files(files::FilesCommand),
    /// Requests to solution.
    Solution(solution::SolutionCommand),
    /// Requests to session.
    Session(session::SessionCommand),
    /// Requests to search.
    Search(search::SearchCommand),
    /// Requests to runs.
    Runs(runs::RunsCommand),
    /// Requests to playback.
    Playback(playback::PlaybackCommand),
    /// Requests to lesson.
    Lesson(lesson::LessonCommand),
    /// Requests to coordinates.
    Coordinates(coordinates::CoordinatesCommand),
    /// Requests to pictures.
    Pictures(pictures::PicturesCommand),
    /// Requests to animation.
    Animation(animation::AnimationCommand),
    /// Requests to batch.
    Batch(batch::BatchCommand),
    /// Requests to tables.
    Tables(tables::TablesCommand),
    /// Requests to graph.
    Graph(graph::GraphCommand),
    /// Requests to crosses.
    Crosses(crosses::CrossesCommand),
    /// Requests to settings.
    Settings(settings::SettingsCommand),
    /// Requests to shortcuts.
    Shortcuts(shortcuts::ShortcutsCommand),
    /// Requests to tour.
    Tour(tour::TourCommand),
    /// Requests to window.
    Window(window::WindowCommand),
}

/// A row of the table of commands.
pub type Row = row::Row<Command>;

impl Row {
    /// Whether a text field that has the focus keeps this command's keys for itself.
    pub fn is_for_text_too(&self) -> bool {
        matches!(
            self.command,
            Command::History(HistoryCommand::Undo)
                | Command::History(HistoryCommand::Redo)
                | Command::Painting(PaintingCommand::Clear)
                | Command::Painting(PaintingCommand::CopyFacelets)
                | Command::ManualSolve(ManualSolveCommand::Rotate(_))
        )
    }

    /// Whether there is such a command for this puzzle: each has rotations and views of its own, by the same keys.
    pub fn is_of(&self, puzzle: PuzzleId) -> bool {
        match self.command {
            Command::ManualSolve(ManualSolveCommand::Rotate(name)) => rotation_named(puzzle, name).is_some(),
            Command::Sharing(SharingCommand::CopyIdentifier)
            | Command::Graph(GraphCommand::TargetHere)
            | Command::Graph(GraphCommand::TargetSolved)
            | Command::Graph(GraphCommand::SetGraphMetric(_))
            | Command::Graph(GraphCommand::SetGraphPositions(_)) => record(puzzle).has_graph,
            Command::Painting(PaintingCommand::CopyColours) => puzzle.def().notation == Notation::Cube,
            Command::Sharing(SharingCommand::CopyLog) => puzzle.def().log.is_some(),
            Command::Camera(CameraCommand::ShowPieces(filter)) => filter.is_of(puzzle),
            Command::Camera(CameraCommand::CentreCell(_)) => puzzle.def().dimensions == 4,
            Command::Camera(CameraCommand::LookFrom(side)) => {
                side == ViewFrom::Front || side == ViewFrom::UFR || puzzle.def().dimensions == 3
            }
            Command::Runs(RunsCommand::SetChart(chart)) => charts(puzzle).contains(&chart),
            Command::Settings(SettingsCommand::SetView(view)) => views(puzzle).contains(&view),
            Command::Settings(SettingsCommand::Toggle(Switch::PaintCentres)) => {
                Pieces::of(puzzle).centres().next().is_some()
            }
            _ => true,
        }
    }

    /// Whether its key may be one that widgets use, since it is only listened to when none has the focus: what it does takes
    /// nothing away.
    pub fn is_harmless(&self) -> bool {
        matches!(
            self.command,
            Command::Playback(PlaybackCommand::Go(_))
                | Command::Search(SearchCommand::Stop)
                | Command::Shortcuts(ShortcutsCommand::Keys)
                | Command::Settings(SettingsCommand::About)
                | Command::Shortcuts(ShortcutsCommand::Palette)
        )
    }

    /// Whether its keys are always the same.
    pub fn is_fixed(&self) -> bool {
        self.command == Command::Window(WindowCommand::Dismiss)
    }
}

/// The rotation of a puzzle that a command of this name makes. The name of a rotation of a hypercube begins with all its layers, which
/// are more on a larger one.
pub fn rotation_named(puzzle: PuzzleId, name: &str) -> Option<Move> {
    let of_grip = |name: &str| name.split_once('}').map_or(name, |(_, grip)| grip).to_owned();
    let is_it = |mv: &MoveDef| mv.cost == 0 && of_grip(&mv.name) == of_grip(name);
    puzzle.def().moves.iter().position(is_it).map(|number| Move::new(number as u16))
}

/// Every command that needs no value, or one of few.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    ROWS.iter()
}

/// The rotations of the whole puzzle that have a command.
pub fn rotations(puzzle: PuzzleId) -> impl Iterator<Item = &'static Row> {
    rows().filter(move |row| {
        matches!(row.command, Command::ManualSolve(ManualSolveCommand::Rotate(_))) && row.is_of(puzzle)
    })
}

/// The row of a command.
pub fn row_of(command: &Command) -> Option<&'static Row> {
    rows().find(|row| row.command == *command)
}

/// The row of this id.
pub fn row_named(id: &str) -> Option<&'static Row> {
    rows().find(|row| row.id == id)
}
