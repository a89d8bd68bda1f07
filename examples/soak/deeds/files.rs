//! Deeds with files, by their path: logs and sessions are opened and saved, and read back with the engine.

use std::path::{Path, PathBuf};
use std::time::Instant;

use super::search;
use rand::RngExt;
use unfold_engine::mc4d::{self, log::Log};
use unfold_engine::puzzle::scramble::walk;
use unfold_engine::puzzle::{Facelets, PuzzleId};

use super::position::to_puzzle;
use crate::desk::PATIENCE;
use crate::driver::{Done, Driver, DriverError, Outcome};

/// A name that no file has yet.
fn new_path(driver: &mut Driver, ending: &str) -> PathBuf {
    let number: u32 = driver.random.random();
    driver.work.join(format!("file-{number}.{ending}"))
}

/// Types a path into the field that a key opens.
fn type_path(driver: &Driver, key: &str, path: &Path) -> Result<(), DriverError> {
    driver.desk.keys(&[key])?;
    driver.wait(500);
    driver.desk.keys(&["ctrl+a"])?;
    driver.desk.type_text(&path.to_string_lossy())?;
    driver.wait(150);
    driver.desk.keys(&["Return"])?;
    Ok(())
}

/// Waits until a file is there with something in it.
fn file_until(driver: &Driver, path: &Path) -> Result<Vec<u8>, DriverError> {
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        if let Ok(bytes) = std::fs::read(path)
            && !bytes.is_empty()
        {
            return Ok(bytes);
        }
        driver.wait(40);
    }
    Err(format!("{} was not written", path.display()).into())
}

/// A log of a random scramble: its position is shown, and its name in the title of the window.
pub fn open_log(driver: &mut Driver) -> Done {
    driver.home()?;
    let path = new_path(driver, "log");
    let length = driver.number(3, 40);
    let scramble = walk(PuzzleId::Tess2, length, &mut driver.random);
    std::fs::write(&path, mc4d::write(&Log::of_scramble(PuzzleId::Tess2, &scramble).expect("moves of the puzzle")))?;
    type_path(driver, "ctrl+shift+o", &path)?;
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let until = Instant::now() + PATIENCE;
    while !driver.desk.ask(&["getwindowname", &driver.subject.window])?.contains(&name) {
        if Instant::now() > until {
            return Err(format!("{name} is not in the title").into());
        }
        driver.wait(40);
    }
    driver.expect("opened log", &Facelets::solved(PuzzleId::Tess2).after_all(&scramble))
}

/// A file that is not there, or no log: a dialog, and nothing changes.
pub fn open_wrong(driver: &mut Driver) -> Done {
    let before = driver.home()?;
    let path = new_path(driver, "log");
    if driver.number(0, 1) == 0 {
        let length = driver.number(0, 3000);
        let bytes: Vec<u8> = (0..length).map(|_| driver.random.random::<u8>()).collect();
        std::fs::write(&path, bytes)?;
    }
    type_path(driver, "ctrl+shift+o", &path)?;
    driver.wait(600);
    // A dialog takes all keys: nothing is copied before it is closed.
    if driver.ask(std::time::Duration::from_millis(700))?.is_some() {
        return Err(format!("no dialog about {}", path.display()).into());
    }
    driver.desk.keys(&["Escape"])?;
    driver.expect("after a wrong file", &before)
}

/// A solution of a hypercube is saved as a log, which must end solved.
pub fn save_solution(driver: &mut Driver) -> Done {
    driver.home()?;
    to_puzzle(driver, PuzzleId::Tess2)?;
    search::solve(driver)?;
    let path = new_path(driver, "log");
    type_path(driver, "ctrl+shift+s", &path)?;
    let log = mc4d::read(&file_until(driver, &path)?).map_err(|error| DriverError(format!("saved log: {error}")))?;
    if log.state().is_solved() { Ok(Outcome::Seen) } else { Err("the saved log does not end solved".into()) }
}

/// Own moves are saved as a log, which must end with what is shown.
pub fn save_moves(driver: &mut Driver) -> Done {
    driver.home()?;
    to_puzzle(driver, PuzzleId::Tess2)?;
    super::position::scramble(driver)?;
    super::position::turn(driver)?;
    let shown = driver.home()?;
    let path = new_path(driver, "log");
    type_path(driver, "ctrl+t", &path)?;
    // The scramble is found first where the position was drawn.
    let until = Instant::now() + std::time::Duration::from_secs(40);
    while !path.exists() && Instant::now() < until {
        driver.wait(100);
    }
    let log = mc4d::read(&file_until(driver, &path)?).map_err(|error| DriverError(format!("saved log: {error}")))?;
    if log.state() == shown { Ok(Outcome::Seen) } else { Err("the saved log ends elsewhere".into()) }
}

/// The session is saved, the position left, and the session opened again.
pub fn session(driver: &mut Driver) -> Done {
    let before = driver.home()?;
    let path = new_path(driver, "unfold");
    type_path(driver, "ctrl+shift+F10", &path)?;
    file_until(driver, &path)?;
    driver.desk.keys(&["ctrl+r"])?;
    driver.facelets_until("scramble", |facelets| *facelets != before)?;
    type_path(driver, "ctrl+shift+o", &path)?;
    driver.expect("opened session", &before)
}
