//! The flat net of a puzzle, with the drawing position of each facelet.

/// A flat net, in units of one facelet, x to the right and y down.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Net {
    /// Upper left corner of each facelet, a unit square, in the order of the puzzle's places.
    pub facelets: Vec<[f32; 2]>,
    /// Position of the centre of each face's or cell's letter, by colour number.
    pub letters: Vec<[f32; 2]>,
    /// Width and height of the whole net, in facelets.
    pub size: [f32; 2],
}
