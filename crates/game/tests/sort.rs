use chariot_game::SplitMix64;
use chariot_game::insertion_sort_by_key;

#[test]
fn sorts_as_the_standard_library_does() {
    let mut random = SplitMix64::new(1);
    for len in 0..40 {
        let mut items: Vec<(usize, usize)> = (0..len).map(|at| (random.below(8), at)).collect();
        let mut expected = items.clone();
        expected.sort_by_key(|&(key, _)| key);
        insertion_sort_by_key(&mut items, |&(key, _)| key);
        assert_eq!(items, expected);
    }
}
