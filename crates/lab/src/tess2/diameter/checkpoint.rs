//! The checkpoint file of a proof: the counts and solved cosets so far, so that a long proof can be resumed.

use std::io::{self, Write};
use std::path::Path;

use xxhash_rust::xxh3::xxh3_64;

use super::side_lemma::SideLemma;
use unfold_engine::disk::part::{IfExists, PartFile};
use unfold_engine::disk::read;

/// Magic bytes of the file; the last digit is the version.
const MAGIC: &[u8; 16] = b"unfold-diameter2";
/// Maximum size of a file, in bytes.
const MAX_FILE_BYTES: u64 = 1 << 20;
/// Number of distances from H3 whose classes are stored: `0..DISTANCES`.
pub const DISTANCES: usize = 5;

/// Results of a proof so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checkpoint {
    /// Counts of the second part; `None` until they are known.
    pub side: Option<SideLemma>,
    /// For each distance from H3 and each class of cosets: the number of moves that suffice for all its elements, 0 if unknown.
    pub sufficient_moves: [Vec<u8>; DISTANCES],
}

/// Why a file cannot be resumed.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// The system could not read the file.
    #[error("the checkpoint cannot be read")]
    Io(#[from] io::Error),
    /// The file is not a checkpoint of this proof, has another version, or is damaged.
    #[error("not a checkpoint of this version, or damaged")]
    Foreign,
}

impl Checkpoint {
    /// Serialises the checkpoint: magic bytes, counts, solved classes, and a checksum of everything before it.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        let side = self.side.map_or([0; 5], |s| [1, s.within_8, s.at_9, s.at_10, s.beyond_10]);
        side.iter().for_each(|number| out.extend(number.to_le_bytes()));
        for solved in &self.sufficient_moves {
            out.extend((solved.len() as u64).to_le_bytes());
            out.extend(solved);
        }
        let sum = xxh3_64(&out);
        out.extend(sum.to_le_bytes());
        out
    }

    /// Parses a checkpoint.
    ///
    /// # Errors
    /// [`CheckpointError::Foreign`] if the bytes are not an intact checkpoint of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, CheckpointError> {
        let (content, sum) = bytes.split_last_chunk().ok_or(CheckpointError::Foreign)?;
        let mut rest = content.strip_prefix(MAGIC).ok_or(CheckpointError::Foreign)?;
        if xxh3_64(content) != u64::from_le_bytes(*sum) {
            return Err(CheckpointError::Foreign);
        }
        let number = |rest: &mut &[u8]| -> Result<u64, CheckpointError> {
            let (first, others) = rest.split_first_chunk().ok_or(CheckpointError::Foreign)?;
            *rest = others;
            Ok(u64::from_le_bytes(*first))
        };
        let mut side = [0; 5];
        for slot in &mut side {
            *slot = number(&mut rest)?;
        }
        let [known, within_8, at_9, at_10, beyond] = side;
        let side = SideLemma { within_8, at_9, at_10, beyond_10: beyond };
        let mut out = Self { side: (known == 1).then_some(side), ..Self::default() };
        for solved in &mut out.sufficient_moves {
            let length = number(&mut rest)? as usize;
            let (these, others) = rest.split_at_checked(length).ok_or(CheckpointError::Foreign)?;
            *solved = these.to_vec();
            rest = others;
        }
        if rest.is_empty() { Ok(out) } else { Err(CheckpointError::Foreign) }
    }

    /// Reads a file; `None` if it does not exist.
    ///
    /// # Errors
    /// [`CheckpointError`] if the file cannot be read or is not a checkpoint.
    pub fn read(path: &Path) -> Result<Option<Self>, CheckpointError> {
        match read::bytes(path, MAX_FILE_BYTES) {
            Ok(bytes) => Self::from_bytes(&bytes).map(Some),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) if read::read_error(&error).is_some() => Err(CheckpointError::Foreign),
            Err(error) => Err(error.into()),
        }
    }

    /// Writes and syncs a temporary file beside `path`, then renames it to `path`, replacing any file there.
    ///
    /// # Errors
    /// The I/O error, if the file cannot be written, synced or renamed.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let mut part = PartFile::in_folder(folder)?;
        part.write_all(&self.to_bytes())?;
        part.file().sync_all()?;
        part.rename_to(path, IfExists::Replace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Checkpoint {
        let side = SideLemma { within_8: 1, at_9: 2, at_10: 3, beyond_10: 4 };
        let solved = std::array::from_fn(|distance| vec![distance as u8; distance * 7]);
        Checkpoint { side: Some(side), sufficient_moves: solved }
    }

    #[test]
    fn checkpoints_round_trip_and_damaged_ones_are_rejected() {
        let bytes = sample().to_bytes();
        assert_eq!(Checkpoint::from_bytes(&bytes).expect("read"), sample());
        for cut in 0..bytes.len() {
            assert!(Checkpoint::from_bytes(&bytes[..cut]).is_err(), "cut at {cut}");
            let mut changed = bytes.clone();
            changed[cut] ^= 1;
            assert!(Checkpoint::from_bytes(&changed).is_err(), "changed at {cut}");
        }
    }

    #[test]
    fn files_are_replaced_and_foreign_ones_rejected() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("proof");
        assert!(Checkpoint::read(&path).expect("none").is_none());
        for checkpoint in [Checkpoint::default(), sample()] {
            checkpoint.write(&path).expect("written");
            assert_eq!(Checkpoint::read(&path).expect("read"), Some(checkpoint));
        }
        std::fs::write(&path, "something else").expect("written");
        assert!(matches!(Checkpoint::read(&path), Err(CheckpointError::Foreign)));
        assert!(matches!(Checkpoint::read(folder.path()), Err(CheckpointError::Io(_))));
    }
}
