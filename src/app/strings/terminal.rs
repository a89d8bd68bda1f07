//! The texts of the command line.

use super::text::texts;

texts! {
    ERROR { en: "Error: {0}" }
    NOTICE { en: "Note: {0}" }
    TABLE_AT_WORK { en: "Tables: {0}" }
    STDOUT { en: "The results could not be written: {0}" }
    STDOUT_DO { en: "Make room where the output goes, or send it elsewhere." }
    INTERRUPTED { en: "Interrupted." }
    STDIN_EMPTY { en: "Nothing came from stdin" }
    STDIN_EMPTY_DO { en: "Give facelets or moves in one line." }
    STDIN_NO_TEXT { en: "What came from stdin is no text" }
    INPUT_TOO_LARGE { en: "The input has more than {0} bytes" }
    INPUT_TOO_LARGE_DO { en: "Give a log, one line of facelets or one line of moves." }
    INPUT_NONE { en: "No state is given to solve" }
    INPUT_NONE_DO { en: "Give INPUT (a log, or - for stdin), --facelets, --moves, --random or --batch; see unfold solve --help." }
    OTHER_PUZZLE { en: "It can be read for the {0}: add --puzzle {0}." }
    LOG_OF_OTHER { en: "The log is of the {0}, not of the {1}" }
    LOG_OF_OTHER_DO { en: "Give another input, or leave out --puzzle if it is given." }
    ONLY_HYPER { en: "{0} is for the {1} only, not for the {2}" }
    ONLY_HYPER_DO { en: "Leave out {0}, or add --puzzle {1}." }
    SHARD_WRONG { en: "give a part and the number of parts, from 1/N to N/N, such as 2/3" }
    SECONDS_WRONG { en: "give seconds, such as 10 or 0.5" }
    PUZZLE_WRONG { en: "use one of: {0}" }
    SAVED { en: "Saved as {0}." }
    UNSOLVED { en: "No solution within the limits; give a longer --timeout, or more --nodes." }
    EXHAUSTED { en: "This method did not come to a solution and has nothing more to try; use another --method." }
    NO_METHOD { en: "There is no method named {0} for this puzzle" }
    NO_METRIC { en: "The method {0} of the {1} does not count lengths in {2}" }
    NO_BENCH { en: "There is no bench named {0}" }
    BATCH_ROWS { en: "{0} rows" }
    BATCH_WRONG { en: "The input is wrong in {0} of {1} rows" }
    BATCH_FAILED { en: "Something failed in {0} of {1} rows" }
    BATCH_DO { en: "Look at their column “error”." }
    BATCH_UNSOLVED { en: "No solution within the limits in {0} of {1} rows; give a longer --timeout, or more --nodes." }
    BATCH_EXHAUSTED { en: "No solution in {0} of {1} rows; in {2} of these the method has nothing more to try: use another --method." }
    FOUND { en: "{0} s  {1}  {2}" }
    OPTIMAL_ROW { en: "Optimal no. {0}  {1}  {2}" }
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
    BENCH_BUDGET { en: "at {0} s: mean best {1} {2}, {3} of {4} states solved, longest {5}" }
    BENCH_FIRST { en: "first solution: mean {0} s, at most {1} s, {2} of {3} states" }
    BENCH_LENGTH { en: "at most {0} {1}: mean {2} s, {3} of {4} states" }
    BENCH_RATE { en: "{0}: {1} states/s with {2} at once; mean best {3} {4}, longest {5}, {6} of {7} states solved" }
    BENCH_LOWER { en: "mean lower bound at the end: {0} {1}" }
    BENCH_PROVEN { en: "walks of {0} moves {1}: proven optimal in mean {2} s, at most {3} s, {4} of {5} states" }
    BENCH_BEYOND { en: "more than {0} moves {1} needed: proven in mean {2} s, at most {3} s, {4} of {5} states" }
    BALLS_HEAD { en: "distance	states	ball	classes	seconds" }
    BALLS_AT_WORK { en: "Distance {0}" }
    BALLS_PROOF { en: "within {0} moves: at most {1} = {2} of {3} states; so some state needs at least {4} {5}" }
    GREEDY_HEAD { en: "turns	states	solved	share	mean {0}	longest	proven	mean shortest" }
    BENCH_ONLY { en: "{0} is for {1} only" }
    BENCH_ONLY_DO { en: "Leave out {0}, or name such a bench; see unfold bench --help." }
    BENCH_ALONE { en: "The bench {0} runs alone" }
    BENCH_ALONE_DO { en: "Leave out the names of other benches." }
}
