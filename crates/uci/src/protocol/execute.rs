use super::dialect::{Dialect, Reporter};
use super::engine::{CommandLoop, EngineState};
use super::event::Event;
use super::network;
use super::options::{EvalFile, OptionEffect, UciOptions};
use super::position::{LastPosition, display};
use super::read::{Go, GuiCommand};
use super::search_thread::SearchThread;
use super::signal::SearchSignal;
use super::tables;
use super::threads::ScopedThreads;
use super::write;
use crate::output::{message, note, plain, say};
use session::{MoveInfo, Session, Style, open};
use std::sync::mpsc::Sender;
use std::time::{SystemTime, UNIX_EPOCH};

impl CommandLoop {
    /// Executes a command that needs the session; does nothing during a search.
    pub(super) fn execute(&mut self, command: GuiCommand) {
        let style = move_style(self.dialect(), &self.options);
        let EngineState::Idle(session) = &mut self.state else {
            return;
        };
        match command {
            GuiCommand::NewGame => session.search().new_game(),
            GuiCommand::SetOption { name, value } => self.set_option(&name, &value),
            GuiCommand::Position { fen, moves } => {
                let is_set = self.position.set_up(&mut **session, style, fen, moves);
                if is_set {
                    self.banned_moves.clear();
                }
            }
            GuiCommand::BanMoves(moves) => self.banned_moves = moves,
            GuiCommand::UseMilliseconds(on) => self.uses_milliseconds = on,
            GuiCommand::Batch(on) => self.is_batch = on,
            GuiCommand::Probe { fen, moves } => match session.search().probe_hash(fen.as_deref(), &moves) {
                Ok(entry) => say(write::ucci::pop_hash(entry.as_ref())),
                Err(error) => note(format_args!("error {}: {}", error.kind, message(&error.message))),
            },
            GuiCommand::Go(go) => self.go(go),
            GuiCommand::Perft(depth) => {
                self.start(Go::default(), |session, events| SearchThread::perft(session, depth, events));
            }
            GuiCommand::Display => display(&**session),
            _ => {}
        }
    }

    fn set_option(&mut self, name: &str, value: &str) {
        let dialect = self.dialect();
        let effect = self.options.set(name, value);
        let EngineState::Idle(session) = &mut self.state else {
            return;
        };
        match effect {
            OptionEffect::None => {}
            OptionEffect::ResizeHash => {
                let got = session.search().set_hash(self.options.hash);
                if got < self.options.hash {
                    note(format_args!("no memory for that; Hash is {got}"));
                }
            }
            OptionEffect::SetThreads => {
                session.search().set_threads(ScopedThreads::pool(self.options.threads));
            }
            OptionEffect::ClearHash => session.search().new_game(),
            OptionEffect::LoadTables => tables::load(&mut **session, &self.options.table_path),
            OptionEffect::SetTableMemory => session.tables().set_memory(self.options.table_memory << 20),
            OptionEffect::LoadNetwork => network::load(&mut **session, &self.options.eval_file),
            OptionEffect::ChangeStyle => session.set_style(Some(move_style(dialect, &self.options))),
            OptionEffect::ChangeGame => {
                *session = new_session(&self.options, dialect);
                self.position = LastPosition::default();
            }
        }
    }

    fn go(&mut self, mut go: Go) {
        let dialect = self.dialect();
        let EngineState::Idle(session) = &mut self.state else {
            return;
        };
        for error in go.errors.drain(..) {
            note(plain(&error));
        }
        if dialect == Dialect::Ucci && !self.uses_milliseconds {
            go.seconds_to_milliseconds();
        }
        let legal = session.view().legal_moves();
        go.search_moves = named_moves(&legal, &go.search_moves, "searched");
        if !self.banned_moves.is_empty() {
            let banned = named_moves(&legal, &self.banned_moves, "banned");
            let allowed = legal.into_iter().map(|m| m.uci).filter(|m| !banned.contains(m));
            go.search_moves = allowed.collect();
            if go.search_moves.is_empty() {
                return say("nobestmove");
            }
        }
        let mut limits = go.limits(session.view().side_to_move(), self.options.overhead);
        limits.multi_pv = self.options.multi_pv;
        limits.skill = self.options.skill(random_seed());
        let model = self.options.show_wdl.then(|| session.game().win_rate_model());
        let win_rate = model.map(|model| model.with_pieces(session.view().pieces().len()));
        let is_bounded = go.is_bounded();
        let signal = SearchSignal::new(go.infinite || !(is_bounded || go.ponder), go.ponder);
        self.start(go, |session, events| {
            SearchThread::search(session, Reporter { dialect, win_rate }, limits, signal, is_bounded, events)
        });
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

pub(super) fn new_session(options: &UciOptions, dialect: Dialect) -> Box<dyn Session> {
    let mut session = open(options.game);
    session.set_style(Some(move_style(dialect, options)));
    session.search().set_hash(options.hash);
    session.search().set_threads(ScopedThreads::pool(options.threads));
    session.tables().set_memory(options.table_memory << 20);
    tables::load(&mut *session, &options.table_path);
    if options.eval_file != EvalFile::Own {
        network::load(&mut *session, &options.eval_file);
    }
    session
}

/// How moves are written: castling as `UCI_Chess960` says, in a game that has it.
fn move_style(dialect: Dialect, options: &UciOptions) -> Style {
    match dialect.style() {
        Style::Uci if options.chess960 && options.game.styles().contains(&Style::Uci960) => Style::Uci960,
        style => style,
    }
}

/// The coordinates of those of `texts` that are legal; the others are told not to be `done`.
fn named_moves(legal: &[MoveInfo], texts: &[String], done: &str) -> Vec<String> {
    let named = |text: &String| {
        let found = legal.iter().find(|legal| legal.text == *text);
        if found.is_none() {
            note(format_args!("illegal move {} is not {done}", plain(text)));
        }
        found.map(|m| m.uci.clone())
    };
    texts.iter().filter_map(named).collect()
}

/// Another seed for each search, so that weak levels vary their play.
fn random_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64
}
