//! The library's public interface as another program uses it: positions, searches, custom solvers, and invalid values, which must
//! not panic.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use unfold_engine::batch::row::RowError;
use unfold_engine::batch::run::{Batch, BatchOptions, BatchPoll, Shard};
use unfold_engine::control::{Control, NodeCounter};
use unfold_engine::mc4d::Log;
use unfold_engine::pattern::{FreeTurns, PatternTask};
use unfold_engine::prelude::*;
use unfold_engine::puzzle::{InvalidState, group::AxisPerm, text::TextPosition};
use unfold_engine::puzzle::{
    allowed::AllowedMoves,
    masks::OrientationRule,
    pattern::{Pattern, Sticker},
};
use unfold_engine::puzzles::cube2::{Cube2, Identifier};
use unfold_engine::puzzles::cube3::{Cube3, first_cross, score::StickerScores};
use unfold_engine::puzzles::{ALL, solvers, tess2::Tess2};
use unfold_engine::search::{EventSink, Incumbent, Known};

use crate::support::{WAIT_TIMEOUT, tables::folder};

/// The tables of these tests, opened anew for each call.
fn tables() -> Tables {
    Tables::open(folder())
}

fn cube2_position(moves: &str) -> Position {
    Position::parse(PuzzleId::Cube2, moves).expect(moves)
}

#[test]
fn an_error_of_a_position_has_its_line_and_column() {
    let Err(PositionError::Notation(error)) = Position::parse(PuzzleId::Cube3, "R U\nF Q D") else {
        panic!("Q is not a move")
    };
    assert_eq!((error.at, error.token.as_str()), (TextPosition { line: 2, column: 3 }, "Q"));
    let twice = Position::parse(PuzzleId::Cube2, &"U".repeat(24));
    assert!(matches!(twice, Err(PositionError::Invalid(_))), "{twice:?}");
    let error = cube2_position("R").after("U Q").expect_err("not a move");
    assert_eq!(error.at.line, 1);
    assert!(matches!(Position::from_log(b"no log"), Err(PositionError::Log(_))));
}

#[test]
fn positions_round_trip() {
    for (puzzle, seed) in ALL.into_iter().zip(0..) {
        let position = Position::random(puzzle, seed);
        assert_eq!(Position::parse(puzzle, &position.to_string()), Ok(position));
    }
}

#[test]
fn a_search_reports_its_start_and_its_solutions_and_ends() {
    let mut search = cube2_position("R U F2 R'").search(&tables()).threads(1).start();
    let events: Vec<SearchEvent> = search.by_ref().collect();
    assert!(events.iter().any(|event| matches!(event, SearchEvent::Started { threads: 1, .. })), "{events:?}");
    let mut found = events.iter().filter_map(|event| match event {
        SearchEvent::Found(solution) => Some(solution.length),
        _ => None,
    });
    assert_eq!(found.next_back(), Some(4));
    assert!(search.next().is_none() && search.next().is_none());
    let outcome = search.finish().expect("solved");
    assert!(outcome.is_optimal() && outcome.reason == Reason::Optimal);
}

/// A solver that searches until it is stopped, and then reports that it has ended.
struct Endless {
    ended: Mutex<Sender<()>>,
}

impl Endless {
    /// Returns the solver, and a receiver that is notified when it ends.
    fn new() -> (&'static Self, Receiver<()>) {
        let (ended, told) = channel();
        (Box::leak(Box::new(Self { ended: Mutex::new(ended) })), told)
    }
}

impl Solver for Endless {
    fn name(&self) -> &'static str {
        "endless"
    }

    fn puzzle(&self) -> PuzzleId {
        PuzzleId::Cube2
    }

    fn solve(
        &self,
        state: &Facelets,
        limits: &Limits,
        control: &Control,
        _: &Tables,
        sink: EventSink,
    ) -> Result<Outcome, SolveError> {
        let incumbent = Incumbent::new(state, limits.metric_of(self)?, limits, control, sink);
        // Polls `control` as every solver does; a control has no callback.
        #[allow(clippy::disallowed_methods, reason = "it is a solver at work")]
        while control.check().is_continue() {
            std::thread::yield_now();
        }
        let _ = self.ended.lock().expect("nobody panics here").send(());
        Ok(incumbent.outcome())
    }
}

