use crate::answer::DrawOrResign;
use crate::options::UciOptions;
use crate::read::{self, GuiCommand};
use crate::write;
use session::{GameId, NotatedMove, Report, Score, Style, WinRate};

/// The protocol of the GUI, chosen by its first line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Dialect {
    #[default]
    Uci,
    /// The protocol of xiangqi programs.
    Ucci,
}

impl Dialect {
    /// Protocol and first game. `ucci` chooses UCCI and the first game with ICCS moves, if there is one; any other
    /// line chooses UCI.
    pub(crate) fn of_first_line(line: &str) -> (Dialect, GameId) {
        let has_iccs = |game: &&GameId| game.styles().contains(&Dialect::Ucci.style());
        match GameId::ALL.iter().find(has_iccs) {
            Some(&game) if line.trim() == "ucci" => (Dialect::Ucci, game),
            _ => (Dialect::Uci, GameId::DEFAULT),
        }
    }

    /// The word after `info` that starts a line for people.
    pub(crate) fn note_word(self) -> &'static str {
        match self {
            Dialect::Uci => "string",
            Dialect::Ucci => "message",
        }
    }

    pub(crate) fn style(self) -> Style {
        match self {
            Dialect::Uci => Style::Uci,
            Dialect::Ucci => Style::Iccs,
        }
    }

    pub(crate) fn parse(self, line: &str) -> GuiCommand {
        match self {
            Dialect::Uci => read::uci::parse(line),
            Dialect::Ucci => read::ucci::parse(line),
        }
    }

    pub(crate) fn identity(self, most_threads: usize, reads_books: bool) -> Vec<String> {
        match self {
            Dialect::Uci => write::uci::identity(UciOptions::describe(most_threads, reads_books)),
            Dialect::Ucci => write::ucci::identity(reads_books),
        }
    }

    /// A line of a search in progress. With `win_rate` it includes win, draw and loss chances, which UCCI cannot
    /// express.
    pub(crate) fn report(self, report: &Report<NotatedMove>, win_rate: Option<WinRate>) -> String {
        match self {
            Dialect::Uci => write::uci::report(report, win_rate),
            Dialect::Ucci => write::ucci::report(report),
        }
    }

    pub(crate) fn final_score(self, score: Score, win_rate: Option<WinRate>) -> String {
        match self {
            Dialect::Uci => format!("info depth 0 score {}", write::uci::score(score, win_rate)),
            Dialect::Ucci => format!("info depth 0 score {}", write::ucci::points(score)),
        }
    }

    /// The line that ends a search. UCI has no words for draws and resigning.
    pub(crate) fn best_move(
        self,
        best: Option<&NotatedMove>,
        ponder: Option<&NotatedMove>,
        answer: Option<DrawOrResign>,
    ) -> String {
        let Some(best) = best else {
            return if self == Dialect::Uci { "bestmove (none)" } else { "nobestmove" }.to_owned();
        };
        let ponder = ponder.map(|reply| format!(" ponder {}", reply.text)).unwrap_or_default();
        let answer = match answer {
            Some(DrawOrResign::Draw) if self == Dialect::Ucci => " draw",
            Some(DrawOrResign::Resign) if self == Dialect::Ucci => " resign",
            _ => "",
        };
        format!("bestmove {}{ponder}{answer}", best.text)
    }
}
