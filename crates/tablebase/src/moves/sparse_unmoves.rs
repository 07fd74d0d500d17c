//! Un-moves word by word, for sets of which few words matter.

use super::{QuietMoves, SetsAfter, Unmoves};
use crate::index::KingStep;
use chariot_game::Side;

/// In a set of few words, one in so many is not empty. With more, un-moves of the whole set are faster.
const FEW: usize = 64;

/// Words to test at a time.
const CHUNK: usize = 16;

/// The positions to take moves back from.
pub(crate) enum Targets<'c> {
    Few(SparseSet<'c>),
    Many(SetsAfter<'c>),
}

/// A set of positions of which few words are not empty.
pub(crate) struct SparseSet<'c> {
    kings: Vec<&'c [u64]>,
    /// Placements of these words, by canonical square of the first king.
    filled: Vec<Vec<u32>>,
}

impl<'c> SparseSet<'c> {
    /// `None` if there are too many.
    pub(crate) fn of(words: &'c [u64], placements: usize) -> Option<SparseSet<'c>> {
        let mut room = words.len() / FEW;
        let kings: Vec<&[u64]> = words.chunks(placements).collect();
        let mut filled = Vec::new();
        for words in &kings {
            let mut of_king = Vec::new();
            for (chunk, start) in words.chunks(CHUNK).zip((0..).step_by(CHUNK)) {
                if chunk.iter().fold(0, |any, word| any | word) != 0 {
                    of_king.extend((start..).zip(chunk).filter(|&(_, &word)| word != 0).map(|(at, _)| at));
                }
                if of_king.len() > room {
                    return None;
                }
            }
            room -= of_king.len();
            filled.push(of_king);
        }
        Some(SparseSet { kings, filled })
    }

    fn of_king(&self, king: usize) -> impl Iterator<Item = (usize, u64)> + '_ {
        let words = self.kings[king];
        self.filled[king].iter().map(move |&placement| (placement as usize, words[placement as usize]))
    }
}

/// The set of one canonical square of the first king, and the placements joined to it.
pub(crate) struct Joined<'i> {
    words: &'i mut [u64],
    placements: Vec<usize>,
}

impl<'i> Joined<'i> {
    /// `words` must be empty.
    pub(crate) fn new(words: &'i mut [u64]) -> Joined<'i> {
        Joined { words, placements: Vec::new() }
    }

    #[inline]
    fn join(&mut self, placement: usize, word: u64) {
        if word != 0 {
            self.visit(placement, word);
        }
    }

    /// Joins positions of a placement, perhaps none, and notes the placement.
    #[inline]
    pub(crate) fn visit(&mut self, placement: usize, word: u64) {
        let into = &mut self.words[placement];
        if *into == 0 {
            self.placements.push(placement);
        }
        *into |= word;
    }

    /// The placements noted, in order.
    pub(crate) fn into_placements(mut self) -> Vec<usize> {
        self.placements.sort_unstable();
        self.placements.dedup();
        self.placements
    }
}

impl Unmoves<'_> {
    /// [`Unmoves::join_predecessors`] of a set with few words, by all moves or by reversible ones.
    pub(crate) fn join_few(
        &self,
        side: Side,
        moves: QuietMoves,
        after: &SparseSet<'_>,
        king: usize,
        into: &mut Joined<'_>,
    ) {
        for (placement, word) in after.of_king(king) {
            for group in self.groups_of(side, moves) {
                self.join_from(group, king, placement, word, into);
            }
            if side == Side::Second {
                into.join(placement, self.space.second_king.predecessors(word));
            }
        }
        if side == Side::First {
            for step in &self.king_steps[king] {
                match *step {
                    KingStep::Canonical(to) => {
                        after.of_king(to).for_each(|(placement, word)| into.join(placement, word));
                    }
                    KingStep::Image(to) => {
                        let image = &self.king_images[to];
                        for (placement, word) in after.of_king(image.king) {
                            into.join(image.origins[placement] as usize, image.permutation.of(word));
                        }
                    }
                }
            }
        }
    }

    /// Joins the positions from which a group's moves lead to those of one placement.
    fn join_from(&self, group: usize, king: usize, placement: usize, word: u64, into: &mut Joined<'_>) {
        let moves = &self.moves[group];
        let stride = self.space.strides[group];
        let state = placement / stride % self.space.index.groups[group].states;
        let Some(own) = moves.of_state.get(state) else { return };
        let vacant = &self.vacant[king * self.space.index.placements..];
        let at = |other: u32| placement + other as usize * stride - state * stride;
        for &(slide, place) in &own.slides {
            let mut reachable = word;
            for pair in moves.slides[slide as usize][..=place as usize].windows(2).rev() {
                reachable &= vacant[at(pair[1])];
                if reachable == 0 {
                    break;
                }
                into.join(at(pair[0]), reachable);
            }
        }
        for &step in &own.steps.to {
            into.join(at(moves.steps[step as usize].0), word);
        }
        for &leap in &own.lame.to {
            let (from, to, path) = moves.lame[leap as usize];
            into.join(at(from), word & self.open(king, at(to), path));
        }
        for &step in &own.double_steps.to {
            let step = &moves.double_steps[step as usize];
            if !self.is_contested(group, step, placement) {
                into.join(at(step.from), word & vacant[at(step.passed)]);
            }
        }
    }

