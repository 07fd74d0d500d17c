// Adds licences to licenses.md in a folder of the built page: those of the engine's crates and of
// the font behind the xiangqi pieces. Vite has already put those of the bundled JavaScript there.

import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crateLicences } from './crate-licences.mjs';
import { ROOT } from './linked-crates.mjs';

const sections = crateLicences();

const font = readFileSync(join(ROOT, 'packages', 'board', 'pieces', 'OFL.txt'), 'utf8').trim();
sections.push(`\n## LXGW WenKai, outlines of characters (OFL-1.1)\n\n${font}\n`);

const folder = process.argv[2] ?? join(ROOT, 'www', 'dist');
appendFileSync(join(folder, 'licenses.md'), sections.join(''));
