use chariot_game::Params;

/// A search parameter that can be set by name.
pub(crate) struct Knob {
    /// Path of the field in [`Params`].
    pub(crate) name: &'static str,
    /// A change likely to matter by some Elo.
    pub(crate) step: i32,
    /// Least sensible value.
    least: i32,
    /// Reads the parameter; `None` if the technique is off.
    pub(crate) get: fn(&Params) -> Option<i32>,
    /// Sets the parameter if the technique is on.
    pub(crate) set: fn(&mut Params, i32),
}

impl Knob {
    /// The parameter of this name, such as `lmr.base`.
    pub(crate) fn named(name: &str) -> Option<&'static Knob> {
        KNOBS.iter().find(|knob| knob.name == name)
    }

    pub(crate) fn allows(&self, value: i32) -> bool {
        value >= self.least
    }

    /// The whole value nearest to `steps` steps.
    pub(crate) fn near(&self, steps: f64) -> i32 {
        (self.bounded(steps) * f64::from(self.step)).round() as i32
    }

    /// Clamps to the least value, in steps.
    pub(crate) fn bounded(&self, steps: f64) -> f64 {
        steps.max(f64::from(self.least) / f64::from(self.step))
    }
}

/// `field.field step least`; `field? step least` for an optional parameter; `field?.field step least` for a
/// parameter of an optional group.
macro_rules! knobs {
    (@knob [$($knobs:tt)*]) => { &[$($knobs)*] };
    (@knob [$($knobs:tt)*] $group:ident.$field:ident $step:literal $least:literal, $($rest:tt)*) => {
        knobs!(@knob [$($knobs)* Knob {
            name: concat!(stringify!($group), ".", stringify!($field)),
            step: $step,
            least: $least,
            get: |params| Some(params.$group.$field),
            set: |params, value| params.$group.$field = value,
        },] $($rest)*)
    };
    (@knob [$($knobs:tt)*] $group:ident.$field:ident? $step:literal $least:literal, $($rest:tt)*) => {
        knobs!(@knob [$($knobs)* Knob {
            name: concat!(stringify!($group), ".", stringify!($field)),
            step: $step,
            least: $least,
            get: |params| params.$group.$field,
            set: |params, value| if let Some(number) = &mut params.$group.$field { *number = value },
        },] $($rest)*)
    };
    (@knob [$($knobs:tt)*] $group:ident?.$field:ident $step:literal $least:literal, $($rest:tt)*) => {
        knobs!(@knob [$($knobs)* Knob {
            name: concat!(stringify!($group), ".", stringify!($field)),
            step: $step,
            least: $least,
            get: |params| params.$group.map(|group| group.$field),
            set: |params, value| if let Some(group) = &mut params.$group { group.$field = value },
        },] $($rest)*)
    };
    ($($all:tt)*) => { knobs!(@knob [] $($all)*) };
}

/// Every parameter of [`Params`] with its step and least value.
pub(crate) const KNOBS: &[Knob] = knobs![
    aspiration.min_depth 1 1,
    aspiration.delta 8 5,
    aspiration.max_delta 200 100,
    delta_pruning.margin 50 0,
    razoring.max_depth 1 0,
    razoring.margin 60 50,
    reverse_futility.max_depth 2 4,
    reverse_futility.margin 20 20,
    null_move.min_depth 1 1,
    null_move.min_moves 3 0,
    null_move.base 512 1024,
    null_move.slope 64 0,
    null_move.eval_divisor 60 40,
    null_move.max_eval_reduction 1 0,
    null_move.verification_depth 2 4,
    probcut.min_depth 1 2,
    probcut.margin 40 50,
    probcut.reduction 1 2,
    small_probcut?.margin 100 50,
    small_probcut?.depth_slack 1 0,
    iir.min_depth 1 2,
    hindsight.extend_from 1 1,
    hindsight.reduce_from 1 1,
    hindsight.margin? 50 0,
    lmr.min_depth 1 2,
    lmr.base 192 0,
    lmr.slope 32 0,
    lmr.not_improving 320 0,
    lmr.cut_node 320 0,
    lmr.pv 320 0,
    lmr.tt_pv 320 0,
    lmr.check 400 -1024,
    lmr.raised_alpha 256 0,
    lmr.many_cutoffs 256 0,
    lmr.max_cutoffs 1 0,
    lmr.tt_capture 256 0,
    lmr.correction 128 0,
    lmr.history_divisor 2000 2000,
    lmr.capture_history_divisor 1500 1500,
    lmr.deeper_margin 20 10,
    lmr.shallower_margin 4 0,
    late_move_pruning.base 1 0,
    late_move_pruning.percent 20 20,
    futility.max_depth 2 4,
    futility.base 40 0,
    futility.margin 20 20,
    capture_futility?.max_depth 2 0,
    capture_futility?.base 80 0,
    capture_futility?.margin 50 0,
    history_pruning.max_depth 1 0,
    history_pruning.margin 800 500,
    see_pruning.max_depth 2 0,
    see_pruning.capture_margin 25 0,
    see_pruning.capture_history 8 0,
    see_pruning.quiet_margin 7 0,
    singular.min_depth 1 4,
    singular.depth_slack 1 0,
    singular.margin 10 4,
    singular.double_margin 10 0,
    ordering.threat_bonus 8 0,
    history.slope 40 20,
    history.offset 40 -200,
    history.max 400 400,
    history.research_percent 25 0,
    history.eval_slope 40 0,
    history.max_eval_change 50 0,
    correction.pawn_and_continuation 25 0,
    correction.non_pawn 25 0,
];

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_game::Tactics;

    const PARAMS: Params = chariot_chess::Position::PARAMS;

    #[test]
    fn each_knob_turns_one_parameter() {
        for knob in KNOBS {
            let mut params = PARAMS;
            let value = (knob.get)(&params).expect("chess uses every technique") + knob.step;
            (knob.set)(&mut params, value);
            let changed: Vec<&str> = KNOBS
                .iter()
                .filter(|knob| (knob.get)(&params) != (knob.get)(&PARAMS))
                .map(|knob| knob.name)
                .collect();
            assert_eq!((changed, (knob.get)(&params)), (vec![knob.name], Some(value)));
            assert!((knob.get)(&PARAMS) >= Some(knob.least));
            assert_eq!(knob.near(f64::from(value) / f64::from(knob.step)), value);
        }
    }

    #[test]
    fn every_parameter_has_a_knob() {
        let mut turned = PARAMS;
        for knob in KNOBS {
            (knob.set)(&mut turned, (knob.get)(&PARAMS).expect("chess uses every technique") + knob.step);
        }
        let [before, after] = [PARAMS, turned].map(|params| format!("{params:#?}"));
        for (before, after) in before.lines().zip(after.lines()) {
            let is_number = before.trim_end_matches(',').ends_with(|last: char| last.is_ascii_digit());
            assert!(!is_number || before != after, "no knob for{before}");
        }
    }

    #[test]
    fn what_is_off_stays_off() {
        let mut params = Params::BASE;
        for knob in KNOBS.iter().filter(|knob| (knob.get)(&Params::BASE).is_none()) {
            (knob.set)(&mut params, knob.step);
        }
        assert_eq!(params, Params::BASE);
    }
}
