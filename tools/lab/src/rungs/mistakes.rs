//! Positions in which a player errs and the next one does not, judged by our engine.

use super::{Contestant, HASH_MIB, choose};
use crate::args::RungsArgs;
use crate::error::LabError;
use chariot_game::{Board, Line, SplitMix64, Tactics};
use chariot_search::{DynEngine, Limits, Report, Unwatched};
use games::PlayableGame;
use ladder::{Rung, Values};
use serde_json::{Value, json};

/// Neighbours that play differently.
const PAIRS: [[Contestant; 2]; 5] = [
    [Contestant::Rung(Rung::Random), Contestant::Rung(Rung::Greedy)],
    [Contestant::Rung(Rung::Greedy), Contestant::Rung(Rung::Minimax)],
    [Contestant::Rung(Rung::AlphaBeta), Contestant::Rung(Rung::Squares)],
    [Contestant::Rung(Rung::Squares), Contestant::Rung(Rung::Quiescence)],
    [Contestant::Rung(Rung::Reductions), Contestant::Engine],
];

/// Largest loss of the better move, in centipawns.
const GOOD: i32 = 25;
/// Largest score of an undecided position.
const OPEN: i32 = 250;
/// Plies after which a player has lost no piece: its move, the answer, and what it takes back.
const SHOWN: usize = 3;
/// Cap on the cost of a mistake: a costlier one shows no more.
const CLEAR: i32 = 600;

/// The clearest mistake of each pair, in games of the ladder against itself.
pub(super) fn find<G: PlayableGame>(args: &RungsArgs, openings: &[String]) -> Result<Vec<Value>, LabError> {
    let mut judge = Judge { engine: G::engine(HASH_MIB), depth: args.judge_depth };
    let mut clearest: [Option<(i32, Value)>; PAIRS.len()] = [const { None }; PAIRS.len()];
    let mut random = SplitMix64::new(args.seed);
    for opening in openings.iter().take(args.mistake_games) {
        let mut line = Line::new(opening.parse::<G::Position>().map_err(chariot_game::Error::from)?);
        while line.result().is_none() && line.moves().len() < 60 {
            // Without history: the page starts at this position.
            let here = Line::new(line.current().clone());
            for (pair, found) in PAIRS.iter().zip(&mut clearest) {
                if let Some((cost, moves)) = judge.mistake(*pair, &here, args.depth) {
                    let is_clearer = found.as_ref().is_none_or(|(known, _)| cost > *known);
                    if is_clearer {
                        let [played, better] = moves.map(|m| m.to_string());
                        let names = pair.map(Contestant::name);
                        *found = Some((
                            cost,
                            json!({
                                "lower": names[0], "higher": names[1], "fen": here.current().to_string(),
                                "played": played, "better": better, "cost": cost,
                            }),
                        ));
                    }
                }
            }
            // Random moves now and then, so that games differ and stay undecided.
            let player = if random.below(4) == 0 { Rung::Random } else { Rung::Reductions };
            let seed = random.next_u64();
            let Some(m) = choose(&mut *judge.engine, Contestant::Rung(player), &line, args.depth, seed)
            else {
                break;
            };
            line.play(m);
        }
        eprintln!("{:?}", clearest.each_ref().map(|found| found.as_ref().map(|(cost, _)| *cost)));
    }
    Ok(clearest.into_iter().flatten().map(|(_, mistake)| mistake).collect())
}

pub(super) struct Judge<P: Tactics> {
    pub(super) engine: Box<dyn DynEngine<P>>,
    pub(super) depth: u16,
}

impl<P: Tactics + Board> Judge<P> {
    /// The cost of the lower player's move, with both moves, if the higher player does better.
    pub(super) fn mistake(
        &mut self,
        pair: [Contestant; 2],
        line: &Line<P>,
        depth: u16,
    ) -> Option<(i32, [P::Move; 2])> {
        let [lower, higher] = pair.map(|player| {
            self.engine.clear();
            choose(&mut *self.engine, player, line, depth, SEED)
        });
        let (lower, higher) = lower.zip(higher).filter(|(lower, higher)| lower != higher)?;
        if !self.is_typical(pair[0], line, depth, lower) {
            return None;
        }
        let best = self.score(line, Limits::depth(self.depth))?;
        if best.abs() > OPEN {
            return None;
        }
        let [played, better] = [lower, higher]
            .map(|m| self.score(line, Limits { search_moves: vec![m], ..Limits::depth(self.depth) }));
        let cost = (best - played?).min(CLEAR);
        (best - better? <= GOOD && cost > 2 * GOOD).then_some((cost, [lower, higher]))
    }

