//! A search probes tables that nothing has read yet, and heeds `stop` and the clock meanwhile.

use chariot_chess::Position;
use chariot_tablebase::{Material, SingleThread, Table, TableSet, solve};
use session::{Control, GameId, Limits, NotatedMove, Report, ScoreKind, Session, Unwatched, open};
use std::ops::ControlFlow::Continue;

/// White mates. The tables know it, a short search does not.
const ENDING: &str = "8/8/2r5/8/4k3/8/8/K2Q4 w - - 0 1";

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

/// A clock that advances one millisecond at each check, and stops the search after some.
struct Looks {
    looks: u64,
    stop_after: u64,
}

impl Control<NotatedMove> for Looks {
    fn elapsed_ms(&mut self) -> u64 {
        self.looks
    }

    fn should_stop(&mut self) -> bool {
        self.looks += 1;
        self.looks >= self.stop_after
    }

    fn report(&mut self, _: &Report<NotatedMove>) {}
}

#[test]
fn stop_and_clock_are_heeded_while_tables_are_read() {
    let files = files();
    let mut session = cold_session(&files);
    let mut looks = Looks { looks: 0, stop_after: 1 };
    session.search().think(&Limits::default(), &mut looks);
    assert!(looks.looks < 50, "{} looks", looks.looks);

    session.set_start(Some("8/8/2r5/8/4k3/7p/8/K2Q4 w - - 0 1")).expect("a FEN");
    let mut looks = Looks { looks: 0, stop_after: u64::MAX };
    session.search().think(&Limits::move_time(40), &mut looks);
    assert!((20..60).contains(&looks.looks), "{} looks", looks.looks);
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
    session.set_start(Some("8/8/2r5/8/4k3/7p/8/K2Q4 w - - 0 1")).expect("a FEN");
    let result = session.search().think(&Limits::nodes(20_000), &mut Unwatched);
    assert!(result.lines[0].tbhits > 0);
}
