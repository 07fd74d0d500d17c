use crate::motif::{MotifAt, motifs_of};
use crate::played_line::{PlayedLine, value};
use game::{Endgame, IllegalMove, Mate, MatePattern, NamedMates, Outcome, Piece, Tactics};

/// The least material that is spoken of, in centipawns: less than a pawn of either game.
const LEAST_GAIN: i32 = 60;

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
    /// True if this is worth no less than `other`: the game at most as late, or as much material.
    pub(crate) fn is_worth(&self, other: &Gain) -> bool {
        match (&self.gained, &other.gained) {
            (Gained::Game, Gained::Game) => self.plies <= other.plies,
            (Gained::Game, Gained::Material { .. }) => true,
            (Gained::Material { .. }, Gained::Game) => false,
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

/// What the side to move gains by a line, as far as it can be said for certain: the game, or material at the first
/// position from which nobody can win anything back at once, and which the rest of the line does not give back.
///
/// # Errors
/// [`IllegalMove`] if one of the moves is not legal.
pub fn gain_of<P: NamedMates>(position: &P, moves: &[P::Move]) -> Result<Option<Gain>, IllegalMove> {
    Ok(gain_after(None, &PlayedLine::new(position, moves)?))
}

/// What the side that moves first gains by a line, if the other side has just captured the piece `conceded`.
pub(crate) fn gain_after<P: NamedMates>(conceded: Option<Piece>, line: &PlayedLine<P>) -> Option<Gain> {
    let (gained, plies) = game_won(line).or_else(|| material_won(conceded, line))?;
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

fn material_won<P: Tactics + Endgame>(
    conceded: Option<Piece>,
    line: &PlayedLine<P>,
) -> Option<(Gained, usize)> {
    let start = line.balance(0) + conceded.map_or(0, value::<P>);
    let gained = |ply: usize| line.balance(ply) - start;
    let quiet: Vec<usize> = (1..=line.plies.len()).filter(|&ply| line.is_quiet(ply)).collect();
    let kept = |from: usize| quiet.iter().all(|&ply| ply < from || gained(ply) >= LEAST_GAIN);
    let plies = quiet.iter().copied().find(|&ply| kept(ply))?;
    let (won, lost) = exchanged(conceded, line, plies);
    Some((Gained::Material { won, lost, centipawns: gained(plies) }, plies))
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
