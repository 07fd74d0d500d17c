use super::dialect::Reporter;
use super::event::Event;
use super::signal::{ProtocolControl, SearchSignal};
use crate::output::{note, say};
use session::{Limits, Outcome, Score, Session};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::thread;

/// A thread that searches, or counts lines of play. It takes the session and gives it back with [`Event::Finished`].
pub(super) struct SearchThread {
    signal: Arc<SearchSignal>,
    /// True if the search ends without `stop`.
    pub(super) is_bounded: bool,
}

impl SearchThread {
    /// Searches the session's position. Finishes as soon as the protocol allows a best move.
    pub(super) fn search(
        mut session: Box<dyn Session>,
        reporter: Reporter,
        limits: Limits<String>,
        signal: SearchSignal,
        is_bounded: bool,
        events: Sender<Event>,
    ) -> SearchThread {
        let signal = Arc::new(signal);
        let shared = Arc::clone(&signal);
        thread::spawn(move || {
            let result = session.search().think(&limits, &mut ProtocolControl { signal: &shared, reporter });
            if result.best.is_none() {
                say(reporter.final_score(final_score(&*session)));
            }
            shared.wait_until_allowed();
            // Without a receiver the process is about to end.
            let _ = events.send(Event::Finished(session, Some(Box::new(result))));
        });
        SearchThread { signal, is_bounded }
    }

    /// Counts the lines of `depth` plies. `stop` ends it without a count.
    pub(super) fn perft(session: Box<dyn Session>, depth: u8, events: Sender<Event>) -> SearchThread {
        let thread = SearchThread::idle();
        let signal = Arc::clone(&thread.signal);
        thread::spawn(move || {
            if let Some(counts) = session.view().divide(depth, &|| signal.is_stopped()) {
                for (m, nodes) in &counts {
                    say(format_args!("{}: {nodes}", m.text));
                }
                let nodes = if depth == 0 { 1 } else { counts.iter().map(|(_, nodes)| nodes).sum::<u64>() };
                say(format_args!("\nNodes searched: {nodes}"));
            } else {
                note("perft was stopped");
            }
            let _ = events.send(Event::Finished(session, None));
        });
        thread
    }

    /// Stands for a thread that does nothing yet.
    pub(super) fn idle() -> SearchThread {
        SearchThread { signal: Arc::new(SearchSignal::new(false, false)), is_bounded: true }
    }

    /// `stop`.
    pub(super) fn stop(&self) {
        self.signal.stop();
    }

    /// `ponderhit`.
    pub(super) fn ponder_hit(&mut self, is_bounded: bool) {
        self.signal.ponder_hit();
        self.is_bounded = is_bounded;
    }
}

/// The score of a game that is over.
fn final_score(session: &dyn Session) -> Score {
    Score::of(session.view().result().map_or(Outcome::Draw, |result| result.outcome))
}
