//! Attempts as a tree that shares common first lines: scrambles at the roots, and below each line the lines that continue it.

use std::cell::LazyCell;

use super::lines::{COMMENT_PREFIX, Lines};
use super::state::Attempt;
use crate::puzzles::fewest_moves::{Analysis, Cube3};
use unfold_engine::puzzle::Facelets;

/// Lengths and steps reached after a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineResult {
    /// Length of the line alone, after cancellations.
    pub length: usize,
    /// Length from the first line to this one, after cancellations.
    pub total: usize,
    pub reached: Analysis,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// A scramble with its position.
    Scramble(Facelets),
    /// A line; `None` if it has no moves or an error.
    Line(Option<LineResult>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeRow {
    /// 1 for a scramble, 2 for the first line on it, and so on.
    pub level: usize,
    /// The scramble's moves or facelets, or the line with whitespace collapsed and the comments above it.
    pub text: String,
    pub kind: RowKind,
    /// Length of the shortest solution in its branch, including the row itself.
    pub best: Option<usize>,
    /// True if a saved attempt contains the row.
    pub is_kept: bool,
    /// True if the lines in the field contain the row.
    pub is_current: bool,
}

/// The tree in depth-first order: each row is followed by its branch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    rows: Vec<TreeRow>,
}

/// Normalised lines of a text: no blank lines, whitespace collapsed, each line together with the comments above it. Comments at the end
/// form one more line.
pub fn lines_of(text: &str) -> impl Iterator<Item = String> {
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut lines = text.lines().map(words).filter(|line| !line.is_empty());
    std::iter::from_fn(move || {
        let mut row = Vec::new();
        for line in lines.by_ref() {
            let is_comment = line.starts_with(COMMENT_PREFIX);
            row.push(line);
            if !is_comment {
                break;
            }
        }
        (!row.is_empty()).then(|| row.join("\n"))
    })
}

impl TreeRow {
    /// The scramble or the line, without comments.
    pub fn line(&self) -> &str {
        self.text.lines().last().unwrap_or_default()
    }
}

impl Tree {
    /// Builds the tree of attempts, in their order.
    pub fn new(attempts: &[Attempt]) -> Self {
        let mut out = Self::default();
        for attempt in attempts {
            out.add(attempt, |row| row.is_kept = true);
        }
        out.update_best();
        out
    }

    /// Returns a copy with the lines in the field added and their scramble first.
    pub fn with_current(&self, current: &Attempt) -> Self {
        let mut out = self.clone();
        out.add(current, |row| row.is_current = true);
        let first = out.scramble(&current.position).unwrap_or(0);
        let end = out.end(first);
        out.rows[..end].rotate_left(first);
        out.update_best();
        out
    }

    pub fn rows(&self) -> &[TreeRow] {
        &self.rows
    }

    /// The index of the parent row; `None` for a scramble.
    pub fn parent(&self, index: usize) -> Option<usize> {
        let level = self.rows.get(index)?.level;
        (0..index).rev().find(|above| self.rows[*above].level < level)
    }

    /// The attempt from the scramble down to a row; `None` if there is no such row.
    pub fn attempt(&self, index: usize) -> Option<Attempt> {
        let mut lines = Vec::new();
        let mut at = index;
        while let Some(parent) = self.parent(at) {
            lines.push(self.rows[at].text.as_str());
            at = parent;
        }
        let root = self.rows.get(at)?;
        let RowKind::Scramble(position) = &root.kind else { return None };
        lines.reverse();
        Some(Attempt { scramble: root.text.clone(), position: position.clone(), lines: lines.join("\n") })
    }

    /// Index of the first row after a row's branch.
    fn end(&self, index: usize) -> usize {
        let level = self.rows[index].level;
        let branch = self.rows[index + 1..].iter().take_while(|row| row.level > level);
        index + 1 + branch.count()
    }

    fn scramble(&self, position: &Facelets) -> Option<usize> {
        self.rows.iter().position(|row| matches!(&row.kind, RowKind::Scramble(known) if known == position))
    }

    /// Adds the missing rows of an attempt, and marks all of its rows.
    fn add(&mut self, attempt: &Attempt, mark: impl Fn(&mut TreeRow)) {
        let new = |level, text, kind| TreeRow { level, text, kind, best: None, is_kept: false, is_current: false };
        let mut at = self.scramble(&attempt.position).unwrap_or_else(|| {
            self.rows.push(new(1, attempt.scramble.clone(), RowKind::Scramble(attempt.position.clone())));
            self.rows.len() - 1
        });
        mark(&mut self.rows[at]);
        let text: Vec<String> = lines_of(&attempt.lines).collect();
        let read = LazyCell::new(|| {
            Cube3::from_facelets(&attempt.position).ok().map(|cube| Lines::parse(&cube, &text.join("\n")))
        });
        let mut number = 0;
        for line in &text {
            number += line.lines().count();
            let (level, end) = (self.rows[at].level + 1, self.end(at));
            let known = (at + 1..end).find(|place| self.rows[*place].level == level && self.rows[*place].text == *line);
            at = known.unwrap_or_else(|| {
                let step = read.iter().flat_map(|lines| &lines.steps).find(|step| step.line.number == number);
                let standing = step.map(|step| LineResult {
                    length: step.length,
                    total: step.total,
                    reached: step.reached.clone(),
                });
                self.rows.insert(end, new(level, line.clone(), RowKind::Line(standing)));
                end
            });
            mark(&mut self.rows[at]);
        }
    }

    /// Recomputes the shortest solution of each branch.
    fn update_best(&mut self) {
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
