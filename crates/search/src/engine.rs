use crate::history::History;
use crate::root::RootMove;
use crate::table::Table;
use crate::timing::Budget;
use crate::worker::{Means, Worker};
use crate::{Answer, Control, Limits};
use game::{Board, Evaluate, Line, Oracle, Tactics};
use std::marker::PhantomData;

/// A player of one game: an evaluation, and what is remembered between searches.
pub struct Engine<P: Tactics, E> {
    evaluation: E,
    table: Table,
    history: History,
    game: PhantomData<fn(P)>,
}

impl<P: Tactics + Board, E: Evaluate<P>> Engine<P, E> {
    /// An engine with a transposition table of `hash_mib` MiB, or as much of it (by halves) as there is
    /// memory for; see [`Engine::hash_mib`].
    #[must_use]
    pub fn new(evaluation: E, hash_mib: usize) -> Self {
        let history = History::new::<P>();
        Engine { evaluation, table: Table::new(hash_mib), history, game: PhantomData }
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
    }

    /// Searches for the best move at the end of `line`, with the exact values of `oracle` if there is one.
    pub fn think(
        &mut self,
        line: &Line<P>,
        limits: &Limits<P::Move>,
        oracle: Option<&dyn Oracle<P>>,
        control: &mut dyn Control<P::Move>,
    ) -> Answer<P::Move> {
        let handicap = limits.skill.and_then(|skill| skill.handicap());
        let mut limits = limits.clone();
        if let Some(handicap) = handicap {
            limits.depth = Some(limits.depth.unwrap_or(handicap.depth).min(handicap.depth));
            limits.nodes = Some(limits.nodes.unwrap_or(handicap.nodes).min(handicap.nodes));
        }
        // A weak player does not know endings by heart.
        let oracle = if handicap.is_some() { None } else { oracle };
        self.table.start_search();
        self.history.fade();
        let budget = Budget::new(&limits);
        let Engine { evaluation, table, history, .. } = self;
        let means = Means { evaluation, table, history, oracle, control };
        let mut worker = Worker::new(line, &limits, budget, means);
        let moves = worker.root_moves(&limits.search_moves);
        let wanted = limits.multi_pv.max(1);
        let Some(handicap) = handicap else {
            let moves = worker.solve(moves, &limits, budget, wanted);
            return worker.answer(&moves, wanted, 0);
        };
        let moves = worker.deepen(moves, &limits, budget, wanted.max(handicap.lines));
        // On the raw scale mates lie beyond all centipawns.
        let values = moves.iter().map_while(RootMove::value).take(handicap.lines);
        let scores: Vec<i32> = values.map(|score| i32::from(score.raw())).collect();
        let key = line.current().key();
        let chosen = limits.skill.map_or(0, |skill| skill.choose(&scores, handicap.margin, key));
        worker.answer(&moves, wanted, chosen)
    }
}
