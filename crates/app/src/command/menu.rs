//! Menus, and the places of commands in them.

use unfold_engine::puzzle::PuzzleId;
use unfold_text::{
    Text, colours, editor, methods, picture_export, rows, runs, scene, sharing, tables, turning_keys, window,
};

/// A menu, submenu or popup of commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Menu {
    File,
    Edit,
    View,
    Tables,
    Help,
    /// Recently opened files.
    Recent,
    /// Copying to share.
    Share,
    /// Rotations of the whole puzzle.
    Rotate,
    /// Light or dark theme.
    Theme,
    /// Colour schemes of the stickers.
    Colours,
    Language,
    /// Keys that turn the puzzle.
    TurningKeys,
    /// The 3D or 4D view.
    View3d,
    /// Viewpoints of the 3D or 4D view.
    LookFrom,
    /// Piece filters.
    Pieces,
    /// Pages about methods.
    Methods,
    /// The options beside Scramble.
    Scramble,
    /// Export of the chart.
    Chart,
    /// Playback of the selected row of moves.
    Play,
    /// Edits of the selected row of moves.
    Moves,
    /// Context menu of a row of moves, with commands of [`Menu::Moves`].
    Row,
    /// Formats for copying moves.
    CopyAs,
    /// Rotations of the selected row of moves.
    RotateMoves,
}

/// A place in a menu; the places in one menu sort from top to bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MenuPlace {
    pub menu: Menu,
    /// Section number; separators divide sections.
    pub section: u8,
    /// Rank within the section; ties keep the order of the command table.
    pub rank: u8,
}

impl Menu {
    /// The top-level menus.
    pub const TOP: [Self; 5] = [Self::File, Self::Edit, Self::View, Self::Tables, Self::Help];
    pub const SUBMENUS: [Self; 15] = [
        Self::Recent,
        Self::Share,
        Self::Rotate,
        Self::Theme,
        Self::Colours,
        Self::Language,
        Self::TurningKeys,
        Self::View3d,
        Self::LookFrom,
        Self::Pieces,
        Self::Methods,
        Self::Play,
        Self::Moves,
        Self::CopyAs,
        Self::RotateMoves,
    ];

    pub const fn at(self, section: u8, rank: u8) -> MenuPlace {
        MenuPlace { menu: self, section, rank }
    }

    /// The place of a submenu in its parent; `None` for other menus.
    pub const fn place(self) -> Option<MenuPlace> {
        Some(match self {
            Self::Recent => Self::File.at(1, 3),
            Self::Share => Self::Edit.at(2, 7),
            Self::Rotate => Self::Edit.at(3, 8),
            Self::Theme => Self::View.at(1, 1),
            Self::Colours => Self::View.at(1, 2),
            Self::Language => Self::View.at(1, 3),
            Self::TurningKeys => Self::Help.at(1, 3),
            Self::View3d => Self::View.at(4, 3),
            Self::LookFrom => Self::View3d.at(1, 2),
            Self::Pieces => Self::View3d.at(1, 3),
            Self::Methods => Self::Help.at(1, 4),
            Self::Play => Self::Edit.at(5, 1),
            Self::Moves => Self::Edit.at(5, 2),
            Self::CopyAs => Self::Moves.at(1, 2),
            Self::RotateMoves => Self::Moves.at(2, 4),
            _ => return None,
        })
    }

    /// The place of this menu in `menu`; `None` if it is not a submenu of it.
    pub fn place_in(self, menu: Self) -> Option<MenuPlace> {
        let beside_row = (self == Self::CopyAs).then(|| Self::Row.at(1, 2));
        self.place().into_iter().chain(beside_row).find(|place| place.menu == menu)
    }

    /// The name of the menu for a puzzle.
    pub const fn name(self, puzzle: PuzzleId) -> Text<0> {
        match self {
            Self::File => window::MENU_FILE,
            Self::Edit => window::MENU_EDIT,
            Self::View => window::MENU_VIEW,
            Self::Tables => tables::MENU_TABLES,
            Self::Help => window::MENU_HELP,
            Self::Recent => window::OPEN_RECENT,
            Self::Share => sharing::SHARE,
            Self::Rotate => editor::turn_whole(puzzle),
            Self::Theme => window::THEME,
            Self::Colours => colours::COLOURS,
            Self::Language => window::LANGUAGE,
            Self::TurningKeys => turning_keys::TURNING_KEYS,
            Self::View3d => picture_export::OF_SPACE,
            Self::LookFrom => scene::LOOK_FROM,
            Self::Pieces => scene::PIECES,
            Self::Methods => methods::METHODS,
            Self::Scramble => editor::SCRAMBLE_BY,
            Self::Chart => runs::EXPORT_CHART,
            Self::Play => window::MENU_PLAY,
            Self::Moves | Self::Row => rows::ROW_MENU,
            Self::CopyAs => rows::COPY_AS,
            Self::RotateMoves => rows::ROTATE_MOVES,
        }
    }
}
