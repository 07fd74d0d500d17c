//! The repetition law: perpetual check loses, perpetual chase loses, anything else draws.
//!
//! These are the rules of the Asian Xiangqi Federation, as far as the moves of the repeated cycle alone
//! decide. In order:
//!
//! 1. A side whose every move gives check loses. If both do, it is a draw.
//! 2. A side whose every move threatens the same enemy piece *anew* chases it and loses. A threat is new if
//!    no piece that threatened it before the move still attacks it. [`threats`] defines threats.
//! 3. If both sides chase, it is a draw. The exception: one side chases with a rook only, and only the horse
//!    that pins it. Then the side that chases this rook loses.
//! 4. A draw also results if the chased pieces never move and, on every move of their side, one of them
//!    threatens a chaser anew, though not always the same one. Their side has then chased as well.
//!
//! Generals and pawns may threaten forever. Alternately chasing two pieces, offering exchanges and
//! threatening mate are allowed.

use crate::{Piece, Position, Square};
use chariot_game::{GameResult, Outcome, PerSide, Rules, Side, Termination, insertion_sort_by_key};
use perpetual_chase::{Threat, attacks, threats};

mod explanation;
mod perpetual_chase;

/// The verdict on a repetition, with reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepetitionRuling {
    /// Result for the side to move in the last position.
    pub result: GameResult,
    /// Each side's conduct throughout the cycle.
    pub conduct: PerSide<Conduct>,
}

/// A side's conduct throughout a cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Conduct {
    /// Nothing that the law forbids.
    #[default]
    Idle,
    /// Every move gave check, by these pieces (each type once).
    Checks(Vec<Piece>),
    /// Every move threatened the same piece anew.
    Chases(Chase),
    /// The chased pieces stayed put, and on every move one of them threatened a chaser anew, but not always
    /// the same one.
    Counters,
}

/// A perpetual chase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chase {
    /// The chasing pieces, each type once.
    pub chasers: Vec<Piece>,
    /// The chased piece.
    pub chased: Piece,
    /// The points it was chased on, in the order of play, each once.
    pub points: Vec<Square>,
    /// The chasers are all rooks pinned by the chased piece, and nothing else is chased.
    pub pinned: bool,
    chaser_ids: Vec<PieceId>,
    chased_ids: Vec<PieceId>,
}

/// Judges a repetition. `cycle` holds the positions from the earlier occurrence to the current one, both
/// included.
#[must_use]
pub fn judge(cycle: &[Position]) -> RepetitionRuling {
    let side = cycle.last().map_or(Side::First, Position::side_to_move);
    let conduct = conduct(cycle);
    let checks = PerSide(Side::BOTH.map(|side| matches!(conduct[side], Conduct::Checks(_))));
    let result = if checks[side] != checks[!side] {
        GameResult { outcome: outcome(checks[side]), termination: Termination::PerpetualCheck }
    } else if let Some(chaser) = lone_chaser(&conduct) {
        GameResult { outcome: outcome(chaser == side), termination: Termination::PerpetualChase }
    } else {
        GameResult::draw(Termination::Repetition(Position::REPETITIONS as u8))
    };
    RepetitionRuling { result, conduct }
}

fn outcome(own_offence: bool) -> Outcome {
    if own_offence { Outcome::Loss } else { Outcome::Win }
}

fn lone_chaser(conduct: &PerSide<Conduct>) -> Option<Side> {
    match (&conduct[Side::First], &conduct[Side::Second]) {
        (Conduct::Chases(red), Conduct::Chases(black)) => match (red.pinned, black.pinned) {
            (true, false) if black.chases_a_chaser_of(red) => Some(Side::Second),
            (false, true) if red.chases_a_chaser_of(black) => Some(Side::First),
            _ => None,
        },
        (Conduct::Chases(_), Conduct::Idle) => Some(Side::First),
        (Conduct::Idle, Conduct::Chases(_)) => Some(Side::Second),
        _ => None,
    }
}

impl Chase {
    fn chases_a_chaser_of(&self, other: &Chase) -> bool {
        self.chased_ids.iter().any(|chased| other.chaser_ids.contains(chased))
    }
}

fn conduct(cycle: &[Position]) -> PerSide<Conduct> {
    let Some(turns) = turns(cycle) else { return PerSide::default() };
    let mut conduct = PerSide(Side::BOTH.map(|side| {
        let own: Vec<&Turn> = turns.iter().filter(|turn| turn.side == side).collect();
        if own.is_empty() {
            Conduct::Idle
        } else if own.iter().all(|turn| !turn.checkers.is_empty()) {
            let mut checkers: Vec<Piece> = own.iter().flat_map(|turn| turn.checkers.clone()).collect();
            insertion_sort_by_key(&mut checkers, |&checker| checker);
            checkers.dedup();
            Conduct::Checks(checkers)
        } else {
            chase(&own).map_or(Conduct::Idle, Conduct::Chases)
        }
    }));
    for side in Side::BOTH {
        let [own, enemy] = [side, !side].map(|side| turns.iter().filter(move |turn| turn.side == side));
        if matches!((&conduct[side], &conduct[!side]), (Conduct::Idle, Conduct::Chases(_)))
            && strike_back(&own.collect::<Vec<_>>(), &enemy.collect::<Vec<_>>())
        {
            conduct[side] = Conduct::Counters;
        }
    }
    conduct
}

