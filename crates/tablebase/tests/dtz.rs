//! The fifty-move rule, with limits short enough to matter: tables agree with solvers that use only legal
//! moves.

use crate::support::{KPK, Positions, ReversedPool, Solved};
use chariot_chess::Position;
use chariot_game::{Board, Dtm, Endgame, Outcome, Rules, SingleThread, SplitMix64, Tablebase};
use chariot_tablebase::{Dtz, DtzTable, DtzTables, Material, Table};
use testkit::toy::Skirmish;

/// Outcome of each position and clock by the rules alone: at the limit the game is drawn, unless it is mate.
/// Positions with lower `rank` come first, since zeroing moves lead there.
fn outcomes<P: Endgame>(list: &Positions<P>, limit: u16, rank: impl Fn(&P) -> u32) -> Vec<Vec<Outcome>> {
    let ranks: Vec<u32> = list.positions.iter().map(rank).collect();
    let mut order: Vec<usize> = (0..ranks.len()).collect();
    order.sort_by_key(|&number| ranks[number]);
    let mut outcomes = vec![vec![Outcome::Draw; usize::from(limit) + 1]; order.len()];
    for same in order.chunk_by(|&a, &b| ranks[a] == ranks[b]) {
        for clock in (0..=usize::from(limit)).rev() {
            for &number in same {
                let (position, moves) = (&list.positions[number], &list.moves[number]);
                outcomes[number][clock] = if moves.is_empty() {
                    position.no_move_outcome().outcome
                } else if clock == usize::from(limit) {
                    Outcome::Draw
                } else {
                    let after = |&next: &usize| {
                        let zeroing = ranks[next] < ranks[number];
                        outcomes[next][if zeroing { 0 } else { clock + 1 }]
                    };
                    let mut after = moves.iter().map(after);
                    match after.clone().any(|outcome| outcome == Outcome::Loss) {
                        true => Outcome::Win,
                        false if after.all(|outcome| outcome == Outcome::Win) => Outcome::Loss,
                        false => Outcome::Draw,
                    }
                };
            }
        }
    }
    outcomes
}

/// Compares every position, with every clock, of an ending and of those it leads to. Returns how many wins
/// and losses the rule draws.
fn agree<P: Endgame + 'static>(
    name: &str,
    list: &Positions<P>,
    limit: u16,
    rank: impl Fn(&P) -> u32,
) -> usize {
    let solved = Solved::<P>::new(&[name], limit);
    let expected = outcomes(list, limit, rank);
    let mut cursed = 0;
    for (position, expected) in list.positions.iter().zip(&expected) {
        if position.piece_count() == 2 {
            continue;
        }
        let dtz = solved.probe(position).unwrap_or_else(|| panic!("no result of {position}"));
        for (clock, &outcome) in (0..).zip(expected) {
            assert_eq!(dtz.outcome(clock, limit), outcome, "{name}: {position}, clock {clock}: {dtz:?}");
        }
        let dtm = solved.tables.probe(position).expect("a table").outcome();
        let won = match dtz {
            Dtz::Win(_) | Dtz::CursedWin => Outcome::Win,
            Dtz::Draw => Outcome::Draw,
            Dtz::Loss(_) | Dtz::BlessedLoss => Outcome::Loss,
        };
        assert_eq!(won, dtm, "{name}: {position}: {dtz:?}");
        cursed += usize::from(matches!(dtz, Dtz::CursedWin | Dtz::BlessedLoss));
    }
    cursed
}

/// Number of pieces, then the pawns' distance to promotion.
fn rank(position: &Position) -> u32 {
    let to_go = position.pieces().into_iter().map(|(piece, square)| match piece {
        pawn if !Position::resets_clock(pawn) => 0,
        pawn if pawn.side == chariot_game::Side::First => 7 - u32::from(square / 8),
        _ => u32::from(square / 8),
    });
    position.piece_count() * 100 + to_go.sum::<u32>()
}

/// Pawn moves reset the clock, and promotions lead to endings that the rule spoils too.
#[test]
#[ignore = "takes half a minute: ./build.sh test long"]
fn three_pieces_of_chess() {
    assert!(agree("KPK", &KPK, 8, rank) > 10_000);
}

