use crate::board::numbered;
use crate::{Piece, PieceType, Position};
use chariot_game::{Mate, MatePattern, NamedMates, Side};

type Definition = fn(&Mate<Position>) -> bool;

impl NamedMates for Position {
    fn mate_pattern(mate: &Mate<Self>) -> Option<MatePattern> {
        let patterns: [(Definition, MatePattern); 4] = [
            (is_smothered, MatePattern::Smothered),
            (is_arabian, MatePattern::Arabian),
            (is_epaulette, MatePattern::Epaulette),
            (is_back_rank, MatePattern::BackRank),
        ];
        patterns.into_iter().find(|(is, _)| is(mate)).map(|(_, pattern)| pattern)
    }
}

fn kind(kind: PieceType) -> u8 {
    numbered(Piece { side: Side::First, kind }).kind
}

const fn file(square: u8) -> i8 {
    (square % 8) as i8
}

const fn rank(square: u8) -> i8 {
    (square / 8) as i8
}

/// By a knight, the king enclosed by its own pieces.
fn is_smothered(mate: &Mate<Position>) -> bool {
    mate.only_checker().is_some_and(|checker| checker.piece.kind == kind(PieceType::Knight))
        && mate.is_shut_in()
}

/// By a rook or queen on the back rank, an own piece on each square in front of the king.
fn is_back_rank(mate: &Mate<Position>) -> bool {
    let back = if mate.side == Side::First { 0 } else { 7 };
    let along = |square: u8| rank(square) == back;
    let is_by = |kinds: [PieceType; 2]| {
        mate.only_checker().is_some_and(|checker| {
            along(checker.square) && kinds.iter().any(|&by| checker.piece.kind == kind(by))
        })
    };
    let mut before = mate.around.iter().filter(|(square, _)| !along(*square));
    along(mate.royal)
        && is_by([PieceType::Rook, PieceType::Queen])
        && before.all(|(_, piece)| piece.is_some_and(|piece| piece.side == mate.side))
}

/// In the corner, by a rook next to the king; a knight two squares away both ways protects it and guards the
/// other escape.
fn is_arabian(mate: &Mate<Position>) -> bool {
    let is_corner = [0, 7].contains(&file(mate.royal)) && [0, 7].contains(&rank(mate.royal));
    let away = |from: u8, to: u8| [(file(from) - file(to)).abs(), (rank(from) - rank(to)).abs()];
    let by_rook = mate.only_checker().is_some_and(|checker| {
        checker.piece.kind == kind(PieceType::Rook)
            && [[0, 1], [1, 0]].contains(&away(checker.square, mate.royal))
    });
    let is_knight_there =
        || mate.attackers(kind(PieceType::Knight)).any(|square| away(square, mate.royal) == [2, 2]);
    is_corner && by_rook && is_knight_there()
}

/// By the queen two squares from a king at the edge, hemmed in by its own rooks.
fn is_epaulette(mate: &Mate<Position>) -> bool {
    let Some(queen) = mate.only_checker().filter(|checker| checker.piece.kind == kind(PieceType::Queen))
    else {
        return false;
    };
    let (files, ranks) = (file(queen.square) - file(mate.royal), rank(queen.square) - rank(mate.royal));
    // The rooks stand on the line through the king perpendicular to the queen's.
    let beside: [(i8, i8); 2] = match (files.abs(), ranks.abs()) {
        (0, 2) => [(-1, 0), (1, 0)],
        (2, 0) => [(0, -1), (0, 1)],
        _ => return false,
    };
    let is_rook = |(by_file, by_rank): (i8, i8)| {
        let (file, rank) = (file(mate.royal) + by_file, rank(mate.royal) + by_rank);
        let square = (0..8).contains(&file) && (0..8).contains(&rank);
        let at = |(other, _): &&(u8, Option<chariot_game::Piece>)| *other as i8 == 8 * rank + file;
        square
            && mate
                .around
                .iter()
                .find(at)
                .and_then(|&(_, piece)| piece)
                .is_some_and(|piece| piece.side == mate.side && piece.kind == kind(PieceType::Rook))
    };
    let is_edge = match files {
        0 => [0, 7].contains(&rank(mate.royal)),
        _ => [0, 7].contains(&file(mate.royal)),
    };
    is_edge && beside.into_iter().all(is_rook)
}
