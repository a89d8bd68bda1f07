//! Tests of GPU drawing without a window, on a surfaceless EGL context. On a machine without one they print a note and
//! pass.

use std::path::Path;
use std::sync::Arc;

use super::{Atlas, FaceletStyle, Gpu, GpuError, SceneInstances, SceneStyle};
use crate::ui::theme::from_rgb;
use eframe::egui::{Color32, Context, PaintCallbackInfo, Pos2, RawInput, Rect, vec2};
use eframe::glow;
use eframe::glow::HasContext as _;
use glutin::api::egl::{context::PossiblyCurrentContext, device::Device, display::Display};
use glutin::config::{ConfigSurfaceTypes, ConfigTemplateBuilder};
use glutin::context::{ContextApi, ContextAttributesBuilder, Version};
use glutin::display::GlDisplay;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use unfold_engine::puzzle::{Facelets, Move, PuzzleId};
use unfold_engine::puzzles::ALL;
use unfold_scene::appearance::colours::{self, PALETTES};
use unfold_scene::picture::{Picture, png};
use unfold_scene::space::{Camera, LayerTurn, Scene, Sizes};

#[path = "../../../../tests/support/pictures.rs"]
mod pictures;

struct CurrentContext {
    gl: glow::Context,
    _context: PossiblyCurrentContext,
}

/// Creates a surfaceless context, if the machine supports one.
#[allow(unsafe_code, reason = "EGL is called by hand")]
fn create_context() -> Option<CurrentContext> {
    let devices = Device::query_devices().ok()?;
    let context = devices.into_iter().find_map(|device| {
        // SAFETY: the display outlives everything created from it here, and belongs to no window.
        unsafe {
            let display = Display::with_device(&device, None).ok()?;
            let template = ConfigTemplateBuilder::default().with_surface_type(ConfigSurfaceTypes::empty()).build();
            let config = display.find_configs(template).ok()?.next()?;
            let wanted = ContextApi::OpenGl(Some(Version::new(3, 3)));
            let attributes = ContextAttributesBuilder::new().with_context_api(wanted).build(None);
            let context = display.create_context(&config, &attributes).ok()?;
            Some((context.make_current_surfaceless().ok()?, display))
        }
    });
    let Some((context, display)) = context else {
        note("no EGL context without a surface on this machine: the graphics card's drawing was not looked at");
        return None;
    };
    // SAFETY: the context is current, and the functions are looked up by name.
    let gl = unsafe { glow::Context::from_loader_function_cstr(|name| display.get_proc_address(name).cast()) };
    Some(CurrentContext { gl, _context: context })
}

#[allow(clippy::print_stderr, reason = "a test that looks at nothing is to say so")]
fn note(text: &str) {
    eprintln!("{text}");
}

fn atlas_for(puzzle: PuzzleId) -> Arc<Atlas> {
    let ctx = Context::default();
    let _ = ctx.run_ui(RawInput::default(), |_| ());
    Arc::new(Atlas::new(&ctx, puzzle.def().letters))
}

const GROUND: [u8; 3] = [0xee, 0xf0, 0xf4];

/// Style for a square picture of `size` pixels.
fn square_style(size: u32) -> SceneStyle {
    SceneStyle {
        body: from_rgb([0x1e; 3]),
        ground: from_rgb(GROUND),
        letters: true,
        patterns: false,
        pixels_per_unit: size as f32 / 2.0,
        pixels_per_point: 1.0,
    }
}

/// Facelet styles of a state in the default palette.
fn facelet_styles(state: &Facelets) -> Vec<FaceletStyle> {
    let palette = colours::palette_colours(state.puzzle(), PALETTES[0]);
    let look =
        |colour: u8| FaceletStyle { fill: from_rgb(palette[usize::from(colour)]), colour: Some(colour), ring: None };
    state.colours().iter().map(|colour| look(*colour)).collect()
}

