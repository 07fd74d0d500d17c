//! The core's values in the protocol's words.

#[cfg(feature = "tables")]
mod tables;

use crate::protocol::{
    BoardPiece, CastlingMove, ErrorFact, ErrorName, FactDetails, FinalResult, Game, MatingMaterial,
    MoveStyle, NotatedMove, NoticeFact, OddsStart, RequestError, SearchReport, SearchScore, SideName,
    TerminationName, View,
};
use session::{
    CastlingInfo, Details, Error, ErrorKind, GameResult, GameView, MoveInfo, Notice, Odds, PlacedPiece,
    Reason, Report, Score, ScoreKind, Side, Style, Termination,
};

impl From<Side> for SideName {
    fn from(side: Side) -> SideName {
        match side {
            Side::First => SideName::First,
            Side::Second => SideName::Second,
        }
    }
}

#[cfg(feature = "tables")]
impl From<SideName> for Side {
    fn from(side: SideName) -> Side {
        match side {
            SideName::First => Side::First,
            SideName::Second => Side::Second,
        }
    }
}

impl From<Termination> for TerminationName {
    fn from(termination: Termination) -> TerminationName {
        match termination {
            Termination::Checkmate => TerminationName::Checkmate,
            Termination::Stalemate => TerminationName::Stalemate,
            Termination::Repetition(_) => TerminationName::Repetition,
            Termination::MoveLimit(_) => TerminationName::MoveLimit,
            Termination::InsufficientMaterial => TerminationName::InsufficientMaterial,
            Termination::PerpetualCheck => TerminationName::PerpetualCheck,
            Termination::PerpetualChase => TerminationName::PerpetualChase,
        }
    }
}

impl From<MoveInfo> for NotatedMove {
    fn from(info: MoveInfo) -> NotatedMove {
        let MoveInfo { uci, from, to, castling, captured, promotion, text } = info;
        let castling =
            castling.map(|CastlingInfo { king_to, rook_from }| CastlingMove { king_to, rook_from });
        NotatedMove { uci, from, to, castling, captured: captured.map(BoardPiece::from), promotion, text }
    }
}

impl From<PlacedPiece> for BoardPiece {
    fn from(placed: PlacedPiece) -> BoardPiece {
        BoardPiece { square: placed.square, side: placed.side.into(), kind: placed.kind }
    }
}

#[cfg(feature = "tables")]
impl From<BoardPiece> for PlacedPiece {
    fn from(piece: BoardPiece) -> PlacedPiece {
        PlacedPiece { square: piece.square, side: piece.side.into(), kind: piece.kind }
    }
}

impl From<Score> for SearchScore {
    fn from(score: Score) -> SearchScore {
        match score.kind() {
            ScoreKind::WinIn(plies) => SearchScore::MateIn { moves: plies.div_ceil(2) },
            ScoreKind::LossIn(plies) => SearchScore::MatedIn { moves: plies.div_ceil(2) },
            ScoreKind::Centipawns(value) => SearchScore::Centipawns { value },
        }
    }
}

impl From<&Odds> for OddsStart {
    fn from(odds: &Odds) -> OddsStart {
        OddsStart {
            name: odds.name.to_owned(),
            first_gives: odds.given_by[Side::First].to_owned(),
            second_gives: odds.given_by[Side::Second].to_owned(),
        }
    }
}

impl From<Error> for RequestError {
    fn from(error: Error) -> RequestError {
        let mut facts = vec![error_fact(error.kind, error.details)];
        facts.extend(error.others.into_iter().map(|other| error_fact(other.kind, other.details)));
        RequestError { kind: ErrorName(error.kind), facts }
    }
}

fn error_fact(kind: ErrorKind, details: Box<Details>) -> ErrorFact {
    let name = details.reason.map_or(kind.name(), Reason::name);
    ErrorFact { kind: name.to_owned(), details: details.into() }
}

impl From<Notice> for NoticeFact {
    fn from(notice: Notice) -> NoticeFact {
        NoticeFact { kind: notice.kind.name().to_owned(), details: notice.details.into() }
    }
}

impl From<Box<Details>> for FactDetails {
    fn from(details: Box<Details>) -> FactDetails {
        let Details { reason: _, text, side, piece, squares, rank, count, limit } = *details;
        FactDetails { text, side: side.map(SideName::from), piece, squares, rank, count, limit }
    }
}

impl From<&Report<MoveInfo>> for SearchReport {
    fn from(report: &Report<MoveInfo>) -> SearchReport {
        SearchReport {
            depth: report.depth,
            seldepth: report.seldepth,
            nodes: report.nodes as f64,
            nps: report.nps() as f64,
            millis: report.time_ms as f64,
            hashfull: report.hashfull,
            tbhits: report.tbhits as f64,
            rank: report.rank as u16,
            score: report.score.into(),
            pv: report.pv.iter().cloned().map(NotatedMove::from).collect(),
        }
    }
}

/// `None` for the usual style of the game.
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

/// A position; `game` is what the page asked with: its start and its moves are written anew.
pub(crate) fn view(position: &dyn GameView, game: Game) -> View {
    let (files, ranks) = position.board_size();
    let (start_to_move, start_move_number) = position.start_turn();
    let history: Vec<NotatedMove> = position.history().into_iter().map(NotatedMove::from).collect();
    View {
        game: Game {
            start: game.start.map(|_| position.start_fen()),
            moves: history.iter().map(|m| m.uci.clone()).collect(),
            ..game
        },
        fen: position.fen(),
        files,
        ranks,
        pieces: position.pieces().into_iter().map(BoardPiece::from).collect(),
        to_move: position.side_to_move().into(),
        start_to_move: start_to_move.into(),
        start_move_number,
        check: position.checked_square(),
        moves: position.legal_moves().into_iter().map(NotatedMove::from).collect(),
        history,
        result: position.result().map(|result| final_result(result, position)),
        mating_material: MatingMaterial {
            first: position.has_mating_material(Side::First),
            second: position.has_mating_material(Side::Second),
        },
    }
}

fn final_result(result: GameResult, position: &dyn GameView) -> FinalResult {
    FinalResult {
        winner: result.outcome.winner(position.side_to_move()).map(SideName::from),
        termination: result.termination.into(),
        description: result.termination.to_string(),
        explanation: position.explanation(),
    }
}
