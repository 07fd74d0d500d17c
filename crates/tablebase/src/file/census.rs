use super::fields::{Fields, write_number};
use super::header::Metric;
use crate::TableError;
use crate::dtm_code::DtmCode;
use crate::index::PositionIndex;
use chariot_game::{Side, SplitMix64};

/// Most samples of a result, and positions of an ending for each. A small ending has one: its file is read
/// whole, and random positions are quickly probed.
const SAMPLES: usize = 8;
const POSITIONS_FOR_A_SAMPLE: usize = 1 << 16;

/// Positions with one side to move by result, with samples of each. Symmetric positions count once.
///
/// In a file: the number of codes that occur, and for each the code, the number of its positions, the number
/// of samples, and the samples' indices in order, each as the difference from the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CodeCensus {
    pub(crate) counts: Vec<u64>,
    /// Indices by code, ascending: the lowest one and others at random.
    pub(crate) samples: Vec<Vec<u64>>,
}

impl CodeCensus {
    fn empty() -> CodeCensus {
        CodeCensus { counts: vec![0; 256], samples: vec![Vec::new(); 256] }
    }

    /// Counts codes by index. Equal on every machine.
    pub(crate) fn of(index: &PositionIndex, codes: &[DtmCode], illegal: DtmCode) -> CodeCensus {
        let most = (codes.len() / POSITIONS_FOR_A_SAMPLE).clamp(1, SAMPLES);
        let mut counts = [0; 256];
        let mut samples = [[0; SAMPLES]; 256];
        let mut random = SplitMix64::new(codes.len() as u64);
        for (pair, codes) in codes.chunks(index.placements).enumerate() {
            let first = pair * index.placements;
            let on_axis = index.is_on_axis(pair);
            for (at, &code) in (first..).zip(codes) {
                if code == illegal || on_axis && !index.is_canonical(at) {
                    continue;
                }
                let (count, samples) = (&mut counts[usize::from(code)], &mut samples[usize::from(code)]);
                // Reservoir sampling, but the first one stays.
                let place = if *count < most { *count } else { 1 + random.below(*count + 1) };
                if place < most {
                    samples[place] = at as u64;
                }
                *count += 1;
            }
        }
        let samples = samples.iter_mut().zip(counts).map(|(samples, count)| {
            let samples = &mut samples[..count.min(most)];
            samples.sort_unstable();
            samples.to_vec()
        });
        CodeCensus { counts: counts.iter().map(|&count| count as u64).collect(), samples: samples.collect() }
    }

    pub(crate) fn without_samples(self) -> CodeCensus {
        CodeCensus { samples: vec![Vec::new(); 256], ..self }
    }

    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        let used = (0..256).filter(|&code| self.counts[code] > 0);
        bytes.push(used.clone().count() as u8);
        for code in used {
            bytes.push(code as u8);
            write_number(bytes, self.counts[code]);
            bytes.push(self.samples[code].len() as u8);
            let mut before = 0;
            for &sample in &self.samples[code] {
                write_number(bytes, sample - before);
                before = sample;
            }
        }
    }

    /// Reads what [`CodeCensus::write`] wrote, of an ending with this many positions.
    pub(crate) fn read(
        fields: &mut Fields<'_>,
        positions: u64,
        metric: Metric,
        side: Side,
    ) -> Result<CodeCensus, TableError> {
        let corrupt = TableError::Corrupt { part: "header", offset: 0 };
        let mut census = CodeCensus::empty();
        let mut total = 0u64;
        let mut next_code = 0;
        let [codes] = fields.array()?;
        for _ in 0..codes {
            let [code] = fields.array()?;
            let count = fields.number()?;
            let [samples] = fields.array()?;
            let is_sampled = match metric {
                Metric::PliesToMate => (1..=count).contains(&u64::from(samples)),
                Metric::PliesToZeroing => count > 0 && samples == 0,
            };
            if u16::from(code) < next_code || code == metric.illegal(side) || !is_sampled {
                return Err(corrupt);
            }
            next_code = u16::from(code) + 1;
            total = total.saturating_add(count);
            census.counts[usize::from(code)] = count;
            let mut sample = 0u64;
            for _ in 0..samples {
                sample = sample.saturating_add(fields.number()?);
                if sample >= positions {
                    return Err(corrupt);
                }
                census.samples[usize::from(code)].push(sample);
            }
        }
        if total <= positions { Ok(census) } else { Err(corrupt) }
    }
}