#[test]
fn stop_ends_a_search_without_a_limit() {
    let (endless, _told) = Endless::new();
    let mut search = cube2_position("R").search(&tables()).solver(endless).time_limit(None).start();
    assert!(matches!(search.next(), Some(SearchEvent::Started { .. })));
    search.stop();
    let outcome = search.finish().expect("an outcome");
    assert_eq!((outcome.reason, outcome.best), (Reason::Stopped, None));
}

#[test]
fn a_dropped_search_stops() {
    let (endless, told) = Endless::new();
    let mut search = Position::solved(PuzzleId::Cube2).search(&tables()).solver(endless).time_limit(None).start();
    assert!(matches!(search.next(), Some(SearchEvent::Started { .. })));
    drop(search);
    told.recv_timeout(WAIT_TIMEOUT).expect("it ends");
}

#[test]
fn a_search_reports_its_progress() {
    let mut search = cube2_position("R U F2 R'").search(&tables()).threads(1).start();
    let mut best = None;
    while let Some(event) = search.next() {
        let now = search.snapshot();
        match event {
            SearchEvent::Found(solution) => best = Some(solution.length),
            SearchEvent::Bound { lower, .. } => assert!(now.lower >= lower),
            _ => {}
        }
        assert!(now.best.is_none_or(|now| best.is_none_or(|best| now.length <= best)), "never behind the events");
    }
    let end = search.snapshot();
    let outcome = search.finish().expect("solved");
    assert_eq!((end.nodes, end.lower, &end.best, end.table), (outcome.nodes, 4, &outcome.best, None));
    assert!(end.elapsed >= outcome.elapsed);
}

/// A wake-up callback for a search, and the receiver of its calls.
fn bell() -> (impl Fn() + Send + Sync + 'static, Receiver<()>) {
    let (ring, rung) = channel();
    let ring = Mutex::new(ring);
    let wake = move || {
        let _ = ring.lock().expect("nobody panics here").send(());
    };
    (wake, rung)
}

#[test]
fn a_search_wakes_its_caller_for_each_event_and_its_end() {
    let (wake, rung) = bell();
    let mut search = cube2_position("R U F2 R'").search(&tables()).threads(1).wake(wake).start();
    let mut events = 0;
    loop {
        rung.recv_timeout(WAIT_TIMEOUT).expect("news");
        match search.next_within(Duration::ZERO) {
            SearchPoll::Event(_) => events += 1,
            SearchPoll::Ended => break,
            SearchPoll::Pending => panic!("it rings when there is news"),
        }
    }
    assert!(events > 2 && search.next_within(Duration::MAX) == SearchPoll::Ended);
    assert!(search.finish().is_ok_and(|outcome| outcome.is_optimal()));
}

#[test]
fn waiting_for_events_ends_at_the_timeout() {
    let (endless, told) = Endless::new();
    let mut search = cube2_position("R").search(&tables()).solver(endless).time_limit(None).start();
    assert!(matches!(search.next_within(WAIT_TIMEOUT), SearchPoll::Event(SearchEvent::Started { .. })));
    assert_eq!(search.next_within(Duration::from_millis(1)), SearchPoll::Pending);
    assert!(told.try_recv().is_err(), "it goes on");
}

#[test]
fn a_search_can_be_stopped_by_its_control() {
    let (endless, _told) = Endless::new();
    let control = Control::new();
    let search =
        cube2_position("R").search(&tables()).solver(endless).time_limit(None).control(control.clone()).start();
    control.stop();
    assert_eq!(search.finish().expect("an outcome").reason, Reason::Stopped);
    // The end of a search does not stop its control, which others may use.
    let control = Control::new();
    let ended = cube2_position("R").search(&tables()).control(control.clone()).start().finish();
    assert!(ended.is_ok() && !control.is_stopped());
}

