//! A search probes tables that nothing has read yet, and heeds `stop` and the clock meanwhile.

use chariot_chess::Position;
use chariot_tablebase::{BlockSource, Material, SingleThread, Table, TableSet, solve};
use session::{Control, GameId, Limits, NotatedMove, Report, ScoreKind, Session, Unwatched, open};
use std::borrow::Cow;
use std::ops::ControlFlow::Continue;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// White mates. The tables know it, a short search does not.
const ENDING: &str = "8/8/2r5/8/4k3/8/8/K2Q4 w - - 0 1";
/// Captures lead to the ending.
const A_CAPTURE_AWAY: &str = "8/8/2r5/8/4k3/7p/8/K2Q4 w - - 0 1";

/// The files of the ending and of its smaller endings.
fn files() -> Vec<Vec<u8>> {
    let mut tables = TableSet::<Position>::new();
    for name in ["KQK", "KRK", "KQKR"] {
        let ending = Material::parse::<Position>(name).expect("an ending");
        tables.insert(solve(&ending, &tables, &SingleThread, &mut |_| Continue(())).expect("solvable"));
    }
    tables.tables().map(|table: &Table<Position>| table.to_bytes(&SingleThread).expect("memory")).collect()
}

fn cold_session(files: &[Vec<u8>]) -> Box<dyn Session> {
    let mut session = open(GameId::Chess);
    session.set_start(Some(ENDING)).expect("a FEN");
    for file in files {
        session.tables().load(file).expect("a table");
    }
    session
}

/// A file of which each block takes a millisecond to read.
#[derive(Debug)]
struct SlowFile {
    bytes: Vec<u8>,
    now: Arc<AtomicU64>,
}

impl BlockSource for SlowFile {
    fn read(&self, range: Range<u64>) -> Option<Cow<'_, [u8]>> {
        self.now.fetch_add(1, Relaxed);
        self.bytes.get(range.start as usize..range.end as usize).map(Cow::Borrowed)
    }
}

/// The clock of those files, which stops the search at a time.
struct SlowClock {
    now: Arc<AtomicU64>,
    stop_at: u64,
}

impl Control<NotatedMove> for SlowClock {
    fn elapsed_ms(&mut self) -> u64 {
        self.now.load(Relaxed)
    }

    fn should_stop(&mut self) -> bool {
        self.now.load(Relaxed) >= self.stop_at
    }

    fn report(&mut self, _: &Report<NotatedMove>) {}
}

/// Milliseconds of a search whose tables nothing has read yet.
fn time_with_slow_files(files: &[Vec<u8>], fen: &str, limits: &Limits<String>, stop_at: u64) -> u64 {
    let now = Arc::new(AtomicU64::new(0));
    let mut session = open(GameId::Chess);
    session.set_start(Some(fen)).expect("a FEN");
    for bytes in files {
        let file = SlowFile { bytes: bytes.clone(), now: Arc::clone(&now) };
        session.tables().open(Box::new(file)).expect("a table");
    }
    now.store(0, Relaxed);
    let result = session.search().think(limits, &mut SlowClock { now: Arc::clone(&now), stop_at });
    assert!(result.best.is_some());
    now.load(Relaxed)
}

/// A search ends within some dozen blocks: a ply of a line shown, or the first iteration.
#[test]
fn stop_and_clock_are_heeded_while_tables_are_read() {
    let lines = Limits { multi_pv: 20, ..Limits::default() };
    let files = files();
    let whole = time_with_slow_files(&files, ENDING, &lines, u64::MAX);
    assert!(whole > 200, "{whole} ms");
    for (fen, limits, stop_at) in [
        (ENDING, &lines, 60),
        (ENDING, &Limits { move_time: Some(60), ..lines.clone() }, u64::MAX),
        (A_CAPTURE_AWAY, &Limits::default(), 60),
        (A_CAPTURE_AWAY, &Limits::move_time(60), u64::MAX),
    ] {
        let time = time_with_slow_files(&files, fen, limits, stop_at);
        assert!(time < 120, "{fen}: {time} ms");
    }
}

#[test]
fn a_search_knows_the_tables_at_once() {
    let mut session = cold_session(&files());
    let result = session.search().think(&Limits::depth(1), &mut Unwatched);
    assert!(matches!(result.lines[0].score.kind(), ScoreKind::WinIn(_)));
}

/// Endings a capture away from the root have tables.
#[test]
fn a_search_probes_what_only_it_meets() {
    let mut session = cold_session(&files());
    session.set_start(Some(A_CAPTURE_AWAY)).expect("a FEN");
    let result = session.search().think(&Limits::nodes(20_000), &mut Unwatched);
    assert!(result.lines[0].tbhits > 0);
}
