use super::second_king::SecondKing;
use super::{MAX_POSITIONS, PositionIndex};
use crate::rules::EndgameRules;
use crate::{MAX_PIECES, Material, SolveError};
use chariot_game::{Endgame, Piece, Reach, SquareSet};
use std::ops::Range;

/// Slot of the second king in [`Material::pieces`].
pub(crate) const SECOND_KING: usize = 1;

/// The positions of an ending as the solver stores them. A configuration places all pieces but the second
/// king, and has one word whose bits are the second king's squares.
///
/// Configurations are numbered `king * placements + placement`. `king` counts the canonical squares of the
/// first king, one of each symmetric set; `placement` is that of [`PositionIndex`]. The last group varies
/// fastest, so a move of an earlier group is an operation on whole slices of words.
#[derive(Clone, Debug)]
pub(crate) struct StateSpace {
    pub(crate) index: PositionIndex,
    pub(crate) second_king: SecondKing,
    /// Canonical squares of the first king; every other square is an image of one.
    pub(crate) king_squares: Vec<u8>,
    /// Whether a group's pieces have moves within the space, all of which reset the clock.
    pub(crate) zeroing: Vec<bool>,
    /// Number of configurations between consecutive states of each group.
    pub(crate) strides: Vec<usize>,
    /// The pieces by slot, as in all fields below.
    pub(crate) pieces: Vec<Piece>,
    /// Captures and checks, by square.
    pub(crate) attacks: Vec<Vec<Vec<Reach>>>,
    pub(crate) checks: Vec<Vec<Vec<Reach>>>,
    /// Squares the piece may be on; its promotions elsewhere; and the promoting steps, by square.
    pub(crate) allowed: Vec<SquareSet>,
    pub(crate) promotions: Vec<Vec<u8>>,
    pub(crate) promoting_steps: Vec<Vec<Vec<Reach>>>,
    /// Steps that can be answered en passant, by square: square passed and destination.
    pub(crate) double_steps: Vec<Vec<Vec<(u8, u8)>>>,
}

impl StateSpace {
    /// Builds the state space of an ending.
    ///
    /// # Errors
    /// [`SolveError::Unsupported`].
    pub(crate) fn new(rules: &EndgameRules, material: &Material) -> Result<StateSpace, SolveError> {
        check_supported(rules, material)?;
        StateSpace::of_index(rules, material, PositionIndex::new(rules, material))
    }

    /// Builds the state space for an index of an ending.
    ///
    /// # Errors
    /// [`SolveError::Unsupported`].
    pub(crate) fn of_index(
        rules: &EndgameRules,
        material: &Material,
        index: PositionIndex,
    ) -> Result<StateSpace, SolveError> {
        let pieces = material.pieces();
        let second_king = SecondKing::new(rules, pieces[1])
            .ok_or_else(|| unsupported(rules, material, pieces[1], "its king's moves"))?;
        // King pairs are sorted by the first king's square.
        let mut king_squares: Vec<u8> = index.king_pairs.iter().map(|&(first, _)| first).collect();
        king_squares.dedup();

        let reaches = |of: fn(Piece, u8) -> Vec<Reach>| -> Vec<Vec<Vec<Reach>>> {
            let on = |piece: Piece, from: u8| {
                if (rules.allowed)(piece).contains(from) { of(piece, from) } else { Vec::new() }
            };
            pieces.iter().map(|&piece| (0..rules.squares()).map(|from| on(piece, from)).collect()).collect()
        };
        let promoting_steps = pieces.iter().zip(reaches(rules.steps)).map(|(&piece, by_square)| {
            let promotes = |reach: &Reach| !(rules.allowed)(piece).contains(reach.to);
            by_square.into_iter().map(|steps| steps.into_iter().filter(promotes).collect()).collect()
        });
        let double_steps = pieces.iter().zip(reaches(rules.steps)).map(|(&piece, by_square)| {
            let double_steps = |(from, steps): (u8, Vec<Reach>)| {
                let passed = |to: u8| (rules.passed_square)(piece, from, to);
                steps.into_iter().filter_map(|reach| Some((passed(reach.to)?, reach.to))).collect()
            };
            (0..).zip(by_square).map(double_steps).collect()
        });
        Ok(StateSpace {
            second_king,
            king_squares,
            zeroing: index
                .groups
                .iter()
                .map(|group| (rules.resets_clock)(group.piece) && group.states > 1)
                .collect(),
            strides: strides(&index),
            attacks: reaches(rules.attacks),
            checks: reaches(rules.checks),
            allowed: pieces.iter().map(|&piece| (rules.allowed)(piece)).collect(),
            promotions: pieces.iter().map(|&piece| (rules.promotions)(piece)).collect(),
            promoting_steps: promoting_steps.collect(),
            double_steps: double_steps.collect(),
            index,
            pieces,
        })
    }

