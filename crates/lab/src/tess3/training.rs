//! Training of nets that estimate the number of moves to the end of a phase: on random walks, then on states to which the net itself leads.
//!
//! Mean squared error, Adam (Kingma and Ba 2014), a learning rate with half a cosine decay. The weights depend only on the seed and on the number of
//! steps, not on the number of threads.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::{Mutex, PoisonError};
use unfold_engine::control::Control;
use unfold_engine::puzzles::tess3::search::net::{self, MOST, NARROW, Net, UNIT, VALUE_BITS, WEIGHT_BITS, WIDE};
use unfold_engine::tables::{Workers, parallel};

/// A search guided by a net.
pub trait Domain: Sync {
    /// A state.
    type State: Copy + Send;
    /// The net in the form that answers fastest.
    type Ready: Sync;
    /// Number of rows of its net.
    const ROWS: usize;
    /// Maximum length of a walk.
    const LONGEST: usize;
    /// Returns the number of moves.
    fn moves(&self) -> usize;
    /// Returns the goal state.
    fn goal(&self) -> Self::State;
    /// Returns the exact distance of a state near the goal.
    fn exact(&self, state: &Self::State) -> Option<u8>;
    /// Returns the least distance of the other states.
    fn far(&self) -> f32;
    /// Returns the state after a move.
    fn after(&self, state: &Self::State, mv: usize) -> Self::State;
    /// Returns an index for the layers that a move turns: consecutive moves must differ in it.
    fn layers(&self, mv: usize) -> usize;
    /// Returns the rows of the net for a state.
    fn rows(&self, state: &Self::State) -> Vec<u16>;
    /// Prepares a net.
    fn ready(&self, net: Net) -> Self::Ready;
    /// Computes the answers for the states after each move.
    fn answers(&self, net: &Self::Ready, state: &Self::State, out: &mut Vec<i32>);
}

/// Number of states per step.
const BATCH: usize = 1024;
/// Number of parts of a batch, whose gradients are summed in a fixed order.
const PARTS: usize = 2;
/// Offset of each group of weights; the rows come last.
const SECOND: usize = WIDE;
const SECOND_BIAS: usize = SECOND + WIDE * NARROW;
const LAST: usize = SECOND_BIAS + NARROW;
const ROWS: usize = LAST + NARROW + 1;

/// Trains a net: `steps` batches of random walks, then `later` batches of states that the net itself leads to, each of which should be one move
/// farther than the nearest state after it (value iteration, as in DeepCubeA: Agostinelli and others 2019). Without these, states that look like a
/// local minimum but are not near would trap a search. Reports the error in moves from time to time.
pub fn train<D: Domain>(domain: &D, seed: u64, steps: usize, later: usize, tell: impl Fn(usize, f32)) -> Net {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut trainer = Trainer::new(start(D::ROWS, &mut random));
    let mut walkers: Vec<ChaCha8Rng> =
        (0..PARTS as u64).map(|part| ChaCha8Rng::seed_from_u64(seed ^ (part + 1) << 32)).collect();
    for step in 1..=steps {
        let rate = 0.5e-3 * (1.0 + (std::f32::consts::PI * step as f32 / steps as f32).cos()) + 5e-5;
        let error = trainer.step(rate, &mut walkers, |random| {
            let (state, length) = walk(domain, random);
            (domain.rows(&state), length as f32)
        });
        if step % 1000 == 0 {
            tell(step, error);
        }
    }
    let mut travellers: Vec<Traveller<D>> = walkers.into_iter().map(|random| Traveller::new(domain, random)).collect();
    let mut teacher = domain.ready(quantized(&trainer.weights));
    for step in 1..=later {
        if step % 400 == 0 {
            teacher = domain.ready(quantized(&trainer.weights));
        }
        let rate = 1.5e-4 * (1.0 + (std::f32::consts::PI * step as f32 / later as f32).cos()) + 1e-6;
        let error = trainer.step(rate, &mut travellers, |traveller| traveller.next(&teacher));
        if step % 400 == 0 {
            tell(steps + step, error);
        }
    }
    quantized(&trainer.weights)
}

