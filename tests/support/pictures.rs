//! Comparison of drawings with small stored pictures. A missing picture is written and the test fails: look at it, and keep it if it is
//! right.
#![allow(dead_code, reason = "each test binary uses its own part")]

use std::path::Path;

/// Compares a picture of three bytes per pixel with the stored one of that name, tolerating differences between drivers and processors.
/// `png` encodes the picture.
///
/// # Errors
/// If there was no stored picture, which is then written; or if they differ, with the path of the new picture.
pub fn compare(folder: &Path, name: &str, rgb: &[u8], png: impl Fn() -> Vec<u8>) -> Result<(), String> {
    let path = folder.join(name);
    let Ok(file) = std::fs::File::open(&path) else {
        std::fs::write(&path, png()).expect("written");
        return Err(format!("there was no {}: it is written now, look at it", path.display()));
    };
    let mut reader = png::Decoder::new(std::io::BufReader::new(file)).read_info().expect("a PNG file");
    let mut stored = vec![0; reader.output_buffer_size().expect("small")];
    reader.next_frame(&mut stored).expect("a picture");
    let differences = stored.iter().zip(rgb).map(|(a, b)| u32::from(a.abs_diff(*b)));
    let mean = f64::from(differences.clone().sum::<u32>()) / stored.len() as f64;
    let far = 100.0 * differences.filter(|difference| *difference > 40).count() as f64 / stored.len() as f64;
    if stored.len() == rgb.len() && mean <= 2.0 && far <= 1.0 {
        return Ok(());
    }
    let made = std::env::temp_dir().join(name);
    std::fs::write(&made, png()).expect("written");
    Err(format!("{name} is not as stored: {mean:.2} on the mean, {far:.1} % far off; see {}", made.display()))
}
