//! Play with endgame tables, on endings of the toy game solved here by repeated passes over all positions.

use crate::common::Recorder;
use chariot_game::{Board, Dtm, Line, Notation, Piece, Rules, Score, ScoreKind, Side, Tablebase};
use chariot_search::{Control, Engine, Limits, Report, Skill, Unwatched};
use std::cell::Cell;
use std::collections::HashMap;
use std::sync::LazyLock;
use testkit::toy::{MaterialEvaluation, Skirmish};

const KING: u8 = 0;
const ROOK: u8 = 1;
const PAWN: u8 = 4;

/// Distances to mate of king and rook against king, and of bare kings.
struct Solved(HashMap<u64, Dtm>);

impl Tablebase<Skirmish> for Solved {
    fn probe(&self, position: &Skirmish) -> Option<Dtm> {
        self.0.get(&position.key()).copied()
    }

    fn max_pieces(&self) -> u32 {
        3
    }
}

/// All placements of the kings and the rook.
fn placements() -> impl Iterator<Item = [(Piece, u8); 3]> {
    (0..25_u16.pow(3)).map(|number| {
        let square = |power: u32| (number / 25_u16.pow(power) % 25) as u8;
        [
            (Piece { side: Side::First, kind: KING }, square(0)),
            (Piece { side: Side::Second, kind: KING }, square(1)),
            (Piece { side: Side::First, kind: ROOK }, square(2)),
        ]
    })
}

static SOLVED: LazyLock<Solved> = LazyLock::new(|| {
    let mut values = HashMap::new();
    let mut open = Vec::new();
    for pieces in placements() {
        for to_move in Side::BOTH {
            // Bare kings leave out the last piece.
            for count in [2, 3] {
                if let Ok(position) = Skirmish::from_pieces(&pieces[..count], to_move) {
                    if position.legal_move_count() == 0 {
                        values.insert(position.key(), Dtm::Loss(0));
                    } else if count == 2 {
                        values.insert(position.key(), Dtm::Draw);
                    } else {
                        open.push(position);
                    }
                }
            }
        }
    }
    // One ply per round: won by any move to a loss, lost if all moves lead to wins.
    for round in 1.. {
        let decided = |position: &Skirmish| {
            let after = position.legal_moves().into_iter().map(|m| {
                let mut next = position.clone();
                next.play(m);
                values.get(&next.key()).copied()
            });
            let after: Vec<Option<Dtm>> = after.collect();
            let best = after.iter().flatten().map(|value| value.before_move()).max_by_key(|v| v.preference());
            match best {
                Some(Dtm::Win(plies)) if plies == round => best,
                Some(Dtm::Loss(plies)) if plies == round && after.iter().all(Option::is_some) => best,
                _ => None,
            }
        };
        let found: Vec<(u64, Dtm)> =
            open.iter().filter_map(|position| Some((position.key(), decided(position)?))).collect();
        if found.is_empty() && round > 1 {
            break;
        }
        values.extend(found);
        open.retain(|position| !values.contains_key(&position.key()));
    }
    values.extend(open.iter().map(|position| (position.key(), Dtm::Draw)));
    Solved(values)
});

fn line(fen: &str) -> Line<Skirmish> {
    Line::new(Skirmish::read_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}")).position)
}

/// Positions of the ending that satisfy `wanted`, evenly sampled.
fn sample(wanted: impl Fn(Dtm) -> bool) -> Vec<(Line<Skirmish>, Dtm)> {
    let mut found = Vec::new();
    for pieces in placements().step_by(37) {
        for to_move in Side::BOTH {
            if let Ok(position) = Skirmish::from_pieces(&pieces, to_move)
                && let Some(value) = SOLVED.probe(&position)
                && wanted(value)
            {
                found.push((Line::new(position), value));
            }
        }
    }
    assert!(found.len() > 20, "the sample is not empty");
    found
}

