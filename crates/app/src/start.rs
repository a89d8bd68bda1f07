//! Data read at start.

#![allow(clippy::disallowed_methods, reason = "the program begins here")]

use std::{sync::Arc, time::Instant};

use crate::session::{format::RestoreError, session_file::SessionFile};
use crate::settings::{Settings, error::SettingsError};
use crate::system::{custom_texts, environment::Environment, settings_file};
use unfold_text::UserError;

#[derive(Debug)]
pub struct StartupData {
    /// Time of program start.
    pub now: Instant,
    /// The settings, or the defaults.
    pub settings: Settings,
    /// Error in reading the settings file.
    pub settings_error: Option<SettingsError>,
    /// Errors in the user's translation files.
    pub custom_text_errors: Vec<UserError>,
    /// True if there was no settings file.
    pub is_first: bool,
    pub session_file: Arc<SessionFile>,
    /// The last session's bytes, or why they could not be read; `None` if there is none or restoring is off.
    pub session: Option<Result<Vec<u8>, RestoreError>>,
    /// Number of saved sessions of other windows that are closed; 0 if restoring is off.
    pub other_sessions: usize,
}

/// Reads the settings, and the session if restoring is on.
pub fn read(environment: &Environment, session_file: SessionFile, now: Instant) -> StartupData {
    let folder = &environment.settings;
    let is_first = !settings_file::exists_in(folder);
    let (settings, settings_error) = settings_file::load(folder, environment.language);
    let session = if settings.restore { session_file.read().transpose() } else { None };
    let session = session.map(|read| read.map_err(|source| RestoreError::Read { path: session_file.path(), source }));
    let other_sessions = if settings.restore { session_file.count_unused_sessions() } else { 0 };
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
