use crate::motif::{MotifAt, motifs_of};
use crate::played_line::{PlayedLine, value};
use chariot_game::{
    Endgame, IllegalMove, Mate, MatePattern, NamedMates, Outcome, Piece, Rules, Side, Tactics,
};

/// Smallest gain of material worth mentioning, in centipawns: less than a pawn of either game.
pub(crate) const LEAST_GAIN: i32 = 60;
/// Plies within which a player sees a gain coming, also in the midst of exchanges.
const SEEN: usize = 5;
/// A gain must exceed the material given for it by this fraction, 1/8. Usual scales of piece values differ by less.
const DIFFERENCE_OF_SCALES: i32 = 8;

/// The gain of a line for the side that moves first, and its motifs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The gain.
    pub gained: Gained,
    /// Plies of the line that it takes.
    pub plies: usize,
    /// The piece that the first move captures, and its square, if it is the most valuable piece won, pays alone for all that
    /// the line gives, and is not traded for one of its kind.
    pub takes: Option<(Piece, u8)>,
    /// The mating pattern at the end of the line, if it has a name.
    pub mate: Option<MatePattern>,
    /// The tactical motifs of the gain, as carried out in the line.
    pub motifs: Vec<MotifAt>,
}

impl Gain {
    /// Whether this gain is at least as good as `other`: the game no later, also a draw, or as much material.
    pub(crate) fn is_worth(&self, other: &Gain) -> bool {
        match (&self.gained, &other.gained) {
            (Gained::Game, Gained::Game) => self.plies <= other.plies,
            (Gained::Game, _) | (Gained::PerpetualCheck, Gained::PerpetualCheck) => true,
            // A draw may come with material won or lost on the way, so neither gain includes the other.
            (_, Gained::Game | Gained::PerpetualCheck) | (Gained::PerpetualCheck, _) => false,
            (Gained::Material { centipawns, .. }, Gained::Material { centipawns: of_other, .. }) => {
                centipawns + LEAST_GAIN > *of_other
            }
        }
    }
}

/// The kind of gain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gained {
    /// The game: checkmate, or in xiangqi any position without a legal move.
    Game,
    /// A draw by perpetual check. The line ends in a repetition that the rules judge a draw, and each of the moves
    /// between gave check. Only a search can tell whether the other side could do better, so this holds only where
    /// the score is a draw.
    PerpetualCheck,
    /// Material: captured pieces against own losses. Pieces of the same type traded for each other are left out.
    Material {
        /// Piece types won, ascending indices into [`chariot_game::Board::PIECE_LETTERS`].
        won: Vec<u8>,
        /// Piece types lost, likewise.
        lost: Vec<u8>,
        /// Improvement of the material balance in centipawns, promotions included.
        centipawns: i32,
    },
}

/// The certain gain of a line for the side to move: the game, a draw by perpetual check, or material. Material counts
/// at the first position in which neither side can win anything at once, if the rest of the line does not give it
/// back. If that comes after more than five plies, it counts within five plies where the other side can win nothing back, or
/// less than half. A line that ends in a repetition gains no material.
///
/// # Errors
/// [`IllegalMove`] if a move is illegal.
pub fn gain_of<P: NamedMates>(position: &P, moves: &[P::Move]) -> Result<Option<Gain>, IllegalMove> {
    Ok(gain_after(None, &PlayedLine::new(position, moves)?))
}

/// The gain of a line for the side that moves first, after the other side has just captured the piece `conceded`.
pub(crate) fn gain_after<P: NamedMates>(conceded: Option<Piece>, line: &PlayedLine<P>) -> Option<Gain> {
    let (gained, plies) = match line.ends_in_repetition() {
        Some(since) => perpetual_check(line, since)?,
        None => game_won(line).or_else(|| material_won(conceded, line))?,
    };
    let mate = Mate::of(&line.positions[plies]).and_then(|mate| P::mate_pattern(&mate));
    let takes = taken_at_once(conceded, line, &gained, plies);
    Some(Gain { gained, plies, takes, mate, motifs: motifs_of(line, plies) })
}

