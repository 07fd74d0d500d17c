use crate::attack_tables::AttackTables;
use crate::{Bitboard, Piece, PieceType, Position, Square};
use chariot_game::{PerSide, Side};

/// A threat to capture that the repetition law may count as a chase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Threat {
    /// Square of the chaser.
    pub(crate) by: Square,
    /// Square of the chased piece.
    pub(crate) on: Square,
    /// The chased piece is a horse that pins the chaser: it would give check if the chaser left its leg.
    pub(crate) pinned: bool,
}

/// All threats of one side in a position, regardless of the turn.
///
/// A threat is a capture that would be legal if `side` were to move. Generals and pawns make no threats;
/// generals, and pawns on their own side of the river, receive none. In addition, one of these holds:
/// - The chased piece outranks the chaser: a rook attacked by a horse or cannon; a rook, horse or cannon
///   attacked by an advisor or elephant.
/// - The chased piece has no true protector: no legal recapture would follow.
///
/// Two pieces of one type that can capture each other offer an exchange, which is no threat.
///
/// Checks come and go during the cycle, so they neither make nor break threats: a check to `side` stops no
/// chaser from capturing, and a check to the other side stops no recapture.
pub(crate) fn threats(position: &Position, side: Side) -> Vec<Threat> {
    let in_check = |side: Side| !position.attackers(position.king(side), !side).is_empty();
    let view = ChaseView { position, tables: AttackTables::get(), checks: PerSide(Side::BOTH.map(in_check)) };
    let mut threats = Vec::new();
    for kind in
        [PieceType::Rook, PieceType::Horse, PieceType::Cannon, PieceType::Advisor, PieceType::Elephant]
    {
        let chaser = Piece { side, kind };
        for by in position.by_piece(side, kind) {
            let chased = view.captures(chaser, by) & view.chaseable(!side);
            let threatened = chased.into_iter().filter(|&on| view.threatens(chaser, by, on));
            threats.extend(threatened.map(|on| Threat { by, on, pinned: view.is_pinned(side, by, on) }));
        }
    }
    threats
}

pub(crate) fn attacks(position: &Position, by: Square, on: Square) -> bool {
    let piece = position.piece_on(by);
    piece.is_some_and(|piece| position.targets(AttackTables::get(), piece, by).contains(on))
}

struct ChaseView<'a> {
    position: &'a Position,
    tables: &'static AttackTables,
    checks: PerSide<bool>,
}

