//! Deeds that make a position: turns, scrambles, painting, pasting, undo. What the program copies afterwards is compared with what the
//! engine says.

use std::time::Instant;

use crate::desk::PATIENCE;
use crate::driver::{Done, Driver, DriverError, Outcome};
use unfold_app::document::editor;
use unfold_engine::notation;
use unfold_engine::puzzle::scramble::{uniform, walk};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId};

const PUZZLES: [PuzzleId; 3] = [PuzzleId::Cube2, PuzzleId::Cube3, PuzzleId::Tess2];

/// Ctrl+R.
pub fn scramble(driver: &mut Driver) -> Done {
    let before = driver.home()?;
    driver.desk.keys(&["ctrl+r"])?;
    driver.facelets_until("scramble", |facelets| *facelets != before)?;
    Ok(Outcome::Seen)
}

/// Ctrl+Shift+R.
pub fn reset(driver: &mut Driver) -> Done {
    let before = driver.home()?;
    driver.desk.keys(&["ctrl+shift+r"])?;
    driver.expect("reset", &Facelets::solved(before.puzzle()))
}

/// Another puzzle by its key.
pub fn switch_puzzle(driver: &mut Driver) -> Done {
    driver.home()?;
    let at = driver.number(0, 2);
    to_puzzle(driver, PUZZLES[at])?;
    Ok(Outcome::Seen)
}

/// Shows a puzzle, and gives its facelets.
pub fn to_puzzle(driver: &mut Driver, puzzle: PuzzleId) -> Result<Facelets, DriverError> {
    let at = PUZZLES.iter().position(|one| *one == puzzle).unwrap_or(0);
    driver.desk.keys(&[format!("ctrl+{}", at + 1)])?;
    driver.facelets_until("switch of the puzzle", |facelets| facelets.puzzle() == puzzle)
}

/// The keys that make a move: on a cube its face with Shift or Alt, on the hypercube the letters of its name and Enter.
fn keys_of(puzzle: PuzzleId, mv: Move) -> Vec<String> {
    let def = puzzle.def();
    if def.faces == 0 {
        let letters = def.moves[mv.index()].name.chars().map(|letter| letter.to_ascii_lowercase().to_string());
        return letters.chain(["Return".to_owned()]).collect();
    }
    let face = def.letters[mv.index() / 3].to_ascii_lowercase();
    vec![[format!("{face}"), format!("alt+{face}"), format!("shift+{face}")][mv.index() % 3].clone()]
}

/// A move that keys can make.
fn any_move(driver: &mut Driver, puzzle: PuzzleId) -> Move {
    let def = puzzle.def();
    let typed: Vec<u16> = (0..def.turns as u16)
        .filter(|mv| def.faces > 0 || def.moves[usize::from(*mv)].name.chars().all(char::is_alphanumeric))
        .collect();
    Move::new(driver.pick(&typed))
}

/// Some turns by letters.
pub fn turn(driver: &mut Driver) -> Done {
    let mut facelets = driver.home()?;
    let count = driver.number(1, 4);
    for _ in 0..count {
        let mv = any_move(driver, facelets.puzzle());
        driver.desk.keys(&keys_of(facelets.puzzle(), mv))?;
        facelets = facelets.after(mv);
    }
    driver.expect("turn", &facelets)
}

/// One turn, and how long it takes until it is seen.
pub fn turn_at_once(driver: &mut Driver) -> Done {
    let facelets = driver.home()?;
    let mv = any_move(driver, facelets.puzzle());
    let keys = keys_of(facelets.puzzle(), mv);
    let (last, typed) = keys.split_last().ok_or("no keys")?;
    if !typed.is_empty() {
        driver.desk.keys(typed)?;
    }
    if let Some(before) = driver.desk.still()? {
        let begin = Instant::now();
        driver.desk.keys(&[last])?;
        while driver.desk.screen()? == before && begin.elapsed() < PATIENCE {
            driver.wait(1);
        }
        let (at, took) = (driver.seconds(), 1e3 * begin.elapsed().as_secs_f64());
        driver.latencies.push((at, took));
    } else {
        driver.desk.keys(&[last])?;
    }
    driver.expect("turn", &facelets.after(mv))
}

/// A rotation of the whole puzzle, and back.
pub fn rotate(driver: &mut Driver) -> Done {
    let before = driver.home()?;
    let (there, back) = driver.pick(&[("ctrl+Up", "ctrl+Down"), ("ctrl+Left", "ctrl+Right")]);
    driver.desk.keys(&[there])?;
    driver.facelets_until("rotation", |facelets| *facelets != before)?;
    driver.desk.keys(&[back])?;
    driver.expect("rotation back", &before)
}

/// Two turns, undone and redone.
pub fn undo_redo(driver: &mut Driver) -> Done {
    let mut shown = vec![driver.home()?];
    let puzzle = shown[0].puzzle();
    for _ in 0..2 {
        let mv = any_move(driver, puzzle);
        driver.desk.keys(&keys_of(puzzle, mv))?;
        let next = shown[shown.len() - 1].after(mv);
        driver.expect("turn", &next)?;
        shown.push(next);
    }
    for (key, at) in [("ctrl+z", 1), ("ctrl+z", 0), ("ctrl+y", 1), ("ctrl+shift+z", 2)] {
        driver.desk.keys(&[key])?;
        driver.expect(key, &shown[at])?;
    }
    Ok(Outcome::Seen)
}

