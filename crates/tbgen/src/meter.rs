use crate::graph::{Graph, Node};
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
/// In about this many plies half of an ending's waves are made; no ending tells beforehand how long it is.
const HALF_LIFE: f64 = 20.0;
/// Share of the waves in what is done for each position of an ending; the rest is writing. Measured for endings of
/// four men, as is that unpacking a position of a smaller ending takes as long as both together.
const WAVES: f64 = 0.2;

/// Shows how far a run is and what time is left: as a bar on a terminal, elsewhere as a line now and then.
///
/// The work of an ending is taken to be in proportion to its positions and to those of the endings it leads to.
pub(crate) struct Meter<'a> {
    graph: &'a Graph,
    bar: ProgressBar,
    has_bar: bool,
    begun: Instant,
    state: Mutex<State>,
}

/// How far the making of an ending is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    /// Tables with so many positions have been unpacked.
    Entered(u64),
    /// The waves are so far.
    Solved(Progress),
    /// This share of the file is written, 0 to 1.
    Written(f64),
}

struct State {
    /// Work on all endings to make, and on those made.
    all: f64,
    made: f64,
    endings_done: usize,
    /// How far the endings in the making are.
    running: BTreeMap<usize, Step>,
    told: Instant,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(graph: &'a Graph) -> Meter<'a> {
        let has_bar = io::stderr().is_terminal();
        let target = if has_bar { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let style = ProgressStyle::with_template("{bar:30} {msg}").expect("a valid template");
        let bar = ProgressBar::with_draw_target(Some(STEPS), target).with_style(style);
        let now = Instant::now();
        let all = graph.nodes.iter().map(work).sum();
        let state = State { all, made: 0.0, endings_done: 0, running: BTreeMap::new(), told: now };
        Meter { graph, bar, has_bar, begun: now, state: Mutex::new(state) }
    }

    /// An ending need not be made.
    pub(crate) fn keep(&self, node: usize) {
        let mut state = self.lock();
        state.all -= work(&self.graph.nodes[node]);
        state.endings_done += 1;
        self.show(&mut state);
    }

    /// An ending in the making is so far.
    pub(crate) fn advance(&self, node: usize, step: Step) {
        let mut state = self.lock();
        state.running.insert(node, step);
        self.show(&mut state);
    }

    /// An ending is made.
    pub(crate) fn finish(&self, node: usize) {
        let mut state = self.lock();
        state.running.remove(&node);
        state.made += work(&self.graph.nodes[node]);
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
        let running = state.running.iter().map(|(&node, &step)| work_done(&self.graph.nodes[node], step));
        let done = state.made + running.sum::<f64>();
        // Sums of shares may be a little off.
        if state.all < 1.0 { 1.0 } else { (done / state.all).min(1.0) }
    }

    fn describe(&self, state: &State, share: f64) -> String {
        let mut text = format!("{} of {} endings", state.endings_done, self.graph.nodes.len());
        if (TELLING..1.0).contains(&share) {
            let left = self.begun.elapsed().mul_f64((1.0 - share) / share);
            text += &format!(", about {} left", in_words(left));
        }
        for (&node, step) in &state.running {
            let doing = match step {
                Step::Entered(_) => "what it leads to".to_owned(),
                Step::Solved(progress) => format!("mates in {} plies", progress.plies),
                Step::Written(_) => "writing".to_owned(),
            };
            text += &format!("; {}: {doing}", self.graph.nodes[node].ending);
        }
        text
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // The state is whole after every step.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Work that making an ending is, in positions.
fn work(node: &Node) -> f64 {
    (node.positions + node.entered) as f64
}

fn work_done(node: &Node, step: Step) -> f64 {
    let (own, entered) = (node.positions as f64, node.entered as f64);
    match step {
        Step::Entered(positions) => (positions as f64).min(entered),
        Step::Solved(progress) => entered + own * WAVES * share_of_waves(progress, 2.0 * own),
        Step::Written(share) => entered + own * (WAVES + (1.0 - WAVES) * share),
    }
}

/// How much of an ending's waves are made, as well as it can be told: all that is sure is that it is more with
/// every ply and with every position decided.
fn share_of_waves(progress: Progress, positions: f64) -> f64 {
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
    use crate::graph::ending;
    use chess::Position;

    #[test]
    fn an_ending_is_never_further_back_than_before_and_done_at_the_end() {
        let graph = Graph::of::<Position>(&[ending::<Position>("KPK").expect("an ending")]);
        let node = &graph.nodes[4];
        let entering = (0..=4).map(|quarters| Step::Entered(node.entered * quarters / 4));
        let waves = (0..60).map(|plies| Step::Solved(Progress { plies, decided: u64::from(plies) * 2_000 }));
        let writing = [0.0, 0.5, 1.0].map(Step::Written);
        let mut before = 0.0;
        for step in entering.chain(waves).chain(writing) {
            let done = work_done(node, step);
            assert!((before..=work(node)).contains(&done), "{step:?}: {done} after {before}");
            before = done;
        }
        assert_eq!(before, work(node));
    }

    #[test]
    fn times_are_told_in_a_unit_that_fits() {
        let told = [0, 99, 100, 5_999, 6_000].map(|seconds| in_words(Duration::from_secs(seconds)));
        assert_eq!(told, ["0 s", "99 s", "2 min", "100 min", "2 h"]);
    }
}
