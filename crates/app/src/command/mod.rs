//! Commands of all features, and the command table behind menus, shortcuts, tooltips and tests.

pub mod availability;
pub mod menu;
pub mod message;
pub mod row;
pub mod shortcut;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use self::{message::Message, row::KeyUse};
use crate::{algorithms, animation, batch, camera, coordinates, crosses, examples, files, filters, graph, history};
use crate::{cases, fewest_moves};
use crate::{lesson, macros, manual_solve, painting, pictures, playback, rows, runs, scramble, search, session};
use crate::{settings, sharing, shortcuts, solution, steps, tables, tour, typing, window};
use unfold_engine::puzzle::PuzzleId;

pub use crate::algorithms::AlgorithmsCommand;
pub use crate::animation::AnimationCommand;
pub use crate::batch::update::BatchCommand;
pub use crate::camera::CameraCommand;
pub use crate::cases::CasesCommand;
pub use crate::coordinates::CoordinatesCommand;
pub use crate::crosses::CrossesCommand;
pub use crate::examples::update::ExamplesCommand;
pub use crate::fewest_moves::FewestMovesCommand;
pub use crate::files::FilesCommand;
pub use crate::filters::FiltersCommand;
pub use crate::graph::GraphCommand;
pub use crate::history::HistoryCommand;
pub use crate::lesson::update::LessonCommand;
pub use crate::macros::MacrosCommand;
pub use crate::manual_solve::ManualSolveCommand;
pub use crate::painting::PaintingCommand;
pub use crate::pictures::PicturesCommand;
pub use crate::playback::PlaybackCommand;
pub use crate::rows::RowsCommand;
pub use crate::runs::RunsCommand;
pub use crate::scramble::ScrambleCommand;
pub use crate::search::update::SearchCommand;
pub use crate::session::update::SessionCommand;
pub use crate::settings::update::SettingsCommand;
pub use crate::sharing::SharingCommand;
pub use crate::shortcuts::ShortcutsCommand;
pub use crate::solution::SolutionCommand;
pub use crate::steps::StepsCommand;
pub use crate::tables::TablesCommand;
pub use crate::tour::TourCommand;
pub use crate::typing::TypingCommand;
pub use crate::window::WindowCommand;

/// A user command. Commands without a value, and choices among a few values, have a row in [`rows()`].
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Undo, redo and switching puzzles.
    History(HistoryCommand),
    /// Painting the net.
    Painting(PaintingCommand),
    /// Typing and pasting.
    Typing(TypingCommand),
    /// Copying to share.
    Sharing(SharingCommand),
    Scramble(ScrambleCommand),
    /// Turning by hand.
    ManualSolve(ManualSolveCommand),
    /// Viewpoint.
    Camera(CameraCommand),
    /// Piece filters.
    Filters(FiltersCommand),
    Examples(ExamplesCommand),
    /// Opening files.
    Files(FilesCommand),
    /// The solution shown.
    Solution(SolutionCommand),
    Session(SessionCommand),
    Search(SearchCommand),
    /// Recorded runs.
    Runs(RunsCommand),
    Playback(PlaybackCommand),
    /// Rows of moves.
    Rows(RowsCommand),
    Macros(MacrosCommand),
    /// The lesson, and pages about methods.
    Lesson(LessonCommand),
    Coordinates(CoordinatesCommand),
    /// Pictures of the net, the views and the chart.
    Pictures(PicturesCommand),
    Animation(AnimationCommand),
    Batch(BatchCommand),
    Tables(TablesCommand),
    /// The graph of the 2×2×2.
    Graph(GraphCommand),
    /// The crosses of the 3×3×3.
    Crosses(CrossesCommand),
    Algorithms(AlgorithmsCommand),
    Cases(CasesCommand),
    FewestMoves(FewestMovesCommand),
    /// Step-by-step solutions and hints.
    Steps(StepsCommand),
    Settings(SettingsCommand),
    /// Keyboard shortcuts and the command palette.
    Shortcuts(ShortcutsCommand),
    Tour(TourCommand),
    /// The window as a whole.
    Window(WindowCommand),
}

/// Implements the conversion of each feature's command into [`Command`] and [`Message`].
macro_rules! from_commands {
    ($($variant:ident($command:ident),)*) => {
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
    };
}

from_commands! {
    History(HistoryCommand),
    Painting(PaintingCommand),
    Typing(TypingCommand),
    Sharing(SharingCommand),
    Scramble(ScrambleCommand),
    ManualSolve(ManualSolveCommand),
    Camera(CameraCommand),
    Filters(FiltersCommand),
    Examples(ExamplesCommand),
    Files(FilesCommand),
    Solution(SolutionCommand),
    Session(SessionCommand),
    Search(SearchCommand),
    Runs(RunsCommand),
    Playback(PlaybackCommand),
    Rows(RowsCommand),
    Macros(MacrosCommand),
    Lesson(LessonCommand),
    Coordinates(CoordinatesCommand),
    Pictures(PicturesCommand),
    Animation(AnimationCommand),
    Batch(BatchCommand),
    Tables(TablesCommand),
    Graph(GraphCommand),
    Crosses(CrossesCommand),
    Algorithms(AlgorithmsCommand),
    Cases(CasesCommand),
    FewestMoves(FewestMovesCommand),
    Steps(StepsCommand),
    Settings(SettingsCommand),
    Shortcuts(ShortcutsCommand),
    Tour(TourCommand),
    Window(WindowCommand),
}

