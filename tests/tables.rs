//! Tables: the counts that are known, and files that are not trusted.

use std::time::Instant;

use unfold::control::Control;
use unfold::tables::{axis_rows::AxisRows, cube2::Cube2Tables, store::Store};

#[test]
fn built_tables_have_the_published_counts() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = Store::new(folder.path().to_path_buf());
    let control = Control::new();
    let t = Instant::now();
    if let Err(e) = Cube2Tables::load(&store, 2, &control) {
        eprintln!("{e:x?}");
    }
    eprintln!("cube2 {:?}", t.elapsed());
    let t = Instant::now();
    let t = Instant::now();
    if let Err(e) = AxisRows::load(&store, 2, &control) {
        eprintln!("{e:x?}");
    }
    eprintln!("rows {:?}", t.elapsed());
}
