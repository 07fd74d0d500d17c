use crate::{Endgame, Outcome, Piece, Reach, Side, SquareSet, Tactics};

/// Mating patterns that players have a name for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub enum MatePattern {
    /// Chess: on the back rank, the king behind its own pieces.
    BackRank,
    /// Chess: by a knight, the king enclosed by its own pieces.
    Smothered,
    /// Chess: in the corner, by a rook next to the king and protected by a knight.
    Arabian,
    /// Chess: by the queen, the king's own rooks on both sides of it.
    Epaulette,
    /// Xiangqi, 重炮: by a cannon whose screen is the other cannon.
    DoubleCannon,
    /// Xiangqi, 马后炮: by a cannon whose screen is a horse two points from the general.
    HorseAndCannon,
    /// Xiangqi, 闷宫: by a cannon whose screen is the general's own advisor, held on the cannon's line by its
    /// own pieces.
    SmotheredPalace,
    /// Xiangqi, 卧槽马: by a horse on an elephant's file, one rank before the last.
    ElbowHorse,
    /// Xiangqi, 挂角马: by a horse on a corner of the palace's middle rank.
    PalcornerHorse,
    /// Xiangqi, 铁门栓: by a rook or pawn next to the general, while a cannon controls the central file.
    IronBolt,
    /// Xiangqi, 双车错: by one rook, while the other holds the adjacent line.
    DoubleRooks,
    /// Xiangqi, 白脸将: the enemy general guards the last escape.
    FacingGeneral,
    /// Xiangqi, 钓鱼马: by a rook, while a horse on the general's third rank, two files from the centre, guards
    /// an escape.
    AnglerHorse,
    /// Xiangqi, 八角马: the general in a corner of the palace, an escape guarded by a horse on the diagonally
    /// opposite corner.
    OctagonHorse,
}

impl MatePattern {
    /// Every pattern.
    pub const ALL: [MatePattern; 14] = [
        MatePattern::BackRank,
        MatePattern::Smothered,
        MatePattern::Arabian,
        MatePattern::Epaulette,
        MatePattern::DoubleCannon,
        MatePattern::HorseAndCannon,
        MatePattern::SmotheredPalace,
        MatePattern::ElbowHorse,
        MatePattern::PalcornerHorse,
        MatePattern::IronBolt,
        MatePattern::DoubleRooks,
        MatePattern::FacingGeneral,
        MatePattern::AnglerHorse,
        MatePattern::OctagonHorse,
    ];
}

/// Games with named mates.
pub trait NamedMates: Endgame + Tactics {
    /// The pattern, if the mate clearly matches one.
    fn mate_pattern(_mate: &Mate<Self>) -> Option<MatePattern> {
        None
    }
}

/// A mated position, in the terms that mating patterns use.
#[derive(Clone, Debug)]
pub struct Mate<P> {
    /// The position.
    pub position: P,
    /// The mated side.
    pub side: Side,
    /// Square of its royal piece.
    pub royal: u8,
    /// Pieces that give check.
    pub checkers: Vec<Checker>,
    /// The squares that the royal piece reaches on an empty board, and the pieces on them.
    pub around: Vec<(u8, Option<Piece>)>,
}

/// A piece that gives check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checker {
    /// The piece.
    pub piece: Piece,
    /// Its square.
    pub square: u8,
    /// The piece it checks over, with its square (a xiangqi cannon).
    pub screen: Option<(Piece, u8)>,
}

impl<P: NamedMates> Mate<P> {
    /// Recognises a mate: the side to move is in check and has no legal move.
    #[must_use]
    pub fn of(position: &P) -> Option<Mate<P>> {
        let is_mate = position.is_check()
            && position.legal_moves().is_empty()
            && position.no_move_outcome().outcome == Outcome::Loss;
        if !is_mate {
            return None;
        }
        let (pieces, side, royal) = (position.pieces(), position.side_to_move(), position.king_square());
        let on = |square: u8| pieces.iter().find(|&&(_, at)| at == square).map(|&(piece, _)| piece);
        let occupied: SquareSet = pieces.iter().map(|&(_, square)| square).collect();
        let checker = |&(piece, square): &(Piece, u8)| {
            let hits = |reach: &Reach| reach.to == royal && reach.is_open(occupied);
            let reach = P::checks(piece, square).into_iter().find(hits)?;
            let screens = SquareSet(reach.path.0 & occupied.0);
            let screen = screens.iter().find_map(|at| Some((on(at)?, at)));
            Some(Checker { piece, square, screen })
        };
        let checkers = pieces.iter().filter(|(piece, _)| piece.side != side).filter_map(checker).collect();
        let own = on(royal)?;
        let around = P::steps(own, royal).into_iter().map(|step| (step.to, on(step.to))).collect();
        Some(Mate { position: position.clone(), side, royal, checkers, around })
    }

    /// The checking piece, if there is only one.
    #[must_use]
    pub fn only_checker(&self) -> Option<Checker> {
        match self.checkers[..] {
            [checker] => Some(checker),
            _ => None,
        }
    }

    /// Whether only own pieces surround the royal piece.
    #[must_use]
    pub fn is_shut_in(&self) -> bool {
        self.around.iter().all(|(_, piece)| piece.is_some_and(|piece| piece.side == self.side))
    }

    /// Squares of the mating side's pieces of a type, by index in
    /// [`Board::PIECE_LETTERS`](crate::Board::PIECE_LETTERS).
    pub fn attackers(&self, kind: u8) -> impl Iterator<Item = u8> {
        let piece = Piece { side: !self.side, kind };
        self.position.pieces().into_iter().filter(move |&(other, _)| other == piece).map(|(_, square)| square)
    }

    /// Whether the piece on `square` guards an escape of the royal piece.
    #[must_use]
    pub fn holds_one(&self, square: u8) -> bool {
        let pieces = self.position.pieces();
        let Some(&(piece, _)) = pieces.iter().find(|&&(_, at)| at == square) else { return false };
        let occupied: SquareSet = pieces.iter().map(|&(_, at)| at).filter(|&at| at != self.royal).collect();
        let is_free = |to: u8| {
            self.around
                .iter()
                .any(|&(at, piece)| at == to && piece.is_none_or(|piece| piece.side != self.side))
        };
        P::attacks(piece, square).iter().any(|reach| is_free(reach.to) && reach.is_open(occupied))
    }

    /// Whether the mated side would have a legal move without the piece on `square`.
    #[must_use]
    pub fn needs(&self, square: u8) -> bool {
        let rest: Vec<_> = self.position.pieces().into_iter().filter(|&(_, at)| at != square).collect();
        P::from_pieces(&rest, self.side).is_ok_and(|position| !position.legal_moves().is_empty())
    }
}
