//! Binary arithmetic coding with probabilities predicted by the caller.
//!
//! Each bit splits the remaining interval of 32-bit numbers in proportion to the probabilities; leading bytes
//! shared by both ends are output. This is the carry-free coder of the public-domain PAQ family (M. Mahoney,
//! "Data Compression Explained", 2010-13), in integers, so that every machine writes the same bytes.

/// Probability that a bit is 1, in 65,536ths: 1 to 65,535.
pub(crate) type Probability = u32;

/// Writes the bits of a block, or reads them back: one pass of the codec serves both.
pub(crate) trait BitCoder {
    /// Codes a bit. A writer takes `bit` and returns it; a reader ignores it and returns the bit read.
    fn code(&mut self, bit: bool, probability: Probability) -> bool;
}

#[derive(Debug)]
pub(crate) struct Encoder {
    low: u32,
    high: u32,
    bytes: Vec<u8>,
}

/// Reads bits written by an [`Encoder`]. Past the end it reads zeros: the caller knows the number of bits and
/// that the bytes are complete.
#[derive(Debug)]
pub(crate) struct Decoder<'a> {
    low: u32,
    high: u32,
    code: u32,
    bytes: &'a [u8],
}

/// Last number of the lower part of the interval, which means 1.
fn split(low: u32, high: u32, probability: Probability) -> u32 {
    low + ((u64::from(high - low) * u64::from(probability)) >> 16) as u32
}

impl Encoder {
    pub(crate) fn new() -> Encoder {
        Encoder { low: 0, high: u32::MAX, bytes: Vec::new() }
    }

    /// The bytes written, with as many trailing ones as a [`Decoder`] needs.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        // The reader appends zeros, so the shortest such number inside the interval suffices.
        for kept in 0..=4 {
            let mask = if kept == 0 { 0 } else { u32::MAX << (32 - 8 * kept) };
            let number = if self.low & !mask == 0 { self.low } else { (self.low | !mask).wrapping_add(1) };
            if number >= self.low && number <= self.high {
                self.bytes.extend(&number.to_be_bytes()[..kept]);
                break;
            }
        }
        self.bytes
    }
}

impl BitCoder for Encoder {
    #[inline]
    fn code(&mut self, bit: bool, probability: Probability) -> bool {
        let split = split(self.low, self.high, probability);
        // Masks, because a processor would often guess a branch wrong.
        let ones = u32::from(bit).wrapping_neg();
        self.high = split & ones | self.high & !ones;
        self.low = self.low & ones | (split + 1) & !ones;
        while (self.low ^ self.high) >> 24 == 0 {
            self.bytes.push((self.high >> 24) as u8);
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
        }
        bit
    }
}

impl<'a> Decoder<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Decoder<'a> {
        let mut decoder = Decoder { low: 0, high: u32::MAX, code: 0, bytes };
        for _ in 0..4 {
            decoder.code = decoder.code << 8 | decoder.next_byte();
        }
        decoder
    }

    fn next_byte(&mut self) -> u32 {
        match self.bytes.split_first() {
            Some((&byte, rest)) => {
                self.bytes = rest;
                u32::from(byte)
            }
            None => 0,
        }
    }
}

impl BitCoder for Decoder<'_> {
    #[inline]
    fn code(&mut self, _: bool, probability: Probability) -> bool {
        let split = split(self.low, self.high, probability);
        let bit = self.code <= split;
        if bit {
            self.high = split;
        } else {
            self.low = split + 1;
        }
        while (self.low ^ self.high) >> 24 == 0 {
            self.low <<= 8;
            self.high = self.high << 8 | 0xFF;
            self.code = self.code << 8 | self.next_byte();
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_game::SplitMix64;

    #[test]
    fn bits_come_back_whatever_was_predicted() {
        let mut random = SplitMix64::new(11);
        for len in 0..400 {
            let bits: Vec<(bool, Probability)> =
                (0..len).map(|_| (random.below(3) == 0, 1 + random.below(65_535) as u32)).collect();
            let mut encoder = Encoder::new();
            for &(bit, probability) in &bits {
                encoder.code(bit, probability);
            }
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&bytes);
            assert!(
                bits.iter().all(|&(bit, probability)| decoder.code(false, probability) == bit),
                "{len} bits"
            );
        }
    }

    #[test]
    fn well_predicted_bits_cost_little() {
        let mut encoder = Encoder::new();
        (0..100_000).for_each(|_| {
            encoder.code(true, 65_500);
        });
        assert!(encoder.finish().len() < 10);
    }
}
