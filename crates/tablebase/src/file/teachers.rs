/// Most blocks that teach.
const TEACHERS: usize = 24;

/// The blocks that teach, spread evenly over a file, in order.
pub(super) fn teachers(blocks: usize) -> Vec<usize> {
    let count = TEACHERS.min(blocks);
    (0..count).map(|teacher| blocks * (2 * teacher + 1) / (2 * count)).collect()
}

/// The blocks as a file has them: first those that teach.
pub(super) fn in_order(blocks: usize) -> impl Iterator<Item = usize> {
    let teachers = teachers(blocks);
    let others = teachers.clone();
    teachers.into_iter().chain((0..blocks).filter(move |block| others.binary_search(block).is_err()))
}
