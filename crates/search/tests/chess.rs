//! Chess searches: exact mate distances, draws by every rule, basic endings, limits, lines, threads.

use crate::common::Recorder;
use chariot_chess::{Evaluation, Position};
use chariot_game::params::SmallProbCut;
use chariot_game::{
    GameResult, Line, Notation, Outcome, Params, Rules, Score, ScoreKind, SplitMix64, Tactics, Termination,
};
use chariot_search::{
    Bound, Clock, Control, DynEngine, Engine, Limits, Report, SearchResult, Skill, ThreadPool, Unwatched,
};
use std::thread;

type Move = chariot_chess::Move;

fn line(fen: &str) -> Line<Position> {
    Line::new(Position::read_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}")).position)
}

fn engine() -> Engine<Position, Evaluation> {
    Engine::new(Evaluation, 1).expect("memory")
}

fn search_fen(fen: &str, limits: &Limits<Move>) -> SearchResult<Move> {
    engine().search(&line(fen), limits, None, &mut Unwatched)
}

fn best(answer: &SearchResult<Move>) -> String {
    answer.best.expect("a legal move").to_string()
}

/// Position, first move, plies to mate; each proved by a full-width search of that depth.
const MATES: [(&str, &str, u16); 8] = [
    ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", 1),
    ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "a1a6", 3),
    ("r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w - - 0 1", "d2h6", 3),
    ("6k1/pp4p1/2p5/2bp4/8/P5Pb/1P3rrP/2BRRN1K b - - 0 1", "g2g1", 3),
    ("r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1", "f8c5", 5),
    ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", "f6a6", 5),
    ("2r3k1/p4p2/3Rp2p/1p2P1pK/8/1P4P1/P3Q2P/1q6 b - - 0 1", "b1g6", 5),
    ("6k1/3b3r/1p1p4/p1n2p2/1PPNpP1q/P3Q1p1/1R1RB1P1/5K2 b - - 0 1", "h4f4", 9),
];

#[test]
fn mates_are_found_with_their_exact_length() {
    for (fen, first, plies) in MATES {
        let answer = search_fen(fen, &Limits::nodes(300_000));
        assert_eq!((best(&answer).as_str(), answer.lines[0].score), (first, Score::win_in(plies)), "{fen}");
        let mut line = line(fen);
        answer.lines[0].pv.iter().for_each(|&m| line.play(m));
        assert_eq!(
            line.result(),
            Some(GameResult::loss(Termination::Checkmate)),
            "the line shown for {fen} mates"
        );
        assert_eq!(line.moves().len(), usize::from(plies));
    }
}

#[test]
fn full_width_proves_the_same_mates_at_their_own_depth() {
    for (fen, first, plies) in MATES.into_iter().filter(|&(_, _, plies)| plies <= 5) {
        let answer = search_fen(fen, &Limits { full_width: true, ..Limits::depth(plies) });
        assert_eq!((best(&answer).as_str(), answer.lines[0].score), (first, Score::win_in(plies)), "{fen}");
    }
}

#[test]
fn a_mate_search_ends_by_itself_whether_there_is_one_or_not() {
    let found = search_fen(MATES[4].0, &Limits { mate: Some(3), ..Limits::default() });
    assert_eq!(found.lines[0].score, Score::win_in(5));
    let none =
        search_fen("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1", &Limits { mate: Some(1), ..Limits::default() });
    assert!(!none.lines[0].score.is_mate() && none.best.is_some());
}

#[test]
fn the_defender_sees_how_long_it_can_hold_out() {
    // After Ra6 above: whatever Black does, mate follows in two plies.
    let answer = search_fen("kbK5/pp6/RP6/8/8/8/8/8 b - - 1 1", &Limits::depth(6));
    assert_eq!(answer.lines[0].score, Score::loss_in(2));
}

/// Random walks with some sensible moves reach many positions with a mate.
#[test]
fn no_mate_is_announced_that_a_full_width_search_does_not_confirm() {
    let (mut quick, mut thorough) = (engine(), engine());
    let mut random = SplitMix64::new(3);
    let mut confirmed = 0;
    for _ in 0..6 {
        let mut line = Line::new(Position::startpos());
        while line.result().is_none() && line.moves().len() < 160 {
            let moves = line.current().legal_moves();
            let m = moves[random.below(moves.len())];
            line.play(m);
            // Without history, so that no repetition decides.
            let line = Line::new(line.current().clone());
            let answer = quick.search(&line, &Limits::depth(3), None, &mut Unwatched);
            let is_claim = |report: &&Report<Move>| report.score.is_mate() && report.bound == Bound::Exact;
            let Some(report) = answer.lines.first().filter(is_claim) else { continue };
            let (ScoreKind::WinIn(plies @ ..5) | ScoreKind::LossIn(plies @ ..5)) = report.score.kind() else {
                continue;
            };
            let limits = Limits { full_width: true, ..Limits::depth(plies.max(1)) };
            let proof = thorough.search(&line, &limits, None, &mut Unwatched);
            assert_eq!(proof.lines[0].score, report.score, "{}", line.current());
            confirmed += 1;
        }
    }
    assert!(confirmed > 10, "only {confirmed} mates came up");
}

