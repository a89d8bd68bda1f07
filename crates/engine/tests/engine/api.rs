//! The library as another program meets it: positions, searches, solvers from outside, and wrong values, none of which panics.
