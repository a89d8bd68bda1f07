//! The end rows, held against the side rows.

use super::*;

#[test]
fn as_many_rows() {
    let halves = Phase2Halves::of_x();
    panic!("{} classes, {} rows", halves.classes.len(), halves.rows);
}
