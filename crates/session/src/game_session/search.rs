use super::view::describe_move;
use super::{GameSession, KnownEndings};
use crate::{NotatedMove, Searcher};
use chariot_game::{Endgame, Error, NetworkError, Notation, Style};
use chariot_search::{Control, HashEntry, Limits, Report, SearchResult, ThreadPool};
use games::GamePosition;
use std::sync::Arc;

impl<P: GamePosition, E: KnownEndings<P>> Searcher for GameSession<P, E> {
    fn think(
        &mut self,
        limits: &Limits<String>,
        control: &mut dyn Control<NotatedMove>,
    ) -> SearchResult<NotatedMove> {
        let root = self.line.current().clone();
        let style = self.style;
        let search_moves = limits.search_moves.iter().filter_map(|text| root.read_move(text).ok());
        let limits = limits.with_moves(search_moves.collect());
        let mut control = DescribingControl { root: root.clone(), style, control };
        let answer = self.engine.search(&self.line, &limits, self.endings.tablebase(), &mut control);
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
        self.engine.fit_hash(mebibytes)
    }

    fn set_threads(&mut self, threads: Option<Arc<dyn ThreadPool>>) {
        self.endings.set_threads(threads.clone());
        self.engine.set_threads(threads);
    }

    fn set_network(&mut self, file: Option<&[u8]>) -> Result<(), NetworkError> {
        self.engine.set_network(file)
    }

    fn probe_hash(
        &self,
        fen: Option<&str>,
        moves: &[String],
    ) -> Result<Option<HashEntry<NotatedMove>>, Error> {
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

/// Describes the moves of a line that starts at `position`.
fn describe_line<P: Notation + Endgame>(position: &P, moves: &[P::Move], style: Style) -> Vec<NotatedMove> {
    let mut position = position.clone();
    let mut infos = Vec::with_capacity(moves.len());
    for &m in moves {
        infos.push(describe_move(&position, m, style));
        position.play(m);
    }
    infos
}

/// Translates reports for a control that knows moves by description.
struct DescribingControl<'a, P> {
    root: P,
    style: Style,
    control: &'a mut dyn Control<NotatedMove>,
}

impl<P: Notation + Endgame> DescribingControl<'_, P> {
    fn described(&self, report: &Report<P::Move>) -> Report<NotatedMove> {
        report.with_pv(describe_line(&self.root, &report.pv, self.style))
    }
}

impl<P: GamePosition> Control<P::Move> for DescribingControl<'_, P> {
    fn elapsed_ms(&mut self) -> u64 {
        self.control.elapsed_ms()
    }

    fn spent_ms(&mut self) -> u64 {
        self.control.spent_ms()
    }

    fn has_clock(&self) -> bool {
        self.control.has_clock()
    }

    fn should_stop(&mut self) -> bool {
        self.control.should_stop()
    }

    fn report(&mut self, report: &Report<P::Move>) {
        let described = self.described(report);
        self.control.report(&described);
    }
}
