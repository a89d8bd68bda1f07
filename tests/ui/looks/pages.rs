//! The pages of the window with content, and how to enter and leave each.

use crate::support::window::TestWindow;
use eframe::egui::Key;
use egui_kittest::kittest::Queryable;
use unfold_app::batch::{self, update::BatchCommand};
use unfold_app::command::FilesCommand;
use unfold_app::command::WindowCommand;
use unfold_app::command::{
    AnimationCommand, CasesCommand, Command, CoordinatesCommand, ExamplesCommand, FewestMovesCommand,
};
use unfold_app::command::{HistoryCommand, LessonCommand, PaintingCommand, PicturesCommand, PlaybackCommand};
use unfold_app::command::{RunsCommand, ScrambleCommand, SearchCommand, SessionCommand, SettingsCommand};
use unfold_app::command::{ShortcutsCommand, SolutionCommand, StepsCommand, TablesCommand, TourCommand, TypingCommand};
use unfold_app::file_kind::{AnimationFormat, SolutionFormat};
use unfold_app::settings::choices::{Chart, View};
use unfold_app::settings::{seconds_limit::SecondsLimit, switch::Switch};
use unfold_app::steps::shown;
use unfold_app::{analysis, method_page::MethodPage};
use unfold_engine::{puzzle::PuzzleId, search::Memory};
use unfold_text::{colours, methods, runs, search, sharing, stage, tables, window as say};

/// Scrambles whose solutions are short and found at once.
const SCRAMBLES: [(PuzzleId, &str); 3] =
    [(PuzzleId::Cube2, "R U2 F' R U F2 R U'"), (PuzzleId::Cube3, "R U2 F' L D2 B"), (PuzzleId::Tess2, "UF RU FO UR")];

/// A cube with a twisted corner and a flipped edge.
const IMPOSSIBLE: &str = "UUUUUUUFRFRRRRRRRRFUUFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

/// A cube with one white and one red sticker too many.
const TOO_MANY: &str = "UUUUUUUUURRRRRRRRRUFFFFFFFFRDDDDDDDDLLLLLLLLLBBBBBBBBB";

/// A page to check.
pub struct Page {
    /// Name for reports.
    pub name: String,
    /// Opens the page from the stage.
    pub enter: Box<dyn Fn(&mut TestWindow)>,
    /// Returns to the stage.
    pub leave: Box<dyn Fn(&mut TestWindow)>,
}

fn page(name: &str, enter: impl Fn(&mut TestWindow) + 'static, leave: impl Fn(&mut TestWindow) + 'static) -> Page {
    Page { name: name.to_owned(), enter: Box::new(enter), leave: Box::new(leave) }
}

/// A page opened by a command.
fn opened(name: &str, puzzle: PuzzleId, command: Command) -> Page {
    let enter = move |window: &mut TestWindow| {
        window.send(Command::History(HistoryCommand::SwitchTo(puzzle)));
        window.send(command.clone());
    };
    page(name, enter, |window| window.send(Command::Window(WindowCommand::Dismiss)))
}

/// The stage after a command, left by another command that restores it.
fn on_stage(name: &str, puzzle: PuzzleId, command: Command, back: Command) -> Page {
    let enter = move |window: &mut TestWindow| {
        window.send(Command::History(HistoryCommand::SwitchTo(puzzle)));
        window.send(command.clone());
    };
    page(name, enter, move |window| window.send(back.clone()))
}

impl TestWindow {
    /// Sends a message without running a frame.
    fn send(&mut self, message: impl Into<unfold_app::command::message::Message>) {
        self.harness.state_mut().apply(message);
    }
}

/// Opens a list by its button, if the window is wide enough to have the button.
fn open_list(window: &mut TestWindow, button: &str) {
    window.settle();
    let found = window.harness.query_all_by_label(button).next().is_some();
    if found {
        window.click(button);
    }
}

fn close_list(window: &mut TestWindow) {
    window.key(Key::Escape);
    window.key(Key::Escape);
}

/// Sets the scrambles, and switches off slow features.
pub fn scramble(window: &mut TestWindow) {
    window.send(Command::Settings(SettingsCommand::Set(Switch::ReduceMotion, true)));
    window.send(Command::Settings(SettingsCommand::Set(Switch::IdleTables, false)));
    window.send(Command::Search(SearchCommand::SetThreads(1)));
    window.send(Command::Tables(TablesCommand::SetMemory(Memory::Small)));
    for (puzzle, moves) in SCRAMBLES {
        window.send(Command::History(HistoryCommand::SwitchTo(puzzle)));
        window.send(Command::Typing(TypingCommand::TypePosition(moves.to_owned())));
    }
    window.settle();
}

