// Adds up what a visitor's browser fetches of www/dist, each file compressed as static hosts do (gzip), and fails
// above the budget. Every file counts, but for those that no page loads by itself.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 250_000;
const NOT_LOADED = /^licenses\.md$/;

const dist = join(import.meta.dirname, '..', 'dist');
const files = readdirSync(dist, { recursive: true })
  .filter((name) => statSync(join(dist, name)).isFile() && !NOT_LOADED.test(name))
  .map((name) => ({ name, size: gzipSync(readFileSync(join(dist, name)), { level: 9 }).length }))
  .sort((a, b) => b.size - a.size);
const total = files.reduce((sum, { size }) => sum + size, 0);

for (const { name, size } of files) console.log(`${String(size).padStart(8)}  ${name}`);
console.log(`${String(total).padStart(8)}  first load, compressed; the budget is ${BUDGET}`);
if (total > BUDGET) process.exit(1);
