//! Checks that every game must pass. A failed check panics with the position.
//!
//! ```
//! use testkit::{conformance, toy::{MaterialEvaluation, Skirmish}};
//!
//! conformance::check::<Skirmish>(&["1cknr/2p2/5/2P2/RNKC1 w 0 1"], 1, 60);
//! conformance::check_evaluation::<Skirmish, _>(&MaterialEvaluation, &["2k2/5/5/5/R1K2 w 0 1"], 1, 60);
//! ```

mod evaluation;
pub use evaluation::{check_contributions, check_evaluation, check_network, check_terms};

use chariot_game::{
    Board, Endgame, ErrorKind, FenErrors, Notation, Notice, Outcome, Piece, Rules, Side, SplitMix64,
    SquareSet, Tactics, Termination,
};
use std::collections::{BTreeSet, HashMap};

/// Runs every check on random games of `plies` moves from each of `starts`. The same seed gives the same games.
///
/// # Panics
/// At the first failed check, with the position.
pub fn check<P: Notation + Tactics + Endgame>(starts: &[&str], seed: u64, plies: u32) {
    let mut random = SplitMix64::new(seed);
    let mut meanings = HashMap::new();
    check_squares::<P>();
    walk::<P>(starts, &mut random.clone(), plies, |_, _, position| {
        check_moves(position);
        check_text(position);
        check_board(position);
        check_key(position, &mut meanings);
        check_notation(position);
        check_tactics(position);
        if position.is_plain() {
            check_movement(position);
            check_symmetries(position);
        }
    });
    check_garbage::<P>(starts, &mut random);
    check_foreign_bits::<P>(starts, &mut random);
}

/// Plays random legal moves from each start, again from the start whenever a game ends. Passes each
/// position to `visit`, after the position and the move before it (at a start: the start itself and `None`).
pub fn walk<P: Notation>(
    starts: &[&str],
    random: &mut SplitMix64,
    plies: u32,
    mut visit: impl FnMut(&P, Option<P::Move>, &P),
) {
    for text in starts {
        let start: P = read(text).unwrap_or_else(|error| panic!("start {text:?}: {error}"));
        visit(&start, None, &start);
        let mut position = start.clone();
        for _ in 0..plies {
            let moves = position.legal_moves();
            if moves.is_empty() {
                position = start.clone();
                continue;
            }
            let m = moves[random.below(moves.len())];
            let mut next = position.clone();
            next.play(m);
            visit(&position, Some(m), &next);
            position = if next.draw_by_rule().is_some() { start.clone() } else { next };
        }
    }
}

fn read<P: Notation>(text: &str) -> Result<P, FenErrors> {
    Ok(P::read_fen(text)?.position)
}

/// The move count equals the number of listed moves, no move is listed twice, and a position without moves is a mate
/// exactly when in check.
fn check_moves<P: Rules>(position: &P) {
    let moves = position.legal_moves();
    assert_eq!(position.legal_move_count(), moves.len() as u64, "legal_move_count of {position}");
    let names: BTreeSet<String> = moves.iter().map(P::Move::to_string).collect();
    assert_eq!(names.len(), moves.len(), "two moves with one name in {position}: {moves:?}");
    check_try_play(position, &moves);
    if moves.is_empty() {
        let result = position.no_move_outcome();
        let mated = result.termination == Termination::Checkmate;
        assert_eq!(mated, position.is_check(), "termination {:?} in {position}", result.termination);
        assert!(!mated || result.outcome == Outcome::Loss, "mate is a loss: {position}");
    }
}

/// Legal moves can be played. A move of a successor can be played only if it is legal here too. A refused move
/// changes nothing.
fn check_try_play<P: Rules>(position: &P, moves: &[P::Move]) {
    for &m in moves {
        let mut next = position.clone();
        assert_eq!(next.try_play(m), Ok(()), "{m} in {position}");
        for reply in next.legal_moves() {
            let mut same = position.clone();
            let played = same.try_play(reply);
            assert_eq!(played.is_ok(), moves.contains(&reply), "{reply} in {position}");
            assert!(played == Ok(()) || same == *position, "refused {reply} changed {position}");
        }
    }
}

