use crate::graph::EndingNode;
use crate::workload::{EndingTask, Workload};
use chariot_tablebase::Progress;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

const STEPS: u64 = 1_000;
/// Interval between lines where there is no bar.
const LINE_EVERY: Duration = Duration::from_secs(10);
/// Share of the work after which the time left is shown.
const TIME_LEFT_FROM: f64 = 0.02;
/// Plies in which about half of an ending's waves are done; their number is not known in advance.
const HALF_LIFE: f64 = 20.0;
/// Estimated share of conversions in the time to solve an ending; the rest is waves. Only the display depends
/// on it.
const CONVERSIONS: f64 = 0.3;

/// Shows progress and time left: a bar on a terminal, occasional lines elsewhere.
///
/// Assumes that the work on an ending is proportional to its positions.
pub(crate) struct ProgressMeter<'a> {
    workload: &'a Workload<'a>,
    bar: ProgressBar,
    has_bar: bool,
    start: Instant,
    state: Mutex<MeterState>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum EndingProgress {
    /// This share of the conversions is added, 0 to 1.
    Conversions(f64),
    Waves(Progress),
    /// This share of the file is written, 0 to 1.
    Writing(f64),
    /// Distances to zeroing are solved and written.
    Zeroing,
}

struct MeterState {
    /// Total work on all tasks, and on the finished ones.
    total: f64,
    done: f64,
    tasks_done: usize,
    running: BTreeMap<usize, EndingProgress>,
    last_line: Instant,
}

impl<'a> ProgressMeter<'a> {
    pub(crate) fn new(workload: &'a Workload<'a>) -> ProgressMeter<'a> {
        let has_bar = io::stderr().is_terminal();
        let target = if has_bar { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let style = ProgressStyle::with_template("{bar:30} {msg}").expect("a valid template");
        let bar = ProgressBar::with_draw_target(Some(STEPS), target).with_style(style);
        let now = Instant::now();
        let total =
            workload.tasks().map(|(node, task)| Work::of(&workload.graph.nodes[node], task).total()).sum();
        let state = MeterState { total, done: 0.0, tasks_done: 0, running: BTreeMap::new(), last_line: now };
        ProgressMeter { workload, bar, has_bar, start: now, state: Mutex::new(state) }
    }

    pub(crate) fn advance(&self, node: usize, progress: EndingProgress) {
        let mut state = self.lock();
        state.running.insert(node, progress);
        self.show(&mut state);
    }

    /// The task is done.
    pub(crate) fn finish(&self, node: usize) {
        let mut state = self.lock();
        state.running.remove(&node);
        state.done += self.work(node).total();
        state.tasks_done += 1;
        self.show(&mut state);
    }

    /// Hides the bar while something else is written.
    pub(crate) fn suspend<R>(&self, write: impl FnOnce() -> R) -> R {
        self.bar.suspend(write)
    }

    pub(crate) fn clear(&self) {
        self.bar.finish_and_clear();
    }

    fn show(&self, state: &mut MeterState) {
        let share = self.share(state);
        if self.has_bar {
            self.bar.set_position((share * STEPS as f64) as u64);
            self.bar.set_message(self.describe(state, share));
        } else if state.last_line.elapsed() >= LINE_EVERY {
            state.last_line = Instant::now();
            // Harmless if nobody reads this.
            let _ = writeln!(io::stderr(), "tbgen: {}", self.describe(state, share));
        }
    }

    /// Share of the work done, 0 to 1.
    fn share(&self, state: &MeterState) -> f64 {
        let running = state.running.iter().map(|(&node, &at)| self.work(node).done(at));
        let done = state.done + running.sum::<f64>();
        // Rounding may push the sum slightly above the total.
        if state.total < 1.0 { 1.0 } else { (done / state.total).min(1.0) }
    }