#[test]
fn a_blocking_search_reports_solutions_and_gives_the_same_result() {
    let search = cube2_position("R U F2 R'").search(&tables()).threads(1);
    let lengths = Mutex::new(Vec::new());
    let outcome = search.solve(&|event| {
        if let SearchEvent::Found(solution) = event {
            lengths.lock().expect("nobody panics here").push(solution.length);
        }
    });
    let outcome = outcome.expect("solved");
    assert_eq!(lengths.into_inner().expect("nobody panics here").last(), Some(&4));
    let started = search.start().finish().expect("solved");
    assert_eq!((started.nodes, started.lower), (outcome.nodes, outcome.lower));
}

struct Defective;

impl Solver for Defective {
    fn name(&self) -> &'static str {
        "defective"
    }

    fn puzzle(&self) -> PuzzleId {
        PuzzleId::Cube2
    }

    fn solve(&self, _: &Facelets, _: &Limits, _: &Control, _: &Tables, _: EventSink) -> Result<Outcome, SolveError> {
        panic!("as a test")
    }
}

#[test]
fn a_panicking_solver_gives_an_error() {
    let (wake, rung) = bell();
    let search = cube2_position("R").search(&tables()).solver(&Defective).wake(wake).start();
    rung.recv_timeout(WAIT_TIMEOUT).expect("it rings");
    assert!(matches!(search.finish(), Err(SolveError::Crashed)));
}

#[test]
fn a_search_of_invalid_facelets_fails_with_the_reason() {
    let mut colours = Facelets::solved(PuzzleId::Cube2).colours().to_vec();
    colours.swap(0, 23);
    let facelets = Facelets::new(PuzzleId::Cube2, colours).expect("colours of the puzzle");
    let ended = Search::new(facelets, &tables()).start().finish();
    assert!(matches!(ended, Err(SolveError::Invalid(_))), "{ended:?}");
}

#[test]
fn a_lower_bound_is_0_when_solved_and_the_distance_of_a_scrambled_2x2x2() {
    let tables = tables();
    assert_eq!(Position::solved(PuzzleId::Cube2).lower_bound(&tables).expect("tables"), 0);
    assert_eq!(cube2_position("R U F2 R'").lower_bound(&tables).expect("tables"), 4);
}

/// A custom solver that tries all sequences of each length in turn.
struct Deepening;

impl Solver for Deepening {
    fn name(&self) -> &'static str {
        "deepening"
    }

    fn puzzle(&self) -> PuzzleId {
        PuzzleId::Cube2
    }

    fn solve(
        &self,
        state: &Facelets,
        limits: &Limits,
        control: &Control,
        _: &Tables,
        sink: EventSink,
    ) -> Result<Outcome, SolveError> {
        fn deepen(state: &Facelets, depth: usize, path: &mut Vec<Move>, at: (&Incumbent, &NodeCounter)) -> bool {
            if depth == 0 || at.1.tick().is_break() {
                return depth == 0 && at.0.offer(Sequence(path.clone()), Vec::new());
            }
            state.puzzle().def().solver_moves().any(|mv| {
                path.push(mv);
                let found = deepen(&state.after(mv), depth - 1, path, at);
                path.pop();
                found
            })
        }
        let incumbent = Incumbent::new(state, limits.metric_of(self)?, limits, control, sink);
        // A move outside the puzzle's list solves nothing, even if a faulty solver offers it.
        assert!(!incumbent.offer(Sequence(vec![Move::new(u16::MAX)]), Vec::new()));
        let counter = NodeCounter::new(control);
        for depth in 0.. {
            incumbent.raise_bound(depth);
            if deepen(state, depth, &mut Vec::new(), (&incumbent, &counter)) || counter.flush().is_break() {
                break;
            }
        }
        drop(counter);
        Ok(incumbent.outcome())
    }
}

