//! Filters that can be put together by clicking: each word must hold, must not hold, or does not matter.

use super::{PieceFilter, kinds};
use unfold_engine::puzzle::{PuzzleId, pieces::Kind};

/// A word to click.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chip {
    /// Pieces of a kind.
    Kind(Kind),
    /// Pieces that are not in their place.
    Misplaced,
    /// Pieces at a face or cell.
    At(char),
    /// Pieces with a colour.
    Colour(char),
}

/// The words that stand in one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChipRow {
    /// Kinds of pieces; a piece is shown if it is of one of them.
    Kinds,
    /// Pieces in or out of their place.
    Places,
    /// Faces or cells.
    At,
    /// Colours.
    Colours,
}

/// The part of a word in the filter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// It does not matter.
    #[default]
    Off,
    /// It must hold.
    Must,
    /// It must not hold.
    MustNot,
}

/// Of which rows one word is enough: of the faces or cells, and of the colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnyOf {
    /// The piece is at one of the faces or cells; otherwise at all of them.
    pub at: bool,
    /// The piece has one of the colours; otherwise all of them.
    pub colours: bool,
}

/// The words that were clicked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chips {
    puzzle: PuzzleId,
    /// The words that matter; true for those that must hold.
    marked: Vec<(Chip, bool)>,
    /// Of which rows one word is enough.
    pub any_of: AnyOf,
}

impl Chip {
    /// Its row.
    pub fn row(self) -> ChipRow {
        match self {
            Self::Kind(_) => ChipRow::Kinds,
            Self::Misplaced => ChipRow::Places,
            Self::At(_) => ChipRow::At,
            Self::Colour(_) => ChipRow::Colours,
        }
    }

    /// The filter that it stands for where it must hold.
    pub fn filter(self) -> PieceFilter {
        match self {
            Self::Kind(kind) => PieceFilter::Kind(kind),
            Self::Misplaced => PieceFilter::Misplaced,
            Self::At(letter) => PieceFilter::At(letter),
            Self::Colour(letter) => PieceFilter::Colour(letter),
        }
    }

    /// The words of a row for a puzzle. Kinds are words only where there are several.
    pub fn of_row(puzzle: PuzzleId, row: ChipRow) -> Vec<Self> {
        let letters = puzzle.def().letters.iter().copied();
        match row {
            ChipRow::Kinds if kinds(puzzle).nth(1).is_none() => Vec::new(),
            ChipRow::Kinds => kinds(puzzle).map(Self::Kind).collect(),
            ChipRow::Places => vec![Self::Misplaced],
            ChipRow::At => letters.map(Self::At).collect(),
            ChipRow::Colours => letters.map(Self::Colour).collect(),
        }
    }
}

impl ChipRow {
    /// All rows, as they stand below each other.
    pub const ALL: [Self; 4] = [Self::Kinds, Self::Places, Self::At, Self::Colours];
}

impl Chips {
    /// The clicks that make a filter, or `None` if clicks cannot make it. `any_of` fills in the rows for which the filter does not tell
    /// whether one word is enough.
    pub fn of(puzzle: PuzzleId, filter: &PieceFilter, any_of: AnyOf) -> Option<Self> {
        let mut chips = Self { puzzle, marked: Vec::new(), any_of };
        let parts = match filter {
            PieceFilter::All => &[],
            PieceFilter::And(parts) => &parts[..],
            single => std::slice::from_ref(single),
        };
        let mut alternatives = Vec::new();
        for part in parts {
            match part {
                PieceFilter::Or(parts) => {
                    let words: Vec<Chip> = parts
                        .iter()
                        .map(|part| word(part).filter(|word| word.1))
                        .map(|word| Some(word?.0))
                        .collect::<Option<_>>()?;
                    let row = words.first()?.row();
                    if words.iter().any(|word| word.row() != row) || alternatives.contains(&row) {
                        return None;
                    }
                    alternatives.push(row);
                    words.into_iter().try_for_each(|word| chips.add(word, true))?;
                }
                single => {
                    let (chip, must) = word(single)?;
                    chips.add(chip, must)?;
                }
            }
        }
        for row in ChipRow::ALL {
            let single = chips.required(row).len() - chips.alternatives_of(row, parts);
            let is_any = alternatives.contains(&row);
            // What must hold besides one of several, and two kinds at once, no row says.
            if single > 0 && is_any || single > 1 && row == ChipRow::Kinds {
                return None;
            }
            match row {
                ChipRow::At if is_any || single > 1 => chips.any_of.at = is_any,
                ChipRow::Colours if is_any || single > 1 => chips.any_of.colours = is_any,
                _ => {}
            }
        }
        Some(chips)
    }

