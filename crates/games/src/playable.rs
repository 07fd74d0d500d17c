use crate::WinRateModel;
use chariot_eval::{Inspect, NetworkEvaluation, NetworkInputs, Tunable};
use chariot_game::{EndingPrinciples, Evaluate, Line, NamedMates, Notation, Style};
use chariot_search::{DynEngine, Engine};

/// A function that computes a key of the current position of a line.
pub type LineKey<P> = fn(&Line<P>) -> u64;

/// Positions for sessions, tools and multi-threaded searches.
pub trait GamePosition:
    Notation<Move: Send + Sync> + NamedMates + EndingPrinciples + NetworkInputs + Send + Sync + 'static
{
}

impl<P> GamePosition for P where
    P: Notation<Move: Send + Sync> + NamedMates + EndingPrinciples + NetworkInputs + Send + Sync + 'static
{
}

/// Number of rated strengths: the levels of [`Skill`](chariot_search::Skill). The last one is full strength.
pub const STRENGTHS: usize = chariot_search::Skill::MAX_LEVEL as usize;

/// A game with its evaluation, engine and data.
pub trait PlayableGame: 'static {
    /// Rules, notation, search hooks and endgames.
    type Position: GamePosition;
    /// The hand-written evaluation.
    type Evaluation: Tunable<Self::Position> + Send + Sync;
    /// The evaluation of the engine: the hand-written one, with a network if there is one.
    type EngineEvaluation: Inspect<Self::Position> + Send + Sync + 'static;

    /// Name in commands, options and folders: lower case, one word.
    const NAME: &'static str;

    /// Whether the game exists for tests only.
    const IS_TOY: bool = false;

    /// The hand-written evaluation.
    const EVALUATION: Self::Evaluation;

    /// The network file that the engine starts with. In the browser there is none: the page brings it.
    const NETWORK: Option<&'static [u8]> = None;

    /// Model of the win rate by score.
    const WIN_RATE: WinRateModel;

    /// Positions of `bench`: openings, middlegames and endings, none of them trivial.
    const BENCH_POSITIONS: &'static [&'static str];

    /// Notation in EPD and PGN files.
    const EPD_STYLE: Style;

    /// The key of the current position of a line in books of PolyGlot's format, if the game has such books.
    const POLYGLOT_KEY: Option<LineKey<Self::Position>> = None;

    /// Named sets of endings.
    const ENDING_SETS: &'static [EndingSet];

    /// The engine's evaluation, with [`PlayableGame::NETWORK`].
    #[must_use]
    fn engine_evaluation() -> Self::EngineEvaluation;

    /// An engine with a transposition table of at most `hash_mib` MiB.
    #[must_use]
    fn engine(hash_mib: usize) -> Box<dyn DynEngine<Self::Position>>;
}

/// An engine of the game `G`. Every game calls this function from this crate, which compiles the search for it.
pub(crate) fn new_engine<G: PlayableGame>(hash_mib: usize) -> Box<dyn DynEngine<G::Position>> {
    Box::new(Engine::fitting(G::engine_evaluation(), hash_mib))
}

/// The game's evaluation with its network.
pub(crate) fn with_network<G: PlayableGame, const NEURONS: usize>()
-> NetworkEvaluation<G::Position, G::Evaluation, NEURONS>
where
    G::Evaluation: Copy,
{
    let mut evaluation = NetworkEvaluation::new(G::EVALUATION);
    // A test checks that the network is readable.
    let read = evaluation.set_network(G::NETWORK);
    debug_assert_eq!(read, Ok(()));
    evaluation
}

/// Endings of each list of attackers against each list of defenders, plus kings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndingSet {
    /// Name on the command line of `tbgen`.
    pub name: &'static str,
    /// Pieces of the stronger side, as letters.
    pub attackers: &'static [&'static str],
    /// Pieces of the weaker side, as letters.
    pub defenders: &'static [&'static str],
}

impl EndingSet {
    /// Names of the endings.
    #[must_use]
    pub fn endings(&self) -> Vec<String> {
        let against = |attackers: &&str| -> Vec<String> {
            self.defenders.iter().map(|defenders| format!("K{attackers}K{defenders}")).collect()
        };
        self.attackers.iter().flat_map(against).collect()
    }
}
