/// Sorts a short or nearly sorted list by ascending key. Stable; quadratic for long unsorted lists.
///
/// Insertion sort: the standard library's sort costs four kilobytes of code for each type, which a browser
/// would have to load.
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
