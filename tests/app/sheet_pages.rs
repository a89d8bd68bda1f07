//! The pages of sheets of every puzzle and of up to 60 moves: nothing overlaps or leaves the page, and no page is nearly empty.

use unfold_app::lesson::{MoveNotes, progress_chart::DistanceTables};
use unfold_app::played::{PlayableMoves, SequenceKind};
use unfold_app::sentences::sheet::{self, PresentedSolution};
use unfold_engine::puzzle::{Facelets, Move, PuzzleId, Sequence, pattern::Pattern, scramble};
use unfold_engine::puzzles::ALL;
use unfold_scene::appearance::colours::{self, PALETTES};
use unfold_scene::sheet::Sheet;
use unfold_scene::sheet::layout::{Mark, PAGE_SIZE, Page, pages};
use unfold_text::Language;

/// The sheet of a random solution of this length, and its moves.
fn sheet_of(puzzle: PuzzleId, length: usize, language: Language) -> (Sheet, Sequence) {
    let walk = scramble::walk(puzzle, length, &mut scramble::generator(length as u64));
    let start = Facelets::solved(puzzle).after_all(&walk);
    let moves = walk.inverse(puzzle.def());
    let painting = Pattern::from_facelets(&start);
    let player = PlayableMoves { kind: SequenceKind::Solution, start: &painting, moves: &moves, phases: &[], at: 0 };
    let notes = MoveNotes::new(&player, puzzle.def().metric, None, &DistanceTables::default());
    let colours = colours::palette_colours(puzzle, PALETTES[0]);
    let solved = PresentedSolution {
        start: &start,
        notes: &notes,
        lower: 0,
        scramble: None,
        colours,
        letters: start.puzzle().def().letters,
        cell_names: false,
    };
    (sheet::sheet(language, solved), moves)
}

/// The approximate bounding box of a mark: left, top, right, bottom. A text has no width; `None` without points.
fn extent(mark: &Mark) -> Option<[f32; 4]> {
    let around = |points: &mut dyn Iterator<Item = [f32; 2]>| {
        let first = points.next()?;
        Some(points.fold([first[0], first[1], first[0], first[1]], |[l, t, r, b], [x, y]| {
            [l.min(x), t.min(y), r.max(x), b.max(y)]
        }))
    };
    match mark {
        Mark::Text(text) => Some([text.at[0], text.at[1] - 0.7 * text.size, text.at[0], text.at[1]]),
        Mark::Net { facelet_width, facelets, .. } => {
            let corners = facelets.iter().flat_map(|facelet| [facelet.at, facelet.at.map(|c| c + facelet_width)]);
            around(&mut corners.into_iter())
        }
        Mark::View { shapes, .. } => {
            let corners = shapes.iter().flat_map(|shape| match shape {
                unfold_scene::svg::Shape::Polygon { corners, .. } => corners.clone(),
                unfold_scene::svg::Shape::Text { at, .. } => vec![*at],
            });
            around(&mut corners.into_iter())
        }
    }
}

/// Number of rows of moves on a page: distinct heights of nets, without the start's net on the first page.
fn rows(page: &Page, is_first: bool) -> usize {
    let mut tops: Vec<i32> = Vec::new();
    for mark in page.marks.iter().filter(|mark| matches!(mark, Mark::Net { .. })).skip(usize::from(is_first)) {
        let top = extent(mark).expect("facelets")[1] as i32;
        if !tops.contains(&top) {
            tops.push(top);
        }
    }
    tops.len()
}

#[test]
fn no_page_is_nearly_empty_and_nothing_overlaps() {
    for puzzle in ALL {
        for length in 0..=60 {
            let (sheet, _) = sheet_of(puzzle, length, Language::ENGLISH);
            let pages = pages(&sheet);
            let rows: Vec<usize> = pages.iter().enumerate().map(|(n, page)| rows(page, n == 0)).collect();
            let most = rows.iter().max().copied().unwrap_or_default();
            let what = format!("{puzzle:?} in {length}: {rows:?}");
            assert!(rows.len() == 1 || rows.iter().skip(1).all(|rows| 3 * rows >= most && *rows > 0), "{what}");
            assert!(length == 0 || rows[0] > 0, "the first page has moves too: {what}");
            let nets = pages.iter().flat_map(|page| &page.marks).filter(|mark| matches!(mark, Mark::Net { .. }));
            assert_eq!(nets.count(), length + 1, "{what}");
            for page in &pages {
                let extents: Vec<[f32; 4]> = page.marks.iter().filter_map(extent).collect();
                for [left, top, right, bottom] in &extents {
                    assert!(
                        *left >= 40.0 && *top >= 40.0 && *right <= PAGE_SIZE[0] - 40.0 && *bottom <= PAGE_SIZE[1],
                        "{what}"
                    );
                }
                let boxes: Vec<[f32; 4]> =
                    page.marks.iter().filter(|mark| !matches!(mark, Mark::Text(_))).filter_map(extent).collect();
                for (n, one) in boxes.iter().enumerate() {
                    let over = |other: &&[f32; 4]| {
                        one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
                    };
                    assert_eq!(boxes[n + 1..].iter().find(over), None, "{what}");
                    let texts = page.marks.iter().filter(|mark| matches!(mark, Mark::Text(_))).filter_map(extent);
                    let within =
                        |[x, top, _, bottom]: [f32; 4]| one[0] < x && x < one[2] && one[1] < bottom && top < one[3];
                    assert!(!texts.into_iter().any(within), "a text lies on a net: {what}");
                }
            }
        }
    }
}

#[test]
fn nets_are_legible_and_outline_moved_stickers() {
    for puzzle in ALL {
        for language in [Language::ENGLISH, Language::FRENCH, Language::SPANISH] {
            let (sheet, moves) = sheet_of(puzzle, 14, language);
            let pages = pages(&sheet);
            let marks: Vec<&Mark> = pages.iter().flat_map(|page| &page.marks).collect();
            let views = marks.iter().filter(|mark| matches!(mark, Mark::View { shapes, .. } if shapes.len() > 10));
            assert_eq!(views.count(), 1, "the start in space");
            let nets = marks.iter().filter_map(|mark| match mark {
                Mark::Net { facelet_width, facelets, letters, .. } => Some((*facelet_width, facelets, letters)),
                _ => None,
            });
            let cells = if puzzle.def().face_turns == 0 { 8 } else { 0 };
            for (n, (facelet_width, facelets, letters)) in nets.enumerate() {
                // On the net after a move of the largest puzzle, only the cells have room for letters.
                let (least, lettered) = if facelets.len() > 100 && n > 0 { (4.5, 0) } else { (8.0, facelets.len()) };
                assert!(facelet_width > least && letters.len() == cells + lettered, "{puzzle:?}: {facelet_width}");
                let outlined = facelets.iter().filter(|facelet| facelet.is_moved).count();
                let moved = n.checked_sub(1).map_or(0, |n| moved_by(puzzle, moves.0[n]));
                assert_eq!(outlined, moved, "{puzzle:?}, net {n}");
            }
        }
    }
}

/// Number of facelets that a move displaces.
fn moved_by(puzzle: PuzzleId, mv: Move) -> usize {
    puzzle.def().moves[mv.index()].map.iter().enumerate().filter(|(to, from)| usize::from(**from) != *to).count()
}
