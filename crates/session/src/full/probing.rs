//! Answers questions about endings from tables.

use super::session_tables::SessionTables;
use crate::errors;
use crate::{DtmCounts, DtzFacts, EndingFacts, FilePart, HeatmapSquare, MoveDtm, NotatedMove, PositionQuery};
use chariot_game::{
    Board, Dtm, Endgame, Error, PerSide, Piece, Side, SplitMix64, SquareSet, Tablebase, insertion_sort_by_key,
};
use chariot_tablebase::{
    MAX_PIECES, Material, MaterialError, SolveError, TableSet, dtz_memory_needed, memory_needed, supported,
};
use games::GamePosition;
use std::cmp::Reverse;

/// Bytes of memory. A table that takes more to solve is dropped once a larger ending has read it.
pub(super) const LARGE: u64 = 64 << 20;

/// Random placements tried before an ending counts as impossible. A few usually suffice.
const ATTEMPTS: usize = 10_000;
/// Random placements probed before one of a table's samples is drawn: a table has few of each result. Those of a small
/// ending are soon all decoded.
const PROBES: usize = 32;
const PROBES_OF_SMALL: usize = 2_000;
const SMALL: usize = 3;
/// Positions drawn before the result counts as one without a legal move.
const DRAWS: usize = 50;

pub(super) fn parse_material<P: Endgame>(name: &str) -> Result<Material, Error> {
    Material::parse::<P>(name).map_err(|error| {
        let most = match error {
            MaterialError::TooMany { most } => Some(most),
            _ => None,
        };
        errors::material(name, most, error)
    })
}

/// The ending of a position and the side with the pieces named first; `None` if it has too many pieces.
pub(super) fn material_of<P: Endgame>(position: &P) -> Option<(Material, Side)> {
    if position.piece_count() as usize > MAX_PIECES {
        return None;
    }
    let pieces: Vec<Piece> = position.pieces().into_iter().map(|(piece, _)| piece).collect();
    let (material, exchanged) = Material::of_pieces::<P>(&pieces)?;
    Some((material, if exchanged { Side::Second } else { Side::First }))
}

pub(super) fn info<P: Endgame>(material: &Material) -> EndingFacts {
    const ROYALS_ALONE: usize = 2;
    let smaller = material.successors::<P>().into_iter().filter(|ending| ending.count() > ROYALS_ALONE);
    EndingFacts {
        name: material.name().to_owned(),
        smaller: smaller.map(|ending| ending.name().to_owned()).collect(),
        memory: match supported::<P>(material) {
            // The memory needed shows that the ending is too large.
            Ok(()) | Err(SolveError::TooLarge { .. }) => Some(memory_needed::<P>(material)),
            Err(_) => None,
        },
        dtz: P::ZEROING_LIMIT
            .filter(|_| supported::<P>(material).is_ok())
            .map(|limit| DtzFacts { memory: dtz_memory_needed::<P>(material), limit }),
    }
}

impl<P: GamePosition> SessionTables<P> {
    /// Distance to mate, and whether a rule on moves without progress is known to draw the win or loss.
    pub(super) fn probe(&self, position: &P) -> (Option<Dtm>, bool) {
        let dtm = self.tables.probe(position);
        let cursed = P::ZEROING_LIMIT.is_some()
            && dtm.is_some_and(|dtm| {
                self.dtz.outcome(&self.tables, position).is_some_and(|outcome| outcome != dtm.outcome())
            });
        (dtm, cursed)
    }

    /// The legal moves with distances to mate for the mover: the best first under that rule, unknown ones last.
    pub(super) fn probe_moves(
        &self,
        position: &P,
        describe: &dyn Fn(P::Move) -> NotatedMove,
    ) -> Vec<MoveDtm> {
        let probed = |m: P::Move| {
            let mut after = position.clone();
            after.play(m);
            let (dtm, cursed) = self.probe(&after);
            MoveDtm { info: describe(m), dtm: dtm.map(Dtm::before_move), cursed }
        };
        let mut moves: Vec<MoveDtm> = position.legal_moves().into_iter().map(probed).collect();
        // The sort is stable: equal moves stay in generation order.
        let preference = |probed: &MoveDtm| {
            let reached = |dtm: Dtm| if probed.cursed { 0 } else { dtm.preference().signum() };
            probed.dtm.map(|dtm| (reached(dtm), dtm.preference()))
        };
        insertion_sort_by_key(&mut moves, |probed| Reverse(preference(probed)));
        moves
    }
}

/// The position, and the position after each legal move.
fn with_moves<P: Endgame>(position: &P) -> impl Iterator<Item = P> {
    let after = |m: P::Move| {
        let mut after = position.clone();
        after.play(m);
        after
    };
    [position.clone()].into_iter().chain(position.legal_moves().into_iter().map(after))
}

/// The positions of [`with_moves`], and those with the piece of the square `from` on every other square.
fn around<P: Endgame>(position: &P, from: Option<u8>) -> impl Iterator<Item = P> {
    let moved = from.and_then(|from| elsewhere(position, from)).into_iter().flatten();
    with_moves(position).chain(moved.filter_map(|(_, moved)| moved))
}

/// Parts that tables lack to probe the position, the positions after its moves, and those with the piece of the
/// square `from` elsewhere.
pub(super) fn missing_parts<P: Endgame>(
    position: &P,
    from: Option<u8>,
    tables: &TableSet<P>,
) -> Vec<FilePart> {
    let mut parts: Vec<FilePart> = Vec::new();
    for (material, bytes) in around(position, from).flat_map(|position| tables.missing(&position)) {
        let part = FilePart { material: material.name().to_owned(), start: bytes.start, end: bytes.end };
        if !parts.contains(&part) {
            parts.push(part);
        }
    }
    parts
}

