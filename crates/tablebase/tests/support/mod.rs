//! Code shared by several tests.
#![allow(dead_code)]

use chariot_game::{Board, Dtm, Endgame, Job, Outcome, Piece, Side, SingleThread, ThreadPool};
use chariot_tablebase::{Dtz, DtzTable, DtzTables, Material, Table, TableSet, solve, solve_dtz};
use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::ops::ControlFlow::Continue;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

/// The tables of endings and of all they lead to.
pub(crate) fn solve_all<P: Endgame + 'static>(names: &[&str]) -> TableSet<P> {
    let mut tables = TableSet::new();
    for name in names {
        solve_into(&mut tables, &Material::parse::<P>(name).expect("an ending"));
    }
    tables
}

fn solve_into<P: Endgame + 'static>(tables: &mut TableSet<P>, ending: &Material) {
    if ending.count() == 2 || tables.table(ending).is_some() {
        return;
    }
    for smaller in ending.successors::<P>() {
        solve_into(tables, &smaller);
    }
    let solved = || solve(ending, tables, &SingleThread, &mut |_| Continue(())).expect("solvable");
    let table = kept(ending, solved);
    tables.insert(table);
}

/// The table of one ending of one game, once it is solved.
type Kept = Arc<OnceLock<Box<dyn Any + Send + Sync>>>;

/// A table solved by this program before, else what `solved` makes: tests share tables, because solving takes half
/// the time of many.
fn kept<P: Endgame + 'static>(ending: &Material, solved: impl FnOnce() -> Table<P>) -> Table<P> {
    static TABLES: LazyLock<Mutex<HashMap<(TypeId, String), Kept>>> = LazyLock::new(Mutex::default);
    let name = (TypeId::of::<P>(), ending.name().to_owned());
    let kept = Arc::clone(TABLES.lock().expect("a test failed").entry(name).or_default());
    let table = kept.get_or_init(|| Box::new(solved()));
    table.downcast_ref::<Table<P>>().expect("a table of this game").clone()
}

pub(crate) fn table<'a, P: Endgame>(tables: &'a TableSet<P>, name: &str) -> &'a Table<P> {
    tables.table(&Material::parse::<P>(name).expect("an ending")).expect("solved")
}

/// The results of a solved table, of both sides to move.
pub(crate) fn results<P: Endgame>(table: &Table<P>) -> Vec<u8> {
    let mut bytes = Vec::new();
    assert!(table.write_results(&mut bytes).expect("room"), "{} is not solved", table.material());
    bytes
}

/// Distances to mate and to zeroing of some endings and all they lead to.
pub(crate) struct Solved<P> {
    pub(crate) limit: u16,
    pub(crate) tables: TableSet<P>,
    pub(crate) dtz: DtzTables<P>,
}

impl<P: Endgame> Solved<P> {
    pub(crate) fn new(names: &[&str], limit: u16) -> Solved<P>
    where
        P: 'static,
    {
        let mut solved = Solved { limit, tables: solve_all::<P>(names), dtz: DtzTables::new(limit) };
        for name in names {
            solved.solve(&Material::parse::<P>(name).expect("an ending"), limit);
        }
        solved
    }

    fn solve(&mut self, ending: &Material, limit: u16) {
        if ending.count() == 2 || self.dtz.table(ending).is_some() {
            return;
        }
        for smaller in ending.successors::<P>() {
            self.solve(&smaller, limit);
        }
        let table = self.solve_by(ending, limit, &SingleThread);
        self.dtz.insert(table);
    }

    pub(crate) fn solve_by(&self, ending: &Material, limit: u16, pool: &dyn ThreadPool) -> DtzTable<P> {
        let kept =
            |smaller: &Material| self.dtz.table(smaller).expect("solved").clone().kept(self.dtm(smaller));
        solve_dtz(self.dtm(ending), limit, &kept, pool, &mut |_| Continue(())).expect("solvable")
    }

    pub(crate) fn dtm(&self, ending: &Material) -> &Table<P> {
        table(&self.tables, ending.name())
    }

    pub(crate) fn probe(&self, position: &P) -> Option<Dtz> {
        self.dtz.probe(&self.tables, position)
    }
}

/// Runs jobs on its own threads, the last one first.
pub(crate) struct ReversedPool;

impl ThreadPool for ReversedPool {
    fn helpers(&self) -> usize {
        0
    }

    fn run(&self, _: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        lead();
    }

    fn run_jobs<'a>(&self, jobs: Vec<Job<'a>>) {
        std::thread::scope(|scope| {
            for job in jobs.into_iter().rev() {
                scope.spawn(job);
            }
        });
    }
}

