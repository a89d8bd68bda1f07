//! The lines of a batch, read one at a time.

use std::io::{self, BufRead, Read};

/// The longest line that is read, in bytes. What is longer is cut.
pub const LONGEST: usize = 1 << 16;

/// A line that is neither blank nor a comment.
#[derive(Debug)]
pub struct Line {
    /// Its number among such lines, `1 <= index`.
    pub index: u64,
    /// Its number among all lines, `1 <= number`.
    pub number: usize,
    /// What it says, without blanks at its end.
    pub text: String,
    /// Whether there was more than [`LONGEST`] bytes, which were left out.
    pub cut: bool,
    /// Bytes of the input up to its end.
    pub bytes: u64,
}

/// See the module.
pub struct Lines {
    source: Box<dyn BufRead + Send>,
    index: u64,
    number: usize,
    bytes: u64,
}

impl Lines {
    /// The lines of a source.
    pub fn new(source: Box<dyn BufRead + Send>) -> Self {
        Self { source, index: 0, number: 0, bytes: 0 }
    }

    /// The next line; blank ones and those that begin with `#` or `//` are skipped. `None` at the end.
    ///
    /// # Errors
    /// Those of the source.
    pub fn next_line(&mut self) -> io::Result<Option<Line>> {
        loop {
            let mut bytes = Vec::new();
            let read = self.source.by_ref().take(LONGEST as u64).read_until(b'\n', &mut bytes)?;
            if read == 0 {
                return Ok(None);
            }
            let full = read == LONGEST && !bytes.ends_with(b"\n");
            let cut = full && self.skip_rest()?;
            self.number += 1;
            self.bytes += read as u64;
            // What is no text becomes a character that no notation has.
            let text = String::from_utf8_lossy(&bytes);
            let text = text.trim_start_matches('\u{feff}').trim_end();
            if !text.is_empty() && !text.trim_start().starts_with('#') && !text.trim_start().starts_with("//") {
                self.index += 1;
                let (index, number, bytes) = (self.index, self.number, self.bytes);
                return Ok(Some(Line { index, number, text: text.into(), cut, bytes }));
            }
        }
    }

    /// Goes on to the next line; tells whether anything was left of this one.
    fn skip_rest(&mut self) -> io::Result<bool> {
        let mut any = false;
        loop {
            let ready = self.source.fill_buf()?;
            let end = ready.iter().position(|b| *b == b'\n');
            let length = end.map_or(ready.len(), |end| end + 1);
            any |= end.unwrap_or(length) > 0;
            self.source.consume(length);
            self.bytes += length as u64;
            if length == 0 || end.is_some() {
                return Ok(any);
            }
        }
    }
}
