//! Sets of layers of a hypercube that turn together, and their notation.

/// Maximum number of layers of a hypercube.
pub const MAX_LAYERS: usize = 3;

/// Layers along one axis that turn together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayerSet {
    /// Bit `i` is set if layer `i` turns, counted from the positive end of the axis.
    pub layers: u8,
    /// True if the moves are named by the cell at the positive end of the axis, false for the negative end.
    pub from_positive: bool,
}

const fn layer_set(layers: u8, from_positive: bool) -> LayerSet {
    LayerSet { layers, from_positive }
}

/// Each half, then the whole puzzle.
const SIZE_2_SETS: [LayerSet; 3] = [layer_set(0b01, true), layer_set(0b10, false), layer_set(0b11, true)];

/// Single layers, pairs, then the whole puzzle. Up to rotation of the whole puzzle, the single layers suffice.
const SIZE_3_SETS: [LayerSet; 7] = [
    layer_set(0b001, true),
    layer_set(0b100, false),
    layer_set(0b010, true),
    layer_set(0b011, true),
    layer_set(0b110, false),
    layer_set(0b101, true),
    layer_set(0b111, true),
];

/// Returns the sets of layers of a hypercube of size 2 or 3, in the order of its move list; the whole puzzle is last.
pub fn sets(size: usize) -> &'static [LayerSet] {
    if size == 2 { &SIZE_2_SETS } else { &SIZE_3_SETS }
}

/// Returns all layers of a hypercube of this size, as bits.
pub const fn all_layers(size: usize) -> u8 {
    (1 << size) - 1
}

/// Returns the same layers counted from the other end of their axis.
pub fn mirrored(layers: u8, size: usize) -> u8 {
    (0..size).filter(|layer| layers >> layer & 1 == 1).map(|layer| 1 << (size - 1 - layer)).sum()
}

impl LayerSet {
    /// True if the whole puzzle turns.
    pub fn is_whole(self, size: usize) -> bool {
        self.layers == all_layers(size)
    }

    /// Returns the prefix of the move names: empty for the layer at the naming cell.
    pub(super) fn prefix(self, size: usize) -> String {
        prefix(if self.from_positive { self.layers } else { mirrored(self.layers, size) })
    }
}

/// Returns the prefix that names these layers, bit 0 being the cell's own: `{2}`, `{1-3}`, `{1,3}`; empty for that layer
/// alone.
pub fn prefix(layers: u8) -> String {
    if layers == 1 {
        return String::new();
    }
    let turns = |layer: u32| layer > 0 && u32::from(layers) << 1 >> layer & 1 == 1;
    let runs = (1..=8).filter(|&first| turns(first) && !turns(first - 1)).map(|first| {
        let last = (first..).take_while(|&layer| turns(layer)).last().unwrap_or(first);
        if first == last { first.to_string() } else { format!("{first}-{last}") }
    });
    format!("{{{}}}", runs.collect::<Vec<_>>().join(","))
}

/// Parses a list of layers, as between the braces of [`prefix`]: numbers and ranges (`1-2`, `1..2`) from 1 to `size`,
/// separated by commas, in any order. A negative number counts from the other end (`-1`, `1..-1`); blanks are allowed
/// around each part. `None` if the list is invalid.
pub fn parse_list(list: &str, size: usize) -> Option<u8> {
    let digits = |text: &str| text.parse().ok().filter(|_| text.bytes().all(|b| b.is_ascii_digit()));
    let layer = |number: usize| Some(number).filter(|layer| (1..=size).contains(layer));
    let number = |text: &str| match text.strip_prefix('-') {
        Some(from_the_end) => layer((size + 1).checked_sub(digits(from_the_end)?)?),
        None => layer(digits(text)?),
    };
    list.split(',').try_fold(0, |layers, part| {
        let part = part.trim();
        let hyphenated = || part.split_once('-').filter(|(first, last)| !first.is_empty() && !last.starts_with('-'));
        let (first, last) = part.split_once("..").or_else(hyphenated).unwrap_or((part, part));
        let (first, last) = (number(first)?, number(last)?);
        let (first, last) = (first.min(last), first.max(last));
        Some((first..=last).fold(layers, |layers, layer| layers | 1 << (layer - 1)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layer_sets_round_trip() {
        let written: Vec<String> = (1..=7).map(prefix).collect();
        assert_eq!(written, ["", "{2}", "{1-2}", "{3}", "{1,3}", "{2-3}", "{1-3}"]);
        for layers in 2..=7 {
            let written = prefix(layers);
            assert_eq!(parse_list(&written[1..written.len() - 1], 3), Some(layers));
            assert_eq!(mirrored(mirrored(layers, 3), 3), layers);
        }
        for (list, layers) in [
            ("1", 1),
            ("3,1", 5),
            ("1,2,3", 7),
            ("1,1-2", 3),
            ("2-2", 2),
            ("3-1", 7),
            ("1..2", 3),
            (" 1 , 3 ", 5),
            ("01", 1),
        ] {
            assert_eq!(parse_list(list, 3), Some(layers), "{list}");
        }
        for (list, layers) in [("-1", 4), ("-3", 1), ("1..-1", 7), ("-1..2", 6), ("-2,1", 3)] {
            assert_eq!(parse_list(list, 3), Some(layers), "{list}");
        }
        for list in ["", "0", "4", "1-4", "1-", "-0", "-4", "1--1", "-3-1", "1,", "+1", "1 2", "1-2-3", "x"] {
            assert_eq!(parse_list(list, 3), None, "{list}");
        }
        assert_eq!((mirrored(0b001, 3), mirrored(0b011, 3), mirrored(0b10, 2)), (0b100, 0b110, 0b01));
    }

    #[test]
    fn every_layer_set_is_listed_once_with_the_whole_last() {
        for size in 2..=MAX_LAYERS {
            let mut all: Vec<u8> = sets(size).iter().map(|set| set.layers).collect();
            assert_eq!(all.last(), Some(&all_layers(size)));
            all.sort_unstable();
            assert_eq!(all, (1..=all_layers(size)).collect::<Vec<_>>());
        }
    }
}
