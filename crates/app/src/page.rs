//! Pages shown in place of the stage, as data.

use crate::{command::shortcut::Shortcut, method_page::MethodPage};
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_engine::puzzles::coordinates::{self, Coordinate};

/// A page shown in place of the stage. Unlike a dialog it is not modal.
#[derive(Clone, Debug, PartialEq)]
pub enum Page {
    /// How a method works.
    Method(MethodPage),
    Examples,
    /// Appearance settings.
    Appearance,
    /// The keyboard shortcuts, with editing.
    Keys(KeysPage),
    /// Arrays and coordinates of the position, and a look-up in a move table.
    Coordinates(LookUp),
    /// Shortest algorithms for the position.
    Algorithms,
    /// Catalogues of cases, and the trainer.
    Cases,
    FewestMoves,
    /// Management of the tables.
    Tables,
    /// Full-window view of the puzzle, the move and its sentence.
    Presentation,
}

impl Page {
    /// True for pages that are tabs beside the stage, like the puzzle's views.
    pub fn is_of_puzzle(&self) -> bool {
        matches!(self, Self::Algorithms | Self::Cases | Self::FewestMoves)
    }

    /// True for the same kind of page, whatever its state.
    pub fn is_like(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// Why a key is refused for a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShortcutError {
    /// The key has a fixed meaning everywhere.
    Reserved,
    /// Widgets and the net use the key, so that it needs Ctrl.
    NeedsCtrl,
    /// The key cannot turn the puzzle.
    NoTurningKey,
    /// Taken by another command or turning key, given by id.
    Taken(&'static str),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeysPage {
    /// The search text.
    pub typed: String,
    /// Id of the command or turning key that waits for a key press.
    pub asking: Option<&'static str>,
    /// The refused shortcut, with the reason.
    pub refused: Option<(Shortcut, ShortcutError)>,
}

/// A look-up in a move table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LookUp {
    /// Name of the chosen coordinate.
    pub name: Option<&'static str>,
    /// The typed value; if empty, that of the position.
    pub typed: String,
    pub mv: Option<Move>,
}

impl LookUp {
    /// The chosen coordinate if the puzzle has it, or else its first one.
    pub fn coordinate(&self, puzzle: PuzzleId) -> Option<&'static Coordinate> {
        let chosen = self.name.and_then(|name| coordinates::named(puzzle, name));
        chosen.or_else(|| coordinates::of(puzzle).next())
    }

    /// This look-up with the value of the position.
    pub fn of_position(&self) -> Self {
        Self { typed: String::new(), ..self.clone() }
    }

    /// The chosen move if the coordinate has it, or else its first one.
    pub fn mv(&self, coordinate: &Coordinate) -> Option<Move> {
        let chosen = self.mv.filter(|chosen| coordinate.moves().any(|mv| mv == *chosen));
        chosen.or_else(|| coordinate.moves().next())
    }
}

/// A pane of the window, in F6 order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pane {
    /// The net, with the notes on it.
    Position,
    /// The 3D or 4D view, the playback, and the views below.
    Middle,
    /// The solver, its results and the charts.
    Solver,
    Timeline,
    Menu,
    /// The stage, or the page shown instead.
    Stage,
    /// The status bar.
    Foot,
}
