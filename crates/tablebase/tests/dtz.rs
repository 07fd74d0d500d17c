//! The fifty-move rule, with limits short enough to matter: tables agree with solvers that use only legal
//! moves.

use crate::support::{KPK, Positions, ReversedPool, Solved, solve_all, table};
use chariot_chess::Position;
use chariot_game::{Board, Dtm, Endgame, Outcome, Piece, Rules, Side, SingleThread, SplitMix64, Tablebase};
use chariot_tablebase::{Dtz, DtzTable, DtzTables, Material, Table, solve_dtz};
use std::ops::ControlFlow::Continue;
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
        pawn if pawn.side == Side::First => 7 - u32::from(square / 8),
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

/// A random position. Every third of four pieces has them where a pawn's double step may be answered.
fn random(pieces: &[Piece], random: &mut SplitMix64) -> Option<Position> {
    let side = Side::BOTH[random.below(2)];
    let mut squares: Vec<u8> = pieces.iter().map(|_| random.below(64) as u8).collect();
    if let [_, _, first, second] = &mut squares[..]
        && random.below(3) == 0
    {
        let low = if side == Side::First { 8 } else { 32 };
        let file = random.below(8) as u8;
        (*first, *second) = (low + file, low + 16 + (file ^ 1));
    }
    let placed: Vec<_> = pieces.iter().copied().zip(squares).collect();
    Position::from_pieces(&placed, side).ok()
}

/// Pawn moves reset the clock, and a double step may be captured en passant. With equal sides, the results of one
/// side to move stand for both.
#[test]
fn small_endings_follow_from_their_moves() {
    for (name, limit) in [("KPK", 8), ("KPKP", 6), ("KRKP", 6), ("KRKR", 2)] {
        let ending = Material::parse::<Position>(name).expect("an ending");
        let tables = solve_all::<Position>(&[name]);
        let whole = |smaller: &Material| Ok(table(&tables, smaller.name()).clone());
        let dtz = solve_dtz(table(&tables, name), limit, &whole, &SingleThread, &mut |_| Continue(()));
        let mut solved = Solved { limit, tables, dtz: DtzTables::new(limit) };
        solved.dtz.insert(dtz.expect("solvable"));
        let mut numbers = SplitMix64::new(50);
        let mut kinds = [0; 3];
        for position in (0..20_000).filter_map(|_| random(&ending.pieces(), &mut numbers)) {
            let dtz = if_smaller_ones_stand(&position, &solved);
            assert_eq!(dtz, by_moves(&position, &solved, if_smaller_ones_stand), "{name}: {position}");
            kinds[kind(dtz.expect("a table"))] += 1;
        }
        assert!(kinds.iter().all(|&count| count > 100), "{name}: {kinds:?}");
    }
}

fn kind(dtz: Dtz) -> usize {
    match dtz {
        Dtz::Win(_) | Dtz::Loss(_) => 0,
        Dtz::CursedWin | Dtz::BlessedLoss => 1,
        Dtz::Draw => 2,
    }
}

/// Result of a position if the rule leaves all wins of endings without a table of distances to zeroing.
fn if_smaller_ones_stand(position: &Position, solved: &Solved<Position>) -> Option<Dtz> {
    if !position.is_plain() {
        return by_moves(position, solved, if_smaller_ones_stand);
    }
    let pieces: Vec<Piece> = position.pieces().into_iter().map(|(piece, _)| piece).collect();
    let (ending, _) = Material::of_pieces::<Position>(&pieces)?;
    if solved.dtz.table(&ending).is_some() {
        return solved.probe(position);
    }
    Some(match solved.tables.probe(position)? {
        Dtm::Win(plies) => Dtz::Win(plies),
        Dtm::Loss(plies) => Dtz::Loss(plies),
        Dtm::Draw => Dtz::Draw,
    })
}

/// A capture that leaves a lost ending saves the game where the rule draws that.
#[test]
fn captures_save_where_the_rule_draws_what_is_left() {
    let solved = Solved::<Position>::new(&["KRRK"], 6);
    let pieces = Material::parse::<Position>("KRRK").expect("an ending").pieces();
    let mut numbers = SplitMix64::new(50);
    let mut saved = 0;
    for position in (0..5_000).filter_map(|_| random(&pieces, &mut numbers)) {
        let dtz = solved.probe(&position);
        assert_eq!(dtz, by_moves(&position, &solved, in_full), "{position}");
        saved += usize::from(dtz == Some(Dtz::BlessedLoss));
    }
    assert!(saved > 100, "{saved}");
}

/// Draws without the rule are no wins that it draws.
#[test]
fn only_a_short_rule_draws_wins_of_a_rook() {
    for (limit, cursed) in [(100, false), (20, true)] {
        let solved = Solved::<Position>::new(&["KRK"], limit);
        let ending = Material::parse::<Position>("KRK").expect("an ending");
        assert_eq!(solved.dtz.table(&ending).map(DtzTable::has_cursed_wins), Some(cursed), "{limit}");
    }
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
                let side = Side::BOTH[random.below(2)];
                let Ok(position) = Position::from_pieces(&placed, side) else { continue };
                let dtz = solved.probe(&position).expect("a table");
                assert_eq!(Some(dtz), by_moves(&position, &solved, in_full), "{position}");
                assert_eq!(Some(dtz), from_file.probe(&solved.tables, &position), "{position}");
                assert_eq!(Some(dtz), by_blocks.probe(&solved.tables, &position), "{position}");
                assert_eq!(
                    Some(dtz.outcome(0, limit)),
                    by_blocks.outcome(&solved.tables, &position),
                    "{position}"
                );
                kinds[kind(dtz)] += 1;
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

/// Result of a position, if all smaller endings are solved too. Positions with en passant rights agree with their
/// own moves.
fn in_full(position: &Position, solved: &Solved<Position>) -> Option<Dtz> {
    let dtz = solved.probe(position);
    if !position.is_plain() {
        assert_eq!(dtz, by_moves(position, solved, in_full), "{position}");
    }
    dtz
}

/// The result from those of the legal moves, as `probe` gives them.
fn by_moves(
    position: &Position,
    solved: &Solved<Position>,
    probe: fn(&Position, &Solved<Position>) -> Option<Dtz>,
) -> Option<Dtz> {
    let limit = solved.limit;
    let dtm = solved.tables.probe(position)?;
    let mut after = Vec::new();
    for m in position.legal_moves() {
        let mut next = position.clone();
        next.play(m);
        let dtz = if next.piece_count() == 2 { Dtz::Draw } else { probe(&next, solved)? };
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

/// Larger endings read these results part by part.
#[test]
fn parts_of_the_kept_results_are_those_of_the_kept_table() {
    let solved = Solved::<Position>::new(&["KPK"], 6);
    let ending = Material::parse::<Position>("KPK").expect("an ending");
    let (dtm, dtz) = (solved.dtm(&ending), solved.dtz.table(&ending).expect("solved"));
    let kept = dtz.clone().kept(dtm).expect("solved");
    let mut differ = 0;
    for number in 0..=2 {
        let part = dtz.kept_part(dtm, number).expect("solved");
        assert_eq!(Some(&part[..]), kept.results_part(number), "part {number}");
        differ += usize::from(dtm.results_part(number) != Some(&part));
    }
    assert_eq!(differ, 2, "the rule draws with either side to move");
    let file =
        DtzTable::<Position>::parse(&dtz.to_bytes(dtm, &SingleThread).expect("memory")).expect("a file");
    assert!(file.kept_part(dtm, 0).is_none(), "a file has one side");
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
