use crate::BENCH_DEPTH;
use crate::console::{Console, message, plain};
use crate::dialect::Dialect;
use crate::engine::{Engine, move_style, new_session};
use crate::files;
use crate::inbox::PendingSearch;
use crate::opening_book::{self, book_move};
use crate::options::{OptionEffect, UciOptions};
use crate::position::{LastPosition, display};
use crate::read::{Go, GuiCommand};
use crate::search_control::SearchControl;
use crate::write;
use session::{Control, Limits, NotatedMove};
use std::cell::RefCell;

impl Engine {
    /// Executes a command that needs the session. No search may be running.
    pub(crate) fn execute(&mut self, line: u32, command: GuiCommand, console: &mut Console<'_>) {
        let mut setting = None;
        match command {
            GuiCommand::NewGame => self.session.search().new_game(),
            GuiCommand::SetOption { name, value } => {
                self.set_option(&name, &value, console);
                setting = Some(name.to_ascii_lowercase());
            }
            GuiCommand::Position { fen, moves } => {
                let style = move_style(console.dialect, &self.options);
                if self.position.set_up(&mut *self.session, style, fen, moves, console) {
                    self.banned_moves.clear();
                }
                setting = Some("position".to_owned());
            }
            GuiCommand::BanMoves(moves) => self.banned_moves = moves,
            GuiCommand::UseMilliseconds(on) => self.uses_milliseconds = on,
            GuiCommand::Batch(on) => self.inbox.is_batch = on,
            GuiCommand::Probe { fen, moves } => {
                match self.session.search().probe_hash(fen.as_deref(), &moves) {
                    Ok(entry) => console.say(write::ucci::pop_hash(entry.as_ref())),
                    Err(error) => {
                        console.note(format_args!("error {}: {}", error.kind, message(&error.message)))
                    }
                }
            }
            GuiCommand::Go(go) => return self.go(line, go, console),
            GuiCommand::Perft(depth) => return self.perft(line, depth, console),
            GuiCommand::Bench(depth) => self.bench(depth.unwrap_or(BENCH_DEPTH), console),
            GuiCommand::Display => display(&*self.session, console),
            _ => {}
        }
        console.host.done(line, setting.as_deref());
    }

    fn set_option(&mut self, name: &str, value: &str, console: &mut Console<'_>) {
        let effect = self.options.set(name, value, console);
        let (session, options) = (&mut *self.session, &self.options);
        match effect {
            OptionEffect::None => {}
            OptionEffect::ResizeHash => {
                let got = session.search().set_hash(options.hash);
                if got < options.hash {
                    console.note(format_args!("no memory for that; Hash is {got}"));
                }
            }
            OptionEffect::SetThreads => {
                self.inbox.is_over = console.host.hand_over(options.game.name(), options.threads);
                session.search().set_threads(console.host.threads(options.threads));
            }
            OptionEffect::ClearHash => session.search().new_game(),
            OptionEffect::LoadTables => files::load_tables(session, &options.table_path, console),
            OptionEffect::LoadNetwork => files::load_network(session, &options.eval_file, console),
            OptionEffect::OpenBook => self.book = opening_book::open(options, console),
            OptionEffect::ChangeStyle => session.set_style(Some(move_style(console.dialect, options))),
            OptionEffect::ChangeGame => {
                self.session = new_session(options, console);
                self.book = opening_book::open(options, console);
                self.position = LastPosition::default();
            }
            OptionEffect::LeaveTo(game) => {
                self.inbox.is_over = console.host.hand_over(game, options.threads);
            }
        }
    }

    fn go(&mut self, line: u32, mut go: Go, console: &mut Console<'_>) {
        for error in go.errors.drain(..) {
            console.note(plain(&error));
        }
        if console.dialect == Dialect::Ucci && !self.uses_milliseconds {
            go.seconds_to_milliseconds();
        }
        let view = self.session.view();
        let legal = view.legal_moves();
        go.search_moves = named_moves(&legal, &go.search_moves, "searched", console);
        if !self.banned_moves.is_empty() {
            let banned = named_moves(&legal, &self.banned_moves, "banned", console);
            let allowed = legal.into_iter().map(|m| m.uci).filter(|m| !banned.contains(m));
            go.search_moves = allowed.collect();
            if go.search_moves.is_empty() {
                console.say("nobestmove");
                return console.host.done(line, None);
            }
        }
        if let Some(book) =
            self.book.as_deref().filter(|_| self.options.own_book && self.banned_moves.is_empty())
        {
            let seed = console.host.seed();
            if let Some(m) = book_move(book, &*self.session, &self.options, &go, seed) {
                console.say(console.dialect.best_move(Some(&m), None, None));
                return console.host.done(line, None);
            }
        }
        let mut limits = go.limits(view.side_to_move(), self.options.overhead);
        limits.multi_pv = self.options.multi_pv;
        limits.skill = self.options.skill(console.host.seed());
        if !(go.infinite || go.mate.is_some()) {
            limits.character = self.options.character();
            limits.stubborn_defence = self.options.stubborn_defence && !self.options.analyses;
        }
        let model = self.options.show_wdl.then(|| self.session.game().win_rate_model());
        let win_rate = model.map(|model| model.with_pieces(view.pieces().len()));
        let is_endless = go.infinite || !(go.is_bounded() || go.ponder);
        let search = PendingSearch { line, go, limits, win_rate, is_stopped: false, is_endless };
        self.inbox.begin(search, console);
    }

    /// Counts the lines of `depth` plies. `stop` ends it without a count.
    fn perft(&mut self, line: u32, depth: u8, console: &mut Console<'_>) {
        let search = PendingSearch {
            line,
            go: Go { depth: Some(depth.into()), ..Go::default() },
            limits: Limits::default(),
            win_rate: None,
            is_stopped: false,
            is_endless: false,
        };
        self.inbox.begin(search, console);
        let control = RefCell::new(SearchControl::new(&mut self.inbox, console));
        let counts = self.session.view().divide(depth, &|| control.borrow_mut().should_stop());
        if self.inbox.is_over {
            return;
        }
        if let Some(counts) = counts {
            for (m, nodes) in &counts {
                console.say(format_args!("{}: {nodes}", m.text));
            }
            let nodes = if depth == 0 { 1 } else { counts.iter().map(|(_, nodes)| nodes).sum::<u64>() };
            console.say(format_args!("\nNodes searched: {nodes}"));
        } else {
            console.note("perft was stopped");
        }
        self.inbox.answered(console);
    }

    /// Runs the game's benchmark on one thread, regardless of options.
    fn bench(&mut self, depth: u16, console: &mut Console<'_>) {
        let mut options = UciOptions::default();
        options.game = self.options.game;
        let mut session = new_session(&options, console);
        let start = console.host.now();
        let nodes = session::bench(&mut *session, depth);
        let milliseconds = (console.host.now() - start).as_millis().max(1);
        console.say(format_args!("nodes {nodes}\nnps {}", u128::from(nodes) * 1000 / milliseconds));
    }
}

/// Coordinates of the legal moves among `texts`. A note reports each other one as not `done`.
fn named_moves(
    legal: &[NotatedMove],
    texts: &[String],
    done: &str,
    console: &mut Console<'_>,
) -> Vec<String> {
    let named = |text: &String| {
        let found = legal.iter().find(|legal| legal.text == *text);
        if found.is_none() {
            console.note(format_args!("illegal move {} is not {done}", plain(text)));
        }
        found.map(|m| m.uci.clone())
    };
    texts.iter().filter_map(named).collect()
}