/// Pieces that every one of these moves threatened anew.
fn chased_pieces(own: &[&Turn]) -> Vec<PieceId> {
    let always =
        |chased: &PieceId| own.iter().all(|turn| turn.fresh.iter().any(|threat| threat.chased == *chased));
    let candidates = own.first().into_iter().flat_map(|turn| &turn.fresh).map(|threat| threat.chased);
    each_once(candidates.filter(always))
}

/// The chase in one side's moves; pieces and points are for the first chased piece.
fn chase(own: &[&Turn]) -> Option<Chase> {
    let chased_ids = chased_pieces(own);
    let first_id = *chased_ids.first()?;
    let fresh = || own.iter().flat_map(|turn| &turn.fresh);
    let threats = || fresh().filter(|threat| chased_ids.contains(&threat.chased));
    let of_first = || fresh().filter(|threat| threat.chased == first_id);
    Some(Chase {
        chasers: each_once(of_first().map(|threat| threat.chaser_piece)),
        chased: of_first().next()?.chased_piece,
        points: each_once(of_first().map(|threat| threat.chased_square)),
        pinned: threats().all(|threat| threat.pinned),
        chaser_ids: each_once(threats().map(|threat| threat.chaser)),
        chased_ids,
    })
}

/// Whether the pieces chased by `enemy` never move, and one of them threatens a chaser anew on every move of
/// `own`.
fn strike_back(own: &[&Turn], enemy: &[&Turn]) -> bool {
    let targets = chased_pieces(enemy);
    let chases =
        || enemy.iter().flat_map(|turn| &turn.fresh).filter(|threat| targets.contains(&threat.chased));
    let chasers = each_once(chases().map(|threat| threat.chaser));
    let stand = chases().all(|threat| threat.chased_square == threat.chased) && !own.is_empty();
    let strikes = |threat: &Fresh| targets.contains(&threat.chaser) && chasers.contains(&threat.chased);
    stand && own.iter().all(|turn| turn.fresh.iter().any(strikes))
}

fn each_once<T: PartialEq>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut once = Vec::new();
    for item in items {
        if !once.contains(&item) {
            once.push(item);
        }
    }
    once
}

/// Identifies a piece by its point at the start of the cycle.
type PieceId = Square;

struct Turn {
    side: Side,
    checkers: Vec<Piece>,
    fresh: Vec<Fresh>,
}

/// A threat that did not exist before the move.
struct Fresh {
    chaser: PieceId,
    chaser_piece: Piece,
    chased: PieceId,
    chased_piece: Piece,
    chased_square: Square,
    pinned: bool,
}

