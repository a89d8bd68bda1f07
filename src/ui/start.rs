//! Opens the window, or reports why that is not possible.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::{ffi::OsString, path::PathBuf, time::Instant};

use super::canvas::gpu;
use super::window::{SEARCH_REPAINT_INTERVAL, Window};
use eframe::egui;
use unfold_app::command::{FilesCommand, SettingsCommand, message::Message};
use unfold_app::system::{crash_report, folders};
use unfold_app::{Program, event::Event, start_error::StartError, system::environment::Environment};
use unfold_text::Language;

/// Title of the window until the first frame sets it.
const INITIAL_TITLE: &str = "unfold";
/// Application id on the desktop, also the name of the desktop file and the fallback folder of window state.
const ID: &str = include_str!("../../assets/app-id").trim_ascii();
/// Window icon, a PNG file.
const ICON: &[u8] = include_bytes!("../../assets/icons/128.png");

/// Opens the window, switches to `language` and opens `file`, if given, and runs until the window is closed.
/// Must run on the main thread.
///
/// # Errors
/// A window that cannot be opened, or a crash.
pub fn run(file: Option<PathBuf>, language: Option<Language>) -> Result<(), StartError> {
    let keep = folders::home().map(|home| home.join("data").join("app.ron"));
    let kept = move |options| eframe::NativeOptions { persistence_path: keep, ..options };
    let window = move |ctx: egui::Context| {
        let wake = Arc::new(move || ctx.request_repaint_after(SEARCH_REPAINT_INTERVAL));
        let mut window = Window::new(Program::new(Environment::for_current_user(), wake, Box::new(Instant::now)));
        if let Some(language) = language {
            window.apply(SettingsCommand::SetLanguage(language));
        }
        window.apply(Message::Event(Event::WindowOpening));
        if let Some(file) = file {
            window.apply(FilesCommand::OpenPath(file));
        }
        window
    };
    open(kept, window, |window| Box::new(window))
}

/// Runs a window until it is closed: `change` adapts the options, `make` creates the window, `app` wraps it for eframe.
///
/// # Errors
/// As for [`run`].
pub(super) fn open(
    change: impl FnOnce(eframe::NativeOptions) -> eframe::NativeOptions,
    make: impl FnOnce(egui::Context) -> Window,
    app: impl FnOnce(EframeWindow) -> Box<dyn eframe::App>,
) -> Result<(), StartError> {
    let display = Display::find(|name| std::env::var_os(name), wayland_answers)?;
    let drawn = Arc::new(AtomicBool::new(false));
    let theirs = drawn.clone();
    let attempt = move || {
        let creator: eframe::AppCreator<'_> = Box::new(move |context| {
            let window = make(context.egui_ctx.clone());
            let gpu = context.gl.clone().map(gpu::GpuHandle::new);
            if let Some(gpu) = &gpu {
                gpu.install(&context.egui_ctx);
            }
            Ok(app(EframeWindow { window, drawn: theirs, gpu }))
        });
        eframe::run_native(INITIAL_TITLE, change(options(display)), creator)
    };
    let (reason, report) = match catch_panic(attempt) {
        Ok(Ok(())) => return Ok(()),
        // The error's text is the failed configuration request.
        Ok(Err(eframe::Error::NoGlutinConfigs(..))) => ("no OpenGL".to_owned(), None),
        Ok(Err(error)) => (without_source_line(&error.to_string()).trim_end_matches('.').to_owned(), None),
        Err(panic) => panic,
    };
    let drawn = drawn.load(Ordering::Relaxed);
    Err(if drawn { StartError::Crashed { reason, report } } else { StartError::Failed { reason } })
}

/// Like [`run`], but also shows an error in a message box, for a program without a terminal.
///
/// # Errors
/// As for [`run`].
pub fn run_or_show_error(file: Option<PathBuf>, language: Option<Language>) -> Result<(), StartError> {
    let shown = run(file, language);
    if let Err(error) = &shown {
        let text = error.explain().line(language.unwrap_or_else(Language::from_system));
        let box_of_system = rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error);
        box_of_system.set_title("Unfold").set_description(text).show();
    }
    shown
}

/// Strips the source location, and the text before it, from an eframe error.
fn without_source_line(text: &str) -> &str {
    let Some((_, after)) = text.split_once(".rs:") else { return text };
    after.trim_start_matches(|c: char| c.is_ascii_digit() || c == ':').trim_start()
}

/// A [`Window`] as an eframe app.
pub(super) struct EframeWindow {
    window: Window,
    /// Set with the first frame; later failures are crashes, not failures to start.
    drawn: Arc<AtomicBool>,
    /// Renderer of the view; `None` without an OpenGL context.
    gpu: Option<gpu::GpuHandle>,
}

