//! Memory for random access, in huge pages where the system supports them.
//!
//! A random access to a large table also costs a page-table look-up. With 2 MB pages the page table stays in the processor's cache; in
//! measurements, searches of the 3x3x3 were more than a third faster.

use std::marker::PhantomData;
use std::ptr::NonNull;
use std::sync::atomic::AtomicU64;

use bytemuck::Pod;
use memmap2::MmapMut;

use super::headroom;

const HUGE_PAGE_BYTES: usize = 2 << 20;

/// A read-only slice, in huge pages if it is large enough and the system grants them.
#[derive(Debug)]
pub struct HugePages<T> {
    /// Start of the slice, stored so that accesses need not check the kind and alignment of the memory.
    first: NonNull<T>,
    /// Length of the slice.
    count: usize,
    /// The memory that holds the slice, kept only for ownership.
    _memory: Backing<T>,
    _numbers: PhantomData<T>,
}

/// Owner of the slice. Moving it does not change the address of the slice.
#[derive(Debug)]
enum Backing<T> {
    /// An anonymous mapping, in huge pages if the system grants them.
    Mapping(#[allow(dead_code)] MmapMut),
    Vector(#[allow(dead_code)] Vec<T>),
}

// SAFETY: the memory is owned by this value alone and only read.
#[allow(unsafe_code)]
unsafe impl<T: Send> Send for HugePages<T> {}
// SAFETY: as for `Send`.
#[allow(unsafe_code)]
unsafe impl<T: Sync> Sync for HugePages<T> {}

impl<T: Pod> HugePages<T> {
    /// Copies the numbers into huge pages, or keeps the vector if it fills less than a quarter of a page or memory is short.
    pub fn from_vec(numbers: Vec<T>) -> Self {
        Self::large(&numbers).unwrap_or_else(|| Self::ordinary(numbers))
    }

    fn ordinary(mut numbers: Vec<T>) -> Self {
        let first = NonNull::from(numbers.as_mut_slice()).cast();
        Self { first, count: numbers.len(), _memory: Backing::Vector(numbers), _numbers: PhantomData }
    }

    fn large(numbers: &[T]) -> Option<Self> {
        let bytes: &[u8] = bytemuck::cast_slice(numbers);
        if bytes.len() < HUGE_PAGE_BYTES / 4 {
            return None;
        }
        let copy = |to: &mut [u8]| {
            to.copy_from_slice(bytes);
            Ok::<_, std::convert::Infallible>(())
        };
        let Ok(pages) = Self::filled(numbers.len(), copy)?;
        Some(pages)
    }

    /// Maps zeroed memory for `count` numbers, in huge pages if the system grants them, and has `fill` write their bytes; `None` if there
    /// is not enough memory.
    ///
    /// # Errors
    /// The errors of `fill`.
    pub fn filled<E>(count: usize, fill: impl FnOnce(&mut [u8]) -> Result<(), E>) -> Option<Result<Self, E>> {
        let length = count.checked_mul(size_of::<T>())?;
        if !headroom::can_allocate(length as u64) {
            return None;
        }
        let mut map = MmapMut::map_anon(length.max(1).checked_next_multiple_of(HUGE_PAGE_BYTES)?).ok()?;
        // Only a hint: if it is refused, ordinary pages are used, which are slower.
        #[cfg(target_os = "linux")]
        let _ = map.advise(memmap2::Advice::HugePage);
        if let Err(error) = fill(&mut map[..length]) {
            return Some(Err(error));
        }
        // A mapping is page-aligned, which suits any number type.
        let first = NonNull::from(bytemuck::cast_slice_mut::<u8, T>(&mut map[..length])).cast();
        Some(Ok(Self { first, count, _memory: Backing::Mapping(map), _numbers: PhantomData }))
    }

    #[inline]
    pub fn as_slice(&self) -> &[T] {
        // SAFETY: `first` and `count` come from a slice of `_memory`, which keeps its address while `self` lives and is never written
        // again.
        #[allow(unsafe_code)]
        unsafe {
            std::slice::from_raw_parts(self.first.as_ptr(), self.count)
        }
    }
}

/// Views words as atomics, so that several threads may write them at once.
pub fn as_atomics(words: &mut [u64]) -> &[AtomicU64] {
    let (first, count) = (words.as_mut_ptr().cast::<AtomicU64>(), words.len());
    assert!(first.is_aligned());
    // SAFETY: both types have the same size and bit validity, the alignment is asserted, and the result borrows the words
    // exclusively.
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
    fn pages_keep_their_content() {
        // Sizes around the minimum for huge pages and around one full page.
        for count in [0, 1, 1000, 262_143, 262_144, 262_145, 1 << 20, (1 << 20) + 1] {
            let numbers: Vec<u16> = (0..count).map(|n: u32| (n.wrapping_mul(40_503) >> 3) as u16).collect();
            assert!(HugePages::from_vec(numbers.clone()).as_slice() == numbers);
        }
    }

    #[test]
    fn writes_of_threads_are_visible() {
        let mut words = [0_u64; 100];
        let all = as_atomics(&mut words);
        std::thread::scope(|scope| {
            for start in 0..2 {
                let each = all.iter().zip(0..).skip(start).step_by(2);
                scope.spawn(move || each.for_each(|(word, n)| word.store(n, Ordering::Relaxed)));
            }
        });
        assert!(words.iter().copied().eq(0..100));
    }
}
