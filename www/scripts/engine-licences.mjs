// Adds to www/dist/licenses.md, where Vite has put the licences of the bundled JavaScript, the licences of the crates in
// the engine and of the font whose outlines the xiangqi pieces show.

import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cargoMetadata, linkedCrates, ROOT } from './linked-crates.mjs';

const metadata = cargoMetadata('wasm32-unknown-unknown', ['wasm/threads', 'wasm/dev']);
const foreign = linkedCrates(metadata, 'wasm').filter((crate) => crate.source !== null);

const sections = foreign
  .sort((a, b) => a.name.localeCompare(b.name))
  .map(({ name, version, license, manifest_path }) => {
    const folder = dirname(manifest_path);
    const files = readdirSync(folder).filter((file) =>
      /^(licen[cs]e|unlicense|copying)/i.test(file),
    );
    // Where there is a choice, the text of one licence is enough; the shorter one is taken.
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
    const text = texts.sort((a, b) => a.length - b.length)[0] ?? `Licence: ${license}`;
    return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
  });

const font = readFileSync(join(ROOT, 'www', 'pieces', 'OFL.txt'), 'utf8').trim();
sections.push(`\n## LXGW WenKai, outlines of characters (OFL-1.1)\n\n${font}\n`);

appendFileSync(join(ROOT, 'www', 'dist', 'licenses.md'), sections.join(''));
