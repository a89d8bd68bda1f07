//! Turns by keys, in the layout that is chosen: letters of faces turn a cube at once; on the hypercube letters are collected until
//! they name a turn, or a grip is chosen and then turned.

use crate::document::turning_keys::{KeyAction, Layout, TurningKeys, key_phrase};
use crate::document::typing::TurnKey;
use crate::model::Model;
use unfold_engine::notation;
use unfold_engine::puzzle::hypercube::{LETTERS, cell, cell_axis, layers};
use unfold_engine::puzzle::{Move, PuzzleId};
use unfold_text::{Phrase, scene, sentences::describe, turning_keys as say};

/// A key that is pressed where nothing else has the keys.
#[derive(Clone, Copy, Debug)]
pub struct KeyPress<'a> {
    /// Its name.
    pub key: &'a str,
    /// With Shift.
    pub shift: bool,
    /// With Alt.
    pub alt: bool,
}

impl<'a> KeyPress<'a> {
    /// The key alone.
    pub fn bare(key: &'a str) -> Self {
        Self { key, shift: false, alt: false }
    }
}

/// A part of what a key does that turns the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnPress {
    /// It makes this move.
    Turn(Move),
    /// It is a part of a turn that is typed, or chooses a grip.
    Type(TurnKey),
}

/// Effects of a key in a layout, in their order; `None` if it has nothing to do with turns. `typed` is what the letters typed so far of a
/// turn, or the grip that is chosen.
pub fn turn_key(keys: &TurningKeys, puzzle: PuzzleId, typed: &str, press: KeyPress) -> Option<Vec<TurnPress>> {
    let action = keys.action(puzzle, press.key);
    if puzzle.def().dimensions < 4 {
        return action.and_then(|action| on_cube(puzzle, action, press)).map(|mv| vec![TurnPress::Turn(mv)]);
    }
    match keys.layout {
        Layout::Unfold => letters(puzzle, typed, action, press),
        Layout::Hyperspeedcube | Layout::Mc4d => {
            let ends = matches!(press.key, "Escape" | "Backspace") && !typed.is_empty();
            ends.then(|| vec![TurnPress::Type(TurnKey::Forget)]).or_else(|| grips(puzzle, typed, action?, press))
        }
    }
}

/// What releasing a key does that was held while it was used: its grip or its layer is let go.
pub fn let_go(keys: &TurningKeys, puzzle: PuzzleId, typed: &str, key: &str) -> Option<TurnKey> {
    let (prefix, cell) = parts(typed);
    match keys.action(puzzle, key)? {
        KeyAction::Grip(letter) => (cell == Some(letter)).then_some(TurnKey::LetGo),
        KeyAction::GripWhole => (typed == whole_grip(puzzle)).then_some(TurnKey::Forget),
        KeyAction::Layer(digit) => (layer_bits(puzzle, prefix) & bit(digit) != 0).then_some(TurnKey::Layer(digit)),
        _ => None,
    }
}

