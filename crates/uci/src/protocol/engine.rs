use super::answer::answer;
use super::dialect::Dialect;
use super::event::Event;
use super::execute::new_session;
use super::input::start_reading;
use super::options::UciOptions;
use super::position::LastPosition;
use super::read::{Go, GuiCommand};
use super::search_thread::SearchThread;
use crate::output::{note, plain, say};
use session::{MoveInfo, SearchResult, Session};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};

/// How long a bounded search may go on after the end of input, so that a script that pipes its commands in gets its
/// answer.
const GRACE: Duration = Duration::from_secs(10);

/// The same for a batch, which is long at will.
const BATCH_GRACE: Duration = Duration::from_secs(24 * 60 * 60);

/// How long a stopped search may take to print its move.
const LAST_MOVE: Duration = Duration::from_secs(1);

/// Speaks UCI or, if the first line is `ucci`, UCCI until `quit` or the end of input.
pub(crate) fn run() {
    let (sender, events) = mpsc::channel();
    start_reading(sender.clone());
    CommandLoop::new(sender).serve(&events);
}

/// The state of the protocol.
pub(super) struct CommandLoop {
    /// `None` before the first line.
    dialect: Option<Dialect>,
    pub(super) options: UciOptions,
    pub(super) state: EngineState,
    /// Commands that wait for the search to end.
    queue: VecDeque<GuiCommand>,
    pub(super) position: LastPosition,
    /// Moves that must not be played in the position.
    pub(super) banned_moves: Vec<String>,
    /// Times of UCCI are in seconds otherwise.
    pub(super) uses_milliseconds: bool,
    /// No command ends a search but `stop` and `quit`.
    pub(super) is_batch: bool,
    pub(super) events: Sender<Event>,
}

pub(super) enum EngineState {
    Idle(Box<dyn Session>),
    /// The search thread has the session.
    Searching {
        thread: SearchThread,
        go: Go,
    },
}

impl CommandLoop {
    fn new(events: Sender<Event>) -> CommandLoop {
        let options = UciOptions::default();
        let state = EngineState::Idle(new_session(&options, Dialect::Uci));
        CommandLoop {
            dialect: None,
            options,
            state,
            queue: VecDeque::new(),
            position: LastPosition::default(),
            banned_moves: Vec::new(),
            uses_milliseconds: false,
            is_batch: false,
            events,
        }
    }

    pub(super) fn dialect(&self) -> Dialect {
        self.dialect.unwrap_or_default()
    }

    fn serve(&mut self, events: &Receiver<Event>) {
        while let Ok(event) = events.recv() {
            match event {
                Event::Line(line) => {
                    self.choose_dialect(&line);
                    if self.handle(self.dialect().parse(&line)).is_break() {
                        return self.quit(events);
                    }
                }
                Event::Finished(session, result) => self.search_finished(session, result.as_deref()),
                Event::EndOfInput => return self.finish(events),
            }
        }
    }

    /// In a batch `quit` comes after the searches before it.
    fn quit(&mut self, events: &Receiver<Event>) {
        if self.is_batch {
            self.finish(events);
        }
        if self.dialect() == Dialect::Ucci {
            say("bye");
        }
    }

    /// The first line that is not empty says which protocol is spoken.
    fn choose_dialect(&mut self, line: &str) {
        if self.dialect.is_some() || line.is_empty() {
            return;
        }
        let dialect = Dialect::of_first_line(line);
        self.dialect = Some(dialect);
        if dialect != Dialect::Uci {
            self.options.game = dialect.game();
            self.state = EngineState::Idle(new_session(&self.options, dialect));
        }
    }

