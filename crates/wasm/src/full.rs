//! Answers the requests of the full edition: endings, measurements and the view "How it thinks".

mod think;

use crate::answer::seed;
use crate::control::{PageControl, PostReport, Stopwatch};
use crate::errors;
use crate::protocol::{LineCount, ProgressReport, Reply, Request};
use crate::sessions::{Hash, OpenSession, Sessions, thread_pool};
use session::{Error, PositionQuery, Progress};
use std::cell::RefCell;
use std::ops::ControlFlow;

pub(crate) fn answer(
    sessions: &mut Sessions,
    request: Request,
    post: &PostReport<'_>,
) -> Result<Reply, Error> {
    Ok(match request {
        Request::Bench { game, depth } => {
            let clock = Stopwatch::start();
            let nodes = sessions.of(game).bench(depth);
            Reply::Bench { nodes, millis: clock.millis() }
        }
        Request::Perft { game, depth } => {
            let control = RefCell::new(PageControl::new(post, false));
            let stops = || control.borrow_mut().is_stopped();
            let counts =
                sessions.at(&game)?.session.view().divide(depth, &stops).ok_or_else(errors::stopped)?;
            let counts = counts.into_iter().map(|(first, lines)| LineCount { first, lines });
            Reply::Perft { counts: counts.collect() }
        }
        Request::Probe(game) => Reply::Probe { result: sessions.at(&game)?.session.tables().probe() },
        Request::Heatmap { game, square } => {
            Reply::Heatmap { squares: sessions.at(&game)?.session.tables().heat_map(&square) }
        }
        Request::RandomPosition { game, material, strong, to_move, result, moves, min_moves } => {
            let exact = moves.map(|moves| moves..=moves);
            let moves = exact.or(min_moves.map(|least| least..=u16::MAX));
            let query = PositionQuery { material, strong, to_move, outcome: result, moves };
            let fen = sessions.of(game).session.tables().random_position(&query, seed())?;
            Reply::RandomPosition { fen }
        }
        Request::Ending { game, material } => {
            Reply::Ending { facts: sessions.of(game).session.tables().material(&material)? }
        }
        Request::Census { game, material } => {
            Reply::Census { census: sessions.of(game).session.tables().dtm_counts(&material).map(Into::into) }
        }
        Request::LoadTable { game, bytes } => {
            let clock = Stopwatch::start();
            let material = sessions.of(game).session.tables().load(&bytes)?;
            Reply::LoadTable { material, millis: clock.millis() }
        }
        Request::LoadDtz { game, bytes } => {
            Reply::LoadDtz { material: sessions.of(game).session.tables().load_dtz(&bytes)? }
        }
        Request::BeginTable { game, bytes } => {
            let clock = Stopwatch::start();
            let material = sessions.of(game).session.tables().load_start(&bytes)?;
            Reply::BeginTable { material, millis: clock.millis() }
        }
        Request::MissingParts { game, square } => {
            let tables = sessions.at(&game)?.session.tables();
            Reply::MissingParts {
                parts: tables.missing_parts(square.as_deref()),
                endings: tables.missing_tables(square.as_deref()),
            }
        }
        Request::AddParts { game, material, parts } => {
            let tables = sessions.of(game).session.tables();
            // A bad part does not keep out those after it.
            let added: Vec<_> = parts
                .iter()
                .map(|part| tables.add_part(&material, part.start as usize, &part.bytes))
                .collect();
            added.into_iter().collect::<Result<(), _>>()?;
            Reply::AddParts {}
        }
        Request::SolveTable { game, material } => {
            let mut control = PageControl::new(post, false);
            let clock = Stopwatch::start();
            let session = &mut sessions.of(game).session;
            let material = session.tables().solve(&material, &mut |progress| control.solved(progress))?;
            Reply::SolveTable { material, millis: clock.millis() }
        }
        Request::Convert { game, material, smaller } => {
            let mut control = PageControl::new(post, false);
            let tables = sessions.of(game).session.tables();
            tables.convert(&material, &smaller, &mut |progress| control.solved(progress))?;
            Reply::Convert {}
        }
        Request::SolveDtz { game, material } => {
            let mut control = PageControl::new(post, false);
            let tables = sessions.of(game).session.tables();
            tables.solve_dtz(&material, &mut |progress| control.solved(progress))?;
            Reply::SolveDtz {}
        }
        Request::TableFile { game, material } => {
            Reply::TableFile { bytes: sessions.of(game).session.tables().file(&material)? }
        }
        Request::DtzFile { game, material } => {
            Reply::DtzFile { bytes: sessions.of(game).session.tables().dtz_file(&material)? }
        }
        Request::Results { game, material, number, under_rule } => {
            let tables = sessions.of(game).session.tables();
            Reply::Results { bytes: tables.results(&material, number as usize, under_rule)? }
        }
        Request::AddResults { game, material, bytes, under_rule } => {
            sessions.of(game).session.tables().add_results(&material, &bytes, under_rule)?;
            Reply::AddResults {}
        }
        Request::Think(request) => {
            Reply::Think(think::answer(sessions, request, &mut PageControl::new(post, false))?)
        }
        Request::View(_)
        | Request::Play(_)
        | Request::Replay(_)
        | Request::Search { .. }
        | Request::Compose { .. }
        | Request::ReadSetup { .. }
        | Request::NewGame(_)
        | Request::Network { .. }
        | Request::Book { .. }
        | Request::BookMove { .. }
        | Request::Odds(_) => unreachable!("they are answered by every edition"),
    })
}

impl PageControl<'_> {
    /// Reports a finished wave. Breaks if the page wants to stop.
    fn solved(&mut self, progress: Progress) -> ControlFlow<()> {
        let Progress { plies, decided, slice, slices } = progress;
        self.tell(&ProgressReport::SolveTable { plies, decided, slice, slices });
        if self.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl OpenSession {
    /// Node count of the benchmark. It clears the transposition table; the next search gets a new one.
    fn bench(&mut self, depth: u16) -> u64 {
        self.hash = Hash::default();
        // With several threads the count would vary.
        self.session.search().set_threads(None);
        let nodes = session::bench(self.session.as_mut(), depth);
        self.session.search().set_threads(thread_pool());
        nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::{GameId, Limits, Unwatched};

    /// Permille of a 1 MiB transposition table that a search fills.
    fn filled(open: &mut OpenSession) -> u16 {
        let limits = Limits::depth(9);
        open.resize_hash(&limits, 1);
        open.session.search().new_game();
        open.session.set_start(None).unwrap();
        open.session.search().think(&limits, &mut Unwatched).lines[0].hashfull
    }

    #[test]
    fn a_search_after_the_benchmark_has_the_memory_it_asks_for() {
        let mut open = OpenSession::new(GameId::DEFAULT);
        let before = filled(&mut open);
        open.bench(1);
        assert_eq!(filled(&mut open), before);
    }
}
