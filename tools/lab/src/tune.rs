//! Tuning by Peter Österlund's "Texel" method: finds the weights whose evaluation, through a sigmoid, best
//! predicts the results of games. Uses gradient descent, since the evaluation is linear in the weights.

use crate::args::TuneArgs;
use crate::error::LabError;
use crate::files;
use crate::selfplay::sample::Sample;
use chariot_eval::{TaperedScore, Tunable};
use chariot_game::{Error, Rules, SplitMix64};

mod training_set;
use training_set::TrainingSet;

mod model;
use model::{EvaluationModel, fit_sigmoid};

mod adam;
use adam::Adam;

mod source;
use source::source;

/// One sample in `HELD_OUT` is held out, to measure the loss.
const HELD_OUT: usize = 20;

// `lab tune`.
game_command!(TuneArgs, |args, G| tune::<G::Position, _>(args, &G::EVALUATION));

fn tune<P: Rules, E: Tunable<P>>(args: &TuneArgs, evaluation: &E) -> Result<(), LabError> {
    let samples = read(args)?;
    let sigmoid = fit_sigmoid(&samples);
    let mut set = TrainingSet::default();
    let mut held_out = TrainingSet::default();
    for (index, sample) in samples.iter().enumerate() {
        let position: P = sample.fen.parse().map_err(Error::from)?;
        let target = args.score_share * sigmoid.at(f64::from(sample.score))
            + (1.0 - args.score_share) * f64::from(sample.half_points) / 2.0;
        let set = if index % HELD_OUT == 0 { &mut held_out } else { &mut set };
        set.push(&evaluation.trace(&position), target);
    }
    eprintln!("{} positions; {sigmoid}", samples.len());
    let mut model = EvaluationModel::new(evaluation.weights(), E::GROUPS, sigmoid);
    let before = model.loss(&held_out);
    descend(&mut model, &set, &held_out, args);
    let after = model.loss(&held_out);
    let summary =
        format!("{} positions, {sigmoid}, loss {before:.6} before, {after:.6} after", samples.len());
    eprintln!("{summary}");
    let weights: Vec<TaperedScore> = model.rounded();
    let text = source(&weights, E::GROUPS, &command(args), &summary);
    files::write(&args.out, &text)
}

/// Minibatch gradient descent in random order, with a learning rate that falls to a tenth.
fn descend(model: &mut EvaluationModel, set: &TrainingSet, held_out: &TrainingSet, args: &TuneArgs) {
    let mut random = SplitMix64::new(args.seed);
    let mut adam = Adam::new(model.len());
    let mut order: Vec<usize> = (0..set.len()).collect();
    for epoch in 0..args.epochs {
        random.shuffle(&mut order);
        let rate = args.rate * 0.1_f64.powf(f64::from(epoch) / f64::from(args.epochs.max(2) - 1));
        for batch in order.chunks(args.batch.max(1)) {
            let gradient = model.gradient(batch.iter().map(|&index| set.entry(index)));
            adam.step(model.weights_mut(), &gradient, rate);
        }
        if (epoch + 1) % 5 == 0 {
            eprintln!("epoch {}: loss {:.6} held out", epoch + 1, model.loss(held_out));
        }
    }
}

fn read(args: &TuneArgs) -> Result<Vec<Sample>, LabError> {
    let mut samples = Vec::new();
    for path in &args.data {
        for line in files::lines(path)? {
            samples.push(line?.parse()?);
        }
    }
    if samples.len() < HELD_OUT {
        return Err(LabError::TooFewPositions(samples.len()));
    }
    Ok(samples)
}

/// The command line, without file names.
fn command(args: &TuneArgs) -> String {
    format!(
        "lab tune {} --epochs {} --batch {} --rate {} --score-share {} --seed {}",
        args.game, args.epochs, args.batch, args.rate, args.score_share, args.seed
    )
}
