//! The one table of commands, which menus, keys, tooltips and tests read.

use std::borrow::Cow;
use std::sync::LazyLock;

use super::choices::CHOICES;
use super::views::VIEWS;
use super::{Command, Switch};
use crate::app::batch::command;
use crate::app::core::picture_kinds::PictureSubject;
use crate::app::core::shortcut::Shortcut;
use crate::app::document::playback::SeekTo;
use crate::app::document::tracks::Compared;
use crate::app::tables::status::TableTask;
use crate::shared::played::Played;
use crate::shared::puzzles::record;
use crate::shared::scene::ViewFrom;
use crate::shared::settings::choices::{charts, views};
use unfold_engine::puzzle::pieces::Pieces;
use unfold_engine::puzzle::{Move, MoveDef, Notation, PuzzleId};
use unfold_text::{
    Language, Text, animation as say_film, batch as say_batch, colours as say_colours, commands as say,
    coordinates as say_coordinates, cross as say_cross, editor as say_editor, examples as say_examples,
    facelets as say_facelets, graph as say_graph, manual_solve as say_hand, painting as say_paint,
    picture_export as say_image, runs as say_watch, save_solution as say_solution, scene as say_space, search,
    session as say_keeping, sharing as say_share, sheet as say_sheet, shortcut_editor as say_keys, stage as say_stage,
    tables as say_tables, tour as say_tour,
};

/// What is fixed about a command.
pub struct Row {
    /// Its name in the settings file: small letters and hyphens, the same for ever.
    pub id: &'static str,
    /// The command.
    pub command: Command,
    /// What it belongs to, where its own name does not tell: `Theme` of `Dark`.
    pub group: Option<Text<0>>,
    /// Its name in menus and on buttons.
    pub text: Text<0>,
    /// What it does, in a sentence.
    pub tip: Tip,
    /// Its keys; the first is shown.
    pub keys: &'static [Shortcut],
}

/// What a command does, in a sentence.
#[derive(Clone, Copy, Debug)]
pub enum Tip {
    /// A sentence.
    Plain(Text<0>),
    /// A sentence about a puzzle, with the puzzle.
    OfPuzzle(Text<1>, PuzzleId),
}

impl Tip {
    /// The sentence in a language.
    pub fn get(self, language: Language) -> Cow<'static, str> {
        match self {
            Self::Plain(text) => text.get(language).into(),
            Self::OfPuzzle(text, puzzle) => text.fill(language, [&say_editor::puzzle_name(puzzle)]).into(),
        }
    }
}

/// A row: its id, its command, text and tooltip and keys.
pub(crate) const fn row(
    id: &'static str,
    command: Command,
    (text, tip): (Text<0>, Text<0>),
    keys: &'static [Shortcut],
) -> Row {
    Row { id, command, group: None, text, tip: Tip::Plain(tip), keys }
}

const fn bare(key: &'static str) -> Shortcut {
    Shortcut::bare(key)
}

const fn ctrl(key: &'static str) -> Shortcut {
    Shortcut::ctrl(key)
}

const fn ctrl_shift(key: &'static str) -> Shortcut {
    Shortcut::ctrl_shift(key)
}

/// A rotation of the whole puzzle. Its name is short, so a list of all commands puts the group before it.
const fn rotation(
    id: &'static str,
    name: &'static str,
    group: Text<0>,
    (text, tip): (Text<0>, Text<0>),
    keys: &'static [Shortcut],
) -> Row {
    Row { id, command: Command::Rotate(name), group: Some(group), text, tip: Tip::Plain(tip), keys }
}

const fn going(id: &'static str, moment: SeekTo, texts: (Text<0>, Text<0>), keys: &'static [Shortcut]) -> Row {
    row(id, Command::Go(moment), texts, keys)
}

