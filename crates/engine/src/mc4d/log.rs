//! The content of an MC4D log: a history of clicks and marks from the solved puzzle, and the camera's view.

use std::ops::Range;

use super::Notice;
use crate::puzzle::hypercube::grips::{Click, Slices};
use crate::puzzle::{Facelets, NoSuchMove, PuzzleId, Sequence};

/// One token of a history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Token {
    /// A click on a grip: a turn of some slices, or a rotation of the whole puzzle.
    Click(Click),
    /// A mark with its name: [`SCRAMBLED`], `[` and `]` around a macro, `S` for set-up moves, or any other.
    Mark(char),
}

/// The mark that ends the scramble.
pub const SCRAMBLED: char = '|';
/// The marks with a known meaning.
pub(super) const KNOWN_MARKS: [char; 4] = [SCRAMBLED, '[', ']', 'S'];

/// The longest scramble that counts as short, in moves.
const SHORT: usize = 8;

/// The scramble state in the header, in the order of its numbers 0 to 3.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScrambleState {
    /// Not scrambled.
    None,
    /// Scrambled by at most eight moves.
    Short,
    /// Fully scrambled.
    Full,
    /// Scrambled, and solved since.
    Solved,
}

impl ScrambleState {
    /// Every state, by its number in a header.
    pub const ALL: [Self; 4] = [Self::None, Self::Short, Self::Full, Self::Solved];

    /// Its number, `0 <= number <= 3`.
    pub fn number(self) -> usize {
        self as usize
    }
}

/// The rows of a camera that looks straight on.
pub(super) const STRAIGHT: [&str; 4] = ["1.0 0.0 0.0 0.0", "0.0 1.0 0.0 0.0", "0.0 0.0 1.0 0.0", "0.0 0.0 0.0 1.0"];

