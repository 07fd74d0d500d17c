use crate::rules::EndgameRules;
use chariot_game::{Piece, Reach, SquareSet};

/// Quiet moves of one piece, by the operation that carries a whole set of positions backwards through them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PieceMoves {
    /// Sliding lines: from each square to all later ones while those in between are empty.
    pub(crate) slides: Vec<Vec<u8>>,
    /// Leaps and single steps, which nothing can block.
    pub(crate) steps: Vec<(u8, u8)>,
    /// Lame leaps: blocked by a piece on squares that the leaper does not pass, such as the horse's leg.
    pub(crate) lame: Vec<(u8, u8, SquareSet)>,
    /// Double steps that can be answered en passant: from, passed, to.
    pub(crate) double_steps: Vec<[u8; 3]>,
}

impl PieceMoves {
    pub(crate) fn new(rules: &EndgameRules, piece: Piece) -> PieceMoves {
        let squares = (rules.allowed)(piece);
        let reaches: Vec<Vec<Reach>> = (0..rules.squares())
            .map(|from| {
                let steps = if squares.contains(from) { (rules.steps)(piece, from) } else { Vec::new() };
                steps.into_iter().filter(|reach| squares.contains(reach.to)).collect()
            })
            .collect();
        let mut moves = PieceMoves::default();
        let mut rays: Vec<Vec<u8>> = Vec::new();
        for from in squares.iter() {
            let mut own: Vec<Vec<u8>> = Vec::new();
            for reach in &reaches[usize::from(from)] {
                if let Some(passed) = (rules.passed_square)(piece, from, reach.to) {
                    moves.double_steps.push([from, passed, reach.to]);
                    continue;
                }
                match ray(&reaches, from, *reach) {
                    Some(ray) => own.push(ray),
                    None => moves.lame.push((from, reach.to, reach.path)),
                }
            }
            let goes_on =
                |ray: &[u8]| own.iter().any(|longer| longer.len() > ray.len() && longer.starts_with(ray));
            rays.extend(own.iter().filter(|ray| !goes_on(ray)).cloned());
        }
        // A ray that is the tail of a longer one is covered by scanning that.
        let is_tail = |ray: &[u8]| rays.iter().any(|longer| longer[1..] == *ray);
        for ray in rays.iter().filter(|ray| !is_tail(ray)) {
            match ray[..] {
                [from, to] => moves.steps.push((from, to)),
                _ => moves.slides.push(ray.clone()),
            }
        }
        moves
    }
}

/// Squares of a slide, both ends included. `None` unless every part of it is a slide of the same piece: only
/// then does a backward scan along the line produce exactly the piece's moves.
fn ray(reaches: &[Vec<Reach>], from: u8, reach: Reach) -> Option<Vec<u8>> {
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
    let mut squares = ray(reaches, next, *onward)?;
    squares.insert(0, from);
    Some(squares)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_game::{Board, Side};
    use testkit::toy::Skirmish;

    fn moves_of(letter: char) -> PieceMoves {
        let kind = Skirmish::PIECE_LETTERS.find(letter).expect("a piece") as u8;
        PieceMoves::new(EndgameRules::of::<Skirmish>(), Piece { side: Side::First, kind })
    }

    #[test]
    fn a_slider_moves_along_whole_ranks_and_files_both_ways() {
        let rook = moves_of('R');
        assert_eq!((rook.slides.len(), rook.steps.len(), rook.lame.len()), (20, 0, 0));
        assert!(rook.slides.iter().all(|line| line.len() == 5));
        assert!(rook.slides.contains(&vec![0, 1, 2, 3, 4]) && rook.slides.contains(&vec![24, 19, 14, 9, 4]));
    }

    #[test]
    fn a_king_steps_and_a_horse_is_lame() {
        let (king, horse) = (moves_of('K'), moves_of('N'));
        assert_eq!((king.slides.len(), king.steps.len(), king.lame.len()), (0, 144, 0));
        assert_eq!((horse.slides.len(), horse.steps.len(), horse.lame.len()), (0, 0, 96));
        assert!(horse.lame.contains(&(0, 7, SquareSet::EMPTY.with(1))));
    }
}