/// Solves the puzzles and a batch, and waits for the graph and the crosses.
pub fn solve(window: &mut TestWindow) {
    for (puzzle, moves) in SCRAMBLES {
        window.send(Command::History(HistoryCommand::SwitchTo(puzzle)));
        window.send(Command::Typing(TypingCommand::TypePosition(moves.to_owned())));
        window.send(Command::Search(SearchCommand::SetTimeLimit(SecondsLimit::from_seconds(0.3))));
        window.send(Command::Search(SearchCommand::Solve));
        window
            .wait("a solution", |window| !window.app().search.is_running() && window.app().results().best().is_some());
        window.send(Command::Playback(PlaybackCommand::Seek(2)));
    }
    window.send(Command::History(HistoryCommand::SwitchTo(PuzzleId::Cube2)));
    window.send(Command::Settings(SettingsCommand::SetView(View::Batch)));
    window.send(Command::Batch(BatchCommand::SetText("R U\nR U F\nR Q\nR\nR' U\nF U R2 F\nU2\nU F R U'\n".into())));
    window.send(Command::Batch(BatchCommand::Start));
    window.wait("the batch", |window| {
        batch::current(window.app()).table.as_ref().is_some_and(|table| table.end.is_some())
    });
    window.send(Command::Settings(SettingsCommand::SetView(View::Graph)));
    window.wait("the graph", |window| {
        analysis::current_findings(window.app()).is_some_and(|analysis| analysis.is_current)
    });
    window.send(Command::Settings(SettingsCommand::SetView(View::Stage)));
    window.send(Command::History(HistoryCommand::SwitchTo(PuzzleId::Cube3)));
    window.send(Command::Settings(SettingsCommand::SetView(View::Crosses)));
    window.wait("the crosses", |window| {
        analysis::current_findings(window.app()).is_some_and(|analysis| analysis.is_current)
    });
    window.send(Command::Settings(SettingsCommand::SetView(View::Stage)));
}

/// The pages before anything is solved.
pub fn scrambled_pages() -> Vec<Page> {
    let stage = |(puzzle, _): (PuzzleId, &str)| {
        let back = Command::Settings(SettingsCommand::SetView(View::Stage));
        on_stage(&format!("stage of {puzzle:?}"), puzzle, back.clone(), back)
    };
    let mut pages: Vec<Page> = SCRAMBLES.into_iter().map(stage).collect();
    for (puzzle, _) in SCRAMBLES {
        let enter = move |window: &mut TestWindow| {
            window.send(Command::History(HistoryCommand::SwitchTo(puzzle)));
            window.send(Command::Painting(PaintingCommand::Clear));
        };
        pages.push(page(&format!("cleared {puzzle:?}"), enter, |window| {
            window.send(Command::History(HistoryCommand::Undo))
        }));
    }
    let mistyped = |window: &mut TestWindow| {
        window.send(Command::History(HistoryCommand::SwitchTo(PuzzleId::Cube3)));
        window.send(Command::Typing(TypingCommand::TypePosition("R Q".into())));
    };
    let typed =
        |window: &mut TestWindow| window.send(Command::Typing(TypingCommand::TypePosition(SCRAMBLES[1].1.into())));
    pages.push(page("mistyped position", mistyped, typed));
    let impossible = |window: &mut TestWindow| {
        window.send(Command::History(HistoryCommand::SwitchTo(PuzzleId::Cube3)));
        window.send(Command::Typing(TypingCommand::TypePosition(IMPOSSIBLE.into())));
    };
    pages.push(page("impossible position", impossible, typed));
    let too_many = |window: &mut TestWindow| {
        window.send(Command::History(HistoryCommand::SwitchTo(PuzzleId::Cube3)));
        window.send(Command::Typing(TypingCommand::TypePosition(TOO_MANY.into())));
    };
    pages.push(page("too many of two colours", too_many, typed));
    for example in ["hyper-solve", "superflip"] {
        pages.push(on_stage(
            example,
            PuzzleId::Tess2,
            Command::Examples(ExamplesCommand::OpenExample(example)),
            Command::History(HistoryCommand::Undo),
        ));
    }
    pages.push(on_stage("tour", PuzzleId::Cube3, Command::Tour(TourCommand::Tour), Command::Tour(TourCommand::Leave)));
    pages
}

