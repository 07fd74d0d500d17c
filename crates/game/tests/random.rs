use chariot_game::SplitMix64;

#[test]
fn first_numbers_are_those_of_the_reference_code() {
    // Output of the C reference implementation for seed 1234567.
    let mut random = SplitMix64::new(1_234_567);
    let numbers = [random.next_u64(), random.next_u64()];
    assert_eq!(numbers, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
}

#[test]
fn below_reaches_every_number_and_no_other() {
    let mut random = SplitMix64::new(7);
    let mut seen = [false; 5];
    (0..200).for_each(|_| seen[random.below(5)] = true);
    assert_eq!(seen, [true; 5]);
}
