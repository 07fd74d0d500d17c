//! Serialized forms of this crate's values.

use crate::{Details, Dtm, Error, ErrorKind, Reason, Score, ScoreKind};
use serde::{Deserialize, Serialize};

/// A [`Dtm`] in plies and in the winner's moves.
#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub(crate) enum DistanceToMate {
    Win { plies: u16, moves: u16 },
    Draw,
    Loss { plies: u16, moves: u16 },
}

impl From<Dtm> for DistanceToMate {
    fn from(dtm: Dtm) -> DistanceToMate {
        match dtm {
            Dtm::Win(plies) => DistanceToMate::Win { plies, moves: plies.div_ceil(2) },
            Dtm::Draw => DistanceToMate::Draw,
            Dtm::Loss(plies) => DistanceToMate::Loss { plies, moves: plies.div_ceil(2) },
        }
    }
}

impl From<DistanceToMate> for Dtm {
    fn from(distance: DistanceToMate) -> Dtm {
        match distance {
            DistanceToMate::Win { plies, .. } => Dtm::Win(plies),
            DistanceToMate::Draw => Dtm::Draw,
            DistanceToMate::Loss { plies, .. } => Dtm::Loss(plies),
        }
    }
}

/// A [`Score`], with mates in the winner's moves.
#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub(crate) enum SearchScore {
    Centipawns { value: i16 },
    MateIn { moves: u16 },
    MatedIn { moves: u16 },
}

impl From<Score> for SearchScore {
    fn from(score: Score) -> SearchScore {
        match score.kind() {
            ScoreKind::WinIn(plies) => SearchScore::MateIn { moves: plies.div_ceil(2) },
            ScoreKind::LossIn(plies) => SearchScore::MatedIn { moves: plies.div_ceil(2) },
            ScoreKind::Centipawns(value) => SearchScore::Centipawns { value },
        }
    }
}

impl From<SearchScore> for Score {
    fn from(score: SearchScore) -> Score {
        match score {
            SearchScore::MateIn { moves } => Score::win_in((2 * moves).saturating_sub(1)),
            SearchScore::MatedIn { moves } => Score::loss_in(2 * moves),
            SearchScore::Centipawns { value } => Score::cp(value.into()),
        }
    }
}

/// An [`Error`] as a list of errors, at least one.
#[derive(Serialize, Deserialize)]
pub(crate) struct RequestError {
    kind: ErrorKind,
    facts: Vec<ErrorFact>,
}

/// One error of the list.
#[derive(Serialize, Deserialize)]
struct ErrorFact {
    kind: FactKind,
    details: Box<Details>,
}

/// The reason, for error kinds that have several; else the kind.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum FactKind {
    Error(ErrorKind),
    Reason(Reason),
}

impl From<Error> for RequestError {
    fn from(error: Error) -> RequestError {
        let kind = error.kind;
        let all = [Error { others: Vec::new(), ..error.clone() }].into_iter().chain(error.others);
        RequestError { kind, facts: all.map(ErrorFact::from).collect() }
    }
}

impl From<Error> for ErrorFact {
    fn from(Error { kind, details, .. }: Error) -> ErrorFact {
        ErrorFact { kind: details.reason.map_or(FactKind::Error(kind), FactKind::Reason), details }
    }
}

impl From<RequestError> for Error {
    fn from(RequestError { kind, facts }: RequestError) -> Error {
        let error = |ErrorFact { kind: fact, mut details }: ErrorFact| {
            let (kind, reason) = match fact {
                FactKind::Error(kind) => (kind, None),
                FactKind::Reason(reason) => (kind, Some(reason)),
            };
            details.reason = reason;
            Error { kind, details, message: String::new(), others: Vec::new() }
        };
        let mut facts = facts.into_iter().map(error);
        let first = facts.next().unwrap_or_else(|| Error::new(kind, Details::new(), String::new));
        Error { others: facts.collect(), ..first }
    }
}
