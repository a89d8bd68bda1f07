//! The puzzle in space as the graphics card draws it: every part a rounded box, lit, with signs that are sharp at any size.
//!
//! One draw call for all parts, into a picture apart from the window with depth and four samples a pixel, or one where a software
//! renderer shows what moves, which is then laid over the window. What has not changed is not drawn again.

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
pub use self::handle::{Handle, atlas};
pub use self::instances::{FaceletStyle, Instance, SceneInstances, SceneStyle};
use self::programs::{Solids, program};
use self::target::{Sampling, Target};
use self::{atlas::upload, error::Result};
use self::{mesh::Vertex, window_copy::WindowCopy};
use unfold_scene::picture::Picture;

/// Numbers of the attributes of an instance, each of four numbers: from which, and how many.
const ATTRIBUTES: (u32, u32) = (3, 11);

/// State on the graphics card from frame to frame.
pub struct Gpu {
    solids: Solids,
    copy: glow::Program,
    /// The rounded box, and the instances of what is drawn.
    array: glow::VertexArray,
    /// For the triangle of a copy, which needs no attributes.
    nothing: glow::VertexArray,
    buffers: [glow::Buffer; 3],
    /// Offsets in bytes of the indices of the fine and of the coarse box, and their numbers.
    ranges: [(i32, i32); 2],
    atlas: Option<(Atlas, glow::Texture)>,
    /// For the window, and for pictures.
    slots: [Option<DrawnTarget>; 2],
    /// True if the processor draws in place of a graphics card.
    is_software: bool,
    /// The window without the puzzle.
    copy_of_window: Option<WindowCopy>,
}

/// A target that was drawn to, and its drawing.
struct DrawnTarget {
    target: Target,
    drawn: Option<Drawn>,
}

/// What a target shows.
struct Drawn {
    /// Magnification of the middle.
    scale: f32,
    instances: Vec<Instance>,
    sampling: Sampling,
    /// When it was drawn, in seconds.
    at: f64,
}

/// A scene moves if it changes within this time of the last drawing, in seconds.
const MOVING: f64 = 0.15;

/// Strips around half an edge of the fine and of the coarse box.
const STRIPS: [usize; 2] = [2, 1];
/// More parts than this are many: those of the hypercube, and of a 3x3x3 that turns.
const MANY: usize = 50;
/// Of the slots, the one for the window.
const WINDOW: usize = 0;
/// And the one for pictures.
const PICTURES: usize = 1;

