use eval::Tunable;
use game::{Endgame, Notation, Style, Tactics};
use search::{DynEngine, Engine};

/// Positions that sessions, tools and searches in several threads can use.
pub trait GamePosition: Notation<Move: Send + Sync> + Tactics + Endgame + Send + Sync + 'static {}

impl<P: Notation<Move: Send + Sync> + Tactics + Endgame + Send + Sync + 'static> GamePosition for P {}

/// Number of strengths that are rated: levels 2, 4, … 20 of [`Skill`](search::Skill), the last one full strength.
pub const STRENGTHS: usize = 10;

/// What belongs to a game.
pub trait PlayableGame: 'static {
    /// Its rules, notation, search hooks and endgames.
    type Position: GamePosition;
    /// The type of its evaluation.
    type Evaluation: Tunable<Self::Position> + Send + Sync;

    /// Name in commands, options and folders: lower case, one word.
    const NAME: &'static str;

    /// True for a game that is only there to be tested.
    const IS_TOY: bool = false;

    /// Its evaluation.
    const EVALUATION: Self::Evaluation;

    /// Measured Elo of each strength, rising (`docs/levels.md`).
    const RATINGS: [u16; STRENGTHS];

    /// The positions of `bench`: openings, middlegames and endings, none of them decided at a glance.
    const BENCH_POSITIONS: &'static [&'static str];

    /// How moves are written in EPD and PGN files.
    const EPD_STYLE: Style;

    /// Sets of endings that have a name.
    const ENDING_SETS: &'static [EndingSet];

    /// An engine with a transposition table of at most `hash_mib` MiB.
    #[must_use]
    fn engine(hash_mib: usize) -> Box<dyn DynEngine<Self::Position>>;
}

/// An engine of the game `G`. Each game calls it from this crate: that is where the search is compiled for it.
pub(crate) fn new_engine<G: PlayableGame>(hash_mib: usize) -> Box<dyn DynEngine<G::Position>> {
    Box::new(Engine::new(G::EVALUATION, hash_mib))
}

/// The endings of each of some attackers against each of some defenders, kings apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndingSet {
    /// Name on the command line of `tbgen`.
    pub name: &'static str,
    /// Pieces of the stronger side, by letters.
    pub attackers: &'static [&'static str],
    /// Pieces of the weaker side, by letters.
    pub defenders: &'static [&'static str],
}

impl EndingSet {
    /// Names of its endings.
    #[must_use]
    pub fn endings(&self) -> Vec<String> {
        let against = |attackers: &&str| -> Vec<String> {
            self.defenders.iter().map(|defenders| format!("K{attackers}K{defenders}")).collect()
        };
        self.attackers.iter().flat_map(against).collect()
    }
}
