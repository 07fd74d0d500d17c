use super::identity::Identity;
use super::log::{Judged, ScoreLog};
use super::moves::{coordinates, in_book};
use super::walk::{Place, walk};
use crate::args::BookScoresArgs;
use crate::error::LabError;
use crate::files;
use crate::parallel::in_order;
use chariot_book::{Book, PositionKey};
use chariot_game::{Board, Evaluate, Line, Notation, Score, Tactics};
use chariot_search::{Engine, Limits, Unwatched};
use games::{GamePosition, PlayableGame};
use miniz_oxide::inflate::decompress_to_vec;
use std::collections::HashMap;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;

const HASH_MIB: usize = 4;

// `lab book-scores`.
game_command!(BookScoresArgs, |args, G| judge::<G>(args));

/// Searches the start and every position after a move of the book that the file does not have yet, the most played first.
/// Each search begins from nothing, so that neither order nor threads show.
fn judge<G: PlayableGame>(args: &BookScoresArgs) -> Result<(), LabError> {
    let settings = format!("# lab book-scores {} --nodes {}", args.game, args.nodes);
    let log = if args.out.exists() { ScoreLog::read(&args.out)? } else { ScoreLog::default() };
    if !log.settings.is_empty() && log.settings != settings {
        return Err(LabError::OtherSettings(args.out.clone()));
    }
    let mut open = positions::<G::Position>(&open(&args.book, args.game.name())?);
    let all = open.len();
    open.retain(|(_, identity, _)| log.get(*identity).is_none());
    eprintln!("{} of {all} positions to search", open.len());
    let mut file = files::append(&args.out)?;
    let mut write = |text: &str| file.write_all(text.as_bytes()).map_err(LabError::file(&args.out));
    // A line that was cut off ends here.
    write(&if log.settings.is_empty() { settings + "\n" } else { "\n".to_owned() })?;
    in_order(
        open.len() as u64,
        args.threads,
        || Engine::new(G::engine_evaluation(), HASH_MIB).map_err(LabError::from),
        |engine, index| {
            let (position, _, key) = &open[index as usize];
            Ok(judged(engine, position, *key, args.nodes))
        },
        |index, judged| {
            write(&ScoreLog::line(open[index as usize].1, &judged))?;
            Ok(ControlFlow::Continue(()))
        },
    )
}

/// The start and the positions after all moves of a book, the most played first.
fn positions<P: GamePosition>(book: &Book) -> Vec<(P, Identity, PositionKey)> {
    let mut found: HashMap<Identity, (u32, P, PositionKey)> = HashMap::new();
    let mut add = |place: &Place<P>, games: u32| {
        let known = found.entry(place.identity).or_insert((0, place.position.clone(), place.key));
        known.0 = known.0.max(games);
    };
    walk(
        |place: &Place<P>| book.moves(place.key.hash).to_vec(),
        |place, edges| {
            if place.ply == 0 {
                add(place, u32::MAX);
            }
            for edge in edges {
                if let Some(after) = &edge.after {
                    add(after, edge.entry.1.games);
                }
            }
        },
    );
    let mut all: Vec<(Identity, (u32, P, PositionKey))> = found.into_iter().collect();
    all.sort_by_key(|(identity, (games, ..))| (std::cmp::Reverse(*games), *identity));
    all.into_iter().map(|(identity, (_, position, key))| (position, identity, key)).collect()
}

fn judged<P: Tactics + Notation + Board, E: Evaluate<P>>(
    engine: &mut Engine<P, E>,
    position: &P,
    key: PositionKey,
    nodes: u64,
) -> Judged {
    engine.clear();
    let answer = engine.search(&Line::new(position.clone()), &Limits::nodes(nodes), None, &mut Unwatched);
    let over = || Score::of(position.no_move_outcome().outcome);
    let score = answer.lines.first().map_or_else(over, |line| line.score).raw();
    let best = answer.best.map(|m| coordinates::<P>(in_book::<P>(key, m))).unwrap_or_default();
    Judged { score, best }
}

/// A whole book.
///
/// # Errors
/// [`LabError::File`], or [`LabError::Book`].
pub(super) fn open(path: &Path, game: &str) -> Result<Book, LabError> {
    let file = files::read_bytes(path)?;
    let unpack = |packed: &[u8]| decompress_to_vec(packed).ok();
    Book::parse(&file, game, unpack).map_err(|problem| LabError::Book { path: path.to_owned(), problem })
}
