//! The course of searches over their time, as one table: a row for each length found, each bound proven and each speed taken.
//!
//! Commas between columns, decimal points, English words, whatever the language. No value holds a comma, a quote or a line break,
//! so that nothing is quoted.

use std::io::{self, Write};

/// The columns.
pub const COLUMNS: [&str; 8] = ["run", "method", "metric", "threads", "position", "time_s", "event", "value"];

/// The words of the column `event`, in the order of [`Run::series`].
pub const EVENTS: [&str; 3] = ["bound", "best", "nodes_per_s"];

/// A search as its rows tell of it: what it was, and what it found when.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    /// Its number.
    pub number: usize,
    /// The name of its method.
    pub method: &'static str,
    /// The name of the metric of its lengths and bounds.
    pub metric: &'static str,
    /// The least and the most threads that searched.
    pub threads: [usize; 2],
    /// The facelets of its position.
    pub position: String,
    /// Bounds, lengths and nodes a second, each as times in seconds with values, the times rising.
    pub series: [Vec<[f64; 2]>; 3],
}

/// Writes the header, and the rows of each search in the order of their times; those of one time in the order of [`EVENTS`].
///
/// # Errors
/// Errors of `out`.
pub fn write(out: &mut impl Write, runs: &[Run]) -> io::Result<()> {
    writeln!(out, "{}", COLUMNS.join(","))?;
    for run in runs {
        let threads = match run.threads {
            [least, most] if least == most => most.to_string(),
            [least, most] => format!("{least}-{most}"),
        };
        let head = format!("{},{},{},{threads},{}", run.number, run.method, run.metric, run.position);
        let rows = EVENTS.iter().zip(&run.series);
        let mut rows: Vec<_> = rows.flat_map(|(event, points)| points.iter().map(move |p| (event, p))).collect();
        // Stable: equal times stay in order.
        rows.sort_by(|(_, a), (_, b)| a[0].total_cmp(&b[0]));
        for (event, [time, value]) in rows {
            // The shortest decimals that read back as the same number, never with an exponent.
            writeln!(out, "{head},{time},{event},{value}")?;
        }
    }
    Ok(())
}
