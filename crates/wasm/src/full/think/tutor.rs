use super::{Question, letter};
use crate::protocol::{LineGain, LineMotif, ThinkReply};
use chariot_game::{Board, Line, Notation, Style};
use session::{Error, PlayableGame, describe_piece};
use tutor::{Gain, Gained, MotifAt, mistake_of};

/// Explains why a move is a mistake.
pub(super) struct Explain<'a> {
    /// The move and its refutation, in coordinates.
    pub(super) played: &'a [String],
    /// The best line, in coordinates.
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
        takes: gain.takes.map(describe_piece::<P>),
        mate: gain.mate,
        motifs: gain.motifs.into_iter().map(motif::<P>).collect(),
    }
}

fn motif<P: Board>(MotifAt { ply, motif, pieces }: MotifAt) -> LineMotif {
    LineMotif {
        name: motif.kind().to_owned(),
        ply: ply as u32,
        pieces: pieces.into_iter().zip(motif.squares()).map(describe_piece::<P>).collect(),
    }
}
