//! Names of random mates, checked against independent definitions.

use super::board::{self, At, Attacks, Known, Pieces};
use chariot_game::{Endgame, Mate, NamedMates, Piece, Side, SplitMix64, SquareSet};
use std::collections::BTreeMap;

/// A mate in terms of this test.
struct Mated<'a, P> {
    position: &'a P,
    pieces: Pieces,
    attacks: Attacks,
    side: Side,
    royal: At,
}

type Name<P> = fn(&Mated<'_, P>) -> Option<&'static str>;

impl<P: NamedMates> Mated<'_, P> {
    /// The only piece that gives check.
    fn checker(&self) -> Option<(At, Known)> {
        match self.pieces.attackers(self.attacks, !self.side, self.royal)[..] {
            [at] => Some((at, self.pieces.get(at)?)),
            _ => None,
        }
    }

    fn is_own(&self, at: At) -> bool {
        self.pieces.get(at).is_some_and(|piece| piece.side == self.side)
    }

    /// Squares of the mating side's pieces of a type.
    fn others(&self, kind: u8) -> Vec<At> {
        let of_side = self.pieces.squares(!self.side).into_iter();
        of_side.filter(|&at| self.pieces.get(at).is_some_and(|piece| piece.kind == kind)).collect()
    }

    /// Whether there would be a legal move without the piece.
    fn needs(&self, at: At) -> bool {
        let mut rest = self.position.pieces();
        rest.retain(|&(_, square)| board::at::<P>(square) != at);
        P::from_pieces(&rest, self.side).is_ok_and(|position| !position.legal_moves().is_empty())
    }

    fn neighbours(&self) -> Vec<At> {
        let (file, rank) = self.royal;
        let around = (-1..=1).flat_map(|x| (-1..=1).map(move |y| (file + x, rank + y)));
        let is_on_board = |&(x, y): &At| (0..P::FILES as i8).contains(&x) && (0..P::RANKS as i8).contains(&y);
        around.filter(|&at| at != self.royal).filter(is_on_board).collect()
    }
}

