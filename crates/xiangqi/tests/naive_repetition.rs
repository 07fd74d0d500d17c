//! A second, slow and plain implementation of the xiangqi repetition law: it tries every capture and
//! recapture on the board. It follows the law in `crates/xiangqi/src/repetition.rs` and shares no code.

use crate::naive_xiangqi::{NaiveXiangqi, Square};

/// Identifies a piece throughout a cycle by its initial square.
type PieceId = Square;

/// A threat to capture a piece for nothing, or for a less valuable one.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Threat {
    by: Square,
    on: Square,
    /// The threatened horse pins the threatening piece.
    pinned: bool,
}

/// A threat that did not exist before the move.
struct Fresh {
    chaser: PieceId,
    chased: PieceId,
    has_moved: bool,
    pinned: bool,
}

struct Turn {
    red: bool,
    gives_check: bool,
    fresh: Vec<Fresh>,
}

/// Result for the side to move, and reason, when the last position is a repetition. The cycle includes both
/// occurrences and has no captures.
pub(crate) fn ruling(cycle: &[NaiveXiangqi]) -> (&'static str, &'static str) {
    let mover = cycle[0].red_to_move();
    let turns = turns(cycle);
    let of = |red: bool| turns.iter().filter(move |turn| turn.red == red);
    let checks = |red: bool| of(red).all(|turn| turn.gives_check);
    match (checks(mover), checks(!mover)) {
        (true, false) => return ("loss", "perpetual check"),
        (false, true) => return ("win", "perpetual check"),
        (true, true) => return ("draw", "repe"),
        (false, false) => {}
    }
    let chased = |red: bool| -> Vec<PieceId> {
        let first = of(red).next().into_iter().flat_map(|turn| &turn.fresh).map(|threat| threat.chased);
        first
            .filter(|name| of(red).all(|turn| turn.fresh.iter().any(|threat| threat.chased == *name)))
            .collect()
    };
    let (own, others) = (chased(mover), chased(!mover));
    // The losing side.
    let loser = match (own.is_empty(), others.is_empty()) {
        (false, true) => (!strikes_back(of(!mover), of(mover), &own)).then_some(mover),
        (true, false) => (!strikes_back(of(mover), of(!mover), &others)).then_some(!mover),
        (true, true) => None,
        (false, false) => {
            let threats = |red: bool, chased: &[PieceId]| -> Vec<&Fresh> {
                let all = of(red).flat_map(|turn| &turn.fresh);
                all.filter(|threat| chased.contains(&threat.chased)).collect()
            };
            let (own_threats, other_threats) = (threats(mover, &own), threats(!mover, &others));
            let pinned = |threats: &[&Fresh]| threats.iter().all(|threat| threat.pinned);
            let by_chased =
                |threats: &[&Fresh], chased: &[PieceId]| threats.iter().any(|t| chased.contains(&t.chaser));
            match (pinned(&own_threats), pinned(&other_threats)) {
                (true, false) if by_chased(&own_threats, &others) => Some(!mover),
                (false, true) if by_chased(&other_threats, &own) => Some(mover),
                _ => None,
            }
        }
    };
    match loser {
        Some(red) if red == mover => ("loss", "perpetual chase"),
        Some(_) => ("win", "perpetual chase"),
        None => ("draw", "repe"),
    }
}

/// Whether the chased pieces stay put and, on every move of their side, one of them threatens a chaser anew.
fn strikes_back<'a>(
    mut own: impl Iterator<Item = &'a Turn>,
    chasing: impl Iterator<Item = &'a Turn>,
    chased: &[PieceId],
) -> bool {
    let chases: Vec<&Fresh> =
        chasing.flat_map(|turn| &turn.fresh).filter(|threat| chased.contains(&threat.chased)).collect();
    chases.iter().all(|threat| !threat.has_moved)
        && own.all(|turn| {
            turn.fresh.iter().any(|threat| {
                chased.contains(&threat.chaser) && chases.iter().any(|chase| chase.chaser == threat.chased)
            })
        })
}

