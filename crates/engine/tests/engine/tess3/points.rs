//! A second description of the 3x3x3x3, based only on points in space and MC4D's numbering of clicks: a sticker is a point, and a click
//! rotates the points of some layers. The tests replay logs and solutions with it.

use super::*;
use std::sync::LazyLock;
use std::time::Duration;
use unfold_engine::search::Outcome;

/// The coordinates of a sticker: 3 or -3 on the axis of its cell; -2, 0 or 2 on the others.
type Point = [i8; 4];

/// The current point and the colour of each sticker.
pub struct Points {
    at: Vec<(Point, u8)>,
}

impl Points {
    /// The solved puzzle's points with the given colours, one digit per sticker in MC4D's order.
    fn painted(digits: &str) -> Self {
        let point = |row: &Vec<String>| {
            let row: Vec<i8> = row.iter().map(|word| word.parse().expect("a number")).collect();
            let (axis, side) = cell_of(row[0] as usize);
            std::array::from_fn(|n| if n == axis { 3 * side } else { 2 * row[n + 1] })
        };
        // The last number, a grip of up to 215, does not fit an `i8` and is not needed.
        let rows = rows("mc4d/stickers_3x4.txt").into_iter().map(|row| row[..5].to_vec());
        Self { at: rows.map(|row| point(&row)).zip(digits.bytes().map(|digit| digit - b'0')).collect() }
    }

    pub fn solved() -> Self {
        let colours = rows("mc4d/stickers_3x4.txt").into_iter().map(|row| row[0].clone());
        Self::painted(&colours.collect::<String>())
    }

    /// The colours as digits, in the order of MC4D's sticker places.
    pub fn digits(&self) -> String {
        let colour = |place: &(Point, u8)| {
            let here = self.at.iter().find(|(point, _)| *point == place.0).expect("rotations carry points to points");
            char::from(b'0' + here.1)
        };
        Self::solved().at.iter().map(colour).collect()
    }

    /// Applies a click written as in a log: grip, direction, mask of layers.
    pub fn click(&mut self, token: &str) {
        let [grip, direction, mask] =
            token.split(',').map(|n| n.parse::<i32>().expect("a number")).collect::<Vec<_>>()[..]
        else {
            panic!("{token}")
        };
        let (axis, side) = cell_of(grip as usize / 27);
        let toward = toward(grip as usize % 27);
        let order = match toward.iter().filter(|c| **c != 0).count() {
            1 => 4.0,
            2 => 2.0,
            _ => 3.0,
        };
        // Right-handed for every other cell.
        let hand = if (grip / 27) % 2 == 0 { 1.0 } else { -1.0 };
        let angle = hand * f64::from(direction) * std::f64::consts::TAU / order;
        for (point, _) in &mut self.at {
            let layer = match point[axis] * side {
                2 | 3 => 1,
                0 => 2,
                _ => 4,
            };
            if mask & layer != 0 {
                *point = rotated(*point, axis, toward, angle);
            }
        }
    }

    fn is_solved(&self) -> bool {
        (0..8).all(|cell| {
            let (axis, side) = cell_of(cell);
            let mut colours = self.at.iter().filter(|(point, _)| point[axis] == 3 * side).map(|(_, colour)| colour);
            let first = colours.next();
            colours.all(|colour| Some(colour) == first)
        })
    }
}

/// The axis and the side of a cell. The cells are in the order -W, -Z, -Y, -X, +X, +Y, +Z, +W.
fn cell_of(cell: usize) -> (usize, i8) {
    if cell < 4 { (3 - cell, -1) } else { (cell - 4, 1) }
}

/// The direction of a grip within its cell, in the three other coordinates. Corners come first, then edges, then faces, each with the
/// first coordinate changing fastest.
fn toward(k: usize) -> [i8; 3] {
    let all = (0..27).map(|n: i8| [n % 3 - 1, n / 3 % 3 - 1, n / 9 - 1]);
    let colours = |count| all.clone().filter(move |c| c.iter().filter(|n| **n != 0).count() == count);
    colours(3).chain(colours(2)).chain(colours(1)).nth(k).expect("26 directions")
}

/// Rotates a point about a direction in the three coordinates other than `axis`, by Rodrigues' formula.
fn rotated(point: Point, axis: usize, toward: [i8; 3], angle: f64) -> Point {
    let others: Vec<usize> = (0..4).filter(|other| *other != axis).collect();
    let length = f64::from(toward.iter().map(|c| c * c).sum::<i8>()).sqrt();
    let a = toward.map(|c| f64::from(c) / length);
    let v: [f64; 3] = std::array::from_fn(|n| f64::from(point[others[n]]));
    let across = [a[1] * v[2] - a[2] * v[1], a[2] * v[0] - a[0] * v[2], a[0] * v[1] - a[1] * v[0]];
    let along: f64 = a.iter().zip(v).map(|(a, v)| a * v).sum();
    let mut out = point;
    for n in 0..3 {
        let image = v[n] * angle.cos() + across[n] * angle.sin() + a[n] * along * (1.0 - angle.cos());
        assert!((image - image.round()).abs() < 1e-9, "{point:?} {toward:?} {angle}");
        out[others[n]] = image.round() as i8;
    }
    out
}

