use chariot_eval::{Blend, TaperedScore, TermSink, Totals, Trace};
use chariot_game::Side;

#[test]
fn a_trace_and_totals_take_down_the_same() {
    static WEIGHTS: [TaperedScore; 3] =
        [TaperedScore::new(10, -20), TaperedScore::new(100, 64), TaperedScore::new(3, 5)];
    let record = |terms: &mut dyn FnMut(bool, Side, usize, i32)| {
        terms(false, Side::First, 0, 3);
        terms(false, Side::Second, 0, 1);
        terms(true, Side::First, 1, 2);
        terms(true, Side::Second, 2, -4);
    };
    let blend = Blend { scale: 32, offset: 7, ..Blend::plain(5, 8) };
    let (mut totals, mut trace) = (Totals::new(&WEIGHTS, TaperedScore::ZERO), Trace::new(blend));
    record(&mut |is_attack, side, term, count| match is_attack {
        false => (totals.add(side, term, count), trace.add(side, term, count)).0,
        true => (totals.attack(side, term, count), trace.attack(side, term, count)).0,
    });
    assert_eq!(trace.clone().tidy().terms, [(0, 2)]);
    // Middlegame 2·10 + 200²/256, endgame 2·-20 + 128²/256; the negative attack counts nothing.
    assert_eq!(totals.centipawns(&blend), ((20 + 156) * 5 + (-40 + 64) * 3) / 8 * 32 / 64 + 7);
}
