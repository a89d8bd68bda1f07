//! The tour of a first start: five steps, each about a part of the window.

use std::path::Path;

use crate::app::context::Context;
use crate::engine::tables::spec;
use crate::i18n::{Phrase, Text, numbers, tour as say};

/// A part of the window, in the order in which F6 goes through them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pane {
    /// The net and what is said of it.
    Position,
    /// The puzzle in space, what is played, and the views below it.
    Middle,
    /// The solver, its results and the charts.
    Solver,
    /// The menus.
    Menu,
    /// The stage, or the page in its place.
    Stage,
    /// The bar at the foot.
    Foot,
}

/// A step: the part of the window, a title, and what is told, given the folder of the tables.
struct Step {
    pane: Pane,
    title: Text<0>,
    text: fn(&Path) -> Phrase,
}

/// The steps.
const STEPS: [Step; 5] = [
    Step { pane: Pane::Position, title: say::STEP_NET, text: |_| say::STEP_NET_TEXT.with([]) },
    Step { pane: Pane::Solver, title: say::STEP_SOLVE, text: |_| say::STEP_SOLVE_TEXT.with([]) },
    Step { pane: Pane::Middle, title: say::STEP_PLAY, text: |_| say::STEP_PLAY_TEXT.with([]) },
    Step { pane: Pane::Menu, title: say::STEP_FILES, text: |_| say::STEP_FILES_TEXT.with([]) },
    Step { pane: Pane::Foot, title: say::STEP_TABLES, text: tables },
];

/// How many steps there are.
pub const LENGTH: usize = STEPS.len();

/// What is shown of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Its number, `1 <= number <= LENGTH`.
    pub number: usize,
    /// The part of the window that it is about.
    pub pane: Pane,
    /// Its title.
    pub title: Text<0>,
    /// What it tells.
    pub text: Phrase,
}

/// Where the tour is, if it goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tour {
    /// The step, from zero.
    at: Option<usize>,
}

impl Tour {
    /// The step that is shown, if the tour goes on; `tables` is the folder of the tables.
    pub fn shown(self, tables: &Path) -> Option<Shown> {
        let at = self.at?;
        STEPS.get(at).map(|step| Shown {
            number: at + 1,
            pane: step.pane,
            title: step.title,
            text: (step.text)(tables),
        })
    }

    /// Whether the tour goes on.
    pub fn goes_on(self) -> bool {
        self.at.is_some()
    }

    /// Whether there is a step before.
    pub fn can_go_back(self) -> bool {
        self.at.is_some_and(|at| at > 0)
    }

    /// From the first step. That settings are written tells the next start that this was the first.
    pub fn begin(&mut self, cx: &mut Context) {
        self.at = Some(0);
        cx.set(|_| ());
    }

    /// To the next step; after the last one the tour ends.
    pub fn go_on(&mut self) {
        self.at = self.at.map(|at| at + 1).filter(|at| *at < LENGTH);
    }

    /// To the step before.
    pub fn go_back(&mut self) {
        self.at = self.at.map(|at| at.saturating_sub(1));
    }

    /// Ends the tour.
    pub fn leave(&mut self) {
        self.at = None;
    }
}

/// How large all tables are, and where they are kept.
fn tables(folder: &Path) -> Phrase {
    let bytes: u64 = spec::all().iter().map(|table| table.bytes).sum();
    say::STEP_TABLES_TEXT.with([&numbers::megabytes(bytes), &folder.display()])
}
