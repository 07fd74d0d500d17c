use super::difficulty::{difficulty, level_below};
use crate::selfplay::careless;
use crate::selfplay::watch::{Seen, watch};
use chariot_game::{Evaluate, Line, NamedMates, Score, SplitMix64};
use chariot_search::{Engine, Limits, Skill, Unwatched};

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
    /// Least difficulty of a candidate's first move.
    pub(super) least_difficulty: u8,
    pub(super) random: SplitMix64,
}

impl<P: NamedMates, E: Evaluate<P>> Candidates<'_, P, E> {
    /// Candidates one mistake away from a careless self-play game, at most one after each position.
    pub(super) fn off_careless_game(&mut self) -> Vec<Candidate<P>> {
        let mut not_lost = Vec::new();
        careless::play(self.engine, self.nodes, &mut self.random, |seen| {
            not_lost.extend(is_not_lost(&seen).then(|| seen.line.current().clone()));
        });
        let mut off = |position: &P| {
            let mut tried = Vec::new();
            (0..TRIES).find_map(|_| {
                let mistake = self.mistake(position).filter(|mistake| !tried.contains(mistake))?;
                tried.push(mistake);
                self.after(position, mistake)
            })
        };
        not_lost.iter().filter_map(&mut off).collect()
    }

    pub(super) fn of_recorded_game(&mut self, start: P, moves: &[P::Move]) -> Vec<Candidate<P>> {
        let mut not_lost = Vec::new();
        let next = |line: &Line<P>, _| moves.get(line.moves().len()).copied();
        let see = |seen: Seen<'_, P>| {
            let played = next(seen.line, ()).filter(|_| is_not_lost(&seen));
            not_lost.extend(played.map(|played| (seen.line.current().clone(), played)));
        };
        watch(self.engine, self.nodes, Line::new(start), see, |line, _| next(line, ()));
        not_lost.iter().filter_map(|(position, played)| self.after(position, *played)).collect()
    }

    /// A move that may be a mistake: any, or if only hard puzzles are wanted, one by a level that would not
    /// solve them.
    fn mistake(&mut self, position: &P) -> Option<P::Move> {
        match level_below(self.least_difficulty) {
            None => {
                let moves = position.legal_moves();
                Some(moves[self.random.below(moves.len())])
            }
            Some(level) => {
                let skill = Skill { level, seed: self.random.next_u64() };
                let limits = Limits { skill: Some(skill), ..Limits::default() };
                self.engine.search(&Line::new(position.clone()), &limits, None, &mut Unwatched).best
            }
        }
    }

    /// The position after a move, if it is a candidate.
    fn after(&mut self, position: &P, mistake: P::Move) -> Option<Candidate<P>> {
        let candidate = Candidate::after(position, mistake)?;
        let line = Line::new(candidate.position.clone());
        let answer = self.engine.search(&line, &Limits::nodes(self.nodes), None, &mut Unwatched);
        let best = answer.lines.first().filter(|best| best.score >= SEEMS_WON)?;
        let first = *best.pv.first()?;
        if best.score == Score::win_in(1) && self.random.below(MATES_IN_ONE) > 0 {
            return None;
        }
        let is_hard = self.least_difficulty == 1
            || difficulty(self.engine, &candidate.position, first) >= self.least_difficulty;
        (candidate.is_hidden(first, best.score) && is_hard).then_some(candidate)
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
        let fen = after.to_string();
        let mut fields: Vec<&str> = fen.split(' ').collect();
        let clocks = fields.len().checked_sub(2)?;
        fields.splice(clocks.., ["0", "1"]);
        let captured_on = position.captured(m).map(|_| P::from_to(m).1);
        let candidate = Candidate { position: fields.join(" ").parse().ok()?, captured_on };
        (after.legal_move_count() > 0).then_some(candidate)
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
