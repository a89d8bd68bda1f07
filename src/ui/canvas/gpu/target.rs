//! The offscreen target that the puzzle is drawn to, with depth and multisampling.

use eframe::glow;
use eframe::glow::{Context, HasContext as _};

use super::error::{GpuError, Result};

const SAMPLES: i32 = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sampling {
    /// Fast, with jagged edges.
    One,
    /// Smooth edges.
    Many,
}

pub(crate) struct Target {
    /// Width and height in pixels.
    pub(crate) size: [u32; 2],
    multisampled: glow::Framebuffer,
    colour: glow::Renderbuffer,
    depth: glow::Renderbuffer,
    resolved: glow::Framebuffer,
    /// Depth buffer for drawing without multisampling.
    plain_depth: glow::Renderbuffer,
    /// Resolved picture, with premultiplied alpha.
    pub(crate) picture: glow::Texture,
}

impl Target {
    /// Allocates a target of at least one pixel.
    ///
    /// # Errors
    /// An allocation that the driver refused, or an incomplete framebuffer.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub(crate) fn new(gl: &Context, size: [u32; 2]) -> Result<Self> {
        let [width, height] = size.map(|length| length.max(1) as i32);
        // SAFETY: the context is current throughout this folder, as `GpuHandle::new` requires of all callers. The
        // context makes each object before it is bound, and our memory is passed in whole slices only.
        unsafe {
            let most = gl.get_parameter_i32(glow::MAX_SAMPLES).max(0);
            let (multisampled, colour, depth) =
                (gl.create_framebuffer()?, gl.create_renderbuffer()?, gl.create_renderbuffer()?);
            let store = |buffer, format| {
                gl.bind_renderbuffer(glow::RENDERBUFFER, Some(buffer));
                gl.renderbuffer_storage_multisample(glow::RENDERBUFFER, SAMPLES.min(most), format, width, height);
            };
            store(colour, glow::RGBA8);
            store(depth, glow::DEPTH_COMPONENT24);
            gl.bind_framebuffer(glow::FRAMEBUFFER, Some(multisampled));
            let attach = |at, buffer| {
                gl.framebuffer_renderbuffer(glow::FRAMEBUFFER, at, glow::RENDERBUFFER, Some(buffer));
            };
            attach(glow::COLOR_ATTACHMENT0, colour);
            attach(glow::DEPTH_ATTACHMENT, depth);
            let with_samples = gl.check_framebuffer_status(glow::FRAMEBUFFER);
            let (resolved, picture, plain_depth) =
                (gl.create_framebuffer()?, gl.create_texture()?, gl.create_renderbuffer()?);
            gl.bind_renderbuffer(glow::RENDERBUFFER, Some(plain_depth));
            gl.renderbuffer_storage(glow::RENDERBUFFER, glow::DEPTH_COMPONENT24, width, height);
            gl.bind_texture(glow::TEXTURE_2D, Some(picture));
            allocate_texture(gl, size);
            set_filter(gl, glow::NEAREST);
            gl.bind_framebuffer(glow::FRAMEBUFFER, Some(resolved));
            gl.framebuffer_texture_2d(glow::FRAMEBUFFER, glow::COLOR_ATTACHMENT0, glow::TEXTURE_2D, Some(picture), 0);
            attach(glow::DEPTH_ATTACHMENT, plain_depth);
            let without = gl.check_framebuffer_status(glow::FRAMEBUFFER);
            let target = Self { size, multisampled, colour, depth, resolved, plain_depth, picture };
            match [with_samples, without].into_iter().find(|status| *status != glow::FRAMEBUFFER_COMPLETE) {
                Some(status) => {
                    target.destroy(gl);
                    Err(GpuError::Framebuffer(status))
                }
                None => Ok(target),
            }
        }
    }

    /// Binds and clears the target for drawing.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub(crate) fn begin(&self, gl: &Context, sampling: Sampling) {
        let into = match sampling {
            Sampling::One => self.resolved,
            Sampling::Many => self.multisampled,
        };
        let [width, height] = self.size.map(|length| length as i32);
        // SAFETY: as above; the framebuffer is this target's own.
        unsafe {
            gl.bind_framebuffer(glow::FRAMEBUFFER, Some(into));
            gl.viewport(0, 0, width, height);
            gl.clear_color(0.0, 0.0, 0.0, 0.0);
            gl.clear_depth_f32(1.0);
            gl.depth_mask(true);
            gl.clear(glow::COLOR_BUFFER_BIT | glow::DEPTH_BUFFER_BIT);
        }
    }

    /// Resolves the samples of each pixel, if there are several.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub(crate) fn finish(&self, gl: &Context, sampling: Sampling) {
        if sampling == Sampling::One {
            return;
        }
        let [width, height] = self.size.map(|length| length as i32);
        // SAFETY: as above; both framebuffers are this target's own and of this size.
        unsafe {
            gl.bind_framebuffer(glow::READ_FRAMEBUFFER, Some(self.multisampled));
            gl.bind_framebuffer(glow::DRAW_FRAMEBUFFER, Some(self.resolved));
            let bits = glow::COLOR_BUFFER_BIT;
            gl.blit_framebuffer(0, 0, width, height, 0, 0, width, height, bits, glow::NEAREST);
        }
    }

    /// Returns premultiplied RGBA bytes, bottom row first.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub(crate) fn read(&self, gl: &Context) -> Vec<u8> {
        let [width, height] = self.size.map(|length| length.max(1));
        let mut pixels = vec![0; 4 * width as usize * height as usize];
        // SAFETY: as above; the slice has four bytes per pixel, and such rows need no padding.
        unsafe {
            gl.bind_framebuffer(glow::READ_FRAMEBUFFER, Some(self.resolved));
            gl.pixel_store_i32(glow::PACK_ALIGNMENT, 4);
            let into = glow::PixelPackData::Slice(Some(&mut pixels));
            gl.read_pixels(0, 0, width as i32, height as i32, glow::RGBA, glow::UNSIGNED_BYTE, into);
        }
        pixels
    }

    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub(crate) fn destroy(self, gl: &Context) {
        // SAFETY: as above; we own these objects.
        unsafe {
            gl.delete_framebuffer(self.multisampled);
            gl.delete_framebuffer(self.resolved);
            gl.delete_renderbuffer(self.colour);
            gl.delete_renderbuffer(self.depth);
            gl.delete_renderbuffer(self.plain_depth);
            gl.delete_texture(self.picture);
        }
    }
}

