//! An MC4D log: a history of clicks and marks from the solved puzzle, and the camera's view.

use std::ops::Range;

use super::Notice;
use crate::puzzle::hypercube::grips::{Click, Slices};
use crate::puzzle::{Facelets, NoSuchMove, PuzzleId, Sequence};

/// A token of a history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Token {
    /// A click on a grip: a turn of some slices, or a rotation of the whole puzzle.
    Click(Click),
    /// A mark: [`SCRAMBLED`], `[` and `]` around a macro, `S` for set-up moves, or any other.
    Mark(char),
}

/// The mark at the end of the scramble.
pub const SCRAMBLED: char = '|';
/// Marks with a known meaning.
pub(super) const KNOWN_MARKS: [char; 4] = [SCRAMBLED, '[', ']', 'S'];

/// Maximum length of a short scramble, in moves.
const MAX_SHORT_SCRAMBLE: usize = 8;

/// The scramble state in the header, numbered from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScrambleState {
    /// Not scrambled.
    None,
    /// Scrambled with at most eight moves.
    Short,
    /// Fully scrambled.
    Full,
    /// Scrambled, and solved since.
    Solved,
}

impl ScrambleState {
    /// All states, by number.
    pub const ALL: [Self; 4] = [Self::None, Self::Short, Self::Full, Self::Solved];

    /// Returns the number in the header, `0 <= number <= 3`.
    pub fn number(self) -> usize {
        self as usize
    }
}

/// The identity camera matrix.
pub(super) const IDENTITY_VIEW: [&str; 4] =
    ["1.0 0.0 0.0 0.0", "0.0 1.0 0.0 0.0", "0.0 0.0 1.0 0.0", "0.0 0.0 0.0 1.0"];

/// An MC4D log of one puzzle.
///
/// No click in the history is next to its own inverse (same grip and slices, other direction, no mark between): MC4D
/// cancels such pairs when it reads a file and in play.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Log {
    pub(super) puzzle: PuzzleId,
    pub(super) state: ScrambleState,
    pub(super) view: [String; 4],
    pub(super) history: Vec<Token>,
    pub(super) notices: Vec<Notice>,
}

impl Log {
    /// Returns a log with this history, the default view, and the scramble state implied by the history. Leaves out
    /// pairs that cancel, and marks named by white space, which cannot be written.
    pub fn from_history(puzzle: PuzzleId, tokens: impl IntoIterator<Item = Token>) -> Self {
        let mut log = Self {
            puzzle,
            state: ScrambleState::None,
            view: IDENTITY_VIEW.map(String::from),
            history: Vec::new(),
            notices: Vec::new(),
        };
        for token in tokens {
            log.push(token);
        }
        log.state = log.implied_scramble_state();
        log
    }

    /// Returns a log of a scramble: its clicks and the mark at its end.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not belong to the puzzle.
    ///
    /// # Panics
    /// If MC4D does not support the puzzle.
    pub fn from_scramble(puzzle: PuzzleId, scramble: &Sequence) -> Result<Self, NoSuchMove> {
        Ok(Self::from_history(puzzle, clicks_of(puzzle, scramble)?.chain([Token::Mark(SCRAMBLED)])))
    }

    /// Returns this log up to its scramble mark, or all of it without a mark. Keeps the view, drops the notices.
    pub fn up_to_mark(&self) -> Self {
        let end = self.scramble_mark().map_or(self.history.len(), |mark| mark + 1);
        let (view, history) = (self.view.clone(), self.history.iter().copied().take(end).collect());
        let mut log = Self { puzzle: self.puzzle, state: self.state, view, history, notices: Vec::new() };
        log.update_scramble_state();
        log
    }

    /// Returns this log with a solution appended. If there is no scramble mark, the history before the solution is
    /// marked as the scramble. Keeps view, history and marks, drops the notices.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not belong to the puzzle.
    pub fn with_solution(&self, solution: &Sequence) -> Result<Self, NoSuchMove> {
        Ok(self.with_clicks(clicks_of(self.puzzle, solution)?))
    }

    /// Returns this log with the user's turns appended, one click per turn, or two for a half turn about a face. Clicks
    /// of adjacent turns that undo each other cancel, as in MC4D. Otherwise like [`Log::with_solution`].
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not belong to the puzzle.
    pub fn with_turns(&self, turns: &Sequence) -> Result<Self, NoSuchMove> {
        self.with_turns_and_macros(turns, &[])
    }

    /// Like [`Log::with_turns`], with marks around macros. `macros` are the ranges of their turns, neither empty nor
    /// overlapping.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not belong to the puzzle.
    pub fn with_turns_and_macros(&self, turns: &Sequence, macros: &[Range<usize>]) -> Result<Self, NoSuchMove> {
        turns.check(self.puzzle.def())?;
        let tokens = turns.0.iter().enumerate().flat_map(|(at, &mv)| {
            let begins = macros.iter().any(|range| range.start == at).then_some(Token::Mark('['));
            let ends = macros.iter().any(|range| range.end == at + 1).then_some(Token::Mark(']'));
            let clicks = Click::for_move(self.puzzle, mv).into_iter().map(Token::Click);
            begins.into_iter().chain(clicks).chain(ends)
        });
        Ok(self.with_clicks(tokens))
    }

