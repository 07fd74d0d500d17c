#!/usr/bin/env node
// `chariot` speaks UCI on standard input and output. `chariot bench 10` runs that line and ends.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { UciEngine } from '../uci/uci.ts';
import { uciPlatform } from './platform.ts';

const HELP = `Chariot, an engine for chess and xiangqi

chariot             speaks UCI on standard input and output, for a GUI or a program
chariot bench 8     searches fixed positions to a depth; prints nodes and nodes per second
chariot LINE        executes one line of UCI, such as "go movetime 1000", and ends
chariot --help      prints this
chariot --version   prints the version

Begin with "uci" for the options, "position startpos moves e2e4" and "go movetime 1000" for a
move, "setoption name UCI_Variant value xiangqi" for xiangqi, and "quit" to end.
`;

function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return `${JSON.parse(manifest).version}\n`;
}

async function speakUci(words: readonly string[]): Promise<void> {
  const uci = new UciEngine(
    uciPlatform,
    (line) => process.stdout.write(`${line}\n`),
    () => process.exit(),
  );
  // A GUI that has gone needs no answers.
  process.stdout.on('error', () => process.exit());
  if (words.length > 0) uci.send(words.join(' '));
  else {
    if (process.stdin.isTTY) process.stderr.write('Chariot waits for UCI; chariot --help helps.\n');
    for await (const line of createInterface({ input: process.stdin })) uci.send(line);
  }
  await uci.finish();
}

const words = process.argv.slice(2);
const [first = ''] = words;
if (/^(--help|-h|help)$/.test(first)) process.stdout.write(HELP);
else if (/^(--version|-v)$/.test(first)) process.stdout.write(version());
else if (first.startsWith('-')) {
  process.stderr.write(`There is no option ${first}.\n\n${HELP}`);
  process.exitCode = 2;
} else await speakUci(words);
