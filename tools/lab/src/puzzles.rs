//! Puzzles: positions with a single winning move, from careless self-play games or from recorded games.

pub(crate) mod check;
pub(crate) mod pack;
pub(crate) mod packed;

mod candidate;
mod forced_mates;
mod growing;
mod judge;
mod make;
mod puzzle;
pub(crate) mod rating;
mod tables;

use crate::args::PuzzlesArgs;
use crate::error::LabError;
use crate::parallel::in_order;
use crate::recorded_game::{self, RecordedGame};
use candidate::Candidates;
use chariot_game::{Evaluate, NamedMates, Notation, Score, SplitMix64};
use chariot_search::Engine;
use games::PlayableGame;
use growing::GrowingFile;
use judge::WinJudge;
use puzzle::Puzzle;
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::path::Path;
use tables::TableFolder;

const HASH_MIB: usize = 16;
/// Most puzzles from one game; each has a different first move.
const OF_ONE_GAME: usize = 4;
/// Most of them if they are forced mates, which are soon found in other games.
const MATES_OF_ONE_GAME: usize = 2;
/// More games than any run plays.
const GAMES: u64 = u64::MAX;

// `lab puzzles`.
game_command!(PuzzlesArgs, |args, G| {
    let recorded = args.games.as_deref().map(replayable::<<G as PlayableGame>::Position>).transpose()?;
    let mut file = GrowingFile::open(args)?;
    let mut seen: HashSet<String> = file.puzzles.iter().map(Puzzle::pieces).collect();
    let games = recorded.as_ref().map_or(GAMES, |games| games.len() as u64);
    let first = file.next_game;
    if file.puzzles.len() >= args.count {
        return Ok(());
    }
    in_order(
        games.saturating_sub(first),
        args.threads,
        || {
            let tables = TableFolder::open(args.game, args.tables.as_deref())?;
            Ok((Engine::new(G::engine_evaluation(), HASH_MIB)?, tables))
        },
        |(engine, tables), index| {
            let number = first + index;
            let recorded = recorded.as_ref().map(|games| &games[number as usize]);
            of_game(engine, tables, args, number, recorded)
        },
        |index, mut puzzles| {
            puzzles.retain(|puzzle| seen.insert(puzzle.pieces()));
            puzzles.truncate(args.count - file.puzzles.len());
            if !puzzles.is_empty() {
                file.add(first + index, puzzles)?;
            }
            let is_done = file.puzzles.len() >= args.count;
            Ok(if is_done { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        },
    )
});

/// Recorded games, of which at least one can be replayed.
fn replayable<P: Notation>(path: &Path) -> Result<Vec<RecordedGame>, LabError> {
    let games = recorded_game::read(&[path])?;
    let is_any = games.iter().any(|game| game.read::<P>().is_ok());
    if is_any { Ok(games) } else { Err(LabError::NoGames(path.to_owned())) }
}

/// The puzzles of one game: a recorded one, or the one determined by its number and the seed.
fn of_game<P: NamedMates + Notation, E: Evaluate<P>>(
    engine: &mut Engine<P, E>,
    tables: &mut TableFolder,
    args: &PuzzlesArgs,
    number: u64,
    recorded: Option<&RecordedGame>,
) -> Result<Vec<Puzzle>, LabError> {
    engine.clear();
    let random = SplitMix64::numbered(args.seed, number);
    let mut candidates = Candidates { engine: &mut *engine, nodes: args.nodes, random };
    let candidates = match recorded.map(RecordedGame::read::<P>) {
        None if args.mates => candidates.mates_off_careless_game(),
        None => candidates.off_careless_game(),
        Some(Ok((start, moves))) if args.mates => {
            forced_mates::in_game(&start, &moves, args.tried, &mut candidates.random)
        }
        Some(Ok((start, moves))) if args.tried => candidates.off_recorded_game(start, &moves),
        Some(Ok((start, moves))) => candidates.of_recorded_game(start, &moves),
        Some(Err(error)) => {
            eprintln!("game {number} is left out: {error}");
            Vec::new()
        }
    };
    let mut judge = WinJudge { engine, tables, searches: &args.search, least: Score::cp(args.least) };
    let mut first_moves = HashSet::new();
    let puzzles = candidates.iter().filter_map(|candidate| make::make(&mut judge, candidate));
    let most = if args.mates { MATES_OF_ONE_GAME } else { OF_ONE_GAME };
    Ok(puzzles.filter(|puzzle| first_moves.insert(puzzle.moves[0].clone())).take(most).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use candidate::Candidate;
    use chariot_game::{Notation, Rules};
    use check::flaw;
    use games::GameVisitor;
    use judge::WINS;
    use puzzle::RatedPuzzle;
    use serde_json::json;
    use session::GameId;
    use std::fs;
    use std::path::PathBuf;

    const SEARCHES: [u64; 2] = [2_000, 20_000];

    /// The puzzle after a move from a position, if there is one.
    fn puzzle_after<G: PlayableGame>(before: &str, last: &str, solved: &[&str]) -> Option<Puzzle> {
        let position: G::Position = before.parse().expect("a position");
        let last = position.read_move(last).expect("a move");
        let candidate = Candidate::after(&position, last).expect("a game that goes on");
        let mut engine = Engine::<G::Position, _>::new(G::engine_evaluation(), HASH_MIB).expect("memory");
        let game = G::NAME.parse().expect("a game");
        let mut tables = TableFolder::solved(game, solved);
        make::make(
            &mut WinJudge { engine: &mut engine, tables: &mut tables, searches: &SEARCHES, least: WINS },
            &candidate,
        )
    }

    struct After<'a>(&'a str, &'a str, &'a [&'a str]);

    impl GameVisitor for After<'_> {
        type Output = Option<(String, Vec<String>)>;

        fn visit<G: PlayableGame>(self) -> Self::Output {
            let puzzle = puzzle_after::<G>(self.0, self.1, self.2)?;
            Some((puzzle.moves.join(" "), puzzle.motifs))
        }
    }

    fn solved(game: GameId, before: &str, last: &str, tables: &[&str]) -> Option<(String, Vec<String>)> {
        game.visit(After(before, last, tables))
    }

    #[test]
    fn a_position_with_one_hidden_win_is_a_puzzle() {
        let (chess, xiangqi) = (GameId::Chess, GameId::Xiangqi);
        let of_tables = solved(chess, "8/8/8/8/5P2/4K2k/8/8 b - - 0 1", "h3g4", &["KPK"]);
        assert_eq!(of_tables.expect("a table knows").0, "e3e4");
        for (game, before, last, first, motif) in [
            (chess, "6rk/p5pp/8/6N1/8/8/8/6K1 b - - 0 1", "a7a6", "g5f7", "smothered"),
            (chess, "4k3/5ppp/1r6/1N6/8/8/5PPP/6K1 b - - 0 1", "b6a6", "b5c7", "fork"),
            (xiangqi, "9/4a4/3k1a3/1P3P3/9/2B6/7c1/B2A5/9/4KA3 w - - 0 1", "d3e2", "h4h1", "smotheredPalace"),
        ] {
            let found = solved(game, before, last, &[]);
            let (moves, motifs) = found.unwrap_or_else(|| panic!("{before} {last}"));
            assert!(moves.starts_with(first), "{before}: {moves}");
            assert!(motifs.contains(&motif.to_owned()), "{before}: {motifs:?}");
        }
    }

    #[test]
    fn what_everybody_sees_and_what_two_moves_win_is_no_puzzle() {
        for (why, before, last) in [
            ("a recapture", "3rk3/3r4/8/8/8/8/3R1PPP/3R2K1 b - - 0 1", "d7d2"),
            ("a queen that was left", "4k3/5ppp/8/3q4/8/8/5PPP/3R2K1 b - - 0 1", "h7h6"),
            ("two mates", "7k/8/6K1/8/8/8/8/R6R b - - 0 1", "h8g8"),
            ("the only move", "6k1/5ppp/8/8/8/8/r4PPP/1R5K b - - 0 1", "a2a1"),
            ("won anyway", "4k3/7p/8/8/8/8/8/QR4K1 b - - 0 1", "h7h6"),
            ("nothing to win", "4k3/5ppp/8/8/8/8/5PPP/4K3 b - - 0 1", "h7h6"),
        ] {
            assert_eq!(solved(GameId::Chess, before, last, &[]), None, "{why}");
        }
        let drawn = solved(GameId::Chess, "8/8/8/8/5P2/4K2k/8/8 b - - 0 1", "h3h4", &["KPK"]);
        assert_ne!(drawn.map(|(moves, _)| moves), Some("e3e4".to_owned()));
    }

    fn args(out: PathBuf, threads: usize) -> PuzzlesArgs {
        let game = GameId::Xiangqi;
        PuzzlesArgs {
            game,
            out,
            count: 3,
            games: None,
            tried: false,
            mates: false,
            nodes: 100,
            search: vec![500, 2_000],
            least: 200,
            tables: None,
            seed: 7,
            threads,
        }
    }

    #[test]
    fn the_file_depends_neither_on_threads_nor_on_interruptions() {
        let folder = std::env::temp_dir().join(format!("chariot-puzzles-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let out = folder.join("puzzles.jsonl");
        run(&args(out.clone(), 1)).expect("puzzles");
        let text = fs::read_to_string(&out).expect("a file");
        assert_eq!(text.lines().count(), 4, "{text}");
        let in_line = text.rfind("moves").expect("a puzzle");
        for (left, threads) in [("", 3), (&text[..in_line], 1), (&text[..], 2)] {
            fs::write(&out, left).expect("a file");
            run(&args(out.clone(), threads)).expect("puzzles");
            assert_eq!(fs::read_to_string(&out).expect("a file"), text, "{threads} threads after {left:?}");
        }
        let other = PuzzlesArgs { seed: 8, ..args(out.clone(), 1) };
        assert!(matches!(run(&other), Err(LabError::OtherSettings(path)) if path == out));
        // Before the rules had a version, other positions were puzzles.
        fs::write(&out, text.replacen("; rules 2\n", "\n", 1)).expect("a file");
        assert!(matches!(run(&args(out.clone(), 1)), Err(LabError::OtherSettings(path)) if path == out));
        fs::remove_dir_all(&folder).expect("our own folder");
    }

    #[test]
    fn a_recorded_game_gives_what_its_mistakes_allow() {
        let folder = std::env::temp_dir().join(format!("chariot-puzzles-of-games-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let [games, out] = ["games.jsonl", "puzzles.jsonl"].map(|name| folder.join(name));
        // The rook moves to where a knight can fork it and the king.
        let start = "4k3/5ppp/1r6/1N6/8/8/5PPP/6K1 b - - 0 1";
        let line = |moves: &str| json!({ "first": "a", "second": "b", "start": start, "moves": moves });
        let (illegal, good) = (line("b6b6"), line("b6a6 g1f1 h7h6 f1e1"));
        let game = GameId::Chess;
        let recorded = PuzzlesArgs { game, games: Some(games.clone()), nodes: 500, ..args(out.clone(), 1) };
        fs::write(&games, format!("{illegal}\n")).expect("a file");
        assert!(matches!(run(&recorded), Err(LabError::NoGames(path)) if path == games));
        assert!(!out.exists());
        fs::write(&games, format!("{illegal}\n{good}\n")).expect("a file");
        run(&recorded).expect("puzzles");
        let text = fs::read_to_string(&out).expect("a file");
        let lines: Vec<&str> = text.lines().skip(1).collect();
        assert!(lines.len() == 1 && lines[0].contains("\"moves\":\"b5c7"), "{text}");
        let of_the_engine = PuzzlesArgs { game, nodes: 500, ..args(out.clone(), 1) };
        assert!(matches!(run(&of_the_engine), Err(LabError::OtherSettings(_))));
        fs::remove_dir_all(&folder).expect("our own folder");
    }

    /// Bound on the bytes before the puzzles: names and FEN suffixes.
    const HEAD: usize = 600;

    /// The page's file for a game.
    fn on_the_page(game: GameId) -> Vec<u8> {
        let name = format!("../../www/puzzles/{game}_puzzles.bin");
        fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).expect("a file")
    }

    /// Searches a few of the puzzles; for all of them, `lab check-puzzles`, see `docs/explain/puzzles.md`.
    #[test]
    fn the_puzzles_of_the_page_hold() {
        for &game in GameId::ALL.iter().filter(|game| !game.is_toy()) {
            let bytes = on_the_page(game);
            let (layout, puzzles) = packed::read(&bytes).expect("a file that the page can read");
            assert_eq!(layout, packed::Layout::of(game));
            assert!(bytes.len() <= HEAD + 40 * puzzles.len(), "{game}: {} puzzles", puzzles.len());
            game.visit(Holding(&puzzles));
        }
    }

    struct Holding<'a>(&'a [RatedPuzzle]);

    impl GameVisitor for Holding<'_> {
        type Output = ();

        fn visit<G: PlayableGame>(self) {
            let puzzles: Vec<&Puzzle> = self.0.iter().map(|rated| &rated.puzzle).collect();
            let mut positions = HashSet::new();
            for &puzzle in &puzzles {
                let mut position: G::Position = puzzle.fen.parse().expect("a position");
                assert_eq!(position.to_string(), puzzle.fen);
                assert!(positions.insert(puzzle.pieces()), "twice: {}", puzzle.fen);
                for text in &puzzle.moves {
                    let legal = position.legal_moves().into_iter().find(|m| m.to_string() == *text);
                    position.play(legal.unwrap_or_else(|| panic!("{text} in {}", puzzle.fen)));
                }
            }
            let mut engine = Engine::<G::Position, _>::new(G::engine_evaluation(), HASH_MIB).expect("memory");
            let tables = &mut TableFolder::solved(G::NAME.parse().expect("a game"), &[]);
            for puzzle in puzzles.iter().step_by(puzzles.len().div_ceil(3)) {
                engine.clear();
                let mut judge = WinJudge { engine: &mut engine, tables, searches: &[400_000], least: WINS };
                assert_eq!(flaw(&mut judge, puzzle), None, "{}", puzzle.fen);
            }
        }
    }
}
