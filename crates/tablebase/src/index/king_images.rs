use super::StateSpace;
use super::second_king::Permutation;
use crate::rules::EndgameRules;

/// A square just outside the canonical ones that the first king can step to; its positions are mirror images of
/// those of a canonical square.
#[derive(Clone, Debug)]
pub(crate) struct KingImage {
    /// The canonical square.
    pub(crate) king: usize,
    /// For each placement of the other pieces here, its image there.
    pub(crate) placements: Vec<u32>,
    pub(crate) permutation: Permutation,
}

/// Where a step of the first king ends: index of a canonical square, or of a [`KingImage`].
#[derive(Clone, Copy, Debug)]
pub(crate) enum KingStep {
    Canonical(usize),
    Image(usize),
}

impl StateSpace {
    /// Lists the steps of the first king from each canonical square, and the images they lead to.
    pub(super) fn link_king_squares(&mut self, rules: &EndgameRules) {
        let symmetries = (rules.symmetries)(&self.pieces);
        let mut image_squares: Vec<u8> = Vec::new();
        for &king in &self.king_squares {
            let mut steps = Vec::new();
            for to in (rules.steps)(self.pieces[0], king).iter().map(|reach| reach.to) {
                if let Some(at) = self.king_squares.iter().position(|&other| other == to) {
                    steps.push(KingStep::Canonical(at));
                    continue;
                }
                let at = image_squares.iter().position(|&other| other == to).unwrap_or_else(|| {
                    image_squares.push(to);
                    image_squares.len() - 1
                });
                steps.push(KingStep::Image(at));
            }
            self.king_steps.push(steps);
        }
        for square in image_squares {
            // Every square is the image of a canonical one, or it would be in no king pair.
            let back = symmetries.iter().find_map(|symmetry| {
                let image = symmetry[usize::from(square)];
                Some((self.king_squares.iter().position(|&king| king == image)?, symmetry))
            });
            let Some((king, symmetry)) = back else { continue };
            let placements = self.index.images(symmetry);
            let permutation = self.second_king.pull_back(symmetry);
            self.king_images.push(KingImage { king, placements, permutation });
        }
    }
}
