//! Bounded time series for the charts, over the search time.

/// A time in seconds and a value.
pub type Point = [f64; 2];

/// Maximum number of points in a series. A full series is thinned to about half.
pub const MAX_POINTS: usize = 1024;

/// Best length, lower bound and speed over the search time of a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    best: Vec<Point>,
    lower: Vec<Point>,
    /// Bounds claimed by a file.
    claimed: Vec<Point>,
    speed: Vec<Point>,
    /// Revision; see [`Series::revision`].
    revision: u64,
}

impl Series {
    /// Restores stored series of lengths, bounds, claimed bounds and speeds. `None` if times decrease, a number is negative or not
    /// finite, or a series is too long.
    pub fn restored(best: &[Point], lower: &[Point], claimed: &[Point], speed: &[Point]) -> Option<Self> {
        let sound = |points: &[Point]| {
            points.len() <= MAX_POINTS
                && points.iter().flatten().all(|n| n.is_finite() && *n >= 0.0)
                && points.windows(2).all(|pair| pair[0][0] <= pair[1][0])
        };
        let all = [best, lower, claimed, speed];
        let revision = all.iter().map(|points| points.len() as u64).sum();
        if !all.into_iter().all(sound) {
            return None;
        }
        let [best, lower, claimed, speed] = all.map(<[_]>::to_vec);
        Some(Self { best, lower, claimed, speed, revision })
    }

    /// Adds the length of a new solution.
    pub fn push_best(&mut self, at: f64, length: usize) {
        push(&mut self.best, [at, length as f64]);
        self.revision += 1;
    }

    /// Adds a new bound.
    pub fn push_bound(&mut self, at: f64, lower: usize) {
        push(&mut self.lower, [at, lower as f64]);
        self.revision += 1;
    }

    /// Adds a speed in nodes per second, for the time just before `at`.
    pub fn push_rate(&mut self, at: f64, nodes_per_second: f64) {
        push(&mut self.speed, [at, nodes_per_second]);
        self.revision += 1;
    }

    /// The best length as a step function up to `now`.
    pub fn best(&self, now: f64) -> Vec<Point> {
        steps(&self.best, now)
    }

    /// The proven lower bound as a step function up to `now`.
    pub fn lower(&self, now: f64) -> Vec<Point> {
        steps(&self.lower, now)
    }

    /// Nodes per second, with their times.
    pub fn rate(&self) -> &[Point] {
        &self.speed
    }

    /// The lengths found, with their times.
    pub fn lengths(&self) -> &[Point] {
        &self.best
    }

    /// The bounds proven, with their times.
    pub fn bounds(&self) -> &[Point] {
        &self.lower
    }

    /// The bounds claimed by a file, with their times.
    pub fn claims(&self) -> &[Point] {
        &self.claimed
    }

    /// Turns the proven bounds into claims.
    pub fn with_bounds_claimed(mut self) -> Self {
        self.claimed = std::mem::take(&mut self.lower);
        self.revision += 1;
        self
    }

    pub fn forget_claims(&mut self) {
        self.claimed.clear();
        self.revision += 1;
    }

    /// Revision, increased by each change; identifies stale copies.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The area between lower bound and best length, from the first solution to `now`: times, bounds and lengths. Each segment contributes
    /// its two ends.
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

/// Appends a point. A full series first drops every second point except the first and the last.
fn push(points: &mut Vec<Point>, point: Point) {
    if points.len() >= MAX_POINTS {
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

/// The step function through points, up to `now`.
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

/// The value of a step function; `None` before its first point.
pub fn value(points: &[Point], time: f64) -> Option<f64> {
    let after = points.partition_point(|p| p[0] <= time);
    after.checked_sub(1).and_then(|n| points.get(n)).map(|p| p[1])
}

/// Groups points by screen column: a column that starts at time `t` ends at `until(t)`, and the next one starts with the next point.
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

/// Thins a monotonic step function to its first point and the last point of each column; see [`thinned`].
pub fn last_per_column(points: &[Point], until: impl Fn(f64) -> f64) -> Vec<Point> {
    let first = points.first().copied();
    let lasts = columns(points, until).filter_map(|group| group.last().copied());
    first.into_iter().chain(lasts.skip_while(|p| Some(*p) == first)).collect()
}

/// Averages the points in each column; see [`thinned`].
pub fn averaged(points: &[Point], until: impl Fn(f64) -> f64) -> Vec<Point> {
    let mean = |group: &[Point], n: usize| group.iter().map(|p| p[n]).sum::<f64>() / group.len() as f64;
    columns(points, until).map(|group| [mean(group, 0), mean(group, 1)]).collect()
}

/// Thins a line without visible change: a column that starts at time `t` ends at `until(t)`, and keeps only its first, lowest, highest
/// and last point.
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
    fn lines_are_steps_with_the_gap_between_them() {
        let mut series = Series::default();
        series.push_bound(0.0, 5);
        series.push_best(1.0, 30);
        series.push_best(2.0, 25);
        series.push_bound(3.0, 6);
        assert_eq!(series.best(4.0), [[1.0, 30.0], [2.0, 30.0], [2.0, 25.0], [4.0, 25.0]]);
        let (at, low, high) = series.gap(4.0);
        assert_eq!(at, [1.0, 2.0, 2.0, 3.0, 3.0, 4.0]);
        assert_eq!(low, [5.0, 5.0, 5.0, 5.0, 6.0, 6.0]);
        assert_eq!(high, [30.0, 30.0, 25.0, 25.0, 25.0, 25.0]);
    }

    #[test]
    fn a_thinned_line_keeps_its_ends_and_extremes() {
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
        assert_eq!(last_per_column(&falling, |t| t + 1.0), [[0.0, 30.0], [0.2, 28.0], [5.0, 27.0]]);
        assert_eq!(last_per_column(&falling[..1], |t| t + 1.0), falling[..1]);
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
        for i in 0..10 * MAX_POINTS {
            series.push_rate(i as f64, 1.0);
        }
        assert!(series.rate().len() <= MAX_POINTS);
        assert_eq!(series.rate().first().map(|p| p[0]), Some(0.0));
        assert_eq!(series.rate().last().map(|p| p[0]), Some((10 * MAX_POINTS - 1) as f64));
    }
}
