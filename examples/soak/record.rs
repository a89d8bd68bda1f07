//! What is written down during the soak, and the judgement at its end.

#![allow(clippy::disallowed_methods, reason = "it drives a window from outside")]

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use super::subject::Usage;

/// Growth of memory that counts as none, in kB, beside a tenth of what there was.
const SLACK: u64 = 16 << 10;

/// What was seen at one moment: seconds since the start, and what the process used.
pub type Sample = (f64, Usage);

/// Looks at a process again and again, on a thread of its own, and writes what it sees as lines of a CSV file.
pub struct Recorder {
    samples: Arc<Mutex<Vec<Sample>>>,
    ends: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Recorder {
    /// Begins to look, once in `every`.
    pub fn start(process: u32, every: Duration, csv: &Path) -> io::Result<Self> {
        let mut file = File::create(csv)?;
        writeln!(file, "seconds,resident_kB,own_kB,threads,handles,cpu_seconds")?;
        let (samples, ends) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicBool::new(false)));
        let (theirs, stop) = (samples.clone(), ends.clone());
        let start = Instant::now();
        let look = move || {
            let mut next = start;
            while !stop.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(50));
                if Instant::now() < next {
                    continue;
                }
                next += every;
                let Some(usage) = Usage::of(process) else { return };
                let seconds = start.elapsed().as_secs_f64();
                let Usage { resident, own, threads, handles, ticks } = usage;
                // A line that cannot be written is missed by whoever reads the file; the judgement has it.
                let _ = writeln!(file, "{seconds:.1},{resident},{own},{threads},{handles},{:.2}", ticks as f64 / 100.0);
                theirs.lock().unwrap_or_else(PoisonError::into_inner).push((seconds, usage));
            }
        };
        Ok(Self { samples, ends, thread: Some(std::thread::spawn(look)) })
    }

    /// Ends, and gives everything that was seen.
    pub fn end(mut self) -> Vec<Sample> {
        self.ends.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
        std::mem::take(&mut *self.samples.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The middle one of some numbers; 0 of none.
pub fn median<T: PartialOrd + Copy + Default>(numbers: impl IntoIterator<Item = T>) -> T {
    let mut sorted: Vec<T> = numbers.into_iter().collect();
    sorted.sort_by(|a, b| a.partial_cmp(b).unwrap_or(std::cmp::Ordering::Equal));
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

/// One line of the judgement: what was compared, its medians in the second and in the last quarter, and whether that is good.
pub struct Verdict {
    /// What was compared.
    pub name: &'static str,
    /// The median of the second quarter and that of the last.
    pub medians: [u64; 2],
    /// Whether it did not grow; nothing where the soak was too short to tell.
    pub is_good: Option<bool>,
}

/// The shortest soak that tells whether something grows, in seconds. Memory goes up and down by some 70 MB with the tables and
/// searches that are in use; a quarter of a shorter soak may lie on one side of that.
const LONG_ENOUGH: f64 = 3600.0;

/// Compares the second quarter of the samples with the last one: in the first everything is used for the first time.
pub fn judge(samples: &[Sample]) -> Vec<Verdict> {
    let count = samples.len();
    let is_long = samples.last().is_some_and(|(seconds, _)| *seconds >= LONG_ENOUGH);
    let quarter = |n: usize| &samples[count * (n - 1) / 4..count * n / 4];
    let verdict = |name, value: fn(&Usage) -> u64, slack: fn(u64) -> u64| {
        let medians = [2, 4].map(|n| median(quarter(n).iter().map(|(_, usage)| value(usage))));
        Verdict { name, medians, is_good: is_long.then(|| medians[1] <= medians[0] + slack(medians[0])) }
    };
    let memory = |before: u64| SLACK + before / 10;
    vec![
        verdict("resident memory, kB", |usage| usage.resident, memory),
        verdict("own memory, kB", |usage| usage.own, memory),
        verdict("threads", |usage| usage.threads, |_| 2),
        verdict("open files", |usage| usage.handles, |_| 3),
    ]
}
