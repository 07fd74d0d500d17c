use crate::habits::doublings;
use crate::history::History;
use crate::lazy_smp::{HelperControl, MainThread, SharedState};
use crate::root::HAS_STUBBORN_DEFENCE;
use crate::skill::{self, Choice, Skill};
use crate::time::TimeBudget;
use crate::transposition::TranspositionTable;
use crate::worker::{POLL_INTERVAL, Resources, Worker};
use crate::{Control, HashEntry, HashError, Limits, Observer, SearchResult, ThreadPool, Unobserved};
use chariot_game::{Board, Evaluate, Line, NetworkError, Params, Tablebase, Tactics};
use std::marker::PhantomData;
use std::sync::{Arc, Mutex, PoisonError};

/// An engine for one game: an evaluation, and the state kept between searches.
pub struct Engine<P: Tactics, E> {
    params: Params,
    evaluation: E,
    tt: TranspositionTable,
    history: History,
    threads: Option<Arc<dyn ThreadPool>>,
    helper_histories: Vec<Mutex<History>>,
    game: PhantomData<fn(P)>,
}

impl<P: Tactics + Board, E: Evaluate<P>> Engine<P, E> {
    /// An engine with a transposition table of `hash_mib` MiB; 0 counts as 1.
    ///
    /// # Errors
    /// The size is beyond [`MAX_HASH_MIB`](crate::MAX_HASH_MIB), or memory is short.
    pub fn new(evaluation: E, hash_mib: usize) -> Result<Self, HashError> {
        Ok(Engine::with_table(evaluation, TranspositionTable::new(hash_mib)?))
    }

    /// An engine with a transposition table of `hash_mib` MiB, halved until it can be allocated; see
    /// [`Engine::hash_mib`].
    ///
    /// # Panics
    /// If there is no memory for 1 MiB.
    #[must_use]
    pub fn fitting(evaluation: E, hash_mib: usize) -> Self {
        Engine::with_table(evaluation, TranspositionTable::largest(hash_mib))
    }

    fn with_table(evaluation: E, tt: TranspositionTable) -> Self {
        Engine {
            params: P::PARAMS,
            evaluation,
            tt,
            history: History::new::<P>(),
            threads: None,
            helper_histories: Vec::new(),
            game: PhantomData,
        }
    }

    /// Replaces the game's search parameters, for experiments.
    pub fn set_params(&mut self, params: Params) {
        self.params = params;
    }

    /// Size of the transposition table in MiB.
    #[must_use]
    pub fn hash_mib(&self) -> usize {
        self.tt.mib()
    }

    /// Replaces the transposition table with an empty one of `hash_mib` MiB, or less as in [`Engine::fitting`]. Returns its size in
    /// MiB.
    ///
    /// # Panics
    /// As [`Engine::fitting`].
    pub fn fit_hash(&mut self, hash_mib: usize) -> usize {
        // Frees the old memory first.
        self.tt = TranspositionTable::smallest();
        self.tt = TranspositionTable::largest(hash_mib);
        self.tt.mib()
    }

    /// Forgets everything learned, as before a new game. Afterwards equal searches visit equal nodes.
    pub fn clear(&mut self) {
        self.tt.clear();
        self.history.clear();
        self.helper_histories.iter_mut().for_each(|history| unlocked(history).clear());
    }

    /// Loads a network from a file, or unloads it with `None`, and forgets everything learned with the old
    /// one.
    ///
    /// # Errors
    /// Why the evaluation rejects the file; nothing has changed.
    pub fn set_network(&mut self, file: Option<&[u8]>) -> Result<(), NetworkError> {
        self.evaluation.set_network(file)?;
        self.clear();
        Ok(())
    }

    /// The transposition table's entry for a position.
    #[must_use]
    pub fn probe_hash(&self, position: &P) -> Option<HashEntry<P::Move>> {
        let entry = self.tt.probe(position.key())?;
        let best = position.unpack(entry.best_move);
        Some(HashEntry { best, score: entry.score, bound: entry.bound, depth: entry.depth })
    }

