//! A search that plays a won ending, measured by the tables.

use super::Session;
use crate::NotatedMove;
use chariot_game::{Dtm, Error, Score, Style};
use chariot_search::{Control, Limits};

/// A move of the side that mates, and its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgressStep {
    /// Plies to mate before the move, with best play.
    pub before: u16,
    /// Plies to mate after the move; `None` if the win is gone.
    pub after: Option<u16>,
    /// The move.
    pub played: NotatedMove,
    /// Score of the search; `None` if it was stopped before it had one.
    pub score: Option<Score>,
    /// Principal variation of the search.
    pub pv: Vec<NotatedMove>,
    /// Nodes searched.
    pub nodes: u64,
    /// The longest defence; `None` if the game has ended or the win is gone.
    pub reply: Option<NotatedMove>,
}

/// A won position in play: a fixed-depth search against the longest defence by the tables of `judge`.
pub struct PlayOut<'a> {
    judge: &'a mut dyn Session,
    player: &'a mut dyn Session,
    depth: u16,
}

impl<'a> PlayOut<'a> {
    /// Starts from a FEN in which the side to move wins. `player` searches, without tables or with its own, and
    /// forgets what it learned from other games.
    ///
    /// # Errors
    /// An invalid FEN.
    pub fn new(
        judge: &'a mut dyn Session,
        player: &'a mut dyn Session,
        fen: &str,
        depth: u16,
    ) -> Result<PlayOut<'a>, Error> {
        judge.set_start(Some(fen))?;
        player.set_start(Some(fen))?;
        player.search().new_game();
        Ok(PlayOut { judge, player, depth })
    }

    /// Searches a move, plays it, and then plays the defence. `None` once the game has ended, the win is gone or the
    /// judge lacks the table.
    ///
    /// # Errors
    /// None, as long as both sessions play the same game.
    pub fn step(&mut self, control: &mut dyn Control<NotatedMove>) -> Result<Option<ProgressStep>, Error> {
        let Some(Dtm::Win(before)) = self.judge.tables().probe().dtm else { return Ok(None) };
        if self.judge.view().result().is_some() {
            return Ok(None);
        }
        let found = self.player.search().think(&Limits::depth(self.depth), control);
        let Some(played) = found.best else { return Ok(None) };
        self.play(&played)?;
        let probe = self.judge.tables().probe();
        let after = match probe.dtm {
            Some(Dtm::Loss(plies)) => Some(plies),
            _ => None,
        };
        let goes_on = after.is_some() && self.judge.view().result().is_none();
        let reply = probe.moves.into_iter().next().map(|probed| probed.info).filter(|_| goes_on);
        if let Some(reply) = &reply {
            self.play(reply)?;
        }
        let (score, pv) = found.lines.into_iter().next().map(|line| (line.score, line.pv)).unzip();
        let pv = pv.unwrap_or_default();
        Ok(Some(ProgressStep { before, after, played, score, pv, nodes: found.nodes, reply }))
    }

    fn play(&mut self, m: &NotatedMove) -> Result<(), Error> {
        self.judge.play(&m.uci, Style::Uci)?;
        self.player.play(&m.uci, Style::Uci)
    }
}
