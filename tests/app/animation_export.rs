//! Animations of the solution: the frames requested one by one, the file, and cleanup after failures.

use std::path::Path;

use crate::support::{animation, bell::Deadline, home::Home, names_in};
use unfold_app::animation::caption::{self, Caption, move_caption};
use unfold_app::animation::film::{AnimationOptions, Film, WIDTHS};
use unfold_app::animation::job::MAX_PENDING_PICTURES;
use unfold_app::command::message::Message;
use unfold_app::command::{AnimationCommand, Command, FilesCommand, PlaybackCommand, TypingCommand, WindowCommand};
use unfold_app::{document::playback::PlaybackControl, event::Event, file_kind::AnimationFormat};
use unfold_engine::puzzle::PuzzleId;
use unfold_scene::vector_drawing::{DrawingStyle, draw_scene};
use unfold_scene::{raster, space::Sizes};
use unfold_text::Language;

const SMALL: AnimationOptions = AnimationOptions {
    format: AnimationFormat::Gif,
    width: 320,
    seconds_per_move: 0.25,
    rate: 10,
    has_captions: false,
};
const FRAMES: AnimationOptions = AnimationOptions {
    format: AnimationFormat::Frames,
    width: 320,
    seconds_per_move: 0.25,
    rate: 30,
    has_captions: false,
};

/// A program with the solution of a position two moves from solved.
fn home_with_solution() -> Home {
    let mut home = Home::new(PuzzleId::Cube2);
    home.program.apply(TypingCommand::Paste("R U".into()));
    home.solve();
    assert_eq!(home.program.model.document.workspace().player().map(|player| player.moves.0.len()), Some(2));
    home
}

/// Requests an animation through the dialogs, as a user does; the file need not be written yet.
fn request_animation(home: &mut Home, options: AnimationOptions, path: &Path) {
    home.program.apply(AnimationCommand::ExportAnimation);
    home.program.apply(AnimationCommand::SetAnimation(options));
    home.program.apply(WindowCommand::Accept);
    home.program.apply(FilesCommand::TypePath(path.display().to_string()));
    home.program.apply(WindowCommand::Accept);
}

/// Draws the frames requested so far, as the window does; returns their number.
fn draw(home: &mut Home) -> usize {
    let mut drawn = 0;
    while let Some(wanted) = home.program.model.animation.next_frame() {
        let puzzle = PuzzleId::Cube2;
        let look = DrawingStyle {
            colours: home.program.model.colours(puzzle).to_vec(),
            colour_letters: puzzle.def().letters.to_vec(),
            cell_names: false,
            unpainted: [128; 3],
            background: [20; 3],
            body: [60; 3],
            seam: [0; 3],
            fog: 0.0,
            letters: false,
            patterns: false,
        };
        let drawing = draw_scene(&look, wanted.picture.painting, &wanted.picture.scene, String::new());
        let (id, width) = (wanted.id, wanted.picture.width);
        let mut picture = raster::render(&drawing, width).expect("a picture");
        if let Some(caption) = &wanted.picture.caption {
            let band = caption::drawing(&move_caption(Language::ENGLISH, caption), look.background, width);
            let band = raster::render(&band, width).expect("a band");
            assert!(band.rgb.contains(&255), "it is written");
            picture = band.below(picture).expect("one size");
        }
        home.program.send(Message::Event(Event::FrameDrawn(id, picture)));
        drawn += 1;
    }
    drawn
}

/// Draws until the animation has ended.
fn finish(home: &mut Home) {
    let patience = Deadline::new("the end of the animation");
    while home.program.model.animation.progress().is_some() {
        patience.check();
        draw(home);
        home.next_event();
    }
}

#[test]
fn the_gif_of_a_solution_ends_solved_and_the_document_is_unchanged() {
    let mut home = home_with_solution();
    home.program.apply(PlaybackCommand::Go(PlaybackControl::Forward));
    let (shown, played) = (home.shown_facelets(), home.program.model.document.workspace().moves_made());
    let path = home.path("r u.gif");
    request_animation(&mut home, SMALL, &path);
    assert_eq!(home.program.model.animation.progress(), Some([0, SMALL.frame_count(2)]));
    assert!(!home.program.model.is_possible(&Command::Animation(AnimationCommand::ExportAnimation)), "one at a time");
    finish(&mut home);
    assert!(home.program.model.news().starts_with("Exported the animation to "), "{}", home.program.model.news());
    let read = animation::read(&path);
    assert!(read.forever && read.size == [320, 320]);
    assert_eq!(read.times.len() as u64, SMALL.frame_count(2));
    assert_eq!(f64::from(read.times.iter().sum::<u32>()) / 100.0, SMALL.duration_seconds(2));
    // Antialiased edges have fewer distinct colours than in the drawing; filled areas keep theirs.
    let solved = pixels_of_solved(&home);
    let others = |pixels: &[[u8; 3]]| {
        let apart = |(one, other): &(&[u8; 3], &[u8; 3])| one.iter().zip(*other).any(|(a, b)| a.abs_diff(*b) > 30);
        pixels.iter().zip(&solved).filter(apart).count()
    };
    let [first, last] = read.ends.each_ref().map(|pixels| others(pixels));
    assert!(last * 50 < solved.len() && first * 20 > solved.len(), "{first}, {last} of {}", solved.len());
    assert!(
        (home.shown_facelets(), home.program.model.document.workspace().moves_made()) == (shown, played)
            && !home.program.model.document.workspace().is_playing()
    );
}

