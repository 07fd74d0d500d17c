use crate::SolveError;
use crate::facts::Facts;
use crate::group::Group;
use crate::material::Material;
use crate::movement::Movement;
use crate::numbering::Numbering;
use crate::word::{Inner, Permutation};
use game::{Endgame, Piece, Reach, Side, SquareSet};
use std::ops::Range;

/// The positions of an ending as the solver holds them: a configuration is where all pieces but the inner one
/// stand, and each configuration has one word whose bits are the squares of the inner piece.
///
/// Configurations are numbered `king * rest + placement`, where `king` counts the squares of the first
/// royal piece that the symmetries leave (the kings), and `placement` is that of [`Numbering`]. The last
/// group runs fastest, so that a move of an earlier group is an operation on whole slices.
#[derive(Clone, Debug)]
pub(crate) struct Space {
    pub(crate) numbering: Numbering,
    pub(crate) inner: Inner,
    /// Squares of the first royal piece that stand for all others.
    pub(crate) kings: Vec<u8>,
    /// The other squares it can step to from there, each with a symmetry back to a king.
    pub(crate) outposts: Vec<Outpost>,
    /// For each king: the steps of the royal piece.
    pub(crate) king_steps: Vec<Vec<KingStep>>,
    /// How the pieces of each group move.
    pub(crate) moves: Vec<GroupMoves>,
    /// All pieces in the order of [`Material::pieces`].
    pub(crate) pieces: Vec<Piece>,
    /// For each piece and square: captures and threats.
    pub(crate) attacks: Vec<Vec<Vec<Reach>>>,
    pub(crate) checks: Vec<Vec<Vec<Reach>>>,
    /// For each piece: where it may stand, what it may become elsewhere, and by square the steps that lead
    /// there.
    pub(crate) allowed: Vec<SquareSet>,
    pub(crate) promotions: Vec<Vec<u8>>,
    pub(crate) promoting_steps: Vec<Vec<Vec<Reach>>>,
    /// For each piece and square: steps in which it can be captured en passant, as the square passed and the
    /// square reached.
    passing_steps: Vec<Vec<Vec<(u8, u8)>>>,
    /// Per group: configurations between neighbouring states.
    pub(crate) strides: Vec<usize>,
}

/// A square just outside the kings; its positions are images of a king's.
#[derive(Clone, Debug)]
pub(crate) struct Outpost {
    pub(crate) king: usize,
    /// Takes the placement of the other pieces here to that beside the king.
    pub(crate) placements: Vec<u32>,
    pub(crate) permutation: Permutation,
}

/// Where a step of the first royal piece ends.
#[derive(Clone, Copy, Debug)]
pub(crate) enum KingStep {
    King(usize),
    Outpost(usize),
}

/// [`Movement`] of the pieces of a group, between states of the group.
#[derive(Clone, Debug, Default)]
pub(crate) struct GroupMoves {
    pub(crate) lines: Vec<Vec<u32>>,
    pub(crate) steps: Vec<(u32, u32)>,
    pub(crate) hobbled: Vec<(u32, u32, SquareSet)>,
    pub(crate) passing: Vec<PassingStep>,
}

/// A step over another state, in which the piece can be captured en passant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PassingStep {
    pub(crate) from: u32,
    pub(crate) over: u32,
    pub(crate) to: u32,
    /// From where the enemy's pieces of the same kind can do it.
    pub(crate) capturers: SquareSet,
}

impl Space {
    pub(crate) fn new(game: &Facts, material: &Material) -> Result<Space, SolveError> {
        let pieces = material.pieces();
        check_supported(game, material)?;
        let numbering = Numbering::new(game, material);
        let unsupported =
            |piece: Piece| SolveError::unsupported(game, material, piece, "its royal piece's moves");
        let inner = Inner::new(game, pieces[1]).ok_or_else(|| unsupported(pieces[1]))?;
        // The pairs are sorted by the first royal piece's square.
        let mut kings: Vec<u8> = numbering.pairs.iter().map(|&(first, _)| first).collect();
        kings.dedup();

        let moves = numbering.groups.iter().map(|group| GroupMoves::new(game, group)).collect();
        let reaches = |of: fn(Piece, u8) -> Vec<Reach>| -> Vec<Vec<Vec<Reach>>> {
            let squares = game.squares();
            let on = |piece: Piece, from: u8| {
                if (game.allowed)(piece).contains(from) { of(piece, from) } else { Vec::new() }
            };
            pieces.iter().map(|&piece| (0..squares).map(|from| on(piece, from)).collect()).collect()
        };
        let allowed: Vec<SquareSet> = pieces.iter().map(|&piece| (game.allowed)(piece)).collect();
        let promoting_steps = pieces.iter().zip(reaches(game.steps)).map(|(&piece, by_square)| {
            let leaves = |reach: &Reach| !(game.allowed)(piece).contains(reach.to);
            by_square.into_iter().map(|steps| steps.into_iter().filter(leaves).collect()).collect()
        });
        let passing_steps = pieces.iter().zip(reaches(game.steps)).map(|(&piece, by_square)| {
            let passing = |(from, steps): (u8, Vec<Reach>)| {
                let steps = steps.into_iter();
                steps
                    .filter_map(|reach| Some(((game.passed_square)(piece, from, reach.to)?, reach.to)))
                    .collect()
            };
            (0..).zip(by_square).map(passing).collect()
        });
        let (promoting_steps, passing_steps) = (promoting_steps.collect(), passing_steps.collect());
        let mut stride = 1;
        let mut strides: Vec<usize> = numbering
            .groups
            .iter()
            .rev()
            .map(|group| {
                let own = stride;
                stride *= group.states;
                own
            })
            .collect();
        strides.reverse();
        let mut space = Space {
            inner,
            kings,
            outposts: Vec::new(),
            king_steps: Vec::new(),
            moves,
            attacks: reaches(game.attacks),
            checks: reaches(game.checks),
            promotions: pieces.iter().map(|&piece| (game.promotions)(piece)).collect(),
            allowed,
            promoting_steps,
            passing_steps,
            strides,
            pieces,
            numbering,
        };
        space.link_kings(game);
        Ok(space)
    }

