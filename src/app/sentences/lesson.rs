//! What is taught about moves, in words.

use super::moves::turning;
use crate::i18n::{Language, Text, lesson as say};
use crate::model::lesson::facts::Measure;
use crate::model::lesson::phases::{Aim, Part, Rest, Way};
use crate::model::lesson::{Course, Tally};

/// The faces across each axis of a cube, and those across the two others.
const FACES: [(&str, &str); 3] = [("R L", "U D F B"), ("U D", "R L F B"), ("F B", "U D R L")];

/// What is taught when so many moves are made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// Which move it is about.
    pub title: String,
    /// What that move is.
    pub turning: String,
    /// Its phase, its place in it, and what the phase achieves.
    pub place: String,
    /// What the move changes: what became true, what is true no longer.
    pub changes: Vec<(Change, String)>,
    /// What is counted, before and after.
    pub tallies: Vec<String>,
    /// What home means there, where it is not what a person sees.
    pub frame: Option<String>,
    /// The move after it.
    pub next: Option<String>,
}

/// How something changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// It is true now.
    Now,
    /// It is true no longer.
    Broke,
}

/// The words of the lesson that is given when `played` moves are made: that of the move just made, or of the first before any is.
pub fn lesson(language: Language, course: &Course, played: usize) -> Option<Words> {
    let at = played.saturating_sub(1);
    let lesson = course.lessons.get(at)?;
    let part = course.parts.get(lesson.part)?;
    let name = |at: usize| Some(course.puzzle.def().moves.get(course.moves.0.get(at)?.index())?.name.as_str());
    let title = if played == 0 { say::LESSON_FIRST } else { say::LESSON_MADE };
    let truth = if played == 0 { say::LESSON_WILL } else { say::LESSON_NOW };
    let all = || lesson.tallies.iter().chain(&lesson.quiet);
    let told = |tally: &Tally| complete(language, course, part, tally.what);
    // Once all is solved, what that includes need not be told.
    let solved = all().any(|tally| tally.what == Measure::Solved && tally.came_true());
    let is_told = |tally: &&Tally| tally.came_true() && (!solved || tally.what == Measure::Solved);
    let became = all().filter(is_told).map(|t| (Change::Now, truth.fill(language, [&told(t)])));
    let broke =
        all().filter(|tally| tally.broke()).map(|t| (Change::Broke, say::LESSON_BROKE.fill(language, [&told(t)])));
    let next = course.moves.0.get(played).filter(|_| played > 0).map(|mv| {
        say::LESSON_NEXT.fill(language, [&name(played).unwrap_or_default(), &turning(language, course.puzzle, *mv)])
    });
    Some(Words {
        title: title.fill(language, [&name(at)?]),
        turning: turning(language, course.puzzle, lesson.mv),
        place: say::LESSON_PLACE.fill(
            language,
            [&part_name(language, course, part), &lesson.place, &part.length, &aim(language, course, part)],
        ),
        changes: became.chain(broke).collect(),
        tallies: lesson.tallies.iter().map(|t| tally(language, course, t)).collect(),
        frame: (part.frame > 0).then(|| say::LESSON_FRAME.fill(language, [&part.frame])),
        next,
    })
}

/// The heading of a part: its name, its length, what it is for.
pub fn heading(language: Language, course: &Course, part: &Part) -> String {
    let (name, length) = (part_name(language, course, part), course.length(part));
    say::PART_HEADING.fill(language, [&name, &length, &course.metric, &aim(language, course, part)])
}

fn letter(course: &Course, face: u8) -> char {
    course.puzzle.def().letters.get(usize::from(face)).copied().unwrap_or('?')
}

/// The letters of the cells at the ends of an axis, and of the colours that they show at the end.
fn cells(language: Language, course: &Course, axis: u8) -> [String; 2] {
    use crate::engine::puzzle::tess2::def::cell;
    let ends = [cell(axis, false), cell(axis, true)];
    let colours = ends.map(|end| letter(course, course.ends.get(usize::from(end)).copied().unwrap_or(end)));
    let cells = ends.map(|end| letter(course, end));
    let pair = |text: Text<2>, [a, b]: [char; 2]| text.fill(language, [&a, &b]);
    [pair(say::BETWEEN, cells), pair(say::PAIR_OF, colours)]
}

fn part_name(language: Language, course: &Course, part: &Part) -> String {
    let phase = |number: u8| say::PART_PHASE.fill(language, [&number]);
    match part.aim {
        Aim::Whole | Aim::Moves | Aim::Path => say::PART_WHOLE.say(language).into(),
        Aim::Cross(face) => say::PART_CROSS.fill(language, [&letter(course, face)]),
        Aim::Pair(face, slot) => say::PART_PAIR.fill(language, [&letter(course, face), &slot]),
        Aim::Premoves { .. } => say::PART_PREMOVES.say(language).into(),
        Aim::Orientation => say::PART_ORIENTATION.say(language).into(),
        Aim::Permutation => say::PART_PERMUTATION.say(language).into(),
        Aim::Subgroup { .. } | Aim::Free | Aim::Axis(_) => phase(1),
        Aim::Within { .. } | Aim::Side(_) => phase(2),
        Aim::Cubes(_) => phase(3),
        Aim::Suffix(_) => say::PART_SUFFIX.say(language).into(),
    }
}

