use crate::Input;
use crate::console::{Console, plain};
use crate::dialect::Dialect;
use crate::read::{Go, GuiCommand};
use session::{Limits, WinRate};
use std::collections::VecDeque;
use std::time::Duration;

/// How long a bounded search may go on after the end of input, so that a script that pipes its commands in gets its
/// answer.
const GRACE: Duration = Duration::from_secs(10);

/// The same for a batch, which is long at will.
const BATCH_GRACE: Duration = Duration::from_secs(24 * 60 * 60);

/// Lines of the GUI that the engine has not answered yet.
#[derive(Debug, Default)]
pub(crate) struct Inbox {
    /// Commands that wait for the search to end, with the numbers of their lines.
    queue: VecDeque<(u32, GuiCommand)>,
    /// The search that has not been answered.
    pub(crate) search: Option<PendingSearch>,
    /// No command ends a search but `stop` and `quit`.
    pub(crate) is_batch: bool,
    /// Lines so far.
    received: u32,
    /// After the end of input: when a bounded search ends too.
    deadline: Option<Duration>,
    /// Nothing more is executed.
    pub(crate) is_over: bool,
    /// The GUI has said so.
    pub(crate) has_quit: bool,
}

/// A search that was asked for and has not been answered.
#[derive(Debug)]
pub(crate) struct PendingSearch {
    /// Number of the line that asked for it.
    pub(crate) line: u32,
    /// As it is by now: `ponderhit` ends pondering.
    pub(crate) go: Go,
    pub(crate) limits: Limits<String>,
    /// How likely scores win, if the GUI wants to know.
    pub(crate) win_rate: Option<WinRate>,
    pub(crate) is_stopped: bool,
    /// The best move may be said only after `stop`.
    pub(crate) is_endless: bool,
}

impl PendingSearch {
    /// True once the protocol allows a best move.
    pub(crate) fn may_be_answered(&self) -> bool {
        self.is_stopped || !(self.is_endless || self.go.ponder)
    }
}

impl Inbox {
    /// Executes at once what asks or signals, and queues what needs the session.
    pub(crate) fn hear(&mut self, input: Input, console: &mut Console<'_>) {
        let now = console.host.now();
        let Input::Line(line) = input else { return self.end(now) };
        self.received += 1;
        let command = console.dialect.parse(&line);
        match &command {
            GuiCommand::Quit => {
                self.has_quit = true;
                // In a batch it comes after the searches before it.
                if self.is_batch { self.end(now) } else { self.is_over = true }
            }
            GuiCommand::Identify => {
                let lines = console.dialect.identity(console.host.most_threads());
                lines.iter().for_each(|line| console.say(line));
            }
            GuiCommand::IsReady => console.say("readyok"),
            GuiCommand::Unknown(reason) => console.note(plain(reason)),
            GuiCommand::Nothing => {}
            GuiCommand::Stop | GuiCommand::PonderHit { .. } => {
                self.signal(&command, console);
                // It is meant for the last search: one may be in the queue.
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

    /// The next command, once no search is running.
    pub(crate) fn next(&mut self) -> Option<(u32, GuiCommand)> {
        let next = self.queue.pop_front();
        self.is_over |= next.is_none() && self.deadline.is_some();
        next
    }

    /// Begins a search. What is queued behind it holds for it already.
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

    /// True if the search that is running must end.
    pub(crate) fn must_end(&self, now: Duration) -> bool {
        let is_stopped = self.search.as_ref().is_some_and(|search| search.is_stopped);
        self.is_over || is_stopped || self.is_late(now)
    }

    /// Ends a search that was answered. After the time for the last searches nothing else is begun.
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

    /// After the end of input searches and queued commands are finished: a bounded search is given some time, others are
    /// stopped.
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
            // A GUI of UCCI may wait for an answer to every `stop` (UCCI 3.0, 3.6).
            (None, GuiCommand::Stop) if console.dialect == Dialect::Ucci => console.say("nobestmove"),
            (None, _) => {}
        }
    }

    /// Passes on what came after the running search was asked for but waits behind other commands: a `stop` ends all
    /// searches before it, a `ponderhit` is meant for the last search before it.
    fn signal_ahead(&mut self, console: &mut Console<'_>) {
        let commands = || self.queue.iter().map(|(_, command)| command);
        let stop = commands().find(|command| **command == GuiCommand::Stop);
        let is_hit = |command: &&GuiCommand| matches!(command, GuiCommand::PonderHit { .. });
        let hit = commands().find(|queued| begins_search(queued) || is_hit(queued)).filter(is_hit);
        for signal in [stop.cloned(), hit.cloned()].into_iter().flatten() {
            self.signal(&signal, console);
        }
    }

    /// True if `command` cannot wait for the search: that never ends by itself, or a new search is asked for.
    fn must_stop(&self, command: &GuiCommand) -> bool {
        self.search.is_some()
            && !self.is_batch
            && must_wait(command)
            && (!self.is_bounded() || begins_search(command))
    }

    /// True if the search ends without `stop`.
    fn is_bounded(&self) -> bool {
        self.search.as_ref().is_some_and(|search| search.go.is_bounded())
    }
}

/// False if `command` only asks, so that it ends no search and does not part what stands before and after it.
fn must_wait(command: &GuiCommand) -> bool {
    !matches!(command, GuiCommand::Probe { .. })
}

fn begins_search(command: &GuiCommand) -> bool {
    matches!(command, GuiCommand::Go(_) | GuiCommand::Perft(_))
}

fn is_signal(command: &GuiCommand) -> bool {
    matches!(command, GuiCommand::Stop | GuiCommand::PonderHit { .. })
}
