//! Sentences about the moves of a solution: what each move does, and the goals of its phases.

use crate::lesson::phases::{MoveGroup, MovesAfterPhase2, PhaseGoal, SearchDirection};
use crate::lesson::{MoveNotes, Tally, facts::Measure};
use unfold_text::{Arg, Language, Text, lesson as say, sentences::moves::describe};

/// Per axis of a cube: its two faces, then the other four. The last name of each list is separate, to follow an “and”.
const FACES: [[[&str; 2]; 2]; 3] =
    [[["R", "L"], ["U, D, F", "B"]], [["U", "D"], ["R, L, F", "B"]], [["F", "B"], ["U, D, R", "L"]]];

/// Sentences about one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveSentences {
    /// Heading with the name of the move.
    pub title: String,
    /// The move in words.
    pub description: String,
    /// Phase, number of the move in the phase, and goal of the phase.
    pub place: String,
    /// Facts that the move completes or breaks, one sentence each.
    pub changes: Vec<(Change, String)>,
    /// Measures before and after the move, one sentence each.
    pub tallies: Vec<String>,
    /// For a group that does not end solved: note that “solved” means ready for the last moves.
    pub frame: Option<String>,
    /// Note that the solution was found for the inverse position; `None` if it was not.
    pub backwards: Option<String>,
    /// Sentence that names and describes the next move; `None` before the first move and after the last.
    pub next: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A fact that holds after the move, but did not before.
    Completed,
    /// A fact that held before the move, but no longer does.
    Broken,
}

/// Sentences about the last of `played` moves, or about the first move before any is made. `None` if there is no such move.
pub fn move_sentences(language: Language, notes: &MoveNotes, played: usize) -> Option<MoveSentences> {
    let at = played.saturating_sub(1);
    let lesson = notes.notes.get(at)?;
    let group = notes.groups.get(lesson.group)?;
    let name = |at: usize| Some(notes.puzzle.def().moves.get(notes.moves.0.get(at)?.index())?.name.as_str());
    let title = if played == 0 { say::LESSON_FIRST } else { say::LESSON_MADE };
    let truth = if played == 0 { say::LESSON_WILL } else { say::LESSON_NOW };
    let all = || lesson.tallies.iter().chain(&lesson.unlisted);
    let complete = |tally: &Tally| measure(language, notes, tally.measure)[1].clone();
    // Once the puzzle is solved, partial facts are left out.
    let solved = all().any(|tally| tally.measure == Measure::Solved && tally.is_completed());
    let is_told = |tally: &&Tally| tally.is_completed() && (!solved || tally.measure == Measure::Solved);
    let became = all().filter(is_told).map(|t| (Change::Completed, truth.fill(language, [&complete(t)])));
    let broke = all()
        .filter(|tally| tally.is_broken())
        .map(|t| (Change::Broken, say::LESSON_BROKE.fill(language, [&complete(t)])));
    let next = notes.moves.0.get(played).filter(|_| played > 0).map(|mv| {
        say::LESSON_NEXT.fill(language, [&name(played).unwrap_or_default(), &describe(language, notes.puzzle, *mv)])
    });
    Some(MoveSentences {
        title: title.fill(language, [&name(at)?]),
        description: describe(language, notes.puzzle, lesson.mv),
        place: say::LESSON_PLACE.fill(
            language,
            [
                &group_name(language, notes, group),
                &lesson.number_in_group,
                &group.length,
                &goal(language, notes, group),
            ],
        ),
        changes: became.chain(broke).collect(),
        tallies: lesson.tallies.iter().map(|t| tally(language, notes, t)).collect(),
        frame: (group.moves_to_home > 0).then(|| say::LESSON_FRAME.fill(language, [&group.moves_to_home])),
        backwards: notes.is_backwards().then(|| say::LESSON_BACKWARDS.get(language).into()),
        next,
    })
}

/// Headings of a group, longest first: name, length and goal; name and length; name.
pub fn headings(language: Language, notes: &MoveNotes, group: &MoveGroup) -> [String; 3] {
    let (name, length) = (group_name(language, notes, group), notes.length(group));
    let short = say::PART_HEADING_SHORT.fill(language, [&name, &length, &notes.metric]);
    [heading(language, notes, group), short, name]
}

/// Heading of a group: name, length and goal.
pub fn heading(language: Language, notes: &MoveNotes, group: &MoveGroup) -> String {
    let (name, length) = (group_name(language, notes, group), notes.length(group));
    say::PART_HEADING.fill(language, [&name, &length, &notes.metric, &goal(language, notes, group)])
}

pub fn name_and_goal(language: Language, notes: &MoveNotes, group: usize) -> (String, String) {
    let Some(group) = notes.groups.get(group) else { return Default::default() };
    (group_name(language, notes, group), goal(language, notes, group))
}

