//! The changes of the lines that can be undone and done again.

use unfold_engine::puzzle::Facelets;

/// The most changes that can be undone.
const MOST: usize = 100;

/// A way through the changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To what was before.
    Undo,
    /// Back to what was undone.
    Redo,
}

/// The lines before the changes that can be undone, and after those that were.
#[derive(Debug, Default)]
pub struct LineChanges {
    /// The scramble to which the lines belong: with another one, nothing is undone.
    scramble: Option<Facelets>,
    earlier: Vec<String>,
    later: Vec<String>,
    /// True while the last change was typed: what is typed next is one change with it.
    is_typing: bool,
}

impl LineChanges {
    /// Remembers the lines before a change, typed or not.
    pub fn note(&mut self, scramble: Option<&Facelets>, before: String, is_typed: bool) {
        if self.scramble.as_ref() != scramble {
            *self = Self { scramble: scramble.cloned(), ..Self::default() };
        }
        if !(is_typed && self.is_typing) {
            self.earlier.push(before);
            let many = self.earlier.len().saturating_sub(MOST);
            self.earlier.drain(..many);
        }
        self.is_typing = is_typed;
        self.later.clear();
    }

    /// The lines to which a way leads from those that are there now, if there are such for this scramble.
    pub fn to(&self, way: Way, scramble: Option<&Facelets>, now: &str) -> Option<&str> {
        let lines = match way {
            Way::Undo => self.earlier.last(),
            Way::Redo => self.later.last(),
        };
        lines.map(String::as_str).filter(|lines| self.scramble.as_ref() == scramble && *lines != now)
    }

    /// Takes a way, away from the lines that are there now.
    pub fn go(&mut self, way: Way, now: String) {
        let (from, to) = match way {
            Way::Undo => (&mut self.earlier, &mut self.later),
            Way::Redo => (&mut self.later, &mut self.earlier),
        };
        from.pop();
        to.push(now);
        self.is_typing = false;
    }
}
