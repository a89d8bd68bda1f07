//! GPU renderer of the 3D and the 4D view: every part is a lit, rounded box, with signs that are sharp at any size.
//!
//! Each pass is one instanced draw into an offscreen target with depth and multisampling (but no multisampling while a
//! software renderer animates). The target is then composited over the window. An unchanged drawing is not rendered
//! again.

pub mod atlas;
pub mod error;
pub mod handle;
pub mod instances;
pub mod mesh;
pub mod programs;
pub mod target;
#[cfg(test)]
mod tests;
pub mod window_copy;

use eframe::egui::PaintCallbackInfo;
use eframe::glow::{self, Context, HasContext as _};

pub use self::atlas::Atlas;
pub use self::error::GpuError;
pub use self::handle::{GpuHandle, atlas};
pub use self::instances::{FaceletStyle, Instance, SceneInstances, SceneStyle};
use self::programs::{SolidPrograms, compile_program};
use self::target::{Sampling, Target};
use self::{atlas::upload, error::Result};
use self::{mesh::Vertex, window_copy::WindowCopy};
use unfold_scene::picture::Picture;

/// First instance attribute and number of attributes, each a `vec4`.
const INSTANCE_ATTRIBUTES: (u32, u32) = (3, 11);

/// GPU state kept between frames.
pub struct Gpu {
    solids: SolidPrograms,
    copy_program: glow::Program,
    /// Rounded box and instances.
    array: glow::VertexArray,
    /// Empty, for the full-screen triangle of a copy.
    empty_array: glow::VertexArray,
    /// Vertices, indices and instances.
    buffers: [glow::Buffer; 3],
    /// Byte offset in the index buffer and number of indices, of the fine and of the coarse box.
    ranges: [(i32, i32); 2],
    atlas: Option<(Atlas, glow::Texture)>,
    /// The window's target and the target for pictures.
    slots: [Option<TargetSlot>; 2],
    /// True for a software renderer.
    is_software: bool,
    /// Copy of the window without the puzzle, for software renderers.
    window_copy: Option<WindowCopy>,
}

struct TargetSlot {
    target: Target,
    drawn: Option<LastDraw>,
}

struct LastDraw {
    /// Magnification at the centre.
    scale: f32,
    instances: Vec<Instance>,
    sampling: Sampling,
    /// Time of the draw, in seconds.
    at: f64,
}

/// Maximum time between draws of a moving scene, in seconds; a change after a longer pause counts as at rest.
const MOTION_TIMEOUT: f64 = 0.15;

/// Strips around half an edge of the fine and of the coarse box.
const STRIPS: [usize; 2] = [2, 1];
/// Above this number of parts (a hypercube, or a 3×3×3 that turns) the window uses the coarse box.
const MAX_FINE_PARTS: usize = 50;
/// Index of the window's target in [`Gpu::slots`].
const WINDOW_SLOT: usize = 0;
/// Index of the target for pictures in [`Gpu::slots`].
const PICTURE_SLOT: usize = 1;

