//! The texts of the 2x2x2 as a graph, and of its export.

use super::text::texts;

texts! {
    GRAPH_STOP { en: "{0}	{1}	{2}" }
    GRAPH_SOLVED { en: "solved" }
    GRAPH_STATS_HEAD { en: "distance	states {0}	states {1}" }
    GRAPH_ANTIPODES { en: "Antipodes in {0}: {1} states at {2}, such as {3}" }
    GRAPH_NONE { en: "No state is given to start from" }
    GRAPH_NONE_DO { en: "Give INPUT (an identifier, facelets or moves, or - for stdin), --facelets, --moves or --random; see unfold pocket path --help." }
    GRAPH_AT_WORK { en: "Graph" }
    GRAPH_METRIC_WRONG { en: "use one of: {0}" }
    GRAPH_SAVED { en: "{0}: {1} {2}, {3} MB" }
    GRAPH_NODES { en: "nodes" }
    GRAPH_EDGES { en: "edges" }

    EXPORT_STOPPED { en: "The export was stopped" }
    EXPORT_STOPPED_DO { en: "Nothing was left behind; start again when you want to." }
    EXPORT_WRITE { en: "The export could not be written: {0}" }
    EXPORT_WRITE_DO { en: "Choose a folder that you may write to, with room for {0} MB. What was there before was not changed." }
    EXPORT_NOT_A_FILE { en: "What stands there is not a plain file" }
    EXPORT_NOT_A_FILE_DO { en: "Move it away, or choose another folder. Nothing was changed." }
    EXPORT_NO_FOLDER { en: "This is not a folder" }
    EXPORT_NO_FOLDER_DO { en: "Choose a folder, or one that does not exist yet. Nothing was changed." }
    EXPORT_BUSY { en: "Another program is writing this export now" }
    EXPORT_BUSY_DO { en: "Wait until it has ended, or choose another folder. Nothing was changed." }
    EXPORT_EXISTS { en: "An export is there already" }
    EXPORT_EXISTS_DO { en: "Choose another folder, or say that it may be replaced (--force)." }
}
