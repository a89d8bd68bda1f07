//! Memory that the program uses, looked up now and then.

use std::time::{Duration, Instant};

/// The system is not asked more often than this: on some it has much to add up.
const OLD: Duration = Duration::from_secs(1);

/// The memory in use as the system stated it last.
#[derive(Debug, Default)]
pub struct MemorySampler {
    looked: Option<Instant>,
    resident: Option<u64>,
}

impl MemorySampler {
    /// Bytes that the program has in memory; `None` where the system does not tell. It is asked again if the last time is a while
    /// ago.
    pub fn resident(&mut self) -> Option<u64> {
        if self.looked.is_none_or(|at| at.elapsed() >= OLD) {
            self.looked = Some(Instant::now());
            self.resident = memory_stats::memory_stats().map(|stats| stats.physical_mem as u64);
        }
        self.resident
    }
}

#[cfg(test)]
mod tests {
    use crate::system::memory_sampler::*;

    #[test]
    fn the_system_is_asked_once_in_a_while() {
        let mut sampler = MemorySampler::default();
        let resident = sampler.resident();
        // A program that runs tests has at least a megabyte and no terabyte.
        assert!(resident.is_none_or(|bytes| (1 << 20..1 << 40).contains(&bytes)));
        let looked = sampler.looked;
        assert_eq!((sampler.resident(), sampler.looked), (resident, looked));
    }
}
