use chariot_game::NetworkError;

/// A weight of 1.0 in a file. Weights have eight bits, so the largest is 127/64.
pub const WEIGHT_UNIT: i32 = 64;

/// The full share of the hand-written evaluation.
pub const SHARE_UNIT: i32 = 256;

/// An output (or output bias) of 1.0: a weight times the square of a neuron's output.
pub const OUTPUT_UNIT: i32 = WEIGHT_UNIT * WEIGHT_UNIT * WEIGHT_UNIT;

const MAGIC: [u8; 7] = *b"CHARNET";
/// Format version; raise it when the format changes.
const VERSION: u8 = 2;
/// Size of the header, in bytes.
pub(super) const HEADER: usize = 20;

/// A stored network. Numbers are little-endian.
///
/// | bytes | content |
/// |---|---|
/// | 7 | `CHARNET` |
/// | 1 | format version, 2 |
/// | 4 | input layout, by game |
/// | 2, 2, 2 | number of inputs, of neurons for each side, of outputs |
/// | 2 | centipawns of an output of 1 |
/// | inputs × neurons | weights |
/// | 2 × neurons | biases of the neurons |
/// | outputs × 2 × neurons | output weights: neurons of the side to move, then of the other |
/// | 4 × outputs | biases of the outputs |
/// | 2 × outputs | share of the hand-written evaluation with each output, in 256ths |
/// | 8 | FNV-1a of all preceding bytes |
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NetworkFile {
    /// See [`NetworkInputs::LAYOUT`](super::NetworkInputs::LAYOUT).
    pub layout: [u8; 4],
    /// Centipawns of an output of 1.
    pub unit: u16,
    /// Weights of the neurons, grouped by input.
    pub weights: Vec<i8>,
    /// Biases of the neurons.
    pub biases: Vec<i16>,
    /// Output weights, grouped by output.
    pub output_weights: Vec<i8>,
    /// Biases of the outputs.
    pub output_biases: Vec<i32>,
    /// Share of the hand-written evaluation that counts with each output, in units of [`SHARE_UNIT`].
    pub shares: Vec<i16>,
}

impl NetworkFile {
    /// Reads a file of any game and size.
    ///
    /// # Errors
    /// Why the file is not usable.
    pub fn read(file: &[u8]) -> Result<NetworkFile, NetworkError> {
        let header = file.first_chunk().copied().unwrap_or([0; HEADER]);
        let layout = [header[8], header[9], header[10], header[11]];
        let [inputs, neurons, outputs] = numbers(&header);
        let of_outputs = neurons.saturating_mul(2 * outputs);
        let sizes = [inputs * neurons, 2 * neurons, of_outputs, 4 * outputs, 2 * outputs];
        let end = sizes.into_iter().fold(HEADER, usize::saturating_add);
        check(file, layout, [inputs, neurons, outputs], end)?;
        let mut rest = &file[HEADER..];
        let [weights, biases, output_weights, output_biases, shares] = sizes.map(|size| {
            let (part, others) = rest.split_at(size);
            rest = others;
            part
        });
        let bytes = |part: &[u8]| part.iter().map(|&byte| byte as i8).collect();
        let shorts = |part: &[u8]| part.as_chunks().0.iter().map(|&two| i16::from_le_bytes(two)).collect();
        Ok(NetworkFile {
            layout,
            unit: short_at(&header, 18) as u16,
            weights: bytes(weights),
            biases: shorts(biases),
            output_weights: bytes(output_weights),
            output_biases: output_biases.as_chunks().0.iter().map(|&four| i32::from_le_bytes(four)).collect(),
            shares: shorts(shares),
        })
    }

    /// The bytes for [`Network::read`](super::Network::read).
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

/// Checks a file against this layout, these numbers of inputs, neurons and outputs, and the checksum at
/// `end`.
///
/// # Errors
/// Why the file is not usable.
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
    if file[8..12] != layout || self::numbers(file) != numbers {
        return Err(NetworkError::Architecture);
    }
    match file.split_at_checked(end) {
        Some((body, checksum)) if checksum.len() == 8 => {
            // Let a fuzzer past the checksum.
            if cfg!(fuzzing) || checksum == fnv_1a(body).to_le_bytes() {
                Ok(())
            } else {
                Err(NetworkError::Checksum)
            }
        }
        _ => Err(NetworkError::Truncated),
    }
}

/// Numbers of inputs, neurons and outputs in a header.
fn numbers(header: &[u8]) -> [usize; 3] {
    [12, 14, 16].map(|at| usize::from(short_at(header, at) as u16))
}

#[inline(always)]
pub(super) fn short_at(file: &[u8], at: usize) -> i16 {
    i16::from_le_bytes([file[at], file[at + 1]])
}

/// FNV-1a checksum (Fowler, Noll and Vo).
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
    fn a_file_is_read_as_it_was_written() {
        let bytes = file().to_bytes();
        assert_eq!(NetworkFile::read(&bytes), Ok(file()));
        for end in 0..bytes.len() {
            assert!(NetworkFile::read(&bytes[..end]).is_err(), "{end} bytes");
        }
        let mut larger = bytes;
        larger[12..18].fill(0xff);
        assert_eq!(NetworkFile::read(&larger), Err(NetworkError::Truncated));
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