fn pixels_of_solved(home: &Home) -> Vec<[u8; 3]> {
    let puzzle = PuzzleId::Cube2;
    let colours = home.program.model.colours(puzzle).to_vec();
    let look = DrawingStyle {
        colours,
        colour_letters: puzzle.def().letters.to_vec(),
        cell_names: false,
        unpainted: [128; 3],
        background: [20; 3],
        body: [60; 3],
        seam: [0; 3],
        fog: 0.0,
        letters: false,
        patterns: false,
    };
    let solved = unfold_engine::puzzle::Facelets::solved(puzzle);
    let painting = unfold_engine::puzzle::pattern::Pattern::from_facelets(&solved);
    let camera = unfold_app::camera::current(&home.program.model).fitted(puzzle, home.program.model.settings.sizes());
    let scene = unfold_scene::space::Scene::new(puzzle, &camera, home.program.model.settings.sizes(), None);
    let picture = raster::render(&draw_scene(&look, &painting, &scene, String::new()), 320).expect("a picture");
    picture.rgb.as_chunks::<3>().0.to_vec()
}

#[test]
fn captions_name_and_count_each_move() {
    for (options, name) in [(SMALL, "named.gif"), (FRAMES, "")] {
        let mut home = home_with_solution();
        let options = AnimationOptions { has_captions: true, ..options };
        assert_eq!(options.height(), 352);
        let moves = home.program.model.document.workspace().player().expect("moves").moves.clone();
        let film = Film::new(
            home.program.model.document.workspace().player().expect("moves"),
            (unfold_app::camera::current(&home.program.model), Sizes::default()),
            options,
        );
        let pictures = (film.sample_count()..film.picture_count()).filter_map(|n| film.picture(n)?.caption);
        let mut told: Vec<(String, usize, usize)> =
            pictures.map(|caption| (caption.name.to_owned(), caption.number, caption.count)).collect();
        told.dedup();
        let name_of = |n: usize| PuzzleId::Cube2.def().moves[moves.0[n].index()].name.clone();
        assert_eq!(told, [(String::new(), 0, 2), (name_of(0), 1, 2), (name_of(1), 2, 2)]);
        let path = home.path(name);
        request_animation(&mut home, options, &path);
        finish(&mut home);
        if options.format == AnimationFormat::Gif {
            assert_eq!(animation::read(&path).size, [320, 352]);
        } else {
            let first = path.join("solution").join("solution-0001.png");
            let file = std::io::BufReader::new(std::fs::File::open(first).expect("a file"));
            let reader = png::Decoder::new(file).read_info().expect("a PNG");
            assert_eq!((reader.info().width, reader.info().height), (320, 352));
        }
    }
}

#[test]
fn captions_are_translated_and_legible_on_light_and_dark() {
    let caption = Caption { name: "R2", number: 7, count: 17 };
    for (language, text) in
        [(Language::ENGLISH, "7 of 17"), (Language::FRENCH, "7 sur 17"), (Language::SPANISH, "7 de 17")]
    {
        let said = move_caption(language, &caption);
        assert!(said.starts_with("R2 ") && said.ends_with(text), "{said}");
        assert!(move_caption(language, &Caption { name: "", number: 0, ..caption }).starts_with("0 "));
    }
    let said = move_caption(Language::ENGLISH, &Caption { name: "{1-2}RUBI", number: 888, count: 888 });
    for ground in [[20; 3], [245; 3]] {
        for width in WIDTHS {
            let band = raster::render(&caption::drawing(&said, ground, width), width).expect("a band");
            let [width, height] = [band.width, band.height].map(|n| n as usize);
            let pixels = band.rgb.as_chunks::<3>().0;
            let seen = |n: &usize| pixels[*n].iter().zip(ground).any(|(a, b)| a.abs_diff(b) > 120);
            let rows: Vec<usize> = (0..pixels.len()).filter(seen).map(|n| n / width).collect();
            let columns: Vec<usize> = (0..pixels.len()).filter(seen).map(|n| n % width).collect();
            let extent =
                |of: &[usize]| (of.iter().min().copied().expect("ink"), of.iter().max().copied().expect("ink"));
            let ((top, bottom), (left, right)) = (extent(&rows), extent(&columns));
            assert!(bottom - top >= 14 && top > 0 && bottom < height - 1, "{top} to {bottom} of {height}");
            assert!(left > 0 && right < width - 1, "{left} to {right} of {width}");
        }
    }
}

