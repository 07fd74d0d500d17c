//! Each player of the ladder in both games.

use chariot_game::{Board, Line, Rules, SplitMix64, Tactics, perft};
use ladder::{Counter, Rung, Thought, Values, think};
use testkit::toy::Skirmish;

const RUNGS_THAT_LOOK_AHEAD: [Rung; 7] = [
    Rung::Minimax,
    Rung::AlphaBeta,
    Rung::Squares,
    Rung::Quiescence,
    Rung::Table,
    Rung::Deepening,
    Rung::Reductions,
];

fn all_rungs() -> impl Iterator<Item = Rung> {
    [Rung::Random, Rung::Greedy].into_iter().chain(RUNGS_THAT_LOOK_AHEAD)
}

/// Positions of random unfinished games.
fn positions<P: Rules>(count: usize) -> Vec<P> {
    let mut random = SplitMix64::new(19);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = P::startpos();
        for _ in 0..random.below(60) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[random.below(moves.len())]);
        }
        if position.legal_move_count() > 0 && position.draw_by_rule().is_none() {
            positions.push(position);
        }
    }
    positions
}

fn thought<P: Tactics + Board>(rung: Rung, position: &P, depth: u16) -> Thought<P::Move> {
    let mut never = |_| false;
    think(rung, position, depth, 7, &mut Counter::new(&mut never)).expect("nobody stops it")
}

/// Alpha-beta plays minimax's move with the same score, and examines fewer positions.
fn alpha_beta_is_minimax<P: Tactics + Board>(depth: u16) {
    let (mut all, mut fewer) = (0, 0);
    for position in positions::<P>(testkit::cases(250) as usize) {
        let minimax = thought(Rung::Minimax, &position, depth);
        let alpha_beta = thought(Rung::AlphaBeta, &position, depth);
        assert_eq!((minimax.best, minimax.score), (alpha_beta.best, alpha_beta.score), "{position}");
        assert!(alpha_beta.positions <= minimax.positions, "{position}");
        all += minimax.positions;
        fewer += alpha_beta.positions;
    }
    assert!(fewer * 2 < all, "{fewer} of {all}");
}

#[test]
fn alpha_beta_finds_the_move_of_minimax_with_fewer_positions() {
    alpha_beta_is_minimax::<chariot_chess::Position>(3);
    alpha_beta_is_minimax::<chariot_xiangqi::Position>(2);
    alpha_beta_is_minimax::<Skirmish>(3);
}

/// Minimax examines every position of the tree once.
fn minimax_looks_at_all<P: Tactics + Board>() {
    let start = P::startpos();
    for depth in 1..=3 {
        let all: u64 = (1..=depth).map(|plies| perft(&start, plies)).sum();
        assert_eq!(thought(Rung::Minimax, &start, depth as u16).positions, all);
    }
}

#[test]
fn minimax_looks_at_every_position() {
    minimax_looks_at_all::<chariot_chess::Position>();
    minimax_looks_at_all::<chariot_xiangqi::Position>();
}

/// A table, move ordering and deepening save positions and change no score.
fn a_table_changes_no_score<P: Tactics + Board>(depth: u16) {
    let mut looked_at = [0; 3];
    for position in positions::<P>(30) {
        let thoughts =
            [Rung::Quiescence, Rung::Table, Rung::Deepening].map(|rung| thought(rung, &position, depth));
        assert_eq!(thoughts[0].score, thoughts[1].score, "{position}");
        assert_eq!(thoughts[0].score, thoughts[2].score, "{position}");
        for (sum, thought) in looked_at.iter_mut().zip(&thoughts) {
            *sum += thought.positions;
        }
    }
    assert!(looked_at[1] < looked_at[0] && looked_at[2] < looked_at[0], "{looked_at:?}");
}

#[test]
fn remembering_and_ordering_change_no_score() {
    a_table_changes_no_score::<chariot_chess::Position>(3);
    a_table_changes_no_score::<chariot_xiangqi::Position>(2);
}

/// Incremental updates agree with a full evaluation.
fn gains_add_up<P: Tactics + Board>() {
    for position in positions::<P>(50) {
        for m in position.legal_moves() {
            let mut after = position.clone();
            after.play(m);
            for values in [Values::Material, Values::Squares] {
                let gained = values.of(&position) + values.gain(&position, m);
                let (from, to) = P::from_to(m);
                let castles = from == position.king_square() && from.abs_diff(to) == 2;
                // Incremental updates ignore the castling rook.
                if !castles || values == Values::Material {
                    assert_eq!(gained, -values.of(&after), "{position}: {m}");
                }
            }
        }
    }
}

#[test]
fn what_a_move_gains_is_the_difference_it_makes() {
    gains_add_up::<chariot_chess::Position>();
    gains_add_up::<chariot_xiangqi::Position>();
}

fn plays_to_the_end<P: Tactics + Board>(rung: Rung) {
    let mut line = Line::new(P::startpos());
    let mut never = |_| false;
    let mut counter = Counter::new(&mut never);
    while line.result().is_none() && line.moves().len() < 60 {
        let seed = line.moves().len() as u64;
        let m = think(rung, line.current(), 2, seed, &mut counter).and_then(|thought| thought.best);
        let m = m.expect("a move, while the game goes on");
        assert!(line.current().is_legal(m), "{rung:?} in {}: {m}", line.current());
        line.play(m);
    }
}

#[test]
fn every_player_plays_legal_moves() {
    for rung in all_rungs() {
        plays_to_the_end::<chariot_chess::Position>(rung);
        plays_to_the_end::<chariot_xiangqi::Position>(rung);
    }
}

#[test]
fn a_game_that_is_over_has_no_move_and_a_stop_no_answer() {
    let mated: chariot_chess::Position = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1".parse().unwrap();
    assert!(all_rungs().all(|rung| thought(rung, &mated, 2).best.is_none()));
    let mut at_once = |_| true;
    for rung in
        RUNGS_THAT_LOOK_AHEAD.into_iter().filter(|&rung| rung != Rung::Deepening && rung != Rung::Reductions)
    {
        assert_eq!(
            think(rung, &chariot_chess::Position::startpos(), 6, 0, &mut Counter::new(&mut at_once)),
            None
        );
    }
}

#[test]
fn a_mate_is_the_sooner_the_better() {
    let position: chariot_chess::Position = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1".parse().unwrap();
    for rung in RUNGS_THAT_LOOK_AHEAD {
        let found = thought(rung, &position, 3);
        assert_eq!(found.best.map(|m| m.to_string()).as_deref(), Some("a1a8"), "{rung:?}");
        assert_eq!(found.score, Some(chariot_game::Score::win_in(1)), "{rung:?}");
    }
}
