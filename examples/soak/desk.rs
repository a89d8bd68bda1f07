//! A desk of its own for the window: a virtual display with a window manager, its keyboard, pointer, clipboard and screen.

#![allow(clippy::disallowed_methods, reason = "it drives a window from outside")]

use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use unfold_scene::picture::{self, Picture};

/// Width and height of the screen.
pub const SIZE: [usize; 2] = [1600, 1000];

/// How long an effect is waited for, the machine being shared with others.
pub const PATIENCE: Duration = Duration::from_secs(8);

/// A virtual display and what hangs on it.
pub struct Desk {
    display: String,
    framebuffer: PathBuf,
    processes: Vec<Child>,
    marks: u64,
}

/// What the screen showed: rows of pixels of four bytes, blue first.
#[derive(Clone, PartialEq)]
pub struct Screen(Vec<u8>);

impl Desk {
    /// Starts the display, whose memory is a file below `work`, and a window manager.
    pub fn start(work: &Path) -> io::Result<Self> {
        let folder = work.join("screen");
        std::fs::create_dir_all(&folder)?;
        let size = format!("{}x{}x24", SIZE[0], SIZE[1]);
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", &size, "-nolisten", "tcp", "-fbdir"])
            .arg(&folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| io::Error::other(format!("Xvfb: {error}")))?;
        let mut number = String::new();
        if let Some(out) = server.stdout.take() {
            BufReader::new(out).read_line(&mut number)?;
        }
        let display = format!(":{}", number.trim());
        let mut desk = Self { display, framebuffer: folder.join("Xvfb_screen0"), processes: vec![server], marks: 0 };
        let manager = desk.command("openbox").stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        desk.processes.push(manager);
        Ok(desk)
    }

    /// A program with this display.
    pub fn command(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        command.env("DISPLAY", &self.display).env_remove("WAYLAND_DISPLAY").env_remove("DBUS_SESSION_BUS_ADDRESS");
        command
    }

    /// What `xdotool` answers; an error where it refuses.
    pub fn ask(&self, arguments: &[&str]) -> io::Result<String> {
        let out = self.command("xdotool").args(arguments).stderr(Stdio::null()).output()?;
        if !out.status.success() {
            return Err(io::Error::other(format!("xdotool {}", arguments.join(" "))));
        }
        Ok(String::from_utf8_lossy(&out.stdout).trim().to_owned())
    }

    /// Presses keys one after the other.
    pub fn keys(&self, keys: &[impl AsRef<str>]) -> io::Result<()> {
        let mut arguments = vec!["key", "--delay", "25"];
        arguments.extend(keys.iter().map(AsRef::as_ref));
        self.ask(&arguments).map(drop)
    }

    /// Types a text.
    pub fn type_text(&self, text: &str) -> io::Result<()> {
        self.ask(&["type", "--delay", "10", text]).map(drop)
    }

    /// Moves the pointer to a place on the screen.
    pub fn point(&self, [x, y]: [usize; 2]) -> io::Result<()> {
        self.ask(&["mousemove", &x.to_string(), &y.to_string()]).map(drop)
    }

    /// Presses a button of the mouse where the pointer is: 1 left, 2 middle, 3 right, 4 and 5 the wheel.
    pub fn click(&self, button: u8) -> io::Result<()> {
        self.ask(&["click", &button.to_string()]).map(drop)
    }

    /// Drags from one place to another with a button, by way of the places between.
    pub fn drag(&self, button: u8, from: [usize; 2], to: [usize; 2]) -> io::Result<()> {
        self.point(from)?;
        let button = button.to_string();
        self.ask(&["mousedown", &button])?;
        for step in 1..=6 {
            std::thread::sleep(Duration::from_millis(30));
            let between = [0, 1].map(|axis| (from[axis] * (6 - step) + to[axis] * step) / 6);
            self.point(between)?;
        }
        std::thread::sleep(Duration::from_millis(60));
        self.ask(&["mouseup", &button]).map(drop)
    }

