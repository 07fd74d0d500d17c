use super::forced_mates;
use crate::selfplay::careless;
use crate::selfplay::watch::{Seen, watch};
use chariot_game::{Evaluate, Line, NamedMates, Score, SplitMix64};
use chariot_search::{Engine, Limits, Unwatched};

/// Least apparent gain of a candidate.
const SEEMS_WON: Score = Score::cp(150);
/// Exchange gain, in centipawns, that anybody sees.
const SEEN_BY_ALL: i32 = 100;
/// Moves tried in each position of a self-play game: most puzzles start with a mistake.
const TRIES: usize = 6;
/// One mate in one in this many is kept: they are the most frequent, and easy.
const MATES_IN_ONE: usize = 4;

/// A position that may be a puzzle. It has no history: its clocks are at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Candidate<P> {
    pub(super) position: P,
    /// Square of the last move's capture.
    pub(super) captured_on: Option<u8>,
}

/// Finds candidates: positions in which the last move seems to lose, and not just to the obvious.
pub(super) struct Candidates<'a, P: NamedMates, E> {
    pub(super) engine: &'a mut Engine<P, E>,
    /// Nodes of each search.
    pub(super) nodes: u64,
    pub(super) random: SplitMix64,
}

impl<P: NamedMates, E: Evaluate<P>> Candidates<'_, P, E> {
    /// Candidates one mistake away from a careless self-play game, at most one after each position.
    pub(super) fn off_careless_game(&mut self) -> Vec<Candidate<P>> {
        let mut not_lost = Vec::new();
        careless::play(self.engine, self.nodes, &mut self.random, |seen| {
            not_lost.extend(is_not_lost(&seen).then(|| seen.line.current().clone()));
        });
        self.off(&not_lost)
    }

    /// Forced mates one mistake away from a careless self-play game.
    pub(super) fn mates_off_careless_game(&mut self) -> Vec<Candidate<P>> {
        let mut positions = Vec::new();
        careless::play(self.engine, self.nodes, &mut self.random, |seen| {
            positions.push(seen.line.current().clone())
        });
        forced_mates::off(&positions, &mut self.random)
    }

    /// Candidates one mistake away from a recorded game, at most one after each position, in random order.
    pub(super) fn off_recorded_game(&mut self, start: P, moves: &[P::Move]) -> Vec<Candidate<P>> {
        let mut not_lost: Vec<P> =
            self.not_lost(start, moves).into_iter().map(|(position, _)| position).collect();
        forced_mates::shuffle(&mut not_lost, &mut self.random);
        self.off(&not_lost)
    }

    /// Candidates of a recorded game: the positions after its mistakes, and its start if that is not the usual one.
    pub(super) fn of_recorded_game(&mut self, start: P, moves: &[P::Move]) -> Vec<Candidate<P>> {
        let own_start = (start != P::startpos()).then(|| Candidate::start(&start)).flatten();
        let own_start = own_start.and_then(|candidate| self.seems_won(candidate));
        let not_lost = self.not_lost(start, moves);
        let after = not_lost.iter().filter_map(|(position, played)| self.after(position, *played));
        own_start.into_iter().chain(after).collect()
    }

    /// The positions of a game that the side to move has not lost, with the moves played in them.
    fn not_lost(&mut self, start: P, moves: &[P::Move]) -> Vec<(P, P::Move)> {
        let mut not_lost = Vec::new();
        let next = |line: &Line<P>, _| moves.get(line.moves().len()).copied();
        let see = |seen: Seen<'_, P>| {
            let played = next(seen.line, ()).filter(|_| is_not_lost(&seen));
            not_lost.extend(played.map(|played| (seen.line.current().clone(), played)));
        };
        watch(self.engine, self.nodes, Line::new(start), see, |line, _| next(line, ()));
        not_lost
    }

    /// Candidates after random moves in these positions, at most one each.
    fn off(&mut self, positions: &[P]) -> Vec<Candidate<P>> {
        let mut off = |position: &P| {
            let mut tried = Vec::new();
            (0..TRIES).find_map(|_| {
                let moves = position.legal_moves();
                let mistake = moves[self.random.below(moves.len())];
                if tried.contains(&mistake) {
                    return None;
                }
                tried.push(mistake);
                self.after(position, mistake)
            })
        };
        positions.iter().filter_map(&mut off).collect()
    }

    /// The position after a move, if it is a candidate.
    fn after(&mut self, position: &P, mistake: P::Move) -> Option<Candidate<P>> {
        self.seems_won(Candidate::after(position, mistake)?)
    }

    /// The candidate, if its side to move seems to win by a move that needs thought.
    fn seems_won(&mut self, candidate: Candidate<P>) -> Option<Candidate<P>> {
        let line = Line::new(candidate.position.clone());
        let answer = self.engine.search(&line, &Limits::nodes(self.nodes), None, &mut Unwatched);
        let best = answer.lines.first().filter(|best| best.score >= SEEMS_WON)?;
        let first = *best.pv.first()?;
        if best.score == Score::win_in(1) && self.random.below(MATES_IN_ONE) > 0 {
            return None;
        }
        candidate.is_hidden(first, best.score).then_some(candidate)
    }
}

fn is_not_lost<P: NamedMates>(seen: &Seen<'_, P>) -> bool {
    seen.best.score.raw() > -SEEMS_WON.raw()
}

impl<P: NamedMates> Candidate<P> {
    /// The position after a move; `None` if the game is over.
    pub(super) fn after(position: &P, m: P::Move) -> Option<Self> {
        let mut after = position.clone();
        after.play(m);
        let captured_on = position.captured(m).map(|_| P::from_to(m).1);
        Some(Candidate { captured_on, ..Candidate::start(&after)? })
    }

    /// A position that no move led to; `None` if the game is over.
    pub(super) fn start(position: &P) -> Option<Self> {
        let fen = position.to_string();
        let mut fields: Vec<&str> = fen.split(' ').collect();
        let clocks = fields.len().checked_sub(2)?;
        fields.splice(clocks.., ["0", "1"]);
        let position: P = fields.join(" ").parse().ok()?;
        (position.legal_move_count() > 0).then_some(Candidate { position, captured_on: None })
    }

    /// Whether a move needs thought. False for the only legal move, a plain recapture, or a capture that wins
    /// something by exchanges on its square alone, unless it leads to mate.
    pub(super) fn is_hidden(&self, first: P::Move, score: Score) -> bool {
        let position = &self.position;
        let target = position.captured(first).map(|(_, square)| square);
        let recaptures = target.is_some() && target == self.captured_on;
        let wins_by_exchange = || target.is_some() && position.see_ge(first, SEEN_BY_ALL);
        position.legal_move_count() > 1 && !recaptures && (score.is_mate() || !wins_by_exchange())
    }
}
