//! Scrambles: drawing, playing and copying them.

pub mod setup_solve;
pub mod state;

use std::time::Duration;

use self::setup_solve::{AfterSetup, FoundSetup};
use crate::command::row::{Row, choice, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::{EditKind, Origin, Position};
use crate::settings::{appearance, choices::Scrambling, switch};
use crate::task::{POLL_INTERVAL, TaskId};
use crate::{action::Action, effect::ShellRequest, history::changes, model::Model, obstacles, playback};
use crate::{played::SequenceKind, search::job::SearchReport, seed, solution_log::scramble_from_solution};
use unfold_engine::notation::{self, colours::ColourLetters};
use unfold_engine::puzzle::scramble::{generator, turns, uniform};
use unfold_engine::puzzle::{Facelets, Sequence};
use unfold_text::{
    Phrase, Text, colours, commands, editor, manual_solve as say, reasons, rows, shortcut_editor, window,
};

#[derive(Clone, Debug, PartialEq)]
pub enum ScrambleCommand {
    /// Draw a random position.
    Scramble,
    /// Draw the random position of a seed.
    ScrambleFrom(u64),
    /// Make random moves from the shown position.
    ScrambleFromHere,
    PlayScramble,
    CopyScramble,
    /// Search for moves that lead to the position.
    FindMoves,
    SetScrambling(Scrambling),
    /// Set the number of random moves.
    SetMoves(usize),
}

/// How to hold a cube for its scramble.
pub struct ScrambleHold {
    /// Colours of the top and front faces, as a clause without a full stop.
    pub text: Phrase,
    /// True for white on top and green in front, as in competitions.
    pub is_usual: bool,
}

/// How to hold the shown cube for its scramble; `None` if it was not drawn at random, and for hypercubes.
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

pub const MAX_SCRAMBLE_MOVES: usize = 100;

const fn scrambling(id: &'static str, how: Scrambling, name: Text<0>) -> Row<ScrambleCommand> {
    choice(id, ScrambleCommand::SetScrambling(how), editor::SCRAMBLE_BY, (name, shortcut_editor::SCRAMBLE_WAY_TIP))
}

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

/// Number of random moves: the chosen number, or the puzzle's default.
pub fn length(model: &Model) -> usize {
    model
        .settings
        .scramble_moves
        .map_or(model.puzzle().def().scramble_length, |moves| moves.clamp(1, MAX_SCRAMBLE_MOVES))
}

/// Replaces the position with a random one: uniformly distributed, or reached by random moves. `seed` makes it reproducible.
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
            let position = Position::from_moves(puzzle, turns(puzzle, length, &mut random), origin);
            (position, window::NEWS_SHUFFLED.with([&length, &seed]))
        }
    };
    changes::replace_position(position, None, model);
    model.news = news;
}

/// Makes random moves from the shown position, reproducible by `seed`; undoable.
pub fn scramble_from_here(seed: u64, model: &mut Model) {
    let puzzle = model.document.puzzle();
    let length = length(model);
    let moves = turns(puzzle, length, &mut generator(seed));
    model.document.workspace_mut().finish_scramble();
    if let Some(position) = model.document.workspace().position_after(&moves) {
        changes::replace_position(position.with_edit(EditKind::Scramble), None, model);
        model.news = window::NEWS_SCRAMBLED_ON.with([&length]);
    }
}

/// Plays the known scramble; returns false if there is none yet. `hurried` marks automatic playback, which is faster and is skipped
/// under reduced motion.
#[must_use]
pub fn play_known(hurried: bool, model: &mut Model) -> bool {
    if hurried && model.settings.reduce_motion {
        return true;
    }
    let Some(moves) = model.document.workspace().position().scramble_moves().cloned() else { return false };
    playback::play(SequenceKind::Scramble, &moves, model);
    if let Some(playback) = &mut model.document.workspace_mut().playback {
        playback.is_brief = hurried;
    }
    true
}

/// Copies the known scramble; returns false if there is none yet.
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

/// Stores found moves as the scramble if they still reach the position and the position has none. Returns true if stored; otherwise
/// reports that they come too late.
pub fn store_found(state: &Facelets, moves: Sequence, model: &mut Model) -> bool {
    let position = model.document.workspace_mut().position_mut();
    let fits = position.state.as_ref() == Some(state) && position.manual_solve.is_none();
    if fits && position.moves_from_solved.is_none() && !matches!(position.origin, Origin::Log(_)) {
        position.moves_from_solved = Some(moves);
        return true;
    }
    model.news = say::NEWS_SCRAMBLE_LATE.with([]);
    false
}

