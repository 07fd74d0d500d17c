//! Motifs of random lines, checked against independent definitions: exactly the same motifs must be found, also where
//! a position only looks like one.

mod board;
mod mates;
mod reference;

use board::{At, Attacks, at};
use chariot_game::{Endgame, NamedMates, Piece, Side, SplitMix64, SquareSet};
use reference::Line;
use std::collections::BTreeMap;
use tutor::gain_of;

const PLIES: usize = 5;

/// Numbers of motifs found, and of look-alikes.
type Counts = BTreeMap<&'static str, [usize; 2]>;

/// A random position with two royal pieces and others, half of them on lines with a royal one.
fn random_position<P: Endgame>(kinds: &[u8], random: &mut SplitMix64) -> Option<P> {
    let mut pieces: Vec<(Piece, u8)> = Vec::new();
    let mut taken = SquareSet::EMPTY;
    let mut put = |piece: Piece, random: &mut SplitMix64| {
        let royal =
            pieces.get(random.below(4)).filter(|(piece, _)| piece.kind == 0).map(|&(_, square)| square);
        let is_wanted = |square: u8| {
            royal.is_none_or(|royal| {
                square % P::FILES == royal % P::FILES || square / P::FILES == royal / P::FILES
            })
        };
        let free = P::allowed(piece).iter().filter(|&square| !taken.contains(square) && is_wanted(square));
        let free: Vec<u8> = free.collect();
        let square = *free.get(random.below(free.len().max(1)))?;
        taken = taken.with(square);
        pieces.push((piece, square));
        Some(())
    };
    for side in [Side::First, Side::Second] {
        put(Piece { side, kind: 0 }, random)?;
    }
    for side in [Side::First, Side::Second] {
        for _ in 0..2 + random.below(6) {
            put(Piece { side, kind: kinds[random.below(kinds.len())] }, random)?;
        }
    }
    P::from_pieces(&pieces, [Side::First, Side::Second][random.below(2)]).ok()
}

/// A random line in which the first side captures whenever it can, and the other mostly.
fn random_line<P: NamedMates>(start: &P, random: &mut SplitMix64) -> Vec<P::Move> {
    let mut position = start.clone();
    let mut line = Vec::new();
    for ply in 0..PLIES {
        let moves = position.legal_moves();
        let captures: Vec<P::Move> =
            moves.iter().copied().filter(|&m| position.captured(m).is_some()).collect();
        let last = line.last().map(|&m| P::from_to(m).1);
        let recaptures: Vec<P::Move> =
            captures.iter().copied().filter(|&m| Some(P::from_to(m).1) == last).collect();
        let is_to_capture = !captures.is_empty() && (ply == 2 || ply == 4 || random.below(3) > 0);
        let choices = match is_to_capture {
            true if ply == 1 && !recaptures.is_empty() => recaptures,
            true => captures,
            false => moves.iter().copied().collect(),
        };
        if choices.is_empty() {
            break;
        }
        let m = choices[random.below(choices.len())];
        position.play(m);
        line.push(m);
    }
    line
}

/// Compares and counts the motifs of `lines` random lines.
fn compare<P: NamedMates>(kinds: &[u8], attacks: Attacks, lines: usize) -> Counts {
    let mut random = SplitMix64::new(7);
    let mut counts = Counts::new();
    for _ in 0..lines {
        let Some(start) = random_position::<P>(kinds, &mut random) else { continue };
        let moves = random_line(&start, &mut random);
        let Some(line) = Line::of(&start, &moves, attacks) else { continue };
        let Some(gain) = gain_of(&start, &moves).expect("legal moves") else { continue };
        // Motifs are stated only for the plies up to the gain.
        let line = line.up_to(gain.plies);
        for ply in (0..gain.plies).step_by(2) {
            let squares = |squares: Vec<u8>| squares.into_iter().map(at::<P>).collect::<Vec<At>>();
            let of_ply = gain.motifs.iter().filter(|motif| motif.ply == ply).map(|found| &found.motif);
            let mut said: Vec<(&str, Vec<At>)> =
                of_ply.map(|motif| (motif.kind(), squares(motif.squares()))).collect();
            let mut found = line.motifs(ply);
            said.sort();
            found.sort();
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            assert_eq!(said, found, "{start} {} at {ply}", moves.join(" "));
            for (name, _) in &found {
                counts.entry(name).or_default()[0] += 1;
            }
            for name in line.look_alikes(ply) {
                counts.entry(name).or_default()[1] +=
                    usize::from(found.iter().all(|(other, _)| *other != name));
            }
        }
    }
    counts
}

/// Asserts that each of `kinds` motifs was found 25 times, and as many look-alikes rejected.
fn assert_counts(counts: &Counts, kinds: usize) {
    assert_eq!(counts.len(), kinds, "{counts:?}");
    assert!(counts.values().flatten().all(|&count| count >= 25), "{counts:?}");
}

#[test]
fn motifs_of_chess() {
    let counts = compare::<chariot_chess::Position>(&[1, 2, 2, 3, 3, 4, 5], board::chess, 125_000);
    assert_counts(&counts, 10);
}

#[test]
fn motifs_of_xiangqi() {
    let counts = compare::<chariot_xiangqi::Position>(&[1, 1, 2, 2, 3, 3, 4, 5, 6], board::xiangqi, 350_000);
    // Nothing promotes.
    assert_counts(&counts, 9);
}
