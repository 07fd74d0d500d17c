//! `driver TARGET|all [SECONDS] [SEED]`: runs a target on random changes of its seed inputs; the same seed
//! gives the same inputs. Needs no nightly compiler and no libFuzzer, and finds less than they do.

use chariot_game::SplitMix64;
use fuzz::targets::{ALL, Target};
use std::panic::catch_unwind;
use std::process::ExitCode;
use std::time::{Duration, Instant};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let wanted = arguments.next().unwrap_or_default();
    let seconds = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(60);
    let seed = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(1);
    let targets: Vec<&Target> = ALL.iter().filter(|(name, ..)| wanted == "all" || wanted == *name).collect();
    if targets.is_empty() {
        let names: Vec<&str> = ALL.iter().map(|(name, ..)| *name).collect();
        eprintln!("driver TARGET|all [SECONDS] [SEED]; targets: {}", names.join(", "));
        return ExitCode::from(2);
    }
    for target in targets {
        if let Err(input) = run(target, Duration::from_secs(seconds), seed) {
            println!("{}: a promise is broken by {:?}", target.0, input.escape_ascii().to_string());
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Returns the input that broke a guarantee.
fn run((name, target, seeds): &Target, time: Duration, seed: u64) -> Result<(), Vec<u8>> {
    let seeds = seeds();
    let mut random = SplitMix64::new(seed);
    let start = Instant::now();
    let mut executions = 0u64;
    while start.elapsed() < time {
        for _ in 0..64 {
            let mut input = seeds[random.below(seeds.len())].clone();
            for _ in 0..random.below(6) {
                change(&mut input, &seeds, &mut random);
            }
            catch_unwind(|| target(&input)).map_err(|_| input)?;
            executions += 1;
        }
    }
    println!("{name}: {executions} inputs in {:.0} s, no finding", start.elapsed().as_secs_f64());
    Ok(())
}

/// Changes a bit, a byte, or a run of bytes.
fn change(input: &mut Vec<u8>, seeds: &[Vec<u8>], random: &mut SplitMix64) {
    const ODD: &[u8] = b"\0\x01\x7f\x80\xff\n /-.+=#0189awbKkqx\xe9";
    let at = random.below(input.len() + 1);
    let end = (at + 1 + random.below(8)).min(input.len());
    match random.below(8) {
        0 if at < input.len() => input[at] ^= 1 << random.below(8),
        1 if at < input.len() => input[at] = ODD[random.below(ODD.len())],
        2 if at < input.len() => input[at] = random.below(256) as u8,
        3 => input.insert(at, ODD[random.below(ODD.len())]),
        4 => drop(input.drain(at..end)),
        5 => {
            let copied = input[at..end].to_vec();
            let to = random.below(input.len() + 1);
            input.splice(to..to, copied);
        }
        6 => {
            let other = &seeds[random.below(seeds.len())];
            let from = random.below(other.len() + 1);
            input.truncate(at);
            input.extend(&other[from..]);
        }
        _ => (0..input.len().min(40)).for_each(|i| {
            if random.below(4) == 0 {
                input[i] = random.below(256) as u8;
            }
        }),
    }
}
