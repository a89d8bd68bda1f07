//! Trains nets that estimate the number of moves to the end of a phase, first on random walks, then on states reached by following the net.
//!
//! Loss: mean squared error. Optimiser: Adam (Kingma and Ba 2014), with a half-cosine decay of the learning rate. The weights
//! depend only on the seed and the numbers of steps, not on the number of threads.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::{Mutex, PoisonError};
use unfold_engine::control::Control;
use unfold_engine::puzzles::tess3::search::net::{
    self, FIRST_LAYER_WIDTH, MAX_ACTIVATION, Net, SECOND_LAYER_WIDTH, TRAINING_MOVES_PER_UNIT, VALUE_BITS, WEIGHT_BITS,
};
use unfold_engine::tables::{Workers, parallel};

/// A phase of the solver with a net to train.
pub trait Domain: Sync {
    /// A state of the phase.
    type State: Copy + Send;
    /// A net prepared for fast evaluation.
    type PreparedNet: Sync;
    /// Number of input rows of the net.
    const ROWS: usize;
    /// Maximum length of a training walk, in moves.
    const MAX_WALK: usize;
    /// Returns the number of moves, which are numbered from 0.
    fn moves(&self) -> usize;
    /// Returns the goal state.
    fn goal(&self) -> Self::State;
    /// Returns the exact distance of a state near the goal; `None` for states farther away.
    fn exact(&self, state: &Self::State) -> Option<u8>;
    /// Returns the minimum distance of the states whose [`exact`](Self::exact) distance is `None`.
    fn min_far_distance(&self) -> f32;
    /// Returns the state after a move.
    fn after(&self, state: &Self::State, mv: usize) -> Self::State;
    /// Returns a number that identifies the layers turned by a move. Consecutive moves of a walk have different ones.
    fn layer_index(&self, mv: usize) -> usize;
    /// Returns the active input rows of the net for a state.
    fn rows(&self, state: &Self::State) -> Vec<u16>;
    /// Prepares a net for fast evaluation.
    fn prepare(&self, net: Net) -> Self::PreparedNet;
    /// Writes the net's estimate for the state after each move to `out`, indexed by move, in units of 1 /
    /// [`net::UNITS_PER_MOVE`] move. `out` holds one value for each move.
    fn evaluate_moves(&self, net: &Self::PreparedNet, state: &Self::State, out: &mut Vec<i32>);
}

/// Number of states per step.
const BATCH: usize = 1024;
/// Number of parts of a batch. They run in parallel; their gradients are summed in a fixed order.
const PARTS: usize = 2;
// Offsets of the groups of weights, after the first layer's bias at 0; the input rows are last.
const SECOND_OFFSET: usize = FIRST_LAYER_WIDTH;
const SECOND_BIAS_OFFSET: usize = SECOND_OFFSET + FIRST_LAYER_WIDTH * SECOND_LAYER_WIDTH;
const LAST_OFFSET: usize = SECOND_BIAS_OFFSET + SECOND_LAYER_WIDTH;
const ROWS_OFFSET: usize = LAST_OFFSET + SECOND_LAYER_WIDTH + 1;

