//! Deeds about how the window looks: choices that are seen in the settings file, pages and dialogs, the size of the window, and the
//! pointer.

use std::time::{Duration, Instant};

use serde_json::Value;
use unfold_engine::notation;

use crate::desk::PATIENCE;
use crate::driver::{Done, Driver, DriverError, Outcome};

/// Commands that have no keys of their own and those that the soak gives them in its settings.
pub const KEYS: &[(&str, &str)] = &[
    ("copy-facelets", "Ctrl+C Ctrl+Shift+F12"),
    ("copy-moves", "Ctrl+Shift+F11"),
    ("save-session", "Ctrl+Shift+F10"),
    ("language-en", "Ctrl+F2"),
    ("language-fr", "Ctrl+F3"),
    ("language-es", "Ctrl+F4"),
    ("theme-light", "Ctrl+F5"),
    ("theme-dark", "Ctrl+F6"),
    ("theme-system", "Ctrl+F7"),
    ("letters", "Ctrl+F8"),
    ("patterns", "Ctrl+F9"),
    ("hint-stickers", "Ctrl+F10"),
    ("frame-times", "Ctrl+F11"),
    ("solver-options", "Ctrl+F12"),
    ("colours-usual", "Shift+F2"),
    ("colours-safe", "Shift+F3"),
    ("colours-contrast", "Shift+F4"),
    ("log-time", "Shift+F5"),
    ("next-move", "Shift+F6"),
    ("speed-fast", "Shift+F7"),
    ("tables", "Shift+F8"),
    ("examples", "Shift+F9"),
    ("method-two-phase", "Shift+F10"),
    ("method-three-phases", "Shift+F11"),
    ("method-graph", "Shift+F12"),
    ("view-stage", "F2"),
    ("view-crosses", "F3"),
    ("view-graph", "F4"),
    ("view-batch", "F5"),
];

/// Presses a key that sets something, and waits until the settings file says so.
fn choose(driver: &mut Driver, key: &str, name: &str, wanted: &Value) -> Done {
    driver.desk.keys(&[key])?;
    driver.settings_until(&format!("{key}: {name} = {wanted}"), |settings| settings[name] == *wanted)
}

/// Another language.
pub fn language(driver: &mut Driver) -> Done {
    driver.home()?;
    let (key, name) = driver.pick(&[("ctrl+F2", "en"), ("ctrl+F3", "fr"), ("ctrl+F4", "es")]);
    choose(driver, key, "language", &name.into())
}

/// Another theme.
pub fn theme(driver: &mut Driver) -> Done {
    driver.home()?;
    let (key, name) = driver.pick(&[("ctrl+F5", "light"), ("ctrl+F6", "dark"), ("ctrl+F7", "system")]);
    choose(driver, key, "theme", &name.into())
}

/// Other colours of the stickers.
pub fn palette(driver: &mut Driver) -> Done {
    driver.home()?;
    let (key, name) = driver.pick(&[("Shift+F2", "usual"), ("Shift+F3", "safe"), ("Shift+F4", "contrast")]);
    choose(driver, key, "palette", &name.into())
}

/// A switch, there and back.
pub fn switch(driver: &mut Driver) -> Done {
    driver.home()?;
    let (key, name) = driver.pick(&[
        ("ctrl+F8", "letters"),
        ("ctrl+F9", "patterns"),
        ("ctrl+F10", "hint_stickers"),
        ("ctrl+F11", "frame_times"),
        ("ctrl+F12", "solver_options"),
        ("Shift+F5", "log_time"),
        ("Shift+F6", "next_move"),
        ("F9", "result_panel"),
    ]);
    let before = driver.subject.settings()[name].as_bool().unwrap_or(false);
    choose(driver, key, name, &(!before).into())?;
    choose(driver, key, name, &before.into())
}

/// The net or the puzzle in space alone, and both again.
pub fn panels(driver: &mut Driver) -> Done {
    driver.home()?;
    let (key, name) = driver.pick(&[("F7", "net"), ("F8", "space")]);
    choose(driver, key, "stage", &name.into())?;
    choose(driver, key, "stage", &"both".into())
}

/// Larger or smaller, and as usual.
pub fn zoom(driver: &mut Driver) -> Done {
    driver.home()?;
    let (key, zoom) = driver.pick(&[("ctrl+equal", 1.1), ("ctrl+minus", 0.9)]);
    driver.desk.keys(&[key])?;
    let is = |zoom: f64| move |settings: &Value| settings["zoom"].as_f64().is_some_and(|now| (now - zoom).abs() < 0.01);
    driver.settings_until("zoom", is(zoom))?;
    driver.desk.keys(&["ctrl+0"])?;
    driver.settings_until("zoom as usual", is(1.0))
}

