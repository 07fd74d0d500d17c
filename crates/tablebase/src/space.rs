use crate::SolveError;
use crate::facts::Facts;
use crate::group::Group;
use crate::material::Material;
use crate::movement::Movement;
use crate::numbering::Numbering;
use crate::word::{Inner, Permutation};
use game::{Endgame, Man, Reach, SquareSet};

/// The positions of an ending as the solver holds them: a configuration is where all men but the inner one
/// stand, and each configuration has one word whose bits are the squares of the inner man.
///
/// Configurations are numbered `king * rest + placement`, where `king` counts the squares of the first
/// royal man that the symmetries leave (the kings), and `placement` is that of [`Numbering`]. The last
/// group runs fastest, so that a move of an earlier group is an operation on whole slices.
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
    /// Per group: configurations between neighbouring states.
    pub(crate) strides: Vec<usize>,
}

/// A square just outside the kings; its positions are images of a king's.
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
    for man in material.men() {
        let squares = (game.allowed)(man);
        for from in squares.iter() {
            let mut reaches = (game.steps)(man, from).into_iter().chain((game.attacks)(man, from));
            if reaches.any(|reach| !squares.contains(reach.to)) {
                return Err(SolveError::unsupported(game, material, man, "promotions"));
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
            let hobbled = movement
                .hobbled
                .iter()
                .filter(|&&(from, to, path)| free(from) && free(to) && path.0 & taken.0 == 0);
            moves.hobbled.extend(hobbled.map(|&(from, to, path)| (state(from), state(to), path)));
        }
        moves
    }
}