/// Endings without a table that these results depend on.
pub(super) fn missing_tables<P: Endgame>(
    position: &P,
    from: Option<u8>,
    tables: &TableSet<P>,
) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for ending in around(position, from).flat_map(|position| tables.missing_tables(&position)) {
        if !names.iter().any(|name| name == ending.name()) {
            names.push(ending.name().to_owned());
        }
    }
    names
}

/// Distances to mate with the piece of the square `from` on each square.
pub(super) fn heat_map<P: Endgame>(position: &P, from: u8, tables: &TableSet<P>) -> Vec<HeatmapSquare> {
    if tables.probe(position).is_none() {
        return Vec::new();
    }
    let Some(elsewhere) = elsewhere(position, from) else { return Vec::new() };
    elsewhere
        .map(|(square, moved)| HeatmapSquare {
            square: P::square_name(square),
            dtm: moved.and_then(|moved| tables.probe(&moved)),
        })
        .collect()
}

/// Each square with the position that has the piece of the square `from` there; `None` where it cannot stand.
fn elsewhere<P: Endgame>(position: &P, from: u8) -> Option<impl Iterator<Item = (u8, Option<P>)>> {
    let pieces = position.pieces();
    let picked = pieces.iter().position(|&(_, square)| square == from)?;
    let occupied: SquareSet = pieces.iter().map(|&(_, square)| square).collect();
    let to_move = position.side_to_move();
    let with_piece_on = move |square: u8| {
        if square != from && occupied.contains(square) {
            return None;
        }
        let mut moved = pieces.clone();
        moved[picked].1 = square;
        P::from_pieces(&moved, to_move).ok()
    };
    Some((0..P::FILES * P::RANKS).map(move |square| (square, with_piece_on(square))))
}

pub(super) fn dtm_counts<P: Endgame>(
    material: &Material,
    tables: &TableSet<P>,
) -> Option<PerSide<DtmCounts>> {
    let table = tables.table(material)?;
    let count = |side| {
        let stats = table.stats(side);
        DtmCounts { draws: stats.draws, by_plies: stats.by_plies }
    };
    Some(PerSide(Side::BOTH.map(count)))
}

/// # Errors
/// See [`super::EndgameTables::random_position`].
pub(super) fn random_position<P: Endgame>(
    query: &PositionQuery,
    tables: &TableSet<P>,
    seed: u64,
) -> Result<P, Error> {
    let material = parse_material::<P>(&query.material)?;
    let mut random = SplitMix64::new(seed);
    // Drawn with the pieces named first on the first side; then the sides are exchanged.
    let exchanged = query.strong == Side::Second;
    let to_move = if exchanged { !query.to_move } else { query.to_move };
    let drawn = if query.outcome.is_none() && query.moves.is_none() {
        scattered::<P>(&material, to_move, &mut random)
    } else {
        let table = tables.table(&material).ok_or_else(|| errors::not_loaded(&material))?;
        let fits = |value: Dtm| {
            query.outcome.is_none_or(|outcome| outcome == value.outcome())
                && query
                    .moves
                    .as_ref()
                    .is_none_or(|moves| value.plies().is_some_and(|plies| moves.contains(&plies.div_ceil(2))))
        };
        let probes = if material.count() <= SMALL { PROBES_OF_SMALL } else { PROBES };
        let found = (0..probes).find_map(|_| {
            let position = scattered::<P>(&material, to_move, &mut random)?;
            tables.probe(&position).is_some_and(fits).then_some(position)
        });
        found.or_else(|| movable(&mut || table.random_position(to_move, &fits, &mut random)))
    };
    let none = || errors::no_such_position(&material);
    let position = drawn.ok_or_else(none)?;
    if exchanged { with_sides_exchanged(&position).ok_or_else(none) } else { Ok(position) }
}

/// The first drawn position that has a legal move.
fn movable<P: Endgame>(draw: &mut dyn FnMut() -> Option<P>) -> Option<P> {
    for _ in 0..DRAWS {
        let position = draw()?;
        if position.legal_move_count() > 0 {
            return Some(position);
        }
    }
    None
}

/// A random position of the ending with a legal move, each equally likely.
fn scattered<P: Endgame>(material: &Material, to_move: Side, random: &mut SplitMix64) -> Option<P> {
    let pieces = material.pieces();
    (0..ATTEMPTS).find_map(|_| {
        let placed: Vec<(Piece, u8)> = pieces
            .iter()
            .map(|&piece| {
                let squares: Vec<u8> = P::allowed(piece).iter().collect();
                (piece, squares[random.below(squares.len())])
            })
            .collect();
        let squares: SquareSet = placed.iter().map(|&(_, square)| square).collect();
        if squares.len() as usize != placed.len() {
            return None;
        }
        P::from_pieces(&placed, to_move).ok().filter(|position| position.legal_move_count() > 0)
    })
}

/// The same position with ranks reflected and sides exchanged.
fn with_sides_exchanged<P: Board>(position: &P) -> Option<P> {
    let reflect = |square: u8| (P::RANKS - 1 - square / P::FILES) * P::FILES + square % P::FILES;
    let pieces = position.pieces().into_iter();
    let pieces: Vec<(Piece, u8)> =
        pieces.map(|(piece, square)| (Piece { side: !piece.side, ..piece }, reflect(square))).collect();
    P::from_pieces(&pieces, !position.side_to_move()).ok()
}