    /// Sets the helper threads of [`crate::DynEngine::search`]; `None` to search on one thread.
    pub fn set_threads(&mut self, threads: Option<Arc<dyn ThreadPool>>) {
        let helpers = threads.as_ref().map_or(0, |threads| threads.helpers());
        self.helper_histories = (0..helpers).map(|_| Mutex::new(History::new::<P>())).collect();
        self.threads = threads;
    }

    /// Searches the position at the end of `line` on one thread, with exact results from `tablebase` if
    /// given.
    pub fn search(
        &mut self,
        line: &Line<P>,
        limits: &Limits<P::Move>,
        tablebase: Option<&dyn Tablebase<P>>,
        control: &mut dyn Control<P::Move>,
    ) -> SearchResult<P::Move> {
        self.search_observed(line, limits, tablebase, control, &mut Unobserved)
    }

    /// As [`Engine::search`], with an `observer` of the tree.
    pub fn search_observed(
        &mut self,
        line: &Line<P>,
        limits: &Limits<P::Move>,
        tablebase: Option<&dyn Tablebase<P>>,
        control: &mut dyn Control<P::Move>,
        observer: &mut impl Observer<P>,
    ) -> SearchResult<P::Move> {
        if is_weak(limits) {
            return self.search_weakly(line, limits, control, observer);
        }
        self.start_search();
        let params = self.params;
        let Engine { evaluation, tt, history, .. } = self;
        let resources =
            Resources { params, evaluation, tt, history, tablebase, control, shared: None, observer };
        run(line, limits, resources)
    }

    /// Searches at a weak level. It keeps nothing between searches, so that a deeper search does not
    /// strengthen the next one, probes no tables, and prunes little within its depth. Levels were measured
    /// without a network.
    fn search_weakly(
        &self,
        line: &Line<P>,
        limits: &Limits<P::Move>,
        control: &mut dyn Control<P::Move>,
        observer: &mut impl Observer<P>,
    ) -> SearchResult<P::Move> {
        let (tt, mut history) = (TranspositionTable::smallest(), History::new::<P>());
        let without_network = self.evaluation.without_network();
        let resources = Resources {
            params: self.params.untuned(),
            evaluation: without_network.as_ref().unwrap_or(&self.evaluation),
            tt: &tt,
            history: &mut history,
            tablebase: None,
            control,
            shared: None,
            observer,
        };
        run(line, limits, resources)
    }

    fn start_search(&mut self) {
        self.tt.start_search();
        self.history.moves.age();
    }
}

impl<P: Tactics + Board + Sync, E: Evaluate<P> + Sync> Engine<P, E> {
    /// As [`Engine::search`], on all threads.
    pub(crate) fn search_with_threads(
        &mut self,
        line: &Line<P>,
        limits: &Limits<P::Move>,
        tablebase: Option<&dyn Tablebase<P>>,
        control: &mut dyn Control<P::Move>,
    ) -> SearchResult<P::Move>
    where
        P::Move: Sync,
    {
        // A constant, so that builds without threads drop the rest of this function.
        let can_thread = cfg!(not(target_family = "wasm")) || cfg!(target_feature = "atomics");
        if !can_thread || is_weak(limits) || self.threads.is_none() {
            return self.search(line, limits, tablebase, control);
        }
        self.start_search();
        let params = self.params;
        let Engine { evaluation, tt, history, threads, helper_histories, .. } = self;
        let (evaluation, tt) = (&*evaluation, &*tt);
        let shared = SharedState::default();
        let search_moves = limits.search_moves.as_slice();
        let help = |index: usize| {
            // A panic leaves a helper's history usable.
            let mut history = helper_histories[index].lock().unwrap_or_else(PoisonError::into_inner);
            history.moves.age();
            let control = &mut HelperControl { shared: &shared, poll_interval: POLL_INTERVAL };
            let resources = Resources {
                params,
                evaluation,
                tt,
                history: &mut history,
                tablebase: None,
                control,
                shared: None,
                observer: &mut Unobserved,
            };
            let no_limits = Limits::default();
            let mut worker =
                Worker::<(P, E, Unobserved)>::new(line, &no_limits, TimeBudget::default(), resources);
            worker.reported_lines = 0;
            // Every other helper runs a ply ahead, so the main thread finds in the table what it needs next.
            worker.first_depth = 1 + (index as u16 + 1) % 2;
            let moves = worker.root_moves(search_moves);
            worker.deepen(moves, &no_limits, TimeBudget::default(), 1);
        };
        let mut result = None;
        let mut lead = || {
            let _ends_the_helpers = MainThread(&shared);
            let resources = Resources {
                params,
                evaluation,
                tt,
                history: &mut *history,
                tablebase,
                control: &mut *control,
                shared: Some(&shared),
                observer: &mut Unobserved,
            };
            result = Some(run(line, limits, resources));
        };
        if let Some(threads) = threads {
            threads.run(&help, &mut lead);
        }
        result.unwrap_or_else(|| self.search(line, limits, tablebase, control))
    }
}