/// Text is canonical: it reads back without repairs as the same position with the same key.
fn check_text<P: Notation>(position: &P) {
    let notices = check_reread(position);
    assert!(notices.is_empty(), "{position} is not canonical: {notices:?}");
}

/// The position's text reads back as the same position with the same key. Returns the notices.
fn check_reread<P: Notation>(position: &P) -> Vec<Notice> {
    let text = position.to_string();
    let fen = P::read_fen(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(fen.position.to_string(), text, "{text} is not canonical: {:?}", fen.notices);
    assert_eq!(&fen.position, position, "{text} reads back as another position");
    assert_eq!(fen.position.key(), position.key(), "incremental key of {text}");
    assert_eq!(text.parse::<P>().ok().as_ref(), Some(position), "FromStr of {text}");
    fen.notices
}

/// The pieces describe the position, the side that has just moved is not in check, and `is_check` is right for the
/// other.
fn check_board<P: Board>(position: &P) {
    let pieces = position.pieces();
    assert!(pieces.is_sorted_by_key(|&(_, square)| square), "pieces by rising square: {position}");
    assert_eq!(position.piece_count() as usize, pieces.len(), "piece_count of {position}");
    let side = position.side_to_move();
    let royal = (Piece { side, kind: 0 }, position.king_square());
    assert!(pieces.contains(&royal), "royal square {} of {position}", royal.1);

    let rebuilt = P::from_pieces(&pieces, side).unwrap_or_else(|error| panic!("{position}: {error}"));
    assert_eq!(rebuilt.pieces(), pieces, "from_pieces of {position}");
    assert_eq!((rebuilt.side_to_move(), rebuilt.halfmove_clock()), (side, 0), "from_pieces of {position}");
    let passed = P::from_pieces(&pieces, !side);
    let in_check = matches!(&passed, Err(errors) if errors.kind() == ErrorKind::OppositeCheck);
    assert!(in_check || passed.is_ok(), "other side to move in {position}: {passed:?}");
    assert_eq!(position.is_check(), in_check, "is_check of {position}");
}

/// Equal keys mean equal placement, turn and moves.
fn check_key<P: Board>(position: &P, meanings: &mut HashMap<u64, String>) {
    let moves: Vec<String> = position.legal_moves().iter().map(P::Move::to_string).collect();
    let meaning = format!("{:?} {:?} {moves:?}", position.side_to_move(), position.pieces());
    let first = meanings.entry(position.key()).or_insert_with(|| meaning.clone());
    assert_eq!(*first, meaning, "one key for two positions, one is {position}");
}

/// Every legal move survives writing and reading in every style, and as `Display` writes it.
fn check_notation<P: Notation>(position: &P) {
    for m in position.legal_moves() {
        assert_eq!(position.read_move(&m.to_string()).as_ref(), Ok(&m), "{m} in {position}");
        for &style in P::STYLES {
            let text = position.write_move(m, style);
            let back = position.read_move_as(&text, style);
            assert_eq!(back.as_ref(), Ok(&m), "{m} written as {text} in {position}");
        }
    }
}

fn check_tactics<P: Tactics + Board>(position: &P) {
    let moves = position.legal_moves();
    let noisy = position.noisy_moves();
    assert!(noisy.iter().all(|m| moves.contains(m)), "noisy moves are legal: {position}");
    let mut packed = BTreeSet::new();
    for m in moves {
        assert_eq!(position.is_noisy(m), noisy.contains(&m), "is_noisy of {m} in {position}");
        assert!(position.history_slot(m) < P::HISTORY_SLOTS, "history_slot of {m} in {position}");
        assert!(position.mover_value(m) > 0, "mover_value of {m} in {position}");
        let mut after = position.clone();
        after.play(m);
        assert_eq!(position.gives_check(m), after.is_check(), "gives_check of {m} in {position}");
        check_captured(position, m, &after);
        let bits = P::pack(m);
        assert!(bits != 0 && packed.insert(bits), "pack of {m} in {position}");
        assert_eq!(position.unpack(bits), Some(m), "unpack of {m} in {position}");
        check_exchange(position, m);
    }
    assert_eq!(position.unpack(0), None, "bits 0 in {position}");
    if let Some(passed) = position.null_move() {
        assert!(!position.is_check(), "no passing in check: {position}");
        assert_eq!(passed.side_to_move(), !position.side_to_move(), "null move in {position}");
        assert_eq!(passed.pieces(), position.pieces(), "null move in {position}");
        assert_ne!(passed.key(), position.key(), "null move in {position}");
    }
}

/// The captured piece is an enemy on the board before the move, and the board has one piece fewer after it.
fn check_captured<P: Board>(position: &P, m: P::Move, after: &P) {
    let captured = position.captured(m);
    let lost = u32::from(captured.is_some());
    assert_eq!(position.piece_count() - after.piece_count(), lost, "captured by {m} in {position}");
    if let Some((piece, square)) = captured {
        assert!(position.pieces().contains(&(piece, square)), "captured by {m} in {position}");
        assert!(!after.pieces().contains(&(piece, square)), "captured by {m} in {position}");
        assert_ne!(piece.side, position.side_to_move(), "captured by {m} in {position}");
    }
}

/// An exchange has one value, at most the immediate gain of the move.
fn check_exchange<P: Tactics>(position: &P, m: P::Move) {
    let kept = |threshold| position.see_ge(m, threshold);
    let thresholds = [-30_000, -900, -300, -100, 0, 1, 100, 300, 900];
    assert!(thresholds.map(kept).is_sorted_by(|a, b| a >= b), "exchange of {m} in {position}");
    assert!(kept(-30_000), "exchange of {m} in {position}");
    let gain = if position.is_noisy(m) { position.material_gain(m) } else { 0 };
    assert!(!kept(gain + 1), "exchange of {m} in {position}");
}

/// Bits of a move from another position, or of no move, are refused unless they are a legal move here.
fn check_foreign_bits<P: Notation + Tactics>(starts: &[&str], random: &mut SplitMix64) {
    for position in starts.iter().filter_map(|text| read::<P>(text).ok()) {
        for _ in 0..2_000 {
            let bits = random.next_u64() as u16;
            if let Some(m) = position.unpack(bits) {
                let legal = position.legal_moves().contains(&m) && P::pack(m) == bits;
                assert!(legal, "bits {bits} read as {m} in {position}");
            }
        }
    }
}

/// `steps`, `attacks` and `checks`, less the moves that leave the royal piece attacked, are the legal moves.
fn check_movement<P: Endgame>(position: &P) {
    let pieces = position.pieces();
    let mover = position.side_to_move();
    let occupied: SquareSet = pieces.iter().map(|&(_, square)| square).collect();
    let enemies: SquareSet =
        pieces.iter().filter(|(piece, _)| piece.side != mover).map(|&(_, s)| s).collect();
    let mut expected = BTreeSet::new();
    for &(piece, from) in &pieces {
        assert!(P::allowed(piece).contains(from), "{piece:?} on {from} in {position}");
        if piece.side != mover {
            continue;
        }
        let steps = P::steps(piece, from).into_iter().filter(|reach| !occupied.contains(reach.to));
        let captures = P::attacks(piece, from).into_iter().filter(|reach| enemies.contains(reach.to));
        for reach in steps.chain(captures).filter(|reach| reach.is_open(occupied)) {
            if is_safe::<P>(&pieces, from, reach.to, mover) {
                expected.insert((from, reach.to));
            }
        }
    }
    let legal: BTreeSet<(u8, u8)> = position.legal_moves().into_iter().map(P::from_to).collect();
    assert_eq!(legal, expected, "legal moves and movement data differ in {position}");
}

/// Whether no enemy attacks the mover's royal piece after a move.
fn is_safe<P: Endgame>(pieces: &[(Piece, u8)], from: u8, to: u8, mover: Side) -> bool {
    let after: Vec<(Piece, u8)> = pieces
        .iter()
        .filter(|&&(_, square)| square != to)
        .map(|&(piece, square)| (piece, if square == from { to } else { square }))
        .collect();
    let occupied: SquareSet = after.iter().map(|&(_, square)| square).collect();
    let royal = after.iter().find(|(piece, _)| *piece == Piece { side: mover, kind: 0 }).map(|&(_, s)| s);
    !after
        .iter()
        .filter(|(piece, _)| piece.side != mover)
        .flat_map(|&(piece, square)| P::checks(piece, square))
        .any(|reach| Some(reach.to) == royal && reach.is_open(occupied))
}

/// Each symmetry is a permutation that maps legal moves to legal moves. The identity comes first.
fn check_symmetries<P: Endgame>(position: &P) {
    let pieces = position.pieces();
    let kinds: Vec<Piece> = pieces.iter().map(|&(piece, _)| piece).collect();
    let squares = P::FILES * P::RANKS;
    let symmetries = P::symmetries(&kinds);
    assert!(symmetries.first().is_some_and(|map| map.iter().copied().eq(0..squares)), "identity first");
    let moves = |p: &P, map: &[u8]| -> BTreeSet<(u8, u8)> {
        let image = |square: u8| map[usize::from(square)];
        p.legal_moves().into_iter().map(P::from_to).map(|(from, to)| (image(from), image(to))).collect()
    };
    for map in &symmetries {
        let image: SquareSet = map.iter().copied().collect();
        assert_eq!((map.len(), image.len()), (usize::from(squares), u32::from(squares)), "{map:?}");
        let mapped: Vec<(Piece, u8)> =
            pieces.iter().map(|&(piece, square)| (piece, map[usize::from(square)])).collect();
        let twin = P::from_pieces(&mapped, position.side_to_move())
            .unwrap_or_else(|error| panic!("{position} under {map:?}: {error}"));
        assert_eq!(moves(&twin, &symmetries[0]), moves(position, map), "{position} under {map:?}");
    }
}

fn check_squares<P: Board>() {
    for square in 0..P::FILES * P::RANKS {
        assert_eq!(P::parse_square(&P::square_name(square)), Some(square));
    }
    for name in ["", "a", "1", "a0", "a01", "a+1", "a11", "z1", "A1", "a1 ", "ä1", "a99999999999"] {
        assert_eq!(P::parse_square(name), None, "{name:?}");
    }
}

/// Damaged text is refused or repaired and never crashes. Whatever is read is a sound position.
fn check_garbage<P: Notation + Board>(starts: &[&str], random: &mut SplitMix64) {
    const SPICE: &[char] =
        &['/', ' ', '0', '9', '-', '+', 'K', 'k', 'q', 'P', 'x', '\0', '\u{feff}', '車', '٣'];
    let fixed = ["", " ", "\t\n", "/", "////", "startpos", "0000", "a1a1", "炮二平五", "\u{202e}"];
    for text in starts.iter().copied() {
        for _ in 0..300 {
            let mut letters: Vec<char> = text.chars().collect();
            for _ in 0..=random.below(3) {
                let at = random.below(letters.len());
                match random.below(4) {
                    0 => letters[at] = SPICE[random.below(SPICE.len())],
                    1 => letters.insert(at, SPICE[random.below(SPICE.len())]),
                    2 => letters.truncate(at.max(1)),
                    _ => letters.swap(at, 0),
                }
            }
            let damaged: String = letters.into_iter().collect();
            if let Ok(position) = read::<P>(&damaged) {
                check_moves(&position);
                // Damaged text need not be reachable by play, so a notice may call it odd.
                check_reread(&position);
                check_board(&position);
            }
        }
        let Ok(position) = read::<P>(text) else { continue };
        for m in position.legal_moves() {
            let mut letters: Vec<char> = position.write_move(m, P::STYLES[0]).chars().collect();
            let at = random.below(letters.len());
            letters[at] = SPICE[random.below(SPICE.len())];
            check_reading(&position, &letters.into_iter().collect::<String>());
        }
        fixed.iter().for_each(|text| check_reading(&position, text));
    }
    for text in fixed {
        assert!(read::<P>(text).is_err(), "{text:?} is no position");
    }
    let long = "9/".repeat(50_000);
    assert!(read::<P>(&long).is_err(), "100 kB of ranks are no position");
}

/// Any text that is read as a move is read as a legal one.
fn check_reading<P: Rules + Notation>(position: &P, text: &str) {
    match position.read_move(text) {
        Ok(m) => assert!(position.legal_moves().contains(&m), "{text:?} read as {m} in {position}"),
        Err(error) => {
            let known = [ErrorKind::Syntax, ErrorKind::IllegalMove, ErrorKind::AmbiguousMove];
            assert!(known.contains(&error.kind), "{text:?} in {position}: {error:?}");
        }
    }
}
