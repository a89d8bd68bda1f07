//! The undo stack of the lines.

use unfold_engine::puzzle::Facelets;

const MAX_UNDO_STEPS: usize = 100;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Undo,
    Redo,
}

/// Earlier and later versions of the lines.
#[derive(Debug, Default)]
pub struct UndoStack {
    /// The scramble of the lines. A change on another scramble clears the stack.
    scramble: Option<Facelets>,
    earlier: Vec<String>,
    later: Vec<String>,
    /// True if the last change was typed: further typing merges with it.
    is_typing: bool,
}

impl UndoStack {
    /// Pushes the lines as they were before a change; successive typing adds only one step.
    pub fn push(&mut self, scramble: Option<&Facelets>, before: String, is_typed: bool) {
        if self.scramble.as_ref() != scramble {
            *self = Self { scramble: scramble.cloned(), ..Self::default() };
        }
        if !(is_typed && self.is_typing) {
            self.earlier.push(before);
            let many = self.earlier.len().saturating_sub(MAX_UNDO_STEPS);
            self.earlier.drain(..many);
        }
        self.is_typing = is_typed;
        self.later.clear();
    }

    /// The lines that undo or redo would restore for this scramble; `None` if there are none or they equal `now`.
    pub fn peek(&self, direction: Direction, scramble: Option<&Facelets>, now: &str) -> Option<&str> {
        let lines = match direction {
            Direction::Undo => self.earlier.last(),
            Direction::Redo => self.later.last(),
        };
        lines.map(String::as_str).filter(|lines| self.scramble.as_ref() == scramble && *lines != now)
    }

    /// Moves one step, storing the current lines on the other side.
    pub fn step(&mut self, direction: Direction, now: String) {
        let (from, to) = match direction {
            Direction::Undo => (&mut self.earlier, &mut self.later),
            Direction::Redo => (&mut self.later, &mut self.earlier),
        };
        from.pop();
        to.push(now);
        self.is_typing = false;
    }
}
