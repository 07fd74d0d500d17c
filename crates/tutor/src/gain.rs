use crate::motif::{MotifAt, motifs_of};
use crate::played_line::{PlayedLine, value};
use game::{Endgame, IllegalMove, Mate, MatePattern, NamedMates, Outcome, Piece, Rules, Side, Tactics};

/// The least material that is spoken of, in centipawns: less than a pawn of either game.
pub(crate) const LEAST_GAIN: i32 = 60;
/// Material that is won for other material has to be worth more by this part of that: scales of values differ by less.
const DIFFERENCE_OF_SCALES: i32 = 8;

/// What a line gains for the side that moves first, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// What is gained.
    pub gained: Gained,
    /// How many plies of the line it takes.
    pub plies: usize,
    /// The name of the mate that the line ends in, if it has one.
    pub mate: Option<MatePattern>,
    /// The motifs by which it is gained, as the line carries them out.
    pub motifs: Vec<MotifAt>,
}

impl Gain {
    /// True if this is worth no less than `other`: the game at most as late, a draw as well, or as much material.
    pub(crate) fn is_worth(&self, other: &Gain) -> bool {
        match (&self.gained, &other.gained) {
            (Gained::Game, Gained::Game) => self.plies <= other.plies,
            (Gained::Game, _) | (Gained::PerpetualCheck, Gained::PerpetualCheck) => true,
            // Who only draws may have lost or won material on the way: neither says more than the other.
            (_, Gained::Game | Gained::PerpetualCheck) | (Gained::PerpetualCheck, _) => false,
            (Gained::Material { centipawns, .. }, Gained::Material { centipawns: of_other, .. }) => {
                centipawns + LEAST_GAIN > *of_other
            }
        }
    }
}

/// What is gained in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gained {
    /// The game: the other side is mated, or in xiangqi has no legal move.
    Game,
    /// A draw by perpetual check: the line ends in a repetition that the rules judge a draw, and each move between gave
    /// check. Whether the other side could do better, only a search can tell: this holds where its score is the draw.
    PerpetualCheck,
    /// Material: the other side's pieces that are captured and own ones that are lost for them, without those of the
    /// same kind that are exchanged.
    Material {
        /// Kinds of the pieces won, by their index in [`game::Board::PIECE_LETTERS`], rising.
        won: Vec<u8>,
        /// Kinds of the pieces lost for them.
        lost: Vec<u8>,
        /// By how much the balance of material improves, promotions included.
        centipawns: i32,
    },
}

/// What the side to move gains by a line, as far as it can be said for certain: the game, a draw by perpetual check, or
/// material at the first position from which nobody can win anything back at once, and which the rest of the line does not
/// give back. A line that ends in a repetition gains no material.
///
/// # Errors
/// [`IllegalMove`] if one of the moves is not legal.
pub fn gain_of<P: NamedMates>(position: &P, moves: &[P::Move]) -> Result<Option<Gain>, IllegalMove> {
    Ok(gain_after(None, &PlayedLine::new(position, moves)?))
}

/// What the side that moves first gains by a line, if the other side has just captured the piece `conceded`.
pub(crate) fn gain_after<P: NamedMates>(conceded: Option<Piece>, line: &PlayedLine<P>) -> Option<Gain> {
    let (gained, plies) = match line.ends_in_repetition() {
        Some(since) => perpetual_check(line, since)?,
        None => game_won(line).or_else(|| material_won(conceded, line))?,
    };
    let mate = Mate::of(&line.positions[plies]).and_then(|mate| P::mate_pattern(&mate));
    Some(Gain { gained, plies, mate, motifs: motifs_of(line, plies) })
}

fn game_won<P: Tactics + Endgame>(line: &PlayedLine<P>) -> Option<(Gained, usize)> {
    let plies = line.plies.len();
    let last = &line.positions[plies];
    let is_lost =
        plies % 2 == 1 && last.legal_moves().is_empty() && last.no_move_outcome().outcome == Outcome::Loss;
    is_lost.then_some((Gained::Game, plies))
}

