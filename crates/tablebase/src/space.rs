use crate::SolveError;
use crate::facts::Facts;
use crate::group::Group;
use crate::material::Material;
use crate::movement::Movement;
use crate::numbering::Numbering;
use crate::word::{Inner, Permutation};
use game::{Endgame, Man, Reach, Side, SquareSet};
use std::ops::Range;

/// The positions of an ending as the solver holds them: a configuration is where all men but the inner one
/// stand, and each configuration has one word whose bits are the squares of the inner man.
///
/// Configurations are numbered `king * rest + placement`, where `king` counts the squares of the first
/// royal man that the symmetries leave (the kings), and `placement` is that of [`Numbering`]. The last
/// group runs fastest, so that a move of an earlier group is an operation on whole slices.
#[derive(Clone, Debug)]
pub(crate) struct Space {
    pub(crate) numbering: Numbering,
    pub(crate) inner: Inner,
    /// Squares of the first royal man that stand for all others.
    pub(crate) kings: Vec<u8>,
    /// The other squares it can step to from there, each with a symmetry back to a king.
    pub(crate) outposts: Vec<Outpost>,
    /// For each king: the steps of the royal man.
    pub(crate) king_steps: Vec<Vec<KingStep>>,
    /// How the men of each group move.
    pub(crate) moves: Vec<GroupMoves>,
    /// All men in the order of [`Material::men`].
    pub(crate) men: Vec<Man>,
    /// For each man and square: captures and threats.
    pub(crate) attacks: Vec<Vec<Vec<Reach>>>,
    pub(crate) checks: Vec<Vec<Vec<Reach>>>,
    /// For each man: where it may stand, what it may become elsewhere, and by square the steps that lead
    /// there.
    pub(crate) allowed: Vec<SquareSet>,
    pub(crate) promotions: Vec<Vec<u8>>,
    pub(crate) promoting_steps: Vec<Vec<Vec<Reach>>>,
    /// For each man and square: steps in which it can be captured en passant, as the square passed and the
    /// square reached.
    passing_steps: Vec<Vec<Vec<(u8, u8)>>>,
    /// Per group: configurations between neighbouring states.
    pub(crate) strides: Vec<usize>,
}

/// A square just outside the kings; its positions are images of a king's.
#[derive(Clone, Debug)]
pub(crate) struct Outpost {
    pub(crate) king: usize,
    /// Takes the placement of the other men here to that beside the king.
    pub(crate) placements: Vec<u32>,
    pub(crate) permutation: Permutation,
}

/// Where a step of the first royal man ends.
#[derive(Clone, Copy, Debug)]
pub(crate) enum KingStep {
    King(usize),
    Outpost(usize),
}

/// [`Movement`] of the men of a group, between states of the group.
#[derive(Clone, Debug, Default)]
pub(crate) struct GroupMoves {
    pub(crate) lines: Vec<Vec<u32>>,
    pub(crate) steps: Vec<(u32, u32)>,
    pub(crate) hobbled: Vec<(u32, u32, SquareSet)>,
    pub(crate) passing: Vec<PassingStep>,
}

/// A step over another state, in which the man can be captured en passant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PassingStep {
    pub(crate) from: u32,
    pub(crate) over: u32,
    pub(crate) to: u32,
    /// From where the enemy's men of the same kind can do it.
    pub(crate) capturers: SquareSet,
}