    fn describe(&self, state: &MeterState, share: f64) -> String {
        let mut text = format!("{} of {} endings", state.tasks_done, self.workload.tasks().count());
        if (TIME_LEFT_FROM..1.0).contains(&share) {
            let left = self.start.elapsed().mul_f64((1.0 - share) / share);
            text += &format!(", about {} left", in_words(left));
        }
        for (&node, progress) in &state.running {
            let stage = match progress {
                EndingProgress::Conversions(_) => "captures and promotions".to_owned(),
                EndingProgress::Waves(progress) => format!("mates in {} plies", progress.plies),
                EndingProgress::Writing(_) => "writing".to_owned(),
                EndingProgress::Zeroing => "distances to zeroing".to_owned(),
            };
            text += &format!("; {}: {stage}", self.workload.graph.nodes[node].ending);
        }
        text
    }

    fn work(&self, node: usize) -> Work {
        let task = self.workload.task(node).expect("a task");
        Work::of(&self.workload.graph.nodes[node], task)
    }

    fn lock(&self) -> MutexGuard<'_, MeterState> {
        // The state is consistent after every step.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Estimated work of a task, in nanoseconds.
#[derive(Clone, Copy, Debug)]
struct Work {
    /// Positions with both sides to move.
    positions: f64,
    solving: f64,
    writing: f64,
    zeroing: f64,
}

impl Work {
    fn of(node: &EndingNode, task: &EndingTask) -> Work {
        let if_done = |nanoseconds: u64, is_done: bool| if is_done { nanoseconds as f64 } else { 0.0 };
        Work {
            positions: 2.0 * node.positions as f64,
            solving: node.solving() as f64,
            writing: if_done(node.writing(), task.files.table.is_some()),
            zeroing: if_done(node.zeroing(), task.solves_dtz),
        }
    }

    fn total(self) -> f64 {
        self.solving + self.writing + self.zeroing
    }

    fn done(self, progress: EndingProgress) -> f64 {
        match progress {
            EndingProgress::Conversions(share) => self.solving * CONVERSIONS * share.min(1.0),
            EndingProgress::Waves(progress) => {
                let waves = share_of_waves(progress, self.positions);
                self.solving * (CONVERSIONS + (1.0 - CONVERSIONS) * waves)
            }
            EndingProgress::Writing(share) => self.solving + self.writing * share,
            EndingProgress::Zeroing => self.solving + self.writing,
        }
    }
}

/// Estimated share of an ending's waves that is done; grows with every ply and every decided position.
fn share_of_waves(progress: Progress, positions: f64) -> f64 {
    let plies = f64::from(progress.plies);
    let by_plies = (progress.slice as f64 + plies / (plies + HALF_LIFE)) / progress.slices as f64;
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
    use crate::graph::{EndingGraph, ending};
    use chariot_chess::Position;

    #[test]
    fn progress_never_goes_back_and_ends_at_the_whole_work() {
        let graph = EndingGraph::of::<Position>(&[ending::<Position>("KPK").expect("an ending")]);
        let workload = Workload::of_tables(&graph, &["KPK"]);
        let work = ProgressMeter::new(&workload).work(4);
        let conversions = [0.0, 0.25, 0.5, 1.0].map(EndingProgress::Conversions).into_iter();
        let waves = (0..180).map(|wave| {
            let (slice, plies) = (wave / 60, wave as u16 % 60);
            EndingProgress::Waves(Progress { plies, decided: wave as u64 * 700, slice, slices: 3 })
        });
        let writing = [0.0, 0.5, 1.0].map(EndingProgress::Writing);
        let mut before = 0.0;
        for progress in conversions.chain(waves).chain(writing) {
            let done = work.done(progress);
            assert!((before..=work.total()).contains(&done), "{progress:?}: {done} after {before}");
            before = done;
        }
        assert_eq!(before, work.total());
    }

    #[test]
    fn times_have_a_unit_that_fits() {
        let shown = [0, 99, 100, 5_999, 6_000].map(|seconds| in_words(Duration::from_secs(seconds)));
        assert_eq!(shown, ["0 s", "99 s", "2 min", "100 min", "2 h"]);
    }
}
