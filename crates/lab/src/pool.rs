use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Does jobs `0..count` on so many threads and hands the results to `take` in the order of the jobs, until
/// `take` returns false: then no new job is begun. Each thread works with its own `tools`.
pub(crate) fn in_order<Tools, Done: Send>(
    count: u64,
    threads: usize,
    tools: impl Fn(usize) -> Tools + Sync,
    job: impl Fn(&mut Tools, u64) -> Done + Sync,
    mut take: impl FnMut(u64, Done) -> bool,
) {
    let next = AtomicU64::new(0);
    let over = AtomicBool::new(false);
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        for thread in 0..threads.max(1) {
            let sender = sender.clone();
            let (next, over, tools, job) = (&next, &over, &tools, &job);
            scope.spawn(move || {
                let mut tools = tools(thread);
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= count || over.load(Ordering::Relaxed) {
                        return;
                    }
                    if sender.send((index, job(&mut tools, index))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (index, done) in results {
            waiting.insert(index, done);
            while let Some(done) = waiting.remove(&due) {
                if !over.load(Ordering::Relaxed) && !take(due, done) {
                    over.store(true, Ordering::Relaxed);
                }
                due += 1;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_jobs() {
        for threads in [1, 3] {
            let mut seen = Vec::new();
            in_order(
                50,
                threads,
                |_| (),
                |(), index| index * index,
                |index, square| {
                    seen.push((index, square));
                    true
                },
            );
            assert_eq!(seen, (0..50).map(|n| (n, n * n)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn no_result_is_taken_after_the_last_that_was_wanted() {
        let mut taken = 0;
        in_order(
            1_000,
            3,
            |_| (),
            |(), index| index,
            |index, _| {
                taken += 1;
                index < 9
            },
        );
        assert_eq!(taken, 10);
    }
}
