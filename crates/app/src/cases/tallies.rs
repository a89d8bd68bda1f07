//! Session records of the trainer's tallies.

use super::trainer::{Tallies, Tally, Trainer};
use crate::session::record::KnownCaseRecord;

pub fn record(trainer: &Trainer) -> Vec<KnownCaseRecord> {
    let all = trainer.tallies().iter();
    all.map(|((catalogue, case), tally)| KnownCaseRecord {
        catalogue: catalogue.clone(),
        case: case.clone(),
        known: tally.known,
        asked: tally.asked,
    })
    .collect()
}

/// Restores tallies, skipping records with more known than asked.
pub fn from_records(records: &[KnownCaseRecord]) -> Tallies {
    let possible = records.iter().filter(|record| record.known <= record.asked);
    possible
        .map(|record| {
            let tally = Tally { known: record.known, asked: record.asked };
            ((record.catalogue.clone(), record.case.clone()), tally)
        })
        .collect()
}
