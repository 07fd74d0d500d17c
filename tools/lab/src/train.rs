//! Trains a network to correct a hand-written evaluation: the sigmoid of their sum should match that of the
//! label. AdamW over records from `lab label`, read in random order.

mod adam_w;
mod checkpoint;
mod grown;
pub(crate) mod inputs;
mod mirror;
mod model;
mod quantised;
mod records;

use crate::args::TrainArgs;
use crate::error::LabError;
use crate::files;
use crate::labelled::RECORD;
use adam_w::AdamW;
use chariot_eval::{NetworkFile, NetworkInputs};
use chariot_game::NetworkError;
use checkpoint::Checkpoint;
use grown::grown;
use mirror::mirror_some;
use model::{Model, Weights};
use quantised::quantised;
use records::{Records, shuffled_groups};
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Instant;

// `lab train`.
game_command!(TrainArgs, |args, G| {
    match args.neurons {
        8 => train::<G::Position, 8>(args, |_| ControlFlow::Continue(())),
        32 => train::<G::Position, 32>(args, |_| ControlFlow::Continue(())),
        64 => train::<G::Position, 64>(args, |_| ControlFlow::Continue(())),
        96 => train::<G::Position, 96>(args, |_| ControlFlow::Continue(())),
        128 => train::<G::Position, 128>(args, |_| ControlFlow::Continue(())),
        160 => train::<G::Position, 160>(args, |_| ControlFlow::Continue(())),
        192 => train::<G::Position, 192>(args, |_| ControlFlow::Continue(())),
        _ => Err(LabError::Neurons(args.neurons)),
    }
});

