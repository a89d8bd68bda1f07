//! Memory for random access: in large pages where the system has them.
//!
//! A random access to a large table costs, besides the access itself, the look-up of its page. With pages of two
//! megabytes the page table stays in the processor's cache: by measurement, searches of the 3x3x3 are a good third
//! faster.

use std::marker::PhantomData;
use std::ptr::NonNull;
use std::sync::atomic::AtomicU64;

use bytemuck::Pod;
use memmap2::MmapMut;

use super::room;

/// The size of a large page, in bytes.
const LARGE: usize = 2 << 20;

/// Read-only numbers, in large pages if they fill a quarter of one and the system grants them.
#[derive(Debug)]
pub struct HugePages<T> {
    /// The first of the numbers. Kept beside the memory, so that a look-up need not check its kind and alignment each
    /// time.
    first: NonNull<T>,
    /// Length of the slice of numbers.
    count: usize,
    /// The memory that holds them; never touched again.
    _memory: Memory<T>,
    _numbers: PhantomData<T>,
}

/// The owner of the numbers, whose address stays the same when this is moved.
#[derive(Debug)]
enum Memory<T> {
    /// Large pages.
    Large(#[allow(dead_code)] MmapMut),
    /// Ordinary memory.
    Ordinary(#[allow(dead_code)] Vec<T>),
}

// SAFETY: the numbers are owned by this alone and only read.
#[allow(unsafe_code)]
unsafe impl<T: Send> Send for HugePages<T> {}
// SAFETY: the same.
#[allow(unsafe_code)]
unsafe impl<T: Sync> Sync for HugePages<T> {}

impl<T: Pod> HugePages<T> {
    /// A copy of `numbers` in large pages, or the numbers themselves if they are too few.
    pub fn of(numbers: Vec<T>) -> Self {
        Self::large(&numbers).unwrap_or_else(|| Self::ordinary(numbers))
    }

    fn ordinary(mut numbers: Vec<T>) -> Self {
        let first = NonNull::from(numbers.as_mut_slice()).cast();
        Self { first, count: numbers.len(), _memory: Memory::Ordinary(numbers), _numbers: PhantomData }
    }

    fn large(numbers: &[T]) -> Option<Self> {
        let bytes: &[u8] = bytemuck::cast_slice(numbers);
        if bytes.len() < LARGE / 4 {
            return None;
        }
        let copy = |to: &mut [u8]| {
            to.copy_from_slice(bytes);
            Ok::<_, std::convert::Infallible>(())
        };
        let Ok(pages) = Self::filled(numbers.len(), copy)?;
        Some(pages)
    }

    /// `count` numbers, whose bytes `fill` writes; `None` if there is not enough memory.
    ///
    /// # Errors
    /// The errors of `fill`.
    pub fn filled<E>(count: usize, fill: impl FnOnce(&mut [u8]) -> Result<(), E>) -> Option<Result<Self, E>> {
        let length = count.checked_mul(size_of::<T>())?;
        if !room::has(length as u64) {
            return None;
        }
        let mut map = MmapMut::map_anon(length.max(1).checked_next_multiple_of(LARGE)?).ok()?;
        // A hint only: if it is refused, ordinary pages are used, slower.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        if let Err(error) = fill(&mut map[..length]) {
            return Some(Err(error));
        }
        // A mapping begins with a page, which is aligned for any number.
        let first = NonNull::from(bytemuck::cast_slice_mut::<u8, T>(&mut map[..length])).cast();
        Some(Ok(Self { first, count, _memory: Memory::Large(map), _numbers: PhantomData }))
    }

    /// The numbers.
    #[inline]
    pub fn get(&self) -> &[T] {
        // SAFETY: `first` and `count` were taken from a slice of `memory`, which keeps its address as long as this
        // lives, and to which nobody writes after that.
        #[allow(unsafe_code)]
        unsafe {
            std::slice::from_raw_parts(self.first.as_ptr(), self.count)
        }
    }
}

/// Words for several threads, which may write them at the same time.
pub fn shared(words: &mut [u64]) -> &[AtomicU64] {
    let (first, count) = (words.as_mut_ptr().cast::<AtomicU64>(), words.len());
    assert!(first.is_aligned());
    // SAFETY: the two types have the same size and the same values, the alignment is right, and as long as the result lives
    // nothing else reaches the words.
    #[allow(unsafe_code)]
    unsafe {
        std::slice::from_raw_parts(first, count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::Ordering;

    #[test]
    fn pages_hold_what_they_were_given() {
        // Below and above the size that is worth large pages, and just one more than fills them.
        for count in [0, 1, 1000, 262_143, 262_144, 262_145, 1 << 20, (1 << 20) + 1] {
            let numbers: Vec<u16> = (0..count).map(|n: u32| (n.wrapping_mul(40_503) >> 3) as u16).collect();
            assert!(HugePages::of(numbers.clone()).get() == numbers);
        }
    }

    #[test]
    fn what_threads_write_is_in_the_words() {
        let mut words = [0_u64; 100];
        let all = shared(&mut words);
        std::thread::scope(|scope| {
            for start in 0..2 {
                let each = all.iter().zip(0..).skip(start).step_by(2);
                scope.spawn(move || each.for_each(|(word, n)| word.store(n, Ordering::Relaxed)));
            }
        });
        assert!(words.iter().copied().eq(0..100));
    }
}
