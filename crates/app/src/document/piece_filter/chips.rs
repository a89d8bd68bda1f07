//! Piece filters built by clicking chips: each chip is required, excluded or off.

use super::{PieceFilter, kinds};
use unfold_engine::puzzle::{PuzzleId, pieces::PieceKind};

/// A term of a piece filter, toggled by clicking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chip {
    Kind(PieceKind),
    Misplaced,
    /// Pieces at a face or cell.
    At(char),
    /// Pieces with a colour.
    Colour(char),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChipRow {
    /// Kinds of pieces; required kinds are alternatives.
    Kinds,
    /// Whether pieces are in place.
    Places,
    /// Faces or cells.
    At,
    Colours,
}

/// State of a chip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    #[default]
    Off,
    /// Required.
    Must,
    /// Excluded.
    MustNot,
}

/// For the rows of faces or cells and of colours, whether the required chips are alternatives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AnyOf {
    /// True if a piece must be at any of the required faces or cells, false if at all of them.
    pub any_place: bool,
    /// True if a piece must have any of the required colours, false if all of them.
    pub any_colour: bool,
}

/// The state of all chips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chips {
    puzzle: PuzzleId,
    /// Chips that are on; true if required, false if excluded.
    marked: Vec<(Chip, bool)>,
    pub any_of: AnyOf,
}

impl Chip {
    pub fn row(self) -> ChipRow {
        match self {
            Self::Kind(_) => ChipRow::Kinds,
            Self::Misplaced => ChipRow::Places,
            Self::At(_) => ChipRow::At,
            Self::Colour(_) => ChipRow::Colours,
        }
    }

    /// The filter that the chip expresses when required.
    pub fn filter(self) -> PieceFilter {
        match self {
            Self::Kind(kind) => PieceFilter::Kind(kind),
            Self::Misplaced => PieceFilter::Misplaced,
            Self::At(letter) => PieceFilter::At(letter),
            Self::Colour(letter) => PieceFilter::Colour(letter),
        }
    }

    /// The chips of a row for a puzzle. Kinds are offered only if the puzzle has several.
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
    /// All rows, from top to bottom.
    pub const ALL: [Self; 4] = [Self::Kinds, Self::Places, Self::At, Self::Colours];
}

impl Chips {
    /// The chips that express a filter; `None` if chips cannot. `any_of` applies to rows for which the filter leaves it open.
    pub fn from_filter(puzzle: PuzzleId, filter: &PieceFilter, any_of: AnyOf) -> Option<Self> {
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
                        .map(|part| chip_of_filter(part).filter(|word| word.1))
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
                    let (chip, must) = chip_of_filter(single)?;
                    chips.add(chip, must)?;
                }
            }
        }
        for row in ChipRow::ALL {
            let single = chips.required(row).len() - chips.alternative_count(row, parts);
            let is_any = alternatives.contains(&row);
            // Chips cannot express a required chip beside alternatives, or two required kinds.
            if single > 0 && is_any || single > 1 && row == ChipRow::Kinds {
                return None;
            }
            match row {
                ChipRow::At if is_any || single > 1 => chips.any_of.any_place = is_any,
                ChipRow::Colours if is_any || single > 1 => chips.any_of.any_colour = is_any,
                _ => {}
            }
        }
        Some(chips)
    }

    /// Number of alternatives of a row in the parts of a filter.
    fn alternative_count(&self, row: ChipRow, parts: &[PieceFilter]) -> usize {
        let alternatives =
            parts.iter().filter_map(|part| if let PieceFilter::Or(parts) = part { Some(parts) } else { None });
        alternatives.flatten().filter(|part| chip_of_filter(part).is_some_and(|(chip, _)| chip.row() == row)).count()
    }

    /// Marks a chip; `None` if it is marked already.
    fn add(&mut self, chip: Chip, must: bool) -> Option<()> {
        let is_new = self.mark(chip) == Mark::Off;
        self.marked.push((chip, must));
        is_new.then_some(())
    }

    pub fn mark(&self, chip: Chip) -> Mark {
        match self.marked.iter().find(|(marked, _)| *marked == chip) {
            None => Mark::Off,
            Some((_, true)) => Mark::Must,
            Some((_, false)) => Mark::MustNot,
        }
    }

    /// Cycles a chip: off, required, excluded.
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

    /// The required chips of a row, in row order.
    fn required(&self, row: ChipRow) -> Vec<Chip> {
        let words = Chip::of_row(self.puzzle, row).into_iter();
        words.filter(|chip| self.mark(*chip) == Mark::Must).collect()
    }

    /// The equivalent filter.
    pub fn filter(&self) -> PieceFilter {
        let mut parts = Vec::new();
        for row in ChipRow::ALL {
            let required: Vec<PieceFilter> = self.required(row).into_iter().map(Chip::filter).collect();
            let is_any = match row {
                ChipRow::Kinds => true,
                ChipRow::Places => false,
                ChipRow::At => self.any_of.any_place,
                ChipRow::Colours => self.any_of.any_colour,
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

/// The chip that expresses a filter, and true if required; `None` if no single chip does.
fn chip_of_filter(filter: &PieceFilter) -> Option<(Chip, bool)> {
    Some(match filter {
        PieceFilter::Kind(kind) => (Chip::Kind(*kind), true),
        PieceFilter::Misplaced => (Chip::Misplaced, true),
        PieceFilter::Solved => (Chip::Misplaced, false),
        PieceFilter::At(letter) => (Chip::At(*letter), true),
        PieceFilter::Colour(letter) => (Chip::Colour(*letter), true),
        PieceFilter::Not(inner) => chip_of_filter(inner).map(|(chip, must)| (chip, !must))?,
        PieceFilter::All | PieceFilter::And(_) | PieceFilter::Or(_) => return None,
    })
}
