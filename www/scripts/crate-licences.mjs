// The licences of the crates that programs link. As a program, `crate-licences.mjs [PLATFORM
// PROGRAM…]` prints them; without a program, those of the engines for the browser.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cargoMetadata, linkedCrates } from './linked-crates.mjs';

/** A Markdown section for each third-party crate in the engines for the browser, by name. */
export function crateLicences() {
  const metadata = cargoMetadata('wasm32-unknown-unknown', ['wasm/threads', 'wasm/dev']);
  return sections(linkedCrates(metadata, 'wasm'));
}

/** The same for native programs; a crate that several link appears once. */
function programLicences(platform, programs) {
  const metadata = cargoMetadata(platform);
  const linked = programs.flatMap((program) => linkedCrates(metadata, program));
  return sections([...new Set(linked)]);
}

function sections(packages) {
  return packages
    .filter((crate) => crate.source !== null)
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ name, version, license, manifest_path }) => {
      const folder = dirname(manifest_path);
      const files = readdirSync(folder).filter((file) =>
        /^(licen[cs]e|unlicense|copying)/i.test(file),
      );
      // One licence of a choice is enough: the shorter text.
      const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
      const text = texts.sort((a, b) => a.length - b.length)[0] ?? `Licence: ${license}`;
      return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
    });
}

if (process.argv[1] === import.meta.filename) {
  const [platform, ...programs] = process.argv.slice(2);
  const licences = platform === undefined ? crateLicences() : programLicences(platform, programs);
  process.stdout.write(licences.join(''));
}
