//! The fifty-move rule with five pieces: random positions, each proved by searching legal moves.

use crate::support::{Solved, key};
use chariot_chess::Position;
use chariot_game::{Endgame, Outcome, Side, SingleThread, SplitMix64};
use chariot_tablebase::{Dtz, DtzTables, Material, Table, TableSet};
use std::collections::HashMap;
use testkit::toy::Skirmish;

/// Searches legal moves as far as the rule lets a game continue without a zeroing move.
struct LookAhead<'a, P> {
    limit: u16,
    /// Results after zeroing moves, unless these are searched too.
    tables: Option<&'a Solved<P>>,
    /// Whether a side can force a win, by position and clock.
    known: HashMap<(u64, u16, Side), bool>,
}

impl<P: Endgame> LookAhead<'_, P> {
    /// Outcome of a position with this clock: at the limit the game is drawn, unless it is mate.
    fn outcome(&mut self, position: &P, clock: u16) -> Outcome {
        let side = position.side_to_move();
        if self.wins(side, position, clock) {
            Outcome::Win
        } else if self.wins(!side, position, clock) {
            Outcome::Loss
        } else {
            Outcome::Draw
        }
    }

    fn wins(&mut self, side: Side, position: &P, clock: u16) -> bool {
        let to_move = position.side_to_move() == side;
        let moves = position.legal_moves();
        if moves.is_empty() {
            let outcome = position.no_move_outcome().outcome;
            return outcome == if to_move { Outcome::Win } else { Outcome::Loss };
        }
        if clock >= self.limit || position.draw_by_rule().is_some() {
            return false;
        }
        let known = (key(position), clock, side);
        if let Some(&wins) = self.known.get(&known) {
            return wins;
        }
        let mut after = moves.into_iter().map(|m| {
            let mut next = position.clone();
            next.play(m);
            self.wins_after(side, &next, clock)
        });
        let wins = if to_move { after.any(|wins| wins) } else { after.all(|wins| wins) };
        self.known.insert(known, wins);
        wins
    }

    fn wins_after(&mut self, side: Side, next: &P, clock: u16) -> bool {
        if next.halfmove_clock() > 0 {
            return self.wins(side, next, clock + 1);
        }
        let Some(solved) = self.tables.filter(|_| !next.legal_moves().is_empty()) else {
            return self.wins(side, next, 0);
        };
        let wanted = if next.side_to_move() == side { Outcome::Win } else { Outcome::Loss };
        // Bare kings have no table.
        next.piece_count() > 2
            && solved.probe(next).expect("a smaller ending").outcome(0, solved.limit) == wanted
    }
}

fn random<P: Endgame>(ending: &Material, random: &mut SplitMix64) -> P {
    let pieces = ending.pieces();
    loop {
        let squares = usize::from(P::FILES * P::RANKS);
        let placed: Vec<_> = pieces.iter().map(|&piece| (piece, random.below(squares) as u8)).collect();
        if let Ok(position) = P::from_pieces(&placed, Side::BOTH[random.below(2)]) {
            return position;
        }
    }
}

/// With a short rule the search proves everything, including what follows captures.
#[test]
#[ignore = "takes half a minute: ./build.sh test long"]
fn a_small_game_under_a_short_rule() {
    const LIMIT: u16 = 6;
    let ending = Material::parse::<Skirmish>("KRCKC").expect("an ending");
    let solved = Solved::<Skirmish>::new(&["KRCKC"], LIMIT);
    let mut ahead = LookAhead { limit: LIMIT, tables: None, known: HashMap::new() };
    let mut numbers = SplitMix64::new(5);
    let mut kinds = [0; 5];
    for _ in 0..80 {
        let position = random::<Skirmish>(&ending, &mut numbers);
        let dtz = solved.probe(&position).expect("a table");
        for clock in 0..=LIMIT {
            let expected = ahead.outcome(&position, clock);
            assert_eq!(dtz.outcome(clock, LIMIT), expected, "{position}, clock {clock}: {dtz:?}");
        }
        kinds[kind(dtz)] += 1;
    }
    assert!(kinds.iter().all(|&count| count > 0), "{kinds:?}");
}

fn kind(dtz: Dtz) -> usize {
    match dtz {
        Dtz::Win(_) => 0,
        Dtz::CursedWin => 1,
        Dtz::Draw => 2,
        Dtz::BlessedLoss => 3,
        Dtz::Loss(_) => 4,
    }
}

/// Positions that zero within `far` plies do so by search, and not earlier; others do not. Results after
/// captures come from tables of smaller endings.
fn follows_by_looking_ahead(solved: &Solved<Position>, ending: &Material, far: u16, samples: usize) {
    let mut numbers = SplitMix64::new(5);
    let mut kinds = [0; 5];
    let mut proved = vec![0; usize::from(far) + 1];
    for _ in 0..samples {
        let position = random::<Position>(ending, &mut numbers);
        let dtz = solved.probe(&position).expect("a table");
        kinds[kind(dtz)] += 1;
        let mut ahead = LookAhead { limit: solved.limit, tables: Some(solved), known: HashMap::new() };
        for plies in 0..=far {
            // The plies that the rule leaves.
            let clock = solved.limit - plies;
            assert_eq!(
                dtz.outcome(clock, solved.limit),
                ahead.outcome(&position, clock),
                "{position}, {plies}: {dtz:?}"
            );
        }
        if let Some(plies) = dtz.plies().filter(|&plies| plies <= far) {
            proved[usize::from(plies)] += 1;
        }
    }
    println!("{kinds:?}, by plies {proved:?}");
    assert!(kinds[..4].iter().all(|&count| count > 0) && proved[1..].iter().all(|&count| count > 0));
}

/// Two bishops against a knight, where the rule spoils many wins.
#[test]
#[ignore = "takes a minute: ./build.sh test long"]
fn two_bishops_against_a_knight() {
    let ending = Material::parse::<Position>("KBBKN").expect("an ending");
    let solved = Solved::<Position>::new(&["KBBKN"], 100);
    follows_by_looking_ahead(&solved, &ending, 6, 2_000);
    files_agree(&solved, &ending);
}

/// The same with four pieces, where only a shorter rule spoils wins.
#[test]
fn a_queen_against_a_rook() {
    let ending = Material::parse::<Position>("KQKR").expect("an ending");
    follows_by_looking_ahead(&Solved::<Position>::new(&["KQKR"], 10), &ending, 4, 2_000);
    files_agree(&Solved::<Position>::new(&["KQKR"], 100), &ending);
}

/// Files of both metrics.
fn files_agree(solved: &Solved<Position>, ending: &Material) {
    let dtm = solved.dtm(ending);
    let file = dtm.to_bytes(&SingleThread).expect("memory");
    let dtz = solved.dtz.table(ending).expect("solved").to_bytes(dtm, &SingleThread).expect("memory");
    let mut tables = TableSet::new();
    for smaller in solved.tables.tables().filter(|table| table.material() != ending) {
        tables.insert(smaller.clone());
    }
    tables.insert(Table::parse(&file).expect("a table"));
    let mut by_blocks = DtzTables::new(solved.limit);
    assert_eq!(by_blocks.insert_file(&dtz).as_ref(), Ok(ending));
    let mut numbers = SplitMix64::new(6);
    for _ in 0..200 {
        let position = random::<Position>(ending, &mut numbers);
        let expected = solved.probe(&position).expect("a table");
        // Smaller endings, of which nothing is loaded here, need none: their mates come in time.
        assert_eq!(by_blocks.probe(&tables, &position), Some(expected), "{position}");
        assert_eq!(by_blocks.take_missed(), []);
    }
}
