//! Data that is read when the program starts.

#![allow(clippy::disallowed_methods, reason = "the program begins here")]

use std::{sync::Arc, time::Instant};

use crate::session::{format::KeptError, kept_file::SessionFile};
use crate::settings::{Settings, error::SettingsError};
use crate::system::{custom_texts, environment::Environment, settings_file};
use unfold_text::UserError;

/// Data found when the program started.
#[derive(Debug)]
pub struct StartupData {
    /// Start of the program.
    pub now: Instant,
    /// The settings, or the usual ones.
    pub settings: Settings,
    /// The fault of the settings file.
    pub settings_error: Option<SettingsError>,
    /// Faults of the files in which the person wrote other texts.
    pub custom_text_errors: Vec<UserError>,
    /// True if there were no settings.
    pub is_first: bool,
    /// The file of the session.
    pub session_file: Arc<SessionFile>,
    /// The bytes of the session of last time, or why they could not be read; `None` where there is none or none is wished.
    pub session: Option<Result<Vec<u8>, KeptError>>,
    /// Number of sessions of other windows that are kept but not open, where they are wished.
    pub other_sessions: usize,
}

/// Reads the settings, and the session from its file if the settings say so. The program starts at the time `now`.
pub fn read(environment: &Environment, session_file: SessionFile, now: Instant) -> StartupData {
    let folder = &environment.settings;
    let is_first = !settings_file::is_in(folder);
    let (settings, settings_error) = settings_file::load(folder, environment.language);
    let session = if settings.restore { session_file.read().transpose() } else { None };
    let session = session.map(|read| read.map_err(|source| KeptError::Read { path: session_file.path(), source }));
    let other_sessions = if settings.restore { session_file.others() } else { 0 };
    let custom_text_errors = custom_texts::errors().to_vec();
    StartupData {
        now,
        settings,
        settings_error,
        custom_text_errors,
        is_first,
        session_file: Arc::new(session_file),
        session,
        other_sessions,
    }
}
