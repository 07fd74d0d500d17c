//! Tunes search parameters by games: simultaneous perturbation stochastic approximation (SPSA; Spall, IEEE
//! Transactions on Automatic Control 37(3), 1992). All parameters are perturbed at once, each up or down at
//! random. The engine with this perturbation plays a pair of games against one with the opposite
//! perturbation, and every parameter moves a little towards the better engine. The result is the mean of the
//! second half of the run (Polyak and Juditsky, "Acceleration of Stochastic Approximation by Averaging",
//! 1992).

use crate::args::SpsaArgs;
use crate::duel;
use crate::error::LabError;
use crate::knobs::{KNOBS, Knob};
use crate::openings;
use crate::parallel::in_order;
use chariot_game::{Board, Evaluate, Params, SplitMix64, Tactics};
use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Pairs of games between progress reports.
const REPORT_EVERY: u64 = 100;
/// Exponents with which perturbation (gamma) and gain (alpha) shrink by pair number (Spall 1998).
const GAMMA: f64 = 0.101;
const ALPHA: f64 = 0.602;
/// Stability constant (A) of the gain, as a share of all pairs.
const STABILITY: f64 = 0.1;

// `lab spsa`.
game_command!(SpsaArgs, |args, G| tune::<G::Position, _>(args, G::engine_evaluation));

/// The parameters during a run, in units of their knobs' steps.
struct Iterate {
    /// Knobs of the techniques that the game uses.
    knobs: Vec<&'static Knob>,
    values: Vec<f64>,
    /// Sums of the values after each pair of the second half.
    sums: Vec<f64>,
    summed_pairs: u64,
    pairs: u64,
}

struct Trial {
    /// Number of the pair, from 0.
    number: u64,
    knobs: Vec<&'static Knob>,
    /// Parameters at the start of the pair, in steps.
    centre: Vec<f64>,
    /// Added to one engine's parameters and subtracted from the other's, in steps.
    perturbation: Vec<f64>,
}

fn tune<P, E>(args: &SpsaArgs, evaluation: impl Fn() -> E + Sync) -> Result<(), LabError>
where
    P: Tactics + Board + Sync,
    E: Evaluate<P>,
{
    let starts = openings::positions(args.openings.as_deref(), args.game)?;
    let iterate = Mutex::new(Iterate::new(&P::PARAMS));
    let mut balance = 0;
    in_order(
        args.pairs,
        args.threads,
        || duel::engines(&evaluation),
        |engines, index| {
            let trial = next_trial(&iterate, args);
            for (engine, sign) in engines.iter_mut().zip([1.0, -1.0]) {
                engine.set_params(perturbed(P::PARAMS, &trial, sign));
            }
            let start = &starts[(args.seed.wrapping_add(index) % starts.len() as u64) as usize];
            let result = duel::pair(engines, start, args.nodes);
            update(&iterate, args, &trial, result);
            Ok(result)
        },
        |index, result: i32| {
            balance += result;
            if (index + 1) % REPORT_EVERY == 0 || index + 1 == args.pairs {
                println!("{} pairs, {balance:+} points for the perturbation", index + 1);
                let iterate = locked(&iterate);
                for (knob, value) in iterate.knobs.iter().zip(iterate.result()) {
                    println!("        {}: {},", knob.name, knob.near(value));
                }
            }
            Ok(ControlFlow::Continue(()))
        },
    )
}

impl Iterate {
    fn new(params: &Params) -> Iterate {
        let numbers = KNOBS.iter().filter_map(|knob| Some((knob, (knob.get)(params)?)));
        let (knobs, values): (Vec<_>, Vec<_>) =
            numbers.map(|(knob, number)| (knob, f64::from(number) / f64::from(knob.step))).unzip();
        Iterate { sums: vec![0.0; values.len()], knobs, values, summed_pairs: 0, pairs: 0 }
    }

    /// Mean of the second half so far; during the first half, the current parameters.
    fn result(&self) -> Vec<f64> {
        match self.summed_pairs {
            0 => self.values.clone(),
            pairs => self.sums.iter().map(|sum| sum / pairs as f64).collect(),
        }
    }
}

fn locked(iterate: &Mutex<Iterate>) -> MutexGuard<'_, Iterate> {
    iterate.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Draws the perturbation of the next pair.
fn next_trial(iterate: &Mutex<Iterate>, args: &SpsaArgs) -> Trial {
    let mut iterate = locked(iterate);
    let number = iterate.pairs;
    iterate.pairs += 1;
    let mut random = SplitMix64::numbered(args.seed, number);
    let size = (args.pairs as f64 / (number + 1) as f64).powf(GAMMA);
    let perturbation =
        iterate.values.iter().map(|_| if random.below(2) == 0 { size } else { -size }).collect();
    Trial { number, knobs: iterate.knobs.clone(), centre: iterate.values.clone(), perturbation }
}

/// Parameters of one engine of a trial: `sign` is 1 or -1.
fn perturbed(mut params: Params, trial: &Trial, sign: f64) -> Params {
    for ((knob, centre), delta) in trial.knobs.iter().zip(&trial.centre).zip(&trial.perturbation) {
        (knob.set)(&mut params, knob.near(centre + sign * delta));
    }
    params
}

/// Moves the parameters by the result of a trial: points of the engine with the added perturbation minus the
/// other's.
fn update(iterate: &Mutex<Iterate>, args: &SpsaArgs, trial: &Trial, result: i32) {
    let pairs = args.pairs as f64;
    let damping = STABILITY * pairs;
    let gain = args.gain * ((damping + pairs) / (damping + trial.number as f64 + 1.0)).powf(ALPHA);
    let mut iterate = locked(iterate);
    let Iterate { knobs, values, sums, summed_pairs, .. } = &mut *iterate;
    for ((knob, value), delta) in knobs.iter().zip(&mut *values).zip(&trial.perturbation) {
        *value = knob.bounded(*value + gain * f64::from(result) / delta);
    }
    if trial.number >= args.pairs / 2 {
        *summed_pairs += 1;
        sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += *value);
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
    fn parameters_go_where_games_are_won() {
        // The engine whose first parameter is closer to ten steps above the start wins.
        let args = args(2_000);
        let iterate = Mutex::new(Iterate::new(&Params::BASE));
        let goal = locked(&iterate).values[0] + 10.0;
        for _ in 0..args.pairs {
            let trial = next_trial(&iterate, &args);
            let miss = |sign: f64| (trial.centre[0] + sign * trial.perturbation[0] - goal).abs();
            update(&iterate, &args, &trial, if miss(1.0) < miss(-1.0) { 1 } else { -1 });
        }
        let result = locked(&iterate).result();
        assert!((result[0] - goal).abs() < 1.0, "{} of {goal}", result[0]);
        // The other parameters walk randomly.
        let start = Iterate::new(&Params::BASE).values;
        let strayed = result.iter().zip(&start).skip(1).map(|(now, then)| (now - then).abs());
        assert!(strayed.fold(0.0, f64::max) < 8.0);
    }

    #[test]
    fn the_engines_of_a_trial_differ_in_every_parameter() {
        let params = chariot_chess::Position::PARAMS;
        let trial = next_trial(&Mutex::new(Iterate::new(&params)), &args(100));
        let [more, less] = [1.0, -1.0].map(|sign| perturbed(params, &trial, sign));
        assert!(KNOBS.iter().all(|knob| (knob.get)(&more) != (knob.get)(&less)));
    }
}