/// Positions drawn despite the material, from the given depth on.
const DRAWS: [(&str, u16, &str); 4] = [
    ("5k2/5P2/4K3/8/8/8/8/8 w - - 0 1", 4, "guarding the pawn stalemates"),
    ("6k1/6p1/8/6KQ/1r6/q2b4/8/8 w - - 0 32", 8, "perpetual check"),
    ("8/8/8/3k4/8/4K2R/8/8 w - - 98 80", 4, "the move limit comes before any mate"),
    ("8/8/8/4k3/8/8/1q6/K7 w - - 0 1", 1, "taking the queen leaves bare kings"),
];

#[test]
fn draws_by_every_rule_are_seen() {
    for (fen, least, why) in DRAWS {
        for depth in least..least + 3 {
            let answer = search_fen(fen, &Limits::depth(depth));
            assert_eq!(answer.lines[0].score, Score::DRAW, "{why}: {fen} at depth {depth}");
        }
    }
}

#[test]
fn mate_on_the_last_ply_before_the_move_limit_counts() {
    let answer = search_fen("k7/8/1K6/8/8/8/8/7R w - - 99 100", &Limits::depth(3));
    assert_eq!((best(&answer).as_str(), answer.lines[0].score), ("h1h8", Score::win_in(1)));
}

#[test]
fn progress_is_made_before_the_move_limit() {
    let answer = search_fen("8/8/8/8/8/4k3/1P6/K7 w - - 99 120", &Limits::depth(6));
    assert!(best(&answer).starts_with("b2"), "only a pawn move keeps the game alive: {}", best(&answer));
}

