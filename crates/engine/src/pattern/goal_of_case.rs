//! The goal implied by a case: the solved puzzle, without the stickers that the case does not show.

use super::task::in_usual_colours;
use crate::puzzle::pattern::{Pattern, Sticker};
use crate::puzzle::pattern_error::PatternError;
use crate::puzzle::pieces::{Pieces, Slot};

/// Shown colours, sorted, with the slots of one kind that show exactly these.
struct ShownColours<'a> {
    colours: Vec<u8>,
    slots: Vec<&'a Slot>,
}

/// Returns the goal of a case without unpainted facelets. A piece that shows all of its colours is identified by them.
/// Pieces that show the same few colours are identified together: there must be as many as the remaining pieces with
/// these colours. For example, if all other pieces show all of their colours, four edges that show only the colour of U
/// are those of the last layer.
///
/// # Errors
/// [`PatternError::GoalUnclear`] names a place that shows only an orientation, or whose piece is ambiguous.
pub(super) fn goal_of_case(case: &Pattern) -> Result<Pattern, PatternError> {
    let (puzzle, def) = (case.puzzle(), case.puzzle().def());
    let case = in_usual_colours(case);
    let pieces = Pieces::for_puzzle(puzzle);
    let mut looks: Vec<ShownColours> = Vec::new();
    for slot in &pieces.slots {
        let shown = slot.facelets.iter().map(|&i| case.stickers()[i]);
        let unclear = || PatternError::GoalUnclear { place: slot.name.clone(), kind: slot.kind };
        let mut colours = Vec::new();
        for sticker in shown {
            match sticker {
                Sticker::Colour(colour) => colours.push(colour),
                Sticker::Any | Sticker::Unpainted => {}
                Sticker::Oriented => return Err(unclear()),
            }
        }
        colours.sort_unstable();
        if colours.is_empty() {
            continue;
        }
        match looks.iter_mut().find(|look| look.colours == colours && look.slots[0].kind == slot.kind) {
            Some(look) => look.slots.push(slot),
            None => looks.push(ShownColours { colours, slots: vec![slot] }),
        }
    }
    // Identify the pieces that show the most colours first.
    looks.sort_by_key(|look| std::cmp::Reverse(look.colours.len()));
    let mut stickers = vec![Sticker::Any; def.solved.len()];
    let mut is_told = vec![false; pieces.slots.len()];
    for look in &looks {
        let fits = |n: &usize| {
            let slot = &pieces.slots[*n];
            let has = |colour: &u8| slot.facelets.iter().any(|&i| def.solved[i] == *colour);
            slot.kind == look.slots[0].kind && !is_told[*n] && look.colours.iter().all(has)
        };
        let fitting: Vec<usize> = (0..pieces.slots.len()).filter(fits).collect();
        if fitting.len() != look.slots.len() {
            let slot = look.slots[0];
            return Err(PatternError::GoalUnclear { place: slot.name.clone(), kind: slot.kind });
        }
        for n in fitting {
            is_told[n] = true;
            for &i in pieces.slots[n].facelets.iter().filter(|&&i| look.colours.contains(&def.solved[i])) {
                stickers[i] = Sticker::Colour(def.solved[i]);
            }
        }
    }
    Pattern::new(puzzle, stickers).map_err(PatternError::Unreachable)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::masks::NamedMask;
    use crate::puzzle::{Facelets, scramble};
    use crate::puzzles::ALL;

    #[test]
    fn the_goal_of_a_masked_position_is_the_mask() {
        for puzzle in ALL {
            let masks = NamedMask::all(puzzle).iter();
            for mask in masks.filter(|mask| !mask.name.starts_with("eo") && mask.kind.name != "face") {
                let state = scramble::uniform(puzzle, &mut scramble::generator(2));
                let case = mask.mask().apply(&state).expect("a state");
                let goal = mask.mask().apply(&Facelets::solved(puzzle)).expect("a state");
                assert_eq!(goal_of_case(&case), Ok(goal), "{}", mask.name);
            }
        }
    }
}