#[test]
fn an_external_solver_searches_like_a_built_in_one() {
    let search = || cube2_position("R U F2 R'").search(&tables()).solver(&Deepening);
    let outcome = search().start().finish().expect("solved");
    assert!(outcome.is_optimal() && outcome.lower == 4 && outcome.nodes > 0);
    assert_eq!(search().metric(Metric::Htm).target(9).start().finish().expect("solved").reason, Reason::Optimal);
    let few = search().nodes(1).start().finish().expect("an outcome");
    assert_eq!(few.reason, Reason::Nodes);
    assert!(matches!(search().metric(Metric::Stm).start().finish(), Err(SolveError::Metric(Metric::Stm))));
    let another = Position::solved(PuzzleId::Cube3).search(&tables()).solver(&Deepening).start().finish();
    assert!(matches!(another, Err(SolveError::NoSolver(PuzzleId::Cube3))));
}

#[test]
fn facelets_of_another_puzzle_are_an_error() {
    for puzzle in ALL {
        let facelets = Facelets::solved(puzzle);
        let read = [
            (PuzzleId::Cube2, Cube2::from_facelets(&facelets).map(drop)),
            (PuzzleId::Cube3, Cube3::from_facelets(&facelets).map(drop)),
            (PuzzleId::Tess2, Tess2::from_facelets(&facelets).map(drop)),
        ];
        for (asked, read) in read {
            let expected = asked.def().solved.len();
            let error = InvalidState::FaceletCount { found: facelets.colours().len(), expected };
            assert_eq!(read, if asked == puzzle { Ok(()) } else { Err(error) });
        }
        for solver in solvers::all().filter(|solver| solver.puzzle() != puzzle) {
            let limits = Limits { timeout: Some(Duration::ZERO), ..Limits::first_solution() };
            assert_eq!(solver.bound(&facelets, &tables()), None);
            let result = solver.solve(&facelets, &limits, &Control::new(), &tables(), &|_| ());
            assert!(matches!(result, Err(SolveError::Invalid(_))), "{}: {result:?}", solver.name());
        }
        // Facelets of any puzzle have an identifier, though it is useful only for the 2x2x2.
        let _ = Identifier::from_facelets(&facelets);
    }
}

#[test]
fn paintings_have_the_facelets_and_colours_of_their_puzzle() {
    for puzzle in ALL {
        let (facelets, colours) = (puzzle.def().solved.len(), puzzle.def().letters.len() as u8);
        let few = Pattern::new(puzzle, vec![Sticker::Unpainted; facelets - 1]);
        assert_eq!(few, Err(InvalidState::FaceletCount { found: facelets - 1, expected: facelets }));
        let foreign = Pattern::new(puzzle, vec![Sticker::Colour(colours); facelets]);
        assert_eq!(foreign, Err(InvalidState::NoSuchColour { facelet: 0, colour: colours }));
        let mut one = Pattern::blank(puzzle);
        assert!(
            !one.paint(1, Sticker::Colour(colours))
                && !one.paint(facelets, Sticker::Unpainted)
                && one.unpainted_count() == facelets
        );
        assert!(one.paint(1, Sticker::Colour(0)));
        assert_eq!((one.unpainted_count(), one.facelets()), (facelets - 1, None));
    }
}

