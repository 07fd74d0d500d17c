use crate::facts::Facts;
use crate::group::{Group, binomial};
use crate::material::Material;
use game::{Piece, Side};

/// Numbers the placements of an ending, those equal by a symmetry of the board once.
///
/// The two royal pieces come first: their placements that no symmetry carries into an earlier one and in
/// which neither stands next to the other are the pairs (chess: 462, with pawns 1,806). The other pieces
/// follow group by group, the last group running fastest. What remains without meaning are placements
/// with two pieces on one square or a check that cannot be.
///
/// Where both royal pieces stand on an axis of symmetry, a placement and its mirror image have two numbers;
/// whoever counts positions asks [`Numbering::is_canonical`].
#[derive(Clone, Debug)]
pub(crate) struct Numbering {
    pub(crate) groups: Vec<Group>,
    /// The pairs: squares of the first and the second royal piece.
    pub(crate) pairs: Vec<(u8, u8)>,
    /// Number of placements of all pieces but the royal ones.
    pub(crate) rest: usize,
    symmetries: Vec<Vec<u8>>,
    /// For squares of both royal pieces: the pair they are carried into, and by which symmetry.
    pair_of: Vec<Option<(u32, u8)>>,
    squares: usize,
}

impl Numbering {
    pub(crate) fn new(game: &Facts, material: &Material) -> Numbering {
        let pieces = material.pieces();
        let symmetries = (game.symmetries)(&pieces);
        let squares = usize::from(game.squares());
        let groups = Group::all(game, &pieces);
        let mut numbering = Numbering {
            rest: groups.iter().map(|group| group.states).product(),
            groups,
            pairs: Vec::new(),
            pair_of: vec![None; squares * squares],
            symmetries,
            squares,
        };
        numbering.list_pairs(game, pieces[0], pieces[1]);
        numbering
    }

    /// A bound on the positions a side of an ending, without symmetry; taken before memory is.
    pub(crate) fn most_positions(game: &Facts, material: &Material) -> u64 {
        let royals =
            material.pieces().into_iter().take(2).map(|piece| u64::from((game.allowed)(piece).len()));
        let others = material.pieces()[2..]
            .chunk_by(|a, b| a == b)
            .map(|same| binomial((game.allowed)(same[0]).len() as usize, same.len()) as u64)
            .collect::<Vec<_>>();
        royals.chain(others).fold(1, u64::saturating_mul)
    }

    /// How many numbers there are.
    pub(crate) fn len(&self) -> usize {
        self.pairs.len() * self.rest
    }

    /// Number of a placement: squares of the pieces in the order of [`Material::pieces`]. `None` if the royal
    /// pieces stand next to each other or a piece stands where it may not.
    #[inline]
    pub(crate) fn index(&self, squares: &[u8]) -> Option<usize> {
        let (pair, symmetry) = self.pair(squares[0], squares[1])?;
        Some(pair * self.rest + self.rest_index(&squares[2..], symmetry)?)
    }

    /// The placement with this number.
    pub(crate) fn placement(&self, index: usize) -> Vec<u8> {
        let (first, second) = self.pairs[index / self.rest];
        let mut rest = index % self.rest;
        let mut squares = Vec::new();
        for group in self.groups.iter().rev() {
            squares.extend(group.placement(rest % group.states).iter().rev());
            rest /= group.states;
        }
        squares.extend([second, first]);
        squares.reverse();
        squares
    }

    /// False for the number of a placement that a symmetry carries into one with a lower number.
    pub(crate) fn is_canonical(&self, index: usize) -> bool {
        let squares = self.placement(index);
        let (first, second) = (squares[0], squares[1]);
        let own = index % self.rest;
        self.symmetries.iter().all(|map| {
            let fixed = map[usize::from(first)] == first && map[usize::from(second)] == second;
            !fixed || self.rest_index(&squares[2..], map).is_none_or(|image| image >= own)
        })
    }

    /// Where the first and the second royal piece's squares are carried: the pair and the symmetry. `None` if
    /// they are no pair.
    pub(crate) fn pair(&self, first: u8, second: u8) -> Option<(usize, &[u8])> {
        let (pair, symmetry) = self.pair_of[usize::from(first) * self.squares + usize::from(second)]?;
        Some((pair as usize, &self.symmetries[usize::from(symmetry)]))
    }

    /// For each placement of the other pieces, its image under a symmetry.
    pub(crate) fn images(&self, symmetry: &[u8]) -> Vec<u32> {
        self.groups.iter().fold(vec![0], |images, group| {
            let own = &group.images(symmetry);
            images
                .iter()
                .flat_map(|high| own.iter().map(move |&low| high * own.len() as u32 + low as u32))
                .collect()
        })
    }

    fn rest_index(&self, squares: &[u8], map: &[u8]) -> Option<usize> {
        let mut images = [0; crate::MAX_PIECES];
        for (image, &square) in images.iter_mut().zip(squares) {
            *image = map[usize::from(square)];
        }
        let mut next = 0;
        let mut index = 0;
        for group in &self.groups {
            let squares = &images[next..next + group.pieces];
            if !squares.iter().all(|&square| group.allows(square)) {
                return None;
            }
            index = index * group.states + group.state(squares);
            next += group.pieces;
        }
        Some(index)
    }

    fn list_pairs(&mut self, game: &Facts, first: Piece, second: Piece) {
        for a in (game.allowed)(first).iter() {
            for b in (game.allowed)(second).iter().filter(|&b| b != a) {
                if self.pair_of[usize::from(a) * self.squares + usize::from(b)].is_some() {
                    continue;
                }
                let number = self.pairs.len() as u32;
                if threatens(game, first, a, b) || threatens(game, second, b, a) {
                    continue;
                }
                self.pairs.push((a, b));
                for map in &self.symmetries {
                    let (image_a, image_b) = (map[usize::from(a)], map[usize::from(b)]);
                    // The symmetry that leads back is found by search: the list need not hold inverses in order.
                    let back = self
                        .symmetries
                        .iter()
                        .position(|back| back[usize::from(image_a)] == a && back[usize::from(image_b)] == b);
                    let at = usize::from(image_a) * self.squares + usize::from(image_b);
                    self.pair_of[at] = back.map(|symmetry| (number, symmetry as u8));
                }
            }
        }
    }
}

/// True if a piece threatens a square whatever stands between.
fn threatens(game: &Facts, piece: Piece, from: u8, target: u8) -> bool {
    (game.checks)(piece, from)
        .iter()
        .any(|reach| reach.to == target && reach.path.is_empty() && reach.screens == 0)
}

/// The side that is to move once the sides are exchanged.
pub(crate) fn turn(side: Side, exchanged: bool) -> Side {
    if exchanged { !side } else { side }
}
