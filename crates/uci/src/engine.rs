use crate::answer::answer;
use crate::console::Console;
use crate::dialect::Dialect;
use crate::files;
use crate::inbox::Inbox;
use crate::options::{EvalFile, UciOptions};
use crate::position::LastPosition;
use crate::search_control::SearchControl;
use crate::{Host, Input, OpeningBook};
use session::{NotatedMove, Outcome, Score, SearchResult, Session, Style, open};
use std::ops::ControlFlow;

/// An engine that speaks UCI or, if the first line is `ucci`, UCCI.
pub struct Engine {
    /// `None` before the first line.
    dialect: Option<Dialect>,
    pub(crate) options: UciOptions,
    pub(crate) session: Box<dyn Session>,
    /// The opening book that the options name.
    pub(crate) book: Option<Box<dyn OpeningBook>>,
    pub(crate) inbox: Inbox,
    /// Result of the pending search, once it has ended.
    found: Option<SearchResult<NotatedMove>>,
    pub(crate) position: LastPosition,
    /// Moves that the engine must not play in the current position.
    pub(crate) banned_moves: Vec<String>,
    /// Whether UCCI times are in milliseconds instead of seconds.
    pub(crate) uses_milliseconds: bool,
}

impl Engine {
    /// An engine at the start of the default game, before the first line.
    #[must_use]
    pub fn new(host: &mut dyn Host) -> Engine {
        let options = UciOptions::default();
        let session = new_session(&options, &mut Console { host, dialect: Dialect::Uci });
        Engine {
            dialect: None,
            options,
            session,
            book: None,
            inbox: Inbox::default(),
            found: None,
            position: LastPosition::default(),
            banned_moves: Vec::new(),
            uses_milliseconds: false,
        }
    }

    /// Executes a line, and the lines that arrive during its search. Breaks when nothing more will be executed: after
    /// `quit`, or when everything before the end of input is answered.
    pub fn receive(&mut self, input: Input, host: &mut dyn Host) -> ControlFlow<()> {
        if let Input::Line(line) = &input {
            self.choose_dialect(line, host);
        }
        let console = &mut Console { host, dialect: self.dialect.unwrap_or_default() };
        self.inbox.hear(input, console);
        self.work(console);
        if !self.inbox.is_over {
            return ControlFlow::Continue(());
        }
        if self.inbox.has_quit && console.dialect == Dialect::Ucci {
            console.say("bye");
        }
        ControlFlow::Break(())
    }

    /// Chooses the protocol by the first non-empty line.
    fn choose_dialect(&mut self, line: &str, host: &mut dyn Host) {
        if self.dialect.is_some() || line.trim().is_empty() {
            return;
        }
        let (dialect, game) = Dialect::of_first_line(line);
        self.dialect = Some(dialect);
        if dialect != Dialect::Uci {
            self.options.game = game;
            self.session = new_session(&self.options, &mut Console { host, dialect });
        }
    }

    /// Executes commands, searches and answers until nothing is left to do or the protocol allows no answer yet.
    fn work(&mut self, console: &mut Console<'_>) {
        while !self.inbox.is_over {
            match &self.inbox.search {
                None => match self.inbox.next() {
                    Some((line, command)) => self.execute(line, command, console),
                    None => break,
                },
                Some(search) if self.found.is_none() => {
                    if search.go.ponder && !search.is_stopped && !console.host.hears() {
                        break;
                    }
                    self.think(console);
                }
                Some(search) if search.may_be_answered() => self.say_best_move(console),
                Some(_) => break,
            }
        }
    }

    fn think(&mut self, console: &mut Console<'_>) {
        let Some(search) = &self.inbox.search else { return };
        let (limits, win_rate) = (search.limits.clone(), search.win_rate);
        let result = self.session.search().think(&limits, &mut SearchControl::new(&mut self.inbox, console));
        if result.best.is_none() {
            let over = self.session.view().result();
            let score = Score::of(over.map_or(Outcome::Draw, |result| result.outcome));
            console.say(console.dialect.final_score(score, win_rate));
        }
        self.found = Some(result);
    }

    /// Ends a search with its move. In UCCI, also answers draw offers and resigns.
    fn say_best_move(&mut self, console: &mut Console<'_>) {
        if let (Some(search), Some(found)) = (&self.inbox.search, self.found.take()) {
            // A weak level may overlook the defence, so only full strength knows that every move loses.
            let is_weak = search.limits.skill.is_some();
            let score = found.lines.first().map(|line| line.score).filter(|_| !is_weak);
            let moves = moves_of_each_side(&*self.session);
            let answer = score.and_then(|score| answer(score, moves, search.go.draw_offered));
            let best = if search.go.evaluate_only { None } else { found.best.as_ref() };
            console.say(console.dialect.best_move(best, found.ponder.as_ref(), answer));
        }
        self.inbox.answered(console);
    }
}

/// A session with all option values applied.
pub(crate) fn new_session(options: &UciOptions, console: &mut Console<'_>) -> Box<dyn Session> {
    let mut session = open(options.game);
    session.set_style(Some(move_style(console.dialect, options)));
    session.search().set_hash(options.hash);
    session.search().set_threads(console.host.threads(options.threads));
    files::load_tables(&mut *session, &options.table_path, console);
    if options.eval_file != EvalFile::Own || options.game.network().is_none() {
        files::load_network(&mut *session, &options.eval_file, console);
    }
    session
}

/// Notation of moves: `UCI_Chess960` decides how castling is written, in a game that has it.
pub(crate) fn move_style(dialect: Dialect, options: &UciOptions) -> Style {
    match dialect.style() {
        Style::Uci if options.chess960 && options.game.styles().contains(&Style::Uci960) => Style::Uci960,
        style => style,
    }
}

/// Moves that each side has played, counted from the move number of the start.
fn moves_of_each_side(session: &dyn Session) -> u32 {
    let (_, first) = session.view().start_turn();
    u32::from(first).saturating_sub(1) + session.view().history().len() as u32 / 2
}
