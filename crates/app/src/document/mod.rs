//! The document: per puzzle, a position with its undo history, net editor, playback, turns made by hand and camera.

pub mod batches;
pub mod camera;
pub mod display;
pub mod dragged_layer;
pub mod edit_kind;
pub mod editor;
pub mod facelet_facts;
pub mod kept_row;
pub mod keyboard;
pub mod log_to_save;
pub mod manual_solve;
pub mod motion;
pub mod open_log;
pub mod origin;
pub mod piece_filter;
pub mod playback;
pub mod position;
pub mod quit_prompt;
pub mod row_names;
pub mod rows;
pub mod runs;
pub mod shown_parts;
pub mod track;
pub mod tracks;
pub mod turning_keys;
pub mod typing;
pub mod workspace;
pub mod workspaces;

// Names used by many features.
pub use self::edit_kind::EditKind;
pub use self::open_log::OpenLog;
pub use self::origin::Origin;
pub use self::playback::{Playback, PlaybackControl};
pub use self::position::Position;
pub use self::workspace::{EditMerge, Workspace};
pub use self::workspaces::Workspaces;
