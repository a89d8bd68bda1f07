//! The texts of the command line.

use super::text::texts;

texts! {
    ERROR { en: "Error: {0}" }
    NOTICE { en: "Note: {0}" }
    TABLE_AT_WORK { en: "Tables: {0}" }
    EXISTS { en: "The file {0} is there already" }
    EXISTS_DO { en: "Give another name, or --force to replace it." }
    SAVED { en: "Saved as {0}." }
    UNSOLVED { en: "No solution within the limits; give a longer --timeout, or more --nodes." }
    NO_METHOD { en: "There is no method named {0} for this puzzle" }
    NO_METRIC { en: "Lengths of this puzzle are not counted in {0}" }
    NO_BENCH { en: "There is no bench named {0}" }
    FOUND { en: "{0} s  {1}  {2}" }
    DONE_OPTIMAL { en: "Optimal: {0}, proven after {1} s and {2} nodes." }
    DONE_BEST { en: "Best so far: {0}; a shortest solution has at least {1}. {2} s, {3} nodes." }
    SEED { en: "Seed: {0}" }
    ONE_LOG { en: "Several logs cannot stand in one file" }
    ONE_LOG_DO { en: "Ask for one at a time, with --count 1 and different seeds." }
    ABSENT { en: "absent" }
    GOOD { en: "good" }
    WRONG { en: "wrong, will be rebuilt" }
    REMOVED { en: "Removed {0}." }
    TABLE_ROW { en: "{0}	{1} bytes	{2}	{3}" }
    TABLE_STATE { en: "{0}	{1}" }
    NOT_GOOD { en: "Not every table is good: {0}" }
    NOT_GOOD_DO { en: "Build them with: unfold tables build" }
    BENCH_HEAD { en: "bench	state	length	lower	nodes	seconds	nodes/s" }
    BENCH_SUM { en: "{0}	fingerprint	{1} nodes" }
    BENCH_BUDGET { en: "at {0} s: mean best {1} {2}, {3} of {4} states solved" }
    BENCH_LOWER { en: "mean lower bound at the end: {0} {1}" }
}
