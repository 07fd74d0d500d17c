//! The same motifs in xiangqi, where pieces attack differently.

use crate::common;
use chariot_xiangqi::Position;
use tutor::{Gain, Motif};

fn gain(fen: &str, moves: &str) -> Option<Gain> {
    common::gain::<Position>(fen, moves)
}

fn has(gain: &Gain, motif: &Motif) -> bool {
    gain.motifs.iter().any(|at| at.motif == *motif)
}

fn at(name: &str) -> u8 {
    common::at::<Position>(name)
}

#[test]
fn a_horse_forks_general_and_rook() {
    // From c9 the horse checks e10 and attacks a10; its legs, d9 and b9, are free.
    let gain = gain("r3k4/9/9/1N7/9/9/9/9/9/3K5 w - - 0 1", "b7c9 e10f10 c9a10").expect("a rook");
    assert!(has(&gain, &Motif::Fork { by: at("c9"), targets: vec![at("a10"), at("e10")] }));
}

#[test]
fn a_rook_skewers_general_and_rook() {
    let gain = gain("4k3r/9/9/9/9/9/9/9/9/R2K5 w - - 0 1", "a1a10 e10e9 a10i10").expect("a rook");
    let skewer = Motif::Skewer { by: at("a10"), front: at("e10"), behind: at("i10") };
    assert!(has(&gain, &skewer), "{gain:?}");
}

#[test]
fn a_cannon_attacks_over_a_screen_that_steps_in() {
    // The horse steps between cannon and rook and becomes the screen.
    let gain = gain("4k4/3r5/9/p8/9/9/9/2N6/9/3C1K3 w - - 0 1", "c3d5 a7a6 d1d9").expect("a rook");
    let opened = Motif::DiscoveredAttack { mover: at("d5"), by: at("d1"), target: at("d9") };
    assert!(has(&gain, &opened), "{gain:?}");
}

#[test]
fn an_exchange_over_a_screen_gains_nothing() {
    assert_eq!(gain("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "d1d2"), None);
}
