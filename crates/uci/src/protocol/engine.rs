use super::command::{Command, parse};
use super::go::Go;
use super::info;
use super::input::start_reading;
use super::options::{Effect, Options};
use super::signal::Signal;
use super::tables;
use super::thinker::Thinker;
use super::threads::ScopedThreads;
use crate::output::{plain, say};
use session::{MoveInfo, SearchResult, Session, Side, Style, open};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How long a search with an end of its own may go on after the input has ended, so that a script that
/// pipes its commands in gets its answer.
const GRACE: Duration = Duration::from_secs(10);

/// How long a stopped search may take to say its move.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// What the main thread waits for.
pub(super) enum Event {
    /// A line from the user interface.
    Line(String),
    EndOfInput,
    /// The work is over: the session comes back, with the answer to a search.
    Finished(Box<dyn Session>, Option<Box<SearchResult<MoveInfo>>>),
}

/// Speaks UCI until `quit` or the end of input.
pub(crate) fn run() {
    let (sender, events) = mpsc::channel();
    start_reading(sender.clone());
    Engine::new(sender).serve(&events);
}

/// The protocol's state.
struct Engine {
    options: Options,
    desk: Desk,
    /// Commands that wait for the session to come back.
    waiting: VecDeque<Command>,
    /// Start and moves of the session's line, to play only what is new of the next.
    placed: (Option<String>, Vec<String>),
    events: Sender<Event>,
}

/// Where the session is.
enum Desk {
    Here(Box<dyn Session>),
    Away { thinker: Thinker, asked: Go },
}

impl Engine {
    fn new(events: Sender<Event>) -> Engine {
        let options = Options::default();
        let desk = Desk::Here(new_session(&options));
        Engine { options, desk, waiting: VecDeque::new(), placed: (None, Vec::new()), events }
    }

    fn serve(&mut self, events: &Receiver<Event>) {
        while let Ok(event) = events.recv() {
            match event {
                Event::Line(line) => {
                    if self.obey(parse(&line)).is_break() {
                        return;
                    }
                }
                Event::Finished(session, answer) => self.resume(session, answer.as_deref()),
                Event::EndOfInput => return self.finish(events),
            }
        }
    }

    /// Ends the work in hand: a search with an end of its own is given some time, others are stopped.
    fn finish(&mut self, events: &Receiver<Event>) {
        let deadline = Instant::now() + GRACE;
        while let Desk::Away { thinker, .. } = &self.desk {
            if !thinker.is_bounded {
                thinker.stop();
            }
            match events.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(Event::Finished(session, answer)) => self.resume(session, answer.as_deref()),
                Ok(_) => {}
                Err(_) => break,
            }
        }
        if let Desk::Away { thinker, .. } = &self.desk {
            thinker.stop();
            if let Ok(Event::Finished(_, Some(answer))) = events.recv_timeout(LAST_WORDS) {
                say(info::best_move(&answer));
            }
        }
    }

    /// Does what can be done at once, keeps the rest for when the session is back.
    fn obey(&mut self, command: Command) -> ControlFlow<()> {
        match command {
            Command::Quit => return ControlFlow::Break(()),
            Command::Uci => greet(),
            Command::IsReady => say("readyok"),
            Command::Stop | Command::PonderHit => {
                self.signal(&command);
                // It was meant for the last search asked for.
                if self.waiting.iter().any(|waiting| matches!(waiting, Command::Go(_))) {
                    self.waiting.push_back(command);
                }
            }
            Command::Nothing => {}
            Command::Unknown(reason) => say(format_args!("info string {}", plain(&reason))),
            command => match &self.desk {
                Desk::Here(_) => self.perform(command),
                Desk::Away { thinker, .. } => {
                    if is_overtaken(thinker, &command) && self.waiting.is_empty() {
                        thinker.stop();
                    }
                    self.waiting.push_back(command);
                }
            },
        }
        ControlFlow::Continue(())
    }

    /// Tells the running search, if any.
    fn signal(&mut self, command: &Command) {
        if let Desk::Away { thinker, asked } = &mut self.desk {
            if *command == Command::PonderHit {
                asked.ponder = false;
                thinker.ponder_hit(asked.is_bounded());
            } else {
                thinker.stop();
            }
        }
    }

    /// The session is back: announces the answer and does what has waited. The move is announced only now,
    /// so that whatever the user interface sends next finds the session here.
    fn resume(&mut self, session: Box<dyn Session>, answer: Option<&SearchResult<MoveInfo>>) {
        if let Some(answer) = answer {
            say(info::best_move(answer));
        }
        self.desk = Desk::Here(session);
        while let Some(command) = self.waiting.pop_front() {
            match (&self.desk, &command) {
                (Desk::Here(_), _) => self.perform(command),
                (Desk::Away { .. }, Command::Stop | Command::PonderHit) => self.signal(&command),
                (Desk::Away { thinker, .. }, _) => {
                    if is_overtaken(thinker, &command) {
                        thinker.stop();
                    }
                    return self.waiting.push_front(command);
                }
            }
        }
    }

    /// Does what needs the session; only called while it is here.
    fn perform(&mut self, command: Command) {
        let Desk::Here(session) = &mut self.desk else {
            return;
        };
        match command {
            Command::NewGame => session.search().new_game(),
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::Position { fen, moves } => place(&mut **session, &mut self.placed, fen, moves),
            Command::Go(go) => self.think(go),
            Command::Perft(depth) => {
                self.send_away(Go::default(), |session, events| Thinker::perft(session, depth, events))
            }
            Command::Display => display(&**session),
            _ => {}
        }
    }

    fn set_option(&mut self, name: &str, value: &str) {
        let effect = self.options.set(name, value);
        let Desk::Here(session) = &mut self.desk else {
            return;
        };
        match effect {
            Effect::None => {}
            Effect::ResizeHash => {
                let got = session.search().set_hash(self.options.hash);
                if got < self.options.hash {
                    say(format_args!("info string no memory for that; Hash is {got}"));
                }
            }
            Effect::SetThreads => session.search().set_threads(ScopedThreads::beside(self.options.threads)),
            Effect::ClearHash => session.search().new_game(),
            Effect::LoadTables => tables::load(&mut **session, &self.options.table_path),
            Effect::ChangeGame => {
                *session = new_session(&self.options);
                self.placed = (None, Vec::new());
            }
        }
    }

    fn think(&mut self, mut go: Go) {
        let Desk::Here(session) = &mut self.desk else {
            return;
        };
        for complaint in go.complaints.drain(..) {
            say(format_args!("info string {}", plain(&complaint)));
        }
        if !go.search_moves.is_empty() {
            let legal = session.view().legal_moves();
            go.search_moves.retain(|m| {
                let known = legal.iter().any(|legal| legal.uci == *m);
                if !known {
                    say(format_args!("info string illegal move {} is not searched", plain(m)));
                }
                known
            });
        }
        let mut limits = go.limits(session.view().side_to_move(), self.options.overhead);
        limits.multi_pv = self.options.multi_pv;
        limits.skill = self.options.skill(varied_seed());
        let signal = Signal::new(go.infinite || !(go.is_bounded() || go.ponder), go.ponder);
        let is_bounded = go.is_bounded();
        self.send_away(go, |session, events| Thinker::search(session, limits, signal, is_bounded, events));
    }

    /// Lets a thinker have the session.
    fn send_away(&mut self, asked: Go, start: impl FnOnce(Box<dyn Session>, Sender<Event>) -> Thinker) {
        // The desk needs an occupant while the session changes hands.
        let idle = Desk::Away { thinker: Thinker::idle(), asked };
        match std::mem::replace(&mut self.desk, idle) {
            Desk::Here(session) => {
                let started = start(session, self.events.clone());
                if let Desk::Away { thinker, .. } = &mut self.desk {
                    *thinker = started;
                }
            }
            away => self.desk = away,
        }
    }
}

