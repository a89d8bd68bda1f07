//! Series of the plots, bounded, over the search time.

/// A time in seconds and a value.
pub type Point = [f64; 2];

/// The most points that a series keeps; beyond, old ones are thinned out.
pub const LIMIT: usize = 1024;

/// Best length, bound and speed over the search time of one position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    best: Vec<Point>,
    lower: Vec<Point>,
    /// The bounds that a file says were proven.
    claimed: Vec<Point>,
    rate: Vec<Point>,
    /// Number of times that anything was added.
    additions: u64,
}

impl Series {
    /// A series that was kept: lengths, bounds, bounds that are only claimed, and speeds; `None` where times do not only rise, numbers are none or too many.
    pub fn of(best: &[Point], lower: &[Point], claimed: &[Point], rate: &[Point]) -> Option<Self> {
        let sound = |points: &[Point]| {
            points.len() <= LIMIT
                && points.iter().flatten().all(|n| n.is_finite() && *n >= 0.0)
                && points.windows(2).all(|pair| pair[0][0] <= pair[1][0])
        };
        let all = [best, lower, claimed, rate];
        let additions = all.iter().map(|points| points.len() as u64).sum();
        if !all.into_iter().all(sound) {
            return None;
        }
        let [best, lower, claimed, rate] = all.map(<[_]>::to_vec);
        Some(Self { best, lower, claimed, rate, additions })
    }

    /// A solution of this length was found.
    pub fn found(&mut self, at: f64, length: usize) {
        push(&mut self.best, [at, length as f64]);
        self.additions += 1;
    }

    /// The bound was raised.
    pub fn raised(&mut self, at: f64, lower: usize) {
        push(&mut self.lower, [at, lower as f64]);
        self.additions += 1;
    }

    /// Adds a speed, in nodes a second, of the time just before.
    pub fn sped(&mut self, at: f64, nodes_per_second: f64) {
        push(&mut self.rate, [at, nodes_per_second]);
        self.additions += 1;
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

    /// The lengths found, each at its time.
    pub fn lengths(&self) -> &[Point] {
        &self.best
    }

    /// The bounds proven, each at its time.
    pub fn bounds(&self) -> &[Point] {
        &self.lower
    }

    /// The bounds that a file says were proven, each at its time.
    pub fn claims(&self) -> &[Point] {
        &self.claimed
    }

    /// The same, with the bounds proven so far as claims.
    pub fn with_bounds_claimed(mut self) -> Self {
        self.claimed = std::mem::take(&mut self.lower);
        self.additions += 1;
        self
    }

    /// Forgets what is only claimed.
    pub fn forget_claims(&mut self) {
        self.claimed.clear();
        self.additions += 1;
    }

    /// Number of times that anything was added or taken away; it tells whether a copy is old.
    pub fn additions(&self) -> u64 {
        self.additions
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

/// A line of steps through these points that goes on until `now`.
pub fn steps(points: &[Point], now: f64) -> Vec<Point> {
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

/// The value of a line of steps at a time; `None` before its first point.
pub fn value(points: &[Point], time: f64) -> Option<f64> {
    let after = points.partition_point(|p| p[0] <= time);
    after.checked_sub(1).and_then(|n| points.get(n)).map(|p| p[1])
}

/// The points that lie in one column of a screen after the other, a column that begins at time `t` ending at `until(t)`. A column
/// begins with the first point after the one before.
fn columns(points: &[Point], until: impl Fn(f64) -> f64) -> impl Iterator<Item = &[Point]> {
    let mut rest = points;
    std::iter::from_fn(move || {
        let end = until(rest.first()?[0]);
        let count = rest.iter().take_while(|p| p[0] < end).count().max(1);
        let group;
        (group, rest) = rest.split_at_checked(count)?;
        Some(group)
    })
}

/// Steps that only rise or only fall, with fewer points: the first, and of each column (see [`thinned`]) the last.
pub fn latest(points: &[Point], until: impl Fn(f64) -> f64) -> Vec<Point> {
    let first = points.first().copied();
    let lasts = columns(points, until).filter_map(|group| group.last().copied());
    first.into_iter().chain(lasts.skip_while(|p| Some(*p) == first)).collect()
}

/// A line with one point for each column (see [`thinned`]): the mean of those there.
pub fn averaged(points: &[Point], until: impl Fn(f64) -> f64) -> Vec<Point> {
    let mean = |group: &[Point], n: usize| group.iter().map(|p| p[n]).sum::<f64>() / group.len() as f64;
    columns(points, until).map(|group| [mean(group, 0), mean(group, 1)]).collect()
}

/// A line with fewer points that looks the same on a screen: a column that begins at time `t` ends at `until(t)`, and of the points
/// in one column only the first, the lowest, the highest and the last stay.
pub fn thinned(points: &[Point], until: impl Fn(f64) -> f64) -> Vec<Point> {
    let mut out = Vec::new();
    for group in columns(points, until) {
        let mut stay = [0, 0, 0, group.len() - 1];
        for (n, p) in group.iter().enumerate() {
            if p[1] < group[stay[1]][1] {
                stay[1] = n;
            }
            if p[1] > group[stay[2]][1] {
                stay[2] = n;
            }
        }
        stay.sort_unstable();
        let mut last = None;
        for n in stay {
            if last != Some(n) {
                out.push(group[n]);
            }
            last = Some(n);
        }
    }
    out
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
    fn a_thinned_line_keeps_what_is_seen_of_it() {
        let line: Vec<Point> = (0..1000).map(|n| [f64::from(n) / 128.0, f64::from(n * 7919 % 1000)]).collect();
        let thin = thinned(&line, |t| t + 1.0);
        assert!(thin.len() <= 4 * 8 && thin.windows(2).all(|pair| pair[0][0] < pair[1][0]), "{}", thin.len());
        assert_eq!((thin.first(), thin.last()), (line.first(), line.last()));
        for column in 0..8 {
            let heights = |points: &[Point]| -> Vec<f64> {
                points.iter().filter(|p| p[0].floor() == f64::from(column)).map(|p| p[1]).collect()
            };
            for pick in [f64::min, f64::max] {
                let edge = |points: &[Point]| heights(points).into_iter().reduce(pick);
                assert_eq!(edge(&thin), edge(&line), "column {column}");
            }
        }
        assert_eq!(thinned(&line[..3], |t| t), line[..3]);
        assert_eq!(averaged(&[[1.0, 2.0], [2.0, 6.0], [5.0, 1.0]], |t| t + 2.0), [[1.5, 4.0], [5.0, 1.0]]);
        let falling = [[0.0, 30.0], [0.1, 29.0], [0.2, 28.0], [5.0, 27.0]];
        assert_eq!(latest(&falling, |t| t + 1.0), [[0.0, 30.0], [0.2, 28.0], [5.0, 27.0]]);
        assert_eq!(latest(&falling[..1], |t| t + 1.0), falling[..1]);
    }

    #[test]
    fn a_line_of_steps_has_the_value_of_its_last_step() {
        let line = [[1.0, 30.0], [2.0, 25.0], [2.0, 24.0]];
        assert_eq!(
            [0.5, 1.0, 1.9, 2.0, 9.0].map(|t| value(&line, t)),
            [None, Some(30.0), Some(30.0), Some(24.0), Some(24.0)]
        );
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