/// Trains, resuming an earlier run if there is one, and writes the network. `after_group` says after each
/// checkpoint whether to go on.
fn train<P: NetworkInputs, const NEURONS: usize>(
    args: &TrainArgs,
    mut after_group: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<(), LabError> {
    let checkpoint_file = args.out.with_extension("checkpoint");
    let model = Model::<P, NEURONS>::new(args.sigmoid, args.result_share);
    let mut state = match Checkpoint::read(&checkpoint_file, args, model.len())? {
        Some(state) => state,
        None => {
            let weights = match &args.from {
                Some(path) => initial_weights(path, &model, args.seed)?,
                None => model.random_weights(args.seed),
            };
            Checkpoint::new(args, weights, Records::count(&args.data)?)
        }
    };
    let records = Records::open(&args.data, &state.counts)?;
    let measured = Measured::read(args, &records)?;
    let steps_an_epoch = records.training() / args.batch as u64;
    let steps = steps_an_epoch * u64::from(args.epochs);
    eprintln!(
        "{} records to learn from, {} held out, {} weights, {steps} steps; loss of the hand-written evaluation {}",
        records.training(),
        measured.held_out.len(),
        model.len(),
        measured.losses(&model, &model.no_weights(), args.threads)?
    );
    let adam = AdamW::new(args.decay);
    let started = Instant::now();
    let mut seen = 0_u64;
    while state.epoch < args.epochs {
        let order = shuffled_groups(&records, args.seed, state.epoch);
        // The last epoch trains with weights as rounded in the file: gradients use the rounded weights, steps
        // accumulate in full precision.
        let is_last = state.epoch + 1 == args.epochs;
        for group in order.iter().skip(state.group as usize) {
            let mut examples = records.read_group(group, args.seed ^ (state.step << 20))?;
            mirror_some::<P>(&mut examples, args.seed ^ (state.step << 20) ^ 1)?;
            // The rest of a group after its last full batch appears in another epoch, with different groups.
            for batch in examples.chunks_exact(args.batch) {
                let rounded = is_last.then(|| quantised(&model, &state.weights).1);
                let weights = rounded.as_ref().unwrap_or(&state.weights);
                let (loss, gradient) = model.gradient(weights, batch, args.threads)?;
                state.step += 1;
                state.loss += loss;
                let rate = rate(args, state.step, steps);
                adam.step(&mut state.weights, &mut state.moments, &gradient, state.step, rate);
                model.clip(&mut state.weights);
            }
            seen += examples.len() as u64;
            state.group += 1;
            state.write(&checkpoint_file)?;
            if after_group(state.group).is_break() {
                return Ok(());
            }
        }
        let shown = state.loss / (steps_an_epoch.max(1) * args.batch as u64) as f64;
        let rate = seen as f64 / started.elapsed().as_secs_f64() / 1e6;
        state.epoch += 1;
        (state.group, state.loss) = (0, 0.0);
        state.write(&checkpoint_file)?;
        let losses = measured.losses(&model, &state.weights, args.threads)?;
        eprintln!("epoch {}: loss {shown:.6}, {losses}; {rate:.2} M records/s", state.epoch);
    }
    write_network::<P, NEURONS>(args, &model, &state.weights, &measured)
}

/// The weights of another training's checkpoint, or of a network that may be smaller.
fn initial_weights<P: NetworkInputs, const NEURONS: usize>(
    path: &Path,
    model: &Model<P, NEURONS>,
    seed: u64,
) -> Result<Weights, LabError> {
    let bytes = fs::read(path).map_err(LabError::file(path))?;
    match NetworkFile::read(&bytes) {
        Err(NetworkError::NotANetwork) => Checkpoint::parse_weights(path, &bytes, model.len()),
        file => file
            .and_then(|file| grown(&file, model, model.random_weights(seed)))
            .map_err(|problem| LabError::Network { path: path.to_owned(), problem }),
    }
}

/// Rounds the weights, reports the cost, and writes the file.
fn write_network<P: NetworkInputs, const NEURONS: usize>(
    args: &TrainArgs,
    model: &Model<P, NEURONS>,
    weights: &Weights,
    measured: &Measured,
) -> Result<(), LabError> {
    let (file, rounded) = quantised(model, weights);
    let losses = measured.losses(model, &rounded, args.threads)?;
    let bytes = file.to_bytes();
    eprintln!("rounded: loss {losses}; {} bytes", bytes.len());
    files::write(&args.out, &bytes)
}

struct Measured {
    held_out: Vec<[u8; RECORD]>,
    check: Option<Vec<[u8; RECORD]>>,
}

impl Measured {
    fn read(args: &TrainArgs, records: &Records) -> Result<Measured, LabError> {
        let check = args.check.as_deref().map(records::read_file).transpose()?;
        Ok(Measured { held_out: records.held_out()?, check })
    }

    fn losses<P: NetworkInputs, const NEURONS: usize>(
        &self,
        model: &Model<P, NEURONS>,
        weights: &Weights,
        threads: usize,
    ) -> Result<String, LabError> {
        let mut text = format!("{:.6} held out", model.loss(weights, &self.held_out, threads)?);
        if let Some(check) = &self.check {
            text += &format!(", {:.6} of the check", model.loss(weights, check, threads)?);
        }
        Ok(text)
    }
}

/// Learning rate: rises over the first steps, then falls as a cosine.
fn rate(args: &TrainArgs, step: u64, steps: u64) -> f64 {
    /// Steps until the gradients' moments are reliable.
    const WARM_UP: f64 = 200.0;
    let done = step as f64 / steps.max(1) as f64;
    let cosine = 0.5 * (1.0 + (std::f64::consts::PI * done).cos());
    (args.last_rate + (args.rate - args.last_rate) * cosine) * (step as f64 / WARM_UP).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labelled::{Label, LabelledPosition};
    use chariot_chess::Position;
    use chariot_game::{Board, Rules, SplitMix64};
    use session::GameId;
    use std::path::PathBuf;

    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("lab-train-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        path
    }

    /// Positions of random games with labels in which each own knight is worth 60 centipawns more than in the
    /// hand-written evaluation, and each enemy knight as much less.
    fn lesson(path: &Path, count: usize) {
        const KNIGHT: u8 = 4;
        let mut random = SplitMix64::new(17);
        let (mut position, mut bytes) = (Position::startpos(), Vec::new());
        for _ in 0..count {
            let moves = position.legal_moves();
            if moves.is_empty() || position.fullmove_number() > 80 {
                position = Position::startpos();
                continue;
            }
            position.play(moves[random.below(moves.len())]);
            // Not flipped for the second side: it does not matter here.
            let pieces = position.pieces();
            let knights = |side| {
                pieces.iter().filter(|(piece, _)| piece.side == side && piece.kind == KNIGHT).count() as i16
            };
            let hand_written = random.below(200) as i16 - 100;
            let label = hand_written
                + 60 * (knights(chariot_game::Side::First) - knights(chariot_game::Side::Second));
            let label = Label::exact(label);
            bytes.extend(LabelledPosition { pieces, label, hand_written, half_points: None }.pack());
        }
        std::fs::write(path, bytes).expect("a file");
    }

    fn args(folder: &Path, out: &str, threads: usize) -> TrainArgs {
        TrainArgs {
            game: GameId::Chess,
            data: vec![folder.join("lesson.bin")],
            out: folder.join(out),
            from: None,
            neurons: 8,
            epochs: 3,
            batch: 256,
            rate: 0.02,
            last_rate: 1e-4,
            decay: 0.01,
            sigmoid: 150.0,
            result_share: 0.0,
            check: None,
            seed: 5,
            threads,
        }
    }

    fn trained(args: &TrainArgs, mut groups: usize) -> Option<Vec<u8>> {
        let until = |_| {
            groups -= 1;
            if groups == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        train::<Position, 8>(args, until).expect("trained");
        std::fs::read(&args.out).ok()
    }

    #[test]
    fn training_goes_on_where_it_was_stopped_and_threads_do_not_show() {
        let folder = folder("resume");
        lesson(&folder.join("lesson.bin"), 12_000);
        let at_once = trained(&args(&folder, "a.net", 1), usize::MAX).expect("a network");
        assert_eq!(trained(&args(&folder, "b.net", 3), usize::MAX).as_ref(), Some(&at_once), "three threads");
        let stopped = args(&folder, "c.net", 2);
        for groups in [1, 3, 4, 2] {
            assert_eq!(trained(&stopped, groups), None, "stopped after {groups} groups");
        }
        assert_eq!(trained(&stopped, usize::MAX).as_ref(), Some(&at_once), "stopped four times");
        let other = TrainArgs { seed: 6, ..stopped };
        let refused = train::<Position, 8>(&other, |_| ControlFlow::Continue(()));
        assert!(matches!(refused, Err(LabError::OtherSettings(_))), "another training's checkpoint");
        std::fs::remove_dir_all(&folder).expect("our own folder");
    }

    #[test]
    fn a_network_learns_what_the_labels_say() {
        let folder = folder("learn");
        lesson(&folder.join("lesson.bin"), 60_000);
        let args = TrainArgs { epochs: 8, ..args(&folder, "a.net", 2) };
        let file = trained(&args, usize::MAX).expect("a network");
        let model = Model::<Position, 8>::new(args.sigmoid, args.result_share);
        let records =
            Records::open(&args.data, &Records::count(&args.data).expect("counted")).expect("opened");
        let held_out = records.held_out().expect("read");
        let counts = Records::count(&args.data).expect("counted");
        let path = args.out.with_extension("checkpoint");
        let state = Checkpoint::read(&path, &args, model.len()).expect("read").expect("a checkpoint");
        assert_eq!((state.epoch, &state.counts), (8, &counts));
        let (again, rounded) = quantised(&model, &state.weights);
        assert_eq!(again.to_bytes(), file);
        let grown = initial_weights(&args.out, &model, 3).expect("its own weights");
        assert_eq!(quantised(&model, &grown).0.to_bytes(), file);
        let before = model.loss(&model.no_weights(), &held_out, 1).expect("a loss");
        let after = model.loss(&rounded, &held_out, 1).expect("a loss");
        assert!(after < before / 4.0, "loss {before:.5} before, {after:.5} after");
        std::fs::remove_dir_all(&folder).expect("our own folder");
    }
}
