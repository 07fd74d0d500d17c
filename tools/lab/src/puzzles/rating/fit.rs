use super::features::{FEATURES, features};
use super::least_squares::LeastSquares;
use super::{RANGE, RatingModel};
use crate::args::FitRatingsArgs;
use crate::files;
use crate::parallel::in_order;
use crate::people::puzzle;
use crate::puzzles::HASH_MIB;
use chariot_search::Engine;
use games::PlayableGame;
use std::fmt::Write;
use std::ops::ControlFlow;

/// Memory of the searches for the last moves. They are many and short, and each clears it first.
const READING_HASH_MIB: usize = 1;
/// One puzzle in this many is held out.
const HELD_OUT: usize = 5;

// `lab fit-ratings`.
game_command!(FitRatingsArgs, |args, G| {
    let mut engine = G::engine(READING_HASH_MIB);
    let (tried, refused) = puzzle::read(&args.puzzles, args.attempts, args.count, &mut *engine)?;
    let mut rows: Vec<(Vec<f64>, f64)> = Vec::new();
    in_order(
        tried.len() as u64,
        args.threads,
        || Ok(Engine::<<G as PlayableGame>::Position, _>::new(G::engine_evaluation(), HASH_MIB)?),
        |engine, index| {
            let puzzle = &tried[index as usize];
            let Some((position, line)) = puzzle.solution() else { return Ok(None) };
            Ok(features(engine, &position, line).map(|features| (features, puzzle.rating)))
        },
        |_, row| {
            rows.extend(row);
            Ok(ControlFlow::Continue(()))
        },
    )?;
    let (held_out, learnt): (Vec<_>, Vec<_>) =
        rows.iter().enumerate().partition(|(index, _)| index % HELD_OUT == 0);
    let mut sums = LeastSquares::new(FEATURES.len());
    for (_, (features, rating)) in &learnt {
        sums.add(features, *rating);
    }
    let model = RatingModel { weights: sums.solve() };
    let mean = learnt.iter().map(|(_, (_, rating))| rating).sum::<f64>() / learnt.len().max(1) as f64;
    println!("{} puzzles, {refused} refused", rows.len());
    let errors = |guess: &dyn Fn(&[f64]) -> f64| -> Vec<f64> {
        held_out.iter().map(|(_, (features, rating))| guess(features) - rating).collect()
    };
    let fitted = |features: &[f64]| model.rating(features).clamp(*RANGE.start(), *RANGE.end());
    report("the mean alone", &errors(&|_| mean));
    report("the fit", &errors(&fitted));
    for band in (800..2_200).step_by(200) {
        let within = |&&(_, (features, _)): &&(usize, &(Vec<f64>, f64))| {
            let guess = fitted(features);
            (f64::from(band)..f64::from(band + 200)).contains(&guess)
        };
        let ratings: Vec<f64> = held_out.iter().filter(within).map(|(_, (_, rating))| *rating).collect();
        let mean = ratings.iter().sum::<f64>() / ratings.len().max(1) as f64;
        println!("rated {band} to {}: {} puzzles, people's mean {mean:.0}", band + 199, ratings.len());
    }
    let mut table = String::new();
    for (name, weight) in FEATURES.iter().zip(&model.weights) {
        writeln!(table, "{name}\t{weight:.2}").expect("memory");
    }
    files::write(&args.out, &table)
});

fn report(what: &str, errors: &[f64]) {
    let count = errors.len().max(1) as f64;
    let square = (errors.iter().map(|error| error * error).sum::<f64>() / count).sqrt();
    let mean = errors.iter().map(|error| error.abs()).sum::<f64>() / count;
    println!("{what}, {} held out: root mean square {square:.0}, mean {mean:.0}", errors.len());
}
