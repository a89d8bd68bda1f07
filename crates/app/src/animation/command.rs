//! The commands of the animation.

use super::film::AnimationOptions;
use crate::command::menu::Menu;
use crate::command::row::{Row, row};
use unfold_text::animation;

/// A request to animation.
#[derive(Clone, Debug, PartialEq)]
pub enum AnimationCommand {
    /// Choose what an animation of what is played is to be like.
    ExportAnimation,
    /// Options of an animation.
    SetAnimation(AnimationOptions),
    /// Stop making the animation.
    StopAnimation,
}

/// The rows of the table of commands.
pub static ROWS: &[Row<AnimationCommand>] = &[
    row(
        "export-animation",
        AnimationCommand::ExportAnimation,
        (animation::EXPORT_ANIMATION, animation::EXPORT_ANIMATION_TIP),
    )
    .in_menu(Menu::File.at(3, 2)),
    row("stop-animation", AnimationCommand::StopAnimation, (animation::STOP_ANIMATION, animation::STOP_ANIMATION_TIP)),
];
