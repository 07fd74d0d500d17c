use super::log::ScoreLog;
use super::scores::{self, open};
use super::*;
use crate::args::BookScoresArgs;
use chariot_book::Book;
use chariot_game::{Board, Notation, Rules};
use session::GameId;
use std::fs;
use std::path::PathBuf;

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("lab-book-{}-{name}", std::process::id()));
    fs::create_dir_all(&path).expect("a folder");
    path
}

fn args(game: GameId, games: PathBuf, out: PathBuf) -> BookArgs {
    BookArgs {
        game,
        games: vec![games],
        popular: None,
        popular_plies: 16,
        scores: Vec::new(),
        plies: 40,
        limit: 100_000,
        first_limit: 12_000,
        piece_limit: 100,
        out,
        findings: None,
    }
}

/// The moves of a position in coordinates: games, wins, draws, losses.
fn looked_up<P: Notation + Board>(book: &Book, moves: &str) -> Vec<(String, [u32; 4], Option<i16>)> {
    let mut position = P::startpos();
    for text in moves.split_whitespace() {
        position.play(position.read_move(text).expect("a legal move"));
    }
    let found =
        chariot_book::moves_of(&position, &book.pieces_of(chariot_book::PositionKey::of(&position).hash))
            .into_iter();
    found.map(|(m, r)| (m.to_string(), [r.games, r.wins, r.draws, r.losses], r.score)).collect()
}

const PGN: &str = "[Result \"1-0\"]\n\n1.e4 e5 2.Nf3 Nc6 1-0\n\n[Result \"0-1\"]\n\n1. e4 e5 2. Nf3 Nf6 0-1\n\n\
    [Result \"1/2-1/2\"]\n\n1.Nf3 e5 2.e4 Nc6 1/2-1/2\n\n[Result \"*\"]\n\n1.e4 c5 *\n\n\
    [Result \"1-0\"]\n\n1.e4 e5 2.Ke3 1-0\n\n[FEN \"8/8\"]\n[Result \"1-0\"]\n\n1.Kb1 1-0\n\n[Result \"1-0\"]\n\n1-0\n";

#[test]
fn games_are_counted_by_position_and_bad_records_refused() {
    let folder = folder("counts");
    let [games, popular, out] = ["g.pgn", "p.epd", "a.book"].map(|name| folder.join(name));
    fs::write(&games, PGN).expect("a file");
    let read =
        records::Openings::read::<chariot_chess::Position>(std::slice::from_ref(&games), 40).expect("games");
    assert_eq!((read.games.len(), read.refused()), (4, 3), "{}", read.summary());
    // After 1.e4 e5 2.Bc4, which no game has.
    fs::write(&popular, "rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR b KQkq -  \n").expect("a file");
    let args = BookArgs { popular: Some(popular), ..args(GameId::Chess, games, out.clone()) };
    run(&args).expect("a book");
    let book = open(&out, "chess").expect("a book");
    let at = |moves| looked_up::<chariot_chess::Position>(&book, moves);
    let text = |text: &str, record| (text.to_owned(), record, None);
    assert_eq!(at(""), [text("e2e4", [3, 1, 0, 1]), text("g1f3", [1, 0, 1, 0])]);
    assert_eq!(at("e4 e5"), [text("g1f3", [2, 1, 0, 1]), text("f1c4", [0; 4])]);
    // Three games by two orders of moves; the results are those of Black.
    assert_eq!(at("e4 e5 Nf3"), [text("b8c6", [2, 0, 1, 1]), text("g8f6", [1, 1, 0, 0])]);
    let bytes = fs::read(&out).expect("a file");
    run(&args).expect("a book");
    assert_eq!(fs::read(&out).expect("a file"), bytes, "the same bytes again");
    fs::remove_dir_all(&folder).expect("our own folder");
}

#[test]
fn mirror_images_are_one_position_and_one_move() {
    let folder = folder("mirror");
    let [games, out] = ["g.tsv", "a.book"].map(|name| folder.join(name));
    let rows =
        ["1-0\t\th3e3 h10g8 h1g3", "0-1\t\tb3e3 b10c8 b1c3", "1-0\t\th3e3 b10c8", "*\t\th3e3 h10g8 i4i5"];
    fs::write(&games, format!("result\tstart\tmoves\n{}\n", rows.join("\n"))).expect("a file");
    run(&args(GameId::Xiangqi, games, out.clone())).expect("a book");
    let book = open(&out, "xiangqi").expect("a book");
    let at = |moves| looked_up::<chariot_xiangqi::Position>(&book, moves);
    assert_eq!(at(""), [("h3e3".to_owned(), [4, 2, 0, 1], None)]);
    let left = at("b3e3 b10c8");
    assert_eq!(left, [("b1c3".to_owned(), [2, 1, 0, 1], None), ("a4a5".to_owned(), [1, 0, 0, 0], None)]);
    assert_eq!(at("h3e3 h10g8")[0], ("h1g3".to_owned(), [2, 1, 0, 1], None));
    fs::remove_dir_all(&folder).expect("our own folder");
}