/// The clicks of a log before and after its mark, from its text alone.
fn clicks(log: &str) -> [Vec<String>; 2] {
    let (_, history) = log.split_once("*\n").expect("a header");
    let history = history.split('.').next().expect("a full stop at the end");
    let words = || history.split_whitespace().map(String::from);
    let mark = words().position(|word| word == "m|").expect("a mark");
    [words().take(mark).collect(), words().skip(mark + 1).collect()]
}

#[test]
fn all_clicks_turn_the_points_as_mc4d_does() {
    let mut clicks = 0;
    for row in rows("mc4d/turns_3x4.txt") {
        let [_, _, sum, tokens @ ..] = &row[..] else { panic!("{row:?}") };
        let sum = u64::from_str_radix(sum, 16).expect("a checksum");
        let double = tokens.iter().position(|token| token == "x2").unwrap_or(tokens.len());
        for (n, token) in tokens.iter().enumerate().filter(|(n, _)| *n != double) {
            let mut points = Points::solved();
            let before: Vec<Point> = points.at.iter().map(|(point, _)| *point).collect();
            (0..if n > double { 2 } else { 1 }).for_each(|_| points.click(token));
            let number = |image: &Point| before.iter().position(|point| point == image).expect("a point") as u8;
            assert_eq!(fnv(points.at.iter().map(|(image, _)| number(image))), sum, "{token}");
            clicks += 1;
        }
    }
    assert_eq!(clicks, 3584);
}

fn solve(position: &Position, limits: &Limits) -> Outcome {
    // Shared, so that the tables are loaded once for all searches.
    static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables::open(crate::support::tables::folder()));
    let solver = solvers::default_of(TESS3).expect("a solver");
    solver.solve(position.facelets(), limits, &Control::new(), &TABLES, &|_| ()).expect("an outcome")
}

/// Solves a position, writes the solution as a log, and replays the log with points; returns the solution's length.
fn replay(seed: u64, limits: &Limits) -> usize {
    let position = Position::random(TESS3, seed);
    let outcome = solve(&position, limits);
    let best = outcome.best.expect("every position is solved");
    assert!(outcome.lower <= best.length);
    let log = Log::from_scramble(TESS3, &best.moves.inverse(def()))
        .expect("moves of the puzzle")
        .with_solution(&best.moves)
        .expect("moves of the puzzle");
    let [scramble, solution] = clicks(&write(&log));
    let mut points = Points::solved();
    scramble.iter().for_each(|click| points.click(click));
    assert_eq!(points.digits(), facelets::print(position.facelets()), "seed {seed}");
    let mut points = Points::painted(&facelets::print(position.facelets()));
    assert!(!points.is_solved());
    solution.iter().for_each(|click| points.click(click));
    assert!(points.is_solved(), "seed {seed}");
    best.length
}

#[test]
fn solutions_are_replayed_with_points() {
    for seed in 1..=2 {
        let length = replay(seed, &Limits { target: Some(usize::MAX), timeout: None, ..Limits::default() });
        assert!(length < 200, "{length}");
    }
    for seed in 3..=30 {
        replay(seed, &Limits { timeout: Some(Duration::ZERO), ..Limits::default() });
    }
}

fn are_solved_with_a_zero_timeout(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let position = Position::random(TESS3, seed);
        let best = solve(&position, &Limits { timeout: Some(Duration::ZERO), ..Limits::default() }).best;
        assert!(position.facelets().after_all(&best.expect("a solution").moves).is_solved(), "seed {seed}");
    }
}

#[test]
fn a_hundred_positions_are_solved_with_a_zero_timeout() {
    are_solved_with_a_zero_timeout(0..100);
}

#[test]
#[ignore = "takes a quarter of a minute"]
fn a_thousand_positions_are_solved_with_a_zero_timeout() {
    are_solved_with_a_zero_timeout(0..1000);
}

#[test]
#[ignore = "takes five minutes: thirty positions for ten seconds each"]
fn thirty_solutions_of_ten_seconds_are_replayed_with_points() {
    let limits = Limits { timeout: Some(Duration::from_secs(10)), threads: 2, ..Limits::default() };
    for seed in 1..=30 {
        let length = replay(seed, &limits);
        assert!(length < 200, "{length}");
    }
}

#[test]
#[ignore = "takes four minutes: a thousand positions for a fifth of a second each"]
fn a_thousand_positions_are_solved_in_a_fifth_of_a_second() {
    let limits = Limits { timeout: Some(Duration::from_millis(200)), threads: 2, ..Limits::default() };
    for seed in 0..1000 {
        let position = Position::random(TESS3, seed);
        let best = solve(&position, &limits).best.expect("a solution");
        assert!(position.facelets().after_all(&best.moves).is_solved(), "seed {seed}");
    }
}
