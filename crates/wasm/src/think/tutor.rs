use super::{Question, letter};
use crate::protocol::{BoardPiece, LineGain, LineMotif, MateName, MotifName, ThinkReply};
use game::{Board, Line, MatePattern, Notation, Style};
use session::{Error, PlayableGame};
use tutor::{Gain, Gained, Motif, MotifAt, mistake_of};

/// What is wrong with a move.
pub(super) struct Explain<'a> {
    /// The move with its refutation, in coordinates.
    pub(super) played: &'a [String],
    /// The best line.
    pub(super) best: &'a [String],
}

impl Question for Explain<'_> {
    type Answer = ThinkReply;

    fn ask<G: PlayableGame>(self, line: Line<G::Position>) -> Result<ThinkReply, Error> {
        let position = line.current();
        let [played, best] = [read(position, self.played)?, read(position, self.best)?];
        let found = mistake_of(position, &played, &best).expect("moves that were read are legal");
        let [allows, misses] = [found.allows, found.misses].map(|gain| gain.map(shown::<G::Position>));
        Ok(ThinkReply::Mistake { allows, misses, ending: None })
    }
}

/// The moves of a line.
fn read<P: Notation>(start: &P, texts: &[String]) -> Result<Vec<P::Move>, Error> {
    let mut position = start.clone();
    let read = |text: &String| {
        let m = position.read_move_as(text, Style::Uci)?;
        position.play(m);
        Ok(m)
    };
    texts.iter().map(read).collect()
}

fn shown<P: Board>(gain: Gain) -> LineGain {
    let wins_game = gain.gained == Gained::Game;
    let perpetual_check = gain.gained == Gained::PerpetualCheck;
    let (won, lost) = match gain.gained {
        Gained::Game | Gained::PerpetualCheck => (Vec::new(), Vec::new()),
        Gained::Material { won, lost, .. } => (won, lost),
    };
    LineGain {
        wins_game,
        perpetual_check,
        won: won.into_iter().map(letter::<P>).collect(),
        lost: lost.into_iter().map(letter::<P>).collect(),
        plies: gain.plies as u32,
        mate: gain.mate.map(mate),
        motifs: gain.motifs.into_iter().map(motif::<P>).collect(),
    }
}

fn motif<P: Board>(MotifAt { ply, motif, pieces }: MotifAt) -> LineMotif {
    let on = |(piece, square): (game::Piece, u8)| BoardPiece {
        square: P::square_name(square),
        side: piece.side.into(),
        kind: letter::<P>(piece.kind),
    };
    LineMotif {
        name: name_of(&motif),
        ply: ply as u32,
        pieces: pieces.into_iter().zip(motif.squares()).map(on).collect(),
    }
}

fn mate(pattern: MatePattern) -> MateName {
    match pattern {
        MatePattern::BackRank => MateName::BackRank,
        MatePattern::Smothered => MateName::Smothered,
        MatePattern::Arabian => MateName::Arabian,
        MatePattern::Epaulette => MateName::Epaulette,
        MatePattern::DoubleCannon => MateName::DoubleCannon,
        MatePattern::HorseAndCannon => MateName::HorseAndCannon,
        MatePattern::SmotheredPalace => MateName::SmotheredPalace,
        MatePattern::ElbowHorse => MateName::ElbowHorse,
        MatePattern::PalcornerHorse => MateName::PalcornerHorse,
        MatePattern::IronBolt => MateName::IronBolt,
        MatePattern::DoubleRooks => MateName::DoubleRooks,
        MatePattern::FacingGeneral => MateName::FacingGeneral,
        MatePattern::AnglerHorse => MateName::AnglerHorse,
        MatePattern::OctagonHorse => MateName::OctagonHorse,
    }
}

fn name_of(motif: &Motif) -> MotifName {
    match motif {
        Motif::Undefended { .. } => MotifName::Undefended,
        Motif::Fork { .. } => MotifName::Fork,
        Motif::DiscoveredAttack { .. } => MotifName::DiscoveredAttack,
        Motif::Skewer { .. } => MotifName::Skewer,
        Motif::PinnedDefender { .. } => MotifName::PinnedDefender,
        Motif::PinnedPiece { .. } => MotifName::PinnedPiece,
        Motif::RemovedDefender { .. } => MotifName::RemovedDefender,
        Motif::OverloadedDefender { .. } => MotifName::OverloadedDefender,
        Motif::Trapped { .. } => MotifName::Trapped,
        Motif::Promotion { .. } => MotifName::Promotion,
    }
}
