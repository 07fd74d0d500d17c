#!/usr/bin/env node
// `chariot` speaks UCI on standard input and output. `chariot bench 10` runs that line and ends.
import { createInterface } from 'node:readline';
import { UciEngine } from '../uci/uci.ts';
import { uciPlatform } from './platform.ts';

const uci = new UciEngine(
  uciPlatform,
  (line) => process.stdout.write(`${line}\n`),
  () => process.exit(),
);
// A GUI that has gone needs no answers.
process.stdout.on('error', () => process.exit());

const words = process.argv.slice(2);
if (words.length > 0) uci.send(words.join(' '));
else for await (const line of createInterface({ input: process.stdin })) uci.send(line);
await uci.finish();
