//! The program is closed during any kind of work: it ends at once, and leaves nothing half done.

use std::time::{Duration, Instant};

use crate::rounds;
use crate::stops::{max_stop_time, print_line};
use crate::support::{home::Home, names_in, tables, temporary_beside_tables};
use rand::RngExt;
use unfold_app::command::{Command, CrossesCommand, FilesCommand, GraphCommand, SearchCommand, SettingsCommand};
use unfold_app::command::{TablesCommand, TypingCommand, WindowCommand};
use unfold_app::settings::{choices::View, how_far::HowFar, switch::Switch};
use unfold_app::{batch::update::BatchCommand, document::batches::form::PositionSource, tables::status::TableTask};
use unfold_engine::notation::facelets;
use unfold_engine::puzzle::{PuzzleId, scramble};
use unfold_engine::tables::spec;
use unfold_engine::tables::store::{FileState, Tables};

/// Work that takes a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Work {
    Search(PuzzleId),
    Proof(PuzzleId),
    Batch,
    Build(&'static str),
    Verify,
    Graph,
    Crosses,
}

const ALL: [Work; 12] = [
    Work::Search(PuzzleId::Cube2),
    Work::Search(PuzzleId::Cube3),
    Work::Search(PuzzleId::Tess2),
    Work::Proof(PuzzleId::Cube3),
    Work::Proof(PuzzleId::Tess2),
    Work::Batch,
    Work::Build("tess2-axis-rows"),
    Work::Build("cube3-phase2"),
    Work::Build("cube3-optimal-0"),
    Work::Verify,
    Work::Graph,
    Work::Crosses,
];

impl Work {
    fn puzzle(self) -> PuzzleId {
        match self {
            Self::Search(puzzle) | Self::Proof(puzzle) => puzzle,
            Self::Build(name) if name.starts_with("tess2") => PuzzleId::Tess2,
            Self::Graph => PuzzleId::Cube2,
            Self::Batch | Self::Build(_) | Self::Verify | Self::Crosses => PuzzleId::Cube3,
        }
    }

    /// Starts the work; `seed` chooses the position of a search.
    fn start(self, home: &mut Home, seed: u64) {
        let state = facelets::print(&scramble::uniform(self.puzzle(), &mut scramble::generator(seed)));
        let file = |name: &str| home.path(name).display().to_string();
        let (graph, crosses) = (file("graph"), file("crosses.db"));
        let mut apply = |command: Command| home.program.apply(command);
        apply(Command::Settings(SettingsCommand::Set(Switch::IdleTables, false)));
        match self {
            Self::Search(_) | Self::Proof(_) => {
                let level = if matches!(self, Self::Proof(_)) { HowFar::Prove } else { HowFar::Shortest };
                apply(Command::Search(SearchCommand::SetHowFar(level)));
                home.program.apply(TypingCommand::TypePosition(state));
                home.program.apply(SearchCommand::Solve);
            }
            Self::Batch => {
                apply(Command::Settings(SettingsCommand::SetView(View::Batch)));
                apply(Command::Batch(BatchCommand::SetSource(PositionSource::Random)));
                apply(Command::Batch(BatchCommand::SetCount(1000)));
                apply(Command::Batch(BatchCommand::Start));
            }
            Self::Build(name) => apply(Command::Tables(TablesCommand::RunTask(TableTask::Build(Some(name))))),
            Self::Verify => apply(Command::Tables(TablesCommand::RunTask(TableTask::Verify))),
            Self::Graph => {
                apply(Command::Graph(GraphCommand::Export));
                home.program.apply(FilesCommand::TypePath(graph));
                home.program.apply(WindowCommand::Accept);
            }
            Self::Crosses => {
                apply(Command::Settings(SettingsCommand::SetView(View::Crosses)));
                apply(Command::Crosses(CrossesCommand::SaveCrosses));
                home.program.apply(FilesCommand::TypePath(crosses));
                home.program.apply(WindowCommand::Accept);
            }
        }
    }
}

#[test]
fn a_busy_window_closes_at_once() {
    let mut slowest = (Duration::ZERO, None);
    rounds("programs closed", |random| {
        let work = ALL[random.random_range(0..ALL.len())];
        let empty = temporary_beside_tables();
        let folder = if matches!(work, Work::Build(_)) { empty.path() } else { tables::folder() };
        let mut home = Home::with_tables(work.puzzle(), folder);
        work.start(&mut home, random.random());
        // Polls more often than a window does. The third power of the random fraction makes early ends more frequent.
        let until = Instant::now() + Duration::from_secs_f64(random.random::<f64>().powi(3));
        while Instant::now() < until {
            home.program.poll();
            std::thread::sleep(Duration::from_millis(5));
        }
        let asked = Instant::now();
        home.program.close();
        let took = asked.elapsed();
        assert!(took < max_stop_time(), "{work:?}: {took:?}");
        slowest = slowest.max((took, Some(work)));
        let left = names_in(home.folder.path());
        let known = ["settings", "graph", "crosses.db"];
        assert!(left.iter().all(|name| known.contains(&name.as_str())), "{work:?}: {left:?}");
        let tables = Tables::open(folder.to_path_buf());
        assert!(spec::all().iter().all(|spec| tables.file_state(spec) != FileState::Damaged), "{work:?}");
    });
    print_line(&format!("slowest closing: {slowest:?}"));
}
