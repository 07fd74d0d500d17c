use crate::answer::DrawOrResign;
use crate::options::UciOptions;
use crate::read::{self, GuiCommand};
use crate::write;
use session::{GameId, NotatedMove, Report, Score, Style, WinRate};

/// The protocol that the GUI speaks. Its first line says which.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Dialect {
    #[default]
    Uci,
    /// The protocol of xiangqi programs.
    Ucci,
}

impl Dialect {
    /// `ucci` chooses UCCI if there is a game whose moves ICCS writes, anything else UCI; with the game that is played first.
    pub(crate) fn of_first_line(line: &str) -> (Dialect, GameId) {
        let has_iccs = |game: &&GameId| game.styles().contains(&Dialect::Ucci.style());
        match GameId::ALL.iter().find(has_iccs) {
            Some(&game) if line.trim() == "ucci" => (Dialect::Ucci, game),
            _ => (Dialect::Uci, GameId::DEFAULT),
        }
    }

    /// The word after `info` that begins a line for people.
    pub(crate) fn note_word(self) -> &'static str {
        match self {
            Dialect::Uci => "string",
            Dialect::Ucci => "message",
        }
    }

    /// How moves are written.
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

    /// Who the engine is and which options it has.
    pub(crate) fn identity(self, most_threads: usize) -> Vec<String> {
        match self {
            Dialect::Uci => write::uci::identity(UciOptions::describe(most_threads)),
            Dialect::Ucci => write::ucci::identity(),
        }
    }

    /// A line of a search in progress; how likely the score wins is told if `win_rate` is given, which UCCI has no words for.
    pub(crate) fn report(self, report: &Report<NotatedMove>, win_rate: Option<WinRate>) -> String {
        match self {
            Dialect::Uci => write::uci::report(report, win_rate),
            Dialect::Ucci => write::ucci::report(report),
        }
    }

    /// The score of a position without moves.
    pub(crate) fn final_score(self, score: Score, win_rate: Option<WinRate>) -> String {
        match self {
            Dialect::Uci => format!("info depth 0 score {}", write::uci::score(score, win_rate)),
            Dialect::Ucci => format!("info depth 0 score {}", write::ucci::points(score)),
        }
    }

    /// The end of a search. UCI has no words for draws and resigning.
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