/// A draw by perpetual check, where the line ends in the position that it had after `since` plies.
fn perpetual_check<P: Tactics + Endgame>(line: &PlayedLine<P>, since: usize) -> Option<(Gained, usize)> {
    let cycle = &line.positions[since..];
    // Positions that a move of the cycle has led to, by who is to move in them.
    let checks = |side: Side| {
        let mut faced = cycle[1..].iter().filter(move |position| position.side_to_move() == side);
        faced.all(Rules::is_check)
    };
    let is_perpetual = checks(!line.attacker())
        && !checks(line.attacker())
        && P::judge_repetition(cycle).outcome == Outcome::Draw;
    is_perpetual.then_some((Gained::PerpetualCheck, line.plies.len()))
}

fn material_won<P: Tactics + Endgame>(
    conceded: Option<Piece>,
    line: &PlayedLine<P>,
) -> Option<(Gained, usize)> {
    let start = line.balance(0) + conceded.map_or(0, value::<P>);
    let gained = |ply: usize| line.balance(ply) - start;
    let wins = |ply: usize| is_gain::<P>(gained(ply), &exchanged(conceded, line, ply).1);
    let quiet: Vec<usize> = (1..=line.plies.len()).filter(|&ply| line.is_quiet(ply)).collect();
    let kept = |from: usize| quiet.iter().all(|&ply| ply < from || wins(ply));
    let plies = quiet.iter().copied().find(|&ply| kept(ply))?;
    let (won, lost) = exchanged(conceded, line, plies);
    Some((Gained::Material { won, lost, centipawns: gained(plies) }, plies))
}

/// True if so many centipawns more than pieces of these kinds, which were given for them, are a gain by every usual scale of
/// values.
fn is_gain<P: Tactics>(centipawns: i32, lost: &[u8]) -> bool {
    let given: i32 = lost.iter().map(|&kind| P::piece_value(kind)).sum();
    centipawns >= LEAST_GAIN.max(given / DIFFERENCE_OF_SCALES)
}

/// Kinds of the pieces each side lost in the first plies and just before, the attacker's second, without those that both
/// lost.
fn exchanged<P: Tactics + Endgame>(
    conceded: Option<Piece>,
    line: &PlayedLine<P>,
    plies: usize,
) -> (Vec<u8>, Vec<u8>) {
    let captured = || {
        line.plies[..plies].iter().filter_map(|made| made.captured).map(|(piece, _)| piece).chain(conceded)
    };
    let kinds_of = |is_attacker: bool| -> Vec<u8> {
        let own = |piece: &Piece| (piece.side == line.attacker()) == is_attacker && value::<P>(*piece) > 0;
        let mut kinds: Vec<u8> = captured().filter(own).map(|piece| piece.kind).collect();
        kinds.sort_unstable();
        kinds
    };
    let (mut won, mut lost) = (kinds_of(false), kinds_of(true));
    won.retain(|kind| match lost.iter().position(|other| other == kind) {
        Some(at) => {
            lost.remove(at);
            false
        }
        None => true,
    });
    (won, lost)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;

    /// Queen, rook, bishop, knight, pawn: their kinds, how many a side begins with, and what beginners' books give them.
    const TEXTBOOK: [(u8, usize, i32); 5] = [(1, 1, 9), (2, 2, 5), (3, 2, 3), (4, 2, 3), (5, 8, 1)];

    #[test]
    fn what_is_a_gain_is_one_by_the_textbook_values_too() {
        // How many more of each kind are won than lost.
        let choices = |&(_, count, _): &(u8, usize, i32)| -(count as i32)..=count as i32;
        let mut differences: Vec<Vec<i32>> = vec![Vec::new()];
        for kind in &TEXTBOOK {
            let longer =
                |start: &Vec<i32>| choices(kind).map(|more| [&start[..], &[more]].concat()).collect();
            differences = differences.iter().flat_map::<Vec<Vec<i32>>, _>(longer).collect();
        }
        let mut gains = 0;
        for difference in differences {
            let of = |value: &dyn Fn(u8, i32) -> i32| -> i32 {
                TEXTBOOK
                    .iter()
                    .zip(&difference)
                    .map(|(&(kind, _, book), more)| value(kind, book) * more)
                    .sum()
            };
            let lost: Vec<u8> = TEXTBOOK
                .iter()
                .zip(&difference)
                .flat_map(|(&(kind, ..), &more)| vec![kind; (-more).max(0) as usize])
                .collect();
            if is_gain::<Position>(of(&|kind, _| Position::piece_value(kind)), &lost) {
                assert!(of(&|_, book| book) > 0, "{difference:?}");
                gains += 1;
            }
        }
        assert!(gains > 1_000, "{gains}");
    }
}
