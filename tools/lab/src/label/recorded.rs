use super::lesson::{DECIDED, has_company, is_quiet, record};
use super::walk::Walker;
use super::{GameLine, LineLabeller};
use crate::args::LabelArgs;
use crate::labelled::Label;
use chariot_game::{Board, Rules, Side, SplitMix64};
use games::PlayableGame;

/// Labels positions of games with the scores of the searches that chose the moves.
pub(super) struct Recorded;

impl<G: PlayableGame> LineLabeller<G> for Recorded {
    fn label(&mut self, _: &LabelArgs, line: &GameLine<G>, _: &mut SplitMix64, records: &mut Vec<u8>) {
        let at = Walker::<G>::new(&line.position);
        let pieces = at.position.pieces();
        if i32::from(line.score).abs() > DECIDED || !has_company(&pieces) || !is_quiet(&at.position) {
            return;
        }
        let seen = if at.position.side_to_move() == Side::First { line.score } else { -line.score };
        let half_points = Some(line.half_points);
        records.extend(record::<G>(&at.position, &at.state, pieces, Label::exact(seen), half_points).pack());
    }
}
