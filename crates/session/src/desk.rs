#[cfg(not(feature = "tables"))]
use crate::Endings;
use crate::{GameId, MoveInfo, Placed, Session};
#[cfg(feature = "tables")]
use game::Tablebase;
use game::{Endgame, Error, GameResult, Line, Notation, Odds, Piece, Side, Style, Tactics, echo};
use search::{Answer, Control, Limits, Player, Report, ThreadPool};
use std::sync::Arc;
#[cfg(feature = "tables")]
use tablebase::TableSet;

/// A session of any game: a line of play, an engine, endgame tables.
pub(crate) struct Desk<P: Tactics> {
    id: GameId,
    pub(crate) style: Style,
    pub(crate) line: Line<P>,
    engine: Box<dyn Player<P>>,
    #[cfg(feature = "tables")]
    pub(crate) tables: TableSet<P>,
    /// Helps the engine, and the solver of tables.
    #[cfg(feature = "tables")]
    pub(crate) threads: Option<Arc<dyn ThreadPool>>,
}

impl<P: Notation + Tactics + Endgame> Desk<P> {
    pub(crate) fn new(id: GameId, engine: Box<dyn Player<P>>) -> Self {
        Desk {
            id,
            style: P::STYLES[0],
            line: Line::new(P::startpos()),
            engine,
            #[cfg(feature = "tables")]
            tables: TableSet::new(),
            #[cfg(feature = "tables")]
            threads: None,
        }
    }
}

pub(crate) fn describe<P: Notation + Endgame>(position: &P, m: P::Move, style: Style) -> MoveInfo {
    let (from, to) = P::from_to(m);
    MoveInfo {
        uci: m.to_string(),
        from: P::square_name(from),
        to: P::square_name(to),
        promotion: P::promotion(m),
        text: position.write_move(m, style),
    }
}

/// Describes moves played one after another from `position`.
fn describe_line<P: Notation + Endgame>(position: &P, moves: &[P::Move], style: Style) -> Vec<MoveInfo> {
    let mut position = position.clone();
    let mut infos = Vec::with_capacity(moves.len());
    for &m in moves {
        infos.push(describe(&position, m, style));
        position.play(m);
    }
    infos
}

/// Passes reports on to a listener who knows moves by their description.
struct Describing<'a, P> {
    root: P,
    style: Style,
    listener: &'a mut dyn Control<MoveInfo>,
}

impl<P: Notation + Endgame> Describing<'_, P> {
    fn report_of(&self, report: &Report<P::Move>) -> Report<MoveInfo> {
        report.with_pv(describe_line(&self.root, &report.pv, self.style))
    }
}

impl<P: Notation + Endgame> Control<P::Move> for Describing<'_, P> {
    fn elapsed_ms(&mut self) -> u64 {
        self.listener.elapsed_ms()
    }

    fn spent_ms(&mut self) -> u64 {
        self.listener.spent_ms()
    }

    fn should_stop(&mut self) -> bool {
        self.listener.should_stop()
    }

    fn report(&mut self, report: &Report<P::Move>) {
        let described = self.report_of(report);
        self.listener.report(&described);
    }
}

#[cfg(not(feature = "tables"))]
impl<P: Tactics> Endings for Desk<P> {}

