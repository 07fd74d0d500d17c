use super::adam_w::GradientMoments;
use super::model::Weights;
use crate::args::TrainArgs;
use crate::error::LabError;
use crate::files;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

/// The full state of a training, so that it resumes as if never stopped: a line of text, numbers of the
/// records, epoch, group, step and loss, then the weights and the moments of their gradients.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Checkpoint {
    settings: String,
    /// Records in each file when training started.
    pub(super) counts: Vec<u64>,
    /// Finished epochs.
    pub(super) epoch: u32,
    /// Finished groups of the current epoch.
    pub(super) group: u64,
    /// Finished steps.
    pub(super) step: u64,
    /// Sum of the losses of the current epoch.
    pub(super) loss: f64,
    pub(super) weights: Weights,
    pub(super) moments: GradientMoments,
}

impl Checkpoint {
    /// The initial state.
    pub(super) fn new(args: &TrainArgs, weights: Weights, counts: Vec<u64>) -> Checkpoint {
        let zeros = vec![0.0; weights.len()];
        Checkpoint {
            settings: settings(args),
            counts,
            epoch: 0,
            group: 0,
            step: 0,
            loss: 0.0,
            moments: GradientMoments { mean: zeros.clone(), square: zeros },
            weights,
        }
    }

    /// The checkpoint of an earlier run; `None` if there is none.
    ///
    /// # Errors
    /// [`LabError::OtherSettings`] if that was another training, or the file is damaged.
    pub(super) fn read(
        path: &Path,
        args: &TrainArgs,
        weights: usize,
    ) -> Result<Option<Checkpoint>, LabError> {
        match fs::read(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            bytes => {
                let checkpoint = parse(&bytes.map_err(LabError::file(path))?, weights);
                let ours = checkpoint.filter(|checkpoint| {
                    checkpoint.settings == settings(args) && checkpoint.counts.len() == args.data.len()
                });
                ours.map(Some).ok_or_else(|| LabError::OtherSettings(path.to_owned()))
            }
        }
    }

    /// The weights of the checkpoint of another training, given the bytes of its file.
    pub(super) fn parse_weights(path: &Path, bytes: &[u8], weights: usize) -> Result<Weights, LabError> {
        let checkpoint = parse(bytes, weights);
        Ok(checkpoint.ok_or_else(|| LabError::OtherSettings(path.to_owned()))?.weights)
    }

    /// Writes atomically: a kill leaves the previous checkpoint or this one.
    pub(super) fn write(&self, path: &Path) -> Result<(), LabError> {
        let mut bytes = self.settings.as_bytes().to_vec();
        bytes.push(b'\n');
        let numbers = [u64::from(self.epoch), self.group, self.step, self.loss.to_bits()];
        bytes.extend((self.counts.len() as u64).to_le_bytes());
        bytes.extend(self.counts.iter().chain(&numbers).flat_map(|number| number.to_le_bytes()));
        for part in [&self.weights, &self.moments.mean, &self.moments.square] {
            bytes.extend(part.iter().flat_map(|number| number.to_le_bytes()));
        }
        files::replace(path, &bytes)
    }
}

fn parse(bytes: &[u8], weights: usize) -> Option<Checkpoint> {
    let end = bytes.iter().position(|&byte| byte == b'\n')?;
    let settings = String::from_utf8(bytes[..end].to_vec()).ok()?;
    let mut rest = &bytes[end + 1..];
    let mut number = || {
        let (number, others) = rest.split_first_chunk()?;
        rest = others;
        Some(u64::from_le_bytes(*number))
    };
    let files = number()?;
    let counts = (0..files).map(|_| number()).collect::<Option<Vec<u64>>>()?;
    let [epoch, group, step, loss] = [number()?, number()?, number()?, number()?];
    if rest.len() != 3 * 4 * weights {
        return None;
    }
    let mut parts = rest
        .chunks_exact(4 * weights)
        .map(|part| part.as_chunks().0.iter().map(|number| f32::from_le_bytes(*number)).collect());
    Some(Checkpoint {
        settings,
        counts,
        epoch: epoch as u32,
        group,
        step,
        loss: f64::from_bits(loss),
        weights: parts.next()?,
        moments: GradientMoments { mean: parts.next()?, square: parts.next()? },
    })
}

/// Settings that must agree to resume a training.
fn settings(args: &TrainArgs) -> String {
    format!(
        "game {} neurons {} epochs {} batch {} rate {} last-rate {} decay {} sigmoid {} result-share {} seed {} from {:?} \
         data {:?}",
        args.game,
        args.neurons,
        args.epochs,
        args.batch,
        args.rate,
        args.last_rate,
        args.decay,
        args.sigmoid,
        args.result_share,
        args.seed,
        args.from,
        args.data
    )
}
