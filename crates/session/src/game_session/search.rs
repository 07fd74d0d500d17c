use super::GameSession;
use super::view::describe;
use crate::{MoveInfo, Searcher};
use game::{Endgame, Notation, Style, Tablebase};
use games::GamePosition;
use search::{Control, Limits, Report, SearchResult, ThreadPool};
use std::sync::Arc;

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
        let mut control = DescribingControl { root: root.clone(), style, control };
        #[cfg(feature = "tables")]
        let tables: Option<&dyn Tablebase<P>> = Some(&self.tables);
        #[cfg(not(feature = "tables"))]
        let tables: Option<&dyn Tablebase<P>> = None;
        let answer = self.engine.search(&self.line, &limits, tables, &mut control);
        let ponder = answer.best.zip(answer.ponder);
        SearchResult {
            best: answer.best.map(|m| describe(&root, m, style)),
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

/// Passes reports on to a control that knows moves by their description.
struct DescribingControl<'a, P> {
    root: P,
    style: Style,
    control: &'a mut dyn Control<MoveInfo>,
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
        self.control.should_stop()
    }

    fn report(&mut self, report: &Report<P::Move>) {
        let described = self.described(report);
        self.control.report(&described);
    }
}
