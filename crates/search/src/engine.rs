use crate::helper::{Common, Helper};
use crate::history::History;
use crate::root::RootMove;
use crate::table::Table;
use crate::timing::Budget;
use crate::worker::{Means, POLL_INTERVAL, Worker};
use crate::{Control, Limits, SearchResult, ThreadPool};
use game::{Board, Evaluate, Line, Params, Tablebase, Tactics};
use std::marker::PhantomData;
use std::sync::{Arc, Mutex, PoisonError};

/// A player of one game: an evaluation, and what is remembered between searches.
pub struct Engine<P: Tactics, E> {
    params: Params,
    evaluation: E,
    table: Table,
    history: History,
    threads: Option<Arc<dyn ThreadPool>>,
    /// Of each helper.
    histories: Vec<Mutex<History>>,
    game: PhantomData<fn(P)>,
}

impl<P: Tactics + Board, E: Evaluate<P>> Engine<P, E> {
    /// An engine with a transposition table of `hash_mib` MiB, or as much of it (by halves) as there is
    /// memory for; see [`Engine::hash_mib`].
    #[must_use]
    pub fn new(evaluation: E, hash_mib: usize) -> Self {
        let history = History::new::<P>();
        Engine {
            params: P::PARAMS,
            evaluation,
            table: Table::new(hash_mib),
            history,
            threads: None,
            histories: Vec::new(),
            game: PhantomData,
        }
    }

    /// Searches with these numbers from now on instead of the game's own: for experiments.
    pub fn set_params(&mut self, params: Params) {
        self.params = params;
    }

    /// Size of the transposition table in MiB.
    #[must_use]
    pub fn hash_mib(&self) -> usize {
        self.table.mib()
    }

    /// Replaces the transposition table by an empty one of `hash_mib` MiB, or less as in [`Engine::new`].
    /// Returns the size it got.
    pub fn resize_hash(&mut self, hash_mib: usize) -> usize {
        // The old memory is given back first.
        self.table = Table::new(1);
        self.table = Table::new(hash_mib);
        self.table.mib()
    }

    /// Forgets all that was learned, as before a new game. Equal searches after this visit equal nodes.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
        self.histories.iter_mut().for_each(|history| owned(history).clear());
    }

    /// Lets `threads` help from now on in [`crate::Player::search`]; `None` to search alone.
    pub fn set_threads(&mut self, threads: Option<Arc<dyn ThreadPool>>) {
        let helpers = threads.as_ref().map_or(0, |threads| threads.helpers());
        self.histories = (0..helpers).map(|_| Mutex::new(History::new::<P>())).collect();
        self.threads = threads;
    }

    /// Searches for the best move at the end of `line`, with the exact values of `oracle` if there is one,
    /// and without help.
    pub fn search(
        &mut self,
        line: &Line<P>,
        limits: &Limits<P::Move>,
        oracle: Option<&dyn Tablebase<P>>,
        control: &mut dyn Control<P::Move>,
    ) -> SearchResult<P::Move> {
        if limits.skill.is_some_and(|skill| skill.handicap().is_some()) {
            return self.search_weakly(line, limits, control);
        }
        self.begin();
        let params = self.params;
        let Engine { evaluation, table, history, .. } = self;
        let means = Means { params, evaluation, table, history, oracle, control };
        answer(line, limits, means, None)
    }

    /// A weak player remembers nothing, so that what a deeper search found before does not make it stronger, and knows
    /// no endings by heart; as far as it looks it overlooks little.
    fn search_weakly(
        &self,
        line: &Line<P>,
        limits: &Limits<P::Move>,
        control: &mut dyn Control<P::Move>,
    ) -> SearchResult<P::Move> {
        let (table, mut history) = (Table::new(1), History::new::<P>());
        let means = Means {
            params: self.params.untuned(),
            evaluation: &self.evaluation,
            table: &table,
            history: &mut history,
            oracle: None,
            control,
        };
        answer(line, limits, means, None)
    }

    fn begin(&mut self) {
        self.table.start_search();
        self.history.fade();
        self.histories.iter_mut().for_each(|history| owned(history).fade());
    }
}