/// Weights with the moments of Adam.
struct Trainer {
    weights: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
    error: f32,
}

impl Trainer {
    fn new(weights: Vec<f32>) -> Self {
        let zero = vec![0.0; weights.len()];
        Self { weights, first: zero.clone(), second: zero, steps: 0, error: 0.0 }
    }

    /// Trains on one batch, drawn by `draw` from each of the sources; returns the mean error so far, in moves.
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
            self.first[i] = 0.9 * self.first[i] + 0.1 * g;
            self.second[i] = 0.999 * self.second[i] + 0.001 * g * g;
            self.weights[i] -= rate * (self.first[i] / b1) / ((self.second[i] / b2).sqrt() + 1e-8);
        }
        let error = results.iter().map(|(_, error)| error).sum::<f32>() / BATCH as f32;
        self.error = if self.steps == 1 { error } else { 0.99 * self.error + 0.01 * error };
        self.error.sqrt() * UNIT
    }
}

/// A state that follows the net, and restarts at the goal or after some moves.
struct Traveller<'a, D: Domain> {
    domain: &'a D,
    random: ChaCha8Rng,
    state: D::State,
    left: usize,
    last: usize,
    answers: Vec<i32>,
}

impl<'a, D: Domain> Traveller<'a, D> {
    fn new(domain: &'a D, random: ChaCha8Rng) -> Self {
        Self { domain, random, state: domain.goal(), left: 0, last: usize::MAX, answers: vec![0; domain.moves()] }
    }

    /// The rows of the next state, and its target distance.
    fn next(&mut self, teacher: &D::Ready) -> (Vec<u16>, f32) {
        let domain = self.domain;
        if self.left == 0 {
            (self.state, _) = walk(domain, &mut self.random);
            (self.left, self.last) = (D::LONGEST, usize::MAX);
        }
        let rows = domain.rows(&self.state);
        if let Some(exact) = domain.exact(&self.state) {
            // From here on the distance is exact.
            self.left = 0;
            return (rows, f32::from(exact));
        }
        domain.answers(teacher, &self.state, &mut self.answers);
        let answers = &self.answers;
        let mut order: Vec<u16> = (0..domain.moves() as u16).collect();
        order.select_nth_unstable_by_key(8, |mv| answers[usize::from(*mv)]);
        order.truncate(8);
        order.sort_unstable_by_key(|mv| answers[usize::from(*mv)]);
        let nearest = order.iter().map(|mv| {
            let after = domain.after(&self.state, usize::from(*mv));
            let guess = || (answers[usize::from(*mv)] as f32 / net::MOVE as f32).max(domain.far());
            domain.exact(&after).map_or_else(guess, f32::from)
        });
        let far = (1.0 + nearest.fold(f32::MAX, f32::min)).max(domain.far());
        let fitting: Vec<u16> =
            order.iter().copied().filter(|mv| domain.layers(usize::from(*mv)) != self.last).collect();
        let choice = if self.random.random_bool(0.7) { 0 } else { self.random.random_range(0..fitting.len().max(1)) };
        if let Some(&mv) = fitting.get(choice) {
            self.state = domain.after(&self.state, usize::from(mv));
            self.last = domain.layers(usize::from(mv));
        }
        self.left -= 1;
        (rows, far)
    }
}

fn start(rows: usize, random: &mut ChaCha8Rng) -> Vec<f32> {
    let weights = ROWS + rows * WIDE;
    let mut out = vec![0.0; weights];
    let mut draw = |range: std::ops::Range<usize>, width: f32, middle: f32| {
        for weight in &mut out[range] {
            *weight = middle + (random.random::<f32>() * 2.0 - 1.0) * width;
        }
    };
    draw(0..SECOND, 0.1, 0.5);
    draw(SECOND..SECOND_BIAS, 0.2, 0.0);
    draw(SECOND_BIAS..LAST, 0.1, 0.5);
    draw(LAST..ROWS, 0.2, 0.1);
    draw(ROWS..weights, 0.15, 0.0);
    out
}

