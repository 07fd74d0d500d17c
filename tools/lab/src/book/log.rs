use super::identity::Identity;
use crate::error::LabError;
use crate::files;
use std::collections::HashMap;
use std::path::Path;

/// What `lab book-scores` has found.
#[derive(Default)]
pub(super) struct ScoreLog {
    /// The first line of the file: the command as far as the scores depend on it.
    pub(super) settings: String,
    found: HashMap<Identity, Judged>,
}

/// What a search says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Judged {
    /// For the side to move, in centipawns; mates beyond all others.
    pub(super) score: i16,
    /// The best move in coordinates, as the book has the position; empty if there is none.
    pub(super) best: String,
}

impl ScoreLog {
    /// Reads a file. A last line that was cut off is left out.
    ///
    /// # Errors
    /// [`LabError::File`].
    pub(super) fn read(path: &Path) -> Result<ScoreLog, LabError> {
        let text = files::read(path)?;
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let mut lines = whole.lines();
        let settings = lines.next().unwrap_or_default().to_owned();
        let found = lines.filter_map(|line| {
            let mut fields = line.split('\t');
            let identity = fields.next()?.parse().ok()?;
            let score = fields.next()?.parse().ok()?;
            Some((identity, Judged { score, best: fields.next()?.to_owned() }))
        });
        Ok(ScoreLog { settings, found: found.collect() })
    }

    pub(super) fn get(&self, identity: Identity) -> Option<&Judged> {
        self.found.get(&identity)
    }

    /// The line of a position.
    pub(super) fn line(identity: Identity, judged: &Judged) -> String {
        format!("{identity}\t{}\t{}\n", judged.score, judged.best)
    }
}
