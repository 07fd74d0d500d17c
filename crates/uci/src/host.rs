use session::ThreadPool;
use std::sync::Arc;
use std::time::Duration;

/// Input from the GUI.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A line without its line end.
    Line(String),
    /// No more lines will come.
    End,
}

/// The program in which the engine runs.
pub trait Host {
    /// Says a line to the GUI.
    fn say(&mut self, line: &str);

    /// What has come since it was asked last. Does not wait.
    fn poll(&mut self) -> Option<Input>;

    /// False if [`Host::poll`] hears nothing while a search runs. Pondering then begins with `ponderhit`.
    fn hears(&self) -> bool {
        true
    }

    /// Time since a fixed moment.
    fn now(&self) -> Duration;

    /// Another number each time, so that weak levels vary their play.
    fn seed(&mut self) -> u64;

    /// So many threads, the searching one included; `None` for that one alone.
    fn threads(&mut self, threads: usize) -> Option<Arc<dyn ThreadPool>>;

    /// The most threads that a search may have.
    fn most_threads(&self) -> usize;

    /// The most MiB that a transposition table may take.
    fn most_hash(&self) -> usize;

    /// The file of the game's own network, if the program brings one that the game does not.
    fn network(&mut self) -> Option<Vec<u8>> {
        None
    }

    /// The bytes of a file, or why there are none.
    fn read_file(&mut self, path: &str) -> Result<Vec<u8>, String>;

    /// The table files in folders, which are separated as in the `PATH` variable, and in their subfolders with the game's
    /// name; always in the same order.
    fn table_files(&mut self, folders: &str, game: &str) -> Vec<String>;

    /// Asks for another engine, for this game and so many threads. If one takes over, this one executes nothing more.
    fn hand_over(&mut self, _game: &str, _threads: usize) -> bool {
        false
    }

    /// The line of this number, counted from 1, is executed. If it has set something, `setting` names that: an engine that
    /// takes over needs the last line of each name.
    fn done(&mut self, _line: u32, _setting: Option<&str>) {}

    /// What would be said now to end the search that the line of this number began.
    fn best_so_far(&mut self, _line: u32, _answer: &str) {}
}

/// For tests of what says nothing that matters.
#[cfg(test)]
pub(crate) struct NoHost;

#[cfg(test)]
impl Host for NoHost {
    fn say(&mut self, _: &str) {}

    fn poll(&mut self) -> Option<Input> {
        None
    }

    fn now(&self) -> Duration {
        Duration::ZERO
    }

    fn seed(&mut self) -> u64 {
        0
    }

    fn threads(&mut self, _: usize) -> Option<Arc<dyn ThreadPool>> {
        None
    }

    fn most_threads(&self) -> usize {
        usize::MAX
    }

    fn most_hash(&self) -> usize {
        usize::MAX
    }

    fn read_file(&mut self, _: &str) -> Result<Vec<u8>, String> {
        Err("there are no files".to_owned())
    }

    fn table_files(&mut self, _: &str, _: &str) -> Vec<String> {
        Vec::new()
    }
}
