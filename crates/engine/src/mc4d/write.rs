//! Writes a log as the text of a file.

use super::{Log, MAGIC, Token, VERSION};

/// Number of tokens per line of the history.
const TOKENS_PER_LINE: usize = 10;

/// Formats a log as a file of format 3. MC4D and [`read`](super::read()) read back the same log, without notices.
pub fn write(log: &Log) -> String {
    let [schlafli, length] = log.puzzle.def().log.map_or([""; 2], |named| [named.schlafli, named.length]);
    let mut out = format!("{MAGIC} {VERSION} {} {} {schlafli} {length}\n", log.state.number(), log.header_count());
    for row in &log.view {
        out.push_str(row);
        out.push('\n');
    }
    out.push_str("*\n");
    for (i, token) in log.history.iter().enumerate() {
        match i {
            0 => {}
            _ if i % TOKENS_PER_LINE == 0 => out.push('\n'),
            _ => out.push(' '),
        }
        match token {
            Token::Click(click) => out.push_str(&click.token()),
            Token::Mark(name) => out.extend(['m', *name]),
        }
    }
    out.push_str(".\n");
    out
}
