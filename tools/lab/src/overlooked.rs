//! Blunders of a level by what it overlooked: a chance that the opponent's mistake gave, or the reply that its own move
//! allowed.

use crate::adjudication::{AdjudicationRules, Adjudicator};
use crate::args::OverlookedArgs;
use crate::parallel::in_order;
use chariot_game::{Line, SplitMix64};
use chariot_search::{DynEngine, Limits, Report, Skill, Unwatched};
use games::GamePosition;
use std::ops::ControlFlow;

mod cause;
use cause::{CAUSE_NAMES, CAUSES, Causes, causes, takes_back};

const HASH_MIB: usize = 8;

/// Score, in centipawns, beyond which a position is decided: its moves do not count.
const DECIDED: i32 = 700;
/// Smallest loss of a blunder, in centipawns: about a piece.
const BLUNDER: i32 = 300;
/// A move that loses less takes the chance.
const TAKEN: i32 = 150;

/// Blunders and chances of some games.
#[derive(Clone, Debug, Default)]
struct Tally {
    moves: u32,
    /// Blunders that miss what the opponent's last move gave away.
    missed: u32,
    /// Blunders that allow a reply.
    allowed: u32,
    /// Blunders of both kinds by the causes of the move overlooked, of which there can be several.
    by_cause: [u32; CAUSES],
    /// Chances taken and missed, by the causes of the best move.
    chances: [[u32; 2]; CAUSES],
    /// Recaptures that were the best move: taken, in another way as well, or replaced by a move nearly as good; and missed.
    recaptures: [u32; 2],
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.moves += other.moves;
        self.missed += other.missed;
        self.allowed += other.allowed;
        for cause in 0..CAUSES {
            self.by_cause[cause] += other.by_cause[cause];
            for taken in 0..2 {
                self.chances[cause][taken] += other.chances[cause][taken];
            }
        }
        self.recaptures.iter_mut().zip(other.recaptures).for_each(|(count, more)| *count += more);
    }

    fn blunder(&mut self, is_missed: bool, causes: Causes) {
        *(if is_missed { &mut self.missed } else { &mut self.allowed }) += 1;
        self.by_cause.iter_mut().zip(causes).for_each(|(count, has)| *count += u32::from(has));
    }

    fn chance(&mut self, is_missed: bool, causes: Causes) {
        let counts = self.chances.iter_mut().zip(causes).filter(|(_, has)| *has);
        counts.for_each(|(count, _)| count[usize::from(is_missed)] += 1);
    }

    /// Rows of docs/results/levels.md: shares of blunders, then shares of chances missed.
    fn rows(&self, name: &str) -> [String; 2] {
        let blunders = self.missed + self.allowed;
        let causes: Vec<String> = self.by_cause.iter().map(|&count| percent(count, blunders, 0)).collect();
        let share = |[taken, missed]: [u32; 2], digits: usize| {
            format!("{} of {}", percent(missed, taken + missed, digits), taken + missed)
        };
        let missed: Vec<String> = self.chances.iter().map(|&chances| share(chances, 0)).collect();
        [
            format!(
                "| {name} | {} | {} | {} | {} | {} |",
                self.moves,
                percent(blunders, self.moves, 1),
                share(self.recaptures, 1),
                percent(self.missed, blunders, 0),
                causes.join(" | ")
            ),
            format!("| {name} | {} |", missed.join(" | ")),
        ]
    }
}

fn percent(count: u32, of: u32, digits: usize) -> String {
    format!("{:.digits$} %", 100. * f64::from(count) / f64::from(of.max(1)))
}

// `lab overlooked`.
game_command!(OverlookedArgs, |args, G| {
    let head = CAUSE_NAMES.join(" | ");
    let rule = "---|".repeat(CAUSES);
    println!(
        "| level | moves | blunders | missed recaptures | missed chances | {head} |\n|---|---|---|---|---|{rule}"
    );
    let mut chances = format!("| level | {head} |\n|---|{rule}\n");
    for &level in &args.levels {
        let mut tally = Tally::default();
        in_order(
            args.games,
            args.threads,
            || Ok(G::engine(HASH_MIB)),
            |engine, index| {
                let line = play::<G::Position>(&mut **engine, level, args.seed ^ index << 16);
                Ok(judge(&mut **engine, &line, args.nodes))
            },
            |_, game| {
                tally.add(&game);
                Ok(ControlFlow::Continue(()))
            },
        )?;
        let [blunders, missed] = tally.rows(&format!("level {level}"));
        println!("{blunders}");
        chances += &format!("{missed}\n");
    }
    print!("\n{chances}");
    Ok(())
});