    /// Whether the move shows the fault that the next player mends: greedy captures what is protected, who counts pieces alone
    /// loses none and yet stands worse, who stops dead hopes for a capture that loses.
    fn is_typical(&mut self, player: Contestant, line: &Line<P>, depth: u16, m: P::Move) -> bool {
        let here = line.current();
        let loses = |position: &P, m: P::Move| position.captured(m).is_some() && !position.see_ge(m, 0);
        match player {
            Contestant::Rung(Rung::Greedy) => loses(here, m),
            Contestant::Rung(Rung::AlphaBeta) => {
                let limits = Limits { search_moves: vec![m], ..Limits::depth(self.depth) };
                let pv = self.search(line, limits).map(|found| found.pv).unwrap_or_default();
                let mut position = here.clone();
                for &m in pv.iter().take(SHOWN) {
                    position.play(m);
                }
                let after = Values::Material.of(&position);
                let is_own_turn = position.side_to_move() == here.side_to_move();
                let kept = if is_own_turn { after } else { -after };
                !pv.is_empty() && kept >= Values::Material.of(here)
            }
            Contestant::Rung(Rung::Squares) => {
                let mut line = line.clone();
                let mut next = Some(m);
                for left in (1..depth).rev() {
                    let Some(m) = next else { return false };
                    line.play(m);
                    next = choose(&mut *self.engine, player, &line, left, SEED);
                }
                next.is_some_and(|last| loses(line.current(), last))
            }
            _ => true,
        }
    }

    fn score(&mut self, line: &Line<P>, limits: Limits<P::Move>) -> Option<i32> {
        self.search(line, limits).map(|found| i32::from(found.score.raw()))
    }

    fn search(&mut self, line: &Line<P>, limits: Limits<P::Move>) -> Option<Report<P::Move>> {
        self.engine.clear();
        self.engine.search(line, &limits, None, &mut Unwatched).lines.into_iter().next()
    }
}

/// The page's random mover starts with this seed too.
pub(super) const SEED: u64 = 1;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rungs::page_data;
    use games::{GameId, GameVisitor};

    struct Check(GameId);

    impl GameVisitor for Check {
        type Output = ();

        /// The mistakes shown on the page are true: both players play as it says, and the lower one's move is
        /// typical of it and worse.
        fn visit<G: PlayableGame>(self) {
            let data: Value = page_data(self.0, "rungs");
            let depth = data["depth"].as_u64().unwrap() as u16;
            let mistakes = data["mistakes"].as_array().unwrap();
            assert_eq!(mistakes.len(), PAIRS.len());
            let mut judge = Judge { engine: G::engine(HASH_MIB), depth: 8 };
            for (pair, told) in PAIRS.into_iter().zip(mistakes) {
                let text = |key: &str| told[key].as_str().unwrap().to_owned();
                let line = Line::new(text("fen").parse::<G::Position>().unwrap());
                let [lower, higher] = pair.map(|player| {
                    judge.engine.clear();
                    choose(&mut *judge.engine, player, &line, depth, SEED).unwrap()
                });
                assert_eq!(
                    [lower.to_string(), higher.to_string()],
                    [text("played"), text("better")],
                    "{told}"
                );
                assert!(judge.is_typical(pair[0], &line, depth, lower), "{told}");
                let [worse, better] = [lower, higher].map(|m| {
                    let limits = Limits { search_moves: vec![m], ..Limits::depth(judge.depth) };
                    judge.score(&line, limits).unwrap()
                });
                assert!(worse + GOOD < better, "{told}: {worse} {better}");
            }
        }
    }

    #[test]
    fn each_mistake_of_the_page_is_one() {
        for &game in GameId::ALL.iter().filter(|game| !game.is_toy()) {
            game.visit(Check(game));
        }
    }
}
