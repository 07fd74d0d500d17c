//! Measures several changes of search parameters at once: in every pair of games each change goes to one of
//! two engines at random (a random balance design: Satterthwaite, "Random Balance Experimentation",
//! Technometrics 1(2), 1959). It assumes that effects add up; changes that depend on each other need a match.

use crate::args::ScreenArgs;
use crate::duel;
use crate::error::LabError;
use crate::knobs::Knob;
use crate::matches::Pentanomial;
use crate::openings;
use crate::parallel::in_order;
use chariot_game::{Board, Evaluate, Params, SplitMix64, Tactics};
use std::ops::ControlFlow;

/// Pairs of games between progress reports.
const REPORT_EVERY: u64 = 50;

// `lab screen`.
game_command!(ScreenArgs, |args, G| screen::<G::Position, _>(args, G::engine_evaluation));

#[derive(Clone, Copy)]
struct Change {
    knob: &'static Knob,
    value: i32,
}

fn screen<P, E>(args: &ScreenArgs, evaluation: impl Fn() -> E + Sync) -> Result<(), LabError>
where
    P: Tactics + Board + Sync,
    E: Evaluate<P>,
{
    let changes = changes(&args.change, &P::PARAMS)?;
    let starts = openings::positions::<P>(args.openings.as_deref(), args.game)?;
    let mut effects = vec![Pentanomial::default(); changes.len()];
    in_order(
        args.pairs,
        args.threads,
        || duel::engines(&evaluation),
        |engines, index| {
            let goes_to_first = assignment(changes.len(), args.seed, index);
            for (engine, is_first) in engines.iter_mut().zip([true, false]) {
                engine.set_params(changed(P::PARAMS, &changes, &goes_to_first, is_first));
            }
            let start = &starts[(args.seed.wrapping_add(index) % starts.len() as u64) as usize];
            Ok((goes_to_first, duel::pair(engines, start, args.nodes)))
        },
        |index, (goes_to_first, balance)| {
            record(&mut effects, &goes_to_first, balance);
            if (index + 1) % REPORT_EVERY == 0 || index + 1 == args.pairs {
                println!("{} pairs", index + 1);
                for (Change { knob, value }, effect) in changes.iter().zip(&effects) {
                    let (elo, error) = effect.elo();
                    println!("        {}={value}: {elo:+.1} ± {error:.1} Elo", knob.name);
                }
            }
            Ok(ControlFlow::Continue(()))
        },
    )
}

/// Reads changes, each as `NAME=VALUE`.
///
/// # Errors
/// [`LabError::Change`] for any other form, an unknown or disabled parameter, one that an earlier change names, a
/// value below its least, or the value it already has.
fn changes(texts: &[String], params: &Params) -> Result<Vec<Change>, LabError> {
    let mut changes: Vec<Change> = Vec::new();
    for text in texts {
        let change =
            change(text, params).filter(|new| changes.iter().all(|old| old.knob.name != new.knob.name));
        changes.push(change.ok_or_else(|| LabError::Change(text.clone()))?);
    }
    Ok(changes)
}

fn change(text: &str, params: &Params) -> Option<Change> {
    let (name, value) = text.split_once('=')?;
    let (knob, value) = (Knob::named(name)?, value.parse().ok()?);
    let is_change = (knob.get)(params)? != value && knob.allows(value);
    is_change.then_some(Change { knob, value })
}

/// Draws for each change whether the first engine of pair `index` gets it.
fn assignment(changes: usize, seed: u64, index: u64) -> Vec<bool> {
    let mut random = SplitMix64::numbered(seed, index);
    (0..changes).map(|_| random.below(2) == 0).collect()
}

/// Parameters of the first or the second engine, with its changes.
fn changed(mut params: Params, changes: &[Change], goes_to_first: &[bool], is_first: bool) -> Params {
    for (Change { knob, value }, &to_first) in changes.iter().zip(goes_to_first) {
        if to_first == is_first {
            (knob.set)(&mut params, *value);
        }
    }
    params
}

/// Adds a pair to the results of each change. `balance`: points of the first engine minus points of the second.
fn record(effects: &mut [Pentanomial], goes_to_first: &[bool], balance: i32) {
    for (effect, &to_first) in effects.iter_mut().zip(goes_to_first) {
        effect.add(if to_first { balance } else { -balance });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARAMS: Params = chariot_chess::Position::PARAMS;

    fn read(texts: &[&str]) -> Result<Vec<Change>, LabError> {
        let texts: Vec<String> = texts.iter().map(|&text| text.to_owned()).collect();
        changes(&texts, &PARAMS)
    }

    #[test]
    fn each_change_goes_to_one_engine() {
        let changes = read(&["lmr.base=900", "probcut.margin=300", "futility.base=20"]).expect("changes");
        let mut times_first = [0; 3];
        for index in 0..20 {
            let to_first = assignment(changes.len(), 5, index);
            let [first, second] =
                [true, false].map(|is_first| changed(PARAMS, &changes, &to_first, is_first));
            for (at, Change { knob, value }) in changes.iter().enumerate() {
                let [with, without] = if to_first[at] { [first, second] } else { [second, first] };
                assert_eq!((knob.get)(&with), Some(*value), "{}", knob.name);
                assert_eq!((knob.get)(&without), (knob.get)(&PARAMS), "{}", knob.name);
                times_first[at] += i32::from(to_first[at]);
            }
        }
        assert!(times_first.iter().all(|times| (1..20).contains(times)), "{times_first:?}");
    }

    #[test]
    fn effects_of_several_changes_come_apart() {
        // The first change gains a point a pair, the second loses one, the others do nothing.
        let mut effects = [Pentanomial::default(); 4];
        for index in 0..4_000 {
            let to_first = assignment(4, 9, index);
            let of_first = |at: usize| if to_first[at] { 1 } else { -1 };
            record(&mut effects, &to_first, of_first(0) - of_first(1));
        }
        // A point a pair is three quarters of the points.
        let truth = [190.85, -190.85, 0.0, 0.0];
        let elo = effects.map(|effect| effect.elo());
        assert!(
            elo.iter().zip(truth).all(|((elo, error), truth)| (elo - truth).abs() < 2.0 * error),
            "{elo:?}"
        );
    }

    #[test]
    fn unusable_changes_are_refused() {
        let current = format!("lmr.base={}", PARAMS.lmr.base);
        let texts = [
            "",
            "lmr.base",
            "lmr.base=",
            "lmr.bass=5",
            "lmr.base=many",
            &current,
            "null_move.eval_divisor=0",
        ];
        for text in texts {
            assert!(matches!(read(&[text]), Err(LabError::Change(refused)) if refused == text), "{text}");
        }
        let twice = read(&["lmr.base=900", "lmr.base=1200"]);
        assert!(matches!(twice, Err(LabError::Change(refused)) if refused == "lmr.base=1200"));
    }
}