/// The choice of each puzzle, on the keys of the digits from 1.
static PUZZLES: LazyLock<Vec<Row>> = LazyLock::new(|| {
    static KEYS: [Shortcut; 9] =
        [ctrl("1"), ctrl("2"), ctrl("3"), ctrl("4"), ctrl("5"), ctrl("6"), ctrl("7"), ctrl("8"), ctrl("9")];
    let switch_to = |(n, puzzle): (usize, PuzzleId)| Row {
        // Made once, and kept as long as the program runs.
        id: format!("puzzle-{}", puzzle.def().name).leak(),
        command: Command::SwitchTo(puzzle),
        group: None,
        text: say_editor::puzzle_name(puzzle),
        tip: Tip::OfPuzzle(say_editor::PUZZLE_TIP, puzzle),
        keys: KEYS.get(n..=n).unwrap_or_default(),
    };
    PuzzleId::ALL.into_iter().enumerate().map(switch_to).collect()
});

/// Every command that does something with files or with the position, and needs no value.
static OF_POSITION: &[Row] = &[
    row("open", Command::Open, (say::OPEN, say::OPEN_TIP), &[ctrl("O")]),
    row("open-by-path", Command::OpenByPath, (say::OPEN_BY_PATH, say::OPEN_BY_PATH_TIP), &[ctrl_shift("O")]),
    row("examples", Command::Examples, (say_examples::EXAMPLES, say_examples::EXAMPLES_TIP), &[]),
    row("forget-recent", Command::ForgetRecent, (say::FORGET_RECENT, say::FORGET_RECENT_TIP), &[]),
    row("save", Command::Save, (say::SAVE, say::SAVE_TIP), &[ctrl("S")]),
    row("save-by-path", Command::SaveByPath, (say::SAVE_BY_PATH, say::SAVE_BY_PATH_TIP), &[ctrl_shift("S")]),
    row("show-in-folder", Command::ShowInFolder, (say_solution::SHOW_IN_FOLDER, say_solution::SHOW_IN_FOLDER_TIP), &[]),
    row("save-turns", Command::SaveTurns, (say_hand::SAVE_TURNS, say_hand::SAVE_TURNS_TIP), &[ctrl("T")]),
    row(
        "save-turns-by-path",
        Command::SaveTurnsByPath,
        (say_hand::SAVE_TURNS_BY_PATH, say_hand::SAVE_TURNS_BY_PATH_TIP),
        &[],
    ),
    row("save-picture", Command::SavePicture, (say_image::SAVE_PICTURE, say_image::SAVE_PICTURE_TIP), &[]),
    row(
        "export-animation",
        Command::ExportAnimation,
        (say_film::EXPORT_ANIMATION, say_film::EXPORT_ANIMATION_TIP),
        &[],
    ),
    row("stop-animation", Command::StopAnimation, (say_film::STOP_ANIMATION, say_film::STOP_ANIMATION_TIP), &[]),
    row("save-sheet", Command::SaveSheet, (say_sheet::SAVE_SHEET, say_sheet::SAVE_SHEET_TIP), &[]),
    row("save-session", Command::SaveSession, (say_keeping::SAVE_SESSION, say_keeping::SAVE_SESSION_TIP), &[]),
    row("quit", Command::Quit, (say::QUIT, say::QUIT_TIP), &[ctrl("Q")]),
    row("undo", Command::Undo, (say::UNDO, say::UNDO_TIP), &[ctrl("Z")]),
    row("undo-turn", Command::UndoTurn, (say_hand::UNDO_TURN, say_hand::UNDO_TURN_TIP), &[]),
    row("redo", Command::Redo, (say::REDO, say::REDO_TIP), &[ctrl("Y"), ctrl_shift("Z")]),
    row("scramble", Command::Scramble, (say::SCRAMBLE, say::SCRAMBLE_TIP), &[ctrl("R")]),
    row("scramble-from-here", Command::ScrambleFromHere, (say::SCRAMBLE_FROM_HERE, say::SCRAMBLE_FROM_HERE_TIP), &[]),
    row("play-scramble", Command::PlayScramble, (say_hand::PLAY_SCRAMBLE, say_hand::PLAY_SCRAMBLE_TIP), &[]),
    row("copy-scramble", Command::CopyScramble, (say_hand::COPY_SCRAMBLE, say_hand::COPY_SCRAMBLE_TIP), &[]),
    row("back-to-results", Command::BackToResults, (say_hand::BACK_TO_RESULTS, say_hand::BACK_TO_RESULTS_TIP), &[]),
    row("reset", Command::Reset, (say::RESET, say::RESET_TIP), &[ctrl_shift("R")]),
    row("clear", Command::Clear, (say_editor::CLEAR, say_editor::CLEAR_TIP), &[ctrl("Delete")]),
    row("fill-in", Command::FillIn, (say_editor::FILL_IN, say_editor::FILL_IN_TIP), &[ctrl("F")]),
    rotation("rotate-x", "x", say_editor::TURN_WHOLE, (say_editor::TURN_X, say_editor::TURN_X_TIP), &[ctrl("Up")]),
    rotation(
        "rotate-x-back",
        "x'",
        say_editor::TURN_WHOLE,
        (say_editor::TURN_X_BACK, say_editor::TURN_X_BACK_TIP),
        &[ctrl("Down")],
    ),
    rotation("rotate-y", "y", say_editor::TURN_WHOLE, (say_editor::TURN_Y, say_editor::TURN_Y_TIP), &[ctrl("Left")]),
    rotation(
        "rotate-y-back",
        "y'",
        say_editor::TURN_WHOLE,
        (say_editor::TURN_Y_BACK, say_editor::TURN_Y_BACK_TIP),
        &[ctrl("Right")],
    ),
    rotation(
        "rotate-z",
        "z",
        say_editor::TURN_WHOLE,
        (say_editor::TURN_Z, say_editor::TURN_Z_TIP),
        &[ctrl_shift("Right")],
    ),
    rotation(
        "rotate-z-back",
        "z'",
        say_editor::TURN_WHOLE,
        (say_editor::TURN_Z_BACK, say_editor::TURN_Z_BACK_TIP),
        &[ctrl_shift("Left")],
    ),
    rotation(
        "rotate-rf",
        "{1-2}RF",
        say_paint::TURN_WHOLE_HYPER,
        (say_paint::HOLD_RF, say_paint::HOLD_RF_TIP),
        &[ctrl("Up")],
    ),
    rotation(
        "rotate-rb",
        "{1-2}RB",
        say_paint::TURN_WHOLE_HYPER,
        (say_paint::HOLD_RB, say_paint::HOLD_RB_TIP),
        &[ctrl("Down")],
    ),
    rotation(
        "rotate-uf",
        "{1-2}UF",
        say_paint::TURN_WHOLE_HYPER,
        (say_paint::HOLD_UF, say_paint::HOLD_UF_TIP),
        &[ctrl("Left")],
    ),
    rotation(
        "rotate-ub",
        "{1-2}UB",
        say_paint::TURN_WHOLE_HYPER,
        (say_paint::HOLD_UB, say_paint::HOLD_UB_TIP),
        &[ctrl("Right")],
    ),
    rotation(
        "rotate-ru",
        "{1-2}RU",
        say_paint::TURN_WHOLE_HYPER,
        (say_paint::HOLD_RU, say_paint::HOLD_RU_TIP),
        &[ctrl_shift("Right")],
    ),
    rotation(
        "rotate-rd",
        "{1-2}RD",
        say_paint::TURN_WHOLE_HYPER,
        (say_paint::HOLD_RD, say_paint::HOLD_RD_TIP),
        &[ctrl_shift("Left")],
    ),
    row("focus-field", Command::FocusField, (say_editor::FOCUS_FIELD, say_editor::FOCUS_FIELD_TIP), &[ctrl("L")]),
    row("focus-net", Command::FocusNet, (say_editor::FOCUS_NET, say_editor::FOCUS_NET_TIP), &[ctrl("E")]),
    row(
        "copy-facelets",
        Command::CopyFacelets,
        (say_editor::COPY_FACELETS, say_editor::COPY_FACELETS_TIP),
        &[ctrl("C")],
    ),
    row("copy-colours", Command::CopyColours, (say_facelets::COPY_COLOURS, say_facelets::COPY_COLOURS_TIP), &[]),
    row("copy-moves", Command::CopyMovesHere, (say_keeping::COPY_MOVES, say_keeping::COPY_MOVES_TIP), &[]),
    row(
        "copy-identifier",
        Command::CopyIdentifier,
        (say_keeping::COPY_IDENTIFIER, say_keeping::COPY_IDENTIFIER_TIP),
        &[],
    ),
    row("copy-log", Command::CopyLog, (say_keeping::COPY_LOG, say_keeping::COPY_LOG_TIP), &[]),
    row("copy-link", Command::CopyLink, (say_share::COPY_LINK, say_share::COPY_LINK_TIP), &[]),
    row("copy-net", Command::CopyPicture(PictureSubject::Net), (say_share::COPY_NET, say_share::COPY_NET_TIP), &[]),
    row(
        "copy-view",
        Command::CopyPicture(PictureSubject::Space),
        (say_share::COPY_VIEW, say_share::COPY_VIEW_TIP),
        &[],
    ),
];

