//! The engine under load, a little in normal tests. For more: `LOAD_SECONDS=1800 LOAD_ENGINES=50 LOAD_POSITIONS=10000
//! cargo test --release -p uci --test load -- --nocapture --test-threads=1`.

#[allow(dead_code)]
mod driver;
#[allow(dead_code)]
#[path = "../../xiangqi/tests/naive_repetition.rs"]
mod naive_repetition;
/// Rules of xiangqi for the referee.
#[allow(dead_code)]
#[path = "../../../fuzz/src/naive_xiangqi.rs"]
mod naive_xiangqi;
#[allow(dead_code)]
mod referee;

use chariot_game::SplitMix64;
use driver::UciProcess;
use referee::{Chess, Referee, Xiangqi};
use std::env;
use std::thread;
use std::time::{Duration, Instant};

/// Longest answer on a machine busy with many engines.
const PROMPT: Duration = Duration::from_secs(10);

/// Allowed growth of memory in MiB, for buffers of the allocator.
const STEADY_MIB: u64 = 16;

/// Time between two lines: 3,000 a minute.
const PACE: Duration = Duration::from_millis(20);

/// Lines to mutate. Hash size and threads stay the same, so that memory can be compared.
const LINES: &[&str] = &[
    "uci",
    "debug on",
    "ucinewgame",
    "position startpos",
    "position startpos moves e2e4 e7e5 g1f3 b8c6 f1b5",
    "position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 moves e1g1",
    "position fen 8/8/8/8/8/2k5/1R6/K7 w - - 0 1",
    "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h2e2",
    "go depth 5",
    "go nodes 1000",
    "go movetime 20",
    "go wtime 1000 btime 1000 winc 10 binc 10 movestogo 5",
    "go mate 2",
    "go perft 4",
    "go ponder wtime 100 btime 100",
    "go infinite",
    "go searchmoves e2e4 d2d4 depth 4",
    "ponderhit",
    "stop",
    "stop",
    "stop",
    "setoption name MultiPV value 3",
    "setoption name Skill Level value 5",
    "setoption name UCI_Variant value xiangqi",
    "setoption name UCI_Variant value chess",
    "setoption name UCI_Chess960 value true",
    "setoption name UCI_ShowWDL value true",
    "setoption name Move Overhead value 10",
    "setoption name Clear Hash",
    "setoption name TablePath value /nowhere",
    "register later",
];

/// Values that programs get wrong.
const WORDS: &[&str] = &[
    "",
    "0",
    "-1",
    "18446744073709551616",
    "2147483648",
    "1e9",
    "NaN",
    "moves",
    "value",
    "\u{feff}",
    "車",
    "\0",
];

fn setting(name: &str, default: u64) -> u64 {
    env::var(name)
        .map_or(default, |text| text.parse().unwrap_or_else(|error| panic!("{name}={text}: {error}")))
}

fn mutated(random: &mut SplitMix64) -> Vec<u8> {
    let mut words: Vec<&str> = LINES[random.below(LINES.len())].split(' ').collect();
    for _ in 0..random.below(3) {
        let at = random.below(words.len());
        match random.below(4) {
            0 => words[at] = WORDS[random.below(WORDS.len())],
            1 => drop(words.remove(at)),
            2 => words.insert(at, words[random.below(words.len())]),
            _ => words.swap(at, 0),
        }
        if words.is_empty() {
            words.push("go");
        }
    }
    let mut bytes = words.join(" ").into_bytes();
    if random.below(4) == 0 && !bytes.is_empty() {
        let at = random.below(bytes.len());
        bytes[at] = random.below(256) as u8;
    }
    bytes.retain(|&byte| byte != b'\n');
    bytes.push(b'\n');
    bytes
}

