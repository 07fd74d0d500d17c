// The licences of the crates that are linked into the engines for the browser; run by itself, it prints them.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cargoMetadata, linkedCrates } from './linked-crates.mjs';

/** A section of Markdown for each crate of others, by name. */
export function crateLicences() {
  const metadata = cargoMetadata('wasm32-unknown-unknown', ['wasm/threads', 'wasm/dev']);
  const foreign = linkedCrates(metadata, 'wasm').filter((crate) => crate.source !== null);
  return foreign
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
}

if (process.argv[1] === import.meta.filename) process.stdout.write(crateLicences().join(''));