/// Every other command that does something and needs no value.
static DEEDS: &[Row] = &[
    going("play-start", SeekTo::Start, (say::PLAY_START, say::PLAY_START_TIP), &[ctrl_shift("Comma")]),
    going("play-back", SeekTo::Back, (say::PLAY_BACK, say::PLAY_BACK_TIP), &[ctrl("Comma")]),
    going("play-toggle", SeekTo::Toggle, (say::PLAY, say::PLAY_TIP), &[ctrl("Space"), bare("Space")]),
    going("play-forward", SeekTo::Forward, (say::PLAY_FORWARD, say::PLAY_FORWARD_TIP), &[ctrl("Period")]),
    going("play-end", SeekTo::End, (say::PLAY_END, say::PLAY_END_TIP), &[ctrl_shift("Period")]),
    row("solve", Command::Solve, (say::SOLVE, say::SOLVE_TIP), &[ctrl("Enter")]),
    row("prove", Command::Prove, (search::PROVE, search::PROVE_TIP), &[]),
    row("stop", Command::Stop, (say::STOP, say::STOP_TIP), &[bare("Escape")]),
    row("batch-start", command::START, (say_batch::START, say_batch::START_TIP), &[ctrl("B")]),
    row("batch-stop", command::STOP, (say_batch::BATCH_STOP, say_batch::BATCH_STOP_TIP), &[]),
    row("batch-open", command::OPEN, (say_batch::BATCH_OPEN, say_batch::BATCH_OPEN_TIP), &[]),
    row("batch-before", command::BEFORE, (say_batch::BEFORE, say_batch::BEFORE_TIP), &[]),
    row("batch-save", command::SAVE, (say_batch::BATCH_SAVE, say_batch::BATCH_SAVE_TIP), &[]),
    Row {
        id: "path-to-here",
        command: Command::TargetHere,
        group: Some(say_graph::TARGET),
        text: say_graph::TARGET_HERE,
        tip: Tip::Plain(say_graph::TARGET_HERE_TIP),
        keys: &[],
    },
    Row {
        id: "path-to-solved",
        command: Command::TargetSolved,
        group: Some(say_graph::TARGET),
        text: say_graph::TARGET_SOLVED,
        tip: Tip::Plain(say_graph::TARGET_SOLVED_TIP),
        keys: &[],
    },
    row("export", Command::Export, (say_graph::EXPORT, say_graph::EXPORT_TIP), &[]),
    row("stop-export", Command::StopExport, (say_graph::EXPORT_STOP, say_graph::EXPORT_STOP_TIP), &[]),
    Row {
        id: "save-crosses",
        command: Command::SaveCrosses,
        group: Some(say_cross::SAVE_CROSSES_GROUP),
        text: say_cross::SAVE_CROSSES,
        tip: Tip::Plain(say_cross::SAVE_CROSSES_TIP),
        keys: &[],
    },
    Row {
        id: "stop-crosses",
        command: Command::StopCrosses,
        group: Some(say_cross::SAVE_CROSSES_GROUP),
        text: say_cross::STOP_CROSSES,
        tip: Tip::Plain(say_cross::STOP_CROSSES_TIP),
        keys: &[],
    },
    row("save-runs", Command::SaveRuns, (say_watch::SAVE_RUNS, say_watch::SAVE_RUNS_TIP), &[]),
    row("save-chart", Command::SaveChart, (say_watch::SAVE_CHART, say_watch::SAVE_CHART_TIP), &[]),
    row("copy-solution", Command::Copy, (say::COPY, say::COPY_TIP), &[ctrl_shift("C")]),
    row("zoom-in", Command::ZoomIn, (say::ZOOM_IN, say::ZOOM_IN_TIP), &[ctrl("Plus"), ctrl("Equals")]),
    row("zoom-out", Command::ZoomOut, (say::ZOOM_OUT, say::ZOOM_OUT_TIP), &[ctrl("Minus")]),
    row("zoom-reset", Command::ZoomReset, (say::ZOOM_RESET, say::ZOOM_RESET_TIP), &[ctrl("0")]),
    row("reset-view", Command::ResetView, (say_space::RESET_VIEW, say_space::RESET_VIEW_TIP), &[ctrl("Home")]),
    row(
        "coordinates",
        Command::Coordinates,
        (say_coordinates::COORDINATES, say_coordinates::COORDINATES_TIP),
        &[bare("F4")],
    ),
    row("tables", Command::Tables, (say_tables::TABLES, say_tables::TABLES_TIP), &[]),
    row("verify-tables", Command::HandleTables(TableTask::Verify), (say_tables::VERIFY, say_tables::VERIFY_TIP), &[]),
    row(
        "build-tables",
        Command::HandleTables(TableTask::Build(None)),
        (say_tables::BUILD_ALL, say_tables::BUILD_ALL_TIP),
        &[],
    ),
    row(
        "remove-tables",
        Command::HandleTables(TableTask::Remove(None)),
        (say_tables::REMOVE_ALL, say_tables::REMOVE_ALL_TIP),
        &[],
    ),
    row("move-tables", Command::MoveTables, (say_tables::MOVE, say_tables::MOVE_TIP), &[]),
    Row {
        id: "stop-tables",
        command: Command::StopTables,
        group: Some(say_tables::MENU_TABLES),
        text: say_tables::STOP_TABLES,
        tip: Tip::Plain(say_tables::STOP_TABLES_TIP),
        keys: &[],
    },
    row("palette", Command::Palette, (say_keys::FIND, say_keys::FIND_TIP), &[ctrl_shift("P")]),
    row("reset-settings", Command::ResetSettings, (say_keys::RESET_SETTINGS, say_keys::RESET_SETTINGS_TIP), &[]),
    row("appearance", Command::Appearance, (say_colours::APPEARANCE, say_colours::APPEARANCE_TIP), &[ctrl_shift("A")]),
    row("usual-colours", Command::ResetColours, (say_colours::RESET_COLOURS, say_colours::RESET_COLOURS_TIP), &[]),
    row(
        "usual-appearance",
        Command::ResetAppearance,
        (say_colours::RESET_APPEARANCE, say_colours::RESET_APPEARANCE_TIP),
        &[],
    ),
    row(
        "compare-log",
        Command::Compare(Some(Compared::Played(Played::Log))),
        (say_stage::COMPARE_LOG, say_stage::COMPARE_TIP),
        &[],
    ),
    row("compare-nothing", Command::Compare(None), (say_stage::COMPARE_NOTHING, say_stage::COMPARE_NOTHING_TIP), &[]),
    row(
        "switch-track",
        Command::SwitchTrack,
        (say_stage::SWITCH_TRACK, say_stage::SWITCH_TRACK_TIP),
        &[ctrl_shift("Space")],
    ),
    row("present", Command::Present, (say_stage::PRESENT, say_stage::PRESENT_TIP), &[bare("F11")]),
    row("menus", Command::FocusMenu, (say_tour::FOCUS_MENU, say_tour::FOCUS_MENU_TIP), &[bare("F10")]),
    row("next-part", Command::NextPane, (say_tour::NEXT_PANE, say_tour::NEXT_PANE_TIP), &[bare("F6")]),
    row("tour", Command::Tour, (say_tour::TOUR, say_tour::TOUR_TIP), &[]),
    row("tour-leave", Command::TourLeave, (say_tour::TOUR_LEAVE, say_tour::TOUR_LEAVE_TIP), &[]),
    row("keys", Command::Keys, (say::KEYS, say::KEYS_TIP), &[bare("F1")]),
    row("about", Command::About, (say::ABOUT, say::ABOUT_TIP), &[ctrl("F1")]),
    // In front of the window while a file dialog of the system is open.
    row("stop-waiting", Command::StopWaiting, (say::STOP_WAITING, say::STOP_WAITING_TIP), &[]),
    // The dialog's own way out; it stands here so that the list of keys names it.
    row("dismiss", Command::Dismiss, (unfold_text::window::CLOSE, say::DISMISS_TIP), &[bare("Escape")]),
];

