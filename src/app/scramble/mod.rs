//! Scrambles: drawn at random, played and copied.

pub mod command;
pub mod setup_solve;
pub mod update;

use self::setup_solve::SetupSolve;
use crate::app::core::{Context, ShellRequest};
use crate::app::document::{EditKind, Origin, Position};
use crate::app::{history::changes, playback};
use crate::shared::{played::Played, settings::scrambling::Scrambling};
use unfold_engine::notation;
use unfold_engine::puzzle::scramble::{generator, turns, uniform};
use unfold_engine::puzzle::{Facelets, Sequence};
use unfold_text::{manual_solve as say, window};

/// Draws another position of the puzzle, in the way that is chosen; the same seed draws the same one again.
pub fn draw(seed: u64, cx: &mut Context) {
    let (puzzle, how) = (cx.document.puzzle(), cx.settings.scrambling);
    let mut random = generator(seed);
    let origin = Origin::Random { seed, how };
    let (position, news) = match how {
        Scrambling::Uniform => {
            let position = Position::new(uniform(puzzle, &mut random), origin);
            (position, window::NEWS_SCRAMBLED.with([&seed]))
        }
        Scrambling::Turns => {
            let length = puzzle.def().scramble;
            let position = Position::reached(puzzle, turns(puzzle, length, &mut random), origin);
            (position, window::NEWS_SHUFFLED.with([&length, &seed]))
        }
    };
    changes::change(position, None, cx);
    cx.news = news;
}

/// Makes random moves from the position that is shown, the same for the same seed; undo leads back to it.
pub fn go_on(seed: u64, cx: &mut Context) {
    let puzzle = cx.document.puzzle();
    let length = puzzle.def().scramble;
    let moves = turns(puzzle, length, &mut generator(seed));
    cx.document.workspace_mut().finish_scramble();
    if let Some(position) = cx.document.workspace().position_after(&moves) {
        changes::change(position.by(EditKind::Scramble), None, cx);
        cx.news = window::NEWS_SCRAMBLED_ON.with([&length]);
    }
}

/// Plays the moves that lead to the position from the solved puzzle; `false` where none are known, and they are to be looked for
/// first. When nobody asked for just this it is hurried, and left out where motion is to be reduced.
#[must_use]
pub fn play_known(hurried: bool, cx: &mut Context) -> bool {
    if hurried && cx.settings.reduce_motion {
        return true;
    }
    let Some(moves) = cx.document.workspace().position().scramble_moves().cloned() else { return false };
    playback::play(Played::Scramble, &moves, cx);
    if let Some(playback) = &mut cx.document.workspace_mut().playback {
        playback.hurried = hurried;
    }
    true
}

/// Copies the moves that lead to the position from the solved puzzle; `false` where none are known, and they are to be looked for
/// first.
#[must_use]
pub fn copy_known(cx: &mut Context) -> bool {
    let workspace = cx.document.workspace();
    let Some(moves) = workspace.position().scramble_moves() else { return false };
    cx.request(ShellRequest::Copy(notation::print(workspace.puzzle(), moves)));
    cx.news = say::NEWS_COPIED_SCRAMBLE.with([]);
    true
}

/// Takes moves that were looked for, if the position is still the one they reach; whether it is.
pub fn take_found(state: &Facelets, moves: Sequence, cx: &mut Context) -> bool {
    let position = cx.document.workspace_mut().position_mut();
    let fits = position.state.as_ref() == Some(state) && position.manual_solve.is_none();
    if fits && position.reached.is_none() && !matches!(position.origin, Origin::Log(_)) {
        position.reached = Some(moves);
        return true;
    }
    cx.news = say::NEWS_SCRAMBLE_LATE.with([]);
    false
}

/// Scrambles, and the search for moves that reach a position.
#[derive(Debug, Default)]
pub struct Scramble {
    /// The search for moves that reach a position.
    pub setup: SetupSolve,
}

/// Tells that the puzzle was scrambled.
#[derive(Debug)]
pub struct Scrambled;
