//! A copy of the window's contents.

use eframe::glow;
use eframe::glow::{Context, HasContext as _};

use super::error::{GpuError, Result};
use super::target;

pub(crate) struct WindowCopy {
    /// Width and height in pixels.
    pub(crate) size: [u32; 2],
    /// The caller's number for the copy.
    pub(crate) number: u64,
    framebuffer: glow::Framebuffer,
    picture: glow::Texture,
}

impl WindowCopy {
    /// Allocates a copy of this size.
    ///
    /// # Errors
    /// An allocation that the driver refused, or an incomplete framebuffer.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub(crate) fn new(gl: &Context, size: [u32; 2]) -> Result<Self> {
        // SAFETY: the context is current, as everywhere in this folder, and makes the objects before they are bound.
        unsafe {
            let (framebuffer, picture) = (gl.create_framebuffer()?, gl.create_texture()?);
            gl.bind_texture(glow::TEXTURE_2D, Some(picture));
            target::allocate_texture(gl, size);
            target::set_filter(gl, glow::NEAREST);
            gl.bind_framebuffer(glow::FRAMEBUFFER, Some(framebuffer));
            let at = glow::COLOR_ATTACHMENT0;
            gl.framebuffer_texture_2d(glow::FRAMEBUFFER, at, glow::TEXTURE_2D, Some(picture), 0);
            let status = gl.check_framebuffer_status(glow::FRAMEBUFFER);
            let copy = Self { size, number: 0, framebuffer, picture };
            if status == glow::FRAMEBUFFER_COMPLETE {
                return Ok(copy);
            }
            copy.destroy(gl);
            Err(GpuError::Framebuffer(status))
        }
    }

    /// Copies everything painted in the window so far.
    pub(crate) fn capture(&self, gl: &Context, window: Option<glow::Framebuffer>) {
        self.blit(gl, (window, Some(self.framebuffer)), window);
    }

    /// Paints the copy over the whole window.
    pub(crate) fn paint(&self, gl: &Context, window: Option<glow::Framebuffer>) {
        self.blit(gl, (Some(self.framebuffer), window), window);
    }

    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    fn blit(
        &self,
        gl: &Context,
        (from, to): (Option<glow::Framebuffer>, Option<glow::Framebuffer>),
        window: Option<glow::Framebuffer>,
    ) {
        let [width, height] = self.size.map(|length| length as i32);
        // SAFETY: the context is current; one framebuffer is the window's, the other ours, and both have this size.
        unsafe {
            gl.disable(glow::SCISSOR_TEST);
            gl.bind_framebuffer(glow::READ_FRAMEBUFFER, from);
            gl.bind_framebuffer(glow::DRAW_FRAMEBUFFER, to);
            let bits = glow::COLOR_BUFFER_BIT;
            // Flipped vertically; the flips of a capture and of painting it cancel out.
            gl.blit_framebuffer(0, 0, width, height, 0, height, width, 0, bits, glow::NEAREST);
            gl.bind_framebuffer(glow::FRAMEBUFFER, window);
        }
    }

    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub(crate) fn destroy(self, gl: &Context) {
        // SAFETY: as above; we own these objects.
        unsafe {
            gl.delete_framebuffer(self.framebuffer);
            gl.delete_texture(self.picture);
        }
    }
}
