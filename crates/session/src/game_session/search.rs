use super::GameSession;
#[cfg(feature = "tables")]
use super::unpacking;
use super::view::describe_move;
use crate::{MoveInfo, Searcher};
#[cfg(feature = "hash-probe")]
use ::{game::Error, search::HashEntry};
use game::{Endgame, NetworkError, Notation, Style, Tablebase};
use games::GamePosition;
use search::{Control, Limits, Report, SearchResult, ThreadPool};
use std::sync::Arc;
#[cfg(feature = "tables")]
use tablebase::TableSet;

impl<P: GamePosition> Searcher for GameSession<P> {
    fn think(
        &mut self,
        limits: &Limits<String>,
        control: &mut dyn Control<MoveInfo>,
    ) -> SearchResult<MoveInfo> {
        let root = self.line.current().clone();
        let style = self.style;
        let search_moves = limits.search_moves.iter().filter_map(|text| root.read_move(text).ok());
        let limits = limits.with_moves(search_moves.collect());
        #[cfg(feature = "tables")]
        if limits.skill.is_none() {
            unpacking::unpack_for_root(&self.tables, &root, &limits, control);
        }
        #[cfg(feature = "tables")]
        let unpacked = self.tables.unpacked();
        let mut control = DescribingControl {
            root: root.clone(),
            style,
            control,
            #[cfg(feature = "tables")]
            tables: &self.tables,
        };
        #[cfg(feature = "tables")]
        let tables: Option<&dyn Tablebase<P>> = Some(&unpacked);
        #[cfg(not(feature = "tables"))]
        let tables: Option<&dyn Tablebase<P>> = None;
        let answer = self.engine.search(&self.line, &limits, tables, &mut control);
        let ponder = answer.best.zip(answer.ponder);
        SearchResult {
            best: answer.best.map(|m| describe_move(&root, m, style)),
            ponder: ponder.and_then(|(best, reply)| describe_line(&root, &[best, reply], style).pop()),
            lines: answer.lines.iter().map(|report| control.described(report)).collect(),
            nodes: answer.nodes,
        }
    }

    fn new_game(&mut self) {
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

    fn set_network(&mut self, file: Option<&[u8]>) -> Result<(), NetworkError> {
        self.engine.set_network(file)
    }

    #[cfg(feature = "hash-probe")]
    fn probe_hash(&self, fen: Option<&str>, moves: &[String]) -> Result<Option<HashEntry<MoveInfo>>, Error> {
        let mut position = match fen {
            Some(text) => P::read_fen(text)?.position,
            None => P::startpos(),
        };
        for text in moves {
            position.play(position.read_move_as(text, self.style)?);
        }
        Ok(self.engine.probe_hash(&position).map(|entry| HashEntry {
            best: entry.best.map(|m| describe_move(&position, m, self.style)),
            score: entry.score,
            bound: entry.bound,
            depth: entry.depth,
        }))
    }
}

/// Describes moves played one after another from `position`.
fn describe_line<P: Notation + Endgame>(position: &P, moves: &[P::Move], style: Style) -> Vec<MoveInfo> {
    let mut position = position.clone();
    let mut infos = Vec::with_capacity(moves.len());
    for &m in moves {
        infos.push(describe_move(&position, m, style));
        position.play(m);
    }
    infos
}

/// Passes reports on to a control that knows moves by their description. When the search looks whether to stop, it also
/// unpacks a piece of the tables that it wants.
struct DescribingControl<'a, P> {
    root: P,
    style: Style,
    control: &'a mut dyn Control<MoveInfo>,
    #[cfg(feature = "tables")]
    tables: &'a TableSet<P>,
}

impl<P: Notation + Endgame> DescribingControl<'_, P> {
    fn described(&self, report: &Report<P::Move>) -> Report<MoveInfo> {
        report.with_pv(describe_line(&self.root, &report.pv, self.style))
    }
}

impl<P: Notation + Endgame> Control<P::Move> for DescribingControl<'_, P> {
    fn elapsed_ms(&mut self) -> u64 {
        self.control.elapsed_ms()
    }

    fn spent_ms(&mut self) -> u64 {
        self.control.spent_ms()
    }

    fn should_stop(&mut self) -> bool {
        let stops = self.control.should_stop();
        #[cfg(feature = "tables")]
        if !stops {
            self.tables.unpack_piece();
        }
        stops
    }

    fn report(&mut self, report: &Report<P::Move>) {
        let described = self.described(report);
        self.control.report(&described);
    }
}
