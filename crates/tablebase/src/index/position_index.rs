use super::group::{PieceGroup, binomial};
use crate::MAX_PIECES;
use crate::material::Material;
use crate::rules::EndgameRules;
use chariot_game::Piece;

/// Most positions for each side that solver and reader accept, ignoring symmetry: all six-piece chess endings
/// where an index has 64 bits, all five-piece ones where it has 32.
pub(crate) const MAX_POSITIONS: u64 = if usize::BITS < u64::BITS { 1 << 31 } else { 1 << 36 };

/// Most symmetries of a square board, including the identity.
pub(crate) const MAX_SYMMETRIES: usize = 8;

/// The index of a position in its table; symmetric placements share a number.
///
/// Both kings come first. King pairs are their placements, one for each symmetric set, in which the kings do
/// not attack each other (chess: 462, with pawns 1,806). The other pieces follow group by group, the last
/// group varying fastest. Numbers of illegal positions have two pieces on one square or an impossible check.
///
/// With both kings on an axis of symmetry, a placement and its mirror image have two numbers. To count
/// positions, use [`PositionIndex::is_canonical`].
#[derive(Clone, Debug)]
pub(crate) struct PositionIndex {
    pub(crate) groups: Vec<PieceGroup>,
    pub(crate) king_pairs: Vec<(u8, u8)>,
    /// Number of placements of all pieces but the kings.
    pub(crate) placements: usize,
    symmetries: Vec<Vec<u8>>,
    /// For each king pair, whether a symmetry other than the identity fixes both kings.
    on_axis: Vec<bool>,
    /// For each pair of king squares, its king pair and the symmetry that leads there.
    pair_of: Vec<Option<(u32, u8)>>,
    squares: usize,
}

impl PositionIndex {
    pub(crate) fn new(rules: &EndgameRules, material: &Material) -> PositionIndex {
        let pieces = material.pieces();
        let symmetries = (rules.symmetries)(&pieces);
        PositionIndex::of_groups(rules, &pieces, PieceGroup::all(rules, &pieces), symmetries)
    }

    fn of_groups(
        rules: &EndgameRules,
        pieces: &[Piece],
        groups: Vec<PieceGroup>,
        symmetries: Vec<Vec<u8>>,
    ) -> PositionIndex {
        let squares = usize::from(rules.squares());
        assert!(symmetries.len() <= MAX_SYMMETRIES, "a board has at most {MAX_SYMMETRIES} symmetries");
        let mut index = PositionIndex {
            placements: groups.iter().map(|group| group.states).product(),
            groups,
            king_pairs: Vec::new(),
            on_axis: Vec::new(),
            pair_of: vec![None; squares * squares],
            symmetries,
            squares,
        };
        index.list_king_pairs(rules, pieces[0], pieces[1]);
        index
    }

    /// The positions with one group fixed in a state that only the identity preserves; the kings may be
    /// anywhere. It can only map numbers to positions, not back.
    pub(crate) fn with_standing(
        &self,
        rules: &EndgameRules,
        pieces: &[Piece],
        group: usize,
        state: usize,
    ) -> PositionIndex {
        let mut groups = self.groups.clone();
        groups[group] = groups[group].standing(state);
        let identity = self.symmetries[..1].to_vec();
        PositionIndex::of_groups(rules, pieces, groups, identity)
    }

    /// Upper bound on the positions of an ending with one side to move, ignoring symmetry. Allocates nothing.
    pub(crate) fn max_positions(rules: &EndgameRules, material: &Material) -> u64 {
        let kings =
            material.pieces().into_iter().take(2).map(|piece| u64::from((rules.allowed)(piece).len()));
        let others = material.pieces()[2..]
            .chunk_by(|a, b| a == b)
            .map(|same| binomial((rules.allowed)(same[0]).len() as usize, same.len()) as u64)
            .collect::<Vec<_>>();
        kings.chain(others).fold(1, u64::saturating_mul)
    }

    pub(super) fn symmetries(&self) -> &[Vec<u8>] {
        &self.symmetries
    }

    pub(crate) fn len(&self) -> usize {
        self.king_pairs.len() * self.placements
    }

    /// Index of a position, given the pieces' squares by slot. `None` if the kings attack each other or a
    /// piece is where it cannot be.
    #[inline]
    pub(crate) fn index_of(&self, squares: &[u8]) -> Option<usize> {
        let (pair, symmetry) = self.king_pair(squares[0], squares[1])?;
        Some(pair * self.placements + self.placement_of(&squares[2..], symmetry)?)
    }

    /// Squares of the pieces, by slot, at this index.
    pub(crate) fn squares(&self, index: usize) -> Vec<u8> {
        let (first, second) = self.king_pairs[index / self.placements];
        let mut placement = index % self.placements;
        let mut squares = Vec::new();
        for group in self.groups.iter().rev() {
            squares.extend(group.squares(placement % group.states).iter().rev());
            placement /= group.states;
        }
        squares.extend([second, first]);
        squares.reverse();
        squares
    }

