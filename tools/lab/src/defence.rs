//! Weak attackers in won endings against both defences by tables.

use crate::args::DefenceArgs;
use crate::error::LabError;
use crate::parallel::in_order;
use chariot_game::{Outcome, Side, SplitMix64, Style};
use session::{GameId, Limits, PositionQuery, Session, Skill, Unwatched, open};
use std::ops::ControlFlow;

/// Moves in which the attacker has to mate.
const MOVES: usize = 50;

/// Most nodes for a move: as many as the strongest level below full strength uses.
const NODES: u64 = 100_000;

/// Moves among which the careless attacker plays one at random.
const CARELESS: u64 = 8;

#[derive(Clone, Copy)]
enum Attacker {
    /// Plays at a level.
    Level(u8),
    /// Plays the table's best move, but one time in [`CARELESS`] any legal one.
    Careless,
}

/// `lab defence`. Rows of docs/results/levels.md.
///
/// # Errors
/// [`LabError::Game`] for an ending that has no table or no won position.
pub(crate) fn run(args: &DefenceArgs) -> Result<(), LabError> {
    println!(
        "| ending | attacker | mates, longest | moves | mates, stubborn | moves |\n|---|---|---|---|---|---|"
    );
    for ending in &args.endings {
        let levels = args.levels.iter().map(|&level| Attacker::Level(level));
        for attacker in levels.chain([Attacker::Careless]) {
            let name = match attacker {
                Attacker::Level(level) => format!("level {level}"),
                Attacker::Careless => "careless".to_owned(),
            };
            let mut row = format!("| {ending} | {name} |");
            for is_stubborn in [false, true] {
                let (mut mates, mut moves) = (0, 0);
                in_order(
                    args.games,
                    args.threads,
                    || solved(args.game, ending),
                    |session, index| {
                        play(&mut **session, ending, attacker, is_stubborn, args.seed ^ index << 16)
                    },
                    |_, mated| {
                        mates += u64::from(mated.is_some());
                        moves += mated.unwrap_or(0);
                        Ok(ControlFlow::Continue(()))
                    },
                )?;
                let share = 100. * mates as f64 / args.games as f64;
                row += &format!(" {share:.0} % | {:.1} |", moves as f64 / mates.max(1) as f64);
            }
            println!("{row}");
        }
    }
    Ok(())
}

/// The engine with the tables of an ending.
fn solved(game: GameId, ending: &str) -> Result<Box<dyn Session>, LabError> {
    let mut session = open(game);
    session.tables().solve(ending, &mut |_| ControlFlow::Continue(()))?;
    Ok(session)
}

/// Moves after which the attacker mates from a random won position; `None` if it does not.
fn play(
    session: &mut dyn Session,
    ending: &str,
    attacker: Attacker,
    stubborn_defence: bool,
    seed: u64,
) -> Result<Option<usize>, LabError> {
    let query = PositionQuery {
        material: ending.to_owned(),
        strong: Side::First,
        to_move: Side::First,
        outcome: Some(Outcome::Win),
        moves: None,
    };
    let fen = session.tables().random_position(&query, seed)?;
    session.set_start(Some(&fen))?;
    session.search().new_game();
    let mut seeds = SplitMix64::new(seed);
    for moves in 1..=MOVES {
        let attack = match attacker {
            Attacker::Level(level) => {
                let skill = Some(Skill { level, seed: seeds.next_u64() });
                let limits = Limits { skill, ..Limits::nodes(NODES) };
                session.search().think(&limits, &mut Unwatched).best
            }
            Attacker::Careless => {
                let all = session.tables().probe().moves;
                let is_random = seeds.next_u64().is_multiple_of(CARELESS);
                let index = if is_random { seeds.below(all.len()) } else { 0 };
                all.into_iter().nth(index).map(|probed| probed.info)
            }
        };
        let defend = Limits { stubborn_defence, ..Limits::nodes(NODES) };
        for m in [attack, None] {
            let m = m.or_else(|| session.search().think(&defend, &mut Unwatched).best);
            let Some(m) = m else { return Ok(None) };
            session.play(&m.uci, Style::Uci)?;
            if let Some(result) = session.view().result() {
                let loser = session.view().side_to_move();
                return Ok((result.outcome == Outcome::Loss && loser == Side::Second).then_some(moves));
            }
        }
    }
    Ok(None)
}
