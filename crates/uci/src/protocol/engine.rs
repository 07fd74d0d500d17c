use super::command::{UciCommand, parse};
use super::event::Event;
use super::go::Go;
use super::info;
use super::input::start_reading;
use super::network;
use super::options::{EvalFile, OptionEffect, UciOptions};
use super::position::{LastPosition, display};
use super::search_thread::SearchThread;
use super::signal::SearchSignal;
use super::tables;
use super::threads::ScopedThreads;
use crate::output::{plain, say};
use session::{MoveInfo, SearchResult, Session, Style, open};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How long a bounded search may go on after the end of input, so that a script that pipes its commands in gets its
/// answer.
const GRACE: Duration = Duration::from_secs(10);

/// How long a stopped search may take to print its move.
const LAST_MOVE: Duration = Duration::from_secs(1);

/// Speaks UCI until `quit` or the end of input.
pub(crate) fn run() {
    let (sender, events) = mpsc::channel();
    start_reading(sender.clone());
    UciEngine::new(sender).serve(&events);
}

/// The state of the protocol.
struct UciEngine {
    options: UciOptions,
    state: EngineState,
    /// Commands that wait for the search to end.
    queue: VecDeque<UciCommand>,
    position: LastPosition,
    events: Sender<Event>,
}

enum EngineState {
    Idle(Box<dyn Session>),
    /// The search thread has the session.
    Searching {
        thread: SearchThread,
        go: Go,
    },
}

impl UciEngine {
    fn new(events: Sender<Event>) -> UciEngine {
        let options = UciOptions::default();
        let state = EngineState::Idle(new_session(&options));
        UciEngine { options, state, queue: VecDeque::new(), position: LastPosition::default(), events }
    }

    fn serve(&mut self, events: &Receiver<Event>) {
        while let Ok(event) = events.recv() {
            match event {
                Event::Line(line) => {
                    if self.handle(parse(&line)).is_break() {
                        return;
                    }
                }
                Event::Finished(session, result) => self.search_finished(session, result.as_deref()),
                Event::EndOfInput => return self.finish(events),
            }
        }
    }