#[test]
fn pictures_match_the_references() {
    let Some(current) = create_context() else { return };
    let mut gpu = Gpu::new(&current.gl).expect("OpenGL 3.3");
    let (size, mut faults) = (200, Vec::new());
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures");
    for puzzle in ALL {
        let atlas = atlas_for(puzzle);
        let state = Facelets::solved(puzzle).after(Move::new(0)).after(Move::new(7));
        for (what, mv, patterns) in
            [("still", None, false), ("turning", Some(Move::new(4)), false), ("patterns", None, true)]
        {
            let turning = mv.and_then(|mv| LayerTurn::for_move(puzzle, mv)).map(|turning| (turning, 0.35));
            let scene = Scene::new(puzzle, &Camera::default_view(puzzle), Sizes::default(), turning);
            let drawing = SceneInstances::from_scene(
                &scene,
                &facelet_styles(&state),
                SceneStyle { patterns, ..square_style(size) },
                atlas.clone(),
            );
            let picture = gpu.picture(&current.gl, &drawing, [size; 2], GROUND).expect("a picture");
            let name = format!("{}-{what}.png", puzzle.def().name);
            faults.extend(pictures::compare(&folder, &name, &picture.rgb, || png(&picture).expect("pixels")).err());
        }
    }
    gpu.destroy(&current.gl);
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Colour of a digit from 0 to 6, each channel full or empty; never black.
fn digit_colour(digit: usize) -> Color32 {
    let channel = |bit: usize| if (digit + 1) >> bit & 1 == 1 { 255 } else { 0 };
    from_rgb([channel(0), channel(1), channel(2)])
}

#[test]
fn picking_agrees_with_drawing() {
    let Some(current) = create_context() else { return };
    let mut gpu = Gpu::new(&current.gl).expect("OpenGL 3.3");
    let mut random = ChaCha8Rng::seed_from_u64(19);
    let size = 640u32;
    let (mut looked, mut on_facelets) = (0, 0);
    for (n, puzzle) in ALL.into_iter().cycle().take(12).enumerate() {
        let atlas = atlas_for(puzzle);
        let mut camera = Camera::default_view(puzzle).orbited(0.7 * n as f32, 0.3 * n as f32);
        if puzzle.def().dimensions == 4 {
            camera = camera.orbited_fourth(0.1 * n as f32, 0.05 * n as f32).fitted(puzzle, Sizes::default());
        }
        let scene = Scene::new(puzzle, &camera, Sizes::default(), None);
        let facelets = puzzle.def().solved.len();
        // Encode each facelet's number in base 7 by full or empty channels, which shading cannot confuse.
        let pictures: Vec<Picture> = [1, 7, 49]
            .into_iter()
            .map(|place| {
                let looks: Vec<FaceletStyle> = (0..facelets)
                    .map(|facelet| FaceletStyle { fill: digit_colour(facelet / place % 7), colour: None, ring: None })
                    .collect();
                let ground = from_rgb([0; 3]);
                let plain = SceneStyle { letters: false, body: from_rgb([0; 3]), ground, ..square_style(size) };
                let drawing = SceneInstances::from_scene(&scene, &looks, plain, atlas.clone());
                gpu.picture(&current.gl, &drawing, [size; 2], [0; 3]).expect("a picture")
            })
            .collect();
        let at = |x: f32, y: f32| {
            scene.hit([x, y].map(|c| c / (size as f32 / 2.0) - 1.0)).map(|hit| (hit.facelet, hit.polygon))
        };
        for _ in 0..1_500 {
            let [x, y] = [(); 2].map(|()| random.random_range(8..size - 8));
            let middle = [x, y].map(|c| c as f32 + 0.5);
            let hit = at(middle[0], middle[1]);
            // Skip points near an outline, where rounded edges and raised tiles differ from the flat polygons.
            let beside = |dx: f32, dy: f32| at(middle[0] + dx, middle[1] + dy) == hit;
            let near = 6.0;
            if ![(near, 0.0), (-near, 0.0), (0.0, near), (0.0, -near)].iter().all(|(dx, dy)| beside(*dx, *dy)) {
                continue;
            }
            looked += 1;
            let pixel = |picture: &Picture| {
                let start = 3 * (y as usize * size as usize + x as usize);
                [0, 1, 2].map(|i| picture.rgb[start + i])
            };
            let digit = |picture: &Picture| {
                let bits = pixel(picture).iter().rev().fold(0, |bits, channel| bits << 1 | usize::from(*channel > 90));
                bits.checked_sub(1)
            };
            let digits: Option<Vec<usize>> = pictures.iter().map(digit).collect();
            let drawn = digits.map(|digits| digits[0] + 7 * digits[1] + 49 * digits[2]);
            on_facelets += usize::from(drawn.is_some());
            // The border around a tile is picked as its facelet, but drawn as the cubie.
            let picked = hit.filter(|(_, polygon)| scene.polygons[*polygon].coloured).map(|(facelet, _)| facelet);
            assert_eq!(picked, drawn, "{puzzle:?} at {x}, {y} of view {n}");
        }
    }
    assert!(looked >= 10_000 && on_facelets >= 3_000, "{looked}, {on_facelets}");
    gpu.destroy(&current.gl);
}

#[test]
fn old_opengl_versions_are_rejected() {
    let version = |major, minor, is_embedded| glow::Version {
        major,
        minor,
        is_embedded,
        revision: None,
        vendor_info: String::new(),
    };
    for old in [version(2, 1, false), version(3, 2, false), version(2, 0, true)] {
        let (found, embedded) = ((old.major, old.minor), old.is_embedded);
        assert_eq!(super::check_version(&old), Err(GpuError::UnsupportedVersion { found, embedded }));
    }
    for enough in [version(3, 3, false), version(4, 6, false), version(3, 0, true)] {
        assert_eq!(super::check_version(&enough), Ok(()));
    }
}

/// Creates a framebuffer of this size to stand in for a window's.
#[allow(unsafe_code, reason = "OpenGL is called by hand")]
fn window(gl: &glow::Context, [width, height]: [i32; 2]) -> glow::Framebuffer {
    // SAFETY: the context is current and makes the objects before they are bound.
    unsafe {
        let (framebuffer, colour) =
            (gl.create_framebuffer().expect("an object"), gl.create_renderbuffer().expect("an object"));
        gl.bind_renderbuffer(glow::RENDERBUFFER, Some(colour));
        gl.renderbuffer_storage(glow::RENDERBUFFER, glow::RGBA8, width, height);
        gl.bind_framebuffer(glow::FRAMEBUFFER, Some(framebuffer));
        gl.framebuffer_renderbuffer(glow::FRAMEBUFFER, glow::COLOR_ATTACHMENT0, glow::RENDERBUFFER, Some(colour));
        framebuffer
    }
}

#[allow(unsafe_code, reason = "OpenGL is called by hand")]
fn fill(gl: &glow::Context, [x, y, width, height]: [i32; 4], [red, green, blue]: [f32; 3]) {
    // SAFETY: the context is current.
    unsafe {
        gl.enable(glow::SCISSOR_TEST);
        gl.scissor(x, y, width, height);
        gl.clear_color(red, green, blue, 1.0);
        gl.clear(glow::COLOR_BUFFER_BIT);
    }
}

#[allow(unsafe_code, reason = "OpenGL is called by hand")]
fn pixels(gl: &glow::Context, [width, height]: [i32; 2]) -> Vec<u8> {
    let mut out = vec![0; 4 * (width * height) as usize];
    let into = glow::PixelPackData::Slice(Some(&mut out));
    // SAFETY: the context is current, and the slice has four bytes per pixel.
    unsafe { gl.read_pixels(0, 0, width, height, glow::RGBA, glow::UNSIGNED_BYTE, into) };
    out
}

#[test]
fn painting_a_window_copy_restores_its_pixels() {
    let Some(current) = create_context() else { return };
    let gl = &current.gl;
    let mut gpu = Gpu::new(gl).expect("OpenGL 3.3");
    for (number, size) in [(1, [30, 20]), (2, [30, 20]), (3, [64, 48])] {
        let framebuffer = window(gl, size);
        fill(gl, [0, 0, size[0], size[1]], [0.2, 0.4, 1.0]);
        fill(gl, [3, 5, 10, number as i32], [1.0, 0.6, 0.0]);
        let shown = pixels(gl, size);
        gpu.copy_window(gl, size.map(|length| length as u32), Some(framebuffer), number).expect("a copy");
        assert_eq!(gpu.window_copy_number(), Some(number));
        fill(gl, [2, 2, 20, 9], [0.0, 1.0, 0.0]);
        assert_ne!(pixels(gl, size), shown);
        gpu.paint_window_copy(gl, Some(framebuffer));
        assert_eq!(pixels(gl, size), shown);
    }
    gpu.destroy(gl);
}

#[test]
fn software_rendering_skips_antialiasing_only_during_motion() {
    let Some(current) = create_context() else { return };
    let mut gpu = Gpu::new(&current.gl).expect("OpenGL 3.3");
    let (size, atlas) = (100, atlas_for(PuzzleId::Cube3));
    let framebuffer = window(&current.gl, [size; 2]);
    let area = Rect::from_min_size(Pos2::ZERO, vec2(size as f32, size as f32));
    let info =
        PaintCallbackInfo { viewport: area, clip_rect: area, pixels_per_point: 1.0, screen_size_px: [size as u32; 2] };
    let mut paint = |turned: f32, now: f64| {
        let camera = Camera::default_view(PuzzleId::Cube3).orbited(turned, 0.0);
        let scene = Scene::new(PuzzleId::Cube3, &camera, Sizes::default(), None);
        let looks = facelet_styles(&Facelets::solved(PuzzleId::Cube3));
        let drawing = SceneInstances::from_scene(&scene, &looks, square_style(size as u32), atlas.clone());
        gpu.paint(&current.gl, &drawing, (&info, 1.0, now), Some(framebuffer)).expect("a drawing")
    };
    let is_software = super::is_software(&current.gl);
    // A change of a scene at rest is drawn with smooth edges at once.
    assert_eq!([paint(0.0, 0.0), paint(0.1, 5.0)], [false; 2]);
    assert_eq!([paint(0.2, 5.03), paint(0.3, 5.06)], [is_software; 2]);
    assert!(!paint(0.3, 5.3));
    gpu.destroy(&current.gl);
}