/// Searches on this thread, which may be the main one of several.
fn run<P: Tactics + Board, E: Evaluate<P>, O: Observer<P>>(
    line: &Line<P>,
    limits: &Limits<P::Move>,
    resources: Resources<'_, P, E, O>,
) -> SearchResult<P::Move> {
    let level = limits.character.limits(limits.skill.and_then(Skill::limits::<P>));
    let mut limits = limits.clone();
    if let Some(level) = level {
        limits.depth = Some(limits.depth.unwrap_or(level.depth).min(level.depth));
        limits.nodes = Some(limits.nodes.unwrap_or(level.nodes).min(level.nodes));
        limits.full_width |= level.depth <= skill::FULL_WIDTH;
    }
    let budget = TimeBudget::new(&limits);
    if budget.hard.is_some() && !resources.control.has_clock() {
        return SearchResult { best: None, ponder: None, lines: Vec::new(), nodes: 0 };
    }
    let mut worker = Worker::<(P, E, O)>::new(line, &limits, budget, resources);
    let moves = worker.root_moves(&limits.search_moves);
    let multi_pv = limits.multi_pv.max(1);
    let lines = level.map_or(1, |level| level.lines);
    let moves = worker.solve_or_deepen(moves, &limits, budget, multi_pv.max(lines));
    if HAS_STUBBORN_DEFENCE && worker.stubborn_rank > 0 {
        return worker.result(&moves, multi_pv, worker.stubborn_rank);
    }
    let Some(level) = level else { return worker.result(&moves, multi_pv, 0) };
    // Lines that a stopped iteration ranked compare. If it ranked none, the lines of the one before do. Tables rank no lines:
    // their best move is played.
    let comparable = level.lines.min(worker.ranked_lines.max(1));
    let is_weak = is_weak(&limits);
    let choices = moves.iter().take(comparable).map_while(|root_move| {
        let m = root_move.m;
        let taste = limits.character.bonus(line.current(), m, line.moves().len());
        let bonus = if is_weak { taste } else { taste / skill::FULL_STRENGTH_SHARE };
        let worth = skill::worth(root_move.ranked_score()?, bonus);
        let doublings =
            if is_weak { doublings(line, m) + limits.character.doublings(line.current(), m) } else { 0 };
        Some(Choice { worth, doublings })
    });
    let choices: Vec<Choice> = choices.collect();
    let chosen =
        skill::choose(level, &choices, limits.skill.map_or(0, |skill| skill.seed) ^ line.current().key());
    worker.result(&moves, multi_pv, chosen)
}

fn is_weak<M>(limits: &Limits<M>) -> bool {
    limits.skill.is_some_and(Skill::is_weak)
}

fn unlocked(history: &mut Mutex<History>) -> &mut History {
    history.get_mut().unwrap_or_else(PoisonError::into_inner)
}
