use super::engine::Event;
use super::info;
use super::signal::{Signal, Watch};
use crate::output::say;
use session::{Limits, Outcome, Score, Session};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::thread;

/// A search in its own thread.
pub(super) struct Thinker {
    signal: Arc<Signal>,
    /// True if it ends without being told to.
    pub(super) is_bounded: bool,
}

impl Thinker {
    /// Searches the session's position and sends the session back with the answer, as soon as the
    /// protocol allows one.
    pub(super) fn search(
        mut session: Box<dyn Session>,
        limits: Limits<String>,
        signal: Signal,
        is_bounded: bool,
        events: Sender<Event>,
    ) -> Thinker {
        let signal = Arc::new(signal);
        let seen = Arc::clone(&signal);
        thread::spawn(move || {
            let answer = session.search().think(&limits, &mut Watch(&seen));
            if answer.best.is_none() {
                say(format_args!("info depth 0 score {}", info::score(final_score(&*session))));
            }
            seen.wait_for_leave();
            // If the main thread has gone the process is ending.
            let _ = events.send(Event::Finished(session, Some(Box::new(answer))));
        });
        Thinker { signal, is_bounded }
    }

    /// A thinker that does nothing.
    pub(super) fn idle() -> Thinker {
        Thinker { signal: Arc::new(Signal::new(false, false)), is_bounded: true }
    }

    /// Counts lines of play in a thread of their own; cannot be stopped.
    pub(super) fn perft(session: Box<dyn Session>, depth: u32, events: Sender<Event>) -> Thinker {
        thread::spawn(move || {
            let counts = session.view().divide(depth);
            for (m, nodes) in &counts {
                say(format_args!("{}: {nodes}", m.uci));
            }
            let nodes = if depth == 0 { 1 } else { counts.iter().map(|(_, nodes)| nodes).sum::<u64>() };
            say(format_args!("\nNodes searched: {nodes}"));
            let _ = events.send(Event::Finished(session, None));
        });
        Thinker::idle()
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
    Score::of(session.view().result().map_or(Outcome::Draw, |ending| ending.outcome))
}