#[test]
fn both_sides_armed() {
    let ending = Material::parse::<Skirmish>("KRKC").expect("an ending");
    let list = Positions::<Skirmish>::list(&ending.pieces());
    assert!(agree("KRKC", &list, 6, |position| position.piece_count()) > 0);
}

/// Random positions of larger endings follow from their moves, including en passant, and files store the
/// solved results. A win needs a quicker loss or a zeroing move, so no wrong result could hide everywhere.
#[test]
#[ignore = "takes a third of a minute: ./build.sh test long"]
fn four_pieces_of_chess_follow_from_their_moves() {
    for (limit, names) in [(10, &["KPKP", "KQKP", "KRKN"][..]), (100, &["KBNK"])] {
        let solved = Solved::<Position>::new(names, limit);
        let mut random = SplitMix64::new(50);
        let mut kinds = [0; 3];
        for name in names {
            let ending = Material::parse::<Position>(name).expect("an ending");
            let pieces = ending.pieces();
            let from_file = written_and_read(&solved, &ending, limit);
            let by_blocks = read_by_blocks(&solved, &ending, limit);
            let mut positions = 0;
            while positions < 4_000 {
                let placed: Vec<_> = pieces.iter().map(|&piece| (piece, random.below(64) as u8)).collect();
                let side = chariot_game::Side::BOTH[random.below(2)];
                let Ok(position) = Position::from_pieces(&placed, side) else { continue };
                let dtz = solved.probe(&position).expect("a table");
                assert_eq!(Some(dtz), by_moves(&position, &solved, limit), "{position}");
                assert_eq!(Some(dtz), from_file.probe(&solved.tables, &position), "{position}");
                assert_eq!(Some(dtz), by_blocks.probe(&solved.tables, &position), "{position}");
                assert_eq!(
                    Some(dtz.outcome(0, limit)),
                    by_blocks.outcome(&solved.tables, &position),
                    "{position}"
                );
                kinds[match dtz {
                    Dtz::Win(_) | Dtz::Loss(_) => 0,
                    Dtz::CursedWin | Dtz::BlessedLoss => 1,
                    Dtz::Draw => 2,
                }] += 1;
                positions += 1;
            }
        }
        let cursed = if limit < 100 { 1_000..20_000 } else { 0..1 };
        assert!(kinds[0] > 1_000 && kinds[2] > 20 && cursed.contains(&kinds[1]), "{limit}: {kinds:?}");
    }
}

/// Distances to zeroing of an ending, written and read, with those of the endings it leads to.
fn written_and_read(solved: &Solved<Position>, ending: &Material, limit: u16) -> DtzTables<Position> {
    let dtm = solved.dtm(ending);
    let table = solved.dtz.table(ending).expect("solved");
    let bytes = table.to_bytes(dtm, &SingleThread).expect("memory");
    assert!(Table::<Position>::parse(&bytes).is_err(), "{ending}: no table of distances to mate");
    let read = DtzTable::parse_as(ending, &bytes).expect("readable");
    assert_eq!(read.has_cursed_wins(), table.has_cursed_wins(), "{ending}");
    let mut tables = DtzTables::new(limit);
    for smaller in ending.successors::<Position>().iter().filter(|smaller| smaller.count() > 2) {
        tables.insert(solved.dtz.table(smaller).expect("solved").clone());
    }
    tables.insert(read);
    tables
}

/// Distances to zeroing of an ending and those it leads to, from files, decoded as they are probed.
fn read_by_blocks(solved: &Solved<Position>, ending: &Material, limit: u16) -> DtzTables<Position> {
    let mut tables = DtzTables::new(limit);
    let smaller = ending.successors::<Position>().into_iter().filter(|smaller| smaller.count() > 2);
    for ending in smaller.chain([ending.clone()]) {
        let bytes = solved.dtz.table(&ending).expect("solved").to_bytes(solved.dtm(&ending), &SingleThread);
        assert_eq!(tables.insert_file(&bytes.expect("memory")), Ok(ending));
    }
    tables
}

