//! Searches over time as CSV: a row per length found, bound proven and speed measured.
//!
//! Comma-separated, with decimal points and English words whatever the language.
//! No value contains a comma, quote or line break, so nothing is quoted.

use std::io::{self, Write};

pub const COLUMNS: [&str; 8] = ["run", "method", "metric", "threads", "position", "time_s", "event", "value"];

/// Values of the column `event`, in the order of [`ExportedRun::series`].
pub const EVENTS: [&str; 3] = ["bound", "best", "nodes_per_s"];

/// A search to export.
#[derive(Clone, Debug, PartialEq)]
pub struct ExportedRun {
    pub number: usize,
    /// Name of the method.
    pub method: &'static str,
    /// Name of the metric of lengths and bounds.
    pub metric: &'static str,
    /// Minimum and maximum number of threads.
    pub threads: [usize; 2],
    /// Facelets of the position.
    pub position: String,
    /// Bounds, lengths and nodes per second, each as pairs of a time in seconds and a value, by ascending time.
    pub series: [Vec<[f64; 2]>; 3],
}

/// Writes the header and the rows of each search, sorted by time; ties in the order of [`EVENTS`].
pub fn write(out: &mut impl Write, runs: &[ExportedRun]) -> io::Result<()> {
    writeln!(out, "{}", COLUMNS.join(","))?;
    for run in runs {
        let threads = match run.threads {
            [least, most] if least == most => most.to_string(),
            [least, most] => format!("{least}-{most}"),
        };
        let head = format!("{},{},{},{threads},{}", run.number, run.method, run.metric, run.position);
        let rows = EVENTS.iter().zip(&run.series);
        let mut rows: Vec<_> = rows.flat_map(|(event, points)| points.iter().map(move |p| (event, p))).collect();
        // The sort is stable: ties stay in order.
        rows.sort_by(|(_, a), (_, b)| a[0].total_cmp(&b[0]));
        for (event, [time, value]) in rows {
            // The shortest decimals that round-trip, never with an exponent.
            writeln!(out, "{head},{time},{event},{value}")?;
        }
    }
    Ok(())
}
