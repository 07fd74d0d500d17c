use crate::endings::{self, parse_material};
use crate::{
    Census, Exploration, GameId, HeatSquare, MaterialInfo, MoveInfo, Placed, Session, TablePart, Wanted,
};
use game::{
    Endgame, Ending, Fault, Handicap, Line, Man, Notation, Oracle, PerSide, Side, Style, Tactics, divide,
};
use search::{Answer, Control, Crew, Limits, Player, Report, Unwatched};
use tablebase::{Material, Progress, Serial, SolveError, Table, TableError, TableSet, solve};

/// A session of any game: a line of play, an engine, endgame tables.
pub(crate) struct Desk<P: Tactics> {
    id: GameId,
    bench: &'static [&'static str],
    style: Style,
    line: Line<P>,
    engine: Box<dyn Player<P>>,
    tables: TableSet<P>,
}

impl<P: Notation + Tactics + Endgame> Desk<P> {
    pub(crate) fn new(id: GameId, engine: Box<dyn Player<P>>, bench: &'static [&'static str]) -> Self {
        Desk { id, bench, style: P::STYLES[0], line: Line::new(P::start()), engine, tables: TableSet::new() }
    }

    /// Solves an ending after those it leads into, as far as they are not known.
    fn solve_with_captures(
        &mut self,
        material: &Material,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<(), SolveError> {
        const ROYALS_ALONE: usize = 2;
        if material.count() == ROYALS_ALONE || self.tables.table(material).is_some() {
            return Ok(());
        }
        for smaller in material.successors::<P>() {
            self.solve_with_captures(&smaller, progress)?;
        }
        let table = solve(material, &self.tables, &Serial, progress)?;
        self.tables.insert(table);
        Ok(())
    }
}

fn table_fault(error: TableError) -> Fault {
    Fault::new("TABLE", error.to_string())
}

fn describe<P: Notation + Endgame>(position: &P, m: P::Move, style: Style) -> MoveInfo {
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
        let answer = self.engine.think(&self.line, &limits, Some(&self.tables), &mut describing);
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
        self.engine.set_crew(crew);
    }

    fn bench(&mut self, depth: u16) -> u64 {
        self.engine.clear();
        let positions = self.bench.iter().filter_map(|fen| P::read_fen(fen).ok());
        positions
            .map(|fen| {
                let line = Line::new(fen.position);
                self.engine.think(&line, &Limits::depth(depth), None, &mut Unwatched).nodes
            })
            .sum()
    }

    fn divide(&self, depth: u32) -> Vec<(MoveInfo, u64)> {
        let position = self.line.current();
        divide(position, depth)
            .into_iter()
            .map(|(m, nodes)| (describe(position, m, self.style), nodes))
            .collect()
    }

    fn add_table(&mut self, bytes: &[u8]) -> Result<String, Fault> {
        let table = Table::<P>::parse(bytes).map_err(table_fault)?;
        let name = table.material().name().to_owned();
        self.tables.insert(table);
        Ok(name)
    }

    fn begin_table(&mut self, start: &[u8]) -> Result<String, Fault> {
        let table = Table::<P>::parse_start(start).map_err(table_fault)?;
        let name = table.material().name().to_owned();
        self.tables.insert(table);
        Ok(name)
    }

    fn missing_parts(&self) -> Vec<TablePart> {
        endings::missing_parts(self.line.current(), &self.tables)
    }

    fn add_part(&mut self, material: &str, start: usize, bytes: &[u8]) -> Result<(), Fault> {
        let material = parse_material::<P>(material)?;
        let absent = || Fault::new("TABLE", format!("the table of {material} was not begun"));
        let table = self.tables.table_mut(&material).ok_or_else(absent)?;
        table.add_block(start, bytes).map_err(table_fault)
    }

    fn solve_table(&mut self, material: &str, progress: &mut dyn FnMut(Progress)) -> Result<String, Fault> {
        let material = parse_material::<P>(material)?;
        let solved = self.solve_with_captures(&material, progress);
        solved.map_err(|error| Fault::new("MATERIAL", error.to_string()))?;
        Ok(material.name().to_owned())
    }

    fn material(&self, name: &str) -> Result<MaterialInfo, Fault> {
        Ok(endings::info::<P>(&parse_material::<P>(name)?))
    }

    fn drop_tables(&mut self) {
        self.tables = TableSet::new();
    }

    fn explore(&self) -> Exploration {
        let position = self.line.current();
        let (material, strong) = endings::material_of(position).unzip();
        Exploration {
            material: material.map(|material| material.name().to_owned()),
            strong: strong.unwrap_or(Side::First),
            value: self.tables.probe(position),
            moves: endings::values(position, &self.tables, &|m| describe(position, m, self.style)),
        }
    }

    fn heat(&self, square: &str) -> Vec<HeatSquare> {
        let square = P::square_named(square);
        square.map(|from| endings::heat(self.line.current(), from, &self.tables)).unwrap_or_default()
    }

    fn census(&self, material: &str) -> Option<PerSide<Census>> {
        endings::census(&parse_material::<P>(material).ok()?, &self.tables)
    }

    fn read_fen(&self, text: &str) -> Result<(String, Vec<String>), Fault> {
        P::read_fen(text).map(|fen| (fen.position.to_string(), fen.notices))
    }

    fn compose(&self, men: &[Placed], to_move: Side) -> Result<String, Fault> {
        let men: Vec<(Man, u8)> = men.iter().map(place::<P>).collect::<Result<_, _>>()?;
        P::from_men(&men, to_move).map(|position| position.to_string())
    }

    fn random_position(&self, wanted: &Wanted, seed: u64) -> Result<String, Fault> {
        endings::random_position(wanted, &self.tables, seed).map(|position| position.to_string())
    }
}

/// The man and square of a named placement.
fn place<P: Endgame>(placed: &Placed) -> Result<(Man, u8), Fault> {
    let square = P::square_named(&placed.square)
        .ok_or_else(|| Fault::new("SQUARE", format!("the board has no square {:?}", placed.square)))?;
    let kind = P::KINDS.find(placed.kind).ok_or_else(|| {
        Fault::new("MAN", format!("no man is called {:?}; known: {}", placed.kind, P::KINDS))
    })?;
    Ok((Man { side: placed.side, kind: kind as u8 }, square))
}
