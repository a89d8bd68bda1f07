//! The cases page: catalogues with pictures, shortest and ergonomic algorithms, the user's own algorithms, and a trainer.

pub mod finder;
pub mod job;
pub mod kept;
pub mod own;
pub mod queries;
pub mod saved;
pub mod search;
pub mod state;
pub mod tallies;
pub mod trainer;
pub mod training;
pub mod words;

use std::time::Duration;

use self::own::catalogue_named;
use self::state::{CaseSelection, OwnOrder};
use crate::algorithms::state::GoalChoice;
use crate::command::row::{Row, row};
use crate::command::{availability::Obstacle, menu::Menu, shortcut::Shortcut};
use crate::document::{Origin, Position};
use crate::history::changes;
use crate::task::{POLL_INTERVAL, Progress, TaskId};
use crate::{effect::ShellRequest, file_dialog, file_kind::FileKind, obstacles, playback};
use crate::{model::Model, page::Page, played::SequenceKind};
use unfold_engine::puzzle::{PuzzleId, Sequence, masks::NamedMask};
use unfold_engine::puzzles::catalogues;
use unfold_text::{case_page as say, sentences::describe};

#[derive(Clone, Debug, PartialEq)]
pub enum CasesCommand {
    Cases,
    ChooseCatalogue(&'static str),
    /// Show the cases of this set, or all.
    ChooseSet(Option<&'static str>),
    /// Select the case at this index of the catalogue.
    Select(usize),
    /// Search for the shortest and the most ergonomic algorithm of the case.
    Find,
    /// Search for the shortest and the most ergonomic algorithms of the cases shown that have no result yet.
    FindAll,
    /// Stop the search and keep its results.
    Stop,
    /// Open the case on the algorithms page, as the position and the goal.
    Open,
    /// Play an algorithm from the case on the puzzle.
    Play(Sequence),
    /// Set the text in the field for own algorithms.
    TypeOwn(String),
    /// Keep the algorithms in the field, each under the case that it solves.
    KeepTyped,
    /// Keep this algorithm of the selected case.
    Keep(Sequence),
    /// Remove the algorithm at this index of the settings.
    Remove(usize),
    Sort(OwnOrder),
    /// Copy own algorithms of the catalogue as text.
    CopyOwn,
    /// Choose where to save own algorithms of the catalogue: as text, as a table, or as a sheet with pictures.
    SaveOwn,
    /// Choose a file of algorithms to keep.
    OpenOwn,
    /// Start the trainer, or return to the pictures.
    Train(bool),
    /// Quiz the user on a random case.
    Ask,
    /// Reveal more of the answer.
    Hint,
    /// Record whether the user knew the case, and go on to another.
    Answer(bool),
    /// Copy the scramble of the trainer's question.
    CopyScramble,
}

use CasesCommand as C;

/// The feature's rows of the command table.
pub static ROWS: &[Row<CasesCommand>] = &[
    row("cases", C::Cases, (say::CASES_PAGE, say::CASES_PAGE_TIP))
        .on_keys(&[Shortcut::bare("F12")])
        .in_menu(Menu::View.at(4, 1)),
    row("find-case", C::Find, (say::CASES_FIND, say::CASES_FIND_TIP)),
    row("find-cases", C::FindAll, (say::CASES_FIND_ALL, say::CASES_FIND_ALL_TIP)),
    row("stop-cases", C::Stop, (say::CASES_STOP, say::CASES_STOP_TIP)),
    row("open-case", C::Open, (say::CASES_OPEN, say::CASES_OPEN_TIP)),
    row("keep-own", C::KeepTyped, (say::OWN_KEEP, say::OWN_KEEP_TIP)),
    row("copy-own", C::CopyOwn, (say::OWN_COPY, say::OWN_COPY_TIP)),
    row("save-own", C::SaveOwn, (say::OWN_SAVE, say::OWN_SAVE_TIP)),
    row("open-own", C::OpenOwn, (say::OWN_OPEN, say::OWN_OPEN_TIP)),
    row("train", C::Train(true), (say::TRAIN, say::TRAIN_TIP)),
    row("show-cases", C::Train(false), (say::TRAIN_LEAVE, say::TRAIN_LEAVE_TIP)),
    row("ask-case", C::Ask, (say::TRAIN_NEXT, say::TRAIN_NEXT_TIP)),
    row("case-hint", C::Hint, (say::TRAIN_HINT, say::TRAIN_HINT_TIP)),
    row("case-known", C::Answer(true), (say::TRAIN_KNOWN, say::TRAIN_KNOWN_TIP)),
    row("case-unknown", C::Answer(false), (say::TRAIN_UNKNOWN, say::TRAIN_UNKNOWN_TIP)),
    row("copy-case-scramble", C::CopyScramble, (say::TRAIN_COPY, say::TRAIN_COPY_TIP)),
];

/// Maximum number of characters in the field for own algorithms.
pub const MAX_TYPED: usize = 100_000;

/// The selection for the current puzzle; `None` if the puzzle has no catalogue.
pub fn selection(model: &Model) -> Option<CaseSelection> {
    model.cases.selection(model.puzzle())
}

/// Changes the selection for the current puzzle.
fn choose(change: impl FnOnce(&mut CaseSelection), model: &mut Model) {
    let Some(mut chosen) = selection(model) else { return };
    change(&mut chosen);
    model.cases.chosen.insert(model.puzzle(), chosen);
}

/// Runs an available command.
pub fn run(command: CasesCommand, model: &mut Model) {
    match command {
        C::Cases => model.page = Some(Page::Cases),
        C::ChooseCatalogue(name) => {
            if let Some(catalogue) = catalogue_named(model.puzzle(), name) {
                choose(|chosen| *chosen = CaseSelection { catalogue, set: None, case: 0 }, model);
                training::forget_question(model);
            }
        }
        C::ChooseSet(set) => {
            choose(
                |chosen| {
                    chosen.set = set;
                    let shown: Vec<usize> = chosen.visible_cases().map(|(place, _)| place).collect();
                    if !shown.contains(&chosen.case) {
                        chosen.case = shown.first().copied().unwrap_or_default();
                    }
                },
                model,
            );
            training::forget_question(model);
        }
        C::Select(place) => select(place, model),
        C::Find => {
            if let Some(chosen) = selection(model) {
                search::begin(chosen.catalogue, vec![chosen.case], model);
            }
        }
        C::FindAll => {
            if let Some(chosen) = selection(model) {
                let all = search::cases_without_result(&chosen, model);
                search::begin(chosen.catalogue, all, model);
            }
        }
        C::Stop => search::stop(model),
        C::Open => open(model),
        C::Play(moves) => play(&moves, model),
        C::TypeOwn(text) => model.cases.typed = text.chars().take(MAX_TYPED).collect(),
        C::KeepTyped => kept::keep_typed(model),
        C::Keep(moves) => kept::keep(&moves, model),
        C::Remove(place) => kept::remove(place, model),
        C::Sort(order) => model.cases.order = order,
        C::CopyOwn => {
            let (count, text) = (queries::own_algorithms_shown(model).len(), saved::text(model));
            model.effects.request(ShellRequest::Copy(text));
            model.news = say::NEWS_OWN_COPIED.with([&count]);
        }
        C::SaveOwn => file_dialog::choose(FileKind::OwnAlgorithms, model),
        C::OpenOwn => file_dialog::choose(FileKind::OwnAlgorithmList, model),
        C::Train(trains) => {
            model.page = Some(Page::Cases);
            model.cases.shows_trainer = trains;
            if trains && model.cases.trainer.question.is_none() {
                training::ask(model);
            }
        }
        C::Ask => training::ask(model),
        C::Hint => training::hint(model),
        C::Answer(known) => training::answer(known, model),
        C::CopyScramble => training::copy_scramble(model),
    }
}

fn select(place: usize, model: &mut Model) {
    choose(|chosen| chosen.case = place, model);
    let (puzzle, Some(chosen)) = (model.puzzle(), selection(model)) else { return };
    if let Some(case) = model.cases.case(puzzle) {
        model.news = say::NEWS_CASE.with([&queries::full_name(chosen.catalogue, case)]);
    }
}

/// Opens the case on the algorithms page, as the position and the goal.
fn open(model: &mut Model) {
    let (puzzle, Some(chosen)) = (model.puzzle(), selection(model)) else { return };
    let Some(case) = model.cases.case(puzzle) else { return };
    let (position, goal) = match chosen.catalogue.goals() {
        [goal] => (
            Position::new(case.state.clone(), Origin::Typed),
            NamedMask::parse(puzzle, goal).map_or(GoalChoice::Solved, |part| GoalChoice::Part(part.kind.name)),
        ),
        // Only one part can be chosen as the goal; for several, paint the position with only the stickers that count.
        _ => match queries::pattern(chosen.catalogue, case) {
            Some(pattern) => (Position::from_painting(pattern.clone(), Origin::Typed), GoalChoice::Solved),
            None => return,
        },
    };
    changes::replace_position(position, None, model);
    model.algorithms.goal = goal;
    model.page = Some(Page::Algorithms);
    model.news = say::NEWS_CASE_OPENED.with([&queries::full_name(chosen.catalogue, case)]);
}

/// Plays an algorithm from the case, with the free turns that it needs.
fn play(moves: &Sequence, model: &mut Model) {
    let (puzzle, Some(chosen)) = (model.puzzle(), selection(model)) else { return };
    let Some(case) = model.cases.case(puzzle) else { return };
    let reached = chosen.catalogue.check_algorithm(case, moves);
    let whole = reached.map_or_else(|| moves.clone(), |reached| reached.all_moves(moves));
    changes::replace_position(Position::new(case.state.clone(), Origin::Typed), None, model);
    model.show_stage();
    playback::play(SequenceKind::Algorithm, &whole, model);
    model.news = say::NEWS_CASE_PLAYED.with([&queries::full_name(chosen.catalogue, case)]);
}

pub fn applies_to(command: &CasesCommand, puzzle: PuzzleId) -> bool {
    // A search for the previous puzzle may still be running, so Stop stays available.
    *command == C::Stop || !catalogues(puzzle).is_empty()
}

pub fn obstacle(command: &CasesCommand, model: &Model) -> Obstacle {
    let question = model.cases.trainer.question.as_ref();
    let is_asked = Obstacle::unless(question.is_some(), say::WHY_NOTHING_ASKED);
    match command {
        C::Find | C::FindAll => Obstacle::unless(model.cases.running.is_none(), say::WHY_CASES_SEARCHED).or(|| {
            let allowed = model.algorithms.allowed(model.puzzle());
            match allowed {
                Ok(_) => Obstacle::None,
                Err(error) => Obstacle::Disabled(error.phrase()),
            }
        }),
        C::Stop => Obstacle::implied_unless(model.cases.running.is_some()),
        C::KeepTyped => Obstacle::unless(!model.cases.typed.trim().is_empty(), say::WHY_OWN_EMPTY),
        C::CopyOwn => Obstacle::unless(!queries::own_algorithms_shown(model).is_empty(), say::WHY_NONE_KEPT),
        C::SaveOwn => Obstacle::unless(!queries::own_algorithms_shown(model).is_empty(), say::WHY_NONE_KEPT)
            .or(|| obstacles::choosing_file(model)),
        C::OpenOwn => obstacles::choosing_file(model),
        C::Hint | C::Answer(_) => is_asked,
        C::CopyScramble => {
            Obstacle::unless(question.is_some_and(|question| question.scramble.is_some()), say::WHY_NOTHING_ASKED)
        }
        _ => Obstacle::None,
    }
}

/// Updates the elapsed time of the search.
pub fn sample(progress: &Progress, model: &mut Model) {
    if let Some(running) = &mut model.cases.running
        && let Some(numbers) = progress.get(&running.id)
    {
        running.elapsed = numbers.elapsed;
    }
}

/// Ends and reports a crashed job; ignores the jobs of other features.
pub fn crash(id: TaskId, model: &mut Model) {
    let is_search = model.cases.running.take_if(|running| running.id == id).is_some();
    let is_scramble = model.cases.trainer.scramble_task.take_if(|preparing| *preparing == id).is_some();
    if is_search || is_scramble {
        model.report_failure(say::ERROR_CASES, describe::crash());
    }
}

/// Time until the next update is due; `None` if no search is running.
pub fn due(model: &Model) -> Option<Duration> {
    model.cases.running.is_some().then_some(POLL_INTERVAL)
}
