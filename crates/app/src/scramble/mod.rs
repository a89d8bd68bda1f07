//! Scrambles: drawn at random, played and copied.

pub mod setup_solve;
pub mod state;

use std::time::Duration;

use self::setup_solve::{AfterSetup, FoundSetup};
use crate::command::row::{Row, choice, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::{EditKind, Origin, Position};
use crate::settings::{appearance, choices::Scrambling, switch};
use crate::task::{SAMPLE, TaskId};
use crate::{action::Action, effect::ShellRequest, history::changes, model::Model, obstacles, playback};
use crate::{played::Played, search::job::SearchReport, seed, solution_log::moves_to};
use unfold_engine::notation::{self, colours::ColourLetters};
use unfold_engine::puzzle::scramble::{generator, turns, uniform};
use unfold_engine::puzzle::{Facelets, Sequence};
use unfold_text::{
    Phrase, Text, colours, commands, editor, manual_solve as say, reasons, rows, shortcut_editor, window,
};

/// A request to scramble.
#[derive(Clone, Debug, PartialEq)]
pub enum ScrambleCommand {
    /// A random position.
    Scramble,
    /// The random position of a seed.
    ScrambleFrom(u64),
    /// Random moves from the position that is shown.
    ScrambleFromHere,
    /// Play the moves that lead to the position.
    PlayScramble,
    /// Copy the moves that lead to the position.
    CopyScramble,
    /// Find moves that lead to the position.
    FindMoves,
    /// The kind of scramble.
    SetScrambling(Scrambling),
    /// Scramble by so many random moves.
    SetMoves(usize),
}

/// How to hold a cube for its scramble.
pub struct ScrambleHold {
    /// The colours that are up and in front, as a sentence without its full stop.
    pub text: Phrase,
    /// True if these are white and green, as in competitions.
    pub is_usual: bool,
}

/// How to hold the cube that is shown for its scramble; `None` where none was drawn, or of a puzzle that is not held.
pub fn hold(model: &Model) -> Option<ScrambleHold> {
    let puzzle = model.puzzle();
    let is_drawn = matches!(model.document.workspace().position().first_origin(), Origin::Random { .. });
    if puzzle.def().dimensions != 3 || !is_drawn {
        return None;
    }
    let [up, front] = appearance::held_names(&model.settings);
    let [usual_up, _, usual_front, ..] = *ColourLetters::USUAL.letters();
    let [up_letter, _, front_letter, ..] = *model.settings.colour_letters(puzzle).letters();
    let is_usual = (up_letter, front_letter) == (usual_up, usual_front);
    Some(ScrambleHold { text: colours::HOLD_LINE.with([&up, &front]), is_usual })
}

/// The most random moves of a scramble.
pub const MOST_MOVES: usize = 100;

const fn scrambling(id: &'static str, how: Scrambling, name: Text<0>) -> Row<ScrambleCommand> {
    choice(id, ScrambleCommand::SetScrambling(how), editor::SCRAMBLE_BY, (name, shortcut_editor::SCRAMBLE_WAY_TIP))
}

/// The rows of the table of commands.
pub static ROWS: &[Row<ScrambleCommand>] = &[
    row("scramble", ScrambleCommand::Scramble, (commands::SCRAMBLE, commands::SCRAMBLE_TIP))
        .on_keys(&[Shortcut::ctrl("R")])
        .in_menu(Menu::Edit.at(3, 1)),
    row(
        "scramble-from-here",
        ScrambleCommand::ScrambleFromHere,
        (commands::SCRAMBLE_FROM_HERE, commands::SCRAMBLE_FROM_HERE_TIP),
    )
    .in_menu(Menu::Edit.at(3, 2))
    .in_menu(Menu::Scramble.at(1, 2)),
    row("play-scramble", ScrambleCommand::PlayScramble, (say::PLAY_SCRAMBLE, say::PLAY_SCRAMBLE_TIP))
        .in_menu(Menu::Scramble.at(1, 3)),
    row("copy-scramble", ScrambleCommand::CopyScramble, (say::COPY_SCRAMBLE, say::COPY_SCRAMBLE_TIP))
        .in_menu(Menu::Share.at(1, 1))
        .in_menu(Menu::Scramble.at(1, 4)),
    row("find-scramble", ScrambleCommand::FindMoves, (rows::ROW_FIND, rows::ROW_FIND_TIP))
        .in_menu(Menu::Scramble.at(1, 5)),
    scrambling("scramble-uniform", Scrambling::Uniform, editor::SCRAMBLE_UNIFORM),
    scrambling("scramble-turns", Scrambling::Turns, editor::SCRAMBLE_MOVES),
];

/// Number of random moves of a scramble by moves: the one that is chosen, or else the usual one of the puzzle.
pub fn length(model: &Model) -> usize {
    model.settings.scramble_moves.map_or(model.puzzle().def().scramble, |moves| moves.clamp(1, MOST_MOVES))
}

/// Draws another position of the puzzle, in the way that is chosen; the same seed draws the same one again.
pub fn draw(seed: u64, model: &mut Model) {
    let (puzzle, how) = (model.document.puzzle(), model.settings.scrambling);
    let mut random = generator(seed);
    let origin = Origin::Random { seed, how };
    let (position, news) = match how {
        Scrambling::Uniform => {
            let position = Position::new(uniform(puzzle, &mut random), origin);
            (position, window::NEWS_SCRAMBLED.with([&seed]))
        }
        Scrambling::Turns => {
            let length = length(model);
            let position = Position::reached(puzzle, turns(puzzle, length, &mut random), origin);
            (position, window::NEWS_SHUFFLED.with([&length, &seed]))
        }
    };
    changes::change(position, None, model);
    model.news = news;
}

/// Makes random moves from the position that is shown, the same for the same seed; undo leads back to it.
pub fn go_on(seed: u64, model: &mut Model) {
    let puzzle = model.document.puzzle();
    let length = length(model);
    let moves = turns(puzzle, length, &mut generator(seed));
    model.document.workspace_mut().finish_scramble();
    if let Some(position) = model.document.workspace().position_after(&moves) {
        changes::change(position.by(EditKind::Scramble), None, model);
        model.news = window::NEWS_SCRAMBLED_ON.with([&length]);
    }
}

/// Plays the moves that lead to the position from the solved puzzle; `false` where none are known, and they are to be looked for
/// first. When nobody asked for just this it is hurried, and left out where motion is to be reduced.
#[must_use]
pub fn play_known(hurried: bool, model: &mut Model) -> bool {
    if hurried && model.settings.reduce_motion {
        return true;
    }
    let Some(moves) = model.document.workspace().position().scramble_moves().cloned() else { return false };
    playback::play(Played::Scramble, &moves, model);
    if let Some(playback) = &mut model.document.workspace_mut().playback {
        playback.hurried = hurried;
    }
    true
}

/// Copies the moves that lead to the position from the solved puzzle; `false` where none are known, and they are to be looked for
/// first.
#[must_use]
pub fn copy_known(model: &mut Model) -> bool {
    let workspace = model.document.workspace();
    let Some(moves) = workspace.position().scramble_moves() else { return false };
    model.effects.request(ShellRequest::Copy(notation::print(workspace.puzzle(), moves)));
    model.news = match hold(model).filter(|hold| !hold.is_usual) {
        Some(hold) => colours::NEWS_COPIED_HELD.with([&hold.text]),
        None => say::NEWS_COPIED_SCRAMBLE.with([]),
    };
    true
}

/// Takes moves that were looked for, if the position is still the one they reach; whether it is.
pub fn take_found(state: &Facelets, moves: Sequence, model: &mut Model) -> bool {
    let position = model.document.workspace_mut().position_mut();
    let fits = position.state.as_ref() == Some(state) && position.manual_solve.is_none();
    if fits && position.reached.is_none() && !matches!(position.origin, Origin::Log(_)) {
        position.reached = Some(moves);
        return true;
    }
    model.news = say::NEWS_SCRAMBLE_LATE.with([]);
    false
}

/// Takes the moves that were looked for as the scramble, if they still reach the position, and does with them what was asked.
pub fn use_setup(FoundSetup { state, moves, then }: FoundSetup, model: &mut Model) {
    let news = model.news.clone();
    let fits = take_found(&state, moves.clone(), model);
    if matches!(then, AfterSetup::ShowScramble { asked: false }) {
        model.news = news;
    }
    if matches!(then, AfterSetup::CopyLink) && model.document.workspace().state() == Some(&state) {
        // A link can be made even of a position that goes on from others, whose way there stays as it is.
        return model.effects.ask(Action::CopyLinkWith(moves));
    }
    match then {
        AfterSetup::PlayScramble { hurried } if fits => {
            play_scramble(hurried, model);
            if model.news == say::NEWS_FINDING_SCRAMBLE.with([]) {
                model.news = say::NEWS_PLAYING_SCRAMBLE.with([]);
            }
        }
        AfterSetup::CopyScramble if fits => copy_scramble(model),
        AfterSetup::ShowScramble { asked: true } if fits => model.news = rows::NEWS_FOUND_SCRAMBLE.with([]),
        _ => {}
    }
}

/// Draws a scramble, which is then played by itself if that is wished.
fn scramble(seed: u64, model: &mut Model) {
    draw(seed, model);
    model.effects.ask(Action::Scrambled);
    if switch::Switch::WatchScramble.is_on(model) {
        let news = model.news.clone();
        play_scramble(true, model);
        model.news = news;
    }
    show_moves(model);
}

/// Plays the scramble; where none is known, one is looked for first.
fn play_scramble(hurried: bool, model: &mut Model) {
    if !play_known(hurried, model) {
        setup_solve::find_scramble(AfterSetup::PlayScramble { hurried }, model);
    }
}

/// Copies the scramble; where none is known, one is looked for first.
fn copy_scramble(model: &mut Model) {
    if !copy_known(model) {
        setup_solve::find_scramble(AfterSetup::CopyScramble, model);
    }
}

/// Hears what the search for moves tells; those that were found are played or copied.
pub fn hear(id: TaskId, report: &SearchReport, model: &mut Model) {
    if let Some(found) = setup_solve::handle_report(id, report, model) {
        use_setup(found, model);
    }
}

/// Carries out a command that is available now.
pub fn run(command: ScrambleCommand, model: &mut Model) {
    match command {
        ScrambleCommand::Scramble => scramble(seed::fresh(), model),
        ScrambleCommand::ScrambleFrom(seed) => scramble(seed, model),
        ScrambleCommand::ScrambleFromHere => {
            go_on(seed::fresh(), model);
            model.effects.ask(Action::Scrambled);
        }
        ScrambleCommand::PlayScramble => play_scramble(false, model),
        ScrambleCommand::CopyScramble => copy_scramble(model),
        ScrambleCommand::FindMoves => setup_solve::find_scramble(AfterSetup::ShowScramble { asked: true }, model),
        ScrambleCommand::SetScrambling(how) => model.set(|s| s.scrambling = how),
        ScrambleCommand::SetMoves(moves) => model.set(|s| {
            s.scramble_moves = Some(moves.clamp(1, MOST_MOVES));
            s.scrambling = Scrambling::Turns;
        }),
    }
}

/// The obstacle to a command now.
pub fn obstacle(command: &ScrambleCommand, model: &Model) -> Obstacle {
    match command {
        ScrambleCommand::ScrambleFromHere => {
            Obstacle::unless(model.document.workspace().state().is_some(), reasons::WHY_NOT_A_POSITION)
        }
        ScrambleCommand::PlayScramble | ScrambleCommand::CopyScramble => {
            Obstacle::unless(playback::can_play_scramble(model), reasons::WHY_NO_SCRAMBLE)
                .or(|| obstacles::finding_moves(model))
        }
        ScrambleCommand::FindMoves => Obstacle::unless(offers_moves(model), reasons::WHY_NO_SCRAMBLE)
            .or(|| obstacles::no_solver(model))
            .or(|| Obstacle::unless(!model.setup.is_at_work(), say::WHY_FINDING)),
        _ => Obstacle::None,
    }
}

/// True if no moves are known that reach the position, but could be found.
pub fn offers_moves(model: &Model) -> bool {
    let position = model.document.workspace().position();
    playback::can_play_scramble(model) && position.scramble_moves().is_none() && !position.is_solved()
}

/// Shows moves that reach a random position, so that a real puzzle can be scrambled. For cubes they are searched at once. On a hypercube
/// that would take seconds, so the inverse of a solution is used once a search has ended.
pub fn show_moves(model: &mut Model) {
    let position = model.document.workspace().position();
    let is_random = matches!(position.origin, Origin::Random { .. }) && position.reached.is_none();
    let is_whole = position.state.is_some();
    let is_quick = model.puzzle().def().dimensions == 3 && !model.puzzle().def().solvers().is_empty();
    setup_solve::end_unasked(model);
    if is_random && is_quick && !model.setup.is_at_work() && is_whole {
        let news = model.news.clone();
        setup_solve::find_scramble(AfterSetup::ShowScramble { asked: false }, model);
        model.news = news;
    } else if is_random
        && !is_quick
        && !model.search.is_for_shown(&model.document)
        && let Some(moves) = solution_undone(model)
    {
        model.document.workspace_mut().position_mut().reached = Some(moves);
    }
}

/// Moves that reach the position, from the best solution that was found.
fn solution_undone(model: &Model) -> Option<Sequence> {
    let position = model.document.workspace().position();
    let state = position.state.as_ref().filter(|_| position.manual_solve.is_none())?;
    let best = &position.results.best()?.moves;
    state.after_all(best).is_solved().then(|| moves_to(state, best))
}

/// True if the command's choice is chosen, or its switch is on; `None` if it is neither choice nor switch.
pub fn is_on(command: &ScrambleCommand, model: &Model) -> Option<bool> {
    if let ScrambleCommand::SetScrambling(how) = command { Some(model.settings.scrambling == *how) } else { None }
}

/// The time until something is due even if nothing wakes the window.
pub fn due(model: &Model) -> Option<Duration> {
    model.setup.is_at_work().then_some(SAMPLE)
}
