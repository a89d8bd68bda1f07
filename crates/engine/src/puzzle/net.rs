//! The flat net of a puzzle as data: the place at which each facelet is drawn.

/// A flat net, in units of one facelet, x to the right and y down.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Net {
    /// The upper left corner of each facelet, in the order of the puzzle's places. A facelet is a unit square.
    pub facelets: Vec<[f32; 2]>,
    /// The centre of the letter of each face or cell, by colour number.
    pub letters: Vec<[f32; 2]>,
    /// The width and height of the whole net, in facelets.
    pub size: [f32; 2],
}