/// A game of the level against itself.
fn play<P: GamePosition>(engine: &mut dyn DynEngine<P>, level: u8, seed: u64) -> Line<P> {
    let mut seeds = SplitMix64::new(seed ^ u64::from(level));
    let mut line = Line::new(P::startpos());
    let mut adjudicator = Adjudicator::new(AdjudicationRules::MATCH);
    loop {
        let side = line.current().side_to_move();
        if adjudicator.result(line.result(), side, line.moves().len()).is_some() {
            return line;
        }
        let skill = Some(Skill { level, seed: seeds.next_u64() });
        let answer = engine.search(&line, &Limits { skill, ..Limits::default() }, None, &mut Unwatched);
        let Some(best) = answer.best else { return line };
        line.play(best);
        adjudicator.record(side, answer.lines.first().map(|line| i32::from(line.score.raw())));
    }
}

/// Blunders and chances of both sides, judged by searches of `nodes` nodes.
fn judge<P: GamePosition>(engine: &mut dyn DynEngine<P>, game: &Line<P>, nodes: u64) -> Tally {
    engine.clear();
    let mut tally = Tally::default();
    let mut line = Line::new(game.positions()[0].clone());
    let mut judged: Vec<Report<P::Move>> = Vec::new();
    for ply in 0..=game.moves().len() {
        let answer = engine.search(&line, &Limits::nodes(nodes), None, &mut Unwatched);
        // A finished game has no line.
        let Some(report) = answer.lines.into_iter().next() else { break };
        judged.push(report);
        if let Some(before) = ply.checked_sub(1) {
            judge_move(game, &judged, before, &mut tally);
        }
        let Some(&m) = game.moves().get(ply) else { break };
        line.play(m);
    }
    tally
}

/// Counts the move at `ply`; `judged` ends with the position after it.
fn judge_move<P: GamePosition>(game: &Line<P>, judged: &[Report<P::Move>], ply: usize, tally: &mut Tally) {
    let score = |at: usize| i32::from(judged[at].score.raw());
    if score(ply).abs() > DECIDED {
        return;
    }
    tally.moves += 1;
    let is_best = judged[ply].pv.first() == Some(&game.moves()[ply]);
    let loss = if is_best { 0 } else { score(ply) + score(ply + 1) };
    // The loss of the opponent's last move.
    let gift = ply.checked_sub(1).map_or(0, |last| score(last) + score(ply));
    let of_key = |at: usize| causes(game, at, &judged[at].pv);
    if of_key(ply)[cause::RECAPTURE] {
        // Taking back in another way is not a miss.
        let is_missed = loss >= TAKEN && !takes_back(game, ply, game.moves()[ply]);
        tally.recaptures[usize::from(is_missed)] += 1;
    }
    if gift >= BLUNDER && !(TAKEN..BLUNDER).contains(&loss) {
        tally.chance(loss >= BLUNDER, of_key(ply));
    }
    if loss >= BLUNDER {
        let is_missed = 2 * gift >= loss;
        tally.blunder(is_missed, of_key(if is_missed { ply } else { ply + 1 }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_game::{Notation, Rules, Style};
    use games::{GameVisitor, PlayableGame};
    use session::GameId;

    struct Judging;

    impl GameVisitor for Judging {
        type Output = Tally;

        fn visit<G: PlayableGame>(self) -> Tally {
            let mut engine = G::engine(1);
            let mut line = Line::new(G::Position::startpos());
            // White gives the queen, Black does not see it; then Black leaves the knight to the pawn.
            for text in "e4 e5 Qh5 Nc6 Qxh7 a6 Qh3 Nd4 Na3 d6 c3 a5".split(' ') {
                let m = line.current().read_move_as(text, Style::San).expect("a legal move");
                line.play(m);
            }
            judge(&mut *engine, &line, 5_000)
        }
    }

    #[test]
    fn missed_chances_and_allowed_replies_are_told_apart() {
        let tally = GameId::Chess.visit(Judging);
        assert!(tally.moves >= 10 && tally.missed >= 1 && tally.allowed >= 1, "{tally:?}");
        let [blunders, chances] = tally.rows("level 0");
        assert!(blunders.starts_with("| level 0 |") && chances.contains(" of 1 |"), "{blunders}\n{chances}");
    }
}
