//! Pages shown in place of the stage, as data.

use crate::{command::shortcut::Shortcut, method_page::MethodPage};
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_engine::puzzles::coordinates::{self, Coordinate};

/// A page shown in place of the stage. Unlike a dialog it is not modal.
#[derive(Clone, Debug, PartialEq)]
pub enum Page {
    Method(MethodPage),
    Examples,
    Appearance,
    /// List and editor of the keyboard shortcuts.
    Keys(KeysPage),
    /// Cubie arrays and coordinates of the position, and a look-up in a move table.
    Coordinates(LookUp),
    /// Shortest algorithms for the position.
    Algorithms,
    /// Catalogues of cases, and the trainer.
    Cases,
    FewestMoves,
    Tables,
    /// Full-window view of the puzzle, the last move and its note.
    Presentation,
}

impl Page {
    /// True for pages that are tabs beside the stage, like the puzzle's views.
    pub fn is_puzzle_tab(&self) -> bool {
        matches!(self, Self::Algorithms | Self::Cases | Self::FewestMoves)
    }

    /// True if both are the same kind of page, even in different states.
    pub fn is_same_kind(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// Reason for rejecting a key as the shortcut of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShortcutError {
    /// The key has a fixed meaning everywhere.
    Reserved,
    /// Widgets or the net use the key, so the shortcut needs Ctrl.
    NeedsCtrl,
    /// The key cannot be used for turning the puzzle.
    CannotTurn,
    /// Taken by another command or turning key, given by id.
    Taken(&'static str),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeysPage {
    /// The search text.
    pub typed: String,
    /// Id of the command or turning key that waits for a key press.
    pub awaiting_key: Option<&'static str>,
    /// The refused shortcut, with the reason.
    pub refused: Option<(Shortcut, ShortcutError)>,
}

/// A look-up in a move table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LookUp {
    /// Name of the chosen coordinate.
    pub name: Option<&'static str>,
    /// Typed value of the coordinate; if empty, the position's value is looked up.
    pub typed: String,
    pub mv: Option<Move>,
}

impl LookUp {
    /// The chosen coordinate if the puzzle has it, or else its first one.
    pub fn coordinate(&self, puzzle: PuzzleId) -> Option<&'static Coordinate> {
        let chosen = self.name.and_then(|name| coordinates::find(puzzle, name));
        chosen.or_else(|| coordinates::coordinates_for(puzzle).next())
    }

    /// Returns a copy that looks up the position's value instead of a typed one.
    pub fn with_position_value(&self) -> Self {
        Self { typed: String::new(), ..self.clone() }
    }

    /// The chosen move if the coordinate has it, or else its first one.
    pub fn mv(&self, coordinate: &Coordinate) -> Option<Move> {
        let chosen = self.mv.filter(|chosen| coordinate.moves().any(|mv| mv == *chosen));
        chosen.or_else(|| coordinate.moves().next())
    }
}

/// Panes of the window. F6 cycles through those up to `Menu`, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pane {
    /// The net, with its remarks and filters.
    Position,
    /// The 3D or 4D view.
    Views,
    /// The solver, its results and the charts.
    Solver,
    Timeline,
    Menu,
    /// The stage, or the page shown instead.
    Stage,
    StatusBar,
}
