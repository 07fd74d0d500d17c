/// Loaded blocks of a file by number, one byte for each position. Beyond a bound the oldest is dropped.
#[derive(Clone, Debug)]
pub(crate) struct LoadedBlocks {
    max_positions: usize,
    /// Oldest first.
    blocks: Vec<(usize, Vec<u8>)>,
}

impl LoadedBlocks {
    /// Keeps blocks of at most `max_positions` positions together, and always the newest.
    pub(crate) fn new(max_positions: usize) -> LoadedBlocks {
        LoadedBlocks { max_positions, blocks: Vec::new() }
    }

    pub(crate) fn get(&self, number: usize) -> Option<&[u8]> {
        let (_, codes) = self.blocks.iter().find(|(loaded, _)| *loaded == number)?;
        Some(codes)
    }

    /// Adds a block, replacing an older one of the same number.
    pub(crate) fn add(&mut self, number: usize, codes: Vec<u8>) {
        self.blocks.retain(|(loaded, _)| *loaded != number);
        self.blocks.push((number, codes));
        while self.blocks.len() > 1 && self.positions() > self.max_positions {
            self.blocks.remove(0);
        }
    }

    fn positions(&self) -> usize {
        self.blocks.iter().map(|(_, codes)| codes.len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::LoadedBlocks;

    fn numbers(blocks: &LoadedBlocks) -> Vec<usize> {
        (0..5).filter(|&number| blocks.get(number).is_some()).collect()
    }

    #[test]
    fn blocks_that_came_first_give_way() {
        let mut blocks = LoadedBlocks::new(10);
        blocks.add(0, vec![1; 4]);
        blocks.add(1, vec![2; 6]);
        assert_eq!(numbers(&blocks), [0, 1], "as many as fit");
        assert_eq!(blocks.get(1), Some(&[2; 6][..]));
        blocks.add(0, vec![3; 4]);
        assert_eq!(
            (numbers(&blocks), blocks.get(0)),
            (vec![0, 1], Some(&[3; 4][..])),
            "in place of the older one"
        );
        blocks.add(2, vec![4; 1]);
        assert_eq!(numbers(&blocks), [0, 2], "the block added last stays");
        blocks.add(3, vec![5; 10]);
        assert_eq!(numbers(&blocks), [3], "all that are too many go");
        blocks.add(4, vec![6; 11]);
        assert_eq!(numbers(&blocks), [4], "one is always kept");
    }
}
