// Adds to licenses.md in a folder of the built page, where Vite has put the licences of the bundled JavaScript, the licences of the crates in
// the engine and of the font whose outlines the xiangqi pieces show.

import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crateLicences } from './crate-licences.mjs';
import { ROOT } from './linked-crates.mjs';

const sections = crateLicences();

const font = readFileSync(join(ROOT, 'packages', 'board', 'pieces', 'OFL.txt'), 'utf8').trim();
sections.push(`\n## LXGW WenKai, outlines of characters (OFL-1.1)\n\n${font}\n`);

const folder = process.argv[2] ?? join(ROOT, 'www', 'dist');
appendFileSync(join(folder, 'licenses.md'), sections.join(''));
