//! Verbal explanations of judged repetitions.

use super::{Chase, Conduct, RepetitionRuling};
use crate::notation::Script;
use crate::{Piece, PieceType, Square, side_name};
use chariot_game::Side;
use std::fmt;

/// English, one sentence for each side with a conduct to report: `Red's cannon chased the horse on every move
/// (a8, b8).`
impl fmt::Display for RepetitionRuling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentences = Side::BOTH.map(|side| english(side, &self.conduct[side]));
        f.write_str(&sentences.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }
}

impl RepetitionRuling {
    /// Chinese, one sentence for each side with a conduct to report: 红方炮长捉黑方马（a8、b8）。
    #[must_use]
    pub fn in_chinese(&self, script: Script) -> String {
        let sentences = Side::BOTH.map(|side| chinese(side, &self.conduct[side], script));
        sentences.into_iter().flatten().collect()
    }
}

fn english(side: Side, conduct: &Conduct) -> Option<String> {
    let whose = side_name(side);
    Some(match conduct {
        Conduct::Idle => return None,
        Conduct::Checks(pieces) => format!("{whose}'s {} gave check on every move.", names(pieces)),
        Conduct::Chases(Chase { chasers, chased, points, pinned, .. }) => {
            let excuse = if *pinned { " that pinned it" } else { "" };
            let (chasers, chased, points) = (names(chasers), chased.kind.name(), list(points, ", "));
            format!("{whose}'s {chasers} chased the {chased}{excuse} on every move ({points}).")
        }
        Conduct::Counters => format!("{whose} threatened the chasing pieces in return on every move."),
    })
}

fn chinese(side: Side, conduct: &Conduct, script: Script) -> Option<String> {
    let red_and_black = match script {
        Script::Simplified => ["红方", "黑方"],
        Script::Traditional => ["紅方", "黑方"],
    };
    let whose = |side: Side| red_and_black[side as usize];
    let pieces = |pieces: &[Piece]| {
        pieces.iter().map(|&piece| script.piece(piece).to_string()).collect::<Vec<_>>().join("、")
    };
    Some(match (conduct, script) {
        (Conduct::Idle, _) => return None,
        (Conduct::Checks(checkers), Script::Simplified) => {
            format!("{}{}长将。", whose(side), pieces(checkers))
        }
        (Conduct::Checks(checkers), Script::Traditional) => {
            format!("{}{}長將。", whose(side), pieces(checkers))
        }
        (Conduct::Chases(Chase { chasers, chased, points, .. }), _) => {
            let chases = if script == Script::Simplified { "长捉" } else { "長捉" };
            let (chasers, chased, points) = (pieces(chasers), script.piece(*chased), list(points, "、"));
            format!("{}{chasers}{chases}{}{chased}（{points}）。", whose(side), whose(!side))
        }
        (Conduct::Counters, _) => format!("{}步步反捉。", whose(side)),
    })
}

fn names(pieces: &[Piece]) -> String {
    pieces.iter().map(|piece| PieceType::name(piece.kind)).collect::<Vec<_>>().join(" and ")
}

fn list(points: &[Square], separator: &str) -> String {
    points.iter().map(Square::to_string).collect::<Vec<_>>().join(separator)
}
