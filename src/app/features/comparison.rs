//! Other moves than those played, shown below them and beside them in the chart: an earlier solution, the log's own moves, the
//! scramble.

use std::sync::Arc;

use crate::app::context::Context;
use crate::engine::puzzle::Metric;
use crate::engine::puzzle::painting::Painting;
use crate::model::document::position::Position;
use crate::model::document::tracks::Compared;
use crate::model::lesson::MoveNotes;
use crate::model::lesson::progress_chart::DistanceTables;

/// What is compared, if anything is.
#[derive(Default)]
pub struct Comparison(Option<Kept>);

struct Kept {
    /// The position for which it was chosen.
    position: Painting,
    notes: Arc<MoveNotes>,
}

impl Comparison {
    /// Compares other moves; `None` compares nothing any more. What is counted along them is in this metric, as far as the tables
    /// in memory tell it.
    pub fn choose(
        &mut self,
        choice: Option<Compared>,
        position: &Position,
        (metric, known): (Metric, &DistanceTables),
        cx: &mut Context,
    ) {
        self.0 = choice.and_then(|choice| position.compared_player(choice)).map(|player| Kept {
            position: position.painting.clone(),
            notes: Arc::new(MoveNotes::of(&player, metric, None, known)),
        });
        if choice.is_none() {
            cx.news = crate::i18n::stage::NEWS_NOT_COMPARED.with([]);
        }
    }

    /// What is taught about the moves that are compared, while the position is the one for which they were chosen.
    pub fn notes(&self, position: &Position) -> Option<&Arc<MoveNotes>> {
        self.0.as_ref().filter(|kept| kept.position == position.painting).map(|kept| &kept.notes)
    }
}