    /// Number of configurations.
    pub(crate) fn len(&self) -> usize {
        self.kings.len() * self.numbering.rest
    }

    /// Squares of all pieces but the inner one, in the order of [`Material::pieces`]; the inner piece's slot is
    /// left to the caller.
    pub(crate) fn outer_squares(&self, king: usize, placement: usize) -> [u8; crate::MAX_PIECES] {
        let mut squares = [0; crate::MAX_PIECES];
        squares[0] = self.kings[king];
        let mut slot = 2;
        for (group, &stride) in self.numbering.groups.iter().zip(&self.strides) {
            let placement = group.placement(placement / stride % group.states);
            squares[slot..slot + group.pieces].copy_from_slice(placement);
            slot += group.pieces;
        }
        squares
    }

    /// The placement of pieces on these squares, in the order of [`Material::pieces`].
    pub(crate) fn placement(&self, squares: &[u8; crate::MAX_PIECES]) -> usize {
        let mut slot = 2;
        self.numbering.groups.iter().zip(&self.strides).fold(0, |placement, (group, stride)| {
            let squares = &squares[slot..slot + group.pieces];
            slot += group.pieces;
            placement + group.state(squares) * stride
        })
    }

    /// True if some step of `side` can be answered by a capture en passant.
    pub(crate) fn has_passages(&self, side: Side) -> bool {
        let own = self.pieces.iter().filter(|piece| piece.side == side);
        own.copied().any(|piece| self.passes(piece) && self.pieces.contains(&Piece { side: !side, ..piece }))
    }

    /// True for a piece of the ending that has steps in which it can be captured en passant.
    pub(crate) fn passes(&self, piece: Piece) -> bool {
        let slot = self.pieces.iter().position(|&other| other == piece);
        slot.is_some_and(|slot| self.passing_steps[slot].iter().any(|steps| !steps.is_empty()))
    }

    /// Shows the steps of `side` from these squares that pieces of the other side are ready to answer by
    /// capturing en passant: slot, square passed and square reached. Whether anything stands there, or a royal
    /// piece would be left threatened, is not looked at.
    pub(crate) fn each_passage(
        &self,
        side: Side,
        squares: &[u8; crate::MAX_PIECES],
        mut visit: impl FnMut(usize, u8, u8),
    ) {
        for slot in self.outer_slots().filter(|&slot| self.pieces[slot].side == side) {
            for &(over, to) in &self.passing_steps[slot][usize::from(squares[slot])] {
                if self.capturers(slot, over, squares).next().is_some() {
                    visit(slot, over, to);
                }
            }
        }
    }