fn letter(notes: &MoveNotes, face: u8) -> char {
    notes.puzzle.def().letters.get(usize::from(face)).copied().unwrap_or('?')
}

/// Phrases with the letters of the cells at the two ends of an axis, and of the colours there after the last move.
fn cells(language: Language, notes: &MoveNotes, axis: u8) -> [String; 2] {
    use unfold_engine::puzzle::hypercube::cell;
    let ends = [cell(axis, false), cell(axis, true)];
    let colours = ends.map(|end| letter(notes, notes.final_colours.get(usize::from(end)).copied().unwrap_or(end)));
    let cells = ends.map(|end| letter(notes, end));
    let pair = |text: Text<2>, [a, b]: [char; 2]| text.fill(language, [&a, &b]);
    [pair(say::BETWEEN, cells), pair(say::PAIR_OF, colours)]
}

/// The two faces of a cube's axis, and the other four, as phrases.
fn faces(language: Language, axis: u8) -> [String; 2] {
    FACES[usize::from(axis) % FACES.len()].map(|[most, last]| say::BETWEEN.fill(language, [&most, &last]))
}

fn group_name(language: Language, notes: &MoveNotes, group: &MoveGroup) -> String {
    let text = match group.goal {
        PhaseGoal::Cross(face) => return say::PART_CROSS.fill(language, [&letter(notes, face)]),
        PhaseGoal::Pair(face, slot) => return say::PART_PAIR.fill(language, [&letter(notes, face), &slot]),
        PhaseGoal::Moves => say::PART_WHOLE,
        PhaseGoal::Path => say::PART_TARGET,
        PhaseGoal::Whole
        | PhaseGoal::Cubes(SearchDirection::Forwards)
        | PhaseGoal::ThreeCubes(SearchDirection::Forwards) => say::PART_SOLVE,
        PhaseGoal::Orientation => say::PART_ORIENTATION,
        PhaseGoal::Permutation => say::PART_PERMUTATION,
        PhaseGoal::Premoves { first: true }
        | PhaseGoal::Suffix(SearchDirection::Backwards)
        | PhaseGoal::ThreeCubes(SearchDirection::Backwards) => say::PART_START,
        PhaseGoal::Subgroup { .. } | PhaseGoal::Axis(SearchDirection::Forwards) => say::PART_ORIENT,
        PhaseGoal::Within { rest: MovesAfterPhase2::Phase1 }
        | PhaseGoal::Cubes(SearchDirection::Backwards)
        | PhaseGoal::CubesOriented(_) => say::PART_PREPARE,
        PhaseGoal::Within { rest: MovesAfterPhase2::Nothing | MovesAfterPhase2::Premoves } => say::PART_PLACE,
        PhaseGoal::Side(SearchDirection::Forwards) => say::PART_SEPARATE,
        PhaseGoal::Side(SearchDirection::Backwards) => say::PART_CHANGE_SIDES,
        PhaseGoal::Premoves { first: false }
        | PhaseGoal::FinalPhase1
        | PhaseGoal::Axis(SearchDirection::Backwards)
        | PhaseGoal::Suffix(SearchDirection::Forwards) => say::PART_FINISH,
    };
    text.get(language).into()
}

fn goal(language: Language, notes: &MoveNotes, group: &MoveGroup) -> String {
    let [own, others] = &faces(language, group.axis);
    let plain = |text: Text<0>| text.get(language).to_owned();
    let filled = |text: Text<1>, with: &str| text.fill(language, [&with]);
    let [ends, colours] = cells(language, notes, group.axis);
    match group.goal {
        PhaseGoal::Whole => plain(say::DO_WHOLE),
        PhaseGoal::Moves => plain(say::DO_MOVES),
        PhaseGoal::Path => plain(say::DO_PATH),
        PhaseGoal::Cross(_) => plain(say::DO_CROSS),
        PhaseGoal::Pair(..) => plain(say::DO_PAIR),
        PhaseGoal::Premoves { first: true } => plain(say::DO_PREMOVES_FIRST),
        PhaseGoal::Premoves { first: false } => plain(say::DO_PREMOVES_LAST),
        PhaseGoal::Subgroup { premoves: false } => filled(say::DO_SUBGROUP, others),
        PhaseGoal::Subgroup { premoves: true } => filled(say::DO_SUBGROUP_PREMOVES, others),
        PhaseGoal::FinalPhase1 => plain(say::DO_FREE),
        PhaseGoal::Orientation => plain(say::DO_ORIENTATION),
        PhaseGoal::Permutation => filled(say::DO_PERMUTATION, own),
        PhaseGoal::Within { rest: MovesAfterPhase2::Nothing } => filled(say::DO_WITHIN, own),
        PhaseGoal::Within { rest: MovesAfterPhase2::Premoves } => filled(say::DO_WITHIN_PREMOVES, own),
        PhaseGoal::Within { rest: MovesAfterPhase2::Phase1 } => filled(say::DO_WITHIN_FIRST, own),
        PhaseGoal::Axis(SearchDirection::Forwards) => filled(say::DO_AXIS, &colours),
        PhaseGoal::Axis(SearchDirection::Backwards) => plain(say::DO_AXIS_LAST),
        PhaseGoal::Side(SearchDirection::Forwards) => filled(say::DO_SIDE, &ends),
        PhaseGoal::Side(SearchDirection::Backwards) => filled(say::DO_SIDE_BACK, &ends),
        PhaseGoal::Cubes(SearchDirection::Forwards) => plain(say::DO_CUBES),
        PhaseGoal::Cubes(SearchDirection::Backwards) => plain(say::DO_CUBES_FIRST),
        PhaseGoal::CubesOriented(SearchDirection::Forwards) => plain(say::DO_CUBES_ORIENTED),
        PhaseGoal::CubesOriented(SearchDirection::Backwards) => plain(say::DO_CUBES_ORIENTED_BACK),
        PhaseGoal::ThreeCubes(SearchDirection::Forwards) => plain(say::DO_THREE_CUBES),
        PhaseGoal::ThreeCubes(SearchDirection::Backwards) => plain(say::DO_THREE_CUBES_FIRST),
        PhaseGoal::Suffix(SearchDirection::Forwards) => plain(say::DO_SUFFIX),
        PhaseGoal::Suffix(SearchDirection::Backwards) => plain(say::DO_SUFFIX_FIRST),
    }
}

