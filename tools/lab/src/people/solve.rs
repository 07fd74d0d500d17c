use super::puzzle::{self, RatedPuzzle};
use crate::args::SolveArgs;
use chariot_game::Line;
use chariot_search::{DynEngine, Limits, Skill, Unwatched};
use games::GamePosition;
use std::f64::consts::LN_10;

const HASH_MIB: usize = 1;
/// Width of a class of puzzles, in rating points.
const CLASS: f64 = 200.;

// `lab solve`.
game_command!(SolveArgs, |args, G| {
    let mut engine = G::engine(HASH_MIB);
    let (puzzles, refused) = puzzle::read::<G::Position>(&args.puzzles, 0, args.count, &mut *engine)?;
    println!("{} puzzles, {refused} refused", puzzles.len());
    for &level in &args.levels {
        let results: Vec<(f64, bool)> = (0..)
            .zip(&puzzles)
            .map(|(index, puzzle)| {
                (puzzle.rating, solves(&mut *engine, puzzle, level, args.seed ^ (index << 8)))
            })
            .collect();
        println!("{}", row(level, &results));
    }
    Ok(())
});

/// Most nodes for a move; every level but full strength stops earlier by itself.
const NODES: u64 = 100_000;

/// Whether a level finds every move of the solver. Another mate counts too.
fn solves<P: GamePosition>(
    engine: &mut dyn DynEngine<P>,
    puzzle: &RatedPuzzle<P>,
    level: u8,
    seed: u64,
) -> bool {
    let mut line = Line::new(puzzle.start.clone());
    for (ply, &m) in (0..).zip(&puzzle.moves) {
        // Even plies are the opponent's.
        if ply % 2 == 1 {
            let limits = Limits { skill: Some(Skill { level, seed: seed ^ ply }), ..Limits::nodes(NODES) };
            let Some(best) = engine.search(&line, &limits, None, &mut Unwatched).best else { return false };
            if best != m {
                let mut after = line.current().clone();
                after.play(best);
                return after.is_check() && after.legal_move_count() == 0;
            }
        }
        line.play(m);
    }
    true
}

/// A row of docs/results/levels.md: the level's performance, where it solves half, how steeply that falls, and its share
/// by class.
fn row(level: u8, results: &[(f64, bool)]) -> String {
    let (rating, error) = performance(results);
    let (half, scale) = logistic(results);
    let classes = (3..13).map(|class| {
        let of_class = results.iter().filter(|(rating, _)| (rating / CLASS) as i32 == class);
        let (all, solved) =
            of_class.fold((0, 0), |(all, solved), &(_, is)| (all + 1, solved + i32::from(is)));
        if all < 10 {
            "–".to_owned()
        } else {
            format!("{:.0} %", 100. * f64::from(solved) / f64::from(all))
        }
    });
    let classes: Vec<String> = classes.collect();
    let classes = classes.join(" | ");
    format!("| level {level} | {rating:.0} ± {:.0} | {half:.0} | {scale:.0} | {classes} |", 2. * error)
}

/// Rating of the people who would solve as many of the puzzles, and its standard error.
fn performance(results: &[(f64, bool)]) -> (f64, f64) {
    let solved = results.iter().filter(|(_, is_solved)| *is_solved).count() as f64;
    let shares = |rating: f64| results.iter().map(move |(puzzle, _)| people(rating - puzzle));
    let (mut low, mut high) = (-2_000., 6_000.);
    for _ in 0..40 {
        let rating = f64::midpoint(low, high);
        if shares(rating).sum::<f64>() < solved { low = rating } else { high = rating }
    }
    let variance: f64 = shares(low).map(|share| share * (1. - share)).sum();
    (low, 400. / LN_10 / variance.sqrt())
}

/// Share of puzzles that people solve who have a higher rating by `difference`.
fn people(difference: f64) -> f64 {
    1. / (1. + 10f64.powf(-difference / 400.))
}

/// The rating that is solved half the time, and the difference in rating that makes odds ten times worse, by maximum
/// likelihood. People's difference is 400 by definition.
fn logistic(results: &[(f64, bool)]) -> (f64, f64) {
    // Newton's method on odds = exp(a + b x), with x in thousands around 1400.
    let (mut a, mut b) = (0., -1.);
    for _ in 0..50 {
        let (mut ga, mut gb, mut haa, mut hab, mut hbb) = (0., 0., 1e-6, 0., 1e-6);
        for &(rating, is_solved) in results {
            let x = (rating - 1_400.) / 1_000.;
            let p = 1. / (1. + f64::exp(-(a + b * x)));
            let error = f64::from(u8::from(is_solved)) - p;
            let weight = p * (1. - p);
            ga += error;
            gb += error * x;
            haa += weight;
            hab += weight * x;
            hbb += weight * x * x;
        }
        let determinant = haa * hbb - hab * hab;
        a += (hbb * ga - hab * gb) / determinant;
        b += (haa * gb - hab * ga) / determinant;
    }
    (1_400. - 1_000. * a / b, -1_000. * LN_10 / b)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fit_finds_the_curve_that_made_the_results() {
        // 100 results for each rating, as a player of 1500 with people's scale would have them.
        let results: Vec<(f64, bool)> = (6..26)
            .flat_map(|class| {
                let rating = f64::from(class) * 100.;
                let share = people(1_500. - rating);
                (0..100).map(move |n| (rating, f64::from(n) < (100. * share).round()))
            })
            .collect();
        let (rating, scale) = logistic(&results);
        assert!((rating - 1_500.).abs() < 5. && (scale - 400.).abs() < 10., "{rating} {scale}");
        let (rating, error) = performance(&results);
        assert!((rating - 1_500.).abs() < 5. && (5. ..15.).contains(&error), "{rating} {error}");
    }
}