    /// The number of words of a row that are alternatives.
    fn alternatives_of(&self, row: ChipRow, parts: &[PieceFilter]) -> usize {
        let alternatives =
            parts.iter().filter_map(|part| if let PieceFilter::Or(parts) = part { Some(parts) } else { None });
        alternatives.flatten().filter(|part| word(part).is_some_and(|(chip, _)| chip.row() == row)).count()
    }

    /// Marks a word; `None` where it already is.
    fn add(&mut self, chip: Chip, must: bool) -> Option<()> {
        let is_new = self.mark(chip) == Mark::Off;
        self.marked.push((chip, must));
        is_new.then_some(())
    }

    /// The part of a word.
    pub fn mark(&self, chip: Chip) -> Mark {
        match self.marked.iter().find(|(marked, _)| *marked == chip) {
            None => Mark::Off,
            Some((_, true)) => Mark::Must,
            Some((_, false)) => Mark::MustNot,
        }
    }

    /// The same with the next part of a word: it must hold, must not, does not matter.
    pub fn cycled(mut self, chip: Chip) -> Self {
        let mark = self.mark(chip);
        self.marked.retain(|(marked, _)| *marked != chip);
        match mark {
            Mark::Off => self.marked.push((chip, true)),
            Mark::Must => self.marked.push((chip, false)),
            Mark::MustNot => {}
        }
        self
    }

    /// The words of a row that must hold, in the order of the row.
    fn required(&self, row: ChipRow) -> Vec<Chip> {
        let words = Chip::of_row(self.puzzle, row).into_iter();
        words.filter(|chip| self.mark(*chip) == Mark::Must).collect()
    }

    /// The filter that says the same.
    pub fn filter(&self) -> PieceFilter {
        let mut parts = Vec::new();
        for row in ChipRow::ALL {
            let required: Vec<PieceFilter> = self.required(row).into_iter().map(Chip::filter).collect();
            let is_any = match row {
                ChipRow::Kinds => true,
                ChipRow::Places => false,
                ChipRow::At => self.any_of.at,
                ChipRow::Colours => self.any_of.colours,
            };
            match required.len() {
                2.. if is_any => parts.push(PieceFilter::or(required)),
                _ => parts.extend(required),
            }
            let excluded = Chip::of_row(self.puzzle, row).into_iter();
            let excluded = excluded.filter(|chip| self.mark(*chip) == Mark::MustNot);
            parts.extend(excluded.map(|chip| match chip {
                Chip::Misplaced => PieceFilter::Solved,
                other => PieceFilter::Not(Box::new(other.filter())),
            }));
        }
        PieceFilter::and(parts)
    }
}

/// The word of a filter, and whether it must hold.
fn word(filter: &PieceFilter) -> Option<(Chip, bool)> {
    Some(match filter {
        PieceFilter::Kind(kind) => (Chip::Kind(*kind), true),
        PieceFilter::Misplaced => (Chip::Misplaced, true),
        PieceFilter::Solved => (Chip::Misplaced, false),
        PieceFilter::At(letter) => (Chip::At(*letter), true),
        PieceFilter::Colour(letter) => (Chip::Colour(*letter), true),
        PieceFilter::Not(inner) => word(inner).map(|(chip, must)| (chip, !must))?,
        PieceFilter::All | PieceFilter::And(_) | PieceFilter::Or(_) => return None,
    })
}