fn on_cube(puzzle: PuzzleId, action: KeyAction, press: KeyPress) -> Option<Move> {
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

/// Keys of a layout in which a grip or layers are chosen.
fn grips(puzzle: PuzzleId, typed: &str, action: KeyAction, press: KeyPress) -> Option<Vec<TurnPress>> {
    let press = match action {
        KeyAction::Layer(digit) => TurnPress::Type(TurnKey::Layer(digit)),
        KeyAction::Grip(letter) => TurnPress::Type(TurnKey::Grip(letter)),
        KeyAction::GripWhole => TurnPress::Type(TurnKey::GripWhole),
        KeyAction::Twist { axis, back } => match twist(puzzle, typed, (axis, back), press) {
            Some(mv) => TurnPress::Turn(mv),
            None => TurnPress::Type(TurnKey::NoGrip),
        },
        KeyAction::Letter(_) | KeyAction::Move(_) => return None,
    };
    Some(vec![press])
}

/// The quarter turn of the grip that is chosen about one of its directions. The directions of a cell are right, up and near; toward its
/// own axis it has the inner or the outer cell in their place, as Hyperspeedcube has it.
fn twist(puzzle: PuzzleId, typed: &str, (axis, back): (usize, bool), press: KeyPress) -> Option<Move> {
    let (prefix, letter) = parts(typed);
    let letter = letter?;
    let (own, positive) = cell_axis(LETTERS.iter().position(|l| *l == letter)? as u8);
    let (toward, side) = if usize::from(own) == axis { (3, positive) } else { (axis as u8, true) };
    // Seen from the outer cell, a rotation goes the other way round.
    let side = side ^ back ^ (letter == 'O');
    let prefix = match prefix {
        "" if press.shift => layers::prefix(0b11),
        "" if press.alt => layers::prefix(0b10),
        prefix => prefix.to_owned(),
    };
    let toward = LETTERS[usize::from(cell(toward, side))];
    read_turn(puzzle, &format!("{prefix}{letter}{toward}")).ok().flatten()
}

/// Keys of the layout in which turns of the hypercube are typed.
fn letters(puzzle: PuzzleId, typed: &str, action: Option<KeyAction>, press: KeyPress) -> Option<Vec<TurnPress>> {
    use TurnPress::{Turn, Type};
    let named = read_turn(puzzle, typed).ok().flatten();
    let make = |mv: Move, inverse: bool| {
        let mv = if inverse { puzzle.def().moves[mv.index()].inverse } else { mv };
        vec![Turn(mv), Type(TurnKey::Forget)]
    };
    let is_bare = !press.shift && !press.alt;
    match press.key {
        "Enter" if !press.alt && !typed.is_empty() => {
            return Some(named.map_or(Vec::new(), |mv| make(mv, press.shift)));
        }
        "Space" if is_bare => return named.map(|mv| make(mv, false)),
        "Quote" if !press.alt => return named.map(|mv| make(mv, true)),
        "Escape" if !press.alt && !typed.is_empty() => return Some(vec![Type(TurnKey::Forget)]),
        "Backspace" if !press.alt && !typed.is_empty() => return Some(vec![Type(TurnKey::Back)]),
        _ => {}
    }
    let digit = press.key.chars().next().filter(|sign| press.key.len() == 1 && sign.is_ascii_digit());
    let sign = match (action, digit) {
        (Some(KeyAction::Letter(letter)), _) => letter,
        (_, Some(digit)) if !press.alt => digit,
        _ => return None,
    };
    let (prefix, cell) = parts(typed);
    let is_letter = !sign.is_ascii_digit();
    if cell.is_none() {
        let begins = if is_letter { !press.alt } else { names_layer(puzzle, prefix, sign) };
        return begins.then(|| vec![Type(TurnKey::Sign(sign))]);
    }
    let grown = format!("{typed}{sign}");
    let read = |text: &str| read_turn(puzzle, text).ok().flatten();
    if is_letter || sign == '2' {
        match read(&grown) {
            Some(mv) if !is_letter => return Some(make(mv, press.shift)),
            Some(mv) if press.shift => return Some(make(mv, true)),
            Some(_) if press.alt => return read(&format!("{grown}2")).map(|mv| make(mv, false)),
            // A corner has a letter for each dimension, and nothing can follow.
            Some(mv) if grown.len() - prefix.len() == puzzle.def().dimensions => return Some(make(mv, false)),
            Some(_) => return Some(vec![Type(TurnKey::Sign(sign))]),
            None => {}
        }
    }
    // What cannot belong to the turn ends it, and begins the next one.
    let begins = if is_letter { !press.alt } else { names_layer(puzzle, "", sign) };
    match named {
        Some(mv) if begins => {
            let mut out = make(mv, false);
            out.push(Type(TurnKey::Sign(sign)));
            Some(out)
        }
        // It names no turn, which is said.
        None if (is_letter && !press.alt) || sign == '2' => Some(vec![Type(TurnKey::Sign(sign))]),
        _ => (sign == '2').then(Vec::new),
    }
}

/// Takes a key of a turn that is being typed, or of a grip.
pub fn type_turn(key: TurnKey, model: &mut Model) {
    let puzzle = model.document.puzzle();
    if key == TurnKey::NoGrip {
        let grips = keys_of(model, |action| matches!(action, KeyAction::Grip(_)));
        model.news = say::NEWS_NO_GRIP.with([&grips]);
        return;
    }
    match typed_after(puzzle, &model.document.workspace().typed, key) {
        Ok(typed) => {
            if !typed.is_empty() && typed != model.document.workspace().typed {
                let chosen = if parts(&typed).1.is_some() { say::GRIP_OF } else { say::NEWS_LAYERS };
                model.news = chosen.with([&typed]);
            }
            model.document.workspace_mut().typed = typed;
        }
        Err(why) => model.news = scene::NEWS_NO_TURN.with([&why]),
    }
}

/// True if nobody needs to be told what a key did: the letters are seen.
pub fn is_quiet(key: TurnKey, model: &Model) -> bool {
    key != TurnKey::NoGrip && typed_after(model.puzzle(), &model.document.workspace().typed, key).is_ok()
}

/// The keys of the layout that have such an effect, with blanks between them.
pub fn keys_of(model: &Model, is_such: impl Fn(KeyAction) -> bool) -> Phrase {
    let turning = &model.settings.turning;
    let of = turning.layout.keys(model.puzzle()).filter(|key| is_such(key.action));
    let language = model.settings.language;
    of.map(|key| key_phrase(turning.key_of(key)).get(language)).collect::<Vec<_>>().join(" ").into()
}

/// The letters of a turn that are typed, or the grip, when a key was pressed after those `typed` so far.
///
/// # Errors
/// Reason that they name no turn; they stay as they are then.
pub fn typed_after(puzzle: PuzzleId, typed: &str, key: TurnKey) -> Result<String, Phrase> {
    let mut after = typed.to_owned();
    match key {
        TurnKey::Sign(digit) if names_layer(puzzle, typed, digit) => after = with_layer(puzzle, typed, digit),
        TurnKey::Sign(sign) => {
            after.push(sign);
            // The letter of a cell names nothing yet, and is no mistake.
            if after.strip_prefix(typed_layers(&after)).is_some_and(|letters| letters.chars().count() > 1) {
                read_turn(puzzle, &after)?;
            }
        }
        TurnKey::Layer(digit) => after = with_layer(puzzle, typed, digit),
        TurnKey::Grip(letter) if typed == whole_grip(puzzle) => after = letter.to_string(),
        TurnKey::Grip(letter) => after = format!("{}{letter}", typed_layers(typed)),
        TurnKey::GripWhole => after = whole_grip(puzzle),
        TurnKey::LetGo => after = typed_layers(typed).to_owned(),
        TurnKey::NoGrip => {}
        TurnKey::Back if typed.ends_with('}') => after.clear(),
        TurnKey::Back => drop(after.pop()),
        TurnKey::Forget => after.clear(),
    }
    Ok(after)
}

/// The layers that stand before the letters of a turn, with their braces; empty if the turn names none.
pub fn typed_layers(typed: &str) -> &str {
    typed.find('}').filter(|_| typed.starts_with('{')).map_or("", |end| &typed[..=end])
}

/// The layers that are typed, with their braces, and the letter of the cell.
fn parts(typed: &str) -> (&str, Option<char>) {
    let prefix = typed_layers(typed);
    (prefix, typed[prefix.len()..].chars().next())
}

/// All layers as a grip.
fn whole_grip(puzzle: PuzzleId) -> String {
    format!("{}I", layers::prefix(layers::whole(puzzle.def().size)))
}

/// The layers that a prefix names, as bits; none if it names none.
fn layer_bits(puzzle: PuzzleId, prefix: &str) -> u8 {
    layers::listed(prefix.trim_matches(['{', '}']), puzzle.def().size).unwrap_or(0)
}

/// The bit of the layer with this number.
fn bit(digit: char) -> u8 {
    digit.to_digit(10).filter(|layer| (1..=8).contains(layer)).map_or(0, |layer| 1 << (layer - 1))
}

/// True if a digit, typed before any letter, names a layer: of a puzzle whose outermost layers are not all.
fn names_layer(puzzle: PuzzleId, typed: &str, digit: char) -> bool {
    let size = puzzle.def().size;
    let is_layer = digit.to_digit(10).is_some_and(|layer| (1..=size as u32).contains(&layer));
    size > 2 && is_layer && typed == typed_layers(typed)
}

/// What is typed so far with one more layer, or without it if it is among them.
fn with_layer(puzzle: PuzzleId, typed: &str, digit: char) -> String {
    let prefix = typed_layers(typed);
    let rest = &typed[prefix.len()..];
    match layer_bits(puzzle, prefix) ^ bit(digit) {
        0 => rest.to_owned(),
        // The outermost layer alone needs no prefix, but it is to be seen that it was typed.
        1 => format!("{{1}}{rest}"),
        set => format!("{}{rest}", layers::prefix(set)),
    }
}

/// The move that the letters typed so far name; `None` if they name none yet.
///
/// # Errors
/// Reason that they name none.
fn read_turn(puzzle: PuzzleId, text: &str) -> Result<Option<Move>, Phrase> {
    let moves = notation::parse(puzzle, text).map_err(|error| describe::notation(puzzle, &error).phrase())?;
    Ok(moves.0.first().copied())
}

/// The turn that the letters typed so far name.
pub fn named_turn(model: &Model) -> Option<Move> {
    read_turn(model.puzzle(), &model.document.workspace().typed).ok().flatten()
}

/// True for each facelet of the layers that the cell typed so far would turn; `None` while no cell is typed.
pub fn gripped(model: &Model) -> Option<Vec<bool>> {
    let def = model.puzzle().def();
    let (prefix, letter) = parts(&model.document.workspace().typed);
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
