//! The engine plays itself on a clock, with an independent library as referee. Every move and every line shown must
//! be legal, no clock may run out, and both must agree on the result.
//!
//! `SELFPLAY_GAMES=200 SELFPLAY_CLOCK=500+5+0 cargo test --release -p uci --test selfplay -- --nocapture` plays more
//! games of each kind on another clock: milliseconds, increment, and a margin for a busy machine.
//! `SELFPLAY_NODES=200` also limits the nodes of a move, for many fast games. `SELFPLAY_SEED=1000` changes the
//! openings.

#[allow(dead_code)]
mod driver;
#[path = "../../xiangqi/tests/naive_repetition.rs"]
mod naive_repetition;
/// Fuzzing compares the engine with these rules as well.
#[allow(dead_code)]
#[path = "../../../fuzz/src/naive_xiangqi.rs"]
mod naive_xiangqi;
mod referee;

use driver::{UciProcess, lines};
use referee::{Chess, Referee, Xiangqi};
use std::collections::BTreeMap;
use std::env;
use std::fmt::Display;
use std::time::{Duration, Instant};

/// Random plies before the engine takes over, so that games differ.
const OPENING_PLIES: usize = 8;

/// A game as the referee keeps it.
struct RefereedGame<R> {
    positions: Vec<R>,
    moves: Vec<String>,
}

impl<R: Referee> RefereedGame<R> {
    fn new(seed: usize) -> RefereedGame<R> {
        let mut game = RefereedGame { positions: vec![R::start()], moves: Vec::new() };
        let mut random = seed as u64 + 1;
        while game.moves.len() < OPENING_PLIES && game.ending().is_none() {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let mut legal = game.position().legal_moves();
            let chosen = (random >> 33) as usize % legal.len();
            game.play(&legal.swap_remove(chosen));
        }
        game
    }

    fn position(&self) -> &R {
        &self.positions[self.positions.len() - 1]
    }

    fn play(&mut self, text: &str) {
        self.positions.push(self.position().after(text));
        self.moves.push(text.to_owned());
    }

    /// Result for the side to move, and the engine's word for the reason.
    fn ending(&self) -> Option<(&'static str, &'static str)> {
        R::ending(&self.positions)
    }

    fn status(&self, plies: usize) -> String {
        let moves = self.moves[..plies].join(" ");
        lines(&["status", R::GAME, "--moves", &moves], b"").remove(0)
    }
}

fn check_lines<R: Referee>(position: &R, lines: &[String]) {
    for line in lines {
        let Some((_, pv)) = line.split_once(" pv ") else { continue };
        let mut position = position.clone();
        for text in pv.split(' ') {
            position = position.after(text);
        }
    }
}

fn setting(name: &str, default: &str) -> String {
    env::var(name).unwrap_or_else(|_| default.to_owned())
}

fn number<T: std::str::FromStr<Err: Display>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[derive(Default)]
struct Tally {
    plies: usize,
    late: usize,
    results: BTreeMap<String, u32>,
}

fn play_games<R: Referee>() {
    let games: usize = number(&setting("SELFPLAY_GAMES", "2"));
    let first: usize = number(&setting("SELFPLAY_SEED", "0"));
    let nodes = setting("SELFPLAY_NODES", "");
    let nodes = if nodes.is_empty() { nodes } else { format!(" nodes {nodes}") };
    let clock = setting("SELFPLAY_CLOCK", "400+5+5000");
    let parts: Vec<Duration> = clock.split('+').map(|text| Duration::from_millis(number(text))).collect();
    let &[base, increment, margin] = parts.as_slice() else { panic!("base+increment+margin") };
    let mut engines = [UciProcess::start(), UciProcess::start()];
    let mut tally = Tally::default();
    for engine in &mut engines {
        engine.send(&format!("setoption name UCI_Variant value {}", R::GAME));
        engine.settled();
    }
    for seed in first..first + games {
        let mut game = RefereedGame::<R>::new(seed);
        let mut clocks = [base; 2];
        for engine in &mut engines {
            engine.send("ucinewgame");
            engine.settled();
        }
        while game.ending().is_none() {
            let mover = usize::from(!game.position().first_to_move());
            let [white, black] = clocks.map(|left| left.as_millis());
            let inc = increment.as_millis();
            let start = Instant::now();
            let answer = engines[mover].search(&format!(
                "position startpos moves {}\ngo wtime {white} btime {black} winc {inc} binc {inc}{nodes}",
                game.moves.join(" ")
            ));
            let used = start.elapsed();
            assert!(used <= clocks[mover] + margin, "{used:?} used with {:?} left", clocks[mover]);
            tally.late += usize::from(used > clocks[mover]);
            clocks[mover] = clocks[mover].saturating_sub(used) + increment;
            check_lines(game.position(), &answer);
            let best = answer.last().and_then(|line| line.split(' ').nth(1)).expect("a move");
            game.play(best);
        }
        let (expected, reason) = game.ending().expect("the loop ends with the game");
        let status = game.status(game.moves.len());
        let result = status.split('\t').next().unwrap_or_default();
        assert!(
            result == expected && status.contains(reason),
            "{status}: {expected} {reason} after {}",
            game.moves.join(" ")
        );
        assert_eq!(game.status(game.moves.len() - 1), "ongoing\t-");
        tally.plies += game.moves.len();
        *tally.results.entry(status.replace('\t', " by ")).or_insert(0) += 1;
    }
    let Tally { plies, late, results } = tally;
    println!(
        "{games} games of {} at {clock}{nodes}, {plies} plies, {late} within the margin only: {results:?}",
        R::GAME
    );
    for engine in engines {
        engine.quit();
    }
}

#[test]
fn games_against_itself_are_legal_in_time_and_end_as_the_referee_says() {
    play_games::<Chess>();
}

#[test]
fn so_are_those_of_the_other_game() {
    play_games::<Xiangqi>();
}