    pub(crate) fn len(&self) -> usize {
        self.king_squares.len() * self.index.placements
    }

    /// Slots of the pieces in a configuration: all but the second king.
    pub(crate) fn configured_slots(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.pieces.len()).filter(|&slot| slot != SECOND_KING)
    }

    /// Squares of the pieces of a configuration, by slot; the caller fills in the second king's.
    pub(crate) fn configuration(&self, king: usize, placement: usize) -> [u8; MAX_PIECES] {
        let mut squares = [0; MAX_PIECES];
        squares[0] = self.king_squares[king];
        let mut slot = 2;
        for (group, &stride) in self.index.groups.iter().zip(&self.strides) {
            let state = group.squares(placement / stride % group.states);
            squares[slot..slot + group.count].copy_from_slice(state);
            slot += group.count;
        }
        squares
    }

    /// The placement with pieces other than kings on these squares, by slot.
    pub(crate) fn placement_of(&self, squares: &[u8; MAX_PIECES]) -> usize {
        let mut slot = 2;
        self.index.groups.iter().zip(&self.strides).fold(0, |placement, (group, stride)| {
            let squares = &squares[slot..slot + group.count];
            slot += group.count;
            placement + group.state(squares) * stride
        })
    }

    /// Squares of a configuration's pieces; `None` if two share one.
    pub(crate) fn occupied(&self, squares: &[u8]) -> Option<SquareSet> {
        let set: SquareSet = self.configured_slots().map(|slot| squares[slot]).collect();
        (set.len() as usize == self.pieces.len() - 1).then_some(set)
    }

    /// Squares of the second king with which a reach is open, given the other pieces.
    #[inline]
    pub(crate) fn open_with(&self, reach: &Reach, occupied: SquareSet) -> u64 {
        let on_path = SquareSet(reach.path.0 & occupied.0).len();
        let screens = u32::from(reach.screens);
        if on_path > screens || on_path + 1 < screens {
            return 0;
        }
        let king_on_path = self.second_king.bits(reach.path);
        if on_path == screens { self.second_king.all() & !king_on_path } else { king_on_path }
    }

    /// First word of a king pair's positions, one word for each placement, and the bit number.
    pub(crate) fn words_of_pair(&self, pair: usize) -> (usize, u32) {
        let (first, second) = self.index.king_pairs[pair];
        let king = self.king_squares.partition_point(|&square| square < first);
        (king * self.index.placements, self.second_king.bit(second).trailing_zeros())
    }

    /// The king pairs with the first king on this canonical square.
    pub(crate) fn pairs_of_king(&self, king: usize) -> Range<usize> {
        let pairs = &self.index.king_pairs;
        let upto = |square: u8| pairs.partition_point(|&(first, _)| first < square);
        upto(self.king_squares[king])..upto(self.king_squares[king] + 1)
    }
}

fn strides(index: &PositionIndex) -> Vec<usize> {
    let mut stride = index.placements;
    let strides = index.groups.iter().map(|group| {
        stride /= group.states;
        stride
    });
    strides.collect()
}

/// Checks that the ending is small enough and that the solver supports every move of its pieces.
///
/// # Errors
/// [`SolveError::TooLarge`], or [`SolveError::Unsupported`] with the first unsupported piece.
pub fn supported<P: Endgame>(material: &Material) -> Result<(), SolveError> {
    check_supported(EndgameRules::of::<P>(), material)
}

pub(crate) fn check_supported(rules: &EndgameRules, material: &Material) -> Result<(), SolveError> {
    let positions = PositionIndex::max_positions(rules, material);
    if positions > MAX_POSITIONS {
        return Err(SolveError::TooLarge { ending: material.name().to_owned(), positions });
    }
    for piece in material.pieces().into_iter().filter(|&piece| (rules.promotions)(piece).is_empty()) {
        let squares = (rules.allowed)(piece);
        for from in squares.iter() {
            let mut reaches = (rules.steps)(piece, from).into_iter().chain((rules.attacks)(piece, from));
            if reaches.any(|reach| !squares.contains(reach.to)) {
                return Err(unsupported(rules, material, piece, "moves off its squares"));
            }
        }
    }
    Ok(())
}

fn unsupported(rules: &EndgameRules, material: &Material, piece: Piece, what: &'static str) -> SolveError {
    SolveError::Unsupported { ending: material.name().to_owned(), letter: rules.letter(piece.kind), what }
}
