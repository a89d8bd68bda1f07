//! The pages that belong to no puzzle and take the place of the stage, as data.

use crate::{command::shortcut::Shortcut, method_page::MethodPage};
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_engine::puzzles::coordinates::{self, Coordinate};

/// A page that fills the place of the stage until it is left. Unlike a dialog it blocks nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Page {
    /// Explanation of a method.
    Method(MethodPage),
    /// The examples.
    Examples,
    /// The choices of appearance.
    Appearance,
    /// The list of keys, which can be changed there.
    Keys(KeysPage),
    /// The arrays and coordinates of the position, and what is looked up in a move table.
    Coordinates(LookUp),
    /// The shortest algorithms for the position.
    Algorithms,
    /// The catalogues of cases, and the trainer.
    Cases,
    /// Fewest moves: a scramble and lines of steps on it.
    FewestMoves,
    /// The tables, and what can be done with them.
    Tables,
    /// The puzzle, the move and its sentence in the whole window.
    Presentation,
}

impl Page {
    /// True if it is chosen beside the stage, as the views of the puzzle are, rather than opened over them.
    pub fn is_of_puzzle(&self) -> bool {
        matches!(self, Self::Algorithms | Self::Cases | Self::FewestMoves)
    }

    /// True if both are the same page, whatever is typed or chosen there.
    pub fn is_like(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// Reason that a key cannot be that of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShortcutError {
    /// It does the same everywhere.
    Reserved,
    /// Widgets and the net listen to it.
    NeedsCtrl,
    /// It is no key that can turn the puzzle.
    NoTurningKey,
    /// Another command or turning key has it, by its id.
    Taken(&'static str),
}

/// The page on which keys are listed and changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeysPage {
    /// The text that is looked for.
    pub typed: String,
    /// The id of the command or turning key that waits for a key.
    pub asking: Option<&'static str>,
    /// The key that was pressed, and why the command cannot have it.
    pub refused: Option<(Shortcut, ShortcutError)>,
}

/// A value to look up: as long as nothing is typed, that of the position shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LookUp {
    /// The name of the coordinate that was chosen.
    pub name: Option<&'static str>,
    /// The text typed for the value; empty for that of the position.
    pub typed: String,
    /// The move that was chosen.
    pub mv: Option<Move>,
}

impl LookUp {
    /// The coordinate of a puzzle: the one that was chosen, or else its first one.
    pub fn coordinate(&self, puzzle: PuzzleId) -> Option<&'static Coordinate> {
        let chosen = self.name.and_then(|name| coordinates::named(puzzle, name));
        chosen.or_else(|| coordinates::of(puzzle).next())
    }

    /// The same of the value of the position, whatever is typed.
    pub fn of_position(&self) -> Self {
        Self { typed: String::new(), ..self.clone() }
    }

    /// The move: the one that was chosen, or else the first one that the coordinate has.
    pub fn mv(&self, coordinate: &Coordinate) -> Option<Move> {
        let chosen = self.mv.filter(|chosen| coordinate.moves().any(|mv| mv == *chosen));
        chosen.or_else(|| coordinate.moves().next())
    }
}

/// A part of the window, in the order in which F6 goes through them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pane {
    /// The net and what is said of it.
    Position,
    /// The puzzle in space, what is played, and the views below it.
    Middle,
    /// The solver, its results and the charts.
    Solver,
    /// The moves that are played.
    Timeline,
    /// The menus.
    Menu,
    /// The stage, or the page in its place.
    Stage,
    /// The bar at the foot.
    Foot,
}
