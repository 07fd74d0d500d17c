use crate::SolveError;
use crate::backward::Backward;
use crate::codec::Block;
use crate::facts::Facts;
use crate::format::Header;
use crate::layout::{Layout, Run};
use crate::legal::Legal;
use crate::material::Material;
use crate::outlook::Outlook;
use crate::space::Space;
use crate::table::Values;
use crate::value::Code;
use game::PerSide;
use game::{Job, ThreadPool};
use std::ops::Range;

/// A table file whose checksums held.
#[derive(Clone, Debug)]
pub(crate) struct Packed {
    header: Header,
    bytes: Vec<u8>,
}

impl Packed {
    pub(crate) fn new(header: Header, bytes: Vec<u8>) -> Packed {
        Packed { header, bytes }
    }

    /// The values of all positions.
    ///
    /// # Errors
    /// [`SolveError::Memory`] if memory is short.
    pub(crate) fn unpack(
        &self,
        game: &Facts,
        material: &Material,
        pool: &dyn ThreadPool,
    ) -> Result<Values, SolveError> {
        let space = Space::new(game, material)?;
        let legal = Legal::new(&space, pool)?;
        let backward = Backward::new(&space, &legal.placed);
        let layout = Layout::of(&space, material);
        let first = self.header.first_side;
        let mut codes: PerSide<Vec<Code>> = PerSide([Vec::new(), Vec::new()]);
        let mut ranges = self.header.blocks().map(|(range, _)| range);
        for (side, alphabet) in [first, !first].into_iter().zip(&self.header.alphabets) {
            let mut values = legal.positions(&space, side, 0..space.numbering.pairs.len())?;
            let mut rest = values.as_mut_slice();
            let mut jobs: Vec<Job<'_>> = Vec::new();
            for Run { kings, blocks } in &layout.runs {
                let mut own: Vec<(Block<'_>, Range<usize>, &mut [Code])> = Vec::new();
                for (pairs, range) in blocks.iter().zip(&mut ranges) {
                    let (values, others) = rest.split_at_mut(pairs.len() * space.numbering.rest);
                    rest = others;
                    own.push((
                        Block::new(&space.numbering, alphabet, pairs.clone(), game.files),
                        range,
                        values,
                    ));
                }
                let (space, backward, codes) = (&space, &backward, &codes);
                jobs.push(Box::new(move || {
                    let beside = side != first;
                    let outlook =
                        beside.then(|| Outlook::new(space, backward, side, &codes[first], kings.clone()));
                    for (block, range, values) in own {
                        block.read(&self.bytes[range], values, outlook.as_ref());
                    }
                }));
            }
            pool.run_jobs(jobs);
            codes[side] = values;
        }
        Ok(Values { numbering: space.numbering, codes })
    }
}
