//! What lies before a person for one puzzle: its position with those before and after it, and how the net is painted.

use std::time::Duration;

use super::deed::Deed;
use super::editor::Editor;
use super::hand::Watch;
use super::leaving::Unsaved;
use super::looking::Looking;
use super::playback::Playback;
use super::sheet::Sheet;
use crate::engine::puzzle::{ALL, Facelets, PuzzleId, Sequence};

/// How many positions can be undone.
pub const UNDO: usize = 500;

/// Changes that follow each other and are undone as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// Painting without lifting the brush.
    Stroke,
    /// Typing into the text field.
    Typing,
}

/// A position to which undo or redo leads, with what was played from it.
type Moment = (Sheet, Option<Playback>);

/// What lay on a desk once.
pub struct Laid {
    /// The position.
    pub sheet: Sheet,
    /// The positions to which undo leads, the nearest last.
    pub undo: Vec<Sheet>,
    /// The positions to which redo leads, the nearest last.
    pub redo: Vec<Sheet>,
    /// What the clock of the turns made by hand showed.
    pub clock: Duration,
    /// How many moves of the solution or of the log the net showed made.
    pub played: Option<usize>,
}

/// See the module.
pub struct Desk {
    sheet: Sheet,
    undo: Vec<Moment>,
    redo: Vec<Moment>,
    flow: Option<Flow>,
    watch: Watch,
    /// How the net is painted.
    pub editor: Editor,
    /// What is played from the position.
    pub playback: Option<Playback>,
    /// From where the puzzle is looked at.
    pub looking: Looking,
    /// The letters typed so far of a turn.
    pub typed: String,
    /// What was not saved yet.
    pub(super) unsaved: Unsaved,
}

impl Desk {
    /// The solved puzzle.
    fn new(puzzle: PuzzleId) -> Self {
        Self {
            sheet: Sheet::solved(puzzle),
            undo: Vec::new(),
            redo: Vec::new(),
            flow: None,
            watch: Watch::default(),
            editor: Editor::new(puzzle),
            playback: None,
            looking: Looking::new(puzzle),
            typed: String::new(),
            unsaved: Unsaved::default(),
        }
    }

    /// The position.
    pub fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The positions to which undo and redo lead, the nearest last.
    pub fn history(&self) -> [impl ExactSizeIterator<Item = &Sheet>; 2] {
        [&self.undo, &self.redo].map(|moments| moments.iter().map(|(sheet, _)| sheet))
    }

    /// The position, to be told what is found out about it.
    pub fn sheet_mut(&mut self) -> &mut Sheet {
        &mut self.sheet
    }

    /// The sheet whose results come from the run of this number, wherever it lies.
    pub(super) fn sheet_of_run(&self, run: usize) -> Option<&Sheet> {
        let others = self.undo.iter().rev().chain(self.redo.iter().rev()).map(|(sheet, _)| sheet);
        [&self.sheet].into_iter().chain(others).find(|sheet| sheet.results.run == Some(run))
    }

    /// The same, to be told what is found out.
    pub(super) fn sheet_of_run_mut(&mut self, run: usize) -> Option<&mut Sheet> {
        let undone = self.redo.iter_mut().rev().map(|(sheet, _)| sheet);
        let before = self.undo.iter_mut().rev().map(|(sheet, _)| sheet);
        let mut sheets = [&mut self.sheet].into_iter().chain(before).chain(undone);
        sheets.find(|sheet| sheet.results.run == Some(run))
    }

    /// The nearest position before this one of which something is known, and how many steps of undo lead there.
    pub(super) fn sheet_with_results(&self) -> Option<(usize, &Sheet)> {
        let before = self.undo.iter().rev().map(|(sheet, _)| sheet).enumerate();
        before.map(|(n, sheet)| (n + 1, sheet)).find(|(_, sheet)| sheet.results.by.is_some())
    }

    /// Another position. The one before can be had again by undo, unless the change goes on with the one before it.
    pub fn change(&mut self, sheet: Sheet, flow: Option<Flow>) {
        let played = self.playback.take();
        let before = std::mem::replace(&mut self.sheet, sheet);
        // What was found out about a position is not lost to a stroke that is taken up again.
        let goes_on = flow.is_some() && self.flow == flow && before.results == Default::default();
        if !goes_on {
            self.undo.push((before, played));
            if self.undo.len() > UNDO {
                self.undo.remove(0);
            }
        }
        self.redo.clear();
        self.flow = flow;
        self.watch.follow(&self.sheet);
    }

    /// The next change is not part of the one before.
    pub fn pause(&mut self) {
        self.flow = None;
    }

