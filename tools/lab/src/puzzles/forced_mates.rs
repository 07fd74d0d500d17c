//! Candidates by forced mates in which each move gives check. They need neither the engine's search nor an evaluation,
//! and nearly all of them are puzzles.

use super::candidate::Candidate;
use chariot_game::{MoveList, NamedMates, Outcome, SplitMix64};

/// Most moves of the side that mates.
const LONGEST: u32 = 5;
/// Most moves played to find the mate in one position.
const MOVES: u32 = 4_000;
/// Mistakes tried in each position.
const TRIES: usize = 12;
/// Largest lead in material of the side that mates, in centipawns: with more, other moves tend to win too.
const LEAD: i32 = 100;

/// Candidates in a recorded game: after its moves, or after random ones (`tried`). In random order, as a game gives only a
/// few puzzles.
pub(super) fn in_game<P: NamedMates>(
    start: &P,
    moves: &[P::Move],
    tried: bool,
    random: &mut SplitMix64,
) -> Vec<Candidate<P>> {
    let mut positions = vec![start.clone()];
    for &m in moves {
        let mut next = positions[positions.len() - 1].clone();
        next.play(m);
        positions.push(next);
    }
    if tried {
        return off(&positions, random);
    }
    let after = positions.iter().zip(moves).filter_map(|(position, &m)| Candidate::after(position, m));
    let mut candidates: Vec<_> = Candidate::start(start).into_iter().chain(after).collect();
    candidates.retain(|candidate| length(&candidate.position).is_some());
    shuffle(&mut candidates, random);
    candidates
}

/// Candidates after random mistakes in these positions, at most one each: the longest mate found. In random order.
pub(super) fn off<P: NamedMates>(positions: &[P], random: &mut SplitMix64) -> Vec<Candidate<P>> {
    let mut candidates: Vec<_> =
        positions.iter().filter_map(|position| after_mistake(position, random)).collect();
    shuffle(&mut candidates, random);
    candidates
}

pub(super) fn shuffle<T>(items: &mut [T], random: &mut SplitMix64) {
    for last in (1..items.len()).rev() {
        items.swap(last, random.below(last + 1));
    }
}

fn after_mistake<P: NamedMates>(position: &P, random: &mut SplitMix64) -> Option<Candidate<P>> {
    let mut moves = position.legal_moves();
    shuffle(&mut moves, random);
    let candidates = moves.iter().take(TRIES).filter_map(|&mistake| Candidate::after(position, mistake));
    let mates = candidates.filter_map(|candidate| Some((length(&candidate.position)?, candidate)));
    mates.max_by_key(|&(length, _)| length).map(|(_, candidate)| candidate)
}

/// Moves of the side to move's shortest mate by checks alone, two or more, if only one first move gives it and the side
/// is at most a pawn ahead.
fn length<P: NamedMates>(position: &P) -> Option<u32> {
    if lead(position) > LEAD {
        return None;
    }
    let mut checks = Checks { left: MOVES };
    for moves in 1..=LONGEST {
        let mut mating = 0;
        for m in checking_moves(position) {
            mating += u32::from(checks.mates_by(position, m, moves)?);
        }
        if mating > 0 {
            return (mating == 1 && moves > 1).then_some(moves);
        }
    }
    None
}

/// Material of the side to move minus the other side's, in centipawns.
fn lead<P: NamedMates>(position: &P) -> i32 {
    let value = |side, kind| match side == position.side_to_move() {
        true => P::piece_value(kind),
        false => -P::piece_value(kind),
    };
    position.pieces().into_iter().map(|(piece, _)| value(piece.side, piece.kind)).sum()
}

fn checking_moves<P: NamedMates>(position: &P) -> MoveList<P::Move> {
    position.legal_moves().into_iter().filter(|&m| position.gives_check(m)).collect()
}

/// A search of checks and all answers to them.
struct Checks {
    /// Moves that may still be played.
    left: u32,
}

impl Checks {
    /// Whether a check mates within so many moves; `None` if the moves are used up.
    fn mates_by<P: NamedMates>(&mut self, position: &P, check: P::Move, moves: u32) -> Option<bool> {
        let after = self.played(position, check)?;
        let answers = after.legal_moves();
        if answers.is_empty() {
            return Some(after.no_move_outcome().outcome == Outcome::Loss);
        }
        if moves == 1 {
            return Some(false);
        }
        for answer in answers {
            let next = self.played(&after, answer)?;
            if !self.mates(&next, moves - 1)? {
                return Some(false);
            }
        }
        Some(true)
    }

    fn mates<P: NamedMates>(&mut self, position: &P, moves: u32) -> Option<bool> {
        for check in checking_moves(position) {
            if self.mates_by(position, check, moves)? {
                return Some(true);
            }
        }
        Some(false)
    }

    fn played<P: NamedMates>(&mut self, position: &P, m: P::Move) -> Option<P> {
        self.left = self.left.checked_sub(1)?;
        let mut after = position.clone();
        after.play(m);
        Some(after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::{GameId, GameVisitor, PlayableGame};

    /// Moves of the mate that a position starts, and how many candidates a game that begins there has.
    struct Found<'a>(&'a str);

    impl GameVisitor for Found<'_> {
        type Output = (Option<u32>, usize);

        fn visit<G: PlayableGame>(self) -> Self::Output {
            let position: G::Position = self.0.parse().expect("a position");
            let candidates = in_game(&position, &[], false, &mut SplitMix64::numbered(1, 0));
            (length(&position), candidates.len())
        }
    }

    #[test]
    fn a_candidate_mates_by_checks_from_a_single_one_and_without_a_lead() {
        let smothered = "r6k/6pp/7N/8/2Q5/8/1q6/6K1 w - - 0 1";
        let rook = "2ba1k3/4ac3/n2c4b/2p2r2p/7R1/2PNP1C2/P7P/4B4/4A4/2BAK4 w - - 0 1";
        for (why, game, fen, expected) in [
            ("a queen, then the knight", GameId::Chess, smothered, Some(2)),
            ("a chariot, twice", GameId::Xiangqi, rook, Some(2)),
            ("a mate in one", GameId::Chess, "6rk/p5pp/8/6N1/8/8/8/6K1 w - - 0 1", None),
            ("a rook more", GameId::Chess, "r6k/6pp/7N/8/2Q5/8/1q6/3R2K1 w - - 0 1", None),
            ("a way out", GameId::Chess, "r6k/6p1/7N/8/2Q5/8/1q6/6K1 w - - 0 1", None),
        ] {
            let found = game.visit(Found(fen));
            assert_eq!(found, (expected, usize::from(expected.is_some())), "{why}");
        }
    }
}