    /// Finishes searches and queued commands after the end of input: a bounded search is given some time, others are
    /// stopped.
    fn finish(&mut self, events: &Receiver<Event>) {
        let deadline = Instant::now() + GRACE;
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
            if let Ok(Event::Finished(_, Some(result))) = events.recv_timeout(LAST_MOVE) {
                say(info::best_move(&result));
            }
        }
    }

    /// Executes a command at once, or queues it if it needs the session and a search has that.
    fn handle(&mut self, command: UciCommand) -> ControlFlow<()> {
        match command {
            UciCommand::Quit => return ControlFlow::Break(()),
            UciCommand::Uci => identify(),
            UciCommand::IsReady => say("readyok"),
            UciCommand::Stop | UciCommand::PonderHit => {
                self.signal(&command);
                // It is meant for the last search: one may be in the queue.
                if self.queue.iter().any(begins_search) {
                    self.queue.push_back(command);
                }
            }
            UciCommand::Nothing => {}
            UciCommand::Unknown(reason) => say(format_args!("info string {}", plain(&reason))),
            command => match &self.state {
                EngineState::Idle(_) => self.execute(command),
                EngineState::Searching { thread, .. } => {
                    if must_stop(thread, &command) && self.queue.is_empty() {
                        thread.stop();
                    }
                    self.queue.push_back(command);
                }
            },
        }
        ControlFlow::Continue(())
    }

    /// Passes `stop` or `ponderhit` on to the search, if one is running.
    fn signal(&mut self, command: &UciCommand) {
        if let EngineState::Searching { thread, go } = &mut self.state {
            if *command == UciCommand::PonderHit {
                go.ponder = false;
                thread.ponder_hit(go.is_bounded());
            } else {
                thread.stop();
            }
        }
    }

    /// Takes the session back, prints the best move and executes the queue. The move is printed only now, so that
    /// the GUI's next command finds the engine idle.
    fn search_finished(&mut self, session: Box<dyn Session>, result: Option<&SearchResult<MoveInfo>>) {
        if let Some(result) = result {
            say(info::best_move(result));
        }
        self.state = EngineState::Idle(session);
        while let Some(command) = self.queue.pop_front() {
            match (&self.state, &command) {
                (EngineState::Idle(_), _) => self.execute(command),
                (EngineState::Searching { .. }, UciCommand::Stop | UciCommand::PonderHit) => {
                    self.signal(&command);
                }
                (EngineState::Searching { thread, .. }, _) => {
                    if must_stop(thread, &command) {
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
        if self.queue.contains(&UciCommand::Stop) {
            self.signal(&UciCommand::Stop);
        }
        let next =
            self.queue.iter().find(|queued| begins_search(queued) || **queued == UciCommand::PonderHit);
        if next == Some(&UciCommand::PonderHit) {
            self.signal(&UciCommand::PonderHit);
        }
    }

    /// Executes a command that needs the session; does nothing during a search.
    fn execute(&mut self, command: UciCommand) {
        let EngineState::Idle(session) = &mut self.state else {
            return;
        };
        match command {
            UciCommand::NewGame => session.search().new_game(),
            UciCommand::SetOption { name, value } => self.set_option(&name, &value),
            UciCommand::Position { fen, moves } => self.position.set_up(&mut **session, fen, moves),
            UciCommand::Go(go) => self.go(go),
            UciCommand::Perft(depth) => {
                self.start(Go::default(), |session, events| SearchThread::perft(session, depth, events));
            }
            UciCommand::Display => display(&**session),
            _ => {}
        }
    }

    fn set_option(&mut self, name: &str, value: &str) {
        let effect = self.options.set(name, value);
        let EngineState::Idle(session) = &mut self.state else {
            return;
        };
        match effect {
            OptionEffect::None => {}
            OptionEffect::ResizeHash => {
                let got = session.search().set_hash(self.options.hash);
                if got < self.options.hash {
                    say(format_args!("info string no memory for that; Hash is {got}"));
                }
            }
            OptionEffect::SetThreads => {
                session.search().set_threads(ScopedThreads::pool(self.options.threads));
            }
            OptionEffect::ClearHash => session.search().new_game(),
            OptionEffect::LoadTables => tables::load(&mut **session, &self.options.table_path),
            OptionEffect::SetTableMemory => session.tables().set_memory(self.options.table_memory << 20),
            OptionEffect::LoadNetwork => network::load(&mut **session, &self.options.eval_file),
            OptionEffect::ChangeGame => {
                *session = new_session(&self.options);
                self.position = LastPosition::default();
            }
        }
    }

    fn go(&mut self, mut go: Go) {
        let EngineState::Idle(session) = &mut self.state else {
            return;
        };
        for error in go.errors.drain(..) {
            say(format_args!("info string {}", plain(&error)));
        }
        if !go.search_moves.is_empty() {
            let legal = session.view().legal_moves();
            go.search_moves.retain(|m| {
                let is_legal = legal.iter().any(|legal| legal.uci == *m);
                if !is_legal {
                    say(format_args!("info string illegal move {} is not searched", plain(m)));
                }
                is_legal
            });
        }
        let mut limits = go.limits(session.view().side_to_move(), self.options.overhead);
        limits.multi_pv = self.options.multi_pv;
        limits.skill = self.options.skill(random_seed());
        let is_bounded = go.is_bounded();
        let signal = SearchSignal::new(go.infinite || !(is_bounded || go.ponder), go.ponder);
        self.start(go, |session, events| SearchThread::search(session, limits, signal, is_bounded, events));
    }

    /// Starts a thread that takes the session.
    fn start(&mut self, go: Go, start: impl FnOnce(Box<dyn Session>, Sender<Event>) -> SearchThread) {
        // A state is needed while the session changes hands.
        let between = EngineState::Searching { thread: SearchThread::idle(), go };
        match std::mem::replace(&mut self.state, between) {
            EngineState::Idle(session) => {
                let started = start(session, self.events.clone());
                if let EngineState::Searching { thread, .. } = &mut self.state {
                    *thread = started;
                }
            }
            searching => self.state = searching,
        }
    }
}

fn begins_search(command: &UciCommand) -> bool {
    matches!(command, UciCommand::Go(_) | UciCommand::Perft(_))
}

/// True if `command` cannot wait for the search: that never ends by itself, or a new search is asked for.
fn must_stop(thread: &SearchThread, command: &UciCommand) -> bool {
    !thread.is_bounded || begins_search(command)
}

fn new_session(options: &UciOptions) -> Box<dyn Session> {
    let mut session = open(options.game);
    session.set_style(Some(Style::Uci));
    session.search().set_hash(options.hash);
    session.search().set_threads(ScopedThreads::pool(options.threads));
    session.tables().set_memory(options.table_memory << 20);
    tables::load(&mut *session, &options.table_path);
    if options.eval_file != EvalFile::Own {
        network::load(&mut *session, &options.eval_file);
    }
    session
}

fn identify() {
    say(format_args!("id name Chariot {}", env!("CARGO_PKG_VERSION")));
    say("id author the Chariot authors");
    UciOptions::describe().into_iter().for_each(say);
    say("uciok");
}

/// Another seed for each search, so that weak levels vary their play.
fn random_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64
}
