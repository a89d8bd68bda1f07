//! The part of the table of commands that chooses: one row for each choice there is.

use super::table::{Row, Tip, row};
use super::{Command, Switch};
use crate::app::core::method_page::MethodPage;
use crate::app::core::shortcut::Shortcut;
use crate::shared::appearance::colours::Palette;
use crate::shared::settings::Theme;
use crate::shared::settings::choices::{Chart, View};
use crate::shared::settings::how_far::HowFar;
use crate::shared::settings::pace::Speed;
use crate::shared::settings::position_form::PositionForm;
use crate::shared::settings::scrambling::Scrambling;
use unfold_engine::puzzle::Metric;
use unfold_engine::search::Memory;
use unfold_text::{
    Language, Text, batch, colours, cross, editor, frame_stats, graph, lesson, manual_solve, methods, rail, runs,
    save_solution, scene, search, session, shortcut_editor, stage, tables, window as say,
};

const fn choice(id: &'static str, command: Command, group: Text<0>, texts: (Text<0>, Text<0>)) -> Row {
    let (text, tip) = texts;
    Row { id, command, group: Some(group), text, tip: Tip::Plain(tip), keys: &[] }
}

const fn switch(id: &'static str, switch: Switch, texts: (Text<0>, Text<0>)) -> Row {
    row(id, Command::Toggle(switch), texts, &[])
}

const fn on_key(id: &'static str, switch: Switch, texts: (Text<0>, Text<0>), keys: &'static [Shortcut]) -> Row {
    row(id, Command::Toggle(switch), texts, keys)
}

const fn theme(id: &'static str, theme: Theme, name: Text<0>) -> Row {
    choice(id, Command::SetTheme(theme), say::THEME, (name, shortcut_editor::THEME_TIP))
}

const fn palette(id: &'static str, palette: Palette, texts: (Text<0>, Text<0>)) -> Row {
    choice(id, Command::SetPalette(palette), colours::COLOURS, texts)
}

const fn spoken(id: &'static str, language: Language, name: Text<0>) -> Row {
    choice(id, Command::SetLanguage(language), say::LANGUAGE, (name, shortcut_editor::LANGUAGE_TIP))
}

const fn speed(id: &'static str, speed: Speed, name: Text<0>) -> Row {
    choice(id, Command::SetSpeed(speed), shortcut_editor::SPEED_GROUP, (name, shortcut_editor::SPEED_CHOICE_TIP))
}

const fn page(id: &'static str, page: MethodPage) -> Row {
    choice(id, Command::Explain(page), methods::METHODS, (crate::app::lesson::methods::title(page), methods::HOW_TIP))
}

const fn memory(id: &'static str, memory: Memory, texts: (Text<0>, Text<0>)) -> Row {
    choice(id, Command::SetMemory(memory), search::MEMORY_OF_TABLES, texts)
}

const fn how_far(id: &'static str, level: HowFar, texts: (Text<0>, Text<0>)) -> Row {
    choice(id, Command::SetHowFar(level), search::HOW_FAR, texts)
}

const fn view(id: &'static str, view: View, texts: (Text<0>, Text<0>)) -> Row {
    choice(id, Command::SetView(view), shortcut_editor::VIEW_GROUP, texts)
}

const fn graph_metric(id: &'static str, metric: Metric, name: Text<0>) -> Row {
    choice(id, Command::SetGraphMetric(metric), graph::GRAPH_METRIC, (name, graph::GRAPH_METRIC_TIP))
}

const fn positions(id: &'static str, form: PositionForm, texts: (Text<0>, Text<0>)) -> Row {
    choice(id, Command::SetGraphPositions(form), graph::GRAPH_POSITIONS, texts)
}

const fn chart(id: &'static str, chart: Chart, texts: (Text<0>, Text<0>)) -> Row {
    choice(id, Command::SetChart(chart), shortcut_editor::CHART_GROUP, texts)
}

