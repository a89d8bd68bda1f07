//! The texts of one language, from its Fluent files.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;

use super::texts::{MESSAGES, languages};

/// A message of the program, defined in the English files.
#[derive(Debug)]
pub struct Message {
    /// Fluent identifier.
    pub id: &'static str,
    /// Argument names, in the order of the values passed to [`Text::fill`](crate::Text::fill).
    pub arguments: &'static [&'static str],
}

/// The messages of a language, leaked for the life of the program.
type Bundle = &'static FluentBundle<FluentResource>;

/// The texts of one language.
pub(crate) struct Catalogue {
    /// Texts of messages without arguments, by message number.
    plain_texts: Box<[&'static str]>,
    /// Pattern of each message, by message number.
    patterns: Box<[MessagePattern]>,
    /// Catalogue for missing or broken messages: the built-in one of the language, or English; `None` for built-in English.
    fallback: Option<&'static Self>,
    has_decimal_comma: bool,
}

/// A message's pattern, and the bundle it belongs to, which may be that of a fallback.
#[derive(Clone, Copy)]
struct MessagePattern {
    bundle: Bundle,
    pattern: &'static Pattern<&'static str>,
}

impl Catalogue {
    /// Builds a catalogue; later files override earlier ones. Messages that are missing or cannot be formatted come from the fallback.
    pub(crate) fn new<'a>(code: &str, files: impl Iterator<Item = &'a str>, fallback: Option<&'static Self>) -> Self {
        let mut bundle = FluentBundle::new_concurrent(code.parse().into_iter().collect());
        bundle.set_use_isolating(false);
        for file in files {
            // Errors are ignored, since custom files have already been checked.
            let file = if cfg!(target_os = "macos") { with_mac_keys(file) } else { file.to_owned() };
            let resource = FluentResource::try_new(file).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        let sign =
            text_of(&bundle, languages::DECIMAL_SIGN.message()).or(fallback.map(|english| english.decimal_sign()));
        let has_decimal_comma = sign.as_deref() == Some(",");
        bundle.set_formatter(Some(if has_decimal_comma { with_comma } else { with_point }));

        let bundle: Bundle = Box::leak(Box::new(bundle));
        let (mut plain, mut made) = (Vec::with_capacity(MESSAGES.len()), Vec::with_capacity(MESSAGES.len()));
        for (n, message) in MESSAGES.iter().enumerate() {
            let own = bundle.get_message(message.id).and_then(|found| found.value());
            let own = own.map(|pattern| MessagePattern { bundle, pattern });
            let said = own.filter(|_| message.arguments.is_empty()).and_then(|own| own.format(&FluentArgs::new()));
            let (own, said) = match (message.arguments.is_empty(), own, said, fallback) {
                (false, Some(own), ..) => (own, ""),
                (true, Some(own), Some(said), _) => (own, &*said.leak()),
                (.., Some(english)) => (english.patterns[n], english.plain_texts[n]),
                // The list of messages is generated from English, so none is missing there.
                _ => unreachable!("English has {}", message.id),
            };
            plain.push(said);
            made.push(own);
        }
        Self { plain_texts: plain.into(), patterns: made.into(), fallback, has_decimal_comma }
    }

    /// Text of a message without arguments.
    pub(crate) fn plain(&self, number: u16) -> &'static str {
        self.plain_texts[usize::from(number)]
    }

    /// Text of a message; `values` are in the order of [`Message::arguments`].
    pub(crate) fn fill<'a>(&self, number: u16, values: impl ExactSizeIterator<Item = FluentValue<'a>>) -> String {
        let message = &MESSAGES[usize::from(number)];
        if message.arguments.is_empty() {
            return self.plain(number).to_owned();
        }
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in message.arguments.iter().zip(values) {
            arguments.set(*name, value);
        }
        self.format(usize::from(number), &arguments).unwrap_or_default()
    }

    /// Formats a message; uses the fallback if that fails, for example because the message refers to something missing.
    fn format(&self, number: usize, arguments: &FluentArgs<'_>) -> Option<String> {
        self.patterns[number].format(arguments).or_else(|| self.fallback?.format(number, arguments))
    }

    /// True if the decimal separator is a comma.
    pub(crate) fn has_decimal_comma(&self) -> bool {
        self.has_decimal_comma
    }

    fn decimal_sign(&self) -> String {
        if self.has_decimal_comma { ",".into() } else { ".".into() }
    }
}

impl MessagePattern {
    /// Formats the pattern; `None` if that fails, for example because it refers to something missing.
    fn format(&self, arguments: &FluentArgs<'_>) -> Option<String> {
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(self.pattern, Some(arguments), &mut errors);
        errors.is_empty().then(|| said.into_owned())
    }
}

/// Text of a message without arguments, while the catalogue is being built.
fn text_of(bundle: &FluentBundle<FluentResource>, message: &Message) -> Option<String> {
    let pattern = bundle.get_message(message.id)?.value()?;
    Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}

/// Replaces Ctrl with ⌘, its counterpart on macOS. Ctrl+C stays, since in these texts it always interrupts a terminal program.
fn with_mac_keys(texts: &str) -> String {
    let mut parts = texts.split("Ctrl");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |said, rest| {
        let stays = ["+C", "-C"]
            .iter()
            .any(|key| rest.strip_prefix(key).is_some_and(|after| !after.starts_with(char::is_alphabetic)));
        said + if stays { "Ctrl" } else { "⌘" } + rest
    })
}

/// Value of `minimum_integer_digits` that marks a number to be grouped in threes. Shorter numbers have nothing to group.
pub(crate) const GROUPED_DIGITS: Option<usize> = Some(4);
const MAX_DECIMALS: usize = 15;

/// Formats a number with the given decimal separator.
pub(crate) fn format_number(number: &FluentNumber, decimal_sign: char) -> String {
    let decimals = number.options.minimum_fraction_digits.unwrap_or(0).min(MAX_DECIMALS);
    let mut text = format!("{:.decimals$}", number.value);
    if number.options.minimum_integer_digits == GROUPED_DIGITS {
        text = in_groups(&text);
    }
    if decimal_sign == '.' { text } else { text.replace('.', &decimal_sign.to_string()) }
}

/// Groups the digits of a whole number, with an optional sign, in threes, separated by non-breaking spaces.
pub(crate) fn in_groups(digits: &str) -> String {
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) && !out.ends_with('-') {
            out.push('\u{a0}');
        }
        out.push(digit);
    }
    out
}

/// Formatter for languages with a decimal point.
fn with_point<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    number(value, '.')
}

/// Formatter for languages with a decimal comma.
fn with_comma<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    number(value, ',')
}

fn number(value: &FluentValue<'_>, decimal_sign: char) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(format_number(number, decimal_sign)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macs_have_their_own_keys_except_in_a_terminal() {
        assert_eq!(with_mac_keys("key-ctrl = Ctrl\na = Ctrl+clic\n"), "key-ctrl = ⌘\na = ⌘+clic\n");
        assert_eq!(with_mac_keys("Press Ctrl-C; Ctrl+C, Ctrl+Click"), "Press Ctrl-C; Ctrl+C, ⌘+Click");
    }
}
