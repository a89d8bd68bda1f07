//! Small tables at once, the large ones when they are there.

use std::sync::{Arc, OnceLock};

use super::TABLES;
use super::phase1::{ByDistances, coset};
use super::shell::Shell;
use super::turns::After;
use super::view::{VIEWS, View};
use super::waves::Start;
use crate::engine::control::Control;
use crate::engine::puzzle::cube3::Cube3;
use crate::engine::solve::finish::can_come;
use crate::engine::solve::{Event, Limits, Memory, Say};
use crate::engine::tables::cube3::coords::{CORNER_PERM, SORTED};
use crate::engine::tables::cube3::frame::CLASSES;
use crate::engine::tables::cube3::{Frame, Large, Small, small};
use crate::engine::tables::store::Store;
use crate::engine::tables::{TableError, both};

/// How far from G1 the shell reaches.
const RADIUS: u8 = 6;

/// The large tables and what is made of them.
#[derive(Debug)]
pub struct Kit {
    /// The symmetries.
    pub frame: Frame,
    /// The tables.
    pub large: Large,
    /// The cosets near G1.
    pub shell: Shell,
}

impl Kit {
    /// Where the search of a state begins.
    pub fn start(&self, small: &Small, cube: &Cube3) -> Start {
        let axis = ByDistances { small, frame: &self.frame, large: &self.large, after: After::get() };
        let (corners, sorted) = ((CORNER_PERM.rank)(&cube.cp) as u16, (SORTED.rank)(&cube.ep) as u16);
        Start { coset: axis.of(cube), corners, sorted }
    }
}

/// The small tables of a store.
pub fn small(store: &Store, threads: usize, control: &Control) -> Result<Arc<Small>, TableError> {
    store.shared(|| Small::load(store, threads, control))
}

/// The large tables of a store.
pub fn kit(small: &Small, store: &Store, threads: usize, control: &Control, say: Say) -> Result<Arc<Kit>, TableError> {
    store.wait_for_background::<Kit>(control);
    store.shared(|| make(small, store, threads, control, say))
}

/// Whether the large tables of a store are in use.
pub fn has_kit(store: &Store) -> bool {
    store.ready::<Kit>().is_some()
}

fn make(small: &Small, store: &Store, threads: usize, control: &Control, say: Say) -> Result<Kit, TableError> {
    say(Event::Tables { name: CLASSES });
    let frame = Frame::load(&small.moves, store, control)?;
    let (shell, large) = both(
        threads,
        || Shell::new(&small.moves, &frame, RADIUS),
        || Large::load(&small.moves, &frame, store, threads, control, &|name| say(Event::Tables { name })),
    );
    Ok(Kit { large: large?, frame, shell })
}

/// What a search begins with: six views of its state, as the tables see them.
pub struct Roots {
    /// The views.
    pub views: [View; VIEWS],
    /// Twist, flip and slice of each.
    pub cosets: [[u16; 3]; VIEWS],
}

/// The large tables in a search, and its views as they see them.
pub struct Joined {
    /// The tables.
    pub kit: Arc<Kit>,
    /// Where each view begins.
    pub starts: [Start; VIEWS],
}

impl Roots {
    /// The views of a state.
    pub fn of(cube: &Cube3) -> Self {
        let views = View::all(cube);
        let cosets = std::array::from_fn(|v| coset(&views[v].cube));
        Self { views, cosets }
    }

    /// The views that differ from those before them: symmetric states have fewer than six.
    pub fn distinct(&self) -> Vec<usize> {
        (0..VIEWS).filter(|&v| self.views[..v].iter().all(|other| other.cube != self.views[v].cube)).collect()
    }

    /// The same with large tables.
    fn joined(&self, small: &Small, kit: Arc<Kit>) -> Joined {
        let starts = std::array::from_fn(|v| kit.start(small, &self.views[v].cube));
        Joined { kit, starts }
    }
}

/// The tables of one search.
pub struct Tiers<'a> {
    /// The small tables.
    pub small: Arc<Small>,
    store: &'a Store,
    memory: Memory,
    joined: OnceLock<Joined>,
}

impl<'a> Tiers<'a> {
    /// Opens or builds what the search begins with, and sees to it that the rest comes.
    ///
    /// # Errors
    /// [`TableError`], by way of the store.
    pub fn open(
        roots: &Roots,
        limits: &Limits,
        control: &Control,
        store: &'a Store,
        say: Say,
    ) -> Result<Self, TableError> {
        say(Event::Tables { name: small::NAMES[0] });
        let threads = limits.threads;
        let small = small(store, threads, control)?;
        // A search that is limited by nodes is to be the same each time; when tables come by themselves it would not be.
        let waits = limits.memory == Memory::Full || (limits.memory == Memory::Auto && limits.nodes.is_some());
        if waits {
            kit(&small, store, threads, control, say)?;
        } else if limits.memory == Memory::Auto && can_come(&TABLES, limits, store) {
            let tables = small.clone();
            store.build_in_background(move |store, control| make(&tables, store, threads, control, &|_| ()));
        }
        let tiers = Self { small, store, memory: limits.memory, joined: OnceLock::new() };
        tiers.look(roots);
        Ok(tiers)
    }

    /// The large tables, if they have joined.
    #[inline]
    pub fn joined(&self) -> Option<&Joined> {
        self.joined.get()
    }

    /// Looks whether the large tables are there; whether they have joined just now.
    pub fn look(&self, roots: &Roots) -> bool {
        if self.memory == Memory::Small || self.joined.get().is_some() {
            return false;
        }
        let Some(kit) = self.store.ready::<Kit>() else { return false };
        self.joined.set(roots.joined(&self.small, kit)).is_ok()
    }
}
