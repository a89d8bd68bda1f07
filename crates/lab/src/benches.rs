//! Benches of fixed states, whose node count on one thread is a fingerprint of the search, and timed benches of random states.
//!
//! A changed fingerprint reveals an accidental change of the search. The idea is the bench signature of the Stockfish project.

use std::collections::BTreeMap;
use std::time::Duration;

use unfold_engine::control::Control;
use unfold_engine::puzzle::{Facelets, Metric, scramble};
use unfold_engine::puzzles::{cube3, tess2, tess3};
use unfold_engine::search::{Limits, Memory, Outcome, SolveError, Solver};
use unfold_engine::tables::Tables;

/// A bench of fixed states.
pub struct Bench {
    /// Name on the command line.
    pub name: &'static str,
    /// The solver under test.
    pub solver: &'static dyn Solver,
    /// Length of the random walk to each state; `None` for uniformly random states.
    walk_length: Option<usize>,
    /// Number of states, drawn with seed 1.
    pub states: usize,
    /// Solution length that ends a solve; `None` to continue until the solution is proven optimal.
    target: Option<usize>,
    /// Tables to use: the small or the full ones.
    memory: Memory,
    /// The metric of lengths; `None` for the solver's default.
    metric: Option<Metric>,
}

/// All benches of fixed states, in the order they run.
pub static ALL: [Bench; 14] = [
    uniform("cube3-20", &cube3::TWO_PHASE, 100, 20),
    uniform("cube3-19", &cube3::TWO_PHASE, 20, 19),
    walks("cube3-proof", &cube3::TWO_PHASE, 10, 11),
    Bench { memory: Memory::Small, ..walks("cube3-optimal", &cube3::OPTIMAL, 5, 14) },
    Bench { metric: Some(Metric::Qtm), ..uniform("cube3-qtm-23", &cube3::TWO_PHASE, 20, 23) },
    Bench { metric: Some(Metric::Qtm), ..walks("cube3-qtm-proof", &cube3::TWO_PHASE, 10, 9) },
    Bench { memory: Memory::Small, metric: Some(Metric::Qtm), ..walks("cube3-qtm-optimal", &cube3::OPTIMAL, 5, 12) },
    uniform("direct", &cube3::DIRECT, 20, 21),
    walks("score-ida", &cube3::SCORE_IDA, 10, 5),
    uniform("hyper-first", &tess2::ANYTIME, 10, usize::MAX),
    uniform("hyper-21", &tess2::ANYTIME, 10, 21),
    uniform("hyper-18", &tess2::ANYTIME, 1, 18),
    uniform("hyper3-first", &tess3::ANYTIME, 3, usize::MAX),
    walks("hyper-proof", &tess2::PROOF, 10, 8),
];

/// Uniformly random states, each solved until a solution has the target length.
const fn uniform(name: &'static str, solver: &'static dyn Solver, states: usize, target: usize) -> Bench {
    Bench { name, solver, walk_length: None, states, target: Some(target), memory: Memory::Full, metric: None }
}

/// Random walks of one length, each solved until the solution is proven optimal.
const fn walks(name: &'static str, solver: &'static dyn Solver, states: usize, walk_length: usize) -> Bench {
    Bench { name, solver, walk_length: Some(walk_length), states, target: None, memory: Memory::Full, metric: None }
}

impl Bench {
    /// Draws the state with index `number`; every bench starts from seed 1.
    pub fn state(&self, number: usize) -> Facelets {
        let mut random = scramble::generator(1);
        let puzzle = self.solver.puzzle();
        let mut make = || match self.walk_length {
            Some(length) => Facelets::solved(puzzle).after_all(&scramble::walk(puzzle, length, &mut random)),
            None => scramble::uniform(puzzle, &mut random),
        };
        (0..number).for_each(|_| drop(make()));
        make()
    }

    /// Loads or builds the tables, then solves the state with index `number` on one thread, without a time limit.
    ///
    /// # Errors
    /// The errors of the tables and of the solver.
    pub fn run(&self, number: usize, control: &Control, tables: &Tables) -> Result<Outcome, SolveError> {
        let (target, memory, metric) = (self.target, self.memory, self.metric);
        let limits = Limits { threads: 1, timeout: None, target, memory, metric, ..Limits::default() };
        self.solver.tables_for(&limits).prepare(&limits, control, tables)?;
        self.solver.solve(&self.state(number), &limits, control, tables, &|_| ())
    }
}