/// True if `command` must not wait for the end of the search: that never comes by itself, or a new search
/// is asked for.
fn is_overtaken(thinker: &Thinker, command: &Command) -> bool {
    !thinker.is_bounded || matches!(command, Command::Go(_))
}

fn new_session(options: &Options) -> Box<dyn Session> {
    let mut session = open(options.game);
    session.set_style(Some(Style::Uci));
    session.search().set_hash(options.hash);
    session.search().set_threads(ScopedThreads::beside(options.threads));
    tables::load(&mut *session, &options.table_path);
    session
}

fn greet() {
    say(format_args!("id name Chariot {}", env!("CARGO_PKG_VERSION")));
    say("id author the Chariot authors");
    Options::describe().into_iter().for_each(say);
    say("uciok");
}

/// `position`. A FEN that is not accepted changes nothing; at an illegal move the moves before are kept.
fn place(
    session: &mut dyn Session,
    placed: &mut (Option<String>, Vec<String>),
    fen: Option<String>,
    moves: Vec<String>,
) {
    // During a game each position continues the one before, so only what is new is played.
    let continues = placed.0 == fen && moves.starts_with(&placed.1);
    if !continues {
        match session.set_start(fen.as_deref()) {
            Ok(notices) => {
                notices.iter().for_each(|notice| say(format_args!("info string {}", plain(notice))));
                *placed = (fen, Vec::new());
            }
            Err(fault) => {
                say(format_args!("info string error {}: {}", fault.kind, plain(&fault.message)));
                return;
            }
        }
    }
    for m in moves.into_iter().skip(placed.1.len()) {
        // Exactly as UCI writes it: other notations and spellings are not guessed at.
        let is_legal = session.view().legal_moves().iter().any(|legal| legal.uci == m);
        if !is_legal || session.play(&m, Style::Uci).is_err() {
            say(format_args!(
                "info string error ILLEGAL_MOVE: {} is illegal here; the moves before it stand",
                plain(&m)
            ));
            return;
        }
        placed.1.push(m);
    }
}

/// `d`: the board as text, and the FEN.
fn display(session: &dyn Session) {
    let (files, ranks) = session.view().board_size();
    let pieces = session.view().pieces();
    for rank in (1..=ranks).rev() {
        let row: Vec<String> = (b'a'..b'a' + files)
            .map(|file| {
                let square = format!("{}{rank}", char::from(file));
                let piece = pieces.iter().find(|piece| piece.square == square);
                piece.map_or(".".to_owned(), |piece| match piece.side {
                    Side::First => piece.kind.to_string(),
                    Side::Second => piece.kind.to_ascii_lowercase().to_string(),
                })
            })
            .collect();
        say(format_args!("{rank:>2}  {}", row.join(" ")));
    }
    say(format_args!("Fen: {}", session.view().fen()));
}

/// Another seed for each search, so that weak levels vary their play.
fn varied_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64
}