/// Uses found moves as the scramble, if they still reach the position, and continues with the requested action.
pub fn use_setup(FoundSetup { state, moves, then }: FoundSetup, model: &mut Model) {
    let news = model.news.clone();
    let fits = store_found(&state, moves.clone(), model);
    if matches!(then, AfterSetup::ShowScramble { asked: false }) {
        model.news = news;
    }
    if matches!(then, AfterSetup::CopyLink) && model.document.workspace().state() == Some(&state) {
        // A link needs only some moves to the position, so the history of the position stays unchanged.
        return model.effects.ask(Action::CopyLinkWith(moves));
    }
    match then {
        AfterSetup::PlayScramble { is_automatic: hurried } if fits => {
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

/// Draws a scramble and plays it if the setting is on.
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

/// Plays the scramble, searching for one first if necessary.
fn play_scramble(hurried: bool, model: &mut Model) {
    if !play_known(hurried, model) {
        setup_solve::find_scramble(AfterSetup::PlayScramble { is_automatic: hurried }, model);
    }
}

/// Copies the scramble, searching for one first if necessary.
fn copy_scramble(model: &mut Model) {
    if !copy_known(model) {
        setup_solve::find_scramble(AfterSetup::CopyScramble, model);
    }
}

/// Handles a report of the search for moves, and uses its result.
pub fn handle_report(id: TaskId, report: &SearchReport, model: &mut Model) {
    if let Some(found) = setup_solve::handle_report(id, report, model) {
        use_setup(found, model);
    }
}

pub fn run(command: ScrambleCommand, model: &mut Model) {
    match command {
        ScrambleCommand::Scramble => scramble(seed::random_seed(), model),
        ScrambleCommand::ScrambleFrom(seed) => scramble(seed, model),
        ScrambleCommand::ScrambleFromHere => {
            scramble_from_here(seed::random_seed(), model);
            model.effects.ask(Action::Scrambled);
        }
        ScrambleCommand::PlayScramble => play_scramble(false, model),
        ScrambleCommand::CopyScramble => copy_scramble(model),
        ScrambleCommand::FindMoves => setup_solve::find_scramble(AfterSetup::ShowScramble { asked: true }, model),
        ScrambleCommand::SetScrambling(how) => model.change_settings(|s| s.scrambling = how),
        ScrambleCommand::SetMoves(moves) => model.change_settings(|s| {
            s.scramble_moves = Some(moves.clamp(1, MAX_SCRAMBLE_MOVES));
            s.scrambling = Scrambling::Turns;
        }),
    }
}

pub fn obstacle(command: &ScrambleCommand, model: &Model) -> Obstacle {
    match command {
        ScrambleCommand::ScrambleFromHere => {
            Obstacle::unless(model.document.workspace().state().is_some(), reasons::WHY_NOT_A_POSITION)
        }
        ScrambleCommand::PlayScramble | ScrambleCommand::CopyScramble => {
            Obstacle::unless(playback::can_play_scramble(model), reasons::WHY_NO_SCRAMBLE)
                .or(|| obstacles::finding_moves(model))
        }
        ScrambleCommand::FindMoves => Obstacle::unless(can_find_moves(model), reasons::WHY_NO_SCRAMBLE)
            .or(|| obstacles::no_solver(model))
            .or(|| Obstacle::unless(!model.setup.is_running(), say::WHY_FINDING)),
        _ => Obstacle::None,
    }
}

/// True if no moves to the position are known, but they can be searched for.
pub fn can_find_moves(model: &Model) -> bool {
    let position = model.document.workspace().position();
    playback::can_play_scramble(model) && position.scramble_moves().is_none() && !position.is_solved()
}

/// Shows moves that lead to a random position, for scrambling a real puzzle. For cubes they are searched for at once; for hypercubes a
/// search would take seconds, so the inverse of a solution is used once one is found.
pub fn show_moves(model: &mut Model) {
    let position = model.document.workspace().position();
    let is_random = matches!(position.origin, Origin::Random { .. }) && position.moves_from_solved.is_none();
    let is_whole = position.state.is_some();
    let is_quick = model.puzzle().def().dimensions == 3 && !model.puzzle().def().solvers().is_empty();
    setup_solve::cancel_automatic(model);
    if is_random && is_quick && !model.setup.is_running() && is_whole {
        let news = model.news.clone();
        setup_solve::find_scramble(AfterSetup::ShowScramble { asked: false }, model);
        model.news = news;
    } else if is_random
        && !is_quick
        && !model.search.is_for_shown(&model.document)
        && let Some(moves) = inverse_of_best_solution(model)
    {
        model.document.workspace_mut().position_mut().moves_from_solved = Some(moves);
    }
}

/// Scramble made from the inverse of the best solution; `None` without one, or after turns by hand.
fn inverse_of_best_solution(model: &Model) -> Option<Sequence> {
    let position = model.document.workspace().position();
    let state = position.state.as_ref().filter(|_| position.manual_solve.is_none())?;
    let best = &position.results.best()?.moves;
    state.after_all(best).is_solved().then(|| scramble_from_solution(state, best))
}

/// True for the selected kind of scramble; `None` for other commands.
pub fn is_on(command: &ScrambleCommand, model: &Model) -> Option<bool> {
    if let ScrambleCommand::SetScrambling(how) = command { Some(model.settings.scrambling == *how) } else { None }
}

/// Time until the next progress poll; `None` unless a search for a scramble is running.
pub fn due(model: &Model) -> Option<Duration> {
    model.setup.is_running().then_some(POLL_INTERVAL)
}