    /// Back to the position before; whether there was one.
    pub fn step_back(&mut self) -> bool {
        self.flow = None;
        let Some(before) = self.undo.pop() else { return false };
        let after = self.put(before);
        self.redo.push(after);
        self.watch.follow(&self.sheet);
        true
    }

    /// Forward to the position that was undone; whether there was one.
    pub fn step_forward(&mut self) -> bool {
        self.flow = None;
        let Some(after) = self.redo.pop() else { return false };
        let before = self.put(after);
        self.undo.push(before);
        self.watch.follow(&self.sheet);
        true
    }

    /// Another moment in place of the one at hand, which is given back. What was played pauses.
    fn put(&mut self, (sheet, playback): Moment) -> Moment {
        let playback = std::mem::replace(&mut self.playback, playback.map(Playback::paused));
        (std::mem::replace(&mut self.sheet, sheet), playback)
    }

    /// The clock of the turns made by hand.
    pub fn watch(&self) -> &Watch {
        &self.watch
    }

    /// The shortest solution known of a position that lies here, now or before.
    pub fn solution_of(&self, state: &Facelets) -> Option<&Sequence> {
        let undone = self.undo.iter().chain(&self.redo).map(|(sheet, _)| sheet);
        let sheets = undone.chain([&self.sheet]);
        let known = sheets.filter(|sheet| sheet.state.as_ref() == Some(state)).filter_map(|sheet| sheet.results.best());
        known.min_by_key(|best| best.length).map(|best| &best.moves)
    }

    /// What undo would take back; `None` when there is nothing.
    pub fn undoable(&self) -> Option<Deed> {
        self.can_undo().then_some(self.sheet.deed)
    }

    /// What redo would do again; `None` when there is nothing.
    pub fn redoable(&self) -> Option<Deed> {
        self.redo.last().map(|(sheet, _)| sheet.deed)
    }

    /// Whether a position can be undone.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether an undone position can be had again.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }
}

/// A desk for each puzzle; one of them is sat at.
pub struct Desks {
    desks: [Desk; ALL.len()],
    at: usize,
    /// How often something could have been changed.
    changes: u64,
}

impl Desks {
    /// All puzzles solved, and sat at this one.
    pub fn new(puzzle: PuzzleId) -> Self {
        let mut out = Self { desks: ALL.map(Desk::new), at: 0, changes: 0 };
        out.sit_at(puzzle);
        out
    }

    /// Goes to the desk of a puzzle.
    pub fn sit_at(&mut self, puzzle: PuzzleId) {
        self.at = ALL.iter().position(|p| *p == puzzle).unwrap_or(self.at);
        self.changes += 1;
    }

    /// The desk of a puzzle.
    pub fn of(&self, puzzle: PuzzleId) -> &Desk {
        &self.desks[puzzle as usize]
    }

    /// How often something could have been changed.
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Whether nothing lies on any desk but a solved puzzle of which nothing is known.
    pub fn is_fresh(&self) -> bool {
        self.desks.iter().all(|desk| {
            desk.undo.is_empty() && desk.redo.is_empty() && desk.sheet == Sheet::solved(desk.sheet.painting.puzzle)
        })
    }

    /// Clears all desks.
    pub fn clear(&mut self) {
        self.desks = ALL.map(Desk::new);
        self.changes += 1;
    }

    /// Puts on the desk of a puzzle what lay there once.
    pub fn lay_out(&mut self, puzzle: PuzzleId, laid: Laid) {
        let moments = |sheets: Vec<Sheet>| sheets.into_iter().map(|sheet| (sheet, None)).collect();
        let desk = &mut self.desks[puzzle as usize];
        *desk = Desk::new(puzzle);
        desk.watch = Watch::stopped(&laid.sheet, laid.clock);
        (desk.sheet, desk.undo, desk.redo) = (laid.sheet, moments(laid.undo), moments(laid.redo));
        self.changes += 1;
    }

    /// The puzzle of the desk that is sat at.
    pub fn puzzle(&self) -> PuzzleId {
        ALL[self.at]
    }

    /// The desk that is sat at.
    pub fn desk(&self) -> &Desk {
        &self.desks[self.at]
    }

    /// The desk of a puzzle.
    pub fn desk_of_mut(&mut self, puzzle: PuzzleId) -> &mut Desk {
        self.changes += 1;
        &mut self.desks[puzzle as usize]
    }

    /// The desk that is sat at.
    pub fn desk_mut(&mut self) -> &mut Desk {
        self.changes += 1;
        &mut self.desks[self.at]
    }
}
