//! Tunes the numbers of the search by games ("simultaneous perturbation stochastic approximation", Spall 1992): all
//! numbers are shifted at once, each up or down at random; the engine with these shifts plays the one with the opposite
//! ones from one opening with both colours; and every number moves a little to the side that did better. What counts in
//! the end is the mean of the second half of the way, where chance evens out (Polyak and Juditsky 1992).

mod knobs;

use crate::adjudication::{AdjudicationRules, Adjudicator};
use crate::args::SpsaArgs;
use crate::error::LabError;
use crate::openings;
use crate::parallel::in_order;
use game::{Board, Error, Evaluate, Line, Outcome, Params, Side, SplitMix64, Tactics};
use games::{GameVisitor, PlayableGame};
use knobs::{KNOBS, Knob};
use search::{Engine, Limits, Unwatched};
use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// MiB of hash table of each engine.
const HASH_MIB: usize = 8;
/// Pairs of games between two reports.
const REPORT_EVERY: u64 = 100;
/// The shifts shrink with this power of the number of the pair, the gain with the other (Spall 1998).
const SHIFT_POWER: f64 = 0.101;
const GAIN_POWER: f64 = 0.602;
/// The gain is damped for this share of all pairs.
const DAMPED: f64 = 0.1;

/// `lab spsa`.
pub(crate) fn run(args: &SpsaArgs) -> Result<(), LabError> {
    args.game.visit(args)
}

impl GameVisitor for &SpsaArgs {
    type Output = Result<(), LabError>;

    fn visit<G: PlayableGame>(self) -> Self::Output {
        tune::<G::Position, _>(self, || G::EVALUATION)
    }
}

/// The numbers where they are, in steps of their knobs.
struct Point {
    /// Those of the techniques that the game uses.
    knobs: Vec<&'static Knob>,
    values: Vec<f64>,
    /// Sum of all values so far that count in the end, and of how many.
    sums: Vec<f64>,
    counted: u64,
    begun: u64,
}

/// One pair of games.
struct Trial {
    number: u64,
    knobs: Vec<&'static Knob>,
    /// The numbers when it began.
    centre: Vec<f64>,
    /// What one engine has more and the other less of each, in steps.
    shifts: Vec<f64>,
}

fn tune<P, E>(args: &SpsaArgs, evaluation: impl Fn() -> E + Sync) -> Result<(), LabError>
where
    P: Tactics + Board + Sync,
    E: Evaluate<P>,
{
    let openings = openings::load(args.openings.as_deref(), args.game)?;
    let starts: Vec<P> =
        openings.iter().map(|fen| fen.parse::<P>().map_err(Error::from)).collect::<Result<_, Error>>()?;
    let point = Mutex::new(Point::new(&P::PARAMS));
    let mut balance = 0;
    in_order(
        args.pairs,
        args.threads,
        || Ok([(); 2].map(|()| Engine::<P, E>::new(evaluation(), HASH_MIB))),
        |engines, index| {
            let trial = begin(&point, args);
            for (engine, sign) in engines.iter_mut().zip([1.0, -1.0]) {
                engine.set_params(shifted(P::PARAMS, &trial, sign));
            }
            let start = &starts[(args.seed.wrapping_add(index) % starts.len() as u64) as usize];
            let result = Side::BOTH.map(|first| play(engines, start, first, args.nodes)).iter().sum();
            learn(&point, args, &trial, result);
            Ok(result)
        },
        |index, result: i32| {
            balance += result;
            if (index + 1) % REPORT_EVERY == 0 || index + 1 == args.pairs {
                println!("{} pairs, {balance:+} points for those shifted one way", index + 1);
                let point = locked(&point);
                for (knob, value) in point.knobs.iter().zip(point.result()) {
                    println!("        {}: {},", knob.name, knob.near(value));
                }
            }
            Ok(ControlFlow::Continue(()))
        },
    )
}

impl Point {
    fn new(params: &Params) -> Point {
        let numbers = KNOBS.iter().filter_map(|knob| Some((knob, (knob.get)(params)?)));
        let (knobs, values): (Vec<_>, Vec<_>) =
            numbers.map(|(knob, number)| (knob, f64::from(number) / f64::from(knob.step))).unzip();
        Point { sums: vec![0.0; values.len()], knobs, values, counted: 0, begun: 0 }
    }

    /// The mean of what counts, or where the numbers are as long as nothing does.
    fn result(&self) -> Vec<f64> {
        match self.counted {
            0 => self.values.clone(),
            counted => self.sums.iter().map(|sum| sum / counted as f64).collect(),
        }
    }
}