/// Trains a net on `steps` batches of random walks, then on `net_steps` batches of states reached by following the net. The target
/// of such a state is its exact distance if it is near the goal, otherwise one move more than its nearest child (value iteration,
/// as in DeepCubeA: Agostinelli et al. 2019). Without these states, false local minima would trap a search.
///
/// Calls `report` every 1000 steps, later every 400, with the step and the smoothed root mean square error in moves.
pub fn train<D: Domain>(domain: &D, seed: u64, steps: usize, net_steps: usize, report: impl Fn(usize, f32)) -> Net {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut trainer = Trainer::new(initial_weights(D::ROWS, &mut random));
    let mut walkers: Vec<ChaCha8Rng> =
        (0..PARTS as u64).map(|part| ChaCha8Rng::seed_from_u64(seed ^ (part + 1) << 32)).collect();
    for step in 1..=steps {
        let rate = 0.5e-3 * (1.0 + (std::f32::consts::PI * step as f32 / steps as f32).cos()) + 5e-5;
        let error = trainer.step(rate, &mut walkers, |random| {
            let (state, length) = walk(domain, random);
            (domain.rows(&state), length as f32)
        });
        if step % 1000 == 0 {
            report(step, error);
        }
    }
    let mut travellers: Vec<NetWalker<D>> = walkers.into_iter().map(|random| NetWalker::new(domain, random)).collect();
    let mut teacher = domain.prepare(quantize(&trainer.weights));
    for step in 1..=net_steps {
        if step % 400 == 0 {
            teacher = domain.prepare(quantize(&trainer.weights));
        }
        let rate = 1.5e-4 * (1.0 + (std::f32::consts::PI * step as f32 / net_steps as f32).cos()) + 1e-6;
        let error = trainer.step(rate, &mut travellers, |traveller| traveller.next(&teacher));
        if step % 400 == 0 {
            report(steps + step, error);
        }
    }
    quantize(&trainer.weights)
}

/// Weights, with Adam's first and second moments.
struct Trainer {
    weights: Vec<f32>,
    first_moment: Vec<f32>,
    second_moment: Vec<f32>,
    steps: i32,
    error: f32,
}

impl Trainer {
    fn new(weights: Vec<f32>) -> Self {
        let zero = vec![0.0; weights.len()];
        Self { weights, first_moment: zero.clone(), second_moment: zero, steps: 0, error: 0.0 }
    }

    /// Trains on one batch, drawn in equal parts from all sources. Returns the smoothed root mean square error, in
    /// moves.
    fn step<S: Send>(&mut self, rate: f32, sources: &mut [S], draw: impl Fn(&mut S) -> (Vec<u16>, f32) + Sync) -> f32 {
        let sources: Vec<Mutex<&mut S>> = sources.iter_mut().map(Mutex::new).collect();
        let control = Control::new();
        let results = parallel(sources.len(), 1, Workers::new(sources.len(), &control), (0.0, 1.0), |parts| {
            let mut source = sources[parts.start].lock().unwrap_or_else(PoisonError::into_inner);
            let batch: Vec<(Vec<u16>, f32)> = (0..BATCH / PARTS).map(|_| draw(&mut source)).collect();
            gradient(&self.weights, &batch)
        });
        let results = results.expect("nothing stops it");
        self.steps += 1;
        let (b1, b2) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for i in 0..self.weights.len() {
            let g: f32 = results.iter().map(|(gradient, _)| gradient[i]).sum::<f32>() / BATCH as f32;
            self.first_moment[i] = 0.9 * self.first_moment[i] + 0.1 * g;
            self.second_moment[i] = 0.999 * self.second_moment[i] + 0.001 * g * g;
            self.weights[i] -= rate * (self.first_moment[i] / b1) / ((self.second_moment[i] / b2).sqrt() + 1e-8);
        }
        let error = results.iter().map(|(_, error)| error).sum::<f32>() / BATCH as f32;
        self.error = if self.steps == 1 { error } else { 0.99 * self.error + 0.01 * error };
        self.error.sqrt() * TRAINING_MOVES_PER_UNIT
    }
}

/// A walk that follows the net, restarted once the distance is exact or after `MAX_WALK` moves.
struct NetWalker<'a, D: Domain> {
    domain: &'a D,
    random: ChaCha8Rng,
    state: D::State,
    left: usize,
    last: usize,
    answers: Vec<i32>,
}

impl<'a, D: Domain> NetWalker<'a, D> {
    fn new(domain: &'a D, random: ChaCha8Rng) -> Self {
        Self { domain, random, state: domain.goal(), left: 0, last: usize::MAX, answers: vec![0; domain.moves()] }
    }