/// A page in the place of the stage, of those that the settings keep.
pub fn view(driver: &mut Driver) -> Done {
    let puzzle = driver.home()?.puzzle().def().name;
    let pages: &[(&str, &str)] = match puzzle {
        "2x2x2" => &[("F4", "graph"), ("F5", "batch")],
        "3x3x3" => &[("F3", "crosses"), ("F5", "batch")],
        _ => &[("F5", "batch")],
    };
    let (key, name) = driver.pick(pages);
    driver.desk.keys(&[key])?;
    driver.settings_until(key, |settings| settings["choices"][puzzle]["view"] == name)?;
    driver.wait(300);
    driver.desk.keys(&["Escape"])?;
    driver.settings_until("back to the stage", |settings| settings["choices"][puzzle]["view"] == "stage")
}

/// A page that covers the stage; Escape leaves it.
pub fn page(driver: &mut Driver) -> Done {
    driver.home()?;
    let key =
        driver.pick(&["F1", "ctrl+shift+a", "Shift+F8", "Shift+F9", "Shift+F10", "Shift+F11", "Shift+F12", "F11"]);
    open_and_leave(driver, key, 0.05)
}

/// A dialog or a menu; Escape closes it.
pub fn dialog(driver: &mut Driver) -> Done {
    driver.home()?;
    let key = driver.pick(&["ctrl+F1", "ctrl+shift+p", "ctrl+shift+o", "F10"]);
    open_and_leave(driver, key, 0.01)
}

fn open_and_leave(driver: &mut Driver, key: &str, part: f64) -> Done {
    let opened = driver.watch(key, part, |driver| Ok(driver.desk.keys(&[key])?))?;
    driver.wait(300);
    let left = driver.watch(&format!("Escape after {key}"), part, |driver| Ok(driver.desk.keys(&["Escape"])?))?;
    driver.home()?;
    Ok(if opened == Outcome::Seen { left } else { opened })
}

/// A command by its name, in the list that Ctrl+Shift+P opens.
pub fn palette_command(driver: &mut Driver) -> Done {
    driver.home()?;
    let (typed, name, wanted) = driver.pick(&[
        ("Theme Dark", "theme", "dark"),
        ("Theme Light", "theme", "light"),
        ("English", "language", "en"),
    ]);
    driver.desk.keys(&["ctrl+shift+p"])?;
    driver.wait(400);
    driver.desk.type_text(typed)?;
    driver.wait(200);
    driver.desk.keys(&["Return"])?;
    driver.settings_until(typed, |settings| settings[name] == wanted)
}

/// Another size of the window.
pub fn resize(driver: &mut Driver) -> Done {
    driver.home()?;
    let [width, height] = driver.pick(&[[1240, 730], [1024, 700], [1280, 800], [1500, 900], [800, 600], [1560, 940]]);
    let window = driver.subject.window.clone();
    driver.desk.ask(&["windowsize", &window, &format!("{width}"), &format!("{height}")])?;
    size_until(driver, "size", |[_, _, w, h]| w.abs_diff(width) < 3 && h.abs_diff(height) < 3)?;
    // That the window still hears is seen by what it copies.
    driver.home()?;
    Ok(Outcome::Seen)
}

fn size_until(driver: &Driver, what: &str, wish: impl Fn([usize; 4]) -> bool) -> Result<(), DriverError> {
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        if wish(driver.window()?) {
            return Ok(());
        }
        driver.wait(40);
    }
    Err(format!("{what}: {:?}", driver.window()?).into())
}

/// The whole screen by a double click on the title, and back.
pub fn maximise(driver: &mut Driver) -> Done {
    driver.home()?;
    let before = driver.window()?;
    for wish in [true, false] {
        let [left, top, width, _] = driver.window()?;
        driver.desk.point([left + width / 2, top.saturating_sub(10)])?;
        driver.desk.ask(&["click", "--repeat", "2", "--delay", "80", "1"])?;
        let is_large = |[_, _, width, _]: [usize; 4]| width >= 1590;
        size_until(driver, "maximised", move |now| if wish { is_large(now) } else { now[2] == before[2] })?;
        driver.wait(300);
    }
    driver.home()?;
    Ok(Outcome::Seen)
}