#[test]
fn a_draw_by_repetition_is_taken_when_losing_and_avoided_when_winning() {
    // White has a queen against two; Black has already returned to its place twice.
    let mut line = line("6k1/5ppp/8/8/8/8/q4PPP/q4RK1 w - - 0 1");
    for text in ["f1b1", "g8f8", "b1f1", "f8g8", "f1b1", "g8f8", "b1f1"] {
        let m = line.current().read_move(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        line.play(m);
    }
    let answer = engine().search(&line, &Limits::depth(6), None, &mut Unwatched);
    assert_ne!(best(&answer), "f8g8", "Black wins and shall not repeat");
    assert!(answer.lines[0].score > Score::cp(300));
    let back = line.current().read_move("f8g8").expect("legal");
    line.play(back);
    assert_eq!(line.result().map(|ending| ending.outcome), Some(Outcome::Draw));
}

#[test]
fn bare_kings_are_mated_without_tables_or_stalemates() {
    for start in ["8/8/8/3k4/8/8/4Q3/4K3 w - - 0 1", "8/8/8/3k4/8/8/4R3/4K3 w - - 0 1"] {
        let mut engine = engine();
        let mut line = line(start);
        while line.result().is_none() {
            let answer = engine.search(&line, &Limits::nodes(40_000), None, &mut Unwatched);
            line.play(answer.best.expect("the game goes on"));
        }
        assert_eq!(
            line.result(),
            Some(GameResult::loss(Termination::Checkmate)),
            "{start}: {}",
            line.current()
        );
    }
}

#[test]
fn finished_games_have_no_move_and_no_lines() {
    for fen in ["7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"] {
        let answer = search_fen(fen, &Limits::depth(5));
        assert_eq!((answer.best, answer.lines.len()), (None, 0), "{fen}");
    }
}

const MIDDLEGAME: &str = "r2q1rk1/pp1n1ppp/2p1pn2/7b/Pb1PP3/2NB1N2/1P2QPPP/R1B2RK1 w - - 3 12";

#[test]
fn equal_searches_visit_equal_nodes() {
    let mut engine = engine();
    let mut search = || {
        engine.clear();
        let mut control = Recorder::new();
        engine.search(&line(MIDDLEGAME), &Limits::depth(8), None, &mut control);
        control.reports.iter().map(|r| (r.depth, r.nodes, r.score, r.pv.clone())).collect::<Vec<_>>()
    };
    let first = search();
    assert_eq!(first.len(), 8, "one report for each iteration");
    assert_eq!(first, search());
}

#[test]
fn a_stop_is_obeyed_at_the_next_poll_and_harms_nothing() {
    let mut engine = engine();
    let line = line(MIDDLEGAME);
    for polls in 0..20 {
        let mut control = Recorder::stopping_at(polls);
        let answer = engine.search(&line, &Limits::default(), None, &mut control);
        assert!(answer.best.is_some_and(|m| line.current().is_legal(m)));
        assert!(answer.nodes <= (polls + 2) * 1024, "{} nodes after {polls} polls", answer.nodes);
    }
}

#[test]
fn node_limits_hold_to_the_node_once_there_is_a_move() {
    for nodes in [0, 1, 500, 5_000, 20_001] {
        let answer = search_fen(MIDDLEGAME, &Limits::nodes(nodes));
        assert!(answer.best.is_some());
        assert!(answer.nodes <= nodes.max(1_000), "{} of {nodes}", answer.nodes);
    }
}

#[test]
fn time_limits_hold_once_there_is_a_move() {
    // The recorder's clock ticks once a poll, about every 1024 nodes.
    for limit in [0, 1, 10, 50] {
        let mut control = Recorder::new();
        let answer = engine().search(&line(MIDDLEGAME), &Limits::move_time(limit), None, &mut control);
        assert!(answer.best.is_some());
        assert!(answer.nodes < (limit + 3) * 1_100, "{} nodes in {limit} ms", answer.nodes);
    }
}

/// Ponders until the poll numbered `hit_at`.
struct Ponder {
    recorder: Recorder<Move>,
    hit_at: u64,
}

impl Control<Move> for Ponder {
    fn elapsed_ms(&mut self) -> u64 {
        self.recorder.elapsed_ms()
    }

    fn spent_ms(&mut self) -> u64 {
        if self.recorder.polls < self.hit_at { 0 } else { self.elapsed_ms() }
    }

    fn should_stop(&mut self) -> bool {
        self.recorder.should_stop()
    }

    fn report(&mut self, _: &Report<Move>) {}
}

#[test]
fn where_the_line_is_one_move_long_the_table_knows_what_to_ponder_on() {
    let (mut engine, line) = (engine(), line(MIDDLEGAME));
    let mut search_to = |depth| engine.search(&line, &Limits::depth(depth), None, &mut Unwatched);
    assert_eq!(search_to(1).ponder, None, "nothing is known yet");
    search_to(8);
    let answer = search_to(1);
    assert_eq!(answer.lines[0].pv.len(), 1);
    let mut after = line.clone();
    after.play(answer.best.expect("a legal move"));
    let reply = answer.ponder.expect("an answer that the deeper search found");
    assert!(after.current().legal_moves().contains(&reply));
}

#[test]
fn no_time_limit_holds_while_pondering_and_what_is_over_by_then_ends_it_at_once() {
    let clock = Clock { remaining: 2_800, ..Clock::default() };
    for limits in [Limits::clock(clock), Limits::move_time(100)] {
        for hit_at in [5, 300] {
            let mut ponder = Ponder { recorder: Recorder::new(), hit_at };
            engine().search(&line(MIDDLEGAME), &limits, None, &mut ponder);
            let polls = ponder.recorder.polls;
            let most = if hit_at == 5 { 401 } else { hit_at + 1 };
            assert!((hit_at..=most).contains(&polls), "{limits:?} hit at {hit_at}: {polls}");
        }
    }
}

#[test]
fn only_search_moves_are_searched() {
    let read = |text: &str| line(MIDDLEGAME).current().read_move(text).expect("legal");
    let wanted = vec![read("a4a5"), read("h2h3")];
    let answer =
        search_fen(MIDDLEGAME, &Limits { search_moves: wanted.clone(), multi_pv: 5, ..Limits::depth(5) });
    assert!(wanted.contains(&answer.best.expect("legal")));
    assert_eq!(answer.lines.len(), 2);
    let foreign = line("k7/8/8/8/8/8/8/K6R w - - 0 1").current().read_move("h1h8").expect("legal there");
    let answer = search_fen(MIDDLEGAME, &Limits { search_moves: vec![foreign], ..Limits::depth(3) });
    assert!(answer.best.is_some_and(|m| line(MIDDLEGAME).current().is_legal(m)));
}

#[test]
fn several_lines_are_ranked_distinct_and_legal() {
    let mut control = Recorder::new();
    let limits = Limits { multi_pv: 4, ..Limits::depth(7) };
    let answer = engine().search(&line(MIDDLEGAME), &limits, None, &mut control);
    assert_eq!(answer.lines.len(), 4);
    assert!(answer.lines.is_sorted_by(|a, b| a.score >= b.score));
    let mut first: Vec<String> = answer.lines.iter().map(|report| report.pv[0].to_string()).collect();
    first.sort();
    first.dedup();
    assert_eq!(first.len(), 4);
    for report in &control.reports {
        let mut line = line(MIDDLEGAME);
        for &m in &report.pv {
            assert!(line.current().is_legal(m), "{m} in {}", line.current());
            line.play(m);
        }
    }
}

struct Helpers(usize);

impl ThreadPool for Helpers {
    fn helpers(&self) -> usize {
        self.0
    }

    fn run(&self, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        thread::scope(|scope| {
            for index in 0..self.0 {
                scope.spawn(move || help(index));
            }
            lead();
        });
    }
}

#[test]
fn helpers_end_with_the_leader_and_their_nodes_are_counted() {
    let mut together = engine();
    together.set_threads(Some(std::sync::Arc::new(Helpers(3))));
    let line = line(MIDDLEGAME);
    for _ in 0..5 {
        let answer = DynEngine::search(&mut together, &line, &Limits::depth(9), None, &mut Unwatched);
        assert!(answer.best.is_some_and(|m| line.current().is_legal(m)));
        let limits = Limits::nodes(20_000);
        let nodes = DynEngine::search(&mut together, &line, &limits, None, &mut Unwatched).nodes;
        assert!(nodes >= 20_000, "{nodes} nodes");
    }
    for (fen, first, plies) in MATES {
        let mate = Line::new(Position::read_fen(fen).expect("a legal position").position);
        // The depth at which they find it varies from run to run.
        let limits = Limits { mate: Some(plies.div_ceil(2)), ..Limits::default() };
        let answer = DynEngine::search(&mut together, &mate, &limits, None, &mut Unwatched);
        assert_eq!((best(&answer).as_str(), answer.lines[0].score), (first, Score::win_in(plies)), "{fen}");
    }
    together.set_threads(None);
    together.clear();
    let alone = DynEngine::search(&mut together, &line, &Limits::depth(8), None, &mut Unwatched);
    assert_eq!(alone, engine().search(&line, &Limits::depth(8), None, &mut Unwatched), "as if never helped");
}

/// Nodes of a middlegame search with these parameters.
fn nodes_with(params: Params, limits: &Limits<Move>) -> u64 {
    let mut engine = engine();
    engine.set_params(params);
    engine.search(&line(MIDDLEGAME), limits, None, &mut Unwatched).nodes
}

#[test]
fn techniques_can_be_switched_off() {
    let mut tuned = Position::PARAMS;
    // Margins large enough to matter in a short search.
    tuned.hindsight.margin = Some(0);
    tuned.small_probcut = Some(SmallProbCut { margin: 0, depth_slack: 10 });
    let mut no_hindsight = tuned;
    no_hindsight.hindsight.margin = None;
    let no_small_probcut = Params { small_probcut: None, ..tuned };
    let no_capture_futility = Params { capture_futility: None, ..tuned };
    let nodes = nodes_with(tuned, &Limits::depth(10));
    for off in [no_hindsight, no_small_probcut, no_capture_futility] {
        assert_ne!(nodes_with(off, &Limits::depth(10)), nodes, "{off:?}");
    }
}

#[test]
fn a_full_width_search_reduces_and_prunes_nothing() {
    let limits = Limits { full_width: true, ..Limits::depth(3) };
    let mut reducing = Position::PARAMS;
    reducing.lmr.base += 4_096;
    reducing.lmr.raised_alpha += 4_096;
    reducing.lmr.many_cutoffs += 4_096;
    reducing.razoring.margin = 1;
    reducing.reverse_futility.margin = 1;
    reducing.futility.margin = 1;
    assert_eq!(nodes_with(reducing, &limits), nodes_with(Position::PARAMS, &limits));
}

#[test]
fn tuning_changes_full_strength_and_no_weaker_level() {
    let position = line("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
    let lines_of = |params: Params, level: u8| {
        let mut engine = engine();
        engine.set_params(params);
        let limits = Limits { skill: Some(Skill { level, seed: 3 }), ..Limits::depth(9) };
        let answer = engine.search(&position, &limits, None, &mut Unwatched);
        (answer.nodes, answer.best)
    };
    let tuned = Position::PARAMS;
    let mut other = tuned;
    other.lmr.base += 900;
    for level in [1, 6, 11] {
        assert_eq!(lines_of(tuned, level), lines_of(other, level), "level {level}");
    }
    assert_ne!(lines_of(tuned, Skill::MAX_LEVEL), lines_of(other, Skill::MAX_LEVEL));
}