/// Allocates storage for the bound texture.
#[allow(unsafe_code, reason = "OpenGL is called by hand")]
pub(crate) fn allocate_texture(gl: &Context, size: [u32; 2]) {
    let [width, height] = size.map(|length| length.max(1) as i32);
    // Software renderers copy faster between buffers of the same channel order, and windows are BGRA. OpenGL ES lacks
    // that order.
    let (order, bytes) = if gl.version().is_embedded {
        (glow::RGBA, glow::UNSIGNED_BYTE)
    } else {
        (glow::BGRA, glow::UNSIGNED_INT_8_8_8_8_REV)
    };
    // SAFETY: as above; none of our memory is passed.
    unsafe {
        let nothing = glow::PixelUnpackData::Slice(None);
        gl.tex_image_2d(glow::TEXTURE_2D, 0, glow::RGBA8 as i32, width, height, 0, order, bytes, nothing);
    }
}

/// Sets the filter of the bound texture, and clamps it at its edges.
#[allow(unsafe_code, reason = "OpenGL is called by hand")]
pub(crate) fn set_filter(gl: &Context, filter: u32) {
    for (name, value) in [
        (glow::TEXTURE_MIN_FILTER, filter),
        (glow::TEXTURE_MAG_FILTER, filter),
        (glow::TEXTURE_WRAP_S, glow::CLAMP_TO_EDGE),
        (glow::TEXTURE_WRAP_T, glow::CLAMP_TO_EDGE),
    ] {
        // SAFETY: as above; these are parameters of any texture.
        unsafe { gl.tex_parameter_i32(glow::TEXTURE_2D, name, value as i32) };
    }
}
