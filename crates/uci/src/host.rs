use crate::OpeningBook;
use session::{BlockSource, GameId, ThreadPool};
use std::sync::Arc;
use std::time::Duration;

/// Input from the GUI.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A line without its line end.
    Line(String),
    /// The end of input.
    End,
}

/// Services of the program around the engine.
pub trait Host {
    /// Sends a line to the GUI.
    fn say(&mut self, line: &str);

    /// The next input, if any has arrived. Does not wait.
    fn poll(&mut self) -> Option<Input>;

    /// Whether [`Host::poll`] receives anything during a search. If not, pondering starts at `ponderhit`.
    fn hears(&self) -> bool {
        true
    }

    /// Time since a fixed moment.
    fn now(&self) -> Duration;

    /// A new random seed with each call, so that weak levels vary their play.
    fn seed(&mut self) -> u64;

    /// A pool of `threads` threads, the searching one included; `None` for a single thread.
    fn threads(&mut self, threads: usize) -> Option<Arc<dyn ThreadPool>>;

    /// Most threads for a search.
    fn most_threads(&self) -> usize;

    /// Most MiB for a transposition table.
    fn most_hash(&self) -> usize;

    /// The file of the game's own network, if the program brings one that the game does not.
    fn network(&mut self) -> Option<Vec<u8>> {
        None
    }

    /// Bytes of a file, or the reason that it cannot be read.
    fn read_file(&mut self, path: &str) -> Result<Vec<u8>, String>;

    /// A table file, read as probes need it, or the reason that it cannot be read. By default all of it is read at
    /// once.
    fn open_table(&mut self, path: &str) -> Result<Box<dyn BlockSource>, String> {
        Ok(Box::new(self.read_file(path)?))
    }

    /// Table files in `folders` and in their subfolders with the game's name, always in the same order. Folders are
    /// separated as in `PATH`.
    fn table_files(&mut self, folders: &str, game: &str) -> Vec<String>;

    /// Whether the program reads opening books.
    fn reads_books(&self) -> bool {
        false
    }

    /// The opening book of a file, or why there is none.
    fn open_book(&mut self, _path: &str, _game: GameId) -> Result<Box<dyn OpeningBook>, String> {
        Err("this program reads no opening books".to_owned())
    }

    /// Asks for another engine, for this game and number of threads. Returns whether one takes over; this engine then
    /// executes nothing more.
    fn hand_over(&mut self, _game: &str, _threads: usize) -> bool {
        false
    }

    /// Reports that a line, numbered from 1, is executed. `setting` names the setting it changed: an engine that
    /// takes over needs the last line for each name.
    fn done(&mut self, _line: u32, _setting: Option<&str>) {}

    /// Reports the present answer to the search that line number `line` began.
    fn best_so_far(&mut self, _line: u32, _answer: &str) {}
}

/// A host that ignores everything, for tests.
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
