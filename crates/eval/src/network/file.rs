use game::NetworkError;

/// What a weight of 1 is in a file: weights have eight bits, so that none is larger than 127/64.
pub const WEIGHT_UNIT: i32 = 64;

/// What the whole hand-written evaluation is.
pub const SHARE_UNIT: i32 = 256;

/// What an output of 1 is, and a bias of an output: a weight times the square of what a neuron passes on.
pub const OUTPUT_UNIT: i32 = WEIGHT_UNIT * WEIGHT_UNIT * WEIGHT_UNIT;

const MAGIC: [u8; 7] = *b"CHARNET";
/// Raised when the format changes.
const VERSION: u8 = 2;
/// Bytes before the weights.
pub(super) const HEADER: usize = 20;

/// A network as it is stored: numbers in little-endian order.
///
/// | bytes | what |
/// |---|---|
/// | 7 | `CHARNET` |
/// | 1 | version of the format, 2 |
/// | 4 | layout of the inputs, by game |
/// | 2, 2, 2 | numbers of inputs, of neurons for each side, and of outputs |
/// | 2 | centipawns of the output's unit |
/// | inputs × neurons | weights |
/// | 2 × neurons | biases of the neurons |
/// | outputs × 2 × neurons | weights of the outputs: of the neurons of the side to move, then of the other |
/// | 4 × outputs | biases of the outputs |
/// | 2 × outputs | 256ths of the hand-written evaluation that count beside each output |
/// | 8 | FNV-1a of all that stands before |
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NetworkFile {
    /// See [`NetworkInputs::LAYOUT`](super::NetworkInputs::LAYOUT).
    pub layout: [u8; 4],
    /// Centipawns of the output's unit.
    pub unit: u16,
    /// The neurons' weights, all those of an input together.
    pub weights: Vec<i8>,
    /// Biases of the neurons.
    pub biases: Vec<i16>,
    /// The outputs' weights, all those of an output together.
    pub output_weights: Vec<i8>,
    /// Biases of the outputs.
    pub output_biases: Vec<i32>,
    /// How much of the hand-written evaluation counts beside each output, in parts of [`SHARE_UNIT`].
    pub shares: Vec<i16>,
}

impl NetworkFile {
    /// The bytes that [`Network::read`](super::Network::read) takes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        bytes.extend(self.layout);
        let neurons = self.biases.len();
        let inputs = self.weights.len() / neurons.max(1);
        for number in [inputs, neurons, self.output_biases.len()] {
            bytes.extend((number as u16).to_le_bytes());
        }
        bytes.extend(self.unit.to_le_bytes());
        bytes.extend(self.weights.iter().map(|&weight| weight as u8));
        bytes.extend(self.biases.iter().flat_map(|bias| bias.to_le_bytes()));
        bytes.extend(self.output_weights.iter().map(|&weight| weight as u8));
        bytes.extend(self.output_biases.iter().flat_map(|bias| bias.to_le_bytes()));
        bytes.extend(self.shares.iter().flat_map(|share| share.to_le_bytes()));
        bytes.extend(fnv_1a(&bytes).to_le_bytes());
        bytes
    }
}

/// Checks a file that ought to have this layout, these numbers of inputs, neurons and outputs, and a checksum at `end`.
///
/// # Errors
/// What is wrong with it.
pub(super) fn check(
    file: &[u8],
    layout: [u8; 4],
    numbers: [usize; 3],
    end: usize,
) -> Result<(), NetworkError> {
    if !file.starts_with(&MAGIC) {
        return Err(NetworkError::NotANetwork);
    }
    if file.len() < HEADER {
        return Err(NetworkError::Truncated);
    }
    if file[7] != VERSION {
        return Err(NetworkError::Version { file: file[7], engine: VERSION });
    }
    let [inputs, neurons, outputs] = [12, 14, 16].map(|at| short_at(file, at) as usize);
    if file[8..12] != layout || [inputs, neurons, outputs] != numbers {
        return Err(NetworkError::Architecture);
    }
    match file.split_at_checked(end) {
        Some((body, checksum)) if checksum.len() == 8 => {
            // A fuzzer is to reach what the checksum protects.
            if cfg!(fuzzing) || checksum == fnv_1a(body).to_le_bytes() {
                Ok(())
            } else {
                Err(NetworkError::Checksum)
            }
        }
        _ => Err(NetworkError::Truncated),
    }
}

/// The number in the two bytes from `at` on.
#[inline(always)]
pub(super) fn short_at(file: &[u8], at: usize) -> i16 {
    i16::from_le_bytes([file[at], file[at + 1]])
}

/// A checksum (Fowler, Noll and Vo): one changed byte changes it.
fn fnv_1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LAYOUT: [u8; 4] = *b"test";
    const NUMBERS: [usize; 3] = [8, 3, 2];
    const END: usize = HEADER + 8 * 3 + 2 * 3 + 2 * 2 * 3 + 4 * 2 + 2 * 2;

    fn file() -> NetworkFile {
        NetworkFile {
            layout: LAYOUT,
            unit: 150,
            weights: (-12..12).collect(),
            biases: vec![-300, 7, 500],
            output_weights: (0..12).collect(),
            output_biases: vec![1, -100_000],
            shares: vec![256, 230],
        }
    }

    #[test]
    fn bad_files_are_refused_with_the_reason() {
        let good = file().to_bytes();
        let read = |bytes: &[u8]| check(bytes, LAYOUT, NUMBERS, END);
        assert_eq!(read(&good), Ok(()));
        let refused = |bytes: &[u8]| read(bytes).expect_err("a bad file");
        assert_eq!(refused(b""), NetworkError::NotANetwork);
        assert_eq!(refused(b"CHARNE"), NetworkError::NotANetwork);
        assert_eq!(refused(b"another file altogether, of some length"), NetworkError::NotANetwork);
        let mut newer = good.clone();
        newer[7] = 9;
        assert_eq!(refused(&newer), NetworkError::Version { file: 9, engine: VERSION });
        for length in 8..good.len() {
            assert_eq!(refused(&good[..length]), NetworkError::Truncated, "{length} bytes");
        }
        assert_eq!(refused(&[&good[..], &[0]].concat()), NetworkError::Truncated, "a byte too many");
        for at in [18, HEADER, END - 1, good.len() - 1] {
            let mut damaged = good.clone();
            damaged[at] ^= 1;
            assert_eq!(refused(&damaged), NetworkError::Checksum, "byte {at}");
        }
        let other = |layout, numbers| check(&good, layout, numbers, END);
        assert_eq!(other(*b"toys", NUMBERS), Err(NetworkError::Architecture));
        for numbers in [[9, 3, 2], [8, 4, 2], [8, 3, 1]] {
            assert_eq!(other(LAYOUT, numbers), Err(NetworkError::Architecture));
        }
    }
}