#[test]
fn pictures_are_requested_a_few_at_a_time() {
    let mut home = home_with_solution();
    let path = home.path("a.gif");
    request_animation(&mut home, SMALL, &path);
    // The program learns of written frames only at the next poll.
    assert_eq!(draw(&mut home), MAX_PENDING_PICTURES);
    assert!(home.program.model.animation.next_frame().is_none());
    home.wait("they are written", |app| app.animation.next_frame().is_some());
    finish(&mut home);
    assert!(path.is_file());
}

#[test]
fn frames_are_numbered_files_in_their_own_folder() {
    let mut home = home_with_solution();
    let folder = home.path("film");
    std::fs::create_dir(&folder).expect("writable");
    request_animation(&mut home, FRAMES, &folder);
    finish(&mut home);
    assert_eq!(names_in(&folder), ["solution"]);
    let names = names_in(&folder.join("solution"));
    assert_eq!(names.len() as u64, FRAMES.frame_count(2));
    assert_eq!((names[0].as_str(), names[74].as_str()), ("solution-0001.png", "solution-0075.png"));
    let file = std::io::BufReader::new(std::fs::File::open(folder.join("solution").join(&names[40])).expect("a file"));
    let reader = png::Decoder::new(file).read_info().expect("a PNG");
    assert_eq!((reader.info().width, reader.info().height), (320, 320));
}

#[test]
fn a_stopped_or_refused_export_leaves_no_files() {
    for (options, name) in [(SMALL, "b.gif"), (FRAMES, "")] {
        let mut home = home_with_solution();
        let folder = home.path("film");
        std::fs::create_dir(&folder).expect("writable");
        request_animation(&mut home, options, &folder.join(name));
        draw(&mut home);
        home.program.poll();
        draw(&mut home);
        home.program.apply(AnimationCommand::StopAnimation);
        assert!(home.program.model.animation.next_frame().is_none(), "no more pictures are wanted");
        home.wait("it has stopped", |app| app.animation.progress().is_none());
        assert_eq!(home.program.model.news(), "Animation stopped; no files were left behind.");
        assert_eq!(names_in(&folder), [""; 0]);
        assert!(home.program.model.is_possible(&Command::Animation(AnimationCommand::ExportAnimation)));
        // Closing during an export leaves no file either.
        request_animation(&mut home, options, &folder.join(name));
        draw(&mut home);
        home.program.close();
        assert_eq!(names_in(&folder), [""; 0]);
        // The folder does not exist.
        let mut home = home_with_solution();
        let path = home.path("absent").join(name);
        request_animation(&mut home, options, &path);
        assert!(
            home.program.model.animation.progress().is_none() && home.error_text().contains("absent"),
            "{}",
            home.error_text()
        );
    }
}

#[test]
fn overwriting_is_confirmed_and_other_extensions_are_refused() {
    let mut home = home_with_solution();
    let path = home.path("c.gif");
    std::fs::write(&path, "mine").expect("writable");
    request_animation(&mut home, SMALL, &path);
    assert!(home.program.model.animation.progress().is_none());
    assert_eq!(std::fs::read_to_string(&path).expect("readable"), "mine");
    home.program.apply(WindowCommand::Accept);
    finish(&mut home);
    assert_eq!(animation::read(&path).size, [320, 320]);
    let path = home.path("c.mp4");
    request_animation(&mut home, SMALL, &path);
    assert!(home.error_text().contains(".gif"), "{}", home.error_text());
    assert!(!path.exists());
}

#[test]
fn without_moves_there_is_no_animation() {
    let home = Home::new(PuzzleId::Cube3);
    let why = home.program.model.availability(&Command::Animation(AnimationCommand::ExportAnimation)).why();
    assert_eq!(why.as_deref(), Some("There are no moves to play. Solve the position or open a log first."));
    assert!(!home.program.model.is_possible(&Command::Animation(AnimationCommand::StopAnimation)));
}