impl Space {
    pub(crate) fn new(game: &Facts, material: &Material) -> Result<Space, SolveError> {
        let men = material.men();
        check_supported(game, material)?;
        let numbering = Numbering::new(game, material);
        let unsupported = |man: Man| SolveError::unsupported(game, material, man, "its royal man's moves");
        let inner = Inner::new(game, men[1]).ok_or_else(|| unsupported(men[1]))?;
        // The pairs are sorted by the first royal man's square.
        let mut kings: Vec<u8> = numbering.pairs.iter().map(|&(first, _)| first).collect();
        kings.dedup();

        let moves = numbering.groups.iter().map(|group| GroupMoves::new(game, group)).collect();
        let reaches = |of: fn(Man, u8) -> Vec<Reach>| -> Vec<Vec<Vec<Reach>>> {
            let squares = game.squares();
            let on = |man: Man, from: u8| {
                if (game.allowed)(man).contains(from) { of(man, from) } else { Vec::new() }
            };
            men.iter().map(|&man| (0..squares).map(|from| on(man, from)).collect()).collect()
        };
        let allowed: Vec<SquareSet> = men.iter().map(|&man| (game.allowed)(man)).collect();
        let promoting_steps = men.iter().zip(reaches(game.steps)).map(|(&man, by_square)| {
            let leaves = |reach: &Reach| !(game.allowed)(man).contains(reach.to);
            by_square.into_iter().map(|steps| steps.into_iter().filter(leaves).collect()).collect()
        });
        let passing_steps = men.iter().zip(reaches(game.steps)).map(|(&man, by_square)| {
            let passing = |(from, steps): (u8, Vec<Reach>)| {
                let steps = steps.into_iter();
                steps
                    .filter_map(|reach| Some(((game.passed_square)(man, from, reach.to)?, reach.to)))
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
            promotions: men.iter().map(|&man| (game.promotions)(man)).collect(),
            allowed,
            promoting_steps,
            passing_steps,
            strides,
            men,
            numbering,
        };
        space.link_kings(game);
        Ok(space)
    }

    /// Number of configurations.
    pub(crate) fn len(&self) -> usize {
        self.kings.len() * self.numbering.rest
    }

    /// Squares of all men but the inner one, in the order of [`Material::men`]; the inner man's slot is
    /// left to the caller.
    pub(crate) fn outer_squares(&self, king: usize, placement: usize) -> [u8; crate::MAX_MEN] {
        let mut squares = [0; crate::MAX_MEN];
        squares[0] = self.kings[king];
        let mut slot = 2;
        for (group, &stride) in self.numbering.groups.iter().zip(&self.strides) {
            let placement = group.placement(placement / stride % group.states);
            squares[slot..slot + group.men].copy_from_slice(placement);
            slot += group.men;
        }
        squares
    }

    /// The placement of men on these squares, in the order of [`Material::men`].
    pub(crate) fn placement(&self, squares: &[u8; crate::MAX_MEN]) -> usize {
        let mut slot = 2;
        self.numbering.groups.iter().zip(&self.strides).fold(0, |placement, (group, stride)| {
            let squares = &squares[slot..slot + group.men];
            slot += group.men;
            placement + group.state(squares) * stride
        })
    }

    /// True if some step of `side` can be answered by a capture en passant.
    pub(crate) fn has_passages(&self, side: Side) -> bool {
        let own = self.men.iter().filter(|man| man.side == side);
        own.copied().any(|man| self.passes(man) && self.men.contains(&Man { side: !side, ..man }))
    }

    /// True for a man of the ending that has steps in which it can be captured en passant.
    pub(crate) fn passes(&self, man: Man) -> bool {
        let slot = self.men.iter().position(|&other| other == man);
        slot.is_some_and(|slot| self.passing_steps[slot].iter().any(|steps| !steps.is_empty()))
    }

    /// Shows the steps of `side` from these squares that men of the other side are ready to answer by
    /// capturing en passant: slot, square passed and square reached. Whether anything stands there, or a royal
    /// man would be left threatened, is not looked at.
    pub(crate) fn each_passage(
        &self,
        side: Side,
        squares: &[u8; crate::MAX_MEN],
        mut visit: impl FnMut(usize, u8, u8),
    ) {
        for slot in self.outer_slots().filter(|&slot| self.men[slot].side == side) {
            for &(over, to) in &self.passing_steps[slot][usize::from(squares[slot])] {
                if self.capturers(slot, over, squares).next().is_some() {
                    visit(slot, over, to);
                }
            }
        }
    }

    /// Slots of the men that can capture the man in `slot` when it has passed `over`.
    pub(crate) fn capturers<'a>(
        &'a self,
        slot: usize,
        over: u8,
        squares: &'a [u8; crate::MAX_MEN],
    ) -> impl Iterator<Item = usize> + 'a {
        let kind = Man { side: !self.men[slot].side, ..self.men[slot] };
        let reaches = move |&other: &usize| {
            self.attacks[other][usize::from(squares[other])].iter().any(|reach| reach.to == over)
        };
        self.outer_slots().filter(move |&other| self.men[other] == kind).filter(reaches)
    }

