use super::Material;
use crate::rules::EndgameRules;
use chariot_game::{Endgame, Piece};

/// A change of material by a capture, a promotion or both at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MaterialChange {
    pub(crate) victim: Option<usize>,
    /// Slot of the promoted piece, and its new type.
    pub(crate) promoted: Option<(usize, u8)>,
}

impl MaterialChange {
    /// The remaining pieces with their former slots.
    pub(crate) fn pieces_left(self, pieces: &[Piece]) -> Vec<(usize, Piece)> {
        let left = pieces.iter().copied().enumerate().filter(|&(slot, _)| Some(slot) != self.victim);
        left.map(|(slot, piece)| match self.promoted {
            Some((mover, kind)) if mover == slot => (slot, Piece { kind, ..piece }),
            _ => (slot, piece),
        })
        .collect()
    }
}

impl Material {
    /// The endings that conversions (captures and promotions) lead to, without duplicates.
    #[must_use]
    pub fn successors<P: Endgame>(&self) -> Vec<Material> {
        self.successors_by(EndgameRules::of::<P>())
    }

    pub(crate) fn successors_by(&self, rules: &EndgameRules) -> Vec<Material> {
        let pieces = self.pieces();
        let victims = 2..pieces.len();
        let mut changes: Vec<MaterialChange> =
            victims.clone().map(|victim| MaterialChange { victim: Some(victim), promoted: None }).collect();
        for (mover, &piece) in pieces.iter().enumerate() {
            for kind in (rules.promotions)(piece) {
                let captures = |&victim: &usize| {
                    pieces[victim].side != piece.side && promotes_by_capture(rules, piece, pieces[victim])
                };
                let captured = victims.clone().filter(captures).map(Some).chain([None]);
                changes
                    .extend(captured.map(|victim| MaterialChange { victim, promoted: Some((mover, kind)) }));
            }
        }
        let mut endings: Vec<Material> = Vec::new();
        for change in changes {
            let left: Vec<Piece> = change.pieces_left(&pieces).into_iter().map(|(_, piece)| piece).collect();
            let ending = Material::of_pieces_by(rules, &left).map(|(material, _)| material);
            endings.extend(ending.filter(|ending| !endings.contains(ending)));
        }
        endings
    }
}

/// Whether a piece can capture another one where it must promote.
fn promotes_by_capture(rules: &EndgameRules, piece: Piece, victim: Piece) -> bool {
    let (squares, targets) = ((rules.allowed)(piece), (rules.allowed)(victim));
    squares.iter().any(|from| {
        let reaches = (rules.attacks)(piece, from);
        reaches.iter().any(|reach| !squares.contains(reach.to) && targets.contains(reach.to))
    })
}