/// Name of a measure, and the fact that holds when it is complete.
fn measure(language: Language, notes: &MoveNotes, what: Measure) -> [String; 2] {
    let plain = |texts: [Text<0>; 2]| texts.map(|text| text.get(language).to_owned());
    let filled = |texts: [Text<1>; 2], with: &dyn Arg| texts.map(|text| text.fill(language, [with]));
    let axis = |texts: [Text<1>; 2], axis: u8| filled(texts, &faces(language, axis)[0]);
    let across = |texts: [Text<1>; 2], of: u8| filled(texts, &cells(language, notes, of)[0]);
    match what {
        Measure::CornersOriented(of) => axis([say::CORNERS_ORIENTED, say::CORNERS_ORIENTED_ALL], of),
        Measure::EdgesOriented(of) => axis([say::EDGES_ORIENTED, say::EDGES_ORIENTED_ALL], of),
        Measure::SliceEdges(of) => axis([say::SLICE_EDGES, say::SLICE_EDGES_ALL], of),
        Measure::CornersHome => plain([say::CORNERS_HOME, say::CORNERS_HOME_ALL]),
        Measure::EdgesHome => plain([say::EDGES_HOME, say::EDGES_HOME_ALL]),
        Measure::Cross(face) => filled([say::CROSS_EDGES, say::CROSS_EDGES_ALL], &letter(notes, face)),
        Measure::Pair(_, slot) => filled([say::PAIR_PIECES, say::PAIR_PIECES_ALL], &slot),
        Measure::Score => plain([say::SCORE_OF, say::SOLVED_ALL]),
        Measure::CornersTogether => plain([say::CORNERS_TOGETHER, say::CORNERS_TOGETHER_ALL]),
        Measure::Distance(metric) => {
            [say::DISTANCE_LEFT.fill(language, [&metric]), say::SOLVED_ALL.get(language).to_owned()]
        }
        Measure::OnAxis(of) => filled([say::ON_AXIS, say::ON_AXIS_ALL], &cells(language, notes, of)[1]),
        Measure::OnSide(of) if notes.puzzle.def().size > 2 => across([say::IN_LAYER, say::IN_LAYER_ALL], of),
        Measure::OnSide(of) => across([say::ON_SIDE, say::ON_SIDE_ALL], of),
        Measure::PiecesTogether => plain([say::PIECES_TOGETHER, say::PIECES_TOGETHER_ALL]),
        Measure::Misplaced => plain([say::MISPLACED, say::SOLVED_ALL]),
        Measure::Solved => plain([say::SOLVED_ALL, say::SOLVED_ALL]),
    }
}

fn tally(language: Language, notes: &MoveNotes, tally: &Tally) -> String {
    let Tally { measure: what, before, after, goal: of, .. } = *tally;
    let [what_of, _] = measure(language, notes, what);
    match (of, before == after) {
        (Some(of), true) => say::TALLY_SAME.fill(language, [&what_of, &after, &of]),
        (Some(of), false) => say::TALLY.fill(language, [&what_of, &before, &after, &of]),
        (None, true) => say::TALLY_OPEN_SAME.fill(language, [&what_of, &after]),
        (None, false) => say::TALLY_OPEN.fill(language, [&what_of, &before, &after]),
    }
}