#[test]
fn scores_are_taken_in_and_a_run_goes_on_where_it_was_stopped() {
    let folder = folder("scores");
    let [games, out, log, findings] = ["g.pgn", "a.book", "log", "findings"].map(|name| folder.join(name));
    fs::write(&games, PGN).expect("a file");
    let first = args(GameId::Chess, games, out.clone());
    run(&first).expect("a book");
    let scoring =
        BookScoresArgs { game: GameId::Chess, book: out.clone(), nodes: 500, out: log.clone(), threads: 2 };
    scores::run(&scoring).expect("scores");
    let text = fs::read_to_string(&log).expect("a file");
    let sorted = |text: &str| {
        let mut lines: Vec<String> =
            text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect();
        lines.sort();
        lines
    };
    // Stopped in the middle of a line, or after all.
    for left in [&text[..text.len() / 2], &text[..]] {
        fs::write(&log, left).expect("a file");
        scores::run(&BookScoresArgs { threads: 1, ..scoring.clone() }).expect("scores");
        let again = ScoreLog::read(&log).expect("scores");
        let whole: Vec<String> = sorted(&text).into_iter().filter(|line| line.contains('\t')).collect();
        for line in whole {
            let identity = line.split('\t').next().and_then(|text| text.parse().ok()).expect("an identity");
            assert_eq!(again.get(identity).map(|judged| ScoreLog::line(identity, judged)), Some(line + "\n"));
        }
    }
    let other = BookScoresArgs { nodes: 600, ..scoring };
    assert!(matches!(scores::run(&other), Err(LabError::OtherSettings(_))));
    run(&BookArgs { scores: vec![log], findings: Some(findings), ..first }).expect("a book");
    let book = open(&out, "chess").expect("a book");
    let start = looked_up::<chariot_chess::Position>(&book, "");
    assert!(start.iter().all(|(_, _, score)| score.is_some_and(|score| score.abs() < 150)), "{start:?}");
    fs::remove_dir_all(&folder).expect("our own folder");
}

#[test]
fn of_several_scores_that_of_the_most_nodes_counts() {
    let folder = folder("logs");
    let write = |name: &str, nodes: u32, lines: &str| {
        let path = folder.join(name);
        fs::write(&path, format!("# lab book-scores chess --nodes {nodes}\n{lines}")).expect("a file");
        path
    };
    let shallow = write("shallow", 10_000, "0000000000000001\t10\te2e4\n0000000000000002\t20\te2e4\n");
    let deep = write("deep", 100_000, "0000000000000001\t-5\td2d4\n");
    let score = |logs: &ScoreLog, identity: &str| {
        logs.get(identity.parse().expect("an identity")).map(|judged| judged.score)
    };
    for paths in [[shallow.clone(), deep.clone()], [deep, shallow]] {
        let logs = ScoreLog::read_all(&paths).expect("scores");
        assert_eq!([score(&logs, "1"), score(&logs, "2"), score(&logs, "3")], [Some(-5), Some(20), None]);
    }
    fs::remove_dir_all(&folder).expect("our own folder");
}

#[test]
fn a_move_that_the_next_search_refutes_is_scored_by_both_searches() {
    let folder = folder("minimax");
    let [games, out, log] = ["g.pgn", "a.book", "log"].map(|name| folder.join(name));
    fs::write(&games, PGN).expect("a file");
    let mut position = chariot_chess::Position::startpos();
    let mut lines = "# lab book-scores chess --nodes 10\n".to_owned();
    // The search after 1…e5 promises White 20 centipawns, the search after 2.Nf3 Black 100.
    for (text, score) in [("e4", 0), ("e5", 20), ("Nf3", 100)] {
        position.play(position.read_move(text).expect("a legal move"));
        let judged = log::Judged { score, best: String::new() };
        lines += &ScoreLog::line(identity::Identity::of(&position).1, &judged);
    }
    fs::write(&log, lines).expect("a file");
    run(&BookArgs { scores: vec![log], ..args(GameId::Chess, games, out.clone()) }).expect("a book");
    let book = open(&out, "chess").expect("a book");
    let score = |moves| looked_up::<chariot_chess::Position>(&book, moves)[0].2;
    assert_eq!([score("e4 e5"), score("e4"), score("")], [Some(-100), Some(40), Some(-20)]);
    fs::remove_dir_all(&folder).expect("our own folder");
}
