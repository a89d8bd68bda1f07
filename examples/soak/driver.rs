//! What all deeds share: asking the program what it shows, and waiting for what it is to show.

#![allow(clippy::disallowed_methods, reason = "it drives a window from outside")]

use std::io;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId, Sequence};

use super::desk::{Desk, PATIENCE, SIZE};
use super::subject::{Subject, shell_numbers};

/// The keys that the soak gives to copying the facelets: those of the system copy text that is marked in the window.
pub const ASK: &str = "ctrl+shift+F12";

/// What became of a deed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    /// Its effect was seen.
    Seen,
    /// It was done, but has no effect that can be told from others.
    Unseen,
    /// There was nothing to do, or a point was taken where nothing lies.
    Nothing,
}

/// Why an effect was not seen.
#[derive(Debug)]
pub struct DriverError(pub String);

impl From<io::Error> for DriverError {
    fn from(error: io::Error) -> Self {
        Self(error.to_string())
    }
}

impl From<&str> for DriverError {
    fn from(text: &str) -> Self {
        Self(text.into())
    }
}

impl From<String> for DriverError {
    fn from(text: String) -> Self {
        Self(text)
    }
}

/// What a deed gives back.
pub type Done = Result<Outcome, DriverError>;

/// A solution that can be played: the facelets after each of its moves, beginning with none.
pub struct Track {
    /// The facelets.
    pub steps: Vec<Facelets>,
}

/// The desk, the program on it, and what is known of both.
pub struct Driver {
    /// The desk.
    pub desk: Desk,
    /// The program.
    pub subject: Subject,
    /// Where every choice comes from.
    pub random: ChaCha8Rng,
    /// The folder for files.
    pub work: PathBuf,
    /// Milliseconds from a key to what it changes on the screen, each with the seconds since the start.
    pub latencies: Vec<(f64, f64)>,
    /// Shares of a processor that the program took while nothing was to be done, in percent, with the seconds since the start.
    pub idle: Vec<(f64, f64)>,
    /// What is known to be playable.
    pub track: Option<Track>,
    /// Places on the screen where the scrubber was found, relative to the lower left corner of the window.
    pub scrubbers: Vec<[usize; 2]>,
    /// When the soak began.
    pub start: Instant,
}

