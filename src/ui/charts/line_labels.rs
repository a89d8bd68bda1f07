//! Places line labels near the ends of their lines, clear of all lines.

use eframe::egui::{Pos2, Rect, Vec2, pos2};

/// Space between a line and a label, in points.
const LABEL_GAP: f32 = 3.0;
/// Step between candidate places, across and up, in points.
const CANDIDATE_STEP: [f32; 2] = [16.0, 2.0];
/// Number of candidate places across.
const CANDIDATES_ACROSS: usize = 8;

/// A chart's frame, line segments and labels placed so far.
pub(crate) struct LabelPlacer {
    frame: Rect,
    lines: Vec<Vec<Rect>>,
    labels: Vec<Rect>,
}

impl LabelPlacer {
    /// Starts without labels. Each line is a polyline in screen coordinates.
    pub(crate) fn new(frame: Rect, lines: &[Vec<Pos2>]) -> Self {
        let pieces = |line: &Vec<Pos2>| line.windows(2).map(|ends| Rect::from_two_pos(ends[0], ends[1])).collect();
        Self { frame, lines: lines.iter().map(pieces).collect(), labels: Vec::new() }
    }

    /// Places a line's label of this size: the free place nearest to `end` that is at least as close to that line as to
    /// any other. Returns `None` if there is none.
    pub(crate) fn place(&mut self, line: usize, end: Pos2, size: Vec2) -> Option<Rect> {
        let behind = end.x + LABEL_GAP;
        let right = if behind + size.x <= self.frame.right() { behind } else { self.frame.right().min(end.x) - size.x };
        let mut best: Option<(f32, Rect)> = None;
        for n in 0..CANDIDATES_ACROSS {
            let shift = n as f32 * CANDIDATE_STEP[0];
            if best.is_some_and(|(distance, _)| shift >= distance) {
                break;
            }
            let left = right - shift;
            let found = self.heights_from(end.y).find_map(|y| {
                let rect = Rect::from_center_size(pos2(left + size.x / 2.0, y), size);
                self.is_free(rect, line).then(|| (shift + (y - end.y).abs(), rect))
            });
            best = [best, found].into_iter().flatten().min_by(|(a, _), (b, _)| a.total_cmp(b));
        }
        let (_, rect) = best?;
        self.labels.push(rect.expand(LABEL_GAP));
        Some(rect)
    }

    /// Candidate heights, nearest to `y` first; some are outside the frame.
    fn heights_from(&self, y: f32) -> impl Iterator<Item = f32> {
        let steps = (self.frame.height() / CANDIDATE_STEP[1]) as usize;
        (0..=steps).flat_map(move |n| [y - n as f32 * CANDIDATE_STEP[1], y + n as f32 * CANDIDATE_STEP[1]])
    }

    fn is_free(&self, rect: Rect, own: usize) -> bool {
        if !self.frame.contains_rect(rect) || self.labels.iter().any(|name| name.intersects(rect)) {
            return false;
        }
        let distance = |line: &Vec<Rect>| line.iter().map(|piece| distance(*piece, rect)).fold(f32::MAX, f32::min);
        let of_own = self.lines.get(own).map_or(0.0, distance);
        let mut others = self.lines.iter().enumerate().filter(|(n, _)| *n != own);
        of_own >= LABEL_GAP && others.all(|(_, line)| distance(line) >= of_own)
    }
}

/// Distance between two rectangles; 0 if they touch or overlap.
fn distance(one: Rect, other: Rect) -> f32 {
    let between = |[a, b]: [f32; 2], [c, d]: [f32; 2]| (c - b).max(a - d).max(0.0);
    let across = between([one.left(), one.right()], [other.left(), other.right()]);
    across.hypot(between([one.top(), one.bottom()], [other.top(), other.bottom()]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::vec2;

    #[test]
    fn labels_overlap_neither_lines_nor_each_other() {
        let frame = Rect::from_min_size(pos2(0.0, 0.0), vec2(200.0, 100.0));
        // A line that drops late, and one that rises late to just below it.
        let best = vec![pos2(0.0, 20.0), pos2(150.0, 20.0), pos2(150.0, 50.0), pos2(195.0, 50.0)];
        let bound = vec![pos2(0.0, 90.0), pos2(160.0, 90.0), pos2(160.0, 60.0), pos2(195.0, 60.0)];
        let mut room = LabelPlacer::new(frame, &[best.clone(), bound.clone()]);
        let size = vec2(60.0, 12.0);
        let places: Vec<Rect> =
            [50.0, 60.0].iter().enumerate().filter_map(|(n, y)| room.place(n, pos2(195.0, *y), size)).collect();
        assert_eq!(places.len(), 2);
        assert!(!places[0].intersects(places[1]));
        assert!(places[0].bottom() < 50.0 && places[1].top() > 60.0, "each on the side of its own line: {places:?}");
        for line in [best, bound] {
            for ends in line.windows(2) {
                let piece = Rect::from_two_pos(ends[0], ends[1]);
                assert!(
                    places.iter().all(|place| !place.intersects(piece) && frame.contains_rect(*place)),
                    "{places:?}"
                );
            }
        }
    }

    #[test]
    fn a_label_without_a_free_place_is_left_out() {
        let frame = Rect::from_min_size(pos2(0.0, 0.0), vec2(50.0, 10.0));
        assert_eq!(LabelPlacer::new(frame, &[]).place(0, pos2(40.0, 5.0), vec2(60.0, 12.0)), None);
    }
}