/// The steps of a puzzle, with all three lines of the hint.
fn steps(puzzle: PuzzleId) -> Page {
    let enter = move |window: &mut TestWindow| {
        window.send(Command::History(HistoryCommand::SwitchTo(puzzle)));
        window.send(Command::Settings(SettingsCommand::Set(Switch::StepByStep, true)));
        window.wait("the steps", |window| shown::known_steps(window.app()).is_some());
        window.send(Command::Playback(PlaybackCommand::Seek(0)));
        for _ in 0..3 {
            window.send(Command::Steps(StepsCommand::Hint));
            window.wait("the hint", |window| shown::current_hint(window.app()).is_some_and(|hint| hint.work.is_none()));
        }
    };
    page(&format!("steps of {puzzle:?}"), enter, |window| {
        window.send(Command::Settings(SettingsCommand::Set(Switch::StepByStep, false)));
    })
}

/// The pages after the puzzles are solved.
pub fn solved_pages() -> Vec<Page> {
    let mut pages = Vec::new();
    let back = Command::Settings(SettingsCommand::SetView(View::Stage));
    for (puzzle, _) in SCRAMBLES {
        pages.push(on_stage(
            &format!("solution of {puzzle:?}"),
            puzzle,
            Command::Playback(PlaybackCommand::Seek(2)),
            Command::Playback(PlaybackCommand::Seek(2)),
        ));
        let [open, shut] = [true, false].map(|on| Command::Settings(SettingsCommand::Set(Switch::SolverOptions, on)));
        pages.push(on_stage(&format!("options of {puzzle:?}"), puzzle, open, shut));
        let [along, length] = [Chart::Along, Chart::Length].map(|x| Command::Runs(RunsCommand::SetChart(x)));
        pages.push(on_stage(&format!("progress of {puzzle:?}"), puzzle, along, length));
    }
    pages.extend(SCRAMBLES.map(|(puzzle, _)| steps(puzzle)));
    let [speed, length] = [Chart::Speed, Chart::Length].map(|x| Command::Runs(RunsCommand::SetChart(x)));
    pages.push(on_stage("speed", PuzzleId::Cube3, speed, length));
    for (name, switch) in [("net", Switch::NetAlone), ("space", Switch::SpaceAlone), ("rail", Switch::ResultPanel)] {
        let [on, off] = [true, false].map(|on| Command::Settings(SettingsCommand::Set(switch, on)));
        pages.push(on_stage(name, PuzzleId::Tess2, on, off));
    }
    for (name, puzzle, view) in [
        ("first cross", PuzzleId::Cube3, View::Crosses),
        ("graph", PuzzleId::Cube2, View::Graph),
        ("batch", PuzzleId::Cube2, View::Batch),
        ("empty batch", PuzzleId::Tess2, View::Batch),
    ] {
        pages.push(on_stage(name, puzzle, Command::Settings(SettingsCommand::SetView(view)), back.clone()));
    }
    for method in [MethodPage::Cube2, MethodPage::TwoPhase, MethodPage::Crosses, MethodPage::ThreePhases] {
        pages.push(opened(
            &format!("method {method:?}"),
            PuzzleId::Cube3,
            Command::Lesson(LessonCommand::Explain(method)),
        ));
    }
    for (name, command) in [
        ("cases", Command::Cases(CasesCommand::Cases)),
        ("trainer", Command::Cases(CasesCommand::Train(true))),
        ("fewest moves", Command::FewestMoves(FewestMovesCommand::FewestMoves)),
        ("examples", Command::Examples(ExamplesCommand::Examples)),
        ("appearance", Command::Settings(SettingsCommand::Appearance)),
        ("shortcuts", Command::Shortcuts(ShortcutsCommand::Keys)),
        ("presentation", Command::Lesson(LessonCommand::Present)),
        ("about", Command::Settings(SettingsCommand::About)),
        ("list of commands", Command::Shortcuts(ShortcutsCommand::Palette)),
        ("question", Command::Settings(SettingsCommand::ResetSettings)),
        ("saving the solution", Command::Solution(SolutionCommand::Save)),
        ("picture", Command::Pictures(PicturesCommand::SavePicture)),
        ("animation", Command::Animation(AnimationCommand::ExportAnimation)),
        ("path", Command::Files(FilesCommand::OpenByPath)),
        ("error", Command::Files(FilesCommand::OpenPath("/nowhere/a.log".into()))),
        ("quitting", Command::Session(SessionCommand::Quit)),
    ] {
        pages.push(opened(name, PuzzleId::Cube3, command));
    }
    let animation = |window: &mut TestWindow| {
        window.send(Command::History(HistoryCommand::SwitchTo(PuzzleId::Tess2)));
        window.send(Command::Solution(SolutionCommand::Save));
        window
            .send(Command::Solution(SolutionCommand::SetSolutionFile(SolutionFormat::Animation(AnimationFormat::Gif))));
    };
    pages.push(page("saving an animation", animation, |window| window.send(Command::Window(WindowCommand::Dismiss))));
    for puzzle in [PuzzleId::Cube2, PuzzleId::Cube3] {
        pages.push(opened(
            &format!("coordinates of {puzzle:?}"),
            puzzle,
            Command::Coordinates(CoordinatesCommand::Coordinates),
        ));
    }
    let tables = |window: &mut TestWindow| {
        window.send(Command::Tables(TablesCommand::Tables));
        window.wait("all tables looked at", |window| window.app().tables.task().is_none());
    };
    pages.push(page("tables", tables, |window| window.send(Command::Window(WindowCommand::Dismiss))));
    pages.push(opened("appearance of Tess2", PuzzleId::Tess2, Command::Settings(SettingsCommand::Appearance)));
    let runs = |window: &mut TestWindow| {
        window.send(Command::History(HistoryCommand::SwitchTo(PuzzleId::Cube3)));
        let count = window.app().runs[window.app().puzzle()].list().len();
        open_list(window, &runs::RUNS.fill(window.app().language(), [&count]));
    };
    pages.push(page("runs", runs, close_list));
    let memory = |window: &mut TestWindow| {
        window.send(Command::History(HistoryCommand::SwitchTo(PuzzleId::Tess2)));
        window.send(Command::Settings(SettingsCommand::Set(Switch::SolverOptions, true)));
        let language = window.app().language();
        let chosen = unfold_app::sentences::memory::name(window.app().settings.memory, language);
        open_list(window, &format!("{}: {chosen}", search::MEMORY_OF_TABLES.get(language)));
    };
    pages.push(page("memory", memory, |window| {
        close_list(window);
        window.send(Command::Settings(SettingsCommand::Set(Switch::SolverOptions, false)));
    }));
    for (name, text) in [("solutions", say::SOLUTIONS), ("comparing", stage::COMPARE)] {
        let open = move |window: &mut TestWindow| {
            window.send(Command::History(HistoryCommand::SwitchTo(PuzzleId::Tess2)));
            open_list(window, text.get(window.app().language()));
        };
        pages.push(page(name, open, close_list));
    }
    for (name, menu, inner) in [
        ("menu Colours", say::MENU_VIEW, colours::COLOURS),
        ("menu Share", say::MENU_EDIT, sharing::SHARE),
        ("menu Methods", say::MENU_HELP, methods::METHODS),
    ] {
        let open = move |window: &mut TestWindow| {
            window.settle();
            let [menu, inner] = [menu, inner].map(|text| text.get(window.app().language()));
            window.open_menu(menu);
            window.click_first(inner);
        };
        pages.push(page(name, open, close_list));
    }
    for (name, menu) in [
        ("menu File", say::MENU_FILE),
        ("menu Edit", say::MENU_EDIT),
        ("menu View", say::MENU_VIEW),
        ("menu Tables", tables::MENU_TABLES),
        ("menu Help", say::MENU_HELP),
    ] {
        let open = move |window: &mut TestWindow| {
            window.settle();
            let name = menu.get(window.app().language());
            window.open_menu(name);
        };
        pages.push(page(name, open, close_list));
    }
    for (puzzle, _) in SCRAMBLES {
        for (name, change) in [
            ("solved", Command::History(HistoryCommand::Reset)),
            ("scrambled", Command::Scramble(ScrambleCommand::ScrambleFrom(1))),
        ] {
            let left = move |window: &mut TestWindow| {
                window.send(Command::History(HistoryCommand::SwitchTo(puzzle)));
                window.send(change.clone());
            };
            pages.push(page(&format!("{name} after results of {puzzle:?}"), left, |window| {
                window.send(Command::History(HistoryCommand::BackToResults));
            }));
        }
    }
    pages
}