#[test]
fn the_root_shows_the_exact_mate_and_a_line_that_ends_in_it() {
    let mut engine = Engine::new(MaterialEvaluation, 1).expect("memory");
    for (line, value) in sample(|value| value.plies().is_some_and(|plies| plies > 0)) {
        let answer = engine.search(&line, &Limits::depth(1), Some(&*SOLVED), &mut Unwatched);
        let report = &answer.lines[0];
        assert_eq!(report.score, Score::from(value), "{}", line.current());
        let mut played = line.clone();
        report.pv.iter().for_each(|&m| played.play(m));
        assert_eq!(Some(report.pv.len() as u16), value.plies(), "{}", line.current());
        assert_eq!(played.current().legal_move_count(), 0);
        assert!(answer.best == report.pv.first().copied() && answer.ponder == report.pv.get(1).copied());
    }
}

#[test]
fn the_mate_counts_down_by_one_a_ply_with_either_side_played_by_the_engine() {
    let mut engine = Engine::new(MaterialEvaluation, 1).expect("memory");
    let (longest, value) = sample(|value| matches!(value, Dtm::Win(_)))
        .into_iter()
        .max_by_key(|(_, value)| value.plies())
        .expect("the sample is not empty");
    let mut line = longest;
    for left in (1..=value.plies().expect("won")).rev() {
        let answer = engine.search(&line, &Limits::depth(4), Some(&*SOLVED), &mut Unwatched);
        let (ScoreKind::WinIn(plies) | ScoreKind::LossIn(plies)) = answer.lines[0].score.kind() else {
            panic!("no mate shown in {}", line.current());
        };
        assert_eq!(plies, left);
        line.play(answer.best.expect("not mated yet"));
    }
    assert_eq!(line.current().legal_move_count(), 0);
}

#[test]
fn every_line_of_a_multi_pv_search_has_its_own_distance_to_mate() {
    let (line, _) = sample(|value| matches!(value, Dtm::Win(plies) if plies > 6)).remove(0);
    let limits = Limits { multi_pv: 100, ..Limits::depth(1) };
    let answer = Engine::new(MaterialEvaluation, 1).expect("memory").search(
        &line,
        &limits,
        Some(&*SOLVED),
        &mut Unwatched,
    );
    assert_eq!(answer.lines.len() as u64, line.current().legal_move_count());
    for report in &answer.lines {
        let mut next = line.current().clone();
        next.play(report.pv[0]);
        let value = SOLVED.probe(&next).expect("solved").before_move();
        assert_eq!(report.score, Score::from(value), "{}", report.pv[0]);
    }
}

#[test]
fn drawn_roots_are_held_and_shown_as_drawn() {
    let mut engine = Engine::new(MaterialEvaluation, 1).expect("memory");
    for (line, _) in sample(|value| value == Dtm::Draw) {
        let answer = engine.search(&line, &Limits::depth(3), Some(&*SOLVED), &mut Unwatched);
        assert_eq!(answer.lines[0].score, Score::DRAW, "{}", line.current());
        let mut next = line.current().clone();
        next.play(answer.best.expect("not stuck"));
        assert_eq!(SOLVED.probe(&next), Some(Dtm::Draw), "{}", line.current());
    }
}

#[test]
fn tables_inside_the_tree_give_exact_mates_beyond_the_depth() {
    // A rook on a1 takes a pawn on a2, leaving rook against bare king.
    let pawn = (Piece { side: Side::Second, kind: PAWN }, 5);
    let (line, capture, value) = placements()
        .filter(|pieces| pieces[2].1 == 0)
        .filter_map(|pieces| {
            Skirmish::from_pieces(&[pieces[0], pieces[1], pieces[2], pawn], Side::First).ok()
        })
        .find_map(|position| {
            let capture = position.read_move("a1a2").ok()?;
            let mut after = position.clone();
            after.play(capture);
            let value = SOLVED.probe(&after).expect("solved").before_move();
            matches!(value, Dtm::Win(plies) if plies > 6).then(|| (Line::new(position), capture, value))
        })
        .expect("a capture with a long mate after it");
    let limits = Limits { search_moves: vec![capture], ..Limits::depth(3) };
    let answer = Engine::new(MaterialEvaluation, 1).expect("memory").search(
        &line,
        &limits,
        Some(&*SOLVED),
        &mut Unwatched,
    );
    assert_eq!(answer.lines[0].score, Score::from(value));
    assert!(answer.lines[0].tbhits > 0);
}