impl Driver {
    /// One of some choices.
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.random.random_range(0..choices.len())]
    }

    /// A number from `least` to `most`.
    pub fn number(&mut self, least: usize, most: usize) -> usize {
        self.random.random_range(least..=most)
    }

    /// Waits a moment.
    pub fn wait(&self, milliseconds: u64) {
        std::thread::sleep(Duration::from_millis(milliseconds));
    }

    /// The facelets that the program copies; `None` when it copies none within a while.
    pub fn ask(&mut self, patience: Duration) -> Result<Option<Facelets>, DriverError> {
        let Some(text) = self.desk.copied_by(ASK, patience)? else { return Ok(None) };
        read(&text).map(Some).ok_or_else(|| format!("copied {text:?} instead of facelets").into())
    }

    /// Comes back to the stage from wherever something led: Escape closes what is open, and a new position replaces an unfinished one.
    /// Gives the facelets there.
    pub fn home(&mut self) -> Result<Facelets, DriverError> {
        for attempt in 0..8 {
            if let Some(facelets) = self.ask(Duration::from_millis(2500))? {
                return Ok(facelets);
            }
            if !self.subject.is_running() {
                return Err(format!("the program ended: {}", self.subject.said()).into());
            }
            self.desk.keys(&["Escape"])?;
            self.wait(200);
            if attempt > 2 {
                self.desk.keys(&["ctrl+shift+r"])?;
                self.wait(200);
            }
        }
        Err("no way back to the stage".into())
    }

    /// Waits until the facelets fulfil a wish.
    pub fn facelets_until(&mut self, what: &str, wish: impl Fn(&Facelets) -> bool) -> Result<Facelets, DriverError> {
        self.facelets_within(PATIENCE, what, wish)
    }

    /// The same for what takes longer by itself.
    pub fn facelets_within(
        &mut self,
        patience: Duration,
        what: &str,
        wish: impl Fn(&Facelets) -> bool,
    ) -> Result<Facelets, DriverError> {
        let until = Instant::now() + patience;
        let mut last = None;
        while Instant::now() < until {
            if let Some(facelets) = self.ask(PATIENCE)? {
                if wish(&facelets) {
                    return Ok(facelets);
                }
                last = Some(notation::facelets::print(&facelets));
            }
            self.wait(40);
        }
        Err(format!("{what}: the facelets are {}", last.as_deref().unwrap_or("not copied")).into())
    }

    /// Waits until these facelets are shown.
    pub fn expect(&mut self, what: &str, wanted: &Facelets) -> Done {
        let text = notation::facelets::print(wanted);
        self.facelets_until(&format!("{what}, wanted {text}"), |facelets| facelets == wanted)?;
        Ok(Outcome::Seen)
    }

    /// Waits until the settings that were written fulfil a wish.
    pub fn settings_until(&mut self, what: &str, wish: impl Fn(&Value) -> bool) -> Done {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            if wish(&self.subject.settings()) {
                return Ok(Outcome::Seen);
            }
            self.wait(60);
        }
        Err(format!("{what}: not in the settings").into())
    }

    /// Does something that changes more than a part of the window; its effect cannot be told where the screen changes by itself.
    pub fn watch(&mut self, what: &str, part: f64, act: impl FnOnce(&mut Self) -> Result<(), DriverError>) -> Done {
        let [.., width, height] = self.window()?;
        let before = self.desk.still()?;
        let begin = Instant::now();
        act(self)?;
        let Some(before) = before else {
            self.wait(300);
            return Ok(Outcome::Unseen);
        };
        while begin.elapsed() < PATIENCE {
            let difference = self.desk.screen()?.difference(&before) as f64;
            if difference > part * (width * height) as f64 {
                return Ok(Outcome::Seen);
            }
            self.wait(20);
        }
        Err(format!("{what}: the screen did not change").into())
    }

    /// Where the window is on the screen: left, top, width, height; cut at the border of the screen.
    pub fn window(&self) -> Result<[usize; 4], DriverError> {
        let text = self.desk.ask(&["getwindowgeometry", "--shell", &self.subject.window])?;
        let [x, y, width, height] = shell_numbers(&text, ["X=", "Y=", "WIDTH=", "HEIGHT="]);
        let (x, y) = (x - self.subject.offset[0], y - self.subject.offset[1]);
        let (left, top) = (x.max(0), y.max(0));
        let (right, bottom) = ((x + width).min(SIZE[0] as i64), (y + height).min(SIZE[1] as i64));
        if right - left < 100 || bottom - top < 100 {
            return Err(format!("the window is at {x}, {y}, {width} x {height}").into());
        }
        Ok([left, top, right - left, bottom - top].map(|number| number as usize))
    }

    /// A point in a part of the window, given in hundredths of its width and height.
    pub fn point_in(&mut self, across: [usize; 2], down: [usize; 2]) -> Result<[usize; 2], DriverError> {
        let window = self.window()?;
        Ok(self.point_within(window, across, down))
    }

    /// The same where the place of the window is known.
    pub fn point_within(&mut self, window: [usize; 4], across: [usize; 2], down: [usize; 2]) -> [usize; 2] {
        let [left, top, width, height] = window;
        let (x, y) = (self.number(10 * across[0], 10 * across[1]), self.number(10 * down[0], 10 * down[1]));
        [(left + width * x / 1000).min(SIZE[0] - 8), (top + height * y / 1000).min(SIZE[1] - 8)]
    }

    /// A solution from these facelets; `None` if it solves something else.
    pub fn track(start: &Facelets, solution: &Sequence) -> Option<Track> {
        let mut steps = vec![start.clone()];
        for mv in &solution.0 {
            let next = steps.last()?.after(*mv);
            steps.push(next);
        }
        steps.last()?.is_solved().then_some(Track { steps })
    }

    /// Seconds since the start.
    pub fn seconds(&self) -> f64 {
        self.start.elapsed().as_secs_f64()
    }
}

/// The facelets that a text is, of the puzzle that has as many.
pub fn read(text: &str) -> Option<Facelets> {
    let puzzle = match text.trim().chars().count() {
        24 => PuzzleId::Cube2,
        54 => PuzzleId::Cube3,
        64 => PuzzleId::Tess2,
        _ => return None,
    };
    notation::facelets::parse(puzzle, text.trim()).ok()
}
