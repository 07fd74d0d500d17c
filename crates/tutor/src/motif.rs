mod attack;
mod confinement;
mod defence;

use crate::played_line::PlayedLine;
use chariot_game::{Endgame, Piece, Tactics};

/// A tactical motif that a line carries out. Squares are those just after the attacker's move that brings it about;
/// for a capture, just before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Motif {
    /// A capture of an undefended piece.
    Undefended {
        /// Square of the captured piece.
        target: u8,
    },
    /// A piece attacks several others, each royal or worth winning, and captures one of them.
    Fork {
        /// The attacking piece.
        by: u8,
        /// The attacked pieces, by ascending square.
        targets: Vec<u8>,
    },
    /// A piece opens the line of another, or becomes its screen, and that one captures its new target next. Or the
    /// opened line gives check, and the piece that moved captures something.
    DiscoveredAttack {
        /// Square that the piece moved to.
        mover: u8,
        /// The piece whose line opened.
        by: u8,
        /// The attacked piece.
        target: u8,
    },
    /// A piece must give way, and the piece behind it is captured.
    Skewer {
        /// The attacking piece.
        by: u8,
        /// The piece in front: royal, or worth at least as much as the one behind.
        front: u8,
        /// The captured piece.
        behind: u8,
    },
    /// Every defender of a captured piece is pinned to its royal piece.
    PinnedDefender {
        /// One of the defenders.
        pinned: u8,
        /// The pinning piece.
        by: u8,
        /// The captured piece.
        target: u8,
    },
    /// A capture of a piece that is pinned to its royal piece.
    PinnedPiece {
        /// The pinned piece.
        pinned: u8,
        /// The pinning piece.
        by: u8,
    },
    /// The only defender of a piece is captured, then the piece itself.
    RemovedDefender {
        /// The defender.
        defender: u8,
        /// The defended piece.
        target: u8,
    },
    /// The only defender of a piece must recapture elsewhere, then the piece is captured.
    OverloadedDefender {
        /// The defender.
        defender: u8,
        /// Square of the recapture.
        recaptures: u8,
        /// The defended piece.
        target: u8,
    },
    /// An attacked piece has no escape and is captured.
    Trapped {
        /// The trapped piece.
        piece: u8,
    },
    /// A pawn promotes, and the new piece stays on the board.
    Promotion {
        /// Square of the promotion.
        square: u8,
    },
}

impl Motif {
    /// Names of the motifs.
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

    /// Name of the motif, without squares: one of [`Motif::KINDS`].
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

    /// Whether the motif is a capture, seen just before it. The others are seen after the move.
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

    /// Squares of the motif, in order of declaration.
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

/// A motif and its ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MotifAt {
    /// The ply that brings it about, from 0: a move of the side that gains.
    pub ply: usize,
    /// The motif.
    pub motif: Motif,
    /// The pieces on its squares, in the order of [`Motif::squares`].
    pub pieces: Vec<Piece>,
}

/// Finds a motif that a ply brings about.
type Detector<P> = fn(&PlayedLine<P>, usize) -> Option<Motif>;

/// The motifs of the first plies of a line, in order of appearance.
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

/// The pieces of a motif. A piece captured at this ply is looked up before the move.
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