    /// Puts a text on the clipboard, and waits until it lies there: who takes it over does so on its own time.
    pub fn put_on_clipboard(&self, text: &str) -> io::Result<()> {
        let mut clip = self
            .command("xclip")
            .args(["-selection", "clipboard", "-i"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        if let Some(mut input) = clip.stdin.take() {
            input.write_all(text.as_bytes())?;
        }
        clip.wait()?;
        let until = Instant::now() + PATIENCE;
        while self.clipboard().as_deref() != Some(text) {
            if Instant::now() > until {
                return Err(io::Error::other("the clipboard does not take a text"));
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Ok(())
    }

    /// The text on the clipboard; `None` where there is none, or its owner does not answer within a second.
    fn clipboard(&self) -> Option<String> {
        let mut clip = self.command("timeout");
        clip.args(["1", "xclip", "-selection", "clipboard", "-o"]);
        let out = clip.stderr(Stdio::null()).output().ok()?;
        out.status.success().then(|| String::from_utf8_lossy(&out.stdout).into_owned())
    }

    /// Presses keys that copy, and waits for what they copy: a mark lies on the clipboard until then, so nothing old is taken for it.
    pub fn copied_by(&mut self, keys: &str, patience: Duration) -> io::Result<Option<String>> {
        self.marks += 1;
        let mark = format!("nothing was copied {}", self.marks);
        self.put_on_clipboard(&mark)?;
        self.keys(&[keys])?;
        let until = Instant::now() + patience;
        while Instant::now() < until {
            if let Some(text) = self.clipboard().filter(|text| *text != mark) {
                return Ok(Some(text));
            }
            std::thread::sleep(Duration::from_millis(25));
        }
        Ok(None)
    }

    /// What the screen shows, read from the display's memory.
    pub fn screen(&self) -> io::Result<Screen> {
        let mut bytes = Vec::with_capacity(SIZE[0] * SIZE[1] * 4 + 8192);
        std::fs::File::open(&self.framebuffer)?.read_to_end(&mut bytes)?;
        // The header of an X window dump: big-endian words, of which the first is its length and the 20th counts the colours after it.
        let word = |at: usize| {
            let word = bytes.get(4 * at..4 * at + 4).and_then(|word| word.try_into().ok());
            word.map_or(0, |word| u32::from_be_bytes(word) as usize)
        };
        let begin = word(0) + 12 * word(19);
        let end = begin + 4 * SIZE[0] * SIZE[1];
        if word(12) != 4 * SIZE[0] || bytes.len() < end {
            return Err(io::Error::other("the display has another form of pixels"));
        }
        bytes.truncate(end);
        bytes.drain(..begin);
        Ok(Screen(bytes))
    }

    /// Waits until the screen does not change for a sixth of a second; `None` where it goes on changing.
    pub fn still(&self) -> io::Result<Option<Screen>> {
        let until = Instant::now() + Duration::from_millis(1500);
        let (mut last, mut since) = (self.screen()?, Instant::now());
        while Instant::now() < until {
            std::thread::sleep(Duration::from_millis(30));
            let now = self.screen()?;
            if now != last {
                (last, since) = (now, Instant::now());
            } else if since.elapsed() > Duration::from_millis(160) {
                return Ok(Some(last));
            }
        }
        Ok(None)
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        for process in self.processes.iter_mut().rev() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

impl Screen {
    /// Red, green and blue at a place.
    pub fn at(&self, [x, y]: [usize; 2]) -> [u8; 3] {
        let at = 4 * (y * SIZE[0] + x);
        [self.0[at + 2], self.0[at + 1], self.0[at]]
    }

    /// How many pixels differ from another screen.
    pub fn difference(&self, other: &Self) -> usize {
        self.0.chunks_exact(4).zip(other.0.chunks_exact(4)).filter(|(a, b)| a != b).count()
    }

    /// Whether all pixels around a place have the same lively colour, as a sticker on the net has.
    pub fn is_sticker(&self, [x, y]: [usize; 2]) -> bool {
        let colour = self.at([x, y]);
        let (most, least) = (colour.iter().max().copied(), colour.iter().min().copied());
        let lively = most.zip(least).is_some_and(|(most, least)| most - least > 110);
        lively && (0..7).all(|i| (0..7).all(|j| self.at([x + i - 3, y + j - 3]) == colour))
    }

    /// Writes the screen as a PNG file.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        let rgb = self.0.chunks_exact(4).flat_map(|pixel| [pixel[2], pixel[1], pixel[0]]).collect();
        let [width, height] = SIZE.map(|side| side as u32);
        std::fs::write(path, picture::png(&Picture { width, height, rgb })?)
    }
}
