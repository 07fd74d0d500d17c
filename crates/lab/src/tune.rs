//! Tuning after Peter Österlund's "Texel" method: the weights that predict best, through a logistic curve, how
//! games ended. By gradient descent, since terms are linear in the weights.

use crate::args::TuneArgs;
use crate::openings::file_fault;
use crate::sample::Sample;
use game::{Error, Rules, Side, SplitMix64, TaperedScore, Tunable};
use session::GameId;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};

mod set;
use set::{Point, Set};

mod model;
use model::{Model, fit_curve};

mod adam;
use adam::Adam;

mod source;
use source::source;

/// Every so many samples one is kept out of the tuning, to see whether what is learned holds elsewhere.
const HELD_OUT: usize = 20;

/// `lab tune`.
pub(crate) fn run(args: &TuneArgs) -> Result<(), Error> {
    match args.game {
        GameId::Chess => tune::<chess::Position, _>(args, &chess::Evaluation),
        GameId::Xiangqi => tune::<xiangqi::Position, _>(args, &xiangqi::Evaluation),
    }
}

fn tune<P: Rules<Err: Into<Error>>, E: Tunable<P>>(args: &TuneArgs, evaluation: &E) -> Result<(), Error> {
    let samples = read(args)?;
    let curve = fit_curve(&samples);
    let mut set = Set::default();
    let mut held_out = Set::default();
    for (index, sample) in samples.iter().enumerate() {
        let position: P = sample.fen.parse().map_err(Into::into)?;
        let target = args.score_share * curve.chance(f64::from(sample.score))
            + (1.0 - args.score_share) * f64::from(sample.half_points) / 2.0;
        let set = if index % HELD_OUT == 0 { &mut held_out } else { &mut set };
        set.push(&evaluation.trace(&position), target);
    }
    eprintln!("{} positions; {curve}", samples.len());
    let mut model = Model::new(evaluation.weights(), E::GROUPS, curve);
    let before = model.loss(&held_out);
    descend(&mut model, &set, &held_out, args);
    let after = model.loss(&held_out);
    let summary = format!("{} positions, {curve}, loss {before:.6} before, {after:.6} after", samples.len());
    eprintln!("{summary}");
    let weights: Vec<TaperedScore> = model.rounded();
    let text = source(&weights, E::GROUPS, &command(args), &summary);
    fs::write(&args.out, text).map_err(|error| file_fault(&args.out, &error))
}

/// Minibatches in random order, with a learning rate that falls to a tenth.
fn descend(model: &mut Model, set: &Set, held_out: &Set, args: &TuneArgs) {
    let mut random = SplitMix64::new(args.seed);
    let mut adam = Adam::new(model.len());
    let mut order: Vec<usize> = (0..set.len()).collect();
    for epoch in 0..args.epochs {
        for last in (1..order.len()).rev() {
            order.swap(last, random.below(last + 1));
        }
        let rate = args.rate * 0.1_f64.powf(f64::from(epoch) / f64::from(args.epochs.max(2) - 1));
        for batch in order.chunks(args.batch.max(1)) {
            let gradient = model.gradient(batch.iter().map(|&index| set.point(index)));
            adam.step(model.weights_mut(), &gradient, rate);
        }
        if (epoch + 1) % 5 == 0 {
            eprintln!("epoch {}: loss {:.6} held out", epoch + 1, model.loss(held_out));
        }
    }
}

fn read(args: &TuneArgs) -> Result<Vec<Sample>, Error> {
    let mut samples = Vec::new();
    for path in &args.data {
        let file = File::open(path).map_err(|error| file_fault(path, &error))?;
        for line in BufReader::new(file).lines() {
            samples.push(line.map_err(|error| file_fault(path, &error))?.parse()?);
        }
    }
    if samples.len() < HELD_OUT {
        return Err(Error::new("DATA", format!("{} positions are not enough", samples.len())));
    }
    Ok(samples)
}

/// What to type to tune like this, without the names of the files.
fn command(args: &TuneArgs) -> String {
    format!(
        "lab tune {} --epochs {} --batch {} --rate {} --score-share {} --seed {}",
        args.game, args.epochs, args.batch, args.rate, args.score_share, args.seed
    )
}