/// See [`Gain::takes`].
fn taken_at_once<P: Tactics + Endgame>(
    conceded: Option<Piece>,
    line: &PlayedLine<P>,
    gained: &Gained,
    plies: usize,
) -> Option<(Piece, u8)> {
    let Gained::Material { won, lost, .. } = gained else { return None };
    let (piece, square) = line.plies.first()?.captured?;
    let given: i32 = lost.iter().map(|&kind| P::piece_value(kind)).sum();
    let most = won.iter().map(|&kind| P::piece_value(kind)).max()?;
    let is_most = won.contains(&piece.kind) && value::<P>(piece) + LEAST_GAIN > most;
    let mut captured = conceded.into_iter().chain((0..plies).filter_map(|ply| line.captured_as(ply)));
    let is_traded = captured.any(|other| other.kind == piece.kind && other.side != piece.side);
    (is_most && !is_traded && is_gain::<P>(value::<P>(piece) - given, lost)).then_some((piece, square))
}

fn game_won<P: Tactics + Endgame>(line: &PlayedLine<P>) -> Option<(Gained, usize)> {
    let plies = line.plies.len();
    let last = &line.positions[plies];
    let is_lost =
        plies % 2 == 1 && last.legal_moves().is_empty() && last.no_move_outcome().outcome == Outcome::Loss;
    is_lost.then_some((Gained::Game, plies))
}

/// The draw by perpetual check of a line that ends in the position it had after `since` plies.
fn perpetual_check<P: Tactics + Endgame>(line: &PlayedLine<P>, since: usize) -> Option<(Gained, usize)> {
    let cycle = &line.positions[since..];
    // Positions after the moves of the cycle, with `side` to move.
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
    let last = line.plies.len();
    let quiet: Vec<usize> = (1..=last).filter(|&ply| line.is_quiet(ply)).collect();
    let settled: Vec<usize> =
        (1..=last).filter(|&ply| quiet.contains(&ply) || line.is_settled(ply)).collect();
    let at_end = line.after_captures(last).map(|balance| balance - start);
    // Whether at least so much of a gain stays in all later positions that are settled, and at the end of the line.
    let stays = |from: usize, least: i32| {
        let mut later = settled.iter().filter(|&&ply| ply > from).map(|&ply| gained(ply));
        later.all(|gained| gained >= least) && at_end.is_some_and(|gained| gained >= least)
    };
    let seen = |ply: &usize| *ply <= SEEN && wins(*ply);
    let first_quiet = quiet.iter().copied().find(|&from| quiet.iter().all(|&ply| ply < from || wins(ply)));
    let all_stays = |&ply: &usize| seen(&ply) && stays(ply, gained(ply) - LEAST_GAIN + 1);
    let certain = |ply: usize| {
        let least = line.certain(ply).filter(|_| !line.positions[ply].is_check())? - start;
        let most = gained(ply) / 2 + 1;
        (least >= most && stays(ply, most)).then_some((least, ply))
    };
    let plies = first_quiet
        .filter(seen)
        .or_else(|| settled.iter().copied().filter(all_stays).rev().max_by_key(|&ply| gained(ply)))
        .or_else(|| {
            let certain = (1..=last).filter(seen).filter_map(certain);
            Some(certain.rev().max_by_key(|&(least, _)| least)?.1)
        })
        .or(first_quiet)?;
    let (won, lost) = exchanged(conceded, line, plies);
    Some((Gained::Material { won, lost, centipawns: gained(plies) }, plies))
}

/// Whether a net profit of `centipawns` for the pieces `lost` is a gain by every usual scale of piece values.
fn is_gain<P: Tactics>(centipawns: i32, lost: &[u8]) -> bool {
    let given: i32 = lost.iter().map(|&kind| P::piece_value(kind)).sum();
    centipawns >= LEAST_GAIN.max(given / DIFFERENCE_OF_SCALES)
}

/// Piece types that defender and attacker lost in the first plies and just before, without those that both lost. A pawn
/// that promotes in the line and is captured counts as a pawn.
fn exchanged<P: Tactics + Endgame>(
    conceded: Option<Piece>,
    line: &PlayedLine<P>,
    plies: usize,
) -> (Vec<u8>, Vec<u8>) {
    let captured = || (0..plies).filter_map(|ply| line.captured_as(ply)).chain(conceded);
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
    use chariot_chess::Position;

    /// Queen, rook, bishop, knight, pawn: type, number at the start, and value in beginners' books.
    const TEXTBOOK: [(u8, usize, i32); 5] = [(1, 1, 9), (2, 2, 5), (3, 2, 3), (4, 2, 3), (5, 8, 1)];

    #[test]
    fn what_is_a_gain_is_one_by_the_textbook_values_too() {
        // The number won less the number lost, for each piece type.
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
