use crate::error::LabError;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Runs jobs `0..count` on `threads` threads and passes the results to `take` in job order, so that the
/// number of threads does not matter. `set_up` makes each thread's tools. After a break or an error, no
/// further job starts and no result is taken.
///
/// # Errors
/// The first error in job order, from `set_up`, `job` or `take`.
pub(crate) fn in_order<Tools, Done: Send>(
    count: u64,
    threads: usize,
    set_up: impl Fn() -> Result<Tools, LabError> + Sync,
    job: impl Fn(&mut Tools, u64) -> Result<Done, LabError> + Sync,
    mut take: impl FnMut(u64, Done) -> Result<ControlFlow<()>, LabError>,
) -> Result<(), LabError> {
    let begun = AtomicU64::new(0);
    let over = AtomicBool::new(false);
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            let (begun, over, set_up, job) = (&begun, &over, &set_up, &job);
            scope.spawn(move || {
                let next = || {
                    let index = begun.fetch_add(1, Ordering::Relaxed);
                    (index < count && !over.load(Ordering::Relaxed)).then_some(index)
                };
                match set_up() {
                    Ok(mut tools) => {
                        while let Some(index) = next() {
                            if sender.send((index, job(&mut tools, index))).is_err() {
                                return;
                            }
                        }
                    }
                    // The error replaces a result. Nobody waits for it if the run is over.
                    Err(error) => {
                        let _ = next().map(|index| sender.send((index, Err(error))));
                    }
                }
            });
        }
        drop(sender);
        let mut state = Ok(ControlFlow::Continue(()));
        let mut waiting = BTreeMap::new();
        let mut due = 0;
        for (index, done) in results {
            waiting.insert(index, done);
            while let Some(done) = waiting.remove(&due) {
                if matches!(state, Ok(ControlFlow::Continue(()))) {
                    state = done.and_then(|done| take(due, done));
                    over.store(!matches!(state, Ok(ControlFlow::Continue(()))), Ordering::Relaxed);
                }
                due += 1;
            }
        }
        state.map(|_| ())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ControlFlow::{Break, Continue};

    #[test]
    fn results_come_in_the_order_of_the_jobs() {
        for threads in [1, 3] {
            let mut seen = Vec::new();
            let done = in_order(
                50,
                threads,
                || Ok(()),
                |(), index| Ok(index * index),
                |index, square| {
                    seen.push((index, square));
                    Ok(Continue(()))
                },
            );
            assert!(done.is_ok());
            assert_eq!(seen, (0..50).map(|n| (n, n * n)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn nothing_is_taken_after_a_break() {
        let mut taken = 0;
        let done = in_order(
            1_000,
            3,
            || Ok(()),
            |(), index| Ok(index),
            |index, _| {
                taken += 1;
                Ok(if index < 9 { Continue(()) } else { Break(()) })
            },
        );
        assert!(done.is_ok());
        assert_eq!(taken, 10);
    }

    #[test]
    fn the_first_error_ends_the_run() {
        // Errors that can be told apart by number.
        let error = |number: u64| LabError::TooFewPositions(number as usize);
        let number = |done| match done {
            Err(LabError::TooFewPositions(number)) => Some(number),
            _ => None,
        };
        for threads in [1, 3] {
            let mut taken = 0;
            let of_a_job = in_order(
                1_000,
                threads,
                || Ok(()),
                |(), index| if index % 10 == 9 { Err(error(index)) } else { Ok(()) },
                |_, ()| {
                    taken += 1;
                    Ok(Continue(()))
                },
            );
            assert_eq!((number(of_a_job), taken), (Some(9), 9));
            let mut attempts = 0;
            let of_taking = in_order(
                1_000,
                threads,
                || Ok(()),
                |(), index| Ok(index),
                |index, _| {
                    attempts += 1;
                    if index == 4 { Err(error(index)) } else { Ok(Continue(())) }
                },
            );
            assert_eq!((number(of_taking), attempts), (Some(4), 5));
            let of_setting_up =
                in_order(10, threads, || Err::<(), _>(error(7)), |(), _| Ok(()), |_, ()| Ok(Continue(())));
            assert_eq!(number(of_setting_up), Some(7));
        }
    }
}
