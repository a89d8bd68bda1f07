//! Distributes rows among pages: the fewest pages, the first as full as possible, the others evenly.

/// Weight of unused space on the first page, relative to other pages.
const FIRST_PAGE_WEIGHT: f32 = 1000.0;

/// Result of [`paginate`].
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pagination {
    /// Number of rows on each page.
    pub(super) rows: Vec<usize>,
    /// Fill ratio of the emptiest page, header included.
    pub(super) min_fill_ratio: f32,
}

/// Available heights, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PageHeights {
    /// Height for rows on the first page; at most `page`.
    pub(super) first: f32,
    /// Height for rows on each other page.
    pub(super) page: f32,
    /// Minimum space between rows.
    pub(super) between: f32,
}

impl PageHeights {
    /// Height left by rows on a page; `None` if they do not fit. A single row always fits on an otherwise empty page.
    fn height_left(self, rows: &[f32], is_first: bool) -> Option<f32> {
        let used = rows.iter().sum::<f32>() + self.between * rows.len().saturating_sub(1) as f32;
        let left = if is_first { self.first } else { self.page } - used;
        let alone = rows.len() == 1 && (!is_first || self.first >= self.page);
        (left >= 0.0 || alone || rows.is_empty()).then_some(left.max(0.0))
    }
}

/// Distributes rows by height. The first page is left without rows only if the first row does not fit there or there are none.
pub(super) fn paginate(heights: &[f32], room: PageHeights) -> Pagination {
    // For each number of leading rows: the pages they take, their unevenness, and the number of rows on the last page.
    let mut best: Vec<Option<(usize, f32, usize)>> = vec![None; heights.len() + 1];
    let none_first = heights.first().is_none_or(|row| room.height_left(&[*row], true).is_none());
    best[0] = none_first.then_some((1, 0.0, 0));
    for end in 1..=heights.len() {
        for start in (0..end).rev() {
            let rows = &heights[start..end];
            let uneven = |left: f32| (left / room.page).powi(2);
            let first = (start == 0)
                .then(|| room.height_left(rows, true))
                .flatten()
                .map(|left| (1, FIRST_PAGE_WEIGHT * uneven(left)));
            let later = best[start]
                .zip(room.height_left(rows, false))
                .map(|((pages, sum, _), left)| (pages + 1, sum + uneven(left)));
            if room.height_left(rows, false).is_none() && first.is_none() {
                break;
            }
            for (pages, sum) in first.into_iter().chain(later) {
                if best[end].is_none_or(|(fewest, least, _)| (pages, sum) < (fewest, least)) {
                    best[end] = Some((pages, sum, end - start));
                }
            }
        }
    }
    let mut rows = Vec::new();
    let mut end = heights.len();
    while let Some((pages, _, count)) = best[end] {
        rows.push(count);
        end -= count;
        if pages == 1 {
            break;
        }
    }
    rows.reverse();
    let mut start = 0;
    let used = rows.iter().enumerate().map(|(page, count)| {
        let left = room.height_left(&heights[start..start + count], page == 0).unwrap_or_default();
        start += count;
        1.0 - left / room.page
    });
    let min_fill_ratio = used.fold(1.0, f32::min);
    Pagination { rows, min_fill_ratio }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: PageHeights = PageHeights { first: 250.0, page: 450.0, between: 0.0 };

    fn shared(heights: &[f32]) -> Vec<usize> {
        paginate(heights, ROOM).rows
    }

    #[test]
    fn few_pages_are_used_and_the_first_is_full() {
        assert_eq!(shared(&[]), [0]);
        assert_eq!(shared(&[100.0]), [1]);
        assert_eq!(shared(&[100.0; 2]), [2]);
        assert_eq!(shared(&[100.0; 3]), [2, 1]);
        assert_eq!(shared(&[100.0; 7]), [2, 3, 2]);
        for count in 0..200 {
            let rows = shared(&vec![100.0; count]);
            assert_eq!(rows.iter().sum::<usize>(), count);
            assert_eq!(rows.len(), 1 + count.saturating_sub(2).div_ceil(4), "{count}");
            assert_eq!(rows[0], count.min(2), "the first is full");
            assert!(count == 3 || rows[1..].iter().all(|rows| *rows >= 2), "{count}: {rows:?}");
        }
    }

    #[test]
    fn an_oversized_row_gets_its_own_page() {
        assert_eq!(shared(&[300.0, 100.0]), [0, 2]);
        assert_eq!(shared(&[100.0, 900.0, 100.0]), [1, 1, 1]);
        let full = PageHeights { first: 0.0, ..ROOM };
        assert_eq!(paginate(&[900.0], full).rows, [0, 1]);
    }
}
