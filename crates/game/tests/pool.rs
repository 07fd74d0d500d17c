use chariot_game::{Job, SingleThread, ThreadPool};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// Runs one helper before the leader starts and the other after it ends.
struct InTurn;

impl ThreadPool for InTurn {
    fn helpers(&self) -> usize {
        2
    }

    fn run(&self, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        help(0);
        lead();
        help(1);
    }
}

#[test]
fn a_thread_alone_has_no_helpers_and_leads() {
    let mut led = 0;
    SingleThread.run(&|_| unreachable!("there is no helper"), &mut || led += 1);
    assert_eq!((SingleThread.helpers(), led), (0, 1));
}

#[test]
fn every_job_runs_once() {
    let runs: Vec<AtomicUsize> = (0..1_000).map(|_| AtomicUsize::new(0)).collect();
    for pool in [&SingleThread as &dyn ThreadPool, &InTurn] {
        let count = |run: &AtomicUsize| {
            run.fetch_add(1, Relaxed);
        };
        pool.run_jobs(runs.iter().map(|run| Box::new(move || count(run)) as Job<'_>).collect());
    }
    assert!(runs.iter().all(|run| run.load(Relaxed) == 2));
}