impl eframe::App for EframeWindow {
    fn logic(&mut self, ctx: &egui::Context, _: &mut eframe::Frame) {
        self.window.logic(ctx);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _: &mut eframe::Frame) {
        self.window.show(ui);
        self.drawn.store(true, Ordering::Relaxed);
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        if let Some(gpu) = &self.gpu {
            gpu.destroy();
        }
        self.window.close();
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Display {
    /// winit's default.
    Default,
    /// X11, if no Wayland display answers.
    X11,
}

impl Display {
    /// Chooses a display; `variable` reads an environment variable, `answers` is [`wayland_answers`]. With a stale Wayland
    /// variable winit would fail, since it does not fall back to X11.
    fn find(
        variable: impl Fn(&str) -> Option<OsString>,
        answers: impl Fn(&OsString, Option<OsString>) -> bool,
    ) -> Result<Self, StartError> {
        if !cfg!(all(unix, not(target_os = "macos"))) {
            return Ok(Self::Default);
        }
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let promised = set("WAYLAND_DISPLAY");
        let wayland = set("WAYLAND_SOCKET").is_some()
            || promised.as_ref().is_some_and(|name| answers(name, set("XDG_RUNTIME_DIR")));
        match (wayland, set("DISPLAY")) {
            (true, _) => Ok(Self::Default),
            (false, Some(_)) => Ok(Self::X11),
            (false, None) => Err(StartError::NoDisplay),
        }
    }
}

/// True if the Wayland socket `name`, relative to the folder `runtime`, accepts connections; always false on Windows.
fn wayland_answers(name: &OsString, runtime: Option<OsString>) -> bool {
    #[cfg(unix)]
    {
        // `join` keeps an absolute name.
        let path = PathBuf::from(runtime.unwrap_or_default()).join(name);
        std::os::unix::net::UnixStream::connect(path).is_ok()
    }
    #[cfg(not(unix))]
    {
        let _ = (name, runtime);
        false
    }
}

/// eframe options: size, icon and display.
fn options(display: Display) -> eframe::NativeOptions {
    let mut viewport = egui::ViewportBuilder::default()
        .with_app_id(ID)
        .with_inner_size([1240.0, 730.0])
        // Fits on a common screen even at the largest zoom; contents scroll.
        .with_min_inner_size([400.0, 260.0])
        .with_drag_and_drop(true);
    if let Ok(icon) = eframe::icon_data::from_png_bytes(ICON) {
        viewport = viewport.with_icon(icon);
    }
    eframe::NativeOptions {
        viewport,
        event_loop_builder: event_loop(display),
        // There are no gradients, and dithering costs time per pixel.
        dithering: false,
        ..Default::default()
    }
}

/// Returns a hook that makes winit use X11; `None` for its default.
#[cfg(all(unix, not(target_os = "macos")))]
fn event_loop(display: Display) -> Option<eframe::EventLoopBuilderHook> {
    use winit::platform::x11::EventLoopBuilderExtX11;
    (display == Display::X11).then(|| -> eframe::EventLoopBuilderHook {
        Box::new(|builder| {
            builder.with_x11();
        })
    })
}

/// This platform has no choice of display server.
#[cfg(not(all(unix, not(target_os = "macos"))))]
fn event_loop(_: Display) -> Option<eframe::EventLoopBuilderHook> {
    None
}

/// Calls `attempt` and turns a panic on this thread into an error with its message and the path of the crash report, if one
/// was written; winit panics if a system library is missing.
fn catch_panic<R>(attempt: impl FnOnce() -> R) -> Result<R, (String, Option<PathBuf>)> {
    let said = Arc::new(Mutex::new((String::new(), None)));
    let before = Arc::new(std::panic::take_hook());
    let (here, sink, others) = (std::thread::current().id(), said.clone(), before.clone());
    std::panic::set_hook(Box::new(move |info| {
        if std::thread::current().id() == here {
            let text = info.payload_as_str().unwrap_or_default().to_owned();
            *sink.lock().unwrap_or_else(PoisonError::into_inner) = (text, crash_report::write(info));
        } else {
            others(info);
        }
    }));
    let result = catch_unwind(AssertUnwindSafe(attempt));
    std::panic::set_hook(Box::new(move |info| before(info)));
    result.map_err(|_| said.lock().unwrap_or_else(PoisonError::into_inner).clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(all(unix, not(target_os = "macos")))]
    fn find(variables: &[(&str, &str)], answers: bool) -> Result<Display, StartError> {
        let value = |name: &str| variables.iter().find(|(n, _)| *n == name).map(|(_, v)| OsString::from(v));
        Display::find(value, |_, _| answers)
    }

    #[cfg(all(unix, not(target_os = "macos")))]
    #[test]
    fn a_stale_wayland_variable_does_not_hide_x11() {
        let both = [("WAYLAND_DISPLAY", "wayland-0"), ("DISPLAY", ":0")];
        assert_eq!(find(&both, true), Ok(Display::Default));
        assert_eq!(find(&both, false), Ok(Display::X11));
        assert_eq!(find(&both[..1], false), Err(StartError::NoDisplay));
        assert_eq!(find(&[("DISPLAY", "")], false), Err(StartError::NoDisplay));
        assert_eq!(find(&[("WAYLAND_SOCKET", "3")], false), Ok(Display::Default));
    }

    #[test]
    fn errors_lose_their_source_location() {
        let text = "winit EventLoopError: os error at /home/me/linux/mod.rs:788: Failed to open connection to X server";
        assert_eq!(without_source_line(text), "Failed to open connection to X server");
        assert_eq!(without_source_line("no such thing"), "no such thing");
    }

    #[test]
    fn a_panic_becomes_an_error() {
        assert_eq!(catch_panic(|| 3), Ok(3));
        let error = catch_panic(|| {
            if std::env::args().count() > 0 {
                panic!("no library")
            }
        });
        assert!(error.is_err_and(|(text, _)| text.contains("no library")));
    }
}