    /// Returns the rows of the current state and its target distance, and advances the walk.
    fn next(&mut self, teacher: &D::PreparedNet) -> (Vec<u16>, f32) {
        let domain = self.domain;
        if self.left == 0 {
            (self.state, _) = walk(domain, &mut self.random);
            (self.left, self.last) = (D::MAX_WALK, usize::MAX);
        }
        let rows = domain.rows(&self.state);
        if let Some(exact) = domain.exact(&self.state) {
            // The distance is exact from here on, so the next call restarts.
            self.left = 0;
            return (rows, f32::from(exact));
        }
        domain.evaluate_moves(teacher, &self.state, &mut self.answers);
        let answers = &self.answers;
        let mut order: Vec<u16> = (0..domain.moves() as u16).collect();
        order.select_nth_unstable_by_key(8, |mv| answers[usize::from(*mv)]);
        order.truncate(8);
        order.sort_unstable_by_key(|mv| answers[usize::from(*mv)]);
        let nearest = order.iter().map(|mv| {
            let after = domain.after(&self.state, usize::from(*mv));
            let guess =
                || (answers[usize::from(*mv)] as f32 / net::UNITS_PER_MOVE as f32).max(domain.min_far_distance());
            domain.exact(&after).map_or_else(guess, f32::from)
        });
        let far = (1.0 + nearest.fold(f32::MAX, f32::min)).max(domain.min_far_distance());
        let fitting: Vec<u16> =
            order.iter().copied().filter(|mv| domain.layer_index(usize::from(*mv)) != self.last).collect();
        let choice = if self.random.random_bool(0.7) { 0 } else { self.random.random_range(0..fitting.len().max(1)) };
        if let Some(&mv) = fitting.get(choice) {
            self.state = domain.after(&self.state, usize::from(mv));
            self.last = domain.layer_index(usize::from(mv));
        }
        self.left -= 1;
        (rows, far)
    }
}

fn initial_weights(rows: usize, random: &mut ChaCha8Rng) -> Vec<f32> {
    let weights = ROWS_OFFSET + rows * FIRST_LAYER_WIDTH;
    let mut out = vec![0.0; weights];
    let mut draw = |range: std::ops::Range<usize>, width: f32, middle: f32| {
        for weight in &mut out[range] {
            *weight = middle + (random.random::<f32>() * 2.0 - 1.0) * width;
        }
    };
    draw(0..SECOND_OFFSET, 0.1, 0.5);
    draw(SECOND_OFFSET..SECOND_BIAS_OFFSET, 0.2, 0.0);
    draw(SECOND_BIAS_OFFSET..LAST_OFFSET, 0.1, 0.5);
    draw(LAST_OFFSET..ROWS_OFFSET, 0.2, 0.1);
    draw(ROWS_OFFSET..weights, 0.15, 0.0);
    out
}

/// Returns the state after a random walk from the goal, and the random length of the walk.
fn walk<D: Domain>(domain: &D, random: &mut ChaCha8Rng) -> (D::State, usize) {
    let mut state = domain.goal();
    let length = random.random_range(0..=D::MAX_WALK);
    let mut last = usize::MAX;
    for _ in 0..length {
        let mv = loop {
            let mv = random.random_range(0..domain.moves());
            if domain.layer_index(mv) != last {
                break mv;
            }
        };
        last = domain.layer_index(mv);
        state = domain.after(&state, mv);
    }
    (state, length)
}