const fn scrambling(id: &'static str, how: Scrambling, name: Text<0>) -> Row {
    choice(id, Command::SetScrambling(how), editor::SCRAMBLE_BY, (name, shortcut_editor::SCRAMBLE_WAY_TIP))
}

/// Every command that chooses or switches.
pub(crate) static CHOICES: &[Row] = &[
    switch("letters", Switch::Letters, (say::LETTERS, say::LETTERS_TIP)),
    switch("patterns", Switch::Patterns, (colours::PATTERNS, colours::PATTERNS_TIP)),
    switch("reduce-motion", Switch::ReduceMotion, (scene::REDUCE_MOTION, scene::REDUCE_MOTION_TIP)),
    switch("next-move", Switch::NextMove, (scene::NEXT_MOVE, scene::NEXT_MOVE_TIP)),
    switch("hint-stickers", Switch::HintStickers, (scene::HINT_STICKERS, scene::HINT_STICKERS_TIP)),
    switch("frame-times", Switch::FrameTimes, (frame_stats::FRAME_TIMES, frame_stats::FRAME_TIMES_TIP)),
    switch("log-time", Switch::LogTime, (say::PLOT_LOG, say::PLOT_LOG_TIP)),
    switch("solver-options", Switch::SolverOptions, (rail::SOLVER_OPTIONS, rail::SOLVER_OPTIONS_TIP)),
    on_key("net-alone", Switch::NetAlone, (stage::NET_ALONE, stage::NET_ALONE_TIP), &[Shortcut::bare("F7")]),
    on_key("space-alone", Switch::SpaceAlone, (stage::SPACE_ALONE, stage::SPACE_ALONE_TIP), &[Shortcut::bare("F8")]),
    on_key(
        "result-panel",
        Switch::ResultPanel,
        (stage::RESULT_PANEL, stage::RESULT_PANEL_TIP),
        &[Shortcut::bare("F9")],
    ),
    how_far("how-far-quick", HowFar::Quick, (search::HOW_FAR_QUICK, search::HOW_FAR_QUICK_TIP)),
    how_far("how-far-shortest", HowFar::Shortest, (search::HOW_FAR_SHORTEST, search::HOW_FAR_SHORTEST_TIP)),
    // The id of the switch that this level was in version 0.1.0: a person's keys are kept by it.
    how_far("optimal", HowFar::Prove, (search::HOW_FAR_PROVE, search::HOW_FAR_PROVE_TIP)),
    switch("all-optimal", Switch::AllOptimal, (search::ALL_OPTIMAL, search::ALL_OPTIMAL_TIP)),
    switch("watch-scrambles", Switch::WatchScramble, (manual_solve::WATCH_SCRAMBLE, manual_solve::WATCH_SCRAMBLE_TIP)),
    switch("play-when-solved", Switch::PlayWhenSolved, (search::PLAY_WHEN_SOLVED, search::PLAY_WHEN_SOLVED_TIP)),
    switch(
        "save-when-solved",
        Switch::SaveWhenSolved,
        (save_solution::SAVE_WHEN_SOLVED, save_solution::SAVE_WHEN_SOLVED_TIP),
    ),
    memory("memory-small", Memory::Small, (search::MEMORY_SMALL, search::MEMORY_SMALL_TIP)),
    memory("memory-auto", Memory::Auto, (search::MEMORY_AUTO, search::MEMORY_AUTO_TIP)),
    memory("memory-full", Memory::Full, (search::MEMORY_FULL, search::MEMORY_FULL_TIP)),
    switch("paint-centres", Switch::PaintCentres, (editor::PAINT_CENTRES, editor::PAINT_CENTRES_TIP)),
    switch("idle-tables", Switch::IdleTables, (tables::IDLE_TABLES, tables::IDLE_TABLES_TIP)),
    switch("restore", Switch::Restore, (session::RESTORE, session::RESTORE_TIP)),
    switch("ask-on-leaving", Switch::AskOnLeaving, (session::ASK_ON_LEAVING, session::ASK_ON_LEAVING_TIP)),
    theme("theme-system", Theme::System, say::THEME_SYSTEM),
    theme("theme-light", Theme::Light, say::THEME_LIGHT),
    theme("theme-dark", Theme::Dark, say::THEME_DARK),
    palette("colours-usual", Palette::Usual, (colours::PALETTE_USUAL, colours::PALETTE_USUAL_TIP)),
    palette("colours-safe", Palette::Safe, (colours::PALETTE_SAFE, colours::PALETTE_SAFE_TIP)),
    palette("colours-contrast", Palette::Contrast, (colours::PALETTE_CONTRAST, colours::PALETTE_CONTRAST_TIP)),
    palette("colours-graph", Palette::Graph, (colours::PALETTE_GRAPH, colours::PALETTE_GRAPH_TIP)),
    palette("colours-score", Palette::Score, (colours::PALETTE_SCORE, colours::PALETTE_SCORE_TIP)),
    palette("colours-own", Palette::Own, (colours::PALETTE_OWN, colours::PALETTE_OWN_TIP)),
    spoken("language-en", Language::ENGLISH, shortcut_editor::ENGLISH),
    spoken("language-fr", Language::FRENCH, shortcut_editor::FRENCH),
    spoken("language-es", Language::SPANISH, shortcut_editor::SPANISH),
    view("view-stage", View::Stage, (stage::VIEW_STAGE, stage::VIEW_STAGE_TIP)),
    view("view-crosses", View::Crosses, (editor::VIEW_CROSSES, cross::CROSSES_TIP)),
    view("view-graph", View::Graph, (editor::VIEW_GRAPH, editor::VIEW_GRAPH_TIP)),
    view("view-batch", View::Batch, (batch::VIEW_BATCH, batch::VIEW_BATCH_TIP)),
    graph_metric("graph-qtm", Metric::Qtm, graph::GRAPH_QTM),
    graph_metric("graph-htm", Metric::Htm, graph::GRAPH_HTM),
    positions("graph-digits", PositionForm::Digits, (graph::GRAPH_DIGITS, graph::GRAPH_DIGITS_TIP)),
    positions("graph-facelets", PositionForm::Facelets, (graph::GRAPH_LETTERS, graph::GRAPH_LETTERS_TIP)),
    chart("chart-length", Chart::Length, (say::PLOT, editor::CHART_LENGTH_TIP)),
    chart("chart-speed", Chart::Speed, (runs::CHART_SPEED, runs::CHART_SPEED_TIP)),
    chart("chart-along", Chart::Along, (lesson::CHART_ALONG, lesson::CHART_ALONG_TIP)),
    speed("speed-instant", Speed::Instant, editor::SPEED_INSTANT),
    speed("speed-fast", Speed::Fast, editor::SPEED_FAST),
    speed("speed-normal", Speed::Normal, editor::SPEED_NORMAL),
    speed("speed-slow", Speed::Slow, editor::SPEED_SLOW),
    scrambling("scramble-uniform", Scrambling::Uniform, editor::SCRAMBLE_UNIFORM),
    scrambling("scramble-turns", Scrambling::Turns, editor::SCRAMBLE_TURNS),
    page("method-cube2", MethodPage::Cube2),
    page("method-graph", MethodPage::Graph),
    page("method-cube3", MethodPage::Cube3),
    page("method-two-phase", MethodPage::TwoPhase),
    page("method-optimal", MethodPage::Optimal),
    page("method-direct", MethodPage::Direct),
    page("method-coordinates", MethodPage::Coordinates),
    page("method-greedy", MethodPage::Greedy),
    page("method-score-ida", MethodPage::ScoreIda),
    page("method-crosses", MethodPage::Crosses),
    page("method-three-phases", MethodPage::ThreePhases),
    page("method-anytime", MethodPage::Anytime),
    page("method-proof", MethodPage::Proof),
];