impl Row {
    /// Whether a text field that has the focus keeps this command's keys for itself.
    pub fn is_for_text_too(&self) -> bool {
        use Command::{Clear, CopyFacelets, Redo, Rotate, Undo};
        matches!(self.command, Undo | Redo | Clear | CopyFacelets | Rotate(_))
    }

    /// Whether there is such a command for this puzzle: each has rotations and views of its own, by the same keys.
    pub fn is_of(&self, puzzle: PuzzleId) -> bool {
        match self.command {
            Command::Rotate(name) => rotation_named(puzzle, name).is_some(),
            Command::CopyIdentifier
            | Command::TargetHere
            | Command::TargetSolved
            | Command::SetGraphMetric(_)
            | Command::SetGraphPositions(_) => record(puzzle).has_graph,
            Command::CopyColours => puzzle.def().notation == Notation::Cube,
            Command::CopyLog => puzzle.def().log.is_some(),
            Command::ShowPieces(filter) => filter.is_of(puzzle),
            Command::CentreCell(_) => puzzle.def().dimensions == 4,
            Command::LookFrom(side) => side == ViewFrom::Front || side == ViewFrom::UFR || puzzle.def().dimensions == 3,
            Command::SetChart(chart) => charts(puzzle).contains(&chart),
            Command::SetView(view) => views(puzzle).contains(&view),
            Command::Toggle(Switch::PaintCentres) => Pieces::of(puzzle).centres().next().is_some(),
            _ => true,
        }
    }

    /// Whether its key may be one that widgets use, since it is only listened to when none has the focus: what it does takes
    /// nothing away.
    pub fn is_harmless(&self) -> bool {
        matches!(self.command, Command::Go(_) | Command::Stop | Command::Keys | Command::About | Command::Palette)
    }

    /// Whether its keys are always the same.
    pub fn is_fixed(&self) -> bool {
        self.command == Command::Dismiss
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
    OF_POSITION.iter().chain(PUZZLES.iter()).chain(DEEDS).chain(CHOICES).chain(VIEWS)
}

/// The rotations of the whole puzzle that have a command.
pub fn rotations(puzzle: PuzzleId) -> impl Iterator<Item = &'static Row> {
    rows().filter(move |row| matches!(row.command, Command::Rotate(_)) && row.is_of(puzzle))
}

/// The row of a command.
pub fn row_of(command: &Command) -> Option<&'static Row> {
    rows().find(|row| row.command == *command)
}

/// The row of this id.
pub fn row_named(id: &str) -> Option<&'static Row> {
    rows().find(|row| row.id == id)
}
