mod attack;
mod confinement;
mod defence;

use crate::played_line::PlayedLine;
use game::{Endgame, Piece, Tactics};

/// A tactical motif that a line carries out. Squares are those at the moment that it is about: just after the attacker's
/// move that brings it about, for a capture just before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Motif {
    /// A piece that nothing defends is captured.
    Undefended {
        /// Where it stands.
        target: u8,
    },
    /// A piece attacks several at once, the royal piece or such as it wins, and captures one of them.
    Fork {
        /// The piece that attacks.
        by: u8,
        /// What it attacks, by rising square.
        targets: Vec<u8>,
    },
    /// A piece moves out of the way of another, or becomes its screen, and the other captures next what it attacks now; or
    /// it gives check, and the piece that moved captures something.
    DiscoveredAttack {
        /// Where the piece moved to.
        mover: u8,
        /// The piece that attacks now.
        by: u8,
        /// What it attacks.
        target: u8,
    },
    /// A piece must give way, and the one behind it is captured.
    Skewer {
        /// The piece that attacks.
        by: u8,
        /// The piece in front, the royal piece or one worth as much as what is behind.
        front: u8,
        /// The piece that is captured.
        behind: u8,
    },
    /// All that defend a piece are pinned to their royal piece, and it is captured.
    PinnedDefender {
        /// A defender.
        pinned: u8,
        /// What pins it.
        by: u8,
        /// What is captured.
        target: u8,
    },
    /// A piece is captured that is pinned to its royal piece.
    PinnedPiece {
        /// The piece.
        pinned: u8,
        /// What pins it.
        by: u8,
    },
    /// The only defender of a piece is captured, then the piece.
    RemovedDefender {
        /// The defender.
        defender: u8,
        /// What it defended.
        target: u8,
    },
    /// The only defender of a piece has to recapture elsewhere, then the piece is captured.
    OverloadedDefender {
        /// The defender.
        defender: u8,
        /// Where it recaptures.
        recaptures: u8,
        /// What it defended.
        target: u8,
    },
    /// An attacked piece has no move that saves it, and is captured.
    Trapped {
        /// The piece.
        piece: u8,
    },
    /// A piece promotes, and stays on the board.
    Promotion {
        /// Where.
        square: u8,
    },
}

impl Motif {
    /// The names of all kinds.
    pub const KINDS: [&str; 10] = [
        "undefended",
        "fork",
        "discoveredAttack",
        "skewer",
        "pinnedDefender",
        "pinnedPiece",
        "removedDefender",
        "overloadedDefender",
        "trapped",
        "promotion",
    ];

    /// Its name, without squares: one of [`Motif::KINDS`].
    #[must_use]
    pub fn kind(&self) -> &'static str {
        Motif::KINDS[match self {
            Motif::Undefended { .. } => 0,
            Motif::Fork { .. } => 1,
            Motif::DiscoveredAttack { .. } => 2,
            Motif::Skewer { .. } => 3,
            Motif::PinnedDefender { .. } => 4,
            Motif::PinnedPiece { .. } => 5,
            Motif::RemovedDefender { .. } => 6,
            Motif::OverloadedDefender { .. } => 7,
            Motif::Trapped { .. } => 8,
            Motif::Promotion { .. } => 9,
        }]
    }

    /// True if it is about a capture, just before it; the others are about the position after a move.
    fn is_of_capture(&self) -> bool {
        matches!(
            self,
            Motif::Undefended { .. }
                | Motif::PinnedDefender { .. }
                | Motif::PinnedPiece { .. }
                | Motif::RemovedDefender { .. }
                | Motif::OverloadedDefender { .. }
        )
    }

    /// Its squares, in the order in which they are declared.
    #[must_use]
    pub fn squares(&self) -> Vec<u8> {
        match self {
            Motif::Undefended { target: square }
            | Motif::Trapped { piece: square }
            | Motif::Promotion { square } => vec![*square],
            Motif::Fork { by, targets } => [&[*by], &targets[..]].concat(),
            Motif::DiscoveredAttack { mover, by, target } => vec![*mover, *by, *target],
            Motif::Skewer { by, front, behind } => vec![*by, *front, *behind],
            Motif::PinnedDefender { pinned, by, target } => vec![*pinned, *by, *target],
            Motif::PinnedPiece { pinned, by } => vec![*pinned, *by],
            Motif::RemovedDefender { defender, target } => vec![*defender, *target],
            Motif::OverloadedDefender { defender, recaptures, target } => {
                vec![*defender, *recaptures, *target]
            }
        }
    }
}

/// A motif, and when it comes about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MotifAt {
    /// The ply of the line that brings it about, from 0: a move of the side that gains.
    pub ply: usize,
    /// What it is.
    pub motif: Motif,
    /// The pieces on its squares, in the order of [`Motif::squares`].
    pub pieces: Vec<Piece>,
}

/// Finds a motif that a ply of a line brings about.
type Detector<P> = fn(&PlayedLine<P>, usize) -> Option<Motif>;

/// The motifs of the first plies of a line, in the order in which they come about.
pub(crate) fn motifs_of<P: Tactics + Endgame>(line: &PlayedLine<P>, plies: usize) -> Vec<MotifAt> {
    let mut motifs = Vec::new();
    for ply in (0..plies).step_by(2) {
        let is_followed_up = ply + 2 < plies;
        let with_follow_up: [Detector<P>; 6] = [
            attack::fork,
            attack::discovered_attack,
            attack::skewer,
            defence::removed_defender,
            defence::overloaded_defender,
            confinement::trapped,
        ];
        let alone: [Detector<P>; 3] = [defence::pinned_defender, defence::pinned_piece, defence::undefended];
        let found = with_follow_up.into_iter().filter(|_| is_followed_up).chain(alone);
        let found = found.filter_map(|detect| detect(line, ply)).chain(promotion(line, ply, plies));
        motifs.extend(found.map(|motif| MotifAt { ply, pieces: pieces_of(line, ply, &motif), motif }));
    }
    motifs
}

/// The pieces that a motif is about. What its ply captures stood there before.
fn pieces_of<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize, motif: &Motif) -> Vec<Piece> {
    let captured = line.plies[ply].captured.filter(|_| motif.is_of_capture());
    let on = |square: u8| match captured {
        Some((piece, at)) if at == square => Some(piece),
        _ => line.views[ply + 1].piece(square).or_else(|| line.views[ply].piece(square)),
    };
    motif.squares().into_iter().filter_map(on).collect()
}

fn promotion<P: Tactics + Endgame>(line: &PlayedLine<P>, ply: usize, plies: usize) -> Option<Motif> {
    let made = &line.plies[ply];
    let stays = || (ply + 1..plies).all(|at| !line.is_captured(ply + 1, made.to, at));
    (made.promotes && stays()).then_some(Motif::Promotion { square: made.to })
}