impl<P> Session for Desk<P>
where
    P: Notation<Move: Send + Sync> + Tactics + Endgame + Send + Sync,
{
    fn game(&self) -> GameId {
        self.id
    }

    fn board(&self) -> (u8, u8) {
        (P::FILES, P::RANKS)
    }

    fn set_start(&mut self, fen: Option<&str>) -> Result<Vec<String>, Error> {
        let (position, notices) = match fen {
            Some(text) => P::read_fen(text).map(|fen| (fen.position, fen.notices))?,
            None => (P::startpos(), Vec::new()),
        };
        self.line = Line::new(position);
        Ok(notices)
    }

    fn play(&mut self, text: &str, style: Style) -> Result<(), Error> {
        let m = self.line.current().read_move_as(text, style)?;
        self.line.play(m);
        Ok(())
    }

    fn undo(&mut self) -> bool {
        self.line.undo().is_some()
    }

    fn fen(&self) -> String {
        self.line.current().to_string()
    }

    fn start_fen(&self) -> String {
        self.line.positions()[0].to_string()
    }

    fn start_turn(&self) -> (Side, u16) {
        let start = &self.line.positions()[0];
        (start.side_to_move(), start.fullmove_number())
    }

    fn side_to_move(&self) -> Side {
        self.line.current().side_to_move()
    }

    fn pieces(&self) -> Vec<Placed> {
        let kinds = P::PIECE_LETTERS.as_bytes();
        let place = |(piece, square): (Piece, u8)| Placed {
            square: P::square_name(square),
            side: piece.side,
            kind: char::from(kinds[usize::from(piece.kind)]),
        };
        self.line.current().pieces().into_iter().map(place).collect()
    }

    fn checked_square(&self) -> Option<String> {
        let position = self.line.current();
        position.is_check().then(|| P::square_name(position.king_square()))
    }

    fn set_style(&mut self, style: Option<Style>) {
        self.style =
            style.filter(|style| *style == Style::Uci || P::STYLES.contains(style)).unwrap_or(P::STYLES[0]);
    }

    fn legal_moves(&self) -> Vec<MoveInfo> {
        let position = self.line.current();
        position.legal_moves().into_iter().map(|m| describe(position, m, self.style)).collect()
    }

    fn history(&self) -> Vec<MoveInfo> {
        let moves = self.line.moves().iter();
        moves.zip(self.line.positions()).map(|(&m, before)| describe(before, m, self.style)).collect()
    }

    fn result(&self) -> Option<GameResult> {
        self.line.result()
    }

    fn has_mating_material(&self, side: Side) -> bool {
        self.line.current().has_mating_material(side)
    }

    fn explanation(&self) -> Option<String> {
        P::explain_repetition(self.line.judged_repetition()?, self.style)
    }

    fn handicaps(&self) -> &'static [Odds] {
        P::ODDS
    }

    fn think(&mut self, limits: &Limits<String>, control: &mut dyn Control<MoveInfo>) -> Answer<MoveInfo> {
        let root = self.line.current().clone();
        let style = self.style;
        let limits =
            limits.with_moves(limits.search_moves.iter().filter_map(|m| root.read_move(m).ok()).collect());
        let mut describing = Describing { root: root.clone(), style, listener: control };
        #[cfg(feature = "tables")]
        let oracle: Option<&dyn Tablebase<P>> = Some(&self.tables);
        #[cfg(not(feature = "tables"))]
        let oracle = None;
        let answer = self.engine.think(&self.line, &limits, oracle, &mut describing);
        let reply = answer
            .best
            .zip(answer.ponder)
            .and_then(|moves| describe_line(&root, &[moves.0, moves.1], style).pop());
        Answer {
            best: answer.best.map(|m| describe(&root, m, style)),
            ponder: reply,
            lines: answer.lines.iter().map(|report| describing.report_of(report)).collect(),
            nodes: answer.nodes,
        }
    }

    fn forget(&mut self) {
        self.engine.clear();
    }

    fn set_hash(&mut self, mebibytes: usize) -> usize {
        self.engine.resize_hash(mebibytes)
    }

    fn set_threads(&mut self, threads: Option<Arc<dyn ThreadPool>>) {
        #[cfg(feature = "tables")]
        self.threads.clone_from(&threads);
        self.engine.set_threads(threads);
    }

    #[cfg(feature = "perft")]
    fn divide(&self, depth: u32) -> Vec<(MoveInfo, u64)> {
        let position = self.line.current();
        game::divide(position, depth)
            .into_iter()
            .map(|(m, nodes)| (describe(position, m, self.style), nodes))
            .collect()
    }

    fn read_fen(&self, text: &str) -> Result<(String, Vec<String>), Error> {
        P::read_fen(text).map(|fen| (fen.position.to_string(), fen.notices))
    }

    fn compose(&self, pieces: &[Placed], to_move: Side) -> Result<String, Error> {
        let pieces: Vec<(Piece, u8)> = pieces.iter().map(place::<P>).collect::<Result<_, _>>()?;
        P::from_pieces(&pieces, to_move).map(|position| position.to_string())
    }
}

/// The piece and square of a named placement.
fn place<P: Endgame>(placed: &Placed) -> Result<(Piece, u8), Error> {
    let square = P::parse_square(&placed.square)
        .ok_or_else(|| Error::new("SQUARE", format!("the board has no square {}", echo(&placed.square))))?;
    let kind = P::PIECE_LETTERS.find(placed.kind).ok_or_else(|| {
        let kind = echo(placed.kind.encode_utf8(&mut [0; 4]));
        Error::new("MAN", format!("no piece is called {kind}; known: {}", P::PIECE_LETTERS))
    })?;
    Ok((Piece { side: placed.side, kind: kind as u8 }, square))
}
