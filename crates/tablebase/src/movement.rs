use crate::facts::Facts;
use game::{Piece, Reach, SquareSet};

/// Quiet movement of one piece, sorted by how a whole set of positions is carried backwards through it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Movement {
    /// Lines along which the piece slides: from each square to all later ones while those between are empty.
    pub(crate) lines: Vec<Vec<u8>>,
    /// Single steps that nothing can block.
    pub(crate) steps: Vec<(u8, u8)>,
    /// Steps blocked by a piece on squares that are no line of the piece's own, such as a horse's.
    pub(crate) hobbled: Vec<(u8, u8, SquareSet)>,
    /// Steps in which the piece can be captured en passant: from, over the square passed, to.
    pub(crate) passing: Vec<[u8; 3]>,
}

impl Movement {
    pub(crate) fn new(game: &Facts, piece: Piece) -> Movement {
        let squares = (game.allowed)(piece);
        let reaches: Vec<Vec<Reach>> = (0..game.squares())
            .map(|from| {
                let steps = if squares.contains(from) { (game.steps)(piece, from) } else { Vec::new() };
                steps.into_iter().filter(|reach| squares.contains(reach.to)).collect()
            })
            .collect();
        let mut movement = Movement::default();
        let mut rays: Vec<Vec<u8>> = Vec::new();
        for from in squares.iter() {
            let mut own: Vec<Vec<u8>> = Vec::new();
            for reach in &reaches[usize::from(from)] {
                if let Some(over) = (game.passed_square)(piece, from, reach.to) {
                    movement.passing.push([from, over, reach.to]);
                    continue;
                }
                match unwind(&reaches, from, *reach) {
                    Some(ray) => own.push(ray),
                    None => movement.hobbled.push((from, reach.to, reach.path)),
                }
            }
            let goes_on =
                |ray: &[u8]| own.iter().any(|longer| longer.len() > ray.len() && longer.starts_with(ray));
            rays.extend(own.iter().filter(|ray| !goes_on(ray)).cloned());
        }
        // What is left is part of another ray if that comes to it on its way; a scan along the whole covers both.
        let is_tail = |ray: &[u8]| rays.iter().any(|longer| longer[1..] == *ray);
        for ray in rays.iter().filter(|ray| !is_tail(ray)) {
            match ray[..] {
                [from, to] => movement.steps.push((from, to)),
                _ => movement.lines.push(ray.clone()),
            }
        }
        movement
    }
}

/// The squares a slide passes, both ends included, if every part of it is a slide of the same piece; what a
/// backward scan along the line then allows is exactly what the piece may do.
fn unwind(reaches: &[Vec<Reach>], from: u8, reach: Reach) -> Option<Vec<u8>> {
    if reach.path.is_empty() {
        return Some(vec![from, reach.to]);
    }
    let next = reaches[usize::from(from)]
        .iter()
        .find(|first| first.path.is_empty() && reach.path.contains(first.to))?
        .to;
    let rest = SquareSet(reach.path.0 & !SquareSet::EMPTY.with(next).0);
    let onward =
        reaches[usize::from(next)].iter().find(|onward| onward.to == reach.to && onward.path == rest)?;
    let mut squares = unwind(reaches, next, *onward)?;
    squares.insert(0, from);
    Some(squares)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::toy::Skirmish;
    use game::{Board, Side};

    fn movement(letter: char) -> Movement {
        let kind = Skirmish::PIECE_LETTERS.find(letter).expect("a kind") as u8;
        Movement::new(Facts::of::<Skirmish>(), Piece { side: Side::First, kind })
    }

    #[test]
    fn a_slider_moves_along_whole_ranks_and_files_both_ways() {
        let rook = movement('R');
        assert_eq!((rook.lines.len(), rook.steps.len(), rook.hobbled.len()), (20, 0, 0));
        assert!(rook.lines.iter().all(|line| line.len() == 5));
        assert!(rook.lines.contains(&vec![0, 1, 2, 3, 4]) && rook.lines.contains(&vec![24, 19, 14, 9, 4]));
    }

    #[test]
    fn a_leaper_steps_and_a_horse_is_hobbled() {
        let (king, horse) = (movement('K'), movement('N'));
        assert_eq!((king.lines.len(), king.steps.len(), king.hobbled.len()), (0, 144, 0));
        assert_eq!((horse.lines.len(), horse.steps.len(), horse.hobbled.len()), (0, 0, 96));
        assert!(horse.hobbled.contains(&(0, 7, SquareSet::EMPTY.with(1))));
    }
}
