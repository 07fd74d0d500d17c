//! Opening books: `lab book` counts what was played in games and packs it into the file that the page reads; `lab
//! book-scores` searches every position that the book leads to, and the next `lab book` takes the scores in.

mod clusters;
mod counts;
mod findings;
mod identity;
mod log;
mod minimax;
mod moves;
mod pack;
mod pgn;
mod records;
pub(crate) mod scores;
mod select;
mod walk;

use crate::args::BookArgs;
use crate::error::LabError;
use crate::files;
use counts::Counts;
use identity::Identity;
use log::ScoreLog;
use records::Openings;
use select::Selection;
use std::collections::HashSet;

// `lab book`.
game_command!(BookArgs, |args, G| {
    let openings = Openings::read::<G::Position>(&args.games, args.plies)?;
    eprintln!("{}", openings.summary());
    let counts = Counts::of(&openings);
    let popular = popular::<G::Position>(args)?;
    let scores = ScoreLog::read_all(&args.scores)?;
    let selection = Selection { args, counts: &counts, popular: &popular, scores: &scores };
    let packed = selection.fit::<G::Position>()?;
    files::write(&args.out, &packed.file)?;
    println!("{}", packed.summary());
    if let Some(path) = &args.findings {
        let findings = findings::find(&packed, &counts, &scores);
        println!("{}", findings.summary());
        files::write(path, findings.text)?;
    }
    Ok(())
});

/// The positions that many people reach.
fn popular<P: chariot_game::Notation + chariot_game::Board>(
    args: &BookArgs,
) -> Result<HashSet<Identity>, LabError> {
    let Some(path) = &args.popular else { return Ok(HashSet::new()) };
    let lines = files::read(path)?;
    let positions = lines.lines().filter_map(|line| P::read_fen(line.trim()).ok());
    Ok(positions.map(|fen| Identity::of(&fen.position).1).collect())
}

#[cfg(test)]
mod tests;
