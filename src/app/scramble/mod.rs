//! Scrambles: drawn at random, played and copied.

pub mod setup_solve;
pub mod update;

use super::core::context::Context;
use super::core::effect::ShellRequest;
use super::document::changes;
use super::document::edit_kind::EditKind;
use super::document::position::{Origin, Position};
use super::document::workspace::{Workspace, Workspaces};
use super::playback;
use crate::shared::played::Played;
use crate::shared::settings::scrambling::Scrambling;
use unfold_engine::notation;
use unfold_engine::puzzle::scramble::{TURNS, generator, turns, uniform};
use unfold_engine::puzzle::{Facelets, Sequence};
use unfold_text::{manual_solve as say, window};

/// Draws another position of the puzzle, in the way that is chosen; the same seed draws the same one again.
pub fn draw(workspaces: &mut Workspaces, seed: u64, cx: &mut Context) {
    let (puzzle, how) = (workspaces.puzzle(), cx.settings.scrambling);
    let mut random = generator(seed);
    let origin = Origin::Random { seed, how };
    let (position, news) = match how {
        Scrambling::Uniform => {
            let position = Position::new(uniform(puzzle, &mut random), origin);
            (position, window::NEWS_SCRAMBLED.with([&seed]))
        }
        Scrambling::Turns => {
            let position = Position::reached(puzzle, turns(puzzle, TURNS, &mut random), origin);
            (position, window::NEWS_SHUFFLED.with([&TURNS, &seed]))
        }
    };
    changes::change(workspaces, position, None, cx);
    cx.news = news;
}

/// Makes random moves from the position that is shown, the same for the same seed; undo leads back to it.
pub fn go_on(workspaces: &mut Workspaces, seed: u64, cx: &mut Context) {
    let moves = turns(workspaces.puzzle(), TURNS, &mut generator(seed));
    workspaces.workspace_mut().finish_scramble();
    if let Some(position) = workspaces.workspace().position_after(&moves) {
        changes::change(workspaces, position.by(EditKind::Scramble), None, cx);
        cx.news = window::NEWS_SCRAMBLED_ON.with([&TURNS]);
    }
}

/// Plays the moves that lead to the position from the solved puzzle; `false` where none are known, and they are to be looked for
/// first. When nobody asked for just this it is hurried, and left out where motion is to be reduced.
#[must_use]
pub fn play_known(workspaces: &mut Workspaces, hurried: bool, cx: &Context) -> bool {
    if hurried && cx.settings.reduce_motion {
        return true;
    }
    let Some(moves) = workspaces.workspace().position().scramble_moves().cloned() else { return false };
    playback::play(workspaces, Played::Scramble, &moves, cx);
    if let Some(playback) = &mut workspaces.workspace_mut().playback {
        playback.hurried = hurried;
    }
    true
}

/// Copies the moves that lead to the position from the solved puzzle; `false` where none are known, and they are to be looked for
/// first.
#[must_use]
pub fn copy_known(workspace: &Workspace, cx: &mut Context) -> bool {
    let Some(moves) = workspace.position().scramble_moves() else { return false };
    cx.request(ShellRequest::Copy(notation::print(workspace.puzzle(), moves)));
    cx.news = say::NEWS_COPIED_SCRAMBLE.with([]);
    true
}

/// Takes moves that were looked for, if the position is still the one they reach; whether it is.
pub fn take_found(workspaces: &mut Workspaces, state: &Facelets, moves: Sequence, cx: &mut Context) -> bool {
    let position = workspaces.workspace_mut().position_mut();
    let fits = position.state.as_ref() == Some(state) && position.manual_solve.is_none();
    if fits && position.reached.is_none() && !matches!(position.origin, Origin::Log(_)) {
        position.reached = Some(moves);
        return true;
    }
    cx.news = say::NEWS_SCRAMBLE_LATE.with([]);
    false
}
