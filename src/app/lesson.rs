//! What is taught about moves that are played: the phases they fall into, and for each move what it changes.
//!
//! Facts only, worked out once for what is played; [`super::strings`] puts them into words.

use std::sync::Arc;

use super::App;
use crate::model::document::playback::Played;
use crate::model::lesson::Course;
use crate::model::lesson::progress_chart::Known;

impl App {
    /// What is taught about the [`App::reel`], worked out when it is another than before. Whatever is played on the 2x2x2 was found
    /// with its distances, and what a solver found with its tables: those are in memory since.
    pub fn course(&self) -> Option<Arc<Course>> {
        let reel = self.whole_reel()?;
        let found = matches!(reel.what, Played::Solution | Played::Earlier);
        let metric = if found { self.shown_metric() } else { self.puzzle().def().metric };
        let method = self.results().by.filter(|_| reel.what == Played::Solution).map(|by| by.method);
        let mut kept = self.course.borrow_mut();
        let known = Known::of(self.puzzle(), &self.store);
        let kept_still = kept.as_ref().filter(|course| course.is_of(&reel, metric, method, &known)).cloned();
        let course = kept_still.unwrap_or_else(|| Arc::new(Course::of(&reel, metric, method, &known)));
        *kept = Some(course.clone());
        Some(course)
    }

    /// Which lesson is given: that of the move just made, or of the first before any is.
    pub fn lesson(&self) -> Option<(Arc<Course>, usize)> {
        let course = self.course()?;
        let at = self.played().saturating_sub(1);
        (at < course.lessons.len()).then_some((course, at))
    }
}