#[test]
fn no_mate_is_announced_that_the_move_limit_may_prevent() {
    let (line, value) = sample(|value| matches!(value, Dtm::Win(plies) if plies > 6)).remove(0);
    let fen = line.current().to_string();
    let (board, _) = fen.rsplit_once(" 0 ").expect("the clock is the last but one field");
    let limit = line.current().move_limit();
    let plies = value.plies().expect("won");
    for (clock, safe) in [(limit - plies, true), (limit - plies + 1, false)] {
        let line = self::line(&format!("{board} {clock} 1"));
        let answer = Engine::new(MaterialEvaluation, 1).expect("memory").search(
            &line,
            &Limits::depth(2),
            Some(&*SOLVED),
            &mut Unwatched,
        );
        assert_eq!(answer.lines[0].score.is_mate(), safe, "clock {clock}");
        assert!(answer.lines[0].score > Score::cp(1_000), "still the better side");
    }
}

#[test]
fn weak_levels_play_legal_moves_in_solved_positions() {
    for (level, (line, _)) in (1..12).zip(sample(|value| value.plies() != Some(0))) {
        let limits = Limits { skill: Some(Skill { level, seed: 9 }), ..Limits::default() };
        let answer = Engine::new(MaterialEvaluation, 1).expect("memory").search(
            &line,
            &limits,
            Some(&*SOLVED),
            &mut Unwatched,
        );
        let best = answer.best.expect("not stuck");
        assert!(line.current().legal_moves().contains(&best));
    }
}

/// Tables with slow probes, which take a millisecond each, and their clock.
struct Slow {
    now: Cell<u64>,
    max_pieces: u32,
    /// None has a result.
    is_empty: bool,
}

impl Tablebase<Skirmish> for Slow {
    fn probe(&self, position: &Skirmish) -> Option<Dtm> {
        self.now.set(self.now.get() + 1);
        if self.is_empty { None } else { SOLVED.probe(position) }
    }

    fn max_pieces(&self) -> u32 {
        self.max_pieces
    }

    fn slow_steps(&self) -> u64 {
        self.now.get()
    }
}

/// Stops the search at a time of that clock.
struct StopAt<'a>(&'a Slow, u64);

impl<M> Control<M> for StopAt<'_> {
    fn elapsed_ms(&mut self) -> u64 {
        self.0.now.get()
    }

    fn should_stop(&mut self) -> bool {
        self.0.now.get() >= self.1
    }

    fn report(&mut self, _: &Report<M>) {}
}

impl Slow {
    /// Milliseconds of a search with these tables.
    fn time(self, line: &Line<Skirmish>, limits: &Limits<<Skirmish as Rules>::Move>, stop_at: u64) -> u64 {
        let mut engine = Engine::new(MaterialEvaluation, 1).expect("memory");
        let answer = engine.search(line, limits, Some(&self), &mut StopAt(&self, stop_at));
        assert!(answer.best.is_some(), "{}", line.current());
        self.now.get()
    }
}

#[test]
fn slow_tables_at_the_root_heed_clock_and_stop() {
    let (line, _) = sample(|value| matches!(value, Dtm::Win(plies) if plies > 6)).remove(0);
    let lines = Limits { multi_pv: 100, ..Limits::default() };
    let slow = || Slow { now: Cell::new(0), max_pieces: 3, is_empty: false };
    let whole = slow().time(&line, &lines, u64::MAX);
    assert!(whole > 100, "{whole} ms");
    for (limits, stop_at) in [(&lines, 40), (&Limits { move_time: Some(40), ..lines.clone() }, u64::MAX)] {
        let time = slow().time(&line, limits, stop_at);
        assert!(time < 60, "{time} ms");
    }
}