/// Placement and turn in one key: twelve bits for each of up to five pieces.
pub(crate) fn key<P: Board>(position: &P) -> u64 {
    let pieces = position.pieces();
    assert!(pieces.len() <= 5, "{position}");
    let to_move = 1 + u64::from(position.side_to_move() == Side::First);
    pieces.into_iter().fold(to_move, |key, (piece, square)| {
        key << 12 | u64::from(piece.kind) << 8 | u64::from(piece.side as u8) << 7 | u64::from(square)
    })
}

/// All positions of an ending and of those it leads to, each with the numbers of the positions after its
/// legal moves.
pub(crate) struct Positions<P> {
    pub(crate) positions: Vec<P>,
    pub(crate) moves: Vec<Vec<usize>>,
}

impl<P: Endgame> Positions<P> {
    /// `pieces` of the largest ending.
    pub(crate) fn list(pieces: &[Piece]) -> Positions<P> {
        let mut positions = Vec::new();
        let mut numbers = HashMap::new();
        let mut open = vec![pieces.to_vec()];
        let mut listed: Vec<Vec<Piece>> = Vec::new();
        while let Some(pieces) = open.pop() {
            if listed.contains(&pieces) {
                continue;
            }
            place::<P>(&pieces, &mut Vec::new(), &mut |placed| {
                for side in Side::BOTH {
                    if let Ok(position) = P::from_pieces(placed, side) {
                        numbers.entry(key(&position)).or_insert_with(|| {
                            positions.push(position);
                            positions.len() - 1
                        });
                    }
                }
            });
            for victim in 2..pieces.len() {
                let mut rest = pieces.clone();
                rest.remove(victim);
                open.push(rest);
            }
            for (mover, &piece) in pieces.iter().enumerate() {
                open.extend(P::promotions(piece).into_iter().map(|kind| {
                    let mut others = pieces.clone();
                    others[mover].kind = kind;
                    others
                }));
            }
            listed.push(pieces);
        }

        let moves: Vec<Vec<usize>> = positions
            .iter()
            .map(|position| {
                let moves = position.legal_moves().into_iter();
                let after = moves.map(|m| {
                    let mut next = position.clone();
                    next.play(m);
                    numbers[&key(&next)]
                });
                after.collect()
            })
            .collect();
        Positions { positions, moves }
    }
}

/// King and pawn against king, and what that leads to.
pub(crate) static KPK: LazyLock<Positions<chariot_chess::Position>> = LazyLock::new(|| {
    Positions::list(&Material::parse::<chariot_chess::Position>("KPK").expect("an ending").pieces())
});

impl<P: Endgame> Positions<P> {
    /// Result of each position, the naive way: plays all moves and repeats until nothing changes. Uses only
    /// the rules.
    pub(crate) fn solve(&self) -> Vec<Dtm> {
        let Positions { positions, moves } = self;
        let mut results: Vec<Option<Dtm>> = positions
            .iter()
            .zip(moves)
            .map(|(position, moves)| match (moves.is_empty(), position.no_move_outcome().outcome) {
                (true, Outcome::Loss) => Some(Dtm::Loss(0)),
                (true, _) => Some(Dtm::Draw),
                (false, _) => None,
            })
            .collect();
        for plies in 1.. {
            let mut found = Vec::new();
            for (number, moves) in moves.iter().enumerate().filter(|&(number, _)| results[number].is_none()) {
                let mut after = moves.iter().map(|&next| results[next]);
                let dtm = if plies % 2 == 1 {
                    after.any(|dtm| dtm == Some(Dtm::Loss(plies - 1))).then_some(Dtm::Win(plies))
                } else {
                    after.all(|dtm| matches!(dtm, Some(Dtm::Win(_)))).then_some(Dtm::Loss(plies))
                };
                found.extend(dtm.map(|dtm| (number, dtm)));
            }
            if found.is_empty() && plies > 1 {
                break;
            }
            found.into_iter().for_each(|(number, dtm)| results[number] = Some(dtm));
        }
        results.into_iter().map(|dtm| dtm.unwrap_or(Dtm::Draw)).collect()
    }
}

fn place<P: Board>(pieces: &[Piece], placed: &mut Vec<(Piece, u8)>, visit: &mut impl FnMut(&[(Piece, u8)])) {
    let Some(&piece) = pieces.get(placed.len()) else {
        visit(placed);
        return;
    };
    for square in 0..P::FILES * P::RANKS {
        if placed.iter().all(|&(_, taken)| taken != square) {
            placed.push((piece, square));
            place::<P>(pieces, placed, visit);
            placed.pop();
        }
    }
}