/// A bench of random states, recording the best solution length over time.
pub struct AnytimeBench {
    /// Name on the command line.
    pub name: &'static str,
    /// The puzzle's default solver.
    pub solver: &'static dyn Solver,
    /// Times after the start when the best length is recorded, in increasing order.
    pub budgets: &'static [Duration],
    /// Solution lengths whose times are measured, in the puzzle's default metric.
    pub lengths: &'static [usize],
}

const fn ms(count: u64) -> Duration {
    Duration::from_millis(count)
}

/// Anytime benches of the 3x3x3, the 2x2x2x2 and the 3x3x3x3.
pub static ANYTIME: [AnytimeBench; 3] = [
    AnytimeBench {
        name: "cube3",
        solver: &cube3::TWO_PHASE,
        budgets: &[ms(1), ms(10), ms(100), ms(1_000), ms(10_000), ms(60_000)],
        lengths: &[20, 19],
    },
    AnytimeBench {
        name: "hyper",
        solver: &tess2::ANYTIME,
        budgets: &[ms(5), ms(30), ms(100), ms(300), ms(1_000), ms(10_000), ms(60_000)],
        lengths: &[],
    },
    AnytimeBench {
        name: "hyper3",
        solver: &tess3::ANYTIME,
        budgets: &[ms(2_000), ms(4_000), ms(10_000), ms(60_000), ms(600_000)],
        lengths: &[],
    },
];

/// A bench that solves random walks optimally and proves that uniformly random states need more than some number of moves.
pub struct ProofBench {
    /// Name of the anytime bench of the same puzzle, which selects this one on the command line. `bench anytime` runs this one next.
    pub anytime_bench: &'static str,
    /// The solver that proves.
    pub solver: &'static dyn Solver,
    /// Length of the walks.
    pub walk_length: usize,
    /// Maximum number of walks.
    pub walks: u64,
    /// Number of moves that uniform states are proven to exceed by default; `None` to skip them by default.
    pub more_than: Option<usize>,
    /// Default number of uniform states; in `bench anytime`, their maximum number.
    pub states: u64,
}

/// Proof benches of the 3x3x3 and the 2x2x2x2.
pub static PROOFS: [ProofBench; 2] = [
    ProofBench {
        anytime_bench: "cube3",
        solver: &cube3::OPTIMAL,
        walk_length: 0,
        walks: 0,
        more_than: None,
        states: 3,
    },
    ProofBench {
        anytime_bench: "hyper",
        solver: &tess2::PROOF,
        walk_length: 10,
        walks: 10,
        more_than: Some(11),
        states: 3,
    },
];

impl ProofBench {
    /// Draws `walks` random walks, then `states` uniform states, so the states depend on the number of walks.
    pub fn positions(&self, seed: u64, walks: u64, states: u64) -> (Vec<Facelets>, Vec<Facelets>) {
        let (puzzle, mut random) = (self.solver.puzzle(), scramble::generator(seed));
        let solved = Facelets::solved(puzzle);
        let walks =
            (0..walks).map(|_| solved.after_all(&scramble::walk(puzzle, self.walk_length, &mut random))).collect();
        (walks, (0..states).map(|_| scramble::uniform(puzzle, &mut random)).collect())
    }

    /// Solves a state optimally, or until it is proven to need more than `more_than` moves. Returns the time taken and the solver's
    /// outcome; the time is `None` if a limit came first or the state needs at most `more_than` moves.
    ///
    /// # Errors
    /// The errors of the solver.
    pub fn prove(
        &self,
        state: &Facelets,
        more_than: Option<usize>,
        limits: &Limits,
        control: &Control,
        tables: &Tables,
    ) -> Result<(Option<Duration>, Outcome), SolveError> {
        let reached = std::sync::Mutex::new(None);
        let say = |event| {
            if let unfold_engine::search::SearchEvent::Bound { at, lower } = event
                && more_than.is_some_and(|length| lower > length)
                && let Ok(mut reached) = reached.lock()
            {
                reached.get_or_insert(at);
                control.stop_search();
            }
        };
        let outcome = self.solver.solve(state, limits, control, tables, &say)?;
        let reached = reached.into_inner().unwrap_or_default();
        let enough = outcome.is_optimal() && more_than.is_none_or(|length| outcome.lower > length);
        Ok((reached.or_else(|| enough.then_some(outcome.elapsed)), outcome))
    }
}

