//! Deeds that solve and that play what was found.

use std::time::{Duration, Instant};

use unfold_engine::notation;
use unfold_engine::puzzle::{Facelets, PuzzleId};

use super::position::to_puzzle;
use crate::desk::PATIENCE;
use crate::driver::{Done, Driver, DriverError, Outcome};

/// How long threads of a search may take to come and to go; far less than the limit of a search.
const STOPPING: Duration = Duration::from_secs(3);

/// Scrambles what cannot be searched: what is solved, and what was painted. Gives the facelets.
fn scrambled(driver: &mut Driver) -> Result<Facelets, DriverError> {
    let before = driver.home()?;
    driver.desk.keys(&["ctrl+r"])?;
    driver.facelets_until("scramble", |facelets| *facelets != before)
}

/// Solves a new position until there is a solution, and applies the moves that are copied. They can be played afterwards.
pub fn solve(driver: &mut Driver) -> Done {
    driver.track = None;
    let state = scrambled(driver)?;
    driver.desk.keys(&["ctrl+Return"])?;
    // The first search may have to build its tables.
    let until = Instant::now() + Duration::from_secs(120);
    while Instant::now() < until {
        let Some(moves) = driver.desk.copied_by("ctrl+shift+c", Duration::from_secs(2))? else { continue };
        // It may be improved at any moment: what is played afterwards is what the search ends with.
        let solution =
            notation::parse(state.puzzle(), &moves).map_err(|error| DriverError(format!("{moves:?}: {error}")))?;
        if Driver::track(&state, &solution).is_none() {
            let facelets = notation::facelets::print(&state);
            return Err(format!("{moves} does not solve {facelets}").into());
        }
        driver.desk.keys(&["Escape"])?;
        driver.wait(400);
        let last = driver.desk.copied_by("ctrl+shift+c", PATIENCE)?.ok_or("the solution was not copied again")?;
        let last = notation::parse(state.puzzle(), &last).map_err(|error| DriverError(format!("{last:?}: {error}")))?;
        driver.track = Driver::track(&state, &last);
        return if driver.track.is_some() { Ok(Outcome::Seen) } else { Err("the last solution is wrong".into()) };
    }
    Err("not solved within two minutes".into())
}

/// Starts a search and stops it: its threads come and go.
pub fn stop(driver: &mut Driver) -> Done {
    if driver.home()?.puzzle() == PuzzleId::Cube2 {
        to_puzzle(driver, PuzzleId::Cube3)?;
    }
    scrambled(driver)?;
    // A search for the position before ends first.
    driver.desk.keys(&["Escape"])?;
    let (mut before, mut since) = (driver.subject.usage().threads, Instant::now());
    while since.elapsed() < Duration::from_millis(600) {
        driver.wait(30);
        let now = driver.subject.usage().threads;
        if now != before {
            (before, since) = (now, Instant::now());
        }
    }
    driver.desk.keys(&["ctrl+Return"])?;
    threads_until(driver, "the search did not start", |threads| threads > before)?;
    let while_it_goes = driver.number(50, 1200) as u64;
    driver.wait(while_it_goes);
    if driver.subject.usage().threads <= before {
        // It has ended by itself, with a proof.
        return Ok(Outcome::Nothing);
    }
    driver.desk.keys(&["Escape"])?;
    // The search would end by itself, but later.
    threads_until(driver, "the search did not stop", |threads| threads <= before)?;
    Ok(Outcome::Seen)
}

fn threads_until(driver: &Driver, what: &str, wish: impl Fn(u64) -> bool) -> Result<(), DriverError> {
    let until = Instant::now() + STOPPING;
    while Instant::now() < until {
        if wish(driver.subject.usage().threads) {
            return Ok(());
        }
        driver.wait(15);
    }
    Err(format!("{what}: {} threads", driver.subject.usage().threads).into())
}

/// The facelets after each move of a solution: of the last one that was found if what is shown is on its way, and otherwise of a new one.
fn steps(driver: &mut Driver) -> Result<Option<Vec<Facelets>>, DriverError> {
    let shown = driver.home()?;
    if driver.track.as_ref().is_none_or(|track| !track.steps.contains(&shown)) {
        solve(driver)?;
    }
    Ok(driver.track.as_ref().map(|track| track.steps.clone()))
}

