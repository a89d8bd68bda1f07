//! What the plots show: bounded series over the search time.

/// A time in seconds and a value.
pub type Point = [f64; 2];

/// The most points that a series keeps; beyond, old ones are thinned out.
pub const LIMIT: usize = 1024;

/// How best, bound and speed went over the search time of one position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    best: Vec<Point>,
    lower: Vec<Point>,
    rate: Vec<Point>,
}

impl Series {
    /// A solution of this length was found.
    pub fn found(&mut self, at: f64, length: usize) {
        push(&mut self.best, [at, length as f64]);
    }

    /// The bound was raised.
    pub fn raised(&mut self, at: f64, lower: usize) {
        push(&mut self.lower, [at, lower as f64]);
    }

    /// So many nodes a second were searched just before.
    pub fn sped(&mut self, at: f64, nodes_per_second: f64) {
        push(&mut self.rate, [at, nodes_per_second]);
    }

    /// The best length as a line of steps that goes on until `now`.
    pub fn best(&self, now: f64) -> Vec<Point> {
        steps(&self.best, now)
    }

    /// The proven lower bound as a line of steps that goes on until `now`.
    pub fn lower(&self, now: f64) -> Vec<Point> {
        steps(&self.lower, now)
    }

    /// Nodes a second.
    pub fn rate(&self) -> &[Point] {
        &self.rate
    }

    /// Between both lines: their common times, the bound there and the best there; each step is two times.
    pub fn gap(&self, now: f64) -> (Vec<f64>, Vec<f64>, Vec<f64>) {
        let Some(start) = self.best.first().map(|p| p[0]) else { return Default::default() };
        let mut times: Vec<f64> = self.best.iter().chain(&self.lower).map(|p| p[0]).filter(|t| *t >= start).collect();
        times.push(now.max(start));
        times.sort_by(f64::total_cmp);
        times.dedup();
        let (mut at, mut low, mut high) = (Vec::new(), Vec::new(), Vec::new());
        for pair in times.windows(2) {
            let (lower, best) = (value(&self.lower, pair[0]).unwrap_or(0.0), value(&self.best, pair[0]).unwrap_or(0.0));
            at.extend(pair);
            low.extend([lower, lower]);
            high.extend([best, best]);
        }
        (at, low, high)
    }
}

/// Appends a point; of a full series every second point but the first and the last goes first.
fn push(points: &mut Vec<Point>, point: Point) {
    if points.len() >= LIMIT {
        let last = points.len() - 1;
        let mut index = 0;
        points.retain(|_| {
            let keep = index % 2 == 0 || index == last;
            index += 1;
            keep
        });
    }
    points.push(point);
}

fn steps(points: &[Point], now: f64) -> Vec<Point> {
    let mut out: Vec<Point> = Vec::with_capacity(points.len() * 2 + 1);
    for &[time, height] in points {
        if let Some(before) = out.last() {
            out.push([time, before[1]]);
        }
        out.push([time, height]);
    }
    if let Some(&[time, height]) = out.last()
        && now > time
    {
        out.push([now, height]);
    }
    out
}

/// The value of a line of steps at a time.
fn value(points: &[Point], time: f64) -> Option<f64> {
    points.iter().rev().find(|p| p[0] <= time).map(|p| p[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_steps_and_the_gap_lies_between_them() {
        let mut series = Series::default();
        series.raised(0.0, 5);
        series.found(1.0, 30);
        series.found(2.0, 25);
        series.raised(3.0, 6);
        assert_eq!(series.best(4.0), [[1.0, 30.0], [2.0, 30.0], [2.0, 25.0], [4.0, 25.0]]);
        let (at, low, high) = series.gap(4.0);
        assert_eq!(at, [1.0, 2.0, 2.0, 3.0, 3.0, 4.0]);
        assert_eq!(low, [5.0, 5.0, 5.0, 5.0, 6.0, 6.0]);
        assert_eq!(high, [30.0, 30.0, 25.0, 25.0, 25.0, 25.0]);
    }

    #[test]
    fn a_series_stays_bounded_and_keeps_its_ends() {
        let mut series = Series::default();
        for i in 0..10 * LIMIT {
            series.sped(i as f64, 1.0);
        }
        assert!(series.rate().len() <= LIMIT);
        assert_eq!(series.rate().first().map(|p| p[0]), Some(0.0));
        assert_eq!(series.rate().last().map(|p| p[0]), Some((10 * LIMIT - 1) as f64));
    }
}