impl<P: Tactics + Board + Sync, E: Evaluate<P> + Sync> Engine<P, E> {
    /// As [`Engine::search`], with the help of threads if there are any.
    pub(crate) fn search_with_threads(
        &mut self,
        line: &Line<P>,
        limits: &Limits<P::Move>,
        oracle: Option<&dyn Tablebase<P>>,
        control: &mut dyn Control<P::Move>,
    ) -> SearchResult<P::Move>
    where
        P::Move: Sync,
    {
        let is_weakened = limits.skill.is_some_and(|skill| skill.handicap().is_some());
        // Where there are no threads the rest need not be downloaded.
        let are_threads = cfg!(not(target_family = "wasm")) || cfg!(target_feature = "atomics");
        if !are_threads || is_weakened || self.threads.is_none() {
            return self.search(line, limits, oracle, control);
        }
        self.begin();
        let params = self.params;
        let Engine { evaluation, table, history, threads, histories, .. } = self;
        let (evaluation, table) = (&*evaluation, &*table);
        let common = Common::default();
        let wanted = limits.search_moves.as_slice();
        let help = |index: usize| {
            // A helper that panicked leaves a history that is as good as any.
            let mut history = histories[index].lock().unwrap_or_else(PoisonError::into_inner);
            let control = &mut Helper { common: &common, interval: POLL_INTERVAL };
            let means = Means { params, evaluation, table, history: &mut history, oracle: None, control };
            let endless = Limits::default();
            let mut worker = Worker::new(line, &endless, Budget::default(), means);
            worker.shown = 0;
            // Every other helper is a ply ahead of the leader, who finds in the table what it needs next.
            worker.first_iteration = 1 + (index as u16 + 1) % 2;
            let moves = worker.root_moves(wanted);
            worker.deepen(moves, &endless, Budget::default(), 1);
        };
        let mut done = None;
        let mut lead = || {
            let means =
                Means { params, evaluation, table, history: &mut *history, oracle, control: &mut *control };
            done = Some(answer(line, limits, means, Some(&common)));
            common.finish();
        };
        if let Some(threads) = threads {
            threads.run(&help, &mut lead);
        }
        done.unwrap_or_else(|| self.search(line, limits, oracle, control))
    }
}

/// Searches alone or as the leader of helpers.
fn answer<'a, P: Tactics + Board, E: Evaluate<P>>(
    line: &Line<P>,
    limits: &Limits<P::Move>,
    means: Means<'a, P, E>,
    common: Option<&'a Common>,
) -> SearchResult<P::Move> {
    let handicap = limits.skill.and_then(|skill| skill.handicap());
    let mut limits = limits.clone();
    if let Some(handicap) = handicap {
        limits.depth = Some(limits.depth.unwrap_or(handicap.depth).min(handicap.depth));
        limits.nodes = Some(limits.nodes.unwrap_or(handicap.nodes).min(handicap.nodes));
    }
    let budget = Budget::new(&limits);
    let mut worker = Worker::new(line, &limits, budget, means);
    worker.common = common;
    let moves = worker.root_moves(&limits.search_moves);
    let wanted = limits.multi_pv.max(1);
    let Some(handicap) = handicap else {
        let moves = worker.solve(moves, &limits, budget, wanted);
        return worker.answer(&moves, wanted, 0);
    };
    let moves = worker.deepen(moves, &limits, budget, wanted.max(handicap.lines));
    // Lines of one iteration: if it was broken off, those behind are worth what a shallower one thought of them. On
    // the raw scale mates lie beyond all centipawns.
    let comparable = handicap.lines.min(worker.ranked.max(1));
    let values = moves.iter().map_while(RootMove::value).take(comparable);
    let scores: Vec<i32> = values.map(|score| i32::from(score.raw())).collect();
    let key = line.current().key();
    let chosen = limits.skill.map_or(0, |skill| skill.choose(&scores, handicap, key));
    worker.answer(&moves, wanted, chosen)
}

fn owned(history: &mut Mutex<History>) -> &mut History {
    history.get_mut().unwrap_or_else(PoisonError::into_inner)
}
