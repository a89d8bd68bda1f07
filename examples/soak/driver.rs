//! Shared by all actions: copying the program's position, and waiting for effects.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use unfold_engine::notation::facelets;
use unfold_engine::puzzle::{Facelets, PuzzleId};

use crate::{Result, subject::ProgramUnderTest, virtual_display::VirtualDisplay};

/// Timeout of an effect, long enough for a busy machine.
pub const EFFECT_TIMEOUT: Duration = Duration::from_secs(8);

/// Display, program and random source.
pub struct Driver {
    pub display: VirtualDisplay,
    pub subject: ProgramUnderTest,
    pub random: ChaCha8Rng,
    /// Folder for saved files.
    pub work: PathBuf,
}

/// Polls `look` until it returns something; `None` if it does not within `timeout`.
pub fn poll_until<T>(timeout: Duration, mut look: impl FnMut() -> Result<Option<T>>) -> Result<Option<T>> {
    let end = Instant::now() + timeout;
    loop {
        let found = look()?;
        if found.is_some() || Instant::now() > end {
            return Ok(found);
        }
        std::thread::sleep(Duration::from_millis(25));
    }
}

pub fn wait(milliseconds: u64) {
    std::thread::sleep(Duration::from_millis(milliseconds));
}

impl Driver {
    /// A random choice.
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.random.random_range(0..choices.len())]
    }

    /// A random number from `least` to `most`, inclusive.
    pub fn number(&mut self, least: usize, most: usize) -> usize {
        self.random.random_range(least..=most)
    }

    /// The facelets that the program copies; `None` if it copies none in time.
    pub fn facelets(&mut self, timeout: Duration) -> Result<Option<Facelets>> {
        // Not Ctrl+C, which copies text selected in the window.
        let Some(text) = self.display.copied_by("ctrl+shift+F12", timeout)? else { return Ok(None) };
        let count = text.trim().chars().count();
        let puzzle = PuzzleId::ALL.into_iter().find(|puzzle| Facelets::solved(*puzzle).colours().len() == count);
        let read = puzzle.and_then(|puzzle| facelets::parse(puzzle, text.trim()).ok());
        read.map(Some).ok_or_else(|| format!("copied {text:?} instead of facelets").into())
    }

    /// Returns to the stage from any state: Escape closes what is open, and a new position replaces an unfinished one.
    /// Returns the facelets.
    pub fn return_to_stage(&mut self) -> Result<Facelets> {
        for attempt in 0..6 {
            if let Some(facelets) = self.facelets(Duration::from_millis(2500))? {
                return Ok(facelets);
            }
            if self.subject.usage().is_none() {
                return Err(format!("the program ended: {}", self.subject.output()).into());
            }
            self.display.keys(if attempt > 0 { &["Escape", "F2", "ctrl+shift+r"] } else { &["Escape"][..] })?;
            wait(200);
        }
        Err("no way back to the stage".into())
    }

    /// Waits until the facelets fulfil a condition.
    pub fn facelets_until(&mut self, what: &str, is_so: impl Fn(&Facelets) -> bool) -> Result<Facelets> {
        let mut last = None;
        let found = poll_until(EFFECT_TIMEOUT, || {
            last = self.facelets(EFFECT_TIMEOUT)?;
            Ok(last.clone().filter(&is_so))
        })?;
        let shown = last.as_ref().map(facelets::print);
        found.ok_or_else(|| format!("{what}: the facelets are {}", shown.as_deref().unwrap_or("not copied")).into())
    }

    /// Waits until these facelets are shown.
    pub fn expect(&mut self, what: &str, wanted: &Facelets) -> Result<()> {
        let text = facelets::print(wanted);
        self.facelets_until(&format!("{what}, wanted {text}"), |facelets| facelets == wanted).map(drop)
    }

    /// Scrambles the puzzle and returns the new facelets.
    pub fn scramble(&mut self) -> Result<Facelets> {
        let before = self.return_to_stage()?;
        self.display.keys(&["ctrl+r"])?;
        self.facelets_until("scramble", |facelets| *facelets != before)
    }
}
