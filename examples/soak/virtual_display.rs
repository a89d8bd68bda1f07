//! A virtual display with a window manager, keyboard, pointer, clipboard and screen.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::Result;
use crate::driver::{EFFECT_TIMEOUT, poll_until};

pub const SIZE: [usize; 2] = [1600, 1000];

/// A virtual display and its processes.
pub struct VirtualDisplay {
    display: String,
    framebuffer: PathBuf,
    processes: Vec<Child>,
    marks: u64,
    /// X11 id of the program's window; empty before it opens.
    pub window: String,
}

impl VirtualDisplay {
    /// Starts the display, whose framebuffer is a file below `work`, and a window manager.
    pub fn start(work: &Path) -> Result<Self> {
        let folder = work.join("screen");
        std::fs::create_dir_all(&folder)?;
        let size = format!("{}x{}x24", SIZE[0], SIZE[1]);
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", &size, "-nolisten", "tcp", "-fbdir"])
            .arg(&folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("Xvfb: {error}"))?;
        let mut number = String::new();
        if let Some(out) = server.stdout.take() {
            BufReader::new(out).read_line(&mut number)?;
        }
        let (display, framebuffer) = (format!(":{}", number.trim()), folder.join("Xvfb_screen0"));
        let mut desk = Self { display, framebuffer, processes: vec![server], marks: 0, window: String::new() };
        let manager = desk.command("openbox").stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        desk.processes.push(manager);
        Ok(desk)
    }

    /// A command that runs on this display.
    pub fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        command.env("DISPLAY", &self.display).env_remove("WAYLAND_DISPLAY").env_remove("DBUS_SESSION_BUS_ADDRESS");
        command
    }

    /// Runs `xdotool` and returns its output.
    pub fn xdotool(&self, arguments: &[&str]) -> Result<String> {
        let out = self.command("xdotool").args(arguments).stderr(Stdio::null()).output()?;
        if !out.status.success() {
            return Err(format!("xdotool {}", arguments.join(" ")).into());
        }
        Ok(String::from_utf8_lossy(&out.stdout).trim().to_owned())
    }

    /// Presses keys in turn.
    pub fn keys(&self, keys: &[impl AsRef<str>]) -> Result<()> {
        let mut arguments = vec!["key", "--delay", "25"];
        arguments.extend(keys.iter().map(AsRef::as_ref));
        self.xdotool(&arguments).map(drop)
    }

    /// Moves the pointer to a point of the window.
    pub fn point(&self, [x, y]: [usize; 2]) -> Result<()> {
        self.xdotool(&["mousemove", "--window", &self.window, &x.to_string(), &y.to_string()]).map(drop)
    }

    /// Drags from one point of the window to another, in steps, with a button (1 left, 2 middle, 3 right).
    pub fn drag(&self, button: &str, from: [usize; 2], to: [usize; 2]) -> Result<()> {
        self.point(from)?;
        self.xdotool(&["mousedown", button])?;
        for step in 1..=6 {
            std::thread::sleep(Duration::from_millis(30));
            self.point([0, 1].map(|axis| (from[axis] * (6 - step) + to[axis] * step) / 6))?;
        }
        std::thread::sleep(Duration::from_millis(60));
        self.xdotool(&["mouseup", button]).map(drop)
    }

    /// Width and height of the window.
    pub fn size(&self) -> Result<[usize; 2]> {
        let text = self.xdotool(&["getwindowgeometry", "--shell", &self.window])?;
        let number = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.parse().ok());
        number("WIDTH=").zip(number("HEIGHT=")).map(<[usize; 2]>::from).ok_or_else(|| text.clone().into())
    }

    /// Puts a text on the clipboard and waits until it is there, since ownership changes asynchronously.
    pub fn put_on_clipboard(&self, text: &str) -> Result<()> {
        let mut clip = self.command("xclip");
        clip.args(["-selection", "clipboard", "-i"]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut clip = clip.spawn()?;
        if let Some(mut input) = clip.stdin.take() {
            input.write_all(text.as_bytes())?;
        }
        clip.wait()?;
        poll_until(EFFECT_TIMEOUT, || Ok(self.clipboard().filter(|there| there == text)))?
            .map(drop)
            .ok_or_else(|| "the clipboard does not take a text".into())
    }

    /// The text on the clipboard; `None` if it is empty or its owner does not answer within a second.
    fn clipboard(&self) -> Option<String> {
        let mut clip = self.command("timeout");
        clip.args(["1", "xclip", "-selection", "clipboard", "-o"]);
        let out = clip.stderr(Stdio::null()).output().ok()?;
        out.status.success().then(|| String::from_utf8_lossy(&out.stdout).into_owned())
    }

    /// Presses keys that copy, and returns the copy; `None` if there is none within `patience`. A marker is put on the
    /// clipboard first, so that an old text is not taken for the copy.
    pub fn copied_by(&mut self, keys: &str, timeout: Duration) -> Result<Option<String>> {
        self.marks += 1;
        let mark = format!("nothing was copied {}", self.marks);
        self.put_on_clipboard(&mark)?;
        self.keys(&[keys])?;
        poll_until(timeout, || Ok(self.clipboard().filter(|text| *text != mark)))
    }

    /// The screen as an X window dump.
    pub fn screen(&self) -> Result<Vec<u8>> {
        Ok(std::fs::read(&self.framebuffer)?)
    }
}

impl Drop for VirtualDisplay {
    fn drop(&mut self) {
        for process in self.processes.iter_mut().rev() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}
