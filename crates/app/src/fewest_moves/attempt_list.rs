//! The saved attempts, as a list for the session and as a tree for the page.

use super::state::{Attempt, MAX_ATTEMPTS};
use super::tree::{self, Tree};
use unfold_engine::puzzle::Facelets;

/// The saved attempts. None is a prefix of another, except in lists from earlier versions.
#[derive(Debug, Default)]
pub struct AttemptList {
    all: Vec<Attempt>,
    tree: Tree,
    /// The attempts of the branch removed last, with their indices.
    removed: Vec<(usize, Attempt)>,
}

/// True if an attempt has this scramble and starts with these lines.
fn begins_with(attempt: &Attempt, position: &Facelets, lines: &[String]) -> bool {
    let mut own = tree::lines_of(&attempt.lines);
    attempt.position == *position && lines.iter().all(|line| own.next().as_ref() == Some(line))
}

impl AttemptList {
    /// The attempts, the newest last.
    pub fn all(&self) -> &[Attempt] {
        &self.all
    }

    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// True if a removed branch can be restored.
    pub fn has_removed(&self) -> bool {
        !self.removed.is_empty()
    }

    /// Replaces all attempts; a removed branch can no longer be restored.
    pub fn replace(&mut self, all: Vec<Attempt>) {
        *self = Self { tree: Tree::new(&all), all, removed: Vec::new() };
    }

    /// True if a saved attempt on the same scramble starts with the lines of `attempt`.
    pub fn covers(&self, attempt: &Attempt) -> bool {
        let lines: Vec<String> = tree::lines_of(&attempt.lines).collect();
        self.all.iter().any(|kept| begins_with(kept, &attempt.position, &lines))
    }

    /// Saves an attempt in place of its prefixes, unless [`covers`](Self::covers) is true; false if there are [`MAX_ATTEMPTS`] already.
    pub fn keep(&mut self, attempt: Attempt) -> bool {
        self.insert(self.all.len(), attempt)
    }

    fn insert(&mut self, index: usize, attempt: Attempt) -> bool {
        if self.covers(&attempt) {
            return true;
        }
        let lines: Vec<String> = tree::lines_of(&attempt.lines).collect();
        let is_beginning = |kept: &Attempt| {
            let own: Vec<String> = tree::lines_of(&kept.lines).collect();
            kept.position == attempt.position && lines.starts_with(&own)
        };
        let beginnings = self.all.iter().filter(|kept| is_beginning(kept)).count();
        if self.all.len() - beginnings >= MAX_ATTEMPTS {
            return false;
        }
        let before = self.all.iter().take(index).filter(|kept| is_beginning(kept)).count();
        let index = index.min(self.all.len()) - before;
        self.all.retain(|kept| !is_beginning(kept));
        self.all.insert(index, attempt);
        self.tree = Tree::new(&self.all);
        true
    }

    /// Removes the branch that starts with the last line of `branch`, keeping the lines before it; false if there is no such branch.
    pub fn remove(&mut self, branch: &Attempt) -> bool {
        let lines: Vec<String> = tree::lines_of(&branch.lines).collect();
        let is_of = |kept: &Attempt| begins_with(kept, &branch.position, &lines);
        let removed: Vec<_> = self.all.iter().cloned().enumerate().filter(|(_, kept)| is_of(kept)).collect();
        let Some((first, _)) = removed.first() else { return false };
        let first = *first;
        self.all.retain(|kept| !is_of(kept));
        if let Some((_, before @ [_, ..])) = lines.split_last() {
            let parent = Attempt { lines: before.join("\n"), ..branch.clone() };
            if !self.covers(&parent) {
                self.all.insert(first, parent);
            }
        }
        self.removed = removed;
        self.tree = Tree::new(&self.all);
        true
    }

    /// Restores the branch removed last; false if not all of it fits.
    pub fn restore_removed(&mut self) -> bool {
        let mut removed = std::mem::take(&mut self.removed).into_iter();
        while let Some((index, attempt)) = removed.next() {
            if !self.insert(index, attempt.clone()) {
                self.removed = std::iter::once((index, attempt)).chain(removed).collect();
                return false;
            }
        }
        true
    }
}
