//! Queries about a [`Model`], and values that the window takes from it once.

use crate::document::runs::results::{MethodAndMetric, Results};
use crate::document::{Position, batches::PuzzleBatch, editor::PaintingStatus};
use crate::settings::{appearance, choices::View, switch::Switch};
use crate::{command::availability::Obstacle, model::Model, painting, session::snapshot, typing};
use unfold_engine::puzzle::{Move, PuzzleId, painting_check::repairs::Repair};
use unfold_engine::{notation::colours::ColourLetters, puzzles::solvers};
use unfold_scene::appearance::{colours, vision::Rgb};
use unfold_text::{Text, editor, reasons, window as say};

impl Model {
    /// The puzzle that is shown.
    pub fn puzzle(&self) -> PuzzleId {
        self.document.puzzle()
    }

    /// Results of the searches for the position.
    pub fn results(&self) -> &Results {
        &self.document.workspace().position().results
    }

    /// State of the painting.
    pub fn painting_status(&self) -> PaintingStatus {
        painting::status(self.document.workspace(), self.colour_names(self.puzzle()))
    }

    /// The obvious repairs of an impossible painting, which `PaintingCommand::Repair` carries out.
    pub fn repairs(&self) -> Vec<Repair> {
        painting::possible_repairs(self.document.workspace())
    }

    /// True if anything is painted that `PaintingCommand::Clear` would clear.
    pub fn can_clear(&self) -> bool {
        painting::can_clear(self.document.workspace())
    }

    /// The facelets as text; those not painted are dashes.
    pub fn facelets_text(&self) -> String {
        snapshot::painting(self.document.workspace().painting())
    }

    /// Letters of the colours of a cube as it is shown.
    pub fn colour_letters(&self, puzzle: PuzzleId) -> ColourLetters {
        self.settings.colour_letters(puzzle)
    }

    /// The layers typed so far, with their braces; empty if none are.
    pub fn typed_layers(&self) -> &str {
        typing::typed_layers(&self.document.workspace().typed)
    }

    /// The turn that the letters typed so far name.
    pub fn named_turn(&self) -> Option<Move> {
        typing::read_turn(self.puzzle(), &self.document.workspace().typed).ok().flatten()
    }

    /// True if the stage is shown, and no page in its place.
    pub fn shows_stage(&self) -> bool {
        self.page.is_none() && self.view() == View::Stage
    }

    /// True if the position is the solved puzzle of the start, of which nothing is known.
    pub fn is_fresh(&self) -> bool {
        *self.document.workspace().position() == Position::solved(self.puzzle())
    }

    /// The colours of a puzzle's facelets, by colour number: six of a cube, eight of the hypercube.
    pub fn colours(&self, puzzle: PuzzleId) -> &[Rgb] {
        appearance::colours(puzzle, &self.settings)
    }

    /// The names of the colours of [`Model::colours`].
    pub fn colour_names(&self, puzzle: PuzzleId) -> &'static [Text<0>] {
        colours::names(puzzle, self.settings.palette)
    }
}

impl Model {
    /// One line about what happened last.
    pub fn news(&self) -> String {
        self.news.get(self.language())
    }

    /// The window's title.
    pub fn title(&self) -> String {
        let name = self.document.workspace().position().opened().and_then(|open| open.path.as_ref()?.file_name());
        name.map_or_else(
            || say::TITLE.get(self.language()).into(),
            |name| say::TITLE_FILE.fill(self.language(), [&name.display()]),
        )
    }

    /// True if the scramble can be played: its moves are known, or can be looked for.
    pub fn can_play_scramble(&self) -> bool {
        let unknown = || {
            self.document.workspace().position().manual_solve.is_none()
                && !self.document.workspace().position().is_solved()
                && !self.setup.is_at_work()
        };
        self.document.workspace().state().is_some()
            && (self.document.workspace().position().scramble_moves().is_some() || unknown())
    }

    /// The batch of the puzzle that is shown.
    pub fn batch(&self) -> &PuzzleBatch {
        self.batches.of(self.puzzle())
    }

    /// True if the moves of a scramble are played when it is made.
    pub fn watches_scrambles(&self) -> bool {
        Switch::WatchScramble.is_on(self)
    }

    /// True if a search could find nothing more.
    pub fn knows_all(&self) -> bool {
        let by = self.solver().map(|solver| MethodAndMetric { method: solver.name(), metric: self.metric() });
        self.results().is_optimal()
            && self.results().by == by
            && (!self.lists_all_optimal() || self.results().has_all_optimal())
    }

    /// True if the next search is to list every optimal solution, which not every method can.
    pub fn lists_all_optimal(&self) -> bool {
        self.settings.all_optimal && self.solver().is_some_and(solvers::lists_all)
    }

    /// The obstacle to asking for a file: one is being asked for already.
    pub fn against_choosing_file(&self) -> Obstacle {
        Obstacle::unless(self.choosing_file.is_none(), reasons::WHY_CHOOSING_FILE)
    }

    /// The obstacle to writing a file: one is being written or asked for already.
    pub fn against_writing(&self) -> Obstacle {
        Obstacle::unless(!self.is_saving() && self.choosing_file.is_none(), reasons::WHY_SAVING)
    }

    /// The obstacle to a log of this puzzle: not every one has logs.
    pub fn against_logs(&self) -> Obstacle {
        Obstacle::because_if(!self.document.workspace().has_logs(), || {
            editor::WHY_NO_LOG.with([&editor::puzzle_name(self.puzzle())])
        })
    }

    /// The obstacle to what needs a solver: there is none for the puzzle.
    pub fn against_no_solver(&self) -> Obstacle {
        let is_missing = self.puzzle().def().solvers().is_empty();
        Obstacle::because_if(is_missing, || editor::WHY_NO_SOLVER.with([&editor::puzzle_name(self.puzzle())]))
    }

    /// The obstacle to what needs moves that reach the position: none are known, and no solver would find any.
    pub fn against_finding_moves(&self) -> Obstacle {
        let are_found = || !self.puzzle().def().solvers().is_empty();
        Obstacle::unless(self.document.workspace().knows_moves_here() || are_found(), reasons::WHY_NO_MOVES_HERE)
    }

    /// The obstacle to the painting as a position.
    pub fn against_painting(&self) -> Obstacle {
        match self.painting_status() {
            PaintingStatus::Impossible(errors) => {
                let first = errors.first();
                first.map_or(Obstacle::Plain, |error| Obstacle::Disabled(editor::WHY_IMPOSSIBLE.with([&error.what])))
            }
            PaintingStatus::Unfinished { missing, .. } => Obstacle::Disabled(editor::UNFINISHED.with([&missing])),
            PaintingStatus::Part { any } => Obstacle::Disabled(editor::PART.with([&any])),
            PaintingStatus::Solved | PaintingStatus::Possible => Obstacle::None,
        }
    }

    /// The number of positions that can be undone.
    pub fn steps_back(&self) -> usize {
        let [back, _] = self.document.workspace().history();
        back.len()
    }
}
