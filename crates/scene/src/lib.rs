//! Drawing of puzzles in 3D and as nets, and the file formats of the drawings.
//!
//! [`space`] projects facelets to polygons on a unit screen; [`appearance`] provides colours and patterns. Pictures are composed as a
//! [`svg::Drawing`], which [`svg`] encodes and [`raster`] renders to pixels for [`picture`] (PNG) and [`gif`]. [`sheet`] lays out
//! printable pages as SVG or PDF. Independent of the window and of the file system.

pub mod appearance;
pub mod case_picture;
pub mod gif;
pub mod picture;
pub mod raster;
pub mod sheet;
pub mod space;
pub mod svg;
pub mod vector_drawing;
