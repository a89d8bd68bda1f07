//! The tour of a first start: five steps, each about a part of the window.

use super::App;
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
    /// The bar at the foot.
    Foot,
}

/// A step: the part of the window, a title, and what is told.
struct Step {
    pane: Pane,
    title: Text<0>,
    text: fn(&App) -> Phrase,
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

impl App {
    /// The step of the tour that is shown, if the tour goes on.
    pub fn tour(&self) -> Option<Shown> {
        let at = self.tour?;
        STEPS.get(at).map(|step| Shown { number: at + 1, pane: step.pane, title: step.title, text: (step.text)(self) })
    }

    /// Whether the tour goes on.
    pub fn is_touring(&self) -> bool {
        self.tour.is_some()
    }

    /// Whether there is a step before.
    pub fn can_tour_back(&self) -> bool {
        self.tour.is_some_and(|at| at > 0)
    }

    /// From the first step. That settings are written tells the next start that this was the first.
    pub(super) fn begin_tour(&mut self) {
        self.tour = Some(0);
        self.cx.set(|_| ());
    }

    pub(super) fn tour_on(&mut self) {
        self.tour = self.tour.map(|at| at + 1).filter(|at| *at < LENGTH);
    }

    pub(super) fn tour_back(&mut self) {
        self.tour = self.tour.map(|at| at.saturating_sub(1));
    }

    pub(super) fn leave_tour(&mut self) {
        self.tour = None;
    }
}

/// How large all tables are, and where they are kept.
fn tables(app: &App) -> Phrase {
    let bytes: u64 = spec::all().iter().map(|table| table.bytes).sum();
    say::STEP_TABLES_TEXT.with([&numbers::megabytes(bytes), &app.tables_folder().display()])
}
