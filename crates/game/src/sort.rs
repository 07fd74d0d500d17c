/// Sorts a short or nearly sorted list by rising key; equals keep their order.
///
/// Insertion sort: a few instructions, where the standard library brings four kilobytes for each type sorted,
/// which a browser would have to fetch. Long lists in disorder take quadratic time.
pub fn insertion_sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for next in 1..items.len() {
        for at in (1..=next).rev() {
            if key(&items[at - 1]) <= key(&items[at]) {
                break;
            }
            items.swap(at - 1, at);
        }
    }
}
