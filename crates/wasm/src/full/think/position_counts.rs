use super::{Question, ask};
use crate::control::PageControl;
use crate::protocol::{Game, ThinkProgress, ThinkReply};
use chariot_game::{Line, Rules, perft};
use session::{Error, PlayableGame};

pub(super) fn answer(game: &Game, depth: u8, control: &mut PageControl<'_>) -> Result<ThinkReply, Error> {
    let counts = ask(game, Count { depth, control })?;
    Ok(ThinkReply::PositionCounts { counts })
}

struct Count<'a, 'b> {
    depth: u8,
    control: &'a mut PageControl<'b>,
}

impl Question for Count<'_, '_> {
    type Answer = Vec<u64>;

    fn ask<G: PlayableGame>(self, line: Line<G::Position>) -> Result<Vec<u64>, Error> {
        let mut counts = Vec::new();
        for depth in 1..=self.depth {
            let Some(count) = counted(line.current(), depth, &mut || self.control.is_stopped()) else {
                break;
            };
            counts.push(count);
            self.control.tell(&ThinkProgress::PositionCounts { counts: counts.clone() }.into());
        }
        Ok(counts)
    }
}

/// Subtrees of this height, in plies, are counted without polling the page.
const UNHEARD: u8 = 3;

/// Like [`perft`]; `None` once stopped.
fn counted<P: Rules>(position: &P, depth: u8, is_stopped: &mut dyn FnMut() -> bool) -> Option<u64> {
    if depth < UNHEARD {
        return Some(perft(position, depth));
    }
    let mut count = 0;
    for m in position.legal_moves() {
        if is_stopped() {
            return None;
        }
        let mut next = position.clone();
        next.play(m);
        count += counted(&next, depth - 1, is_stopped)?;
    }
    Some(count)
}

#[cfg(test)]
mod tests {
    use super::counted;
    use chariot_game::perft;
    use session::{GameId, GameVisitor, PlayableGame};

    struct Compare;

    impl GameVisitor for Compare {
        type Output = ();

        fn visit<G: PlayableGame>(self) {
            let start = <G::Position as chariot_game::Rules>::startpos();
            for depth in 1..=3 {
                assert_eq!(counted(&start, depth, &mut || false), Some(perft(&start, depth)));
            }
            let mut left = 2;
            let mut stop = || {
                left -= 1;
                left == 0
            };
            assert_eq!(counted(&start, 3, &mut stop), None);
        }
    }

    #[test]
    fn counts_are_those_of_perft_unless_it_is_stopped() {
        for game in GameId::ALL {
            game.visit(Compare);
        }
    }
}
