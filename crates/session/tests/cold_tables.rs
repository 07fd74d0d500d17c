//! A search never waits for a table: it heeds `stop` and the clock while tables unpack.

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
    searched: bool,
}

impl Control<NotatedMove> for Looks {
    fn elapsed_ms(&mut self) -> u64 {
        self.looks
    }

    fn should_stop(&mut self) -> bool {
        self.looks += 1;
        self.looks >= self.stop_after
    }

    fn report(&mut self, report: &Report<NotatedMove>) {
        self.searched |= report.tbhits == 0;
    }
}

fn knows_the_mate(
    session: &mut dyn Session,
    limits: &Limits<String>,
    control: &mut dyn Control<NotatedMove>,
) -> bool {
    let result = session.search().think(limits, control);
    assert!(result.best.is_some());
    matches!(result.lines[0].score.kind(), ScoreKind::WinIn(_))
}

#[test]
fn stop_and_clock_are_heeded_before_tables_are_unpacked() {
    let files = files();
    let mut session = cold_session(&files);
    let mut looks = Looks { looks: 0, stop_after: 1, searched: false };
    assert!(
        !knows_the_mate(&mut *session, &Limits::default(), &mut looks),
        "stopped before anything was unpacked"
    );
    assert!(looks.searched && looks.looks < 50, "{} looks", looks.looks);

    let mut session = cold_session(&files);
    let mut looks = Looks { looks: 0, stop_after: u64::MAX, searched: false };
    assert!(!knows_the_mate(&mut *session, &Limits::move_time(40), &mut looks), "no time to unpack");
    assert!(looks.searched && (20..60).contains(&looks.looks), "{} looks", looks.looks);

    // A later search continues the unpacking of an earlier one.
    let mut searches = 1;
    while !knows_the_mate(
        &mut *session,
        &Limits::move_time(40),
        &mut Looks { looks: 0, stop_after: u64::MAX, searched: false },
    ) {
        searches += 1;
        assert!(searches < 100, "the tables are never unpacked");
    }
    assert!(searches > 2);
}

#[test]
fn a_search_without_hurry_knows_the_tables() {
    let mut session = cold_session(&files());
    assert!(knows_the_mate(&mut *session, &Limits::depth(1), &mut Unwatched));
}

/// Endings a capture away from the root have tables: the search unpacks them as it goes.
#[test]
fn a_search_unpacks_what_only_it_meets() {
    let mut session = cold_session(&files());
    session.set_start(Some("8/8/2r5/8/4k3/7p/8/K2Q4 w - - 0 1")).expect("a FEN");
    let known = (0..40).any(|_| {
        let result = session.search().think(&Limits::nodes(20_000), &mut Unwatched);
        result.lines[0].tbhits > 0
    });
    assert!(known);
}
