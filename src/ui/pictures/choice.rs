//! The question of what a picture is to show, and in which format.

use eframe::egui::Ui;

use crate::app::core::picture_kinds::{PictureFormat, PictureSubject, SIDES};
use crate::app::{App, command::PicturesCommand, message::Messages};
use crate::ui::theme;
use unfold_text::{animation, picture_export as say};

/// Asks what is to be saved, and how.
pub(crate) fn show(
    ui: &mut Ui,
    app: &App,
    (subject, format): (PictureSubject, PictureFormat),
    messages: &mut Messages,
) {
    let language = app.language();
    ui.label(say::PICTURE_OF.get(language));
    for (one, name) in [(PictureSubject::Net, say::OF_NET), (PictureSubject::Space, say::OF_SPACE)] {
        if ui.radio(subject == one, name.get(language)).clicked() {
            messages.push(PicturesCommand::SetPicture(one, format));
        }
    }
    ui.add_space(theme::GAP);
    ui.label(say::PICTURE_AS.get(language));
    for (one, name) in [(PictureFormat::Svg, say::AS_SVG), (PictureFormat::Png, say::AS_PNG)] {
        if ui.radio(format == one, name.get(language)).clicked() {
            messages.push(PicturesCommand::SetPicture(subject, one));
        }
    }
    if format == PictureFormat::Png {
        ui.add_space(theme::GAP);
        ui.label(say::PICTURE_LONGER_SIDE.get(language));
        ui.horizontal_wrapped(|ui| {
            for side in SIDES {
                if ui
                    .radio(app.features.pictures.side() == side, animation::ANIMATION_PIXELS.fill(language, [&side]))
                    .clicked()
                {
                    messages.push(PicturesCommand::SetPictureSide(side));
                }
            }
        });
    }
    ui.weak(say::PICTURE_NAME.get(language));
}
