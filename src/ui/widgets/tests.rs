//! Tests that a click beside a list in a dialog closes the list and does nothing else.

use super::{drop_down, modal};
use crate::ui::theme;
use eframe::egui::{Context, Event, Id, Modifiers, PointerButton, Popup, Pos2, RawInput, Rect, Ui, Vec2};

/// A dialog with a list and a button, and the results of clicks.
#[derive(Default)]
struct TestDialog {
    /// Centres of the list's and the dialog's button, and a point beside the dialog.
    places: [Pos2; 3],
    /// Number of presses of the dialog's button.
    pressed: usize,
    /// True if the dialog asked to close.
    is_closed: bool,
}

impl TestDialog {
    /// Runs a frame with these events.
    fn frame(&mut self, ctx: &Context, events: Vec<Event>) {
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::new(800.0, 600.0));
        let input = RawInput { screen_rect: Some(screen), events, ..RawInput::default() };
        let _ = ctx.run_ui(input, |ui| {
            let dialog = modal(ui.ctx(), Id::unique("dialog"), (theme::DIALOG_VEIL, 300.0), "", |ui| {
                let entries = |ui: &mut Ui| drop(drop_down::entry(ui, true, "one"));
                let list = drop_down::show(ui, "list", |list| list, entries);
                ui.add_space(200.0);
                let button = ui.button("two");
                self.places = [list.rect.center(), button.rect.center(), Pos2::new(20.0, 20.0)];
                self.pressed += usize::from(button.clicked());
            });
            self.is_closed |= dialog.should_close();
        });
    }

    fn click(&mut self, ctx: &Context, pos: Pos2) {
        let button =
            |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        for event in [Event::PointerMoved(pos), button(true), button(false)] {
            self.frame(ctx, vec![event]);
        }
        self.frame(ctx, Vec::new());
    }
}

#[test]
fn a_click_beside_a_list_in_a_dialog_only_closes_the_list() {
    let (ctx, mut shown) = (Context::default(), TestDialog::default());
    (0..3).for_each(|_| shown.frame(&ctx, Vec::new()));
    let [list, button, outside] = shown.places;
    for place in [button, outside] {
        shown.click(&ctx, list);
        assert!(Popup::is_any_open(&ctx));
        shown.click(&ctx, place);
        assert!(!Popup::is_any_open(&ctx), "{place:?}");
        assert_eq!((shown.pressed, shown.is_closed), (0, false), "{place:?}");
    }
    shown.click(&ctx, button);
    assert_eq!(shown.pressed, 1, "the next click does what it says");
    shown.click(&ctx, outside);
    assert!(shown.is_closed);
}
