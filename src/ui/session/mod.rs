//! The question before the window closes.

pub mod quit_prompt;