/// Statistics of the best lengths of several states.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lengths {
    /// Number of solved states.
    pub solved: u64,
    /// Sum of the best lengths.
    pub total: u64,
    /// Maximum of the best lengths.
    pub longest: usize,
    /// Number of states by length.
    pub counts: BTreeMap<usize, u64>,
}

impl Lengths {
    /// Adds the best length of a state.
    pub fn add(&mut self, length: usize) {
        self.solved += 1;
        self.total += length as u64;
        self.longest = self.longest.max(length);
        *self.counts.entry(length).or_default() += 1;
    }

    /// Adds the statistics of other states.
    pub fn merge(&mut self, other: &Self) {
        self.solved += other.solved;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
        for (length, count) in &other.counts {
            *self.counts.entry(*length).or_default() += count;
        }
    }

    /// Mean length; `None` if no state was solved.
    pub fn mean(&self) -> Option<f64> {
        (self.solved > 0).then(|| self.total as f64 / self.solved as f64)
    }
}

/// Statistics of the times of several states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// Number of states added.
    pub count: u32,
    /// Sum of the times.
    pub total: Duration,
    /// Maximum of the times.
    pub longest: Duration,
}

impl Times {
    /// Adds the time of a state.
    pub fn add(&mut self, time: Duration) {
        self.count += 1;
        self.total += time;
        self.longest = self.longest.max(time);
    }

    /// Mean time; `None` before the first state.
    pub fn mean(&self) -> Option<Duration> {
        self.total.checked_div(self.count)
    }
}

/// Results of an anytime bench over many states.
#[derive(Clone, Debug, Default)]
pub struct AnytimeResults {
    /// Statistics of the best lengths at each budget of the bench.
    pub at_budget: Vec<Lengths>,
    /// Statistics of the times to the first solution.
    pub first: Times,
    /// Statistics of the times to reach each of the bench's lengths.
    pub to_length: Vec<Times>,
    /// Number of states tried, solved or not.
    pub states: u64,
    /// Sum of the final lower bounds.
    pub lower: u64,
}

impl AnytimeResults {
    /// Creates empty results with an entry for each budget and length of the bench.
    pub fn new(bench: &AnytimeBench) -> Self {
        let at_budget = vec![Lengths::default(); bench.budgets.len()];
        Self { at_budget, to_length: vec![Times::default(); bench.lengths.len()], ..Self::default() }
    }

    /// Solves a state and adds its results.
    ///
    /// # Errors
    /// The errors of the solver.
    pub fn add(
        &mut self,
        bench: &AnytimeBench,
        state: &Facelets,
        limits: &Limits,
        control: &Control,
        tables: &Tables,
    ) -> Result<Outcome, SolveError> {
        let found = std::sync::Mutex::new(Vec::new());
        let say = |event| {
            if let unfold_engine::search::SearchEvent::Found(solution) = event
                && let Ok(mut found) = found.lock()
            {
                found.push((solution.at, solution.length));
            }
        };
        let outcome = bench.solver.solve(state, limits, control, tables, &say)?;
        let found = found.into_inner().unwrap_or_default();
        for (lengths, budget) in self.at_budget.iter_mut().zip(bench.budgets) {
            if let Some((_, length)) = found.iter().rfind(|(at, _)| at <= budget) {
                lengths.add(*length);
            }
        }
        if let Some((at, _)) = found.first() {
            self.first.add(*at);
        }
        for (times, wanted) in self.to_length.iter_mut().zip(bench.lengths) {
            if let Some((at, _)) = found.iter().find(|(_, length)| length <= wanted) {
                times.add(*at);
            }
        }
        self.states += 1;
        self.lower += outcome.lower as u64;
        Ok(outcome)
    }
}