impl ChaseView<'_> {
    /// Pieces of `side` that can be chased.
    fn chaseable(&self, side: Side) -> Bitboard {
        let free_game = self.position.by_piece(side, PieceType::Pawn) & Bitboard::home(side);
        self.position.by_side(side) & !free_game & !self.position.by_type(PieceType::General)
    }

    fn captures(&self, piece: Piece, from: Square) -> Bitboard {
        self.position.targets(self.tables, piece, from) & self.position.by_side(!piece.side)
    }

    fn threatens(&self, chaser: Piece, by: Square, on: Square) -> bool {
        let Some(chased) = self.position.piece_on(on) else { return false };
        if !self.may_capture(chaser, by, on) {
            return false;
        }
        let outranked = match chaser.kind {
            PieceType::Horse | PieceType::Cannon => chased.kind == PieceType::Rook,
            PieceType::Advisor | PieceType::Elephant => {
                matches!(chased.kind, PieceType::Rook | PieceType::Horse | PieceType::Cannon)
            }
            _ => false,
        };
        let exchange = chaser.kind == chased.kind
            && self.captures(chased, on).contains(by)
            && self.may_capture(chased, on, by);
        outranked || !exchange && !self.is_protected(by, on)
    }

    /// Whether a capture leaves the capturer's general safe; true if that is in check already.
    fn may_capture(&self, piece: Piece, from: Square, to: Square) -> bool {
        self.checks[piece.side] || self.position.is_safe_for(self.tables, piece, from, to)
    }

    /// Whether a capture of `on` from `by` could be recaptured.
    fn is_protected(&self, by: Square, on: Square) -> bool {
        let after = self.position.after_capture(by, on);
        after.by_side(after.turn).into_iter().any(|from| {
            after.piece_on(from).is_some_and(|piece| {
                after.targets(self.tables, piece, from).contains(on)
                    && (self.checks[piece.side] || after.is_safe_for(self.tables, piece, from, on))
            })
        })
    }

    fn is_pinned(&self, side: Side, by: Square, on: Square) -> bool {
        let general = self.position.king(side);
        let without = self.position.lines().toggled(by);
        self.position.by_type(PieceType::Horse).contains(on)
            && self.tables.horse_to(general, &without).contains(on)
            && self.tables.leg(on, general).contains(by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A side's threats: by, on, and whether the chaser is pinned.
    fn told(fen: &str, side: Side) -> Vec<(String, String, bool)> {
        let position: Position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
        let threats = threats(&position, side).into_iter();
        threats.map(|threat| (threat.by.to_string(), threat.on.to_string(), threat.pinned)).collect()
    }

    fn threat(by: &str, on: &str, pinned: bool) -> Vec<(String, String, bool)> {
        vec![(by.to_owned(), on.to_owned(), pinned)]
    }

    /// Rook, horse and cannon outrank advisor and elephant, so protection does not help them.
    #[test]
    fn advisors_and_elephants_threaten_what_outranks_them() {
        for (letter, is_threatened) in [('R', true), ('N', true), ('C', true), ('P', false)] {
            let by_advisor = format!("5k3/4a4/3{letter}5/9/9/9/9/9/9/3RK4 w - - 0 1");
            let by_elephant = format!("5k3/9/4b4/9/2{letter}6/9/9/9/9/2R1K4 w - - 0 1");
            let wanted = |by, on| if is_threatened { threat(by, on, false) } else { Vec::new() };
            assert_eq!(told(&by_advisor, Side::Second), wanted("e9", "d8"), "{by_advisor}");
            assert_eq!(told(&by_elephant, Side::Second), wanted("e8", "c6"), "{by_elephant}");
        }
    }

    #[test]
    fn protection_counts_against_pieces_of_the_same_rank_and_below() {
        // A rook attacks a horse, protected and not; a horse attacks a horse protected by the rook.
        assert_eq!(told("5k3/9/9/9/2r1N4/9/9/9/9/3KR4 w - - 0 1", Side::Second), []);
        assert_eq!(told("5k3/9/9/9/2r1N4/9/9/9/9/3K5 w - - 0 1", Side::Second), threat("c6", "e6", false));
        assert_eq!(told("5k3/9/9/3n5/9/4N4/9/9/9/3KR4 w - - 0 1", Side::Second), []);
    }

    #[test]
    fn pawns_are_fair_game_until_they_cross_the_river() {
        assert_eq!(told("5k3/9/9/9/2r1P4/9/9/9/9/3K5 w - - 0 1", Side::Second), threat("c6", "e6", false));
        assert_eq!(told("5k3/9/9/9/9/9/2r1P4/9/9/3K5 w - - 0 1", Side::Second), []);
    }

    /// Only pieces of the same type that attack each other offer an exchange.
    #[test]
    fn what_strikes_back_is_threatened_unless_it_is_as_strong() {
        assert_eq!(told("5k3/9/9/9/3Pr4/9/9/9/9/3K5 w - - 0 1", Side::Second), threat("e6", "d6", false));
        assert_eq!(told("5k3/9/9/9/3Rr4/9/9/9/9/3K5 w - - 0 1", Side::Second), []);
        // The pawn blocks the leg of one horse only.
        assert_eq!(told("5k3/9/9/9/3n5/4P4/4N4/9/9/3K5 w - - 0 1", Side::Second), threat("d6", "e4", false));
        assert_eq!(told("5k3/9/9/9/3n5/9/4N4/9/9/3K5 w - - 0 1", Side::Second), []);
    }

    #[test]
    fn pinned_is_who_stands_on_the_leg_of_the_horse_it_attacks() {
        // On the leg of a horse that would give check; of one that would not, since the general is elsewhere.
        assert_eq!(told("4k4/2Nr5/9/9/9/9/9/9/9/5K3 w - - 0 1", Side::Second), threat("d9", "c9", true));
        assert_eq!(told("5k3/2Nr5/9/9/9/9/9/9/9/4K4 w - - 0 1", Side::Second), threat("d9", "c9", false));
        // On the leg of a piece other than a horse; next to a horse that gives check already.
        assert_eq!(told("4k4/2Cr5/9/9/9/9/9/9/9/5K3 w - - 0 1", Side::Second), threat("d9", "c9", false));
        assert_eq!(told("4k4/2N6/9/9/2r6/9/9/9/9/5K3 b - - 0 1", Side::Second), threat("c6", "c9", false));
    }
}
