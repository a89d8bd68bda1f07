//! A solution as text that Unfold can open: the puzzle's name, the position, and comments with the solution.

use std::time::Duration;

use super::lesson;
use super::sheet::{PresentedSolution, facts};
use crate::version;
use unfold_engine::notation::{self, facelets, heading};
use unfold_engine::puzzle::Sequence;
use unfold_text::{Language, numbers, save_solution as say};

/// Prints a position with its solution in comments. `elapsed` is the search time; `None` if no search found the solution.
pub fn solution_text(language: Language, solved: PresentedSolution<'_>, elapsed: Option<Duration>) -> String {
    let (start, notes) = (solved.start, solved.notes);
    let puzzle = start.puzzle();
    let facts = facts(solved);
    let method = elapsed.zip(notes.method).map(|(time, method)| {
        let seconds = numbers::seconds(time);
        say::TEXT_METHOD.fill(language, [&method, &seconds])
    });
    let mut comments = vec![facts.title.get(language), facts.proven.get(language)];
    comments.extend(method);
    comments.push(say::TEXT_BY.fill(language, [&version::VERSION]));
    comments.push(say::TEXT_COMMENTS.get(language).to_owned());
    comments.push(String::new());
    comments.extend(facts.scramble.map(|scramble| scramble.get(language)));
    comments.push(say::TEXT_POSITION.get(language).to_owned());
    let mut after = vec![facts.moves.get(language)];
    if notes.groups.len() > 1 {
        for group in &notes.groups {
            let moves = notes.moves.0.iter().skip(group.first).take(group.length).copied().collect();
            after.push(String::new());
            after.push(lesson::heading(language, notes, group));
            after.push(format!("  {}", notation::print(puzzle, &Sequence(moves))));
        }
    }
    let commented = |lines: Vec<String>| {
        lines.iter().map(|line| format!("# {line}").trim_end().to_owned() + "\n").collect::<String>()
    };
    let [comments, after] = [comments, after].map(commented);
    format!("{}\n{comments}{}\n{after}", heading::print(puzzle), facelets::print(start))
}
