//! Tables that are built in the memory in which they stay, and from which their files are written: there is no second copy of
//! them, in memory or on the disk.

#![allow(clippy::disallowed_methods, reason = "tables are kept in files")]

use std::sync::atomic::{AtomicU64, Ordering};

use xxhash_rust::xxh3::Xxh3;

use super::store::{Tables, UNFINISHED};
use super::unfinished::Unfinished;
use super::{TableError, Workers, both, huge_pages, huge_pages::HugePages, parallel, spec::TableSpec};
use crate::control::Control;

/// Words that are set together, or go into a checksum together.
const BLOCK: usize = 1 << 17;

/// What has a table built: its words, the amount done so far, and a way to save what is done now, beside the threads that go on.
pub(crate) type Build<'a> = dyn Fn(&[AtomicU64], usize, &Save<'_>) -> Result<(), TableError> + 'a;

/// Saves the amount done, and the words as they are.
pub(crate) type Save<'a> = dyn Fn(usize) + Sync + 'a;

impl Tables {
    /// As [`Tables::load_or_build`], for a table that is made by marking: by lowering entries of words that are all ones at first, in
    /// any order, and more than once as well. A build that was stopped or killed is resumed from its last save.
    ///
    /// `build` marks, and `count` tells the distribution.
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
        self.read_or_made(spec, control, || {
            control.proceed()?;
            let file = self.file(spec);
            // If there is one it is wrong, and takes the space of the right one.
            let _ = std::fs::remove_file(&file);
            let kept = Unfinished::new(file.with_extension(UNFINISHED), spec);
            let made = HugePages::filled((spec.bytes / 8) as usize, |bytes| {
                let words = bytemuck::cast_slice_mut(bytes);
                let mut before = kept.read(words, control)?;
                let words = huge_pages::shared(words);
                loop {
                    if before.is_none() {
                        parallel(words.len(), BLOCK, workers, (0.0, 0.0), |range| {
                            words[range].iter().for_each(|word| word.store(u64::MAX, Ordering::Relaxed));
                        })?;
                    }
                    let done = before.map_or(0, |kept| kept.done);
                    build(words, done, &|done| kept.save(done, words, control))?;
                    let (sum, found) = both(workers.threads, || checksum(words, control), || count(words));
                    match (spec.check(&found?), sum?) {
                        (Ok(()), found) if found == spec.checksum => break,
                        (error, found) => {
                            kept.remove();
                            // What was saved may have been wrong: once more, from the beginning.
                            if before.take().is_none_or(|kept| kept.is_sure) {
                                error?;
                                return Err(TableError::Checksum { name: &spec.name, found, expected: spec.checksum });
                            }
                        }
                    }
                }
                self.noted(kept.finish(words, &file, control))
            });
            made.unwrap_or(Err(TableError::Memory { name: &spec.name, bytes: spec.bytes }))
        })
    }
}

/// The checksum of words.
fn checksum(words: &[AtomicU64], control: &Control) -> Result<u64, TableError> {
    let (mut sum, mut copy) = (Xxh3::new(), Vec::with_capacity(BLOCK));
    for block in words.chunks(BLOCK) {
        control.proceed()?;
        copy.clear();
        copy.extend(block.iter().map(|word| word.load(Ordering::Relaxed)));
        sum.update(bytemuck::cast_slice(&copy));
    }
    Ok(sum.digest())
}
