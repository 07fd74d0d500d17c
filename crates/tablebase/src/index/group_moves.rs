use super::group::PieceGroup;
use super::piece_moves::PieceMoves;
use crate::rules::EndgameRules;
use chariot_game::{Piece, SquareSet};

/// The [`PieceMoves`] of a group's pieces, between states of the group.
#[derive(Clone, Debug, Default)]
pub(crate) struct GroupMoves {
    pub(crate) slides: Vec<Vec<u32>>,
    pub(crate) steps: Vec<(u32, u32)>,
    pub(crate) lame: Vec<(u32, u32, SquareSet)>,
    pub(crate) double_steps: Vec<DoubleStep>,
    /// By state.
    pub(crate) of_state: Vec<StateMoves>,
}

/// The moves from and to a state of a group, as numbers of the entries of [`GroupMoves`].
#[derive(Clone, Debug, Default)]
pub(crate) struct StateMoves {
    /// Slides through the state, and the state's place in each.
    pub(crate) slides: Vec<(u32, u32)>,
    pub(crate) steps: FromTo,
    pub(crate) lame: FromTo,
    pub(crate) double_steps: FromTo,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct FromTo {
    pub(crate) from: Vec<u32>,
    pub(crate) to: Vec<u32>,
}

/// A step over another state that can be answered en passant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DoubleStep {
    pub(crate) from: u32,
    pub(crate) passed: u32,
    pub(crate) to: u32,
    /// Squares from which enemy pieces of the same type can capture en passant.
    pub(crate) capturers: SquareSet,
}

impl GroupMoves {
    pub(crate) fn new(rules: &EndgameRules, group: &PieceGroup) -> GroupMoves {
        let piece_moves = PieceMoves::new(rules, group.piece);
        let mut moves = GroupMoves::default();
        if group.states == 1 {
            return moves;
        }
        let companions = PieceGroup::new(rules, group.piece, group.count - 1);
        for others in (0..companions.states).map(|state| companions.squares(state)) {
            let taken: SquareSet = others.iter().copied().collect();
            let state = |square: u8| {
                let squares: Vec<u8> = others.iter().copied().chain([square]).collect();
                group.state(&squares) as u32
            };
            for line in &piece_moves.slides {
                // Pieces of the same type cut the line into parts.
                for part in line.split(|&square| taken.contains(square)).filter(|part| part.len() > 1) {
                    moves.slides.push(part.iter().map(|&square| state(square)).collect());
                }
            }
            let free = |square: u8| !taken.contains(square);
            let steps = piece_moves.steps.iter().filter(|&&(from, to)| free(from) && free(to));
            moves.steps.extend(steps.map(|&(from, to)| (state(from), state(to))));
            let enemy = Piece { side: !group.piece.side, ..group.piece };
            let double_steps =
                piece_moves.double_steps.iter().filter(|step| step.iter().all(|&square| free(square)));
            moves.double_steps.extend(double_steps.map(|&[from, passed, to]| DoubleStep {
                from: state(from),
                passed: state(passed),
                to: state(to),
                capturers: capturers(rules, enemy, passed),
            }));
            let lame = piece_moves
                .lame
                .iter()
                .filter(|&&(from, to, path)| free(from) && free(to) && path.0 & taken.0 == 0);
            moves.lame.extend(lame.map(|&(from, to, path)| (state(from), state(to), path)));
        }
        moves.of_state = moves.by_state(group.states);
        moves
    }

    fn by_state(&self, states: usize) -> Vec<StateMoves> {
        let mut of_state = vec![StateMoves::default(); states];
        for (number, slide) in (0..).zip(&self.slides) {
            for (place, &state) in (0..).zip(slide) {
                of_state[state as usize].slides.push((number, place));
            }
        }
        for (number, &(from, to)) in (0..).zip(&self.steps) {
            of_state[from as usize].steps.from.push(number);
            of_state[to as usize].steps.to.push(number);
        }
        for (number, &(from, to, _)) in (0..).zip(&self.lame) {
            of_state[from as usize].lame.from.push(number);
            of_state[to as usize].lame.to.push(number);
        }
        for (number, step) in (0..).zip(&self.double_steps) {
            of_state[step.from as usize].double_steps.from.push(number);
            of_state[step.to as usize].double_steps.to.push(number);
        }
        of_state
    }
}

/// Squares from which a piece captures on `target` if nothing is in its way.
fn capturers(rules: &EndgameRules, piece: Piece, target: u8) -> SquareSet {
    let captures = |&from: &u8| (rules.attacks)(piece, from).iter().any(|reach| reach.to == target);
    (rules.allowed)(piece).iter().filter(captures).collect()
}
