use super::answer::DrawOrResign;
use super::options::UciOptions;
use super::read::{self, GuiCommand};
use super::write;
use crate::output::name_notes;
use session::{GameId, MoveInfo, Report, Score, SearchResult, Style, WinRate};

/// The protocol that the GUI speaks. Its first line says which.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Dialect {
    #[default]
    Uci,
    /// The protocol of xiangqi programs.
    Ucci,
}

impl Dialect {
    /// `ucci` chooses UCCI, anything else UCI.
    pub(super) fn of_first_line(line: &str) -> Dialect {
        if line.trim() == "ucci" {
            name_notes("message");
            Dialect::Ucci
        } else {
            Dialect::Uci
        }
    }

    /// The game that an engine begins with: UCCI is for the one whose moves ICCS writes.
    pub(super) fn game(self) -> GameId {
        let has_style = |game: &&GameId| game.styles().contains(&self.style());
        GameId::ALL.iter().find(has_style).copied().unwrap_or(GameId::DEFAULT)
    }

    /// How moves are written.
    pub(super) fn style(self) -> Style {
        match self {
            Dialect::Uci => Style::Uci,
            Dialect::Ucci => Style::Iccs,
        }
    }

    pub(super) fn parse(self, line: &str) -> GuiCommand {
        match self {
            Dialect::Uci => read::uci::parse(line),
            Dialect::Ucci => read::ucci::parse(line),
        }
    }

    /// Who the engine is and which options it has.
    pub(super) fn identity(self) -> Vec<String> {
        match self {
            Dialect::Uci => write::uci::identity(UciOptions::describe()),
            Dialect::Ucci => write::ucci::identity(),
        }
    }

    /// The end of a search, without its move where only a score was wanted. UCI has no words for draws and resigning.
    pub(super) fn best_move(
        self,
        result: &SearchResult<MoveInfo>,
        answer: Option<DrawOrResign>,
        evaluate_only: bool,
    ) -> String {
        match self {
            Dialect::Uci => write::uci::best_move(result),
            Dialect::Ucci if evaluate_only => "nobestmove".to_owned(),
            Dialect::Ucci => write::ucci::best_move(result, answer),
        }
    }
}

/// Writes what a search reports.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reporter {
    pub(super) dialect: Dialect,
    /// How likely scores win, if the GUI wants to know; UCCI has no words for it.
    pub(super) win_rate: Option<WinRate>,
}

impl Reporter {
    /// A line of a search in progress.
    pub(super) fn report(self, report: &Report<MoveInfo>) -> String {
        match self.dialect {
            Dialect::Uci => write::uci::report(report, self.win_rate),
            Dialect::Ucci => write::ucci::report(report),
        }
    }

    /// The score of a position without moves.
    pub(super) fn final_score(self, score: Score) -> String {
        match self.dialect {
            Dialect::Uci => format!("info depth 0 score {}", write::uci::score(score, self.win_rate)),
            Dialect::Ucci => format!("info depth 0 score {}", write::ucci::points(score)),
        }
    }
}
