//! A copy of what a window shows.

use eframe::glow;
use eframe::glow::{Context, HasContext as _};

use super::error::{GpuError, Result};
use super::target;

/// Room for a copy of a window, and what was copied last.
pub(crate) struct WindowCopy {
    /// Width and height in pixels.
    pub(crate) size: [u32; 2],
    /// The number that the caller gave the copy.
    pub(crate) number: u64,
    framebuffer: glow::Framebuffer,
    picture: glow::Texture,
}

impl WindowCopy {
    /// Makes room for a copy of a window of this size.
    ///
    /// # Errors
    /// Resources that the driver did not grant.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub(crate) fn new(gl: &Context, size: [u32; 2]) -> Result<Self> {
        // SAFETY: the context is current, as everywhere in this folder; the objects are made by it before they are bound.
        unsafe {
            let (framebuffer, picture) = (gl.create_framebuffer()?, gl.create_texture()?);
            gl.bind_texture(glow::TEXTURE_2D, Some(picture));
            target::make_room(gl, size);
            target::filter(gl, glow::NEAREST);
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

    /// Copies what is painted in the window so far.
    pub(crate) fn take(&self, gl: &Context, window: Option<glow::Framebuffer>) {
        self.blit(gl, (window, Some(self.framebuffer)), window);
    }

    /// Paints the copy over all of the window.
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
        // SAFETY: the context is current; one framebuffer is the window's, the other ours, and both are of this size.
        unsafe {
            gl.disable(glow::SCISSOR_TEST);
            gl.bind_framebuffer(glow::READ_FRAMEBUFFER, from);
            gl.bind_framebuffer(glow::DRAW_FRAMEBUFFER, to);
            let bits = glow::COLOR_BUFFER_BIT;
            // The first row of a window is at the top, that of a texture at the bottom: flipped twice, rows are copied without a shader.
            gl.blit_framebuffer(0, 0, width, height, 0, height, width, 0, bits, glow::NEAREST);
            gl.bind_framebuffer(glow::FRAMEBUFFER, window);
        }
    }

    /// Gives everything back.
    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub(crate) fn destroy(self, gl: &Context) {
        // SAFETY: as above; the objects are ours, and nobody else has them.
        unsafe {
            gl.delete_framebuffer(self.framebuffer);
            gl.delete_texture(self.picture);
        }
    }
}