/// A log of a puzzle.
///
/// In its history no click stands next to its own inverse (same grip, same slices, other direction, no mark between): MC4D
/// takes back such pairs when it reads and in live play, so they are never in a history.
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
    /// A log of a puzzle with this history and the default view; its scramble state follows from the history. Pairs that cancel are left
    /// out, and so are marks whose name is white space, which cannot be written.
    pub fn of_history(puzzle: PuzzleId, tokens: impl IntoIterator<Item = Token>) -> Self {
        let mut log = Self {
            puzzle,
            state: ScrambleState::None,
            view: STRAIGHT.map(String::from),
            history: Vec::new(),
            notices: Vec::new(),
        };
        for token in tokens {
            log.push(token);
        }
        log.state = log.state_by_history();
        log
    }

    /// A log of a bare scramble: its clicks and the mark that ends it.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move is not one of the puzzle's.
    ///
    /// # Panics
    /// If there are no logs of the puzzle.
    pub fn of_scramble(puzzle: PuzzleId, scramble: &Sequence) -> Result<Self, NoSuchMove> {
        Ok(Self::of_history(puzzle, clicks_of(puzzle, scramble)?.chain([Token::Mark(SCRAMBLED)])))
    }

    /// This log up to its scramble mark, or all of it if it has none. The view is kept, notices are not.
    pub fn up_to_mark(&self) -> Self {
        let end = self.scramble_mark().map_or(self.history.len(), |mark| mark + 1);
        let (view, history) = (self.view.clone(), self.history.iter().copied().take(end).collect());
        let mut log = Self { puzzle: self.puzzle, state: self.state, view, history, notices: Vec::new() };
        log.mend_state();
        log
    }

    /// This log with a solution after its history, which is marked as the scramble if no mark ends one yet. View, history and
    /// marks are kept, notices are not.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move is not one of the puzzle's.
    pub fn with_solution(&self, solution: &Sequence) -> Result<Self, NoSuchMove> {
        Ok(self.with_clicks(clicks_of(self.puzzle, solution)?))
    }

    /// This log with turns made by hand after its history, each with a click of its own, or two for a half turn about a face; a turn
    /// that undoes the one before takes it back, as in MC4D's own play. Otherwise like [`Log::with_solution`].
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move is not one of the puzzle's.
    pub fn with_turns(&self, turns: &Sequence) -> Result<Self, NoSuchMove> {
        self.with_turns_of_macros(turns, &[])
    }

    /// The same with marks around the turns of macros: ranges of the turns, none of which is empty or overlaps another.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move is not one of the puzzle's.
    pub fn with_turns_of_macros(&self, turns: &Sequence, macros: &[Range<usize>]) -> Result<Self, NoSuchMove> {
        turns.check(self.puzzle.def())?;
        let tokens = turns.0.iter().enumerate().flat_map(|(at, &mv)| {
            let begins = macros.iter().any(|range| range.start == at).then_some(Token::Mark('['));
            let ends = macros.iter().any(|range| range.end == at + 1).then_some(Token::Mark(']'));
            let clicks = Click::of_move(self.puzzle, mv).into_iter().map(Token::Click);
            begins.into_iter().chain(clicks).chain(ends)
        });
        Ok(self.with_clicks(tokens))
    }

    /// This log with some of its moves replaced. `range` counts the clicks that turn something, from 0: those after the scramble mark, or all
    /// if none follow it or there is no mark. The view and everything before and after these clicks are kept, notices are not.
    ///
    /// # Errors
    /// [`NoSuchMove`] if a move is not one of the puzzle's.
    ///
    /// # Panics
    /// If there are no such clicks, or if `range` is empty.
    pub fn with_replaced(&self, range: Range<usize>, moves: &Sequence) -> Result<Self, NoSuchMove> {
        let clicks = clicks_of(self.puzzle, moves)?;
        let from = if self.clicks_after_mark() > 0 { self.parts().0.len() } else { 0 };
        let turns = |token: &Token| matches!(token, Token::Click(click) if click.to_move(self.puzzle).is_some());
        let places: Vec<usize> = (from..self.history.len()).filter(|at| turns(&self.history[*at])).collect();
        let (before, after) = (places[range.start], places[range.end - 1] + 1);
        let mut log = Self { notices: Vec::new(), history: self.history[..before].to_vec(), ..self.clone() };
        clicks.chain(self.history[after..].iter().copied()).for_each(|token| {
            log.push(token);
        });
        log.mend_state();
        Ok(log)
    }

    fn with_clicks(&self, clicks: impl Iterator<Item = Token>) -> Self {
        let mut log = Self { notices: Vec::new(), ..self.clone() };
        if log.scramble_mark().is_none() {
            log.push(Token::Mark(SCRAMBLED));
        }
        let own = log.history.len();
        for token in clicks {
            // MC4D's reader would remove such a click together with the one before, which stood in the history already.
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
        log.mend_state();
        log
    }

    fn mend_state(&mut self) {
        if self.contradicts(self.state) {
            self.state = self.state_by_history();
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

    /// The puzzle.
    pub fn puzzle(&self) -> PuzzleId {
        self.puzzle
    }

    /// The scramble state for the header.
    pub fn scramble_state(&self) -> ScrambleState {
        self.state
    }

    /// The rows of the camera's matrix, each four numbers as the file wrote them, separated by single blanks.
    pub fn view(&self) -> &[String; 4] {
        &self.view
    }

    /// The clicks and marks in order, the scramble included.
    pub fn history(&self) -> &[Token] {
        &self.history
    }

    /// Unusual properties of the file that was read, in no particular order; none for a log made here.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// The index in the history of the first mark that ends a scramble.
    pub fn scramble_mark(&self) -> Option<usize> {
        self.history.iter().position(|token| *token == Token::Mark(SCRAMBLED))
    }

    /// Number of clicks, rotations of the whole puzzle included.
    pub fn clicks(&self) -> usize {
        clicks_in(&self.history).count()
    }

    /// Number of clicks before the scramble mark (all if there is none), rotations of the whole puzzle included.
    pub fn clicks_before_mark(&self) -> usize {
        clicks_in(self.parts().0).count()
    }

    /// Number of clicks after the scramble mark (0 if there is none), rotations of the whole puzzle included.
    pub fn clicks_after_mark(&self) -> usize {
        clicks_in(self.parts().1).count()
    }

    /// The count for the header: clicks after the scramble mark, or all if there is none, without rotations of the whole
    /// puzzle.
    pub fn count(&self) -> usize {
        let [before, after] = self.twists();
        if self.scramble_mark().is_some() { after } else { before }
    }

    /// MC4D's counts of the moves up to the scramble mark and of those after it: 1 for each click, 0 for a rotation of
    /// the whole puzzle.
    pub fn twists(&self) -> [usize; 2] {
        let (before, after) = self.parts();
        let whole = Slices::whole(self.puzzle.def().size);
        [before, after].map(|part| clicks_in(part).filter(|click| click.slices != whole).count())
    }

    /// The moves before the scramble mark, or all if there is none; one for each click.
    pub fn scramble(&self) -> Sequence {
        self.sequence_of(self.parts().0)
    }

    /// The moves after the scramble mark; one for each click.
    pub fn solution(&self) -> Sequence {
        self.sequence_of(self.parts().1)
    }

    /// The moves after the scramble mark, if there is a mark and they solve.
    pub fn complete_solution(&self) -> Option<Sequence> {
        (self.scramble_mark().is_some() && self.is_solved()).then(|| self.solution())
    }

    /// The position after the whole history, from the solved puzzle.
    pub fn state(&self) -> Facelets {
        Facelets::solved(self.puzzle).after_all(&self.all_moves())
    }

    /// All moves from the solved puzzle, the scramble included.
    pub fn all_moves(&self) -> Sequence {
        self.sequence_of(&self.history)
    }

    /// The macros among the moves after the scramble mark: which of [`solution`](Self::solution) lie between `m[` and `m]`. A macro inside
    /// another one is part of that.
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

    /// The moves of tokens, one for each click that turns something.
    fn sequence_of(&self, tokens: &[Token]) -> Sequence {
        Sequence(clicks_in(tokens).filter_map(|click| click.to_move(self.puzzle)).collect())
    }

    /// True if the puzzle is solved after the history, held any way round.
    pub fn is_solved(&self) -> bool {
        self.state().is_solved()
    }

    /// The history up to the scramble mark, and from there on.
    fn parts(&self) -> (&[Token], &[Token]) {
        self.history.split_at(self.scramble_mark().unwrap_or(self.history.len()))
    }

    /// The scramble state implied by the history.
    pub(super) fn state_by_history(&self) -> ScrambleState {
        // A puzzle that is solved at the mark was never scrambled, so later moves cannot solve it.
        if self.scramble_mark().is_none() || Facelets::solved(self.puzzle).after_all(&self.scramble()).is_solved() {
            return ScrambleState::None;
        }
        if self.is_solved() {
            return ScrambleState::Solved;
        }
        let moves = self.scramble().length(self.puzzle.def());
        if moves > SHORT { ScrambleState::Full } else { ScrambleState::Short }
    }

    /// True if the history rules out this scramble state. "Solved since" remains valid when a solved puzzle is turned
    /// further, and the length of a scramble before pairs cancelled is unknown.
    pub(super) fn contradicts(&self, written: ScrambleState) -> bool {
        use ScrambleState::{Full, None, Short, Solved};
        match (self.state_by_history(), written) {
            (told @ (None | Solved), written) => written != told,
            (Short | Full, Short | Full) => false,
            (Short | Full, Solved) => self.clicks_after_mark() == 0,
            (Short | Full, None) => true,
        }
    }
}

/// MC4D's count of the moves of a sequence of clicks: 2 for a half turn about a face, 0 for a rotation of the whole
/// puzzle, and 0 for a turn followed by its inverse.
///
/// # Panics
/// If a move is not one of the puzzle's, or the puzzle has no clicks.
pub fn twists(puzzle: PuzzleId, moves: &Sequence) -> usize {
    let mut clicks: Vec<Click> = Vec::new();
    for click in moves.0.iter().flat_map(|&mv| Click::of_move(puzzle, mv)) {
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

/// The clicks that make a sequence, joined first: fewer clicks, and none next to its own inverse.
fn clicks_of(puzzle: PuzzleId, sequence: &Sequence) -> Result<impl Iterator<Item = Token> + use<>, NoSuchMove> {
    sequence.check(puzzle.def())?;
    let joined = sequence.joined(puzzle.def());
    Ok(joined.0.into_iter().flat_map(move |mv| Click::of_move(puzzle, mv)).map(Token::Click))
}