/// To the start, some steps on, one back, to the end.
pub fn step(driver: &mut Driver) -> Done {
    let Some(steps) = steps(driver)? else { return Ok(Outcome::Nothing) };
    driver.desk.keys(&["ctrl+shift+comma"])?;
    driver.expect("to the start", &steps[0])?;
    let count = driver.number(1, 5).min(steps.len() - 1);
    driver.desk.keys(&vec!["ctrl+period"; count])?;
    driver.expect("steps forward", &steps[count])?;
    driver.desk.keys(&["ctrl+comma"])?;
    driver.expect("step back", &steps[count - 1])?;
    driver.desk.keys(&["ctrl+shift+period"])?;
    driver.expect("to the end", &steps[steps.len() - 1])
}

/// Plays, pauses on the way, and plays to the end.
pub fn play(driver: &mut Driver) -> Done {
    let Some(steps) = steps(driver)? else { return Ok(Outcome::Nothing) };
    driver.desk.keys(&["Shift+F7", "ctrl+shift+comma"])?;
    driver.expect("to the start", &steps[0])?;
    driver.desk.keys(&["ctrl+space"])?;
    let on_the_way = driver.facelets_until("playing", |facelets| steps[1..].contains(facelets))?;
    if on_the_way != steps[steps.len() - 1] {
        driver.desk.keys(&["ctrl+space"])?;
        driver.wait(500);
        let paused = driver.home()?;
        driver.wait(600);
        driver.expect("pause", &paused)?;
        if paused != steps[steps.len() - 1] {
            driver.desk.keys(&["ctrl+space"])?;
        }
    }
    // Slow frames show each move all the same.
    driver.facelets_within(Duration::from_secs(60), "played to the end", |facelets| Some(facelets) == steps.last())?;
    Ok(Outcome::Seen)
}

/// Drags along the timeline: where that meets the scrubber or a move, another moment of the solution is shown.
pub fn scrub(driver: &mut Driver) -> Done {
    let Some(steps) = steps(driver)? else { return Ok(Outcome::Nothing) };
    driver.desk.keys(&["ctrl+shift+comma"])?;
    driver.expect("to the start", &steps[0])?;
    let [left, top, width, height] = driver.window()?;
    let (across, known) = (driver.number(25, 85), driver.number(0, 3) > 0 && !driver.scrubbers.is_empty());
    let up = if known {
        let at = driver.number(0, driver.scrubbers.len() - 1);
        driver.scrubbers[at][1]
    } else {
        driver.number(20, 190)
    };
    let bottom = top + height;
    let place = |across: usize| [left + width * across / 100, bottom.saturating_sub(up)];
    driver.desk.drag(1, place(across.saturating_sub(12)), place(across))?;
    driver.wait(250);
    let shown = driver.home()?;
    match steps.iter().position(|step| *step == shown) {
        Some(0) | None if known => {
            // The window has another size or zoom now.
            driver.scrubbers.retain(|place| place[1] != up);
            Ok(Outcome::Nothing)
        }
        Some(0) => Ok(Outcome::Nothing),
        Some(_) => {
            driver.scrubbers.push([across, up]);
            Ok(Outcome::Seen)
        }
        None => Ok(Outcome::Nothing),
    }
}

/// Turns while a search goes on, which is then for the position before; and back by undo.
pub fn leave_search(driver: &mut Driver) -> Done {
    let state = scrambled(driver)?;
    driver.desk.keys(&["ctrl+Return"])?;
    driver.wait(300);
    driver.desk.keys(&["ctrl+r"])?;
    driver.facelets_until("scramble while searching", |facelets| *facelets != state)?;
    driver.desk.keys(&["ctrl+z"])?;
    driver.expect("undo while searching", &state)
}

/// Nothing for some seconds: what that costs.
pub fn rest(driver: &mut Driver) -> Done {
    driver.home()?;
    driver.desk.keys(&["Escape", "ctrl+shift+comma"])?;
    if driver.desk.still()?.is_none() {
        return Ok(Outcome::Nothing);
    }
    // What still shows a message for some seconds is not idle.
    driver.wait(6000);
    let (before, begin) = (driver.subject.usage().ticks, Instant::now());
    driver.wait(4000);
    let cost = (driver.subject.usage().ticks - before) as f64 / begin.elapsed().as_secs_f64();
    let at = driver.seconds();
    driver.idle.push((at, cost));
    Ok(Outcome::Unseen)
}
