//! Scrambles: drawn at random, played and copied.

pub mod command;
pub mod setup_solve;

use std::time::Duration;

use self::command::ScrambleCommand;
use self::setup_solve::{AfterSetup, FoundSetup, SetupSolve};
use crate::app::core::{Action, AtWork, Context, Feature, Obstacle, Progress, SAMPLE, ShellRequest, TaskId};
use crate::app::document::{EditKind, Origin, Position};
use crate::app::{history::changes, playback};
use crate::shared::{played::Played, seed, settings::scrambling::Scrambling};
use unfold_engine::puzzle::scramble::{generator, turns, uniform};
use unfold_engine::puzzle::{Facelets, Sequence};
use unfold_engine::{notation, search::job::JobReport};
use unfold_text::{manual_solve as say, reasons, window};

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

impl Scramble {
    /// Draws a scramble, which is then played by itself if that is wished.
    fn scramble(&mut self, seed: u64, cx: &mut Context) {
        draw(seed, cx);
        cx.ask(Action::Scrambled);
        if cx.watches_scrambles() {
            let news = cx.news.clone();
            self.play_scramble(true, cx);
            cx.news = news;
        }
    }

    /// Plays the scramble; where none is known, one is looked for first.
    fn play_scramble(&mut self, hurried: bool, cx: &mut Context) {
        if !play_known(hurried, cx) {
            self.setup.find_scramble(AfterSetup::PlayScramble { hurried }, cx);
        }
    }

    /// Copies the scramble; where none is known, one is looked for first.
    fn copy_scramble(&mut self, cx: &mut Context) {
        if !copy_known(cx) {
            self.setup.find_scramble(AfterSetup::CopyScramble, cx);
        }
    }

    /// Takes the moves that were looked for as the scramble, if they still reach the position, and does with them what was asked.
    pub fn use_setup(&mut self, FoundSetup { state, moves, then }: FoundSetup, cx: &mut Context) {
        let fits = take_found(&state, moves.clone(), cx);
        if matches!(then, AfterSetup::CopyLink) && cx.state() == Some(&state) {
            // A link can be made even of a position that goes on from others, whose way there stays as it is.
            return cx.ask(Action::CopyLinkWith(moves));
        }
        match then {
            AfterSetup::PlayScramble { hurried } if fits => {
                self.play_scramble(hurried, cx);
                if cx.news == say::NEWS_FINDING_SCRAMBLE.with([]) {
                    cx.news = say::NEWS_PLAYING_SCRAMBLE.with([]);
                }
            }
            AfterSetup::CopyScramble if fits => self.copy_scramble(cx),
            _ => {}
        }
    }
}

impl Scramble {
    /// Hears what the search for moves tells; those that were found are played or copied.
    pub fn hear(&mut self, id: TaskId, report: &JobReport, cx: &mut Context) {
        if let Some(found) = self.setup.handle_report(id, report, cx) {
            self.use_setup(found, cx);
        }
    }
}

impl Feature for Scramble {
    type Command = ScrambleCommand;

    fn update(&mut self, command: ScrambleCommand, cx: &mut Context) {
        match command {
            ScrambleCommand::Scramble => self.scramble(seed::fresh(), cx),
            ScrambleCommand::ScrambleFrom(seed) => self.scramble(seed, cx),
            ScrambleCommand::ScrambleFromHere => {
                go_on(seed::fresh(), cx);
                cx.ask(Action::Scrambled);
            }
            ScrambleCommand::PlayScramble => self.play_scramble(false, cx),
            ScrambleCommand::CopyScramble => self.copy_scramble(cx),
            ScrambleCommand::SetScrambling(how) => cx.set(|s| s.scrambling = how),
        }
    }

    fn obstacle(&self, command: &ScrambleCommand, cx: &Context) -> Obstacle {
        match command {
            ScrambleCommand::ScrambleFromHere => Obstacle::unless(cx.state().is_some(), reasons::WHY_NOT_A_POSITION),
            ScrambleCommand::PlayScramble | ScrambleCommand::CopyScramble => {
                Obstacle::unless(cx.can_play_scramble(), reasons::WHY_NO_SCRAMBLE).or(|| cx.against_finding_moves())
            }
            _ => Obstacle::None,
        }
    }

    fn is_on(&self, command: &ScrambleCommand, cx: &Context) -> Option<bool> {
        if let ScrambleCommand::SetScrambling(how) = command { Some(cx.settings.scrambling == *how) } else { None }
    }

    fn crash(&mut self, id: TaskId, cx: &mut Context) {
        self.setup.crash(id, cx);
    }

    fn sample(&mut self, progress: &Progress, _: &mut Context) {
        self.setup.sample(progress);
    }

    fn due(&self, _: &Context) -> Option<Duration> {
        self.setup.is_at_work().then_some(SAMPLE)
    }

    fn note_work(&self, work: &mut AtWork) {
        work.finding = self.setup.is_at_work();
        work.finding_for_turns = self.setup.is_for_turns();
    }

    fn close(&mut self, cx: &mut Context) {
        self.setup.close(cx);
    }
}