/// Returns the gradient and the squared error, both summed over part of a batch.
fn gradient(weights: &[f32], batch: &[(Vec<u16>, f32)]) -> (Vec<f32>, f32) {
    let mut out = vec![0f32; weights.len()];
    let mut error = 0.0;
    let most = MAX_ACTIVATION.map(|most| f32::from(most) / (1 << VALUE_BITS) as f32);
    for (labels, length) in batch {
        let mut sum: [f32; FIRST_LAYER_WIDTH] = std::array::from_fn(|i| weights[i]);
        for &label in labels {
            let row = &weights[ROWS_OFFSET + usize::from(label) * FIRST_LAYER_WIDTH..][..FIRST_LAYER_WIDTH];
            for (sum, weight) in sum.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        let wide = sum.map(|cell| cell.clamp(0.0, most[0]));
        let mut narrow: [f32; SECOND_LAYER_WIDTH] = std::array::from_fn(|i| weights[SECOND_BIAS_OFFSET + i]);
        for (cell, row) in
            wide.iter().zip(weights[SECOND_OFFSET..SECOND_BIAS_OFFSET].as_chunks::<SECOND_LAYER_WIDTH>().0)
        {
            for (narrow, weight) in narrow.iter_mut().zip(row) {
                *narrow += cell * weight;
            }
        }
        let cut = narrow.map(|cell| cell.clamp(0.0, most[1]));
        let answer = weights[LAST_OFFSET + SECOND_LAYER_WIDTH]
            + cut
                .iter()
                .zip(&weights[LAST_OFFSET..LAST_OFFSET + SECOND_LAYER_WIDTH])
                .map(|(cell, weight)| cell * weight)
                .sum::<f32>();
        let wrong = answer - length / TRAINING_MOVES_PER_UNIT;
        error += wrong * wrong;
        out[LAST_OFFSET + SECOND_LAYER_WIDTH] += wrong;
        let mut back = [0f32; SECOND_LAYER_WIDTH];
        for i in 0..SECOND_LAYER_WIDTH {
            out[LAST_OFFSET + i] += wrong * cut[i];
            // A clipped unit keeps a small gradient, so that it does not die.
            back[i] = wrong * weights[LAST_OFFSET + i] * if narrow[i] == cut[i] { 1.0 } else { 0.01 };
            out[SECOND_BIAS_OFFSET + i] += back[i];
        }
        let mut down = [0f32; FIRST_LAYER_WIDTH];
        for i in 0..FIRST_LAYER_WIDTH {
            let row = &weights[SECOND_OFFSET + i * SECOND_LAYER_WIDTH..][..SECOND_LAYER_WIDTH];
            let slope = if sum[i] == wide[i] { 1.0 } else { 0.01 };
            down[i] = slope * row.iter().zip(&back).map(|(weight, back)| weight * back).sum::<f32>();
            for (out, back) in out[SECOND_OFFSET + i * SECOND_LAYER_WIDTH..][..SECOND_LAYER_WIDTH].iter_mut().zip(&back)
            {
                *out += wide[i] * back;
            }
        }
        for (out, down) in out[..FIRST_LAYER_WIDTH].iter_mut().zip(&down) {
            *out += down;
        }
        for &label in labels {
            for (out, down) in
                out[ROWS_OFFSET + usize::from(label) * FIRST_LAYER_WIDTH..][..FIRST_LAYER_WIDTH].iter_mut().zip(&down)
            {
                *out += down;
            }
        }
    }
    (out, error)
}

/// Converts the weights to the fixed-point integers of a [`Net`].
fn quantize(weights: &[f32]) -> Net {
    let value = (1 << VALUE_BITS) as f32;
    let weight = (1 << WEIGHT_BITS) as f32;
    let row = |from: usize| std::array::from_fn(|i| (weights[from + i] * value).round() as i16);
    let second = |pair: usize| {
        std::array::from_fn(|n| {
            [0, 1]
                .map(|odd| (weights[SECOND_OFFSET + (2 * pair + odd) * SECOND_LAYER_WIDTH + n] * weight).round() as i16)
        })
    };
    Net {
        bias: row(0),
        rows: (0..(weights.len() - ROWS_OFFSET) / FIRST_LAYER_WIDTH)
            .map(|n| row(ROWS_OFFSET + n * FIRST_LAYER_WIDTH))
            .collect(),
        second_weights: (0..FIRST_LAYER_WIDTH / 2).map(second).collect(),
        second_bias: std::array::from_fn(|n| (weights[SECOND_BIAS_OFFSET + n] * value * weight).round() as i32),
        last_weights: std::array::from_fn(|n| (weights[LAST_OFFSET + n] * weight).round() as i16),
        last_bias: (weights[LAST_OFFSET + SECOND_LAYER_WIDTH] * value * weight).round() as i32,
    }
}