fn applies_to(command: &Command, puzzle: PuzzleId) -> bool {
    match command {
        Command::Painting(command) => painting::applies_to(command, puzzle),
        Command::Sharing(command) => sharing::applies_to(command, puzzle),
        Command::ManualSolve(command) => manual_solve::applies_to(command, puzzle),
        Command::Camera(command) => camera::applies_to(command, puzzle),
        Command::Rows(command) => rows::applies_to(command, puzzle),
        Command::Runs(command) => runs::applies_to(command, puzzle),
        Command::Graph(command) => graph::applies_to(command, puzzle),
        Command::Algorithms(command) => algorithms::applies_to(command, puzzle),
        Command::Cases(command) => cases::applies_to(command, puzzle),
        Command::FewestMoves(command) => fewest_moves::applies_to(command, puzzle),
        Command::Steps(command) => steps::applies_to(command, puzzle),
        Command::Settings(command) => settings::update::applies_to(command, puzzle),
        Command::Batch(command) => batch::update::applies_to(command, puzzle),
        Command::History(_)
        | Command::Typing(_)
        | Command::Scramble(_)
        | Command::Filters(_)
        | Command::Examples(_)
        | Command::Files(_)
        | Command::Solution(_)
        | Command::Session(_)
        | Command::Search(_)
        | Command::Playback(_)
        | Command::Macros(_)
        | Command::Lesson(_)
        | Command::Coordinates(_)
        | Command::Pictures(_)
        | Command::Animation(_)
        | Command::Tables(_)
        | Command::Crosses(_)
        | Command::Shortcuts(_)
        | Command::Tour(_)
        | Command::Window(_) => true,
    }
}

/// The rows of all features, in display order.
fn rows_of_features() -> Vec<Row> {
    fn as_commands<C: Clone + Into<Command>>(rows: &[row::Row<C>]) -> impl Iterator<Item = Row> {
        rows.iter().map(|row| row.with_command(row.command.clone().into()))
    }
    let mut rows: Vec<Row> = as_commands(&history::puzzle_rows()).collect();
    rows.extend(as_commands(history::ROWS));
    rows.extend(as_commands(painting::ROWS));
    rows.extend(as_commands(typing::ROWS));
    rows.extend(as_commands(sharing::ROWS));
    rows.extend(as_commands(scramble::ROWS));
    rows.extend(as_commands(manual_solve::ROWS));
    rows.extend(as_commands(camera::ROWS));
    rows.extend(as_commands(filters::ROWS));
    rows.extend(as_commands(examples::update::ROWS));
    rows.extend(as_commands(files::ROWS));
    rows.extend(as_commands(solution::ROWS));
    rows.extend(as_commands(session::update::ROWS));
    rows.extend(as_commands(search::update::ROWS));
    rows.extend(as_commands(runs::ROWS));
    rows.extend(as_commands(playback::ROWS));
    rows.extend(as_commands(rows::table::ROWS));
    rows.extend(as_commands(macros::ROWS));
    rows.extend(as_commands(lesson::update::ROWS));
    rows.extend(as_commands(coordinates::ROWS));
    rows.extend(as_commands(pictures::ROWS));
    rows.extend(as_commands(animation::ROWS));
    rows.extend(as_commands(batch::update::ROWS));
    rows.extend(as_commands(tables::ROWS));
    rows.extend(as_commands(graph::ROWS));
    rows.extend(as_commands(crosses::ROWS));
    rows.extend(as_commands(algorithms::ROWS));
    rows.extend(as_commands(cases::ROWS));
    rows.extend(as_commands(fewest_moves::ROWS));
    rows.extend(as_commands(steps::ROWS));
    rows.extend(as_commands(settings::update::ROWS));
    rows.extend(as_commands(shortcuts::ROWS));
    rows.extend(as_commands(tour::ROWS));
    rows.extend(as_commands(window::ROWS));
    rows
}

pub type Row = row::Row<Command>;

static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let mut rows = rows_of_features();
    for row in &mut rows {
        row.key_use = key_use(&row.command);
        let puzzles = PuzzleId::ALL.into_iter().filter(|puzzle| applies_to(&row.command, *puzzle));
        row.puzzles = puzzles.map(|puzzle| 1 << puzzle as u32).sum();
    }
    rows
});

/// The command table without the commands, for features that need only ids, names and keys.
pub static KEY_ROWS: LazyLock<Vec<row::Row<()>>> =
    LazyLock::new(|| ROWS.iter().map(|row| row.with_command(())).collect());

fn key_use(command: &Command) -> KeyUse {
    match command {
        Command::History(HistoryCommand::Undo | HistoryCommand::Redo)
        | Command::Painting(PaintingCommand::Clear)
        | Command::ManualSolve(ManualSolveCommand::Rotate(_)) => KeyUse::YieldsToText,
        Command::Painting(PaintingCommand::CopyFacelets) => KeyUse::CopyYieldsToText,
        Command::Solution(SolutionCommand::Copy) => KeyUse::Copies,
        Command::Playback(PlaybackCommand::Go(_))
        | Command::Search(SearchCommand::Stop)
        | Command::Shortcuts(ShortcutsCommand::Keys | ShortcutsCommand::Palette)
        | Command::Settings(SettingsCommand::About) => KeyUse::UnfocusedOnly,
        Command::Window(WindowCommand::Dismiss) => KeyUse::Fixed,
        _ => KeyUse::Usual,
    }
}

/// The command table.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    ROWS.iter()
}

/// The rows of the commands that rotate the whole puzzle.
pub fn rotations(puzzle: PuzzleId) -> impl Iterator<Item = &'static Row> {
    rows().filter(move |row| {
        matches!(row.command, Command::ManualSolve(ManualSolveCommand::Rotate(_))) && row.is_available_for(puzzle)
    })
}

/// The row of a command; `None` for commands with free values.
pub fn row_of(command: &Command) -> Option<&'static Row> {
    rows().find(|row| row.command == *command)
}

pub fn row_named(id: &str) -> Option<&'static Row> {
    rows().find(|row| row.id == id)
}
