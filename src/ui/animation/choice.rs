//! The export options of an animation.

use crate::ui::{theme, widgets};
use eframe::egui::{Slider, Ui, WidgetInfo};
use unfold_app::animation::film::{AnimationOptions, SECONDS_PER_MOVE, WIDTHS};
use unfold_app::command::{AnimationCommand, message::Messages};
use unfold_app::{file_kind::AnimationFormat, model::Model, played::PlayableMoves, settings::switch::Switch};
use unfold_text::{animation as say, numbers::Decimal};

pub(crate) fn show(ui: &mut Ui, model: &Model, player: Option<PlayableMoves<'_>>, messages: &mut Messages) {
    let language = model.language();
    let options = model.animation.options();
    let mut wanted = options;
    ui.label(say::ANIMATION_AS.get(language));
    let formats = [(AnimationFormat::Gif, say::AS_GIF), (AnimationFormat::Frames, say::AS_FRAMES)];
    let formats = formats.map(|(format, name)| (format, name.get(language).into()));
    if let Some(format) = widgets::radios(ui, options.format, formats) {
        wanted = AnimationOptions { format, rate: format.default_rate(), ..wanted };
    }
    ui.add_space(theme::GAP);
    ui.label(say::ANIMATION_SIZE.get(language));
    let widths = WIDTHS.map(|width| (width, say::ANIMATION_PIXELS.fill(language, [&width])));
    let width = ui.horizontal_wrapped(|ui| widgets::radios(ui, options.width, widths)).inner;
    wanted.width = width.unwrap_or(wanted.width);
    ui.add_space(theme::GAP);
    ui.label(say::ANIMATION_RATE.get(language));
    let rates = options.format.rates().iter().map(|rate| (*rate, rate.to_string()));
    let rate = ui.horizontal_wrapped(|ui| widgets::radios(ui, options.rate, rates)).inner;
    wanted.rate = rate.unwrap_or(wanted.rate);
    ui.add_space(theme::GAP);
    let name = say::ANIMATION_SPEED.get(language);
    ui.label(name);
    ui.horizontal(|ui| {
        let slider =
            ui.add(Slider::new(&mut wanted.seconds_per_move, SECONDS_PER_MOVE).step_by(0.05).show_value(false));
        slider.widget_info(|| WidgetInfo::slider(ui.is_enabled(), f64::from(wanted.seconds_per_move), name));
        ui.label(say::ANIMATION_SECONDS.fill(language, [&Decimal::new(wanted.seconds_per_move.into(), 2)]));
    });
    ui.checkbox(&mut wanted.has_captions, say::ANIMATION_NAMES.get(language));
    if model.puzzle().def().dimensions == 4 {
        widgets::switch(ui, model, Switch::CellNames, messages);
    }
    ui.add_space(theme::GAP);
    let moves = player.map_or(0, |player| player.moves.0.len());
    let length = Decimal::new(options.duration_seconds(moves), 1);
    ui.strong(say::ANIMATION_LENGTH.fill(language, [&options.frame_count(moves), &length]));
    ui.weak(if options.format == AnimationFormat::Gif { say::ABOUT_GIF } else { say::ABOUT_FRAMES }.get(language));
    messages.push_if(wanted != options, AnimationCommand::SetAnimation(wanted));
}
