use super::lesson::{DECIDED, has_company, is_quiet, record};
use super::teacher::TeacherEvaluation;
use super::walk::Walker;
use super::{GameLine, LineLabeller};
use crate::args::LabelArgs;
use crate::error::TeacherError;
use crate::labelled::{Label, LabelledPosition};
use chariot_game::{Board, Rules, SplitMix64};
use games::PlayableGame;

/// Weight of a game's position relative to a walk's: it is closer to what a search meets.
const COPIES: usize = 2;

/// Labels with a teacher's static evaluation.
pub(super) struct Taught<'a> {
    teacher: TeacherEvaluation<'a>,
}

impl<'a> Taught<'a> {
    /// Prepares the teacher for a game.
    ///
    /// # Errors
    /// [`TeacherError::OtherGame`] if the teacher does not know this board and these pieces.
    pub(super) fn new<G: PlayableGame>(teacher: TeacherEvaluation<'a>) -> Result<Self, TeacherError> {
        let is_known =
            (G::Position::FILES, G::Position::RANKS, G::Position::PIECE_LETTERS) == (8, 8, "KQRBNP");
        is_known.then_some(Taught { teacher }).ok_or(TeacherError::OtherGame)
    }

    fn label<G: PlayableGame>(
        &mut self,
        at: &Walker<G>,
        half_points: Option<u8>,
    ) -> Result<LabelledPosition, Unfit> {
        if !is_quiet(&at.position) {
            return Err(Unfit::Restless);
        }
        let pieces = at.position.pieces();
        let score = self.teacher.evaluate(&pieces, at.position.side_to_move());
        if score.abs() > DECIDED || !has_company(&pieces) {
            return Err(Unfit::Decided);
        }
        Ok(record::<G>(&at.position, &at.state, pieces, Label::exact(score as i16), half_points))
    }
}

impl<G: PlayableGame> LineLabeller<G> for Taught<'_> {
    fn label(
        &mut self,
        args: &LabelArgs,
        line: &GameLine<G>,
        random: &mut SplitMix64,
        records: &mut Vec<u8>,
    ) {
        if let Ok(record) = self.label::<G>(&Walker::new(&line.position), Some(line.half_points)) {
            (0..COPIES).for_each(|_| records.extend(record.pack()));
        }
        for _ in 0..args.walks {
            let mut walker = Walker::<G>::new(&line.position);
            for _ in 0..args.plies {
                if walker.step(args, random).is_none() {
                    break;
                }
                match self.label(&walker, None) {
                    Ok(record) => records.extend(record.pack()),
                    Err(Unfit::Restless) => {}
                    Err(Unfit::Decided) => break,
                }
            }
        }
    }
}

/// Why a position is not used.
enum Unfit {
    /// Something hangs; its neighbours may be fine.
    Restless,
    /// Everything that follows from it is just as unusable.
    Decided,
}
