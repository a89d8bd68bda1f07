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

    NEWS_EXPORTING { en: "Writing the graph to {0}." }
    NEWS_EXPORTED { en: "The graph is in {0}: nodes.csv and edges.csv." }
    NEWS_EXPORT_STOPPED { en: "The export was stopped; nothing was left behind." }
    ERROR_EXPORT { en: "The graph was not written" }
    PATH_EXPORT { en: "Write the graph into a folder" }
    ACCEPT_EXPORT { en: "Write" }
    EXPORT { en: "Export the graph…" }
    EXPORT_TIP { en: "Write all 3 674 160 nodes and 11 022 480 edges as CSV files for a graph database, 700 MB" }
    EXPORT_AT_WORK { en: "Export of the graph" }
    EXPORT_STOP { en: "Stop export" }
    EXPORT_STOP_TIP { en: "Stop writing the graph; nothing is left behind" }
    EXPORT_REFERENCE { en: "Form of the 2017 article" }
    EXPORT_REFERENCE_TIP { en: "Columns separated by ; as in the article; otherwise as Neo4j 5 reads it, separated by commas" }
    EXPORT_MOVES { en: "With moves" }
    EXPORT_MOVES_TIP { en: "Give each edge its move as a property" }

    GRAPH_IDENTIFIER { en: "Identifier" }
    GRAPH_IDENTIFIER_TIP { en: "The least of the 24 strings of digits that name this cube, one for each way to hold it" }
    GRAPH_COPY { en: "Copy" }
    GRAPH_COPY_TIP { en: "Copy the identifier to the clipboard" }
    GRAPH_DISTANCE { en: "Distance {0} HTM, {1} QTM" }
    GRAPH_DISTANCE_ONE { en: "Distance {0} {1}" }
    GRAPH_NEIGHBOURS_OF_START { en: "Neighbours of the start, with their distances in {0}" }
    GRAPH_CHART { en: "positions at each distance in {0}" }
    GRAPH_CHART_NAME { en: "chart of the number of positions at each distance in {0}; this one is at {1}" }
    GRAPH_CHART_BAR { en: "{0} positions at {1} {2}" }
    GRAPH_CHART_X { en: "distance in {0}" }
    GRAPH_CHART_Y { en: "positions, log scale" }
    GRAPH_NEIGHBOURS { en: "Neighbours, with their distances in {0}" }
    GRAPH_NEIGHBOUR { en: "{0}: {1}" }
    GRAPH_NEIGHBOUR_NAME { en: "neighbour by {0}, at distance {1} {2}" }
    GRAPH_NEIGHBOUR_TIP { en: "{0} leads to {1}, at distance {2} {3}. Click to go there." }
    GRAPH_PATH { en: "Shortest path, with distances in {0}" }
    GRAPH_STEP_NAME { en: "step {0} of the path, distance {1} {2}" }
    GRAPH_STEP_TIP { en: "{0}, {1} {2} from solved. Click to show it on the net." }
    GRAPH_PLAY { en: "Play the path" }
    GRAPH_PLAY_TIP { en: "Play the moves of the path on the net" }
    GRAPH_MAKING { en: "The distances are being counted out." }
    GRAPH_WAIT { en: "The graph of a position appears once it is possible." }

    EXPORT_STOPPED { en: "The export was stopped" }
    EXPORT_STOPPED_DO { en: "Nothing was left behind; start again when you want to." }
    EXPORT_WRITE { en: "The export could not be written: {0}" }
    EXPORT_WRITE_DO { en: "Choose a folder that you may write to, with room for {0} MB. What was there before was not changed." }
    EXPORT_HALF { en: "Only a part of the export took the place of the one before: {0}" }
    EXPORT_HALF_DO { en: "Export again: nodes.csv and edges.csv are of different exports now." }
    REPLACE_GRAPH { en: "An export is already in {0}: nodes.csv, edges.csv or both." }
    EXPORT_NOT_A_FILE { en: "What stands there is not a plain file" }
    EXPORT_NOT_A_FILE_DO { en: "Move it away, or choose another folder. Nothing was changed." }
    EXPORT_NO_FOLDER { en: "This is not a folder" }
    EXPORT_NO_FOLDER_DO { en: "Choose a folder, or one that does not exist yet. Nothing was changed." }
    EXPORT_BUSY { en: "Another program is writing this export now" }
    EXPORT_BUSY_DO { en: "Wait until it has ended, or choose another folder. Nothing was changed." }
    EXPORT_EXISTS { en: "An export is there already" }
    EXPORT_EXISTS_DO { en: "Choose another folder, or say that it may be replaced (--force)." }
}
