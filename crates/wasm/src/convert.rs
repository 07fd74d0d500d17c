//! The core's values in the protocol's words.

#[cfg(feature = "tables")]
mod tables;

use crate::protocol::{
    Game, GameEnd, GameName, GameReply, HandicapStart, MoveStyle, MoveText, PlacedMan, Player, ReplayedMove,
    Reply, ScoreText, ThinkReport, View,
};
use session::{
    Error, GameResult, MoveInfo, Odds, PlacedPiece, Report, Score, ScoreKind, Session, Side, Style,
    Termination,
};

impl GameName {
    pub(crate) fn name(self) -> &'static str {
        match self {
            GameName::Chess => "chess",
            GameName::Xiangqi => "xiangqi",
        }
    }
}

impl From<Side> for Player {
    fn from(side: Side) -> Player {
        match side {
            Side::First => Player::First,
            Side::Second => Player::Second,
        }
    }
}

impl From<Player> for Side {
    fn from(player: Player) -> Side {
        match player {
            Player::First => Side::First,
            Player::Second => Side::Second,
        }
    }
}

impl From<MoveInfo> for MoveText {
    fn from(info: MoveInfo) -> MoveText {
        MoveText { uci: info.uci, from: info.from, to: info.to, promotion: info.promotion, text: info.text }
    }
}

impl From<(MoveInfo, String)> for ReplayedMove {
    fn from((played, fen): (MoveInfo, String)) -> ReplayedMove {
        ReplayedMove { move_text: played.into(), fen }
    }
}

impl From<PlacedPiece> for PlacedMan {
    fn from(placed: PlacedPiece) -> PlacedMan {
        PlacedMan { square: placed.square, side: placed.side.into(), kind: placed.kind }
    }
}

impl From<PlacedMan> for PlacedPiece {
    fn from(piece: PlacedMan) -> PlacedPiece {
        PlacedPiece { square: piece.square, side: piece.side.into(), kind: piece.kind }
    }
}

impl From<Score> for ScoreText {
    fn from(score: Score) -> ScoreText {
        match score.kind() {
            ScoreKind::WinIn(plies) => ScoreText::MateIn { moves: plies.div_ceil(2) },
            ScoreKind::LossIn(plies) => ScoreText::MatedIn { moves: plies.div_ceil(2) },
            ScoreKind::Centipawns(value) => ScoreText::Centipawns { value },
        }
    }
}

impl From<&Odds> for HandicapStart {
    fn from(handicap: &Odds) -> HandicapStart {
        HandicapStart {
            name: handicap.name.to_owned(),
            first_gives: handicap.given_by[Side::First].to_owned(),
            second_gives: handicap.given_by[Side::Second].to_owned(),
        }
    }
}

impl From<Error> for Reply {
    fn from(fault: Error) -> Reply {
        GameReply::Fault { kind: fault.kind.name().to_owned(), message: fault.message }.into()
    }
}

pub(crate) fn style(style: MoveStyle) -> Option<Style> {
    match style {
        MoveStyle::Usual => None,
        MoveStyle::Uci => Some(Style::Uci),
        MoveStyle::San => Some(Style::San),
        MoveStyle::Iccs => Some(Style::Iccs),
        MoveStyle::Wxf => Some(Style::Wxf),
        MoveStyle::ZhHans => Some(Style::ZhHans),
        MoveStyle::ZhHant => Some(Style::ZhHant),
    }
}

pub(crate) fn think_report(report: &Report<MoveInfo>) -> ThinkReport {
    ThinkReport {
        depth: report.depth,
        seldepth: report.seldepth,
        nodes: report.nodes as f64,
        nps: report.nps() as f64,
        millis: report.time_ms as f64,
        hashfull: report.hashfull,
        tbhits: report.tbhits as f64,
        rank: report.rank as u16,
        score: report.score.into(),
        pv: report.pv.iter().cloned().map(MoveText::from).collect(),
    }
}

/// The session's position; `game` is what the page asked with, moves are written out again.
pub(crate) fn view(session: &dyn Session, game: Game) -> View {
    let (files, ranks) = session.view().board_size();
    let (start_to_move, start_move_number) = session.view().start_turn();
    let history: Vec<MoveText> = session.view().history().into_iter().map(MoveText::from).collect();
    View {
        game: Game { moves: history.iter().map(|m| m.uci.clone()).collect(), ..game },
        fen: session.view().fen(),
        files,
        ranks,
        men: session.view().pieces().into_iter().map(PlacedMan::from).collect(),
        to_move: session.view().side_to_move().into(),
        start_to_move: start_to_move.into(),
        start_move_number,
        check: session.view().checked_square(),
        moves: session.view().legal_moves().into_iter().map(MoveText::from).collect(),
        history,
        end: session.view().result().map(|ending| game_end(ending, session)),
        may_win: Side::BOTH
            .into_iter()
            .filter(|&side| session.view().has_mating_material(side))
            .map(Player::from)
            .collect(),
    }
}

fn game_end(ending: GameResult, session: &dyn Session) -> GameEnd {
    let rule = match ending.termination {
        Termination::Checkmate => "checkmate",
        Termination::Stalemate => "stalemate",
        Termination::Repetition(_) => "repetition",
        Termination::MoveLimit(_) => "moveLimit",
        Termination::InsufficientMaterial => "insufficientMaterial",
        Termination::PerpetualCheck => "perpetualCheck",
        Termination::PerpetualChase => "perpetualChase",
    };
    GameEnd {
        winner: ending.outcome.winner(session.view().side_to_move()).map(Player::from),
        rule: rule.to_owned(),
        words: ending.termination.to_string(),
        explanation: session.view().explanation(),
    }
}