/// A state after a random walk of random length, and that length.
fn walk<D: Domain>(domain: &D, random: &mut ChaCha8Rng) -> (D::State, usize) {
    let mut state = domain.goal();
    let length = random.random_range(0..=D::LONGEST);
    let mut last = usize::MAX;
    for _ in 0..length {
        let mv = loop {
            let mv = random.random_range(0..domain.moves());
            if domain.layers(mv) != last {
                break mv;
            }
        };
        last = domain.layers(mv);
        state = domain.after(&state, mv);
    }
    (state, length)
}

/// The gradient of a part of a batch, and its squared error.
fn gradient(weights: &[f32], batch: &[(Vec<u16>, f32)]) -> (Vec<f32>, f32) {
    let mut out = vec![0f32; weights.len()];
    let mut error = 0.0;
    let most = MOST.map(|most| f32::from(most) / (1 << VALUE_BITS) as f32);
    for (labels, length) in batch {
        let mut sum: [f32; WIDE] = std::array::from_fn(|i| weights[i]);
        for &label in labels {
            let row = &weights[ROWS + usize::from(label) * WIDE..][..WIDE];
            for (sum, weight) in sum.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        let wide = sum.map(|cell| cell.clamp(0.0, most[0]));
        let mut narrow: [f32; NARROW] = std::array::from_fn(|i| weights[SECOND_BIAS + i]);
        for (cell, row) in wide.iter().zip(weights[SECOND..SECOND_BIAS].as_chunks::<NARROW>().0) {
            for (narrow, weight) in narrow.iter_mut().zip(row) {
                *narrow += cell * weight;
            }
        }
        let cut = narrow.map(|cell| cell.clamp(0.0, most[1]));
        let answer = weights[LAST + NARROW]
            + cut.iter().zip(&weights[LAST..LAST + NARROW]).map(|(cell, weight)| cell * weight).sum::<f32>();
        let wrong = answer - length / UNIT;
        error += wrong * wrong;
        out[LAST + NARROW] += wrong;
        let mut back = [0f32; NARROW];
        for i in 0..NARROW {
            out[LAST + i] += wrong * cut[i];
            // A clipped cell keeps a small gradient, so that it does not die.
            back[i] = wrong * weights[LAST + i] * if narrow[i] == cut[i] { 1.0 } else { 0.01 };
            out[SECOND_BIAS + i] += back[i];
        }
        let mut down = [0f32; WIDE];
        for i in 0..WIDE {
            let row = &weights[SECOND + i * NARROW..][..NARROW];
            let slope = if sum[i] == wide[i] { 1.0 } else { 0.01 };
            down[i] = slope * row.iter().zip(&back).map(|(weight, back)| weight * back).sum::<f32>();
            for (out, back) in out[SECOND + i * NARROW..][..NARROW].iter_mut().zip(&back) {
                *out += wide[i] * back;
            }
        }
        for (out, down) in out[..WIDE].iter_mut().zip(&down) {
            *out += down;
        }
        for &label in labels {
            for (out, down) in out[ROWS + usize::from(label) * WIDE..][..WIDE].iter_mut().zip(&down) {
                *out += down;
            }
        }
    }
    (out, error)
}

/// Quantizes the weights to integers.
fn quantized(weights: &[f32]) -> Net {
    let value = (1 << VALUE_BITS) as f32;
    let weight = (1 << WEIGHT_BITS) as f32;
    let row = |from: usize| std::array::from_fn(|i| (weights[from + i] * value).round() as i16);
    let second = |pair: usize| {
        std::array::from_fn(|n| {
            [0, 1].map(|odd| (weights[SECOND + (2 * pair + odd) * NARROW + n] * weight).round() as i16)
        })
    };
    Net {
        bias: row(0),
        rows: (0..(weights.len() - ROWS) / WIDE).map(|n| row(ROWS + n * WIDE)).collect(),
        second: (0..WIDE / 2).map(second).collect(),
        second_bias: std::array::from_fn(|n| (weights[SECOND_BIAS + n] * value * weight).round() as i32),
        last: std::array::from_fn(|n| (weights[LAST + n] * weight).round() as i16),
        last_bias: (weights[LAST + NARROW] * value * weight).round() as i32,
    }
}