/// A probe reports the files it lacks, and requests none if mate comes in time.
#[test]
fn what_a_probe_lacks() {
    let solved = Solved::<Position>::new(&["KBNK"], 100);
    let mut files = DtzTables::new(100);
    let at = |clock: u16| format!("7k/8/8/8/8/8/8/KBN5 w - - {clock} 80").parse::<Position>().expect("a FEN");
    let Some(Dtm::Win(plies)) = solved.tables.probe(&at(0)) else { panic!("a win") };
    assert_eq!(files.outcome(&solved.tables, &at(100 - plies)), Some(Outcome::Win));
    assert_eq!(files.take_missed(), []);
    for _ in 0..2 {
        assert_eq!(files.outcome(&solved.tables, &at(101 - plies)), None);
    }
    let ending = Material::parse::<Position>("KBNK").expect("an ending");
    assert_eq!(files.take_missed(), std::slice::from_ref(&ending));
    assert_eq!(files.take_missed(), []);
    let bytes = solved.dtz.table(&ending).expect("solved").to_bytes(solved.dtm(&ending), &SingleThread);
    assert_eq!(files.insert_file(&bytes.expect("memory")), Ok(ending));
    assert_eq!(files.outcome(&solved.tables, &at(101 - plies)), Some(Outcome::Draw));
    assert_eq!(files.take_missed(), []);
}

/// The result from those of the legal moves. Positions with en passant rights use their own moves in turn.
fn by_moves(position: &Position, solved: &Solved<Position>, limit: u16) -> Option<Dtz> {
    let dtm = solved.tables.probe(position)?;
    let mut after = Vec::new();
    for m in position.legal_moves() {
        let mut next = position.clone();
        next.play(m);
        let bare = next.piece_count() == 2;
        let dtz = match (bare, next.is_plain()) {
            (true, _) => Dtz::Draw,
            (_, true) => solved.probe(&next)?,
            (_, false) => {
                let dtz = by_moves(&next, solved, limit)?;
                assert_eq!(solved.probe(&next), Some(dtz), "{next}");
                dtz
            }
        };
        after.push((dtz, next.halfmove_clock() == 0));
    }
    let plies = |&(dtz, zeroing): &(Dtz, bool)| if zeroing { 1 } else { dtz.plies().unwrap_or(0) + 1 };
    let wins = after.iter().filter(|(dtz, _)| matches!(dtz, Dtz::Loss(_))).map(plies);
    let losses = after.iter().filter(|(dtz, _)| matches!(dtz, Dtz::Win(_))).map(plies);
    Some(match dtm {
        Dtm::Draw => Dtz::Draw,
        Dtm::Win(_) => wins.min().filter(|&plies| plies <= limit).map_or(Dtz::CursedWin, Dtz::Win),
        Dtm::Loss(0) => Dtz::Loss(0),
        Dtm::Loss(_) if losses.clone().count() < after.len() => Dtz::BlessedLoss,
        Dtm::Loss(_) => losses.max().filter(|&plies| plies <= limit).map_or(Dtz::BlessedLoss, Dtz::Loss),
    })
}

#[test]
fn files_are_the_same_for_any_pool_and_damage_is_found() {
    for (name, limit) in [("KRK", 20), ("KPK", 8), ("KNK", 100)] {
        let ending = Material::parse::<Position>(name).expect("an ending");
        let solved = Solved::<Position>::new(&[name], limit);
        let dtm = solved.dtm(&ending);
        let bytes = solved.dtz.table(&ending).expect("solved").to_bytes(dtm, &SingleThread).expect("memory");
        let again = solved.solve_by(&ending, limit, &ReversedPool).to_bytes(dtm, &ReversedPool);
        assert_eq!(again.as_ref(), Ok(&bytes), "{name}: the pool changes the bytes");
        for damaged in 0..bytes.len() {
            let mut bytes = bytes.clone();
            bytes[damaged] ^= 0x40;
            assert!(DtzTable::<Position>::parse_as(&ending, &bytes).is_err(), "{name}: byte {damaged}");
        }
        assert!(
            DtzTable::<Position>::parse_as(&ending, &bytes[..bytes.len() - 1]).is_err(),
            "{name}: cut off"
        );
    }
}
