//! Endgame principles, as books state them. The results of all moves confirm that each decides.

mod facing;
mod material;

use crate::Position;
use chariot_game::{EndingChoice, EndingPrinciple, EndingPrinciples};

type Choice<'a> = EndingChoice<'a, Position>;

impl EndingPrinciples for Position {
    fn ending_principles(choice: &Choice<'_>) -> Vec<EndingPrinciple> {
        let finders: [fn(&Choice<'_>) -> Option<EndingPrinciple>; 3] =
            [facing::general_holds_file, material::full_defence, material::lone_cannon];
        finders.into_iter().filter_map(|find| find(choice)).collect()
    }
}
