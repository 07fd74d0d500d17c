//! The repetition law: perpetual check loses, perpetual chase loses, anything else draws.
//!
//! The rules are those of the Asian Xiangqi Federation as far as they can be told from the moves of the
//! repeated cycle alone. In order:
//!
//! 1. A side whose every move gives check loses; if both do, it is a draw.
//! 2. A side whose every move threatens one and the same enemy piece *anew* chases it and loses. It is
//!    threatened anew if none of those that threatened it before the move attacks it still. What counts as a
//!    threat is said at [`threats`].
//! 3. If both sides chase, it is a draw, unless one of them is a rook that only hunts the horse that pins
//!    it: the side that hunts this rook loses.
//! 4. A side whose hunted pieces never move, and which on its every move lets one of them threaten a hunter
//!    anew, though not always the same, has chased as well: a draw.
//!
//! Generals and pawns may threaten for ever. Chasing two pieces in turn, offering exchanges and threatening
//! mate are allowed.

use crate::{Piece, Position, Square};
use game::{GameResult, Outcome, PerSide, Rules, Side, Termination, insertion_sort_by_key};
use perpetual_chase::{Threat, attacks, threats};

mod explanation;
mod perpetual_chase;

/// What a repetition is judged to be, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepetitionRuling {
    /// Result for the side to move in the last position.
    pub result: GameResult,
    /// What each side did throughout the cycle.
    pub conduct: PerSide<Conduct>,
}

/// What a side did throughout a cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Conduct {
    /// Nothing the law speaks of.
    #[default]
    Idle,
    /// Every move gave check, by these pieces (each kind once).
    Checks(Vec<Piece>),
    /// Every move threatened the same piece anew.
    Chases(Chase),
    /// The chased pieces stood their ground, and on every move one of them threatened a chaser anew, but not
    /// always the same.
    Counters,
}

/// A perpetual chase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chase {
    /// The kinds of pieces that chased, each once.
    pub hunters: Vec<Piece>,
    /// The piece that was chased.
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

/// The pieces that every one of these moves threatened anew.
fn chased_pieces(own: &[&Turn]) -> Vec<Name> {
    let always = |prey: &Name| own.iter().all(|turn| turn.fresh.iter().any(|threat| threat.prey == *prey));
    let candidates = own.first().into_iter().flat_map(|turn| &turn.fresh).map(|threat| threat.prey);
    each_once(candidates.filter(always))
}

/// The chase in one side's moves, told for the first of the pieces it chases.
fn chase(own: &[&Turn]) -> Option<Chase> {
    let prey_name = *chased_pieces(own).first()?;
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

/// True if the pieces that `enemy` chases never move and on every move of `own` one of them threatens one of
/// their hunters anew.
fn strike_back(own: &[&Turn], enemy: &[&Turn]) -> bool {
    let chased = chased_pieces(enemy);
    let hunts = || enemy.iter().flat_map(|turn| &turn.fresh).filter(|threat| chased.contains(&threat.prey));
    let hunters = each_once(hunts().map(|threat| threat.hunter));
    let stand = hunts().all(|threat| threat.prey_square == threat.prey) && !own.is_empty();
    let strikes = |threat: &Fresh| chased.contains(&threat.hunter) && hunters.contains(&threat.prey);
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

/// A piece is named by the point it stood on when the cycle began.
type Name = Square;

/// One move of the cycle.
struct Turn {
    side: Side,
    checkers: Vec<Piece>,
    fresh: Vec<Fresh>,
}

/// A threat to a piece that was not threatened so before the move.
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
        let side = before.turn;
        let known: Vec<(Name, Name)> = threats(before, side)
            .into_iter()
            .map(|threat| (names[threat.by.index()], names[threat.on.index()]))
            .collect();
        let from = (before.by_side(side) & !after.by_side(side)).first()?;
        let to = (after.by_side(side) & !before.by_side(side)).first()?;
        names.swap(from.index(), to.index());
        let threats: Vec<Fresh> = threats(after, side)
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
            .collect();
        // A hunter that still attacks has never let go, whether or not the prey has found a protector.
        let holds = |&(hunter, prey): &(Name, Name)| {
            let now = |name: Name| Square::ALL.into_iter().find(|square| names[square.index()] == name);
            now(hunter).zip(now(prey)).is_some_and(|(by, on)| attacks(after, by, on))
        };
        let old: Vec<Name> = known.iter().filter(|pair| holds(pair)).map(|&(_, prey)| prey).collect();
        let fresh = threats.into_iter().filter(|threat| !old.contains(&threat.prey)).collect();
        let checkers = after.checkers().into_iter().filter_map(|square| after.piece_on(square)).collect();
        Some(Turn { side, checkers, fresh })
    };
    cycle.windows(2).map(turn).collect()
}
