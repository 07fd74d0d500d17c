use crate::books;
use crate::output::say;
use crate::reader::start_reading;
use crate::table_file::TableFile;
use chariot_play::Threads;
use session::{BlockSource, GameId, ThreadPool};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use uci::{Engine, Host, Input, OpeningBook};

/// Speaks UCI or UCCI until `quit` or the end of input.
pub(crate) fn serve() {
    let mut host = NativeHost { start: Instant::now(), input: start_reading() };
    let mut engine = Engine::new(&mut host);
    while let Ok(input) = host.input.recv() {
        if engine.receive(input, &mut host).is_break() {
            return;
        }
    }
}

/// Provides standard input and output, the file system and threads.
struct NativeHost {
    start: Instant,
    input: Receiver<Input>,
}

impl Host for NativeHost {
    fn say(&mut self, line: &str) {
        say(line);
    }

    fn poll(&mut self) -> Option<Input> {
        self.input.try_recv().ok()
    }

    fn now(&self) -> Duration {
        self.start.elapsed()
    }

    fn seed(&mut self) -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos() as u64
    }

    fn threads(&mut self, threads: usize) -> Option<Arc<dyn ThreadPool>> {
        if threads > 1 { Some(Arc::new(Threads::new(threads))) } else { None }
    }

    fn most_threads(&self) -> usize {
        usize::MAX
    }

    /// Half of the free memory; unlimited if the system does not tell. A larger table may be allocated at first, and
    /// later get the process killed.
    fn most_hash(&self) -> usize {
        available_mib().map_or(usize::MAX, |available| available / 2)
    }

    fn read_file(&mut self, path: &str) -> Result<Vec<u8>, String> {
        fs::read(path).map_err(|error| error.to_string())
    }

    fn open_table(&mut self, path: &str) -> Result<Box<dyn BlockSource>, String> {
        TableFile::open(path).map_err(|error| error.to_string())
    }

    fn reads_books(&self) -> bool {
        true
    }

    fn open_book(&mut self, path: &str, game: GameId) -> Result<Box<dyn OpeningBook>, String> {
        books::open(path, game)
    }

    fn table_files(&mut self, folders: &str, game: &str) -> Vec<String> {
        let files = std::env::split_paths(folders).flat_map(|folder| table_files(&folder, game));
        files.map(|file| file.to_string_lossy().into_owned()).collect()
    }
}

/// Free memory in MiB.
fn available_mib() -> Option<usize> {
    let text = fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kib: usize = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kib / 1024)
}

/// Table files of a folder in a fixed order; none if the folder cannot be read.
fn table_files(folder: &Path, game: &str) -> Vec<PathBuf> {
    let entries = [folder.to_owned(), folder.join(game)].into_iter().filter_map(|dir| fs::read_dir(dir).ok());
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "egt"))
        .collect();
    files.sort();
    files
}