fn locked(point: &Mutex<Point>) -> MutexGuard<'_, Point> {
    point.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Draws the shifts of the next pair.
fn begin(point: &Mutex<Point>, args: &SpsaArgs) -> Trial {
    let mut point = locked(point);
    let number = point.begun;
    point.begun += 1;
    let mut random = SplitMix64::new(args.seed.wrapping_add(number.wrapping_mul(0x2545_F491_4F6C_DD1D)));
    let size = (args.pairs as f64 / (number + 1) as f64).powf(SHIFT_POWER);
    let shifts = point.values.iter().map(|_| if random.below(2) == 0 { size } else { -size }).collect();
    Trial { number, knobs: point.knobs.clone(), centre: point.values.clone(), shifts }
}

/// The numbers of one of the two engines of a trial.
fn shifted(mut params: Params, trial: &Trial, sign: f64) -> Params {
    for ((knob, centre), shift) in trial.knobs.iter().zip(&trial.centre).zip(&trial.shifts) {
        (knob.set)(&mut params, knob.near(centre + sign * shift));
    }
    params
}

/// Moves the numbers by the result of a trial: the points of the engine with the shifts added, less the other's.
fn learn(point: &Mutex<Point>, args: &SpsaArgs, trial: &Trial, result: i32) {
    let pairs = args.pairs as f64;
    let damping = DAMPED * pairs;
    let gain = args.gain * ((damping + pairs) / (damping + trial.number as f64 + 1.0)).powf(GAIN_POWER);
    let mut point = locked(point);
    let Point { knobs, values, sums, counted, .. } = &mut *point;
    for ((knob, value), shift) in knobs.iter().zip(&mut *values).zip(&trial.shifts) {
        *value = knob.bounded(*value + gain * f64::from(result) / shift);
    }
    if trial.number >= args.pairs / 2 {
        *counted += 1;
        sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += *value);
    }
}

/// Plays a game, the first engine with the side `first`: its points less the other's, -1, 0 or 1.
fn play<P, E>(engines: &mut [Engine<P, E>; 2], start: &P, first: Side, nodes: u64) -> i32
where
    P: Tactics + Board,
    E: Evaluate<P>,
{
    for engine in &mut *engines {
        engine.clear();
    }
    let mut line = Line::new(start.clone());
    let mut adjudicator = Adjudicator::new(AdjudicationRules::MATCH);
    let winner = loop {
        let side = line.current().side_to_move();
        if let Some((winner, _)) = adjudicator.result(line.result(), side, line.moves().len()) {
            break winner;
        }
        let engine = &mut engines[usize::from(side != first)];
        let answer = engine.search(&line, &Limits::nodes(nodes), None, &mut Unwatched);
        let Some(best) = answer.best else { break None };
        adjudicator.record(side, answer.lines.first().map(|line| i32::from(line.score.raw())));
        line.play(best);
    };
    match Outcome::of(first, winner) {
        Outcome::Win => 1,
        Outcome::Draw => 0,
        Outcome::Loss => -1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::GameId;

    fn args(pairs: u64) -> SpsaArgs {
        SpsaArgs { game: GameId::Chess, pairs, nodes: 100, gain: 0.02, openings: None, seed: 3, threads: 1 }
    }

    #[test]
    fn numbers_go_where_games_are_won() {
        // A game that the engine wins whose first number is nearer to ten steps more than it was.
        let args = args(2_000);
        let point = Mutex::new(Point::new(&Params::BASE));
        let goal = locked(&point).values[0] + 10.0;
        for _ in 0..args.pairs {
            let trial = begin(&point, &args);
            let miss = |sign: f64| (trial.centre[0] + sign * trial.shifts[0] - goal).abs();
            learn(&point, &args, &trial, if miss(1.0) < miss(-1.0) { 1 } else { -1 });
        }
        let result = locked(&point).result();
        assert!((result[0] - goal).abs() < 1.0, "{} of {goal}", result[0]);
        // The others take a random walk.
        let start = Point::new(&Params::BASE).values;
        let strayed = result.iter().zip(&start).skip(1).map(|(now, then)| (now - then).abs());
        assert!(strayed.fold(0.0, f64::max) < 8.0);
    }

    #[test]
    fn the_engines_of_a_trial_differ_in_every_number() {
        let params = chess::Position::PARAMS;
        let trial = begin(&Mutex::new(Point::new(&params)), &args(100));
        let [more, less] = [1.0, -1.0].map(|sign| shifted(params, &trial, sign));
        assert!(KNOBS.iter().all(|knob| (knob.get)(&more) != (knob.get)(&less)));
    }
}
