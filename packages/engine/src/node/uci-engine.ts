// The thread of a UCI engine in Node.js.
import './scope.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../uci/worker.ts';

run({
  readFile: (path) => readFileSync(path),
  tableFiles: (folders, game) =>
    folders
      .split(delimiter)
      .flatMap((folder) => [folder, join(folder, game)].flatMap(tablesIn).sort()),
});

/** The tables in a folder; none if it cannot be read. */
function tablesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.egt'));
    return names.map((name) => join(folder, name));
  } catch {
    return [];
  }
}