    /// Returns this log with some of its moves replaced. `range` must not be empty; it indexes the clicks after the
    /// scramble mark, or all clicks if there are none after it, not counting clicks that turn nothing. Keeps the view,
    /// drops the notices and any marks within the range.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move does not belong to the puzzle.
    ///
    /// # Panics
    /// If `range` is out of bounds.
    pub fn with_replaced(&self, range: Range<usize>, moves: &Sequence) -> Result<Self, NoSuchMove> {
        let clicks = clicks_of(self.puzzle, moves)?;
        let from = if self.click_count_after_mark() > 0 { self.parts().0.len() } else { 0 };
        let turns = |token: &Token| matches!(token, Token::Click(click) if click.to_move(self.puzzle).is_some());
        let places: Vec<usize> = (from..self.history.len()).filter(|at| turns(&self.history[*at])).collect();
        let (before, after) = (places[range.start], places[range.end - 1] + 1);
        let mut log = Self { notices: Vec::new(), history: self.history[..before].to_vec(), ..self.clone() };
        clicks.chain(self.history[after..].iter().copied()).for_each(|token| {
            log.push(token);
        });
        log.update_scramble_state();
        Ok(log)
    }

    fn with_clicks(&self, clicks: impl Iterator<Item = Token>) -> Self {
        let mut log = Self { notices: Vec::new(), ..self.clone() };
        if log.scramble_mark().is_none() {
            log.push(Token::Mark(SCRAMBLED));
        }
        let own = log.history.len();
        for token in clicks {
            // MC4D's reader would cancel this click with the last one of the original history, so click the opposite cell.
            let token = match token {
                Token::Click(click)
                    if log.history.len() == own && log.history.last() == Some(&Token::Click(click.opposite())) =>
                {
                    Token::Click(click.from_opposite_cell(self.puzzle.def().size))
                }
                token => token,
            };
            log.push(token);
        }
        log.update_scramble_state();
        log
    }

    fn update_scramble_state(&mut self) {
        if self.contradicts(self.state) {
            self.state = self.implied_scramble_state();
        }
    }

    /// Appends a token as MC4D does. True if it cancelled the last click instead.
    pub(super) fn push(&mut self, token: Token) -> bool {
        match token {
            Token::Click(click) if self.history.last() == Some(&Token::Click(click.opposite())) => {
                self.history.pop();
                return true;
            }
            Token::Mark(name) if name.is_whitespace() => {}
            _ => self.history.push(token),
        }
        false
    }

    /// Returns the puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// Returns the scramble state in the header.
    pub fn scramble_state(&self) -> ScrambleState {
        self.state
    }

    /// Returns the rows of the camera matrix, each four numbers as in the file, separated by single blanks.
    pub fn view(&self) -> &[String; 4] {
        &self.view
    }

    /// Returns all clicks and marks in order, including the scramble.
    pub fn history(&self) -> &[Token] {
        &self.history
    }

    /// Returns notices about the file, in no particular order; empty for a log that is new or derived from another.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Returns the index in the history of the first scramble mark; `None` without one.
    pub fn scramble_mark(&self) -> Option<usize> {
        self.history.iter().position(|token| *token == Token::Mark(SCRAMBLED))
    }

    /// Returns the number of clicks, including rotations of the whole puzzle.
    pub fn click_count(&self) -> usize {
        clicks_in(&self.history).count()
    }

    /// Returns the number of clicks before the scramble mark (all without a mark), including rotations of the whole
    /// puzzle.
    pub fn click_count_before_mark(&self) -> usize {
        clicks_in(self.parts().0).count()
    }

    /// Returns the number of clicks after the scramble mark (0 without a mark), including rotations of the whole
    /// puzzle.
    pub fn click_count_after_mark(&self) -> usize {
        clicks_in(self.parts().1).count()
    }

    /// Returns the count in the header: clicks after the scramble mark, or all without a mark, excluding rotations of
    /// the whole puzzle.
    pub fn header_count(&self) -> usize {
        let [before, after] = self.twist_counts();
        if self.scramble_mark().is_some() { after } else { before }
    }

    /// Returns MC4D's move counts before and after the scramble mark: 1 for each click, 0 for a rotation of the whole
    /// puzzle.
    pub fn twist_counts(&self) -> [usize; 2] {
        let (before, after) = self.parts();
        let whole = Slices::whole(self.puzzle.def().size);
        [before, after].map(|part| clicks_in(part).filter(|click| click.slices != whole).count())
    }

    /// Returns the moves before the scramble mark, or all moves without a mark; one for each click that turns something.
    pub fn scramble(&self) -> Sequence {
        self.sequence_of(self.parts().0)
    }

