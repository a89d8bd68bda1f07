//! Turns by keyboard, in the chosen layout. On cubes, letters turn faces at once. On hypercubes, letters accumulate until they name a
//! turn, or a grip is chosen and then twisted.

use crate::document::turning_keys::{KeyAction, Layout, TurningKeys, key_phrase};
use crate::document::typing::TypingInput;
use crate::model::Model;
use unfold_engine::notation;
use unfold_engine::puzzle::hypercube::{LETTERS, cell, cell_axis, layers};
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_text::{Phrase, scene, sentences::describe, turning_keys as say};

/// A key pressed while no widget has the focus.
#[derive(Clone, Copy, Debug)]
pub struct KeyPress<'a> {
    pub key: &'a str,
    pub shift: bool,
    pub alt: bool,
}

impl<'a> KeyPress<'a> {
    /// A key press without modifiers.
    pub fn bare(key: &'a str) -> Self {
        Self { key, shift: false, alt: false }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnPress {
    Turn(Move),
    /// Changes the typed letters or the grip.
    Type(TypingInput),
}

/// Effects of a key in the chosen layout, in order; `None` if it is not a turning key. `typed` is the half-typed turn, or the grip.
pub fn turn_key(keys: &TurningKeys, puzzle: PuzzleId, typed: &str, press: KeyPress) -> Option<Vec<TurnPress>> {
    let action = keys.action(puzzle, press.key);
    if puzzle.def().dimensions < 4 {
        return action.and_then(|action| cube_turn(puzzle, action, press)).map(|mv| vec![TurnPress::Turn(mv)]);
    }
    match keys.layout {
        Layout::Unfold => handle_letter_key(puzzle, typed, action, press),
        Layout::Hyperspeedcube | Layout::Mc4d => {
            let ends = matches!(press.key, "Escape" | "Backspace") && !typed.is_empty();
            ends.then(|| vec![TurnPress::Type(TypingInput::Clear)])
                .or_else(|| handle_grip_key(puzzle, typed, action?, press))
        }
    }
}

/// Effect of releasing a key that was held during a turn: the key's grip or layer is released. `None` if neither is held by this key.
pub fn on_release(keys: &TurningKeys, puzzle: PuzzleId, typed: &str, key: &str) -> Option<TypingInput> {
    let (prefix, cell) = split_typed_turn(typed);
    match keys.action(puzzle, key)? {
        KeyAction::Grip(letter) => (cell == Some(letter)).then_some(TypingInput::ReleaseGrip),
        KeyAction::GripWhole => (typed == whole_grip(puzzle)).then_some(TypingInput::Clear),
        KeyAction::Layer(digit) => {
            (layer_bits(puzzle, prefix) & layer_bit(digit) != 0).then_some(TypingInput::Layer(digit))
        }
        _ => None,
    }
}

fn cube_turn(puzzle: PuzzleId, action: KeyAction, press: KeyPress) -> Option<Move> {
    let def = puzzle.def();
    match action {
        KeyAction::Letter(letter) => {
            let face = def.letters.iter().position(|l| *l == letter)?;
            let quarter = match (press.shift, press.alt) {
                (_, true) => 1,
                (true, false) => 2,
                (false, false) => 0,
            };
            Some(Move::new((3 * face + quarter) as u16))
        }
        KeyAction::Move(name) if !press.shift && !press.alt => {
            def.moves.iter().position(|mv| mv.name == name).map(|mv| Move::new(mv as u16))
        }
        _ => None,
    }
}

/// Handles a key in the grip layouts.
fn handle_grip_key(puzzle: PuzzleId, typed: &str, action: KeyAction, press: KeyPress) -> Option<Vec<TurnPress>> {
    let press = match action {
        KeyAction::Layer(digit) => TurnPress::Type(TypingInput::Layer(digit)),
        KeyAction::Grip(letter) => TurnPress::Type(TypingInput::Grip(letter)),
        KeyAction::GripWhole => TurnPress::Type(TypingInput::GripWhole),
        KeyAction::Twist { axis, back } => match twist(puzzle, typed, (axis, back), press) {
            Some(mv) => TurnPress::Turn(mv),
            None => TurnPress::Type(TypingInput::NoGrip),
        },
        KeyAction::Letter(_) | KeyAction::Move(_) => return None,
    };
    Some(vec![press])
}

/// Quarter turn of the gripped cell about an axis: 0 is right, 1 up and 2 near. The cell's own axis is replaced by the fourth one, as in
/// Hyperspeedcube. `None` without a grip.
fn twist(puzzle: PuzzleId, typed: &str, (axis, back): (usize, bool), press: KeyPress) -> Option<Move> {
    let (prefix, letter) = split_typed_turn(typed);
    let letter = letter?;
    let (own, positive) = cell_axis(LETTERS.iter().position(|l| *l == letter)? as u8);
    let (toward, side) = if usize::from(own) == axis { (3, positive) } else { (axis as u8, true) };
    // Seen from the outer cell, rotations are reversed.
    let side = side ^ back ^ (letter == 'O');
    let prefix = match prefix {
        "" if press.shift => layers::prefix(0b11),
        "" if press.alt => layers::prefix(0b10),
        prefix => prefix.to_owned(),
    };
    let toward = LETTERS[usize::from(cell(toward, side))];
    read_turn(puzzle, &format!("{prefix}{letter}{toward}")).ok().flatten()
}

/// Handles a key in [`Layout::Unfold`], where letters are turns.
fn handle_letter_key(
    puzzle: PuzzleId,
    typed: &str,
    action: Option<KeyAction>,
    press: KeyPress,
) -> Option<Vec<TurnPress>> {
    use TurnPress::{Turn, Type};
    let named = read_turn(puzzle, typed).ok().flatten();
    let make = |mv: Move, inverse: bool| {
        let mv = if inverse { puzzle.def().moves[mv.index()].inverse } else { mv };
        vec![Turn(mv), Type(TypingInput::Clear)]
    };
    let is_bare = !press.shift && !press.alt;
    match press.key {
        "Enter" if !press.alt && !typed.is_empty() => {
            return Some(named.map_or(Vec::new(), |mv| make(mv, press.shift)));
        }
        "Space" if is_bare => return named.map(|mv| make(mv, false)),
        "Quote" if !press.alt => return named.map(|mv| make(mv, true)),
        "Escape" if !press.alt && !typed.is_empty() => return Some(vec![Type(TypingInput::Clear)]),
        "Backspace" if !press.alt && !typed.is_empty() => return Some(vec![Type(TypingInput::Backspace)]),
        _ => {}
    }
    let digit = press.key.chars().next().filter(|sign| press.key.len() == 1 && sign.is_ascii_digit());
    let sign = match (action, digit) {
        (Some(KeyAction::Letter(letter)), _) => letter,
        (_, Some(digit)) if !press.alt => digit,
        _ => return None,
    };
    let (prefix, cell) = split_typed_turn(typed);
    let is_letter = !sign.is_ascii_digit();
    if cell.is_none() {
        let begins = if is_letter { !press.alt } else { names_layer(puzzle, prefix, sign) };
        return begins.then(|| vec![Type(TypingInput::Sign(sign))]);
    }
    let grown = format!("{typed}{sign}");
    let read = |text: &str| read_turn(puzzle, text).ok().flatten();
    if is_letter || sign == '2' {
        match read(&grown) {
            Some(mv) if !is_letter => return Some(make(mv, press.shift)),
            Some(mv) if press.shift => return Some(make(mv, true)),
            Some(_) if press.alt => return read(&format!("{grown}2")).map(|mv| make(mv, false)),
            // A corner, with one letter per dimension, is complete.
            Some(mv) if grown.len() - prefix.len() == puzzle.def().dimensions => return Some(make(mv, false)),
            Some(_) => return Some(vec![Type(TypingInput::Sign(sign))]),
            None => {}
        }
    }
    // A key that cannot extend the turn completes it and begins the next one.
    let begins = if is_letter { !press.alt } else { names_layer(puzzle, "", sign) };
    match named {
        Some(mv) if begins => {
            let mut out = make(mv, false);
            out.push(Type(TypingInput::Sign(sign)));
            Some(out)
        }
        // The letters name no turn; typing them reports why.
        None if (is_letter && !press.alt) || sign == '2' => Some(vec![Type(TypingInput::Sign(sign))]),
        _ => (sign == '2').then(Vec::new),
    }
}

/// Applies a key to the typed turn or grip, and announces the result.
pub fn type_turn(key: TypingInput, model: &mut Model) {
    let puzzle = model.document.puzzle();
    if key == TypingInput::NoGrip {
        let grips = keys_of(model, |action| matches!(action, KeyAction::Grip(_)));
        model.news = say::NEWS_NO_GRIP.with([&grips]);
        return;
    }
    match typed_after(puzzle, &model.document.workspace().typed, key) {
        Ok(typed) => {
            if !typed.is_empty() && typed != model.document.workspace().typed {
                let chosen = if split_typed_turn(&typed).1.is_some() { say::GRIP_OF } else { say::NEWS_LAYERS };
                model.news = chosen.with([&typed]);
            }
            model.document.workspace_mut().typed = typed;
        }
        Err(why) => model.news = scene::NEWS_NO_TURN.with([&why]),
    }
}

/// True if the effect of a key is visible and needs no announcement.
pub fn is_quiet(key: TypingInput, model: &Model) -> bool {
    key != TypingInput::NoGrip && typed_after(model.puzzle(), &model.document.workspace().typed, key).is_ok()
}

/// Names of the layout's keys whose action satisfies `predicate`, separated by spaces.
pub fn keys_of(model: &Model, predicate: impl Fn(KeyAction) -> bool) -> Phrase {
    let turning = &model.settings.turning;
    let of = turning.layout.keys(model.puzzle()).filter(|key| predicate(key.action));
    let language = model.settings.language;
    of.map(|key| key_phrase(turning.key_of(key)).get(language)).collect::<Vec<_>>().join(" ").into()
}

/// Returns the typed letters or grip after one more key.
///
/// # Errors
/// Why the letters cannot begin a turn.
pub fn typed_after(puzzle: PuzzleId, typed: &str, key: TypingInput) -> Result<String, Phrase> {
    let mut after = typed.to_owned();
    match key {
        TypingInput::Sign(digit) if names_layer(puzzle, typed, digit) => after = with_layer(puzzle, typed, digit),
        TypingInput::Sign(sign) => {
            after.push(sign);
            // A single cell letter is incomplete, but not an error.
            if after.strip_prefix(typed_layers(&after)).is_some_and(|letters| letters.chars().count() > 1) {
                read_turn(puzzle, &after)?;
            }
        }
        TypingInput::Layer(digit) => after = with_layer(puzzle, typed, digit),
        TypingInput::Grip(letter) if typed == whole_grip(puzzle) => after = letter.to_string(),
        TypingInput::Grip(letter) => after = format!("{}{letter}", typed_layers(typed)),
        TypingInput::GripWhole => after = whole_grip(puzzle),
        TypingInput::ReleaseGrip => after = typed_layers(typed).to_owned(),
        TypingInput::NoGrip => {}
        TypingInput::Backspace if typed.ends_with('}') => after.clear(),
        TypingInput::Backspace => drop(after.pop()),
        TypingInput::Clear => after.clear(),
    }
    Ok(after)
}

/// The layer prefix of a typed turn, with its braces; empty if there is none.
pub fn typed_layers(typed: &str) -> &str {
    typed.find('}').filter(|_| typed.starts_with('{')).map_or("", |end| &typed[..=end])
}

/// Splits a typed turn into its layer prefix and the first letter after it, which names the cell.
fn split_typed_turn(typed: &str) -> (&str, Option<char>) {
    let prefix = typed_layers(typed);
    (prefix, typed[prefix.len()..].chars().next())
}

/// Text of the grip of all layers.
fn whole_grip(puzzle: PuzzleId) -> String {
    format!("{}I", layers::prefix(layers::all_layers(puzzle.def().size)))
}

/// Layers of a prefix as a bit mask, bit 0 for layer 1; 0 if there are none.
fn layer_bits(puzzle: PuzzleId, prefix: &str) -> u8 {
    layers::parse_list(prefix.trim_matches(['{', '}']), puzzle.def().size).unwrap_or(0)
}

/// Bit of the layer with this digit; 0 for characters other than 1 to 8.
fn layer_bit(digit: char) -> u8 {
    digit.to_digit(10).filter(|layer| (1..=8).contains(layer)).map_or(0, |layer| 1 << (layer - 1))
}

/// True if a digit typed before any letter selects a layer; on puzzles of size 2 there is nothing to select.
fn names_layer(puzzle: PuzzleId, typed: &str, digit: char) -> bool {
    let size = puzzle.def().size;
    let is_layer = digit.to_digit(10).is_some_and(|layer| (1..=size as u32).contains(&layer));
    size > 2 && is_layer && typed == typed_layers(typed)
}

/// Returns the typed letters with one layer of the prefix added or removed.
fn with_layer(puzzle: PuzzleId, typed: &str, digit: char) -> String {
    let prefix = typed_layers(typed);
    let rest = &typed[prefix.len()..];
    match layer_bits(puzzle, prefix) ^ layer_bit(digit) {
        0 => rest.to_owned(),
        // The outermost layer alone needs no prefix, but showing it gives feedback.
        1 => format!("{{1}}{rest}"),
        set => format!("{}{rest}", layers::prefix(set)),
    }
}

/// Parses the first turn of a text; `None` if it has none.
///
/// # Errors
/// Why the text is not a turn.
fn read_turn(puzzle: PuzzleId, text: &str) -> Result<Option<Move>, Phrase> {
    let moves = notation::parse(puzzle, text).map_err(|error| describe::notation(puzzle, &error).phrase())?;
    Ok(moves.0.first().copied())
}

/// The turn named by the typed letters, if any.
pub fn named_turn(model: &Model) -> Option<Move> {
    read_turn(model.puzzle(), &model.document.workspace().typed).ok().flatten()
}

/// Flags per facelet, true in the layers that the typed cell would turn; `None` if no hypercube cell is typed.
pub fn gripped_facelets(model: &Model) -> Option<Vec<bool>> {
    let def = model.puzzle().def();
    let (prefix, letter) = split_typed_turn(&model.document.workspace().typed);
    let letter = letter.filter(|_| def.dimensions == 4)?;
    let (axis, positive) = cell_axis(def.letters.iter().position(|l| *l == letter)? as u8);
    let set = match layer_bits(model.puzzle(), prefix) {
        0 => 1,
        set => set,
    };
    let outer = def.size as i8 - 1;
    let depth = |along: i8| if positive { (outer - along) / 2 } else { (outer + along) / 2 };
    Some(def.places.iter().map(|place| set >> depth(place.cubie[usize::from(axis)]) & 1 == 1).collect())
}
