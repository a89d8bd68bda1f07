//! temp
#![allow(missing_docs)]
use unfold::control::Control; use unfold::tables::{store::Store, cube3::{Small,Large}};
fn main(){ for _ in 0..1 { let store=Store::new(std::env::args().nth(1).unwrap_or("/tmp/tt".into()).into()); let c=Control::new();
 let t=std::time::Instant::now();
 let s=Small::load(&store,2,&c).unwrap();
 eprintln!("small {:?}",t.elapsed());
 let t=std::time::Instant::now();
 let l=Large::load(&s.moves,&store,2,&c,&|n| eprintln!("{n} {:?}",t.elapsed()));
 eprintln!("large {:?}",t.elapsed()); drop(l);
 let t=std::time::Instant::now(); use unfold::solve::Solver;
 unfold::solve::cube3::TWO_PHASE.prepare(2,&c,&store).unwrap(); eprintln!("prepare {:?}",t.elapsed());
}}