    /// Returns the moves after the scramble mark, none without a mark; one for each click that turns something.
    pub fn solution(&self) -> Sequence {
        self.sequence_of(self.parts().1)
    }

    /// Returns the moves after the scramble mark, if there is a mark and they solve it.
    pub fn complete_solution(&self) -> Option<Sequence> {
        (self.scramble_mark().is_some() && self.is_solved()).then(|| self.solution())
    }

    /// Returns the position after the whole history.
    pub fn state(&self) -> Facelets {
        Facelets::solved(self.puzzle).after_all(&self.all_moves())
    }

    /// Returns all moves, including the scramble.
    pub fn all_moves(&self) -> Sequence {
        self.sequence_of(&self.history)
    }

    /// Returns the ranges of [`solution`](Self::solution) between `m[` and `m]`: the macros after the scramble mark. A
    /// nested macro is part of the outer one.
    pub fn macros(&self) -> Vec<Range<usize>> {
        let (mut made, mut depth, mut first, mut macros) = (0, 0_usize, 0, Vec::new());
        for token in self.parts().1 {
            match token {
                Token::Click(click) => made += usize::from(click.to_move(self.puzzle).is_some()),
                Token::Mark('[') => {
                    first = if depth == 0 { made } else { first };
                    depth += 1;
                }
                Token::Mark(']') if depth > 0 => {
                    depth -= 1;
                    if depth == 0 && first < made {
                        macros.push(first..made);
                    }
                }
                Token::Mark(_) => {}
            }
        }
        macros
    }

    /// Returns the moves of tokens, one for each click that turns something.
    fn sequence_of(&self, tokens: &[Token]) -> Sequence {
        Sequence(clicks_in(tokens).filter_map(|click| click.to_move(self.puzzle)).collect())
    }

    /// True if the history ends solved, in any orientation.
    pub fn is_solved(&self) -> bool {
        self.state().is_solved()
    }

    /// Splits the history before the scramble mark; without a mark, the second part is empty.
    fn parts(&self) -> (&[Token], &[Token]) {
        self.history.split_at(self.scramble_mark().unwrap_or(self.history.len()))
    }

    /// Returns the scramble state implied by the history.
    pub(super) fn implied_scramble_state(&self) -> ScrambleState {
        // A puzzle that is solved at the mark was never scrambled, so later moves do not count as solving it.
        if self.scramble_mark().is_none() || Facelets::solved(self.puzzle).after_all(&self.scramble()).is_solved() {
            return ScrambleState::None;
        }
        if self.is_solved() {
            return ScrambleState::Solved;
        }
        let moves = self.scramble().length(self.puzzle.def());
        if moves > MAX_SHORT_SCRAMBLE { ScrambleState::Full } else { ScrambleState::Short }
    }

    /// True if the history contradicts this scramble state. [`ScrambleState::Solved`] stays valid when a solved puzzle is
    /// turned further. Short and full are interchangeable, since the scramble may have been longer before pairs cancelled.
    pub(super) fn contradicts(&self, written: ScrambleState) -> bool {
        use ScrambleState::{Full, None, Short, Solved};
        match (self.implied_scramble_state(), written) {
            (implied @ (None | Solved), written) => written != implied,
            (Short | Full, Short | Full) => false,
            (Short | Full, Solved) => self.click_count_after_mark() == 0,
            (Short | Full, None) => true,
        }
    }
}

/// Returns MC4D's move count of a sequence, clicked move by move: 2 for a half turn about a face, 0 for a rotation of
/// the whole puzzle, and 0 for adjacent clicks that cancel.
///
/// # Panics
/// If a move does not belong to the puzzle, or MC4D does not support the puzzle.
pub fn count_twists(puzzle: PuzzleId, moves: &Sequence) -> usize {
    let mut clicks: Vec<Click> = Vec::new();
    for click in moves.0.iter().flat_map(|&mv| Click::for_move(puzzle, mv)) {
        if clicks.last() == Some(&click.opposite()) {
            clicks.pop();
        } else {
            clicks.push(click);
        }
    }
    let whole = Slices::whole(puzzle.def().size);
    clicks.iter().filter(|click| click.slices != whole).count()
}

fn clicks_in(tokens: &[Token]) -> impl Iterator<Item = Click> {
    tokens.iter().filter_map(|token| match token {
        Token::Click(click) => Some(*click),
        Token::Mark(_) => None,
    })
}

/// Returns the clicks of a sequence. It is joined first, so there are fewer clicks, and none next to its own inverse.
fn clicks_of(puzzle: PuzzleId, sequence: &Sequence) -> Result<impl Iterator<Item = Token> + use<>, NoSuchMove> {
    sequence.check(puzzle.def())?;
    let joined = sequence.joined(puzzle.def());
    Ok(joined.0.into_iter().flat_map(move |mv| Click::for_move(puzzle, mv)).map(Token::Click))
}
