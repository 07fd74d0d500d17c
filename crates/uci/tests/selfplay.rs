//! The engine plays itself against a clock while an independent library referees: every move and every
//! line shown must be legal, no clock may run out, and both must agree on how the game ends.
//!
//! `SELFPLAY_GAMES=200 SELFPLAY_CLOCK=500+5+0 cargo test --release -p uci --test selfplay -- --nocapture`
//! plays more games at another clock: milliseconds, increment, and a margin for a machine that is busy with
//! other things.

#[allow(dead_code)]
mod driver;

use cozy_chess::util::parse_uci_move;
use cozy_chess::{Board, Color, GameStatus, Move, Piece};
use driver::{UciProcess, lines};
use std::collections::BTreeMap;
use std::env;
use std::time::{Duration, Instant};

/// Random plies before the engine takes over, so that games differ.
const OPENING_PLIES: usize = 8;

/// A game by the referee's own reckoning.
struct RefereedGame {
    boards: Vec<Board>,
    moves: Vec<String>,
}

impl RefereedGame {
    fn new(seed: usize) -> RefereedGame {
        let mut game = RefereedGame { boards: vec![Board::default()], moves: Vec::new() };
        let mut random = seed as u64 + 1;
        while game.moves.len() < OPENING_PLIES && game.ending().is_none() {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let mut legal = Vec::new();
            game.board().generate_moves(|moves| {
                legal.extend(moves);
                false
            });
            let m = legal[(random >> 33) as usize % legal.len()];
            let text = cozy_chess::util::display_uci_move(game.board(), m).to_string();
            game.play(&text);
        }
        game
    }

    fn board(&self) -> &Board {
        &self.boards[self.boards.len() - 1]
    }

    fn play(&mut self, text: &str) {
        let mut board = self.board().clone();
        board.play(legal(&board, text));
        self.boards.push(board);
        self.moves.push(text.to_owned());
    }

    /// Result for the side to move, and the word the engine should use for the reason.
    fn ending(&self) -> Option<(&'static str, &'static str)> {
        let board = self.board();
        let has_moves = board.generate_moves(|_| true);
        let repeated = self.boards.iter().filter(|earlier| earlier.same_position(board)).count();
        if !has_moves && !board.checkers().is_empty() {
            Some(("loss", "checkmate"))
        } else if !has_moves {
            Some(("draw", "stalemate"))
        } else if repeated >= 3 {
            Some(("draw", "repe"))
        } else if board.halfmove_clock() >= 100 {
            assert_eq!(board.status(), GameStatus::Drawn);
            Some(("draw", "move"))
        } else if is_dead(board) {
            Some(("draw", "insufficient material"))
        } else {
            None
        }
    }

    fn status(&self, plies: usize) -> String {
        let moves = self.moves[..plies].join(" ");
        lines(&["status", "chess", "--moves", &moves], b"").remove(0)
    }
}

/// Bare kings, or a single minor piece more, or bishops that all stand on squares of one colour.
fn is_dead(board: &Board) -> bool {
    let heavy = board.pieces(Piece::Pawn) | board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    let knights = board.pieces(Piece::Knight).len();
    let bishops = board.pieces(Piece::Bishop);
    let dark = bishops & cozy_chess::BitBoard::DARK_SQUARES;
    let one_colour = dark.is_empty() || dark == bishops;
    heavy.is_empty() && if knights == 0 { one_colour } else { knights == 1 && bishops.is_empty() }
}

fn legal(board: &Board, text: &str) -> Move {
    let m = parse_uci_move(board, text).unwrap_or_else(|_| panic!("{text} is no move in {board}"));
    assert!(board.is_legal(m), "{text} is illegal in {board}");
    m
}

fn check_lines(board: &Board, lines: &[String]) {
    for line in lines {
        let Some((_, pv)) = line.split_once(" pv ") else { continue };
        let mut board = board.clone();
        for text in pv.split(' ') {
            board.play(legal(&board, text));
        }
    }
}

fn setting(name: &str, default: &str) -> String {
    env::var(name).unwrap_or_else(|_| default.to_owned())
}

#[test]
fn games_against_itself_are_legal_in_time_and_end_as_the_referee_says() {
    let games: usize = setting("SELFPLAY_GAMES", "3").parse().expect("a number of games");
    let clock = setting("SELFPLAY_CLOCK", "1500+30+5000");
    let milliseconds = |text: &str| Duration::from_millis(text.parse().expect("milliseconds"));
    let parts: Vec<Duration> = clock.split('+').map(milliseconds).collect();
    let &[base, increment, margin] = parts.as_slice() else { panic!("base+increment+margin") };
    let mut engines = [UciProcess::start(), UciProcess::start()];
    let (mut plies, mut late, mut results) = (0, 0, BTreeMap::new());
    for seed in 0..games {
        let mut game = RefereedGame::new(seed);
        let mut clocks = [base; 2];
        for engine in &mut engines {
            engine.send("ucinewgame");
            engine.settled();
        }
        while game.ending().is_none() {
            let mover = usize::from(game.board().side_to_move() == Color::Black);
            let [white, black] = clocks.map(|left| left.as_millis());
            let inc = increment.as_millis();
            let start = Instant::now();
            let answer = engines[mover].search(&format!(
                "position startpos moves {}\ngo wtime {white} btime {black} winc {inc} binc {inc}",
                game.moves.join(" ")
            ));
            let used = start.elapsed();
            assert!(used <= clocks[mover] + margin, "{used:?} used with {:?} left", clocks[mover]);
            late += usize::from(used > clocks[mover]);
            clocks[mover] = clocks[mover].saturating_sub(used) + increment;
            check_lines(game.board(), &answer);
            let best = answer.last().and_then(|line| line.split(' ').nth(1)).expect("a move");
            game.play(best);
        }
        let (result, reason) = game.ending().expect("the loop ends with the game");
        let status = game.status(game.moves.len());
        assert!(
            status.starts_with(&format!("{result}\t")) && status.contains(reason),
            "{status}: {result} {reason}"
        );
        assert_eq!(game.status(game.moves.len() - 1), "ongoing\t-");
        plies += game.moves.len();
        *results.entry(format!("{result} by {reason}")).or_insert(0) += 1;
    }
    println!("{games} games at {clock}, {plies} plies, {late} within the margin only: {results:?}");
    for engine in engines {
        engine.quit();
    }
}
