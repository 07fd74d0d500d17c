use chariot_play::{Clock, Control, Report, ThreadPool};
use chariot_play::{HashError, Limits, Line, MAX_HASH_MIB, Rules, Threads, Timed, Unwatched, chess, xiangqi};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

#[test]
fn a_timed_search_ends_by_its_clock_and_is_refused_without_one() {
    let line = Line::new(chess::Position::startpos());
    let mut engine = chess::engine(1).expect("memory");
    let result = engine.search(&line, &Limits::move_time(20), None, &mut Timed::start());
    assert!(result.best.is_some_and(|m| line.current().is_legal(m)));
    let clock = Clock { remaining: 1_000, increment: 10, ..Clock::default() };
    for limits in [Limits::move_time(20), Limits::clock(clock)] {
        let refused = engine.search(&line, &limits, None, &mut Unwatched);
        assert_eq!((refused.best, refused.nodes, refused.lines.len()), (None, 0, 0));
    }
}

#[test]
fn the_network_is_in_the_box() {
    let searched = |use_network: bool| {
        let mut engine = xiangqi::engine(1).expect("memory");
        if !use_network {
            engine.set_network(None).expect("there is nothing to read");
        }
        let line = Line::new(xiangqi::Position::startpos());
        engine.search(&line, &Limits::depth(5), None, &mut Unwatched).lines[0].score
    };
    assert_ne!(searched(true), searched(false));
}

#[test]
fn several_threads_search_and_end_together() {
    let mut engine = chess::engine(1).expect("memory");
    engine.set_threads(Some(Arc::new(Threads::new(3))));
    let line = Line::new(chess::Position::startpos());
    assert!(engine.search(&line, &Limits::depth(6), None, &mut Unwatched).best.is_some());
}

/// Panics at the first poll, or else at the first line of the search.
struct Panicking {
    at_a_poll: bool,
}

impl<M> Control<M> for Panicking {
    fn elapsed_ms(&mut self) -> u64 {
        0
    }

    fn should_stop(&mut self) -> bool {
        assert!(!self.at_a_poll, "the control's own");
        false
    }

    fn report(&mut self, _: &Report<M>) {
        assert!(self.at_a_poll, "the control's own");
    }
}

/// In a thread of its own: helpers that were not told to end would search for ever.
#[test]
fn a_panic_of_a_control_ends_all_threads_and_comes_back() {
    let (sender, receiver) = mpsc::channel();
    let searches = thread::spawn(move || {
        for at_a_poll in [false, true] {
            let mut engine = chess::engine(1).expect("memory");
            engine.set_threads(Some(Arc::new(Threads::new(2))));
            let line = Line::new(chess::Position::startpos());
            let mut control = Panicking { at_a_poll };
            let search = AssertUnwindSafe(|| {
                engine.search(&line, &Limits::default(), None, &mut control).best.is_some()
            });
            let panic = catch_unwind(search).expect_err("the panic");
            assert_eq!(panic.downcast_ref(), Some(&"the control's own"));
            assert!(engine.search(&line, &Limits::depth(4), None, &mut Unwatched).best.is_some());
            sender.send(at_a_poll).expect("someone waits");
        }
    });
    let ended = [(); 2].map(|()| receiver.recv_timeout(Duration::from_secs(60)));
    assert_eq!(ended, [Ok(false), Ok(true)]);
    searches.join().expect("no panic");
}

#[test]
fn every_helper_runs_once_and_the_caller_leads() {
    let (helped, mut led) = (AtomicUsize::new(0), 0);
    let help = |index: usize| {
        helped.fetch_add(1 << (8 * index), Relaxed);
    };
    Threads::new(4).run(&help, &mut || led += 1);
    assert_eq!((helped.into_inner(), led), (0x01_01_01, 1));
}

#[test]
fn impossible_sizes_are_errors() {
    for mib in [MAX_HASH_MIB + 1, usize::MAX] {
        assert_eq!(chess::engine(mib).map(|_| ()), Err(HashError::TooLarge));
        assert_eq!(xiangqi::engine(mib).map(|_| ()), Err(HashError::TooLarge));
    }
    assert!(chess::engine(0).is_ok());
}