impl Gpu {
    /// Prepares the graphics card.
    ///
    /// # Errors
    /// Missing abilities of it, or the driver's errors in the shaders.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub fn new(gl: &Context) -> Result<Self> {
        let version = gl.version();
        check(version)?;
        let head = if version.is_embedded {
            "#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2D;\n"
        } else {
            "#version 330 core\n"
        };
        let solids = Solids::new(gl, head)?;
        let copy = program(gl, head, [include_str!("shaders/copy.vert"), include_str!("shaders/copy.frag")])?;
        let [(mut vertices, mut indices), (coarse, of_coarse)] = STRIPS.map(mesh::rounded_box);
        let ranges = [(0, indices.len() as i32), (size_of_val(&indices[..]) as i32, of_coarse.len() as i32)];
        // Both boxes are in the same buffers, one after the other.
        let first = vertices.len() as u16;
        vertices.extend(coarse);
        indices.extend(of_coarse.iter().map(|corner| corner + first));
        // SAFETY: the context is current; objects are made by it before they are bound, buffers are filled from whole slices, and the
        // attributes lie within the structures whose sizes are given as strides.
        unsafe {
            let (array, nothing) = (gl.create_vertex_array()?, gl.create_vertex_array()?);
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
            let (first, count) = ATTRIBUTES;
            for n in 0..count {
                gl.enable_vertex_attrib_array(first + n);
                let stride = size_of::<Instance>() as i32;
                gl.vertex_attrib_pointer_f32(first + n, 4, glow::FLOAT, false, stride, 16 * n as i32);
                gl.vertex_attrib_divisor(first + n, 1);
            }
            gl.bind_vertex_array(None);
            let is_software = is_software(gl);
            let slots = [None, None];
            let copy_of_window = None;
            Ok(Self { solids, copy, array, nothing, buffers, ranges, atlas: None, slots, is_software, copy_of_window })
        }
    }

    /// Draws a scene into the part of the window that a paint callback is for, with an opacity from 0 to 1, at a time in seconds.
    /// Returns true if it was drawn with jagged edges and must be drawn again at rest: without a graphics card, a moving scene is drawn
    /// faster that way.
    ///
    /// # Errors
    /// Resources that the driver did not grant.
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
        let target = self.draw(gl, drawing, size, (WINDOW, sampling, now));
        // SAFETY: the context is current; the window's framebuffer is the one that its painter uses, and the texture is our target's.
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
            gl.use_program(Some(self.copy));
            gl.active_texture(glow::TEXTURE0);
            gl.bind_texture(glow::TEXTURE_2D, Some(picture));
            let sampler = gl.get_uniform_location(self.copy, "u_picture");
            gl.uniform_1_i32(sampler.as_ref(), 0);
            gl.uniform_1_f32(gl.get_uniform_location(self.copy, "u_opacity").as_ref(), opacity);
            gl.bind_vertex_array(Some(self.nothing));
            gl.draw_arrays(glow::TRIANGLES, 0, 3);
            gl.bind_vertex_array(None);
        }
        Ok(sampling == Sampling::One)
    }

    /// The sampling for a drawing in the window.
    fn sampling(&self, drawing: &SceneInstances, now: f64) -> Sampling {
        let before = self.slots[WINDOW].as_ref().and_then(|slot| slot.drawn.as_ref());
        let moves = before.is_some_and(|drawn| now - drawn.at < MOVING && !drawn.shows(drawing));
        if self.is_software && moves { Sampling::One } else { Sampling::Many }
    }

    /// Copies everything painted in the window so far and gives the copy this number.
    ///
    /// # Errors
    /// Resources that the driver did not grant.
    pub fn copy_window(
        &mut self,
        gl: &Context,
        size: [u32; 2],
        window: Option<glow::Framebuffer>,
        number: u64,
    ) -> Result<()> {
        if let Some(old) = self.copy_of_window.take_if(|copy| copy.size != size) {
            old.destroy(gl);
        }
        let copy = match &mut self.copy_of_window {
            Some(copy) => copy,
            empty => empty.insert(WindowCopy::new(gl, size)?),
        };
        copy.take(gl, window);
        copy.number = number;
        Ok(())
    }

    /// True if the processor draws in place of a graphics card.
    pub fn is_software(&self) -> bool {
        self.is_software
    }

    /// The number of the copy of the window, if there is one.
    pub fn window_copy(&self) -> Option<u64> {
        self.copy_of_window.as_ref().map(|copy| copy.number)
    }

    /// Paints the copy of the window over all of it.
    pub fn paint_window_copy(&self, gl: &Context, window: Option<glow::Framebuffer>) {
        if let Some(copy) = &self.copy_of_window {
            copy.paint(gl, window);
        }
    }

    /// A picture of a scene, of any size, upon a ground.
    ///
    /// # Errors
    /// Resources that the driver did not grant.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub fn picture(
        &mut self,
        gl: &Context,
        scene: &SceneInstances,
        size: [u32; 2],
        ground: [u8; 3],
    ) -> Result<Picture> {
        let pixels = self.draw(gl, scene, size, (PICTURES, Sampling::Many, 0.0)).map(|target| target.read(gl));
        // SAFETY: the context is current; the window's painter expects its own framebuffer.
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

    /// Draws a scene into a target of some size, if it does not show that already.
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
        // In a window many parts are small, and a coarse box is as good; a picture is looked at longer.
        let (start, indices) = self.ranges[usize::from(slot == WINDOW && drawing.instances.len() > MANY)];
        let DrawnTarget { target, drawn } = match &mut self.slots[slot] {
            Some(slot) => slot,
            empty => empty.insert(DrawnTarget { target: Target::new(gl, size)?, drawn: None }),
        };
        let is_drawn = |drawn: &Drawn| drawn.shows(drawing) && drawn.sampling == sampling;
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
        // SAFETY: the context is current; buffers, programs and textures are ours, the instances are a whole slice, and as many are drawn
        // as were handed over.
        unsafe {
            // Neither clearing nor drawing is to be cut by what the window was painting.
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
            // What is nearest first, so that nothing is lit only to be hidden; then the dark line around each part, which is the far
            // sides of boxes that are a little larger; upon both what shines through, the nearest last.
            let [eye, scale] = drawing.lens;
            let pixel = 2.0 / (shorter * scale);
            let (opaque, clear) = drawing.instances.split_at(drawing.opaque);
            let solids = self.solids.of(drawing);
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
        *drawn = Some(Drawn { scale: drawing.lens[1], instances: drawing.instances.clone(), sampling, at: now });
        Ok(target)
    }

    /// Gives everything back.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub fn destroy(self, gl: &Context) {
        for slot in self.slots.into_iter().flatten() {
            slot.target.destroy(gl);
        }
        if let Some(copy) = self.copy_of_window {
            copy.destroy(gl);
        }
        // SAFETY: the context is current; the objects are ours, and nobody else has them.
        unsafe {
            if let Some((_, texture)) = self.atlas {
                gl.delete_texture(texture);
            }
            for buffer in self.buffers {
                gl.delete_buffer(buffer);
            }
            gl.delete_vertex_array(self.array);
            gl.delete_vertex_array(self.nothing);
            self.solids.destroy(gl);
            gl.delete_program(self.copy);
        }
    }
}

impl Drawn {
    /// True if it is this drawing.
    fn shows(&self, drawing: &SceneInstances) -> bool {
        self.scale == drawing.lens[1] && self.instances == drawing.instances
    }
}

/// True if the renderer is one of those that run on the processor.
#[allow(unsafe_code, reason = "OpenGL is called by hand")]
pub(crate) fn is_software(gl: &Context) -> bool {
    // SAFETY: the context is current, and every OpenGL has this string.
    let name = unsafe { gl.get_parameter_string(glow::RENDERER) }.to_lowercase();
    ["llvmpipe", "softpipe", "swrast", "swiftshader", "software", "basic render"]
        .iter()
        .any(|known| name.contains(known))
}

/// Checks that a version of OpenGL has all that is called here; eframe may hand out an older one.
fn check(version: &glow::Version) -> Result<()> {
    let enough = if version.is_embedded { (3, 0) } else { (3, 3) };
    let found = (version.major, version.minor);
    if found >= enough { Ok(()) } else { Err(GpuError::Old { found, embedded: version.is_embedded }) }
}