fn turns(cycle: &[NaiveXiangqi]) -> Vec<Turn> {
    let mut names: Vec<(PieceId, Square)> = NaiveXiangqi::squares().map(|square| (square, square)).collect();
    let turn = |pair: &[NaiveXiangqi]| {
        let [before, after] = pair else { unreachable!("windows of two") };
        let red = before.red_to_move();
        let name_of = |names: &[(PieceId, Square)], square: Square| {
            names.iter().find(|(_, now)| *now == square).map_or(square, |(name, _)| *name)
        };
        let known: Vec<(PieceId, PieceId)> = threats(before, red)
            .into_iter()
            .map(|threat| (name_of(&names, threat.by), name_of(&names, threat.on)))
            .collect();
        let changed = NaiveXiangqi::squares().filter(|&square| before.at(square) != after.at(square));
        let (from, to): (Vec<Square>, Vec<Square>) = changed.partition(|&square| after.at(square).is_none());
        assert!(from.len() == 1 && to.len() == 1, "a quiet move: {before:?}, {after:?}");
        for (_, now) in &mut names {
            if *now == from[0] {
                *now = to[0];
            } else if *now == to[0] {
                *now = from[0];
            }
        }
        let now =
            |name: PieceId| names.iter().find(|(known, _)| *known == name).map_or(name, |(_, now)| *now);
        let held = |name: PieceId| {
            let mut pairs = known.iter().filter(|(_, chased)| *chased == name);
            pairs.any(|&(chaser, chased)| after.targets(now(chaser)).contains(&now(chased)))
        };
        let fresh = threats(after, red)
            .into_iter()
            .map(|Threat { by, on, pinned }| {
                let chased = name_of(&names, on);
                Fresh { chaser: name_of(&names, by), chased, has_moved: chased != on, pinned }
            })
            .filter(|threat| !held(threat.chased));
        Turn { red, gives_check: after.is_check(), fresh: fresh.collect() }
    };
    cycle.windows(2).map(turn).collect()
}

/// A side's threats, regardless of the turn.
fn threats(board: &NaiveXiangqi, red: bool) -> Vec<Threat> {
    let mut threats = Vec::new();
    for by in board.pieces_of(red) {
        let chaser = kind(board, by);
        if matches!(chaser, 'K' | 'P') {
            continue;
        }
        for on in board.targets(by) {
            let Some(piece) = board.at(on) else { continue };
            let chased = piece.to_ascii_uppercase();
            let at_home = if red { on.1 >= 5 } else { on.1 <= 4 };
            if chased == 'K' || (chased == 'P' && at_home) || !may_take(board, board, red, by, on) {
                continue;
            }
            let is_exchange =
                chaser == chased && board.targets(on).contains(&by) && may_take(board, board, !red, on, by);
            let is_worth_more = match chaser {
                'N' | 'C' => chased == 'R',
                'A' | 'B' => matches!(chased, 'R' | 'N' | 'C'),
                _ => false,
            };
            if is_worth_more || (!is_exchange && !is_protected(board, red, by, on)) {
                threats.push(Threat { by, on, pinned: chased == 'N' && pins(board, red, on, by) });
            }
        }
    }
    threats
}

fn kind(board: &NaiveXiangqi, square: Square) -> char {
    board.at(square).map_or(' ', |piece| piece.to_ascii_uppercase())
}

/// Whether a capture leaves the general safe; true if the side was in check from the start.
fn may_take(first: &NaiveXiangqi, board: &NaiveXiangqi, red: bool, from: Square, to: Square) -> bool {
    first.is_in_check(red) || !board.with_moved(from, to).is_in_check(red)
}

fn is_protected(board: &NaiveXiangqi, red: bool, by: Square, on: Square) -> bool {
    let after = board.with_moved(by, on);
    let mut others = after.pieces_of(!red).into_iter();
    others.any(|from| after.targets(from).contains(&on) && may_take(board, &after, !red, from, on))
}

/// Whether a horse would give check without the given piece.
fn pins(board: &NaiveXiangqi, red: bool, horse: Square, piece: Square) -> bool {
    let general = board.pieces_of(red).into_iter().find(|&square| kind(board, square) == 'K');
    general.is_some_and(|general| {
        !board.targets(horse).contains(&general) && board.without(piece).targets(horse).contains(&general)
    })
}
