//! Tables agree, position by position, with a solver that uses only legal moves.

use crate::support::{KPK, Positions, solve_all};
use chariot_chess::Position;
use chariot_game::{Dtm, Endgame, SplitMix64, Tablebase};
use chariot_tablebase::{Material, TableSet};
use testkit::toy::Skirmish;

/// Compares every position of an ending and of those it leads to.
fn agree<P: Endgame + 'static>(name: &str) {
    let ending = Material::parse::<P>(name).expect("an ending");
    agree_on(name, &Positions::<P>::list(&ending.pieces()));
}

fn agree_on<P: Endgame + 'static>(name: &str, list: &Positions<P>) {
    let tables = solve_all::<P>(&[name]);
    let count = list.positions.len();
    assert!(count > 1_000, "{name}: only {count} positions");
    for (position, dtm) in list.positions.iter().zip(list.solve()).filter(|(p, _)| p.piece_count() > 2) {
        assert_eq!(tables.probe(position), Some(dtm), "{name}: {position}");
    }
}

/// A pawn can become any other piece of a three-piece ending.
#[test]
fn three_pieces_of_chess() {
    agree_on("KPK", &KPK);
}

#[test]
fn both_sides_armed() {
    agree::<Skirmish>("KRKC");
}

#[test]
fn two_alike_on_one_side() {
    agree::<Skirmish>("KRRK");
}

#[test]
fn both_sides_alike() {
    agree::<Skirmish>("KCKC");
}

#[test]
fn a_cannon_with_its_screen_and_a_lame_horse() {
    agree::<Skirmish>("KCNK");
}

#[test]
fn pawns_leave_fewer_symmetries() {
    agree::<Skirmish>("KRKP");
}

/// Random positions of larger chess endings have the best result of their legal moves. Every win leads to a
/// quicker loss, and every loss only to wins, so no wrong result can hide.
#[test]
fn four_pieces_of_chess_follow_from_their_moves() {
    let names = ["KRRK", "KQKR", "KBNK", "KRKN", "KPKP", "KPPK", "KQKP"];
    let tables = solve_all::<Position>(&names);
    let mut random = SplitMix64::new(4);
    let mut counts = [0; 3];
    for name in names {
        let pieces = Material::parse::<Position>(name).expect("an ending").pieces();
        let mut positions = 0;
        while positions < 10_000 {
            let placed: Vec<_> = pieces.iter().map(|&piece| (piece, random.below(64) as u8)).collect();
            let side = chariot_game::Side::BOTH[random.below(2)];
            let Ok(position) = <Position as chariot_game::Board>::from_pieces(&placed, side) else {
                continue;
            };
            let dtm = tables.probe(&position).expect("a table");
            assert_eq!(Some(dtm), dtm_by_moves(&position, &tables), "{position}");
            counts[(dtm.preference().signum() + 1) as usize] += 1;
            positions += 1;
        }
    }
    assert!(counts.iter().all(|&count| count > 2_500), "{counts:?}");
}

fn dtm_by_moves<P: Endgame>(position: &P, tables: &TableSet<P>) -> Option<Dtm> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return Some(if position.is_check() { Dtm::Loss(0) } else { Dtm::Draw });
    }
    let results: Option<Vec<Dtm>> = moves
        .into_iter()
        .map(|m| {
            let mut next = position.clone();
            next.play(m);
            Some(tables.probe(&next)?.before_move())
        })
        .collect();
    results?.into_iter().max_by_key(|dtm| dtm.preference())
}
