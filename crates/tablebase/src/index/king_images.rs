use super::StateSpace;
use super::permutation::Permutation;
use crate::rules::EndgameRules;
use std::sync::Arc;

/// A square next to the canonical ones that the first king can step to. Its positions are mirror images of
/// those of a canonical square.
#[derive(Clone, Debug)]
pub(crate) struct KingImage {
    pub(crate) king: usize,
    /// Image there of each placement of the other pieces here.
    pub(crate) placements: Arc<[u32]>,
    /// The placement here whose image is each one there.
    pub(crate) origins: Arc<[u32]>,
    pub(crate) permutation: Arc<Permutation>,
}

/// Destination of a first king's step: index of a canonical square, or of a [`KingImage`].
#[derive(Clone, Copy, Debug)]
pub(crate) enum KingStep {
    Canonical(usize),
    Image(usize),
}

/// The first king's steps from each canonical square, and the images they reach.
pub(crate) fn king_steps(rules: &EndgameRules, space: &StateSpace) -> (Vec<Vec<KingStep>>, Vec<KingImage>) {
    let StateSpace { index, second_king, king_squares, pieces, .. } = space;
    let canonical = |square: u8| king_squares.iter().position(|&king| king == square);
    let mut image_squares: Vec<u8> = Vec::new();
    let mut step_to = |to: u8| {
        if let Some(king) = canonical(to) {
            return KingStep::Canonical(king);
        }
        let image = image_squares.iter().position(|&square| square == to).unwrap_or_else(|| {
            image_squares.push(to);
            image_squares.len() - 1
        });
        KingStep::Image(image)
    };
    let mut steps = Vec::new();
    for &king in king_squares {
        steps.push((rules.steps)(pieces[0], king).iter().map(|reach| step_to(reach.to)).collect());
    }

    let symmetries = index.symmetries();
    let placements: Vec<Arc<[u32]>> =
        symmetries.iter().map(|symmetry| index.images(symmetry).into()).collect();
    let permutations: Vec<Arc<Permutation>> =
        symmetries.iter().map(|symmetry| Arc::new(second_king.pull_back(symmetry))).collect();
    let image = |square: u8| {
        // Every square is the image of a canonical one, or it would be in no king pair.
        let canonical_image =
            |(at, symmetry): (usize, &Vec<u8>)| Some((canonical(symmetry[usize::from(square)])?, at));
        let (king, at) = symmetries.iter().enumerate().find_map(canonical_image)?;
        let undoes = |other: &Vec<u8>| {
            symmetries[at].iter().zip(0..).all(|(&to, from)| other[usize::from(to)] == from)
        };
        let inverse = symmetries.iter().position(undoes)?;
        Some(KingImage {
            king,
            placements: placements[at].clone(),
            origins: placements[inverse].clone(),
            permutation: permutations[at].clone(),
        })
    };
    (steps, image_squares.into_iter().filter_map(image).collect())
}
