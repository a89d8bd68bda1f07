//! `unfold scramble`: random states.

use rand_chacha::ChaCha8Rng;

use super::args::{Scramble, ScrambleForm};
use super::input::{self, only_with_logs};
use super::out::{self, BuildNote, Terminal, WaitNote};
use super::solve::{check_notation, printed, store, usual_method};
use super::{Failure, language, table_failure, tables};
use crate::shared::appearance::colours::Palette;
use crate::shared::seed;
use unfold_engine::control::Control;
use unfold_engine::mc4d::{self, Log};
use unfold_engine::notation::facelets;
use unfold_engine::puzzle::{Facelets, Notation, PuzzleId, Sequence, scramble};
use unfold_engine::search;
use unfold_engine::search::Limits;
use unfold_engine::tables::Tables;
use unfold_text::{UserError, command_line as say, facelets as facelets_say};

/// A way to make moves at random.
type Walk = fn(PuzzleId, usize, &mut ChaCha8Rng) -> Sequence;

/// Runs the verb.
pub fn run(options: &Scramble, terminal: &Terminal) -> Result<(), Failure> {
    let walks = options.walk.map(|length| (scramble::walk as Walk, length));
    let walks = walks.or(options.shuffle.map(|length| (scramble::turns as Walk, length)));
    let default = if walks.is_some() { ScrambleForm::Moves } else { ScrambleForm::Facelets };
    let form = options.form.unwrap_or(default);
    let puzzle = options.puzzle.unwrap_or_default();
    check_notation(puzzle, options.notation)?;
    if form == ScrambleForm::Mc4d {
        only_with_logs("--as mc4d", puzzle)?;
    }
    if form == ScrambleForm::Colours && puzzle.def().notation != Notation::Cube {
        let what = facelets_say::COLOURS_OF_CUBES.with([&puzzle.def().name]);
        let advice = facelets_say::COLOURS_OF_CUBES_DO.with([&PuzzleId::default().def().name]);
        return Err(Failure::Input(UserError::new(what, advice)));
    }
    if form == ScrambleForm::Mc4d && options.count != 1 {
        let what = say::ONE_LOG;
        return Err(Failure::Input(UserError::new(what, say::ONE_LOG_DO)));
    }
    out::catch_interrupt();
    let seed = options.seed.unwrap_or_else(|| {
        let seed = seed::fresh();
        terminal.note(&say::SEED.fill(language(), [&seed]));
        seed
    });
    let mut random = scramble::generator(seed);
    let store = store(&options.tables, terminal)?;
    for _ in 0..options.count {
        if out::interrupted() {
            return Err(Failure::Interrupted);
        }
        if terminal.is_closed() {
            break;
        }
        let (state, moves) = match walks {
            Some((walk, length)) => {
                let walk = walk(puzzle, length as usize, &mut random);
                (Facelets::solved(puzzle).after_all(&walk), Some(walk))
            }
            None => (scramble::uniform(puzzle, &mut random), None),
        };
        if form == ScrambleForm::Facelets {
            terminal.say(&facelets::print(&state));
            continue;
        }
        if form == ScrambleForm::Colours {
            terminal.say(&facelets::print_colours(&state, &input::letters(options.colours)).unwrap_or_default());
            continue;
        }
        let moves = match moves {
            Some(moves) => moves,
            None => {
                let solution = some_solution(&state, &store, terminal)?.ok_or(Failure::Unsolved)?;
                solution.inverse(puzzle.def())
            }
        };
        if form == ScrambleForm::Mc4d {
            terminal.say_text(&mc4d::write(&Log::of_scramble(puzzle, &moves)));
        } else {
            terminal.say(&printed(puzzle, &moves, options.notation));
        }
    }
    Ok(())
}

/// A puzzle's state solved for the first time, for whoever only needs some moves that reach it: on one thread, so that the
/// same state always gives the same moves.
fn some_solution(state: &Facelets, store: &Tables, terminal: &Terminal) -> Result<Option<Sequence>, Failure> {
    let solver = usual_method(state.puzzle())?;
    let limits = Limits::first();
    let wait = WaitNote::new(store, terminal);
    let build = BuildNote::new(store, terminal, state.puzzle(), solver.small_tables());
    let work = |control: &Control| solver.solve(state, &limits, control, store, &|_| ());
    let look = |_: &Control| {
        wait.look();
        build.look();
    };
    let outcome = out::stoppable(terminal, work, look)?;
    tables::note_unsaved(store, terminal);
    match outcome {
        Ok(outcome) => Ok(outcome.best.map(|best| best.moves)),
        Err(search::SolveError::Tables(error)) => Err(table_failure(&error)),
        Err(error) => Err(Failure::Input(input::unsolvable(state.puzzle(), Palette::Usual, &error))),
    }
}
