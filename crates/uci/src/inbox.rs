use crate::Input;
use crate::console::{Console, plain};
use crate::dialect::Dialect;
use crate::read::{Go, GuiCommand};
use session::{Limits, WinRate};
use std::collections::VecDeque;
use std::time::Duration;

/// Longest run of a bounded search after the end of input: a script that pipes its commands in gets its answer.
const GRACE: Duration = Duration::from_secs(10);

/// The grace period of a batch, which may be long.
const BATCH_GRACE: Duration = Duration::from_secs(24 * 60 * 60);

/// Lines of the GUI without an answer so far.
#[derive(Debug, Default)]
pub(crate) struct Inbox {
    /// Commands that wait for the search to end, with their line numbers.
    queue: VecDeque<(u32, GuiCommand)>,
    /// The search without an answer so far.
    pub(crate) search: Option<PendingSearch>,
    /// Whether only `stop` and `quit` end a search.
    pub(crate) is_batch: bool,
    /// Number of lines so far.
    received: u32,
    /// End of bounded searches, set at the end of input.
    deadline: Option<Duration>,
    pub(crate) is_over: bool,
    pub(crate) has_quit: bool,
}

/// A search that the GUI asked for and that has no answer so far.
#[derive(Debug)]
pub(crate) struct PendingSearch {
    /// Number of the line that asked for it.
    pub(crate) line: u32,
    /// The command in its current state: `ponderhit` ends pondering.
    pub(crate) go: Go,
    pub(crate) limits: Limits<String>,
    /// The win rate by score, if the GUI wants it.
    pub(crate) win_rate: Option<WinRate>,
    pub(crate) is_stopped: bool,
    /// Whether the best move must wait for `stop`.
    pub(crate) is_endless: bool,
}

impl PendingSearch {
    /// Whether the protocol allows a best move now.
    pub(crate) fn may_be_answered(&self) -> bool {
        self.is_stopped || !(self.is_endless || self.go.ponder)
    }
}

impl Inbox {
    /// Executes questions and signals at once, and queues what needs the session.
    pub(crate) fn hear(&mut self, input: Input, console: &mut Console<'_>) {
        let now = console.host.now();
        let Input::Line(line) = input else { return self.end(now) };
        self.received += 1;
        let command = console.dialect.parse(&line);
        match &command {
            GuiCommand::Quit => {
                self.has_quit = true;
                // In a batch, `quit` comes after the searches before it.
                if self.is_batch { self.end(now) } else { self.is_over = true }
            }
            GuiCommand::Identify => {
                let lines = console.dialect.identity(console.host.most_threads(), console.host.reads_books());
                lines.iter().for_each(|line| console.say(line));
            }
            GuiCommand::IsReady => console.say("readyok"),
            GuiCommand::Unknown(reason) => console.note(plain(reason)),
            GuiCommand::Nothing => {}
            GuiCommand::Stop | GuiCommand::PonderHit { .. } => {
                self.signal(&command, console);
                // The signal is meant for the last search, which may be in the queue.
                if self.queue.iter().any(|(_, queued)| begins_search(queued)) {
                    return self.queue.push_back((self.received, command));
                }
            }
            _ => {
                if self.must_stop(&command) && !self.queue.iter().any(|(_, queued)| must_wait(queued)) {
                    self.stop();
                }
                return self.queue.push_back((self.received, command));
            }
        }
        console.host.done(self.received, None);
    }

    /// The next command; call it when no search is running.
    pub(crate) fn next(&mut self) -> Option<(u32, GuiCommand)> {
        let next = self.queue.pop_front();
        self.is_over |= next.is_none() && self.deadline.is_some();
        next
    }

    /// Begins a search. Queued signals and commands apply to it at once.
    pub(crate) fn begin(&mut self, search: PendingSearch, console: &mut Console<'_>) {
        self.search = Some(search);
        while let Some((line, signal)) = self.queue.pop_front_if(|(_, command)| is_signal(command)) {
            self.signal(&signal, console);
            console.host.done(line, None);
        }
        let is_unwanted = self.queue.front().is_some_and(|(_, command)| self.must_stop(command));
        let outlives_input = self.deadline.is_some() && !self.is_bounded();
        if is_unwanted || outlives_input {
            self.stop();
        }
        self.signal_ahead(console);
    }

    pub(crate) fn must_end(&self, now: Duration) -> bool {
        let is_stopped = self.search.as_ref().is_some_and(|search| search.is_stopped);
        self.is_over || is_stopped || self.is_late(now)
    }

    /// Ends an answered search. After the deadline, drops the queue.
    pub(crate) fn answered(&mut self, console: &mut Console<'_>) {
        if let Some(search) = self.search.take() {
            console.host.done(search.line, None);
        }
        if self.is_late(console.host.now()) {
            self.queue.clear();
        }
    }

    fn is_late(&self, now: Duration) -> bool {
        self.deadline.is_some_and(|deadline| now >= deadline)
    }

    /// Handles the end of input. Queued commands are still executed; bounded searches get some time, others stop.
    fn end(&mut self, now: Duration) {
        self.deadline = self.deadline.or(Some(now + if self.is_batch { BATCH_GRACE } else { GRACE }));
        if !self.is_bounded() {
            self.stop();
        }
    }

    fn stop(&mut self) {
        if let Some(search) = &mut self.search {
            search.is_stopped = true;
        }
    }

    /// Passes `stop` or `ponderhit` on to the search, if one is running.
    fn signal(&mut self, command: &GuiCommand, console: &mut Console<'_>) {
        match (&mut self.search, command) {
            (Some(search), GuiCommand::PonderHit { draw }) => {
                search.go.ponder = false;
                search.go.draw_offered |= draw;
            }
            (Some(search), _) => search.is_stopped = true,
            // A UCCI GUI may wait for an answer to every `stop` (UCCI 3.0, 3.6).
            (None, GuiCommand::Stop) if console.dialect == Dialect::Ucci => console.say("nobestmove"),
            (None, _) => {}
        }
    }

    /// Passes on signals that wait behind other commands: `stop` ends all searches before it, `ponderhit` is meant
    /// for the last search before it.
    fn signal_ahead(&mut self, console: &mut Console<'_>) {
        let commands = || self.queue.iter().map(|(_, command)| command);
        let stop = commands().find(|command| **command == GuiCommand::Stop);
        let is_hit = |command: &&GuiCommand| matches!(command, GuiCommand::PonderHit { .. });
        let hit = commands().find(|queued| begins_search(queued) || is_hit(queued)).filter(is_hit);
        for signal in [stop.cloned(), hit.cloned()].into_iter().flatten() {
            self.signal(&signal, console);
        }
    }

    /// Whether `command` stops the running search: the search is endless, or a new one is asked for.
    fn must_stop(&self, command: &GuiCommand) -> bool {
        self.search.is_some()
            && !self.is_batch
            && must_wait(command)
            && (!self.is_bounded() || begins_search(command))
    }

    /// Whether the search ends without `stop`.
    fn is_bounded(&self) -> bool {
        self.search.as_ref().is_some_and(|search| search.go.is_bounded())
    }
}

/// Whether `command` waits for its turn. One that only asks ends no search and passes others in the queue.
fn must_wait(command: &GuiCommand) -> bool {
    !matches!(command, GuiCommand::Probe { .. })
}

fn begins_search(command: &GuiCommand) -> bool {
    matches!(command, GuiCommand::Go(_) | GuiCommand::Perft(_))
}

fn is_signal(command: &GuiCommand) -> bool {
    matches!(command, GuiCommand::Stop | GuiCommand::PonderHit { .. })
}
