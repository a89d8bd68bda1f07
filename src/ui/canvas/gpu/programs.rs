//! Compiles the shader programs and selects one for a drawing.

use eframe::glow;
use eframe::glow::{Context, HasContext as _};

use super::error::{GpuError, Result};
use super::instances::{Instance, SceneInstances};

/// The programs that draw solids.
pub(crate) struct SolidPrograms {
    /// With letters and patterns.
    with_signs: glow::Program,
    /// Without letters and patterns.
    plain: glow::Program,
    pub(crate) outline: glow::Program,
}

impl SolidPrograms {
    pub(crate) fn new(gl: &Context, head: &str) -> Result<Self> {
        let of = |defined: &str| {
            let sources = [include_str!("shaders/solid.vert"), include_str!("shaders/solid.frag")];
            compile_program(gl, &format!("{head}{defined}"), sources)
        };
        Ok(Self { with_signs: of("")?, plain: of("#define PLAIN\n")?, outline: of("#define OUTLINE\n")? })
    }

    /// Returns the cheapest program for a drawing: the plain one if it has no signs.
    pub(crate) fn program_for(&self, drawing: &SceneInstances) -> glow::Program {
        let has_signs = |instance: &Instance| instance.signs[..2].iter().any(|cell| *cell >= 0.0);
        if drawing.instances.iter().any(has_signs) { self.with_signs } else { self.plain }
    }

    #[allow(unsafe_code, reason = "OpenGL is called by hand")]
    pub(crate) fn destroy(&self, gl: &Context) {
        for program in [self.with_signs, self.plain, self.outline] {
            // SAFETY: the context is current, and the programs are ours.
            unsafe { gl.delete_program(program) };
        }
    }
}

/// Compiles and links a vertex and a fragment shader with a common header.
#[allow(unsafe_code, reason = "OpenGL is called by hand")]
pub(crate) fn compile_program(gl: &Context, head: &str, sources: [&str; 2]) -> Result<glow::Program> {
    // SAFETY: the context is current and makes these objects; each status is checked before use.
    unsafe {
        let program = gl.create_program()?;
        for (kind, source) in [glow::VERTEX_SHADER, glow::FRAGMENT_SHADER].into_iter().zip(sources) {
            let shader = gl.create_shader(kind)?;
            gl.shader_source(shader, &format!("{head}{source}"));
            gl.compile_shader(shader);
            if !gl.get_shader_compile_status(shader) {
                return Err(GpuError::Driver(gl.get_shader_info_log(shader)));
            }
            gl.attach_shader(program, shader);
            // The driver frees it with the program it is attached to.
            gl.delete_shader(shader);
        }
        gl.link_program(program);
        if !gl.get_program_link_status(program) {
            return Err(GpuError::Driver(gl.get_program_info_log(program)));
        }
        Ok(program)
    }
}
