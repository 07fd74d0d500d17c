//! Games of each character against the neutral one, and how they differ from games of the neutral one against itself.

use crate::adjudication::{AdjudicationRules, Adjudicator};
use crate::args::CharactersArgs;
use crate::parallel::in_order;
use chariot_game::{Line, Outcome, Side, SplitMix64};
use chariot_search::style::{FEATURES, features, is_even_trade};
use chariot_search::{Character, DynEngine, Limits, Skill, Unwatched};
use games::GamePosition;
use std::ops::ControlFlow;

mod sample;
use sample::Sample;

const HASH_MIB: usize = 8;

/// Measures of a game: its plies, the trades in it, and the features of one player's moves.
const MEASURES: usize = 2 + FEATURES;
const PLIES: usize = 0;
const TRADES: usize = 1;

/// Columns of the report: name and measure. The names of features are in `chariot_search::style::FEATURE_NAMES`.
const COLUMNS: [(&str, usize); 10] = [
    ("plies", PLIES),
    ("trades", TRADES),
    ("trades begun", 2),
    ("storms", 4),
    ("checks", 6),
    ("sacrifices", 7),
    ("threats", 8),
    ("beyond the middle", 9),
    ("set-up", 11),
    ("quiet", 12),
];

// `lab characters`.
game_command!(CharactersArgs, |args, G| {
    let mut head = "| character | score |".to_owned();
    let mut rule = "|---|---|".to_owned();
    for (name, _) in COLUMNS {
        head += &format!(" {name} |");
        rule += "---|";
    }
    println!("{head}\n{rule}");
    let mut usual = None;
    for character in Character::ALL {
        let is_neutral = character == Character::Neutral;
        if !is_neutral && !args.only.is_empty() && !args.only.contains(&character) {
            continue;
        }
        let mut score = Sample::default();
        let mut measures = [Sample::default(); MEASURES];
        in_order(
            args.games.next_multiple_of(2),
            args.threads,
            || Ok(G::engine(HASH_MIB)),
            |engine, index| Ok(play(&mut **engine, args, character, index)),
            |_, (outcome, game)| {
                score.add(outcome);
                measures.iter_mut().zip(game).for_each(|(measure, value)| measure.add(value));
                Ok(ControlFlow::Continue(()))
            },
        )?;
        let usual = *usual.get_or_insert(measures);
        println!("{}", row(character, &score, &measures, (!is_neutral).then_some(&usual)));
    }
    Ok(())
});

/// A game of the character against the neutral one: its score, and the measures of the character's moves.
fn play<P: GamePosition>(
    engine: &mut dyn DynEngine<P>,
    args: &CharactersArgs,
    character: Character,
    index: u64,
) -> (f64, [f64; MEASURES]) {
    let own = if index.is_multiple_of(2) { Side::First } else { Side::Second };
    let mut seeds =
        SplitMix64::new(args.seed ^ index << 16 ^ (character as u64) << 8 ^ u64::from(args.level));
    engine.clear();
    let mut line = Line::new(P::startpos());
    let mut adjudicator = Adjudicator::new(AdjudicationRules::MATCH);
    let mut sums = [0; FEATURES];
    let mut moves = 0;
    let winner = loop {
        let side = line.current().side_to_move();
        if let Some((winner, _)) = adjudicator.result(line.result(), side, line.moves().len()) {
            break winner;
        }
        let skill = Some(Skill { level: args.level, seed: seeds.next_u64() });
        let character = if side == own { character } else { Character::Neutral };
        let limits = Limits { skill, character, ..Limits::nodes(args.top_nodes) };
        let answer = engine.search(&line, &limits, None, &mut Unwatched);
        let Some(best) = answer.best else { break None };
        if side == own {
            moves += 1;
            let style = features(line.current(), best, line.moves().len());
            sums.iter_mut().zip(style).for_each(|(sum, feature)| *sum += feature);
        }
        line.play(best);
        adjudicator.record(side, answer.lines.first().map(|line| i32::from(line.score.raw())));
    };
    let score = match Outcome::of(own, winner) {
        Outcome::Win => 1.,
        Outcome::Draw => 0.5,
        Outcome::Loss => 0.,
    };
    let mut measures = [0.; MEASURES];
    measures[PLIES] = line.moves().len() as f64;
    measures[TRADES] = f64::from(trades(&line));
    for (measure, sum) in measures[2..].iter_mut().zip(sums) {
        *measure = 100. * f64::from(sum) / f64::from(moves.max(1));
    }
    (score, measures)
}

/// Even captures of a piece that are answered on the same square.
fn trades<P: GamePosition>(line: &Line<P>) -> u32 {
    let pairs = line.positions().iter().zip(line.moves().windows(2));
    let is_trade = |(position, pair): &(&P, &[P::Move])| {
        is_even_trade(*position, pair[0]) && P::from_to(pair[0]).1 == P::from_to(pair[1]).1
    };
    pairs.filter(is_trade).count() as u32
}

/// A row of docs/results/levels.md. A difference from the `usual` games of more than 3.3 standard errors (p < 0.001) is bold.
fn row(
    character: Character,
    score: &Sample,
    measures: &[Sample; MEASURES],
    usual: Option<&[Sample; MEASURES]>,
) -> String {
    let mut row =
        format!("| {} | {:.1} ± {:.1} % |", character.name(), 100. * score.mean(), 100. * score.error());
    for (_, index) in COLUMNS {
        let measure = measures[index];
        let value = format!("{:.1}", measure.mean());
        let cell = match usual.map(|usual| measure.errors_from(usual[index])) {
            Some(errors) if errors.abs() > 3.3 => format!("**{value}** ({errors:+.1})"),
            Some(errors) => format!("{value} ({errors:+.1})"),
            None => value,
        };
        row += &format!(" {cell} |");
    }
    row
}
