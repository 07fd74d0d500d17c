use crate::selfplay::careless;
use game::{Evaluate, Line, NamedMates, Score, SplitMix64};
use search::{Engine, Limits, Unwatched};

/// What a candidate seems to win at least.
const SEEMS_WON: Score = Score::cp(150);
/// What an exchange has to win for everybody to see it, in centipawns.
const SEEN_BY_ALL: i32 = 100;
/// Random moves that are tried in each position of a game: most puzzles begin with somebody's mistake.
const TRIES: usize = 6;
/// One mate in one of so many is kept: they are the most frequent, and soon seen.
const MATES_IN_ONE: usize = 4;

/// A position that may be a puzzle. It stands alone: its clocks are at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Candidate<P> {
    pub(super) position: P,
    /// Where the last move captured something.
    pub(super) captured_on: Option<u8>,
}

/// The positions one random move off a careless game in which the side to move seems to win since that move, and not by
/// what everybody sees; at most one after each position of the game.
pub(super) fn candidates<P: NamedMates, E: Evaluate<P>>(
    engine: &mut Engine<P, E>,
    nodes: u64,
    random: &mut SplitMix64,
) -> Vec<Candidate<P>> {
    let mut not_lost = Vec::new();
    careless::play(engine, nodes, random, |seen| {
        if seen.best.score > Score::DRAW - i32::from(SEEMS_WON.raw()) {
            not_lost.push(seen.line.current().clone());
        }
    });
    let mut after_mistake = |position: &P| {
        let moves = position.legal_moves();
        (0..TRIES).find_map(|_| {
            let mistake = moves[random.below(moves.len())];
            let candidate = Candidate::after(position, mistake)?;
            let line = Line::new(candidate.position.clone());
            let answer = engine.search(&line, &Limits::nodes(nodes), None, &mut Unwatched);
            let best = answer.lines.first().filter(|best| best.score >= SEEMS_WON)?;
            let first = *best.pv.first()?;
            if best.score == Score::win_in(1) && random.below(MATES_IN_ONE) > 0 {
                return None;
            }
            candidate.is_hidden(first, best.score).then_some(candidate)
        })
    };
    not_lost.iter().filter_map(&mut after_mistake).collect()
}

impl<P: NamedMates> Candidate<P> {
    /// The position after a move; `None` if the game is over.
    pub(super) fn after(position: &P, m: P::Move) -> Option<Self> {
        let mut after = position.clone();
        after.play(m);
        let fen = after.to_string();
        let mut fields: Vec<&str> = fen.split(' ').collect();
        let clocks = fields.len().checked_sub(2)?;
        fields.splice(clocks.., ["0", "1"]);
        let captured_on = position.captured(m).map(|_| P::from_to(m).1);
        let candidate = Candidate { position: fields.join(" ").parse().ok()?, captured_on };
        (after.legal_move_count() > 0).then_some(candidate)
    }

    /// False for a move that needs no thought: the only legal one, a plain recapture, or a capture that wins something
    /// by exchanges on its square alone, unless it leads to mate.
    pub(super) fn is_hidden(&self, first: P::Move, score: Score) -> bool {
        let position = &self.position;
        let target = position.captured(first).map(|(_, square)| square);
        let recaptures = target.is_some() && target == self.captured_on;
        let wins_by_exchange = || target.is_some() && position.see_ge(first, SEEN_BY_ALL);
        position.legal_move_count() > 1 && !recaptures && (score.is_mate() || !wins_by_exchange())
    }
}
