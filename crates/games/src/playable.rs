use crate::WinRateModel;
use eval::{Inspect, NetworkEvaluation, NetworkInputs, Tunable};
use game::{EndingPrinciples, Evaluate, NamedMates, Notation, Style};
use search::{DynEngine, Engine};

/// Positions that sessions, tools and searches in several threads can use.
pub trait GamePosition:
    Notation<Move: Send + Sync> + NamedMates + EndingPrinciples + NetworkInputs + Send + Sync + 'static
{
}

impl<P> GamePosition for P where
    P: Notation<Move: Send + Sync> + NamedMates + EndingPrinciples + NetworkInputs + Send + Sync + 'static
{
}

/// Number of strengths that are rated: levels 2, 4, … 20 of [`Skill`](search::Skill), the last one full strength.
pub const STRENGTHS: usize = 10;

/// What belongs to a game.
pub trait PlayableGame: 'static {
    /// Its rules, notation, search hooks and endgames.
    type Position: GamePosition;
    /// The type of its hand-written evaluation.
    type Evaluation: Tunable<Self::Position> + Send + Sync;
    /// The type of what its engine evaluates with: the hand-written evaluation, and a network if it has one.
    type EngineEvaluation: Inspect<Self::Position> + Send + Sync + 'static;

    /// Name in commands, options and folders: lower case, one word.
    const NAME: &'static str;

    /// True for a game that is only there to be tested.
    const IS_TOY: bool = false;

    /// Its hand-written evaluation.
    const EVALUATION: Self::Evaluation;

    /// The file of the network that its engine begins with. In the browser that is none: the page brings it.
    const NETWORK: Option<&'static [u8]> = None;

    /// How often scores win.
    const WIN_RATE: WinRateModel;

    /// The positions of `bench`: openings, middlegames and endings, none of them decided at a glance.
    const BENCH_POSITIONS: &'static [&'static str];

    /// How moves are written in EPD and PGN files.
    const EPD_STYLE: Style;

    /// Sets of endings that have a name.
    const ENDING_SETS: &'static [EndingSet];

    /// What its engine evaluates with, with [`PlayableGame::NETWORK`].
    #[must_use]
    fn engine_evaluation() -> Self::EngineEvaluation;

    /// An engine with a transposition table of at most `hash_mib` MiB.
    #[must_use]
    fn engine(hash_mib: usize) -> Box<dyn DynEngine<Self::Position>>;
}

/// An engine of the game `G`. Each game calls it from this crate: that is where the search is compiled for it.
pub(crate) fn new_engine<G: PlayableGame>(hash_mib: usize) -> Box<dyn DynEngine<G::Position>> {
    Box::new(Engine::new(G::engine_evaluation(), hash_mib))
}

/// The game's evaluation with its network.
pub(crate) fn with_network<G: PlayableGame, const NEURONS: usize>()
-> NetworkEvaluation<G::Position, G::Evaluation, NEURONS>
where
    G::Evaluation: Copy,
{
    let mut evaluation = NetworkEvaluation::new(G::EVALUATION);
    // A test holds that it can be read.
    let read = evaluation.set_network(G::NETWORK);
    debug_assert_eq!(read, Ok(()));
    evaluation
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
