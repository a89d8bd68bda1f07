//! The actions of the soak test, with their weights and checks. Keys and clicks have tests of their own; here they
//! follow each other in any order, in a real window, for hours.

use std::path::Path;
use std::time::Duration;

use rand::RngExt;
use unfold_engine::mc4d::{self, log::Log};
use unfold_engine::notation;
use unfold_engine::puzzle::scramble::{uniform, walk};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, Sequence};

use crate::driver::{Driver, EFFECT_TIMEOUT, poll_until, wait};
use crate::{Result, virtual_display::SIZE};

/// Name, number of copies per urn filling, and function.
pub type Action = (&'static str, usize, fn(&mut Driver) -> Result<()>);

pub const ALL: &[Action] = &[
    ("turns", 6, turns),
    ("paste", 6, paste),
    ("anything", 25, random_input),
    ("play", 8, play),
    ("leave a search", 8, leave_search),
    ("save and open", 8, save_and_open),
    ("page", 9, page),
    ("window", 6, window),
];

/// Shortcuts that the test assigns; most of these commands have none by default.
pub const KEYS: [(&str, &str); 13] = [
    ("copy-facelets", "Ctrl+C Ctrl+Shift+F12"),
    ("save-session", "Ctrl+Shift+F10"),
    ("language-en", "Ctrl+F2"),
    ("language-fr", "Ctrl+F3"),
    ("theme-light", "Ctrl+F5"),
    ("theme-dark", "Ctrl+F6"),
    ("solver-options", "Ctrl+F12"),
    ("colours-usual", "Shift+F2"),
    ("colours-safe", "Shift+F3"),
    ("speed-fast", "Shift+F7"),
    ("tables", "Shift+F8"),
    ("view-stage", "F2"),
    ("view-batch", "F5"),
];

/// Keys that turn, paint, move the focus, undo, play and change the view, but never quit.
const ANY_KEYS: &str = "r U alt+f 0 1 4 6 Up Down Left Right Tab Return space Delete Escape ctrl+e ctrl+z ctrl+y ctrl+r ctrl+v \
    ctrl+1 ctrl+2 ctrl+3 ctrl+equal ctrl+0 ctrl+Return ctrl+F2 ctrl+F3 ctrl+F5 ctrl+F6 ctrl+F12 F7 F8 Shift+F2 Shift+F3";

/// Turns of a cube by keys (a face, with Alt or Shift), undone and redone.
fn turns(driver: &mut Driver) -> Result<()> {
    // An earlier action may have left paint mode on, where letters paint instead of turning.
    driver.return_to_stage()?;
    driver.display.keys(&["Escape"])?;
    let mut shown = vec![driver.return_to_stage()?];
    let def = shown[0].puzzle().def();
    if def.face_turns == 0 {
        return paste(driver);
    }
    for _ in 0..driver.number(2, 5) {
        let mv = driver.number(0, def.solver_move_count - 1);
        let next = shown[shown.len() - 1].after(Move::new(mv as u16));
        let face = def.letters[mv / 3].to_ascii_lowercase();
        driver.display.keys(&[format!("{}{face}", ["", "alt+", "shift+"][mv % 3])])?;
        driver.expect("turn", &next)?;
        shown.push(next);
    }
    let back = driver.number(1, shown.len() - 1);
    driver.display.keys(&vec!["ctrl+z"; back])?;
    driver.expect("undo", &shown[shown.len() - 1 - back])?;
    driver.display.keys(&vec!["ctrl+y"; back])?;
    driver.expect("redo", &shown[shown.len() - 1])
}

/// Pastes facelets of a 2×2×2, 3×3×3 or 2×2×2×2.
fn paste(driver: &mut Driver) -> Result<()> {
    driver.return_to_stage()?;
    let puzzle = driver.pick(&[PuzzleId::Cube2, PuzzleId::Cube3, PuzzleId::Tess2]);
    let state = uniform(puzzle, &mut driver.random);
    driver.display.put_on_clipboard(&notation::facelets::print(&state))?;
    driver.display.keys(&["ctrl+v"])?;
    // Keep them on the clipboard until the program has had time to read them.
    wait(1000);
    driver.expect("pasted facelets", &state)
}

/// Random clicks, drags, wheel events and keys; the program must keep responding.
fn random_input(driver: &mut Driver) -> Result<()> {
    driver.return_to_stage()?;
    let [width, height] = driver.display.size()?;
    for _ in 0..driver.number(2, 8) {
        // Avoids the solver panel, where a click might start building large tables.
        let [from, to] = [(); 2].map(|()| [width * driver.number(2, 70) / 100, height * driver.number(8, 98) / 100]);
        match driver.number(0, 5) {
            0 | 1 => {
                let all: Vec<&str> = ANY_KEYS.split(' ').collect();
                let keys: Vec<&str> = (0..driver.number(1, 12)).map(|_| driver.pick(&all)).collect();
                driver.display.keys(&keys)?;
            }
            2 => {
                driver.display.point(from)?;
                let button = driver.pick(&["1", "1", "2", "4", "5"]);
                driver.display.xdotool(&["click", button])?;
            }
            _ => {
                let button = driver.pick(&["1", "1", "3"]);
                driver.display.drag(button, from, to)?;
            }
        }
    }
    driver.return_to_stage().map(drop)
}

/// Copies the solution and checks that it solves `state`; `None` if none is copied yet.
fn solution(driver: &mut Driver, state: &Facelets) -> Result<Option<Sequence>> {
    let Some(text) = driver.display.copied_by("ctrl+shift+c", Duration::from_secs(2))? else { return Ok(None) };
    let moves = notation::parse(state.puzzle(), &text).map_err(|error| format!("{text:?}: {error}"))?;
    match state.after_all(&moves).is_solved() {
        true => Ok(Some(moves)),
        false => Err(format!("{text} does not solve {}", notation::facelets::print(state)).into()),
    }
}

/// Solves a new position up to the first solution and stops. Returns the facelets after each move.
fn solve(driver: &mut Driver) -> Result<Vec<Facelets>> {
    let state = driver.scramble()?;
    driver.display.keys(&["ctrl+Return"])?;
    // The first search may have to build its tables.
    poll_until(Duration::from_secs(120), || solution(driver, &state))?.ok_or("not solved within two minutes")?;
    driver.display.keys(&["Escape"])?;
    wait(400);
    // The solution may have improved until the search ended.
    let moves = solution(driver, &state)?.ok_or("the solution was not copied again")?;
    let mut steps = vec![state];
    for mv in moves.0 {
        steps.push(steps[steps.len() - 1].after(mv));
    }
    Ok(steps)
}

/// Steps through a solution, plays it, and seeks to its end.
fn play(driver: &mut Driver) -> Result<()> {
    let steps = solve(driver)?;
    let last = &steps[steps.len() - 1];
    driver.display.keys(&["Shift+F7", "ctrl+shift+comma"])?;
    driver.expect("to the start", &steps[0])?;
    let count = driver.number(1, 5).min(steps.len() - 1);
    driver.display.keys(&vec!["ctrl+period"; count])?;
    driver.expect("steps forward", &steps[count])?;
    driver.display.keys(&["ctrl+comma"])?;
    driver.expect("step back", &steps[count - 1])?;
    driver.display.keys(&["ctrl+space"])?;
    driver.facelets_until("playing", |facelets| steps[count..].contains(facelets))?;
    driver.display.keys(&["ctrl+shift+period"])?;
    driver.expect("to the end", last)
}

/// Starts a search and stops it at a random moment, sometimes after a scramble and its undo. The search's threads must end.
fn leave_search(driver: &mut Driver) -> Result<()> {
    driver.return_to_stage()?;
    let puzzle = driver.pick(&["ctrl+1", "ctrl+2", "ctrl+3"]);
    driver.display.keys(&[puzzle])?;
    let state = driver.scramble()?;
    // Let a search for the previous position end first.
    driver.display.keys(&["Escape"])?;
    wait(1000);
    let threads = |driver: &Driver| driver.subject.usage().map_or(0, |usage| usage[2]);
    let before = threads(driver);
    driver.display.keys(&["ctrl+Return"])?;
    wait(driver.number(0, 1200) as u64);
    if driver.number(0, 1) == 0 {
        driver.display.keys(&["ctrl+r"])?;
        driver.facelets_until("scramble while searching", |facelets| *facelets != state)?;
        driver.display.keys(&["ctrl+z"])?;
        driver.expect("undo while searching", &state)?;
    }
    driver.display.keys(&["Escape"])?;
    // Far below the search's time limit, which would end it later.
    let ended = poll_until(Duration::from_secs(3), || Ok((threads(driver) <= before).then_some(())))?;
    ended.ok_or_else(|| format!("the search did not stop: {} threads", threads(driver)).into())
}

/// Types a path into the dialog that a key opens.
fn type_path(driver: &Driver, key: &str, path: &Path) -> Result<()> {
    driver.display.keys(&[key])?;
    wait(500);
    driver.display.keys(&["ctrl+a"])?;
    driver.display.xdotool(&["type", "--delay", "10", &path.to_string_lossy()])?;
    wait(150);
    driver.display.keys(&["Return"])
}

/// Saves the session, leaves the position and reopens the session; or opens a log of a random scramble.
fn save_and_open(driver: &mut Driver) -> Result<()> {
    let mut shown = driver.return_to_stage()?;
    let is_session = driver.number(0, 1) == 0;
    let ending = if is_session { "unfold" } else { "log" };
    let path = driver.work.join(format!("file-{}.{ending}", driver.random.random::<u32>()));
    if is_session {
        type_path(driver, "ctrl+shift+F10", &path)?;
        poll_until(EFFECT_TIMEOUT, || Ok(path.exists().then_some(())))?.ok_or("the session was not saved")?;
        driver.scramble()?;
    } else {
        let scramble = walk(PuzzleId::Tess2, 20, &mut driver.random);
        std::fs::write(&path, mc4d::write(&Log::from_scramble(PuzzleId::Tess2, &scramble)?))?;
        shown = Facelets::solved(PuzzleId::Tess2).after_all(&scramble);
    }
    type_path(driver, "ctrl+shift+o", &path)?;
    driver.expect("opened", &shown)
}

/// Opens a page, menu or dialog, checks that the screen changes, and leaves it by Escape.
fn page(driver: &mut Driver) -> Result<()> {
    driver.return_to_stage()?;
    let key = driver.pick(&["F1", "F5", "ctrl+shift+a", "Shift+F8", "ctrl+F1", "ctrl+shift+p", "F10"]);
    let before = driver.display.screen()?;
    driver.display.keys(&[key])?;
    let is_seen = || {
        let changed = driver.display.screen()?.iter().zip(&before).filter(|(now, before)| now != before).count();
        Ok((changed > 8000).then_some(()))
    };
    poll_until(EFFECT_TIMEOUT, is_seen)?.ok_or_else(|| format!("{key}: the screen did not change"))?;
    wait(300);
    driver.display.keys(&["Escape"])?;
    driver.return_to_stage().map(drop)
}

/// Resizes the window, or minimises and restores it; the position must not change.
fn window(driver: &mut Driver) -> Result<()> {
    let shown = driver.return_to_stage()?;
    let wanted = driver.pick(&[[1240, 730], [1024, 700], [1500, 900], [800, 600], [SIZE[0] - 40, 940]]);
    let [width, height] = wanted.map(|side| side.to_string());
    driver.display.xdotool(&["windowsize", &driver.display.window, &width, &height])?;
    let is_so = |size: &[usize; 2]| [0, 1].iter().all(|&axis| size[axis].abs_diff(wanted[axis]) < 3);
    poll_until(EFFECT_TIMEOUT, || driver.display.size().map(|size| Some(size).filter(is_so)))?
        .ok_or("the window keeps its size")?;
    if driver.number(0, 2) == 0 {
        driver.display.xdotool(&["windowminimize", "--sync", &driver.display.window])?;
        wait(driver.number(100, 1500) as u64);
        driver.display.xdotool(&["windowactivate", "--sync", &driver.display.window])?;
    }
    driver.expect("in another size", &shown)
}
