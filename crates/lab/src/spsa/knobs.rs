use game::Params;

/// A number to tune.
pub(super) struct Knob {
    pub(super) name: &'static str,
    /// What may make a difference of some Elo.
    pub(super) step: i32,
    /// The least value that makes sense.
    least: i32,
    pub(super) get: fn(&Params) -> i32,
    pub(super) set: fn(&mut Params, i32),
}

impl Knob {
    /// The whole value nearest to `steps` steps.
    pub(super) fn near(&self, steps: f64) -> i32 {
        (self.bounded(steps) * f64::from(self.step)).round() as i32
    }

    /// No less than the least value, in steps.
    pub(super) fn bounded(&self, steps: f64) -> f64 {
        steps.max(f64::from(self.least) / f64::from(self.step))
    }
}

macro_rules! knobs {
    ($($name:ident $step:literal $least:literal),* $(,)?) => {
        &[$(Knob {
            name: stringify!($name),
            step: $step,
            least: $least,
            get: |params| params.$name,
            set: |params, value| params.$name = value,
        }),*]
    };
}

/// Name, step and least value of each.
pub(super) const KNOBS: &[Knob] = knobs![
    aspiration 8 5,
    delta_margin 50 0,
    razoring_margin 60 50,
    reverse_futility_margin 20 20,
    reverse_futility_depth 2 4,
    null_move_base 512 1024,
    null_move_slope 64 0,
    null_move_surplus 60 40,
    probcut_margin 40 50,
    table_probcut_margin 100 50,
    unguided_depth 1 2,
    hindsight_margin 50 0,
    lmr_base 192 0,
    lmr_slope 32 0,
    lmr_worsening 320 0,
    lmr_cut 320 0,
    lmr_pv 320 0,
    lmr_was_pv 320 0,
    lmr_check 400 -1024,
    lmr_raised 256 0,
    lmr_refuted 256 0,
    lmr_table_capture 256 0,
    lmr_doubt 128 0,
    history_per_ply 2000 2000,
    capture_history_per_ply 1500 1500,
    late_moves 20 20,
    futility_base 40 0,
    futility_margin 20 20,
    futility_depth 2 4,
    capture_futility_base 80 0,
    capture_futility_margin 50 0,
    threat_bonus 8 0,
    history_margin 800 500,
    capture_loss 25 0,
    capture_loss_by_history 8 0,
    quiet_loss 7 0,
    singular_depth 1 4,
    singular_margin 10 4,
    double_margin 10 0,
    deeper_margin 20 10,
    shallower_margin 4 0,
    history_slope 40 20,
    history_offset 40 -200,
    history_most 400 400,
    settled_history 25 0,
    evaluation_history 40 0,
    correction 25 0,
    pieces_correction 25 0,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_knob_turns_one_number() {
        for knob in KNOBS {
            let mut params = Params::BASE;
            let value = (knob.get)(&params) + knob.step;
            (knob.set)(&mut params, value);
            let changed: Vec<&str> = KNOBS
                .iter()
                .filter(|knob| (knob.get)(&params) != (knob.get)(&Params::BASE))
                .map(|knob| knob.name)
                .collect();
            assert_eq!((changed, (knob.get)(&params)), (vec![knob.name], value));
            assert!((knob.get)(&Params::BASE) >= knob.least);
            assert_eq!(knob.near(f64::from(value) / f64::from(knob.step)), value);
        }
    }
}
