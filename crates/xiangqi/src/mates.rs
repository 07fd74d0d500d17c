use crate::board::numbered;
use crate::{Piece, PieceType, Position};
use chariot_game::{Board, Checker, Endgame, Mate, MatePattern, NamedMates, Reach, Side, SquareSet};

type Definition = fn(&Mate<Position>) -> bool;

impl NamedMates for Position {
    fn mate_pattern(mate: &Mate<Self>) -> Option<MatePattern> {
        let patterns: [(Definition, MatePattern); 10] = [
            (is_double_cannon, MatePattern::DoubleCannon),
            (is_horse_and_cannon, MatePattern::HorseAndCannon),
            (is_smothered_palace, MatePattern::SmotheredPalace),
            (is_iron_bolt, MatePattern::IronBolt),
            (|mate| is_horse_on(mate, &[(2, 1), (6, 1)]), MatePattern::ElbowHorse),
            (|mate| is_horse_on(mate, &[(3, 2), (5, 2)]), MatePattern::PalcornerHorse),
            (is_double_rooks, MatePattern::DoubleRooks),
            (is_facing_general, MatePattern::FacingGeneral),
            (is_angler_horse, MatePattern::AnglerHorse),
            (is_octagon_horse, MatePattern::OctagonHorse),
        ];
        patterns.into_iter().find(|(is, _)| is(mate)).map(|(_, pattern)| pattern)
    }
}

fn kind(kind: PieceType) -> u8 {
    numbered(Piece { side: Side::First, kind }).kind
}

const fn file(square: u8) -> u8 {
    square % 9
}

/// Rank counted from the mated side's edge.
const fn rank(mate: &Mate<Position>, square: u8) -> u8 {
    match mate.side {
        Side::First => square / 9,
        Side::Second => 9 - square / 9,
    }
}

/// The checker, if it is the only one and of this type.
fn by(mate: &Mate<Position>, piece: PieceType) -> Option<Checker> {
    mate.only_checker().filter(|checker| checker.piece.kind == kind(piece))
}

/// The screen of a lone checking cannon, with its square.
fn screen(mate: &Mate<Position>) -> Option<(chariot_game::Piece, u8)> {
    by(mate, PieceType::Cannon)?.screen
}

fn is_double_cannon(mate: &Mate<Position>) -> bool {
    let cannon = chariot_game::Piece { side: !mate.side, kind: kind(PieceType::Cannon) };
    screen(mate).is_some_and(|(piece, _)| piece == cannon)
}

fn is_horse_and_cannon(mate: &Mate<Position>) -> bool {
    let horse = chariot_game::Piece { side: !mate.side, kind: kind(PieceType::Horse) };
    let is_two_off = |square: u8| {
        let by_file = file(square).abs_diff(file(mate.royal));
        let by_rank = (square / 9).abs_diff(mate.royal / 9);
        [(0, 2), (2, 0)].contains(&(by_file, by_rank))
    };
    screen(mate).is_some_and(|(piece, square)| piece == horse && is_two_off(square))
}

/// By a cannon over the general's own advisor, which is blocked by its own pieces wherever it could leave the
/// cannon's line.
fn is_smothered_palace(mate: &Mate<Position>) -> bool {
    let advisor = chariot_game::Piece { side: mate.side, kind: kind(PieceType::Advisor) };
    let Some((piece, at)) = screen(mate) else { return false };
    let is_on_line = |square: u8| match at / 9 == mate.royal / 9 {
        true => square / 9 == mate.royal / 9,
        false => file(square) == file(mate.royal),
    };
    let is_own = |piece: Option<chariot_game::Piece>| piece.is_some_and(|piece| piece.side == mate.side);
    piece == advisor && mate.around.iter().all(|&(square, piece)| is_on_line(square) || is_own(piece))
}