    /// Whether a symmetry other than the identity fixes both kings of a pair, so that some of its positions have
    /// two numbers.
    pub(crate) fn is_on_axis(&self, pair: usize) -> bool {
        self.on_axis[pair]
    }

    /// Whether no symmetry maps the position to a lower index.
    pub(crate) fn is_canonical(&self, index: usize) -> bool {
        if !self.is_on_axis(index / self.placements) {
            return true;
        }
        let squares = self.squares(index);
        let own = index % self.placements;
        self.symmetries
            .iter()
            .filter(|symmetry| keeps(symmetry, (squares[0], squares[1])))
            .all(|symmetry| self.placement_of(&squares[2..], symmetry).is_none_or(|image| image >= own))
    }

    /// The king pair for kings on these squares, and the symmetry that leads there; `None` if there is none.
    pub(crate) fn king_pair(&self, first: u8, second: u8) -> Option<(usize, &[u8])> {
        let (pair, symmetry) = self.pair_of[usize::from(first) * self.squares + usize::from(second)]?;
        Some((pair as usize, &self.symmetries[usize::from(symmetry)]))
    }

    pub(crate) fn king_pair_by_symmetry(&self, first: u8, second: u8) -> Option<(usize, usize)> {
        let (pair, symmetry) = self.pair_of[usize::from(first) * self.squares + usize::from(second)]?;
        Some((pair as usize, usize::from(symmetry)))
    }

    /// Images of a group's states, by symmetry.
    pub(crate) fn group_images(&self, group: usize) -> Vec<Vec<usize>> {
        self.symmetries.iter().map(|symmetry| self.groups[group].images(symmetry)).collect()
    }

    /// Images of the placement with pieces on these squares, without kings, by symmetry.
    pub(crate) fn placement_by_symmetry(&self, squares: &[u8]) -> impl Iterator<Item = Option<usize>> {
        self.symmetries.iter().map(|symmetry| self.placement_of(squares, symmetry))
    }

    /// Image of each placement of the other pieces under a symmetry.
    pub(crate) fn images(&self, symmetry: &[u8]) -> Vec<u32> {
        self.groups.iter().fold(vec![0], |images, group| {
            let own = &group.images(symmetry);
            images
                .iter()
                .flat_map(|high| own.iter().map(move |&low| high * own.len() as u32 + low as u32))
                .collect()
        })
    }

    /// Image of the placement with pieces on these squares, without kings, under the symmetry of this number.
    pub(crate) fn placement_by(&self, symmetry: usize, squares: &[u8]) -> Option<usize> {
        self.placement_of(squares, &self.symmetries[symmetry])
    }

    /// Image of the placement with the other pieces on these squares under a symmetry.
    fn placement_of(&self, squares: &[u8], symmetry: &[u8]) -> Option<usize> {
        let mut images = [0; MAX_PIECES];
        for (image, &square) in images.iter_mut().zip(squares) {
            *image = symmetry[usize::from(square)];
        }
        let mut next = 0;
        let mut placement = 0;
        for group in &self.groups {
            let squares = &images[next..next + group.count];
            if !squares.iter().all(|&square| group.allows(square)) {
                return None;
            }
            placement = placement * group.states + group.state(squares);
            next += group.count;
        }
        Some(placement)
    }

    fn list_king_pairs(&mut self, rules: &EndgameRules, first: Piece, second: Piece) {
        for a in (rules.allowed)(first).iter() {
            for b in (rules.allowed)(second).iter().filter(|&b| b != a) {
                if self.pair_of[usize::from(a) * self.squares + usize::from(b)].is_some() {
                    continue;
                }
                let number = self.king_pairs.len() as u32;
                if attacks(rules, first, a, b) || attacks(rules, second, b, a) {
                    continue;
                }
                self.king_pairs.push((a, b));
                self.on_axis.push(self.symmetries.iter().skip(1).any(|symmetry| keeps(symmetry, (a, b))));
                for symmetry in &self.symmetries {
                    let (image_a, image_b) = (symmetry[usize::from(a)], symmetry[usize::from(b)]);
                    // Found by search: games list their symmetries in any order.
                    let inverse = self
                        .symmetries
                        .iter()
                        .position(|back| back[usize::from(image_a)] == a && back[usize::from(image_b)] == b);
                    let at = usize::from(image_a) * self.squares + usize::from(image_b);
                    self.pair_of[at] = inverse.map(|symmetry| (number, symmetry as u8));
                }
            }
        }
    }
}

/// Whether a symmetry fixes both kings.
fn keeps(symmetry: &[u8], (first, second): (u8, u8)) -> bool {
    symmetry[usize::from(first)] == first && symmetry[usize::from(second)] == second
}

/// Whether a king attacks a square, ignoring blockers.
fn attacks(rules: &EndgameRules, king: Piece, from: u8, target: u8) -> bool {
    (rules.checks)(king, from)
        .iter()
        .any(|reach| reach.to == target && reach.path.is_empty() && reach.screens == 0)
}