#[test]
fn lines_of_all_kinds_never_stop_it() {
    let time = Duration::from_secs(setting("LOAD_SECONDS", 3));
    let mut random = SplitMix64::new(setting("LOAD_SEED", 1));
    let mut engine = UciProcess::start();
    let start = Instant::now();
    let (mut sent, mut slowest) = (0u32, Duration::ZERO);
    let mut early = None;
    while start.elapsed() < time {
        for _ in 0..20 {
            engine.send_bytes(&mutated(&mut random));
            sent += 1;
            thread::sleep((start + PACE * sent).saturating_duration_since(Instant::now()));
        }
        let asked = Instant::now();
        engine.settled();
        slowest = slowest.max(asked.elapsed());
        if start.elapsed() > time / 10 {
            early = early.or_else(|| engine.peak_memory_mib());
        }
    }
    assert!(slowest < PROMPT, "readyok after {slowest:?}");
    // Afterwards it plays on: when the pending searches are answered, it finds a mate in one.
    engine.send("stop");
    for option in ["UCI_Variant value chess", "UCI_Chess960 value false", "Skill Level value 12"] {
        engine.send(&format!("setoption name {option}"));
    }
    engine.send("ucinewgame\nposition fen k7/8/1K6/8/8/8/8/7R w - - 0 1\ngo depth 4");
    engine.until("bestmove h1h8");
    let late = engine.peak_memory_mib();
    println!("{sent} lines in {:?}, readyok within {slowest:?}, {early:?} to {late:?} MiB", start.elapsed());
    engine.quit();
    if let (Some(early), Some(late)) = (early, late)
        && time > Duration::from_secs(60)
    {
        assert!(late <= early + STEADY_MIB, "{early} MiB became {late}");
    }
}

fn best_move(answer: &[String]) -> &str {
    answer.last().and_then(|line| line.split(' ').nth(1)).expect("a move")
}

/// Random plies, fewer where the game ends.
fn walk<R: Referee>(random: &mut SplitMix64) -> (R, Vec<String>) {
    let (mut position, mut moves) = (R::start(), Vec::new());
    for _ in 0..random.below(60) {
        let mut legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let chosen = legal.swap_remove(random.below(legal.len()));
        let next = position.after(&chosen);
        if next.legal_moves().is_empty() {
            break;
        }
        position = next;
        moves.push(chosen);
    }
    (position, moves)
}

fn search_walk<R: Referee>(engine: &mut UciProcess, random: &mut SplitMix64, go: &str) {
    let (position, moves) = walk::<R>(random);
    let moves = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
    let answer = engine.search(&format!("position startpos{moves}\n{go}"));
    position.after(best_move(&answer));
}

#[test]
fn many_engines_answer_at_once() {
    const SEARCHES: u64 = 10;
    let engines = setting("LOAD_ENGINES", 6);
    let movers: Vec<_> = (0..engines)
        .map(|seed| {
            thread::spawn(move || {
                let mut random = SplitMix64::new(seed);
                let mut engine = UciProcess::start();
                engine.settled();
                let mut slowest = Duration::ZERO;
                for _ in 0..SEARCHES {
                    let asked = Instant::now();
                    search_walk::<Chess>(&mut engine, &mut random, "go movetime 100");
                    slowest = slowest.max(asked.elapsed());
                }
                engine.quit();
                slowest
            })
        })
        .collect();
    let slowest = movers.into_iter().map(|mover| mover.join().expect("every engine answers")).max();
    let slowest = slowest.expect("engines");
    println!("{engines} engines, {SEARCHES} searches of 100 ms each: the slowest answer after {slowest:?}");
    assert!(slowest < PROMPT, "{slowest:?}");
}

fn positions_in_a_row<R: Referee>() {
    let positions = setting("LOAD_POSITIONS", 20);
    let mut random = SplitMix64::new(7);
    let mut engine = UciProcess::start();
    engine.send(&format!("setoption name UCI_Variant value {}", R::GAME));
    let mut early = None;
    for position in 0..positions {
        search_walk::<R>(&mut engine, &mut random, "go nodes 2000");
        if position >= positions / 10 {
            early = early.or_else(|| engine.peak_memory_mib());
        }
    }
    let late = engine.peak_memory_mib();
    println!("{positions} positions of {} in a row: {early:?} to {late:?} MiB", R::GAME);
    if let (Some(early), Some(late)) = (early, late) {
        assert!(late <= early + STEADY_MIB, "{early} MiB became {late}");
    }
    engine.quit();
}

#[test]
fn positions_of_chess_in_a_row_take_no_more_memory() {
    positions_in_a_row::<Chess>();
}

#[test]
fn nor_do_those_of_xiangqi() {
    positions_in_a_row::<Xiangqi>();
}
