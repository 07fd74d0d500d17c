//! The engine over UCI, for a worker whose script passes lines on: `packages/engine/src/uci/worker.ts`.

use crate::answer::seed;
use crate::control::{LISTEN_EVERY, now, pause};
use crate::sessions::thread_pool;
use ::uci::{Engine, Host, Input};
use session::ThreadPool;
use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Services that the script provides; see [`Host`].
    pub type UciHost;

    #[wasm_bindgen(method)]
    fn say(this: &UciHost, line: &str);

    /// The next line; `undefined` if there is none.
    #[wasm_bindgen(method)]
    fn poll(this: &UciHost) -> JsValue;

    #[wasm_bindgen(method, getter)]
    fn hears(this: &UciHost) -> bool;

    #[wasm_bindgen(method, getter, js_name = mostThreads)]
    fn most_threads(this: &UciHost) -> usize;

    #[wasm_bindgen(method, getter, js_name = mostHash)]
    fn most_hash(this: &UciHost) -> usize;

    #[wasm_bindgen(method, getter)]
    fn network(this: &UciHost) -> Option<Vec<u8>>;

    /// Bytes of a file. Throws a string if there is no such file.
    #[wasm_bindgen(method, catch, js_name = readFile)]
    fn read_file(this: &UciHost, path: &str) -> Result<Vec<u8>, JsValue>;

    #[wasm_bindgen(method, js_name = tableFiles)]
    fn table_files(this: &UciHost, folders: &str, game: &str) -> Vec<String>;

    #[wasm_bindgen(method, js_name = handOver)]
    fn hand_over(this: &UciHost, game: &str, threads: usize) -> bool;

    #[wasm_bindgen(method)]
    fn done(this: &UciHost, line: u32, setting: Option<&str>);

    #[wasm_bindgen(method, js_name = bestSoFar)]
    fn best_so_far(this: &UciHost, line: u32, answer: &str);
}

thread_local! {
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// Executes a line of UCI. A value that is not a string means the end of input. Returns whether the engine has quit.
///
/// A running search polls the host for lines. As with `handle`, the caller may have to use `WebAssembly.promising`,
/// and must not call again before the promise settles.
#[wasm_bindgen(js_name = uciLine)]
#[must_use]
pub fn uci_line(host: &UciHost, line: &JsValue) -> bool {
    let mut host = WorkerHost { script: host, listened: f64::NEG_INFINITY };
    ENGINE.with_borrow_mut(|engine| {
        let engine = engine.get_or_insert_with(|| Engine::new(&mut host));
        engine.receive(input(line), &mut host).is_break()
    })
}

fn input(line: &JsValue) -> Input {
    line.as_string().map_or(Input::End, Input::Line)
}

/// The script, and the time of the last turn of the worker's event loop.
struct WorkerHost<'a> {
    script: &'a UciHost,
    listened: f64,
}

impl Host for WorkerHost<'_> {
    fn say(&mut self, line: &str) {
        self.script.say(line);
    }

    fn poll(&mut self) -> Option<Input> {
        if now() - self.listened >= LISTEN_EVERY {
            pause();
            self.listened = now();
        }
        let line = self.script.poll();
        if line.is_undefined() { None } else { Some(input(&line)) }
    }

    fn hears(&self) -> bool {
        self.script.hears()
    }

    fn now(&self) -> Duration {
        Duration::from_secs_f64(now() / 1_000.0)
    }

    fn seed(&mut self) -> u64 {
        seed()
    }

    fn threads(&mut self, threads: usize) -> Option<Arc<dyn ThreadPool>> {
        thread_pool().filter(|_| threads > 1)
    }

    fn most_threads(&self) -> usize {
        self.script.most_threads()
    }

    fn most_hash(&self) -> usize {
        self.script.most_hash()
    }

    fn network(&mut self) -> Option<Vec<u8>> {
        self.script.network()
    }

    fn read_file(&mut self, path: &str) -> Result<Vec<u8>, String> {
        self.script.read_file(path).map_err(|reason| reason.as_string().unwrap_or_default())
    }

    fn table_files(&mut self, folders: &str, game: &str) -> Vec<String> {
        self.script.table_files(folders, game)
    }

    fn hand_over(&mut self, game: &str, threads: usize) -> bool {
        self.script.hand_over(game, threads)
    }

    fn done(&mut self, line: u32, setting: Option<&str>) {
        self.script.done(line, setting);
    }

    fn best_so_far(&mut self, line: u32, answer: &str) {
        self.script.best_so_far(line, answer);
    }
}
