// Checks that the commands of our programs that documents show exist, with their options.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../www/scripts/linked-crates.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (folder, end) =>
  readdirSync(join(ROOT, folder), { recursive: true }).filter((name) => name.endsWith(end) && !name.includes('node_modules')).map((name) => join(folder, name));

/** Programs, and the sources in which clap finds their commands. */
const PROGRAMS = {
  lab: ['tools/lab/src/args.rs', ...filesIn('tools/lab/src/args', '.rs')],
  tbgen: ['crates/tbgen/src/args.rs'],
  chariot: ['crates/uci/src/bin/chariot/args.rs'],
};

const kebab = (name) => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').replaceAll('_', '-').toLowerCase();

/** The commands of a program: the options of each, and those that it needs. */
function commandsOf(sources) {
  const code = sources.map(read).join('\n').replace(/^ *\/\/.*\n/gm, '');
  const structs = new Map(Array.from(code.matchAll(/struct (\w+) \{\n([^]*?)\n\}/g), ([, name, body]) => [name, body]));
  const fields = (name) =>
    Array.from(structs.get(name).matchAll(/([^]*?)pub\(crate\) (\w+): (.*),/g), ([, attributes, field, type]) => ({ attributes, field, type }));
  const optionsOf = (name) =>
    fields(name).flatMap(({ attributes, field, type }) => {
      if (attributes.includes('flatten')) return optionsOf(type);
      if (!/\blong\b/.test(attributes)) return [];
      const isOptional = /^(Option|Vec|bool)\b/.test(type) || attributes.includes('default_value');
      const needed = !isOptional || attributes.includes('required = true');
      return [{ name: kebab(field), needed }];
    });
  const [, variants] = /derive\([^)]*Subcommand\)\]\n.*enum \w+ \{\n([^]*?)\n\}/.exec(code);
  return new Map(Array.from(variants.matchAll(/^ +(\w+)\((?:Box<)?(\w+)>?\),$/gm), ([, name, type]) => [kebab(name), optionsOf(type)]));
}

/** Code of a document: lines of its blocks, continued ones joined, and code between words. */
function codeIn(text) {
  const block = /^ *```[^\n]*\n([^]*?)^ *```/gm;
  const lines = Array.from(text.matchAll(block), ([, code]) => code.replace(/\\\n/g, ' ').split('\n')).flat();
  const inline = Array.from(text.replace(block, '').matchAll(/`([^`]+)`/g), ([, code]) => code.replaceAll('\n', ' '));
  return [...lines.map((code) => ({ code, isWhole: true })), ...inline.map((code) => ({ code, isWhole: false }))];
}

/** The calls of a program in a line of shell: their commands and options. Comments are none of it. */
function callsIn(line, program) {
  const call = new RegExp(`(?:^|[\\s/])${program}(?:(?: .*?)? --)? ([a-z][\\w-]*)(.*)`);
  return line
    .replace(/"[^"]*"|'[^']*'/g, '""')
    .replace(/(?:^|\s)#.*/, '')
    .split(/[|;&]+/)
    .flatMap((part) => {
      const [, command, rest] = call.exec(part) ?? [];
      if (command === undefined) return [];
      return [{ command, given: Array.from(rest.matchAll(/(?<=\s)--([a-z][\w-]*)/g), ([, name]) => name) }];
    });
}

test('every command of a line is seen, with the options behind a redirection', () => {
  const seen = (line) => callsIn(line, 'lab').map(({ command, given }) => [command, ...given].join(' '));
  assert.deepEqual(seen('lab sets --a <in >out --b && target/release/lab tune --c; lab train | lab rate --d'), ['sets a b', 'tune c', 'train', 'rate d']);
  assert.deepEqual(seen('cargo run -p lab --release -- tune --a  # lab train --b'), ['tune a']);
  assert.deepEqual(seen('lab sets --a "No. #3" --b=c#d --e'), ['sets a b e']);
});

const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'],
  ...['docs', 'crates', 'packages', 'tools', 'examples'].flatMap((folder) => filesIn(folder, '.md')),
];

for (const [program, sources] of Object.entries(PROGRAMS)) {
  test(`commands of ${program} in documents exist, with their options`, () => {
    const commands = commandsOf(sources);
    assert.ok(commands.size > 3 && [...commands.values()].some((options) => options.length > 2), 'commands were found');
    const faults = [];
    let calls = 0;
    for (const path of DOCUMENTS) {
      for (const { code, isWhole } of codeIn(read(path))) {
        for (const { command, given } of callsIn(code, program)) {
          calls += 1;
          const options = commands.get(command);
          const missing = (options ?? []).filter(({ name, needed }) => isWhole && needed && !given.includes(name)).map(({ name }) => name);
          if (options === undefined || missing.length > 0 || given.some((name) => !options.some((option) => option.name === name)))
            faults.push(`${path}: ${code.trim()}${missing.length > 0 ? ` lacks ${missing.join(', ')}` : ''}`);
        }
      }
    }
    assert.ok(calls > 5, `${calls} calls`);
    assert.deepEqual(faults, []);
  });
}