    /// Positions of a configuration from which one of these moves of `side` leads to the set that `after` gives by
    /// canonical square and placement. Complete for those `wanted`.
    pub(crate) fn origins(
        &self,
        side: Side,
        moves: QuietMoves,
        after: impl Fn(usize, usize) -> u64,
        king: usize,
        placement: usize,
        wanted: u64,
    ) -> u64 {
        let mut found = match side {
            Side::Second => self.space.second_king.predecessors(after(king, placement)),
            Side::First => self.king_steps[king].iter().fold(0, |found, step| {
                found
                    | match *step {
                        KingStep::Canonical(to) => after(to, placement),
                        KingStep::Image(to) => {
                            let image = &self.king_images[to];
                            image.permutation.of(after(image.king, image.placements[placement] as usize))
                        }
                    }
            }),
        };
        for group in self.groups_of(side, moves) {
            if wanted & !found == 0 {
                break;
            }
            found |= self.origins_in(group, &after, king, placement);
        }
        found
    }

    /// [`Unmoves::origins`] by a group's moves.
    fn origins_in(
        &self,
        group: usize,
        after: &impl Fn(usize, usize) -> u64,
        king: usize,
        placement: usize,
    ) -> u64 {
        let moves = &self.moves[group];
        let stride = self.space.strides[group];
        let state = placement / stride % self.space.index.groups[group].states;
        let Some(own) = moves.of_state.get(state) else { return 0 };
        let vacant = &self.vacant[king * self.space.index.placements..];
        let at = |other: u32| placement + other as usize * stride - state * stride;
        let mut found = 0;
        for &(slide, place) in &own.slides {
            let mut open = u64::MAX;
            for &to in &moves.slides[slide as usize][place as usize + 1..] {
                open &= vacant[at(to)];
                if open == 0 {
                    break;
                }
                found |= after(king, at(to)) & open;
            }
        }
        for &step in &own.steps.from {
            found |= after(king, at(moves.steps[step as usize].1));
        }
        for &leap in &own.lame.from {
            let (_, to, path) = moves.lame[leap as usize];
            found |= after(king, at(to)) & self.open(king, at(to), path);
        }
        for &step in &own.double_steps.from {
            let step = &moves.double_steps[step as usize];
            if !self.is_contested(group, step, at(step.to)) {
                found |= after(king, at(step.to)) & vacant[at(step.passed)];
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index::StateSpace;
    use crate::material::Material;
    use crate::moves::LegalPositions;
    use crate::rules::EndgameRules;
    use chariot_game::{Endgame, SingleThread, SplitMix64};

    /// Takes back moves to random positions of an ending, a few of all legal ones, in both ways.
    fn agree<P: Endgame>(name: &str) {
        let rules = EndgameRules::of::<P>();
        let ending = Material::parse::<P>(name).expect("an ending");
        let space = StateSpace::new(rules, &ending).expect("supported");
        let legal = LegalPositions::new(&space, &SingleThread).expect("memory");
        let unmoves = Unmoves::new(rules, &space, &legal.vacant);
        let placements = space.index.placements;
        let mut random = SplitMix64::new(5);
        for side in Side::BOTH {
            let mut targets = legal.sets[!side].clone();
            for word in &mut targets {
                *word &= if random.below(200) == 0 { u64::MAX } else { 0 };
            }
            let all = unmoves.after(side, &targets, &SingleThread);
            let few = SparseSet::of(&targets, placements).expect("few words");
            for moves in [QuietMoves::All, QuietMoves::Reversible] {
                for king in 0..space.king_squares.len() {
                    let [mut expected, mut found] = [(); 2].map(|()| vec![0; placements]);
                    unmoves.join_predecessors(side, moves, &all, king, &mut expected);
                    let mut joined = Joined::new(&mut found);
                    unmoves.join_few(side, moves, &few, king, &mut joined);
                    let noted = joined.into_placements();
                    assert_eq!(found, expected, "{name} {side:?} {moves:?}");
                    assert!((0..placements).filter(|&at| found[at] != 0).eq(noted), "{name}");
                    let target = |king: usize, at: usize| targets[king * placements + at];
                    for (at, &expected) in expected.iter().enumerate() {
                        let wanted = random.next_u64();
                        let origins = unmoves.origins(side, moves, target, king, at, wanted);
                        assert_eq!(origins & wanted, expected & wanted, "{name} {side:?} {moves:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn word_by_word_is_as_all_at_once() {
        ["KQK", "KRKN", "KPKP", "KBBK"].into_iter().for_each(agree::<chariot_chess::Position>);
        ["KRK", "KNKA", "KCAK", "KPKB"].into_iter().for_each(agree::<chariot_xiangqi::Position>);
    }

    #[test]
    fn many_words_are_not_few() {
        let mut words = vec![1; 2];
        words.resize(2 * FEW, 0);
        assert!(SparseSet::of(&words, FEW).is_some());
        words[FEW] = 1;
        assert!(SparseSet::of(&words, FEW).is_none());
    }
}
