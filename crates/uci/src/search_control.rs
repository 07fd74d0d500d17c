use crate::console::Console;
use crate::inbox::Inbox;
use session::{Bound, Control, NotatedMove, Report, WinRate};
use std::time::Duration;

/// Receives the GUI's lines during a search, and prints the search's reports.
pub(crate) struct SearchControl<'a, 'b> {
    inbox: &'a mut Inbox,
    console: &'a mut Console<'b>,
    line: u32,
    started: Duration,
    win_rate: Option<WinRate>,
}

impl<'a, 'b> SearchControl<'a, 'b> {
    /// Controls the pending search, which starts now.
    pub(crate) fn new(inbox: &'a mut Inbox, console: &'a mut Console<'b>) -> SearchControl<'a, 'b> {
        let search = inbox.search.as_ref();
        let line = search.map_or(0, |search| search.line);
        let win_rate = search.and_then(|search| search.win_rate);
        SearchControl { started: console.host.now(), inbox, console, line, win_rate }
    }
}

impl Control<NotatedMove> for SearchControl<'_, '_> {
    fn elapsed_ms(&mut self) -> u64 {
        let elapsed = self.console.host.now().saturating_sub(self.started);
        u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX)
    }

    fn spent_ms(&mut self) -> u64 {
        let ponders = self.inbox.search.as_ref().is_some_and(|search| search.go.ponder);
        if ponders { 0 } else { self.elapsed_ms() }
    }

    fn should_stop(&mut self) -> bool {
        while let Some(input) = self.console.host.poll() {
            self.inbox.hear(input, self.console);
        }
        self.inbox.must_end(self.console.host.now())
    }

    fn report(&mut self, report: &Report<NotatedMove>) {
        let dialect = self.console.dialect;
        self.console.say(dialect.report(report, self.win_rate));
        if report.rank == 1 && report.bound == Bound::Exact {
            let answer = dialect.best_move(report.pv.first(), report.pv.get(1), None);
            self.console.host.best_so_far(self.line, &answer);
        }
    }
}
