//! Exporting an animation by clicks, and pictures of a chosen size.

use crate::support::{animation, tables, window::TestWindow};
use unfold_app::command::{PicturesCommand, PlaybackCommand, TypingCommand};
use unfold_app::file_export;
use unfold_engine::puzzle::PuzzleId;

#[test]
fn a_solution_is_exported_by_clicks() {
    let mut window = TestWindow::new(PuzzleId::Cube3, tables::folder());
    window.apply(TypingCommand::Paste("R U F' L2 D B R' U2 F D' L B2 U' R2 F2 D2 L' U R F".into()));
    window.apply(PlaybackCommand::Go(unfold_app::document::playback::PlaybackControl::Start));
    let moves = window.app().document.workspace().player().expect("moves").moves.0.len();
    assert_eq!(moves, 20);
    window.open_menu("File");
    window.click("Export animation…");
    assert!(window.has_text(&format!("{} frames, 14", window.app().animation.options().frame_count(moves))));
    window.click("Numbered PNG frames, for a video");
    assert!(window.has_text("420 frames, 14"));
    window.click("Animated GIF");
    window.click("320 px");
    window.click("480 px");
    window.click("Name and number of each move below the puzzle");
    assert!(!window.app().animation.options().has_captions);
    window.click("Name and number of each move below the puzzle");
    window.click("Choose a place…");
    let path = window.file("long.gif");
    window.type_path(&path, "Save");
    assert!(window.has_text("Animation: frame "));
    window.wait("the animation", |window| window.app().animation.progress().is_none());
    assert!(window.has_text("Exported the animation to "));
    let read = animation::read(&path);
    assert!(read.size == [480, 528] && read.times.iter().sum::<u32>() == 1400, "{:?}", read.times);
    let bytes = std::fs::metadata(&path).expect("a file").len();
    assert!(bytes < 1_800_000, "{bytes} bytes");
    // The last frame shows the puzzle, and differs from the first one.
    let played = animation::count_pixels(&read.ends[1], read.ends[1][240 * 480 + 240]);
    assert!(played > 500, "{played}");
    assert_ne!(read.ends[0], read.ends[1]);
}

#[test]
fn an_animation_is_stopped_by_a_click() {
    let mut window = TestWindow::new(PuzzleId::Cube3, tables::folder());
    window.apply(TypingCommand::Paste("R U F' L2 D B R' U2 F D' L B2 U' R2 F2 D2 L' U R F".into()));
    window.open_menu("File");
    window.click("Export animation…");
    window.click("960 px");
    window.click("Choose a place…");
    let path = window.file("stopped.gif");
    window.type_path(&path, "Save");
    window.click("Stop animation");
    window.wait("it has stopped", |window| window.app().animation.progress().is_none());
    assert!(window.has_text("Animation stopped") && !path.exists());
}

#[test]
fn a_picture_has_the_selected_size() {
    let mut window = TestWindow::new(PuzzleId::Tess2, tables::folder());
    for (side, what) in [(640, "3D view"), (2560, "Flat net")] {
        window.apply(PicturesCommand::SavePicture);
        window.click(what);
        window.click("PNG: pixels, in the size you choose");
        window.click(&format!("{side} px"));
        window.click("Choose a place…");
        let path = window.file(&format!("{side}.png"));
        window.type_path(&path, "Save");
        window.wait("the picture", |window| !file_export::is_saving(window.app()));
        let file = std::io::BufReader::new(std::fs::File::open(&path).expect("a file"));
        let reader = png::Decoder::new(file).read_info().expect("a PNG");
        assert_eq!(reader.info().width.max(reader.info().height), side);
    }
}
