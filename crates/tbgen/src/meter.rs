use crate::graph::Graph;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tablebase::Progress;

/// Steps of the bar.
const STEPS: u64 = 1_000;
/// Where there is no bar, a line tells how far we are, no more often than this.
const LINE_EVERY: Duration = Duration::from_secs(10);
/// Before this much is done nothing is said of the time left.
const TELLING: f64 = 0.02;
/// In about this many plies half of an ending's work is done; no ending tells beforehand how long it is.
const HALF_LIFE: f64 = 20.0;

/// Shows how far a run is and what time is left: as a bar on a terminal, elsewhere as a line now and then.
///
/// The work of an ending is taken to be in proportion to its positions.
pub(crate) struct Meter<'a> {
    graph: &'a Graph,
    bar: ProgressBar,
    has_bar: bool,
    begun: Instant,
    state: Mutex<State>,
}

struct State {
    /// Positions of all endings to make, and of those made.
    all: u64,
    made: u64,
    endings_done: usize,
    /// How far the endings in the making are.
    running: BTreeMap<usize, Progress>,
    told: Instant,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(graph: &'a Graph) -> Meter<'a> {
        let has_bar = io::stderr().is_terminal();
        let target = if has_bar { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let style = ProgressStyle::with_template("{bar:30} {msg}").expect("a valid template");
        let bar = ProgressBar::with_draw_target(Some(STEPS), target).with_style(style);
        let now = Instant::now();
        let all = graph.nodes.iter().map(|node| node.positions).sum();
        let state = State { all, made: 0, endings_done: 0, running: BTreeMap::new(), told: now };
        Meter { graph, bar, has_bar, begun: now, state: Mutex::new(state) }
    }

    /// An ending need not be made.
    pub(crate) fn keep(&self, node: usize) {
        let mut state = self.lock();
        state.all -= self.graph.nodes[node].positions;
        state.endings_done += 1;
        self.show(&mut state);
    }

    /// An ending in the making is so far.
    pub(crate) fn advance(&self, node: usize, progress: Progress) {
        let mut state = self.lock();
        state.running.insert(node, progress);
        self.show(&mut state);
    }

    /// An ending is made.
    pub(crate) fn finish(&self, node: usize) {
        let mut state = self.lock();
        state.running.remove(&node);
        state.made += self.graph.nodes[node].positions;
        state.endings_done += 1;
        self.show(&mut state);
    }

    /// Writes without being in the way of the bar.
    pub(crate) fn suspend<R>(&self, write: impl FnOnce() -> R) -> R {
        self.bar.suspend(write)
    }

    /// Takes the bar away.
    pub(crate) fn clear(&self) {
        self.bar.finish_and_clear();
    }

    fn show(&self, state: &mut State) {
        let share = self.share(state);
        if self.has_bar {
            self.bar.set_position((share * STEPS as f64) as u64);
            self.bar.set_message(self.describe(state, share));
        } else if state.told.elapsed() >= LINE_EVERY {
            state.told = Instant::now();
            // Nothing is lost if nobody reads this.
            let _ = writeln!(io::stderr(), "tbgen: {}", self.describe(state, share));
        }
    }

    /// How much of the work is done, 0 to 1.
    fn share(&self, state: &State) -> f64 {
        let running = state.running.iter().map(|(&node, &progress)| {
            let positions = self.graph.nodes[node].positions as f64;
            positions * share_of_ending(progress, 2.0 * positions)
        });
        let done = state.made as f64 + running.sum::<f64>();
        if state.all == 0 { 1.0 } else { done / state.all as f64 }
    }

    fn describe(&self, state: &State, share: f64) -> String {
        let mut text = format!("{} of {} endings", state.endings_done, self.graph.nodes.len());
        if (TELLING..1.0).contains(&share) {
            let left = self.begun.elapsed().mul_f64((1.0 - share) / share);
            text += &format!(", about {} left", in_words(left));
        }
        for (&node, progress) in &state.running {
            text += &format!("; {} to {} plies", self.graph.nodes[node].ending, progress.plies);
        }
        text
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // The state is whole after every step.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How much of an ending's work is done, as well as it can be told: all that is sure is that it is more with
/// every ply and with every position decided.
fn share_of_ending(progress: Progress, positions: f64) -> f64 {
    let plies = f64::from(progress.plies);
    let by_plies = plies / (plies + HALF_LIFE);
    let by_positions = (progress.decided as f64 / positions).min(0.9);
    1.0 - (1.0 - by_plies) * (1.0 - by_positions)
}

fn in_words(time: Duration) -> String {
    match time.as_secs() {
        seconds @ 0..100 => format!("{seconds} s"),
        seconds @ 100..6_000 => format!("{} min", seconds.div_ceil(60)),
        seconds => format!("{} h", seconds.div_ceil(3_600)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ending_is_never_further_back_than_before_and_never_done() {
        let positions = 1e6;
        let mut before = 0.0;
        for plies in 0..250 {
            let decided = u64::from(plies) * 10_000;
            let share = share_of_ending(Progress { plies, decided }, positions);
            assert!((before..1.0).contains(&share), "{plies}: {share}");
            before = share;
        }
        assert!(before > 0.9);
    }

    #[test]
    fn times_are_told_in_a_unit_that_fits() {
        let told = [0, 99, 100, 5_999, 6_000].map(|seconds| in_words(Duration::from_secs(seconds)));
        assert_eq!(told, ["0 s", "99 s", "2 min", "100 min", "2 h"]);
    }
}
