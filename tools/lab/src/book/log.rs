use super::identity::Identity;
use crate::error::LabError;
use crate::files;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The findings of `lab book-scores`.
#[derive(Default)]
pub(super) struct ScoreLog {
    /// The first line of the file: the command as far as the scores depend on it.
    pub(super) settings: String,
    found: HashMap<Identity, Judged>,
}

/// A search's judgement of a position.
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

    /// Reads several files. Of a position that several have, the score of the most nodes counts.
    ///
    /// # Errors
    /// [`LabError::File`].
    pub(super) fn read_all(paths: &[PathBuf]) -> Result<ScoreLog, LabError> {
        let mut logs =
            paths.iter().map(|path| ScoreLog::read(path)).collect::<Result<Vec<ScoreLog>, LabError>>()?;
        logs.sort_by_key(|log| Reverse(log.nodes()));
        let mut all = ScoreLog::default();
        for (identity, judged) in logs.into_iter().flat_map(|log| log.found) {
            all.found.entry(identity).or_insert(judged);
        }
        Ok(all)
    }

    /// Nodes of each search, as the first line says.
    fn nodes(&self) -> Option<u64> {
        self.settings.split(' ').skip_while(|word| *word != "--nodes").nth(1)?.parse().ok()
    }

    pub(super) fn get(&self, identity: Identity) -> Option<&Judged> {
        self.found.get(&identity)
    }

    /// The line of a position.
    pub(super) fn line(identity: Identity, judged: &Judged) -> String {
        format!("{identity}\t{}\t{}\n", judged.score, judged.best)
    }
}
