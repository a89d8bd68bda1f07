//! Trains a net of the 3x3x3x3 and writes its weights:
//! `cargo run --release -p unfold-lab --example train_net -- axis|slabs|cubes FILE [STEPS LATER]`.

#![allow(clippy::print_stdout, reason = "an example tells how it goes")]

use unfold_engine::control::Control;
use unfold_engine::puzzles::tess3::search::cubes_net::{self, CubeTables};
use unfold_engine::puzzles::tess3::search::slab_coordinates::SlabTables;
use unfold_engine::puzzles::tess3::search::{orient, separate};
use unfold_engine::tables::{Tables, Workers};
use unfold_lab::tess3::domains::{OrientDomain, SlabsDomain, SolvedDomain};
use unfold_lab::tess3::training::train;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(domain), Some(file)) = (arguments.next(), arguments.next()) else {
        return Err("name the net (axis, slabs or cubes) and the file of weights".into());
    };
    let steps = arguments.next().map_or(Ok(60_000), |steps| steps.parse())?;
    let later = arguments.next().map_or(Ok(8_000), |steps| steps.parse())?;
    let tell = |step, error| println!("{step}  {error:.3}");
    let net = match domain.as_str() {
        "axis" => train(&OrientDomain(orient::ball()), 1, steps, later, tell),
        "slabs" => {
            let tables = SlabTables::build(Workers::new(2, &Control::new()))?;
            let ball = tables.ball(separate::EXACT_RADIUS_S);
            train(&SlabsDomain(tables, ball), 1, steps, later, tell)
        }
        "cubes" => {
            let store = Tables::open(std::env::temp_dir().join("unfold-tables"));
            let tables = CubeTables::open(&store, Workers::new(2, &Control::new()))?;
            let ball = tables.ball(cubes_net::EXACT_STEPS);
            train(&SolvedDomain(tables, ball), 1, steps, later, tell)
        }
        _ => return Err("the nets are axis, slabs and cubes".into()),
    };
    std::fs::write(file, net.write())?;
    Ok(())
}
