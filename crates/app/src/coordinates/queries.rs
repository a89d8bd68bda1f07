//! Queries on the arrays and coordinates of the position shown.

use crate::{lesson::coordinates::CoordinateTable, model::Model, page::LookUp};
use unfold_engine::{puzzle::Facelets, puzzles::coordinates};
use unfold_text::{UserError, coordinates as say, sentences};

impl Model {
    /// The arrays and coordinates of the position that is shown, with what the last move changed; `None` where it is no
    /// state, or its puzzle has none.
    pub fn coordinates(&self) -> Option<CoordinateTable> {
        let shown = self.document.workspace().painting().facelets()?;
        CoordinateTable::of(&shown, self.before_last_move(&shown).as_ref())
    }

    /// True if the puzzle has coordinates that can be shown.
    pub fn has_coordinates(&self) -> bool {
        coordinates::of(self.puzzle()).next().is_some()
    }

    /// The value that is looked up: the one that is typed, or that of the position.
    ///
    /// # Errors
    /// The fault in what is typed, or the reason why the position has no value.
    pub fn value_to_look_up(&self, look_up: &LookUp) -> Option<Result<u32, UserError>> {
        let coordinate = look_up.coordinate(self.puzzle())?;
        let typed = look_up.typed.trim();
        if typed.is_empty() {
            let table = self.coordinates()?;
            let shown = table.coordinates.iter().find(|shown| shown.coordinate.name == coordinate.name)?;
            return Some(shown.value.ok_or_else(|| sentences::coordinates::undefined(coordinate)));
        }
        let most = coordinate.size - 1;
        let not_a_number = |_| {
            let advice = say::COORDINATE_TOO_LARGE_DO.with([&most]);
            UserError::new(say::COORDINATE_NO_NUMBER.with([&typed]), advice)
        };
        // Digits beyond what a number holds are a number that is too large.
        let is_number = typed.chars().all(|c| c.is_ascii_digit());
        Some(typed.parse().or_else(|error| if is_number { Ok(u32::MAX) } else { Err(not_a_number(error)) }))
    }

    /// The entries of the move table for the value looked up.
    ///
    /// # Errors
    /// The fault in the value or the move.
    pub fn looked_up(&self, look_up: &LookUp) -> Option<Result<u32, UserError>> {
        let coordinate = look_up.coordinate(self.puzzle())?;
        let mv = look_up.mv(coordinate)?;
        let value = self.value_to_look_up(look_up)?;
        Some(value.and_then(|value| sentences::coordinates::after(coordinate, value, mv)))
    }

    /// The position before the last move that led to the one that is shown, be it played or turned by hand.
    fn before_last_move(&self, shown: &Facelets) -> Option<Facelets> {
        if let Some(last) = self.document.workspace().played().checked_sub(1) {
            let player = self.document.workspace().player()?;
            let start = player.start.facelets()?;
            return Some(player.moves.0.get(..last)?.iter().fold(start, |state, mv| state.after(*mv)));
        }
        let hand = self.document.workspace().position().manual_solve.as_ref()?;
        let last = hand.moves.0.last()?;
        Some(shown.after(shown.puzzle().def().moves.get(last.index())?.inverse))
    }
}
