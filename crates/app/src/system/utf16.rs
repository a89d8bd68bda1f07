//! Decoding of UTF-16 with a byte order mark, as written by PowerShell's `>`. Other input passes through unchanged.

use std::borrow::Cow;
use std::io::{self, BufRead, BufReader, Read};

use encoding_rs_io::{DecodeReaderBytes, DecodeReaderBytesBuilder};

/// Buffer size of the decoder, in bytes.
const BUFFER: usize = 1 << 16;

/// True if the first byte may begin a UTF-16 byte order mark. Neither such byte occurs in UTF-8.
fn looks_like_utf16(bytes: &[u8]) -> bool {
    matches!(bytes, [0xFE | 0xFF, ..])
}

/// Wraps a source in a decoder from UTF-16 to UTF-8, which passes through bytes without a byte order mark.
fn decoder<R: Read>(source: R) -> DecodeReaderBytes<R, Vec<u8>> {
    DecodeReaderBytesBuilder::new()
        .utf8_passthru(true)
        .strip_bom(true)
        .build_with_buffer(source, vec![0; BUFFER])
        .expect("a buffer of this size suffices")
}

/// Converts UTF-16 with a byte order mark to UTF-8. Invalid sequences become replacement characters. Returns other bytes unchanged.
pub fn to_utf8(bytes: &[u8]) -> Cow<'_, [u8]> {
    if !looks_like_utf16(bytes) {
        return bytes.into();
    }
    let mut text = Vec::new();
    match decoder(bytes).read_to_end(&mut text) {
        Ok(_) => text.into(),
        Err(_) => bytes.into(),
    }
}

/// Wraps a source in a reader that converts like [`to_utf8`]. Takes nothing from the source before the first read, so it does not block.
pub fn to_utf8_reader(source: Box<dyn BufRead + Send>) -> Box<dyn BufRead + Send> {
    Box::new(Utf8Reader { source, is_known: false })
}

/// A reader that decides by the first byte whether to decode.
struct Utf8Reader {
    source: Box<dyn BufRead + Send>,
    /// True once the first byte has been read.
    is_known: bool,
}

impl BufRead for Utf8Reader {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if !self.is_known {
            if looks_like_utf16(self.source.fill_buf()?) {
                let source = std::mem::replace(&mut self.source, Box::new(io::empty()));
                self.source = Box::new(BufReader::new(decoder(source)));
            }
            self.is_known = true;
        }
        self.source.fill_buf()
    }

    fn consume(&mut self, bytes: usize) {
        self.source.consume(bytes);
    }
}

impl Read for Utf8Reader {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(into)?;
        self.consume(read);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Encodes text as UTF-16 with a byte order mark, in the given byte order.
    fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(bytes).collect()
    }

    #[test]
    fn both_byte_orders_are_decoded_and_other_bytes_kept() {
        let text = "R U2 é 立 🧊\r\n";
        let whole = |bytes: &[u8]| {
            let mut read = Vec::new();
            let mut source = to_utf8_reader(Box::new(io::Cursor::new(bytes.to_vec())));
            source.read_to_end(&mut read).expect("readable");
            assert_eq!(to_utf8(bytes), read);
            read
        };
        for bytes in [utf16(text, u16::to_le_bytes), utf16(text, u16::to_be_bytes)] {
            assert_eq!(String::from_utf8(whole(&bytes)).as_deref(), Ok(text));
        }
        for bytes in [&b"R U"[..], b"", "\u{feff}R".as_bytes(), b"R\0U\0", &[0xC3, 0x28]] {
            assert_eq!(whole(bytes), bytes);
        }
        // Truncated mark, unit and surrogate pair: decoding must not fail.
        for bytes in [&[0xFF][..], &[0xFF, 0xFE], &[0xFF, 0xFE, 0x41], &[0xFF, 0xFE, 0x3D, 0xD8]] {
            whole(bytes);
        }
    }

    #[test]
    fn reading_starts_with_a_single_byte() {
        let (reader, mut writer) = io::pipe().expect("a pipe");
        io::Write::write_all(&mut writer, b"R").expect("written");
        let mut source = to_utf8_reader(Box::new(BufReader::new(reader)));
        assert_eq!(source.fill_buf().expect("readable"), b"R");
    }
}