    /// Finishes searches and queued commands after the end of input: a bounded search is given some time, others are
    /// stopped.
    fn finish(&mut self, events: &Receiver<Event>) {
        let deadline = Instant::now() + if self.is_batch { BATCH_GRACE } else { GRACE };
        while let EngineState::Searching { thread, .. } = &self.state {
            if !thread.is_bounded {
                thread.stop();
            }
            match events.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(Event::Finished(session, result)) => self.search_finished(session, result.as_deref()),
                Ok(_) => {}
                Err(_) => break,
            }
        }
        if let EngineState::Searching { thread, .. } = &self.state {
            thread.stop();
            if let Ok(Event::Finished(session, Some(result))) = events.recv_timeout(LAST_MOVE) {
                self.say_best_move(&*session, &result);
            }
        }
    }

    /// Executes a command at once, or queues it if it needs the session and a search has that.
    fn handle(&mut self, command: GuiCommand) -> ControlFlow<()> {
        match command {
            GuiCommand::Quit => return ControlFlow::Break(()),
            GuiCommand::Identify => self.dialect().identity().into_iter().for_each(say),
            GuiCommand::IsReady => say("readyok"),
            GuiCommand::Stop | GuiCommand::PonderHit { .. } => {
                self.signal(&command);
                // It is meant for the last search: one may be in the queue.
                if self.queue.iter().any(begins_search) {
                    self.queue.push_back(command);
                }
            }
            GuiCommand::Nothing => {}
            GuiCommand::Unknown(reason) => note(plain(&reason)),
            command => match &self.state {
                EngineState::Idle(_) => self.execute(command),
                EngineState::Searching { thread, .. } => {
                    if self.must_stop(thread, &command) && !self.queue.iter().any(must_wait) {
                        thread.stop();
                    }
                    self.queue.push_back(command);
                }
            },
        }
        ControlFlow::Continue(())
    }

    /// Passes `stop` or `ponderhit` on to the search, if one is running.
    fn signal(&mut self, command: &GuiCommand) {
        match &mut self.state {
            EngineState::Searching { thread, go } => {
                if let GuiCommand::PonderHit { draw } = command {
                    go.ponder = false;
                    go.draw_offered |= draw;
                    thread.ponder_hit(go.is_bounded());
                } else {
                    thread.stop();
                }
            }
            // A GUI of UCCI may wait for an answer to every `stop` (UCCI 3.0, 3.6).
            EngineState::Idle(_) if self.dialect == Some(Dialect::Ucci) && *command == GuiCommand::Stop => {
                say("nobestmove");
            }
            EngineState::Idle(_) => {}
        }
    }

    /// Takes the session back, prints the best move and executes the queue. The move is printed only now, so that
    /// the GUI's next command finds the engine idle.
    fn search_finished(&mut self, session: Box<dyn Session>, result: Option<&SearchResult<MoveInfo>>) {
        if let Some(result) = result {
            self.say_best_move(&*session, result);
        }
        self.state = EngineState::Idle(session);
        while let Some(command) = self.queue.pop_front() {
            match (&self.state, &command) {
                (EngineState::Idle(_), _) => self.execute(command),
                (EngineState::Searching { .. }, GuiCommand::Stop | GuiCommand::PonderHit { .. }) => {
                    self.signal(&command);
                }
                (EngineState::Searching { thread, .. }, _) => {
                    if self.must_stop(thread, &command) {
                        thread.stop();
                    }
                    self.queue.push_front(command);
                    return self.signal_ahead();
                }
            }
        }
    }

    /// Passes on what came after the running search was asked for but waits behind other commands: a `stop` ends all
    /// searches before it, a `ponderhit` is meant for the last search before it.
    fn signal_ahead(&mut self) {
        if self.queue.contains(&GuiCommand::Stop) {
            self.signal(&GuiCommand::Stop);
        }
        let is_hit = |command: &GuiCommand| matches!(command, GuiCommand::PonderHit { .. });
        let next = self.queue.iter().find(|queued| begins_search(queued) || is_hit(queued));
        if let Some(hit) = next.filter(|next| is_hit(next)).cloned() {
            self.signal(&hit);
        }
    }

    /// Ends a search: the move, and in UCCI what the engine says to draws and hopeless positions.
    fn say_best_move(&self, session: &dyn Session, result: &SearchResult<MoveInfo>) {
        let EngineState::Searching { go, .. } = &self.state else { return };
        let score = result.lines.first().map(|line| line.score);
        let answer = score.and_then(|score| answer(score, moves_of_each_side(session), go.draw_offered));
        say(self.dialect().best_move(result, answer, go.evaluate_only));
    }

    /// True if `command` cannot wait for the search: that never ends by itself, or a new search is asked for.
    fn must_stop(&self, thread: &SearchThread, command: &GuiCommand) -> bool {
        !self.is_batch && must_wait(command) && (!thread.is_bounded || begins_search(command))
    }
}

/// False if `command` only asks, so that it ends no search and does not part what stands before and after it.
fn must_wait(command: &GuiCommand) -> bool {
    !matches!(command, GuiCommand::Probe { .. })
}

/// Moves that each side has played, by the count of the start position.
fn moves_of_each_side(session: &dyn Session) -> u32 {
    let (_, first) = session.view().start_turn();
    u32::from(first).saturating_sub(1) + session.view().history().len() as u32 / 2
}

fn begins_search(command: &GuiCommand) -> bool {
    matches!(command, GuiCommand::Go(_) | GuiCommand::Perft(_))
}