    /// Slots of the pieces that can capture the piece in `slot` when it has passed `over`.
    pub(crate) fn capturers<'a>(
        &'a self,
        slot: usize,
        over: u8,
        squares: &'a [u8; crate::MAX_PIECES],
    ) -> impl Iterator<Item = usize> + 'a {
        let kind = Piece { side: !self.pieces[slot].side, ..self.pieces[slot] };
        let reaches = move |&other: &usize| {
            self.attacks[other][usize::from(squares[other])].iter().any(|reach| reach.to == over)
        };
        self.outer_slots().filter(move |&other| self.pieces[other] == kind).filter(reaches)
    }

    /// Slots of the pieces but the inner one.
    pub(crate) fn outer_slots(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.pieces.len()).filter(|&slot| slot != INNER)
    }

    /// Where the positions of a pair of [`Numbering`] are: the first of their words, one for each placement,
    /// and the number of their bit.
    pub(crate) fn words_of_pair(&self, pair: usize) -> (usize, u32) {
        let (first, second) = self.numbering.pairs[pair];
        let king = self.kings.partition_point(|&king| king < first);
        (king * self.numbering.rest, self.inner.bit(second).trailing_zeros())
    }

    /// The pairs of [`Numbering`] with the first royal piece on one of the kings.
    pub(crate) fn pairs_of_king(&self, king: usize) -> Range<usize> {
        let pairs = &self.numbering.pairs;
        let upto = |square: u8| pairs.partition_point(|&(first, _)| first < square);
        upto(self.kings[king])..upto(self.kings[king] + 1)
    }

    fn link_kings(&mut self, game: &Facts) {
        let symmetries = (game.symmetries)(&self.pieces);
        let mut outpost_squares: Vec<u8> = Vec::new();
        for &king in &self.kings {
            let mut steps = Vec::new();
            for to in (game.steps)(self.pieces[0], king).iter().map(|reach| reach.to) {
                if let Some(at) = self.kings.iter().position(|&other| other == to) {
                    steps.push(KingStep::King(at));
                    continue;
                }
                let at = outpost_squares.iter().position(|&other| other == to).unwrap_or_else(|| {
                    outpost_squares.push(to);
                    outpost_squares.len() - 1
                });
                steps.push(KingStep::Outpost(at));
            }
            self.king_steps.push(steps);
        }
        for square in outpost_squares {
            // Every square is the image of a king, or no pair would have it.
            let back = symmetries.iter().find_map(|map| {
                let king = self.kings.iter().position(|&king| king == map[usize::from(square)])?;
                Some((king, map))
            });
            let Some((king, map)) = back else { continue };
            let placements = self.numbering.images(map);
            self.outposts.push(Outpost { king, placements, permutation: self.inner.pull_back(map) });
        }
    }
}

/// Slot of the inner piece in [`Material::pieces`].
pub(crate) const INNER: usize = 1;

/// Checks that the solver knows every kind of move of the ending's pieces.
///
/// # Errors
/// [`SolveError::Unsupported`] names the first piece it does not.
pub fn supported<P: Endgame>(material: &Material) -> Result<(), SolveError> {
    check_supported(Facts::of::<P>(), material)
}

fn check_supported(game: &Facts, material: &Material) -> Result<(), SolveError> {
    for piece in material.pieces().into_iter().filter(|&piece| (game.promotions)(piece).is_empty()) {
        let squares = (game.allowed)(piece);
        for from in squares.iter() {
            let mut reaches = (game.steps)(piece, from).into_iter().chain((game.attacks)(piece, from));
            if reaches.any(|reach| !squares.contains(reach.to)) {
                return Err(SolveError::unsupported(game, material, piece, "moves off its squares"));
            }
        }
    }
    Ok(())
}

impl GroupMoves {
    fn new(game: &Facts, group: &Group) -> GroupMoves {
        let movement = Movement::new(game, group.piece);
        let mut moves = GroupMoves::default();
        let companions = Group::new(game, group.piece, group.pieces - 1);
        for others in (0..companions.states).map(|state| companions.placement(state)) {
            let taken: SquareSet = others.iter().copied().collect();
            let state = |square: u8| {
                let squares: Vec<u8> = others.iter().copied().chain([square]).collect();
                group.state(&squares) as u32
            };
            for line in &movement.lines {
                // The piece's own kind cuts the line into parts.
                for part in line.split(|&square| taken.contains(square)).filter(|part| part.len() > 1) {
                    moves.lines.push(part.iter().map(|&square| state(square)).collect());
                }
            }
            let free = |square: u8| !taken.contains(square);
            let steps = movement.steps.iter().filter(|&&(from, to)| free(from) && free(to));
            moves.steps.extend(steps.map(|&(from, to)| (state(from), state(to))));
            let enemy = Piece { side: !group.piece.side, ..group.piece };
            let passing = movement.passing.iter().filter(|steps| steps.iter().all(|&square| free(square)));
            moves.passing.extend(passing.map(|&[from, over, to]| PassingStep {
                from: state(from),
                over: state(over),
                to: state(to),
                capturers: capturers(game, enemy, over),
            }));
            let hobbled = movement
                .hobbled
                .iter()
                .filter(|&&(from, to, path)| free(from) && free(to) && path.0 & taken.0 == 0);
            moves.hobbled.extend(hobbled.map(|&(from, to, path)| (state(from), state(to), path)));
        }
        moves
    }
}

/// The squares from which a piece captures on `target`, if nothing is in its way.
fn capturers(game: &Facts, piece: Piece, target: u8) -> SquareSet {
    let captures = |&from: &u8| (game.attacks)(piece, from).iter().any(|reach| reach.to == target);
    (game.allowed)(piece).iter().filter(captures).collect()
}
