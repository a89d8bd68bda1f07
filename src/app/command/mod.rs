//! The one list of features, and the one table of commands that follows from it: menus, keys, tooltips and tests read it.

#[cfg(test)]
mod tests;

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use crate::app::core::{AtWork, Context, Feature, Obstacle, Progress, TaskId, row, row::KeyUse};
use crate::app::{analysis::Analyses, message::Message};
use crate::app::{file_export::FileExport, shortcuts::Shortcuts};
use crate::app::{notices::announcer::Announcer, session::update::SessionKeeper};
use unfold_engine::puzzle::PuzzleId;

/// The parts of the state at the start that are not the same at every start.
pub struct FirstState {
    /// The time.
    pub now: Instant,
    /// The session that is kept.
    pub session: SessionKeeper,
    /// The keys that a person gave to commands.
    pub shortcuts: Shortcuts,
}

/// Joins features: those with commands, and those without, which work behind the others.
macro_rules! features {
    (
        |$start:ident|
        behind { $($(#[$doc_behind:meta])* $service:ident: $behind:ty,)* }
        $($(#[$doc:meta])* $module:ident: $feature:ty = $first:expr, $variant:ident($command:ident);)*
    ) => {
        $(pub use super::$module::command::$command;)*

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

        /// The state of every feature.
        pub struct Features {
            $($(#[$doc])* pub $module: $feature,)*
            $($(#[$doc_behind])* pub $service: $behind,)*
        }

        impl Features {
            /// The features as the program starts.
            pub fn new($start: FirstState) -> Self {
                Self { $($module: $first,)* $($service: <$behind>::default(),)* }
            }

            /// Does what a person asks for.
            pub fn update(&mut self, command: Command, cx: &mut Context) {
                match command {
                    $(Command::$variant(command) => Feature::update(&mut self.$module, command, cx),)*
                }
            }

            /// The obstacle to a command now.
            pub fn obstacle(&self, command: &Command, cx: &Context) -> Obstacle {
                match command {
                    $(Command::$variant(command) => Feature::obstacle(&self.$module, command, cx),)*
                }
            }

            /// True if the command's choice is chosen, or its switch is on; `None` if it is neither.
            pub fn is_on(&self, command: &Command, cx: &Context) -> Option<bool> {
                match command {
                    $(Command::$variant(command) => Feature::is_on(&self.$module, command, cx),)*
                }
            }

            /// Tells every feature that a job ended by a mistake in this program.
            pub fn crash(&mut self, id: TaskId, cx: &mut Context) {
                $(Feature::crash(&mut self.$service, id, cx);)*
                $(Feature::crash(&mut self.$module, id, cx);)*
            }

            /// Hands the progress of jobs to every feature.
            pub fn sample(&mut self, progress: &Progress, cx: &mut Context) {
                $(Feature::sample(&mut self.$service, progress, cx);)*
                $(Feature::sample(&mut self.$module, progress, cx);)*
            }

            /// Does what is due, once a frame.
            pub fn tick(&mut self, cx: &mut Context) {
                $(Feature::tick(&mut self.$module, cx);)*
                $(Feature::tick(&mut self.$service, cx);)*
            }

            /// The time until something is due in any feature.
            pub fn due(&self, cx: &Context) -> Option<Duration> {
                let due = [$(Feature::due(&self.$module, cx),)* $(Feature::due(&self.$service, cx),)*];
                due.into_iter().flatten().min()
            }

            /// The work of features that others have to know of.
            pub fn work(&self) -> AtWork {
                let mut work = AtWork::default();
                $(Feature::note_work(&self.$module, &mut work);)*
                $(Feature::note_work(&self.$service, &mut work);)*
                work
            }

            /// Ends everything.
            pub fn close(&mut self, cx: &mut Context) {
                $(Feature::close(&mut self.$module, cx);)*
                $(Feature::close(&mut self.$service, cx);)*
            }
        }

        /// True if there is such a command for a puzzle.
        fn is_of(command: &Command, puzzle: PuzzleId) -> bool {
            match command {
                $(Command::$variant(command) => <$feature as Feature>::is_of(command, puzzle),)*
            }
        }

        /// The rows of all features.
        fn rows_of_features() -> Vec<Row> {
            let puzzles = super::history::command::puzzles();
            let mut rows: Vec<Row> = puzzles.iter().map(|row| row.map(row.command.clone().into())).collect();
            $(rows.extend(super::$module::command::ROWS.iter().map(|row| row.map(row.command.clone().into())));)*
            rows
        }
    };
}

features! {
    |start|
    behind {
        /// The facts about the position beside its solutions.
        analysis: Analyses,
        /// The file that is written beside everything else.
        file_export: FileExport,
        /// The words for screen readers.
        announcer: Announcer,
    }
    /// The positions before and after.
    history: super::history::History = super::history::History, History(HistoryCommand);
    /// Painting the net.
    painting: super::painting::NetPainting = super::painting::NetPainting, Painting(PaintingCommand);
    /// Typing and pasting.
    typing: super::typing::Typing = super::typing::Typing, Typing(TypingCommand);
    /// Copies for others.
    sharing: super::sharing::Sharing = super::sharing::Sharing, Sharing(SharingCommand);
    /// Scrambles.
    scramble: super::scramble::Scramble = super::scramble::Scramble::default(), Scramble(ScrambleCommand);
    /// Turning by hand.
    manual_solve: super::manual_solve::ManualSolving = super::manual_solve::ManualSolving, ManualSolve(ManualSolveCommand);
    /// The point from which the puzzle is looked at.
    camera: super::camera::Viewpoint = super::camera::Viewpoint, Camera(CameraCommand);
    /// The examples.
    examples: super::examples::ExampleList = super::examples::ExampleList, Examples(ExamplesCommand);
    /// Files that are opened.
    files: super::files::Files = super::files::Files, Files(FilesCommand);
    /// The solution that is shown.
    solution: super::solution::Solutions = super::solution::Solutions, Solution(SolutionCommand);
    /// The session.
    session: SessionKeeper = start.session, Session(SessionCommand);
    /// The search.
    search: super::search::Search = super::search::Search::default(), Search(SearchCommand);
    /// The runs.
    runs: super::runs::RunList = super::runs::RunList, Runs(RunsCommand);
    /// The playback.
    playback: super::playback::Player = super::playback::Player::default(), Playback(PlaybackCommand);
    /// The lesson and the pages about methods.
    lesson: super::lesson::Lesson = super::lesson::Lesson::default(), Lesson(LessonCommand);
    /// The page of coordinates.
    coordinates: super::coordinates::CoordinatesPage = super::coordinates::CoordinatesPage, Coordinates(CoordinatesCommand);
    /// Pictures.
    pictures: super::pictures::PictureExport = super::pictures::PictureExport::default(), Pictures(PicturesCommand);
    /// Animations.
    animation: super::animation::AnimationExport = super::animation::AnimationExport::default(), Animation(AnimationCommand);
    /// Batches.
    batch: super::batch::Batch = super::batch::Batch::default(), Batch(BatchCommand);
    /// The tables.
    tables: super::tables::TablesPage = super::tables::TablesPage::new(start.now), Tables(TablesCommand);
    /// The graph of the 2×2×2.
    graph: super::graph::Graph = super::graph::Graph::default(), Graph(GraphCommand);
    /// The crosses of the 3×3×3.
    crosses: super::crosses::CrossDatabase = super::crosses::CrossDatabase::default(), Crosses(CrossesCommand);
    /// The page of algorithms.
    algorithms: super::algorithms::Algorithms = super::algorithms::Algorithms::default(), Algorithms(AlgorithmsCommand);
    /// The settings.
    settings: super::settings::SettingsPages = super::settings::SettingsPages, Settings(SettingsCommand);
    /// Keys, and the list of all commands.
    shortcuts: Shortcuts = start.shortcuts, Shortcuts(ShortcutsCommand);
    /// The tour.
    tour: super::tour::Tour = super::tour::Tour::default(), Tour(TourCommand);
    /// The window as a whole.
    window: super::window::WindowParts = super::window::WindowParts, Window(WindowCommand);
}

/// A row of the table of commands.
pub type Row = row::Row<Command>;

static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let mut rows = rows_of_features();
    for row in &mut rows {
        row.key_use = key_use(&row.command);
        let puzzles = PuzzleId::ALL.into_iter().filter(|puzzle| is_of(&row.command, *puzzle));
        row.puzzles = puzzles.map(|puzzle| 1 << puzzle as u32).sum();
    }
    rows
});

/// The rows without their commands, for the features that need only ids, names and keys.
pub static KEY_ROWS: LazyLock<Vec<row::Row<()>>> = LazyLock::new(|| ROWS.iter().map(|row| row.map(())).collect());

/// The use of the keys of a command.
fn key_use(command: &Command) -> KeyUse {
    match command {
        Command::History(HistoryCommand::Undo | HistoryCommand::Redo)
        | Command::Painting(PaintingCommand::Clear)
        | Command::ManualSolve(ManualSolveCommand::Rotate(_)) => KeyUse::TextToo,
        Command::Painting(PaintingCommand::CopyFacelets) => KeyUse::CopiesTextToo,
        Command::Solution(SolutionCommand::Copy) => KeyUse::Copies,
        Command::Playback(PlaybackCommand::Go(_))
        | Command::Search(SearchCommand::Stop)
        | Command::Shortcuts(ShortcutsCommand::Keys | ShortcutsCommand::Palette)
        | Command::Settings(SettingsCommand::About) => KeyUse::Harmless,
        Command::Window(WindowCommand::Dismiss) => KeyUse::Fixed,
        _ => KeyUse::Usual,
    }
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
