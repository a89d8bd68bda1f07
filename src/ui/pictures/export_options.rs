//! The export options of a picture: subject and format.

use crate::ui::{theme, widgets};
use eframe::egui::Ui;
use unfold_app::command::{PicturesCommand, message::Messages};
use unfold_app::file_kind::{PictureFormat, PictureSubject};
use unfold_app::{model::Model, pictures::state::SIDES, settings::switch::Switch};
use unfold_text::{animation, picture_export as say};

pub(crate) fn show(ui: &mut Ui, model: &Model, of: (PictureSubject, PictureFormat), messages: &mut Messages) {
    let (language, (subject, format)) = (model.language(), of);
    ui.label(say::PICTURE_OF.get(language));
    let subjects = [(PictureSubject::Net, say::OF_NET), (PictureSubject::Space, say::OF_SPACE)];
    let asked = widgets::radios(ui, subject, subjects.map(|(one, name)| (one, name.get(language).into())));
    messages.extend(asked.map(|one| PicturesCommand::SetPicture(one, format)));
    if model.puzzle().def().dimensions == 4 {
        widgets::switch(ui, model, Switch::CellNames, messages);
    }
    ui.add_space(theme::GAP);
    ui.label(say::PICTURE_AS.get(language));
    let formats = [(PictureFormat::Svg, say::AS_SVG), (PictureFormat::Png, say::AS_PNG)];
    let asked = widgets::radios(ui, format, formats.map(|(one, name)| (one, name.get(language).into())));
    messages.extend(asked.map(|one| PicturesCommand::SetPicture(subject, one)));
    if format == PictureFormat::Png {
        ui.add_space(theme::GAP);
        ui.label(say::PICTURE_LONGER_SIDE.get(language));
        let sides = SIDES.map(|side| (side, animation::ANIMATION_PIXELS.fill(language, [&side])));
        let asked = ui.horizontal_wrapped(|ui| widgets::radios(ui, model.pictures.side(), sides)).inner;
        messages.extend(asked.map(PicturesCommand::SetPictureSide));
    }
    ui.weak(say::PICTURE_NAME.get(language));
}
