//! Trains the net of the 3x3x3x3 and writes its weights: `cargo run --release -p unfold-lab --example train_net -- FILE [STEPS LATER]`.

use unfold_lab::tess3::training::train;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("name the file of weights")?;
    let steps = arguments.next().map_or(Ok(60_000), |steps| steps.parse())?;
    let later = arguments.next().map_or(Ok(8_000), |steps| steps.parse())?;
    let net = train(1, steps, later, |step, error| println!("{step}  {error:.3}"));
    std::fs::write(file, net.write())?;
    Ok(())
}
