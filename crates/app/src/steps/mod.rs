//! Step-by-step solutions by human methods, and hints.

pub mod hint;
pub mod hint_job;
pub mod job;
pub mod shown;
pub mod state;

use std::sync::Arc;

use self::job::{StepsFound, StepsJob};
use self::state::{PlannedSolution, Purpose, Step, StepSource, StepsSubject};
use crate::command::row::{Row, choice, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::playback::Playback;
use crate::lesson::MoveNotes;
use crate::played::PlayableMoves;
use crate::puzzles::{record, steps::PlannedStep};
use crate::{job::Job, model::Model, obstacles, playback, sentences::steps as words, task::TaskId};
use unfold_engine::notation;
use unfold_engine::puzzle::{PuzzleId, Sequence};
use unfold_text::{Text, reasons, sentences::describe, steps as say, tables};

#[derive(Clone, Debug, PartialEq)]
pub enum StepsCommand {
    ChooseMethod(&'static str),
    /// Go to the start of the step with this index.
    GoTo(usize),
    /// Go to the end of the current step.
    Next,
    /// Go to the start of the current step or, if already there, of the previous one.
    Previous,
    /// Give a hint, or reveal more of the current one.
    Hint,
}

use StepsCommand as C;

const fn method(id: &'static str, name: &'static str, texts: (Text<0>, Text<0>)) -> Row<StepsCommand> {
    choice(id, C::ChooseMethod(name), say::STEPS_METHOD, texts)
}

pub static ROWS: &[Row<StepsCommand>] = &[
    row("hint", C::Hint, (say::HINT, say::HINT_TIP)).on_keys(&[Shortcut::ctrl("H")]).in_menu(Menu::Edit.at(4, 3)),
    row("next-step", C::Next, (say::NEXT_STEP, say::NEXT_STEP_TIP))
        .on_keys(&[Shortcut::ctrl("PageDown")])
        .in_menu(Menu::Play.at(2, 1)),
    row("previous-step", C::Previous, (say::PREVIOUS_STEP, say::PREVIOUS_STEP_TIP))
        .on_keys(&[Shortcut::ctrl("PageUp")])
        .in_menu(Menu::Play.at(2, 2)),
    method("steps-beginner", "beginner", (say::STEPS_BEGINNER, say::STEPS_BEGINNER_TIP)),
    method("steps-cfop", "cfop", (say::STEPS_CFOP, say::STEPS_CFOP_TIP)),
    method("steps-roux", "roux", (say::STEPS_ROUX, say::STEPS_ROUX_TIP)),
    method("steps-zz", "zz", (say::STEPS_ZZ, say::STEPS_ZZ_TIP)),
];

pub fn run(command: StepsCommand, model: &mut Model) {
    match command {
        C::ChooseMethod(name) => {
            model.change_choices(|choices| choices.steps = Some(name.into()));
            model.steps.seeks_first_step = true;
        }
        C::GoTo(number) => {
            let first = shown::known_steps(model).and_then(|known| known.steps.get(number)).map(|step| step.first);
            first.into_iter().for_each(|first| seek(first, model));
        }
        C::Next => step_bounds(model).1.into_iter().for_each(|end| seek(end, model)),
        C::Previous => step_bounds(model).0.into_iter().for_each(|first| seek(first, model)),
        C::Hint => hint::give_hint(model),
    }
}

/// Targets of *Previous* and *Next*, as move counts: the last start of a step before the current move, and the first end after it. Skips
/// steps without moves.
fn step_bounds(model: &Model) -> (Option<usize>, Option<usize>) {
    let (Some(known), Some(made)) = (shown::known_steps(model), shown::moves_made(model)) else { return (None, None) };
    let with_moves = || known.steps.iter().filter(|step| !step.is_empty());
    let before = with_moves().rfind(|step| step.first < made).map(|step| step.first);
    (before, with_moves().find(|step| step.end() > made).map(Step::end))
}

/// Shows the position after `at` moves of the steps, and announces the current step.
fn seek(at: usize, model: &mut Model) {
    let Some(known) = shown::known_steps(model) else { return };
    let workspace = model.document.workspace();
    let (kind, position) = (shown::sequence_kind(known), workspace.position());
    let is_begun = workspace.playback.as_ref().is_some_and(|begun| begun.kind == kind && begun.moves == known.moves);
    if !is_begun {
        let phases = position.player_of(kind).map_or(&[][..], |player| player.phases);
        let (start, moves) = (&position.painting, &known.moves);
        let playback = Playback::new(PlayableMoves { kind, start, moves, phases, at: 0 });
        model.document.workspace_mut().playback = Some(playback);
    }
    playback::seek(at, model);
    let Some(known) = shown::known_steps(model) else { return };
    model.news = match shown::current_step(model) {
        Some(number) => {
            let step = &known.steps[number];
            let moves = notation::print(model.puzzle(), &words::moves(known, step));
            let heading = words::heading(model.language(), step);
            say::NEWS_STEP.with([&(number + 1), &known.steps.len(), &heading, &moves])
        }
        None => say::NEWS_STEPS_MADE.with([]),
    };
}

pub fn applies_to(command: &StepsCommand, puzzle: PuzzleId) -> bool {
    match command {
        C::ChooseMethod(name) => record(puzzle).step_methods.iter().any(|method| method.name == *name),
        _ => true,
    }
}

pub fn obstacle(command: &StepsCommand, model: &Model) -> Obstacle {
    let none_known = || Obstacle::unless(shown::moves_made(model).is_some(), say::WHY_NO_STEPS);
    match command {
        C::ChooseMethod(_) | C::GoTo(_) => Obstacle::None,
        C::Next => none_known().or(|| Obstacle::unless(step_bounds(model).1.is_some(), say::WHY_STEPS_MADE)),
        C::Previous => none_known().or(|| Obstacle::unless(step_bounds(model).0.is_some(), say::WHY_FIRST_STEP)),
        C::Hint => obstacles::painting(model)
            .or(|| obstacles::no_solver(model))
            .or(|| Obstacle::unless(!model.tables.is_modifying(), tables::WHY_TABLES_BUSY))
            .or(|| {
                let shown = model.document.workspace().painting().facelets();
                Obstacle::unless(!shown.is_some_and(|shown| shown.is_solved()), reasons::WHY_SOLVED)
            }),
    }
}

/// True if the command's method is chosen; `None` for other commands.
pub fn is_on(command: &StepsCommand, model: &Model) -> Option<bool> {
    let C::ChooseMethod(name) = command else { return None };
    Some(shown::method(model).is_some_and(|method| method.name == *name))
}

/// Starts or stops planning, as the shown position and settings require.
pub fn tick(model: &mut Model) {
    let are_open = shown::are_open(model);
    model.steps.seeks_first_step |= model.steps.were_open == Some(false) && are_open;
    model.steps.were_open = Some(are_open);
    seek_first_step_if_asked(model);
    let wanted = shown::subject(model).filter(|_| shown::are_open(model));
    let Some(subject) = wanted else { return stop(model) };
    let is_known = model.steps.known.as_ref().is_some_and(|known| known.subject == subject);
    if is_known || model.steps.work.as_ref().is_some_and(|(_, about)| *about == subject) {
        return;
    }
    stop(model);
    match shown::method(model) {
        Some(method) => {
            let job = StepsJob { state: subject.state.clone(), method };
            model.steps.work = Some((model.effects.start(Job::Steps(job)), subject));
        }
        None => model.steps.known = phases(subject, model),
    }
}

/// Seeks to the first step of a human method if the user has asked for steps and has not started to play moves.
fn seek_first_step_if_asked(model: &mut Model) {
    let is_method =
        shown::known_steps(model).is_some_and(|known| matches!(known.subject.source, StepSource::Method(_)));
    if !model.steps.seeks_first_step || !is_method {
        return;
    }
    model.steps.seeks_first_step = false;
    if shown::moves_made(model) == Some(0) && !model.document.workspace().is_playing() {
        seek(0, model);
    }
}

/// Converts the phases of the shown solution to planned steps; `None` without a solution.
fn phases(subject: StepsSubject, model: &Model) -> Option<PlannedSolution> {
    let (position, by) = (model.document.workspace().position(), model.results().method_and_metric?);
    let player = position.solution_player()?;
    let notes = MoveNotes::new(&player, by.metric, Some(by.method), &model.samples.tables.distances);
    let (notes, moves) = (Arc::new(notes), player.moves.clone());
    let steps = (0..).zip(&notes.groups).map(|(number, group)| Step {
        purpose: Purpose::Phase(notes.clone(), number),
        first: group.first,
        count: group.length,
        pieces: Vec::new(),
    });
    Some(PlannedSolution { subject, steps: steps.collect(), moves })
}

/// Stores the planned steps and, if the user has just asked for them, seeks to the first.
pub fn store(id: TaskId, found: StepsFound, model: &mut Model) {
    let Some((_, subject)) = model.steps.work.take_if(|(work, _)| *work == id) else { return };
    let Some(planned) = found.0 else { return };
    if let StepSource::Method(name) = subject.source {
        model.steps.prepared.insert(name);
    }
    model.steps.known = Some(planned_solution(subject, planned));
    seek_first_step_if_asked(model);
}

fn planned_solution(subject: StepsSubject, planned: Vec<PlannedStep>) -> PlannedSolution {
    let mut moves = Vec::new();
    let steps = planned.into_iter().map(|PlannedStep { title, reason, moves: own, pieces, .. }| {
        let (first, count) = (moves.len(), own.0.len());
        moves.extend(own.0);
        Step { purpose: Purpose::Method { title, reason }, first, count, pieces }
    });
    let steps = steps.collect();
    PlannedSolution { subject, steps, moves: Sequence(moves) }
}

/// Cancels the planning.
pub fn stop(model: &mut Model) {
    if let Some((id, _)) = model.steps.work.take() {
        model.effects.stop(id);
    }
}

/// Cancels the planning and the hint. Call when the window closes.
pub fn close(model: &mut Model) {
    stop(model);
    hint::stop(model);
}

/// Reports a crash of the planning or hint job; ignores other tasks.
pub fn crash(id: TaskId, model: &mut Model) {
    if model.steps.work.take_if(|(work, _)| *work == id).is_some() {
        model.report_failure(say::ERROR_STEPS, describe::crash());
    }
    hint::crash(id, model);
}