#[test]
fn pieces_and_orientations_are_checked() {
    let (solved, identity) = (Cube3::SOLVED, AxisPerm::IDENTITY);
    assert_eq!(Cube3::new(*solved.cp(), *solved.co(), *solved.ep(), *solved.eo()), Some(solved));
    assert_eq!(Cube3::new([8; 8], *solved.co(), *solved.ep(), *solved.eo()), None);
    assert_eq!(Cube3::new(*solved.cp(), [3; 8], *solved.ep(), *solved.eo()), None);
    assert_eq!(Cube3::new(*solved.cp(), *solved.co(), [200; 12], *solved.eo()), None);
    assert_eq!(Cube3::new(*solved.cp(), *solved.co(), *solved.ep(), [2; 12]), None);
    // Duplicate pieces are accepted, though they form no state; nothing may panic.
    let twice = Cube3::new([7; 8], [1; 8], [11; 12], [1; 12]).expect("in range");
    assert!(Cube3::from_facelets(&twice.to_facelets()).is_err());
    let _ = (
        twice.rank(),
        twice.inverse(),
        twice.after(17),
        StickerScores::get().score(&twice),
        first_cross::spots(&twice),
    );
    assert_eq!(Cube2::new([8; 8], [identity; 8]), None);
    assert_eq!(Cube2::new(*Cube2::SOLVED.piece(), [AxisPerm::new([0; 4]); 8]), None);
    assert_eq!(Cube2::new(*Cube2::SOLVED.piece(), *Cube2::SOLVED.ori()), Some(Cube2::SOLVED));
    let mut away = *Tess2::SOLVED.piece();
    away.swap(0, 1);
    assert_eq!(Tess2::new(away, [identity; 16]), None);
    assert_eq!(Tess2::new(*Tess2::SOLVED.piece(), *Tess2::SOLVED.ori()), Some(Tess2::SOLVED));
}

#[test]
fn moves_are_limited_to_the_puzzles_list() {
    for puzzle in ALL {
        let def = puzzle.def();
        let count = def.moves.len();
        assert_eq!(def.move_at(count - 1).map(Move::index), Some(count - 1));
        assert_eq!((def.move_at(count), def.move_at(usize::MAX)), (None, None));
        assert!(
            def.solver_moves().count() == def.solver_move_count
                && Sequence(def.solver_moves().collect()).belongs_to(def)
        );
        assert!(!Sequence(vec![Move::new(u16::MAX)]).belongs_to(def));
    }
}

#[test]
fn known_solutions_with_foreign_moves_are_ignored() {
    let position = cube2_position("R U F2 R'");
    let solved = position.search(&tables()).start().finish().expect("solved");
    let mut best = solved.best.expect("a solution");
    best.moves = Sequence(vec![Move::new(u16::MAX)]);
    let mut limits = Limits::default();
    (limits.known.best, limits.known.lower) = (Some(best), usize::MAX);
    let outcome = position.search(&tables()).limits(limits).start().finish().expect("an outcome");
    assert!(outcome.best.is_some_and(|best| best.length == 4));
}

/// Sequences with moves outside a puzzle's list: all moves of each puzzle with a longer list, and last, a move beyond every list.
fn foreign_moves(puzzle: PuzzleId) -> Vec<Sequence> {
    let len = puzzle.def().moves.len();
    let larger = ALL.into_iter().filter(|other| other.def().moves.len() > len);
    let all_of =
        |other: PuzzleId| Sequence((0..other.def().moves.len()).filter_map(|at| other.def().move_at(at)).collect());
    larger.map(all_of).chain([Sequence(vec![Move::new(u16::MAX)])]).collect()
}

