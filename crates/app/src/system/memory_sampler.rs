//! Periodic sampling of the program's memory use.

use std::time::{Duration, Instant};

/// Minimum interval between queries, which are slow on some systems.
const MIN_QUERY_INTERVAL: Duration = Duration::from_secs(1);

#[derive(Debug, Default)]
pub struct MemorySampler {
    queried_at: Option<Instant>,
    resident: Option<u64>,
}

impl MemorySampler {
    /// Resident memory in bytes, from the last query or a new one; `None` if the system does not report it.
    pub fn resident(&mut self) -> Option<u64> {
        if self.queried_at.is_none_or(|at| at.elapsed() >= MIN_QUERY_INTERVAL) {
            self.queried_at = Some(Instant::now());
            self.resident = memory_stats::memory_stats().map(|stats| stats.physical_mem as u64);
        }
        self.resident
    }
}

#[cfg(test)]
mod tests {
    use crate::system::memory_sampler::*;

    #[test]
    fn memory_is_not_queried_on_every_call() {
        let mut sampler = MemorySampler::default();
        let resident = sampler.resident();
        // Plausible bounds for a test program: one megabyte to one terabyte.
        assert!(resident.is_none_or(|bytes| (1 << 20..1 << 40).contains(&bytes)));
        let looked = sampler.queried_at;
        assert_eq!((sampler.resident(), sampler.queried_at), (resident, looked));
    }
}
