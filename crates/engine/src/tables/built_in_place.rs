//! Tables built in their final memory and saved directly from it, without a second copy in memory or on disk.

#![allow(clippy::disallowed_methods, reason = "tables are kept in files")]

use std::sync::atomic::{AtomicU64, Ordering};

use xxhash_rust::xxh3::Xxh3;

use super::store::{Tables, UNFINISHED_EXTENSION};
use super::unfinished::UnfinishedFile;
use super::{TableError, Workers, huge_pages, huge_pages::HugePages, join_two, parallel, spec::TableSpec};
use crate::control::Control;

/// Number of words initialised or hashed at a time.
const BLOCK: usize = 1 << 17;

/// Builds a table. Receives its words, the progress of an earlier build, and a callback that saves while other threads continue.
pub(crate) type Build<'a> = dyn Fn(&[AtomicU64], usize, &Save<'_>) -> Result<(), TableError> + 'a;

/// Saves the progress and the current words.
pub(crate) type Save<'a> = dyn Fn(usize) + Sync + 'a;

impl Tables {
    /// Like [`Tables::load_or_build`], for a table built by marking: lowering entries of words that start as all ones, in any order and
    /// possibly repeatedly. A build that was stopped or killed resumes from its last save.
    ///
    /// `build` marks, and `count` returns the distribution.
    ///
    /// # Errors
    /// The errors of `build` and `count`, [`TableError::Distribution`] and [`TableError::Checksum`] if the result is not what the
    /// manifest requires, [`TableError::Memory`] and [`TableError::Stopped`].
    pub(crate) fn load_or_build_in_place(
        &self,
        spec: &'static TableSpec,
        workers: Workers,
        build: &Build<'_>,
        count: impl Fn(&[AtomicU64]) -> Result<Vec<u64>, TableError>,
    ) -> Result<HugePages<u64>, TableError> {
        let control = workers.control;
        self.read_or_make(spec, control, || {
            control.check_stop()?;
            let file = self.file(spec);
            // An existing file is invalid and takes up space that the new one needs.
            let _ = std::fs::remove_file(&file);
            let kept = UnfinishedFile::new(file.with_extension(UNFINISHED_EXTENSION), spec);
            let made = HugePages::filled((spec.bytes / 8) as usize, |bytes| {
                let words = bytemuck::cast_slice_mut(bytes);
                let mut before = kept.read(words, control)?;
                let words = huge_pages::as_atomics(words);
                loop {
                    if before.is_none() {
                        parallel(words.len(), BLOCK, workers, (0.0, 0.0), |range| {
                            words[range].iter().for_each(|word| word.store(u64::MAX, Ordering::Relaxed));
                        })?;
                    }
                    let done = before.map_or(0, |kept| kept.done);
                    build(words, done, &|done| kept.save(done, words, control))?;
                    let (sum, found) = join_two(workers.threads, || checksum(words, control), || count(words));
                    match (spec.check(&found?), sum?) {
                        (Ok(()), found) if found == spec.checksum => break,
                        (error, found) => {
                            kept.remove();
                            // The saved progress may have been wrong: rebuild once from scratch.
                            if before.take().is_none_or(|kept| kept.is_verified) {
                                error?;
                                return Err(TableError::Checksum { name: &spec.name, found, expected: spec.checksum });
                            }
                        }
                    }
                }
                self.record_io_error(kept.finish(words, &file, control))
            });
            made.unwrap_or(Err(TableError::Memory { name: &spec.name, bytes: spec.bytes }))
        })
    }
}

/// Computes the xxh3 checksum of the words; fails only if stopped.
fn checksum(words: &[AtomicU64], control: &Control) -> Result<u64, TableError> {
    let (mut sum, mut copy) = (Xxh3::new(), Vec::with_capacity(BLOCK));
    for block in words.chunks(BLOCK) {
        control.check_stop()?;
        copy.clear();
        copy.extend(block.iter().map(|word| word.load(Ordering::Relaxed)));
        sum.update(bytemuck::cast_slice(&copy));
    }
    Ok(sum.digest())
}