/// Ctrl+V, and what was pasted stays on the clipboard until the program has had time to take it.
fn paste(driver: &mut Driver) -> Result<(), DriverError> {
    let seen = driver.watch("paste", 0.0, |driver| Ok(driver.desk.keys(&["ctrl+v"])?))?;
    driver.wait(if seen == Outcome::Seen { 100 } else { 1500 });
    Ok(())
}

/// Facelets of any puzzle from the clipboard.
pub fn paste_facelets(driver: &mut Driver) -> Done {
    driver.home()?;
    let puzzle = driver.pick(&PUZZLES);
    let state = uniform(puzzle, &mut driver.random);
    driver.desk.put_on_clipboard(&notation::facelets::print(&state))?;
    paste(driver)?;
    driver.expect("pasted facelets", &state)
}

/// Moves from the clipboard, and the moves copied again.
pub fn paste_moves(driver: &mut Driver) -> Done {
    let puzzle = driver.home()?.puzzle();
    let length = driver.number(8, 20);
    let moves = walk(puzzle, length, &mut driver.random);
    let state = Facelets::solved(puzzle).after_all(&moves);
    driver.desk.put_on_clipboard(&notation::print(puzzle, &moves))?;
    paste(driver)?;
    driver.expect("pasted moves", &state)?;
    let copied = driver.desk.copied_by("ctrl+shift+F11", PATIENCE)?.ok_or("no moves were copied")?;
    let copied =
        notation::parse(puzzle, &copied).map_err(|error| DriverError(format!("copied moves {copied:?}: {error}")))?;
    if Facelets::solved(puzzle).after_all(&copied) != state {
        return Err("the copied moves lead elsewhere".into());
    }
    Ok(Outcome::Seen)
}

/// Nonsense from the clipboard: the position stays.
pub fn paste_nonsense(driver: &mut Driver) -> Done {
    let before = driver.home()?;
    let text = driver.pick(&["this is no cube", "R U Q7", "MagicCube4D 9 9 9", "0000", "é\u{7f}\u{1f600}\n\n;;;"]);
    driver.desk.put_on_clipboard(text)?;
    paste(driver)?;
    if driver.home()? != before {
        return Err(format!("{text:?} changed the position").into());
    }
    // That nothing happened is no sign that the paste arrived.
    Ok(Outcome::Unseen)
}

/// The system's key for copying.
pub fn copy(driver: &mut Driver) -> Done {
    let shown = driver.home()?;
    driver.desk.keys(&["Escape"])?;
    let Some(text) = driver.desk.copied_by("ctrl+c", PATIENCE)? else { return Err("nothing was copied".into()) };
    // A text that the pointer has marked is what is copied.
    if text == notation::facelets::print(&shown) { Ok(Outcome::Seen) } else { Ok(Outcome::Unseen) }
}

/// The whole net by keys, from nothing.
pub fn paint_all(driver: &mut Driver) -> Done {
    let puzzle = driver.home()?.puzzle();
    let state = uniform(puzzle, &mut driver.random);
    driver.desk.keys(&["ctrl+shift+r", "ctrl+Delete"])?;
    driver.wait(150);
    driver.desk.keys(&["ctrl+e"])?;
    driver.wait(200);
    let first = usize::from(puzzle.def().faces > 0);
    let fixed = |facelet: usize| puzzle == PuzzleId::Cube3 && facelet % 9 == 4;
    let order = editor::reading_order(puzzle.def()).into_iter().filter(|facelet| !fixed(*facelet));
    let keys: Vec<String> = order.map(|facelet| (usize::from(state.colours()[facelet]) + first).to_string()).collect();
    driver.desk.keys(&keys)?;
    let seen = driver.expect("painted by keys", &state)?;
    driver.desk.keys(&["Escape"])?;
    Ok(seen)
}

/// A few facelets by keys, undone again.
pub fn paint_some(driver: &mut Driver) -> Done {
    let before = driver.home()?;
    let colours = before.puzzle().def().letters.len();
    let first = usize::from(before.puzzle().def().faces > 0);
    driver.desk.keys(&["ctrl+e"])?;
    driver.wait(150);
    let arrow = driver.pick(&["Down", "Right", "Left", "Up"]);
    let mut keys = vec![arrow.to_owned(); driver.number(1, 4)];
    // So many that they are hardly all there already.
    for _ in 0..7 {
        keys.push((driver.number(0, colours - 1) + first).to_string());
    }
    driver.desk.keys(&keys)?;
    driver.wait(200);
    driver.desk.keys(&["Escape"])?;
    driver.facelets_until("painted by keys", |facelets| *facelets != before)?;
    for _ in 0..20 {
        driver.desk.keys(&["ctrl+z"])?;
        if driver.ask(PATIENCE)?.is_some_and(|facelets| facelets == before) {
            return Ok(Outcome::Seen);
        }
    }
    Err("undo does not lead back to what was before the painting".into())
}