#[test]
fn foreign_moves_are_rejected_or_ignored_everywhere() {
    for puzzle in ALL {
        let (def, position) = (puzzle.def(), Position::random(puzzle, 1));
        for foreign in foreign_moves(puzzle) {
            let first = foreign.0.iter().map(|mv| mv.index()).find(|at| *at >= def.moves.len());
            let error = foreign.check(def).expect_err("foreign");
            assert_eq!((error.puzzle, Some(error.index)), (puzzle, first));
            assert_eq!(position.after_all(&foreign), Err(error));
            assert_eq!(Solution::known(&foreign, puzzle, def.metric), Err(error));
            let known = Known { reached: Some(foreign.clone()), ..Known::default() };
            assert_eq!(known.inverse_of_reached(puzzle), None);
            assert_eq!(AllowedMoves::solver_moves(puzzle, def.metric).cost(&foreign), None);
            let goal = Pattern::from_facelets(&Facelets::solved(puzzle));
            let (position, moves) =
                (Pattern::from_facelets(position.facelets()), AllowedMoves::solver_moves(puzzle, def.metric));
            let (goal_orientation, free_turns) = (OrientationRule::Any, FreeTurns::NONE);
            let task = PatternTask { position, goal, goal_orientation, moves, free_turns, alternatives: Vec::new() };
            assert!(
                !task.is_reached_by(&foreign) && !task.is_solved_by(&foreign) && task.reached_by(&foreign).is_none()
            );
            if def.log.is_some() {
                let log = Log::from_scramble(puzzle, &Sequence::default()).expect("no moves at all");
                let made =
                    [Log::from_scramble(puzzle, &foreign), log.with_solution(&foreign), log.with_turns(&foreign)];
                assert_eq!(made, [Err(error), Err(error), Err(error)]);
            }
        }
    }
    let limits = Limits {
        known: Known { reached: foreign_moves(PuzzleId::Cube2).pop(), ..Known::default() },
        ..Limits::default()
    };
    let outcome = cube2_position("R U F2 R'").search(&tables()).limits(limits).start().finish().expect("solved");
    assert!(outcome.is_optimal() && outcome.lower == 4);
}

#[test]
fn every_solver_accepts_zero_threads() {
    for puzzle in ALL {
        for solver in solvers::solvers_for(puzzle) {
            let limits = Limits { threads: 0, timeout: Some(Duration::from_millis(50)), ..Limits::first_solution() };
            let state = Position::random(puzzle, 1);
            let result = solver.solve(state.facelets(), &limits, &Control::new(), &tables(), &|_| ());
            assert!(result.is_ok(), "{}: {result:?}", solver.name());
        }
    }
}

#[test]
fn a_batch_rejects_positions_of_another_puzzle() {
    let options = BatchOptions::new(PuzzleId::Cube2, Arc::new(tables())).expect("a solver");
    let mut batch = Batch::start(options, Box::new(&b"R\n# 3x3x3\nR\n# 2x2x2\nU2\n"[..]));
    let mut rows = Vec::new();
    loop {
        match batch.next_row(Duration::MAX) {
            BatchPoll::Row(row) => rows.push(row.result),
            BatchPoll::Pending => {}
            BatchPoll::End(ended) => break ended.expect("memory can be read"),
        }
    }
    let other = PositionError::OtherPuzzle { found: PuzzleId::Cube3, wanted: PuzzleId::Cube2 };
    assert!(matches!(&rows[..], [Ok(_), Err(RowError::Line(error)), Ok(_)] if *error == other), "{rows:?}");
}

#[test]
fn a_batch_without_jobs_or_room_still_solves_every_line() {
    let tables = Arc::new(tables());
    for shard in [None, Some(Shard { number: 0, of: 0 }), Some(Shard { number: 9, of: 1 })] {
        let usual = BatchOptions::new(PuzzleId::Cube2, tables.clone()).expect("a solver");
        let mut limits = usual.limits.clone();
        limits.threads = 0;
        let options = BatchOptions { jobs: 0, max_pending: 0, shard, limits, ..usual };
        let mut batch = Batch::start(options, Box::new(&b"R U\nR U ?\n# a comment\nF2\n"[..]));
        let mut lengths = Vec::new();
        let ended = loop {
            match batch.next_row(Duration::MAX) {
                BatchPoll::Row(row) => lengths.push(row.result.ok().and_then(|outcome| Some(outcome.best?.length))),
                BatchPoll::Pending => {}
                BatchPoll::End(ended) => break ended,
            }
        };
        assert!(ended.is_ok());
        assert_eq!(lengths, [Some(2), None, Some(1)]);
    }
}
