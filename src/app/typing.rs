//! Turning by keys: letters of faces turn a cube at once; on the hypercube letters are collected until they name a grip.

use super::App;
use super::command::Command;
use crate::app::sentences::describe;
use crate::engine::notation;
use crate::engine::puzzle::{Move, PuzzleId};
use crate::i18n::{Phrase, space as say};
use crate::model::document::typing::TurnKey;

/// What a key does where nothing else has the keys, by its name and whether Shift and Alt are held; `None` if nothing. `typed` is
/// what [`App::typed_turn`] says.
pub fn turn_key(puzzle: PuzzleId, typed: &str, key: &str, shift: bool, alt: bool) -> Option<Command> {
    let def = puzzle.def();
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    if def.faces > 0 {
        let face = def.letters.iter().position(|l| Some(*l) == letter)?;
        let quarter = match (shift, alt) {
            (_, true) => 1,
            (true, false) => 2,
            (false, false) => 0,
        };
        return Some(Command::Turn(Move((3 * face + quarter) as u16)));
    }
    let key = match (key, letter) {
        _ if alt => return None,
        ("Enter", _) if !typed.is_empty() => TurnKey::Play { inverse: shift },
        ("Escape", _) if !typed.is_empty() => TurnKey::Forget,
        ("Backspace", _) if !typed.is_empty() => TurnKey::Back,
        (_, Some('2')) if !typed.is_empty() => TurnKey::Sign('2'),
        (_, Some(letter)) if def.letters.contains(&letter) => TurnKey::Sign(letter),
        _ => return None,
    };
    Some(Command::TypeTurn(key))
}

impl App {
    /// The letters typed so far of a turn of the hypercube.
    pub fn typed_turn(&self) -> &str {
        &self.workspaces.workspace().typed
    }

    /// The turn that the letters typed so far name.
    pub fn named_turn(&self) -> Option<Move> {
        self.read_typed(self.typed_turn()).ok().flatten()
    }

    pub(super) fn type_turn(&mut self, key: TurnKey) {
        let mut typed = self.typed_turn().to_owned();
        match key {
            TurnKey::Sign(sign) => {
                typed.push(sign);
                // The letter of a cell names nothing yet, and is no mistake.
                if typed.chars().count() > 1
                    && let Err(why) = self.read_typed(&typed)
                {
                    self.cx.news = say::NEWS_NO_TURN.with([&why]);
                    return;
                }
            }
            TurnKey::Back => {
                typed.pop();
            }
            TurnKey::Forget => typed.clear(),
            TurnKey::Play { inverse } => match self.read_typed(&typed) {
                Ok(Some(mv)) => {
                    let back = self.puzzle().def().moves[mv.index()].inverse;
                    self.turn(if inverse { back } else { mv });
                    typed.clear();
                }
                Ok(None) => {}
                Err(why) => self.cx.news = say::NEWS_NO_TURN.with([&why]),
            },
        }
        self.workspaces.workspace_mut().typed = typed;
    }

    /// The move that a text names, or why it names none.
    fn read_typed(&self, text: &str) -> Result<Option<Move>, Phrase> {
        let read = notation::parse(self.puzzle(), text);
        let moves = read.map_err(|error| describe::notation(self.puzzle(), &error).phrase())?;
        Ok(moves.0.first().copied())
    }
}