/// What a part achieves.
fn aim(language: Language, course: &Course, part: &Part) -> String {
    let (own, others) = FACES[usize::from(part.axis) % FACES.len()];
    let plain = |text: Text<0>| text.say(language).to_owned();
    let filled = |text: Text<1>, with: &str| text.fill(language, [&with]);
    let [ends, colours] = cells(language, course, part.axis);
    match part.aim {
        Aim::Whole => plain(say::DO_WHOLE),
        Aim::Moves => plain(say::DO_MOVES),
        Aim::Path => plain(say::DO_PATH),
        Aim::Cross(_) => plain(say::DO_CROSS),
        Aim::Pair(..) => plain(say::DO_PAIR),
        Aim::Premoves { first: true } => plain(say::DO_PREMOVES_FIRST),
        Aim::Premoves { first: false } => plain(say::DO_PREMOVES_LAST),
        Aim::Subgroup { premoves: false } => filled(say::DO_SUBGROUP, others),
        Aim::Subgroup { premoves: true } => filled(say::DO_SUBGROUP_PREMOVES, others),
        Aim::Free => plain(say::DO_FREE),
        Aim::Orientation => plain(say::DO_ORIENTATION),
        Aim::Permutation => filled(say::DO_PERMUTATION, own),
        Aim::Within { rest: Rest::Nothing } => filled(say::DO_WITHIN, own),
        Aim::Within { rest: Rest::Premoves } => filled(say::DO_WITHIN_PREMOVES, own),
        Aim::Within { rest: Rest::Phase1 } => filled(say::DO_WITHIN_FIRST, own),
        Aim::Axis(Way::Forwards) => filled(say::DO_AXIS, &colours),
        Aim::Axis(Way::Backwards) => plain(say::DO_AXIS_LAST),
        Aim::Side(Way::Forwards) => filled(say::DO_SIDE, &ends),
        Aim::Side(Way::Backwards) => filled(say::DO_SIDE_BACK, &colours),
        Aim::Cubes(Way::Forwards) => plain(say::DO_CUBES),
        Aim::Cubes(Way::Backwards) => plain(say::DO_CUBES_FIRST),
        Aim::Suffix(Way::Forwards) => plain(say::DO_SUFFIX),
        Aim::Suffix(Way::Backwards) => plain(say::DO_SUFFIX_FIRST),
    }
}

/// What is counted.
fn measure(language: Language, course: &Course, what: Measure) -> String {
    let axis = |text: Text<1>, axis: u8| text.fill(language, [&FACES[usize::from(axis) % FACES.len()].0]);
    match what {
        Measure::CornersOriented(of) => axis(say::CORNERS_ORIENTED, of),
        Measure::EdgesOriented(of) => axis(say::EDGES_ORIENTED, of),
        Measure::SliceEdges(of) => axis(say::SLICE_EDGES, of),
        Measure::CornersHome => say::CORNERS_HOME.say(language).into(),
        Measure::EdgesHome => say::EDGES_HOME.say(language).into(),
        Measure::Cross(face) => say::CROSS_EDGES.fill(language, [&letter(course, face)]),
        Measure::Pair(_, slot) => say::PAIR_PIECES.fill(language, [&slot]),
        Measure::Score => say::SCORE_OF.say(language).into(),
        Measure::CornersTogether => say::CORNERS_TOGETHER.say(language).into(),
        Measure::Distance(metric) => say::DISTANCE_LEFT.fill(language, [&metric]),
        Measure::OnAxis(of) => say::ON_AXIS.fill(language, [&cells(language, course, of)[1]]),
        Measure::OnSide(of) => say::ON_SIDE.fill(language, [&cells(language, course, of)[0]]),
        Measure::PiecesTogether => say::PIECES_TOGETHER.say(language).into(),
        Measure::Misplaced => say::MISPLACED.say(language).into(),
        Measure::Solved => say::SOLVED_ALL.say(language).into(),
    }
}

/// What is true when all of it is counted.
fn complete(language: Language, course: &Course, part: &Part, what: Measure) -> String {
    let axis = |text: Text<1>, axis: u8| text.fill(language, [&FACES[usize::from(axis) % FACES.len()].0]);
    match what {
        Measure::CornersOriented(of) => axis(say::CORNERS_ORIENTED_ALL, of),
        Measure::EdgesOriented(of) => axis(say::EDGES_ORIENTED_ALL, of),
        Measure::SliceEdges(of) => axis(say::SLICE_EDGES_ALL, of),
        Measure::CornersHome => say::CORNERS_HOME_ALL.say(language).into(),
        Measure::EdgesHome => say::EDGES_HOME_ALL.say(language).into(),
        Measure::Cross(face) => say::CROSS_EDGES_ALL.fill(language, [&letter(course, face)]),
        Measure::Pair(_, slot) => say::PAIR_PIECES_ALL.fill(language, [&slot]),
        Measure::CornersTogether => say::CORNERS_TOGETHER_ALL.say(language).into(),
        Measure::OnAxis(of) => say::ON_AXIS_ALL.fill(language, [&cells(language, course, of)[1]]),
        Measure::OnSide(of) => say::ON_SIDE_ALL.fill(language, [&cells(language, course, of)[0]]),
        Measure::PiecesTogether => say::PIECES_TOGETHER_ALL.say(language).into(),
        Measure::Solved if part.frame > 0 => say::SOLVED_FRAME.say(language).into(),
        Measure::Solved | Measure::Score | Measure::Distance(_) | Measure::Misplaced => {
            say::SOLVED_ALL.say(language).into()
        }
    }
}

fn tally(language: Language, course: &Course, tally: &Tally) -> String {
    let Tally { what, before, after } = *tally;
    let what_of = measure(language, course, what);
    match (what.of(), before == after) {
        (Some(of), true) => say::TALLY_SAME.fill(language, [&what_of, &after, &of]),
        (Some(of), false) => say::TALLY.fill(language, [&what_of, &before, &after, &of]),
        (None, true) => say::TALLY_OPEN_SAME.fill(language, [&what_of, &after]),
        (None, false) => say::TALLY_OPEN.fill(language, [&what_of, &before, &after]),
    }
}
