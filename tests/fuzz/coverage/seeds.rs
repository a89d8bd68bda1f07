//! Writes the seeds of each target into a folder of its own below the folder that is named, and its words beside that.

#[path = "../targets.rs"]
mod targets;

use std::path::PathBuf;

/// A word as a dictionary of libFuzzer has it.
fn quoted(word: &str) -> String {
    let sign = |byte: u8| match byte {
        b'"' | b'\\' => format!("\\{}", char::from(byte)),
        b' '..=b'~' => char::from(byte).to_string(),
        _ => format!("\\x{byte:02x}"),
    };
    format!("\"{}\"\n", word.bytes().map(sign).collect::<String>())
}

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args_os().nth(1).unwrap_or_else(|| "seeds".into()));
    for target in &targets::ALL {
        let own = folder.join(target.name);
        std::fs::create_dir_all(&own)?;
        for (n, seed) in (target.seeds)().into_iter().enumerate() {
            std::fs::write(own.join(format!("seed-{n}")), seed)?;
        }
        let words: String = target.dictionary.iter().map(|word| quoted(word)).collect();
        std::fs::write(folder.join(format!("{}.dict", target.name)), words)?;
    }
    Ok(())
}
