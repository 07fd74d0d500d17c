#[cfg(not(feature = "tables"))]
use crate::Endings;
#[cfg(feature = "tables")]
use crate::hands::Shared;
use crate::{GameId, MoveInfo, Placed, Session};
#[cfg(feature = "tables")]
use game::Oracle;
use game::{Endgame, Ending, Fault, Handicap, Line, Man, Notation, Side, Style, Tactics, echo};
use search::{Answer, Control, Crew, Limits, Player, Report};
#[cfg(feature = "tables")]
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
    pub(crate) crew: Option<Arc<dyn Crew>>,
}

impl<P: Notation + Tactics + Endgame> Desk<P> {
    pub(crate) fn new(id: GameId, engine: Box<dyn Player<P>>) -> Self {
        Desk {
            id,
            style: P::STYLES[0],
            line: Line::new(P::start()),
            engine,
            #[cfg(feature = "tables")]
            tables: TableSet::new(),
            #[cfg(feature = "tables")]
            crew: None,
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

    fn set_start(&mut self, fen: Option<&str>) -> Result<Vec<String>, Fault> {
        let (position, notices) = match fen {
            Some(text) => P::read_fen(text).map(|fen| (fen.position, fen.notices))?,
            None => (P::start(), Vec::new()),
        };
        self.line = Line::new(position);
        Ok(notices)
    }

    fn play(&mut self, text: &str, style: Style) -> Result<(), Fault> {
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
        (start.side_to_move(), start.move_number())
    }

    fn side_to_move(&self) -> Side {
        self.line.current().side_to_move()
    }

    fn men(&self) -> Vec<Placed> {
        let kinds = P::KINDS.as_bytes();
        let place = |(man, square): (Man, u8)| Placed {
            square: P::square_name(square),
            side: man.side,
            kind: char::from(kinds[usize::from(man.kind)]),
        };
        self.line.current().men().into_iter().map(place).collect()
    }

    fn checked_square(&self) -> Option<String> {
        let position = self.line.current();
        position.is_check().then(|| P::square_name(position.royal_square()))
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

    fn ending(&self) -> Option<Ending> {
        self.line.ending()
    }

    fn may_win(&self, side: Side) -> bool {
        self.line.current().may_win(side)
    }

    fn explanation(&self) -> Option<String> {
        P::explain_cycle(self.line.judged_cycle()?, self.style)
    }

    fn handicaps(&self) -> &'static [Handicap] {
        P::HANDICAPS
    }

    fn think(&mut self, limits: &Limits<String>, control: &mut dyn Control<MoveInfo>) -> Answer<MoveInfo> {
        let root = self.line.current().clone();
        let style = self.style;
        let limits =
            limits.with_moves(limits.search_moves.iter().filter_map(|m| root.read_move(m).ok()).collect());
        let mut describing = Describing { root: root.clone(), style, listener: control };
        #[cfg(feature = "tables")]
        let oracle: Option<&dyn Oracle<P>> = Some(&self.tables);
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

    fn set_crew(&mut self, crew: Option<Box<dyn Crew>>) {
        #[cfg(feature = "tables")]
        let crew = {
            self.crew = crew.map(Arc::from);
            self.crew.clone().map(|crew| Box::new(Shared(crew)) as Box<dyn Crew>)
        };
        self.engine.set_crew(crew);
    }

    #[cfg(feature = "perft")]
    fn divide(&self, depth: u32) -> Vec<(MoveInfo, u64)> {
        let position = self.line.current();
        game::divide(position, depth)
            .into_iter()
            .map(|(m, nodes)| (describe(position, m, self.style), nodes))
            .collect()
    }

    fn read_fen(&self, text: &str) -> Result<(String, Vec<String>), Fault> {
        P::read_fen(text).map(|fen| (fen.position.to_string(), fen.notices))
    }

    fn compose(&self, men: &[Placed], to_move: Side) -> Result<String, Fault> {
        let men: Vec<(Man, u8)> = men.iter().map(place::<P>).collect::<Result<_, _>>()?;
        P::from_men(&men, to_move).map(|position| position.to_string())
    }
}

/// The man and square of a named placement.
fn place<P: Endgame>(placed: &Placed) -> Result<(Man, u8), Fault> {
    let square = P::square_named(&placed.square)
        .ok_or_else(|| Fault::new("SQUARE", format!("the board has no square {}", echo(&placed.square))))?;
    let kind = P::KINDS.find(placed.kind).ok_or_else(|| {
        let kind = echo(placed.kind.encode_utf8(&mut [0; 4]));
        Fault::new("MAN", format!("no man is called {kind}; known: {}", P::KINDS))
    })?;
    Ok((Man { side: placed.side, kind: kind as u8 }, square))
}
