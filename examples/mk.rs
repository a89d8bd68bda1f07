//! temp
#![allow(missing_docs)]
use unfold::control::Control;
use unfold::tables::{
    TableError,
    cube3::{Large, Small},
    store::Store,
};
fn main() {
    let store = Store::new("/tmp/tt".into());
    let c = Control::new();
    let t = std::time::Instant::now();
    let s = match Small::load(&store, 2, &c) {
        Ok(s) => s,
        Err(e) => {
            report(e);
            return;
        }
    };
    eprintln!("small {:?}", t.elapsed());
    let t = std::time::Instant::now();
    let l = Large::load(&s.moves, &store, 2, &c, &|n| eprintln!("{n} {:?}", t.elapsed()));
    eprintln!("large {:?}", t.elapsed());
    if let Err(e) = l {
        report(e);
    } else {
        println!("done");
    }
}
fn report(e: TableError) {
    match e {
        TableError::Distribution { name, found, .. } => println!("D {name} {}", serde_json::to_string(&found).unwrap()),
        TableError::Checksum { name, found, .. } => println!("C {name} {found:016x}"),
        e => println!("X {e:?}"),
    }
}