impl Gpu {
    /// Compiles the shaders and creates the buffers.
    ///
    /// # Errors
    /// An unsupported OpenGL version, or a driver error.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub fn new(gl: &Context) -> Result<Self> {
        let version = gl.version();
        check_version(version)?;
        let head = if version.is_embedded {
            "#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2D;\n"
        } else {
            "#version 330 core\n"
        };
        let solids = SolidPrograms::new(gl, head)?;
        let copy_program =
            compile_program(gl, head, [include_str!("shaders/copy.vert"), include_str!("shaders/copy.frag")])?;
        let [(mut vertices, mut indices), (coarse, of_coarse)] = STRIPS.map(mesh::rounded_box);
        let ranges = [(0, indices.len() as i32), (size_of_val(&indices[..]) as i32, of_coarse.len() as i32)];
        // Both boxes share the buffers, one after the other.
        let first = vertices.len() as u16;
        vertices.extend(coarse);
        indices.extend(of_coarse.iter().map(|corner| corner + first));
        // SAFETY: the context is current and made these objects; buffers are filled from whole slices, and the
        // attributes fit the structs whose sizes are the strides.
        unsafe {
            let (array, empty_array) = (gl.create_vertex_array()?, gl.create_vertex_array()?);
            let buffers = [gl.create_buffer()?, gl.create_buffer()?, gl.create_buffer()?];
            gl.bind_vertex_array(Some(array));
            gl.bind_buffer(glow::ARRAY_BUFFER, Some(buffers[0]));
            gl.buffer_data_u8_slice(glow::ARRAY_BUFFER, bytemuck::cast_slice(&vertices), glow::STATIC_DRAW);
            gl.bind_buffer(glow::ELEMENT_ARRAY_BUFFER, Some(buffers[1]));
            gl.buffer_data_u8_slice(glow::ELEMENT_ARRAY_BUFFER, bytemuck::cast_slice(&indices), glow::STATIC_DRAW);
            let stride = size_of::<Vertex>() as i32;
            for (n, numbers, offset) in [(0, 3, 0), (1, 3, 12), (2, 1, 24)] {
                gl.enable_vertex_attrib_array(n);
                gl.vertex_attrib_pointer_f32(n, numbers, glow::FLOAT, false, stride, offset);
            }
            gl.bind_buffer(glow::ARRAY_BUFFER, Some(buffers[2]));
            let (first, count) = INSTANCE_ATTRIBUTES;
            for n in 0..count {
                gl.enable_vertex_attrib_array(first + n);
                let stride = size_of::<Instance>() as i32;
                gl.vertex_attrib_pointer_f32(first + n, 4, glow::FLOAT, false, stride, 16 * n as i32);
                gl.vertex_attrib_divisor(first + n, 1);
            }
            gl.bind_vertex_array(None);
            let is_software = is_software(gl);
            let slots = [None, None];
            let window_copy = None;
            Ok(Self {
                solids,
                copy_program,
                array,
                empty_array,
                buffers,
                ranges,
                atlas: None,
                slots,
                is_software,
                window_copy,
            })
        }
    }

    /// Draws a scene into the area of a paint callback. `opacity` is from 0 to 1, `now` in seconds.
    /// Returns true if drawn without multisampling, as software renderers do for moving scenes; the caller must then
    /// redraw the scene once it is at rest.
    ///
    /// # Errors
    /// An allocation that the driver refused.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub fn paint(
        &mut self,
        gl: &Context,
        drawing: &SceneInstances,
        (info, opacity, now): (&PaintCallbackInfo, f32, f64),
        window: Option<glow::Framebuffer>,
    ) -> Result<bool> {
        let (area, clip) = (info.viewport_in_pixels(), info.clip_rect_in_pixels());
        let size = [area.width_px, area.height_px].map(|length| length.max(1) as u32);
        let sampling = self.sampling(drawing, now);
        let target = self.draw(gl, drawing, size, (WINDOW_SLOT, sampling, now));
        // SAFETY: the context is current; the framebuffer is the window painter's, and the texture is our target's.
        unsafe {
            gl.bind_framebuffer(glow::FRAMEBUFFER, window);
            let picture = target?.picture;
            gl.viewport(area.left_px, area.from_bottom_px, area.width_px, area.height_px);
            gl.enable(glow::SCISSOR_TEST);
            gl.scissor(clip.left_px, clip.from_bottom_px, clip.width_px, clip.height_px);
            gl.disable(glow::DEPTH_TEST);
            gl.disable(glow::CULL_FACE);
            gl.enable(glow::BLEND);
            gl.blend_func(glow::ONE, glow::ONE_MINUS_SRC_ALPHA);
            gl.use_program(Some(self.copy_program));
            gl.active_texture(glow::TEXTURE0);
            gl.bind_texture(glow::TEXTURE_2D, Some(picture));
            let sampler = gl.get_uniform_location(self.copy_program, "u_picture");
            gl.uniform_1_i32(sampler.as_ref(), 0);
            gl.uniform_1_f32(gl.get_uniform_location(self.copy_program, "u_opacity").as_ref(), opacity);
            gl.bind_vertex_array(Some(self.empty_array));
            gl.draw_arrays(glow::TRIANGLES, 0, 3);
            gl.bind_vertex_array(None);
        }
        Ok(sampling == Sampling::One)
    }

    fn sampling(&self, drawing: &SceneInstances, now: f64) -> Sampling {
        let before = self.slots[WINDOW_SLOT].as_ref().and_then(|slot| slot.drawn.as_ref());
        let moves = before.is_some_and(|drawn| now - drawn.at < MOTION_TIMEOUT && !drawn.shows(drawing));
        if self.is_software && moves { Sampling::One } else { Sampling::Many }
    }

    /// Copies everything painted in the window so far and labels the copy with `number`.
    ///
    /// # Errors
    /// An allocation that the driver refused.
    pub fn copy_window(
        &mut self,
        gl: &Context,
        size: [u32; 2],
        window: Option<glow::Framebuffer>,
        number: u64,
    ) -> Result<()> {
        if let Some(old) = self.window_copy.take_if(|copy| copy.size != size) {
            old.destroy(gl);
        }
        let copy = match &mut self.window_copy {
            Some(copy) => copy,
            empty => empty.insert(WindowCopy::new(gl, size)?),
        };
        copy.capture(gl, window);
        copy.number = number;
        Ok(())
    }

    pub fn is_software(&self) -> bool {
        self.is_software
    }

    pub fn window_copy_number(&self) -> Option<u64> {
        self.window_copy.as_ref().map(|copy| copy.number)
    }

    /// Paints the copy over the whole window, if there is one.
    pub fn paint_window_copy(&self, gl: &Context, window: Option<glow::Framebuffer>) {
        if let Some(copy) = &self.window_copy {
            copy.paint(gl, window);
        }
    }

    /// Renders a picture of any size on a plain background.
    ///
    /// # Errors
    /// An allocation that the driver refused.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub fn picture(
        &mut self,
        gl: &Context,
        scene: &SceneInstances,
        size: [u32; 2],
        ground: [u8; 3],
    ) -> Result<Picture> {
        let pixels = self.draw(gl, scene, size, (PICTURE_SLOT, Sampling::Many, 0.0)).map(|target| target.read(gl));
        // SAFETY: the context is current. The window's painter expects its own framebuffer.
        unsafe { gl.bind_framebuffer(glow::FRAMEBUFFER, None) };
        let pixels = pixels?;
        let [width, height] = size.map(|length| length.max(1));
        let mut rgb = Vec::with_capacity(3 * width as usize * height as usize);
        for row in pixels.chunks_exact(4 * width as usize).rev() {
            for pixel in row.chunks_exact(4) {
                let below = 255 - u16::from(pixel[3]);
                rgb.extend((0..3).map(|i| (u16::from(pixel[i]) + u16::from(ground[i]) * below / 255).min(255) as u8));
            }
        }
        Ok(Picture { width, height, rgb })
    }

    /// Draws a scene into a slot's target, unless the target already shows it.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    fn draw(
        &mut self,
        gl: &Context,
        drawing: &SceneInstances,
        size: [u32; 2],
        (slot, sampling, now): (usize, Sampling, f64),
    ) -> Result<&Target> {
        let same_atlas = self.atlas.as_ref().is_some_and(|(atlas, _)| *atlas == *drawing.atlas);
        if let Some(old) = self.slots[slot].take_if(|slot| slot.target.size != size) {
            old.target.destroy(gl);
        }
        // In the window many parts are small, and the coarse box suffices; pictures always use the fine one.
        let (start, indices) =
            self.ranges[usize::from(slot == WINDOW_SLOT && drawing.instances.len() > MAX_FINE_PARTS)];
        let TargetSlot { target, drawn } = match &mut self.slots[slot] {
            Some(slot) => slot,
            empty => empty.insert(TargetSlot { target: Target::new(gl, size)?, drawn: None }),
        };
        let is_drawn = |drawn: &LastDraw| drawn.shows(drawing) && drawn.sampling == sampling;
        if same_atlas && drawn.as_ref().is_some_and(is_drawn) {
            return Ok(target);
        }
        if let Some((_, old)) = self.atlas.take_if(|_| !same_atlas) {
            // SAFETY: the context is current, and the texture is ours.
            unsafe { gl.delete_texture(old) };
        }
        let (_, signs) = match &mut self.atlas {
            Some(atlas) => atlas,
            empty => empty.insert(((*drawing.atlas).clone(), upload(gl, &drawing.atlas)?)),
        };
        let [width, height] = size.map(|length| length.max(1) as f32);
        let shorter = width.min(height);
        // SAFETY: the context is current; buffers, programs and textures are ours, and the instance count is the length
        // of the uploaded slice.
        unsafe {
            // Neither the clear nor the draw may be clipped by the window's scissor.
            gl.disable(glow::SCISSOR_TEST);
            target.begin(gl, sampling);
            gl.enable(glow::DEPTH_TEST);
            gl.depth_func(glow::LEQUAL);
            gl.enable(glow::CULL_FACE);
            gl.front_face(glow::CCW);
            gl.disable(glow::BLEND);
            gl.blend_func(glow::ONE, glow::ONE_MINUS_SRC_ALPHA);
            gl.active_texture(glow::TEXTURE0);
            gl.bind_texture(glow::TEXTURE_2D, Some(*signs));
            gl.bind_vertex_array(Some(self.array));
            gl.bind_buffer(glow::ARRAY_BUFFER, Some(self.buffers[2]));
            // Opaque parts front to back, for early depth rejection; then outlines, as back faces of slightly larger
            // boxes; then translucent parts, back to front.
            let [eye, scale] = drawing.lens;
            let pixel = 2.0 / (shorter * scale);
            let (opaque, clear) = drawing.instances.split_at(drawing.opaque);
            let solids = self.solids.program_for(drawing);
            for (instances, culled, program, outline) in [
                (opaque, glow::BACK, solids, 0.0),
                (opaque, glow::FRONT, self.solids.outline, pixel),
                (clear, glow::BACK, solids, 0.0),
            ] {
                if instances.is_empty() {
                    continue;
                }
                if instances[0].colour[3] < 1.0 {
                    gl.enable(glow::BLEND);
                }
                gl.use_program(Some(program));
                let uniform = |name| gl.get_uniform_location(program, name);
                gl.uniform_4_f32(uniform("u_lens").as_ref(), eye, scale, width / shorter, height / shorter);
                gl.uniform_2_f32(uniform("u_cells").as_ref(), drawing.atlas.columns as f32, 2.0);
                gl.uniform_1_i32(uniform("u_atlas").as_ref(), 0);
                gl.uniform_1_f32(uniform("u_outline").as_ref(), outline);
                if outline == 0.0 {
                    gl.buffer_data_u8_slice(glow::ARRAY_BUFFER, bytemuck::cast_slice(instances), glow::STREAM_DRAW);
                }
                gl.cull_face(culled);
                let count = instances.len() as i32;
                gl.draw_elements_instanced(glow::TRIANGLES, indices, glow::UNSIGNED_SHORT, start, count);
            }
            gl.bind_vertex_array(None);
            gl.disable(glow::DEPTH_TEST);
            gl.disable(glow::CULL_FACE);
        }
        target.finish(gl, sampling);
        *drawn = Some(LastDraw { scale: drawing.lens[1], instances: drawing.instances.clone(), sampling, at: now });
        Ok(target)
    }

    /// Frees all GPU resources.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub fn destroy(self, gl: &Context) {
        for slot in self.slots.into_iter().flatten() {
            slot.target.destroy(gl);
        }
        if let Some(copy) = self.window_copy {
            copy.destroy(gl);
        }
        // SAFETY: the context is current, and we own these objects.
        unsafe {
            if let Some((_, texture)) = self.atlas {
                gl.delete_texture(texture);
            }
            for buffer in self.buffers {
                gl.delete_buffer(buffer);
            }
            gl.delete_vertex_array(self.array);
            gl.delete_vertex_array(self.empty_array);
            self.solids.destroy(gl);
            gl.delete_program(self.copy_program);
        }
    }
}

impl LastDraw {
    fn shows(&self, drawing: &SceneInstances) -> bool {
        self.scale == drawing.lens[1] && self.instances == drawing.instances
    }
}

/// True if the renderer's name is that of a known software renderer.
#[allow(unsafe_code, reason = "OpenGL is called by hand")]
pub(crate) fn is_software(gl: &Context) -> bool {
    // SAFETY: the context is current, and every OpenGL has this string.
    let name = unsafe { gl.get_parameter_string(glow::RENDERER) }.to_lowercase();
    ["llvmpipe", "softpipe", "swrast", "swiftshader", "software", "basic render"]
        .iter()
        .any(|known| name.contains(known))
}

/// Checks the OpenGL version, since eframe may create an older context.
fn check_version(version: &glow::Version) -> Result<()> {
    let enough = if version.is_embedded { (3, 0) } else { (3, 3) };
    let found = (version.major, version.minor);
    if found >= enough { Ok(()) } else { Err(GpuError::UnsupportedVersion { found, embedded: version.is_embedded }) }
}
