//! A puzzle drawn: in space and flat, in colours and patterns, and the files made of that.
//!
//! [`space`] is geometry, from the places of facelets to polygons on a unit screen; [`appearance`] the colours and patterns of faces.
//! A picture is put together as a [`svg::Drawing`], which [`raster`] paints and [`svg`], [`picture`] (PNG), [`gif`] and [`sheet`]
//! (PDF) write. No window is known here, and nothing touches the disk.

pub mod appearance;
pub mod case_picture;
pub mod gif;
pub mod picture;
pub mod raster;
pub mod sheet;
pub mod space;
pub mod svg;
pub mod vector_drawing;