/// Probes that find nothing take time too.
#[test]
fn slow_tables_in_the_tree_heed_the_clock() {
    let slow = Slow { now: Cell::new(0), max_pieces: 12, is_empty: true };
    let time = slow.time(&line("1cknr/2p2/5/2P2/RNKC1 w 0 1"), &Limits::move_time(400), u64::MAX);
    assert!(time < 420, "{time} ms");
}

/// Tables that know only positions with the attacker to move.
struct WithoutReplies;

impl Tablebase<Skirmish> for WithoutReplies {
    fn probe(&self, position: &Skirmish) -> Option<Dtm> {
        SOLVED.probe(position).filter(|_| position.side_to_move() == Side::First)
    }

    fn max_pieces(&self) -> u32 {
        3
    }
}

type SkirmishMove = <Skirmish as Rules>::Move;

/// The move in a lost position and the expected reply, with and without the stubborn defence. Reports are the same.
fn defences(
    line: &Line<Skirmish>,
    tablebase: &dyn Tablebase<Skirmish>,
) -> [(SkirmishMove, Option<SkirmishMove>); 2] {
    let mut reported = Vec::new();
    let moves = [false, true].map(|stubborn_defence| {
        let limits = Limits { stubborn_defence, multi_pv: 2, ..Limits::depth(1) };
        let mut control = Recorder::new();
        let mut engine = Engine::new(MaterialEvaluation, 1).expect("memory");
        let answer = engine.search(line, &limits, Some(tablebase), &mut control);
        let reports = control.reports.into_iter().map(|report| (report.rank, report.score, report.pv));
        reported.push(reports.collect::<Vec<_>>());
        (answer.best.expect("not mated yet"), answer.ponder)
    });
    assert_eq!(reported[0], reported[1], "{}", line.current());
    moves
}

/// Plies to mate after `m`, and how many replies win.
fn prospects(line: &Line<Skirmish>, m: SkirmishMove) -> (u16, usize) {
    let after = |position: &Skirmish, m| {
        let mut next = position.clone();
        next.play(m);
        next
    };
    let next = after(line.current(), m);
    let wins = |&reply: &SkirmishMove| matches!(SOLVED.probe(&after(&next, reply)), Some(Dtm::Loss(_)));
    let plies = SOLVED.probe(&next).and_then(Dtm::plies).expect("lost");
    (plies, next.legal_moves().iter().filter(|m| wins(m)).count())
}

#[test]
fn a_stubborn_defence_leaves_the_fewest_winning_replies() {
    let mut harder = 0;
    for (line, _) in sample(|value| matches!(value, Dtm::Loss(plies) if plies > 0)) {
        let [longest, stubborn] = defences(&line, &*SOLVED).map(|(m, reply)| {
            assert!(reply.is_some(), "{}", line.current());
            prospects(&line, m)
        });
        let all = line.current().legal_moves();
        let as_long = all.into_iter().map(|m| prospects(&line, m)).filter(|&(plies, _)| plies == longest.0);
        let fewest = as_long.map(|(_, winning)| winning).min();
        assert_eq!((stubborn.0, Some(stubborn.1)), (longest.0, fewest), "{}", line.current());
        harder += usize::from(stubborn.1 < longest.1);
    }
    assert!(harder > 3, "{harder} positions");
}

#[test]
fn a_stubborn_defence_whose_replies_are_unknown_is_the_longest() {
    for (line, _) in sample(|value| matches!(value, Dtm::Loss(plies) if plies > 2)) {
        let [longest, stubborn] = defences(&line, &WithoutReplies);
        assert_eq!(stubborn, longest, "{}", line.current());
    }
}
