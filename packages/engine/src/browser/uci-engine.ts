// The thread of a UCI engine in a browser.
import { run } from '../uci/worker.ts';

run({
  readFile() {
    throw new Error('a browser has no files');
  },
  tableFiles: () => [],
});