/// By a rook or pawn next to the general on the last rank, with a cannon on the central file that is needed
/// for mate.
fn is_iron_bolt(mate: &Mate<Position>) -> bool {
    let is_home = file(mate.royal) == 4 && rank(mate, mate.royal) == 0;
    let is_beside =
        |checker: Checker| rank(mate, checker.square) == 0 && [3, 5].contains(&file(checker.square));
    let checker = by(mate, PieceType::Rook).or_else(|| by(mate, PieceType::Pawn));
    let holds = |cannon: u8| file(cannon) == 4 && mate.needs(cannon);
    is_home && checker.is_some_and(is_beside) && mate.attackers(kind(PieceType::Cannon)).any(holds)
}

/// By a lone horse on one of these points (file, rank from the mated side's edge), with the general at home.
fn is_horse_on(mate: &Mate<Position>, points: &[(u8, u8)]) -> bool {
    let is_home = file(mate.royal) == 4 && rank(mate, mate.royal) == 0;
    let at = |checker: Checker| points.contains(&(file(checker.square), rank(mate, checker.square)));
    is_home && by(mate, PieceType::Horse).is_some_and(at)
}

/// By one rook, while the other guards an escape on the adjacent line.
fn is_double_rooks(mate: &Mate<Position>) -> bool {
    let Some(checker) = by(mate, PieceType::Rook) else { return false };
    let is_along_rank = checker.square / 9 == mate.royal / 9;
    let is_next = |other: u8| match is_along_rank {
        true => (other / 9).abs_diff(mate.royal / 9) == 1,
        false => file(other).abs_diff(file(mate.royal)) == 1,
    };
    mate.attackers(kind(PieceType::Rook))
        .any(|other| other != checker.square && is_next(other) && mate.holds_one(other) && mate.needs(other))
}

/// The enemy general guards an escape along an open file, and nothing else guards it.
fn is_facing_general(mate: &Mate<Position>) -> bool {
    let pieces = mate.position.pieces();
    let other = chariot_game::Piece { side: !mate.side, kind: kind(PieceType::General) };
    let Some(&(_, general)) = pieces.iter().find(|&&(piece, _)| piece == other) else { return false };
    let is_between = |square: u8, to: u8| {
        file(square) == file(general)
            && square != to
            && (square.min(to) == to) != (square.min(general) == general)
    };
    mate.around.iter().any(|&(to, piece)| {
        let is_open =
            || !pieces.iter().any(|&(_, at)| at != mate.royal && at != general && is_between(at, to));
        piece.is_none_or(|piece| piece.side != mate.side)
            && file(to) == file(general)
            && is_open()
            && !is_held_otherwise(mate, to)
    })
}

/// By a rook, with the general on its last rank.
fn is_angler_horse(mate: &Mate<Position>) -> bool {
    rank(mate, mate.royal) == 0
        && by(mate, PieceType::Rook).is_some()
        && is_held_by_horse_on(mate, |file| [2, 6].contains(&file))
}

/// By another piece, with general and horse on diagonally opposite corners of the palace, such as d10 and f8
/// when Red mates.
fn is_octagon_horse(mate: &Mate<Position>) -> bool {
    let at = file(mate.royal);
    rank(mate, mate.royal) == 0
        && at != 4
        && mate.only_checker().is_some()
        && is_held_by_horse_on(mate, |file| file == 8 - at)
}

/// Whether a horse on one of these files and the third rank guards an escape and is needed for mate.
fn is_held_by_horse_on(mate: &Mate<Position>, files: impl Fn(u8) -> bool) -> bool {
    let is_there = |&horse: &u8| rank(mate, horse) == 2 && files(file(horse));
    let mut horses = mate.attackers(kind(PieceType::Horse)).filter(is_there);
    horses.any(|horse| mate.holds_one(horse) && mate.needs(horse))
}

/// Whether a piece of the mating side other than its general attacks `to` once the mated general steps there.
fn is_held_otherwise(mate: &Mate<Position>, to: u8) -> bool {
    let pieces = mate.position.pieces();
    let occupied: SquareSet =
        pieces.iter().map(|&(_, at)| at).filter(|&at| at != mate.royal && at != to).chain([to]).collect();
    pieces.iter().any(|&(piece, from)| {
        let hits = |reach: &Reach| reach.to == to && reach.is_open(occupied);
        piece.side != mate.side
            && from != to
            && piece.kind != kind(PieceType::General)
            && Position::attacks(piece, from).iter().any(hits)
    })
}