/// Away from the screen, and back.
pub fn minimise(driver: &mut Driver) -> Done {
    let shown = driver.home()?;
    let (window, process) = (driver.subject.window.clone(), driver.subject.process().to_string());
    let visible = |driver: &Driver| {
        driver.desk.ask(&["search", "--onlyvisible", "--pid", &process, "--name", "Unfold"]).unwrap_or_default()
    };
    driver.desk.ask(&["windowminimize", &window])?;
    let until = Instant::now() + PATIENCE;
    while !visible(driver).is_empty() {
        if Instant::now() > until {
            return Err("the window is still seen".into());
        }
        driver.wait(40);
    }
    let away = driver.number(100, 1500) as u64;
    driver.wait(away);
    driver.desk.ask(&["windowactivate", "--sync", &window])?;
    driver.wait(300);
    driver.expect("after it was minimised", &shown)
}

/// A sticker on the net, or a colour, by the pointer, with any button: found by its even colour.
pub fn click_sticker(driver: &mut Driver) -> Done {
    let before = driver.home()?;
    let Some(place) = sticker(driver)? else { return Ok(Outcome::Nothing) };
    driver.desk.point(place)?;
    driver.wait(200);
    let button = driver.pick(&[1, 1, 1, 2]);
    // On a sticker of the chosen colour it changes nothing.
    driver.desk.click(button)?;
    driver.wait(300);
    let changed = after_pointer(driver, &before)?;
    Ok(if changed { Outcome::Seen } else { Outcome::Unseen })
}

/// A stroke from one sticker to another.
pub fn stroke(driver: &mut Driver) -> Done {
    let before = driver.home()?;
    let (Some(from), Some(to)) = (sticker(driver)?, sticker(driver)?) else { return Ok(Outcome::Nothing) };
    driver.desk.drag(1, from, to)?;
    driver.wait(150);
    let changed = after_pointer(driver, &before)?;
    Ok(if changed { Outcome::Seen } else { Outcome::Unseen })
}

/// Whether a gesture changed the position; what it changed is undone, and the colour put down.
fn after_pointer(driver: &mut Driver, before: &unfold_engine::puzzle::Facelets) -> Result<bool, DriverError> {
    driver.wait(150);
    // An unfinished painting is not copied: that is a change as well.
    let after = driver.ask(Duration::from_millis(1500))?;
    let changed = after.as_ref() != Some(before);
    for _ in 0..3 {
        if driver.ask(Duration::from_millis(1500))?.as_ref() == Some(before) {
            break;
        }
        driver.desk.keys(&["Escape", "ctrl+z"])?;
    }
    driver.desk.keys(&["Escape"])?;
    let there = driver.home()?;
    if there.puzzle() == before.puzzle() && there != *before && driver.track.is_none() {
        let text = notation::facelets::print(before);
        return Err(format!("undo does not lead back to {text}").into());
    }
    Ok(changed)
}

fn sticker(driver: &mut Driver) -> Result<Option<[usize; 2]>, DriverError> {
    let screen = driver.desk.screen()?;
    let window = driver.window()?;
    for _ in 0..3000 {
        let place = driver.point_within(window, [4, 60], [12, 78]);
        if screen.is_sticker(place) {
            return Ok(Some(place));
        }
    }
    Ok(None)
}

/// The puzzle in space seen from another side, by dragging beside it, and nearer by the wheel.
pub fn orbit(driver: &mut Driver) -> Done {
    let before = driver.home()?;
    choose(driver, "F8", "stage", &"space".into())?;
    let (from, to) = (driver.point_in([15, 60], [20, 50])?, driver.point_in([15, 60], [20, 50])?);
    driver.desk.point(from)?;
    driver.wait(150);
    let wheel = driver.pick(&[4, 5]);
    let seen = driver.watch("drag in space", 0.0, |driver| {
        driver.desk.drag(3, from, to)?;
        driver.desk.click(wheel)?;
        Ok(driver.desk.point(from)?)
    })?;
    driver.desk.keys(&["Escape"])?;
    choose(driver, "F8", "stage", &"both".into())?;
    after_pointer(driver, &before)?;
    Ok(seen)
}

/// A click anywhere but where the solver is, which might be told to build large tables: whatever it does, the program goes on to answer.
pub fn click_anywhere(driver: &mut Driver) -> Done {
    driver.home()?;
    let place = driver.point_in([2, 70], [8, 98])?;
    driver.desk.point(place)?;
    driver.wait(50);
    driver.desk.click(1)?;
    driver.wait(200);
    driver.desk.keys(&["Escape", "F2"])?;
    driver.home()?;
    Ok(Outcome::Unseen)
}