fn name_in_chess<P: NamedMates>(mated: &Mated<'_, P>) -> Option<&'static str> {
    let (by, piece) = mated.checker()?;
    let (king, back) = (mated.royal, if mated.side == Side::First { 0 } else { 7 });
    let is_edge = |at: i8| [0, 7].contains(&at);
    let apart = |at: At| ((at.0 - king.0).abs(), (at.1 - king.1).abs());
    let is_rook = |at: At| mated.is_own(at) && mated.pieces.get(at).is_some_and(|piece| piece.kind == 2);
    let rooks_beside = match apart(by) {
        (0, 2) => is_edge(king.1) && is_rook((king.0 - 1, king.1)) && is_rook((king.0 + 1, king.1)),
        (2, 0) => is_edge(king.0) && is_rook((king.0, king.1 - 1)) && is_rook((king.0, king.1 + 1)),
        _ => false,
    };
    let mut before = mated.neighbours().into_iter().filter(|at| at.1 != king.1);
    match piece.kind {
        4 if mated.neighbours().into_iter().all(|at| mated.is_own(at)) => Some("Smothered"),
        2 if is_edge(king.0)
            && is_edge(king.1)
            && [(0, 1), (1, 0)].contains(&apart(by))
            && mated.others(4).into_iter().any(|at| apart(at) == (2, 2)) =>
        {
            Some("Arabian")
        }
        1 if rooks_beside => Some("Epaulette"),
        1 | 2 if king.1 == back && by.1 == back && before.all(|at| mated.is_own(at)) => Some("BackRank"),
        _ => None,
    }
}

fn name_in_xiangqi<P: NamedMates>(mated: &Mated<'_, P>) -> Option<&'static str> {
    let Mated { pieces, royal, side, .. } = mated;
    let edge = if *side == Side::First { 0 } else { 9 };
    let is_home = *royal == (4, edge);
    let steps = mated.neighbours().into_iter().filter(|at| {
        let is_straight = at.0 == royal.0 || at.1 == royal.1;
        is_straight && (3..=5).contains(&at.0) && (at.1 - edge).abs() <= 2
    });
    let free: Vec<At> = steps.filter(|&at| !mated.is_own(at)).collect();
    let holds = |from: At, to: At| from != to && (mated.attacks)(&pieces.without(*royal), from, to);
    if let Some((by, piece)) = mated.checker() {
        let screen =
            pieces.squares(Side::First).into_iter().chain(pieces.squares(Side::Second)).find(|&at| {
                let is_on_line = (at.0 == royal.0 && by.0 == royal.0) || (at.1 == royal.1 && by.1 == royal.1);
                let sum = |one: At, other: At| (one.0 - other.0).abs() + (one.1 - other.1).abs();
                at != by && at != *royal && is_on_line && sum(by, at) + sum(at, *royal) == sum(by, *royal)
            });
        let apart = |at: At| (at.0 - royal.0).abs() + (at.1 - royal.1).abs();
        let is_over = |of: Side, kind: u8| {
            let screen = screen.filter(|_| piece.kind == 3).and_then(|at| pieces.get(at));
            screen.is_some_and(|screen| screen.side == of && screen.kind == kind)
        };
        let on_line = |at: &At| if by.1 == royal.1 { at.1 == by.1 } else { at.0 == by.0 };
        let place = (by.0, (by.1 - edge).abs());
        let next = |at: &At| {
            if by.1 == royal.1 { (at.1 - royal.1).abs() == 1 } else { (at.0 - royal.0).abs() == 1 }
        };
        let holds_next =
            |&at: &At| at != by && next(&at) && free.iter().any(|&to| holds(at, to)) && mated.needs(at);
        let is_bolt = is_home && [1, 4].contains(&piece.kind) && [(3, 0), (5, 0)].contains(&place);
        let names = [
            (is_over(!*side, 3), "DoubleCannon"),
            (is_over(!*side, 2) && screen.map(apart) == Some(2), "HorseAndCannon"),
            (is_over(*side, 5) && free.iter().all(on_line), "SmotheredPalace"),
            (is_bolt && mated.others(3).into_iter().any(|at| at.0 == 4 && mated.needs(at)), "IronBolt"),
            (is_home && piece.kind == 2 && [(2, 1), (6, 1)].contains(&place), "ElbowHorse"),
            (is_home && piece.kind == 2 && [(3, 2), (5, 2)].contains(&place), "PalcornerHorse"),
            (piece.kind == 1 && mated.others(1).iter().any(holds_next), "DoubleRooks"),
        ];
        if let Some((_, name)) = names.into_iter().find(|(is, _)| *is) {
            return Some(name);
        }
    }
    let general = pieces.royal(!*side);
    let faces = |to: At| {
        let mut ranks = (to.1.min(general.1) + 1..to.1.max(general.1)).map(|rank| (to.0, rank));
        to.0 == general.0 && ranks.all(|at| at == *royal || pieces.get(at).is_none())
    };
    let is_held = |to: At| {
        let own = pieces.squares(!*side).into_iter().filter(|&at| at != general);
        own.into_iter().any(|at| holds(at, to))
    };
    if free.iter().any(|&to| faces(to) && !is_held(to)) {
        return Some("FacingGeneral");
    }
    let (_, piece) = mated.checker().filter(|_| royal.1 == edge)?;
    let holds_from =
        |at: At| mated.others(2).contains(&at) && free.iter().any(|&to| holds(at, to)) && mated.needs(at);
    let third = (edge - 2).abs();
    if piece.kind == 1 && (holds_from((2, third)) || holds_from((6, third))) {
        return Some("AnglerHorse");
    }
    (!is_home && holds_from((if royal.0 == 3 { 5 } else { 3 }, third))).then_some("OctagonHorse")
}

/// Ingredients of random mates: piece types of the mated side and of the other, and their numbers.
struct Recipe {
    mated: &'static [u8],
    mating: &'static [u8],
    count: usize,
}

/// A random position close to mate: the royal piece mostly at the edge, own pieces around it, the others near or on
/// lines with it.
fn random_position<P: Endgame>(recipe: &Recipe, random: &mut SplitMix64) -> Option<P> {
    let side = [Side::First, Side::Second][random.below(2)];
    let mut pieces: Vec<(Piece, u8)> = Vec::new();
    let mut taken = SquareSet::EMPTY;
    let mut put = |piece: Piece, wanted: &dyn Fn(At) -> bool, random: &mut SplitMix64| {
        let free = P::allowed(piece).iter().filter(|&at| !taken.contains(at) && wanted(board::at::<P>(at)));
        let free: Vec<u8> = free.collect();
        let square = *free.get(random.below(free.len().max(1)))?;
        taken = taken.with(square);
        pieces.push((piece, square));
        Some(board::at::<P>(square))
    };
    let last = P::RANKS as i8 - 1;
    let edge = if side == Side::First { 0 } else { last };
    let at_edge = random.below(4) > 0;
    let is_middle = |at: At| P::FILES == 8 || at.0 == 4;
    let royal = put(Piece { side, kind: 0 }, &|at| !at_edge || (at.1 == edge && is_middle(at)), random)?;
    put(Piece { side: !side, kind: 0 }, &|_| true, random)?;
    let apart = |at: At| (at.0 - royal.0).abs().max((at.1 - royal.1).abs());
    for _ in 0..random.below(6) {
        let far = [1, 1, 1, 2, i8::MAX][random.below(5)];
        let kind = recipe.mated[random.below(recipe.mated.len())];
        // If its squares are taken, the piece is left out.
        let _ = put(Piece { side, kind }, &|at| apart(at) <= far, random);
    }
    for _ in 0..2 + random.below(3) {
        let how = random.below(5);
        let kind = recipe.mating[random.below(recipe.mating.len())];
        let is_wanted = |at: At| match how {
            0 => true,
            1 | 2 => apart(at) <= 2,
            _ => at.0 == royal.0 || at.1 == royal.1 || (at.1 - royal.1).abs() == 1,
        };
        put(Piece { side: !side, kind }, &is_wanted, random)?;
    }
    P::from_pieces(&pieces, side).ok()
}

/// Compares and counts the names of random mates.
fn compare<P: NamedMates>(recipes: &[Recipe], attacks: Attacks, name: Name<P>) -> BTreeMap<String, usize> {
    let mut random = SplitMix64::new(11);
    let mut counts = BTreeMap::new();
    for recipe in recipes {
        let mut seen = 0;
        while seen < recipe.count {
            let Some(position) = random_position::<P>(recipe, &mut random) else { continue };
            let Some(mate) = Mate::of(&position) else { continue };
            let said = P::mate_pattern(&mate).map(|pattern| format!("{pattern:?}"));
            let (pieces, side) = (Pieces::of(&position), position.side_to_move());
            let royal = pieces.royal(side);
            let found = name(&Mated { position: &position, pieces, attacks, side, royal });
            assert_eq!(said.as_deref(), found, "{position}");
            *counts.entry(said.unwrap_or_default()).or_default() += 1;
            seen += 1;
        }
    }
    counts
}

#[test]
fn mates_of_chess() {
    let recipes = [
        Recipe { mated: &[2, 2, 2, 3, 4, 5, 5], mating: &[1, 1, 2, 2, 4, 4, 3], count: 15_000 },
        Recipe { mated: &[5], mating: &[2, 4], count: 5_000 },
        Recipe { mated: &[2], mating: &[1], count: 40_000 },
    ];
    let counts = compare::<chariot_chess::Position>(&recipes, board::chess, name_in_chess);
    assert_eq!(counts.len(), 5, "{counts:?}");
    assert!(counts.values().all(|&count| count >= 100), "{counts:?}");
}

#[test]
fn mates_of_xiangqi() {
    let recipes = [
        Recipe { mated: &[5, 5, 5, 6, 1, 3, 2], mating: &[1, 1, 2, 2, 3, 3, 4], count: 2_000 },
        Recipe { mated: &[5, 6], mating: &[1, 3], count: 15_000 },
        Recipe { mated: &[5, 6], mating: &[1, 2, 2], count: 7_500 },
    ];
    let counts = compare::<chariot_xiangqi::Position>(&recipes, board::xiangqi, name_in_xiangqi);
    assert_eq!(counts.len(), 11, "{counts:?}");
    assert!(counts.values().all(|&count| count >= 20), "{counts:?}");
}
