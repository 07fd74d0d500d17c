// The thread of an engine that speaks UCI in a browser.
import { run } from '../uci/worker.ts';

run({
  readFile() {
    throw new Error('a browser has no files');
  },
  tableFiles: () => [],
});