/// The effects of each move of the cycle; `None` if the positions are not a line of quiet moves.
fn turns(cycle: &[Position]) -> Option<Vec<Turn>> {
    let mut ids = Square::ALL;
    let turn = |pair: &[Position]| {
        let [before, after] = pair else { return None };
        let side = before.turn;
        let known: Vec<(PieceId, PieceId)> = threats(before, side)
            .into_iter()
            .map(|threat| (ids[threat.by.index()], ids[threat.on.index()]))
            .collect();
        let from = (before.by_side(side) & !after.by_side(side)).first()?;
        let to = (after.by_side(side) & !before.by_side(side)).first()?;
        ids.swap(from.index(), to.index());
        let threats: Vec<Fresh> = threats(after, side)
            .into_iter()
            .filter_map(|Threat { by, on, pinned }| {
                Some(Fresh {
                    chaser: ids[by.index()],
                    chaser_piece: after.piece_on(by)?,
                    chased: ids[on.index()],
                    chased_piece: after.piece_on(on)?,
                    chased_square: on,
                    pinned,
                })
            })
            .collect();
        // A chaser that still attacks has not let go, even if the chased piece has found protection.
        let holds = |&(chaser, chased): &(PieceId, PieceId)| {
            let now = |id: PieceId| Square::ALL.into_iter().find(|square| ids[square.index()] == id);
            now(chaser).zip(now(chased)).is_some_and(|(by, on)| attacks(after, by, on))
        };
        let old: Vec<PieceId> = known.iter().filter(|pair| holds(pair)).map(|&(_, chased)| chased).collect();
        let fresh = threats.into_iter().filter(|threat| !old.contains(&threat.chased)).collect();
        let checkers = after.checkers().into_iter().filter_map(|square| after.piece_on(square)).collect();
        Some(Turn { side, checkers, fresh })
    };
    cycle.windows(2).map(turn).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PieceType;

    /// A chase; the pieces are named by their initial squares.
    fn chases(side: Side, chaser: usize, chased: usize, pinned: bool) -> Conduct {
        let [chaser, chased] = [chaser, chased].map(|square| Square::ALL[square]);
        Conduct::Chases(Chase {
            chasers: vec![Piece { side, kind: PieceType::Rook }],
            chased: Piece { side: !side, kind: PieceType::Horse },
            points: vec![chased],
            pinned,
            chaser_ids: vec![chaser],
            chased_ids: vec![chased],
        })
    }

    /// The chaser of a rook loses if that rook chases only the horse that pins it. This does not protect
    /// other chasers.
    #[test]
    fn of_two_chasers_only_the_one_of_a_pinned_rook_loses() {
        const ROOK: usize = 30;
        let cases = [
            // Whether the first side's rook is pinned; the second's; whom the second chases; who loses.
            (true, false, ROOK, Some(Side::Second)),
            (true, false, ROOK + 1, None),
            (false, false, ROOK, None),
            (true, true, ROOK, None),
        ];
        for (pinned, other_pinned, chased, loser) in cases {
            let own = |side| chases(side, ROOK, 50, pinned);
            let other = |side| chases(side, 70, chased, other_pinned);
            assert_eq!(lone_chaser(&PerSide([own(Side::First), other(Side::Second)])), loser);
            let mirrored = lone_chaser(&PerSide([other(Side::First), own(Side::Second)]));
            assert_eq!(mirrored, loser.map(|side| !side));
        }
        let alone = chases(Side::First, ROOK, 50, true);
        assert_eq!(lone_chaser(&PerSide([alone.clone(), Conduct::Idle])), Some(Side::First));
        assert_eq!(lone_chaser(&PerSide([Conduct::Idle, alone.clone()])), Some(Side::Second));
        assert_eq!(lone_chaser(&PerSide([alone, Conduct::Counters])), None);
    }

    /// A move that makes threats, each given as the initial squares of chaser and chased piece, the chased
    /// piece's current square, and whether it pins the chaser.
    fn turn(side: Side, threats: &[(usize, usize, usize, bool)]) -> Turn {
        let piece = Piece { side, kind: PieceType::Rook };
        let fresh = threats.iter().map(|&(chaser, chased, on, pinned)| Fresh {
            chaser: Square::ALL[chaser],
            chaser_piece: piece,
            chased: Square::ALL[chased],
            chased_piece: Piece { side: !side, ..piece },
            chased_square: Square::ALL[on],
            pinned,
        });
        Turn { side, checkers: Vec::new(), fresh: fresh.collect() }
    }

    /// The order of its threats does not matter.
    #[test]
    fn a_rook_that_chases_another_piece_as_well_is_not_excused_by_its_pin() {
        let chase_of = |threats: &[(usize, usize, usize, bool)]| {
            let turns = [turn(Side::First, threats), turn(Side::First, threats)];
            chase(&turns.iter().collect::<Vec<_>>()).expect("a chase")
        };
        let [horse, cannon] = [(30, 50, 50, true), (30, 60, 60, false)];
        assert!(chase_of(&[horse]).pinned);
        for both in [[horse, cannon], [cannon, horse]] {
            let chase = chase_of(&both);
            assert!(!chase.pinned);
            let of_horse = chases(Side::Second, 50, 30, true);
            let Conduct::Chases(of_horse) = of_horse else { unreachable!("a chase") };
            let others = chases(Side::Second, 60, 70, true);
            let Conduct::Chases(others) = others else { unreachable!("a chase") };
            assert!(
                chase.chases_a_chaser_of(&of_horse) && chase.chases_a_chaser_of(&others),
                "both are chased"
            );
        }
    }

    #[test]
    fn chased_pieces_strike_back_where_they_stand_at_each_move_and_at_their_chasers() {
        let strikes = |own: &[(usize, usize, usize)], chased_on: usize| {
            let enemy = [(20, 50, 50), (30, 50, chased_on)]
                .map(|(chaser, chased, on)| turn(Side::Second, &[(chaser, chased, on, false)]));
            let strike = |&(chaser, chased, on)| turn(Side::First, &[(chaser, chased, on, false)]);
            let own: Vec<Turn> = own.iter().map(strike).collect();
            strike_back(&own.iter().collect::<Vec<_>>(), &enemy.iter().collect::<Vec<_>>())
        };
        let both = [(50, 20, 20), (50, 30, 30)];
        assert!(strikes(&both, 50));
        assert!(!strikes(&both, 51), "it runs away");
        assert!(!strikes(&[], 50), "nobody moves");
        assert!(!strikes(&[both[0], (50, 40, 40)], 50), "at a piece that chases nothing");
        assert!(!strikes(&[both[0], (60, 30, 30)], 50), "by another piece");
    }
}
