//! Attempts as a tree: a scramble, below it the lines of steps, and below each line those that go on from it. Attempts that begin with the
//! same lines share them.

use std::cell::LazyCell;

use super::lines::{COMMENT, Lines};
use super::state::Attempt;
use crate::puzzles::fewest_moves::{Cube3, Reached};
use unfold_engine::puzzle::Facelets;

/// The length, total and result of the lines down to a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The number of moves of the line.
    pub length: usize,
    /// The number of moves from the first line to this one.
    pub total: usize,
    /// The steps that are reached.
    pub reached: Reached,
}

/// The content of a row: a scramble or a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// A scramble: the position that it makes.
    Scramble(Facelets),
    /// A line; `None` where it has no moves or cannot be read.
    Line(Option<Standing>),
}

/// A row of the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeRow {
    /// 1 for a scramble, 2 for a first line on it, and so on.
    pub level: usize,
    /// The moves or facelets of the scramble, or the line as it was written, with single blanks and the comments above it.
    pub text: String,
    /// Its content.
    pub kind: RowKind,
    /// The fewest moves of the solutions in its branch.
    pub best: Option<usize>,
    /// True if an attempt that is kept goes through it.
    pub is_kept: bool,
    /// True if the lines in the field go through it.
    pub is_current: bool,
}

/// The rows of the tree, each followed by its branch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    rows: Vec<TreeRow>,
}

/// The lines of a text as the tree compares them: without blank lines, with single blanks, each together with the comments above it.
pub fn lines_of(text: &str) -> impl Iterator<Item = String> {
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut lines = text.lines().map(words).filter(|line| !line.is_empty());
    std::iter::from_fn(move || {
        let mut row = Vec::new();
        for line in lines.by_ref() {
            let is_comment = line.starts_with(COMMENT);
            row.push(line);
            if !is_comment {
                break;
            }
        }
        (!row.is_empty()).then(|| row.join("\n"))
    })
}

impl TreeRow {
    /// The scramble or the line, without the comments above it.
    pub fn line(&self) -> &str {
        self.text.lines().last().unwrap_or_default()
    }
}

impl Tree {
    /// Builds the tree of these attempts, the first kept first.
    pub fn of(attempts: &[Attempt]) -> Self {
        let mut out = Self::default();
        for attempt in attempts {
            out.add(attempt, |row| row.is_kept = true);
        }
        out.count_best();
        out
    }

    /// The same with the lines in the field, whose scramble comes first.
    pub fn with_current(&self, current: &Attempt) -> Self {
        let mut out = self.clone();
        out.add(current, |row| row.is_current = true);
        let first = out.scramble(&current.position).unwrap_or(0);
        let end = out.end(first);
        out.rows[..end].rotate_left(first);
        out.count_best();
        out
    }

    /// The rows.
    pub fn rows(&self) -> &[TreeRow] {
        &self.rows
    }

    /// The place of the row above which this one hangs; `None` for a scramble.
    pub fn parent(&self, place: usize) -> Option<usize> {
        let level = self.rows.get(place)?.level;
        (0..place).rev().find(|above| self.rows[*above].level < level)
    }

    /// The scramble of a row and the lines from it to the row.
    pub fn attempt(&self, place: usize) -> Option<Attempt> {
        let mut lines = Vec::new();
        let mut at = place;
        while let Some(parent) = self.parent(at) {
            lines.push(self.rows[at].text.as_str());
            at = parent;
        }
        let root = self.rows.get(at)?;
        let RowKind::Scramble(position) = &root.kind else { return None };
        lines.reverse();
        Some(Attempt { scramble: root.text.clone(), position: position.clone(), lines: lines.join("\n") })
    }

    /// The place behind the branch of a row.
    fn end(&self, place: usize) -> usize {
        let level = self.rows[place].level;
        let branch = self.rows[place + 1..].iter().take_while(|row| row.level > level);
        place + 1 + branch.count()
    }

    fn scramble(&self, position: &Facelets) -> Option<usize> {
        self.rows.iter().position(|row| matches!(&row.kind, RowKind::Scramble(known) if known == position))
    }

    /// Adds the rows of an attempt that are not there, and marks all of its rows.
    fn add(&mut self, attempt: &Attempt, mark: impl Fn(&mut TreeRow)) {
        let new = |level, text, kind| TreeRow { level, text, kind, best: None, is_kept: false, is_current: false };
        let mut at = self.scramble(&attempt.position).unwrap_or_else(|| {
            self.rows.push(new(1, attempt.scramble.clone(), RowKind::Scramble(attempt.position.clone())));
            self.rows.len() - 1
        });
        mark(&mut self.rows[at]);
        let text: Vec<String> = lines_of(&attempt.lines).collect();
        let read = LazyCell::new(|| {
            Cube3::from_facelets(&attempt.position).ok().map(|cube| Lines::of(&cube, &text.join("\n")))
        });
        let mut number = 0;
        for line in &text {
            number += line.lines().count();
            let (level, end) = (self.rows[at].level + 1, self.end(at));
            let known = (at + 1..end).find(|place| self.rows[*place].level == level && self.rows[*place].text == *line);
            at = known.unwrap_or_else(|| {
                let step = read.iter().flat_map(|lines| &lines.steps).find(|step| step.line.number == number);
                let standing =
                    step.map(|step| Standing { length: step.length, total: step.total, reached: step.reached.clone() });
                self.rows.insert(end, new(level, line.clone(), RowKind::Line(standing)));
                end
            });
            mark(&mut self.rows[at]);
        }
    }

    /// Counts the fewest moves of each branch anew.
    fn count_best(&mut self) {
        for place in (0..self.rows.len()).rev() {
            let own = match &self.rows[place].kind {
                RowKind::Line(Some(standing)) if standing.reached.is_solved() => Some(standing.total),
                _ => None,
            };
            let level = self.rows[place].level + 1;
            let branch = &self.rows[place + 1..self.end(place)];
            let below = branch.iter().filter(|row| row.level == level).filter_map(|row| row.best).min();
            self.rows[place].best = [own, below].into_iter().flatten().min();
        }
    }
}
