use super::clusters::clusters;
use super::select::Chosen;
use crate::args::BookArgs;
use chariot_book::{Entry, Header, Index, Piece};
use miniz_oxide::deflate::compress_to_vec;
use std::collections::HashSet;

/// Plies whose positions the first piece may have.
const FIRST_PLIES: u32 = 6;
/// The slowest and best that the compressor has.
const COMPRESSION: u8 = 10;

/// A book as a file, and what it was made of.
pub(super) struct Packed {
    pub(super) file: Vec<u8>,
    pub(super) positions: Vec<Chosen>,
    /// Positions of the first piece.
    first: usize,
    /// Bytes of the header and the first piece.
    first_bytes: usize,
    index_bytes: usize,
    /// Pieces beside the first.
    pieces: usize,
    /// Positions that were left out, because one that is played more has the same hash.
    collisions: usize,
}

/// Packs positions, which come the most played first.
pub(super) fn pack(args: &BookArgs, positions: Vec<Chosen>, collisions: usize) -> Packed {
    // The number of pieces hardly depends on what the first piece takes from them.
    let header = Header::length(clusters(&positions, &HashSet::new(), args.piece_limit).len());
    let early: Vec<&Chosen> = positions.iter().filter(|chosen| chosen.ply < FIRST_PLIES).collect();
    // The most that fit: more positions take more bytes.
    let (mut first, mut too_many) = (0, early.len() + 1);
    while too_many - first > 1 {
        let middle = (first + too_many) / 2;
        if header + packed(&early[..middle]).len() <= args.first_limit {
            first = middle
        } else {
            too_many = middle
        }
    }
    let taken: HashSet<u32> = early[..first].iter().map(|chosen| chosen.hash).collect();
    let first_piece = packed(&early[..first]);
    let mut clusters = clusters(&positions, &taken, args.piece_limit);
    if clusters.is_empty() {
        // Every book has another piece: that of the hashes it lacks.
        clusters.push(Vec::new());
    }
    let index: Vec<(u32, usize)> = clusters
        .iter()
        .enumerate()
        .flat_map(|(number, cluster)| cluster.iter().map(move |chosen| (chosen.hash, number)))
        .collect();
    let index = compress_to_vec(&Index::write(&index, clusters.len()), COMPRESSION);
    let pieces: Vec<Vec<u8>> = clusters.iter().map(|cluster| packed(cluster)).collect();
    let file = Header::file(args.game.name(), &first_piece, &index, &pieces);
    let first_bytes = Header::length(pieces.len()) + first_piece.len();
    Packed { file, positions, first, first_bytes, index_bytes: index.len(), pieces: pieces.len(), collisions }
}

/// A piece of these positions, compressed.
fn packed(positions: &[&Chosen]) -> Vec<u8> {
    let mut sorted: Vec<(u32, Vec<Entry>)> =
        positions.iter().map(|chosen| (chosen.hash, chosen.moves.clone())).collect();
    sorted.sort_by_key(|(hash, _)| *hash);
    compress_to_vec(&Piece::write(&sorted), COMPRESSION)
}

impl Packed {
    /// Sizes and numbers.
    pub(super) fn summary(&self) -> String {
        let moves = || self.positions.iter().flat_map(|chosen| &chosen.moves);
        let count = |wanted: &dyn Fn(&Entry) -> bool| moves().filter(|entry| wanted(entry)).count();
        format!(
            "{} bytes, {} positions, {} moves, {} of them unplayed, {} with a score and {} with a verdict; first piece {} \
             positions in {} bytes; index {} bytes; {} other pieces; {} positions lost to equal hashes",
            self.file.len(),
            self.positions.len(),
            moves().count(),
            count(&|(_, record)| record.games == 0),
            count(&|(_, record)| record.score.is_some()),
            count(&|(_, record)| record.verdict.is_some()),
            self.first,
            self.first_bytes,
            self.index_bytes,
            self.pieces,
            self.collisions
        )
    }
}
