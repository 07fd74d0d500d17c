//! The repetition law: perpetual check loses, perpetual chase loses, anything else draws.
//!
//! The rules are those of the Asian Xiangqi Federation as far as they can be told from the moves of the
//! repeated cycle alone. In order:
//!
//! 1. A side whose every move gives check loses; if both do, it is a draw.
//! 2. A side whose every move threatens one and the same enemy man *anew* chases it and loses. A threat is
//!    new if that man did not threaten that prey before the move. What counts as a threat is said at
//!    [`threats`].
//! 3. If both sides chase, it is a draw, unless one of them is a rook that only hunts the horse that pins
//!    it: the side that hunts this rook loses.
//! 4. A side whose hunted man never flees, and which on its every move threatens one of the hunters anew,
//!    though not always the same, has chased as well: a draw.
//!
//! Generals and pawns may threaten for ever. Chasing two men in turn, offering exchanges and threatening
//! mate are allowed.

use crate::chase::{Threat, threats};
use crate::{Piece, Position, Square};
use game::{Ending, Outcome, PerSide, Reason, Rules, Side};

/// What a repetition is judged to be, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Result for the side to move in the last position.
    pub ending: Ending,
    /// What each side did throughout the cycle.
    pub conduct: PerSide<Conduct>,
}

/// What a side did throughout a cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Conduct {
    /// Nothing the law speaks of.
    #[default]
    Idle,
    /// Every move gave check, by these men (each kind once).
    Checks(Vec<Piece>),
    /// Every move threatened the same man anew.
    Chases(Chase),
    /// The chased man stood its ground, and every move threatened one of the chasers anew, but not always
    /// the same.
    Counters,
}

/// A perpetual chase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chase {
    /// The kinds of men that chased, each once.
    pub hunters: Vec<Piece>,
    /// The man that was chased.
    pub prey: Piece,
    /// The points it was chased on, in the order of play, each once.
    pub points: Vec<Square>,
    /// The only hunter is a rook that could not have left its place, because the prey pinned it.
    pub pinned: bool,
    hunter_names: Vec<Name>,
    prey_name: Name,
}

/// Judges a repetition. `cycle` holds the positions from the earlier occurrence to the current one, both
/// included.
#[must_use]
pub fn judge(cycle: &[Position]) -> Verdict {
    let side = cycle.last().map_or(Side::First, Position::side_to_move);
    let conduct = conduct(cycle);
    let checks = PerSide(Side::BOTH.map(|side| matches!(conduct[side], Conduct::Checks(_))));
    let ending = if checks[side] != checks[!side] {
        Ending { outcome: outcome(checks[side]), reason: Reason::PerpetualCheck }
    } else if let Some(chaser) = lone_chaser(&conduct) {
        Ending { outcome: outcome(chaser == side), reason: Reason::PerpetualChase }
    } else {
        Ending::draw(Reason::Repetition(Position::REPETITIONS as u8))
    };
    Verdict { ending, conduct }
}

fn outcome(own_offence: bool) -> Outcome {
    if own_offence { Outcome::Loss } else { Outcome::Win }
}

/// The side that loses by chasing, if one does.
fn lone_chaser(conduct: &PerSide<Conduct>) -> Option<Side> {
    match (&conduct[Side::First], &conduct[Side::Second]) {
        (Conduct::Chases(red), Conduct::Chases(black)) => match (red.pinned, black.pinned) {
            (true, false) if black.hunts_a_hunter_of(red) => Some(Side::Second),
            (false, true) if red.hunts_a_hunter_of(black) => Some(Side::First),
            _ => None,
        },
        (Conduct::Chases(_), Conduct::Idle) => Some(Side::First),
        (Conduct::Idle, Conduct::Chases(_)) => Some(Side::Second),
        _ => None,
    }
}

impl Chase {
    fn hunts_a_hunter_of(&self, other: &Chase) -> bool {
        other.hunter_names.contains(&self.prey_name)
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
            checkers.sort();
            checkers.dedup();
            Conduct::Checks(checkers)
        } else {
            chase(&own).map_or(Conduct::Idle, Conduct::Chases)
        }
    }));
    for side in Side::BOTH {
        if let (Conduct::Idle, Conduct::Chases(chase)) = (&conduct[side], &conduct[!side])
            && chase.points.len() == 1
        {
            let strikes_back = |turn: &Turn| turn.fresh.iter().any(|t| chase.hunter_names.contains(&t.prey));
            if turns.iter().filter(|turn| turn.side == side).all(strikes_back) {
                conduct[side] = Conduct::Counters;
            }
        }
    }
    conduct
}

/// The chase in one side's moves: the first enemy man that every move threatened anew.
fn chase(own: &[&Turn]) -> Option<Chase> {
    let mut candidates = own.first()?.fresh.iter().map(|threat| threat.prey);
    let prey_name =
        candidates.find(|prey| own.iter().all(|turn| turn.fresh.iter().any(|t| t.prey == *prey)))?;
    let threats = || own.iter().flat_map(|turn| &turn.fresh).filter(|threat| threat.prey == prey_name);
    let prey = threats().next()?.prey_piece;
    Some(Chase {
        hunters: each_once(threats().map(|threat| threat.hunter_piece)),
        prey,
        points: each_once(threats().map(|threat| threat.prey_square)),
        pinned: threats().all(|threat| threat.pinned),
        hunter_names: each_once(threats().map(|threat| threat.hunter)),
        prey_name,
    })
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

/// A man is named by the point it stood on when the cycle began.
type Name = Square;

/// One move of the cycle.
struct Turn {
    side: Side,
    checkers: Vec<Piece>,
    fresh: Vec<Fresh>,
}

/// A threat that a move made.
struct Fresh {
    hunter: Name,
    hunter_piece: Piece,
    prey: Name,
    prey_piece: Piece,
    prey_square: Square,
    pinned: bool,
}

/// What each move of the cycle did; `None` if the positions are not a line of quiet moves.
fn turns(cycle: &[Position]) -> Option<Vec<Turn>> {
    let mut names = Square::ALL;
    let turn = |pair: &[Position]| {
        let [before, after] = pair else { return None };
        let side = before.turn();
        let known: Vec<(Name, Name)> = threats(before, side)
            .into_iter()
            .map(|threat| (names[threat.by.index()], names[threat.on.index()]))
            .collect();
        let from = (before.men_of(side) & !after.men_of(side)).first()?;
        let to = (after.men_of(side) & !before.men_of(side)).first()?;
        names.swap(from.index(), to.index());
        let fresh = threats(after, side)
            .into_iter()
            .filter_map(|Threat { by, on, pinned }| {
                Some(Fresh {
                    hunter: names[by.index()],
                    hunter_piece: after.piece_on(by)?,
                    prey: names[on.index()],
                    prey_piece: after.piece_on(on)?,
                    prey_square: on,
                    pinned,
                })
            })
            .filter(|fresh| !known.contains(&(fresh.hunter, fresh.prey)))
            .collect();
        let checkers = after.checkers().into_iter().filter_map(|square| after.piece_on(square)).collect();
        Some(Turn { side, checkers, fresh })
    };
    cycle.windows(2).map(turn).collect()
}
