use super::clock::{Clocks, Limit};
use super::player::{Choice, Player, Silence};
use game::{Error, GameResult, Outcome, PerSide, Side, Style};
use session::{GameId, Session, open};
use std::time::Duration;

/// With adjudication: both engines agree on this many centipawns for so many moves each.
const WON: i32 = 900;
const WON_PLIES: u32 = 8;
/// Or on no more than this many, late in the game.
const DRAWN: i32 = 12;
const DRAWN_PLIES: u32 = 16;
const DRAWN_FROM: usize = 70;
/// The longest game, in plies; it counts as drawn.
const LONGEST: usize = 600;

/// Plays games by our rules and says who won.
pub(super) struct Referee {
    session: Box<dyn Session>,
    /// Of the first and of the second engine.
    limits: [Limit; 2],
    margin: u64,
    adjudicates: bool,
}

/// What an engine did that no rule of the game allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Misdeed {
    Crash,
    IllegalMove,
    TimeLoss,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GameRecord {
    pub(super) start_fen: String,
    /// Moves in coordinates, and as players write them.
    pub(super) moves: Vec<String>,
    pub(super) notation: Vec<String>,
    /// Side to move at the start and the full-move number there.
    pub(super) start: (Side, u16),
    /// The first engine's side.
    pub(super) first: Side,
    /// Seen by the first engine.
    pub(super) outcome: Outcome,
    pub(super) reason: String,
    /// By engine: the first, the second.
    pub(super) misdeed: [Option<Misdeed>; 2],
}

impl Referee {
    pub(super) fn new(game: GameId, limits: [Limit; 2], margin: u64, adjudicates: bool) -> Referee {
        let mut session = open(game);
        session.search().set_hash(1);
        session.set_style(Some(if game == GameId::Chess { Style::San } else { Style::Uci }));
        Referee { session, limits, margin, adjudicates }
    }

    /// Plays one game; `first` is the side of the first engine.
    ///
    /// # Errors
    /// A bad opening, or an engine that does not start again after a crash.
    pub(super) fn play(
        &mut self,
        players: &mut [Player; 2],
        first: Side,
        opening: &str,
    ) -> Result<GameRecord, Error> {
        self.session.set_start(Some(opening))?;
        for player in players.iter_mut() {
            if player.new_game().is_err() {
                player.restart()?;
            }
        }
        let start_fen = self.session.view().start_fen();
        let [one, two] = self.limits;
        let limits = PerSide(if first == Side::First { [one, two] } else { [two, one] });
        let mut clocks = Clocks::new(limits, self.margin);
        let mut judge = Judge::default();
        let mut moves: Vec<String> = Vec::new();
        let mut misdeed = [None; 2];
        let (winner, reason) = loop {
            let side = self.session.view().side_to_move();
            if let Some(result) = judge.result(self.session.view().result(), side, moves.len()) {
                break result;
            }
            let mover = usize::from(side != first);
            let asked = players[mover].choose(&start_fen, &moves, &clocks.go(side), clocks.patience(side));
            let broken = match asked {
                Err(Silence::Crash) => Some(Misdeed::Crash),
                Err(Silence::Timeout) => Some(Misdeed::TimeLoss),
                Ok(Choice { text, score, elapsed }) => match self.accept(&text, side, elapsed, &mut clocks) {
                    Err(misdeed) => Some(misdeed),
                    Ok(()) => {
                        moves.push(text);
                        if self.adjudicates {
                            judge.note(side, score);
                        }
                        None
                    }
                },
            };
            if let Some(broken) = broken {
                misdeed[mover] = Some(broken);
                players[mover].restart()?;
                break (Some(!side), broken.reason().to_owned());
            }
        };
        let outcome = Outcome::of(first, winner);
        let notation = self.session.view().history().into_iter().map(|m| m.text).collect();
        let start = self.session.view().start_turn();
        Ok(GameRecord { start_fen, moves, notation, start, first, outcome, reason, misdeed })
    }

    /// Plays a move if it is legal and in time. Only coordinates count: engines write nothing else.
    fn accept(
        &mut self,
        text: &str,
        side: Side,
        elapsed: Duration,
        clocks: &mut Clocks,
    ) -> Result<(), Misdeed> {
        if !clocks.spend(side, elapsed) {
            return Err(Misdeed::TimeLoss);
        }
        let is_legal = self.session.view().legal_moves().iter().any(|m| m.uci == text);
        if !is_legal || self.session.play(text, Style::Uci).is_err() {
            return Err(Misdeed::IllegalMove);
        }
        Ok(())
    }
}

impl Misdeed {
    fn reason(self) -> &'static str {
        match self {
            Misdeed::Crash => "crash",
            Misdeed::IllegalMove => "illegal move",
            Misdeed::TimeLoss => "time",
        }
    }
}

/// Ends games: by their rules, early where both engines think that they are over, and when they are too long.
#[derive(Debug, Default)]
pub(crate) struct Judge {
    /// Plies in a row that the first side is won (positive) or lost.
    won: i32,
    drawn: u32,
    seen: PerSide<bool>,
}

impl Judge {
    pub(crate) fn note(&mut self, side: Side, score: Option<i32>) {
        self.seen[side] = score.is_some();
        let score = score.unwrap_or(0) * if side == Side::First { 1 } else { -1 };
        self.won = match score {
            WON.. => self.won.max(0) + 1,
            _ if score <= -WON => self.won.min(0) - 1,
            _ => 0,
        };
        self.drawn = if score.abs() <= DRAWN { self.drawn + 1 } else { 0 };
    }

    /// Winner, and why, of a game that is over after so many plies; `None` to play on. `ending` is what the rules say.
    pub(crate) fn result(
        &self,
        ending: Option<GameResult>,
        to_move: Side,
        plies: usize,
    ) -> Option<(Option<Side>, String)> {
        if let Some(ending) = ending {
            Some((ending.outcome.winner(to_move), ending.termination.to_string()))
        } else if let Some(winner) = self.verdict(plies) {
            Some((winner, "adjudication".to_owned()))
        } else {
            (plies >= LONGEST).then(|| (None, "length".to_owned()))
        }
    }

    /// The winner if there is one; `None` to play on.
    fn verdict(&self, plies: usize) -> Option<Option<Side>> {
        if self.seen.0 != [true; 2] {
            None
        } else if self.won.unsigned_abs() >= WON_PLIES {
            Some(Some(if self.won > 0 { Side::First } else { Side::Second }))
        } else if self.drawn >= DRAWN_PLIES && plies >= DRAWN_FROM {
            Some(None)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_given_up_only_when_both_agree() {
        let mut judge = Judge::default();
        for _ in 0..8 {
            judge.note(Side::First, Some(1_000));
            judge.note(Side::Second, Some(-100));
        }
        assert_eq!(judge.verdict(100), None);
        for _ in 0..4 {
            judge.note(Side::First, Some(1_000));
            judge.note(Side::Second, Some(-1_000));
        }
        assert_eq!(judge.verdict(100), Some(Some(Side::First)));
        for _ in 0..8 {
            judge.note(Side::First, Some(-5));
            judge.note(Side::Second, Some(0));
        }
        assert_eq!(judge.verdict(60), None);
        assert_eq!(judge.verdict(70), Some(None));
    }
}
