//! The figures of a soak as a picture, one curve below the other.

use std::fmt::Write as _;

use super::record::Sample;

const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 130.0;
const LEFT: f64 = 60.0;
const COLOUR: &str = "#2166ac";

/// Points of a curve: seconds and values.
type Curve = Vec<(f64, f64)>;

/// An SVG file with memory, threads and open files over time, the time from a key to its effect, and the cost of doing nothing.
pub fn svg(samples: &[Sample], latencies: &[(f64, f64)], idle: &[(f64, f64)]) -> String {
    let curve =
        |value: fn(&Sample) -> f64| -> Curve { samples.iter().map(|sample| (sample.0, value(sample))).collect() };
    let lines = [
        ("resident memory, MB", curve(|(_, usage)| usage.resident as f64 / 1024.0)),
        ("the program's own memory, MB", curve(|(_, usage)| usage.own as f64 / 1024.0)),
        ("threads", curve(|(_, usage)| usage.threads as f64)),
        ("open files", curve(|(_, usage)| usage.handles as f64)),
    ];
    let dots = [("from a key to the screen, ms", latencies), ("processor while idle, %", idle)];
    let end = samples.last().map_or(1.0, |(seconds, _)| seconds.max(1.0));
    let height = (lines.len() + dots.len()) as f64 * (HEIGHT + 40.0) + 30.0;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{0}\" height=\"{height}\" fill=\"white\"/>\n",
        WIDTH + LEFT + 20.0
    );
    let mut top = 30.0;
    for (name, points) in &lines {
        frame(&mut out, name, points, end, top);
        let path: Vec<String> = places(points, end, top).map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let _ = writeln!(out, "<polyline fill=\"none\" stroke=\"{COLOUR}\" points=\"{}\"/>", path.join(" "));
        top += HEIGHT + 40.0;
    }
    for (name, points) in dots {
        frame(&mut out, name, points, end, top);
        for (x, y) in places(points, end, top) {
            let _ = writeln!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2\" fill=\"{COLOUR}\"/>");
        }
        top += HEIGHT + 40.0;
    }
    out + "</svg>\n"
}

/// The greatest value of the axis.
fn most(points: &[(f64, f64)]) -> f64 {
    points.iter().map(|point| point.1).fold(1.0, f64::max) * 1.1
}

fn places(points: &[(f64, f64)], end: f64, top: f64) -> impl Iterator<Item = (f64, f64)> {
    let most = most(points);
    points.iter().map(move |(at, value)| (LEFT + WIDTH * at / end, top + HEIGHT * (1.0 - value / most)))
}

/// The box of a curve with its name, its greatest value and the minutes below it.
fn frame(out: &mut String, name: &str, points: &[(f64, f64)], end: f64, top: f64) {
    let _ = writeln!(
        out,
        "<rect x=\"{LEFT}\" y=\"{top}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"none\" stroke=\"#bbb\"/>\n\
         <text x=\"{LEFT}\" y=\"{}\">{name}</text>",
        top - 6.0
    );
    for (value, y) in [(most(points), top + 10.0), (0.0, top + HEIGHT)] {
        let _ = writeln!(out, "<text x=\"{}\" y=\"{y}\" text-anchor=\"end\">{value:.0}</text>", LEFT - 6.0);
    }
    for quarter in 0..=4 {
        let (x, minutes) = (LEFT + WIDTH * f64::from(quarter) / 4.0, end * f64::from(quarter) / 240.0);
        let y = top + HEIGHT + 14.0;
        let _ = writeln!(out, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">{minutes:.1} min</text>");
    }
}
