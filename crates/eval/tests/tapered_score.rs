use chariot_eval::TaperedScore;

#[test]
fn the_halves_do_not_disturb_each_other() {
    let mut random = chariot_game::SplitMix64::new(1);
    for _ in 0..10_000 {
        let mut value = || random.below(4_001) as i16 - 2_000;
        let (a, b, c, d, times) = (value(), value(), value(), value(), i32::from(value()) / 250);
        let sum = TaperedScore::new(a, b) * times + TaperedScore::new(c, d);
        let expected = [i32::from(a) * times + i32::from(c), i32::from(b) * times + i32::from(d)];
        assert_eq!([sum.middle(), sum.end()], expected);
        assert_eq!([(-sum).middle(), (-sum).end()], expected.map(|n| -n));
        assert_eq!(sum - TaperedScore::new(c, d), TaperedScore::new(a, b) * times);
    }
}
