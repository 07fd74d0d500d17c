//! The core's values in the protocol's words.

use crate::protocol::{
    EndingCensus, Exploration, ExploredMove, FilePart, Game, GameEnd, GameName, GameResult, HandicapStart,
    HeatSquare, MaterialFacts, MoveStyle, MoveText, PlacedMan, Player, ReplayedMove, Reply, ScoreText,
    SideCensus, ThinkReport, Value, View,
};
use session::{
    Census, Distance, Ending, Fault, GameId, Handicap, MaterialInfo, MoveInfo, Outcome, PerSide, Placed,
    Progress, Reason, Report, Score, ScoreKind, Session, Side, Style, TablePart,
};

impl From<GameName> for GameId {
    fn from(name: GameName) -> GameId {
        match name {
            GameName::Chess => GameId::Chess,
            GameName::Xiangqi => GameId::Xiangqi,
        }
    }
}

impl From<TablePart> for FilePart {
    fn from(part: TablePart) -> FilePart {
        let TablePart { material, bytes } = part;
        FilePart { material, start: bytes.start as f64, end: bytes.end as f64 }
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

impl From<Placed> for PlacedMan {
    fn from(placed: Placed) -> PlacedMan {
        PlacedMan { square: placed.square, side: placed.side.into(), kind: placed.kind }
    }
}

impl From<PlacedMan> for Placed {
    fn from(man: PlacedMan) -> Placed {
        Placed { square: man.square, side: man.side.into(), kind: man.kind }
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

impl From<Distance> for Value {
    fn from(distance: Distance) -> Value {
        match distance {
            Distance::Win(plies) => Value::Win { plies, moves: plies.div_ceil(2) },
            Distance::Draw => Value::Draw,
            Distance::Loss(plies) => Value::Loss { plies, moves: plies.div_ceil(2) },
        }
    }
}

impl From<session::Exploration> for Exploration {
    fn from(exploration: session::Exploration) -> Exploration {
        let moves = exploration
            .moves
            .into_iter()
            .map(|explored| ExploredMove {
                move_text: explored.info.into(),
                value: explored.value.map(Value::from),
            })
            .collect();
        Exploration {
            material: exploration.material,
            strong: exploration.strong.into(),
            value: exploration.value.map(Value::from),
            moves,
        }
    }
}

impl From<session::HeatSquare> for HeatSquare {
    fn from(spot: session::HeatSquare) -> HeatSquare {
        HeatSquare { square: spot.square, value: spot.value.map(Value::from) }
    }
}

impl From<MaterialInfo> for MaterialFacts {
    fn from(info: MaterialInfo) -> MaterialFacts {
        MaterialFacts {
            name: info.name,
            smaller: info.smaller,
            memory: info.memory.map(|bytes| bytes as f64),
        }
    }
}

impl From<PerSide<Census>> for EndingCensus {
    fn from(census: PerSide<Census>) -> EndingCensus {
        EndingCensus { strong: (&census[Side::First]).into(), weak: (&census[Side::Second]).into() }
    }
}

impl From<&Census> for SideCensus {
    fn from(census: &Census) -> SideCensus {
        // Wins take an odd number of plies, losses an even one.
        let every_other = |first: usize| {
            census.by_plies.iter().skip(first).step_by(2).map(|&count| count as f64).collect::<Vec<_>>()
        };
        SideCensus { wins: every_other(1), draws: census.draws as f64, losses: every_other(0) }
    }
}

impl From<Progress> for Reply {
    fn from(progress: Progress) -> Reply {
        Reply::Solving { plies: progress.plies, decided: progress.decided as f64 }
    }
}

impl From<GameResult> for Outcome {
    fn from(result: GameResult) -> Outcome {
        match result {
            GameResult::Win => Outcome::Win,
            GameResult::Draw => Outcome::Draw,
            GameResult::Loss => Outcome::Loss,
        }
    }
}

impl From<&Handicap> for HandicapStart {
    fn from(handicap: &Handicap) -> HandicapStart {
        HandicapStart {
            name: handicap.name.to_owned(),
            first_gives: handicap.given_by[Side::First].to_owned(),
            second_gives: handicap.given_by[Side::Second].to_owned(),
        }
    }
}

impl From<Fault> for Reply {
    fn from(fault: Fault) -> Reply {
        Reply::Fault { kind: fault.kind.to_owned(), message: fault.message }
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
    let (files, ranks) = session.board();
    let (start_to_move, start_move_number) = session.start_turn();
    let history: Vec<MoveText> = session.history().into_iter().map(MoveText::from).collect();
    View {
        game: Game { moves: history.iter().map(|m| m.uci.clone()).collect(), ..game },
        fen: session.fen(),
        files,
        ranks,
        men: session.men().into_iter().map(PlacedMan::from).collect(),
        to_move: session.side_to_move().into(),
        start_to_move: start_to_move.into(),
        start_move_number,
        check: session.checked_square(),
        moves: session.legal_moves().into_iter().map(MoveText::from).collect(),
        history,
        end: session.ending().map(|ending| game_end(ending, session)),
        may_win: Side::BOTH.into_iter().filter(|&side| session.may_win(side)).map(Player::from).collect(),
    }
}

fn game_end(ending: Ending, session: &dyn Session) -> GameEnd {
    let to_move = session.side_to_move();
    let winner = match ending.outcome {
        Outcome::Win => Some(to_move.into()),
        Outcome::Loss => Some((!to_move).into()),
        Outcome::Draw => None,
    };
    let rule = match ending.reason {
        Reason::Checkmate => "checkmate",
        Reason::Stalemate => "stalemate",
        Reason::Repetition(_) => "repetition",
        Reason::MoveLimit(_) => "moveLimit",
        Reason::InsufficientMaterial => "insufficientMaterial",
        Reason::PerpetualCheck => "perpetualCheck",
        Reason::PerpetualChase => "perpetualChase",
    };
    GameEnd {
        winner,
        rule: rule.to_owned(),
        words: ending.reason.to_string(),
        explanation: session.explanation(),
    }
}