    /// Slots of the men but the inner one.
    pub(crate) fn outer_slots(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.men.len()).filter(|&slot| slot != INNER)
    }

    /// Where the positions of a pair of [`Numbering`] are: the first of their words, one for each placement,
    /// and the number of their bit.
    pub(crate) fn words_of_pair(&self, pair: usize) -> (usize, u32) {
        let (first, second) = self.numbering.pairs[pair];
        let king = self.kings.partition_point(|&king| king < first);
        (king * self.numbering.rest, self.inner.bit(second).trailing_zeros())
    }

    /// The pairs of [`Numbering`] with the first royal man on one of the kings.
    pub(crate) fn pairs_of_king(&self, king: usize) -> Range<usize> {
        let pairs = &self.numbering.pairs;
        let upto = |square: u8| pairs.partition_point(|&(first, _)| first < square);
        upto(self.kings[king])..upto(self.kings[king] + 1)
    }

    fn link_kings(&mut self, game: &Facts) {
        let symmetries = (game.symmetries)(&self.men);
        let mut outpost_squares: Vec<u8> = Vec::new();
        for &king in &self.kings {
            let mut steps = Vec::new();
            for to in (game.steps)(self.men[0], king).iter().map(|reach| reach.to) {
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

/// Slot of the inner man in [`Material::men`].
pub(crate) const INNER: usize = 1;

/// Checks that the solver knows every kind of move of the ending's men.
///
/// # Errors
/// [`SolveError::Unsupported`] names the first man it does not.
pub fn supported<P: Endgame>(material: &Material) -> Result<(), SolveError> {
    check_supported(Facts::of::<P>(), material)
}

fn check_supported(game: &Facts, material: &Material) -> Result<(), SolveError> {
    for man in material.men().into_iter().filter(|&man| (game.promotions)(man).is_empty()) {
        let squares = (game.allowed)(man);
        for from in squares.iter() {
            let mut reaches = (game.steps)(man, from).into_iter().chain((game.attacks)(man, from));
            if reaches.any(|reach| !squares.contains(reach.to)) {
                return Err(SolveError::unsupported(game, material, man, "moves off its squares"));
            }
        }
    }
    Ok(())
}

impl GroupMoves {
    fn new(game: &Facts, group: &Group) -> GroupMoves {
        let movement = Movement::new(game, group.man);
        let mut moves = GroupMoves::default();
        let companions = Group::new(game, group.man, group.men - 1);
        for others in (0..companions.states).map(|state| companions.placement(state)) {
            let taken: SquareSet = others.iter().copied().collect();
            let state = |square: u8| {
                let squares: Vec<u8> = others.iter().copied().chain([square]).collect();
                group.state(&squares) as u32
            };
            for line in &movement.lines {
                // The man's own kind cuts the line into parts.
                for part in line.split(|&square| taken.contains(square)).filter(|part| part.len() > 1) {
                    moves.lines.push(part.iter().map(|&square| state(square)).collect());
                }
            }
            let free = |square: u8| !taken.contains(square);
            let steps = movement.steps.iter().filter(|&&(from, to)| free(from) && free(to));
            moves.steps.extend(steps.map(|&(from, to)| (state(from), state(to))));
            let enemy = Man { side: !group.man.side, ..group.man };
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

/// The squares from which a man captures on `target`, if nothing is in its way.
fn capturers(game: &Facts, man: Man, target: u8) -> SquareSet {
    let captures = |&from: &u8| (game.attacks)(man, from).iter().any(|reach| reach.to == target);
    (game.allowed)(man).iter().filter(captures).collect()
}
